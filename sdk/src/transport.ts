/**
 * Sends requests, with retries and with a credential that is renewed.
 *
 * What is sent again: a request that the service asked to repeat (429, or 503 with `Retry-After`) or that certainly did
 * not reach it (408 says so: a server ends a connection on which no request came in time, and one may be on its way),
 * whatever its method; after any other fault, only one that is idempotent. A POST of the admin API and a create are by
 * their `Idempotency-Key`, so neither is carried out twice.
 */
import { type ComputeError, MalformedError, RefusedError, rootCause, UnreachableError } from './errors.ts';
import { afterRetryAfterMs, type Backoff, backoffMs, linked, pause } from './pauses.ts';
import type { ProvedRequest } from './proofs.ts';
import { warningsOf } from './warnings.ts';

/** The part of `fetch` that is used. */
export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; signal: AbortSignal; redirect: 'error' },
) => Promise<Response>;

/** Where bearer tokens come from. */
export interface TokenSource {
  /** Returns a token that should be valid now; another one than `refused`, which got a 401, if there is one. */
  token(request: { refused?: string; signal?: AbortSignal }): Promise<string>;
  /** Proves a request that carries the token. Null, or absent: the token needs no proof. */
  prove?(request: Required<ProvedRequest>): Promise<string | null>;
}

export interface Retries extends Backoff {
  /** Attempts in all. */
  attempts: number;
  /** A request that the service asks to repeat later than this fails at once, with its `retryAfterMs`. */
  longestRetryAfterMs: number;
}
export const defaultRetries: Retries = {
  attempts: 6,
  firstPauseMs: 200,
  longestPauseMs: 5_000,
  longestRetryAfterMs: 60_000,
};

/** What the service says of a request that it carried out, such as "did you mean debian-12?". */
export interface WarningNotice {
  method: string;
  path: string;
  text: string;
}

/** An attempt that failed and is repeated. */
export interface RetryNotice {
  attempt: number;
  pauseMs: number;
  error: ComputeError;
}

export interface TransportOptions {
  /** `https://HOST:PORT`, without a trailing slash. */
  url: string;
  fetch: Fetch;
  credentials: TokenSource | null;
  retries: Retries;
  /** For each attempt, from its start to the last byte of its response. */
  requestTimeoutMs: number;
  userAgent: string | null;
  onRetry: (notice: RetryNotice) => void;
  onWarning: (notice: WarningNotice) => void;
}

export interface Outgoing {
  method: string;
  /** With its query. */
  path: string;
  headers?: Record<string, string>;
  /** Headers that are made for each attempt, such as a proof. */
  freshHeaders?: () => Promise<Record<string, string>>;
  /** As a function it is made for each attempt. */
  body?: string | (() => Promise<string>);
  /** Whether it is safe to repeat (idempotent); by its method if absent. */
  idempotent?: boolean;
  signal?: AbortSignal | undefined;
  /** Leaves the body of a success to the caller, for as long as it takes. */
  stream?: true;
  /** Leaves faults to the caller, which has its own pauses. */
  once?: boolean;
}

/** For an `Idempotency-Key`. */
export const newKey = () => `"${crypto.randomUUID()}"`;

const idempotentMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);
/** Faults before anything was sent. */
const notSent = new Set([
  'ECONNREFUSED',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** Statuses of a request that was not carried out: it came too late, or is one too many. */
const notCarriedOut = new Set([408, 429]);
/** Faults that no repetition mends. Each comes before anything was sent: TLS is refused in the handshake. */
const lasting = /CERT|^ERR_TLS|^ERR_SSL|SELF_SIGNED|UNABLE_TO_VERIFY|^ERR_INVALID/;
/** Without a body, as fetch requires. */
const bodiless = new Set([204, 205, 304]);

export class Transport {
  readonly #options: TransportOptions;

  constructor(options: TransportOptions) {
    this.#options = options;
  }

  get url(): string {
    return this.#options.url;
  }

  /** Tells the client's owner of an attempt that is repeated elsewhere. */
  notice(notice: RetryNotice): void {
    this.#options.onRetry(notice);
  }

  /** Returns any response that is not worth another attempt, and throws if there is none. */
  async send(outgoing: Outgoing): Promise<Response> {
    const { credentials, retries, onRetry } = this.#options;
    let refused: string | undefined;
    let denial: Response | undefined;
    for (let attempt = 1; ; attempt++) {
      const token = await credentials?.token({
        ...(refused !== undefined && { refused }),
        ...(outgoing.signal && { signal: outgoing.signal }),
      });
      // A source without another token returns the refused one: its 401 stands.
      if (denial && token === refused) return this.#told(outgoing, denial);
      const outcome = await this.#attempt(outgoing, token);
      if (outcome instanceof Response && outcome.status === 401 && !denial && credentials) {
        refused = token;
        denial = outcome;
        attempt -= 1;
        continue;
      }
      const fault = outcome instanceof Response ? await faultOf(outgoing, outcome) : outcome;
      const isLast = outgoing.once || attempt >= retries.attempts;
      const pauseMs = fault && !isLast ? this.#pauseMs(outgoing, fault, attempt) : null;
      if (pauseMs === null) {
        if (outcome instanceof Response) return this.#told(outgoing, outcome);
        throw outcome;
      }
      onRetry({ attempt, pauseMs, error: fault! });
      await pause(pauseMs, outgoing.signal);
    }
  }

  #told(outgoing: Outgoing, response: Response): Response {
    for (const text of warningsOf(response.headers.get('warning')))
      this.#options.onWarning({ ...lineOf(outgoing), text });
    return response;
  }

  /** The same, for requests that need a success. */
  async sendOk(outgoing: Outgoing): Promise<Response> {
    const response = await this.send(outgoing);
    if (response.ok) return response;
    throw new RefusedError(lineOf(outgoing), response.status, response.headers, await response.text());
  }

  /** How long to wait before the next attempt, or null if there is to be none. */
  #pauseMs(outgoing: Outgoing, fault: RefusedError | UnreachableError, attempt: number): number | null {
    const { retries } = this.#options;
    const isIdempotent = outgoing.idempotent ?? idempotentMethods.has(outgoing.method);
    if (fault instanceof UnreachableError) {
      if (lasting.test(codeOf(fault))) return null;
      return isIdempotent || !fault.mayHaveHappened ? backoffMs(attempt, retries) : null;
    }
    const { retryAfterMs: asked, status } = fault;
    if (asked !== null && asked > retries.longestRetryAfterMs) return null;
    // A gateway says when to come back, and not whether the service had the request.
    if (!isIdempotent && !notCarriedOut.has(status) && status !== 503) return null;
    if (asked !== null) return afterRetryAfterMs(asked);
    return isIdempotent || notCarriedOut.has(status) ? backoffMs(attempt, retries) : null;
  }

  /** One attempt: a response that was read to its end, or why there is none. Throws what the caller's signal says. */
  async #attempt(outgoing: Outgoing, token: string | undefined): Promise<Response | UnreachableError> {
    const { url, fetch, requestTimeoutMs, userAgent } = this.#options;
    const { method, path, headers, body, signal, stream } = outgoing;
    const text = typeof body === 'function' ? await body() : body;
    const made = {
      ...(await outgoing.freshHeaders?.()),
      ...(token !== undefined && (await authorization(this.#options.credentials!, { method, url: url + path, token }))),
    };
    const deadline = linked(signal);
    const timeout = new Error(`no response within ${requestTimeoutMs / 1_000} s`);
    const timer = setTimeout(() => deadline.abort(timeout), requestTimeoutMs);
    // The signal has to outlive a stream, which ends with it.
    let isHandedOver = false;
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          accept: 'application/json',
          ...(userAgent !== null && { 'user-agent': userAgent }),
          ...headers,
          ...made,
        },
        ...(text !== undefined && { body: text }),
        signal: deadline.signal,
        // A redirect would carry the token elsewhere.
        redirect: 'error',
      });
      isHandedOver = Boolean(stream && response.ok);
      return isHandedOver ? response : await wholly(response);
    } catch (error) {
      signal?.throwIfAborted();
      const cause = deadline.signal.aborted ? timeout : error;
      const code = codeOf(cause);
      const mayHaveHappened = !notSent.has(code) && !lasting.test(code);
      return new UnreachableError(lineOf(outgoing), cause, { mayHaveHappened });
    } finally {
      clearTimeout(timer);
      if (!isHandedOver) deadline.release();
    }
  }
}

/** How a request carries its token: with a proof, if it is bound to a key. */
export async function authorization(
  credentials: TokenSource,
  request: Required<ProvedRequest>,
): Promise<Record<string, string>> {
  const proof = await credentials.prove?.(request);
  return proof ? { authorization: `DPoP ${request.token}`, dpop: proof } : { authorization: `Bearer ${request.token}` };
}

/** A connection that ends within a body is a fault like any other, so the body is read within the attempt. */
async function wholly(response: Response): Promise<Response> {
  const { status, statusText } = response;
  const bytes = await response.arrayBuffer();
  const headers = new Headers([...response.headers]);
  // These bytes are neither compressed nor in chunks any longer.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
  return new Response(bodiless.has(status) ? null : bytes, { status, statusText, headers });
}

/** Returns what is wrong with a response that may differ at the next attempt. */
async function faultOf(outgoing: Outgoing, response: Response): Promise<RefusedError | null> {
  const { status, headers } = response;
  if (!notCarriedOut.has(status) && ![409, 502, 503, 504].includes(status)) return null;
  const refusal = new RefusedError(lineOf(outgoing), status, headers, await response.clone().text());
  // The first attempt of a request with an idempotency key may still be in progress.
  return status === 409 && refusal.retryAfterMs === null ? null : refusal;
}

export function lineOf({ method, path }: Pick<Outgoing, 'method' | 'path'>) {
  return { method, path: path.split('?')[0]! };
}

function codeOf(error: unknown): string {
  return String((rootCause(error) as { code?: unknown } | null | undefined)?.code ?? '');
}

/** Whether another attempt, later, may succeed. */
export function isPassing(error: unknown): boolean {
  if (error instanceof UnreachableError) return !lasting.test(codeOf(error));
  return error instanceof RefusedError && (notCarriedOut.has(error.status) || error.status >= 500);
}

/** Parses the body of a success. */
export async function jsonOf<T>(response: Response, outgoing: Pick<Outgoing, 'method' | 'path'>): Promise<T> {
  const text = await response.text();
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    const { method, path } = lineOf(outgoing);
    throw new MalformedError(`${method} ${path}: the response is not JSON`, { cause });
  }
}
