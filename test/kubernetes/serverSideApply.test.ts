/** Server-side apply of machines: https://kubernetes.io/docs/reference/using-api/server-side-apply */
import { makeSession, vm } from '../support/apiServer.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { api, tenant, call, stop } = {} as Teams;
beforeAll(async () => {
  ({ api, tenant, call, stop } = await startTeams());
});
afterAll(() => stop?.());

const headers = { 'content-type': 'application/apply-patch+yaml' };
interface Options {
  manager?: string;
  query?: string;
  token?: string;
}
const apply = (name: string, body: unknown, { manager = 'one', query = '', ...more }: Options = {}) =>
  call(`virtualmachines/${name}?fieldManager=${manager}${query}`, { method: 'PATCH', body, headers, ...more });
const labeled = (name: string, labels: object, more: object = {}) => vm(name, {}, { labels, ...more });
/** What a controller applies that has an opinion of labels alone. */
const only = (name: string, labels: object) => ({
  apiVersion: 'compute.service/v1alpha1',
  kind: 'VirtualMachine',
  metadata: { name, labels },
});
const merge = (name: string, labels: object, manager: string) =>
  call(`virtualmachines/${name}?fieldManager=${manager}`, { method: 'PATCH', body: { metadata: { labels } } });
const labelsOf = async (name: string) => (await call(`virtualmachines/${name}`)).body.metadata.labels ?? {};

test('an apply creates an absent object, and changes nothing when repeated', async () => {
  const spec = { imageRef: 'debian-12', ports: [{ name: 'http', guestPort: 80 }] };
  const wanted = { ...labeled('made', { b: '1', app: 'web' }), spec };
  const made = await apply('made', wanted);
  expect([made.status, made.body.metadata.labels, made.body.status.phase]).toEqual([
    201,
    { app: 'web', b: '1' },
    'Pending',
  ]);
  expect(api.wakes.map(({ workflowId }) => workflowId)).toContainEqual(expect.stringContaining('made'));
  const again = await apply('made', wanted);
  expect([again.status, again.body]).toEqual([200, made.body]);
  expect(made.text).not.toContain('anager');
});

test('it removes what the client no longer applies, and nothing that others manage', async () => {
  await apply('pruned', labeled('pruned', { a: '1', b: '1', shared: '1' }, { annotations: { note: 'x' } }));
  await apply('pruned', only('pruned', { shared: '1', c: '1' }), { manager: 'two' });
  await merge('pruned', { d: '1' }, 'updater');
  const { status, body } = await apply('pruned', labeled('pruned', { b: '1' }));
  expect([status, body.metadata.labels, body.metadata.annotations]).toEqual([
    200,
    { b: '1', c: '1', d: '1', shared: '1' },
    undefined,
  ]);
});

test("applying another client's field is a conflict that names both; force takes the field over", async () => {
  await apply('contested', labeled('contested', { tier: 'gold', 'example.com/app': 'web' }));
  const before = (await call('virtualmachines/contested')).body;
  const one = await apply('contested', only('contested', { tier: 'silver' }), { manager: 'two' });
  expect([one.status, one.body]).toEqual([
    409,
    {
      apiVersion: 'v1',
      kind: 'Status',
      status: 'Failure',
      code: 409,
      reason: 'Conflict',
      message: 'Apply failed with 1 conflict: conflict with "one": .metadata.labels.tier',
    },
  ]);
  const several = await apply('contested', only('contested', { tier: 'silver', 'example.com/app': 'db' }), {
    manager: 'two',
  });
  expect(several.body.message).toBe(
    'Apply failed with 2 conflicts: conflicts with "one":\n- .metadata.labels.example.com/app\n- .metadata.labels.tier',
  );
  expect((await call('virtualmachines/contested')).body).toEqual(before);

  const forced = await apply('contested', only('contested', { tier: 'silver' }), {
    manager: 'two',
    query: '&force=true',
  });
  expect([forced.status, forced.body.metadata.labels.tier]).toEqual([200, 'silver']);
  expect(
    (await apply('contested', labeled('contested', { tier: 'gold', 'example.com/app': 'web' }))).body.message,
  ).toBe('Apply failed with 1 conflict: conflict with "two": .metadata.labels.tier');
  // The first client lost the field, so leaving it out removes nothing.
  await apply('contested', labeled('contested', { 'example.com/app': 'web' }));
  expect(await labelsOf('contested')).toEqual({ tier: 'silver', 'example.com/app': 'web' });
});

test('clients that apply the same value share the field until each has left it out', async () => {
  await apply('shared', labeled('shared', { a: '1' }));
  expect((await apply('shared', only('shared', { a: '1' }), { manager: 'two' })).status).toBe(200);
  expect((await apply('shared', labeled('shared', { a: '2' }))).status).toBe(409);
  await apply('shared', labeled('shared', {}));
  expect(await labelsOf('shared')).toEqual({ a: '1' });
  await apply('shared', only('shared', {}), { manager: 'two' });
  expect(await labelsOf('shared')).toEqual({});
});

test('a client that changes a field by other means manages it from then on', async () => {
  await apply('updated', labeled('updated', { a: '1', b: '1' }));
  await merge('updated', { a: '2', b: null }, 'kubectl-edit');
  const { status, body } = await apply('updated', labeled('updated', { a: '1', b: '1' }));
  expect([status, body.message]).toEqual([
    409,
    'Apply failed with 1 conflict: conflict with "kubectl-edit" using an update: .metadata.labels.a',
  ]);
  const agent = { 'content-type': 'application/merge-patch+json', 'user-agent': 'robot/1.2 (linux)' };
  await call('virtualmachines/updated', {
    method: 'PATCH',
    body: { metadata: { labels: { a: '3' } } },
    headers: agent,
  });
  expect((await apply('updated', labeled('updated', { a: '1' }))).body.message).toContain('"robot" using an update');
});

test('fields set before the first apply are kept, and changing them is a conflict', async () => {
  await call('virtualmachines', { method: 'POST', body: labeled('older', { a: '1', b: '1' }) });
  expect((await apply('older', only('older', { a: '2' }))).body.message).toContain('"before-first-apply"');
  expect((await apply('older', only('older', { c: '1' }))).body.metadata.labels).toEqual({ a: '1', b: '1', c: '1' });
});

test('kubectl can switch from client-side to server-side apply', async () => {
  const last = JSON.stringify(labeled('moved', { a: '1' }));
  const annotations = { 'kubectl.kubernetes.io/last-applied-configuration': last };
  const body = labeled('moved', { a: '1', b: '1' }, { annotations });
  await call('virtualmachines', { method: 'POST', body });
  const move = (labels: object) => apply('moved', labeled('moved', labels), { manager: 'kubectl' });
  expect((await move({ b: '2' })).status).toBe(409);
  expect((await move({ a: '2' })).body.metadata.labels).toEqual({ a: '2', b: '1' });
});

test('as a dry run it checks everything and writes nothing', async () => {
  const query = '&dryRun=All';
  expect((await apply('rehearsed', labeled('rehearsed', { a: '1' }), { query })).status).toBe(201);
  expect((await call('virtualmachines/rehearsed')).status).toBe(404);
  const { body: made } = await apply('rehearsed', labeled('rehearsed', { a: '1' }));
  const rehearsed = await apply('rehearsed', only('rehearsed', { b: '1' }), { query, manager: 'two' });
  expect([rehearsed.status, rehearsed.body.metadata]).toEqual([200, { ...made.metadata, labels: { a: '1', b: '1' } }]);
  expect((await apply('rehearsed', labeled('rehearsed', { a: '2' }), { query })).status).toBe(200);
  expect((await apply('rehearsed', only('rehearsed', { a: '2' }), { query, manager: 'two' })).status).toBe(409);
  expect((await call('virtualmachines/rehearsed')).body).toEqual(made);
});

test('applied spec fields must equal the current ones; omitted ones stay, unless this client applied them', async () => {
  const ports = [{ name: 'http', guestPort: 80 }];
  const applied = (spec: object, name = 'fixed') => ({ ...only(name, {}), spec });
  await apply('fixed', applied({ imageRef: 'debian-12', ports }));
  expect((await apply('fixed', applied({ imageRef: 'debian-12', ports }))).status).toBe(200);
  expect((await apply('fixed', applied({ ports, resources: { cpu: 2 } }), { manager: 'two' })).status).toBe(200);
  for (const spec of [{ imageRef: 'ubuntu-24.04' }, { ports: [] }, { resources: { cpu: 3 } }]) {
    const { status, body } = await apply('fixed', applied(spec), { manager: 'three', query: '&force=true' });
    expect([status, body.message]).toEqual([422, expect.stringContaining('spec is immutable')]);
  }
  await apply('sole', applied({ imageRef: 'debian-12', ports }, 'sole'));
  const without = await apply('sole', applied({ imageRef: 'debian-12' }, 'sole'));
  expect([without.status, without.body.message]).toEqual([422, expect.stringContaining('spec.ports differs')]);
});

test.each<[string, unknown, number, RegExp]>([
  ['another name', vm('other'), 400, /does not match the name/],
  ['another kind', { ...vm('refused'), kind: 'BareMetalMachine' }, 400, /kind/],
  ['an unknown field', { ...vm('refused'), colour: 'red' }, 400, /unknown field "colour"/],
  ['a spec without an image, when it must create', only('refused', {}), 422, /spec: Required value/],
  ['managed fields', vm('refused', {}, { managedFields: [{ manager: 'x' }] }), 400, /managedFields must be nil/],
  ['labels that are a list', vm('refused', {}, { labels: [] }), 400, /metadata.labels: must be an object/],
  ['a list', [], 400, /must be an object/],
  ['YAML of another kind', 'apiVersion: compute.service/v1alpha1\nkind: BareMetalMachine', 400, /kind/],
  // Without limits, this ends the process within a parser of YAML.
  ['YAML without an end', '{'.repeat(16_384), 400, /nested deeper than 64 levels/],
  ['the prototype', '{"metadata":{"labels":{"__proto__":"x"}}}', 400, /__proto__/],
  ['an object that is gone', vm('refused', {}, { uid: 'x' }), 409, /no object/],
])('refuses %s', async (_what, body, status, message) => {
  const answer = await apply('refused', body);
  expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(message)]);
  expect((await call('virtualmachines/refused')).status).toBe(404);
});

test('a client must name its field manager, and may not exceed its scopes', async () => {
  const patch = (query: string, token?: string) =>
    call(`virtualmachines/nameless${query}`, {
      method: 'PATCH',
      body: vm('nameless'),
      headers,
      ...(token && { token }),
    });
  expect((await patch('')).body.message).toContain('fieldManager: Required value');
  expect((await patch(`?fieldManager=${'x'.repeat(129)}`)).status).toBe(422);
  expect((await patch('?fieldManager=x', await makeSession(api.db, tenant, ['compute:read']))).status).toBe(403);
  expect((await patch('?fieldManager=x')).status).toBe(201);
});

test('concurrent applies of many clients make one machine with the labels of all', async () => {
  const clients = Array.from({ length: 8 }, (_, index) => `client-${index}`);
  const answers = await Promise.all(
    clients.map((manager) => apply('raced', labeled('raced', { [manager]: '1' }), { manager })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(7).fill(200), 201]);
  expect(Object.keys(await labelsOf('raced')).sort()).toEqual(clients);
});

test('the record of managers is bounded', async () => {
  const many = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`${'k'.repeat(200)}/${index}`, '']));
  const by = (manager: string) => apply('crowded', only('crowded', many), { manager });
  await apply('crowded', vm('crowded'));
  const answers = [];
  for (const manager of ['a', 'b', 'c', 'd', 'e', 'f']) answers.push(await by(manager));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 422]);
  expect(answers.at(-1)!.body.message).toContain('too many field managers');
});
