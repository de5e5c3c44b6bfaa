/** Sessions: short-lived bearer credentials of which only the digest is stored. */

import { hash, randomBytes } from 'node:crypto';
import { Prisma } from '#prisma';
import type { Reach } from '../../domain/roles.ts';
import type { ActorType, Scope } from '../../domain/scopes.ts';
import { storableJson } from '../../lib/text.ts';
import { isUuidOfAnyCase } from '../../lib/uuid.ts';
import { type Actor, actorColumns, actorJson, actorValues } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, sql } from '../core/db.ts';
import { type HasTime, inBites } from '../core/duties.ts';
import type { Freshness } from '../core/freshness.ts';
import type { PageQuery } from '../core/keysetPages.ts';

const tokenPattern = /^cst_[A-Za-z0-9_-]{43}$/;

/** The digest by which a token is found, or null if the text cannot be one of our tokens. */
export function tokenDigest(token: string): Buffer | null {
  return tokenPattern.test(token) ? hash('sha256', token, 'buffer') : null;
}

/** A new token of a session, and the digest by which it is found. */
export function newSessionToken(): { token: string; digest: Buffer } {
  const token = `cst_${randomBytes(32).toString('base64url')}`;
  return { token, digest: tokenDigest(token)! };
}

/** Who makes a request. */
export interface Caller extends Actor {
  sessionId: string;
  tenantId: string;
  /** The namespace of the session's tenant; null until the tenant has one. */
  namespace: string | null;
  scopes: Scope[];
  /** Those of them that hold in the whole account; the others hold in the session's tenant alone. */
  accountScopes: Scope[];
  /** Thumbprint of the client's key, whose proof each use needs; null for a bearer token. */
  dpopKey: string | null;
  /** Where the credential behind the session may be used from; null or empty: from anywhere. */
  sourceRanges: string[] | null;
  /** Whether the recorded last use is old enough to be written again. */
  useIsStale: boolean;
  /** The namespace as the check saw it: what this request reads must be at least as new. Null without a namespace. */
  seen: Freshness | null;
}

/** A last use recorded within this many seconds is not written again. */
const lastUseIntervalSeconds = 60;

/**
 * Other rows on which a session's validity depends. Joined by their ids alone: with the customer in the join, a plan that
 * was made while there were few keys would go through all keys of the customer.
 */
export const withActors = sql`JOIN customers c ON c.id = s.customer_id
    LEFT JOIN api_keys k ON s.actor_type = 'api-key' AND k.id = s.actor_id
    LEFT JOIN principals p ON s.actor_type = 'workload' AND p.id = s.actor_id`;
/** Sessions end with their actor, and a customer that is not active loses all of its sessions. */
export const actorIsValid = sql`c.status = 'active' AND CASE s.actor_type
    WHEN 'api-key' THEN k.customer_id = s.customer_id AND k.revoked_at IS NULL AND k.expires_at > clock_timestamp()
    WHEN 'workload' THEN p.customer_id = s.customer_id AND p.status = 'active'
    ELSE true END`;
/** A scope removed from a key or a principal is also removed from its sessions. */
export const presentScopes = sql`CASE WHEN k.id IS NULL AND p.id IS NULL THEN s.scopes
    ELSE ARRAY(SELECT scope FROM unnest(s.scopes) scope WHERE scope = ANY(coalesce(k.scopes, p.scopes))) END`;

interface CallerJson extends Omit<Caller, 'seen' | 'accountScopes'> {
  /** Of its digest among those that were asked about, from 1 on. */
  place: number;
  version: string | null;
  mintedAccountScopes: Scope[];
  reach: Reach | null;
}

/**
 * Finds the callers whose sessions have these token digests, in their order; null for one that cannot authenticate, or
 * no longer can. One statement for all and no cache, so a revocation takes effect with the next request, in every
 * replica.
 */
export async function findCallers(db: Database, digests: readonly Buffer[]): Promise<(Caller | null)[]> {
  const askedMs = performance.now();
  const asked = digests.map((digest) => digest.toString('hex'));
  // As JSON, since Postgres would plan the statement again for each length of an array. The limit makes each token a
  // search of its own. One column, because Postgres describes each in every response.
  const rows = await query(db)<{ caller: CallerJson }>`
    SELECT json_build_object('place', asked.place, 'sessionId', s.id, 'customerId', s.customer_id, 'tenantId', s.tenant_id,
           'actorType', s.actor_type, 'actorId', s.actor_id, 'actorName', coalesce(k.name, p.subject_match_value),
           'scopes', ${presentScopes}, 'namespace', n.name,
           'sourceRanges', coalesce(k.source_ranges, p.source_ranges), 'reach', coalesce(k.reach, p.reach),
           'mintedAccountScopes', s.account_scopes, 'dpopKey', s.dpop_key, 'version', n.resource_version::text,
           'useIsStale', (s.last_used_at IS NULL OR s.last_used_at < clock_timestamp() - make_interval(secs => ${lastUseIntervalSeconds}))
         ) AS caller
    FROM jsonb_array_elements_text(${storableJson(asked)}::jsonb) WITH ORDINALITY AS asked (digest, place)
    CROSS JOIN LATERAL (SELECT * FROM sessions WHERE token_digest = decode(asked.digest, 'hex') LIMIT 1) s
    ${withActors}
    LEFT JOIN namespaces n ON n.tenant_id = s.tenant_id
    WHERE s.revoked_at IS NULL AND s.expires_at > clock_timestamp() AND ${actorIsValid}`;
  const callers: (Caller | null)[] = digests.map(() => null);
  for (const { place, version, mintedAccountScopes, reach, ...caller } of rows.map((row) => row.caller))
    callers[place - 1] = {
      ...caller,
      accountScopes: reach === 'tenant' ? [] : mintedAccountScopes.filter((scope) => caller.scopes.includes(scope)),
      seen: version === null ? null : { version: BigInt(version), askedMs },
    };
  return callers;
}

/** Finds the caller whose session has this token digest; null if it cannot authenticate, or no longer can. */
export async function findCaller(db: Database, digest: Buffer): Promise<Caller | null> {
  const [caller] = await findCallers(db, [digest]);
  return caller ?? null;
}

/**
 * Ends the live sessions that fit, and waits for the changes that they are making: each locks its session until its commit
 * (the trigger audit_events_of_sessions). In the order of their ids, as statements do that lock several. Returns how many.
 */
export function endSessions(tx: Queryable, fits: Prisma.Sql): Promise<number> {
  return execute(tx)`
    UPDATE sessions SET revoked_at = clock_timestamp() WHERE id = ANY(ARRAY(
      SELECT id FROM sessions s WHERE ${fits} AND revoked_at IS NULL AND expires_at > clock_timestamp() ORDER BY id::text FOR UPDATE))`;
}

/**
 * Records the use of sessions, and of the API keys behind them with the address, unless recorded less than a minute ago.
 * It waits for no change that holds one of the rows, and so is in no deadlock with those: the next use is recorded.
 */
export async function recordUse(db: Database, addressOf: ReadonlyMap<string, string>): Promise<void> {
  await execute(db)`
    WITH free AS (
      SELECT s.id, u.address FROM sessions s
      JOIN unnest(${[...addressOf.keys()]}::uuid[], ${[...addressOf.values()]}::text[]) AS u (id, address) ON s.id = u.id
      WHERE s.last_used_at IS NULL OR s.last_used_at < clock_timestamp() - make_interval(secs => ${lastUseIntervalSeconds})
      FOR NO KEY UPDATE OF s SKIP LOCKED
    ), used AS (
      UPDATE sessions s SET last_used_at = clock_timestamp() FROM free WHERE s.id = free.id
      RETURNING s.actor_type, s.actor_id, free.address
    ), free_keys AS (
      SELECT k.id, u.address FROM api_keys k
      JOIN (SELECT DISTINCT ON (actor_id) actor_id, address FROM used WHERE actor_type = 'api-key') u ON k.id = u.actor_id
      WHERE k.last_used_at IS NULL OR k.last_used_at < clock_timestamp() - make_interval(secs => ${lastUseIntervalSeconds})
      FOR NO KEY UPDATE OF k SKIP LOCKED
    )
    UPDATE api_keys k SET last_used_at = clock_timestamp(), last_used_address = free_keys.address
    FROM free_keys WHERE k.id = free_keys.id`;
}

export interface NewSession extends Actor {
  tenantId: string;
  scopes: readonly Scope[];
  /** Those that hold in the whole account; by default all that the actor may use there. */
  accountScopes?: readonly Scope[];
  /** Thumbprint of the key of the client to which it is bound. */
  dpopKey?: string | null;
  ttlSeconds: number;
  /** The session ends with the credential that minted it. */
  notAfter?: Date | null;
  /** The sign-in at a terminal that it belongs to. */
  signInId?: string | null;
  /** The request, if its audit event is the session's own, written in the same statement. */
  requestId?: string;
}

/** A token as it is handed out, once. */
export interface MintedSession {
  /** The session's id. */
  id: string;
  token: string;
  expiresInSeconds: number;
}

/**
 * Creates a session if its actor is still valid at that instant; returns null otherwise. A key stays locked until the
 * commit, so that its end either comes first or ends the session as well.
 */
export async function mintSession(db: Queryable, session: NewSession): Promise<MintedSession | null> {
  const { token, digest } = newSessionToken();
  const { customerId, tenantId, actorType, actorId, scopes, ttlSeconds } = session;
  const { accountScopes = scopes, dpopKey = null, notAfter = null, signInId = null, requestId = null } = session;
  const rows = await query(db)<{ id: string; seconds: number }>`
    WITH api_keys AS (
      SELECT * FROM api_keys WHERE id = ${actorId}::uuid AND ${actorType} = 'api-key' FOR SHARE
    ), minted AS (
    INSERT INTO sessions (customer_id, tenant_id, actor_type, actor_id, scopes, account_scopes, dpop_key,
      sign_in_id, token_digest, created_at, expires_at)
    SELECT s.customer_id, s.tenant_id, s.actor_type, s.actor_id, ${scopes}::text[],
           ${accountScopes}::text[], ${dpopKey}::text, ${signInId}::uuid, ${digest}, s.at,
           least(s.at + make_interval(secs => ${ttlSeconds}), ${notAfter}::timestamptz)
    FROM (SELECT ${customerId}::uuid AS customer_id, ${tenantId}::uuid AS tenant_id, ${actorType} AS actor_type,
                 ${actorId}::uuid AS actor_id, clock_timestamp() AS at) s
    ${withActors}
    WHERE ${actorIsValid}
    RETURNING id, floor(extract(epoch FROM expires_at - created_at))::int AS seconds
    ), audited AS (
      INSERT INTO audit_events (${actorColumns}, action, target, request_id, details)
      SELECT ${actorValues(sql`by.json`)}, 'session.create', minted.id::text, ${requestId}::text,
             jsonb_build_object('scopes', array_to_string(${scopes}::text[], ' '), 'seconds', minted.seconds)
      FROM minted, (SELECT ${storableJson(actorJson(session))}::jsonb AS json) by WHERE ${requestId}::text IS NOT NULL
    )
    SELECT id, seconds FROM minted`;
  return rows[0] ? { id: rows[0].id, token, expiresInSeconds: rows[0].seconds } : null;
}

export const sessionStatuses = ['active', 'expired', 'revoked'] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

/** What may be shown of a session: nothing that would allow its use. */
export interface SessionRow {
  id: string;
  actorType: ActorType;
  scopes: Scope[];
  status: SessionStatus;
  /** `sha256:` and the first 16 hex digits of the token's digest. */
  tokenFingerprint: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
}

const status = sql`CASE WHEN s.revoked_at IS NOT NULL THEN 'revoked'
  WHEN s.expires_at <= clock_timestamp() THEN 'expired' ELSE 'active' END`;
const visibleColumns = sql`s.id, s.actor_type AS "actorType", s.scopes, ${status} AS status,
  'sha256:' || substr(encode(s.token_digest, 'hex'), 1, 16) AS "tokenFingerprint",
  s.created_at AS "createdAt", s.expires_at AS "expiresAt", s.last_used_at AS "lastUsedAt"`;

/** The actor's own sessions, newest first. */
export function listSessions(
  db: Database,
  actor: Actor,
  page: PageQuery & { status?: SessionStatus },
): Promise<SessionRow[]> {
  const onlyStatus = page.status ? sql`AND ${status} = ${page.status}` : Prisma.empty;
  const onlyAfter = page.after
    ? sql`AND (s.created_at, s.id) < (${page.after.createdAt}::timestamptz, ${page.after.id}::uuid)`
    : Prisma.empty;
  return query(db)<SessionRow>`
    SELECT ${visibleColumns} FROM sessions s
    WHERE s.actor_id = ${actor.actorId}::uuid AND s.actor_type = ${actor.actorType} AND s.customer_id = ${actor.customerId}::uuid
      ${onlyStatus} ${onlyAfter}
    ORDER BY s.created_at DESC, s.id DESC LIMIT ${page.limit}`;
}

/**
 * Revokes a session of the actor and returns its row; a session that already ended keeps how it ended. Returns null if
 * the actor has no such session, even if another actor does. The same statement writes the audit event, and ends the
 * sign-in that could renew the session.
 */
export async function revokeSession(
  db: Database,
  actor: Actor,
  id: string,
  requestId: string,
): Promise<SessionRow | null> {
  if (!isUuidOfAnyCase(id)) return null;
  const own = sql`s.id = ${id}::uuid AND s.actor_id = ${actor.actorId}::uuid AND s.actor_type = ${actor.actorType}
    AND s.customer_id = ${actor.customerId}::uuid`;
  const ended = await query(db)<SessionRow>`
    WITH s AS (
      UPDATE sessions s SET revoked_at = clock_timestamp()
      WHERE ${own} AND s.revoked_at IS NULL AND s.expires_at > clock_timestamp() RETURNING s.*
    ), signed_out AS (
      UPDATE sign_ins i SET revoked_at = clock_timestamp() FROM s WHERE i.id = s.sign_in_id AND i.revoked_at IS NULL
    ), audited AS (
      INSERT INTO audit_events (${actorColumns}, action, target, request_id)
      SELECT ${actorValues(sql`by.json`)}, 'session.revoke', s.id::text, ${requestId}
      FROM s, (SELECT ${storableJson(actorJson(actor))}::jsonb AS json) by
    )
    SELECT ${visibleColumns} FROM s`;
  if (ended[0]) return ended[0];
  const rows = await query(db)<SessionRow>`SELECT ${visibleColumns} FROM sessions s WHERE ${own}`;
  return rows[0] ?? null;
}

/** Returns the sessions among `ids` that can still authenticate and have the scope. */
export async function activeSessions(db: Database, ids: readonly string[], scope: Scope): Promise<Set<string>> {
  const rows = await query(db)<{ id: string }>`
    SELECT s.id FROM sessions s
    ${withActors}
    WHERE s.id = ANY(${ids as string[]}::uuid[]) AND s.revoked_at IS NULL AND s.expires_at > clock_timestamp() AND ${actorIsValid}
      AND ${scope} = ANY(${presentScopes})`;
  return new Set(rows.map(({ id }) => id));
}

/** What a client may learn of a session by its token. */
export interface ActiveSession {
  id: string;
  actorType: ActorType;
  actorId: string;
  scopes: Scope[];
  dpopKey: string | null;
  createdAt: Date;
  expiresAt: Date;
}

/** Who asks about a session: an account, or one tenant of it. */
export interface Asking {
  customerId: string;
  confinedTo: string | null;
}

/** The asking one's session that can authenticate with this token, or null: the same for a foreign one as for none. */
export async function findActiveSession(
  db: Database,
  { customerId, confinedTo }: Asking,
  token: string,
): Promise<ActiveSession | null> {
  // A text that cannot be a token is looked up as well, so that it takes no less time.
  const digest = tokenDigest(token) ?? Buffer.alloc(32);
  const rows = await query(db)<ActiveSession>`
    SELECT s.id, s.actor_type AS "actorType", s.actor_id AS "actorId", ${presentScopes} AS scopes,
           s.dpop_key AS "dpopKey", s.created_at AS "createdAt", s.expires_at AS "expiresAt"
    FROM sessions s
    ${withActors}
    WHERE s.token_digest = ${digest} AND s.customer_id = ${customerId}::uuid AND s.revoked_at IS NULL
      AND (${confinedTo}::uuid IS NULL OR s.tenant_id = ${confinedTo}::uuid) AND s.expires_at > clock_timestamp() AND ${actorIsValid}`;
  return rows[0] ?? null;
}

/** What ended so many days ago is forgotten. */
interface Forgetting {
  endedDaysAgo: number;
  hasTime?: HasTime;
}

/** Deletes sessions that expired or were revoked at least this many days ago. Returns how many. */
export function forgetSessions(db: Database, forgetting: Forgetting): Promise<number> {
  return forget(db, sql`sessions`, forgetting);
}

/** Deletes sign-ins that expired or were revoked at least this many days ago. Returns how many. */
export function forgetSignIns(db: Database, forgetting: Forgetting): Promise<number> {
  return forget(db, sql`sign_ins`, forgetting);
}

const forgottenAtOnce = 2_000;

/** Each end has an index of its own. */
async function forget(db: Database, table: Prisma.Sql, { endedDaysAgo, hasTime }: Forgetting): Promise<number> {
  let total = 0;
  for (const end of [sql`expires_at`, sql`revoked_at`]) {
    const bite = () => execute(db)`
      DELETE FROM ${table} WHERE id = ANY(ARRAY(
        SELECT id FROM ${table} WHERE ${end} < clock_timestamp() - make_interval(days => ${endedDaysAgo})
        ORDER BY ${end} LIMIT ${forgottenAtOnce}))`;
    total += await inBites(bite, forgottenAtOnce, hasTime);
  }
  return total;
}
