// `npm run -s sbom`: the software bill of materials (CycloneDX) of the production dependencies, on standard output. From
// the lock file; with --installed from node_modules as it is, for the image.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fail, root } from './lib.mjs';

const { devDependencies: _, ...production } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const bom = JSON.parse(process.argv.includes('--installed') ? sbom(root) : ofLock());
// npm names the root after its folder.
bom.metadata.component.name = production.name;
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);

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
