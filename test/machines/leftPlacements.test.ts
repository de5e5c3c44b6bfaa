/** Machines of hosts that fall silent, or turn out unable, before the machines are created there. */

import type { Database } from '../../src/store/core/db.ts';
import { markHostsFound, markHostsLost } from '../../src/store/fleet/hostRows.ts';
import { getMachine } from '../../src/store/machines/machineStore.ts';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import { heldPlacements } from '../../src/store/machines/sql/heldPlacements.ts';
import { releaseSuperseded } from '../../src/store/machines/sql/releasePlacement.ts';
import { claimMachine } from '../../src/store/machines/transitions.ts';
import { makeHost, makeMachine, makeTenant } from '../support/fixtures.ts';
import { allotTo } from '../support/limits.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';
import { waitFor } from '../support/wait.ts';

let db: Database;
useFreshDatabase(
  (opened) => {
    db = opened;
  },
  { poolSize: 4 },
);

async function claimed(namespace: string) {
  const machine = await makeMachine(db, { namespace });
  const claim = (await claimMachine(db, machine.uid, 'run-1'))!;
  return { machine, fence: (step: number) => ({ epoch: claim.row.claimEpoch, step, attempt: 1 }) };
}

describe('a machine that left its host before it was created there', () => {
  const gone = (runtimeId: string, unable?: string) => [{ runtimeId, ...(unable !== undefined && { unable }) }];

  /** Placed on `h1`, which it then leaves. */
  async function placedOnce() {
    const { namespace, tenantId } = await makeTenant(db);
    await makeHost(db, { name: 'h1' });
    const { machine, fence } = await claimed(namespace);
    const first = await placeMachine(db, machine.uid, fence(1));
    if (first.outcome !== 'placed') throw new Error('not placed');
    const current = async () => (await getMachine(db, machine))!;
    return { machine, fence, first: first.placement, current, tenantId };
  }
  const lose = (name: string) => db.host.update({ where: { name }, data: { lostAt: new Date() } });
  const find = (name: string) => db.host.update({ where: { name }, data: { lostAt: null } });

  test('takes another host, keeps the capacity of the first, and waits while both are silent', async () => {
    const { machine, fence, first } = await placedOnce();
    await makeHost(db, { name: 'h2' });
    const second = await placeMachine(db, machine.uid, fence(2), gone(first.runtimeId));
    expect(second).toMatchObject({ outcome: 'placed', placement: { attempt: 2, hostName: 'h2' } });
    if (second.outcome !== 'placed') throw new Error('not placed');
    expect(await heldPlacements(db, machine.uid)).toHaveLength(2);
    const { evidence } = await db.placement.findUniqueOrThrow({ where: { runtimeId: second.placement.runtimeId } });
    expect(evidence).toEqual([{ host: 'h1', reason: 'did not respond' }]);
    await lose('h1');
    await lose('h2');
    const third = await placeMachine(db, machine.uid, fence(3), [
      ...gone(first.runtimeId),
      ...gone(second.placement.runtimeId),
    ]);
    expect(third).toMatchObject({
      outcome: 'refused',
      retryable: true,
      failure: {
        code: 'HostIneligible',
        message: expect.not.stringMatching(/\bh\d/),
        evidence: 'h2 is out of reach; h1 is out of reach',
      },
    });
  });

  test('waits while its host is the only one of its class, as one created later does, and returns to it once it is reachable', async () => {
    const { machine, fence, first, current } = await placedOnce();
    await lose('h1');
    const refused = await placeMachine(db, machine.uid, fence(2), gone(first.runtimeId));
    expect(refused).toMatchObject({ outcome: 'refused', retryable: true, failure: { code: 'HostIneligible' } });
    if (refused.outcome !== 'refused') throw new Error('placed');
    expect(refused.failure.message).toMatch(/did not respond .*: hosts that fit are busy: 1 host: is out of reach$/);
    const { namespace } = machine;
    const later = await claimed(namespace);
    await placeMachine(db, later.machine.uid, later.fence(1));
    const waiting = 'waiting for capacity: hosts that fit are busy (each is out of reach)';
    expect([(await current()).failureMessage, (await getMachine(db, later.machine))!.failureMessage]).toEqual([
      waiting,
      waiting,
    ]);
    await find('h1');
    expect(await placeMachine(db, machine.uid, fence(3), gone(first.runtimeId))).toMatchObject({
      outcome: 'placed',
      placement: first,
    });
    expect(await current()).toMatchObject({ phase: 'Creating', failureMessage: null });
    expect(await heldPlacements(db, machine.uid)).toHaveLength(1);
  });

  test('does not count against its tenant’s limit twice', async () => {
    const { machine, fence, first, tenantId } = await placedOnce();
    await makeHost(db, { name: 'h2' });
    const other = await claimed(machine.namespace);
    await allotTo(db, tenantId, 'general-1', { virtual_machine: 1 });
    expect(await placeMachine(db, other.machine.uid, other.fence(1))).toMatchObject({
      outcome: 'refused',
      failure: { message: expect.stringContaining('the limit of 1 is in use') },
    });
    expect(await placeMachine(db, machine.uid, fence(2), gone(first.runtimeId))).toMatchObject({
      outcome: 'placed',
      placement: { hostName: 'h2' },
    });
  });

  test('is placed again although its tenant’s limit was lowered meanwhile, and a machine that replaces none is not', async () => {
    const { machine, fence, first, tenantId } = await placedOnce();
    await makeHost(db, { name: 'h2' });
    const kept = await claimed(machine.namespace);
    await placeMachine(db, kept.machine.uid, kept.fence(1));
    const other = await claimed(machine.namespace);
    await allotTo(db, tenantId, 'general-1', { virtual_machine: 1 });
    expect(await placeMachine(db, other.machine.uid, other.fence(1))).toMatchObject({ outcome: 'refused' });
    const again = await placeMachine(db, machine.uid, fence(2), gone(first.runtimeId));
    expect(again).toMatchObject({ outcome: 'placed', placement: { hostName: 'h2', attempt: 2 } });
    // Its first place counts no more: the limit is not lifted for others.
    expect(await placeMachine(db, other.machine.uid, other.fence(2))).toMatchObject({ outcome: 'refused' });
  });

  test('because that host is not able to create it takes another one, with evidence', async () => {
    const { machine, fence, first, current } = await placedOnce();
    await makeHost(db, { name: 'h2' });
    const second = await placeMachine(db, machine.uid, fence(2), gone(first.runtimeId, 'create on h1: bmc is away'));
    if (second.outcome !== 'placed') throw new Error('not placed');
    expect(second.placement.hostName).toBe('h2');
    const { evidence } = await db.placement.findUniqueOrThrow({ where: { runtimeId: second.placement.runtimeId } });
    expect(evidence).toEqual([{ host: 'h1', reason: 'could not create it: create on h1: bmc is away' }]);
    expect((await current()).failureMessage).toBeNull();
    const reasons = await db.machineEvent.findMany({ where: { machineUid: machine.uid } });
    expect(reasons.map(({ reason }) => reason)).toContain('HostUnable');
  });

  test('because its only host is not able to create it is tried there again and says so; at the deadline it is a ProviderError', async () => {
    const { machine, fence, first, current } = await placedOnce();
    const left = gone(first.runtimeId, 'create on h1: bmc is away');
    expect(await placeMachine(db, machine.uid, fence(2), left)).toMatchObject({
      outcome: 'placed',
      placement: first,
    });
    const message = (await current()).failureMessage!;
    expect(message).toMatch(/^its host cannot create it at the moment/);
    expect(message).not.toMatch(/h1|bmc/);
    await lose('h1');
    expect(await placeMachine(db, machine.uid, fence(3), left)).toMatchObject({
      outcome: 'refused',
      retryable: true,
      failure: {
        code: 'ProviderError',
        message: expect.not.stringMatching(/h1|bmc/),
        evidence: 'h1 is out of reach said: create on h1: bmc is away',
      },
    });
  });

  test('never returns to a placement before its newest: that one is destroyed there', async () => {
    const { machine, fence, first } = await placedOnce();
    await makeHost(db, { name: 'h2' });
    const second = await placeMachine(db, machine.uid, fence(2), gone(first.runtimeId));
    if (second.outcome !== 'placed') throw new Error('not placed');
    await lose('h2');
    const left = [...gone(first.runtimeId), ...gone(second.placement.runtimeId)];
    expect(await placeMachine(db, machine.uid, fence(3), left)).toMatchObject({ outcome: 'refused', retryable: true });
    // The reaper saw it gone, so its host is one like any other.
    await releaseSuperseded(db, first.runtimeId);
    expect(await placeMachine(db, machine.uid, fence(4), left)).toMatchObject({
      outcome: 'placed',
      placement: { attempt: 3, hostName: 'h1' },
    });
  });

  test('stays with the third host that is unable to create it', async () => {
    const { machine, fence, first } = await placedOnce();
    const left = gone(first.runtimeId, 'no room');
    for (const [step, name] of [
      [2, 'h2'],
      [3, 'h3'],
    ] as const) {
      await makeHost(db, { name });
      const next = await placeMachine(db, machine.uid, fence(step), left);
      if (next.outcome !== 'placed') throw new Error('not placed');
      expect(next.placement.hostName).toBe(name);
      left.unshift(...gone(next.placement.runtimeId, 'no room'));
    }
    await makeHost(db, { name: 'h4' });
    expect(await placeMachine(db, machine.uid, fence(4), left)).toMatchObject({
      outcome: 'placed',
      placement: { hostName: 'h3', attempt: 3 },
    });
    // The fourth is taken where the third is out of reach too.
    await lose('h3');
    expect(await placeMachine(db, machine.uid, fence(5), left)).toMatchObject({
      outcome: 'placed',
      placement: { hostName: 'h4', attempt: 4 },
    });
  });
});

test('a machine that waits for capacity looks for it without the lock that placements of its tenant wait for', async () => {
  const { namespace } = await makeTenant(db);
  await makeHost(db, { name: 'h1', cordoned: true });
  const { machine, fence } = await claimed(namespace);
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM tenants FOR NO KEY UPDATE`;
    expect(await placeMachine(db, machine.uid, fence(1))).toMatchObject({ outcome: 'refused', retryable: true });
  });
  await db.host.updateMany({ data: { cordoned: false } });
  expect(await placeMachine(db, machine.uid, fence(2))).toMatchObject({ outcome: 'placed' });
});

test('a host is recorded as reachable before its machines are woken, however long that takes', async () => {
  await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  await markHostsLost(db, ['h1']);
  const finding = await db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE outbox IN SHARE MODE`;
    const running = markHostsFound(db, ['h1']);
    await waitFor(
      'the host to be reachable',
      async () => (await db.host.findUniqueOrThrow({ where: { name: 'h1' } })).lostAt === null,
      10_000,
    );
    // Wrapped: the transaction would wait for it.
    return { running };
  });
  expect(await finding.running).toMatchObject({ wereLost: ['h1'] });
});
