/** Unpacks a cluster's folder from a backup, and runs a temporary Postgres on it while it is inspected. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chown, mkdir, open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { UserError } from '../lib/errors.ts';
import { freePort } from './ports.ts';
import { binaries, unprivilegedPrefix, waitForPostgres } from './postgres.ts';
import { wrapperArguments } from './processWrapper.ts';

const startMs = 120_000;
const readWholeBytes = 1024 * 1024;

/**
 * Unpacks the archive of a base backup into the new folder `cluster`, as the user that Postgres runs as, and checks
 * every file against the server's manifest. Throws UserError.
 */
export async function unpackCluster(archive: string, manifest: string, cluster: string): Promise<void> {
  const { postgres } = binaries();
  const prefix = await unprivilegedPrefix([path.dirname(cluster), postgres]);
  await mkdir(cluster, { mode: 0o700 });
  if (prefix.owner) await chown(cluster, prefix.owner.uid, prefix.owner.gid);
  const [program, ...words] = [...prefix.command, 'tar', '-x', '-f', '-', '-C', cluster];
  const tar = spawn(program!, words, { stdio: ['pipe', 'ignore', 'pipe'], cwd: '/' });
  let said = '';
  tar.stderr!.on('data', (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-500);
  });
  const ended = new Promise<number | null>((resolve, reject) => tar.once('error', reject).once('close', resolve));
  const damaged = (why: string) => new UserError(`The backup cannot be unpacked: ${why}`);
  // tar stops reading after the last member, which breaks the pipe; that alone is no failure.
  const broken = await pipeline(createReadStream(archive), createGunzip(), tar.stdin! as Writable).then(
    () => null,
    (error: Error) => error,
  );
  const code = await ended;
  if (code !== 0) throw damaged(said.trim() || broken?.message || `tar ended with ${code}`);
  await compareWithManifest(cluster, manifest);
}

interface ManifestFile {
  Path: string;
  Size: number;
  Checksum: string;
}

async function compareWithManifest(cluster: string, manifest: string): Promise<void> {
  const { Files } = JSON.parse(manifest) as { Files: ManifestFile[] };
  for (const { Path, Size, Checksum } of Files) {
    const file = path.join(cluster, Path);
    const size = await stat(file).then(
      (found) => found.size,
      () => -1,
    );
    if (size !== Size || (await sha256(file)) !== Checksum)
      throw new UserError(`The backup is damaged: ${Path} is not what Postgres wrote.`);
  }
}

export async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  // A cluster has a thousand small files, for which a stream each costs several times as much.
  if ((await stat(file)).size <= readWholeBytes) hash.update(await readFile(file));
  else await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export interface ScratchPostgres {
  url: string;
  /** Shuts it down cleanly, so that the folder is complete. */
  stop(): Promise<void>;
}

/**
 * Starts a Postgres on the folder, which recovers to the moment of the backup. It ends with this process, even if that
 * is killed. Throws UserError with Postgres's message.
 */
export async function startScratch(
  cluster: string,
  { password, mainFile, isKept }: { password: string; mainFile: string; isKept: boolean },
): Promise<ScratchPostgres> {
  const { postgres } = binaries();
  const prefix = await unprivilegedPrefix([cluster, postgres].map((file) => path.dirname(file)));
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=20',
    'log_timezone=UTC',
    // A copy that is thrown away need not survive a power cut.
    `fsync=${isKept ? 'on' : 'off'}`,
  ];
  const command = [...prefix.command, postgres, '-D', cluster, ...settings.flatMap((setting) => ['-c', setting])];
  const logFile = `${cluster}.log`;
  const log = await open(logFile, 'a', 0o600);
  const words = wrapperArguments({ command, pidFile: '', stopSignal: 'SIGINT' });
  const wrapper = spawn(process.execPath, [mainFile, ...words], {
    stdio: ['pipe', log.fd, log.fd],
    detached: true,
  });
  await log.close();
  const exited = new Promise<void>((resolve) => wrapper.once('exit', () => resolve()));
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/compute`;
  try {
    await waitForPostgres(url, startMs, () => wrapper.exitCode !== null || wrapper.signalCode !== null);
  } catch (error) {
    await stop(wrapper, exited);
    const said = (await readFile(logFile, 'utf8')).trim().split('\n');
    const why = said.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? said.at(-1);
    throw new UserError(`Postgres does not start on the backup: ${why || (error as Error).message}`, { cause: error });
  }
  return { url, stop: () => stop(wrapper, exited) };
}

async function stop(wrapper: ChildProcess, exited: Promise<void>): Promise<void> {
  wrapper.kill('SIGTERM');
  await exited;
}
