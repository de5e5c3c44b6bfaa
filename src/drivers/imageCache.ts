/**
 * The images of one machine's hosts, each a file named by its SHA-256 under `DATA_DIR/images`. A file appears under that
 * name only when it is whole and verified, so whoever finds it may use it: after a kill, beside another process, twice.
 */
import { createHash, randomBytes } from 'node:crypto';
import { access, chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DriverError } from './driver.ts';

export interface ImageFile {
  /** `https:`, `http:` or `file:`. */
  url: string;
  /** 64 hex digits. */
  sha256: string;
}

export interface ImageCache {
  /**
   * The file's path, fetched if it is not there. Askers of one file share its download, which ends when none of them
   * waits any more. Throws DriverError: 'ImageUnavailable' when the file is gone, too large, or not what was promised;
   * 'Unavailable' when trying again may help. Rejects with the signal's reason when that aborts.
   */
  provide(file: ImageFile, signal: AbortSignal): Promise<string>;
  has(sha256: string): Promise<boolean>;
}

export interface ImageCacheLimits {
  /** Of one file. */
  sizeMaxGiB: number;
  /** A download that brings nothing for this long is given up. */
  stallMs: number;
  deadlineMs: number;
}

const defaultLimits: ImageCacheLimits = { sizeMaxGiB: 64, stallMs: 30_000, deadlineMs: 3_600_000 };

interface Download {
  path: Promise<string>;
  waiting: number;
  abandon: AbortController;
}

export async function openImageCache(folder: string, limits: Partial<ImageCacheLimits> = {}): Promise<ImageCache> {
  const { sizeMaxGiB, stallMs, deadlineMs } = { ...defaultLimits, ...limits };
  await mkdir(folder, { recursive: true });
  await removeStale(folder, deadlineMs);
  const downloads = new Map<string, Download>();
  const fileOf = (sha256: string) => path.join(folder, digits(sha256));

  function begin(file: ImageFile): Download {
    const abandon = new AbortController();
    const end = AbortSignal.any([abandon.signal, AbortSignal.timeout(deadlineMs)]);
    const fetched = fetchVerified(file, fileOf(file.sha256), { sizeMax: sizeMaxGiB * 2 ** 30, stallMs, signal: end });
    const download = { path: fetched.finally(() => downloads.delete(file.sha256)), waiting: 0, abandon };
    // Those who gave up do not hear how it ended.
    download.path.catch(() => undefined);
    downloads.set(file.sha256, download);
    return download;
  }

  return {
    has: (sha256) => exists(fileOf(sha256)),

    async provide(file, signal) {
      signal.throwIfAborted();
      if (await exists(fileOf(file.sha256))) return fileOf(file.sha256);
      signal.throwIfAborted();
      const running = downloads.get(file.sha256);
      const download = running && !running.abandon.signal.aborted ? running : begin(file);
      download.waiting += 1;
      try {
        return await unlessAborted(download.path, signal);
      } finally {
        download.waiting -= 1;
        if (download.waiting === 0) download.abandon.abort(new DriverError('Unavailable', 'nobody waits for the download'));
      }
    },
  };
}

async function fetchVerified(
  { url, sha256 }: ImageFile,
  target: string,
  { sizeMax, stallMs, signal }: { sizeMax: number; stallMs: number; signal: AbortSignal },
): Promise<string> {
  const partial = `${target}.${process.pid}.${randomBytes(4).toString('hex')}.part`;
  try {
    const file = await open(partial, 'wx', 0o600);
    const hash = createHash('sha256');
    try {
      let size = 0;
      for await (const chunk of chunksOf(url, stallMs, signal)) {
        size += chunk.length;
        if (size > sizeMax) throw new DriverError('ImageUnavailable', `${url} has more than ${sizeMax} bytes`);
        hash.update(chunk);
        await file.writeFile(chunk);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    const found = hash.digest('hex');
    if (found !== sha256) {
      throw new DriverError('ImageUnavailable', `checksum of ${url} is ${found} and should be ${sha256}`);
    }
    await chmod(partial, 0o444);
    await rename(partial, target);
    return target;
  } catch (error) {
    await rm(partial, { force: true });
    if (error instanceof DriverError) throw error;
    if (signal.aborted && signal.reason instanceof DriverError) throw signal.reason;
    throw new DriverError('Unavailable', `${url} could not be fetched: ${deepest(error)}`, { cause: error });
  }
}

async function* chunksOf(url: string, stallMs: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  if (url.startsWith('file:')) return yield* fileChunks(url, signal);
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(new Error(`nothing came for ${stallMs} ms`)), stallMs);
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, stalled.signal]) });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new DriverError(isForGood(response.status) ? 'ImageUnavailable' : 'Unavailable', `${url} answers ${response.status}`);
    }
    for await (const chunk of response.body) {
      timer.refresh();
      yield chunk as Uint8Array;
      timer.refresh();
    }
  } finally {
    clearTimeout(timer);
  }
}

async function* fileChunks(url: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const file = await open(fileURLToPath(url)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new DriverError('ImageUnavailable', `${url} is not there`, { cause: error });
  });
  yield* file.createReadStream({ signal, highWaterMark: 1 << 20 });
}

/** The server knows that there is no such file; RFC 9110, 15.5. What depends on who asks may be mended. */
function isForGood(status: number): boolean {
  return status === 404 || status === 410;
}

/** What a killed download left. A running one writes all the time, at most until its deadline. */
async function removeStale(folder: string, deadlineMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part')) continue;
    const file = path.join(folder, name);
    const changed = await stat(file).catch(() => null);
    if (changed && Date.now() - changed.mtimeMs > deadlineMs) await rm(file, { force: true });
  }
}

function unlessAborted<T>(result: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort);
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

function digits(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new DriverError('InvalidSpec', `"${sha256}" is no SHA-256`);
  return sha256;
}

function deepest(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return inner instanceof Error ? inner.message : String(inner);
}
