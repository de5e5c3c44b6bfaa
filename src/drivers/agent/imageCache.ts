/**
 * The images of one machine's hosts, each a file named by its SHA-256 under `DATA_DIR/images`. A file appears under
 * that name only when complete and verified, so whatever finds it may use it: after a kill, beside another process,
 * twice. Files are evicted when room is needed, least recently requested first, and never while a machine holds them.
 */
import { createHash, randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, copyFile, type FileHandle, link, mkdir, open, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { type Dispatcher, fetch, type Response } from 'undici';
import { backoff } from '../../lib/backoff.ts';
import { syncFolder } from '../../lib/files.ts';
import { pause } from '../../lib/waiting.ts';
import { DriverError } from './driver.ts';
import { imageCacheDefaultGiB } from './driverSettings.ts';
import { gib, ImageRoom } from './imageRoom.ts';

export interface ImageFile {
  /** `https:`, `http:` or `file:`. */
  url: string;
  /** 64 hex digits. */
  sha256: string;
}

export interface ImageCache {
  /**
   * Returns the file's path, downloading it if it is missing; open it within a minute. Callers share one download of a
   * file, which goes on when they give up: who asks again finds it further on. Throws DriverError: 'ImageUnavailable' when the file is
   * gone, larger than the cache, or has the wrong checksum; 'Unavailable' when a retry may help. Rejects with the
   * signal's reason when that aborts.
   */
  provide(file: ImageFile, signal: AbortSignal): Promise<string>;
  /**
   * Links the file under a second name, `target`, which survives eviction from the cache; does nothing when that name
   * is taken. Throws as {@link provide}.
   */
  give(file: ImageFile, target: string, signal: AbortSignal): Promise<void>;
  has(sha256: string): Promise<boolean>;
}

export interface ImageCacheOptions {
  /** Limit for all files together, including downloads in progress. */
  limitGiB: number;
  /** A download that receives nothing for this long is aborted. */
  stallMs: number;
  deadlineMs: number;
  /** Connects to servers of images; absent: directly. */
  wayOut?: Dispatcher;
  log?: Pick<Logger, 'info'>;
}

const defaults: ImageCacheOptions = { limitGiB: imageCacheDefaultGiB, stallMs: 30_000, deadlineMs: 86_400_000 };
/** A download that broke off goes on after a pause, unless it came no further so many times in a row. */
const resumesInVain = 5;
/** A file of unknown size reserves its room in steps. */
const stepMaxBytes = 16 * 2 ** 20;

export async function openImageCache(folder: string, options: Partial<ImageCacheOptions> = {}): Promise<ImageCache> {
  const { limitGiB, stallMs, deadlineMs, wayOut, log } = { ...defaults, ...options };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const limitBytes = Math.floor(limitGiB * gib);
  // A running download writes constantly, so a file that has not changed for this long has none.
  const room = new ImageRoom({ folder, limitBytes, staleMs: 10 * stallMs, ...(log && { log }) });
  await room.removeStale();
  const downloads = new Map<string, Promise<string>>();
  const fileOf = (sha256: string) => path.join(folder, digits(sha256));

  function begin(file: ImageFile): Promise<string> {
    const how = { target: fileOf(file.sha256), limitBytes, stallMs, signal: AbortSignal.timeout(deadlineMs), wayOut };
    const download = fetchWithin(room, file, how).finally(() => downloads.delete(file.sha256));
    // Callers that gave up are not told how it ended.
    download.catch(() => undefined);
    downloads.set(file.sha256, download);
    return download;
  }

  async function provide(file: ImageFile, signal: AbortSignal): Promise<string> {
    signal.throwIfAborted();
    if (await isThere(fileOf(file.sha256))) return fileOf(file.sha256);
    signal.throwIfAborted();
    return unlessAborted(downloads.get(file.sha256) ?? begin(file), signal);
  }

  return {
    provide,
    has: (sha256) => exists(fileOf(sha256)),

    async give(file, target, signal) {
      // Repeat whenever the file was evicted right after it was provided.
      while (!(await exists(target))) await linkIfThere(await provide(file, signal), target);
    },
  };
}

interface Fetch {
  target: string;
  limitBytes: number;
  stallMs: number;
  signal: AbortSignal;
  wayOut: Dispatcher | undefined;
}

/** Downloads the file; retries once when the disk was full and something could be evicted. */
async function fetchWithin(room: ImageRoom, file: ImageFile, how: Fetch): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    let bytes = 0;
    const reserve = async (part: FileHandle, wanted: number) => {
      bytes = wanted;
      await makeRoom(room, part, { url: file.url, bytes, limitBytes: how.limitBytes });
    };
    try {
      return await fetchVerified(file, how, reserve);
    } catch (error) {
      if (error instanceof DriverError) throw error;
      const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
      if (isFull && attempt === 1 && (await room.free(bytes))) continue;
      const why = isFull
        ? `the disk of ${path.dirname(how.target)} is full, and no image there is unused`
        : deepest(error);
      throw new DriverError('Unavailable', `${file.url} could not be fetched: ${why}`, { cause: error });
    }
  }
}

/** Reserves the room for a file before its bytes arrive. Only written bytes occupy the disk: the rest is a hole. */
async function makeRoom(
  room: ImageRoom,
  part: FileHandle,
  { url, bytes, limitBytes }: { url: string; bytes: number; limitBytes: number },
): Promise<void> {
  const limit = `the ${inGiB(limitBytes)} GiB of the host's imageCacheGiB`;
  if (bytes > limitBytes) {
    throw new DriverError(
      'ImageUnavailable',
      `${url} has ${inGiB(bytes)} GiB or more, above ${limit}; raise that in the fleet file of the host's agent`,
    );
  }
  const missing = await room.growing(() => part.truncate(bytes));
  if (missing <= 0) return;
  throw new DriverError(
    'Unavailable',
    `${url} lacks ${inGiB(missing)} GiB of space: images of machines, and those requested within the last ` +
      `minute, take up ${limit}; raise that or delete machines`,
  );
}

type Reserve = (part: FileHandle, bytes: number) => Promise<void>;

async function fetchVerified({ url, sha256 }: ImageFile, how: Fetch, reserve: Reserve): Promise<string> {
  const { target } = how;
  const partial = `${target}.${process.pid}.${randomBytes(4).toString('hex')}.part`;
  try {
    const part = await open(partial, 'wx', 0o600);
    const found = await receive(url, part, how, reserve).finally(() => part.close());
    if (found !== sha256) {
      throw new DriverError('ImageUnavailable', `checksum of ${url} is ${found} and should be ${sha256}`);
    }
    await chmod(partial, 0o444);
    await rename(partial, target);
    await syncFolder(path.dirname(target));
    return target;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Writes the incoming data, each piece after reserving its room, and returns its SHA-256. */
async function receive(
  url: string,
  part: FileHandle,
  { limitBytes, ...how }: Fetch,
  reserve: Reserve,
): Promise<string> {
  let hash = createHash('sha256');
  const step = Math.min(stepMaxBytes, Math.ceil(limitBytes / 16));
  let size = 0;
  let reserved = 0;
  let version: string | null = null;
  const take = async (needed: number, isSize: boolean) => {
    if (needed <= reserved) return;
    // Do not exceed the limit because of a step that may never be needed.
    reserved = isSize || needed > limitBytes ? needed : Math.min(limitBytes, needed + step);
    await reserve(part, reserved);
  };
  for (let vain = 0; ; ) {
    const before = size;
    try {
      for await (const piece of piecesOf(url, { from: size, version }, how)) {
        if (piece instanceof Uint8Array) {
          await take(size + piece.length, false);
          await writeAt(part, piece, size);
          hash.update(piece);
          size += piece.length;
          continue;
        }
        version = piece.version;
        if (piece.startsAt === 0) [hash, size] = [createHash('sha256'), 0];
        else if (piece.startsAt !== size) throw new Interruption('the server sent another part of it');
        if (piece.bytes !== null) await take(piece.bytes, true);
      }
      break;
    } catch (error) {
      vain = size > before ? 1 : vain + 1;
      if (!(error instanceof Interruption) || size === 0 || vain > resumesInVain) throw error;
      await pause(backoff({ first: how.stallMs / 60, most: how.stallMs / 3 }, vain - 1), how.signal);
    }
  }
  if (size < reserved) await part.truncate(size);
  await part.sync();
  return hash.digest('hex');
}

async function writeAt(part: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; )
    done += (await part.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
}

/** The download broke off; the rest may still come. */
class Interruption extends Error {}

/** What precedes the bytes of a file. */
interface Head {
  startsAt: number;
  /** Of the whole file; null: not known beforehand. */
  bytes: number | null;
  /** A validator, by which the rest of the same file can be asked for. */
  version: string | null;
}

/** Yields the file's head, and then what comes after `from`, or the whole file if the server has no part of it. */
async function* piecesOf(
  url: string,
  { from, version }: { from: number; version: string | null },
  { stallMs, signal, wayOut }: Pick<Fetch, 'stallMs' | 'signal' | 'wayOut'>,
): AsyncGenerator<Head | Uint8Array> {
  if (url.startsWith('file:')) return yield* fileChunks(url, signal);
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(new Error(`nothing came for ${stallMs} ms`)), stallMs);
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([signal, over.signal]),
      headers: {
        'user-agent': 'compute-service',
        // A range is one of the bytes as they are stored.
        ...(from > 0 && { range: `bytes=${from}-`, 'accept-encoding': 'identity' }),
        ...(from > 0 && version !== null && { 'if-range': version }),
      },
      ...(wayOut && { dispatcher: wayOut }),
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      const refused = new DriverError(
        isForGood(response.status) ? 'ImageUnavailable' : 'Unavailable',
        `${url} responds with ${response.status}`,
      );
      throw from > 0 && response.status >= 500 ? new Interruption(refused.message, { cause: refused }) : refused;
    }
    yield headOf(response);
    for await (const chunk of response.body) {
      timer.refresh();
      yield chunk as Uint8Array;
      timer.refresh();
    }
  } catch (error) {
    if (error instanceof DriverError || error instanceof Interruption || signal.aborted) throw error;
    throw new Interruption(deepest(error), { cause: error });
  } finally {
    clearTimeout(timer);
    // An unread response would hold its connection.
    over.abort();
  }
}

function headOf({ status, headers }: Response): Head {
  const etag = headers.get('etag');
  const version = etag === null || etag.startsWith('W/') ? headers.get('last-modified') : etag;
  const [, first, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  // Without a whole, nothing says when it is complete.
  if (status === 206 && first === undefined) throw new Interruption('it sent a part of an unknown whole');
  if (status === 206 && first !== undefined) return { startsAt: Number(first), bytes: Number(total), version };
  const length = headers.has('content-encoding') ? null : headers.get('content-length');
  const bytes = Number(length ?? Number.NaN);
  return { startsAt: 0, bytes: Number.isSafeInteger(bytes) ? bytes : null, version };
}

async function* fileChunks(url: string, signal: AbortSignal): AsyncGenerator<Head | Uint8Array> {
  const file = await open(fileURLToPath(url)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new DriverError('ImageUnavailable', `${url} is not there`, { cause: error });
  });
  try {
    yield { startsAt: 0, bytes: (await file.stat()).size, version: null };
    yield* file.createReadStream({ signal, highWaterMark: 1 << 20, autoClose: false });
  } finally {
    await file.close();
  }
}

/** The server says that there is no such file (RFC 9110, 15.5). Errors that depend on the requester may be fixed. */
function isForGood(status: number): boolean {
  return status === 404 || status === 410;
}

function unlessAborted<T>(result: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort);
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** Links, or copies if the disk does not support links. Does nothing when the file is gone or the target exists. */
async function linkIfThere(file: string, target: string): Promise<void> {
  try {
    await link(file, target).catch(async (error: NodeJS.ErrnoException) => {
      if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP'].includes(error.code ?? '')) throw error;
      await copyFile(file, `${target}.copy`, constants.COPYFILE_FICLONE);
      await rename(`${target}.copy`, target);
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Whether the file exists now proves nothing: another agent may have evicted it and downloaded it again meanwhile.
    if (code === 'EEXIST' || (code === 'ENOENT' && (await exists(path.dirname(target))))) return;
    throw error;
  }
}

/** Whether the file exists; records that it was requested. */
async function isThere(file: string): Promise<boolean> {
  try {
    await utimes(file, new Date(), new Date());
    return true;
  } catch {
    // The time of another user's file cannot be updated; the file is usable all the same.
    return exists(file);
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

function digits(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new DriverError('InvalidSpec', `"${sha256}" is not a SHA-256`);
  return sha256;
}

function inGiB(bytes: number): string {
  return (bytes / gib).toPrecision(3);
}

function deepest(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return inner instanceof Error ? inner.message : String(inner);
}
