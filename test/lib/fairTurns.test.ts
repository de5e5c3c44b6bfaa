import fc from 'fast-check';
import { FairTurns } from '../../src/lib/fairTurns.ts';

const limits = {
  atOnce: 4,
  eachAtOnce: 3,
  eachBesideSilent: 6,
  waiting: 100,
  askingMs: 500,
  presentMs: 1_000,
  partOfTime: 0.5,
  aheadMs: 20,
  countedMs: 10,
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Asks for turns and notes, by party, which have begun. */
function open(given: Partial<typeof limits> = {}) {
  const begun: string[] = [];
  const refused: string[] = [];
  let nowMs = 0;
  let planned: { atMs: number; wake(nowMs: number): void }[] = [];
  const turns = new FairTurns({ ...limits, ...given }, (ms, wake) => void planned.push({ atMs: nowMs + ms, wake }));
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
    async end(party: string, tookMs = 0) {
      turns.end(party, tookMs, nowMs);
      await settled();
    },
    pass(ms: number) {
      nowMs += ms;
    },
    /** Lets time pass, in which rests end. */
    async rest(ms: number) {
      nowMs += ms;
      const due = planned.filter(({ atMs }) => atMs <= nowMs);
      planned = planned.filter(({ atMs }) => atMs > nowMs);
      for (const { wake } of due) wake(nowMs);
      await settled();
    },
  };
}

test('a party that is alone takes as many turns as it asks for', () => {
  const { ask, begun } = open();
  ask('a', 50);
  expect(begun).toHaveLength(50);
});

test('beside another, one that asks little has its share at once; one that asked much has fewer, until time has passed', async () => {
  const { ask, begun, end, rest } = open({ eachAtOnce: 1 });
  ask('a');
  ask('b', 2);
  expect(begun).toEqual(['a', 'b', 'b']);
  await end('b', 6);
  await end('b');
  ask('b', 2);
  expect(begun).toEqual(['a', 'b', 'b', 'b']);
  await rest(3);
  expect(begun).toEqual(['a', 'b', 'b', 'b', 'b']);
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

test('a party is behind while turns of it wait', async () => {
  const { turns, ask, end } = open();
  ask('a');
  ask('b', 3);
  expect(['a', 'b', 'c'].map((party) => turns.isBehind(party))).toEqual([false, false, false]);
  ask('b');
  expect(['a', 'b', 'c'].map((party) => turns.isBehind(party))).toEqual([false, true, false]);
  await end('b');
  expect(turns.isBehind('b')).toBe(false);
});

test('turns that the others leave are free for all', () => {
  const { ask, begun } = open();
  ask('b');
  ask('a', 5);
  expect(begun).toEqual(['b', 'a', 'a', 'a']);
});

test('beside others a party that asked much has its number of turns at most, even while more are free', async () => {
  const { ask, begun, end } = open({ atOnce: 8, eachAtOnce: 2 });
  ask('a');
  await end('a', 6);
  ask('b');
  ask('a', 5);
  expect(begun).toEqual(['a', 'b', 'a', 'a']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'a', 'a']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'a', 'a', 'a']);
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

describe('beside one that has stopped asking, a party', () => {
  test('takes a turn as soon as one ends, up to its larger limit, and rests no more', async () => {
    const opened = open();
    const { ask, begun, end, rest } = opened;
    ask('b');
    await end('b');
    // Its positive control: the same requests beside one that asks.
    const asking = await alwaysAsking(opened, { tookMs: 4, forMs: limits.askingMs - 100 });
    expect(asking * 4).toBeLessThanOrEqual((limits.askingMs - 100) * limits.partOfTime + limits.aheadMs + 4 * 4);
    await rest(limits.askingMs);
    const from = begun.length;
    ask('a', 20);
    expect(begun.length - from).toBeLessThanOrEqual(limits.eachBesideSilent);
    for (let ended = 0; ended < 10; ended++) {
      const before = begun.length;
      await end('a', limits.countedMs);
      expect(begun).toHaveLength(before + 1);
    }
  });

  test('begins what waits at the end of that silence, although none of its turns ends', async () => {
    const { ask, begun, rest, turns } = open();
    ask('b');
    ask('a', 10);
    expect(begun).toEqual(['b', 'a', 'a', 'a']);
    await rest(limits.askingMs - 1);
    expect(begun).toHaveLength(4);
    await rest(1);
    expect(begun).toHaveLength(1 + limits.eachBesideSilent);
    await rest(limits.presentMs);
    expect(turns.waiting).toBe(4);
  });

  test('keeps to the limits of before as soon as that one asks again, which has its turn at once', async () => {
    const { ask, begun, end, rest } = open();
    ask('b');
    await end('b');
    ask('a', 20);
    await rest(limits.askingMs);
    const inside = begun.filter((party) => party === 'a').length;
    expect(inside).toBe(limits.eachBesideSilent);
    ask('b');
    expect(begun.at(-1)).toBe('b');
    for (let ended = inside; ended > limits.eachAtOnce; ended--) {
      expect(begun.filter((party) => party === 'a')).toHaveLength(inside);
      await end('a');
    }
  });
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

/** Party `a` always has one more request that waits; each of its turns takes `tookMs`. Returns how many it began. */
async function alwaysAsking(
  { ask, begun, end, rest }: ReturnType<typeof open>,
  { tookMs, forMs }: { tookMs: number; forMs: number },
): Promise<number> {
  const before = begun.length;
  const inTurn: { endsMs: number }[] = [];
  for (let nowMs = 0, seen = before; nowMs <= forMs; nowMs++) {
    while (inTurn[0] && inTurn[0].endsMs <= nowMs) {
      inTurn.shift();
      await end('a', tookMs);
    }
    ask('a');
    for (; seen < begun.length; seen++) inTurn.push({ endsMs: nowMs + tookMs });
    await rest(1);
  }
  return begun.length - before;
}

describe('beside others, the turns of a party that always asks', () => {
  test('take their part of the time, whatever they take each, and never stop', async () => {
    const cases = fc.record({
      tookMs: fc.integer({ min: 1, max: 8 }),
      eachAtOnce: fc.integer({ min: 1, max: 3 }),
      partOfTime: fc.constantFrom(0.2, 0.5, 0.8),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ tookMs, eachAtOnce, partOfTime }) => {
        const forMs = 400;
        const opened = open({ eachAtOnce, partOfTime, waiting: 1_000 });
        opened.ask('b');
        const tookAll = (await alwaysAsking(opened, { tookMs, forMs })) * tookMs;
        const allowed = forMs * partOfTime + limits.aheadMs;
        // The turns that are under way when it is spent come on top.
        expect(tookAll).toBeLessThanOrEqual(allowed + (eachAtOnce + 1) * tookMs);
        // Between two looks at the clock a rest ends up to a millisecond early or late.
        expect(tookAll).toBeGreaterThan(forMs * partOfTime * 0.7);
      }),
      { numRuns: 30 },
    );
  });

  test('take no rest for the time in which they waited for something else', async () => {
    const { ask, begun, end, rest } = open({ eachAtOnce: 1 });
    ask('b');
    ask('a', 5);
    for (const _ of [1, 2]) await end('a', 60_000);
    const spent = begun.length;
    await rest(limits.countedMs / limits.partOfTime);
    expect(begun).toHaveLength(spent + 1);
  });

  test('take no longer rest than others for what they took while the party was alone', async () => {
    const { ask, begun, end, rest } = open();
    ask('a', 1_000);
    for (let ended = 0; ended < 1_000; ended++) await end('a', limits.countedMs);
    ask('b');
    ask('a');
    expect(begun).toHaveLength(1_001);
    await rest((limits.eachAtOnce * limits.countedMs) / limits.partOfTime);
    expect(begun).toHaveLength(1_002);
  });
});

test('beside one that rests, a party that asks little has each turn at once', async () => {
  const { ask, begun, end, rest } = open();
  ask('b');
  await end('b', 5);
  ask('a', 50);
  for (let asked = 0; asked < 50; asked++) {
    for (const name of ['a', 'a']) await end(name, limits.countedMs);
    await rest(20);
    ask('b');
    expect(begun.at(-1)).toBe('b');
    await end('b', 5);
  }
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
