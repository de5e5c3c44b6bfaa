/** Measures real virtual machines: how much of the time to a shell the guest takes, and how much the control plane. */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { isAccessible } from '../src/domain/observation.ts';
import type { MachineDriver, RuntimeSpec } from '../src/drivers/agent/driver.ts';
import { openDriver } from '../src/drivers/openDriver.ts';
import type { Fleet } from '../src/store/fleet/applyFleet.ts';
import { note } from './figures.ts';
import { pause, percentile } from './load.ts';
import { number, progress, spread, table } from './report.ts';
import { benchFleet, type Rig, type RigOptions } from './rig.ts';

const rounds = 7;
const lookMs = 20;
const ports = [
  { name: 'ssh', guestPort: 22, exposure: 'private-tunnel' as const, protocol: 'TCP', readinessProbe: true },
];
const spec = { imageRef: 'debian-12', resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 }, ports };
const hostName = 'host-1';

type Image = RuntimeSpec['image'];

/** One machine at a time, alternating between the whole service and its driver alone: nothing else runs meanwhile. */
export async function measureQemu(
  options: RigOptions,
  onRig: (options: RigOptions, measure: (rig: Rig) => Promise<string[]>) => Promise<string[]>,
): Promise<string[]> {
  if (spawnSync('qemu-system-x86_64', ['--version']).status !== 0) {
    progress('QEMU is not installed: the section qemu is left out');
    return [];
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'compute-bench-qemu-'));
  try {
    progress('building the tiny guest');
    const script = path.join(process.cwd(), 'scripts', 'build-test-guest.mjs');
    const image = {
      ...JSON.parse(execFileSync(process.execPath, [script, path.join(folder, 'guest')], { encoding: 'utf8' })),
      name: 'debian-12',
    } as Image;
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
  await rig.startPostgres();
  await rig.startTemporal();
  const { api } = await rig.startApi();
  const account = await rig.customer(api, 'bench');
  rig.startRole('worker');
  rig.startRole('host');
  const log = pino({ level: 'silent' });
  const driver = await openDriver(
    { name: hostName, workload: 'VirtualMachine', driver: 'qemu' },
    { dataDir: path.join(folder, 'data'), simulatedLatencyMs: 0, simulatedAddress: '127.0.0.1', log },
  );
  const row = async (name: string) =>
    (
      await rig.sql.query('SELECT ready_for_access AS ready FROM machines WHERE namespace = $1 AND name = $2', [
        account.namespace,
        name,
      ])
    ).rows[0];
  const byService = async (name: string): Promise<number> => {
    const startedAt = performance.now();
    await api.create(account, name, { of: spec });
    await rig.until(`${name} to be ready`, async () => (await row(name))?.ready === true, { everyMs: lookMs });
    const elapsedMs = performance.now() - startedAt;
    await api.remove(account, name);
    await rig.until(`${name} to be gone`, async () => (await row(name)) === undefined);
    return elapsedMs;
  };
  try {
    // The first of each fetches the image.
    await byService('warm');
    await byDriver(driver, image);
    const service: number[] = [];
    const alone: number[] = [];
    for (let round = 0; round < rounds; round++) {
      progress(`round ${round + 1} of ${rounds}`);
      service.push(await byService(`vm-${round}`));
      alone.push(await byDriver(driver, image));
    }
    return report(service, alone);
  } finally {
    await driver.close();
  }
}

/** Creates and starts a machine and polls until a customer could log in. Returns the time in ms. */
async function byDriver(driver: MachineDriver, image: Image): Promise<number> {
  const forever = new AbortController().signal;
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
  const startedAt = performance.now();
  try {
    await driver.create(runtime, forever);
    await driver.start(runtimeId, forever);
    while (!isAccessible(ports, await driver.observe(runtimeId))) await pause(lookMs);
    return performance.now() - startedAt;
  } finally {
    await driver.destroy(runtimeId, forever);
  }
}

function report(service: readonly number[], alone: readonly number[]): string {
  const seconds = (timesMs: readonly number[]) =>
    `${number(percentile(timesMs, 0.5) / 1_000)}${spread(timesMs.map((ms) => ms / 1_000))}`;
  note('realMachine', ...service.map((ms, index) => ms / alone[index]!));
  const share = 1 - percentile(alone, 0.5) / percentile(service, 0.5);
  return table(
    [`a real virtual machine under QEMU, one at a time, ${rounds} rounds in turns`, 'seconds, p50 (least–most)', 'aim'],
    [
      ['POST to ready, by the whole service', seconds(service), ''],
      ['the same machine by its driver alone: create, boot, host key, SSH responds', seconds(alone), ''],
      ["the control plane's share", `${(share * 100).toFixed(1)}%`, 'below 5%'],
    ],
  );
}
