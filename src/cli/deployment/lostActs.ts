/**
 * What was done after a backup, read from the file of an audit sink: a restored database has forgotten it. What can be
 * repeated safely is repeated. Accounts whose people or credentials changed are held until an operator has looked.
 */
import * as z from 'zod';
import type { AuditAction } from '../../domain/auditActions.ts';
import { limitNames } from '../../domain/limits.ts';
import { UserError } from '../../lib/errors.ts';
import { eraseCustomer } from '../../store/accounts/customerData.ts';
import {
  closeCustomer,
  closeDueCustomers,
  reopenCustomer,
  resumeCustomer,
  suspendCustomer,
} from '../../store/accounts/customerLife.ts';
import { commandLine, recordAudit } from '../../store/core/audit.ts';
import { type Database, execute, query } from '../../store/core/db.ts';
import { enrollHost } from '../../store/fleet/hostKeys.ts';
import { cordonHost } from '../../store/fleet/hostRows.ts';
import { setLimitOf } from '../../store/fleet/tenantLimits.ts';
import { startMachine, stopMachine } from '../../store/machines/heldStopped.ts';
import { readLines } from '../audit/auditFile.ts';

const lostEvent = z.object({
  id: z.string(),
  customerId: z.string().nullable(),
  createdAt: z.string(),
  sequence: z.string(),
  actorName: z.string().nullish(),
  actorType: z.string(),
  action: z.string(),
  target: z.string(),
  outcome: z.string(),
  reason: z.string().nullish(),
  details: z.record(z.string(), z.unknown()).catch({}),
});
export type LostAct = z.infer<typeof lostEvent>;

/** The events of a file that the database does not have, in the order in which they were written. */
export async function lostActsIn(db: Database, file: string): Promise<LostAct[]> {
  const lost = new Map<string, LostAct>();
  let batch: { chainId: string; position: string; hash: string; act: LostAct }[] = [];
  const sort = async () => {
    const known = await query(db)<{ id: string }>`
      SELECT given.id FROM unnest(${batch.map(({ act }) => act.id)}::text[], ${batch.map(({ chainId }) => chainId)}::uuid[],
        ${batch.map(({ position }) => position)}::bigint[], ${batch.map(({ hash }) => hash)}::text[]) AS given (id, chain_id, position, hash)
      WHERE EXISTS (SELECT FROM audit_links l WHERE (l.chain_id, l.position) = (given.chain_id, given.position) AND encode(l.hash, 'hex') = given.hash)
        OR EXISTS (SELECT FROM audit_events e WHERE e.id::text = given.id)`;
    const ids = new Set(known.map(({ id }) => id));
    for (const { act } of batch) if (!ids.has(act.id)) lost.set(act.id, act);
    batch = [];
  };
  for await (const line of readLines(file)) {
    const read = lostEvent.safeParse(line.event);
    if (!read.success || line.position === undefined || line.hash === undefined) continue;
    const { position, hash } = line;
    batch.push({ chainId: read.data.customerId ?? noChain, position, hash, act: read.data });
    if (batch.length >= atOnce) await sort();
  }
  await sort();
  const acts = [...lost.values()];
  // What was done to an account that was erased afterwards is erased, too: only its erasure is to be repeated.
  const erased = new Set(acts.filter(({ action }) => action === 'customer.erase').map(({ customerId }) => customerId));
  return acts
    .filter(({ action, customerId }) => customerId === null || !erased.has(customerId) || action === 'customer.erase')
    .sort((a, b) => Number(BigInt(a.sequence) - BigInt(b.sequence)));
}

const atOnce = 500;
const noChain = '00000000-0000-0000-0000-000000000000';

type Repeat = (db: Database, act: LostAct, why: string) => Promise<unknown>;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Acts that are repeated as they were. Each may be repeated again. */
const repeats: Partial<Record<AuditAction, Repeat>> = {
  'customer.suspend': (db, { target }, why) => suspendCustomer(db, target, why),
  'customer.resume': (db, { target }, why) => resumeCustomer(db, target, why),
  'customer.close': (db, { target, createdAt, details }, why) => {
    const endsAt = Date.parse(createdAt) + Number(details['graceDays'] ?? 0) * dayMs;
    return closeCustomer(db, target, { reason: why, graceDays: Math.max(0, Math.ceil((endsAt - Date.now()) / dayMs)) });
  },
  'customer.reopen': (db, { target }, why) => reopenCustomer(db, target, why),
  'customer.erase': async (db, { customerId }, why) => {
    const { slug, status } = await db.customer.findUniqueOrThrow({ where: { id: customerId! } });
    // Also where its machines are not gone yet, which is why the erasure may have to be repeated.
    if (status === 'active' || status === 'suspended') await closeCustomer(db, slug, { reason: why, graceDays: 0 });
    await closeDueCustomers(db, () => true);
    await eraseCustomer(db, slug, why);
  },
  'limit.set': (db, { target, details }, why) =>
    setLimitOf(db, target, {
      className: details['machine_class'] === null ? null : text(details['machine_class']),
      name: z.enum(limitNames).parse(details['limit']),
      amount: z.int().nullable().parse(details['amount']),
      endsAt: details['ends_at'] === null ? null : new Date(text(details['ends_at'])),
      reason: why,
    }),
  'host.cordon': (db, { target }) => requireHost(cordonHost(db, target, true, 'host.cordon'), target),
  'host.drain': (db, { target }) => requireHost(cordonHost(db, target, true, 'host.drain'), target),
  'host.uncordon': (db, { target }) => requireHost(cordonHost(db, target, false, 'host.uncordon'), target),
  'host.enroll': async (db, { target, createdAt, details }) => {
    const [publicKey, fingerprint] = [text(details['public_key']), text(details['fingerprint'])];
    const overlapEndsAt = Date.parse(createdAt) + Number(details['overlap_hours'] ?? 0) * hourMs;
    const overlap = Math.max(0, Math.ceil((overlapEndsAt - Date.now()) / hourMs));
    const done = await enrollHost(db, target, { publicKey, fingerprint }, overlap);
    if (done !== 'trusted' && done !== 'known') throw new UserError(`the key is not trusted: ${done}`);
  },
  'machine.stop': async (db, { target }, why) => stopMachine(db, await keyOfMachine(db, target), { reason: why }),
  'machine.start': async (db, { target }, why) => startMachine(db, await keyOfMachine(db, target), why),
  'api-key.revoke': (db, { target }) =>
    execute(db)`UPDATE api_keys SET revoked_at = clock_timestamp() WHERE id::text = ${target} AND revoked_at IS NULL`,
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

async function requireHost(found: Promise<boolean>, name: string): Promise<void> {
  if (!(await found)) throw new UserError(`there is no host "${name}" in the backup`);
}

async function keyOfMachine(db: Database, uid: string) {
  const machine = await db.machine.findUnique({ where: { uid }, select: { kind: true, namespace: true, name: true } });
  if (!machine) throw new UserError(`the machine ${uid} is not in the backup: "orphans adopt" may give it back`);
  return machine as Parameters<typeof stopMachine>[1];
}

/** What changed who may act for an account: the event alone does not tell how it is to be now. */
const changesAccess =
  /^(customer-user|identity-integration|identity-provider|principal)\.|^api-key\.(create|rotate|restrict|bound)$|^invitation\.accept$|^registration\.redeem$/;
/** What operators did and is neither repeated nor a matter of access: for them to do again. */
const isShown = ({ actorType, action }: LostAct) =>
  actorType === 'operator' && !/^(operator\.command|audit\.|database\.|customer\.export)/.test(action);

export type Treatment = 'repeat' | 'hold' | 'show';

export function treatmentOf(act: LostAct): Treatment | null {
  if (act.outcome !== 'success') return null;
  if (Object.hasOwn(repeats, act.action)) return 'repeat';
  if (act.customerId !== null && changesAccess.test(act.action)) return 'hold';
  return isShown(act) ? 'show' : null;
}

/** Does for one lost act what is to be done, once. Returns what came of it, and whether an operator has to look. */
export async function treat(db: Database, act: LostAct): Promise<{ said: string; isOpen: boolean }> {
  const requestId = `recover/${act.id}`;
  if (await db.auditEvent.findFirst({ where: { requestId, action: 'database.recover' } }))
    return { said: 'done before', isOpen: false };
  const treatment = treatmentOf(act);
  try {
    if (treatment === 'repeat')
      await repeats[act.action as AuditAction]!(db, act, act.reason ?? 'as before the restore of a backup');
    if (treatment === 'hold') await hold(db, act);
  } catch (error) {
    if (error instanceof UserError || error instanceof z.ZodError)
      return { said: `NOT DONE: ${error.message}`, isOpen: true };
    throw error;
  }
  if (treatment === 'show') return { said: 'to be done again by you, if it still holds', isOpen: true };
  const details = { act: act.action, of: act.target };
  await recordAudit(db, { ...commandLine, action: 'database.recover', target: 'database', requestId, details });
  return treatment === 'hold'
    ? { said: 'the account is held: look at its people and credentials, then "customers resume"', isOpen: true }
    : { said: 'repeated', isOpen: false };
}

const held = 'the service was restored from a backup, and the operator checks what changed in this account since';

/** An account that is suspended or closed anyway stays as it is. */
async function hold(db: Database, { customerId }: LostAct): Promise<void> {
  const customer = await db.customer.findUnique({ where: { id: customerId! } });
  if (!customer) throw new UserError('its account is not in the backup');
  if (customer.status === 'active') await suspendCustomer(db, customer.slug, held);
}
