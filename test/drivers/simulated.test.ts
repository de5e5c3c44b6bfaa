import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import ssh2 from 'ssh2';
import { absent, type Observation } from '../../src/domain/observation.ts';
import type { MachineChange, MachineDriver, RuntimeSpec } from '../../src/drivers/driver.ts';
import { liftFaults, listSimulatedInventory } from '../../src/drivers/simulated/disk.ts';
import { faultLabel } from '../../src/drivers/simulated/faults.ts';
import { openSimulatedHost, type SimulatedHostOptions } from '../../src/drivers/simulated/host.ts';
import { makeHostKey } from '../../src/drivers/simulated/ssh.ts';
import { waitFor } from '../support/wait.ts';
import { accessible, describeConformance, forever, listens, makeRuntime } from './conformance.ts';
import { sshExec } from './sshExec.ts';

const hostName = 'north-hv-1';

describeConformance('the simulated host', {
  sequences: 40,
  async makeHost() {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'simulated-'));
    return {
      open: () => openSimulatedHost({ hostName, dataDir, latencyMs: 0 }),
      remove: () => rm(dataDir, { recursive: true, force: true }),
    };
  },
});

describe('a simulated host', () => {
  let dataDir: string;
  let driver: MachineDriver;
  const children = new Set<ReturnType<typeof spawn>>();

  async function open(latencyMs: SimulatedHostOptions['latencyMs'] = 0): Promise<MachineDriver> {
    driver = await openSimulatedHost({ hostName, dataDir, latencyMs });
    return driver;
  }
  async function reopen(): Promise<void> {
    await driver.close();
    await open();
  }
  async function running(changes: Partial<RuntimeSpec> = {}): Promise<{ runtime: RuntimeSpec; seen: Observation }> {
    const runtime = makeRuntime(changes);
    await driver.create(runtime, forever);
    await driver.start(runtime.runtimeId, forever);
    return { runtime, seen: await accessible(driver, runtime) };
  }

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'simulated-'));
    await open();
  });
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    await driver.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  describe('its machines', () => {
    it('let the authorised key in over SSH under the published host key, and nobody else', async () => {
      const mine = makeHostKey();
      const other = makeHostKey();
      const bootstrap = { sshAuthorizedKeys: [{ publicKey: mine.public, username: 'admin' }] };
      const { seen } = await running({ spec: { ...makeRuntime().spec, bootstrap } });
      expect(await sshExec(seen, { username: 'admin', privateKey: mine.private }, 'echo it works')).toBe('it works\n');
      await expect(sshExec(seen, { username: 'admin', privateKey: other.private }, 'true')).rejects.toThrow(
        /authentication/,
      );
      await expect(sshExec(seen, { username: 'root', privateKey: mine.private }, 'true')).rejects.toThrow(
        /authentication/,
      );
      const forged = { ...seen, sshHostKeys: [{ algorithm: 'ssh-ed25519', publicKey: other.public.split(' ')[1]! }] };
      await expect(sshExec(forged, { username: 'admin', privateKey: mine.private }, 'true')).rejects.toThrow(
        /denied|verif/i,
      );
    });

    it('have host keys that are whole, every one', () => {
      for (let count = 0; count < 2_000; count++) {
        const pair = makeHostKey();
        const [own, published] = [pair.private, pair.public].map((text) => ssh2.utils.parseKey(text) as ssh2.ParsedKey);
        expect(own!.getPublicSSH().length).toBe(51);
        expect(published!.getPublicSSH()).toEqual(own!.getPublicSSH());
      }
    });

    it('echo on every other port', async () => {
      const { seen } = await running();
      expect(await echoed(seen, 8080, 'hello')).toBe('hello');
    });

    it('come up after the boot latency, with their forwards bound from the start', async () => {
      await driver.close();
      await open({ boot: 100 });
      const runtime = makeRuntime();
      await driver.create(runtime, forever);
      const started = performance.now();
      await driver.start(runtime.runtimeId, forever);
      expect(await driver.observe(runtime.runtimeId)).toMatchObject({
        power: 'on',
        guestUp: false,
        sshHostKeys: [],
        listeningPorts: [],
      });
      const seen = await accessible(driver, runtime);
      expect(performance.now() - started).toBeGreaterThan(95);
      expect(seen.forwards).toHaveLength(2);
    });

    it('are on again after a restart of the agent, with the same host key, and their workflows are told', async () => {
      const { runtime, seen: before } = await running();
      await reopen();
      const told: MachineChange[] = [];
      driver.watch((change) => told.push(change));
      const after = await accessible(driver, runtime);
      expect(after.sshHostKeys).toEqual(before.sshHostKeys);
      await waitFor('the workflow to be told', () =>
        told.some((change) => change.unattended && change.seen.listeningPorts.length === 2),
      );
    });

    it('number a thousand in one process', async () => {
      const runtimes = Array.from({ length: 1_000 }, () => makeRuntime());
      await Promise.all(
        runtimes.map(async (runtime) => {
          await driver.create(runtime, forever);
          await driver.start(runtime.runtimeId, forever);
        }),
      );
      await waitFor('all to be accessible', async () => {
        const seen = await Promise.all(runtimes.map((runtime) => driver.observe(runtime.runtimeId)));
        return seen.every((one) => one.listeningPorts.length === 2);
      });
      expect(await listSimulatedInventory(dataDir)).toHaveLength(1_000);
    });
  });

  describe('whose process is killed with -9', () => {
    it('has its machines on again after a restart, and none of them before', async () => {
      await driver.close();
      const runtimes = [makeRuntime(), makeRuntime()];
      const { child, seen: before } = await hostProcess(runtimes);
      await expect(open()).rejects.toMatchObject({ code: 'Unavailable' });
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(await listens(before.flatMap((seen) => seen.forwards))).toBe(false);
      await open();
      for (const [index, runtime] of runtimes.entries()) {
        const after = await accessible(driver, runtime);
        expect(after.sshHostKeys).toEqual(before[index]!.sshHostKeys);
      }
    });

    async function hostProcess(runtimes: RuntimeSpec[]) {
      const here = (file: string) => path.join(process.cwd(), 'test/drivers', file);
      const child = spawn(
        process.execPath,
        ['--import', here('typescript.mjs'), here('hostProcess.ts'), dataDir, hostName, JSON.stringify(runtimes)],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      children.add(child);
      const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
      return { child, seen: JSON.parse(line) as Observation[] };
    }
  });

  describe('on its disk', () => {
    it('is listed without its agent, with the ports that its machines were forwarded to', async () => {
      const { runtime, seen } = await running();
      await driver.close();
      expect(await listSimulatedInventory(dataDir)).toEqual([
        {
          hostName,
          runtimeId: runtime.runtimeId,
          machineUid: runtime.machineUid,
          namespace: runtime.namespace,
          name: runtime.name,
          workflowId: runtime.workflowId,
          power: 'on',
          forwards: seen.forwards,
        },
      ]);
      expect(await listens(seen.forwards)).toBe(false);
      await open();
    });

    it('survives a tombstone that a kill cut short', async () => {
      const gone = makeRuntime();
      await driver.destroy(gone.runtimeId, forever);
      await driver.close();
      const folder = path.join(dataDir, 'hosts', hostName);
      await appendFile(path.join(folder, 'tombstones.jsonl'), '{"runtimeId":"hal');
      await open();
      const next = makeRuntime();
      await driver.destroy(next.runtimeId, forever);
      await reopen();
      for (const runtime of [gone, next])
        await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'Tombstoned' });
    });

    it('keeps nothing of a destroyed machine but its tombstone', async () => {
      const { runtime } = await running({ labels: { [faultLabel]: 'lost-reply=start' } }).catch(() => ({
        runtime: null,
      }));
      expect(runtime).toBeNull();
      const [left] = await driver.inventory();
      await driver.destroy(left!.runtimeId, forever);
      const folder = path.join(dataDir, 'hosts', hostName);
      expect(await readdir(path.join(folder, 'runtimes'))).toEqual([]);
      expect(await readdir(path.join(folder, 'faults'))).toEqual([]);
    });
  });

  describe('asked for a fault', () => {
    const withFault = (fault: string) => makeRuntime({ labels: { [faultLabel]: fault } });
    const off = { ...absent, presence: 'present' as const };

    it.each([
      ['refuse-spec', 'InvalidSpec'],
      ['image-checksum', 'ImageUnavailable'],
      ['create-fails-always', 'Unavailable'],
      ['no-such-fault', 'InvalidSpec'],
      ['create-fails=often', 'InvalidSpec'],
    ])('by %s answers a create with %s and makes nothing', async (fault, code) => {
      const runtime = withFault(fault);
      await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code });
      await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code });
      expect(await driver.inventory()).toEqual([]);
    });

    it.each([
      ['label', withFault('create-fails=2')],
      ['label, as Kubernetes allows its values', withFault('create-fails.2_slow.1')],
      ['image', makeRuntime({ image: { name: 'broken', digest: 'sha256:0', source: { fault: 'create-fails=2' } } })],
    ])('by %s fails the first two creates, counted over a restart', async (_by, runtime) => {
      await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'Unavailable' });
      await reopen();
      await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'Unavailable' });
      await driver.create(runtime, forever);
      expect(await driver.observe(runtime.runtimeId)).toEqual(off);
    });

    it('boot-never leaves the power on and the guest down, and a graceful stop does not wait for it', async () => {
      const runtime = withFault('boot-never');
      await driver.create(runtime, forever);
      await driver.start(runtime.runtimeId, forever);
      expect(await driver.observe(runtime.runtimeId)).toMatchObject({
        power: 'on',
        guestUp: false,
        listeningPorts: [],
      });
      await driver.stop(runtime.runtimeId, { force: false }, forever);
      expect(await driver.observe(runtime.runtimeId)).toEqual(off);
    });

    it('port-never lets the host accept while the guest never answers, so the port does not count as listening', async () => {
      const runtime = withFault('port-never=8080');
      await driver.create(runtime, forever);
      await driver.start(runtime.runtimeId, forever);
      const seen = await waitFor('the other port', async () => {
        const now = await driver.observe(runtime.runtimeId);
        return now.listeningPorts.includes(22) ? now : null;
      });
      expect(seen.listeningPorts).toEqual([22]);
      expect(await listens(seen.forwards.filter((forward) => forward.guestPort === 8080))).toBe(true);
    });

    it('port-dies-after ends a port and tells the workflow unasked', async () => {
      const told: MachineChange[] = [];
      driver.watch((change) => told.push(change));
      const { seen } = await running({ labels: { [faultLabel]: 'port-dies-after=8080:200' } });
      const change = await waitFor('the change to be told', () => told.find((one) => one.unattended));
      expect(change.seen).toMatchObject({ power: 'on', guestUp: true, listeningPorts: [22] });
      expect(await listens(seen.forwards.filter((forward) => forward.guestPort === 8080))).toBe(false);
    });

    it('vanish-after-ready removes the machine unasked and leaves no tombstone', async () => {
      const told: MachineChange[] = [];
      driver.watch((change) => told.push(change));
      const { runtime, seen } = await running({ labels: { [faultLabel]: 'vanish-after-ready=200' } });
      const change = await waitFor('the change to be told', () => told.find((one) => one.unattended));
      expect(change.seen).toEqual(absent);
      expect(await listens(seen.forwards)).toBe(false);
      expect(await listSimulatedInventory(dataDir)).toEqual([]);
      await driver.create(runtime, forever);
    });

    it('stop-ignored waits until the caller gives up, promptly then, and a forced stop works', async () => {
      const { runtime } = await running({ labels: { [faultLabel]: 'stop-ignored' } });
      const giveUp = new AbortController();
      const stopping = driver.stop(runtime.runtimeId, { force: false }, giveUp.signal);
      const queued = driver.destroy(runtime.runtimeId, giveUp.signal);
      const both = Promise.allSettled([stopping, queued]);
      const aborted = performance.now();
      giveUp.abort(new Error('given up'));
      const outcomes = await both;
      expect(performance.now() - aborted).toBeLessThan(500);
      expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
      expect(await driver.observe(runtime.runtimeId)).toMatchObject({ power: 'on' });
      await driver.stop(runtime.runtimeId, { force: true }, forever);
      expect(await driver.observe(runtime.runtimeId)).toEqual(off);
    });

    it('destroy-refuses keeps the machine, yet tombstones it, until the fault is lifted', async () => {
      const { runtime } = await running({ labels: { [faultLabel]: 'destroy-refuses' } });
      for (let attempt = 0; attempt < 3; attempt++) {
        await expect(driver.destroy(runtime.runtimeId, forever)).rejects.toMatchObject({ code: 'Unavailable' });
      }
      expect(await driver.inventory()).toHaveLength(1);
      await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'Tombstoned' });
      await reopen();
      expect(await driver.inventory()).toMatchObject([{ runtimeId: runtime.runtimeId, power: 'off' }]);
      await liftFaults(dataDir, hostName, runtime.runtimeId);
      await driver.destroy(runtime.runtimeId, forever);
      expect(await driver.inventory()).toEqual([]);
    });

    it('destroy-refuses=N refuses N times', async () => {
      const { runtime } = await running({ labels: { [faultLabel]: 'destroy-refuses=1' } });
      await expect(driver.destroy(runtime.runtimeId, forever)).rejects.toMatchObject({ code: 'Unavailable' });
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

    it('slow makes every action wait, and a caller may give up meanwhile', async () => {
      const runtime = withFault('slow=60000');
      const giveUp = new AbortController();
      const creating = driver.create(runtime, giveUp.signal);
      giveUp.abort(new Error('given up'));
      await expect(creating).rejects.toThrow('given up');
      expect(await driver.inventory()).toEqual([]);
    });

    it('a slow create that a destroy overtakes makes nothing', async () => {
      const runtime = withFault('slow=150');
      const creating = expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'Tombstoned' });
      await driver.destroy(runtime.runtimeId, forever);
      await creating;
      expect(await driver.inventory()).toEqual([]);
    });
  });
});

function echoed(seen: Observation, guestPort: number, text: string): Promise<string> {
  const forward = seen.forwards.find((one) => one.guestPort === guestPort)!;
  return new Promise((resolve, reject) => {
    const socket = connect(forward.port, forward.address, () => socket.end(text));
    let received = '';
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString();
    });
    socket.on('error', reject).on('end', () => resolve(received));
  });
}
