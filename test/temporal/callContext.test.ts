/** What the SDK keeps of a call lasts as long as the call, and Node looks after it no longer than that. */
import type { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { type CallContext, Connection, type Metadata } from '@temporalio/client';
import { spareHooks } from '../../src/temporal/callContext.ts';

/** Nothing listens there. */
const nowhere = { address: '127.0.0.1:1' };

interface Opened {
  connection: Connection;
  storage: AsyncLocalStorage<CallContext>;
  /** How often the storage was switched on, and off. */
  runs: () => number;
  rests: () => number;
}

const opened: Connection[] = [];
afterEach(async () => {
  for (const connection of opened.splice(0)) await connection.close();
});

function open(): Opened {
  const connection = Connection.lazy(nowhere);
  opened.push(connection);
  const storage = connection.callContextStorage;
  const run = jest.spyOn(storage, 'run');
  const disable = jest.spyOn(storage, 'disable');
  spareHooks(connection);
  return { connection, storage, runs: () => run.mock.calls.length, rests: () => disable.mock.calls.length };
}

const deadline = Date.now() + 60_000;
const metadata = { 'temporal-namespace': 'default' };

test('a deadline is there after each wait of what it was given to, and the storage rests once that has ended', async () => {
  const { connection, storage, rests } = open();
  const found = await connection.withDeadline(deadline, async () => {
    await setImmediate();
    const outer = storage.getStore();
    const inner = await connection.withDeadline(deadline + 1, async () => {
      await setImmediate();
      return storage.getStore();
    });
    return [outer, inner, storage.getStore()];
  });
  expect(found).toEqual([{ deadline }, { deadline: deadline + 1 }, { deadline }]);
  expect(rests()).toBe(1);
});

test('a call that ends takes nothing from one that is under way', async () => {
  const { connection, storage, rests } = open();
  let finish = (): void => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const long = connection.withDeadline(deadline, async () => {
    await finished;
    return storage.getStore();
  });
  await connection.withDeadline(deadline + 1, () => setImmediate());
  expect(rests()).toBe(0);
  finish();
  expect(await long).toEqual({ deadline });
  expect(rests()).toBe(1);
});

test('the storage rests after a call that fails, at once or later', async () => {
  const { connection, storage, rests } = open();
  const later = () => Promise.reject(new Error('refused'));
  await expect(connection.withDeadline(deadline, later)).rejects.toThrow('refused');
  const atOnce = () => {
    throw new Error('no call');
  };
  await expect(connection.withDeadline(deadline, atOnce)).rejects.toThrow('no call');
  expect(rests()).toBe(2);
  expect(await connection.withDeadline(deadline, async () => storage.getStore())).toEqual({ deadline });
});

test('metadata are there as a call begins, beside the deadline around it, and not for what else happens meanwhile', async () => {
  const { connection, storage, runs } = open();
  let during: CallContext | undefined;
  await connection.withMetadata(metadata, async () => {
    during = storage.getStore();
    await setImmediate();
  });
  expect(during).toEqual({ metadata });
  expect(storage.getStore()).toBeUndefined();
  expect(runs()).toBe(0);

  const found = await connection.withDeadline(deadline, async () => {
    await setImmediate();
    const call = connection.withMetadata(metadata, async () => storage.getStore());
    return [storage.getStore(), await call, storage.getStore()];
  });
  expect(found).toEqual([{ deadline }, { deadline, metadata }, { deadline }]);
});

test('a deadline that is given within metadata is kept, and the metadata with it', async () => {
  const { connection, storage } = open();
  const found = await connection.withMetadata(metadata, () =>
    connection.withDeadline(deadline, async () => {
      const atOnce = storage.getStore();
      await setImmediate();
      return [atOnce, storage.getStore()];
    }),
  );
  expect(found).toEqual([
    { deadline, metadata },
    { deadline, metadata },
  ]);
});

test('metadata of calls within each other add up, and those of a call that cannot begin are gone', async () => {
  const { connection, storage } = open();
  const more = { more: 'yes' };
  expect(
    await connection.withMetadata(metadata, () => connection.withMetadata(more, async () => storage.getStore())),
  ).toEqual({ metadata: { ...metadata, ...more } });
  const atOnce = () => {
    throw new Error('no call');
  };
  await expect(connection.withMetadata(metadata, atOnce)).rejects.toThrow('no call');
  expect(storage.getStore()).toBeUndefined();
});

test("a call of the SDK reads its namespace's header, and its deadline, without the storage", async () => {
  const { connection, storage, runs } = open();
  const read: (CallContext | undefined)[] = [];
  const getStore = storage.getStore;
  storage.getStore = () => {
    const found = getStore();
    read.push(found);
    return found;
  };
  const call = () => connection.workflowService.describeNamespace({ namespace: 'default' });
  const soon = Date.now() + 50;
  await expect(connection.withDeadline(soon, call)).rejects.toThrow();
  expect(read).toContainEqual({ deadline: soon, metadata: { 'temporal-namespace': 'default' } satisfies Metadata });
  // For the deadline alone.
  expect(runs()).toBe(1);
});
