/**
 * OpenAPI 2.0: what Terraform's kubernetes provider reads before it plans `kubernetes_manifest`, and what kubectl before
 * 1.29 reads before it creates. The contract suite runs both whole.
 */
import { makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(await postgres.createDatabase());
  tenant = await makeTenant(api.db, 'planning');
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});
const get = (path: string, headers: Record<string, string> = {}) =>
  api.call(`/v1/compute${path}`, { token: tenant.token, headers });

test('OpenAPI 2.0 describes every kind by its group, version and kind, and what all objects have', async () => {
  const { status, body, headers } = await get('/openapi/v2', { accept: 'application/json, */*' });
  expect([status, headers['content-type'], body.swagger]).toEqual([200, 'application/json', '2.0']);
  const kinds = Object.values<any>(body.definitions).flatMap(
    (schema) => schema['x-kubernetes-group-version-kind'] ?? [],
  );
  for (const kind of ['VirtualMachine', 'BareMetalMachine', 'MachineClass'])
    expect(kinds).toContainEqual({ group: 'compute.service', version: 'v1alpha1', kind });
  expect(kinds).toContainEqual({ group: '', version: 'v1', kind: 'Namespace' });
  const { properties } = body.definitions['io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta'];
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(['name', 'namespace', 'labels', 'annotations']));
  const machine = body.definitions['service.compute.v1alpha1.VirtualMachine'];
  expect(machine.properties.spec.properties.resources.properties.cpu.type).toBe('integer');
});

test('it has no reference that leads nowhere, and nothing that OpenAPI 2.0 lacks', async () => {
  const { body, text } = await get('/openapi/v2');
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!);
  expect(references.length).toBeGreaterThan(3);
  for (const reference of references)
    expect(Object.keys(body.definitions)).toContain(reference.replace('#/definitions/', ''));
  expect(text).not.toMatch(/"(nullable|anyOf|oneOf)":/);
  expect((await get('/openapi/v3/apis/compute.service/v1alpha1')).text).toContain('"nullable":true');
});

test('a client that asks for protobuf gets the same kinds, and which parameters their patches take', async () => {
  const type = 'application/com.github.proto-openapi.spec.v2.v1.0+protobuf';
  const deprecated = type.replace('.v1.0', '@v1.0');
  for (const accept of [type, deprecated, `${deprecated}, application/json`]) {
    const { status, headers, text } = await get('/openapi/v2', { accept });
    expect([status, headers['content-type']]).toEqual([200, type]);
    for (const part of ['service.compute.v1alpha1.VirtualMachine', 'dryRun', 'fieldValidation'])
      expect(text).toContain(part);
  }
  for (const accept of [`application/json, ${type}`, `${type};q=0.1, */*`, ''])
    expect((await get('/openapi/v2', { accept })).body.swagger).toBe('2.0');
  expect(await get('/openapi/v2', { accept: 'text/html' })).toMatchObject({
    status: 404,
    body: { message: expect.stringContaining(type) },
  });
});

test('custom resource definitions are a kind of which there are none, the same for every session', async () => {
  const path = '/apis/apiextensions.k8s.io/v1';
  const { resources } = (await get(path)).body;
  expect(resources).toMatchObject([{ name: 'customresourcedefinitions', namespaced: false, verbs: ['list', 'watch'] }]);
  expect((await get('/apis')).body.groups.map(({ name }: { name: string }) => name)).toContain('apiextensions.k8s.io');
  expect((await get(`${path}/customresourcedefinitions`)).body).toEqual({
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinitionList',
    metadata: { resourceVersion: '1' },
    items: [],
  });
  expect((await get(`${path}/customresourcedefinitions/any`)).status).toBe(404);
  expect((await api.call(`/v1/compute${path}/customresourcedefinitions`)).status).toBe(401);
});

test('what there is none of can be watched, as k9s does: the watch is silent, and ends with a bookmark at its time', async () => {
  for (const path of ['/apis/apiextensions.k8s.io/v1/customresourcedefinitions', '/api/v1/namespaces/other/services']) {
    const watch = (query: string) => get(`${path}?watch=true&timeoutSeconds=1${query}`);
    const { status, text } = await watch('&resourceVersion=1&allowWatchBookmarks=true');
    expect([
      path,
      status,
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).type),
    ]).toEqual([path, 200, ['BOOKMARK']]);
    expect(await watch('&resourceVersion=1')).toMatchObject({ status: 200, text: '' });
    expect((await watch('&resourceVersion=2')).body).toMatchObject({ code: 410, reason: 'Expired' });
  }
  const review = (verb: string, resource: string, group: string) => ({
    apiVersion: 'authorization.k8s.io/v1',
    kind: 'SelfSubjectAccessReview',
    spec: { resourceAttributes: { verb, resource, group } },
  });
  for (const [verb, allowed] of [
    ['watch', true],
    ['create', false],
  ] as const) {
    const { body } = await api.call('/v1/compute/apis/authorization.k8s.io/v1/selfsubjectaccessreviews', {
      method: 'POST',
      token: tenant.token,
      body: review(verb, 'customresourcedefinitions', 'apiextensions.k8s.io'),
    });
    expect([verb, body.status.allowed]).toEqual([verb, allowed]);
  }
});
