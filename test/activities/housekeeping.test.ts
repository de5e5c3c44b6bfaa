/** Housekeeping works in bites and within a time, and one duty that fails keeps none of the others from its work. */
import { randomUUID } from 'node:crypto';
import { MockActivityEnvironment } from '@temporalio/testing';
import { pino } from 'pino';
import { createHousekeepingActivities } from '../../activities/housekeeping.ts';
import { forgetSessions } from '../../src/store/accounts/sessions.ts';
import type { Database } from '../../src/store/core/db.ts';
import { duties, dutyAges, inBites } from '../../src/store/core/duties.ts';
import { compactJournal } from '../../src/store/machines/journal.ts';
import { forgetEvents } from '../../src/store/machines/timelineRows.ts';
import { makeMachine, makeTenant } from '../support/fixtures.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';

let db: Database;
useFreshDatabase((opened) => {
  db = opened;
});

const run = (name: 'compactJournal' | 'forgetSessions') => {
  const activities = createHousekeepingActivities({
    db,
    log: pino({ enabled: false }),
    apiKeyMaxDays: 365,
    billKey: async () => null,
    billKeys: async () => [],
  });
  return new MockActivityEnvironment().run(activities[name]);
};
const ages = async () => new Map((await dutyAges(db)).map(({ duty, ...rest }) => [duty, rest]));

/** Every duty last ended well a day ago. */
const age = () => db.$executeRaw`UPDATE housekeeping_duties SET succeeded_at = clock_timestamp() - interval '1 day'`;

async function makeEnded(tenant: { customerId: string; tenantId: string }, many: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO sessions (customer_id, tenant_id, actor_type, actor_id, token_digest, scopes, account_scopes, created_at, expires_at)
    SELECT ${tenant.customerId}::uuid, ${tenant.tenantId}::uuid, 'api-key', gen_random_uuid(), sha256(n::text::bytea), '{}', '{}',
      clock_timestamp() - interval '41 days', clock_timestamp() - interval '40 days'
    FROM generate_series(1, ${many}::int) n`;
}

test('each duty runs although another fails, whose error and age are kept; the run fails with that error', async () => {
  const tenant = await makeTenant(db);
  await makeEnded(tenant, 3);
  const { id: webhookId } = await db.webhook.create({
    data: { customerId: tenant.customerId, name: 'w', url: 'https://example.com', eventTypes: ['bill.closed'] },
  });
  await db.$executeRaw`UPDATE customers SET created_at = created_at - interval '60 days'`;
  await age();
  await db.$executeRaw`ALTER TABLE webhook_deliveries RENAME TO webhook_deliveries_away`;
  try {
    await expect(run('forgetSessions')).rejects.toThrow('webhook_deliveries');
  } finally {
    await db.$executeRaw`ALTER TABLE webhook_deliveries_away RENAME TO webhook_deliveries`;
  }
  expect(await db.session.count()).toBe(0);
  const after = await ages();
  for (const duty of ['webhook-log', 'closed-bills'] as const) {
    expect(after.get(duty)).toMatchObject({ error: expect.stringContaining('webhook_deliveries') });
    expect(after.get(duty)!.ageSeconds).toBeGreaterThan(80_000);
  }
  for (const duty of ['sign-ins', 'sessions'] as const) {
    expect(after.get(duty)).toMatchObject({ error: null });
    expect(after.get(duty)!.ageSeconds).toBeLessThan(3_600);
  }
  // It is whole again.
  await run('forgetSessions');
  expect((await ages()).get('webhook-log')).toMatchObject({ error: null });
  expect(await db.webhookDelivery.count({ where: { webhookId } })).toBe(await db.bill.count());
});

test('the journal is trimmed although timelines are not', async () => {
  const { namespace } = await makeTenant(db);
  await makeMachine(db, { namespace });
  await makeMachine(db, { namespace });
  await db.$executeRaw`ALTER TABLE journal DISABLE TRIGGER USER`;
  await db.$executeRaw`UPDATE journal SET created_at = created_at - interval '2 hours'`;
  await db.$executeRaw`ALTER TABLE journal ENABLE TRIGGER USER`;
  await db.$executeRaw`ALTER TABLE machine_events RENAME TO machine_events_away`;
  try {
    await expect(run('compactJournal')).rejects.toThrow('machine_events');
  } finally {
    await db.$executeRaw`ALTER TABLE machine_events_away RENAME TO machine_events`;
  }
  expect(await db.journalEntry.count()).toBe(0);
});

test('each duty has an age from the start, and ends well', async () => {
  expect([...(await ages()).keys()].sort()).toEqual([...duties].sort());
  await age();
  await run('compactJournal');
  await run('forgetSessions');
  for (const [duty, { ageSeconds, error }] of await ages())
    expect([duty, error, ageSeconds < 3_600]).toEqual([duty, null, true]);
});

describe('without time', () => {
  const hasTime = () => false;

  test('one bite is taken, and the next run takes the next one', async () => {
    let left = 5;
    const bite = async () => {
      const bitten = Math.min(2, left);
      left -= bitten;
      return bitten;
    };
    expect(await inBites(bite, 2, hasTime)).toBe(2);
    expect(await inBites(bite, 2)).toBe(3);
  });

  test('sessions that ended go in several runs', async () => {
    await makeEnded(await makeTenant(db), 2_500);
    expect(await forgetSessions(db, { endedDaysAgo: 30, hasTime })).toBe(2_000);
    expect(await forgetSessions(db, { endedDaysAgo: 30, hasTime })).toBe(500);
  });

  test('namespaces with the most entries are trimmed first', async () => {
    const [small, large] = [await makeTenant(db), await makeTenant(db)];
    await makeMachine(db, small);
    for (let made = 0; made < 3; made++) await makeMachine(db, large);
    let looks = 0;
    await compactJournal(db, { olderThanMs: 0, hasTime: () => looks++ === 0 });
    expect(await db.journalEntry.groupBy({ by: ['namespace'], _count: true })).toEqual([
      { namespace: small.namespace, _count: 1 },
    ]);
  });
});

/** The statements of an EXPLAIN, as text. */
async function planOf(work: (analyzed: Database) => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  const explained = new Proxy(db, {
    get: (target, name) => {
      if (name !== '$queryRaw' && name !== '$executeRaw') return Reflect.get(target, name);
      return async (query: TemplateStringsArray, ...values: unknown[]) => {
        const text = [`EXPLAIN ${query[0]}`, ...query.slice(1)];
        const rows = await target.$queryRaw<{ 'QUERY PLAN': string }[]>(
          Object.assign(text, { raw: text }) as unknown as TemplateStringsArray,
          ...values,
        );
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
        return name === '$executeRaw' ? 0 : [{ machines: 0 }];
      };
    },
  });
  await work(explained);
  return plans.join('\n');
}

test('what ended long ago is found by an index, among many that did not', async () => {
  const tenant = await makeTenant(db);
  await db.$executeRaw`
    INSERT INTO sessions (customer_id, tenant_id, actor_type, actor_id, token_digest, scopes, account_scopes, expires_at)
    SELECT ${tenant.customerId}::uuid, ${tenant.tenantId}::uuid, 'api-key', ${randomUUID()}::uuid,
      sha256(n::text::bytea), '{}', '{}', clock_timestamp() + interval '1 hour'
    FROM generate_series(1, 20000) n`;
  await db.$executeRaw`
    INSERT INTO machine_events (machine_uid, digest, namespace, name, kind, machine_name, reason, message,
      first_version, resource_version, place)
    SELECT gen_random_uuid(), 'd', ${tenant.namespace}, 'vm.' || n, 'VirtualMachine', 'vm', CASE
      WHEN n % 8 = 0 THEN 'Gone' ELSE 'Ready' END, '', n, n, 0
    FROM generate_series(1, 20000) n`;
  await db.$executeRaw`ANALYZE sessions`;
  await db.$executeRaw`ANALYZE machine_events`;
  const plan = await planOf(async (explained) => {
    await forgetSessions(explained, { endedDaysAgo: 30 });
    await forgetEvents(explained);
  });
  for (const index of ['sessions_by_expiry', 'sessions_by_revocation', 'machine_events_of_gone'])
    expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on (sessions|machine_events)/);
});
