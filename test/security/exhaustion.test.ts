/**
 * What one client may cost the others: requests that are cheap to send and expensive to serve. docs/security.md names
 * these tests.
 */
import { randomUUID } from 'node:crypto';
import https from 'node:https';
import { pino } from 'pino';
import { openWatches } from '../../src/api/kubernetes/watch/openWatches.ts';
import { writeBudget } from '../../src/api/machines/machineKind.ts';
import { publicKeyFault } from '../../src/domain/sshPublicKey.ts';
import { unallottedLimit } from '../../src/store/machines/sql/insertMachines.ts';
import { vm } from '../support/apiServer.ts';
import { query } from '../support/database.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { databaseUrl, api, tenant, stranger, call, stop } = {} as Teams;
beforeAll(async () => {
  ({ databaseUrl, api, tenant, stranger, call, stop } = await startTeams());
  // team-b's machines are as large as machines can be.
  await query(
    databaseUrl,
    `INSERT INTO machines (kind, namespace, name, labels, annotations, spec, resource_version)
    SELECT 'VirtualMachine', 'team-b', 'large-' || number, '{}', large.annotations, '{"imageRef": "debian-12"}', number
    FROM generate_series(1, 100) number, (SELECT jsonb_object_agg('k' || key, repeat(md5(key::text),
      32)) AS annotations FROM generate_series(1, 250) key) large`,
  );
});
afterAll(() => stop?.());

const create = (body: unknown) => call('virtualmachines', { method: 'POST', body });
const many = (count: number, start = 0) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${start + index}`, 'v']));
const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f';

describe('requests that are expensive to check', () => {
  // A pattern that looks twice at each space takes minutes for the first of these, and blocks every other response
  // meanwhile.
  test('an SSH key with a million spaces is refused at once; one with a few is accepted', async () => {
    expect(publicKeyFault(`${key} ${' '.repeat(1_000_000)}\u0001`)).toContain('must be one OpenSSH public key');
    expect(publicKeyFault(`${key} ${' '.repeat(1_000)}\u0001`)).toContain('must be one OpenSSH public key');
    expect(publicKeyFault(`${key} a comment   \n`)).toBeNull();
    expect(publicKeyFault(`${key} Zo\u00eb's: "key" #1 \u{1f511}, {[&*!|>%@\`]}`)).toBeNull();
    // What YAML or a guest takes for the end of a line or refuses, and what hides other text.
    for (const code of [0x00, 0x09, 0x0a, 0x1b, 0x7f, 0x85, 0x9b, 0x2028, 0x2029, 0x202e, 0xd800, 0xfeff, 0xfffe])
      expect([code, publicKeyFault(`${key} a${String.fromCharCode(code)}b`)]).toEqual([
        code,
        expect.stringContaining('a visible comment'),
      ]);
    const keys = (publicKey: string) => ({ bootstrap: { sshAuthorizedKeys: [{ publicKey }] } });
    expect(await create(vm('spaces', keys(`${key} ${' '.repeat(500_000)}\u0001`)))).toMatchObject({ status: 422 });
    expect(await create(vm('spaces', keys(`${key} ${' '.repeat(100)}x`)))).toMatchObject({ status: 201 });
  });

  test('a body of countless values is 400 before they are checked, at every endpoint that accepts a body', async () => {
    const numbers = JSON.stringify(Array.from({ length: 20_000 }, () => 1));
    expect(await create(`{"spec":${numbers}}`)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('more than 5000 values') },
    });
    expect(await create(JSON.stringify(vm('countless', {}, { labels: many(20_000) })))).toMatchObject({ status: 400 });
    expect(
      await api.call('/v1/admin/tenants', { method: 'POST', token: tenant.token, body: `{"a":${numbers}}` }),
    ).toMatchObject({ status: 400 });
    expect(await create(vm('countless', {}, { labels: many(200) }))).toMatchObject({ status: 201 });
  });

  test('labels and annotations cannot pile up, patch after patch', async () => {
    const patch = (metadata: object) => call('virtualmachines/pile', { method: 'PATCH', body: { metadata } });
    await create(vm('pile'));
    expect(await patch({ labels: many(256), annotations: many(1_000) })).toMatchObject({ status: 200 });
    for (const metadata of [{ labels: many(1, 256) }, { annotations: many(1, 1_000) }])
      expect(await patch(metadata)).toMatchObject({
        status: 422,
        body: { message: expect.stringMatching(/at most (256 labels|1000 annotations)/) },
      });
    expect(await patch({ labels: { k0: null, k256: 'v' } })).toMatchObject({ status: 200 });
  });

  test('a selector of countless requirements is 400; one of a few dozen is served', async () => {
    const select = (count: number) =>
      call(`virtualmachines?labelSelector=${encodeURIComponent(Object.keys(many(count, 1_000)).join())}`);
    expect(await select(1_000)).toMatchObject({
      status: 400,
      body: { message: 'a selector has at most 64 requirements' },
    });
    expect(await select(64)).toMatchObject({ status: 200, body: { items: [] } });
  });

  test('a response names a limited number of faults, however many there are', async () => {
    const named = async (count: number) => {
      const { status, body } = await create({ ...vm('wrong'), ...many(count) });
      expect(status).toBe(400);
      return body.message.match(/unknown field/g).length;
    };
    expect(await named(3)).toBe(3);
    expect(await named(3_000)).toBe(32);
  });

  test('a list of the largest possible objects is served', async () => {
    const list = await api.call('/v1/compute/apis/compute.service/v1alpha1/namespaces/team-b/virtualmachines', {
      token: stranger.token,
    });
    expect(list.status).toBe(200);
    expect(list.body.items).toHaveLength(100);
    expect(Object.keys(list.body.items[99].metadata.annotations)).toHaveLength(250);
  });
});

describe('lists that their client does not read', () => {
  const large = '/v1/compute/apis/compute.service/v1alpha1/namespaces/team-b/virtualmachines';
  /** Sends a request and reads only the head of the response. */
  function hoard(path: string): { head: Promise<void>; leave(): void } {
    const options = {
      ca: api.certificate,
      servername: 'localhost',
      agent: false,
      headers: { authorization: `Bearer ${stranger.token}` },
    } as const;
    const request = https.get(new URL(path, api.url), options);
    const head = new Promise<void>((resolve) => {
      request.on('response', (response) => {
        response.pause().on('error', () => {});
        resolve();
      });
      request.on('error', () => {});
    });
    return { head, leave: () => request.destroy() };
  }

  test.each([
    ['lists', large],
    ['watches', `${large}?watch=1`],
  ])('%s use up their customer’s slots, and no one else’s', async (_what, path) => {
    const hoarded = Array.from({ length: 4 }, () => hoard(path));
    await Promise.all(hoarded.map(({ head }) => head));
    // Requests whose data is not read lose their turn after a while. On a slow machine, one of these takes it.
    for (let more = 0; more < 40; more++) hoarded.push(hoard(path));
    expect(await api.call(`${large}?limit=1&timeout=1s`, { token: stranger.token })).toMatchObject({ status: 504 });
    expect(await api.call(`${large}?watch=1&timeoutSeconds=1&timeout=1s`, { token: stranger.token })).toMatchObject({
      status: 504,
    });
    expect(await api.call(`${large}/large-1`, { token: stranger.token })).toMatchObject({ status: 200 });
    expect(await call('virtualmachines?limit=1')).toMatchObject({ status: 200 });
    for (const { leave } of hoarded) leave();
    expect(await api.call(`${large}?limit=1`, { token: stranger.token })).toMatchObject({ status: 200 });
  });
});

describe('what one customer writes', () => {
  const bytes = (kiB: number) => 'x'.repeat(kiB * 1_024);
  const patch = (name: string, annotations: object) =>
    call(`virtualmachines/${name}`, { method: 'PATCH', body: { metadata: { annotations } } });

  test('large annotations written over and over become 429, only for this customer; reads and deletes go on', async () => {
    await writeBudget.spend(tenant.customerId, 256 * 1_024 - 4_000);
    await create(vm('written', {}, { annotations: { large: bytes(200) } }));
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 20)
      statuses.push((await patch('written', { other: String(statuses.length) })).status);
    expect(statuses.length).toBeGreaterThan(2);
    expect(statuses.slice(0, -1)).toEqual(Array(statuses.length - 1).fill(200));
    for (const refused of [await patch('written', { other: 'x' }), await create(vm('more'))]) {
      expect(refused).toMatchObject({ status: 429, body: { reason: 'TooManyRequests' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await call('virtualmachines/written')).toMatchObject({ status: 200 });
    expect(await call('virtualmachines/written', { method: 'DELETE' })).toMatchObject({ status: 200 });
    expect(
      await api.call('/v1/compute/apis/compute.service/v1alpha1/namespaces/team-b/virtualmachines', {
        method: 'POST',
        token: stranger.token,
        body: vm('elsewhere'),
      }),
    ).toMatchObject({ status: 201 });
  });

  test('machines of a kind without an allotment cannot be created endlessly', async () => {
    await query(databaseUrl, `UPDATE namespaces SET virtual_machines = $1 WHERE name = 'team-b'`, [
      unallottedLimit - 1,
    ]);
    const one = (name: string) =>
      api.call('/v1/compute/apis/compute.service/v1alpha1/namespaces/team-b/virtualmachines', {
        method: 'POST',
        token: stranger.token,
        body: vm(name),
      });
    expect(await one('last')).toMatchObject({ status: 201 });
    expect(await one('beyond')).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('exceeded quota') },
    });
  });
});

test('one customer’s watches leave capacity for those of others, however many namespaces it has', async () => {
  const watches = openWatches({ db: api.db, log: pino({ level: 'silent' }) }, { inAll: 6, perHolder: 4 });
  const add = (customerId: string) => watches.add({ sessionId: randomUUID(), customerId, end: () => {} });
  const first = await add('a');
  for (let more = 0; more < 3; more++) await add('a');
  await expect(add('a')).rejects.toThrow('too many open watches (4 of this account)');
  await add('b');
  first();
  await add('a');
  expect(watches.count).toBe(5);
  await watches.close();
});
