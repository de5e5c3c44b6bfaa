// `npm run release -- FOLDER [--sign KEY] [--draft]`: makes everything of a release in an empty folder, with SHA256SUMS. The
// same commit has the same bytes: every date in a file is the commit's, or a fixed one. Nothing is published. With --sign,
// GPG signs what registries of Terraform providers want signed. With --draft, the packages may have changes that no commit
// has.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { fail, report, root, sumsOf } from './lib.mjs';
import { makeProvider } from './releaseProvider.mjs';
import { setup } from './setup.mjs';

const {
  values: { sign: key, draft },
  positionals: [folder],
} = parseArgs({ allowPositionals: true, options: { sign: { type: 'string' }, draft: { type: 'boolean' } } });
if (!folder) fail('Name the folder: npm run release -- FOLDER');
const target = path.resolve(folder);
mkdirSync(target, { recursive: true });
if (readdirSync(target).length > 0) fail(`${target} is not empty: name another folder, or empty it.`);
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
// The source is the commit's, but the packages are built of the files here, new ones included.
const changed = text('git', ['status', '--porcelain', '--untracked-files=all']);
if (changed && !draft)
  fail(`Commit or remove these changes first, or add --draft for files that are not to be published:\n${changed}`);
if (changed) report(`a draft, not to be published; no commit has:\n${changed}`);
const date = text('git', ['show', '--no-patch', '--format=%ct', 'HEAD']);

await setup('everything');
report('the source of the service');
write(`compute-service-${version}.tar`, output('git', ['archive', `--prefix=compute-service-${version}/`, 'HEAD']));
for (const name of ['sdk', 'cli']) {
  report(`the npm package of ${name}/`);
  output('npm', ['pack', '--silent', '--pack-destination', target, path.join(root, name)]);
}
report('the Helm chart');
write(`compute-service-chart-${version}.tar`, chart());
report('the Python client');
makePython();
report('the Terraform provider');
makeProvider(path.join(target, 'terraform'), { version, key, run: output });
report('the SBOM');
writeFileSync(
  path.join(target, `compute-service-${version}.cdx.json`),
  output(process.execPath, [path.join(root, 'scripts', 'sbom.mjs')]),
);
const made = readdirSync(target, { recursive: true });
const sums = sumsOf(
  target,
  made.filter((name) => name !== 'terraform' && !name.endsWith('.sig')),
);
writeFileSync(path.join(target, 'SHA256SUMS'), sums);
console.log(sums.trim());

/** Node's gzip has no date in its header. */
function write(name, tar) {
  writeFileSync(path.join(target, `${name.replace(/\.tar$/, '')}.tgz`), gzipSync(tar, { level: 9 }));
}

/** As `helm package` makes it, with what its links lead to: they lead out of the chart. It asks for GNU tar. */
function chart() {
  const files = text('git', ['ls-files', '--', 'deploy/helm']).split('\n');
  const same = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX', `--mtime=@${date}`, '--format=gnu'];
  const names = '--transform=s,^deploy/helm,compute-service,';
  return output('tar', ['--create', '--dereference', '--hard-dereference', ...same, names, ...files]);
}

function makePython() {
  const work = mkdtempSync(path.join(tmpdir(), 'python-client-'));
  try {
    const venv = path.join(work, 'venv');
    output('python3', ['-m', 'venv', venv]);
    const python = path.join(venv, 'bin', 'python');
    const [tool] = readFileSync(path.join(root, 'python', 'requirements.txt'), 'utf8').match(/^hatchling==.+$/m);
    output(python, ['-m', 'pip', '--disable-pip-version-check', 'install', '--quiet', tool]);
    // What tests and tools leave beside the sources is no part of it.
    const sources = path.join(work, 'python');
    const files = text('git', ['ls-files', '--', 'python']).split('\n');
    for (const file of files) cpSync(path.join(root, file), path.join(work, file));
    output(python, ['-m', 'hatchling', 'build', '--directory', target], { cwd: sources, SOURCE_DATE_EPOCH: date });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function text(command, words) {
  return output(command, words).toString().trim();
}

/** What a program prints. The release ends if it fails. */
function output(command, words, { cwd = root, ...env } = {}) {
  const stdio = ['ignore', 'pipe', 'pipe'];
  const done = spawnSync(command, words, { cwd, stdio, maxBuffer: 2 ** 28, env: { ...process.env, ...env } });
  if (done.status !== 0) {
    const why = done.error?.message ?? done.stderr.toString().trim();
    fail(`The release is not complete: "${command} ${words.slice(0, 3).join(' ')}" failed: ${why}`);
  }
  return done.stdout;
}
