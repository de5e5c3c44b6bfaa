import { setImmediate as nextTurn } from 'node:timers/promises';
import { MemoryLimiter } from '../../src/http/rateLimit.ts';
import { type FromPrimary, Siblings, type ToPrimary } from '../../src/http/siblings.ts';

/** Processes whose first one passes on what each tells, and answers everything with `answer`. */
function processes(count: number, answer: (message: ToPrimary) => unknown = () => null) {
  const sent: ToPrimary[] = [];
  const listeners: ((message: FromPrimary) => void)[] = [];
  const all = Array.from(
    { length: count },
    (_, index) =>
      new Siblings({
        send(message) {
          sent.push(message);
          if (message.about === 'news') {
            for (const [other, listener] of listeners.entries()) if (other !== index) listener(message);
          } else if ('id' in message) {
            listeners[index]!({ about: 'answer', id: message.id, answer: answer(message) });
          }
        },
        onMessage: (listener) => void listeners.push(listener),
      }),
  );
  return { all, sent };
}

test('what a process tells reaches its siblings in order and not itself, in one message for each turn', async () => {
  const { all, sent } = processes(3);
  const heard: string[] = [];
  for (const [index, each] of all.entries()) each.on('written', ({ namespace }) => heard.push(`${index} ${namespace}`));
  all[0]!.tell('written', { namespace: 'a' });
  all[0]!.tell('written', { namespace: 'b' });
  await nextTurn();
  expect(heard).toEqual(['1 a', '1 b', '2 a', '2 b']);
  expect(sent).toHaveLength(1);
});

test('what clients hold is asked of the first process, each answer for its own question', async () => {
  const { all, sent } = processes(1, (message) => ({ held: 'key' in message && message.key !== 'full' }));
  const held = all[0]!.held('watches', () => {
    throw new Error('this process is not alone');
  });
  expect(await Promise.all([held.take('a'), held.take('full'), held.take('b')])).toEqual([
    { held: true },
    { held: false },
    { held: true },
  ]);
  held.leave('a');
  expect(sent.at(-1)).toEqual({ about: 'leave', kind: 'watches', key: 'a' });
});

test('a process that serves its port alone counts for itself, and what it tells goes nowhere', async () => {
  const alone = new Siblings(null);
  const own = { take: () => ({ held: true }), leave: () => {} };
  expect(alone.held('watches', () => own)).toBe(own);
  alone.tell('written', { namespace: 'a' });
  await alone.mayListen();
  alone.ready();
});

test('a limit that is counted in memory counts what siblings spent, and not what another limit did', async () => {
  const { all } = processes(2);
  const window = { points: 3, duration: 60 };
  const [first, second] = all.map((each) => new MemoryLimiter('guesses', window, each));
  const other = new MemoryLimiter('others', window, all[1]);
  await first!.consume('a');
  await first!.penalty('a', 2);
  await nextTurn();
  await expect(second!.consume('a')).rejects.toMatchObject({ remainingPoints: 0 });
  await expect(first!.consume('a')).rejects.toMatchObject({ remainingPoints: 0 });
  expect(await second!.consume('b')).toMatchObject({ remainingPoints: 2 });
  expect(await other.consume('a')).toMatchObject({ remainingPoints: 2 });
});
