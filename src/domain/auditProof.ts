/**
 * The hash chain of an account's audit log, and its signed checkpoints (docs/audit.md).
 *
 * An event's hash is SHA-256 of a zero byte and its canonical JSON (RFC 8785); a link's is SHA-256 of a one byte, the
 * link before (zeros for the first), and the event's hash. The two leading bytes keep one from passing for the other, as
 * in RFC 6962.
 */
import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';

/** The chain of events that belong to no customer. */
export const chainOfNone = '00000000-0000-0000-0000-000000000000';
export const firstHash = Buffer.alloc(32);

/** JSON with sorted members and nothing between them. Numbers and text are as JSON.stringify has them. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}

const sha256 = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

export function eventHash(event: unknown): Buffer {
  return sha256(Buffer.of(0), canonicalJson(event));
}

export function linkHash(before: Buffer, event: unknown): Buffer {
  return linkHashOf(before, eventHash(event));
}

/** The same by the event's hash alone. */
export function linkHashOf(before: Buffer, hashOfEvent: Buffer): Buffer {
  return sha256(Buffer.of(1), before, hashOfEvent);
}

export interface Checkpoint {
  chain_id: string;
  /** How many events the chain had. */
  position: string;
  /** Of the last one, in hex. */
  hash: string;
  created_at: string;
  key_id: string;
}
export type SignedCheckpoint = Signed<Omit<Checkpoint, 'key_id'>>;

export interface SigningKey {
  id: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** PKCS #8 of an Ed25519 key, up to its 32 bytes (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The Ed25519 keys that follow from the audit keys for a purpose, in their order: the first one signs. */
export function signingKeys(
  auditKeys: readonly { id: string; key: Buffer }[],
  purpose: 'audit checkpoints' | 'bills',
): SigningKey[] {
  return auditKeys.map(({ key }) => {
    const seed = Buffer.from(hkdfSync('sha256', key, 'compute-service', purpose, 32));
    const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
    const publicKey = createPublicKey(privateKey);
    const id = sha256(publicKey.export({ format: 'der', type: 'spki' }))
      .toString('hex')
      .slice(0, 16);
    return { id, privateKey, publicKey };
  });
}

export type Signed<Document> = Document & { key_id: string; signature: string };

/** Signs the canonical JSON of a document with the key's id. */
export function signDocument<Document extends object>(
  { id, privateKey }: SigningKey,
  unsigned: Document,
): Signed<Document> {
  const document = { ...unsigned, key_id: id };
  return { ...document, signature: sign(null, Buffer.from(canonicalJson(document)), privateKey).toString('base64') };
}

/** `unknown key`: its key is not among these, so nothing is known of it. */
export function checkSignature(
  keys: readonly SigningKey[],
  { signature, ...document }: Signed<object>,
): 'good' | 'bad' | 'unknown key' {
  const key = keys.find(({ id }) => id === document.key_id);
  if (!key) return 'unknown key';
  const isGood = verify(null, Buffer.from(canonicalJson(document)), key.publicKey, Buffer.from(signature, 'base64'));
  return isGood ? 'good' : 'bad';
}
