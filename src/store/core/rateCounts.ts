/** Request counts shared by all replicas. */
import { type Database, query, type Sql } from './db.ts';

export const rateCountTable = 'rate_counts';

/** The part of a Postgres client that rate-limiter-flexible uses. It takes times for numbers. */
export const rateCountClient = (db: Database) => ({
  async query(statement: Pick<Sql, 'text' | 'values'>) {
    const found = await query(db)<{ points: number; expire: bigint | null }>(statement as Sql);
    const rows = found.map(({ points, expire }) => ({ points, expire: expire === null ? null : Number(expire) }));
    return { rows, rowCount: rows.length };
  },
});

/** Deletes windows that have passed. */
export async function forgetRateCounts(db: Database, nowMs: number): Promise<void> {
  await db.rateCount.deleteMany({ where: { expire: { lt: BigInt(nowMs) } } });
}
