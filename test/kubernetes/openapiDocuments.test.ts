import { computeGroup } from '../../src/api/computeGroup.ts';
import { groupDocument } from '../../src/api/kubernetes/groupDocument.ts';
import { serviceDocument } from '../../src/api/serviceDocument.ts';

function referencesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : referencesOf(inner)));
}

/** Every object within a document, with its path. */
function nodesOf(value: unknown, path = ''): [string, Record<string, unknown>][] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, inner]) => nodesOf(inner, `${path}/${key}`));
  return Array.isArray(value) ? below : [[path, value as Record<string, unknown>], ...below];
}

const documents = {
  '/openapi/v3': groupDocument('1.0.0', computeGroup),
  '/openapi.json': serviceDocument({ version: '1.0.0', publicUrl: 'https://localhost' }),
};

describe.each(Object.entries(documents))('%s', (_path, document) => {
  const { components, paths } = document as any;

  test('every reference resolves', () => {
    const references = referencesOf(document);
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references)
      expect(Object.keys(components.schemas)).toContain(reference.replace('#/components/schemas/', ''));
  });

  test('operation ids are unique and every path parameter is declared', () => {
    const ids: string[] = [];
    for (const [path, item] of Object.entries<Record<string, { operationId?: string }>>(paths)) {
      ids.push(...Object.values(item).flatMap((operation) => operation.operationId ?? []));
      const declared = ((item['parameters'] ?? []) as unknown as { name: string }[]).map((parameter) => parameter.name);
      expect(declared).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  /** openapi-generator, oapi-codegen, openapi-typescript, and openapi-python-client each fail on some of these. */
  test.each<[string, (node: any) => boolean]>([
    ['a type that is null or a list', ({ type }) => type === 'null' || Array.isArray(type)],
    ['a default that is an object', ({ default: value }) => typeof value === 'object' && value.type === undefined],
    ['a type whose only value is null', ({ enum: values }) => Array.isArray(values) && values.includes(null)],
    ['const in place of enum', (node) => typeof node.const === 'string'],
    ['a keyword that OpenAPI 3.0 lacks', (node) => 'propertyNames' in node || 'prefixItems' in node],
    [
      'a pattern on what is not text in other languages',
      ({ format, pattern }) => ['date-time', 'uuid'].includes(format) && pattern !== undefined,
    ],
  ])('the document avoids %s, which breaks generators', (_what, isFaulty) => {
    const nodes = nodesOf(document);
    expect(nodes.length).toBeGreaterThan(500);
    expect(nodes.filter(([, node]) => isFaulty(node)).map(([path]) => path)).toEqual([]);
  });

  test('every object says what fields it may have, or openapi-typescript makes it one without any', () => {
    const objects = nodesOf(document).filter(([, { type }]) => type === 'object');
    expect(objects.length).toBeGreaterThan(20);
    const saysNothing = ([, node]: (typeof objects)[number]) =>
      !('properties' in node || 'additionalProperties' in node || 'allOf' in node);
    // kubectl's own document has the patches as Kubernetes has them.
    const isPatch = ([path]: (typeof objects)[number]) => /requestBody.*(patch\+|application\/json\/)/.test(path);
    const silent = objects.filter(saysNothing);
    expect(silent.filter((each) => _path === '/openapi.json' || !isPatch(each)).map(([path]) => path)).toEqual([]);
  });

  test('each operation has one type of body, and kubectl finds every type of a patch in its own document', () => {
    const machine = 'apis/compute.service/v1alpha1/namespaces/{namespace}/virtualmachines/{name}';
    const typesOf = (operation: any) => Object.keys(operation.requestBody?.content ?? {});
    const patch = (_path === '/openapi.json' ? paths[`/v1/compute/${machine}`] : paths[`/${machine}`]).patch;
    if (_path !== '/openapi.json') {
      expect(typesOf(patch)).toEqual([
        'application/merge-patch+json',
        'application/json',
        'application/json-patch+json',
        'application/apply-patch+yaml',
      ]);
      return;
    }
    const operations = Object.values<any>(paths).flatMap((item) => Object.values<any>(item));
    expect(operations.filter((operation) => typesOf(operation).length === 1).length).toBeGreaterThan(20);
    expect(operations.filter((operation) => typesOf(operation).length > 1)).toEqual([]);
    expect(typesOf(patch)).toEqual(['application/merge-patch+json']);
    expect(patch.description).toContain('application/json-patch+json');
    expect(paths['/v1/auth/token'].post.description).toContain('application/x-www-form-urlencoded');
  });

  test('it is OpenAPI 3.0, which every generator reads', () => expect(document['openapi']).toMatch(/^3\.0\.\d$/));

  test("no schema is named like another's constructor in Go", () => {
    const names = Object.keys(components.schemas);
    expect(names.filter((name) => /^New[A-Z]/.test(name))).toEqual([]);
  });

  test('whole numbers in queries are integers', () => {
    const limits = nodesOf(paths).filter(([, { name, in: where }]) => name === 'limit' && where === 'query');
    expect(limits.length).toBeGreaterThan(5);
    for (const [, { schema }] of limits) expect(schema).toMatchObject({ type: 'integer' });
  });

  test('compute operations say which scope they need', () => {
    const scopeOf = (method: string, path: string) => {
      const prefix = _path === '/openapi.json' ? '/v1/compute' : '';
      const operation = paths[`${prefix}/apis/compute.service/v1alpha1/namespaces/{namespace}/${path}`][method];
      const scopes = operation['x-required-scopes'];
      // The whole document is OpenAPI 3.0 to the letter: scopes of bearer tokens are beside `security`.
      expect([_path, scopes !== undefined]).toEqual([_path, _path === '/openapi.json']);
      return scopes ? [{ session: scopes }] : operation.security;
    };
    const [read, write] = [[{ session: ['compute:read'] }], [{ session: ['compute:write'] }]];
    // An update returns the object, which takes the right to read it.
    const update = [{ session: ['compute:write', 'compute:read'] }];
    expect(scopeOf('get', 'virtualmachines')).toEqual(read);
    expect(scopeOf('get', 'machineclasses/{name}')).toEqual(read);
    expect(scopeOf('post', 'virtualmachines')).toEqual(write);
    expect(['put', 'patch', 'delete'].map((method) => scopeOf(method, 'baremetalmachines/{name}'))).toEqual([
      update,
      update,
      write,
    ]);
    expect(scopeOf('get', 'virtualmachines/{name}/tunnel/{port}')).toEqual(write);
    expect(components.securitySchemes.session).toMatchObject({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'session token',
    });
  });

  test('objects are closed, and their descriptions are those of the interface document', () => {
    const machine = components.schemas['service.compute.v1alpha1.VirtualMachine'];
    expect(machine.additionalProperties).toBe(false);
    expect(machine.required).toEqual(['apiVersion', 'kind', 'metadata', 'spec']);
    expect(machine.properties.spec.required).toEqual(['imageRef']);
    expect(machine.properties.spec.properties.resources.required).toEqual(['cpu', 'memoryGiB', 'diskGiB']);
    expect(machine.properties.metadata.properties.name.maxLength).toBe(253);
    expect(machine.properties.status.properties.phase.enum).toContain('Running');
  });
});

test('published limits are those of the interface document, and errors are those that refusals return', () => {
  const { components, paths } = documents['/openapi.json'] as any;
  const limits = (schema: string, field: string) => {
    const { minLength, maxLength } = components.schemas[schema].properties[field];
    return [minLength, maxLength];
  };
  expect(limits('IdentityProviderChanges', 'display_name')).toEqual([1, 200]);
  expect(limits('CreateIdentitySetupLink', 'reason')).toEqual([8, 1000]);
  expect(limits('InviteTeammate', 'display_name')).toEqual([1, 200]);
  for (const path of [
    '/v1/admin/account',
    '/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/virtualmachines',
  ]) {
    const { 405: wrongMethod, 429: tooMany } = paths[path].get.responses;
    expect([Object.keys(wrongMethod.headers), Object.keys(tooMany.headers)]).toEqual([
      ['Allow'],
      ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
    ]);
  }
  for (const operation of Object.values<Record<string, { parameters?: { name: string }[] }>>(paths).flatMap(
    (item) => item['get'] ?? [],
  ))
    if ((operation as { tags?: string[] }).tags?.includes('admin'))
      expect(operation.parameters?.map(({ name }) => name)).toContain('timeout');
});

test('limits of labels, annotations, and selectors are in the document', () => {
  const { components, paths } = documents['/openapi.json'] as any;
  const [, machine] = Object.entries<any>(components.schemas).find(([name]) => /VirtualMachine$/.test(name))!;
  const { labels, annotations } = machine.properties.metadata.properties;
  expect(labels).toMatchObject({ maxProperties: 256, additionalProperties: { type: 'string', maxLength: 63 } });
  expect(annotations).toMatchObject({ maxProperties: 1_000, description: expect.stringContaining('256 KiB') });
  const list = paths['/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/virtualmachines'].get;
  for (const name of ['labelSelector', 'fieldSelector'])
    expect(list.parameters.find((each: { name: string }) => each.name === name).description).toContain('64');
});

test('scopes have a type of their own, or oapi-codegen would name them like those of the scheme "session"', () => {
  const { Session, Scope } = (documents['/openapi.json'] as any).components.schemas;
  expect(Session.properties.scopes.items).toEqual({ $ref: '#/components/schemas/Scope' });
  expect(Scope.enum).toContain('compute:read');
});
