/**
 * What an agent stores about its host's machines, under `DATA_DIR/hosts/HOST/`:
 *
 * | path | holds |
 * |---|---|
 * | `host.json` | the folder's id, made with it: under another one, or none, the host's machines are not recorded here |
 * | `runtimes/ID.json` | one machine: its spec and what its driver must remember; exists as long as the machine does |
 * | `consoles/ID.log` | the end of what a machine printed (consoleShelf.ts) |
 * | `tombstones.jsonl` | one line for each runtime destroyed here, written before anything is removed; then spaces |
 *
 * Files are replaced whole, and tombstones only gain a line, so a kill or a power cut at any moment leaves the state
 * before or after. What is left of a record under a temporary name is evidence of a machine, never rubbish.
 *
 * The spaces are room for the next tombstones, which are written over them: destroying machines must be possible on a
 * full disk, because that is what frees it.
 */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolderDurably, syncFolder, writeDurably } from '../../lib/files.ts';
import { KeyedSemaphore } from '../../lib/keyedSemaphore.ts';
import { jsonOrNull } from '../../lib/text.ts';
import { isUuid } from '../../lib/uuid.ts';
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

/** Room for about 190 tombstones; each destroyed machine frees far more than its own. */
const reservedBytes = 16_384;

/** The records of one host. The holder of the host's lock is their only writer. */
export class HostRecords<R extends { runtime: RuntimeSpec }> {
  readonly #folder: string;
  readonly #tombstones = new Set<string>();
  readonly #versions = new Map<string, number>();
  readonly #unreadable = new Set<string>();
  /** Records that the disk did not take yet. */
  readonly #untaken = new Map<string, R>();
  #versionSeen = 0;
  #id: string | null = null;
  /** Length of the completely written tombstones, and of the file, which ends in reserved room. */
  #tombstoneBytes = 0;
  #fileBytes = 0;
  /** A write was cut short: its piece is erased before the next one, which may be shorter. */
  #isTorn = false;
  /**
   * Serializes the writes of each file: of two concurrent ones of a record, the older might replace the newer, and two
   * tombstones would each truncate what the other writes.
   */
  readonly #turns = new KeyedSemaphore();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Reads what a former agent left and repairs what its end interrupted. `unreadable` names files that a damaged disk
   * corrupted: their machines count as neither present nor gone until they are created again or destroyed.
   */
  async open(): Promise<{ records: R[]; unreadable: string[] }> {
    await makeFolderDurably(path.join(this.#folder, 'runtimes'));
    this.#id = await this.#openId();
    const spoilt = await this.#openTombstones();
    const { records, unreadable } = await readRecords<R>(this.#folder);
    for (const { runtime } of records) this.#know(runtime);
    for (const runtimeId of unreadable) this.#unreadable.add(runtimeId);
    for (const [runtimeId, drafts] of await this.#drafts()) {
      if (this.#versions.has(runtimeId) || this.isTombstoned(runtimeId)) await removeAll(drafts);
      else if (!this.isUnreadable(runtimeId)) {
        this.#unreadable.add(runtimeId);
        unreadable.push(runtimeId);
      }
    }
    return { records, unreadable: [...spoilt, ...unreadable.map((runtimeId) => this.#recordFile(runtimeId))] };
  }

  /**
   * Made with the folder. The control plane believes nothing about machines that it recorded under another one. Null
   * while the disk takes no file.
   */
  get id(): string | null {
    return this.#id;
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
  writeTombstone(runtimeId: string): Promise<void> {
    return this.#turns.run(this.#tombstoneFile(), () => this.#writeTombstone(runtimeId));
  }

  async #writeTombstone(runtimeId: string): Promise<void> {
    if (this.#tombstones.has(runtimeId)) return;
    const tombstone: Tombstone = { runtimeId, placementVersion: this.#versions.get(runtimeId) ?? 0 };
    const line = Buffer.from(`${JSON.stringify(tombstone)}\n`);
    const file = await openOrCreate(this.#tombstoneFile());
    try {
      if (this.#isTorn) await this.#erase(file);
      this.#isTorn = true;
      await writeAll(file, line, this.#tombstoneBytes);
      await file.datasync();
      if (this.#tombstones.size === 0) await syncFolder(this.#folder);
      this.#isTorn = false;
      this.#tombstoneBytes += line.length;
      this.#tombstones.add(runtimeId);
      if (this.#fileBytes - this.#tombstoneBytes < reservedBytes / 2) await this.#reserve(file);
    } finally {
      await file.close();
    }
  }

  /**
   * Writes the record as it is once earlier writes of it have ended. A machine that is being destroyed does not wait for
   * a disk that takes nothing, and what was seen of one that is gone is not written.
   */
  write(record: R): Promise<void> {
    const { runtimeId } = record.runtime;
    return this.#turns.run(runtimeId, async () => {
      const untaken = this.#untaken.get(runtimeId);
      this.#untaken.delete(runtimeId);
      if (this.isTombstoned(runtimeId) && !this.#versions.has(runtimeId)) return;
      try {
        const written = writeDurably(this.#recordFile(runtimeId), JSON.stringify(record), 0o600);
        await (this.isTombstoned(runtimeId) ? written.catch(nullIfRefused) : written);
      } catch (error) {
        if (untaken) this.#keepUntaken(untaken);
        throw error;
      }
      this.#know(record.runtime);
      await this.#isReadable(runtimeId);
    });
  }

  /** Unless a later one has come meanwhile. */
  #keepUntaken(record: R): void {
    const { runtimeId } = record.runtime;
    if (!this.#untaken.has(runtimeId)) this.#untaken.set(runtimeId, record);
  }

  async #isReadable(runtimeId: string): Promise<void> {
    if (!this.#unreadable.delete(runtimeId)) return;
    for (const [id, drafts] of await this.#drafts()) if (id === runtimeId) await removeAll(drafts);
  }

  /** Records that keep a temporary name, by runtime. */
  async #drafts(): Promise<Map<string, string[]>> {
    const folder = path.join(this.#folder, 'runtimes');
    const drafts = new Map<string, string[]>();
    for (const name of await readdir(folder)) {
      const runtimeId = /^([A-Za-z0-9][A-Za-z0-9._-]*)\.json\.[0-9a-f.]+\.tmp$/.exec(name)?.[1];
      if (runtimeId !== undefined) drafts.set(runtimeId, [...(drafts.get(runtimeId) ?? []), path.join(folder, name)]);
    }
    return drafts;
  }

  /**
   * For what is seen of a machine, and one that is switched off: neither waits for a disk that takes nothing. A restart
   * meanwhile finds the former record; otherwise `flush` writes this one.
   */
  async writeIfTaken(record: R): Promise<void> {
    const { runtimeId } = record.runtime;
    this.#untaken.set(runtimeId, record);
    await this.flush(runtimeId);
  }

  /** Writes the machine's record if the disk did not take it before and does now. */
  async flush(runtimeId: string): Promise<void> {
    const record = this.#untaken.get(runtimeId);
    if (!record) return;
    await this.write(record).catch((error) => {
      nullIfRefused(error);
      this.#keepUntaken(record);
    });
  }

  remove(runtimeId: string): Promise<void> {
    return this.#turns.run(runtimeId, async () => {
      await rm(this.#recordFile(runtimeId), { force: true });
      this.#versions.delete(runtimeId);
      this.#untaken.delete(runtimeId);
      await this.#isReadable(runtimeId);
    });
  }

  #know({ runtimeId, placementVersion }: RuntimeSpec): void {
    this.#versions.set(runtimeId, placementVersion);
    this.#versionSeen = Math.max(this.#versionSeen, placementVersion);
  }

  async #openId(): Promise<string | null> {
    const file = path.join(this.#folder, 'host.json');
    const text = await readIfThere(file);
    if (text === null) {
      const id = randomUUID();
      const written = writeDurably(file, `${JSON.stringify({ id })}\n`, 0o600).then(() => id);
      return written.catch(nullIfRefused);
    }
    const id = (jsonOrNull(text) as { id?: unknown } | null)?.id;
    if (isUuid(id)) return id;
    throw new DriverError(
      'Unavailable',
      `${file} does not hold {"id": UUID}: bring back the file, or remove it and then run "hosts reset"`,
    );
  }

  /** A line that a kill cut short was never acknowledged: it is erased, or it would corrupt the next line. */
  async #openTombstones(): Promise<string[]> {
    // Latin-1 keeps one character for each byte, also where a damaged disk left no text.
    const text = (await readIfThere(this.#tombstoneFile(), 'latin1')) ?? '';
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    this.#tombstoneBytes = whole.length;
    this.#fileBytes = text.length;
    this.#isTorn = text.slice(whole.length).trim() !== '';
    const file = await openOrCreate(this.#tombstoneFile()).catch(nullIfRefused);
    if (file) await this.#reserve(file).finally(() => file.close());
    const spoilt: string[] = [];
    for (const [index, line] of whole.split('\n').entries()) {
      // A crash of the machine may keep the end of a line that was not acknowledged, and not its beginning.
      if (line === '' || line.startsWith(' ')) continue;
      const tombstone = jsonOrNull(line) as Tombstone | null;
      if (typeof tombstone?.runtimeId !== 'string') {
        spoilt.push(`${this.#tombstoneFile()}:${index + 1}`);
        continue;
      }
      this.#tombstones.add(tombstone.runtimeId);
      this.#versionSeen = Math.max(this.#versionSeen, tombstone.placementVersion || 0);
    }
    return spoilt;
  }

  /** Makes room for tombstones to come, or as much as the disk gives. */
  async #reserve(file: FileHandle): Promise<void> {
    const from = Math.max(this.#fileBytes, this.#tombstoneBytes);
    const missing = this.#tombstoneBytes + reservedBytes - from;
    if (missing > 0) await writeAll(file, Buffer.alloc(missing, ' '), from).catch(nullIfRefused);
    this.#fileBytes = (await file.stat()).size;
  }

  /** Erases what a cut write left behind the last whole line. It needs no room. */
  async #erase(file: FileHandle): Promise<void> {
    this.#fileBytes = (await file.stat()).size;
    await writeAll(file, Buffer.alloc(this.#fileBytes - this.#tombstoneBytes, ' '), this.#tombstoneBytes);
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
    const record = jsonOrNull(text) as R | null;
    if (record?.runtime?.runtimeId === runtimeId) records.push(record);
    else unreadable.push(runtimeId);
  }
  return { records, unreadable };
}

/** The disk takes nothing now: it is full, over a quota, read-only, or failing. */
const refusals: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** Whether an error says that a disk takes nothing now. */
export function isRefusedByDisk(error: unknown): boolean {
  return refusals.has((error as NodeJS.ErrnoException).code);
}

function nullIfRefused(error: unknown): null {
  if (isRefusedByDisk(error)) return null;
  throw error;
}

/** Opens a file for writes at any position, without emptying it. */
function openOrCreate(file: string): Promise<FileHandle> {
  return open(file, constants.O_RDWR | constants.O_CREAT, 0o600);
}

async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; )
    done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
}

async function removeAll(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true });
}

export async function readIfThere(file: string, encoding: 'utf8' | 'latin1' = 'utf8'): Promise<string | null> {
  return readFile(file, encoding).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

export function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
