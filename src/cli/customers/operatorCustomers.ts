// Operators' commands for accounts. Sessions and keys check the account's state with every request, so a change holds at once.

import type { CorrectionLine } from '../../domain/billDocument.ts';
import { type CustomerStatus, customerStatuses } from '../../domain/customerStatuses.ts';
import { monthStart } from '../../domain/usageTime.ts';
import { UserError } from '../../lib/errors.ts';
import type { Config } from '../../settings/config.ts';
import {
  closeCustomer,
  closeDueCustomers,
  type ListedCustomer,
  listCustomers,
  moveTenant,
  noSuchCustomer,
  reopenCustomer,
  resumeCustomer,
  type ShownCustomer,
  showCustomer,
  suspendCustomer,
} from '../../store/accounts/customerLife.ts';
import { createCustomer } from '../../store/accounts/customers.ts';
import type { Database } from '../../store/core/db.ts';
import { correctionsMadeIn, renderCorrection } from '../../store/usage/billCorrections.ts';
import { readUsage } from '../../store/usage/readUsage.ts';
import { correctionLines } from '../bills/billCommands.ts';
import { oneOf } from '../fleet/instanceCommands.ts';
import { askedOf, type ListOptions, printList } from '../lists.ts';
import { auditReason, displayNameOf, notDone, type Print, regionOf, withDatabase } from '../operatorCommands.ts';
import { columns, document } from '../output.ts';
import { outputFormat } from '../outputFormat.ts';
import { printable } from '../printable.ts';
import { wholeNumber } from '../wholeNumber.ts';

/** `customers create`: prints the account as JSON, including the API key's secret, which is shown only once. */
export function customersCreateCommand(
  config: Config,
  customer: { slug: string; displayName?: string | undefined; region?: string | undefined },
  print: Print,
): Promise<void> {
  const { slug } = customer;
  const displayName = displayNameOf(customer.displayName) ?? slug;
  return withDatabase(config, async (db) => {
    const region = await regionOf(db, customer.region);
    const created = await createCustomer(db, { slug, displayName, region, keyDays: config.API_KEY_MAX_DAYS });
    print(document(created, 'json'));
  });
}

/** `customers list [--status STATUS]`. */
export function customersListCommand(
  config: Config,
  options: ListOptions & { status?: string },
  print: Print,
): Promise<void> {
  const asked = askedOf(options);
  const status: CustomerStatus | null =
    options.status === undefined ? null : oneOf(customerStatuses, '--status', options.status);
  return withDatabase(config, (db) =>
    printList(
      asked,
      {
        heads: ['CUSTOMER', 'STATUS', 'TENANTS', 'MACHINES', 'PEOPLE', 'KEYS', 'LAST-ACTIVE', 'NAME'],
        cells: (each: ListedCustomer) => [
          each.slug,
          stateOf(each),
          ...[each.tenants, each.machines, each.people, each.keys].map(String),
          each.lastActiveAt ? day(each.lastActiveAt) : '-',
          each.displayName,
        ],
        place: ({ slug }) => slug,
        page: (after, limit) => listCustomers(db, { status, after, limit }),
        none: 'No customer matches.',
      },
      print,
    ),
  );
}

const day = (time: Date) => time.toISOString().slice(0, 10);

function stateOf({ status, closesAt }: ListedCustomer): string {
  return closesAt && (status === 'active' || status === 'suspended') ? `${status}, closes ${day(closesAt)}` : status;
}

/** `customers show SLUG [-o json]`: limits and use, machines, people, and what this month costs so far. */
export function customersShowCommand(
  config: Config,
  { slug, output }: { slug: string; output?: string },
  print: Print,
): Promise<void> {
  const format = outputFormat(output);
  return withDatabase(config, async (db) => {
    const customer = await showCustomer(db, slug);
    if (!customer) throw noSuchCustomer(slug);
    const month = await billedThisMonth(db, customer.id);
    const made = await correctionsMadeIn(db, customer.id, monthStart(Math.floor(Date.now() / 1_000)));
    const corrections = made.map(renderCorrection);
    if (format !== 'table') return print(document({ ...customer, month, corrections }, format));
    for (const line of [...showLines(customer, month), ...correctionsPart(customer, corrections)])
      print(printable(line));
  });
}

/** What is credited and debited this month: lines of its bill. */
function correctionsPart({ limits }: ShownCustomer, corrections: readonly CorrectionLine[]): string[] {
  if (corrections.length === 0) return [];
  const nameOf = (id: string) => limits.find(({ tenantId }) => tenantId === id)?.tenant ?? id;
  return ['', 'Corrections of this month, which BILLABLE-HOURS leave out:', ...correctionLines(corrections, nameOf)];
}

interface BilledClass {
  kind: string;
  className: string;
  machines: number;
  billableSeconds: number;
}

async function billedThisMonth(db: Database, customerId: string): Promise<BilledClass[]> {
  const report = await readUsage(db, { customerId }, 'month');
  return (report?.summary.byClass ?? []).map((each) => ({
    kind: each.resourceKind,
    className: each.resourceClass,
    machines: each.lifecycleCount,
    billableSeconds: each.billableSeconds,
  }));
}

function showLines(customer: ShownCustomer, month: readonly BilledClass[]): string[] {
  const facts = [
    ['Account', `${customer.slug} (${customer.displayName}), ${customer.id}`],
    ['Status', `${stateOf(customer)} since ${customer.since.toISOString()}`],
    ...(customer.reason === null ? [] : [['Suspended', customer.reason]]),
    ...closingFacts(customer),
    ['Created', customer.createdAt.toISOString()],
    ['Active', customer.lastActiveAt?.toISOString() ?? '-'],
    ['API keys', String(customer.keys)],
  ];
  const limits = customer.limits.map((each) => [
    `${each.tenant} (${each.namespace ?? '-'}, ${each.region})`,
    each.className,
    `${each.virtualMachines} of ${each.virtualMachineLimit}`,
    `${each.bareMetalMachines} of ${each.bareMetalLimit}`,
    String(each.reservedHosts),
  ]);
  const machines = customer.machinesByPhase.map(({ kind, phase, count }) => [kind, phase, String(count)]);
  const people = customer.users.map(({ email, role, status, lastSignInAt }) => [
    email,
    role,
    status,
    lastSignInAt?.slice(0, 10) ?? '-',
  ]);
  const billed = month.map(({ kind, className, machines: count, billableSeconds }) => [
    kind,
    className,
    String(count),
    (billableSeconds / 3_600).toFixed(2),
  ]);
  return [
    ...columns(facts),
    ...part(['TENANT', 'CLASS', 'VMS', 'BARE-METAL', 'RESERVED-HOSTS'], limits),
    ...part(['KIND', 'PHASE', 'MACHINES'], machines),
    ...part(['PERSON', 'ROLE', 'STATUS', 'SIGNED-IN'], people),
    ...part(['THIS MONTH', 'CLASS', 'MACHINES', 'BILLABLE-HOURS'], billed),
  ];
}

function closingFacts({ status, closesAt, closingReason }: ListedCustomer): string[][] {
  if (!closesAt) return [];
  const word = status === 'closed' || status === 'erased' ? 'Closed' : 'Closes';
  return [[word, `${closesAt.toISOString()}: ${closingReason}`]];
}

const part = (head: string[], rows: string[][]): string[] => (rows.length > 0 ? ['', ...columns([head, ...rows])] : []);

interface Given {
  slug: string;
  reason?: string;
}

/** `customers suspend SLUG --reason TEXT [--yes]`: without --yes it only says what it would do. */
export function customersSuspendCommand(
  config: Config,
  { slug, reason, yes }: Given & { yes?: boolean },
  print: Print,
): Promise<number> {
  const because = auditReason(reason);
  return withDatabase(config, async (db) => {
    if (!yes) {
      const customer = await showCustomer(db, slug);
      if (!customer) throw noSuchCustomer(slug);
      print(
        `This ends all sessions of ${slug} and gives it no new ones. API keys: ${customer.keys}; people: ` +
          `${customer.people}. Machines that go on and are billed: ${customer.machines}.`,
      );
      return notDone(print);
    }
    await suspendCustomer(db, slug, because);
    print(
      `${slug} is suspended: its sessions have ended, it gets no new ones, ` +
        `and its machines go on and are billed ("customers resume ${slug}" lifts it)`,
    );
    return 0;
  });
}

/** `customers resume SLUG --reason TEXT`. */
export function customersResumeCommand(config: Config, { slug, reason }: Given, print: Print): Promise<void> {
  const because = auditReason(reason);
  return withDatabase(config, async (db) => {
    const closing = await resumeCustomer(db, slug, because);
    print(`${slug} is active: its keys and its people get sessions again`);
    if (closing)
      print(
        printable(
          `It still closes at ${closing.at.toISOString()}: ${closing.reason} ("customers reopen ${slug}" keeps it)`,
        ),
      );
  });
}

/** `customers reopen SLUG --reason TEXT`. */
export function customersReopenCommand(config: Config, { slug, reason }: Given, print: Print): Promise<void> {
  const because = auditReason(reason);
  return withDatabase(config, async (db) => {
    const isSuspended = await reopenCustomer(db, slug, because);
    print(`${slug} does not close`);
    if (isSuspended) print(`It is still suspended ("customers resume ${slug}" lifts that)`);
  });
}

/** `customers move SLUG --region REGION --reason TEXT`: only while the tenant has no machines. */
export function customersMoveCommand(
  config: Config,
  { slug, tenant, region: asked, reason }: Given & { tenant?: string; region?: string },
  print: Print,
): Promise<void> {
  const because = auditReason(reason);
  if (asked === undefined) throw new UserError('Say with --region where its new machines are to be.');
  return withDatabase(config, async (db) => {
    const moved = await moveTenant(db, { slug, tenant, region: await regionOf(db, asked), reason: because });
    print(`new machines of the tenant ${moved} of ${slug} are placed in ${asked}`);
  });
}

const graceDays = { usual: 14, most: 365 };

/** `customers close SLUG --reason TEXT [--grace-days DAYS] [--yes]`: without --yes it only says what it would do. */
export function customersCloseCommand(
  config: Config,
  { slug, reason, graceDays: asked, yes }: Given & { graceDays?: string; yes?: boolean },
  print: Print,
): Promise<number> {
  const because = auditReason(reason);
  const days = asked === undefined ? graceDays.usual : wholeNumber('--grace-days', asked, graceDays);
  return withDatabase(config, async (db) => {
    const customer = await showCustomer(db, slug);
    if (!customer) throw noSuchCustomer(slug);
    if (!yes) {
      print(
        `This ends ${slug} in ${days} days: ${customer.machines} machines with their disks, ` +
          `${customer.keys} API keys, the sign-in of ${customer.people} people.`,
      );
      return notDone(print);
    }
    const closesAt = await closeCustomer(db, slug, { reason: because, graceDays: days });
    if (days > 0)
      print(`${slug} closes at ${closesAt.toISOString()}; until then, "customers reopen ${slug}" keeps it as it is`);
    else {
      await closeDueCustomers(db, () => true);
      print(`${slug} is closed: its credentials have ended, and its machines are being deleted`);
    }
    return 0;
  });
}
