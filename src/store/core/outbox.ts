/** Wakes that have not reached a machine's workflow yet. */

import type { MachineKind } from '../../domain/machine.ts';
import { machineWorkflowId, nameInWorkflowId } from '../../domain/names.ts';
import { type Database, execute, type Queryable, query, sql } from './db.ts';

export interface Wake {
  outboxId: bigint;
  machineUid: string;
  workflowId: string;
  /** The request that created the machine: for people, not for the workflow. */
  requestId: string | null;
  /** The span of the request that wrote it; null if that is not traced. */
  traceparent: string | null;
}

interface Wakeable {
  uid: string;
  kind: MachineKind;
  namespace: string;
  name: string;
  requestId: string | null;
}

export function wakeOf(machine: Wakeable, outboxId: bigint, traceparent: string | null = null): Wake {
  const { uid: machineUid, requestId } = machine;
  return { outboxId, machineUid, workflowId: machineWorkflowId(machine), requestId, traceparent };
}

/** SQL: {@link machineWorkflowId} of the row that has these columns. */
export const workflowIdColumns = sql`lower(kind) || '/' || namespace || '/' || left(name, ${nameInWorkflowId}) || '/' || uid`;

/** SQL: until when the process that writes a wake has the first right to dispatch it. */
export const ownDispatchUntil = sql`clock_timestamp() + interval '10 seconds'`;

/** Records, in the caller's transaction, that its workflow should look at this machine. The writer dispatches it first. */
export async function enqueueWake(tx: Queryable, machine: Wakeable, traceparent: string | null = null): Promise<Wake> {
  const rows = await query(tx)<{ id: bigint }>`
    INSERT INTO outbox (machine_uid, workflow_id, leased_until, traceparent)
    VALUES (${machine.uid}::uuid, ${machineWorkflowId(machine)}, ${ownDispatchUntil}, ${traceparent}) RETURNING id`;
  return wakeOf(machine, rows[0]!.id, traceparent);
}

/** Leases up to `limit` unleased wakes, oldest first, for `leaseSeconds`. No lock outlives the statement. */
export async function leaseWakes(
  db: Database,
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
): Promise<Wake[]> {
  return query(db)<Wake>`
    UPDATE outbox o SET leased_until = clock_timestamp() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
    WHERE id IN (SELECT id FROM outbox WHERE leased_until <= clock_timestamp() ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id AS "outboxId", machine_uid AS "machineUid", workflow_id AS "workflowId", traceparent,
      (SELECT request_id FROM machines m WHERE m.uid = o.machine_uid) AS "requestId"`;
}

/** Maximum pause between two attempts of a wake that Temporal refuses, in seconds. */
const refusedPauseMaxSeconds = 600;

/** Stores why Temporal refused a wake, and doubles its pause after each attempt. Returns how many there were. */
export async function postponeWake(db: Queryable, outboxId: bigint, refusal: string): Promise<number> {
  const rows = await query(db)<{ attempts: number }>`
    UPDATE outbox SET refusal = ${refusal.slice(0, 1_000)}, attempts = attempts + 1,
      leased_until = clock_timestamp() + make_interval(secs => least(power(2, least(attempts, 20)), ${refusedPauseMaxSeconds}))
    WHERE id = ${outboxId} RETURNING attempts`;
  return rows[0]?.attempts ?? 0;
}

/**
 * Makes wakes that Temporal refused due again, with short pauses at first: what it lacked may have been mended, which its
 * servers notice some seconds later.
 */
export async function retryRefusedWakes(db: Queryable): Promise<void> {
  await execute(db)`UPDATE outbox SET leased_until = clock_timestamp(), attempts = 0 WHERE refusal IS NOT NULL`;
}

export async function settleWakes(db: Queryable, outboxIds: readonly bigint[]): Promise<void> {
  if (outboxIds.length > 0) await execute(db)`DELETE FROM outbox WHERE id = ANY(${outboxIds as bigint[]}::bigint[])`;
}

/** Depth of the outbox, how many of its wakes Temporal refused, and the age of its oldest row, in seconds. */
export async function outboxBacklog(
  db: Queryable,
): Promise<{ depth: number; refused: number; oldestAgeSeconds: number }> {
  const rows = await query(db)<{ depth: number; refused: number; age: number }>`
    SELECT count(*)::int AS depth, count(refusal)::int AS refused,
      coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 AS age FROM outbox`;
  return { depth: rows[0]!.depth, refused: rows[0]!.refused, oldestAgeSeconds: rows[0]!.age };
}
