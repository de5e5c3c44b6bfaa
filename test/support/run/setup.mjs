// Before the first suite of a run: starts the keeper of what all suites of the run share (keeper.mjs). Nothing else is
// started here, so a run of unit tests starts no server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export default async function setUp() {
  const keeper = spawn(process.execPath, [path.join(import.meta.dirname, 'keeper.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [address] = await Promise.race([
    once(keeper.stdout.setEncoding('utf8'), 'data'),
    once(keeper, 'exit').then(([code]) => Promise.reject(new Error(`the keeper of shared servers ended with ${code}`))),
  ]);
  process.env['TEST_RUN_KEEPER'] = address.trim();
  globalThis.testRunKeeper = keeper;
}
