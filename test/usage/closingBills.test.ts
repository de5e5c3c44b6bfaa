import { nextMonth } from '../../src/domain/usageTime.ts';
import { openDatabase } from '../../src/store/core/db.ts';
import { closeBills, findBill } from '../../src/store/usage/bills.ts';
import { closeLifecycle, rateLifecycle } from '../../src/store/usage/lifecycles.ts';
import { makeTenant } from '../support/apiServer.ts';
import { query } from '../support/database.ts';
import { openWithoutMachine } from '../support/lifecycles.ts';
import {
  api,
  before,
  byWorker,
  keys,
  month,
  name,
  nameBefore,
  notClosedYet,
  tenant,
  url,
  useClosedBills,
  verify,
  worker,
} from '../support/usage/closedBills.ts';
import { day } from '../support/usage/usageModel.ts';

useClosedBills();

test('bills are closed of every kind of life, with corrections, and an account whose usage differs holds up no other', async () => {
  await notClosedYet(name);
  const of = { customerId: tenant.customerId, tenantId: tenant.tenantId, resourceClass: 'general-1' };
  const lived = async (at: number, end: number | null, minimumSeconds: number, more = {}) => {
    const uid = await openWithoutMachine(api.db, { ...of, minimumSeconds, at, ...more });
    if (end === null) return;
    await api.db.$transaction((tx) => closeLifecycle(tx, uid, null, end));
    await rateLifecycle(api.db, uid, end);
  };
  await lived(before + 2 * day, null, 60);
  await lived(before + 2 * day, month, 60);
  await lived(month - 10, month + 10, 60);
  await lived(month + day, month + day, 60, { resourceClass: 'metal', resourceKind: 'BareMetalMachine' });
  await lived(nextMonth(month) - 1, nextMonth(month) + 5, 3_600);
  await lived(nextMonth(month), null, 60);
  const second = await api.db.tenant.create({
    data: { customerId: of.customerId, slug: 'b', displayName: 'B', region: '' } as never,
  });
  await lived(month + 5, month + 90_000, 60, { tenantId: second.id });
  const correction = { ...of, correctsMonth: BigInt(before), resourceKind: 'VirtualMachine', billableSeconds: -7n };
  await api.db.billCorrection.create({
    data: { ...correction, reference: 'CN-1', reason: 'caf\u00e9 "x"', createdAt: new Date((month + 5) * 1_000) },
  });
  const other = await makeTenant(api.db, 'other');
  await api.db.$executeRaw`UPDATE customers SET created_at = to_timestamp(${before}) + interval '1 day'`;
  await openWithoutMachine(api.db, { ...of, ...other, minimumSeconds: 60, at: month });
  await api.db
    .$executeRaw`UPDATE usage_day SET open_offset_seconds = open_offset_seconds - 1 WHERE customer_id = ${other.customerId}::uuid`;
  await expect(byWorker()).rejects.toThrow(`usage rebuild --month ${name} --frozen`);
  expect((await verify()).lines).toEqual([`${nameBefore}: as it was closed`, `${name}: as it was closed`]);
  expect(await findBill(api.db, other.customerId, name)).toBeNull();
  await api.db
    .$executeRaw`UPDATE usage_day SET open_offset_seconds = open_offset_seconds + 1 WHERE customer_id = ${other.customerId}::uuid`;
  expect(await byWorker()).toBe(1);
});

test('an account that is refused is tried last the next time, and what was refused is said when the time is over', async () => {
  await notClosedYet(name);
  await makeTenant(api.db, 'other');
  await api.db.$executeRaw`UPDATE customers SET created_at = to_timestamp(${before}) + interval '1 day'`;
  // The account that is due first.
  const [{ id }] = (await query(url, 'SELECT id FROM customers ORDER BY id LIMIT 1')) as [{ id: string }];
  await query(
    url,
    `CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'spoiled' USING
      ERRCODE = 'restrict_violation'; END $$;
     CREATE TRIGGER a_spoil BEFORE INSERT ON bills FOR EACH ROW WHEN (NEW.customer_id = '${id}') EXECUTE FUNCTION spoil()`,
  );
  const db = openDatabase(worker(), { poolSize: 1 });
  const once = () => {
    let asked = 0;
    // For the one account, and not for the next.
    return () => asked++ < 2;
  };
  try {
    await expect(closeBills(db, keys[0]!, once())).rejects.toThrow('spoiled');
    expect(await api.db.bill.count()).toBe(0);
    expect(await closeBills(db, keys[0]!, once())).toBe(1);
  } finally {
    await db.$disconnect();
  }
});

test('when the database is away, that is said, and no bill is taken for a refused one', async () => {
  await notClosedYet(name);
  await makeTenant(api.db, 'other');
  await api.db.$executeRaw`UPDATE customers SET created_at = to_timestamp(${before}) + interval '1 day'`;
  const real = openDatabase(worker(), { poolSize: 1 });
  const tried = jest.spyOn(real, '$transaction').mockRejectedValue(new Error('away'));
  await expect(closeBills(real, keys[0]!, () => true)).rejects.toThrow('away');
  expect(tried).toHaveBeenCalledTimes(1);
  await real.$disconnect();
});

test('a bill may take longer to close than other statements of the worker may', async () => {
  await notClosedYet(name);
  await query(
    url,
    `CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(2); RETURN NEW; END $$;
     CREATE TRIGGER a_long BEFORE INSERT ON bills FOR EACH ROW EXECUTE FUNCTION take_long()`,
  );
  const db = openDatabase(worker(), { poolSize: 1, statementTimeoutMs: 1_000 });
  expect(await closeBills(db, keys[0]!, () => true).finally(() => db.$disconnect())).toBe(2);
});

test('a bill waits for a transaction that changes its month, however long it is held open, and has what it adds', async () => {
  const good = await notClosedYet(name, month);
  const { customerId, tenantId } = tenant;
  const of = { customerId, tenantId, resourceClass: 'general-1', minimumSeconds: 300 };
  const uid = await openWithoutMachine(api.db, { ...of, at: month + 2 * day });
  await api.db.$transaction((tx) => closeLifecycle(tx, uid, null, month + 2 * day + 100));
  const db = openDatabase(worker(), { poolSize: 3 });
  try {
    await expect(rateLifecycle(db, uid, month + 3 * day)).rejects.toThrow('changes no month that is final');
    // As if it had begun before the month was final.
    const [{ code }] = (await query(
      url,
      `SELECT pg_get_functiondef('refuse_lifecycle_of_other_time'::regproc) AS code`,
    )) as [{ code: string }];
    expect(code).toContain('72 hours');
    await query(url, code.replace('72 hours', '70 days'));
    const insert = (tx: Pick<typeof db, '$executeRaw'>) => tx.$executeRaw`
      INSERT INTO bills (customer_id, month_start, document) VALUES (${customerId}::uuid, ${month}, ${JSON.stringify(good)}::jsonb)`;
    const former = db.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM lifecycles`;
        await db.$transaction(async (held) => {
          await rateLifecycle(held, uid, month + 3 * day);
          await expect(byWorker()).rejects.toThrow(/a transaction that changes it is open \(process \d+\)/);
          expect(await api.db.bill.count()).toBe(1);
        });
        return insert(tx);
      },
      { isolationLevel: 'RepeatableRead', timeout: 20_000 },
    );
    await expect(former).rejects.toThrow('could not serialize');
    expect(await byWorker()).toBe(1);
    const closed = (await findBill(api.db, customerId, name))!.document!;
    expect(closed.usage.billable_seconds).toBe(good.usage.billable_seconds + 300);
    expect((await verify()).code).toBe(0);
  } finally {
    await db.$disconnect();
  }
});
