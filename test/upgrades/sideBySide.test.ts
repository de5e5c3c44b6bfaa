/**
 * An upgrade with open machines in every phase: the next release beside this one, half of the runs, all of them, back,
 * forward again, and the end of the former release. No machine ends or stands still. Part of npm run test:full;
 * test/temporal/deployment.test.ts has the commands.
 */
import { randomUUID } from 'node:crypto';
import { deploymentCurrentCommand, deploymentRampCommand } from '../../src/cli/deployment/deploymentCommands.ts';
import { controlPlaneQueue, leaseWorkflowId, signals } from '../../src/domain/names.ts';
import type { Phase } from '../../src/domain/phases.ts';
import type { RunningWorker } from '../../src/roles/workerRole.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import {
  bundleOfNextRelease,
  type Change,
  changedText,
  releaseOf,
  settingsOf,
  startRelease,
  untilDeployment,
} from '../support/releases.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';

const full = process.env['TEST_FULL'] === '1' ? describe : describe.skip;
const ports = [{ name: 'http', guestPort: 80 }];
const [former, next] = ['0.1.0', '0.2.0'];
const patch = 'the next release looks at what is held before it removes a machine';
const removal = "await control('removeMachine', {";
const change: Change = {
  file: 'machine.ts',
  pieces: [
    [
      "import { control, hostCalls, on } from './activities.ts';",
      "import { patched } from '@temporalio/workflow';\nimport { control, hostCalls, on } from './activities.ts';",
    ],
    [removal, `if (patched('${patch}')) await control('listHeld', { uid: lifecycle.uid });\n  ${removal}`],
  ],
};

test('the next release of the drill below changes lines that are there', async () => {
  expect(await changedText(change)).toContain(`if (patched('${patch}'))`);
});

full('an upgrade', () => {
  let harness: TestHarness;
  let formerWorker: RunningWorker | undefined;
  let nextWorker: RunningWorker | undefined;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });

  beforeAll(async () => {
    harness = await openTestHarness({
      // Temporal looks every three minutes whether a version is drained.
      temporalSettings: [
        'matching.wv.VersionDrainageStatusVisibilityGracePeriod="2s"',
        'matching.wv.VersionDrainageStatusRefreshInterval="1s"',
      ],
    });
    formerWorker = await startRelease(harness, former, {
      wrap: (activities) => ({
        ...activities,
        async compactJournal() {
          const compacted = await activities.compactJournal();
          await held;
          return compacted;
        },
      }),
    });
    await untilDeployment(harness, 'the first version to be current', ({ current }) => current === former);
    await harness.stopWorker();
  }, 240_000);
  afterAll(async () => {
    release();
    await nextWorker?.close();
    await formerWorker?.close();
    await harness?.close();
  });

  const current = (buildId: string) => deploymentCurrentCommand(settingsOf(harness, former), buildId, {}, () => {});
  const ramp = (percent: string) => deploymentRampCommand(settingsOf(harness, former), next, { percent }, () => {});
  const releasesOf = (machines: MachineRow[]) =>
    Promise.all(machines.map((machine) => releaseOf(harness, harness.workflow(machine).workflowId)));
  /** Wakes the machines until each went a step on a release of these. */
  const untilEachOn = (machines: MachineRow[], ...releases: string[]) =>
    waitFor(
      `every machine on ${releases.join(' or ')}`,
      async () => {
        const behind = (await releasesOf(machines)).map((each, index) => ({ each, machine: machines[index]! }));
        const waiting = behind.filter(({ each }) => each === null || !releases.includes(each));
        for (const { machine } of waiting) await harness.workflow(machine).signal(signals.wake);
        if (waiting.length > 0)
          throw new Error(waiting.map(({ each, machine }) => `${machine.name} on ${each}`).join(', '));
        return true;
      },
      240_000,
    );

  test('with open machines in every phase ends none of them, forward, back, and forward again', async () => {
    const inPhase = async (phase: Phase, fault?: string) => {
      const machine = await harness.createVm({ ports, ...(fault ? { fault } : {}) });
      await harness.untilPhase(machine, phase);
      return machine;
    };
    const running = await inPhase('Running');
    await harness.untilReady(running);
    const stopping = await inPhase('Running', 'stop-ignored');
    const blocked = await inPhase('Running', 'destroy-refuses');
    const machines = [
      running,
      stopping,
      blocked,
      await inPhase('Running', 'port-never=80'),
      await inPhase('Creating', 'slow=600000'),
      await inPhase('Starting', 'boot-never'),
      await inPhase('Failed', 'refuse-spec'),
    ];
    await harness.deleteVm(stopping);
    await harness.untilPhase(stopping, 'Stopping');
    await harness.deleteVm(blocked);
    await harness.untilPhase(blocked, 'Deleting');
    await harness.db.host.updateMany({ data: { cordoned: true } });
    machines.push(await inPhase('Pending'));
    const phases = async () => Promise.all(machines.map(async (each) => (await harness.current(each))?.phase));
    const before = await phases();
    expect([...new Set(before)].sort()).toEqual([
      ...['Creating', 'Deleting', 'Failed', 'Pending', 'Running', 'Starting', 'Stopping'],
    ]);
    await untilEachOn(machines, former);

    nextWorker = await startRelease(harness, next, {
      bundle: () => bundleOfNextRelease(change),
    });
    await ramp('50');
    await untilEachOn(machines, former, next);
    await current(next);
    await untilEachOn(machines, next);
    await current(former);
    await untilEachOn(machines, former);
    expect(await phases()).toEqual(before);

    // A short run of the former release ends on it, and keeps it until then.
    const short = await harness.client.workflow.start('housekeeping', {
      taskQueue: controlPlaneQueue,
      workflowId: `housekeeping-${randomUUID()}`,
    });
    await waitFor('the short run to work', async () => (await short.describe()).raw.pendingActivities?.length === 1);
    await current(next);
    await untilEachOn(machines, next);
    const stateOf = (state: string) =>
      untilDeployment(harness, `the former release to be ${state}`, ({ versions }) =>
        versions.some((version) => version.buildId === former && version.state === state),
      );
    await stateOf('draining');
    release();
    await short.result();
    expect(await releaseOf(harness, short.workflowId)).toBe(former);
    await stateOf('drained');
    await formerWorker?.close();
    formerWorker = undefined;

    expect(await phases()).toEqual(before);
    await harness.db.host.updateMany({ data: { cordoned: false } });
    await harness.untilReady(machines.at(-1)!);
    for (const machine of machines) {
      await harness.deleteVm(machine);
      await harness.liftFaults(machine);
    }
    // The call to a guest that ignores it ends with its agent, and the next one finds no fault.
    await harness.stopHosts();
    await harness.startHosts();
    for (const machine of machines) await harness.untilGone(machine);
    const { events } = await harness.workflow(running).fetchHistory();
    const markers = events!.flatMap(({ markerRecordedEventAttributes: marker }) =>
      Object.values(marker?.details ?? {}).flatMap(({ payloads }) => payloads!.map(({ data }) => String(data))),
    );
    expect(markers.join()).toContain(patch);
    // Hosts have no version, and their workflows went on by the next release as well.
    await waitFor('the lease on the next release', async () => {
      await harness.client.workflow.getHandle(leaseWorkflowId('h1')).signal(signals.attend);
      return (await releaseOf(harness, leaseWorkflowId('h1'))) === next;
    });
    await harness.verifyCleanSlate();
  }, 1_200_000);
});
