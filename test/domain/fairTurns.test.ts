import fc from 'fast-check';
import { FairTurns } from '../../src/domain/fairTurns.ts';

const limits = { atOnce: 4, eachAtOnce: 3, waiting: 100, presentMs: 1_000 };
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Asks for turns and notes, by party, which have begun. */
function open(given: Partial<typeof limits> = {}) {
  const turns = new FairTurns({ ...limits, ...given });
  const begun: string[] = [];
  const refused: string[] = [];
  let nowMs = 0;
  return {
    turns,
    begun,
    refused,
    ask(party: string, times = 1) {
      for (let time = 0; time < times; time++) {
        const turn = turns.take(party, nowMs);
        if (turn === 'refused') refused.push(party);
        else if (turn === null) begun.push(party);
        else void turn.then(() => begun.push(party));
      }
    },
    async end(party: string) {
      turns.end(party);
      await settled();
    },
    pass(ms: number) {
      nowMs += ms;
    },
  };
}

test('a party that is alone takes as many turns as it asks for', () => {
  const { ask, begun } = open();
  ask('a', 50);
  expect(begun).toHaveLength(50);
});

test('beside another, each has a turn at once within its share, whatever the other has; what is more waits', async () => {
  const { ask, begun, end } = open();
  ask('a', 50);
  ask('b', 3);
  // Half of four is b's; its third turn waits.
  expect(begun.filter((party) => party === 'b')).toHaveLength(2);
  ask('a');
  expect(begun.filter((party) => party === 'a')).toHaveLength(50);
  await end('b');
  expect(begun.filter((party) => party === 'b')).toHaveLength(3);
});

test('turns that the others leave are free for all', () => {
  const { ask, begun } = open();
  ask('b');
  ask('a', 5);
  expect(begun).toEqual(['b', 'a', 'a', 'a']);
});

test('beside others a party has its number of turns at most, even while more are free', async () => {
  const { ask, begun, end } = open({ atOnce: 8, eachAtOnce: 2 });
  ask('b');
  ask('a', 5);
  expect(begun).toEqual(['b', 'a', 'a']);
  await end('b');
  expect(begun).toEqual(['b', 'a', 'a']);
  await end('a');
  expect(begun).toEqual(['b', 'a', 'a', 'a']);
});

test('those that wait get their turns in rotation, however many one party waits for', async () => {
  const { ask, begun, end } = open({ atOnce: 2 });
  ask('a');
  ask('b');
  ask('a', 6);
  ask('b', 2);
  ask('c', 2);
  expect(begun).toEqual(['a', 'b', 'c']);
  const sequence: string[] = [];
  for (let ended = 0; ended < begun.length; ended++) {
    const before = begun.length;
    await end(begun[ended]!);
    sequence.push(...begun.slice(before));
  }
  // After two rounds only `a` still waits.
  expect([...sequence].sort()).toEqual(['a', 'a', 'a', 'a', 'a', 'a', 'b', 'b', 'c']);
  expect(sequence.indexOf('c')).toBeLessThan(4);
  expect(sequence.lastIndexOf('b')).toBeLessThan(7);
});

test('a party that has gone leaves its share to the others, and those who wait hear of it', async () => {
  const { ask, begun, end, pass } = open({ atOnce: 2 });
  ask('b');
  ask('a', 4);
  await end('b');
  expect(begun).toEqual(['b', 'a', 'a']);
  pass(2_000);
  ask('a');
  await settled();
  expect(begun).toEqual(['b', 'a', 'a', 'a', 'a', 'a']);
});

test('no more of one party wait than the limit; the others’ turns are not refused for it', () => {
  const { ask, refused, turns } = open({ waiting: 10 });
  ask('b');
  ask('a', 20);
  expect(refused).toHaveLength(7);
  expect(turns.waiting).toBe(10);
  ask('b', 5);
  expect(refused).toHaveLength(7);
});

test('whatever order they come and end in, every turn begins once, and none is lost', async () => {
  const moves = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean()), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(moves, async (sequence) => {
      const { ask, begun, end, turns } = open({ atOnce: 3 });
      let asked = 0;
      let ended = 0;
      for (const [party, isAsking] of sequence) {
        if (isAsking) {
          ask(party);
          asked++;
        } else if (ended < begun.length) await end(begun[ended++]!);
      }
      while (ended < begun.length) await end(begun[ended++]!);
      expect([begun.length, turns.waiting]).toEqual([asked, 0]);
    }),
  );
});
