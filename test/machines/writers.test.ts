/**
 * Writers of machines, hosts, placements, and bills in pairs: one is held back just before its commit while the other
 * runs, each with its own connections. Whoever wins, what must always hold holds afterwards. A machine's workflow is
 * one writer: its own steps are ordered by the fence, and nothing orders them with the others but locks.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UnsecuredJWT } from 'jose';
import pg from 'pg';
import type { Ending } from '../../src/domain/evidence.ts';
import type { HostInventory } from '../../src/domain/hostInventory.ts';
import { UserError } from '../../src/lib/errors.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { allot, applyFleet, type Fleet } from '../../src/store/fleet/applyFleet.ts';
import { compareRecords, resetHost } from '../../src/store/fleet/hostRecords.ts';
import {
  cordonHost,
  machinesOnHosts,
  markHostsFound,
  markHostsLost,
  wakeUnseen,
  withdrawAccess,
} from '../../src/store/fleet/hostRows.ts';
import { abandonMachine, reconcileInventory } from '../../src/store/fleet/inventory.ts';
import { adoptHost, secureRestoredDatabase } from '../../src/store/fleet/recoveryPlan.ts';
import { Fenced, MachineGone } from '../../src/store/machines/fence.ts';
import {
  createMachine,
  type MachineRow,
  requestDeletion,
  updateMetadata,
} from '../../src/store/machines/machineStore.ts';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import type { HeldPlacement } from '../../src/store/machines/sql/heldPlacements.ts';
import { releaseSuperseded } from '../../src/store/machines/sql/releasePlacement.ts';
import { removeUnclaimed } from '../../src/store/machines/sql/removeUnclaimed.ts';
import * as transitions from '../../src/store/machines/transitions.ts';
import { rateLifecycle } from '../../src/store/usage/lifecycles.ts';
import { compareUsage, rebuildUsage, usageRanges } from '../../src/store/usage/usageComparison.ts';
import { query } from '../support/database.ts';
import { digest, makeHost, makeMachine, makeTenant, newMachine } from '../support/fixtures.ts';
import { hostKey } from '../support/hostKeys.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';

/** A machine on host h1 of two hosts, at one moment of its life. */
interface World {
  machine: MachineRow;
  tenantId: string;
  /** Claim epoch and last step of its workflow. */
  epoch: number;
  step: number;
  /** Newest first. */
  held: HeldPlacement[];
}

/** The id of the folder that records the machines of h1. */
const records = randomUUID();
const seen = {
  presence: 'present' as const,
  power: 'on' as const,
  guestUp: true,
  listeningPorts: [],
  sshHostKeys: [hostKey('A')],
  forwards: [],
  // As an agent without a key says it.
  statement: new UnsecuredJWT({ rec: records }).encode(),
};
const gone: Ending = { code: 'VMNotFound', message: 'gone', witness: 'host' };
const operator = { actorType: 'operator', actorId: 'test' };

const nextFence = (world: World) => ({ epoch: world.epoch, step: world.step + 1, attempt: 1 });
const runtimeOf = ({ held }: World) => held[0]?.runtimeId ?? randomUUID();
const access = (world: World, accessible = true) => ({ runtimeId: runtimeOf(world), accessible, seen });

async function lose(db: Database): Promise<void> {
  await markHostsLost(db, ['h1']);
  for (const { uid, hostName } of await machinesOnHosts(db, ['h1'])) await withdrawAccess(db, uid, hostName);
}

const inventoryOf = (world: World, machines: HostInventory['machines'] = []): HostInventory => ({
  hostName: 'h1',
  placementVersion: world.held[0]?.version ?? 0,
  machines,
  images: [digest],
});

/** Its agent starts without the folder that records its machines. */
async function loseRecords(db: Database): Promise<void> {
  await compareRecords(db, [{ hostName: 'h1', recordsId: randomUUID() }]);
  for (const { uid, hostName } of await machinesOnHosts(db, ['h1'])) await withdrawAccess(db, uid, hostName);
}

/** The fleet without host h1, with another billing minimum. */
const smallerFleet: Fleet = {
  regions: ['north', 'south'],
  machineClasses: [
    { name: 'general-1', cpuFamily: 'test', memoryGiB: 64, regions: ['north', 'south'], billingMinimumSeconds: 30 },
  ],
  images: [{ name: 'debian-12', digest }],
  hosts: [
    {
      name: 'h2',
      region: 'north',
      class: 'general-1',
      workload: 'VirtualMachine',
      driver: 'simulated',
      cpu: 8,
      memoryGiB: 32,
      diskGiB: 500,
    },
  ],
  defaultAllotments: [],
  tenants: [],
};

type Write = (db: Database, world: World) => Promise<unknown>;

/** The steps of the machine's workflow: the fence orders them among themselves. */
const steps: Record<string, Write> = {
  'records that it is ready': (db, w) =>
    transitions.recordAccess(db, w.machine.uid, nextFence(w), access(w), 'allowed'),
  'records that it is not ready': (db, w) =>
    transitions.recordAccess(db, w.machine.uid, nextFence(w), access(w, false), 'allowed'),
  'records that it failed': (db, w) => transitions.recordFailure(db, w.machine.uid, nextFence(w), gone),
  'places it elsewhere': (db, w) =>
    placeMachine(
      db,
      w.machine.uid,
      nextFence(w),
      w.held.map(({ runtimeId }) => ({ runtimeId })),
    ),
  'begins its cleanup': (db, w) => transitions.beginCleanup(db, w.machine.uid, nextFence(w)),
  'records its absence': (db, w) => transitions.recordAbsence(db, w.machine.uid, nextFence(w), runtimeOf(w)),
  'removes it': (db, w) => transitions.removeMachine(db, w.machine.uid, nextFence(w), runtimeOf(w)),
  'claims it for another run': (db, w) => transitions.claimMachine(db, w.machine.uid, 'run-2', 'run-1'),
};

/** Everything else; docs/reliability.md says what orders each. */
const others: Record<string, Write> = {
  'its host is lost': (db) => lose(db),
  'its host is reachable again': (db) => markHostsFound(db, ['h1']),
  'its readiness is given back': (db, w) => transitions.restoreAccess(db, { runtimeId: runtimeOf(w), seen }, 'allowed'),
  'unseen machines are woken': (db) => wakeUnseen(db),
  'its host loses its records': (db) => loseRecords(db),
  'its host is reset': (db) => resetHost(db, 'h1', 'a test of two writers'),
  'its host is cordoned': (db) => cordonHost(db, 'h1', true, 'host.cordon'),
  'its delete is accepted': (db, w) => requestDeletion(db, w.machine),
  'unclaimed machines are removed': (db, w) => removeUnclaimed(db, w.machine, [{ name: w.machine.name }]),
  'its labels change': (db, w) =>
    updateMetadata(db, w.machine, () => ({ labels: { changed: 'yes' }, annotations: {} })),
  'another machine is created': (db, w) => createMachine(db, newMachine(w.machine.namespace, 'another')),
  'it is abandoned': (db, w) => abandonMachine(db, w.machine, 'a test of two writers'),
  'its host’s inventory is compared': (db, w) => reconcileInventory(db, inventoryOf(w)),
  'its former place is released': (db, w) => releaseSuperseded(db, w.held.at(-1)?.runtimeId ?? randomUUID()),
  'its host’s machines are adopted': (db, w) =>
    adoptHost(db, inventoryOf(w, [{ runtimeId: randomUUID(), machineUid: w.machine.uid }])),
  'the database is recovered': (db) => secureRestoredDatabase(db),
  'its bill is rated': (db, w) => rateLifecycle(db, w.machine.uid),
  'usage is rebuilt': async (db) => {
    for (const range of await usageRanges(db)) await rebuildUsage(db, range, operator);
  },
  'the fleet file is applied': (db) => applyFleet(db, smallerFleet),
  'its tenant’s limits change': (db, w) =>
    db.$transaction((tx) =>
      allot(tx, w.tenantId, [
        { class: 'general-1', reservedHosts: 0, onDemandAllowed: false, bareMetal: 0, virtualMachine: 1 },
      ]),
    ),
};

const writers = { ...steps, ...others };

/** Moments of a life; each continues the one that it names. `test:full` shows all. */
const moments: Record<string, { after?: string; happens: Write }> = {
  pending: { happens: async () => {} },
  starting: {
    happens: async (db, w) => {
      await placeMachine(db, w.machine.uid, nextFence(w));
      await transitions.recordPhase(db, w.machine.uid, { ...nextFence(w), step: 2 }, 'Starting');
    },
  },
  ready: {
    after: 'starting',
    happens: (db, w) => transitions.recordAccess(db, w.machine.uid, nextFence(w), access(w), 'allowed'),
  },
  'ready elsewhere': {
    after: 'starting',
    happens: async (db, w) => {
      const [former] = w.held;
      const placed = await placeMachine(db, w.machine.uid, nextFence(w), [{ runtimeId: former!.runtimeId }]);
      if (placed.outcome !== 'placed') throw new Error(placed.outcome);
      const { runtimeId } = placed.placement;
      const fence = { ...nextFence(w), step: w.step + 2 };
      await transitions.recordAccess(db, w.machine.uid, fence, { ...access(w), runtimeId }, 'allowed');
    },
  },
  'on a lost host': { after: 'ready', happens: (db) => lose(db) },
  'on a host that is reachable again': { after: 'on a lost host', happens: (db) => markHostsFound(db, ['h1']) },
  'starting on a lost host': { after: 'starting', happens: (db) => lose(db) },
  'on a host without records': { after: 'ready', happens: (db) => loseRecords(db) },
  deleted: { after: 'ready', happens: (db, w) => requestDeletion(db, w.machine) },
  abandoned: { after: 'deleted', happens: (db, w) => abandonMachine(db, w.machine, 'a test of two writers') },
};

/** What the second writer may say instead of writing: it came too late, or may not. */
function isRefusal(error: unknown): boolean {
  if (error instanceof Fenced || error instanceof MachineGone || error instanceof UserError) return true;
  const { message } = error as Error;
  return /may not be followed by|ends no machine|is not to be deleted|still has an open|is ready: what it holds/.test(
    message,
  );
}

let url: string;
let db: Database;
let held: Database;
let other: Database;
let gate: pg.Client;

// Before the server ends.
afterAll(async () => {
  await Promise.all([held.$disconnect(), other.$disconnect(), gate.end()]);
});
useFreshDatabase(
  async (opened, at) => {
    db = opened;
    if (url) return;
    url = at;
    const named = (name: string) => {
      const where = new URL(at);
      where.searchParams.set('application_name', name);
      return openDatabase(where.href, { poolSize: 3 });
    };
    held = named('held');
    other = named('other');
    gate = new pg.Client({ connectionString: at });
    await gate.connect();
    await query(at, holdCommits);
  },
  { poolSize: 4 },
);

/** Commits of the connections called `held` wait until the gate is open, with all their locks. */
const holdCommits = `
  CREATE FUNCTION hold_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF current_setting('application_name') = 'held' THEN PERFORM pg_advisory_xact_lock_shared(35); END IF;
    RETURN NULL;
  END $$;
  DO $do$ DECLARE each text; BEGIN
    FOREACH each IN ARRAY '{machines,hosts,placements,lifecycles,namespaces,limits,usage_day}'::text[] LOOP
      EXECUTE format('CREATE CONSTRAINT TRIGGER hold AFTER INSERT OR UPDATE OR DELETE ON %I
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hold_commit()', each);
    END LOOP;
  END $do$`;

async function worldAt(moment: string): Promise<World> {
  const { after, happens } = moments[moment]!;
  const before = after ? await worldAt(after) : await newWorld();
  await happens(db, before);
  return readWorld(before);
}

async function newWorld(): Promise<World> {
  const { namespace, tenantId } = await makeTenant(db, { minimumSeconds: 3_600 });
  await makeHost(db, { name: 'h1' });
  await makeHost(db, { name: 'h2' });
  const machine = await makeMachine(db, { namespace });
  // A small host of its own: placed there first.
  await db.$executeRaw`UPDATE hosts SET images = ${[digest]}::text[] WHERE name = 'h1'`;
  await compareRecords(db, [{ hostName: 'h1', recordsId: records }]);
  await transitions.claimMachine(db, machine.uid, 'run-1');
  return { machine, tenantId, epoch: 1, step: 0, held: [] };
}

async function readWorld(world: World): Promise<World> {
  const row = await db.machine.findUniqueOrThrow({ where: { uid: world.machine.uid } });
  const rows = await db.placement.findMany({
    where: { machineUid: row.uid, releasedAt: null },
    orderBy: { attempt: 'desc' },
  });
  return {
    ...world,
    epoch: row.claimEpoch,
    step: row.fenceStep,
    held: rows.map((placement) => ({ ...placement, version: Number(placement.version) }) as unknown as HeldPlacement),
  };
}

/** Waits until the work is over, or a connection of this name waits for a lock. */
async function overOrWaiting(work: Promise<unknown>, name: string): Promise<void> {
  let over = false;
  const end = () => {
    over = true;
  };
  work.then(end, end);
  while (!over) {
    const { rowCount } = await gate.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1 AND wait_event_type = 'Lock'`,
      [name],
    );
    if (rowCount) return;
  }
}

/** Runs `first` up to its commit, then `second`, and lets both end. Returns what is wrong afterwards. */
async function inPair(first: Write, second: Write, world: World): Promise<string[]> {
  await gate.query('SELECT pg_advisory_lock(35)');
  const work = [first(held, world)];
  try {
    await overOrWaiting(work[0]!, 'held');
    work.push(second(other, world));
    await overOrWaiting(work[1]!, 'other');
  } finally {
    await gate.query('SELECT pg_advisory_unlock(35)');
  }
  const ends = await Promise.allSettled(work);
  const errors = ends.flatMap((end) =>
    end.status === 'rejected' && !isRefusal(end.reason) ? [String(end.reason)] : [],
  );
  return [...errors, ...(await broken())];
}

/** What must always hold, as queries for what breaks it. */
const invariants: Record<string, string> = {
  'ready on a lost host': `
    SELECT 1 FROM machines m JOIN placements p ON p.machine_uid = m.uid AND p.released_at IS NULL JOIN hosts h ON h.name = p.host_name
    WHERE m.ready_for_access AND h.lost_at IS NOT NULL
      AND p.attempt = (SELECT max(attempt) FROM placements newest WHERE newest.machine_uid = m.uid)`,
  'ready and held nowhere': `
    SELECT 1 FROM machines m WHERE m.ready_for_access
      AND NOT EXISTS (SELECT 1 FROM placements p WHERE p.machine_uid = m.uid AND p.released_at IS NULL AND p.abandoned_at IS NULL)`,
  'ready without an open bill, or though it is deleted or failed': `
    SELECT 1 FROM machines m WHERE m.ready_for_access AND (m.deletion_requested_at IS NOT NULL OR m.phase <> 'Running'
      OR NOT EXISTS (SELECT 1 FROM lifecycles l WHERE l.machine_uid = m.uid AND l.ended_at IS NULL))`,
  'an open bill of no running machine': `
    SELECT 1 FROM lifecycles l WHERE l.ended_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM machines m WHERE m.uid = l.machine_uid AND m.phase = 'Running' AND m.deletion_requested_at IS NULL)`,
  'a bill that goes on over the loss of its host, or began after it': `
    SELECT 1 FROM lifecycles l JOIN placements p ON p.machine_uid = l.machine_uid AND p.released_at IS NULL
      JOIN hosts h ON h.name = p.host_name
    WHERE l.ended_at IS NULL AND h.lost_at IS NOT NULL
      AND p.attempt = (SELECT max(attempt) FROM placements newest WHERE newest.machine_uid = l.machine_uid)
      AND (l.unseen_since IS NULL OR l.started_at > extract(epoch FROM h.lost_at))`,
  'a bill that is rated and open': `SELECT 1 FROM lifecycles WHERE rated_at IS NOT NULL AND ended_at IS NULL`,
  'capacity that is not what is held': `
    SELECT 1 FROM hosts h LEFT JOIN LATERAL (
      SELECT count(*) AS held, coalesce(sum(cpu), 0) AS cpu, coalesce(sum(memory_gib), 0) AS memory, coalesce(sum(disk_gib), 0) AS disk
      FROM placements p WHERE p.host_name = h.name AND p.released_at IS NULL) p ON true
    WHERE (h.machines_held, h.cpu_used, h.memory_gib_used, h.disk_gib_used) <> (p.held, p.cpu, p.memory, p.disk)`,
  'a place on a host that left the fleet': `SELECT 1 FROM hosts WHERE retired AND machines_held > 0`,
  'a place of a machine that is gone': `
    SELECT 1 FROM placements p WHERE p.released_at IS NULL AND p.abandoned_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM machines m WHERE m.uid = p.machine_uid)`,
  'a quota that is not what exists': `
    SELECT 1 FROM namespaces n WHERE n.virtual_machines <> (SELECT count(*) FROM machines m WHERE m.namespace = n.name)`,
  'a version that no change has': `
    SELECT 1 FROM namespaces n WHERE n.resource_version - n.compacted_version <> (
      SELECT count(DISTINCT resource_version) FROM journal j WHERE j.namespace = n.name AND j.resource_version > n.compacted_version)`,
  'a change that no version has': `
    SELECT 1 FROM machines m JOIN LATERAL (
      SELECT after FROM journal j WHERE j.uid = m.uid ORDER BY resource_version DESC LIMIT 1) j ON true
    WHERE j.after - '{claim_epoch,claim_run_id,fence_step,fence_attempt}'::text[]
       <> to_jsonb(m) - '{claim_epoch,claim_run_id,fence_step,fence_attempt}'::text[]`,
};

async function broken(): Promise<string[]> {
  const names = Object.keys(invariants);
  const { rows } = await gate.query<Record<string, boolean>>(
    `SELECT ${names.map((name, index) => `EXISTS (${invariants[name]}) AS "${index}"`).join(', ')}`,
  );
  const wrong = names.filter((_name, index) => rows[0]![index]);
  for (const range of await usageRanges(db))
    if ((await compareUsage(db, range)).length > 0) wrong.push(`usage of the ${range.unit} is not what the bills say`);
  return wrong;
}

const names = Object.keys(writers);
const shown = process.env['TEST_FULL'] ? Object.keys(moments) : ['ready', 'starting on a lost host'];

/** `npm test` shows each two writers once at a moment, in the other order at the next. */
function comesAfter(first: string, second: string, moment: string): boolean {
  if (first in steps && second in steps) return false;
  if (process.env['TEST_FULL']) return true;
  return (names.indexOf(first) + names.indexOf(second) + shown.indexOf(moment)) % 2 === 0;
}

describe.each(shown)('a machine that is %s', (moment) => {
  test.each(names)(
    'is sound where, just before the commit of “%s”, another writer comes',
    async (first) => {
      const found: Record<string, string[]> = {};
      for (const second of names.filter((each) => comesAfter(first, each, moment))) {
        await db.$executeRaw`SELECT fresh.restore()`;
        const wrong = await inPair(writers[first]!, writers[second]!, await worldAt(moment));
        if (wrong.length > 0) found[second] = wrong;
      }
      expect(found).toEqual({});
    },
    120_000,
  );
});

test('what is looked for is found', async () => {
  const world = await worldAt('ready');
  expect(await broken()).toEqual([]);
  await db.$executeRaw`UPDATE hosts SET lost_at = clock_timestamp(), cpu_used = cpu_used + 1 WHERE name = 'h1'`;
  await db.$executeRaw`UPDATE lifecycles SET started_at = started_at - 60`;
  await db.$executeRaw`UPDATE machines SET labels = '{"a": "b"}' WHERE uid = ${world.machine.uid}::uuid`;
  expect(await broken()).toEqual([
    'ready on a lost host',
    'a bill that goes on over the loss of its host, or began after it',
    'capacity that is not what is held',
    'a change that no version has',
    'usage of the day is not what the bills say',
    'usage of the hour is not what the bills say',
  ]);
});

test('docs/reliability.md has a row for each of these writers', async () => {
  const page = await readFile(path.join(import.meta.dirname, '../../docs/reliability.md'), 'utf8');
  const section = page.split('## Writers in pairs')[1]!.split('\n## ')[0]!;
  const rows = [...section.matchAll(/^\| ([^|]+?) \|/gm)].map(([, name]) => name!).slice(1);
  expect(rows).toEqual([...Object.keys(others)]);
});
