/**
 * How far the audit log was delivered to the operator's sink. One number is enough: links and checkpoints have ordinals in
 * the order of their commits, over all chains.
 */
import { auditColumns } from './audit.ts';
import type { ChainedEvent, CheckpointRow } from './auditChain.ts';
import { checkpointLine, eventLine } from './auditLines.ts';
import { type Database, execute, type Queryable, query } from './db.ts';

export interface SinkEntry {
  ordinal: bigint;
  chainId: string;
  position: bigint;
  hash: Uint8Array<ArrayBuffer>;
  /** Null for a checkpoint, and for a link whose event is missing. */
  event: ChainedEvent | null;
  /** As `audit export` prints it. */
  line: string;
}

export interface SinkBatch {
  /** The position that the batch follows. */
  after: bigint;
  entries: SinkEntry[];
}

type Row = ChainedEvent & {
  ordinal: bigint;
  chainId: string;
  position: bigint;
  hash: Uint8Array<ArrayBuffer>;
} & ({ signedAt: Date; keyId: string; signature: Uint8Array<ArrayBuffer> } | { signedAt: null });

/** The next entries that were not delivered, in order; null if there are none. */
export async function nextForSink(db: Database, limit: number): Promise<SinkBatch | null> {
  const { position: after } = await db.auditSink.findFirstOrThrow();
  // One statement, because a link of a later snapshot could hide a checkpoint that was committed before it.
  const rows = await query(db)<Row>`
    SELECT o.ordinal, o.chain_id AS "chainId", o.position, o.hash,
           c.created_at AS "signedAt", c.key_id AS "keyId", c.signature, ${auditColumns}, e.customer_id AS "customerId"
    FROM ((SELECT ordinal, chain_id, position, hash, sequence FROM audit_links
           WHERE ordinal > ${after} ORDER BY ordinal LIMIT ${limit})
          UNION ALL
          (SELECT ordinal, chain_id, position, hash, NULL FROM audit_checkpoints
           WHERE ordinal > ${after} ORDER BY ordinal LIMIT ${limit})) o
    LEFT JOIN audit_events e ON e.sequence = o.sequence
    LEFT JOIN audit_checkpoints c ON c.ordinal = o.ordinal
    ORDER BY o.ordinal LIMIT ${limit}`;
  return rows.length === 0 ? null : { after, entries: rows.map(entryOf) };
}

function entryOf(row: Row): SinkEntry {
  const { ordinal, chainId, position, hash } = row;
  const place = { ordinal, chainId, position, hash };
  if (row.signedAt !== null) {
    const checkpoint: CheckpointRow = { ...place, createdAt: row.signedAt, keyId: row.keyId, signature: row.signature };
    return { ...place, event: null, line: checkpointLine(checkpoint) };
  }
  const { signedAt: _none, ordinal: _o, chainId: _c, position: _p, hash: _h, ...rest } = row;
  const { keyId: _k, signature: _s, ...event } = rest as typeof rest & { keyId: null; signature: null };
  // An event that was removed keeps nothing: the receiver is told, and its file does not verify.
  if (event.id === null) {
    const missing = { chain_id: chainId, position: String(position), hash: Buffer.from(hash).toString('hex') };
    return { ...place, event: null, line: JSON.stringify({ missing }) };
  }
  return { ...place, event, line: eventLine(event, place) };
}

/** Records a delivery. False if the position is another one by now: another process delivered the same. */
export async function recordDelivered(db: Queryable, { after, entries }: SinkBatch): Promise<boolean> {
  const count = await execute(db)`
    UPDATE audit_sink SET position = ${entries.at(-1)!.ordinal}, delivered_at = clock_timestamp(),
                          failing_since = NULL, attempts = 0, error = NULL
    WHERE position = ${after}`;
  return count > 0;
}

/** Records a failure. Returns how many there were in a row. */
export async function recordSinkFailure(db: Queryable, error: string): Promise<number> {
  const rows = await query(db)<{ attempts: number }>`
    UPDATE audit_sink SET failing_since = coalesce(failing_since, clock_timestamp()), attempts = attempts + 1, error = ${error},
                          -- A run that waits for its next attempt gets no signals, which would add to its history.
                          due_at = clock_timestamp() + interval '10 minutes'
    RETURNING attempts`;
  return rows[0]!.attempts;
}

/** Notes where workers deliver; empty: nowhere. */
export async function setSinkTarget(db: Queryable, target: string): Promise<void> {
  await execute(db)`UPDATE audit_sink SET target = ${target}, due_at = clock_timestamp() WHERE target <> ${target}`;
}

/** Whether something waits that no run of the workflow was started for lately. Claims the start for a minute. */
export async function claimSinkStart(db: Queryable): Promise<boolean> {
  const count = await execute(db)`
    UPDATE audit_sink s SET due_at = clock_timestamp() + interval '1 minute'
    WHERE target <> '' AND due_at <= clock_timestamp()
      AND (EXISTS (SELECT 1 FROM audit_links WHERE ordinal > s.position)
           OR EXISTS (SELECT 1 FROM audit_checkpoints WHERE ordinal > s.position))`;
  return count > 0;
}

/** The next thing to deliver needs a run of its own. */
export async function releaseSinkStart(db: Queryable): Promise<void> {
  await execute(db)`UPDATE audit_sink SET due_at = clock_timestamp()`;
}

export interface SinkBacklog {
  /** Links and checkpoints, more or less: ordinals that were not used count too. */
  depth: number;
  /** Of the oldest event that waits. */
  oldestAgeSeconds: number;
  /** Of the last failure, if nothing was delivered since. */
  failingSeconds: number;
  error: string | null;
}

/** What waits for the sink; null if no sink is set. */
export async function sinkBacklog(db: Queryable): Promise<SinkBacklog | null> {
  const rows = await query(db)<SinkBacklog>`
    SELECT greatest(0, (SELECT coalesce(max(ordinal), 0) FROM audit_links) - s.position)::float8 AS depth,
           coalesce(extract(epoch FROM clock_timestamp() - (
             SELECT e.created_at FROM audit_links l JOIN audit_events e USING (sequence)
             WHERE l.ordinal > s.position ORDER BY l.ordinal LIMIT 1)), 0)::float8 AS "oldestAgeSeconds",
           coalesce(extract(epoch FROM clock_timestamp() - s.failing_since), 0)::float8 AS "failingSeconds", s.error
    FROM audit_sink s WHERE s.target <> ''`;
  return rows[0] ?? null;
}
