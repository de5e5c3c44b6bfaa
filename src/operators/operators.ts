/** Who is an operator: those with a token of a file, or with an access token of an issuer. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRemoteJWKSet, customFetch, type FetchImplementation, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Config } from '../config.ts';
import { ConfigError } from '../domain/errors.ts';
import { isOfThisMachine } from '../domain/serverUrls.ts';

/** Returns a name for the log, or null for a stranger. */
export type Recognize = (authorization: string | undefined) => Promise<string | null>;

type Settings = Pick<Config, 'OPERATOR_TOKENS_FILE' | 'OPERATOR_ISSUER' | 'OPERATOR_AUDIENCE'>;

interface Surroundings {
  warn(line: string): void;
  /** Where everyone is an operator while there is neither a file nor an issuer, if it is a loopback address. */
  openOn?: string;
  fetchOf?: FetchImplementation;
}

const tokenLine = /^([\w.@-]{1,64}):([\x21-\x7e]{32,512})$/;
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const fetchTimeoutMs = 5_000;

/** Throws ConfigError where no one or everyone would be an operator, and for a file that cannot be used. */
export function openOperators(config: Settings, { warn, openOn, fetchOf = fetch }: Surroundings): Recognize {
  const { OPERATOR_TOKENS_FILE: file, OPERATOR_ISSUER: issuer, OPERATOR_AUDIENCE: audience } = config;
  if ((issuer === '') !== (audience === ''))
    throw new ConfigError('OPERATOR_ISSUER and OPERATOR_AUDIENCE belong together: set both or neither');
  if (file !== '') readTokens(file);
  const isOpen = file === '' && issuer === '';
  if (isOpen && (openOn === undefined || !isOfThisMachine(openOn)))
    throw new ConfigError(
      `${openOn === undefined ? '' : `TEMPORAL_CODEC_HOST ${openOn} is reached from other machines: `}set OPERATOR_TOKENS_FILE, or OPERATOR_ISSUER and OPERATOR_AUDIENCE, so that operators alone are served`,
    );
  let keys: Promise<JWTVerifyGetKey> | null = null;

  function ofFile(token: string): string | null {
    try {
      return readTokens(file).find((known) => equal(known.token, token))?.name ?? null;
    } catch (error) {
      // Without it no token is known to be good still.
      warn((error as Error).message);
      return null;
    }
  }

  async function ofIssuer(token: string): Promise<string | null> {
    try {
      keys ??= keysOf(issuer, fetchOf);
      const verified = await jwtVerify(token, await keys, {
        ...{ issuer, audience, algorithms, requiredClaims: ['sub', 'exp'] },
      });
      return verified.payload.sub!.slice(0, 128);
    } catch (error) {
      // An issuer that was away is asked again.
      if (keys && (await keys.catch(() => null)) === null) keys = null;
      warn(`a token is not one of ${issuer}: ${(error as Error).message}`);
      return null;
    }
  }

  return async (authorization = '') => {
    if (isOpen) return 'anyone on this machine';
    const [, token] = /^Bearer ([\x21-\x7e]+)$/i.exec(authorization) ?? [];
    if (token === undefined) return null;
    return (file !== '' ? ofFile(token) : null) ?? (issuer !== '' ? ofIssuer(token) : null);
  };
}

function readTokens(file: string): { name: string; token: string }[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`OPERATOR_TOKENS_FILE cannot be read: ${(error as Error).message}`);
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [, name, token] = tokenLine.exec(line.trim()) ?? [];
    if (name === undefined || token === undefined)
      throw new ConfigError(
        `OPERATOR_TOKENS_FILE ${file} must have a line NAME:TOKEN for each operator, with a token of 32 to 512 characters without spaces`,
      );
    return { name, token };
  });
}

function equal(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** By discovery. Throws while the issuer is away, or names another one. */
async function keysOf(issuer: string, fetchOf: FetchImplementation): Promise<JWTVerifyGetKey> {
  const at = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetchOf(at, {
    ...{ method: 'GET', redirect: 'manual', headers: new Headers(), signal: AbortSignal.timeout(fetchTimeoutMs) },
  });
  if (response.status !== 200) throw new Error(`${at} responded with ${response.status}`);
  const found = (await response.json()) as { issuer?: unknown; jwks_uri?: unknown };
  if (found.issuer !== issuer || typeof found.jwks_uri !== 'string' || !found.jwks_uri.startsWith('https:'))
    throw new Error(`${at} names another issuer, or no keys`);
  return createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: fetchTimeoutMs, [customFetch]: fetchOf });
}
