// After the last suite of a run: ends what its suites shared.
import { once } from 'node:events';

export default async function tearDown() {
  const keeper = globalThis.testRunKeeper;
  if (keeper.exitCode !== null || keeper.signalCode !== null) return;
  const gone = once(keeper, 'exit');
  keeper.stdin.end();
  await gone;
}
