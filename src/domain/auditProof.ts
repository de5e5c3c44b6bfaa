/**
 * The hash chain of an account's audit log, and its signed checkpoints (docs/audit.md).
 *
 * An event's hash is SHA-256 of a zero byte and its canonical JSON (RFC 8785), in which the digest of its personal part
 * stands for that part; a link's is SHA-256 of a one byte, the link before (zeros for the first), and the event's hash.
 * The leading bytes keep one from passing for another, as in RFC 6962.
 *
 * So the personal part can be erased, with the digest kept in its place, and the chain still proves the rest. The random
 * id of the event is in that part: what was erased cannot be found by trying.
 */
import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import { isUuid } from '../lib/uuid.ts';

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

/** What an event has in place of its personal part when that is erased. It gets another id, too. */
export const erasedPart = { actorName: null, reason: null, address: null, userAgent: null, details: {} };
export const erasedTarget = 'erased';

/** Whether an event's target stays when its personal part is erased: ids, and months of bills. Others may have a name. */
export function staysInErased(target: unknown): boolean {
  if (typeof target !== 'string') return false;
  return isUuid(target.replace(/^(machine|runtime)\//, '')) || /^\d{4}-\d\d$/.test(target);
}

/** The members of an event's personal part, or the others. */
function membersOf(event: object, wanted: 'personal' | 'kept'): object {
  const isPersonal = ([name, value]: [string, unknown]) =>
    name === 'id' || name in erasedPart || (name === 'target' && !staysInErased(value));
  return Object.fromEntries(
    Object.entries(event).filter(
      (member) => member[0] !== 'erasedDigest' && isPersonal(member) === (wanted === 'personal'),
    ),
  );
}

/** The digest that stays of an event's personal part, in hex. */
export function personalDigest(event: object): string {
  return sha256(Buffer.of(2), canonicalJson(membersOf(event, 'personal'))).toString('hex');
}

/** The digest of an event's personal part, as it was kept or by what is shown. An event with both is not believed. */
function digestOf(event: { erasedDigest?: unknown; target?: unknown }): string {
  if (typeof event.erasedDigest !== 'string') return personalDigest(event);
  const target = staysInErased(event.target) ? {} : { target: erasedTarget };
  const shown = membersOf({ ...event, id: null }, 'personal');
  return canonicalJson(shown) === canonicalJson({ ...erasedPart, ...target, id: null }) ? event.erasedDigest : 'both';
}

export function eventHash(event: object): Buffer {
  return sha256(Buffer.of(0), canonicalJson({ ...membersOf(event, 'kept'), personal: digestOf(event) }));
}

export function linkHash(before: Buffer, event: object): Buffer {
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

export interface VerifyingKey {
  id: string;
  publicKey: KeyObject;
  /** Epoch seconds: a document with a later time is not believed. Absent for the key in use. */
  endsAt?: number;
}

export interface SigningKey extends VerifyingKey {
  privateKey: KeyObject;
}

export const signingPurposes = ['audit checkpoints', 'bills'] as const;
export type SigningPurpose = (typeof signingPurposes)[number];

/** PKCS #8 of an Ed25519 key, up to its 32 bytes (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The Ed25519 keys that follow from the audit keys for a purpose, in their order: the first one signs. */
export function signingKeys(
  auditKeys: readonly { id: string; key: Buffer }[],
  purpose: SigningPurpose | 'key sets',
): SigningKey[] {
  return auditKeys.map(({ key }) => {
    const seed = Buffer.from(hkdfSync('sha256', key, 'compute-service', purpose, 32));
    const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
    const publicKey = createPublicKey(privateKey);
    return { id: keyIdOf(publicKey), privateKey, publicKey };
  });
}

export function keyIdOf(publicKey: KeyObject): string {
  return sha256(publicKey.export({ format: 'der', type: 'spki' }))
    .toString('hex')
    .slice(0, 16);
}

/** By the 32 bytes of an Ed25519 key, in base64url. */
export function publicKeyOf(x: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
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

/**
 * `unknown key`: its key is not among these, so nothing is known of it. `replaced key`: it had ended at `madeAt`, the time
 * that the service states. The signature does not prove that time.
 */
export function checkSignature(
  keys: readonly VerifyingKey[],
  { signature, ...document }: Signed<object>,
  madeAt: Date,
): 'good' | 'bad' | 'unknown key' | 'replaced key' {
  const key = keys.find(({ id }) => id === document.key_id);
  if (!key) return 'unknown key';
  if (key.endsAt !== undefined && !(madeAt.getTime() <= key.endsAt * 1_000)) return 'replaced key';
  const isGood = verify(null, Buffer.from(canonicalJson(document)), key.publicKey, Buffer.from(signature, 'base64'));
  return isGood ? 'good' : 'bad';
}

/**
 * Tells what is wrong with the signatures of a chain's checkpoints; null if nothing is. One of a key that is not here, as
 * after its loss, is none of the `good` ones, and no flaw before a good one: that signs all events before it again.
 */
export function checkSignatures(
  keys: readonly VerifyingKey[],
  checkpoints: readonly SignedCheckpoint[],
): { flaw: string | null; good: SignedCheckpoint[]; unproved: string } {
  const found = checkpoints.map((each) => ({ ...each, state: checkSignature(keys, each, new Date(each.created_at)) }));
  const flawed = (flaw: string) => ({ flaw, good: [], unproved: '' });
  const bad = found.find(({ state }) => state === 'bad');
  if (bad) return flawed(`the checkpoint at ${bad.position} was changed: its signature is wrong`);
  const good = found.filter(({ state }) => state === 'good');
  const unknown = found.filter(({ state }) => state !== 'good');
  const open = unknown.find(({ position: at }) => good.every(({ position }) => BigInt(position) < BigInt(at)));
  if (open)
    return flawed(
      `the checkpoint at ${open.position} is signed by the key ${open.key_id}, ` +
        `which ${open.state === 'replaced key' ? 'was replaced before' : 'is not among the keys here'}. ` +
        "Verify a file with --keys and the service's /.well-known/jwks.json, " +
        'or use the SECRET_KEYS or AUDIT_KEYS of that time. If they are lost, ' +
        'the next checkpoint of this chain signs the events again',
    );
  const unproved =
    unknown.length > 0 ? `, ${unknown.length} earlier checkpoints not checked: their keys are not here` : '';
  return { flaw: null, good, unproved };
}

/** How long a transaction may take, and how far the database's clock may be set, before an event's time is not believed. */
const clockMs = 600_000;

/** Between which times the events of a chain were written: checkpoints say when they were signed. */
export class SignedTimes {
  readonly #signed: { position: bigint; at: string; ms: number }[];
  #next = 0;
  #before: { at: string; ms: number } = { at: '', ms: Number.NEGATIVE_INFINITY };

  constructor(checkpoints: readonly Pick<SignedCheckpoint, 'position' | 'created_at'>[]) {
    this.#signed = checkpoints
      .map(({ position, created_at: at }) => ({ position: BigInt(position), at, ms: Date.parse(at) }))
      .toSorted((a, b) => Number(a.position - b.position) || a.ms - b.ms);
  }

  /** What is wrong with the time of an event, or null. Call it in the order of the chain. */
  flawOf(position: bigint, { id, createdAt }: { id: string; createdAt: string }): string | null {
    for (let each = this.#signed[this.#next]; each && each.position < position; each = this.#signed[this.#next]) {
      if (each.ms > this.#before.ms) this.#before = each;
      this.#next++;
    }
    const ms = Date.parse(createdAt);
    const behind = this.#signed[this.#next];
    const said = (order: string, { at }: { at: string }) =>
      `the event ${id} at ${position} is dated ${createdAt}, ${order} what was signed at ${at}: by hand, ` +
      'or by a wrong clock of the database';
    if (ms < this.#before.ms - clockMs) return said('before', this.#before);
    return behind && ms > behind.ms + clockMs ? said('after', behind) : null;
  }
}
