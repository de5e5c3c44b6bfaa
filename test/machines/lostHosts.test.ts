/** What a host said counts while it is reachable: a write that comes after its loss makes nothing ready. */
import type { Database } from '../../src/store/core/db.ts';
import { markHostsFound, markHostsLost, withdrawAccess } from '../../src/store/fleet/hostRows.ts';
import * as transitions from '../../src/store/machines/transitions.ts';
import { placedMachine, readyMachine } from '../support/placedMachine.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';

let db: Database;
useFreshDatabase((opened) => {
  db = opened;
});

const placed = () => placedMachine(db);
const ready = () => readyMachine(db);
const loseHost = () => markHostsLost(db, ['h1']);

describe('what was said before the host was lost', () => {
  const outdated = { outdated: true };

  test('makes no machine ready and opens no bill; what is said once it is reachable again does', async () => {
    const m = await placed();
    await transitions.recordPhase(db, m.machine.uid, m.fence(2), 'Starting');
    await loseHost();
    await withdrawAccess(db, m.machine.uid, 'h1');
    const before = await m.current();
    expect(await transitions.recordAccess(db, m.machine.uid, m.fence(3), m.access, 'allowed')).toEqual(outdated);
    expect(
      await transitions.recordAccess(db, m.machine.uid, m.fence(3), { ...m.access, seen: null }, 'allowed'),
    ).toEqual(outdated);
    expect(await m.current()).toMatchObject({ phase: 'Starting', readyForAccess: false });
    expect((await m.current())!.resourceVersion).toBe(before!.resourceVersion);
    expect(await m.lifecycle()).toBeNull();
    await markHostsFound(db, ['h1']);
    expect(await transitions.recordAccess(db, m.machine.uid, m.fence(4), m.access, 'allowed')).toBeNull();
    expect(await m.current()).toMatchObject({ phase: 'Running', readyForAccess: true });
    expect(await m.lifecycle()).toMatchObject({ endedAt: null, unseenSince: null });
  });

  test('returns no access, and the machine stays unseen since the loss until the host is reachable', async () => {
    const m = await ready();
    await loseHost();
    await withdrawAccess(db, m.machine.uid, 'h1');
    const noted = await m.lifecycle();
    expect(await transitions.recordAccess(db, m.machine.uid, m.fence(4), m.access, 'allowed')).toEqual(outdated);
    expect(await m.current()).toMatchObject({ readyForAccess: false });
    expect(await m.lifecycle()).toEqual(noted);
  });

  test('counts as unseen since the loss, whenever its access is withdrawn, so that twins have equal bills', async () => {
    const m = await ready();
    await db.$executeRaw`UPDATE lifecycles SET started_at = started_at - 7200`;
    await loseHost();
    await db.$executeRaw`UPDATE hosts SET lost_at = lost_at - interval '5 minutes'`;
    // The first to notice is what was said before the loss; the withdrawal comes later.
    await transitions.recordAccess(db, m.machine.uid, m.fence(4), m.access, 'allowed');
    const lostAt = (await db.host.findUniqueOrThrow({ where: { name: 'h1' } })).lostAt!;
    const lostSecond = BigInt(Math.floor(lostAt.getTime() / 1_000));
    expect((await m.lifecycle())!.unseenSince).toBe(lostSecond);
    await db.$executeRaw`UPDATE lifecycles SET unseen_since = NULL`;
    await withdrawAccess(db, m.machine.uid, 'h1');
    expect((await m.lifecycle())!.unseenSince).toBe(lostSecond);
    expect(await m.current()).toMatchObject({ readyForAccess: false });
  });

  test('is looked at again once the host is reachable, even where its access was never withdrawn', async () => {
    const m = await ready();
    await loseHost();
    await transitions.recordAccess(db, m.machine.uid, m.fence(4), m.access, 'allowed');
    await db.outboxEntry.deleteMany();
    expect(await markHostsFound(db, ['h1'])).toMatchObject({ toLookAt: 1 });
  });

  test('of a place that the machine no longer holds is not recorded either', async () => {
    const m = await placed();
    await db.$executeRaw`UPDATE placements SET released_at = clock_timestamp()`;
    const seen = { ...m.access.seen, forwards: [] };
    expect(await transitions.recordAccess(db, m.machine.uid, m.fence(3), { ...m.access, seen }, 'allowed')).toEqual(
      outdated,
    );
    expect(await m.lifecycle()).toBeNull();
  });
});
