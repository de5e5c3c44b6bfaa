/** Invitations are not a way to flood a mailbox, nor to learn who belongs to another account. */
import { randomUUID } from 'node:crypto';
import { makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { query, startPostgres, type TestPostgres } from '../support/database.ts';

let postgres: TestPostgres;
let databaseUrl: string;
/** Two replicas. */
let apis: [TestApi, TestApi];
const limits = { invitationsPerAddress: 3, invitationsPerAccount: 12 };
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
  apis = [await startApi(databaseUrl, {}, { limits }), await startApi(databaseUrl, {}, { limits })];
});
afterAll(async () => {
  await Promise.all((apis ?? []).map((api) => api.stop()));
  await postgres?.stop();
});

async function account(): Promise<TestTenant> {
  const tenant = await makeTenant(apis[0].db, `team-${randomUUID().slice(0, 8)}`);
  await apis[0].db.tenant.update({ where: { id: tenant.tenantId }, data: { admittedAt: new Date() } });
  return tenant;
}
let turn = 0;
/** Asks the replicas in turns. */
const invite = ({ token }: TestTenant, email: string) =>
  apis[turn++ % 2]!.call('/v1/admin/customer-users/invite', {
    method: 'POST',
    token,
    body: { email, display_name: 'Grace', role_slug: 'viewer' },
  });

test('one address is invited a few times a day, over all replicas; then 429 says when and what to do', async () => {
  const tenant = await account();
  const statuses: number[] = [];
  for (let index = 0; index < 3; index++) statuses.push((await invite(tenant, 'ada@example.com')).status);
  // The first is open, so the second and third are told so; they count all the same.
  expect(statuses).toEqual([201, 409, 409]);
  const before = await query(databaseUrl, 'SELECT id FROM invitations');
  for (const email of ['ada@example.com', 'ADA@example.com']) {
    const refused = await invite(tenant, email);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body.detail).toMatch(/^this address can be invited 3 times a day, .* hand over .* retry in \d+ s$/);
  }
  expect(await query(databaseUrl, 'SELECT id FROM invitations')).toEqual(before);
  expect((await invite(tenant, 'grace@example.com')).status).toBe(201);
});

test('an account invites a limited number of addresses a day', async () => {
  const tenant = await account();
  const answers = [];
  for (let index = 0; index < 13; index++) answers.push(await invite(tenant, `p${index}@example.com`));
  expect(answers.map(({ status }) => status)).toEqual([...Array(12).fill(201), 429]);
  expect(answers.at(-1)!.body.detail).toContain('an account can invite 12 times a day');
});

test('what one account used up says nothing to another: each counts by itself', async () => {
  const [first, second] = [await account(), await account()];
  for (let index = 0; index < 4; index++) await invite(first, 'shared@example.com');
  expect((await invite(first, 'shared@example.com')).status).toBe(429);
  expect((await invite(second, 'shared@example.com')).status).toBe(201);
});

test('an address that is a user, one that is invited, and an unknown one are refused alike once the limit is reached', async () => {
  const tenant = await account();
  const { customerId } = tenant;
  await apis[0].db.customerUser.create({
    data: { customerId, email: 'user@example.com', displayName: 'U', roleSlug: 'viewer', status: 'active' },
  });
  const details = [];
  for (const email of ['user@example.com', 'invited@example.com']) {
    for (let index = 0; index < 3; index++) await invite(tenant, email);
    const { status, body } = await invite(tenant, email);
    details.push([status, body.code, body.detail.replace(/\d+ s$/, 'N s')]);
  }
  expect(details[0]).toEqual(details[1]);
  expect(details[0]![0]).toBe(429);
});

test('the counts hold no address', async () => {
  const rows = await query<{ key: string }>(databaseUrl, "SELECT key FROM rate_counts WHERE key LIKE 'invitations%'");
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).not.toContain('@');
});
