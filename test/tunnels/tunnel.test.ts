import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { closeCodes, subprotocol } from '../../src/api/tunnels/tunnelWire.ts';
import { takeTunnel } from '../../src/store/tunnels/tunnelLeases.ts';
import { type Answer, makeSession, makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { openWatch } from '../support/kubernetes/watchClient.ts';
import {
  type Dialled,
  dial,
  echo,
  echoes,
  expireIn,
  forwardTo,
  type Guest,
  makeReady,
  metricOf,
  open,
  pathOf,
  startGuest,
  tokenDigest,
  untilStalled,
} from '../support/tunnels/tunnelLab.ts';
import { waitFor } from '../support/wait.ts';

let postgres: TestPostgres;
let databaseUrl: string;
let api: TestApi;
let tenant: TestTenant;
let guest: Guest;

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
  api = await startApi(databaseUrl, {}, { limits: { tunnelsPerTenant: 20 } });
  tenant = await makeTenant(api.db, 'team');
  guest = await startGuest(echo);
});
afterAll(async () => {
  guest?.close();
  await api?.stop();
  await postgres?.stop();
});

let machines = 0;
const newName = () => `vm-${++machines}`;
async function readyVm(to: Guest = guest): Promise<string> {
  const name = newName();
  await makeReady(api, tenant, name, [forwardTo(to)]);
  return name;
}
const tunnelTo = (name: string, token = tenant.token) => open(api, pathOf(tenant.namespace, name), { token });

const sessionOf = (token: string) => api.db.session.findUniqueOrThrow({ where: { tokenDigest: tokenDigest(token) } });
const metric = (name: string) => metricOf(api, name);

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const big = randomBytes(64 * 1024 * 1024);
/** Upper bound of what the socket buffers of three kernels hold; far less than was sent. */
const stalledBytes = 40 * 1024 * 1024;

describe('a tunnel', () => {
  test('carries bytes both ways under its subprotocol, is counted, and is audited', async () => {
    const name = await readyVm();
    const before = await metric('compute_tunnels_opened_total');
    const tunnel = await tunnelTo(name);
    expect(tunnel.ws.protocol).toBe(subprotocol);
    expect(tunnel.ws.extensions).toBe('');
    expect(await echoes(tunnel)).toBe(true);
    expect(await metric('compute_tunnels_opened_total')).toBe(before + 1);
    expect(await metric('compute_tunnels_open')).toBe(1);
    const { uid } = await api.db.machine.findFirstOrThrow({ where: { name } });
    const events = await api.db.auditEvent.findMany({ where: { action: 'tunnel.open', target: uid } });
    expect(events).toMatchObject([
      { actorType: 'api-key', actorId: tenant.keyId, details: { kind: 'VirtualMachine', name, port: 80 } },
    ]);
    tunnel.ws.close(1000);
    await waitFor('it to be forgotten', async () => (await api.db.tunnel.count()) === 0);
    await waitFor('the guest to lose its client', () => guest.sockets.at(-1)!.destroyed);
    expect(await metric('compute_tunnels_open')).toBe(0);
  });

  test('can also be opened by the name of a port, and without offering a subprotocol', async () => {
    const name = await readyVm();
    const tunnel = await open(api, pathOf(tenant.namespace, name, 'http'), { token: tenant.token, protocols: [] });
    expect(await echoes(tunnel)).toBe(true);
    tunnel.ws.close();
  });

  test('leads into bare metal under its own resource name', async () => {
    const name = await readyVm();
    await api.db.$executeRaw`UPDATE machines SET kind = 'BareMetalMachine' WHERE name = ${name}`;
    const tunnel = await open(api, pathOf(tenant.namespace, name, 80, 'baremetalmachines'), { token: tenant.token });
    expect(await echoes(tunnel)).toBe(true);
    tunnel.ws.close();
    expect(await dial(api, pathOf(tenant.namespace, name), { token: tenant.token })).toMatchObject({ status: 404 });
  });

  test('the client’s end of stream reaches the guest, which may still respond; the guest’s end closes the tunnel', async () => {
    const answering = await startGuest((socket) => {
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk))).on('end', () => socket.end(`you said ${text}`));
    });
    const tunnel = await tunnelTo(await readyVm(answering));
    tunnel.ws.send(Buffer.from('hello'));
    tunnel.ws.send(Buffer.alloc(0));
    expect(await tunnel.closed).toEqual({ code: 1000, reason: 'the machine closed the connection' });
    expect(tunnel.received().toString()).toBe('you said hello');
    answering.close();
  });

  test('a guest that sends a lot to a slow reader has to wait, and every byte arrives', async () => {
    const sending = await startGuest((socket) => void socket.end(big));
    const before = await metric('compute_tunnel_bytes_total{direction="out"}');
    const { ws, received, closed } = await tunnelTo(await readyVm(sending));
    ws.pause();
    const stalled = await untilStalled(api, 'compute_tunnel_bytes_total{direction="out"}', before);
    expect(stalled - before).toBeLessThan(stalledBytes);
    ws.resume();
    expect(await closed).toMatchObject({ code: 1000 });
    expect(digest(received())).toBe(digest(big));
    sending.close();
  }, 180_000);

  test('a client that sends a lot to a guest that does not read has to wait, and every byte arrives', async () => {
    const hash = createHash('sha256');
    const reading = await startGuest((socket) => {
      socket.pause();
      socket.on('data', (chunk) => hash.update(chunk)).pause();
      socket.on('end', () => socket.end('done'));
    });
    const before = await metric('compute_tunnel_bytes_total{direction="in"}');
    const { ws, received, closed } = await tunnelTo(await readyVm(reading));
    for (let at = 0; at < big.length; at += 256 * 1024) ws.send(big.subarray(at, at + 256 * 1024));
    ws.send(Buffer.alloc(0));
    const stalled = await untilStalled(api, 'compute_tunnel_bytes_total{direction="in"}', before);
    expect(stalled - before).toBeLessThan(stalledBytes);
    reading.sockets[0]!.resume();
    expect(await closed).toMatchObject({ code: 1000 });
    expect(received().toString()).toBe('done');
    expect(hash.digest('hex')).toBe(digest(big));
    reading.close();
  }, 180_000);

  test('a text message or an oversized one ends it', async () => {
    const name = await readyVm();
    const talking = await tunnelTo(name);
    talking.ws.send('text');
    expect(await talking.closed).toMatchObject({ code: closeCodes.notBinary });
    const shouting = await tunnelTo(name);
    shouting.ws.on('error', () => undefined);
    shouting.ws.send(Buffer.alloc(1024 * 1024 + 1));
    expect(await shouting.closed).toMatchObject({ code: 1009 });
    const fitting = await tunnelTo(name);
    fitting.ws.send(Buffer.alloc(1024 * 1024, 7));
    await waitFor('all of it', () => fitting.received().length === 1024 * 1024);
    fitting.ws.close();
  });

  test('a flood of pings or a message in endless fragments ends it; a few of each do not', async () => {
    const name = await readyVm();
    const flood = async (count: number, send: (tunnel: Dialled) => void) => {
      const tunnel = await tunnelTo(name);
      tunnel.ws.on('error', () => undefined);
      for (let sent = 0; sent < count; sent++) send(tunnel);
      return tunnel;
    };
    const ping = ({ ws }: Dialled) => ws.ping(Buffer.alloc(125));
    const piece = ({ ws }: Dialled) => ws.send(Buffer.of(1), { binary: true, fin: false });
    for (const send of [ping, piece]) {
      const few = await flood(10, send);
      few.ws.send(Buffer.of(2), { fin: true });
      await waitFor('the echo', () => few.received().at(-1) === 2);
      few.ws.close();
    }
    expect(await (await flood(100_000, ping)).closed).toMatchObject({ code: 1006 });
    expect(await (await flood(20_000, piece)).closed).toMatchObject({ code: 1008 });
  });
});

describe('a refusal is an HTTP response', () => {
  const refused = async (path: string, options: Parameters<typeof dial>[2]): Promise<Answer> => {
    const dialled = await dial(api, path, options);
    if ('ws' in dialled) throw new Error(`${path} was opened: ${JSON.stringify({ ...options, token: '' })}`);
    return dialled;
  };

  test('to every faulty request, while the same request without the fault opens a tunnel', async () => {
    const name = await readyVm();
    const path = pathOf(tenant.namespace, name);
    const { token } = tenant;
    const other = await makeTenant(api.db, 'others');
    const reader = await makeSession(api.db, tenant, ['compute:read']);
    const early = newName();
    await makeReady(api, tenant, early, [forwardTo(guest)]);
    await api.db.$executeRaw`UPDATE machines SET ready_for_access = false WHERE name = ${early}`;
    const unknown = newName();
    await makeReady(api, tenant, unknown, []);
    // Nothing listens on this port, nor can while this test runs: it is the local end of a connection.
    const holder = connect(guest.port, '127.0.0.1');
    await once(holder, 'connect');
    const { port } = holder.address() as AddressInfo;
    const deaf = newName();
    await makeReady(api, tenant, deaf, [{ guestPort: 80, address: '127.0.0.1', port }]);

    const rows: [string, string, Parameters<typeof dial>[2], number, RegExp][] = [
      ['no token', path, {}, 401, /bearer token is required/],
      ['a wrong token', path, { token: 'cst_nonsense' }, 401, /not valid/],
      [
        'two Authorization headers',
        path,
        { headers: { authorization: [`Bearer ${token}`, `Bearer ${token}`] } },
        400,
        /more than one/,
      ],
      ['a session that may only read', path, { token: reader }, 403, /compute:write/],
      ["another tenant's session", path, { token: other.token }, 403, /sees the namespace/],
      ['no such machine', pathOf(tenant.namespace, 'nobody'), { token }, 404, /"nobody" not found/],
      [
        'a machine of another kind',
        pathOf(tenant.namespace, name, 80, 'baremetalmachines'),
        { token },
        404,
        /not found/,
      ],
      [
        'a port that is not declared',
        pathOf(tenant.namespace, name, 81),
        { token },
        404,
        /declared: 80 \(http\), 22 \(ssh\)/,
      ],
      ['a machine that is not ready', pathOf(tenant.namespace, early), { token }, 409, /not ready for access/],
      ['a port whose way is not known', pathOf(tenant.namespace, unknown), { token }, 503, /not known yet/],
      ['a port where nothing listens', pathOf(tenant.namespace, deaf), { token }, 503, /nothing listens/],
      ['another subprotocol', path, { token, protocols: ['chat'] }, 400, /must offer/],
      [
        'a subprotocol offered twice',
        path,
        { token, headers: { 'sec-websocket-protocol': `${subprotocol}, ${subprotocol}` }, protocols: [] },
        400,
        /each name once/,
      ],
      [
        'a subprotocol that is no name',
        path,
        { token, headers: { 'sec-websocket-protocol': `${subprotocol}, a b` }, protocols: [] },
        400,
        /each name once/,
      ],
      ['a body', path, { token, headers: { 'content-length': '5' } }, 400, /has no body/],
      ['a body in chunks', path, { token, headers: { 'transfer-encoding': 'chunked' } }, 400, /has no body/],
      ['another version of WebSocket', path, { token, version: 8 }, 426, /must be 13/],
      ['an upgrade elsewhere', path.replace('/tunnel/80', ''), { token }, 400, /does not accept upgrades/],
    ];
    for (const [what, at, options, status, message] of rows) {
      const answer = await refused(at, options);
      expect([what, answer.status]).toEqual([what, status]);
      expect(answer.body).toMatchObject({
        kind: 'Status',
        status: 'Failure',
        code: status,
        message: expect.stringMatching(message),
      });
      if (status === 503) expect(answer.headers['retry-after']).toBeDefined();
    }
    // Outside of the compute API, it is a problem.
    const elsewhere = await refused('/v1/admin/account', { token });
    expect(elsewhere.body).toMatchObject({ status: 400, detail: expect.stringMatching(/does not accept upgrades/) });
    holder.destroy();
    const tunnel = await open(api, path, { token });
    expect(await echoes(tunnel)).toBe(true);
    tunnel.ws.close();
    await waitFor('nothing to be counted', async () => (await api.db.tunnel.count()) === 0);
  });

  test('a plain GET gets an explanation of tunnels', async () => {
    const name = await readyVm();
    const answer = await api.call(pathOf(tenant.namespace, name), { token: tenant.token });
    expect(answer).toMatchObject({
      status: 426,
      headers: { upgrade: 'websocket' },
      body: { reason: 'UpgradeRequired' },
    });
    expect((await api.call(pathOf(tenant.namespace, name), { token: tenant.token, method: 'POST' })).status).toBe(405);
    expect((await api.call(pathOf(tenant.namespace, name), { token: tenant.token, method: 'HEAD' })).status).toBe(405);
  });
});

describe('a tunnel that is open ends', () => {
  test('when its session is revoked, while tunnels of other sessions go on', async () => {
    const name = await readyVm();
    const token = await makeSession(api.db, tenant);
    const [theirs, ours] = [await tunnelTo(name, token), await tunnelTo(name)];
    expect(await echoes(theirs)).toBe(true);
    const { id } = await sessionOf(token);
    expect((await api.call(`/v1/admin/sessions/${id}`, { method: 'DELETE', token })).status).toBe(200);
    expect(await theirs.closed).toMatchObject({
      code: closeCodes.sessionEnded,
      reason: expect.stringContaining('session'),
    });
    expect(await echoes(ours)).toBe(true);
    ours.ws.close();
  });

  test('when its session expires', async () => {
    const name = await readyVm();
    const token = await makeSession(api.db, tenant, ['compute:write']);
    const tunnel = await tunnelTo(name, token);
    expect(await echoes(tunnel)).toBe(true);
    await expireIn(api.db, token, 0);
    expect(await tunnel.closed).toMatchObject({ code: closeCodes.sessionEnded });
  });

  test('when its machine is deleted, even if one of the same name follows', async () => {
    const name = await readyVm();
    const [old, bystander] = [await tunnelTo(name), await tunnelTo(await readyVm())];
    expect(await echoes(old)).toBe(true);
    const at = pathOf(tenant.namespace, name);
    expect((await api.call(at.replace(/\/tunnel.*/, ''), { method: 'DELETE', token: tenant.token })).status).toBe(200);
    expect(await dial(api, at, { token: tenant.token })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('being deleted') },
    });
    expect(await old.closed).toEqual({ code: closeCodes.machineGone, reason: 'the machine is being deleted' });
    expect(await echoes(bystander)).toBe(true);
    bystander.ws.close();
  });

  test('when its machine was removed and created again between two checks', async () => {
    const name = await readyVm();
    const old = await tunnelTo(name);
    expect(await echoes(old)).toBe(true);
    const successor = await startGuest((socket) => void socket.end('I am another one'));
    await api.db.$executeRaw`DELETE FROM machines WHERE name = ${name}`;
    await makeReady(api, tenant, name, [forwardTo(successor)]);
    expect(await old.closed).toEqual({ code: closeCodes.machineGone, reason: 'the machine is gone' });
    const tunnel = await tunnelTo(name);
    await tunnel.closed;
    expect(tunnel.received().toString()).toBe('I am another one');
    expect(successor.sockets).toHaveLength(1);
    successor.close();
  });

  test('when its machine is no longer ready, or its port moves', async () => {
    const [first, second] = [await readyVm(), await readyVm()];
    const [unready, moved] = [await tunnelTo(first), await tunnelTo(second)];
    await api.db.$executeRaw`UPDATE machines SET ready_for_access = false WHERE name = ${first}`;
    await api.db
      .$executeRaw`UPDATE machines SET forwards = '[{"guestPort": 80, "address": "127.0.0.1", "port": 1}]' WHERE name = ${second}`;
    expect(await unready.closed).toMatchObject({ code: closeCodes.notReady, reason: expect.stringContaining('ready') });
    expect(await moved.closed).toMatchObject({
      code: closeCodes.notReady,
      reason: expect.stringContaining('the address of port'),
    });
  });

  test('when its connection to the machine breaks', async () => {
    const tunnel = await tunnelTo(await readyVm());
    expect(await echoes(tunnel)).toBe(true);
    guest.sockets.at(-1)!.resetAndDestroy();
    expect(await tunnel.closed).toMatchObject({ code: closeCodes.broken });
  });

  test('when the service stops', async () => {
    const second = await startApi(databaseUrl);
    const tunnel = await open(second, pathOf(tenant.namespace, await readyVm()), { token: tenant.token });
    expect(await echoes(tunnel)).toBe(true);
    await second.stop();
    expect(await tunnel.closed).toMatchObject({ code: closeCodes.goingAway });
    await waitFor('nothing to be counted', async () => (await api.db.tunnel.count()) === 0);
  });
});

describe('the cap of a tenant', () => {
  let replicas: TestApi[];
  let capped: TestTenant;
  let path: string;
  const limit = 5;

  beforeEach(async () => {
    const capping = { limits: { tunnelsPerTenant: limit } };
    replicas = [await startApi(databaseUrl, {}, capping), await startApi(databaseUrl, {}, capping)];
    capped = await makeTenant(api.db, `capped-${randomUUID().slice(0, 8)}`);
    await makeReady(api, capped, 'web', [forwardTo(guest)]);
    path = pathOf(capped.namespace, 'web');
  });
  afterEach(() => Promise.all(replicas.map((replica) => replica.stop())));

  test('is exact for sixteen concurrent requests to two replicas, and closed tunnels free their slots', async () => {
    const dialled = await Promise.all(
      Array.from({ length: 16 }, (_, index) => dial(replicas[index % 2]!, path, { token: capped.token })),
    );
    const opened = dialled.filter((each) => 'ws' in each);
    const refused = dialled.filter((each) => !('ws' in each));
    expect([opened.length, refused.length]).toEqual([limit, 11]);
    for (const answer of refused)
      expect(answer).toMatchObject({
        status: 429,
        headers: { 'retry-after': '5' },
        body: { reason: 'TooManyRequests', message: expect.stringContaining(`${limit} tunnels`) },
      });
    for (const tunnel of opened) expect(await echoes(tunnel)).toBe(true);
    // Another tenant has its own cap.
    const neighbour = await open(replicas[0]!, pathOf(tenant.namespace, await readyVm()), { token: tenant.token });
    neighbour.ws.close();
    opened[0]!.ws.close();
    await waitFor('room for one more', async () => {
      const next = await dial(replicas[0]!, path, { token: capped.token });
      return 'ws' in next;
    });
    expect(await dial(replicas[1]!, path, { token: capped.token })).toMatchObject({ status: 429 });
  });

  test('forgets the tunnels of a killed replica once their leases expire, and no open one', async () => {
    const alive = await open(replicas[0]!, path, { token: capped.token });
    const session = await api.db.session.findFirstOrThrow({ where: { tenantId: capped.tenantId } });
    const machine = await api.db.machine.findFirstOrThrow({ where: { namespace: capped.namespace } });
    const dead = Array.from({ length: limit - 1 }, () => randomUUID());
    for (const id of dead)
      expect(
        await takeTunnel(
          api.db,
          { id, tenantId: capped.tenantId, sessionId: session.id, machineUid: machine.uid, guestPort: 80 },
          limit,
        ),
      ).toBe(true);
    await api.db
      .$executeRaw`UPDATE tunnels SET leased_until = clock_timestamp() + interval '1 hour' WHERE id = ANY(${dead}::uuid[])`;
    expect(await dial(replicas[1]!, path, { token: capped.token })).toMatchObject({ status: 429 });
    // All leases expire, including the living tunnel's, which renews its own.
    await api.db
      .$executeRaw`UPDATE tunnels SET leased_until = clock_timestamp() - interval '1 second' WHERE tenant_id = ${capped.tenantId}::uuid`;
    await waitFor(
      'the living one to renew',
      async () =>
        (await api.db.tunnel.count({ where: { tenantId: capped.tenantId, leasedUntil: { gt: new Date() } } })) === 1,
    );
    for (let more = 0; more < limit - 1; more++) await open(replicas[1]!, path, { token: capped.token });
    expect(await dial(replicas[1]!, path, { token: capped.token })).toMatchObject({ status: 429 });
    expect(await echoes(alive)).toBe(true);
    expect(await api.db.tunnel.count({ where: { id: { in: dead } } })).toBe(0);
  });

  test('an open tunnel whose lease was lost is counted again, or ends if others took its slot', async () => {
    const tunnels = [
      await open(replicas[0]!, path, { token: capped.token }),
      await open(replicas[0]!, path, { token: capped.token }),
    ];
    await api.db.$executeRaw`DELETE FROM tunnels WHERE tenant_id = ${capped.tenantId}::uuid`;
    await waitFor(
      'both to be counted again',
      async () => (await api.db.tunnel.count({ where: { tenantId: capped.tenantId } })) === 2,
    );
    expect(await echoes(tunnels[0]!)).toBe(true);
    await api.db.$executeRaw`
      WITH gone AS (DELETE FROM tunnels WHERE tenant_id = ${capped.tenantId}::uuid RETURNING session_id, machine_uid)
      INSERT INTO tunnels (tenant_id, session_id, machine_uid, guest_port, leased_until)
      SELECT ${capped.tenantId}::uuid, session_id, machine_uid, 80, clock_timestamp() + interval '1 hour'
        FROM gone, generate_series(1, ${limit})`;
    for (const tunnel of tunnels) expect(await tunnel.closed).toMatchObject({ code: closeCodes.tooMany });
  });
});

test('while the database is unreachable, only tunnels of expired sessions end', async () => {
  const own = await startPostgres({ own: true });
  const lonely = await startApi(await own.createDatabase());
  const home = await makeTenant(lonely.db, 'home');
  await makeReady(lonely, home, 'web', [forwardTo(guest)]);
  const brief = await makeSession(lonely.db, home, ['compute:write']);
  const short = await open(lonely, pathOf('home', 'web'), { token: brief });
  const long = await open(lonely, pathOf('home', 'web'), { token: home.token });
  await expireIn(lonely.db, brief, 6);
  // After three looks, the server has learned the expiry that an earlier look read.
  const leases = new Set<number>();
  await waitFor(
    'three looks',
    async () =>
      leases.add((await lonely.db.tunnel.findFirstOrThrow({ orderBy: { leasedUntil: 'desc' } })).leasedUntil.getTime())
        .size > 3,
  );
  await own.stop();
  await waitFor('the look to fail', () => lonely.logged().includes('were not renewed'));
  expect(await dial(lonely, pathOf('home', 'web'), { token: home.token })).toMatchObject({ status: 503 });
  expect(await short.closed).toMatchObject({ code: closeCodes.sessionEnded });
  expect(await echoes(long)).toBe(true);
  long.ws.terminate();
  await lonely.stop();
}, 120_000);

test('a metric counts open watches beside open tunnels', async () => {
  expect(await metric('compute_watches_open')).toBe(0);
  const collection = pathOf(tenant.namespace, 'x').replace(/\/x\/tunnel.*/, '');
  const watch = await openWatch(api, `${collection}?watch=1`, { token: tenant.token });
  await waitFor('the watch to be counted', async () => (await metric('compute_watches_open')) === 1);
  watch.leave();
  await waitFor('the watch to be forgotten', async () => (await metric('compute_watches_open')) === 0);
});
