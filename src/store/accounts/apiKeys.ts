/** API keys: long-lived secrets that are exchanged for sessions. Only the secret's digest is stored. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Scope } from '../../domain/scopes.ts';
import type { Queryable } from '../core/db.ts';
import { type PageQuery, pageOf } from '../core/keysetPages.ts';

export interface NewApiKey {
  customerId: string;
  tenantId: string;
  name: string;
  scopes: readonly Scope[];
  expiresAt?: Date | null;
  /** Id and secret of a key generated beforehand ({@link newApiKey}); set both or neither. */
  id?: string;
  secret?: string;
}

export interface PlainApiKey {
  id: string;
  secret: string;
}

export interface ApiKeyRow {
  id: string;
  customerId: string;
  tenantId: string;
  name: string;
  scopes: Scope[];
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
}

const shown = {
  id: true,
  customerId: true,
  tenantId: true,
  name: true,
  scopes: true,
  createdAt: true,
  expiresAt: true,
  revokedAt: true,
  lastUsedAt: true,
} as const;

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
  const row = await db.apiKey.create({
    data: {
      id,
      customerId: key.customerId,
      tenantId: key.tenantId,
      name: key.name,
      scopes: [...key.scopes],
      secretDigest: digestOf(secret),
      expiresAt: key.expiresAt ?? null,
    },
    select: shown,
  });
  return { key: row as ApiKeyRow, secret };
}

/** A customer's keys, newest first. */
export async function listApiKeys(db: Queryable, customerId: string, page: PageQuery): Promise<ApiKeyRow[]> {
  const rows = await db.apiKey.findMany({ ...pageOf({ customerId }, page), select: shown });
  return rows as ApiKeyRow[];
}

export function countLiveApiKeys(db: Queryable, customerId: string): Promise<number> {
  return db.apiKey.count({ where: { customerId, revokedAt: null } });
}

/** The key with this id and this secret, or null. The caller decides whether it may still be used. */
export async function findApiKey(
  db: Queryable,
  { id, secret }: { id: string; secret: string },
): Promise<ApiKeyRow | null> {
  // Looked up by digest, so that the timing reveals nothing about secrets.
  const row = await db.apiKey.findUnique({ where: { secretDigest: digestOf(secret) }, select: shown });
  return row && row.id === id.toLowerCase() ? (row as ApiKeyRow) : null;
}

/** One of the customer's keys, in any state, or null. */
export async function findApiKeyById(
  db: Queryable,
  key: { id: string; customerId: string },
): Promise<ApiKeyRow | null> {
  return (await db.apiKey.findFirst({ where: key, select: shown })) as ApiKeyRow | null;
}

/** Revokes a key and, from the next request on, its sessions. False if it was already revoked or does not exist. */
export async function revokeApiKey(
  db: Queryable,
  { id, customerId }: { id: string; customerId: string },
): Promise<boolean> {
  const ended = await db.$executeRaw`
    UPDATE api_keys SET revoked_at = clock_timestamp()
    WHERE id = ${id}::uuid AND customer_id = ${customerId}::uuid AND revoked_at IS NULL`;
  return ended > 0;
}
