/** Credits for many accounts, from what the lifecycles of a month record of an incident or of stops. */
import { billsCreditCommand } from '../../src/cli/bills/creditCommand.ts';
import { monthOf, monthStart, oldestOpenMonth, rfc3339 } from '../../src/domain/usageTime.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import type { Database } from '../../src/store/core/db.ts';
import { closeBills } from '../../src/store/usage/bills.ts';
import { closeLifecycle, rateLifecycle } from '../../src/store/usage/lifecycles.ts';
import { said } from '../support/commands.ts';
import { makeTenant } from '../support/fixtures.ts';
import { openWithoutMachine } from '../support/lifecycles.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';
import { day } from '../support/usage/usageModel.ts';

let db: Database;
let config: Config;
let owners: Awaited<ReturnType<typeof makeTenant>>[];
const now = Math.floor(Date.now() / 1_000);
const month = monthStart(oldestOpenMonth(now) - 1);
const name = monthOf(month);

useFreshDatabase(
  async (opened, url) => {
    db = opened;
    config = readConfig({ DATABASE_URL: url });
    owners = [await makeTenant(db, { namespace: 'acme' }), await makeTenant(db, { namespace: 'globex' })];
    await db.$executeRaw`UPDATE customers SET created_at = to_timestamp(${month}) + interval '1 day'`;
  },
  { poolSize: 4 },
);

type Range = readonly [from: number, until: number];

/** A machine that lived for 10,000 seconds, of which some are recorded as unseen or as stopped. */
async function lived(owner: number, { unseen, stopped }: { unseen?: Range; stopped?: Range }): Promise<void> {
  const from = month + day;
  const uid = await openWithoutMachine(db, {
    ...owners[owner]!,
    resourceClass: 'general-1',
    minimumSeconds: 60,
    at: from,
  });
  const ranges = ([start, end]: Range = [0, 0]) => `{[${from + start},${from + end})}`;
  await db.$executeRaw`UPDATE lifecycles SET unseen = ${ranges(unseen)}::int8multirange, stopped = ${ranges(stopped)}::int8multirange
    WHERE machine_uid = ${uid}::uuid`;
  await db.$transaction((tx) => closeLifecycle(tx, uid, null, from + 10_000));
  await rateLifecycle(db, uid, from + 10_000);
}
const credit = (options: object = {}) =>
  said((print) =>
    billsCreditCommand(
      config,
      { month: name, reference: 'INC-1', reason: 'rack 7 lost power', yes: true, ...options },
      print,
    ),
  );
const corrections = async () =>
  (await db.billCorrection.findMany({ orderBy: { billableSeconds: 'desc' } })).map(
    ({ customerId, billableSeconds }) => [
      owners.findIndex((owner) => owner.customerId === customerId),
      Number(billableSeconds),
    ],
  );

test('one command credits all accounts what their hosts were silent for, and the same incident is one credit', async () => {
  await lived(0, { unseen: [1_000, 1_300] });
  await lived(0, { unseen: [1_000, 1_100] });
  await lived(1, { unseen: [1_000, 2_000], stopped: [1_900, 5_000] });
  await lived(1, {});
  await closeBills(db, null, () => true);
  const dry = await credit({ yes: false });
  expect([dry.result, dry.text, await corrections()]).toEqual([
    3,
    expect.stringMatching(/VirtualMachine +general-1 +2 +400\n/),
    [],
  ]);

  expect(await credit()).toMatchObject({ result: 0, text: expect.stringContaining('a credit of 400 s') });
  expect(await corrections()).toEqual([
    [0, -400],
    [1, -900],
  ]);
  expect(await credit()).toMatchObject({ result: 0, text: expect.not.stringContaining('a credit of') });
  expect(await corrections()).toHaveLength(2);
  // A preview says what --yes would do: nothing here.
  const repeated = await credit({ yes: false });
  expect([repeated.result, repeated.lines]).toEqual([
    0,
    ['acme', 'globex'].map((slug) => `${slug}, tenant default, general-1 (VirtualMachine): it has this credit already`),
  ]);
  expect(await db.auditEvent.count({ where: { action: 'bill.correct', reason: 'rack 7 lost power' } })).toBe(2);
});

test('only the time of the incident is credited, and what an operator held stopped by a command of its own', async () => {
  await lived(0, { unseen: [1_000, 1_300], stopped: [5_000, 5_500] });
  await closeBills(db, null, () => true);
  const at = (seconds: number) => rfc3339(month + day + seconds);
  await credit({ from: at(1_200), until: at(1_250) });
  await credit({ stopped: true, reference: 'stops' });
  expect(await corrections()).toEqual([
    [0, -50],
    [0, -500],
  ]);
  expect((await credit({ reference: 'INC-2', from: at(6_000) })).text).toContain('Nothing is to be credited');
});

test('an account whose bill is not closed, or has no room, is named, and the others get their credits', async () => {
  const began = (at: number) =>
    db.$executeRaw`UPDATE customers SET created_at = to_timestamp(${at}) WHERE id = ${owners[1]!.customerId}::uuid`;
  await lived(0, { unseen: [0, 10_000] });
  await lived(1, { unseen: [1_000, 1_010] });
  await began(now);
  await closeBills(db, null, () => true);
  expect(await credit()).toMatchObject({
    result: 1,
    text: expect.stringMatching(/a credit of 10000 s[\s\S]*is not closed yet[\s\S]*1 of 2 are not credited/),
  });
  await began(month + day);
  await closeBills(db, null, () => true);
  expect(await credit({ reference: 'INC-2' })).toMatchObject({
    result: 1,
    text: expect.stringMatching(/more than the 0 s[\s\S]*a credit of 10 s/),
  });
});

test.each([
  ['without a reference', { reference: '' }, '--reference'],
  ['without a reason', { reason: '' }, '--reason'],
  ['of times outside of the month', { from: rfc3339(month - 1) }, 'are times of'],
  ['of no time', { until: 'noon' }, '--until is a time'],
  ['of no month', { month: '2026-13' }, 'is not a month'],
] as const)('a credit %s is refused', async (_what, options, message) => {
  await expect((async () => credit(options))()).rejects.toThrow(message);
});
