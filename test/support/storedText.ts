/** Everything in a database, as text. */
import pg from 'pg';

export async function everythingStored(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{
      name: string;
    }>(`SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`);
    expect(tables.length).toBeGreaterThan(30);
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query(`SELECT * FROM ${name}`);
      // Bytes as text and as hex: a bytea may hold a secret unencoded.
      texts.push(
        JSON.stringify(rows, (_key, value) =>
          value?.type === 'Buffer'
            ? Buffer.from(value.data).toString('latin1')
            : typeof value === 'bigint'
              ? String(value)
              : value,
        ),
      );
    }
    return texts.join('\n');
  } finally {
    await client.end();
  }
}
