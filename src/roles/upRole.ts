/** The whole service on one machine: every role, an embedded Postgres and Temporal, a simulated fleet. */
import { access, chmod, constants, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isOfThisMachine } from '../domain/serverUrls.ts';
import { UserError } from '../lib/errors.ts';
import { readIfPresent, writeDurably } from '../lib/files.ts';
import { ensurePayloadKeys } from '../secrets/secretKeys.ts';
import type { Config } from '../settings/config.ts';
import { type KeptPortName, type KeptPorts, keptPortsFile, readKeptPorts } from '../settings/keptPorts.ts';
import { environmentOfRole, systemEnvironment } from '../up/childEnvironment.ts';
import { codecSettings, codecUrl, hasPayloadKeys } from '../up/codecEndpoint.ts';
import { lockDataDir } from '../up/dataDirLock.ts';
import { freeMegabytes, fullDiskNote } from '../up/fullDisk.ts';
import { freePort, isPortFree } from '../up/ports.ts';
import { openToOwner, preparePostgres } from '../up/postgres.ts';
import { type WrapperOptions, wrapperArguments } from '../up/processWrapper.ts';
import { finishRestore } from '../up/restoreSwap.ts';
import { endLeftovers, endRecorded, Supervisor } from '../up/supervisor.ts';
import { provideTemporal } from '../up/temporalBinary.ts';
import { temporalArguments } from '../up/temporalServer.ts';
import type { TlsFiles } from '../up/tls.ts';
import { welcomeLines } from '../up/welcome.ts';
import { UpPreparation } from './upPreparation.ts';

/**
 * Runs the program of the checkout that is the current folder, else one that npm has linked. It reveals nothing about
 * the operator's machine. With --no, npm downloads no package of this name, which anyone could publish in its registry.
 */
const checkoutCommand = 'npx --no compute-service';
/** A new data folder uses half of this, mostly for Postgres's log. */
const newFolderMegabytes = 256;
const scarceMegabytes = 128;
/** Node's options in package.json are those of its children too: little room for new objects saves 20 to 50 MB in each. */
const node = [process.execPath, ...process.execArgv];

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
  /** Whether the start shows that machines become ready, with one of its own. */
  check: boolean;
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
    const TEMPORAL_PAYLOAD_KEYS_FILE = await ensurePayloadKeys(config);
    await new Start({ ...options, config: { ...config, TEMPORAL_PAYLOAD_KEYS_FILE } }, supervisor).run();
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
      `A new data folder needs ${newFolderMegabytes} MB, and the disk of ${dataDir} has ${left} MB left. ` +
        'Free some space, or set DATA_DIR to a folder on another disk.',
    );
  print(isNew ? `Starting with a new data folder, ${dataDir}.` : `Starting: going on with the state in ${dataDir}.`);
  if (left < scarceMegabytes)
    print(`The disk of ${dataDir} has ${left} MB left: once it is full the service stops until there is space again.`);
}

class Start {
  readonly #options: UpOptions;
  readonly #config: Config;
  readonly #supervisor: Supervisor;
  readonly #preparation: UpPreparation;
  /** Rejects once the service is to stop. */
  readonly #stopped: Promise<never>;

  constructor(options: UpOptions, supervisor: Supervisor) {
    this.#options = options;
    this.#config = options.config;
    this.#supervisor = supervisor;
    this.#preparation = new UpPreparation(options.config, options.print);
    const { signal } = options;
    this.#stopped = new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    );
    this.#stopped.catch(() => undefined);
  }

  async run(): Promise<void> {
    const { config } = this.#options;
    const preparation = this.#preparation;
    await this.#step(() => preparation.readFleet());
    const ports = await this.#ports();
    const publicUrl = config.PUBLIC_URL || `https://localhost:${ports.https}`;
    const tls = await this.#step(() => this.#tls());
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
    const namespace = await this.#step(() => preparation.fillStore(databaseUrl));
    if (binary !== null) report('starting Temporal');
    const temporalAddress = await this.#step(() => this.#temporal(binary, ports));
    const changes = await this.#step(() => preparation.prepareNamespace(temporalAddress));
    // A namespace of a server that was just started is new.
    if (binary === null) changes.forEach(report);
    await this.#step(() => preparation.untilRecovered(databaseUrl, temporalAddress));
    const shared = {
      DATA_DIR: config.dataDir,
      FLEET_FILE: config.fleetFile,
      TEMPORAL_ADDRESS: temporalAddress,
      TEMPORAL_PAYLOAD_KEYS_FILE: config.TEMPORAL_PAYLOAD_KEYS_FILE || undefined,
      HTTPS_PORT: String(ports.https),
      PUBLIC_URL: publicUrl,
      TLS_CERT_FILE: tls.certFile,
      TLS_KEY_FILE: tls.keyFile,
    };
    const cliCommand = environment['CLI_COMMAND'] || checkoutCommand;
    report('starting the API, the worker and the host agent');
    const urls = await this.#step(() => preparation.serviceUrls(databaseUrl));
    // Neither has a password of the other.
    const none = { DATABASE_API_URL: undefined, DATABASE_WORKER_URL: undefined };
    const ofApi = {
      ...none,
      DATABASE_URL: urls.api,
      CLI_COMMAND: cliCommand,
      API_METRICS_PORT: String(ports.metrics),
    };
    await this.#step(() => this.#role('api', { ...shared, ...ofApi }));
    await this.#role('worker', { ...shared, ...none, DATABASE_URL: urls.worker });
    if (ports.codec !== 0) await this.#role('codec', { ...shared, ...codecSettings(this.#config, ports) });
    // A guest that escapes finds no way to the database on its host.
    await this.#role('host', { ...shared, STOP_MACHINES: String(config.STOP_MACHINES) });
    const readyUrl = `https://${loopback(config.HTTPS_HOST)}:${ports.https}/readyz`;
    const { caFile } = tls;
    const logFile = this.#supervisor.logFile('api');
    await this.#step(() => preparation.waitForApi({ url: readyUrl, caFile, logFile }));
    const takesWork = await this.#step(() => preparation.waitForWorker(temporalAddress));
    const { mainFile, check } = this.#options;
    const url = new URL(readyUrl).origin;
    if (check && takesWork) await this.#step(() => preparation.check({ databaseUrl, url, caFile }, report));
    const ofKubeconfig = {
      dataDir: config.dataDir,
      publicUrl,
      caFile,
      namespace,
      mainFile,
      searchPath: environment['PATH'],
    };
    const kubeconfig = await this.#step(() => preparation.writeKubeconfig(ofKubeconfig));
    const temporalUi =
      binary === null ? `of the server at ${config.TEMPORAL_ADDRESS}` : `http://localhost:${ports.temporalUi}`;
    const checkout = path.join(config.migrationsDir, '..', '..');
    const signIn =
      isOfThisMachine(config.HTTPS_HOST) && isOfThisMachine(new URL(publicUrl).hostname)
        ? await this.#step(() => preparation.localSignIn(databaseUrl, publicUrl))
        : null;
    const codec = codecUrl(config, ports);
    const { images } = preparation;
    const facts = { ...config, ...tls, publicUrl, kubeconfig, temporalUi, codec, cliCommand, checkout, signIn, images };
    if (!takesWork)
      print(`No worker takes work yet, so machines wait: ${this.#supervisor.logFile('worker')} says why.`);
    for (const line of welcomeLines({ ...facts, metricsPort: ports.metrics, stopsMachines: config.STOP_MACHINES }))
      print(line);
  }

  /** One step of the start. Once the service is to stop, no step begins and none is awaited. */
  async #step<T>(work: () => Promise<T>): Promise<T> {
    this.#options.signal.throwIfAborted();
    return Promise.race([work(), this.#stopped]);
  }

  /** Claims all ports at once, so that one message names each that is in use, and keeps them for later commands. */
  async #ports(): Promise<Ports> {
    const config = this.#config;
    const kept = readKeptPorts(config.dataDir);
    const taken: [KeptPortName, number][] = [];
    const claim = async (name: KeptPortName, host: string) => {
      const port = config[name] || kept[name];
      if (port === undefined) return freePort();
      if (await isPortFree(port, host)) return port;
      if (config[name] === 0) return freePort();
      taken.push([name, port]);
      return port;
    };
    const isOwnTemporal = !config.TEMPORAL_ADDRESS;
    const ports: Ports = {
      https: await claim('HTTPS_PORT', config.HTTPS_HOST),
      metrics: await claim('API_METRICS_PORT', config.METRICS_HOST),
      codec: hasPayloadKeys(config) ? await claim('TEMPORAL_CODEC_PORT', config.TEMPORAL_CODEC_HOST) : 0,
      temporal: isOwnTemporal ? await claim('TEMPORAL_PORT', '127.0.0.1') : 0,
      temporalUi: isOwnTemporal ? await claim('TEMPORAL_UI_PORT', '127.0.0.1') : 0,
    };
    if (taken.length > 0) throw await portsInUse(taken);
    const chosen: KeptPorts = {
      HTTPS_PORT: ports.https,
      API_METRICS_PORT: ports.metrics,
      ...(isOwnTemporal && { TEMPORAL_PORT: ports.temporal, TEMPORAL_UI_PORT: ports.temporalUi }),
      ...(ports.codec !== 0 && { TEMPORAL_CODEC_PORT: ports.codec }),
    };
    await writeDurably(keptPortsFile(config.dataDir), `${JSON.stringify(chosen, null, 2)}\n`);
    return ports;
  }

  async #tls(): Promise<TlsFiles> {
    const { dataDir, TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile } = this.#config;
    if (!certFile && !keyFile) return this.#preparation.makeCertificate();
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

  async #postgres(): Promise<string> {
    const { dataDir, DATABASE_URL } = this.#config;
    if (DATABASE_URL) return DATABASE_URL;
    const prepared = await preparePostgres({ dataDir });
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
    await this.#preparation.waitForPostgres(prepared.url);
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
        return this.#kept({ command: [binary, ...args], pidFile, stopSignal: 'SIGTERM' });
      },
    });
    const address = `127.0.0.1:${ports.temporal}`;
    await this.#preparation.waitForTemporal(address);
    return address;
  }

  #kept(options: WrapperOptions) {
    const { environment, mainFile } = this.#options;
    return {
      command: [...node, mainFile, ...wrapperArguments(options)],
      env: defined(systemEnvironment(environment)),
    };
  }

  #role(name: string, settings: Record<string, string | undefined>): Promise<void> {
    const { environment, mainFile } = this.#options;
    const whole = { ...environment, ...settings };
    const env = defined({ ...environmentOfRole(name, whole), COMPUTE_PARENT_PIPE: '1' });
    return this.#supervisor.start({
      name,
      graceMs: 20_000,
      prepare: async () => ({ command: [...node, mainFile, name], env }),
    });
  }
}

async function portsInUse(taken: readonly [KeptPortName, number][]): Promise<UserError> {
  const lines = taken.map(([name, port]) => `Port ${port} (${name}) is in use.`);
  const others = await Promise.all(taken.map(async ([name]) => `${name}=${await freePort()}`));
  return new UserError(
    `${lines.join('\n')}\nStop what listens there, or run this; later starts and commands remember it: ${others.join(' ')} npm start`,
  );
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
