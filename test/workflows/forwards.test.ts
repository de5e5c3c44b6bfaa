import { createServer } from 'node:net';
import type { Forward } from '../../src/domain/observation.ts';
import { connects, listensHere, openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness({ hosts: 1 });
}, 180_000);
afterAll(() => harness?.close());

test('a port’s address is recorded with readiness, and again when its host agent comes back at another address', async () => {
  const machine = await harness.createVm({ ports: [{ name: 'http', guestPort: 80, readinessProbe: true }] });
  await harness.untilReady(machine);
  const recorded = async (): Promise<Forward[]> =>
    (await harness.db.machine.findUniqueOrThrow({ where: { uid: machine.uid } })).forwards as never;
  const before = await recorded();
  expect(before).toEqual([{ guestPort: 80, address: '127.0.0.1', port: expect.any(Number) }]);
  expect([await connects(before[0]!.port), listensHere(before[0]!.port)]).toEqual([true, true]);

  await harness.stopHosts();
  expect(listensHere(before[0]!.port)).toBe(false);
  const squatter = createServer();
  // Another process may have been faster, and serves as well.
  await new Promise((resolve) =>
    squatter.once('error', resolve).listen(before[0]!.port, '127.0.0.1', () => resolve(null)),
  );
  await harness.startHosts();
  const moved = await waitFor('the new way to be recorded', async () => {
    const now = await recorded();
    return now.length === 1 && now[0]!.port !== before[0]!.port ? now : null;
  });
  expect(await connects(moved[0]!.port)).toBe(true);
  expect(await harness.db.machine.findUnique({ where: { uid: machine.uid } })).toMatchObject({ readyForAccess: true });
  squatter.close();
  await harness.verifyCleanSlate();
}, 90_000);
