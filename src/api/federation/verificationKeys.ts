/** Issuers' public keys: which may verify (RFC 7517; RFC 7518, section 6; NIST SP 800-131A for their size). */
import { createHash, createPublicKey, type JsonWebKey } from 'node:crypto';
import { type CryptoKey, importJWK } from 'jose';
import { type Algorithm, algorithms } from './algorithms.ts';

/** Maximum keys in a set that a customer stores, and in one that an issuer serves. */
export const keyLimits = { stored: 20, served: 100 } as const;
const kidLimit = 256;
const curveBytes: Readonly<Record<string, number>> = { 'P-256': 32, 'P-384': 48, 'P-521': 66 };
const rsaBits = { minimum: 2048, maximum: 4096 } as const;

/** A key that passed every check. */
export interface VerificationKey {
  /** Its kid, or its thumbprint (RFC 7638) where it has none. */
  id: string;
  /** Null when no token can name it. */
  kid: string | null;
  /** The only algorithm it is for; null when it does not say. */
  algorithm: string | null;
  kty: Algorithm['kty'];
  crv: string | null;
  /** Returns the key imported for one algorithm. Imported once. */
  imported(algorithm: string): Promise<CryptoKey>;
}

export interface KeySet {
  keys: readonly VerificationKey[];
  /** Unused members of the set, each with the reason. */
  ignored: readonly { index: number; reason: string }[];
}

/** A key that may not be used, and why. Contains nothing of the key. */
class KeyRefusal extends Error {}

/** Checks every member of a set. Throws an Error when it is not a set at all. */
export function readKeySet(document: Record<string, unknown>, limit: number): KeySet {
  const members = Object.hasOwn(document, 'keys') ? document['keys'] : undefined;
  if (!Array.isArray(members)) throw new Error('is not a JWKS: it has no array "keys"');
  if (members.length > limit) throw new Error(`has ${members.length} keys; at most ${limit} are read`);
  const keys: VerificationKey[] = [];
  const ignored: { index: number; reason: string }[] = [];
  for (const [index, member] of members.entries()) {
    try {
      keys.push(readKey(member));
    } catch (error) {
      ignored.push({ index, reason: error instanceof KeyRefusal ? error.message : 'cannot be read' });
    }
  }
  return { keys, ignored };
}

function refuse(unless: boolean, reason: string): void {
  if (!unless) throw new KeyRefusal(reason);
}

type Members = Record<string, unknown>;
const privateMembers = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k', 'priv'];

function readKey(member: unknown): VerificationKey {
  refuse(typeof member === 'object' && member !== null && !Array.isArray(member), 'is not an object');
  const jwk = { ...(member as Members) };
  refuse(jwk['kty'] !== 'oct', 'is a symmetric key');
  refuse(!privateMembers.some((name) => Object.hasOwn(jwk, name)), 'holds private parts');
  refuse(jwk['use'] === undefined || jwk['use'] === 'sig', 'is not for signatures (use)');
  const operations = jwk['key_ops'];
  refuse(
    operations === undefined || (Array.isArray(operations) && operations.includes('verify')),
    'is not for verification (key_ops)',
  );
  const kid = jwk['kid'];
  refuse(
    kid === undefined || (typeof kid === 'string' && kid.length >= 1 && kid.length <= kidLimit),
    `has a kid that is not text of 1 to ${kidLimit} characters`,
  );
  const check = kinds[String(jwk['kty'])];
  refuse(
    check !== undefined && Object.hasOwn(kinds, String(jwk['kty'])),
    'is of an unsupported kind (supported: RSA, EC, OKP)',
  );
  const plain = check!(jwk);
  const algorithm = jwk['alg'];
  refuse(algorithm === undefined || fits(algorithm, plain), 'names an algorithm (alg) for another kind of key');
  return {
    id: (kid as string | undefined) ?? thumbprint(plain),
    kid: (kid as string | undefined) ?? null,
    algorithm: (algorithm as string | undefined) ?? null,
    kty: plain.kty as Algorithm['kty'],
    crv: plain.crv ?? null,
    imported: importer(plain),
  };
}

function fits(name: unknown, key: JsonWebKey): boolean {
  const algorithm = typeof name === 'string' ? algorithms.get(name) : undefined;
  return (
    algorithm !== undefined && algorithm.kty === key.kty && (algorithm.crv === undefined || algorithm.crv === key.crv)
  );
}

/** The checks for each key type. Each returns only the members that make up the key. */
const kinds: Readonly<Record<string, (jwk: Members) => JsonWebKey>> = {
  RSA(jwk) {
    const n = bytesOf(jwk['n'], 'n');
    const e = bytesOf(jwk['e'], 'e');
    const bits = n.length * 8 - Math.clz32(n[0]!) + 24;
    refuse(n[0] !== 0 && e[0] !== 0, 'has a number with leading zeros');
    refuse(bits >= rsaBits.minimum && bits <= rsaBits.maximum, `has ${bits} bits; RSA keys need 2048 to 4096`);
    refuse((n.at(-1)! & 1) === 1, 'has an even modulus');
    const exponent = e.length <= 4 ? e.readUIntBE(0, e.length) : Number.NaN;
    refuse(exponent >= 3 && exponent % 2 === 1, 'has an exponent that is even, one, or beyond 32 bits');
    return { kty: 'RSA', n: jwk['n'] as string, e: jwk['e'] as string };
  },
  EC(jwk) {
    const crv = jwk['crv'];
    refuse(
      typeof crv === 'string' && Object.hasOwn(curveBytes, crv),
      'is on an unsupported curve (supported: P-256, P-384, P-521)',
    );
    for (const name of ['x', 'y'])
      refuse(bytesOf(jwk[name], name).length === curveBytes[crv as string], `has an ${name} of the wrong length`);
    const plain = { kty: 'EC', crv: crv as string, x: jwk['x'] as string, y: jwk['y'] as string };
    refuse(opens(plain), 'is a point off its curve');
    return plain;
  },
  OKP(jwk) {
    refuse(jwk['crv'] === 'Ed25519', 'is on an unsupported curve (supported: Ed25519)');
    const x = bytesOf(jwk['x'], 'x');
    refuse(x.length === 32, 'has an x of the wrong length');
    refuse(isSafeEd25519(x), 'is a point off its curve, or of small order');
    return { kty: 'OKP', crv: 'Ed25519', x: jwk['x'] as string };
  },
};

function bytesOf(value: unknown, name: string): Buffer {
  refuse(typeof value === 'string' && value.length > 0, `lacks ${name}`);
  const bytes = Buffer.from(value as string, 'base64url');
  refuse(bytes.toString('base64url') === value, `has an ${name} that is not canonical base64url`);
  return bytes;
}

/** OpenSSL rejects points that are not on their curve. */
function opens(key: JsonWebKey): boolean {
  try {
    createPublicKey({ key, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

const p = 2n ** 255n - 19n;
const d = 37095705934669439343138083508754565189542113879843219016388785533085940283555n;

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (let b = base % p, e = exponent; e > 0n; e >>= 1n, b = (b * b) % p) if (e & 1n) result = (result * b) % p;
  return result;
}

/**
 * OpenSSL accepts any 32 bytes as an Ed25519 key. A point exists if (y² - 1) / (d·y² + 1) is a square (RFC 8032,
 * section 5.1.3). Under the few points of small order, anyone's signature verifies: those with x = 0, with y = 0, or
 * whose double has y = 0.
 */
function isSafeEd25519(bytes: Buffer): boolean {
  const little = Buffer.from(bytes).reverse();
  little[0]! &= 0x7f;
  const y = BigInt(`0x${little.toString('hex')}`);
  if (y >= p) return false;
  const yy = (y * y) % p;
  const xx = ((yy - 1n + p) * power((d * yy + 1n) % p, p - 2n)) % p;
  if (xx === 0n || yy === 0n || power(xx, (p - 1n) / 2n) !== 1n) return false;
  // Doubling (RFC 8032, section 5.1.4, in affine form): y₂ = (y² + x²) / (1 - d·x²·y²).
  return (yy + xx) % p !== 0n;
}

/** RFC 7638: the hash of the required members, ordered by name. */
function thumbprint(key: JsonWebKey): string {
  const ordered = Object.fromEntries(Object.entries(key).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(ordered)).digest('base64url');
}

function importer(key: JsonWebKey): VerificationKey['imported'] {
  const made = new Map<string, Promise<CryptoKey>>();
  return (algorithm) => {
    let promise = made.get(algorithm);
    if (!promise) {
      promise = importJWK(key as Parameters<typeof importJWK>[0], algorithm) as Promise<CryptoKey>;
      made.set(algorithm, promise);
    }
    return promise;
  };
}

/** Returns the keys that may verify a token with this kid and algorithm. Only compares; never looks up by kid. */
export function matchingKeys(set: KeySet, keyId: string | null, algorithm: string): VerificationKey[] {
  const { kty, crv } = algorithms.get(algorithm)!;
  const ofId = keyId === null ? set.keys : set.keys.filter((key) => key.kid === keyId);
  return ofId.filter(
    (key) =>
      key.kty === kty &&
      (crv === undefined || key.crv === crv) &&
      (key.algorithm === null || key.algorithm === algorithm),
  );
}
