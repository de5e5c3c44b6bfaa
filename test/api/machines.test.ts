import { type TestPostgres, startPostgres } from '../support/database.ts';
import { type Call, type TestApi, type TestTenant, makeSession, makeTenant, startApi } from './server.ts';

const ed25519 = `ssh-ed25519 ${Buffer.concat([Buffer.from([0, 0, 0, 11]), Buffer.from('ssh-ed25519'), Buffer.from([0, 0, 0, 32]), Buffer.alloc(32, 7)]).toString('base64')} me@home`;

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
let stranger: TestTenant;
let base: string;

beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(await postgres.createDatabase());
  tenant = await makeTenant(api.db, 'team-a');
  stranger = await makeTenant(api.db, 'team-b');
  base = `/v1/compute/apis/compute.service/v1alpha1/namespaces/${tenant.namespace}`;
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

function vm(name: string, spec: object = {}, metadata: object = {}) {
  return {
    apiVersion: 'compute.service/v1alpha1',
    kind: 'VirtualMachine',
    metadata: { name, ...metadata },
    spec: { imageRef: 'debian-12', ...spec },
  };
}
const call = (path: string, options: Call = {}) => api.call(`${base}/${path}`, { token: tenant.token, ...options });
const create = (body: unknown, query = '') => call(`virtualmachines${query}`, { method: 'POST', body });
const countMachines = () => api.db.machine.count();
const sixFields = ['apiVersion', 'code', 'kind', 'message', 'reason', 'status'];

describe('creating a virtual machine', () => {
  test('answers 201 with the object: Pending, not ready, with the default size written in, and wakes its workflow', async () => {
    const answer = await create(vm('first', { ports: [{ name: 'ssh', guestPort: 22 }] }, { labels: { app: 'web' } }));
    expect(answer.status).toBe(201);
    const { uid, creationTimestamp, resourceVersion, ...metadata } = answer.body.metadata;
    expect(uid).toMatch(/^[0-9a-f-]{36}$/);
    expect(creationTimestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(resourceVersion).toMatch(/^\d+$/);
    expect(metadata).toEqual({ name: 'first', namespace: 'team-a', generation: 1, labels: { app: 'web' } });
    expect(answer.body.spec).toEqual({
      imageRef: 'debian-12',
      resources: { cpu: 2, memoryGiB: 4, diskGiB: 20 },
      ports: [{ name: 'ssh', guestPort: 22, exposure: 'private-tunnel', protocol: 'TCP', readinessProbe: false }],
    });
    expect(answer.body.status).toEqual({ phase: 'Pending', readyForAccess: false, observedGeneration: 1 });
    expect(api.wakes.at(-1)).toMatchObject({ machineUid: uid });
    const read = await call('virtualmachines/first');
    expect([read.status, read.body]).toEqual([200, answer.body]);
  });

  test('two at the same time with one name: one is created, one is 409 AlreadyExists', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(vm('twin'))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(7).fill(409)]);
    const refused = answers.find((answer) => answer.status === 409)!;
    expect(Object.keys(refused.body).sort()).toEqual(sixFields);
    expect(refused.body).toMatchObject({
      apiVersion: 'v1',
      kind: 'Status',
      status: 'Failure',
      code: 409,
      reason: 'AlreadyExists',
    });
    expect(refused.body.message).toBe('virtualmachines.compute.service "twin" already exists');
  });

  test('overwrites what the service owns, so what was read can be written', async () => {
    const metadata = {
      uid: null,
      resourceVersion: '77',
      generation: 9,
      creationTimestamp: 'never',
      deletionTimestamp: null,
      namespace: 'team-a',
    };
    const answer = await create({
      ...vm('copy', {}, metadata),
      status: { phase: 'Running', readyForAccess: true, colour: 'red' },
    });
    expect(answer.status).toBe(201);
    expect(answer.body.metadata).toMatchObject({ generation: 1 });
    expect(answer.body.status.phase).toBe('Pending');
  });

  test('as a rehearsal (dryRun=All) answers the same and writes nothing', async () => {
    const before = await countMachines();
    const answer = await create(vm('rehearsed'), '?dryRun=All&fieldManager=kubectl-create&fieldValidation=Strict');
    expect([answer.status, answer.body.metadata.name]).toEqual([201, 'rehearsed']);
    expect((await create(vm('first'), '?dryRun=All')).status).toBe(409);
    expect((await create(vm('Rehearsed!'), '?dryRun=All')).status).toBe(422);
    expect(await countMachines()).toBe(before);
  });

  test('accepts the whole of the contract', async () => {
    const answer = await create(
      vm('whole', {
        imageRef: `debian-12@sha256:${'a'.repeat(64)}`,
        resources: { cpu: 256, memoryGiB: 4096, diskGiB: 65536 },
        ports: [{ name: 'web', guestPort: 65535, exposure: 'private-tunnel', protocol: 'TCP', readinessProbe: true }],
        bootstrap: { sshAuthorizedKeys: [{ publicKey: ed25519, username: 'debian' }] },
      }),
    );
    expect(answer.status).toBe(201);
    expect((await create(vm('a..b'))).status).toBe(201);
    expect((await create(vm('n'.repeat(253)))).status).toBe(201);
  });

  test("over the tenant's limit is 403 with the quota in words", async () => {
    const small = await makeTenant(api.db, 'small');
    await api.db.machineClass.create({
      data: { name: 'general', cpuFamily: 'zen', memoryGiB: 64, regions: ['region-1'] },
    });
    await api.db.allotment.create({ data: { tenantId: small.tenantId, className: 'general', virtualMachineLimit: 1 } });
    const path = '/v1/compute/apis/compute.service/v1alpha1/namespaces/small/virtualmachines';
    expect((await api.call(path, { method: 'POST', token: small.token, body: vm('one') })).status).toBe(201);
    const refused = await api.call(path, { method: 'POST', token: small.token, body: vm('two') });
    expect([refused.status, refused.body.reason]).toEqual([403, 'Forbidden']);
    expect(refused.body.message).toContain('exceeded quota');
  });
});

describe('a body that cannot be decoded is 400 and names the place', () => {
  const rows: [string, unknown, string][] = [
    ['an unknown field', vm('x', { colour: 'red' }), 'strict decoding error: unknown field "spec.colour"'],
    [
      'an unknown field deep down',
      vm('x', { ports: [{ name: 'a', guestPort: 1, x: 1 }] }),
      'unknown field "spec.ports[0].x"',
    ],
    ['an unknown field of metadata', vm('x', {}, { generateName: 'x-' }), 'unknown field "metadata.generateName"'],
    ['an unknown field at the top', { ...vm('x'), data: 1 }, 'unknown field "data"'],
    ['a wrong type', vm('x', { imageRef: 7 }), 'spec.imageRef: must be a string'],
    ['an object where text belongs', vm('x', { imageRef: {} }), 'spec.imageRef: must be a string'],
    [
      'a fraction where a whole number belongs',
      vm('x', { resources: { cpu: 1.5, memoryGiB: 1, diskGiB: 1 } }),
      'spec.resources.cpu: must be a whole number',
    ],
    [
      'text where a number belongs',
      vm('x', { resources: { cpu: '1', memoryGiB: 1, diskGiB: 1 } }),
      'spec.resources.cpu: must be a number',
    ],
    ['a label that is no text', vm('x', {}, { labels: { a: 1 } }), 'metadata.labels.a: must be a string'],
    ['another apiVersion', { ...vm('x'), apiVersion: 'compute.service/v1' }, 'apiVersion'],
    ['another kind', { ...vm('x'), kind: 'Pod' }, 'kind'],
    ['another namespace', vm('x', {}, { namespace: 'team-b' }), 'does not match the namespace of the request'],
    ['a list', [], 'must be a VirtualMachine object'],
    ['null', 'null', 'must be a VirtualMachine object'],
    [
      'a duplicate key',
      JSON.stringify(vm('x')).replace('"spec":{', '"spec":{"imageRef":"b",'),
      'duplicate field "spec.imageRef"',
    ],
    [
      '__proto__',
      JSON.stringify(vm('x')).replace('"spec":{', '"spec":{"__proto__":{},'),
      'unknown field "spec.__proto__"',
    ],
    ['a comment', `${JSON.stringify(vm('x'))} // hello`, 'not valid JSON'],
    ['a trailing comma', '{"a":1,}', 'not valid JSON'],
    ['half an object', '{"a":', 'not valid JSON'],
    ['nesting without end', '['.repeat(100_000), 'nested deeper'],
    [
      'an infinite number',
      JSON.stringify(vm('x', { resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 } })).replace('"cpu":1', '"cpu":1e999'),
      'spec.resources.cpu',
    ],
    [
      'invalid UTF-8',
      Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff]), Buffer.from('"}')]),
      'not valid UTF-8',
    ],
    ['a byte order mark', `\ufeff${JSON.stringify(vm('x'))}`, 'not valid JSON'],
  ];
  test.each(rows)('%s', async (_what, body, place) => {
    const before = await countMachines();
    const answer = await create(body);
    expect([answer.status, answer.body.reason, Object.keys(answer.body).sort()]).toEqual([
      400,
      'BadRequest',
      sixFields,
    ]);
    expect(answer.body.message).toContain(place);
    expect(await countMachines()).toBe(before);
  });

  test('an empty body', async () => {
    expect(
      (await call('virtualmachines', { method: 'POST', headers: { 'content-type': 'application/json' } })).status,
    ).toBe(400);
  });
});

describe('a missing or bad value is 422 and every path is named', () => {
  const port = (more: object) => ({ name: 'a', guestPort: 1, ...more });
  const rows: [string, unknown, string[]][] = [
    ['a missing image', { ...vm('x'), spec: {} }, ['spec.imageRef: Required value']],
    [
      'no spec and no metadata',
      { apiVersion: 'compute.service/v1alpha1', kind: 'VirtualMachine' },
      ['metadata: Required value', 'spec: Required value'],
    ],
    ['a name in capitals', vm('Upper'), ['metadata.name: Invalid value: "Upper"']],
    ['an empty name', vm(''), ['metadata.name']],
    ['a name of 254 characters', vm('n'.repeat(254)), ['metadata.name']],
    [
      'a part of resources',
      vm('x', { resources: { cpu: 1 } }),
      ['spec.resources.memoryGiB: Required value', 'spec.resources.diskGiB: Required value'],
    ],
    [
      'no cpu at all',
      vm('x', { resources: { cpu: 0, memoryGiB: 4097, diskGiB: 65537 } }),
      ['spec.resources.cpu', 'spec.resources.memoryGiB', 'spec.resources.diskGiB'],
    ],
    ['more than int32', vm('x', { resources: { cpu: 2 ** 40, memoryGiB: 1, diskGiB: 1 } }), ['spec.resources.cpu']],
    ['port 0', vm('x', { ports: [port({ guestPort: 0 })] }), ['spec.ports[0].guestPort']],
    ['port 65536', vm('x', { ports: [port({ guestPort: 65536 })] }), ['spec.ports[0].guestPort']],
    ['two ports of one name', vm('x', { ports: [port({}), port({ guestPort: 2 })] }), ['spec.ports[1].name']],
    [
      'two ports of one number',
      vm('x', { ports: [port({}), port({ name: 'b', protocol: 'tcp' })] }),
      ['spec.ports[1].guestPort'],
    ],
    [
      '33 ports',
      vm('x', { ports: Array.from({ length: 33 }, (_, n) => port({ name: `p${n}`, guestPort: n + 1 })) }),
      ['spec.ports: Too many'],
    ],
    [
      'an exposure that is not offered',
      vm('x', { ports: [port({ exposure: 'public' })] }),
      ['spec.ports[0].exposure: Unsupported value: "public": supported values: "private-tunnel"'],
    ],
    ['an image that is no name', vm('x', { imageRef: 'a b' }), ['spec.imageRef']],
    ['a digest that is none', vm('x', { imageRef: 'debian-12@sha256:abc' }), ['spec.imageRef']],
    [
      'a key that is none',
      vm('x', { bootstrap: { sshAuthorizedKeys: [{ publicKey: 'ssh-ed25519 AAAA' }] } }),
      ['spec.bootstrap.sshAuthorizedKeys[0].publicKey'],
    ],
    [
      'two keys in one',
      vm('x', { bootstrap: { sshAuthorizedKeys: [{ publicKey: `${ed25519}\n${ed25519}` }] } }),
      ['spec.bootstrap.sshAuthorizedKeys[0].publicKey'],
    ],
    [
      '33 keys',
      vm('x', { bootstrap: { sshAuthorizedKeys: Array(33).fill({ publicKey: ed25519 }) } }),
      ['spec.bootstrap.sshAuthorizedKeys: Too many'],
    ],
    [
      'a label that is none',
      vm('x', {}, { labels: { 'a b': 'x', ok: 'not ok!' } }),
      ['metadata.labels[a b]', 'metadata.labels.ok'],
    ],
    [
      'annotations of more than 256 KiB',
      vm('x', {}, { annotations: { a: 'x'.repeat(256 * 1024) } }),
      ['metadata.annotations'],
    ],
    ['a NUL', vm('x', {}, { annotations: { a: '\0' } }), ['metadata.annotations.a']],
    [
      'a lone surrogate',
      JSON.stringify(vm('x', {}, { annotations: { a: 'SURROGATE' } })).replace('SURROGATE', '\\ud800'),
      ['metadata.annotations.a'],
    ],
  ];
  test.each(rows)('%s', async (_what, body, places) => {
    const before = await countMachines();
    const answer = await create(body);
    expect([answer.status, answer.body.reason, Object.keys(answer.body).sort()]).toEqual([422, 'Invalid', sixFields]);
    for (const place of places) expect(answer.body.message).toContain(place);
    expect(await countMachines()).toBe(before);
  });

  test('a private key sent by mistake is refused and never repeated', async () => {
    const secret = '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA\n-----END OPENSSH PRIVATE KEY-----';
    const answer = await create(vm('x', { bootstrap: { sshAuthorizedKeys: [{ publicKey: secret }] } }));
    expect(answer.status).toBe(422);
    expect(answer.text + api.logged()).not.toContain('b3BlbnNzaC1rZXktdjEAAAAA');
  });
});

describe('the envelope of a request', () => {
  test('a body over 1 MiB is 413, with and without a length, and the connection lives on', async () => {
    const large = 'x'.repeat(1024 * 1024 + 1);
    const answer = await create(large);
    expect([answer.status, answer.body.reason]).toEqual([413, 'RequestEntityTooLarge']);
    expect((await call('virtualmachines')).status).toBe(200);
  });

  test.each([
    ['text/plain', {}],
    ['application/json; charset=latin1', {}],
    ['application/json', { 'content-encoding': 'gzip' }],
    ['application/yaml', {}],
  ])('a body sent as %s %j is 415', async (type, more) => {
    const answer = await call('virtualmachines', {
      method: 'POST',
      body: vm('x'),
      headers: { 'content-type': type, ...more },
    });
    expect([answer.status, answer.body.reason]).toEqual([415, 'UnsupportedMediaType']);
  });

  test('a charset of UTF-8 is accepted', async () => {
    const headers = { 'content-type': 'application/json; charset=UTF-8' };
    expect((await call('virtualmachines', { method: 'POST', body: vm('charset'), headers })).status).toBe(201);
  });

  test('json-patch and server-side apply are 415', async () => {
    for (const type of [
      'application/json-patch+json',
      'application/apply-patch+yaml',
      'application/strategic-merge-patch+json',
    ]) {
      const answer = await call('virtualmachines/first', {
        method: 'PATCH',
        body: '[]',
        headers: { 'content-type': type },
      });
      expect(answer.status).toBe(415);
    }
  });

  test('an unknown path is 404 and a method that is not served is 405, both as a Status', async () => {
    for (const path of [
      'pods',
      'virtualmachines/a/b',
      'VirtualMachines',
      'virtualmachines/%00',
      'virtualmachines/%zz',
    ]) {
      const answer = await call(path);
      expect([path, answer.status, answer.body?.reason]).toEqual([path, 404, 'NotFound']);
    }
    const answer = await call('virtualmachines', { method: 'DELETE' });
    expect([answer.status, answer.body.reason, answer.headers['allow']]).toEqual([
      405,
      'MethodNotAllowed',
      'GET, POST',
    ]);
    expect((await call('machineclasses/general', { method: 'DELETE' })).status).toBe(405);
  });

  test.each([
    'limit=-1',
    'limit=x',
    'limit=1&limit=2',
    'dryRun=None',
    'fieldValidation=Maybe',
    'timeout=soon',
    'continue=abc',
    'labelSelector=a%20b%20c',
    'fieldSelector=spec.imageRef%3Dx',
    'resourceVersion=x',
    'watch=perhaps',
  ])('the query %s is 400', async (query) => {
    const method = /dryRun|fieldValidation/.test(query) ? 'POST' : 'GET';
    const answer = await call(`virtualmachines?${query}`, { method, ...(method === 'POST' && { body: vm('x') }) });
    expect([answer.status, answer.body.reason]).toEqual([400, 'BadRequest']);
  });

  test('answers carry an id, and nothing that names the framework', async () => {
    const answer = await call('virtualmachines');
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('who may do what', () => {
  test('no credential is 401 with a challenge, a bad one says invalid_token', async () => {
    const none = await call('virtualmachines', { token: null });
    expect([none.status, none.body.reason, none.headers['www-authenticate']]).toEqual([
      401,
      'Unauthorized',
      'Bearer realm="compute.service"',
    ]);
    for (const token of ['nonsense', `cst_${'A'.repeat(43)}`, '']) {
      const bad = await call('virtualmachines', { headers: { authorization: `Bearer ${token}` } });
      expect([bad.status, bad.headers['www-authenticate']]).toEqual([
        401,
        'Bearer realm="compute.service", error="invalid_token"',
      ]);
      if (token) expect(bad.text).not.toContain(token);
    }
  });

  test('two Authorization headers are 400', async () => {
    const headers = ['authorization', `Bearer ${tenant.token}`, 'authorization', `Bearer ${tenant.token}`];
    expect((await call('virtualmachines', { headers })).status).toBe(400);
  });

  test('a scope that is missing is 403 and named', async () => {
    const reader = await makeSession(api.db, tenant, ['compute:read']);
    expect((await call('virtualmachines', { token: reader })).status).toBe(200);
    const refused = await call('virtualmachines', { method: 'POST', token: reader, body: vm('x') });
    expect([refused.status, refused.body.reason]).toEqual([403, 'Forbidden']);
    expect(refused.headers['www-authenticate']).toBe(
      'Bearer realm="compute.service", error="insufficient_scope", scope="compute:write"',
    );
    const writer = await makeSession(api.db, tenant, ['compute:write']);
    expect((await call('virtualmachines', { token: writer })).status).toBe(403);
  });

  test("another tenant's namespace is 403, whether or not it exists", async () => {
    expect((await call('virtualmachines', { token: stranger.token })).status).toBe(403);
    const nowhere = base.replace('team-a', 'nowhere');
    expect((await api.call(`${nowhere}/virtualmachines`, { token: tenant.token })).status).toBe(403);
  });

  test('a session ends with its expiry, its key and its customer, from the next request on', async () => {
    const victim = await makeTenant(api.db, 'victim');
    const path = '/v1/compute/apis/compute.service/v1alpha1/namespaces/victim/virtualmachines';
    const status = async () => (await api.call(path, { token: victim.token })).status;
    expect(await status()).toBe(200);
    await api.db.customer.update({ where: { id: victim.customerId }, data: { status: 'suspended' } });
    expect(await status()).toBe(401);
    await api.db.customer.update({ where: { id: victim.customerId }, data: { status: 'active' } });
    expect(await status()).toBe(200);
    await api.db.apiKey.update({ where: { id: victim.keyId }, data: { revokedAt: new Date() } });
    expect(await status()).toBe(401);
    await api.db.apiKey.update({
      where: { id: victim.keyId },
      data: { revokedAt: null, expiresAt: new Date(Date.now() - 1000) },
    });
    expect(await status()).toBe(401);
    await api.db.apiKey.update({ where: { id: victim.keyId }, data: { expiresAt: null } });
    await api.db.session.updateMany({
      where: { customerId: victim.customerId },
      data: { createdAt: new Date(Date.now() - 9000), expiresAt: new Date(Date.now() - 1000) },
    });
    expect(await status()).toBe(401);
  });
});

describe('changing labels and annotations', () => {
  const patch = (name: string, body: unknown, query = '') =>
    call(`virtualmachines/${name}${query}`, { method: 'PATCH', body });
  beforeAll(() => create(vm('patched', {}, { labels: { a: '1', b: '2' } })));

  test('a merge-patch adds, changes and removes', async () => {
    const answer = await patch('patched', {
      metadata: { labels: { a: null, c: '3' }, annotations: { note: 'hello' } },
    });
    expect(answer.status).toBe(200);
    expect(answer.body.metadata).toMatchObject({
      labels: { b: '2', c: '3' },
      annotations: { note: 'hello' },
      generation: 1,
    });
  });

  test('a change of the spec is 422, the same spec is not', async () => {
    const refused = await patch('patched', { spec: { imageRef: 'ubuntu-24.04' } });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'VirtualMachine.compute.service "patched" is invalid: spec: Forbidden: spec is immutable',
    ]);
    expect((await patch('patched', { spec: { imageRef: 'debian-12' } })).status).toBe(200);
    const { body } = await call('virtualmachines/patched');
    const replaced = await call('virtualmachines/patched', {
      method: 'PUT',
      body: { ...vm('patched'), metadata: { ...body.metadata, labels: { only: 'this' } } },
    });
    expect([replaced.status, replaced.body.metadata.labels]).toEqual([200, { only: 'this' }]);
  });

  test('a patch that changes nothing keeps the version', async () => {
    const before = (await call('virtualmachines/patched')).body.metadata.resourceVersion;
    expect((await patch('patched', {})).body.metadata.resourceVersion).toBe(before);
  });

  test('a stale resourceVersion is 409 Conflict', async () => {
    const { resourceVersion } = (await call('virtualmachines/patched')).body.metadata;
    expect((await patch('patched', { metadata: { resourceVersion, labels: { d: '4' } } })).status).toBe(200);
    const stale = await patch('patched', { metadata: { resourceVersion, labels: { d: '5' } } });
    expect([stale.status, stale.body.reason]).toEqual([409, 'Conflict']);
    expect((await patch('patched', { metadata: { uid: 'other', labels: { d: '5' } } })).status).toBe(409);
  });

  test('another name, an unknown field, a bad label and an absent object are refused', async () => {
    expect((await patch('patched', { metadata: { name: 'other' } })).status).toBe(400);
    expect((await patch('patched', { spec: { colour: 1 } })).status).toBe(400);
    expect((await patch('patched', { metadata: { labels: { 'a b': '' } } })).status).toBe(422);
    expect((await patch('patched', [])).status).toBe(400);
    expect((await patch('absent', { metadata: { labels: { a: 'b' } } })).status).toBe(404);
    expect((await call('virtualmachines/absent', { method: 'PUT', body: vm('absent') })).status).toBe(404);
  });

  test('a rehearsal shows the change and writes nothing', async () => {
    const answer = await patch('patched', { metadata: { labels: { dry: 'run' } } }, '?dryRun=All');
    expect(answer.body.metadata.labels.dry).toBe('run');
    expect((await call('virtualmachines/patched')).body.metadata.labels.dry).toBeUndefined();
  });
});

describe('deleting', () => {
  const remove = (name: string, body?: unknown, query = '') =>
    call(`virtualmachines/${name}${query}`, { method: 'DELETE', ...(body !== undefined && { body }) });

  test('answers a Status; a machine nobody claimed is gone at once', async () => {
    await create(vm('gone'));
    const answer = await remove('gone', { kind: 'DeleteOptions', apiVersion: 'v1', propagationPolicy: 'Background' });
    expect([answer.status, answer.body]).toEqual([
      200,
      { apiVersion: 'v1', kind: 'Status', status: 'Success', code: 200, message: expect.any(String) },
    ]);
    expect((await call('virtualmachines/gone')).status).toBe(404);
    expect((await remove('gone')).status).toBe(404);
  });

  test('a machine at work stays visible with a deletionTimestamp, and a repeat is 200 too', async () => {
    const { uid } = (await create(vm('working'))).body.metadata;
    await api.db.machine.update({ where: { uid }, data: { claimEpoch: 1, phase: 'Running', readyForAccess: true } });
    expect((await remove('working')).status).toBe(200);
    const { body } = await call('virtualmachines/working');
    expect(body.metadata.deletionTimestamp).toMatch(/Z$/);
    expect(body.status.readyForAccess).toBe(false);
    expect((await remove('working')).status).toBe(200);
    const again = await create(vm('working'));
    expect([again.status, again.body.reason]).toEqual([409, 'AlreadyExists']);
  });

  test('preconditions and rehearsals are honoured', async () => {
    const { uid, resourceVersion } = (await create(vm('careful'))).body.metadata;
    expect((await remove('careful', { preconditions: { uid: 'other' } })).status).toBe(409);
    expect((await remove('careful', { preconditions: { uid, resourceVersion: '0' } })).status).toBe(409);
    expect((await remove('careful', { dryRun: ['All'] })).status).toBe(200);
    expect((await remove('careful', undefined, '?dryRun=All')).status).toBe(200);
    expect((await remove('careful', { colour: 1 })).status).toBe(400);
    expect((await remove('careful', { dryRun: 'All' })).status).toBe(400);
    expect((await call('virtualmachines/careful')).status).toBe(200);
    expect((await remove('careful', { preconditions: { uid, resourceVersion } })).status).toBe(200);
    expect((await call('virtualmachines/careful')).status).toBe(404);
  });
});

describe('listing', () => {
  let lister: TestTenant;
  const list = (query = '') =>
    api.call(`/v1/compute/apis/compute.service/v1alpha1/namespaces/lister/virtualmachines${query}`, {
      token: lister.token,
    });
  beforeAll(async () => {
    lister = await makeTenant(api.db, 'lister');
    for (const [index, name] of ['b', 'a', 'c-1', 'c.1', 'd'].entries()) {
      const body = vm(name, {}, { labels: { odd: String(index % 2 === 1) } });
      await api.call('/v1/compute/apis/compute.service/v1alpha1/namespaces/lister/virtualmachines', {
        method: 'POST',
        token: lister.token,
        body,
      });
    }
  });

  test('answers a VirtualMachineList in the order of names, whole without a limit', async () => {
    const answer = await list();
    expect(answer.body).toMatchObject({
      apiVersion: 'compute.service/v1alpha1',
      kind: 'VirtualMachineList',
      metadata: { resourceVersion: '5' },
    });
    expect(answer.body.items.map((item: { metadata: { name: string } }) => item.metadata.name)).toEqual([
      'a',
      'b',
      'c-1',
      'c.1',
      'd',
    ]);
    expect(Object.keys(answer.body.metadata)).toEqual(['resourceVersion']);
  });

  test('pages by limit and continue, counting what remains', async () => {
    const seen: string[] = [];
    const remaining: unknown[] = [];
    let token: string | undefined = '';
    while (token !== undefined) {
      const { body } = await list(`?limit=2&continue=${encodeURIComponent(token)}`);
      seen.push(...body.items.map((item: { metadata: { name: string } }) => item.metadata.name));
      remaining.push(body.metadata.remainingItemCount);
      token = body.metadata.continue;
    }
    expect([seen, remaining]).toEqual([
      ['a', 'b', 'c-1', 'c.1', 'd'],
      [3, 1, undefined],
    ]);
  });

  test('a continue token that was tampered with, or belongs to another list, is 400', async () => {
    const token: string = (await list('?limit=2')).body.metadata.continue;
    for (const bad of [`${token}A`, token.replace(/^./, (first) => (first === 'e' ? 'f' : 'e')), token.split('.')[0]]) {
      expect((await list(`?limit=2&continue=${encodeURIComponent(bad!)}`)).status).toBe(400);
    }
    expect((await call(`virtualmachines?limit=2&continue=${encodeURIComponent(token)}`)).status).toBe(400);
    expect((await list(`?limit=2&labelSelector=odd&continue=${encodeURIComponent(token)}`)).status).toBe(400);
  });

  test.each([
    ['labelSelector=odd%3Dtrue', ['a', 'c.1']],
    ['labelSelector=odd!%3Dtrue', ['b', 'c-1', 'd']],
    ['labelSelector=odd%20in%20(true,false),odd', ['a', 'b', 'c-1', 'c.1', 'd']],
    ['labelSelector=!odd', []],
    ['labelSelector=odd%20notin%20(false)', ['a', 'c.1']],
    ['fieldSelector=metadata.name%3Dd', ['d']],
    ['fieldSelector=status.phase!%3DPending', []],
  ])('selects by %s', async (query, names) => {
    const { body } = await list(`?${query}`);
    expect(body.items.map((item: { metadata: { name: string } }) => item.metadata.name)).toEqual(names);
  });

  test('a Table when that is what the client prefers', async () => {
    const answer = await api.call(
      '/v1/compute/apis/compute.service/v1alpha1/namespaces/lister/virtualmachines?limit=1',
      {
        token: lister.token,
        headers: { accept: 'application/json;as=Table;v=v1;g=meta.k8s.io,application/json' },
      },
    );
    expect(answer.body.kind).toBe('Table');
    expect(answer.body.rows[0].cells).toEqual([
      'a',
      'Pending',
      false,
      'debian-12',
      '2/4Gi',
      expect.stringMatching(/^\d+s$/),
      '',
      '',
    ]);
    expect(answer.body.metadata.remainingItemCount).toBe(4);
  });
});

describe('machine classes and bare metal', () => {
  test('a class is visible where the tenant has an allotment', async () => {
    await api.db.machineClass.upsert({
      where: { name: 'metal' },
      update: {},
      create: { name: 'metal', cpuFamily: 'zen5', memoryGiB: 512, regions: ['region-1', 'region-2'] },
    });
    expect((await call('machineclasses/metal')).status).toBe(404);
    await api.db.allotment.create({ data: { tenantId: tenant.tenantId, className: 'metal', bareMetalLimit: 5 } });
    const answer = await call('machineclasses/metal');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      apiVersion: 'compute.service/v1alpha1',
      kind: 'MachineClass',
      spec: { cpuFamily: 'zen5', memoryGiB: 512, regions: ['region-1', 'region-2'] },
    });
    const list = await call('machineclasses');
    expect([list.body.kind, list.body.items.length]).toEqual(['MachineClassList', 1]);
  });

  test('a bare-metal machine is created and read like any other', async () => {
    const body = {
      apiVersion: 'compute.service/v1alpha1',
      kind: 'BareMetalMachine',
      metadata: { name: 'iron' },
      spec: { machineClassName: 'metal', imageRef: 'debian-12' },
    };
    const answer = await call('baremetalmachines', { method: 'POST', body });
    expect([answer.status, answer.body.spec]).toEqual([201, body.spec]);
    expect((await call('virtualmachines/iron')).status).toBe(404);
    expect((await call('baremetalmachines/iron')).body.kind).toBe('BareMetalMachine');
  });
});
