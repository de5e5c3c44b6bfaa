/**
 * A deployment on one machine with every part that a large one has: two of Postgres, five of Temporal, two of `api`, two
 * of `worker` and many of `host`, each a process of its own that talks to the others over the network alone.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@temporalio/client';
import pg from 'pg';
import { stringify } from 'yaml';
import { progress } from '../../bench/report.ts';
import { simulatedFleetFile } from '../../bench/simulatedFleet.ts';
import { urlAs } from '../../src/store/core/serviceRole.ts';
import { freePort } from '../../src/up/ports.ts';
import { openToOwner } from '../../src/up/postgres.ts';
import { program } from '../support/service.ts';
import { Network } from './network.ts';
import { ownEnvironment, Parts } from './parts.ts';
import { PostgresPair } from './postgresPair.ts';
import { provideTemporalPrograms } from './programs.ts';
import { settings } from './settings.ts';
import { TemporalServers } from './temporalServers.ts';

const run = promisify(execFile);

const namespace = 'compute';
const startWithinMs = 180_000;
const owner = 'postgres';

export interface Account {
  tenants: { namespace: string }[];
  apiKey: { id: string; secret: string };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Postgres and Temporal, ready for the service. */
export async function startGround() {
  const folder = await mkdtemp(path.join(tmpdir(), 'compute-cluster-'));
  await openToOwner(folder);
  const parts = new Parts(folder);
  const network = new Network();
  /** The folder with every log is kept after a failure. */
  const stop = async ({ failed }: { failed: boolean }) => {
    await parts.stop();
    await network.close();
    if (failed) progress(`logs and data are kept in ${folder}`);
    else await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  try {
    const programs = await provideTemporalPrograms();
    const postgres = await PostgresPair.start(folder, parts, network);
    const temporal = await TemporalServers.start(path.join(folder, 'temporal'), programs, { parts, network, postgres });
    await temporal.createNamespace(namespace);
    return {
      folder,
      parts,
      network,
      postgres,
      temporal,
      stop,
      /** What a part gets to reach Temporal: an address of its own, at which only its connections pass. */
      async temporalAddress(part: string): Promise<string> {
        return `localhost:${await network.link(`${part} to temporal`, () => temporal.outside)}`;
      },
    };
  } catch (error) {
    await stop({ failed: true });
    throw error;
  }
}

export type Ground = Awaited<ReturnType<typeof startGround>>;

/** The service's roles on that ground, as docs/deploy.md starts them. */
export async function startCluster(ground: Ground, more: Record<string, string> = {}) {
  const { folder, parts, network, postgres, temporal } = ground;
  const dataDir = (name: string) => path.join(folder, name);
  const fleetFile = path.join(folder, 'fleet.yaml');
  await writeFile(fleetFile, stringify(fleet()));
  for (const name of ['tls', 'data', 'hosts']) await mkdir(dataDir(name), { mode: 0o700 });
  const apiPorts = [await freePort(), await freePort()];
  const urls = apiPorts.map((port) => `https://localhost:${port}`);
  const servicePassword = 'of-the-service';

  for (const part of ['ca', 'cert', 'key'] as const)
    await writeFile(dataDir(`temporal-${part}.pem`), temporal.own[part], { mode: 0o600 });
  const temporalSettings = async (part: string) => ({
    TEMPORAL_ADDRESS: await ground.temporalAddress(part),
    TEMPORAL_NAMESPACE: namespace,
    TEMPORAL_TLS_SERVER_CA_CERT_PATH: dataDir('temporal-ca.pem'),
    TEMPORAL_TLS_CLIENT_CERT_PATH: dataDir('temporal-cert.pem'),
    TEMPORAL_TLS_CLIENT_KEY_PATH: dataDir('temporal-key.pem'),
  });
  const postgresCa = dataDir('postgres-ca.pem');
  await writeFile(postgresCa, postgres.ca);
  /** A part's address of Postgres, as a role of the service: by TLS, as every deployment has it. */
  async function databaseUrl(part: string, role: string, password = servicePassword): Promise<string> {
    const port = await network.link(`${part} to postgres`, () => postgres.address);
    const url = `postgresql://${role}:${password}@localhost:${port}/compute`;
    return `${url}?sslmode=verify-full&sslrootcert=${encodeURIComponent(postgresCa)}`;
  }

  const newKey = () => `cluster:${randomBytes(32).toString('base64')}`;
  const common = { ...roleSettings, ...more, FLEET_FILE: fleetFile, TEMPORAL_PAYLOAD_KEYS: newKey() };
  const secretKeys = { SECRET_KEYS: newKey() };
  const operator: Record<string, string> = {
    ...ownEnvironment(),
    ...common,
    ...secretKeys,
    ...(await temporalSettings('operator')),
    DATABASE_URL: await databaseUrl('operator', owner, postgres.password),
  };
  const command = async (words: readonly string[], more: Record<string, string>) =>
    (await run(process.execPath, [program, ...words], { env: { ...operator, ...more }, timeout: startWithinMs }))
      .stdout;

  await command(['prepare'], {
    DATA_DIR: dataDir('tls'),
    DATABASE_API_URL: urlAs(operator['DATABASE_URL']!, 'compute_api', servicePassword),
    DATABASE_WORKER_URL: urlAs(operator['DATABASE_URL']!, 'compute_worker', servicePassword),
  });
  await command(['hosts', 'enroll', '--all'], { DATA_DIR: dataDir('hosts') });
  const account: Account = JSON.parse(
    await command(['customers', 'create', 'acme', '--name', 'Acme Inc'], { DATA_DIR: dataDir('data') }),
  );

  const roles = { ...common, ...secretKeys, DATA_DIR: dataDir('data'), PUBLIC_URL: urls[0]! };
  for (const [index, port] of apiPorts.entries()) {
    const part = `api-${index + 1}`;
    await parts.startRole(part, ['api'], {
      ...roles,
      ...(await temporalSettings(part)),
      DATABASE_URL: await databaseUrl(part, 'compute_api'),
      HTTPS_PORT: String(port),
      TLS_CERT_FILE: path.join(dataDir('tls'), 'tls-cert.pem'),
      TLS_KEY_FILE: path.join(dataDir('tls'), 'tls-key.pem'),
    });
  }
  for (const part of ['worker-1', 'worker-2'])
    await parts.startRole(part, ['worker'], {
      ...roles,
      ...(await temporalSettings(part)),
      DATABASE_URL: await databaseUrl(part, 'compute_worker'),
    });
  const hosts = hostsOfProcesses();
  for (const [part, names] of hosts) {
    const env = { ...common, ...(await temporalSettings(part)), DATA_DIR: dataDir('hosts'), HOSTS: names.join() };
    await parts.startRole(part, ['host'], env);
  }

  const sql = new pg.Pool({ connectionString: operator['DATABASE_URL'], max: 2, connectionTimeoutMillis: 5_000 });
  // A failover ends its connections.
  sql.on('error', () => {});
  const connection = await temporal.connect();
  return {
    ...ground,
    urls,
    account,
    caFile: path.join(dataDir('tls'), 'ca.pem'),
    hostsDataDir: dataDir('hosts'),
    /** A direct connection to what is the primary then, for inspection. */
    sql,
    databaseUrl: operator['DATABASE_URL']!,
    /** Runs a command as an operator beside the database, and returns its exit code and what it printed. */
    operate(words: readonly string[], more: Record<string, string> = {}): Promise<{ code: number; said: string }> {
      const env = { DATA_DIR: dataDir('data'), ...operator, ...more };
      const options = { env, timeout: 15 * 60_000, maxBuffer: 64 * 1024 ** 2 };
      return new Promise((resolve) => {
        execFile(process.execPath, [program, ...words], options, (error, out, err) =>
          resolve({ code: error ? Number(error.code) : 0, said: `${out}${err}` }),
        );
      });
    },
    /** Starts the operators' API. Returns its address. */
    async startOperatorsApi(tokensFile: string): Promise<string> {
      const port = await freePort();
      await parts.startRole('operator', ['operator'], {
        ...operator,
        DATA_DIR: dataDir('data'),
        HTTPS_PORT: String(port),
        TLS_CERT_FILE: path.join(dataDir('tls'), 'tls-cert.pem'),
        TLS_KEY_FILE: path.join(dataDir('tls'), 'tls-key.pem'),
        OPERATOR_TOKENS_FILE: tokensFile,
      });
      return `https://localhost:${port}`;
    },
    /** The uids of the machines on the hosts of a process. */
    async machinesOf(process: string): Promise<string[]> {
      const { rows } = await sql.query<{ uid: string }>(
        'SELECT machine_uid AS uid FROM placements WHERE released_at IS NULL AND host_name = ANY ($1)',
        [hosts.get(process)],
      );
      return rows.map(({ uid }) => uid);
    },
    client: new Client({ connection, namespace }),
    async stop(how: { failed: boolean }) {
      await sql.end().catch(() => undefined);
      await connection.close().catch(() => undefined);
      await ground.stop(how);
    },
  };
}

export const ownershipIntervalSeconds = 15;

/** Deadlines that no fault outlasts, and no limits for a client that stands for many. */
const roleSettings = {
  LOG_LEVEL: 'warn',
  SIMULATED_LATENCY_MS: '300',
  HOST_SILENT_MS: '60000',
  OWNERSHIP_INTERVAL_SECONDS: String(ownershipIntervalSeconds),
  MACHINE_DEADLINES: 'cleanupRetryMax=5s,stopping=10s,starting=10m',
  RATE_LIMIT_PER_SECOND: '10000',
  CONNECTIONS_PER_ADDRESS: '10000',
};

function hostNames(): string[] {
  return Array.from({ length: settings.hosts }, (_, index) => `hv-${index + 1}`);
}

const hostProcess = (index: number) => `host-${index + 1}`;

/** The hosts of each process, in turn. */
function hostsOfProcesses(): Map<string, string[]> {
  const hosts = new Map<string, string[]>();
  for (const [index, host] of hostNames().entries()) {
    const process = hostProcess(index % settings.hostProcesses);
    hosts.set(process, [...(hosts.get(process) ?? []), host]);
  }
  return hosts;
}

/** The fleet file: the first process and every other one serves its hosts as one agent. */
function fleet() {
  const agents = Array.from({ length: settings.hostProcesses }, (_, index) =>
    index % 2 === 0 ? hostProcess(index) : null,
  );
  const size = { cpu: 16, memoryGiB: 64, diskGiB: 1_024 };
  const virtualMachines = 2_000 + Math.max(...settings.standing);
  return simulatedFleetFile({ hosts: hostNames(), agents, ...size, virtualMachines });
}
