/** What machines go through, on one control plane: its start takes longer than most of these tests. */
import { FaultInjection } from '../support/faultInjection.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { bills } from './bills.ts';
import { deletion } from './deletion.ts';
import { lifeCost } from './lifeCost.ts';
import { keep, lifecycle } from './lifecycle.ts';
import { outage } from './outage.ts';
import { ownership } from './ownership.ts';
import { recovery } from './recovery.ts';

const injection = new FaultInjection();
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness({ bareMetalHosts: 1, wrapDriver: (driver) => injection.wrapDriver(keep(driver)) });
}, 180_000);
afterAll(() => harness?.close());
const opened = () => harness;

// The first: it reads the bill of everything.
describe('bills', () => bills(opened));
// Before others start passes by hand.
describe('ownership', () => ownership(opened));
describe('lifecycle', () => lifecycle(opened));
describe('deletion', () => deletion(opened, injection));
describe('recovery', () => recovery(opened, injection));
describe('cost', () => lifeCost(opened));
describe('outage', () => outage(opened));
