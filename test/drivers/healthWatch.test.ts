import pino from 'pino';
import type { HealthCheck } from '../../src/domain/hostHealth.ts';
import { HealthWatch } from '../../src/drivers/agent/healthWatch.ts';

const log = pino({ level: 'silent' });
const disk = (ok: boolean): HealthCheck => ({ type: 'Disk', ok, reason: ok ? 'HasRoom' : 'DiskFull', message: 'm' });

describe('a watch of the health of a host', () => {
  let watch: HealthWatch;
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
  afterEach(async () => {
    await watch.close();
    jest.useRealTimers();
  });

  it('knows what lacks within ten seconds, and within two that it is back', async () => {
    let ok = true;
    watch = new HealthWatch({ health: async () => [disk(ok)] }, log);
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
    const health = async () => {
      if (fails) throw new Error('no');
      return [disk(true)];
    };
    watch = new HealthWatch({ health }, log);
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
