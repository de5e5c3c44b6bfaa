/** A database's contents in a form that can be compared with another database's. */
import { createHash } from 'node:crypto';
import pg from 'pg';

export interface Fingerprint {
  /** Covers tables, columns, constraints, indexes, triggers and functions. */
  schema: string;
  migrations: string[];
  /** Row count, and a checksum over all values. */
  tables: Record<string, { rows: number; checksum: string }>;
  sequences: Record<string, string>;
}

const schemaSql = `
  SELECT c.relname || ' ' || a.attnum || ' ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull
      || ' ' || a.attgenerated::text || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') AS line
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm') AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT pg_get_indexdef(indexrelid) || ' ' || indisvalid FROM pg_index
    WHERE indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)
  UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger
    WHERE NOT tgisinternal AND tgrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)
  UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind IN ('f', 'p')`;

/** The schema and the sequences: cheap even for a database in use. */
export function fingerprintOfSchema(url: string): Promise<Omit<Fingerprint, 'tables'>> {
  return withClient(url, schemaOf);
}

/** Everything, in one snapshot. Reads every page of every table, so finds a damaged page. Throws Postgres's error. */
export function fingerprint(url: string): Promise<Fingerprint> {
  return withClient(url, async (client) => {
    const tables: Fingerprint['tables'] = {};
    for (const name of await column(client, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")) {
      const table = client.escapeIdentifier(name);
      const { rows } = await client.query<{ rows: string; checksum: string }>(
        `SELECT count(*) AS rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text AS checksum FROM ${table} t`,
      );
      tables[name] = { rows: Number(rows[0]!.rows), checksum: rows[0]!.checksum };
    }
    return { ...(await schemaOf(client)), tables };
  });
}

async function schemaOf(client: pg.Client): Promise<Omit<Fingerprint, 'tables'>> {
  const lines = await column(client, `SELECT line FROM (${schemaSql}) s ORDER BY line COLLATE "C"`);
  const { rows } = await client.query<{ name: string; value: string | null }>(
    "SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
  );
  return {
    schema: createHash('sha256').update(lines.join('\n')).digest('hex'),
    migrations: await column(
      client,
      'SELECT migration_name FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1',
    ),
    sequences: Object.fromEntries(rows.map(({ name, value }) => [name, value ?? '0'])),
  };
}

async function column(client: pg.Client, text: string): Promise<string[]> {
  const { rows } = await client.query<string[]>({ text, rowMode: 'array' });
  return rows.map(([value]) => value!);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      "SET TimeZone = 'UTC'; SET extra_float_digits = 1; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET bytea_output = 'hex'",
    );
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return await work(client);
  } finally {
    await client.end();
  }
}
