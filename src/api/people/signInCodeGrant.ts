/** The last step of a sign-in at a terminal (RFC 8252): exchanges the code that the browser brought for a session. */
import { createHash } from 'node:crypto';
import { scopesOfRole } from '../../domain/roles.ts';
import { mintHumanSession, spendSignInCode } from '../../store/people/signIn.ts';
import { type Grant, OAuthError } from '../callers/oauth.ts';
import { sessionTtlSeconds } from '../callers/sessionRequest.ts';

/** The same error whatever was wrong with the code. */
function invalidGrant(): OAuthError {
  return new OAuthError('invalid_grant', 'the code is not valid: unknown, used, expired, or of another program');
}

export const grantToPerson: Grant = async ({ db }, { parameters, requestId }) => {
  const [code, redirectUri, verifier] = ['code', 'redirect_uri', 'code_verifier'].map((name) => parameters.get(name));
  if (!code || !redirectUri || !verifier)
    throw new OAuthError('invalid_request', 'code, redirect_uri and code_verifier are required');
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier))
    throw new OAuthError('invalid_request', 'code_verifier must be as RFC 7636 has it');
  const spent = await spendSignInCode(db, code);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  if (spent?.redirectUri !== redirectUri || spent.codeChallenge !== challenge) throw invalidGrant();
  const signedIn = await mintHumanSession(db, { ...spent, ttlSeconds: sessionTtlSeconds.maximum, requestId });
  if (!signedIn) throw invalidGrant();
  return { ...signedIn.session, scopes: scopesOfRole[signedIn.user.roleSlug] };
};
