/**
 * What a stolen password of the API's or the worker's database role makes of an evacuated host: no machine, and no credit,
 * that no operator planned. docs/security.md names these tests.
 */
import { randomUUID } from 'node:crypto';
import { nextMonth } from '../../src/domain/usageTime.ts';
import { type Database, openDatabase, transaction } from '../../src/store/core/db.ts';
import { reconcileInventory } from '../../src/store/fleet/inventory.ts';
import { countOverdue, requestDeletion } from '../../src/store/machines/machineStore.ts';
import { uidAgain } from '../../src/store/machines/recreation.ts';
import { recordAccess, removeMachine } from '../../src/store/machines/transitions.ts';
import { closeBills } from '../../src/store/usage/bills.ts';
import { closeDeletedLifecycle, rateLifecycle } from '../../src/store/usage/lifecycles.ts';
import { asRole } from '../support/database.ts';
import { notice, to, useEvacuations } from '../support/evacuations.ts';
import { makeHost } from '../support/fixtures.ts';

const { db: owner, config, as, evacuate, cancel, follow, placed } = useEvacuations();
let db: Database;
let worker: Database;
beforeEach(() => {
  [db, worker] = [owner(), as('worker')];
});

const wish = (thief: Database | Parameters<Parameters<typeof transaction>[1]>[0], uid: string) =>
  thief.$executeRaw`UPDATE machines SET recreates = true WHERE uid = ${uid}::uuid`;
/** As housekeeping does it: with the machine's delete. */
const wishAndDelete = (thief: Database, uid: string) =>
  transaction(thief, async (tx) => {
    await tx.$executeRaw`UPDATE machines SET deletion_requested_at = clock_timestamp(), recreates = true WHERE uid = ${uid}::uuid`;
  });

test.each(['api', 'worker'] as const)('the role of the %s makes no machine by what creates one again', async (role) => {
  await expect(
    transaction(as(role), async (tx) => {
      await tx.$executeRaw`CREATE TEMP TABLE fake (LIKE machines)`;
      await tx.$executeRaw`
        CREATE TRIGGER again AFTER DELETE ON fake FOR EACH ROW EXECUTE FUNCTION public.create_machine_again()`;
    }),
  ).rejects.toThrow(/permission denied for function .*create_machine_again/);
  // Such functions act as the owner of the database: no role of the service may call one.
  const acting = await db.$queryRaw`
    SELECT proname AS name, has_function_privilege(${`test_${role}`}, oid, 'EXECUTE') AS "mayCall" FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prosecdef`;
  expect(acting).toEqual([{ name: 'create_machine_again', mayCall: false }]);
});

test('only the worker has a machine created again, by an evacuation at its time, and with the machine’s delete', async () => {
  const { machine } = await placed();
  const none = 'no evacuation creates machine';
  await expect(wishAndDelete(worker, machine.uid)).rejects.toThrow(none);
  await evacuate({ ...to('delete'), ...notice('0') });
  await expect(wishAndDelete(worker, machine.uid)).rejects.toThrow(none);
  await evacuate(to('recreate'));
  await expect(wishAndDelete(worker, machine.uid)).rejects.toThrow(none);
  await evacuate({ ...to('recreate'), ...notice('0') });
  await expect(wishAndDelete(as('api'), machine.uid)).rejects.toThrow(none);
  await expect(wish(worker, machine.uid)).rejects.toThrow('is wanted: it is not created again');
  await wishAndDelete(worker, machine.uid);
  expect(await db.machine.findFirst()).toMatchObject({ recreates: true, deletionRequestedAt: expect.any(Date) });
});

test('no role brings back what its owner deletes, nor makes a machine that is to be created again', async () => {
  const { machine, namespace } = await placed();
  const other = await placed();
  await makeHost(db, { name: 'h2', cpu: 64 });
  await evacuate({ ...to('recreate'), ...notice('0') });
  await requestDeletion(db, machine);
  for (const role of ['api', 'worker'] as const)
    await expect(wish(as(role), machine.uid)).rejects.toThrow('no evacuation creates machine');
  // Its owner's delete of one that is already evacuated holds as well.
  expect(await follow()).toBe(1);
  await requestDeletion(as('api'), other.machine);
  await expect(wish(worker, other.machine.uid)).rejects.toThrow('no evacuation creates machine');
  await expect(
    as('api').$executeRaw`
      INSERT INTO machines (uid, kind, namespace, name, spec, resource_version, recreates)
      VALUES (gen_random_uuid(), 'VirtualMachine', ${namespace}, 'made', '{}', 1, true)`,
  ).rejects.toThrow('no evacuation creates machine');
  // Once its host has shown that it is gone, it stays gone.
  const { runtimeId } = await db.placement.findFirstOrThrow({ where: { machineUid: other.machine.uid } });
  await rateLifecycle(worker, other.machine.uid);
  await removeMachine(worker, other.machine.uid, { epoch: 1, step: 2, attempt: 1 }, runtimeId);
  expect(await db.machine.findMany({ where: { namespace: other.namespace } })).toEqual([]);
});

test('the API’s password delays a machine that is created again, by a row with the coming uid, and no more', async () => {
  const { machine, namespace } = await placed();
  await makeHost(db, { name: 'h2', cpu: 64 });
  await evacuate({ ...to('recreate'), ...notice('0') });
  expect(await follow()).toBe(1);
  const again = uidAgain(machine.uid);
  await as('api').$executeRaw`
    INSERT INTO machines (uid, kind, namespace, name, spec, resource_version)
    VALUES (${again}::uuid, 'VirtualMachine', ${namespace}, 'in-the-way', '{}', 1)`;
  const { runtimeId } = await db.placement.findFirstOrThrow({ where: { machineUid: machine.uid } });
  await rateLifecycle(worker, machine.uid);
  const removed = () => removeMachine(worker, machine.uid, { epoch: 1, step: 2, attempt: 1 }, runtimeId);
  await expect(removed()).rejects.toThrow('machines_pkey');
  expect(await db.machine.findUnique({ where: { uid: machine.uid } })).toMatchObject({ recreates: true });
  // What operators read of it: a removal that is late.
  const since = new Date(Date.now() - 86_400_000);
  await db.machine.update({ where: { uid: machine.uid }, data: { phase: 'Deleting', phaseSince: since } });
  expect(await countOverdue(db, { Deleting: 3_600_000 })).toEqual([{ phase: 'Deleting', count: 1 }]);
  await db.machine.delete({ where: { uid: again } });
  await removed();
  expect(await db.machine.findMany({ where: { namespace } })).toMatchObject([{ uid: again, name: machine.name }]);
});

test('the API’s password has a machine not created again, as its owner may, and changes nothing that is owed for it', async () => {
  const { machine } = await placed();
  await makeHost(db, { name: 'h2', cpu: 64 });
  await evacuate({ ...to('recreate'), ...notice('0'), credit: '60' });
  expect(await follow()).toBe(1);
  await as('api').$executeRaw`UPDATE machines SET recreates = false`;
  await expect(as('api').$executeRaw`UPDATE machines SET recreates = true`).rejects.toThrow('no evacuation creates');
  expect(await db.evacuationCredit.findMany()).toMatchObject([{ machineUid: machine.uid, seconds: 60n }]);
  await expect(as('api').$executeRaw`DELETE FROM evacuation_credits`).rejects.toThrow('permission denied');
});

/** A false place of a machine, in words that the worker's role may write. */
const forgePlace = (
  uid: string,
  {
    by = worker,
    host = 'h1',
    id = randomUUID(),
  }: { by?: Pick<Database, '$executeRaw'>; host?: string; id?: string } = {},
) => by.$executeRaw`
  INSERT INTO placements (runtime_id, machine_uid, tenant_id, workload, attempt, host_name, class_name,
    minimum_seconds, capacity_source, cpu, memory_gib, disk_gib)
  SELECT ${id}::uuid, machine_uid, tenant_id, workload, attempt + 1, ${host}, class_name, minimum_seconds, capacity_source, 1, 1, 1
  FROM placements WHERE machine_uid = ${uid}::uuid`;
/** What the service owes for a machine whose lifecycle has ended. */
const promise = (uid: string, seconds: number, monthsLater = 0) => worker.$executeRaw`
  INSERT INTO evacuation_credits (machine_uid, customer_id, tenant_id, resource_kind, resource_class, month_start, seconds, reason)
  SELECT machine_uid, customer_id, tenant_id, resource_kind, resource_class,
    extract(epoch FROM date_trunc('month', to_timestamp(ended_at - 1),
      'UTC') + make_interval(months => ${monthsLater}))::bigint, ${seconds}, h.evacuation_reason
  FROM lifecycles, hosts h WHERE machine_uid = ${uid}::uuid AND h.name = 'h1'`;

test('the worker gives a machine that is billed no other place, so that its host seems empty', async () => {
  const { machine } = await placed();
  await makeHost(db, { name: 'h2', cpu: 64 });
  await evacuate({ ...to('recreate'), ...notice('0') });
  await expect(forgePlace(machine.uid, { host: 'h2' })).rejects.toThrow('is billed where it is');
  const held = transaction(worker, (by) => forgePlace(machine.uid, { by, host: 'h2' }), {
    isolationLevel: 'RepeatableRead',
  });
  await expect(held).rejects.toThrow('not a former moment');
  const leaves = (by: Pick<Database, '$executeRaw'>, moment: string) => by.$executeRaw`
    UPDATE placements SET released_at = ${moment}::timestamptz WHERE machine_uid = ${machine.uid}::uuid`;
  const moved = (isolationLevel: 'ReadCommitted' | 'RepeatableRead') =>
    transaction(worker, (by) => leaves(by, '2001-01-01'), { isolationLevel });
  await expect(moved('ReadCommitted')).rejects.toThrow('it keeps its place');
  await expect(moved('RepeatableRead')).rejects.toThrow('not a former moment');
  await expect(
    worker.$executeRaw`UPDATE placements SET abandoned_at = now() WHERE machine_uid = ${machine.uid}::uuid`,
  ).rejects.toThrow('it keeps its place');
  // In one transaction the false place is there when the true one is looked for.
  const exchanged = transaction(worker, async (by) => {
    await leaves(by, '2001-01-01');
    await forgePlace(machine.uid, { by, host: 'h2' });
  });
  await expect(exchanged).rejects.toThrow('is billed where it is');
  // One that is over may leave, and so may one that is not ready yet.
  const over = transaction(worker, async (by) => {
    await leaves(by, '2999-01-01');
    await by.$executeRaw`UPDATE machines SET deletion_requested_at = now()`;
    throw new Error('as far as that');
  });
  await expect(over).rejects.toThrow('as far as that');
  await db.lifecycle.deleteMany();
  expect(await forgePlace(machine.uid, { host: 'h2' })).toBe(1);
});

test('a false place, however long its transaction is held open, has no machine that is ready destroyed where it is', async () => {
  const { machine } = await placed(undefined, false);
  await makeHost(db, { name: 'h2', cpu: 64 });
  const { runtimeId } = await db.placement.findFirstOrThrow();
  const getsReady = (by: Database) =>
    recordAccess(
      by,
      machine.uid,
      { epoch: 1, step: 2, attempt: 1 },
      { runtimeId, accessible: true, seen: null },
      'allowed',
    );
  const impatient = openDatabase(asRole(config().DATABASE_URL, 'worker'), { poolSize: 1, statementTimeoutMs: 300 });
  const left = async () => {
    const inventory = { hostName: 'h1', placementVersion: 0, machines: [], images: [] };
    return (await reconcileInventory(db, inventory as never)).superseded.map((end) => end.runtimeId);
  };
  try {
    await transaction(worker, async (by) => {
      await forgePlace(machine.uid, { by, host: 'h2' });
      await expect(getsReady(impatient)).rejects.toThrow('statement timeout');
    });
    expect(await getsReady(impatient)).toEqual({ outdated: true });
    expect([await left(), await db.lifecycle.count()]).toEqual([[runtimeId], 0]);
    await db.placement.deleteMany({ where: { hostName: 'h2' } });
    expect(await getsReady(impatient)).toBeNull();
    expect([await left(), await db.lifecycle.count()]).toEqual([[], 1]);
  } finally {
    await impatient.$disconnect();
  }
});

test('the worker writes no later place of a machine that is not there yet', async () => {
  const { machine } = await placed(undefined, false);
  await makeHost(db, { name: 'h2', cpu: 64 });
  await db.placement.updateMany({ data: { machineUid: uidAgain(machine.uid) } });
  await expect(forgePlace(uidAgain(machine.uid), { host: 'h2' })).rejects.toThrow('placed for the first time');
  await db.placement.updateMany({ data: { machineUid: machine.uid } });
  expect(await forgePlace(machine.uid, { host: 'h2' })).toBe(1);
});

test('no place gets the id of one with which an evacuation was planned, also once that is archived', async () => {
  const gone = await placed();
  const elsewhere = await placed(gone);
  await makeHost(db, { name: 'h2', cpu: 64 });
  await db.$executeRaw`UPDATE placements SET host_name = 'h2' WHERE machine_uid = ${elsewhere.machine.uid}::uuid`;
  await evacuate({ ...to('recreate'), ...notice('0'), credit: '3600' });
  const { runtimeId: id } = await db.placement.findFirstOrThrow({ where: { machineUid: gone.machine.uid } });
  await db.placement.deleteMany({ where: { machineUid: gone.machine.uid } });
  await db.lifecycle.deleteMany();
  await expect(forgePlace(elsewhere.machine.uid, { id })).rejects.toThrow('no other gets its id');
  expect(await forgePlace(elsewhere.machine.uid, { id, host: 'h2' })).toBe(1);
});

test('the worker credits no machine of another host, whatever place it writes for it', async () => {
  const here = await placed();
  await makeHost(db, { name: 'h2', cpu: 64 });
  await db.host.update({ where: { name: 'h1' }, data: { cordoned: true } });
  const elsewhere = await placed(here);
  await db.host.update({ where: { name: 'h1' }, data: { cordoned: false } });
  const writtenBefore = await placed();
  await db.$executeRaw`UPDATE placements SET host_name = 'h2' WHERE machine_uid = ${writtenBefore.machine.uid}::uuid`;
  await forgePlace(writtenBefore.machine.uid, { by: db });
  await evacuate({ ...to('recreate'), ...notice('0'), credit: '3600' });
  await forgePlace(elsewhere.machine.uid, { by: db });
  await db.machine.updateMany({ data: { deletionRequestedAt: new Date() } });
  for (const { machine } of [here, elsewhere, writtenBefore])
    await transaction(db, (tx) => closeDeletedLifecycle(tx, machine.uid));
  for (const { machine } of [elsewhere, writtenBefore]) {
    await expect(promise(machine.uid, 3_600)).rejects.toThrow('no evacuation owes this');
    await expect(wish(worker, machine.uid)).rejects.toThrow('no evacuation creates machine');
  }
  // Nor does it write into the plan which places were there.
  await expect(worker.$executeRaw`UPDATE hosts SET evacuation_placements = '{}'`).rejects.toThrow('permission denied');
  await expect(promise(here.machine.uid, 3_601)).rejects.toThrow('no evacuation owes this');
  await expect(promise(here.machine.uid, 3_600, 1)).rejects.toThrow('no evacuation owes this');
  expect(await promise(here.machine.uid, 3_600)).toBe(1);
  // An evacuation that is canceled owes nothing more.
  await db.evacuationCredit.deleteMany();
  await cancel();
  await expect(promise(here.machine.uid, 3_600)).rejects.toThrow('no evacuation owes this');
});

test('the worker promises no credit for a machine whose bill was rated before', async () => {
  const { machine } = await placed();
  await evacuate({ ...notice('0'), credit: '60' });
  expect(await follow()).toBe(1);
  await db.evacuationCredit.deleteMany();
  await db.$executeRaw`UPDATE lifecycles SET rated_at = clock_timestamp()`;
  await expect(promise(machine.uid, 60)).rejects.toThrow('no evacuation owes this');
});

describe('what the worker credits', () => {
  const correct = (to: Pick<Database, '$executeRaw'>, uid: string, seconds: number, reference = `evacuation/${uid}`) =>
    to.$executeRaw`
      INSERT INTO bill_corrections (customer_id, tenant_id, reference, resource_kind, resource_class,
        corrects_month, billable_seconds, reason)
      SELECT customer_id, tenant_id, ${reference}, resource_kind, resource_class, month_start, ${-seconds}, reason
      FROM evacuation_credits WHERE machine_uid = ${uid}::uuid`;

  /** Two machines that an evacuation with a credit has deleted; each was billed the minimum of 60 s. */
  async function twoOwed() {
    const one = await placed();
    const two = await placed(one);
    await evacuate({ ...notice('0'), credit: '100' });
    expect(await follow()).toBe(2);
    for (const { machine } of [one, two])
      await db.$executeRaw`UPDATE lifecycles SET started_at = ended_at - 60, rated_at = clock_timestamp()
        WHERE machine_uid = ${machine.uid}::uuid`;
    await db.$executeRaw`UPDATE usage_day SET raw_seconds = 120, start_count = 2, active_count = 2,
      open_count = 0, open_offset_seconds = 0`;
    const month = nextMonth(Math.floor(Date.now() / 1_000));
    expect(await closeBills(db, null, () => true, month + 4 * 86_400)).toBe(1);
    const [{ billed }] = await db.$queryRaw<[{ billed: number }]>`
      SELECT (document ->> 'billable_seconds')::int AS billed FROM bills`;
    expect(billed).toBe(120);
    return [one.machine.uid, two.machine.uid] as const;
  }

  test('is owed for that machine: nothing else, no debit, and no more than the operator’s amount', async () => {
    const [one] = await twoOwed();
    await expect(correct(worker, one, 60, 'other')).rejects.toThrow('is not owed');
    await expect(correct(worker, one, -5)).rejects.toThrow('is not owed');
    await expect(correct(worker, one, 101)).rejects.toThrow('is not owed');
    expect(await correct(worker, one, 100)).toBe(1);
    await expect(correct(worker, one, 1)).rejects.toThrow('bill_corrections_customer_id_reference_key');
  });

  test('is in all no more than was billed, also by two sessions at once, or by one that reads what was before', async () => {
    const [one, two] = await twoOwed();
    const former = transaction(
      worker,
      async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM bill_corrections`;
        expect(await correct(worker, one, 100)).toBe(1);
        return correct(tx, two, 100);
      },
      { isolationLevel: 'RepeatableRead' },
    );
    await expect(former).rejects.toThrow('not a former moment');
    await expect(correct(worker, two, 21)).rejects.toThrow('is not owed');
    const both = await Promise.allSettled([correct(worker, two, 20), correct(worker, two, 20)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await db.billCorrection.aggregate({ _sum: { billableSeconds: true } })).toEqual({
      _sum: { billableSeconds: -120n },
    });
  });

  test('counts an operator’s credit of the same class, and is the rest of it once housekeeping comes', async () => {
    const [one, two] = await twoOwed();
    const { customerId, tenantId, monthStart } = await db.evacuationCredit.findFirstOrThrow();
    const of = { customerId, tenantId, correctsMonth: monthStart, resourceKind: 'VirtualMachine' };
    const given = { resourceClass: 'general-1', billableSeconds: -70n, reference: 'CN-1', reason: 'it was silent' };
    await db.billCorrection.create({ data: { ...of, ...given } });
    await expect(correct(worker, one, 51)).rejects.toThrow('is not owed');
    await follow();
    const credits = await db.billCorrection.findMany({ where: { reference: { startsWith: 'evacuation/' } } });
    expect(credits).toMatchObject([{ billableSeconds: -50n }]);
    expect([`evacuation/${one}`, `evacuation/${two}`]).toContain(credits[0]!.reference);
    expect(await db.evacuationCredit.count({ where: { creditedAt: null } })).toBe(0);
  });

  test('waits for a bill that has not the form of one, and says what to do', async () => {
    const [one, two] = await twoOwed();
    await db.$executeRaw`ALTER TABLE bills DISABLE TRIGGER USER`;
    await db.$executeRaw`UPDATE bills SET document = document || '{"more": 1}'`;
    await expect(follow()).rejects.toThrow(/waits: the bill .* has not the form of a bill.*"bills set-aside"/);
    expect(await db.billCorrection.count()).toBe(0);
    await db.$executeRaw`UPDATE bills SET document = document - 'more'`;
    await follow();
    const credits = await db.billCorrection.findMany({ orderBy: { reference: 'asc' } });
    expect(credits.map(({ reference }) => reference)).toEqual([one, two].map((uid) => `evacuation/${uid}`).toSorted());
  });

  test('is credited although its lifecycle was archived meanwhile', async () => {
    const [one] = await twoOwed();
    await db.lifecycle.deleteMany();
    await db.placement.deleteMany();
    expect(await correct(worker, one, 100)).toBe(1);
  });
});

test('the worker changes no reason that an operator gave; it forgets the one of a canceled evacuation', async () => {
  await placed();
  await evacuate();
  const write = (because: string | null) => worker.$executeRaw`UPDATE hosts SET evacuation_reason = ${because}`;
  await expect(write('a reason of its own')).rejects.toThrow('an operator gives the reason');
  await expect(write(null)).rejects.toThrow('an operator gives the reason');
  await db.host.update({ where: { name: 'h1' }, data: { evacuatesAt: null } });
  await expect(write('a reason of its own')).rejects.toThrow('an operator gives the reason');
  expect(await write(null)).toBe(1);
});
