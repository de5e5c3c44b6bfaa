import { randomUUID } from 'node:crypto';
import { createCustomer } from '../../src/store/accounts/customers.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { acceptInvitation, inviteUser, removeUser } from '../../src/store/people/people.ts';
import { createSignInCode, mintHumanSession, spendSignInCode } from '../../src/store/people/signIn.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';

let postgres: TestPostgres;
let db: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  db = openDatabase(await postgres.createDatabase());
});
afterAll(async () => {
  await db?.$disconnect();
  await postgres?.stop();
});

async function makeUser() {
  const slug = `c${randomUUID().slice(0, 8)}`;
  const { customerId, tenantId, apiKey } = await createCustomer(db, {
    slug,
    displayName: slug,
    region: 'north',
    allotments: [],
  });
  const email = 'ada@example.com';
  const invited = await db.$transaction((tx) =>
    inviteUser(tx, { customerId, email, displayName: 'Ada', role: 'developer' }),
  );
  if (typeof invited === 'string') throw new Error(invited);
  await acceptInvitation(db, {
    token: invited.token,
    identity: { issuer: 'https://idp', subject: 's', email },
    requestId: randomUUID(),
  });
  const change = { customerId, actorType: 'api-key' as const, actorId: apiKey.id, requestId: randomUUID() };
  return { customerId, tenantId, userId: invited.user.id, change };
}

test('sign-ins during a removal leave no session, whichever comes first', async () => {
  for (let round = 0; round < 20; round++) {
    const { change, ...user } = await makeUser();
    const signIn = () => mintHumanSession(db, { ...user, ttlSeconds: 60, requestId: randomUUID() });
    // One sign-in comes before and one after. The order of those in between is undefined.
    expect(await signIn()).not.toBeNull();
    const signIns = Array.from({ length: 6 }, signIn);
    const [removed] = await Promise.all([removeUser(db, change, user.userId), ...signIns]);
    expect(removed).toMatchObject({ status: 'removed' });
    expect(await signIn()).toBeNull();
    expect(await db.session.count({ where: { actorId: user.userId, revokedAt: null } })).toBe(0);
    expect(await db.session.count({ where: { actorId: user.userId } })).toBeGreaterThan(0);
  }
}, 120_000);

test('a removal invalidates codes that wait at a terminal', async () => {
  const { change, ...user } = await makeUser();
  const code = await createSignInCode(db, { ...user, redirectUri: 'http://127.0.0.1:1/callback', codeChallenge: 'x' });
  await removeUser(db, change, user.userId);
  expect(await spendSignInCode(db, code)).toBeNull();
});

test('a removed person can be invited again, as a new user', async () => {
  const { change, customerId, userId } = await makeUser();
  await removeUser(db, change, userId);
  const again = await db.$transaction((tx) =>
    inviteUser(tx, { customerId, email: 'ada@example.com', displayName: 'Ada', role: 'viewer' }),
  );
  expect(typeof again === 'string' ? again : again.user.id).not.toBe(userId);
});
