// `npm run check`: types of everything, tests included, and the linter.
import { pathToFileURL } from 'node:url';
import { report, run, tool } from './lib.mjs';
import { setup } from './setup.mjs';

/** Whether the types and the linter find nothing. */
export async function check() {
  report('checking types');
  const types = await run(process.execPath, [tool('typescript', 'bin', 'tsc'), '--noEmit', '-p', 'tsconfig.json']);
  report('linting');
  const lint = await run(process.execPath, [tool('@biomejs', 'biome', 'bin', 'biome'), 'lint']);
  return types === 0 && lint === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await setup();
  process.exitCode = (await check()) ? 0 : 1;
}
