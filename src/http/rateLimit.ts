import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../lib/networkOf.ts';
import type { Database } from '../store/core/db.ts';
import { rateCountClient, rateCountTable } from '../store/core/rateCounts.ts';
import { ApiError } from './apiError.ts';

export interface RateLimit {
  /** Counts one request of `key`. Throws ApiError 429 above the limit. */
  take(key: string): Promise<void>;
}

interface Rate {
  perSecond: number;
  burst: number;
}

function windowOf({ perSecond, burst }: Rate): { points: number; duration: number } {
  return { points: Math.max(burst, perSecond), duration: Math.max(1, Math.ceil(burst / perSecond)) };
}

/**
 * Allows `burst` requests of a client address in any window of burst / perSecond seconds: that many at once, `perSecond`
 * sustained. Counted in memory: N replicas allow N times as much.
 */
export function addressRateLimit(name: string, rate: Rate): RateLimit {
  return byNetwork(limitBy(name, windowOf(rate), new RateLimiterMemory(windowOf(rate))));
}

function byNetwork(limit: RateLimit): RateLimit {
  return { take: (address) => limit.take(networkOf(address)) };
}

/**
 * Limits per client address, counted in Postgres across all replicas, so that a guesser gains nothing by switching
 * replicas. Once an address exceeds its limit, the process no longer asks Postgres about it.
 */
export function sharedRateLimit(name: string, rate: Rate, db: Database): RateLimit {
  const window = windowOf(rate);
  const limiter = new RateLimiterPostgres({
    ...window,
    storeClient: rateCountClient(db),
    storeType: 'pool',
    tableName: rateCountTable,
    tableCreated: true,
    // The cleanup timer would outlive the database.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    inMemoryBlockOnConsumed: window.points + 1,
  });
  return byNetwork(limitBy(name, window, limiter));
}

function limitBy(
  name: string,
  { points, duration }: { points: number; duration: number },
  limiter: RateLimiterMemory | RateLimiterPostgres,
): RateLimit {
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (state) {
        if (!(state instanceof RateLimiterRes)) throw state;
        throw rateExceeded({ name, points, windowSeconds: duration }, state.msBeforeNext);
      }
    },
  };
}

interface ExceededRate {
  /** The policy's name in the response's headers. */
  name: string;
  /** Whose requests it counts, as `of this session`. */
  of?: string;
  points: number;
  windowSeconds: number;
}

/** The header that tells a limit (draft-ietf-httpapi-ratelimit-headers-10). */
export function policyOf({ name, points, windowSeconds }: ExceededRate): string {
  return `"${name}";q=${points};w=${windowSeconds}`;
}

/** The header that tells what is left of a limit, and for how many seconds it has to do. */
export function leftOf(name: string, left: number, seconds: number): string {
  return `"${name}";r=${left};t=${seconds}`;
}

/** 429 with the time after which a request is within the limit. */
export function rateExceeded(rate: ExceededRate, waitMs: number): ApiError {
  const { name, of } = rate;
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  const limit = of === undefined ? 'the rate limit' : `the rate limit ${of}`;
  return new ApiError('TooManyRequests', `${limit} is exceeded; retry in ${seconds} s`, {
    headers: {
      'retry-after': String(seconds),
      'ratelimit-policy': policyOf(rate),
      ratelimit: leftOf(name, 0, seconds),
    },
  });
}

/** A limit for work whose cost is known only once it is done. */
export interface Budget {
  /** Throws ApiError 429 when all points are spent. */
  check(key: string): Promise<void>;
  spend(key: string, points: number): Promise<void>;
}

/** Allows `points` in any window of `duration` seconds, counted in memory. The last spender may overdraw. */
export function budget(name: string, allowed: { points: number; duration: number }): Budget {
  const limiter = new RateLimiterMemory(allowed);
  return {
    async check(key) {
      const state = await limiter.get(key);
      if (state && state.consumedPoints >= allowed.points)
        throw rateExceeded({ name, points: allowed.points, windowSeconds: allowed.duration }, state.msBeforeNext);
    },
    async spend(key, points) {
      if (points > 0) await limiter.penalty(key, points);
    },
  };
}
