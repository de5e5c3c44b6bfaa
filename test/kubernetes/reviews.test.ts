/** Access reviews and the review of oneself: what they say is what the operations then do. */

import protobuf from 'protobufjs';
import { Agent, request } from 'undici';
import type { Scope } from '../../src/domain/scopes.ts';
import { makeSession, vm } from '../support/apiServer.ts';
import { allotTo } from '../support/limits.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { api, tenant, stop } = {} as Teams;
const prefix = '/v1/compute';
const access = '/apis/authorization.k8s.io/v1/selfsubjectaccessreviews';
const rules = '/apis/authorization.k8s.io/v1/selfsubjectrulesreviews';
const self = '/apis/authentication.k8s.io/v1/selfsubjectreviews';

const post = (path: string, body: unknown, token = tenant.token, headers: Record<string, string> = {}) =>
  api.call(`${prefix}${path}`, {
    method: 'POST',
    token,
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
const review = (kind: string, spec?: object) => ({
  apiVersion: kind === 'SelfSubjectReview' ? 'authentication.k8s.io/v1' : 'authorization.k8s.io/v1',
  kind,
  metadata: { creationTimestamp: null },
  ...(spec && { spec }),
});
const ask = async (resourceAttributes: object, token?: string) =>
  (await post(access, review('SelfSubjectAccessReview', { resourceAttributes }), token)).body.status;

beforeAll(async () => {
  ({ api, tenant, stop } = await startTeams());
  await api.db.machineClass.create({ data: { name: 'metal', cpuFamily: 'zen5', memoryGiB: 512, regions: ['r'] } });
  await allotTo(api.db, tenant.tenantId, 'metal', { bare_metal: 1_000, virtual_machine: 1_000 });
});
afterAll(() => stop?.());

test('the API groups of reviews are announced and described', async () => {
  const get = async (path: string) => (await api.call(`${prefix}${path}`, { token: tenant.token })).body;
  const names = (await get('/apis')).groups.map(({ name }: { name: string }) => name);
  expect(names).toEqual([
    'compute.service',
    'events.k8s.io',
    'apiextensions.k8s.io',
    'authorization.k8s.io',
    'authentication.k8s.io',
    'coordination.k8s.io',
  ]);
  const { resources } = await get('/apis/authorization.k8s.io/v1');
  expect(resources.map(({ name, verbs }: { name: string; verbs: string[] }) => [name, verbs])).toEqual([
    ['selfsubjectaccessreviews', ['create']],
    ['selfsubjectrulesreviews', ['create']],
  ]);
  const { paths } = await get('/openapi/v3');
  expect(Object.keys(paths)).toContain('apis/authentication.k8s.io/v1');
  const document = await get(paths['apis/authorization.k8s.io/v1'].serverRelativeURL);
  expect(Object.keys(document.paths)).toEqual([access, rules]);
});

describe('an access review agrees with the operation', () => {
  const methods: Record<string, [method: string, body?: unknown]> = {
    get: ['GET'],
    list: ['GET'],
    watch: ['GET'],
    create: ['POST', {}],
    update: ['PUT', {}],
    patch: ['PATCH', {}],
    delete: ['DELETE'],
    deletecollection: ['DELETE'],
    impersonate: ['OPTIONS'],
  };
  const onObject = ['get', 'update', 'patch', 'delete'];
  const sessions: readonly (readonly Scope[])[] = [
    ['compute:read'],
    ['compute:write'],
    ['admin:read', 'admin:write'],
    ['compute:read', 'compute:write'],
  ];

  test.each(sessions.map((scopes) => [scopes] as const))('for a session with %j', async (scopes) => {
    const token = await makeSession(api.db, tenant, scopes);
    const differing: unknown[] = [];
    let allowed = 0;
    for (const resource of ['virtualmachines', 'baremetalmachines', 'machineclasses', 'images', 'pods'])
      for (const [verb, [method, body]] of Object.entries(methods))
        for (const namespace of ['team-a', 'team-b', 'nowhere', '']) {
          const place = `/apis/compute.service/v1alpha1${namespace && `/namespaces/${namespace}`}/${resource}`;
          const name = onObject.includes(verb) ? '/absent' : '';
          // An unknown value of a write's parameter: whatever is allowed gets as far as to be 400, and changes nothing.
          const query = verb === 'watch' ? '?watch=true&timeoutSeconds=1' : method === 'GET' ? '' : '?dryRun=Some';
          const { status } = await api.call(`${prefix}${place}${name}${query}`, {
            method,
            token,
            ...(body !== undefined && { body }),
          });
          const isServed = resource !== 'pods' && (namespace !== '' || name === '');
          const done = isServed && ![403, 405].includes(status);
          const said = await ask({ verb, group: 'compute.service', resource, namespace }, token);
          if (said.allowed) allowed += 1;
          if (said.allowed !== done) differing.push([verb, resource, namespace, status, said]);
        }
    expect(differing).toEqual([]);
    expect(allowed > 0).toBe(scopes.some((scope) => scope.startsWith('compute:')));
  });

  test('names the missing scope, and says the same of another namespace whether or not it exists', async () => {
    const reader = await makeSession(api.db, tenant, ['compute:read']);
    const create = { verb: 'create', group: 'compute.service', resource: 'virtualmachines', namespace: 'team-a' };
    expect(await ask(create)).toEqual({ allowed: true });
    expect(await ask(create, reader)).toEqual({
      allowed: false,
      reason: 'this needs the scope compute:write; this session has compute:read',
    });
    const foreign = await Promise.all(['team-b', 'nowhere'].map((namespace) => ask({ ...create, namespace })));
    expect(foreign[0]).toEqual({ allowed: false, reason: expect.stringContaining('sees the namespace "team-a" only') });
    expect(foreign[1]).toEqual(foreign[0]);
  });

  test('covers tunnels, namespaces, reviews and discovery', async () => {
    const reader = await makeSession(api.db, tenant, ['compute:read']);
    const tunnel = {
      verb: 'get',
      group: 'compute.service',
      resource: 'virtualmachines',
      subresource: 'tunnel',
      namespace: 'team-a',
    };
    expect([(await ask(tunnel)).allowed, (await ask(tunnel, reader)).allowed]).toEqual([true, false]);
    const namespaces = (more: object) => ask({ group: '', resource: 'namespaces', ...more });
    expect((await namespaces({ verb: 'get', name: 'team-a' })).allowed).toBe(true);
    expect((await namespaces({ verb: 'get', name: 'team-b' })).allowed).toBe(false);
    expect((await namespaces({ verb: 'list' })).allowed).toBe(true);
    expect((await namespaces({ verb: 'delete', name: 'team-a' })).allowed).toBe(false);
    expect((await ask({ verb: '*', group: '*', resource: '*' })).allowed).toBe(false);
    expect(
      (await ask({ verb: 'create', group: 'authorization.k8s.io', resource: 'selfsubjectaccessreviews' })).allowed,
    ).toBe(true);
    const url = async (path: string, verb = 'get') =>
      (await post(access, review('SelfSubjectAccessReview', { nonResourceAttributes: { path, verb } }))).body.status
        .allowed;
    expect(await Promise.all([url('/version'), url('/version', 'post'), url('/metrics')])).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('a rules review lists exactly what access reviews allow', async () => {
  const list = async (namespace: string, token?: string) =>
    (await post(rules, review('SelfSubjectRulesReview', { namespace }), token)).body;
  const answer = await list('team-a');
  expect(answer).toMatchObject({ kind: 'SelfSubjectRulesReview', status: { incomplete: false } });
  expect(answer.status.resourceRules).toContainEqual({
    verbs: ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'],
    apiGroups: ['compute.service'],
    resources: ['virtualmachines'],
  });
  expect(answer.status.nonResourceRules).toEqual([
    { verbs: ['get'], nonResourceURLs: expect.arrayContaining(['/version', '/apis']) },
  ]);
  for (const { verbs, apiGroups, resources, resourceNames = [''] } of answer.status.resourceRules)
    for (const verb of verbs) {
      const [resource, subresource = ''] = resources[0].split('/');
      const asked = { verb, group: apiGroups[0], resource, subresource, namespace: 'team-a', name: resourceNames[0] };
      expect([asked, (await ask(asked)).allowed]).toEqual([asked, true]);
    }
  const reader = await makeSession(api.db, tenant, ['compute:read']);
  const verbs = (await list('team-a', reader)).status.resourceRules.flatMap(
    (rule: { verbs: string[]; apiGroups: string[] }) => (rule.apiGroups[0] === 'compute.service' ? rule.verbs : []),
  );
  expect([...new Set(verbs)].sort()).toEqual(['get', 'list', 'watch']);
  const foreign = await Promise.all(['team-b', 'nowhere'].map((namespace) => list(namespace)));
  expect(foreign[0].status).toEqual(foreign[1].status);
  expect(JSON.stringify(foreign[0].status)).not.toContain('virtualmachines');
  expect((await post(rules, review('SelfSubjectRulesReview', {}))).status).toBe(400);
});

test('a review without kind and apiVersion takes them from its URL', async () => {
  const attributes = { verb: 'list', group: '', resource: 'namespaces' };
  const { status, body } = await post(access, { spec: { resourceAttributes: attributes } });
  expect([status, body.apiVersion, body.kind, body.status]).toEqual([
    201,
    'authorization.k8s.io/v1',
    'SelfSubjectAccessReview',
    { allowed: true },
  ]);
});

test('a self review says who the session is', async () => {
  const { status, body } = await post(self, review('SelfSubjectReview'));
  expect([status, body.status.userInfo]).toEqual([
    201,
    {
      username: `api-key:${tenant.keyId}`,
      uid: tenant.keyId,
      groups: ['system:authenticated'],
      extra: {
        'compute.service/customer-id': [tenant.customerId],
        'compute.service/tenant-id': [tenant.tenantId],
        'compute.service/session-id': [expect.stringMatching(/^[0-9a-f-]{36}$/)],
        'compute.service/scopes': ['compute:read', 'compute:write', 'admin:read', 'admin:write'],
      },
    },
  ]);
});

test('a review that makes no sense is refused and says why', async () => {
  const attributes = { verb: 'get', resource: 'virtualmachines' };
  const rows: [string, unknown, number, RegExp][] = [
    [access, review('SelfSubjectAccessReview', {}), 422, /exactly one of/],
    [
      access,
      review('SelfSubjectAccessReview', { resourceAttributes: attributes, nonResourceAttributes: { path: '/' } }),
      422,
      /exactly one of/,
    ],
    [
      access,
      review('SelfSubjectAccessReview', { resourceAttributes: { verb: 7 } }),
      400,
      /spec.resourceAttributes.verb/,
    ],
    [access, review('SelfSubjectRulesReview', { namespace: 'team-a' }), 400, /kind/],
    [self, { ...review('SelfSubjectReview'), apiVersion: 'v1' }, 400, /apiVersion/],
    [self, [], 400, /SelfSubjectReview/],
    [self, 'x', 400, /JSON/],
  ];
  for (const [path, body, status, message] of rows) {
    const answer = await post(path, body);
    expect([body, answer.status, answer.body.message]).toEqual([body, status, expect.stringMatching(message)]);
  }
  expect((await post(access, 'x'.repeat(70_000))).status).toBe(413);
  expect((await api.call(`${prefix}${self}`, { token: tenant.token })).status).toBe(405);
  expect((await api.call(`${prefix}${self}`, { method: 'POST', body: {} })).status).toBe(401);
});

describe('in protobuf, as kubectl 1.34 sends it', () => {
  const protobufType = 'application/vnd.kubernetes.protobuf';
  const { root } = protobuf.parse(`syntax = "proto2";
    message TypeMeta { optional string apiVersion = 1; optional string kind = 2; }
    message Unknown { optional TypeMeta typeMeta = 1; optional bytes raw = 2; }
    message Attributes { optional string namespace = 1; optional string verb = 2; optional string group = 3; optional string resource = 5; }
    message Spec { optional Attributes resourceAttributes = 1; }
    message Status { optional bool allowed = 1; optional string reason = 2; }
    message Access { optional Spec spec = 2; optional Status status = 3; }
    message Items { repeated string items = 1; }
    message User { optional string username = 1; repeated string groups = 3; map<string, Items> extra = 4; }
    message SelfStatus { optional User userInfo = 1; }
    message Self { optional SelfStatus status = 2; }`);
  const type = (name: string) => root.lookupType(name);
  const magic = Buffer.from('k8s\0');
  const envelope = (apiVersion: string, kind: string, raw: Uint8Array) =>
    Buffer.concat([magic, type('Unknown').encode({ typeMeta: { apiVersion, kind }, raw }).finish()]);
  const opened = (bytes: Buffer, name: string): any => {
    expect(bytes.subarray(0, 4)).toEqual(magic);
    return type(name)
      .decode((type('Unknown').decode(bytes.subarray(4)) as unknown as { raw: Uint8Array }).raw)
      .toJSON();
  };
  const attributes = { namespace: 'team-a', verb: 'create', group: 'compute.service', resource: 'virtualmachines' };
  const asked = envelope(
    'authorization.k8s.io/v1',
    'SelfSubjectAccessReview',
    type('Access')
      .encode({ spec: { resourceAttributes: attributes } })
      .finish(),
  );
  const send = (path: string, body: Uint8Array, accept: string) =>
    post(path, body, tenant.token, { 'content-type': protobufType, accept });
  /** The bytes of a response, which the shared client reads as text. */
  const sendForBytes = async (path: string, body: Uint8Array): Promise<[string | null, Buffer]> => {
    const dispatcher = new Agent({ connect: { ca: api.certificate, servername: 'localhost' } });
    const response = await request(new URL(`${prefix}${path}`, api.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${tenant.token}`, 'content-type': protobufType, accept: protobufType },
      body,
      dispatcher,
    });
    const bytes = Buffer.from(await response.body.arrayBuffer());
    await dispatcher.close();
    return [String(response.headers['content-type']), bytes];
  };

  test('a review is understood, and the response is JSON if that is accepted too', async () => {
    const { status, body } = await send(access, asked, `${protobufType},application/json`);
    expect([status, body.spec.resourceAttributes, body.status]).toEqual([201, attributes, { allowed: true }]);
  });

  test('and protobuf if nothing else is accepted', async () => {
    const [contentType, bytes] = await sendForBytes(access, asked);
    expect(contentType).toBe(protobufType);
    expect(opened(bytes, 'Access')).toEqual({ spec: { resourceAttributes: attributes }, status: { allowed: true } });
    const [, own] = await sendForBytes(
      self,
      envelope('authentication.k8s.io/v1', 'SelfSubjectReview', new Uint8Array()),
    );
    expect(opened(own, 'Self').status.userInfo).toMatchObject({
      username: `api-key:${tenant.keyId}`,
      groups: ['system:authenticated'],
      extra: { 'compute.service/tenant-id': { items: [tenant.tenantId] } },
    });
  });

  test('malformed bodies, other kinds, and endless nesting are 400, and machines accept no protobuf', async () => {
    const groups = Buffer.concat([asked, Buffer.alloc(60_000, 0x0b)]);
    const bad: [string, Uint8Array][] = [
      ['no magic', asked.subarray(4)],
      ['cut off', asked.subarray(0, asked.length - 3)],
      ['nested groups', groups],
      ['another kind', envelope('authorization.k8s.io/v1', 'SelfSubjectRulesReview', new Uint8Array())],
      ['a length beyond the end', Buffer.concat([magic, Buffer.from([0x12, 0xff, 0xff, 0xff, 0xff, 0x0f])])],
    ];
    for (const [what, body] of bad)
      expect([what, (await send(access, body, 'application/json')).status]).toEqual([what, 400]);
    const machines = '/apis/compute.service/v1alpha1/namespaces/team-a/virtualmachines';
    expect((await send(machines, asked, 'application/json')).status).toBe(415);
    expect((await post(machines, vm('json'))).status).toBe(201);
  });
});
