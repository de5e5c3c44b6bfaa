import type { DatabaseCondition, RefusedWrites } from './databaseCondition.ts';
import { type Queryable, query } from './db.ts';

/** Whether the schema exists, and why the database refuses writes: by its own report, else by recent refusals. */
export async function lookAtStore(
  db: Queryable,
  refused: RefusedWrites,
): Promise<{ hasSchema: boolean; condition: DatabaseCondition | null }> {
  const rows = await query(db)<{ has_schema: boolean; read_only: boolean }>`
    SELECT to_regclass('machines') IS NOT NULL AS has_schema,
      pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS read_only`;
  const { has_schema: hasSchema, read_only: readOnly } = rows[0]!;
  return { hasSchema, condition: readOnly ? 'readOnly' : refused.condition };
}
