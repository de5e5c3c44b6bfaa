import { KeyedSemaphore } from '../../src/lib/keyedSemaphore.ts';

/** Starts named tasks that run until the test ends them. */
function tasks(semaphore: KeyedSemaphore) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, key: string, signal?: AbortSignal) =>
    semaphore.run(
      key,
      () => {
        started.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      signal,
    );
  return { started, start, end: (name: string) => ends.get(name)!() };
}

test('tasks of one key run up to the limit, in order of arrival, and keys do not wait for each other', async () => {
  const { started, start, end } = tasks(new KeyedSemaphore(2));
  const all = [start('a', 'k'), start('b', 'k'), start('c', 'k'), start('d', 'k'), start('other', 'l')];
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'other']);
  end('b');
  await all[1];
  expect(started).toEqual(['a', 'b', 'other', 'c']);
  end('a');
  await all[0];
  for (const name of ['c', 'd', 'other']) end(name);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'other']);
});

test('a task that arrives when another ends does not overtake waiting tasks', async () => {
  const { started, start, end } = tasks(new KeyedSemaphore());
  const first = start('first', 'k');
  const waiting = start('waiting', 'k');
  await Promise.resolve();
  end('first');
  const late = first.then(() => start('late', 'k'));
  await first;
  await Promise.resolve();
  expect(started).toEqual(['first', 'waiting']);
  end('waiting');
  await waiting;
  await Promise.resolve();
  end('late');
  expect(await late).toBe('late');
});

test('a task that fails frees its slot for the next one', async () => {
  const semaphore = new KeyedSemaphore();
  await expect(semaphore.run('k', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await semaphore.run('k', async () => 'next')).toBe('next');
});

test('a slot that is released twice is handed over once', async () => {
  const semaphore = new KeyedSemaphore();
  const leave = await semaphore.enter('k');
  const { started, start, end } = tasks(semaphore);
  const both = [start('a', 'k'), start('b', 'k')];
  leave();
  leave();
  await Promise.resolve();
  expect(started).toEqual(['a']);
  end('a');
  await both[0];
  end('b');
  await both[1];
});

test('a task whose signal aborts while it waits leaves the queue, never runs, and blocks no task behind it', async () => {
  const { started, start, end } = tasks(new KeyedSemaphore());
  const controller = new AbortController();
  const first = start('first', 'k');
  const aborted = start('aborted', 'k', controller.signal);
  const behind = start('behind', 'k', new AbortController().signal);
  const gone = expect(aborted).rejects.toThrow('changed its mind');
  controller.abort(new Error('changed its mind'));
  // At once, although the first still runs.
  await gone;
  end('first');
  await first;
  expect(started).toEqual(['first', 'behind']);
  end('behind');
  expect(await behind).toBe('behind');
});

test('a task whose signal aborts between its admission and its start never runs, and its slot is freed', async () => {
  const semaphore = new KeyedSemaphore();
  const { started, start } = tasks(semaphore);
  const leave = await semaphore.enter('k');
  const controller = new AbortController();
  const admitted = start('admitted', 'k', controller.signal);
  leave();
  controller.abort(new Error('too late'));
  await expect(admitted).rejects.toThrow('too late');
  await expect(start('aborted before', 'k', controller.signal)).rejects.toThrow('too late');
  expect(started).toEqual([]);
  expect(semaphore.size).toBe(0);
});

test('no memory is kept for keys without tasks', async () => {
  const semaphore = new KeyedSemaphore();
  const held = await semaphore.enter('held');
  const waiting = new AbortController();
  const aborted = expect(semaphore.enter('held', waiting.signal)).rejects.toThrow();
  await Promise.all(Array.from({ length: 1_000 }, (_, index) => semaphore.run(`key ${index % 500}`, async () => {})));
  waiting.abort();
  await aborted;
  expect(semaphore.size).toBe(1);
  held();
  expect(semaphore.size).toBe(0);
});

test('it becomes idle once the last task has ended, including tasks that arrive meanwhile', async () => {
  const semaphore = new KeyedSemaphore();
  await semaphore.idle();
  const { start, end } = tasks(semaphore);
  let idle = false;
  const first = start('first', 'k');
  const whenIdle = semaphore.idle().then(() => {
    idle = true;
  });
  await Promise.resolve();
  const second = start('second', 'l');
  end('first');
  await first;
  expect(idle).toBe(false);
  end('second');
  await second;
  await whenIdle;
});
