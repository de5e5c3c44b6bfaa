/**
 * Links events into chains after they were committed, so that no create waits for another one's hash.
 *
 * One process at a time links: it holds the lock of the one row of `audit_chainer` until its commit, and skips its turn
 * when another one has it. Events commit in another order than their sequence, and a chain takes them as they appear: its
 * positions, and not sequences, are without gaps. Every pass looks for events without a link above `settled`, which
 * follows a minute behind, longer than any transaction that writes events may last.
 */

import type { AuditCheckpoint } from '#prisma';
import {
  chainOfNone,
  firstHash,
  linkHash,
  type SignedCheckpoint,
  type SigningKey,
  signDocument,
} from '../../domain/auditProof.ts';
import { type AuditRow, auditColumns } from './audit.ts';
import { type Database, execute, type Queryable, query, sql, transaction } from './db.ts';

export type ChainedEvent = AuditRow & { customerId: string | null };

/** What the hash of an event covers: everything that is stored of it. */
export function hashedEvent({ sequence, createdAt, erasedDigest, ...row }: ChainedEvent) {
  const erased = erasedDigest && { erasedDigest: Buffer.from(erasedDigest).toString('hex') };
  return { ...row, sequence: String(sequence), createdAt: createdAt.toISOString(), ...erased };
}

const settlesAfterSeconds = 60;
/** Events of one pass, at most. */
export const linksInPass = 500;

interface Head {
  chainId: string;
  position: bigint;
  hash: Uint8Array;
}

/** Adds links for events that have none, and returns how many; null if another process is at it. */
export function linkEvents(db: Database): Promise<number | null> {
  return transaction(db, async (tx) => {
    const settled = await lockChainer(tx);
    if (settled === null) return null;
    const events = await query(tx)<ChainedEvent>`
      SELECT ${auditColumns}, e.customer_id AS "customerId" FROM audit_events e
      WHERE e.sequence > ${settled} AND NOT EXISTS (SELECT 1 FROM audit_links l WHERE l.sequence = e.sequence)
      ORDER BY e.sequence LIMIT ${linksInPass}`;
    if (events.length > 0) await addLinks(tx, events);
    await execute(tx)`
      UPDATE audit_chainer SET settled = old.last FROM (
        SELECT max(l.sequence) AS last FROM audit_links l JOIN audit_events e USING (sequence)
        WHERE l.sequence > ${settled} AND e.created_at < clock_timestamp() - make_interval(secs => ${settlesAfterSeconds})
      ) old WHERE old.last > settled`;
    return events.length;
  });
}

async function lockChainer(tx: Queryable): Promise<bigint | null> {
  const rows = await query(tx)<{ settled: bigint }>`SELECT settled FROM audit_chainer FOR UPDATE SKIP LOCKED`;
  return rows[0]?.settled ?? null;
}

async function addLinks(tx: Queryable, events: readonly ChainedEvent[]): Promise<void> {
  const chains = [...new Set(events.map(({ customerId }) => customerId ?? chainOfNone))];
  const heads = new Map((await readHeads(tx, chains)).map((head) => [head.chainId, head]));
  const links = events.map((event) => {
    const chainId = event.customerId ?? chainOfNone;
    const { position, hash } = heads.get(chainId) ?? { position: 0n, hash: firstHash };
    const link = { chainId, position: position + 1n, hash: linkHash(Buffer.from(hash), hashedEvent(event)) };
    heads.set(chainId, link);
    return { ...link, sequence: event.sequence };
  });
  // Arrays, because a value per row and column costs more than all of the hashes.
  await execute(tx)`
    INSERT INTO audit_links (chain_id, position, sequence, hash)
    SELECT chain_id, position, sequence, decode(hash, 'hex')
    FROM unnest(${links.map(({ chainId }) => chainId)}::uuid[], ${links.map(({ position }) => position)}::bigint[],
                ${links.map(({ sequence }) => sequence)}::bigint[], ${links.map(({ hash }) => hash.toString('hex'))}::text[])
      AS link (chain_id, position, sequence, hash)
    -- Ordinals are given out in this order.
    ORDER BY position, sequence`;
}

function readHeads(db: Queryable, chains: readonly string[]): Promise<Head[]> {
  return query(db)<Head>`
    SELECT c.id AS "chainId", h.position, h.hash FROM unnest(${chains as string[]}::uuid[]) AS c (id)
    CROSS JOIN LATERAL (SELECT position, hash FROM audit_links WHERE chain_id = c.id ORDER BY position DESC LIMIT 1) h`;
}

/** Signs the end of every chain that grew since its last checkpoint. Returns how many; null as above. */
export function signChains(db: Database, key: SigningKey): Promise<number | null> {
  return transaction(db, async (tx) => {
    if ((await lockChainer(tx)) === null) return null;
    const grown = await query(tx)<Head & { at: Date }>`
      SELECT c.id AS "chainId", h.position, h.hash, date_trunc('milliseconds', clock_timestamp()) AS at
      FROM (SELECT id FROM customers UNION ALL SELECT ${chainOfNone}::uuid) c
      CROSS JOIN LATERAL (SELECT position, hash FROM audit_links WHERE chain_id = c.id ORDER BY position DESC LIMIT 1) h
      WHERE h.position > coalesce((SELECT max(position) FROM audit_checkpoints WHERE chain_id = c.id), 0)`;
    const data = grown.map(({ chainId, position, hash, at }) => {
      const unsigned = {
        chain_id: chainId,
        position: String(position),
        hash: Buffer.from(hash).toString('hex'),
        created_at: at.toISOString(),
      };
      const signed = signDocument(key, unsigned);
      const [keyId, signature] = [signed.key_id, new Uint8Array(Buffer.from(signed.signature, 'base64'))];
      return { chainId, position, hash: new Uint8Array(hash), createdAt: at, keyId, signature };
    });
    if (data.length > 0) await tx.auditCheckpoint.createMany({ data });
    return data.length;
  });
}

/** A link with its event, if that is still there. */
export interface LinkedEvent {
  position: bigint;
  hash: Buffer;
  linkedSequence: bigint;
  event: ChainedEvent | null;
}

const linksInPage = 1_000;

/** A chain from its beginning, in pages: memory does not grow with it. */
export async function* readChain(db: Queryable, chainId: string, after = 0n): AsyncGenerator<LinkedEvent> {
  for (let position = after; ; ) {
    const page = await query(db)<ChainedEvent & { position: bigint; hash: Uint8Array; linkedSequence: bigint }>`
      SELECT l.position, l.hash, l.sequence AS "linkedSequence", ${auditColumns}, e.customer_id AS "customerId"
      FROM audit_links l LEFT JOIN audit_events e ON e.sequence = l.sequence
      WHERE l.chain_id = ${chainId}::uuid AND l.position > ${position} ORDER BY l.position LIMIT ${linksInPage}`;
    for (const { position: at, hash, linkedSequence, ...event } of page)
      yield { position: at, hash: Buffer.from(hash), linkedSequence, event: event.id === null ? null : event };
    if (page.length < linksInPage) return;
    position = page.at(-1)!.position;
  }
}

export async function readCheckpoints(db: Queryable, chainId: string, after = 0n): Promise<SignedCheckpoint[]> {
  const rows = await db.auditCheckpoint.findMany({
    where: { chainId, position: { gt: after } },
    orderBy: { position: 'asc' },
  });
  return rows.map(checkpointOf);
}

export type CheckpointRow = Omit<AuditCheckpoint, 'ordinal'>;

export function checkpointOf(row: CheckpointRow): SignedCheckpoint {
  return {
    chain_id: row.chainId,
    position: String(row.position),
    hash: Buffer.from(row.hash).toString('hex'),
    created_at: row.createdAt.toISOString(),
    key_id: row.keyId,
    signature: Buffer.from(row.signature).toString('base64'),
  };
}

/** The hash at a position of a chain: what its next link builds on. Null if there is no such link. */
export async function hashAt(db: Queryable, chainId: string, position: bigint): Promise<Buffer | null> {
  if (position === 0n) return firstHash;
  const link = await db.auditLink.findUnique({
    where: { chainId_position: { chainId, position } },
    select: { hash: true },
  });
  return link && Buffer.from(link.hash);
}

/** How many events wait for their links, and for how long the oldest does. */
export async function unlinkedBacklog(db: Queryable): Promise<{ depth: number; oldestAgeSeconds: number }> {
  const rows = await query(db)<{ depth: number; age: number }>`
    SELECT count(*)::int AS depth, coalesce(extract(epoch FROM clock_timestamp() - min(e.created_at)), 0)::float8 AS age
    FROM audit_events e WHERE e.sequence > (SELECT settled FROM audit_chainer)
      AND NOT EXISTS (SELECT 1 FROM audit_links l WHERE l.sequence = e.sequence)`;
  return { depth: rows[0]!.depth, oldestAgeSeconds: rows[0]!.age };
}

/** Events of a chain that no link leads to: those that wait for theirs, and those that will never get one. */
export function readUnlinked(
  db: Queryable,
  chainId: string,
): Promise<{ id: string; sequence: bigint; isPassed: boolean }[]> {
  const own = chainId === chainOfNone ? sql`e.customer_id IS NULL` : sql`e.customer_id = ${chainId}::uuid`;
  return query(db)`
    SELECT e.id, e.sequence, e.sequence <= (SELECT settled FROM audit_chainer) AS "isPassed" FROM audit_events e
    WHERE ${own} AND NOT EXISTS (SELECT 1 FROM audit_links l WHERE l.sequence = e.sequence) ORDER BY e.sequence LIMIT 1000`;
}
