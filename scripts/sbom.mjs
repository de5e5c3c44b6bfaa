// `npm run -s sbom`: the software bill of materials (CycloneDX) of the production dependencies and of what
// browsers run, on standard output. From the lock file; with --installed from node_modules as it is, for the image.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fail, root, sha256 } from './lib.mjs';

const { devDependencies: _, ...production } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const bom = JSON.parse(process.argv.includes('--installed') ? sbom(root) : ofLock());
// npm names the root after its folder.
bom.metadata.component.name = production.name;
addBrowserParts();
// The same sources have the same bill, so that a release can be made again and compared.
delete bom.metadata.timestamp;
delete bom.serialNumber;
const [a, b, c, d] = sha256(JSON.stringify(bom)).match(/.{8}/g);
bom.serialNumber = `urn:uuid:${a}-${b.slice(0, 4)}-8${b.slice(5)}-8${c.slice(1, 4)}-${c.slice(4)}${d}`;
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);

/**
 * What browsers run beside the production dependencies: packages of development that esbuild puts into the console, and the
 * vendored API reference. None needs another package. The lock file has them also where they are not installed.
 */
function addBrowserParts() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const bundled = ['@fontsource-variable/inter', '@xterm/addon-fit', '@xterm/xterm', 'preact', 'uplot'];
  const vendoring = readFileSync(path.join(root, 'scripts', 'vendor-rapidoc.mjs'), 'utf8');
  const [, rapidoc] = /const version = '(.+)'/.exec(vendoring);
  const parts = [
    ...bundled.map((name) => ({ name, ...packages[`node_modules/${name}`], into: 'console' })),
    { name: 'rapidoc', version: rapidoc, license: 'MIT', into: 'API reference' },
  ];
  const main = bom.dependencies.find(({ ref }) => ref === bom.metadata.component['bom-ref']);
  for (const { name, version, license, integrity, into } of parts) {
    const ref = `${name}@${version}`;
    const digest = integrity && Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
    bom.components.push({
      'bom-ref': ref,
      type: 'library',
      name,
      version,
      scope: 'required',
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      properties: [{ name: 'compute-service:bundled-into', value: into }],
      ...(digest && { hashes: [{ alg: 'SHA-512', content: digest }] }),
      licenses: [{ license: { id: license } }],
    });
    bom.dependencies.push({ ref, dependsOn: [] });
    main.dependsOn.push(ref);
  }
}

/**
 * npm's own --omit=dev leaves out what production and development both need, such as ws, and keeps what only an optional
 * peer would need. A lock file of the production dependencies alone has neither fault.
 */
function ofLock() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(production));
    copyFileSync(path.join(root, 'package-lock.json'), path.join(folder, 'package-lock.json'));
    npm(folder, 'install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund');
    return sbom(folder, '--package-lock-only');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sbom(folder, ...options) {
  return npm(folder, 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', ...options);
}

function npm(folder, ...args) {
  const done = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
  if (done.status !== 0) fail(`npm ${args[0]} failed: ${done.stderr?.trim() || 'is npm 10 or newer on PATH?'}`);
  return done.stdout;
}
