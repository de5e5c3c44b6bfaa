/**
 * The public keys with which bills and the audit log's checkpoints are verified, also once the keys that signed are gone.
 * The key in use signs the whole set, so a row of another hand publishes nothing. A key that was replaced verifies what
 * was signed before; a thief of it who adds keys of their own gets no more than that.
 */
import { CompactSign, compactVerify } from 'jose';
import { type SigningPurpose, signingKeys, signingPurposes, type VerifyingKey } from '../domain/auditProof.ts';
import { asKeySet, keysFor, type PublishedKey } from '../domain/jwks.ts';
import { type Database, type Queryable, query, transaction } from '../store/core/db.ts';
import type { SecretKey } from './secretKeys.ts';

/** JWS header `typ`: no other document of this service is taken for a set. */
const setType = 'signing-keys+jws';
const longestSet = 1_000_000;
/** How long a process that still has the former key in use may sign with it. */
const overlapSeconds = 86_400;

/** The keys that are held, and those that were. Empty where no key is held: nothing vouches for a set then. */
export async function publishedKeys(db: Queryable, held: readonly SecretKey[]): Promise<PublishedKey[]> {
  return merged(held, await vouchedSet(db, held));
}

/** Those of one purpose, as signatures are checked with them. */
export async function verifyingKeys(
  db: Queryable,
  held: readonly SecretKey[],
  purpose: SigningPurpose,
): Promise<VerifyingKey[]> {
  return keysFor(purpose, await publishedKeys(db, held));
}

/** Publishes what the key in use has not published yet. Idempotent. */
export function publishKeys(db: Database, held: readonly SecretKey[]): Promise<void> {
  const [signer] = signingKeys(held, 'key sets');
  if (!signer) return Promise.resolve();
  return transaction(db, async (tx) => {
    await query(tx)`SELECT pg_advisory_xact_lock(hashtext('signing keys'))::text`;
    const known = await vouchedSet(tx, held);
    const keys = merged(held, known);
    if (known.signer === signer.id && keys.length === known.keys.length) return;
    const document = await new CompactSign(Buffer.from(JSON.stringify({ keys })))
      .setProtectedHeader({ alg: 'EdDSA', typ: setType, kid: signer.id })
      .sign(signer.privateKey);
    await tx.signingKeySet.create({ data: { document } });
  });
}

/**
 * The keys that are held, the one in use first, and those that were. What another key than the one in use says ends soon:
 * that key was replaced. A key that is held and not known is for later, so it has no end.
 */
function merged(held: readonly SecretKey[], { keys, signer }: VouchedSet): PublishedKey[] {
  const now = Math.floor(Date.now() / 1_000);
  const isReplaced = signer !== null && signer !== signingKeys(held, 'key sets')[0]?.id;
  const last = now + overlapSeconds;
  const known = isReplaced ? keys.map((each) => ({ ...each, exp: Math.min(each.exp ?? last, last) })) : keys;
  const own = signingPurposes.flatMap((purpose) =>
    signingKeys(held, purpose).map(({ id, publicKey }, index): PublishedKey => {
      const { x } = publicKey.export({ format: 'jwk' }) as { x: string };
      const { iat = now, exp } = known.find(({ kid }) => kid === id) ?? {};
      const end = index > 0 && exp !== undefined && { exp };
      return { kty: 'OKP', crv: 'Ed25519', x, kid: id, use: 'sig', alg: 'EdDSA', purpose, iat, ...end };
    }),
  );
  return [...own, ...known.filter(({ kid }) => own.every((each) => each.kid !== kid))];
}

interface VouchedSet {
  keys: PublishedKey[];
  /** The key that vouches for them; null where there is no set. */
  signer: string | null;
}

/** All that the first key held that signed a set says: the key in use decides, and else the one before. */
async function vouchedSet(db: Queryable, held: readonly SecretKey[]): Promise<VouchedSet> {
  const rows = await query(db)<{ document: string }>`
    SELECT document FROM signing_key_sets WHERE length(document) <= ${longestSet}`;
  for (const signer of signingKeys(held, 'key sets')) {
    const sets = (await Promise.all(rows.map(({ document }) => keysIn(document, signer)))).filter(
      (set) => set !== null,
    );
    if (sets.length > 0) return { keys: united(sets.flat()), signer: signer.id };
  }
  return { keys: [], signer: null };
}

/** A row that is copied or left over takes nothing back: the earliest end of a key counts. */
function united(keys: readonly PublishedKey[]): PublishedKey[] {
  const all = new Map<string, PublishedKey>();
  for (const each of keys) {
    const before = all.get(each.kid);
    const exp = [each.exp, before?.exp].filter((end) => end !== undefined);
    const iat = Math.min(each.iat, before?.iat ?? each.iat);
    all.set(each.kid, { ...each, iat, ...(exp.length > 0 && { exp: Math.min(...exp) }) });
  }
  return [...all.values()];
}

/** Null unless the key signed it as a set. */
async function keysIn(document: string, { id, publicKey }: VerifyingKey): Promise<PublishedKey[] | null> {
  try {
    const { payload, protectedHeader } = await compactVerify(document, publicKey, { algorithms: ['EdDSA'] });
    if (protectedHeader.typ !== setType || protectedHeader.kid !== id) return null;
    return asKeySet(JSON.parse(Buffer.from(payload).toString('utf8')));
  } catch {
    return null;
  }
}
