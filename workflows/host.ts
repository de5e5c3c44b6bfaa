/**
 * One host's lease: its agent holds an activity open and heartbeats. When the agent falls silent the host is recorded as
 * lost and readiness of its machines is withdrawn; when it is heard again its machines are looked at.
 */
import {
  allHandlersFinished,
  condition,
  continueAsNew,
  proxyActivities,
  setCurrentDetails,
  workflowInfo,
} from '@temporalio/workflow';
import type { FleetActivities } from '../activities/fleet.ts';
import type { HostActivities } from '../activities/host.ts';
import { hostQueue } from '../src/domain/names.ts';
import { timedOut } from './failures.ts';

export interface HostInput {
  name: string;
  silentMs: number;
}

const fleet = proxyActivities<FleetActivities>({
  startToCloseTimeout: '60s',
  retry: { initialInterval: '500ms', maximumInterval: '10s' },
});

export async function host({ name, silentMs }: HostInput): Promise<void> {
  const taskQueue = hostQueue(name);
  const greeting = proxyActivities<HostActivities>({
    taskQueue,
    scheduleToStartTimeout: silentMs,
    startToCloseTimeout: '30s',
    retry: { maximumAttempts: 1 },
    summary: 'is the agent there?',
  });
  const patientGreeting = proxyActivities<HostActivities>({
    taskQueue,
    startToCloseTimeout: '30s',
    retry: { maximumInterval: '10s' },
    summary: 'wait for the agent',
  });
  const lease = proxyActivities<HostActivities>({
    taskQueue,
    startToCloseTimeout: '24h',
    heartbeatTimeout: silentMs,
    retry: { maximumAttempts: 1 },
    summary: 'the lease of the host',
  });

  let lost = false;
  while (!workflowInfo().continueAsNewSuggested) {
    try {
      if (lost) await patientGreeting.greet();
      else await greeting.greet();
      setCurrentDetails(`agent heard since ${new Date().toISOString()}`);
      const known = await fleet.markHostFound({ name });
      if (!known) return;
      lost = false;
      await lease.attendHost();
    } catch (error) {
      // A lease that ends in silence is followed by one more greeting: an agent that was restarted answers it at once.
      if (!timedOut(error)) continue;
      const silent = await greeting.greet().then(
        () => false,
        () => true,
      );
      if (!silent) continue;
      lost = true;
      setCurrentDetails(
        `**lost** since ${new Date().toISOString()}: its agent was silent for ${(2 * silentMs) / 1000} s. It takes no machine, and its machines are kept but not ready. Start the agent (role host) beside them; nothing else is to be done.`,
      );
      await fleet.markHostLost({ name });
    }
  }
  await condition(allHandlersFinished);
  await continueAsNew<typeof host>({ name, silentMs });
}
