// `ssh`: runs the system's own ssh through a tunnel and accepts only the host keys that the API shows for the machine.

import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { kinds } from '../../domain/kinds.ts';
import { type SshHostKey, sshPort } from '../../domain/machine.ts';
import { fingerprint } from '../../domain/sshFingerprint.ts';
import { isSameKey } from '../../domain/sshPublicKey.ts';
import { UserError } from '../../lib/errors.ts';
import { shellWord } from '../../lib/shell.ts';
import { type Machine, type MachineAccess, type MachineOptions, openMachineAccess, withKeys } from './machineAccess.ts';
import { withProgress } from './machineProgress.ts';
import { findSshKeys, keysOfNewMachine } from './sshKeys.ts';
import { portOf } from './tunnelCommand.ts';

export interface SshOptions extends MachineOptions {
  user?: string | undefined;
  identityFile?: string | undefined;
  /** Creates the machine if there is none of that name, and waits until it is ready. */
  create?: { imageRef: string } | undefined;
  /** If empty, ssh starts a shell. */
  command: readonly string[];
  /** This program (main.js), which ssh runs to reach the machine. */
  mainFile: string;
}

/** ssh's own exit code for failures outside the command itself. */
const sshFailed = 255;

/** Returns ssh's own exit code. Throws UserError if ssh was not started at all. */
export async function sshCommand(options: SshOptions): Promise<number> {
  const access = await openMachineAccess(options);
  const machine = options.create ? await createdMachine(access, options, options.create) : await access.ready();
  portOf(machine, String(sshPort));
  if (machine.authorizedKeys.length === 0 && options.identityFile === undefined)
    throw new UserError(keylessHint(machine));
  if (machine.sshHostKeys.length === 0)
    throw new UserError(
      `${machine.name} shows no SSH host key (status.sshHostKeys), so ssh could not tell it from an impostor.`,
    );
  const login = await chooseLogin(machine, options);
  const folder = await mkdtemp(path.join(tmpdir(), 'compute-ssh-'));
  try {
    const knownHosts = path.join(folder, 'known_hosts');
    // Machines are identified by uid, because addresses and names are reused.
    const alias = `${machine.uid}.vm`;
    await writeFile(knownHosts, machine.sshHostKeys.map((key) => `${alias} ${keyLine(key)}\n`).join(''), {
      mode: 0o600,
    });
    const code = await run(sshArguments({ options, login, access, machine, alias, knownHosts }), {
      ...options.environment,
      KUBECONFIG: access.files.join(path.delimiter),
    });
    if (code === sshFailed && !login.isKnown) console.error(unknownKeyHint(machine));
    return code;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the machine, new or existing, once it is ready. For a person without a key, makes one that opens it. */
async function createdMachine(
  access: MachineAccess,
  options: SshOptions,
  { imageRef }: { imageRef: string },
): Promise<Machine> {
  const complain = (line: string) => console.error(line);
  const { keys, besides } = await keysOfNewMachine(access.admin, { ...options, complain });
  const isNew = await access.create({
    imageRef,
    ports: [{ name: 'ssh', guestPort: sshPort, readinessProbe: true }],
    bootstrap: { sshAuthorizedKeys: keys },
  });
  complain(isNew ? `${options.name} was created${besides}` : `${options.name} already exists`);
  return withProgress(options.name, complain, access.untilReady);
}

interface Login {
  user: string;
  /** ssh's options for keys; if empty, the choice is left to ssh, its agent and its own configuration. */
  words: string[];
  /** Whether one of the local keys is in the machine's spec. */
  isKnown: boolean;
}

/** Picks the first local key that the spec lists, and the user that it lets in. */
async function chooseLogin({ authorizedKeys }: Machine, options: SshOptions): Promise<Login> {
  const accepted = authorizedKeys.filter(({ username }) => !options.user || !username || username === options.user);
  const keys = await findSshKeys(options);
  const entryOf = ({ publicKey }: { publicKey: string }) =>
    accepted.find((entry) => isSameKey(entry.publicKey, publicKey));
  const key = keys.find(entryOf);
  const named = (key && entryOf(key)?.username) ?? authorizedKeys.find(({ username }) => username)?.username;
  const user = options.user ?? named ?? 'root';
  if (options.identityFile !== undefined)
    return { user, words: ['-i', options.identityFile], isKnown: key !== undefined };
  if (!key) return { user, words: [], isKnown: false };
  // An agent's other keys would go first, and the guest counts them: it may hang up before it sees this one.
  const words = ['-o', 'IdentitiesOnly=yes', '-o', `IdentityFile="${percentSafe(key.file)}"`];
  return { user, words, isKnown: true };
}

function keylessHint({ name }: Machine): string {
  return [
    `${name} accepts no SSH key: its spec has none (bootstrap.sshAuthorizedKeys) and cannot be changed.`,
    `${withKeys(name)}.`,
    'If its image contains your key, name that key with -i.',
  ].join('\n');
}

function unknownKeyHint({ name, authorizedKeys }: Machine): string {
  const taken = authorizedKeys.map(
    ({ publicKey, username }) => `${fingerprint(publicKey)}${username ? ` (${username})` : ''}`,
  );
  return `${name} accepts ${taken.join(', ') || 'no key of its spec'}, and you have none of these keys here: name yours with -i.`;
}

function keyLine({ algorithm, publicKey }: SshHostKey): string {
  return publicKey.startsWith(`${algorithm} `) ? publicKey : `${algorithm} ${publicKey}`;
}

interface SshFacts {
  options: SshOptions;
  login: Login;
  access: MachineAccess;
  machine: Machine;
  alias: string;
  knownHosts: string;
}

function sshArguments({ options, login, access, machine, alias, knownHosts }: SshFacts): string[] {
  const context = options.context === undefined ? [] : ['--context', options.context];
  const tunnel = [
    'tunnel',
    '--stdio',
    '-n',
    access.namespace,
    '--kind',
    kinds[access.kind].shortName,
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
    // One connection per command: a shared one would outlive the checks that it was opened with.
    ControlPath: 'none',
  };
  const given = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  return [...given, ...login.words, '-l', login.user, '--', alias, ...options.command];
}

/** Escapes %, which ssh expands in its settings. */
function percentSafe(text: string): string {
  return text.replaceAll('%', '%%');
}

function run(args: string[], environment: Record<string, string | undefined>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('ssh', args, { stdio: 'inherit', env: environment });
    // The terminal sends these signals to both processes; ssh decides what they mean.
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
