// `usage`: what the customer used, by machine class, as the bill counts it.
import { unwrap } from '../../sdk/src/index.ts';
import { type Schemas, withAdminApi } from './adminApi.ts';
import { document, table } from './output.ts';
import type { OutputFormat } from './outputFormat.ts';
import type { SessionOptions } from './shortSession.ts';

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
