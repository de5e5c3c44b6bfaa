/**
 * Everything that an operator can press in the Temporal UI, on every kind of workflow. None of it stops a worker, fails
 * a workflow task, or costs anyone a machine, and afterward the workflow's work is done as before.
 */
import { randomUUID } from 'node:crypto';
import { WorkflowFailedError, type WorkflowHandle, WorkflowNotFoundError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import {
  auditLane,
  controlPlaneQueue,
  deliveryWorkflowId,
  leaseWorkflowId,
  machineWorkflowId,
  signals,
} from '../../src/domain/names.ts';
import { createMachine, type MachineRow, requestDeletion } from '../../src/store/machines/machineStore.ts';
import { admissionWorkflowId } from '../../src/temporal/admissionDispatcher.ts';
import { reencryptionStart } from '../../src/temporal/reencryptionStarts.ts';
import { makeHost, makeTenant } from '../support/fixtures.ts';
import { encodedByOperator } from '../support/payloads.ts';
import { waitFor } from '../support/wait.ts';
import { harness, injection } from '../support/worlds/passes.ts';

describe('buttons', () => {
  const namespace = 'default';
  const service = () => harness.client.workflowService;
  /** What the UI sends with an encoding other than the service's: nothing here can decode it. */
  const undecodable = {
    payloads: [{ metadata: { encoding: Buffer.from('json/protobuf') }, data: Buffer.from('{garbage') }],
  };
  const execution = (handle: WorkflowHandle) => ({ workflowId: handle.workflowId });
  const gone = (error: unknown) => {
    if (!(error instanceof WorkflowNotFoundError) && (error as { code?: number }).code !== 5) throw error;
  };

  /** In this order: what may end a run comes last. */
  const buttons: Readonly<Record<string, (handle: WorkflowHandle, type: string) => Promise<unknown>>> = {
    'signal with garbage': async (handle) => {
      for (const garbage of [
        null,
        'text',
        7,
        {},
        { runtimeId: 'x' },
        { runtimeId: randomUUID(), seen: { power: 'odd' } },
      ])
        await handle.signal(signals.report, garbage);
      for (const signal of [signals.wake, signals.attend]) await handle.signal(signal, { garbage: true });
    },
    'signal that cannot be decoded': async (handle) => {
      for (const signalName of Object.values(signals))
        await service().signalWorkflowExecution({
          namespace,
          workflowExecution: execution(handle),
          signalName,
          input: undecodable,
        });
    },
    'unknown signal': (handle) => handle.signal('nonsense', { a: 1 }),
    'update with garbage': async (handle) => {
      for (const name of ['retryCleanup', 'nonsense'])
        await expect(handle.executeUpdate(name, { args: [null] })).rejects.toThrow();
    },
    'start by hand under its id': (handle, type) =>
      expect(
        harness.client.workflow.start(type, {
          taskQueue: controlPlaneQueue,
          workflowId: handle.workflowId,
          args: ['garbage'],
        }),
      ).rejects.toThrow(/already started/i),
    'pause and unpause of its activities': async (handle) => {
      const { raw } = await handle.describe();
      for (const { activityId } of raw.pendingActivities ?? []) {
        await service()
          .pauseActivity({ namespace, execution: execution(handle), id: activityId! })
          .catch(gone);
        await service()
          .unpauseActivity({ namespace, execution: execution(handle), id: activityId! })
          .catch(gone);
      }
    },
    reset: async (handle) => {
      const { runId } = await handle.describe();
      const { events } = await handle.fetchHistory();
      const first = events!.find((event) => event.workflowTaskCompletedEventAttributes)!;
      await service().resetWorkflowExecution({
        namespace,
        workflowExecution: { workflowId: handle.workflowId, runId },
        reason: 'a test',
        requestId: randomUUID(),
        workflowTaskFinishEventId: first.eventId!,
      });
    },
    cancel: (handle) => handle.cancel(),
    'cancel again': (handle) => handle.cancel().catch(gone),
    terminate: (handle) => handle.terminate('a test').catch(gone),
  };

  interface Subject {
    /** Ensures that a run is open, and returns its workflow's id. */
    open(): Promise<string>;
    /** Fails unless the work is still done afterward. */
    works(): Promise<unknown>;
  }

  /**
   * A workflow that a schedule or a command starts. It is held at one of its activities while the buttons are pressed.
   */
  function short(
    type: string,
    activity: string,
    args: () => unknown[],
    outcome: unknown,
    idOf = () => `${type}/${randomUUID()}`,
  ): Subject {
    const start = () =>
      harness.client.workflow.start(type, {
        taskQueue: controlPlaneQueue,
        workflowId: idOf(),
        args: args(),
      });
    return {
      async open() {
        injection.plan(activity, 'held');
        const { workflowId } = await start();
        await waitFor('its activity', () => injection.calls.includes(activity));
        return workflowId;
      },
      async works() {
        injection.clear();
        const handle = await start();
        await expect(handle.result()).resolves.toEqual(outcome);
      },
    };
  }

  let vm: MachineRow;
  let metal: MachineRow;
  let tenantId: string;
  const uuid = randomUUID();

  const subjects: Readonly<Record<string, Subject>> = {
    virtualMachine: {
      async open() {
        vm = await harness.createVm();
        await harness.untilReady(vm);
        return machineWorkflowId(vm);
      },
      async works() {
        await harness.passUntil(
          'its adoption',
          async () => (await harness.workflow(vm).describe()).status.name === 'RUNNING',
        );
        expect(await harness.current(vm)).toMatchObject({ phase: 'Running', readyForAccess: true });
        await harness.verifyCleanSlate();
      },
    },
    bareMetalMachine: {
      async open() {
        const created = await createMachine(harness.db, {
          kind: 'BareMetalMachine',
          namespace: harness.tenant.namespace,
          name: 'metal',
          annotations: {},
          labels: {},
          spec: { imageRef: 'debian-12' },
        });
        if (created.outcome !== 'created') throw new Error(created.outcome);
        metal = created.machine;
        await harness.untilPhase(metal, 'Failed');
        return machineWorkflowId(metal);
      },
      async works() {
        await requestDeletion(harness.db, metal);
        await harness.passUntil('its adoption and its end', async () => (await harness.current(metal)) === null);
      },
    },
    host: {
      open: async () => leaseWorkflowId('h1'),
      works: () =>
        harness.passUntil('the lease to be held', async () => {
          const { raw, status } = await harness.client.workflow.getHandle(leaseWorkflowId('h1')).describe();
          return (
            status.name === 'RUNNING' &&
            raw.pendingActivities?.some(({ activityType }) => activityType?.name === 'holdLease')
          );
        }),
    },
    admission: {
      async open() {
        ({ tenantId } = await makeTenant(harness.db));
        await harness.db.tenant.update({ where: { id: tenantId }, data: { region: 'south' } });
        const workflowId = admissionWorkflowId(tenantId);
        await waitFor('its start', () => harness.client.workflow.getHandle(workflowId).describe());
        return workflowId;
      },
      async works() {
        await makeHost(harness.db, { name: 'south-1', region: 'south' });
        await waitFor(
          'the tenant to be admitted',
          async () => (await harness.db.tenant.findUniqueOrThrow({ where: { id: tenantId } })).admittedAt,
        );
        await harness.db.host.delete({ where: { name: 'south-1' } });
      },
    },
    ownership: short('ownership', 'adoptMachines', () => [], expect.objectContaining({ hosts: 2 })),
    reaper: short('reaper', 'listHosts', () => [], { destroyed: 0, unknown: 0, missing: 0, silent: [] }),
    housekeeping: short('housekeeping', 'compactJournal', () => [], expect.objectContaining({ sessions: 0 })),
    usageReconciliation: short(
      'usageReconciliation',
      'reconcileUsage',
      () => [],
      expect.objectContaining({ differingRows: 0 }),
    ),
    reencryption: short(
      'reencryption',
      'makeDataKey',
      () => [],
      expect.objectContaining({ unreadable: {} }),
      () => reencryptionStart.workflowId,
    ),
    delivery: short(
      'delivery',
      'deliver',
      () => [{ lane: auditLane }],
      { delivered: 0 },
      () => deliveryWorkflowId(auditLane),
    ),
    recovery: short('recovery', 'listHosts', () => [{ dryRun: true }], expect.objectContaining({ silent: [] })),
  };

  test.each(Object.entries(subjects))(
    '%s goes on after every button',
    async (type, subject) => {
      const workflowId = await subject.open();
      const handle = harness.client.workflow.getHandle(workflowId);
      const runs = new Set<string>();
      for (const [name, press] of Object.entries(buttons)) {
        runs.add((await handle.describe()).runId);
        await press(handle, type).catch((error: unknown) => {
          throw new Error(`${name} on ${type}: ${String(error)}`, { cause: error });
        });
      }
      await subject.works();
      runs.add((await handle.describe()).runId);
      for (const runId of runs) {
        const { events } = await harness.client.workflow.getHandle(workflowId, runId).fetchHistory();
        const failures = events!
          .map((event) => event.workflowTaskFailedEventAttributes?.failure?.message)
          .filter(Boolean);
        expect(failures.filter((message) => message !== 'a test' && !/^reset/i.test(message!))).toEqual([]);
      }
    },
    240_000,
  );

  test('every button was pressed on every workflow', async () => {
    const types = Object.keys(await import('../../workflows/index.ts').catch(() => ({}) as object));
    // destroyOrphan ends at once, whatever its input: see below. Nothing depends on openConsole and pullImage.
    expect([...Object.keys(subjects), 'destroyOrphan', 'openConsole', 'pullImage'].sort()).toEqual(types.sort());
  });

  /** Starts a workflow as the UI's form does, and returns its result or the type of the failure it ends with. */
  async function endOf(type: string, workflowId: string, input: unknown): Promise<unknown> {
    const { runId } = await service().startWorkflowExecution({
      namespace,
      workflowId,
      requestId: randomUUID(),
      workflowType: { name: type },
      taskQueue: { name: controlPlaneQueue },
      input:
        input === undecodable ? undecodable : input === null ? null : await encodedByOperator(harness.client, [input]),
    });
    try {
      return await harness.client.workflow.getHandle(workflowId, runId).result();
    } catch (error) {
      if (!(error instanceof WorkflowFailedError)) throw error;
      return error.cause instanceof ApplicationFailure ? error.cause.type : error.cause;
    }
  }
  describe('started by hand', () => {
    test.each<[string, string, unknown, unknown]>([
      ...[
        'virtualMachine',
        'bareMetalMachine',
        'host',
        'admission',
        'recovery',
        'destroyOrphan',
        'delivery',
        'openConsole',
        'pullImage',
      ].flatMap((type): [string, string, unknown, unknown][] => [
        [type, 'nothing', null, 'InvalidInput'],
        [type, 'what cannot be decoded', undecodable, 'InvalidInput'],
        [type, 'a list', [['x']], 'InvalidInput'],
        [
          type,
          'garbage',
          { uid: 7, name: '', tenantId: 'x', dryRun: 'no', runtimeId: "'", hostName: [] },
          'InvalidInput',
        ],
      ]),
      ['virtualMachine', 'an unknown uid', { uid: uuid }, 'gone'],
      ['host', 'the name of a host under an id of its own', { name: 'h1', silentMs: 1 }, 'NotItsWorkflow'],
      ['destroyOrphan', 'an unknown runtime', { hostName: 'h1', runtimeId: uuid }, 'NotAnOrphan'],
      ['reaper', 'garbage', { left: 'x' }, expect.objectContaining({ silent: [] })],
      ['housekeeping', 'garbage', { x: 1 }, expect.objectContaining({ sessions: 0 })],
      ['usageReconciliation', 'garbage', undecodable, expect.objectContaining({ differingRows: 0 })],
      ['ownership', 'garbage', { x: 1 }, expect.objectContaining({ hosts: 2 })],
    ])('%s with %s ends clearly', async (type, _what, input, outcome) => {
      expect(await endOf(type, `by-hand/${randomUUID()}`, input)).toEqual(outcome);
    });

    test('host with a made-up name ends, and creates no host', async () => {
      expect(await endOf('host', leaseWorkflowId('nowhere'), { name: 'nowhere' })).toBe('UnknownHost');
      expect(await harness.db.host.findMany({ select: { name: true }, orderBy: { name: 'asc' } })).toEqual([
        { name: 'h1' },
        { name: 'h2' },
      ]);
    });

    test("a workflow with another machine's uid takes nothing from its owner", async () => {
      const owned = await harness.createVm();
      await harness.untilReady(owned);
      const { claimEpoch, claimRunId } = (await harness.current(owned))!;
      expect(await endOf('virtualMachine', 'mine', { uid: owned.uid })).toBe('NotItsWorkflow');
      expect(await harness.current(owned)).toMatchObject({ claimEpoch, claimRunId, readyForAccess: true });
      await harness.verifyCleanSlate();
    });
  });
});
