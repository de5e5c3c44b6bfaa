/**
 * Records what a program writes below a folder, and what it syncs, and then shows the disk as a power cut would leave it
 * after each of these steps. A disk may lose all that was not synced, or part of it:
 *
 * | leaves | of names | of contents |
 * |---|---|---|
 * | `synced` | as they were when their folder was synced | as they were when the file was synced |
 * | `synced with names` | likewise, and the name that a file had when it was synced, as on ext4 | likewise |
 * | `names` | all | as they were when the file was synced: empty, if never |
 * | `all` | all: the program alone was killed | all |
 */
import fsSync from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

export const cuts = ['synced', 'synced with names', 'names', 'all'] as const;
export type Cut = (typeof cuts)[number];

interface File {
  now: Buffer;
  synced: Buffer;
}
type Entry = File | Folder;

class Folder {
  now = new Map<string, Entry>();
  synced = new Map<string, Entry>();
  named = new Map<string, Entry>();

  of(cut: Cut): Map<string, Entry> {
    if (cut === 'synced') return this.synced;
    return cut === 'synced with names' ? this.named : this.now;
  }
}

type Files = Map<string, Buffer>;
type Call = (...given: never[]) => unknown;

export class PowerCuts {
  readonly #root: string;
  readonly #tree = new Folder();
  readonly #restore: (() => void)[] = [];
  /** What each cut would leave after each step. */
  readonly #left: Record<Cut, Files>[] = [];

  /** The folder has to be empty. */
  constructor(root: string) {
    this.#root = root;
    this.#watchPromises();
    this.#watchSync();
    this.#step();
  }

  get steps(): number {
    return this.#left.length;
  }

  /** Writes what a cut leaves after so many steps into an empty folder. */
  leave(after: number, cut: Cut, folder: string): void {
    for (const [name, content] of this.#left[after - 1]![cut]) {
      const file = path.join(folder, name);
      // A folder is named with a slash.
      fsSync.mkdirSync(name.endsWith('/') ? file : path.dirname(file), { recursive: true });
      if (!name.endsWith('/')) fsSync.writeFileSync(file, content);
    }
  }

  close(): void {
    for (const restore of this.#restore) restore();
  }

  #patch(target: object, name: string, make: (real: Call) => Call): void {
    const calls = target as Record<string, Call>;
    const real = calls[name]!;
    calls[name] = make(real.bind(target) as Call);
    this.#restore.push(() => {
      calls[name] = real;
    });
  }

  #watchPromises(): void {
    const real = fs as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
    const after = (name: string, note: (...given: unknown[]) => void) =>
      this.#patch(real, name, (call) => async (...given: never[]) => {
        const result = await call(...given);
        note(...given);
        return result;
      });
    after('rename', (from, to) => this.#rename(String(from), String(to)));
    for (const name of ['rm', 'unlink']) after(name, (file) => this.#remove(String(file)));
    this.#patch(real, 'mkdir', (call) => async (...given: never[]) => {
      const made = await call(...given);
      this.#makeFolder(String(given[0]));
      return made;
    });
    this.#patch(real, 'open', (call) => async (...given: never[]) => {
      const [name, flags = 'r'] = given as unknown as [string, string | number | undefined];
      const handle = (await call(...given)) as object;
      if (!this.#holds(name)) return handle;
      const entry = this.#opened(name, flags);
      return new Proxy(handle, { get: (target, member) => this.#handleMember(target, member, name, entry) });
    });
  }

  #handleMember(handle: object, member: string | symbol, name: string, entry: Entry): unknown {
    const value: unknown = Reflect.get(handle, member);
    if (typeof value !== 'function') return value;
    const real = value.bind(handle) as (...given: unknown[]) => Promise<unknown>;
    if (member === 'sync' || member === 'datasync')
      return async () => {
        await real();
        this.#sync(name, entry);
      };
    if (member === 'writeFile')
      return async (content: string) => {
        await real(content);
        this.#write(entry as File, Buffer.from(content), 0);
      };
    if (member === 'write')
      return async (bytes: Buffer, from: number, length: number, position: number) => {
        const result = await real(bytes, from, length, position);
        this.#write(entry as File, bytes.subarray(from, from + length), position);
        return result;
      };
    return real;
  }

  #watchSync(): void {
    const open = new Map<number, [string, Entry]>();
    this.#patch(fsSync, 'writeFileSync', (call) => (...given: never[]) => {
      call(...given);
      const [name, content, options] = given as unknown as [string, string, { flush?: boolean }];
      if (!this.#holds(name)) return;
      const entry = this.#opened(name, 'w');
      this.#write(entry as File, Buffer.from(content), 0);
      if (options?.flush) this.#sync(name, entry);
    });
    this.#patch(fsSync, 'renameSync', (call) => (...given: never[]) => {
      call(...given);
      this.#rename(String(given[0]), String(given[1]));
    });
    this.#patch(fsSync, 'openSync', (call) => (...given: never[]) => {
      const descriptor = call(...given) as number;
      const [name, flags = 'r'] = given as unknown as [string, string | undefined];
      if (this.#holds(name)) open.set(descriptor, [name, this.#opened(name, flags)]);
      return descriptor;
    });
    this.#patch(fsSync, 'fsyncSync', (call) => (...given: never[]) => {
      call(...given);
      const known = open.get(given[0] as unknown as number);
      if (known) this.#sync(...known);
    });
    this.#patch(fsSync, 'closeSync', (call) => (...given: never[]) => {
      open.delete(given[0] as unknown as number);
      call(...given);
    });
  }

  #holds(name: string): boolean {
    return name === this.#root || String(name).startsWith(this.#root + path.sep);
  }

  #folderOf(name: string): Folder {
    const parts = path.relative(this.#root, name).split(path.sep).filter(Boolean);
    return parts.reduce((folder, part) => folder.now.get(part) as Folder, this.#tree);
  }

  #parent(name: string): [Folder, string] {
    return [this.#folderOf(path.dirname(name)), path.basename(name)];
  }

  #opened(name: string, flags: string | number): Entry {
    if (name === this.#root) return this.#tree;
    const [folder, base] = this.#parent(name);
    const known = folder.now.get(base);
    if (known && flags !== 'w') return known;
    const entry: File = (known as File) ?? { now: Buffer.alloc(0), synced: Buffer.alloc(0) };
    entry.now = Buffer.alloc(0);
    folder.now.set(base, entry);
    this.#step();
    return entry;
  }

  #write(file: File, bytes: Buffer, position: number): void {
    const now = Buffer.alloc(Math.max(file.now.length, position + bytes.length));
    file.now.copy(now);
    bytes.copy(now, position);
    file.now = now;
    this.#step();
  }

  #sync(name: string, entry: Entry): void {
    if (entry instanceof Folder) {
      entry.synced = new Map(entry.now);
      entry.named = new Map(entry.now);
    } else {
      entry.synced = entry.now;
      const [folder, base] = this.#parent(name);
      if (folder.now.get(base) === entry) folder.named.set(base, entry);
    }
    this.#step();
  }

  #rename(from: string, to: string): void {
    if (!this.#holds(from)) return;
    const [folder, base] = this.#parent(from);
    const [target, name] = this.#parent(to);
    target.now.set(name, folder.now.get(base)!);
    folder.now.delete(base);
    this.#step();
  }

  #remove(name: string): void {
    if (!this.#holds(name)) return;
    const [folder, base] = this.#parent(name);
    if (folder.now.delete(base)) this.#step();
  }

  #makeFolder(name: string): void {
    if (!this.#holds(name) || name === this.#root) return;
    this.#makeFolder(path.dirname(name));
    const [folder, base] = this.#parent(name);
    if (folder.now.has(base)) return;
    folder.now.set(base, new Folder());
    this.#step();
  }

  #step(): void {
    const left = (cut: Cut): Files => new Map(listed(this.#tree, '', cut));
    this.#left.push(Object.fromEntries(cuts.map((cut) => [cut, left(cut)])) as Record<Cut, Files>);
  }
}

function* listed(folder: Folder, at: string, cut: Cut): Generator<[string, Buffer]> {
  for (const [name, entry] of folder.of(cut)) {
    const file = path.posix.join(at, name);
    if (entry instanceof Folder) {
      yield [`${file}/`, Buffer.alloc(0)];
      yield* listed(entry, file, cut);
    } else yield [file, cut === 'all' ? entry.now : entry.synced];
  }
}
