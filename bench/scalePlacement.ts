/** Measures placements over fleets of different size, in turns on one database, by direct calls to the store. */

import { randomUUID } from 'node:crypto';
import { createCustomer } from '../src/store/accounts/customers.ts';
import { type Database, openDatabase, transaction } from '../src/store/core/db.ts';
import { allot, applyFleet } from '../src/store/fleet/applyFleet.ts';
import { tenantOfNamespace } from '../src/store/fleet/tenantLimits.ts';
import { createMachine } from '../src/store/machines/machineStore.ts';
import { placeMachine } from '../src/store/machines/placeMachine.ts';
import { claimMachine } from '../src/store/machines/transitions.ts';
import { load, percentile } from './load.ts';
import { number, progress, table } from './report.ts';
import { benchFleet, type Rig } from './rig.ts';
import { digest, region } from './simulatedFleet.ts';

/** p99 of the largest fleet by that of the smallest. */
const growthGoal = 3;
const rounds = 5;
const perRound = 60;
const shapes = ['equal', 'uneven'] as const;
type Shape = (typeof shapes)[number];

/** The sizes in turns, on fleets of equally empty hosts (the most names with one cost) and of unevenly full ones. */
export async function measurePlacementGrowth(rig: Rig, hostCounts: readonly number[]): Promise<string> {
  await rig.startPostgres();
  const db = openDatabase(rig.databaseUrl, { poolSize: 2 });
  try {
    const sizes = await prepare(rig, db, hostCounts);
    const rows: string[][] = [];
    for (const shape of shapes) {
      const latencies = hostCounts.map((): number[] => []);
      for (let round = 0; round <= rounds; round++) {
        progress(`placement over ${hostCounts.join(', ')} ${shape} hosts, round ${round} of ${rounds}`);
        for (const [index, namespace] of sizes.entries()) {
          const claimed = await claim(db, namespace, perRound);
          await fill(rig, shape);
          const { latenciesMs } = await load(claimed.length, (i) => place(db, claimed[i]!), 1);
          // The first round is a warm-up.
          if (round > 0) latencies[index]!.push(...latenciesMs);
        }
      }
      const p99s = latencies.map((each) => percentile(each, 0.99));
      rows.push([
        `${shape}ly full hosts`,
        ...latencies.map((each, i) => `${number(percentile(each, 0.5))} / ${number(p99s[i]!)}`),
        `${(p99s.at(-1)! / p99s[0]!).toFixed(1)}×`,
      ]);
    }
    return table(
      [
        'placement, one at a time, p50 / p99 ms',
        ...hostCounts.map((count) => `${number(count)} hosts`),
        `p99, largest by smallest (goal: ${growthGoal}×)`,
      ],
      rows,
    );
  } finally {
    await db.$disconnect();
  }
}

/** A class and a customer for each size. Returns the customers' namespaces. */
async function prepare(rig: Rig, db: Database, hostCounts: readonly number[]): Promise<string[]> {
  await applyFleet(db, {
    ...benchFleet,
    hosts: [],
    machineClasses: hostCounts.map((count) => ({ ...benchFleet.machineClasses[0]!, name: `fleet-${count}` })),
    defaultAllotments: [],
  });
  const namespaces: string[] = [];
  for (const count of hostCounts) {
    await rig.sql.query(
      `INSERT INTO hosts (name, region, class_name, workload, driver, cpu, memory_gib, disk_gib, images)
       SELECT $1 || '-rack-' || i / 40 || '-host-' || i, $2, $1, 'VirtualMachine', 'simulated', 256, 4096, 65536, ARRAY[$3]
       FROM generate_series(1, $4::int) i`,
      [`fleet-${count}`, region, digest, count],
    );
    const { namespace } = await createCustomer(db, {
      slug: `fleet-${count}`,
      displayName: 'bench',
      region,
    });
    const { id } = await tenantOfNamespace(db, namespace);
    const entry = { class: `fleet-${count}`, reservedHosts: 0, onDemandAllowed: true, virtualMachine: 1_000_000 };
    await transaction(db, (tx) => allot(tx, id, [entry]));
    namespaces.push(namespace);
  }
  return namespaces;
}

/** Releases what was placed, and gives every host the load of the shape. */
async function fill(rig: Rig, shape: Shape): Promise<void> {
  await rig.sql.query('UPDATE placements SET released_at = clock_timestamp() WHERE released_at IS NULL');
  const cpu = shape === 'equal' ? '0' : "('x' || left(md5(name), 4))::bit(16)::int % 200";
  await rig.sql.query(
    `UPDATE hosts SET machines_held = 1, cpu_used = ${cpu}, memory_gib_used = 0, disk_gib_used = 0
     WHERE machines_held <> 1 OR cpu_used <> ${cpu} OR memory_gib_used <> 0`,
  );
  await rig.sql.query('VACUUM ANALYZE hosts');
}

interface Claimed {
  uid: string;
  epoch: number;
}

async function claim(db: Database, namespace: string, count: number): Promise<Claimed[]> {
  const claimed: Claimed[] = [];
  for (let i = 0; i < count; i++) {
    const created = await createMachine(db, {
      kind: 'VirtualMachine',
      namespace,
      name: `vm-${randomUUID()}`,
      labels: {},
      annotations: {},
      spec: { imageRef: 'debian-12', resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 } },
    });
    if (created.outcome !== 'created') throw new Error(created.outcome);
    const { uid } = created.machine;
    claimed.push({ uid, epoch: (await claimMachine(db, uid, 'bench'))!.row.claimEpoch });
  }
  return claimed;
}

async function place(db: Database, { uid, epoch }: Claimed): Promise<void> {
  const { outcome } = await placeMachine(db, uid, { epoch, step: 1, attempt: 1 });
  if (outcome !== 'placed') throw new Error(outcome);
}
