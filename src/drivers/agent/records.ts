/**
 * What an agent stores about its host's machines, under `DATA_DIR/hosts/HOST/`:
 *
 * | path | holds |
 * |---|---|
 * | `runtimes/ID.json` | one machine: its spec and what its driver must remember; exists as long as the machine does |
 * | `consoles/ID.log` | the end of what a machine printed (consoleShelf.ts) |
 * | `tombstones.jsonl` | one line for each runtime destroyed here, appended before anything is removed |
 *
 * Files are replaced whole, and tombstones only gain a line, so a kill at any moment leaves the state before or after.
 */
import { mkdir, open, readdir, readFile, rename, rm, truncate } from 'node:fs/promises';
import path from 'node:path';
import { DriverError, type RuntimeSpec } from './driver.ts';

interface Tombstone {
  runtimeId: string;
  placementVersion: number;
}

export function hostFolder(dataDir: string, hostName: string): string {
  return path.join(dataDir, 'hosts', plainName(hostName));
}

/** Names become file names, so they must not lead to another folder. */
export function plainName(name: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/.test(name)) throw new Error(`"${name}" cannot name a file`);
  return name;
}

/** The records of one host. The holder of the host's lock is their only writer. */
export class HostRecords<R extends { runtime: RuntimeSpec }> {
  readonly #folder: string;
  readonly #tombstones = new Set<string>();
  readonly #versions = new Map<string, number>();
  readonly #unreadable = new Set<string>();
  #versionSeen = 0;
  /** Length of the completely written tombstones. */
  #tombstoneBytes = 0;
  /** Serializes writes: two concurrent ones would each truncate what the other writes. */
  #writing: Promise<unknown> = Promise.resolve();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Reads what a former agent left and repairs what its end interrupted. `unreadable` names files that a damaged disk
   * corrupted: their machines count as neither present nor gone until they are created again or destroyed.
   */
  async open(): Promise<{ records: R[]; unreadable: string[] }> {
    await mkdir(path.join(this.#folder, 'runtimes'), { recursive: true });
    const spoilt = await this.#openTombstones();
    const { records, unreadable } = await readRecords<R>(this.#folder);
    for (const { runtime } of records) this.#know(runtime);
    for (const runtimeId of unreadable) this.#unreadable.add(runtimeId);
    for (const name of await readdir(path.join(this.#folder, 'runtimes'))) {
      if (name.endsWith('.tmp')) await rm(path.join(this.#folder, 'runtimes', name), { force: true });
    }
    return { records, unreadable: [...spoilt, ...unreadable.map((runtimeId) => this.#recordFile(runtimeId))] };
  }

  isTombstoned(runtimeId: string): boolean {
    return this.#tombstones.has(runtimeId);
  }

  /** Throws DriverError('Tombstoned') for a runtime that was destroyed here. */
  refuseTombstoned(runtimeId: string): void {
    if (this.isTombstoned(runtimeId)) {
      throw new DriverError('Tombstoned', `the machine ${runtimeId} was destroyed on this host before`);
    }
  }

  isUnreadable(runtimeId: string): boolean {
    return this.#unreadable.has(runtimeId);
  }

  /** Throws DriverError('Unavailable') for a machine whose record is corrupt: its former state is unknown. */
  refuseUnreadable(runtimeId: string): void {
    if (!this.isUnreadable(runtimeId)) return;
    throw new DriverError('Unavailable', `${this.#recordFile(runtimeId)} cannot be read; destroy the machine`);
  }

  /** The highest placement version of any machine here, past ones included; 0 when there was none. */
  placementVersionSeen(): number {
    return this.#versionSeen;
  }

  /** Rejects the runtime from now on, durably. Throws, with nothing recorded, when the disk rejects the write. */
  async writeTombstone(runtimeId: string): Promise<void> {
    const written = this.#writing.then(() => this.#writeTombstone(runtimeId));
    this.#writing = written.catch(() => undefined);
    await written;
  }

  async #writeTombstone(runtimeId: string): Promise<void> {
    if (this.#tombstones.has(runtimeId)) return;
    const tombstone: Tombstone = { runtimeId, placementVersion: this.#versions.get(runtimeId) ?? 0 };
    const file = await open(this.#tombstoneFile(), 'a', 0o600);
    try {
      // A write that a full disk cut short left part of a line: the next line must not become part of it.
      await file.truncate(this.#tombstoneBytes);
      const line = Buffer.from(`${JSON.stringify(tombstone)}\n`);
      await file.appendFile(line);
      await file.datasync();
      this.#tombstoneBytes += line.length;
    } finally {
      await file.close();
    }
    this.#tombstones.add(runtimeId);
  }

  /** `durable: false` leaves the flush to the kernel: for state that a restart rediscovers. */
  async write(record: R, { durable = true } = {}): Promise<void> {
    await replaceFile(this.#recordFile(record.runtime.runtimeId), JSON.stringify(record), durable);
    this.#know(record.runtime);
    this.#unreadable.delete(record.runtime.runtimeId);
  }

  async remove(runtimeId: string): Promise<void> {
    await rm(this.#recordFile(runtimeId), { force: true });
    this.#versions.delete(runtimeId);
    this.#unreadable.delete(runtimeId);
  }

  #know({ runtimeId, placementVersion }: RuntimeSpec): void {
    this.#versions.set(runtimeId, placementVersion);
    this.#versionSeen = Math.max(this.#versionSeen, placementVersion);
  }

  /** A line that a kill cut short was never acknowledged: remove it, or it would corrupt the next line. */
  async #openTombstones(): Promise<string[]> {
    const text = (await readIfThere(this.#tombstoneFile())) ?? '';
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    this.#tombstoneBytes = Buffer.byteLength(whole);
    if (whole.length < text.length) await truncate(this.#tombstoneFile(), this.#tombstoneBytes);
    const spoilt: string[] = [];
    for (const [index, line] of whole.split('\n').entries()) {
      if (line === '') continue;
      const tombstone = parsed<Tombstone>(line);
      if (typeof tombstone?.runtimeId !== 'string') {
        spoilt.push(`${this.#tombstoneFile()}:${index + 1}`);
        continue;
      }
      this.#tombstones.add(tombstone.runtimeId);
      this.#versionSeen = Math.max(this.#versionSeen, tombstone.placementVersion || 0);
    }
    return spoilt;
  }

  #recordFile(runtimeId: string): string {
    return path.join(this.#folder, 'runtimes', `${plainName(runtimeId)}.json`);
  }

  #tombstoneFile(): string {
    return path.join(this.#folder, 'tombstones.jsonl');
  }
}

/** Reads the records in a host's folder without its lock; `unreadable` lists the runtimes with corrupt files. */
export async function readRecords<R extends { runtime: RuntimeSpec }>(
  folder: string,
): Promise<{ records: R[]; unreadable: string[] }> {
  const names = await readdir(path.join(folder, 'runtimes')).catch(emptyIfMissing);
  const records: R[] = [];
  const unreadable: string[] = [];
  for (const name of names.sort()) {
    const runtimeId = /^([A-Za-z0-9][A-Za-z0-9._-]*)\.json$/.exec(name)?.[1];
    if (runtimeId === undefined) continue;
    // A machine may be destroyed between listing and reading.
    const text = await readIfThere(path.join(folder, 'runtimes', name));
    if (text === null) continue;
    const record = parsed<R>(text);
    if (record?.runtime?.runtimeId === runtimeId) records.push(record);
    else unreadable.push(runtimeId);
  }
  return { records, unreadable };
}

let temporaryFiles = 0;

/** Replaces a file whole: a reader, or a restart after a kill, finds either the old or the new text. */
export async function replaceFile(file: string, text: string, durable: boolean): Promise<void> {
  const temporary = `${file}.${process.pid}.${temporaryFiles++}.tmp`;
  try {
    const handle = await open(temporary, 'w', 0o600);
    try {
      await handle.writeFile(text);
      if (durable) await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    // On a full disk, every leftover piece would keep it full.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

export async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

export function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

function parsed<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
