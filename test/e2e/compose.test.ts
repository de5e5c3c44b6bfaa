/**
 * Runs docker-compose.yml without a container engine: the commands of its services, with their environment, as plain
 * processes. Names of services and volumes are replaced by their local equivalents; everything else is used as written.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Agent, request } from 'undici';
import { WebSocket } from 'ws';
import { parse } from 'yaml';
import { subprotocol } from '../../src/api/tunnels/tunnelWire.ts';
import { freePort } from '../../src/up/ports.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { program } from '../support/service.ts';
import { startTemporal, type TestTemporal } from '../support/temporal.ts';
import { waitFor } from '../support/wait.ts';

interface ComposeService {
  command: string[];
  environment?: Record<string, string>;
  networks: string[] | Record<string, { ipv4_address?: string }>;
  ports?: string[];
  volumes?: string[];
  user?: string;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  read_only?: boolean;
  privileged?: boolean;
  tmpfs?: string[];
}

const root = path.join(import.meta.dirname, '..', '..');
const compose = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean }>;
};

let postgres: TestPostgres;
let temporal: TestTemporal;
let folder: string;
let databaseUrl: string;
let httpsPort: number;
const running: ChildProcess[] = [];

beforeAll(async () => {
  [postgres, temporal, folder, httpsPort] = [
    await startPostgres(),
    // `prepare` gives it what the service needs.
    await startTemporal([], { unprepared: true }),
    await mkdtemp(path.join(tmpdir(), 'compose-')),
    await freePort(),
  ];
  databaseUrl = await postgres.createEmptyDatabase();
  // As the volumes are there before the containers.
  for (const volume of ['tls', 'data', 'hosts']) await mkdir(path.join(folder, volume));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(
    running.map((child) => child.exitCode ?? child.signalCode ?? new Promise((resolve) => child.once('exit', resolve))),
  );
  await temporal?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The local folder in place of the volume that a service has at this path. */
function volumeAt(service: string, mount: string): string {
  const volume = compose.services[service]!.volumes?.find((text) => text.split(':')[1] === mount);
  if (volume === undefined) throw new Error(`${service} has no volume at ${mount}`);
  return path.join(folder, volume.split(':')[0]!);
}

/** A service's environment, with local addresses and folders in place of those inside the containers. */
function environmentOf(service: string): Record<string, string> {
  const { environment = {} } = compose.services[service]!;
  // Roles belong to the whole server, which other suites use as well: test/core/serviceRole.test.ts makes one.
  const { DATABASE_SERVICE_URL: _, ...given } = environment;
  const here = Object.entries(given).map(([name, value]): [string, string] => {
    if (name === 'DATABASE_URL') return [name, databaseUrl];
    if (name === 'TEMPORAL_ADDRESS') return [name, temporal.address];
    if (name === 'HTTPS_PORT') return [name, String(httpsPort)];
    // Not the default address: the API must connect to the one that the host reports.
    if (name === 'SIMULATED_ADDRESS') return [name, '127.0.0.3'];
    if (name === 'HTTPS_HOST') return [name, '127.0.0.1'];
    if (name === 'PUBLIC_URL') return [name, value.replace('8443', String(httpsPort))];
    return [name, value.replace(/^\/(data|tls)/, (mount) => volumeAt(service, mount)).replace(/^\/app/, root)];
  });
  return { PATH: process.env['PATH']!, ...Object.fromEntries(here) };
}

function start(service: string): ChildProcess {
  const child = spawn(process.execPath, [program, ...compose.services[service]!.command], {
    env: environmentOf(service),
    stdio: 'ignore',
  });
  running.push(child);
  return child;
}

function run(command: string[], service = 'operator'): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...command], {
    env: environmentOf(service),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command.join(' ')}: ${stderr}`);
  return stdout;
}

test('every service runs a command that the program has', () => {
  const services = Object.entries(compose.services).filter(([name]) => !['postgres', 'temporal'].includes(name));
  expect(services.map(([name]) => name)).toEqual(['prepare', 'enroll', 'api', 'worker', 'host', 'operator']);
  expect(compose.services['host']!.environment).not.toHaveProperty('DATABASE_URL');
});

/** The containers of a network. */
function membersOf(network: string): string[] {
  return Object.entries(compose.services)
    .filter(([, { networks }]) => (Array.isArray(networks) ? networks : Object.keys(networks)).includes(network))
    .map(([name]) => name);
}

test('hosts share no network with the database, and Temporal listens only in the service’s own network', () => {
  const { database, temporal: temporals, machines } = compose.networks;
  expect([database, temporals, machines].map((network) => network?.internal)).toEqual([true, true, true]);
  expect(membersOf('database')).toEqual(['postgres', 'prepare', 'enroll', 'api', 'worker', 'operator']);
  expect(membersOf('temporal')).toEqual(['temporal', 'prepare', 'api', 'worker', 'host', 'operator']);
  expect(membersOf('machines')).toEqual(['api', 'host']);
  expect(membersOf('ui')).toEqual(['temporal']);
  const { command, networks } = compose.services['temporal']!;
  const { ipv4_address: address } = (networks as Record<string, { ipv4_address?: string }>)['temporal']!;
  expect(command.filter((word) => word.startsWith('--ip'))).toEqual([`--ip=${address}`]);
  const published = Object.values(compose.services).flatMap(({ ports = [] }) => ports);
  expect(published).toHaveLength(2);
  expect(published.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
});

/** The containers that have a volume. */
function holdersOf(volume: string): string[] {
  return Object.entries(compose.services)
    .filter(([, { volumes = [] }]) => volumes.some((text) => text.split(':')[0] === volume))
    .map(([name]) => name);
}

test('no container has rights of root to spare, gains any, or can write to its own root', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    expect({ name, ...service }).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      read_only: true,
      tmpfs: expect.arrayContaining(['/tmp']),
    });
    expect(service.privileged ?? false).toBe(false);
    if (name !== 'postgres') expect(service.cap_add ?? []).toEqual([]);
  }
  // As they become the user postgres, and nothing beyond that.
  expect(compose.services['postgres']!.cap_add).toEqual(['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID']);
});

test('each container has the keys that it needs: the API’s certificate, the secret keys, and those of the hosts', () => {
  expect(holdersOf('tls')).toEqual(['prepare', 'api', 'operator']);
  expect(holdersOf('data')).toEqual(['api', 'worker', 'operator']);
  expect(holdersOf('hosts')).toEqual(['enroll', 'host']);
  expect(compose.services['worker']!.volumes).toEqual(['data:/data:ro']);
  expect(compose.services['api']!.volumes).toContain('tls:/tls:ro');
});

async function echoed(text: string, url: string, token: string): Promise<string> {
  const ws = new WebSocket(url, subprotocol, {
    ca: await readFile(path.join(folder, 'tls', 'ca.pem')),
    headers: { authorization: `Bearer ${token}` },
  });
  try {
    await once(ws, 'open');
    ws.send(Buffer.from(text));
    const [said] = (await once(ws, 'message')) as [Buffer];
    return said.toString();
  } finally {
    ws.close();
  }
}

test('its services, started as written, give a customer a machine and a tunnel into it', async () => {
  for (const service of ['prepare', 'enroll']) run(compose.services[service]!.command, service);
  for (const service of ['api', 'worker', 'host']) start(service);
  const account = JSON.parse(run(['customers', 'create', 'acme', '--name', 'Acme Inc']));
  const dispatcher = new Agent({ connect: { ca: await readFile(path.join(folder, 'tls', 'ca.pem'), 'utf8') } });
  const call = async (method: 'GET' | 'POST', at: string, token?: string, body?: unknown) => {
    const answer = await request(`https://localhost:${httpsPort}${at}`, {
      method,
      dispatcher,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.statusCode, body: (await answer.body.json()) as any };
  };
  await waitFor('the API to be ready', async () => (await call('GET', '/readyz')).body.status === 'ok');
  const { id, secret } = account.apiKey;
  const { access_token: token } = (
    await call('POST', '/v1/auth/token', undefined, {
      grant_type: 'client_credentials',
      client_id: id,
      client_secret: secret,
    })
  ).body;
  const { namespace } = (await call('GET', '/v1/admin/account', token)).body.tenants[0];
  const vms = `/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/virtualmachines`;
  const vm = {
    apiVersion: 'compute.service/v1alpha1',
    kind: 'VirtualMachine',
    metadata: { name: 'web' },
    spec: { imageRef: 'debian-12', ports: [{ name: 'echo', guestPort: 80, readinessProbe: true }] },
  };
  expect((await call('POST', vms, token, vm)).status).toBe(201);
  await waitFor(
    'the machine to be ready',
    async () => (await call('GET', `${vms}/web`, token)).body.status.readyForAccess,
    90_000,
  );
  expect(await echoed('hello', `wss://localhost:${httpsPort}${vms}/web/tunnel/echo`, token)).toBe('hello');
  await dispatcher.close();
}, 180_000);
