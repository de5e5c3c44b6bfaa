// Operators' commands for final bills: show and check them, export what is behind them, and correct what was wrong.

import { checkSignature, type VerifyingKey } from '../../domain/auditProof.ts';
import type { BillDocument, CorrectionLine, LifecycleOfBill } from '../../domain/billDocument.ts';
import { flawsOfBill } from '../../domain/billProof.ts';
import { defaultKind } from '../../domain/kinds.ts';
import { type MachineKind, machineKinds } from '../../domain/machine.ts';
import {
  freezeSeconds,
  isMonth,
  monthOf,
  monthStart,
  nextMonth,
  rfc3339,
  startOfMonth,
} from '../../domain/usageTime.ts';
import { NoSuchName, UserError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/uuid.ts';
import { verifyingKeys } from '../../secrets/publishedKeys.ts';
import { readAuditKeys } from '../../secrets/secretKeys.ts';
import type { Config } from '../../settings/config.ts';
import { noSuchCustomer } from '../../store/accounts/customerLife.ts';
import type { Database, Queryable } from '../../store/core/db.ts';
import { archivedUntil } from '../../store/usage/archive.ts';
import { differencesOfBill } from '../../store/usage/billComparison.ts';
import {
  billedFor,
  type Correction,
  correctBill,
  correctionsMadeIn,
  kindsOfClass,
  previewCorrection,
  renderCorrection,
} from '../../store/usage/billCorrections.ts';
import type { LifecyclePosition } from '../../store/usage/billedLifecycles.ts';
import {
  type BillRow,
  findBill,
  listBills,
  pageOfLifecycles,
  renderBill,
  type StoredBill,
  setBillAside,
} from '../../store/usage/bills.ts';
import { inSnapshot } from '../../store/usage/readUsage.ts';
import { oneOf } from '../fleet/instanceCommands.ts';
import { askedOf, type List, type ListOptions, pagesOf, printList } from '../lists.ts';
import { auditReason, type Made, notDone, type Print, withDatabase } from '../operatorCommands.ts';
import { columns, document } from '../output.ts';
import { outputFormat } from '../outputFormat.ts';
import { printable } from '../printable.ts';
import { wholeNumber } from '../wholeNumber.ts';

type Account = Awaited<ReturnType<typeof accountOf>>;

/** Throws UserError. */
async function accountOf(db: Database, slug: string) {
  const customer = await db.customer.findUnique({ where: { slug }, include: { tenants: true } });
  if (!customer) throw noSuchCustomer(slug);
  return customer;
}

/** Throws UserError. */
export function startOf(month: string): number {
  if (!isMonth(month)) throw new UserError(`"${month}" is not a month: use YYYY-MM.`);
  const [startsAt, thisMonth] = [startOfMonth(month), monthStart(Math.floor(Date.now() / 1_000))];
  if (startsAt > thisMonth)
    throw new UserError(`${month} has not begun: give a month up to ${monthOf(thisMonth)}.`, { code: 'not_found' });
  return startsAt;
}

/** Throws UserError. */
async function storedBill(db: Database, { id, slug }: Account, month: string): Promise<StoredBill> {
  const finalAt = nextMonth(startOf(month)) + freezeSeconds;
  const found = await findBill(db, id, month);
  if (found) return found;
  throw new NoSuchName(
    'bill',
    `${slug}/${month}`,
    `${slug} has no closed bill for ${month}: a month is final from ${rfc3339(finalAt)} on, ` +
      'and a worker closes its bills within ten minutes.',
  );
}

const hasForm = (bill: StoredBill): bill is BillRow => bill.document !== null;

/** One that has at least the form of a bill. Throws UserError. */
async function closedBill(db: Database, account: Account, month: string): Promise<BillRow> {
  const bill = await storedBill(db, account, month);
  if (hasForm(bill)) return bill;
  throw new UserError(
    `The bill of ${account.slug} for ${month} has not the form of a bill: ` +
      'set it aside with "bills set-aside", and the month is closed again.',
    { code: 'state_refused' },
  );
}

/** `bills list SLUG`: the latest first. */
export function billsListCommand(
  config: Config,
  { slug, ...options }: ListOptions & { slug: string },
  print: Print,
): Promise<void> {
  const asked = askedOf(options);
  return withDatabase(config, async (db) => {
    const { id } = await accountOf(db, slug);
    const place = ({ month }: StoredBill) => month;
    const list: List<StoredBill> = {
      heads: ['MONTH', 'USAGE-SECONDS', 'CORRECTIONS', 'BILLED-SECONDS', 'CLOSED'],
      cells: ({ month, document, createdAt }) => [
        month,
        ...(document
          ? [document.usage.billable_seconds, document.corrections.length, document.billable_seconds].map(String)
          : ['no bill', '', '']),
        createdAt.toISOString(),
      ],
      object: (bill) => (hasForm(bill) ? renderBill(bill) : { month: bill.month, document: null }),
      place,
      page: pagesOf(() => listBills(db, id, { limit: mostMonths }), place),
      none: `${slug} has no closed bill yet`,
    };
    return printList(asked, list, print);
  });
}

/** More than an account has. */
const mostMonths = 10_000;

/** `bills show SLUG MONTH [-o json]`: totals by tenant and class, corrections, and whether its signature holds. */
export function billsShowCommand(
  config: Config,
  { slug, month, output }: { slug: string; month: string; output?: string },
  print: Print,
): Promise<void> {
  const format = outputFormat(output);
  return withDatabase(config, async (db) => {
    const account = await accountOf(db, slug);
    const lines = format === 'table' ? await openMonthLines(db, account, month) : [];
    if (lines.length > 0) {
      for (const line of lines) print(printable(line));
      return;
    }
    const bill = await closedBill(db, account, month);
    if (format !== 'table') return print(document(renderBill(bill), format));
    for (const line of showLines(account, bill, await billKeys(config, db))) print(printable(line));
  });
}

/** What is known of the bill of a month that is not closed: the corrections that were made in it. Empty without any. */
async function openMonthLines(db: Database, { id, slug, tenants }: Account, month: string): Promise<string[]> {
  const startsAt = startOf(month);
  const made = (await findBill(db, id, month)) ? [] : await correctionsMadeIn(db, id, startsAt);
  if (made.length === 0) return [];
  return [
    `The bill of ${slug} for ${month} is not closed. It will have these corrections, and others that are made until then:`,
    ...correctionLines(made.map(renderCorrection), nameAmong(tenants)),
  ];
}

/** Tenants by their short names; one that is not among them by its id. */
const nameAmong = (tenants: Account['tenants']) => (tenantId: string) =>
  tenants.find(({ id }) => id === tenantId)?.slug ?? tenantId;

export const billKeys = async (config: Config, db: Database) => verifyingKeys(db, await readAuditKeys(config), 'bills');

function showLines({ slug, tenants }: Account, { document, createdAt }: BillRow, keys: readonly VerifyingKey[]) {
  const nameOf = nameAmong(tenants);
  const signature =
    document.key_id === '' ? 'none' : `${checkSignature(keys, document, createdAt)}, key ${document.key_id}`;
  const facts = [
    ['Bill', `${slug}, ${document.month}, closed ${createdAt.toISOString()}`],
    ['Billed', `${document.billable_seconds} s, corrections included`],
    ['Signature', signature],
    ['Lifecycles', `sha256 ${document.lifecycles_sha256}`],
  ];
  const classes = document.by_tenant.flatMap(({ tenant_id, by_class }) =>
    by_class.map((each) => [
      nameOf(tenant_id),
      each.resource_kind,
      each.resource_class,
      String(each.lifecycle_count),
      String(each.raw_active_seconds),
      String(each.billable_seconds),
    ]),
  );
  const heads = ['TENANT', 'KIND', 'CLASS', 'MACHINES', 'USED-SECONDS', 'BILLED-SECONDS'];
  return [
    ...columns(facts),
    ...(classes.length > 0 ? ['', ...columns([heads, ...classes])] : []),
    ...(document.corrections.length > 0 ? ['', ...correctionLines(document.corrections, nameOf)] : []),
  ];
}

export function correctionLines(
  corrections: readonly CorrectionLine[],
  nameOf: (tenantId: string) => string,
): string[] {
  const rows = corrections.map((each) => [
    each.reference,
    each.corrects_month,
    nameOf(each.tenant_id),
    each.resource_kind,
    each.resource_class,
    String(each.billable_seconds),
    each.reason,
  ]);
  return columns([['REFERENCE', 'CORRECTS', 'TENANT', 'KIND', 'CLASS', 'SECONDS', 'REASON'], ...rows]);
}

/** `bills lifecycles SLUG MONTH`: a line of JSON for each. The bill has the SHA-256 of these lines. */
export function billsLifecyclesCommand(
  config: Config,
  { slug, month, ...options }: ListOptions & { slug: string; month: string },
  print: Print,
): Promise<void> {
  const asked = askedOf({ ...options, output: options.output ?? 'lines' });
  const startsAt = startOf(month);
  return withDatabase(config, async (db) => {
    const account = await accountOf(db, slug);
    await closedBill(db, account, month);
    if (startsAt < (await archivedUntil(db)))
      throw new UserError(`The lifecycles of ${month} are archived: see the file of "usage archive".`);
    const list: List<LifecycleOfBill> = {
      heads: ['STARTED', 'MACHINE', 'TENANT', 'KIND', 'CLASS', 'USED-SECONDS', 'BILLED-SECONDS'],
      cells: (each) =>
        [
          each.started_at,
          each.machine_uid,
          each.tenant_id,
          each.resource_kind,
          each.resource_class,
          each.raw_active_seconds,
          each.billable_seconds,
        ].map(String),
      place: ({ started_at, machine_uid }) => `${started_at}/${machine_uid}`,
      // Of a month that is final, each page has the same, whenever it is read.
      page: (after, limit) =>
        inSnapshot(db, null, (tx, asOf) =>
          pageOfLifecycles(tx, account.id, month, asOf, { limit, after: positionOf(after) }),
        ),
      none: `No machine was used in ${month}.`,
    };
    return printList(asked, list, print);
  });
}

/** Throws UserError. */
function positionOf(after: string | null): LifecyclePosition | undefined {
  if (after === null) return undefined;
  const [time = '', machineUid = ''] = after.split('/');
  const startedAt = Date.parse(time) / 1_000;
  if (Number.isSafeInteger(startedAt) && isUuid(machineUid)) return { startedAt, machineUid };
  throw new UserError(`--after is the start and the machine of a lifecycle, STARTED/MACHINE, not "${after}".`);
}

/** Returns what is wrong with a bill; empty if it is as it was closed and matches what the service has now. */
async function flawsOf(db: Database, bill: StoredBill, keys: readonly VerifyingKey[]): Promise<string[]> {
  const flaws = flawsOfBill(bill.document, bill, keys);
  if (bill.document === null) return flaws;
  const isArchived = Number(bill.monthStart) < (await archivedUntil(db));
  const read = (tx: Queryable, asOf: number) => differencesOfBill(tx, bill as BillRow, asOf, isArchived);
  return [...flaws, ...(await inSnapshot(db, null, read))];
}

const broken = 1;

/** `bills verify SLUG`: each closed bill against its signature, its parts, usage, lifecycles, and corrections. Returns the exit code. */
export function billsVerifyCommand(
  config: Config,
  { slug, output }: { slug: string; output?: string },
  print: Print,
): Promise<number> {
  const format = outputFormat(output);
  return withDatabase(config, async (db) => {
    const { id } = await accountOf(db, slug);
    const keys = await billKeys(config, db);
    const checked: { month: string; flaws: string[] }[] = [];
    for (const bill of (await listBills(db, id, { limit: 100_000 })).toReversed()) {
      const flaws = await flawsOf(db, bill, keys);
      checked.push({ month: bill.month, flaws });
      if (format === 'table')
        print(printable(`${bill.month}: ${flaws.length > 0 ? flaws.join('; ') : 'as it was closed'}`));
    }
    const whole = checked.every(({ flaws }) => flaws.length === 0);
    if (format !== 'table') print(document({ whole, bills: checked }, format));
    return whole ? 0 : broken;
  });
}

/** `bills set-aside SLUG MONTH --reason TEXT`: only a bill that "bills verify" refuses. Throws UserError. */
export function billsSetAsideCommand(
  config: Config,
  { slug, month, ...options }: { slug: string; month: string; reason?: string; yes?: boolean },
  print: Print,
): Promise<number> {
  const reason = auditReason(options.reason);
  return withDatabase(config, async (db) => {
    const bill = await storedBill(db, await accountOf(db, slug), month);
    const flaws = await flawsOf(db, bill, await billKeys(config, db));
    if (flaws.length === 0)
      throw new UserError(`The bill of ${slug} for ${month} is as it was closed: "bills correct" corrects it.`, {
        code: 'state_refused',
      });
    if (!options.yes) {
      print(printable(`This takes the bill of ${slug} for ${month} out of its bills: ${flaws.join('; ')}.`));
      return notDone(print);
    }
    await setBillAside(db, bill, reason);
    print(`the bill of ${slug} for ${month} is set aside; its month is closed again within ten minutes`);
    return 0;
  });
}

export interface CorrectOptions {
  tenant?: string;
  class?: string;
  kind?: string;
  credit?: string;
  debit?: string;
  reference?: string;
  reason?: string;
  yes?: boolean;
}

/** `bills correct SLUG MONTH …`: a credit or a debit. Without --yes it only says what it would do. Throws UserError. */
export function billsCorrectCommand(
  config: Config,
  { slug, month, ...options }: CorrectOptions & { slug: string; month: string },
  print: Print,
  made?: Made,
): Promise<number> {
  const reason = auditReason(options.reason);
  const billableSeconds = secondsOf(options);
  const asked = options.kind === undefined ? null : oneOf(machineKinds, '--kind', options.kind);
  const correctsMonth = startOf(month);
  return withDatabase(config, async (db) => {
    const account = await accountOf(db, slug);
    const bill = await closedBill(db, account, month);
    const [flaw] = flawsOfBill(bill.document, bill, await billKeys(config, db));
    if (flaw)
      throw new UserError(`The bill of ${slug} for ${month} cannot be corrected: ${flaw} ("bills verify ${slug}").`, {
        code: 'state_refused',
      });
    const { document } = bill;
    const { tenant, resourceClass, reference } = named(account, options);
    const resourceKind = await kindOf(db, document, { customerId: account.id, resourceClass, asked });
    const correction: Correction = {
      customerId: account.id,
      tenantId: tenant.id,
      correctsMonth,
      resourceKind,
      resourceClass,
      billableSeconds,
      reference,
      reason,
    };
    if (!billedFor(document, correction) && !(await db.machineClass.findUnique({ where: { name: resourceClass } })))
      throw new UserError(`There is no class "${resourceClass}", and the bill of ${month} has none of it.`);
    const what =
      `${billableSeconds < 0 ? 'a credit' : 'a debit'} of ${Math.abs(billableSeconds)} s of ${resourceClass} (${resourceKind}) ` +
      `for ${month}, tenant ${tenant.slug}`;
    if (!options.yes) {
      if (await previewCorrection(db, document, correction)) {
        print(`${slug} has this correction already: ${reference}`);
        return 0;
      }
      print(`This adds ${what}, to the bill of this month of ${slug}. It can neither be changed nor removed.`);
      return notDone(print);
    }
    const { isNew, line } = await correctBill(db, document, correction);
    made?.({ isNew, correction: line });
    print(isNew ? `${slug} has ${what}: ${reference}` : `${slug} had this correction already: ${reference}`);
    return 0;
  });
}

/** The kind that was asked for, or the one that the class carries. Throws UserError. */
async function kindOf(
  db: Database,
  bill: BillDocument,
  { asked, ...of }: { customerId: string; resourceClass: string; asked: MachineKind | null },
): Promise<string> {
  const carried = await kindsOfClass(db, bill, { ...of, corrected: asked !== null });
  if (asked === null) return carried.length === 1 ? carried[0]! : defaultKind;
  if (carried.length === 0 || carried.includes(asked)) return asked;
  throw new UserError(`${of.resourceClass} carries no ${asked}: give --kind ${carried.join(' or ')}, or leave it out.`);
}

/** Throws UserError. */
function secondsOf({ credit, debit }: CorrectOptions): number {
  const given = credit ?? debit;
  if (given === undefined || (credit !== undefined && debit !== undefined))
    throw new UserError('Give either --credit SECONDS or --debit SECONDS.');
  const named = credit === undefined ? '--debit' : '--credit';
  const seconds = wholeNumber(named, given, { least: 1, most: 1_000_000_000_000 });
  return credit === undefined ? seconds : -seconds;
}

/** Throws UserError. */
function named({ slug, tenants }: Account, { tenant: of, class: resourceClass, reference }: CorrectOptions) {
  const tenant = of === undefined && tenants.length === 1 ? tenants[0] : tenants.find((each) => each.slug === of);
  if (!tenant)
    throw new UserError(`Name a tenant of ${slug} with --tenant: ${tenants.map((each) => each.slug).join(', ')}.`);
  if (!resourceClass) throw new UserError('Name the class of machines with --class.');
  return { tenant, resourceClass, reference: referenceOf(reference, 'such as the number of a credit note') };
}

/** Throws UserError. */
export function referenceOf(given: string | undefined, what: string): string {
  if (given && /^[\x21-\x7e]{1,64}$/.test(given)) return given;
  throw new UserError(
    `Give its --reference, ${what}: 1 to 64 characters without spaces. A repeat with the same one adds nothing.`,
  );
}
