import { parseToken } from '../../src/api/federation/jwt.ts';
import { TokenRefusal } from '../../src/domain/tokenChecks.ts';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (header: unknown, claims: unknown = { sub: 'a' }) => `${encoded(header)}.${encoded(claims)}.c2ln`;
const good = { alg: 'RS256' };

function refusalOf(text: string) {
  try {
    parseToken(text);
    return null;
  } catch (error) {
    if (!(error instanceof TokenRefusal)) throw error;
    const { check, expected, got } = error;
    const hint = error.hint ?? undefined;
    return { check, expected, got, hint };
  }
}

/** A token of exactly so many characters: its claims are padded, and so is its header, which takes other steps. */
function ofLength(length: number): string {
  for (let kid = 1; kid <= 4; kid++) {
    const header = { ...good, kid: 'k'.repeat(kid) };
    const missing = length - token(header, { pad: '' }).length;
    for (let pad = Math.floor((missing * 3) / 4) - 4; pad <= missing; pad++) {
      const text = token(header, { pad: 'x'.repeat(pad) });
      if (text.length === length) return text;
      if (text.length > length) break;
    }
  }
  throw new Error('no such token');
}

test('a token is at most 16 KiB long', () => {
  const most = 16_384;
  expect(refusalOf(ofLength(most))).toBeNull();
  expect(refusalOf('x'.repeat(most + 1))).toEqual({
    check: 'form',
    expected: `at most ${most} bytes`,
    got: `${most + 1} characters`,
    hint: undefined,
  });
});

test.each([
  ['a.b', '2 parts', undefined],
  ['a.b.c.d.e', '5 parts', 'this is an encrypted token (JWE); a signed one is needed'],
  ['a.b.c.d.e.f', 'more than five parts', undefined],
  ['a.b.c.d.e.f.g', 'more than five parts', undefined],
])('%s is no signed token: %s', (text, got, hint) => {
  expect(refusalOf(text)).toEqual({ check: 'form', expected: 'three parts, header.payload.signature', got, hint });
});

test.each([
  ['padding', `${token(good)}==`, 'a signature that is not', undefined],
  [
    'white space',
    token(good).replace('.', ' .'),
    'a header that is not',
    'the token holds white space or a line break',
  ],
  ['an empty part', token(good).replace(/\..*\./, '..'), 'a payload that is not', undefined],
])('%s is refused where it stands', (_what, text, got, hint) => {
  expect(refusalOf(text)).toEqual({ check: 'form', expected: 'canonical base64url without padding', got, hint });
});

test('a part that is not one strict JSON object is named', () => {
  expect(refusalOf(token([]))).toMatchObject({ check: 'form', expected: 'a header that is one strict JSON object' });
  expect(refusalOf(token(good, 1))).toMatchObject({ expected: 'a payload that is one strict JSON object' });
});

test.each<[string, object, object | null]>([
  ['RS256 alone', {}, null],
  ['no algorithm', { alg: undefined }, { check: 'algorithm', expected: expect.stringContaining('RS256') }],
  ['the algorithm none', { alg: 'none' }, { check: 'algorithm', got: '"none"' }],
  ['an algorithm that is a list', { alg: ['RS256'] }, { check: 'algorithm', got: '["RS256"]' }],
  ['a key', { jwk: {} }, { check: 'header', expected: expect.stringMatching(/^none of .*jwk/), got: 'jwk' }],
  ['the type of an access token', { typ: 'at+jwt' }, null],
  ['its whole type', { typ: 'application/JWT' }, null],
  ['another type', { typ: 'dpop+jwt' }, { check: 'header', got: 'typ "dpop+jwt"' }],
  ['a type that is a list', { typ: ['JWT'] }, { check: 'header', expected: 'typ absent, JWT, at+jwt, or JOSE' }],
  ['a key id of one character', { kid: 'k' }, null],
  ['a key id of 256 characters', { kid: 'k'.repeat(256) }, null],
  ['a key id of 257 characters', { kid: 'k'.repeat(257) }, { check: 'header', got: 'kid of 257 characters' }],
  [
    'an empty key id',
    { kid: '' },
    { expected: 'kid absent, or text of 1 to 256 characters', got: 'kid of 0 characters' },
  ],
  ['a key id that is a number', { kid: 7 }, { check: 'header', got: 'kid 7' }],
])('a header with %s is judged, and a refusal says why', (_what, changes, refusal) => {
  const seen = refusalOf(token({ ...good, ...changes }));
  if (refusal === null) expect(seen).toBeNull();
  else expect(seen).toMatchObject(refusal);
});
