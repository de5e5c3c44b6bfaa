/**
 * Limits of invitations per day, counted in Postgres across all replicas: of one e-mail address, whose owner may want
 * none of them, and of an account. Counted for each account by itself, so that a limit reveals nothing of another one.
 */
import { createHash } from 'node:crypto';
import { ApiError } from '../../http/apiError.ts';
import { type RateLimit, sharedRateLimit } from '../../http/rateLimit.ts';
import type { Database } from '../../store/core/db.ts';

export interface InvitationLimits {
  /** Counts an invitation that is requested, whatever comes of it. Throws ApiError 429. */
  take(customerId: string, email: string): Promise<void>;
}

const daySeconds = 86_400;

export function openInvitationLimits(
  db: Database,
  { perAddress, perAccount }: { perAddress: number; perAccount: number },
): InvitationLimits {
  const limit = (name: string, count: number) =>
    sharedRateLimit(name, { perSecond: count / daySeconds, burst: count }, db);
  const ofAddress = limit('invitations-of-address', perAddress);
  const ofAccount = limit('invitations-of-account', perAccount);
  return {
    async take(customerId, email) {
      // No address is kept in a table of counts.
      const address = createHash('sha256').update(`${customerId} ${email}`).digest('base64url');
      await worded(ofAddress, address, `this address can be invited ${perAddress} times a day`);
      await worded(ofAccount, customerId, `an account can invite ${perAccount} times a day`);
    },
  };
}

async function worded(limit: RateLimit, key: string, rule: string): Promise<void> {
  try {
    await limit.take(key);
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== 'TooManyRequests') throw error;
    const { headers } = error;
    const message = `${rule}, and that is used up: hand over the address of an earlier invitation, or retry in ${headers['retry-after']} s`;
    throw new ApiError('TooManyRequests', message, { headers, cause: error });
  }
}
