/**
 * Customers: as many machines as the settings say, coming and going, through both APIs. A request is repeated until
 * there is a response, as a good client does it. What was confirmed is remembered, for the end.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { progress } from '../../bench/report.ts';
import { waitFor } from '../support/wait.ts';
import type { Cluster } from './cluster.ts';
import { settings } from './settings.ts';

const requestTimeoutMs = 20_000;
const retryPauseMs = 300;
const lookEveryMs = 1_000;
/** Before this a session is replaced; it ends after 15 minutes. */
const sessionMs = 5 * 60_000;
/** Machines that come, and machines that go, at a time once the fleet is full. */
const atOnce = 25;
/** Machines that are made at a time to stand there. */
const inGroup = 200;

export interface Life {
  name: string;
  state: 'asked for' | 'on its way' | 'ready' | 'to go' | 'gone';
  /** The uid in a 201 or in a read after a lost response; null until then. */
  uid: string | null;
  wasReady: boolean;
}

interface Answer {
  status: number;
  body: any;
}

export class Customers {
  readonly lives = new Map<string, Life>();
  /** What no fault of a part explains. */
  readonly complaints: string[] = [];
  readonly #cluster: Cluster;
  readonly #agent: Agent;
  readonly #working = new Set<Promise<void>>();
  /** Machines whose guests a fault takes down: each may be not ready once. */
  readonly #restarting = new Set<string>();
  #namespace = '';
  /** The label by which the machines of now are listed. */
  #group = 'passing';
  #session: { token: string; mintedMs: number } | null = null;
  #turn = 0;
  #count = 0;
  #stopping = new AbortController();
  #loops: Promise<void>[] = [];

  private constructor(cluster: Cluster) {
    this.#cluster = cluster;
    this.#agent = new Agent({
      connect: { ca: readFileSync(cluster.caFile, 'utf8'), timeout: 5_000 },
      connections: 64,
      headersTimeout: requestTimeoutMs,
      bodyTimeout: requestTimeoutMs,
    });
  }

  static async arrive(cluster: Cluster): Promise<Customers> {
    const customers = new Customers(cluster);
    for (const url of cluster.urls) await waitFor(`${url} to be ready`, () => customers.isReady(url), 180_000);
    const account = await customers.#insist('GET', '/v1/admin/account', [200]);
    customers.#namespace = account.body.tenants[0].namespace;
    return customers;
  }

  /** Fills the fleet, then lets machines come and go until {@link stop}. */
  async start(): Promise<void> {
    await this.fill(settings.machines);
    this.#loops.push(this.#turnOver());
  }

  /** Makes so many machines at once, waits until all are ready, and watches them until {@link stop}. */
  async fill(count: number): Promise<void> {
    this.#stopping = new AbortController();
    this.#loops = [this.#watch()];
    const begun = Array.from({ length: count }, () => this.#begin());
    const areReady = () => begun.every(({ state }) => state === 'ready');
    await waitFor(`${count} machines to be ready`, areReady, 30 * 60_000);
  }

  /** Has so many more machines stand there, ready, and looks at them no more: a list of them all would be the load. */
  async addStanding(count: number): Promise<void> {
    const passing = this.#group;
    for (let left = count; left > 0; left -= inGroup) {
      this.#group = `standing-${this.#count}`;
      await this.fill(Math.min(left, inGroup));
      await this.stop();
      this.lives.clear();
      progress(`standing, of ${count} more: ${count - Math.max(0, left - inGroup)}`);
    }
    this.#group = passing;
  }

  /** Resolves when every request that was begun has its response. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#loops);
    await Promise.all(this.#working);
  }

  /** The next request gets another session. */
  signInAgain(): void {
    this.#session = null;
  }

  /** Makes a machine now. Resolves when the API confirmed it, and when it is ready. */
  probe(): { confirmed: Promise<void>; ready: Promise<void> } {
    const life = this.#begin();
    const until = (what: string, isSo: () => boolean) =>
      waitFor(`the machine ${life.name} to be ${what}`, isSo, 300_000).then(() => undefined);
    return { confirmed: until('confirmed', () => life.uid !== null), ready: until('ready', () => life.wasReady) };
  }

  /** These may go down once, and have to be ready again. */
  expectRestarts(uids: readonly string[]): void {
    for (const uid of uids) this.#restarting.add(uid);
  }

  async isReady(url: string): Promise<boolean> {
    const { statusCode, body } = await request(`${url}/readyz`, { dispatcher: this.#agent });
    const { status } = (await body.json()) as { status: string };
    return statusCode === 200 && status === 'ok';
  }

  async removeAll(): Promise<void> {
    for (const life of this.lives.values()) if (life.state === 'ready') this.#end(life);
    await Promise.all(this.#working);
    await waitFor(
      'every machine to be gone',
      async () => {
        await this.#look();
        return this.#in('gone').length === this.lives.size;
      },
      600_000,
    );
  }

  async untilAllReady(): Promise<void> {
    await waitFor(
      'every machine to be ready',
      async () => {
        await this.#look();
        const left = this.#in('asked for', 'on its way', 'to go');
        if (left.length > 0) throw new Error(left.map(({ name, state }) => `${name} is ${state}`).join('; '));
        return true;
      },
      600_000,
    );
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }

  get #machines(): string {
    return `/v1/compute/apis/compute.service/v1alpha1/namespaces/${this.#namespace}/virtualmachines`;
  }

  #in(...states: Life['state'][]): Life[] {
    return [...this.lives.values()].filter(({ state }) => states.includes(state));
  }

  /** The oldest goes, and another one comes when one is gone: what a fault holds up does not pile up. */
  async #turnOver(): Promise<void> {
    while (await this.#pause(60_000 / settings.changesPerMinute)) {
      const there = [...this.lives.values()].filter(({ state }) => state !== 'gone');
      const [oldest] = this.#in('ready');
      if (there.length < settings.machines) this.#begin();
      else if (oldest && this.#in('to go').length < atOnce) this.#end(oldest);
    }
  }

  async #watch(): Promise<void> {
    while (await this.#pause(lookEveryMs)) await this.#look();
  }

  /** False when the customers are to stop. */
  #pause(ms: number): Promise<boolean> {
    return sleep(ms, true, { signal: this.#stopping.signal }).catch(() => false);
  }

  #begin(): Life {
    const life: Life = { name: `vm-${++this.#count}`, state: 'asked for', uid: null, wasReady: false };
    this.lives.set(life.name, life);
    this.#do(this.#create(life));
    return life;
  }

  #end(life: Life): void {
    life.state = 'to go';
    this.#do(this.#insist('DELETE', `${this.#machines}/${life.name}`, [200, 404]).then(() => undefined));
  }

  #do(work: Promise<void>): void {
    const done = work
      .catch((error: Error) => void this.complaints.push(error.message))
      .finally(() => this.#working.delete(done));
    this.#working.add(done);
  }

  async #create(life: Life): Promise<void> {
    const answer = await this.#insist('POST', this.#machines, [201, 409], {
      apiVersion: 'compute.service/v1alpha1',
      kind: 'VirtualMachine',
      metadata: { name: life.name, labels: { group: this.#group } },
      spec: {
        imageRef: 'debian-12',
        resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 },
        ports: [{ name: 'http', guestPort: 80, readinessProbe: true }],
      },
    });
    // "Exists": an earlier attempt, whose response was lost, had arrived.
    const { body } =
      answer.status === 201 ? answer : await this.#insist('GET', `${this.#machines}/${life.name}`, [200]);
    life.uid = body.metadata.uid;
    life.state = 'on its way';
  }

  /** What the API says of all machines. */
  async #look(): Promise<void> {
    const known = [...this.lives.values()].filter(({ uid, state }) => uid !== null && state !== 'gone');
    const list = await this.#insist('GET', `${this.#machines}?labelSelector=group%3D${this.#group}`, [200]).catch(
      () => null,
    );
    if (list === null) return;
    const shown = new Map<string, any>(list.body.items.map((item: any) => [item.metadata.name, item]));
    for (const life of known) {
      const item = shown.get(life.name);
      if (!item && life.state === 'to go') life.state = 'gone';
      else if (!item) this.#complain(life, 'is lost although it was confirmed');
      else if (item.metadata.uid !== life.uid) this.#complain(life, `is another one, ${item.metadata.uid}`);
      else if (item.status.phase === 'Failed')
        this.#complain(life, `failed: ${item.status.failureCode} ${item.status.failureMessage}`);
      else if (item.status.readyForAccess) this.#ready(life);
      else if (life.state === 'ready' && this.#restarting.delete(item.metadata.uid)) life.state = 'on its way';
      else if (life.state === 'ready') this.#complain(life, `is ${item.status.phase} after it was ready`);
    }
  }

  #ready(life: Life): void {
    life.wasReady = true;
    if (life.state === 'on its way') life.state = 'ready';
  }

  #complain({ name, uid }: Life, what: string): void {
    const complaint = `${name} ${uid} ${what}`;
    if (!this.complaints.includes(complaint)) this.complaints.push(complaint);
  }

  /** Repeats a request until there is a response of one of these statuses. Others that no fault explains are errors. */
  async #insist(method: 'GET' | 'POST' | 'DELETE', at: string, wanted: number[], body?: object): Promise<Answer> {
    for (;;) {
      const answer = await this.#send(method, at, await this.#token(), body).catch(() => null);
      if (answer && wanted.includes(answer.status)) return answer;
      if (answer && answer.status < 500 && answer.status !== 429)
        throw new Error(`${method} ${at}: ${answer.status} ${JSON.stringify(answer.body)}`);
      await sleep(retryPauseMs);
    }
  }

  /** Each request goes to the next API, so one that failed is repeated at the other. */
  async #send(method: 'GET' | 'POST' | 'DELETE', at: string, token: string | null, body?: object): Promise<Answer> {
    const url = this.#cluster.urls[this.#turn++ % this.#cluster.urls.length]!;
    const answer = await request(url + at, {
      method,
      dispatcher: this.#agent,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, body: await answer.body.json() };
  }

  async #token(): Promise<string> {
    while (!this.#session || performance.now() - this.#session.mintedMs > sessionMs) {
      const { id, secret } = this.#cluster.account.apiKey;
      const grant = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
      const answer = await this.#send('POST', '/v1/auth/token', null, grant).catch(() => null);
      if (answer?.status === 200) this.#session = { token: answer.body.access_token, mintedMs: performance.now() };
      else await sleep(retryPauseMs);
    }
    return this.#session.token;
  }
}
