/**
 * kill -9 of the worker or Postgres between the commit that closes a bill and the one that rates it: afterward there is
 * exactly one rating.
 */
import pg from 'pg';
import type { Database } from '../../src/store/core/db.ts';
import { compareUsage, usageRanges } from '../../src/store/usage/usageComparison.ts';
import { embeddedDatabaseUrl } from '../../src/up/postgres.ts';
import { type Service, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

let service: Service;
let db: Database;
beforeAll(async () => {
  service = await startService();
  db = await service.database();
  // Longer than any machine of this test lives, so each is topped up to the minimum.
  await db.machineClass.updateMany({ data: { minimumSeconds: 3_600 } });
}, 180_000);
afterAll(async () => {
  await db?.$disconnect();
  await service?.stop();
}, 60_000);
afterEach(() => service.verifyCleanSlate(), 180_000);

async function readyVm(name: string): Promise<string> {
  await service.createVm(name);
  await service.untilReady(name);
  return (await service.getVm(name)).metadata.uid;
}

const lifecycleOf = (machineUid: string) => db.lifecycle.findUniqueOrThrow({ where: { machineUid } });
const untilRated = (uid: string) =>
  waitFor('its rating', async () => ((await lifecycleOf(uid)).ratedAt === null ? null : true), 120_000);
/** Minimums posted so far, over all machines. */
async function posted(): Promise<number> {
  return Number((await db.usageDay.aggregate({ _sum: { topUpSeconds: true } }))._sum.topUpSeconds ?? 0);
}

/** The machine's top-up was posted once, and usage by day and hour matches the lifecycles. */
async function expectOneRating(uid: string, postedBefore: number): Promise<void> {
  const { startedAt, endedAt, minimumSeconds, topUpSeconds, ratedAt } = await lifecycleOf(uid);
  expect(minimumSeconds).toBe(3_600);
  expect(topUpSeconds).toBe(3_600 - Number(endedAt! - startedAt));
  expect((await posted()) - postedBefore).toBe(topUpSeconds);
  for (const range of await usageRanges(db)) expect(await compareUsage(db, range)).toEqual([]);
  // The rest of the machine's workflow does not change it.
  await service.verifyCleanSlate();
  expect(await lifecycleOf(uid)).toMatchObject({ ratedAt, topUpSeconds });
  expect((await posted()) - postedBefore).toBe(topUpSeconds);
}

test('killed before it began to rate', async () => {
  const uid = await readyVm('before');
  const before = await posted();
  // A stopped worker does nothing between the delete's commit and its kill.
  const workers = service.pidsOf('worker');
  expect(workers).toHaveLength(1);
  process.kill(workers[0]!, 'SIGSTOP');
  expect(await service.deleteVm('before')).toBe(200);
  expect(await lifecycleOf(uid)).toMatchObject({ endedAt: expect.any(BigInt), ratedAt: null });
  expect(await posted()).toBe(before);
  process.kill(workers[0]!, 'SIGKILL');
  await untilRated(uid);
  await expectOneRating(uid, before);
}, 240_000);

/** Deletes a machine, makes its rating wait for the locked row, then runs `act` and releases the row. */
async function whileItsRatingWaits(
  name: string,
  uid: string,
  act: (holder: pg.Client) => Promise<void>,
): Promise<void> {
  const holder = new pg.Client({ connectionString: (await embeddedDatabaseUrl(service.dataDir))! });
  // Killing Postgres ends this connection as well.
  holder.on('error', () => undefined);
  await holder.connect();
  try {
    // The worker is stopped until the row is locked, so it cannot have rated it before.
    const [worker] = service.pidsOf('worker') as [number];
    process.kill(worker, 'SIGSTOP');
    expect(await service.deleteVm(name)).toBe(200);
    await holder.query('BEGIN');
    const { rows } = await holder.query('SELECT rated_at FROM lifecycles WHERE machine_uid = $1 FOR UPDATE', [uid]);
    expect(rows).toEqual([{ rated_at: null }]);
    process.kill(worker, 'SIGCONT');
    await waitFor('the rating to wait for the row', async () => {
      const waiting = await db.$queryRaw<
        unknown[]
      >`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%UPDATE lifecycles SET rated_at%'`;
      return waiting.length > 0;
    });
    await act(holder);
  } finally {
    await holder.end().catch(() => undefined);
  }
}

test('killed while its rating was in flight to the database', async () => {
  const uid = await readyVm('during');
  const before = await posted();
  await whileItsRatingWaits('during', uid, async (holder) => {
    service.kill('worker');
    expect((await lifecycleOf(uid)).ratedAt).toBeNull();
    await holder.query('COMMIT');
  });
  await untilRated(uid);
  await expectOneRating(uid, before);
}, 240_000);

test('Postgres killed while it rated', async () => {
  const uid = await readyVm('in-postgres');
  const before = await posted();
  let endedAt: bigint | null = null;
  await whileItsRatingWaits('in-postgres', uid, async () => {
    ({ endedAt } = await lifecycleOf(uid));
    expect(endedAt).not.toBeNull();
    service.kill('postgres');
  });
  await untilRated(uid);
  // The close was committed before, so the kill did not move it.
  expect((await lifecycleOf(uid)).endedAt).toEqual(endedAt);
  await expectOneRating(uid, before);
}, 240_000);
