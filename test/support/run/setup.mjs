// Before the first suite of a run: starts the keeper of what all suites of the run share (keeper.mjs), whose folder has
// their files. Nothing else is started here, so a run of unit tests starts no server.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { scratchFolder } from './scratch.mjs';

export default async function setUp() {
  process.env['PROPERTY_SEED'] ??= String(randomInt(2 ** 31));
  console.error(
    `\nProperties draw their values from the seed ${process.env['PROPERTY_SEED']} (PROPERTY_SEED sets it).`,
  );
  const keeper = spawn(process.execPath, [path.join(import.meta.dirname, 'keeper.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: scratchFolder(process.env) },
  });
  const [line] = await Promise.race([
    once(keeper.stdout.setEncoding('utf8'), 'data'),
    once(keeper, 'exit').then(([code]) => Promise.reject(new Error(`the keeper of shared servers ended with ${code}`))),
  ]);
  const { address, files } = JSON.parse(line);
  process.env['TEST_RUN_KEEPER'] = address;
  process.env['TMPDIR'] = files;
  globalThis.testRunKeeper = keeper;
}
