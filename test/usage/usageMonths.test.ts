/** The months that are final and the hours that are kept: TypeScript and SQL compute them alike. */
import fc from 'fast-check';
import { freezeSeconds, oldestKeptHour, oldestOpenMonth } from '../../src/domain/usageTime.ts';
import { type Database, sql } from '../../src/store/core/db.ts';
import { oldestKeptHourAt, oldestOpenMonthAt } from '../../src/store/usage/usageRollups.ts';
import { useDatabase } from '../support/suiteDatabase.ts';
import { day, utc } from '../support/usage/usageModel.ts';

let db: Database;
useDatabase((opened) => {
  db = opened;
});

describe('the months that are final and the hours that are kept', () => {
  /** As SQL computes them, for each moment, in a session of a time zone. */
  async function inSql(moments: readonly number[], zone: string) {
    return db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT set_config('timezone', ${zone}, true)`;
      return tx.$queryRaw<{ month: number; hour: number }[]>`
        SELECT ${oldestOpenMonthAt(sql`at`)}::float8 AS month, ${oldestKeptHourAt(sql`at`)}::float8 AS hour
        FROM unnest(${moments}::bigint[]) WITH ORDINALITY AS moments (at, place) ORDER BY place`;
    });
  }

  test('are the same in SQL as in TypeScript, over years and in any time zone', async () => {
    // A second around each moment at which either changes, and any moment.
    const edge = fc
      .tuple(fc.integer({ min: 1, max: 800 }), fc.constantFrom(0, freezeSeconds), fc.integer({ min: -1, max: 1 }))
      .map(([months, after, off]) => Date.UTC(1970, months) / 1_000 + after + off);
    const moment = fc.oneof(edge, fc.integer({ min: 40 * day, max: utc('2100-01-01T00:00:00') }));
    const zones = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati');
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 50, maxLength: 200 }), zones, async (moments, zone) => {
        expect(await inSql(moments, zone)).toEqual(
          moments.map((at) => ({ month: oldestOpenMonth(at), hour: oldestKeptHour(at) })),
        );
      }),
      { numRuns: 20 },
    );
  });

  test('are fixed by the contract: 72 hours after its end a month is final, and 48 hours are kept', async () => {
    const moments = [utc('2025-06-03T23:59:59'), utc('2025-06-04T00:00:00')];
    expect(await inSql(moments, 'UTC')).toEqual([
      { month: utc('2025-05-01T00:00:00'), hour: utc('2025-06-02T00:00:00') },
      { month: utc('2025-06-01T00:00:00'), hour: utc('2025-06-02T01:00:00') },
    ]);
  });
});
