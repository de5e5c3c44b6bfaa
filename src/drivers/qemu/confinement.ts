/**
 * What is around each QEMU: bubblewrap gives it mounts, processes, and a network of its own, and a cgroup limits it. A
 * guest that breaks out finds its machine's folder, /usr, an empty /tmp, and a network without its host. slirp4netns joins
 * that network to the host's: forwarded ports lead in, and guestNetwork.ts says what leads out.
 *
 * An agent that is not root does this in a user namespace. Where that is forbidden, or a program is missing, guests run
 * as they are, and the host's condition `Confinement` says so.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { HealthCheck } from '../../domain/hostHealth.ts';
import type { Forward } from '../../domain/observation.ts';
import { readBody } from '../../lib/boundedBody.ts';
import { quotable } from '../../lib/text.ts';
import { pause } from '../../lib/waiting.ts';
import { DriverError } from '../agent/driver.ts';
import { Cgroups, type MachineLimits } from './cgroups.ts';
import { PortTaken } from './forwards.ts';
import { guestInterface, networkRange, networkResolver, networkRules } from './guestNetwork.ts';
import { endJoins, environment, joinName, joinProgram, joinsNetwork } from './qemuPrograms.ts';
import type { QemuSettings } from './qemuSettings.ts';

const install = 'apt-get install --no-install-recommends bubblewrap slirp4netns nftables';
const names = {
  resolvers: 'resolv.conf',
  running: 'running',
  /** What joins the network, which QEMU must not see: in place of this folder it has an empty one. */
  join: 'join',
  pid: 'join/pid',
  log: 'join/log',
  socket: 'join/socket',
} as const;
/** The machine's folder, in QEMU's mounts. */
const folderInside = '/machine';
const tmpBytes = 16 * 2 ** 20;
const toolTimeoutMs = 10_000;
/** What is read of the program that joins a network, and how many characters of it are quoted. */
const saidMostBytes = 16 * 1024;
const saidMost = 400;

/** A machine whose network is joined to the host's. */
export interface JoinedNetwork {
  runtimeId: string;
  folder: string;
  forwards: readonly Forward[];
}

/** QEMU as it is to be started. */
export interface ConfinedStart extends JoinedNetwork {
  program: string;
  args: readonly string[];
  limits: MachineLimits;
}

/** Nothing is wrong with QEMU; what is to be around it cannot be had. */
export class NotAround extends DriverError {}

/** A process tries its tools once, and again while they lack. */
let tried: { lack: Promise<string | null>; atMs: number } | undefined;
const tryAgainMs = 60_000;
const mappedAgainMs = 2;

export class Confinement {
  readonly #settings: QemuSettings;
  readonly #allowed: boolean;
  readonly #cgroups = new Cgroups();
  /** As they were applied to each machine's network by this agent. */
  readonly #rules = new Map<string, string>();

  constructor(settings: QemuSettings, allowed = true) {
    this.#settings = settings;
    this.#allowed = allowed;
  }

  /** Why no guest can be confined now; null: each is. */
  async lack(): Promise<string | null> {
    if (!this.#allowed) return 'this agent confines none';
    const isOld = tried !== undefined && performance.now() - tried.atMs > tryAgainMs && (await tried.lack) !== null;
    if (!tried || isOld) tried = { lack: tryTools(), atMs: performance.now() };
    return tried.lack;
  }

  async health(): Promise<HealthCheck> {
    const { egress, egressAllow } = this.#settings;
    const lack = await this.lack();
    const found = { type: 'Confinement', tells: true } as const;
    if (lack !== null && egress === 'nat')
      return { ...found, ok: false, reason: 'NoEgress', message: `no guest starts with egress: nat: ${lack}` };
    if (lack !== null)
      return { ...found, ok: true, reason: 'NotConfined', message: `guests run without confinement: ${lack}` };
    const limits = (await this.#cgroups.lack()) ?? 'limited by cgroups';
    const reach = egress === 'nat' ? ['public addresses', ...egressAllow].join(', ') : 'nothing';
    return { ...found, ok: true, reason: 'Confined', message: `guests reach ${reach}; their emulators are ${limits}` };
  }

  /** Starts QEMU, and returns at once; `heed` gets the process before it says anything. Throws PortTaken, or NotAround. */
  async start(start: ConfinedStart, heed: (child: ChildProcess) => void): Promise<void> {
    const { folder, program, args } = start;
    await mkdir(path.join(folder, names.join), { recursive: true, mode: 0o700 });
    await writeFile(path.join(folder, names.resolvers), `nameserver ${networkResolver}\n`, { mode: 0o644 });
    const running = await openRunning(folder);
    const hidden = ['--tmpfs', path.posix.join(folderInside, names.join)];
    const child = spawnBlocked({ folder, program, args, mounts: hidden }, running.fd);
    heed(child);
    await running.close();
    const pid = await pidInside(child);
    // It ended, and its output says why.
    if (pid === null) return;
    await this.#surround(start, pid).catch((error: Error) => {
      throw error instanceof PortTaken ? error : new NotAround('Unavailable', error.message);
    });
    unblock(child);
  }

  async #surround(start: ConfinedStart, pid: number): Promise<void> {
    await this.#cgroups.limit(start.runtimeId, start.limits);
    await this.#cgroups.add(start.runtimeId, pid);
    await this.join(start, pid);
  }

  /**
   * Joins the network of the process that runs a machine to the host's, with the rules first. Throws PortTaken, or
   * DriverError('Unavailable').
   */
  async join({ runtimeId, folder, forwards }: JoinedNetwork, pid: number): Promise<void> {
    await this.#applyRules(runtimeId, pid);
    await endJoins(runtimeId);
    const joinPid = await spawnJoin(runtimeId, folder, pid);
    // Written first: a later step that fails does not have the network joined again.
    await writeFile(path.join(folder, names.pid), `${joinPid}`, { mode: 0o600 });
    // An agent without cgroups may have started the machine.
    await this.#cgroups.add(runtimeId, joinPid).catch(() => undefined);
    for (const each of forwards) await forward(folder, each);
  }

  /** Joins the network again whose process ended, or that an agent was killed before; refreshes the rules. */
  async keepJoined(network: JoinedNetwork, findPid: () => Promise<number | undefined>): Promise<void> {
    const { runtimeId, folder } = network;
    const joinPid = Number(await readFile(path.join(folder, names.pid), 'utf8').catch(() => ''));
    const isJoined = joinPid > 0 && (await joinsNetwork(joinPid, runtimeId));
    if (isJoined && this.#rules.get(runtimeId) === networkRules(this.#settings)) return;
    const pid = await findPid();
    if (pid === undefined) return;
    await (isJoined ? this.#applyRules(runtimeId, pid) : this.join(network, pid));
  }

  async #applyRules(runtimeId: string, pid: number): Promise<void> {
    const rules = networkRules(this.#settings);
    await applyRules(pid, rules);
    this.#rules.set(runtimeId, rules);
  }

  /** Whether the process that runs a machine has a network of its own. */
  async holds(pid: number): Promise<boolean> {
    const [its, own] = await Promise.all([pid, 'self'].map((each) => readlink(`/proc/${each}/ns/net`).catch(() => '')));
    return its !== own;
  }

  /** What is left of a machine that ended. */
  async clear(runtimeId: string): Promise<void> {
    this.#rules.delete(runtimeId);
    await this.#cgroups.remove(runtimeId);
  }
}

const isRoot = () => process.getuid?.() === 0;

/** A pipe that QEMU alone holds open: what joins its network ends with it, also while no agent runs. */
async function openRunning(folder: string): Promise<FileHandle> {
  const file = path.join(folder, names.running);
  await rm(file, { force: true });
  await promisify(execFile)('mkfifo', ['-m', '600', file], { env: environment });
  // For both directions, so that the opening does not wait for a reader.
  return open(file, 'r+');
}

interface Blocked {
  folder: string;
  program: string;
  args: readonly string[];
  /** Mounts after all others. */
  mounts?: readonly string[];
}

/** It waits before it becomes the program. */
function spawnBlocked({ folder, program, args, mounts = [] }: Blocked, ...kept: number[]): ChildProcess {
  const fds = ['--info-fd', '3', '--block-fd', '4'];
  const child = spawn('bwrap', [...mountsOf(folder, program), ...mounts, ...fds, '--', program, ...args], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe', ...kept],
    env: environment,
  });
  // A process that cannot be made now, such as without memory, ends with nothing said.
  child.on('error', () => undefined);
  child.stdio[4]!.on('error', () => undefined);
  return child;
}

function mountsOf(folder: string, program: string): string[] {
  return [
    '--unshare-net',
    '--unshare-pid',
    '--unshare-ipc',
    '--unshare-uts',
    '--as-pid-1',
    ...(isRoot()
      ? // For -runas alone.
        ['--cap-drop', 'ALL', '--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID']
      : // Without capabilities, this is no more than the agent's user; nsenter keeps them for it.
        ['--unshare-user', '--uid', '0', '--gid', '0']),
    // QEMU reads in it as the user that it has changed to.
    '--perms',
    '0755',
    '--dir',
    '/etc',
    '--ro-bind',
    '/usr',
    '/usr',
    ...['/bin', '/sbin', '/lib', '/lib64', '/etc/ld.so.cache'].flatMap((each) => ['--ro-bind-try', each, each]),
    ...(path.isAbsolute(program) ? ['--ro-bind', program, program] : []),
    '--proc',
    '/proc',
    '--size',
    `${tmpBytes}`,
    '--tmpfs',
    '/tmp',
    ...['/dev/null', '/dev/urandom', '/dev/kvm'].flatMap((each) => ['--dev-bind-try', each, each]),
    '--bind',
    folder,
    folderInside,
    '--chdir',
    folderInside,
    '--ro-bind-try',
    path.join(folder, names.resolvers),
    '/etc/resolv.conf',
  ];
}

/** The process within its namespaces, as the host numbers it; null: it ended. */
async function pidInside(child: ChildProcess): Promise<number | null> {
  const said = await text(child.stdio[3] as Readable).catch(() => '');
  const pid = Number(/"child-pid": *(\d+)/.exec(said)?.[1] ?? 0) || null;
  if (pid !== null) await untilMapped(pid);
  return pid;
}

/** bubblewrap says it before the process has mapped its user, and until then nothing that joins it keeps a capability. */
async function untilMapped(pid: number): Promise<void> {
  const untilMs = performance.now() + toolTimeoutMs;
  while (performance.now() < untilMs) {
    const map = await readFile(`/proc/${pid}/uid_map`, 'utf8').catch(() => 'it has ended');
    if (map !== '') return;
    await pause(mappedAgainMs);
  }
}

function unblock(child: ChildProcess): void {
  (child.stdio[4] as Writable).end('1');
}

async function applyRules(pid: number, rules: string): Promise<void> {
  const user = isRoot() ? [] : ['--user', '--preserve-credentials'];
  const args = ['--target', `${pid}`, '--net', ...user, 'nft', '--file', '-'];
  await new Promise<void>((resolve, reject) => {
    const child = execFile('nsenter', args, { timeout: toolTimeoutMs, env: environment }, (error, _, said) => {
      if (!error) return resolve();
      const why = said.trim().split('\n')[0] || error.message;
      reject(new DriverError('Unavailable', `nft does not take the rules of a guest's network: ${why}`));
    });
    child.stdin!.on('error', () => undefined);
    child.stdin!.end(rules);
  });
}

/** Runs until it is killed, in a session of its own, as QEMU does. Returns once the network is joined. */
async function spawnJoin(runtimeId: string, folder: string, pid: number): Promise<number> {
  const user = isRoot() ? [] : [`--userns-path=/proc/${pid}/ns/user`];
  const args = [
    '--configure',
    '--mtu=65520',
    '--enable-ipv6',
    `--cidr=${networkRange}`,
    '--disable-host-loopback',
    // A socket's path has at most 107 bytes: in its folder, the name is enough. Its sandbox is for root: in another's user
    // namespace, it cannot set its group.
    ...(isRoot() ? ['--enable-sandbox'] : []),
    '--enable-seccomp',
    `--api-socket=${names.socket}`,
    '--ready-fd=3',
    '--exit-fd=4',
    ...user,
    '--netns-type=path',
    `/proc/${pid}/ns/net`,
    guestInterface,
  ];
  await rm(path.join(folder, names.socket), { force: true });
  const log = await open(path.join(folder, names.log), 'w', 0o600);
  const running = await open(path.join(folder, names.running), constants.O_RDONLY | constants.O_NONBLOCK);
  const child = spawn(joinProgram, args, {
    argv0: joinName(runtimeId),
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', log.fd, 'pipe', running.fd],
    env: environment,
  });
  await Promise.all([log.close(), running.close()]);
  child.unref();
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve(''));
  });
  const ready = await Promise.race([ended, once(child.stdio[3]!, 'data'), pause(toolTimeoutMs)]);
  if (Array.isArray(ready)) return child.pid!;
  child.kill('SIGKILL');
  const why = ready || (await lastSaid(folder));
  throw new DriverError('Unavailable', `${joinProgram} does not join the network of a guest: ${why}`);
}

/** The last line of what joins a machine's network, which a guest may have taken over: its log may be any. */
async function lastSaid(folder: string): Promise<string> {
  const said = await readEnd(path.join(folder, names.log), saidMostBytes).catch(() => '');
  return quotable(said.trim().split('\n').pop() || 'it said nothing', saidMost);
}

async function readEnd(file: string, bytes: number): Promise<string> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, Math.max(0, size - bytes));
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

const joinReply = z.object({ error: z.object({ desc: z.string() }).optional() });

/** Forwards a port of the host to the same port of a machine's network, where QEMU listens. Throws PortTaken. */
async function forward(folder: string, { address, port }: Forward): Promise<void> {
  const asked = {
    execute: 'add_hostfwd',
    arguments: { proto: 'tcp', host_addr: address, host_port: port, guest_port: port },
  };
  const handle = await open(folder);
  try {
    const socket = connect({ path: `/proc/self/fd/${handle.fd}/${names.socket}` });
    socket.end(JSON.stringify(asked));
    const signal = AbortSignal.timeout(toolTimeoutMs);
    const said = await readBody(socket, undefined, { limitBytes: saidMostBytes, signal });
    const { error } = joinReply.parse(JSON.parse(said.toString('utf8')));
    if (error) throw new PortTaken(`${address}:${port}: ${quotable(error.desc, saidMost)}`);
  } catch (error) {
    if (error instanceof PortTaken) throw error;
    const why = `${(error as Error).message}; the last line of its log: ${await lastSaid(folder)}`;
    throw new DriverError('Unavailable', `${joinProgram} does not forward port ${port} of a guest: ${why}`);
  } finally {
    await handle.close();
  }
}

/** Confines a program that does nothing. Returns why that fails. */
async function tryTools(): Promise<string | null> {
  for (const tool of ['bwrap', joinProgram, 'nft', 'nsenter'])
    if (!(await isInstalled(tool))) return `${tool} is not installed (${install})`;
  const why = await open('/dev/net/tun', 'r+').then(
    (tun) => tun.close(),
    (error: Error) => error.message,
  );
  if (why) return `the agent may not open /dev/net/tun (${why})`;
  const child = spawnBlocked({ folder: '/usr', program: '/usr/bin/true', args: [] });
  const said = text(child.stderr!).catch(() => '');
  try {
    const pid = await pidInside(child);
    if (pid === null) return `bwrap makes no namespaces here: ${(await said).trim().split('\n').pop()}`;
    await applyRules(pid, networkRules({ egress: 'nat', egressAllow: [] }));
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    unblock(child);
  }
}

function isInstalled(tool: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(tool, ['--version'], { stdio: 'ignore', env: environment, timeout: toolTimeoutMs });
    child.once('error', () => resolve(false));
    child.once('exit', () => resolve(true));
  });
}
