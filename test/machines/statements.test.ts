/** What a machine's life costs Postgres, in statements: no computer changes their number. */
import { type Database, sentSql } from '../../src/store/core/db.ts';
import { requestDeletion } from '../../src/store/machines/machineStore.ts';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import * as transitions from '../../src/store/machines/transitions.ts';
import { makeHost, makeMachine, makeTenant } from '../support/fixtures.ts';
import { hostKey } from '../support/hostKeys.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';

let db: Database;
useFreshDatabase((opened) => {
  db = opened;
});

/** Runs the work and returns its result and how many statements it sent, without those that begin and end transactions. */
async function counted<T>(work: () => Promise<T>): Promise<[T, number]> {
  let count = 0;
  const onStatement = () => {
    count += 1;
  };
  sentSql.subscribe(onStatement);
  try {
    return [await work(), count];
  } finally {
    sentSql.unsubscribe(onStatement);
  }
}

/** A whole life; returns what each of its steps cost. */
async function life(namespace: string, name: string): Promise<Record<string, number>> {
  const machine = await makeMachine(db, { namespace, name });
  const { uid } = machine;
  const [claim, claiming] = await counted(() => transitions.claimAndPlace(db, uid, 'run', null, null));
  const fence = (step: number) => ({ epoch: claim!.row.claimEpoch, step, attempt: 1 });
  if (claim?.placed?.outcome !== 'placed') throw new Error(claim?.placed?.outcome);
  const { runtimeId } = claim.placed.placement;
  const seen = {
    presence: 'present' as const,
    power: 'on' as const,
    guestUp: true,
    listeningPorts: [22],
    sshHostKeys: [hostKey('A')],
    forwards: [],
  };
  const [, recording] = await counted(() =>
    transitions.recordAccess(db, uid, fence(2), { runtimeId, accessible: true, seen }, 'allowed'),
  );
  await requestDeletion(db, machine);
  const [intent, reading] = await counted(() => transitions.readIntent(db, uid, fence(2).epoch));
  expect(intent).toEqual({
    deletionRequested: true,
    hostLostSince: null,
    restart: null,
    stopped: false,
    servedBy: { runtimeId, agent: null },
  });
  const [, beginning] = await counted(() => transitions.beginCleanup(db, uid, fence(3)));
  const [, removing] = await counted(() => transitions.removeMachine(db, uid, fence(4), runtimeId));
  return { claiming, recording, reading, beginning, removing };
}

/** More is a regression; less is an improvement to record here. */
const recorded = { claiming: 7, recording: 4, reading: 1, beginning: 5, removing: 4 };
/** Of a look for a host after the claim. */
const placing = 7;

test('a life sends as many statements as recorded', async () => {
  const { namespace } = await makeTenant(db, {});
  await makeHost(db, { name: 'h1' });
  // The first machine of a host notes that the host now holds its image.
  expect(await life(namespace, 'first')).toEqual({ ...recorded, recording: recorded.recording + 1 });
  expect(await life(namespace, 'second')).toEqual(recorded);
});

test('a tenant with a reserved host looks there first, by one more statement if that is full', async () => {
  const { namespace, tenantId } = await makeTenant(db, {});
  await makeHost(db, { name: 'h2' });
  await makeHost(db, { name: 'reserved', reservedTenantId: tenantId });
  const place = async (name: string) => {
    const { uid } = await makeMachine(db, { namespace, name });
    const claim = await transitions.claimMachine(db, uid, 'run');
    return counted(() => placeMachine(db, uid, { epoch: claim!.row.claimEpoch, step: 1, attempt: 1 }));
  };
  const [first, statements] = await place('on-reserved');
  expect([first, statements]).toMatchObject([
    { outcome: 'placed', placement: { hostName: 'reserved', capacitySource: 'reserved' } },
    placing,
  ]);
  await db.$executeRaw`UPDATE hosts SET cpu_used = cpu WHERE name = 'reserved'`;
  expect(await place('on-demand')).toMatchObject([
    { outcome: 'placed', placement: { hostName: 'h2', capacitySource: 'on-demand' } },
    placing + 1,
  ]);
});
