/** Request counts shared by all replicas. */
import { type Database, query, type Sql } from './db.ts';

/** The part of a Postgres client that rate-limiter-flexible uses. */
export interface RateCountClient {
  query(statement: {
    text: string;
    values: (string | number | null)[];
  }): Promise<{ rows: { points: number; expire: number | null }[]; rowCount: number }>;
}

export const rateCountTable = 'rate_counts';

export function rateCountClient(db: Database): RateCountClient {
  return {
    async query({ text, values }) {
      const found = await query(db)<{ points: number; expire: bigint | null }>({ text, values } as Sql);
      const rows = found.map(({ points, expire }) => ({ points, expire: expire === null ? null : Number(expire) }));
      return { rows, rowCount: rows.length };
    },
  };
}

/** Deletes windows that have passed. */
export async function forgetRateCounts(db: Database, nowMs: number): Promise<void> {
  await db.rateCount.deleteMany({ where: { expire: { lt: BigInt(nowMs) } } });
}
