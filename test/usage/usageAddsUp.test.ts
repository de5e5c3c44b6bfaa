/** A bill has three forms that must agree: the report, the lifecycles behind it, and the exported file. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { exportUsage } from '../../src/cli/bills/usageCommands.ts';
import { closeLifecycle, rateLifecycle } from '../../src/store/usage/lifecycles.ts';
import { makeTenant, startApi, type TestApi } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { openWithoutMachine } from '../support/lifecycles.ts';
import { day, hour, utc } from '../support/usage/usageModel.ts';

const numRuns = process.env['TEST_FULL'] ? 200 : 12;
const month = utc('2025-06-01T00:00:00');

let postgres: TestPostgres;
let api: TestApi;

beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(await postgres.createDatabase());
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

interface Life {
  tenant: number;
  resourceClass: string;
  kind: string;
  from: number;
  lasted: number;
  minimumSeconds: number;
  fate: 'open' | 'closed' | 'rated' | 'rated late';
}

/** Lives within, across, and outside the month, also at its very edges. */
const life: fc.Arbitrary<Life> = fc.record({
  tenant: fc.nat(2),
  resourceClass: fc.constantFrom('general-1', 'large,"1"', 'c\r\nd'),
  kind: fc.constantFrom('VirtualMachine', 'BareMetalMachine'),
  from: fc.oneof(fc.integer({ min: -40 * day, max: 45 * day }), fc.constantFrom(-1, 0, 1, 30 * day - 1, 30 * day)),
  lasted: fc.oneof(fc.constantFrom(0, 1, 59, hour, day), fc.integer({ min: 0, max: 50 * day })),
  minimumSeconds: fc.constantFrom(0, 60, hour, 2 * day),
  fate: fc.constantFrom('open', 'closed', 'rated', 'rated', 'rated late'),
});

/** One that reaches its minimum by a top-up; random ones may all do without. */
const short: Life = {
  tenant: 0,
  resourceClass: 'general-1',
  kind: 'VirtualMachine',
  from: day,
  lasted: 59,
  minimumSeconds: 60,
  fate: 'rated',
};

/** Rows of a CSV file (RFC 4180), by column. */
function parse(text: string): Record<string, string>[] {
  const [header, ...rows] = [...text.matchAll(/(?:^|\n)((?:"(?:[^"]|"")*"|[^"\n])*)/g)].map(([, line]) =>
    [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      (match) => match[1]?.replaceAll('""', '"') ?? match[2]!,
    ),
  );
  return rows.map((cells) => Object.fromEntries(cells.map((value, index) => [header![index]!, value])));
}

test('report, lifecycles and exported file of a month add up to the same, for random lives', async () => {
  let withTopUps = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(life, { maxLength: 25 }), fc.integer({ min: 1, max: 7 }), async (lives, limit) => {
      const slug = `c-${randomUUID().slice(0, 8)}`;
      const { customerId, tenantId, token } = await makeTenant(api.db, slug);
      const tenants = [tenantId];
      for (const name of ['b', 'c'])
        tenants.push(
          (await api.db.tenant.create({ data: { customerId, slug: name, displayName: name, region: 'r' } })).id,
        );
      for (const { tenant, resourceClass, kind, from, lasted, minimumSeconds, fate } of lives) {
        const [start, end] = [month + from, month + from + lasted];
        const opened = {
          customerId,
          tenantId: tenants[tenant]!,
          resourceKind: kind,
          resourceClass,
          resourceName: 'a "vm", 1',
          minimumSeconds,
          at: start,
        };
        const uid = await openWithoutMachine(api.db, opened);
        if (fate === 'open') continue;
        await api.db.$transaction((tx) => closeLifecycle(tx, uid, null, end));
        if (fate !== 'closed') await rateLifecycle(api.db, uid, fate === 'rated' ? end : end + 20 * day);
      }

      const get = async (path: string) => {
        const { status, body } = await api.call(`/v1/admin/billing/${path}`, { token });
        expect(status).toBe(200);
        return body;
      };
      const report = await get('usage?window=2025-06');
      const listed = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: { lifecycles: Record<string, never>[]; next_cursor: string | null } = await get(
          `lifecycles?window=2025-06&limit=${limit}${cursor && `&cursor=${cursor}`}`,
        );
        listed.push(...page.lifecycles);
        cursor = page.next_cursor;
      }
      const lines: string[] = [];
      await exportUsage(
        api.db,
        { format: 'focus', month: '2025-06', customer: slug },
        (line) => void lines.push(line),
        () => {},
      );
      const exported = parse(lines.join('\n'));

      const { billable_seconds, raw_active_seconds, lifecycle_count } = report.summary;
      const sum = (rows: readonly Record<string, unknown>[], field: string) =>
        rows.reduce((total, row) => total + Number(row[field]), 0);
      expect([sum(listed, 'raw_active_seconds'), sum(listed, 'billable_seconds')]).toEqual([
        raw_active_seconds,
        billable_seconds,
      ]);
      expect(listed.filter(({ active_in_window }) => active_in_window)).toHaveLength(lifecycle_count);
      expect([sum(exported, 'ConsumedQuantity'), sum(exported, 'PricingQuantity')]).toEqual([
        raw_active_seconds,
        billable_seconds,
      ]);
      expect(exported.map((row) => row['ResourceId'])).toEqual(listed.map(({ machine_uid }) => machine_uid));
      for (const { tenant_id, ...totals } of report.by_tenant) {
        const own = exported.filter((row) => row['SubAccountId'] === tenant_id);
        expect([sum(own, 'ConsumedQuantity'), sum(own, 'PricingQuantity')]).toEqual([
          totals.raw_active_seconds,
          totals.billable_seconds,
        ]);
      }
      for (const row of report.summary.by_class) {
        const own = exported.filter(({ SkuId }) => SkuId === `${row.resource_kind}/${row.resource_class}`);
        expect([sum(own, 'ConsumedQuantity'), sum(own, 'PricingQuantity')]).toEqual([
          row.raw_active_seconds,
          row.billable_seconds,
        ]);
      }
      if (billable_seconds > raw_active_seconds) withTopUps++;
    }),
    { numRuns, examples: [[[short], 1]] },
  );
  // Otherwise the minimums were never tested.
  expect(withTopUps).toBeGreaterThan(0);
}, 600_000);
