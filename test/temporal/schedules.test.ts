import { Client, Connection, ScheduleOverlapPolicy } from '@temporalio/client';
import { RawValue } from '@temporalio/common';
import { pino } from 'pino';
import { ensureSchedules, keepSchedules } from '../../src/temporal/schedules.ts';
import { readSchedule } from '../../src/temporal/serverFacts.ts';
import { startTemporal, type TestTemporal } from '../support/temporal.ts';
import { garbage } from '../support/temporalAttacker.ts';
import { waitFor } from '../support/wait.ts';

let temporal: TestTemporal;
let client: Client;
beforeAll(async () => {
  temporal = await startTemporal();
  client = new Client({ connection: await Connection.connect({ address: temporal.address }) });
}, 120_000);
afterAll(async () => {
  await client.connection.close();
  await temporal.stop();
});

const schedules = ['ownership', 'usageReconciliation', 'reaper', 'housekeeping'];
const described = async (name: string) => client.schedule.getHandle(name).describe();

test('a schedule of an earlier release is updated to this release, terminates a stuck run, and stays paused', async () => {
  // As the first release made it.
  await client.schedule.create({
    scheduleId: 'ownership',
    spec: { intervals: [{ every: '1m' }] },
    action: {
      type: 'startWorkflow',
      workflowType: 'ownership',
      taskQueue: 'of-another-release',
      args: [],
      workflowId: 'ownership',
    },
    policies: { overlap: ScheduleOverlapPolicy.ALLOW_ALL, catchupWindow: '1h' },
  });
  await client.schedule.getHandle('ownership').pause('maintenance, ticket 4711');
  await ensureSchedules(client, { ownershipIntervalSeconds: 30 });
  await ensureSchedules(client, { ownershipIntervalSeconds: 30 });
  for (const name of schedules) {
    const { action, policies } = await described(name);
    expect([name, action.workflowExecutionTimeout]).toEqual([name, expect.any(Number)]);
    expect(action.workflowExecutionTimeout).toBeGreaterThan(0);
    expect(policies).toMatchObject({ overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: 60_000 });
  }
  const { spec, action, state } = await described('ownership');
  expect(spec.intervals).toMatchObject([{ every: 30_000 }]);
  expect(action.taskQueue).toBe('control-plane');
  expect(state).toMatchObject({ paused: true, note: 'maintenance, ticket 4711' });
});

test('schedules that somebody deleted are made again while a worker runs, and others stay as an operator left them', async () => {
  const settings = { ownershipIntervalSeconds: 30 };
  await ensureSchedules(client, settings);
  await client.schedule.getHandle('reaper').pause('maintenance');
  const stopping = new AbortController();
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const keeping = keepSchedules({ client, settings, log, everyMs: 1_000, signal: stopping.signal });
  for (const name of ['ownership', 'housekeeping']) await client.schedule.getHandle(name).delete();
  for (const name of ['ownership', 'housekeeping'])
    await waitFor(`the schedule ${name}`, async () => (await described(name).catch(() => null)) !== null);
  await waitFor('the log to say so', () => lines.length >= 2);
  stopping.abort();
  await keeping;
  expect(lines.map((line) => JSON.parse(line).schedule).sort()).toEqual(['housekeeping', 'ownership']);
  expect((await described('ownership')).action.taskQueue).toBe('control-plane');
  expect((await described('reaper')).state).toMatchObject({ paused: true, note: 'maintenance' });
});

test('a schedule whose arguments cannot be read is named, and replaced by a worker that starts', async () => {
  const settings = { ownershipIntervalSeconds: 30 };
  await ensureSchedules(client, settings);
  await client.schedule.getHandle('reaper').delete();
  await client.schedule.create({
    scheduleId: 'reaper',
    spec: {},
    action: {
      type: 'startWorkflow',
      workflowType: 'reaper',
      taskQueue: 'attacker',
      args: [RawValue.fromPayload(garbage)],
    },
  });
  const states = async () =>
    (await Promise.all(schedules.map((name) => readSchedule(client, name)))).map(({ state }) => state);
  expect(await states()).toEqual(['ok', 'ok', 'unreadable', 'ok']);
  await ensureSchedules(client, settings);
  expect(await states()).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect((await described('reaper')).action.taskQueue).toBe('control-plane');
});
