/** What every machine driver promises, whatever it drives. A driver's own test passes in a way to open its host. */
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { absent, isAccessible, type Observation } from '../../../src/domain/observation.ts';
import type { MachineChange, MachineDriver, RuntimeSpec } from '../../../src/drivers/agent/driver.ts';
import { waitFor } from '../wait.ts';

export interface HostUnderTest {
  /** Opens the host's agent; after a close, reopens it on the same state. */
  open(): Promise<MachineDriver>;
  remove(): Promise<void>;
}

export interface ConformanceOptions {
  makeHost(): Promise<HostUnderTest>;
  /** Adapts a spec to what the driver can build. */
  adapt?(runtime: RuntimeSpec): RuntimeSpec;
  /** Number of command sequences to try; fewer for slow machines. */
  sequences: number;
  /** Machines that the host carries at once; one more is refused as Unavailable. */
  capacity?: number;
  /** How long a machine may take to boot. */
  waitMs?: number;
}

export const forever = new AbortController().signal;
setMaxListeners(0, forever);

/** A virtual machine with SSH and one echo port, both probed. */
export function makeRuntime(changes: Partial<RuntimeSpec> = {}): RuntimeSpec {
  const machineUid = randomUUID();
  return {
    runtimeId: randomUUID(),
    machineUid,
    kind: 'VirtualMachine',
    namespace: 'ns-test',
    name: 'web',
    spec: {
      imageRef: 'debian-12',
      resources: { cpu: 1, memoryGiB: 1, diskGiB: 10 },
      ports: [
        { name: 'ssh', guestPort: 22, exposure: 'private-tunnel', protocol: 'TCP', readinessProbe: true },
        { name: 'http', guestPort: 8080, exposure: 'private-tunnel', protocol: 'TCP', readinessProbe: true },
      ],
    },
    image: { name: 'debian-12', digest: `sha256:${'a'.repeat(64)}`, source: {} },
    labels: {},
    workflowId: `virtualmachine/ns-test/web/${machineUid}`,
    placementVersion: 1,
    ...changes,
  };
}

/** Waits for the driver to see the machine as a customer needs it. */
export async function accessible(driver: MachineDriver, runtime: RuntimeSpec, waitMs?: number): Promise<Observation> {
  return waitFor(
    'the machine to be accessible',
    async () => {
      const seen = await driver.observe(runtime.runtimeId);
      return isAccessible(runtime.spec.ports ?? [], seen) ? seen : null;
    },
    waitMs,
  );
}

/** Whether anything accepts connections where the ports were forwarded to. */
export async function listens(forwards: { address: string; port: number }[]): Promise<boolean> {
  const accepted = await Promise.all(
    forwards.map(
      ({ address, port }) =>
        new Promise<boolean>((resolve) => {
          const socket = connect(port, address, () => resolve(true));
          socket.on('error', () => resolve(false)).on('close', () => resolve(false));
          socket.on('connect', () => socket.destroy());
        }),
    ),
  );
  return accepted.includes(true);
}

export function describeConformance(
  name: string,
  {
    makeHost,
    adapt = (runtime) => runtime,
    sequences,
    capacity = Number.POSITIVE_INFINITY,
    waitMs,
  }: ConformanceOptions,
) {
  describe(`${name}, as a machine driver`, () => {
    let host: HostUnderTest;
    let driver: MachineDriver;
    let runtime: RuntimeSpec;
    const id = () => runtime.runtimeId;

    beforeEach(async () => {
      host = await makeHost();
      driver = await host.open();
      runtime = adapt(makeRuntime());
    });
    afterEach(async () => {
      await driver.close();
      await host.remove();
    });

    it('knows nothing of a machine that was never created', async () => {
      expect(await driver.observe(id())).toEqual(absent);
      expect(await driver.inventory()).toEqual([]);
      await driver.stop(id(), { force: true }, forever);
      await expect(driver.start(id(), forever)).rejects.toMatchObject({ code: 'NotFound' });
    });

    it('creates a machine once, powered off, however often it is called', async () => {
      await driver.create(runtime, forever);
      await driver.create(runtime, forever);
      expect(await driver.inventory()).toEqual([
        { runtimeId: id(), machineUid: runtime.machineUid, workflowId: runtime.workflowId, power: 'off' },
      ]);
      expect(await driver.observe(id())).toEqual({ ...absent, presence: 'present' });
    });

    // An emulated machine takes seconds of a processor to boot, so these two ask several things of one machine.
    it('brings a started machine up, tells a watcher until it unsubscribes, and stops it by force', async () => {
      const told: MachineChange[] = [];
      const unwatch = driver.watch((change) => told.push(change));
      await driver.create(runtime, forever);
      await driver.start(id(), forever);
      const isReady = ({ seen }: MachineChange) => isAccessible(runtime.spec.ports ?? [], seen);
      await waitFor('the change to be told', () => told.some(isReady), waitMs);
      // Later changes are not awaited.
      const awaited = told.slice(0, told.findIndex(isReady) + 1);
      expect(awaited.every((change) => !change.unattended && change.workflowId === runtime.workflowId)).toBe(true);
      const seen = await accessible(driver, runtime, waitMs);
      expect(seen).toMatchObject({ power: 'on', guestUp: true, listeningPorts: [22, 8080] });
      expect(seen.forwards.map((forward) => forward.guestPort)).toEqual([22, 8080]);
      // Repeats leave it alone.
      await driver.start(id(), forever);
      await driver.create(runtime, forever);
      expect(await accessible(driver, runtime, waitMs)).toEqual(seen);

      unwatch();
      const before = told.length;
      await driver.stop(id(), { force: true }, forever);
      await driver.stop(id(), { force: true }, forever);
      expect(told).toHaveLength(before);
      expect(await driver.observe(id())).toEqual({ ...absent, presence: 'present' });
      expect(await listens(seen.forwards)).toBe(false);
    });

    it('stops a machine gracefully, starts it again, and leaves no trace or listener of it once it is destroyed while it runs', async () => {
      await driver.create(runtime, forever);
      await driver.start(id(), forever);
      const { forwards } = await accessible(driver, runtime, waitMs);
      await driver.stop(id(), { force: false }, forever);
      await driver.stop(id(), { force: false }, forever);
      expect(await driver.observe(id())).toEqual({ ...absent, presence: 'present' });
      expect(await listens(forwards)).toBe(false);

      await driver.create(runtime, forever);
      await driver.start(id(), forever);
      // An emulated machine takes its ports before it has booted, which this does not wait for again.
      const again = await waitFor(
        'its ports to be taken',
        async () => {
          const seen = await driver.observe(id());
          return (await listens(seen.forwards)) ? seen : null;
        },
        waitMs,
      );
      expect(again).toMatchObject({ power: 'on' });
      await driver.destroy(id(), forever);
      await driver.destroy(id(), forever);
      expect(await driver.observe(id())).toEqual(absent);
      expect(await driver.inventory()).toEqual([]);
      expect(await listens(again.forwards)).toBe(false);
    });

    it('refuses a late create of a destroyed machine, even if it never existed, and after a restart', async () => {
      await driver.destroy(id(), forever);
      await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'Tombstoned' });
      await driver.close();
      driver = await host.open();
      await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'Tombstoned' });
      await expect(driver.start(id(), forever)).rejects.toMatchObject({ code: 'Tombstoned' });
      expect(await driver.inventory()).toEqual([]);
    });

    it('leaves no machine when its create and its destroy race', async () => {
      const runtimes = Array.from({ length: Math.min(20, sequences) }, () => adapt(makeRuntime()));
      await Promise.all(
        runtimes.flatMap((racer, index) => {
          const create = () => driver.create(racer, forever).catch(() => undefined);
          const destroy = () => driver.destroy(racer.runtimeId, forever);
          return index % 2 === 0 ? [create(), destroy()] : [destroy(), create()];
        }),
      );
      expect(await driver.inventory()).toEqual([]);
    });

    it('remembers the highest placement version across destroys and restarts', async () => {
      const newer = adapt(makeRuntime({ placementVersion: 7 }));
      await driver.create(newer, forever);
      await driver.destroy(newer.runtimeId, forever);
      await driver.create(runtime, forever);
      await driver.close();
      driver = await host.open();
      expect(driver.placementVersionSeen()).toBe(7);
    });

    it('refuses a second agent of the same host until the first has closed', async () => {
      await expect(host.open()).rejects.toMatchObject({ code: 'Unavailable' });
      await driver.close();
      driver = await host.open();
      expect(await driver.inventory()).toEqual([]);
    });

    it('does nothing on behalf of a caller whose signal has aborted', async () => {
      const given = AbortSignal.abort(new Error('given up'));
      await expect(driver.create(runtime, given)).rejects.toThrow('given up');
      expect(await driver.inventory()).toEqual([]);
      await driver.create(runtime, forever);
      await expect(driver.start(id(), given)).rejects.toThrow('given up');
      expect(await driver.observe(id())).toMatchObject({ power: 'off' });
    });

    it('agrees with a simple model after any sequence of commands and restarts', async () => {
      const command = fc.oneof(
        {
          weight: 8,
          arbitrary: fc.record({
            do: fc.constantFrom('create', 'start', 'stop', 'force', 'destroy'),
            which: fc.nat(2),
          }),
        },
        { weight: 1, arbitrary: fc.constant({ do: 'reopen', which: 0 }) },
      );
      await fc.assert(
        fc.asyncProperty(fc.array(command, { maxLength: 25 }), async (commands) => {
          const runtimes = [0, 1, 2].map(() => adapt(makeRuntime()));
          const model: ('never' | 'off' | 'on' | 'destroyed')[] = ['never', 'never', 'never'];
          for (const { do: action, which } of commands) {
            const { runtimeId } = runtimes[which]!;
            const state = model[which]!;
            const attempt = (act: Promise<void>) =>
              act.then(
                () => 'done',
                (error: { code: string }) => error.code,
              );
            if (action === 'reopen') {
              await driver.close();
              driver = await host.open();
            } else if (action === 'create') {
              const isFull = model.filter((other) => other === 'on' || other === 'off').length >= capacity;
              const expected =
                state === 'destroyed' ? 'Tombstoned' : state === 'never' && isFull ? 'Unavailable' : 'done';
              expect(await attempt(driver.create(runtimes[which]!, forever))).toBe(expected);
              if (state === 'never' && expected === 'done') model[which] = 'off';
            } else if (action === 'start') {
              const expected = { never: 'NotFound', destroyed: 'Tombstoned', off: 'done', on: 'done' }[state];
              expect(await attempt(driver.start(runtimeId, forever))).toBe(expected);
              if (expected === 'done') model[which] = 'on';
            } else if (action === 'destroy') {
              await driver.destroy(runtimeId, forever);
              model[which] = 'destroyed';
            } else {
              await driver.stop(runtimeId, { force: action === 'force' }, forever);
              if (state === 'on') model[which] = 'off';
            }
            const seen = await Promise.all(runtimes.map((one) => driver.observe(one.runtimeId)));
            const inventory = new Map((await driver.inventory()).map((entry) => [entry.runtimeId, entry.power]));
            model.forEach((expected, index) => {
              const exists = expected === 'on' || expected === 'off';
              expect(inventory.get(runtimes[index]!.runtimeId)).toBe(exists ? expected : undefined);
              expect(seen[index]).toMatchObject(
                exists ? { presence: 'present', power: expected } : { presence: 'absent' },
              );
            });
          }
          for (const { runtimeId } of runtimes) await driver.destroy(runtimeId, forever);
          expect(await driver.inventory()).toEqual([]);
        }),
        { numRuns: sequences },
      );
    });
  });
}
