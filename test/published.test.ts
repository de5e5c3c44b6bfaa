/** Dependencies run as they are published: none is changed, and nobody looks into one. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

interface Build {
  options: string[];
  inputs: string[];
  outputs: string[];
}

test('the program is what esbuild makes of the packages in the lock file, without a step that changes their text', () => {
  // esbuild names each part by a digest of its contents.
  const script = `import { build } from 'esbuild';
    import { options } from './scripts/program.mjs';
    const { metafile } = await build({ ...options, write: false });
    const [inputs, outputs] = [Object.keys(metafile.inputs), Object.keys(metafile.outputs)];
    console.log(JSON.stringify({ options: Object.keys(options), inputs, outputs }));`;
  const { options, inputs, outputs }: Build = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    }),
  );
  const changing = ['alias', 'define', 'drop', 'inject', 'loader', 'mangleProps', 'plugins', 'pure'];
  expect(options.filter((name) => changing.includes(name))).toEqual([]);
  const built = readdirSync(path.join(root, 'dist', 'src', 'parts')).map((name) => `dist/src/parts/${name}`);
  expect(built.sort()).toEqual(outputs.sort());

  const lock = JSON.parse(read('package-lock.json')).packages as Record<string, { integrity: string; dev?: boolean }>;
  const installed = JSON.parse(read('node_modules/.package-lock.json')).packages as typeof lock;
  const places = new Set(inputs.flatMap((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []));
  expect(places).toContain('node_modules/@temporalio/worker');
  const wrong = [...places].filter(
    (place) => installed[place]?.integrity !== lock[place]?.integrity || lock[place]?.dev,
  );
  expect(wrong).toEqual([]);
});

test('npm start gives Node only options that Node documents', () => {
  const { start } = JSON.parse(read('package.json')).scripts as { start: string };
  const options = start.split(' ').filter((word) => word.startsWith('-'));
  expect(options.map((option) => process.allowedNodeEnvironmentFlags.has(option.split('=')[0]!))).toEqual([true]);
  expect(process.allowedNodeEnvironmentFlags.has('--heap-growing-percent')).toBe(false);
});

test('no member of a dependency is used whose name begins with an underscore', () => {
  const used = /(?:\.|\[')(?!_(?:all|avg|count|max|min|sum|typeof)\b)_[a-z]\w*/;
  for (const planted of ['worker._events', "worker['_events']"]) expect(planted).toMatch(used);
  const found = ['src', 'activities', 'workflows', 'bench', 'test/support'].flatMap((part) =>
    readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('generated'))
      .map((name) => `${part}/${name}`)
      .filter((file) => used.test(read(file))),
  );
  expect(found).toEqual([]);
});

test('a start installs every package that its build puts into the console', () => {
  const buildTools = /buildTools = \[([^\]]*)\]/.exec(read('scripts/install.mjs'))![1]!;
  const files = readdirSync(path.join(root, 'console/src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(tsx?|css)$/.test(file),
  );
  const packages = files.flatMap((file) =>
    [...read(`console/src/${file}`).matchAll(/(?:(?:from|import|import\() ?'|url\(")((?:@[\w-]+\/)?[\w-]+)/g)].map(
      (match) => match[1]!,
    ),
  );
  const { dependencies } = JSON.parse(read('package.json'));
  const missing = [...new Set(packages)].filter(
    (name) => name !== '@compute-service/sdk' && !buildTools.includes(`'${name}'`) && !(name in dependencies),
  );
  expect(packages).toEqual(expect.arrayContaining(['preact', '@fontsource-variable/inter']));
  expect(missing).toEqual([]);
});
