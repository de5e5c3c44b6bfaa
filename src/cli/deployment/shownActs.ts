/**
 * Shows what was done after a backup, with the commands that do it again, and repeats none of it: what the database has
 * now may be newer. Accounts and hosts that such acts concern are held until an operator has looked.
 */
import { isUuid } from '../../lib/uuid.ts';
import { suspendCustomer } from '../../store/accounts/customerLife.ts';
import { commandLine, recordAudit } from '../../store/core/audit.ts';
import { type Database, query } from '../../store/core/db.ts';
import { cordonHost } from '../../store/fleet/hostRows.ts';
import type { FileEvent } from '../audit/auditFile.ts';
import type { Print } from '../operatorCommands.ts';
import { printable } from '../printable.ts';
import type { LostAct, LostActs } from './lostActs.ts';

/** What ended or changed an account, who may act for it, or who reaches its machines. */
const changesAccess =
  /^(customer\.(suspend|close|erase)$|(customer-user|ssh-key|identity-setup-link|identity-provider|principal)\.|webhook\.(create|update|delete|rotate-secret)$|api-key\.(create|rotate|revoke|restrict|bound)$|identity-integration\.(activate|disable|enable)$|invitation\.(create|accept|revoke)$|registration\.(issue|redeem)$)/;
/** What an operator did and need not do again: these change nothing, or the recovery does it. */
const isForgotten = /^(operator\.command$|audit\.|database\.|customer\.export$)/;
const changesHost = /^host\.(cordon|drain|enroll|maintain|end-maintenance|reset|abandon|forget)$/;

const isOfAccess = ({ action, customerId }: FileEvent) => isUuid(customerId) && changesAccess.test(action);

/** Whether an event is to be looked at. */
export const isAct = (event: FileEvent): boolean =>
  event.outcome === 'success' &&
  (isOfAccess(event) || (event.actorType === 'operator' && !isForgotten.test(event.action)));

const heldReason =
  'The service was restored from a backup. Its operator checks what had changed in this account since then.';

/** Shows what needs an operator, and holds what it concerns unless it is a dry run. Returns how much needs them. */
export async function showActs(
  db: Database,
  { acts, events, loose }: LostActs,
  { dryRun }: { dryRun: boolean },
  print: Print,
): Promise<number> {
  const say = (line: string) => print(printable(line));
  const seen = await seenBefore(db, acts);
  const names = await namesOf(db, acts);
  say(`Events of the file that are not in this database: ${events}. Acts among them: ${acts.length}.`);
  if (loose > 0)
    say(`Events that do not follow from what is before them: ${loose}. Nothing proves what comes with them.`);
  for (const act of acts) for (const line of linesOf(act, names, seen.has(markOf(act)))) say(line);
  const open = acts.filter((act) => !seen.has(markOf(act)));
  await hold(db, { open: open.filter(({ isProved }) => isProved), names, dryRun }, say);
  if (!dryRun) for (const act of open) await mark(db, act);
  say(
    open.length > 0
      ? `Acts that need you: ${open.length}. Nothing was repeated: what the database has may be newer.`
      : 'No act of the file needs you.',
  );
  return open.length;
}

/** It stands in the database for an act that was shown to an operator; once it is proved, it is another. */
const markOf = ({ hash, isProved }: LostAct) => `recover/${isProved ? 'proved' : 'unproved'}/${hash}`;

/** The last condition is the one of the index. */
async function seenBefore(db: Database, acts: readonly LostAct[]): Promise<Set<string>> {
  const rows = await query(db)<{ mark: string }>`
    SELECT request_id AS mark FROM audit_events
    WHERE request_id = ANY(${acts.map(markOf)}::text[]) AND action = 'database.recover' AND action NOT LIKE 'machine.%'`;
  return new Set(rows.map(({ mark }) => mark));
}

function mark(db: Database, act: LostAct): Promise<void> {
  const details = { act: act.action };
  return recordAudit(db, {
    ...commandLine,
    action: 'database.recover',
    target: 'database',
    requestId: markOf(act),
    details,
  });
}

/** What the database calls what the acts name. */
interface Names {
  /** Accounts by id. */
  slugs: ReadonlyMap<string, string>;
  /** Targets by id. */
  targets: ReadonlyMap<string, string>;
  hosts: ReadonlySet<string>;
}

async function namesOf(db: Database, acts: readonly LostAct[]): Promise<Names> {
  const accounts = acts.map(({ customerId }) => String(customerId));
  const slugs = await query(db)<{ id: string; name: string }>`
    SELECT id::text AS id, slug AS name FROM customers WHERE id::text = ANY(${accounts}::text[])`;
  const ids = acts.map(({ target }) => String(target));
  const targets = await query(db)<{ id: string; name: string }>`
    SELECT uid::text AS id, namespace || '/' || name AS name FROM machines WHERE uid::text = ANY(${ids}::text[])
    UNION ALL SELECT id::text, name FROM api_keys WHERE id::text = ANY(${ids}::text[])
    UNION ALL SELECT id::text, name FROM ssh_keys WHERE id::text = ANY(${ids}::text[])
    UNION ALL SELECT id::text, name FROM webhooks WHERE id::text = ANY(${ids}::text[])
    UNION ALL SELECT id::text, email FROM customer_users WHERE id::text = ANY(${ids}::text[])
    UNION ALL SELECT id::text, display_name FROM principals WHERE id::text = ANY(${ids}::text[])
    UNION ALL SELECT id::text, display_name FROM identity_providers WHERE id::text = ANY(${ids}::text[])`;
  const hosts = await db.host.findMany({ where: { retired: false }, select: { name: true } });
  const asMap = (rows: readonly { id: string; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));
  return { slugs: asMap(slugs), targets: asMap(targets), hosts: new Set(hosts.map(({ name }) => name)) };
}

/** An act, and what to do about it. */
function linesOf(act: LostAct, names: Names, wasSeen: boolean): string[] {
  const { createdAt, actorName, actorType, action, target, customerId, reason, details, isProved } = act;
  const slug = customerId === null ? undefined : (names.slugs.get(customerId) ?? customerId);
  const name = names.targets.get(target) ?? target;
  const facts = Object.entries(details ?? {}).filter(([, value]) => value !== null);
  const what = [
    createdAt,
    actorName ?? actorType,
    action,
    slug === undefined || slug === name ? '' : slug,
    name,
    reason ? `"${reason}"` : '',
    facts.length > 0 ? `(${facts.map(([key, value]) => `${key} ${value}`).join(', ')})` : '',
  ].filter((part) => part !== '');
  const state = wasSeen ? 'looked at before' : isProved ? (missingOf(act, names) ?? '') : 'unproved';
  const command = state === '' ? commandFor(act, slug ?? target, name) : null;
  return [`${what.join(' ')}${state && `: ${state}`}`, ...(command === null ? [] : [`  again: ${command}`])];
}

function missingOf({ action, target, customerId }: LostAct, { slugs, hosts }: Names): string | null {
  if (customerId !== null && !slugs.has(customerId))
    return action === 'customer.erase'
      ? 'its account is not in the backup: nothing is to be erased'
      : 'its account was made after the backup';
  if (action.startsWith('host.') && !hosts.has(target)) return 'the backup does not have this host: run "fleet apply"';
  return null;
}

/** Text that a shell takes as it is. */
function quoted(value: unknown): string {
  const text = printable(String(value));
  if (/^[\w.:@/+-]+$/.test(text)) return text;
  return /["$`\\!]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`;
}

/** The command that does an act again; null if there is none. */
function commandFor(act: LostAct, slug: string, name: string): string | null {
  const { details, reason, target } = act;
  const option = (key: string, value: unknown) =>
    value === undefined || value === null ? '' : ` --${key} ${quoted(value)}`;
  const why = option('reason', reason ?? 'as before the restore');
  const until = option('until', details['ends_at']);
  const host = quoted(target);
  const commands: Record<string, () => string> = {
    'customer.suspend': () => `customers suspend ${quoted(slug)}${why}`,
    'customer.resume': () => `customers resume ${quoted(slug)}${why}`,
    'customer.close': () => `customers close ${quoted(slug)}${why}${option('grace-days', details['graceDays'])}`,
    'customer.reopen': () => `customers reopen ${quoted(slug)}${why}`,
    'customer.erase': () => `customers erase ${quoted(slug)}${why}, once it is closed and its machines are gone`,
    'tenant.move': () =>
      `customers move ${quoted(slug)}${option('region', details['region'])}${option('tenant', details['tenant'])}${why}`,
    'limit.set': () =>
      `limits set ${quoted(target)} ${quoted(details['limit'])} ${quoted(details['amount'] ?? 'default')}${option('class', details['machine_class'])}${until}${why}`,
    'limit-request.grant': () => `limits grant ${quoted(target)}${option('amount', details['amount'])}${until}${why}`,
    'limit-request.refuse': () => `limits refuse ${quoted(target)}${why}`,
    'host.cordon': () => `hosts cordon ${host}`,
    'host.uncordon': () => `hosts uncordon ${host}`,
    'host.drain': () => `hosts drain ${host}`,
    'host.maintain': () =>
      `hosts maintain ${host}${option('from', details['starts_at'])}${option('until', details['ends_at'])}${why}`,
    'host.end-maintenance': () => `hosts maintain ${host} --cancel${why}`,
    'host.enroll': () =>
      `hosts enroll ${host} --key ${quoted(details['public_key'] ?? 'KEY')}, if "hosts key" prints that on the host`,
    'host.reset': () => `hosts reset ${host}${why}`,
    'host.abandon': () => `hosts abandon ${host}${why}`,
    'host.forget': () => `hosts forget ${host}${why}`,
    'machine.stop': () => `instances stop ${quoted(name)}${why}`,
    'machine.start': () => `instances start ${quoted(name)}${why}`,
    'fleet.apply': () => `fleet apply ${quoted(target)}`,
  };
  return Object.hasOwn(commands, act.action) ? commands[act.action]!() : null;
}

interface Holding {
  open: readonly LostAct[];
  names: Names;
  dryRun: boolean;
}

/** Suspends the accounts and cordons the hosts that these acts concern. */
async function hold(db: Database, { open, names, dryRun }: Holding, say: Print): Promise<void> {
  const verb = dryRun ? 'would be' : 'is';
  for (const id of new Set(open.filter(isOfAccess).map(({ customerId }) => customerId!))) {
    const slug = names.slugs.get(id);
    if (slug === undefined || !(await holdAccount(db, slug, dryRun))) continue;
    say(`${slug} ${verb} held: look at it, then run "customers resume ${slug}"`);
  }
  for (const name of new Set(open.filter(({ action }) => changesHost.test(action)).map(({ target }) => target))) {
    if ((await db.host.count({ where: { name, retired: false, cordoned: false } })) === 0) continue;
    if (!dryRun) await cordonHost(db, name, true, 'host.cordon');
    say(`${name} ${verb} cordoned, because acts on it are lost: look at it, then run "hosts uncordon ${name}"`);
  }
}

/** Returns whether there is something to hold. A suspension of before keeps its reason. */
async function holdAccount(db: Database, slug: string, dryRun: boolean): Promise<boolean> {
  const { status, statusReason } = await db.customer.findUniqueOrThrow({ where: { slug } });
  if (status !== 'active' && status !== 'suspended') return false;
  if (statusReason?.includes(heldReason)) return false;
  const reason = status === 'suspended' ? `${statusReason ?? 'suspended'}; and: ${heldReason}` : heldReason;
  if (!dryRun) await suspendCustomer(db, slug, reason);
  return true;
}
