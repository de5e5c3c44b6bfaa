import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from '@swc/core';
import { withSources } from '../../src/roles/stackSources.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stack-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A built file in the folder, and the position of its `new Error` in it. */
async function built(name: string): Promise<{ position: string; map: string }> {
  const source =
    '// A comment\n// that the build removes.\nexport const fail = () => {\n  throw new Error("no");\n};\n';
  const { code, map } = await transform(source, {
    filename: 'fail.ts',
    sourceMaps: true,
    minify: true,
    module: { type: 'es6' },
  });
  const file = path.join(folder, name);
  await writeFile(file, code);
  return { position: `${pathToFileURL(file)}:1:${code.indexOf('Error') + 1 - 'new '.length}`, map: map! };
}

test('a stack names the sources of a built file that has a map, and is unchanged elsewhere', async () => {
  const { position, map } = await built('part.js');
  await writeFile(path.join(folder, 'part.js.map'), map);
  const stack = (at: string) => `Error: no\n    at fail (${at})\n    at ${at}\n    at node:internal/main:1:2`;
  const text = withSources(stack(position));
  expect(text).toBe(stack(`${path.join(folder, 'fail.ts')}:4:9`));

  const { position: unmapped } = await built('other.js');
  expect(withSources(stack(unmapped))).toBe(stack(unmapped));
  await writeFile(path.join(folder, 'damaged.js.map'), '{"version":');
  const { position: damaged } = await built('damaged.js');
  expect(withSources(stack(damaged))).toBe(stack(damaged));
});
