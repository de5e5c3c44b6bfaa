/** Bills that no worker wrote: found, shown to nobody, and set aside as evidence. docs/security.md names these tests. */
import { billsCorrectCommand, billsListCommand, billsSetAsideCommand } from '../../src/cli/bills/billCommands.ts';
import { signDocument } from '../../src/domain/auditProof.ts';
import { type ClosedBill, flawsOfBill } from '../../src/domain/billProof.ts';
import { monthOf, monthStart, nextMonth, startOfMonth } from '../../src/domain/usageTime.ts';
import { openDatabase } from '../../src/store/core/db.ts';
import { findBillingMismatches } from '../../src/store/usage/billingMismatches.ts';
import { closeBills, findBill, type StoredBill } from '../../src/store/usage/bills.ts';
import { asRole, query } from '../support/database.ts';
import {
  api,
  before,
  byWorker,
  config,
  forge,
  keys,
  month,
  name,
  nameBefore,
  named,
  notClosedYet,
  said,
  shown,
  tenant,
  url,
  useClosedBills,
  verify,
  worker,
} from '../support/usage/closedBills.ts';
import { day } from '../support/usage/usageModel.ts';
import { waitFor } from '../support/wait.ts';

useClosedBills();

test('good bills verify, and are shown', async () => {
  expect(await verify()).toEqual({
    code: 0,
    lines: [`${nameBefore}: as it was closed`, `${name}: as it was closed`],
  });
  expect(await shown()).toEqual([name, nameBefore]);
});

const unsigned = { key_id: '', signature: '' };
const huge = (bill: ClosedBill) => ({
  ...bill,
  usage: { ...bill.usage, billable_seconds: 99_999_999 },
  billable_seconds: 99_999_999,
});
const signed = ({ key_id: _, signature: __, ...bill }: ClosedBill) => signDocument(keys[0]!, bill);

test.each<[string, (bill: ClosedBill) => object, string]>([
  ['an unsigned one', (bill) => ({ ...bill, ...unsigned }), 'its signature is missing'],
  ['an unsigned one of another total', (bill) => ({ ...huge(bill), ...unsigned }), 'not the sum of its parts'],
  ['one of an unknown key', (bill) => ({ ...bill, key_id: 'f'.repeat(16) }), 'of an unknown key'],
  ['one with another bill’s signature', (bill) => ({ ...bill, lifecycles_sha256: 'x' }), 'its signature is not of it'],
  ['a signature that is no text', (bill) => ({ ...bill, signature: null }), 'not the form of a bill'],
  ['one without parts', () => ({}), 'not the form of a bill'],
  ['text', () => 'bill' as never, 'not the form of a bill'],
  ['one of another account', (bill) => ({ ...bill, customer_id: tenant.tenantId }), 'of another account or month'],
])('%s is found, not shown, not corrected, and set aside; its month is closed again', async (_what, alter, why) => {
  const good = await notClosedYet(name);
  await forge(alter(good) as object, month);
  const { code, lines } = await verify();
  expect(code).toBe(1);
  expect(lines.join()).toContain(why);
  expect(await shown()).toEqual([]);
  expect(api.logged()).toContain('a stored bill is not good');
  await said((print) => billsListCommand(config, { slug: 'acme' }, print));
  const correction = { tenant: 'default', class: 'general-1', credit: '1', reference: 'CN-1', reason: 'it was silent' };
  await expect(
    billsCorrectCommand(config, { slug: 'acme', month: name, ...correction, yes: true }, () => {}),
  ).rejects.toThrow();
  const aside = { slug: 'acme', month: name, reason: 'no worker wrote it' };
  expect((await said((print) => billsSetAsideCommand(config, aside, print))).code).toBe(3);
  expect((await said((print) => billsSetAsideCommand(config, { ...aside, yes: true }, print))).code).toBe(0);
  expect(await query(url, 'SELECT document, reason FROM bills_set_aside')).toEqual([
    { document: alter(good), reason: 'no worker wrote it' },
  ]);
  expect(await api.db.auditEvent.count({ where: { action: 'bill.set-aside', target: name } })).toBe(1);
  while ((await closeBills(api.db, keys[0]!, () => true)) > 0);
  expect(await shown()).toContain(name);
  expect((await findBill(api.db, tenant.customerId, name))!.document).toEqual(good);
  expect((await verify()).code).toBe(0);
});

test('a bill that was set aside behind one that is missing is closed again, after that one', async () => {
  const earlier = monthStart(before - 1);
  await query(url, `UPDATE customers SET created_at = to_timestamp(${earlier}) + interval '1 day'`);
  const closed = () => closeBills(api.db, keys[0]!, () => true);
  expect(await closed()).toBe(0);
  await query(
    url,
    `ALTER TABLE bills DISABLE TRIGGER USER; UPDATE bills SET document = '{}'
      WHERE month_start = ${before}; ALTER TABLE bills ENABLE TRIGGER USER`,
  );
  const aside = { slug: 'acme', month: nameBefore, reason: 'no worker wrote it', yes: true };
  expect((await said((print) => billsSetAsideCommand(config, aside, print))).code).toBe(0);
  expect(await closed()).toBe(2);
  expect((await shown()).toSorted()).toEqual([monthOf(earlier), nameBefore, name]);
  expect((await verify()).code).toBe(0);
});

describe('with the password of the worker,', () => {
  const first = (bill: ClosedBill) => bill.by_tenant[0]!.by_class[0]!;
  const partly = (bill: ClosedBill, change: object): ClosedBill => ({
    ...bill,
    by_tenant: [{ ...bill.by_tenant[0]!, by_class: [{ ...first(bill), ...change }] }],
  });

  test.each<[string, (bill: ClosedBill) => object]>([
    ['of another total', huge],
    ['of another total in all its parts', (bill) => partly(huge(bill), { billable_seconds: 99_999_999 })],
    ['for another class', (bill) => partly(bill, { resource_class: 'cheap' })],
    ['with the same class twice', (bill) => ({ ...bill, by_tenant: [...bill.by_tenant, ...bill.by_tenant] })],
    ['of another count of machines', (bill) => partly(bill, { lifecycle_count: 2 })],
    ['without its parts', (bill) => ({ ...bill, by_tenant: [] })],
    ['with a correction that was not made', (bill) => ({ ...bill, corrections: [{ id: 'x', billable_seconds: 0 }] })],
    ['of another sum with corrections', (bill) => ({ ...bill, billable_seconds: 299 })],
    ['of another month', (bill) => ({ ...bill, month: nameBefore })],
    ['of another account', (bill) => ({ ...bill, customer_id: tenant.tenantId })],
    ['that is none', () => ({})],
    ['too large to be read with others', (bill) => ({ ...bill, more: 'x'.repeat(9 * 2 ** 20) })],
  ])('a bill %s is refused by the database', async (_what, alter) => {
    const good = await notClosedYet(name, month);
    await expect(forge(alter(good), month, worker())).rejects.toThrow();
    expect(await api.db.bill.count()).toBe(1);
    await forge(good, month, worker());
  });

  test('a bill before the one of the former month is refused: that one would never be due again', async () => {
    const good = await notClosedYet(name);
    await expect(forge(good, month, worker())).rejects.toThrow('the month before has none');
    expect(await byWorker()).toBe(2);
    expect(await shown()).toEqual([name, nameBefore]);
  });

  test.each([
    ['that is not over', startOfMonth('2999-01')],
    ['before its account', startOfMonth('2001-01')],
    ['that begins in its middle', month + day],
  ])('a bill of a month %s is refused by the database', async (_what, at) => {
    const empty = { usage: { billable_seconds: 0, raw_active_seconds: 0, lifecycle_count: 0 }, by_tenant: [] };
    const document = { ...(await notClosedYet(name)), ...empty, billable_seconds: 0, month: monthOf(at) };
    await expect(forge(document, at, worker())).rejects.toThrow('no bill of account');
  });

  test('a bill is closed by no transaction that reads its month as it was before it was final', async () => {
    const good = await notClosedYet(name, month);
    // As if the month were final in two seconds.
    const [{ code }] = (await query(url, `SELECT pg_get_functiondef('refuse_bill_out_of_turn'::regproc) AS code`)) as [
      { code: string },
    ];
    const seconds = Math.floor(Date.now() / 1_000) + 2 - nextMonth(month);
    expect(code).toContain('72 hours');
    await query(url, code.replace('72 hours', `${seconds} seconds`));
    const db = openDatabase(worker(), { poolSize: 2 });
    const insert = (tx: Pick<typeof db, '$executeRaw'>) => tx.$executeRaw`
      INSERT INTO bills (customer_id, month_start, document) VALUES (${tenant.customerId}::uuid, ${month}, ${JSON.stringify(good)}::jsonb)`;
    const past = (moment: number) => async () =>
      (await query(url, 'SELECT 1 WHERE to_timestamp($1) <= clock_timestamp()', [moment])).length > 0;
    const former = { isolationLevel: 'RepeatableRead', timeout: 20_000 } as const;
    const act = (tx: Pick<typeof db, '$executeRaw'>) => tx.$executeRaw`
      INSERT INTO audit_events (actor_type, actor_id, action, target) VALUES ('service', 'housekeeping', 'x', 'x')`;
    try {
      await act(db);
      const held = db.$transaction(async (holder) => {
        const [{ shared }] = await holder.$queryRaw<[{ shared: string }]>`SELECT pg_export_snapshot() AS shared`;
        await waitFor('the month to be final', past(nextMonth(month) + seconds));
        const lent = db.$transaction(async (tx) => {
          await tx.$executeRawUnsafe(`SET TRANSACTION SNAPSHOT '${shared}'`);
          await act(tx);
          return insert(tx);
        }, former);
        await expect(lent).rejects.toThrow('before it was final');
        return insert(holder);
      }, former);
      await expect(held).rejects.toThrow('before it was final');
      // A snapshot of now does not show that it is none of before, until something is recorded.
      await expect(db.$transaction(insert, former)).rejects.toThrow('before it was final');
      await act(db);
      await waitFor('that to be a second ago', past(nextMonth(month) + seconds + 2));
      const rolledBack = new Error('rolled back');
      const tried = db.$transaction(async (tx) => {
        expect(await insert(tx)).toBe(1);
        throw rolledBack;
      }, former);
      await expect(tried).rejects.toBe(rolledBack);
      expect(await insert(db)).toBe(1);
    } finally {
      await db.$disconnect();
    }
  });

  test('a month that is archived without a bill gets none of any amounts; one that was set aside is closed again', async () => {
    const good = await notClosedYet(name, month);
    await query(url, `INSERT INTO usage_archives (ends_at) VALUES (${nextMonth(month)}); DELETE FROM lifecycles`);
    for (const bill of [good, partly(huge(good), { billable_seconds: 99_999_999 })])
      await expect(forge(bill, month, worker())).rejects.toThrow('not what its lifecycles and corrections make');
    await forge({ ...good, ...unsigned }, month);
    const aside = { slug: 'acme', month: name, reason: 'no worker wrote it', yes: true };
    const setAside = () => said((print) => billsSetAsideCommand(config, aside, print));
    expect((await setAside()).code).toBe(0);
    // Until then the password writes another, which it cannot sign: no customer sees it, and it is named.
    await forge(partly(huge(good), { billable_seconds: 99_999_999 }), month, worker());
    expect([await shown(), (await verify()).code]).toEqual([[nameBefore], 1]);
    expect(await named()).toEqual([(await findBill(api.db, tenant.customerId, name))!.id]);
    expect((await setAside()).code).toBe(0);
    expect(await byWorker()).toBe(1);
    expect((await findBill(api.db, tenant.customerId, name))!.document!.usage).toEqual(good.usage);
    expect((await verify()).code).toBe(0);
  });

  test('a due bill that it closes without a signature delays, and does no more: it is named, set aside, and closed again', async () => {
    const good = await notClosedYet(name, month);
    const correction = {
      tenant: 'default',
      class: 'general-1',
      credit: '1',
      reference: 'CN-1',
      reason: 'it was silent',
    };
    for (const bad of [
      { ...good, ...unsigned },
      { ...good, key_id: 'f'.repeat(16) },
      { ...good, lifecycles_sha256: 'x' },
      { ...good, more: 'than a bill has' },
    ]) {
      expect(await named()).toEqual([]);
      await forge(bad, month, worker());
      expect(await named()).toEqual([(await findBill(api.db, tenant.customerId, name))!.id]);
      // No customer reads it, and the worker may not take it back.
      expect(await byWorker()).toBe(0);
      expect(await shown()).toEqual([nameBefore]);
      expect(api.logged()).toContain('a stored bill is not good');
      await expect(query(worker(), 'DELETE FROM bills')).rejects.toThrow('permission denied');
      const { code, lines } = await verify();
      expect([code, lines]).toEqual([
        1,
        expect.arrayContaining([
          expect.stringMatching(new RegExp(`^${name}: .*(signature|unknown key|form of a bill)`)),
        ]),
      ]);
      await expect(
        billsCorrectCommand(config, { slug: 'acme', month: name, ...correction, yes: true }, () => {}),
      ).rejects.toThrow();
      const aside = { slug: 'acme', month: name, reason: 'no worker wrote it', yes: true };
      expect((await said((print) => billsSetAsideCommand(config, aside, print))).code).toBe(0);
      expect(await byWorker()).toBe(1);
      expect((await findBill(api.db, tenant.customerId, name))!.document).toEqual(good);
      expect(await shown()).toEqual([name, nameBefore]);
      await notClosedYet(name, month);
    }
  });

  test('a bill that is not good is named as long as it is there, beside any number of good ones', async () => {
    const good = await notClosedYet(name, month);
    await forge({ ...good, ...unsigned }, month, worker());
    // As many more as are looked at together, and old ones among them.
    await query(
      url,
      `INSERT INTO bills (customer_id, month_start, document, created_at) SELECT customer_id, -n, document,
         CASE n WHEN 1 THEN now() - interval '400 days' ELSE now() END FROM bills CROSS
           JOIN generate_series(1, 600) n WHERE month_start = ${month}`,
    );
    expect(await named()).toHaveLength(601);
    // A thief of the worker's password hides none.
    await query(worker(), 'DELETE FROM billing_findings');
    expect(await named()).toHaveLength(601);
    await query(url, 'ALTER TABLE bills DISABLE TRIGGER USER; DELETE FROM bills WHERE month_start < 0');
    expect(await named()).toEqual([(await findBill(api.db, tenant.customerId, name))!.id]);
  });

  test('a process looks at each good bill once, and at each bad one until it is gone, as far as there is time', async () => {
    const good = new Set<string>();
    let left = Infinity;
    const looked = async () => {
      const months: string[] = [];
      const isGood = (bill: StoredBill) =>
        months.push(bill.month) > 0 && flawsOfBill(bill.document, bill, keys).length === 0;
      await findBillingMismatches(api.db, isGood, { good, hasTime: () => left-- > 0 });
      return months.toSorted();
    };
    expect(await looked()).toEqual([nameBefore, name]);
    expect(await looked()).toEqual([]);
    const bill = await notClosedYet(name, month);
    await forge({ ...bill, ...unsigned }, month, worker());
    // What the thief writes beside it says nothing, and what there was no time for stays named.
    const [{ id }] = (await query(url, `SELECT id FROM bills WHERE month_start = ${month}`)) as [{ id: string }];
    await query(worker(), `INSERT INTO billing_findings (kind, subject) VALUES ('bad-bill', 'no id')`);
    expect(await looked()).toEqual([name]);
    expect(await looked()).toEqual([name]);
    left = 0;
    expect(await looked()).toEqual([]);
    expect((await api.db.billingFinding.findMany()).map(({ subject }) => subject)).toEqual([id]);
  });

  test('a lifecycle that was rated is not rated again, nor its top-up moved to another month', async () => {
    for (const change of ['posted_at = posted_at + 9999999', 'top_up_seconds = 5', 'rated_at = NULL'])
      await expect(query(worker(), `UPDATE lifecycles SET ${change}`)).rejects.toThrow('append-only');
  });
});

test('one that was signed with a stolen key is found by what it is made of', async () => {
  const good = await notClosedYet(name);
  const [part] = good.by_tenant;
  const more = (bill: ClosedBill): ClosedBill => ({
    ...huge(bill),
    by_tenant: [{ ...part!, by_class: [{ ...part!.by_class[0]!, billable_seconds: 99_999_999 }] }],
  });
  await forge(signed(more(good)), month);
  expect((await verify()).lines.join()).toContain('usage of the month is 300 s now, and 99999999 s are billed');
});

test('a credit that was never made, and one bill for another class, are found under a good signature', async () => {
  const good = await notClosedYet(name);
  const credit = { id: tenant.tenantId, tenant_id: tenant.tenantId, corrects_month: nameBefore, reference: 'CN-9' };
  const of = { resource_kind: 'VirtualMachine', resource_class: 'general-1', billable_seconds: -300, reason: 'none' };
  const corrections = [{ ...credit, ...of, created_at: new Date(month * 1_000).toISOString() }];
  await forge(signed({ ...good, corrections, billable_seconds: 0 }), month);
  expect((await verify()).lines.join()).toContain('its corrections are not those that were made in the month');
  await notClosedYet(name);
  const [part] = good.by_tenant;
  const cheap = [{ ...part!, by_class: [{ ...part!.by_class[0]!, resource_class: 'cheap' }] }];
  await forge(signed({ ...good, by_tenant: cheap }), month);
  expect((await verify()).lines.join()).toContain('usage of its tenants and classes is not what is billed');
});

test.each([
  ['a month that is not over', startOfMonth('2999-01'), 'its month was not final'],
  ['a month before its account', startOfMonth('2001-01'), 'its account was made in a later month'],
  ['a moment that begins no month', nextMonth(month) - 5, 'of another account or month'],
])('a bill of %s keeps no other from being closed', async (_what, at, why) => {
  const good = await notClosedYet(name);
  await forge(signed({ ...good, month: at === nextMonth(month) - 5 ? 'x' : monthOf(at) }), at);
  await closeBills(api.db, keys[0]!, () => true, nextMonth(nextMonth(month)) + 4 * day);
  const { code, lines } = await verify();
  expect(code).toBe(1);
  expect(lines.join()).toContain(why);
});

test('a good bill is not set aside, neither by the command nor by the owner of the database', async () => {
  const aside = { slug: 'acme', month: name, reason: 'it is too high', yes: true };
  await expect(billsSetAsideCommand(config, aside, () => {})).rejects.toThrow('as it was closed');
  await expect(query(url, 'DELETE FROM bills')).rejects.toThrow('append-only');
  for (const role of ['api', 'worker'] as const) {
    const db = openDatabase(asRole(url, role), { poolSize: 1 });
    await expect(db.$executeRaw`DELETE FROM bills`).rejects.toThrow('denied');
    await expect(
      db.$executeRaw`INSERT INTO bills (customer_id, month_start, document, created_at)
        VALUES (${tenant.customerId}::uuid, 5, '{}', '2001-01-01')`,
    ).rejects.toThrow('denied');
    await db.$disconnect();
  }
});
