/** What one customer, one credential or one address can take from the others. docs/security.md names these tests. */
import { connect as connectTcp, type Socket } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { type Answer, makeSession, makeTenant, startApi, type TestApi } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { waitFor } from '../support/wait.ts';

let postgres: TestPostgres;
let databaseUrl: string;
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
});
afterAll(() => postgres?.stop());

const account = (api: TestApi, token: string) => api.call('/v1/admin/account', { token });
const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status);
const countOf = (status: number, answers: readonly Answer[]) =>
  statusesOf(answers).filter((found) => found === status).length;

describe('limits of requests', () => {
  let replicas: TestApi[];
  beforeAll(async () => {
    // A window of 400 s: should one begin while a test runs, hardly any of what was counted has faded.
    const limits = { perSecond: 1, burst: 400, sessionsPerCustomer: 3 };
    replicas = await Promise.all([0, 1].map(() => startApi(databaseUrl, {}, { limits })));
  });
  afterAll(() => Promise.all((replicas ?? []).map((api) => api.stop())));

  /** Asks `times` in all, by these sessions in turn. */
  async function ask(api: TestApi, tokens: readonly string[], times: number): Promise<Answer[]> {
    const answers: Answer[] = [];
    const lane = async () => {
      while (times-- > 0) answers.push(await account(api, tokens[times % tokens.length]!));
    };
    await Promise.all(Array.from({ length: 16 }, lane));
    return answers;
  }
  const sessionsOf = (tenant: Parameters<typeof makeSession>[1], count: number) =>
    Promise.all(Array.from({ length: count }, () => makeSession(replicas[0]!.db, tenant)));

  test('each response tells the limits, and what is left of the narrowest, before one is met', async () => {
    const [api] = replicas as [TestApi];
    const tenant = await makeTenant(api.db, 'told');
    const leftOf = ({ headers }: Answer) => {
      expect(headers['ratelimit-policy']).toBe(
        '"session";q=400;w=400, "credential";q=800;w=400, "customer";q=1200;w=400',
      );
      return /^"session";r=(\d+);t=(\d+)$/.exec(String(headers['ratelimit']))!.slice(1).map(Number);
    };
    const [first, seconds] = leftOf(await account(api, tenant.token));
    expect(first).toBe(399);
    expect(seconds).toBeLessThanOrEqual(400);
    const machines = await api.call('/v1/compute/apis/compute.service/v1alpha1/namespaces/told/virtualmachines', {
      token: tenant.token,
    });
    expect(machines.status).toBe(200);
    expect(leftOf(machines)[0]).toBe(398);
  });

  test('fifteen sessions of one key ask no more than two may; another customer is served', async () => {
    const [api] = replicas as [TestApi];
    const tenant = await makeTenant(api.db, 'one-key');
    const other = await makeTenant(api.db, 'other');
    const answers = await ask(api, await sessionsOf(tenant, 15), 880);
    expect(countOf(200, answers)).toBeGreaterThanOrEqual(800);
    expect(countOf(200, answers)).toBeLessThan(840);
    expect(countOf(200, answers) + countOf(429, answers)).toBe(880);
    const refusal = answers.find(({ status }) => status === 429)!;
    expect(refusal.headers['ratelimit-policy']).toBe('"credential";q=800;w=400');
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
    expect(refusal.body.detail).toContain('of all sessions of this credential together');
    expect((await account(api, other.token)).status).toBe(200);
  });

  test('all keys of a customer, on two replicas, ask no more than three sessions may, within the stated error', async () => {
    const tenant = await makeTenant(replicas[0]!.db, 'many-keys');
    const keys = await Promise.all(
      [0, 1, 2].map(() =>
        replicas[0]!.call('/v1/admin/api-keys', {
          method: 'POST',
          token: tenant.token,
          body: { name: 'one of many', scopes: ['admin:read'] },
        }),
      ),
    );
    expect(statusesOf(keys)).toEqual([201, 201, 201]);
    const tokens = await Promise.all(
      keys.map(({ body }) => makeSession(replicas[0]!.db, { ...tenant, keyId: body.id }, ['admin:read'])),
    );
    const more = await Promise.all(
      keys.map(({ body }) => makeSession(replicas[0]!.db, { ...tenant, keyId: body.id }, ['admin:read'])),
    );
    // Each replica may not have shared 2% of the limit in each window; what it did share, both know a moment later.
    const window = () => Math.floor(Date.now() / 400_000);
    const firstWindow = window();
    const unshared = () => 2 * 0.02 * 1_200 * (window() - firstWindow + 1);
    const step = 40;
    let served = 0;
    const refusals: Answer[] = [];
    for (const times of [560, ...Array<number>(6).fill(step)]) {
      const answers = (await Promise.all(replicas.map((api) => ask(api, [...tokens, ...more], times)))).flat();
      served += countOf(200, answers);
      refusals.push(...answers.filter(({ status }) => status === 429));
      await waitFor('the replicas to share what they counted', async () => {
        const rows = await replicas[0]!.db.rateCount.findMany({ where: { key: { contains: tenant.customerId } } });
        return rows.reduce((sum, { points }) => sum + points, 0) >= served - unshared();
      });
    }
    expect(served).toBeGreaterThanOrEqual(1_200);
    // What both let through before they heard of each other's last step, and a little that faded meanwhile.
    expect(served).toBeLessThanOrEqual(1_200 + unshared() + 2 * step + 12);
    expect(refusals[0]!.body.detail).toContain('of all sessions of this account together');
  });
});

describe('limits of connections', () => {
  const open: Socket[] = [];
  const hangUp = () => {
    for (const socket of open.splice(0)) socket.destroy();
  };

  /** Opens a TLS connection and sends nothing; null when it is closed before the handshake is done. */
  async function idle(api: TestApi, localAddress = '127.0.0.1'): Promise<TLSSocket | null> {
    const { port } = new URL(api.url);
    const raw = connectTcp({ host: '127.0.0.1', port: Number(port), localAddress });
    open.push(raw);
    raw.on('error', () => {});
    const socket = connect({ socket: raw, servername: 'localhost', ca: api.certificate });
    socket.on('error', () => {});
    return new Promise((resolve) => {
      socket.once('secureConnect', () => resolve(socket));
      raw.once('close', () => resolve(null));
    });
  }
  const request = async (socket: TLSSocket, token: string) => {
    socket.write(`GET /v1/admin/account HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) {
      chunks.push(chunk as Buffer);
      if (Buffer.concat(chunks).includes('\r\n\r\n{')) break;
    }
    return Buffer.concat(chunks).toString();
  };
  const openOf = async (api: TestApi) => {
    const text = await (await fetch(`${api.metricsUrl}/metrics`)).text();
    return Number(/^compute_connections_open (\d+)/m.exec(text)![1]);
  };
  const refusedOf = async (api: TestApi, reason: string) => {
    const text = await (await fetch(`${api.metricsUrl}/metrics`)).text();
    return Number(new RegExp(`compute_connections_refused_total{reason="${reason}"} (\\d+)`).exec(text)?.[1] ?? 0);
  };

  test('an address holds its number of idle connections; the next are told so, further ones closed; another is served', async () => {
    const api = await startApi(databaseUrl, { CONNECTIONS_PER_ADDRESS: '40' });
    try {
      const { token } = await makeTenant(api.db, 'connections');
      const held: (TLSSocket | null)[] = [];
      for (let count = 0; count < 50; count++) held.push(await idle(api));
      expect(held.map((socket) => socket !== null)).toEqual([...Array(44).fill(true), ...Array(6).fill(false)]);
      expect(await request(held[0]!, token)).toContain('HTTP/1.1 200');
      const told = await request(held[43]!, token);
      expect(told).toContain('HTTP/1.1 429');
      expect(told).toContain('connection: close');
      expect(told).toContain('your address has more than 40 connections open');
      expect(await refusedOf(api, 'address')).toBe(10);
      expect(api.logged()).toContain('connections are refused');
      expect(await request((await idle(api, '127.0.0.2'))!, token)).toContain('HTTP/1.1 200');
      // A place that becomes free can be taken at once.
      for (const socket of open.splice(0, 20)) socket.destroy();
      await waitFor('the connections to end', async () => (await openOf(api)) < 30);
      expect(await request((await idle(api))!, token)).toContain('HTTP/1.1 200');
    } finally {
      hangUp();
      await api.stop();
    }
  });

  test('an address that opens and closes connections all the time is refused before the handshake; another is served', async () => {
    const api = await startApi(databaseUrl, { CONNECTIONS_PER_ADDRESS: '40' });
    try {
      const { token } = await makeTenant(api.db, 'handshakes');
      let made = 0;
      for (let turn = 0; turn < 200; turn++) {
        const socket = await idle(api);
        if (socket === null) break;
        made++;
        socket.destroy();
        open.splice(0).at(-1)!.destroy();
      }
      expect(made).toBeGreaterThanOrEqual(80);
      expect(made).toBeLessThan(200);
      expect(await refusedOf(api, 'opening')).toBe(1);
      expect(await request((await idle(api, '127.0.0.2'))!, token)).toContain('HTTP/1.1 200');
    } finally {
      hangUp();
      await api.stop();
    }
  });

  test('all addresses together hold the number of one process', async () => {
    const api = await startApi(databaseUrl, {}, { limits: { connections: 30 } });
    try {
      const held = [];
      for (let count = 0; count < 33; count++) held.push(await idle(api, `127.0.0.${2 + (count % 7)}`));
      expect(held.filter((socket) => socket !== null)).toHaveLength(30);
      expect(await refusedOf(api, 'all')).toBe(3);
    } finally {
      hangUp();
      await api.stop();
    }
  });
});
