// Provides the Temporal server: a `temporal` command already installed, or one downloaded or built once into the cache.
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, chmod, constants, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { UserError } from '../lib/errors.ts';
import { takeLock } from '../lib/processLock.ts';
import { pause } from '../lib/waiting.ts';
import { freeMegabytes, isDiskFull } from './fullDisk.ts';

const run = promisify(execFile);

/** The newest version that `go install` can install: later ones contain replace directives. */
const temporalCliVersion = '1.5.1';
const goPackage = `github.com/temporalio/cli/cmd/temporal@v${temporalCliVersion}`;
/** The archives of that release, by platform and processor as Node names them, with the SHA-256 of each. */
const releasedArchives: Archives = {
  url: `https://github.com/temporalio/cli/releases/download/v${temporalCliVersion}`,
  files: {
    'linux-x64': {
      name: `temporal_cli_${temporalCliVersion}_linux_amd64.tar.gz`,
      sha256: 'ddc95e08b0b076efd4ea9733a3f488eb7d2be875f8834e616cd2a37358b4852d',
    },
    'linux-arm64': {
      name: `temporal_cli_${temporalCliVersion}_linux_arm64.tar.gz`,
      sha256: 'bd1b0db9f18b051026de8bf6cc1505f2510f14bbb7a8b9a4a91fff46c77454f5',
    },
    'darwin-x64': {
      name: `temporal_cli_${temporalCliVersion}_darwin_amd64.tar.gz`,
      sha256: 'bbb73e2a31135abe50a1f1cdb35030c42961df618e8ce9c60ae89f201540c5d9',
    },
    'darwin-arm64': {
      name: `temporal_cli_${temporalCliVersion}_darwin_arm64.tar.gz`,
      sha256: 'cca01b7ea35ad56e2a328d9ae596bf716bd22313ef63c7a761c88354457c2415',
    },
  },
};
/** Several times the size of an archive. */
const archiveLimitBytes = 400 * 1024 ** 2;
const downloadTimeoutMs = 120_000;
const connectTimeoutMs = 10_000;
const tellEveryMs = 10_000;
const lookAgainMs = 500;
/** Space for a download and its unpacked contents; a build needs three times as much, in Go's cache too. */
const neededMegabytes = 250;
const megabyte = 1024 ** 2;

export interface Archives {
  url: string;
  files: Readonly<Record<string, { name: string; sha256: string }>>;
}

export interface TemporalSource {
  cacheDir: string;
  environment: Record<string, string | undefined>;
  /** Called with one line for each step that takes time. */
  report(message: string): void;
  /** Neither download nor build. */
  onlyAtHand?: boolean;
  /** Aborts a download or a build. */
  signal?: AbortSignal;
  /** Those of the release unless given. */
  archives?: Archives;
}

/**
 * The path of a working `temporal` command: on PATH, in the cache, downloaded, or built with Go (minutes), in this
 * order; null when TEMPORAL_ADDRESS makes one unnecessary. Throws UserError that lists all of these ways.
 */
export async function provideTemporal({ onlyAtHand = false, ...source }: TemporalSource): Promise<string | null> {
  const { cacheDir, environment } = source;
  if (environment['TEMPORAL_ADDRESS']) return null;
  const cached = path.join(cacheDir, `temporal-cli-v${temporalCliVersion}`, 'temporal');
  const atHand = (await onPath('temporal', environment)) ?? ((await isExecutable(cached)) ? cached : null);
  if (atHand !== null) return atHand;
  if (onlyAtHand) throw noServer([]);
  await mkdir(path.dirname(cached), { recursive: true });
  const release = await awaitTurn(`${cached}.lock`, source);
  try {
    // Another start may have obtained it meanwhile.
    return (await isExecutable(cached)) ? cached : await obtain(cached, source);
  } finally {
    await release();
  }
}

/** Of several starts at once, one downloads or builds; the others wait for it, and go on themselves if it fails. */
async function awaitTurn(lock: string, { report, signal }: TemporalSource): Promise<() => Promise<void>> {
  for (let told: number | null = null; ; ) {
    const taken = await takeLock(lock);
    if ('release' in taken) return taken.release;
    if (taken.holder !== told)
      report(`waiting for process ${taken.holder}, which is downloading or building the Temporal server`);
    told = taken.holder;
    await pause(lookAgainMs, ...(signal ? [signal] : []));
  }
}

async function obtain(cached: string, source: TemporalSource): Promise<string> {
  const { cacheDir, signal } = source;
  requireSpace(path.dirname(cached));
  const failures: string[] = [];
  for (const way of [download, build]) {
    const draft = await mkdtemp(path.join(path.dirname(cached), 'draft-'));
    try {
      const binary = await way(draft, source);
      await run(binary, ['--version']);
      // It appears under its name only when it is complete and runs.
      await rename(binary, cached);
      return cached;
    } catch (error) {
      signal?.throwIfAborted();
      if (isDiskFull(error))
        throw new UserError(
          `The Temporal server does not fit: the disk of ${cacheDir} is full. Free some space, ` +
            'or set XDG_CACHE_HOME to a folder on another disk.',
          { cause: error },
        );
      failures.push((error as Error).message.split('\n')[0]!);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  throw noServer(failures);
}

function noServer(failures: readonly string[]): UserError {
  return new UserError(
    `There is no Temporal server here${failures.length > 0 ? ` (${failures.join('; ')})` : ''}. Set TEMPORAL_ADDRESS to a server, or ` +
      `put Temporal's command line tool "temporal" on PATH (https://docs.temporal.io/cli). Or let this machine reach github.com, ` +
      `or install Go 1.24 or newer, with which it is built here.`,
  );
}

function requireSpace(folder: string): void {
  const left = freeMegabytes(folder);
  if (left < neededMegabytes)
    throw new UserError(
      `The Temporal server needs ${neededMegabytes} MB, and the disk of ${folder} has ${left} MB left. ` +
        'Free some space, set XDG_CACHE_HOME to a folder on another disk, or set TEMPORAL_ADDRESS to a server.',
    );
}

/** Only what has the digest of this release is unpacked, and nothing of anything else stays. */
async function download(
  folder: string,
  { report, signal, archives = releasedArchives }: TemporalSource,
): Promise<string> {
  const released = archives.files[`${process.platform}-${process.arch}`];
  if (!released) throw new Error(`there is no download for ${process.platform} on ${process.arch}`);
  report(`fetching the Temporal server ${temporalCliVersion} from ${new URL(archives.url).hostname} (once)`);
  const address = `${archives.url}/${released.name}`;
  const archive = path.join(folder, 'temporal.tar.gz');
  const controller = new AbortController();
  // A network that drops packets must not block the start; a slow download that makes progress may take longer.
  const connecting = setTimeout(() => controller.abort(), connectTimeoutMs);
  const downloading = setTimeout(() => controller.abort(), downloadTimeoutMs);
  try {
    const response = await fetch(address, {
      signal: signal ? AbortSignal.any([signal, controller.signal]) : controller.signal,
    });
    clearTimeout(connecting);
    if (!response.ok) throw new Error(`HTTP status ${response.status}`);
    const digest = await write(response, archive, report);
    if (digest !== released.sha256)
      throw new Error(
        `${released.name} has the SHA-256 ${digest}, not ${released.sha256} of this release, so it was deleted: ` +
          'it was changed on the way or at its source',
      );
    await run('tar', ['-xzf', archive, '-C', folder]);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    const cause = (error as Error).cause;
    throw new Error(`it could not be downloaded: ${(cause instanceof Error ? cause : (error as Error)).message}`, {
      cause: error,
    });
  } finally {
    clearTimeout(connecting);
    clearTimeout(downloading);
  }
  const binary = path.join(folder, 'temporal');
  await chmod(binary, 0o755);
  return binary;
}

/** Writes the body to a file and reports progress from time to time. Returns its SHA-256. */
async function write(response: Response, file: string, report: (message: string) => void): Promise<string> {
  const total = Number(response.headers.get('content-length'));
  const of = total > 0 ? ` of ${Math.ceil(total / megabyte)}` : '';
  let bytes = 0;
  const hash = createHash('sha256');
  const telling = setInterval(() => report(`still fetching: ${Math.floor(bytes / megabyte)}${of} MB`), tellEveryMs);
  try {
    await pipeline(
      response.body!,
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes > archiveLimitBytes) throw new Error(`it has more than ${archiveLimitBytes / megabyte} MB`);
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(file),
    );
    report(`fetched ${Math.ceil(bytes / megabyte)} MB`);
    return hash.digest('hex');
  } finally {
    clearInterval(telling);
  }
}

async function build(folder: string, { environment, report, signal }: TemporalSource): Promise<string> {
  if ((await onPath('go', environment)) === null) throw new Error('there is no Go to build it with');
  report('building the Temporal server with Go (once, about 4 minutes on two cores)');
  const startedMs = performance.now();
  let packages = 0;
  let said = '';
  const ticking = setInterval(
    () =>
      report(
        `still building: ${packages} Go packages compiled, ${Math.round((performance.now() - startedMs) / 1000)} s`,
      ),
    30_000,
  );
  try {
    await new Promise<void>((resolve, reject) => {
      // -v prints each package as it is compiled.
      const child = spawn('go', ['install', '-v', goPackage], {
        env: { ...environment, GOBIN: folder },
        stdio: ['ignore', 'ignore', 'pipe'],
        ...(signal && { signal }),
      });
      child.stderr.on('data', (chunk: Buffer) => {
        packages += chunk.toString().match(/^[\w.-]+(\/[\w.@-]+)*$/gm)?.length ?? 0;
        said = (said + chunk.toString()).slice(-2_000);
      });
      child.once('error', reject);
      child.once('exit', (code) => {
        if (code === 0) resolve();
        else reject(new Error(`go install failed: ${said.trim().split('\n').at(-1) || `exit code ${code}`}`));
      });
    });
  } finally {
    clearInterval(ticking);
  }
  return path.join(folder, 'temporal');
}

async function onPath(command: string, environment: TemporalSource['environment']): Promise<string | null> {
  for (const folder of (environment['PATH'] ?? '').split(path.delimiter)) {
    const candidate = path.resolve(folder, command);
    if (folder !== '' && (await isExecutable(candidate))) return candidate;
  }
  return null;
}

function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
