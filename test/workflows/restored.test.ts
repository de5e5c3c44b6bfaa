import type { Payload } from '@temporalio/common';
import { recoverCommand } from '../../src/cli/deployment/recoverCommand.ts';
import { findingsOf } from '../../src/cli/deployment/statusFindings.ts';
import { readStatus } from '../../src/cli/deployment/statusReport.ts';
import { runWorker } from '../../src/roles/workerRole.ts';
import { proofsOf } from '../../src/secrets/proofs.ts';
import { readHighWaterMark } from '../../src/store/core/highWaterMark.ts';
import { secureRestoredDatabase } from '../../src/store/fleet/recoveryPlan.ts';
import {
  DatabaseIsBehind,
  findRestore,
  marksInTemporal,
  seenOfDatabase,
  type Witnesses,
} from '../../src/temporal/restored.ts';
import { startApi } from '../support/apiServer.ts';
import { secretKey } from '../support/secrets.ts';
import { startTemporal } from '../support/temporal.ts';
import { forgeLease, forgeRun, garbage, payloadOf } from '../support/temporalAttacker.ts';
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
  waitFor(`Temporal to see mark ${mark}`, async () => (await seenOfDatabase(harness.witnesses)).mark >= mark);

/** Takes a backup, then waits until Temporal has seen more of the database. */
async function backUpAndGoOn(): Promise<string> {
  const backup = await harness.postgres.backUp(harness.databaseUrl);
  await Promise.race([untilTemporalSaw((await heldMark()) + 2), harness.workerFailed()]);
  return backup;
}

const startItsApi = () => {
  const { TEMPORAL_ADDRESS, SECRET_KEYS } = harness.config;
  return startApi(harness.databaseUrl, { TEMPORAL_ADDRESS, SECRET_KEYS });
};

async function startsAndEnds(environment: Partial<TestHarness['config']> = {}): Promise<void> {
  const worker = await runWorker({ ...harness.config, ...environment }, undefined, workflowBundle);
  await worker.close();
}

test('a worker and an API start on the current database, but not on one from a backup until recover has made it safe', async () => {
  const backup = await backUpAndGoOn();
  await harness.stopWorker();
  await startsAndEnds();
  await (await startItsApi()).stop();

  await harness.postgres.restore(harness.databaseUrl, backup);
  const held = await heldMark();
  const { mark: seen } = await seenOfDatabase(harness.witnesses);
  expect(seen).toBeGreaterThan(held);
  const refused = new RegExp(`Temporal knows its mark \\d+ of 20\\S+Z, it holds mark ${held} of 20\\S+Z\\.`);
  await expect(startsAndEnds()).rejects.toThrow(DatabaseIsBehind);
  await expect(startsAndEnds()).rejects.toThrow(refused);
  await expect(startsAndEnds()).rejects.toThrow('nothing works on it until "recover" has run');
  await expect(startItsApi()).rejects.toThrow(refused);
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
  await (await startItsApi()).stop();
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
    async () => (await seenOfDatabase(harness.witnesses)).placementVersion === placementVersion,
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

test('a restore is found behind more foreign runs than are read', async () => {
  const backup = await backUpAndGoOn();
  await harness.stopWorker();
  const [most, forged] = [20, 25];
  const few = (witnesses: Witnesses) => marksInTemporal(witnesses, most);
  const flood = Array.from({ length: forged }, (_, n) =>
    forgeRun(harness.client, { type: 'ownership', workflowId: `flood ${n}`, result: garbage }),
  );
  await Promise.all(flood);
  const newest = "WorkflowType='ownership' AND ExecutionStatus='Completed' AND WorkflowId STARTS_WITH 'flood'";
  await waitFor('the flood to be listed', async () => (await harness.client.workflow.count(newest)).count === forged);
  // On the database that made the marks, there is none to be found.
  expect(await findRestore(harness.witnesses, few)).toBeNull();
  await harness.postgres.restore(harness.databaseUrl, backup);
  const found = await findRestore(harness.witnesses, few);
  expect(found).toBeInstanceOf(DatabaseIsBehind);
  expect(found!.message).toMatch(/Temporal knows its mark \d+/);

  await secureRestoredDatabase(harness.db);
  await harness.startWorker();
}, 180_000);

test('a restore is found behind newer runs that have the proof of a former one', async () => {
  const completed = "WorkflowType='ownership' AND ExecutionStatus='Completed'";
  const former = await waitFor('a run that proves a mark', async () => {
    for await (const { workflowId, runId } of harness.client.workflow.list({ query: completed }))
      if (workflowId.startsWith('ownership')) return harness.client.workflow.getHandle(workflowId, runId).result();
    return null;
  });
  const backup = await backUpAndGoOn();
  await harness.stopWorker();
  for (let n = 0; n < 6; n++)
    await forgeRun(harness.client, { type: 'ownership', workflowId: `replay ${n}`, result: payloadOf(former) });
  const replays = `${completed} AND WorkflowId STARTS_WITH 'replay'`;
  await waitFor('the replays to be listed', async () => (await harness.client.workflow.count(replays)).count === 6);
  expect(await findRestore(harness.witnesses)).toBeNull();
  await harness.postgres.restore(harness.databaseUrl, backup);
  expect(await findRestore(harness.witnesses, marksInTemporal)).toBeInstanceOf(DatabaseIsBehind);

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

  const { mark: seen } = await seenOfDatabase(harness.witnesses);
  await secureRestoredDatabase(harness.db);
  await harness.restartWorker();
  await untilTemporalSaw(seen + 1);
}, 180_000);

describe('who reaches Temporal cannot stop the service', () => {
  const attacked: string[] = [];
  afterAll(async () => {
    for (const workflowId of attacked) await harness.client.workflow.getHandle(workflowId).terminate('after the test');
  });
  /** Higher than what the database holds, and as high as a mark may be. */
  const likely = async () => (await heldMark()) + 1_000;

  test.each<[string, () => Promise<Payload>]>([
    ['a mark of 4e15', async () => payloadOf({ mark: 4e15, markedAt: 'soon' })],
    ['a mark of 2^63', async () => payloadOf({ mark: 2 ** 63 })],
    ['a likely mark', async () => payloadOf({ mark: await likely(), markedAt: '2026-01-01T00:00:00.000Z' })],
    [
      'a likely mark with a proof of other keys',
      async () => {
        const others = proofsOf({ ...harness.config, SECRET_KEYS: secretKey('k1', 2) }, () => {});
        const claims = { mark: await likely(), markedAt: '' };
        return payloadOf({ ...claims, proof: await others.prove('high-water-mark', claims) });
      },
    ],
    [
      'a likely mark beside the proof of a former one',
      async () => {
        const { mark, markedAt } = await seenOfDatabase(harness.witnesses);
        const proof = await harness.witnesses.proofs.prove('high-water-mark', { mark, markedAt });
        return payloadOf({ mark: await likely(), markedAt, proof });
      },
    ],
    ['a result that no process can read', async () => garbage],
    ['no object', async () => payloadOf('mark')],
  ])(
    'by a forged run with %s',
    async (what, result) => {
      const before = await seenOfDatabase(harness.witnesses);
      const workflowId = `forged ${what}`;
      await forgeRun(harness.client, { type: 'ownership', workflowId, result: await result() });
      const isListed = async () =>
        (await harness.client.workflow.count(`WorkflowId='${workflowId}' AND ExecutionStatus='Completed'`)).count === 1;
      await waitFor('the forged run to be listed', isListed);
      const seen = await seenOfDatabase(harness.witnesses);
      expect(seen.mark).toBeLessThanOrEqual(await heldMark());
      expect(seen.mark).toBeGreaterThanOrEqual(before.mark);
      expect(await findRestore(harness.witnesses)).toBeNull();
      // Runs that were ignored before may be too old to be looked at by now.
      if (what.includes('former')) expect(before.ignored).toEqual(expect.arrayContaining(seen.ignored));
      else expect(seen.ignored).toContainEqual(expect.stringContaining(JSON.stringify(workflowId)));
    },
    60_000,
  );

  test.each<[string, Payload]>([
    ['4e15', payloadOf({ placementVersion: 4e15 })],
    ['2^63', payloadOf({ placementVersion: 2 ** 63 })],
    ['a likely number', payloadOf({ placementVersion: 1_000_000, hostName: 'zz' })],
    ['what no process can read', garbage],
  ])(
    'by a heartbeat with %s',
    async (what, said) => {
      const workflowId = `host/forged ${what}`;
      attacked.push(workflowId);
      await forgeLease(harness.client, { type: 'host', workflowId, said });
      const named = expect.stringContaining(JSON.stringify(workflowId));
      await waitFor('the forged lease to be listed', async () =>
        (await seenOfDatabase(harness.witnesses)).ignored.some((each) => named.asymmetricMatch(each)),
      );
      expect(await findRestore(harness.witnesses)).toBeNull();
    },
    60_000,
  );

  test('by a number in the name of a host with a key, while what its agent signs is believed', async () => {
    // The recoveries above want an inventory first.
    await harness.db.host.updateMany({ data: { inventoryDue: false } });
    const vm = await harness.createVm();
    await harness.untilReady(vm);
    const { placementVersion } = await readHighWaterMark(harness.db);
    await waitFor(
      'the agent to sign what it built',
      async () => (await seenOfDatabase(harness.witnesses)).placementVersion === placementVersion,
    );
    const workflowId = 'host/forged for h1';
    attacked.push(workflowId);
    const said = payloadOf({ placementVersion: placementVersion + 1_000, hostName: 'h1' });
    await forgeLease(harness.client, { type: 'host', workflowId, said });
    const refusal = `the heartbeat in "${workflowId}": it is not signed, and the host has a key`;
    await waitFor('the forged lease to be listed', async () =>
      (await seenOfDatabase(harness.witnesses)).ignored.includes(refusal),
    );
    expect((await seenOfDatabase(harness.witnesses)).placementVersion).toBe(placementVersion);
    expect(await findRestore(harness.witnesses)).toBeNull();
  }, 60_000);

  test('worker and API start beside all of it, passes go on, and a status names it', async () => {
    attacked.push('host/memo');
    await forgeLease(harness.client, { type: 'host', workflowId: 'host/memo', memo: { lost: garbage }, said: garbage });
    await forgeLease(harness.client, {
      ...{ type: 'virtualMachine', workflowId: 'virtualmachine/a/b/c', memo: { requestId: garbage }, said: garbage },
    });
    attacked.push('virtualmachine/a/b/c');
    // Newer marks would hide it.
    await harness.client.schedule.getHandle('ownership').pause();
    const forgeAndSee = async (workflowId: string) => {
      await forgeRun(harness.client, { type: 'ownership', workflowId, result: garbage });
      await waitFor('the forged run to be listed', async () =>
        (await seenOfDatabase(harness.witnesses)).ignored.some((what) => what.includes(workflowId)),
      );
    };
    await forgeAndSee('forged before a start');
    const isListed = async () => (await harness.client.workflow.count(`WorkflowId='host/memo'`)).count === 1;
    await waitFor('the forged memo to be listed', isListed);
    await startsAndEnds();
    await (await startItsApi()).stop();
    await harness.runSchedule('ownership');
    // Again: the worker has made newer marks by now.
    await forgeAndSee('forged for status');
    const report = await waitFor('a status that has looked', async () => {
      const read = await readStatus(harness.config);
      // A slow machine may miss its deadlines; without these two parts it does not look for marks.
      const { postgres, temporal, unread } = read;
      const hasBoth = postgres.state === 'read' && temporal.state === 'read' && temporal.lack === null;
      return hasBoth && unread.length === 0 ? read : null;
    });
    const [finding] = findingsOf(report).filter(({ alert }) => alert === 'MarksIgnored');
    expect(finding!.what).toMatch(
      /^in Temporal, this is not believed: the mark of the run .* of "forged for status": /,
    );
    await harness.client.schedule.getHandle('ownership').unpause();
  }, 120_000);

  test('by numbers that a recovery was given, or that an earlier one left in the database', async () => {
    const counters = async () => {
      const { mark, placementVersion } = await readHighWaterMark(harness.db);
      return { mark, placementVersion };
    };
    const most = 2 ** 52;
    // A pass that began before would report the mark that it was given then.
    await harness.client.schedule.getHandle('ownership').pause();
    await harness.runSchedule('ownership');
    for (const seen of [2 ** 63, 4e15, Number.NaN, -1, 1.5, Number.POSITIVE_INFINITY]) {
      const before = await counters();
      await secureRestoredDatabase(harness.db, { mark: seen, placementVersion: seen });
      const after = await counters();
      expect([seen, after.mark > before.mark, after.mark < most]).toEqual([seen, true, true]);
      expect([seen, after.placementVersion > before.placementVersion, after.placementVersion < most]).toEqual([
        seen,
        true,
        true,
      ]);
    }
    await harness.db
      .$executeRaw`UPDATE database_mark SET mark = 9223372036854775807, placement_floor = 9223372036854775807`;
    await harness.db.$queryRaw`SELECT setval('placements_version_seq', 9223372036854775807)::text`;
    await secureRestoredDatabase(harness.db, await seenOfDatabase(harness.witnesses));
    const healed = await counters();
    expect(healed.mark).toBeLessThan(most);
    expect(healed.placementVersion).toBeLessThan(most);
    const newest = await harness.db.placement.aggregate({ _max: { version: true } });
    expect(healed.placementVersion).toBeGreaterThan(Number(newest._max.version ?? 0));
    expect(await findRestore(harness.witnesses)).toBeNull();
  }, 60_000);
});
