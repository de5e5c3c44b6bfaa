// `node scripts/vendor-redoc.mjs`: puts Redoc's bundle, as npm has it, into vendor/redoc. `--check` only compares.
// The package would bring 115 packages and 84 MB for the one file that browsers load, so the file alone is kept.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { fail, root, run } from './lib.mjs';

const version = '2.5.0';
const target = path.join(root, 'vendor', 'redoc');
const folder = mkdtempSync(path.join(tmpdir(), 'redoc-'));
try {
  const npm = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, `redoc@${version}`];
  if ((await run('npm', npm)) !== 0) fail('redoc cannot be fetched: see the message above.');
  const tarball = path.join(folder, readdirSync(folder)[0]);
  if ((await run('tar', ['-xzf', tarball, '-C', folder])) !== 0) fail('redoc cannot be unpacked.');
  const read = (...segments) => readFileSync(path.join(folder, 'package', ...segments));
  const bundle = read('bundles', 'redoc.standalone.js');
  const kept = path.join(target, 'redoc.standalone.js.gz');
  if (process.argv.includes('--check')) {
    if (!gunzipSync(readFileSync(kept)).equals(bundle)) fail(`${kept} is not the bundle of redoc@${version}.`);
  } else {
    mkdirSync(target, { recursive: true });
    writeFileSync(kept, gzipSync(bundle, { level: 9 }));
    const notices = read('bundles', 'redoc.standalone.js.LICENSE.txt');
    writeFileSync(path.join(target, 'LICENSE'), Buffer.concat([read('LICENSE'), Buffer.from('\n'), notices]));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
