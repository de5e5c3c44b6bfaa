import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { freePort, isPortFree } from '../../src/up/ports.ts';
import { program } from '../support/service.ts';

const file = pathToFileURL(path.join(path.dirname(program), 'up', 'ports.js')).href;
const choosing = `import { freePort } from ${JSON.stringify(file)}
console.log(JSON.stringify(await Promise.all(Array.from({ length: 300 }, () => freePort()))));
  await new Promise((resolve) => process.stdin.resume().once('end', resolve)); process.exit();`;

/** Ports chosen in separate processes, each of which lives until all have chosen. */
async function chosenElsewhere(count: number): Promise<number[][]> {
  const running = Array.from({ length: count }, () => {
    const done = promisify(execFile)(process.execPath, ['--input-type=module', '-e', choosing]);
    const said = new Promise<void>((resolve, reject) => {
      done.child.stdout!.once('data', () => resolve());
      done.catch(reject);
    });
    return { done, said };
  });
  await Promise.all(running.map(({ said }) => said));
  return Promise.all(
    running.map(async ({ done }) => {
      done.child.stdin!.end();
      return JSON.parse((await done).stdout) as number[];
    }),
  );
}

test('a chosen port is not handed out again, by this process or another, before it is listened on', async () => {
  const own = await Promise.all(Array.from({ length: 300 }, () => freePort()));
  const all = [own, ...(await chosenElsewhere(3))].flat();
  expect(all).toHaveLength(1_200);
  expect(new Set(all).size).toBe(1_200);
});

test('a port that is listened on is not free', async () => {
  const port = await freePort();
  expect(await isPortFree(port)).toBe(true);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await isPortFree(port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
});
