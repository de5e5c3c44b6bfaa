/** What operators do with an account, by their commands, and what its people and programs meet of it by HTTP. */
import {
  customersCloseCommand,
  customersCreateCommand,
  customersListCommand,
  customersMoveCommand,
  customersReopenCommand,
  customersResumeCommand,
  customersShowCommand,
  customersSuspendCommand,
} from '../../src/cli/customers/operatorCustomers.ts';
import { readConfig } from '../../src/settings/config.ts';
import { closeDueCustomers, refusalOfAccount } from '../../src/store/accounts/customerLife.ts';
import { claimMachine } from '../../src/store/machines/transitions.ts';
import { vm } from '../support/apiServer.ts';
import { runnerOn, said } from '../support/commands.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { databaseUrl, api, tenant, stranger, stop } = {} as Teams;
beforeAll(async () => {
  ({ databaseUrl, api, tenant, stranger, stop } = await startTeams());
});
afterAll(() => stop?.());

const config = () => readConfig({ DATABASE_URL: databaseUrl });
const reason = 'invoice 4711 was not paid';

const run = runnerOn(config);
const slugOf = async ({ customerId }: { customerId: string }) =>
  (await api.db.customer.findUniqueOrThrow({ where: { id: customerId } })).slug;

async function makeKey(token: string): Promise<{ id: string; secret: string }> {
  const made = await api.call('/v1/admin/api-keys', { method: 'POST', token, body: { name: 'deploys' } });
  expect(made.status).toBe(201);
  return made.body;
}
const tokenOf = ({ id, secret }: { id: string; secret: string }) =>
  api.call('/v1/auth/token', {
    method: 'POST',
    body: { grant_type: 'client_credentials', client_id: id, client_secret: secret },
  });
const account = (token: string) => api.call('/v1/admin/account', { token });
const create = (token: string, namespace: string, name: string) =>
  api.call(`/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/virtualmachines`, {
    method: 'POST',
    token,
    body: vm(name),
  });

test('a suspended account learns why, keeps its machines, and goes on when it is resumed', async () => {
  const slug = await slugOf(tenant);
  const key = await makeKey(tenant.token);
  const session = (await tokenOf(key)).body.access_token;
  expect((await account(session)).status).toBe(200);
  expect((await create(session, tenant.namespace, 'kept')).status).toBe(201);

  const asked = await run(customersSuspendCommand, { slug, reason });
  expect(asked.text).toMatch(/^This ends all sessions of .* Machines that go on and are billed: 1\.\nNothing was done/);
  expect((await account(session)).status).toBe(200);
  expect((await run(customersSuspendCommand, { slug, reason, yes: true })).text).toContain(`${slug} is suspended`);
  expect((await account(session)).status).toBe(401);
  expect(await tokenOf(key)).toMatchObject({
    status: 400,
    body: { error: 'unauthorized_client', error_description: expect.stringContaining(reason) },
  });
  // The reason is for those who hold a credential of the account.
  expect(JSON.stringify((await tokenOf({ ...key, secret: `${key.secret}x` })).body)).not.toContain(reason);
  expect(await api.db.machine.count({ where: { namespace: tenant.namespace, deletionRequestedAt: null } })).toBe(1);
  expect((await account(stranger.token)).status).toBe(200);
  expect((await run(customersListCommand, { status: 'suspended' })).text).toMatch(
    new RegExp(`${slug} +suspended +\\d+ +1 `),
  );

  const again = 'invoice 4712 was not paid either';
  await run(customersSuspendCommand, { slug, reason: again, yes: true });
  expect((await tokenOf(key)).body.error_description).toContain(again);

  await run(customersResumeCommand, { slug, reason: 'both invoices were paid' });
  // A session that was ended stays ended; its key gets the next one.
  expect((await account(session)).status).toBe(401);
  expect((await account((await tokenOf(key)).body.access_token)).status).toBe(200);
  const events = await api.db.auditEvent.findMany({
    where: { target: slug, action: { in: ['customer.suspend', 'customer.resume'] } },
    orderBy: { sequence: 'asc' },
  });
  expect(events.map((event) => [event.action, event.reason, event.customerId])).toEqual([
    ['customer.suspend', reason, tenant.customerId],
    ['customer.suspend', again, tenant.customerId],
    ['customer.resume', 'both invoices were paid', tenant.customerId],
  ]);
});

test('an account that closes goes on until its time, then loses its credentials and its machines', async () => {
  const slug = await slugOf(stranger);
  const key = await makeKey(stranger.token);
  const session = (await tokenOf(key)).body.access_token;
  for (const name of ['unclaimed', 'claimed'])
    expect((await create(session, stranger.namespace, name)).status).toBe(201);
  const { uid } = await api.db.machine.findFirstOrThrow({ where: { namespace: stranger.namespace, name: 'claimed' } });
  await claimMachine(api.db, uid, 'run-1');

  const asked = await run(customersCloseCommand, { slug, reason: 'the contract ends' });
  expect(asked).toMatchObject({ result: 3, text: expect.stringMatching(/2 machines .*\nNothing was done/) });
  expect((await api.db.customer.findUniqueOrThrow({ where: { slug } })).closesAt).toBeNull();

  await run(customersCloseCommand, { slug, reason: 'the contract ends', graceDays: '30', yes: true });
  await closeDueCustomers(api.db, () => true);
  expect((await account(session)).status).toBe(200);
  expect((await run(customersShowCommand, { slug })).text).toMatch(
    /Status +active, closes \d{4}-.*\nCloses +\S+: the contract/,
  );
  await run(customersReopenCommand, { slug, reason: 'the contract was prolonged' });
  expect((await run(customersShowCommand, { slug })).text).toMatch(/Status +active since/);

  const closed = await run(customersCloseCommand, { slug, reason: 'the contract ends', graceDays: '0', yes: true });
  expect(closed).toMatchObject({ result: 0, text: expect.stringContaining('is closed') });
  expect((await account(session)).status).toBe(401);
  expect((await tokenOf(key)).status).toBe(401);
  const left = await api.db.machine.findMany({ where: { namespace: stranger.namespace } });
  expect(left.map(({ name, deletionRequestedAt }) => [name, deletionRequestedAt !== null])).toEqual([
    ['claimed', true],
  ]);
  expect(
    await api.db.auditEvent.count({
      where: { action: 'machine.delete', actorType: 'operator', customerId: stranger.customerId },
    }),
  ).toBe(2);
  // Run again, it finds nothing left to end.
  expect(await closeDueCustomers(api.db, () => true)).toBe(0);
  await expect(run(customersResumeCommand, { slug, reason: 'it was a mistake' })).rejects.toThrow('is closed');
});

test('a suspension and a closing are two facts, and each is lifted by its own command', async () => {
  const { slug } = await api.db.customer.create({ data: { slug: 'both', displayName: 'Both' } });
  const shown = async () => JSON.parse((await run(customersShowCommand, { slug, output: 'json' })).text);
  await run(customersSuspendCommand, { slug, reason: 'sends spam, ticket 12', yes: true });
  await run(customersCloseCommand, { slug, reason: 'the contract ends', yes: true });
  expect(await shown()).toMatchObject({
    status: 'suspended',
    reason: 'sends spam, ticket 12',
    closesAt: expect.any(String),
    closingReason: 'the contract ends',
  });
  expect((await run(customersShowCommand, { slug })).text).toMatch(
    /Status +suspended, closes \d{4}-.*\nSuspended +sends spam, ticket 12\nCloses +\S+: the contract ends/,
  );
  const { id } = await api.db.customer.findUniqueOrThrow({ where: { slug } });
  expect(await refusalOfAccount(api.db, id)).toMatch(
    /is suspended since \S+: sends spam, ticket 12; it closes at \S+: the contract ends$/,
  );

  // A closing that is canceled leaves the suspension, and a suspension that is lifted leaves the closing.
  await run(customersReopenCommand, { slug, reason: 'the contract was prolonged' });
  expect(await shown()).toMatchObject({ status: 'suspended', reason: 'sends spam, ticket 12', closesAt: null });
  await run(customersCloseCommand, { slug, reason: 'the contract ends now', yes: true });
  expect((await run(customersResumeCommand, { slug, reason: 'the spam has ended' })).text).toMatch(
    /is active: .*\nIt still closes at \S+: the contract ends now \("customers reopen both" keeps it\)/,
  );
  expect(await shown()).toMatchObject({ status: 'active', reason: null, closingReason: 'the contract ends now' });
  expect(await refusalOfAccount(api.db, id)).toBeNull();

  // Neither does what the other is for, and both can be repeated.
  const paid = await run(customersResumeCommand, { slug, reason: 'invoice 4713 was paid' });
  expect(paid.text).toMatch(/It still closes at \S+: the contract ends now/);
  expect(await shown()).toMatchObject({ closingReason: 'the contract ends now' });
  for (const _ of ['once', 'again'])
    expect((await run(customersReopenCommand, { slug, reason: 'the contract was prolonged' })).text).toBe(
      'both does not close',
    );
  const events = await api.db.auditEvent.findMany({ where: { target: slug }, orderBy: { sequence: 'asc' } });
  expect(events.map(({ action }) => action.replace('customer.', ''))).toEqual([
    'suspend',
    'close',
    'reopen',
    'close',
    'resume',
    'reopen',
  ]);
});

test('a closed account names the reason of its closing, also if it was suspended before', async () => {
  const { slug, id } = await api.db.customer.create({ data: { slug: 'twice', displayName: 'Twice' } });
  await run(customersSuspendCommand, { slug, reason: 'sends spam, ticket 12', yes: true });
  await run(customersCloseCommand, { slug, reason: 'the contract ends', graceDays: '0', yes: true });
  expect(await refusalOfAccount(api.db, id)).toMatch(/is closed since \S+: the contract ends$/);
  expect((await run(customersShowCommand, { slug })).text).toMatch(
    /Status +closed since .*\nSuspended +sends spam, ticket 12\nClosed +\S+: the contract ends/,
  );
  await expect(run(customersReopenCommand, { slug, reason: 'it was a mistake' })).rejects.toThrow('is closed');
});

test('a new account is in a region of the applied fleet, whatever file this computer has', async () => {
  const elsewhere = { FLEET_FILE: '/no-fleet.yaml', DATABASE_URL: databaseUrl };
  const create = (slug: string, region?: string) =>
    said((print) => customersCreateCommand(readConfig(elsewhere), { slug, region }, print));
  await api.db.machineClass.create({ data: { name: 'g', cpuFamily: 'x', memoryGiB: 64, regions: ['south', 'north'] } });
  await create('by-default');
  expect(await api.db.tenant.findFirst({ where: { customer: { slug: 'by-default' } } })).toMatchObject({
    region: 'south',
  });
  await expect(create('by-choice', 'moon')).rejects.toThrow(/no region "moon": the applied fleet has/);
});

test('a tenant is moved to another applied region while it has no machines', async () => {
  const slug = await slugOf(tenant);
  const move = (region?: string) =>
    run(customersMoveCommand, { slug, reason: 'created in the wrong region', ...(region && { region }) });
  const region = async () => (await api.db.tenant.findUniqueOrThrow({ where: { id: tenant.tenantId } })).region;
  // It has the machine of the first test.
  await expect(move('south')).rejects.toThrow('has machines, which stay where they are');
  await api.db.machine.deleteMany({ where: { namespace: tenant.namespace } });
  await expect(move('moon')).rejects.toThrow('no region "moon"');
  await expect(move()).rejects.toThrow('--region');
  expect(await region()).toBe('region-1');
  expect((await move('south')).text).toBe(`new machines of the tenant default of ${slug} are placed in south`);
  expect(await region()).toBe('south');
  expect(await api.db.auditEvent.count({ where: { action: 'tenant.move', target: slug } })).toBe(1);
});

test.each([
  ['an account that there is not', { slug: 'nobody', reason }, 'There is no customer "nobody"'],
  ['no reason', { slug: 'nobody' }, 'Give a --reason of at least 8 characters'],
])('%s is refused by each command that changes an account', async (_what, options, message) => {
  for (const command of [
    customersSuspendCommand,
    customersResumeCommand,
    customersReopenCommand,
    customersCloseCommand,
  ])
    await expect(run(command, options)).rejects.toThrow(message);
});

test('a grace that is no number of days, and a state that does not exist, are refused', async () => {
  for (const graceDays of ['soon', '', '  ', '1e1', '0x10', '366']) {
    const close = run(customersCloseCommand, { slug: 'acme', reason, graceDays, yes: true });
    await expect(close).rejects.toThrow(`--grace-days is a whole number from 0 to 365, not "${graceDays}"`);
  }
  await expect(run(customersListCommand, { status: 'dormant' })).rejects.toThrow(
    '--status is active, suspended, closed or erased, not "dormant"',
  );
});
