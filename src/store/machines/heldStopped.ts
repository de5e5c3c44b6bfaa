/**
 * Machines that an operator holds stopped, as in a dispute or for an abuser, without deleting anything. The row says so
 * before its guest goes down, and every run of its workflow keeps it down until an operator lets it start again.
 */
import { randomUUID } from 'node:crypto';
import type { Observation } from '../../domain/observation.ts';
import { startingAgainText, stoppedText } from '../../domain/reasons.ts';
import { noSuchMachine, UserError } from '../../lib/errors.ts';
import { auditChange, commandLine } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, transaction } from '../core/db.ts';
import { enqueueWake } from '../core/outbox.ts';
import { noteStarted, noteStopped } from '../usage/lifecycles.ts';
import { writeTransition } from './fence.ts';
import type { MachineKey, MachineRow } from './machineRow.ts';
import { getMachine, isInUse } from './machineStore.ts';
import { wakeMachine } from './registeredForwards.ts';
import { lockMachine } from './sql/lockMachine.ts';
import { writeMachine } from './sql/writeMachine.ts';

const named = ({ namespace, name }: MachineKey) => `${namespace}/${name}`;

function required(key: MachineKey, machine: MachineRow | null): MachineRow {
  if (machine) return machine;
  throw noSuchMachine(key.kind, named(key));
}

/** A machine that may be stopped. Throws UserError for any other. */
export async function requireStoppable(tx: Queryable, key: MachineKey, found?: MachineRow | null): Promise<MachineRow> {
  const machine = required(key, found === undefined ? await getMachine(tx, key) : found);
  if (await isInUse(tx, machine)) return machine;
  if (machine.recreates)
    throw new UserError(
      `${named(key)} leaves a host that is evacuated, and is created again on another one: stop it there, once it is ready.`,
      { code: 'state_refused' },
    );
  const state = machine.deletionRequestedAt ? 'is being deleted' : `is ${machine.phase}`;
  throw new UserError(
    `${named(key)} ${state}: only a machine that was ready is stopped. "customers suspend" keeps its customer from making others.`,
    { code: 'state_refused' },
  );
}

/**
 * Holds a machine stopped: connections are refused from this commit on, and its guest goes down, at once if it is forced.
 * Another reason replaces the former. Audited. Throws UserError. Returns whether it was not stopped before.
 */
export function stopMachine(
  db: Database,
  key: MachineKey,
  { reason, force = false }: { reason: string; force?: boolean },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const before = await requireStoppable(tx, key, await lockMachine(tx, key));
    const { uid } = before;
    await execute(tx)`UPDATE machines SET stop_reason = ${reason} WHERE uid = ${uid}::uuid`;
    await noteStopped(tx, uid);
    await audit(tx, before, 'machine.stop', reason);
    await enqueueWake(tx, before);
    const failureMessage = stoppedText(reason);
    const down = {
      phase: 'Starting',
      readyForAccess: false,
      restartWanted: force ? 'forced' : (before.restartWanted ?? 'graceful'),
      restartRequestId: randomUUID(),
    } as const;
    const isNew = before.stopReason === null;
    await writeMachine(
      tx,
      { ...before, stopReason: reason },
      { failureMessage, ...((isNew || force) && down) },
      { happened: [{ reason: 'StoppedByOperator', message: failureMessage }] },
    );
    return isNew;
  });
}

/** Lets a stopped machine start again. Audited. Throws UserError. Returns whether it was stopped. */
export function startMachine(db: Database, key: MachineKey, reason: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    const before = required(key, await lockMachine(tx, key));
    if (before.stopReason === null) return false;
    const { uid } = before;
    await execute(tx)`UPDATE machines SET stop_reason = NULL WHERE uid = ${uid}::uuid`;
    await noteStarted(tx, uid);
    await audit(tx, before, 'machine.start', reason);
    // Whatever its guest does by now, it is brought down once more and then up.
    const again = (await isInUse(tx, before))
      ? ({ restartWanted: 'graceful', restartRequestId: randomUUID(), failureMessage: startingAgainText } as const)
      : {};
    await enqueueWake(tx, before);
    await writeMachine(tx, { ...before, stopReason: null }, again, {
      happened: [{ reason: 'StartedByOperator', message: startingAgainText }],
    });
    return true;
  });
}

/** What is seen of a machine that an operator holds stopped. A guest that came up by itself is brought down again. */
export async function keepStopped(
  tx: Queryable,
  row: MachineRow,
  reason: string,
  seen: Observation | null,
): Promise<void> {
  const failureMessage = stoppedText(reason);
  const patch = { phase: 'Starting', readyForAccess: false, failureMessage } as const;
  if (seen?.power !== 'on') return void (await writeTransition(tx, row, patch));
  await wakeMachine(tx, row.uid);
  await writeTransition(tx, row, { ...patch, restartWanted: 'graceful', restartRequestId: randomUUID() });
}

async function audit(
  tx: Queryable,
  { uid, namespace }: MachineRow,
  action: 'machine.stop' | 'machine.start',
  reason: string,
): Promise<void> {
  const [of] = await query(tx)<{ customerId: string; tenantId: string }>`
    SELECT t.customer_id AS "customerId", t.id AS "tenantId" FROM namespaces n JOIN tenants t ON t.id = n.tenant_id
    WHERE n.name = ${namespace}`;
  await auditChange(tx, { ...commandLine, ...of!, reason }, action, uid);
}
