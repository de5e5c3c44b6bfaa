/** What the SDK keeps of a call lasts as long as the call, and Node looks after it no longer than that. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { Connection } from '@temporalio/client';
import { restBetweenCalls } from '../../src/temporal/callContext.ts';

interface Opened {
  storage: AsyncLocalStorage<unknown>;
  rests: () => number;
}

function open(): Opened {
  const storage = new AsyncLocalStorage<unknown>();
  const disable = jest.spyOn(storage, 'disable');
  restBetweenCalls(storage);
  return { storage, rests: () => disable.mock.calls.length };
}

test('a call finds its context after each of its waits, and the storage rests once it has ended', async () => {
  const { storage, rests } = open();
  const found = await storage.run('deadline', async () => {
    await setImmediate();
    const outer = storage.getStore();
    const inner = await storage.run('metadata', async () => {
      await setImmediate();
      return storage.getStore();
    });
    return [outer, inner, storage.getStore()];
  });
  expect(found).toEqual(['deadline', 'metadata', 'deadline']);
  expect(rests()).toBe(1);
});

test('a call that ends takes nothing from one that is under way', async () => {
  const { storage, rests } = open();
  let finish = (): void => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const long = storage.run('long', async () => {
    await finished;
    return storage.getStore();
  });
  await storage.run('short', () => setImmediate());
  expect(rests()).toBe(0);
  finish();
  expect(await long).toBe('long');
  expect(rests()).toBe(1);
});

test('the storage rests after a call that fails, at once or later, and after one that waits for nothing', async () => {
  const { storage, rests } = open();
  await expect(storage.run('later', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  const atOnce = () => {
    throw new Error('no call');
  };
  expect(() => storage.run('at once', atOnce)).toThrow('no call');
  expect(storage.run('no wait', () => storage.getStore())).toBe('no wait');
  expect(rests()).toBe(3);
  expect(await storage.run('again', async () => storage.getStore())).toBe('again');
});

test("the SDK's connection keeps its contexts where this looks for them", async () => {
  const connection = Connection.lazy({ address: '127.0.0.1:1' });
  restBetweenCalls(connection.callContextStorage);
  const deadline = Date.now() + 60_000;
  const found = await connection.withDeadline(deadline, async () => {
    await setImmediate();
    return connection.callContextStorage.getStore();
  });
  expect(found).toEqual({ deadline });
  await connection.close();
});
