/**
 * A run makes its calls to the control plane within its workflow tasks. News arrive meanwhile, and a replay resolves such
 * calls in another order than they ended in. Whatever comes when, the history of every run replays.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from '@temporalio/worker';
import { kinds as machineKinds } from '../../src/domain/kinds.ts';
import { controlPlaneQueue, machineWorkflowId, signals } from '../../src/domain/names.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { type NewVm, openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';
import { workflowBundle } from '../support/workflowBundle.ts';

/** Calls of machines last for one of these, at random. A workflow task of theirs goes on after 1.6 s. */
const lastingMs = [0, 0, 50, 900, 1_700, 2_400];
const taskTimeout = '2 seconds';
const pausesMs = [5, 100, 400, 1_500];
const kinds: readonly NewVm[] = [
  {},
  { fault: 'slow=300' },
  { fault: 'create-fails=1' },
  { fault: 'destroy-refuses=2', deadlines: { cleanupBlockedAfterMs: 1_200 } },
  { fault: 'stop-ignored', deadlines: { stoppingMs: 500, cleanupBlockedAfterMs: 900 } },
  { fault: 'boot-never', deadlines: { startingMs: 3_000 } },
];
const machinesOfKind = process.env['TEST_FULL'] ? 8 : 2;
/** On a loaded computer. */
const waitMs = 240_000;

const oneOf = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)]!;

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness({
    waitMs,
    deadlines: { cleanupRetryMaxMs: 500 },
    wrapActivities: (activities) =>
      new Proxy(activities, {
        get(target, name: keyof typeof activities) {
          const activity = target[name] as (input: { uid?: string }) => Promise<unknown>;
          return async (input: { uid?: string }) => {
            if (input?.uid) await pause(oneOf(lastingMs));
            return activity(input);
          };
        },
      }),
  });
}, 180_000);
afterAll(() => harness?.close());

async function start(machine: MachineRow): Promise<void> {
  await harness.client.workflow.signalWithStart(machineKinds.VirtualMachine.workflow, {
    workflowId: machineWorkflowId(machine),
    taskQueue: controlPlaneQueue,
    args: [{ uid: machine.uid, steps: 'merged' }],
    signal: signals.wake,
    workflowTaskTimeout: taskTimeout,
  });
}

/** Its life, with news at every moment. */
async function live(kind: NewVm): Promise<MachineRow> {
  const vm = await harness.createVm({ ports: [{ name: 'http', guestPort: 80 }], ...kind, start });
  const seen = { presence: 'present', power: 'on', guestUp: true, listeningPorts: [], sshHostKeys: [], forwards: [] };
  let isOver = false;
  const news = (async () => {
    while (!isOver) {
      const { runtimeId } = (await harness.db.placement.findFirst({ where: { machineUid: vm.uid } })) ?? {};
      const handle = harness.workflow(vm);
      await oneOf([
        () => handle.signal(signals.wake),
        () => handle.signal(signals.report, { runtimeId, seen }),
        () => handle.executeUpdate('retryCleanup', { args: ['the host was repaired'] }),
      ])().catch(() => undefined);
      await pause(oneOf(pausesMs));
    }
  })();
  try {
    await waitFor(
      'it to settle',
      async () => {
        const row = await harness.current(vm);
        return row?.phase === 'Running' || row?.phase === 'Failed';
      },
      waitMs,
    );
    await harness.deleteVm(vm);
    await harness.untilGone(vm);
  } finally {
    isOver = true;
    await news;
  }
  return vm;
}

type History = Awaited<ReturnType<ReturnType<TestHarness['workflow']>['fetchHistory']>>;

/** A call of it lasted longer than its task. */
function outlastedATask({ events }: History): boolean {
  return events!.some(
    (event, at) => event.workflowTaskCompletedEventAttributes && events![at + 1]?.workflowTaskScheduledEventAttributes,
  );
}

test('the history of a run replays, whatever came while its calls were under way', async () => {
  const machines = await Promise.all(
    Array.from({ length: machinesOfKind }, () => kinds)
      .flat()
      .map(live),
  );
  const histories = await Promise.all(
    machines.map(async (vm) => ({ workflowId: vm.name, history: await harness.workflow(vm).fetchHistory() })),
  );
  expect(histories.filter(({ history }) => outlastedATask(history))).not.toEqual([]);
  const refused: string[] = [];
  for await (const { workflowId, error } of Worker.runReplayHistories(
    { workflowBundle: await workflowBundle() },
    histories,
  ))
    if (error) refused.push(`${workflowId}: ${error.message}`);
  expect(refused).toEqual([]);
}, 600_000);
