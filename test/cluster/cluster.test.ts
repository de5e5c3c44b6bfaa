/**
 * `npm run test:cluster`: a whole deployment under faults while machines come and go. In the end all are ready, all go,
 * no capacity is held, each life is billed once, and nothing is lost that a customer was told.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { progress } from '../../bench/report.ts';
import { waitFor } from '../support/wait.ts';
import type { Cluster } from './cluster.ts';
import type { Customers } from './customers.ts';
import { faults } from './faults.ts';
import { Figures, type Recovery } from './figures.ts';
import { settings } from './settings.ts';
import { useCluster } from './useCluster.ts';
import { verifyBills, verifyCleanSlate } from './verdict.ts';

const figures = new Figures();
let cluster: Cluster;
let customers: Customers;
let costsBefore: Map<string, number>;

const since = (before: ReadonlyMap<string, number>) =>
  new Map([...cluster.parts.costs()].map(([part, ms]) => [part, ms - (before.get(part) ?? 0)] as const));

const { onlyThere, passed } = useCluster((opened, arrived) => {
  cluster = opened;
  customers = arrived;
});

onlyThere(
  `${settings.machines} machines become ready`,
  async () => {
    costsBefore = cluster.parts.costs();
    await customers.start();
    expect(customers.complaints).toEqual([]);
    figures.add(await recovery('none'));
  },
  30 * 60_000,
);

onlyThere.each(faults)(
  '$title',
  async ({ title, restarts, begin, lift }) => {
    progress(title);
    if (restarts !== undefined) customers.expectRestarts(await cluster.machinesOf(restarts));
    begin(cluster);
    if (lift) {
      await sleep(settings.cutSeconds * 1_000);
      lift(cluster);
    }
    figures.add(await recovery(title));
    await cluster.postgres.untilSynchronous();
    for (const url of cluster.urls) await waitFor(`${url} to be ready`, () => customers.isReady(url), 180_000);
    expect(customers.complaints).toEqual([]);
  },
  10 * 60_000,
);

onlyThere(
  'in the end every machine is ready, all go, and one bill is left of each',
  async () => {
    await customers.stop();
    await customers.untilAllReady();
    await customers.removeAll();
    await verifyCleanSlate(cluster);
    await verifyBills(cluster, [...customers.lives.values()]);
    expect(customers.complaints).toEqual([]);
    passed();
    process.stdout.write(`\n${figures.report(since(costsBefore), customers.lives.size)}\n\n`);
  },
  30 * 60_000,
);

/** How long a customer waits who comes now. */
async function recovery(title: string): Promise<Recovery> {
  const startedMs = performance.now();
  const { confirmed, ready } = customers.probe();
  await confirmed;
  const confirmedMs = performance.now() - startedMs;
  await ready;
  const readyMs = performance.now() - startedMs;
  progress(`${title}: confirmed after ${Math.round(confirmedMs)} ms, ready after ${Math.round(readyMs)} ms`);
  return { title, confirmedMs, readyMs };
}
