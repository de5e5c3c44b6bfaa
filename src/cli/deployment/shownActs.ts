/**
 * Shows what was done after a backup, with the commands that do it again, and repeats none of it: what the database has
 * now may be newer. Until an operator has looked, it holds what acts took access from: accounts, hosts, webhooks, and
 * machines that were held stopped.
 */
import { chainOfNone } from '../../domain/auditProof.ts';
import { UserError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/uuid.ts';
import { suspendCustomer } from '../../store/accounts/customerLife.ts';
import { commandLine, recordAudit } from '../../store/core/audit.ts';
import { type Database, query, transaction } from '../../store/core/db.ts';
import { cordonHost } from '../../store/fleet/hostRows.ts';
import { ofRecovery } from '../../store/fleet/recoveryPlan.ts';
import { stopMachine } from '../../store/machines/heldStopped.ts';
import type { MachineKey } from '../../store/machines/machineRow.ts';
import type { FileEvent } from '../audit/auditFile.ts';
import type { Print } from '../operatorCommands.ts';
import { printable } from '../printable.ts';
import { commandAgain, releaseCommand, withoutCommand } from './actCommands.ts';
import type { Gap, LostAct, LostActs } from './lostActs.ts';

/** What took access away, or changed who has it: the database has the old one again. What added some is only missing. */
const takesAccess =
  /^(customer\.(suspend|close|erase)|customer-user\.(change-role|remove)|ssh-key\.remove|identity-integration\.(activate|disable)|identity-provider\.(update|replace-keys|delete|revoke-sessions)|principal\.(update|delete)|webhook\.(update|delete|rotate-secret)|api-key\.(rotate|revoke|restrict))$/;
/** What an operator did and need not do again: these change nothing, or the recovery does it. */
export const isForgotten = /^(operator\.command$|audit\.|database\.|customer\.export$)/;
const changesHost =
  /^host\.(cordon|drain|enroll|maintain|end-maintenance|evacuate|end-evacuation|reset|abandon|forget)$/;

const isOfAccess = ({ action, customerId }: FileEvent) => isUuid(customerId) && takesAccess.test(action);

const heldReason =
  'The service was restored from a backup. Its operator checks what had changed in this account since then.';

/** Whether an event is to be looked at. */
export const isAct = (event: FileEvent): boolean =>
  event.outcome === 'success' &&
  // What an earlier recovery did itself.
  !event.reason?.includes(heldReason) &&
  event.details[ofRecovery] !== true &&
  (isOfAccess(event) || (event.actorType === 'operator' && !isForgotten.test(event.action)));

export interface Shown {
  /** How much needs an operator. */
  open: number;
  /** Notes that the acts were shown. */
  remember(): Promise<void>;
}

/** Holds what the acts concern unless it is a dry run, and shows what needs an operator. */
export async function showActs(
  db: Database,
  lost: LostActs,
  { dryRun }: { dryRun: boolean },
  print: Print,
): Promise<Shown> {
  const { acts, events, gaps, flaws, unknownKeys, signedUntil } = lost;
  const say = (line: string) => print(printable(line));
  const seen = await seenBefore(db, acts);
  const names = await namesOf(db, acts, gaps);
  const open = acts.filter((act) => !seen.has(markOf(act)));
  const accounts = await hold(db, { open: open.filter(({ isProved }) => isProved), names, dryRun }, say);
  say(`Events of the file that are not in this database: ${events}. Acts among them: ${acts.length}.`);
  if (flaws.length > 0) say(`Lines that cannot be read, and may be acts: ${flaws.length}. The first: ${flaws[0]}`);
  if (unknownKeys.length > 0)
    say(
      `Signed by keys that are not here, or had been replaced: ${unknownKeys.join(', ')}. ` +
        'Give AUDIT_KEYS or SECRET_KEYS with the former ones.',
    );
  say(
    `The last signed checkpoint of the file is of ${signedUntil ?? 'no time'}: nothing in it proves what came later.`,
  );
  for (const gap of gaps) for (const line of gapLines(gap, names)) say(line);
  for (const act of acts) for (const line of linesOf(act, names, seen.has(markOf(act)))) say(line);
  const needsYou = open.length + accounts + gaps.length + flaws.length + unknownKeys.length;
  say(
    needsYou === 0
      ? 'No act of the file needs you.'
      : `New acts: ${open.length}. ${dryRun ? 'Accounts to hold' : 'Accounts held'}: ${accounts}. ` +
          'Nothing was repeated: what the database has may be newer.',
  );
  return { open: needsYou, remember: () => remember(db, dryRun ? [] : open) };
}

/** It stands in the database for an act that was shown to an operator; once it is proved, it is another. */
const markOf = ({ hash, isProved, erasedDigest }: LostAct) =>
  `recover/${isProved ? 'proved' : 'unproved'}${erasedDigest === undefined ? '' : '-erased'}/${hash}`;

/** The last condition is the one of the index. */
async function seenBefore(db: Database, acts: readonly LostAct[]): Promise<Set<string>> {
  const rows = await query(db)<{ mark: string }>`
    SELECT request_id AS mark FROM audit_events
    WHERE request_id = ANY(${acts.map(markOf)}::text[]) AND action = 'database.recover' AND action NOT LIKE 'machine.%'`;
  return new Set(rows.map(({ mark }) => mark));
}

/** In pieces: while a transaction is open, the audit log is linked only up to it. */
async function remember(db: Database, acts: readonly LostAct[]): Promise<void> {
  for (let from = 0; from < acts.length; from += marksAtOnce)
    await transaction(db, async (tx) => {
      for (const act of acts.slice(from, from + marksAtOnce)) {
        const mark = { action: 'database.recover', target: 'database', requestId: markOf(act) } as const;
        await recordAudit(tx, { ...commandLine, ...mark, details: { act: act.action } });
      }
    });
}

const marksAtOnce = 200;

/** What the database calls what the acts name. */
interface Names {
  /** Accounts by id. */
  slugs: ReadonlyMap<string, string>;
  /** Targets by id. */
  targets: ReadonlyMap<string, string>;
  hosts: ReadonlySet<string>;
  machines: ReadonlyMap<string, MachineKey>;
  /** Tenants by id. */
  tenants: ReadonlyMap<string, string>;
  /** Requests for limits that the database has. */
  requests: ReadonlySet<string>;
}

async function namesOf(db: Database, acts: readonly LostAct[], gaps: readonly Gap[]): Promise<Names> {
  const accounts = [...acts.flatMap(({ customerId }) => customerId ?? []), ...gaps.map(({ chain }) => chain)];
  const slugs = await query(db)<{ id: string; name: string }>`
    SELECT id::text AS id, slug AS name FROM customers WHERE id::text = ANY(${accounts}::text[])`;
  const ids = acts.map(({ target }) => target);
  const targets = await query(db)<{ id: string; name: string }>`
    SELECT id::text AS id, name FROM api_keys WHERE id::text = ANY(${ids}::text[])
    UNION ALL SELECT id::text, name FROM ssh_keys WHERE id::text = ANY(${ids}::text[])
    UNION ALL SELECT id::text, name FROM webhooks WHERE id::text = ANY(${ids}::text[])
    UNION ALL SELECT id::text, email FROM customer_users WHERE id::text = ANY(${ids}::text[])
    UNION ALL SELECT id::text, display_name FROM principals WHERE id::text = ANY(${ids}::text[])
    UNION ALL SELECT id::text, display_name FROM identity_providers WHERE id::text = ANY(${ids}::text[])`;
  const hosts = await db.host.findMany({ where: { retired: false }, select: { name: true } });
  const found = await query(db)<MachineKey & { uid: string }>`
    SELECT uid::text AS uid, kind, namespace, name FROM machines WHERE uid::text = ANY(${ids}::text[])`;
  const machines = new Map(found.map(({ uid, ...key }) => [uid, key]));
  const requests = await query(db)<{ id: string }>`
    SELECT id::text AS id FROM limit_requests WHERE id::text = ANY(${ids}::text[])`;
  const tenants = await query(db)<{ id: string; name: string }>`
    SELECT id::text AS id, slug AS name FROM tenants
    WHERE id::text = ANY(${acts.map(({ details }) => String(details['tenantId']))}::text[])`;
  const asMap = (rows: readonly { id: string; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));
  return {
    slugs: asMap(slugs),
    targets: asMap(targets),
    hosts: new Set(hosts.map(({ name }) => name)),
    machines,
    tenants: asMap(tenants),
    requests: new Set(requests.map(({ id }) => id)),
  };
}

/** What of an account, or of operators' acts for none, is not shown: an act may be among it. */
function gapLines({ chain, hidden, loose, absent, passedOver }: Gap, { slugs }: Names): string[] {
  const name = chain === chainOfNone ? '(no account)' : (slugs.get(chain) ?? chain);
  const parts = [
    hidden > 0 && `${name}: events of which the file has the hash alone: ${hidden}. Give the whole file of the sink.`,
    loose > 0 && `${name}: signed events that prove nothing, because one before them is missing or changed: ${loose}.`,
    passedOver > 0 && `${name}: lines beyond those that a place can have: ${passedOver}. The file was tampered with.`,
    absent > 0 && `${name}: signed checkpoints whose events are not in the file: ${absent}.`,
  ];
  return parts.filter((part) => part !== false);
}

/** An act, and what to do about it. */
function linesOf(act: LostAct, names: Names, wasSeen: boolean): string[] {
  const { createdAt, actorName, actorType, action, target, customerId, reason, details, isProved, erasedDigest } = act;
  const slug = customerId === null ? undefined : (names.slugs.get(customerId) ?? customerId);
  const machine = nameOf(names.machines.get(target));
  const name = machine?.name ?? names.targets.get(target) ?? target;
  const facts = Object.entries(details).filter(([, value]) => value !== null);
  const what = [
    isProved ? '' : 'unproved:',
    createdAt,
    actorName ?? actorType,
    action,
    slug === undefined || slug === name ? '' : slug,
    name,
    reason ? `"${reason}"` : '',
    facts.length > 0 ? `(${facts.map(([key, value]) => `${key} ${value}`).join(', ')})` : '',
    erasedDigest === undefined ? '' : '(its personal part was erased)',
  ].filter((part) => part !== '');
  const missing = missingOf(act, names);
  const tenant = names.tenants.get(String(details['tenantId']));
  const again = isProved && missing === null ? commandAgain(act, { slug: slug ?? target, machine, tenant }) : null;
  const note = again?.note === undefined ? '' : ` (${again.note})`;
  const state = [missing, wasSeen ? 'shown before' : null].filter((each) => each !== null).join(', ');
  const toDo = again === null ? withoutCommand[action] : `again${note}: ${again.command}`;
  return [`${what.join(' ')}${state && `: ${state}`}`, ...(toDo === undefined ? [] : [`  ${toDo}`])];
}

const nameOf = (key: MachineKey | undefined) => key && { name: `${key.namespace}/${key.name}`, kind: key.kind };

function missingOf({ action, target, customerId, details }: LostAct, names: Names): string | null {
  if (customerId !== null && !names.slugs.has(customerId))
    return action === 'customer.erase'
      ? 'its account is not in the backup: nothing is to be erased'
      : 'its account was made after the backup';
  if (typeof details['tenantId'] === 'string' && !names.tenants.has(details['tenantId']))
    return 'its tenant was made after the backup';
  if (action.startsWith('host.') && !names.hosts.has(target))
    return 'the backup does not have this host: run "fleet apply"';
  if (/^machine\.(stop|start)$/.test(action) && !names.machines.has(target))
    return 'the backup does not have this machine';
  if (/^limit-request\.(grant|refuse)$/.test(action) && !names.requests.has(target))
    return 'the backup does not have this request';
  return null;
}

interface Holding {
  open: readonly LostAct[];
  names: Names;
  dryRun: boolean;
}

/**
 * Suspends accounts, cordons hosts, stops machines and webhooks. Returns how many accounts are held now, or would be. Other
 * holds are said before they are made, for a repeat of a killed run finds them made; accounts are said by each run. Throws
 * UserError for what could not be held, once all else is.
 */
async function hold(db: Database, { open, names, dryRun }: Holding, say: Print): Promise<number> {
  const verb = dryRun ? 'would be' : 'is';
  const ofAccess = open.filter(isOfAccess);

  for (const host of new Set(open.filter(({ action }) => changesHost.test(action)).map(({ target }) => target))) {
    if ((await db.host.count({ where: { name: host, retired: false, cordoned: false } })) === 0) continue;
    say(`${host} ${verb} cordoned, because acts on it are lost: look at it, then run "hosts uncordon ${host}"`);
    if (!dryRun) await cordonHost(db, host, true, 'host.cordon');
  }
  const failed = await holdStopped(db, { open, names, dryRun }, say);
  const changed = ofAccess.filter(({ action, target }) => action.startsWith('webhook.') && isUuid(target));
  const webhooks = { id: { in: changed.map(({ target }) => target) }, status: 'active' };
  for (const { name } of await db.webhook.findMany({ where: webhooks, select: { name: true } }))
    say(`the webhook ${name} ${verb} disabled: its account enables it again, or deletes it`);
  if (!dryRun)
    await db.webhook.updateMany({ where: webhooks, data: { status: 'disabled', disabledReason: heldReason } });

  const accounts = new Map<string, string>();
  for (const id of new Set(ofAccess.map(({ customerId }) => customerId))) {
    const slug = names.slugs.get(id ?? '');
    const reason = slug === undefined ? null : await holdAccount(db, slug, dryRun);
    if (slug !== undefined && reason !== null) accounts.set(slug, heldLine(slug, verb, reason));
  }
  // Also those of an earlier run at which an operator has not looked.
  const held = await db.customer.findMany({ where: { status: 'suspended', statusReason: { contains: heldReason } } });
  for (const { slug, statusReason } of held) accounts.set(slug, heldLine(slug, 'is', statusReason ?? ''));
  for (const line of accounts.values()) say(line);
  if (failed.length > 0)
    throw new UserError(
      `Not held stopped: ${failed.join('; ')}. A worker would start it, so the database is not marked as safe: run "recover" again.`,
    );
  return accounts.size;
}

/** Stops machines whose stop is lost. Returns which could not be, and why. */
async function holdStopped(db: Database, { open, names, dryRun }: Holding, say: Print): Promise<string[]> {
  const failed: string[] = [];
  const known = await lastStops(db, names);
  for (const [uid, key] of names.machines) {
    const last = open.findLast(({ action, target }) => target === uid && /^machine\.(stop|start)$/.test(action));
    if (last?.action !== 'machine.stop' || (known.get(uid) ?? 0) > new Date(last.createdAt)) continue;
    const { name } = nameOf(key)!;
    say(`${name} ${dryRun ? 'would be' : 'is to be'} held stopped again, before it can start`);
    const stop = async () => void (await stopMachine(db, key, { reason: last.reason ?? heldReason }));
    if (!dryRun) await stop().catch((error: Error) => failed.push(`${name}: ${error.message}`));
  }
  return failed;
}

/** When an operator stopped a machine or let it start last, as the database has it: after the recovery, it is newer. */
async function lastStops(db: Database, { machines }: Names): Promise<Map<string, Date>> {
  const rows = await query(db)<{ target: string; at: Date }>`
    SELECT target, max(created_at) AS at FROM audit_events
    WHERE target = ANY(${[...machines.keys()]}::text[]) AND action IN ('machine.stop', 'machine.start') GROUP BY target`;
  return new Map(rows.map(({ target, at }) => [target, at]));
}

const andHeld = `; and: ${heldReason}`;

/** How to end a hold. An account that was suspended before stays so. */
function heldLine(slug: string, verb: string, reason: string): string {
  const before = reason.endsWith(andHeld) ? reason.slice(0, -andHeld.length) : null;
  const kept = before === null ? '' : ' (it stays suspended, as it was)';
  return `${slug} ${verb} held: look at it, then${kept}: ${releaseCommand(slug, before)}`;
}

/** Returns the reason of the hold; null if there is nothing to hold. */
async function holdAccount(db: Database, slug: string, dryRun: boolean): Promise<string | null> {
  const { status, statusReason } = await db.customer.findUniqueOrThrow({ where: { slug } });
  if (status !== 'active' && status !== 'suspended') return null;
  if (statusReason?.includes(heldReason)) return null;
  const reason = status === 'suspended' ? `${statusReason ?? 'suspended'}${andHeld}` : heldReason;
  if (!dryRun) await suspendCustomer(db, slug, reason);
  return reason;
}
