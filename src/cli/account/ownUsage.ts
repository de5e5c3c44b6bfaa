// `usage`: what the customer used, by machine class, as the bill counts it.
import { allRows, unwrap } from '../../../sdk/src/index.ts';
import { document, table } from '../output.ts';
import type { OutputFormat } from '../outputFormat.ts';
import { type Schemas, withAdminApi } from '../session/adminApi.ts';
import type { SessionOptions } from '../session/shortSession.ts';

export interface UsageOptions extends SessionOptions {
  window?: string | undefined;
  /** Of all tenants of the account; else of the session's tenant. */
  allTenants?: boolean | undefined;
  output: OutputFormat;
  print(line: string): void;
}

type Usage = Schemas['FleetUsage'] | Schemas['BillingUsage'];
type ClassUsage = Schemas['ClassUsage'];

/** Throws UserError. */
export async function usageCommand({ window, allTenants, output, print, ...account }: UsageOptions): Promise<void> {
  const params = { query: window === undefined ? {} : { window } };
  const usage = await withAdminApi(account, async (api): Promise<Usage> => {
    if (allTenants) return unwrap(api.GET('/v1/admin/billing/usage', { params }));
    return unwrap(api.GET('/v1/admin/fleet/usage', { params }));
  });
  if (output !== 'table') return print(document(usage, output));
  const { period, summary } = usage;
  const byTenant = 'by_tenant' in usage && usage.by_tenant;
  print(`${period.start} to ${period.end}`);
  const rows = byTenant
    ? byTenant.flatMap((tenant) => tenant.by_class.map((each) => [tenant.tenant_slug, ...rowOf(each)]))
    : summary.by_class.map(rowOf);
  const head = ['KIND', 'CLASS', 'MACHINES', 'BILLABLE HOURS'];
  print(table(byTenant ? ['TENANT', ...head] : head, rows));
  print(`Together: ${hours(summary.billable_seconds)} h`);
}

function rowOf(each: ClassUsage): unknown[] {
  return [each.resource_kind, each.resource_class, each.lifecycle_count, hours(each.billable_seconds)];
}

function hours(seconds: number): string {
  return (seconds / 3_600).toFixed(2);
}

/** The closed bills, newest first; they never change. Throws UserError. */
export async function listBillsCommand({ output, print, ...account }: Omit<UsageOptions, 'window'>): Promise<void> {
  const bills = await withAdminApi(account, (api) =>
    allRows(
      (query) => api.GET('/v1/admin/billing/bills', { params: { query } }),
      (page) => page.bills,
    ),
  );
  if (output !== 'table') return print(document(bills, output));
  if (bills.length === 0) return print('No month is closed yet.');
  const rows = bills.map((bill) => [
    bill.month,
    bill.usage.lifecycle_count,
    hours(bill.usage.billable_seconds),
    hours(sum(bill.corrections)),
    hours(bill.billable_seconds),
    bill.closed_at.slice(0, 10),
  ]);
  print(table(['MONTH', 'MACHINES', 'USED HOURS', 'CORRECTIONS', 'BILLED HOURS', 'CLOSED'], rows));
}

const sum = (corrections: Schemas['Bill']['corrections']) =>
  corrections.reduce((total, { billable_seconds: seconds }) => total + seconds, 0);

/** The machines behind a window's usage, one line for each life. Throws UserError. */
export async function listLifecyclesCommand({ window, output, print, ...account }: UsageOptions): Promise<void> {
  const lives = await withAdminApi(account, (api) => {
    const within = window !== undefined && { window };
    return allRows(
      (query) => api.GET('/v1/admin/billing/lifecycles', { params: { query: { ...query, ...within } } }),
      (page) => page.lifecycles,
    );
  });
  if (output !== 'table') return print(document(lives, output));
  if (lives.length === 0) return print('Nothing was used.');
  const time = (at: string | null) => at?.slice(0, 16).replace('T', ' ') ?? 'still there';
  const rows = lives.map((life) => [
    life.resource_name,
    life.resource_class,
    time(life.started_at),
    time(life.ended_at),
    hours(life.raw_active_seconds),
    hours(life.top_up_seconds),
    hours(life.billable_seconds),
  ]);
  print(table(['NAME', 'CLASS', 'READY', 'GONE', 'USED HOURS', 'TO THE MINIMUM', 'BILLED HOURS'], rows));
}
