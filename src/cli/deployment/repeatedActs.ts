/**
 * Repeats what was done after a backup, as far as that is safe: one table says how. Accounts whose people or credentials
 * changed are held until an operator has looked, because the events do not tell what is right now.
 */
import type { AuditAction } from '../../domain/auditActions.ts';
import type { LimitName } from '../../domain/limits.ts';
import { UserError } from '../../lib/errors.ts';
import { revokeApiKey } from '../../store/accounts/apiKeys.ts';
import { eraseCustomer } from '../../store/accounts/customerData.ts';
import {
  closeCustomer,
  closeDueCustomers,
  moveTenant,
  reopenCustomer,
  resumeCustomer,
  suspendCustomer,
} from '../../store/accounts/customerLife.ts';
import { commandLine, recordAudit } from '../../store/core/audit.ts';
import { type Database, query, transaction } from '../../store/core/db.ts';
import { enrollHost } from '../../store/fleet/hostKeys.ts';
import { cordonHost } from '../../store/fleet/hostRows.ts';
import { decideRequest } from '../../store/fleet/limitRequests.ts';
import { cancelMaintenance, planMaintenance } from '../../store/fleet/maintenance.ts';
import { setLimitOf } from '../../store/fleet/tenantLimits.ts';
import { startMachine, stopMachine } from '../../store/machines/heldStopped.ts';
import type { FileEvent } from '../audit/auditFile.ts';
import { type Print, regionOf } from '../operatorCommands.ts';
import { printable } from '../printable.ts';
import type { LostAct, LostActs } from './lostActs.ts';

/** An act with what its repetition needs. */
interface Known extends LostAct {
  /** The account's short name in this database. */
  slug: string;
  why: string;
}

interface Repeat {
  /** Of the acts on a target that share one fact, the last alone counts. */
  fact?: string;
  again(db: Database, act: Known): Promise<unknown>;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const timeOrNull = (value: unknown) => (typeof value === 'string' ? new Date(value) : null);
const hourMs = 3_600_000;
/** How many of these units are left of a time that began with the act. */
const left = ({ createdAt }: LostAct, amount: unknown, unitMs: number) =>
  Math.max(0, Math.ceil(Number(amount ?? 0) + (Date.parse(createdAt) - Date.now()) / unitMs));

const limitOf = ({ details, why: reason }: Known) => ({
  className: typeof details['machine_class'] === 'string' ? details['machine_class'] : null,
  name: details['limit'] as LimitName,
  amount: typeof details['amount'] === 'number' ? details['amount'] : null,
  endsAt: timeOrNull(details['ends_at']),
  reason,
});

const cordon = (cordoned: boolean, action: AuditAction): Repeat => ({
  fact: 'cordon',
  again: (db, { target }) => cordonHost(db, target, cordoned, action),
});

/** Each may be repeated again. */
const repeats: Partial<Record<AuditAction, Repeat>> = {
  'customer.suspend': { fact: 'suspension', again: (db, { slug, why }) => suspendCustomer(db, slug, why) },
  'customer.resume': { fact: 'suspension', again: (db, { slug, why }) => resumeCustomer(db, slug, why) },
  'customer.close': {
    fact: 'closing',
    // Housekeeping closes it, as soon as a worker runs, if its time has come.
    again: (db, act) =>
      closeCustomer(db, act.slug, { reason: act.why, graceDays: left(act, act.details['graceDays'], 24 * hourMs) }),
  },
  'customer.reopen': { fact: 'closing', again: (db, { slug, why }) => reopenCustomer(db, slug, why) },
  'customer.erase': {
    async again(db, { customerId, slug, why }) {
      const { status } = await db.customer.findUniqueOrThrow({ where: { id: customerId! } });
      if (status === 'active' || status === 'suspended') await closeCustomer(db, slug, { reason: why, graceDays: 0 });
      await closeDueCustomers(db, () => true, commandLine, customerId);
      await eraseCustomer(db, slug, why);
    },
  },
  'tenant.move': {
    async again(db, { slug, why: reason, details }) {
      const region = await regionOf(db, text(details['region']));
      const tenant = typeof details['tenant'] === 'string' ? details['tenant'] : undefined;
      await moveTenant(db, { slug, tenant, region, reason });
    },
  },
  'limit.set': { again: (db, act) => setLimitOf(db, act.target, limitOf(act)) },
  'limit-request.grant': {
    again(db, act) {
      const { amount, endsAt, reason } = limitOf(act);
      return decideRequest(db, act.target, { reason, grant: { amount: amount ?? 0, endsAt } });
    },
  },
  'host.cordon': cordon(true, 'host.cordon'),
  'host.drain': cordon(true, 'host.drain'),
  'host.uncordon': cordon(false, 'host.uncordon'),
  'host.maintain': {
    fact: 'maintenance',
    async again(db, { target: name, why: reason, details }) {
      const [startsAt, endsAt] = [new Date(text(details['starts_at'])), new Date(text(details['ends_at']))];
      if (endsAt.getTime() > Date.now()) await planMaintenance(db, [{ name, startsAt, endsAt, reason }]);
    },
  },
  'host.end-maintenance': {
    fact: 'maintenance',
    again: (db, { target, why }) => cancelMaintenance(db, [target], why),
  },
  'host.enroll': {
    async again(db, act) {
      const [publicKey, fingerprint] = [text(act.details['public_key']), text(act.details['fingerprint'])];
      const hours = left(act, act.details['overlap_hours'], hourMs);
      const done = await enrollHost(db, act.target, { publicKey, fingerprint }, hours);
      if (done !== 'trusted' && done !== 'known')
        throw new UserError(
          `the key ${fingerprint} ${done === 'replaced' ? 'was replaced' : 'belongs to another host'}`,
        );
    },
  },
  'machine.stop': {
    fact: 'stop',
    again: async (db, { target, why: reason }) => stopMachine(db, await keyOfMachine(db, target), { reason }),
  },
  'machine.start': {
    fact: 'stop',
    again: async (db, { target, why }) => startMachine(db, await keyOfMachine(db, target), why),
  },
  'api-key.revoke': {
    again: (db, { target: id, customerId }) =>
      transaction(db, (tx) => revokeApiKey(tx, { id, customerId: customerId! })),
  },
};

async function keyOfMachine(db: Database, uid: string) {
  const { kind, namespace, name } = await db.machine.findUniqueOrThrow({ where: { uid } });
  return { kind, namespace, name } as Parameters<typeof stopMachine>[1];
}

/** What changed who may act for an account, or who reaches its machines. */
const changesAccess =
  /^(customer-user|ssh-key|identity-provider|principal)\.|^identity-integration\.(activate|disable|enable)$|^api-key\.(create|rotate|restrict)$|^invitation\.accept$|^registration\.redeem$/;
/** What an operator did and need not do again: these change nothing, or the recovery does it. */
const isForgotten = /^(operator\.command$|audit\.|database\.|customer\.export$)/;

const treatments = ['show', 'repeat', 'erase', 'hold'] as const;
/** In the order in which they are done. */
type Treatment = (typeof treatments)[number];

function treatmentOf({ action, actorType, outcome, customerId }: FileEvent): Treatment | null {
  if (outcome !== 'success') return null;
  const isOperator = actorType === 'operator';
  if (action === 'customer.erase' && isOperator) return 'erase';
  if (Object.hasOwn(repeats, action) && (isOperator || action === 'api-key.revoke')) return 'repeat';
  if (customerId !== null && changesAccess.test(action)) return 'hold';
  return isOperator && !isForgotten.test(action) ? 'show' : null;
}

/** Whether an event is to be repeated or looked at. */
export const isAct = (event: FileEvent): boolean => treatmentOf(event) !== null;

/** Repeats what was done after the backup, or says what that would be. An interrupted run is finished by the next one. */
export async function repeatActs(
  db: Database,
  { acts: all, unproved, events }: LostActs,
  { dryRun }: { dryRun: boolean },
  print: Print,
): Promise<void> {
  // What was done to an account that was erased afterwards is erased, too.
  const erased = new Set(all.filter((act) => treatmentOf(act) === 'erase').map(({ customerId }) => customerId));
  const acts = all.filter((act) => !erased.has(act.customerId) || treatmentOf(act) === 'erase');
  const held = new Set(acts.filter((act) => treatmentOf(act) === 'hold').map(({ customerId }) => customerId));
  const last = new Map(acts.map((act) => [factOf(act), act]));
  const done = await doneBefore(db, acts);
  print(
    `${events} events of the file are not in this database: ${acts.length} acts to repeat or to look at follow, ${unproved.length} more are not proved.`,
  );
  let open = 0;
  for (const treatment of treatments)
    for (const act of acts.filter((each) => treatmentOf(each) === treatment)) {
      let state = done.has(act.hash) ? 'done before' : last.get(factOf(act)) === act ? '' : 'a later act replaces it';
      if (state === '') {
        const isLooked = act.action === 'customer.resume' && held.has(act.customerId);
        const result = await treat(db, act, { treatment: isLooked ? 'hold' : treatment, dryRun });
        state = result.said;
        if (result.isOpen) open++;
      }
      print(printable(`${lineOf(act)}: ${state}`));
    }
  for (const act of unproved) print(printable(`${lineOf(act)}: not proved, not repeated`));
  if (unproved.length > 0)
    print(
      `${unproved.length} acts are after the last signed checkpoint of their chain, so anyone who writes to the file could have added them. Do again yourself what you know of.`,
    );
  if (open > 0) print(`${open} acts need you.`);
}

const lineOf = ({ createdAt, actorName, actorType, action, target }: LostAct) =>
  `${createdAt} ${actorName ?? actorType} ${action} ${target}`;

/** Acts with the same one replace each other. */
function factOf({ action, target, customerId, hash }: LostAct): string {
  const fact = repeats[action as AuditAction]?.fact;
  return fact === undefined ? hash : `${fact} ${customerId ?? ''} ${target}`;
}

/** The hashes of the acts that a recovery has treated. */
async function doneBefore(db: Database, acts: readonly LostAct[]): Promise<Set<string>> {
  const rows = await query(db)<{ hash: string }>`
    SELECT split_part(request_id, '/', 2) AS hash FROM audit_events
    WHERE request_id = ANY(${acts.map(requestOf)}::text[]) AND action = 'database.recover' AND action NOT LIKE 'machine.%'`;
  return new Set(rows.map(({ hash }) => hash));
}

const requestOf = ({ hash }: LostAct) => `recover/${hash}`;

interface Treated {
  said: string;
  /** Whether an operator has to do something. */
  isOpen: boolean;
}

async function treat(
  db: Database,
  act: LostAct,
  { treatment, dryRun }: { treatment: Treatment; dryRun: boolean },
): Promise<Treated> {
  if (treatment === 'show') return { said: 'do it again yourself, if it still holds', isOpen: true };
  if (treatment === 'erase' && !(await isAccount(db, act.customerId)))
    return { said: 'its account is not in the backup: nothing is to be erased', isOpen: false };
  const obstacle = await obstacleOf(db, act);
  if (obstacle !== null) return { said: `cannot be repeated: ${obstacle}`, isOpen: true };
  if (dryRun) return { said: wouldBe[treatment], isOpen: false };
  const { slug = '' } = (act.customerId && (await db.customer.findUnique({ where: { id: act.customerId } }))) || {};
  try {
    if (treatment === 'hold') await hold(db, act.customerId!);
    else
      await repeats[act.action as AuditAction]!.again(db, { ...act, slug, why: act.reason ?? 'as before the restore' });
  } catch (error) {
    if (error instanceof UserError) return { said: `cannot be repeated: ${error.message}`, isOpen: true };
    throw error;
  }
  const details = { act: act.action };
  await recordAudit(db, {
    ...{ ...commandLine, action: 'database.recover', target: 'database', requestId: requestOf(act), details },
  });
  return treatment === 'hold'
    ? { said: `${slug} is held: look at its people and credentials, then run "customers resume ${slug}"`, isOpen: true }
    : { said: 'repeated', isOpen: false };
}

const wouldBe = {
  repeat: 'would be repeated',
  erase: 'its account would be closed and erased again',
  hold: 'its account would be held until you have looked',
};

/** What is missing in the database, with what to do; null if nothing is. */
async function obstacleOf(db: Database, { action, target, customerId, erasedDigest, details }: LostAct) {
  if (erasedDigest !== undefined) return 'the file has it without its personal part, which was erased';
  if (!(await isAccount(db, customerId)))
    return 'the account was made after the backup: make it again, then do this again if it still holds';
  if (action.startsWith('host.') && (await db.host.count({ where: { name: target, retired: false } })) === 0)
    return `the fleet of the backup does not have the host ${target}: run "fleet apply", then this command again`;
  if (action === 'host.enroll' && text(details['public_key']) === '')
    return `the event lacks the key: run "hosts enroll ${target} --key KEY" with what "hosts key ${target}" prints on the host`;
  if (action.startsWith('machine.') && (await db.machine.count({ where: { uid: target } })) === 0)
    return 'the machine was made after the backup: if "orphans adopt" gives it back, do this again';
  return null;
}

/** Whether the database has the account of an act, or the act is of none. */
async function isAccount(db: Database, id: string | null): Promise<boolean> {
  return id === null || (await db.customer.count({ where: { id } })) > 0;
}

const heldReason =
  'The service was restored from a backup. Its operator checks what had changed in this account since then.';

/** An account that is suspended or closed anyway stays as it is. */
async function hold(db: Database, id: string): Promise<void> {
  const { slug, status } = await db.customer.findUniqueOrThrow({ where: { id } });
  if (status === 'active') await suspendCustomer(db, slug, heldReason);
}
