import { auditBacklog, auditFindings } from '../store/core/auditBacklog.ts';
import { conditions, type RefusedWrites } from '../store/core/databaseCondition.ts';
import type { Database } from '../store/core/db.ts';
import { lookAtStore } from '../store/core/storeLook.ts';

export interface Health {
  /**
   * `unavailable` only without Postgres or its schema. `degraded` without Temporal or what the service needs of it (the
   * API still accepts and serves requests; machines wait) or when Postgres refuses writes (the API still serves).
   */
  status: 'ok' | 'degraded' | 'unavailable';
  checks: { postgres: string; schema: string; temporal: string };
}

export const checkDeadlineMs = 2_000;

export async function readHealth({
  db,
  refusedWrites,
  temporalCondition,
}: {
  db: Database;
  refusedWrites: RefusedWrites;
  temporalCondition(): Promise<string>;
}): Promise<Health> {
  const [store, temporal] = await Promise.all([
    within(checkDeadlineMs, checkStore(db, refusedWrites), unreachable),
    within(checkDeadlineMs, temporalCondition(), 'out of reach'),
  ]);
  const checks = { postgres: store.postgres, schema: store.schema, temporal };
  if (!store.isUp) return { status: 'unavailable', checks };
  return { status: store.postgres === 'ok' && temporal === 'ok' ? 'ok' : 'degraded', checks };
}

/** What operators should look at although the service works: for `/healthz`, which only they see. */
export function readFindings({ db }: { db: Database }): Promise<string[]> {
  return within(checkDeadlineMs, auditBacklog(db).then(auditFindings), [
    'what waits of the audit log could not be read',
  ]);
}

const unreachable = { isUp: false, postgres: 'out of reach', schema: 'unknown' };

async function checkStore(db: Database, refusedWrites: RefusedWrites): Promise<typeof unreachable> {
  try {
    const { hasSchema, condition } = await lookAtStore(db, refusedWrites);
    return {
      isUp: hasSchema,
      postgres: condition ? `refuses writes: ${conditions[condition].says}` : 'ok',
      schema: hasSchema ? 'ok' : 'missing',
    };
  } catch {
    return unreachable;
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
