import pino from 'pino';
import type { MeansFinding } from '../../src/domain/hostHealth.ts';
import { MeansWatch } from '../../src/drivers/agent/meansWatch.ts';

const log = pino({ level: 'silent' });
const disk = (ok: boolean): MeansFinding => ({ type: 'Disk', ok, reason: ok ? 'HasRoom' : 'DiskFull', message: 'm' });

describe('a watch of the means of a host', () => {
  let watch: MeansWatch;
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
  afterEach(async () => {
    await watch.close();
    jest.useRealTimers();
  });

  it('knows what lacks within ten seconds, and within two that it is back', async () => {
    let ok = true;
    watch = new MeansWatch({ means: async () => [disk(ok)] }, log);
    await watch.known;
    expect([watch.lacks, watch.version]).toEqual([[], 0]);
    ok = false;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(watch.lacks).toEqual([{ type: 'Disk', reason: 'DiskFull', message: 'm' }]);
    ok = true;
    await jest.advanceTimersByTimeAsync(2_000);
    expect([watch.lacks, watch.version]).toEqual([[], 2]);
  });

  it('does not say that all is well while the first look fails; afterwards a failed look changes nothing', async () => {
    let fails = true;
    const means = async () => {
      if (fails) throw new Error('no');
      return [disk(true)];
    };
    watch = new MeansWatch({ means }, log);
    await watch.known;
    expect(watch.lacks).toMatchObject([{ reason: 'NotKnown' }]);
    fails = false;
    await jest.advanceTimersByTimeAsync(2_000);
    expect(watch.lacks).toEqual([]);
    fails = true;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(watch.lacks).toEqual([]);
  });
});
