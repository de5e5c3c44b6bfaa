import { Turns } from '../../src/store/core/turns.ts';

test('at most so many tasks of one key run at once, in the order in which they came, and keys do not wait for each other', async () => {
  const turns = new Turns(2);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string, key: string) =>
    turns.run(key, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const all = [task('a', 'k'), task('b', 'k'), task('c', 'k'), task('d', 'k'), task('other', 'l')];
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'other']);
  ends.get('b')!();
  await all[1];
  expect(started).toEqual(['a', 'b', 'other', 'c']);
  ends.get('a')!();
  await all[0];
  for (const name of ['c', 'd', 'other']) ends.get(name)!();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'other']);
});

test('a task that fails gives its turn on', async () => {
  const turns = new Turns(1);
  await expect(turns.run('k', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.run('k', async () => 'next')).toBe('next');
});
