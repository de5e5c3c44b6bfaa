/** What processes use, read from /proc; null on systems that lack it. */
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;
const kibPerMb = 1_000_000 / 1024;

/** Memory of a process and its descendants in MB; shared pages are counted once in total (Pss). */
export function memoryMb(pid: number): number | null {
  return sumOver(pid, (each) => field(`/proc/${each}/smaps_rollup`, /^Pss:\s+(\d+) kB/m) / kibPerMb);
}

/** Memory of one process in MB without its programs: what it wrote, and its part of memory that it shares with others. */
export function ownMemoryMb(pid: number): number | null {
  return attempt(() =>
    ['Pss_Anon', 'Pss_Shmem'].reduce(
      (sum, name) => sum + field(`/proc/${pid}/smaps_rollup`, new RegExp(`^${name}:\\s+(\\d+) kB`, 'm')) / kibPerMb,
      0,
    ),
  );
}

/** Memory in MB for the files that the processes have mapped, each once: programs and libraries. */
export function programsMb(pids: readonly number[]): number {
  const most = new Map<string, number>();
  for (const pid of pids)
    for (const [file, kib] of attempt(() => mappedKib(pid)) ?? []) most.set(file, Math.max(most.get(file) ?? 0, kib));
  return [...most.values()].reduce((sum, kib) => sum + kib, 0) / kibPerMb;
}

/** Resident pages of each mapped file, without those that the process wrote. */
function mappedKib(pid: number): Map<string, number> {
  const kib = new Map<string, number>();
  let file: string | null = null;
  for (const line of readFileSync(`/proc/${pid}/smaps`, 'utf8').split('\n')) {
    const head = /^[0-9a-f]+-[0-9a-f]+ \S+ \S+ \S+ (\d+)\s*(.*)$/.exec(line);
    // Shared memory without a file of its own looks like one that was deleted.
    if (head) file = head[1] === '0' || /^\/(dev|SYSV|memfd)/.test(head[2]!) ? null : head[2]!;
    const found = file === null ? null : /^(Rss|Anonymous):\s+(\d+) kB/.exec(line);
    if (found) kib.set(file!, (kib.get(file!) ?? 0) + Number(found[2]) * (found[1] === 'Rss' ? 1 : -1));
  }
  return kib;
}

/** Resident memory of one process in MB, as tools show it. */
export function residentMb(pid: number): number | null {
  return attempt(() => field(`/proc/${pid}/status`, /^VmRSS:\s+(\d+) kB/m) / kibPerMb);
}

/** Files, sockets and pipes that a process and its descendants have open. */
export function openFiles(pid: number): number | null {
  return sumOver(pid, (each) => readdirSync(`/proc/${each}/fd`).length);
}

/** CPU time of a process and its descendants in ms; that of children that have ended counts for their parent. */
export function cpuMs(pid: number): number | null {
  return sumOver(pid, (each) => {
    // The command in parentheses may contain anything, so count fields after it.
    const text = readFileSync(`/proc/${each}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
    return (ticks * 1_000) / ticksPerSecond;
  });
}

function sumOver(pid: number, read: (pid: number) => number): number | null {
  return attempt(() => tree(pid).reduce((sum, each) => sum + (attempt(() => read(each)) ?? 0), 0));
}

/** A process and its descendants. */
export function tree(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const child = Number(name);
    const parent = Number.isInteger(child) ? attempt(() => field(`/proc/${child}/status`, /^PPid:\s+(\d+)/m)) : null;
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), child]);
  }
  const all = [pid];
  for (const each of all) all.push(...(children.get(each) ?? []));
  return all;
}

function field(file: string, pattern: RegExp): number {
  const found = pattern.exec(readFileSync(file, 'utf8'));
  if (!found) throw new Error(`${file} lacks ${pattern}`);
  return Number(found[1]);
}

/** A process may end while it is being read. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
