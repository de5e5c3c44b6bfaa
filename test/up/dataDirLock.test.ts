/** One service at a time has a data folder, and a crash keeps nobody out of it. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UserError } from '../../src/lib/errors.ts';
import { commandLineOf } from '../../src/lib/processes.ts';
import { lockDataDir } from '../../src/up/dataDirLock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'locked-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const held = async (pid: number, commandLine: string) =>
  writeFile(path.join(folder, 'lock'), `${pid}\n${commandLine}\n`);

test('a data folder in use is refused with the pid of its user, until that one is done', async () => {
  await held(process.ppid, await commandLineOf(process.ppid));
  const refusal = await lockDataDir(folder).catch((error: Error) => error);
  expect(refusal).toBeInstanceOf(UserError);
  expect((refusal as Error).message).toContain(`is in use by process ${process.ppid}: stop it`);
  await rm(path.join(folder, 'lock'));
  const unlock = await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toThrow(`is in use by process ${process.pid}`);
  await unlock();
  expect(await readdir(folder)).toEqual([]);
  await (await lockDataDir(folder))();
});

test.each<[string, () => Promise<[pid: number, commandLine: string]>]>([
  ['a process that is gone', async () => [spawnSync('true').pid, 'true ']],
  ['a process whose pid another one has now', async () => [process.ppid, 'another program ']],
  [
    'a process that had this pid, before a container started again',
    async () => [process.pid, await commandLineOf(process.pid)],
  ],
])('the lock of %s is taken over', async (_what, former) => {
  await held(...(await former()));
  const unlock = await lockDataDir(folder);
  await unlock();
  expect(await readdir(folder)).toEqual([]);
});
