import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { machineSearchAttributes } from '../../src/temporal/searchAttributes.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';
import { blockedWhileAStepIsRecorded, injection } from '../support/workflows/scenarios.ts';

/** Long cleanups, on a server that soon considers a history long. */
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness({
    continueAsNewAfterEvents: 140,
    deadlines: { cleanupRetryMaxMs: 1_000 },
    wrapActivities: (activities) => injection.wrapActivities(activities),
  });
}, 180_000);
afterEach(() => harness.verifyCleanSlate(), 120_000);
afterAll(() => harness.close());

const codeOf = async (vm: MachineRow) =>
  (await harness.workflow(vm).describe()).typedSearchAttributes.get(machineSearchAttributes.FailureCode);
const untilCode = (vm: MachineRow, code: string | undefined) =>
  waitFor(`the code ${code}`, async () => (await codeOf(vm)) === code);

async function blocked(): Promise<MachineRow> {
  const vm = await harness.createVm({ fault: 'destroy-refuses', deadlines: { cleanupBlockedAfterMs: 1_000 } });
  await harness.untilReady(vm);
  await harness.deleteVm(vm);
  await untilCode(vm, 'CleanupBlocked');
  return vm;
}

const hurry = (vm: MachineRow) =>
  waitFor('the update to be accepted', () =>
    harness
      .workflow(vm)
      .executeUpdate('retryCleanup', { args: ['a test wants it'] })
      .catch(() => null),
  );
const call = async (vm: MachineRow) => {
  const { raw, historyLength } = await harness.workflow(vm).describe();
  const [pending] = raw.pendingActivities ?? [];
  return { name: pending?.activityType?.name, attempt: pending?.attempt ?? 0, historyLength };
};

test('a blocked cleanup is retried without an event, and can no longer be found by its code once it is done', async () => {
  const vm = await blocked();
  const before = await waitFor('the call that is tried again', async () => {
    const seen = await call(vm);
    return seen.name === 'destroyMachine' && seen.attempt >= 4 ? seen : null;
  });
  const after = await waitFor('three attempts more', async () => {
    const seen = await call(vm);
    return seen.attempt >= before.attempt + 3 ? seen : null;
  });
  expect(after).toMatchObject({ name: 'destroyMachine', historyLength: before.historyLength });
  await harness.liftFaults(vm);
  await harness.untilGone(vm);
  await waitFor('its end', async () => (await harness.workflow(vm).describe()).status.name === 'COMPLETED');
  expect(await codeOf(vm)).toBeUndefined();
});

test('a cleanup is recorded as blocked even if another of its steps is recorded meanwhile', async () => {
  const vm = await blockedWhileAStepIsRecorded(harness);
  expect(await codeOf(vm)).toBe('CleanupBlocked');
  await harness.liftFaults(vm);
  await harness.untilGone(vm);
});

test('a machine that failed keeps its code when its cleanup was blocked for a time', async () => {
  const vm = await harness.createVm({
    fault: 'boot-never,destroy-refuses',
    deadlines: { startingMs: 3_000, cleanupBlockedAfterMs: 1_000 },
  });
  await untilCode(vm, 'CleanupBlocked');
  await harness.liftFaults(vm);
  await untilCode(vm, 'ProviderError');
  expect(await harness.current(vm)).toMatchObject({ phase: 'Failed', failureCode: 'ProviderError' });
});

test('a blocked cleanup that continues as new stays blocked, keeps its search attributes, and can end', async () => {
  const vm = await blocked();
  const { runId, memo } = await harness.workflow(vm).describe();
  await waitFor(
    'the next run',
    async () => {
      await hurry(vm);
      return (await harness.workflow(vm).describe()).runId !== runId;
    },
    120_000,
  );
  const next = await harness.workflow(vm).describe();
  expect(next.memo).toEqual(memo);
  const { Tenant, Kind, Phase, Host, FailureCode } = machineSearchAttributes;
  const found = [Tenant, Kind, Phase, Host, FailureCode].map((key) => next.typedSearchAttributes.get(key));
  expect(found).toEqual([harness.tenant.namespace, 'VirtualMachine', 'Deleting', expect.any(String), 'CleanupBlocked']);
  // A server keeps no static summary across continue-as-new, so the current details have it.
  await waitFor('its details', async () =>
    (await harness.details(vm)).includes(`VirtualMachine **${vm.name}** in namespace \`${harness.tenant.namespace}\``),
  );
  await harness.liftFaults(vm);
  await harness.untilGone(vm);
}, 240_000);
