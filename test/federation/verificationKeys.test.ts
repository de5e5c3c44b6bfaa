/** Which keys of a key set are used, whatever else is in it. */
import { matchingKeys, readKeySet } from '../../src/api/federation/verificationKeys.ts';
import { makeKey } from '../support/federation/signedTokens.ts';

const first = makeKey('ES256', 'first');
const second = makeKey('ES256', 'second');

describe('keys that are not used', () => {
  const rsa = makeKey('RS256', 'rsa').jwk;
  const ed = makeKey('EdDSA', 'ed').jwk;
  const bits = (count: number) =>
    Buffer.concat([Buffer.from([0x80]), Buffer.alloc(count / 8 - 2), Buffer.from([1])]).toString('base64url');
  test.each<[string, unknown]>([
    ['oct', { kty: 'oct', k: 'c2VjcmV0' }],
    ['private EC', { ...first.jwk, ...first.privateKey.export({ format: 'jwk' }) }],
    ['RSA of 1024 bits', { ...rsa, n: bits(1024) }],
    ['RSA of 2040 bits', { ...rsa, n: bits(2040) }],
    ['RSA of 8192 bits', { ...rsa, n: bits(8192) }],
    ['an even exponent', { ...rsa, e: 'AQAC' }],
    ['the exponent one', { ...rsa, e: 'AQ' }],
    ['an even modulus', { ...rsa, n: `${String(rsa['n']).slice(0, -1)}${'A'}` }],
    ['a point off the curve', { ...first.jwk, y: first.jwk['x'] }],
    ['a short coordinate', { ...first.jwk, x: 'AAAA' }],
    [
      'an Ed25519 key of small order',
      { ...ed, x: Buffer.concat([Buffer.from([1]), Buffer.alloc(31)]).toString('base64url') },
    ],
    [
      'an Ed25519 key of order eight',
      {
        ...ed,
        x: Buffer.from('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a', 'hex').toString('base64url'),
      },
    ],
    [
      'an Ed25519 key that is no point',
      { ...ed, x: Buffer.concat([Buffer.from([2]), Buffer.alloc(31)]).toString('base64url') },
    ],
    // The field's prime more than 3, so it is another spelling of that point, and of its thumbprint.
    [
      'an Ed25519 key that is not canonical',
      { ...ed, x: Buffer.from(`f0${'ff'.repeat(30)}7f`, 'hex').toString('base64url') },
    ],
    ['use enc', { ...first.jwk, use: 'enc' }],
    ['key_ops sign', { ...first.jwk, key_ops: ['sign'] }],
    ['an algorithm of another kind', { ...first.jwk, alg: 'RS256' }],
    ['alg HS256', { ...first.jwk, alg: 'HS256' }],
    ['an unknown curve', { ...first.jwk, crv: 'secp256k1' }],
    ['kty constructor', { ...first.jwk, kty: 'constructor' }],
    ['a kid of 257 characters', { ...first.jwk, kid: 'k'.repeat(257) }],
    ['text', 'key'],
    ['null', null],
  ])('%s', (_name, jwk) => {
    expect(readKeySet({ keys: [jwk, second.jwk] }, 20)).toMatchObject({
      keys: [{ id: 'second' }],
      ignored: [{ index: 0 }],
    });
  });
});

test('the canonical spelling of a point that is refused otherwise is a key', () => {
  const x = Buffer.from(`03${'00'.repeat(31)}`, 'hex').toString('base64url');
  expect(readKeySet({ keys: [{ kty: 'OKP', crv: 'Ed25519', kid: 'three', x }] }, 20).keys).toMatchObject([
    { id: 'three' },
  ]);
});

describe('keys as issuers write them', () => {
  const rsa = makeKey('RS256', 'rsa').jwk as Record<string, string>;
  const longer = (text: string, prefix = 0) =>
    Buffer.concat([Buffer.from([prefix]), Buffer.from(text, 'base64url')]).toString('base64url');
  const padded = (text: string) => text.padEnd(Math.ceil(text.length / 4) * 4, '=');
  const plain = (jwk: object) => readKeySet({ keys: [jwk] }, 20).keys[0]!;

  test.each<[string, object, object]>([
    ["a modulus with the sign byte of Java's BigInteger", rsa, { ...rsa, n: longer(rsa['n']!) }],
    ['an exponent with leading zeros', rsa, { ...rsa, e: longer(longer(rsa['e']!)) }],
    ['padded base64url', rsa, { ...rsa, n: padded(rsa['n']!), e: padded(rsa['e']!) }],
    [
      'coordinates with a sign byte',
      first.jwk,
      { ...first.jwk, x: longer(String(first.jwk['x'])), y: padded(String(first.jwk['y'])) },
    ],
  ])('%s make the same key', (_name, clean, spelled) => {
    expect(spelled).not.toEqual(clean);
    expect(plain(spelled).thumbprint).toBe(plain(clean).thumbprint);
  });

  test.each<[string, object]>([
    ['a first byte that is not zero', { ...first.jwk, x: longer(String(first.jwk['x']), 1) }],
    ['padding in the middle', { ...rsa, n: `${rsa['n']!.slice(0, 4)}=${rsa['n']!.slice(4)}` }],
    ['a modulus of zeros', { ...rsa, n: 'AAAA' }],
  ])('%s is refused', (_name, jwk) => {
    expect(readKeySet({ keys: [jwk] }, 20)).toMatchObject({ keys: [], ignored: [{ forAnotherPurpose: false }] });
  });

  test('one key that is listed twice is one key; two keys under one kid are not', async () => {
    const token = { kid: 'first', alg: 'ES256' };
    const twice = readKeySet({ keys: [first.jwk, first.jwk, { ...first.jwk, alg: undefined }] }, 20);
    expect(matchingKeys(twice, token.kid, token.alg)).toHaveLength(1);
    const two = readKeySet({ keys: [first.jwk, { ...second.jwk, kid: 'first' }] }, 20);
    expect(matchingKeys(two, token.kid, token.alg)).toHaveLength(2);
  });

  test('a token without a kid is checked by the only key that fits its algorithm', () => {
    const set = readKeySet({ keys: [first.jwk, rsa] }, 20);
    expect(matchingKeys(set, null, 'RS256').map(({ id }) => id)).toEqual(['rsa']);
    expect(matchingKeys(set, null, 'ES256').map(({ id }) => id)).toEqual(['first']);
    expect(matchingKeys(readKeySet({ keys: [first.jwk, second.jwk] }, 20), null, 'ES256')).toHaveLength(2);
  });

  test.each(['EdDSA', 'Ed25519'])('an Ed25519 key that names either algorithm verifies a token with %s', (alg) => {
    const ed = makeKey('EdDSA', 'ed').jwk;
    for (const named of ['EdDSA', 'Ed25519', undefined])
      expect(matchingKeys(readKeySet({ keys: [{ ...ed, alg: named }] }, 20), 'ed', alg)).toHaveLength(1);
  });

  test('a key for another purpose is skipped, and the reason names its use', () => {
    expect(readKeySet({ keys: [{ ...rsa, use: 'jwt-svid' }, first.jwk] }, 20)).toMatchObject({
      keys: [{ id: 'first' }],
      ignored: [{ index: 0, reason: 'is not for signatures: its use is "jwt-svid"', forAnotherPurpose: true }],
    });
  });
});
