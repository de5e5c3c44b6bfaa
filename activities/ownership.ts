/** What the ownership schedule does: each agent and each machine that lacks its workflow gets one. */
import { heartbeat, metricMeter } from '@temporalio/activity';
import { type Client, WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import type { Logger } from 'pino';
import { controlPlaneQueue, leaseWorkflowId, signals } from '../src/domain/names.ts';
import type { PassScope } from '../src/domain/ownershipPass.ts';
import type { Deadlines } from '../src/domain/phases.ts';
import { SecretKeyError } from '../src/domain/secretKeyError.ts';
import { isUuid } from '../src/lib/uuid.ts';
import type { Proofs } from '../src/secrets/proofs.ts';
import type { Database } from '../src/store/core/db.ts';
import { advanceHighWaterMark, readHighWaterMark } from '../src/store/core/highWaterMark.ts';
import { type AgentState, listAgents, wakeUnseen } from '../src/store/fleet/hostRows.ts';
import { type LiveMachine, liveMachines, type Which } from '../src/store/machines/liveMachines.ts';
import { noteStalled } from '../src/store/machines/stalled.ts';
import type { UnenrolledHosts } from '../src/store/machines/statementJudgement.ts';
import { listWorkflows, ownWorkflows, readableMemo, reclaimId, stuckAmong } from '../src/temporal/listing.ts';
import { failsAlone } from '../src/temporal/refused.ts';
import { marksInTemporal, restoreIn } from '../src/temporal/restored.ts';
import { SightingMeter } from '../src/temporal/sightingMeter.ts';
import {
  closedMachineWorkflows,
  machineTypes,
  openAmong,
  openMachineWorkflows,
  wakeWorkflow,
} from '../src/temporal/wakeWorkflow.ts';

export interface OwnershipDependencies {
  db: Database;
  client: Client;
  deadlines: Deadlines;
  log: Logger;
  unenrolledHosts: UnenrolledHosts;
  proofs: Proofs;
}

/**
 * Memo of the workflow that holds an agent's lease: what it works with. The last two are of an agent that serves other
 * hosts than the one of its name.
 */
export interface LeaseMemo {
  silentMs: number;
  lost: boolean;
  digest?: string | null;
  missing?: number | null;
}

export type OwnershipActivities = ReturnType<typeof createOwnershipActivities>;

export function createOwnershipActivities(dependencies: OwnershipDependencies) {
  const { db, log } = dependencies;
  const meter = new SightingMeter();
  const adoption = new Adoption(dependencies);
  return {
    /**
     * Starts a workflow for every agent that has none. Returns the number of hosts and the database's high-water mark,
     * which Temporal keeps so that a restore can be detected. A database that is behind takes no mark: the run fails.
     */
    async attendHosts(): Promise<{ hosts: number; mark: number; markedAt: string; proof?: string }> {
      // Read what was seen first: it may grow between the two reads, and the database with it.
      const seen = await marksInTemporal(dependencies);
      const restore = restoreIn(seen, await readHighWaterMark(db));
      meter.open(metricMeter);
      meter.ignored(seen.ignored.length);
      for (const what of seen.ignored) log.error(`not believed: ${what}`);
      if (restore) {
        log.fatal(restore.message);
        throw ApplicationFailure.nonRetryable(restore.message, 'DatabaseIsBehind');
      }
      const taken = await advanceHighWaterMark(db);
      const mark = { mark: taken.mark, markedAt: taken.markedAt.toISOString() };
      const proof = await provedOrNot(dependencies, mark);
      const hosts = await startHostWorkflows(dependencies, 'USE_EXISTING');
      return { hosts, ...mark, ...(proof && { proof }) };
    },

    /**
     * Compares live rows with open workflows and restarts missing ones; the new run claims its row and continues from
     * there. Without a scope looks at every machine. Returns how many were adopted. If Temporal refuses one, the next
     * run retries it; the others continue. Machines that were out of their host's sight and are visible again are woken
     * until they have been looked at.
     */
    async adoptMachines(scope: PassScope | null = null): Promise<number> {
      await wakeUnseen(db);
      return scope === null ? adoption.all() : adoption.within(scope);
    },
  };
}

/** Workflow ids in one query of Temporal's listing. */
const idsPerListing = 100;
const nothing: ReadonlySet<string> = new Set();

/** Gives machines that lack a workflow one. */
class Adoption {
  readonly #db: Database;
  readonly #client: Client;
  readonly #log: Logger;

  constructor({ db, client, log }: OwnershipDependencies) {
    this.#db = db;
    this.#client = client;
    this.#log = log;
  }

  async all(): Promise<number> {
    const open = new Set<string>();
    for await (const workflowId of openMachineWorkflows(this.#client)) {
      open.add(workflowId);
      heartbeat(open.size);
    }
    return this.#adopt('all', () => open);
  }

  async within({ closedSince, slices }: PassScope): Promise<number> {
    const listed = (ids: string[]) => openAmong(this.#client, ids);
    let adopted = await this.#adoptClosed(closedSince);
    adopted += await this.#adopt('waiting', listed, idsPerListing);
    for (const slice of slices) adopted += await this.#adopt({ slice }, listed, idsPerListing);
    return adopted;
  }

  /** Of the runs that closed, most are of machines that are gone. */
  async #adoptClosed(since: string): Promise<number> {
    const uids = new Set<string>();
    for await (const workflowId of closedMachineWorkflows(this.#client, since)) {
      heartbeat(workflowId);
      const uid = workflowId.split('/').at(-1)!;
      if (isUuid(uid)) uids.add(uid);
    }
    return uids.size === 0 ? 0 : this.#adopt({ uids: [...uids] }, () => nothing);
  }

  /** Adopts those of the machines that lack a workflow. `listed` returns those that Temporal lists as open. */
  async #adopt(
    which: Which,
    listed: (workflowIds: string[]) => Promise<ReadonlySet<string>> | ReadonlySet<string>,
    pageSize?: number,
  ): Promise<number> {
    let adopted = 0;
    for await (const page of liveMachines(this.#db, which, pageSize)) {
      const open = await listed(page.map(({ workflowId }) => workflowId));
      for (const machine of page) {
        heartbeat(machine.uid);
        if (await this.#adoptOrWake(machine, open.has(machine.workflowId))) adopted++;
      }
    }
    return adopted;
  }

  /** Starts a machine's missing workflow, or wakes one that is to look. Returns whether it was missing. */
  async #adoptOrWake(
    { uid: machineUid, workflowId, requestId, unheard }: LiveMachine,
    isListed: boolean,
  ): Promise<boolean> {
    try {
      // The listing lags slightly, so a workflow that is missing from it is looked up by id.
      const isMissing =
        !isListed && !(await reclaimId(this.#client, workflowId, { types: machineTypes, log: this.#log }));
      // An extra wake is harmless: a workflow that already knows of its delete finds nothing new.
      if (isMissing || unheard)
        await wakeWorkflow(this.#client, { machineUid, workflowId, requestId }, { adopt: isMissing });
      if (isMissing) this.#log.warn({ workflowId }, 'a machine without a workflow was adopted');
      else if (unheard && (await stuckAmong(this.#client, [workflowId])).length > 0)
        await noteStalled(this.#db, machineUid);
      return isMissing;
    } catch (error) {
      if (error instanceof WorkflowExecutionAlreadyStartedError) return false;
      if (!(await failsAlone(this.#client, workflowId, error))) throw error;
      this.#log.error({ err: error, workflowId }, 'Temporal refuses the workflow of a machine');
      return false;
    }
  }
}

/** A mark without a proof is believed by no process, but machines are still looked after. */
async function provedOrNot(
  { proofs, log }: OwnershipDependencies,
  mark: { mark: number; markedAt: string },
): Promise<string | undefined> {
  try {
    return await proofs.prove('high-water-mark', mark);
  } catch (error) {
    if (!(error instanceof SecretKeyError)) throw error;
    log.error({ err: error }, 'the mark of the database has no proof: a restore from a backup may not be noticed');
    return undefined;
  }
}

/**
 * Makes sure that a workflow holds every agent's lease (with TERMINATE_EXISTING, a new workflow) and that each uses the
 * current settings and what is recorded about its hosts. Returns how many hosts there are.
 */
export async function startHostWorkflows(
  { db, client, deadlines, log }: Pick<OwnershipDependencies, 'db' | 'client' | 'deadlines' | 'log'>,
  workflowIdConflictPolicy: 'USE_EXISTING' | 'TERMINATE_EXISTING',
): Promise<number> {
  const silentMs = deadlines.hostSilentMs;
  const memos = await memosOfHosts(client);
  const agents = await listAgents(db);
  for (const agent of agents) {
    const { name } = agent;
    heartbeat(name);
    const workflowId = leaseWorkflowId(name);
    const memo = workflowIdConflictPolicy === 'USE_EXISTING' ? memos.get(workflowId) : undefined;
    try {
      if (!memo) {
        await reclaimId(client, workflowId, { types: ['host'], log });
        await client.workflow.start('host', {
          workflowId,
          taskQueue: controlPlaneQueue,
          args: [{ name }],
          workflowIdConflictPolicy,
          memo: { silentMs, lost: false } satisfies LeaseMemo,
          staticSummary: agent.digest === null ? `host ${name}` : `agent ${name}`,
        });
      } else if (!holds(memo, silentMs, agent)) await client.workflow.getHandle(workflowId).signal(signals.attend);
    } catch (error) {
      // One that has just ended is still listed; the next run starts it again.
      if (error instanceof WorkflowNotFoundError) continue;
      if (!(await failsAlone(client, workflowId, error))) throw error;
      log.error({ err: error, workflowId }, 'Temporal refuses the workflow of a host');
    }
  }
  return agents.reduce((hosts, agent) => hosts + agent.hosts, 0);
}

/** Whether what a lease's workflow works with still holds. */
function holds(memo: Partial<LeaseMemo>, silentMs: number, { hosts, lost, doubted, digest }: AgentState): boolean {
  const lostByMemo = memo.lost ? hosts : (memo.missing ?? 0);
  return doubted === 0 && memo.silentMs === silentMs && lost === lostByMemo && (memo.digest ?? null) === digest;
}

/** Memos of the hosts' open workflows, as far as Temporal's visibility has caught up. */
async function memosOfHosts(client: Client): Promise<Map<string, Partial<LeaseMemo>>> {
  const memos = new Map<string, Partial<LeaseMemo>>();
  const query = `ExecutionStatus='Running' AND ${ownWorkflows(['host'])}`;
  for await (const lease of listWorkflows(client, query))
    memos.set(lease.workflowId, await readableMemo(client, lease));
  return memos;
}
