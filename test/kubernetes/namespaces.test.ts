/** What a session sees of namespaces: its own, by name, in lists, and in what is asked across all of them. */
import { makeSession, vm } from '../support/apiServer.ts';
import { openWatch, summary, type WatchClient } from '../support/kubernetes/watchClient.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { api, tenant, stranger, call, stop } = {} as Teams;
const open: WatchClient[] = [];
const prefix = '/v1/compute';
const get = (path: string, token = tenant.token, accept = 'application/json') =>
  api.call(`${prefix}${path}`, { token, headers: { accept } });
const table = 'application/json;as=Table;v=v1;g=meta.k8s.io,application/json';
async function watch(path: string, token = tenant.token): Promise<WatchClient> {
  const client = await openWatch(api, `${prefix}${path}`, { token });
  open.push(client);
  return client;
}

beforeAll(async () => {
  ({ api, tenant, stranger, call, stop } = await startTeams());
  await call('virtualmachines', { method: 'POST', body: vm('ours', {}, { labels: { app: 'web' } }) });
  const theirs = '/apis/compute.service/v1alpha1/namespaces/team-b/virtualmachines';
  await api.call(`${prefix}${theirs}`, { method: 'POST', token: stranger.token, body: vm('theirs') });
});
afterEach(() => {
  for (const client of open.splice(0)) client.leave();
});
afterAll(() => stop?.());

describe('the namespaces of the core group', () => {
  test('are announced in discovery with their verbs', async () => {
    expect((await get('/api')).body.versions).toEqual(['v1']);
    const { body } = await get('/api/v1');
    expect(body).toMatchObject({ kind: 'APIResourceList', groupVersion: 'v1' });
    expect(body.resources.find(({ name }: { name: string }) => name === 'namespaces')).toEqual({
      name: 'namespaces',
      singularName: 'namespace',
      namespaced: false,
      kind: 'Namespace',
      verbs: ['get', 'list', 'watch'],
      shortNames: ['ns'],
    });
  });

  test('contain only the session’s own: read by name, listed, and selected', async () => {
    const own = await get('/api/v1/namespaces/team-a');
    expect([own.status, own.body]).toEqual([
      200,
      {
        apiVersion: 'v1',
        kind: 'Namespace',
        metadata: {
          name: 'team-a',
          uid: tenant.tenantId,
          resourceVersion: '1',
          creationTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
          labels: { 'kubernetes.io/metadata.name': 'team-a' },
        },
        spec: {},
        status: { phase: 'Active' },
      },
    ]);
    const listed = (query: string) => get(`/api/v1/namespaces${query}`);
    expect((await listed('')).body).toEqual({
      apiVersion: 'v1',
      kind: 'NamespaceList',
      metadata: { resourceVersion: '1' },
      items: [own.body],
    });
    for (const [selector, count] of [
      ['fieldSelector=metadata.name%3Dteam-a', 1],
      ['fieldSelector=metadata.name%3Dteam-b', 0],
      ['fieldSelector=metadata.name%3Dnowhere', 0],
      ['fieldSelector=status.phase%3DActive', 1],
      ['labelSelector=kubernetes.io/metadata.name%3Dteam-a', 1],
      ['labelSelector=other', 0],
      ['limit=1', 1],
      ['resourceVersion=1&resourceVersionMatch=Exact', 1],
    ] as const)
      expect([selector, (await listed(`?${selector}`)).body.items.length]).toEqual([selector, count]);
    const rows = (await get('/api/v1/namespaces', tenant.token, table)).body;
    expect(rows.columnDefinitions.map(({ name }: { name: string }) => name)).toEqual(['Name', 'Status', 'Age']);
    expect(rows.rows[0].cells.slice(0, 2)).toEqual(['team-a', 'Active']);
  });

  test('can be watched: the session’s own is ADDED, and a watch from its version waits', async () => {
    const bookmarked = 'sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true';
    const client = await watch(`/api/v1/namespaces?watch=true&${bookmarked}`);
    const events = await client.until((seen) => seen.length === 2);
    expect(summary(events)).toEqual(['ADDED team-a', 'BOOKMARK']);
    expect(events[1]!.object).toMatchObject({ apiVersion: 'v1', kind: 'Namespace' });
    const resumed = await watch('/api/v1/namespaces?watch=true&resourceVersion=1&timeoutSeconds=1');
    expect([await resumed.ended, resumed.events]).toEqual(['ended', []]);
    expect((await get('/api/v1/namespaces?watch=true&resourceVersion=7')).status).toBe(410);
  });

  test('of others get the same refusal, whether or not they exist', async () => {
    const refusals = await Promise.all(['team-b', 'nowhere'].map((name) => get(`/api/v1/namespaces/${name}`)));
    expect(refusals.map(({ status }) => status)).toEqual([403, 403]);
    expect(refusals[0]!.text).toBe(refusals[1]!.text);
    expect((await get('/api/v1/namespaces/team-b', stranger.token)).status).toBe(200);
  });

  test('can be listed and watched with compute:read, and never written', async () => {
    const writer = await makeSession(api.db, tenant, ['compute:write']);
    expect((await get('/api/v1/namespaces/team-a', writer)).status).toBe(200);
    expect((await get('/api/v1/namespaces?watch=true', writer)).status).toBe(403);
    for (const [method, path] of [
      ['POST', '/api/v1/namespaces'],
      ['DELETE', '/api/v1/namespaces/team-a'],
      ['PATCH', '/api/v1/namespaces/team-a'],
    ] as const)
      expect((await api.call(`${prefix}${path}`, { method, token: tenant.token, body: {} })).status).toBe(405);
  });
});

describe('across all namespaces', () => {
  const all = '/apis/compute.service/v1alpha1/virtualmachines';
  const names = (body: { items: { metadata: { name: string } }[] }) => body.items.map(({ metadata }) => metadata.name);

  test('a list contains what is in the session’s own namespace, with pages and selectors', async () => {
    const { status, body } = await get(all);
    expect([status, body.kind, names(body)]).toEqual([200, 'VirtualMachineList', ['ours']]);
    expect(body.items[0].metadata.namespace).toBe('team-a');
    expect(body).toEqual((await call('virtualmachines')).body);
    expect(names((await get(all, stranger.token)).body)).toEqual(['theirs']);
    expect(names((await get(`${all}?labelSelector=app%3Ddb`)).body)).toEqual([]);
    expect(names((await get(`${all}?fieldSelector=metadata.namespace%3Dteam-b`)).body)).toEqual([]);
    await call('virtualmachines', { method: 'POST', body: vm('second') });
    const first = (await get(`${all}?limit=1`)).body;
    const rest = await get(`${all}?limit=1&continue=${encodeURIComponent(first.metadata.continue)}`);
    expect([...names(first), ...names(rest.body)]).toEqual(['ours', 'second']);
    const foreign = `${all}?limit=1&continue=${encodeURIComponent(first.metadata.continue)}`;
    expect((await get(foreign, stranger.token)).status).toBe(400);
    expect((await get('/apis/compute.service/v1alpha1/machineclasses')).body.kind).toBe('MachineClassList');
  });

  test('a watch shows what happens in the session’s own namespace, and nothing of others', async () => {
    const client = await watch(`${all}?watch=true&fieldSelector=metadata.name%3Dfollowed`);
    const theirs = '/apis/compute.service/v1alpha1/namespaces/team-b/virtualmachines';
    await api.call(`${prefix}${theirs}`, { method: 'POST', token: stranger.token, body: vm('followed') });
    const created = await call('virtualmachines', { method: 'POST', body: vm('followed') });
    const events = await client.until((seen) => seen.length > 0);
    expect(events).toEqual([{ type: 'ADDED', object: created.body }]);
  });

  test('only lists and watches are served, with the same scope as within a namespace', async () => {
    const writer = await makeSession(api.db, tenant, ['compute:write']);
    expect((await get(all, writer)).status).toBe(403);
    for (const method of ['POST', 'DELETE', 'PATCH', 'PUT'])
      expect((await api.call(`${prefix}${all}`, { method, token: tenant.token, body: vm('x') })).status).toBe(405);
  });
});
