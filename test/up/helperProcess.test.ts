/** Functions in a process of their own, as the start of `up` has them. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '../../src/domain/errors.ts';
import { isDiskFull } from '../../src/up/fullDisk.ts';
import { HelperProcess } from '../../src/up/helperProcess.ts';
import { isAlive, waitForExit } from '../../src/up/processes.ts';
import { program } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

interface Work {
  pid(): Promise<number>;
  sum(numbers: number[]): Promise<number>;
  refuse(): Promise<void>;
  fail(): Promise<void>;
  hang(): Promise<void>;
  end(): Promise<void>;
}

const built = (file: string) => JSON.stringify(pathToFileURL(path.join(path.dirname(program), file)).href);
const source = `
import { serve } from ${built('up/helperProcess.js')};
import { UserError } from ${built('domain/errors.js')};
serve((print) => ({
  async pid() { return process.pid; },
  async sum(numbers) {
    print('adding ' + numbers.length + ' numbers');
    return numbers.reduce((total, each) => total + each, 0);
  },
  async refuse() { throw new UserError('PORT must be free', { code: 'configuration' }); },
  async fail() { throw new Error('nothing was written', { cause: Object.assign(new Error('write'), { code: 'ENOSPC' }) }); },
  async hang() { print('waiting'); await new Promise(() => {}); },
  async end() { process.kill(process.pid, 'SIGKILL'); },
}));
`;

let folder: string;
let mainFile: string;
const said: string[] = [];
const open = new Set<HelperProcess<Work>>();
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'helper-'));
  mainFile = path.join(folder, 'main.mjs');
  await writeFile(mainFile, source);
});
afterEach(async () => {
  for (const helper of open) await helper.close();
  open.clear();
  said.length = 0;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function start(): HelperProcess<Work> {
  const print = (line: string) => said.push(line);
  const helper = new HelperProcess<Work>({ mainFile, words: [], environment: process.env, print });
  open.add(helper);
  return helper;
}

test('a call returns what the function returns, after what it printed', async () => {
  const helper = start();
  expect(await helper.call('sum', [1, 2, 3])).toBe(6);
  expect(await helper.call('sum', [4])).toBe(4);
  expect(said).toEqual(['adding 3 numbers', 'adding 1 numbers']);
});

test('an error for the user stays one, with its exit code', async () => {
  const error = await start()
    .call('refuse')
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(UserError);
  expect(error).toMatchObject({ message: 'PORT must be free', code: 'configuration', exitCode: 1 });
});

test('another error keeps its stack and its causes, so a full disk is recognised', async () => {
  const error = await start()
    .call('fail')
    .catch((caught: unknown) => caught);
  expect(error).not.toBeInstanceOf(UserError);
  expect(isDiskFull(error)).toBe(true);
  expect((error as Error).stack).toContain('main.mjs');
});

test('a process that was killed fails its call and those after it', async () => {
  const helper = start();
  await expect(helper.call('end')).rejects.toThrow('The process for "end" ended (SIGKILL).');
  await expect(helper.call('sum', [1])).rejects.toThrow();
});

test('closing ends the process in the middle of a function', async () => {
  const helper = start();
  const pid = await helper.call('pid');
  const hanging = helper.call('hang').catch((error: Error) => error.message);
  await waitFor('the function to run', () => said.includes('waiting'));
  await helper.close();
  expect(isAlive(pid)).toBe(false);
  expect(await hanging).toBe('The process for "hang" ended (SIGTERM).');
});

test('the process ends once the one that started it was killed', async () => {
  const parentFile = path.join(folder, 'parent.mjs');
  await writeFile(
    parentFile,
    `
import { HelperProcess } from ${built('up/helperProcess.js')};
const options = { mainFile: ${JSON.stringify(mainFile)}, words: [], environment: process.env, print() {} };
const helper = new HelperProcess(options);
console.log(await helper.call('pid'));
await helper.call('hang');
`,
  );
  const parent = spawn(process.execPath, [parentFile], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve).once('end', resolve)));
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  expect(await waitForExit(pid, 20_000)).toBe(true);
});
