/** A customer's client: retries until it knows what became of a request, and checks responses against the contract. */
import { readFileSync } from 'node:fs';
import { Pool } from 'undici';
import { kinds } from '../../src/domain/kinds.ts';
import type { MachineKind } from '../../src/domain/machine.ts';
import { pause } from '../../src/lib/waiting.ts';
import type { Findings } from './findings.ts';
import type { Account, Service } from './service.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of many operations, each read where it is asked for
  body: any;
}

export interface Question {
  body?: unknown;
  contentType?: string;
  /** If absent, the account's own session is used; null: none. */
  token?: string | null;
}

const answerWithinMs = 20_000;
const renewAfterMs = 240_000;
const againAfterMs = 400;
/** Internal details that no customer may see. */
const inside =
  /\b(SELECT|INSERT INTO|prisma|sqlstate|ENOSPC|EROFS|ECONNREFUSED|node_modules|postgresql:)\b|\bP20\d\d\b|\/tmp\/|\n\s+at /i;

export class ApiClient {
  readonly service: Service;
  readonly #findings: Findings;
  /** One for each API, which take turns. */
  readonly #pools: readonly Pool[];
  #asked = 0;
  readonly #sessions = new Map<string, { token: string; mintedAtMs: number }>();

  constructor(service: Service, findings: Findings) {
    this.service = service;
    this.#findings = findings;
    const connect = { ca: readFileSync(service.caFile, 'utf8') };
    const limits = { headersTimeout: answerWithinMs, bodyTimeout: answerWithinMs };
    this.#pools = service.urls.map((url) => new Pool(url, { connections: 24, connect, ...limits }));
  }

  /** Makes one attempt. Returns null if no complete response came; then the outcome of the request is unknown. */
  async ask(
    method: string,
    path: string,
    { body, contentType = 'application/json', token }: Question,
    pool = this.#pools[this.#asked++ % this.#pools.length]!,
  ): Promise<Answer | null> {
    try {
      const reply = await pool.request({
        method: method as 'GET',
        path,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': contentType }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(answerWithinMs),
      });
      const text = await reply.body.text();
      this.#findings.count(`responses ${reply.statusCode}`);
      this.#police(`${method} ${path}`, reply.statusCode, reply.headers, text);
      return { status: reply.statusCode, body: text === '' ? null : JSON.parse(text) };
    } catch {
      this.#findings.count('responses lost');
      return null;
    }
  }

  /** Retries until the response has one of these statuses. Any other than "come again" is a finding and returned. */
  async insist(
    account: Account,
    method: string,
    path: string,
    expected: readonly number[],
    question: Question = {},
  ): Promise<Answer> {
    for (let refused = 0; ; ) {
      const token = question.token === undefined ? await this.token(account) : question.token;
      const answer = await this.ask(method, path, { ...question, token });
      if (answer && expected.includes(answer.status)) return answer;
      if (answer?.status === 401 && question.token === undefined && refused++ < 4) {
        this.#sessions.delete(account.slug);
        this.#findings.count('sessions refused');
      } else if (answer && answer.status !== 503 && answer.status !== 504 && answer.status !== 500) {
        this.#findings.add(
          'unexpected answer',
          `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`,
        );
        return answer;
      }
      await pause(againAfterMs);
    }
  }

  async token(account: Account): Promise<string> {
    const known = this.#sessions.get(account.slug);
    if (known && performance.now() - known.mintedAtMs < renewAfterMs) return known.token;
    const { id, secret } = account.apiKey;
    const body = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
    const mintedAtMs = performance.now();
    const answer = await this.insist(account, 'POST', '/v1/auth/token', [200], { body, token: null });
    if (answer.status !== 200) throw new Error(`no session for ${account.slug}: ${answer.status}`);
    this.#sessions.set(account.slug, { token: answer.body.access_token, mintedAtMs });
    return answer.body.access_token;
  }

  forgetSessions(): void {
    this.#sessions.clear();
  }

  async isReady(): Promise<boolean> {
    const answers = await Promise.all(this.#pools.map((pool) => this.ask('GET', '/readyz', { token: null }, pool)));
    return answers.every((answer) => answer?.status === 200 && answer.body.status === 'ok');
  }

  async close(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.destroy()));
  }

  #police(what: string, status: number, headers: Record<string, string | string[] | undefined>, text: string): void {
    if (!headers['x-request-id']) this.#findings.add('answer without X-Request-Id', `${what}: ${status}`);
    if (status < 400) return;
    const shown = `${what}: ${status} ${text.slice(0, 300)} (${headers['x-request-id']})`;
    if (status >= 500 && status !== 503 && status !== 504)
      this.#findings.add('an answer that blames the service', shown);
    if (status === 503 && !headers['retry-after']) this.#findings.add('503 without Retry-After', shown);
    if (inside.test(text)) this.#findings.add('an answer that tells of the inside', shown);
  }
}

export function machines({ namespace }: Account, kind: MachineKind = 'VirtualMachine'): string {
  return `/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/${kinds[kind].plural}`;
}
