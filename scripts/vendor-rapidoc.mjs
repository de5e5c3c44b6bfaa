// `node scripts/vendor-rapidoc.mjs`: puts RapiDoc's bundle, as npm has it, into vendor/rapidoc. `--check` only compares.
// The package would bring its parser's packages for the one file that browsers load, so the file alone is kept.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { fail, root, run } from './lib.mjs';

const version = '9.3.8';
const target = path.join(root, 'vendor', 'rapidoc');
const folder = mkdtempSync(path.join(tmpdir(), 'rapidoc-'));
try {
  const npm = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, `rapidoc@${version}`];
  if ((await run('npm', npm)) !== 0) fail('rapidoc cannot be fetched: see the message above.');
  const tarball = path.join(folder, readdirSync(folder)[0]);
  if ((await run('tar', ['-xzf', tarball, '-C', folder])) !== 0) fail('rapidoc cannot be unpacked.');
  const read = (...segments) => readFileSync(path.join(folder, 'package', ...segments));
  const bundle = read('dist', 'rapidoc-min.js');
  const kept = path.join(target, 'rapidoc-min.js.gz');
  if (process.argv.includes('--check')) {
    if (!gunzipSync(readFileSync(kept)).equals(bundle)) fail(`${kept} is not the bundle of rapidoc@${version}.`);
  } else {
    mkdirSync(target, { recursive: true });
    writeFileSync(kept, gzipSync(bundle, { level: 9 }));
    const notices = read('dist', 'rapidoc-min.js.LICENSE.txt');
    writeFileSync(path.join(target, 'LICENSE'), Buffer.concat([read('LICENSE.txt'), Buffer.from('\n'), notices]));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
