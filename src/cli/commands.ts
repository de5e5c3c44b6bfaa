/** The program's commands: how to call each one, what it does, and its own `--help`. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { UsageError, UserError } from '../up/userErrors.ts';
import { mostSimilar } from './similar.ts';

/** The context that a command is called in. */
export interface Terminal {
  /** The roles, which run until they are stopped. */
  roles: Readonly<Record<'up' | 'api' | 'worker' | 'host', (config: Config) => Promise<void>>>;
  environment: Record<string, string | undefined>;
  /** This program (main.js), for code that has to start it again. */
  mainFile: string;
  print(line: string): void;
  complain(line: string): void;
}

type Options = NonNullable<ParseArgsConfig['options']>;

interface Call<O extends Options> extends Terminal {
  config: Config;
  values: ReturnType<typeof parseArgs<{ options: O }>>['values'];
  /** The first word after the command's name; empty if the command takes none. */
  subject: string;
  words: readonly string[];
}

interface Command<O extends Options = Options> {
  /** How to call it, after its name, and what that call does. */
  help: Readonly<Record<string, string>>;
  options?: O;
  /** How many words it takes after its name: none if absent; with 'any' the command checks them itself. */
  takes?: 1 | 'any';
  /** If it returns a number, the process exits with that code at once. */
  run(call: Call<O>): Promise<unknown>;
}

const command = <const O extends Options>(described: Command<O>): Command => described;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const operators: Readonly<Record<string, Command>> = {
  up: command({
    help: {
      '': 'the whole service on this machine (npm start)',
      '--stop-machines':
        "the same; machines that live outside it, as QEMU's, are shut down with it until its next start",
    },
    options: { 'stop-machines': flag },
    run: ({ config, values, roles }) =>
      roles.up({ ...config, STOP_MACHINES: config.STOP_MACHINES || values['stop-machines'] === true }),
  }),
  api: command({
    help: { '': 'the API alone: one role of a deployment over several machines' },
    run: ({ config, roles }) => roles.api(having(config, 'DATABASE_URL', 'TLS_CERT_FILE', 'TLS_KEY_FILE')),
  }),
  worker: command({
    help: { '': "workflows and the control plane's work alone" },
    run: ({ config, roles }) => roles.worker(having(config, 'DATABASE_URL')),
  }),
  host: command({
    help: { '': 'the agent beside the machines alone' },
    run: ({ config, roles }) => roles.host(config),
  }),
  prepare: command({
    help: { '': 'migrate, fleet apply FLEET_FILE and a certificate in DATA_DIR' },
    run: async ({ config, print }) => (await import('./operatorCommands.ts')).prepareCommand(config, print),
  }),
  migrate: command({
    help: { '': 'brings the database to this release' },
    run: async ({ config, print }) => (await import('./operatorCommands.ts')).migrateCommand(config, print),
  }),
  replay: command({
    help: { '': "whether this release's workflows can follow every machine that runs now" },
    run: async ({ config, print }) => (await import('./replayCommand.ts')).replayCommand(config, print),
  }),
  'fleet apply': command({
    help: { FILE: 'makes the fleet what the file says' },
    takes: 1,
    run: async ({ config, subject, print }) =>
      (await import('./operatorCommands.ts')).fleetApplyCommand(config, subject, print),
  }),
  'customers create': command({
    help: {
      'SLUG [--name NAME] [--region REGION]': 'a customer with a tenant, a namespace and an API key, shown once',
    },
    takes: 1,
    options: { name: text, region: text },
    run: async ({ config, subject: slug, values: { name: displayName, region }, print }) =>
      (await import('./operatorCommands.ts')).customersCreateCommand(config, { slug, displayName, region }, print),
  }),
  'registrations issue': command({
    help: {
      'SLUG [--name NAME] [--region REGION] [--ttl 7d]':
        'a one-time code for a new account, or for a new key of one that is there',
    },
    takes: 1,
    options: { name: text, region: text, ttl: text },
    run: async ({ config, subject: slug, values: { name: displayName, region, ttl }, print }) =>
      (await import('./registrationCommands.ts')).registrationsIssueCommand(
        config,
        { slug, displayName, region, ttl },
        print,
      ),
  }),
  'hosts list': command({
    help: { '': 'hosts, what they carry, and what keeps new machines away' },
    run: async ({ config, print }) => (await import('./hostCommands.ts')).hostsListCommand(config, print),
  }),
  'hosts cordon': command({
    help: { NAME: 'closes a host for new machines' },
    takes: 1,
    run: async ({ config, subject, print }) =>
      (await import('./hostCommands.ts')).hostsCordonCommand(config, subject, true, print),
  }),
  'hosts uncordon': command({
    help: { NAME: 'opens it again' },
    takes: 1,
    run: async ({ config, subject, print }) =>
      (await import('./hostCommands.ts')).hostsCordonCommand(config, subject, false, print),
  }),
  'hosts drain': command({
    help: { NAME: 'closes it and lists what is left on it; ends with 3 until it is empty' },
    takes: 1,
    run: async ({ config, subject, print }) =>
      (await import('./hostCommands.ts')).hostsDrainCommand(config, subject, print),
  }),
  'machines abandon': command({
    help: {
      'NAMESPACE/NAME --reason TEXT [--kind KIND]':
        'gives up a machine whose absence cannot be seen; its host is quarantined',
    },
    takes: 1,
    options: { reason: text, kind: text },
    run: async ({ config, subject, values, print }) =>
      (await import('./machineCommands.ts')).machinesAbandonCommand(config, { ...values, subject }, print),
  }),
  'machines find': command({
    help: { REQUEST_ID: 'the workflow and state of the machine that a request created' },
    takes: 1,
    run: async ({ config, subject, print }) =>
      (await import('./machineCommands.ts')).machinesFindCommand(config, subject, print),
  }),
  'orphans list': command({
    help: { '': 'machines on hosts that no record knows' },
    run: async ({ config, print }) => (await import('./orphanCommands.ts')).orphansListCommand(config, print),
  }),
  'orphans destroy': command({
    help: { 'RUNTIME_ID --reason TEXT': 'destroys one of them' },
    takes: 1,
    options: { reason: text },
    run: async ({ config, subject, values, print }) =>
      (await import('./orphanCommands.ts')).orphansDestroyCommand(config, subject, values.reason, print),
  }),
  'database url': command({
    help: { '': 'where the database is, its password included: psql "$(… database url)"' },
    run: async ({ config, print }) => (await import('./backup.ts')).databaseUrlCommand(config, print),
  }),
  backup: command({
    help: { FILE: 'the embedded database in one file, verified, while the service runs' },
    takes: 1,
    run: async ({ config, subject: file, mainFile, print }) =>
      (await import('./backup.ts')).backupCommand(config, { file, mainFile }, print),
  }),
  restore: command({
    help: { FILE: 'puts such a file in place while the service is stopped; recover comes next' },
    takes: 1,
    run: async ({ config, subject: file, mainFile, print }) =>
      (await import('./backup.ts')).restoreCommand(config, { file, mainFile }, print),
  }),
  recover: command({
    help: { '[--dry-run]': 'makes a database that was restored from a backup safe to go on with' },
    options: { 'dry-run': flag },
    run: async ({ config, values, print }) =>
      (await import('./recoverCommand.ts')).recoverCommand(config, { dryRun: values['dry-run'] }, print),
  }),
  'usage rebuild': command({
    help: {
      '[--month YYYY-MM [--frozen]]': 'makes usage anew where it differs from its lifecycles; a frozen month only so',
    },
    options: { month: text, frozen: flag },
    run: async ({ config, values, print }) =>
      (await import('./usageCommands.ts')).usageRebuildCommand(config, values, print),
  }),
  'usage export': command({
    help: { '--format focus --month YYYY-MM --customer SLUG': 'a closed month as FOCUS CSV' },
    options: { format: text, month: text, customer: text },
    run: async ({ config, values, print, complain }) =>
      (await import('./usageCommands.ts')).usageExportCommand(config, values, print, complain),
  }),
};

const about: Readonly<Record<string, Command>> = {
  version: command({
    help: { '': 'this release, with its Node and its database schema (--version)' },
    run: async ({ config, print }) => {
      const { versionLine } = await import('./version.ts');
      print(await versionLine(config));
    },
  }),
};

const ofDataFolder = { 'data-dir': text, server: text } as const;

const people: Readonly<Record<string, Command>> = {
  token: command({
    help: { '': "a short session from the data folder's API key" },
    options: ofDataFolder,
    run: async (call) => {
      const { shortSession } = await import('./shortSession.ts');
      call.print((await shortSession(await serviceOf(call))).token);
    },
  }),
  credential: command({
    help: { '': "the same, as kubectl's credential plugin" },
    options: ofDataFolder,
    run: async (call) => {
      const { execCredential, shortSession } = await import('./shortSession.ts');
      call.print(execCredential(await shortSession(await serviceOf(call)), call.environment['KUBERNETES_EXEC_INFO']));
    },
  }),
  login: command({
    help: { '--account SLUG [--tenant SLUG] [--no-browser]': 'signs you in with your browser and writes a kubeconfig' },
    options: { ...ofDataFolder, account: text, tenant: text, ca: text, 'no-browser': flag },
    run: async (call) => {
      const { account, tenant, ca: caFile, 'no-browser': noBrowser } = call.values;
      if (!account) throw new UsageError('login needs --account: the short name of your account.');
      const { mainFile, print } = call;
      const { loginCommand } = await import('./loginCommand.ts');
      return loginCommand({
        ...(await serviceOf(call)),
        mainFile,
        print,
        caFile,
        account,
        tenant,
        opensBrowser: !noBrowser,
      });
    },
  }),
  kubeconfig: command({
    help: { '': "writes a kubeconfig for the data folder's API key" },
    options: { ...ofDataFolder, ca: text },
    run: async (call) => {
      const { mainFile, print } = call;
      const { kubeconfigCommand } = await import('./loginCommand.ts');
      return kubeconfigCommand({ ...(await serviceOf(call)), mainFile, print, caFile: call.values.ca });
    },
  }),
};

const ofMachine = {
  namespace: { ...text, short: 'n' },
  kind: text,
  kubeconfig: text,
  context: text,
  'data-dir': text,
} as const;

const machines: Readonly<Record<string, Command>> = {
  ssh: command({
    help: {
      'NAME [-l USER] [-i KEY] [-- COMMAND…]':
        "the system's ssh into a machine, its host key checked against what the API shows",
      'NAME --create [--image IMAGE]': 'the same, once the machine is created with your key and ready',
    },
    takes: 'any',
    options: {
      ...ofMachine,
      user: { ...text, short: 'l' },
      identity: { ...text, short: 'i' },
      create: flag,
      image: text,
    },
    run: async ({ config: { dataDir }, environment, mainFile, values, words: [name, ...words] }) => {
      if (!name) throw new UsageError('ssh needs the name of a machine: "ssh NAME -n NAMESPACE".');
      if (values.image && !values.create)
        throw new UsageError('--image says what --create makes the machine from: give both, or neither.');
      const create = values.create ? { imageRef: values.image ?? 'debian-12' } : undefined;
      const { sshCommand } = await import('./sshCommand.ts');
      return sshCommand({
        ...values,
        name,
        dataDir,
        environment,
        mainFile,
        identityFile: values.identity,
        create,
        command: words,
      });
    },
  }),
  'ssh-key': command({
    help: {
      '[FILE] [-l USER] [-i KEY]':
        'your public key, made where you have none; of a FILE of machines, these with your key, for kubectl create -f -',
    },
    takes: 'any',
    options: { user: { ...text, short: 'l' }, identity: { ...text, short: 'i' } },
    run: async ({ environment, values: { user, identity: identityFile }, words: [file, ...rest], print }) => {
      if (rest.length > 0) throw new UsageError('ssh-key takes one file at most: "ssh-key FILE".');
      const { sshKeyCommand } = await import('./manifest.ts');
      await sshKeyCommand({ file, user, identityFile, environment, print });
    },
  }),
  tunnel: command({
    help: {
      'NAME PORT [--listen PORT | --stdio]':
        'a local port, or standard input and output, that lead to a port of a machine',
    },
    takes: 'any',
    options: { ...ofMachine, listen: text, stdio: flag },
    run: async ({ config: { dataDir }, environment, values, words: [name, port, ...rest], print, complain }) => {
      if (!name) throw new UsageError('tunnel needs the name of a machine: "tunnel NAME PORT -n NAMESPACE".');
      if (!port || rest.length > 0)
        throw new UsageError(
          'tunnel needs one machine and one port of it, by number or name: "tunnel NAME PORT -n NAMESPACE".',
        );
      const { tunnelCommand } = await import('./tunnelCommand.ts');
      await tunnelCommand({ ...values, name, port, dataDir, environment, print, complain });
      // Exit now, even if standard input is still open: nothing reads it any more.
      return 0;
    },
  }),
};

const groups = [
  { commands: operators, note: '' },
  {
    commands: people,
    note: 'token, credential, login and kubeconfig take --data-dir DIR and --server URL; the last two --ca FILE as well.',
  },
  {
    commands: machines,
    note: "ssh and tunnel take -n NAMESPACE, --kind vm|bmm, --kubeconfig FILE (else KUBECONFIG, else DATA_DIR's, else ~/.kube/config) and --context NAME.",
  },
  { commands: about, note: '' },
];

/** Returns the exit code if the command asks to exit at once, else null. Throws UserError. */
export async function runCommand(given: string[], terminal: Terminal): Promise<number | null> {
  const words = given[0] === '--version' ? ['version', ...given.slice(1)] : given;
  const found = find(words);
  if (!found) return helpFor(words, terminal);
  const [name, { commands, note }] = found;
  const { options = {}, takes = 0, help, run } = commands[name]!;
  const args = words.slice(name.split(' ').length);
  const misused = (problem: string) =>
    new UsageError([`${problem} It is called so:`, ...linesOf(name, help), ...npmHint(terminal)].join('\n'));
  const { values, positionals } = parse(
    { args, allowPositionals: true, options: { ...options, help: { ...flag, short: 'h' } } },
    misused,
  );
  if (values['help']) {
    terminal.print([...linesOf(name, help), ...(note ? ['', note] : [])].join('\n'));
    return null;
  }
  if (takes !== 'any' && positionals.length !== takes)
    throw misused(
      `"${words.join(' ')}": ${name} takes ${takes} word${takes === 1 ? '' : 's'}, not ${positionals.length}.`,
    );
  const dataDir = values['data-dir'];
  const config = readConfig({ ...terminal.environment, ...(dataDir && { DATA_DIR: dataDir as string }) });
  const answer = await run({ ...terminal, config, values, subject: positionals[0] ?? '', words: positionals });
  return typeof answer === 'number' ? answer : null;
}

/** Prints help for an incomplete command: for all commands, or for those that start so. Throws UsageError. */
function helpFor(words: readonly string[], { environment, print }: Terminal): null {
  const asked = words.filter((word) => !['help', '--help', '-h'].includes(word));
  const begun = asked.join(' ');
  const lines = linesOfThose((name) => name === begun || name.startsWith(`${begun} `));
  if (asked.length === 0) print(helpOfAll());
  else if (lines.length > 0 && asked.length < words.length) print(lines.join('\n'));
  else throw new UsageError([...unknownCommand(asked), ...npmHint({ environment })].join('\n'));
  return null;
}

function unknownCommand(asked: readonly string[]): string[] {
  const sisters = linesOfThose((name) => name.startsWith(`${asked[0]} `));
  if (sisters.length > 0) return [`There is no command "${asked.join(' ')}"; these begin so:`, ...sisters];
  const names = groups.flatMap(({ commands }) => Object.keys(commands));
  const similar = mostSimilar(asked.slice(0, 2).join(' '), names) ?? mostSimilar(asked[0]!, names);
  const hint = similar === null ? '' : ` Did you mean "${similar}"?`;
  return [`There is no command "${asked.join(' ')}".${hint} "help" lists every command.`];
}

function linesOfThose(areMeant: (name: string) => boolean): string[] {
  return groups.flatMap(({ commands }) =>
    Object.entries(commands).flatMap(([name, { help }]) => (areMeant(name) ? linesOf(name, help) : [])),
  );
}

function npmHint({ environment }: Pick<Terminal, 'environment'>): string[] {
  return environment['npm_lifecycle_event']
    ? ['npm keeps options for itself unless "--" stands before the command: npm run -s cli -- hosts list']
    : [];
}

/** Returns the configuration if it has these settings. Throws a UserError that names the missing ones. */
function having(config: Config, ...names: ('DATABASE_URL' | 'TLS_CERT_FILE' | 'TLS_KEY_FILE')[]): Config {
  const missing = names.filter((name) => config[name] === '');
  if (missing.length > 0)
    throw new UserError(
      `This role needs ${missing.join(', ')}; "up" (npm start) sets ${missing.length === 1 ? 'it' : 'them'} for its own roles.`,
    );
  return config;
}

/** Returns the command's name, of one word or two, and the group it belongs to. */
function find(words: readonly string[]): [string, (typeof groups)[number]] | null {
  for (const name of [words.slice(0, 2).join(' '), words[0] ?? '']) {
    const group = groups.find(({ commands }) => Object.hasOwn(commands, name));
    if (group) return [name, group];
  }
  return null;
}

function parse(config: ParseArgsConfig, misused: (problem: string) => UsageError) {
  try {
    return parseArgs(config);
  } catch (error) {
    // After its first sentence, Node's message is about other programs.
    throw misused(`${(error as Error).message.split('. ')[0]}.`);
  }
}

const usageWidth = 36;

function helpOfAll(): string {
  const parts = groups.map(({ commands }) =>
    Object.entries(commands)
      .flatMap(([name, { help }]) => linesOf(name, help))
      .join('\n'),
  );
  const notes = groups.flatMap(({ note }) => note || []);
  return `compute-service: gives customers machines\n\n${parts.join('\n\n')}\n\n${notes.join('\n')}\nSettings come from the environment; the README lists them.`;
}

function linesOf(name: string, help: Command['help']): string[] {
  return Object.entries(help).map(([usage, does]) => line(`${name} ${usage}`.trim(), does));
}

function line(usage: string, does: string): string {
  return `  ${usage.length < usageWidth - 1 ? usage.padEnd(usageWidth) : `${usage}\n${' '.repeat(usageWidth + 2)}`}${does}`;
}

/** The data folder, and the service given by option, else by the environment, else the last one started there. */
async function serviceOf({
  config,
  environment,
  values,
}: Call<typeof ofDataFolder>): Promise<{ dataDir: string; server: string }> {
  const { dataDir, publicUrl } = config;
  const isSaid = config.PUBLIC_URL || (environment['HTTPS_PORT'] && config.HTTPS_PORT !== 0);
  const lastStarted = async () => (await import('../up/kubeconfig.ts')).publicUrlOf(dataDir);
  const server = values.server ?? (isSaid ? publicUrl : ((await lastStarted()) ?? publicUrl));
  if (!/^https:$/.test(URL.canParse(server) ? new URL(server).protocol : ''))
    throw new UserError(`"${server}" is no address of the service: https://HOST:PORT is (--server, or PUBLIC_URL).`);
  return { dataDir, server: server.replace(/\/$/, '') };
}
