// `usage`: what the customer used, by machine class, as the bill counts it.
import * as z from 'zod';
import { UserError } from '../domain/errors.ts';
import { document, table } from './output.ts';
import type { OutputFormat } from './outputFormat.ts';
import { ask, authorityOf, describe, proverFor, type SessionOptions, shortSession, timeoutMs } from './shortSession.ts';

export interface UsageOptions extends SessionOptions {
  window?: string | undefined;
  /** Of all tenants of the account; else of the session's tenant. */
  allTenants?: boolean | undefined;
  output: OutputFormat;
  print(line: string): void;
}

const totals = z.object({
  billable_seconds: z.number(),
  by_class: z.array(
    z.object({
      resource_kind: z.string(),
      resource_class: z.string(),
      billable_seconds: z.number(),
      lifecycle_count: z.number(),
    }),
  ),
});
const report = z.object({
  period: z.object({ start: z.string(), end: z.string() }),
  summary: totals,
  by_tenant: z.array(totals.extend({ tenant_slug: z.string() })).optional(),
});

/** Throws UserError. */
export async function usageCommand({ window, allTenants, output, print, ...account }: UsageOptions): Promise<void> {
  const { dataDir, server } = account;
  const session = await shortSession(account);
  const presented = { token: session.token, prove: await proverFor(session, dataDir) };
  const query = window === undefined ? '' : `?${new URLSearchParams({ window })}`;
  const url = `${server}/v1/admin/${allTenants ? 'billing' : 'fleet'}/usage${query}`;
  const response = await ask(url, { ...presented, ca: await authorityOf(dataDir), timeoutMs });
  if (response.status !== 200) throw new UserError(`${server} refused the request (${describe(response)}).`);
  const body = parsedReport(response.text);
  if (!body) throw new UserError(`${server} returned something other than usage: is this the address of the service?`);
  if (output !== 'table') return print(document(body.all, output));
  const { period, summary, by_tenant: byTenant } = body.read;
  print(`${period.start} to ${period.end}`);
  const rows = byTenant
    ? byTenant.flatMap((tenant) => tenant.by_class.map((each) => [tenant.tenant_slug, ...rowOf(each)]))
    : summary.by_class.map(rowOf);
  const head = ['KIND', 'CLASS', 'MACHINES', 'BILLABLE HOURS'];
  print(table(byTenant ? ['TENANT', ...head] : head, rows));
  print(`Together: ${hours(summary.billable_seconds)} h`);
}

function parsedReport(text: string): { all: unknown; read: z.infer<typeof report> } | null {
  try {
    const all: unknown = JSON.parse(text);
    const read = report.safeParse(all);
    return read.success ? { all, read: read.data } : null;
  } catch {
    return null;
  }
}

function rowOf(each: z.infer<typeof totals>['by_class'][number]): unknown[] {
  return [each.resource_kind, each.resource_class, each.lifecycle_count, hours(each.billable_seconds)];
}

function hours(seconds: number): string {
  return (seconds / 3_600).toFixed(2);
}
