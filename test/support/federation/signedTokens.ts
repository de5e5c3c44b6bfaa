/** Tokens as issuers sign them, and tokens that no issuer should sign. */
import { createSign, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

export interface SigningKey {
  kid: string;
  alg: string;
  privateKey: KeyObject;
  /** As an issuer publishes it. */
  jwk: Record<string, unknown>;
}

const makers: Record<string, () => { privateKey: KeyObject; publicKey: KeyObject }> = {
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
  PS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  ES384: () => generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  ES512: () => generateKeyPairSync('ec', { namedCurve: 'P-521' }),
  EdDSA: () => generateKeyPairSync('ed25519'),
};
export const signatureAlgorithms = Object.keys(makers);

export function makeKey(alg: string, kid: string): SigningKey {
  const { privateKey, publicKey } = makers[alg]!();
  return { kid, alg, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, alg, use: 'sig' } };
}

export function base64url(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
}

/** Signs any two texts, sound or not. */
export function signParts(key: SigningKey, header: string, payload: string): string {
  const input = `${header}.${payload}`;
  return `${input}.${signatureOf(key, input).toString('base64url')}`;
}

function signatureOf({ alg, privateKey }: SigningKey, input: string): Buffer {
  const bytes = Buffer.from(input);
  const hash = `sha${alg.slice(2)}`;
  if (alg === 'EdDSA') return sign(null, bytes, privateKey);
  if (alg.startsWith('ES')) return sign(hash, bytes, { key: privateKey, dsaEncoding: 'ieee-p1363' });
  if (alg.startsWith('PS'))
    return sign(hash, bytes, { key: privateKey, padding: 6, saltLength: Number(alg.slice(2)) / 8 });
  return createSign(`RSA-${hash.toUpperCase()}`).update(bytes).sign(privateKey);
}

export function signToken(key: SigningKey, claims: unknown, header: Record<string, unknown> = {}): string {
  return signParts(key, base64url({ alg: key.alg, kid: key.kid, typ: 'JWT', ...header }), base64url(claims));
}

export const issuer = 'https://issuer.example.com';
export const audience = 'https://compute.example.com';
export const subject = 'repo:octo-org/octo-repo:ref:refs/heads/main';

/** The claims of a sound token, as GitHub Actions writes them. */
export function soundClaims(now: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    iss: issuer,
    aud: audience,
    sub: subject,
    iat: now,
    nbf: now,
    exp: now + 300,
    jti: crypto.randomUUID(),
    repository: 'octo-org/octo-repo',
    repository_id: '74',
    run_attempt: 1,
    protected: true,
    ...changes,
  };
}
