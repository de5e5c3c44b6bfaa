// `bills credit`: what hosts and operators kept from customers in a month, credited to all of them by one command.
import type { VerifyingKey } from '../../domain/auditProof.ts';
import type { CorrectionLine } from '../../domain/billDocument.ts';
import { flawsOfBill } from '../../domain/billProof.ts';
import { monthOf, nextMonth } from '../../domain/usageTime.ts';
import { UserError } from '../../lib/errors.ts';
import type { Config } from '../../settings/config.ts';
import type { Database } from '../../store/core/db.ts';
import { archivedUntil } from '../../store/usage/archive.ts';
import { correctBill, previewCorrection } from '../../store/usage/billCorrections.ts';
import { findBill } from '../../store/usage/bills.ts';
import { type Loss, lossesWithin } from '../../store/usage/credits.ts';
import { auditReason, type Made, notDone, type Print, timeGiven, withDatabase } from '../operatorCommands.ts';
import { columns } from '../output.ts';
import { printable } from '../printable.ts';
import { billKeys, referenceOf, startOf } from './billCommands.ts';

interface CreditOptions {
  stopped?: boolean;
  from?: string;
  until?: string;
  reference?: string;
  reason?: string;
  yes?: boolean;
}

interface Incident {
  month: string;
  reference: string;
  reason: string;
  keys: readonly VerifyingKey[];
  isPreview: boolean;
}

/** Not all of it was credited. */
const partly = 1;

/**
 * `bills credit MONTH --reference TEXT`: credits each account the time for which the hosts of its machines were silent, or
 * for which an operator held them stopped. A reference is one incident: what it credited once is not credited again.
 * Returns the exit code. Throws UserError.
 */
export function billsCreditCommand(
  config: Config,
  { month, ...options }: CreditOptions & { month: string },
  print: Print,
  made?: Made,
): Promise<number> {
  const reason = auditReason(options.reason);
  const reference = referenceOf(options.reference, 'such as the number of the incident');
  const { from, until } = windowOf(startOf(month), options);
  return withDatabase(config, async (db) => {
    if (from < (await archivedUntil(db))) throw new UserError(`The lifecycles of ${month} are archived.`);
    const losses = await lossesWithin(db, options.stopped ? 'stopped' : 'unseen', from, until);
    if (losses.length === 0) {
      made?.({ credits: [] });
      print(`Nothing is to be credited: no machine was ${options.stopped ? 'held stopped' : 'unseen'} then.`);
      return 0;
    }
    const incident = { month, reference, reason, keys: await billKeys(config, db), isPreview: !options.yes };
    const credits = await creditAll(db, losses, incident, print);
    made?.({ credits });
    const coming = credits.filter(({ correction, obstacle }) => correction === null && obstacle === null);
    if (coming.length > 0) {
      const rows = coming.map((each) =>
        [each.slug, each.tenant, each.kind, each.className, each.machines, each.seconds].map(String),
      );
      for (const line of columns([['ACCOUNT', 'TENANT', 'KIND', 'CLASS', 'MACHINES', 'CREDIT-SECONDS'], ...rows]))
        print(printable(line));
      print('These credits become lines of the bills of this month. They can neither be changed nor removed.');
      return notDone(print);
    }
    const left = credits.filter(({ correction }) => correction === null).length;
    if (left > 0)
      print(`${left} of ${losses.length} are not credited: mend what is said of them, and repeat the command.`);
    return left > 0 ? partly : 0;
  });
}

async function creditAll(db: Database, losses: readonly Loss[], incident: Incident, print: Print) {
  const credits: ReturnType<typeof creditOf>[] = [];
  for (const loss of losses) {
    const { line, text } = await credited(db, incident, loss);
    const { slug, tenant, resourceClass, resourceKind } = loss;
    if (text !== null) print(printable(`${slug}, tenant ${tenant}, ${resourceClass} (${resourceKind}): ${text}`));
    credits.push(creditOf(loss, line, line === null ? text : null));
  }
  return credits;
}

/** A credit for programs. Without a correction and an obstacle, it is one that a preview would make. */
function creditOf(loss: Loss, correction: CorrectionLine | null, obstacle: string | null) {
  const { slug, tenant, resourceKind: kind, resourceClass: className, machines, seconds } = loss;
  return { slug, tenant, kind, className, machines, seconds, correction, obstacle };
}

/** Without a line, the text says why there is none; without a text, a preview would make it. */
async function credited(
  db: Database,
  { month, reference, reason, keys, isPreview }: Incident,
  loss: Loss,
): Promise<{ line: CorrectionLine | null; text: string | null }> {
  const bill = await findBill(db, loss.customerId, month);
  if (!bill?.document) return { line: null, text: `its bill of ${month} is not closed yet` };
  const [flaw] = flawsOfBill(bill.document, bill, keys);
  if (flaw) return { line: null, text: `its bill cannot be corrected: ${flaw}` };
  const { customerId, tenantId, resourceKind, resourceClass } = loss;
  const correction = {
    ...{ customerId, tenantId, resourceKind, resourceClass, reason },
    correctsMonth: startOf(month),
    billableSeconds: -loss.seconds,
    reference: [reference, month, tenantId, resourceKind, resourceClass].join('/'),
  };
  try {
    if (isPreview) {
      const line = await previewCorrection(db, bill.document, correction);
      return { line, text: line && 'it has this credit already' };
    }
    const { isNew, line } = await correctBill(db, bill.document, correction);
    return { line, text: isNew ? `a credit of ${loss.seconds} s` : 'it has this credit already' };
  } catch (error) {
    if (error instanceof UserError && error.code === 'correction_refused') return { line: null, text: error.message };
    throw error;
  }
}

/** Within the month. Throws UserError. */
function windowOf(startsAt: number, { from, until }: CreditOptions): { from: number; until: number } {
  const endsAt = nextMonth(startsAt);
  const window = { from: secondsOf('--from', from) ?? startsAt, until: secondsOf('--until', until) ?? endsAt };
  if (window.from < startsAt || window.until > endsAt || window.from >= window.until)
    throw new UserError(
      `--from and --until are times of ${monthOf(startsAt)}, in this order: repeat the command for another month.`,
    );
  return window;
}

function secondsOf(option: string, text: string | undefined): number | null {
  return text === undefined ? null : Math.floor(timeGiven(option, text).getTime() / 1_000);
}
