/** Replicas of Postgres, as operators keep them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFile, chown, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeBaseBackup } from '../../src/up/baseBackup.ts';
import { freePort } from '../../src/up/ports.ts';
import { openToOwner, preparePostgres, unprivilegedPrefix, waitForPostgres } from '../../src/up/postgres.ts';
import { type PostgresServer, query } from './database.ts';
import { waitFor } from './wait.ts';

/** A server whose data folder is to be a copy of another one's, from which it then receives all changes. */
export interface Copied {
  /** The superuser's address of the primary, its data folder, and the port at which the replica reaches it. */
  primary: { url: string; dataDir: string; port: number };
  /** The data folder of the replica: what is there goes. */
  dataDir: string;
  /** What the primary calls it. */
  name: string;
}

export async function copyAsReplica({ primary, dataDir, name }: Copied): Promise<void> {
  const cluster = path.join(dataDir, 'postgres');
  await rm(cluster, { recursive: true, force: true });
  await mkdir(cluster, { mode: 0o700 });
  const { command, owner } = await unprivilegedPrefix([dataDir]);
  if (owner) await chown(cluster, owner.uid, owner.gid);
  const tar = spawn(...split([...command, 'tar', '-xf', '-', '-C', cluster]), {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const unpacked = new Promise<void>((resolve, reject) => {
    tar.once('error', reject);
    tar.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`tar ended with ${code}`))));
  });
  await takeBaseBackup(primary.url, tar.stdin!);
  await unpacked;
  const settings = path.join(cluster, 'postgresql.auto.conf');
  const signalFile = path.join(cluster, 'standby.signal');
  await writeFile(signalFile, '');
  const { password } = new URL(primary.url);
  await appendFile(
    settings,
    [
      // Once promoted it serves alone until its own replica has caught up.
      "synchronous_standby_names = ''",
      `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres password=${password} ` +
        `application_name=${name} keepalives_idle=5 keepalives_interval=2'`,
      '',
    ].join('\n'),
  );
  if (owner) for (const file of [settings, signalFile]) await chown(file, owner.uid, owner.gid);
  await copyFile(passwordFile(primary.dataDir), passwordFile(dataDir));
}

const passwordFile = (dataDir: string) => path.join(dataDir, 'postgres-password');

/** A primary whose commits wait for no replica: what it had not sent when it died is lost. */
export interface AsynchronousPostgres extends PostgresServer {
  /** Makes a replica, and returns once it has everything. */
  addReplica(): Promise<void>;
  /** Ends the replication: what is committed from now on is on the primary alone. */
  partReplica(): Promise<void>;
  /** Kills the primary. The replica is promoted, and listens where the primary did. */
  failOver(): Promise<void>;
}

export async function asynchronousPostgres(): Promise<AsynchronousPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'replicated-'));
  await openToOwner(folder);
  const folders = { primary: path.join(folder, 'primary'), replica: path.join(folder, 'replica') };
  for (const dataDir of Object.values(folders)) {
    await mkdir(dataDir);
    await openToOwner(dataDir);
  }
  const port = await freePort();
  let primary = await start(folders.primary, port);
  let replica: Running | null = null;
  await waitForPostgres(primary.url);
  const { url } = primary;
  const inPostgres = (sql: string, at = url) => query(Object.assign(new URL(at), { pathname: '/postgres' }).href, sql);

  return {
    url,
    async addReplica() {
      await copyAsReplica({
        primary: { url, dataDir: folders.primary, port },
        dataDir: folders.replica,
        name: 'replica',
      });
      replica = await start(folders.replica, await freePort());
      await waitFor('the replica to have everything', async () => {
        const [sent] = await inPostgres('SELECT FROM pg_stat_replication WHERE replay_lsn = pg_current_wal_lsn()');
        return sent !== undefined;
      });
    },
    async partReplica() {
      await end(replica!, 'SIGINT');
    },
    async failOver() {
      await end(primary, 'SIGKILL');
      primary = await start(folders.replica, port);
      replica = null;
      await waitFor('the replica to be promoted', async () => {
        const [promoted] = await inPostgres('SELECT pg_promote(true, 60) AS done').catch(() => []);
        return promoted?.['done'] === true;
      });
    },
    async stop() {
      for (const server of [primary, replica]) if (server) await end(server, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Running {
  url: string;
  child: ChildProcess;
  exited: Promise<void>;
}

async function start(dataDir: string, port: number): Promise<Running> {
  const { command, url } = await preparePostgres({ dataDir, port });
  const child = spawn(...split([...command, '-c', 'synchronous_commit=off', '-c', 'wal_keep_size=256MB']), {
    stdio: 'ignore',
  });
  return { url, child, exited: new Promise((resolve) => child.once('exit', () => resolve())) };
}

async function end({ child, exited }: Running, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await exited;
}

function split([command, ...words]: string[]): [string, string[]] {
  return [command!, words];
}
