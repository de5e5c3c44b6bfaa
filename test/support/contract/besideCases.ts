/**
 * Requests that kube-apiserver and the service should treat alike: sequences, each on an object of its own. In paths,
 * headers, and bodies, `$name` and `$namespace` are the object's, and `$rv`, `$uid`, and `$continue` are what the last response had.
 */
export interface Step {
  method?: string;
  /** Below the collection's path; an absolute one begins with `/`. */
  at?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

const object = (metadata: object = {}, rest: object = {}) => ({
  apiVersion: 'compute.service/v1alpha1',
  kind: 'VirtualMachine',
  metadata: { name: '$name', ...metadata },
  spec: { imageRef: 'debian-12' },
  ...rest,
});
const create = (metadata: object = {}, rest: object = {}): Step => ({ method: 'POST', body: object(metadata, rest) });
const get: Step = { at: '/$name' };
const patch = (type: string, body: unknown, query = ''): Step => ({
  method: 'PATCH',
  at: `/$name${query}`,
  headers: { 'content-type': `application/${type}` },
  body,
});
const apply = (manager: string, metadata: object, query = ''): Step =>
  patch('apply-patch+yaml', object(metadata), `?fieldManager=${manager}${query}`);
const remove = (body?: unknown, query = ''): Step => ({
  method: 'DELETE',
  at: `/$name${query}`,
  ...(body !== undefined && { body }),
});
const options = (more: object) => ({ kind: 'DeleteOptions', apiVersion: 'v1', ...more });
const query = (words: Record<string, string | null>) => {
  const given = Object.entries(words).filter(([, value]) => value !== null);
  return given.length === 0 ? '' : `?${given.map(([key, value]) => `${key}=${value}`).join('&')}`;
};
const product = <A, B>(some: readonly A[], others: readonly B[]) =>
  some.flatMap((one) => others.map((other) => [one, other] as const));
const table = 'application/json;as=Table;v=v1;g=meta.k8s.io';
const partial = 'application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io';
const partialList = 'application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io';

/** Without labels it has no map of them: kube-apiserver finds two appliers of an empty one in conflict. */
export const applied = (manager: string, labels: object, force: boolean): Step =>
  apply(manager, Object.keys(labels).length > 0 ? { labels } : {}, force ? '&force=true' : '');
export const patched = (manager: string, labels: object): Step =>
  patch('merge-patch+json', { metadata: { labels } }, `?fieldManager=${manager}`);
export const replaced = (manager: string, labels: object): Step => ({
  method: 'PUT',
  at: `/$name?fieldManager=${manager}`,
  body: object({ labels, resourceVersion: '$rv' }),
});

export const cases: Record<string, Step[]> = {
  ...Object.fromEntries(
    product(product([null, 'NotOlderThan', 'Exact', 'Bogus'], [null, '', '0', '$rv', '999999999999', 'abc']), [
      null,
      '1',
    ] as const).map(([[match, version], limit]) => {
      const words = query({ resourceVersionMatch: match, resourceVersion: version, limit });
      return [`list ${words || 'plain'}`, [create(), { at: words }]];
    }),
  ),
  ...Object.fromEntries(
    ['', '0', '$rv', '999999999999', 'abc', '-1'].map((version) => [
      `get at ${version}`,
      [create(), { at: `/$name?resourceVersion=${version}` }],
    ]),
  ),
  ...Object.fromEntries(
    ['-1', 'x', '0', '1', '1.5', ''].map((limit) => [
      `list with a limit of "${limit}"`,
      [create(), { at: `?limit=${limit}` }],
    ]),
  ),
  'list with a token that no list gave': [create(), { at: '?continue=bogus' }],
  'list with a token and a version': [create(), { at: '?limit=1' }, { at: '?continue=$continue&resourceVersion=$rv' }],
  ...Object.fromEntries(
    [
      'a=b',
      'a!=b',
      'a in (b,c)',
      'a notin (b)',
      'a',
      '!a',
      'a>1',
      'a<1',
      'a>b',
      'a=',
      '=b',
      'a in ()',
      'a in b',
      'a==b',
      'a=b,',
      ',a=b',
      'a=b c',
      'A_b.c/d=e',
      '-a=b',
      'a/b/c=d',
      `a=${'b'.repeat(64)}`,
      'a,b',
      'a=b,a=c',
    ].map((selector) => [
      `list by the labels "${selector}"`,
      [create({ labels: { a: 'b' } }), { at: `?labelSelector=${encodeURIComponent(selector)}` }],
    ]),
  ),
  ...Object.fromEntries(
    [
      'metadata.name=$name',
      'metadata.name!=$name',
      'metadata.namespace=$namespace',
      'spec.imageRef=x',
      'metadata.name',
      'metadata.name=a,metadata.name=b',
      'metadata.name==$name',
      '',
    ].map((selector) => [`list by the fields "${selector}"`, [create(), { at: `?fieldSelector=${selector}` }]]),
  ),
  create: [create()],
  'create twice': [create(), create()],
  'create as a dry run': [{ ...create(), at: '?dryRun=All' }, get],
  'create as an unknown dry run': [{ ...create(), at: '?dryRun=Some' }],
  'create with a name that is made': [create({ name: undefined, generateName: 'made-' })],
  'create without a name': [create({ name: undefined })],
  'create without metadata': [{ method: 'POST', body: { ...object(), metadata: undefined } }],
  'create of another kind': [create({}, { kind: 'BareMetalMachine' })],
  'create of no kind': [create({}, { kind: undefined })],
  'create of another version': [create({}, { apiVersion: 'compute.service/v9' })],
  'create of no version': [create({}, { apiVersion: undefined })],
  'create for another namespace': [create({ namespace: 'other' })],
  'create for its namespace': [create({ namespace: '$namespace' })],
  'create with a version': [create({ resourceVersion: '5' })],
  'create with a uid': [create({ uid: '5c0e8a52-3b7e-4d0b-9a53-0d9f7a1f2c44' })],
  'create with a status': [create({}, { status: { phase: 'Running' } })],
  'create with a time of its own': [create({ creationTimestamp: '2020-01-01T00:00:00Z' })],
  'create with a generation': [create({ generation: 7 })],
  ...Object.fromEntries(
    [
      'UPPER',
      'a_b',
      '-a',
      'a-',
      'a.b',
      'a..b',
      'ü',
      'a'.repeat(254),
      'a'.repeat(63),
      'a'.repeat(64),
      '1',
      ' a',
      '',
    ].map((name) => [`create with the name "${name}"`, [create({ name })]]),
  ),
  ...Object.fromEntries(
    [
      { a: 'b c' },
      { 'a b': 'c' },
      { a: 'b'.repeat(64) },
      { ['a'.repeat(64)]: 'b' },
      { 'x.y/z': '' },
      { a: 1 },
      { a: null },
      { a: true },
      [],
      'text',
      null,
    ].map((labels) => [`create with the labels ${JSON.stringify(labels).slice(0, 30)}`, [create({ labels })]]),
  ),
  ...Object.fromEntries(
    [{ 'a b': 'c' }, { a: 'b c' }, { a: 1 }, { a: null }, { a: 'x'.repeat(262_145) }, null].map((annotations) => [
      `create with the annotations ${JSON.stringify(annotations).slice(0, 30)}`,
      [create({ annotations })],
    ]),
  ),
  ...Object.fromEntries(
    product(['Strict', 'Warn', 'Ignore', 'Bogus'], [{ unknown: 1 }, {}]).map(([validation, more]) => [
      `create with validation ${validation} and ${JSON.stringify(more)}`,
      [{ ...create({}, { spec: { imageRef: 'debian-12', ...more } }), at: `?fieldValidation=${validation}` }],
    ]),
  ),
  ...Object.fromEntries(
    ['Strict', 'Ignore'].map((validation) => [
      `create with a repeated field and validation ${validation}`,
      [
        {
          method: 'POST',
          at: `?fieldValidation=${validation}`,
          body:
            '{"apiVersion":"compute.service/v1alpha1","kind":"VirtualMachine","metadata":{"name":"$name"},' +
            '"spec":{"imageRef":"a","imageRef":"debian-12"}}',
        },
      ],
    ]),
  ),
  ...Object.fromEntries(
    ['', '{', '[]', '"x"', 'null', '5', '{}'].map((body) => [
      `create with the body ${body || 'that is empty'}`,
      [{ method: 'POST', body }],
    ]),
  ),
  ...Object.fromEntries(
    [
      'text/plain',
      'application/xml',
      'application/json; charset=utf-8',
      'application/JSON',
      'application/vnd.kubernetes.protobuf',
      'nonsense',
    ].map((type) => [`create of type ${type}`, [{ ...create(), headers: { 'content-type': type } }]]),
  ),
  replace: [create({ labels: { a: '1' } }), { method: 'PUT', at: '/$name', body: object({ labels: { b: '2' } }) }],
  'replace at its version': [
    create(),
    { method: 'PUT', at: '/$name', body: object({ resourceVersion: '$rv', labels: { b: '2' } }) },
  ],
  'replace at a former version': [
    create(),
    patch('merge-patch+json', { metadata: { labels: { a: '1' } } }),
    { method: 'PUT', at: '/$name', body: object({ resourceVersion: '1' }) },
  ],
  'replace at no version': [create(), { method: 'PUT', at: '/$name', body: object({ resourceVersion: 'abc' }) }],
  'replace of another name': [create(), { method: 'PUT', at: '/$name', body: object({ name: 'other' }) }],
  'replace of no name': [create(), { method: 'PUT', at: '/$name', body: object({ name: undefined }) }],
  'replace of another uid': [
    create(),
    {
      method: 'PUT',
      at: '/$name',
      body: object({ uid: '5c0e8a52-3b7e-4d0b-9a53-0d9f7a1f2c44', resourceVersion: '$rv' }),
    },
  ],
  'replace of what is not there': [{ method: 'PUT', at: '/$name', body: object({ resourceVersion: '5' }) }],
  'replace as a dry run': [
    create(),
    { method: 'PUT', at: '/$name?dryRun=All', body: object({ resourceVersion: '$rv', labels: { b: '2' } }) },
    get,
  ],
  'merge patch': [
    create({ labels: { a: '1', b: '2' } }),
    patch('merge-patch+json', { metadata: { labels: { a: null, c: '3' } } }),
  ],
  'merge patch of nothing': [create(), patch('merge-patch+json', {})],
  'merge patch at a former version': [
    create(),
    patch('merge-patch+json', { metadata: { resourceVersion: '1', labels: { a: '1' } } }),
  ],
  'merge patch of a name': [create(), patch('merge-patch+json', { metadata: { name: 'other' } })],
  'merge patch of a uid': [
    create(),
    patch('merge-patch+json', { metadata: { uid: '5c0e8a52-3b7e-4d0b-9a53-0d9f7a1f2c44' } }),
  ],
  'merge patch of a kind': [create(), patch('merge-patch+json', { kind: 'Other' })],
  'merge patch that is a list': [create(), patch('merge-patch+json', [])],
  'merge patch of what is not there': [patch('merge-patch+json', {})],
  'merge patch with force': [create(), patch('merge-patch+json', {}, '?force=true')],
  'merge patch of a number as a label': [create(), patch('merge-patch+json', { metadata: { labels: { a: 1 } } })],
  'json patch': [
    create({ labels: { a: '1' } }),
    patch('json-patch+json', [{ op: 'replace', path: '/metadata/labels/a', value: '2' }]),
  ],
  'json patch whose test fails': [
    create({ labels: { a: '1' } }),
    patch('json-patch+json', [{ op: 'test', path: '/metadata/labels/a', value: '2' }]),
  ],
  'json patch of a path that is not there': [
    create(),
    patch('json-patch+json', [{ op: 'replace', path: '/metadata/labels/a', value: '2' }]),
  ],
  'json patch that removes what is not there': [
    create({ labels: { a: '1' } }),
    patch('json-patch+json', [{ op: 'remove', path: '/metadata/labels/b' }]),
  ],
  'json patch of an unknown act': [create(), patch('json-patch+json', [{ op: 'jump', path: '/metadata/labels/a' }])],
  'json patch that is an object': [create(), patch('json-patch+json', {})],
  'json patch of nothing': [create(), patch('json-patch+json', [])],
  'json patch that moves and copies': [
    create({ labels: { a: '1' } }),
    patch('json-patch+json', [
      { op: 'copy', from: '/metadata/labels/a', path: '/metadata/labels/b' },
      { op: 'move', from: '/metadata/labels/a', path: '/metadata/labels/c' },
    ]),
  ],
  'strategic patch': [create(), patch('strategic-merge-patch+json', { metadata: { labels: { a: '1' } } })],
  'patch of an unknown type': [create(), patch('json', {})],
  'apply that creates': [apply('one', { labels: { a: '1' } }), get],
  'apply without a manager': [patch('apply-patch+yaml', object())],
  'apply with an empty manager': [patch('apply-patch+yaml', object(), '?fieldManager=')],
  'apply with a manager of 129 characters': [patch('apply-patch+yaml', object(), `?fieldManager=${'m'.repeat(129)}`)],
  'apply of another name': [apply('one', { name: 'other' })],
  'apply of no name': [apply('one', { name: undefined })],
  'apply of no kind': [patch('apply-patch+yaml', { ...object(), kind: undefined }, '?fieldManager=one')],
  'apply of managed fields': [apply('one', { managedFields: [{ manager: 'x' }] })],
  'apply at a version that is not there': [apply('one', { resourceVersion: '5' })],
  'apply of a uid that is not there': [apply('one', { uid: '5c0e8a52-3b7e-4d0b-9a53-0d9f7a1f2c44' })],
  'apply as a dry run': [apply('one', { labels: { a: '1' } }, '&dryRun=All'), get],
  'apply that conflicts': [apply('one', { labels: { a: '1' } }), apply('two', { labels: { a: '2' } })],
  'apply that forces': [
    apply('one', { labels: { a: '1' } }),
    apply('two', { labels: { a: '2' } }, '&force=true'),
    apply('one', {}),
  ],
  'apply with a bad force': [apply('one', {}, '&force=x')],
  delete: [create(), remove()],
  'delete of what is not there': [remove()],
  ...Object.fromEntries(
    [
      { preconditions: { uid: '$uid' } },
      { preconditions: { uid: '5c0e8a52-3b7e-4d0b-9a53-0d9f7a1f2c44' } },
      { preconditions: { resourceVersion: '$rv' } },
      { preconditions: { resourceVersion: '1' } },
      { propagationPolicy: 'Background' },
      { propagationPolicy: 'Bogus' },
      { gracePeriodSeconds: 0 },
      { gracePeriodSeconds: -1 },
      { gracePeriodSeconds: 'x' },
      { dryRun: ['All'] },
      { dryRun: ['Some'] },
      { dryRun: 'All' },
      { orphanDependents: true, propagationPolicy: 'Orphan' },
      { orphanDependents: false },
      { unknown: 1 },
      { apiVersion: 'meta.k8s.io/v1' },
      { apiVersion: 'compute.service/v1alpha1' },
      { apiVersion: 'other/v1' },
      { apiVersion: undefined },
      { kind: 'Other' },
      { kind: undefined },
      { kind: undefined, apiVersion: undefined },
    ].map((more) => [
      `delete with ${JSON.stringify({ ...more })} ${Object.keys(more).join()}`,
      [create(), remove(options(more))],
    ]),
  ),
  ...Object.fromEntries(
    [
      '?propagationPolicy=Background',
      '?propagationPolicy=Bogus',
      '?gracePeriodSeconds=0',
      '?gracePeriodSeconds=x',
      '?dryRun=All',
      '?dryRun=Some',
      '?orphanDependents=true',
      '?orphanDependents=x',
    ].map((words) => [`delete ${words}`, [create(), remove(undefined, words)]]),
  ),
  ...Object.fromEntries(
    ['[]', '{', 'null', '""', '{}'].map((body) => [`delete with the body ${body}`, [create(), remove(body)]]),
  ),
  ...Object.fromEntries(
    product(['', '/$name'], ['HEAD', 'OPTIONS', 'PURGE', 'TRACE']).map(([at, method]) => [
      `${method} of ${at ? 'an object' : 'the collection'}`,
      [create(), { method, at }],
    ]),
  ),
  'POST to an object': [create(), { method: 'POST', at: '/$name', body: object() }],
  'PUT to the collection': [{ method: 'PUT', body: object() }],
  'PATCH of the collection': [
    { method: 'PATCH', headers: { 'content-type': 'application/merge-patch+json' }, body: {} },
  ],
  ...Object.fromEntries(
    product(
      ['', '/$name'],
      [
        table,
        partial,
        partialList,
        'application/xml',
        '*/*',
        'application/*',
        'text/html',
        'application/yaml',
        'application/vnd.kubernetes.protobuf',
        'application/json;as=Other;v=v1;g=meta.k8s.io',
        'application/json;as=Table;v=v2;g=meta.k8s.io',
        'application/xml,application/json',
        `${table},application/json`,
        'application/json;q=0',
        'application/json;stream=watch',
        '',
      ],
    ).map(([at, accept]) => [`${at ? 'get' : 'list'} as ${accept}`, [create(), { at, headers: { accept } }]]),
  ),
  ...Object.fromEntries(
    [
      '/api',
      '/apis',
      '/apis/compute.service',
      '/apis/compute.service/v1alpha1',
      '/apis/compute.service/v9',
      '/apis/other',
      '/version',
      '/healthz',
      '/livez',
      '/readyz',
      '/openapi/v3',
      '/openapi/v2',
      '/none',
      '/api/v1',
    ].map((at) => [`GET ${at}`, [{ at }]]),
  ),
  ...Object.fromEntries(
    product(
      ['/api', '/apis'],
      [
        'application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList',
        'application/json;g=apidiscovery.k8s.io;v=v9;as=APIGroupDiscoveryList',
      ],
    ).map(([at, accept]) => [`GET ${at} as ${accept}`, [{ at, headers: { accept } }]]),
  ),
  ...Object.fromEntries(
    [
      '&resourceVersion=$rv',
      '&resourceVersion=0',
      '&resourceVersion=abc',
      '&resourceVersion=999999999999',
      '&resourceVersionMatch=NotOlderThan',
      '&resourceVersionMatch=Exact&resourceVersion=$rv',
      '&sendInitialEvents=true',
      '&sendInitialEvents=true&resourceVersionMatch=NotOlderThan',
      '&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true',
      '&sendInitialEvents=false&resourceVersionMatch=NotOlderThan&resourceVersion=$rv',
      '&sendInitialEvents=x',
      '&allowWatchBookmarks=x',
      '&limit=1',
      '&continue=bogus',
      '&fieldSelector=metadata.name=$name',
      '',
    ].map((words) => [`watch ${words || 'plain'}`, [create(), { at: `?watch=true&timeoutSeconds=1${words}` }]]),
  ),
  'watch with a bad limit of time': [create(), { at: '?watch=true&timeoutSeconds=x' }],
  'watch that is not one': [create(), { at: '?watch=x' }],
  'delete of the collection by a label': [
    create({ labels: { gone: '$name' } }),
    { method: 'DELETE', at: '?labelSelector=gone=$name' },
  ],
};
