/** What the suites of one test run share, by way of the run's keeper (keeper.mjs). */
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a maker can do for all suites. */
export interface Run {
  /** For files; removed at the end of the run. */
  folder: string;
  /** Starts a server that ends with the run, before the run's temporary files are removed. Returns its process id. */
  start(server: { command: readonly string[]; stopSignal: NodeJS.Signals }): Promise<number>;
}

const known = new Map<string, Promise<unknown>>();

/** Returns what `make` returns in the first suite of the run that asks. `name` identifies it. */
export function oncePerRun<T>(name: string, make: (run: Run) => Promise<T>): Promise<T> {
  const asked = known.get(name) ?? askFor(name, make).catch(forget);
  known.set(name, asked);
  return asked as Promise<T>;

  function forget(error: unknown): never {
    known.delete(name);
    throw error;
  }
}

async function askFor<T>(name: string, make: (run: Run) => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask<{ value?: T; make?: true; folder: string }>('once', { name, pid: process.pid });
    if ('value' in answer) return answer.value as T;
    if (answer.make) return makeFor(name, () => make({ folder: answer.folder, start }));
    await sleep(50);
  }
}

async function makeFor<T>(name: string, make: () => Promise<T>): Promise<T> {
  try {
    const value = await make();
    await ask('made', { name, value });
    return value;
  } catch (error) {
    await ask('failed', { name });
    throw error;
  }
}

async function start(server: { command: readonly string[]; stopSignal: NodeJS.Signals }) {
  return (await ask<{ pid: number }>('run', server)).pid;
}

async function ask<T>(operation: string, body: object): Promise<T> {
  const socketPath = process.env['TEST_RUN_KEEPER'];
  if (!socketPath) throw new Error('there is no keeper of shared servers: is globalSetup missing in the settings?');
  const response = await new Promise<NodeJS.ReadableStream>((resolve, reject) =>
    request({ socketPath, path: `/${operation}`, method: 'POST' }, resolve)
      .once('error', reject)
      .end(JSON.stringify(body)),
  );
  return (await json(response)) as T;
}
