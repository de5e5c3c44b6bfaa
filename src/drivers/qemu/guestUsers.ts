/**
 * Users for guests, one for each that runs, so that one which breaks out of its emulator finds nobody who is itself: no
 * process to signal or to read, no file. They have neither name nor home, and own nothing on any disk.
 *
 * A user is taken as long as a process is it, or is about to be by its arguments. Whoever starts one locks its user from
 * before that look until those arguments stand, so all agents of one machine may share a range. The lock ends with whom it
 * was taken by, and with the child that is to become QEMU and has not yet.
 */
import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { lockName } from '../agent/agentLock.ts';
import { DriverError } from '../agent/driver.ts';
import type { QemuSettings } from '../agent/driverSettings.ts';

export interface GuestUser {
  /** Of its group too. */
  uid: number;
  /** To be called when its process runs, or will not. */
  release: () => Promise<void>;
}

/** Takes a user that is nobody's: not among `recorded`, and no process's. Throws DriverError('Unavailable') when there is none. */
export async function takeGuestUser(
  { first, count }: QemuSettings['guestUids'],
  recorded: ReadonlySet<number>,
): Promise<GuestUser> {
  let running: ReadonlySet<number> = new Set();
  // Anywhere in the range, so that one which was just given up rests for a while.
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
