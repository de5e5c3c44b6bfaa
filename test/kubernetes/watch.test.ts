import { createHash } from 'node:crypto';
import { compactJournal } from '../../src/store/machines/journal.ts';
import { makeSession, makeTenant, startApi, type TestApi, type TestTenant, vm } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { openWatch, summary, versionsOf, type WatchClient } from '../support/kubernetes/watchClient.ts';
import { allotTo } from '../support/limits.ts';

const tableAccept = 'application/json;as=Table;v=v1;g=meta.k8s.io,application/json';

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
let base: string;
const open: WatchClient[] = [];
let counter = 0;

beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(await postgres.createDatabase());
});
beforeEach(async () => {
  const name = `watched-${counter++}`;
  tenant = await makeTenant(api.db, name);
  base = `/v1/compute/apis/compute.service/v1alpha1/namespaces/${name}`;
});
afterEach(() => {
  for (const client of open.splice(0)) client.leave();
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

async function watch(query = '', { path = 'virtualmachines', accept = 'application/json', token = tenant.token } = {}) {
  const client = await openWatch(api, `${base}/${path}?watch=true${query && `&${query}`}`, { token, accept });
  open.push(client);
  return client;
}
const call = (path: string, method: string, body?: unknown) =>
  api.call(`${base}/${path}`, { token: tenant.token, method, ...(body !== undefined && { body }) });
const create = async (name: string, labels: Record<string, string> = {}): Promise<string> =>
  (await call('virtualmachines', 'POST', vm(name, {}, { labels }))).body.metadata.resourceVersion;
const label = async (name: string, labels: Record<string, string | null>): Promise<string> =>
  (await call(`virtualmachines/${name}`, 'PATCH', { metadata: { labels } })).body.metadata.resourceVersion;
const remove = (name: string) => call(`virtualmachines/${name}`, 'DELETE');
const newest = async (): Promise<string> => (await call('virtualmachines', 'GET')).body.metadata.resourceVersion;

describe('the beginning of a watch', () => {
  test('without a version, or with 0: ADDED for everything that exists, then the changes', async () => {
    await create('a');
    await create('b');
    for (const query of ['', 'resourceVersion=0']) {
      const client = await watch(query);
      expect([client.status, client.headers['content-type'], client.headers['content-encoding']]).toEqual([
        200,
        'application/json',
        undefined,
      ]);
      await client.until((events) => events.length === 2);
      const version = await label('a', { n: String(Math.random()).slice(2) });
      const events = await client.until((seen) => seen.length === 3);
      expect(summary(events)).toEqual(['ADDED a', 'ADDED b', 'MODIFIED a']);
      expect(versionsOf(events).at(-1)).toBe(version);
    }
  });

  test('with a version: only later changes, each with the object as a GET showed it then', async () => {
    await create('a');
    const from = await newest();
    const client = await watch(`resourceVersion=${from}`);
    await create('b', { app: 'web' });
    const read = (await call('virtualmachines/b', 'GET')).body;
    await label('b', { app: 'db' });
    const last = (await call('virtualmachines/b', 'GET')).body;
    await remove('b');
    const events = await client.until((seen) => seen.length === 3);
    expect(summary(events)).toEqual(['ADDED b', 'MODIFIED b', 'DELETED b']);
    expect(events[0]!.object).toEqual(read);
    expect(events[1]!.object).toEqual(last);
    const gone = events[2]!.object;
    expect(gone).toEqual({ ...last, metadata: { ...last.metadata, resourceVersion: await newest() } });
    const again = await watch(`resourceVersion=${from}`);
    expect(await again.until((seen) => seen.length === 3)).toEqual(events);
  });

  test('with the version of an empty namespace’s list: everything since', async () => {
    const from = await newest();
    await create('a');
    await label('a', { app: 'web' });
    await remove('a');
    await create('b');
    const client = await watch(`resourceVersion=${from}`);
    expect(summary(await client.until((seen) => seen.length === 4))).toEqual([
      'ADDED a',
      'MODIFIED a',
      'DELETED a',
      'ADDED b',
    ]);
  });

  test('sendInitialEvents: what exists, then a bookmark that marks its end, then the changes', async () => {
    await create('a');
    const version = await newest();
    const client = await watch('sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true');
    await client.until((events) => events.length === 2);
    await create('b');
    const events = await client.until((seen) => seen.length === 3);
    expect(summary(events)).toEqual(['ADDED a', 'BOOKMARK', 'ADDED b']);
    expect(events[1]!.object).toEqual({
      apiVersion: 'compute.service/v1alpha1',
      kind: 'VirtualMachine',
      metadata: { resourceVersion: version, annotations: { 'k8s.io/initial-events-end': 'true' } },
    });
  });

  test('sendInitialEvents=false without a version: nothing of what exists', async () => {
    await create('a');
    const client = await watch('sendInitialEvents=false&resourceVersionMatch=NotOlderThan');
    await create('b');
    expect(summary(await client.until((events) => events.length === 1))).toEqual(['ADDED b']);
  });

  test.each([
    'sendInitialEvents=true',
    'sendInitialEvents=true&resourceVersionMatch=Exact',
    'sendInitialEvents=perhaps&resourceVersionMatch=NotOlderThan',
    'resourceVersionMatch=NotOlderThan&resourceVersion=1',
    'resourceVersion=x',
    'continue=abc',
    'timeoutSeconds=-1',
    'allowWatchBookmarks=maybe',
    'fieldSelector=spec.imageRef%3Dx',
  ])('%s is 400', async (query) => {
    const client = await watch(query);
    await client.ended;
    expect([client.status, JSON.parse(client.text())]).toMatchObject([400, { kind: 'Status', reason: 'BadRequest' }]);
  });

  test('a version that was compacted, or never issued, is a 410 response', async () => {
    await create('a');
    await create('b');
    await compactJournal(api.db, { olderThanMs: 0 });
    for (const version of ['1', '99']) {
      const client = await watch(`resourceVersion=${version}`);
      await client.ended;
      expect([client.status, JSON.parse(client.text())]).toMatchObject([410, { kind: 'Status', reason: 'Expired' }]);
    }
    const client = await watch('resourceVersion=3');
    await create('c');
    expect(summary(await client.until((events) => events.length === 1))).toEqual(['ADDED c']);
  });

  test('a HEAD of a watch gets a response and ends', async () => {
    expect((await call('virtualmachines?watch=true', 'HEAD')).status).toBe(200);
  });
});

describe('what a watch shows', () => {
  test('of a selection: entering it is ADDED, leaving it is DELETED at the version of that change', async () => {
    await create('a', { app: 'web' });
    const client = await watch(`labelSelector=app%3Dweb&resourceVersion=${await newest()}`);
    await create('b', { app: 'db' });
    await label('a', { tier: 'gold' });
    await label('b', { app: 'web' });
    const left = await label('a', { app: null });
    await label('a', { app: 'other' });
    await remove('b');
    await remove('a');
    const events = await client.until((seen) => seen.length === 4);
    expect(summary(events)).toEqual(['MODIFIED a', 'ADDED b', 'DELETED a', 'DELETED b']);
    const { metadata } = events[2]!.object;
    expect([metadata.labels, metadata.resourceVersion]).toEqual([{ app: 'web', tier: 'gold' }, left]);
  });

  test('of one name, and of one kind', async () => {
    const named = await watch('fieldSelector=metadata.name%3Db');
    const metal = await watch('', { path: 'baremetalmachines' });
    await create('a');
    await create('b');
    const iron = {
      apiVersion: 'compute.service/v1alpha1',
      kind: 'BareMetalMachine',
      metadata: { name: 'iron' },
      spec: { machineClassName: 'metal', imageRef: 'debian-12' },
    };
    await call('baremetalmachines', 'POST', iron);
    await remove('b');
    expect(summary(await named.until((events) => events.length === 2))).toEqual(['ADDED b', 'DELETED b']);
    expect(summary(await metal.until((events) => events.length === 1))).toEqual(['ADDED iron']);
  });

  test('as a Table, if the client prefers it', async () => {
    await create('a');
    const client = await watch('allowWatchBookmarks=true&sendInitialEvents=true&resourceVersionMatch=NotOlderThan', {
      accept: tableAccept,
    });
    await label('a', { x: 'y' });
    await client.until((events) => events.length === 3);
    expect(client.events.map(({ type, object }) => [type, object.kind, object.rows.length])).toEqual([
      ['ADDED', 'Table', 1],
      ['BOOKMARK', 'Table', 0],
      ['MODIFIED', 'Table', 1],
    ]);
    const [row] = client.events[0]!.object.rows;
    expect(row.cells.slice(0, 3)).toEqual(['a', 'Pending', false]);
    expect(row.object).toMatchObject({ kind: 'PartialObjectMetadata', metadata: { name: 'a' } });
    const whole = await watch('includeObject=Object', { accept: tableAccept });
    const [event] = await whole.until((events) => events.length === 1);
    expect(event!.object.rows[0].object.kind).toBe('VirtualMachine');
  });

  test('of machine classes: those that become visible, change, and disappear', async () => {
    await api.db.machineClass.createMany({
      data: ['one', 'two'].map((name) => ({
        name: `${name}-${counter}`,
        cpuFamily: 'zen',
        memoryGiB: 64,
        regions: ['r'],
      })),
    });
    const { tenantId } = tenant;
    const allot = (name: string) => allotTo(api.db, tenantId, `${name}-${counter}`, { on_demand: 1 });
    await allot('one');
    const client = await watch('', { path: 'machineclasses' });
    await client.until((events) => events.length === 1);
    await allot('two');
    await client.until((events) => events.length === 2);
    await api.db.machineClass.update({ where: { name: `two-${counter}` }, data: { memoryGiB: 128, generation: 2 } });
    await client.until((events) => events.length === 3);
    await api.db.limit.deleteMany({ where: { tenantId, className: `one-${counter}` } });
    const events = await client.until((seen) => seen.length === 4);
    expect(summary(events)).toEqual([
      `ADDED one-${counter}`,
      `ADDED two-${counter}`,
      `MODIFIED two-${counter}`,
      `DELETED one-${counter}`,
    ]);
    const old = await watch('resourceVersion=12345', { path: 'machineclasses' });
    expect(old.status).toBe(410);
  });
});

describe('how a watch ends', () => {
  test('at timeoutSeconds, cleanly, with a last bookmark if bookmarks are allowed', async () => {
    await create('first');
    const from = await newest();
    // Follows from that version on, so that later entries are in memory when the next watch begins.
    const lasting = await watch(`resourceVersion=${from}`);
    const versions = [await create('a'), await create('b')];
    await lasting.until((events) => events.length === 2);
    const startedAt = performance.now();
    const client = await watch(
      `resourceVersion=${from}&fieldSelector=metadata.name%3Da&timeoutSeconds=3&allowWatchBookmarks=true`,
    );
    expect(await client.ended).toBe('ended');
    expect(performance.now() - startedAt).toBeGreaterThan(2_900);
    expect(summary(client.events)).toEqual(['ADDED a', 'BOOKMARK']);
    // Other objects of the namespace advance a watch too, so that it need not read them again.
    expect(versionsOf(client.events)).toEqual(versions);
  });

  test('with an ERROR event of 410 when the journal was compacted under it', async () => {
    await create('a');
    const client = await watch(`resourceVersion=${await newest()}`);
    // As if this process had not looked for an hour: the versions continue, but the entries between are gone.
    await api.db.$transaction([
      api.db
        .$executeRaw`UPDATE namespaces SET resource_version = resource_version + 10 WHERE name = ${tenant.namespace}`,
      api.db.$executeRaw`UPDATE namespaces SET compacted_version = resource_version WHERE name = ${tenant.namespace}`,
    ]);
    expect(await client.ended).toBe('ended');
    expect(client.events).toEqual([
      {
        type: 'ERROR',
        object: {
          apiVersion: 'v1',
          kind: 'Status',
          status: 'Failure',
          code: 410,
          reason: 'Expired',
          message: expect.any(String),
        },
      },
    ]);
  });

  test('at the end of its session: revoked, expired, or its key revoked', async () => {
    const other = await makeTenant(api.db, `keyless-${counter}`);
    const leaked = await makeSession(api.db, tenant);
    const brief = await makeSession(api.db, tenant, ['compute:read']);
    const revoked = await watch('', { token: leaked });
    const expires = await watch('', { token: brief });
    const keyless = await openWatch(
      api,
      `${base.replace(tenant.namespace, other.namespace)}/virtualmachines?watch=1`,
      other,
    );
    const lasting = await watch();
    const { body } = await api.call('/v1/admin/sessions', { token: tenant.token });
    const fingerprint = `sha256:${createHash('sha256').update(leaked).digest('hex').slice(0, 16)}`;
    const { id } = body.sessions.find(
      (session: { token_fingerprint: string }) => session.token_fingerprint === fingerprint,
    );
    expect((await api.call(`/v1/admin/sessions/${id}`, { token: tenant.token, method: 'DELETE' })).status).toBe(200);
    await api.db.apiKey.update({ where: { id: other.keyId }, data: { revokedAt: new Date() } });
    expect([revoked, expires, keyless, lasting].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(
      await api.db.$executeRaw`UPDATE sessions SET expires_at = clock_timestamp()
          WHERE token_digest = ${createHash('sha256').update(brief).digest()}`,
    ).toBe(1);
    expect(await Promise.all([revoked.ended, expires.ended, keyless.ended])).toEqual(['ended', 'ended', 'ended']);
    await create('a');
    await lasting.until((events) => events.length === 1);
  });
});
