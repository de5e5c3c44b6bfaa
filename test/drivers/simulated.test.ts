import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import ssh2 from 'ssh2';
import { Disk } from '../../bench/soak/disks.ts';
import { absent, type Observation } from '../../src/domain/observation.ts';
import type { MachineChange, MachineDriver, RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { listSimulatedInventory } from '../../src/drivers/simulated/disk.ts';
import { faultLabel } from '../../src/drivers/simulated/faults.ts';
import { openSimulatedHost, type SimulatedHostOptions } from '../../src/drivers/simulated/simulatedHost.ts';
import { makeHostKey } from '../../src/drivers/simulated/simulatedSsh.ts';
import { accessible, describeConformance, forever, listens, makeRuntime } from '../support/drivers/conformance.ts';
import { describeFaults } from '../support/drivers/faults.ts';
import { loopback } from '../support/drivers/loopback.ts';
import { sshExec } from '../support/drivers/sshExec.ts';
import { waitFor } from '../support/wait.ts';

const hostName = 'north-hv-1';

async function makeHost() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'simulated-'));
  return {
    hostName,
    dataDir,
    open: () => openSimulatedHost({ hostName, dataDir, latencyMs: 0, address: loopback }),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

describeConformance('the simulated host', { sequences: 40, makeHost });
describeFaults('the simulated host', { afterMs: 1_000, powerOfDoomed: 'off', makeHost });

describe('a simulated host', () => {
  let dataDir: string;
  let driver: MachineDriver;
  const children = new Set<ReturnType<typeof spawn>>();

  async function open(latencyMs: SimulatedHostOptions['latencyMs'] = 0): Promise<MachineDriver> {
    driver = await openSimulatedHost({ hostName, dataDir, latencyMs, address: loopback });
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
    (Disk.canBeMounted() ? it : it.skip)(
      'are stopped and destroyed on a full disk, and a stop is recorded once there is room',
      async () => {
        await driver.close();
        const disk = await Disk.mount(path.join(dataDir, 'hosts'), 1);
        try {
          await open();
          const { runtime } = await running();
          const other = await running();
          await disk.fill();
          await driver.stop(runtime.runtimeId, { force: true }, forever);
          expect(await driver.observe(runtime.runtimeId)).toMatchObject({ presence: 'present', power: 'off' });
          await expect(driver.create(makeRuntime(), forever)).rejects.toThrow('ENOSPC');
          await reopen();
          await disk.fill();
          await driver.destroy(other.runtime.runtimeId, forever);
          expect(await driver.observe(other.runtime.runtimeId)).toEqual(absent);
          expect(await driver.inventory()).toHaveLength(1);
          await disk.free();
          await driver.stop(runtime.runtimeId, { force: true }, forever);
          await reopen();
          expect(await driver.observe(runtime.runtimeId)).toMatchObject({ presence: 'present', power: 'off' });
        } finally {
          await driver.close();
          await disk.unmount();
          await open();
        }
      },
    );

    (Disk.canBeMounted() ? it : it.skip)('vanish even if the disk takes no change when they are due to', async () => {
      await driver.close();
      const disk = await Disk.mount(path.join(dataDir, 'hosts'), 1);
      try {
        await open();
        const told: MachineChange[] = [];
        driver.watch((change) => told.push(change));
        // Long enough to see it ready and to change the disk meanwhile, on a loaded machine too.
        const runtime = makeRuntime({ labels: { [faultLabel]: 'vanish-after-ready=4000' } });
        await driver.create(runtime, forever);
        await driver.start(runtime.runtimeId, forever);
        const { forwards } = await accessible(driver, runtime);
        await disk.setReadOnly(true);
        await waitFor('its guest to be gone', async () => !(await listens(forwards)));
        expect(await driver.inventory()).toHaveLength(1);
        await disk.setReadOnly(false);
        await waitFor('its removal', async () => (await driver.inventory()).length === 0);
        expect(told.at(-1)).toMatchObject({ unattended: true, seen: absent });
      } finally {
        await driver.close();
        await disk.unmount();
        await open();
      }
    });

    it('admit only the authorized key over SSH, under the published host key', async () => {
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

    it('each have complete host keys', () => {
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

    it('come up after the boot latency, and their forwards listen from the start', async () => {
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

    it('are on again after a restart of the agent, with the same host key, and their workflows are notified', async () => {
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

    const many = process.env['TEST_FULL'] ? 1_000 : 100;
    it(`can number ${many} in one process`, async () => {
      const runtimes = Array.from({ length: many }, () => makeRuntime());
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
      expect(await listSimulatedInventory(dataDir)).toHaveLength(many);
    });
  });

  describe('whose process is killed with -9', () => {
    it('has its machines on again after a restart, and none before it', async () => {
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
      const here = (file: string) => path.join(process.cwd(), 'test/support/drivers', file);
      const child = spawn(
        process.execPath,
        [
          '--import',
          here('typescript.mjs'),
          here('hostProcess.ts'),
          dataDir,
          hostName,
          JSON.stringify(runtimes),
          loopback,
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      children.add(child);
      const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
      return { child, seen: JSON.parse(line) as Observation[] };
    }
  });

  describe('on its disk', () => {
    it('can be listed without its agent, with its machines’ forwarded ports', async () => {
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

  it('with the fault vanish-after-ready removes the machine without a request and leaves no tombstone', async () => {
    const told: MachineChange[] = [];
    driver.watch((change) => told.push(change));
    const runtime = makeRuntime({ labels: { [faultLabel]: 'vanish-after-ready=1000' } });
    await driver.create(runtime, forever);
    await driver.start(runtime.runtimeId, forever);
    const change = await waitFor('the change to be told', () => told.find((one) => one.unattended));
    expect(change.seen).toEqual(absent);
    expect(await listens(told.find(({ seen }) => seen.listeningPorts.length === 2)!.seen.forwards)).toBe(false);
    expect(await listSimulatedInventory(dataDir)).toEqual([]);
    await driver.create(runtime, forever);
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
