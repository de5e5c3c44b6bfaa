/** The program's commands: what each one takes, and what it runs. Their code is loaded only when they run. */
import type { Config } from '../config.ts';
import { UsageError, UserError } from '../domain/errors.ts';
import { type Commands, type Group, runCommandLine } from './commandLine.ts';
import { configFolder, customerFolder, type Environment, makeConfigFolder, readOwnFile } from './configFolder.ts';

/** The context that a command is called in. */
export interface Terminal {
  /** The roles, which run until they are stopped. */
  roles: Readonly<Record<'up' | 'api' | 'worker' | 'host', (config: Config) => Promise<void>>>;
  environment: Environment;
  /** This program (main.js), for code that has to start it again. */
  mainFile: string;
  print(line: string): void;
  complain(line: string): void;
}

/** Returns the exit code if the command asks to exit at once, else null. Throws UserError. */
export function runCommand(given: string[], terminal: Terminal): Promise<number | null> {
  const commands: Commands = {
    'Your account:': accountCommands(terminal),
    'Your machines:': machineCommands(terminal),
    ...operatorCommands(terminal),
  };
  return runCommandLine(commands, given, terminal);
}

/** The options of a customer's command for an account, as parsed. */
interface AccountOptions {
  dataDir?: string;
  server?: string;
  ca?: string;
}

const dataDirOption = {
  '--data-dir <DIR>': 'folder of the key or sign-in (default: DATA_DIR, else ~/.config/compute-service)',
};
const accountOptions = {
  ...dataDirOption,
  '--server <URL>': "address of the service (default: PUBLIC_URL, else that of the folder's kubeconfig)",
};
const caOption = { '--ca <FILE>': "certificate authority of the server, unless it is a public one's" };

function accountCommands({ environment, mainFile, print }: Terminal): Group {
  const session = async (options: AccountOptions) =>
    (await import('./shortSession.ts')).shortSession(await accountOf(options, environment));
  const person = async (options: AccountOptions) => {
    const account = await accountOf(options, environment);
    if (account.dataDir === configFolder(environment)) await makeConfigFolder(environment);
    return { ...account, mainFile, print, caFile: options.ca };
  };
  return {
    login: {
      about: 'sign in with your browser, and write a kubeconfig',
      required: { '--account <SLUG>': 'short name of your account' },
      options: {
        '--tenant <SLUG>': 'tenant to sign in to, if the account has several',
        '--no-browser': 'print the address instead of opening a browser',
        ...accountOptions,
        ...caOption,
      },
      examples: ['--account acme --server https://compute.example.com', '--account acme --tenant staging --no-browser'],
      run: async (options: AccountOptions & { account: string; tenant?: string; browser: boolean }) => {
        const { account, tenant, browser: opensBrowser } = options;
        const { loginCommand } = await import('./loginCommand.ts');
        return loginCommand({ ...(await person(options)), account, tenant, opensBrowser });
      },
    },
    kubeconfig: {
      about: "write a kubeconfig for the folder's sign-in or API key",
      options: { ...accountOptions, ...caOption },
      examples: ['--data-dir ~/acme --server https://compute.example.com'],
      run: async (options: AccountOptions) =>
        (await import('./loginCommand.ts')).kubeconfigCommand(await person(options)),
    },
    token: {
      about: "print a short-lived session for the folder's sign-in or API key",
      options: accountOptions,
      examples: ['', '--data-dir ~/acme --server https://compute.example.com'],
      run: async (options: AccountOptions) => void print((await session(options)).token),
    },
    credential: {
      about: 'print such a session as the credential plugin of kubectl',
      options: accountOptions,
      examples: ['--data-dir ~/acme --server https://compute.example.com'],
      run: async (options: AccountOptions) => {
        const { execCredential } = await import('./shortSession.ts');
        print(execCredential(await session(options), environment['KUBERNETES_EXEC_INFO']));
      },
    },
  };
}

/** The data folder, and the service given by option, else by the environment, else by the folder's kubeconfig. */
async function accountOf(
  options: AccountOptions,
  environment: Environment,
): Promise<{ dataDir: string; server: string }> {
  const dataDir = customerFolder(options.dataDir, environment);
  const { PUBLIC_URL: set, HTTPS_PORT: port } = environment;
  const local = 'https://localhost';
  const server =
    (options.server ?? set) ||
    (port && port !== '0' ? `${local}:${port}` : ((await serverOfKubeconfig(dataDir)) ?? `${local}:8443`));
  if (!/^https:$/.test(URL.canParse(server) ? new URL(server).protocol : ''))
    throw new UserError(
      `"${server}" is not an address of the service: use https://HOST:PORT (--server or PUBLIC_URL).`,
    );
  return { dataDir, server: server.replace(/\/$/, '') };
}

async function serverOfKubeconfig(dataDir: string): Promise<string | null> {
  const { kubeconfigPath, publicUrlOf } = await import('../up/kubeconfig.ts');
  const text = await readOwnFile(kubeconfigPath(dataDir));
  return text === null ? null : publicUrlOf(text);
}

/** The options of a customer's command for a machine, as parsed. */
interface AccessOptions {
  namespace?: string;
  kind?: string;
  kubeconfig?: string;
  context?: string;
  dataDir?: string;
}

interface KeyOptions {
  user?: string;
  identity?: string;
}

const accessOptions = {
  '-n, --namespace <NAMESPACE>': "namespace of the machine (default: the context's)",
  '--kind <KIND>': 'vm (the default) or bmm, a bare-metal machine',
  '--kubeconfig <FILE>': "default: KUBECONFIG, else the data folder's, else ~/.kube/config",
  '--context <NAME>': 'context of the kubeconfig (default: the current one)',
  ...dataDirOption,
};
const keyOptions = {
  '-l, --user <USER>': 'user to log in as',
  '-i, --identity <KEY>': 'file of the private key; its public key is in KEY.pub',
};

function machineCommands({ environment, mainFile, print, complain }: Terminal): Group {
  const access = (name: string, options: AccessOptions) => {
    const dataDir = customerFolder(options.dataDir, environment);
    return { ...options, name, dataDir, environment };
  };
  return {
    'ssh NAME [COMMAND...]': {
      about: "open a shell in a machine with the system's ssh, its host key checked against the API's",
      options: {
        ...keyOptions,
        '--create': 'create the machine with your key, unless it exists, and wait until it is ready',
        '--image <IMAGE>': 'image that --create uses (default: debian-12)',
        ...accessOptions,
      },
      examples: ['web', 'web --create', 'web -n acme-default -l root -- uname -a'],
      run: async (
        name: string,
        command: string[],
        options: AccessOptions & KeyOptions & { create?: boolean; image?: string },
      ) => {
        const { user, identity: identityFile, image } = options;
        if (image && !options.create)
          throw new UsageError('--image is the image that --create uses: give both, or neither.');
        const create = options.create ? { imageRef: image ?? 'debian-12' } : undefined;
        const { sshCommand } = await import('./sshCommand.ts');
        return sshCommand({ ...access(name, options), user, identityFile, create, command, mainFile });
      },
    },
    'ssh-key [FILE]': {
      about: 'print your public key, made if you have none; or the machines of FILE with your key in them',
      options: keyOptions,
      examples: ['', 'vm.yaml | kubectl create -f -'],
      run: async (file: string | undefined, { user, identity: identityFile }: KeyOptions) =>
        (await import('./manifest.ts')).sshKeyCommand({ file, user, identityFile, environment, print }),
    },
    'tunnel NAME PORT': {
      about: 'connect a local port, or standard input and output, to a port of a machine, by number or name',
      options: {
        '--listen <PORT>': 'local port (default: any free one)',
        '--stdio': 'use standard input and output, as a ProxyCommand of ssh does',
        ...accessOptions,
      },
      examples: ['web http', 'web 5432 --listen 5432', 'web 22 --stdio'],
      run: async (name: string, port: string, options: AccessOptions & { listen?: string; stdio?: boolean }) => {
        const { tunnelCommand } = await import('./tunnelCommand.ts');
        await tunnelCommand({ ...options, ...access(name, options), port, print, complain });
        // Exit now, even if standard input is still open: nothing reads it any more.
        return 0;
      },
    },
  };
}

interface NewAccountOptions {
  name?: string;
  region?: string;
  ttl?: string;
}

const newAccountOptions = {
  '--name <NAME>': 'display name (default: SLUG)',
  '--region <REGION>': "region of its first tenant (default: the fleet file's first)",
};
const reasonOption = { '--reason <TEXT>': 'why, for the audit log: at least 8 characters' };

function operatorCommands({ environment, mainFile, roles, print, complain }: Terminal): Commands {
  const config = async () => (await import('../config.ts')).readConfig(environment);
  const operator = () => import('./operatorCommands.ts');
  const hosts = () => import('./hostCommands.ts');
  const machines = () => import('./machineCommands.ts');
  const orphans = () => import('./orphanCommands.ts');
  const backups = () => import('./backup.ts');
  const usage = () => import('./usageCommands.ts');
  const service: Group = {
    up: {
      about: 'run the whole service on this machine (npm start)',
      options: { '--stop-machines': "shut down machines that live outside it, such as QEMU's, until its next start" },
      examples: ['', '--stop-machines'],
      run: async ({ stopMachines = false }: { stopMachines?: boolean }) => {
        const settings = await config();
        return roles.up({ ...settings, STOP_MACHINES: settings.STOP_MACHINES || stopMachines });
      },
    },
    api: {
      about: 'run only the API: one role of a deployment over several machines',
      run: async () => roles.api(having(await config(), 'DATABASE_URL', 'TLS_CERT_FILE', 'TLS_KEY_FILE')),
    },
    worker: {
      about: "run only the worker: workflows and the control plane's activities",
      run: async () => roles.worker(having(await config(), 'DATABASE_URL')),
    },
    host: {
      about: 'run only the agent beside the machines',
      run: async () => roles.host(await config()),
    },
    prepare: {
      about: "migrate the database, apply FLEET_FILE, make a certificate in DATA_DIR, and prepare Temporal's namespace",
      run: async () => (await operator()).prepareCommand(await config(), print),
    },
    replay: {
      about: "check whether this release's workflows can follow every machine that runs now",
      run: async () => (await import('./replayCommand.ts')).replayCommand(await config(), print),
    },
    version: {
      about: "print this program's release, its Node, and its database schema (--version)",
      run: async () => void print(await (await import('./version.ts')).versionLine(await config())),
    },
  };
  const fleet: Group = {
    'fleet apply FILE': {
      about: 'make the fleet what FILE says: regions, machine classes, images, hosts, and allotments',
      examples: ['fleet.yaml'],
      run: async (file: string) => (await operator()).fleetApplyCommand(await config(), file, print),
    },
    'customers create SLUG': {
      about: 'create a customer with a tenant, a namespace, and an API key, which is shown once',
      options: newAccountOptions,
      examples: ['acme --name "Acme Inc"'],
      run: async (slug: string, { name: displayName, region }: NewAccountOptions) => {
        return (await operator()).customersCreateCommand(await config(), { slug, displayName, region }, print);
      },
    },
    'registrations issue SLUG': {
      about: 'issue a one-time code for a new account, or for a new key of an existing one',
      options: { ...newAccountOptions, '--ttl <TIME>': 'lifetime of the code: 30m, 12h, at most 90d (default: 7d)' },
      examples: ['acme --name "Acme Inc" --ttl 12h'],
      run: async (slug: string, { name: displayName, region, ttl }: NewAccountOptions) => {
        const { registrationsIssueCommand } = await import('./registrationCommands.ts');
        return registrationsIssueCommand(await config(), { slug, displayName, region, ttl }, print);
      },
    },
    'sign-in allow SLUG': {
      about: 'lift a stop of sign-in that its account cannot lift by itself',
      options: reasonOption,
      examples: ['acme --reason "the provider was cleaned up, ticket 4711"'],
      run: async (slug: string, { reason }: { reason?: string }) =>
        (await import('./signInCommands.ts')).signInAllowCommand(await config(), { slug, reason }, print),
    },
    'hosts list': {
      about: 'list hosts, their machines, and what keeps new ones off them',
      run: async () => (await hosts()).hostsListCommand(await config(), print),
    },
    'hosts cordon NAME': {
      about: 'close a host to new machines',
      examples: ['sim-a'],
      run: async (name: string) => (await hosts()).hostsCordonCommand(await config(), name, true, print),
    },
    'hosts uncordon NAME': {
      about: 'open a cordoned host again',
      examples: ['sim-a'],
      run: async (name: string) => (await hosts()).hostsCordonCommand(await config(), name, false, print),
    },
    'hosts drain NAME': {
      about: 'close a host and list the machines left on it; exits with 3 until it is empty',
      examples: ['sim-a'],
      run: async (name: string) => (await hosts()).hostsDrainCommand(await config(), name, print),
    },
    'machines abandon NAMESPACE/NAME': {
      about: 'give up a machine whose host cannot show that it is gone; the host is quarantined',
      options: { ...reasonOption, '--kind <KIND>': 'VirtualMachine (the default) or BareMetalMachine' },
      examples: ['acme-default/web --reason "the host burned down"'],
      run: async (subject: string, options: { reason?: string; kind?: string }) =>
        (await machines()).machinesAbandonCommand(await config(), { ...options, subject }, print),
    },
    'machines find REQUEST_ID': {
      about: 'show the workflow and state of the machine that a request created',
      examples: ['21c8082e-d3ee-4f06-9590-f7f8e01b2d2e'],
      run: async (requestId: string) => (await machines()).machinesFindCommand(await config(), requestId, print),
    },
    'orphans list': {
      about: 'list machines on hosts that have no record',
      run: async () => (await orphans()).orphansListCommand(await config(), print),
    },
    'orphans destroy RUNTIME_ID': {
      about: 'destroy a machine that has no record',
      options: reasonOption,
      examples: ['21c8082e-d3ee-4f06-9590-f7f8e01b2d2e --reason "left by a restored backup"'],
      run: async (runtimeId: string, { reason }: { reason?: string }) =>
        (await orphans()).orphansDestroyCommand(await config(), runtimeId, reason, print),
    },
  };
  const database: Group = {
    migrate: {
      about: "bring the database to this release's schema",
      run: async () => (await operator()).migrateCommand(await config(), print),
    },
    'database url': {
      about: "print the database's address, with its password",
      run: async () => (await backups()).databaseUrlCommand(await config(), print),
    },
    'backup FILE': {
      about: 'write the embedded database to one verified file while the service runs',
      examples: ['compute.backup'],
      run: async (file: string) => (await backups()).backupCommand(await config(), { file, mainFile }, print),
    },
    'restore FILE': {
      about: 'put the file of a backup in place while the service is stopped; then run recover',
      examples: ['compute.backup'],
      run: async (file: string) => (await backups()).restoreCommand(await config(), { file, mainFile }, print),
    },
    recover: {
      about: 'make a database that was restored from a backup safe to use',
      options: { '--dry-run': 'only show what it would do' },
      examples: ['--dry-run', ''],
      run: async (options: { dryRun?: boolean }) =>
        (await import('./recoverCommand.ts')).recoverCommand(await config(), options, print),
    },
    'usage rebuild': {
      about: 'rebuild usage where it differs from its lifecycles',
      options: {
        '--month <YYYY-MM>': 'only this month',
        '--frozen': 'change the month even if its bill is final',
      },
      examples: ['', '--month 2026-10 --frozen'],
      run: async (options: { month?: string; frozen?: boolean }) =>
        (await usage()).usageRebuildCommand(await config(), options, print),
    },
    'usage export': {
      about: 'print a closed month of a customer as FOCUS CSV',
      options: {
        '--format <FORMAT>': 'focus',
        '--month <YYYY-MM>': 'the month',
        '--customer <SLUG>': 'short name of the customer',
      },
      examples: ['--format focus --month 2026-10 --customer acme > acme.csv'],
      run: async (options: { format?: string; month?: string; customer?: string }) =>
        (await usage()).usageExportCommand(await config(), options, print, complain),
    },
  };
  return {
    'For operators: the service': service,
    'For operators: customers, hosts, and machines': fleet,
    'For operators: database and usage': database,
  };
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
