/** Machines whose workflow cannot write: a Postgres that refuses, and errors of our own. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { request } from 'undici';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { freePort } from '../../src/up/ports.ts';
import { query } from '../support/database.ts';
import { FaultyDatabase } from '../support/faultyDatabase.ts';
import { selfSigned } from '../support/selfSigned.ts';
import { Stage } from '../support/stage.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';

const faults = new FaultyDatabase().open();
const stage = new Stage();
let harness: TestHarness;
let metricsUrl: string;
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  harness = await openTestHarness({
    environment: { WORKER_METRICS_PORT: String(port) },
    // One of its tests makes the whole server read-only.
    ownPostgres: true,
    wrapDriver: (driver) => stage.wrapDriver(driver),
  });
}, 180_000);
afterEach(async () => {
  faults.lift();
  await harness.verifyCleanSlate();
}, 120_000);
afterAll(async () => {
  await harness.close();
  faults.close();
});

const ports = [{ name: 'http', guestPort: 80 }];

test('a worker serves metrics of its process and its release', async () => {
  const text = await waitFor('the first metrics', async () => {
    const served = await (await request(metricsUrl)).body.text();
    return served.includes('nodejs_eventloop_lag_p99_seconds') ? served : null;
  });
  expect(text).toMatch(/^compute_build_info\{.*role="worker".*\} 1$/m);
  for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total', 'nodejs_heap_size_used_bytes'])
    expect(Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(text)?.[1])).toBeGreaterThan(0);
});

test('a worker serves the end of each certificate of its settings, as the file has it now', async () => {
  const file = path.join(harness.config.dataDir, 'ca.pem');
  const daysLeft = async () => {
    const text = await (await request(metricsUrl)).body.text();
    const [, end] = /^compute_credential_end_timestamp_seconds\{.*credential="authority".*\} (\S+)$/m.exec(text) ?? [];
    return Math.round((Number(end) - Date.now() / 1_000) / 86_400);
  };
  for (const days of [1, 2]) {
    await writeFile(file, (await selfSigned(days)).cert);
    await waitFor(`the end in ${days} days`, async () => (await daysLeft()) === days);
  }
});

/** Makes every session of the server read-only, as on a standby during a failover. */
async function setReadOnly(on: boolean): Promise<void> {
  await query(harness.databaseUrl, `ALTER SYSTEM SET default_transaction_read_only = ${on ? 'on' : 'off'}`);
  await query(harness.databaseUrl, 'SELECT pg_reload_conf()');
}

/** Writes attempted since this machine's port changed, from its workflow's history and its pending activity. */
async function failedWrites(vm: MachineRow): Promise<number> {
  const { raw } = await harness.workflow(vm).describe();
  const pending = (raw.pendingActivities ?? []).find((a) => a.activityType?.name === 'recordAccess');
  const events = (await harness.workflow(vm).fetchHistory()).events ?? [];
  const ended = events.filter((e) => e.activityTaskFailedEventAttributes ?? e.activityTaskTimedOutEventAttributes);
  return (pending?.attempt ?? 1) - 1 + 5 * ended.length;
}

/** The machine is there, untouched, and its customer reads of nothing but the port. */
async function isKept(vm: MachineRow): Promise<void> {
  const row = await harness.current(vm);
  expect(row).toMatchObject({ phase: 'Running', failureCode: null });
  expect([null, 'port http (80) does not listen']).toContain(row?.failureMessage);
  expect(await harness.inventory()).toMatchObject([{ machineUid: vm.uid, power: 'on' }]);
}

/** A value of the worker's metrics with these labels; 0 if there is none. */
async function measured(name: string, labels: Record<string, string>): Promise<number> {
  const text = await (await request(metricsUrl)).body.text();
  const line = text
    .split('\n')
    .find(
      (one) =>
        one.startsWith(name) && Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`)),
    );
  return Number(line?.split(' ').at(-1) ?? 0);
}

const portDied = (vm: MachineRow) => stage.happens(harness, vm, (seen) => ({ ...seen, listeningPorts: [] }));
const untilNotReady = (vm: MachineRow) =>
  waitFor('what happened meanwhile to be recorded', async () => (await harness.current(vm))?.readyForAccess === false);

test('a worker measures how long machines take to readiness, once each, and looks that find no host', async () => {
  const readyBefore = await measured('compute_time_to_ready_seconds_count', {
    driver: 'simulated',
    class: 'general-1',
  });
  const refusedBefore = await measured('compute_placement_refusals_total', { code: 'ImageUnavailable' });
  const vm = await harness.createVm({ ports });
  const none = await harness.createVm({ spec: { imageRef: 'none' } });
  await harness.untilReady(vm);
  await harness.untilPhase(none, 'Failed');
  await portDied(vm);
  await untilNotReady(vm);
  await stage.happens(harness, vm, (seen) => ({ ...seen, listeningPorts: [80] }));
  await harness.untilReady(vm);
  const labels = { driver: 'simulated', class: 'general-1' };
  expect(await measured('compute_time_to_ready_seconds_count', labels)).toBe(readyBefore + 1);
  expect(await measured('compute_time_to_ready_seconds_bucket', { ...labels, le: '0.25' })).toBeLessThanOrEqual(
    readyBefore + 1,
  );
  expect(await measured('compute_time_to_ready_seconds_bucket', { ...labels, le: '3600' })).toBe(readyBefore + 1);
  expect(await measured('compute_placement_refusals_total', { code: 'ImageUnavailable' })).toBe(refusedBefore + 1);
});

test('a ready machine whose port changes while Postgres is read-only is kept, and its record is right once writes succeed', async () => {
  const vm = await harness.createVm({ ports });
  await harness.untilReady(vm);
  await setReadOnly(true);
  try {
    await portDied(vm);
    await waitFor('the write to have failed more often than a bug may', async () => (await failedWrites(vm)) >= 6);
    await isKept(vm);
  } finally {
    await setReadOnly(false);
  }
  await untilNotReady(vm);
  await isKept(vm);
});

test('a ready machine whose port changes while Postgres’s disk is full is kept, and recorded once there is space', async () => {
  const vm = await harness.createVm({ ports });
  await harness.untilReady(vm);
  faults.plan(vm.uid, 'recordAccess', { error: '53100' });
  await portDied(vm);
  await waitFor('the write to have failed more often than a bug may', () => faults.failures(vm.uid) > 7);
  await isKept(vm);
  expect(await harness.details(vm)).toMatch(
    /^\*\*The service has trouble of its own\*\* since \S+Z: `recordAccess` fails \(Postgres: its disk is full\)/,
  );
  expect(
    await measured('compute_bookkeeping_failures_total', { activity: 'recordAccess', class: 'postgres-full' }),
  ).toBeGreaterThan(5);
  expect(await measured('compute_bookkeeping_waiting', {})).toBe(1);
  faults.lift(vm.uid);
  await untilNotReady(vm);
  await isKept(vm);
  await waitFor('the details to be settled', async () => !(await harness.details(vm)).includes('trouble of its own'));
  await waitFor('the metric to be settled', async () => (await measured('compute_bookkeeping_waiting', {})) === 0);
});

// It waits for a deadline that even a busy machine does not exceed early.
(process.env['TEST_FULL'] ? test : test.skip)(
  'a machine whose guest came up while Temporal was away is ready, although its deadline passed meanwhile',
  async () => {
    const startingMs = 20_000;
    const vm = await harness.createVm({ ports, fault: 'slow=3000', deadlines: { startingMs } });
    await harness.untilPhase(vm, 'Starting');
    const startedAtMs = performance.now();
    await waitFor('its power to be on', async () => (await harness.inventory())[0]?.power === 'on');
    await harness.temporal.kill();
    await waitFor('its deadline to pass', () => performance.now() - startedAtMs > startingMs + 2_000);
    await harness.temporal.restart();
    await waitFor('it to be ready', async () => (await harness.current(vm))?.readyForAccess, 120_000);
    expect(await harness.current(vm)).toMatchObject({ phase: 'Running', failureCode: null });
  },
  240_000,
);
