/**
 * A small client of one Redfish service (DMTF DSP0266): sessions, a pinned certificate, one request at a time, and
 * responses that are bounded in time and size. A failed GET is retried automatically. After a POST or PATCH without a
 * response, the caller looks before it decides, since the controller may have acted. Links and redirects are followed
 * by their path at the configured origin, so no other server receives a password or a token.
 */
import type { TLSSocket } from 'node:tls';
import { buildConnector, Agent as HttpAgent, request } from 'undici';
import { type BackoffLimits, backoff } from '../../lib/backoff.ts';
import { UnreadableBody } from '../../lib/boundedBody.ts';
import { KeyedSemaphore } from '../../lib/keyedSemaphore.ts';
import { pause } from '../../lib/waiting.ts';
import { DriverError } from '../agent/driver.ts';
import {
  type Answer,
  ControllerError,
  demandsPassword,
  excerpt,
  explain,
  first,
  messagesOf,
  readAnswer,
  refusalOf,
  wasClosed,
} from './answers.ts';
import { Exchanges } from './controllerLog.ts';

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

interface Sent {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  uri: string;
  body?: unknown;
  headers?: Record<string, string>;
  timeoutMs?: number | undefined;
}

const root = '/redfish/v1/';
const systems = '/redfish/v1/Systems';
const defaultSessions = '/redfish/v1/SessionService/Sessions';
const waitingMost = 64;
const retriesMost = 2;
const retryMs = { first: 200, most: 5_000 };
const etagsMost = 4;
const taskDeadlineMs = 120_000;
const logoutTimeoutMs = 2_000;
const redirects = [301, 307, 308];
const hopsMost = 5;
/** Characters of a link. */
const linkMost = 2_048;
/** Statuses of a service without a session service: it supports only basic authentication. */
const withoutSessions = [404, 405, 501];
/** How long basic authentication is used after a login that failed for another reason: all sessions may be taken. */
const basicMs = 300_000;
/** Credentials that were refused are not sent again within this time, because controllers lock users out. */
const refusedMs = 60_000;

export class RedfishClient {
  readonly #options: ClientOptions;
  readonly #http: HttpAgent;
  readonly #queue = new KeyedSemaphore();
  #waiting = 0;
  /** Whether the next request may go over a connection that has served another one. */
  #connection: 'new' | 'reused' = 'new';
  /** Each connection serves one request. */
  #closesEach = false;
  #lastBegun = Number.NEGATIVE_INFINITY;
  /** Basic authentication is used until then. */
  #basicUntil: number;
  #refused: { credentials: Credentials; at: number; error: ControllerError } | null = null;
  #session: { token: string; uri: string | null } | null = null;
  readonly #exchanges = new Exchanges();
  /** Until then 403 means that the user lacks a right, since it also came to a new session. */
  #forbiddenUntil = 0;

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
    this.#basicUntil = options.authentication === 'basic' ? Number.POSITIVE_INFINITY : 0;
    this.#http = new HttpAgent({ connections: 1, connect: connector(options.certificateSha256) });
  }

  /** Keeps these out of what is shown, as they are at each exchange. */
  hideLive(tokens: () => readonly string[]): void {
    this.#exchanges.liveTokens = tokens;
  }

  /** The latest, but for reads that succeeded. */
  get exchanges(): string[] {
    return this.#exchanges.lines;
  }

  async get(uri: string, signal: AbortSignal): Promise<Resource> {
    const { body, headers } = await this.#read(uri, signal);
    const etag = first(headers['etag']) ?? (typeof body?.['@odata.etag'] === 'string' ? body['@odata.etag'] : null);
    return { uri, body: body ?? {}, etag };
  }

  #read(uri: string, signal: AbortSignal): Promise<Answer> {
    return this.#sendAgain({ method: 'GET', uri }, signal);
  }

  /** Sends a request once more after a failure: a GET after any, a PATCH if the controller was unable to look at it. */
  async #sendAgain(sent: Sent, signal: AbortSignal): Promise<Answer> {
    for (let failures = 0; ; failures++) {
      try {
        return await this.#send(sent, signal);
      } catch (error) {
        if (!(error instanceof ControllerError) || failures >= retriesMost) throw error;
        if (sent.method === 'GET' ? error.isRefusal : error.status !== 503) throw error;
        await pause(jittered(backoff(retryMs, failures)), signal);
      }
    }
  }

  /** Resolves when the controller has finished, even if it responds with a task. */
  async post(uri: string, body: unknown, signal: AbortSignal, timeoutMs?: number): Promise<void> {
    const answer = await this.#send({ method: 'POST', uri, body, timeoutMs }, signal);
    await this.#finish(answer, signal);
  }

  /**
   * Changes a resource as it was read. After 412 or 428 the resource is read again. If its ETag is still the same, the
   * controller does not recognize its own tag: some accept it without `W/`, others only a request without If-Match.
   */
  async patch(resource: Resource, body: unknown, signal: AbortSignal): Promise<void> {
    const { uri } = resource;
    const tried = new Set<string | null>();
    for (let etag = resource.etag; ; ) {
      tried.add(etag);
      try {
        const headers: Record<string, string> = etag ? { 'if-match': etag } : {};
        return await this.#finish(await this.#sendAgain({ method: 'PATCH', uri, body, headers }, signal), signal);
      } catch (error) {
        if (!(error instanceof ControllerError) || ![412, 428].includes(error.status ?? 0)) throw error;
        const shown = (await this.get(uri, signal)).etag;
        const next = [shown, shown?.replace(/^W\//, '') ?? null, null].find((candidate) => !tried.has(candidate));
        if (next === undefined || tried.size >= etagsMost) throw error;
        etag = next;
      }
    }
  }

  async close(): Promise<void> {
    await this.#logOut();
    await this.#http.destroy();
  }

  /** Ends the session. An unreachable controller ends it by itself. */
  async #logOut(): Promise<void> {
    const session = this.#session;
    this.#session = null;
    if (!session?.uri) return;
    const headers = { 'x-auth-token': session.token };
    const sent: Sent = { method: 'DELETE', uri: session.uri, headers, timeoutMs: logoutTimeoutMs };
    await this.#exchange(sent, AbortSignal.timeout(logoutTimeoutMs)).catch(() => undefined);
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
      const task = await this.#look(this.#local(named), signal);
      if (task === null) return;
      const state = task.body?.TaskState;
      const isOver = state === 'Completed' && task.body?.TaskStatus === 'Critical';
      if (isOver || ['Exception', 'Killed', 'Cancelled'].includes(state)) {
        const end = `ended as ${isOver ? 'Critical' : state}: ${messagesOf(task.body.Messages)}`;
        this.#exchanges.note({ method: 'the task', uri: named }, end);
        throw new ControllerError(`the controller's task ${named} ${end}`, 500, {
          words: JSON.stringify(task.body.Messages) ?? '',
        });
      }
      // A monitor responds with 202 until the task has ended, perhaps without a word about its state.
      if (state === 'Completed' || (state === undefined && task.status !== 202)) return;
      if (performance.now() > end) throw new ControllerError(`the controller's task ${named} does not end`, null);
    }
  }

  /** Looks at a task. Null if it is gone: a monitor disappears when its task has ended. */
  async #look(uri: string, signal: AbortSignal): Promise<Answer | null> {
    try {
      return await this.#read(uri, signal);
    } catch (error) {
      if (error instanceof ControllerError && (error.status === 404 || error.status === 410)) return null;
      throw error;
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
          throw refusalOf(`${sent.method} ${sent.uri}: `, answer);
        },
        signal,
      )
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  async #authorised(sent: Sent, signal: AbortSignal): Promise<Answer> {
    const before = this.#session;
    const send = async () => {
      const { headers, password } = await this.#authorization(signal);
      const answer = await this.#exchange({ ...sent, headers: { ...sent.headers, ...headers } }, signal);
      // A change may also be refused for a lack of rights.
      if (password && answer.status === 401 && sent.method === 'GET') this.#noteRefused(password, answer);
      return answer;
    };
    const answer = await send();
    if (demandsPassword(answer)) throw this.#noteDemanded(await this.#options.credentials(), answer);
    if (!before || !this.#hasEnded(answer)) return answer;
    // One that was refused for a lack of rights is still open.
    if (answer.status === 403) await this.#logOut();
    this.#session = null;
    // With an expired session the controller refuses without acting, so this repeat is safe for every method.
    const again = await send();
    // Then the user lacks a right, and a session each time would take those of others.
    if (again.status === 403) this.#forbiddenUntil = performance.now() + basicMs;
    return again;
  }

  /** Whether a response shows that the session has ended: controllers say 401 or 403. */
  #hasEnded({ status }: Answer): boolean {
    return status === 401 || (status === 403 && performance.now() >= this.#forbiddenUntil);
  }

  /** Headers that authorize a request. `password`: what they hold, if that is no session's token. */
  async #authorization(signal: AbortSignal): Promise<{ headers: Record<string, string>; password?: Credentials }> {
    if (this.#session) return { headers: { 'x-auth-token': this.#session.token } };
    const credentials = await this.#options.credentials();
    this.#refuseAgain(credentials);
    const encoded = Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64');
    for (const secret of [credentials.password, encoded]) this.#exchanges.hide(secret);
    const basic = { headers: { authorization: `Basic ${encoded}` }, password: credentials };
    if (performance.now() < this.#basicUntil) return basic;
    const answer = await this.#logIn(credentials, signal);
    if (typeof answer !== 'string' && demandsPassword(answer)) throw this.#noteDemanded(credentials, answer);
    if (typeof answer === 'string') return { headers: { 'x-auth-token': answer } };
    if (withoutSessions.includes(answer.status)) {
      this.#basicUntil = Number.POSITIVE_INFINITY;
      return basic;
    }
    // Some session services want an authenticated request, and some are full: the password then goes with each request.
    const probe = await this.#exchange({ method: 'GET', uri: systems, headers: basic.headers }, signal);
    if (probe.status >= 400) {
      if (answer.status === 401 && probe.status === 401) this.#noteRefused(credentials, answer);
      throw refusalOf(`the controller opened no session for ${credentials.user}: `, answer);
    }
    this.#basicUntil = performance.now() + basicMs;
    return basic;
  }

  #noteRefused(credentials: Credentials, answer: Answer): void {
    const error = refusalOf(`the controller did not accept the password of ${credentials.user}: `, answer);
    this.#refused = { credentials, at: performance.now(), error };
  }

  /** Nothing else is allowed until then (DSP0266, 13.3.7), so it is asked for nothing until the password is another. */
  #noteDemanded(credentials: Credentials, answer: Answer): ControllerError {
    this.#session = null;
    const error = refusalOf(
      `the controller demands another password for ${credentials.user}: change it there, and then the credentials file. `,
      { ...answer, status: 403 },
    );
    this.#refused = { credentials, at: performance.now(), error };
    return error;
  }

  #refuseAgain({ user, password }: Credentials): void {
    const refused = this.#refused;
    const isSame = refused?.credentials.user === user && refused.credentials.password === password;
    if (refused && isSame && performance.now() - refused.at < refusedMs) throw refused.error;
    this.#refused = null;
  }

  /** The new session's token, or the response of a controller that opened none. */
  async #logIn({ user, password }: Credentials, signal: AbortSignal): Promise<string | Answer> {
    const uri = await this.#sessions(signal);
    const answer = await this.#exchange({ method: 'POST', uri, body: { UserName: user, Password: password } }, signal);
    const token = first(answer.headers['x-auth-token']);
    if (answer.status >= 300 || !token || demandsPassword(answer)) return answer;
    const location = first(answer.headers['location']) ?? answer.body?.['@odata.id'];
    this.#exchanges.hide(token);
    this.#session = { token, uri: typeof location === 'string' ? this.#local(location) : null };
    return token;
  }

  async #sessions(signal: AbortSignal): Promise<string> {
    const { status, body } = await this.#exchange({ method: 'GET', uri: root }, signal);
    const named = status === 200 ? body?.Links?.Sessions?.['@odata.id'] : undefined;
    return typeof named === 'string' ? this.#local(named) : defaultSessions;
  }

  /** The path of a link, relative to `base`: requests go to the service's own origin, and the password to no other. */
  #local(uri: string, base = '/'): string {
    const from = new URL(base, this.#options.endpoint);
    if (uri.length > linkMost || !URL.canParse(uri, from.href))
      throw new ControllerError(`the controller links to ${excerpt(uri)}, which is no address`, null);
    const { pathname, search } = new URL(uri, from);
    // A path that begins with two slashes, such as that of `/.//elsewhere/x`, names another host once it is resolved.
    return `/${(pathname + search).replace(/^\/+/, '')}`;
  }

  /** Sends a request, and repeats it where the controller redirects it to. */
  async #exchange(sent: Sent, signal: AbortSignal): Promise<Answer> {
    let { uri } = sent;
    for (let hops = 0; ; hops++) {
      const answer = await this.#exchangeFresh({ ...sent, uri }, signal);
      const location = first(answer.headers['location']);
      if (!redirects.includes(answer.status) || !location) return answer;
      const next = this.#local(location, uri);
      if (hops >= hopsMost || next === this.#local(uri)) {
        throw new ControllerError(
          `${sent.method} ${sent.uri}: the controller redirects to ${location}; ` +
            `only redirects to another path of ${this.#options.endpoint} are followed, ${hopsMost} at most`,
          answer.status,
        );
      }
      uri = next;
    }
  }

  /**
   * Some controllers close a connection that is used again. The request goes once more, on a new one, and so do later
   * requests. A push of the power button alone is not repeated: it may have been seen, and toggles.
   */
  async #exchangeFresh(sent: Sent, signal: AbortSignal): Promise<Answer> {
    const isReused = this.#connection === 'reused';
    try {
      return await this.#exchangeOnce(sent, signal);
    } catch (error) {
      const mayRepeat = isReused && !this.#closesEach && !JSON.stringify(sent.body ?? '').includes('PushPowerButton');
      if (!mayRepeat || !wasClosed(error)) throw error;
      this.#closesEach = true;
      return this.#exchangeOnce(sent, signal);
    }
  }

  async #exchangeOnce({ method, uri, body, headers, timeoutMs }: Sent, signal: AbortSignal): Promise<Answer> {
    const { endpoint, spacingMs, requestTimeoutMs } = this.#options;
    await pause(this.#lastBegun + spacingMs - performance.now(), signal);
    this.#lastBegun = performance.now();
    const limitMs = timeoutMs ?? requestTimeoutMs;
    const timeout = AbortSignal.timeout(limitMs);
    const ends = AbortSignal.any([signal, timeout]);
    try {
      const response = await request(new URL(this.#local(uri), endpoint), {
        method,
        reset: this.#closesEach,
        dispatcher: this.#http,
        signal: ends,
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
      const answer = await readAnswer(response, ends);
      this.#connection = 'reused';
      const isRoutine = method === 'GET' || /\/Sessions\b/.test(uri);
      if (!isRoutine || answer.status >= 400) this.#exchanges.note({ method, uri, body }, explain(answer));
      return answer;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      const cause = timeout.aborted ? `no response within ${limitMs} ms` : (error as Error).message;
      this.#exchanges.note({ method, uri, body }, cause);
      if (error instanceof DriverError) throw error;
      const found = error instanceof UnreadableBody ? cause : `cannot be reached: ${cause}`;
      throw new ControllerError(`${method} ${uri}: the controller ${endpoint} ${found}`, null, { cause: error });
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
