/** What a stolen password of the database leaves behind in billing is found. docs/security.md names these tests. */
import { randomUUID } from 'node:crypto';
import type { ServiceRole } from '../../src/store/core/rightsTable.ts';
import { billingMismatches, findBillingMismatches } from '../../src/store/usage/billingMismatches.ts';
import { closeBills } from '../../src/store/usage/bills.ts';
import { makeTenant, startApi, type TestApi, type TestTenant, vm } from '../support/apiServer.ts';
import { asRole, query, startPostgres, type TestPostgres } from '../support/database.ts';
import { openWithoutMachine } from '../support/lifecycles.ts';

let postgres: TestPostgres;
let url: string;
let api: TestApi;
let tenant: TestTenant;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());
beforeEach(async () => {
  url = await postgres.createDatabase();
  api = await startApi(url);
  tenant = await makeTenant(api.db, 'acme');
});
afterEach(() => api?.stop());

const machines = '/v1/compute/apis/compute.service/v1alpha1/namespaces/acme/virtualmachines';
const as = (role: ServiceRole, statement: string) => query(asRole(url, role), statement);
/** What housekeeping finds, and what `status` then shows. */
const found = async () => {
  await findBillingMismatches(api.db, () => true);
  return (await billingMismatches(api.db)).map(({ kind, subjects }) => [kind, subjects]);
};

async function billedMachine(name: string): Promise<string> {
  const { token, customerId, tenantId } = tenant;
  const { uid } = (await api.call(machines, { method: 'POST', token, body: vm(name) })).body.metadata;
  await openWithoutMachine(api.db, { uid, customerId, tenantId, minimumSeconds: 60, at: null });
  await query(
    url,
    `UPDATE machines SET claim_epoch = 1, claim_run_id = 'run', phase = 'Running', ready_for_access = true WHERE uid = '${uid}'`,
  );
  return uid;
}

test('nothing is found of a machine that is in use, deleted, or gone, and of its bill', async () => {
  await api.db.$executeRaw`UPDATE customers SET created_at = created_at - interval '70 days'`;
  const { customerId, tenantId } = tenant;
  const at = Math.floor(Date.now() / 1_000);
  await billedMachine('used');
  const past = await openWithoutMachine(api.db, { customerId, tenantId, minimumSeconds: 60, at: at - 68 * 86_400 });
  await query(url, `UPDATE lifecycles SET ended_at = started_at + 40 * 86400 WHERE machine_uid = '${past}'`);
  await billedMachine('deleted');
  expect((await api.call(`${machines}/deleted`, { method: 'DELETE', token: tenant.token })).status).toBe(200);
  await closeBills(api.db, null, () => true);
  expect(await api.db.bill.count()).toBeGreaterThan(0);
  expect(await found()).toEqual([]);
});

test('a machine whose row is replaced after its bill was ended is found, and no longer once it is deleted', async () => {
  const uid = await billedMachine('replaced');
  const [row] = await query(url, `SELECT to_jsonb(m) AS machine FROM machines m WHERE uid = '${uid}'`);
  // In one transaction no trigger sees a machine that is wanted and not billed.
  await as(
    'api',
    `DO $$ BEGIN DELETE FROM machines WHERE uid = '${uid}'; UPDATE lifecycles SET ended_at = started_at ` +
      `WHERE machine_uid = '${uid}'; END $$`,
  );
  await as(
    'api',
    `INSERT INTO machines SELECT * FROM jsonb_populate_record(NULL::machines, '${JSON.stringify(row!['machine'])}')`,
  );
  expect(await found()).toEqual([['unbilled-machine', [uid]]]);
  expect((await api.call(`${machines}/replaced`, { method: 'DELETE', token: tenant.token })).status).toBe(200);
  expect(await found()).toEqual([]);
});

test('a machine that may be used and whose bill never began is found', async () => {
  const { uid } = (await api.call(machines, { method: 'POST', token: tenant.token, body: vm('free') })).body.metadata;
  expect(await found()).toEqual([]);
  await as('api', `UPDATE machines SET phase = 'Running', ready_for_access = true WHERE uid = '${uid}'`);
  expect(await found()).toEqual([['unbilled-machine', [uid]]]);
});

test.each(['api', 'worker'] as const)('an open bill whose machine the %s removed is found', async (role) => {
  const uid = await billedMachine('removed');
  await as(role, `DELETE FROM machines WHERE uid = '${uid}'`);
  expect(await found()).toEqual([['lifecycle-without-machine', [uid]]]);
});

test('a bill of usage without a lifecycle is found, whatever form it has, until it is set aside', async () => {
  await api.db.$executeRaw`UPDATE customers SET created_at = created_at - interval '70 days'`;
  await closeBills(api.db, null, () => true);
  expect(await found()).toEqual([]);
  for (const [month, document] of [
    [1, { usage: { billable_seconds: 99_999_999, lifecycle_count: 1 } }],
    [2, {}],
  ])
    await query(
      url,
      `INSERT INTO bills (customer_id, month_start, document) VALUES ('${tenant.customerId}', ${month}, '${JSON.stringify(document)}')`,
    );
  const forged = await query<{ id: string }>(url, 'SELECT id FROM bills WHERE month_start < 3 ORDER BY id');
  const [[kind, subjects]] = (await found()) as [[string, string[]]];
  expect([kind, subjects.toSorted()]).toEqual(['bill-without-lifecycle', forged.map(({ id }) => id)]);
  await query(url, 'ALTER TABLE bills DISABLE TRIGGER USER; DELETE FROM bills WHERE month_start < 3');
  expect(await found()).toEqual([]);
});

test('a billed machine in two places is found after an hour, unless the host of one is lost', async () => {
  const { uid } = (await api.call(machines, { method: 'POST', token: tenant.token, body: vm('twice') })).body.metadata;
  await place(uid);
  await place(uid, 'h2', 2);
  const { customerId, tenantId } = tenant;
  await openWithoutMachine(api.db, { uid, customerId, tenantId, minimumSeconds: 60, at: null });
  expect(await found()).toEqual([]);
  await query(url, `UPDATE lifecycles SET started_at = started_at - 7200 WHERE machine_uid = '${uid}'`);
  expect(await found()).toEqual([['machine-in-two-places', [uid]]]);
  await query(url, `UPDATE hosts SET lost_at = now() WHERE name = 'h1'`);
  expect(await found()).toEqual([]);
});

/** What the worker inserts: a lifecycle of a machine, as its first readiness opens it, with something changed. */
const begins = (
  uid: string,
  {
    customerId,
    startedAt = 'extract(epoch FROM now())',
    endedAt = 'NULL',
    minimum = '60',
  }: Record<string, string> = {},
) =>
  as(
    'worker',
    `INSERT INTO lifecycles (machine_uid, customer_id, tenant_id, resource_kind, resource_class, resource_name,
      minimum_seconds, started_at, ended_at)
     VALUES ('${uid}', '${customerId ?? tenant.customerId}', '${tenant.tenantId}', 'VirtualMachine', 'general-1', 'vm', ${minimum},
        ${startedAt}, ${endedAt})`,
  );

/** Places a machine on a host of a class, whose minimum is 60 s. */
async function place(machineUid: string, hostName = 'h1', attempt = 1): Promise<void> {
  const size = { cpu: 1, memoryGiB: 1, diskGiB: 1 };
  const className = 'general-1';
  const of = { name: className, cpuFamily: 'x', memoryGiB: 1, regions: [], minimumSeconds: 60 };
  await api.db.machineClass.createMany({ data: of, skipDuplicates: true });
  const host = { className, workload: 'VirtualMachine', region: 'x', driver: 'simulated' };
  await api.db.host.create({ data: { name: hostName, ...host, forwardFirstPort: 1, forwardLastPort: 2, ...size } });
  const { workload } = host;
  const placement = { machineUid, tenantId: tenant.tenantId, hostName, className, workload, attempt };
  await api.db.placement.create({ data: { ...placement, ...size, minimumSeconds: 5, capacitySource: 'on-demand' } });
}

test('the worker begins a lifecycle with its machine alone: none that is made up, moved, dated back or ahead, of another minimum, or over', async () => {
  const { uid } = (await api.call(machines, { method: 'POST', token: tenant.token, body: vm('one') })).body.metadata;
  const other = await makeTenant(api.db, 'other');
  await place(uid);
  await expect(begins(uid, { minimum: '99999999' })).rejects.toThrow('no wanted machine');
  await expect(begins(randomUUID())).rejects.toThrow('no wanted machine');
  await expect(begins(uid, { customerId: other.customerId })).rejects.toThrow('no wanted machine');
  await expect(begins(uid, { startedAt: '1000000000' })).rejects.toThrow('no wanted machine');
  await expect(begins(uid, { endedAt: '4000000000' })).rejects.toThrow('no wanted machine');
  await query(url, `UPDATE machines SET created_at = created_at - interval '1 day'`);
  for (const startedAt of ['-7200', '+7200'].map((shift) => `extract(epoch FROM now()) ${shift}`))
    await expect(begins(uid, { startedAt })).rejects.toThrow('begins now, and at no other time');
  await begins(uid);
  expect(await api.db.lifecycle.count()).toBe(1);
  await query(url, 'DELETE FROM lifecycles');
  // As when the fleet changed after the machine was placed.
  await begins(uid, { minimum: '5' });
});

test('a temporary table in place of the machines deceives no guard', async () => {
  const uid = await billedMachine('shadowed');
  const shadow = 'CREATE TEMP TABLE machines (LIKE public.machines)';
  await expect(
    as('worker', `${shadow}; UPDATE lifecycles SET ended_at = started_at WHERE machine_uid = '${uid}'`),
  ).rejects.toThrow('the machine is wanted');
});
