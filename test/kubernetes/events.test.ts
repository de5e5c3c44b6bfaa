/** The timelines of machines as Kubernetes Events, in both groups. */

import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import * as transitions from '../../src/store/machines/transitions.ts';
import { makeSession, type TestTenant } from '../support/apiServer.ts';
import { makeHost, makeMachine } from '../support/fixtures.ts';
import { openWatch, type WatchClient, type WatchEvent } from '../support/kubernetes/watchClient.ts';
import { allotTo } from '../support/limits.ts';
import { startTeams, type Teams } from '../support/teams.ts';
import { lookingAt, spec } from '../support/timelines.ts';

let { api, tenant, stranger, stop } = {} as Teams;
const prefix = '/v1/compute';
const [core, group] = ['/api/v1', '/apis/events.k8s.io/v1'];
const followers: WatchClient[] = [];

const get = (path: string, who: TestTenant = tenant) => api.call(`${prefix}${path}`, { token: who.token });
const list = async (query = '', where = core) => (await get(`${where}/namespaces/team-a/events${query}`)).body;

async function watch(query: string, where = core): Promise<WatchClient> {
  const path = `${prefix}${where}/namespaces/team-a/events?watch=true&${query}`;
  const client = await openWatch(api, path, { token: tenant.token });
  followers.push(client);
  return client;
}

/** A machine that was placed; `see` is a look of its host. */
async function placed(name: string) {
  const machine = await makeMachine(api.db, { namespace: 'team-a', name, spec });
  const { row } = (await transitions.claimMachine(api.db, machine.uid, `run-${name}`))!;
  let step = 0;
  const fence = () => ({ epoch: row.claimEpoch, step: ++step, attempt: 1 });
  const result = await placeMachine(api.db, machine.uid, fence());
  if (result.outcome !== 'placed') throw new Error(JSON.stringify(result));
  const { runtimeId } = result.placement;
  const see = (view: Parameters<typeof lookingAt>[1] = {}) =>
    transitions.recordAccess(api.db, machine.uid, fence(), lookingAt(runtimeId, view), 'allowed');
  return { machine, see };
}

beforeAll(async () => {
  ({ api, tenant, stranger, stop } = await startTeams());
  await api.db.machineClass.create({
    data: { name: 'general-1', cpuFamily: 'zen5', memoryGiB: 512, regions: ['region-1'] },
  });
  await allotTo(api.db, tenant.tenantId, 'general-1', { virtual_machine: 1_000 });
  await api.db.image.create({ data: { name: 'debian-12', digest: `sha256:${'a'.repeat(64)}` } });
  const { region } = await api.db.tenant.findUniqueOrThrow({ where: { id: tenant.tenantId } });
  await makeHost(api.db, { name: 'h1', region });
  await api.db.host.updateMany({ data: { images: [`sha256:${'a'.repeat(64)}`] } });
  for (const name of ['chosen', 'bystander']) await (await placed(name)).see();
});
afterEach(() => {
  for (const client of followers.splice(0)) client.leave();
});
afterAll(() => stop?.());

test('an event of core/v1 and the same one of events.k8s.io/v1', async () => {
  const { machine, see } = await placed('one');
  await see();
  await see({ power: 'off' });
  await see();
  const { items } = await list('?fieldSelector=involvedObject.name%3Done,reason%3DReady');
  const [event] = items;
  const reference = {
    apiVersion: 'compute.service/v1alpha1',
    kind: 'VirtualMachine',
    namespace: 'team-a',
    name: 'one',
  };
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const message = 'port ssh (22) listens: clients may connect';
  expect(items).toEqual([
    {
      apiVersion: 'v1',
      kind: 'Event',
      metadata: {
        name: expect.stringMatching(/^one\.[0-9a-f]{16}$/),
        namespace: 'team-a',
        uid: expect.stringMatching(/^[-0-9a-f]{36}$/),
        resourceVersion: expect.stringMatching(/^\d+$/),
        creationTimestamp: moment,
      },
      involvedObject: { ...reference, uid: machine.uid },
      type: 'Normal',
      reason: 'Ready',
      message,
      source: { component: 'compute-service' },
      firstTimestamp: moment,
      lastTimestamp: moment,
      count: 2,
      reportingComponent: 'compute-service',
      reportingInstance: '',
    },
  ]);
  expect((await get(`${core}/namespaces/team-a/events/${event.metadata.name}`)).body).toEqual(event);
  const { body: other } = await get(`${group}/namespaces/team-a/events/${event.metadata.name}`);
  expect(other).toMatchObject({
    apiVersion: 'events.k8s.io/v1',
    kind: 'Event',
    metadata: event.metadata,
    regarding: event.involvedObject,
    reason: 'Ready',
    type: 'Normal',
    note: message,
    series: { count: 2, lastObservedTime: expect.stringMatching(/\.\d{6}Z$/) },
    deprecatedCount: 2,
  });
  expect((await get(`${core}/namespaces/team-a/events/one.0000000000000000`)).status).toBe(404);
});

test.each([
  ['involvedObject.kind%3DVirtualMachine,involvedObject.name%3Dchosen', 4],
  ['involvedObject.apiVersion%3Dcompute.service/v1alpha1,involvedObject.name%3Dchosen', 4],
  ['involvedObject.kind%3DBareMetalMachine,involvedObject.name%3Dchosen', 0],
  ['involvedObject.uid%3DUID,involvedObject.namespace%3Dteam-a', 4],
  ['involvedObject.uid%3D00000000-0000-4000-8000-000000000000', 0],
  ['involvedObject.uid%3Dx', 0],
  ['involvedObject.uid%3DUID,reason!%3DStarted', 3],
  ['involvedObject.uid%3DUID,type%3DWarning', 0],
  ['involvedObject.uid%3DUID,type%3DNormal,reason%3DStarted', 1],
  ['regarding.uid%3DUID,reason%3DStarted', 1],
])('a list by %s has %i', async (selector, count) => {
  const chosen = await api.db.machine.findFirstOrThrow({ where: { name: 'chosen' } });
  const where = selector.startsWith('regarding') ? group : core;
  const { items } = await list(`?fieldSelector=${selector.replace('UID', chosen.uid)}`, where);
  expect(items).toHaveLength(count);
  expect(items.every((item: any) => (item.involvedObject ?? item.regarding).name === 'chosen')).toBe(true);
});

test('a selector by another field is refused', async () => {
  const { status, body } = await get(`${core}/namespaces/team-a/events?fieldSelector=message%3Dx`);
  expect([status, body.message]).toEqual([400, expect.stringContaining('field label not supported: message')]);
});

test('pages show every event once, whatever happens meanwhile', async () => {
  const { see } = await placed('paged');
  await see();
  const all = (await list()).items.map(({ metadata }: any) => metadata.name);
  const seen: string[] = [];
  let token = '';
  do {
    const page = await list(`?limit=2&continue=${token}`);
    seen.push(...page.items.map(({ metadata }: any) => metadata.name));
    token = page.metadata.continue ?? '';
    await see(seen.length % 4 === 0 ? { power: 'off' } : {});
  } while (token !== '');
  expect(seen).toEqual(all);
});

test('a watch from a list shows what happens after it, a repetition as a change, and misses nothing after a resume', async () => {
  const { see } = await placed('watched');
  const { metadata } = await list();
  const only = 'fieldSelector=involvedObject.name%3Dwatched';
  const client = await watch(`resourceVersion=${metadata.resourceVersion}&${only}`);
  // What happens again before it was read is shown once, as it is then.
  for (const [view, count] of [
    [{}, 3],
    [{ power: 'off' }, 5],
    [{}, 6],
  ] as const) {
    await see(view);
    await client.until((seen) => seen.length === count);
  }
  const shown = (events: WatchEvent[]) => events.map(({ type, object }) => `${type} ${object.reason} ${object.count}`);
  const expected = [
    'ADDED Created 1',
    'ADDED Started 1',
    'ADDED Ready 1',
    'ADDED NotReady 1',
    'ADDED Restarting 1',
    'MODIFIED Ready 2',
  ];
  const { events } = client;
  expect(shown(events)).toEqual(expected);
  // From any event on, the rest follows; those of its own change may come once more.
  for (const [index, { object }] of events.entries()) {
    const resumed = await watch(`resourceVersion=${object.metadata.resourceVersion}&${only}`);
    const rest = new Set(events.slice(index + 1).map((each) => each.object.metadata.name));
    if (rest.size === 0) continue;
    const again = await resumed.until((seen) =>
      [...rest].every((name) => seen.some((one) => one.object.metadata.name === name)),
    );
    expect(again.length).toBeGreaterThanOrEqual(rest.size);
  }
  const fresh = await watch(only.replace('involvedObject', 'regarding'), group);
  await fresh.until((seen) => seen.length === 6);
  expect((await watch('resourceVersion=999999999')).status).toBe(410);
});

test('a table says when, what, and of which machine', async () => {
  await (await placed('shown')).see();
  const answer = await api.call(`${prefix}${core}/namespaces/team-a/events?fieldSelector=involvedObject.name%3Dshown`, {
    token: tenant.token,
    headers: { accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' },
  });
  expect(answer.body.columnDefinitions.map(({ name }: any) => name)).toEqual([
    ...['Last Seen', 'Type', 'Reason', 'Object', 'Message', 'First Seen', 'Count', 'Name'],
  ]);
  expect(answer.body.rows[0].cells.slice(1, 4)).toEqual(['Normal', 'Scheduled', 'virtualmachine/shown']);
});

test('another tenant sees none of them, nor does a session without compute:read, and nothing can be written', async () => {
  await (await placed('own')).see();
  const own = await list();
  expect(own.items.length).toBeGreaterThan(3);
  const { name } = own.items[0].metadata;
  for (const where of [core, group]) {
    for (const path of ['events', `events/${name}`])
      expect((await get(`${where}/namespaces/team-a/${path}`, stranger)).status).toBe(403);
    expect((await get(`${where}/namespaces/team-b/events`, stranger)).body.items).toEqual([]);
    expect((await get(`${where}/namespaces/team-b/events/${name}`, stranger)).status).toBe(404);
    expect((await get(`${where}/events`, stranger)).body.items).toEqual([]);
    expect((await get(`${where}/events`)).body.items.length).toBe(own.items.length);
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect(
        (
          await api.call(`${prefix}${where}/namespaces/team-a/events/${name}`, {
            method,
            token: tenant.token,
            body: {},
          })
        ).status,
      ).toBe(405);
  }
  const token = await makeSession(api.db, tenant, ['admin:read', 'compute:write']);
  expect((await api.call(`${prefix}${core}/namespaces/team-a/events`, { token })).status).toBe(403);
  const may = async (verb: string, apiGroup: string, namespace: string) => {
    const spec = { resourceAttributes: { verb, group: apiGroup, resource: 'events', namespace } };
    const body = { apiVersion: 'authorization.k8s.io/v1', kind: 'SelfSubjectAccessReview', spec };
    const path = `${prefix}/apis/authorization.k8s.io/v1/selfsubjectaccessreviews`;
    return (await api.call(path, { method: 'POST', token: tenant.token, body })).body.status.allowed;
  };
  expect([await may('list', '', 'team-a'), await may('watch', 'events.k8s.io', 'team-a')]).toEqual([true, true]);
  expect([await may('create', '', 'team-a'), await may('list', '', 'team-b')]).toEqual([false, false]);
});
