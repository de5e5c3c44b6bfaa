import { setTimeout as sleep } from 'node:timers/promises';
import { atMostATenth } from '../../src/api/storeMetrics.ts';

describe('what scrapes read of the store', () => {
  /** A reading that takes as long as it says, and counts. */
  const readings = () => {
    let begun = 0;
    const read = atMostATenth(async () => {
      const each = ++begun;
      await sleep(20);
      return each;
    });
    return { read, begun: () => begun };
  };

  test('is read once for all scrapes that come together', async () => {
    const { read, begun } = readings();
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    expect(begun()).toBe(1);
  });

  test('takes at most a tenth of the time', async () => {
    const { read, begun } = readings();
    const startedMs = performance.now();
    while (begun() < 3) await read().then(() => sleep(1));
    expect((begun() - 1) * 20).toBeLessThanOrEqual((performance.now() - startedMs) / 10);
  });

  test('is read again at once after a failure', async () => {
    let begun = 0;
    const read = atMostATenth(async () => {
      begun += 1;
      if (begun === 1) throw new Error('the database is away');
      return begun;
    });
    await expect(read()).rejects.toThrow('is away');
    expect(await read()).toBe(2);
  });
});
