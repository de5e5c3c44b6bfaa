/** Who is believed about a machine: on one control plane, whose host gets its first key after the first suite. */
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { forgedReport, lying } from './forgedReport.ts';
import { signedHosts } from './signedHosts.ts';

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness({ hosts: 1, wrapDriver: lying });
}, 180_000);
afterAll(() => harness?.close());
const opened = () => harness;

describe('forged reports', () => forgedReport(opened));
describe('signed hosts', () => signedHosts(opened));
