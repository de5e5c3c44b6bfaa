/**
 * A role whose log cannot be written: a full disk (/dev/full refuses every byte), a reader that has gone, one that is
 * stalled.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { program } from '../support/service.ts';

const log = path.join(path.dirname(program), 'roles', 'roleLog.js');
const sdk = path.join(path.dirname(program), 'temporal', 'temporalRuntime.js');
/** Reports its progress on a separate descriptor, because its log may be closed. */
const script = `
  import { writeSync } from 'node:fs';
  import { openLog, logWhatNodeSays } from ${JSON.stringify(log)};
  import { sdkLogger } from ${JSON.stringify(sdk)};
  const log = openLog('role', 'info');
  logWhatNodeSays(log);
  const ofSdk = sdkLogger('WARN', log);
  process.stdin.on('data', () => log.info('after all'));
  process.stdin.once('end', () => process.exit(7));
  for (let line = 0; line < 20_000; line++) {
    log.info({ line, padding: 'x'.repeat(200) }, 'a line');
    if (line % 1_000 === 0) ofSdk.warn('a line of the SDK', { level: 'none', time: 0, cause: new Error('x'), big: 1n });
    if (line % 1_000 === 0) await new Promise(setImmediate);
  }
  process.emitWarning('a warning of Node');
  await new Promise(setImmediate);
  writeSync(3, 'done');
`;

const run = (words: readonly string[], stdout: number) =>
  spawn(words[0]!, words.slice(1), { stdio: ['pipe', stdout, stdout, 'pipe'], timeout: 120_000 });
const role = [process.execPath, '--input-type=module', '-e', script];

/** Runs the role until it has logged everything, then lets it end; returns the exit code. */
async function exitOf(child: ReturnType<typeof run>, whenDone = async () => {}): Promise<number | null> {
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const done = once(child.stdio[3]!, 'data').then(() => true);
  if (await Promise.race([done, exited.then(() => false)])) await whenDone();
  child.stdin!.end();
  return (await exited)[0];
}

async function withFile<T>(file: string, work: (fd: number) => Promise<T>): Promise<T> {
  const fd = openSync(file, 'w');
  try {
    return await work(fd);
  } finally {
    closeSync(fd);
  }
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'log-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a log file gets every line of the role, the SDK, and Node in one form', async () => {
  const file = path.join(folder, 'log');
  expect(await withFile(file, (fd) => exitOf(run(role, fd)))).toBe(7);
  const lines = (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ msg }) => msg === 'a line')).toHaveLength(20_000);
  const ofSdk = lines.filter(({ component }) => component === 'temporal-sdk');
  expect(ofSdk).toHaveLength(20);
  expect(ofSdk[0]).toMatchObject({
    level: 'warn',
    level_: 'none',
    time_: 0,
    cause: 'x',
    big: '1',
    msg: 'a line of the SDK',
  });
  expect(lines.at(-1)).toMatchObject({ level: 'warn', name: 'role', msg: 'a warning of Node' });
  for (const { level, time } of lines) {
    expect(['info', 'warn']).toContain(level);
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  }
}, 120_000);

test('a full disk loses log lines, but neither ends nor blocks a role', async () => {
  expect(await withFile('/dev/full', (fd) => exitOf(run(role, fd)))).toBe(7);
}, 120_000);

test('a closed reader loses log lines, but neither ends nor blocks a role', async () => {
  // The shell's reader has ended before the role begins.
  const quoted = role.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  const piped = `exec 4>&1; { sleep 0.2; ${quoted}; echo $? >"$0"; } | true; cat "$0"`;
  const file = path.join(folder, 'code');
  await withFile(path.join(folder, 'log'), (fd) => exitOf(run(['bash', '-c', piped, file], fd)));
  expect(await readFile(file, 'utf8')).toBe('7\n');
}, 120_000);

test('a role does not wait for a stalled reader; once it reads again, the log says how many lines it missed', async () => {
  const quoted = role.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  // The reader reads nothing until the file "go" exists.
  const piped = `{ ${quoted}; echo $? >"$0/code"; } | { until test -e "$0/go"; do sleep 0.05; done; cat >"$0/log"; }`;
  const child = await withFile(path.join(folder, 'errors'), async (fd) => run(['bash', '-c', piped, folder], fd));
  const code = await exitOf(child, async () => {
    await withFile(path.join(folder, 'go'), async () => {});
    child.stdin!.write('x');
    // It reads again: the next lines come after those that waited.
    for (;;) {
      const text = await readFile(path.join(folder, 'log'), 'utf8').catch(() => '');
      if (text.includes('lines were dropped')) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  expect(code).toBe(0);
  expect(await readFile(path.join(folder, 'code'), 'utf8')).toBe('7\n');
  const lines = (await readFile(path.join(folder, 'log'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { dropped } = lines.find(({ msg }) => msg === 'lines were dropped while this log could not be written');
  expect(dropped).toBeGreaterThan(1_000);
}, 120_000);

test('a role whose reader never reads again still ends when it is asked to', async () => {
  const quoted = role.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  const piped = `{ ${quoted}; echo $? >"$0/code"; touch "$0/go"; } | until test -e "$0/go"; do sleep 0.05; done`;
  await withFile(path.join(folder, 'errors'), (fd) => exitOf(run(['bash', '-c', piped, folder], fd)));
  expect(await readFile(path.join(folder, 'code'), 'utf8')).toBe('7\n');
}, 120_000);
