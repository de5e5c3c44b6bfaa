import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import {
  type MachineChange,
  type MachineDriver,
  OtherSystem,
  type RuntimeSpec,
} from '../../src/drivers/agent/driver.ts';
import { openImageCache } from '../../src/drivers/agent/imageCache.ts';
import { listSimulatedInventory } from '../../src/drivers/simulated/disk.ts';
import { openSimulatedMetal } from '../../src/drivers/simulated/simulatedMetal.ts';
import { pause } from '../../src/lib/waiting.ts';
import { accessible, describeConformance, forever, listens, makeRuntime } from '../support/drivers/conformance.ts';
import { describeFaults, makeFaulty, off } from '../support/drivers/faults.ts';
import { loopback } from '../support/drivers/loopback.ts';
import { waitFor } from '../support/wait.ts';

const hostName = 'north-metal-1';
/** The guest is up for this long before a fault ends it, so that even a slow driver sees it. */
const afterMs = 8_000;

async function open(dataDir: string, latencyMs = 0): Promise<MachineDriver> {
  const images = await openImageCache(path.join(dataDir, 'images'));
  return openSimulatedMetal({
    hostName,
    dataDir,
    latencyMs,
    address: loopback,
    images,
    log: pino({ level: 'silent' }),
  });
}

const metal = (runtime: RuntimeSpec): RuntimeSpec => ({ ...runtime, kind: 'BareMetalMachine' });

async function makeHost() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'simulated-metal-'));
  return { hostName, dataDir, open: () => open(dataDir), remove: () => rm(dataDir, { recursive: true, force: true }) };
}

describeConformance('the simulated bare-metal host', { sequences: 15, capacity: 1, adapt: metal, makeHost });
describeFaults('the simulated bare-metal host', { afterMs, powerOfDoomed: 'on', adapt: metal, makeHost });

describe('a simulated bare-metal host', () => {
  let dataDir: string;
  let driver: MachineDriver;

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

  it('has its machine on again after a restart of the agent, with the same host key, and its workflow is notified', async () => {
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

  it('boots-disk shows what its driver does with a former system that reports in place of the image', async () => {
    const runtime = await started(metal(makeFaulty('boots-disk')));
    await waitFor('the report to be refused', () =>
      driver.observe(runtime.runtimeId).then(
        () => false,
        (error: unknown) => error instanceof OtherSystem,
      ),
    );
    expect(await driver.health(forever)).toMatchObject([{ type: 'Controller', ok: false, reason: 'ImageNotBooted' }]);
    await driver.destroy(runtime.runtimeId, forever);
    const next = await started(metal(makeRuntime()));
    await accessible(driver, next);
    expect(await driver.health(forever)).toMatchObject([{ type: 'Controller', ok: true }]);
  });

  it('runs one machine at a time, and accepts the next once that is gone, under another host key', async () => {
    const first = await started(metal(makeRuntime()));
    const before = await accessible(driver, first);
    const second = metal(makeRuntime());
    await expect(driver.create(second, forever)).rejects.toMatchObject({
      code: 'Unavailable',
      message: expect.stringContaining(first.runtimeId),
    });
    await driver.destroy(first.runtimeId, forever);
    await started(second);
    const after = await accessible(driver, second);
    expect(after.sshHostKeys).not.toEqual(before.sshHostKeys);
  });

  // If the controller waited for its own machine's report, it would respond to none of these in time.
  it('can be powered off at any moment of its boot', async () => {
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
  });

  it('can be listed without its agent, like other simulated hosts', async () => {
    const runtime = await started(metal(makeRuntime()));
    const { forwards } = await accessible(driver, runtime);
    expect(await listSimulatedInventory(dataDir)).toMatchObject([
      { hostName, runtimeId: runtime.runtimeId, power: 'on', forwards },
    ]);
    await driver.destroy(runtime.runtimeId, forever);
    expect(await listSimulatedInventory(dataDir)).toEqual([]);
  });

  it('leaves nothing of a released machine in its controller', async () => {
    const runtime = await started(metal(makeRuntime()));
    await accessible(driver, runtime);
    const flash = async () => JSON.parse(await readFile(path.join(dataDir, 'hosts', hostName, 'bmc.json'), 'utf8'));
    expect(await flash()).toMatchObject({
      power: 'On',
      media: { Cd: null, Usb: expect.stringContaining(runtime.runtimeId) },
    });
    await driver.destroy(runtime.runtimeId, forever);
    expect(await flash()).toMatchObject({
      power: 'Off',
      media: { Cd: null, Usb: null },
      boot: { enabled: 'Disabled' },
    });
    expect(await readdir(path.join(dataDir, 'hosts', hostName, 'runtimes'))).toEqual([]);
  });

  it('with the fault vanish-after-ready takes the machine dark and notifies the workflow without a request', async () => {
    const told: MachineChange[] = [];
    driver.watch((change) => told.push(change));
    await started(metal(makeFaulty(`vanish-after-ready=${afterMs}`)));
    // Its ports may be missed before its power is.
    const change = await waitFor('the change to be told', () =>
      told.find(({ seen, unattended }) => unattended && seen.power === 'off'),
    );
    expect(change.seen).toEqual(off);
  });
});
