/** Hosts that are silent for seconds count as lost. */
import { FaultInjection } from '../support/faultInjection.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { failing, hostLease } from './hostLease.ts';
import { lostRecords } from './lostRecords.ts';
import { silence } from './silence.ts';

const injection = new FaultInjection();
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness({
    environment: { HOST_SILENT_MS: '3000' },
    wrapActivities: (activities) => injection.wrapActivities(activities),
    wrapDriver: failing,
  });
}, 180_000);
afterAll(() => harness?.close());
const opened = () => harness;

describe('silence', () => silence(opened, injection));
describe('leases', () => hostLease(opened, injection));
describe('a host without its records', () => lostRecords(opened));
