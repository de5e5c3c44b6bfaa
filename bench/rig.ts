/** What is measured: the built program's own processes with their own Postgres and Temporal, in a temporary folder. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { stringify } from 'yaml';
import { readConfig } from '../src/settings/config.ts';
import { createCustomer } from '../src/store/accounts/customers.ts';
import { openDatabase } from '../src/store/core/db.ts';
import { migrate } from '../src/store/core/migrate.ts';
import { applyFleet, type Fleet } from '../src/store/fleet/applyFleet.ts';
import { freePort } from '../src/up/ports.ts';
import { openToOwner, preparePostgres, waitForPostgres } from '../src/up/postgres.ts';
import { temporalArguments } from '../src/up/temporalServer.ts';
import { ensureTls, type TlsFiles } from '../src/up/tls.ts';
import { waitForTemporal } from '../src/up/waitForTemporal.ts';
import { type Account, ApiClient, pause } from './load.ts';
import { mainFile, Processes, type Started } from './processes.ts';
import { ownTemporal } from './programs.ts';
import {
  agentNames,
  hostNames,
  region,
  type SimulatedFleetOptions,
  simulatedFleet,
  simulatedFleetFile,
} from './simulatedFleet.ts';

const machineLimit = 200_000;
const startLimitMs = 60_000;
/** More requests than any run makes, so that the rate limit does not affect results. */
const rateLimit = '10000000';
/** Of every service that is measured: neither its limits nor its simulated hosts are what takes the time. */
export const unhindered = {
  SIMULATED_LATENCY_MS: '0',
  RATE_LIMIT_PER_SECOND: rateLimit,
  CONNECTIONS_PER_ADDRESS: rateLimit,
};

export interface RigOptions {
  /** Where to write CPU profiles of the roles; null: take none. */
  profileDir: string | null;
  /** With payload keys, as `npm start` has them. */
  isEncrypted?: boolean;
  /** The fleet to fill the store with; simulated hosts by default. */
  fleet?: Fleet;
}

/** Opens the folder and Postgres with a fleet. Each benchmark starts the roles that it measures. */
export class Rig {
  readonly processes: Processes;
  readonly folder: string;
  readonly #profileDir: string | null;
  readonly #fleet: Fleet;
  readonly #closers: (() => Promise<unknown>)[] = [];
  #settings: Record<string, string> = {};
  #tls!: TlsFiles;
  #databaseUrl = '';
  get databaseUrl(): string {
    return this.#databaseUrl;
  }
  readonly #payloadKeys: string;
  temporalAddress = '';
  sql!: pg.Pool;
  /** After a signal, so that failures mean nothing. */
  isClosed = false;

  private constructor(folder: string, { profileDir, isEncrypted = false, fleet = benchFleet }: RigOptions) {
    this.folder = folder;
    this.#payloadKeys = isEncrypted ? `k1:${randomBytes(32).toString('base64')}` : '';
    this.#profileDir = profileDir;
    this.#fleet = fleet;
    this.processes = new Processes(folder);
  }

  static async open(options: RigOptions): Promise<Rig> {
    const folder = await mkdtemp(path.join(tmpdir(), 'compute-bench-'));
    await openToOwner(folder);
    return new Rig(folder, options);
  }

  /** `datesCommits`: when a row was committed can be read afterwards, in place of asking for it all the time. */
  async startPostgres({ datesCommits = false } = {}): Promise<Started> {
    const { command, url } = await preparePostgres({ dataDir: this.folder, port: 0 });
    if (datesCommits) command.push('-c', 'track_commit_timestamp=on');
    const started = this.processes.startKept('postgres', 'SIGINT', command);
    await waitForPostgres(url, startLimitMs);
    await migrate(url, { migrationsDir: readConfig({}).migrationsDir });
    this.#databaseUrl = url;
    this.sql = new pg.Pool({ connectionString: url, max: 2 });
    this.sql.on('error', () => {});
    this.#closers.push(() => this.sql.end());
    await this.#fillStore();
    return started;
  }

  async startTemporal(): Promise<Started> {
    const [port, uiPort] = [await freePort(), await freePort()];
    const command = [await ownTemporal(), ...temporalArguments({ dataDir: this.folder, port, uiPort })];
    const started = this.processes.startKept('temporal', 'SIGTERM', command);
    this.temporalAddress = `127.0.0.1:${port}`;
    await waitForTemporal(this.temporalAddress, { deadlineMs: startLimitMs });
    return started;
  }

  /** Starts the API and returns a client for it. Without a Temporal server, nothing listens at its address. */
  async startApi(settings: Record<string, string> = {}): Promise<{ started: Started; api: ApiClient; url: string }> {
    this.#tls = await ensureTls(this.folder);
    this.temporalAddress ||= `127.0.0.1:${await freePort()}`;
    const port = await freePort();
    const url = `https://127.0.0.1:${port}`;
    const started = this.startRole('api', { ...settings, HTTPS_PORT: String(port), PUBLIC_URL: url });
    const api = new ApiClient({ url, caFile: this.#tls.caFile });
    this.#closers.push(() => api.close());
    await this.until('the API', () => api.isReady());
    return { started, api, url };
  }

  startRole(role: 'api' | 'worker' | 'host', settings: Record<string, string> = {}, { again = false } = {}): Started {
    const profiling =
      this.#profileDir === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${path.join(this.#profileDir, role)}`];
    const env = { ...this.#roleSettings(role), ...settings };
    return this.processes.start(role, { args: [...profiling, mainFile, role], env, again });
  }

  /** Creates a customer with room for every machine of the run, and a session of it. */
  async customer(api: ApiClient, slug: string): Promise<Account> {
    const [account] = await this.customerSessions(api, slug, 1);
    return account!;
  }

  /** The same with several sessions of its key. */
  async customerSessions(api: ApiClient, slug: string, count: number): Promise<Account[]> {
    const db = openDatabase(this.#databaseUrl, { poolSize: 1 });
    try {
      const { namespace, apiKey } = await createCustomer(db, {
        slug,
        displayName: slug,
        region,
      });
      return await Promise.all(Array.from({ length: count }, () => api.session(namespace, apiKey)));
    } finally {
      await db.$disconnect();
    }
  }

  /** Calls this when the rig is closed, before its processes end. */
  onClose(close: () => Promise<unknown>): void {
    this.#closers.push(close);
  }

  /** The certificate that the API serves. */
  get tls(): TlsFiles {
    return this.#tls;
  }

  /** Waits until `isSo`; throws if a process ends meanwhile or the time runs out. */
  async until(
    what: string,
    isSo: () => Promise<boolean>,
    { everyMs = 100, limitMs = startLimitMs } = {},
  ): Promise<void> {
    const startedAt = performance.now();
    while (!(await isSo().catch(() => false))) {
      this.processes.check();
      if (performance.now() - startedAt > limitMs) throw new Error(`waited ${limitMs / 1000} s for ${what}`);
      await pause(everyMs);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const close of this.#closers.reverse()) await close().catch(() => undefined);
    await this.processes.stopAll();
    await rm(this.folder, { recursive: true, force: true });
  }

  #roleSettings(role: 'api' | 'worker' | 'host'): Record<string, string> {
    return {
      ...this.#settings,
      LOG_LEVEL: 'warn',
      TEMPORAL_PAYLOAD_KEYS: this.#payloadKeys,
      UNENROLLED_HOSTS: 'allowed',
      TEMPORAL_ADDRESS: this.temporalAddress,
      ...unhindered,
      ...(role === 'api' && { TLS_CERT_FILE: this.#tls.certFile, TLS_KEY_FILE: this.#tls.keyFile }),
      // As in a deployment: hosts have no access to the database.
      ...(role !== 'host' && { DATABASE_URL: this.#databaseUrl }),
    };
  }

  async #fillStore(): Promise<void> {
    const fleetFile = path.join(this.folder, 'fleet.yaml');
    await writeFile(fleetFile, stringify(this.#fleet));
    this.#settings = { DATA_DIR: this.folder, FLEET_FILE: fleetFile };
    const db = openDatabase(this.#databaseUrl, { poolSize: 1 });
    try {
      await applyFleet(db, this.#fleet);
    } finally {
      await db.$disconnect();
    }
  }
}

/** Large simulated hosts. */
function hostsOf(count: number): SimulatedFleetOptions {
  const size = { cpu: 256, memoryGiB: 4096, diskGiB: 65_536 };
  return { hosts: hostNames(count), ...size, virtualMachines: machineLimit };
}

/** Each host has an agent of its own unless it is said how many share them. */
export const fleetOf = (hostCount: number, agents: number | null = null): Fleet =>
  simulatedFleet({ ...hostsOf(hostCount), agents: agents === null ? undefined : agentNames(agents) });

const usualHosts = 10;
export const benchFleet = fleetOf(usualHosts);
/** The same for `npm start`. */
export const benchFleetFile = simulatedFleetFile(hostsOf(usualHosts));
