/**
 * What most requests read is planned once per connection, and reads by indexes, however few rows there were then; what
 * they write goes by the same connections.
 */
import { findCallers } from '../../src/store/accounts/sessions.ts';
import { type Database, hotRead, hotWrite, openDatabase, sql } from '../../src/store/core/db.ts';
import { Prisma } from '../../src/store/generated/client.ts';
import { readNews, readVersions } from '../../src/store/machines/journal.ts';
import { readMachines, readNamespace } from '../../src/store/machines/machineReads.ts';
import { makeTenant } from '../support/fixtures.ts';
import { useDatabase } from '../support/suiteDatabase.ts';
import { waitFor } from '../support/wait.ts';

let shared: Database;
let hot: Database;
let databaseUrl: string;
useDatabase(
  async (db, url) => {
    shared = db;
    databaseUrl = url;
    hot = openDatabase(url, { poolSize: 2, hotConnections: 1 });
  },
  { poolSize: 1 },
);
afterAll(() => hot?.$disconnect());

interface Statement {
  name: string;
  parameters: number;
  generic: number;
  custom: number;
  plan: string;
}

/** Runs every hot read `times` times, on an empty database, and returns how its connection plans them. */
async function planned(db: Database, times: number): Promise<Statement[]> {
  const { namespace } = await makeTenant(shared);
  for (let time = 0; time < times; time++) {
    await findCallers(db, [Buffer.alloc(32, time)]);
    await readMachines(db, namespace, [{ kind: 'VirtualMachine', name: `vm-${time}` }]);
    await readNamespace(db, namespace);
    await readNews(db, [{ namespace, version: -1n }], 500);
    await readVersions(db, namespace);
  }
  const statements = await hotRead<Omit<Statement, 'plan'>>(
    db,
    sql`SELECT name, cardinality(parameter_types) AS parameters, generic_plans::int AS generic, custom_plans::int AS custom FROM pg_prepared_statements
        WHERE statement ~ 'FROM (unnest|namespaces)' AND statement !~ 'pg_prepared_statements'`,
  );
  const explained: Statement[] = [];
  for (const statement of statements) {
    const values = Array(statement.parameters).fill('NULL').join(', ');
    const explain = new Prisma.Sql([`EXPLAIN EXECUTE ${statement.name} (${values})`], []);
    const rows = await hotRead<{ 'QUERY PLAN': string }>(db, explain);
    explained.push({ ...statement, plan: rows.map((row) => row['QUERY PLAN']).join('\n') });
  }
  return explained;
}

test('hot reads on connections of their own are planned once, by indexes alone', async () => {
  const statements = await planned(hot, 8);
  expect(statements.map(({ generic, custom }) => [generic, custom])).toEqual(Array(5).fill([8, 0]));
  for (const { plan } of statements) {
    expect(plan).toContain('Index');
    expect(plan).not.toMatch(/Seq Scan|Hash Join|Merge Join/);
  }
});

test('on shared connections Postgres decides, so it reads whole tables while they are small', async () => {
  const statements = await planned(shared, 8);
  expect(statements.some(({ custom }) => custom > 0)).toBe(true);
  expect(statements.some(({ plan }) => plan.includes('Seq Scan'))).toBe(true);
});

test('closing the database closes both kinds of connections', async () => {
  const [{ name }] = await shared.$queryRaw<[{ name: string }]>`SELECT current_database() AS name`;
  const connections = () =>
    shared.$queryRaw<
      { pid: number }[]
    >`SELECT pid FROM pg_stat_activity WHERE datname = ${name} AND pid <> pg_backend_pid()`;
  await Promise.all([hot.$queryRaw`SELECT 1`, hotRead(hot, sql`SELECT 1`)]);
  expect((await connections()).length).toBe(2);
  await hot.$disconnect();
  await waitFor('both to close', async () => (await connections()).length === 0 || undefined);
});

describe('a hot write', () => {
  let db: Database;
  beforeAll(async () => {
    db = openDatabase(databaseUrl, { poolSize: 4, hotConnections: 2 });
    await shared.$executeRaw`CREATE TABLE written (id int PRIMARY KEY)`;
  });
  afterAll(() => db?.$disconnect());

  const served = sql`SELECT pg_backend_pid() AS pid`;
  const reader = async () => (await hotRead<{ pid: number }>(db, served))[0]!.pid;
  const write = async (id: number) =>
    (await hotWrite<{ pid: number }>(db, sql`INSERT INTO written VALUES (${id}) RETURNING pg_backend_pid() AS pid`))[0]!
      .pid;

  test('goes by the connection that served the read before it', async () => {
    const pid = await reader();
    expect(await write(1)).toBe(pid);
    const [{ other }] = await db.$queryRaw<[{ other: number }]>`SELECT pg_backend_pid() AS other`;
    expect(other).not.toBe(pid);
  });

  test('goes by another one while half of them write, so that reads go on', async () => {
    const pids = new Set(await Promise.all([reader(), reader()]));
    expect(pids.size).toBe(2);
    let isHeld = false;
    let undo: (error: Error) => void = () => {};
    const undone = new Promise<never>((_, reject) => {
      undo = reject;
    });
    const holding = shared.$transaction(async (tx) => {
      await tx.$executeRaw`INSERT INTO written VALUES (2)`;
      isHeld = true;
      await undone;
    });
    await waitFor('the row to be held', async () => isHeld || undefined);
    const waiting = write(2);
    await waitFor('the write to wait', async () => {
      const waits = sql`SELECT 1 FROM pg_locks WHERE NOT granted AND pid = ANY(${[...pids]}::int[])`;
      return (await hotRead(db, waits)).length > 0 || undefined;
    });
    expect(pids.has(await write(3))).toBe(false);
    expect(pids.has(await reader())).toBe(true);
    undo(new Error('undone'));
    await expect(holding).rejects.toThrow('undone');
    expect(pids.has(await waiting)).toBe(true);
    expect(await write(4)).toBe(await reader());
  });
});
