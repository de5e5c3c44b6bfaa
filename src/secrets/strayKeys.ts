/** Rows of data_keys and order_keys that no role of this service wrote: nothing uses them, and `status` names them. */
import { placeOfOrderKey } from '../domain/sealedColumns.ts';
import { SecretKeyError } from '../domain/secretKeyError.ts';
import type { Queryable } from '../store/core/db.ts';
import { isWrapped } from './aesGcm.ts';
import type { KeyRing, SecretBox } from './secretBox.ts';

export interface StrayKeys {
  dataKeys: string[];
  orderKeys: string[];
}

/** What cannot be told without a key that is missing here is left out. */
export async function strayKeys(db: Queryable, ring: KeyRing, box: SecretBox): Promise<StrayKeys> {
  const rows = await db.dataKey.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  const opened = new Map<string, boolean>();
  for (const { id, keyId, wrapped } of rows)
    opened.set(id, await ring.unwrap(wrapped, { keyId, dataKeyId: id }).then(() => true, ifNoKey(false)));
  const proved = new Set(rows.filter(({ id }) => opened.get(id)).map(({ keyId }) => keyId));
  const dataKeys = rows
    .filter((row) => !isWrapped(row) || (!opened.get(row.id) && proved.has(row.keyId)))
    .map(({ id }) => id);
  const orderKeys: string[] = [];
  for (const { id, sealed } of await db.orderKey.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })) {
    const isUnder = dataKeys.includes(sealed.split('.')[1] ?? '');
    const text = isUnder ? null : await box.open(sealed, placeOfOrderKey(id)).catch(ifNoKey('unknown'));
    if (text === null) orderKeys.push(id);
  }
  return { dataKeys, orderKeys };
}

const ifNoKey =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof SecretKeyError) return value;
    throw error;
  };
