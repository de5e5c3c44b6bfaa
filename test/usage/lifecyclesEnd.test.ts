/** A bill ends with its machine and with nothing else, whichever role asks. docs/security.md names these tests. */

import { openDatabase } from '../../src/store/core/db.ts';
import type { ServiceRole } from '../../src/store/core/rightsTable.ts';
import { noteSeen, noteUnseen } from '../../src/store/usage/lifecycles.ts';
import { makeTenant, startApi, type TestApi, type TestTenant, vm } from '../support/apiServer.ts';
import { asRole, query, startPostgres, type TestPostgres } from '../support/database.ts';
import { makeHost } from '../support/fixtures.ts';
import { openWithoutMachine } from '../support/lifecycles.ts';

let postgres: TestPostgres;
let url: string;
let api: TestApi;
let tenant: TestTenant;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.createDatabase();
  api = await startApi(url);
  tenant = await makeTenant(api.db, 'acme');
  const of = { name: 'general-1', cpuFamily: 'x', memoryGiB: 1, regions: [], minimumSeconds: 60 };
  await api.db.machineClass.create({ data: of });
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const machines = '/v1/compute/apis/compute.service/v1alpha1/namespaces/acme/virtualmachines';
const as = (role: ServiceRole, statement: string) => query(asRole(url, role), statement);
const end = async (uid: string) => (await api.db.lifecycle.findUniqueOrThrow({ where: { machineUid: uid } })).endedAt;

async function billedMachine(name: string): Promise<string> {
  const { token, customerId, tenantId } = tenant;
  const { uid } = (await api.call(machines, { method: 'POST', token, body: vm(name) })).body.metadata;
  return openWithoutMachine(api.db, { uid, customerId, tenantId, minimumSeconds: 60, at: null });
}

test.each(['api', 'worker'] as const)('the %s ends no lifecycle of a machine that is wanted', async (role) => {
  const uid = await billedMachine(`wanted-${role}`);
  await expect(as(role, `UPDATE lifecycles SET ended_at = started_at WHERE machine_uid = '${uid}'`)).rejects.toThrow(
    'the machine is wanted',
  );
  expect(await end(uid)).toBeNull();
});

test('a delete ends it; then neither role moves the end, or takes the delete back', async () => {
  const uid = await billedMachine('deleted');
  // A claimed machine stays until its cleanup.
  await query(url, `UPDATE machines SET claim_epoch = 1, claim_run_id = 'run' WHERE uid = '${uid}'`);
  expect((await api.call(`${machines}/deleted`, { method: 'DELETE', token: tenant.token })).status).toBe(200);
  const ended = await end(uid);
  expect(ended).not.toBeNull();
  for (const role of ['api', 'worker'] as const) {
    await expect(
      as(role, `UPDATE lifecycles SET ended_at = ended_at + 1 WHERE machine_uid = '${uid}'`),
    ).rejects.toThrow('refused');
    await expect(as(role, `UPDATE machines SET deletion_requested_at = NULL WHERE uid = '${uid}'`)).rejects.toThrow();
  }
  expect(await end(uid)).toBe(ended);
});

test('a failure ends it, in one transaction', async () => {
  const uid = await billedMachine('failed');
  await as(
    'worker',
    `DO $$ BEGIN UPDATE lifecycles SET ended_at = started_at WHERE machine_uid = '${uid}';
       UPDATE machines SET phase = 'Failed', failure_code = 'ProviderError' WHERE uid = '${uid}'; END $$`,
  );
  expect(await end(uid)).not.toBeNull();
  await expect(as('worker', `UPDATE machines SET phase = 'Running' WHERE uid = '${uid}'`)).rejects.toThrow('refused');
});

/** As a role ends a machine and its lifecycle at once, at a time of its choice. */
const endsAt = (role: ServiceRole, uid: string, at: string) =>
  as(
    role,
    `DO $$ BEGIN UPDATE lifecycles SET ended_at = ${at} WHERE machine_uid = '${uid}';
       UPDATE machines SET deletion_requested_at = now(), ready_for_access = false WHERE uid = '${uid}'; END $$`,
  );
const startedAgo = (uid: string, seconds: number) =>
  query(url, `UPDATE lifecycles SET started_at = started_at - ${seconds} WHERE machine_uid = '${uid}'`);

test.each(['api', 'worker'] as const)('the %s ends it now, or when the machine was last seen', async (role) => {
  const uid = await billedMachine(`ends-${role}`);
  await startedAgo(uid, 7_200);
  for (const at of ['started_at', 'started_at + 3600', '4000000000', '253402300799'])
    await expect(endsAt(role, uid, at)).rejects.toThrow('ends now, or when the machine was last seen');
  expect(await end(uid)).toBeNull();
  await endsAt(role, uid, 'floor(extract(epoch FROM now()))');
  expect(await end(uid)).not.toBeNull();
  const unseen = await billedMachine(`unseen-${role}`);
  await startedAgo(unseen, 7_200);
  await query(url, `UPDATE lifecycles SET unseen_since = started_at + 3600 WHERE machine_uid = '${unseen}'`);
  await expect(endsAt(role, unseen, 'started_at + 3599')).rejects.toThrow('last seen');
  await endsAt(role, unseen, 'started_at + 3600');
});

/** A place of a machine, on a host that is made for it. */
async function placed(machineUid: string, name: string, attempt: number): Promise<void> {
  const { className, workload } = await makeHost(api.db, { name });
  const place = { machineUid, tenantId: tenant.tenantId, hostName: name, className, workload, attempt };
  const size = { cpu: 1, memoryGiB: 1, diskGiB: 1, minimumSeconds: 5 };
  await api.db.placement.create({ data: { ...place, ...size, capacitySource: 'on-demand' } });
}

test('the worker says of no machine that it was unseen before its host was lost, nor of a host that it was lost before', async () => {
  const uid = await billedMachine('seen');
  await startedAgo(uid, 7_200);
  await placed(uid, 'h1', 1);
  const unseen = (at: string) =>
    as('worker', `UPDATE lifecycles SET unseen_since = ${at} WHERE machine_uid = '${uid}'`);
  const lost = (at: string) => as('worker', `UPDATE hosts SET lost_at = ${at}`);
  await expect(unseen('started_at')).rejects.toThrow('last seen');
  for (const at of [`now() - interval '1 hour'`, `now() + interval '1 hour'`])
    await expect(lost(at)).rejects.toThrow('is lost from now on');
  await lost('now()');
  await expect(unseen('started_at + 3600')).rejects.toThrow('last seen');
  await query(url, `UPDATE hosts SET lost_at = now() - interval '1 hour'`);
  await unseen('started_at + 3700');
  await lost('NULL');
});

test('no place but the one where a machine lives says when it was last seen, and none that was left is taken again', async () => {
  const uid = await billedMachine('elsewhere');
  await startedAgo(uid, 7_200);
  await placed(uid, 'gone', 0);
  await placed(uid, 'left', 1);
  await placed(uid, 'here', 2);
  await query(url, `UPDATE hosts SET lost_at = now() - interval '5 days' WHERE name IN ('gone', 'left')`);
  await query(url, `UPDATE placements SET abandoned_at = now() WHERE machine_uid = '${uid}' AND host_name = 'left'`);
  await expect(endsAt('worker', uid, 'started_at')).rejects.toThrow('last seen');
  await expect(
    as('worker', `UPDATE placements SET abandoned_at = NULL WHERE machine_uid = '${uid}' AND host_name = 'left'`),
  ).rejects.toThrow('was left');
  await query(url, `UPDATE hosts SET lost_at = now() - interval '1 hour' WHERE name = 'here'`);
  await endsAt('worker', uid, 'started_at + 3700');
});

test('what was not seen of a machine is written when it is seen, whole, and stays', async () => {
  const uid = await billedMachine('unseen-times');
  await startedAgo(uid, 7_200);
  const set = (what: string) => as('worker', `UPDATE lifecycles SET ${what} WHERE machine_uid = '${uid}'`);
  const refused = (what: string) => expect(set(what)).rejects.toThrow('unseen until it is seen');
  const range = (from: string, to: string) => `int8multirange(int8range(${from}, ${to}))`;
  await refused(`unseen = ${range('started_at', 'started_at + 7200')}`);
  await query(url, `UPDATE lifecycles SET unseen_since = started_at + 3600 WHERE machine_uid = '${uid}'`);
  await refused('unseen_since = NULL');
  await refused('unseen_since = started_at + 7200');
  await refused(`unseen_since = NULL, unseen = ${range('started_at', 'started_at + 7200')}`);
  await refused(`unseen_since = NULL, unseen = ${range('unseen_since', 'started_at + 10000')}`);
  const worker = openDatabase(asRole(url, 'worker'), { poolSize: 1 });
  await noteSeen(worker, uid);
  // Postgres's clock was set back after the host was recorded as lost.
  await noteUnseen(worker, uid, new Date(Date.now() + 1_200_000));
  await noteSeen(worker, uid);
  await worker.$disconnect();
  const { unseen } = (await query(url, `SELECT unseen::text FROM lifecycles WHERE machine_uid = '${uid}'`))[0] as {
    unseen: string;
  };
  expect(unseen).not.toBe('{}');
  await refused("unseen = '{}'");
  expect(await query(url, `SELECT unseen::text FROM lifecycles WHERE machine_uid = '${uid}'`)).toEqual([{ unseen }]);
});

test('the worker rates it with what it owes of its minimum, in the last second of its life', async () => {
  const uid = await billedMachine('rated');
  const { startedAt } = await api.db.lifecycle.findUniqueOrThrow({ where: { machineUid: uid } });
  await query(url, `UPDATE machines SET deletion_requested_at = now() WHERE uid = '${uid}'`);
  await query(url, `UPDATE lifecycles SET ended_at = started_at + 10 WHERE machine_uid = '${uid}'`);
  const rate = (rated: string, topUp: string, posted: string) =>
    as(
      'worker',
      `UPDATE lifecycles SET rated_at = ${rated}, top_up_seconds = ${topUp}, posted_at = ${posted} WHERE machine_uid = '${uid}'`,
    );
  for (const [rated, topUp, posted] of [
    ['now()', '0', 'NULL'],
    ['now()', '50', 'NULL'],
    ['now()', '49', 'ended_at - 1'],
    ['now()', '99999', 'ended_at - 1'],
    ['now()', '50', 'ended_at'],
    ['now()', '50', 'ended_at + 9999999'],
    ['NULL', '50', 'ended_at - 1'],
  ] as const)
    await expect(rate(rated, topUp, posted)).rejects.toThrow('owes 50 s of its minimum');
  await expect(rate('now()', '50', '1000000000')).rejects.toThrow('changes no month that is final');
  await rate('now()', '50', 'ended_at - 1');
  expect(await api.db.lifecycle.findUnique({ where: { machineUid: uid } })).toMatchObject({
    topUpSeconds: 50,
    postedAt: startedAt + 9n,
  });
});
