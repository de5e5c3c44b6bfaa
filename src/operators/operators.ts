/**
 * Who is an operator, and in which roles: those with a token of a file, and those with an access token of an issuer whose
 * claims match a rule.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  createRemoteJWKSet,
  customFetch,
  type FetchImplementation,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import * as z from 'zod';
import { type ClaimConstraints, checkConstraints, claimConstraints } from '../domain/claimConstraints.ts';
import { type OperatorRole, operatorRoles } from '../domain/operatorRights.ts';
import { isOfThisMachine } from '../domain/serverUrls.ts';
import { outgoingFetch } from '../http/outgoingAgent.ts';
import { ConfigError } from '../lib/errors.ts';
import { jsonOrNull } from '../lib/text.ts';
import type { Config } from '../settings/config.ts';

export interface Operator {
  /** For the log: the name in the file, or the issuer and the subject, which no name in a file can be. */
  name: string;
  roles: readonly OperatorRole[];
}

/** Returns null for a stranger. */
export type Recognize = (authorization: string | undefined) => Promise<Operator | null>;

type Settings = Pick<
  Config,
  'OPERATOR_TOKENS_FILE' | 'OPERATOR_ISSUER' | 'OPERATOR_AUDIENCE' | 'OPERATOR_CLAIMS' | 'addressRules'
>;

interface Surroundings {
  warn(line: string): void;
  /** Where everyone is an operator while there is neither a file nor an issuer, if it is a loopback address. */
  openOn?: string;
  fetchOf?: FetchImplementation;
}

const tokenLine = /^([\w.@-]{1,64})(?:\/([a-z,]+))?:([\x21-\x7e]{32,512})$/;
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const fetchTimeoutMs = 5_000;
const longestSubject = 256;

/** Throws ConfigError where no one or everyone would be an operator, and for a file that cannot be used. */
export function openOperators(config: Settings, { warn, openOn, fetchOf }: Surroundings): Recognize {
  const { OPERATOR_TOKENS_FILE: file, OPERATOR_ISSUER: issuer, OPERATOR_AUDIENCE: audience } = config;
  if (new Set([issuer, audience, config.OPERATOR_CLAIMS].map((each) => each === '')).size > 1)
    throw new ConfigError('OPERATOR_ISSUER, OPERATOR_AUDIENCE, and OPERATOR_CLAIMS belong together: set all or none');
  const rules = issuer === '' ? [] : readRules(config.OPERATOR_CLAIMS);
  if (file !== '') readTokens(file);
  const isOpen = file === '' && issuer === '';
  if (isOpen && (openOn === undefined || !isOfThisMachine(openOn)))
    throw new ConfigError(
      `${openOn === undefined ? '' : `TEMPORAL_CODEC_HOST ${openOn} is reached from other machines: `}set ` +
        'OPERATOR_TOKENS_FILE, or OPERATOR_ISSUER, OPERATOR_AUDIENCE, and OPERATOR_CLAIMS, ' +
        'so that operators alone are served',
    );
  const fetchKeys = fetchOf ?? outgoingFetch(config.addressRules.proxy);
  let keys: Promise<JWTVerifyGetKey> | null = null;

  function ofFile(token: string): Operator | null {
    try {
      return readTokens(file).find((known) => equal(known.token, token))?.operator ?? null;
    } catch (error) {
      // Without it no token is known to be good still.
      warn((error as Error).message);
      return null;
    }
  }

  async function ofIssuer(token: string): Promise<Operator | null> {
    try {
      keys ??= keysOf(issuer, fetchKeys);
      const { payload } = await jwtVerify(token, await keys, {
        // RFC 9068: an ID token, which goes to a client for another purpose, has another type.
        ...{ issuer, audience, algorithms, typ: 'at+jwt', requiredClaims: ['sub', 'exp'] },
      });
      const { sub, aud } = payload;
      if (Array.isArray(aud) && aud.length > 1)
        throw new Error(`it is for ${aud.length} audiences: it must be for ${audience} alone`);
      if (sub!.length > longestSubject) throw new Error(`its subject is longer than ${longestSubject} characters`);
      return { name: `${issuer}#${sub}`, roles: rolesOf(rules, payload) };
    } catch (error) {
      // An issuer that was away is asked again.
      if (keys && (await keys.catch(() => null)) === null) keys = null;
      warn(`a token is no operator’s of ${issuer}: ${(error as Error).message}`);
      return null;
    }
  }

  return async (authorization = '') => {
    if (isOpen) return { name: 'anyone on this machine', roles: ['owner'] };
    const [, token] = /^Bearer ([\x21-\x7e]+)$/i.exec(authorization) ?? [];
    if (token === undefined) return null;
    return (file !== '' ? ofFile(token) : null) ?? (issuer !== '' ? ofIssuer(token) : null);
  };
}

type Rule = readonly [OperatorRole, ClaimConstraints];

/** A rule for each role, as the constraints of a principal are. One without a claim would be for every token. Throws ConfigError. */
function readRules(text: string): Rule[] {
  const form = z
    .partialRecord(
      z.enum(operatorRoles),
      claimConstraints.refine((each) => Object.keys(each).length > 0),
    )
    .refine((each) => Object.keys(each).length > 0);
  const read = form.safeParse(jsonOrNull(text));
  if (!read.success)
    throw new ConfigError(
      `OPERATOR_CLAIMS must be JSON with the claims of each role (${operatorRoles.join(', ')}), ` +
        'at least one claim each: {"view":{"groups":{"contains":"support"}}}',
    );
  return Object.entries(read.data) as [OperatorRole, ClaimConstraints][];
}

/** Every role whose rule matches. Throws for a token that matches none. */
function rolesOf(rules: readonly Rule[], claims: JWTPayload): OperatorRole[] {
  const refusals: string[] = [];
  const roles = rules.flatMap(([role, constraints]) => {
    try {
      checkConstraints(constraints, claims);
      return [role];
    } catch (error) {
      refusals.push(`${role}: ${(error as Error).message}`);
      return [];
    }
  });
  if (roles.length === 0) throw new Error(refusals.join('; '));
  return roles;
}

/** A line without roles is an owner's. Throws ConfigError. */
function readTokens(file: string): { operator: Operator; token: string }[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`OPERATOR_TOKENS_FILE cannot be read: ${(error as Error).message}`);
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [, name, given = 'owner', token] = tokenLine.exec(line.trim()) ?? [];
    const roles = given.split(',').map((each) => operatorRoles.find((role) => role === each));
    if (name === undefined || token === undefined || !roles.every((role) => role !== undefined))
      throw new ConfigError(
        `OPERATOR_TOKENS_FILE ${file} must have a line NAME:TOKEN or NAME/ROLE,ROLE:TOKEN for each operator: ` +
          `a token of 32 to 512 characters without spaces, and roles of ${operatorRoles.join(', ')}`,
      );
    return { operator: { name, roles }, token };
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
