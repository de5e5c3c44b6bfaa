/**
 * Whether something was said by the agent of a host: it is verified where it is recorded, with the keys that the
 * operator trusts for the host. What does not verify changes nothing, ends nothing, and is audited.
 */
import { compactVerify, decodeJwt, errors } from 'jose';
import type { Prisma } from '#prisma';
import { isHostCount, isWithinBounds } from '../../domain/hostBounds.ts';
import {
  type HostStatement,
  type Lack,
  lacksIn,
  type StatementClaims,
  statementAudience,
  statementDigest,
  statementLength,
  statementType,
} from '../../domain/hostStatement.ts';
import { isRecord } from '../../domain/observation.ts';
import { isUuid } from '../../lib/uuid.ts';
import { recordAudit } from '../core/audit.ts';
import { execute, type Queryable, query, sql } from '../core/db.ts';
import type { RegisteredTargets } from './registeredForwards.ts';
import { livesThere } from './sql/releasePlacement.ts';

/** Whether the word of a host that never had a key is believed: where Temporal listens on loopback alone. */
export type UnenrolledHosts = 'allowed' | '';

/** What decides about statements of a host. */
export interface StatementGround {
  hostName: string;
  /** Null: it never had a key. */
  keys: { fingerprint: string; publicKey: string }[] | null;
  /** The id of the folder that holds the host's records; null: none is known yet. */
  recordsId: string | null;
  /** Of the runtime, or of the host's greetings: the number of the newest statement that was recorded. */
  newest: number;
  /** The time, by Postgres. */
  nowMs: number;
  /** Of the runtime: where it may be reached. */
  targets: RegisteredTargets;
}

export interface RuntimeGround extends StatementGround {
  machineUid: string;
  /** When its host fell silent; null while it is reachable. */
  lostAt: Date | null;
  /** The host is known to hold the image of the runtime's machine. */
  holdsImage: boolean;
}

export type Judgement =
  | Believed
  /** It was said, before something that is recorded already. */
  | { verdict: 'outdated' }
  | Refused;

export interface Refused {
  verdict: 'refused';
  reason: StatementRefusal;
  /** It is the host's own word all the same, and only its age is wrong. */
  signed?: { number: number; aheadMs: number };
}

export interface Believed {
  verdict: 'believed';
  /** Of a statement that is signed, with how far its time of signing is ahead of Postgres' clock. */
  number: number | null;
  aheadMs: number | null;
  /** The id of the records that the host's agent speaks from; null: it has none. */
  recordsId: string | null;
  /** In a greeting: what the host lacks. */
  lacks: readonly Lack[];
}

/** Of a statement: agents count from the milliseconds since 1970 on. */
const numberMost = 10 ** 15;

export const statementRefusals = {
  unsigned: 'it is not signed, and the host has a key',
  unenrolled: 'it is not signed: "hosts enroll" gives the host’s agent a key',
  'unknown-key': 'it is signed with no key that is trusted for the host',
  'bad-signature': 'its signature does not match the key that it names',
  'other-statement': 'its signature belongs to another statement, host, or machine',
  'out-of-bounds': 'it says more than an agent may say, or in another form',
  'other-records': 'it was said without the records that hold the host’s machines',
  'too-old': 'it was signed too long ago, or its host’s clock is wrong',
} as const;
export type StatementRefusal = keyof typeof statementRefusals;

/** How old a statement about a host as a whole may be when it is recorded, and how far a host's clock may be ahead. */
const freshMs = 600_000;

const groundColumns = sql`
  h.name AS "hostName", h.records_id AS "recordsId", h.forward_addresses AS addresses,
  h.forward_first_port AS first, h.forward_last_port AS last,
  (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "nowMs",
  (SELECT jsonb_agg(jsonb_build_object('fingerprint', k.fingerprint, 'publicKey', k.public_key,
                                       'ended', coalesce(k.valid_until <= clock_timestamp(), false)))
   FROM host_keys k WHERE k.host_name = h.name) AS keys`;

interface GroundRow {
  hostName: string;
  recordsId: string | null;
  addresses: string[];
  first: number;
  last: number;
  keys: { fingerprint: string; publicKey: string; ended: boolean }[] | null;
  newest: bigint;
  nowMs: number;
}

function groundOf({ hostName, recordsId, addresses, first, last, keys, newest, nowMs }: GroundRow): StatementGround {
  return {
    hostName,
    recordsId,
    keys: keys?.filter(({ ended }) => !ended) ?? null,
    newest: Number(newest),
    nowMs,
    targets: { hostName, addresses, ports: { first, last } },
  };
}

/** For statements about a runtime; null if there is no such placement. */
export async function groundOfRuntime(db: Queryable, runtimeId: string): Promise<RuntimeGround | null> {
  return readGround(db, sql`p.runtime_id = ${runtimeId}::uuid`);
}

/**
 * For a statement that this transaction records about the runtime in which the machine lives; null if it does not live there.
 * Locks the host against records that it is lost or reachable again (`FOR UPDATE`), and against no other change: machines are
 * placed there meanwhile.
 */
export async function groundOfHeld(
  tx: Queryable,
  machineUid: string,
  runtimeId: string,
): Promise<RuntimeGround | null> {
  const held = sql`p.runtime_id = ${runtimeId}::uuid AND p.machine_uid = ${machineUid}::uuid AND ${livesThere}`;
  return readGround(tx, sql`${held} FOR KEY SHARE OF h`);
}

async function readGround(db: Queryable, which: Prisma.Sql): Promise<RuntimeGround | null> {
  const rows = await query(db)<GroundRow & Pick<RuntimeGround, 'holdsImage' | 'lostAt' | 'machineUid'>>`
    SELECT ${groundColumns}, h.lost_at AS "lostAt", p.machine_uid AS "machineUid", p.statement_seq AS newest,
      coalesce(split_part(m.resolved_image_ref, '@', 2) = ANY(h.images), false) AS "holdsImage"
    FROM placements p JOIN hosts h ON h.name = p.host_name LEFT JOIN machines m ON m.uid = p.machine_uid
    WHERE ${which}`;
  const row = rows[0];
  return row ? { ...groundOf(row), machineUid: row.machineUid, lostAt: row.lostAt, holdsImage: row.holdsImage } : null;
}

/** For statements about the host as a whole; null if there is no such host. */
export async function groundOfHost(
  db: Queryable,
  hostName: string,
  over: { newest?: number } = {},
): Promise<StatementGround | null> {
  const rows = await query(db)<GroundRow>`
    SELECT ${groundColumns}, h.statement_seq AS newest FROM hosts h WHERE h.name = ${hostName}`;
  return rows[0] ? { ...groundOf(rows[0]), ...over } : null;
}

/** What an agent may say that speaks from other records than its host had. */
const withoutRecords: readonly HostStatement['about'][] = ['presence', 'build'];

/** For statements of a host that is in no fleet file that was applied to this database. */
export function strangerGround(hostName: string): StatementGround {
  return {
    hostName,
    keys: null,
    recordsId: null,
    newest: 0,
    nowMs: Date.now(),
    targets: { hostName, addresses: [], ports: { first: 0, last: 0 } },
  };
}

/**
 * Judges a statement by its signature, and by the records that its agent speaks from: an agent that lost them knows of
 * no machine, which says nothing about the machines. Only its presence, and what it built, are believed then. Writes
 * nothing.
 */
export async function judge(
  ground: StatementGround,
  statement: HostStatement,
  signature: string | undefined,
  unenrolledHosts: UnenrolledHosts,
): Promise<Judgement> {
  const { keys, hostName } = ground;
  const refused = (reason: StatementRefusal): Judgement => ({ verdict: 'refused', reason });
  const believed = (
    claims: Partial<StatementClaims>,
    signed: { number: number; aheadMs: number } | null,
  ): Judgement => {
    const recordsId = isUuid(claims.rec) ? claims.rec : null;
    const isOfOthers = ground.recordsId !== null && recordsId !== ground.recordsId;
    if (isOfOthers && !withoutRecords.includes(statement.about)) return refused('other-records');
    return { verdict: 'believed', number: null, aheadMs: null, ...signed, recordsId, lacks: lacksIn(claims) };
  };
  // First, so that nothing large is digested.
  if (!isWithinBounds(statement)) return refused('out-of-bounds');
  if (keys === null && unenrolledHosts === 'allowed') return believed(unverifiedClaims(signature), null);
  if (keys === null) return refused('unenrolled');
  if (typeof signature !== 'string' || signature.endsWith('.')) return refused('unsigned');
  const claims = await claimsIn(signature, keys);
  if (typeof claims === 'string') return refused(claims);
  const isMeant =
    claims.aud === statementAudience && claims.iss === hostName && claims.dig === statementDigest(statement);
  if (!isMeant || !isHostCount(claims.seq) || claims.seq > numberMost || !isHostCount(claims.iat))
    return refused('other-statement');
  const aheadMs = claims.iat * 1_000 - ground.nowMs;
  const isOfHost = statement.about === 'inventory' || statement.about === 'presence';
  const signed = { number: claims.seq, aheadMs };
  if (!(aheadMs <= freshMs) || (isOfHost && aheadMs < -freshMs))
    return { verdict: 'refused', reason: 'too-old', signed };
  // What else is said of a host, such as its inventory, may take a while, and greetings go on meanwhile.
  const isOrdered = statement.about === 'presence' || ('runtimeId' in statement && statement.about !== 'console');
  if (isOrdered && claims.seq < ground.newest) return { verdict: 'outdated' };
  return believed(claims, signed);
}

function unverifiedClaims(statement: string | undefined): Partial<StatementClaims> {
  if (typeof statement !== 'string' || statement.length > statementLength) return {};
  try {
    return decodeJwt(statement) as Partial<StatementClaims>;
  } catch {
    return {};
  }
}

async function claimsIn(
  signature: string,
  keys: NonNullable<StatementGround['keys']>,
): Promise<Partial<StatementClaims> | 'unknown-key' | 'bad-signature'> {
  if (signature.length > statementLength) return 'bad-signature';
  let known = true;
  try {
    const { payload, protectedHeader } = await compactVerify(
      signature,
      ({ kid }) => {
        const key = keys.find(({ fingerprint }) => fingerprint === kid);
        known = key !== undefined;
        if (!key) throw new errors.JWKSNoMatchingKey();
        return { kty: 'OKP', crv: 'Ed25519', x: key.publicKey };
      },
      { algorithms: ['EdDSA'] },
    );
    if (protectedHeader.typ !== statementType) return 'bad-signature';
    const claims: unknown = JSON.parse(Buffer.from(payload).toString('utf8'));
    return isRecord(claims) ? (claims as Partial<StatementClaims>) : 'bad-signature';
  } catch {
    return known ? 'bad-signature' : 'unknown-key';
  }
}

/** Notes that a statement was recorded: older ones of the runtime are not believed any more. */
export async function noteStatement(db: Queryable, runtimeId: string, number: number | null): Promise<void> {
  if (number === null) return;
  await execute(db)`
    UPDATE placements SET statement_seq = ${number} WHERE runtime_id = ${runtimeId}::uuid AND statement_seq < ${number}`;
}

/** An attack repeats itself; the log has one event of it in this time, and the metric counts each. */
const auditWindowMs = 300_000;

export async function auditRefusedStatement(
  db: Queryable,
  {
    hostName,
    target,
    about,
    reason,
  }: { hostName: string; target: string; about: HostStatement['about']; reason: StatementRefusal },
): Promise<void> {
  await recordAudit(db, {
    actorType: 'host',
    actorId: hostName,
    action: 'host-statement.refuse',
    outcome: 'refused',
    target,
    reason: statementRefusals[reason],
    requestId: `${target}/${about}/${reason}/${Math.floor(Date.now() / auditWindowMs)}`,
    details: { about, host: hostName },
  });
}
