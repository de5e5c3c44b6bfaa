/**
 * A disk that takes no more data, under parts of the service that write, with machines in every phase: nothing ends
 * except what a customer ended, and everything continues by itself once there is room.
 */
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { Disk } from '../../../bench/soak/disks.ts';
import type { Part, Service } from '../service.ts';
import { waitFor } from '../wait.ts';

/** Needed to fill a disk: root on Linux may mount a small one. */
export const canMount = Disk.canBeMounted();

/** How the part's files get onto their own disk. */
export interface Place {
  sizeMiB: number;
  /** The part that writes to it. The disk can become read-only only while that part has nothing open. */
  writer: Part | null;
  /** Moves the files of a stopped service onto the disk. */
  move(dataDir: string, mount: (folder: string) => Promise<Disk>): Promise<Disk>;
}

async function mountOver(dataDir: string, name: string, mount: (folder: string) => Promise<Disk>): Promise<Disk> {
  const folder = path.join(dataDir, name);
  await rename(folder, `${folder}.before`);
  await mkdir(folder);
  const disk = await mount(folder);
  execFileSync('cp', ['-a', `${folder}.before/.`, folder]);
  await rm(`${folder}.before`, { recursive: true });
  return disk;
}

export const places: Readonly<Record<string, Place>> = {
  Postgres: { sizeMiB: 640, writer: 'postgres', move: (dataDir, mount) => mountOver(dataDir, 'postgres', mount) },
  Temporal: {
    sizeMiB: 64,
    writer: 'temporal',
    async move(dataDir, mount) {
      const disk = await mount(path.join(dataDir, 'temporal'));
      for (const name of (await readdir(dataDir)).filter((file) => file.startsWith('temporal.db'))) {
        await copyFile(path.join(dataDir, name), path.join(disk.folder, name));
        await rm(path.join(dataDir, name));
      }
      await symlink(path.join('temporal', 'temporal.db'), path.join(dataDir, 'temporal.db'));
      return disk;
    },
  },
  hosts: { sizeMiB: 8, writer: null, move: (dataDir, mount) => mountOver(dataDir, 'hosts', mount) },
  logs: { sizeMiB: 32, writer: null, move: (dataDir, mount) => mountOver(dataDir, 'logs', mount) },
};

/** What the service needs for its machines to get through it in moments. */
export const settings = {
  SIMULATED_LATENCY_MS: '700',
  HOST_SILENT_MS: '5000',
  OWNERSHIP_INTERVAL_SECONDS: '5',
  MACHINE_DEADLINES: 'cleanupRetryMax=2s,stopping=10s',
  LOG_LEVEL: 'warn',
};

interface Said {
  status: number;
  retryAfter: string | undefined;
  text: string;
}

/** One attempt, whatever its status; null if there was no response. */
async function ask(service: Service, agent: Agent, token: string, method: string, at: string): Promise<Said | null> {
  try {
    const answer = await request(service.url + at, {
      method: method as 'GET',
      dispatcher: agent,
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(15_000),
    });
    const retryAfter = answer.headers['retry-after'];
    return { status: answer.statusCode, retryAfter: retryAfter as string | undefined, text: await answer.body.text() };
  } catch {
    return null;
  }
}

const customerMayRead = [200, 404, 503, 504];

/** Reads and deletes while the fault lasts. Each response says what is, or when to retry, and reveals no internals. */
async function customersMeanwhile(service: Service, names: readonly string[], lastsMs: number): Promise<void> {
  const token = await service.session();
  const agent = new Agent({ connect: { ca: await readFile(path.join(service.dataDir, 'ca.pem'), 'utf8') } });
  const end = performance.now() + lastsMs;
  try {
    while (performance.now() < end) {
      const said = [
        await ask(service, agent, token, 'GET', service.vms),
        ...(await Promise.all(names.map((name) => ask(service, agent, token, 'DELETE', `${service.vms}/${name}`)))),
      ];
      for (const answer of said.filter((one) => one !== null)) {
        if (!customerMayRead.includes(answer.status)) throw new Error(`a customer read ${JSON.stringify(answer)}`);
        if (answer.status === 503) expect(answer.retryAfter).toMatch(/^\d+$/);
        if (answer.status !== 200) expect(answer.text).not.toMatch(/ENOSPC|EROFS|prisma|SELECT|\/tmp\//i);
      }
      await pause(100);
    }
  } finally {
    await agent.close();
  }
}

/**
 * Each bill begins with the first readiness and ends with the delete, as recorded in the journal, and has its minimum.
 */
async function wrongBills(service: Service): Promise<unknown[]> {
  const db = await service.database();
  try {
    return await db.$queryRaw<unknown[]>`
      WITH told AS (
        SELECT uid, min(extract(epoch FROM created_at)) FILTER (WHERE (after->>'ready_for_access')::boolean) AS ready_at,
          min(extract(epoch FROM created_at)) FILTER (WHERE after->>'deletion_requested_at' IS NOT NULL) AS deleted_at
        FROM journal GROUP BY uid
      )
      SELECT l.machine_uid, l.started_at::float8, l.ended_at::float8, l.top_up_seconds, t.ready_at::float8, t.deleted_at::float8
      FROM lifecycles l FULL JOIN (SELECT * FROM told WHERE ready_at IS NOT NULL) t ON t.uid = l.machine_uid
      WHERE t.uid IS NULL OR l.machine_uid IS NULL OR abs(l.started_at - t.ready_at) > 2 OR abs(l.ended_at - t.deleted_at) > 2
        OR l.top_up_seconds IS DISTINCT FROM greatest(0, l.minimum_seconds - (l.ended_at - l.started_at))`;
  } finally {
    await db.$disconnect();
  }
}

/** Machines that the journal has seen fail: none had a fault of its own. */
export async function failures(service: Service): Promise<unknown[]> {
  const db = await service.database();
  try {
    return await db.$queryRaw<unknown[]>`
      SELECT name, after->>'failure_code' AS code, after->>'failure_message' AS message FROM journal WHERE after->>'phase' = 'Failed'`;
  } finally {
    await db.$disconnect();
  }
}

/** How long a fault lasts. */
export const faultLastsMs = 12_000;

/** Machines in every phase, then the fault, then its end: everything wanted becomes ready, and nothing has ended. */
export async function goesOn(service: Service, fault: { begin(): Promise<void>; end(): Promise<void> }): Promise<void> {
  const wanted = ['ready', 'creating', 'starting', 'pending'];
  for (const name of ['ready', 'to-go']) await service.createVm(name);
  await service.createVm('stopping', { fault: 'stop-ignored' });
  for (const name of ['ready', 'to-go', 'stopping']) await service.untilReady(name);
  const { uid } = (await service.getVm('ready')).metadata;
  expect(await service.deleteVm('stopping')).toBe(200);
  await service.createVm('starting', { fault: 'slow.2500' });
  // A loaded machine may look again only when it has started.
  await waitFor('a machine to start', async () =>
    ['Starting', 'Running'].includes((await service.getVm('starting')).status.phase),
  );
  await service.createVm('creating', { fault: 'slow.2500' });
  await fault.begin();
  let later: Promise<void>;
  try {
    // It retries, so it is accepted during the fault or after it.
    later = service.createVm('pending');
    await customersMeanwhile(service, ['to-go'], faultLastsMs);
  } finally {
    await fault.end();
  }
  await later;
  expect([200, 404]).toContain(await service.deleteVm('to-go'));
  await waitFor(
    'all that are wanted to be ready, or one to fail',
    async () => {
      const vms = await service.listVms();
      if (vms.some(({ status }) => status.phase === 'Failed')) return true;
      return wanted.every((name) => vms.find(({ metadata }) => metadata.name === name)?.status.readyForAccess);
    },
    300_000,
  );
  expect(await failures(service)).toEqual([]);
  for (const name of ['to-go', 'stopping']) await service.untilGone(name);
  expect((await service.getVm('ready')).metadata.uid).toBe(uid);
  expect(await failures(service)).toEqual([]);
  await service.verifyCleanSlate();
  expect(await wrongBills(service)).toEqual([]);
}
