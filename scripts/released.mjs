// What a release promises to the next ones: its migrations and its histories, each with its digest, in
// test/upgrades/releases/VERSION.json. `node scripts/released.mjs` writes the file of the version in package.json. A clone
// may lack tags, so it changes or drops an entry only with --not-yet-released.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, root, sha256 } from './lib.mjs';

const folderOf = (checkout) => path.join(checkout, 'test', 'upgrades', 'releases');

function migrationsOf(checkout) {
  const names = readdirSync(path.join(checkout, 'prisma', 'migrations')).filter((name) => /^\d/.test(name));
  return names.sort().map((name) => `prisma/migrations/${name}/migration.sql`);
}

/** The migrations and histories of a checkout, by their paths in it. */
function promised(version, checkout) {
  const histories = path.join('test', 'histories', version);
  const recorded = readdirSync(path.join(checkout, histories)).filter((name) => name.endsWith('.json.gz'));
  return [...migrationsOf(checkout), ...recorded.map((name) => `test/histories/${version}/${name}`)].sort();
}

/** Writes what this version promises. */
function writePromise(version, checkout) {
  const digests = promised(version, checkout).map((file) => [file, digestOf(file, checkout)]);
  mkdirSync(folderOf(checkout), { recursive: true });
  const text = `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`;
  writeFileSync(path.join(folderOf(checkout), `${version}.json`), text);
}

/** What is not as the releases promised: a file that changed or is gone, and a migration that sorts before theirs. */
export function brokenPromises(checkout = root) {
  const releases = readdirSync(folderOf(checkout)).sort();
  return releases.flatMap((name) => {
    const release = name.replace('.json', '');
    const files = filesOf(release, checkout);
    const last = Object.keys(files).findLast((file) => file.startsWith('prisma/'));
    const early = migrationsOf(checkout).filter((file) => file < last && !(file in files));
    return [...lostOf(release, checkout), ...early.map((file) => `${file} sorts before a migration of ${release}`)];
  });
}

function filesOf(release, checkout) {
  return JSON.parse(readFileSync(path.join(folderOf(checkout), `${release}.json`), 'utf8'));
}

/** The files of a release that are not as it promised. */
function lostOf(release, checkout) {
  return Object.entries(filesOf(release, checkout)).flatMap(([file, digest]) => {
    const now = digestOf(file, checkout);
    if (now === digest) return [];
    return [`${file} of ${release} ${now === null ? 'is gone' : 'was changed'}`];
  });
}

function digestOf(file, checkout) {
  const whole = path.join(checkout, file);
  return existsSync(whole) ? sha256(readFileSync(whole)) : null;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const tagged = spawnSync('git', ['tag', '--list', `v${version}`], { cwd: root, encoding: 'utf8' });
  if (tagged.stdout?.trim())
    fail(`${version} is released, so its migrations and histories stay as they are. Set the next version first.`);
  const lost = existsSync(path.join(folderOf(root), `${version}.json`)) ? lostOf(version, root) : [];
  if (lost.length > 0 && !process.argv.includes('--not-yet-released'))
    fail(
      `${lost.join('\n')}\nIf ${version} is released, restore these files. If not, say so: node scripts/released.mjs --not-yet-released`,
    );
  writePromise(version, root);
  console.log(path.join('test', 'upgrades', 'releases', `${version}.json`));
}
