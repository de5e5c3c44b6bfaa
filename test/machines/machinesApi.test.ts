import { makeTenant, vm } from '../support/apiServer.ts';
import { allotTo } from '../support/limits.ts';
import { startTeams, type Teams } from '../support/teams.ts';

const [kind, key] = [Buffer.from('ssh-ed25519'), Buffer.alloc(32, 7)];
const blob = Buffer.concat([Buffer.from([0, 0, 0, kind.length]), kind, Buffer.from([0, 0, 0, key.length]), key]);
const ed25519 = `${kind} ${blob.toString('base64')} me@home`;

let { api, call, stop } = {} as Teams;
beforeAll(async () => {
  ({ api, call, stop } = await startTeams());
});
afterAll(() => stop?.());

const create = (body: unknown, query = '') => call(`virtualmachines${query}`, { method: 'POST', body });
const countMachines = () => api.db.machine.count();
const sixFields = ['apiVersion', 'code', 'kind', 'message', 'reason', 'status'];

describe('creating a virtual machine', () => {
  test('returns 201 with the object: Pending, not ready, with the default size filled in, and wakes its workflow', async () => {
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
    expect(answer.body.status).toEqual({ phase: 'Pending', readyForAccess: false, observedGeneration: 0 });
    const requestId = String(answer.headers['x-request-id']);
    expect(api.wakes.at(-1)).toMatchObject({ machineUid: uid, requestId });
    expect(api.logged()).toMatch(
      new RegExp(`"requestId":"${requestId}","workflowId":"virtualmachine/team-a/first/${uid}"`),
    );
    expect(answer.text).not.toContain(requestId);
    const read = await call('virtualmachines/first');
    expect([read.status, read.body]).toEqual([200, answer.body]);
  });

  test('a machine observes its generation once it is ready, and not when it failed', async () => {
    const { uid } = (await create(vm('observed'))).body.metadata;
    const observed = async (data: Parameters<typeof api.db.machine.update>[0]['data']) => {
      await api.db.machine.update({ where: { uid }, data });
      // A rehearsed change reads the database, past what this process holds in memory.
      const options = { method: 'PATCH', contentType: 'application/merge-patch+json', body: {} };
      return (await call('virtualmachines/observed?dryRun=All', options)).body.status;
    };
    expect(await observed({ phase: 'Running', readyForAccess: false })).toMatchObject({ observedGeneration: 0 });
    expect(await observed({ phase: 'Running', readyForAccess: true })).toMatchObject({ observedGeneration: 1 });
    expect(await observed({ phase: 'Failed', failureCode: 'ProviderError', readyForAccess: false })).toMatchObject({
      observedGeneration: 0,
    });
  });

  test('of two concurrent creates with one name, one succeeds and one is 409 AlreadyExists', async () => {
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

  test('overwrites fields that the service owns, so an object that was read can be sent back', async () => {
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
      status: { phase: 'Running', readyForAccess: true },
    });
    expect(answer.status).toBe(201);
    expect(answer.body.metadata).toMatchObject({ generation: 1 });
    expect(answer.body.status.phase).toBe('Pending');
  });

  test('as a dry run (dryRun=All) returns the same and writes nothing', async () => {
    const before = await countMachines();
    const answer = await create(vm('rehearsed'), '?dryRun=All&fieldManager=kubectl-create&fieldValidation=Strict');
    expect([answer.status, answer.body.metadata.name]).toEqual([201, 'rehearsed']);
    expect((await create(vm('first'), '?dryRun=All')).status).toBe(409);
    expect((await create(vm('Rehearsed!'), '?dryRun=All')).status).toBe(422);
    expect(await countMachines()).toBe(before);
  });

  test('accepts every field of the contract', async () => {
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

  test("over the tenant's limit is 403, and the message explains the quota", async () => {
    const small = await makeTenant(api.db, 'small');
    await api.db.machineClass.create({
      data: { name: 'general', cpuFamily: 'zen', memoryGiB: 64, regions: ['region-1'] },
    });
    await allotTo(api.db, small.tenantId, 'general', { virtual_machine: 1 });
    const path = '/v1/compute/apis/compute.service/v1alpha1/namespaces/small/virtualmachines';
    expect((await api.call(path, { method: 'POST', token: small.token, body: vm('one') })).status).toBe(201);
    const refused = await api.call(path, { method: 'POST', token: small.token, body: vm('two') });
    expect([refused.status, refused.body.reason]).toEqual([403, 'Forbidden']);
    expect(refused.body.message).toMatch(
      /exceeded quota: requested: virtualmachines=1, used: virtualmachines=1, limited: virtualmachines=1; failed machines count until they are deleted\. Delete some, or ask for more: Capacity in the console, or POST \/v1\/admin\/limit-requests$/,
    );
  });
});

describe('a body that cannot be decoded is 400, and the message names the field', () => {
  const rows: [string, unknown, string][] = [
    ['an unknown field', vm('x', { colour: 'red' }), 'strict decoding error: unknown field "spec.colour"'],
    [
      'an unknown field deep down',
      vm('x', { ports: [{ name: 'a', guestPort: 1, x: 1 }] }),
      'unknown field "spec.ports[0].x"',
    ],
    ['an unknown field of metadata', vm('x', {}, { clusterName: 'x' }), 'unknown field "metadata.clusterName"'],
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
    [
      'no apiVersion',
      { ...vm('x'), apiVersion: undefined },
      'apiVersion: Required value: must be compute.service/v1alpha1',
    ],
    ['no kind', { ...vm('x'), kind: undefined }, 'kind: Required value: must be VirtualMachine'],
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

describe('a missing or bad value is 422, and the message names every path', () => {
  const port = (more: object) => ({ name: 'a', guestPort: 1, ...more });
  const rows: [string, unknown, string[]][] = [
    ['a missing image', { ...vm('x'), spec: {} }, ['spec.imageRef: Required value']],
    [
      'no spec and no metadata',
      { apiVersion: 'compute.service/v1alpha1', kind: 'VirtualMachine' },
      ['metadata: Required value', 'spec: Required value'],
    ],
    [
      'a name in capitals',
      vm('Upper'),
      ["metadata.name: Invalid value: \"Upper\": must be lower-case letters, digits, '-' and '.'"],
    ],
    ['an empty name', vm(''), ['metadata.name: Invalid value: "": must not be empty']],
    [
      'a protocol that is not offered',
      vm('x', { ports: [port({ protocol: 'UDP' })] }),
      ['spec.ports[0].protocol: Invalid value: "UDP": must be TCP'],
    ],
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
    [
      'an image that is no name',
      vm('x', { imageRef: 'a b' }),
      ['spec.imageRef: Invalid value: "a b": must be an image\'s name, such as debian-12'],
    ],
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

  test('a change of the spec is 422; sending the same spec is allowed', async () => {
    const refused = await patch('patched', { spec: { imageRef: 'ubuntu-24.04' } });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'VirtualMachine.compute.service "patched" is invalid: spec: Forbidden: spec is immutable: ' +
        'delete the object and create it again, as kubectl replace --force does (spec.imageRef differs)',
    ]);
    expect((await patch('patched', { spec: { imageRef: 'debian-12' } })).status).toBe(200);
    const { body } = await call('virtualmachines/patched');
    const replaced = await call('virtualmachines/patched', {
      method: 'PUT',
      body: { ...vm('patched'), metadata: { ...body.metadata, labels: { only: 'this' } } },
    });
    expect([replaced.status, replaced.body.metadata.labels]).toEqual([200, { only: 'this' }]);
  });

  test('a patch of nothing but the status is 422; beside a change, and from kubectl apply, it is dropped', async () => {
    const { status } = (await call('virtualmachines/patched')).body;
    for (const wanted of [{ phase: 'Running' }, { readyForAccess: true }, null]) {
      const refused = await patch('patched', { status: wanted });
      expect([refused.status, refused.body.message]).toEqual([
        422,
        expect.stringContaining('status: Forbidden: the service observes it'),
      ]);
    }
    expect((await patch('patched', { status })).status).toBe(200);
    const both = await patch('patched', { status: { phase: 'Running' }, metadata: { labels: { e: '5' } } });
    expect([both.status, both.body.metadata.labels.e, both.body.status]).toEqual([200, '5', status]);
    const applied = await patch('patched', { status: { phase: 'Running' } }, '?fieldManager=kubectl-client-side-apply');
    expect([applied.status, applied.body.status]).toEqual([200, status]);
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

  test('a dry run shows the change and writes nothing', async () => {
    const answer = await patch('patched', { metadata: { labels: { dry: 'run' } } }, '?dryRun=All');
    expect(answer.body.metadata.labels.dry).toBe('run');
    expect((await call('virtualmachines/patched')).body.metadata.labels.dry).toBeUndefined();
  });
});

describe('deleting', () => {
  const remove = (name: string, body?: unknown, query = '') =>
    call(`virtualmachines/${name}${query}`, { method: 'DELETE', ...(body !== undefined && { body }) });

  test('returns a Status; a machine that no workflow claimed is gone at once', async () => {
    await create(vm('gone'));
    const answer = await remove('gone', { kind: 'DeleteOptions', apiVersion: 'v1', propagationPolicy: 'Background' });
    expect([answer.status, answer.body]).toEqual([
      200,
      { apiVersion: 'v1', kind: 'Status', status: 'Success', code: 200, message: expect.any(String) },
    ]);
    expect((await call('virtualmachines/gone')).status).toBe(404);
    expect((await remove('gone')).status).toBe(404);
  });

  test('a claimed machine stays visible with a deletionTimestamp, and a repeated delete is 200 too', async () => {
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

  const wrongOptions = {
    apiVersion: 'v2',
    kind: 'Pod',
    dryRun: ['Some'],
    gracePeriodSeconds: -1,
    orphanDependents: 'yes',
    preconditions: [],
    propagationPolicy: 'Sideways',
  };
  test('an option of a wrong type is 400, the message names what is accepted, and nothing is deleted', async () => {
    await create(vm('kept'));
    for (const [option, value] of Object.entries({ ...wrongOptions, colour: 'red' })) {
      const refused = await remove('kept', { [option]: value });
      expect([option, refused.status, refused.body.reason]).toEqual([option, 400, 'BadRequest']);
      expect(refused.body.message).toMatch(
        option === 'colour'
          ? 'strict decoding error: unknown field "colour"'
          : new RegExp(`strict decoding error: ${option}(\\.0)?: must be`),
      );
    }
    expect((await remove('kept', { gracePeriodSeconds: '0' })).status).toBe(400);
    expect((await call('virtualmachines/kept')).body.metadata.deletionTimestamp).toBeUndefined();
    const options = { kind: 'DeleteOptions', gracePeriodSeconds: 0, orphanDependents: null };
    for (const apiVersion of ['v1', 'meta.k8s.io/v1', 'compute.service/v1alpha1'])
      expect((await remove('kept', { ...options, apiVersion, dryRun: ['All'] })).status).toBe(200);
    expect((await remove('kept', options)).status).toBe(200);
  });

  test("null is no options, as openapi-generator's client for Go sends it; what is no object is refused", async () => {
    await create(vm('nulled'));
    for (const body of [[], 'all', 0]) expect([body, (await remove('nulled', body)).status]).toEqual([body, 400]);
    expect((await call('virtualmachines/nulled')).status).toBe(200);
    expect((await remove('nulled', null)).status).toBe(200);
    expect((await call('virtualmachines/nulled')).status).toBe(404);
  });

  test('preconditions and dry runs are honored', async () => {
    const { uid, resourceVersion } = (await create(vm('careful'))).body.metadata;
    expect((await remove('careful', { preconditions: { uid: 'other' } })).status).toBe(409);
    expect((await remove('careful', { preconditions: { uid, resourceVersion: '0' } })).status).toBe(409);
    // A script whose variable was empty means one object, not any.
    for (const preconditions of [{ uid: '' }, { resourceVersion: '' }, { uid, resourceVersion: '' }]) {
      const refused = await remove('careful', { preconditions });
      expect([preconditions, refused.status, refused.body.message]).toEqual([
        preconditions,
        400,
        expect.stringMatching(/preconditions\.(uid|resourceVersion): must not be empty/),
      ]);
    }
    expect((await remove('careful', { dryRun: ['All'] })).status).toBe(200);
    expect((await remove('careful', undefined, '?dryRun=All')).status).toBe(200);
    expect((await remove('careful', { colour: 1 })).status).toBe(400);
    expect((await remove('careful', { dryRun: 'All' })).status).toBe(400);
    expect((await call('virtualmachines/careful')).status).toBe(200);
    expect((await remove('careful', { preconditions: { uid, resourceVersion } })).status).toBe(200);
    expect((await call('virtualmachines/careful')).status).toBe(404);
  });
});
