// `npm run update`: makes again what is made of the sources (types of the clients, tables of the documentation, goldens), and
// says what changed. `--all` also makes what needs a running service: printed examples, pictures, and histories.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { report, root, run, tool } from './lib.mjs';
import { setup } from './setup.mjs';

const suites = [
  'test/docs.test.ts',
  'test/scale.test.ts',
  'test/operations/alerts',
  'test/kubernetes/golden',
  'test/operators/typedCommands',
  'test/clients/pythonTypes',
];
const slow = ['test/e2e/month', 'test/e2e/journeys', 'test/console'];
/** What these write, and nothing that is edited by hand alone. */
const made = ['sdk/src/generated', 'python/src', 'docs', 'deploy', 'test/golden', 'test/histories'];

const all = process.argv.includes('--all');
const before = changes();
await setup('everything');
const failed = [];
await make('types of the SDK', ['scripts/sdk.mjs']);
await make('documentation and goldens', jest(all ? [...suites, ...slow] : suites));
if (all) {
  await make('the recording of the first minute', ['scripts/recording.mjs']);
  await make('histories', jest(['test/workflows/replay']), { RECORD_HISTORIES: '1' });
}
const after = changes().filter((line) => !before.includes(line));
report(after.length === 0 ? 'nothing changed' : `changed:\n${after.join('\n')}`);
if (failed.length > 0) report(`failed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function make(what, args, env = {}) {
  report(what);
  const code = await run(process.execPath, args, { env: { UPDATE: '1', ...env } });
  if (code !== 0) failed.push(what);
}

function jest(paths) {
  return [tool('jest', 'bin', 'jest.js'), '--silent', ...paths];
}

/** With digests: a file that was changed before may change again. */
function changes() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  return git('status', '--porcelain', '--', ...made).map((line) => {
    const file = line.slice(3);
    return `${line} ${git('hash-object', path.join(root, file))[0]?.slice(0, 7) ?? ''}`.trim();
  });
}
