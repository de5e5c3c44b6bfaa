/**
 * Holds the lease of one agent's hosts, in most cases of a single host: the agent keeps an activity open and sends
 * heartbeats. When it falls silent, its hosts are recorded as lost and their machines are no longer ready; when it is
 * reachable again, their machines are looked at.
 *
 * The memo records the settings and state that the run works with. The ownership schedule compares it with the
 * database, and the signal `attend` makes the run restart its round. So a changed setting, a host that the agent is to
 * serve too, and a new key reach it, and a host that a late write recorded as lost is found within a minute.
 */
import {
  ApplicationFailure,
  allHandlersFinished,
  CancellationScope,
  condition,
  continueAsNew,
  defineSignal,
  isCancellation,
  log,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  sleep,
  upsertMemo,
  workflowInfo,
} from '@temporalio/workflow';
import type { Greeting, HostCalls, LeaseActivities } from '../activities/agent.ts';
import type { Attended, LeaseRecords } from '../activities/lease.ts';
import type { LeaseMemo } from '../activities/ownership.ts';
import { agentQueue, leaseWorkflowId, signals } from '../src/domain/names.ts';
import { backoff } from '../src/lib/backoff.ts';
import { detailOf, timedOut } from './failures.ts';
import { requireInput } from './input.ts';

export interface HostInput {
  /** Of the agent; one that serves a single host has that host's name. */
  name: string;
}

const startOver = defineSignal(signals.attend);

const fleet = proxyActivities<LeaseRecords>({
  startToCloseTimeout: '60s',
  retry: { initialInterval: '500ms', maximumInterval: '10s' },
});
/** For what takes longer with every host and machine of an agent. */
const long = proxyActivities<LeaseRecords>({
  startToCloseTimeout: '30m',
  heartbeatTimeout: '60s',
  retry: { initialInterval: '500ms', maximumInterval: '10s' },
});

/** Pause between rounds after a short lease; one that lasted as long as the longest pause resets it to the first. */
const pauseMs = { first: 1_000, most: 60_000 };

/** Canceling the workflow has no effect: an agent has a lease for as long as the fleet file gives it a host. */
export async function host(input: HostInput): Promise<void> {
  requireInput(input, { name: 'name' });
  const { name } = input;
  if (workflowInfo().workflowId !== leaseWorkflowId(name))
    throw ApplicationFailure.nonRetryable(
      `the workflow of host ${name} is ${leaseWorkflowId(name)}: a second one would hold its lease twice`,
      'NotItsWorkflow',
    );
  await CancellationScope.nonCancellable(() => keepLease(name));
}

/** What the run knows of its agent. */
interface Lease {
  name: string;
  silentMs: number;
  lost: boolean;
  /** What the agent serves; null for one of a single host, by that host's name, and until it is known. */
  attended: Attended | null;
}

async function keepLease(name: string): Promise<void> {
  let round = new CancellationScope({ cancellable: true });
  setHandler(startOver, () => round.cancel(), { description: 'Ask for the settings and for the agent again.' });
  const lease: Lease = { name, silentMs: 0, lost: false, attended: null };
  let leasedAtMs = 0;
  let errors = 0;
  while (!workflowInfo().continueAsNewSuggested) {
    const settings = await fleet.hostSettings({ name });
    if (!settings) return endUnknown(name);
    lease.silentMs = settings.silentMs;
    const agent = agentOf(name, lease.silentMs);
    round = new CancellationScope({ cancellable: true });
    try {
      const greeting = greetingIn(await round.run(() => (lease.lost ? agent.patient : agent.prompt).ping()));
      if (!(await noteFound(lease, greeting))) return;
      leasedAtMs = Date.now();
      await round.run(() => lookingAround(lease, () => attend(agent, greeting)));
    } catch (error) {
      if (isCancellation(error)) {
        await noteStillLost(lease);
        continue;
      }
      if (!timedOut(error)) {
        if (Date.now() - leasedAtMs >= pauseMs.most) errors = 0;
        await pauseAfter(name, error, errors++);
        continue;
      }
      if (await isSilent(agent)) await noteLost(lease);
    }
  }
  await condition(allHandlersFinished);
  await continueAsNew<typeof host>({ name });
}

async function attend(agent: ReturnType<typeof agentOf>, { instance }: Greeting): Promise<void> {
  const leasedAtMs = Date.now();
  await agent.lease.holdLease({ instance });
  if (Date.now() - leasedAtMs < pauseMs.first) throw new Error('it was handed back at once');
}

/** Holds the lease, and beside it gives machines their readiness back that were out of sight. */
async function lookingAround(lease: Lease, hold: () => Promise<void>): Promise<void> {
  const looking = new CancellationScope({ cancellable: true });
  const looked = looking.run(() => lookAround(lease)).catch((error) => logUnlessCanceled(lease, error));
  try {
    await hold();
  } finally {
    looking.cancel();
    await looked;
  }
}

/** A page at a time, while the history has room. What it leaves is up to the machines' workflows, which are woken to look. */
async function lookAround({ name }: Lease): Promise<void> {
  let page = await fleet.unseenMachines({ name });
  while (page && !workflowInfo().continueAsNewSuggested) {
    const { hostName, runtimeIds } = page;
    const sights = await agentOf(name, 0).machines.observeMachines({ hostName, runtimeIds });
    await long.restoreAccess({ sights });
    page = await fleet.unseenMachines({ name, after: page });
  }
}

function logUnlessCanceled({ name }: Lease, error: unknown): void {
  if (!isCancellation(error)) log.warn(`${name} was not asked for all its machines: ${detailOf(error)}`);
}

/** Anyone who reaches Temporal can complete the call: what is no greeting names no host. */
function greetingIn(said: Partial<Greeting> | null | undefined): Greeting {
  return { hosts: Array.isArray(said?.hosts) ? said.hosts : [], instance: said?.instance ?? '' };
}

/** Returns false if the fleet has no host for the agent any more. */
async function noteFound(lease: Lease, { hosts }: Greeting): Promise<boolean> {
  const found = await long.markHostFound({ name: lease.name, hosts });
  lease.attended = typeof found === 'object' ? found : null;
  show(lease, `agent reachable since ${new Date().toISOString()}${missingOf(lease)}`);
  if (!found) return false;
  lease.lost = false;
  noteMemo(lease);
  return true;
}

async function noteLost(lease: Lease): Promise<void> {
  lease.lost = true;
  show(
    lease,
    `**lost** since ${new Date().toISOString()}: its agent was silent for ${(2 * lease.silentMs) / 1000} s. ` +
      'It takes no machine, and its machines are kept but not ready. Start the agent (role host) beside them; ' +
      'nothing else is to be done.',
  );
  lease.attended = (await long.markHostLost({ name: lease.name })) ?? null;
  noteMemo(lease);
}

/** While an agent of several hosts is silent, it may be given another one. */
async function noteStillLost(lease: Lease): Promise<void> {
  if (!lease.lost || !lease.attended) return;
  lease.attended = (await long.markHostLost({ name: lease.name })) ?? null;
  noteMemo(lease);
}

/** Waits before the next round, longer with each of the `errors` before this one. */
async function pauseAfter(name: string, error: unknown, errors: number): Promise<void> {
  log.error(`the lease of ${name} ended: ${detailOf(error)}`);
  await sleep(backoff(pauseMs, errors), { summary: `next round: ${detailOf(error)}`.slice(0, 190) });
}

/** Pings once more after a lease ended in silence: an agent that restarted responds at once. */
function isSilent(agent: ReturnType<typeof agentOf>): Promise<boolean> {
  return agent.prompt.ping().then(
    () => false,
    () => true,
  );
}

function noteMemo({ silentMs, lost, attended }: Lease): void {
  const memo = { silentMs, lost, digest: attended?.digest ?? null, missing: attended?.missing ?? null };
  const known: Partial<LeaseMemo> = workflowInfo().memo ?? {};
  const isKnown = (Object.keys(memo) as (keyof LeaseMemo)[]).every((key) => (known[key] ?? null) === memo[key]);
  if (!isKnown) upsertMemo(memo satisfies LeaseMemo);
}

/** A run that continued as new loses its static summary, so the details start with the name. */
function show({ name, attended }: Lease, state: string): void {
  const who = attended ? `agent \`${name}\` of ${attended.hosts} hosts` : `host \`${name}\``;
  setCurrentDetails(`${who}: ${state}`);
}

function missingOf({ attended }: Lease): string {
  if (!attended?.missing) return '';
  return (
    `; **${attended.missing} of its hosts are lost**: it does not serve them, did not sign for them, ` +
    'or lacks the records of their machines. "hosts list" shows which and why.'
  );
}

/** Ends the lease of an agent that the fleet no longer has; fails one started by hand for an agent never in it. */
function endUnknown(name: string): void {
  if (workflowInfo().memo?.['silentMs'] !== undefined || workflowInfo().continuedFromExecutionRunId) return;
  throw ApplicationFailure.nonRetryable(
    `the fleet has no host or agent ${name}; "fleet apply" declares hosts`,
    'UnknownHost',
  );
}

/** The agent, called promptly, patiently, for its machines, and for its lease. */
function agentOf(name: string, silentMs: number) {
  const taskQueue = agentQueue(name);
  return {
    prompt: proxyActivities<LeaseActivities>({
      taskQueue,
      scheduleToStartTimeout: silentMs,
      startToCloseTimeout: '30s',
      retry: { maximumAttempts: 1 },
      summary: 'is the agent there?',
    }),
    patient: proxyActivities<LeaseActivities>({
      taskQueue,
      startToCloseTimeout: '30s',
      retry: { maximumInterval: '10s' },
      summary: 'wait for the agent',
    }),
    machines: proxyActivities<HostCalls>({
      taskQueue,
      scheduleToStartTimeout: '60s',
      startToCloseTimeout: '60s',
      heartbeatTimeout: '10s',
      retry: { maximumAttempts: 2 },
      // An agent that falls silent meanwhile is noticed by the lease.
      cancellationType: 'ABANDON',
      summary: 'how are the machines?',
    }),
    lease: proxyActivities<LeaseActivities>({
      taskQueue,
      startToCloseTimeout: '24h',
      heartbeatTimeout: silentMs,
      retry: { maximumAttempts: 1 },
      summary: 'the lease of the host',
    }),
  };
}
