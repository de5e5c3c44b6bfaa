// Puts the compiled program and the packages it uses into few files, so that a start reads those in place of a thousand.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { sandbox, withOneLimit } from './activationLimit.mjs';
import { root } from './lib.mjs';
import { promiseHook, withLateStacks } from './promiseStacks.mjs';

/** Modules that stay files of their own, because they read or load a file beside themselves. */
const external = ['@temporalio/core-bridge/common', '@temporalio/worker/lib/workflow/bundler'];
/** Optional packages that others look for and that are not installed. */
const missing = ['bufferutil', 'cpu-features', 'pg-native', 'utf-8-validate'];

/** What CommonJS packages expect in a file, in one that is an ES module. */
const banner = [
  "import { createRequire as requireOf } from 'node:module';",
  'const require = requireOf(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;',
].join('\n');
/** Positions in stack traces matter in our own sources: those of packages would be most of the maps. */
const noMap = `\n//# sourceMappingURL=data:application/json,${encodeURIComponent('{"version":3,"sources":[""],"mappings":"A"}')}`;

/** Finds the native part of Temporal's worker. */
const nativeLoader = '@temporalio/core-bridge/index.js';
/** Prisma's query compiler, as a text that a module would hold for as long as the process runs. */
const compilerText = /^@prisma\/client\/runtime\/query_compiler_\w+\.postgresql\.wasm-base64\.mjs$/;
/**
 * Prisma's client, and in it how it reads the graph of a schema's queries: 2,000 objects with a few numbers each as
 * keys, for which V8 reserves all numbers below the highest (10 MB). For a key that cannot be written it keeps a table.
 */
const prismaClient = /[\\/]@prisma[\\/]client[\\/]runtime[\\/]client\.m?js$/;
const graphEdges = /(\w+)\[(\w+)\]=(\w+)\}(\w+)\.push\(\{edges:\1\}\)/g;
/** The thread in which workflows run, and what starts it. */
const thread = '@temporalio/worker/lib/workflow/workflow-worker-thread.js';
const threadStarter = '@temporalio/worker/lib/workflow/threaded-vm.js';

const packages = {
  name: 'packages',
  setup({ onLoad, onResolve }) {
    const modules = path.join(root, 'node_modules', path.sep);
    // Its bytes become a file. Buffer.from, which gets this object in place of the text, asks for its value.
    onResolve({ filter: compilerText }, ({ path: name }) => ({
      path: name.slice(0, -'.mjs'.length),
      namespace: 'compiler',
    }));
    onLoad({ filter: /./, namespace: 'compiler' }, ({ path: name }) => ({
      contents: `import { readFileSync } from 'node:fs';
        import path from 'node:path';
        import file from 'bytes:${name}';
        export const wasm = { valueOf: () => readFileSync(path.join(import.meta.dirname, path.basename(file))) };`,
      resolveDir: root,
    }));
    onResolve({ filter: /^bytes:/ }, ({ path: name }) => ({
      path: `${name.slice('bytes:'.length)}.wasm`,
      namespace: 'bytes',
    }));
    onLoad({ filter: /./, namespace: 'bytes' }, async ({ path: name }) => {
      const { wasm } = await import(`${name.slice(0, -'.wasm'.length)}.mjs`);
      return { contents: Buffer.from(wasm, 'base64'), loader: 'file' };
    });
    onLoad({ filter: /\.[cm]?js$/ }, async ({ path: file }) => {
      if (!file.startsWith(modules)) return null;
      const folder = path.dirname(file.slice(file.lastIndexOf('node_modules/') + 'node_modules/'.length));
      const ownFile = (_, name) =>
        file.endsWith(threadStarter)
          ? `require.resolve('${name}.js')`
          : `require.resolve('${path.posix.join(folder, name)}')`;
      const text = changed(file, await readFile(file, 'utf8'));
      return { contents: text.replaceAll(/require\.resolve\('(\.[^']*)'\)/g, ownFile) + noMap };
    });
    // It reads a file beside itself. Which of its versions a package gets depends on where the package is.
    onResolve({ filter: /^source-map$/ }, ({ importer }) => {
      const found = createRequire(importer).resolve('source-map');
      if (path.dirname(found) !== path.join(modules, 'source-map')) throw new Error(`${importer} uses ${found}`);
      return { path: 'source-map', external: true };
    });
    onResolve({ filter: /^\.\/common$/ }, ({ importer }) =>
      importer === path.join(modules, nativeLoader) ? { path: '@temporalio/core-bridge/common', external: true } : null,
    );
    // The worker package loads what bundles workflows at every start. The build has bundled them, so it is loaded when
    // it is called.
    onResolve({ filter: /^\.\/workflow\/bundler$/ }, () => ({ path: 'bundler', namespace: 'on-demand' }));
    onLoad({ filter: /./, namespace: 'on-demand' }, () => ({
      contents: `const bundler = () => require('@temporalio/worker/lib/workflow/bundler');
        exports.defaultWorkflowInterceptorModules = [require.resolve('@temporalio/worker/lib/workflow-log-interceptor')];
        exports.bundleWorkflowCode = (options) => bundler().bundleWorkflowCode(options);
        Object.defineProperty(exports, 'WorkflowCodeBundler', { enumerable: true, get: () => bundler().WorkflowCodeBundler });`,
      resolveDir: root,
    }));
  },
};

function changed(file, text) {
  if (file.endsWith(promiseHook)) return withLateStacks(text);
  if (file.endsWith(sandbox)) return withOneLimit(text);
  return prismaClient.test(file) ? withSmallGraph(file, text) : text;
}

function withSmallGraph(file, text) {
  const small = text.replaceAll(
    graphEdges,
    'Object.defineProperty($1,$2,{value:$3,enumerable:true})}$4.push({edges:$1})',
  );
  if (small === text) throw new Error(`${file} reads its graph in another way: see graphEdges`);
  return small;
}

/** Writes dist/src/main.js again, beside it the parts that each role and command loads, and what is in them. */
export async function bundleProgram() {
  const outdir = path.join(root, 'dist', 'src');
  const metafile = await bundle(path.join(root, 'src', 'main.ts'), outdir);
  // Those of the last build go at the end: a command that starts meanwhile may need them.
  const written = new Set(Object.keys(metafile.outputs).map((file) => path.basename(file)));
  for (const name of await readdir(path.join(outdir, 'parts')))
    if (!written.has(name)) await rm(path.join(outdir, 'parts', name));
  await writeFile(path.join(root, 'dist', 'loaded.json'), JSON.stringify(loadedByRoles(metafile), null, 2));
}

/** Builds the worker of the benchmark's empty workflows as the service's own: what its SDK costs is the same. */
export async function bundleEmptyWorker() {
  const outdir = path.join(root, 'dist', 'bench', 'built');
  await rm(outdir, { recursive: true, force: true });
  await bundle(path.join(root, 'bench', 'empty-worker.ts'), outdir);
}

/** Writes a program that runs workflows into few files of a folder. Returns what esbuild tells of them. */
async function bundle(program, outdir) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: {
      [path.basename(program, '.ts')]: program,
      'parts/workflow-worker-thread': path.join(root, 'node_modules', thread),
    },
    outdir,
    chunkNames: 'parts/[name]-[hash]',
    assetNames: 'parts/query-compiler-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // ES modules where a package has both: the others cannot be split, and some find their files by UMD.
    mainFields: ['module', 'main'],
    external: [...external, ...missing],
    plugins: [packages],
    banner: { js: banner },
    // Node keeps the text of each file in memory, in two bytes a character if one of them is beyond Latin 1.
    minifyWhitespace: true,
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
  });
  return metafile;
}

/** For each role: the packages that it loads when it begins, and the bytes of all the text that Node keeps of it. */
function loadedByRoles({ outputs }) {
  const begun = Object.entries(outputs).filter(([, { entryPoint }]) =>
    /^src\/roles\/\w+Role\.ts$/.test(entryPoint ?? ''),
  );
  return Object.fromEntries(
    begun.map(([file, { entryPoint }]) => {
      const files = new Set(['dist/src/main.js', file]);
      for (const each of files)
        for (const { path: next, kind, external } of outputs[each].imports)
          if (kind === 'import-statement' && !external) files.add(next);
      const loaded = [...files].map((each) => outputs[each]);
      const packages = loaded.flatMap(({ inputs }) => Object.keys(inputs)).flatMap((input) => packageOf(input) ?? []);
      const bytes = loaded.reduce((sum, output) => sum + output.bytes, 0);
      return [path.basename(entryPoint, 'Role.ts'), { bytes, packages: [...new Set(packages)].sort() }];
    }),
  );
}

function packageOf(input) {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1];
}
