import fc from 'fast-check';
import { backoff } from '../../src/lib/backoff.ts';

const limits = fc
  .tuple(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 86_400_000 }))
  .map(([first, more]) => ({ first, most: first + more }));
/** Far beyond the number whose power of two is still a finite double. */
const attempt = fc.nat({ max: 5_000 });

test('pauses double from the first up to the longest and then stay constant', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6].map((each) => backoff({ first: 1_000, most: 30_000 }, each));
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test('a maximum below the first pause takes precedence', () => {
  expect(backoff({ first: 1_000, most: 200 }, 0)).toBe(200);
});

test('every pause is at least the first and at most the longest, however many attempts failed', () => {
  fc.assert(
    fc.property(limits, attempt, (given, n) => {
      const pause = backoff(given, n);
      expect(pause).toBeGreaterThanOrEqual(given.first);
      expect(pause).toBeLessThanOrEqual(given.most);
    }),
  );
});

test('each pause is twice the one before it, unless it is the longest', () => {
  fc.assert(
    fc.property(limits, attempt, (given, n) => {
      expect(backoff(given, n + 1)).toBe(Math.min(2 * backoff(given, n), given.most));
    }),
  );
});
