/** Sessions: minted from an API key or from another issuer's token, and renewed before they end. */
import { ComputeError, CredentialError, MalformedError, rootMessage } from './errors.ts';
import { orAborted } from './pauses.ts';
import type { ProvedRequest, Prover } from './proofs.ts';
import { isPassing, jsonOf, type TokenSource, type Transport } from './transport.ts';

/** How a session is minted: the parameters of a token request, made for each. */
export interface Grant {
  parameters(): Promise<Record<string, string>>;
  /** Binds the sessions to a key. */
  prove?: Prover;
}

export interface SessionOptions {
  /** Of what the credential may do; all of it if absent. */
  scopes?: readonly string[];
  /** At most an hour; 15 minutes if absent. */
  lifetimeSeconds?: number;
  /** Binds the sessions to this key (DPoP): `proofsOf(key)`. A copied session is worth nothing then. */
  prove?: Prover;
}

export interface ApiKey extends SessionOptions {
  id: string;
  secret: string;
}

/** An API key, exchanged for short sessions (OAuth's client credentials). */
export function apiKey({ id, secret, ...options }: ApiKey): Grant {
  return {
    ...proving(options),
    parameters: async () => ({
      grant_type: 'client_credentials',
      client_id: id,
      client_secret: secret,
      ...common(options),
    }),
  };
}

export interface TokenExchange extends SessionOptions {
  /** The principal that trusts the token's issuer. */
  principalId: string;
  /** Returns a token that is valid now, such as a CI job's. Asked for each session. */
  subjectToken: string | (() => string | Promise<string>);
  /** A JWT if absent. */
  subjectTokenType?: 'jwt' | 'id_token' | 'access_token';
}

/** A workload's token of another issuer, exchanged for sessions of a principal (RFC 8693). */
export function tokenExchange({
  principalId,
  subjectToken,
  subjectTokenType = 'jwt',
  ...options
}: TokenExchange): Grant {
  return {
    ...proving(options),
    async parameters() {
      const token = typeof subjectToken === 'function' ? await asked(subjectToken) : subjectToken;
      if (typeof token !== 'string' || token === '') throw new CredentialError('the subject token is empty');
      return {
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        principal_id: principalId,
        subject_token: token.trim(),
        subject_token_type: `urn:ietf:params:oauth:token-type:${subjectTokenType}`,
        ...common(options),
      };
    },
  };
}

async function asked(subjectToken: () => string | Promise<string>): Promise<string> {
  try {
    return await subjectToken();
  } catch (cause) {
    if (cause instanceof ComputeError) throw cause;
    throw new CredentialError(`the subject token cannot be had: ${rootMessage(cause)}`, { cause });
  }
}

const proving = ({ prove }: SessionOptions) => ({ ...(prove && { prove }) });

function common({ scopes, lifetimeSeconds }: SessionOptions): Record<string, string> {
  return {
    ...(scopes && { scope: scopes.join(' ') }),
    ...(lifetimeSeconds !== undefined && { session_ttl_seconds: String(lifetimeSeconds) }),
  };
}

interface Session {
  token: string;
  /** Epoch milliseconds: after this a new one is minted, and after its end it is not used at all. */
  renewAtMs: number;
  endsAtMs: number;
  /** Whether the service bound it to the key of the grant. */
  isBound: boolean;
}

/** A session is renewed after this part of its life, so that none ends on its way to the service. */
const usedPart = 0.8;

/** One session at a time for all requests of a client. */
export class RenewedSession implements TokenSource {
  readonly #transport: Transport;
  readonly #grant: Grant;
  #session: Session | null = null;
  #minting: Promise<Session> | null = null;

  /** The transport has no credential of its own. */
  constructor(transport: Transport, grant: Grant) {
    this.#transport = transport;
    this.#grant = grant;
  }

  async token({ refused, signal }: { refused?: string; signal?: AbortSignal }): Promise<string> {
    const now = Date.now();
    const session = this.#session;
    const isGood = session !== null && session.token !== refused && now < session.endsAtMs;
    if (isGood && now < session.renewAtMs) return session.token;
    try {
      return (await orAborted(this.#mint(), signal)).token;
    } catch (error) {
      // The session that is to be renewed is good for a while: its renewal is tried again at the next request.
      if (isGood && isPassing(error)) return session.token;
      throw error;
    }
  }

  async prove(request: Required<ProvedRequest>): Promise<string | null> {
    const isBound = this.#session?.token === request.token && this.#session.isBound;
    return isBound ? this.#grant.prove!(request) : null;
  }

  #mint(): Promise<Session> {
    this.#minting ??= this.#request().finally(() => {
      this.#minting = null;
    });
    return this.#minting;
  }

  async #request(): Promise<Session> {
    const startedAtMs = Date.now();
    const { prove } = this.#grant;
    const request = { method: 'POST', path: '/v1/auth/token' };
    const response = await this.#transport.sendOk({
      ...request,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      ...(prove && {
        freshHeaders: async () => ({ dpop: await prove({ method: 'POST', url: this.#transport.url + request.path }) }),
      }),
      // Made for each attempt, because some issuers' tokens may be used once.
      body: async () => new URLSearchParams(await this.#grant.parameters()).toString(),
      // A session that was minted and lost on its way ends by itself.
      idempotent: true,
    });
    const read = await jsonOf<Partial<Record<'access_token' | 'expires_in' | 'token_type', unknown>>>(
      response,
      request,
    );
    const { access_token: token, expires_in: seconds } = read;
    if (typeof token !== 'string' || typeof seconds !== 'number')
      throw new MalformedError('POST /v1/auth/token: the response has no session');
    const session = {
      token,
      renewAtMs: startedAtMs + seconds * 1_000 * usedPart,
      endsAtMs: startedAtMs + seconds * 1_000,
      isBound: prove !== undefined && String(read.token_type).toLowerCase() === 'dpop',
    };
    this.#session = session;
    return session;
  }
}

/** A token that its owner renews: text, or a function that returns the current one. */
export function givenToken(token: string | (() => string | Promise<string>)): TokenSource {
  return {
    async token() {
      const value = typeof token === 'function' ? await token() : token;
      // A header must not take line breaks or other characters that no token has.
      if (!/^[\x21-\x7e]+$/.test(value))
        throw new CredentialError('the token is empty, or has characters that no token has');
      return value;
    },
  };
}

export const isGrant = (auth: unknown): auth is Grant =>
  typeof auth === 'object' && auth !== null && 'parameters' in auth;
