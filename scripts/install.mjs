// Installs the packages, and reports within seconds what prevents it: an unreachable registry, a full disk.
import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { readText, report, root } from './lib.mjs';

/** Disk space that the packages take at first, rounded down: less is never enough. `everything` is what tests need, too. */
const neededMb = { start: 440, everything: 950 };
/** The development dependencies with which a start builds the program. */
const buildTools = [
  '@fontsource-variable/inter',
  '@xterm/addon-fit',
  '@xterm/xterm',
  'esbuild',
  'openapi-fetch',
  'preact',
  'uplot',
];
/** npm itself would keep trying for minutes. */
const pingTimeoutMs = 6_000;
const pingLimitMs = 8_000;
/** If a registry refuses, only the cache can help; a silent one may just be slow. */
const withoutRegistry = ['--offline'];
const withSilentRegistry = ['--prefer-offline', '--fetch-retries=0', '--fetch-timeout=30000'];
const tellEveryMs = 10_000;
const registryWayOut =
  'check the network, name a proxy (npm config set https-proxy URL) or a registry that you can reach (npm config set registry URL)';

export class SetupError extends Error {}

/** Makes node_modules match the lock: `start` or `everything`. Throws a SetupError that says what to do. */
export async function install(what) {
  const totalMb = neededMb[what];
  const missingMb = totalMb - (await sizeMb());
  const leftMb = freeMb(root);
  if (leftMb < missingMb)
    throw new SetupError(
      `The packages need about ${missingMb} MB, and the disk of ${root} has ${leftMb} MB left: ` +
        'free some space, or move this folder to another disk.',
    );
  report(`installing packages, about ${totalMb} MB (once; minutes, by network and processor)`);
  const problem = await registryProblem();
  if (problem)
    report(
      `${problem.what}: ${registryWayOut}; going on with ${problem.isSilent ? 'what it may still send' : "npm's cache"}`,
    );
  const telling = setInterval(tell, tellEveryMs, performance.now(), totalMb);
  // Not `npm ci`, which first removes what a service that runs from this folder uses. With --no-save, npm still follows
  // the lock and does not write it.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...(problem?.args ?? [])];
  if (what === 'start') args.push('--omit=dev', '--save-prod', ...buildPackages());
  const { code, said } = await npm(args).finally(() => clearInterval(telling));
  if (code !== 0) throw new SetupError(explained(said, problem));
  if (what === 'start') leaveOtherPlatforms();
}

/** Temporal's native library comes for five platforms at once, 27 MB each. */
function leaveOtherPlatforms() {
  const bridge = path.join(root, 'node_modules', '@temporalio', 'core-bridge');
  if (!existsSync(bridge)) return;
  const { getPrebuiltPath } = createRequire(import.meta.url)(path.join(bridge, 'common.js'));
  const own = path.dirname(getPrebuiltPath());
  for (const name of readdirSync(path.dirname(own)))
    if (name !== path.basename(own)) rmSync(path.join(path.dirname(own), name), { recursive: true });
}

function buildPackages() {
  const { devDependencies = {} } = JSON.parse(readText(path.join(root, 'package.json')));
  return buildTools.filter((name) => name in devDependencies).map((name) => `${name}@${devDependencies[name]}`);
}

/** Returns what prevents downloads from npm's registry, or null if the registry responds, with any status. */
async function registryProblem() {
  const args = ['ping', '--fetch-retries=0', `--fetch-timeout=${pingTimeoutMs}`, '--loglevel=notice'];
  const { code, said } = await npm(args, pingLimitMs);
  const [, failure] = /npm (?:error|ERR!) code (\S+)/.exec(said) ?? [];
  if (code === 0 || /^E\d{3}$/.test(failure ?? '')) return null;
  const isSilent = code === null || failure === 'FETCH_ERROR' || failure === 'ETIMEDOUT';
  const [, registry = ''] = /PING (\S+)/.exec(said) ?? [];
  const why = isSilent ? `no response within ${pingTimeoutMs / 1_000} s` : (failure ?? 'npm ping failed');
  return {
    isSilent,
    what: `the npm registry ${withoutPassword(registry)} cannot be reached (${why})`,
    args: isSilent ? withSilentRegistry : withoutRegistry,
  };
}

function withoutPassword(url) {
  return url.replace(/\/\/[^/@]*@/, '//');
}

/** Explains why `npm install` stopped, based on npm's output. */
function explained(said, problem) {
  const [, failure] = /npm (?:error|ERR!) code (\S+)/.exec(said) ?? [];
  if (failure === 'ENOSPC' || /ENOSPC|no space left/i.test(said) || isFull(root)) {
    const [, file = root] = /npm (?:error|ERR!) path (.+)/.exec(said) ?? [];
    return `The disk is full (${path.dirname(file)}): free some space and run this again; it goes on where it was.`;
  }
  if (problem)
    return `The packages cannot be installed: ${problem.what}, and npm's cache does not have all of them. To go on, ${registryWayOut}.`;
  return `${said.trim()}\nnpm install failed: its message is above. Run this again once that is mended.`;
}

function isFull(folder) {
  return freeMb(folder) < 1;
}

/** Free megabytes for the current user on the disk of `folder`. */
export function freeMb(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 1024 ** 2);
}

async function tell(sinceMs, totalMb) {
  report(
    `still installing: ${await sizeMb()} of about ${totalMb} MB, ${Math.round((performance.now() - sinceMs) / 1_000)} s`,
  );
}

/** Megabytes in node_modules; 0 if there is none, or no du. */
async function sizeMb() {
  const { stdout } = await promisify(execFile)('du', ['-sk', path.join(root, 'node_modules')]).catch((error) => error);
  return Math.floor((Number.parseInt(stdout, 10) || 0) / 1024);
}

/** Runs npm from the root. Returns its exit code (null after `limitMs`) and what it wrote to standard error. */
function npm(args, limitMs) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', [...args, '--no-update-notifier'], {
      cwd: root,
      stdio: ['ignore', 2, 'pipe'],
      ...(limitMs && { timeout: limitMs, killSignal: 'SIGKILL' }),
    });
    const end = () => child.kill();
    process.once('exit', end);
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    child.once('error', (error) => {
      const isMissing = error.code === 'ENOENT';
      reject(isMissing ? new SetupError('There is no npm on PATH: it comes with Node (https://nodejs.org).') : error);
    });
    child.once('close', (code) => {
      process.removeListener('exit', end);
      resolve({ code, said });
    });
  });
}
