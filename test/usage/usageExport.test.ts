import { exportUsage, rebuildUsageTables } from '../../src/cli/bills/usageCommands.ts';
import { monthStart } from '../../src/domain/usageTime.ts';
import type { Database } from '../../src/store/core/db.ts';
import { closeLifecycle, rateLifecycle } from '../../src/store/usage/lifecycles.ts';
import { readUsage } from '../../src/store/usage/readUsage.ts';
import { latestReconciliation } from '../../src/store/usage/usageComparison.ts';
import { makeHost, makeTenant } from '../support/fixtures.ts';
import { openWithoutMachine } from '../support/lifecycles.ts';
import { useDatabase } from '../support/suiteDatabase.ts';
import { day, hour, utc } from '../support/usage/usageModel.ts';

let db: Database;
let owner: Awaited<ReturnType<typeof makeTenant>>;

useDatabase(
  async (opened) => {
    db = opened;
    owner = await makeTenant(db, { namespace: 'acme' });
  },
  { poolSize: 4 },
);
beforeEach(() => db.$executeRaw`TRUNCATE lifecycles, usage_day, usage_hour`);

async function lived(from: number, until: number | null, minimumSeconds: number, name = 'vm'): Promise<string> {
  const uid = await openWithoutMachine(db, {
    ...owner,
    resourceClass: 'general-1',
    resourceName: name,
    minimumSeconds,
    at: from,
  });
  if (until === null) return uid;
  await db.$transaction((tx) => closeLifecycle(tx, uid, null, until));
  await rateLifecycle(db, uid, until);
  return uid;
}

async function run(work: (print: (line: string) => void) => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  await work((line) => void lines.push(line));
  return lines;
}

/** Rows of a CSV file without quoted line ends, by column. */
function parse([header, ...lines]: string[]): Record<string, string>[] {
  const cells = (line: string) =>
    [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      (match) => match[1]?.replaceAll('""', '"') ?? match[2]!,
    );
  return lines.map((line) => Object.fromEntries(cells(line).map((value, index) => [cells(header!)[index]!, value])));
}

const june = utc('2025-06-01T00:00:00');
const silent = () => {};

describe('usage export', () => {
  test('of a month adds up to its report, and labels each row', async () => {
    for (let index = 0; index < 20; index++)
      await lived(june + index * day - hour, june + index * day + index * 100, 5_000, `vm-${index}`);
    const short = await lived(june + 20 * day, june + 20 * day, 60, 'a "short", one');
    await lived(june - 90 * day, null, 60);
    const rows = parse(
      await run((print) => exportUsage(db, { format: 'focus', month: '2025-06', customer: 'acme' }, print, silent)),
    );
    const { summary } = (await readUsage(db, owner, '2025-06'))!;
    const sum = (column: string) => rows.reduce((total, row) => total + Number(row[column]), 0);
    expect(sum('ConsumedQuantity')).toBe(summary.rawActiveSeconds);
    expect(sum('PricingQuantity')).toBe(summary.billableSeconds);
    expect(rows).toHaveLength(summary.lifecycleCount);
    expect(
      rows.every(
        (row) =>
          row['ChargePeriodStart']! < row['ChargePeriodEnd']! &&
          row['ChargePeriodEnd']! <= '2025-07-01T00:00:00Z' &&
          row['ChargePeriodStart']! >= '2025-06-01T00:00:00Z',
      ),
    ).toBe(true);
    expect(rows.find((row) => row['ResourceId'] === short)).toMatchObject({
      BilledCost: '0.0',
      BillingAccountId: owner.customerId,
      BillingAccountName: 'Test',
      BillingCurrency: 'XXX',
      BillingPeriodStart: '2025-06-01T00:00:00Z',
      BillingPeriodEnd: '2025-07-01T00:00:00Z',
      ChargeCategory: 'Usage',
      ChargePeriodStart: '2025-06-21T00:00:00Z',
      ChargePeriodEnd: '2025-06-21T00:00:01Z',
      ConsumedQuantity: '0.0',
      PricingQuantity: '60.0',
      ResourceName: 'a "short", one',
      ServiceCategory: 'Compute',
      SubAccountId: owner.tenantId,
      SubAccountName: 'default',
      x_TopUpSeconds: '60',
      x_MinimumSeconds: '60',
    });
  });

  test('has the columns of FOCUS 1.0, and others behind them with the prefix for custom columns', async () => {
    const [header] = await run((print) =>
      exportUsage(db, { format: 'focus', month: '2025-06', customer: 'acme' }, print, silent),
    );
    const columns =
      'AvailabilityZone BilledCost BillingAccountId BillingAccountName BillingCurrency BillingPeriodEnd ' +
      'BillingPeriodStart ChargeCategory ChargeClass ChargeDescription ChargeFrequency ChargePeriodEnd ' +
      'ChargePeriodStart CommitmentDiscountCategory CommitmentDiscountId CommitmentDiscountName ' +
      'CommitmentDiscountStatus CommitmentDiscountType ConsumedQuantity ConsumedUnit ContractedCost ' +
      'ContractedUnitPrice EffectiveCost InvoiceIssuerName ListCost ListUnitPrice PricingCategory ' +
      'PricingQuantity PricingUnit ProviderName PublisherName RegionId RegionName ResourceId ResourceName ' +
      'ResourceType ServiceCategory ServiceName SkuId SkuPriceId SubAccountId SubAccountName Tags';
    expect(
      header!
        .split(',')
        .filter((name) => !name.startsWith('x_'))
        .join(' '),
    ).toBe(columns);
    expect(header!.split(',')).toEqual([...header!.split(',')].sort());
  });

  test('says where a machine ran: its last host’s region, and whether that host was reserved for the tenant', async () => {
    await makeHost(db, { name: 'in-south', region: 'south', reservedTenantId: owner.tenantId });
    await makeHost(db, { name: 'in-north' });
    const [reserved, onDemand, unplaced] = [
      await lived(june, june + 60, 0),
      await lived(june + 1, june + 60, 0),
      await lived(june + 2, june + 60, 0),
    ];
    const placement = {
      tenantId: owner.tenantId,
      workload: 'VirtualMachine',
      className: 'general-1',
      minimumSeconds: 0,
      cpu: 1,
      memoryGiB: 1,
      diskGiB: 1,
    };
    await db.placement.createMany({
      data: [
        { ...placement, machineUid: reserved, attempt: 1, hostName: 'in-north', capacitySource: 'on-demand' },
        { ...placement, machineUid: reserved, attempt: 2, hostName: 'in-south', capacitySource: 'reserved' },
        { ...placement, machineUid: onDemand, attempt: 1, hostName: 'in-south', capacitySource: 'on-demand' },
      ],
    });
    const rows = parse(
      await run((print) => exportUsage(db, { format: 'focus', month: '2025-06', customer: 'acme' }, print, silent)),
    );
    expect(
      rows.map((row) => [row['ResourceId'], row['RegionId'], row['RegionName'], row['x_CapacityReservationId']]),
    ).toEqual([
      [reserved, 'south', 'south', `${owner.tenantId}/general-1`],
      [onDemand, 'south', 'south', ''],
      [unplaced, 'north', 'north', ''],
    ]);
  });

  test('has no prices but 0 and no tags, and calls bare metal what FOCUS calls it', async () => {
    const uid = await openWithoutMachine(db, {
      ...owner,
      resourceKind: 'BareMetalMachine',
      resourceClass: 'metal-1',
      minimumSeconds: 0,
      at: june,
    });
    const [row] = parse(
      await run((print) => exportUsage(db, { format: 'focus', month: '2025-06', customer: 'acme' }, print, silent)),
    );
    expect(row).toMatchObject({
      ResourceId: uid,
      ResourceType: 'Bare Metal Machine',
      ServiceCategory: 'Compute',
      Tags: '',
      ListCost: '0.0',
      ListUnitPrice: '0.0',
      ContractedCost: '0.0',
      ContractedUnitPrice: '0.0',
      x_Priced: 'false',
      PricingUnit: 'Seconds',
    });
  });

  test.each([
    [{ format: 'csv', month: '2025-06', customer: 'acme' }, 'needs --format focus'],
    [{ format: 'focus', customer: 'acme' }, 'needs --format focus'],
    [
      { format: 'focus', month: '2099-01', customer: 'acme' },
      '2099-01 closes at 2099-02-01T00:00:00Z: give a closed month',
    ],
    [{ format: 'focus', month: '7d', customer: 'acme' }, '"7d" is no month: give a closed month'],
    [{ format: 'focus', month: '2025-06', customer: 'nobody' }, 'no customer "nobody"'],
  ])('refuses %j', async (options, message) => {
    await expect(exportUsage(db, options, silent, silent)).rejects.toThrow(message);
  });
});

describe('usage rebuild', () => {
  test('leaves a frozen month alone unless it is named, and repairs the current one', async () => {
    await lived(june, june + 100, 60);
    const now = Math.floor(Date.now() / 1_000);
    // Not in two months, even in the first minutes of one.
    const began = Math.max(monthStart(now), now - 120);
    await lived(began, began + 100, 60);
    await db.$executeRaw`UPDATE usage_day SET raw_seconds = raw_seconds + 5`;
    const damaged = (await readUsage(db, owner, '2025-06'))!;
    expect(damaged.summary.rawActiveSeconds).toBe(105);
    const lines = await run((print) => rebuildUsageTables(db, {}, print));
    expect(lines[0]).toBe(
      `2025-06: customer ${owner.customerId} had 1 rows that differ (raw +5 s, minimums 0 s): unchanged, ` +
        'because the month is frozen: "usage rebuild --month 2025-06 --frozen" changes it',
    );
    expect(lines.filter((line) => line.endsWith('rebuilt'))).toHaveLength(1);
    // As a comparison at night: what is left is known at once.
    expect(await latestReconciliation(db)).toMatchObject({ differingRows: 1 });
    expect((await readUsage(db, owner, '7d'))!.summary.rawActiveSeconds).toBe(100);
    expect(await readUsage(db, owner, '2025-06', damaged.asOf)).toEqual(damaged);
    await expect(rebuildUsageTables(db, { frozen: true }, silent)).rejects.toThrow('name its month');
    await expect(rebuildUsageTables(db, { month: '2020-01' }, silent)).rejects.toThrow('no usage for the month');
    await rebuildUsageTables(db, { month: '2025-06', frozen: true }, silent);
    expect((await readUsage(db, owner, '2025-06'))!.summary.rawActiveSeconds).toBe(100);
    expect(await run((print) => rebuildUsageTables(db, { month: '2025-06' }, print))).toEqual([
      '2025-06: matches its lifecycles',
    ]);
    await rebuildUsageTables(db, {}, silent);
    expect(await latestReconciliation(db)).toMatchObject({ differingRows: 0 });
  });
});
