import fc from 'fast-check';
import { highestUidBelow, lowestUid, type PassMemory, planPass } from '../../src/domain/ownershipPass.ts';

const minuteMs = 60_000;
const start = Date.parse('2026-11-23T00:00:00Z');
const first = planPass(undefined, start).memory;

describe('a pass of the ownership schedule', () => {
  test.each([
    ['the first one', undefined],
    ['one after a release that left no memory', { adopted: 0, hosts: 2, mark: 7, markedAt: '2026-11-23T00:00:00Z' }],
    ['one after a memory that cannot be read', { lookedAt: 'yesterday', reached: -1 }],
    ['one after a pause of more than ten minutes', { lookedAt: '2026-11-22T23:49:59Z', reached: 5 }],
    ['one whose clock is behind the last one', { lookedAt: '2026-11-23T00:00:01Z', reached: 5 }],
  ])('looks at every machine: %s', (_which, last) => {
    expect(planPass(last, start)).toMatchObject({ scope: null, memory: { lookedAt: '2026-11-23T00:00:00.000Z' } });
  });

  test('looks, a minute after the last one, at a sixtieth of the machines and at runs closed since, with time for a late listing', () => {
    const { scope, memory } = planPass(first, start + minuteMs);
    const end = Math.ceil(2 ** 32 / 60);
    expect(scope).toEqual({ closedSince: '2026-11-22T23:55:00.000Z', slices: [{ from: 0, to: end }] });
    expect(memory).toEqual({ lookedAt: '2026-11-23T00:01:00.000Z', reached: end });
  });

  test('that failed leaves its part to the next one', () => {
    const next = planPass(first, start + 2 * minuteMs).scope;
    expect(next).toEqual(expect.objectContaining({ slices: [{ from: 0, to: Math.ceil(2 ** 32 / 30) }] }));
  });

  test('and those around it leave out no uid within any hour, however often they run', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10 * minuteMs }), { minLength: 1, maxLength: 200 }),
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        (pausesMs, uid) => {
          let memory: PassMemory = first;
          let nowMs = start;
          let lookedAtMs = start;
          for (const pauseMs of pausesMs) {
            nowMs += pauseMs;
            const { scope, memory: left } = planPass(memory, nowMs);
            memory = left;
            if (scope === null || scope.slices.some(({ from, to }) => from <= uid && uid < to)) lookedAtMs = nowMs;
            // A pause may end just after the hour does.
            expect(nowMs - lookedAtMs).toBeLessThanOrEqual(60 * minuteMs + pauseMs);
          }
        },
      ),
    );
  });

  test('names a slice by the uids at its ends', () => {
    expect(lowestUid(0x1f)).toBe('0000001f-0000-0000-0000-000000000000');
    expect(highestUidBelow(2 ** 32)).toBe('ffffffff-ffff-ffff-ffff-ffffffffffff');
  });
});
