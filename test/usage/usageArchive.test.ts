import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { archiveUsage, exportUsage, rebuildUsageTables } from '../../src/cli/bills/usageCommands.ts';
import type { Database } from '../../src/store/core/db.ts';
import { readHighWaterMark } from '../../src/store/core/highWaterMark.ts';
import { archiveMachines } from '../../src/store/usage/archive.ts';
import { closeLifecycle, rateLifecycle } from '../../src/store/usage/lifecycles.ts';
import { readUsage } from '../../src/store/usage/readUsage.ts';
import { compareUsage, usageRanges } from '../../src/store/usage/usageComparison.ts';
import { makeHost, makeTenant } from '../support/fixtures.ts';
import { openWithoutMachine } from '../support/lifecycles.ts';
import { useDatabase } from '../support/suiteDatabase.ts';
import { day, utc } from '../support/usage/usageModel.ts';

let db: Database;
let owner: Awaited<ReturnType<typeof makeTenant>>;
let folder: string;

useDatabase(
  async (opened) => {
    db = opened;
    owner = await makeTenant(db, { namespace: 'acme' });
    await makeHost(db, { name: 'in-south', region: 'south' });
  },
  { poolSize: 4 },
);
beforeEach(async () => {
  await db.$executeRaw`TRUNCATE lifecycles, placements, usage_day, usage_hour, usage_archives`;
  folder = await mkdtemp(path.join(tmpdir(), 'archive-'));
});
afterEach(() => rm(folder, { recursive: true }));

const [june, july] = [utc('2024-06-01T00:00:00'), utc('2024-07-01T00:00:00')];
const silent = () => {};

/** A machine that ran on a host from one moment to another. Returns its uid. */
async function lived(from: number, until: number, { minimumSeconds = 60, released = until } = {}): Promise<string> {
  const uid = await openWithoutMachine(db, { ...owner, minimumSeconds, at: from });
  await db.$transaction((tx) => closeLifecycle(tx, uid, null, until));
  await rateLifecycle(db, uid, until);
  await placed(uid, new Date(released * 1_000));
  return uid;
}

async function placed(machineUid: string, releasedAt: Date | null): Promise<void> {
  const size = { cpu: 1, memoryGiB: 1, diskGiB: 1 };
  const { tenantId } = owner;
  const of = { tenantId, workload: 'VirtualMachine', className: 'c', minimumSeconds: 0, capacitySource: 'reserved' };
  await db.placement.create({ data: { machineUid, attempt: 1, hostName: 'in-south', releasedAt, ...of, ...size } });
}

async function kept(): Promise<string[]> {
  const rows = await db.lifecycle.findMany({ select: { machineUid: true } });
  const placements = await db.placement.findMany({ select: { machineUid: true } });
  expect(placements.map(({ machineUid }) => machineUid).sort()).toEqual(
    rows.map(({ machineUid }) => machineUid).sort(),
  );
  return rows.map(({ machineUid }) => machineUid);
}

async function linesOf(file: string): Promise<{ machine: string; lifecycle: object | null; placements: object[] }[]> {
  return (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

describe('usage archive', () => {
  test('writes machines of final months to a file and removes them; their usage stays', async () => {
    const old = await lived(june, june + 100, { minimumSeconds: 300 });
    const neverReady = '00000000-0000-4000-8000-000000000001';
    await placed(neverReady, new Date(june * 1_000));
    const spanning = await lived(july - 50, july + 50);
    const owed = await lived(july - 1, july);
    const before = await readUsage(db, owner, '2024-06');
    const file = path.join(folder, 'june.ndjson');
    const said: string[] = [];
    await archiveUsage(db, { before: '2024-07', file }, (line) => void said.push(line));
    expect(said).toEqual([`archived 2 machines that were gone before 2024-07 into ${file}`]);
    const lines = await linesOf(file);
    expect(lines.map(({ machine }) => machine).sort()).toEqual([old, neverReady].sort());
    expect(lines.find(({ machine }) => machine === old)).toMatchObject({
      lifecycle: { machine_uid: old, started_at: june, ended_at: june + 100, top_up_seconds: 200 },
      placements: [{ host_name: 'in-south', region: 'south', capacity_source: 'reserved' }],
    });
    expect((await kept()).sort()).toEqual([spanning, owed].sort());
    expect((await readUsage(db, owner, '2024-06'))!.summary).toEqual(before!.summary);
  });

  test('keeps the placement version that hosts have seen: a fleet without newer placements is not taken for a restored one', async () => {
    await lived(june, june + 100);
    const { placementVersion } = await readHighWaterMark(db);
    await archiveUsage(db, { before: '2024-07', file: path.join(folder, 'june.ndjson') }, silent);
    expect(await db.placement.count()).toBe(0);
    expect((await readHighWaterMark(db)).placementVersion).toBe(placementVersion);
    expect(placementVersion).toBeGreaterThan(0);
  });

  test('ends the comparison, the rebuilding, and the listing of those months alone', async () => {
    await lived(june, june + 100);
    await lived(july, july + 100);
    await archiveUsage(db, { before: '2024-07', file: path.join(folder, 'a') }, silent);
    const ranges = await usageRanges(db);
    expect(ranges[0]).toMatchObject({ startsAt: july, frozen: true });
    expect(await compareUsage(db, ranges[0]!)).toEqual([]);
    await expect(rebuildUsageTables(db, { month: '2024-06', frozen: true }, silent)).rejects.toThrow('no usage');
    const focus = (month: string) => exportUsage(db, { format: 'focus', month, customer: 'acme' }, silent, silent);
    await expect(focus('2024-06')).rejects.toThrow('The lifecycles of 2024-06 are archived');
    await focus('2024-07');
  });

  test('deletes nothing that is not on disk, and the next archive goes on', async () => {
    const uid = await lived(june, june + 100);
    const full = new Error('no space left on device');
    await expect(archiveMachines(db, july, () => Promise.reject(full))).rejects.toBe(full);
    expect(await kept()).toEqual([uid]);
    const file = path.join(folder, 'again');
    await archiveUsage(db, { before: '2024-07', file }, silent);
    expect((await linesOf(file)).map(({ machine }) => machine)).toEqual([uid]);
    expect(await kept()).toEqual([]);
  });

  test('leaves a machine whose placement is held, and one that its customer still sees', async () => {
    const held = await lived(june, june + 100);
    await db.placement.updateMany({ where: { machineUid: held }, data: { releasedAt: null } });
    const released = await lived(june, june + 100, { released: july + day });
    const failed = await lived(june, june + 100);
    const object = { namespace: 'acme', name: 'failed', kind: 'VirtualMachine', resourceVersion: 1, spec: {} };
    await db.machine.create({ data: { uid: failed, ...object } });
    await archiveUsage(db, { before: '2024-07', file: path.join(folder, 'a') }, silent);
    expect((await kept()).sort()).toEqual([held, released, failed].sort());
    await db.machine.deleteMany();
  });

  test('refuses a month that is not final or does not match, a file that exists, and a month that is none', async () => {
    await lived(june, june + 100);
    const file = path.join(folder, 'a');
    await db.$executeRaw`UPDATE usage_day SET raw_seconds = raw_seconds + 5`;
    await expect(archiveUsage(db, { before: '2024-07', file }, silent)).rejects.toThrow('2024-06 differs');
    await rebuildUsageTables(db, { month: '2024-06', frozen: true }, silent);
    await expect(archiveUsage(db, { before: '2099-01', file }, silent)).rejects.toThrow('is not final yet');
    await expect(archiveUsage(db, { before: '2024-13', file }, silent)).rejects.toThrow('--before YYYY-MM');
    await archiveUsage(db, { before: '2024-07', file }, silent);
    await expect(archiveUsage(db, { before: '2024-07', file }, silent)).rejects.toThrow('exists: name a new file');
  });
});
