/** One sign-in, from start to return. Its purpose is kept in a cookie that only this service can read. */
import * as z from 'zod';
import { placeOfCookie } from '../../domain/sealedColumns.ts';
import { ApiError } from '../../http/apiError.ts';
import {
  findIntegration,
  findSetupLink,
  type Integration,
  type SetupLink,
  type SignInSettings,
  takesSignIns,
} from '../../store/people/identityIntegrations.ts';
import { findInvitation } from '../../store/people/people.ts';
import { findOpenCustomer } from '../../store/people/signIn.ts';
import { returnPath } from './browserSession.ts';
import { type ProviderSettings, SignInRefused } from './openIdProvider.ts';
import { linksElsewhere, serversElsewhere } from './otherCells.ts';
import type { PeopleServices } from './peopleServices.ts';
import { signInSeconds } from './signInCookies.ts';

/** A program at a terminal that waits for a code (RFC 8252). */
export const terminalPurpose = z.strictObject({
  for: z.literal('terminal'),
  redirectUri: z.string(),
  state: z.string(),
  codeChallenge: z.string(),
});
const purpose = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('page'), returnTo: z.string() }),
  terminalPurpose,
  z.strictObject({ for: z.literal('device'), userCode: z.string() }),
  z.strictObject({ for: z.literal('invitation'), token: z.string() }),
  z.strictObject({ for: z.literal('setup'), token: z.string(), tested: z.string() }),
]);
const flowSchema = z.strictObject({
  purpose,
  customerId: z.string(),
  /** The tenant's slug as the person named it; null if they named none. */
  tenant: z.string().nullable(),
  pending: z.strictObject({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  until: z.number(),
});
export type Purpose = z.infer<typeof purpose>;
export type Flow = z.infer<typeof flowSchema>;

/** Where a sign-in without any other purpose leads. */
export const accountPage = '/account';

const cookiePlace = placeOfCookie('sign-in cookie');

export function sealFlow({ people }: PeopleServices, flow: Omit<Flow, 'until'>): Promise<string> {
  return people.sealing.seal(JSON.stringify({ ...flow, until: Date.now() + signInSeconds * 1_000 }), cookiePlace);
}

/** Null when there is no cookie, it is not ours, or the sign-in took too long. */
export async function openFlow({ people }: PeopleServices, sealed: string | null): Promise<Flow | null> {
  const text = sealed && (await people.sealing.open(sealed, cookiePlace));
  const parsed = text ? flowSchema.safeParse(JSON.parse(text)) : null;
  return parsed?.success && parsed.data.until > Date.now() ? parsed.data : null;
}

/** Returns what a sign-in needs to use the provider. Throws SignInRefused when the secret can no longer be opened. */
export async function providerOf({ people }: PeopleServices, settings: SignInSettings): Promise<ProviderSettings> {
  const clientSecret = await people.sealing.open(settings.clientSecretSealed, settings.place);
  if (clientSecret === null)
    throw new SignInRefused('Sign-in must be set up again: its secret can no longer be read.', { isProviders: true });
  return { issuer: settings.issuer, clientId: settings.clientId, clientSecret, emailDomains: settings.emailDomains };
}

export interface Target {
  customerId: string;
  tenant: string | null;
  purpose: Purpose;
  settings: SignInSettings;
}

/** Returns what a request to `/v1/auth/login` is for. Throws ApiError or SignInRefused. */
export async function readTarget(services: PeopleServices, query: ReadonlyMap<string, string>): Promise<Target> {
  const [setup, invitation] = [query.get('setup'), query.get('invitation')];
  if (setup !== undefined) return setupTarget(services, setup);
  if (invitation !== undefined) return invitationTarget(services, invitation);
  const customer = await findOpenCustomer(services.db, query.get('account') ?? '');
  const integration = customer && (await findIntegration(services.db, customer.id));
  const userCode = query.get('user_code');
  // The same page for an account that does not exist, so that it does not reveal who is a customer.
  if (!integration || (integration.status !== 'disabled' && !takesSignIns(integration))) {
    const links = () => linksElsewhere(services.db, '/v1/auth/login', query);
    const help = await (userCode === undefined ? links() : serversElsewhere(services.db));
    throw new SignInRefused(unknownAccount, { help });
  }
  const purpose: Purpose = query.has('redirect_uri')
    ? terminal(query)
    : userCode !== undefined
      ? { for: 'device', userCode: userCode.slice(0, 40) }
      : { for: 'page', returnTo: returnPath(query.get('return_to'), services.publicUrl) ?? accountPage };
  return active(integration, purpose, query.get('tenant') ?? null);
}

const unknownAccount = 'This account does not exist or has no sign-in yet.';
export const switchedOff = 'Sign-in is disabled for this account. Ask an administrator of the account.';

function active(integration: Integration, purpose: Purpose, tenant: string | null): Target {
  if (integration.status === 'disabled') throw new SignInRefused(switchedOff);
  if (!takesSignIns(integration)) throw new SignInRefused(unknownAccount);
  const { customerId, settings } = integration;
  // Whether there is such a tenant is said only once it is known who asks.
  return { customerId, tenant, purpose, settings };
}

/** RFC 8252, section 7.3: a literal loopback address and any port; nothing that name resolution could redirect. */
const loopback = /^http:\/\/(127\.0\.0\.1|\[::1\]):\d{1,5}\/[\w/-]{0,100}$/;

function terminal(query: ReadonlyMap<string, string>): Purpose {
  const [redirectUri = '', codeChallenge = '', state = ''] = ['redirect_uri', 'code_challenge', 'state'].map((name) =>
    query.get(name),
  );
  if (!loopback.test(redirectUri) || !URL.canParse(redirectUri))
    throw new ApiError('BadRequest', 'redirect_uri must be an http address on 127.0.0.1 or [::1]');
  if (
    query.get('response_type') !== 'code' ||
    query.get('code_challenge_method') !== 'S256' ||
    !/^[A-Za-z0-9_-]{43}$/.test(codeChallenge)
  )
    throw new ApiError(
      'BadRequest',
      'a sign-in at a terminal needs response_type=code and a code_challenge of the method S256',
    );
  if (!/^[A-Za-z0-9._~-]{16,200}$/.test(state))
    throw new ApiError('BadRequest', 'state must have 16 to 200 letters and digits');
  return { for: 'terminal', redirectUri, codeChallenge, state };
}

async function invitationTarget(services: PeopleServices, token: string): Promise<Target> {
  const invitation = await findInvitation(services.db, token);
  if (invitation?.status !== 'pending') throw new SignInRefused('This invitation is not valid any more.');
  const integration = await findIntegration(services.db, invitation.customerId);
  if (!integration) throw new SignInRefused('Sign-in is not set up yet for this account.');
  return active(integration, { for: 'invitation', token }, null);
}

/** Uses the link's own settings: this sign-in is their test. */
async function setupTarget({ db }: PeopleServices, token: string): Promise<Target> {
  const link: SetupLink | null = await findSetupLink(db, token);
  if (!link?.candidate) throw new SignInRefused('This link is not valid any more, or nothing was entered under it.');
  const { customerId, candidate } = link;
  return {
    customerId,
    tenant: null,
    purpose: { for: 'setup', token, tested: candidate.clientSecretSealed },
    settings: candidate,
  };
}
