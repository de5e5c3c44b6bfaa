import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { advanceHighWaterMark, raisePlacementVersion, readHighWaterMark } from '../../src/store/core/highWaterMark.ts';
import { migrate } from '../../src/store/core/migrate.ts';
import { secureRestoredDatabase } from '../../src/store/fleet/recoveryPlan.ts';
import { createMachine } from '../../src/store/machines/machineStore.ts';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import { claimMachine } from '../../src/store/machines/transitions.ts';
import { freePort } from '../../src/up/ports.ts';
import { openToOwner, preparePostgres, unprivilegedPrefix, waitForPostgres } from '../../src/up/postgres.ts';
import { migrationsDir, query, startPostgres } from '../support/database.ts';
import { makeHost, makeTenant, newMachine } from '../support/fixtures.ts';
import { useDatabase } from '../support/suiteDatabase.ts';
import { waitFor } from '../support/wait.ts';

let db: Database;
useDatabase(
  (opened) => {
    db = opened;
  },
  { poolSize: 2 },
);

/** Of Debian's package: the embedded Postgres has no pg_dump. Null where it is not installed. */
const versions = '/usr/lib/postgresql';
const installed = existsSync(versions) ? readdirSync(versions).sort().at(-1) : undefined;
const systemPrograms = installed === undefined ? null : path.join(versions, installed, 'bin');
const run = promisify(execFile);

/** A server of Debian's Postgres, with trust on loopback. */
async function systemPostgres() {
  const folder = await mkdtemp(path.join(tmpdir(), 'system-postgres-'));
  const { command, owner } = await unprivilegedPrefix([folder]);
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const start = (name: string, ...args: string[]) => {
    const [first, ...rest] = [...command, path.join(systemPrograms!, name), '-D', data, ...args];
    return spawn(first!, rest, { stdio: 'ignore', cwd: folder });
  };
  const ended = (child: ChildProcess) => new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await ended(start('initdb', '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'));
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const server = start('postgres', ...settings.flatMap((each) => ['-c', each]));
  const url = `postgresql://postgres@127.0.0.1:${port}`;
  await waitForPostgres(`${url}/postgres`);
  return {
    url,
    folder,
    async stop() {
      const end = ended(server);
      server.kill('SIGINT');
      await end;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const nextPlacement = async () =>
  Number((await db.$queryRaw<{ version: bigint }[]>`SELECT nextval('placements_version_seq') AS version`)[0]!.version);

test('every high-water mark is one above the last', async () => {
  expect(await readHighWaterMark(db)).toMatchObject({ mark: 0, placementVersion: 0 });
  expect(await advanceHighWaterMark(db)).toMatchObject({ mark: 1, markedAt: expect.any(Date) });
  expect(await advanceHighWaterMark(db)).toMatchObject({ mark: 2 });
  expect((await readHighWaterMark(db)).mark).toBe(2);
});

test('versions drawn from the sequence but used by no placement do not count as issued', async () => {
  await nextPlacement();
  expect((await readHighWaterMark(db)).placementVersion).toBe(0);
});

test('a recovery moves ahead of the clock, of earlier recoveries, and of every value that was seen', async () => {
  const clock = Date.now() * 1_000;
  await secureRestoredDatabase(db);
  const first = await readHighWaterMark(db);
  for (const raised of [first.mark, first.placementVersion]) expect(raised).toBeGreaterThan(clock - 3_600_000_000);
  await secureRestoredDatabase(db);
  const second = await readHighWaterMark(db);
  expect(second.mark).toBeGreaterThan(first.mark);
  expect(second.placementVersion).toBeGreaterThan(first.placementVersion);
  // While the clock was wrong by weeks.
  const seen = { mark: clock + 2e12, placementVersion: clock + 3e12 };
  await secureRestoredDatabase(db, seen);
  const third = await readHighWaterMark(db);
  expect(third.mark).toBeGreaterThan(seen.mark);
  expect(third.placementVersion).toBeGreaterThan(seen.placementVersion);
  expect(await nextPlacement()).toBeGreaterThan(third.placementVersion);
  await raisePlacementVersion(db, 0);
  expect((await readHighWaterMark(db)).placementVersion).toBeGreaterThan(third.placementVersion);
});

describe('a recovery sets every sequence ahead of what was numbered', () => {
  /** The highest number of each column that a sequence fills, and the next one of the sequence. */
  async function numbers(url: string): Promise<Map<string, { highest: bigint; next: bigint }>> {
    const sequences = await query(url, `SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public'`);
    const columns: Readonly<Record<string, string>> = {
      placements_version_seq: 'SELECT max(version) AS highest FROM placements',
      placements_order_number_seq:
        'SELECT greatest((SELECT max(order_number) FROM placements), (SELECT max(order_number) FROM orphans)) AS highest',
      outbox_id_seq: 'SELECT max(id) AS highest FROM outbox',
      audit_events_sequence_seq: 'SELECT max(sequence) AS highest FROM audit_events',
      webhook_deliveries_sequence_seq: 'SELECT max(sequence) AS highest FROM webhook_deliveries',
      audit_order:
        'SELECT greatest((SELECT max(ordinal) FROM audit_links), (SELECT max(ordinal) FROM audit_checkpoints)) AS highest',
    };
    expect(sequences.map(({ name }) => name).sort()).toEqual(Object.keys(columns).sort());
    const found = new Map();
    for (const [name, highest] of Object.entries(columns)) {
      const [row] = await query(url, `SELECT (${highest})::text AS highest, nextval('${name}')::text AS next`);
      found.set(name, { highest: BigInt(row!.highest ?? 0), next: BigInt(row!.next) });
    }
    return found;
  }

  /** Rows with numbers of every sequence except the one for deliveries. */
  async function number(opened: Database): Promise<void> {
    const { namespace, ...tenant } = await makeTenant(opened);
    const by = { ...tenant, actorType: 'api-key', actorId: 'k', actorName: 'k', requestId: 'r' } as const;
    await makeHost(opened, { name: `h-${randomUUID()}` });
    for (const name of ['a', 'b', 'c']) {
      const created = await createMachine(opened, newMachine(namespace, name, { by }));
      if (created.outcome !== 'created') throw new Error(created.outcome);
      const { uid } = created.machine;
      const claim = (await claimMachine(opened, uid, 'run'))!;
      await placeMachine(opened, uid, { epoch: claim.row.claimEpoch, step: 1, attempt: 1 });
    }
  }

  async function recovered(url: string, issued: Map<string, { next: bigint }>): Promise<void> {
    const opened = openDatabase(url, { poolSize: 2 });
    try {
      await secureRestoredDatabase(opened);
      for (const [name, { highest, next }] of await numbers(url)) {
        expect([name, next > highest]).toEqual([name, true]);
        // Not only of the rows that the copy has: of all that were numbered since the copy was made.
        expect([name, next > issued.get(name)!.next + 1_000n]).toEqual([name, true]);
      }
      await number(opened);
    } finally {
      await opened.$disconnect();
    }
  }

  test('after a copy row by row, whose sequences are behind the rows', async () => {
    const postgres = await startPostgres();
    const copy = await postgres.createDatabase();
    const opened = openDatabase(copy, { poolSize: 2 });
    try {
      await number(opened);
      const issued = await numbers(copy);
      for (const [name, { highest }] of issued) await query(copy, `SELECT setval('${name}', ${highest || 1n}, false)`);
      await expect(number(opened)).rejects.toThrow('duplicate key');
      await recovered(copy, issued);
    } finally {
      await opened.$disconnect();
      await postgres.stop();
    }
  });

  test('after a copy of the database as a template', async () => {
    const postgres = await startPostgres();
    try {
      const original = await postgres.createDatabase();
      const opened = openDatabase(original, { poolSize: 2 });
      await number(opened);
      await opened.$disconnect();
      const copy = await postgres.backUp(original);
      const again = openDatabase(original, { poolSize: 2 });
      await number(again);
      await again.$disconnect();
      await recovered(copy, await numbers(original));
    } finally {
      await postgres.stop();
    }
  });

  /** What pg_dump writes and pg_restore reads: the rows of each table, and where each sequence stands. */
  async function dumpAndRestore(from: string, to: string): Promise<void> {
    const folder = await mkdtemp(path.join(tmpdir(), 'dump-'));
    await openToOwner(folder);
    await chmod(folder, 0o777);
    const target = new pg.Client({ connectionString: to });
    await target.connect();
    try {
      await target.query(`SET session_replication_role = 'replica'`);
      const tables = await query(
        from,
        `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
      );
      for (const { name } of tables) {
        const file = path.join(folder, name);
        await query(from, `COPY "${name}" TO '${file}'`);
        await target.query(`DELETE FROM "${name}"`);
        await target.query(`COPY "${name}" FROM '${file}'`);
      }
      const sequences = await query(from, `SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public'`);
      for (const { name } of sequences) {
        const [row] = await query(from, `SELECT last_value::text AS last, is_called AS called FROM "${name}"`);
        await target.query('SELECT setval($1, $2::bigint, $3)', [name, row!.last, row!.called]);
      }
    } finally {
      await target.end();
      await rm(folder, { recursive: true, force: true });
    }
  }

  test('after a restore by rows and sequences, as pg_restore does it', async () => {
    const postgres = await startPostgres();
    try {
      const [original, copy] = [await postgres.createDatabase(), await postgres.createDatabase()];
      const opened = openDatabase(original, { poolSize: 2 });
      await number(opened);
      await dumpAndRestore(original, copy);
      await number(opened);
      await opened.$disconnect();
      await recovered(copy, await numbers(original));
    } finally {
      await postgres.stop();
    }
  });

  (systemPrograms === null ? test.skip : test)(
    'after pg_dump and pg_restore of another Postgres',
    async () => {
      const server = await systemPostgres();
      const program = (name: string, ...args: string[]) => run(path.join(systemPrograms!, name), args);
      try {
        const [original, copy] = ['original', 'copy'].map((name) => `${server.url}/${name}`) as [string, string];
        await query(`${server.url}/postgres`, 'CREATE DATABASE original');
        await migrate(original, { migrationsDir });
        const opened = openDatabase(original, { poolSize: 2 });
        await number(opened);
        const file = path.join(server.folder, 'compute.dump');
        await program('pg_dump', '--format=custom', `--file=${file}`, original);
        await number(opened);
        await opened.$disconnect();
        await query(`${server.url}/postgres`, 'CREATE DATABASE copy');
        await program('pg_restore', `--dbname=${copy}`, file);
        await recovered(copy, await numbers(original));
      } finally {
        await server.stop();
      }
    },
    120_000,
  );

  test('after a kill -9 of Postgres', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'compute-postgres-'));
    await openToOwner(dataDir);
    const { command, url: killed } = await preparePostgres({ dataDir, port: 0 });
    const start = () => {
      const child = spawn(command[0]!, command.slice(1), { stdio: 'ignore' });
      return { child, exited: new Promise<void>((resolve) => child.once('exit', () => resolve())) };
    };
    let server = start();
    try {
      await waitForPostgres(killed);
      await migrate(killed, { migrationsDir });
      const opened = openDatabase(killed, { poolSize: 2 });
      await number(opened);
      const issued = await numbers(killed);
      server.child.kill('SIGKILL');
      await server.exited;
      await opened.$disconnect();
      // It refuses to start while processes of the killed one are still there.
      await waitFor('Postgres to start again', async () => {
        server = start();
        const isUp = waitForPostgres(killed).then(() => true);
        return Promise.race([isUp, server.exited.then(() => false)]);
      });
      await recovered(killed, issued);
    } finally {
      server.child.kill('SIGINT');
      await server.exited;
      await rm(dataDir, { recursive: true, force: true });
    }
  }, 120_000);
});
