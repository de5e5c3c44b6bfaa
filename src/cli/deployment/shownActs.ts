/**
 * Shows what was done after a backup, with the commands that do it again, and repeats none of it: what the database has by
 * now may be newer. Accounts and hosts that such acts concern are held until an operator has looked.
 */
import { chainOfNone } from '../../domain/auditProof.ts';
import { suspendCustomer } from '../../store/accounts/customerLife.ts';
import { commandLine, recordAudit } from '../../store/core/audit.ts';
import { type Database, query } from '../../store/core/db.ts';
import { cordonHost } from '../../store/fleet/hostRows.ts';
import type { FileEvent } from '../audit/auditFile.ts';
import type { Print } from '../operatorCommands.ts';
import { printable } from '../printable.ts';
import type { ChainProof, LostAct, LostActs } from './lostActs.ts';

/** What ended or changed an account, who may act for it, or who reaches its machines. */
const changesAccess =
  /^(customer\.(suspend|close|erase)$|(customer-user|ssh-key|identity-setup-link|identity-provider|principal)\.|webhook\.(create|update|delete|rotate-secret)$|api-key\.(create|rotate|revoke|restrict|bound)$|identity-integration\.(activate|disable|enable)$|invitation\.(create|accept|revoke)$|registration\.(issue|redeem)$)/;
/** What an operator did and need not do again: these change nothing, or the recovery does it. */
const isForgotten = /^(operator\.command$|audit\.|database\.|customer\.export$)/;
const changesHost = /^host\.(cordon|drain|enroll|maintain|end-maintenance|reset|abandon|forget)$/;

const isOfAccess = ({ action, customerId }: FileEvent) => customerId !== null && changesAccess.test(action);

/** Whether an event is to be looked at. */
export const isAct = (event: FileEvent): boolean =>
  event.outcome === 'success' &&
  (isOfAccess(event) || (event.actorType === 'operator' && !isForgotten.test(event.action)));

const heldReason =
  'The service was restored from a backup. Its operator checks what had changed in this account since then.';

/** Shows what needs an operator, and holds what it concerns unless it is a dry run. Returns how much needs them. */
export async function showActs(
  db: Database,
  { acts, chains, events }: LostActs,
  { dryRun }: { dryRun: boolean },
  print: Print,
): Promise<number> {
  const say = (line: string) => print(printable(line));
  const broken = chains.filter(({ flaw }) => flaw !== null);
  const seen = await seenBefore(db, [...acts.map(markOf), ...broken.map(markOf)]);
  const names = await namesOf(db, acts, broken);
  say(`${events} events of the file are not in this database, of which ${acts.length} are acts to look at.`);
  const concerned = new Set([chainOfNone, ...acts.map(chainOf)]);
  for (const chain of chains.filter(({ id }) => concerned.has(id)))
    if (chain.flaw === null) say(`${accountOf(chain, names)}: proved up to ${chain.provedUpTo ?? 'no time'}`);
  for (const chain of broken) say(`${accountOf(chain, names)}: BROKEN: ${chain.flaw}: nothing of it is proved`);
  for (const act of acts) for (const line of linesOf(act, names, seen.has(markOf(act)))) say(line);
  const open = [...acts, ...broken].filter((each) => !seen.has(markOf(each)));
  await hold(db, { open, names, dryRun }, say);
  if (!dryRun) for (const each of open) await mark(db, each);
  say(
    open.length > 0
      ? `${open.length} acts and broken chains need you. Nothing was repeated: what the database has may be newer.`
      : 'No act of the file needs you.',
  );
  return open.length;
}

const chainOf = ({ customerId }: LostAct) => customerId ?? chainOfNone;

const accountOf = ({ id, name }: ChainProof, { slugs }: Names) => slugs.get(id) ?? name;

/** It stands in the database for an act, or a chain in the state of the file, that was shown to an operator. */
const markOf = (each: LostAct | ChainProof) => `recover/${'flaw' in each ? `broken/${each.id}/` : ''}${each.hash}`;

async function seenBefore(db: Database, marks: readonly string[]): Promise<Set<string>> {
  const rows = await query(db)<{ mark: string }>`
    SELECT request_id AS mark FROM audit_events
    WHERE request_id = ANY(${marks}::text[]) AND action = 'database.recover' AND action NOT LIKE 'machine.%'`;
  return new Set(rows.map(({ mark }) => mark));
}

function mark(db: Database, each: LostAct | ChainProof): Promise<void> {
  const details = 'flaw' in each ? { chain: each.id } : { act: each.action };
  return recordAudit(db, {
    ...{ ...commandLine, action: 'database.recover', target: 'database', requestId: markOf(each), details },
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

async function namesOf(db: Database, acts: readonly LostAct[], chains: readonly ChainProof[]): Promise<Names> {
  const accounts = [...acts.map(chainOf), ...chains.map(({ id }) => id)];
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
    ...[createdAt, actorName ?? actorType, action],
    ...(slug === undefined || slug === name ? [] : [slug]),
    ...[name, reason ? `"${reason}"` : ''],
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
  open: readonly (LostAct | ChainProof)[];
  names: Names;
  dryRun: boolean;
}

/** Suspends the accounts and cordons the hosts that a proved act concerns, and the accounts of broken chains. */
async function hold(db: Database, { open, names, dryRun }: Holding, say: Print): Promise<void> {
  const accounts = new Map<string, Date>();
  const hosts = new Set<string>();
  for (const each of open) {
    if ('flaw' in each) accounts.set(each.id, accounts.get(each.id) ?? new Date(0));
    else if (each.isProved && isOfAccess(each)) accounts.set(each.customerId!, new Date(each.createdAt));
    else if (each.isProved && changesHost.test(each.action)) hosts.add(each.target);
  }
  for (const [id, since] of accounts) {
    if (!names.slugs.has(id) || !(await holdAccount(db, id, { since, dryRun }))) continue;
    const slug = names.slugs.get(id)!;
    say(`${slug} ${dryRun ? 'would be' : 'is'} held: look at it, then run "customers resume ${slug}"`);
  }
  for (const name of hosts) {
    if ((await db.host.count({ where: { name, retired: false, cordoned: false } })) === 0) continue;
    if (!dryRun) await cordonHost(db, name, true, 'host.cordon');
    say(
      `${name} ${dryRun ? 'would be' : 'is'} cordoned, because acts on it are lost: look at it, then run "hosts uncordon ${name}"`,
    );
  }
}

/** Returns whether there is something to hold. A hold that an operator has lifted since the act stays lifted. */
async function holdAccount(
  db: Database,
  id: string,
  { since, dryRun }: { since: Date; dryRun: boolean },
): Promise<boolean> {
  const { slug, status, statusReason } = await db.customer.findUniqueOrThrow({ where: { id } });
  if (status !== 'active' && status !== 'suspended') return false;
  if (statusReason?.includes(heldReason)) return false;
  const held = { customerId: id, action: 'customer.suspend', reason: { contains: heldReason } };
  if ((await db.auditEvent.count({ where: { ...held, createdAt: { gt: since } } })) > 0) return false;
  const reason = status === 'suspended' ? `${statusReason ?? 'suspended'}; and: ${heldReason}` : heldReason;
  if (!dryRun) await suspendCustomer(db, slug, reason);
  return true;
}
