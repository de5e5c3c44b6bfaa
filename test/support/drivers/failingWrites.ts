/**
 * Refuses writes below a folder as a kernel does whose disk fails, is read-only, or is full. The kernel of a test
 * machine rarely offers a device that fails, and none says which write it refuses.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

export const diskErrors = {
  EIO: 'i/o error',
  EROFS: 'read-only file system',
  ENOSPC: 'no space left on device',
} as const;
export type DiskError = keyof typeof diskErrors;

export interface Fault {
  code: DiskError;
  /** The first write that is refused, counted from 1. */
  at: number;
  /** Every later one is refused too, until {@link FailingWrites.mend}. */
  lasts: boolean;
}

const byPath = [
  'appendFile',
  'chmod',
  'chown',
  'copyFile',
  'cp',
  'link',
  'lutimes',
  'mkdir',
  'mkdtemp',
  'rename',
  'rm',
  'rmdir',
  'symlink',
  'truncate',
  'unlink',
  'utimes',
  'writeFile',
] as const;
const byHandle: ReadonlySet<unknown> = new Set([
  'write',
  'writev',
  'writeFile',
  'appendFile',
  'sync',
  'datasync',
  'truncate',
]);

export class FailingWrites {
  readonly #folder: string;
  readonly #originals = new Map<string, unknown>();
  #fault: Fault | null = null;
  #writes = 0;
  /** What was refused since the fault began. */
  readonly refused: string[] = [];

  constructor(folder: string) {
    this.#folder = folder + path.sep;
    const real = fs as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
    for (const name of [...byPath, 'open']) this.#originals.set(name, real[name]);
    for (const name of byPath)
      real[name] = async (...given) => {
        if (!(await this.#changesNothing(name, given))) this.#write(name, String(given[name === 'rename' ? 1 : 0]));
        return (this.#originals.get(name) as (...all: unknown[]) => unknown)(...given);
      };
    const open = real['open']!;
    real['open'] = async (file, flags = 'r', mode?) => {
      const makes = typeof flags === 'number' ? (flags & fs.constants.O_CREAT) !== 0 : /[wa]/.test(String(flags));
      if (makes) this.#write('open', String(file));
      const handle = (await open(file, flags, mode)) as object;
      return new Proxy(handle, {
        get: (target, name) => {
          const member: unknown = Reflect.get(target, name);
          if (typeof member !== 'function') return member;
          if (!byHandle.has(name)) return member.bind(target);
          return async (...given: unknown[]) => {
            this.#write(String(name), String(file));
            return member.apply(target, given);
          };
        },
      });
    };
  }

  begin(fault: Fault): void {
    this.#fault = fault;
    this.#writes = 0;
    this.refused.length = 0;
  }

  mend(): void {
    this.#fault = null;
  }

  close(): void {
    Object.assign(fs, Object.fromEntries(this.#originals));
  }

  #write(name: string, file: string): void {
    const fault = this.#fault;
    // What a simulated controller stores is not on the host's disk.
    if (!fault || !file.startsWith(this.#folder) || path.basename(file).startsWith('bmc.json')) return;
    this.#writes += 1;
    if (this.#writes < fault.at || (this.#writes > fault.at && !fault.lasts)) return;
    const { code } = fault;
    const call = `${name} '${file}'`;
    this.refused.push(call);
    throw Object.assign(new Error(`${code}: ${diskErrors[code]}, ${call}`), { code, syscall: name, path: file });
  }

  /** A kernel refuses no change that is none. */
  async #changesNothing(name: string, [file]: readonly unknown[]): Promise<boolean> {
    const isThere = () =>
      (fs.lstat as (at: string) => Promise<unknown>)(String(file)).then(
        () => true,
        () => false,
      );
    if (name === 'mkdir') return isThere();
    return (name === 'rm' || name === 'unlink') && !(await isThere());
  }
}
