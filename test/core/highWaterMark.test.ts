import type { Database } from '../../src/store/core/db.ts';
import { advanceHighWaterMark, raisePlacementVersion, readHighWaterMark } from '../../src/store/core/highWaterMark.ts';
import { secureRestoredDatabase } from '../../src/store/fleet/recoveryPlan.ts';
import { useDatabase } from '../support/suiteDatabase.ts';

let db: Database;
useDatabase(
  (opened) => {
    db = opened;
  },
  { poolSize: 2 },
);

const nextPlacement = async () =>
  Number((await db.$queryRaw<{ version: bigint }[]>`SELECT nextval('placements_version_seq') AS version`)[0]!.version);

test('every high-water mark is one above the last', async () => {
  expect(await readHighWaterMark(db)).toMatchObject({ mark: 0, placementVersion: 0 });
  expect(await advanceHighWaterMark(db)).toMatchObject({ mark: 1, markedAt: expect.any(Date) });
  expect(await advanceHighWaterMark(db)).toMatchObject({ mark: 2 });
  expect((await readHighWaterMark(db)).mark).toBe(2);
});

test('versions drawn from the sequence but used by no placement do not count as issued', async () => {
  await nextPlacement();
  expect((await readHighWaterMark(db)).placementVersion).toBe(0);
});

test('a recovery moves ahead of the clock, of earlier recoveries, and of every value that was seen', async () => {
  const clock = Date.now() * 1_000;
  await secureRestoredDatabase(db);
  const first = await readHighWaterMark(db);
  for (const raised of [first.mark, first.placementVersion]) expect(raised).toBeGreaterThan(clock - 3_600_000_000);
  await secureRestoredDatabase(db);
  const second = await readHighWaterMark(db);
  expect(second.mark).toBeGreaterThan(first.mark);
  expect(second.placementVersion).toBeGreaterThan(first.placementVersion);
  const seen = { mark: clock * 2, placementVersion: clock * 3 };
  await secureRestoredDatabase(db, seen);
  const third = await readHighWaterMark(db);
  expect(third.mark).toBeGreaterThan(seen.mark);
  expect(third.placementVersion).toBeGreaterThan(seen.placementVersion);
  expect(await nextPlacement()).toBeGreaterThan(third.placementVersion);
  await raisePlacementVersion(db, 0);
  expect((await readHighWaterMark(db)).placementVersion).toBeGreaterThan(third.placementVersion);
});
