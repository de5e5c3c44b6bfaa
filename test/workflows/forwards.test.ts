import { createServer } from 'node:net';
import type { Forward } from '../../src/domain/observation.ts';
import { connects, type Laboratory, listensHere, openLaboratory } from '../support/laboratory.ts';
import { waitFor } from '../support/wait.ts';

let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory({ hosts: 1 });
}, 180_000);
afterAll(() => lab?.close());

test('where a port is reached is recorded with readiness, and anew when its host agent comes back elsewhere', async () => {
  const machine = await lab.createVm({ ports: [{ name: 'http', guestPort: 80, readinessProbe: true }] });
  await lab.untilReady(machine);
  const recorded = async (): Promise<Forward[]> =>
    (await lab.db.machine.findUniqueOrThrow({ where: { uid: machine.uid } })).forwards as never;
  const before = await recorded();
  expect(before).toEqual([{ guestPort: 80, address: '127.0.0.1', port: expect.any(Number) }]);
  expect([await connects(before[0]!.port), listensHere(before[0]!.port)]).toEqual([true, true]);

  await lab.stopHosts();
  expect(listensHere(before[0]!.port)).toBe(false);
  const squatter = createServer();
  // Another process may have been faster, and serves as well.
  await new Promise((resolve) =>
    squatter.once('error', resolve).listen(before[0]!.port, '127.0.0.1', () => resolve(null)),
  );
  await lab.startHosts();
  const moved = await waitFor('the new way to be recorded', async () => {
    const now = await recorded();
    return now.length === 1 && now[0]!.port !== before[0]!.port ? now : null;
  });
  expect(await connects(moved[0]!.port)).toBe(true);
  expect(await lab.db.machine.findUnique({ where: { uid: machine.uid } })).toMatchObject({ readyForAccess: true });
  squatter.close();
  await lab.verifyCleanSlate();
}, 90_000);
