/** How much a session, its credential and their customer may ask, whichever replicas they ask. */
import type { Logger } from 'pino';
import { leftOf, policyOf, rateExceeded } from '../../http/rateLimit.ts';
import { SlidingCounts } from '../../lib/slidingCounts.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import type { Database } from '../../store/core/db.ts';
import { shareCounts } from '../../store/core/requestCounts.ts';

export interface CallerLimits {
  /**
   * Counts one request of the caller. Returns headers that tell the limits, and what is left of the narrowest. Rejects
   * with ApiError 429 above a limit, after the refusal's pause.
   */
  take(caller: LimitedCaller): Promise<{ ratelimit: string; 'ratelimit-policy': string }>;
  close(): Promise<void>;
}

export type LimitedCaller = Pick<Caller, 'sessionId' | 'actorType' | 'actorId' | 'customerId'>;

export interface CallerRates {
  /** Requests of one session: per second in the long run, and at once. */
  perSecond: number;
  burst: number;
  /** What all sessions of one credential may ask, in what one session may. */
  sessionsPerCredential: number;
  /** What all sessions of one customer may ask, in what one session may. */
  sessionsPerCustomer: number;
}

/** Narrowest first: it is the one that a client can mend by itself. */
const kinds = [
  { name: 'session', of: 'of this session', keyOf: (caller: LimitedCaller) => caller.sessionId },
  {
    name: 'credential',
    of: 'of all sessions of this credential together',
    keyOf: ({ actorType, actorId }: LimitedCaller) => `${actorType}/${actorId}`,
  },
  {
    name: 'customer',
    of: 'of all sessions of this account together',
    keyOf: (caller: LimitedCaller) => caller.customerId,
  },
] as const;

/** How often a process tells the others what it counted, and hears of theirs. */
const shareEveryMs = 250;
/**
 * A client that ignores Retry-After and asks again at once costs this process one request in about this time per
 * connection; half of it is random, so that many connections do not ask again in the same instant.
 */
const refusalPauseMs = 500;
/** Refusals that pause at the same time. More are sent at once: a pause holds memory. */
const pausedRefusals = 2_000;

/**
 * Counts in this process, and adds up with the other replicas what is worth it: each replica may let through 2% of a
 * limit, and what arrives there within a quarter of a second, before the others hear of it. Without Postgres each
 * replica counts alone.
 */
export function openCallerLimits(db: Database, log: Logger, rates: CallerRates): CallerLimits {
  const windowSeconds = Math.max(1, Math.ceil(rates.burst / rates.perSecond));
  const points = Math.max(rates.burst, rates.perSecond);
  const factors = { session: 1, credential: rates.sessionsPerCredential, customer: rates.sessionsPerCustomer };
  const limits = kinds.map((kind) => ({
    ...kind,
    counts: new SlidingCounts({ points: points * factors[kind.name], windowMs: windowSeconds * 1_000 }),
  }));
  const policies = limits.map(({ name, counts }) => policyOf({ name, points: counts.limit.points, windowSeconds }));
  const policy = policies.join(', ');
  let timer: NodeJS.Timeout | undefined;
  let sharing: Promise<void> = Promise.resolve();
  let paused = 0;
  let closed = false;

  async function share(): Promise<void> {
    for (const { name, counts } of limits) {
      const unshared = counts.takeUnshared(Date.now());
      if (unshared.length === 0) continue;
      const shared = await shareCounts(db, { kind: name, windowMs: counts.limit.windowMs, counts: unshared });
      for (const count of shared) counts.learn(count);
    }
  }

  function shareSoon(): void {
    if (timer || closed) return;
    timer = setTimeout(() => {
      timer = undefined;
      sharing = sharing
        .then(share)
        .catch((error: unknown) => log.warn({ err: error }, 'request counts were not shared between replicas'));
    }, shareEveryMs).unref();
  }

  async function refuse(error: Error): Promise<never> {
    if (paused < pausedRefusals) {
      paused++;
      await new Promise((resolve) => setTimeout(resolve, refusalPauseMs * (0.75 + Math.random() / 2)).unref());
      paused--;
    }
    throw error;
  }

  return {
    async take(caller) {
      const nowMs = Date.now();
      for (const { name, of, keyOf, counts } of limits) {
        const waitMs = counts.waitMs(keyOf(caller), nowMs);
        if (waitMs > 0) return refuse(rateExceeded({ name, of, points: counts.limit.points, windowSeconds }, waitMs));
      }
      let narrowest = { name: '', left: Number.POSITIVE_INFINITY };
      for (const { name, keyOf, counts } of limits) {
        const key = keyOf(caller);
        counts.count(key, nowMs);
        const left = counts.left(key, nowMs);
        if (left < narrowest.left) narrowest = { name, left };
      }
      shareSoon();
      const seconds = Math.ceil(windowSeconds - ((nowMs / 1_000) % windowSeconds));
      return { ratelimit: leftOf(narrowest.name, narrowest.left, seconds), 'ratelimit-policy': policy };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await sharing;
    },
  };
}
