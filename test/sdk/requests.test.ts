/** Objects, refusals, and retries of the TypeScript client. */
import { RefusedError, UnreachableError, unwrap } from '../../sdk/src/index.ts';
import { nodeFetch } from '../../sdk/src/node/index.ts';
import { openFront } from '../support/sdk/front.ts';
import { errorOf, type SdkLab, spec, startSdkLab } from '../support/sdk/sdkLab.ts';
import { waitFor } from '../support/wait.ts';

let { front, retries, client, api, stop } = {} as SdkLab;
beforeAll(async () => {
  ({ front, retries, client, api, stop } = await startSdkLab());
});
afterAll(() => stop?.());
beforeEach(() => {
  front.fate = () => 'pass';
  front.seen.length = 0;
  retries.length = 0;
});
afterEach(async () => {
  front.fate = () => 'pass';
  await client().virtualMachines.deleteAll({ labelSelector: '' });
});

const kinds = () => retries.map(({ error }) => error.code);

describe('objects', () => {
  test('are created, read, changed, applied, listed by selector, and deleted', async () => {
    const { virtualMachines: vms } = client();
    const created = await vms.create({ metadata: { name: 'web', labels: { app: 'web' } }, spec });
    expect(created).toMatchObject({ kind: 'VirtualMachine', metadata: { namespace: 'team-a' }, spec });
    expect(await vms.get('web')).toEqual(created);
    const patched = await vms.patch('web', { metadata: { labels: { app: null, tier: 'gold' } } });
    expect(patched.metadata.labels).toEqual({ tier: 'gold' });
    const wanted = { metadata: { name: 'web', labels: { owner: 'ci' } }, spec };
    const applied = await vms.apply(wanted, { fieldManager: 'tests' });
    expect(applied.metadata.labels).toEqual({ tier: 'gold', owner: 'ci' });
    await vms.create({ metadata: { generateName: 'job-' }, spec });
    expect((await vms.list({ labelSelector: 'owner=ci' })).items.map(({ metadata }) => metadata.name)).toEqual(['web']);
    expect((await vms.list()).items).toHaveLength(2);
    await vms.delete('web', { uid: created.metadata.uid! });
    expect(await errorOf(vms.get('web'))).toMatchObject({ reason: 'NotFound' });
  });

  test('are not changed by a dry run, nor deleted under another uid', async () => {
    const { virtualMachines: vms } = client();
    await vms.create({ metadata: { name: 'web' }, spec }, { dryRun: true });
    expect((await vms.list()).items).toEqual([]);
    await vms.create({ metadata: { name: 'web' }, spec });
    await vms.delete('web', { dryRun: true });
    expect(await errorOf(vms.delete('web', { uid: crypto.randomUUID() }))).toMatchObject({ reason: 'Conflict' });
    expect((await vms.get('web')).metadata.name).toBe('web');
  });

  test('of a long list come page by page, as one list; one whose version expires begins again', async () => {
    // Smaller pages than the client asks for.
    const paged = client({ fetch: (url, init) => fetch(url.replace('limit=500', 'limit=4'), init) }).virtualMachines;
    const names = Array.from({ length: 10 }, (_, index) => `vm-${index}`);
    for (const name of names) await paged.create({ metadata: { name }, spec });
    const listed = async () => (await paged.list()).items.map(({ metadata }) => metadata.name);
    front.seen.length = 0;
    expect(await listed()).toEqual(names);
    expect(front.seen).toHaveLength(3);
    const expired = { apiVersion: 'v1', kind: 'Status', status: 'Failure', code: 410, reason: 'Expired' };
    front.plan(/continue=/, 'pass', { status: 410, body: expired });
    expect(await listed()).toEqual(names);
    expect(front.seen).toHaveLength(9);
  });
});

describe('a refusal', () => {
  test('of the compute API has its Status, of the admin API its problem, each with its words', async () => {
    const { virtualMachines: vms, api: operations } = client();
    await vms.create({ metadata: { name: 'web' }, spec });
    const taken = await errorOf(vms.create({ metadata: { name: 'web' }, spec }));
    expect(taken).toBeInstanceOf(RefusedError);
    expect(taken).toMatchObject({
      code: 'refused',
      status: 409,
      reason: 'AlreadyExists',
      body: { kind: 'Status', status: 'Failure', code: 409, reason: 'AlreadyExists' },
      request: { method: 'POST', path: expect.stringMatching(/\/virtualmachines$/) },
    });
    expect(taken.message).toBe(`POST ${taken.request.path}: 409 AlreadyExists: ${taken.body.message}`);
    const absent = { params: { path: { id: crypto.randomUUID() } } };
    const unknown = await errorOf(unwrap(operations.DELETE('/v1/admin/sessions/{id}', absent)));
    expect(unknown).toMatchObject({ status: 404, reason: 'not_found', body: { code: 'not_found', status: 404 } });
    expect(unknown.message).toBe(
      `DELETE /v1/admin/sessions/${absent.params.path.id}: 404 not_found: ${unknown.detail}`,
    );
    // The same operation without `unwrap` returns it.
    const { error, response } = await operations.DELETE('/v1/admin/sessions/{id}', absent);
    expect([response.status, error]).toMatchObject([404, { code: 'not_found' }]);
  });

  test('of a bad value names the field', async () => {
    const bad = client().virtualMachines.create({ metadata: { name: 'web' }, spec: { imageRef: '' } });
    expect(await errorOf(bad)).toMatchObject({
      status: 422,
      reason: 'Invalid',
      message: expect.stringContaining('spec.imageRef'),
    });
  });

  test('by something that is not the service has its status', async () => {
    front.plan(/./, { status: 418, body: { teapot: true } });
    expect(await errorOf(client().account())).toMatchObject({ status: 418, reason: null, body: null });
  });

  test('of a token that no source renews is a 401', async () => {
    expect(await errorOf(client({ auth: 'cst_unknown' }).account())).toMatchObject({
      status: 401,
      reason: 'unauthorized',
    });
    expect(await errorOf(client({ auth: 'two\nlines' }).account())).toMatchObject({ code: 'credential' });
  });

  test('of a client without credentials is a 401 as well, and it has no token to give', async () => {
    const without = client({ auth: null });
    expect(await errorOf(without.account())).toMatchObject({ status: 401, reason: 'unauthorized' });
    expect(await errorOf(without.token())).toMatchObject({ code: 'credential' });
  });
});

test('operations of the admin API are typed and return their data', async () => {
  const { api: operations, namespace } = client();
  const { actor } = await unwrap(operations.GET('/v1/admin/account'));
  expect([actor.type, actor.namespace, await namespace()]).toEqual(['api-key', 'team-a', 'team-a']);
  const made = await unwrap(operations.POST('/v1/admin/api-keys', { body: { name: 'ci', scopes: ['compute:read'] } }));
  expect(made).toMatchObject({ name: 'ci', secret: expect.any(String) });
  const { period } = await unwrap(operations.GET('/v1/admin/fleet/usage', { params: { query: { window: '24h' } } }));
  expect(period.bucket).toBe('hour');
});

describe('a request is sent again', () => {
  test('when the rate limit of the service refuses it, after the time that it says', async () => {
    const limited = await startSdkLab({ limits: { perSecond: 5, burst: 5 } });
    try {
      const { account } = limited.client({ retries: { firstPauseMs: 5, longestPauseMs: 20, attempts: 40 } });
      // A loaded machine may take so long for the first of them that the limit refuses none.
      await waitFor('some to be refused', async () => {
        const accounts = await Promise.all(Array.from({ length: 12 }, () => account()));
        expect(new Set(accounts.map(({ actor }) => actor.namespace))).toEqual(new Set(['team-a']));
        return limited.retries.length > 0;
      });
      for (const { error, pauseMs } of limited.retries) {
        expect(error).toMatchObject({ status: 429, reason: 'too_many_requests' });
        expect(pauseMs).toBeGreaterThanOrEqual((error as RefusedError).retryAfterMs!);
      }
      // Control: without retries it is an error.
      const { account: once } = limited.client({ retries: { attempts: 1 } });
      await waitFor('an error', async () => {
        const refused = await Promise.allSettled(Array.from({ length: 12 }, () => once()));
        return refused.some(({ status }) => status === 'rejected');
      });
    } finally {
      await limited.stop();
    }
  });

  test('after a 503 with Retry-After, even a create', async () => {
    const busy = {
      status: 503,
      headers: { 'retry-after': '0' },
      body: { code: 'service_unavailable', detail: 'busy' },
    };
    front.plan(/^POST/, busy, busy);
    await client().virtualMachines.create({ metadata: { name: 'web' }, spec });
    expect(retries.map(({ error }) => error.message)).toEqual([
      expect.stringMatching(/^POST .*: 503 service_unavailable: busy$/),
      expect.stringMatching(/^POST .*: 503 service_unavailable: busy$/),
    ]);
  });

  test('whose response was lost, if it is a POST of the admin API: it has one effect, and its secret is not lost', async () => {
    const name = 'made once';
    const make = () => unwrap(client().api.POST('/v1/admin/api-keys', { body: { name, scopes: ['compute:read'] } }));
    front.plan(/^POST/, 'lost', 'half', { status: 504 }, { status: 409, headers: { 'retry-after': '0' } });
    const made = await make();
    expect(made.secret).toMatch(/^csk_/);
    expect(retries).toHaveLength(4);
    expect(await api.db.apiKey.count({ where: { name } })).toBe(1);
    // The positive control: each call is a request of its own.
    expect((await make()).id).not.toBe(made.id);
    // Another conflict is no reason to send it again.
    retries.length = 0;
    front.plan(/^POST/, { status: 409, body: { code: 'limit_reached' } });
    expect(await errorOf(make())).toMatchObject({ status: 409, reason: 'limit_reached' });
    expect(retries).toEqual([]);
  });

  test('after a 408 of a connection that had waited for it for too long, even a create', async () => {
    front.plan(/^POST/, { status: 408 });
    const { virtualMachines: vms } = client();
    await vms.create({ metadata: { name: 'web' }, spec });
    front.plan(/^DELETE/, { status: 408 });
    await vms.delete('web');
    expect(retries.map(({ error }) => error.message)).toEqual([
      expect.stringMatching(/^POST .*: 408 /),
      expect.stringMatching(/^DELETE .*: 408 /),
    ]);
  });

  test('after a date in Retry-After; one that asks to wait too long is an error that says so', async () => {
    const at = (ms: number) => ({ status: 503, headers: { 'retry-after': new Date(Date.now() + ms).toUTCString() } });
    front.plan(/./, at(-5_000));
    await client().account();
    expect(retries).toHaveLength(1);
    front.plan(/./, at(3_600_000));
    const late = await errorOf(client().account());
    expect(late).toMatchObject({ code: 'refused', status: 503 });
    expect(late.retryAfterMs).toBeGreaterThan(3_000_000);
    expect(retries).toHaveLength(1);
  });

  test.each(['cut', 'lost', 'half'] as const)('when it is idempotent and its connection is %s', async (fate) => {
    const { virtualMachines: vms } = client();
    await vms.create({ metadata: { name: 'web' }, spec });
    front.plan(/./, fate, fate);
    expect((await vms.get('web')).metadata.name).toBe('web');
    expect(kinds()).toEqual(['unreachable', 'unreachable']);
    front.plan(/^PATCH/, fate);
    const applied = await vms.apply({ metadata: { name: 'web', labels: { a: 'b' } }, spec }, { fieldManager: 'tests' });
    expect(applied.metadata.labels).toEqual({ a: 'b' });
    expect(kinds()).toHaveLength(3);
  });

  test('when it never left, whatever it is', async () => {
    const late = client({
      // Otherwise a request for it would come first.
      namespace: 'team-a',
      fetch: async (url, init) => {
        if (retries.length < 2)
          throw new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) });
        return fetch(url, init);
      },
    });
    await late.virtualMachines.create({ metadata: { name: 'web' }, spec });
    expect(kinds()).toEqual(['unreachable', 'unreachable']);
  });

  test('when there is no response in time', async () => {
    front.plan(/./, 'hang');
    await client({ requestTimeoutMs: 2_000 }).account();
    expect(retries[0]!.error.message).toBe('GET /v1/admin/account: no response within 2 s');
  });
});

test.each(['lost', 'half'] as const)(
  'a create whose response is %s is sent again, and makes one machine',
  async (fate) => {
    const { virtualMachines: vms } = client();
    await vms.list();
    front.plan(/^POST/, fate);
    const created = await vms.create({ metadata: { generateName: 'job-' }, spec });
    expect(front.seen.filter((line) => line.startsWith('POST'))).toHaveLength(2);
    expect((await vms.list()).items).toEqual([created]);
  },
);

describe('a request is not sent again', () => {
  test('when it expects a version and its response is lost: the error says that it may have happened', async () => {
    const { virtualMachines: vms } = client();
    const { resourceVersion = '' } = (await vms.create({ metadata: { name: 'web' }, spec })).metadata;
    front.plan(/^PATCH/, 'lost');
    const error = await errorOf(vms.patch('web', { metadata: { resourceVersion, labels: { app: 'a' } } }));
    expect(error).toBeInstanceOf(UnreachableError);
    expect(error).toMatchObject({ code: 'unreachable', mayHaveHappened: true });
    expect(error.message).toMatch(/^PATCH .*\/web: no response \(.+\); it may have been carried out$/);
    expect(front.seen.filter((line) => line.startsWith('PATCH'))).toHaveLength(1);
  });

  test('more often than it may be', async () => {
    front.fate = () => 'cut';
    const error = await errorOf(client({ retries: { attempts: 3, firstPauseMs: 1 } }).account());
    expect([error.code, front.seen.length]).toEqual(['unreachable', 3]);
  });

  test('when the certificate is not trusted; with its authority, it is', async () => {
    const direct = { url: api.url.replace('127.0.0.1', 'localhost') };
    const error = await errorOf(client(direct).virtualMachines.create({ metadata: { name: 'web' }, spec }));
    expect(error).toMatchObject({ code: 'unreachable', mayHaveHappened: false });
    expect(error.message).toMatch(/self-signed certificate.*\)$/);
    expect(retries).toEqual([]);
    expect((await client({ ...direct, fetch: nodeFetch({ ca: api.certificate }) }).account()).actor.namespace).toBe(
      'team-a',
    );
  });

  test('once its signal is aborted, not even after a pause', async () => {
    const gone = new AbortController();
    front.fate = () => {
      gone.abort(new Error('enough'));
      return 'cut';
    };
    expect(await errorOf(client().account({ signal: gone.signal }))).toMatchObject({ message: 'enough' });
    expect(front.seen).toHaveLength(1);
  });
});

test('a token does not follow a redirect to another server', async () => {
  const other = await openFront({ target: api.url, ca: api.certificate });
  try {
    const redirect = { status: 307, headers: { location: `${other.url}/v1/admin/account` } };
    front.plan(/account/, redirect);
    const { account } = client({ retries: { attempts: 1 } });
    expect(await errorOf(account())).toMatchObject({ code: 'unreachable' });
    expect(other.seen).toEqual([]);
    // Control: the other server would have taken it.
    expect((await client({ url: other.url }).account()).actor.namespace).toBe('team-a');
  } finally {
    await other.close();
  }
});

test('an address that is not a service’s is refused at once', () => {
  for (const url of ['localhost:8443', 'https://host/v1/compute', 'ftp://host', 'https://user@host'])
    expect(() => client({ url })).toThrow(/use https:\/\/HOST:PORT/);
});

test('warnings of the service reach the callback of the client’s owner, with the request', async () => {
  const warned: object[] = [];
  const { api } = client({ onWarning: (notice) => warned.push(notice), fetch: async () => warning() });
  const warning = () =>
    new Response('{}', { headers: { warning: '299 - "did you mean \\"debian-12\\"?", 299 - "and, this"' } });
  await unwrap(api.GET('/v1/admin/account'));
  const request = { method: 'GET', path: '/v1/admin/account' };
  expect(warned).toEqual([
    { ...request, text: 'did you mean "debian-12"?' },
    { ...request, text: 'and, this' },
  ]);
});
