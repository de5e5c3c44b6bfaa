/** What is handed over to workflows, and who runs them, on one control plane. */
import { admission } from '../accounts/admission.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { deployment } from '../temporal/deployment.ts';
import { dispatcher } from '../temporal/dispatcher.ts';
import { webhooks } from './webhooks.ts';

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness({ environment: { IDENTITY_ALLOW_LOOPBACK: 'true' } });
}, 180_000);
afterAll(() => harness?.close());
const opened = () => harness;

// The first: it counts what waits to be handed over.
describe('the dispatcher', () => dispatcher(opened));
describe('webhooks', () => webhooks(opened));
describe('admission', () => admission(opened));
// The last one: it leaves the service's workers without a version, after others had one.
describe('releases', () => deployment(opened));
