/** The composition root: reads the environment, chooses the role or command, and turns errors into one line. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Config, ConfigError, readConfig } from './config.ts';
import { UserError } from './up/errors.ts';
import { onParentGone } from './up/parent.ts';

const help = `compute-service: gives customers machines

  up                                  the whole service on this machine (npm start)
  api | worker | host                 one role, for a deployment over several machines
  prepare                             migrate, fleet apply FLEET_FILE and a certificate in DATA_DIR
  migrate                             brings the database to this release
  replay                              whether this release's workflows can follow every machine that runs now
  fleet apply FILE                    makes the fleet what the file says
  customers create SLUG [--name NAME] [--region REGION]
                                      a customer with a tenant, a namespace and an API key, shown once
  registrations issue SLUG [--name NAME] [--region REGION] [--ttl 7d]
                                      a one-time code for a new account, or for a new key of one that is there
  hosts list
  hosts cordon NAME | uncordon NAME   closes a host for new machines, or opens it
  hosts drain NAME                    closes it and lists what is left on it; ends with 3 until it is empty
  machines abandon NAMESPACE/NAME --reason TEXT [--kind KIND]
                                      gives up a machine whose absence cannot be seen; its host is quarantined
  orphans list                        machines on hosts that no record knows
  orphans destroy RUNTIME_ID --reason TEXT
                                      destroys one of them
  recover [--dry-run]                 makes a database that was restored from a backup safe to go on with
  usage rebuild [--month YYYY-MM [--frozen]]
                                      makes usage anew where it differs from its lifecycles; a frozen month only so
  usage export --format focus --month YYYY-MM --customer SLUG
                                      a closed month as FOCUS CSV
  token                               a short session from the data folder's API key
  credential                          the same, as kubectl's credential plugin

  login --account SLUG [--tenant SLUG] [--no-browser]
                                      signs you in with your browser and writes a kubeconfig
  kubeconfig                          writes a kubeconfig for the data folder's API key

  ssh NAME [-l USER] [-i KEY] [-- COMMAND…]
                                      the system's ssh into a machine, its host key checked against what the API shows
  ssh NAME --create [--image IMAGE]   the same, once the machine is created with your key and ready
  tunnel NAME PORT [--listen PORT | --stdio]
                                      a local port, or standard input and output, that lead to a port of a machine

token, credential, login and kubeconfig take --data-dir DIR and --server URL; the last two --ca FILE as well.
ssh and tunnel take -n NAMESPACE, --kind vm|bmm, --kubeconfig FILE (else KUBECONFIG, else DATA_DIR's) and --context NAME.
Settings come from the environment; the README lists them.`;

/** Once the parent is gone there is nobody to wait for: what is not done by then is done by the next start. */
const orphanGraceMs = 3_000;
/** Longer than the roles' own limits, shorter than the patience of a process manager. */
const closeLimitMs = 40_000;
/** `up` stops five processes one after the other, each within its own limit. */
const upLimitMs = 110_000;

class UsageError extends UserError {}

interface Running {
  close(): Promise<void>;
}

async function main(words: string[]): Promise<void> {
  const [command, ...rest] = words;
  switch (command) {
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      console.log(help);
      return;
    case 'keep':
      return keepCommand(rest);
    case 'login':
    case 'kubeconfig':
      return personCommand(command, rest);
    case 'credential':
    case 'token':
      return sessionCommand(command, rest);
    case 'ssh':
    case 'tunnel':
      return machineCommand(command, rest);
  }
  const config = readConfig(process.env);
  switch (command) {
    case 'up':
      return up(config);
    case 'api':
      return role(async () => (await import('./roles/api.ts')).runApi(config));
    case 'worker':
      return role(async () => (await import('./roles/worker.ts')).runWorker(config));
    case 'host':
      return role(async () => (await import('./roles/host.ts')).runHost(config));
    default:
      return operatorCommand(config, [command, ...rest]);
  }
}

async function up(config: Config): Promise<void> {
  process.umask(0o077);
  const { runUp } = await import('./roles/up.ts');
  const stopping = new AbortController();
  const mainFile = fileURLToPath(import.meta.url);
  const start = () => runUp({ config, environment: process.env, mainFile, print: (line) => console.log(line), signal: stopping.signal });
  await role(start, { onStop: () => stopping.abort(), limitMs: upLimitMs, startGraceMs: upLimitMs });
}

/** Runs until a signal comes or the parent is gone, then closes in good order and ends the process. */
async function role(
  start: () => Promise<Running>,
  { onStop = () => {}, limitMs = closeLimitMs, startGraceMs = orphanGraceMs } = {},
): Promise<void> {
  let stop = (_limitMs: number) => {};
  const stopped = new Promise<void>((resolve) => {
    stop = (limit) => {
      resolve();
      onStop();
      // Whatever hangs must not keep the process: the next start recovers from a kill, so from this as well.
      setTimeout(() => process.exit(1), limit).unref();
    };
  });
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, () => stop(limitMs));
  if (process.env['COMPUTE_PARENT_PIPE'] === '1') onParentGone(() => stop(orphanGraceMs));
  try {
    const starting = start();
    // A start that waits for a server that is away has nothing to close yet.
    const running = await Promise.race([starting, stopped.then(() => null)]);
    if (running) await stopped;
    await (running ?? (await Promise.race([starting, timeout(startGraceMs)])))?.close();
  } catch (error) {
    if (!isAbort(error)) throw error;
  }
  process.exit(0);
}

async function sessionCommand(command: 'credential' | 'token', words: string[]): Promise<void> {
  const { values } = parse({ args: words, options: { 'data-dir': { type: 'string' }, server: { type: 'string' } } });
  const environment = { ...process.env, ...(values['data-dir'] && { DATA_DIR: values['data-dir'] }) };
  const config = readConfig(environment);
  const { execCredential, shortSession } = await import('./cli/session.ts');
  const server = values.server ?? (await serverOf(config));
  const session = await shortSession({ dataDir: config.dataDir, server: server.replace(/\/$/, '') });
  console.log(command === 'token' ? session.token : execCredential(session, process.env['KUBERNETES_EXEC_INFO']));
}

async function personCommand(command: 'login' | 'kubeconfig', words: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parse({
    args: words,
    options: { account: text, tenant: text, server: text, ca: text, 'data-dir': text, 'no-browser': { type: 'boolean' } },
  });
  const config = readConfig({ ...process.env, ...(values['data-dir'] && { DATA_DIR: values['data-dir'] }) });
  const server = (values.server ?? (await serverOf(config))).replace(/\/$/, '');
  const print = (line: string) => console.log(line);
  const common = { dataDir: config.dataDir, server, caFile: values.ca, mainFile: fileURLToPath(import.meta.url), print };
  const { kubeconfigCommand, loginCommand } = await import('./cli/login.ts');
  if (command === 'kubeconfig') return kubeconfigCommand(common);
  if (!values.account) throw new UsageError('login needs --account: the short name of your account.');
  return loginCommand({ ...common, account: values.account, tenant: values.tenant, opensBrowser: !values['no-browser'] });
}

async function machineCommand(command: 'ssh' | 'tunnel', words: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const common = { namespace: { ...text, short: 'n' }, kind: text, kubeconfig: text, context: text, 'data-dir': text } as const;
  const own = command === 'ssh' ? { user: { ...text, short: 'l' }, identity: { ...text, short: 'i' }, create: { type: 'boolean' }, image: text } as const : { listen: text, stdio: { type: 'boolean' } } as const;
  const parsed = parse({ args: words, allowPositionals: true, options: { ...common, ...own } });
  const values = parsed.values as Partial<Record<keyof typeof common | 'user' | 'identity' | 'image' | 'listen', string>> & { stdio?: boolean; create?: boolean };
  const [name, ...others] = parsed.positionals;
  if (!name) throw new UsageError(`${command} needs the name of a machine: "${command} NAME${command === 'ssh' ? '' : ' PORT'} -n NAMESPACE".`);
  const { dataDir } = readConfig({ ...process.env, ...(values['data-dir'] && { DATA_DIR: values['data-dir'] }) });
  const machine = { ...values, name, dataDir, environment: process.env };
  if (command === 'ssh') {
    const { sshCommand } = await import('./cli/ssh.ts');
    if (values.image && !values.create) throw new UsageError('--image says what --create makes the machine from: give both, or neither.');
    const create = values.create ? { imageRef: values.image ?? 'debian-12' } : undefined;
    const mainFile = fileURLToPath(import.meta.url);
    process.exit(await sshCommand({ ...machine, user: values.user, identityFile: values.identity, create, command: others, mainFile }));
  }
  const [port, ...rest] = others;
  if (!port || rest.length > 0) throw new UsageError('tunnel needs one machine and one port of it, by number or name: "tunnel NAME PORT -n NAMESPACE".');
  const { tunnelCommand } = await import('./cli/tunnel.ts');
  await tunnelCommand({ ...machine, port, print: (line) => console.log(line), complain: (line) => console.error(line) });
  // What standard input still holds open is nobody's any more.
  process.exit(0);
}

/** What was asked for by environment, else the address with which the service was last started. */
async function serverOf(config: Config): Promise<string> {
  if (config.PUBLIC_URL || (process.env['HTTPS_PORT'] && config.HTTPS_PORT !== 0)) return config.publicUrl;
  const { publicUrlOf } = await import('./up/kubeconfig.ts');
  return (await publicUrlOf(config.dataDir)) ?? config.publicUrl;
}

async function operatorCommand(config: Config, words: string[]): Promise<void> {
  const { values, positionals } = parse({
    args: words,
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      region: { type: 'string' },
      month: { type: 'string' },
      customer: { type: 'string' },
      format: { type: 'string' },
      frozen: { type: 'boolean' },
      ttl: { type: 'string' },
      reason: { type: 'string' },
      kind: { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
  });
  const [noun, verb, subject] = positionals;
  const commands = await import('./cli/operator.ts');
  const print = (line: string) => console.log(line);
  const named = `${noun} ${verb ?? ''}`.trim();
  if (named === 'prepare') return commands.prepareCommand(config, print);
  if (named === 'migrate') return commands.migrateCommand(config, print);
  if (named === 'replay') return (await import('./cli/replay.ts')).replayCommand(config, print);
  if (named === 'hosts list') return (await import('./cli/hosts.ts')).hostsListCommand(config, print);
  if (named === 'orphans list') return (await import('./cli/orphans.ts')).orphansListCommand(config, print);
  if (named === 'recover') return (await import('./cli/recover.ts')).recoverCommand(config, { dryRun: values['dry-run'] }, print);
  if (named === 'usage rebuild') return (await import('./cli/usage.ts')).usageRebuildCommand(config, values, print);
  if (named === 'usage export') return (await import('./cli/usage.ts')).usageExportCommand(config, values, print, (line) => console.error(line));
  if (subject !== undefined) {
    if (named === 'fleet apply') return commands.fleetApplyCommand(config, subject, print);
    if (named === 'hosts cordon' || named === 'hosts uncordon') {
      return (await import('./cli/hosts.ts')).hostsCordonCommand(config, subject, verb === 'cordon', print);
    }
    if (named === 'hosts drain') {
      process.exitCode = await (await import('./cli/hosts.ts')).hostsDrainCommand(config, subject, print);
      return;
    }
    if (named === 'orphans destroy') return (await import('./cli/orphans.ts')).orphansDestroyCommand(config, subject, values.reason, print);
    if (named === 'machines abandon') {
      const { machinesAbandonCommand } = await import('./cli/machines.ts');
      return machinesAbandonCommand(config, { subject, kind: values.kind, reason: values.reason }, print);
    }
    if (named === 'registrations issue') {
      const { registrationsIssueCommand } = await import('./cli/registrations.ts');
      return registrationsIssueCommand(config, { slug: subject, displayName: values.name, region: values.region, ttl: values.ttl }, print);
    }
    if (named === 'customers create') {
      return commands.customersCreateCommand(config, { slug: subject, displayName: values.name, region: values.region }, print);
    }
  }
  throw new UsageError(`"${words.join(' ')}" is no command of this program: "help" shows them.`);
}

async function keepCommand([stopSignal, ...command]: string[]): Promise<void> {
  const { keep } = await import('./up/keep.ts');
  process.exit(await keep({ command, stopSignal: stopSignal as NodeJS.Signals }));
}

function parse<T extends Parameters<typeof parseArgs>[0]>(config: T): ReturnType<typeof parseArgs<T & {}>> {
  try {
    return parseArgs(config as T & {});
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

function timeout(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds).unref());
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Errors of these names are written for the person at the terminal; of others the stack is wanted. */
function isForUser(error: unknown): error is Error {
  return (
    error instanceof UserError ||
    error instanceof ConfigError ||
    (error instanceof Error && ['MigrationError', 'FleetRefused', 'CustomerRefused'].includes(error.constructor.name))
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(isForUser(error) ? error.message : error);
  process.exit(1);
});
