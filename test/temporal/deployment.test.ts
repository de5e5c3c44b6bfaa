/** Releases of the workers side by side, by the operators' commands. test/upgrades has the rest, in test:full. */
import {
  deploymentCurrentCommand,
  deploymentDescribeCommand,
  deploymentRampCommand,
} from '../../src/cli/deployment/deploymentCommands.ts';
import { resultOf } from '../../src/cli/typedResults.ts';
import { signals } from '../../src/domain/names.ts';
import type { RunningWorker } from '../../src/roles/workerRole.ts';
import { deploymentName, releaseOf, settingsOf, startRelease, untilDeployment } from '../support/releases.ts';
import { waitFor } from '../support/wait.ts';
import { harness } from '../support/worlds/handover.ts';

describe('releases', () => {
  const workers: RunningWorker[] = [];
  afterAll(() => Promise.all(workers.map((worker) => worker.close())).then(() => undefined));

  /** What a command printed. */
  async function printed(run: (print: (line: string) => void) => Promise<unknown>): Promise<string> {
    const lines: string[] = [];
    await run((line) => lines.push(line));
    return lines.join('\n');
  }
  const config = () => settingsOf(harness, '0.1.0');
  const current = (buildId: string | undefined, options = {}) =>
    printed((print) => deploymentCurrentCommand(config(), buildId, options, print));
  const ramp = (buildId: string, percent: string) =>
    printed((print) => deploymentRampCommand(config(), buildId, { percent }, print));

  test('a service begins to run releases side by side with an open machine, goes on, back, and gives it up', async () => {
    const vm = await harness.createVm({ ports: [{ guestPort: 80 }] });
    await harness.untilReady(vm);
    const { workflowId } = harness.workflow(vm);
    const untilOn = (release: string | null) =>
      waitFor(
        `a step on ${release}`,
        async () => {
          await harness.workflow(vm).signal(signals.wake);
          return (await releaseOf(harness, workflowId)) === release;
        },
        120_000,
      );
    expect(await releaseOf(harness, workflowId)).toBeNull();
    await expect(current('0.1.0')).rejects.toThrow(
      'No worker of the deployment compute-service has asked for work yet',
    );

    workers.push(await startRelease(harness, '0.1.0'));
    await untilDeployment(harness, 'the first version to be current', (deployment) => deployment.current === '0.1.0');
    await harness.stopWorker();
    await untilOn('0.1.0');

    await expect(current('0.2.0')).rejects.toThrow('No worker of version 0.2.0 has asked for work yet');
    workers.push(await startRelease(harness, '0.2.0'));
    expect(await current('0.2.0', { dryRun: true })).toContain('nothing was changed');
    await untilOn('0.1.0');

    expect(await ramp('0.2.0', '100')).toContain('version 0.2.0 gets 100 % of the runs');
    await untilOn('0.2.0');
    expect(await ramp('0.2.0', '0')).toContain('version 0.1.0 gets all work again');
    await untilOn('0.1.0');
    expect(await current('0.2.0')).toContain('version 0.2.0 gets all work');
    await untilOn('0.2.0');
    await expect(current('0.2.0')).rejects.toThrow('is current already');
    expect(await printed((print) => deploymentDescribeCommand(config(), {}, print))).toMatch(
      /^deployment compute-service: version 0\.2\.0 is current\nVERSION .*\n0\.1\.0 +drain/,
    );
    const typed = await printed((print) => deploymentDescribeCommand(config(), { output: 'json' }, print));
    expect(resultOf('deployment describe').safeParse(JSON.parse(typed))).toMatchObject({ success: true });
    expect(await current('0.1.0')).toContain('version 0.1.0 gets all work');
    await untilOn('0.1.0');

    await harness.startWorker();
    expect(await current(undefined, { unversioned: true })).toContain('workers without a version get');
    await untilOn(null);
    expect((await harness.current(vm))!.readyForAccess).toBe(true);
    await harness.deleteVm(vm);
    await harness.untilGone(vm);
    await harness.verifyCleanSlate();

    const changes = await harness.db.auditEvent.findMany({
      where: { action: { startsWith: 'deployment.' }, target: deploymentName },
      orderBy: { sequence: 'asc' },
    });
    expect(changes.map(({ action, details }) => ({ action, details }))).toEqual([
      { action: 'deployment.set-ramp', details: { buildId: '0.2.0', percent: 100 } },
      { action: 'deployment.set-ramp', details: { buildId: '0.2.0', percent: 0 } },
      { action: 'deployment.set-current', details: { from: '0.1.0', to: '0.2.0' } },
      { action: 'deployment.set-current', details: { from: '0.2.0', to: '0.1.0' } },
      { action: 'deployment.set-current', details: { from: '0.1.0', to: 'unversioned' } },
    ]);
  }, 600_000);
});
