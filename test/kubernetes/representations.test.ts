/** The forms in which objects are shown: whole, as metadata alone, as rows, by what the client accepts. */
import { vm } from '../support/apiServer.ts';
import { openWatch } from '../support/kubernetes/watchClient.ts';
import { startTeams, type Teams } from '../support/teams.ts';

const ofKubernetes = (as: string) => `as=${as};g=meta.k8s.io;v=v1`;
const metadataOnly = `application/json;${ofKubernetes('PartialObjectMetadata')}`;
const metadataList = `application/json;${ofKubernetes('PartialObjectMetadataList')}`;
const table = 'application/json;as=Table;v=v1;g=meta.k8s.io';
/** As client-go's metadata client sends it. */
const informer = (as: string) =>
  `application/vnd.kubernetes.protobuf;${ofKubernetes(as)},application/json;${ofKubernetes(as)},application/json`;

let { api, tenant, base, call, stop } = {} as Teams;
beforeAll(async () => {
  ({ api, tenant, base, call, stop } = await startTeams());
  await call('virtualmachines', { method: 'POST', body: vm('one', {}, { labels: { a: 'b' } }) });
});
afterAll(() => stop?.());

const partialOf = (whole: { metadata: object }) => ({
  apiVersion: 'meta.k8s.io/v1',
  kind: 'PartialObjectMetadata',
  metadata: whole.metadata,
});

test('a get, a list, a create, and a patch return only metadata to a client that accepts it', async () => {
  const whole = (await call('virtualmachines/one')).body;
  for (const accept of [metadataOnly, informer('PartialObjectMetadata')])
    expect((await call('virtualmachines/one', { headers: { accept } })).body).toEqual(partialOf(whole));
  for (const accept of [metadataList, informer('PartialObjectMetadataList')]) {
    const { body } = await call('virtualmachines?limit=1', { headers: { accept } });
    expect(body).toEqual({
      apiVersion: 'meta.k8s.io/v1',
      kind: 'PartialObjectMetadataList',
      metadata: { resourceVersion: whole.metadata.resourceVersion },
      items: [partialOf(whole)],
    });
  }
  const headers = { accept: metadataOnly };
  const patch = { metadata: { labels: { a: 'c' } } };
  const patched = await call('virtualmachines/one', {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/merge-patch+json' },
    body: patch,
  });
  expect(patched.body).toEqual(partialOf((await call('virtualmachines/one')).body));
  const created = await call('virtualmachines?dryRun=All', { method: 'POST', headers, body: vm('two') });
  expect([created.status, created.body.kind, Object.keys(created.body)]).toEqual([
    201,
    'PartialObjectMetadata',
    ['kind', 'apiVersion', 'metadata'],
  ]);
});

test('a watch shows only metadata in every event, bookmarks included', async () => {
  const query = 'watch=true&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true';
  const accept = informer('PartialObjectMetadata');
  const client = await openWatch(api, `${base}/virtualmachines?${query}`, { token: tenant.token, accept });
  try {
    await client.until((seen) => seen.length === 2);
    const patch = { metadata: { labels: { a: 'd' } } };
    const patched = (await call('virtualmachines/one', { method: 'PATCH', body: patch })).body;
    const [added, bookmark, modified] = await client.until((seen) => seen.length === 3);
    expect([added!.type, added!.object.kind, added!.object.spec]).toEqual([
      'ADDED',
      'PartialObjectMetadata',
      undefined,
    ]);
    expect(bookmark).toEqual({
      type: 'BOOKMARK',
      object: partialOf({
        metadata: {
          resourceVersion: added!.object.metadata.resourceVersion,
          annotations: { 'k8s.io/initial-events-end': 'true' },
        },
      }),
    });
    expect(modified).toEqual({ type: 'MODIFIED', object: partialOf(patched) });
  } finally {
    client.leave();
  }
});

test.each([
  ['nothing', '', 'VirtualMachineList'],
  ['anything', '*/*', 'VirtualMachineList'],
  ['JSON first', `application/json, ${table}`, 'VirtualMachineList'],
  ['a Table first', `${table},application/json`, 'Table'],
  ['a Table with more weight', `application/json;q=0.5, ${table};q=0.9`, 'Table'],
  ['a Table of no weight', `${table};q=0,application/json`, 'VirtualMachineList'],
  ['an older Table, then a Table', `application/json;as=Table;v=v1beta1;g=meta.k8s.io,${table}`, 'Table'],
  ['an older Table', 'application/json;as=Table;v=v1beta1;g=meta.k8s.io', 'VirtualMachineList'],
  ['protobuf or metadata', `application/vnd.kubernetes.protobuf,${metadataList}`, 'PartialObjectMetadataList'],
  [
    'metadata in protobuf',
    `application/vnd.kubernetes.protobuf;${ofKubernetes('PartialObjectMetadataList')}`,
    'VirtualMachineList',
  ],
  ['metadata of another group', 'application/json;as=PartialObjectMetadataList;g=x;v=v1', 'VirtualMachineList'],
  ['an unknown form', `application/json;${ofKubernetes('constructor')}`, 'VirtualMachineList'],
  ['broken clauses', ',;;=,application/json;as', 'VirtualMachineList'],
])(
  'a client that accepts %s gets the first form that the service has, or else whole objects',
  async (_what, accept, kind) => {
    const answer = await call('virtualmachines', { headers: { accept } });
    expect([answer.status, answer.headers['content-type'], answer.body.kind]).toEqual([200, 'application/json', kind]);
  },
);
