/** Until when a machine is billed that its customer deletes while its host is silent. */
import type { Database } from '../../src/store/core/db.ts';
import { markHostsFound, markHostsLost, withdrawAccess } from '../../src/store/fleet/hostRows.ts';
import { requestDeletion } from '../../src/store/machines/machineStore.ts';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import { claimMachine, recordAccess, recordPhase } from '../../src/store/machines/transitions.ts';
import { readUsage } from '../../src/store/usage/readUsage.ts';
import { rebuildUsage, usageRanges } from '../../src/store/usage/usageComparison.ts';
import { makeHost, makeMachine, makeTenant } from '../support/fixtures.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';

let db: Database;
useFreshDatabase(
  (opened) => {
    db = opened;
  },
  { poolSize: 4 },
);

/** A machine without ports that is ready on host h1; `see` records that it was seen there again. */
async function ready() {
  const { namespace, customerId } = await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  const machine = await makeMachine(db, {
    namespace,
    spec: { imageRef: 'debian-12', resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 } },
  });
  const claim = (await claimMachine(db, machine.uid, 'run-1'))!;
  let step = 0;
  const fence = () => ({ epoch: claim.row.claimEpoch, step: ++step, attempt: 1 });
  const result = await placeMachine(db, machine.uid, fence());
  if (result.outcome !== 'placed') throw new Error('not placed');
  const seen = {
    presence: 'present',
    power: 'on',
    guestUp: true,
    listeningPorts: [],
    sshHostKeys: [],
    forwards: [],
  } as const;
  const access = { runtimeId: result.placement.runtimeId, accessible: true, seen };
  const see = () => recordAccess(db, machine.uid, fence(), structuredClone(access) as never, 'allowed');
  await recordPhase(db, machine.uid, fence(), 'Starting');
  await see();
  const lifecycle = async () => db.lifecycle.findUniqueOrThrow({ where: { machineUid: machine.uid } });
  return { machine, customerId, see, lifecycle };
}

/** Rebuilds usage from lifecycles that were moved in time. */
async function rebuild(): Promise<void> {
  for (const range of await usageRanges(db)) await rebuildUsage(db, range, { actorType: 'operator', actorId: 'test' });
}

test.each([
  ['whose loss is noted', true],
  ['whose host was recorded as lost a moment ago', false],
])('a delete of a machine %s bills until its host fell silent, as waiting does', async (_which, noted) => {
  const m = await ready();
  await markHostsLost(db, ['h1']);
  if (noted) await withdrawAccess(db, m.machine.uid, 'h1');
  // An hour passes, and the host is still silent.
  await db.$executeRaw`UPDATE lifecycles SET started_at = started_at - 7200, unseen_since = unseen_since - 3600`;
  await db.$executeRaw`UPDATE hosts SET lost_at = lost_at - interval '1 hour'`;
  await rebuild();
  const silentSince = noted
    ? (await m.lifecycle()).unseenSince!
    : BigInt(Math.floor((await db.host.findUniqueOrThrow({ where: { name: 'h1' } })).lostAt!.getTime() / 1_000));
  await requestDeletion(db, m.machine);
  const { startedAt, endedAt } = await m.lifecycle();
  expect(endedAt).toBe(silentSince);
  expect((await readUsage(db, m, '7d'))!.summary.rawActiveSeconds).toBe(Number(silentSince - startedAt));
});

test('a delete of a machine whose host is reachable again bills until the delete', async () => {
  const m = await ready();
  await markHostsLost(db, ['h1']);
  await withdrawAccess(db, m.machine.uid, 'h1');
  await markHostsFound(db, ['h1']);
  await m.see();
  await db.$executeRaw`UPDATE lifecycles SET started_at = started_at - 7200`;
  await rebuild();
  await requestDeletion(db, m.machine);
  const { startedAt, endedAt } = await m.lifecycle();
  expect(Number(endedAt! - startedAt)).toBeGreaterThanOrEqual(7_200);
});
