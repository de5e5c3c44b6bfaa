/**
 * A small client of one Redfish service (DMTF DSP0266): sessions, a pinned certificate, one request at a time, and
 * responses that are bounded in time and size. A failed GET is retried automatically. After a POST or PATCH without a
 * response, the caller looks before it decides, since the controller may have acted.
 */
import type { TLSSocket } from 'node:tls';
import { buildConnector, type Dispatcher, Agent as HttpAgent, request } from 'undici';
import { type BackoffLimits, backoff } from '../../domain/backoff.ts';
import { KeyedSemaphore } from '../../domain/keyedSemaphore.ts';
import { DriverError } from '../agent/driver.ts';
import { pause } from '../agent/waiting.ts';

export interface ClientOptions {
  /** Origin of the service: https, or http on loopback. */
  endpoint: string;
  /** Read at every login, so that a password change needs no restart. */
  credentials: () => Promise<Credentials>;
  authentication: 'session' | 'basic';
  /** SHA-256 of the certificate in hex, instead of a chain signed by a CA. */
  certificateSha256?: string | undefined;
  /** From the start of one request to the start of the next; controllers are small machines. */
  spacingMs: number;
  /** Timeout for one complete response. */
  requestTimeoutMs: number;
  /** Interval between looks at a task. */
  lookMs: BackoffLimits;
}

export interface Credentials {
  user: string;
  password: string;
}

/** One resource as it was read. */
export interface Resource {
  uri: string;
  // biome-ignore lint/suspicious/noExplicitAny: a controller's response; each reader of a field validates it.
  body: any;
  /** Sent with a change; null when the service provides none. */
  etag: string | null;
}

interface Answer {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  body: any;
}

interface Sent {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  uri: string;
  body?: unknown;
  headers?: Record<string, string>;
  timeoutMs?: number | undefined;
}

/** The controller refused, failed, or did not respond. */
export class ControllerError extends DriverError {
  override name = 'ControllerError';
  /** Null when there was no response. */
  readonly status: number | null;

  constructor(message: string, status: number | null, options?: ErrorOptions) {
    super('Unavailable', message, options);
    this.status = status;
  }

  /** It understood and declined, so it has not acted, and repeating the same request is useless. */
  get isRefusal(): boolean {
    return this.status !== null && this.status >= 400 && this.status < 500 && ![408, 429].includes(this.status);
  }
}

const root = '/redfish/v1/';
const defaultSessions = '/redfish/v1/SessionService/Sessions';
const answerMaxBytes = 1024 * 1024;
const waitingMost = 64;
const getRetries = 2;
const retryMs = { first: 200, most: 5_000 };
const taskDeadlineMs = 120_000;
const logoutTimeoutMs = 2_000;
/** Statuses of a service without a session service: it supports only basic authentication. */
const withoutSessions = [404, 405, 501];

export class RedfishClient {
  readonly #options: ClientOptions;
  readonly #http: HttpAgent;
  readonly #queue = new KeyedSemaphore();
  #waiting = 0;
  #lastBegun = Number.NEGATIVE_INFINITY;
  #basicOnly: boolean;
  #session: { token: string; uri: string | null } | null = null;

  /** Throws DriverError('InvalidSpec') for an endpoint that would receive the password unencrypted. */
  constructor(options: ClientOptions) {
    const { protocol, hostname } = new URL(options.endpoint);
    if (protocol !== 'https:' && !['127.0.0.1', '[::1]', 'localhost'].includes(hostname)) {
      throw new DriverError(
        'InvalidSpec',
        `the controller's endpoint ${options.endpoint} must be https outside of loopback`,
      );
    }
    this.#options = options;
    this.#basicOnly = options.authentication === 'basic';
    this.#http = new HttpAgent({ connections: 1, connect: connector(options.certificateSha256) });
  }

  async get(uri: string, signal: AbortSignal): Promise<Resource> {
    for (let failures = 0; ; failures++) {
      try {
        const { body, headers } = await this.#send({ method: 'GET', uri }, signal);
        const etag = first(headers['etag']) ?? (typeof body?.['@odata.etag'] === 'string' ? body['@odata.etag'] : null);
        return { uri, body: body ?? {}, etag };
      } catch (error) {
        if (!(error instanceof ControllerError) || error.isRefusal || failures >= getRetries) throw error;
        await pause(jittered(backoff(retryMs, failures)), signal);
      }
    }
  }

  /** Sends once. Resolves when the controller has finished, even if it responds with a task. */
  async post(uri: string, body: unknown, signal: AbortSignal, timeoutMs?: number): Promise<void> {
    const answer = await this.#send({ method: 'POST', uri, body, timeoutMs }, signal);
    await this.#finish(answer, signal);
  }

  /** Changes a resource as it was read; if it has changed since, reads it once more. */
  async patch(resource: Resource, body: unknown, signal: AbortSignal): Promise<void> {
    const send = ({ uri, etag }: Resource) =>
      this.#send({ method: 'PATCH', uri, body, headers: etag ? { 'if-match': etag } : {} }, signal);
    const answer = await send(resource).catch(async (error: unknown) => {
      if (!(error instanceof ControllerError) || ![412, 428].includes(error.status ?? 0)) throw error;
      return send(await this.get(resource.uri, signal));
    });
    await this.#finish(answer, signal);
  }

  /** Ends the session. */
  async close(): Promise<void> {
    const session = this.#session;
    this.#session = null;
    if (session?.uri) {
      const headers = { 'x-auth-token': session.token };
      const sent: Sent = { method: 'DELETE', uri: session.uri, headers, timeoutMs: logoutTimeoutMs };
      // An unreachable controller ends the session by itself.
      await this.#exchange(sent, AbortSignal.timeout(logoutTimeoutMs)).catch(() => undefined);
    }
    await this.#http.destroy();
  }

  /** Waits for the end of a task, if the response named one (DSP0266, 13.6). */
  async #finish({ status, headers, body }: Answer, signal: AbortSignal): Promise<void> {
    if (status !== 202) return;
    const named = first(headers['location']) ?? body?.['@odata.id'];
    if (typeof named !== 'string') return;
    const end = performance.now() + taskDeadlineMs;
    const { lookMs } = this.#options;
    for (let looks = 0; ; looks++) {
      await pause(jittered(backoff(lookMs, looks)), signal);
      let task: Resource;
      try {
        task = await this.get(this.#local(named), signal);
      } catch (error) {
        // A task monitor disappears when its task has ended.
        if (error instanceof ControllerError && (error.status === 404 || error.status === 410)) return;
        throw error;
      }
      const state = task.body.TaskState;
      if (['Exception', 'Killed', 'Cancelled'].includes(state)) {
        throw new ControllerError(
          `the controller's task ${named} ended as ${state}: ${messagesOf(task.body.Messages)}`,
          500,
        );
      }
      if (state === 'Completed' || state === undefined) return;
      if (performance.now() > end) throw new ControllerError(`the controller's task ${named} does not end`, null);
    }
  }

  /** Sends one request in its turn, logged in. */
  #send(sent: Sent, signal: AbortSignal): Promise<Answer> {
    if (this.#waiting >= waitingMost) {
      return Promise.reject(
        new DriverError('Unavailable', `more than ${waitingMost} requests wait for the controller`),
      );
    }
    this.#waiting += 1;
    return this.#queue
      .run(
        'controller',
        async () => {
          const answer = await this.#authorised(sent, signal);
          if (answer.status < 400) return answer;
          const seconds = Number(first(answer.headers['retry-after']));
          if (seconds > 0) await pause(Math.min(seconds * 1_000, retryMs.most), signal);
          throw new ControllerError(`${sent.method} ${sent.uri}: ${explain(answer)}`, answer.status);
        },
        signal,
      )
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  async #authorised(sent: Sent, signal: AbortSignal): Promise<Answer> {
    const before = this.#session;
    const send = async () =>
      this.#exchange({ ...sent, headers: { ...sent.headers, ...(await this.#credentials(signal)) } }, signal);
    const answer = await send();
    // With an expired session the controller refuses without acting, so this repeat is safe for every method.
    if (answer.status !== 401 || !before) return answer;
    this.#session = null;
    return send();
  }

  async #credentials(signal: AbortSignal): Promise<Record<string, string>> {
    if (this.#session) return { 'x-auth-token': this.#session.token };
    const { user, password } = await this.#options.credentials();
    if (!this.#basicOnly) {
      const uri = await this.#sessions(signal);
      const answer = await this.#exchange(
        { method: 'POST', uri, body: { UserName: user, Password: password } },
        signal,
      );
      const token = first(answer.headers['x-auth-token']);
      if (answer.status < 300 && token) {
        const location = first(answer.headers['location']) ?? answer.body?.['@odata.id'];
        this.#session = { token, uri: typeof location === 'string' ? this.#local(location) : null };
        return { 'x-auth-token': token };
      }
      if (!withoutSessions.includes(answer.status)) {
        throw new ControllerError(`the controller opened no session for ${user}: ${explain(answer)}`, answer.status);
      }
      this.#basicOnly = true;
    }
    return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
  }

  async #sessions(signal: AbortSignal): Promise<string> {
    const { status, body } = await this.#exchange({ method: 'GET', uri: root }, signal);
    const named = status === 200 ? body?.Links?.Sessions?.['@odata.id'] : undefined;
    return typeof named === 'string' ? this.#local(named) : defaultSessions;
  }

  /** Requests the service's URIs at its own origin only: the password goes to no other. */
  #local(uri: string): string {
    const { pathname, search } = new URL(uri, this.#options.endpoint);
    // A path that begins with two slashes, such as that of `/.//elsewhere/x`, names another host once it is resolved.
    return pathname.replace(/^\/+/, '/') + search;
  }

  async #exchange({ method, uri, body, headers, timeoutMs }: Sent, signal: AbortSignal): Promise<Answer> {
    const { endpoint, spacingMs, requestTimeoutMs } = this.#options;
    await pause(this.#lastBegun + spacingMs - performance.now(), signal);
    this.#lastBegun = performance.now();
    const limitMs = timeoutMs ?? requestTimeoutMs;
    const timeout = AbortSignal.timeout(limitMs);
    try {
      const response = await request(new URL(this.#local(uri), endpoint), {
        method,
        dispatcher: this.#http,
        signal: AbortSignal.any([signal, timeout]),
        headersTimeout: limitMs,
        bodyTimeout: limitMs,
        headers: {
          accept: 'application/json',
          'odata-version': '4.0',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await readBounded(response.body);
      return { status: response.statusCode, headers: response.headers, body: parsed(text) };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof DriverError) throw error;
      const cause = timeout.aborted ? `no response within ${limitMs} ms` : (error as Error).message;
      throw new ControllerError(`${method} ${uri}: the controller ${endpoint} cannot be reached: ${cause}`, null, {
        cause: error,
      });
    }
  }
}

/** Half to one and a half times as long, so that many controllers are not polled in step. */
export function jittered(ms: number): number {
  return ms * (0.5 + Math.random());
}

function connector(certificateSha256: string | undefined): buildConnector.connector {
  if (!certificateSha256) return buildConnector({});
  // A resumed TLS session shows no certificate, so every connection starts its own.
  const connect = buildConnector({ rejectUnauthorized: false, maxCachedSessions: 0 });
  return (options, callback) =>
    connect(options, (...[error, socket]) => {
      if (error) return callback(error, null);
      if (options.protocol !== 'https:') return callback(null, socket);
      const shown = (socket as TLSSocket).getPeerCertificate().fingerprint256?.replaceAll(':', '').toLowerCase();
      if (shown === certificateSha256.toLowerCase()) return callback(null, socket);
      socket.destroy();
      callback(new Error(`its certificate's SHA-256 is ${shown ?? 'not shown'}, not the one that was pinned`), null);
    });
}

async function readBounded(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > answerMaxBytes)
      throw new ControllerError(`the controller's response has more than ${answerMaxBytes} bytes`, null);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text.slice(0, 200);
  }
}

/** Describes an error in one sentence: the status, and the controller's own message (DSP0266, 8.6). */
function explain({ status, body }: Answer): string {
  if (typeof body === 'string') return `${status}: ${body}`;
  const error = body?.error ?? {};
  const extended = messagesOf(error['@Message.ExtendedInfo']);
  const said = [error.message, extended].filter((text) => typeof text === 'string' && text !== '');
  return [status, ...new Set(said)].join(': ').slice(0, 500);
}

function messagesOf(messages: unknown): string {
  if (!Array.isArray(messages)) return '';
  return messages
    .map((entry) => entry?.Message ?? entry?.MessageId)
    .filter((text) => typeof text === 'string')
    .join('; ')
    .slice(0, 400);
}

function first(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
