/**
 * What a POST does is one transaction, which is undone if its client no longer waits. With an `Idempotency-Key`
 * (draft-ietf-httpapi-idempotency-key-header-07) the transaction also keeps the response, sealed, for a day: the same
 * request again gets the same response, its secret included.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { placeOfAnswer, type SealedPlace } from '../../domain/sealedColumns.ts';
import { ApiError, unknownOutcome } from '../../http/apiError.ts';
import { factsOf } from '../../http/requestFacts.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import { databaseCondition } from '../../store/core/databaseCondition.ts';
import { type Database, type Queryable, transaction } from '../../store/core/db.ts';
import { findAnswer, keepAnswer, type RequestKey, takeKey } from '../../store/core/keptAnswers.ts';
import { digestOf } from '../../store/core/randomTokens.ts';
import { findCaller } from './caller.ts';

export interface RepetitionServices {
  db: Database;
  /** Encrypts what is kept. */
  sealing: {
    sealer(): Promise<(text: string, place: SealedPlace) => string>;
    open(sealed: string, place: SealedPlace): Promise<string | null>;
  };
}

/** Does `work`, which returns the response, in a transaction. */
export type Transact = <Answer>(work: (tx: Queryable) => Promise<Answer>) => Promise<Answer>;

export const idempotencyKeyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A text that is new for each request, such as a UUID. Within a day, ' +
    'the same request gets the same response and has no other effect. It needs the same credential, ' +
    'and a session with the same rights. Its `timeout` may differ',
  schema: { type: 'string', maxLength: 300 },
};

/** As a structured field (RFC 9651), or without the quotes, as most clients send it. */
const keyPattern = /^(?:"(?<quoted>(?:[\x20!#-[\]-~]|\\["\\]){1,255})"|(?<bare>[!#-~]{1,255}))$/;

function keyIn(request: Request): string | null {
  const given = request.headers['idempotency-key'];
  if (given === undefined) return null;
  const { quoted, bare } = keyPattern.exec(String(given))?.groups ?? {};
  const key = quoted?.replaceAll(/\\(.)/g, '$1') ?? bare;
  if (key !== undefined) return key;
  const example = '"8e03978e-40d5-43dd-bc93-6894a57f9324"';
  throw new ApiError(
    'BadRequest',
    `the Idempotency-Key must be one text of at most 255 characters, such as ${example}`,
  );
}

/** With a response that was kept. */
export const ofRepetition = { 'cache-control': 'no-store', 'idempotency-replayed': 'true' };

export interface SentPost {
  /** All that makes it the same request, besides its path and its sender. */
  content: readonly unknown[];
  /** What stands for the sender's credential where no session is needed. */
  code?: unknown;
}

/** Who sends a request: a repetition by another credential is another request. */
function credentialOf(caller: Caller | null, code: unknown): string {
  if (caller) return `${caller.actorType}/${caller.actorId}`;
  return `code/${createHash('sha256').update(String(code)).digest('hex')}`;
}

/**
 * What decides whether a session may make a request, as it is now: a response that is kept goes only to a session that
 * could make the request itself.
 */
function rightsOf(caller: Caller | null): unknown {
  if (!caller) return null;
  const { tenantId, namespace, scopes, accountScopes, sourceRanges, dpopKey } = caller;
  return [tenantId, namespace, [...scopes].sort(), [...accountScopes].sort(), sourceRanges ?? [], dpopKey];
}

export class Post {
  readonly #services: RepetitionServices;
  readonly #response: Response;
  readonly #key: RequestKey | null;
  readonly #requestDigest: Uint8Array;
  #isKept = false;

  /** Throws ApiError 400. */
  constructor(services: RepetitionServices, request: Request, response: Response, { content, code }: SentPost) {
    const key = keyIn(request);
    const caller = findCaller(response);
    const whole = [request.baseUrl + request.path, rightsOf(caller), ...content];
    this.#services = services;
    this.#response = response;
    this.#key = key === null ? null : { credential: credentialOf(caller, code), keyDigest: digestOf(key) };
    this.#requestDigest = createHash('sha256').update(JSON.stringify(whole)).digest();
  }

  get hasKey(): boolean {
    return this.#key !== null;
  }

  /** The response to the first request with this key, as JSON; null if this is the first. Throws ApiError 422 or 409. */
  async repeated(): Promise<string | null> {
    const { db, sealing } = this.#services;
    const known = this.#key && (await findAnswer(db, this.#key));
    if (!known) return null;
    if (Buffer.compare(known.requestDigest, this.#requestDigest) !== 0)
      throw new ApiError(
        'Invalid',
        'this Idempotency-Key was sent with another request, or by a session with other rights: send a new one',
      );
    const answer = await sealing.open(known.sealed, placeOfAnswer(known.id));
    if (answer !== null) return answer;
    throw new ApiError(
      'Conflict',
      'the request was carried out, and its response can no longer be read: look what it made',
    );
  }

  readonly transact: Transact = async (work) => {
    const { db, sealing } = this.#services;
    const response = this.#response;
    const key = this.#key;
    const seal = key && (await sealing.sealer());
    let isDone = false;
    try {
      return await transaction(db, async (tx) => {
        if (key && !(await takeKey(tx, key))) throw inProgress();
        const answer = await work(tx);
        if (key && seal) {
          const id = randomUUID();
          const sealed = seal(JSON.stringify(answer), placeOfAnswer(id));
          if (!(await keepAnswer(tx, key, { id, requestDigest: this.#requestDigest, sealed }))) throw inProgress();
        }
        if (response.headersSent || response.destroyed)
          throw new ApiError('Timeout', 'the client no longer waits, so the change was undone');
        // From here on the response says what the commit says.
        factsOf(response).disarmDeadline?.();
        isDone = true;
        this.#isKept = true;
        return answer;
      });
    } catch (error) {
      // The connection was lost during the commit.
      if (isDone && databaseCondition(error)) throw unknownOutcome('the database did not confirm the change', error);
      // Refused because of what the first request with the key has just done, such as taking the name.
      if (key && error instanceof ApiError && (await findAnswer(db, key))) throw inProgress();
      throw error;
    }
  };

  /** Keeps the response of an operation that changed nothing. */
  async keep(answer: unknown): Promise<void> {
    if (this.#key && !this.#isKept) await this.transact(async () => answer);
  }
}

function inProgress(): ApiError {
  return new ApiError('request_in_progress', 'a request with this Idempotency-Key is in progress: send it again', {
    headers: { 'retry-after': '1' },
  });
}
