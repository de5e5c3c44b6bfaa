import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';

export interface RateLimit {
  /** Counts one request of `key`. Throws Refusal 429 beyond the limit. */
  take(key: string): Promise<void>;
}

/**
 * Allows `burst` requests in any window of burst / perSecond seconds: as many at once, `perSecond` sustained.
 * Counted per process; N replicas allow N times as much.
 */
export function rateLimit(name: string, { perSecond, burst }: { perSecond: number; burst: number }): RateLimit {
  const windowSeconds = Math.max(1, Math.ceil(burst / perSecond));
  const points = Math.max(burst, perSecond);
  const limiter = new RateLimiterMemory({ points, duration: windowSeconds });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (state) {
        if (!(state instanceof RateLimiterRes)) throw state;
        const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1_000));
        throw new Refusal('TooManyRequests', `the rate limit is exceeded; retry in ${seconds} s`, {
          // draft-ietf-httpapi-ratelimit-headers-10
          headers: {
            'retry-after': String(seconds),
            'ratelimit-policy': `"${name}";q=${points};w=${windowSeconds}`,
            ratelimit: `"${name}";r=0;t=${seconds}`,
          },
        });
      }
    },
  };
}
