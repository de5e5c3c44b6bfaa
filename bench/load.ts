/** Requests as a client makes them, with the time that each took. */
import { readFileSync } from 'node:fs';
import { Pool } from 'undici';
import { apiVersion } from '../src/api/kubernetes/objectMetadata.ts';

/** Concurrent requests, each on its own connection. */
export const connections = 32;

export interface Account {
  namespace: string;
  token: string;
}

/** The API over HTTPS with keep-alive connections, or another server of the same objects. */
export class ApiClient {
  readonly #pool: Pool;
  readonly #prefix: string;

  readonly #server: { url: string; caFile: string; prefix?: string };

  constructor(server: { url: string; caFile: string; prefix?: string }) {
    const { url, caFile, prefix = '/v1/compute' } = server;
    this.#server = server;
    const ca = readFileSync(caFile, 'utf8');
    this.#prefix = prefix;
    this.#pool = new Pool(url, { connections, pipelining: 1, connect: { ca } });
  }

  /** A client of the same server, with connections of its own, none of which is open yet. */
  fresh(): ApiClient {
    return new ApiClient(this.#server);
  }

  /** Opens a session of the customer that holds the API key. */
  async session(namespace: string, apiKey: { id: string; secret: string }): Promise<Account> {
    const body = { grant_type: 'client_credentials', client_id: apiKey.id, client_secret: apiKey.secret };
    const answer = await this.#send('POST', '/v1/auth/token', 200, {}, JSON.stringify(body));
    return { namespace, token: (answer as { access_token: string }).access_token };
  }

  async create(
    account: Account,
    name: string,
    { of = spec, labels }: { of?: object; labels?: object } = {},
  ): Promise<void> {
    const metadata = { name, ...(labels && { labels }) };
    const object = { apiVersion, kind: 'VirtualMachine', metadata, spec: of };
    await this.#send('POST', this.collection(account), 201, bearer(account), JSON.stringify(object));
  }

  async get(account: Account, name: string): Promise<void> {
    await this.#send('GET', `${this.collection(account)}/${name}`, 200, bearer(account));
  }

  /** Returns how many there are. */
  async list(account: Account, query = ''): Promise<number> {
    const answer = await this.#send('GET', `${this.collection(account)}${query}`, 200, bearer(account));
    return (answer as { items: unknown[] }).items.length;
  }

  /** Returns the version from which a watch of the namespace hears of what follows. */
  async version(account: Account): Promise<string> {
    const answer = await this.#send('GET', `${this.collection(account)}?limit=1`, 200, bearer(account));
    return (answer as { metadata: { resourceVersion: string } }).metadata.resourceVersion;
  }

  async remove(account: Account, name: string): Promise<void> {
    await this.#send('DELETE', `${this.collection(account)}/${name}`, 200, bearer(account));
  }

  /** The path of the virtual machines of a namespace. */
  collection({ namespace }: Account): string {
    return `${this.#prefix}/apis/${apiVersion}/namespaces/${namespace}/virtualmachines`;
  }

  async isReady(): Promise<boolean> {
    const { statusCode, body } = await this.#pool.request({ method: 'GET', path: '/readyz' });
    await body.dump();
    return statusCode === 200;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  async #send(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    wanted: number,
    headers: Record<string, string>,
    body?: string,
  ): Promise<unknown> {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await this.#pool.request({
      method,
      path,
      headers: { ...headers, ...type },
      ...(body !== undefined && { body }),
    });
    const text = await answer.body.text();
    if (answer.statusCode !== wanted) throw new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 500)}`);
    return JSON.parse(text);
  }
}

const spec = { imageRef: 'debian-12', resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 } };

function bearer({ token }: Account): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

export interface Load {
  elapsedMs: number;
  latenciesMs: number[];
}

/** Calls `work` for 0…count-1, `atOnce` at a time. */
export async function load(
  count: number,
  work: (index: number) => Promise<unknown>,
  atOnce = connections,
): Promise<Load> {
  const latenciesMs: number[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const index = next++;
      const startedAt = performance.now();
      await work(index);
      latenciesMs.push(performance.now() - startedAt);
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, lane));
  return { elapsedMs: performance.now() - startedAt, latenciesMs };
}

/** The value that the given fraction of all values does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

export function perSecond(count: number, elapsedMs: number): number {
  return (count * 1_000) / elapsedMs;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
