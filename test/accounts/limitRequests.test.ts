/** What a customer sees of its limits and asks for beyond them, and what an operator says to it. */
import { randomUUID } from 'node:crypto';
import {
  limitsGrantCommand,
  limitsRefuseCommand,
  limitsRequestsCommand,
} from '../../src/cli/customers/limitRequestCommands.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { openRequests } from '../../src/store/fleet/limitRequests.ts';
import { setLimitOf } from '../../src/store/fleet/tenantLimits.ts';
import { vm } from '../support/apiServer.ts';
import { runnerOn } from '../support/commands.ts';
import { allotTo } from '../support/limits.ts';
import { makePerson } from '../support/people.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { databaseUrl, api, tenant, stranger, stop } = {} as Teams;
let config: Config;
beforeAll(async () => {
  ({ databaseUrl, api, tenant, stranger, stop } = await startTeams());
  config = readConfig({ DATABASE_URL: databaseUrl });
  await api.db.machineClass.create({
    data: { name: 'general-1', cpuFamily: 'zen5', memoryGiB: 64, regions: ['north'] },
  });
  await allotTo(api.db, tenant.tenantId, 'general-1', { virtual_machine: 10 });
  await setLimitOf(api.db, tenant.namespace, { name: 'cpu', className: null, amount: 3, reason: 'x', endsAt: null });
});
afterAll(() => stop?.());

type Body = Record<string, unknown>;
const ask = (body: Body, token = tenant.token) =>
  api.call('/v1/admin/limit-requests', { method: 'POST', token, body: { reason: 'a load test', ...body } });
const limits = async (token = tenant.token) => (await api.call('/v1/admin/limits', { token })).body.limits as Body[];
const requests = async (token = tenant.token) =>
  (await api.call('/v1/admin/limit-requests', { token })).body.limit_requests as Body[];
const create = (name: string) =>
  api.call(`/v1/compute/apis/compute.service/v1alpha1/namespaces/${tenant.namespace}/virtualmachines`, {
    method: 'POST',
    token: tenant.token,
    body: { ...vm(name), spec: { imageRef: 'debian-12', resources: { cpu: 2, memoryGiB: 1, diskGiB: 1 } } },
  });

/** The newest email to the owners of the account. */
const notice = async () =>
  (await api.db.outgoingEmail.findFirst({ where: { customerId: tenant.customerId }, orderBy: { createdAt: 'desc' } }))
    ?.notice;

const run = runnerOn(() => config);
const reason = 'as agreed by phone';

test('a create beyond a limit in all names the limit, the use, and where to ask; the use is in the list', async () => {
  expect((await create('first')).status).toBe(201);
  const refused = await create('second');
  expect([refused.status, refused.body.reason]).toEqual([403, 'Forbidden']);
  expect(refused.body.message).toMatch(
    /exceeded quota: requested: cpu=2, used: cpu=2, limited: cpu=3; .*POST \/v1\/admin\/limit-requests$/,
  );
  expect(await limits()).toContainEqual({ limit: 'cpu', machine_class: null, amount: 3, used: 2, ends_at: null });
  expect(await limits()).toContainEqual(
    expect.objectContaining({ limit: 'virtual_machine', machine_class: 'general-1', amount: 10 }),
  );
  expect(await limits(stranger.token)).toEqual([]);
});

test('a request is granted, with another amount and until a time, and the customer may use it at once', async () => {
  const asked = await ask({ limit: 'cpu', amount: 8 });
  expect([asked.status, asked.body]).toEqual([
    201,
    expect.objectContaining({ limit: 'cpu', machine_class: null, amount: 8, status: 'open', answer: null }),
  ]);
  const { id } = asked.body;
  expect((await ask({ limit: 'cpu', amount: 9 })).body).toMatchObject({ status: 409, code: 'limit_reached' });
  expect(await openRequests(api.db)).toMatchObject({ count: 1 });
  expect((await run(limitsRequestsCommand, {})).text).toMatch(
    new RegExp(`^${id} +team-a +${tenant.namespace} +\\(all\\) +cpu +8 .* open +a load test$`, 'm'),
  );

  const given = { id, amount: '6', until: '2999-01-01T00:00:00Z', reason };
  // Less than the limit is no grant.
  const { amount: limit } = (await limits()).find((each) => each.limit === 'cpu')!;
  const lower = { ...given, amount: String(limit), yes: true };
  await expect(run(limitsGrantCommand, lower)).rejects.toThrow(`The limit is ${limit} already: give a higher one`);
  const dry = await run(limitsGrantCommand, given);
  expect([dry.result, dry.text]).toEqual([3, expect.stringMatching(/asks for 8: "a load test"[\s\S]*to 6 until 2999/)]);
  expect((await requests())[0]).toMatchObject({ id, status: 'open' });
  expect((await create('second')).status).toBe(403);

  expect((await run(limitsGrantCommand, { ...given, yes: true })).result).toBe(0);
  expect((await create('second')).status).toBe(201);
  expect((await requests())[0]).toMatchObject({ id, status: 'granted', answer: reason });
  expect(await limits()).toContainEqual(
    expect.objectContaining({ limit: 'cpu', amount: 6, used: 4, ends_at: '2999-01-01T00:00:00.000Z' }),
  );
  await expect(run(limitsGrantCommand, { ...given, yes: true })).rejects.toThrow('is granted already');
  const events = await api.db.auditEvent.findMany({ where: { target: id }, orderBy: { sequence: 'asc' } });
  expect(events.map((each) => [each.action, each.actorType, each.reason])).toEqual([
    ['limit-request.create', expect.not.stringMatching('operator'), 'a load test'],
    ['limit-request.grant', 'operator', reason],
  ]);
  expect(await notice()).toEqual({
    subject: 'Your request for more cpu is granted',
    text:
      `You asked for 8 cpu in ${tenant.namespace}, with the reason: a load test\n\nThe limit is 6 until ` +
      `2999-01-01T00:00:00.000Z.\n\nThe operator says: ${reason}\n\n`,
  });
});

test('a request is refused with what the customer reads, and the next one may be made', async () => {
  const { id } = (await ask({ limit: 'virtual_machine', machine_class: 'general-1', amount: 20 })).body;
  const dry = await run(limitsRefuseCommand, { id, reason });
  expect([dry.result, dry.text]).toEqual([3, expect.stringContaining('This refuses virtual_machine 20 to team-a')]);
  await run(limitsRefuseCommand, { id, reason, yes: true });
  expect((await requests())[0]).toMatchObject({ id, status: 'refused', answer: reason });
  expect(await notice()).toMatchObject({
    subject: 'Your request for more virtual_machine is refused',
    text: expect.stringMatching(/^You asked for 20 virtual_machine of general-1 .*\n\nThe limit stays as it is\./),
  });
  expect((await run(limitsRequestsCommand, {})).text).toBe('No request is open.');
  expect((await run(limitsRequestsCommand, { all: true })).text).toContain('refused');
  const again = await ask({ limit: 'virtual_machine', machine_class: 'general-1', amount: 20 });
  expect(again.status).toBe(201);
  await run(limitsRefuseCommand, { id: again.body.id, reason, yes: true });
  await expect(run(limitsRefuseCommand, { id: randomUUID(), reason, yes: true })).rejects.toThrow(
    'There is no request',
  );
  await expect(run(limitsRefuseCommand, { id: 'x', reason, yes: true })).rejects.toThrow('There is no request "x"');
});

test.each<[string, Body, string, RegExp]>([
  ['no more than the limit', { limit: 'cpu', amount: 3 }, '/amount', /must be more than/],
  ['what is not limited', { limit: 'disk_gib', amount: 3 }, '/limit', /disk_gib is not limited/],
  ['an unknown limit', { limit: 'gpu', amount: 3 }, '/limit', /must be one of/],
  ['a class that it cannot see', { limit: 'bare_metal', machine_class: 'x', amount: 3 }, '/machine_class', /general-1/],
  ['no class', { limit: 'bare_metal', amount: 3 }, '/machine_class', /must be one of general-1/],
  [
    'a class of a limit in all',
    { limit: 'cpu', machine_class: 'general-1', amount: 9 },
    '/machine_class',
    /leave it out/,
  ],
  ['no reason', { limit: 'cpu', amount: 9, reason: ' ' }, '/reason', /must have 1 to 500/],
  ['half a machine', { limit: 'cpu', amount: 9.5 }, '/amount', /./],
])('asking for %s is 422, and names the field', async (_what, body, pointer, detail) => {
  const { status, body: problem } = await ask(body);
  expect([status, problem.errors]).toEqual([422, [expect.objectContaining({ pointer })]]);
  expect(problem.errors[0].detail).toMatch(detail);
  expect(await openRequests(api.db)).toMatchObject({ count: 0 });
});

test('those who may only read see limits and requests, and ask for nothing', async () => {
  const { token } = await makePerson(api.db, tenant, 'viewer');
  expect(await limits(token)).toEqual(await limits());
  expect(await requests(token)).toEqual(await requests());
  expect((await ask({ limit: 'cpu', amount: 9 }, token)).status).toBe(403);
});
