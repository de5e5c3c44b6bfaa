/** The device authorization grant (RFC 8628): a program without a browser asks, a person signs in elsewhere. */
import { createDeviceCode, deviceCodeSeconds, pollDevice } from '../../store/people/deviceCodes.ts';
import { beginSignIn } from '../../store/people/signInRefresh.ts';
import { type Grant, OAuthError, type TokenRequest } from '../callers/oauth.ts';
import { sessionTtlSeconds } from '../callers/sessionRequest.ts';
import type { PeopleServices } from './peopleServices.ts';
import { grantedTo } from './refreshGrant.ts';

export const deviceGrantType = 'urn:ietf:params:oauth:grant-type:device_code';
export const devicePath = '/device';

const slugPattern = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** Returns the codes with which a program and a person find each other. The account is known once the person is. */
export async function authorizeDevice(
  { db, people, publicUrl }: PeopleServices,
  { parameters, address, source }: TokenRequest,
): Promise<object> {
  await people.limits.device.take(address);
  const [account = null, tenant = null] = ['account', 'tenant'].map((name) => parameters.get(name));
  for (const [name, slug] of Object.entries({ account, tenant }))
    if (slug !== null && !slugPattern.test(slug))
      throw new OAuthError('invalid_request', `${name} must be a short name, such as acme`);
  const device = { account, tenant, address: source.address ?? address, program: source.userAgent };
  const { deviceCode, userCode, intervalSeconds } = await createDeviceCode(db, device);
  const complete = new URLSearchParams({ user_code: userCode, ...(account !== null && { account }) });
  return {
    device_code: deviceCode,
    user_code: userCode,
    verification_uri: publicUrl + devicePath,
    verification_uri_complete: `${publicUrl}${devicePath}?${complete}`,
    expires_in: deviceCodeSeconds,
    interval: intervalSeconds,
  };
}

/** RFC 8628, section 3.5. */
const refusals = {
  pending: ['authorization_pending', 'the person has not decided yet: ask again after the interval'],
  'too early': ['slow_down', 'the requests come too fast: wait five seconds longer between them'],
  denied: ['access_denied', 'the person did not let this program sign in'],
  expired: ['expired_token', 'the sign-in was not decided in time: start again'],
  unknown: ['invalid_grant', 'the device code is not valid: unknown, or used'],
} as const;

function refusal(outcome: keyof typeof refusals): OAuthError {
  const [code, description] = refusals[outcome];
  return new OAuthError(code, description);
}

export const grantToDevice: Grant<PeopleServices> = async (
  { db, people },
  { parameters, requestId, source, dpopKey },
) => {
  const code = parameters.get('device_code');
  if (!code) throw new OAuthError('invalid_request', 'device_code is required');
  const polled = await pollDevice(db, code);
  if (polled.outcome !== 'approved') throw refusal(polled.outcome);
  const { outcome: _, ...person } = polled;
  const [ttlSeconds, keptSeconds] = [sessionTtlSeconds.maximum, people.signInSeconds];
  const signedIn = await beginSignIn(db, { ...person, ttlSeconds, keptSeconds, requestId, source, dpopKey });
  // The person was removed, or sign-in was stopped, since the approval.
  if (!signedIn) throw refusal('denied');
  return grantedTo(signedIn);
};
