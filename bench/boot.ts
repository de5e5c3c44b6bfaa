/** Measures real virtual machines: from POST to readiness and to a shell, beside the same image under QEMU alone. */
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pino from 'pino';
import type { MachineDriver, RuntimeSpec } from '../src/drivers/agent/driver.ts';
import { probeSsh } from '../src/drivers/agent/probe.ts';
import { hostFolder } from '../src/drivers/agent/records.ts';
import { openDriver } from '../src/drivers/openDriver.ts';
import { qemuArguments } from '../src/drivers/qemu/qemuCommand.ts';
import { checkSpec } from '../src/drivers/qemu/qemuImage.ts';
import { qemuProgram } from '../src/drivers/qemu/qemuPrograms.ts';
import type { Fleet } from '../src/store/fleet/applyFleet.ts';
import { note } from './figures.ts';
import { pause, percentile } from './load.ts';
import { number, progress, spread, table } from './report.ts';
import { benchFleet, type Rig, type RigOptions } from './rig.ts';

const rounds = 7;
const lookMs = 20;
const loopback = '127.0.0.1';
const hostName = 'host-1';
const forever = new AbortController().signal;

type Image = RuntimeSpec['image'];
interface Times {
  readyMs: number;
  shellMs: number;
}

/** One machine at a time, alternating between the whole service and QEMU alone: nothing else runs meanwhile. */
export async function measureBoot(
  options: RigOptions,
  onRig: (options: RigOptions, measure: (rig: Rig) => Promise<string[]>) => Promise<string[]>,
): Promise<string[]> {
  if (spawnSync(qemuProgram, ['--version']).status !== 0) {
    progress('QEMU is not installed: the section boot is left out');
    return [];
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'compute-bench-boot-'));
  try {
    progress('building the tiny guest');
    const script = path.join(process.cwd(), 'scripts', 'build-test-guest.mjs');
    const image = {
      ...JSON.parse(execFileSync(process.execPath, [script, path.join(folder, 'guest')], { encoding: 'utf8' })),
      name: 'debian-12',
    } as Image;
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', path.join(folder, 'key')]);
    return await onRig({ ...options, fleet: fleetOf(image) }, async (rig) => [await measure(rig, image, folder)]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function fleetOf(image: Image): Fleet {
  const host = { ...benchFleet.hosts[0]!, name: hostName, driver: 'qemu' };
  return { ...benchFleet, images: [image], hosts: [host] };
}

async function measure(rig: Rig, image: Image, folder: string): Promise<string> {
  const key = path.join(folder, 'key');
  const spec = {
    imageRef: 'debian-12',
    resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 },
    ports: [{ name: 'ssh', guestPort: 22, exposure: 'private-tunnel' as const, protocol: 'TCP', readinessProbe: true }],
    bootstrap: { sshAuthorizedKeys: [{ publicKey: (await readFile(`${key}.pub`, 'utf8')).trim() }] },
  };
  await rig.startPostgres();
  await rig.startTemporal();
  const { api } = await rig.startApi();
  const account = await rig.customer(api, 'bench');
  rig.startRole('worker');
  rig.startRole('host');
  const row = async (name: string): Promise<{ ready: boolean; forwards: { port: number }[] } | undefined> =>
    (
      await rig.sql.query(
        'SELECT ready_for_access AS ready, forwards FROM machines WHERE namespace = $1 AND name = $2',
        [account.namespace, name],
      )
    ).rows[0];
  const byService = async (name: string): Promise<Times> => {
    const startedAt = performance.now();
    await api.create(account, name, { of: spec });
    await rig.until(`${name} to be ready`, async () => (await row(name))?.ready === true, { everyMs: lookMs });
    const readyMs = performance.now() - startedAt;
    await untilShell((await row(name))!.forwards[0]!.port, key);
    const shellMs = performance.now() - startedAt;
    await api.remove(account, name);
    await rig.until(`${name} to be gone`, async () => (await row(name)) === undefined);
    return { readyMs, shellMs };
  };
  const dataDir = path.join(folder, 'data');
  const driver = await openDriver(
    { name: hostName, workload: 'VirtualMachine', driver: 'qemu' },
    { dataDir, simulatedLatencyMs: 0, simulatedAddress: loopback, log: pino({ level: 'silent' }) },
  );
  const alone: Alone = { driver, dataDir, image, spec, key };
  try {
    // The first of each fetches the image.
    await byService('warm');
    await byQemu(alone);
    const [service, qemu]: [Times[], Times[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      progress(`round ${round + 1} of ${rounds}`);
      service.push(await byService(`vm-${round}`));
      qemu.push(await byQemu(alone));
    }
    return report(service, qemu);
  } finally {
    await driver.close();
  }
}

interface Alone {
  driver: MachineDriver;
  dataDir: string;
  image: Image;
  spec: RuntimeSpec['spec'];
  key: string;
}

/** QEMU with the driver's files and arguments. Only QEMU itself, the guest, and the login are in the time. */
async function byQemu({ driver, dataDir, image, spec, key }: Alone): Promise<Times> {
  const runtimeId = randomUUID();
  const runtime: RuntimeSpec = {
    runtimeId,
    machineUid: randomUUID(),
    kind: 'VirtualMachine',
    namespace: 'bench',
    name: 'alone',
    spec,
    image,
    labels: {},
    workflowId: runtimeId,
    placementVersion: 1,
  };
  try {
    // A start of the driver puts every file in place.
    await driver.create(runtime, forever);
    await driver.start(runtimeId, forever);
    await driver.stop(runtimeId, { force: true }, forever);
    const host = hostFolder(dataDir, hostName);
    const { accelerator } = JSON.parse(await readFile(path.join(host, 'runtimes', `${runtimeId}.json`), 'utf8'));
    const folder = path.join(host, 'machines', runtimeId);
    await writeFile(path.join(folder, 'nonce'), `${'0'.repeat(32)}\n`);
    const source = checkSpec(runtime);
    const port = await freePort();
    const args = qemuArguments({
      hostFolder: host,
      runtimeId,
      resources: spec.resources!,
      accelerator,
      forwards: [{ address: loopback, port, guestPort: 22 }],
      kernel: source.kind === 'kernel' ? { append: source.append } : null,
      runAs: null,
      network: null,
    });
    const startedAt = performance.now();
    const qemu = spawn(qemuProgram, args, { cwd: folder, stdio: 'ignore' });
    const ended = once(qemu, 'exit');
    try {
      while ((await probeSsh(loopback, port)) !== 'open') await pause(lookMs);
      const readyMs = performance.now() - startedAt;
      await untilShell(port, key);
      return { readyMs, shellMs: performance.now() - startedAt };
    } finally {
      qemu.kill('SIGKILL');
      await ended;
    }
  } finally {
    await driver.destroy(runtimeId, forever);
  }
}

/** Returns once a command ran in the guest. */
async function untilShell(port: number, key: string): Promise<void> {
  const options = ['StrictHostKeyChecking=no', 'UserKnownHostsFile=/dev/null', 'BatchMode=yes', 'LogLevel=ERROR'];
  const words = ['-F', 'none', '-i', key, '-p', String(port), ...options.flatMap((option) => ['-o', option])];
  const ssh = promisify(execFile);
  for (let attempt = 1; ; attempt++) {
    try {
      await ssh('ssh', [...words, `root@${loopback}`, 'true']);
      return;
    } catch (error) {
      if (attempt === 50) throw error;
      await pause(lookMs);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, loopback);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function report(service: readonly Times[], qemu: readonly Times[]): string {
  const seconds = (timesMs: readonly number[]) =>
    `${number(percentile(timesMs, 0.5) / 1_000)}${spread(timesMs.map((ms) => ms / 1_000))}`;
  const of = (times: readonly Times[], what: keyof Times) => times.map((each) => each[what]);
  note('realMachine', ...service.map(({ shellMs }, round) => shellMs / qemu[round]!.shellMs));
  note('realMachineAbove', ...service.map(({ shellMs }, round) => (shellMs - qemu[round]!.shellMs) / 1_000));
  return table(
    [`a real virtual machine, one at a time, ${rounds} rounds in turns`, 'seconds, p50 (least–most)'],
    [
      ['POST to ready, by the whole service', seconds(of(service, 'readyMs'))],
      ['POST to a shell', seconds(of(service, 'shellMs'))],
      ['the same image under QEMU alone: its start to the banner of SSH', seconds(of(qemu, 'readyMs'))],
      ['its start to a shell', seconds(of(qemu, 'shellMs'))],
    ],
  );
}
