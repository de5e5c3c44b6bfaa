/** Who an audit event says acted is bound to the database role that wrote it. docs/security.md names these tests. */
import { recordAudit } from '../../src/store/core/audit.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { type ServiceRole, serviceRoles } from '../../src/store/core/rightsTable.ts';
import { asRole, startPostgres, type TestPostgres } from '../support/database.ts';

let postgres: TestPostgres;
let url: string;
const opened = new Map<string, Database>();
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.createDatabase();
  for (const role of serviceRoles) opened.set(role, openDatabase(asRole(url, role), { poolSize: 1 }));
  opened.set('owner', openDatabase(url, { poolSize: 1 }));
});
afterAll(async () => {
  for (const db of opened.values()) await db.$disconnect();
  await postgres?.stop();
});

const record = (by: ServiceRole | 'owner', actorType: string) =>
  recordAudit(opened.get(by)!, { actorType, actorId: 'x', action: 'audit.verify', target: 'audit log' });
const count = () => opened.get('owner')!.auditEvent.count();

const ofCustomers = ['human', 'workload', 'api-key', 'registration-code', 'unknown'];
const ofService = ['host', 'service'];

test.each<[ServiceRole | 'owner', string[], string[]]>([
  ['api', ['operator'], [...ofCustomers, ...ofService]],
  ['worker', ['operator', ...ofCustomers, 'anyone'], ofService],
  ['owner', [], ['operator', ...ofCustomers, ...ofService]],
])('the %s records acts of its own actors alone', async (role, refused, accepted) => {
  const before = await count();
  for (const actorType of refused)
    await expect(record(role, actorType)).rejects.toThrow(/records no act of .*need the owner of the database/);
  expect(await count()).toBe(before);
  for (const actorType of accepted) await record(role, actorType);
  expect(await count()).toBe(before + accepted.length);
});

test('no temporary table makes a role the owner', async () => {
  const shadow = openDatabase(asRole(url, 'api'), { poolSize: 1 });
  await shadow.$executeRaw`CREATE TEMP TABLE lifecycles (a int)`;
  await shadow.$executeRaw`CREATE TEMP TABLE audit_events_of_mine (a int)`;
  await expect(
    recordAudit(shadow, { actorType: 'operator', actorId: 'x', action: 'audit.verify', target: 'audit log' }),
  ).rejects.toThrow('records no act');
  await shadow.$disconnect();
});
