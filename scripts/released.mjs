// What a release promises to the next ones: its migrations and its histories, each with its digest, in
// test/upgrades/releases/VERSION.json. `node scripts/released.mjs` writes the file of the version in package.json, until
// that version is tagged.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, root } from './lib.mjs';

const folderOf = (checkout) => path.join(checkout, 'test', 'upgrades', 'releases');

/** The migrations and histories of a checkout, by their paths in it. */
function promised(version, checkout) {
  const histories = path.join('test', 'histories', version);
  const recorded = readdirSync(path.join(checkout, histories)).filter((name) => name.endsWith('.json.gz'));
  return [...migrationsOf(checkout), ...recorded.map((name) => `test/histories/${version}/${name}`)].sort();
}

function migrationsOf(checkout) {
  const names = readdirSync(path.join(checkout, 'prisma', 'migrations')).filter((name) => /^\d/.test(name));
  return names.sort().map((name) => `prisma/migrations/${name}/migration.sql`);
}

/** Writes what this version promises, again if something of it changed before the tag. */
function writePromise(version, checkout, isAgain) {
  const broken = isAgain ? [] : brokenPromises(checkout).filter((line) => line.includes(` of ${version}`));
  if (broken.length > 0)
    fail(`${broken.join('\n')}\nPut it back. If ${version} is not released yet, run this with --again.`);
  const digests = promised(version, checkout).map((file) => [file, digestOf(file, checkout)]);
  mkdirSync(folderOf(checkout), { recursive: true });
  const text = `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`;
  writeFileSync(path.join(folderOf(checkout), `${version}.json`), text);
}

/** What is not as the releases promised: a file that changed or is gone, and a migration that sorts before theirs. */
export function brokenPromises(checkout = root) {
  const releases = readdirSync(folderOf(checkout)).sort();
  return releases.flatMap((name) => {
    const files = JSON.parse(readFileSync(path.join(folderOf(checkout), name), 'utf8'));
    const release = name.replace('.json', '');
    const broken = Object.entries(files).flatMap(([file, digest]) => {
      const now = digestOf(file, checkout);
      if (now === digest) return [];
      return [`${file} of ${release} ${now === null ? 'is gone' : 'was changed'}`];
    });
    const migrations = Object.keys(files).filter((file) => file.startsWith('prisma/'));
    const early = migrationsOf(checkout).filter((file) => file < migrations.at(-1) && !(file in files));
    return [...broken, ...early.map((file) => `${file} sorts before a migration of ${release}`)];
  });
}

function digestOf(file, checkout) {
  const whole = path.join(checkout, file);
  return existsSync(whole) ? createHash('sha256').update(readFileSync(whole)).digest('hex') : null;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const tagged = spawnSync('git', ['tag', '--list', `v${version}`], { cwd: root, encoding: 'utf8' });
  if (tagged.stdout?.trim())
    fail(`${version} is released, so its migrations and histories stay as they are. Set the next version first.`);
  writePromise(version, root, process.argv.includes('--again'));
  console.log(path.join('test', 'upgrades', 'releases', `${version}.json`));
}
