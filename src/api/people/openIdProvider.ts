/** Sign-in at a customer's OpenID Connect provider: authorization code with PKCE (RFC 7636), state and nonce. */
import * as client from 'openid-client';
import { fetch as undiciFetch } from 'undici';
import { ApiError } from '../../http/apiError.ts';
import type { Html } from '../../http/html.ts';
import { AddressRefusal, type AddressRules, fetchableUrl, guardedAgent } from '../../http/outgoingAddresses.ts';
import type { ExternalIdentity } from '../../store/people/people.ts';
import { domainOf, normalEmail } from './emailAddress.ts';
import { signInSeconds } from './signInCookies.ts';

export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  emailDomains: readonly string[];
}

/** What must come back unchanged, kept where only this browser has it. */
export interface Pending {
  state: string;
  nonce: string;
  verifier: string;
}

/** The provider cannot be used, or did not identify the person. The message is for the person at the browser. */
export class SignInRefused extends ApiError {
  /** The provider or its settings are at fault, not the person who signs in. */
  readonly isProviders: boolean;
  /** What the page shows that may help. */
  readonly help: Html | null;

  constructor(
    message: string,
    { isProviders = false, help = null, ...options }: ErrorOptions & { isProviders?: boolean; help?: Html | null } = {},
  ) {
    super('sign_in_refused', message, options);
    this.isProviders = isProviders;
    this.help = help;
  }
}

export interface OpenId {
  /** Returns where the browser goes. Throws SignInRefused. */
  start(settings: ProviderSettings, redirectUri: string): Promise<{ url: URL; pending: Pending }>;
  /** Returns who came back. Throws SignInRefused. */
  finish(settings: ProviderSettings, callback: URL, pending: Pending): Promise<ExternalIdentity>;
  close(): Promise<void>;
}

const timeoutSeconds = 8;
const answerLimitBytes = 512 * 1024;
/** Provider metadata found at the start of a sign-in is reused at its end, which comes within this time. */
const rememberedMs = signInSeconds * 1_000;
const rememberedAtMost = 1_000;

export function openOpenId(rules: AddressRules): OpenId {
  const agent = guardedAgent(rules, {
    timeoutMs: timeoutSeconds * 1_000,
    maxResponseSize: answerLimitBytes,
    // Keep no connections alive: the provider may close one just as it is reused, and a code can be used only once.
    pipelining: 0,
  });
  const guardedFetch = async (text: string, options: object): Promise<Response> => {
    const url = fetchableUrl(text, rules);
    await agent.check(url);
    const { dispatcher } = agent;
    const response: unknown = await undiciFetch(url, { ...options, redirect: 'error', dispatcher } as never);
    // Node's fetch is undici's, yet the types of the two are unrelated.
    return response as Response;
  };

  const remembered = new Map<string, { metadata: client.ServerMetadata; until: number }>();

  /** Fetches the provider's metadata. Every sign-in starts with this, so a provider that is down is noticed at once. */
  async function discover({ issuer, clientId }: ProviderSettings): Promise<client.ServerMetadata> {
    const server = fetchableUrl(issuer, rules);
    const options = { timeout: timeoutSeconds, [client.customFetch]: guardedFetch, execute: insecureOnly(server) };
    const metadata = (await client.discovery(server, clientId, undefined, client.None(), options)).serverMetadata();
    remembered.delete(issuer);
    remembered.set(issuer, { metadata, until: Date.now() + rememberedMs });
    if (remembered.size > rememberedAtMost) remembered.delete(remembered.keys().next().value!);
    return metadata;
  }

  /** Returns the metadata found at the start, or fetches it when another replica handled the start. */
  async function recall(settings: ProviderSettings): Promise<client.ServerMetadata> {
    const known = remembered.get(settings.issuer);
    return known && known.until > Date.now() ? known.metadata : discover(settings);
  }

  function configure(
    { issuer, clientId, clientSecret }: ProviderSettings,
    found: client.ServerMetadata,
  ): client.Configuration {
    // OpenID Connect Discovery 1.0, section 3: metadata that names no methods implies client_secret_basic.
    const isPost = found.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
    const authentication = isPost ? client.ClientSecretPost(clientSecret) : client.ClientSecretBasic(clientSecret);
    const configuration = new client.Configuration(found, clientId, undefined, authentication);
    configuration.timeout = timeoutSeconds;
    configuration[client.customFetch] = guardedFetch;
    for (const adjust of insecureOnly(fetchableUrl(issuer, rules))) adjust(configuration);
    client.enableNonRepudiationChecks(configuration);
    return configuration;
  }

  return {
    async start(settings, redirectUri) {
      try {
        const configuration = configure(settings, await discover(settings));
        const pending = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
        };
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state: pending.state,
          nonce: pending.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(pending.verifier),
          code_challenge_method: 'S256',
        });
        // The browser is sent only where this service itself would connect.
        return { url: browsable(url, rules), pending };
      } catch (error) {
        throw refused(error, true);
      }
    },

    async finish(settings, callback, { state, nonce, verifier }) {
      try {
        const configuration = configure(settings, await recall(settings));
        const checks = {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        };
        const tokens = await client.authorizationCodeGrant(configuration, callback, checks);
        const { sub, ...claims } = tokens.claims()!;
        const hasEmail = typeof claims['email'] === 'string';
        const canAsk = configuration.serverMetadata().userinfo_endpoint !== undefined;
        const said = hasEmail || !canAsk ? claims : await client.fetchUserInfo(configuration, tokens.access_token, sub);
        return { issuer: settings.issuer, subject: sub, email: emailOf(said, settings.emailDomains) };
      } catch (error) {
        throw refused(error);
      }
    },
    close: () => agent.dispatcher.destroy(),
  };
}

function browsable(url: URL, rules: AddressRules): URL {
  const { search } = url;
  // The length limit is for URLs that we fetch; this query is ours.
  fetchableUrl(url.href.slice(0, url.href.length - search.length), rules);
  return url;
}

/** An address that the provider disowns does not count. A customer cannot vouch for one outside its own domains. */
function emailOf(said: Record<string, unknown>, domains: readonly string[]): string {
  const { email, email_verified: verified } = said;
  const known = typeof email === 'string' ? normalEmail(email) : null;
  if (known === null)
    throw new SignInRefused('The identity provider did not send your e-mail address. It must send the claim "email".');
  if (verified === false || verified === 'false')
    throw new SignInRefused('The identity provider says that your e-mail address is not verified.');
  if (!domains.includes(domainOf(known)))
    throw new SignInRefused('Your e-mail address is not of a domain of this account.');
  return known;
}

function insecureOnly({ protocol }: URL) {
  return protocol === 'http:' ? [client.allowInsecureRequests] : [];
}

/**
 * A token endpoint's errors for a client that it does not know (any more). Anyone can cause its other errors with a
 * made-up code.
 */
const clientRefusals = ['invalid_client', 'unauthorized_client'];
const unreachable = /^(E[A-Z]+|UND_ERR_[A-Z_]+|OAUTH_TIMEOUT|[A-Z_]*CERT[A-Z_]*)$/;

/**
 * Uses our own wording, because a provider's may contain anything. Its error codes are safe to show (RFC 6749, section
 * 4.1.2.1). `isStart`: only the provider has taken part so far.
 */
function refused(error: unknown, isStart = false): SignInRefused {
  if (error instanceof SignInRefused) return error;
  for (let inner: unknown = error, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth++)
    if (inner instanceof AddressRefusal)
      // `cause` leads to the reason, which is for the operator's log only.
      return new SignInRefused(`The address of the identity provider ${inner.message}.`, {
        isProviders: true,
        cause: error,
      });
  if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError)
    return new SignInRefused(
      `The identity provider refused: ${/^[a-z_]{1,60}$/.test(error.error) ? error.error : 'no reason that can be shown'}.`,
      {
        isProviders: isStart || (error instanceof client.ResponseBodyError && clientRefusals.includes(error.error)),
        cause: error,
      },
    );
  const code = (error as { code?: unknown }).code;
  const why = typeof code === 'string' && /^[A-Z_]{1,60}$/.test(code) ? ` (${code})` : '';
  return new SignInRefused(`The response of the identity provider does not follow OpenID Connect${why}.`, {
    isProviders: isStart || isUnreachable(error),
    cause: error,
  });
}

function isUnreachable(error: unknown): boolean {
  for (let inner: unknown = error, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth++)
    if (unreachable.test(String((inner as { code?: unknown }).code))) return true;
  return false;
}
