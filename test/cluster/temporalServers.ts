/**
 * Temporal as in a real deployment: a process for each of its services (two for the histories), on Postgres, with TLS
 * and certificates of clients between the services and towards everyone else.
 *
 * Each process listens on a loopback address of its own and tells the others a second one, where a gateway leads to it,
 * so that the test can cut it off.
 */
import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Connection } from '@temporalio/client';
import { type Issued, makeAuthority } from '../support/certificates.ts';
import { waitFor } from '../support/wait.ts';
import type { Address, Network } from './network.ts';
import { ownEnvironment, type Parts } from './parts.ts';
import type { PostgresPair } from './postgresPair.ts';
import type { TemporalPrograms } from './programs.ts';

const run = promisify(execFile);

export const temporalParts = ['frontend', 'history-1', 'history-2', 'matching', 'worker'] as const;
type TemporalPart = (typeof temporalParts)[number];

const databases = { temporal: 'postgresql/v12/temporal', temporal_visibility: 'postgresql/v12/visibility' };
const ports = {
  frontend: { grpcPort: 7233, membershipPort: 6933 },
  history: { grpcPort: 7234, membershipPort: 6934 },
  matching: { grpcPort: 7235, membershipPort: 6935 },
  worker: { grpcPort: 7239, membershipPort: 6939 },
};
type ServiceName = keyof typeof ports;
const metricsPort = 8000;
const historyShards = 8;
const ofCompose = path.join(import.meta.dirname, '..', '..', 'deploy', 'temporal', 'dynamic.yaml');
/** A slow disk or a busy machine is no fault: by default a shard is given up, and taken again, after five seconds. */
const patience = 'history.shardIOTimeout:\n  - value: 30s\n';
const startWithinMs = 180_000;

export class TemporalServers {
  readonly #folder: string;
  readonly #network: Network;
  readonly #postgres: PostgresPair;
  /** Two of its loopback networks are free for this run. */
  readonly #subnet = `127.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  /** What the service connects with, PEM: the CA of the frontend's certificate, and a certificate of its own. */
  own!: Issued & { ca: string };

  private constructor(folder: string, network: Network, postgres: PostgresPair) {
    this.#folder = folder;
    this.#network = network;
    this.#postgres = postgres;
  }

  static async start(
    folder: string,
    programs: TemporalPrograms,
    { parts, network, postgres }: { parts: Parts; network: Network; postgres: PostgresPair },
  ): Promise<TemporalServers> {
    const servers = new TemporalServers(folder, network, postgres);
    await mkdir(folder, { recursive: true });
    await servers.#makeCertificates();
    await writeFile(path.join(folder, 'dynamic.yaml'), `${await readFile(ofCompose, 'utf8')}${patience}`);
    await servers.#makeDatabases(programs.sqlTool);
    for (const part of temporalParts) {
      const config = await servers.#configure(part);
      const words = [
        '--root',
        '/',
        '--config',
        config,
        '--env',
        'cluster',
        '--allow-no-auth',
        'start',
        '--service',
        serviceOf(part),
      ];
      const command = [programs.server, ...words];
      await parts.startServer(`temporal-${part}`, 'SIGTERM', async () => ({ command }));
    }
    return servers;
  }

  /** Where clients find the frontend. */
  get outside(): Address {
    return { host: this.#bindAddress('frontend'), port: ports.frontend.grpcPort };
  }

  /** A connection with the service's certificate. */
  async connect(): Promise<Connection> {
    const { ca, cert, key } = this.own;
    return Connection.connect({
      address: `${this.outside.host}:${this.outside.port}`,
      connectTimeout: '5s',
      tls: {
        serverNameOverride: 'localhost',
        serverRootCACertificate: Buffer.from(ca),
        clientCertPair: { crt: Buffer.from(cert), key: Buffer.from(key) },
      },
    });
  }

  /** Makes a namespace, as `temporal operator namespace create` does; waits until the servers are up. */
  async createNamespace(namespace: string): Promise<void> {
    const connection = await waitFor('the frontend of Temporal', () => this.connect(), startWithinMs);
    try {
      const { workflowService } = connection;
      const days = 24 * 3_600;
      await waitFor(
        'the namespace to be made',
        () =>
          workflowService.describeNamespace({ namespace }).catch(() =>
            workflowService.registerNamespace({
              namespace,
              workflowExecutionRetentionPeriod: { seconds: (30 * days) as never, nanos: 0 },
            }),
          ),
        startWithinMs,
      );
      // The other servers learn of it a moment later; what starts a schedule needs all of them.
      await waitFor(
        'the namespace to be usable',
        () => workflowService.listWorkflowExecutions({ namespace }),
        startWithinMs,
      );
    } finally {
      await connection.close();
    }
  }

  /** What each process has counted so far, in Prometheus' text format. */
  async metrics(part: TemporalPart): Promise<string> {
    return (await fetch(`http://${this.#bindAddress(part)}:${metricsPort}/metrics`)).text();
  }

  async #makeCertificates(): Promise<void> {
    const authority = await makeAuthority('of the cluster');
    const { ca } = authority;
    const file = (name: string) => path.join(this.#folder, name);
    await writeFile(file('ca.pem'), ca);
    for (const [name, of] of [
      ['internode', 'internode'],
      ['frontend', 'localhost'],
    ] as const) {
      const certificate = await authority.issue(of);
      await writeFile(file(`${name}.pem`), certificate.cert);
      await writeFile(file(`${name}.key`), certificate.key, { mode: 0o600 });
    }
    this.own = { ca, ...(await authority.issue('compute-service')) };
  }

  async #makeDatabases(sqlTool: string): Promise<void> {
    const { host, port } = this.#postgres.address;
    const server = ['--plugin', 'postgres12', '--endpoint', host, '--port', String(port), '--user', 'postgres'];
    const env = { ...ownEnvironment(), SQL_PASSWORD: this.#postgres.password };
    for (const [database, schema] of Object.entries(databases)) {
      const tool = (...words: string[]) => run(sqlTool, [...server, '--database', database, ...words], { env });
      await tool('create-database');
      await tool('setup-schema', '--version', '0.0');
      await tool('update-schema', '--schema-name', schema);
    }
  }

  /** Writes the configuration of one process; returns its folder. */
  async #configure(part: TemporalPart): Promise<string> {
    const bind = this.#bindAddress(part);
    const broadcast = this.#broadcastAddress(part);
    for (const port of Object.values(ports[serviceOf(part)]))
      await this.#network.link(`others to temporal-${part}`, () => ({ host: bind, port }), { host: broadcast, port });
    const databasePort = await this.#network.link(`temporal-${part} to postgres`, () => this.#postgres.address);
    const folder = path.join(this.#folder, part);
    await mkdir(folder, { recursive: true });
    const config = this.#configuration({ bind, broadcast, databasePort });
    // JSON is YAML.
    await writeFile(path.join(folder, 'cluster.yaml'), JSON.stringify(config, null, 2), { mode: 0o600 });
    return folder;
  }

  #configuration(of: { bind: string; broadcast: string; databasePort: number }) {
    const store = (databaseName: string, maxConns: number) => ({
      sql: {
        pluginName: 'postgres12',
        databaseName,
        connectAddr: `127.0.0.1:${of.databasePort}`,
        connectProtocol: 'tcp',
        user: 'postgres',
        password: this.#postgres.password,
        maxConns,
        maxIdleConns: maxConns,
        maxConnLifetime: '1h',
      },
    });
    const file = (name: string) => path.join(this.#folder, name);
    const tls = (certificate: string, serverName: string) => ({
      server: {
        requireClientAuth: true,
        certFile: file(`${certificate}.pem`),
        keyFile: file(`${certificate}.key`),
        clientCaFiles: [file('ca.pem')],
      },
      client: { serverName, rootCaFiles: [file('ca.pem')] },
    });
    return {
      log: { stdout: true, level: 'warn' },
      persistence: {
        numHistoryShards: historyShards,
        defaultStore: 'default',
        visibilityStore: 'visibility',
        datastores: { default: store('temporal', 20), visibility: store('temporal_visibility', 5) },
      },
      global: {
        membership: { maxJoinDuration: '30s', broadcastAddress: of.broadcast },
        metrics: { prometheus: { listenAddress: `${of.bind}:${metricsPort}` } },
        tls: { internode: tls('internode', 'internode'), frontend: tls('frontend', 'localhost') },
      },
      services: Object.fromEntries(
        Object.entries(ports).map(([service, each]) => [service, { rpc: { ...each, bindOnIP: of.bind } }]),
      ),
      clusterMetadata: {
        enableGlobalNamespace: false,
        failoverVersionIncrement: 10,
        masterClusterName: 'active',
        currentClusterName: 'active',
        clusterInformation: {
          active: {
            enabled: true,
            initialFailoverVersion: 1,
            rpcName: 'frontend',
            rpcAddress: `${this.#broadcastAddress('frontend')}:${ports.frontend.grpcPort}`,
          },
        },
      },
      dcRedirectionPolicy: { policy: 'noop' },
      archival: {
        history: { state: 'disabled', enableRead: false },
        visibility: { state: 'disabled', enableRead: false },
      },
      dynamicConfigClient: { filepath: path.join(this.#folder, 'dynamic.yaml'), pollInterval: '60s' },
    };
  }

  #bindAddress(part: TemporalPart): string {
    return `${this.#subnet}.${10 + temporalParts.indexOf(part)}`;
  }

  #broadcastAddress(part: TemporalPart): string {
    return `${this.#subnet}.${110 + temporalParts.indexOf(part)}`;
  }
}

function serviceOf(part: TemporalPart): ServiceName {
  return part.replace(/-\d$/, '') as ServiceName;
}
