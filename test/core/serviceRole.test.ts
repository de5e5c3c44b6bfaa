/** What the database roles of the API and of the worker may do: what each of them does, and nothing more. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { UpPreparation } from '../../src/roles/upPreparation.ts';
import type { Config } from '../../src/settings/config.ts';
import { openDatabase } from '../../src/store/core/db.ts';
import { migrate } from '../../src/store/core/migrate.ts';
import { rightsTable, type ServiceRole, serviceRoles } from '../../src/store/core/rightsTable.ts';
import { checkRights, compareRights, prepareServiceRoles, rightsOf, urlAs } from '../../src/store/core/serviceRole.ts';
import { makeTenant, startApi, type TestApi, type TestTenant, vm } from '../support/apiServer.ts';
import { migrationsDir, query, startPostgres, type TestPostgres } from '../support/database.ts';

let postgres: TestPostgres;
let ownerUrl: string;
let urls: Record<ServiceRole, string>;
let api: TestApi;
let tenant: TestTenant;
const suffix = randomBytes(4).toString('hex');
const roles = { api: `api_${suffix}`, worker: `worker_${suffix}` };
const newUrls = () => {
  const urlOf = (role: ServiceRole) => urlAs(ownerUrl, roles[role], randomBytes(8).toString('hex'));
  return { api: urlOf('api'), worker: urlOf('worker') };
};

beforeAll(async () => {
  postgres = await startPostgres();
  ownerUrl = await postgres.createDatabase();
  urls = newUrls();
  await prepareServiceRoles(ownerUrl, urls);
  api = await startApi(urls.api);
  const owner = openDatabase(ownerUrl, { poolSize: 1 });
  tenant = await makeTenant(owner, 'team-a');
  await owner.$disconnect();
});
afterAll(async () => {
  await api?.stop();
  if (ownerUrl)
    for (const role of Object.values(roles)) await query(ownerUrl, `DROP OWNED BY ${role}; DROP ROLE ${role}`);
  await postgres?.stop();
});

const machines = '/v1/compute/apis/compute.service/v1alpha1/namespaces/team-a/virtualmachines';

test('the API serves its customers as its role', async () => {
  const { token } = tenant;
  expect((await api.call(machines, { method: 'POST', token, body: vm('web') })).status).toBe(201);
  const labels = { metadata: { labels: { a: 'b' } } };
  expect((await api.call(`${machines}/web`, { method: 'PATCH', token, body: labels })).status).toBe(200);
  expect((await api.call(`${machines}/web`, { method: 'DELETE', token })).status).toBe(200);
  const events = await api.call('/v1/admin/audit-events', { token });
  expect(events.body.audit_events.map(({ action }: { action: string }) => action)).toEqual([
    'machine.delete',
    'machine.update',
    'machine.create',
    'customer.create',
  ]);
  expect(api.logged()).not.toContain('may do more than the api needs');
});

describe.each(serviceRoles)('as the role of the %s', (role) => {
  test('what a thief of its password had it set on itself is gone once it is prepared again', async () => {
    const kept = `SELECT setconfig FROM pg_db_role_setting JOIN pg_roles r ON r.oid = setrole WHERE rolname = '${roles[role]}'`;
    const database = new URL(ownerUrl).pathname.slice(1);
    await query(urls[role], `ALTER ROLE CURRENT_USER SET statement_timeout = '1ms'`);
    await query(ownerUrl, `ALTER ROLE ${roles[role]} IN DATABASE "${database}" SET default_transaction_read_only = on`);
    expect(await query(ownerUrl, kept)).toHaveLength(2);
    await prepareServiceRoles(ownerUrl, urls);
    expect(await query(ownerUrl, kept)).toEqual([]);
    expect(await query(urls[role], 'SHOW statement_timeout')).not.toMatchObject([{ statement_timeout: '1ms' }]);
  });

  test.each([
    ['changing an audit event', `UPDATE audit_events SET actor_id = 'x'`],
    ['deleting an audit event', 'DELETE FROM audit_events'],
    ['emptying the audit log', 'TRUNCATE audit_events'],
    ['switching off what guards it', 'ALTER TABLE audit_events DISABLE TRIGGER ALL'],
    ['switching off triggers of the session', `SET session_replication_role = 'replica'`],
    ['dropping a table', 'DROP TABLE audit_events'],
    ['adding a column', 'ALTER TABLE machines ADD COLUMN x int'],
    ['making a table', 'CREATE TABLE x ()'],
    ['making a temporary table', 'CREATE TEMP TABLE machines ()'],
    [
      'replacing a function',
      'CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE sql AS $$ SELECT 1 $$',
    ],
    ['changing what is migrated', `DELETE FROM _prisma_migrations`],
    ['making a role', 'CREATE ROLE other'],
    ['taking the owner’s place', 'SET ROLE postgres'],
  ])('%s is refused', async (_what, statement) => {
    await expect(query(urls[role], statement)).rejects.toMatchObject({
      code: expect.stringMatching(/^(42501|22023)$/),
    });
  });

  test('each verb on each table and column is refused if the table of rights leaves it out, and done if not', async () => {
    const columns = await query<{ table: string; name: string; generated: boolean }>(
      ownerUrl,
      `SELECT table_name AS table, column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`,
    );
    const has = new Set(rightsOf(role));
    const may = (verb: string, table: string, column: string) =>
      has.has(`${verb} ${table}`) || has.has(`${verb} ${table} (${column})`);
    // Each is one attempt: nothing is left of those that succeed.
    const tries = [...new Set(columns.map(({ table }) => table))].flatMap((table): [string, boolean][] => [
      [`DELETE FROM ${table} WHERE false`, has.has(`DELETE ${table}`)],
      [`TRUNCATE ${table}`, false],
      ...columns
        .filter((column) => column.table === table)
        .flatMap(({ name }): [string, boolean][] => [
          [`SELECT ${name} FROM ${table} WHERE false`, may('SELECT', table, name)],
          [`INSERT INTO ${table} (${name}) SELECT NULL WHERE false`, may('INSERT', table, name)],
          [`UPDATE ${table} SET ${name} = NULL WHERE false`, may('UPDATE', table, name)],
        ]),
    ]);
    const client = new pg.Client({ connectionString: urls[role] });
    await client.connect();
    const found: Record<string, boolean> = {};
    try {
      for (const [statement] of tries) {
        const refused = await client.query(statement).then(
          () => null,
          (error: Error) => error.message,
        );
        found[statement] =
          refused === null || !/permission denied|cannot (insert|update|delete|truncate)|is not a table/.test(refused);
      }
    } finally {
      await client.end();
    }
    expect(found).toEqual(Object.fromEntries(tries));
    for (const forbidden of [
      'INSERT INTO host_keys (public_key)',
      'UPDATE images SET digest',
      'DELETE FROM lifecycles',
    ])
      expect(tries.filter(([statement, done]) => !done && statement.startsWith(forbidden))).not.toEqual([]);
  }, 120_000);

  test('nothing else is granted, on sequences and by other verbs too; every table of the schema is in the table', async () => {
    const db = openDatabase(urls[role], { poolSize: 1 });
    try {
      expect(await compareRights(db, role)).toEqual({ user: roles[role], missing: [], beyond: [] });
      expect(await checkRights(db, role)).toBeNull();
    } finally {
      await db.$disconnect();
    }
    const tables = await query<{ name: string }>(
      ownerUrl,
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v')`,
    );
    expect(tables.map(({ name }) => name).filter((name) => !(name in rightsTable))).toEqual([]);
  });

  test('an audit event can be added, and not dated back', async () => {
    const insert = `INSERT INTO audit_events (actor_type, actor_id, action, target) VALUES ('service', 's', 'a', 't') RETURNING id`;
    expect(await query(urls[role], insert)).toHaveLength(1);
    const backdated = insert.replace('target)', 'target, created_at)').replace(`'t')`, `'t', '2020-01-01')`);
    await expect(query(urls[role], backdated)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a start', () => {
  const checked = async (url: string) => {
    const db = openDatabase(url, { poolSize: 1 });
    return checkRights(db, 'worker').finally(() => db.$disconnect());
  };

  test('is refused with a role that lacks rights, and says which and what to do', async () => {
    await expect(startApi(urls.worker)).rejects.toThrow(
      /lacks rights that the api needs \(.*run "prepare" with DATABASE_API_URL/,
    );
    await expect(checked(urls.api)).rejects.toThrow('lacks rights that the worker needs');
    expect(await checked(urls.worker)).toBeNull();
  });

  test('with the owner, or a role that may do more, is noted', async () => {
    expect(await checked(ownerUrl)).toContain('may do more than the worker needs');
    await query(ownerUrl, `GRANT DELETE ON lifecycles TO ${roles.worker}`);
    expect(await checked(urls.worker)).toContain('DELETE lifecycles');
    await prepareServiceRoles(ownerUrl, urls);
    expect(await checked(urls.worker)).toBeNull();
  });
});

describe('npm start', () => {
  const started = async (settings: Record<string, string>) => {
    const said: string[] = [];
    const config = {
      DATABASE_URL: '',
      DATABASE_API_URL: '',
      DATABASE_WORKER_URL: '',
      ...settings,
    } as unknown as Config;
    const given = await new UpPreparation(config, (line) => void said.push(line)).serviceUrls(ownerUrl);
    return { said: said.join('\n'), given };
  };

  test('says in one line that least privilege is off in a database of one’s own, and how to switch it on', async () => {
    const { said, given } = await started({ DATABASE_URL: ownerUrl });
    expect(given).toEqual({ api: ownerUrl, worker: ownerUrl });
    expect(said).toMatch(
      /^The API and the worker use the database as its owner: .*DATABASE_API_URL.*DATABASE_WORKER_URL.*$/,
    );
  });

  test('makes the roles that are named there, and says nothing', async () => {
    const named = newUrls();
    const settings = { DATABASE_URL: ownerUrl, DATABASE_API_URL: named.api, DATABASE_WORKER_URL: named.worker };
    expect(await started(settings)).toEqual({ said: '', given: named });
    for (const role of serviceRoles) expect(await query(named[role], 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

test('preparing again changes the passwords; the owner is no service role, and neither is one role for both', async () => {
  const again = newUrls();
  await prepareServiceRoles(ownerUrl, again);
  for (const role of serviceRoles) {
    expect(await query(again[role], 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await expect(query(urls[role], 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    await expect(prepareServiceRoles(ownerUrl, { ...again, [role]: ownerUrl })).rejects.toThrow(
      'names the owner of the database',
    );
  }
  await expect(prepareServiceRoles(ownerUrl, { api: again.api, worker: again.api })).rejects.toThrow(
    'name the same role',
  );
});

test.each([true, false])('an owner of the tables that is no superuser, and owns the database: %s', async (owns) => {
  const admin = await postgres.createEmptyDatabase();
  const owner = `migrates_${owns}_${suffix}`;
  const own = urlAs(admin, owner, 'x');
  const database = new URL(admin).pathname.slice(1);
  await query(admin, `CREATE ROLE ${owner} LOGIN CREATEROLE PASSWORD 'x'`);
  try {
    await query(
      admin,
      owns ? `ALTER DATABASE ${database} OWNER TO ${owner}` : `GRANT CREATE ON SCHEMA public TO ${owner}`,
    );
    await migrate(own, { migrationsDir });
    const fresh = { api: urlAs(own, `own_api_${suffix}`, 'x'), worker: urlAs(own, `own_worker_${suffix}`, 'x') };
    const { left } = await prepareServiceRoles(own, fresh);
    const temporary = () => query(fresh.worker, 'CREATE TEMP TABLE machines ()');
    if (owns) {
      expect(left).toBeNull();
    } else {
      expect(await temporary()).toEqual([]);
      const [, statement] = /run "(REVOKE [^"]*"[^"]*"[^"]*("[^"]*"[^"]*)*)" as postgres, which owns/.exec(left!)!;
      await query(admin, statement!);
      expect(await prepareServiceRoles(own, fresh)).toMatchObject({ left: null });
    }
    await expect(temporary()).rejects.toMatchObject({ code: '42501' });
    await expect(query(fresh.api, 'CREATE TABLE public.x ()')).rejects.toMatchObject({ code: '42501' });
    // The owner of the tables still migrates; the service works.
    expect(await query(fresh.worker, 'SELECT 1 AS one FROM housekeeping_duties LIMIT 1')).toEqual([{ one: 1 }]);
    expect(await migrate(own, { migrationsDir })).toEqual([]);
  } finally {
    for (const role of [`own_api_${suffix}`, `own_worker_${suffix}`])
      await query(admin, `DROP OWNED BY ${role}; DROP ROLE ${role}`);
    if (owns) await query(admin, `ALTER DATABASE ${database} OWNER TO postgres`);
    await query(admin, `REASSIGN OWNED BY ${owner} TO postgres; DROP OWNED BY ${owner}; DROP ROLE ${owner}`);
  }
});

test('a role that owns tables, or is a superuser, is refused', async () => {
  const owner = `owner_${suffix}`;
  await query(ownerUrl, `CREATE ROLE ${owner} LOGIN PASSWORD 'x'`);
  const given = { ...newUrls(), worker: urlAs(ownerUrl, owner, 'x') };
  try {
    await query(ownerUrl, `CREATE TABLE of_role (a int); ALTER TABLE of_role OWNER TO ${owner}`);
    await expect(prepareServiceRoles(ownerUrl, given)).rejects.toThrow('owns tables');
    await query(ownerUrl, `DROP TABLE of_role; ALTER ROLE ${owner} SUPERUSER`);
    await expect(prepareServiceRoles(ownerUrl, given)).rejects.toThrow('is a superuser');
  } finally {
    await query(ownerUrl, `DROP OWNED BY ${owner}; DROP ROLE ${owner}`);
  }
});
