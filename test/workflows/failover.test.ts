import { recoverCommand } from '../../src/cli/deployment/recoverCommand.ts';
import { findingsOf } from '../../src/cli/deployment/statusFindings.ts';
import { readStatus } from '../../src/cli/deployment/statusReport.ts';
import { orphansAdoptCommand } from '../../src/cli/fleet/orphanCommands.ts';
import { said } from '../support/commands.ts';
import { type AsynchronousPostgres, asynchronousPostgres } from '../support/replica.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';

let postgres: AsynchronousPostgres;
let harness: TestHarness;
beforeAll(async () => {
  postgres = await asynchronousPostgres();
  harness = await openTestHarness({ ownPostgres: postgres });
}, 180_000);
afterAll(() => harness?.close());

test('a replica that lacks the last commits is found when it is promoted, and recover and orphans adopt mend it', async () => {
  const kept = await harness.createVm();
  const deleted = await harness.createVm();
  for (const machine of [kept, deleted]) await harness.untilReady(machine);
  await harness.orders.publicKey();
  await postgres.addReplica();
  await postgres.partReplica();

  // All of this was confirmed, and is on the primary alone.
  const late = await harness.createVm({ ports: [{}] });
  await harness.untilReady(late);
  await harness.deleteVm(deleted);
  await harness.untilGone(deleted);
  await harness.untilListed(late);
  expect(await readStatus(harness.config)).toMatchObject({ restored: null });

  await harness.stopWorker();
  await postgres.failOver();
  await waitFor('the database', async () => (await harness.db.host.count()) > 0).catch(() => null);
  expect(await harness.current(late)).toBeNull();
  expect(await harness.current(deleted)).toMatchObject({ phase: 'Running' });
  const report = await readStatus(harness.config);
  expect(report.restored).toMatch(/has built for placement \d+, it holds placements up to \d+/);
  expect(findingsOf(report).map(({ mend }) => mend)).toContainEqual(expect.stringContaining('run "recover"'));
  // Nothing works on it meanwhile, so no machine is made twice or ended.
  await expect(harness.startWorker()).rejects.toThrow('until "recover" has run');

  const lines: string[] = [];
  const recovering = recoverCommand(harness.config, {}, (line) => lines.push(line));
  await waitFor('the first half', () => lines.some((line) => line.startsWith('The database is safe')));
  await harness.startWorker();
  await recovering;
  const adopted = await said((print) =>
    orphansAdoptCommand(harness.config, undefined, { reason: 'the replica lacked it', yes: true }, print),
  );
  expect(adopted).toMatchObject({ result: 0, lines: [expect.stringContaining(late.name)] });
  for (const machine of [late, kept]) await harness.untilReady(machine);
  expect(await harness.untilPhase(deleted, 'Failed')).toMatchObject({ failureCode: 'VMNotFound' });
  expect((await harness.inventory()).map(({ machineUid }) => machineUid).sort()).toEqual([kept.uid, late.uid].sort());
  // The journal of before is gone, so what is left is looked at by itself.
  for (const machine of [kept, late, deleted]) {
    await harness.deleteVm(machine);
    await harness.untilGone(machine);
  }
  expect(await harness.inventory()).toEqual([]);
  expect(await harness.db.placement.count({ where: { releasedAt: null } })).toBe(0);
  expect(await harness.db.lifecycle.count({ where: { ratedAt: null } })).toBe(0);
  expect(await harness.db.lifecycle.count()).toBe(3);
}, 300_000);
