/**
 * Evacuated hosts: from the plan on they take no new machine, beside whether they are cordoned, and until that is canceled.
 * Owners are told, and may delete or recreate their machines themselves. From the plan's time on, housekeeping deletes those
 * that are left, by the normal life of a machine: the host shows that each is gone. The plan is columns of the host, so a
 * repeat goes on from what the machines' rows say.
 */

import type { EvacuationCredit } from '#prisma';
import {
  type Evacuation,
  evacuationBegins,
  evacuationBlocked,
  evacuationCanceled,
  evacuationPlanned,
  type waits,
} from '../../domain/timeline.ts';
import { monthOf } from '../../domain/usageTime.ts';
import { noSuchHost } from '../../lib/errors.ts';
import { storableJson } from '../../lib/text.ts';
import { type AuditDetails, auditChange, commandLine, housekeeping, recordAudit } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, sql, transaction } from '../core/db.ts';
import type { HasTime } from '../core/duties.ts';
import { type MachineJson, type MachineRow, machineFromJson } from '../machines/machineRow.ts';
import { acceptDeletion } from '../machines/machineStore.ts';
import { holdForAgain, whyNotElsewhere } from '../machines/placeMachine.ts';
import { uidAgain } from '../machines/recreation.ts';
import { lockMachine } from '../machines/sql/lockMachine.ts';
import { livesOnlyThere, livesThere } from '../machines/sql/releasePlacement.ts';
import { writeMachine } from '../machines/sql/writeMachine.ts';
import { creditWhatIsLeft } from '../usage/billCorrections.ts';
import { findBill } from '../usage/bills.ts';
import { byAccount, type MachineToTell, machinesThere, type Telling, tellOwners, toldColumns } from './hostNotices.ts';

export type { Evacuation } from '../../domain/timeline.ts';

/** As the row of a host has it; without a time, it is canceled, and not all customers have been told. */
type Recorded = Omit<Evacuation, 'evacuatesAt'> & { evacuatesAt: Date | null };

const planColumns = sql`h.evacuates_at AS "evacuatesAt", h.evacuation_recreates AS recreates,
  h.evacuation_credit_seconds::float8 AS "creditSeconds", h.evacuation_reason AS reason`;

const telling: Telling<Recorded> = {
  planned: 'EvacuationPlanned',
  canceled: 'EvacuationCanceled',
  event: 'machine.evacuation',
  // A plan that is repeated after an interrupted cancellation is announced again.
  countsSince: sql`h.evacuation_planned_at`,
  happening: ({ evacuatesAt, ...plan }) =>
    evacuatesAt === null ? evacuationCanceled(plan) : evacuationPlanned({ evacuatesAt, ...plan }),
  facts: ({ evacuatesAt, recreates }) => ({ evacuates_at: evacuatesAt?.toISOString() ?? null, recreates }),
  email: (plan, list) => {
    const { message } = telling.happening(plan);
    const subject = plan.evacuatesAt
      ? `Machines leave their host on ${plan.evacuatesAt.toISOString().slice(0, 10)}`
      : 'Machines stay on their host';
    return { subject, text: `For each of these machines, ${message}.\n\n${list}\n` };
  },
};

/** A plan as an operator asks for it. */
export interface AskedEvacuation extends Evacuation {
  /** Its time is so many hours after the plan was made. Null: it is the time of day that was given. */
  noticeHours: number | null;
}

/** SQL: whether host `h` has this plan, and the time that the plan has. The same notice again is the same plan. */
function planned({ evacuatesAt, noticeHours, recreates, creditSeconds, reason }: AskedEvacuation) {
  const notice = sql`make_interval(hours => ${noticeHours}::int)`;
  const [at, hasTime] =
    noticeHours === null
      ? [sql`${evacuatesAt}::timestamptz`, sql`h.evacuates_at = ${evacuatesAt}::timestamptz`]
      : [sql`statement_timestamp() + ${notice}`, sql`h.evacuates_at - h.evacuation_planned_at = ${notice}`];
  const isSame = sql`(coalesce(${hasTime}, false) AND (h.evacuation_recreates, h.evacuation_credit_seconds, h.evacuation_reason)
    IS NOT DISTINCT FROM (${recreates}, ${creditSeconds}::bigint, ${reason}))`;
  return { at, isSame };
}

/** When the machines of a host would be taken off it by this plan. */
export async function timeOf(db: Queryable, hostName: string, plan: AskedEvacuation): Promise<Date> {
  const { at, isSame } = planned(plan);
  const [host] = await query(db)<{ at: Date }>`
    SELECT CASE WHEN ${isSame} THEN h.evacuates_at ELSE ${at} END AS at FROM hosts h WHERE name = ${hostName} AND NOT retired`;
  if (!host) throw noSuchHost(hostName);
  return host.at;
}

/**
 * Plans the evacuation of a host, in place of the one that it has, and tells the owners. Audited. Throws UserError. Returns
 * its time, and how many machines it told about.
 */
export async function planEvacuation(
  db: Database,
  hostName: string,
  plan: AskedEvacuation,
): Promise<{ evacuatesAt: Date; told: number }> {
  const { recreates, creditSeconds, reason } = plan;
  const evacuatesAt = await transaction(db, async (tx) => {
    const { at, isSame } = planned(plan);
    // The same plan again keeps the time from which owners have their notice.
    const [changed] = await query(tx)<{ at: Date }>`
      UPDATE hosts h SET evacuates_at = ${at}, evacuation_recreates = ${recreates},
        evacuation_credit_seconds = ${creditSeconds}::bigint, evacuation_reason = ${reason}, evacuation_planned_at = statement_timestamp()
      WHERE name = ${hostName} AND NOT retired AND NOT ${isSame} RETURNING h.evacuates_at AS at`;
    // Now that the host takes no more: a placement that a role's password writes from now on is none of the plan's.
    const [there] = await query(tx)<{ at: Date }>`
      UPDATE hosts h SET evacuation_placements = ARRAY(SELECT runtime_id FROM placements p WHERE p.host_name = h.name AND ${livesOnlyThere})
      WHERE name = ${hostName} AND NOT retired RETURNING h.evacuates_at AS at`;
    if (!there) throw noSuchHost(hostName);
    const details = { at: there.at.toISOString(), recreates, creditSeconds };
    if (changed) await recordAudit(tx, { ...commandLine, action: 'host.evacuate', target: hostName, reason, details });
    return there.at;
  });
  return { evacuatesAt, told: await tell(db, hostName) };
}

/**
 * Cancels the evacuation of a host, which opens it unless it is cordoned, and tells the owners who read of it. What was
 * deleted before is created again as planned. Audited. Null if there is none; else how many machines it told about.
 */
export async function cancelEvacuation(db: Database, hostName: string, reason: string): Promise<number | null> {
  const ended = await transaction(db, async (tx) => {
    // It waits for a machine that is being deleted now, and no later one is.
    const canceled = await execute(tx)`
      UPDATE hosts SET ${noEvacuation}, evacuation_reason = ${reason} WHERE name = ${hostName} AND evacuates_at IS NOT NULL`;
    if (canceled > 0)
      await recordAudit(tx, { ...commandLine, action: 'host.end-evacuation', target: hostName, reason });
    return canceled > 0;
  });
  const told = await tell(db, hostName);
  return ended ? told : null;
}

/** Plans of hosts, to be shown before {@link takeBackEvacuations}. */
export function plannedEvacuations(db: Queryable): Promise<(Evacuation & { hostName: string })[]> {
  return query(db)<Evacuation & { hostName: string }>`
    SELECT h.name AS "hostName", ${planColumns} FROM hosts h WHERE evacuates_at IS NOT NULL AND NOT retired ORDER BY h.name`;
}

/** Takes all plans back and cordons their hosts. Owners are not told: a restored plan may be older than what they read. Audited. */
export async function takeBackEvacuations(tx: Queryable, details: AuditDetails): Promise<void> {
  const hosts = await query(tx)<{ name: string }>`
    UPDATE hosts SET ${noEvacuation}, evacuation_reason = NULL, cordoned = true
    WHERE evacuates_at IS NOT NULL AND NOT retired RETURNING name`;
  const reason = 'taken back by the recovery of a restored database';
  for (const { name } of hosts)
    await recordAudit(tx, { ...commandLine, action: 'host.end-evacuation', target: name, reason, details });
}

/** SQL: assignments of a host without a plan; its reason is kept until all have been told. */
export const noEvacuation = sql`evacuates_at = NULL, evacuation_planned_at = NULL, evacuation_recreates = false,
  evacuation_credit_seconds = 0, evacuation_placements = '{}'`;

/** Tells owners what they have not read. A cancellation is forgotten once all have been told. */
async function tell(db: Database, hostName: string | null, hasTime: HasTime = () => true): Promise<number> {
  const chosen = sql`h.evacuation_reason IS NOT NULL AND (${hostName}::text IS NULL OR h.name = ${hostName})`;
  const canceled = await query(db)<{ name: string; reason: string }>`
    SELECT name, evacuation_reason AS reason FROM hosts h WHERE evacuates_at IS NULL AND ${chosen}`;
  const machines = await query(db)<MachineToTell & Recorded>`
    SELECT ${toldColumns(telling)}, ${planColumns} ${machinesThere} AND ${chosen} ${byAccount}`;
  const { told, isDone } = await tellOwners(db, telling, machines, hasTime);
  if (isDone)
    for (const { name, reason } of canceled)
      await execute(db)`
        UPDATE hosts SET evacuation_reason = NULL WHERE name = ${name} AND evacuates_at IS NULL AND evacuation_reason = ${reason}`;
  return told;
}

/**
 * Housekeeping: tells owners, deletes the machines whose time has come, each in a transaction of its own, and credits what
 * was promised. A machine that cannot be deleted keeps none of the others. Returns how many it deleted.
 */
export async function followEvacuations(db: Database, hasTime: HasTime): Promise<number> {
  await tell(db, null, hasTime);
  const failures: unknown[] = await creditEvacuated(db, hasTime);
  // In any order, so that those that no host takes keep none of the others from their turn.
  const due = await query(db)<{ uid: string }>`SELECT m.uid ${machinesThere} AND ${isDue} ORDER BY random()`;
  let deleted = 0;
  for (const { uid } of due) {
    if (!hasTime()) break;
    try {
      if (await transaction(db, (tx) => evacuate(tx, uid))) deleted += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return deleted;
}

/**
 * SQL: the time of machine `m`, which was on host `h` when that was planned, has come. Its owner had the notice that was
 * planned, counted from when it was told. A silent host may only be off, and what an operator holds stopped is evidence: both wait.
 */
const isDue = sql`h.evacuates_at <= clock_timestamp() AND h.lost_at IS NULL AND m.stop_reason IS NULL
  AND p.runtime_id = ANY (h.evacuation_placements) AND EXISTS (SELECT FROM machine_events e
    WHERE e.machine_uid = m.uid AND e.reason = ${telling.planned}
    AND e.last_at >= h.evacuation_planned_at AND e.last_at + (h.evacuates_at - h.evacuation_planned_at) <= clock_timestamp())`;

/** Accepts the delete of a machine. One that is to be created again stays unless another host is held for it. */
async function evacuate(tx: Queryable, uid: string): Promise<boolean> {
  const machine = await lockMachine(tx, { uid });
  // A cancellation waits for this, or this sees it.
  const [plan] = await query(tx)<Recorded & { hostName: string; customerId: string; tenantId: string }>`
    SELECT h.name AS "hostName", t.customer_id AS "customerId", t.id AS "tenantId", ${planColumns}
    ${machinesThere} AND m.uid = ${uid}::uuid AND ${isDue} FOR SHARE OF h`;
  if (!machine || !plan) return false;
  const { recreates, creditSeconds, hostName, customerId, tenantId, reason } = plan;
  if (recreates) {
    const refused = await holdForAgain(tx, machine, uidAgain(uid));
    if (refused?.lasting) await tellBlocked(tx, machine, refused.lasting);
    if (refused) return false;
  }
  const details = { host: hostName, recreates, creditSeconds, again: recreates ? uidAgain(uid) : null };
  const by = { ...housekeeping, customerId, tenantId, reason };
  await auditChange(tx, by, 'machine.evacuate', uid, details);
  if (recreates) await execute(tx)`UPDATE machines SET recreates = true WHERE uid = ${uid}::uuid`;
  const happened = [evacuationBegins(plan)];
  const promise = () => promiseCredit(tx, uid, plan);
  await acceptDeletion(tx, { ...machine, recreates: recreates || null }, { happened }, promise);
  return true;
}

/** Tells the owner, once for each reason, that the machine stays although its time has come. */
async function tellBlocked(tx: Queryable, machine: MachineRow, why: string): Promise<void> {
  const happened = evacuationBlocked(why);
  const told = await query(tx)<unknown>`
    SELECT 1 FROM machine_events WHERE machine_uid = ${machine.uid}::uuid AND reason = ${happened.reason}
      AND message = ${happened.message}`;
  if (told.length > 0) return;
  const more = storableJson({ message: happened.message });
  await query(tx)`
    SELECT tell_webhooks(m, ${telling.event}, ${more}::jsonb)::text FROM machines m WHERE m.uid = ${machine.uid}::uuid`;
  await writeMachine(tx, machine, {}, { happened: [happened] });
}

/** Records what is owed for a machine whose lifecycle has just ended; nothing was billed for one that was never ready. */
async function promiseCredit(tx: Queryable, uid: string, { creditSeconds, reason }: Recorded): Promise<void> {
  if (creditSeconds === 0) return;
  await execute(tx)`
    INSERT INTO evacuation_credits (machine_uid, customer_id, tenant_id, resource_kind, resource_class, month_start, seconds, reason)
    SELECT machine_uid, customer_id, tenant_id, resource_kind, resource_class,
      extract(epoch FROM date_trunc('month', to_timestamp(greatest(started_at, ended_at - 1)), 'UTC'))::bigint,
        ${creditSeconds}::bigint, ${reason}
    FROM lifecycles WHERE machine_uid = ${uid}::uuid ON CONFLICT (machine_uid) DO NOTHING`;
}

/**
 * Credits what was promised for machines whose last month has its bill. The reference of a credit makes it once. Returns
 * why some were not: one that fails keeps none of the others.
 */
async function creditEvacuated(db: Database, hasTime: HasTime): Promise<unknown[]> {
  const owed = await query(db)<EvacuationCredit>`
    SELECT machine_uid AS "machineUid", customer_id AS "customerId", tenant_id AS "tenantId", resource_kind AS "resourceKind",
      resource_class AS "resourceClass", month_start AS "monthStart", seconds, reason
    FROM evacuation_credits c WHERE credited_at IS NULL
      AND EXISTS (SELECT FROM bills b WHERE b.customer_id = c.customer_id AND b.month_start = c.month_start) ORDER BY machine_uid`;
  const failures: unknown[] = [];
  for (const each of owed) {
    if (!hasTime()) break;
    await credit(db, each).catch((error: unknown) => failures.push(error));
  }
  return failures;
}

async function credit(db: Database, owed: EvacuationCredit): Promise<void> {
  const { machineUid, customerId, tenantId, resourceKind, resourceClass, monthStart, seconds, reason } = owed;
  const correctsMonth = Number(monthStart);
  const bill = await findBill(db, customerId, monthOf(correctsMonth));
  // It was set aside since, and is closed again.
  if (!bill) return;
  if (!bill.document)
    throw new Error(
      `The credit of machine ${machineUid} waits: the bill ${bill.id} of account ${customerId} has not the ` +
        'form of a bill. "bills verify" names it, and "bills set-aside" lets it be closed again.',
    );
  const of = { customerId, tenantId, correctsMonth, resourceKind, resourceClass, reason };
  const reference = `evacuation/${machineUid}`;
  await creditWhatIsLeft(db, bill.document, { ...of, billableSeconds: -Number(seconds), reference });
  await execute(db)`
    UPDATE evacuation_credits SET credited_at = clock_timestamp() WHERE machine_uid = ${machineUid}::uuid`;
}

/** A machine that is left on an evacuated host. */
export interface Left {
  kind: MachineRow['kind'];
  namespace: string;
  name: string;
  customer: string;
  phase: MachineRow['phase'];
  waitsFor: (typeof waits)[number];
  /** Why it waits for its owner, or for its former host. */
  why: string | null;
}

/** What is left on a host that is evacuated as planned, by name. Rooms are judged for each machine alone. */
export async function leftOn(
  db: Database,
  hostName: string,
  plan: Pick<Evacuation, 'evacuatesAt' | 'recreates'>,
): Promise<Left[]> {
  const rows = await query(db)<{
    machine: MachineJson;
    customer: string;
    silent: boolean;
    isFoundSince: boolean;
    formerHost: string | null;
  }>`
    SELECT to_jsonb(m) AS machine, c.slug AS customer, h.lost_at IS NOT NULL AS silent,
      h.evacuates_at IS NOT NULL AND NOT p.runtime_id = ANY (h.evacuation_placements) AS "isFoundSince",
      (SELECT min(host_name) FROM placements former WHERE former.machine_uid = m.uid AND former.runtime_id <> p.runtime_id
        AND former.released_at IS NULL AND former.abandoned_at IS NULL) AS "formerHost"
    FROM placements p JOIN machines m ON m.uid = p.machine_uid JOIN tenants t ON t.id = p.tenant_id
      JOIN customers c ON c.id = t.customer_id JOIN hosts h ON h.name = p.host_name
    WHERE p.host_name = ${hostName} AND ${livesThere} ORDER BY m.namespace, m.name`;
  const left: Left[] = [];
  for (const row of rows) {
    const machine = machineFromJson(row.machine);
    const { kind, namespace, name, phase } = machine;
    const waiting = await waitOf(db, machine, { ...row, hostName, recreates: plan.recreates });
    left.push({ kind, namespace, name, customer: row.customer, phase, ...waiting });
  }
  return left;
}

async function waitOf(
  db: Database,
  machine: MachineRow,
  there: { silent: boolean; isFoundSince: boolean; formerHost: string | null; hostName: string; recreates: boolean },
): Promise<Pick<Left, 'waitsFor' | 'why'>> {
  const why = null;
  if (machine.deletionRequestedAt || machine.phase === 'Failed') return { waitsFor: 'its removal', why };
  if (machine.stopReason !== null) return { waitsFor: 'an operator', why };
  if (there.silent) return { waitsFor: 'its host', why };
  if (there.isFoundSince && there.formerHost !== null)
    return { waitsFor: 'its former host', why: `${there.formerHost} has not shown that it is gone there` };
  if (there.isFoundSince) return { waitsFor: 'a repeat of the plan', why };
  const refused = there.recreates ? await whyNotElsewhere(db, machine, there.hostName) : null;
  if (!refused) return { waitsFor: 'its time', why };
  return { waitsFor: refused.lasting ? 'its owner' : 'another host', why: refused.lasting };
}

/** The plan of a host; null if it has none. Throws UserError for a host that there is not. */
export async function evacuationOf(db: Queryable, hostName: string): Promise<Evacuation | null> {
  const [plan] = await query(db)<Recorded>`SELECT ${planColumns} FROM hosts h WHERE name = ${hostName} AND NOT retired`;
  if (!plan) throw noSuchHost(hostName);
  return plan.evacuatesAt === null ? null : (plan as Evacuation);
}

/** A host that should be empty. */
export interface LateEvacuation {
  hostName: string;
  evacuatesAt: Date;
  /** Machines that are left; of these, those that are being deleted, and that an operator holds stopped. */
  machines: number;
  deleting: number;
  stopped: number;
  silent: boolean;
}

/** Hosts with machines so long after the time of their evacuation. */
export function lateEvacuations(db: Queryable, lateSeconds: number): Promise<LateEvacuation[]> {
  return query(db)<LateEvacuation>`
    SELECT h.name AS "hostName", h.evacuates_at AS "evacuatesAt", h.lost_at IS NOT NULL AS silent, count(*)::int AS machines,
      count(*) FILTER (WHERE m.deletion_requested_at IS NOT NULL OR m.phase = 'Failed')::int AS deleting,
      count(*) FILTER (WHERE m.stop_reason IS NOT NULL AND m.deletion_requested_at IS NULL)::int AS stopped
    FROM hosts h JOIN placements p ON p.host_name = h.name JOIN machines m ON m.uid = p.machine_uid
    WHERE h.evacuates_at < clock_timestamp() - make_interval(secs => ${lateSeconds}) AND NOT h.retired
      AND ${livesThere}
    GROUP BY h.name ORDER BY h.evacuates_at, h.name`;
}
