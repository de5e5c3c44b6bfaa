import { execFile, spawn } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '..', '..');
const run = promisify(execFile);

test('a second set-up does nothing, and does it within a second of its own work', async () => {
  await run(process.execPath, ['scripts/run.mjs', '--build-only'], { cwd: root });
  const before = await builtAt();
  const { stderr } = await run(process.execPath, ['scripts/run.mjs', '--build-only'], { cwd: root });
  expect(stderr).toBe('');
  expect(await builtAt()).toEqual(before);
}, 120_000);

test('set-ups at the same time wait for each other, and leave no lock', async () => {
  const runs = Array.from({ length: 3 }, () =>
    run(process.execPath, ['scripts/run.mjs', '--build-only'], { cwd: root }),
  );
  await Promise.all(runs);
  expect((await readdir(path.join(root, 'dist'))).filter((name) => name.startsWith('.setup.lock'))).toEqual([]);
}, 120_000);

test('a Node that is too old is one clear line', async () => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '18.20.0' }); const { setup } = await import('./scripts/setup.mjs'); await setup();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', pretend], { cwd: root });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect({ code, said }).toEqual({
    code: 1,
    said: 'Node 18.20.0 is too old: install Node 20.19 or newer (https://nodejs.org) and run this again.\n',
  });
});

async function builtAt(): Promise<string[]> {
  const files = ['main.js', 'up/supervisor.js'].map((name) => path.join(root, 'dist', 'src', name));
  const times = await Promise.all(files.map(async (file) => String((await stat(file)).mtimeMs)));
  return [...times, await readFile(path.join(root, 'dist', '.stamps', 'tsc'), 'utf8')];
}
