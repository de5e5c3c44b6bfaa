/**
 * Which refused exchanges are put on record. A principal's id is no secret, so whoever knows one can be refused without end,
 * and so can whoever makes one up: neither may fill a disk or an account's audit log.
 */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ApiMetrics } from '../../http/metrics.ts';

export interface RefusalRecords {
  /** Whether one more refusal is recorded; the last one of its window says so. Null stands for every id that nobody has. */
  next(principalId: string | null): Promise<'recorded' | 'last' | 'left out'>;
}

/** Records of one principal in each process: as many as a build farm with a wrong setting leaves. */
export const refusalWindow = { records: 300, seconds: 600 } as const;

export function openRefusalRecords(metrics: Pick<ApiMetrics, 'counter'>): RefusalRecords {
  const limiter = new RateLimiterMemory({ points: refusalWindow.records, duration: refusalWindow.seconds });
  const countLeftOut = metrics.counter(
    'compute_exchanges_refused_unrecorded_total',
    'Refused token exchanges that are not in the audit log, because too many of their principal are',
  );
  return {
    async next(principalId) {
      try {
        return (await limiter.consume(principalId ?? 'nobody')).remainingPoints > 0 ? 'recorded' : 'last';
      } catch (state) {
        if (!(state instanceof RateLimiterRes)) throw state;
        countLeftOut(1);
        return 'left out';
      }
    },
  };
}
