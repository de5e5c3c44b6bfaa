import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { collectAtRest } from '../../src/up/nodeArguments.ts';

const lookMs = 10_000;

describe('a process that was started so that V8 can be asked to collect', () => {
  const collect = jest.fn();
  const before = globalThis.gc;
  let usedMs = 0;

  beforeEach(() => {
    jest.useFakeTimers();
    collect.mockClear();
    usedMs = 0;
    jest.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: usedMs * 900, system: usedMs * 100 }));
    globalThis.gc = collect as NodeJS.GCFunction;
  });
  afterEach(() => {
    globalThis.gc = before;
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  /** How often it has collected after it took this much processor time until the next look. */
  function afterWorking(ms: number): number {
    usedMs += ms;
    jest.advanceTimersByTime(lookMs);
    return collect.mock.calls.length;
  }

  test('collects at its first rest, and then once after each burst of work', () => {
    collectAtRest();
    expect(afterWorking(1_500)).toBe(0);
    expect(afterWorking(100)).toBe(1);
    expect(afterWorking(100)).toBe(1);
    expect(afterWorking(8_000)).toBe(1);
    expect(afterWorking(6_000)).toBe(1);
    expect(afterWorking(100)).toBe(2);
    expect(afterWorking(100)).toBe(2);
  });

  test('collects seldom while it rests for long', () => {
    collectAtRest();
    for (let looks = 0; looks < 100; looks++) afterWorking(60);
    expect(collect.mock.calls.length).toBe(3);
  });

  test('looks at nothing where V8 cannot be asked', () => {
    globalThis.gc = undefined;
    collectAtRest();
    expect(jest.getTimerCount()).toBe(0);
  });
});
