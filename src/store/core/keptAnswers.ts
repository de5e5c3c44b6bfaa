/** Responses to requests with an Idempotency-Key, sealed, so that a repetition gets the same one. */
import { execute, type Queryable, query } from './db.ts';
import { type HasTime, inBites } from './duties.ts';

/** Which request it was: of whom, and under which key. */
export interface RequestKey {
  credential: string;
  keyDigest: Uint8Array;
}

export interface KeptAnswer {
  id: string;
  requestDigest: Uint8Array;
  sealed: string;
}

/** The response to the first request with the key, for a day; null if there is none. */
export async function findAnswer(db: Queryable, { credential, keyDigest }: RequestKey): Promise<KeptAnswer | null> {
  const rows = await query(db)<KeptAnswer>`
    SELECT id, request_digest AS "requestDigest", sealed FROM kept_answers
    WHERE credential = ${credential} AND key_digest = ${keyDigest} AND created_at > clock_timestamp() - interval '1 day'`;
  return rows[0] ?? null;
}

/** Takes the key until the end of the transaction. False if another request has it. */
export async function takeKey(tx: Queryable, { credential, keyDigest }: RequestKey): Promise<boolean> {
  const name = `${credential} ${Buffer.from(keyDigest).toString('hex')}`;
  const rows = await query(tx)<{ taken: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS taken`;
  return rows[0]!.taken;
}

/** Keeps the response. False if there is one already, of a request that ended a moment ago. */
export async function keepAnswer(
  tx: Queryable,
  { credential, keyDigest }: RequestKey,
  { id, requestDigest, sealed }: KeptAnswer,
): Promise<boolean> {
  const kept = await execute(tx)`
    INSERT INTO kept_answers AS a (id, credential, key_digest, request_digest, sealed)
    VALUES (${id}::uuid, ${credential}, ${keyDigest}, ${requestDigest}, ${sealed})
    ON CONFLICT (credential, key_digest) DO UPDATE
      SET id = excluded.id, request_digest = excluded.request_digest, sealed = excluded.sealed, created_at = clock_timestamp()
      WHERE a.created_at <= clock_timestamp() - interval '1 day'`;
  return kept > 0;
}

const bite = 1_000;

/** Deletes the responses that are older than a day. Returns how many. */
export function forgetAnswers(db: Queryable, hasTime?: HasTime): Promise<number> {
  const deleteSome = () => execute(db)`
    DELETE FROM kept_answers WHERE id IN (
      SELECT id FROM kept_answers WHERE created_at <= clock_timestamp() - interval '1 day' LIMIT ${bite})`;
  return inBites(deleteSome, bite, hasTime);
}
