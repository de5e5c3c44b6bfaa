/** QEMU's programs, and the processes that run a machine. */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { pause } from '../../lib/waiting.ts';
import { DriverError } from '../agent/driver.ts';
import { guestName } from './qemuCommand.ts';

export const qemuProgram = 'qemu-system-x86_64';
const imageProgram = 'qemu-img';
const imageTimeoutMs = 120_000;
/** A killed process is gone within this time, unless the kernel waits for a device. */
const killTimeoutMs = 15_000;

/** Contains nothing of the agent's environment: a guest that escapes could read it. */
export const environment = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };

/** The error that tells the person who set up the host which program is missing. */
export function missingProgram(program: string): DriverError {
  return new DriverError(
    'Unavailable',
    `${program} is not installed on this host; apt-get install --no-install-recommends qemu-system-x86 ` +
      'qemu-utils seabios ipxe-qemu bubblewrap slirp4netns nftables',
  );
}

/** Runs qemu-img in a folder and returns what it prints. */
export async function qemuImg(folder: string, ...args: string[]): Promise<string> {
  return (await runQemuImg(folder, args)).output;
}

/** What is wrong with the structure of a qcow2 file; null: nothing but room that it does not use. */
export async function findDamage(folder: string, file: string): Promise<string | null> {
  const { code, output } = await runQemuImg(
    folder,
    ['check', '-U', '-f', 'qcow2', file],
    [checkFound.damage, checkFound.leaks],
  );
  return code === checkFound.damage ? (output.trim().split('\n')[0] ?? '') : null;
}

/** Exit codes of qemu-img check. */
const checkFound = { damage: 2, leaks: 3 };

function runQemuImg(
  folder: string,
  args: readonly string[],
  accepted: readonly number[] = [],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    execFile(imageProgram, args, { cwd: folder, timeout: imageTimeoutMs }, (error, output, said) => {
      if (!error) return resolve({ code: 0, output });
      if (accepted.includes(error.code as number))
        return resolve({ code: error.code as number, output: said + output });
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return reject(missingProgram(imageProgram));
      reject(
        new DriverError('Unavailable', `qemu-img ${args[0]}: ${said.trim().split('\n').pop() ?? error.message}`, {
          cause: error,
        }),
      );
    });
  });
}

/** The processes that run a machine, found by their arguments. A process that /proc does not list does not run. */
export async function findProcesses(runtimeId: string): Promise<number[]> {
  const found = await Promise.all((await allPids()).map(async (pid) => ((await runs(pid, runtimeId)) ? [pid] : [])));
  return found.flat();
}

/** The machines that QEMU runs for a host, by the name that each process has among its arguments. */
export async function findGuests(hostFolder: string): Promise<string[]> {
  const found = await Promise.all(
    (await allPids()).map(async (pid) => {
      const words = await wordsOf(pid);
      const runtimeId = argumentAfter(words, '-uuid');
      return runtimeId && argumentAfter(words, '-name') === guestName(hostFolder, runtimeId) ? [runtimeId] : [];
    }),
  );
  return [...new Set(found.flat())];
}

/** What joins the networks of machines to the host's. */
export const joinProgram = 'slirp4netns';
/** The name that such a process has in place of its program's. */
export const joinName = (runtimeId: string) => `${joinProgram}/${runtimeId}`;

export async function joinsNetwork(pid: number, runtimeId: string): Promise<boolean> {
  return (await allWordsOf(pid))[0] === joinName(runtimeId);
}

/** Ends what joins the machine's network to the host's. */
export async function endJoins(runtimeId: string): Promise<void> {
  await killAll(joinsNetwork, runtimeId);
}

async function allPids(): Promise<number[]> {
  return (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
}

async function runs(pid: number, runtimeId: string): Promise<boolean> {
  return argumentAfter(await wordsOf(pid), '-uuid') === runtimeId;
}

/** The arguments of a process of QEMU; none of another one. */
async function wordsOf(pid: number): Promise<string[]> {
  const words = await allWordsOf(pid);
  return /(^|\/)qemu-system-/.test(words[0] ?? '') ? words : [];
}

async function allWordsOf(pid: number): Promise<string[]> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
}

/** Whether the process is QEMU, is about to become it, or joins its network. */
async function belongsTo(pid: number, runtimeId: string): Promise<boolean> {
  const words = await allWordsOf(pid);
  if (words[0] === joinName(runtimeId)) return true;
  return words[0] === 'bwrap' ? argumentAfter(words, '-uuid') === runtimeId : runs(pid, runtimeId);
}

function argumentAfter(words: readonly string[], name: string): string | undefined {
  const index = words.indexOf(name);
  return index < 0 ? undefined : words[index + 1];
}

/** Clock ticks of /proc a second (`getconf CLK_TCK`): 100 on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** The processor time that a machine's processes have used. */
export async function processorMs(runtimeId: string): Promise<number> {
  const used = await Promise.all(
    (await findProcesses(runtimeId)).map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
      // The name before it, in parentheses, may hold spaces; utime and stime are the 12th and 13th fields after it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
    }),
  );
  return (used.reduce((sum, ticks) => sum + ticks, 0) * 1_000) / ticksPerSecond;
}

/** Resolves to true once no process runs the machine; to false when some still do after `withinMs`. */
export async function processesEnd(runtimeId: string, withinMs: number): Promise<boolean> {
  return endsWithin(withinMs, async () => (await findProcesses(runtimeId)).length === 0);
}

async function endsWithin(withinMs: number, hasEnded: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (!(await hasEnded())) {
    if (performance.now() > end) return false;
    await pause(20);
  }
  return true;
}

/**
 * Kills the machine's processes, with those around QEMU, and returns when all are gone. Throws DriverError('Unavailable')
 * if one survives.
 */
export async function killProcesses(runtimeId: string): Promise<void> {
  await killAll(belongsTo, runtimeId);
}

async function killAll(isOne: (pid: number, runtimeId: string) => Promise<boolean>, runtimeId: string): Promise<void> {
  const find = async () => {
    const found = await Promise.all((await allPids()).map(async (pid) => ((await isOne(pid, runtimeId)) ? [pid] : [])));
    return found.flat();
  };
  for (const pid of await find()) {
    // Look again: the process id may belong to another process by now.
    if (!(await isOne(pid, runtimeId))) continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  if (!(await endsWithin(killTimeoutMs, async () => (await find()).length === 0)))
    throw new DriverError('Unavailable', `the process of ${runtimeId} does not end`);
}
