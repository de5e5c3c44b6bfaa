/** What a request may have in its query: a change refuses a slip, and a read warns of it. */
import { get as httpsGet } from 'node:https';
import { adminOperations } from '../../src/api/adminOperations.ts';
import { queryParameters } from '../../src/api/kubernetes/queryParameters.ts';
import { booleanParameter } from '../../src/http/query.ts';
import { makeTenant, type TestTenant, vm } from '../support/apiServer.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { api, stop } = {} as Teams;
let team: TestTenant;
let vms: string;
beforeAll(async () => {
  ({ api, stop } = await startTeams());
  team = await makeTenant(api.db, 'slips');
  vms = '/v1/compute/apis/compute.service/v1alpha1/namespaces/slips/virtualmachines';
  for (const name of ['web', 'db'])
    await api.call(vms, { method: 'POST', token: team.token, body: vm(name, {}, { labels: { app: name } }) });
});
afterAll(() => stop?.());

const send = (method: string, path: string, body?: unknown) =>
  api.call(path, { method, token: team.token, ...(body !== undefined && { body }) });
const names = async (): Promise<string[]> =>
  (await send('GET', vms)).body.items.map(({ metadata }: { metadata: { name: string } }) => metadata.name);

describe('a slip in a delete', () => {
  const choose = /needs labelSelector or fieldSelector. For all of the namespace, send an empty one/;
  test.each<[string, string, number, RegExp]>([
    ['curl -X DELETE $VMS/$NAME with an empty NAME', '/', 404, /could not find the requested resource/],
    ['a slash after a name', '/web/', 404, /could not find the requested resource/],
    ['a slash and a query', '/?labelSelector=', 404, /could not find the requested resource/],
    ['no selector', '', 400, choose],
    ['a limit alone', '?limit=1', 400, choose],
    ['a selector with one capital missing', '?labelselector=app%3Dweb', 400, /did you mean "labelSelector"\?/],
    ['a selector as PHP writes lists', '?labelSelector[]=app%3Dweb', 400, /did you mean "labelSelector"\?/],
    ['a selector given twice', '?labelSelector=app%3Dweb&labelSelector=', 400, /given more than once/],
    ['a dry run with one capital missing', '/web?dryrun=All', 400, /did you mean "dryRun"\? accepted: timeout, /],
    ['a dry run given twice', '/web?dryRun=All&dryRun=All', 400, /given more than once/],
    ['an unknown option beside a known one', '/web?dryRun=All&cascade=true', 400, /unknown query parameter "cascade"/],
    ['an empty unknown option', '/web?force', 400, /unknown query parameter "force"/],
  ])('%s deletes nothing', async (_what, suffix, status, message) => {
    const answer = await send('DELETE', vms + suffix);
    expect([answer.status, answer.body]).toEqual([
      status,
      {
        apiVersion: 'v1',
        kind: 'Status',
        status: 'Failure',
        code: status,
        reason: status === 404 ? 'NotFound' : 'BadRequest',
        message: expect.stringMatching(message),
      },
    ]);
    expect(await names()).toEqual(['db', 'web']);
  });

  test('is not one if it is written out: a dry run says that nothing was done, and a name or a selector deletes', async () => {
    const of = 'the deletion of virtualmachines.compute.service "web"';
    const rehearsal = `dry run, nothing was done: ${of} would be accepted`;
    expect((await send('DELETE', `${vms}/web?dryRun=All`)).body.message).toBe(rehearsal);
    expect((await send('DELETE', `${vms}/web`, { dryRun: ['All'] })).body.message).toBe(rehearsal);
    expect(await names()).toEqual(['db', 'web']);
    expect((await send('DELETE', `${vms}/web`)).body.message).toBe(`${of} is accepted`);
    expect(await names()).toEqual(['db']);
    expect((await send('DELETE', `${vms}?labelSelector=`)).status).toBe(200);
    expect(await names()).toEqual([]);
    for (const name of ['web', 'db']) await send('POST', vms, vm(name, {}, { labels: { app: name } }));
  });
});

describe('a slip in another change', () => {
  const patch = { metadata: { labels: { tier: 'gold' } } };
  test.each<[string, string, unknown, string]>([
    ['POST', '?dryrun=All', vm('new'), 'dryRun'],
    ['POST', '?fieldvalidation=Strict', vm('new'), 'fieldValidation'],
    ['PUT', '/web?dry_run=All', vm('web'), 'dryRun'],
    ['PATCH', '/web?DryRun=All', patch, 'dryRun'],
    ['PATCH', '/web?fieldmanager=me', patch, 'fieldManager'],
  ])('%s %s changes nothing', async (method, suffix, body, meant) => {
    const answer = await send(method, vms + suffix, body);
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining(`did you mean "${meant}"?`)]);
    expect(await names()).toEqual(['db', 'web']);
    expect((await send('GET', `${vms}/web`)).body.metadata.labels).toEqual({ app: 'web' });
  });

  test('a create does not take a slash for the collection', async () => {
    expect((await send('POST', `${vms}/`, vm('new'))).status).toBe(404);
    expect(await names()).toEqual(['db', 'web']);
  });

  test('opening a console or a tunnel is one', async () => {
    for (const path of [`${vms}/web/attach?taillines=1`, `${vms}/web/tunnel/80?port=80`])
      expect((await send('GET', path)).body.message).toContain('unknown query parameter');
  });
});

describe('the admin API', () => {
  const key = { name: 'made-by-a-slip', scopes: ['compute:read'] };
  const keys = async () => (await send('GET', '/v1/admin/api-keys')).body.api_keys.length as number;

  test('refuses a slip in a change, and a slash or another case in a path, and does nothing', async () => {
    const before = await keys();
    const query = await send('POST', '/v1/admin/api-keys?dryRun=All', key);
    expect([query.status, query.body]).toEqual([
      400,
      expect.objectContaining({
        code: 'bad_request',
        detail: 'unknown query parameter "dryRun": accepted: timeout',
        errors: [expect.objectContaining({ pointer: '/dryRun', code: 'unknown_parameter' })],
      }),
    ]);
    expect((await send('POST', '/v1/admin/api-keys?timeOut=1', key)).body.detail).toContain('did you mean "timeout"?');
    expect((await send('POST', '/v1/admin/api-keys?timeout=5&timeout=5', key)).status).toBe(400);
    for (const path of ['/v1/admin/api-keys/', '/v1/admin/API-keys', '/V1/admin/api-keys', '/v1/Admin/api-keys'])
      expect([path, (await send('POST', path, key)).status]).toEqual([path, 404]);
    expect(await keys()).toBe(before);
    expect((await send('POST', '/v1/admin/api-keys?timeout=5s', key)).status).toBe(201);
    expect(await keys()).toBe(before + 1);
  });

  test.each(adminOperations.filter(({ method }) => method !== 'get').map((each) => [each.method, each.path] as const))(
    '%s %s refuses an unknown parameter before it does anything',
    async (method, path) => {
      const at = `/v1/admin${path.replace('{id}', '00000000-0000-0000-0000-000000000000')}?colour=red`;
      const answer = await send(method.toUpperCase(), at, {});
      expect([answer.status, answer.body.detail]).toEqual([400, expect.stringContaining('parameter "colour"')]);
    },
  );

  test('and the sign-in match their paths exactly too: a token is given at one address alone', async () => {
    const credentials = { grant_type: 'client_credentials', client_id: team.keyId, client_secret: team.keySecret };
    const at = async (path: string) =>
      (await api.call(path, { method: 'POST', token: null, body: credentials })).status;
    for (const path of ['/v1/auth/token/', '/v1/auth/Token', '/V1/auth/token', '/v1/Auth/token'])
      expect([path, await at(path)]).toEqual([path, 404]);
    expect(await at('/v1/auth/token')).toBe(200);
  });

  test('names the nearest parameter of a read as well', async () => {
    const answer = await send('GET', '/v1/admin/sessions?statuss=active');
    expect([answer.status, answer.body.detail]).toEqual([400, expect.stringContaining('did you mean "status"?')]);
    expect((await send('GET', '/v1/admin/sessions?status=active')).status).toBe(200);
  });
});

describe('a slip in a read', () => {
  test.each([
    ['a list', '', 'labelselector=app%3Dweb', 'labelSelector'],
    ['a get', '/web', 'resourceversion=0', 'resourceVersion'],
    ['a watch', '', 'watch=1&timeoutSeconds=1&fieldselector=x', 'fieldSelector'],
  ])('of %s gets a Warning', async (_what, suffix, query, meant) => {
    const { status, headers } = await send('GET', `${vms}${suffix}?${query}`);
    expect([status, headers['warning']]).toEqual([
      200,
      expect.stringMatching(
        new RegExp(`^299 - "unknown query parameter \\\\"\\w+\\\\": did you mean \\\\"${meant}\\\\"\\? accepted: `),
      ),
    ]);
  });

  test('has no Warning without a slip', async () => {
    for (const query of ['', '?labelSelector=app%3Dweb&limit=5&timeout=5s&pretty=true', '?includeObject=None'])
      expect([query, (await send('GET', vms + query)).headers['warning']]).toEqual([query, undefined]);
  });

  test('cannot break the header, however it is written', async () => {
    const odd = encodeURIComponent('"\\\r\nSet-Cookie: a=b\u20ac');
    const { status, headers } = await send('GET', `${vms}?${odd}=1&a=1&b=1&c=1&d=1`);
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    // An API client joins what it got as several headers, of which there are at most four.
    const warnings = await new Promise<string[]>((resolve, reject) => {
      const target = new URL(`${vms}?${odd}=1&a=1&b=1&c=1&d=1`, api.url);
      const asked = { ca: api.certificate, headers: { authorization: `Bearer ${team.token}` } };
      httpsGet(target, asked, (response) => {
        response.resume();
        const raw = response.rawHeaders;
        resolve(raw.filter((_text, index) => index % 2 === 1 && raw[index - 1]!.toLowerCase() === 'warning'));
      }).on('error', reject);
    });
    expect(warnings).toHaveLength(4);
    for (const warning of warnings) expect(warning).toMatch(/^299 - "(?:[^"\\]|\\["\\])*"$/);
  });
});

/** What clients of Kubernetes send, by their own sources: client-go, and the clients that are generated. */
describe('all that clients of Kubernetes send is accepted', () => {
  const list = {
    allowWatchBookmarks: 'true',
    continue: '',
    fieldSelector: '',
    labelSelector: '',
    limit: '500',
    pretty: 'true',
    resourceVersion: '0',
    resourceVersionMatch: 'NotOlderThan',
    timeoutSeconds: '30',
    watch: 'false',
    timeout: '30s',
    includeObject: 'Object',
  };
  const write = { pretty: 'true', dryRun: 'All', fieldManager: 'x', fieldValidation: 'Strict', timeout: '5s' };
  const { watch: _watch, includeObject: _include, allowWatchBookmarks: _bookmarks, ...choose } = list;
  const remove = {
    dryRun: 'All',
    gracePeriodSeconds: '0',
    orphanDependents: 'True',
    pretty: 'true',
    timeout: '5s',
    propagationPolicy: 'Background',
    ignoreStoreReadErrorWithClusterBreakingPotential: 'false',
  };
  test.each<[string, string, string, Record<string, string>, unknown]>([
    ['a list', 'GET', '', list, undefined],
    ['a get', 'GET', '/web', { pretty: 'true', resourceVersion: '0', includeObject: 'None' }, undefined],
    ['a create', 'POST', '', write, vm('new')],
    ['a replace', 'PUT', '/web', write, vm('web')],
    ['an apply', 'PATCH', '/web', { ...write, force: 'true' }, { metadata: { labels: { a: 'b' } } }],
    ['a delete', 'DELETE', '/web', remove, undefined],
    ['a delete of several', 'DELETE', '', { ...remove, ...choose, limit: '0' }, undefined],
  ])('in %s', async (_what, method, suffix, query, body) => {
    const {
      status,
      body: answer,
      headers,
    } = await send(method, `${vms}${suffix}?&${new URLSearchParams(query)}`, body);
    // The catalogue of this world is empty, which a create is warned of.
    const ofParameters = String(headers['warning'] ?? '').match(/parameter/);
    expect([answer.message, status < 300, ofParameters]).toEqual([answer.message, true, null]);
  });

  test('every operation that changes a machine takes a deadline and pretty', () => {
    for (const parameters of Object.values(queryParameters))
      expect(parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['timeout', 'pretty']));
  });
});

describe('booleans', () => {
  const read = (text: string | null) => booleanParameter(new Map(text === null ? [] : [['watch', text]]), 'watch');
  test.each(['true', 'True', 'TRUE', 't', 'T', '1', ''])('%j is true', (text) => expect(read(text)).toBe(true));
  test.each(['false', 'False', 'FALSE', 'f', 'F', '0', null])('%j is false', (text) => expect(read(text)).toBe(false));
  test.each(['yes', 'no', '2', 'tru', ' true', '__proto__'])('%j is refused', (text) =>
    expect(() => read(text)).toThrow('must be true or false'),
  );

  test('are read the same in every parameter', async () => {
    const watched = await send('GET', `${vms}?watch=True&allowWatchBookmarks=t&timeoutSeconds=1`);
    expect([watched.status, watched.text]).toEqual([200, expect.stringContaining('"ADDED"')]);
    expect((await send('GET', `${vms}?watch=F`)).body.kind).toBe('VirtualMachineList');
    for (const query of ['watch=yes', 'watch=1&allowWatchBookmarks=no'])
      expect([query, (await send('GET', `${vms}?${query}`)).status]).toEqual([query, 400]);
    for (const query of ['orphanDependents=maybe', 'ignoreStoreReadErrorWithClusterBreakingPotential=x'])
      expect([query, (await send('DELETE', `${vms}/web?dryRun=All&${query}`)).status]).toEqual([query, 400]);
    expect((await send('PATCH', `${vms}/web?dryRun=All&force=perhaps`, {})).status).toBe(400);
  });
});
