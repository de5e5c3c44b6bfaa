/** Rows of keys whose form is not one that this service writes. What needs a secret key to be told is not here. */
import { wrappedForm } from '../../domain/sealedColumns.ts';
import { type Queryable, query } from './db.ts';

export async function misshapenKeys(db: Queryable): Promise<{ data_keys: number; order_keys: number }> {
  const [counts] = await query(db)<{ data_keys: number; order_keys: number }>`
    SELECT (SELECT count(*)::int FROM data_keys
        WHERE key_id NOT LIKE 'command:%' AND wrapped !~ ${wrappedForm}) AS data_keys,
      (SELECT count(*)::int FROM order_keys o WHERE o.sealed !~
        '^2[.][0-9a-f-]{36}[.][A-Za-z0-9_-]{16}[.][A-Za-z0-9_-]+[.][A-Za-z0-9_-]{22}$'
        OR NOT EXISTS (SELECT FROM data_keys d WHERE d.id::text = split_part(o.sealed, '.', 2))) AS order_keys`;
  return counts!;
}
