/**
 * Envelope encryption of stored secrets. A secret is encrypted with a data key; data keys are in the database, each
 * wrapped by a key that is not: of a file, of the environment, or behind an external command (src/secrets/keyRing.ts).
 *
 * A sealed text is `2.DATA_KEY.IV.CIPHERTEXT.TAG`, bound to its table, column, and row.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { SealedPlace } from '../domain/sealedColumns.ts';
import { SecretKeyError } from '../domain/secretKeyError.ts';
import { isUuid } from '../lib/uuid.ts';
import { type Database, query } from '../store/core/db.ts';
import { decrypt, encrypt, isWrapped } from './aesGcm.ts';

/** The keys that wrap data keys. Every method throws SecretKeyError, in words for operators. */
export interface KeyRing {
  /** The id of the key that wraps from now on. */
  presentId(): Promise<string>;
  /** `dataKeyId` binds what is wrapped to its row. */
  wrap(dataKey: Buffer, dataKeyId: string): Promise<{ keyId: string; wrapped: string }>;
  unwrap(wrapped: string, by: { keyId: string; dataKeyId: string }): Promise<Buffer>;
}

/** Encrypts with a key at hand. */
export type Sealer = (text: string, place: SealedPlace) => string;

export interface SecretBox {
  /** For secrets that a transaction writes: gets the key before it, so that it holds no second connection. */
  sealer(): Promise<Sealer>;
  /** Null when the text was changed, belongs elsewhere, or was given up. Throws SecretKeyError when its key is missing. */
  open(sealed: string, place: SealedPlace): Promise<string | null>;
  /** The same as `sealer`, with this data key. */
  sealerWith(dataKeyId: string): Promise<Sealer>;
  /** Makes a data key under the key in use. Idempotent. Returns the id of the key that wraps it. */
  makeDataKey(id: string): Promise<string>;
  /** The id of the key that wraps from now on. */
  presentId(): Promise<string>;
}

const version = '2';
/** Data keys kept in memory, unwrapped. */
const keptKeys = 1_000;

/** The data key of a sealed text, or null for any other text. */
function dataKeyOf(sealed: string): string | null {
  const [first, id] = sealed.split('.');
  return first === version && sealed.split('.').length === 5 ? id! : null;
}

export function openSecretBox(db: Database, ring: KeyRing): SecretBox {
  const unwrapped = new Map<string, Buffer>();

  function keep(id: string, key: Buffer): Buffer {
    unwrapped.set(id, key);
    if (unwrapped.size > keptKeys) unwrapped.delete(unwrapped.keys().next().value!);
    return key;
  }

  /** Null when there is none, as after `secrets abandon`. */
  async function dataKey(id: string): Promise<Buffer | null> {
    const known = unwrapped.get(id);
    if (known) return known;
    if (!isUuid(id)) return null;
    const row = await db.dataKey.findUnique({ where: { id } });
    return row && keep(id, await ring.unwrap(row.wrapped, { keyId: row.keyId, dataKeyId: id }));
  }

  async function makeDataKey(id: string): Promise<string> {
    const known = await db.dataKey.findUnique({ where: { id } });
    if (known) return known.keyId;
    const { keyId, wrapped } = await ring.wrap(randomBytes(32), id);
    // A repeat of this step may have made it meanwhile.
    await db.dataKey.createMany({ data: [{ id, keyId, wrapped }], skipDuplicates: true });
    return (await db.dataKey.findUniqueOrThrow({ where: { id } })).keyId;
  }

  /** The first of these data keys that opens, or why none does; null if there is none. */
  async function firstThatOpens(rows: readonly { id: string }[]): Promise<string | SecretKeyError | null> {
    let refused: SecretKeyError | null = null;
    for (const { id } of rows) {
      const opened = await dataKey(id).catch((error: unknown) => {
        if (!(error instanceof SecretKeyError)) throw error;
        refused ??= error;
        return null;
      });
      if (opened) return id;
    }
    return refused;
  }

  /**
   * The newest data key under the key in use that opens, made if there is none. Throws SecretKeyError if none opens and
   * this is another key of the same id. A row of another hand stops nothing.
   */
  async function presentDataKey(): Promise<string> {
    const keyId = await ring.presentId();
    const all = (await db.dataKey.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })).filter(isWrapped);
    const own = all.filter((row) => row.keyId === keyId);
    const found = await firstThatOpens(own);
    if (typeof found === 'string') return found;
    const others = all.filter((row) => row.keyId !== keyId);
    // A key of this id that others use has encrypted the key of orders; and one that opens nothing at all is a wrong one.
    if (found && ((await encryptOrderKeys(own)) || typeof (await firstThatOpens(others)) !== 'string')) throw found;
    const id = randomUUID();
    await makeDataKey(id);
    return id;
  }

  async function encryptOrderKeys(rows: readonly { id: string }[]): Promise<boolean> {
    const used = await query(db)<unknown>`
      SELECT 1 FROM order_keys WHERE split_part(sealed, '.', 2) = ANY (${rows.map(({ id }) => id)}::text[]) LIMIT 1`;
    return used.length > 0;
  }

  async function sealerWith(id: string): Promise<Sealer> {
    const key = await dataKey(id);
    if (!key) throw new SecretKeyError(`the data key ${id} was deleted from data_keys: start the work again`);
    return (text, place) => `${version}.${id}.${encrypt(key, Buffer.from(text), bindingOf(id, place))}`;
  }

  return {
    sealerWith,
    makeDataKey,
    presentId: () => ring.presentId(),
    sealer: async () => sealerWith(await presentDataKey()),
    async open(sealed, place) {
      const id = dataKeyOf(sealed);
      if (id === null) return null;
      const key = await dataKey(id);
      const rest = sealed.slice(version.length + 1 + id.length + 1);
      return (key && decrypt(key, rest, bindingOf(id, place))?.toString('utf8')) ?? null;
    },
  };
}

function bindingOf(dataKeyId: string, { column, row }: SealedPlace): string {
  return JSON.stringify(['compute-service', version, dataKeyId, column, row]);
}
