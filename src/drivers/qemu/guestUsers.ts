/**
 * Users for guests, one for each running guest, so that a guest which breaks out of its emulator finds nothing else
 * that runs as its user: no process to signal or read, no file. These users have neither a name nor a home, and own
 * nothing on any disk.
 *
 * A user is taken while a process runs as it, or is about to according to its arguments. The agent that starts a
 * process locks the user before it looks for such processes, and holds the lock until the arguments are visible, so all
 * agents of one machine may share a range. The lock ends with the agent that took it, and with the child that is to
 * become QEMU and has not yet.
 */
import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { lockName } from '../agent/agentLock.ts';
import { DriverError } from '../agent/driver.ts';
import type { QemuSettings } from './qemuSettings.ts';

export interface GuestUser {
  /** Also the id of its group. */
  uid: number;
  /** Call it once the process runs, or will not. */
  release: () => Promise<void>;
}

/** Takes a free user: not in `recorded`, and no process's. Throws DriverError('Unavailable') when there is none. */
export async function takeGuestUser(
  { first, count }: QemuSettings['guestUids'],
  recorded: ReadonlySet<number>,
): Promise<GuestUser> {
  let running: ReadonlySet<number> = new Set();
  // Start anywhere in the range, so that a user that was just released rests for a while.
  const start = randomInt(count);
  for (let index = 0; index < count; index++) {
    const uid = first + ((start + index) % count);
    if (recorded.has(uid) || running.has(uid)) continue;
    const release = await lockName(`compute-service-guest-${uid}`);
    if (!release) continue;
    running = await usersOfProcesses();
    if (!running.has(uid)) return { uid, release };
    await release();
  }
  throw new DriverError(
    'Unavailable',
    `every user from ${first} to ${first + count - 1} runs something: widen the host's qemu.guestUids`,
  );
}

export interface TakenUser {
  /** Null: it is not this guest's alone. */
  uid: number | null;
  /** The argument of -runas; null: the user of its agent, which is not root. */
  runAs: string | null;
  release: () => Promise<void>;
}

/** The user for the next guest, as the fleet file says; `recorded` are those of machines that are on. */
export async function takeUser(
  { user, guestUids }: Pick<QemuSettings, 'user' | 'guestUids'>,
  recorded: ReadonlySet<number>,
): Promise<TakenUser> {
  const shared = { uid: null, release: async () => undefined };
  if (process.getuid?.() !== 0) return { ...shared, runAs: null };
  // By number: where QEMU is confined, it cannot look a name up.
  if (user !== undefined) return { ...shared, runAs: await numbersOf(user) };
  const { uid, release } = await takeGuestUser(guestUids, recorded);
  return { uid, runAs: `${uid}:${uid}`, release };
}

/** A user and its group. */
async function numbersOf(user: string): Promise<string> {
  const id = async (option: string) => (await promisify(execFile)('id', [option, '--', user])).stdout.trim();
  return `${await id('-u')}:${await id('-g')}`;
}

async function usersOfProcesses(): Promise<Set<number>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = (pid: string, file: string) => readFile(`/proc/${pid}/${file}`, 'latin1').catch(() => '');
  const users = await Promise.all(
    pids.map(async (pid) => {
      const words = (await read(pid, 'cmdline')).split('\0');
      const runAs = words.includes('-runas') ? words[words.indexOf('-runas') + 1]?.split(':')[0] : undefined;
      const ids = /^Uid:\s+(.*)$/m.exec(await read(pid, 'status'))?.[1]?.split(/\s+/) ?? [];
      return [runAs, ...ids].map(Number);
    }),
  );
  return new Set(users.flat());
}
