/** One control plane whose hosts count as lost after seconds of silence. */
import type { MachineDriver } from '../../../src/drivers/agent/driver.ts';
import { FaultInjection } from '../faultInjection.ts';
import { openTestHarness, type TestHarness } from '../testHarness.ts';

export const injection = new FaultInjection();
/** What a test makes the agents do. */
export const agents = { leasesFail: false };

export let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness({
    environment: { HOST_SILENT_MS: '3000' },
    wrapActivities: (activities) => injection.wrapActivities(activities),
    wrapDriver: wrap,
  });
}, 180_000);
afterAll(() => harness?.close());

function wrap(driver: MachineDriver): MachineDriver {
  const seen = driver.placementVersionSeen.bind(driver);
  driver.placementVersionSeen = () => {
    if (agents.leasesFail) throw new Error('the agent cannot say what it has seen');
    return seen();
  };
  return driver;
}
