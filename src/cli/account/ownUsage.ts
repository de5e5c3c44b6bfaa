// `usage`: what the customer used, by machine class, as the bill counts it.
import { allRows, unwrap } from '../../../sdk/src/index.ts';
import { document, table } from '../output.ts';
import type { OutputFormat } from '../outputFormat.ts';
import { type Schemas, withAdminApi } from '../session/adminApi.ts';
import type { SessionOptions } from '../session/shortSession.ts';
import { type CellAccounts, type OfCell, ofEachCell } from './allCells.ts';

export interface UsageOptions extends SessionOptions {
  window?: string | undefined;
  /** Of all tenants of the account; else of the session's tenant. */
  allTenants?: boolean | undefined;
  output: OutputFormat;
  print(line: string): void;
}

export interface CellsOptions extends Pick<UsageOptions, 'window' | 'allTenants' | 'output' | 'print'> {
  accounts: CellAccounts;
  complain(line: string): void;
}

type Usage = Schemas['FleetUsage'] | Schemas['BillingUsage'];
type ClassUsage = Schemas['ClassUsage'];

/** Throws UserError. */
export async function usageCommand({ output, print, ...options }: UsageOptions): Promise<void> {
  const usage = await readUsage(options, options);
  if (output !== 'table') return print(document(usage, output));
  print(`${usage.period.start} to ${usage.period.end}`);
  print(table(headOf(options), rowsOf(usage)));
  print(`Together: ${hours(usage.summary.billable_seconds)} h`);
}

/** The same of all cells. Returns the exit code. */
export async function usageOfCellsCommand({
  accounts,
  output,
  print,
  complain,
  ...options
}: CellsOptions): Promise<number> {
  const { found, missing, code } = await ofEachCell(accounts, (account) => readUsage(account, options), complain);
  const sums = found.map(({ value }) => value.summary);
  const total = (unit: 'billable_seconds' | 'raw_active_seconds' | 'lifecycle_count') =>
    sums.reduce((sum, each) => sum + each[unit], 0);
  if (output !== 'table') {
    const cells = found.map(({ cell, value }) => ({ ...value, cell }));
    const units = ['billable_seconds', 'raw_active_seconds', 'lifecycle_count'] as const;
    print(document({ cells, missing, total: Object.fromEntries(units.map((unit) => [unit, total(unit)])) }, output));
    return code;
  }
  for (const line of periodLines(found)) print(line);
  print(
    table(
      ['CELL', ...headOf(options)],
      found.flatMap(({ cell, value }) => rowsOf(value).map((row) => [cell, ...row])),
    ),
  );
  const without = missing.length > 0 ? `, without ${missing.map(({ cell }) => cell).join(' and ')}` : '';
  print(`Together: ${hours(total('billable_seconds'))} h${without}`);
  return code;
}

/** The period, or that of each cell: a window that is still open ends at the time by the cell's own clock. */
export function periodLines(found: readonly OfCell<{ period: { start: string; end: string } }>[]): string[] {
  const periods = found.map(({ value: { period } }) => `${period.start} to ${period.end}`);
  const different = new Set(periods);
  return different.size > 1 ? periods.map((period, place) => `${found[place]!.cell}: ${period}`) : [...different];
}

function readUsage(
  account: SessionOptions,
  { window, allTenants }: Pick<UsageOptions, 'window' | 'allTenants'>,
): Promise<Usage> {
  const params = { query: window === undefined ? {} : { window } };
  return withAdminApi(account, async (api): Promise<Usage> => {
    if (allTenants) return unwrap(api.GET('/v1/admin/billing/usage', { params }));
    return unwrap(api.GET('/v1/admin/fleet/usage', { params }));
  });
}

function headOf({ allTenants }: Pick<UsageOptions, 'allTenants'>): string[] {
  return [...(allTenants ? ['TENANT'] : []), 'KIND', 'CLASS', 'MACHINES', 'BILLABLE HOURS'];
}

function rowsOf(usage: Usage): unknown[][] {
  if (!('by_tenant' in usage)) return usage.summary.by_class.map(rowOf);
  return usage.by_tenant.flatMap((tenant) => tenant.by_class.map((each) => [tenant.tenant_slug, ...rowOf(each)]));
}

function rowOf(each: ClassUsage): unknown[] {
  return [each.resource_kind, each.resource_class, each.lifecycle_count, hours(each.billable_seconds)];
}

function hours(seconds: number): string {
  return (seconds / 3_600).toFixed(2);
}

/** The closed bills, newest first; they never change. Throws UserError. */
export async function listBillsCommand({ output, print, ...account }: Omit<UsageOptions, 'window'>): Promise<void> {
  const bills = await readBills(account);
  if (output !== 'table') return print(document(bills, output));
  if (bills.length === 0) return print('No month is closed yet.');
  print(table(billHead, bills.map(billRow)));
}

/** The same of all cells, with the sum of each month that several of them have. Returns the exit code. */
export async function billsOfCellsCommand({ accounts, output, print, complain }: CellsOptions): Promise<number> {
  const { found, code } = await ofEachCell(accounts, readBills, complain);
  const bills = found.flatMap(({ cell, value }) => value.map((bill) => ({ ...bill, cell })));
  bills.sort((one, other) => other.month.localeCompare(one.month));
  if (output !== 'table') print(document(bills, output));
  else if (bills.length > 0)
    print(
      table(
        ['CELL', ...billHead],
        bills.map((bill) => [bill.cell, ...billRow(bill)]),
      ),
    );
  else if (code === 0) print('No month is closed yet.');
  if (output !== 'table') return code;
  for (const month of new Set(bills.map((bill) => bill.month))) {
    const ofMonth = bills.filter((bill) => bill.month === month);
    const billed = ofMonth.reduce((total, bill) => total + bill.billable_seconds, 0);
    if (ofMonth.length > 1) print(`${month} in ${ofMonth.map(({ cell }) => cell).join(' and ')}: ${hours(billed)} h`);
  }
  return code;
}

const billHead = ['MONTH', 'MACHINES', 'USED HOURS', 'CORRECTIONS', 'BILLED HOURS', 'CLOSED'];

const billRow = (bill: Schemas['Bill']) => [
  bill.month,
  bill.usage.lifecycle_count,
  hours(bill.usage.billable_seconds),
  hours(sum(bill.corrections)),
  hours(bill.billable_seconds),
  bill.closed_at.slice(0, 10),
];

const readBills = (account: SessionOptions) =>
  withAdminApi(account, (api) =>
    allRows(
      (query) => api.GET('/v1/admin/billing/bills', { params: { query } }),
      (page) => page.bills,
    ),
  );

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
