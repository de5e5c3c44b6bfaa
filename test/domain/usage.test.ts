import fc from 'fast-check';
import { postingSecond, topUpSeconds } from '../../src/domain/usage.ts';

describe('billing minimums', () => {
  test.each([
    [{ startedAt: 0, endedAt: 20, minimumSeconds: 60 }, 40, 19],
    [{ startedAt: 0, endedAt: 60, minimumSeconds: 60 }, 0, 59],
    [{ startedAt: 5, endedAt: 5, minimumSeconds: 60 }, 60, 5],
  ])('%j owes %i seconds more, posted at second %i', (closed, owed, posted) => {
    expect(topUpSeconds(closed)).toBe(owed);
    expect(postingSecond(closed)).toBe(posted);
  });

  test('raw and top-up together are the greater of raw and minimum, and the posting lies within the lifecycle', () => {
    const lifecycles = fc.record({ startedAt: fc.nat(), raw: fc.nat(1_000_000), minimumSeconds: fc.nat(100_000) });
    fc.assert(
      fc.property(lifecycles, ({ startedAt, raw, minimumSeconds }) => {
        const closed = { startedAt, endedAt: startedAt + raw, minimumSeconds };
        expect(raw + topUpSeconds(closed)).toBe(Math.max(raw, minimumSeconds));
        expect(postingSecond(closed)).toBeGreaterThanOrEqual(startedAt);
        expect(postingSecond(closed)).toBeLessThan(Math.max(closed.endedAt, startedAt + 1));
      }),
    );
  });
});
