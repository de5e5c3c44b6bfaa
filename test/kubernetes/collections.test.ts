/** What concerns several objects or their names: deleting many by a selector, and names that the service makes. */
import { createNamed, generatedName } from '../../src/api/kubernetes/generatedName.ts';
import { ApiError } from '../../src/http/apiError.ts';
import { makeSession, makeTenant, type TestTenant, vm } from '../support/apiServer.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { api, tenant, stop } = {} as Teams;
beforeAll(async () => {
  ({ api, tenant, stop } = await startTeams());
});
afterAll(() => stop?.());

const pathOf = (namespace: string) =>
  `/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/virtualmachines`;

describe('a delete of a collection', () => {
  let counter = 0;
  let team: TestTenant;
  let path: string;
  const call = (suffix: string, method = 'GET', body?: unknown, token = team.token) =>
    api.call(`${path}${suffix}`, { token, method, ...(body !== undefined && { body }) });
  /** The machines of which the deletion was accepted. As no host ever had them, they are gone at once. */
  const deleted = async (): Promise<string[]> => {
    const left: string[] = (await call('')).body.items.map(
      ({ metadata }: { metadata: { name: string } }) => metadata.name,
    );
    return ['a', 'b', 'c'].filter((name) => !left.includes(name));
  };
  beforeEach(async () => {
    team = await makeTenant(api.db, `many-${counter++}`);
    path = pathOf(team.namespace);
    for (const name of ['a', 'b', 'c'])
      await call('', 'POST', vm(name, {}, { labels: { batch: name === 'c' ? 'y' : 'x' } }));
  });

  test('deletes what its selectors choose, once, and responds with a Status', async () => {
    const answer = await call('?labelSelector=batch%3Dx', 'DELETE');
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        apiVersion: 'v1',
        kind: 'Status',
        status: 'Success',
        code: 200,
        message: 'the deletion of 2 virtualmachines.compute.service is accepted',
      },
    ]);
    expect(await deleted()).toEqual(['a', 'b']);
    const again = await call('?labelSelector=batch%3Dx', 'DELETE');
    expect([again.status, again.body.message]).toEqual([200, expect.stringContaining('deletion of 0 ')]);
    expect((await call('?fieldSelector=metadata.name%3Dc', 'DELETE')).status).toBe(200);
    expect(await deleted()).toEqual(['a', 'b', 'c']);
  });

  test('with an empty selector deletes everything in the namespace, but nothing in another namespace or of another kind', async () => {
    const other = `${pathOf('team-a')}`;
    await api.call(other, { method: 'POST', token: tenant.token, body: vm('untouched') });
    const iron = {
      ...vm('iron'),
      kind: 'BareMetalMachine',
      spec: { imageRef: 'debian-12', machineClassName: 'metal' },
    };
    const metal = path.replace('virtualmachines', 'baremetalmachines');
    expect((await api.call(metal, { method: 'POST', token: team.token, body: iron })).status).toBe(201);
    expect((await call('?labelSelector=', 'DELETE')).status).toBe(200);
    expect(await deleted()).toEqual(['a', 'b', 'c']);
    for (const [place, token] of [
      [`${other}/untouched`, tenant.token],
      [`${metal}/iron`, team.token],
    ] as const)
      expect((await api.call(place, { token })).body.metadata).toMatchObject({ resourceVersion: expect.any(String) });
  });

  test('deletes one page if it is given a limit', async () => {
    expect((await call('?fieldSelector=&limit=2', 'DELETE')).status).toBe(200);
    expect(await deleted()).toEqual(['a', 'b']);
  });

  test('as a dry run, with a failing precondition, or with a faulty selector deletes nothing', async () => {
    const all = '?labelSelector=';
    const rehearsed = await call(`${all}&dryRun=All`, 'DELETE');
    expect([rehearsed.status, rehearsed.body.message]).toEqual([
      200,
      'dry run, nothing was done: the deletion of 3 virtualmachines.compute.service would be accepted',
    ]);
    expect((await call(all, 'DELETE', { dryRun: ['All'] })).body.message).toMatch(/^dry run, nothing was done/);
    expect((await call(all, 'DELETE', { preconditions: { uid: 'another' } })).status).toBe(409);
    for (const query of [
      'labelSelector=a%20b',
      'fieldSelector=spec.imageRef%3Dx',
      'labelSelector=&limit=x',
      'labelSelector=&dryRun=Some',
    ])
      expect([query, (await call(`?${query}`, 'DELETE')).status]).toEqual([query, 400]);
    expect((await call(all, 'DELETE', { colour: 'red' })).status).toBe(400);
    expect(await deleted()).toEqual([]);
    expect((await call(all, 'DELETE')).status).toBe(200);
    expect(await deleted()).toHaveLength(3);
  });

  test('needs the namespace and the scope, and is not served across namespaces or for machine classes', async () => {
    const reader = await makeSession(api.db, team, ['compute:read']);
    const writer = await makeSession(api.db, team, ['compute:write']);
    expect((await call('?labelSelector=', 'DELETE', undefined, reader)).status).toBe(403);
    expect((await call('?labelSelector=', 'DELETE', undefined, tenant.token)).status).toBe(403);
    const across = path.replace(`/namespaces/${team.namespace}`, '');
    expect((await api.call(across, { method: 'DELETE', token: team.token })).status).toBe(405);
    const classes = path.replace('virtualmachines', 'machineclasses');
    expect((await api.call(classes, { method: 'DELETE', token: team.token })).status).toBe(405);
    expect(await deleted()).toEqual([]);
    expect((await call('?labelSelector=', 'DELETE', undefined, writer)).status).toBe(200);
    expect(await deleted()).toHaveLength(3);
  });
});

describe('a generated name', () => {
  const create = (metadata: object, query = '') => {
    const { name: _name, ...rest } = vm('x').metadata;
    return api.call(`${pathOf('team-a')}${query}`, {
      method: 'POST',
      token: tenant.token,
      body: { ...vm('x'), metadata: { ...rest, ...metadata } },
    });
  };

  test('is generateName plus five characters, and the object does not keep generateName', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => create({ generateName: 'web-', labels: { a: 'b' } })),
    );
    expect(made.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const names: string[] = made.map(({ body }) => body.metadata.name);
    expect(new Set(names).size).toBe(8);
    for (const name of names) expect(name).toMatch(/^web-[bcdfghjklmnpqrstvwxz2456789]{5}$/);
    expect(made[0]!.body.metadata).not.toHaveProperty('generateName');
    expect(made[0]!.body.metadata.labels).toEqual({ a: 'b' });
    const rehearsed = await create({ generateName: 'dry.' }, '?dryRun=All');
    expect([rehearsed.status, rehearsed.body.metadata.name]).toEqual([201, expect.stringMatching(/^dry\..{5}$/)]);
    const read = await api.call(`${pathOf('team-a')}/${rehearsed.body.metadata.name}`, { token: tenant.token });
    expect(read.status).toBe(404);
  });

  test('is not used if a name is given', async () => {
    const named = await create({ generateName: 'x-', name: 'given' });
    expect([named.status, named.body.metadata.name]).toEqual([201, 'given']);
    expect((await create({ generateName: 'x-', name: 'given' })).status).toBe(409);
    expect((await create({ generateName: '', name: 'given-too' })).status).toBe(201);
  });

  test.each<[string, object, number, RegExp]>([
    ['text that cannot begin a name', { generateName: 'Web_' }, 422, /metadata.generateName: Invalid value/],
    ['a number', { generateName: 7 }, 400, /metadata.generateName: must be a string/],
    ['nothing', { generateName: '' }, 422, /metadata.name: Required value/],
  ])('is not made from %s', async (_what, metadata, status, message) => {
    const refused = await create(metadata);
    expect([refused.status, refused.body.message]).toEqual([status, expect.stringMatching(message)]);
  });

  test('is never longer than a name may be', async () => {
    const long = await create({ generateName: 'n'.repeat(400) });
    expect([long.status, long.body.metadata.name.length]).toEqual([201, 253]);
    expect(generatedName('a'.repeat(250))).toMatch(/^a{248}.{5}$/);
  });

  test('that is taken is generated again, a few times', async () => {
    const taken = new ApiError('AlreadyExists', 'taken');
    const tried: string[] = [];
    const attempt = (free: number) => async (name: string) => {
      tried.push(name);
      if (tried.length < free) throw taken;
      return name;
    };
    expect(await createNamed('web-', attempt(3))).toBe(tried[2]);
    expect(new Set(tried).size).toBe(3);
    tried.length = 0;
    await expect(createNamed('web-', attempt(100))).rejects.toThrow('taken');
    expect(tried).toHaveLength(8);
    tried.length = 0;
    const quota = new ApiError('Forbidden', 'exceeded quota');
    await expect(createNamed('web-', () => Promise.reject(quota))).rejects.toBe(quota);
  });
});

test.each(['ownerReferences', 'finalizers'])(
  '%s are refused with the reason, unless the list is empty',
  async (field) => {
    const create = (name: string, value: unknown) =>
      api.call(pathOf('team-a'), { method: 'POST', token: tenant.token, body: vm(name, {}, { [field]: value }) });
    const refused = await create('x', ['example.com/hold']);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringMatching(new RegExp(`unknown field "metadata.${field}": .*not supported`)),
    ]);
    expect((await create(`${field.toLowerCase()}-none`, [])).status).toBe(201);
    expect((await create(`${field.toLowerCase()}-null`, null)).status).toBe(201);
  },
);

test('a kind of a cluster that is not served says what to do instead, whatever is asked of it', async () => {
  const machine = '/v1/compute/apis/compute.service/v1alpha1/namespaces/team-a/virtualmachines/absent';
  expect((await api.call(machine, { token: tenant.token })).body.message).toMatch(/"absent" not found/);
  for (const [method, path, instead] of [
    ['GET', '/api/v1/namespaces/team-a/pods', /compute-service ssh NAME/],
    ['GET', '/api/v1/pods?watch=true', /compute-service ssh NAME/],
    ['GET', '/api/v1/namespaces/team-a/pods/web/log', /compute-service console NAME/],
    ['POST', '/api/v1/namespaces/team-a/pods/web/portforward', /compute-service tunnel NAME PORT/],
    ['POST', '/api/v1/namespaces/team-a/secrets', /HELM_DRIVER=sql/],
    ['GET', '/api/v1/namespaces/team-a/configmaps/x', /HELM_DRIVER=sql/],
    ['POST', '/apis/authentication.k8s.io/v1/tokenreviews', /auth\/introspect/],
    ['PUT', '/apis/coordination.k8s.io/v1/namespaces/team-a/leases/x', /leases are not served/],
    ['GET', '/apis/apps/v1/namespaces/team-a/deployments', /kubectl api-resources lists what is served/],
  ] as const) {
    const options = { method, token: tenant.token, ...(method !== 'GET' && { body: {} }) };
    const { status, body } = await api.call(`/v1/compute${path}`, options);
    expect([path, status, body]).toEqual([
      path,
      404,
      {
        apiVersion: 'v1',
        kind: 'Status',
        status: 'Failure',
        code: 404,
        reason: 'NotFound',
        message: expect.stringMatching(instead),
      },
    ]);
  }
});

test('kubectl cluster-info finds no services, in whatever namespace it asks', async () => {
  const get = async (path: string) => (await api.call(`/v1/compute/api/v1${path}`, { token: tenant.token })).body;
  const none = { apiVersion: 'v1', kind: 'ServiceList', metadata: { resourceVersion: '1' }, items: [] };
  for (const path of [
    '/services',
    ...['team-a', 'kube-system', 'nowhere'].map((name) => `/namespaces/${name}/services`),
  ])
    expect(await get(`${path}?labelSelector=kubernetes.io/cluster-service%3Dtrue`)).toEqual(none);
  expect((await get('')).resources.map(({ name }: { name: string }) => name)).toEqual([
    'events',
    'namespaces',
    'services',
    'pods',
    'secrets',
    'configmaps',
  ]);
});
