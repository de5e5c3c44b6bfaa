// `npm test`: sets up, checks types and lint, runs the tests. Its last line is always "N passed, N failed".
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import jestConfig from '../jest.config.mjs';
import { check } from './check.mjs';
import { leftOut } from './fullOnly.mjs';
import { readText, report, root, run, tool } from './lib.mjs';
import { setup } from './setup.mjs';
import { unitTests } from './unitTests.mjs';

/**
 * Jest's workers take it over. A suite makes much that is gone with it; with Node's own 16 MiB, most of that is copied
 * about until then, for an eighth of the processor time.
 */
const youngGeneration = '--max-semi-space-size=64';
/** Temporal's servers, which live as long as a suite, need not collect what they throw away so soon. */
const garbage = { GOGC: '400' };
const own = { '--full': { TEST_FULL: '1' }, '--record-histories': { RECORD_HISTORIES: '1' } };
const args = process.argv.slice(2);
const unit = args.includes('--unit');
const jestArgs = [
  ...(args.includes('--record-histories') ? ['test/workflows/replay'] : []),
  ...(unit ? ['--runTestsByPath', ...unitTests()] : []),
  ...args.filter((arg) => !(arg in own) && arg !== '--unit'),
];
/** Who names suites, or says which tests, gets what they name. */
const everyday = jestArgs.length === 0 && !args.includes('--full') ? leftOut() : [];
const env = Object.assign({}, garbage, ...args.map((arg) => own[arg] ?? {}));

/** An operator's quarter on a deployment that takes the whole machine: it runs once the other suites are through. */
const quarter = ['--config', 'jest.cluster.config.mjs', 'test/cluster/quarter.test.ts'];

let counts = { passed: 0, failed: 1 };
process.on('exit', (code) => {
  process.exitCode = code || (counts.failed > 0 ? 1 : 0);
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
});

await setup('everything');
if (await check()) {
  if (unit || (await temporalIsAtHand())) counts = await jest([...jestArgs, ...ignored()]);
  if (args.includes('--full') && jestArgs.length === 0) {
    add(await jest(quarter, { CLUSTER_HOSTS: '20' }));
    if (!(await findsMutants())) counts.failed += 1;
  }
}

/**
 * Runs before the tests. Temporal is built where it cannot be downloaded; that takes minutes, longer than a test may
 * wait.
 */
async function temporalIsAtHand() {
  const { provideTemporal } = await import(
    pathToFileURL(path.join(root, 'dist', 'src', 'up', 'temporalBinary.js')).href
  );
  const { readConfig } = await import(pathToFileURL(path.join(root, 'dist', 'src', 'settings', 'config.js')).href);
  try {
    await provideTemporal({ cacheDir: readConfig(process.env).cacheDir, environment: process.env, report });
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

/** Whether the tests find as many changed expressions as stryker.config.mjs wants. */
async function findsMutants() {
  report('changing expressions, one by one');
  return (await run(process.execPath, [tool('@stryker-mutator', 'core', 'bin', 'stryker.js'), 'run'])) === 0;
}

/** Jest's own patterns again, which the arguments replace, and the suites of `test:full`. */
function ignored() {
  if (everyday.length === 0) return [];
  return ['--testPathIgnorePatterns', ...jestConfig.testPathIgnorePatterns, ...everyday];
}

function add({ passed, failed }) {
  counts = { passed: counts.passed + passed, failed: counts.failed + failed };
}

async function jest(words, more = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'compute-test-'));
  const outputFile = path.join(folder, 'result.json');
  try {
    const code = await run(
      process.execPath,
      [youngGeneration, tool('jest', 'bin', 'jest.js'), '--json', `--outputFile=${outputFile}`, ...words],
      { env: { ...env, ...more } },
    );
    const result = JSON.parse(readText(outputFile) ?? 'null');
    if (result === null) return { passed: 0, failed: 1 };
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    // Jest can also fail for reasons outside any test; those must not look like success.
    return { passed: result.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
