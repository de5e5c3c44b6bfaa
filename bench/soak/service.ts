/**
 * The service under test: the parts of `up` as real processes under the real supervisor, with a gateway between any two
 * that communicate and, where file systems may be mounted, a small disk under each one that writes. As after `npm start`,
 * payloads are encrypted, hosts sign what they say, and the API and the worker have their own roles in the database.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client, Connection } from '@temporalio/client';
import pg from 'pg';
import { enrollMissing } from '../../src/cli/fleet/hostKeyCommands.ts';
import { hostFolder } from '../../src/drivers/agent/records.ts';
import { parseFleet } from '../../src/fleet/fleetFile.ts';
import { readIfPresent } from '../../src/lib/files.ts';
import { signal } from '../../src/lib/processes.ts';
import { ensurePayloadKeys } from '../../src/secrets/secretKeys.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { createCustomer } from '../../src/store/accounts/customers.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { migrate } from '../../src/store/core/migrate.ts';
import type { ServiceRole } from '../../src/store/core/rightsTable.ts';
import { prepareServiceRoles, type ServiceUrls, urlAs } from '../../src/store/core/serviceRole.ts';
import { applyFleet } from '../../src/store/fleet/applyFleet.ts';
import { prepareNamespace } from '../../src/temporal/preparation.ts';
import { freePort } from '../../src/up/ports.ts';
import { openToOwner, type PreparedPostgres, preparePostgres, waitForPostgres } from '../../src/up/postgres.ts';
import { wrapperArguments } from '../../src/up/processWrapper.ts';
import { endRecorded, Supervisor } from '../../src/up/supervisor.ts';
import { temporalArguments } from '../../src/up/temporalServer.ts';
import { ensureTls, type TlsFiles } from '../../src/up/tls.ts';
import { waitForTemporal } from '../../src/up/waitForTemporal.ts';
import { type Emulator, startEmulator } from '../../test/support/drivers/redfishEmulator.ts';
import { prepareTemporalOnSql, type TemporalOnSql } from '../../test/support/temporalOnSql.ts';
import { mainFile } from '../processes.ts';
import { ownTemporal } from '../programs.ts';
import { tree } from '../resources.ts';
import { Disk } from './disks.ts';
import { customerSlugs, fleetText, hostsOf, installer, settings, wiper } from './fleet.ts';
import { Gateway } from './gateway.ts';

export const apis = ['api', 'api-2'] as const;
export const workers = ['worker', 'worker-2'] as const;
export const agents = ['host-a', 'host-b'] as const;
export const parts = ['postgres', 'temporal', ...workers, ...agents, ...apis] as const;
export type Part = (typeof parts)[number];
/** What Temporal keeps its data in: SQLite, as after \`npm start\`, or Postgres, as in a deployment. */
export const temporalKinds = ['sqlite', 'postgres'] as const;
export type TemporalKind = (typeof temporalKinds)[number];
type Program = Part | 'temporal-postgres';
export type Agent = (typeof agents)[number];

export const diskNames = ['postgres', 'temporal', 'hosts', 'logs'] as const;
export type DiskName = (typeof diskNames)[number];
const diskSizesMiB: Readonly<Record<DiskName, number>> = { postgres: 640, temporal: 768, hosts: 16, logs: 96 };

/** Which part connects to which. */
export const links = [
  ...(['api-postgres', 'worker-postgres', 'api-temporal', 'worker-temporal', 'host-temporal'] as const),
  'host-controller',
] as const;
export type Link = (typeof links)[number];

const startLimitMs = 90_000;
const stopGraceMs = 20_000;
const faketime = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib']
  .map((folder) => path.join(folder, 'faketime'))
  .find((folder) => existsSync(folder));

export interface Account {
  slug: string;
  customerId: string;
  tenantId: string;
  namespace: string;
  apiKey: { id: string; secret: string };
}

export class Service {
  readonly dataDir: string;
  readonly accounts: Account[] = [];
  readonly gateways = new Map<Link, Gateway>();
  readonly disks = new Map<DiskName, Disk>();
  /** The management controller of the host `metal`. */
  controller!: Emulator;
  readonly #supervisors = new Map<Program, Supervisor>();
  readonly #recipes = new Map<Program, Parameters<Supervisor['start']>[0]>();
  #tls!: TlsFiles;
  #postgresUrl = '';
  #serviceUrls!: ServiceUrls;
  #temporalAddress = '';
  /** Where each API listens. */
  readonly urls: string[] = [];
  caFile = '';
  /** A direct connection to Postgres, bypassing every gateway: for inspection, and for what an operator does. */
  sql!: pg.Pool;
  temporal!: Client;

  private constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  static async start(say: (line: string) => void, temporal: TemporalKind): Promise<Service> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'compute-soak-'));
    await openToOwner(dataDir);
    const service = new Service(dataDir);
    try {
      await service.#mountDisks(say);
      await service.#startController();
      await service.#startPostgres();
      await service.#startTemporal(temporal);
      await service.#startRoles();
      return service;
    } catch (error) {
      await service.close();
      throw error;
    }
  }

  get url(): string {
    return this.urls[0]!;
  }

  /** Clocks can be stepped where libfaketime is installed. */
  get clocksCanBeStepped(): boolean {
    return faketime !== undefined;
  }

  stepClock(part: Part, seconds: number): void {
    writeFileSync(this.#clockFile(part), `${seconds >= 0 ? '+' : ''}${seconds}\n`);
  }

  /** The process that does the work, not its wrapper; null while there is none. */
  pidOf(part: Part): number | null {
    const file =
      part === 'postgres'
        ? path.join(this.#folder('postgres'), 'postgres', 'postmaster.pid')
        : path.join(this.dataDir, 'pids', part === 'temporal' ? 'temporal.server' : part);
    return readPid(file);
  }

  /** The wrapper process, which starts and stops Postgres or Temporal. */
  wrapperOf(part: 'postgres' | 'temporal'): number | null {
    return readPid(path.join(this.dataDir, 'pids', part));
  }

  kill(part: Part): void {
    const pid = this.pidOf(part);
    if (pid !== null) signal(pid, 'SIGKILL');
  }

  /** Pauses every process of a part; returns a function that resumes them. */
  pause(part: Part): () => void {
    const pid = this.pidOf(part);
    const pids = pid === null ? [] : tree(pid);
    for (const each of pids) signal(each, 'SIGSTOP');
    return () => {
      for (const each of pids) signal(each, 'SIGCONT');
    };
  }

  /** Stops a part in an orderly way, as an operator does. */
  async stopPart(part: Program): Promise<void> {
    await this.#supervisors.get(part)?.stop();
    this.#supervisors.delete(part);
  }

  async startPart(part: Program): Promise<void> {
    const supervisor = new Supervisor({ dataDir: this.dataDir, report: (line) => this.note(line) });
    this.#supervisors.set(part, supervisor);
    await supervisor.start(this.#recipes.get(part)!);
  }

  /**
   * Starts an agent without the folder of one of its hosts, as where a data disk is not mounted yet. Returns how to bring
   * the folder back. A host without machines would be taken with the new folder, and is left alone.
   */
  async hideRecords(part: Agent, hostName: string): Promise<() => Promise<void>> {
    const folder = hostFolder(this.dataDir, hostName);
    const away = `${folder}.away`;
    await this.stopPart(part);
    try {
      const { rowCount } = await this.sql.query(
        'SELECT FROM placements WHERE host_name = $1 AND released_at IS NULL AND abandoned_at IS NULL LIMIT 1',
        [hostName],
      );
      if (rowCount === 0) return async () => {};
      await rename(folder, away);
    } finally {
      await this.startPart(part);
    }
    return async () => {
      await this.stopPart(part);
      try {
        if (existsSync(away)) {
          await rm(folder, { recursive: true, force: true });
          await rename(away, folder);
        }
      } finally {
        await this.startPart(part);
      }
    };
  }

  /** Writes a line to the soak's own log, which lies in the data folder but not on a small disk. */
  note(line: string): void {
    appendFileSync(path.join(this.dataDir, 'soak.log'), `${new Date().toISOString()} ${line}\n`);
  }

  /** Runs an operator's command on the service's database and Temporal; resolves with its exit code. */
  async command(words: string[], onLine: (line: string) => void = () => {}): Promise<{ code: number; text: string }> {
    const child = spawn(process.execPath, [mainFile, ...words], {
      env: this.#operatorsEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        this.note(`${words[0]}: ${line}`);
        lines.push(line);
        onLine(line);
      });
    const code = await new Promise<number>((resolve) => child.once('close', (exit) => resolve(exit ?? 1)));
    return { code, text: lines.join('\n') };
  }

  /** The configuration of an operator's commands. */
  config(): Config {
    return readConfig(this.#operatorsEnvironment());
  }

  openStore(): Database {
    return openDatabase(this.#postgresUrl, { poolSize: 2 });
  }

  /** A connection to another database than the service's, so that the service's can be copied and replaced. */
  async maintenance<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const url = new URL(this.#postgresUrl);
    url.pathname = '/postgres';
    const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** With `keep`, the data folder stays whole; otherwise the disks take with them what lies on them. */
  async close(keep = false): Promise<void> {
    await this.sql?.end().catch(() => undefined);
    await this.temporal?.connection.close().catch(() => undefined);
    for (const part of [...parts].reverse()) await this.stopPart(part);
    await this.stopPart('temporal-postgres');
    for (const gateway of this.gateways.values()) await gateway.close();
    await this.controller?.close();
    for (const disk of this.disks.values()) await disk.unmount(keep).catch(() => undefined);
  }

  async remove(): Promise<void> {
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 10 });
  }

  get #fleetFile(): string {
    return path.join(this.dataDir, 'fleet.yaml');
  }

  #folder(name: DiskName): string {
    return path.join(this.dataDir, name);
  }

  async #mountDisks(say: (line: string) => void): Promise<void> {
    const mountable = Disk.canBeMounted();
    if (!mountable) say('no disk is filled or made read-only: only root on Linux may mount small ones');
    for (const name of diskNames) {
      if (mountable) this.disks.set(name, await Disk.mount(this.#folder(name), diskSizesMiB[name]));
      else await mkdir(this.#folder(name), { recursive: true, mode: 0o711 });
    }
  }

  async #startController(): Promise<void> {
    this.controller = await startEmulator({
      mediaUnder: 'Managers',
      powerMs: 300,
      wipes: { disks: [{ id: 'soak-1', bytes: 2 ** 50, erased: true }] },
    });
    const target = { host: '127.0.0.1', port: Number(new URL(this.controller.endpoint).port) };
    const gateway = await Gateway.open(() => target);
    this.gateways.set('host-controller', gateway);
    for (const { name, text } of [installer, wiper]) await writeFile(path.join(this.dataDir, name), text);
    await writeFile(path.join(this.dataDir, 'credentials'), this.controller.credentials, { mode: 0o600 });
    await writeFile(this.#fleetFile, fleetText(`http://127.0.0.1:${gateway.port}`, this.dataDir));
  }

  async #startPostgres(): Promise<void> {
    const prepared = await this.#addPostgres('postgres', this.#folder('postgres'));
    this.#postgresUrl = prepared.url;
    await waitForPostgres(prepared.url, startLimitMs);
    await migrate(prepared.url, { migrationsDir: readConfig({}).migrationsDir });
    // As a start does: each role reaches the database as one that owns nothing.
    const urlOf = (role: ServiceRole) => urlAs(prepared.url, `soak_${role}`, randomUUID());
    this.#serviceUrls = { api: urlOf('api'), worker: urlOf('worker') };
    await prepareServiceRoles(prepared.url, this.#serviceUrls);
    this.sql = new pg.Pool({ connectionString: prepared.url, max: 2, connectionTimeoutMillis: 5_000 });
    this.sql.on('error', () => {});
    // Since when each host was silent, each time that one was lost: bills may end then.
    await this.sql.query(`
      CREATE SCHEMA soak;
      CREATE TABLE soak.losses (host text, lost_at timestamptz);
      CREATE FUNCTION soak.note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
        INSERT INTO soak.losses VALUES (NEW.name, NEW.lost_at); RETURN NEW; END $$;
      CREATE TRIGGER soak AFTER UPDATE OF lost_at ON hosts FOR EACH ROW WHEN (NEW.lost_at IS NOT NULL) EXECUTE FUNCTION soak.note()`);
    const db = this.openStore();
    try {
      const fleet = parseFleet(await readFile(this.#fleetFile, 'utf8'), this.#fleetFile);
      await applyFleet(db, fleet);
      for (const slug of customerSlugs) {
        const region = fleet.regions[0]!;
        this.accounts.push({ slug, ...(await createCustomer(db, { slug, displayName: slug, region })) });
      }
    } finally {
      await db.$disconnect();
    }
  }

  async #addPostgres(name: 'postgres' | 'temporal-postgres', dataDir: string): Promise<PreparedPostgres> {
    const prepared = await preparePostgres({ dataDir, port: 0 });
    let first = true;
    await this.#add(name, async () => {
      const { command } = first ? prepared : await preparePostgres({ dataDir, port: prepared.port });
      first = false;
      // Keeps the log small on a small disk.
      const tuned = [...command, '-c', 'max_wal_size=128MB', '-c', 'min_wal_size=64MB'];
      const clock = Object.entries(name === 'postgres' ? this.#clockOf(name) : {}).map((pair) => pair.join('='));
      // Set after the change of the user: the library shares memory between the programs of one user alone.
      return this.#kept(tuned.toSpliced(tuned.indexOf('--') + 1, 0, 'env', ...clock), '', 'SIGINT');
    });
    return prepared;
  }

  async #startTemporal(kind: TemporalKind): Promise<void> {
    const pidFile = path.join(this.dataDir, 'pids', 'temporal.server');
    const { command, address, ready } =
      kind === 'postgres' ? await this.#temporalOnPostgres() : await this.#developmentTemporal();
    await this.#add('temporal', async () => {
      await endRecorded(pidFile);
      return this.#kept([...command], pidFile, 'SIGTERM');
    });
    this.#temporalAddress = address;
    this.temporal = new Client({ connection: await ready() });
    await prepareNamespace(this.temporal);
    const portOf = (link: Link) =>
      Number(new URL(link.endsWith('postgres') ? this.#postgresUrl : `tcp://${address}`).port);
    for (const link of links.filter((name) => name !== 'host-controller'))
      this.gateways.set(link, await Gateway.open(() => ({ host: '127.0.0.1', port: portOf(link) })));
  }

  async #developmentTemporal(): Promise<TemporalOnSql> {
    const [port, uiPort] = [await freePort(), await freePort()];
    const address = `127.0.0.1:${port}`;
    const words = temporalArguments({ dataDir: this.#folder('temporal'), port, uiPort });
    return {
      command: [await ownTemporal(), ...words],
      address,
      async ready() {
        await waitForTemporal(address, { deadlineMs: startLimitMs });
        return Connection.connect({ address });
      },
    };
  }

  /** The server of real deployments on a Postgres of its own, which lies on Temporal's disk. */
  async #temporalOnPostgres(): Promise<TemporalOnSql> {
    const folder = this.#folder('temporal');
    const { url } = await this.#addPostgres('temporal-postgres', folder);
    await waitForPostgres(url, startLimitMs);
    return prepareTemporalOnSql({ folder: path.join(folder, 'server'), postgresUrl: url, settings: [] });
  }

  async #startRoles(): Promise<void> {
    this.#tls = await ensureTls(this.dataDir);
    this.caFile = this.#tls.caFile;
    await this.#enrollHosts();
    await ensurePayloadKeys(this.config());
    const { certFile: TLS_CERT_FILE, keyFile: TLS_KEY_FILE } = this.#tls;
    for (const part of apis) {
      const port = await freePort();
      this.urls.push(`https://127.0.0.1:${port}`);
      const served = { HTTPS_PORT: String(port), PUBLIC_URL: this.url };
      await this.#addRole(part, { ...served, TLS_CERT_FILE, TLS_KEY_FILE });
    }
    for (const part of workers) await this.#addRole(part, {});
    for (const part of agents) await this.#addRole(part, { HOSTS: hostsOf[part].join() });
  }

  /** Agents sign what they say, so one whose clock is stepped is not believed until it is right again. */
  async #enrollHosts(): Promise<void> {
    const db = this.openStore();
    try {
      await enrollMissing(db, this.config());
    } finally {
      await db.$disconnect();
    }
  }

  #addRole(part: Exclude<Part, 'postgres' | 'temporal'>, more: Record<string, string>): Promise<void> {
    const side = part.split('-')[0] as 'api' | 'worker' | 'host';
    const env: Record<string, string> = {
      ...this.#environment(),
      ...more,
      TEMPORAL_ADDRESS: this.#through(`${side}-temporal`),
      ...(side !== 'host' && { DATABASE_URL: this.#databaseThrough(side) }),
      COMPUTE_PARENT_PIPE: '1',
      ...this.#clockOf(part),
    };
    return this.#add(part, async () => ({ command: [process.execPath, mainFile, side], env }));
  }

  async #add(name: Program, prepare: Parameters<Supervisor['start']>[0]['prepare']): Promise<void> {
    this.#recipes.set(name, { name, graceMs: stopGraceMs, prepare });
    await this.startPart(name);
  }

  #kept(command: string[], pidFile: string, stopSignal: NodeJS.Signals) {
    const words = wrapperArguments({ command, pidFile, stopSignal });
    return {
      command: [process.execPath, mainFile, ...words],
      env: { ...this.#environment(), COMPUTE_PARENT_PIPE: '1' },
    };
  }

  #through(link: Link): string {
    return `127.0.0.1:${this.gateways.get(link)!.port}`;
  }

  #databaseThrough(role: ServiceRole): string {
    const url = new URL(this.#serviceUrls[role]);
    url.port = String(this.gateways.get(`${role}-postgres`)!.port);
    return url.href;
  }

  #environment(): Record<string, string> {
    const kept = ['PATH', 'HOME', 'TMPDIR', 'XDG_CACHE_HOME', 'LANG'];
    return {
      ...Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
      DATA_DIR: this.dataDir,
      FLEET_FILE: this.#fleetFile,
      ...settings,
    };
  }

  #operatorsEnvironment(): Record<string, string> {
    return { ...this.#environment(), DATABASE_URL: this.#postgresUrl, TEMPORAL_ADDRESS: this.#temporalAddress };
  }

  #clockOf(part: Part): Record<string, string> {
    if (faketime === undefined) return {};
    this.stepClock(part, 0);
    return {
      // What makes the library safe for threads is not safe in the handlers of signals, in which Postgres reads the time.
      LD_PRELOAD: path.join(faketime, part === 'postgres' ? 'libfaketime.so.1' : 'libfaketimeMT.so.1'),
      FAKETIME_TIMESTAMP_FILE: this.#clockFile(part),
      FAKETIME_CACHE_DURATION: '1',
      // A step moves the time of day. Durations are measured by the monotonic clock, which must not move.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    };
  }

  #clockFile(part: Part): string {
    return path.join(this.dataDir, `clock-${part}`);
  }
}

/** The first line of a pid file; null if there is none. */
function readPid(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 1 && existsSync(`/proc/${pid}`) ? pid : null;
  } catch {
    return null;
  }
}

/** The end of a part's log, for a report. */
export async function lastLines(service: Service, part: Part, count: number): Promise<string[]> {
  const text = await readIfPresent(path.join(service.dataDir, 'logs', `${part}.log`));
  return (text ?? '').trim().split('\n').slice(-count);
}
