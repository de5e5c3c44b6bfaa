import { recoverCommand } from '../../src/cli/recoverCommand.ts';
import { runWorker } from '../../src/roles/workerRole.ts';
import { readHighWaterMark } from '../../src/store/core/highWaterMark.ts';
import { secureRestoredDatabase } from '../../src/store/fleet/recoveryPlan.ts';
import { DatabaseIsBehind, seenOfDatabase } from '../../src/temporal/restored.ts';
import { startApi } from '../support/apiServer.ts';
import { startTemporal } from '../support/temporal.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';
import { workflowBundle } from '../support/workflowBundle.ts';

/** Nothing works on yesterday's database before `recover`. */
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness({ hosts: 1, environment: { OWNERSHIP_INTERVAL_SECONDS: '1' } });
}, 180_000);
afterAll(() => harness.close());

const heldMark = async () => (await readHighWaterMark(harness.db)).mark;
const untilTemporalSaw = (mark: number) =>
  waitFor(`Temporal to see mark ${mark}`, async () => (await seenOfDatabase(harness.client)).mark >= mark);

/** Takes a backup, then waits until Temporal has seen more of the database. */
async function backUpAndGoOn(): Promise<string> {
  const backup = await harness.postgres.backUp(harness.databaseUrl);
  await Promise.race([untilTemporalSaw((await heldMark()) + 2), harness.workerFailed()]);
  return backup;
}

async function startsAndEnds(environment: Partial<TestHarness['config']> = {}): Promise<void> {
  const worker = await runWorker({ ...harness.config, ...environment }, undefined, undefined, workflowBundle);
  await worker.close();
}

test('a worker and an API start on the current database, but not on one from a backup until recover has made it safe', async () => {
  const backup = await backUpAndGoOn();
  await harness.stopWorker();
  await startsAndEnds();
  await (await startApi(harness.databaseUrl, { TEMPORAL_ADDRESS: harness.config.TEMPORAL_ADDRESS })).stop();

  await harness.postgres.restore(harness.databaseUrl, backup);
  const held = await heldMark();
  const { mark: seen } = await seenOfDatabase(harness.client);
  expect(seen).toBeGreaterThan(held);
  const refused = new RegExp(`Temporal knows its mark \\d+ of 20\\S+Z, it holds mark ${held} of 20\\S+Z\\.`);
  await expect(startsAndEnds()).rejects.toThrow(DatabaseIsBehind);
  await expect(startsAndEnds()).rejects.toThrow(refused);
  await expect(startsAndEnds()).rejects.toThrow('nothing works on it until "recover" has run');
  await expect(startApi(harness.databaseUrl, { TEMPORAL_ADDRESS: harness.config.TEMPORAL_ADDRESS })).rejects.toThrow(
    refused,
  );
  expect(await heldMark()).toBe(held);
  // The loss of Temporal's state is not a restore: nothing is ahead of the database.
  const fresh = await startTemporal();
  try {
    await startsAndEnds({ TEMPORAL_ADDRESS: fresh.address, DATABASE_URL: backup });
  } finally {
    await fresh.stop();
  }

  const lines: string[] = [];
  await recoverCommand(harness.config, { dryRun: true }, (line) => lines.push(line));
  expect(lines[0]).toMatch(refused);
  expect(lines).toContain('Nothing was changed. "recover" without --dry-run does it.');
  await expect(startsAndEnds()).rejects.toThrow(refused);

  const recovering = recoverCommand(harness.config, {}, (line) => lines.push(line));
  await waitFor('the database to be safe', () => lines.some((line) => line.startsWith('The database is safe')));
  expect(await heldMark()).toBeGreaterThan(seen);
  await (await startApi(harness.databaseUrl, { TEMPORAL_ADDRESS: harness.config.TEMPORAL_ADDRESS })).stop();
  await harness.startWorker();
  await recovering;
  await untilTemporalSaw((await heldMark()) + 1);
}, 300_000);

test('a host that has built for a later placement reveals a restore too, whatever the high-water mark', async () => {
  const backup = await harness.postgres.backUp(harness.databaseUrl);
  const vm = await harness.createVm();
  await harness.untilReady(vm);
  // Its next heartbeat would take a while; a new lease begins with one.
  await harness.stopHosts();
  await harness.startHosts();
  const { placementVersion } = await readHighWaterMark(harness.db);
  await waitFor(
    'the agent to tell',
    async () => (await seenOfDatabase(harness.client)).placementVersion === placementVersion,
  );
  await harness.stopWorker();
  await harness.postgres.restore(harness.databaseUrl, backup);
  await harness.db.databaseMark.updateMany({ data: { mark: { increment: 1_000 } } });
  const refused = `host h1 has built for placement ${placementVersion}, it holds placements up to `;
  await expect(startsAndEnds()).rejects.toThrow(refused);
  // As Postgres leaves a sequence after a point-in-time restore: ahead of what it gave out.
  await harness.db
    .$queryRaw`SELECT setval('placements_version_seq', last_value + 32)::text FROM placements_version_seq`;
  await expect(startsAndEnds()).rejects.toThrow(refused);

  await secureRestoredDatabase(harness.db);
  await harness.startWorker();
}, 180_000);

test('a worker whose database is restored under it fails, and advances no high-water mark there', async () => {
  const refusedRuns = async () =>
    (await harness.client.workflow.count("WorkflowType='ownership' AND ExecutionStatus='Failed'")).count;
  const backup = await backUpAndGoOn();
  const refusedBefore = await refusedRuns();
  const failed = expect(harness.workerFailed()).rejects.toThrow(DatabaseIsBehind);
  await harness.postgres.restore(harness.databaseUrl, backup);
  const held = await heldMark();
  await failed;
  // In this process the worker keeps running, but what the schedule starts is refused.
  await waitFor('a run that is refused', async () => (await refusedRuns()) > refusedBefore);
  expect(await heldMark()).toBe(held);

  const { mark: seen } = await seenOfDatabase(harness.client);
  await secureRestoredDatabase(harness.db);
  await harness.restartWorker();
  await untilTemporalSaw(seen + 1);
}, 180_000);
