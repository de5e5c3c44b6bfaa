/** How a run of a machine's workflow claims the machine's row, and finds a host for it. */
import { activityInfo } from '@temporalio/activity';
import type { Client } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import type { HostOrder } from '../src/domain/hostOrder.ts';
import type { MachineKind, MachineSpec } from '../src/domain/machine.ts';
import { machineWorkflowId } from '../src/domain/names.ts';
import type { Deadlines, Phase } from '../src/domain/phases.ts';
import type { RuntimeSpec } from '../src/drivers/agent/driver.ts';
import type { Orders } from '../src/secrets/orderKeys.ts';
import { databaseCondition } from '../src/store/core/databaseCondition.ts';
import type { Database } from '../src/store/core/db.ts';
import type { AbandonedPlacement } from '../src/store/machines/leftPlacements.ts';
import { findMachine, type MachineRow } from '../src/store/machines/machineStore.ts';
import { type PlaceOutcome, placeMachine } from '../src/store/machines/placeMachine.ts';
import type { HeldPlacement } from '../src/store/machines/sql/heldPlacements.ts';
import {
  type ClaimedMachine,
  claimAndPlace,
  claimMachine,
  orderRestart,
  type Restart,
  wantedRestart,
} from '../src/store/machines/transitions.ts';
import type { FleetMeters } from '../src/temporal/fleetMeters.ts';
import { openRunOf } from '../src/temporal/listing.ts';
import type { FencedInput, Guard } from './guard.ts';

/** What a workflow knows about its machine. It includes the deadlines, so that a history explains itself. */
export interface Claim {
  epoch: number;
  kind: MachineKind;
  name: string;
  phase: Phase;
  spec: MachineSpec;
  failureCode: string | null;
  failureMessage: string | null;
  /** RFC 3339. */
  phaseSince: string;
  deletionRequested: boolean;
  restart: OrderedRestart | null;
  /** An operator holds it stopped; absent: none does. */
  stopped?: true;
  /** It was ready once: from then on it is kept, not given up, while its host is out of reach. */
  wasReady: boolean;
  readyForAccess: boolean;
  held: HeldPlacement[];
  /** To start the machine of its newest placement, and to look at it; absent for one that failed or is deleted. */
  order?: string | undefined;
  deadlines: Deadlines;
  /** What came of looking for a host with the claim, as the claim's first step; absent if none was looked for. */
  placed?: PlaceResult;
}

/** How a host brings a machine down. */
export interface WayDown {
  /** Absent if the row does not want it. */
  order?: string | undefined;
  /** How long the guest may take to shut down: a machine that failed is not worth waiting for. */
  graceMs: number;
  /** What a failed machine printed stays for its customer. */
  keepConsole: boolean;
}

export type OrderedRestart = Restart & { how: WayDown };

export type PlaceResult =
  /** `order`: to create and start it. */
  | { outcome: 'placed'; placement: HeldPlacement; runtime: RuntimeSpec; order: string | undefined }
  | Exclude<PlaceOutcome, { outcome: 'placed' }>;

/** Failure type of a look for capacity that found none yet. */
const noCapacityYet = 'NoCapacityYet';

export interface ClaimDependencies {
  db: Database;
  client: Client;
  deadlines: Deadlines;
  orders: Orders;
}

export function createClaimActivities({ db, client, deadlines, orders }: ClaimDependencies, guard: Guard) {
  return {
    /**
     * Claims the row for this run, and looks for a host if the machine waits for one. Null if the machine is gone; fails
     * with `Superseded` if another open run has it.
     */
    claim({ uid }: { uid: string }): Promise<Claim | null> {
      return guard.run(uid, async () => {
        const { workflowExecution: run } = activityInfo();
        if (!run) throw new Error('claim runs for a workflow only');
        const claimed = (await claimFrom(db, uid, run, null)) ?? (await takeOver(db, client, uid, run));
        if (!claimed) return null;
        const { row, held, wasReady } = claimed;
        const placed = claimed.placed && (await decisionOf(claimed.placed, guard.fleet, orders));
        const order = await orderToRun(claimed, orders);
        return {
          epoch: row.claimEpoch,
          kind: row.kind,
          name: row.name,
          phase: placed?.outcome === 'placed' ? 'Creating' : row.phase,
          spec: row.spec,
          failureCode: row.failureCode,
          failureMessage: row.failureMessage,
          phaseSince: row.phaseSince.toISOString(),
          deletionRequested: row.deletionRequestedAt !== null,
          restart: wantedRestart(row) && (await orderedRestart(db, uid, { deadlines, orders })),
          ...(row.stopReason !== null && { stopped: true as const }),
          wasReady,
          readyForAccess: row.readyForAccess,
          held,
          ...(order !== undefined && { order }),
          deadlines,
          ...(placed && { placed }),
        };
      });
    },

    /**
     * Holds capacity for the machine, if possible on a host other than those of the placements that it `left`, which are
     * still held. With `wait`, a refusal that may pass is a failure that Temporal retries.
     */
    async place({
      left,
      wait = false,
      ...input
    }: FencedInput & { left: readonly AbandonedPlacement[]; wait?: boolean }): Promise<PlaceResult> {
      const result = await guard.fenced(input, async (fence) =>
        decisionOf(await placeMachine(db, input.uid, fence, left), guard.fleet, orders),
      );
      if (wait && result.outcome === 'refused' && result.retryable)
        throw ApplicationFailure.retryable(`${result.failure.code}: ${result.failure.message}`, noCapacityYet);
      return result;
    },
  };
}

type Execution = { workflowId: string; runId: string };

/** Claims a row that another run had, once Temporal confirms that this run is the machine's open one. */
async function takeOver(db: Database, client: Client, uid: string, run: Execution): Promise<ClaimedMachine | null> {
  const row = await findMachine(db, uid);
  if (row && machineWorkflowId(row) !== run.workflowId)
    throw ApplicationFailure.nonRetryable(
      `the workflow of machine ${uid} is ${machineWorkflowId(row)}: this one may not claim it`,
      'NotItsWorkflow',
    );
  if (!row?.claimRunId) return null;
  const open = await openRunOf(client, run.workflowId);
  if (open !== null && open !== run.runId)
    throw ApplicationFailure.nonRetryable(`run ${open} owns ${run.workflowId}`, 'Superseded');
  const claimed = await claimFrom(db, uid, run, row.claimRunId);
  if (!claimed && (await findMachine(db, uid))) throw new Error('the row was claimed by yet another run meanwhile');
  return claimed;
}

/**
 * Claims the row of the former run, in one transaction with a look for a host. An error of that look leaves it to the
 * step `place`, which reports it.
 */
function claimFrom(
  db: Database,
  uid: string,
  { runId, workflowId }: Execution,
  former: string | null,
): Promise<ClaimedMachine | null> {
  return claimAndPlace(db, uid, runId, former, workflowId).catch((error: unknown) => {
    if (databaseCondition(error) === 'away') throw error;
    return claimMachine(db, uid, runId, former, workflowId);
  });
}

async function decisionOf(result: PlaceOutcome, fleet: FleetMeters, orders: Orders): Promise<PlaceResult> {
  if (result.outcome === 'refused') fleet.placementRefused(result.failure.code);
  if (result.outcome !== 'placed') return result;
  const { placement, machine, image } = result;
  const runtime = runtimeOf(machine, placement, image);
  return { outcome: 'placed', placement, runtime, order: await orders.sign(runOrder(placement, runtime)) };
}

/** Without what to create: that comes with a placement. */
function orderToRun(
  { row, held: [newest], placed }: ClaimedMachine,
  orders: Orders,
): Promise<string | undefined> | undefined {
  if (placed || !newest || row.deletionRequestedAt || row.phase === 'Failed') return undefined;
  return orders.sign(runOrder(newest));
}

/** A restart that the row wants, with how its host brings the guest down for it; null if that is over. */
export async function orderedRestart(
  db: Database,
  uid: string,
  { deadlines, orders }: Pick<ClaimDependencies, 'deadlines' | 'orders'>,
): Promise<OrderedRestart | null> {
  const wanted = await orderRestart(db, uid);
  if (!wanted) return null;
  const { placement, ...restart } = wanted;
  const { hostName, runtimeId, orderNumber: number } = placement;
  const how = { graceMs: restart.manner === 'forced' ? 0 : deadlines.stoppingMs, keepConsole: true };
  const order = await orders.sign({ hostName, runtimeId, act: 'restart', number, arguments: how });
  return { ...restart, how: { ...how, ...(order && { order }) } };
}

export function runOrder({ hostName, runtimeId, orderNumber }: HeldPlacement, runtime?: RuntimeSpec): HostOrder {
  return { hostName, runtimeId, act: 'run', number: orderNumber, ...(runtime && { arguments: runtime }) };
}

function runtimeOf(
  machine: MachineRow,
  placement: HeldPlacement,
  image: { name: string; digest: string; source: Record<string, unknown> },
): RuntimeSpec {
  return {
    runtimeId: placement.runtimeId,
    machineUid: machine.uid,
    kind: machine.kind,
    namespace: machine.namespace,
    name: machine.name,
    spec: machine.spec,
    image: { name: image.name, digest: image.digest, source: image.source },
    labels: machine.labels,
    workflowId: machineWorkflowId(machine),
    placementVersion: placement.version,
  };
}
