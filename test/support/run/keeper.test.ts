import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Disk } from '../../../bench/soak/disks.ts';
import { exists } from '../../../src/lib/files.ts';
import { isAlive } from '../../../src/lib/processes.ts';
import { query, startPostgres } from '../database.ts';
import { waitFor } from '../wait.ts';
import { oncePerRun } from './shared.ts';

const name = () => `of a test: ${crypto.randomUUID()}`;

/** As another suite has it: it remembers nothing itself. */
async function anotherSuite(): Promise<typeof oncePerRun> {
  let module: { oncePerRun: typeof oncePerRun } | undefined;
  await jest.isolateModulesAsync(async () => {
    module = await import('./shared.ts');
  });
  expect(module!.oncePerRun).not.toBe(oncePerRun);
  return module!.oncePerRun;
}

test('what one suite made, the others get', async () => {
  const [shared, other] = [name(), await anotherSuite()];
  const slow = async () => {
    await waitFor('the other suite to ask', () => asked);
    return 'of the first';
  };
  let asked = false;
  const first = oncePerRun(shared, slow);
  const [again, second] = [
    oncePerRun(shared, async () => 'of the same suite'),
    other(shared, async () => 'of the second'),
  ];
  asked = true;
  expect(await Promise.all([first, again, second])).toEqual(Array(3).fill('of the first'));
  expect(await (await anotherSuite())(shared, async () => 'of the third')).toBe('of the first');
  expect(await other(name(), async () => 'of the second')).toBe('of the second');
});

test('what could not be made is made by the next that asks', async () => {
  const shared = name();
  const failed = oncePerRun(shared, () => Promise.reject(new Error('not yet')));
  await expect(failed).rejects.toThrow('not yet');
  expect(await (await anotherSuite())(shared, async () => 'made')).toBe('made');
});

test('suites share a server and no database; a suite that stops leaves none behind', async () => {
  const [one, other] = [await startPostgres(), await startPostgres()];
  const [url, next] = [await one.createDatabase(), await other.createDatabase()];
  expect([new URL(next).host, next === url]).toEqual([new URL(url).host, false]);
  const own = await startPostgres({ own: true });
  expect(new URL(await own.createDatabase()).host).not.toBe(new URL(url).host);
  await own.stop();
  const known = async () =>
    (await query<{ datname: string }>(next, 'SELECT datname FROM pg_database')).map((row) => row.datname);
  const nameOf = (at: string) => new URL(at).pathname.slice(1);
  expect(await known()).toEqual(expect.arrayContaining([nameOf(url), nameOf(next)]));
  await one.stop();
  expect(await known()).not.toContain(nameOf(url));
  expect(await known()).toContain(nameOf(next));
  await other.stop();
});

describe('when Jest ends', () => {
  let folder: string;
  let main: ChildProcess;
  let server: number;
  beforeEach(async () => {
    // Jest's main process, in so far as the keeper knows it.
    const body = `
      import setUp from ${JSON.stringify(path.join(import.meta.dirname, 'setup.mjs'))};
      import tearDown from ${JSON.stringify(path.join(import.meta.dirname, 'teardown.mjs'))};
      import { mkdtempSync } from 'node:fs';
      import { request } from 'node:http';
      import { json } from 'node:stream/consumers';
      import { tmpdir } from 'node:os';
      await setUp();
      const folder = mkdtempSync(tmpdir() + '/data-');
      const server = { command: ['sleep', '1000'], stopSignal: 'SIGINT' };
      request({ socketPath: process.env.TEST_RUN_KEEPER, path: '/run', method: 'POST' }, async (answer) =>
        console.log(JSON.stringify({ ...(await json(answer)), folder }))).end(JSON.stringify(server));
      process.once('SIGUSR2', () => tearDown().then(() => process.exit()));
      setInterval(() => {}, 1_000);`;
    main = spawn(process.execPath, ['--input-type=module', '--eval', body], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [text] = await once(main.stdout!, 'data');
    ({ pid: server, folder } = JSON.parse(String(text)) as { pid: number; folder: string });
    expect([isAlive(server), await exists(folder)]).toEqual([true, true]);
  });
  afterEach(() => {
    main.kill('SIGKILL');
  });

  test.each(['SIGUSR2', 'SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'by %s, its shared servers end and leave nothing behind',
    async (signal) => {
      if (Disk.canBeMounted()) await Disk.mount(path.join(folder, 'disk'), 1);
      const gone = once(main, 'exit');
      main.kill(signal);
      await gone;
      await waitFor('the server to end', () => !isAlive(server));
      await waitFor('its folder to be removed', async () => !(await exists(folder)));
    },
  );
});
