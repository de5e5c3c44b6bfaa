// Builds the console into dist/console, and the operators' page into dist/operator-console: hashed assets, each with its
// compressed forms beside it. They are made of the same parts, and neither has a byte of the other's own.
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from './lib.mjs';

const builds = [
  {
    name: 'console',
    main: 'console/src/main.tsx',
    without: 'The console needs scripts. Plain pages: <a href="/account">account</a>, <a href="/usage">usage</a>.',
  },
  {
    name: 'operator-console',
    main: 'console/src/operators/main.tsx',
    without: "The operators' page needs scripts. The command line does the same.",
  },
];
const icon = 'console/src/icon.svg';
const typeface = 'node_modules/@fontsource-variable/inter';

export async function buildConsole() {
  for (const each of builds) await buildOne(each);
}

async function buildOne({ name, main, without }) {
  const outDir = path.join(root, 'dist', name);
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
    loader: { '.svg': 'copy', '.woff2': 'file' },
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  writeFileSync(path.join(outDir, 'index.html'), page(metafile.outputs, main, without));
  // The license of the typeface goes with each copy of it.
  copyFileSync(path.join(root, typeface, 'LICENSE'), path.join(outDir, 'inter-LICENSE.txt'));
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true }))
    if (/\.(html|js|css|svg)$/.test(entry.name)) compress(path.join(entry.parentPath, entry.name));
}

/**
 * The page that loads the assets, with those that the first script imports named, so that none waits for it. `without` is
 * what it says where no scripts run.
 */
function page(outputs, main, without) {
  const address = (file) => `/console/assets/${path.basename(file)}`;
  const of = (source) => Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source);
  const [script, { cssBundle, imports }] = of(main);
  const isLatin = ([, { inputs }]) =>
    Object.keys(inputs).some((input) => input.endsWith('inter-latin-wght-normal.woff2'));
  const [letters] = Object.entries(outputs).find((each) => each[0].endsWith('.woff2') && isLatin(each));
  const parts = imports.filter(({ kind }) => kind === 'import-statement');
  const links = [
    // Without it, the first text would change its letters once the style sheet has arrived.
    `<link rel="preload" href="${address(letters)}" as="font" type="font/woff2" crossorigin />`,
    ...parts.map(({ path: part }) => `<link rel="modulepreload" href="${address(part)}" />`),
    `<link rel="stylesheet" href="${address(cssBundle)}" />`,
  ];
  return readFileSync(path.join(root, 'console', 'index.html'), 'utf8')
    .replace('/src/icon.svg', address(of(icon)[0]))
    .replace('/src/main.tsx', address(script))
    .replace('<noscript></noscript>', `<noscript>${without}</noscript>`)
    .replace('\n  </head>', `\n    ${links.join('\n    ')}\n  </head>`);
}

/** Done once, so that no request pays for it. */
function compress(file) {
  const bytes = readFileSync(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
