import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { absent } from '../../src/domain/observation.ts';
import type { MachineChange, MachineDriver, RuntimeSpec } from '../../src/drivers/driver.ts';
import { openImageCache } from '../../src/drivers/imageCache.ts';
import { liftFaults, listSimulatedInventory } from '../../src/drivers/simulated/disk.ts';
import { faultLabel } from '../../src/drivers/simulated/faults.ts';
import { openSimulatedMetal } from '../../src/drivers/simulated/metal.ts';
import { pause } from '../../src/drivers/waiting.ts';
import { waitFor } from '../support/wait.ts';
import { accessible, describeConformance, forever, listens, makeRuntime } from './conformance.ts';

const hostName = 'north-metal-1';

async function open(dataDir: string, latencyMs = 0): Promise<MachineDriver> {
  const images = await openImageCache(path.join(dataDir, 'images'));
  return openSimulatedMetal({ hostName, dataDir, latencyMs, images, log: pino({ level: 'silent' }) });
}

const metal = (runtime: RuntimeSpec): RuntimeSpec => ({ ...runtime, kind: 'BareMetalMachine' });

describeConformance('the simulated bare-metal host', {
  sequences: 15,
  capacity: 1,
  adapt: metal,
  async makeHost() {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'simulated-metal-'));
    return { open: () => open(dataDir), remove: () => rm(dataDir, { recursive: true, force: true }) };
  },
});

describe('a simulated bare-metal host', () => {
  const off = { ...absent, presence: 'present' as const };
  let dataDir: string;
  let driver: MachineDriver;

  async function reopen(): Promise<void> {
    await driver.close();
    driver = await open(dataDir);
  }
  const withFault = (fault: string) => metal(makeRuntime({ labels: { [faultLabel]: fault } }));
  async function started(runtime: RuntimeSpec): Promise<RuntimeSpec> {
    await driver.create(runtime, forever);
    await driver.start(runtime.runtimeId, forever);
    return runtime;
  }

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'simulated-metal-'));
    driver = await open(dataDir);
  });
  afterEach(async () => {
    await driver.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('has its machine on again after a restart of the agent, with the same host key, and its workflow is told', async () => {
    const runtime = await started(metal(makeRuntime()));
    const before = await accessible(driver, runtime);
    await driver.close();
    expect(await listens(before.forwards)).toBe(false);
    driver = await open(dataDir);
    const told: MachineChange[] = [];
    driver.watch((change) => told.push(change));
    const after = await accessible(driver, runtime);
    expect(after.sshHostKeys).toEqual(before.sshHostKeys);
    await waitFor('the workflow to be told', () =>
      told.some((change) => change.unattended && change.seen.listeningPorts.length === 2),
    );
  });

  it('carries one machine at a time, and the next once that is gone, under another host key', async () => {
    const first = await started(metal(makeRuntime()));
    const before = await accessible(driver, first);
    const second = metal(makeRuntime());
    await expect(driver.create(second, forever)).rejects.toMatchObject({ code: 'Unavailable', message: expect.stringContaining(first.runtimeId) });
    await driver.destroy(first.runtimeId, forever);
    await started(second);
    const after = await accessible(driver, second);
    expect(after.sshHostKeys).not.toEqual(before.sshHostKeys);
  });

  // A controller that waited for its own machine's report would answer none of these in time.
  it('is switched off at any moment of its boot', async () => {
    const runtime = metal(makeRuntime());
    await driver.create(runtime, forever);
    for (let afterMs = 0; afterMs < 40; afterMs += 1) {
      await driver.start(runtime.runtimeId, forever);
      await pause(afterMs);
      await driver.stop(runtime.runtimeId, { force: true }, forever);
      expect(await driver.observe(runtime.runtimeId)).toEqual(off);
    }
    await driver.start(runtime.runtimeId, forever);
    await accessible(driver, runtime);
  }, 20_000);

  it('is listed without its agent, as the other simulated hosts are', async () => {
    const runtime = await started(metal(makeRuntime()));
    const { forwards } = await accessible(driver, runtime);
    expect(await listSimulatedInventory(dataDir)).toMatchObject([{ hostName, runtimeId: runtime.runtimeId, power: 'on', forwards }]);
    await driver.destroy(runtime.runtimeId, forever);
    expect(await listSimulatedInventory(dataDir)).toEqual([]);
  });

  it('leaves nothing of a released machine in its controller', async () => {
    const runtime = await started(metal(makeRuntime()));
    await accessible(driver, runtime);
    const flash = async () => JSON.parse(await readFile(path.join(dataDir, 'hosts', hostName, 'bmc.json'), 'utf8'));
    expect(await flash()).toMatchObject({ power: 'On', media: { Cd: expect.stringContaining(runtime.runtimeId), Usb: expect.stringContaining(runtime.runtimeId) } });
    await driver.destroy(runtime.runtimeId, forever);
    expect(await flash()).toMatchObject({ power: 'Off', media: { Cd: null, Usb: null }, boot: { enabled: 'Disabled' } });
    expect(await readdir(path.join(dataDir, 'hosts', hostName, 'runtimes'))).toEqual([]);
  });

  describe('asked for a fault', () => {
    it.each([
      ['refuse-spec', 'InvalidSpec'],
      ['image-checksum', 'ImageUnavailable'],
      ['create-fails-always', 'Unavailable'],
      ['no-such-fault', 'InvalidSpec'],
    ])('by %s answers a create with %s and makes nothing', async (fault, code) => {
      const runtime = withFault(fault);
      await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code });
      expect(await driver.inventory()).toEqual([]);
    });

    it('create-fails fails the first creates, counted over a restart', async () => {
      const runtime = withFault('create-fails.2');
      await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'Unavailable' });
      await reopen();
      await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'Unavailable' });
      await driver.create(runtime, forever);
      expect(await driver.observe(runtime.runtimeId)).toEqual(off);
    });

    it.each([
      ['label', withFault('port-never=8080')],
      ['image', metal(makeRuntime({ image: { name: 'broken', digest: 'sha256:0', source: { fault: 'port-never=8080' } } }))],
    ])('port-never, by %s, leaves a port that accepts and never answers', async (_by, runtime) => {
      await started(runtime);
      const seen = await waitFor('the other port', async () => {
        const now = await driver.observe(runtime.runtimeId);
        return now.listeningPorts.includes(22) ? now : null;
      });
      expect(seen.listeningPorts).toEqual([22]);
      expect(await listens(seen.forwards.filter((forward) => forward.guestPort === 8080))).toBe(true);
    });

    it('boot-never leaves the power on and the guest down, and a graceful stop does not wait for it', async () => {
      const runtime = await started(withFault('boot-never'));
      expect(await driver.observe(runtime.runtimeId)).toMatchObject({ power: 'on', guestUp: false });
      await driver.stop(runtime.runtimeId, { force: false }, forever);
      expect(await driver.observe(runtime.runtimeId)).toEqual(off);
    });

    it.each([
      ['port-dies-after=8080:2000', { power: 'on', guestUp: true, listeningPorts: [22] }],
      ['vanish-after-ready=2000', off],
    ])('%s tells the workflow unasked', async (fault, expected) => {
      const told: MachineChange[] = [];
      driver.watch((change) => told.push(change));
      const runtime = await started(withFault(fault));
      await accessible(driver, runtime);
      const change = await waitFor('the change to be told', () => told.find((one) => one.unattended));
      expect(change.seen).toMatchObject(expected);
    });

    it('stop-ignored waits until the caller gives up, and a forced stop works', async () => {
      const runtime = await started(withFault('stop-ignored'));
      await accessible(driver, runtime);
      const giveUp = new AbortController();
      const stopping = driver.stop(runtime.runtimeId, { force: false }, giveUp.signal);
      giveUp.abort(new Error('given up'));
      await expect(stopping).rejects.toThrow('given up');
      expect(await driver.observe(runtime.runtimeId)).toMatchObject({ power: 'on' });
      await driver.stop(runtime.runtimeId, { force: true }, forever);
      expect(await driver.observe(runtime.runtimeId)).toEqual(off);
    });

    it('destroy-refuses keeps the machine, yet tombstones it, until the fault is lifted', async () => {
      const runtime = await started(withFault('destroy-refuses'));
      await expect(driver.destroy(runtime.runtimeId, forever)).rejects.toMatchObject({ code: 'Unavailable' });
      await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'Tombstoned' });
      await reopen();
      expect(await driver.inventory()).toHaveLength(1);
      await liftFaults(dataDir, hostName, runtime.runtimeId);
      await driver.destroy(runtime.runtimeId, forever);
      expect(await driver.inventory()).toEqual([]);
    });

    it('lost-reply does the work of each action and says so only the second time', async () => {
      const runtime = withFault('lost-reply=create,lost-reply=start,lost-reply=stop,lost-reply=destroy');
      const { runtimeId } = runtime;
      const twice = async (act: () => Promise<void>) => {
        await expect(act()).rejects.toMatchObject({ code: 'Unavailable' });
        const seen = await driver.observe(runtimeId);
        await act();
        return seen;
      };
      expect(await twice(() => driver.create(runtime, forever))).toEqual(off);
      expect(await twice(() => driver.start(runtimeId, forever))).toMatchObject({ power: 'on' });
      expect(await twice(() => driver.stop(runtimeId, { force: true }, forever))).toEqual(off);
      expect(await twice(() => driver.destroy(runtimeId, forever))).toEqual(absent);
    });
  });
});
