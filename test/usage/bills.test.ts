/** Final bills: written once, signed, and corrected by later lines alone. */
import { createHash } from 'node:crypto';
import {
  billsCorrectCommand,
  billsLifecyclesCommand,
  billsShowCommand,
  billsVerifyCommand,
  type CorrectOptions,
} from '../../src/cli/bills/billCommands.ts';
import { exportUsage } from '../../src/cli/bills/usageCommands.ts';
import { customersShowCommand } from '../../src/cli/customers/operatorCustomers.ts';
import { resultsOfReads } from '../../src/cli/readResults.ts';
import { checkSignature, signingKeys } from '../../src/domain/auditProof.ts';
import type { ClosedBill } from '../../src/domain/billProof.ts';
import { monthOf, monthStart, nextMonth, oldestOpenMonth, usageWindow } from '../../src/domain/usageTime.ts';
import { parseSecretKeys } from '../../src/secrets/secretKeys.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import type { Database } from '../../src/store/core/db.ts';
import { correctBill } from '../../src/store/usage/billCorrections.ts';
import { listBilledLifecycles } from '../../src/store/usage/billedLifecycles.ts';
import { closeBills, findBill, oldestDueBill } from '../../src/store/usage/bills.ts';
import { closeLifecycle, noteSeen, noteUnseen, rateLifecycle } from '../../src/store/usage/lifecycles.ts';
import { readUsage } from '../../src/store/usage/readUsage.ts';
import { makeHost, makeTenant } from '../support/fixtures.ts';
import { openWithoutMachine } from '../support/lifecycles.ts';
import { allotTo } from '../support/limits.ts';
import { testSecretKeys } from '../support/secrets.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';
import { day } from '../support/usage/usageModel.ts';
import { waitFor } from '../support/wait.ts';

let db: Database;
let config: Config;
let owner: Awaited<ReturnType<typeof makeTenant>>;

useFreshDatabase(
  async (opened, url) => {
    db = opened;
    config = readConfig({ DATABASE_URL: url, SECRET_KEYS: testSecretKeys });
    owner = await makeTenant(db, { namespace: 'acme' });
    await db.$executeRaw`UPDATE customers SET created_at = to_timestamp(${month}) + interval '1 day'`;
  },
  { poolSize: 4 },
);

const now = Math.floor(Date.now() / 1_000);
/** The latest month that is final, and the one in which the tests run. */
const month = monthStart(oldestOpenMonth(now) - 1);
const name = monthOf(month);
const keys = signingKeys(parseSecretKeys(testSecretKeys, 'SECRET_KEYS'), 'bills');
const always = () => true;

async function lived(from: number, until: number | null, minimumSeconds = 60): Promise<string> {
  const uid = await openWithoutMachine(db, { ...owner, resourceClass: 'general-1', minimumSeconds, at: from });
  if (until === null) return uid;
  await db.$transaction((tx) => closeLifecycle(tx, uid, null, until));
  await rateLifecycle(db, uid, until);
  return uid;
}

async function billOf(of = name): Promise<ClosedBill> {
  return (await findBill(db, owner.customerId, of))!.document!;
}

async function said(work: (print: (line: string) => void) => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  await work((line) => void lines.push(line));
  return lines;
}

const correct = async (options: CorrectOptions, lines: string[] = []) =>
  billsCorrectCommand(
    config,
    {
      slug: 'acme',
      month: name,
      class: 'general-1',
      reference: 'CN-1',
      reason: 'the host was silent',
      yes: true,
      ...options,
    },
    (line) => void lines.push(line),
  );

describe('a bill', () => {
  test('is closed once its month is final, by tenant and class, signed, with an audit event', async () => {
    await lived(month + 10 * day, month + 10 * day + 100, 300);
    await lived(month - 5 * day, null);
    expect(await oldestDueBill(db)).toBe(month);
    expect(await closeBills(db, keys[0]!, always)).toBe(1);
    expect(await closeBills(db, keys[0]!, always)).toBe(0);
    const bill = await billOf();
    const { summary } = (await readUsage(db, owner, name))!;
    expect(bill).toMatchObject({
      customer_id: owner.customerId,
      usage: { billable_seconds: summary.billableSeconds, lifecycle_count: 2 },
      by_tenant: [{ tenant_id: owner.tenantId, by_class: [{ resource_class: 'general-1' }] }],
      corrections: [],
      billable_seconds: nextMonth(month) - month + 300,
    });
    expect(checkSignature(keys, bill, new Date())).toBe('good');
    expect(checkSignature(keys, { ...bill, billable_seconds: 1 } as ClosedBill, new Date())).toBe('bad');
    expect(await db.auditEvent.count({ where: { action: 'bill.close', target: name } })).toBe(1);
  });

  test('is not closed while its month may change, nor without time', async () => {
    await db.$executeRaw`UPDATE customers SET created_at = to_timestamp(${nextMonth(month)})`;
    expect(await closeBills(db, null, always, nextMonth(nextMonth(month)) + 3 * day - 1)).toBe(0);
    expect(await closeBills(db, null, () => false, nextMonth(nextMonth(month)) + 3 * day)).toBe(0);
    expect(await closeBills(db, null, always, nextMonth(nextMonth(month)) + 3 * day)).toBe(1);
  });

  test('a closed account gets no empty bills, and gets those of what is still to be billed', async () => {
    const following = nextMonth(month);
    const close = async (at: number) => {
      await db.$executeRaw`
        UPDATE customers SET status = 'closed', closing_reason = 'the contract ends',
          closes_at = to_timestamp(${at}), status_since = now()`;
    };
    const closedUntil = (until: number) => closeBills(db, null, always, until + 3 * day);
    await close(month + 5 * day);
    // The month in which it closed has a bill, the next has none.
    expect(await closedUntil(nextMonth(following))).toBe(1);
    // A machine that went later is billed, and a correction that is made later.
    await lived(following + 60, following + day);
    expect(await closedUntil(nextMonth(following))).toBe(1);
    expect(await closedUntil(nextMonth(nextMonth(following)))).toBe(0);
    await db.billCorrection.create({
      data: {
        customerId: owner.customerId,
        tenantId: owner.tenantId,
        correctsMonth: BigInt(month),
        reference: 'CN-8',
        resourceKind: 'VirtualMachine',
        resourceClass: 'general-1',
        billableSeconds: -250n,
        reason: 'was silent',
        createdAt: new Date((nextMonth(following) + day) * 1_000),
      },
    });
    expect(await closedUntil(nextMonth(nextMonth(following)))).toBe(1);
    expect(await closedUntil(nextMonth(nextMonth(nextMonth(following))))).toBe(0);
    await db.$executeRaw`UPDATE customers SET status = 'erased', status_reason = 'erased'`;
    expect(await closedUntil(nextMonth(nextMonth(nextMonth(following))))).toBe(0);
  });

  test('never changes: neither by machines that end later, nor by the owner of the database', async () => {
    const open = await lived(month + day, null);
    await closeBills(db, keys[0]!, always);
    const bill = await billOf();
    await db.$transaction((tx) => closeLifecycle(tx, open));
    await rateLifecycle(db, open);
    expect(await said((print) => billsVerifyCommand(config, { slug: 'acme' }, print))).toEqual([
      `${name}: as it was closed`,
    ]);
    await expect(db.$executeRaw`DELETE FROM bills`).rejects.toThrow('append-only');
    await expect(db.$executeRaw`UPDATE bills SET document = '{}'`).rejects.toThrow('append-only');
    expect(await billOf()).toEqual(bill);
  });

  test('never changes by a machine that was last seen in its month: that one ends where the open months begin', async () => {
    const [before, after] = [await lived(month + day, null), await lived(month + day, null)];
    await closeBills(db, keys[0]!, always);
    await db.$transaction(async (tx) => {
      await closeLifecycle(tx, before, month + 2 * day);
      await closeLifecycle(tx, after, nextMonth(month) + 1);
    });
    const ends = await db.lifecycle.findMany({ where: { machineUid: { in: [before, after] } } });
    const endOf = (uid: string) => Number(ends.find(({ machineUid }) => machineUid === uid)!.endedAt);
    expect([endOf(before), endOf(after)]).toEqual([nextMonth(month), nextMonth(month) + 1]);
    expect(await said((print) => billsVerifyCommand(config, { slug: 'acme' }, print))).toEqual([
      `${name}: as it was closed`,
    ]);
  });

  test('has the SHA-256 of its lifecycles as they are exported, and a changed one is found', async () => {
    const uid = await lived(month + day, month + 2 * day);
    await closeBills(db, keys[0]!, always);
    const lines = await said((print) => billsLifecyclesCommand(config, { slug: 'acme', month: name }, print));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ machine_uid: uid, billable_seconds: day }]);
    const digest = createHash('sha256')
      .update(lines.map((line) => `${line}\n`).join(''))
      .digest('hex');
    expect((await billOf()).lifecycles_sha256).toBe(digest);
    await db.$executeRaw`UPDATE lifecycles SET started_at = started_at + 1`;
    expect(await said((print) => billsVerifyCommand(config, { slug: 'acme' }, print))).toEqual([
      `${name}: its lifecycles are not those that were billed`,
    ]);
  });
});

describe('a correction', () => {
  beforeEach(async () => {
    await lived(month + day, month + day + 1_000);
    await closeBills(db, keys[0]!, always);
  });

  test('is a line of the bill of its own month, and of its FOCUS file, whose sum is the bill', async () => {
    const lines: string[] = [];
    expect(await correct({ credit: '400' }, lines)).toBe(0);
    expect(lines).toEqual([
      `acme has a credit of 400 s of general-1 (VirtualMachine) for ${name}, tenant default: CN-1`,
    ]);
    expect((await billOf()).billable_seconds).toBe(1_000);
    await lived(now - 60, now);
    const current = monthOf(now);
    await closeBills(db, keys[0]!, always, nextMonth(now) + 3 * day);
    const bill = await billOf(current);
    expect(bill.corrections).toMatchObject([
      { billable_seconds: -400, corrects_month: name, reference: 'CN-1', reason: 'the host was silent' },
    ]);
    expect(bill.billable_seconds).toBe(bill.usage.billable_seconds - 400);
    expect(
      (await said((print) => billsShowCommand(config, { slug: 'acme', month: current }, print))).join('\n'),
    ).toMatch(/Signature +good[\s\S]*CN-1 +\d{4}-\d\d +default +VirtualMachine +general-1 +-400 +the host was silent/);
    const day1 = await db.auditEvent.findFirstOrThrow({ where: { action: 'bill.correct' } });
    expect(day1).toMatchObject({ customerId: owner.customerId, target: 'CN-1', reason: 'the host was silent' });
  });

  test('is in the FOCUS file of the month in which it was made', async () => {
    await db.billCorrection.create({
      data: {
        customerId: owner.customerId,
        tenantId: owner.tenantId,
        correctsMonth: BigInt(month),
        reference: 'CN-7',
        resourceKind: 'VirtualMachine',
        resourceClass: 'general-1',
        billableSeconds: -250n,
        reason: 'was silent',
        createdAt: new Date((month + day) * 1_000),
      },
    });
    const [head, ...rows] = await said((print) =>
      exportUsage(db, { format: 'focus', month: name, customer: 'acme' }, print, () => {}),
    );
    const column = (row: string, of: string) => row.split(',')[head!.split(',').indexOf(of)];
    expect(rows.map((row) => [column(row, 'ChargeClass'), column(row, 'PricingQuantity')])).toEqual([
      ['', '1000.0'],
      ['Correction', '-250.0'],
    ]);
    expect(column(rows[1]!, 'x_CorrectionReference')).toBe('CN-7');
  });

  test('is made once by its reference, and only said without --yes', async () => {
    const lines: string[] = [];
    expect(await correct({ credit: '400', yes: false }, lines)).toBe(3);
    expect(lines.at(-1)).toBe('Nothing was done: run it again with --yes.');
    expect(await db.billCorrection.count()).toBe(0);
    await correct({ credit: '400' });
    expect(await correct({ credit: '400' }, lines)).toBe(0);
    expect(lines.at(-1)).toBe('acme had this correction already: CN-1');
    await expect(correct({ credit: '300' })).rejects.toThrow('Another correction');
    expect(await db.billCorrection.count()).toBe(1);
    expect(await db.auditEvent.count({ where: { action: 'bill.correct' } })).toBe(1);
  });

  test.each([
    ['more than was billed', { credit: '1001' }, 'more than the 1000 s'],
    ['more than the month can hold', { debit: '1000000000000' }, `that ${name} has room for`],
    ['without an amount', {}, 'either --credit SECONDS or --debit'],
    ['with both', { credit: '1', debit: '1' }, 'either --credit SECONDS or --debit'],
    ['of half a second', { credit: '0.5' }, 'whole number'],
    ['of an unknown class', { debit: '1', class: 'none' }, 'There is no class "none"'],
    ['without a reference', { debit: '1', reference: '' }, '--reference'],
    ['without a reason', { debit: '1', reason: '' }, '--reason'],
    ['of another tenant', { debit: '1', tenant: 'other' }, 'Name a tenant of acme'],
    ['of a month to come', { debit: '1', month: '9999-12' }, '9999-12 has not begun: give a month up to '],
    ['of a month that is not closed', { debit: '1', month: monthOf(now) }, 'has no closed bill'],
  ] as const)('%s is refused', async (_what, options, message) => {
    await expect(correct(options)).rejects.toThrow(message);
    expect(await db.billCorrection.count()).toBe(0);
  });

  const makeMetal = async () => {
    await db.machineClass.create({ data: { name: 'metal-1', cpuFamily: 'amd64', memoryGiB: 1, regions: ['north'] } });
    await makeHost(db, { name: 'm1', className: 'metal-1', workload: 'BareMetalMachine' });
  };

  test('without --kind is of the kind that the class carries, and says it', async () => {
    await makeMetal();
    await allotTo(db, owner.tenantId, 'metal-1', { bare_metal: 1 });
    const lines: string[] = [];
    const debit = { class: 'metal-1', debit: '100', reference: 'DN-1' };
    expect(await correct({ ...debit, yes: false }, lines)).toBe(3);
    expect(lines.at(-2)).toContain('a debit of 100 s of metal-1 (BareMetalMachine)');
    await expect(correct({ ...debit, kind: 'VirtualMachine' })).rejects.toThrow(
      'metal-1 carries no VirtualMachine: give --kind BareMetalMachine',
    );
    expect(await correct(debit, lines)).toBe(0);
    expect(lines.at(-1)).toContain('a debit of 100 s of metal-1 (BareMetalMachine)');
    expect(await db.billCorrection.findFirst()).toMatchObject({ resourceKind: 'BareMetalMachine' });
    // It can be undone.
    expect(await correct({ ...debit, debit: undefined, credit: '100', reference: 'CN-2' } as never)).toBe(0);
  });

  test('of a kind that the class does not carry, which was made once, can be undone', async () => {
    await makeMetal();
    await db.billCorrection.create({
      data: {
        ...{ customerId: owner.customerId, tenantId: owner.tenantId, correctsMonth: BigInt(month), reference: 'DN-0' },
        ...{ resourceKind: 'VirtualMachine', resourceClass: 'metal-1', billableSeconds: 100n, reason: 'by mistake' },
      },
    });
    const undo = { class: 'metal-1', kind: 'VirtualMachine', credit: '100', reference: 'CN-2' };
    expect(await correct(undo)).toBe(0);
    expect(await db.billCorrection.findMany({ where: { resourceKind: 'VirtualMachine' } })).toHaveLength(2);
  });

  test('of the running month is shown before its bill is closed', async () => {
    const running = monthOf(now);
    const show = (slug = 'acme') => said((print) => billsShowCommand(config, { slug, month: running }, print));
    await expect(show()).rejects.toThrow('has no closed bill');
    const account = async () =>
      (await said((print) => customersShowCommand(config, { slug: 'acme' }, print))).join('\n');
    expect(await account()).not.toContain('Corrections of this month');
    await correct({ credit: '400' });
    const row = /^CN-1 +\d{4}-\d\d +default +VirtualMachine +general-1 +-400 +the host was silent$/m;
    expect((await show()).join('\n')).toMatch(row);
    expect((await show())[0]).toBe(
      `The bill of acme for ${running} is not closed. It will have these corrections, and others that are made until then:`,
    );
    expect(await account()).toMatch(row);
    const json = (await said((print) => customersShowCommand(config, { slug: 'acme', output: 'json' }, print))).join(
      '\n',
    );
    const { corrections } = JSON.parse(json);
    expect(corrections).toMatchObject([{ reference: 'CN-1', billable_seconds: -400 }]);
    expect(resultsOfReads['customers show'].safeParse(JSON.parse(json))).toMatchObject({ success: true });
  });

  test('counts former ones: a credit of the rest is taken, and one second more is not', async () => {
    await correct({ credit: '600' });
    await expect(correct({ credit: '401', reference: 'CN-2' })).rejects.toThrow('more than the 400 s');
    expect(await correct({ credit: '400', reference: 'CN-2' })).toBe(0);
    expect(await correct({ debit: '5', reference: 'DN-1' })).toBe(0);
  });

  test('a debit is at most the month for all machines that the tenant may have, or that were billed', async () => {
    const whole = nextMonth(month) - month;
    await allotTo(db, owner.tenantId, 'general-1', { virtual_machine: 3 });
    await expect(correct({ debit: String(3 * whole - 999) })).rejects.toThrow(
      `more than the ${3 * whole - 1_000} s that ${name} has room for. All the tenant's machines of general-1 make ${3 * whole} s`,
    );
    expect(await correct({ debit: String(3 * whole - 1_000) })).toBe(0);
    await expect(correct({ debit: '1', reference: 'DN-2' })).rejects.toThrow('more than the 0 s');
    await allotTo(db, owner.tenantId, 'general-1', { virtual_machine: 0 });
    expect(await correct({ credit: '5', reference: 'CN-3' })).toBe(0);
  });

  test('counts one that is made at the same moment: of two credits that fit alone, one is taken', async () => {
    const bill = await billOf();
    const credit = (reference: string) =>
      correctBill(db, bill, {
        customerId: owner.customerId,
        tenantId: owner.tenantId,
        correctsMonth: month,
        resourceKind: 'VirtualMachine',
        resourceClass: 'general-1',
        billableSeconds: -600,
        reference,
        reason: 'the host was silent',
      });
    // Neither may write until both have read, or wait for their turn to.
    const both = await db.$transaction(async (tx) => {
      await tx.$executeRaw`LOCK TABLE bill_corrections IN EXCLUSIVE MODE`;
      const started = Promise.allSettled(['CN-1', 'CN-2'].map(credit));
      await waitFor('both to wait', async () => {
        const waiting = await db.$queryRaw<unknown[]>`
          SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        return waiting.length === 2;
      });
      return { started };
    });
    const outcomes = (await both.started).map(({ status }) => status).sort();
    expect(outcomes).toEqual(['fulfilled', 'rejected']);
    expect(await db.billCorrection.count()).toBe(1);
  });
});

test('the time for which a host was silent is shown with the lifecycle, by window', async () => {
  const start = month + 20 * day;
  const uid = await lived(start, null);
  const untouched = await lived(start, null);
  await db.$transaction((tx) => noteUnseen(tx, uid, new Date((start + 100) * 1_000)));
  await noteSeen(db, uid, start + 400);
  // It goes on over the end of the month.
  await db.$transaction((tx) => noteUnseen(tx, uid, new Date((nextMonth(month) - 50) * 1_000)));
  const unseen = async (window: string) => {
    const rows = await listBilledLifecycles(db, owner, usageWindow(window, now)!, now, { limit: 10 });
    return new Map(rows.map(({ machineUid, unseenSeconds }) => [machineUid, unseenSeconds]));
  };
  expect(await unseen(name)).toEqual(
    new Map([
      [uid, 350],
      [untouched, 0],
    ]),
  );
  await noteSeen(db, uid, nextMonth(month) + 70);
  expect(await unseen(name)).toEqual(
    new Map([
      [uid, 350],
      [untouched, 0],
    ]),
  );
  if (nextMonth(month) === monthStart(now)) expect((await unseen('month')).get(uid)).toBe(70);
});
