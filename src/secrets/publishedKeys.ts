/**
 * The public keys with which bills and the audit log's checkpoints are verified, also once the keys that signed are gone.
 * Each key that is held signs the whole set, and the key in use is believed, so a row of another hand publishes nothing,
 * and whichever key is in use next knows the others. A key that was replaced verifies what is dated before its end; a
 * thief of it who adds keys of their own gets no more than that.
 */
import { isDeepStrictEqual } from 'node:util';
import { CompactSign, compactVerify } from 'jose';
import { type SigningPurpose, signingKeys, signingPurposes, type VerifyingKey } from '../domain/auditProof.ts';
import { asKeySet, keysFor, type PublishedKey } from '../domain/jwks.ts';
import { type Database, type Queryable, query, transaction } from '../store/core/db.ts';
import type { SecretKey } from './secretKeys.ts';

/** JWS header `typ`: no other document of this service is taken for a set. */
const setType = 'signing-keys+jws';
/** How long a process that still has the former key in use may sign with it. */
const overlapSeconds = 86_400;

/** The keys that are held, and those that were. Empty where no key is held: nothing vouches for a set then. */
export async function publishedKeys(db: Queryable, held: readonly SecretKey[]): Promise<PublishedKey[]> {
  return merged(held, await setsOf(db, held));
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
  const signers = signingKeys(held, 'key sets');
  if (signers.length === 0) return Promise.resolve();
  return transaction(db, async (tx) => {
    await query(tx)`SELECT pg_advisory_xact_lock(hashtext('signing keys'))::text`;
    const sets = await setsOf(tx, held);
    const keys = merged(held, sets);
    const newest = sets[0]?.at(-1);
    if (isDeepStrictEqual(newest?.keys, keys)) return;
    // A clock that was set back makes none that is older than the one before.
    const iat = Math.max(Date.now(), (newest?.iat ?? 0) + 1);
    for (const signer of signers) {
      const document = await new CompactSign(Buffer.from(JSON.stringify({ iat, keys })))
        .setProtectedHeader(headerOf(signer))
        .sign(signer.privateKey);
      await tx.signingKeySet.create({ data: { document } });
    }
  });
}

/** What publishes the keys when they are others than at the last call. */
export function publishChanges(db: Database, read: () => Promise<readonly SecretKey[]>): () => Promise<void> {
  let published = '';
  return async () => {
    const held = await read();
    const ids = signingKeys(held, 'key sets').map(({ id }) => id);
    if (ids.join() === published) return;
    await publishKeys(db, held);
    published = ids.join();
  };
}

/**
 * The keys that are held, the one in use first, and those that were. The key in use has no end. One that is held and was
 * never in use is for later, and has none either. Any other ends within a day: it was replaced.
 */
function merged(held: readonly SecretKey[], sets: readonly KeySet[][]): PublishedKey[] {
  const now = Math.floor(Date.now() / 1_000);
  const last = now + overlapSeconds;
  const vouching = sets.findIndex((own) => own.length > 0);
  const believed = sets[vouching] ?? [];
  // Later sets say what is so now, and each says which keys were in use.
  const known = new Map(believed.flatMap(({ keys }) => keys.map((each) => [each.kid, each])));
  const used = new Set(believed.flatMap(firstKeys));
  const ending = (exp = last) => ({ exp: Math.min(exp, last) });
  const own = signingPurposes.flatMap((purpose) =>
    signingKeys(held, purpose).map(({ id, publicKey }, index): PublishedKey => {
      const { x } = publicKey.export({ format: 'jwk' }) as { x: string };
      const { iat = now, exp } = known.get(id) ?? {};
      const wasUsed = exp !== undefined || used.has(id) || index === vouching;
      const end = index > 0 && wasUsed && ending(isUsedSince(id, sets[index]!, believed) ? last : exp);
      return { kty: 'OKP', crv: 'Ed25519', x, kid: id, use: 'sig', alg: 'EdDSA', purpose, iat, ...end };
    }),
  );
  const gone = [...known.values()].filter(({ kid }) => own.every((each) => each.kid !== kid));
  return [
    ...own,
    ...gone.map((each) => ({ ...each, ...ending(each.exp) })).toSorted((a, b) => (a.kid < b.kid ? -1 : 1)),
  ];
}

/** The keys that were in use when a set was made. */
function firstKeys({ keys }: KeySet): string[] {
  return signingPurposes.flatMap((purpose) => keys.find((each) => each.purpose === purpose)?.kid ?? []);
}

/** Whether a key that is held says that it was in use after all that is believed: without the key that is in use now. */
function isUsedSince(kid: string, own: readonly KeySet[], believed: readonly KeySet[]): boolean {
  const set = own.at(-1);
  if (!set || set.iat > Date.now() || set.iat <= (believed.at(-1)?.iat ?? 0)) return false;
  return firstKeys(set).includes(kid);
}

interface KeySet {
  /** When it was signed, in epoch milliseconds. */
  iat: number;
  keys: PublishedKey[];
}

/** For each key that is held: the sets that it signed, the newest last. The first key with any is the one to believe. */
async function setsOf(db: Queryable, held: readonly SecretKey[]): Promise<KeySet[][]> {
  return Promise.all(
    signingKeys(held, 'key sets').map(async (signer) => {
      const header = `${Buffer.from(JSON.stringify(headerOf(signer))).toString('base64url')}.`;
      const rows = await query(db)<{ document: string }>`
        SELECT DISTINCT document FROM signing_key_sets WHERE starts_with(document, ${header})`;
      const sets = await Promise.all(rows.map(({ document }) => setIn(document, signer)));
      return sets.filter((set) => set !== null).toSorted((a, b) => a.iat - b.iat);
    }),
  );
}

const headerOf = ({ id }: VerifyingKey) => ({ alg: 'EdDSA', typ: setType, kid: id });

/** Null unless the key signed it. Its header is compared before. */
async function setIn(document: string, { publicKey }: VerifyingKey): Promise<KeySet | null> {
  try {
    const { payload } = await compactVerify(document, publicKey, { algorithms: ['EdDSA'] });
    const { iat, ...set } = JSON.parse(Buffer.from(payload).toString('utf8')) as { iat?: unknown };
    const keys = asKeySet(set);
    return keys && Number.isSafeInteger(iat) ? { iat: iat as number, keys } : null;
  } catch {
    return null;
  }
}
