/**
 * The encryption of what Temporal keeps, in the life of machines: switched on while they are open, with keys that are
 * rotated, with a worker that lacks a key, and switched off again.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from '@temporalio/common';
import { agentQueue, controlPlaneQueue, machineWorkflowId, signals } from '../../src/domain/names.ts';
import { absent } from '../../src/domain/observation.ts';
import { lazyClient } from '../../src/temporal/connection.ts';
import { seenOfDatabase } from '../../src/temporal/restored.ts';
import { ownershipSchedule } from '../../src/temporal/schedules.ts';
import { wakeWorkflow } from '../../src/temporal/wakeWorkflow.ts';
import { freePort } from '../../src/up/ports.ts';
import { notesOfCore, payloadsIn } from '../support/payloads.ts';
import { callFromForeign } from '../support/temporalAttacker.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';

const newKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const [k1, k2] = [newKey('k1'), newKey('k2')];
const ports = [{ name: 'http', guestPort: 80, readinessProbe: true }];
type Machine = Awaited<ReturnType<TestHarness['createVm']>>;
let harness: TestHarness;
let folder: string;
let keyFile: string;
let metricsPort: number;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'payload-keys-'));
  keyFile = path.join(folder, 'keys');
  await writeFile(keyFile, k1);
  metricsPort = await freePort();
  harness = await openTestHarness({
    hosts: 1,
    environment: {
      TEMPORAL_PAYLOAD_KEYS: '',
      TEMPORAL_PAYLOAD_KEYS_FILE: keyFile,
      TEMPORAL_PAYLOAD_ENCRYPTION: 'off',
      WORKER_METRICS_PORT: String(metricsPort),
    },
  });
}, 180_000);
afterAll(async () => {
  await harness?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Every role starts again, with these settings. */
async function restart(settings: Partial<TestHarness['config']>): Promise<void> {
  Object.assign(harness.config, settings);
  await harness.stopWorker();
  await harness.stopHosts();
  await harness.startWorker();
  await harness.startHosts();
}

const keyOf = ({ metadata }: Payload) => {
  const text = (name: string) => Buffer.from(metadata?.[name] ?? []).toString();
  return text('encoding') === 'binary/encrypted' ? text('encryption-key-id') : 'clear';
};

const historyOf = async (machine: Machine) => (await harness.workflow(machine).fetchHistory()).events ?? [];
/** Which keys its history needs; `clear` is among them if some of it is in the clear. */
const keysIn = async (machine: Machine) => [...new Set(payloadsIn(await historyOf(machine)).map(keyOf))].sort();
const bytesIn = async (machine: Machine) =>
  payloadsIn(await historyOf(machine))
    .map(({ data }) => Buffer.from(data ?? []).toString('latin1'))
    .join('\n');

let open: Machine;

test('an open machine whose history is in the clear goes on when it is switched on, and new ones have no plaintext', async () => {
  open = await harness.createVm({ name: 'sentinel-open', ports });
  await harness.untilReady(open);
  expect(await keysIn(open)).toEqual(['clear']);
  expect(await bytesIn(open)).toContain('sentinel-open');

  await restart({ TEMPORAL_PAYLOAD_ENCRYPTION: 'mixed' });
  const hidden = await harness.createVm({ name: 'sentinel-hidden', ports });
  const failing = await harness.createVm({ name: 'sentinel-failing', fault: 'refuse-spec' });
  await harness.untilReady(hidden);
  await waitFor('it to fail', async () => ['Failed', undefined].includes((await harness.current(failing))?.phase));
  for (const machine of [hidden, failing]) {
    // The harness' own client, in place of the API's, has no key and starts workflows in the clear.
    const [started, ...others] = await historyOf(machine);
    expect(new Set(payloadsIn(others).map(keyOf))).toEqual(new Set(['k1']));
    expect(payloadsIn(started).map(keyOf)).toContain('clear');
    const noted = new Set(others.flatMap((event) => Object.keys(notesOfCore(event) ?? {})));
    expect([...noted].sort()).toEqual([
      'activity_id',
      'activity_type',
      'attempt',
      'backoff',
      'complete_time',
      'original_schedule_time',
      'seq',
    ]);
  }
  const lives = JSON.stringify(await historyOf(failing));
  expect(lives).toContain('"Encoded failure"');
  expect(lives).toMatch(/"type":"(InvalidSpec|ProviderError)"/);
}, 180_000);

test('a new key encrypts once its file has it, and what the former one encrypted is read on', async () => {
  await writeFile(keyFile, `${k2}\n${k1}\n`);
  let tries = 0;
  await waitFor('the roles to read the file again', async () => {
    const machine = await harness.createVm({ name: `rotated-${++tries}`, ports });
    await harness.untilReady(machine);
    const keys = await keysIn(machine);
    await harness.deleteVm(machine);
    return keys.includes('k2');
  });
  // The histories of two keys and of none go on to their ends.
  await harness.restartWorker();
  await harness.deleteVm(open);
  await harness.untilGone(open);
  expect(await keysIn(open)).toEqual(expect.arrayContaining(['clear', 'k2']));
}, 180_000);

/** Starts its workflow as a client does that has this key. */
async function createAs(key: string, name: string): Promise<Machine> {
  const client = lazyClient({ ...harness.config, TEMPORAL_PAYLOAD_KEYS: key, TEMPORAL_PAYLOAD_KEYS_FILE: '' });
  const start = (machine: Machine) =>
    wakeWorkflow(client, { machineUid: machine.uid, workflowId: machineWorkflowId(machine), requestId: null });
  try {
    return await harness.createVm({ name, ports, start });
  } finally {
    await client.connection.close();
  }
}

/** The metric of this process, where worker and host agents run. */
async function unreadable(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^compute_payloads_unreadable_total\S* (\d+)$/m.exec(text)![1]);
}

test.each([
  ['lacks a key', ''],
  ['has another key of its id', newKey('k3')],
])(
  'a worker that %s fails no workflow and ends no machine, which goes on once it has the key',
  async (what, wrong) => {
    const name = what.replaceAll(/\W+/g, '-');
    const right = newKey('k3');
    const ready = await harness.createVm({ name: `ready-${name}`, ports });
    await harness.untilReady(ready);
    await writeFile(keyFile, [k2, wrong].join('\n'));
    const before = await unreadable();
    const machine = await createAs(right, `waits-${name}`);
    const taskFailures = async () =>
      (await historyOf(machine)).flatMap(({ workflowTaskFailedEventAttributes: failed }) => (failed ? [failed] : []));
    await waitFor('a workflow task to fail', async () => (await taskFailures()).length > 0);
    expect(await unreadable()).toBeGreaterThan(before);
    // Its message is for those who have a key.
    expect((await taskFailures())[0]?.failure?.message).toBe('Encoded failure');
    expect((await harness.workflow(machine).describe()).status.name).toBe('RUNNING');
    expect(await harness.current(machine)).toMatchObject({ phase: 'Pending', failureCode: null });
    expect(await harness.current(ready)).toMatchObject({ phase: 'Running', readyForAccess: true });

    await writeFile(keyFile, [k2, k1, right].join('\n'));
    await harness.untilReady(machine);
    await harness.deleteVm(machine);
    await harness.untilGone(machine);
  },
  180_000,
);

test('a host’s agent that lacks a key fails no machine; it builds it once it has the key', async () => {
  const k3 = newKey('k3');
  const ofHost = path.join(folder, 'keys-of-host');
  await writeFile(ofHost, `${k2}\n`);
  await harness.stopHosts();
  Object.assign(harness.config, { TEMPORAL_PAYLOAD_KEYS_FILE: ofHost });
  await harness.startHosts();
  Object.assign(harness.config, { TEMPORAL_PAYLOAD_KEYS_FILE: keyFile });
  await writeFile(keyFile, `${k3}\n${k2}\n${k1}\n`);
  const machine = await createAs(k3, 'built-late');
  await waitFor('its agent to fail to read the task', async () => {
    const { raw } = await harness.workflow(machine).describe();
    return raw.pendingActivities?.some(
      ({ lastFailure }) => lastFailure?.applicationFailureInfo?.type === 'PayloadUnreadable',
    );
  });
  expect((await harness.current(machine))?.failureCode).toBeNull();
  await writeFile(ofHost, `${k2}\n${k3}\n`);
  await harness.untilReady(machine);
}, 180_000);

test('a role that cannot read what Temporal knows of the database has no evidence that it was restored, and says so', async () => {
  const workflowId = 'marks-the-database';
  await harness.client.workflow.start(ownershipSchedule, { taskQueue: controlPlaneQueue, workflowId, args: [] });
  await waitFor('a mark to be taken', async () => {
    const { status } = await harness.client.workflow.getHandle(workflowId).describe();
    return status.name === 'COMPLETED';
  });
  const lost = lazyClient({ ...harness.config, TEMPORAL_PAYLOAD_KEYS_FILE: '' });
  const unknowing = await seenOfDatabase({ ...harness.witnesses, client: lost });
  expect(unknowing.ignored).toContainEqual(expect.stringMatching(/^the mark of .*: it cannot be read$/));
  await lost.connection.close();
  const knowing = lazyClient(harness.config);
  const known = await seenOfDatabase({ ...harness.witnesses, client: knowing });
  expect(known.ignored).toEqual([]);
  expect(known.mark).toBeGreaterThan(unknowing.mark);
  await knowing.connection.close();
}, 120_000);

test('with nothing in the clear allowed, plaintext and what is copied from elsewhere is refused, and no workflow fails by it', async () => {
  const k4 = newKey('k4');
  // What the former keys encrypted is still read.
  await writeFile(keyFile, `${k4}\n${await readFile(keyFile, 'utf8')}`);
  await restart({ TEMPORAL_PAYLOAD_ENCRYPTION: '' });
  const machine = await createAs(k4, 'strict');
  await harness.untilReady(machine);
  const other = await createAs(k4, 'other');
  await harness.untilReady(other);
  const known = await harness.current(machine);
  const runtimeId = (await harness.db.placement.findFirstOrThrow({ where: { machineUid: machine.uid } })).runtimeId;
  const before = await unreadable();
  // The report of another machine, copied; and one in the clear, which the harness' own client sends.
  const off = { runtimeId, seen: { ...absent, presence: 'present', power: 'off' } };
  await harness.workflow(machine).signal(signals.report, off);
  const sealed = payloadsIn(await historyOf(other)).find((payload) => keyOf(payload) === 'k4')!;
  const { namespace } = harness.client.options;
  await harness.client.workflowService.signalWorkflowExecution({
    namespace,
    workflowExecution: { workflowId: machineWorkflowId(machine) },
    requestId: 'copied',
    signalName: signals.report,
    input: { payloads: [sealed] },
  });
  await waitFor('both to be refused', async () => (await unreadable()) >= before + 2);
  expect(
    await callFromForeign(harness.client, {
      ...{ queue: agentQueue('h1'), activity: 'observeMachine', input: [{ hostName: 'h1', runtimeId }] },
    }),
  ).toMatchObject({ failed: expect.any(String) });
  await harness.settled(machine);
  expect((await historyOf(machine)).filter((event) => event.workflowTaskFailedEventAttributes)).toEqual([]);
  expect(await harness.current(machine)).toEqual(known);
  // The control: what is encrypted for it is heard.
  for (const each of [machine, other]) {
    await harness.deleteVm(each);
    await harness.untilGone(each);
  }
}, 180_000);

test('switched off again, what is encrypted is still read', async () => {
  await restart({ TEMPORAL_PAYLOAD_ENCRYPTION: 'mixed' });
  const encrypted = await harness.createVm({ name: 'encrypted', ports });
  await harness.untilReady(encrypted);
  await restart({ TEMPORAL_PAYLOAD_ENCRYPTION: 'off' });
  const clear = await harness.createVm({ name: 'clear', ports });
  await harness.untilReady(clear);
  expect(await keysIn(clear)).toEqual(['clear']);
  await harness.deleteVm(encrypted);
  await harness.untilGone(encrypted);
  expect(await keysIn(encrypted)).toContain('k4');
  await harness.verifyCleanSlate();
}, 180_000);
