// `ssh`: the system's own ssh, through a tunnel, that accepts exactly the host keys which the API shows of the machine.
import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { constants, homedir, tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type SshHostKey, sshPort } from '../domain/machine.ts';
import { UserError } from '../up/errors.ts';
import { readIfPresent } from '../up/files.ts';
import { shellWord } from '../up/shell.ts';
import { type Machine, type MachineAccess, type MachineOptions, openMachineAccess } from './machineAccess.ts';
import { portOf } from './tunnel.ts';

export interface SshOptions extends MachineOptions {
  user?: string | undefined;
  identityFile?: string | undefined;
  /** Creates the machine where there is none of that name, and waits until it is ready. */
  create?: { imageRef: string } | undefined;
  /** Without one ssh starts a shell. */
  command: readonly string[];
  /** This program (main.js), which ssh runs to reach the machine. */
  mainFile: string;
}

/** Answers ssh's own exit code. Throws UserError where ssh was not even started. */
export async function sshCommand(options: SshOptions): Promise<number> {
  const access = await openMachineAccess(options);
  let folder: string | null = null;
  try {
    const { machine, options: settled } = options.create
      ? await createdMachine(access, options, options.create)
      : { machine: await access.ready(), options };
    portOf(machine, String(sshPort));
    if (machine.sshHostKeys.length === 0)
      throw new UserError(
        `${machine.name} shows no SSH host key (status.sshHostKeys), so it cannot be told from an impostor.`,
      );
    folder = await mkdtemp(path.join(tmpdir(), 'compute-ssh-'));
    const knownHosts = path.join(folder, 'known_hosts');
    // A machine is known by its uid: addresses and names are used again.
    const alias = `${machine.uid}.vm`;
    await writeFile(knownHosts, machine.sshHostKeys.map((key) => `${alias} ${keyLine(key)}\n`).join(''), {
      mode: 0o600,
    });
    return await run(sshArguments({ options: settled, access, machine, alias, knownHosts }), {
      ...options.environment,
      KUBECONFIG: access.files.join(path.delimiter),
    });
  } finally {
    await access.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

/** The machine, new or there before, once it is ready; a key of its own opens it where the person has none. */
async function createdMachine(
  access: MachineAccess,
  options: SshOptions,
  { imageRef }: { imageRef: string },
): Promise<{ machine: Machine; options: SshOptions }> {
  const { publicKey, identityFile } = await provideKey(options);
  const username = options.user ?? userInfo().username;
  const isNew = await access.create({
    imageRef,
    ports: [{ name: 'ssh', guestPort: sshPort, readinessProbe: true }],
    bootstrap: { sshAuthorizedKeys: [{ publicKey, username }] },
  });
  console.error(isNew ? `${options.name} is created` : `${options.name} is there already`);
  const machine = await access.untilReady((phase) => console.error(`  ${phase}`));
  return { machine, options: { ...options, identityFile } };
}

/** The key that was named, or one of the person's own, or else one that is made in the data folder. */
async function provideKey({ identityFile, dataDir }: SshOptions): Promise<{ publicKey: string; identityFile: string }> {
  const own = ['id_ed25519', 'id_ecdsa', 'id_rsa'].map((name) => path.join(homedir(), '.ssh', name));
  const made = path.join(dataDir, 'ssh-key');
  for (const file of identityFile ? [identityFile] : [...own, made]) {
    const publicKey = (await readIfPresent(`${file}.pub`))?.trim();
    if (publicKey) return { publicKey, identityFile: file };
  }
  if (identityFile)
    throw new UserError(
      `There is no ${identityFile}.pub: ssh-keygen -y -f ${identityFile} > ${identityFile}.pub makes it.`,
    );
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await promisify(execFile)('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'compute-service', '-f', made]).catch(
    (error: Error) => {
      throw new UserError(`A key could not be made with ssh-keygen (${error.message}): name one with -i.`, {
        cause: error,
      });
    },
  );
  return { publicKey: (await readFile(`${made}.pub`, 'utf8')).trim(), identityFile: made };
}

function keyLine({ algorithm, publicKey }: SshHostKey): string {
  return publicKey.startsWith(`${algorithm} `) ? publicKey : `${algorithm} ${publicKey}`;
}

interface SshFacts {
  options: SshOptions;
  access: MachineAccess;
  machine: Machine;
  alias: string;
  knownHosts: string;
}

function sshArguments({ options, access, machine, alias, knownHosts }: SshFacts): string[] {
  const user = options.user ?? machine.username ?? 'root';
  const context = options.context === undefined ? [] : ['--context', options.context];
  const tunnel = [
    'tunnel',
    '--stdio',
    '-n',
    access.namespace,
    '--kind',
    access.kind,
    ...context,
    '--',
    machine.name,
    String(sshPort),
  ];
  const proxy = [process.execPath, options.mainFile, ...tunnel].map(shellWord).join(' ');
  const settings = {
    ProxyCommand: percentSafe(proxy),
    StrictHostKeyChecking: 'yes',
    UserKnownHostsFile: `"${percentSafe(knownHosts)}"`,
    GlobalKnownHostsFile: '/dev/null',
    HostKeyAlias: alias,
    UpdateHostKeys: 'no',
    // One connection per command: a shared one would outlive what it was checked against.
    ControlPath: 'none',
  };
  const identity = options.identityFile === undefined ? [] : ['-i', options.identityFile];
  const given = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  return [...given, ...identity, '-l', user, '--', alias, ...options.command];
}

/** ssh expands % in its settings. */
function percentSafe(text: string): string {
  return text.replaceAll('%', '%%');
}

function run(args: string[], environment: Record<string, string | undefined>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('ssh', args, { stdio: 'inherit', env: environment });
    // The terminal sends these to both; ssh decides what they mean.
    const ignore = () => undefined;
    const passOn = (signal: NodeJS.Signals) => void child.kill(signal);
    process.on('SIGINT', ignore).on('SIGQUIT', ignore).on('SIGTERM', passOn).on('SIGHUP', passOn);
    const settle = () => {
      process.off('SIGINT', ignore).off('SIGQUIT', ignore).off('SIGTERM', passOn).off('SIGHUP', passOn);
    };
    child.once('error', (error: NodeJS.ErrnoException) => {
      settle();
      reject(
        new UserError(
          error.code === 'ENOENT'
            ? "There is no ssh on PATH: install OpenSSH's client."
            : `ssh did not start: ${error.message}`,
          { cause: error },
        ),
      );
    });
    child.once('exit', (code, signal) => {
      settle();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
