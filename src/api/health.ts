import type { Database } from '../store/db.ts';

export interface Health {
  /** `unavailable` only without Postgres or its schema; without Temporal the API accepts and serves, `degraded`. */
  status: 'ok' | 'degraded' | 'unavailable';
  checks: { postgres: string; schema: string; temporal: string };
}

export const checkDeadlineMs = 2_000;

export async function readHealth({
  db,
  temporalReachable,
}: {
  db: Database;
  temporalReachable(): Promise<boolean>;
}): Promise<Health> {
  const [store, temporal] = await Promise.all([
    within(checkDeadlineMs, checkStore(db), { postgres: 'out of reach', schema: 'unknown' }),
    within(checkDeadlineMs, temporalReachable(), false),
  ]);
  const storeIsUp = store.postgres === 'ok' && store.schema === 'ok';
  return {
    status: !storeIsUp ? 'unavailable' : temporal ? 'ok' : 'degraded',
    checks: { ...store, temporal: temporal ? 'ok' : 'out of reach' },
  };
}

async function checkStore(db: Database): Promise<{ postgres: string; schema: string }> {
  try {
    const rows = await db.$queryRaw<{ present: boolean }[]>`SELECT to_regclass('machines') IS NOT NULL AS present`;
    return { postgres: 'ok', schema: rows[0]?.present ? 'ok' : 'missing' };
  } catch {
    return { postgres: 'out of reach', schema: 'unknown' };
  }
}

function within<T>(milliseconds: number, value: Promise<T>, otherwise: T): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(otherwise), milliseconds);
    void value
      .catch(() => otherwise)
      .then((settled) => {
        clearTimeout(timer);
        resolve(settled);
      });
  });
}
