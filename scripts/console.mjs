// Builds the console into dist/console: hashed assets, each with its compressed forms beside it.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from './lib.mjs';

const outDir = path.join(root, 'dist', 'console');
const main = 'console/src/main.tsx';
const icon = 'console/src/icon.svg';

export async function buildConsole() {
  rmSync(outDir, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [main, icon],
    outdir: path.join(outDir, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    // A page loads its own part only.
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // An inlined asset would be a `data:` address, which the content security policy refuses for all but images.
    loader: { '.svg': 'copy' },
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  writeFileSync(path.join(outDir, 'index.html'), page(metafile.outputs));
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) compress(path.join(entry.parentPath, entry.name));
}

/** The page that loads the assets, with those that the first script imports named, so that none waits for it. */
function page(outputs) {
  const address = (file) => `/console/assets/${path.basename(file)}`;
  const of = (source) => Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source);
  const [script, { cssBundle, imports }] = of(main);
  const parts = imports.filter(({ kind }) => kind === 'import-statement');
  const links = [
    ...parts.map(({ path: part }) => `<link rel="modulepreload" href="${address(part)}" />`),
    `<link rel="stylesheet" href="${address(cssBundle)}" />`,
  ];
  return readFileSync(path.join(root, 'console', 'index.html'), 'utf8')
    .replace('/src/icon.svg', address(of(icon)[0]))
    .replace('/src/main.tsx', address(script))
    .replace('\n  </head>', `\n    ${links.join('\n    ')}\n  </head>`);
}

/** Done once, so that no request pays for it. */
function compress(file) {
  const bytes = readFileSync(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
