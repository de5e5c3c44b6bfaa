// Operators' commands for usage: rebuild it from the lifecycles, and export a month as a file for accountants.

import { randomUUID } from 'node:crypto';
import { focusHeader } from '../../domain/usageFocus.ts';
import {
  freezeSeconds,
  isMonth,
  monthOf,
  monthStart,
  nextMonth,
  rfc3339,
  startOfMonth,
  usageWindow,
} from '../../domain/usageTime.ts';
import { UserError } from '../../lib/errors.ts';
import type { Config } from '../../settings/config.ts';
import { noSuchCustomer } from '../../store/accounts/customerLife.ts';
import { commandLine } from '../../store/core/audit.ts';
import type { Database } from '../../store/core/db.ts';
import { archivedUntil, archiveMachines, beginArchive } from '../../store/usage/archive.ts';
import { oldestDueBill } from '../../store/usage/bills.ts';
import { focusLines } from '../../store/usage/focusLines.ts';
import { inSnapshot } from '../../store/usage/readUsage.ts';
import {
  compareUsage,
  type FoundDifferences,
  noteCompared,
  rangeName,
  rangesToCompare,
  rebuildUsage,
  recordReconciliation,
  type UsageDifference,
  type UsageRange,
  usageRanges,
} from '../../store/usage/usageComparison.ts';
import { openNewFile, type Print, withDatabase } from '../operatorCommands.ts';

/**
 * `usage rebuild [--month YYYY-MM --frozen]`: rebuilds usage by day and hour where it differs from the lifecycles. A
 * frozen month is only compared, unless it is named and the flag allows its bill to change. Without a month, it looks at
 * what a night compares.
 */
export function usageRebuildCommand(
  config: Config,
  options: { month?: string | undefined; frozen?: boolean | undefined },
  print: Print,
): Promise<void> {
  return withDatabase(config, (db) => rebuildUsageTables(db, options, print));
}

export async function rebuildUsageTables(
  db: Database,
  { month, frozen = false }: { month?: string | undefined; frozen?: boolean | undefined },
  print: Print,
): Promise<void> {
  if (frozen && month === undefined)
    throw new UserError('--frozen changes a bill that is final: name its month with --month YYYY-MM.');
  const ranges =
    month === undefined
      ? await rangesToCompare(db)
      : (await usageRanges(db)).filter((range) => rangeName(range) === month);
  if (ranges.length === 0) throw new UserError(`There is no usage for the month "${month}": use YYYY-MM.`);
  const left: FoundDifferences[] = [];
  for (const range of ranges) {
    const differences = await rebuildRange(db, range, frozen, print);
    if (differences.length > 0) left.push({ range, differences });
    await noteCompared(db, range, differences.length === 0);
  }
  // It compared what a night does: `status` and the alert need not wait for that.
  if (month === undefined)
    await recordReconciliation(db, `rebuild-${randomUUID()}`, ranges.filter(({ unit }) => unit === 'day').length, left);
}

/** Returns what differs afterwards. */
async function rebuildRange(
  db: Database,
  range: UsageRange,
  mayChangeFrozen: boolean,
  print: Print,
): Promise<UsageDifference[]> {
  const left = range.frozen && !mayChangeFrozen;
  const found = left ? await compareUsage(db, range) : await rebuildUsage(db, range, commandLine);
  const name = rangeName(range);
  if (found.length === 0) print(`${name}: matches its lifecycles`);
  for (const { customerId, rows, rawSeconds, topUpSeconds } of found) {
    const done = left
      ? `unchanged, because the month is frozen: "usage rebuild --month ${name} --frozen" changes it`
      : 'rebuilt';
    print(
      `${name}: customer ${customerId} had ${rows} rows that differ (raw ${signed(rawSeconds)} s, ` +
        `minimums ${signed(topUpSeconds)} s): ${done}`,
    );
  }
  return left ? found : [];
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

/**
 * `usage archive --before YYYY-MM --file FILE`: writes the lifecycles and placements of machines that were gone before
 * that month to a new file, as lines of JSON, and removes them. Every month before it must be final and match.
 */
export function usageArchiveCommand(
  config: Config,
  options: { before?: string | undefined; file?: string | undefined },
  print: Print,
): Promise<void> {
  return withDatabase(config, (db) => archiveUsage(db, options, print));
}

export async function archiveUsage(
  db: Database,
  { before, file }: { before?: string | undefined; file?: string | undefined },
  print: Print,
): Promise<void> {
  if (before === undefined || !isMonth(before) || !file)
    throw new UserError('usage archive needs --before YYYY-MM --file FILE.');
  const until = startOfMonth(before);
  for (const range of await usageRanges(db)) {
    if (range.startsAt >= until || range.unit !== 'day') continue;
    const name = rangeName(range);
    if (!range.frozen) throw new UserError(`${name} is not final yet: archive only months before it.`);
    if ((await compareUsage(db, range)).length > 0)
      throw new UserError(
        `Usage of ${name} differs from its lifecycles: "usage rebuild --month ${name}" shows how. Archive once it matches.`,
      );
  }
  const due = await oldestDueBill(db);
  if (due !== null && due < until)
    throw new UserError(`Bills of ${monthOf(due)} are not closed yet: a worker closes them within ten minutes.`);
  const out = await openNewFile(file);
  try {
    await beginArchive(db, until, file);
    const archived = await archiveMachines(db, until, async (lines) => {
      await out.appendFile(`${lines.join('\n')}\n`);
      await out.datasync();
    });
    print(`archived ${archived} machines that were gone before ${before} into ${file}`);
  } finally {
    await out.close();
  }
}

export interface ExportOptions {
  format?: string | undefined;
  month?: string | undefined;
  customer?: string | undefined;
}

/** `usage export --format focus --month YYYY-MM --customer SLUG`: a closed month as FOCUS CSV; remarks to `remark`. */
export function usageExportCommand(config: Config, options: ExportOptions, print: Print, remark: Print): Promise<void> {
  return withDatabase(config, (db) => exportUsage(db, options, print, remark));
}

export async function exportUsage(
  db: Database,
  { format, month, customer: slug }: ExportOptions,
  print: Print,
  remark: Print,
): Promise<void> {
  if (format !== 'focus' || month === undefined || slug === undefined)
    throw new UserError('usage export needs --format focus --month YYYY-MM --customer SLUG.');
  const customer = await db.customer.findUnique({ where: { slug }, include: { tenants: true } });
  if (!customer) throw noSuchCustomer(slug);
  const work = async (tx: Parameters<Parameters<typeof inSnapshot>[2]>[0], asOf: number): Promise<void> => {
    const window = isMonth(month) ? usageWindow(month, asOf) : null;
    if (!window) {
      const isToCome = isMonth(month) && startOfMonth(month) >= monthStart(asOf);
      const when = isToCome
        ? `${month} closes at ${rfc3339(nextMonth(startOfMonth(month)))}`
        : `"${month}" is no month`;
      throw new UserError(`${when}: give a closed month as YYYY-MM.`);
    }
    const frozenAt = window.endsAt + freezeSeconds;
    if (window.startsAt < (await archivedUntil(tx)))
      throw new UserError(`The lifecycles of ${month} are archived: see the file of "usage archive".`);
    if (asOf < frozenAt) remark(`${month} is not final: minimums may be added until ${rfc3339(frozenAt)}.`);
    print(focusHeader);
    for await (const line of focusLines((read) => read(tx), customer, window, asOf)) print(line);
  };
  await inSnapshot(db, null, work);
}
