/**
 * `npm run test:cluster -- --cost`: what a life costs on a whole deployment, where nothing fails: processor time by
 * process, what Temporal is asked and what it stores, and what the deployment costs while nothing happens.
 */
import path from 'node:path';
import { note, saveResults } from '../../bench/figures.ts';
import { percentile } from '../../bench/load.ts';
import { machineLine, number, table } from '../../bench/report.ts';
import type { Cluster } from './cluster.ts';
import { type Spent, spendLives, sum, warmUp, warmUpLives } from './cost.ts';
import type { Customers } from './customers.ts';
import { settings } from './settings.ts';
import { useCluster } from './useCluster.ts';

/** What is asked or stored less often than this in a life is left out. */
const leastPerLife = 0.05;

let cluster: Cluster;
let customers: Customers;

const { onlyThere, passed } = useCluster((opened, arrived) => {
  cluster = opened;
  customers = arrived;
});

onlyThere(
  `${settings.machines} machines become ready and go, and what each costs is known`,
  async () => {
    const { machines } = settings;
    await warmUp(customers);
    let recorded = '';
    const { idle, up, down } = await spendLives(cluster, customers, {
      machines,
      whenReady: async () => {
        recorded = describe(await recordedOf(8));
      },
    });
    const ended = await recordedOf(8);

    const life = (sum(up.processor) + sum(down.processor)) / machines;
    note('lifeOnCluster', life);
    note('readyOnCluster', machines / (up.atMs / 1_000));
    process.stdout.write(
      `\n${[
        machineLine(),
        `${machines} machines at once on ${settings.hosts} hosts, after ${warmUpLives}: ` +
          `${number(machines / (up.atMs / 1_000))} ready a second, ${number(machines / (down.atMs / 1_000))} gone ` +
          `a second. To ready ${recorded}; in all ${describe(ended)}.`,
        processorTable(idle, up, down, machines),
        countsTable('calls of Temporal, each life', 'calls', idle, up, down),
        countsTable('what Temporal asks of its store, each life', 'stored', idle, up, down),
        countsTable('transactions, each life', 'transactions', idle, up, down),
      ].join('\n\n')}\n\n`,
    );
    expect(customers.complaints).toEqual([]);
    passed();
    const root = path.join(import.meta.dirname, '..', '..');
    if (settings.savesFigures) saveResults(root, 'cluster', 'CLUSTER_SAVE=1 npm run test:cluster -- --cost');
  },
  30 * 60_000,
);

function processorTable(idle: Spent, up: Spent, down: Spent, lives: number): string {
  const groups = [...new Set([...idle.processor.keys(), ...up.processor.keys(), ...down.processor.keys()])].sort();
  const row = (name: string, of: (spent: Spent) => number) => {
    const [toReady, toGone] = [of(up) / lives, of(down) / lives];
    return [name, number(toReady), number(toGone), number(toReady + toGone), number((of(idle) * 1_000) / idle.atMs)];
  };
  return table(
    ['processor time', 'to ready, ms', 'to gone, ms', 'a life, ms', 'while nothing happens, ms a second'],
    [
      ...groups.map((name) => row(name, ({ processor }) => processor.get(name) ?? 0)),
      row('sum', ({ processor }) => sum(processor)),
    ],
  );
}

function countsTable(
  title: string,
  key: 'calls' | 'stored' | 'transactions',
  idle: Spent,
  up: Spent,
  down: Spent,
): string {
  const each = (spent: Spent, name: string, by: number) => (spent[key].get(name) ?? 0) / by;
  const rows = [...up[key].keys()]
    .map((name) => ({
      name,
      toReady: each(up, name, settings.machines),
      toGone: each(down, name, settings.machines),
      idle: each(idle, name, idle.atMs / 1_000),
    }))
    .filter(({ toReady, toGone }) => toReady + toGone >= leastPerLife)
    .sort((one, other) => other.toReady + other.toGone - one.toReady - one.toGone);
  return table(
    [title, 'to ready', 'to gone', 'while nothing happens, a second'],
    rows.map((row) => [row.name, number(row.toReady), number(row.toGone), number(row.idle)]),
  );
}

interface Recorded {
  events: number;
  tasks: number;
  bytes: number;
}

/** What Temporal recorded of so many machines, the newest: the median of each. */
async function recordedOf(count: number): Promise<Recorded> {
  const { workflowService, options } = cluster.client;
  const { namespace } = options;
  const newest = { namespace, query: "WorkflowType = 'virtualMachine'", pageSize: count };
  const { executions } = await workflowService.listWorkflowExecutions(newest);
  const all = await Promise.all(
    executions.map(async ({ execution = null }): Promise<Recorded> => {
      const { history } = await workflowService.getWorkflowExecutionHistory({ namespace, execution });
      const { workflowExecutionInfo } = await workflowService.describeWorkflowExecution({ namespace, execution });
      const events = history?.events ?? [];
      const tasks = events.filter(({ workflowTaskCompletedEventAttributes: done }) => done).length;
      return { events: events.length, tasks, bytes: Number(workflowExecutionInfo?.historySizeBytes) };
    }),
  );
  const median = (key: keyof Recorded) =>
    percentile(
      all.map((one) => one[key]),
      0.5,
    );
  return { events: median('events'), tasks: median('tasks'), bytes: median('bytes') };
}

function describe({ events, tasks, bytes }: Recorded): string {
  return `${events} events, ${tasks} workflow tasks, ${number(bytes / 1_024)} KiB of history`;
}
