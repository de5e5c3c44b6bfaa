// Builds the console into dist/console: hashed assets, each with its compressed forms beside it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = import.meta.dirname;
const outDir = path.join(root, '..', 'dist', 'console');

/** Written once, so that no request pays for it. */
const compressed = {
  name: 'compressed',
  closeBundle() {
    for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(html|js|css|svg)$/.test(entry.name)) continue;
      const file = path.join(entry.parentPath, entry.name);
      const bytes = readFileSync(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
};

export default {
  root,
  base: '/console/',
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // An inlined asset would be a `data:` address, which the content security policy refuses for all but images.
    assetsInlineLimit: 0,
  },
  plugins: [compressed],
};
