import fc from 'fast-check';
import type { HostConditionType } from '../../src/domain/hostHealth.ts';
import { decidePlacement, type HostCapacity, type PlacementRequest } from '../../src/domain/placement.ts';
import { type Database, type Queryable, sql } from '../../src/store/core/db.ts';
import { readClasses } from '../../src/store/machines/allottedFleet.ts';
import type { Search } from '../../src/store/machines/bestHosts.ts';
import { findBestHost } from '../../src/store/machines/placeMachine.ts';
import { digest, makeTenant } from '../support/fixtures.ts';
import { allotTo } from '../support/limits.ts';
import { useDatabase } from '../support/suiteDatabase.ts';

/** The database's choice among hosts is the choice of the rules in src/domain/placement.ts. */
let db: Database;
useDatabase((opened) => {
  db = opened;
});

const rarely = fc.integer({ min: 0, max: 7 }).map((n) => n === 0);
const anySize = fc.record({
  cpu: fc.constantFrom(3, 7, 8, 64),
  memoryGiB: fc.constantFrom(16, 48),
  diskGiB: fc.constantFrom(100, 300),
});
/** `used` of the whole in quarters, so that many hosts are equally full. */
const anyHost = fc.record({
  region: fc.constantFrom('north', 'north', 'north', 'south'),
  class: fc.constantFrom('general-1', 'general-1', 'general-2'),
  bareMetal: rarely,
  size: anySize,
  used: fc.record({ cpu: fc.nat(4), memoryGiB: fc.nat(3), diskGiB: fc.nat(2) }),
  reserved: fc.constantFrom('', '', '', 'mine', 'theirs'),
  cordoned: rarely,
  evacuated: rarely,
  inMaintenance: rarely,
  lost: rarely,
  failing: rarely.map((fails): HostConditionType[] => (fails ? ['Clock', 'Disk'] : [])),
  retired: rarely,
  quarantined: rarely,
  images: fc.constantFrom<string[]>([], [digest], ['sha256:other', digest]),
});
const anyAllotment = fc.record({
  onDemandAllowed: fc.boolean(),
  limit: fc.constantFrom(0, 1, 5, 5, 5),
  retired: rarely,
});
const anyFleet = fc.record({
  hosts: fc.array(anyHost, { maxLength: 25 }),
  general1: anyAllotment,
  general2: anyAllotment,
  inventoryDue: fc.integer({ min: 0, max: 15 }).map((n) => n === 0),
  avoided: fc.subarray([0, 1, 2]),
});
const anyWish = fc.record({
  machineUid: fc.uuid(),
  bare: fc.boolean(),
  resources: fc.record({ cpu: fc.constantFrom(1, 4, 9), memoryGiB: fc.constantFrom(1, 20), diskGiB: fc.constant(10) }),
});

class RolledBack extends Error {}

type Drawn = Omit<HostCapacity, 'holdsImage'> & { retired: boolean; images: string[] };

async function bestHost(tx: Queryable, search: Search) {
  const { tenantId, kind } = search.request;
  return findBestHost(tx, search, await readClasses(tx, tenantId, kind));
}

/** Runs the work on a fleet that is gone afterwards. */
async function onFleet(hosts: readonly Drawn[], work: (tx: Queryable) => Promise<void>): Promise<void> {
  const running = db.$transaction(async (tx) => {
    for (const h of hosts)
      await tx.$executeRaw`
        INSERT INTO hosts (name, region, class_name, workload, driver, cpu, memory_gib, disk_gib, cpu_used, memory_gib_used, disk_gib_used,
          machines_held, reserved_tenant_id, cordoned, evacuates_at, maintenance_starts_at, maintenance_ends_at,
            lost_at, retired, inventory_due, images, failing)
        VALUES (${h.name}, ${h.region}, ${h.className}, ${h.workload}, 'simulated', ${h.cpu}, ${h.memoryGiB}, ${h.diskGiB}, ${h.cpuUsed},
          ${h.memoryGiBUsed}, ${h.diskGiBUsed}, ${h.machinesHeld}, ${h.reservedTenantId}::uuid, ${h.cordoned},
            ${h.evacuated ? new Date(0) : null}::timestamptz,
          now() - interval '1 h', ${h.inMaintenance ? sql`now() + interval '1 h'` : sql`now() - interval '1 s'`},
          ${h.lost ? sql`clock_timestamp()` : sql`NULL`}, ${h.retired}, ${h.inventoryDue}, ${h.images}, ${h.failing})`;
    for (const { name, className } of hosts.filter(({ quarantined }) => quarantined))
      await tx.$executeRaw`
        INSERT INTO placements (machine_uid, tenant_id, workload, attempt, host_name, class_name, minimum_seconds,
          capacity_source, cpu, memory_gib, disk_gib, abandoned_at)
        SELECT gen_random_uuid(), id, 'VirtualMachine', 1, ${name}, ${className}, 60, 'on-demand', 1, 1, 1, clock_timestamp() FROM tenants
        WHERE id = ${tenants.theirs}::uuid`;
    await work(tx);
    throw new RolledBack();
  });
  await running.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}

let tenants: { mine: string; theirs: string };
beforeAll(async () => {
  tenants = { mine: (await makeTenant(db)).tenantId, theirs: (await makeTenant(db)).tenantId };
  await db.machineClass.create({
    data: { name: 'general-2', cpuFamily: 'test', memoryGiB: 64, regions: ['north'], minimumSeconds: 30, position: 1 },
  });
});

test('whatever the fleet, the database chooses the host that the rules put first, or none where they refuse', async () => {
  const chosen = { some: 0, none: 0 };
  await fc.assert(
    fc.asyncProperty(anyFleet, anyWish, async (fleet, wish) => {
      const hosts = fleet.hosts.map((h, i): Drawn => {
        const isBusy = h.used.cpu + h.used.memoryGiB + h.used.diskGiB > 0;
        return {
          name: `h${i}`,
          region: h.region,
          className: h.class,
          workload: h.bareMetal ? 'BareMetalMachine' : 'VirtualMachine',
          ...h.size,
          cpuUsed: Math.floor((h.size.cpu * h.used.cpu) / 4),
          memoryGiBUsed: (h.size.memoryGiB * h.used.memoryGiB) / 4,
          diskGiBUsed: (h.size.diskGiB * h.used.diskGiB) / 4,
          machinesHeld: isBusy ? 1 : 0,
          reservedTenantId: h.reserved === '' ? null : tenants[h.reserved as 'mine' | 'theirs'],
          cordoned: h.cordoned,
          evacuated: h.evacuated,
          inMaintenance: h.inMaintenance,
          lost: h.lost,
          failing: h.failing,
          retired: h.retired,
          quarantined: h.quarantined,
          inventoryDue: fleet.inventoryDue && i === 3,
          images: h.images,
        };
      });
      const kind = wish.bare ? 'BareMetalMachine' : 'VirtualMachine';
      const request: PlacementRequest = {
        machineUid: wish.machineUid,
        kind,
        tenantId: tenants.mine,
        region: 'north',
        resources: wish.bare ? null : wish.resources,
        className: wish.bare ? 'general-1' : null,
      };
      const allotted = [
        { name: 'general-1', minimumSeconds: 60, ...fleet.general1 },
        { name: 'general-2', minimumSeconds: 30, ...fleet.general2 },
      ];
      const avoid = fleet.avoided.map((i) => `h${i}`);
      const inventoryDue = hosts.some((h) => h.inventoryDue && !h.lost && !h.retired);
      const decision = decidePlacement(
        request,
        allotted.map((c) => ({ ...c, held: 0 })),
        hosts
          .filter(({ retired, name }) => !retired && !avoid.includes(name))
          .map((h) => ({
            ...h,
            holdsImage: h.images.includes(digest),
            inventoryDue: h.inventoryDue || inventoryDue,
          })),
      );
      await onFleet(hosts, async (tx) => {
        for (const { name, retired, onDemandAllowed, limit } of allotted) {
          await tx.$executeRaw`UPDATE machine_classes SET retired = ${retired} WHERE name = ${name}`;
          const machines = { virtual_machine: limit, bare_metal: limit };
          await allotTo(tx, tenants.mine, name, { ...machines, on_demand: onDemandAllowed ? 1 : 0 });
        }
        const found = await bestHost(tx, { request, imageDigest: digest, avoid });
        expect(found).toEqual(decision.outcome === 'candidates' ? decision.candidates[0] : null);
        chosen[found ? 'some' : 'none']++;
      });
    }),
    { numRuns: 150 },
  );
  // Both outcomes were drawn, so neither holds by itself.
  expect(Math.min(chosen.some, chosen.none)).toBeGreaterThan(0);
}, 240_000);

test.each(['cpu', 'memoryGiB', 'diskGiB'] as const)(
  'a host with just enough %s left is chosen, and one with less is not',
  async (size) => {
    const resources = { cpu: 4, memoryGiB: 16, diskGiB: 100 };
    const host: Drawn = {
      name: 'exact',
      region: 'north',
      className: 'general-1',
      workload: 'VirtualMachine',
      machinesHeld: 1,
      cpu: 8,
      memoryGiB: 48,
      diskGiB: 300,
      cpuUsed: 1,
      memoryGiBUsed: 1,
      diskGiBUsed: 1,
      failing: [],
      images: [],
      reservedTenantId: null,
      cordoned: false,
      evacuated: false,
      inMaintenance: false,
      lost: false,
      retired: false,
      quarantined: false,
      inventoryDue: false,
    };
    const request: PlacementRequest = {
      machineUid: '5f0c1d0e-7a43-4a57-9c2f-0d7e3b1a9f00',
      kind: 'VirtualMachine',
      tenantId: tenants.mine,
      region: 'north',
      resources,
      className: null,
    };
    for (const [less, expected] of [
      [0, 'exact'],
      [1, undefined],
    ] as const)
      await onFleet([{ ...host, [`${size}Used`]: host[size] - resources[size] + less }], async (tx) => {
        expect((await bestHost(tx, { request, imageDigest: digest, avoid: [] }))?.host).toBe(expected);
      });
  },
);

/** A bound on the work, not on the time: what the plan reads, on a fleet of which any host would do. */
test('the choice among two thousand hosts of different loads reads a few of them', async () => {
  await onFleet([], async (tx) => {
    await tx.$executeRaw`
      INSERT INTO hosts (name, region, class_name, workload, driver, cpu, memory_gib, disk_gib, cpu_used,
        memory_gib_used, disk_gib_used, machines_held, images)
      SELECT 'large-' || i, 'north', 'general-1', 'VirtualMachine', 'simulated', 10000, 64, 500, i, 0, 0, 1, ARRAY[${digest}]
      FROM generate_series(1, 2000) i`;
    await tx.$executeRaw`ANALYZE hosts`;
    const [before] = await tx.$queryRaw<{ read: bigint }[]>`SELECT ${rowsRead} AS read`;
    const request: PlacementRequest = {
      machineUid: '5f0c1d0e-7a43-4a57-9c2f-0d7e3b1a9f00',
      kind: 'VirtualMachine',
      tenantId: tenants.mine,
      region: 'north',
      resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 },
      className: null,
    };
    expect(await bestHost(tx, { request, imageDigest: digest, avoid: [] })).toMatchObject({ host: 'large-1' });
    const [after] = await tx.$queryRaw<{ read: bigint }[]>`SELECT ${rowsRead} AS read`;
    expect(Number(after!.read - before!.read)).toBeLessThan(100);
  });
});

const rowsRead = sql`
  pg_stat_get_xact_tuples_returned('hosts'::regclass) + pg_stat_get_xact_tuples_fetched('hosts'::regclass)`;
