// Operators' commands for machines that exist on hosts and have no record.

import { type Client, WorkflowFailedError, WorkflowNotFoundError } from '@temporalio/client';
import { controlPlaneQueue } from '../../domain/names.ts';
import { NoSuchName, UserError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/uuid.ts';
import { ordersOf } from '../../secrets/orderKeys.ts';
import type { Config } from '../../settings/config.ts';
import type { Database } from '../../store/core/db.ts';
import { settleWakes, type Wake } from '../../store/core/outbox.ts';
import { hostAddress } from '../../store/fleet/hostRows.ts';
import { adoptOrphan, NotAdoptable } from '../../store/fleet/orphanAdoption.ts';
import { findOrphan, giveUpOrphan, listOrphans, type Orphan } from '../../store/fleet/orphanRows.ts';
import { NotProved, type OrderSources, orderedMachine } from '../../temporal/orderedMachines.ts';
import { wakeWorkflow } from '../../temporal/wakeWorkflow.ts';
import { askedOf, type List, type ListOptions, pagesOf, printList } from '../lists.ts';
import { auditReason, type Made, notDone, type Print, withDatabase, withTemporal } from '../operatorCommands.ts';
import { counted } from '../output.ts';

/** KIND/NAMESPACE/NAME from a workflow id, for display. */
export function machineOf(workflowId: string | null | undefined): string {
  return workflowId ? workflowId.split('/').slice(0, 3).join('/') : 'unknown';
}

/** `orphans list`, oldest first. */
export function orphansListCommand(config: Config, options: ListOptions, print: Print): Promise<void> {
  const asked = askedOf(options);
  return withDatabase(config, (db) => {
    const facts = ({ runtimeId, hostName, workflowId, machineUid, firstSeenAt }: Orphan) => ({
      ...{ runtimeId, hostName, machine: machineOf(workflowId), machineUid, firstSeenAt },
    });
    const place = ({ runtimeId }: Orphan) => runtimeId;
    const list: List<Orphan> = {
      heads: ['RUNTIME-ID', 'HOST', 'MADE-AS', 'UID', 'FIRST-SEEN'],
      cells: (orphan) =>
        Object.values(facts(orphan)).map((each) => (each instanceof Date ? each.toISOString() : String(each ?? '-'))),
      object: facts,
      place,
      page: pagesOf(() => listOrphans(db), place),
      none: 'every machine on a host has a record',
    };
    return printList(asked, list, print);
  });
}

/**
 * `orphans adopt [RUNTIME_ID] --reason TEXT --yes`: gives machines without a record back to their customers, each if what
 * the service signed proves it. Audited. Without --yes it says of each whether it can be. A repeat adopts what is left.
 */
export async function orphansAdoptCommand(
  config: Config,
  runtimeId: string | undefined,
  { reason, yes = false }: { reason?: string; yes?: boolean },
  print: Print,
  made?: Made,
): Promise<number> {
  if (runtimeId !== undefined && !isUuid(runtimeId)) throw notARuntime(runtimeId);
  const given = yes ? auditReason(reason) : '';
  return withDatabase(config, async (db) => {
    const orphans = (await listOrphans(db)).filter((each) => runtimeId === undefined || each.runtimeId === runtimeId);
    if (orphans.length === 0 && runtimeId !== undefined) throw notAnOrphan(runtimeId);
    if (orphans.length === 0) {
      made?.({ orphans });
      print('every machine on a host has a record');
      return 0;
    }
    return withTemporal(config, async (client) => {
      const sources = { db, client, orders: ordersOf(db, config), unenrolledHosts: config.UNENROLLED_HOSTS };
      const tried: Readonly<Record<'runtimeId' | 'hostName' | 'machine' | 'obstacle', string | null>>[] = [];
      for (const orphan of orphans) {
        const obstacle = await adoptOne(sources, orphan, yes ? given : null);
        const { runtimeId: id, hostName } = orphan;
        const machine = machineOf(orphan.workflowId);
        tried.push({ runtimeId: id, hostName, machine, obstacle });
        print(`${id} on ${hostName} (${machine}) ${verdict(obstacle, yes)}`);
      }
      made?.({ orphans: tried });
      const adopted = tried.filter(({ obstacle }) => obstacle === null).length;
      if (yes || adopted === 0) return adopted < tried.length ? 1 : 0;
      print(`This gives ${counted(adopted, 'machine')} back. Each is billed from now on, if it was ready before.`);
      return notDone(print);
    });
  });
}

function verdict(why: string | null, yes: boolean): string {
  if (why !== null) return `cannot be adopted: ${why}`;
  return yes ? "is its customer's machine again" : 'can be adopted';
}

/** Without a reason it is only tried. Returns why it cannot be; null: it is adopted, or can be. */
async function adoptOne(sources: OrderSources, orphan: Orphan, reason: string | null): Promise<string | null> {
  const { db, client } = sources;
  try {
    const ordered = await orderedMachine(sources, orphan);
    const wake = await adoptOrphan(db, ordered, { reason: reason ?? '', onlyTry: reason === null });
    if (wake) await startNow(db, client, wake);
    return null;
  } catch (error) {
    if (error instanceof NotAdoptable || error instanceof NotProved) return error.message;
    throw error;
  }
}

/**
 * A run that found no record is about to end, and a wake would end with it: so it ends first, and a new one begins from
 * the record. If Temporal fails now, the ownership schedule starts it.
 */
async function startNow(db: Database, client: Client, wake: Wake): Promise<void> {
  const former = client.workflow.getHandle(wake.workflowId);
  try {
    await former.terminate('its machine has a record again, and a new run').catch((error: unknown) => {
      if (!(error instanceof WorkflowNotFoundError)) throw error;
    });
    await wakeWorkflow(client, wake, { adopt: true });
  } catch {
    return;
  }
  await settleWakes(db, [wake.outboxId]);
}

const notARuntime = (runtimeId: string) =>
  new UserError(`"${runtimeId}" is not a runtime id: "orphans list" shows them.`);
const notAnOrphan = (runtimeId: string) =>
  new NoSuchName('orphan', runtimeId, `${runtimeId} is not an orphan: "orphans list" shows them.`);

/** How long to wait for a host; the workflow's own limits are shorter. */
const destroyLimit = '5m';

/** `orphans destroy RUNTIME_ID --reason TEXT --yes`: makes the host destroy it. Audited. A repeat joins a running one. */
export async function orphansDestroyCommand(
  config: Config,
  runtimeId: string,
  { reason, yes }: { reason?: string; yes?: boolean },
  print: Print,
): Promise<number> {
  if (!isUuid(runtimeId)) throw notARuntime(runtimeId);
  const given = auditReason(reason);
  return withDatabase(config, async (db) => {
    if (!yes) {
      const found = await findOrphan(db, runtimeId);
      if (!found) throw notAnOrphan(runtimeId);
      print(
        `This destroys ${runtimeId} (${machineOf(found.workflowId)}) on ${found.hostName}, with its disks, for good.`,
      );
      return notDone(print);
    }
    return withTemporal(config, async (client) => {
      const orphan = await giveUpOrphan(db, runtimeId, given);
      if (!orphan) throw notAnOrphan(runtimeId);
      try {
        await client.workflow.execute('destroyOrphan', {
          workflowId: `orphan/${runtimeId}`,
          taskQueue: controlPlaneQueue,
          args: [{ ...(await hostAddress(db, orphan.hostName)), runtimeId }],
          workflowIdConflictPolicy: 'USE_EXISTING',
          workflowRunTimeout: destroyLimit,
          staticSummary: `destroy an orphan on ${orphan.hostName}`,
        });
      } catch (error) {
        const why =
          error instanceof WorkflowFailedError
            ? (error.cause?.message ?? 'its workflow did not end in time: is a worker running?')
            : (error as Error).message;
        throw new UserError(`${runtimeId} on ${orphan.hostName} was not destroyed: ${why}`, { cause: error });
      }
      // Anyone who reaches Temporal can complete the workflow, so only the host's signed word decides about the row.
      if (await findOrphan(db, runtimeId))
        throw new UserError(
          `${runtimeId} on ${orphan.hostName} was not destroyed: its host did not sign that it is gone`,
        );
      print(`${runtimeId} (${machineOf(orphan.workflowId)}) is gone from ${orphan.hostName}`);
      return 0;
    });
  });
}
