import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect as tcpConnect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as tlsConnect } from 'node:tls';
import { gunzipSync } from 'node:zlib';
import { Agent, request } from 'undici';
import { migrate } from '../../src/store/core/migrate.ts';
import { openToOwner, preparePostgres, waitForPostgres } from '../../src/up/postgres.ts';
import { makeTenant, startApi, type TestApi, vm } from '../support/apiServer.ts';
import { makeRoles, migrationsDir, query, startPostgres, type TestPostgres } from '../support/database.ts';
import { waitFor } from '../support/wait.ts';

const machines = (namespace: string) =>
  `/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/virtualmachines`;

describe('with a database', () => {
  let postgres: TestPostgres;
  let databaseUrl: string;
  let api: TestApi;
  beforeAll(async () => {
    postgres = await startPostgres();
    databaseUrl = await postgres.createDatabase();
    api = await startApi(databaseUrl);
  });
  afterAll(async () => {
    await api?.stop();
    await postgres?.stop();
  });

  async function hostCounts(): Promise<Record<string, number>> {
    const text = await (await request(`${api.metricsUrl}/metrics`)).body.text();
    return Object.fromEntries(
      [...text.matchAll(/^compute_hosts\{state="([\w-]+)"\} (\d+)$/gm)].map(([, state, count]) => [
        state!,
        Number(count),
      ]),
    );
  }

  test('livez is 200; readyz is 200 and says degraded while Temporal is unreachable', async () => {
    expect((await api.call('/livez')).status).toBe(200);
    // It gives Postgres two seconds, and reports if that was not enough.
    const ready = await waitFor('readyz to be 200', async () => {
      const answer = await api.call('/readyz');
      return answer.status === 200 ? answer : null;
    });
    expect(ready.body).toEqual({
      status: 'degraded',
      checks: { postgres: 'ok', schema: 'ok', temporal: 'out of reach' },
    });
  });

  test('large JSON is compressed for clients that take gzip, and for no others', async () => {
    const ask = (path: string, accepted: string) =>
      request(new URL(path, api.url), {
        headers: { 'accept-encoding': accepted, authorization: `Bearer ${reader.token}` },
        dispatcher: new Agent({ connect: { ca: api.certificate, servername: 'localhost' } }),
      });
    const reader = await makeTenant(api.db, 'reader');
    await api.db.$executeRaw`
      INSERT INTO machines (kind, namespace, name, spec, resource_version, phase, labels)
      SELECT 'VirtualMachine', 'reader', 'm' || n, ${JSON.stringify(vm('x').spec)}::jsonb, n, 'Running',
        jsonb_build_object('a', repeat('x', 60))
      FROM generate_series(1, 400) n`;
    for (const path of ['/openapi.json', '/v1/compute/openapi/v2', machines('reader')]) {
      const plain = await ask(path, 'gzip;q=0, br');
      expect([plain.statusCode, plain.headers['content-encoding']]).toEqual([200, undefined]);
      const text = await plain.body.text();
      const packed = await ask(path, 'br;q=1.0, gzip;q=0.8');
      expect([packed.statusCode, packed.headers['content-encoding']]).toEqual([200, 'gzip']);
      expect([plain, packed].map(({ headers }) => headers['vary'])).toEqual(['accept-encoding', 'accept-encoding']);
      const bytes = Buffer.from(await packed.body.arrayBuffer());
      expect(bytes.length).toBeLessThan(text.length / 4);
      expect(gunzipSync(bytes).toString()).toBe(text);
    }
    await api.db.$executeRaw`DELETE FROM machines WHERE namespace = 'reader'`;
    const small = await ask('/v1/admin/account', 'gzip');
    expect([small.statusCode, small.headers['content-encoding']]).toEqual([200, undefined]);
  });

  test('metrics and details are on a separate listener, not on the public one', async () => {
    const tenant = await makeTenant(api.db, 'measured');
    await api.call(machines('measured'), { token: tenant.token });
    const counted =
      'route="/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/virtualmachines",method="GET",status="200"';
    // A request is counted once its connection has accepted the response.
    const metrics = await waitFor('the request to be counted', async () => {
      const text = await (await request(`${api.metricsUrl}/metrics`)).body.text();
      return text.includes(counted) ? text : null;
    });
    expect(metrics).toContain('compute_outbox_depth 0');
    expect(new URL(api.metricsUrl).hostname).toBe('127.0.0.1');
    await waitFor('healthz to be 200', async () => (await request(`${api.metricsUrl}/healthz`)).statusCode === 200);
    expect((await api.call('/metrics')).status).toBe(404);
  });

  test('metrics count hosts by what makes them unavailable for new machines', async () => {
    const of = {
      region: 'north',
      className: 'general-1',
      workload: 'VirtualMachine',
      driver: 'simulated',
      cpu: 1,
      memoryGiB: 1,
      diskGiB: 1,
    };
    await api.db.machineClass.upsert({
      where: { name: 'general-1' },
      create: { name: 'general-1', cpuFamily: 'x', memoryGiB: 1, regions: ['north'] },
      update: {},
    });
    const before = await hostCounts();
    await api.db.host.createMany({
      data: [
        { ...of, name: 'm-ready' },
        { ...of, name: 'm-both', cordoned: true, lostAt: new Date() },
        { ...of, name: 'm-retired', retired: true },
        {
          ...of,
          name: 'm-maintained',
          lostAt: new Date(),
          maintenanceStartsAt: new Date(0),
          maintenanceEndsAt: new Date(Date.now() + 3_600_000),
        },
      ],
    });
    const more = async () =>
      Object.fromEntries(Object.entries(await hostCounts()).map(([state, count]) => [state, count - before[state]!]));
    // What the store holds is counted in at most a tenth of the time.
    await waitFor('the hosts to be counted', async () => (await more())['ready'] === 1);
    // A host that is maintained is expected to be lost.
    expect(await more()).toEqual({
      ...{
        ready: 1,
        cordoned: 1,
        lost: 1,
        maintenance: 1,
        evacuation: 0,
        quarantined: 0,
        unhealthy: 0,
        'inventory-due': 0,
      },
    });
  });

  test('metrics count machines by phase and failure code, and what their classes have and use', async () => {
    const { namespace } = await makeTenant(api.db, 'counted').then(() => ({ namespace: 'counted' }));
    await api.db.$executeRaw`
      INSERT INTO machines (kind, namespace, name, spec, resource_version, phase, failure_code)
      VALUES ('VirtualMachine', ${namespace}, 'a', '{}', 1, 'Pending', NULL), ('VirtualMachine', ${namespace},
        'b', '{}', 2, 'Failed', 'ImageUnavailable')`;
    await api.db.host.create({
      data: {
        name: 'm-counted',
        region: 'counted',
        className: 'general-1',
        workload: 'VirtualMachine',
        driver: 'x',
        cpu: 4,
        memoryGiB: 2,
        diskGiB: 8,
        cpuUsed: 3,
        memoryGiBUsed: 1,
        diskGiBUsed: 2,
        machinesHeld: 1,
      },
    });
    const text = await waitFor('the machines to be counted', async () => {
      const scraped = await (await request(`${api.metricsUrl}/metrics`)).body.text();
      return scraped.includes('failure_code="ImageUnavailable"} 1') ? scraped : null;
    });
    const of = '{region="counted",class="general-1",workload="VirtualMachine"}';
    const gibibyte = 1_024 ** 3;
    for (const line of [
      'compute_machines{kind="VirtualMachine",phase="Pending",failure_code=""} 1',
      'compute_machines{kind="VirtualMachine",phase="Failed",failure_code="ImageUnavailable"} 1',
      ...['hosts', 'open_hosts'].map((name) => `compute_capacity_${name}${of} 1`),
      `compute_capacity_cpus${of} 4`,
      `compute_capacity_used_cpus${of} 3`,
      `compute_capacity_memory_bytes${of} ${2 * gibibyte}`,
      `compute_capacity_used_memory_bytes${of} ${gibibyte}`,
      `compute_capacity_disk_bytes${of} ${8 * gibibyte}`,
      `compute_capacity_used_disk_bytes${of} ${2 * gibibyte}`,
    ])
      expect(text.split('\n')).toContain(line);
    // A failed machine that holds nothing waits for its owner alone.
    expect(
      [...text.matchAll(/^compute_machines_oldest_wait_seconds\{phase="(\w+)"\}/gm)].map(([, phase]) => phase),
    ).toEqual(['Pending']);
    expect(text).toMatch(/^compute_data_disk_free_bytes [1-9]/m);
  });

  test.each([
    ['/livez', 'GET'],
    ['/readyz', 'GET'],
    ['/openapi.json', 'GET'],
    ['/v1/auth/login', 'GET'],
    ['/v1/auth/callback', 'GET'],
    ['/v1/auth/logout', 'POST'],
    ['/v1/auth/token', 'POST'],
    ['/v1/admin/account', 'GET'],
  ])('another method on %s is 405 and names %s', async (path, allow) => {
    const { token } = await makeTenant(api.db, `method-${path.replaceAll(/[^a-z]/g, '')}`);
    const answer = await api.call(path, { method: 'PUT', token });
    expect([answer.status, answer.headers['allow']]).toEqual([405, allow]);
  });

  test('an unknown address is 404 as problem details', async () => {
    const answer = await api.call('/nowhere');
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  test('a session over its rate gets 429 with Retry-After; others are served', async () => {
    const limited = await startApi(databaseUrl, {}, { limits: { perSecond: 1, burst: 60 } });
    try {
      const greedy = await makeTenant(api.db, 'greedy');
      const modest = await makeTenant(api.db, 'modest');
      const answers = await Promise.all(
        Array.from({ length: 63 }, () => limited.call(machines('greedy'), { token: greedy.token })),
      );
      const refused = answers.filter((answer) => answer.status === 429);
      expect(refused).toHaveLength(3);
      expect(refused[0]!.body).toMatchObject({ kind: 'Status', code: 429, reason: 'TooManyRequests' });
      expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused[0]!.headers['ratelimit-policy']).toBe('"session";q=60;w=60');
      expect(refused[0]!.headers['ratelimit']).toMatch(/^"session";r=0;t=\d+$/);
      expect((await limited.call(machines('modest'), { token: modest.token })).status).toBe(200);
      const tokens = await Promise.all(
        Array.from({ length: 61 }, () => limited.call('/v1/auth/token', { method: 'POST', body: {} })),
      );
      expect(tokens.filter((answer) => answer.status === 429)).toHaveLength(1);
    } finally {
      await limited.stop();
    }
  });

  test('a request that waits for a lock longer than its timeout is 504', async () => {
    const tenant = await makeTenant(api.db, 'waiting');
    const body = {
      apiVersion: 'compute.service/v1alpha1',
      kind: 'VirtualMachine',
      metadata: { name: 'a' },
      spec: { imageRef: 'debian-12' },
    };
    await api.call(machines('waiting'), { method: 'POST', token: tenant.token, body });
    await api.db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM machines WHERE namespace = 'waiting' FOR UPDATE`;
      const answer = await api.call(`${machines('waiting')}/a?timeout=200ms`, {
        method: 'DELETE',
        token: tenant.token,
      });
      expect([answer.status, answer.body.reason, answer.body.kind]).toEqual([504, 'Timeout', 'Status']);
    });
    // A client that waits for less than a second says nothing about the service, which its objectives would count.
    const text = await (await request(`${api.metricsUrl}/metrics`)).body.text();
    expect(text).toMatch(/method="DELETE",status="499"/);
    expect(text).not.toContain('status="504"');
  });

  test('a flood of headers is 431', async () => {
    const answer = await api.call('/livez', { headers: { 'x-flood': 'x'.repeat(20_000) } });
    expect(answer.status).toBe(431);
  });

  test('a client that sends its request or body byte by byte is cut off, and so is a silent one', async () => {
    const { port } = new URL(api.url);
    const slow = new Promise<void>((resolve) => {
      const socket = tlsConnect({ port: Number(port), host: '127.0.0.1', rejectUnauthorized: false }, () => {
        socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n');
        const drip = setInterval(() => socket.write('x: y\r\n'), 500);
        socket.on('close', () => {
          clearInterval(drip);
          resolve();
        });
      });
      socket.on('error', () => {}).resume();
    });
    const slowBody = new Promise<void>((resolve) => {
      const socket = tlsConnect({ port: Number(port), host: '127.0.0.1', rejectUnauthorized: false }, () => {
        socket.write(
          'POST /v1/auth/token HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
        );
        const drip = setInterval(() => socket.write(' '), 500);
        socket.on('close', () => {
          clearInterval(drip);
          resolve();
        });
      });
      socket.on('error', () => {}).resume();
    });
    const silent = new Promise<void>((resolve) => {
      tcpConnect({ port: Number(port), host: '127.0.0.1' })
        .on('error', () => {})
        .on('close', () => resolve())
        .resume();
    });
    await Promise.all([slow, slowBody, silent]);
  }, 120_000);

  test('an older or empty schema stops the start with one line that says so', async () => {
    const empty = await postgres.createEmptyDatabase();
    await expect(startApi(empty)).rejects.toThrow(/schema|migrat/i);
  });

  test('a taken port is reported in one line', async () => {
    await expect(startApi(databaseUrl, { HTTPS_PORT: new URL(api.url).port })).rejects.toThrow(/is taken/);
  });
});

test('without Postgres every response is 503, never 401; once it is back, 200 again', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'compute-outage-'));
  await openToOwner(dataDir);
  const prepared = await preparePostgres({ dataDir, port: 0 });
  const start = async () => {
    const child = spawn(prepared.command[0]!, prepared.command.slice(1), { stdio: 'ignore' });
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    await waitForPostgres(prepared.url);
    return async () => {
      child.kill('SIGINT');
      await exited;
    };
  };
  let stop = await start();
  await migrate(prepared.url, { migrationsDir });
  await makeRoles(prepared.url);
  const api = await startApi(prepared.url);
  try {
    const tenant = await makeTenant(api.db, 'outage');
    const list = () => api.call(machines('outage'), { token: tenant.token });
    const measured = async () =>
      [
        ...(await (await request(`${api.metricsUrl}/metrics`)).body.text()).matchAll(
          /^compute_(?:postgres_up|outbox_depth|ownership_age_seconds)\b.*/gm,
        ),
      ].map(([line]) => line.replace(/ [\d.]{2,}$/, ' some'));
    expect((await list()).status).toBe(200);
    expect(await measured()).toEqual([
      'compute_postgres_up 1',
      'compute_outbox_depth 0',
      'compute_ownership_age_seconds some',
    ]);
    await stop();
    // What cannot be read is absent, so that a missing database never looks healthy.
    expect(await measured()).toEqual(['compute_postgres_up 0']);
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all([
        list(),
        api.call('/v1/admin/account', { token: tenant.token }),
        api.call('/v1/auth/token', {
          method: 'POST',
          body: { grant_type: 'client_credentials', client_id: tenant.keyId, client_secret: tenant.keySecret },
        }),
        api.call('/readyz'),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([503, 503, 503, 503]);
      for (const answer of answers) expect(answer.headers['retry-after']).toBe('1');
      expect(answers[0]!.body).toMatchObject({ kind: 'Status', reason: 'ServiceUnavailable' });
    }
    expect((await api.call('/livez')).status).toBe(200);
    stop = await start();
    await waitFor('the list to be 200', async () => (await list()).status === 200);
    expect((await query(prepared.url, 'SELECT 1 AS one'))[0]).toEqual({ one: 1 });
  } finally {
    await api.stop();
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 120_000);
