/** One control plane for what is handed over to workflows, and who runs them. */
import { openTestHarness, type TestHarness } from '../testHarness.ts';

export let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness({ environment: { IDENTITY_ALLOW_LOOPBACK: 'true' } });
}, 180_000);
afterAll(() => harness?.close());
