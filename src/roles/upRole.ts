/** The whole service on one machine: every role, an embedded Postgres and Temporal, a simulated fleet. */
import { randomBytes } from 'node:crypto';
import { access, chmod, constants, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, fetch } from 'undici';
import { readFleetFile } from '../cli/fleetFile.ts';
import { enrollMissing } from '../cli/hostKeyCommands.ts';
import { localSignInAddress } from '../cli/signInCommands.ts';
import type { Config } from '../config.ts';
import { UserError } from '../domain/errors.ts';
import { isOfThisMachine } from '../domain/serverUrls.ts';
import { newApiKey, type PlainApiKey } from '../store/accounts/apiKeys.ts';
import { createCustomer } from '../store/accounts/customers.ts';
import { type Database, openDatabase } from '../store/core/db.ts';
import { migrate } from '../store/core/migrate.ts';
import { prepareServiceRole, urlAs } from '../store/core/serviceRole.ts';
import { applyFleet, type Fleet, FleetRefused } from '../store/fleet/applyFleet.ts';
import { lazyClient, temporalAnswers } from '../temporal/connection.ts';
import { prepareNamespace } from '../temporal/preparation.ts';
import { findRestore } from '../temporal/restored.ts';
import { environmentOfRole, systemEnvironment } from '../up/childEnvironment.ts';
import { codecSettings, codecUrl, hasPayloadKeys } from '../up/codecEndpoint.ts';
import { lockDataDir } from '../up/dataDirLock.ts';
import { readIfPresent, writeDurably } from '../up/files.ts';
import { freeMegabytes, fullDiskNote } from '../up/fullDisk.ts';
import { writeKubeconfig } from '../up/kubeconfig.ts';
import { nodeArguments, nodeEnvironment } from '../up/nodeArguments.ts';
import { freePort, isPortFree } from '../up/ports.ts';
import { openToOwner, preparePostgres, waitForPostgres } from '../up/postgres.ts';
import { type WrapperOptions, wrapperArguments } from '../up/processWrapper.ts';
import { finishRestore } from '../up/restoreSwap.ts';
import { endLeftovers, endRecorded, Supervisor } from '../up/supervisor.ts';
import { provideTemporal } from '../up/temporalBinary.ts';
import { temporalEnvironment } from '../up/temporalEnvironment.ts';
import { temporalArguments, waitForTemporal } from '../up/temporalServer.ts';
import { ensureTls, type TlsFiles } from '../up/tls.ts';
import { waitFor } from '../up/waitFor.ts';
import { welcomeLines } from '../up/welcome.ts';

const readyDeadlineMs = 90_000;
/**
 * Runs the program of the checkout that is the current folder, else one that npm has linked. It reveals nothing about
 * the operator's machine. With --no, npm downloads no package of this name, which anyone could publish in its registry.
 */
const checkoutCommand = 'npx --no compute-service';
const restoreCheckMs = 15_000;
const recoveredEveryMs = 1_000;
/** A new data folder uses half of this, mostly for Postgres's log. */
const newFolderMegabytes = 256;
const scarceMegabytes = 128;

/** The parts in the order in which they are stopped, with the name to print for each. */
const parts: Readonly<Record<string, string>> = {
  api: 'the API',
  worker: 'the worker',
  host: 'the host agent',
  codec: 'the codec endpoint',
  temporal: 'Temporal',
  postgres: 'Postgres',
};

interface Ports {
  https: number;
  metrics: number;
  /** 0: another server's. */
  temporal: number;
  temporalUi: number;
  /** 0: payloads have no keys. */
  codec: number;
}

export interface UpOptions {
  config: Config;
  /** The environment of which children inherit what is theirs (childEnvironment.ts). */
  environment: Record<string, string | undefined>;
  /** The program itself (main.js), which children run. */
  mainFile: string;
  print(line: string): void;
  /** Aborts when the service is to stop, even in the middle of the start. */
  signal: AbortSignal;
}

/**
 * Starts everything, prints where it is, and returns how to stop it. A second start continues where the last one ended.
 * Throws UserError, with everything stopped again, for a problem that the user can fix.
 */
export async function runUp(options: UpOptions): Promise<{ close(): Promise<void> }> {
  const { dataDir } = options.config;
  await makeDataDir(dataDir);
  try {
    return await start(options);
  } catch (error) {
    const note = options.signal.aborted ? '' : fullDiskNote(dataDir, error);
    if (note === '') throw error;
    throw new UserError(`The service could not start: ${(error as Error).message}\n${note}`, { cause: error });
  }
}

async function start(options: UpOptions): Promise<{ close(): Promise<void> }> {
  const { config, print } = options;
  const { dataDir } = config;
  const unlock = await lockDataDir(dataDir);
  const supervisor = new Supervisor({ dataDir, report: print });
  const close = async () => {
    let told = false;
    await supervisor.stop(Object.keys(parts), (name) => {
      if (!told) print('');
      told = true;
      print(`· stopping ${parts[name] ?? name}`);
    });
    await unlock();
    if (told) print(`Stopped. The state stays in ${dataDir}; the next start goes on with it.`);
  };
  try {
    await tellFolder(config, print);
    await endLeftovers(dataDir, print);
    const before = await finishRestore(dataDir);
    if (before) print(`a restore was finished; the data before it is in ${before}`);
    await new Start(options, supervisor).run();
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Prints whether this is a first start; warns of a nearly full disk. Throws UserError if it is too full for one. */
async function tellFolder({ dataDir, DATABASE_URL }: Config, print: (line: string) => void): Promise<void> {
  const begun = DATABASE_URL ? 'ca.pem' : path.join('postgres', 'PG_VERSION');
  const isNew = (await readIfPresent(path.join(dataDir, begun))) === null;
  const left = freeMegabytes(dataDir);
  if (isNew && left < newFolderMegabytes)
    throw new UserError(
      `A new data folder needs ${newFolderMegabytes} MB, and the disk of ${dataDir} has ${left} MB left: free some space, or set DATA_DIR to a folder on another disk.`,
    );
  print(isNew ? `Starting with a new data folder, ${dataDir}.` : `Starting: going on with the state in ${dataDir}.`);
  if (left < scarceMegabytes)
    print(`The disk of ${dataDir} has ${left} MB left: once it is full the service stops until there is space again.`);
}

class Start {
  readonly #options: UpOptions;
  readonly #config: Config;
  readonly #supervisor: Supervisor;

  constructor(options: UpOptions, supervisor: Supervisor) {
    this.#options = options;
    this.#config = options.config;
    this.#supervisor = supervisor;
  }

  async run(): Promise<void> {
    const { config } = this.#options;
    const fleet = await readFleetFile(config.fleetFile, config);
    const ports = await this.#ports();
    const publicUrl = config.PUBLIC_URL || `https://localhost:${ports.https}`;
    const tls = await this.#tls();
    const { print, signal } = this.#options;
    // The address may come from TEMPORAL_CONFIG_FILE.
    const environment: UpOptions['environment'] = {
      ...this.#options.environment,
      TEMPORAL_ADDRESS: config.TEMPORAL_ADDRESS,
    };
    const report = (line: string) => print(`· ${line}`);
    const binary = await this.#step(() => provideTemporal({ cacheDir: config.cacheDir, environment, report, signal }));
    if (!config.DATABASE_URL) report('starting Postgres');
    const databaseUrl = await this.#step(() => this.#postgres());
    await this.#step(() => migrate(databaseUrl, config));
    const namespace = await this.#step(() => this.#fillStore(databaseUrl, fleet));
    if (binary !== null) report('starting Temporal');
    const temporalAddress = await this.#step(() => this.#temporal(binary, ports));
    await this.#step(() => this.#prepareTemporal(temporalAddress, binary === null ? report : () => {}));
    await this.#step(() => this.#untilRecovered(databaseUrl, temporalAddress));
    const shared = {
      DATA_DIR: config.dataDir,
      FLEET_FILE: config.fleetFile,
      TEMPORAL_ADDRESS: temporalAddress,
      HTTPS_PORT: String(ports.https),
      PUBLIC_URL: publicUrl,
      TLS_CERT_FILE: tls.certFile,
      TLS_KEY_FILE: tls.keyFile,
    };
    const cliCommand = environment['CLI_COMMAND'] || checkoutCommand;
    report('starting the API, the worker and the host agent');
    const ofService = { DATABASE_URL: await this.#serviceUrl(databaseUrl) };
    const ofApi = {
      ...ofService,
      // One machine has Postgres, Temporal, and its guests besides.
      API_PROCESSES: String(config.API_PROCESSES || 1),
      CLI_COMMAND: cliCommand,
      API_METRICS_PORT: String(ports.metrics),
      LOCAL_SIGN_IN: String(isOfThisMachine(config.HTTPS_HOST) && isOfThisMachine(new URL(publicUrl).hostname)),
    };
    await this.#step(() => this.#role('api', { ...shared, ...ofApi }));
    await this.#role('worker', { ...shared, ...ofService });
    if (ports.codec !== 0) await this.#role('codec', { ...shared, ...codecSettings(this.#config, ports) });
    // A guest that escapes finds no way to the database on its host.
    await this.#role('host', { ...shared, STOP_MACHINES: String(config.STOP_MACHINES) });
    await this.#ready(`https://${loopback(config.HTTPS_HOST)}:${ports.https}/readyz`, tls.caFile);
    const kubeconfig = await writeKubeconfig({
      dataDir: config.dataDir,
      publicUrl,
      caFile: tls.caFile,
      namespace,
      mainFile: this.#options.mainFile,
    });
    const temporalUi =
      binary === null ? `of the server at ${config.TEMPORAL_ADDRESS}` : `http://localhost:${ports.temporalUi}`;
    const checkout = path.join(config.migrationsDir, '..', '..');
    const signIn = ofApi.LOCAL_SIGN_IN === 'true' ? await this.#localSignIn(databaseUrl, publicUrl) : null;
    const codec = codecUrl(config, ports);
    const facts = { ...config, ...tls, publicUrl, kubeconfig, temporalUi, codec, cliCommand, checkout, signIn };
    for (const line of welcomeLines({ ...facts, metricsPort: ports.metrics, stopsMachines: config.STOP_MACHINES }))
      print(line);
  }

  /** One step of the start. Once the service is to stop, no step begins and none is awaited. */
  async #step<T>(work: () => Promise<T>): Promise<T> {
    const { signal } = this.#options;
    signal.throwIfAborted();
    const aborted = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    );
    return Promise.race([work(), aborted]);
  }

  async #ports(): Promise<Ports> {
    const config = this.#config;
    const claim = async (name: string, port: number, host: string) => {
      if (port === 0) return freePort();
      if (await isPortFree(port, host)) return port;
      throw new UserError(`Port ${port} (${name}) is in use: stop what listens there, or set ${name} to another port.`);
    };
    const https = await claim('HTTPS_PORT', config.HTTPS_PORT, config.HTTPS_HOST);
    const metrics = await claim('API_METRICS_PORT', config.API_METRICS_PORT, config.METRICS_HOST);
    const { TEMPORAL_CODEC_PORT, TEMPORAL_CODEC_HOST } = config;
    const codec = hasPayloadKeys(config)
      ? await claim('TEMPORAL_CODEC_PORT', TEMPORAL_CODEC_PORT, TEMPORAL_CODEC_HOST)
      : 0;
    if (config.TEMPORAL_ADDRESS) return { https, metrics, temporal: 0, temporalUi: 0, codec };
    const temporal = await claim('TEMPORAL_PORT', config.TEMPORAL_PORT, '127.0.0.1');
    const temporalUi = await claim('TEMPORAL_UI_PORT', config.TEMPORAL_UI_PORT, '127.0.0.1');
    return { https, metrics, temporal, temporalUi, codec };
  }

  async #tls(): Promise<TlsFiles> {
    const { dataDir, TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile } = this.#config;
    if (!certFile && !keyFile) return ensureTls(dataDir);
    if (!certFile || !keyFile)
      throw new UserError('TLS_CERT_FILE and TLS_KEY_FILE belong together: set both or neither.');
    // Clients of the given certificate trust its own chain.
    const caFile = path.join(dataDir, 'ca.pem');
    const chain = await readFile(certFile, 'utf8').catch((error: Error) => {
      throw new UserError(`TLS_CERT_FILE must name the certificate: ${error.message}`, { cause: error });
    });
    await writeDurably(caFile, chain);
    return { caFile, certFile, keyFile };
  }

  /** How roles reach the embedded database: as a role that owns nothing, with a password for as long as this runs. */
  async #serviceUrl(ownerUrl: string): Promise<string> {
    if (this.#config.DATABASE_URL) return ownerUrl;
    const url = urlAs(ownerUrl, 'compute_service', randomBytes(24).toString('hex'));
    await prepareServiceRole(ownerUrl, url);
    return url;
  }

  async #postgres(): Promise<string> {
    const { dataDir, DATABASE_URL, POSTGRES_PORT } = this.#config;
    if (DATABASE_URL) return DATABASE_URL;
    const prepared = await preparePostgres({ dataDir, port: POSTGRES_PORT });
    let first = true;
    await this.#supervisor.start({
      name: 'postgres',
      graceMs: 20_000,
      prepare: async () => {
        // A restart keeps the port, which the other processes know, and ends what a killed `keep` process left behind.
        const { command } = first ? prepared : await preparePostgres({ dataDir, port: prepared.port });
        first = false;
        return this.#kept({ command, pidFile: '', stopSignal: 'SIGINT' });
      },
    });
    await waitForPostgres(prepared.url, readyDeadlineMs, () => fullDiskNote(dataDir) !== '');
    return prepared.url;
  }

  async #temporal(binary: string | null, ports: Ports): Promise<string> {
    const { dataDir, TEMPORAL_ADDRESS, TEMPORAL_NAMESPACE: namespace } = this.#config;
    if (TEMPORAL_ADDRESS || binary === null) return TEMPORAL_ADDRESS;
    const { temporal: port, temporalUi: uiPort } = ports;
    const args = temporalArguments({ dataDir, port, uiPort, namespace, codecEndpoint: codecUrl(this.#config, ports) });
    const pidFile = this.#supervisor.pidFile('temporal.server');
    await this.#supervisor.start({
      name: 'temporal',
      graceMs: 20_000,
      prepare: async () => {
        // A server left behind by a killed `keep` process holds the port and the file.
        await endRecorded(pidFile);
        const kept = this.#kept({ command: [binary, ...args], pidFile, stopSignal: 'SIGTERM' });
        return { ...kept, env: { ...kept.env, ...temporalEnvironment(this.#options.environment) } };
      },
    });
    const address = `127.0.0.1:${ports.temporal}`;
    const isHopeless = () => fullDiskNote(dataDir) !== '';
    await waitForTemporal(address, { namespace, deadlineMs: readyDeadlineMs, isHopeless });
    return address;
  }

  /** A server that is away is left to the roles, which wait for it and say what it lacks. */
  async #prepareTemporal(temporalAddress: string, report: (line: string) => void): Promise<void> {
    const config = { ...this.#config, TEMPORAL_ADDRESS: temporalAddress };
    const client = lazyClient(config);
    try {
      if (!(await temporalAnswers(client, config, restoreCheckMs))) return;
      for (const line of await prepareNamespace(client)) report(line);
    } finally {
      await client.connection.close();
    }
  }

  /** Starts no role on a database restored from a backup; `recover` needs the servers that run at this point. */
  async #untilRecovered(databaseUrl: string, temporalAddress: string): Promise<void> {
    const config = { ...this.#config, TEMPORAL_ADDRESS: temporalAddress };
    const client = lazyClient(config);
    const db = openDatabase(databaseUrl, { poolSize: 1 });
    const look = () => client.withDeadline(Date.now() + restoreCheckMs, () => findRestore(db, client));
    try {
      // When Temporal is external and unavailable, the roles wait for it and check themselves.
      if (!(await temporalAnswers(client, config, restoreCheckMs))) return;
      let restore = await look().catch(() => null);
      if (restore)
        this.#options.print(
          `${restore.message}\nThe API and the worker start only after "recover" has made the database safe.`,
        );
      while (restore && !this.#options.signal.aborted) {
        await sleep(recoveredEveryMs);
        restore = await look().catch(() => restore);
      }
    } finally {
      await db.$disconnect();
      await client.connection.close();
    }
  }

  #kept(options: WrapperOptions) {
    const { environment, mainFile } = this.#options;
    return {
      command: [process.execPath, ...nodeArguments(mainFile, wrapperArguments(options))],
      env: defined(systemEnvironment(environment)),
    };
  }

  #role(name: string, settings: Record<string, string | undefined>): Promise<void> {
    const { environment, mainFile } = this.#options;
    const whole = { ...environment, ...settings };
    const env = defined({ ...nodeEnvironment, ...environmentOfRole(name, whole), COMPUTE_PARENT_PIPE: '1' });
    return this.#supervisor.start({
      name,
      graceMs: 20_000,
      prepare: async () => ({ command: [process.execPath, ...nodeArguments(mainFile, [name])], env }),
    });
  }

  /** Applies the fleet file, and creates a demo customer in an empty database. Returns the kubeconfig's namespace. */
  async #fillStore(databaseUrl: string, fleet: Fleet): Promise<string> {
    const db = openDatabase(databaseUrl, { poolSize: 2 });
    try {
      await this.#applyFleet(db, fleet);
      await enrollMissing(db, this.#config);
      return await ensureDemoCustomer(db, this.#config.dataDir, fleet);
    } finally {
      await db.$disconnect();
    }
  }

  async #localSignIn(databaseUrl: string, publicUrl: string): Promise<string | null> {
    const db = openDatabase(databaseUrl, { poolSize: 1 });
    try {
      return await localSignInAddress(db, { dataDir: this.#config.dataDir, publicUrl });
    } finally {
      await db.$disconnect();
    }
  }

  async #applyFleet(db: Database, fleet: Fleet): Promise<void> {
    try {
      await applyFleet(db, fleet);
    } catch (error) {
      if (!(error instanceof FleetRefused)) throw error;
      // A service that already ran must start again whatever the file says, so the fleet stays as it was.
      for (const problem of error.problems) this.#options.print(`the fleet stays as it was: ${problem}`);
    }
  }

  async #ready(url: string, caFile: string): Promise<void> {
    const { signal } = this.#options;
    const agent = new Agent({ connect: { ca: await readFile(caFile, 'utf8') } });
    try {
      await waitFor(
        async () => {
          signal.throwIfAborted();
          const response = await fetch(url, { dispatcher: agent, signal: AbortSignal.timeout(5_000) });
          await response.text();
          return response.ok ? true : undefined;
        },
        {
          deadlineMs: readyDeadlineMs,
          everyMs: 100,
          late: () =>
            new UserError(
              `The API did not become ready within ${readyDeadlineMs / 1000} s: its log ${this.#supervisor.logFile('api')} says why.`,
            ),
          fatal: () => signal.aborted || fullDiskNote(this.#config.dataDir) !== '',
        },
      );
    } finally {
      await agent.close();
    }
  }
}

/**
 * In a database without customers: creates one, with its key in DATA_DIR/api-key.json. The key is written before the
 * customer is committed, so a kill between the two leaves a key that the next start uses, never a customer without a
 * key.
 */
async function ensureDemoCustomer(db: Database, dataDir: string, fleet: Fleet): Promise<string> {
  const file = path.join(dataDir, 'api-key.json');
  const text = await readIfPresent(file);
  const known = text === null ? null : (JSON.parse(text) as PlainApiKey);
  if ((await db.customer.count()) === 0) {
    const apiKey = known ?? newApiKey();
    if (known === null) await writeDurably(file, `${JSON.stringify(apiKey, null, 2)}\n`, 0o600);
    const region = fleet.regions[0]!;
    return (
      await createCustomer(db, {
        slug: 'demo',
        displayName: 'Demo',
        region,
        allotments: fleet.defaultAllotments,
        apiKey,
      })
    ).namespace;
  }
  const key =
    known &&
    (await db.apiKey.findUnique({ where: { id: known.id }, select: { tenant: { select: { namespace: true } } } }));
  return key?.tenant.namespace?.name ?? 'default';
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.W_OK);
    await chmod(dataDir, 0o700);
    await openToOwner(dataDir);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const why = code === 'EROFS' ? 'its file system is read-only' : code;
    throw new UserError(`The data folder ${dataDir} cannot be written (${why}): set DATA_DIR to a folder of yours.`, {
      cause: error,
    });
  }
}

async function makeFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    // On a read-only file system the recursive mkdir reports ENOENT even though all parents exist.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(dataDir, { mode: 0o700 });
  }
}

function loopback(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
}

function defined(env: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
