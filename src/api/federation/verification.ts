/**
 * The one pipeline that judges an external token: the exchange mints after it, Explain shows it. Each check appears
 * once in the table below, in the order of execution. Claims are examined only after the signature is verified.
 */
import { createHash } from 'node:crypto';
import { compactVerify, errors } from 'jose';
import { type ClaimConstraints, checkConstraints } from '../../domain/claimConstraints.ts';
import { type Step, shown, TokenRefusal } from '../../domain/tokenChecks.ts';
import { type ParsedToken, parseToken } from './jwt.ts';
import type { KeySource, ProviderSource } from './keySource.ts';
import { hasIds, withoutIds } from './platforms.ts';
import type { VerificationKey } from './verificationKeys.ts';

export interface VerifyingProvider extends ProviderSource {
  audiences: readonly string[];
  allowedClockSkewSeconds: number;
  /** How long after its `iat` a token is still exchanged; 0: no limit. */
  maxTokenAgeSeconds: number;
  status: string;
}

export interface VerifyingPrincipal {
  subjectMatchType: string;
  subjectMatchValue: string;
  claimConstraints: ClaimConstraints;
  status: string;
}

export interface Question {
  token: string;
  provider: VerifyingProvider;
  /** Null when only the provider is in question (Explain). */
  principal: VerifyingPrincipal | null;
  /** Epoch seconds. */
  now: number;
}

/** What an exchange uses of a token that passed. */
export interface VerifiedToken {
  keyId: string;
  jti: string | null;
  subject: string;
  /** Identifies the token wherever it appears again. */
  tokenKey: Buffer;
  expiresAt: Date;
}

/** Filled in check by check. */
interface Examination extends Question {
  keys: KeySource;
  parsed?: ParsedToken;
  key?: VerificationKey;
  claims?: Readonly<Record<string, unknown>>;
}

/** What is shown for a check that passed. */
type Passed = { expected: string; got: string };

interface Check {
  name: string;
  /** Whether no later check can run when this one fails. */
  isGate?: true;
  run(examination: Examination): Passed | Promise<Passed>;
}

const limits = { subject: 1024, jti: 256 } as const;
/** NumericDate of the end of the year 9999, the last that the calendars of both sides support. */
const lastInstant = 253_402_300_799;

const checks: readonly Check[] = [
  { name: 'provider', run: ({ provider }) => requireEqual('provider', { expected: 'active', got: provider.status }) },
  {
    name: 'principal',
    run: ({ principal }) => requireEqual('principal', { expected: 'active', got: principal?.status ?? 'active' }),
  },
  {
    name: 'form',
    isGate: true,
    run(examination) {
      examination.parsed = parseToken(examination.token);
      const { algorithm, keyId } = examination.parsed;
      return {
        expected: 'a signed JWT with an accepted header',
        got: `alg ${algorithm}, kid ${keyId === null ? 'none' : shown(keyId)}`,
      };
    },
  },
  {
    name: 'key',
    isGate: true,
    async run(examination) {
      const { keyId, algorithm } = examination.parsed!;
      examination.key = await examination.keys.find(examination.provider, keyId, algorithm);
      return { expected: 'one usable key of the issuer', got: shown(examination.key.id) };
    },
  },
  { name: 'signature', isGate: true, run: checkSignature },
  { name: 'issuer', run: checkIssuer },
  { name: 'audience', run: checkAudience },
  { name: 'authorized party', run: checkAuthorizedParty },
  { name: 'expiry', run: checkExpiry },
  { name: 'not before', run: (examination) => checkNotAfterNow(examination, 'nbf', 'not before') },
  { name: 'issued at', run: (examination) => checkNotAfterNow(examination, 'iat', 'issued at') },
  { name: 'token age', run: checkAge },
  { name: 'token id', run: checkTokenId },
  { name: 'subject', run: checkSubject },
  { name: 'subject match', run: checkSubjectMatch },
  {
    name: 'claim constraints',
    run({ principal, claims }) {
      const constraints = principal?.claimConstraints ?? {};
      checkConstraints(constraints, claims!);
      return { expected: Object.keys(constraints).map(shown).join(', ') || 'nothing', got: 'as asked' };
    },
  },
  { name: 'lifetime', run: checkLifetime },
];

/** Throws TokenRefusal at the first check that fails, and KeysUnavailable. */
export async function verify(keys: KeySource, question: Question): Promise<VerifiedToken> {
  const examination: Examination = { ...question, keys };
  for (const check of checks) await check.run(examination);
  return verifiedOf(examination);
}

export interface Explanation {
  steps: Step[];
  /** The token's claims, once its signature is verified. */
  claims: Readonly<Record<string, unknown>> | null;
  /** Null unless every check passed. */
  verified: VerifiedToken | null;
}

/** Runs the same checks to the end and reports each. Throws KeysUnavailable. */
export async function explain(keys: KeySource, question: Question): Promise<Explanation> {
  const examination: Examination = { ...question, keys };
  const steps: Step[] = [];
  for (const { name, isGate, run } of checks) {
    try {
      steps.push({ check: name, result: 'passed', ...(await run(examination)) });
    } catch (error) {
      if (!(error instanceof TokenRefusal)) throw error;
      const { check, expected, got, hint } = error;
      steps.push({ check, result: 'failed', expected, got, ...(hint !== undefined && { hint }) });
      if (isGate) break;
    }
  }
  const failed = steps.some(({ result }) => result === 'failed');
  return { steps, claims: examination.claims ?? null, verified: failed ? null : verifiedOf(examination) };
}

function verifiedOf({ parsed, key, claims }: Examination): VerifiedToken {
  const jti = (claims!['jti'] as string | undefined) ?? null;
  // Not the signature: from one valid ECDSA signature, anyone can derive a second.
  const named = jti === null ? `signed:${parsed!.signed}` : `jti:${jti}`;
  return {
    keyId: key!.id,
    jti,
    subject: claims!['sub'] as string,
    tokenKey: createHash('sha256').update(named).digest(),
    expiresAt: new Date((claims!['exp'] as number) * 1_000),
  };
}

function requireEqual(check: string, { expected, got }: Passed): Passed {
  if (got !== expected) throw new TokenRefusal(check, { expected, got });
  return { expected, got };
}

/** An issuer may replace a key and keep its kid, so a signature that does not match is checked by the key of now. */
async function checkSignature(examination: Examination): Promise<Passed> {
  const { provider, keys, parsed, key } = examination;
  const { algorithm, keyId, claims } = parsed!;
  try {
    await checkSignatureBy(key!, examination);
  } catch (error) {
    if (!(error instanceof TokenRefusal)) throw error;
    const current = await keys.findAgain(provider, keyId, algorithm, key!);
    if (current.thumbprint === key!.thumbprint) throw error;
    await checkSignatureBy(current, examination);
    examination.key = current;
  }
  examination.claims = claims;
  return { expected: `a signature by the key ${shown(examination.key!.id)}`, got: 'it matches' };
}

async function checkSignatureBy(key: VerificationKey, { token, parsed }: Examination): Promise<void> {
  const { algorithm } = parsed!;
  try {
    await compactVerify(token, await key.imported(algorithm), { algorithms: [algorithm] });
  } catch (error) {
    // A key that does not import, or a WebCrypto error, is also a refusal: nothing may pass for lack of a result.
    const got =
      error instanceof errors.JWSSignatureVerificationFailed
        ? 'one that does not match'
        : 'one that cannot be verified';
    throw new TokenRefusal('signature', { expected: `a signature by the key ${shown(key.id)}`, got });
  }
}

function claimOf({ claims }: Examination, name: string): unknown {
  return Object.hasOwn(claims!, name) ? claims![name] : undefined;
}

function checkIssuer(examination: Examination): Passed {
  const expected = examination.provider.issuer;
  const got = claimOf(examination, 'iss');
  if (got !== expected)
    throw new TokenRefusal('issuer', { expected: shown(expected), got: shown(got), hint: issuerHint(expected, got) });
  return { expected: shown(expected), got: shown(got) };
}

function issuerHint(expected: string, got: unknown): string | undefined {
  if (typeof got !== 'string') return undefined;
  if (`${got}/` === expected || got === `${expected}/`) return 'they differ only by a trailing slash';
  return got.toLowerCase() === expected.toLowerCase() ? 'they differ only in upper and lower case' : undefined;
}

function checkAudience(examination: Examination): Passed {
  const { audiences } = examination.provider;
  const claim = claimOf(examination, 'aud');
  const named: unknown[] = Array.isArray(claim) ? claim : [claim];
  const expected = `one of ${audiences.map(shown).join(', ')}`;
  if (named.length === 0 || !named.every((each) => typeof each === 'string'))
    throw new TokenRefusal('audience', { expected: 'text, or an array of text', got: shown(claim) });
  if (!audiences.some((audience) => named.includes(audience)))
    throw new TokenRefusal('audience', { expected, got: shown(claim) });
  return { expected, got: shown(claim) };
}

/** OpenID Connect Core 1.0, section 2: the party that the token was issued to. Tokens for others are not for us. */
function checkAuthorizedParty(examination: Examination): Passed {
  const claim = claimOf(examination, 'azp');
  const expected = 'no azp, one of the audiences, or one that the principal constrains';
  const isConstrained = Object.hasOwn(examination.principal?.claimConstraints ?? {}, 'azp');
  if (claim !== undefined && !isConstrained && !examination.provider.audiences.includes(claim as string))
    throw new TokenRefusal('authorized party', { expected, got: shown(claim) });
  return { expected, got: claim === undefined ? 'none' : shown(claim) };
}

function instantOf(examination: Examination, claim: string, check: string): number | undefined {
  const value = claimOf(examination, claim);
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !(value >= 0 && value <= lastInstant))
    throw new TokenRefusal(check, { expected: `${claim} in seconds since 1970`, got: shown(value) });
  return value;
}

function checkExpiry(examination: Examination): Passed {
  const { now, provider } = examination;
  const exp = instantOf(examination, 'exp', 'expiry');
  const expected = `exp after now (${now}), with ${provider.allowedClockSkewSeconds} s allowed`;
  if (exp === undefined) throw new TokenRefusal('expiry', { expected, got: 'no exp' });
  if (exp + provider.allowedClockSkewSeconds <= now)
    throw new TokenRefusal('expiry', { expected, got: String(exp), hint: `it expired ${Math.ceil(now - exp)} s ago` });
  return { expected, got: String(exp) };
}

function checkNotAfterNow(examination: Examination, claim: 'nbf' | 'iat', check: string): Passed {
  const { now, provider } = examination;
  const allowed = provider.allowedClockSkewSeconds;
  const instant = instantOf(examination, claim, check);
  const expected = `${claim} absent or not after now (${now}), with ${allowed} s allowed`;
  if (instant !== undefined && instant > now + allowed)
    throw new TokenRefusal(check, {
      expected,
      got: String(instant),
      hint: `the issuer's clock is ${Math.ceil(instant - now)} s ahead, ${allowed} allowed`,
    });
  return { expected, got: instant === undefined ? 'none' : String(instant) };
}

/** A token that was stolen long ago is worth nothing, however long its issuer lets it live. */
function checkAge(examination: Examination): Passed {
  const { now, provider } = examination;
  const { maxTokenAgeSeconds: allowed, allowedClockSkewSeconds: skew } = provider;
  const issuedAt = instantOf(examination, 'iat', 'token age');
  if (allowed === 0) return { expected: 'any age', got: issuedAt === undefined ? 'no iat' : `${now - issuedAt} s` };
  const expected = `a token issued (iat) at most ${allowed} s ago, with ${skew} s allowed`;
  const hint = 'send a token soon after it was issued; PUT …/providers/{id}/token-age sets the limit of its provider';
  if (issuedAt === undefined) throw new TokenRefusal('token age', { expected, got: 'no iat', hint });
  if (now - issuedAt > allowed + skew)
    throw new TokenRefusal('token age', { expected, got: `${Math.ceil(now - issuedAt)} s`, hint });
  return { expected, got: `${now - issuedAt} s` };
}

function checkTokenId(examination: Examination): Passed {
  const expected = `jti absent, or text of 1 to ${limits.jti} characters`;
  const claim = claimOf(examination, 'jti');
  if (claim !== undefined && !(typeof claim === 'string' && claim.length >= 1 && claim.length <= limits.jti))
    throw new TokenRefusal('token id', { expected, got: shown(claim) });
  return { expected, got: claim === undefined ? 'none' : shown(claim) };
}

function checkSubject(examination: Examination): Passed {
  const expected = `sub as text of 1 to ${limits.subject} characters`;
  const claim = claimOf(examination, 'sub');
  if (typeof claim !== 'string' || claim === '' || claim.length > limits.subject)
    throw new TokenRefusal('subject', { expected, got: shown(claim) });
  return { expected, got: shown(claim) };
}

function checkSubjectMatch(examination: Examination): Passed {
  const { principal } = examination;
  const subject = claimOf(examination, 'sub');
  if (!principal) return { expected: 'nothing: no principal was named', got: shown(subject) };
  const { subjectMatchType: type, subjectMatchValue: value } = principal;
  const expected = type === 'prefix' ? `a subject that starts with ${shown(value)}` : shown(value);
  const matches =
    typeof subject === 'string' &&
    (type === 'prefix' ? subject.startsWith(value) : type === 'exact' && subject === value);
  if (!matches)
    throw new TokenRefusal('subject match', { expected, got: shown(subject), hint: subjectHint(value, subject) });
  return { expected, got: shown(subject) };
}

function subjectHint(expected: string, got: unknown): string | undefined {
  if (typeof got !== 'string') return undefined;
  if (got.trim() === expected.trim()) return 'they differ only by white space';
  if (got.toLowerCase() === expected.toLowerCase()) return 'they differ only in upper and lower case';
  if (withoutIds(got).startsWith(withoutIds(expected)) && hasIds(got) !== hasIds(expected))
    return hasIds(got)
      ? 'the subject has ids after its names, as GitHub writes them for repositories created, renamed, ' +
          'or transferred since 2026-07-15: set subject_match_value to it'
      : 'the subject has no ids after its names: GitHub writes them for repositories that were created, renamed, ' +
          'or transferred since 2026-07-15, or switched to them';
  return got.startsWith(expected)
    ? 'the subject continues after the expected text: subject_match_type prefix would accept it'
    : undefined;
}

/** A session ends with its token, without clock skew, so a token that has expired by our clock has no time to give. */
function checkLifetime(examination: Examination): Passed {
  const exp = claimOf(examination, 'exp');
  const expected = `a token that has not expired, by this service's clock (${examination.now})`;
  if (typeof exp !== 'number' || exp <= examination.now)
    throw new TokenRefusal('lifetime', {
      expected,
      got: `exp ${shown(exp)}`,
      hint: 'the clock skew lets the token pass, but no session outlives its token: send it sooner',
    });
  return { expected, got: `${Math.floor(exp - examination.now)} s` };
}
