/** One control plane for who is believed about a machine. Its host has no key at first. */
import type { Observation } from '../../../src/domain/observation.ts';
import type { MachineDriver } from '../../../src/drivers/agent/driver.ts';
import { openTestHarness, type TestHarness } from '../testHarness.ts';

/** While set, the server of the host's queue reports this in place of what the host sees. */
export const stolen: { report: ((seen: Observation) => Observation) | null } = { report: null };

export let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness({ hosts: 1, unenrolled: true, wrapDriver: wrap });
}, 180_000);
afterAll(() => harness?.close());

function wrap(driver: MachineDriver): MachineDriver {
  const observe = driver.observe.bind(driver);
  driver.observe = async (runtimeId) => {
    const seen = await observe(runtimeId);
    return stolen.report ? stolen.report(seen) : seen;
  };
  return driver;
}
