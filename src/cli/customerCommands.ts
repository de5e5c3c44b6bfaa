/** Customers' commands: what each one takes, and what it runs. They are the whole program of the package for customers. */

import { defaultKind, kinds, shortNames } from '../domain/kinds.ts';
import { UsageError } from '../lib/errors.ts';
import {
  type AccountOptions,
  accountOf,
  accountOptions,
  type CommonOptions,
  caOption,
  commonOf,
  commonOptions,
  dataDirOption,
  type KeysOption,
  keysOption,
  type OutputOptions,
  outputOption,
  outputValues,
} from './account/accountOptions.ts';
import { teamCommands } from './account/teamCommands.ts';
import { thingCommands } from './account/thingCommands.ts';
import { type Commands, type Group, runCommandLine } from './commandLine.ts';
import { candidates, completionScript, shells } from './completion.ts';
import { type ObjectFormat, objectFormat, objectFormats, outputFormat } from './outputFormat.ts';
import { configFolder, customerFolder, type Environment, makeConfigFolder } from './session/configFolder.ts';

/** The context that a customer's command is called in. */
export interface CustomerTerminal {
  environment: Environment;
  /** This program (main.js), for code that has to start it again. */
  mainFile: string;
  print(line: string): void;
  complain(line: string): void;
}

export function customerCommands(terminal: CustomerTerminal): Commands {
  return {
    'Your account:': accountCommands(terminal),
    'Your team:': teamCommands(terminal),
    'Your integrations:': thingCommands(terminal),
    'Your machines:': machineCommands(terminal),
    'Your terminal:': terminalCommands(terminal),
  };
}

/** Returns the exit code if the command asks to exit at once, else null. Throws UserError. */
export function runWithCompletion(
  commands: Commands,
  given: readonly string[],
  terminal: CustomerTerminal,
): Promise<number | null> {
  const complete: Group = {
    'complete [WORD...]': {
      about: 'print what may stand in the place of the last word, for the shell',
      isHidden: true,
      run: async (words: string[]) => {
        for (const each of await candidates(commands, words, terminal.environment)) terminal.print(each);
      },
    },
  };
  return runCommandLine({ ...commands, Hidden: complete }, given, terminal);
}

function terminalCommands({ print }: CustomerTerminal): Group {
  return {
    'completion SHELL': {
      about: 'print a script with which your shell completes commands, options, and names of machines',
      values: { SHELL: shells },
      examples: ['bash', 'zsh', 'fish'],
      run: async (shell: string) => print(completionScript(shell)),
    },
  };
}

const allCellsOption = {
  '--all-cells': 'in every cell where the data folder has a sign-in or key; exits with 2 if one of them is away',
};
interface AllCells {
  allCells?: boolean;
}

/** What a command of all cells is given. */
async function accountsOf(options: AccountOptions, { environment, complain }: CustomerTerminal) {
  const { accountsInCells } = await import('./account/allCells.ts');
  return { accounts: await accountsInCells(options, environment), complain };
}

function accountCommands(terminal: CustomerTerminal): Group {
  const { environment, mainFile, print } = terminal;
  const inCells = (options: AccountOptions) => accountsOf(options, terminal);
  const session = async (options: AccountOptions) =>
    (await import('./session/shortSession.ts')).shortSession(await accountOf(options, environment));
  const person = async (options: AccountOptions) => {
    const account = await accountOf(options, environment);
    if (account.dataDir === configFolder(environment)) await makeConfigFolder(environment);
    return { ...account, mainFile, searchPath: environment['PATH'], print, caFile: options.ca };
  };
  return {
    login: {
      about: 'sign in with your browser, and write a kubeconfig',
      required: { '--account <SLUG>': 'short name of your account' },
      options: {
        '--tenant <SLUG>': 'tenant to sign in to, if the account has several',
        '--cell <NAME>': 'another cell of the service, beside the sign-in that the folder has',
        '--no-browser': 'print the address instead of opening a browser',
        '--dpop': 'bind the session to a key of this machine, without which it is worth nothing (not for kubectl)',
        '--device': 'on a machine without a browser: print a code, with which you sign in on another one',
        ...accountOptions,
        ...caOption,
      },
      examples: [
        '--account acme --server https://compute.example.com',
        '--account acme --tenant staging --no-browser',
        '--account acme --device',
        '--account acme --cell south',
        '--account acme --dpop',
      ],
      run: async (
        options: AccountOptions & {
          account: string;
          tenant?: string;
          cell?: string;
          browser: boolean;
          device?: boolean;
          dpop?: boolean;
        },
      ) => {
        const { account, tenant, cell, browser: opensBrowser, device: byDevice, dpop: isBound } = options;
        const { loginCommand } = await import('./session/loginCommand.ts');
        const { inCell } = await import('./session/cellFolders.ts');
        const whom = await person(options);
        const there = cell === undefined ? whom : await inCell(whom, cell);
        return loginCommand({ ...there, account, tenant, cell, opensBrowser, byDevice, isBound });
      },
    },
    logout: {
      about: 'end your sign-in, at the service as well',
      options: accountOptions,
      run: async (options: AccountOptions) =>
        (await import('./session/loginCommand.ts')).logoutCommand({
          ...(await accountOf(options, environment)),
          print,
        }),
    },
    kubeconfig: {
      about: "write a kubeconfig for the folder's sign-in or API key",
      options: {
        ...accountOptions,
        ...caOption,
        '--exec-api <VERSION>':
          'API of credential plugins that the client reads: v1 (the default), or v1beta1 as lightkube, pykube-ng, ' +
          'and kubectl before 1.22 do',
      },
      values: { VERSION: ['v1', 'v1beta1'] },
      examples: ['--data-dir ~/acme --server https://compute.example.com', '--exec-api v1beta1'],
      run: async ({ execApi, ...options }: AccountOptions & { execApi?: string }) =>
        (await import('./session/loginCommand.ts')).kubeconfigCommand({ ...(await person(options)), execApi }),
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
        const { execCredential } = await import('./session/shortSession.ts');
        print(execCredential(await session(options), environment));
      },
    },
    whoami: {
      about: 'show as whom the commands act: account, tenant, scopes, and service',
      options: { ...outputOption, ...accountOptions },
      values: outputValues,
      examples: ['', '-o json'],
      run: async (options: AccountOptions & OutputOptions) => {
        const output = outputFormat(options.output);
        const { whoamiCommand } = await import('./account/ownAccount.ts');
        await whoamiCommand({ ...(await accountOf(options, environment)), output, print });
      },
    },
    usage: {
      about: 'show what your tenant used, by machine class',
      options: {
        '--window <WINDOW>': '24h (the default), 7d, month, or a closed month written YYYY-MM',
        '-A, --all-tenants': 'of every tenant of the account',
        ...allCellsOption,
        ...outputOption,
        ...accountOptions,
      },
      values: { ...outputValues, WINDOW: ['24h', '7d', 'month'] },
      examples: ['', '--window month --all-tenants', '--window 2026-10 -o json'],
      run: async (options: AccountOptions & OutputOptions & AllCells & { window?: string; allTenants?: boolean }) => {
        const output = outputFormat(options.output);
        const { usageCommand, usageOfCellsCommand } = await import('./account/ownUsage.ts');
        if (options.allCells) return usageOfCellsCommand({ ...options, ...(await inCells(options)), output, print });
        return usageCommand({ ...options, ...(await accountOf(options, environment)), output, print });
      },
    },
    'usage lifecycles': {
      about: 'list the machines behind the usage, one line for each life',
      options: {
        '--window <WINDOW>': 'as for usage (default: 24h)',
        ...outputOption,
        ...accountOptions,
      },
      values: outputValues,
      examples: ['', '--window month -o json'],
      run: async ({ window, ...options }: CommonOptions & { window?: string }) => {
        const { listLifecyclesCommand } = await import('./account/ownUsage.ts');
        await listLifecyclesCommand({ ...(await commonOf(options, { environment, print })), window });
      },
    },
    'usage bills': {
      about: 'list the closed bills of the account, month by month',
      options: { ...allCellsOption, ...commonOptions },
      values: outputValues,
      examples: ['', '--all-cells', '-o json'],
      run: async (options: CommonOptions & AllCells) => {
        const { billsOfCellsCommand, listBillsCommand } = await import('./account/ownUsage.ts');
        const output = outputFormat(options.output);
        if (options.allCells) return billsOfCellsCommand({ ...(await inCells(options)), output, print });
        return listBillsCommand(await commonOf(options, { environment, print }));
      },
    },
    'usage verify': {
      about:
        'check each closed bill: its signature, its sums, and the machines behind it; exits with 1 if one is not good',
      options: { ...keysOption, ...accountOptions },
      examples: ['', '--keys kept-keys.json'],
      run: async ({ keys, ...options }: AccountOptions & KeysOption) => {
        const { verifyBillsCommand } = await import('./account/ownProofs.ts');
        return verifyBillsCommand({ ...(await accountOf(options, environment)), keys, print });
      },
    },
  };
}

/** The options of a customer's command for machines, as parsed. */
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
  '--kind <KIND>': `${shortNames.join(' or ')} (default: ${kinds[defaultKind].shortName})`,
  '--kubeconfig <FILE>': "default: KUBECONFIG, else the data folder's, else ~/.kube/config",
  '--context <NAME>': 'context of the kubeconfig (default: the current one)',
  ...dataDirOption,
};
const selectorOption = { '-l, --selector <SELECTOR>': 'only machines with these labels, such as app=web' };
const objectOption = { '-o, --output <FORMAT>': 'table, wide, name, json, yaml, or jsonpath={.status.phase}' };
const objectValues = { FORMAT: objectFormats };
const accessValues = { KIND: shortNames, NAME: 'machines' } as const;
const keyOptions = {
  '-l, --user <USER>': 'user to log in as',
  '-i, --identity <KEY>': 'file of the private key; its public key is in KEY.pub',
};

function machineCommands(terminal: CustomerTerminal): Group {
  const { environment, mainFile, print, complain } = terminal;
  const compute = (options: AccessOptions) => ({
    ...options,
    dataDir: customerFolder(options.dataDir, environment),
    environment,
  });
  const access = (name: string, options: AccessOptions) => ({ ...compute(options), name });
  const machines = () => import('./machines/customerMachines.ts');
  const one = () => import('./machines/oneMachine.ts');
  const format = (output: string | undefined): { output: ObjectFormat } => ({ output: objectFormat(output) });
  const offered = (plural: string, about: string) => ({
    about,
    options: { ...objectOption, ...accessOptions },
    values: { ...accessValues, ...objectValues },
    examples: ['', '-o name'],
    run: async ({ output, ...options }: AccessOptions & OutputOptions) =>
      (await machines()).listOfferedCommand(plural, { ...compute(options), ...format(output), print }),
  });
  return {
    'machines list': {
      about: 'list machines',
      options: {
        ...selectorOption,
        '-w, --watch': 'go on with each change, until Ctrl-C',
        ...allCellsOption,
        ...objectOption,
        ...accessOptions,
      },
      values: { ...accessValues, ...objectValues },
      examples: ['', '-l app=web -o yaml', '--kind bmm -o wide', '--watch', '--all-cells'],
      run: async ({
        output,
        watch,
        allCells,
        ...options
      }: AccessOptions & OutputOptions & AllCells & { selector?: string; watch?: boolean }) => {
        const { listMachinesCommand, listMachinesOfCellsCommand, watchMachinesCommand } = await machines();
        const given = { ...compute(options), ...format(output), print };
        if (allCells && (watch || options.kubeconfig || options.context))
          throw new UsageError('--all-cells goes with the kubeconfigs of the data folder, and not with --watch.');
        if (allCells) return listMachinesOfCellsCommand({ ...given, ...(await accountsOf(options, terminal)) });
        return watch ? watchMachinesCommand(given) : listMachinesCommand(given);
      },
    },
    'machines show NAME': {
      about: 'show a machine: its state and why, how to reach it, and what happened to it',
      options: { ...objectOption, ...accessOptions },
      values: { ...accessValues, ...objectValues },
      examples: ['web', "web -o jsonpath='{.status.phase}'"],
      run: async (name: string, { output, ...options }: AccessOptions & OutputOptions) =>
        (await one()).showMachineCommand({ ...access(name, options), ...format(output), print, complain }),
    },
    'machines recreate NAME': {
      about: 'delete a machine and create it again from its spec, with an empty disk',
      options: {
        '--yes': 'lose what is on its disk',
        '--add-keys': 'let your SSH keys in, too',
        ...objectOption,
        ...accessOptions,
      },
      values: { ...accessValues, ...objectValues },
      examples: ['web --yes', 'web --yes --add-keys'],
      run: async (
        name: string,
        { output, ...options }: AccessOptions & OutputOptions & { yes?: boolean; addKeys?: boolean },
      ) =>
        (await one()).recreateMachineCommand({
          ...access(name, options),
          ...options,
          ...format(output),
          print,
          complain,
        }),
    },
    images: offered('images', 'list the images that machines may have'),
    classes: offered('machineclasses', 'list the machine classes, and where they are'),
    'open [NAME]': {
      about: 'open the console in your browser, at a machine if you name one',
      options: { '--no-browser': 'only print the address', ...accessOptions },
      values: accessValues,
      examples: ['', 'web', 'web --no-browser'],
      run: async (name: string | undefined, { browser, ...options }: AccessOptions & { browser: boolean }) => {
        const { openComputeApi } = await import('./session/computeApi.ts');
        const api = await openComputeApi(compute(options));
        const url = api.access.url + (name === undefined ? '/' : (await one()).consolePath(api.kind, name));
        print(url);
        if (browser) (await import('./session/loginCommand.ts')).openBrowser(url);
      },
    },
    'machines create NAME': {
      about: 'create a machine that your SSH keys open: the one of this computer, and those that you keep (ssh-keys)',
      options: {
        '--image <IMAGE>': 'its image (default: debian-12)',
        '--cpu <COUNT>': 'virtual CPUs, with --memory and --disk',
        '--memory <GIB>': 'memory in GiB',
        '--disk <GIB>': 'disk in GiB',
        '--class <CLASS>': 'machine class, of a bare-metal machine (--kind bmm)',
        '--region <REGION>': "region of a bare-metal machine (default: your tenant's)",
        '--ports <PORTS>': 'NAME:PORT,… that can be reached, and have to listen (default: ssh:22)',
        '--labels <LABELS>': 'KEY=VALUE,…',
        '--wait': 'return once it is ready for access',
        ...keyOptions,
        ...objectOption,
        ...accessOptions,
      },
      values: { ...accessValues, ...objectValues, NAME: [] },
      examples: ['web --wait', 'web --cpu 4 --memory 8 --disk 40 --ports ssh:22,http:80 --labels app=web'],
      run: async (
        name: string,
        { identity: identityFile, output, ...options }: AccessOptions & KeyOptions & OutputOptions,
      ) => {
        const given = { ...access(name, options), ...format(output), identityFile, print, complain };
        return (await machines()).createMachineCommand(given);
      },
    },
    'machines restart NAME...': {
      about: 'shut machines down and start them again, with what is on their disks',
      options: {
        '--force': 'switch them off at once, without time to shut down',
        '--wait': 'return once they are ready for access again',
        ...accessOptions,
      },
      values: accessValues,
      examples: ['web --wait', 'web --force'],
      run: async (names: string[], options: AccessOptions & { force?: boolean; wait?: boolean }) => {
        const { restartMachinesCommand } = await import('./machines/restartCommand.ts');
        await restartMachinesCommand({ ...compute(options), ...options, names, print });
      },
    },
    'machines delete NAME...': {
      about: 'delete machines',
      options: { '--wait': 'return once they are gone', ...accessOptions },
      values: accessValues,
      examples: ['web', 'web db --wait'],
      run: async (names: string[], options: AccessOptions & { wait?: boolean }) =>
        (await machines()).deleteMachinesCommand({ ...compute(options), names, print }),
    },
    'machines watch [NAME]': {
      about: 'print machines as they are and each change of them, until Ctrl-C',
      options: { ...selectorOption, ...objectOption, ...accessOptions },
      values: { ...accessValues, ...objectValues },
      examples: ['', 'web', '-l app=web -o json'],
      run: async (
        name: string | undefined,
        { output, ...options }: AccessOptions & OutputOptions & { selector?: string },
      ) => (await machines()).watchMachinesCommand({ ...compute(options), ...format(output), name, print }),
    },
    'ssh NAME [COMMAND...]': {
      about: "open a shell in a machine with the system's ssh, its host key checked against the API's",
      options: {
        ...keyOptions,
        '--create': 'create the machine with your key, unless it exists, and wait until it is ready',
        '--image <IMAGE>': 'image that --create uses (default: debian-12)',
        ...accessOptions,
      },
      values: accessValues,
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
        const { sshCommand } = await import('./machines/sshCommand.ts');
        return sshCommand({ ...access(name, options), user, identityFile, create, command, mainFile });
      },
    },
    'ssh-key [FILE]': {
      about: 'print your public key, made if you have none; or the machines of FILE with your key in them',
      options: keyOptions,
      examples: ['', 'vm.yaml | kubectl create -f -'],
      run: async (file: string | undefined, { user, identity: identityFile }: KeyOptions) =>
        (await import('./machines/manifest.ts')).sshKeyCommand({ file, user, identityFile, environment, print }),
    },
    'console NAME': {
      about: 'type at the serial console of a machine, or print the last 256 KiB of it where there is no terminal',
      options: {
        '-p, --print': 'only print it, at a terminal as well',
        '-f, --follow': 'print it, and go on with what it prints, until it is gone',
        '--tail <LINES>': 'begin with this many lines from the end',
        ...accessOptions,
      },
      values: accessValues,
      examples: ['web', 'web --tail 20 --follow', 'web --print'],
      run: async (name: string, options: AccessOptions & { follow?: boolean; print?: boolean; tail?: string }) => {
        const { consoleCommand } = await import('./machines/consoleCommand.ts');
        return consoleCommand({ ...options, ...access(name, options), complain });
      },
    },
    'tunnel NAME PORT': {
      about: 'connect a local port, or standard input and output, to a port of a machine, by number or name',
      options: {
        '--listen <PORT>': 'local port (default: any free one)',
        '--stdio': 'use standard input and output, as a ProxyCommand of ssh does',
        ...accessOptions,
      },
      values: accessValues,
      examples: ['web http', 'web 5432 --listen 5432', 'web 22 --stdio'],
      run: async (name: string, port: string, options: AccessOptions & { listen?: string; stdio?: boolean }) => {
        const { tunnelCommand } = await import('./machines/tunnelCommand.ts');
        await tunnelCommand({ ...options, ...access(name, options), port, print, complain });
        // Exit now, even if standard input is still open: nothing reads it any more.
        return 0;
      },
    },
  };
}
