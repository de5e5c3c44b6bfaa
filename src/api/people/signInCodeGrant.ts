/** The last step of a sign-in at a terminal (RFC 8252): exchanges the code that the browser brought for a session. */
import { createHash } from 'node:crypto';
import { spendSignInCode } from '../../store/people/signIn.ts';
import { beginSignIn } from '../../store/people/signInRefresh.ts';
import { refusedAccount } from '../callers/clientCredentials.ts';
import { type Grant, OAuthError } from '../callers/oauth.ts';
import { sessionTtlSeconds } from '../callers/sessionRequest.ts';
import type { PeopleServices } from './peopleServices.ts';
import { grantedTo } from './refreshGrant.ts';

/** The same error whatever was wrong with the code. */
function invalidGrant(): OAuthError {
  return new OAuthError('invalid_grant', 'the code is not valid: unknown, used, expired, or of another program');
}

export const grantToPerson: Grant<PeopleServices> = async (
  { db, refusals, people },
  { parameters, requestId, source, dpopKey },
) => {
  const [code, redirectUri, verifier] = ['code', 'redirect_uri', 'code_verifier'].map((name) => parameters.get(name));
  if (!code || !redirectUri || !verifier)
    throw new OAuthError('invalid_request', 'code, redirect_uri and code_verifier are required');
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier))
    throw new OAuthError('invalid_request', 'code_verifier must be as RFC 7636 has it');
  const spent = await spendSignInCode(db, code);
  const refuse = () => {
    const refused = invalidGrant();
    const person = spent
      ? { customerId: spent.customerId, tenantId: spent.tenantId, actorId: spent.userId }
      : { actorId: 'unknown' };
    const { actorId } = person;
    const action = 'sign-in.refuse';
    refusals.note({
      actorType: 'human',
      action,
      target: actorId,
      reason: refused.message,
      requestId,
      source,
      ...person,
    });
    return refused;
  };
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  if (spent?.redirectUri !== redirectUri || spent.codeChallenge !== challenge) throw refuse();
  const [ttlSeconds, keptSeconds] = [sessionTtlSeconds.maximum, people.signInSeconds];
  const signedIn = await beginSignIn(db, { ...spent, ttlSeconds, keptSeconds, requestId, source, dpopKey });
  if (!signedIn) throw (await refusedAccount({ db }, spent.customerId)) ?? refuse();
  return grantedTo(signedIn);
};
