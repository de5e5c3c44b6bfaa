import type { Ending } from '../../src/domain/evidence.ts';
import { machineWorkflowId } from '../../src/domain/names.ts';
import { troubles } from '../../src/domain/observation.ts';
import type { Database } from '../../src/store/core/db.ts';
import { markHostsFound, markHostsLost, wakeUnseen, withdrawAccess } from '../../src/store/fleet/hostRows.ts';
import { Fenced } from '../../src/store/machines/fence.ts';
import { getMachine, requestDeletion, requestRestart } from '../../src/store/machines/machineStore.ts';
import { heldPlacements } from '../../src/store/machines/sql/heldPlacements.ts';
import * as transitions from '../../src/store/machines/transitions.ts';
import { rateLifecycle } from '../../src/store/usage/lifecycles.ts';
import { readUsage } from '../../src/store/usage/readUsage.ts';
import { rebuildUsage, usageRanges } from '../../src/store/usage/usageComparison.ts';
import { makeHost, makeMachine, makeTenant } from '../support/fixtures.ts';
import { placedMachine, readyMachine } from '../support/placedMachine.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';

let db: Database;
useFreshDatabase(
  (opened) => {
    db = opened;
  },
  { poolSize: 10 },
);

const gone: Ending = { code: 'VMNotFound', message: 'gone', witness: 'host' };
const providerError: Ending = { code: 'ProviderError', message: 'x', witness: 'host' };

const loseHost = () => markHostsLost(db, ['h1']);

/** Rebuilds usage from lifecycles that were moved in time. */
async function rebuild(): Promise<void> {
  for (const range of await usageRanges(db)) await rebuildUsage(db, range, { actorType: 'operator', actorId: 'test' });
}

const placed = () => placedMachine(db);
const ready = () => readyMachine(db);

describe('the fence', () => {
  test('refuses a run whose row was claimed by another', async () => {
    const m = await placed();
    expect(await transitions.claimMachine(db, m.machine.uid, 'run-2')).toBeNull();
    await transitions.claimMachine(db, m.machine.uid, 'run-2', 'run-1');
    await expect(transitions.recordPhase(db, m.machine.uid, m.fence(2), 'Starting')).rejects.toThrow(Fenced);
    expect(await m.current()).toMatchObject({ phase: 'Creating' });
  });

  test('refuses a run whose claim a restore lost, though the next claim has its number', async () => {
    const m = await placed();
    const { row } = (await transitions.claimMachine(db, m.machine.uid, 'run-after-the-restore', 'run-1'))!;
    const fence = { ...m.fence(2), epoch: row.claimEpoch };
    const lost = { ...fence, runId: 'run-before-the-restore' };
    await expect(transitions.recordPhase(db, m.machine.uid, lost, 'Starting')).rejects.toThrow(Fenced);
    await transitions.recordPhase(db, m.machine.uid, { ...fence, runId: 'run-after-the-restore' }, 'Starting');
    expect(await m.current()).toMatchObject({ phase: 'Starting' });
  });

  test('lets a claim that also places write next, and refuses the run before it', async () => {
    const { namespace } = await makeTenant(db, {});
    await makeHost(db, { name: 'another' });
    const { uid } = await makeMachine(db, { namespace });
    const claims = [
      await transitions.claimAndPlace(db, uid, 'run-1', null, null),
      await transitions.claimAndPlace(db, uid, 'run-2', 'run-1', null),
    ];
    expect(await transitions.claimAndPlace(db, uid, 'run-3', null, null)).toBeNull();
    const outcomes = claims.map((claim) => claim?.placed);
    expect(outcomes).toMatchObject(Array(2).fill({ outcome: 'placed' }));
    // The second has the placement of the first.
    const held = await heldPlacements(db, uid);
    expect(held).toHaveLength(1);
    expect(outcomes).toMatchObject(Array(2).fill({ placement: held[0] }));
    const [first, second] = claims.map((claim) => ({ epoch: claim!.row.claimEpoch, step: 2, attempt: 1 }));
    await expect(transitions.recordPhase(db, uid, first!, 'Starting')).rejects.toThrow(Fenced);
    await transitions.recordPhase(db, uid, second!, 'Starting');
  });

  test('is as it was after a claim whose look for a host failed', async () => {
    const { namespace } = await makeTenant(db, {});
    await makeHost(db, { name: 'another' });
    const machine = await makeMachine(db, { namespace });
    await db.$executeRaw`ALTER TABLE placements ADD CONSTRAINT none_today CHECK (false) NOT VALID`;
    try {
      await expect(transitions.claimAndPlace(db, machine.uid, 'run-1', null, null)).rejects.toMatchObject({
        cause: { code: '23514' },
      });
    } finally {
      await db.$executeRaw`ALTER TABLE placements DROP CONSTRAINT none_today`;
    }
    expect(await getMachine(db, machine)).toMatchObject({ claimEpoch: 0, phase: 'Pending' });
    expect(await transitions.claimAndPlace(db, machine.uid, 'run-1', null, null)).toMatchObject({
      row: { claimEpoch: 1 },
      placed: { outcome: 'placed' },
    });
  });

  test('refuses a step older than the one recorded', async () => {
    const m = await ready();
    await expect(transitions.recordPhase(db, m.machine.uid, m.fence(2), 'Starting')).rejects.toThrow(Fenced);
  });

  test('refuses the zombie of an attempt after a later attempt wrote, and lets the later one repeat', async () => {
    const m = await placed();
    await transitions.recordPhase(db, m.machine.uid, m.fence(2, 2), 'Starting');
    await expect(transitions.recordFailure(db, m.machine.uid, m.fence(2, 1), providerError)).rejects.toThrow(Fenced);
    await transitions.recordPhase(db, m.machine.uid, m.fence(2, 2), 'Starting');
    expect(await m.current()).toMatchObject({ phase: 'Starting', failureCode: null });
  });

  test('lets a write within a workflow task pass once, whatever its repeat has decided, and an activity after it', async () => {
    const m = await placed();
    const start = (attempt: number) => transitions.recordPhase(db, m.machine.uid, m.fence(2, attempt), 'Starting');
    await start(0).then(() => expect(start(0)).rejects.toThrow(Fenced));
    await expect(transitions.recordFailure(db, m.machine.uid, m.fence(2, 0), providerError)).rejects.toThrow(Fenced);
    await start(1);
  });

  test('reports that the machine is gone to a write that comes too late', async () => {
    const m = await placed();
    await db.$executeRaw`DELETE FROM machines`;
    await expect(transitions.recordPhase(db, m.machine.uid, m.fence(2), 'Starting')).rejects.toThrow('is gone');
  });
});

describe('becoming ready', () => {
  test('opens the lifecycle with the minimum of the class it was placed on', async () => {
    const m = await ready();
    expect(await m.current()).toMatchObject({
      phase: 'Running',
      readyForAccess: true,
      publishedPorts: [{ name: 'ssh', guestPort: 22 }],
      sshHostKeys: m.access.seen.sshHostKeys,
    });
    expect(await m.lifecycle()).toMatchObject({
      resourceClass: 'general-1',
      resourceKind: 'VirtualMachine',
      minimumSeconds: 3_600,
      endedAt: null,
      ratedAt: null,
    });
  });

  test('opens the lifecycle with the class’s current minimum; a later change applies only to later machines', async () => {
    const setMinimum = (minimumSeconds: number) =>
      db.machineClass.update({ where: { name: 'general-1' }, data: { minimumSeconds } });
    const m = await placed();
    await setMinimum(7_200);
    await transitions.recordPhase(db, m.machine.uid, m.fence(2), 'Starting');
    await transitions.recordAccess(db, m.machine.uid, m.fence(3), m.access, 'allowed');
    expect(await m.lifecycle()).toMatchObject({ minimumSeconds: 7_200 });
    await setMinimum(5);
    await transitions.recordAccess(db, m.machine.uid, m.fence(4), { ...m.access, accessible: false }, 'allowed');
    await transitions.recordAccess(db, m.machine.uid, m.fence(5), m.access, 'allowed');
    await requestDeletion(db, m.machine);
    await setMinimum(9_999);
    await rateLifecycle(db, m.machine.uid);
    const { startedAt, endedAt, ...rated } = (await m.lifecycle())!;
    expect(rated).toMatchObject({ minimumSeconds: 7_200, topUpSeconds: 7_200 - Number(endedAt! - startedAt) });
  });

  test('twice keeps one lifecycle with its first start, and creates no second version', async () => {
    const m = await ready();
    const [before, row] = [await m.lifecycle(), await m.current()];
    await transitions.recordAccess(db, m.machine.uid, m.fence(3), m.access, 'allowed');
    expect(await m.lifecycle()).toEqual(before);
    expect((await m.current())!.resourceVersion).toBe(row!.resourceVersion);
  });

  test.each([
    ['another port of the same address', { address: '127.0.0.1', port: 5432 }],
    ['another spelling of the address', { address: 'localhost', port: 30022 }],
    ['another address', { address: '10.0.0.1', port: 30022 }],
  ])(
    'believes nothing of a host that reports %s, opens no bill, asks it once, and recovers when the report is right',
    async (_what, to) => {
      const m = await placed();
      await transitions.recordPhase(db, m.machine.uid, m.fence(2), 'Starting');
      await db.outboxEntry.deleteMany();
      const forged = { ...m.access, seen: { ...m.access.seen, forwards: [{ guestPort: 22, ...to }] } };
      for (const step of [3, 4])
        expect(await transitions.recordAccess(db, m.machine.uid, m.fence(step), forged, 'allowed')).toMatchObject({
          forward: to,
        });
      const failureMessage = expect.stringContaining('not registered');
      expect(await m.current()).toMatchObject({
        phase: 'Running',
        readyForAccess: false,
        forwards: [],
        failureMessage,
      });
      expect(await m.current()).toMatchObject({ sshHostKeys: [], failureCode: null });
      expect(await m.lifecycle()).toBeNull();
      expect(await db.auditEvent.count({ where: { action: 'forward.refuse' } })).toBe(1);
      expect(await db.outboxEntry.count()).toBe(1);
      expect(await transitions.recordAccess(db, m.machine.uid, m.fence(5), m.access, 'allowed')).toBeNull();
      expect(await m.current()).toMatchObject({ readyForAccess: true, failureMessage: null });
    },
  );

  test('records the addresses of its ports, updates them when they move, and clears them when access ends', async () => {
    const m = await ready();
    expect((await m.current())!.forwards).toEqual(m.access.seen.forwards);
    const moved = [{ guestPort: 22, address: '127.0.0.1', port: 30023 }];
    await transitions.recordAccess(
      db,
      m.machine.uid,
      m.fence(4),
      {
        ...m.access,
        seen: { ...m.access.seen, forwards: moved },
      },
      'allowed',
    );
    expect(await m.current()).toMatchObject({ readyForAccess: true, forwards: moved });
    await transitions.recordAccess(db, m.machine.uid, m.fence(5), { ...m.access, accessible: false }, 'allowed');
    expect(await m.current()).toMatchObject({ readyForAccess: false, forwards: [] });
    await transitions.recordAccess(db, m.machine.uid, m.fence(6), m.access, 'allowed');
    await requestDeletion(db, m.machine);
    expect(await m.current()).toMatchObject({ readyForAccess: false, forwards: [] });
  });

  test('after its delete was accepted opens nothing and changes nothing', async () => {
    const m = await placed();
    await requestDeletion(db, m.machine);
    await transitions.recordAccess(db, m.machine.uid, m.fence(2), m.access, 'allowed');
    expect(await m.current()).toMatchObject({ phase: 'Creating', readyForAccess: false });
    expect(await m.lifecycle()).toBeNull();
  });
});

describe('a machine without access says why', () => {
  const why = async (m: Awaited<ReturnType<typeof placed>>) => {
    const { phase, readyForAccess, failureCode, failureMessage } = (await m.current())!;
    return [phase, readyForAccess, failureCode, failureMessage];
  };

  test.each([
    ['its port does not listen', { listeningPorts: [] }, 'port ssh (22) does not listen'],
    ['its guest is not up', { guestUp: false }, 'the guest is not up'],
    ['its guest is down', { power: 'off' as const }, 'the guest is down and is started again'],
    ['its host key is not known', { sshHostKeys: [] }, 'no SSH host key was reported'],
    ['its guest is paused', { trouble: 'paused' as const }, troubles.paused],
  ])('when %s, without a failure code, until it has access again', async (_what, sight, message) => {
    const m = await ready();
    const worse = { ...m.access, accessible: false, seen: { ...m.access.seen, ...sight } };
    await transitions.recordAccess(db, m.machine.uid, m.fence(4), worse, 'allowed');
    expect(await why(m)).toEqual(['Running', false, null, message]);
    await transitions.recordAccess(db, m.machine.uid, m.fence(5), m.access, 'allowed');
    expect(await why(m)).toEqual(['Running', true, null, null]);
  });

  test('when its host is lost, and since when; its workflow is woken once, and a repeat creates no second version', async () => {
    const m = await ready();
    await db.$executeRaw`DELETE FROM outbox`;
    await loseHost();
    const since = (await db.host.findUniqueOrThrow({ where: { name: 'h1' } })).lostAt!.toISOString().slice(0, 19);
    await withdrawAccess(db, m.machine.uid, 'h1');
    const lost = ['Running', false, null, expect.stringContaining(`its host is out of reach since ${since}Z`)];
    expect(await why(m)).toEqual(lost);
    const { resourceVersion } = (await m.current())!;
    expect(await transitions.readIntent(db, m.machine.uid)).toMatchObject({
      hostLostSince: expect.stringContaining(since),
    });
    await withdrawAccess(db, m.machine.uid, 'h1');
    expect((await m.current())!.resourceVersion).toBe(resourceVersion);
    expect(await db.outboxEntry.count()).toBe(1);
    await markHostsFound(db, ['h1']);
    await transitions.recordAccess(db, m.machine.uid, m.fence(4), m.access, 'allowed');
    expect(await why(m)).toEqual(['Running', true, null, null]);
    expect(await transitions.readIntent(db, m.machine.uid)).toMatchObject({ hostLostSince: null });
  });

  test('while it is restarted: when its host is lost meanwhile, it is starting still, and is billed until it was seen', async () => {
    const m = await ready();
    const { uid } = m.machine;
    expect(await requestRestart(db, { uid }, { requestId: 'r', force: false })).toMatchObject({ outcome: 'accepted' });
    const order = await transitions.recordRestart(db, uid, m.fence(4));
    const again = { ...order, placement: { ...order.placement, hostName: 'h1' } };
    expect(await transitions.recordRestart(db, uid, { ...m.fence(4), attempt: 2 })).toEqual(again);
    await loseHost();
    await withdrawAccess(db, uid, 'h1');
    const lost = expect.stringContaining('its host is out of reach since');
    expect(await why(m)).toEqual(['Starting', false, null, lost]);
    expect((await m.lifecycle())!.unseenSince).not.toBeNull();
    await markHostsFound(db, ['h1']);
    const booting = { ...m.access, accessible: false, seen: { ...m.access.seen, guestUp: false, listeningPorts: [] } };
    await transitions.recordAccess(db, uid, m.fence(5), booting, 'allowed');
    expect(await why(m)).toEqual(['Starting', false, null, 'the guest is not up']);
    expect((await m.lifecycle())!.unseenSince).toBeNull();
    const deaf = { ...booting, seen: { ...booting.seen, guestUp: true } };
    await transitions.recordAccess(db, uid, m.fence(6), deaf, 'allowed');
    expect(await why(m)).toEqual(['Running', false, null, 'port ssh (22) does not listen']);
    await transitions.recordAccess(db, uid, m.fence(7), m.access, 'allowed');
    expect(await why(m)).toEqual(['Running', true, null, null]);
  });

  test('when its port was dead before its host was lost: the host becomes the reason', async () => {
    const m = await ready();
    const dead = { ...m.access, accessible: false, seen: { ...m.access.seen, listeningPorts: [] } };
    await transitions.recordAccess(db, m.machine.uid, m.fence(4), dead, 'allowed');
    await loseHost();
    await withdrawAccess(db, m.machine.uid, 'h1');
    expect((await m.current())!.failureMessage).toContain('its host is out of reach since');
  });

  test('a withdrawal that arrives after its host responded again changes nothing', async () => {
    const m = await ready();
    await loseHost();
    await markHostsFound(db, ['h1']);
    await withdrawAccess(db, m.machine.uid, 'h1');
    expect(await why(m)).toEqual(['Running', true, null, null]);
    expect((await m.lifecycle())!.unseenSince).toBeNull();
  });

  test('no longer once its delete was accepted, even if its host is lost afterwards', async () => {
    const m = await ready();
    const dead = { ...m.access, accessible: false, seen: { ...m.access.seen, listeningPorts: [] } };
    await transitions.recordAccess(db, m.machine.uid, m.fence(4), dead, 'allowed');
    await requestDeletion(db, m.machine);
    expect((await m.current())!.failureMessage).toBeNull();
    await loseHost();
    await withdrawAccess(db, m.machine.uid, 'h1');
    expect((await m.current())!.failureMessage).toBeNull();
  });

  test('a failure says in which phase it happened, what to do, and how support finds the machine; a delete keeps that', async () => {
    const m = await placed();
    const failure = {
      code: 'ProviderError',
      message: 'its host could not create it',
      evidence: 'create on h1',
      witness: 'host',
    } as const;
    await transitions.recordFailure(db, m.machine.uid, m.fence(2), failure);
    const text =
      'While Creating: its host could not create it. Delete the machine and create it again. Support finds it by the request id create-7.';
    expect(await why(m)).toEqual(['Failed', false, 'ProviderError', text]);
    await requestDeletion(db, m.machine);
    expect(await why(m)).toEqual(['Failed', false, 'ProviderError', text]);
  });
});

describe('the end of a bill', () => {
  test('a delete closes the lifecycle in the same commit, and rating tops it up to the minimum, once', async () => {
    const m = await ready();
    await requestDeletion(db, m.machine);
    const closed = (await m.lifecycle())!;
    expect(closed.endedAt).not.toBeNull();
    expect(await rateLifecycle(db, m.machine.uid)).toBe(true);
    const rated = (await m.lifecycle())!;
    expect(rated.topUpSeconds).toBe(3_600 - Number(closed.endedAt! - closed.startedAt));
    await rateLifecycle(db, m.machine.uid);
    expect(await m.lifecycle()).toEqual(rated);
  });

  test('a failure closes it too, and the first failure wins', async () => {
    const m = await ready();
    await transitions.recordFailure(db, m.machine.uid, m.fence(4), gone);
    await transitions.recordFailure(db, m.machine.uid, m.fence(5), { ...providerError, message: 'later' });
    expect(await m.current()).toMatchObject({ phase: 'Failed', failureCode: 'VMNotFound', readyForAccess: false });
    expect((await m.lifecycle())!.endedAt).not.toBeNull();
  });

  test.each<[string, Ending]>([
    ['a driver that failed', providerError],
    ['a deadline', { code: 'AccessNotReady', message: 'late', witness: 'deadline' }],
    ['the rules of placement', { code: 'NoCapacityAvailable', message: 'none', witness: 'placement' }],
    ['a bug', { code: 'InternalError', message: 'a bug', witness: 'host' }],
    ['an operator, as a workflow says', { code: 'VMNotFound', message: 'reset', witness: 'operator' }],
  ])('a machine that was ready does not fail by %s', async (_what, ending) => {
    const m = await ready();
    await expect(transitions.recordFailure(db, m.machine.uid, m.fence(4), ending)).rejects.toThrow(
      /ends (no|a) machine/,
    );
    expect(await m.current()).toMatchObject({ phase: 'Running', failureCode: null, readyForAccess: true });
    expect((await m.lifecycle())!.endedAt).toBeNull();
  });

  test('a lost machine is billed until it was last seen, but never until before its start', async () => {
    const { closeLifecycle } = await import('../../src/store/usage/lifecycles.ts');
    const m = await ready();
    const start = (await m.lifecycle())!.startedAt;
    await db.$transaction(async (tx) => {
      await closeLifecycle(tx, m.machine.uid, Number(start) - 100);
      await tx.machine.update({
        where: { uid: m.machine.uid },
        data: { readyForAccess: false, deletionRequestedAt: new Date() },
      });
    });
    expect((await m.lifecycle())!.endedAt).toBe(start);
  });

  test.each([
    ['ended when its host fell silent', false],
    ['ended just now where it was seen again since', true],
  ])('a machine that is lost %s', async (_when, seenAgain) => {
    const m = await ready();
    await markHostsLost(db, ['h1']);
    await withdrawAccess(db, m.machine.uid, 'h1');
    const noted = (await m.lifecycle())!;
    expect([(await m.current())!.readyForAccess, noted.endedAt]).toEqual([false, null]);
    // An hour passes, and the host is still silent.
    await db.$executeRaw`UPDATE lifecycles SET started_at = started_at - 7200, unseen_since = unseen_since - 3600`;
    await rebuild();
    await markHostsLost(db, ['h1']);
    await withdrawAccess(db, m.machine.uid, 'h1');
    const silentSince = (await m.lifecycle())!.unseenSince!;
    expect(silentSince).toBe(noted.unseenSince! - 3_600n);
    if (seenAgain) {
      await markHostsFound(db, ['h1']);
      await transitions.recordAccess(db, m.machine.uid, m.fence(4), { ...m.access, accessible: false }, 'allowed');
    }
    await transitions.recordFailure(db, m.machine.uid, m.fence(5), gone);
    const { startedAt, endedAt } = (await m.lifecycle())!;
    if (seenAgain) expect(Number(endedAt! - silentSince)).toBeGreaterThanOrEqual(3_600);
    else expect(endedAt).toBe(silentSince);
    expect((await readUsage(db, m, '7d'))!.summary).toMatchObject({
      rawActiveSeconds: Number(endedAt! - startedAt),
      lifecycleCount: 1,
    });
  });

  test('access stays when a withdrawal arrives after its host was found; the machine of a lost host loses it', async () => {
    const m = await ready();
    await withdrawAccess(db, m.machine.uid, 'h1');
    expect(await m.current()).toMatchObject({ readyForAccess: true });
    expect((await m.lifecycle())!.unseenSince).toBeNull();
    await markHostsLost(db, ['h1']);
    await withdrawAccess(db, m.machine.uid, 'h1');
    expect(await m.current()).toMatchObject({ readyForAccess: false });
  });

  test('the machines of a found host are woken until each was observed, by whichever process found it', async () => {
    const m = await ready();
    await db.outboxEntry.deleteMany();
    await markHostsLost(db, ['h1']);
    await withdrawAccess(db, m.machine.uid, 'h1');
    // The withdrawal's own wake was delivered meanwhile.
    await db.outboxEntry.deleteMany();
    expect(await wakeUnseen(db)).toBe(0);
    expect(await markHostsFound(db, ['h1'])).toEqual({ wereLost: ['h1'], toLookAt: 1 });
    expect(await db.outboxEntry.findMany()).toMatchObject([{ workflowId: machineWorkflowId(m.machine) }]);
    expect(await markHostsFound(db, ['h1'])).toEqual({ wereLost: [], toLookAt: 0 });
    await db.outboxEntry.deleteMany();
    expect(await markHostsFound(db, ['h1'])).toEqual({ wereLost: [], toLookAt: 1 });
    await db.outboxEntry.deleteMany();
    await transitions.recordAccess(db, m.machine.uid, m.fence(4), m.access, 'allowed');
    expect(await wakeUnseen(db)).toBe(0);
  });

  test('rating a machine that was never ready does nothing', async () => {
    const m = await placed();
    expect(await rateLifecycle(db, m.machine.uid)).toBe(false);
  });
});

describe('removing a machine', () => {
  test('is refused while it holds capacity or its bill is not rated, and then leaves no row', async () => {
    const m = await ready();
    await requestDeletion(db, m.machine);
    await expect(transitions.removeMachine(db, m.machine.uid, m.fence(4))).rejects.toThrow(
      'open placement and lifecycle',
    );
    await transitions.recordAbsence(db, m.machine.uid, m.fence(5), m.runtimeId);
    await expect(transitions.removeMachine(db, m.machine.uid, m.fence(6))).rejects.toThrow('open lifecycle');
    await rateLifecycle(db, m.machine.uid);
    await transitions.removeMachine(db, m.machine.uid, m.fence(7));
    expect(await m.current()).toBeNull();
  });

  test('whose delete was not requested is refused', async () => {
    const m = await placed();
    await expect(transitions.removeMachine(db, m.machine.uid, m.fence(2))).rejects.toThrow('is not to be deleted');
  });
});

describe('a blocked cleanup', () => {
  test('shows on a machine that had not failed, and leaves an earlier failure alone', async () => {
    const m = await ready();
    await requestDeletion(db, m.machine);
    await transitions.recordCleanupBlocked(db, m.machine.uid, m.fence(4));
    expect(await m.current()).toMatchObject({
      failureCode: 'CleanupBlocked',
      failureMessage: expect.stringMatching(/could not be verified yet.*bills nothing more.*request id create-7/),
    });

    const other = await (async () => {
      const machine = await makeMachine(db, { namespace: m.machine.namespace });
      const claim = (await transitions.claimMachine(db, machine.uid, 'run-1'))!;
      const fence = (step: number) => ({ epoch: claim.row.claimEpoch, step, attempt: 1 });
      await transitions.recordFailure(db, machine.uid, fence(1), { ...providerError, message: 'broken' });
      await transitions.recordCleanupBlocked(db, machine.uid, fence(2));
      return getMachine(db, machine);
    })();
    expect(other).toMatchObject({
      failureCode: 'ProviderError',
      failureMessage: 'While Pending: broken. Delete the machine and create it again.',
    });
  });
});
