/** Watches over WebSockets: what fabric8's informers open. They are the plain watch in another envelope. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { watchSocket } from '../../src/api/kubernetes/watch/watchSocket.ts';
import { compactJournal } from '../../src/store/machines/journal.ts';
import { makeSession, makeTenant, startApi, type TestApi, type TestTenant, vm } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { openWatch, summary } from '../support/kubernetes/watchClient.ts';
import {
  dialWatch,
  openSocketWatch,
  type Refused,
  type SocketOptions,
  type SocketWatch,
} from '../support/kubernetes/watchSocketClient.ts';
import { metricOf, tokenDigest } from '../support/tunnels/tunnelLab.ts';
import { waitFor } from '../support/wait.ts';

const tableAccept = 'application/json;as=Table;v=v1;g=meta.k8s.io,application/json';

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
let base: string;
const open: SocketWatch[] = [];
let counter = 0;

beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(await postgres.createDatabase());
});
beforeEach(async () => {
  const name = `sockets-${counter++}`;
  tenant = await makeTenant(api.db, name);
  base = `/v1/compute/apis/compute.service/v1alpha1/namespaces/${name}/virtualmachines`;
});
afterEach(() => {
  for (const { ws } of open.splice(0)) ws.terminate();
  jest.restoreAllMocks();
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

async function watch(query = '', options: SocketOptions = {}): Promise<SocketWatch> {
  const client = await openSocketWatch(api, `${base}?watch=true${query && `&${query}`}`, {
    token: tenant.token,
    ...options,
  });
  open.push(client);
  return client;
}
const call = (path: string, method: string, body?: unknown) =>
  api.call(`${base}${path}`, { token: tenant.token, method, ...(body !== undefined && { body }) });
const create = async (name: string, labels: Record<string, string> = {}): Promise<string> =>
  (await call('', 'POST', vm(name, {}, { labels }))).body.metadata.resourceVersion;
const annotate = (name: string, text: string) => call(`/${name}`, 'PATCH', { metadata: { annotations: { text } } });

/** Lets all timers of that length fire when the test says so: a loaded machine may be slow to do what is to come before. */
function heldTimers(ofMs: number): () => void {
  const held: (() => void)[] = [];
  const real = setTimeout;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((...timer: [() => void, number]) => {
    if (timer[1] === ofMs) held.push(timer[0]);
    return real(...timer);
  }) as typeof setTimeout);
  return () => {
    for (const act of held.splice(0)) act();
  };
}

describe('a watch over a WebSocket', () => {
  test.each([
    ['from the beginning', '', 'application/json'],
    ['with a selector and bookmarks', 'labelSelector=app%3Dweb&allowWatchBookmarks=true', 'application/json'],
    [
      'with initial events',
      'sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true',
      'application/json',
    ],
    ['as a Table', '', tableAccept],
  ])('%s has the events of a plain one, one per text message', async (_what, query, accept) => {
    const endAll = heldTimers(4_321_000);
    await create('a', { app: 'web' });
    await create('b', { app: 'db' });
    const asked = `timeoutSeconds=4321&${query}`;
    const plain = await openWatch(api, `${base}?watch=true&${asked}`, { token: tenant.token, accept });
    const socket = await watch(asked, { accept });
    await create('c', { app: 'web' });
    await call('/b', 'DELETE');
    const { resourceVersion } = (await call('/a', 'PATCH', { metadata: { labels: { app: 'db' } } })).body.metadata;
    for (const client of [plain, socket])
      await client.until((events) => JSON.stringify(events).includes(`"resourceVersion":"${resourceVersion}"`));
    endAll();
    expect(await plain.ended).toBe('ended');
    expect(await socket.closed).toEqual({ code: 1000 });
    expect(socket.events.length).toBeGreaterThan(2);
    const withoutAge = (events: unknown) => JSON.parse(JSON.stringify(events).replace(/"\d+[smh]"/g, '"age"'));
    expect(withoutAge(socket.events)).toEqual(withoutAge(plain.events));
    expect(new Set(socket.binary)).toEqual(new Set([false]));
  });

  test('continues from a version, in one namespace, in all, and of every kind', async () => {
    const version = await create('a');
    const everywhere = await openSocketWatch(
      api,
      `/v1/compute/apis/compute.service/v1alpha1/virtualmachines?watch=1&resourceVersion=${version}`,
      tenant,
    );
    open.push(everywhere);
    const here = await watch(`resourceVersion=${version}`);
    const namespaces = await openSocketWatch(api, '/v1/compute/api/v1/namespaces?watch', tenant);
    open.push(namespaces);
    await create('b');
    for (const client of [here, everywhere])
      expect(summary(await client.until((events) => events.length === 1))).toEqual(['ADDED b']);
    expect(summary(await namespaces.until((events) => events.length === 1))).toEqual([`ADDED ${tenant.namespace}`]);
  });

  test('is counted as a watch until either end closes it', async () => {
    const socket = await watch();
    expect(await metricOf(api, 'compute_watches_open')).toBe(1);
    socket.ws.close();
    await waitFor('none to be open', async () => (await metricOf(api, 'compute_watches_open')) === 0);
    const lost = await watch();
    lost.ws.terminate();
    await waitFor('none to be open', async () => (await metricOf(api, 'compute_watches_open')) === 0);
  });

  test('takes a single subprotocol, whatever its name, and an Origin', async () => {
    const socket = await watch('', {
      protocols: ['v1.watch.example'],
      headers: { origin: 'https://elsewhere.example.com' },
    });
    expect(socket.ws.protocol).toBe('v1.watch.example');
    await create('a');
    expect(summary(await socket.until((events) => events.length === 1))).toEqual(['ADDED a']);
  });

  test('tells of a version that is no longer kept: by 410 at its start, by an ERROR event later', async () => {
    await create('a');
    const version = await create('b');
    await compactJournal(api.db, { olderThanMs: 0 });
    expect(await dialWatch(api, `${base}?watch=true&resourceVersion=1`, tenant)).toMatchObject({
      status: 410,
      body: { kind: 'Status', reason: 'Expired' },
    });
    const socket = await watch(`resourceVersion=${version}`);
    await api.db.$transaction([
      api.db
        .$executeRaw`UPDATE namespaces SET resource_version = resource_version + 10 WHERE name = ${tenant.namespace}`,
      api.db.$executeRaw`UPDATE namespaces SET compacted_version = resource_version WHERE name = ${tenant.namespace}`,
    ]);
    expect(await socket.closed).toEqual({ code: 1000 });
    expect(socket.events).toMatchObject([{ type: 'ERROR', object: { kind: 'Status', code: 410, reason: 'Expired' } }]);
  });

  test('ends with its session, and others go on', async () => {
    const brief = await makeSession(api.db, tenant, ['compute:read']);
    const [theirs, ours] = [await watch('', { token: brief }), await watch()];
    await api.db
      .$executeRaw`UPDATE sessions SET expires_at = clock_timestamp() WHERE token_digest = ${tokenDigest(brief)}`;
    expect(await theirs.closed).toEqual({ code: 1000 });
    await create('a');
    await ours.until((events) => events.length === 1);
  });

  test('ends in good order when the service stops', async () => {
    const replica = await startApi(await postgres.createDatabase());
    const other = await makeTenant(replica.db, 'stopping');
    const path = base.replace(tenant.namespace, other.namespace);
    const socket = await openSocketWatch(replica, `${path}?watch=true`, other);
    await replica.stop();
    expect(await socket.closed).toEqual({ code: 1000 });
  });
});

describe('an upgrade is refused by HTTP', () => {
  test('with the Status that any request gets, where the same request without the fault is opened', async () => {
    const { token } = tenant;
    const other = await makeTenant(api.db, `others-${counter}`);
    const writer = await makeSession(api.db, tenant, ['compute:write']);
    const path = `${base}?watch=true`;
    const rows: [string, string, SocketOptions, number, RegExp][] = [
      ['no token', path, {}, 401, /bearer token is required/],
      ['a cookie in place of a token', path, { headers: { cookie: `__Host-session=${token}` } }, 401, /bearer token/],
      [
        'a token as a subprotocol',
        path,
        { protocols: [`base64url.bearer.authorization.k8s.io.${Buffer.from(token).toString('base64url')}`] },
        401,
        /bearer token/,
      ],
      ['a wrong token', path, { token: 'cst_nonsense' }, 401, /not valid/],
      ["another tenant's session", path, { token: other.token }, 403, /sees the namespace/],
      ['a session that may not read', path, { token: writer }, 403, /compute:read/],
      ['two subprotocols', path, { token, protocols: ['a', 'b'] }, 400, /one subprotocol/],
      ['another version of WebSocket', path, { token, version: 8 }, 426, /must be 13/],
      ['a faulty selector', `${path}&labelSelector=,,`, { token }, 400, /label selector/],
      ['a body', path, { token, headers: { 'content-length': '5' } }, 400, /has no body/],
      ['a list', base, { token }, 400, /does not accept upgrades/],
      ['an object', `${base}/a`, { token }, 400, /does not accept upgrades/],
      ['a POST', path, { token, method: 'POST' }, 400, /does not accept upgrades/],
    ];
    for (const [what, at, options, status, message] of rows) {
      const refused = (await dialWatch(api, at, options)) as Refused;
      expect([what, refused.status, refused.body]).toEqual([
        what,
        status,
        expect.objectContaining({ kind: 'Status', code: status, message: expect.stringMatching(message) }),
      ]);
    }
    const admin = (await dialWatch(api, '/v1/admin/account?watch=true', { token })) as Refused;
    expect([admin.status, admin.body.detail]).toEqual([400, expect.stringMatching(/does not accept upgrades/)]);
    const socket = await watch();
    await create('a');
    await socket.until((events) => events.length === 1);
    expect(await metricOf(api, 'compute_watches_open')).toBe(1);
  });
});

describe('a client with bad manners', () => {
  test('floods of pings, large messages, and endless pieces end its watch; some of what it may send do not', async () => {
    const flood = async (count: number, send: (ws: WebSocket) => void) => {
      const { ws, ...rest } = await watch();
      ws.on('error', () => {});
      for (let sent = 0; sent < count; sent++) send(ws);
      return rest;
    };
    const polite = await flood(10, (ws) => ws.ping(Buffer.alloc(125)));
    const talkative = await flood(10, (ws) => ws.send('ignored'));
    expect(await (await flood(100_000, (ws) => ws.ping(Buffer.alloc(125)))).closed).toEqual({ code: 1006 });
    expect(await (await flood(1, (ws) => ws.send(Buffer.alloc(4 * 1024 + 1)))).closed).toEqual({ code: 1009 });
    expect(await (await flood(20_000, (ws) => ws.send(Buffer.alloc(0), { fin: false }))).closed).toEqual({
      code: 1008,
    });
    await create('a');
    for (const client of [polite, talkative])
      expect(summary(await client.until((events) => events.length === 1))).toEqual(['ADDED a']);
  });

  test('one that takes nothing loses its connection, not its place', async () => {
    const start = Number(await create('large'));
    const [slow, quick] = [await watch(`resourceVersion=${start}`), await watch(`resourceVersion=${start}`)];
    slow.ws.pause();
    const changes = 100;
    for (let change = 0; change < changes; change++)
      expect((await annotate('large', String(change % 10).repeat(200_000))).status).toBe(200);
    await quick.until((events) => events.length === changes);
    await waitFor('one watch to be open', async () => (await metricOf(api, 'compute_watches_open')) === 1, 120_000);
    slow.ws.on('error', () => {});
    slow.ws.resume();
    expect(await slow.closed).toEqual({ code: 1006 });
    expect(slow.events.length).toBeLessThan(changes);
    const from = Number(slow.events.at(-1)?.object.metadata.resourceVersion ?? start);
    const resumed = await watch(`resourceVersion=${from}`);
    await resumed.until((events) => events.length === changes + start - from);
    const seen = [...slow.events, ...resumed.events].map(({ object }) => Number(object.metadata.resourceVersion));
    expect(seen).toEqual(Array.from({ length: changes }, (_, index) => start + index + 1));
  }, 240_000);

  test('one that answers no ping for three of them is cut off; one that answers is not', async () => {
    const sockets = new WebSocketServer({ noServer: true });
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    server.on('upgrade', (request, stream, head) =>
      sockets.handleUpgrade(request, stream, head, (ws) => watchSocket(ws, 500)),
    );
    const client = async (autoPong: boolean) => {
      const ws = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, { autoPong });
      await once(ws, 'open');
      return ws;
    };
    const alive = await client(true);
    const dead = await client(false);
    let pings = 0;
    dead.on('ping', () => void pings++);
    const [code] = await once(dead, 'close');
    expect([code, pings]).toEqual([1006, 3]);
    expect(alive.readyState).toBe(WebSocket.OPEN);
    alive.terminate();
    server.close();
  });
});
