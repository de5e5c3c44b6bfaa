/**
 * Holds one host's lease: its agent keeps an activity open and sends heartbeats. When the agent falls silent, the host
 * is recorded as lost and its machines are no longer ready; when the agent is heard again, its machines are looked at.
 *
 * The memo records the settings and state that the run works with. The ownership schedule compares it with the
 * database, and the signal `attend` makes the run restart its round. So a changed setting reaches every host, and a
 * host that a late write recorded as lost is found within a minute.
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
  patched,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  sleep,
  upsertMemo,
  workflowInfo,
} from '@temporalio/workflow';
import type { FleetActivities } from '../activities/fleet.ts';
import type { HostActivities } from '../activities/host.ts';
import { backoff } from '../src/domain/backoff.ts';
import { hostQueue, hostWorkflowId, signals } from '../src/domain/names.ts';
import { detailOf, timedOut } from './failures.ts';
import { requireInput } from './input.ts';

export interface HostInput {
  name: string;
  /** Used by runs of the first release; later releases ask for it in each round. */
  silentMs: number;
}

const startOver = defineSignal(signals.attend);

const fleet = proxyActivities<FleetActivities>({
  startToCloseTimeout: '60s',
  retry: { initialInterval: '500ms', maximumInterval: '10s' },
});

/** Pause between rounds after a short lease; one that lasted as long as the longest pause resets it to the first. */
const pauseMs = { first: 1_000, most: 60_000 };

/** Canceling the workflow has no effect: a host belongs to the fleet until it is removed from the fleet file. */
export async function host(input: HostInput): Promise<void> {
  requireInput(input, { name: 'name' });
  const { name, silentMs } = input;
  if (workflowInfo().workflowId !== hostWorkflowId(name))
    throw ApplicationFailure.nonRetryable(
      `the workflow of host ${name} is ${hostWorkflowId(name)}: a second one would hold its lease twice`,
      'NotItsWorkflow',
    );
  await CancellationScope.nonCancellable(() => holdLease(name, silentMs));
}

async function holdLease(name: string, startedWithMs: number): Promise<void> {
  let round = new CancellationScope({ cancellable: true });
  setHandler(startOver, () => round.cancel(), { description: 'Ask for the settings and for the agent again.' });
  let lost = false;
  let silentMs = startedWithMs;
  let leasedAtMs = 0;
  let errors = 0;
  while (!workflowInfo().continueAsNewSuggested) {
    if (asksInEachRound()) {
      const settings = await fleet.hostSettings({ name });
      if (!settings) return endUnknown(name);
      silentMs = settings.silentMs;
    }
    const agent = agentOf(name, silentMs);
    round = new CancellationScope({ cancellable: true });
    try {
      const statement = (await round.run(() => (lost ? agent.patient.greet() : agent.prompt.greet()))) ?? undefined;
      const known = await fleet.markHostFound({ name, statement });
      showHost(name, `agent heard since ${new Date().toISOString()}`);
      if (!known) return;
      lost = false;
      noteMemo({ silentMs, lost });
      leasedAtMs = Date.now();
      await round.run(() => agent.lease.attendHost());
    } catch (error) {
      if (isCancellation(error)) continue;
      if (!timedOut(error)) {
        if (Date.now() - leasedAtMs >= pauseMs.most) errors = 0;
        await pauseAfter(name, error, errors++);
        continue;
      }
      if (!(await isSilent(agent))) continue;
      lost = true;
      showHost(
        name,
        `**lost** since ${new Date().toISOString()}: its agent was silent for ${(2 * silentMs) / 1000} s. It takes no machine, and its machines are kept but not ready. Start the agent (role host) beside them; nothing else is to be done.`,
      );
      await fleet.markHostLost({ name });
      noteMemo({ silentMs, lost });
    }
  }
  await condition(allHandlersFinished);
  await continueAsNew<typeof host>({ name, silentMs });
}

/** Waits before the next round, longer with each of the `errors` before this one. */
async function pauseAfter(name: string, error: unknown, errors: number): Promise<void> {
  if (!asksInEachRound()) return;
  log.error(`the lease of ${name} ended: ${detailOf(error)}`);
  await sleep(backoff(pauseMs, errors), { summary: `next round: ${detailOf(error)}`.slice(0, 190) });
}

/** Pings once more after a lease ended in silence: an agent that restarted responds at once. */
function isSilent(agent: ReturnType<typeof agentOf>): Promise<boolean> {
  return agent.prompt.greet().then(
    () => false,
    () => true,
  );
}

/** Runs from before this patch took their settings from their input and did not pause after a failed lease. */
function asksInEachRound(): boolean {
  return patched('a host asks for its settings in each round');
}

function noteMemo(memo: { silentMs: number; lost: boolean }): void {
  const known = workflowInfo().memo ?? {};
  if (known['silentMs'] === memo.silentMs && known['lost'] === memo.lost) return;
  if (asksInEachRound()) upsertMemo(memo);
}

/** A run that continued as new loses its static summary, so the details start with the host's name. */
function showHost(name: string, state: string): void {
  setCurrentDetails(`host \`${name}\`: ${state}`);
}

/** Ends the workflow of a host that was removed from the fleet; fails one started by hand for a host never in it. */
function endUnknown(name: string): void {
  if (workflowInfo().memo?.['silentMs'] !== undefined || workflowInfo().continuedFromExecutionRunId) return;
  throw ApplicationFailure.nonRetryable(`the fleet has no host ${name}; "fleet apply" declares hosts`, 'UnknownHost');
}

/** The host's agent, called three ways: promptly, withLongTimeout, and for its lease. */
function agentOf(name: string, silentMs: number) {
  const taskQueue = hostQueue(name);
  return {
    prompt: proxyActivities<HostActivities>({
      taskQueue,
      scheduleToStartTimeout: silentMs,
      startToCloseTimeout: '30s',
      retry: { maximumAttempts: 1 },
      summary: 'is the agent there?',
    }),
    patient: proxyActivities<HostActivities>({
      taskQueue,
      startToCloseTimeout: '30s',
      retry: { maximumInterval: '10s' },
      summary: 'wait for the agent',
    }),
    lease: proxyActivities<HostActivities>({
      taskQueue,
      startToCloseTimeout: '24h',
      heartbeatTimeout: silentMs,
      retry: { maximumAttempts: 1 },
      summary: 'the lease of the host',
    }),
  };
}
