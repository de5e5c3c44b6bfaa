/**
 * Decides which refused exchanges are recorded. Principal ids are not secret, so anyone who knows one, or makes one up,
 * can be refused without end. Neither may fill a disk or an account's audit log.
 */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ApiMetrics } from '../../http/metrics.ts';

export interface RefusalRecords {
  /** Decides whether one more refusal is recorded; the last of its window says so. Null stands for all unknown ids. */
  next(principalId: string | null): Promise<'recorded' | 'last' | 'left out'>;
}

/** Records of one principal in each replica: as many as a misconfigured build farm leaves. */
export const refusalWindow = { records: 300, seconds: 600 } as const;

export function openRefusalRecords(metrics: Pick<ApiMetrics, 'counter'>): RefusalRecords {
  const limiter = new RateLimiterMemory({
    points: refusalWindow.records,
    duration: refusalWindow.seconds,
  });
  const countLeftOut = metrics.counter(
    'compute_exchanges_refused_unrecorded_total',
    'Refused token exchanges that were not recorded in the audit log, because their principal had too many',
  );
  return {
    async next(principalId) {
      try {
        return (await limiter.consume(principalId ?? 'unknown')).remainingPoints > 0 ? 'recorded' : 'last';
      } catch (state) {
        if (!(state instanceof RateLimiterRes)) throw state;
        countLeftOut(1);
        return 'left out';
      }
    },
  };
}
