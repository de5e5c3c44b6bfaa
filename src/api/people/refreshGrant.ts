/** Renews a person's session by the refresh token of their sign-in (RFC 6749, section 6; RFC 9700, section 4.14). */
import { type KeptSignIn, refreshSignIn } from '../../store/people/signInRefresh.ts';
import { refusedAccount } from '../callers/clientCredentials.ts';
import { type Grant, type Granted, OAuthError } from '../callers/oauth.ts';
import { sessionTtlSeconds } from '../callers/sessionRequest.ts';
import type { PeopleServices } from './peopleServices.ts';

/** What a program gets for a person's sign-in. */
export function grantedTo({ session, rights, refresh }: KeptSignIn): Granted {
  return { ...session, scopes: rights.scopes, refresh };
}

export const grantByRefresh: Grant<PeopleServices> = async (
  { db, refusals },
  { parameters, requestId, source, dpopKey },
) => {
  const token = parameters.get('refresh_token');
  if (!token) throw new OAuthError('invalid_request', 'refresh_token is required');
  const request = { ttlSeconds: sessionTtlSeconds.maximum, requestId, source, dpopKey };
  const refreshed = await refreshSignIn(db, token, request);
  if (refreshed.outcome === 'renewed') return grantedTo(refreshed.signedIn);
  const account = refreshed.outcome === 'ended' && (await refusedAccount({ db }, refreshed.owner.customerId));
  const refused =
    account ||
    (refreshed.outcome === 'unproven'
      ? new OAuthError('invalid_dpop_proof', 'the refresh token is bound to a key of the client: send its DPoP proof')
      : // The same error whatever was wrong with the token.
        new OAuthError(
          'invalid_grant',
          'the refresh token is not valid: unknown, used, or of a sign-in that has ended',
        ));
  const owner = refreshed.outcome === 'unknown' ? null : refreshed.owner;
  const actorId = owner?.userId ?? 'unknown';
  refusals.note({
    actorType: 'human',
    actorId,
    action: 'sign-in.refuse',
    target: actorId,
    reason: refused.message,
    requestId,
    source,
    ...(owner && { customerId: owner.customerId, tenantId: owner.tenantId }),
  });
  throw refused;
};
