import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { failureCodes } from '../../src/domain/failureCodes.ts';
import { machineKinds } from '../../src/domain/machine.ts';
import { phases } from '../../src/domain/phases.ts';
import { openDatabase } from '../../src/store/core/db.ts';
import { checkSchema, migrate } from '../../src/store/core/migrate.ts';
import { createMachine } from '../../src/store/machines/machineStore.ts';
import { migrationsDir, query, startPostgres, type TestPostgres } from '../support/database.ts';
import { makeTenant, newMachine } from '../support/fixtures.ts';
import { waitFor } from '../support/wait.ts';

let postgres: TestPostgres;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The real migrations and one more. */
async function withMigration(name: string, sql: string): Promise<string> {
  const copy = path.join(folder, randomUUID());
  await cp(migrationsDir, copy, { recursive: true });
  await mkdir(path.join(copy, name));
  await writeFile(path.join(copy, name, 'migration.sql'), sql);
  return copy;
}

describe('migrations', () => {
  test('a second run changes nothing', async () => {
    const url = await postgres.createEmptyDatabase();
    expect((await migrate(url, { migrationsDir })).length).toBeGreaterThan(0);
    expect(await migrate(url, { migrationsDir })).toEqual([]);
    expect(await checkSchema(url, { migrationsDir })).toEqual({ state: 'current' });
  });

  test('two processes that start at the same time migrate once', async () => {
    const url = await postgres.createEmptyDatabase();
    const applied = await Promise.all([migrate(url, { migrationsDir }), migrate(url, { migrationsDir })]);
    expect(applied.map((names) => names.length > 0).sort()).toEqual([false, true]);
  });

  test('a kill -9 during a migration leaves nothing of it, and the next run applies it', async () => {
    const url = await postgres.createDatabase();
    const later = '99990101000000_later';
    const dir = await withMigration(
      later,
      'CREATE TABLE half (n int); LOCK TABLE customers; CREATE TABLE whole (n int);',
    );
    const gate = new pg.Client({ connectionString: url });
    await gate.connect();
    await gate.query('BEGIN; LOCK TABLE customers');
    const child = migrateInProcess(url, dir);
    await waitFor(
      'the migration to wait at the gate',
      async () =>
        (
          await query(
            url,
            `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'customers'::regclass
              AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
          )
        ).length > 0,
    );
    const dead = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await dead;
    expect(await query(url, `SELECT to_regclass('half') AS half`)).toEqual([{ half: null }]);
    expect(await checkSchema(url, { migrationsDir: dir })).toMatchObject({ state: 'behind' });
    await gate.end();
    expect(await migrate(url, { migrationsDir: dir })).toEqual([later]);
    expect(await checkSchema(url, { migrationsDir: dir })).toEqual({ state: 'current' });
  });

  test('a migration behind a reader that holds its table lets creates go on, and is applied after the reader', async () => {
    const url = await postgres.createDatabase();
    const db = openDatabase(url, { poolSize: 4 });
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    try {
      const { namespace } = await makeTenant(db, { virtualMachineLimit: 10_000 });
      const create = async (name: string) => (await createMachine(db, newMachine(namespace, name))).outcome;
      expect(await create('before')).toBe('created');
      await reader.query('BEGIN; SELECT count(*) FROM machines');
      const later = '99990101000000_later';
      const dir = await withMigration(later, 'ALTER TABLE machines ADD COLUMN later text');
      let waits = 0;
      const timeouts = { lockMs: 50, pauseMs: 10, mostMs: 600_000, waits: () => void waits++ };
      const migrating = migrate(url, { migrationsDir: dir, timeouts });
      // It loads its engine first.
      await waitFor('the migration to give up a first time', () => waits > 0);
      // Each create that meets the waiting migration goes on once it gives up.
      for (let made = 0; made < 10 || waits < 3; made++) expect(await create(`during-${made}`)).toBe('created');
      await reader.query('COMMIT');
      expect(await migrating).toEqual([later]);
      expect(await create('after')).toBe('created');
    } finally {
      await reader.end();
      await db.$disconnect();
    }
  });

  test('a migration gives up on a lock that is never free, leaves nothing, and says what to look for', async () => {
    const url = await postgres.createDatabase();
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    try {
      await reader.query('BEGIN; SELECT count(*) FROM machines');
      const dir = await withMigration('99990101000000_later', 'ALTER TABLE machines ADD COLUMN later text');
      await expect(
        migrate(url, { migrationsDir: dir, timeouts: { lockMs: 10, pauseMs: 1, mostMs: 50 } }),
      ).rejects.toThrow('pg_stat_activity');
      expect(await checkSchema(url, { migrationsDir: dir })).toMatchObject({ state: 'behind' });
    } finally {
      await reader.end();
    }
  });

  test('an index is made while a transaction writes, and one that a kill left invalid is made again', async () => {
    const url = await postgres.createDatabase();
    const later = '99990101000000_later';
    const dir = await withMigration(
      later,
      `-- Its lookups.\nSET lock_timeout = '500ms';\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "customers_later" ` +
        'ON "customers" ("display_name");',
    );
    const writer = new pg.Client({ connectionString: url });
    await writer.connect();
    const state = () =>
      query(url, `SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('customers_later')`);
    try {
      await writer.query(`BEGIN; INSERT INTO customers (slug, display_name) VALUES ('open', 'Open')`);
      const child = migrateInProcess(url, dir);
      await waitFor('the index to wait for the writer', async () => (await state()).length > 0);
      await query(url, `INSERT INTO customers (slug, display_name) VALUES ('meanwhile', 'Meanwhile')`);
      const dead = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await dead;
      const making = `SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'CREATE INDEX CONCURRENTLY%'
        AND datname = current_database()`;
      await waitFor('Postgres to notice the kill', async () => (await query(url, making)).length === 0);
      await writer.query('COMMIT');
      expect(await state()).toEqual([{ valid: false }]);
      expect(await checkSchema(url, { migrationsDir: dir })).toMatchObject({ state: 'behind' });
      expect(await migrate(url, { migrationsDir: dir })).toEqual([later]);
      expect(await state()).toEqual([{ valid: true }]);
      expect(await checkSchema(url, { migrationsDir: dir })).toEqual({ state: 'current' });
    } finally {
      await writer.end();
    }
  });

  test('a migration with CONCURRENTLY holds nothing that a repeat would do twice', async () => {
    const url = await postgres.createDatabase();
    const dir = await withMigration(
      '99990101000000_mixed',
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS "customers_later" ON "customers" ("display_name"); UPDATE customers SET slug = slug || 'x'`,
    );
    await expect(migrate(url, { migrationsDir: dir })).rejects.toThrow('it may only hold');
  });

  test('a row that another tool left unfinished does not block the next run', async () => {
    const url = await postgres.createDatabase();
    const later = '99990101000000_later';
    const dir = await withMigration(later, 'CREATE TABLE later (n int)');
    await query(url, `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'y', $1)`, [later]);
    expect(await checkSchema(url, { migrationsDir: dir })).toMatchObject({ state: 'behind' });
    expect(await migrate(url, { migrationsDir: dir })).toEqual([later]);
  });

  test('a migration that fails leaves nothing behind and says which it was', async () => {
    const url = await postgres.createDatabase();
    const dir = await withMigration('99990101000000_broken', 'CREATE TABLE half (n int); SELECT 1/0');
    await expect(migrate(url, { migrationsDir: dir })).rejects.toThrow(
      '99990101000000_broken failed and left nothing behind: division by zero',
    );
    expect(await query(url, `SELECT to_regclass('half') AS half`)).toEqual([{ half: null }]);
  });

  test('a database of a newer release and an edited migration get different errors', async () => {
    const url = await postgres.createDatabase();
    const dir = await withMigration('99990101000000_later', 'SELECT 1');
    await migrate(url, { migrationsDir: dir });
    expect(await checkSchema(url, { migrationsDir })).toMatchObject({ state: 'ahead' });
    await expect(migrate(url, { migrationsDir })).rejects.toThrow('ahead of this release');
    await writeFile(path.join(dir, '99990101000000_later', 'migration.sql'), 'SELECT 2');
    expect(await checkSchema(url, { migrationsDir: dir })).toMatchObject({ state: 'different' });
  });

  test('a database of another version is refused with what to do, and is not changed', async () => {
    const url = await postgres.createEmptyDatabase();
    const another = path.join(folder, randomUUID());
    const first = '20260101000000_of_another_version';
    await mkdir(path.join(another, first), { recursive: true });
    await writeFile(path.join(another, first, 'migration.sql'), 'CREATE TABLE theirs (n int)');
    await migrate(url, { migrationsDir: another });
    await query(url, `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'y', 'unfinished')`);
    const everything = async () => [
      await query(url, `SELECT relname, relkind FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1`),
      await query(url, 'SELECT * FROM _prisma_migrations ORDER BY id'),
    ];
    const before = await everything();
    expect(before.map((rows) => rows.length)).toEqual([3, 2]);
    for (const attempt of [
      () => migrate(url, { migrationsDir }),
      () => migrate(url, { migrationsDir, version: '9.0.0' }),
    ])
      await expect(attempt()).rejects.toThrow(
        /does not know the migration 20260101000000_of_another_version.*Move the database away/,
      );
    expect(await checkSchema(url, { migrationsDir })).toMatchObject({ state: 'different' });
    expect(await everything()).toEqual(before);
    expect(await migrate(await postgres.createEmptyDatabase(), { migrationsDir })).not.toEqual([]);
  });

  test('a release runs on the schema of a newer one until a migration takes away what it needs', async () => {
    const url = await postgres.createDatabase();
    await migrate(url, { migrationsDir: await withMigration('99990101000000_expands', 'CREATE TABLE more (n int)') });
    const program = { migrationsDir, version: '0.9.0' };
    expect(await checkSchema(url, program)).toMatchObject({ state: 'newer' });
    expect(await migrate(url, program)).toEqual([]);
    await query(url, `CREATE OR REPLACE FUNCTION oldest_release() RETURNS text LANGUAGE sql AS $$ SELECT '0.10.0' $$`);
    expect(await checkSchema(url, program)).toMatchObject({ state: 'ahead' });
    await expect(migrate(url, program)).rejects.toThrow('ahead of this release');
    expect(await checkSchema(url, { ...program, version: '0.10.0' })).toMatchObject({ state: 'newer' });
  });

  test('a database that was never migrated counts as behind, and the check changes nothing', async () => {
    const url = await postgres.createEmptyDatabase();
    expect(await checkSchema(url, { migrationsDir })).toMatchObject({ state: 'behind' });
    expect(await query(url, `SELECT to_regclass('_prisma_migrations') AS present`)).toEqual([{ present: null }]);
  });
});

describe('the invariants that Postgres enforces', () => {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: await postgres.createDatabase() });
    await client.connect();
    await client.query(`INSERT INTO machine_classes (name, cpu_family, memory_gib) VALUES ('c', 'x', 1);
      INSERT INTO hosts (name, region, class_name, workload, driver, cpu, memory_gib, disk_gib)
        VALUES ('vm', 'r', 'c', 'VirtualMachine', 'd', 4, 4, 4), ('metal', 'r', 'c', 'BareMetalMachine', 'd', 4, 4, 4);
      INSERT INTO customers (slug, display_name) VALUES ('s', 'S');
      INSERT INTO tenants (customer_id, slug, display_name, region, is_default) SELECT id, 'default', 'D', 'r', true FROM customers;
      INSERT INTO namespaces (name, tenant_id) SELECT 'ns', id FROM tenants;
      INSERT INTO machines (kind, namespace, name, resource_version, spec) VALUES ('VirtualMachine', 'ns', 'm', 1, '{}');
      INSERT INTO placements (machine_uid, tenant_id, workload, attempt, host_name, class_name, minimum_seconds,
        capacity_source, cpu, memory_gib, disk_gib)
        SELECT m.uid, t.id, 'VirtualMachine', 1, 'vm', 'c', 0, 'on-demand', 1, 1, 1 FROM machines m, tenants t;
      INSERT INTO lifecycles (machine_uid, customer_id, tenant_id, resource_kind, resource_class, resource_name,
        minimum_seconds, started_at)
        SELECT m.uid, t.customer_id, t.id, 'VirtualMachine', 'c', 'm', 60, 100 FROM machines m, tenants t;
      INSERT INTO journal (namespace, resource_version, kind, name, uid, type) SELECT 'ns', 1, kind, name, uid, 'ADDED' FROM machines;
      INSERT INTO audit_events (actor_type, actor_id, action, target) VALUES ('operator', 'o', 'a', 't')`);
  });
  afterAll(() => client.end());
  beforeEach(() => client.query('BEGIN'));
  afterEach(() => client.query('ROLLBACK'));

  // [what is refused, the refused statement, the closest statement that is allowed]
  const rules: [string, string, string | null][] = [
    [
      'more cpu in use than a host has',
      `UPDATE hosts SET machines_held = 1, cpu_used = 5 WHERE name = 'vm'`,
      `UPDATE hosts SET machines_held = 1, cpu_used = 4 WHERE name = 'vm'`,
    ],
    [
      'more memory in use than a host has',
      `UPDATE hosts SET machines_held = 1, memory_gib_used = 5 WHERE name = 'vm'`,
      `UPDATE hosts SET machines_held = 1, memory_gib_used = 4 WHERE name = 'vm'`,
    ],
    [
      'more disk in use than a host has',
      `UPDATE hosts SET machines_held = 1, disk_gib_used = 5 WHERE name = 'vm'`,
      `UPDATE hosts SET machines_held = 1, disk_gib_used = 4 WHERE name = 'vm'`,
    ],
    [
      'negative use of a host',
      `UPDATE hosts SET cpu_used = -1 WHERE name = 'vm'`,
      `UPDATE hosts SET cpu_used = 0 WHERE name = 'vm'`,
    ],
    ['capacity in use on a host without machines', `UPDATE hosts SET cpu_used = 1 WHERE name = 'vm'`, null],
    [
      'a second machine on a bare-metal host',
      `UPDATE hosts SET machines_held = 2 WHERE name = 'metal'`,
      `UPDATE hosts SET machines_held = 1 WHERE name = 'metal'`,
    ],
    [
      'a shrunk host below its use',
      `UPDATE hosts SET machines_held = 1, cpu_used = 3, cpu = 2 WHERE name = 'vm'`,
      null,
    ],
    ['an unknown workload', `UPDATE hosts SET workload = 'Container'`, null],
    [
      'a negative count of machines',
      'UPDATE namespaces SET virtual_machines = -1',
      'UPDATE namespaces SET virtual_machines = 1',
    ],
    [
      'compaction ahead of the version',
      'UPDATE namespaces SET compacted_version = 1',
      'UPDATE namespaces SET resource_version = 1, compacted_version = 1',
    ],
    [
      'a second mark of the database',
      `INSERT INTO database_mark (id) VALUES (false)`,
      'UPDATE database_mark SET mark = 1',
    ],
    [
      'a second default tenant',
      `INSERT INTO tenants (customer_id, slug, display_name, region, is_default) SELECT id, 'two', 'D', 'r', true FROM customers`,
      `INSERT INTO tenants (customer_id, slug, display_name, region) SELECT id, 'two', 'D', 'r' FROM customers`,
    ],
    ['an unknown kind', `UPDATE machines SET kind = 'Pod'`, `UPDATE machines SET kind = 'BareMetalMachine'`],
    ['an unknown phase', `UPDATE machines SET phase = 'Flying'`, `UPDATE machines SET phase = 'Creating'`],
    [
      'an unknown failure',
      `UPDATE machines SET failure_code = 'Oops'`,
      `UPDATE machines SET failure_code = 'CleanupBlocked'`,
    ],
    [
      'a failed machine without a reason',
      `UPDATE machines SET phase = 'Failed'`,
      `UPDATE machines SET phase = 'Failed', failure_code = 'InternalError'`,
    ],
    [
      'readiness outside of Running',
      'UPDATE machines SET ready_for_access = true',
      `UPDATE machines SET ready_for_access = true, phase = 'Running'`,
    ],
    [
      'readiness during a delete',
      `UPDATE machines SET ready_for_access = true, phase = 'Running', deletion_requested_at = now()`,
      `UPDATE machines SET phase = 'Running', deletion_requested_at = now()`,
    ],
    [
      'a second machine of one name',
      `INSERT INTO machines (kind, namespace, name, resource_version, spec) VALUES ('VirtualMachine', 'ns', 'm', 2, '{}')`,
      `INSERT INTO machines (kind, namespace, name, resource_version, spec) VALUES ('BareMetalMachine', 'ns', 'm', 2, '{}')`,
    ],
    [
      'a second placement of one attempt',
      `INSERT INTO placements
        SELECT gen_random_uuid() AS runtime_id, machine_uid, tenant_id, workload, attempt, version + 1, host_name,
          class_name, minimum_seconds, capacity_source, cpu, memory_gib, disk_gib FROM placements`,
      null,
    ],
    [
      'an unknown source of capacity',
      `UPDATE placements SET capacity_source = 'spot'`,
      `UPDATE placements SET capacity_source = 'reserved'`,
    ],
    [
      'a lifecycle that ends before it starts',
      'UPDATE lifecycles SET ended_at = 99',
      'UPDATE lifecycles SET ended_at = 100',
    ],
    [
      'a rated lifecycle that is still open',
      'UPDATE lifecycles SET rated_at = now()',
      'UPDATE lifecycles SET ended_at = 100, rated_at = now()',
    ],
    ['a second lifecycle of a machine', 'INSERT INTO lifecycles SELECT * FROM lifecycles', null],
    [
      'a key whose secret is not kept as a digest',
      `INSERT INTO api_keys (customer_id, tenant_id, name, secret_digest, scopes, maker_type, maker_id, expires_at)
        SELECT customer_id, id, 'k', 'plain'::bytea, '{}', 'human', 'x', now() FROM tenants`,
      `INSERT INTO api_keys (customer_id, tenant_id, name, secret_digest, scopes, maker_type, maker_id, expires_at)
        SELECT customer_id, id, 'k', sha256('x'), '{}', 'human', 'x', now() FROM tenants`,
    ],
    [
      'a key of an unknown maker',
      `INSERT INTO api_keys (customer_id, tenant_id, name, secret_digest, scopes, maker_type, maker_id, expires_at)
        SELECT customer_id, id, 'k', sha256('x'), '{}', 'ghost', 'x', now() FROM tenants`,
      `INSERT INTO api_keys (customer_id, tenant_id, name, secret_digest, scopes, maker_type, maker_id, expires_at)
        SELECT customer_id, id, 'k', sha256('x'), '{}', 'human', 'x', now() FROM tenants`,
    ],
    [
      'an unknown scope',
      `INSERT INTO api_keys (customer_id, tenant_id, name, secret_digest, scopes, maker_type, maker_id, expires_at)
        SELECT customer_id, id, 'k', sha256('x'), '{root}', 'human', 'x', now() FROM tenants`,
      null,
    ],
    ['a changed journal entry', `UPDATE journal SET name = 'other'`, 'DELETE FROM journal'],
    [
      'a changed audit event',
      `UPDATE audit_events SET action = 'other'`,
      `INSERT INTO audit_events (actor_type, actor_id, action, target) VALUES ('operator', 'o', 'a', 't')`,
    ],
    ['a removed audit event', 'DELETE FROM audit_events', null],
  ];
  test.each(rules)('%s is refused', async (_what, refused, allowed) => {
    if (allowed) {
      await client.query('SAVEPOINT before');
      await client.query(allowed);
      await client.query('ROLLBACK TO before');
    }
    // Integrity violations only, because a statement with a mistake in it would be refused as well.
    await expect(client.query(refused)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  });

  test.each([
    ['machines_phase_known', phases],
    ['machines_failure_code_known', failureCodes],
    ['machines_kind_known', machineKinds],
  ])('%s allows exactly the values that the domain has', async (constraint, words) => {
    const { rows } = await client.query(
      'SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1',
      [constraint],
    );
    const known = /'\{([\w,]+)\}'::text\[\]/.exec(rows[0].definition)![1]!.split(',');
    expect(known.sort()).toEqual([...words].sort());
  });
});

/** A process that migrates, built from the same sources, because only a process can be killed. */
function migrateInProcess(url: string, dir: string): ChildProcess {
  const built = path.join(import.meta.dirname, '..', '..', 'dist', 'src', 'store', 'core', 'migrate.js');
  const program =
    `const { migrate } = await import(${JSON.stringify(built)}); await migrate(process.argv[1], ` +
    '{ migrationsDir: process.argv[2] });';
  return spawn(process.execPath, ['--input-type=module', '-e', program, url, dir], { stdio: 'ignore' });
}
