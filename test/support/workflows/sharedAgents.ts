import { readFile, writeFile } from 'node:fs/promises';
import { parse, stringify } from 'yaml';
import { leaseWorkflowId } from '../../../src/domain/names.ts';
import { wakeMoved } from '../../../src/store/machines/registeredForwards.ts';
import { readPayload } from '../payloads.ts';
import type { TestHarness } from '../testHarness.ts';
import { waitFor } from '../wait.ts';

export interface FileHost {
  name: string;
  agent?: string;
}

/** Restarts the agents with a fleet file that was changed. */
export async function restartHosts(harness: TestHarness, change: (hosts: FileHost[]) => FileHost[]): Promise<void> {
  const { fleetFile } = harness.config;
  const fleet = parse(await readFile(fleetFile, 'utf8')) as { hosts: FileHost[] };
  await harness.stopHosts();
  await writeFile(fleetFile, stringify({ ...fleet, hosts: change(fleet.hosts) }));
  await harness.startHosts();
}

/** Gives hosts another agent, as `fleet apply` and a restart of the agents do. */
export async function moveHosts(
  harness: TestHarness,
  names: readonly string[],
  agent: string | undefined,
): Promise<void> {
  await harness.db.$transaction(async (tx) => {
    await tx.host.updateMany({ where: { name: { in: [...names] } }, data: { agent: agent ?? null } });
    await wakeMoved(tx, names);
  });
  await restartHosts(harness, (hosts) =>
    hosts.map(({ agent: former, ...host }) => {
      const now = names.includes(host.name) ? agent : former;
      return now === undefined ? host : { ...host, agent: now };
    }),
  );
}

/** The names of hosts that are recorded as lost. */
export async function lostHosts(harness: TestHarness): Promise<string[]> {
  const lost = await harness.db.host.findMany({ where: { lostAt: { not: null } }, orderBy: { name: 'asc' } });
  return lost.map(({ name }) => name);
}

export function untilLost(harness: TestHarness, names: readonly string[]): Promise<unknown> {
  const what = names.length === 0 ? 'no host to be lost' : `${names.join(', ')} to be lost, and no other`;
  return waitFor(what, async () => String(await lostHosts(harness)) === String(names));
}

/** How often a lease was asked to begin its round again. */
export async function roundsAsked(harness: TestHarness, agent: string): Promise<number> {
  const { events } = await harness.client.workflow.getHandle(leaseWorkflowId(agent)).fetchHistory();
  return (events ?? []).filter((event) => event.workflowExecutionSignaledEventAttributes).length;
}

/** The memo of an agent's lease, and whether the agent holds it. */
export async function leaseOf(harness: TestHarness, agent: string) {
  const { memo, raw } = await harness.client.workflow.getHandle(leaseWorkflowId(agent)).describe();
  const isHeld = raw.pendingActivities?.some(({ activityType }) => activityType?.name === 'holdLease') === true;
  return { memo, isHeld };
}

/** Waits until Temporal's lists, which lag and by which a pass compares, show this of the lease's memo. */
export function untilListed(harness: TestHarness, agent: string, memo: Record<string, unknown>): Promise<unknown> {
  const query = `WorkflowId='${leaseWorkflowId(agent)}' AND ExecutionStatus='Running'`;
  return waitFor(`the memo ${JSON.stringify(memo)}`, async () => {
    for await (const { memo: listed } of harness.client.workflow.list({ query }))
      if (Object.entries(memo).every(([key, value]) => listed?.[key] === value)) return true;
    return false;
  });
}

export function leaseDetails(harness: TestHarness, agent: string): Promise<string> {
  return harness.client.workflow
    .getHandle(leaseWorkflowId(agent))
    .query<{ currentDetails: string }>('__temporal_workflow_metadata')
    .then(({ currentDetails }) => currentDetails);
}

/** The task queues of the calls to hosts in a machine's history, and the hosts that they name. */
export async function callsToHosts(harness: TestHarness, machine: Parameters<TestHarness['workflow']>[0]) {
  const { events } = await harness.workflow(machine).fetchHistory();
  const calls = (events ?? []).flatMap(({ activityTaskScheduledEventAttributes: scheduled }) =>
    scheduled?.taskQueue?.name?.startsWith('host/') ? [scheduled] : [],
  );
  return Promise.all(
    calls.map(async ({ taskQueue, activityType, input }) => {
      const given = await readPayload<{ hostName?: string }>(harness.client, input?.payloads?.[0]);
      return { queue: taskQueue!.name!, hostName: given?.hostName, call: activityType!.name };
    }),
  );
}
