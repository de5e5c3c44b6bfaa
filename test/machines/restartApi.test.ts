/** `POST …/restart`, without a workflow: what it accepts, records, and refuses. */
import { stopMachine } from '../../src/store/machines/heldStopped.ts';
import { makeSession, vm } from '../support/apiServer.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { api, call, tenant, stop } = {} as Teams;
beforeAll(async () => {
  ({ api, call, tenant, stop } = await startTeams());
});
afterAll(() => stop?.());

/** A machine as it is once its workflow saw it ready. */
async function ready(name: string): Promise<string> {
  const created = await call('virtualmachines', { method: 'POST', body: vm(name) });
  const { uid } = created.body.metadata;
  await api.db.machine.update({ where: { uid }, data: { phase: 'Running', readyForAccess: true, claimEpoch: 1 } });
  await api.db.lifecycle.create({
    data: {
      machineUid: uid,
      customerId: tenant.customerId,
      tenantId: tenant.tenantId,
      minimumSeconds: 60,
      resourceKind: 'VirtualMachine',
      resourceClass: 'general-1',
      resourceName: name,
      startedAt: BigInt(Math.floor(Date.now() / 1_000)),
    },
  });
  return uid;
}
const isReady = (name: string) =>
  api.db.machine.updateMany({ where: { name }, data: { phase: 'Running', readyForAccess: true, restartWanted: null } });
const restart = (name: string, body?: unknown, more: object = {}) =>
  call(`virtualmachines/${name}/restart`, { method: 'POST', ...(body !== undefined && { body }), ...more });
const recorded = (uid: string) => api.db.machine.findUniqueOrThrow({ where: { uid } });

test('a restart is accepted with 202 and a Status, and its machine is starting; it is audited and wakes the workflow', async () => {
  const uid = await ready('web');
  const answer = await restart('web');
  expect([answer.status, answer.body]).toEqual([
    202,
    {
      apiVersion: 'v1',
      kind: 'Status',
      status: 'Success',
      code: 202,
      message: 'the restart of virtualmachines.compute.service "web" is accepted',
    },
  ]);
  expect((await call('virtualmachines/web')).body).toMatchObject({
    metadata: { generation: 1 },
    status: {
      phase: 'Starting',
      readyForAccess: false,
      failureMessage: expect.stringContaining('a restart was asked for'),
    },
  });
  expect(await recorded(uid)).toMatchObject({
    restartWanted: 'graceful',
    restartRequestId: String(answer.headers['x-request-id']),
  });
  expect(api.wakes.at(-1)).toMatchObject({ machineUid: uid });
  expect(await api.db.auditEvent.findMany({ where: { target: uid, action: 'machine.restart' } })).toMatchObject([
    { outcome: 'success', requestId: String(answer.headers['x-request-id']), details: { name: 'web' } },
  ]);
});

test('a repeat of the same request changes nothing; another one joins a restart that is not done, and force hurries it', async () => {
  const uid = await ready('again');
  expect((await restart('again', { requestId: 'one' })).status).toBe(202);
  const wakes = api.wakes.length;
  const before = await recorded(uid);
  expect((await restart('again', { requestId: 'two', force: false })).status).toBe(202);
  expect(await recorded(uid)).toEqual(before);
  expect((await restart('again', { requestId: 'three', force: true })).status).toBe(202);
  expect(await recorded(uid)).toMatchObject({ restartWanted: 'forced', restartRequestId: 'three' });
  expect(api.wakes.length).toBe(wakes + 1);
  await isReady('again');
  const isNowReady = async () => (await recorded(uid)).readyForAccess;
  expect([(await restart('again', { requestId: 'three' })).status, await isNowReady()]).toEqual([202, true]);
  expect([(await restart('again', { requestId: 'four' })).status, await isNowReady()]).toEqual([202, false]);
  // Its guest is down, and does not come up: one more restart may help.
  await api.db.machine.update({ where: { uid }, data: { restartWanted: null } });
  expect((await restart('again', { requestId: 'five', force: true })).status).toBe(202);
  expect(await recorded(uid)).toMatchObject({ phase: 'Starting', restartWanted: 'forced', restartRequestId: 'five' });
});

test('more than ten restarts of a machine in ten minutes are refused with 429; those of another one are not', async () => {
  await ready('busy');
  await ready('calm');
  for (let time = 1; time <= 10; time++) {
    expect((await restart('busy')).status).toBe(202);
    await isReady('busy');
  }
  const limited = await restart('busy');
  expect([limited.status, limited.headers['ratelimit-policy']]).toEqual([429, '"restarts";q=10;w=600']);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  expect((await restart('calm')).status).toBe(202);
});

test('a machine that was never ready, that is being deleted, or that is not there cannot be restarted', async () => {
  await call('virtualmachines', { method: 'POST', body: vm('fresh') });
  expect(await restart('fresh')).toMatchObject({
    status: 409,
    body: {
      reason: 'Conflict',
      message: expect.stringContaining('"fresh" cannot be restarted (its phase is Pending)'),
    },
  });
  await ready('going');
  await call('virtualmachines/going', { method: 'DELETE' });
  expect(await restart('going')).toMatchObject({ status: 409 });
  expect(await restart('nowhere')).toMatchObject({ status: 404, body: { reason: 'NotFound' } });
});

test('the request needs compute:write, POST, and a body that it knows', async () => {
  await ready('guarded');
  const token = await makeSession(api.db, tenant, ['compute:read']);
  expect(await restart('guarded', undefined, { token })).toMatchObject({ status: 403 });
  expect(await call('virtualmachines/guarded/restart')).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  for (const [body, message] of [
    [{ forced: true }, /unknown field "forced"/],
    [{ force: 'yes' }, /force/],
    [{ requestId: 'a b' }, /requestId: 1 to 128 visible characters/],
    [[], /a JSON object/],
  ] as const)
    expect(await restart('guarded', body)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(message) },
    });
  const asked = await call('virtualmachines/guarded/restart?force=true', { method: 'POST' });
  expect([asked.status, asked.body.message]).toEqual([400, expect.stringContaining('force')]);
  const may = async (more: object) => {
    const review = await api.call('/v1/compute/apis/authorization.k8s.io/v1/selfsubjectaccessreviews', {
      method: 'POST',
      token: tenant.token,
      ...more,
      body: {
        apiVersion: 'authorization.k8s.io/v1',
        kind: 'SelfSubjectAccessReview',
        spec: {
          resourceAttributes: {
            group: 'compute.service',
            resource: 'virtualmachines',
            subresource: 'restart',
            verb: 'create',
            namespace: tenant.namespace,
          },
        },
      },
    });
    return review.body.status.allowed;
  };
  expect([await may({}), await may({ token })]).toEqual([true, false]);
  expect((await restart('guarded', null)).status).toBe(202);
});

test('a machine that the operator holds stopped is not restarted, and its customer reads why', async () => {
  const uid = await ready('stopped');
  await stopMachine(
    api.db,
    { kind: 'VirtualMachine', namespace: tenant.namespace, name: 'stopped' },
    { reason: 'it sends spam' },
  );
  const why = 'the operator has stopped it, and nothing of it is deleted: it sends spam';
  expect(await restart('stopped')).toMatchObject({ status: 409, body: { message: expect.stringContaining(why) } });
  expect((await call('virtualmachines/stopped')).body.status).toMatchObject({
    readyForAccess: false,
    failureMessage: why,
  });
  expect(await recorded(uid)).toMatchObject({ restartWanted: 'graceful' });
});
