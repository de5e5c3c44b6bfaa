/**
 * Gives a machine that runs on a host and has no record back to its customer: after a restore, what was made since the
 * backup. Its row is made only from what the control plane signed when it ordered the machine, on the host that shows it
 * now. What the database has by now comes first: a name that is taken, a limit, a customer who left.
 */

import type { MachineKind, MachineSpec } from '../../domain/machine.ts';
import { UserError } from '../../lib/errors.ts';
import { commandLine, recordAudit } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, transaction, violatesUnique } from '../core/db.ts';
import type { Wake } from '../core/outbox.ts';
import { exceededLimit, insertMachines, newMachineJson } from '../machines/sql/insertMachines.ts';
import { writeMachine } from '../machines/sql/writeMachine.ts';
import { openLifecycle } from '../usage/lifecycles.ts';
import { hasRecord } from './inventory.ts';
import { claimEpochAhead, holdWhereItIs } from './recoveryPlan.ts';

/** A machine as the control plane ordered it. */
export interface OrderedMachine {
  runtimeId: string;
  machineUid: string;
  kind: MachineKind;
  namespace: string;
  name: string;
  spec: MachineSpec;
  image: { name: string; digest: string };
  labels: Record<string, string>;
  /** When it was ordered, by a worker's clock. */
  orderedAtMs: number;
  /** Its host signed that clients could connect: it is kept from then on, and billed. */
  wasReady: boolean;
}

/** Why an orphan is not adopted. */
export class NotAdoptable extends UserError {}

/** How far a worker's clock may be behind Postgres'. */
const clockMs = 5_000;

class OnlyTried extends Error {}

/**
 * Makes the orphan its customer's machine again. Its bill, if it was ready before, begins now. With `onlyTry`, everything
 * is done and undone. Returns the wake of its workflow; null if it was only tried. Throws NotAdoptable.
 */
export async function adoptOrphan(
  db: Database,
  ordered: OrderedMachine,
  { reason, onlyTry }: { reason: string; onlyTry: boolean },
): Promise<Wake | null> {
  try {
    return await transaction(db, async (tx) => {
      const wake = await adopt(tx, ordered, reason);
      if (onlyTry) throw new OnlyTried();
      return wake;
    });
  } catch (error) {
    if (error instanceof OnlyTried) return null;
    if (violatesUnique(error, 'machines_namespace_kind_name_key')) throw new NotAdoptable(nameIsTaken(ordered));
    throw error;
  }
}

async function adopt(tx: Queryable, ordered: OrderedMachine, reason: string): Promise<Wake> {
  const { runtimeId, machineUid: uid, kind, namespace, name, spec, image, labels, wasReady } = ordered;
  const { hostName, customerId, tenantId } = await requireAdoptable(tx, ordered);
  await tx.orphan.delete({ where: { runtimeId } });
  const machine = { uid, kind, namespace, name, spec };
  // The host before the namespace, as every writer locks them.
  if (!(await holdWhereItIs(tx, machine, { hostName, runtimeId })))
    throw new NotAdoptable(`by its record, ${hostName} has no room for it: "hosts show ${hostName}"`);
  if (wasReady) await openLifecycle(tx, machine, runtimeId);
  const json = newMachineJson({ ...machine, labels, annotations: {} }, uid);
  const [created] = (await insertMachines(tx, machine, [json])) ?? [];
  if (!created) throw new NotAdoptable(await whyNotInserted(tx, ordered, json));
  // Without a claim it would count as a machine that holds nothing.
  await execute(tx)`UPDATE machines SET claim_epoch = ${claimEpochAhead} WHERE uid = ${uid}::uuid`;
  await recordAudit(tx, {
    ...commandLine,
    customerId,
    tenantId,
    action: 'orphan.adopt',
    target: `machine/${uid}`,
    reason,
    details: { name, namespace, host: hostName, runtime: runtimeId, billed: wasReady },
  });
  // It is there: what its image has become by now does not matter, and no deadline of a new machine ends one that ran.
  await writeMachine(tx, created.machine, {
    phase: wasReady ? 'Running' : 'Starting',
    resolvedImageRef: `${image.name}@${image.digest}`,
    capacitySource: (await tx.placement.findUniqueOrThrow({ where: { runtimeId } })).capacitySource,
  });
  return created.wake;
}

interface Facts {
  hostName: string;
  machineUid: string;
  isGivenUp: boolean;
  hasRecord: boolean;
  hostIsReachable: boolean;
  customerId: string | null;
  customer: string;
  status: string;
  tenantId: string;
  tenantMadeAt: Date;
  nameIsTaken: boolean;
}

/** Locks the host before the orphan, as its inventory does. Throws NotAdoptable. */
async function requireAdoptable(tx: Queryable, ordered: OrderedMachine) {
  const { runtimeId, kind, namespace, name } = ordered;
  const rows = await query(tx)<Facts>`
    SELECT o.host_name AS "hostName", o.machine_uid AS "machineUid", o.order_number IS NOT NULL AS "isGivenUp", ${hasRecord} AS "hasRecord",
      h.lost_at IS NULL AND NOT h.inventory_due AND NOT h.retired AS "hostIsReachable",
      c.id AS "customerId", c.slug AS customer, c.status, t.id AS "tenantId", t.created_at AS "tenantMadeAt",
      EXISTS (SELECT 1 FROM machines WHERE namespace = ${namespace} AND kind = ${kind} AND name = ${name}) AS "nameIsTaken"
    FROM orphans o JOIN hosts h ON h.name = o.host_name LEFT JOIN namespaces n ON n.name = ${namespace}
      LEFT JOIN tenants t ON t.id = n.tenant_id LEFT JOIN customers c ON c.id = t.customer_id
    WHERE o.runtime_id = ${runtimeId}::uuid FOR NO KEY UPDATE OF h, o`;
  const [facts] = rows;
  if (!facts) throw new NotAdoptable('it is not an orphan any more');
  const why = whyNot(facts, ordered);
  if (why !== null) throw new NotAdoptable(why);
  return { ...facts, customerId: facts.customerId! };
}

function whyNot(facts: Facts, ordered: OrderedMachine): string | null {
  const { hostName, customer, status } = facts;
  if (facts.isGivenUp) return 'an operator had it destroyed: "orphans destroy" finishes that';
  if (facts.machineUid !== ordered.machineUid)
    return 'its host has it as another machine than the one that was ordered';
  if (facts.hasRecord) return 'its record was not lost: it says that the machine ended, or lives elsewhere';
  if (!facts.hostIsReachable) return `its host was not reachable since: start the agent of ${hostName}`;
  if (facts.customerId === null)
    return `there is no namespace ${ordered.namespace}: its account or tenant was made after the backup`;
  if (facts.tenantMadeAt.getTime() > ordered.orderedAtMs + clockMs)
    return `the namespace ${ordered.namespace} was made after the machine, and may be of another customer`;
  if (status !== 'active') return `its customer ${customer} is ${status}: "customers show ${customer}"`;
  return facts.nameIsTaken ? nameIsTaken(ordered) : null;
}

function nameIsTaken({ kind, namespace, name }: OrderedMachine): string {
  return `${namespace} has another ${kind} "${name}" by now: its customer deletes that one first`;
}

async function whyNotInserted(tx: Queryable, ordered: OrderedMachine, json: string): Promise<string> {
  const exceeded = await exceededLimit(tx, ordered, json);
  if (!exceeded) return nameIsTaken(ordered);
  const { name, requested, used, limit } = exceeded;
  const { namespace } = ordered;
  return `${namespace} uses ${used} of ${limit} ${name}, and it needs ${requested}: "limits show ${namespace}", then "limits raise"`;
}
