import { defaultDeadlines, phaseDeadlinesMs } from '../../src/domain/phases.ts';
import type { Database } from '../../src/store/core/db.ts';
import { leaseWakes, outboxBacklog } from '../../src/store/core/outbox.ts';
import { liveMachines } from '../../src/store/machines/liveMachines.ts';
import { machineFromJson } from '../../src/store/machines/machineRow.ts';
import {
  countOverdue,
  createMachine,
  findMachinesByRequest,
  getMachine,
  requestDeletion,
  updateMetadata,
} from '../../src/store/machines/machineStore.ts';
import { eraseMachine } from '../../src/store/machines/sql/eraseMachine.ts';
import { lockMachine } from '../../src/store/machines/sql/lockMachine.ts';
import { claimMachine } from '../../src/store/machines/transitions.ts';
import { journalOf, makeApiKey, makeHost, makeMachine, makeTenant, newMachine } from '../support/fixtures.ts';
import { makePerson } from '../support/people.ts';
import { useDatabase } from '../support/suiteDatabase.ts';

let db: Database;
useDatabase(
  (opened) => {
    db = opened;
  },
  { poolSize: 20 },
);

describe('creating a machine', () => {
  test('is audited under the name that was read with its caller, or else under the one that the actor has', async () => {
    const tenant = await makeTenant(db);
    const { id: key } = await makeApiKey(db, tenant);
    const { id: person } = await makePerson(db, tenant, 'owner', { name: 'ada' });
    const acts = [
      { actorType: 'api-key', actorId: key, actorName: 'as it was read' },
      { actorType: 'api-key', actorId: key },
      { actorType: 'human', actorId: person, actorName: null },
    ] as const;
    for (const [index, act] of acts.entries()) {
      const by = { ...tenant, ...act, requestId: `request-${index}` };
      expect(await createMachine(db, newMachine(tenant.namespace, `vm-${index}`, { by }))).toMatchObject({
        outcome: 'created',
      });
    }
    const events = await db.auditEvent.findMany({
      where: { customerId: tenant.customerId, action: 'machine.create' },
      orderBy: { requestId: 'asc' },
    });
    const { name } = await db.apiKey.findUniqueOrThrow({ where: { id: key } });
    expect(events.map(({ actorName }) => actorName)).toEqual([
      'as it was read',
      name,
      expect.stringMatching(/^ada-.*@example\.com$/),
    ]);
  });

  // The unique index waits for an uncommitted change of a row; that change then waits for the namespace: a deadlock.
  test('whose name is taken waits for no step that changes the machine of that name', async () => {
    const { namespace } = await makeTenant(db);
    const { uid } = await makeMachine(db, { namespace, name: 'web' });
    await db.$transaction(async (step) => {
      await step.$executeRaw`UPDATE machines SET fence_step = 1 WHERE uid = ${uid}::uuid`;
      expect(await createMachine(db, newMachine(namespace, 'web'))).toEqual({ outcome: 'exists' });
      await step.$executeRaw`UPDATE namespaces SET resource_version = resource_version + 1 WHERE name = ${namespace}`;
    });
    expect(await createMachine(db, newMachine(namespace, 'other'))).toMatchObject({ outcome: 'created' });
  });

  test('whose name becomes free during the attempt is no quota error', async () => {
    const { namespace } = await makeTenant(db);
    for (let round = 0; round < 20; round++) {
      const machine = await makeMachine(db, { namespace, name: 'web' });
      const erase = db.$transaction((tx) => eraseMachine(tx, machine));
      const outcomes = await Promise.all([1, 2, 3].map(() => createMachine(db, newMachine(namespace, 'web'))));
      await erase;
      for (const { outcome } of outcomes) expect(['created', 'exists']).toContain(outcome);
      const left = await getMachine(db, newMachine(namespace, 'web'));
      if (left) await db.$transaction((tx) => eraseMachine(tx, left));
    }
  });

  test('writes the row, its journal entry and its wake together', async () => {
    const { namespace } = await makeTenant(db);
    const created = await createMachine(db, newMachine(namespace, 'web'));
    expect(created).toMatchObject({
      outcome: 'created',
      machine: { phase: 'Pending', resourceVersion: 1n, generation: 1, readyForAccess: false },
    });
    if (created.outcome !== 'created') return;
    expect(await getMachine(db, newMachine(namespace, 'web'))).toEqual(created.machine);
    const [entry] = await journalOf(db, namespace);
    expect(entry).toMatchObject({ type: 'ADDED', resourceVersion: 1n, name: 'web' });
    expect(machineFromJson(entry!.after as never)).toEqual(created.machine);
    const workflowId = `virtualmachine/${namespace}/web/${created.machine.uid}`;
    expect(created.wake.workflowId).toBe(workflowId);
    expect(await db.outboxEntry.findMany({ where: { machineUid: created.machine.uid } })).toMatchObject([
      { workflowId },
    ]);
  });

  test('of two concurrent creates with one name, one succeeds, the other returns an error, and the quota counts one', async () => {
    const { namespace } = await makeTenant(db);
    const outcomes = await Promise.all([
      createMachine(db, newMachine(namespace, 'twin')),
      createMachine(db, newMachine(namespace, 'twin')),
    ]);
    expect(outcomes.map((o) => o.outcome).sort()).toEqual(['created', 'exists']);
    expect(await db.namespace.findUnique({ where: { name: namespace } })).toMatchObject({ virtualMachines: 1 });
  });

  // A database that was copied row by row has sequences behind its rows.
  test('fails, and names no taken name, when the number of its audit event is taken', async () => {
    const tenant = await makeTenant(db);
    const { namespace } = tenant;
    const by = { ...tenant, ...({ actorType: 'api-key', actorId: 'k', actorName: 'k', requestId: 'r' } as const) };
    expect(await createMachine(db, newMachine(namespace, 'first', { by }))).toMatchObject({ outcome: 'created' });
    await db.$executeRaw`SELECT setval('audit_events_sequence_seq', max(sequence), false) FROM audit_events`;
    await expect(createMachine(db, newMachine(namespace, 'second', { by }))).rejects.toThrow('audit_events_pkey');
    expect(await getMachine(db, { namespace, kind: 'VirtualMachine', name: 'second' })).toBeNull();
    // The failed attempt took that number.
    expect(await createMachine(db, newMachine(namespace, 'second', { by }))).toMatchObject({ outcome: 'created' });
    expect(await createMachine(db, newMachine(namespace, 'second', { by }))).toMatchObject({ outcome: 'exists' });
  });

  test('stops exactly at the quota under concurrency', async () => {
    const { namespace } = await makeTenant(db, { virtualMachineLimit: 5 });
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, i) => createMachine(db, newMachine(namespace, `vm-${i}`))),
    );
    expect(outcomes.filter((o) => o.outcome === 'created')).toHaveLength(5);
    expect(outcomes.find((o) => o.outcome === 'quota')).toMatchObject({ outcome: 'quota', used: 5, limit: 5 });
  });

  test('in an unknown namespace returns that it is unknown', async () => {
    expect(await createMachine(db, newMachine('nowhere', 'web'))).toEqual({ outcome: 'no-namespace' });
  });

  test('versions are in commit order and without gaps under concurrent writers', async () => {
    const { namespace } = await makeTenant(db);
    await Promise.all(Array.from({ length: 40 }, (_, i) => createMachine(db, newMachine(namespace, `vm-${i}`))));
    expect((await journalOf(db, namespace)).map((e) => Number(e.resourceVersion))).toEqual(
      Array.from({ length: 40 }, (_, i) => i + 1),
    );
  });
});

describe('changing a machine', () => {
  test('keeps the old and the new object in the journal', async () => {
    const { namespace } = await makeTenant(db);
    const machine = await makeMachine(db, { namespace });
    await updateMetadata(db, machine, () => ({ labels: { a: 'b' }, annotations: {} }));
    const entry = (await journalOf(db, namespace))[1]!;
    expect(machineFromJson(entry.before as never).labels).toEqual({});
    expect(machineFromJson(entry.after as never)).toMatchObject({ labels: { a: 'b' }, resourceVersion: 2n });
  });

  test('that changes nothing creates no version', async () => {
    const { namespace } = await makeTenant(db);
    const machine = await makeMachine(db, { namespace });
    expect(await updateMetadata(db, machine, () => null)).toMatchObject({ machine: { resourceVersion: 1n } });
  });

  test('loses no label when twenty writers each add one', async () => {
    const { namespace } = await makeTenant(db);
    const machine = await makeMachine(db, { namespace });
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        updateMetadata(db, machine, (before) => ({ labels: { ...before.labels, [`l${i}`]: 'x' }, annotations: {} })),
      ),
    );
    expect(Object.keys((await getMachine(db, machine))!.labels)).toHaveLength(20);
  });
});

describe('deleting a machine', () => {
  test('that was never claimed removes it at once and releases its quota', async () => {
    const { namespace } = await makeTenant(db);
    const machine = await makeMachine(db, { namespace });
    expect(await requestDeletion(db, machine)).toMatchObject({ outcome: 'removed' });
    expect(await getMachine(db, machine)).toBeNull();
    expect((await journalOf(db, namespace)).at(-1)).toMatchObject({ type: 'DELETED', resourceVersion: 2n });
    expect(await db.namespace.findUnique({ where: { name: namespace } })).toMatchObject({ virtualMachines: 0 });
  });

  test('that was claimed marks it and wakes its workflow; a repeat changes nothing', async () => {
    const { namespace } = await makeTenant(db);
    const machine = await makeMachine(db, { namespace });
    await claimMachine(db, machine.uid, 'run-1');
    const first = await requestDeletion(db, machine);
    expect(first).toMatchObject({
      outcome: 'accepted',
      wake: { machineUid: machine.uid },
      machine: { resourceVersion: 2n },
    });
    expect(await requestDeletion(db, machine)).toMatchObject({
      outcome: 'accepted',
      wake: null,
      machine: { resourceVersion: 2n },
    });
  });

  test('that does not exist returns that it is missing', async () => {
    const { namespace } = await makeTenant(db);
    expect(await requestDeletion(db, newMachine(namespace, 'ghost'))).toEqual({ outcome: 'missing' });
  });
});

describe('the outbox', () => {
  test('leases a wake to only one sweeper, and only after its writer had time to dispatch it', async () => {
    const { namespace } = await makeTenant(db);
    const machine = await makeMachine(db, { namespace });
    await db.outboxEntry.deleteMany({ where: { machineUid: { not: machine.uid } } });
    const { createdAt, leasedUntil } = await db.outboxEntry.findFirstOrThrow();
    expect(leasedUntil.getTime()).toBeGreaterThan(createdAt.getTime() + 5_000);
    const lease = () => leaseWakes(db, { limit: 10, leaseSeconds: 3_600 });
    await db.$executeRaw`UPDATE outbox SET leased_until = leased_until + interval '1 hour'`;
    expect(await lease()).toEqual([]);
    await db.$executeRaw`UPDATE outbox SET leased_until = clock_timestamp()`;
    const leases = await Promise.all([lease(), lease()]);
    expect(leases.flat()).toMatchObject([{ machineUid: machine.uid }]);
    expect(await outboxBacklog(db)).toMatchObject({ depth: 1 });
  });
});

test('every wake of a machine names the request that created it: at its create, its sweep, its delete and its adoption', async () => {
  const { namespace } = await makeTenant(db);
  const created = await createMachine(db, { ...newMachine(namespace, 'asked'), requestId: 'r-4711' });
  if (created.outcome !== 'created') throw new Error(created.outcome);
  const { uid } = created.machine;
  expect(created.wake).toMatchObject({ machineUid: uid, requestId: 'r-4711' });
  await db.$executeRaw`UPDATE outbox SET leased_until = clock_timestamp() - interval '1 second' WHERE machine_uid = ${uid}::uuid`;
  const swept = (await leaseWakes(db, { limit: 100, leaseSeconds: 60 })).filter((wake) => wake.machineUid === uid);
  expect(swept).toEqual([created.wake]);
  await claimMachine(db, uid, 'run-1');
  expect(await requestDeletion(db, created.machine)).toMatchObject({ wake: { requestId: 'r-4711' } });
  const live = [];
  for await (const page of liveMachines(db)) live.push(...page.filter((machine) => machine.uid === uid));
  expect(live).toMatchObject([{ requestId: 'r-4711' }]);
  const found = () => findMachinesByRequest(db, 'r-4711');
  expect(await found()).toMatchObject([{ uid, name: 'asked' }]);
  expect(await findMachinesByRequest(db, 'r-0')).toEqual([]);
  await db.$transaction(async (tx) => eraseMachine(tx, (await lockMachine(tx, { uid }))!));
  expect(await found()).toMatchObject([{ uid, name: 'asked' }]);
  // A machine recorded before request ids were stored has none, and is woken all the same.
  expect(await createMachine(db, newMachine(namespace, 'older'))).toMatchObject({ wake: { requestId: null } });
});

test('machines past their deadline are counted by phase; a failed one only while it holds capacity, a ready one never', async () => {
  const { namespace, tenantId } = await makeTenant(db);
  await makeHost(db, { name: 'overdue-host' });
  const deadlines = phaseDeadlinesMs({ ...defaultDeadlines, placementMs: 3_600_000 });
  const counted = async () =>
    Object.fromEntries(
      (await countOverdue(db, deadlines)).filter(({ count }) => count > 0).map(({ phase, count }) => [phase, count]),
    );
  const before = await counted();
  const make = async (phase: string, minutesAgo: number, more: object = {}) => {
    const { uid } = await makeMachine(db, { namespace });
    await db.machine.update({
      where: { uid },
      data: { phase, phaseSince: new Date(Date.now() - minutesAgo * 60_000), ...more },
    });
    return uid;
  };
  await make('Pending', 30);
  await make('Creating', 30);
  await make('Running', 30, { readyForAccess: true });
  await make('Failed', 30, { failureCode: 'ProviderError' });
  const machineUid = await make('Failed', 30, { failureCode: 'CleanupBlocked' });
  expect(await counted()).toEqual({ ...before, Creating: (before['Creating'] ?? 0) + 1 });
  const placement = {
    machineUid,
    tenantId,
    workload: 'VirtualMachine',
    attempt: 1,
    hostName: 'overdue-host',
    className: 'general-1',
    minimumSeconds: 60,
    capacitySource: 'on-demand',
    cpu: 1,
    memoryGiB: 1,
    diskGiB: 1,
  };
  const { runtimeId } = await db.placement.create({ data: placement });
  expect(await counted()).toMatchObject({ Failed: (before['Failed'] ?? 0) + 1 });
  await db.placement.update({ where: { runtimeId }, data: { releasedAt: new Date() } });
  expect((await counted())['Failed']).toBe(before['Failed']);
});

test('live machines are read page by page, each once, by uid; one created just now is left to its wake', async () => {
  const { namespace } = await makeTenant(db, { virtualMachineLimit: 5_000 });
  await db.$executeRaw`
    INSERT INTO machines (kind, namespace, name, labels, annotations, spec, resource_version, created_at)
    SELECT 'VirtualMachine', ${namespace}, 'live-' || n, '{}', '{}', '{}', 1,
      clock_timestamp() - interval '1 hour' FROM generate_series(1, 2001) n`;
  const fresh = await makeMachine(db, { namespace });
  const unheard = await db.machine.findFirstOrThrow({ where: { namespace, name: 'live-7' } });
  await db.machine.update({
    where: { uid: unheard.uid },
    data: { deletionRequestedAt: new Date(Date.now() - 120_000) },
  });
  const seen: { uid: string; unheard: boolean }[] = [];
  for await (const page of liveMachines(db))
    seen.push(...page.filter(({ workflowId }) => workflowId.startsWith(`virtualmachine/${namespace}/`)));
  const uids = seen.map(({ uid }) => uid);
  expect(uids).toHaveLength(2_001);
  expect(uids).toEqual([...new Set(uids)].sort());
  expect(uids).not.toContain(fresh.uid);
  expect(seen.filter((machine) => machine.unheard).map(({ uid }) => uid)).toEqual([unheard.uid]);
});
