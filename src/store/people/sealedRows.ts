/** Encrypted secrets row by row, for their re-encryption. */
import { type SealedColumn, type SealedPlace, sealedColumns } from '../../domain/sealedColumns.ts';
import { type Database, execute, type Queryable, query, sql } from '../core/db.ts';

export interface SealedRow {
  id: string;
  sealed: string;
  place: SealedPlace;
}

const tables = {
  'identity_integrations.client_secret_sealed': {
    rows: sql`SELECT id, client_secret_sealed AS sealed FROM identity_integrations`,
    update: sql`UPDATE identity_integrations SET client_secret_sealed =`,
    where: sql`AND client_secret_sealed =`,
  },
  'setup_links.client_secret_sealed': {
    rows: sql`SELECT id, client_secret_sealed AS sealed FROM setup_links`,
    update: sql`UPDATE setup_links SET client_secret_sealed =`,
    where: sql`AND client_secret_sealed =`,
  },
  'letters.sealed': {
    rows: sql`SELECT id, sealed FROM letters WHERE sealed IS NOT NULL`,
    update: sql`UPDATE letters SET sealed =`,
    where: sql`AND sealed =`,
  },
  'webhook_secrets.sealed': {
    rows: sql`SELECT id, sealed FROM webhook_secrets`,
    update: sql`UPDATE webhook_secrets SET sealed =`,
    where: sql`AND sealed =`,
  },
  'order_keys.sealed': {
    rows: sql`SELECT id, sealed FROM order_keys`,
    update: sql`UPDATE order_keys SET sealed =`,
    where: sql`AND sealed =`,
  },
};

/** Rows of a column that are not encrypted with this data key, by id after `after`. */
export async function staleRows(
  db: Database,
  { column, dataKeyId, after, limit }: { column: SealedColumn; dataKeyId: string; after: string | null; limit: number },
): Promise<SealedRow[]> {
  const found = await query(db)<{ id: string; sealed: string }>`
    SELECT id::text AS id, sealed FROM (${tables[column].rows}) r
    WHERE sealed IS NOT NULL AND (${after}::uuid IS NULL OR id > ${after}::uuid) AND NOT starts_with(sealed, ${`2.${dataKeyId}.`})
    ORDER BY r.id LIMIT ${limit}`;
  return found.map((row) => ({ ...row, place: { column, row: row.id } }));
}

/** Replaces a sealed text by another one of the same secret. False if the row was changed or removed meanwhile. */
export async function replaceSealed(
  db: Database,
  column: SealedColumn,
  { id, sealed, renewed }: { id: string; sealed: string; renewed: string },
): Promise<boolean> {
  const { update, where } = tables[column];
  return (await execute(db)`${update} ${renewed} WHERE id = ${id}::uuid ${where} ${sealed}`) > 0;
}

const everyRow = sql`
  SELECT sealed, 'identity_integrations.client_secret_sealed' AS place
    FROM (${tables['identity_integrations.client_secret_sealed'].rows}) i WHERE sealed IS NOT NULL
  UNION ALL SELECT sealed, 'setup_links.client_secret_sealed'
    FROM (${tables['setup_links.client_secret_sealed'].rows}) s WHERE sealed IS NOT NULL
  UNION ALL SELECT sealed, 'letters.sealed' FROM (${tables['letters.sealed'].rows}) l
  UNION ALL SELECT sealed, 'webhook_secrets.sealed' FROM (${tables['webhook_secrets.sealed'].rows}) w
  UNION ALL SELECT sealed, 'order_keys.sealed' FROM (${tables['order_keys.sealed'].rows}) o`;

/** How many secrets of each column these data keys encrypted. */
export async function countSecretsOf(
  db: Queryable,
  dataKeyIds: readonly string[],
): Promise<Record<SealedColumn, number>> {
  const rows = await query(db)<{ place: SealedColumn; count: number }>`
    SELECT r.place, count(*)::int AS count FROM (${everyRow}) r
    WHERE split_part(r.sealed, '.', 2) = ANY (${dataKeyIds}::text[]) GROUP BY r.place`;
  const none = sealedColumns.map((column) => [column, 0] as const);
  return Object.fromEntries([...none, ...rows.map(({ place, count }) => [place, count] as const)]) as Record<
    SealedColumn,
    number
  >;
}

/**
 * Deletes data keys, with the keys of orders under them. Other rows stay: what reads them finds that they were given up,
 * and says so to its customer.
 */
export async function abandonSecrets(db: Queryable, dataKeyIds: readonly string[]): Promise<void> {
  await execute(db)`
    WITH gone AS (DELETE FROM data_keys WHERE id::text = ANY (${dataKeyIds}::text[]) RETURNING id::text AS id)
    DELETE FROM order_keys o USING gone WHERE starts_with(o.sealed, '2.' || gone.id || '.')`;
}

/** Whether any secret is under another key than this one. */
export async function hasStaleSecrets(db: Database, keyId: string): Promise<boolean> {
  const rows = await query(db)<{ stale: boolean }>`
    SELECT EXISTS (
      SELECT FROM (${everyRow}) r LEFT JOIN data_keys d ON d.id::text = split_part(r.sealed, '.', 2)
      WHERE d.key_id IS DISTINCT FROM ${keyId}) AS stale`;
  return rows[0]!.stale;
}

/**
 * Deletes data keys that no secret needs and that were replaced more than a day ago, so that no write with one of them
 * can be under way. Returns the ids of the keys that the others still need.
 */
export async function retireDataKeys(db: Database, dataKeyId: string): Promise<string[]> {
  await execute(db)`
    DELETE FROM data_keys d WHERE d.id <> ${dataKeyId}::uuid AND d.created_at < clock_timestamp() - interval '1 day'
      AND NOT EXISTS (SELECT FROM (${everyRow}) r WHERE starts_with(r.sealed, '2.' || d.id || '.'))`;
  return neededSecretKeys(db);
}

/** The ids of the secret keys that stored secrets need, and the id of the secret key of the newest data key. */
export async function neededSecretKeys(db: Database): Promise<string[]> {
  const rows = await query(db)<{ id: string }>`
    SELECT d.key_id AS id FROM (${everyRow}) r JOIN data_keys d ON d.id::text = split_part(r.sealed, '.', 2)
    UNION SELECT key_id FROM (SELECT key_id FROM data_keys ORDER BY created_at DESC, id DESC LIMIT 1) newest ORDER BY id`;
  return rows.map(({ id }) => id);
}
