/** What the service's database role may do: everything that the service does, and nothing to its schema or its audit log. */
import { randomBytes } from 'node:crypto';
import { prepareServiceRole, serviceRights, urlAs } from '../../src/store/core/serviceRole.ts';
import { makeTenant, startApi, type TestApi, type TestTenant, vm } from '../support/apiServer.ts';
import { query, startPostgres, type TestPostgres } from '../support/database.ts';

let postgres: TestPostgres;
let ownerUrl: string;
let serviceUrl: string;
let api: TestApi;
let tenant: TestTenant;
const role = `service_${randomBytes(4).toString('hex')}`;
const newUrl = () => urlAs(ownerUrl, role, randomBytes(8).toString('hex'));

beforeAll(async () => {
  postgres = await startPostgres();
  ownerUrl = await postgres.createDatabase();
  serviceUrl = newUrl();
  await prepareServiceRole(ownerUrl, serviceUrl);
  api = await startApi(serviceUrl);
  tenant = await makeTenant(api.db, 'team-a');
});
afterAll(async () => {
  await api?.stop();
  if (ownerUrl) await query(ownerUrl, `DROP OWNED BY ${role}; DROP ROLE ${role}`);
  await postgres?.stop();
});

const machines = '/v1/compute/apis/compute.service/v1alpha1/namespaces/team-a/virtualmachines';

test('the API serves its customers as that role', async () => {
  const { token } = tenant;
  expect((await api.call(machines, { method: 'POST', token, body: vm('web') })).status).toBe(201);
  const labels = { metadata: { labels: { a: 'b' } } };
  expect((await api.call(`${machines}/web`, { method: 'PATCH', token, body: labels })).status).toBe(200);
  expect((await api.call(`${machines}/web`, { method: 'DELETE', token })).status).toBe(200);
  const events = await api.call('/v1/admin/audit-events', { token });
  expect(events.body.audit_events.map(({ action }: { action: string }) => action)).toEqual([
    ...['machine.delete', 'machine.update', 'machine.create'],
    'customer.create',
  ]);
});

describe('as that role', () => {
  test.each([
    ['changing an audit event', `UPDATE audit_events SET actor_id = 'x'`],
    ['deleting an audit event', 'DELETE FROM audit_events'],
    ['emptying the audit log', 'TRUNCATE audit_events'],
    ['switching off what guards it', 'ALTER TABLE audit_events DISABLE TRIGGER ALL'],
    ['switching off triggers of the session', `SET session_replication_role = 'replica'`],
    ['dropping a table', 'DROP TABLE audit_events'],
    ['adding a column', 'ALTER TABLE machines ADD COLUMN x int'],
    ['making a table', 'CREATE TABLE x ()'],
    [
      'replacing a function',
      'CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE sql AS $$ SELECT 1 $$',
    ],
    ['changing what is migrated', `DELETE FROM _prisma_migrations`],
    ['making a role', 'CREATE ROLE other'],
    ['taking the owner’s place', 'SET ROLE postgres'],
  ])('%s is refused', async (_what, statement) => {
    await expect(query(serviceUrl, statement)).rejects.toMatchObject({
      code: expect.stringMatching(/^(42501|22023)$/),
    });
  });

  test('each verb and column that the table of rights leaves out is refused, and each that it has is there', async () => {
    const tried: string[] = [];
    for (const [table, { verbs, updates = [] }] of Object.entries(serviceRights)) {
      const columns = await query<{ name: string }>(
        ownerUrl,
        `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`,
        [table],
      );
      const mayUpdate = (column: string) => verbs.includes('UPDATE') || updates.includes(column);
      const others = [
        ...(verbs.includes('INSERT') ? [] : [`INSERT INTO ${table} DEFAULT VALUES`]),
        ...(verbs.includes('DELETE') ? [] : [`DELETE FROM ${table}`]),
        ...columns.filter(({ name }) => !mayUpdate(name)).map(({ name }) => `UPDATE ${table} SET ${name} = ${name}`),
        `TRUNCATE ${table}`,
      ];
      for (const statement of others) {
        const refused = await query(serviceUrl, statement).catch((error: { code: string }) => error.code);
        // A view takes no changes from anyone.
        expect([statement, refused]).toEqual([statement, expect.stringMatching(/^(42501|55000|42809)$/)]);
        tried.push(statement);
      }
      for (const verb of verbs)
        expect([
          ...[table, verb],
          (await query(ownerUrl, 'SELECT has_table_privilege($1, $2, $3) AS may', [role, table, verb]))[0],
        ]).toEqual([table, verb, { may: true }]);
      for (const { name } of columns.filter((each) => updates.includes(each.name)))
        expect(await query(serviceUrl, `UPDATE ${table} SET ${name} = ${name} WHERE false`)).toEqual([]);
    }
    for (const named of ['INSERT INTO host_keys', 'UPDATE images SET digest', 'DELETE FROM lifecycles'])
      expect([named, tried.some((statement) => statement.startsWith(named))]).toEqual([named, true]);
  }, 60_000);

  test('an audit event can be added', async () => {
    const insert = `INSERT INTO audit_events (actor_type, actor_id, action, target) VALUES ('service', 's', 'a', 't') RETURNING id`;
    expect(await query(serviceUrl, insert)).toHaveLength(1);
  });
});

test('preparing again changes the password and grants new tables; the owner is no service role', async () => {
  await query(ownerUrl, 'CREATE TABLE added_later (a int)');
  await expect(query(serviceUrl, 'SELECT * FROM added_later')).rejects.toMatchObject({ code: '42501' });
  const again = newUrl();
  await prepareServiceRole(ownerUrl, again);
  expect(await query(again, 'SELECT * FROM added_later')).toEqual([]);
  await expect(query(serviceUrl, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  await expect(prepareServiceRole(ownerUrl, ownerUrl)).rejects.toThrow('names the owner of the database');
});

test('a role that owns tables, or is a superuser, is refused', async () => {
  const owner = `${role}_owner`;
  await query(ownerUrl, `CREATE ROLE ${owner} LOGIN PASSWORD 'x'`);
  const url = urlAs(ownerUrl, owner, 'x');
  try {
    await query(ownerUrl, `CREATE TABLE of_role (a int); ALTER TABLE of_role OWNER TO ${owner}`);
    await expect(prepareServiceRole(ownerUrl, url)).rejects.toThrow('owns tables');
    await query(ownerUrl, `DROP TABLE of_role; ALTER ROLE ${owner} SUPERUSER`);
    await expect(prepareServiceRole(ownerUrl, url)).rejects.toThrow('is a superuser');
  } finally {
    await query(ownerUrl, `DROP OWNED BY ${owner}; DROP ROLE ${owner}`);
  }
});
