import { decodeJsonPatch } from '../../src/api/kubernetes/jsonPatch.ts';
import { makeSession, vm } from '../support/apiServer.ts';
import { startTeams, type Teams } from '../support/teams.ts';

const applyJsonPatch = (document: unknown, patch: unknown) => decodeJsonPatch(patch)(document);

describe('a JSON Patch (RFC 6902)', () => {
  /** The examples of the RFC's appendix A, in its order, and the edges of pointers. */
  test.each<[string, unknown, unknown[], unknown]>([
    ['A.1 adds a member', { foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux' }], { baz: 'qux', foo: 'bar' }],
    [
      'A.2 adds an element',
      { foo: ['bar', 'baz'] },
      [{ op: 'add', path: '/foo/1', value: 'qux' }],
      { foo: ['bar', 'qux', 'baz'] },
    ],
    ['A.3 removes a member', { baz: 'qux', foo: 'bar' }, [{ op: 'remove', path: '/baz' }], { foo: 'bar' }],
    [
      'A.4 removes an element',
      { foo: ['bar', 'qux', 'baz'] },
      [{ op: 'remove', path: '/foo/1' }],
      { foo: ['bar', 'baz'] },
    ],
    ['A.5 replaces a value', { baz: 'qux' }, [{ op: 'replace', path: '/baz', value: 'boo' }], { baz: 'boo' }],
    [
      'A.6 moves a value',
      { a: { b: 'x', c: 1 }, d: {} },
      [{ op: 'move', from: '/a/b', path: '/d/e' }],
      { a: { c: 1 }, d: { e: 'x' } },
    ],
    [
      'A.7 moves an element',
      { foo: ['all', 'grass', 'cows', 'eat'] },
      [{ op: 'move', from: '/foo/1', path: '/foo/3' }],
      { foo: ['all', 'cows', 'eat', 'grass'] },
    ],
    [
      'A.8 tests values',
      { baz: 'qux', foo: ['a', 2, 'c'] },
      [
        { op: 'test', path: '/baz', value: 'qux' },
        { op: 'test', path: '/foo/1', value: 2 },
      ],
      { baz: 'qux', foo: ['a', 2, 'c'] },
    ],
    [
      'A.10 adds a nested object',
      { foo: 'bar' },
      [{ op: 'add', path: '/child', value: { a: {} } }],
      { foo: 'bar', child: { a: {} } },
    ],
    [
      'A.11 ignores unknown members',
      { foo: 'bar' },
      [{ op: 'add', path: '/baz', value: 'qux', xyz: 123 }],
      { foo: 'bar', baz: 'qux' },
    ],
    ['A.14 escapes ~ before /', { '/': 9, '~1': 10 }, [{ op: 'test', path: '/~01', value: 10 }], { '/': 9, '~1': 10 }],
    [
      'A.16 appends an element',
      { foo: ['bar'] },
      [{ op: 'add', path: '/foo/-', value: ['abc'] }],
      { foo: ['bar', ['abc']] },
    ],
    [
      'copies, and the copy is its own',
      { a: { b: 1 } },
      [
        { op: 'copy', from: '/a', path: '/c' },
        { op: 'add', path: '/c/b', value: 2 },
      ],
      { a: { b: 1 }, c: { b: 2 } },
    ],
    ['replaces the whole document', { a: 1 }, [{ op: 'replace', path: '', value: { b: 2 } }], { b: 2 }],
    ['adds null, which is a value', { a: 1 }, [{ op: 'add', path: '/a', value: null }], { a: null }],
    [
      'tests deeply, in any order of members',
      { a: { b: [1, { c: 2, d: 3 }] } },
      [{ op: 'test', path: '/a', value: { b: [1, { d: 3, c: 2 }] } }],
      { a: { b: [1, { c: 2, d: 3 }] } },
    ],
    ['uses an empty name', { '': 1 }, [{ op: 'replace', path: '/', value: 2 }], { '': 2 }],
    [
      'has names that objects inherit as ordinary ones',
      {},
      [
        { op: 'add', path: '/constructor', value: 'x' },
        { op: 'test', path: '/constructor', value: 'x' },
      ],
      { constructor: 'x' },
    ],
  ])('%s', (_what, document, patch, expected) => {
    const before = structuredClone(document);
    expect(applyJsonPatch(document, patch)).toEqual(expected);
    expect(document).toEqual(before);
  });

  test.each<[string, unknown, unknown[], number, RegExp]>([
    [
      'A.9 a test that fails',
      { baz: 'qux' },
      [{ op: 'test', path: '/baz', value: 'bar' }],
      422,
      /operation 0 .*test.*\/baz/,
    ],
    [
      'A.12 an add to a missing place',
      { foo: 'bar' },
      [{ op: 'add', path: '/baz/bat', value: 1 }],
      422,
      /operation 0 .*"\/baz\/bat".*does not exist/,
    ],
    ['A.15 a test of a string against a number', { a: 10 }, [{ op: 'test', path: '/a', value: '10' }], 422, /test/],
    [
      'a remove of what is missing',
      { a: 1 },
      [
        { op: 'test', path: '/a', value: 1 },
        { op: 'remove', path: '/b' },
      ],
      422,
      /operation 1 /,
    ],
    ['a replace of what is missing', {}, [{ op: 'replace', path: '/b', value: 1 }], 422, /does not exist/],
    ['a place within text', { a: 'text' }, [{ op: 'add', path: '/a/length', value: 1 }], 422, /does not exist/],
    ['an index beyond the end', { a: [1] }, [{ op: 'add', path: '/a/2', value: 1 }], 422, /does not exist/],
    ['an index with a leading zero', { a: [1, 2] }, [{ op: 'remove', path: '/a/01' }], 422, /does not exist/],
    ['an index that is no number', { a: [1] }, [{ op: 'add', path: '/a/push', value: 1 }], 422, /does not exist/],
    ['the end of a list, removed', { a: [1] }, [{ op: 'remove', path: '/a/-' }], 422, /does not exist/],
    ['a move into itself', { a: { b: 1 } }, [{ op: 'move', from: '/a', path: '/a/b' }], 422, /into itself/],
    ['a copy of an inherited name', {}, [{ op: 'copy', from: '/toString', path: '/a' }], 422, /does not exist/],
    [
      'a place within an inherited function',
      {},
      [{ op: 'add', path: '/toString/polluted', value: 1 }],
      422,
      /does not exist/,
    ],
    [
      'a place within the prototype',
      {},
      [{ op: 'add', path: '/constructor/prototype/polluted', value: 1 }],
      422,
      /does not exist/,
    ],
    [
      'the prototype itself',
      { a: {} },
      [{ op: 'add', path: '/a/__proto__', value: { polluted: 1 } }],
      422,
      /__proto__/,
    ],
    ['the root, removed', {}, [{ op: 'remove', path: '' }], 422, /whole/],
    ['not a list', {}, {} as unknown[], 400, /list of operations/],
    ['an operation that is not an object', {}, ['x'], 400, /operation 0/],
    ['an unknown operation', {}, [{ op: 'merge', path: '/a' }], 400, /add, copy, move, remove, replace, test/],
    ['a missing path', {}, [{ op: 'remove' }], 400, /path/],
    ['a path without a slash', {}, [{ op: 'remove', path: 'a' }], 400, /"\/"/],
    ['a broken escape', {}, [{ op: 'remove', path: '/a~2' }], 400, /~/],
    ['a missing value', {}, [{ op: 'add', path: '/a' }], 400, /value/],
    ['a missing from', {}, [{ op: 'copy', path: '/a' }], 400, /from/],
    ['too many operations', {}, Array(10_001).fill({ op: 'test', path: '', value: {} }), 413, /10000/],
  ])('refuses %s', (_what, document, patch, status, message) => {
    expect(() => applyJsonPatch(document, patch)).toThrow(
      expect.objectContaining({ status, message: expect.stringMatching(message) }),
    );
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect((Object.prototype.toString as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test('limits what it copies, however often it doubles the object', () => {
    const doubling = Array.from({ length: 60 }, (_, index) => ({ op: 'copy', from: '', path: `/c${index}` }));
    expect(() => applyJsonPatch({ a: 'x'.repeat(1_000) }, doubling)).toThrow(expect.objectContaining({ status: 413 }));
    expect(applyJsonPatch({ a: 'x' }, doubling.slice(0, 3))).toHaveProperty('c2.c1.c0.a', 'x');
  });
});

describe('to a machine', () => {
  let { api, tenant, stranger, base, call, stop } = {} as Teams;
  beforeAll(async () => {
    ({ api, tenant, stranger, base, call, stop } = await startTeams());
  });
  afterAll(() => stop?.());
  const headers = { 'content-type': 'application/json-patch+json' };
  const patch = (name: string, body: unknown, more: object = {}) =>
    call(`virtualmachines/${name}`, { method: 'PATCH', body, headers, ...more });
  const create = (name: string, metadata: object = {}) =>
    call('virtualmachines', { method: 'POST', body: vm(name, {}, metadata) });
  const label = { op: 'add', path: '/metadata/labels/tier', value: 'gold' };

  test('changes labels and annotations', async () => {
    const { body: before } = await create('changed', { labels: { 'example.com/a': 'b' } });
    const { status, body } = await patch('changed', [
      { op: 'test', path: '/metadata/resourceVersion', value: before.metadata.resourceVersion },
      label,
      { op: 'remove', path: '/metadata/labels/example.com~1a' },
      { op: 'add', path: '/metadata/annotations', value: { note: 'x' } },
      { op: 'replace', path: '/status/phase', value: 'Running' },
    ]);
    expect([status, body.metadata.labels, body.metadata.annotations, body.status]).toEqual([
      200,
      { tier: 'gold' },
      { note: 'x' },
      before.status,
    ]);
    expect((await call('virtualmachines/changed')).body).toEqual(body);
    const again = await patch('changed', [label]);
    expect(again.body.metadata.resourceVersion).toBe(body.metadata.resourceVersion);
  });

  test('as a dry run changes nothing', async () => {
    const { body: before } = await create('rehearsed', { labels: { a: 'b' } });
    const { status, body } = await call('virtualmachines/rehearsed?dryRun=All', {
      method: 'PATCH',
      body: [label],
      headers,
    });
    expect([status, body.metadata.labels]).toEqual([200, { a: 'b', tier: 'gold' }]);
    expect((await call('virtualmachines/rehearsed')).body).toEqual(before);
  });

  test.each<[string, unknown, number, RegExp]>([
    ['a label where there are none', [label], 422, /"\/metadata\/labels\/tier".*"\/metadata\/labels" does not exist/],
    ['a test that fails', [{ op: 'test', path: '/metadata/name', value: 'x' }], 422, /test/],
    ['the spec', [{ op: 'replace', path: '/spec/imageRef', value: 'ubuntu-24.04' }], 422, /spec is immutable/],
    ['an unknown field', [{ op: 'add', path: '/spec/colour', value: 'red' }], 400, /unknown field "spec.colour"/],
    ['the name', [{ op: 'replace', path: '/metadata/name', value: 'other' }], 400, /does not match the name/],
    [
      'the namespace',
      [{ op: 'replace', path: '/metadata/namespace', value: 'team-b' }],
      400,
      /does not match the namespace/,
    ],
    ['the version', [{ op: 'replace', path: '/metadata/resourceVersion', value: '1' }], 409, /has been modified/],
    ['the whole object', [{ op: 'replace', path: '', value: null }], 400, /must be a VirtualMachine object/],
    ['a bad label', [{ op: 'add', path: '/metadata/labels', value: { 'a b': 'c' } }], 422, /a key is/],
    ['not a list', { metadata: {} }, 400, /list of operations/],
    ['not JSON', 'x', 400, /JSON/],
  ])('refuses %s', async (what, body, status, message) => {
    const name = what.replaceAll(' ', '-').toLowerCase();
    const { body: before } = await create(name);
    const refused = await patch(name, body);
    expect([refused.status, refused.body.message]).toEqual([status, expect.stringMatching(message)]);
    expect((await call(`virtualmachines/${name}`)).body).toEqual(before);
    expect((await patch(name, [{ op: 'add', path: '/metadata/labels', value: { a: 'b' } }])).status).toBe(200);
  });

  test('needs the object, its namespace, and the scope', async () => {
    await create('guarded', { labels: {} });
    expect((await patch('absent', [label])).status).toBe(404);
    expect((await patch('guarded', [label], { token: stranger.token })).status).toBe(403);
    const reader = await makeSession(api.db, tenant, ['compute:read']);
    expect((await patch('guarded', [label], { token: reader })).status).toBe(403);
    const classes = await api.call(`${base}/machineclasses/x`, {
      method: 'PATCH',
      token: tenant.token,
      body: [],
      headers,
    });
    expect(classes.status).toBe(405);
  });
});
