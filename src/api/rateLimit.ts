import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../store/db.ts';
import { rateCountClient, rateCountTable } from '../store/rateCounts.ts';
import { Refusal } from './refusal.ts';

export interface RateLimit {
  /** Counts one request of `key`. Throws Refusal 429 beyond the limit. */
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
 * Allows `burst` requests in any window of burst / perSecond seconds: as many at once, `perSecond` sustained.
 * Counted per process; N replicas allow N times as much.
 */
export function rateLimit(name: string, rate: Rate): RateLimit {
  return limitBy(name, windowOf(rate), new RateLimiterMemory(windowOf(rate)));
}

/** The same by clients' addresses. */
export function addressRateLimit(name: string, rate: Rate): RateLimit {
  return byNetwork(rateLimit(name, rate));
}

function byNetwork(limit: RateLimit): RateLimit {
  return { take: (address) => limit.take(networkOf(address)) };
}

/**
 * By clients' addresses, counted in Postgres for all replicas together: what guesses is not helped by asking
 * another one. A process asks Postgres no more about an address that is beyond its limit.
 */
export function sharedRateLimit(name: string, rate: Rate, db: Database): RateLimit {
  const window = windowOf(rate);
  const limiter = new RateLimiterPostgres({
    ...window,
    storeClient: rateCountClient(db),
    storeType: 'pool',
    tableName: rateCountTable,
    tableCreated: true,
    // That timer would outlive the database.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    inMemoryBlockOnConsumed: window.points + 1,
  });
  return byNetwork(limitBy(name, window, limiter));
}

function limitBy(name: string, { points, duration }: { points: number; duration: number }, limiter: RateLimiterMemory | RateLimiterPostgres): RateLimit {
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
            'ratelimit-policy': `"${name}";q=${points};w=${duration}`,
            ratelimit: `"${name}";r=0;t=${seconds}`,
          },
        });
      }
    },
  };
}

/** Whom an address belongs to: an IPv6 client has a whole /64 to choose from (RFC 6177). */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : `${(parsed as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16)).join(':')}::/64`;
}
