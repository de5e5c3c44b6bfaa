/**
 * `TEST_TEMPORAL=postgres`: the suites' Temporal is the server of real deployments, all of its services in one process, on
 * Postgres. It enforces what the development server's SQLite does not, such as the lengths of ids.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client, Connection } from '@temporalio/client';
import { prepareNamespace } from '../../src/temporal/preparation.ts';
import { freePort } from '../../src/up/ports.ts';
import { temporaryPostgres } from '../../src/up/postgres.ts';
import { provideTemporalPrograms } from '../cluster/programs.ts';
import type { TestTemporal } from './temporal.ts';
import { waitFor } from './wait.ts';

const run = promisify(execFile);
const databases = { temporal: 'postgresql/v12/temporal', temporal_visibility: 'postgresql/v12/visibility' };
const namespace = 'default';
const startWithinMs = 120_000;

export interface TemporalOnSql {
  command: readonly string[];
  address: string;
  /** Resolves once the server that `command` started serves, with its namespace. */
  ready(): Promise<Connection>;
}

/** Makes Temporal's databases on a Postgres and its configuration in a folder; starts nothing. */
export async function prepareTemporalOnSql(options: {
  folder: string;
  postgresUrl: string;
  settings: readonly string[];
}): Promise<TemporalOnSql> {
  const { folder, settings } = options;
  const postgresUrl = new URL(options.postgresUrl);
  const programs = await provideTemporalPrograms();
  await makeDatabases(programs.sqlTool, postgresUrl);
  const ports = await choosePorts();
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'dynamic.yaml'), dynamicConfig(settings));
  await writeFile(path.join(folder, 'test.yaml'), JSON.stringify(configuration(folder, postgresUrl, ports)));
  const address = `127.0.0.1:${ports.frontend.grpcPort}`;
  return {
    address,
    command: [programs.server, '--root', '/', '--config', folder, '--env', 'test', '--allow-no-auth', 'start'],
    async ready() {
      const connection = await waitFor('Temporal', () => Connection.connect({ address }), startWithinMs);
      await makeNamespace(connection);
      return connection;
    },
  };
}

export async function startTemporalOnSql(settings: readonly string[], unprepared: boolean): Promise<TestTemporal> {
  const postgres = await temporaryPostgres();
  const folder = await mkdtemp(path.join(tmpdir(), 'temporal-sql-'));
  const { command, address, ready } = await prepareTemporalOnSql({ folder, postgresUrl: postgres.url, settings });
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn(command[0]!, command.slice(1), { stdio: 'ignore' });
    const connection = await ready();
    try {
      if (!unprepared) await waitFor('its preparation', () => prepare(connection), startWithinMs);
    } finally {
      await connection.close();
    }
  }
  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  await start();
  return {
    address,
    kill,
    restart: start,
    async stop() {
      await kill();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const services = ['frontend', 'history', 'matching', 'worker'] as const;
type Ports = Record<(typeof services)[number], { grpcPort: number; membershipPort: number }>;

async function choosePorts(): Promise<Ports> {
  const ports: Partial<Ports> = {};
  for (const service of services) ports[service] = { grpcPort: await freePort(), membershipPort: await freePort() };
  return ports as Ports;
}

async function makeDatabases(sqlTool: string, { hostname, port, username, password }: URL): Promise<void> {
  const server = ['--plugin', 'postgres12', '--endpoint', hostname, '--port', port, '--user', username];
  for (const [database, schema] of Object.entries(databases)) {
    const tool = (...words: string[]) =>
      run(sqlTool, [...server, '--database', database, ...words], {
        env: { SQL_PASSWORD: decodeURIComponent(password) },
      });
    await tool('create-database');
    await tool('setup-schema', '--version', '0.0');
    await tool('update-schema', '--schema-name', schema);
  }
}

async function makeNamespace({ workflowService }: Connection): Promise<void> {
  const retention = { seconds: (30 * 24 * 3_600) as never, nanos: 0 };
  await waitFor(
    'its namespace',
    () =>
      workflowService
        .describeNamespace({ namespace })
        .catch(() => workflowService.registerNamespace({ namespace, workflowExecutionRetentionPeriod: retention })),
    startWithinMs,
  );
  await waitFor(
    'its namespace to be usable',
    () => workflowService.listWorkflowExecutions({ namespace }),
    startWithinMs,
  );
}

const prepare = (connection: Connection) => prepareNamespace(new Client({ connection, namespace })).then(() => true);

/** `KEY=VALUE` as the development server takes them; a value is JSON, which is YAML. */
function dynamicConfig(settings: readonly string[]): string {
  const all = ['system.enableActivityEagerExecution=true', ...settings];
  return all
    .map((setting) => {
      const at = setting.indexOf('=');
      return `${setting.slice(0, at)}:\n  - value: ${setting.slice(at + 1)}\n`;
    })
    .join('');
}

function configuration(folder: string, database: URL, ports: Ports) {
  const store = (databaseName: string) => ({
    sql: {
      pluginName: 'postgres12',
      databaseName,
      connectAddr: database.host,
      connectProtocol: 'tcp',
      user: database.username,
      password: decodeURIComponent(database.password),
      maxConns: 20,
      maxIdleConns: 20,
      maxConnLifetime: '1h',
    },
  });
  const bindOnIP = '127.0.0.1';
  const rpcAddress = `${bindOnIP}:${ports.frontend.grpcPort}`;
  return {
    log: { stdout: true, level: 'error' },
    persistence: {
      numHistoryShards: 4,
      defaultStore: 'default',
      visibilityStore: 'visibility',
      datastores: { default: store('temporal'), visibility: store('temporal_visibility') },
    },
    global: { membership: { maxJoinDuration: '30s', broadcastAddress: bindOnIP } },
    services: Object.fromEntries(Object.entries(ports).map(([name, each]) => [name, { rpc: { ...each, bindOnIP } }])),
    clusterMetadata: {
      enableGlobalNamespace: false,
      failoverVersionIncrement: 10,
      masterClusterName: 'active',
      currentClusterName: 'active',
      clusterInformation: {
        active: { enabled: true, initialFailoverVersion: 1, rpcName: 'frontend', rpcAddress },
      },
    },
    dcRedirectionPolicy: { policy: 'noop' },
    archival: {
      history: { state: 'disabled', enableRead: false },
      visibility: { state: 'disabled', enableRead: false },
    },
    publicClient: { hostPort: rpcAddress },
    dynamicConfigClient: { filepath: path.join(folder, 'dynamic.yaml'), pollInterval: '60s' },
  };
}
