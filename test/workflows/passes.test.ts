/** What operators and schedules start, on one control plane. */
import type { MachineDriver } from '../../src/drivers/agent/driver.ts';
import { FaultInjection } from '../support/faultInjection.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { buttons } from './buttons.ts';
import { housekeeping } from './housekeeping.ts';
import { reaper } from './reaper.ts';
import { restore } from './restore.ts';

const injection = new FaultInjection();
/** By host, in the order of their names. */
const drivers: MachineDriver[] = [];
let harness: TestHarness;
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
const opened = () => harness;

// The first: it counts the versions of its namespace.
describe('housekeeping', () => housekeeping(opened));
describe('buttons', () => buttons(opened, injection));
describe('reaper', () => reaper(opened, drivers));
// The last one: it puts an older database in place.
describe('restore', () => restore(opened, drivers));
