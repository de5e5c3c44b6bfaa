/**
 * Shows what was done after a backup, with the commands that do it again, and repeats none of it: what the database has
 * now may be newer. Until an operator has looked, accounts and hosts whose loss of access is lost are held, and what would
 * end machines is put off.
 */
import { chainOfNone } from '../../domain/auditProof.ts';
import { isUuid } from '../../lib/uuid.ts';
import { closeCustomer, suspendCustomer } from '../../store/accounts/customerLife.ts';
import { commandLine, recordAudit } from '../../store/core/audit.ts';
import { type Database, query, transaction } from '../../store/core/db.ts';
import { putOffEvacuation } from '../../store/fleet/evacuation.ts';
import { cordonHost } from '../../store/fleet/hostRows.ts';
import type { FileEvent } from '../audit/auditFile.ts';
import type { Print } from '../operatorCommands.ts';
import { printable } from '../printable.ts';
import type { Gap, LostAct, LostActs } from './lostActs.ts';

/** What took access away, or changed who has it: the database has the old one again. What added some is only missing. */
const takesAccess =
  /^(customer\.(suspend|close|erase)|customer-user\.(change-role|remove)|ssh-key\.remove|identity-integration\.disable|identity-provider\.(update|replace-keys|delete|revoke-sessions)|principal\.(update|delete)|webhook\.(update|delete|rotate-secret)|api-key\.(rotate|revoke|restrict))$/;
/** What an operator did and need not do again: these change nothing, or the recovery does it. */
const isForgotten = /^(operator\.command$|audit\.|database\.|customer\.export$)/;
const changesHost =
  /^host\.(cordon|drain|enroll|maintain|end-maintenance|evacuate|end-evacuation|reset|abandon|forget)$/;
/** What may have canceled or put off an end of machines for which the database still has a time. */
const changesClosing = /^customer\.(close|reopen)$/;
const changesEvacuation = /^host\.(evacuate|end-evacuation)$/;
const heldDays = 14;

const isOfAccess = ({ action, customerId }: FileEvent) => isUuid(customerId) && takesAccess.test(action);

/** Whether an event is to be looked at. */
export const isAct = (event: FileEvent): boolean =>
  event.outcome === 'success' &&
  (isOfAccess(event) || (event.actorType === 'operator' && !isForgotten.test(event.action)));

const heldReason =
  'The service was restored from a backup. Its operator checks what had changed in this account since then.';

export interface Shown {
  /** How much needs an operator. */
  open: number;
  /** Notes that the acts were shown. */
  remember(): Promise<void>;
}

/** Holds what the acts concern unless it is a dry run, and shows what needs an operator. */
export async function showActs(
  db: Database,
  { acts, events, gaps, flaws }: LostActs,
  { dryRun }: { dryRun: boolean },
  print: Print,
): Promise<Shown> {
  const say = (line: string) => print(printable(line));
  const seen = await seenBefore(db, acts);
  const names = await namesOf(db, acts, gaps);
  const open = acts.filter((act) => !seen.has(markOf(act)));
  const held = await hold(db, { open: open.filter(({ isProved }) => isProved), names, dryRun });
  say(`Events of the file that are not in this database: ${events}. Acts among them: ${acts.length}.`);
  if (flaws.length > 0) say(`Lines that cannot be read, and may be acts: ${flaws.length}. The first: ${flaws[0]}`);
  for (const gap of gaps) for (const line of gapLines(gap, names)) say(line);
  for (const act of acts) for (const line of linesOf(act, names, seen.has(markOf(act)))) say(line);
  for (const line of held.lines) say(line);
  const needsYou = open.length + held.accounts + gaps.length + flaws.length;
  say(
    needsYou === 0
      ? 'No act of the file needs you.'
      : `New acts: ${open.length}. ${dryRun ? 'Accounts to hold' : 'Accounts held'}: ${held.accounts}. Nothing was repeated: what the database has may be newer.`,
  );
  return { open: needsYou, remember: () => remember(db, dryRun ? [] : open) };
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

function remember(db: Database, acts: readonly LostAct[]): Promise<void> {
  return transaction(db, async (tx) => {
    for (const act of acts) {
      const mark = { action: 'database.recover', target: 'database', requestId: markOf(act) } as const;
      await recordAudit(tx, { ...commandLine, ...mark, details: { act: act.action } });
    }
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

async function namesOf(db: Database, acts: readonly LostAct[], gaps: readonly Gap[]): Promise<Names> {
  const accounts = [...acts.map(({ customerId }) => String(customerId)), ...gaps.map(({ chain }) => chain)];
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

/** What of an account, or of operators' acts for none, is not shown: an act may be among it. */
function gapLines({ chain, hidden, loose, absent }: Gap, { slugs }: Names): string[] {
  const name = chain === chainOfNone ? '(no account)' : (slugs.get(chain) ?? chain);
  const parts = [
    hidden > 0 && `${name}: events of which the file has the hash alone: ${hidden}. Give the whole file of the sink.`,
    loose > 0 && `${name}: signed events that prove nothing, because one before them is missing or changed: ${loose}.`,
    absent > 0 && `${name}: signed checkpoints whose events are not in the file: ${absent}.`,
  ];
  return parts.filter((part) => part !== false);
}

/** An act, and what to do about it. */
function linesOf(act: LostAct, names: Names, wasSeen: boolean): string[] {
  const { createdAt, actorName, actorType, action, target, customerId, reason, details, isProved, erasedDigest } = act;
  const slug = customerId === null ? undefined : (names.slugs.get(customerId) ?? customerId);
  const name = names.targets.get(target) ?? target;
  const facts = Object.entries(details).filter(([, value]) => value !== null);
  const what = [
    createdAt,
    actorName ?? actorType,
    action,
    slug === undefined || slug === name ? '' : slug,
    name,
    reason ? `"${reason}"` : '',
    facts.length > 0 ? `(${facts.map(([key, value]) => `${key} ${value}`).join(', ')})` : '',
    erasedDigest === undefined ? '' : '(its personal part was erased)',
  ].filter((part) => part !== '');
  const missing = isProved ? missingOf(act, names) : 'unproved';
  const command = missing === null ? commandFor(act, slug ?? target, name) : null;
  const note = notes[action] === undefined ? '' : ` (${notes[action]})`;
  const state = [missing, wasSeen ? 'shown before' : null].filter((each) => each !== null).join(', ');
  return [`${what.join(' ')}${state && `: ${state}`}`, ...(command === null ? [] : [`  again${note}: ${command}`])];
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

function option(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  return String(value).startsWith('-') ? ` --${name}=${quoted(value)}` : ` --${name} ${quoted(value)}`;
}

/** What is to be so before the command of an act is run again. */
const notes: Readonly<Record<string, string>> = {
  'customer.erase': 'once it is closed and its machines are gone',
  'host.enroll': 'if "hosts key" prints this key on the host',
};
/** The details without which the command of an act says something else: an erased event has none. */
const needs: Readonly<Record<string, readonly string[]>> = {
  'customer.close': ['graceDays'],
  'tenant.move': ['region'],
  'limit.set': ['limit', 'amount'],
  'limit-request.grant': ['amount'],
  'host.maintain': ['starts_at', 'ends_at'],
  'host.evacuate': ['at', 'recreates'],
  'host.enroll': ['public_key'],
};

/** The command that does an act again; null if there is none. */
function commandFor(act: LostAct, slug: string, name: string): string | null {
  const { action, details, reason, target } = act;
  if (needs[action]?.some((key) => details[key] === undefined)) return null;
  const why = option('reason', reason ?? 'as before the restore');
  const until = option('until', details['ends_at']);
  const host = quoted(target);
  const commands: Record<string, () => string> = {
    'customer.suspend': () => `customers suspend ${quoted(slug)}${why}`,
    'customer.resume': () => `customers resume ${quoted(slug)}${why}`,
    'customer.close': () => `customers close ${quoted(slug)}${why}${option('grace-days', details['graceDays'])}`,
    'customer.reopen': () => `customers reopen ${quoted(slug)}${why}`,
    'customer.erase': () => `customers erase ${quoted(slug)}${why}`,
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
    'host.evacuate': () =>
      `hosts evacuate ${host} --then ${details['recreates'] ? 'recreate' : 'delete'}${option('from', details['at'])}${option('credit', details['creditSeconds'])}${why}`,
    'host.end-evacuation': () => `hosts evacuate ${host} --cancel${why}`,
    'host.enroll': () => `hosts enroll ${host}${option('key', details['public_key'])}`,
    'host.reset': () => `hosts reset ${host}${why}`,
    'host.abandon': () => `hosts abandon ${host}${why}`,
    'host.forget': () => `hosts forget ${host}${why}`,
    'machine.stop': () => `instances stop ${quoted(name)}${why}`,
    'machine.start': () => `instances start ${quoted(name)}${why}`,
    'fleet.apply': () => `fleet apply ${quoted(target)}`,
  };
  return Object.hasOwn(commands, action) ? commands[action]!() : null;
}

interface Holding {
  open: readonly LostAct[];
  names: Names;
  dryRun: boolean;
}

/** Suspends accounts, cordons hosts, and puts off ends of machines. Returns what is held now, or would be. */
async function hold(db: Database, { open, names, dryRun }: Holding): Promise<{ lines: string[]; accounts: number }> {
  const lines: string[] = [];
  const verb = dryRun ? 'would be' : 'is';
  const until = new Date(Date.now() + heldDays * 86_400_000);
  const slugsOf = (isIt: (act: LostAct) => boolean) =>
    new Set(open.filter(isIt).flatMap(({ customerId }) => names.slugs.get(customerId ?? '') ?? []));
  const hostsOf = (isIt: (act: LostAct) => boolean) => new Set(open.filter(isIt).map(({ target }) => target));

  for (const slug of slugsOf(({ action }) => changesClosing.test(action))) {
    const { status, closesAt, closingReason } = await db.customer.findUniqueOrThrow({ where: { slug } });
    if (!closesAt || closesAt >= until || (status !== 'active' && status !== 'suspended')) continue;
    if (!dryRun) await closeCustomer(db, slug, { reason: closingReason ?? '', graceDays: heldDays });
    lines.push(
      `${slug} closes at ${closesAt.toISOString()} by the backup, which may be wrong: that ${verb} put off by ${heldDays} days from now`,
    );
  }
  for (const host of hostsOf(({ action }) => changesEvacuation.test(action))) {
    if ((await db.host.count({ where: { name: host, retired: false, evacuatesAt: { lt: until } } })) === 0) continue;
    if (!dryRun) await putOffEvacuation(db, host, until, 'put off by the recovery of a restored database');
    lines.push(
      `the evacuation of ${host} ${verb} put off by ${heldDays} days from now, because the backup may have an older plan: look at it by "hosts show ${host}"`,
    );
  }
  for (const host of hostsOf(({ action }) => changesHost.test(action))) {
    if ((await db.host.count({ where: { name: host, retired: false, cordoned: false } })) === 0) continue;
    if (!dryRun) await cordonHost(db, host, true, 'host.cordon');
    lines.push(`${host} ${verb} cordoned, because acts on it are lost: look at it, then run "hosts uncordon ${host}"`);
  }
  const accounts = new Map<string, string>();
  for (const slug of slugsOf(isOfAccess)) {
    const release = await holdAccount(db, slug, dryRun);
    if (release !== null) accounts.set(slug, `${slug} ${verb} held: look at it, then run ${release}`);
  }
  // Also those of an earlier run at which an operator has not looked.
  const held = await db.customer.findMany({ where: { status: 'suspended', statusReason: { contains: heldReason } } });
  for (const { slug, statusReason } of held)
    accounts.set(slug, `${slug} is held: look at it, then run ${releaseOf(slug, statusReason ?? '')}`);
  return { lines: [...lines, ...accounts.values()], accounts: accounts.size };
}

const andHeld = `; and: ${heldReason}`;

/** The command that ends a hold. An account that was suspended before stays so. */
function releaseOf(slug: string, reason: string): string {
  if (!reason.endsWith(andHeld)) return `"customers resume ${slug}"`;
  return `customers suspend ${slug}${option('reason', reason.slice(0, -andHeld.length))}, which keeps the suspension of before the backup`;
}

/** Returns the command that ends the hold; null if there is nothing to hold. */
async function holdAccount(db: Database, slug: string, dryRun: boolean): Promise<string | null> {
  const { status, statusReason } = await db.customer.findUniqueOrThrow({ where: { slug } });
  if (status !== 'active' && status !== 'suspended') return null;
  if (statusReason?.includes(heldReason)) return null;
  const reason = status === 'suspended' ? `${statusReason ?? 'suspended'}${andHeld}` : heldReason;
  if (!dryRun) await suspendCustomer(db, slug, reason);
  return releaseOf(slug, reason);
}
