// `npm run check`: checks types, format, and lint of everything, including tests, and the English of what people read.
import { pathToFileURL } from 'node:url';
import { compileTypes, report, run, tool } from './lib.mjs';
import { setup } from './setup.mjs';

/** Returns whether types, format, lint, and English are clean. */
export async function check() {
  report('checking types');
  let types = 0;
  for (const project of ['tsconfig.json', 'console/tsconfig.json'])
    types ||= await compileTypes('--noEmit', '-p', project);
  report('checking format and lint');
  const lint = await run(process.execPath, [tool('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings']);
  report('checking the English of pages, help, errors, and descriptions');
  const { prose } = await import('./prose.mjs');
  const found = prose();
  for (const finding of found) console.error(finding);
  return types === 0 && lint === 0 && found.length === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await setup('everything');
  process.exitCode = (await check()) ? 0 : 1;
}
