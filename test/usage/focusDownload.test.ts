/** The bill of a closed month as a person downloads it from the console. */
import { exportUsage } from '../../src/cli/bills/usageCommands.ts';
import { makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { makePerson } from '../support/people.ts';
import { utc } from '../support/usage/usageModel.ts';

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(await postgres.createDatabase());
  tenant = await makeTenant(api.db, 'acme');
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const june = utc('2025-06-01T00:00:00');

/** Lives that were over and rated in that month. */
const lived = (count: number) => api.db.$executeRaw`
  INSERT INTO lifecycles (machine_uid, customer_id, tenant_id, resource_kind, resource_class, resource_name,
                          minimum_seconds, started_at, ended_at, rated_at, top_up_seconds, posted_at)
  SELECT gen_random_uuid(), ${tenant.customerId}::uuid, ${tenant.tenantId}::uuid, 'VirtualMachine', 'general-1', 'vm-' || i,
         0, ${june}::bigint + i, ${june}::bigint + i + 60, now(), 0, ${june}::bigint + i + 60
  FROM generate_series(1, ${count}::int) AS i`;

async function download(role: 'owner' | 'developer', month: string) {
  const { token } = await makePerson(api.db, tenant, role);
  return api.call(`/usage/focus.csv?month=${month}`, { token: null, headers: { cookie: `__Host-session=${token}` } });
}

test('has every life of the month, however many there are, and is what `usage export` writes', async () => {
  await lived(12_000);
  const { status, headers, text } = await download('owner', '2025-06');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="focus-acme-2025-06.csv"',
    'cache-control': 'no-store',
  });
  const exported: string[] = [];
  const choice = { format: 'focus', month: '2025-06', customer: 'acme' };
  await exportUsage(
    api.db,
    choice,
    (line) => void exported.push(line),
    () => {},
  );
  expect(exported).toHaveLength(12_001);
  expect(text === `${exported.join('\n')}\n`).toBe(true);
});

test('is refused for a month that is not over, and to a role that may not see the bill', async () => {
  const present = new Date().toISOString().slice(0, 7);
  const refused = await download('owner', present);
  expect([refused.status, refused.headers['content-disposition']]).toEqual([400, undefined]);
  expect(refused.text).toContain('a closed calendar month');
  expect((await download('developer', '2025-06')).status).toBe(403);
});

test('is offered by the page of the console that the former address of usage leads to', async () => {
  const { status, headers } = await api.call('/usage?window=month&other=1', { token: null });
  expect([status, headers['location']]).toEqual([303, '/console/usage?window=month']);
});
