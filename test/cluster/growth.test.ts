/**
 * `npm run test:cluster -- --grow`: what a life costs beside thousands of machines that only stand there, and whether the
 * passes that look at all of them end in time, also after every worker was killed.
 */
import { machineLine, number, progress, table } from '../../bench/report.ts';
import { controlPlaneQueue } from '../../src/domain/names.ts';
import { waitFor } from '../support/wait.ts';
import { type Cluster, ownershipIntervalSeconds } from './cluster.ts';
import { spendLives, sum, warmUp } from './cost.ts';
import type { Customers } from './customers.ts';
import { settings } from './settings.ts';
import { useCluster } from './useCluster.ts';

const workers = ['worker-1', 'worker-2'];

let cluster: Cluster;
let customers: Customers;

const { onlyThere, passed } = useCluster((opened, arrived) => {
  cluster = opened;
  customers = arrived;
});

onlyThere(
  `what ${settings.machines} lives cost on ${settings.hosts} hosts beside ${settings.standing.join(', then ')} machines`,
  async () => {
    const rows: string[][] = [];
    await warmUp(customers);
    let standing = 0;
    for (const wanted of settings.standing) {
      await customers.addStanding(wanted - standing);
      standing = wanted;
      progress(`measuring beside ${standing} machines`);
      rows.push([number(standing), ...(await lives()), ...(await passes())]);
      process.stdout.write(`\n${machineLine()}\n\n${table(heads, rows)}\n\n`);
    }
    expect(customers.complaints).toEqual([]);
    passed();
  },
  4 * 3_600_000,
);

const heads = [
  'machines that stand there',
  'a life, ms of processor time',
  'ready a second',
  'gone a second',
  'while nothing happens, ms a second',
  'an ownership pass, s',
  'one over all machines, s',
  'the first pass after all workers were killed, s',
  'from the kill to its end, s',
];

async function lives(): Promise<string[]> {
  const { machines } = settings;
  const { idle, up, down } = await spendLives(cluster, customers, { machines });
  const parts = [...idle.processor].map(([part, ms]) => [part, number((ms * 1_000) / idle.atMs)]);
  process.stdout.write(`\n${table(['while nothing happens', 'ms a second'], parts)}\n`);
  return [
    (sum(up.processor) + sum(down.processor)) / machines,
    machines / (up.atMs / 1_000),
    machines / (down.atMs / 1_000),
    (sum(idle.processor) * 1_000) / idle.atMs,
  ].map(number);
}

/** How long the passes take: one of the schedule, one that looks at every machine, and the first after a kill. */
async function passes(): Promise<string[]> {
  const slice = await nextPass(Date.now());
  // Without a result of an earlier pass, it looks at everything.
  const workflowId = `growth/${Date.now()}`;
  const handle = await cluster.client.workflow.start('ownership', { workflowId, taskQueue: controlPlaneQueue });
  const whole = await ended(`WorkflowId = '${handle.workflowId}'`);
  const killedMs = Date.now();
  for (const worker of workers) cluster.parts.kill(worker);
  const first = await nextPass(killedMs);
  for (const { ms } of [slice, whole, first]) expect(ms).toBeLessThan(ownershipIntervalSeconds * 1_000);
  return [slice.ms, whole.ms, first.ms, first.endedMs - killedMs].map((ms) => number(ms / 1_000));
}

/** The first pass of the schedule that began at this time or later. */
const nextPass = (sinceMs: number) =>
  ended(`WorkflowType = 'ownership' AND StartTime >= '${new Date(sinceMs).toISOString()}'`);

/** The earliest of these runs that has ended well. */
function ended(runs: string): Promise<{ ms: number; endedMs: number }> {
  const query = `${runs} AND ExecutionStatus = 'Completed'`;
  return waitFor(
    'a pass over the machines',
    async () => {
      let earliest: { ms: number; endedMs: number } | null = null;
      for await (const { startTime, closeTime } of cluster.client.workflow.list({ query }))
        earliest = { ms: closeTime!.getTime() - startTime.getTime(), endedMs: closeTime!.getTime() };
      return earliest;
    },
    15 * 60_000,
  );
}
