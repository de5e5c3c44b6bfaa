/** Tokens that must be refused, each with the check that refuses it. Apart from its one flaw, each is sound. */
import {
  audience,
  base64url,
  issuer,
  type SigningKey,
  signParts,
  signToken,
  soundClaims,
  subject,
} from './signedTokens.ts';

export interface HostileTokenOptions {
  /** The issuer's own key: ES256, `key-1`; the issuer has others, one of them `of-RS256`. */
  key: SigningKey;
  /** Epoch seconds. */
  now: number;
  /** The trusted issuer. */
  iss?: string;
}

const without = (...names: string[]) => Object.fromEntries(names.map((name) => [name, undefined]));
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

/** Returns what is wrong, the token, and the check. */
export function hostileTokens({ key, now, iss = issuer }: HostileTokenOptions): [string, string, string][] {
  const claims = (changes: Record<string, unknown> = {}) => soundClaims(now, { iss, ...changes });
  const sound = (changes: Record<string, unknown> = {}, header: Record<string, unknown> = {}) =>
    signToken(key, claims(changes), header);
  const raw = (payload: string) => signParts(key, base64url({ alg: key.alg, kid: key.kid }), base64url(payload));
  const payloadPart = sound().split('.')[1]!;
  return [
    ['alg none', `${base64url({ alg: 'none' })}.${payloadPart}.`, 'form'],
    ['alg none with a signature', sound({}, { alg: 'none' }), 'algorithm'],
    ['alg HS256', sound({}, { alg: 'HS256' }), 'algorithm'],
    ['alg nOnE', sound({}, { alg: 'nOnE' }), 'algorithm'],
    ['alg that objects inherit', sound({}, { alg: 'constructor' }), 'algorithm'],
    ['alg as an array', sound({}, { alg: ['ES256'] }), 'algorithm'],
    ['no alg', sound({}, { alg: undefined }), 'algorithm'],
    ['JWE of five parts', `${base64url({ alg: 'RSA-OAEP', enc: 'A256GCM' })}.a.b.c.d`, 'form'],
    ...['jwk', 'jku', 'x5u', 'x5c', 'crit', 'b64', 'zip', 'enc', 'cty'].map((name): [string, string, string] => [
      `${name} in the header`,
      sound({}, { [name]: name === 'jwk' ? key.jwk : ['x'] }),
      'header',
    ]),
    ['typ secevent+jwt', sound({}, { typ: 'secevent+jwt' }), 'header'],
    ['typ as a number', sound({}, { typ: 1 }), 'header'],
    ['kid of 257 characters', sound({}, { kid: 'k'.repeat(257) }), 'header'],
    ['kid __proto__', sound({}, { kid: '__proto__' }), 'key'],
    ['kid constructor', sound({}, { kid: 'constructor' }), 'key'],
    ['kid ../', sound({}, { kid: '../key-1' }), 'key'],
    ['kid empty', sound({}, { kid: '' }), 'header'],
    ['kid as an object', sound({}, { kid: { a: 1 } }), 'header'],
    ['kid of a key for another algorithm', sound({}, { kid: 'of-RS256' }), 'key'],
    ['token over 16 KiB', sound({ pad: 'x'.repeat(16 * 1024) }), 'form'],
    ['two parts', sound().split('.').slice(0, 2).join('.'), 'form'],
    ['four parts', `${sound()}.a`, 'form'],
    ['empty', '', 'form'],
    ['padding', `${sound()}=`, 'form'],
    ['white space', ` ${sound()}`, 'form'],
    ['a line break', `${sound()}\n`, 'form'],
    ['plain base64', sound().replace('.', '+.'), 'form'],
    ['nesting of 17', sound({ deep: nested(16) }), 'form'],
    ['a duplicate claim', raw(`{"iss":"x",${JSON.stringify(claims()).slice(1)}`), 'form'],
    ['a duplicate through an escape', raw(`{"\\u0069ss":"x",${JSON.stringify(claims()).slice(1)}`), 'form'],
    ['exp 1e999', raw(JSON.stringify(claims()).replace(/"exp":\d+/, '"exp":1e999')), 'form'],
    ['__proto__ as a claim', raw(`{"__proto__":{"sub":"x"},${JSON.stringify(claims()).slice(1)}`), 'form'],
    ['a byte order mark', raw(`\ufeff${JSON.stringify(claims())}`), 'form'],
    ['a comment', raw(`/**/${JSON.stringify(claims())}`), 'form'],
    ['a trailing comma', raw(JSON.stringify(claims()).replace(/}$/, ',}')), 'form'],
    ['a payload that is an array', raw('[]'), 'form'],
    ['a payload that is null', raw('null'), 'form'],
    ['sub with NUL', sound({ sub: `${subject}\0` }), 'form'],
    ['sub with half of a surrogate pair', raw(JSON.stringify(claims()).replace('repo:', '\\ud800repo:')), 'form'],
    ['sub empty', sound({ sub: '' }), 'subject'],
    ['sub an array', sound({ sub: [subject] }), 'subject'],
    ['sub missing', sound(without('sub')), 'subject'],
    ['sub longer', sound({ sub: `${subject}-2` }), 'subject match'],
    ['sub in capitals', sound({ sub: subject.toUpperCase() }), 'subject match'],
    ['iss with a slash', sound({ iss: `${iss}/` }), 'issuer'],
    ['iss in capitals', sound({ iss: iss.replace('h', 'H') }), 'issuer'],
    ['iss with its port', sound({ iss: `${iss}:443` }), 'issuer'],
    ['iss with a user', sound({ iss: iss.replace('//', '//a@') }), 'issuer'],
    ['iss with a query', sound({ iss: `${iss}?` }), 'issuer'],
    ['iss as an array', sound({ iss: [iss] }), 'issuer'],
    ['iss missing', sound(without('iss')), 'issuer'],
    ['aud of others', sound({ aud: 'https://elsewhere.example.com' }), 'audience'],
    ['aud missing', sound(without('aud')), 'audience'],
    ['aud empty', sound({ aud: [] }), 'audience'],
    ['aud with a member that is no text', sound({ aud: [audience, 7] }), 'audience'],
    ['aud as an object', sound({ aud: { 0: audience } }), 'audience'],
    ['a foreign azp', sound({ azp: 'somebody-else' }), 'authorized party'],
    ['azp as an array', sound({ azp: [audience] }), 'authorized party'],
    ['exp missing', sound(without('exp')), 'expiry'],
    ['exp as text', sound({ exp: String(now + 300) }), 'expiry'],
    ['exp null', sound({ exp: null }), 'expiry'],
    ['exp negative', sound({ exp: -1 }), 'expiry'],
    ['exp beyond the calendar', sound({ exp: 1e15 }), 'expiry'],
    ['iat in the future', sound({ iat: now + 86_400 }), 'issued at'],
    ['iat as text', sound({ iat: 'now' }), 'issued at'],
    ['nbf as text', sound({ nbf: 'now' }), 'not before'],
    ['jti as a number', sound({ jti: 5 }), 'token id'],
    ['jti of 257 characters', sound({ jti: 'j'.repeat(257) }), 'token id'],
    ['an empty signature', sound().replace(/[^.]*$/, ''), 'form'],
    ['a signature of zeros', sound().replace(/[^.]*$/, 'A'.repeat(86)), 'signature'],
  ];
}
