/** Issuers' public keys: which may verify (RFC 7517; RFC 7518, section 6; NIST SP 800-131A for their size). */
import { createHash, createPublicKey, type JsonWebKey } from 'node:crypto';
import { type CryptoKey, importJWK } from 'jose';
import { quotable } from '../../lib/text.ts';
import { type Algorithm, algorithms } from './algorithms.ts';

/** Maximum keys in a set that a customer stores, and in one that an issuer serves. */
export const keyLimits = { stored: 20, served: 100 } as const;
const kidLimit = 256;
const curveBytes: Readonly<Record<string, number>> = { 'P-256': 32, 'P-384': 48, 'P-521': 66 };
const rsaBits = { minimum: 2048, maximum: 4096 } as const;

/** A key that passed every check. */
export interface VerificationKey {
  /** Its kid, or its thumbprint where it has none. */
  id: string;
  /** RFC 7638: the same for every spelling of one key. */
  thumbprint: string;
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
  ignored: readonly IgnoredKey[];
}

export interface IgnoredKey {
  index: number;
  reason: string;
  /** The key is for another purpose, such as encryption. Anything else is a defect of the key. */
  forAnotherPurpose: boolean;
}

/** A key that may not be used, and why. Contains nothing of the key but its `use`. */
class KeyRefusal extends Error {
  readonly forAnotherPurpose: boolean;

  constructor(reason: string, forAnotherPurpose = false) {
    super(reason);
    this.forAnotherPurpose = forAnotherPurpose;
  }
}

/** Checks every member of a set; a key that is listed twice counts once. Throws an Error when it is not a set at all. */
export function readKeySet(document: Record<string, unknown>, limit: number): KeySet {
  const members = Object.hasOwn(document, 'keys') ? document['keys'] : undefined;
  if (!Array.isArray(members)) throw new Error('is not a JWKS: it has no array "keys"');
  if (members.length > limit) throw new Error(`has ${members.length} keys; at most ${limit} are read`);
  const keys: VerificationKey[] = [];
  const ignored: IgnoredKey[] = [];
  for (const [index, member] of members.entries()) {
    try {
      const key = readKey(member);
      if (!keys.some((other) => isSameMember(other, key))) keys.push(key);
    } catch (error) {
      const { message: reason, forAnotherPurpose } =
        error instanceof KeyRefusal ? error : new KeyRefusal('cannot be read');
      ignored.push({ index, reason, forAnotherPurpose });
    }
  }
  return { keys, ignored };
}

function isSameMember(a: VerificationKey, b: VerificationKey): boolean {
  return a.thumbprint === b.thumbprint && a.kid === b.kid && a.algorithm === b.algorithm;
}

function refuse(unless: boolean, reason: string): void {
  if (!unless) throw new KeyRefusal(reason);
}

type Members = Record<string, unknown>;

/** RFC 7517, sections 4.2 and 4.3. A SPIFFE bundle, for example, lists keys with the use `jwt-svid`. */
function refusePurpose({ use, key_ops: operations }: Members): void {
  if (use !== undefined && use !== 'sig')
    throw new KeyRefusal(`is not for signatures: its use is ${quotable(JSON.stringify(use) ?? '', 40, '…')}`, true);
  if (operations !== undefined && !(Array.isArray(operations) && operations.includes('verify')))
    throw new KeyRefusal('is not for verification: its key_ops lack "verify"', true);
}

const privateMembers = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k', 'priv'];

function readKey(member: unknown): VerificationKey {
  refuse(typeof member === 'object' && member !== null && !Array.isArray(member), 'is not an object');
  const jwk = { ...(member as Members) };
  refuse(jwk['kty'] !== 'oct', 'is a symmetric key');
  refuse(!privateMembers.some((name) => Object.hasOwn(jwk, name)), 'holds private parts');
  refusePurpose(jwk);
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
  const print = thumbprint(plain);
  return {
    id: (kid as string | undefined) ?? print,
    thumbprint: print,
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

/** The checks for each key type. Each returns only the members that make up the key, as RFC 7518 writes them. */
const kinds: Readonly<Record<string, (jwk: Members) => JsonWebKey>> = {
  RSA(jwk) {
    const n = numberOf(jwk['n'], 'n');
    const e = numberOf(jwk['e'], 'e');
    const bits = n.length * 8 - Math.clz32(n[0]!) + 24;
    refuse(bits >= rsaBits.minimum && bits <= rsaBits.maximum, `has ${bits} bits; RSA keys need 2048 to 4096`);
    refuse((n.at(-1)! & 1) === 1, 'has an even modulus');
    const exponent = e.length <= 4 ? e.readUIntBE(0, e.length) : Number.NaN;
    refuse(exponent >= 3 && exponent % 2 === 1, 'has an exponent that is even, one, or beyond 32 bits');
    return { kty: 'RSA', n: n.toString('base64url'), e: e.toString('base64url') };
  },
  EC(jwk) {
    const crv = jwk['crv'];
    refuse(
      typeof crv === 'string' && Object.hasOwn(curveBytes, crv),
      'is on an unsupported curve (supported: P-256, P-384, P-521)',
    );
    const length = curveBytes[crv as string]!;
    const [x, y] = ['x', 'y'].map((name) => coordinateOf(jwk[name], name, length)) as [string, string];
    const plain = { kty: 'EC', crv: crv as string, x, y };
    refuse(opens(plain), 'is a point off its curve');
    return plain;
  },
  OKP(jwk) {
    refuse(jwk['crv'] === 'Ed25519', 'is on an unsupported curve (supported: Ed25519)');
    const x = bytesOf(jwk['x'], 'x');
    refuse(x.length === 32, 'has an x of the wrong length');
    refuse(isSafeEd25519(x), 'is a point off its curve, or of small order');
    return { kty: 'OKP', crv: 'Ed25519', x: x.toString('base64url') };
  },
};

/** Some issuers pad base64url, against RFC 7515, section 2. Its padding says nothing about the bytes. */
function bytesOf(value: unknown, name: string): Buffer {
  refuse(typeof value === 'string' && value.length > 0, `lacks ${name}`);
  const text = (value as string).replace(/={1,2}$/, '');
  const bytes = Buffer.from(text, 'base64url');
  refuse(bytes.length > 0 && bytes.toString('base64url') === text, `has an ${name} that is not canonical base64url`);
  return bytes;
}

/** Java's BigInteger writes a zero byte before a number whose first bit is set. The number is the same without it. */
function numberOf(value: unknown, name: string): Buffer {
  const bytes = bytesOf(value, name);
  const first = bytes.findIndex((byte) => byte !== 0);
  refuse(first !== -1, `has an ${name} that is zero`);
  return bytes.subarray(first);
}

/** A coordinate at its curve's length (RFC 7518, section 6.2.1.2), whether it came with a zero byte or without one. */
function coordinateOf(value: unknown, name: string, length: number): string {
  const bytes = bytesOf(value, name);
  refuse(bytes.length === length || bytes.length === length + 1, `has an ${name} of the wrong length`);
  refuse(bytes.length === length || bytes[0] === 0, `has an ${name} of the wrong length`);
  return bytes.subarray(bytes.length - length).toString('base64url');
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

/** Two names of one algorithm (RFC 8037 and RFC 9864). */
function isSameAlgorithm(a: string, b: string): boolean {
  const plain = (name: string) => (name === 'Ed25519' ? 'EdDSA' : name);
  return plain(a) === plain(b);
}

/** The keys that may verify a token with this kid and algorithm, each once. Only compares; never looks up by kid. */
export function matchingKeys(set: KeySet, keyId: string | null, algorithm: string): VerificationKey[] {
  const { kty, crv } = algorithms.get(algorithm)!;
  const ofId = keyId === null ? set.keys : set.keys.filter((key) => key.kid === keyId);
  const fitting = ofId.filter(
    (key) =>
      key.kty === kty &&
      (crv === undefined || key.crv === crv) &&
      (key.algorithm === null || isSameAlgorithm(key.algorithm, algorithm)),
  );
  return fitting.filter((key, index) => fitting.findIndex((other) => other.thumbprint === key.thumbprint) === index);
}
