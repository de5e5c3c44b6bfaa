/** Activities for the fleet as a whole: workflows for machines that lack one, and hosts that are lost or found. */
import { activityInfo, heartbeat, metricMeter } from '@temporalio/activity';
import { type Client, WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import type { Logger } from 'pino';
import { controlPlaneQueue, leaseWorkflowId, signals, unverified } from '../src/domain/names.ts';
import type { Sight } from '../src/domain/observation.ts';
import type { PassScope } from '../src/domain/ownershipPass.ts';
import type { Deadlines } from '../src/domain/phases.ts';
import { SecretKeyError } from '../src/domain/secretKeyError.ts';
import type { Proofs } from '../src/secrets/proofs.ts';
import type { Database } from '../src/store/core/db.ts';
import { advanceHighWaterMark, readHighWaterMark } from '../src/store/core/highWaterMark.ts';
import { type HostGreeted, recordGreetings, recordUnverified } from '../src/store/fleet/hostConditions.ts';
import { compareRecords, type RecordsSaid } from '../src/store/fleet/hostRecords.ts';
import {
  type AgentState,
  hostsOfAgent,
  listAgents,
  machinesOnHosts,
  markHostsFound,
  markHostsLost,
  type UnseenPage,
  unseenRuntimes,
  wakeUnseen,
  withdrawAccess,
} from '../src/store/fleet/hostRows.ts';
import { type LiveMachine, liveMachines, type Which } from '../src/store/machines/liveMachines.ts';
import {
  type StatementRefusal,
  statementRefusals,
  type UnenrolledHosts,
} from '../src/store/machines/statementJudgement.ts';
import { restoreAccess } from '../src/store/machines/transitions.ts';
import { listWorkflows, openRunOf, readableMemo } from '../src/temporal/listing.ts';
import { isRefused } from '../src/temporal/refused.ts';
import { marksInTemporal, openLeases, restoreIn } from '../src/temporal/restored.ts';
import { SightingMeter } from '../src/temporal/sightingMeter.ts';
import { closedMachineWorkflows, openAmong, openMachineWorkflows, wakeWorkflow } from '../src/temporal/wakeWorkflow.ts';
import type { HostGreeting } from './agent.ts';
import { openVerification } from './hostStatements.ts';

export interface FleetDependencies {
  db: Database;
  client: Client;
  deadlines: Deadlines;
  log: Logger;
  unenrolledHosts: UnenrolledHosts;
  proofs: Proofs;
}

/** What an agent that serves more than the host of its name, or not even that, was found to serve. */
export interface Attended {
  /** How many hosts the fleet file gives it. */
  hosts: number;
  /** Of these, those that it does not serve or sign for, or whose records it does not have. They count as lost. */
  missing: number;
  /** See {@link AgentState}. */
  digest: string | null;
}

/** Memo of the workflow that holds an agent's lease: what it works with. The last two: {@link Attended}. */
export interface LeaseMemo {
  silentMs: number;
  lost: boolean;
  digest?: string | null;
  missing?: number | null;
}

export function createFleetActivities(dependencies: FleetDependencies) {
  const { db, client, deadlines, log, proofs, unenrolledHosts } = dependencies;
  const meter = new SightingMeter();
  const verification = openVerification(dependencies);

  /** Starts a machine's missing workflow, or wakes one that is to look. Returns whether it was missing. */
  async function adoptOrWake(
    { uid: machineUid, workflowId, requestId, unheard }: LiveMachine,
    isListed: boolean,
  ): Promise<boolean> {
    try {
      // The listing lags slightly, so a workflow that is missing from it is looked up by id.
      const isMissing = !isListed && (await openRunOf(client, workflowId)) === null;
      // An extra wake is harmless: a workflow that already knows of its delete finds nothing new.
      if (isMissing || unheard) await wakeWorkflow(client, { machineUid, workflowId, requestId }, { adopt: isMissing });
      if (isMissing) log.warn({ workflowId }, 'a machine without a workflow was adopted');
      return isMissing;
    } catch (error) {
      if (error instanceof WorkflowExecutionAlreadyStartedError) return false;
      if (!isRefused(error)) throw error;
      log.error({ err: error, workflowId }, 'Temporal refuses the workflow of a machine');
      return false;
    }
  }

  /** Adopts those of the machines that lack a workflow. `listed` returns those that Temporal lists as open. */
  async function adopt(
    which: Which,
    listed: (workflowIds: string[]) => Promise<ReadonlySet<string>> | ReadonlySet<string>,
    pageSize?: number,
  ): Promise<number> {
    let adopted = 0;
    for await (const page of liveMachines(db, which, pageSize)) {
      const open = await listed(page.map(({ workflowId }) => workflowId));
      for (const machine of page) {
        heartbeat(machine.uid);
        if (await adoptOrWake(machine, open.has(machine.workflowId))) adopted++;
      }
    }
    return adopted;
  }

  async function adoptAll(): Promise<number> {
    const open = new Set<string>();
    for await (const workflowId of openMachineWorkflows(client)) {
      open.add(workflowId);
      heartbeat(open.size);
    }
    return adopt('all', () => open);
  }

  /** Of the runs that closed, most are of machines that are gone. */
  async function adoptClosed(since: string): Promise<number> {
    const uids = new Set<string>();
    for await (const workflowId of closedMachineWorkflows(client, since)) {
      heartbeat(workflowId);
      const uid = workflowId.split('/').at(-1)!;
      if (isUid(uid)) uids.add(uid);
    }
    return uids.size === 0 ? 0 : adopt({ uids: [...uids] }, () => nothing);
  }

  /** What an agent says of a host; `Unverified` if it did not sign that. Null: there is no such host. */
  async function greeted(
    { hostName, statement }: HostGreeting,
    agent: string,
  ): Promise<(HostGreeted & RecordsSaid) | null> {
    try {
      const believed = await verification.ofHost(hostName, { about: 'presence' }, statement);
      return believed && { hostName, ...believed };
    } catch (error) {
      const reason = error instanceof ApplicationFailure && error.type === unverified ? error.details?.[0] : null;
      // Only the workflow that asks the agent knows that the agent was asked. A wrong age is noted where it was found.
      if (reason && reason !== 'too-old' && activityInfo().workflowExecution?.workflowId === leaseWorkflowId(agent))
        await recordUnverified(db, hostName, unverifiedFinding(reason as StatementRefusal));
      throw error;
    }
  }

  /** Those of the hosts that their agent signed for. The others are logged; nothing of theirs is believed. */
  async function believed(greetings: readonly HostGreeting[], agent: string): Promise<(HostGreeted & RecordsSaid)[]> {
    const found: (HostGreeted & RecordsSaid)[] = [];
    for (const greeting of greetings) {
      const { hostName } = greeting;
      heartbeat(hostName);
      try {
        const said = await greeted(greeting, agent);
        if (said) found.push(said);
      } catch (error) {
        if (!(error instanceof ApplicationFailure) || error.type !== unverified) throw error;
        log.error({ host: hostName, agent, err: error }, 'an agent did not sign for a host');
      }
    }
    return found;
  }

  /**
   * Records what hosts lack before they count as heard, so that nothing is placed there in between. Returns the hosts
   * that are heard, and those that came without their records, which are lost.
   */
  async function find(
    greetings: readonly (HostGreeted & RecordsSaid)[],
    agent: string,
  ): Promise<{ found: string[]; withoutRecords: string[] }> {
    for (const change of await recordGreetings(db, greetings))
      log.warn(change, change.status ? 'a condition of a host is true again' : 'a condition of a host is false');
    const withoutRecords = await compareRecords(db, greetings);
    if (withoutRecords.length > 0) log.error({ agent, hosts: withoutRecords }, recordsMissing);
    const found = greetings.map(({ hostName }) => hostName).filter((host) => !withoutRecords.includes(host));
    const { wereLost, toLookAt } = await markHostsFound(db, found);
    if (wereLost.length > 0) log.info({ hosts: wereLost, machines: toLookAt }, 'hosts are heard');
    return { found, withoutRecords };
  }

  /** A mark without a proof is believed by no process, but machines are still looked after. */
  async function provedOrNot(mark: { mark: number; markedAt: string }): Promise<string | undefined> {
    try {
      return await proofs.prove('high-water-mark', mark);
    } catch (error) {
      if (!(error instanceof SecretKeyError)) throw error;
      log.error({ err: error }, 'the mark of the database has no proof: a restore from a backup may not be noticed');
      return undefined;
    }
  }

  /** Withdraws access to the machines of hosts that are out of reach. */
  async function lose(hosts: readonly string[]): Promise<void> {
    await markHostsLost(db, hosts);
    await atOnce(await machinesOnHosts(db, hosts), async ({ uid, hostName }) => {
      heartbeat(uid);
      await withdrawAccess(db, uid, hostName);
    });
  }

  return {
    /**
     * Starts a workflow for every agent that has none. Returns the number of hosts and the database's high-water mark,
     * which Temporal keeps so that a restore can be detected. A database that is behind takes no mark: the run fails.
     */
    async attendHosts(): Promise<{ hosts: number; mark: number; markedAt: string; proof?: string }> {
      // Read what was seen first: it may grow between the two reads, and the database with it.
      const seen = await marksInTemporal({ db, client, proofs, unenrolledHosts });
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
      const proof = await provedOrNot(mark);
      const hosts = await startHostWorkflows({ db, client, deadlines, log }, 'USE_EXISTING');
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
      if (scope === null) return adoptAll();
      let adopted = await adoptClosed(scope.closedSince);
      const listed = (ids: string[]) => openAmong(client, ids);
      adopted += await adopt('waiting', listed, idsPerListing);
      for (const slice of scope.slices) adopted += await adopt({ slice }, listed, idsPerListing);
      return adopted;
    },

    /** The settings of the workflow that holds an agent's lease; null if no host of the fleet has that agent. */
    async hostSettings({ name }: { name: string }): Promise<{ silentMs: number } | null> {
      return (await hostsOfAgent(db, name)).length > 0 ? { silentMs: deadlines.hostSilentMs } : null;
    },

    /**
     * Records that an agent is heard and what its hosts lack, and that its machines that were out of sight need a look.
     * Returns false if it has no host. For the host of its own name alone, fails unless it signed that it is there; of
     * more hosts, those that it does not sign for are lost. So is a host that came without the records of its machines.
     */
    async markHostFound({
      name,
      statement,
      hosts: greetings = [{ hostName: name, statement }],
    }: {
      name: string;
      /** The signature for the host of the agent's name, if it serves that one alone. */
      statement?: string | undefined;
      hosts?: readonly HostGreeting[];
    }): Promise<boolean | Attended> {
      const [agent] = await listAgents(db, name);
      if (!agent) return false;
      const hosts = await hostsOfAgent(db, name);
      const isOwn = agent.digest === null;
      const own = { hostName: name, statement: greetings.find(({ hostName }) => hostName === name)?.statement };
      const said = greetings.filter(({ hostName }) => hosts.includes(hostName));
      const greetedNow = isOwn ? [await greeted(own, name)].filter((one) => one !== null) : await believed(said, name);
      const { found, withoutRecords } = await find(greetedNow, name);
      const missing = hosts.filter((host) => !found.includes(host));
      const unsaid = missing.filter((host) => !withoutRecords.includes(host));
      if (unsaid.length > 0)
        log.error({ agent: name, hosts: unsaid }, 'hosts are lost: their agent does not serve them, or did not sign');
      if (isOwn && missing.length === 0) return true;
      await lose(missing);
      return { hosts: hosts.length, missing: missing.length, digest: agent.digest };
    },

    /** Machines of an agent's host that is heard, and that were out of sight: the page after this one, null at the end. */
    async unseenMachines({
      name,
      after = null,
    }: {
      name: string;
      after?: UnseenPage | null;
    }): Promise<UnseenPage | null> {
      return unseenRuntimes(db, await hostsOfAgent(db, name), after);
    },

    /** Gives machines their readiness back that their host sees as they should be. Returns how many. */
    async restoreAccess({ sights }: { sights: Sight[] }): Promise<number> {
      let restored = 0;
      await atOnce(sights, async (sight) => {
        heartbeat(sight.runtimeId);
        if (await restoreAccess(db, sight, dependencies.unenrolledHosts)) restored++;
      });
      return restored;
    },

    /** Records an agent's hosts as out of reach: until it is heard again, customers cannot connect to their machines. */
    async markHostLost({ name }: { name: string }): Promise<Attended | null> {
      const [agent] = await listAgents(db, name);
      const hosts = await hostsOfAgent(db, name);
      log.error({ agent: name, hosts }, 'hosts are lost: their agent is silent');
      await lose(hosts);
      return agent && agent.digest !== null ? { hosts: hosts.length, missing: 0, digest: agent.digest } : null;
    },
  };
}

/**
 * Machines of one host that are recorded as unseen, or as seen again, at a time. One by one, a thousand take a minute on
 * a busy service; more at a time leave no connection to others.
 */
const recordedAtOnce = 4;

async function atOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: recordedAtOnce }, worker));
}

const recordsMissing =
  'hosts came without the records of their machines: bring back their folders, or run "hosts reset"';
/** Workflow ids in one query of Temporal's listing. */
const idsPerListing = 100;
const nothing: ReadonlySet<string> = new Set();

/** Why a host whose agent was asked is not verified. */
function unverifiedFinding(refusal: StatementRefusal): { reason: string; message: string } {
  const reason = refusal.replace(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase());
  return { reason, message: `its agent is not believed: ${statementRefusals[refusal]}` };
}

const isUid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

export type FleetActivities = ReturnType<typeof createFleetActivities>;

/**
 * Makes sure that a workflow holds every agent's lease (with TERMINATE_EXISTING, a new workflow) and that each uses the
 * current settings and what is recorded about its hosts. Returns how many hosts there are.
 */
export async function startHostWorkflows(
  { db, client, deadlines, log }: Pick<FleetDependencies, 'db' | 'client' | 'deadlines' | 'log'>,
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
        await client.workflow.start('host', {
          workflowId,
          taskQueue: controlPlaneQueue,
          args: [{ name, silentMs }],
          workflowIdConflictPolicy,
          memo: { silentMs, lost: false } satisfies LeaseMemo,
          staticSummary: agent.digest === null ? `host ${name}` : `agent ${name}`,
        });
      } else if (!holds(memo, silentMs, agent)) await client.workflow.getHandle(workflowId).signal(signals.attend);
    } catch (error) {
      // One that has just ended is still listed; the next run starts it again.
      if (error instanceof WorkflowNotFoundError) continue;
      if (!isRefused(error)) throw error;
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
  for await (const { workflowId, memo } of listWorkflows(client, openLeases))
    memos.set(workflowId, await readableMemo(client, memo));
  return memos;
}
