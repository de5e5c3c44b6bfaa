import { createHash } from 'node:crypto';
import type { Scope } from '../../src/domain/scopes.ts';
import { findApiKey, revokeApiKey } from '../../src/store/accounts/apiKeys.ts';
import { createCustomer } from '../../src/store/accounts/customers.ts';
import {
  findCaller,
  listSessions,
  mintSession,
  recordUse,
  revokeSession,
  tokenDigest,
} from '../../src/store/accounts/sessions.ts';
import type { Database } from '../../src/store/core/db.ts';
import { useDatabase } from '../support/suiteDatabase.ts';

let db: Database;
useDatabase((opened) => {
  db = opened;
});

let serial = 0;

async function makeActor() {
  const slug = `customer-${serial++}`;
  const scopes: Scope[] = ['compute:read'];
  const customer = { slug, displayName: slug, region: 'north', namespace: slug, scopes };
  const { apiKey, ...account } = await createCustomer(db, customer);
  return { ...account, actorType: 'api-key' as const, actorId: apiKey.id, scopes, secret: apiKey.secret };
}

test('a minted token identifies its caller; only its digest is stored', async () => {
  const actor = await makeActor();
  const minted = await mintSession(db, { ...actor, ttlSeconds: 3_600 });
  expect(minted!.expiresInSeconds).toBe(3_600);
  const digest = tokenDigest(minted!.token)!;
  expect(digest).toEqual(createHash('sha256').update(minted!.token).digest());
  expect(await findCaller(db, digest)).toMatchObject({
    customerId: actor.customerId,
    tenantId: actor.tenantId,
    actorId: actor.actorId,
    actorName: 'default',
    namespace: actor.namespace,
    scopes: ['compute:read'],
    useIsStale: true,
  });
});

test('text that is not one of our tokens has no digest, so no query is made for it', () => {
  for (const text of [
    '',
    'cst_',
    `cst_${'a'.repeat(42)}`,
    `cst_${'a'.repeat(44)}`,
    `cst_${'!'.repeat(43)}`,
    `xxx_${'a'.repeat(43)}`,
  ]) {
    expect(tokenDigest(text)).toBeNull();
  }
});

test('neither a revoked or expired key nor a suspended customer can mint a session', async () => {
  const ended = await makeActor();
  expect(await revokeApiKey(db, { id: ended.actorId, customerId: ended.customerId })).toBe(true);
  expect(await revokeApiKey(db, { id: ended.actorId, customerId: ended.customerId })).toBe(false);
  expect(await mintSession(db, { ...ended, ttlSeconds: 3_600 })).toBeNull();
  const suspended = await makeActor();
  await db.customer.update({
    where: { id: suspended.customerId },
    data: { status: 'suspended', statusReason: 'unpaid' },
  });
  expect(await mintSession(db, { ...suspended, ttlSeconds: 3_600 })).toBeNull();
});

test('a session ends no later than the credential that minted it', async () => {
  const actor = await makeActor();
  const minted = await mintSession(db, { ...actor, ttlSeconds: 900, notAfter: new Date(Date.now() + 600_000) });
  expect(minted!.expiresInSeconds).toBeLessThanOrEqual(600);
});

test('a key is found by its id and its secret together', async () => {
  const [one, two] = [await makeActor(), await makeActor()];
  expect(await findApiKey(db, { id: one.actorId, secret: one.secret })).toMatchObject({
    id: one.actorId,
    scopes: ['compute:read'],
  });
  expect(await findApiKey(db, { id: two.actorId, secret: one.secret })).toBeNull();
  expect(await findApiKey(db, { id: one.actorId, secret: 'wrong' })).toBeNull();
});

test('ten concurrent revocations all return the same row, and one end is audited', async () => {
  const actor = await makeActor();
  const minted = await mintSession(db, { ...actor, ttlSeconds: 3_600 });
  const [session] = await listSessions(db, actor, { limit: 1 });
  const rows = await Promise.all(Array.from({ length: 10 }, () => revokeSession(db, actor, session!.id, 'request')));
  expect(new Set(rows.map((row) => `${row?.id} ${row?.status}`))).toEqual(new Set([`${session!.id} revoked`]));
  expect(await findCaller(db, tokenDigest(minted!.token)!)).toBeNull();
  expect(await db.auditEvent.count({ where: { target: session!.id } })).toBe(1);
});

test('an actor can neither see nor end another actor’s sessions', async () => {
  const [one, two] = [await makeActor(), await makeActor()];
  await mintSession(db, { ...one, ttlSeconds: 3_600 });
  const [session] = await listSessions(db, one, { limit: 1 });
  expect(await listSessions(db, two, { limit: 10 })).toEqual([]);
  expect(await revokeSession(db, two, session!.id, 'request')).toBeNull();
  expect((await listSessions(db, one, { limit: 1 }))[0]!.status).toBe('active');
});

test('the last use of a session and of its key is recorded, but not twice within a minute', async () => {
  const actor = await makeActor();
  const minted = await mintSession(db, { ...actor, ttlSeconds: 3_600 });
  const { sessionId } = (await findCaller(db, tokenDigest(minted!.token)!))!;
  await recordUse(db, new Map([[sessionId, '192.0.2.1']]));
  const first = await db.session.findUniqueOrThrow({ where: { id: sessionId } });
  expect(first.lastUsedAt).not.toBeNull();
  expect((await db.apiKey.findUniqueOrThrow({ where: { id: actor.actorId } })).lastUsedAt).not.toBeNull();
  await recordUse(db, new Map([[sessionId, '192.0.2.1']]));
  expect(await db.session.findUniqueOrThrow({ where: { id: sessionId } })).toEqual(first);
  expect((await findCaller(db, tokenDigest(minted!.token)!))!.useIsStale).toBe(false);
});
