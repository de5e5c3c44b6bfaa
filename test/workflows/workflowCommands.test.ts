/** Operators' commands for workflows: what each says before it is done, what it does, and that it is audited. */
import { randomUUID } from 'node:crypto';
import {
  instancesRetryCleanupCommand,
  instancesWakeCommand,
  workflowsResetCommand,
} from '../../src/cli/deployment/workflowCommands.ts';
import { controlPlaneQueue, machineWorkflowId } from '../../src/domain/names.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { stuckAmong } from '../../src/temporal/listing.ts';
import { waitFor } from '../support/wait.ts';
import { harness } from '../support/worlds/passes.ts';

describe('commands for workflows', () => {
  const said: string[] = [];
  const print = (line: string) => void said.push(line);
  const reason = 'a test wants it';
  const subjectOf = ({ namespace, name }: MachineRow) => `${namespace}/${name}`;
  const audited = (action: string, target: string) => harness.db.auditEvent.findMany({ where: { action, target } });
  const runOf = async (vm: MachineRow) => (await harness.workflow(vm).describe()).runId;

  beforeEach(() => void said.splice(0));
  afterEach(() => harness.verifyCleanSlate(), 120_000);

  test('wake has a machine’s workflow look again, with --yes alone', async () => {
    const vm = await harness.untilReady(await harness.createVm());
    await harness.settled(vm);
    const { historyLength } = await harness.workflow(vm).describe();
    const wake = (yes: boolean) => instancesWakeCommand(harness.config, { subject: subjectOf(vm), yes }, print);
    expect([await wake(false), said.at(-1)]).toEqual([3, 'Nothing was done: run it again with --yes.']);
    expect((await harness.workflow(vm).describe()).historyLength).toBe(historyLength);
    expect([await wake(true), said.at(-1)]).toEqual([0, 'It was woken.']);
    const { events } = await harness.workflow(vm).fetchHistory();
    const signals = events!.slice(historyLength).map((event) => event.workflowExecutionSignaledEventAttributes);
    expect(signals).toContainEqual(expect.objectContaining({ signalName: 'wake' }));
    expect(await audited('machine.wake', `machine/${vm.uid}`)).toHaveLength(1);
    await expect(instancesWakeCommand(harness.config, { subject: 'default/nobody', yes: true }, print)).rejects.toThrow(
      'There is no VirtualMachine default/nobody',
    );
    await harness.deleteVm(vm);
  }, 120_000);

  test('reset has a workflow begin again from what is recorded, and ends no machine', async () => {
    const vm = await harness.untilReady(await harness.createVm());
    await harness.settled(vm);
    const workflowId = machineWorkflowId(vm);
    const reset = (yes: boolean) => workflowsResetCommand(harness.config, { workflowId, reason, yes }, print);
    const before = await runOf(vm);
    expect([await reset(false), await runOf(vm)]).toEqual([3, before]);
    expect(await reset(true)).toBe(0);
    expect(await runOf(vm)).not.toBe(before);
    await harness.settled(vm);
    expect(await harness.current(vm)).toMatchObject({ phase: 'Running', readyForAccess: true });
    expect(await audited('workflow.reset', workflowId)).toEqual([expect.objectContaining({ reason })]);
    await harness.deleteVm(vm);
    await harness.untilGone(vm);
    await expect(reset(true)).rejects.toThrow(`There is no open workflow ${workflowId}`);
  }, 120_000);

  test('retry-cleanup tries a cleanup that waits at once, and says when none waits', async () => {
    const vm = await harness.createVm({ fault: 'destroy-refuses', deadlines: { cleanupBlockedAfterMs: 1_000 } });
    await harness.untilReady(vm);
    const retry = (yes: boolean) =>
      instancesRetryCleanupCommand(harness.config, { subject: subjectOf(vm), reason, yes }, print);
    await expect(retry(true)).rejects.toThrow('no cleanup of this machine is waiting');
    await harness.deleteVm(vm);
    expect(await retry(false)).toBe(3);
    expect(await audited('machine.retryCleanup', `machine/${vm.uid}`)).toEqual([]);
    const isRetried = () =>
      retry(true).then(
        (code) => code === 0,
        () => false,
      );
    await waitFor('the cleanup to wait', isRetried);
    expect(said.at(-1)).toBe(`${subjectOf(vm)}: the cleanup is tried again now`);
    expect(await audited('machine.retryCleanup', `machine/${vm.uid}`)).toEqual([expect.objectContaining({ reason })]);
    await harness.liftFaults(vm);
    await harness.untilGone(vm);
  }, 120_000);

  test('a workflow with which no worker can go on is found, and others are not', async () => {
    const vm = await harness.untilReady(await harness.createVm());
    const spoiled = `spoiled/${randomUUID()}`;
    await harness.client.workflow.start('nonsense', { workflowId: spoiled, taskQueue: controlPlaneQueue });
    const found = await waitFor('its task to fail again and again', async () => {
      const stuck = await stuckAmong(harness.client, [machineWorkflowId(vm), spoiled, 'spoiled/absent']);
      return stuck.length > 0 ? stuck : null;
    });
    expect(found).toEqual([{ workflowId: spoiled, attempts: expect.any(Number) }]);
    await harness.client.workflow.getHandle(spoiled).terminate('a test');
    await harness.deleteVm(vm);
  }, 120_000);
});
