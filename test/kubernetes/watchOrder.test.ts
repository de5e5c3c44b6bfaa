/**
 * No watch misses, repeats, or reorders an event, whatever happens to the servers; checked against what writers were
 * told.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { compactJournal } from '../../src/store/machines/journal.ts';
import { makeTenant, startApi, type TestApi, type TestTenant, vm } from '../support/apiServer.ts';
import { query, startPostgres, type TestPostgres } from '../support/database.ts';
import { openWatch, type WatchClient, type WatchEvent } from '../support/kubernetes/watchClient.ts';
import { waitFor } from '../support/wait.ts';

const full = process.env['TEST_FULL'] === '1';

let postgres: TestPostgres;
let databaseUrl: string;
/** Replicas: several servers on one database. */
let replicas: TestApi[];

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
  // Rows read are counted below. The count must not depend on Postgres's estimate of the table's size.
  await query(databaseUrl, `ALTER DATABASE ${new URL(databaseUrl).pathname.slice(1)} SET enable_seqscan = off`);
  await startReplicas();
});
afterAll(async () => {
  await Promise.all(replicas.map((api) => api.stop()));
  await postgres?.stop();
});

async function startReplicas(): Promise<void> {
  replicas = await Promise.all([startApi(databaseUrl), startApi(databaseUrl)]);
}

const collectionOf = (tenant: TestTenant) =>
  `/v1/compute/apis/compute.service/v1alpha1/namespaces/${tenant.namespace}/virtualmachines`;

/** Compacts up to the version that every informer has reached and no further, however slow they are, and returns it. */
async function compactBehind(informers: readonly Informer[], { db }: TestApi, namespace: string): Promise<number> {
  return db.$transaction(async (tx) => {
    // The lock stops writers, so that a number of entries to keep identifies a version.
    const [{ version }] = await tx.$queryRaw<[{ version: bigint }]>`
      SELECT resource_version AS version FROM namespaces WHERE name = ${namespace} FOR UPDATE`;
    const behind = Math.min(...informers.map(({ reached }) => reached));
    await compactJournal(tx as TestApi['db'], { olderThanMs: 86_400_000, keepAtMost: Number(version) - behind });
    return behind;
  });
}

/**
 * Follows a collection forever, as an informer does: it resumes from the version reached, whenever and however its
 * watch ended.
 */
class Informer {
  readonly events: WatchEvent[] = [];
  readonly #tenant: TestTenant;
  readonly #which: number;
  #client: WatchClient | null = null;
  #version: string;
  #stopped = false;
  reconnects = 0;
  running: Promise<void>;

  /** Starts from the version of a list of the collection. */
  constructor(tenant: TestTenant, which: number, version: string) {
    this.#tenant = tenant;
    this.#which = which;
    this.#version = version;
    this.running = this.#run();
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      const path = `${collectionOf(this.#tenant)}?watch=true&allowWatchBookmarks=true&timeoutSeconds=3&resourceVersion=${this.#version}`;
      try {
        this.#client = await openWatch(replicas[this.#which % replicas.length]!, path, { token: this.#tenant.token });
        if (this.#client.status !== 200) throw new Error(`${this.#client.status}`);
        await this.#client.ended;
        for (const event of this.#client.events) this.#take(event);
      } catch (error) {
        if (!/ECONN|EPIPE|503|hang up|disconnected/.test(String(error))) throw error;
        await pause(20);
      }
      this.reconnects += 1;
    }
  }

  #take(event: WatchEvent): void {
    if (event.type === 'ERROR') throw new Error(`expired at ${this.#version}: ${JSON.stringify(event.object)}`);
    this.#version = event.object.metadata.resourceVersion;
    if (event.type !== 'BOOKMARK') this.events.push(event);
  }

  /** The version from which it would resume if its watch ended now. */
  get reached(): number {
    return Number(this.#client?.events.at(-1)?.object.metadata?.resourceVersion ?? this.#version);
  }

  leave(): void {
    this.#client?.leave();
  }

  /** Stops once it has seen the version. */
  async stopAt(version: string): Promise<void> {
    while (BigInt(this.#version) < BigInt(version)) await pause(50);
    this.#stopped = true;
    this.leave();
    await this.running;
  }
}

test('under concurrent writers, replicas, restarts, lost connections, and compaction: every version once, in order, as its writer saw it', async () => {
  const tenant = await makeTenant(replicas[0]!.db, 'orderly');
  const collection = collectionOf(tenant);
  // Nothing exists yet, so what follows is everything there ever was.
  const start: string = (await replicas[0]!.call(collection, { token: tenant.token })).body.metadata.resourceVersion;
  const informers = Array.from({ length: full ? 12 : 4 }, (_, index) => new Informer(tenant, index, start));
  const failure = Promise.race(informers.map((informer) => informer.running)).then(() => undefined);
  const told = new Map<string, object>();
  const deadline = Date.now() + (full ? 60_000 : 6_000);
  const enough = 200;
  let compacted = Number(start);
  const goesOn = () =>
    Date.now() < deadline ||
    told.size <= enough ||
    compacted === Number(start) ||
    informers.some(({ reconnects }) => reconnects <= 2);

  async function write(path: string, method: string, body?: unknown): Promise<void> {
    const api = replicas[Math.floor(Math.random() * replicas.length)]!;
    try {
      const answer = await api.call(path, { method, token: tenant.token, ...(body !== undefined && { body }) });
      expect([200, 201, 404, 409, 503]).toContain(answer.status);
      if (answer.body.metadata?.resourceVersion) told.set(answer.body.metadata.resourceVersion, answer.body);
    } catch (error) {
      // The server was stopped during the request; the events show whether it took effect.
      if (!/closed|destroyed|ECONN|EPIPE|other side|disconnected|reset/i.test(String(error))) throw error;
    }
  }
  async function writer(id: number): Promise<void> {
    for (let round = 0; goesOn(); round++) {
      const name = `vm-${id}-${Math.floor(Math.random() * 4)}`;
      const labels = { round: String(round) };
      const choice = Math.random();
      if (choice < 0.35) await write(collection, 'POST', vm(name, {}, { labels }));
      else if (choice < 0.8) await write(`${collection}/${name}`, 'PATCH', { metadata: { labels } });
      else await write(`${collection}/${name}`, 'DELETE');
      await pause(Math.random() * (full ? 10 : 60));
    }
  }
  async function disturb(): Promise<void> {
    while (goesOn()) {
      await pause(700);
      informers[Math.floor(Math.random() * informers.length)]!.leave();
      compacted = await compactBehind(informers, replicas[0]!, tenant.namespace);
      await pause(700);
      const old = replicas[1]!;
      replicas[1] = await startApi(databaseUrl);
      await old.stop();
    }
  }

  await Promise.race([failure, Promise.all([disturb(), ...Array.from({ length: 6 }, (_, index) => writer(index))])]);
  const { body } = await replicas[0]!.call(collection, { token: tenant.token });
  const last = body.metadata.resourceVersion;
  await Promise.all(informers.map((informer) => informer.stopAt(last)));
  // A write whose server was stopped under it may commit after the list.
  const upToLast = ({ events }: Informer) =>
    events.filter(({ object }) => BigInt(object.metadata.resourceVersion) <= BigInt(last));

  expect(told.size).toBeGreaterThan(enough);
  const expected = Array.from({ length: Number(last) - Number(start) }, (_, index) =>
    String(Number(start) + index + 1),
  );
  const seen = upToLast(informers[0]!);
  for (const informer of informers) {
    expect(informer.reconnects).toBeGreaterThan(2);
    const events = upToLast(informer);
    expect(events.map(({ object }) => object.metadata.resourceVersion)).toEqual(expected);
    expect(events).toEqual(seen);
  }
  const objects = new Map<string, object>();
  for (const { type, object } of seen) {
    const { name, resourceVersion } = object.metadata;
    expect([type, objects.has(name)]).toEqual([type, type !== 'ADDED']);
    if (type === 'DELETED') objects.delete(name);
    else objects.set(name, object);
    if (told.has(resourceVersion)) expect(object).toEqual(told.get(resourceVersion));
  }
  // The events add up to the current objects.
  expect([...objects.values()]).toEqual(expect.arrayContaining(body.items));
  expect(objects.size).toBe(body.items.length);
  const [namespace] = await query<{ compacted: string }>(
    databaseUrl,
    `SELECT compacted_version AS compacted FROM namespaces WHERE name = 'orderly'`,
  );
  expect([compacted > Number(start), namespace]).toEqual([true, { compacted: String(compacted) }]);
}, 480_000);

test('a client that does not read loses its connection, but can resume from its place', async () => {
  const [api] = replicas as [TestApi];
  const tenant = await makeTenant(api.db, 'slow');
  const collection = collectionOf(tenant);
  const start = Number(
    (await api.call(collection, { method: 'POST', token: tenant.token, body: vm('large') })).body.metadata
      .resourceVersion,
  );
  const slow = await openWatch(api, `${collection}?watch=true&resourceVersion=${start}`, { token: tenant.token });
  const quick = await openWatch(api, `${collection}?watch=true&resourceVersion=${start}`, { token: tenant.token });
  slow.pause();
  const changes = full ? 150 : 100;
  for (let change = 0; change < changes; change++) {
    const annotations = { text: String(change % 10).repeat(200_000) };
    const answer = await api.call(`${collection}/large`, {
      method: 'PATCH',
      token: tenant.token,
      body: { metadata: { annotations } },
    });
    expect(answer.status).toBe(200);
  }
  await quick.until((events) => events.length === changes);
  quick.leave();
  // The server drops it for good before it reads anything again.
  await waitFor(
    'no watch to be open',
    async () => /^compute_watches_open 0$/m.test(await (await request(`${api.metricsUrl}/metrics`)).body.text()),
    120_000,
  );
  slow.resume();
  expect(await slow.ended).toBe('broken');
  const taken = slow.events.map(({ object }) => Number(object.metadata.resourceVersion));
  expect(taken.length).toBeLessThan(changes);
  const from = taken.at(-1) ?? start;
  const resumed = await openWatch(api, `${collection}?watch=true&resourceVersion=${from}`, { token: tenant.token });
  await resumed.until((events) => events.length === changes + start - from);
  const rest = resumed.events.map(({ object }) => Number(object.metadata.resourceVersion));
  expect([...taken, ...rest]).toEqual(Array.from({ length: changes }, (_, index) => start + index + 1));
  resumed.leave();
}, 240_000);

/**
 * Journal rows read so far. Stops the replicas, because the statistics of their connections are certain only once these
 * are closed.
 */
async function rowsRead(): Promise<number> {
  await Promise.all(replicas.splice(0).map((api) => api.stop()));
  await waitFor('every other connection to be gone', async () => {
    const others = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'
      AND pid <> pg_backend_pid()`;
    return (await query(databaseUrl, others)).length === 0;
  });
  const [row] = await query<{ rows: string }>(
    databaseUrl,
    `SELECT coalesce(idx_tup_fetch, 0) + coalesce(seq_tup_read, 0) AS rows FROM pg_stat_user_tables WHERE relname = 'journal'`,
  );
  return Number(row!.rows);
}

const watchers = full ? 1_000 : 60;
test(`${watchers} watches on one process: each sees every write of another replica, which is read once`, async () => {
  const before = await rowsRead();
  await startReplicas();
  const [reader, writer] = replicas as [TestApi, TestApi];
  const tenant = await makeTenant(reader.db, 'crowd');
  const collection = collectionOf(tenant);
  const start = Number((await reader.call(collection, { token: tenant.token })).body.metadata.resourceVersion);
  const open: WatchClient[] = [];
  while (open.length < watchers) {
    const some = Array.from({ length: Math.min(50, watchers - open.length) }, () =>
      openWatch(reader, `${collection}?watch=true`, { token: tenant.token }),
    );
    open.push(...(await Promise.all(some)));
  }
  expect(open.every(({ status }) => status === 200)).toBe(true);
  const writes = 20;
  for (let index = 0; index < writes; index++) {
    const answer = await writer.call(collection, { method: 'POST', token: tenant.token, body: vm(`vm-${index}`) });
    expect(answer.status).toBe(201);
  }
  await Promise.all(open.map((client) => client.until((events) => events.length === writes)));
  for (const { events } of open) {
    expect(events.map(({ object }) => object.metadata.resourceVersion)).toEqual(
      Array.from({ length: writes }, (_, index) => String(start + index + 1)),
    );
  }
  for (const client of open) client.leave();
  // Once, or a few times if a statement was repeated, but not once per watch.
  expect((await rowsRead()) - before).toBeLessThan(writes * 5);
}, 120_000);

test('a server that stops ends its watches at once and cleanly', async () => {
  const api = await startApi(databaseUrl);
  const tenant = await makeTenant(api.db, 'stopping');
  const clients = await Promise.all(
    Array.from({ length: 5 }, () => openWatch(api, `${collectionOf(tenant)}?watch=true`, { token: tenant.token })),
  );
  await api.stop();
  expect(await Promise.all(clients.map((client) => client.ended))).toEqual(Array(5).fill('ended'));
});
