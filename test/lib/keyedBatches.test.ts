import { type BatchLimits, KeyedBatches } from '../../src/lib/keyedBatches.ts';
import { waitFor } from '../support/wait.ts';

/** Batches that run until they are told to end. */
function open(limits: Partial<BatchLimits<string>> = {}) {
  const started: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const batches = new KeyedBatches<string, string>(
    (items, key) => {
      started.push(`${key}: ${items.join(' ')}`);
      return new Promise((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve(items.map((item) => item.toUpperCase()))));
      });
    },
    { atOnce: 1, timeoutMs: 60_000, items: 10, ...limits },
  );
  return { batches, started, end: (index: number, error?: Error) => ends[index]!(error) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what arrives together runs together; what arrives meanwhile runs together next, and no batch gets a later item', async () => {
  const { batches, started, end } = open();
  const first = [batches.run('k', 'a'), batches.run('k', 'b')];
  const other = batches.run('l', 'x');
  await turn();
  const second = [batches.run('k', 'c'), batches.run('k', 'd')];
  await turn();
  expect(started).toEqual(['k: a b', 'l: x']);
  end(0);
  expect(await Promise.all(first)).toEqual(['A', 'B']);
  await turn();
  await turn();
  expect(started).toEqual(['k: a b', 'l: x', 'k: c d']);
  end(2);
  end(1);
  expect(await Promise.all([...second, other])).toEqual(['C', 'D', 'X']);
  await turn();
  expect(batches.size).toBe(0);
});

test('a batch takes no more items than its limit, and none once those in it weigh enough', async () => {
  const { batches, started, end } = open({ atOnce: 3, items: 3, weight: { of: (item) => item.length, limit: 4 } });
  const all = ['a', 'b', 'c', 'd', 'heavy', 'e', 'f'].map((item) => batches.run('k', item));
  for (let time = 0; time < 4; time++) await turn();
  expect(started).toEqual(['k: a b c', 'k: d heavy', 'k: e f']);
  for (const index of [2, 1, 0]) end(index);
  expect(await Promise.all(all)).toEqual(['A', 'B', 'C', 'D', 'HEAVY', 'E', 'F']);
});

test('a batch that hangs holds up the next one no longer than its timeout', async () => {
  const { batches, started, end } = open({ timeoutMs: 1 });
  const hanging = batches.run('k', 'a');
  await turn();
  const next = batches.run('k', 'b');
  await waitFor('the next batch', () => started.length === 2);
  end(1);
  expect(await next).toBe('B');
  end(0);
  expect(await hanging).toBe('A');
  await turn();
  expect(batches.size).toBe(0);
});

test('a failure is that of its batch alone, and a result may be a failure of its item alone', async () => {
  const { batches, end } = open();
  const failing = [batches.run('k', 'a'), batches.run('k', 'b')].map((each) => each.catch((error) => error.message));
  await turn();
  const next = batches.run('k', 'c');
  end(0, new Error('away'));
  expect(await Promise.all(failing)).toEqual(['away', 'away']);
  await turn();
  await turn();
  end(1);
  expect(await next).toBe('C');

  const each = new KeyedBatches<string, string>(
    async (items) => items.map((item) => (item === 'bad' ? Promise.reject(new Error('refused')) : item)),
    { atOnce: 1, timeoutMs: 60_000, items: 10 },
  );
  expect(await Promise.allSettled([each.run('k', 'good'), each.run('k', 'bad')])).toMatchObject([
    { value: 'good' },
    { reason: { message: 'refused' } },
  ]);
});
