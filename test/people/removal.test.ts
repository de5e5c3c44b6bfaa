import { randomUUID } from 'node:crypto';
import { createCustomer } from '../../src/store/accounts/customers.ts';
import { forgetSignIns } from '../../src/store/accounts/sessions.ts';
import type { Database } from '../../src/store/core/db.ts';
import { acceptInvitation, inviteUser, removeUser } from '../../src/store/people/people.ts';
import { createSignInCode, mintHumanSession, spendSignInCode } from '../../src/store/people/signIn.ts';
import { beginSignIn, refreshSignIn } from '../../src/store/people/signInRefresh.ts';
import { useDatabase } from '../support/suiteDatabase.ts';

let db: Database;
useDatabase((opened) => {
  db = opened;
});

async function makeUser() {
  const slug = `c${randomUUID().slice(0, 8)}`;
  const { customerId, tenantId, apiKey } = await createCustomer(db, {
    slug,
    displayName: slug,
    region: 'north',
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

test('renewals during a removal leave no session, whichever comes first', async () => {
  for (let round = 0; round < 10; round++) {
    const { change, ...user } = await makeUser();
    const request = { ttlSeconds: 60, requestId: randomUUID() };
    const begun = await Promise.all(
      Array.from({ length: 4 }, () => beginSignIn(db, { ...user, ...request, keptSeconds: 600 })),
    );
    const renew = (each: (typeof begun)[number]) => refreshSignIn(db, each!.refresh.token, request);
    const [removed] = await Promise.all([removeUser(db, change, user.userId), ...begun.map(renew)]);
    expect(removed).toMatchObject({ status: 'removed' });
    expect(await db.session.count({ where: { actorId: user.userId, revokedAt: null } })).toBe(0);
    expect(await db.signIn.count({ where: { customerUserId: user.userId, revokedAt: null } })).toBe(0);
    expect(await db.session.count({ where: { actorId: user.userId } })).toBeGreaterThanOrEqual(4);
  }
}, 120_000);

test('of many uses of one refresh token at once, one renews, and the sign-in ends', async () => {
  const { change: _, ...user } = await makeUser();
  const request = { ttlSeconds: 60, requestId: randomUUID() };
  const begun = await beginSignIn(db, { ...user, ...request, keptSeconds: 600 });
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, async () => (await refreshSignIn(db, begun!.refresh.token, request)).outcome),
  );
  expect(outcomes.filter((outcome) => outcome === 'renewed')).toHaveLength(1);
  expect(outcomes).toContain('reused');
  expect(await db.session.count({ where: { actorId: user.userId, revokedAt: null } })).toBe(0);
});

test('a sign-in that ended long ago is forgotten; one that goes on, or ended lately, stays', async () => {
  const { change: _, ...user } = await makeUser();
  const begin = () => beginSignIn(db, { ...user, ttlSeconds: 60, keptSeconds: 600, requestId: randomUUID() });
  await Promise.all([begin(), begin(), begin()]);
  const [, ended, old] = await db.signIn.findMany({ where: { customerUserId: user.userId } });
  await db.signIn.update({ where: { id: ended!.id }, data: { revokedAt: new Date() } });
  const longAgo = new Date(Date.now() - 40 * 24 * 3_600_000);
  await db.signIn.update({ where: { id: old!.id }, data: { createdAt: new Date(0), revokedAt: longAgo } });
  await forgetSignIns(db, { endedDaysAgo: 30 });
  const left = await db.signIn.findMany({ where: { customerUserId: user.userId } });
  expect(left.map(({ id }) => id)).not.toContain(old!.id);
  expect(left).toHaveLength(2);
});

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
