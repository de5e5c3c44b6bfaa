import type { Payload } from '@temporalio/common';
import { temporal } from '@temporalio/proto';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { waitFor } from '../support/wait.ts';
import { harness } from '../support/worlds/lives.ts';

const { PendingActivityState } = temporal.api.enums.v1;
const ports = [{ name: 'http', guestPort: 80, readinessProbe: true }];

/** The call waits for an agent: it was never taken, or its agent is away and it is to be tried again. */
const untilWaiting = (vm: MachineRow, name: string) =>
  waitFor(`${name} to wait for an agent`, async () => {
    const { raw } = await harness.workflow(vm).describe();
    return raw.pendingActivities?.some(
      ({ activityType, state }) =>
        activityType?.name === name && state === PendingActivityState.PENDING_ACTIVITY_STATE_SCHEDULED,
    );
  });

const eventsOf = async (vm: MachineRow) => (await harness.workflow(vm).fetchHistory()).events ?? [];

/** What Temporal's server wrote into its history when calls were canceled that no agent had. */
async function writtenByServer(vm: MachineRow): Promise<string[]> {
  const details = (await eventsOf(vm)).flatMap(
    ({ activityTaskCanceledEventAttributes: canceled }): Payload[] => canceled?.details?.payloads ?? [],
  );
  return details.map(({ data }) => Buffer.from(data ?? []).toString());
}

/** Deletes it while its agent is away. */
async function deleteWhileAway(vm: MachineRow): Promise<void> {
  await harness.deleteVm(vm);
  await waitFor('its call to be canceled', async () => (await writtenByServer(vm)).length > 0);
  await harness.startHosts();
  await harness.untilGone(vm);
  // Which the server writes in the clear where payloads are encrypted. The workflow reads on.
  expect(new Set(await writtenByServer(vm))).toEqual(new Set(['"ACTIVITY_ID_NOT_STARTED"']));
  expect((await eventsOf(vm)).filter((event) => event.workflowTaskFailedEventAttributes)).toEqual([]);
}

/**
 * A delete cancels the call that the machine's workflow waits for. While its agent is away, Temporal's server ends that
 * call by itself.
 */
describe('a delete of a machine whose agent is away ends with its return', () => {
  afterEach(() => harness.verifyCleanSlate());

  test('before it was created', async () => {
    await harness.stopHosts();
    const vm = await harness.createVm({ ports });
    await untilWaiting(vm, 'createMachine');
    await deleteWhileAway(vm);
  });

  test.each([
    { is: 'while its guest boots', fault: 'boot-never', phase: 'Starting', call: 'startMachine' },
    { is: 'while its ports do not listen', fault: 'port-never=80', phase: 'Running', call: 'awaitAccess' },
  ] as const)('$is', async ({ fault, phase, call }) => {
    const vm = await harness.createVm({ ports, fault });
    await harness.untilPhase(vm, phase);
    await waitFor('the call', async () =>
      (await harness.workflow(vm).describe()).raw.pendingActivities?.some(
        ({ activityType }) => activityType?.name === call,
      ),
    );
    await harness.stopHosts();
    await untilWaiting(vm, call);
    await deleteWhileAway(vm);
  });

  test('while it is ready and is looked at', async () => {
    const vm = await harness.createVm({ ports });
    await harness.untilReady(vm);
    await harness.stopHosts();
    await harness.workflow(vm).signal('wake');
    await untilWaiting(vm, 'observeMachine');
    await deleteWhileAway(vm);
  });

  test('while it is to be shut down for a restart, also one that was then forced', async () => {
    const vm = await harness.createVm({ ports });
    await harness.untilReady(vm);
    await harness.stopHosts();
    await harness.restartVm(vm);
    await untilWaiting(vm, 'stopMachine');
    await harness.restartVm(vm, { requestId: 'forced', force: true });
    await waitFor('the gentle one to be canceled', async () => (await writtenByServer(vm)).length === 1);
    await untilWaiting(vm, 'stopMachine');
    await deleteWhileAway(vm);
  });

  test('while its cleanup waits, is woken, and is tried again by an operator', async () => {
    const vm = await harness.createVm({ ports, deadlines: { cleanupBlockedAfterMs: 1_000 } });
    await harness.untilReady(vm);
    await harness.stopHosts();
    await harness.deleteVm(vm);
    const canceled = (count: number) =>
      waitFor('a call to be canceled', async () => (await writtenByServer(vm)).length === count);
    await waitFor('the cleanup to be blocked', async () => (await harness.current(vm))?.failureCode);
    await untilWaiting(vm, 'stopMachine');
    await harness.workflow(vm).signal('wake');
    await canceled(1);
    await untilWaiting(vm, 'stopMachine');
    await harness.workflow(vm).executeUpdate('retryCleanup', { args: ['its agent is back soon'] });
    await canceled(2);
    await harness.startHosts();
    await harness.untilGone(vm);
    expect((await eventsOf(vm)).filter((event) => event.workflowTaskFailedEventAttributes)).toEqual([]);
  });
});
