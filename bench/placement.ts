/** Measures placements by direct store calls: what one costs, alone and concurrently, and that none overcommits. */
import { randomUUID } from 'node:crypto';
import { createCustomer } from '../src/store/accounts/customers.ts';
import { type Database, openDatabase } from '../src/store/core/db.ts';
import { applyFleet } from '../src/store/fleet/applyFleet.ts';
import { createMachine } from '../src/store/machines/machineStore.ts';
import { placeMachine } from '../src/store/machines/placeMachine.ts';
import { claimMachine } from '../src/store/machines/transitions.ts';
import { type Load, load, pause, percentile, perSecond } from './load.ts';
import { number, progress, spread, table } from './report.ts';
import { cpuMs } from './resources.ts';
import type { Rig } from './rig.ts';
import { digest, hostNames, region, simulatedFleet } from './simulatedFleet.ts';

const hostCount = 50;
const hostCpu = 20;
/** How many machines of one CPU fit. */
const capacity = hostCount * hostCpu;
/** This many more are requested and refused. */
const beyond = 50;
const tenantCount = 8;
const atOnce = 16;
const rounds = 3;
const alone = 300;
/** Open-loop load: requests per second, at even intervals. */
const steadyPerSecond = 100;
const p99GoalMs = 20;

const fleet = simulatedFleet({
  hosts: hostNames(hostCount),
  cpu: hostCpu,
  memoryGiB: 64,
  diskGiB: 1_000,
  virtualMachines: 2 * capacity,
});

interface Claimed {
  uid: string;
  epoch: number;
}

export async function measurePlacement(rig: Rig): Promise<string> {
  const postgres = await rig.startPostgres();
  const db = openDatabase(rig.sql.options.connectionString!, { poolSize: atOnce });
  try {
    await applyFleet(db, fleet);
    await rig.sql.query('UPDATE hosts SET lost_at = NULL');
    await rig.sql.query('UPDATE hosts SET images = ARRAY[$1] WHERE name = ANY($2)', [
      digest,
      fleet.hosts.filter((_, index) => index % 2 === 0).map(({ name }) => name),
    ]);
    const namespaces = await Promise.all(
      Array.from(
        { length: tenantCount },
        async (_, i) =>
          (
            await createCustomer(db, {
              slug: `tenant-${i}`,
              displayName: 'bench',
              region,
            })
          ).namespace,
      ),
    );
    progress(
      `placement: ${rounds} × ${capacity + beyond} over ${hostCount} hosts with room for ${capacity}, ${atOnce} at once`,
    );
    const full: Load[] = [];
    let cpu = { server: 0, client: 0 };
    for (let round = 0; round <= rounds; round++) {
      const claimed = await claim(db, namespaces, capacity + beyond);
      const before = used(postgres.pid);
      const outcomes: string[] = [];
      const run = await load(
        claimed.length,
        async (index) => void outcomes.push(await place(db, claimed[index]!)),
        atOnce,
      );
      const after = used(postgres.pid);
      await verify(rig, outcomes);
      await release(rig);
      // The first round is a warm-up.
      if (round === 0) continue;
      full.push(run);
      cpu = { server: cpu.server + after.server - before.server, client: cpu.client + after.client - before.client };
    }
    progress(`placement: ${capacity} at ${steadyPerSecond} a second`);
    const steady = await steadily(await claim(db, namespaces, capacity), steadyPerSecond, (one) => place(db, one));
    await verify(rig, steady.outcomes);
    await release(rig);
    progress(`placement: ${alone} one at a time`);
    const claimed = await claim(db, namespaces, alone);
    const single = await load(claimed.length, async (index) => void (await place(db, claimed[index]!)), 1);
    const count = rounds * (capacity + beyond);
    const p99s = full.map((run) => percentile(run.latenciesMs, 0.99));
    const all = full.flatMap((run) => run.latenciesMs);
    return table(
      [
        `placement, ${number(capacity + beyond)} machines of ${tenantCount} tenants on ${hostCount} hosts with ` +
          `room for ${number(capacity)}`,
        'p50 / p99 ms',
        'per second',
        'goal',
      ],
      [
        [
          `${atOnce} at once, ${rounds} times`,
          `${number(percentile(all, 0.5))} / ${number(percentile(all, 0.99))}${spread(p99s)}`,
          number(
            perSecond(
              count,
              full.reduce((sum, run) => sum + run.elapsedMs, 0),
            ),
          ),
          '',
        ],
        [
          `${steadyPerSecond} a second, ${number(capacity)} of them`,
          times(steady),
          String(steadyPerSecond),
          `p99 under ${p99GoalMs} ms`,
        ],
        [`one at a time, ${alone}`, times(single), number(perSecond(alone, single.elapsedMs)), ''],
        [
          'processor time of one, ms: Postgres, the caller',
          `${number(cpu.server / count)}, ${number(cpu.client / count)}`,
          '',
          '',
        ],
        ['hosts overcommitted, machines placed twice', '0', '', '0'],
      ],
    );
  } finally {
    await db.$disconnect();
  }
}

/** Starts placements at a steady rate, even if earlier ones have not finished: waiting counts as latency. */
async function steadily(
  claimed: readonly Claimed[],
  perSecond: number,
  work: (one: Claimed) => Promise<string>,
): Promise<{ latenciesMs: number[]; outcomes: string[] }> {
  const latenciesMs: number[] = [];
  const startedAt = performance.now();
  const outcomes = await Promise.all(
    claimed.map(async (one, index) => {
      const dueMs = startedAt + (index * 1_000) / perSecond;
      await pause(dueMs - performance.now());
      const outcome = await work(one);
      latenciesMs.push(performance.now() - dueMs);
      return outcome;
    }),
  );
  return { latenciesMs, outcomes };
}

const times = ({ latenciesMs }: Pick<Load, 'latenciesMs'>) =>
  `${number(percentile(latenciesMs, 0.5))} / ${number(percentile(latenciesMs, 0.99))}`;

function used(postgresPid: number): { server: number; client: number } {
  const { user, system } = process.cpuUsage();
  return { server: cpuMs(postgresPid) ?? Number.NaN, client: (user + system) / 1_000 };
}

/** Creates machines whose workflows are about to place them. */
async function claim(db: Database, namespaces: readonly string[], count: number): Promise<Claimed[]> {
  const claimed: Claimed[] = [];
  await load(
    count,
    async (index) => {
      const created = await createMachine(db, {
        kind: 'VirtualMachine',
        namespace: namespaces[index % namespaces.length]!,
        name: `vm-${randomUUID()}`,
        labels: {},
        annotations: {},
        spec: { imageRef: 'debian-12', resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 } },
      });
      if (created.outcome !== 'created') throw new Error(created.outcome);
      const { uid } = created.machine;
      claimed.push({ uid, epoch: (await claimMachine(db, uid, 'bench'))!.row.claimEpoch });
    },
    atOnce,
  );
  return claimed;
}

async function place(db: Database, { uid, epoch }: Claimed): Promise<string> {
  const result = await placeMachine(db, uid, { epoch, step: 1, attempt: 1 });
  return result.outcome === 'refused' ? result.failure.code : result.outcome;
}

async function verify(rig: Rig, outcomes: readonly string[]): Promise<void> {
  const placed = outcomes.filter((outcome) => outcome === 'placed').length;
  const { rows } = await rig.sql.query<{ wrong: number; twice: number }>(`
    SELECT (SELECT count(*)::int FROM hosts h WHERE NOT retired AND (cpu_used <> cpu OR cpu_used <> machines_held
        OR machines_held <> (SELECT count(*) FROM placements p WHERE p.host_name = h.name AND p.released_at IS NULL))) AS wrong,
      (SELECT count(*)::int FROM (SELECT 1 FROM placements WHERE released_at IS NULL
        GROUP BY machine_uid HAVING count(*) > 1) t) AS twice`);
  const { wrong, twice } = rows[0]!;
  if (placed !== capacity || wrong > 0 || twice > 0)
    throw new Error(
      `${placed} of ${capacity} were placed, ${wrong} hosts count wrongly, ${twice} machines were placed twice`,
    );
}

async function release(rig: Rig): Promise<void> {
  await rig.sql.query('UPDATE placements SET released_at = clock_timestamp() WHERE released_at IS NULL');
  await rig.sql.query('UPDATE hosts SET cpu_used = 0, memory_gib_used = 0, disk_gib_used = 0, machines_held = 0');
}
