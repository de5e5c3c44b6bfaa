/** Several API processes on one port: the built program, a real Postgres, and clients that come by many connections. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Agent, request } from 'undici';
import { processesFor } from '../../src/roles/apiProcesses.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { freePort } from '../../src/up/ports.ts';
import { isAlive, signal, waitForExit } from '../../src/up/processes.ts';
import { openWatch, summary, versionsOf, type WatchClient } from '../kubernetes/watchClient.ts';
import { makeTenant, type TestTenant, vm } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { selfSigned } from '../support/selfSigned.ts';
import { program } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

const count = 3;
const limits = { CONNECTIONS_PER_ADDRESS: '60', UNKNOWN_TOKENS_PER_ADDRESS: '10' };
const machines = (namespace: string) =>
  `/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/virtualmachines`;

let postgres: TestPostgres;
let databaseUrl: string;
let db: Database;
let certificate: string;
let folder: string;
const started: ChildProcess[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
  db = openDatabase(databaseUrl, { poolSize: 2 });
  folder = await mkdtemp(path.join(tmpdir(), 'api-processes-'));
  const { cert, key } = await selfSigned();
  certificate = cert;
  writeFileSync(path.join(folder, 'cert.pem'), cert);
  writeFileSync(path.join(folder, 'key.pem'), key, { mode: 0o600 });
});
afterAll(async () => {
  for (const child of started) if (child.exitCode === null) child.kill('SIGKILL');
  await db?.$disconnect();
  await postgres?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

type Line = Record<string, unknown>;

/** Starts the role. */
async function startRole(environment: Record<string, string> = {}) {
  const port = await freePort();
  const metricsPort = await freePort();
  const child = spawn(process.execPath, [program, 'api'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      TLS_CERT_FILE: path.join(folder, 'cert.pem'),
      TLS_KEY_FILE: path.join(folder, 'key.pem'),
      HTTPS_PORT: String(port),
      API_METRICS_PORT: String(metricsPort),
      // Nothing listens there: these tests need no Temporal.
      TEMPORAL_ADDRESS: '127.0.0.1:9',
      API_PROCESSES: String(count),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let text = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (text += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const lines = () =>
    text
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line);
  /** Those that listen, in the order in which they began to. */
  const pids = () => lines().flatMap(({ msg, pid }) => (msg === 'the API listens' ? [pid as number] : []));
  const metrics = async () => (await request(`http://127.0.0.1:${metricsPort}/metrics`)).body.text();
  return { child, ended, lines, pids, metrics, url: `https://127.0.0.1:${port}`, text: () => text };
}
type Role = Awaited<ReturnType<typeof startRole>>;

async function startedRole(environment: Record<string, string> = {}): Promise<Role> {
  const role = await startRole(environment);
  await waitFor('all processes to listen', () => {
    if (role.child.exitCode !== null) throw new Error(role.text());
    return role.pids().length === count;
  });
  return role;
}

/** A request by a connection of its own, so that any of the processes may get it. */
async function call(
  { url }: Pick<Role, 'url'>,
  at: string,
  { method = 'GET', token, body }: { method?: 'GET' | 'POST' | 'DELETE'; token: string; body?: object },
): Promise<{ status: number; body: any }> {
  const agent = new Agent({ connect: { ca: certificate, servername: 'localhost' } });
  try {
    const response = await request(url + at, {
      method,
      dispatcher: agent,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.statusCode, body: await response.body.json() };
  } finally {
    await agent.close();
  }
}

/** Watches by connections of their own. */
async function watchAll(role: Role, { namespace, token }: TestTenant, watches: number): Promise<WatchClient[]> {
  const list = await call(role, machines(namespace), { token });
  const at = `${machines(namespace)}?watch=true&resourceVersion=${list.body.metadata.resourceVersion}`;
  return Promise.all(Array.from({ length: watches }, () => openWatch({ url: role.url, certificate }, at, { token })));
}

/** How many were broken so far. */
async function brokenOf(watches: readonly WatchClient[]): Promise<number> {
  const ends = await Promise.all(watches.map(({ ended }) => Promise.race([ended, null])));
  return ends.filter((end) => end === 'broken').length;
}

const gaugeOf = (metrics: string, name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(metrics)?.[1]);

describe('three processes on one port', () => {
  let role: Role;
  beforeAll(async () => {
    role = await startedRole(limits);
  });
  afterAll(async () => {
    role?.child.kill('SIGTERM');
    expect(await role?.ended).toBe(0);
  });

  test('what one of them wrote is there for requests and, in order, for watches at each of them', async () => {
    const tenant = await makeTenant(db, 'together');
    const { namespace, token } = tenant;
    const watches = await watchAll(role, tenant, 2 * count);
    const names = Array.from({ length: 12 }, (_, index) => `vm-${index}`);
    for (const name of names) {
      expect((await call(role, machines(namespace), { method: 'POST', token, body: vm(name) })).status).toBe(201);
      for (let times = 0; times < count; times++) {
        const got = await call(role, `${machines(namespace)}/${name}`, { token });
        expect(got).toMatchObject({ status: 200, body: { metadata: { name } } });
      }
    }
    await Promise.all(
      names.map(async (name) =>
        expect((await call(role, `${machines(namespace)}/${name}`, { method: 'DELETE', token })).status).toBe(200),
      ),
    );
    const isWhole = (events: WatchClient['events']) =>
      events.filter(({ type }) => type === 'DELETED').length === names.length;
    const seen = await Promise.all(watches.map((watch) => watch.until(isWhole)));
    const versions = versionsOf(seen[0]!);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => Number(a) - Number(b)));
    for (const events of seen) {
      expect(summary(events)).toEqual(summary(seen[0]!));
      expect(versionsOf(events)).toEqual(versions);
    }
    for (const watch of watches) watch.leave();
    // All took part: the requests were not one process's.
    const makers = role.lines().flatMap(({ msg, pid }) => (msg === 'machine created' ? [pid] : []));
    expect(new Set(makers)).toEqual(new Set(role.pids()));
  });

  test('metrics and what is open are added up, and gauges of the store are not', async () => {
    const tenant = await makeTenant(db, 'added');
    const watches = await watchAll(role, tenant, 2 * count);
    for (let times = 0; times < 7; times++) await call(role, `${machines('added')}/absent`, { token: tenant.token });
    const absent =
      'http_request_duration_seconds_count{route="/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/virtualmachines/{name}",method="GET",status="404"}';
    const metrics = await waitFor('all requests to be counted', async () => {
      const text = await role.metrics();
      return text.includes(`${absent} 7\n`) ? text : null;
    });
    expect(gaugeOf(metrics, 'compute_api_processes')).toBe(count);
    expect(gaugeOf(metrics, 'compute_watches_open')).toBe(2 * count);
    expect(gaugeOf(metrics, 'compute_connections_open')).toBeGreaterThanOrEqual(2 * count);
    expect(gaugeOf(metrics, 'compute_postgres_up')).toBe(1);
    for (const watch of watches) watch.leave();
  });

  test('a process that is killed ends its own connections alone, its places are free, and another one is started', async () => {
    const tenant = await makeTenant(db, 'killed');
    const watches = await watchAll(role, tenant, 2 * count);
    const before = role.pids();
    signal(before[1]!, 'SIGKILL');
    await waitFor('another one to listen', () => role.pids().length === before.length + 1);
    expect(
      (await call(role, machines('killed'), { method: 'POST', token: tenant.token, body: vm('after') })).status,
    ).toBe(201);
    await waitFor('its watches to have ended, and all others to have heard of it', async () => {
      const broken = await brokenOf(watches);
      const heard = watches.filter(({ events }) => events.length === 1);
      return broken > 0 && heard.length > 0 && heard.length + broken === watches.length;
    });
    for (const watch of watches) watch.leave();
    await waitFor('nothing to be open any more', async () => {
      const metrics = await role.metrics();
      return gaugeOf(metrics, 'compute_watches_open') === 0 && gaugeOf(metrics, 'compute_api_processes') === count;
    });
    expect(role.lines()).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        child: before[1],
        signal: 'SIGKILL',
        msg: expect.stringContaining('another one is started'),
      }),
    );
  });

  test('a guesser gets no more tries by coming to all of them, and its neighbors go on', async () => {
    const { namespace, token } = await makeTenant(db, 'guessed');
    expect((await call(role, machines(namespace), { token })).status).toBe(200);
    const guess = () => `cst_${randomBytes(32).toString('base64url')}`;
    const statuses: number[] = [];
    for (let tries = 0; tries < 14; tries++) {
      statuses.push((await call(role, machines(namespace), { token: guess() })).status);
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(11);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    for (let times = 0; times < 2 * count; times++)
      expect((await call(role, machines(namespace), { token })).status).toBe(200);
  });
});

test('an address has as many connections in all as it may have with one process', async () => {
  const role = await startedRole({ CONNECTIONS_PER_ADDRESS: '10' });
  const tenant = await makeTenant(db, 'crowded');
  const at = `${machines('crowded')}?watch=true`;
  const watches: WatchClient[] = [];
  for (let opened = 0; opened < 10; opened++)
    watches.push(await openWatch({ url: role.url, certificate }, at, { token: tenant.token }));
  expect(watches.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const excess = await openWatch({ url: role.url, certificate }, at, { token: tenant.token });
  await waitFor('the refusal', () => excess.text() !== '');
  expect(excess).toMatchObject({ status: 429 });
  expect(excess.text()).toContain('more than 10 connections open');
  // The places of a killed process are free as soon as it is gone.
  signal(role.pids()[0]!, 'SIGKILL');
  await waitFor('the ends', async () => (await brokenOf(watches)) > 0);
  await waitFor('a place', async () => (await call(role, machines('crowded'), { token: tenant.token })).status === 200);
  for (const watch of watches) watch.leave();
  role.child.kill('SIGTERM');
  expect(await role.ended).toBe(0);
});

test('a signal ends all of them after their requests, and the kill of the first one ends the others', async () => {
  const role = await startedRole();
  const tenant = await makeTenant(db, 'ended');
  const [watch] = await watchAll(role, tenant, 1);
  role.child.kill('SIGTERM');
  expect(await watch!.ended).toBe('ended');
  expect(await role.ended).toBe(0);
  expect(role.pids().filter(isAlive)).toEqual([]);

  const killed = await startedRole();
  killed.child.kill('SIGKILL');
  for (const pid of killed.pids()) expect(await waitForExit(pid, 30_000)).toBe(true);
});

test('what keeps them from starting is said once, and ends the role', async () => {
  const role = await startRole({ TLS_CERT_FILE: path.join(folder, 'absent.pem') });
  expect(await role.ended).toBe(1);
  const fatal = role.lines().filter(({ level }) => level === 'fatal');
  expect(fatal.map(({ msg }) => msg)).toEqual([
    expect.stringContaining('TLS_CERT_FILE and TLS_KEY_FILE must name'),
    expect.stringMatching(/^process \d+ of the API ended before it was ready \(1\); its last line says why$/),
  ]);
});

test('an API has one process for each processor but one, as far as connections and memory suffice', () => {
  const machine = { processors: 8, memoryBytes: 16 * 2 ** 30, poolSize: 100 };
  expect(processesFor(machine)).toBe(7);
  expect(processesFor({ ...machine, processors: 2 })).toBe(1);
  expect(processesFor({ ...machine, processors: 1 })).toBe(1);
  expect(processesFor({ ...machine, poolSize: 10 })).toBe(2);
  expect(processesFor({ ...machine, poolSize: 1 })).toBe(1);
  expect(processesFor({ ...machine, memoryBytes: 2 ** 30 })).toBe(2);
  expect(processesFor({ ...machine, memoryBytes: 2 ** 28 })).toBe(1);
});
