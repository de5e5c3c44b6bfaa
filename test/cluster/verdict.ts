/** What has to hold when every machine is gone: nothing is left of any, except one bill each. */

import { countRemains } from '../../bench/soak/remains.ts';
import { listSimulatedInventory } from '../../src/drivers/simulated/disk.ts';
import { openDatabase } from '../../src/store/core/db.ts';
import { compareUsage, usageRanges } from '../../src/store/usage/usageComparison.ts';
import { openMachineWorkflows } from '../../src/temporal/wakeWorkflow.ts';
import { waitFor } from '../support/wait.ts';
import type { Cluster } from './cluster.ts';
import type { Life } from './customers.ts';

/** Nothing holds capacity, waits for a workflow or is on a host; no workflow of a machine runs. */
export async function verifyCleanSlate({
  sql,
  client,
  hostsDataDir,
}: Pick<Cluster, 'sql' | 'client' | 'hostsDataDir'>): Promise<void> {
  await waitFor(
    'nothing to be left',
    async () => {
      expect(Object.entries(await countRemains(sql)).filter(([, count]) => count !== 0)).toEqual([]);
      return true;
    },
    120_000,
  );
  expect(await listSimulatedInventory(hostsDataDir)).toEqual([]);
  await waitFor('every workflow of a machine to end', async () => {
    const open: string[] = [];
    for await (const id of openMachineWorkflows(client)) open.push(id);
    expect(open).toEqual([]);
    return true;
  });
}

/** Each machine that a customer was told of was ready and has its one closed and rated bill; usage adds up. */
export async function verifyBills(
  { sql, databaseUrl }: Pick<Cluster, 'sql' | 'databaseUrl'>,
  told: readonly Pick<Life, 'uid' | 'wasReady'>[],
): Promise<void> {
  const { rows } = await sql.query<{ uid: string; topUp: number; due: number; rated: boolean }>(`
    SELECT machine_uid AS uid, top_up_seconds AS "topUp", rated_at IS NOT NULL AS rated,
      greatest(0, minimum_seconds - (ended_at - started_at))::int AS due
    FROM lifecycles`);
  const bills = new Map(rows.map((row) => [row.uid, row]));
  expect(told.filter(({ uid, wasReady }) => uid === null || !wasReady)).toEqual([]);
  expect(told.filter(({ uid }) => !bills.has(uid!))).toEqual([]);
  expect(rows.filter(({ topUp, due, rated }) => !rated || topUp !== due)).toEqual([]);
  expect(rows).toHaveLength(told.length);
  const db = openDatabase(databaseUrl, { poolSize: 1 });
  try {
    for (const range of await usageRanges(db)) expect(await compareUsage(db, range)).toEqual([]);
  } finally {
    await db.$disconnect();
  }
}
