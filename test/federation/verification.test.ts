import fc from 'fast-check';
import { openKeySource } from '../../src/api/federation/keySource.ts';
import {
  explain,
  type Question,
  type VerifyingPrincipal,
  type VerifyingProvider,
  verify,
} from '../../src/api/federation/verification.ts';
import { TokenRefusal } from '../../src/domain/tokenChecks.ts';
import { openJsonFetcher } from '../../src/http/fetchJson.ts';
import { hostileTokens } from '../support/federation/hostileTokens.ts';
import {
  audience,
  base64url,
  issuer,
  makeKey,
  type SigningKey,
  signatureAlgorithms,
  signToken,
  soundClaims,
  subject,
} from '../support/federation/signedTokens.ts';

const now = 1_800_000_000;
const key = makeKey('ES256', 'key-1');
const others = signatureAlgorithms.map((alg) => makeKey(alg, `of-${alg}`));
const keySet = { keys: [key.jwk, ...others.map(({ jwk }) => jwk)] };
const fetcher = openJsonFetcher({ allowLoopback: false, lookup: (() => assertNothingIsFetched()) as never });
const keys = openKeySource({ fetcher });
afterAll(() => fetcher.close());

function assertNothingIsFetched(): never {
  throw new Error('something was fetched');
}

function providerWith(changes: Partial<VerifyingProvider> = {}): VerifyingProvider {
  return {
    id: 'provider',
    issuer,
    jwksSourceType: 'stored-jwks',
    jwksUri: null,
    jwksDocument: keySet,
    jwksDocumentRef: 'r1',
    audiences: [audience, 'other'],
    allowedClockSkewSeconds: 60,
    maxTokenAgeSeconds: 600,
    status: 'active',
    ...changes,
  };
}

const principal: VerifyingPrincipal = {
  subjectMatchType: 'exact',
  subjectMatchValue: subject,
  claimConstraints: {},
  status: 'active',
};

function question(token: string, changes: Partial<Question> = {}): Question {
  return { token, provider: providerWith(), principal, now, ...changes };
}

/** The check that refused, or `minted`. */
async function outcome(asked: Question): Promise<string> {
  try {
    await verify(keys, asked);
    return 'minted';
  } catch (error) {
    if (error instanceof TokenRefusal) return error.check;
    throw error;
  }
}

const sound = (changes: Record<string, unknown> = {}, header: Record<string, unknown> = {}, by: SigningKey = key) =>
  signToken(by, soundClaims(now, changes), header);

// Positive control of every test below: the same token without the flaw.
beforeEach(async () => expect(await outcome(question(sound()))).toBe('minted'));

test.each(others)('a token signed with $alg is accepted only under its own key', async (by) => {
  expect(await outcome(question(sound({}, {}, by)))).toBe('minted');
  expect(await outcome(question(sound({}, { kid: 'key-1' }, { ...by, kid: 'key-1' })))).not.toBe('minted');
});

test.each(['JWT', 'jwt', 'at+jwt', 'application/at+jwt', 'application/jwt', 'JOSE'])(
  'a token of the type %s is accepted',
  async (typ) => {
    expect(await outcome(question(sound({}, { typ })))).toBe('minted');
  },
);

test('a token without a kid is accepted when one key fits its algorithm, and refused when two do', async () => {
  const rsa = others.find(({ alg }) => alg === 'RS256')!;
  const token = sound({}, { kid: undefined }, rsa);
  expect(await outcome(question(token))).toBe('minted');
  const document = { keys: [...keySet.keys, makeKey('RS256', 'another').jwk] };
  const provider = providerWith({ jwksDocument: document, jwksDocumentRef: 'r2' });
  expect(await outcome(question(token, { provider }))).toBe('key');
});

test('a key that its issuer lists twice verifies, as one does whose modulus has a sign byte', async () => {
  const rsa = makeKey('RS256', 'k1');
  const n = Buffer.concat([Buffer.from([0]), Buffer.from(String(rsa.jwk['n']), 'base64url')]).toString('base64url');
  for (const [index, keysOfIssuer] of [[rsa.jwk, rsa.jwk], [{ ...rsa.jwk, n }]].entries()) {
    const provider = providerWith({ jwksDocument: { keys: keysOfIssuer }, jwksDocumentRef: `spelled-${index}` });
    expect(await outcome(question(sound({}, {}, rsa), { provider }))).toBe('minted');
    expect(await outcome(question(sound({}, {}, makeKey('RS256', 'k1')), { provider }))).toBe('signature');
  }
});

const [, , signaturePart] = sound().split('.') as [string, string, string];

describe('what must be refused', () => {
  test.each(hostileTokens({ key, now }))('%s', async (_name, token, check) => {
    expect(await outcome(question(token))).toBe(check);
  });

  test('non-canonical bits at the end of a signature', async () => {
    const token = sound({}, {}, others.find(({ alg }) => alg === 'RS256')!);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const changed = token.slice(0, -1) + alphabet[alphabet.indexOf(token.at(-1)!) ^ 1]!;
    expect(Buffer.from(changed.split('.')[2]!, 'base64url')).toEqual(Buffer.from(token.split('.')[2]!, 'base64url'));
    expect(await outcome(question(changed))).toBe('form');
    expect(await outcome(question(token))).toBe('minted');
  });

  test('a signature by another key under the same kid', async () => {
    const thief = makeKey('ES256', 'key-1');
    expect(await outcome(question(sound({}, {}, thief)))).toBe('signature');
    expect(
      await outcome(question(`${sound({ sub: 'other' }).split('.').slice(0, 2).join('.')}.${signaturePart}`)),
    ).toBe('signature');
  });

  test('a public key used as an HMAC secret', async () => {
    const { createHmac } = await import('node:crypto');
    const input = `${base64url({ alg: 'HS256', kid: 'key-1' })}.${base64url(soundClaims(now))}`;
    const mac = createHmac('sha256', JSON.stringify(key.jwk)).update(input).digest('base64url');
    expect(await outcome(question(`${input}.${mac}`))).toBe('algorithm');
  });

  test('a disabled provider and a disabled principal', async () => {
    expect(await outcome(question(sound(), { provider: providerWith({ status: 'disabled' }) }))).toBe('provider');
    expect(await outcome(question(sound(), { principal: { ...principal, status: 'disabled' } }))).toBe('principal');
  });
});

describe("time, at the skew's edge", () => {
  const at = async (skew: number, claims: Record<string, unknown>, check: string) => {
    const asked = question(sound(claims), { provider: providerWith({ allowedClockSkewSeconds: skew }) });
    const { steps } = await explain(keys, asked);
    return steps.find((step) => step.check === check)!.result;
  };

  test.each([0, 1, 60, 300])('with a skew of %i s', async (skew) => {
    expect(await at(skew, { exp: now - skew + 1 }, 'expiry')).toBe('passed');
    expect(await at(skew, { exp: now - skew }, 'expiry')).toBe('failed');
    expect(await at(skew, { exp: now - skew - 1 }, 'expiry')).toBe('failed');
    for (const [claim, check] of [
      ['nbf', 'not before'],
      ['iat', 'issued at'],
    ] as const) {
      expect(await at(skew, { [claim]: now + skew - 1 }, check)).toBe('passed');
      expect(await at(skew, { [claim]: now + skew }, check)).toBe('passed');
      expect(await at(skew, { [claim]: now + skew + 1 }, check)).toBe('failed');
    }
  });

  test('a token that is accepted only because of the skew has no lifetime left to give', async () => {
    expect(await outcome(question(sound({ exp: now - 1 })))).toBe('lifetime');
    expect(await outcome(question(sound({ exp: now })))).toBe('lifetime');
    expect(await outcome(question(sound({ exp: now + 1 })))).toBe('minted');
  });
});

describe("a token's age", () => {
  const aged = async (age: number | undefined, changes: Partial<VerifyingProvider>) =>
    outcome(question(sound({ iat: age === undefined ? undefined : now - age }), { provider: providerWith(changes) }));

  test.each([
    [600, 60],
    [600, 0],
    [1, 0],
    [2_592_000, 300],
  ])('of %i s at most, with a skew of %i s, is accepted up to the edge', async (maxTokenAgeSeconds, skew) => {
    const limits = { maxTokenAgeSeconds, allowedClockSkewSeconds: skew };
    expect(await aged(0, limits)).toBe('minted');
    expect(await aged(maxTokenAgeSeconds + skew - 1, limits)).toBe('minted');
    expect(await aged(maxTokenAgeSeconds + skew, limits)).toBe('minted');
    expect(await aged(maxTokenAgeSeconds + skew + 1, limits)).toBe('token age');
    expect(await aged(maxTokenAgeSeconds + skew + 0.5, limits)).toBe('token age');
  });

  test('without iat is accepted only where there is no limit', async () => {
    expect(await aged(undefined, {})).toBe('token age');
    expect(await aged(undefined, { maxTokenAgeSeconds: 0 })).toBe('minted');
    expect(await aged(1_000_000_000, { maxTokenAgeSeconds: 0 })).toBe('minted');
  });

  test('is explained, with the way out', async () => {
    const { steps } = await explain(keys, question(sound({ iat: now - 661 })));
    expect(steps.filter(({ result }) => result === 'failed')).toEqual([
      expect.objectContaining({ check: 'token age', got: '661 s', hint: expect.stringContaining('token-age') }),
    ]);
  });
});

describe('subject and claims', () => {
  const asPrincipal = (changes: Partial<VerifyingPrincipal>) => ({ principal: { ...principal, ...changes } });

  test('a prefix matches only what starts with it', async () => {
    const prefixed = (value: string) =>
      outcome(question(sound(), asPrincipal({ subjectMatchType: 'prefix', subjectMatchValue: value })));
    expect(await prefixed('repo:octo-org/')).toBe('minted');
    expect(await prefixed(subject)).toBe('minted');
    expect(await prefixed('epo:octo-org/')).toBe('subject match');
    expect(await prefixed(`${subject}x`)).toBe('subject match');
    expect(await outcome(question(sound(), asPrincipal({ subjectMatchType: 'regex', subjectMatchValue: '.*' })))).toBe(
      'subject match',
    );
  });

  test.each<[string, Record<string, never> | object, string]>([
    ['the same text', { repository_id: '74' }, 'minted'],
    ['one of several', { repository_id: ['73', '74'] }, 'minted'],
    ['the same number and boolean', { run_attempt: 1, protected: true }, 'minted'],
    ['a number for text', { repository_id: 74 }, 'claim constraints'],
    ['text for a number', { run_attempt: '1' }, 'claim constraints'],
    ['text for a boolean', { protected: 'true' }, 'claim constraints'],
    ['a number for a boolean', { protected: 1 }, 'claim constraints'],
    ['text for an array', { groups: 'admins' }, 'claim constraints'],
    ['a claim that is not there', { environment: 'production' }, 'claim constraints'],
    ['what objects inherit', { constructor: 'x', toString: 'y' }, 'claim constraints'],
    ['one that fits beside one that does not', { repository_id: '74', protected: false }, 'claim constraints'],
    ['what an array contains', { groups: { contains: 'admins' } }, 'minted'],
    ['one of what an array may contain', { groups: { contains: ['staff', 'admins'] } }, 'minted'],
    ['what an array does not contain', { groups: { contains: 'staff' } }, 'claim constraints'],
    ['a part of what an array contains', { groups: { contains: 'admin' } }, 'claim constraints'],
    ['an array in place of a text', { repository_id: { contains: '74' } }, 'claim constraints'],
    ['the length of an array', { groups: { members: { length: 1 } } }, 'claim constraints'],
    ['a member of an object', { 'kubernetes.io': { members: { namespace: 'team-a' } } }, 'minted'],
    [
      'a member of a member',
      { 'kubernetes.io': { members: { namespace: 'team-a', serviceaccount: { members: { name: ['x', 'ci'] } } } } },
      'minted',
    ],
    ['another member of an object', { 'kubernetes.io': { members: { namespace: 'team-b' } } }, 'claim constraints'],
    ['a member that is not there', { 'kubernetes.io': { members: { node: 'a' } } }, 'claim constraints'],
    ['a member that objects inherit', { 'kubernetes.io': { members: { toString: 'x' } } }, 'claim constraints'],
    ['a path with dots, which is only a name', { 'kubernetes.io.namespace': 'team-a' }, 'claim constraints'],
    ['an object that is not there', { aws: { members: { account: '1' } } }, 'claim constraints'],
    ['members of a text', { repository_id: { members: { length: 2 } } }, 'claim constraints'],
    ['azp, which is then expected', { azp: 'machine-7' }, 'minted'],
  ])('%s', async (name, claimConstraints, expected) => {
    const azp = name.startsWith('azp') ? { azp: 'machine-7' } : {};
    const nested = { 'kubernetes.io': { namespace: 'team-a', serviceaccount: { name: 'ci', uid: '1' } } };
    const changed = asPrincipal({ claimConstraints: claimConstraints as never });
    expect(await outcome(question(sound({ groups: ['admins'], ...nested, ...azp }), changed))).toBe(expected);
  });
});

describe('only the valid token mints, and it always does', () => {
  const runs = { numRuns: 400 };
  const claimValue = fc.oneof(fc.jsonValue(), fc.string(), fc.integer(), fc.constant(Number.MAX_VALUE));

  test('any one relevant claim, changed', async () => {
    const counting = fc.constantFrom('iss', 'aud', 'sub', 'exp', 'nbf', 'iat', 'jti', 'azp');
    await fc.assert(
      fc.asyncProperty(counting, claimValue, async (name, value) => {
        const claims = soundClaims(now, { [name]: value });
        expect((await outcome(question(signToken(key, claims)))) === 'minted').toBe(isSound(claims));
      }),
      runs,
    );
  });

  /** A second, independent statement of the rules, as plain as possible. */
  function isSound(claims: Record<string, unknown>): boolean {
    const number = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 253_402_300_799;
    const absentOr = (name: string, test: (value: never) => boolean) =>
      !(name in claims) || test(claims[name] as never);
    const past = (value: unknown) => number(value) && (value as number) <= now + 60;
    return (
      !/\\u0000|\\ud[89a-f]|"__proto__"/i.test(JSON.stringify(claims)) &&
      claims['iss'] === issuer &&
      [claims['aud']].flat().every((each) => typeof each === 'string') &&
      [claims['aud']].flat().some((each) => each === audience || each === 'other') &&
      claims['sub'] === subject &&
      number(claims['exp']) &&
      (claims['exp'] as number) > now &&
      absentOr('nbf', past) &&
      past(claims['iat']) &&
      (claims['iat'] as number) >= now - 600 - 60 &&
      absentOr('jti', (value: unknown) => typeof value === 'string' && value.length >= 1 && value.length <= 256) &&
      absentOr('azp', (value: unknown) => value === audience || value === 'other')
    );
  }

  test('any one header member, changed', async () => {
    const member = fc.constantFrom('alg', 'kid', 'typ', 'jwk', 'jku', 'crit', 'x5c', 'b64', 'cty');
    await fc.assert(
      fc.asyncProperty(member, claimValue, async (name, value) => {
        const accepted =
          (name === 'alg' && value === 'ES256') ||
          (name === 'kid' && value === 'key-1') ||
          (name === 'typ' && typeof value === 'string' && /^(at\+)?jwt$/i.test(value));
        expect((await outcome(question(sound({}, { [name]: value })))) === 'minted').toBe(accepted);
      }),
      runs,
    );
  });

  test('any character of its text, changed, removed or added', async () => {
    const token = sound();
    const place = fc.nat({ max: token.length - 1 });
    const kind = fc.constantFrom('change', 'remove', 'add');
    const character = fc.constantFrom(...'ABCXYZabcxyz0189-_.=+/ \0\u00e9');
    await fc.assert(
      fc.asyncProperty(place, kind, character, async (index, what, inserted) => {
        const rest = token.slice(what === 'add' ? index : index + 1);
        const changed = token.slice(0, index) + (what === 'remove' ? '' : inserted) + rest;
        fc.pre(changed !== token);
        expect(await outcome(question(changed))).not.toBe('minted');
      }),
      { numRuns: 1_000 },
    );
    expect(await outcome(question(token))).toBe('minted');
  });

  test('any text at all', async () => {
    const part = fc.oneof(
      fc.string(),
      fc.jsonValue().map((value) => base64url(JSON.stringify(value) ?? '')),
      fc.base64String(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
        expect(await outcome(question(parts.join('.')))).not.toBe('minted');
      }),
      runs,
    );
  });

  test('additional claims change nothing', async () => {
    const extra = fc.dictionary(fc.stringMatching(/^x_[a-z]{1,12}$/), fc.jsonValue({ maxDepth: 6 }), { maxKeys: 8 });
    await fc.assert(
      fc.asyncProperty(extra, async (more) => {
        fc.pre(!/\\u0000|\\ud[89a-f]|"__proto__"/i.test(JSON.stringify(more)));
        expect(await outcome(question(signToken(key, { ...more, ...soundClaims(now) })))).toBe('minted');
      }),
      runs,
    );
  });
});

test('Explain shows claims only if the signature is valid, and then runs every check', async () => {
  const forged = await explain(keys, question(sound({}, {}, makeKey('ES256', 'key-1'))));
  expect(forged.claims).toBeNull();
  expect(JSON.stringify(forged)).not.toContain(subject);
  expect(forged.steps.at(-1)).toMatchObject({ check: 'signature', result: 'failed' });

  const skewed = await explain(keys, question(sound({ iss: `${issuer}/`, iat: now + 107 })));
  expect(skewed.claims).toMatchObject({ sub: subject });
  expect(skewed.steps.filter(({ result }) => result === 'failed')).toEqual([
    {
      check: 'issuer',
      result: 'failed',
      expected: `"${issuer}"`,
      got: `"${issuer}/"`,
      hint: 'they differ only by a trailing slash',
    },
    expect.objectContaining({ check: 'issued at', hint: "the issuer's clock is 107 s ahead, 60 allowed" }),
  ]);
  const passing = await explain(keys, question(sound()));
  expect(passing.steps.every(({ result }) => result === 'passed')).toBe(true);
  expect(passing.verified).not.toBeNull();
});

test('Explain knows GitHub’s subjects with ids from those without', async () => {
  const [without, withIds] = ['repo:o/r:ref:refs/heads/main', 'repo:o@65/r@74:ref:refs/heads/main'];
  const hintOf = async (expected: string, got: string) => {
    const asked = question(sound({ sub: got }));
    const principal = { ...asked.principal!, subjectMatchType: 'exact', subjectMatchValue: expected };
    const { steps } = await explain(keys, { ...asked, principal });
    return steps.find(({ check }) => check === 'subject match')?.hint;
  };
  expect(await hintOf(without, withIds)).toContain('the subject has ids after its names');
  expect(await hintOf(withIds, without)).toContain('the subject has no ids after its names');
  expect(await hintOf(withIds, withIds)).toBeUndefined();
  expect(await hintOf(without, 'repo:o@65/another@74:ref:refs/heads/main')).toBeUndefined();
});
