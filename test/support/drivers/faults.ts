/** The faults of src/drivers/simulated/faults.ts, which every simulated host shows, whatever its machines are. */
import { execFileSync } from 'node:child_process';
import { getEventListeners } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { absent } from '../../../src/domain/observation.ts';
import type { MachineChange, MachineDriver, RuntimeSpec } from '../../../src/drivers/agent/driver.ts';
import { liftFaults } from '../../../src/drivers/simulated/disk.ts';
import { faultLabel } from '../../../src/drivers/simulated/faults.ts';
import { waitFor } from '../wait.ts';
import { accessible, forever, type HostUnderTest, listens, makeRuntime } from './conformance.ts';

export interface FaultsOptions {
  makeHost(): Promise<HostUnderTest & { dataDir: string; hostName: string }>;
  /** Adapts a spec to what the host can build. */
  adapt?(runtime: RuntimeSpec): RuntimeSpec;
  /** A port responds for this long before a fault ends it, so that even a slow driver sees it. */
  afterMs: number;
  /** The power, after a restart, of a machine whose destroy was refused. */
  powerOfDoomed: 'on' | 'off';
}

export const off = { ...absent, presence: 'present' as const };

export function makeFaulty(fault: string): RuntimeSpec {
  return makeRuntime({ labels: { [faultLabel]: fault } });
}

export function describeFaults(
  name: string,
  { makeHost, adapt = (runtime) => runtime, afterMs, powerOfDoomed }: FaultsOptions,
) {
  describe(`${name}, asked for a fault`, () => {
    let host: Awaited<ReturnType<FaultsOptions['makeHost']>>;
    let driver: MachineDriver;

    const withFault = (fault: string) => adapt(makeFaulty(fault));
    const ofImage = (fault: string) =>
      adapt(makeRuntime({ image: { name: 'broken', digest: 'sha256:0', source: { fault } } }));
    const reopen = async () => {
      await driver.close();
      driver = await host.open();
    };
    const started = async (runtime: RuntimeSpec) => {
      await driver.create(runtime, forever);
      await driver.start(runtime.runtimeId, forever);
      return runtime;
    };
    const running = async (runtime: RuntimeSpec) => {
      await started(runtime);
      return { runtime, seen: await accessible(driver, runtime) };
    };

    beforeEach(async () => {
      host = await makeHost();
      driver = await host.open();
    });
    afterEach(async () => {
      await driver.close();
      await host.remove();
    });

    it.each([
      ['refuse-spec', 'InvalidSpec'],
      ['image-checksum', 'ImageUnavailable'],
      ['create-fails-always', 'Unavailable'],
      ['no-such-fault', 'InvalidSpec'],
      ['create-fails=often', 'InvalidSpec'],
    ])('%s makes a create fail with %s and creates nothing', async (fault, code) => {
      const runtime = withFault(fault);
      await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code });
      await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code });
      expect(await driver.inventory()).toEqual([]);
    });

    it.each([
      ['label', withFault('create-fails=2')],
      ['label, as Kubernetes allows its values', withFault('create-fails.2_slow.1')],
      ['image', ofImage('create-fails=2')],
    ])('create-fails, set by %s, makes the first two creates fail, counted across a restart', async (_by, runtime) => {
      await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'Unavailable' });
      await reopen();
      await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'Unavailable' });
      await driver.create(runtime, forever);
      expect(await driver.observe(runtime.runtimeId)).toEqual(off);
    });

    it('boot-never leaves the power on and the guest down, and a graceful stop does not wait for it', async () => {
      const { runtimeId } = await started(withFault('boot-never'));
      expect(await driver.observe(runtimeId)).toMatchObject({ power: 'on', guestUp: false, listeningPorts: [] });
      await driver.stop(runtimeId, { force: false }, forever);
      expect(await driver.observe(runtimeId)).toEqual(off);
    });

    it.each([
      ['label', withFault('port-never=8080')],
      ['image', ofImage('port-never=8080')],
    ])(
      'port-never, set by %s, lets the host accept while the guest never responds, so the port does not count as listening',
      async (_by, runtime) => {
        await started(runtime);
        const seen = await waitFor('the other port', async () => {
          const now = await driver.observe(runtime.runtimeId);
          return now.listeningPorts.includes(22) ? now : null;
        });
        expect(seen.listeningPorts).toEqual([22]);
        expect(await listens(seen.forwards.filter((forward) => forward.guestPort === 8080))).toBe(true);
      },
    );

    it('port-dies-after closes a port and notifies the workflow without a request', async () => {
      const told: MachineChange[] = [];
      driver.watch((change) => told.push(change));
      await started(withFault(`port-dies-after=8080:${afterMs}`));
      const change = await waitFor('the change to be told', () =>
        told.find(({ seen, unattended }) => unattended && !seen.listeningPorts.includes(8080)),
      );
      expect(change.seen).toMatchObject({ power: 'on', guestUp: true, listeningPorts: [22] });
      const before = told.find(({ seen }) => seen.listeningPorts.length === 2)!.seen;
      expect(await listens(before.forwards.filter((forward) => forward.guestPort === 8080))).toBe(false);
    });

    it('stop-ignored makes a graceful stop wait until the caller gives up; a forced stop works', async () => {
      const { runtime } = await running(withFault('stop-ignored'));
      const giveUp = new AbortController();
      const stopping = driver.stop(runtime.runtimeId, { force: false }, giveUp.signal);
      const queued = driver.destroy(runtime.runtimeId, giveUp.signal);
      const both = Promise.allSettled([stopping, queued]);
      giveUp.abort(new Error('given up'));
      expect((await both).map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
      expect(await driver.observe(runtime.runtimeId)).toMatchObject({ power: 'on' });
      await driver.stop(runtime.runtimeId, { force: true }, forever);
      expect(await driver.observe(runtime.runtimeId)).toEqual(off);
    });

    it('destroy-refuses keeps the machine but writes its tombstone, until the fault is lifted', async () => {
      const { runtime } = await running(withFault('destroy-refuses'));
      for (let attempt = 0; attempt < 3; attempt++) {
        await expect(driver.destroy(runtime.runtimeId, forever)).rejects.toMatchObject({ code: 'Unavailable' });
      }
      expect(await driver.inventory()).toHaveLength(1);
      await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'Tombstoned' });
      await reopen();
      expect(await driver.inventory()).toMatchObject([{ runtimeId: runtime.runtimeId, power: powerOfDoomed }]);
      await liftFaults(host.dataDir, host.hostName, runtime.runtimeId);
      await driver.destroy(runtime.runtimeId, forever);
      expect(await driver.inventory()).toEqual([]);
    });

    it('destroy-refuses=N refuses N times', async () => {
      const { runtime } = await running(withFault('destroy-refuses=1'));
      await expect(driver.destroy(runtime.runtimeId, forever)).rejects.toMatchObject({ code: 'Unavailable' });
      await driver.destroy(runtime.runtimeId, forever);
      expect(await driver.inventory()).toEqual([]);
    });

    it('lost-reply performs each action but confirms it only the second time', async () => {
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

    it('slow delays every action, and a caller may give up meanwhile', async () => {
      const runtime = withFault('slow=60000');
      const giveUp = new AbortController();
      const creating = driver.create(runtime, giveUp.signal);
      giveUp.abort(new Error('given up'));
      await expect(creating).rejects.toThrow('given up');
      expect(await driver.inventory()).toEqual([]);
    });

    it('a slow create that is overtaken by a destroy creates nothing', async () => {
      const runtime = withFault('create-fails=1');
      // The create blocks on its stored faults: a named pipe that nothing has written to.
      const kept = path.join(host.dataDir, 'hosts', host.hostName, 'faults', `${runtime.runtimeId}.json`);
      execFileSync('mkfifo', [kept]);
      const creating = expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'Tombstoned' });
      const { signal } = new AbortController();
      const destroying = driver.destroy(runtime.runtimeId, signal);
      try {
        await waitFor('the destroy to wait for its turn', () => getEventListeners(signal, 'abort').length > 0);
      } finally {
        await writeFile(kept, '{"create-fails":1}');
      }
      await Promise.all([creating, destroying]);
      expect(await driver.inventory()).toEqual([]);
    });
  });
}
