/** What the workflow of an agent's lease records: which of the agent's hosts are lost or found, and what they lack. */
import { activityInfo, heartbeat } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { Logger } from 'pino';
import { isHostReport, leaseWorkflowId, unverified } from '../src/domain/names.ts';
import { isRecord, type Sight } from '../src/domain/observation.ts';
import type { Deadlines } from '../src/domain/phases.ts';
import { isUuid } from '../src/lib/uuid.ts';
import type { Database } from '../src/store/core/db.ts';
import { type HostGreeted, recordGreetings, recordUnverified } from '../src/store/fleet/hostConditions.ts';
import { compareRecords, type RecordsSaid } from '../src/store/fleet/hostRecords.ts';
import {
  hostsOfAgent,
  listAgents,
  machinesOnHosts,
  markHostsFound,
  markHostsLost,
  type UnseenPage,
  unseenRuntimes,
  withdrawAccess,
} from '../src/store/fleet/hostRows.ts';
import {
  type StatementRefusal,
  statementRefusals,
  type UnenrolledHosts,
} from '../src/store/machines/statementJudgement.ts';
import { restoreAccess } from '../src/store/machines/transitions.ts';
import type { HostGreeting } from './agent.ts';
import { openVerification, type Verification } from './hostStatements.ts';

export interface LeaseDependencies {
  db: Database;
  deadlines: Deadlines;
  log: Logger;
  unenrolledHosts: UnenrolledHosts;
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

export type LeaseRecords = ReturnType<typeof createLeaseRecords>;

export function createLeaseRecords(dependencies: LeaseDependencies) {
  const { db, deadlines, log, unenrolledHosts } = dependencies;
  const verification = openVerification(dependencies);
  const greetings = new Greetings(dependencies, verification);
  return {
    /** The settings of the workflow that holds an agent's lease; null if no host of the fleet has that agent. */
    async hostSettings({ name }: { name: string }): Promise<{ silentMs: number } | null> {
      return (await hostsOfAgent(db, name)).length > 0 ? { silentMs: deadlines.hostSilentMs } : null;
    },

    /**
     * Records that an agent is reachable and what its hosts lack, and that its machines that were out of sight need a look.
     * Returns false if it has no host. For the host of its own name alone, fails unless it signed that it is there; of
     * more hosts, those that it does not sign for are lost. So is a host that came without the records of its machines.
     */
    async markHostFound({
      name,
      hosts: said,
    }: {
      name: string;
      hosts: readonly HostGreeting[];
    }): Promise<boolean | Attended> {
      const [agent] = await listAgents(db, name);
      if (!agent) return false;
      const hosts = await hostsOfAgent(db, name);
      const isOwn = agent.digest === null;
      // Whatever the agent sent, one greeting counts for each host.
      const ofItsHosts = hosts.flatMap(
        (hostName) => said.find((each) => isRecord(each) && each.hostName === hostName) ?? [],
      );
      const own = { hostName: name, statement: ofItsHosts.find(({ hostName }) => hostName === name)?.statement };
      const believed = isOwn ? await greetings.ofOne(own, name) : await greetings.believed(ofItsHosts, name);
      const { found, withoutRecords } = await find(dependencies, believed, name);
      const missing = hosts.filter((host) => !found.includes(host));
      const unsaid = missing.filter((host) => !withoutRecords.includes(host));
      if (unsaid.length > 0)
        log.error({ agent: name, hosts: unsaid }, 'hosts are lost: their agent does not serve them, or did not sign');
      if (isOwn && missing.length === 0) return true;
      await lose(db, missing);
      return { hosts: hosts.length, missing: missing.length, digest: agent.digest };
    },

    /** Machines of an agent's host that is reachable, and that were out of sight: the page after this one, null at the end. */
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
      const fit = sights.filter((sight) => isHostReport(sight) && isUuid(sight.runtimeId));
      await atOnce(fit, async (sight) => {
        heartbeat(sight.runtimeId);
        const outcome = await restoreAccess(db, sight, unenrolledHosts);
        if (outcome === true) restored++;
        else if (outcome) await verification.noteRefusal(outcome.hostName, outcome.statement);
      });
      return restored;
    },

    /** Records an agent's hosts as out of reach: until it is reachable again, customers cannot connect to their machines. */
    async markHostLost({ name }: { name: string }): Promise<Attended | null> {
      const [agent] = await listAgents(db, name);
      const hosts = await hostsOfAgent(db, name);
      log.error({ agent: name, hosts }, 'hosts are lost: their agent is silent');
      await lose(db, hosts);
      return agent && agent.digest !== null ? { hosts: hosts.length, missing: 0, digest: agent.digest } : null;
    },
  };
}

type Greeted = HostGreeted & RecordsSaid;

/** What an agent says of its hosts, once it is verified. */
class Greetings {
  readonly #db: Database;
  readonly #log: Logger;
  readonly #verification: Verification;

  constructor({ db, log }: LeaseDependencies, verification: Verification) {
    this.#db = db;
    this.#log = log;
    this.#verification = verification;
  }

  /** Fails with `Unverified` if the agent did not sign. Empty: there is no such host. */
  async ofOne({ hostName, statement }: HostGreeting, agent: string): Promise<Greeted[]> {
    try {
      const believed = await this.#verification.ofHost(hostName, { about: 'presence' }, statement);
      return believed ? [{ hostName, ...believed }] : [];
    } catch (error) {
      const reason = error instanceof ApplicationFailure && error.type === unverified ? error.details?.[0] : null;
      // Only the workflow that asks the agent knows that the agent was asked. A wrong age is noted where it was found.
      if (reason && reason !== 'too-old' && activityInfo().workflowExecution?.workflowId === leaseWorkflowId(agent))
        await recordUnverified(this.#db, hostName, unverifiedFinding(reason as StatementRefusal));
      throw error;
    }
  }

  /** Those of the hosts that their agent signed for. The others are logged; nothing of theirs is believed. */
  async believed(greetings: readonly HostGreeting[], agent: string): Promise<Greeted[]> {
    const found: Greeted[] = [];
    for (const greeting of greetings) {
      const { hostName } = greeting;
      heartbeat(hostName);
      try {
        found.push(...(await this.ofOne(greeting, agent)));
      } catch (error) {
        if (!(error instanceof ApplicationFailure) || error.type !== unverified) throw error;
        this.#log.error({ host: hostName, agent, err: error }, 'an agent did not sign for a host');
      }
    }
    return found;
  }
}

/**
 * Records what hosts lack before they count as reachable, so that nothing is placed there in between. Returns the hosts
 * that are reachable, and those that came without their records, which are lost.
 */
async function find(
  { db, log }: LeaseDependencies,
  greetings: readonly Greeted[],
  agent: string,
): Promise<{ found: string[]; withoutRecords: string[] }> {
  for (const change of await recordGreetings(db, greetings))
    log.warn(change, change.status ? 'a condition of a host is true again' : 'a condition of a host is false');
  const withoutRecords = await compareRecords(db, greetings);
  if (withoutRecords.length > 0) log.error({ agent, hosts: withoutRecords }, recordsMissing);
  const found = greetings.map(({ hostName }) => hostName).filter((host) => !withoutRecords.includes(host));
  const { wereLost, toLookAt } = await markHostsFound(db, found);
  if (wereLost.length > 0) log.info({ hosts: wereLost, machines: toLookAt }, 'hosts are reachable');
  return { found, withoutRecords };
}

/** Withdraws access to the machines of hosts that are out of reach. */
async function lose(db: Database, hosts: readonly string[]): Promise<void> {
  await markHostsLost(db, hosts);
  await atOnce(await machinesOnHosts(db, hosts), async ({ uid, hostName }) => {
    heartbeat(uid);
    await withdrawAccess(db, uid, hostName);
  });
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
/** Why a host whose agent was asked is not verified. */
function unverifiedFinding(refusal: StatementRefusal): { reason: string; message: string } {
  const reason = refusal.replace(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase());
  return { reason, message: `its agent is not believed: ${statementRefusals[refusal]}` };
}
