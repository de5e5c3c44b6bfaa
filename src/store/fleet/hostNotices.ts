/**
 * What the owners of machines are told of the hosts of these: in the machine's timeline, by webhook, and by one email for
 * each account. What a machine was told last is in its timeline, so a repeat tells those that an interrupted run did not reach.
 */

import type { Happening, TimelineReason } from '../../domain/timeline.ts';
import type { WebhookEventType } from '../../domain/webhookEvents.ts';
import { storableJson } from '../../lib/text.ts';
import { type Database, type Queryable, query, type Sql, sql, transaction } from '../core/db.ts';
import type { HasTime } from '../core/duties.ts';
import { addNotice, type Notice } from '../core/notices.ts';
import { lockMachine } from '../machines/sql/lockMachine.ts';
import { livesThere } from '../machines/sql/releasePlacement.ts';
import { writeMachine } from '../machines/sql/writeMachine.ts';

/** Plans for hosts of one sort. A plan with a cancellation's happening is news for those alone who read of one before. */
export interface Telling<Plan> {
  planned: TimelineReason;
  canceled: TimelineReason;
  /** SQL: since when what owners read of a plan counts, of host `h`; null: always. */
  countsSince: Sql;
  event: WebhookEventType;
  happening(plan: Plan): Happening;
  /** What webhooks get beside the message. */
  facts(plan: Plan): Record<string, string | boolean | null>;
  email(plan: Plan, list: string): Notice;
}

export interface MachineToTell {
  uid: string;
  namespace: string;
  name: string;
  customerId: string;
  countsSince: Date | null;
  /** What it was told last of such plans. */
  told: Happening | null;
}

/** SQL: machines that live on hosts `h` and are wanted. */
export const machinesThere = sql`
  FROM placements p JOIN machines m ON m.uid = p.machine_uid JOIN tenants t ON t.id = p.tenant_id JOIN hosts h ON h.name = p.host_name
  WHERE ${livesThere}
    AND m.deletion_requested_at IS NULL AND m.phase <> 'Failed'`;

/** SQL: the columns of a {@link MachineToTell}, and the order in which they are told. */
export const toldColumns = (telling: Telling<never>) =>
  sql`m.uid, m.namespace, m.name, t.customer_id AS "customerId", ${telling.countsSince} AS "countsSince",
    ${toldLast(telling, sql`m.uid`, telling.countsSince)} AS told`;
export const byAccount = sql`ORDER BY t.customer_id, m.uid`;

const toldLast = ({ planned, canceled }: Telling<never>, uid: Sql, since: Sql) => sql`(
  SELECT jsonb_build_object('reason', e.reason, 'message', e.message) FROM machine_events e
  WHERE e.machine_uid = ${uid} AND (e.reason = ${canceled} OR (e.reason = ${planned} AND e.last_at >= coalesce(${since}, '-infinity')))
  ORDER BY e.resource_version DESC LIMIT 1)`;

/** Tells of machines, in the order of their accounts, in transactions of their own. Returns how many, and whether that was all. */
export async function tellOwners<Plan>(
  db: Database,
  telling: Telling<Plan>,
  machines: readonly (MachineToTell & Plan)[],
  hasTime: HasTime,
): Promise<{ told: number; isDone: boolean }> {
  const untold = machines.filter((machine) => isNews(telling, machine, machine.told));
  let told = 0;
  for (const [at, machine] of untold.entries()) {
    if (!hasTime()) return { told, isDone: false };
    const isFirst = machine.customerId !== untold[at - 1]?.customerId;
    // With the first of an account, so that an interrupted run sends one email too many rather than none.
    const own = () => untold.filter(({ customerId }) => customerId === machine.customerId);
    const notices = isFirst ? noticesOf(telling, own()) : [];
    if (await transaction(db, (tx) => tell(tx, telling, machine, notices))) told += 1;
  }
  return { told, isDone: true };
}

function isNews<Plan>(telling: Telling<Plan>, plan: Plan, told: Happening | null): boolean {
  const { reason, message } = telling.happening(plan);
  if (reason === telling.canceled) return told?.reason === telling.planned;
  return told?.reason !== reason || told.message !== message;
}

/** Machines that an email names. */
const named = 50;

/** What an account's email says: one for each plan that its machines are told of. */
function noticesOf<Plan>(telling: Telling<Plan>, machines: readonly (MachineToTell & Plan)[]): Notice[] {
  const messages = new Set(machines.map((machine) => telling.happening(machine).message));
  return [...messages].map((message) => {
    const own = machines.filter((machine) => telling.happening(machine).message === message);
    const names = own.slice(0, named).map(({ namespace, name }) => `- ${namespace}/${name}`);
    const more = own.length > named ? [`- and ${own.length - named} more`] : [];
    return telling.email(own[0]!, [...names, ...more].join('\n'));
  });
}

/** Returns whether it is still news. */
async function tell<Plan>(
  tx: Queryable,
  telling: Telling<Plan>,
  plan: MachineToTell & Plan,
  notices: readonly Notice[],
): Promise<boolean> {
  const { uid, customerId, countsSince } = plan;
  const machine = await lockMachine(tx, { uid });
  const [last] = await query(tx)<{
    told: Happening | null;
  }>`SELECT ${toldLast(telling, sql`${uid}::uuid`, sql`${countsSince}::timestamptz`)} AS told`;
  if (!machine || !isNews(telling, plan, last!.told)) return false;
  const happened = telling.happening(plan);
  const more = { message: happened.message, ...telling.facts(plan) };
  for (const notice of notices) await addNotice(tx, customerId, notice);
  await query(tx)`
    SELECT tell_webhooks(m, ${telling.event}, ${storableJson(more)}::jsonb)::text FROM machines m WHERE m.uid = ${uid}::uuid`;
  await writeMachine(tx, machine, {}, { happened: [happened] });
  return true;
}
