/** A bill ends with its machine and with nothing else, whichever role asks. docs/security.md names these tests. */
import type { ServiceRole } from '../../src/store/core/rightsTable.ts';
import { makeTenant, startApi, type TestApi, type TestTenant, vm } from '../support/apiServer.ts';
import { asRole, query, startPostgres, type TestPostgres } from '../support/database.ts';
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
