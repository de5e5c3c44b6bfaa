import { leaseWorkflowId } from '../../../src/domain/names.ts';
import { deleted, ready, type Scenario } from './scenarios.ts';
import { type FileHost, leaseOf, moveHosts, restartHosts, untilLost } from './sharedAgents.ts';

/** Scenarios where one agent, `rack`, serves every host. The last one gives them to another agent. */
export const sharedScenarios: Readonly<Record<string, Scenario>> = {
  'shared-agent-machine': async (harness) => deleted(harness, await ready(harness)),
  'shared-agent-reaper': async (harness) => {
    await ready(harness);
    return harness.runSchedule('reaper');
  },
  'shared-agent-lost-then-found': async (harness) => {
    await ready(harness);
    const { workflowId, runId } = await harness.client.workflow.getHandle(leaseWorkflowId('rack')).describe();
    await harness.stopHosts();
    await untilLost(harness, harness.hostNames);
    let all: FileHost[] = [];
    await restartHosts(harness, (hosts) => {
      all = hosts;
      return hosts.slice(0, 1);
    });
    await untilLost(harness, harness.hostNames.slice(1));
    await restartHosts(harness, () => all);
    await untilLost(harness, []);
    return { workflowId, runId };
  },
  'shared-agent-machine-moved': async (harness) => {
    const vm = await ready(harness);
    await moveHosts(harness, harness.hostNames, 'other');
    await harness.passUntil('a lease', async () => (await leaseOf(harness, 'other').catch(() => null))?.isHeld);
    await untilLost(harness, []);
    return deleted(harness, vm);
  },
};
