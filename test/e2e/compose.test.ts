/** The structure of docker-compose.yml, and its services as processes; test/cluster runs its Temporal server. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Agent, request } from 'undici';
import { WebSocket } from 'ws';
import { parse } from 'yaml';
import { subprotocol } from '../../src/api/tunnels/tunnelWire.ts';
import { readConfig } from '../../src/settings/config.ts';
import { urlAs } from '../../src/store/core/serviceRole.ts';
import { freePort } from '../../src/up/ports.ts';
import { findTemporal } from '../../src/up/temporalServer.ts';
import { type ComposeRun, compose, openCompose } from '../support/compose.ts';
import { query, startPostgres, type TestPostgres } from '../support/database.ts';
import { type GuardedTemporal, guardTemporal } from '../support/guardedTemporal.ts';
import { qemuCanBeHad } from '../support/guest.ts';
import { program } from '../support/service.ts';
import { startTemporal, type TestTemporal } from '../support/temporal.ts';
import { waitFor } from '../support/wait.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** The configuration of the service "temporal", which is a template. */
const temporalConfig = parse(
  readFileSync(path.join(root, 'deploy', 'temporal', 'compose.yaml'), 'utf8').replaceAll(/\{\{.*?\}\}/g, '""'),
) as {
  services: Record<string, { rpc: { bindOnIP: string } }>;
  global: { tls: Record<string, unknown> };
};

let postgres: TestPostgres;
let temporal: TestTemporal;
let guarded: GuardedTemporal | undefined;
let here: ComposeRun;
let databaseUrl: string;
const suffix = randomBytes(4).toString('hex');
let httpsPort: number;

beforeAll(async () => {
  [postgres, temporal, httpsPort] = [
    await startPostgres(),
    // `prepare` gives it what the service needs.
    await startTemporal([], { unprepared: true }),
    await freePort(),
  ];
  databaseUrl = await postgres.createEmptyDatabase();
  here = await openCompose((name, value) => {
    switch (name) {
      case 'DATABASE_URL':
      case 'DATABASE_API_URL':
      case 'DATABASE_WORKER_URL': {
        const role = /compute_(api|worker)/.exec(value)?.[1];
        return role ? urlAs(databaseUrl, `${role}_${suffix}`, 'x') : databaseUrl;
      }
      case 'TEMPORAL_ADDRESS':
        return guarded?.address ?? value;
      case 'HTTPS_PORT':
        return String(httpsPort);
      case 'HTTPS_HOST':
        return '127.0.0.1';
      // Not the default address: the API must connect to the one that the host reports.
      case 'SIMULATED_ADDRESS':
        return '127.0.0.3';
      case 'PUBLIC_URL':
        return value.replace('8443', String(httpsPort));
      case 'API_ADDRESS':
        return `127.0.0.1:${httpsPort}`;
      default:
        return value;
    }
  });
});
afterAll(async () => {
  await here?.close();
  await guarded?.close();
  await temporal?.stop();
  // Roles belong to the whole server, which other suites use as well.
  for (const role of ['api', 'worker'])
    if (databaseUrl) await query(databaseUrl, `DROP OWNED BY ${role}_${suffix}; DROP ROLE ${role}_${suffix}`);
  await postgres?.stop();
});

/** Puts TLS in front of Temporal, with the certificates that the service "temporal" has. */
async function guard(): Promise<void> {
  const pem = (name: string) =>
    readFileSync(path.join(here.volumeAt('temporal', '/temporal-tls'), 'frontend', name), 'utf8');
  const server = { cert: pem('cert.pem'), key: pem('key.pem') };
  guarded = await guardTemporal(temporal.address, { server, clientCa: pem('ca.pem') });
}

test('every service runs a command that the program has', () => {
  const ours = Object.entries(compose.services).filter(([, { build }]) => build !== undefined);
  const names = ['certificates', 'prepare', 'keys', 'enroll', 'api', 'worker', 'host', 'operator'];
  expect(ours.map(([name]) => name)).toEqual(names);
  expect(compose.services['host']!.environment).not.toHaveProperty('DATABASE_URL');
});

/** The containers of a network. */
function membersOf(network: string): string[] {
  return Object.entries(compose.services)
    .filter(([, { networks }]) => (Array.isArray(networks) ? networks : Object.keys(networks ?? {})).includes(network))
    .map(([name]) => name);
}

test('hosts share no network with a database, and Temporal listens only in the service’s own network', () => {
  const internal = ['database', 'temporal-database', 'temporal', 'machines'];
  expect(internal.filter((name) => compose.networks[name]?.internal !== true)).toEqual([]);
  expect(membersOf('database')).toEqual(['postgres', 'prepare', 'keys', 'enroll', 'api', 'worker', 'operator']);
  expect(membersOf('temporal-database')).toEqual(['temporal-postgres', 'temporal-schema', 'temporal']);
  expect(membersOf('temporal')).toEqual([
    'temporal',
    'temporal-namespace',
    'temporal-ui',
    'prepare',
    'api',
    'worker',
    'host',
    'operator',
  ]);
  expect(membersOf('machines')).toEqual(['api', 'host']);
  expect(membersOf('ui')).toEqual(['temporal-ui']);
  const networks = compose.services['temporal']!.networks as Record<string, { ipv4_address?: string }>;
  const listening = Object.values(temporalConfig.services).map(({ rpc }) => rpc.bindOnIP);
  expect(new Set(listening)).toEqual(new Set([networks['temporal']!.ipv4_address]));
  const published = Object.values(compose.services).flatMap(({ ports = [] }) => ports);
  expect(published).toHaveLength(2);
  expect(published.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
});

test('everything that speaks to Temporal shows a certificate, and its services show one to each other', () => {
  for (const group of Object.values(temporalConfig.global.tls).filter((each) => typeof each === 'object')) {
    expect(group).toMatchObject({ server: { requireClientAuth: true, clientCaFiles: [expect.any(String)] } });
    expect(group).toMatchObject({ client: { serverName: expect.any(String), rootCaFiles: [expect.any(String)] } });
  }
  const connecting = Object.values(compose.services).filter(({ environment }) => environment?.['TEMPORAL_ADDRESS']);
  expect(connecting).toHaveLength(9);
  for (const { environment = {}, volumes = [] } of connecting) {
    expect(environment).not.toHaveProperty('TEMPORAL_INSECURE');
    const certificate = environment['TEMPORAL_TLS_CLIENT_CERT_PATH'] ?? environment['TEMPORAL_TLS_CERT'];
    expect(volumes).toContainEqual(expect.stringMatching(`${path.dirname(certificate!)}:ro$`));
  }
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
    // Those become the user postgres, and need nothing beyond that.
    const isPostgres = service.image?.startsWith('postgres:') ?? false;
    const added = isPostgres ? ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'] : [];
    expect(service.cap_add ?? []).toEqual(added);
  }
});

test('each container has the keys that it needs: of certificates, stored secrets, and hosts', () => {
  expect(holdersOf('tls')).toEqual(['prepare', 'api', 'operator']);
  expect(holdersOf('data')).toEqual(['keys', 'enroll', 'api', 'worker', 'operator']);
  expect(holdersOf('hosts')).toEqual(['enroll', 'host']);
  expect(holdersOf('authority')).toEqual(['certificates']);
  expect(holdersOf('temporal-tls')).toEqual(['certificates', 'temporal']);
  const operators = ['prepare', 'keys', 'enroll', 'operator'];
  expect(holdersOf('temporal-operator')).toEqual(['certificates', 'temporal-namespace', 'temporal-ui', ...operators]);
  // Each role shows a certificate of its own, so that one is taken away without the others.
  for (const role of ['api', 'worker', 'host']) expect(holdersOf(`temporal-${role}`)).toEqual(['certificates', role]);
  expect(compose.services['worker']!.volumes).toContain('data:/data:ro');
  expect(compose.services['api']!.volumes).toContain('tls:/tls:ro');
});

async function echoed(text: string, url: string, token: string): Promise<string> {
  const ws = new WebSocket(url, subprotocol, {
    ca: await readFile(path.join(here.folder, 'tls', 'ca.pem')),
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

let token: string;
let namespace: string;
const vms = () => `/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/virtualmachines`;

async function call(method: 'GET' | 'POST', at: string, bearer?: string, body?: unknown) {
  const dispatcher = new Agent({ connect: { ca: await readFile(path.join(here.folder, 'tls', 'ca.pem'), 'utf8') } });
  try {
    const answer = await request(`https://localhost:${httpsPort}${at}`, {
      method,
      dispatcher,
      headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.statusCode, body: (await answer.body.json()) as any };
  } finally {
    await dispatcher.close();
  }
}

test('its services, started as written, give a customer a machine and a tunnel into it', async () => {
  await here.run('certificates');
  await guard();
  const { cacheDir, searchPath } = readConfig(process.env);
  await here.runScript('temporal-namespace', await findTemporal({ cacheDir, searchPath }));
  for (const service of ['prepare', 'keys', 'enroll']) await here.run(service);
  for (const service of ['api', 'worker', 'host']) here.start(service);
  const account = JSON.parse(await here.run('operator', ['customers', 'create', 'acme', '--name', 'Acme Inc']));
  await waitFor('the API to be ready', async () => (await call('GET', '/readyz')).body.status === 'ok');
  const { id, secret } = account.apiKey;
  const { access_token } = (
    await call('POST', '/v1/auth/token', undefined, {
      grant_type: 'client_credentials',
      client_id: id,
      client_secret: secret,
    })
  ).body;
  token = access_token;
  ({ namespace } = (await call('GET', '/v1/admin/account', token)).body.tenants[0]);
  const vm = {
    apiVersion: 'compute.service/v1alpha1',
    kind: 'VirtualMachine',
    metadata: { name: 'web' },
    spec: { imageRef: 'debian-12', ports: [{ name: 'echo', guestPort: 80, readinessProbe: true }] },
  };
  expect((await call('POST', vms(), token, vm)).status).toBe(201);
  await waitFor(
    'the machine to be ready',
    async () => (await call('GET', `${vms()}/web`, token)).body.status.readyForAccess,
    90_000,
  );
  expect(await echoed('hello', `wss://localhost:${httpsPort}${vms()}/web/tunnel/echo`, token)).toBe('hello');
  // Its exit code says that all is well.
  const status = await waitFor('status to find no fault', () => here.run('operator', ['status']), 90_000);
  expect(status).toMatch(new RegExp(`^API +up +ok, https://localhost:${httpsPort}$`, 'm'));
}, 180_000);

/** The CLI with the customer's own kubeconfig. */
async function customer(words: string[]): Promise<string> {
  const server = `https://localhost:${httpsPort}/v1/compute`;
  const ca = path.join(here.folder, 'tls', 'ca.pem');
  const config = {
    'current-context': 'c',
    clusters: [{ name: 'c', cluster: { server, 'certificate-authority': ca } }],
    contexts: [{ name: 'c', context: { cluster: 'c', user: 'u', namespace } }],
    users: [{ name: 'u', user: { token } }],
  };
  const home = path.join(here.folder, 'customer');
  await mkdir(home, { recursive: true, mode: 0o700 });
  await writeFile(path.join(home, 'kubeconfig'), JSON.stringify(config), { mode: 0o600 });
  const env = { PATH: process.env['PATH']!, HOME: home, KUBECONFIG: path.join(home, 'kubeconfig') };
  return (await promisify(execFile)(process.execPath, [program, ...words], { env })).stdout;
}

(qemuCanBeHad() ? test : test.skip)(
  'deploy/real/compose.yaml, added to it, gives the customer a shell in a guest that QEMU runs',
  async () => {
    await customer(['machines', 'delete', 'web', '--wait']);
    here.add('deploy/real/compose.yaml');
    const fleetFile = path.join(here.volumeAt('host', '/fleet'), 'fleet.yaml');
    await mkdir(path.dirname(fleetFile), { recursive: true });
    const makesFleet = [path.join(root, 'scripts', 'real-fleet.mjs'), '--compose', fleetFile];
    await promisify(execFile)(process.execPath, makesFleet);
    // Neither the folder nor the address of the container is here.
    const text = (await readFile(fleetFile, 'utf8')).replaceAll('file:///fleet', `file://${path.dirname(fleetFile)}`);
    await writeFile(fleetFile, text.replaceAll('172.31.233.10', '127.0.0.3'));
    await here.stop('host');
    for (const service of ['prepare', 'enroll']) await here.run(service);
    here.start('host');
    try {
      const shell = ['ssh', 'real', '--create', '--image', 'tiny', '-l', 'ada', '--', 'whoami; hostname; uname -s'];
      expect(await customer(shell)).toBe('ada\nreal\nLinux\n');
    } finally {
      await customer(['machines', 'delete', 'real', '--wait']);
    }
  },
  400_000,
);
