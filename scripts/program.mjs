// Puts the compiled program and the packages it uses into few files, so that a start reads those in place of a thousand.
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './lib.mjs';

const modules = (...names) => names.map((name) => `./node_modules/${name}`);

/** How esbuild bundles the program. It has no plugins: packages run as they are published (test/published.test.ts). */
export const options = {
  absWorkingDir: root,
  entryPoints: {
    main: 'src/main.ts',
    // With which the build bundles the workflows.
    bundle: 'src/up/bundle.ts',
    // The thread in which workflows run. The SDK starts the file of this name that is beside its own.
    'workflow-worker-thread': 'node_modules/@temporalio/worker/lib/workflow/workflow-worker-thread.js',
  },
  outdir: 'dist/src/parts',
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // ES modules where a package has both: the others cannot be split, and some find their files by UMD.
  mainFields: ['module', 'main'],
  external: [
    // These stay files of their own, because they read or load a file beside themselves.
    ...modules(
      '@temporalio/core-bridge/common.js',
      '@temporalio/worker/lib/workflow/bundler.js',
      'source-map/source-map.js',
    ),
    // Optional packages that others look for and that are not installed.
    'bufferutil',
    'cpu-features',
    'pg-native',
    'utf-8-validate',
  ],
  // What CommonJS packages expect in a file, in one that is an ES module.
  banner: {
    js: [
      "import { createRequire as requireOf } from 'node:module';",
      'const require = requireOf(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;',
    ].join('\n'),
  },
  minifyWhitespace: true,
  sourcemap: 'linked',
  sourcesContent: false,
  metafile: true,
  logLevel: 'warning',
};

/** Makes dist/src/main.js load the bundled program, which is beside it in few parts for the roles and commands. */
export async function bundleProgram() {
  const { metafile } = await build(options);
  const parts = path.join(root, options.outdir);
  await writeFile(path.join(parts, '..', 'main.js'), "import './parts/main.js';\n");
  // Those of the last build go at the end: a command that starts meanwhile may need them.
  const written = new Set(Object.keys(metafile.outputs).map((file) => path.basename(file)));
  for (const name of await readdir(parts)) if (!written.has(name)) await rm(path.join(parts, name));
}
