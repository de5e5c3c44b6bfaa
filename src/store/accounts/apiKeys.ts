/** API keys: long-lived secrets that are exchanged for sessions. Only the secret's digest is stored. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ApiKey } from '#prisma';
import type { Reach, Role } from '../../domain/roles.ts';
import type { Scope } from '../../domain/scopes.ts';
import { execute, type Queryable, query, type Row, sql } from '../core/db.ts';
import { type PageQuery, pageOf } from '../core/keysetPages.ts';
import type { KeyMaker } from './keyEnds.ts';
import { endSessions } from './sessions.ts';

export interface NewApiKey {
  customerId: string;
  tenantId: string;
  name: string;
  scopes: readonly Scope[];
  expiresAt: Date;
  maker: KeyMaker;
  /** The key that it replaces, by a rotation. */
  replaces?: string;
  /** Where its scopes hold; by default in the account. */
  reach?: Reach;
  /** The role whose scopes these are, if one was named. */
  roleSlug?: Role | null;
  /** Where it may be used from; by default from anywhere. */
  sourceRanges?: readonly string[];
  /** Whether its sessions have to be bound to a key of the client; by default not. */
  dpopBound?: boolean;
  /** Id and secret of a key generated beforehand ({@link newApiKey}); set both or neither. */
  id?: string;
  secret?: string;
}

export interface PlainApiKey {
  id: string;
  secret: string;
}

const omit = { secretDigest: true } as const;
export type ApiKeyRow = Row<
  Omit<ApiKey, keyof typeof omit>,
  { scopes: Scope[]; makerType: KeyMaker['type']; reach: Reach; roleSlug: Role | null }
>;

function digestOf(secret: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(secret).digest());
}

/** Generates a key without storing it. */
export function newApiKey(): PlainApiKey {
  return { id: randomUUID(), secret: `csk_${randomBytes(32).toString('base64url')}` };
}

/** Stores a key. Only the secret's digest is stored, so the secret is seen only in this result. */
export async function createApiKey(db: Queryable, key: NewApiKey): Promise<{ key: ApiKeyRow; secret: string }> {
  const { id, secret } = key.id && key.secret ? { id: key.id, secret: key.secret } : newApiKey();
  const { maker, scopes, sourceRanges = [], secret: _, ...given } = key;
  const made = { makerType: maker.type, makerId: maker.id, secretDigest: digestOf(secret) };
  const row = await db.apiKey.create({
    data: { ...given, ...made, id, scopes: [...scopes], sourceRanges: [...sourceRanges] },
    omit,
  });
  return { key: row as ApiKeyRow, secret };
}

/** Keys that a caller may see: those of the account, or those that are confined to one tenant. */
export interface KeyRoom {
  customerId: string;
  /** Set for a caller who is confined to this tenant. */
  confinedTo?: string | null;
}

function inRoom({ customerId, confinedTo }: KeyRoom) {
  return { customerId, ...(confinedTo && { tenantId: confinedTo, reach: 'tenant' }) };
}

/** A customer's keys, newest first. */
export async function listApiKeys(db: Queryable, room: KeyRoom, page: PageQuery): Promise<ApiKeyRow[]> {
  const rows = await db.apiKey.findMany({ ...pageOf(inRoom(room), page), omit });
  return rows as ApiKeyRow[];
}

export function countLiveApiKeys(db: Queryable, customerId: string): Promise<number> {
  return db.apiKey.count({ where: { customerId, revokedAt: null, expiresAt: { gt: new Date() } } });
}

/** The key with this id and this secret, or null. The caller decides whether it may still be used. */
export async function findApiKey(
  db: Queryable,
  { id, secret }: { id: string; secret: string },
): Promise<ApiKeyRow | null> {
  // Looked up by digest, so that the timing reveals nothing about secrets.
  const row = await db.apiKey.findUnique({ where: { secretDigest: digestOf(secret) }, omit });
  return row && row.id === id.toLowerCase() ? (row as ApiKeyRow) : null;
}

/** Whose key it is. */
export interface LiveApiKey {
  id: string;
  customerId: string;
  tenantId: string;
  reach: Reach;
  sourceRanges: string[];
}

/** The key with this id and this secret if a session could be minted by it now, or null. */
export async function findLiveApiKey(
  db: Queryable,
  { id, secret }: { id: string; secret: string },
): Promise<LiveApiKey | null> {
  const rows = await query(db)<LiveApiKey>`
    SELECT k.id, k.customer_id AS "customerId", k.tenant_id AS "tenantId", k.reach,
      k.source_ranges AS "sourceRanges" FROM api_keys k JOIN customers c ON c.id = k.customer_id
    WHERE k.secret_digest = ${digestOf(secret)} AND k.revoked_at IS NULL AND c.status = 'active'
      AND k.expires_at > clock_timestamp()`;
  return rows[0] && rows[0].id === id.toLowerCase() ? rows[0] : null;
}

/** One of the customer's keys, in any state, or null. */
export async function findApiKeyById(
  db: Queryable,
  { id, ...room }: KeyRoom & { id: string },
): Promise<ApiKeyRow | null> {
  return (await db.apiKey.findFirst({ where: { id, ...inRoom(room) }, omit })) as ApiKeyRow | null;
}

/** The maximum life of a key, unless the operator sets another. */
export const defaultKeyDays = 365;

/** Until when a key made now may live. */
export function latestEnd(maxDays: number): Date {
  return new Date(Date.now() + maxDays * 86_400_000);
}

/** The key that replaced this one and is not revoked, or null. */
export async function findReplacement(db: Queryable, key: { id: string; customerId: string }): Promise<string | null> {
  const where = { replaces: key.id, customerId: key.customerId, revokedAt: null };
  return (await db.apiKey.findFirst({ where, select: { id: true } }))?.id ?? null;
}

/**
 * Ends a key that was replaced once the overlap is over, or sooner if it would have; returns when. What it made belongs
 * to the key that replaces it. Call it in a transaction that holds the customer's lock.
 */
export async function retireApiKey(
  tx: Queryable,
  key: Pick<ApiKeyRow, 'id' | 'customerId'>,
  { replacement, overlapSeconds }: { replacement: string; overlapSeconds: number },
): Promise<Date> {
  const made = {
    where: { customerId: key.customerId, makerType: 'api-key', makerId: key.id },
    data: { makerId: replacement },
  };
  await tx.apiKey.updateMany(made);
  await tx.identityProvider.updateMany(made);
  await tx.principal.updateMany(made);
  await tx.webhook.updateMany(made);
  await tx.invitation.updateMany(made);
  await tx.setupLink.updateMany(made);
  const rows = await query(tx)<{ expiresAt: Date }>`
    WITH shortened AS (
      UPDATE sessions SET expires_at = least(expires_at, greatest(created_at + interval '1 ms',
        clock_timestamp() + make_interval(secs => ${overlapSeconds})))
      WHERE actor_id = ${key.id}::uuid AND actor_type = 'api-key' AND revoked_at IS NULL
    )
    UPDATE api_keys SET expires_at = least(expires_at, clock_timestamp() + make_interval(secs => ${overlapSeconds})),
      warned_at = coalesce(warned_at, clock_timestamp())
    WHERE id = ${key.id}::uuid RETURNING expires_at AS "expiresAt"`;
  return rows[0]!.expiresAt;
}

/** Records where and when keys minted sessions, unless that was recorded less than five minutes ago. */
export async function recordKeyUse(db: Queryable, addressOf: ReadonlyMap<string, string>): Promise<void> {
  await execute(db)`
    WITH free AS (
      SELECT k.id, used.address FROM api_keys k
      JOIN unnest(${[...addressOf.keys()]}::uuid[], ${[...addressOf.values()]}::text[]) AS used (id, address) ON k.id = used.id
      WHERE k.last_used_at IS NULL OR k.last_used_at < clock_timestamp() - interval '5 minutes'
      FOR NO KEY UPDATE OF k SKIP LOCKED
    )
    UPDATE api_keys k SET last_used_at = clock_timestamp(), last_used_address = free.address
    FROM free WHERE k.id = free.id`;
}

/**
 * Sets what a key may still do and ends its sessions, so that watches and tunnels end as well; a program gets the next
 * session at once. Call it in a transaction.
 */
export async function restrictApiKey(
  tx: Queryable,
  { id }: { id: string },
  changes: Partial<Pick<ApiKeyRow, 'sourceRanges' | 'dpopBound' | 'scopes' | 'reach' | 'roleSlug'>>,
): Promise<ApiKeyRow> {
  await endSessions(tx, sessionsOfKey(id));
  return (await tx.apiKey.update({ where: { id }, data: changes, omit })) as ApiKeyRow;
}

const sessionsOfKey = (id: string) => sql`s.actor_type = 'api-key' AND s.actor_id = ${id}::uuid`;

/** Revokes a key with its sessions. False if it was already revoked or does not exist. Call it in a transaction. */
export async function revokeApiKey(
  tx: Queryable,
  { id, customerId }: { id: string; customerId: string },
): Promise<boolean> {
  const ended = await execute(tx)`
    UPDATE api_keys SET revoked_at = clock_timestamp()
    WHERE id = ${id}::uuid AND customer_id = ${customerId}::uuid AND revoked_at IS NULL`;
  if (ended > 0) await endSessions(tx, sessionsOfKey(id));
  return ended > 0;
}
