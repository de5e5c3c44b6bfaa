import type { Database, Queryable } from '../../src/store/core/db.ts';
import { reconcileInventory } from '../../src/store/fleet/inventory.ts';
import { createMachine, getMachine, requestDeletion } from '../../src/store/machines/machineStore.ts';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import { heldPlacements } from '../../src/store/machines/sql/heldPlacements.ts';
import { claimAndPlace, claimMachine, recordAbsence, recordPhase } from '../../src/store/machines/transitions.ts';
import { digest, makeHost, makeMachine, makeTenant } from '../support/fixtures.ts';
import { allotTo } from '../support/limits.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';
import { waitFor } from '../support/wait.ts';

let db: Database;
useFreshDatabase(
  (opened) => {
    db = opened;
  },
  { poolSize: 20 },
);

async function claimed(namespace: string, spec?: Parameters<typeof makeMachine>[1]['spec']) {
  const machine = await makeMachine(db, { namespace, ...(spec ? { spec } : {}) });
  const claim = (await claimMachine(db, machine.uid, 'run-1'))!;
  return { machine, fence: (step: number) => ({ epoch: claim.row.claimEpoch, step, attempt: 1 }) };
}

test('a placement holds capacity, pins the image and moves the machine to Creating in one commit', async () => {
  const { namespace } = await makeTenant(db, { minimumSeconds: 90 });
  await makeHost(db, { name: 'h1' });
  const { machine, fence } = await claimed(namespace);
  const placed = await placeMachine(db, machine.uid, fence(1));
  expect(placed).toMatchObject({
    outcome: 'placed',
    placement: { hostName: 'h1', attempt: 1, capacitySource: 'on-demand', minimumSeconds: 90 },
  });
  expect(await getMachine(db, machine)).toMatchObject({
    phase: 'Creating',
    capacitySource: 'on-demand',
    resolvedImageRef: `debian-12@${digest}`,
  });
  expect(await db.host.findUnique({ where: { name: 'h1' } })).toMatchObject({
    cpuUsed: 2,
    memoryGiBUsed: 4,
    diskGiBUsed: 20,
    machinesHeld: 1,
  });
});

test('placing a machine twice has the effect of once, and creates no second version', async () => {
  const { namespace } = await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  const { machine, fence } = await claimed(namespace);
  const first = await placeMachine(db, machine.uid, fence(1));
  const again = await placeMachine(db, machine.uid, fence(1));
  expect(again).toEqual(first);
  expect(await db.host.findUnique({ where: { name: 'h1' } })).toMatchObject({ machinesHeld: 1 });
});

test('releasing a placement returns its capacity exactly once', async () => {
  const { namespace } = await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  const { machine, fence } = await claimed(namespace);
  const placed = await placeMachine(db, machine.uid, fence(1));
  if (placed.outcome !== 'placed') throw new Error('not placed');
  await recordAbsence(db, machine.uid, fence(2), placed.placement.runtimeId);
  await recordAbsence(db, machine.uid, fence(3), placed.placement.runtimeId);
  expect(await db.host.findUnique({ where: { name: 'h1' } })).toMatchObject({
    cpuUsed: 0,
    memoryGiBUsed: 0,
    diskGiBUsed: 0,
    machinesHeld: 0,
  });
  expect(await heldPlacements(db, machine.uid)).toEqual([]);
});

test('forty concurrent placements fill the fleet exactly and never beyond', async () => {
  const { namespace } = await makeTenant(db);
  await makeHost(db, { name: 'h1', cpu: 10 });
  await makeHost(db, { name: 'h2', cpu: 7 });
  const machines = await Promise.all(Array.from({ length: 40 }, () => claimed(namespace)));
  const outcomes = await Promise.all(machines.map(({ machine, fence }) => placeMachine(db, machine.uid, fence(1))));
  expect(outcomes.filter((o) => o.outcome === 'placed')).toHaveLength(8);
  for (const o of outcomes)
    if (o.outcome === 'refused')
      expect(o).toMatchObject({ retryable: true, failure: { code: 'CapacityTemporarilyUnavailable' } });
  expect(await db.host.findMany({ orderBy: { name: 'asc' }, select: { cpuUsed: true, machinesHeld: true } })).toEqual([
    { cpuUsed: 10, machinesHeld: 5 },
    { cpuUsed: 6, machinesHeld: 3 },
  ]);
});

test("a tenant's limit on a class holds under concurrent placements", async () => {
  const { namespace, tenantId } = await makeTenant(db);
  await makeHost(db, { name: 'h1', cpu: 64 });
  const machines = await Promise.all(Array.from({ length: 12 }, () => claimed(namespace)));
  await allotTo(db, tenantId, 'general-1', { virtual_machine: 5 });
  const outcomes = await Promise.all(machines.map(({ machine, fence }) => placeMachine(db, machine.uid, fence(1))));
  expect(outcomes.filter((o) => o.outcome === 'placed')).toHaveLength(5);
});

describe('what changes after a host was chosen, while the tenant is locked by another placement', () => {
  const fill = (tx: Queryable) => tx.$executeRaw`UPDATE hosts SET cpu_used = cpu, machines_held = 1 WHERE name = 'h1'`;
  const changes = {
    'the host fills up': { change: fill, result: { outcome: 'refused' } },
    'the host fills up, and another one has room': {
      change: async (tx: Queryable) => {
        await fill(tx);
        await tx.$executeRaw`UPDATE hosts SET cordoned = false`;
      },
      result: { outcome: 'placed', placement: { hostName: 'h2', attempt: 1 } },
    },
    'the limit is reached': {
      change: (tx: Queryable) => tx.$executeRaw`UPDATE limits SET amount = 0 WHERE name = 'virtual_machine'`,
      result: { outcome: 'refused' },
    },
    nothing: { change: async () => {}, result: { outcome: 'placed', placement: { hostName: 'h1', attempt: 1 } } },
  };
  for (const [what, { change, result }] of Object.entries(changes)) {
    for (const at of ['with the claim', 'by itself'] as const) {
      test(`${what}: ${result.outcome}, ${at}`, async () => {
        const { namespace } = await makeTenant(db);
        await makeHost(db, { name: 'h1' });
        await makeHost(db, { name: 'h2' });
        await db.$executeRaw`UPDATE hosts SET cordoned = true WHERE name = 'h2'`;
        const { uid } = await makeMachine(db, { namespace });
        const fence = { epoch: 1, step: 1, attempt: 1 };
        if (at === 'by itself') await claimMachine(db, uid, 'run-1');
        const place =
          at === 'by itself'
            ? () => placeMachine(db, uid, fence)
            : async () => (await claimAndPlace(db, uid, 'run-1', null, null))?.placed;
        const placing = await db.$transaction(async (tx) => {
          await tx.$queryRaw`SELECT 1 FROM tenants FOR NO KEY UPDATE`;
          const running = place();
          await waitFor('the placement to wait for the lock', async () => {
            const waiting = await db.$queryRaw<unknown[]>`
              SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
            return waiting.length > 0;
          });
          await change(tx);
          // Wrapped: the transaction would wait for it.
          return { running };
        });
        expect(await placing.running).toMatchObject(result);
        const held = result.outcome === 'placed' ? 1 : 0;
        expect(await db.placement.count()).toBe(held);
        expect((await db.machine.findUniqueOrThrow({ where: { uid } })).claimEpoch).toBe(1);
      });
    }
  }
});

test('a waiting machine says what it waits for, in text that stays while only counts change, until it is placed', async () => {
  const { namespace } = await makeTenant(db);
  await makeHost(db, { name: 'h1', cordoned: true });
  await makeHost(db, { name: 'h2', cordoned: true });
  await makeHost(db, { name: 'h3', cordoned: true, lostAt: new Date() });
  await makeHost(db, { name: 'elsewhere', region: 'south' });
  const { machine, fence } = await claimed(namespace);
  const current = async () => (await getMachine(db, machine))!;
  expect((await current()).failureMessage).toBeNull();
  await placeMachine(db, machine.uid, fence(1));
  const waiting = await current();
  expect(waiting).toMatchObject({
    phase: 'Pending',
    failureCode: null,
    failureMessage: 'waiting for capacity: hosts that fit are busy (each is cordoned, or is out of reach)',
  });
  await db.host.update({ where: { name: 'h2' }, data: { lostAt: new Date() } });
  await placeMachine(db, machine.uid, fence(2));
  expect((await current()).resourceVersion).toBe(waiting.resourceVersion);
  await db.host.update({ where: { name: 'h1' }, data: { cordoned: false } });
  await placeMachine(db, machine.uid, fence(3));
  expect(await current()).toMatchObject({ phase: 'Creating', failureMessage: null });
});

test('a machine whose delete was accepted gets no capacity', async () => {
  const { namespace } = await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  const { machine, fence } = await claimed(namespace);
  await requestDeletion(db, machine);
  expect(await placeMachine(db, machine.uid, fence(1))).toEqual({ outcome: 'deleting' });
  expect(await heldPlacements(db, machine.uid)).toEqual([]);
});

test.each([
  ['unknown', 'plan9', 'image "plan9" is not in the catalogue; the catalogue has debian-12'],
  ['pinned to another digest', `debian-12@sha256:${'b'.repeat(64)}`, 'has digest'],
])('an image that is %s is refused permanently, before capacity is taken', async (_what, imageRef, message) => {
  const { namespace } = await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  const { machine, fence } = await claimed(namespace, { imageRef, resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 } });
  expect(await placeMachine(db, machine.uid, fence(1))).toMatchObject({
    outcome: 'refused',
    retryable: false,
    failure: { code: 'ImageUnavailable', message: expect.stringContaining(message) },
  });
  expect(await heldPlacements(db, machine.uid)).toEqual([]);
});

describe('a refusal has a code, and its message counts hosts by reason', () => {
  type Tenant = Awaited<ReturnType<typeof makeTenant>>;
  const vm = { imageRef: 'debian-12', resources: { cpu: 2, memoryGiB: 4, diskGiB: 20 } };
  const cordon = () => db.host.updateMany({ data: { cordoned: true } });

  test.each<[string, (tenant: Tenant) => Promise<unknown>, string, boolean, string]>([
    [
      'no class is allotted',
      async ({ tenantId }) => {
        await db.tenant.update({ where: { id: tenantId }, data: { admittedAt: new Date() } });
        await db.limit.deleteMany({ where: { tenantId } });
      },
      'ClassUnavailable',
      false,
      'no machine class is allotted to this tenant for virtual machines',
    ],
    [
      'no class is allotted, and the tenant waits for its admission',
      ({ tenantId }) => db.limit.deleteMany({ where: { tenantId } }),
      'ClassUnavailable',
      true,
      'no machine class is allotted to this tenant for virtual machines',
    ],
    [
      'the class is retired',
      () => db.machineClass.updateMany({ data: { retired: true } }),
      'ClassUnavailable',
      false,
      'no machine class is allotted',
    ],
    [
      'no host is large enough',
      () => db.host.updateMany({ data: { cpu: 1 } }),
      'NoCapacityAvailable',
      false,
      '2 hosts: has 1 cpu, 32 GiB memory, 500 GiB disk in all',
    ],
    [
      'there is no host',
      () => db.host.deleteMany(),
      'NoCapacityAvailable',
      false,
      'the fleet has no host of this class',
    ],
    [
      'hosts are elsewhere',
      () => db.host.updateMany({ data: { region: 'south' } }),
      'PlacementUnavailable',
      false,
      '2 hosts: is in region south, not north',
    ],
    [
      'hosts are reserved for others',
      async () => db.host.updateMany({ data: { reservedTenantId: (await makeTenant(db)).tenantId } }),
      'PlacementUnavailable',
      false,
      '2 hosts: is reserved',
    ],
    [
      'on demand is not allowed',
      ({ tenantId }) => allotTo(db, tenantId, 'general-1', { on_demand: 0 }),
      'PlacementUnavailable',
      false,
      '2 hosts: is of class general-1, which may not be used on demand',
    ],
    [
      'only reserved hosts are allowed, and they are full',
      async ({ tenantId }) => {
        await allotTo(db, tenantId, 'general-1', { on_demand: 0 });
        await db.host.update({
          where: { name: 'h1' },
          data: { reservedTenantId: tenantId, machinesHeld: 4, cpuUsed: 8 },
        });
      },
      'ReservedCapacityUnavailable',
      true,
      '1 host: lacks cpu; 1 host: is of class general-1, which may not be used on demand',
    ],
    [
      'hosts are full',
      () => db.host.updateMany({ data: { machinesHeld: 4, memoryGiBUsed: 30 } }),
      'CapacityTemporarilyUnavailable',
      true,
      '2 hosts: lacks memoryGiB',
    ],
    ['hosts are cordoned', cordon, 'CapacityTemporarilyUnavailable', true, '2 hosts: is cordoned'],
    [
      'hosts are lost',
      () => db.host.updateMany({ data: { lostAt: new Date() } }),
      'CapacityTemporarilyUnavailable',
      true,
      '2 hosts: is out of reach',
    ],
    [
      'inventories are due since a restore',
      () => db.host.updateMany({ data: { inventoryDue: true } }),
      'CapacityTemporarilyUnavailable',
      true,
      '2 hosts: waits until every host was asked',
    ],
    [
      'one inventory is due since a restore',
      () => db.host.update({ where: { name: 'h1' }, data: { inventoryDue: true } }),
      'CapacityTemporarilyUnavailable',
      true,
      '2 hosts: waits until every host was asked',
    ],
    [
      'one is quarantined and one is cordoned',
      async ({ namespace }) => {
        await cordon();
        await db.host.update({ where: { name: 'h2' }, data: { cordoned: false } });
        const other = await claimed(namespace);
        await placeMachine(db, other.machine.uid, other.fence(1));
        await db.placement.updateMany({ data: { abandonedAt: new Date() } });
      },
      'CapacityTemporarilyUnavailable',
      true,
      '1 host: is quarantined',
    ],
  ])('%s', async (_when, arrange, code, retryable, evidence) => {
    const tenant = await makeTenant(db);
    await makeHost(db, { name: 'h1' });
    await makeHost(db, { name: 'h2' });
    const control = await claimed(tenant.namespace, vm);
    const placed = await placeMachine(db, control.machine.uid, control.fence(1));
    if (placed.outcome !== 'placed') throw new Error('the fleet of this test places nothing');
    await recordAbsence(db, control.machine.uid, control.fence(2), placed.placement.runtimeId);
    const { machine, fence } = await claimed(tenant.namespace, vm);
    if (_when === 'there is no host') await db.placement.deleteMany();
    await arrange(tenant);
    expect(await placeMachine(db, machine.uid, fence(1))).toMatchObject({
      outcome: 'refused',
      retryable,
      failure: { code, message: expect.stringContaining(evidence) },
    });
    expect(await heldPlacements(db, machine.uid)).toEqual([]);
  });

  test("a create beyond the tenant's limit is refused at once, and the error says how much is in use", async () => {
    const { namespace } = await makeTenant(db, { virtualMachineLimit: 1 });
    const create = (name: string) =>
      createMachine(db, { kind: 'VirtualMachine', namespace, name, labels: {}, annotations: {}, spec: vm });
    expect(await create('one')).toMatchObject({ outcome: 'created' });
    expect(await create('two')).toMatchObject({ outcome: 'quota', used: 1, limit: 1 });
  });
});

test('a host on which a machine was created is known to hold its image, and is preferred while it is not much fuller', async () => {
  const { namespace } = await makeTenant(db);
  for (const name of ['h1', 'h2', 'h3']) await makeHost(db, { name, cpu: 20, memoryGiB: 40 });
  const hostOfNext = async (created = true) => {
    const { machine, fence } = await claimed(namespace);
    const placed = await placeMachine(db, machine.uid, fence(1));
    if (placed.outcome !== 'placed') throw new Error(placed.outcome);
    if (created) await recordPhase(db, machine.uid, fence(2), 'Starting');
    return placed.placement.hostName;
  };
  const first = await hostOfNext();
  expect(await db.host.findUnique({ where: { name: first } })).toMatchObject({ images: [digest] });
  expect([await hostOfNext(), await hostOfNext()]).toEqual([first, first]);
  const fourth = await hostOfNext();
  expect(fourth).not.toBe(first);
  expect(await db.host.count({ where: { images: { has: digest } } })).toBe(2);
});

test('a lost host whose inventory is due since a restore keeps only itself from new machines', async () => {
  const { namespace } = await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  await makeHost(db, { name: 'h2' });
  await db.host.update({ where: { name: 'h1' }, data: { inventoryDue: true, lostAt: new Date() } });
  const { machine, fence } = await claimed(namespace);
  expect(await placeMachine(db, machine.uid, fence(1))).toMatchObject({
    outcome: 'placed',
    placement: { hostName: 'h2' },
  });
});

test("a host's inventory replaces what is recorded about its images each time", async () => {
  await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  const say = (images: string[]) =>
    reconcileInventory(db, { hostName: 'h1', placementVersion: 0, machines: [], images });
  await say([digest, digest]);
  expect(await db.host.findUnique({ where: { name: 'h1' } })).toMatchObject({ images: [digest] });
  await say([]);
  expect(await db.host.findUnique({ where: { name: 'h1' } })).toMatchObject({ images: [] });
});
