/** One control plane for what operators and schedules start. */
import type { MachineDriver } from '../../../src/drivers/agent/driver.ts';
import { FaultInjection } from '../faultInjection.ts';
import { openTestHarness, type TestHarness } from '../testHarness.ts';

export const injection = new FaultInjection();
/** By host, in the order of their names. */
export const drivers: MachineDriver[] = [];

export let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness({
    wrapActivities: (activities) => injection.wrapActivities(activities),
    wrapDriver: (driver) => {
      drivers.push(driver);
      return driver;
    },
  });
}, 180_000);
afterAll(() => harness?.close());
