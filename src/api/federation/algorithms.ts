/**
 * Accepted signature algorithms, and the keys that may use them (RFC 7518, section 3.1; RFC 8037; RFC 9864). Anything
 * not listed here is unsupported: `none`, every HMAC, and all encryption.
 */
export interface Algorithm {
  kty: 'RSA' | 'EC' | 'OKP';
  crv?: string;
}

const rsa: Algorithm = { kty: 'RSA' };

export const algorithms: ReadonlyMap<string, Algorithm> = new Map([
  ['RS256', rsa],
  ['RS384', rsa],
  ['RS512', rsa],
  ['PS256', rsa],
  ['PS384', rsa],
  ['PS512', rsa],
  ['ES256', { kty: 'EC', crv: 'P-256' }],
  ['ES384', { kty: 'EC', crv: 'P-384' }],
  ['ES512', { kty: 'EC', crv: 'P-521' }],
  ['EdDSA', { kty: 'OKP', crv: 'Ed25519' }],
  ['Ed25519', { kty: 'OKP', crv: 'Ed25519' }],
]);

export const algorithmNames = [...algorithms.keys()].join(', ');
