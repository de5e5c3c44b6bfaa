/** What made-up bearer tokens cost, and whom. docs/security.md names these tests. */
import { randomBytes } from 'node:crypto';
import { openKnownTokens } from '../../src/api/callers/knownTokens.ts';
import type { Database } from '../../src/store/core/db.ts';
import { makeSession } from '../support/apiServer.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { api, tenant, stranger, stop } = {} as Teams;
beforeAll(async () => {
  ({ api, tenant, stranger, stop } = await startTeams());
});
afterAll(() => stop?.());

const options = { failuresPerAddress: 10, refusedAddresses: { note: () => {} }, isBehind: () => false };

/** The database, and how often sessions were looked up in it. */
function counted() {
  let lookUps = 0;
  const db = new Proxy(api.db, {
    get(target, name, receiver) {
      if (name === '$queryRaw') lookUps++;
      return Reflect.get(target, name, receiver);
    },
  }) as Database;
  return { db, lookUps: () => lookUps };
}

const madeUp = () => `cst_${randomBytes(32).toString('base64url')}`;

test('made-up tokens from one address are 429 after a hundred; known sessions there, and new ones of a key, still work', async () => {
  const account = (token: string) => api.call('/v1/admin/account', { token });
  const unseen = await makeSession(api.db, tenant);
  expect((await account(tenant.token)).status).toBe(200);
  const refused: number[] = [];
  for (let turn = 0; turn < 120; turn++) refused.push((await account(madeUp())).status);
  expect([...new Set(refused.slice(0, 50)), ...new Set(refused.slice(110))]).toEqual([401, 429]);
  expect((await account(madeUp())).headers['retry-after']).toMatch(/^\d+$/);
  expect((await api.call('/v1/auth/logout', { method: 'POST', token: madeUp() })).status).toBe(429);
  expect((await account(tenant.token)).status).toBe(200);
  const minted = await api.call('/v1/auth/token', {
    method: 'POST',
    body: { grant_type: 'client_credentials', client_id: tenant.keyId, client_secret: tenant.keySecret },
  });
  expect((await account(minted.body.access_token)).status).toBe(200);
  // The price: what this process never saw has to wait.
  expect((await account(unseen)).status).toBe(429);
});

test('of three hundred made-up tokens, ten reach the database; one that is repeated reaches it once', async () => {
  const { db, lookUps } = counted();
  const tokens = openKnownTokens(db, options);
  const stale = madeUp();
  for (let turn = 0; turn < 50; turn++) expect(await tokens.find(stale, '192.0.2.1')).toBeNull();
  expect(lookUps()).toBe(1);
  for (let turn = 0; turn < 300; turn++) await tokens.find(madeUp(), '192.0.2.1').catch(() => null);
  expect(lookUps()).toBe(10);
  // Another address has its own count, and a session is looked up at each use.
  for (let turn = 0; turn < 5; turn++) expect(await tokens.find(tenant.token, '192.0.2.2')).not.toBeNull();
  expect(lookUps()).toBe(15);
});

test('a session that this process knew is refused as soon as it ends', async () => {
  const tokens = openKnownTokens(api.db, options);
  const token = await makeSession(api.db, tenant);
  const { sessionId } = (await tokens.find(token, '192.0.2.1'))!;
  await api.db.session.update({ where: { id: sessionId }, data: { revokedAt: new Date() } });
  expect(await tokens.find(token, '192.0.2.1')).toBeNull();
});

test('sessions of a customer whose requests wait for their turns are looked up apart from others’, and together', async () => {
  for (const isFlood of [false, true]) {
    const { db, lookUps } = counted();
    const tokens = openKnownTokens(db, { ...options, isBehind: (id) => isFlood && id === tenant.customerId });
    const flooding = [tenant.token, await makeSession(api.db, tenant)];
    const findAll = () => Promise.all([...flooding, stranger.token].map((token) => tokens.find(token, '192.0.2.1')));
    await findAll();
    const before = lookUps();
    const found = await findAll();
    expect(found.map((caller) => caller?.customerId)).toEqual([
      tenant.customerId,
      tenant.customerId,
      stranger.customerId,
    ]);
    expect(lookUps() - before).toBe(isFlood ? 2 : 1);
  }
});
