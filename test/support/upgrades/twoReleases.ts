/**
 * A deployment on one machine whose parts may be of different releases: each role is a process of its release's own
 * program. They share a Postgres, a Temporal server, and the hosts' folder.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client, Connection } from '@temporalio/client';
import pg from 'pg';
import { stringify } from 'yaml';
import { progress } from '../../../bench/report.ts';
import { simulatedFleetFile } from '../../../bench/simulatedFleet.ts';
import { apiKey, type ComputeClient, createClient } from '../../../sdk/src/index.ts';
import { nodeFetch } from '../../../sdk/src/node/index.ts';
import { urlAs } from '../../../src/store/core/serviceRole.ts';
import { freePort } from '../../../src/up/ports.ts';
import { ownEnvironment, Parts } from '../../cluster/parts.ts';
import { startPostgres } from '../database.ts';
import { longDeadlines } from '../longDeadlines.ts';
import { deploymentName } from '../releases.ts';
import { testSecretKeys } from '../secrets.ts';
import { startTemporal } from '../temporal.ts';
import { waitFor } from '../wait.ts';

const run = promisify(execFile);
const commandWithinMs = 180_000;
const servicePassword = 'of-the-service';
export const hosts = ['h1', 'h2'];

export interface Release {
  /** Also the version of its workers. */
  name: string;
  program: string;
}

export type Deployment = Awaited<ReturnType<typeof openDeployment>>;

/** Postgres without any table, and Temporal; {@link Deployment.command} and the starts do the rest. */
export async function openDeployment() {
  const folder = await mkdtemp(path.join(tmpdir(), 'two-releases-'));
  const [postgres, temporal] = await Promise.all([
    startPostgres({ own: true }),
    startTemporal([
      // Temporal looks every three minutes whether a version is drained.
      'matching.wv.VersionDrainageStatusVisibilityGracePeriod="2s"',
      'matching.wv.VersionDrainageStatusRefreshInterval="1s"',
    ]),
  ]);
  const databaseUrl = await postgres.createEmptyDatabase();
  const urlOf = (role: 'api' | 'worker') => urlAs(databaseUrl, `compute_${role}`, servicePassword);
  const parts = new Parts(folder);
  const dataDir = (name: string) => path.join(folder, name);
  for (const name of ['tls', 'data', 'hosts']) await mkdir(dataDir(name), { mode: 0o700 });
  const common = { ...settings, FLEET_FILE: dataDir('fleet.yaml'), TEMPORAL_ADDRESS: temporal.address };
  /** The same for all: each command has a data folder of its own. */
  const secretKeys = { SECRET_KEYS: testSecretKeys };
  await writeFile(common.FLEET_FILE, stringify(fleet));
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // The server may end one before its end has arrived.
  sql.on('error', () => {});
  const connection = await Connection.connect({ address: temporal.address });

  /** Runs an operator's command of a release, where it reaches everything. Returns what it prints. */
  async function command({ program }: Release, words: string, folderOf: 'tls' | 'data' | 'hosts' = 'data') {
    const env = {
      ...ownEnvironment(),
      ...common,
      ...secretKeys,
      DATABASE_URL: databaseUrl,
      DATABASE_API_URL: urlOf('api'),
      DATABASE_WORKER_URL: urlOf('worker'),
      DATA_DIR: dataDir(folderOf),
    };
    return (await run(process.execPath, [program, ...words.split(' ')], { env, timeout: commandWithinMs })).stdout;
  }
  const roleSettings = { ...common, ...secretKeys, DATA_DIR: dataDir('data') };

  return {
    databaseUrl,
    hostsDataDir: dataDir('hosts'),
    sql,
    client: new Client({ connection }),
    parts,
    command,

    /** Starts a release's API as `part` and returns a client of it, with the key of `account`. */
    async startApi(
      part: string,
      release: Release,
      account: { apiKey: { id: string; secret: string } },
    ): Promise<ComputeClient> {
      const port = await freePort();
      const url = `https://localhost:${port}`;
      const env = {
        ...roleSettings,
        DATABASE_URL: urlOf('api'),
        PUBLIC_URL: url,
        HTTPS_PORT: String(port),
        TLS_CERT_FILE: path.join(dataDir('tls'), 'tls-cert.pem'),
        TLS_KEY_FILE: path.join(dataDir('tls'), 'tls-key.pem'),
      };
      await parts.startRole(part, ['api'], env, release.program);
      const ca = await readFile(path.join(dataDir('tls'), 'ca.pem'), 'utf8');
      const client = createClient({ url, auth: apiKey(account.apiKey), fetch: nodeFetch({ ca }) });
      await waitFor(`${part} to serve`, () => client.namespace(), commandWithinMs);
      return client;
    },
    startWorker: (part: string, { name, program }: Release) =>
      parts.startRole(
        part,
        ['worker'],
        {
          ...roleSettings,
          DATABASE_URL: urlOf('worker'),
          TEMPORAL_DEPLOYMENT_NAME: deploymentName,
          TEMPORAL_WORKER_BUILD_ID: name,
        },
        program,
      ),
    startAgent: (part: string, { program }: Release) =>
      parts.startRole(part, ['host'], { ...common, DATA_DIR: dataDir('hosts'), HOSTS: hosts.join() }, program),

    /** The folder with every log is kept after a failure. */
    async stop({ failed }: { failed: boolean }): Promise<void> {
      await parts.stop();
      await sql.end();
      await connection.close();
      await Promise.all([temporal.stop(), postgres.stop()]);
      if (failed) progress(`logs are kept in ${folder}`);
      else await rm(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

const settings = {
  ...longDeadlines(60),
  TEMPORAL_DEPLOYMENT_NAME: deploymentName,
  LOG_LEVEL: 'warn',
  SIMULATED_LATENCY_MS: '0',
  RATE_LIMIT_PER_SECOND: '10000',
};

/** The fleet file. */
const fleet = simulatedFleetFile({ hosts, cpu: 16, memoryGiB: 64, diskGiB: 1_024, virtualMachines: 100 });
