/**
 * A time without a date, such as infinity, reaches no row: what ends then never ends, and a program that shows it fails.
 * docs/security.md names these tests.
 */
import type { Database } from '../../src/store/core/db.ts';
import { serviceRoles } from '../../src/store/core/rightsTable.ts';
import { asRole, query } from '../support/database.ts';
import { makeApiKey, makeHost, makeTenant } from '../support/fixtures.ts';
import { useDatabase } from '../support/suiteDatabase.ts';

let db: Database;
let url: string;
useDatabase((opened, databaseUrl) => {
  db = opened;
  url = databaseUrl;
});

/** Times, ranges of seconds, and numbers that need not be any. */
const types = '^(timestamp|date|time|interval|real|double|numeric|.*range)';
const extremes: Readonly<Record<string, readonly string[]>> = {
  'timestamp with time zone': ['infinity', '-infinity', '294276-12-31', '10000-01-02', '1969-12-30', '4713-01-01 BC'],
  int8multirange: ['{(,)}', '{(,5)}', '{[5,)}', '{[5,253402300801)}', '{[-1,5)}'],
};
const ordinary: Readonly<Record<string, string>> = {
  'timestamp with time zone': '2026-12-24',
  int8multirange: '{[5,9)}',
};

test('each time that a role of the service writes is one of the years 1970 to 9999', async () => {
  const may = serviceRoles.map(
    (role) => `has_column_privilege('${new URL(asRole(url, role)).username}', c.oid, a.attnum, 'INSERT, UPDATE')`,
  );
  const columns = await query<{ table: string; name: string; type: string; checks: string[] }>(
    url,
    `SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type, array(
       SELECT pg_get_expr(k.conbin, k.conrelid) FROM pg_constraint k
       WHERE k.conrelid = c.oid AND k.contype = 'c' AND a.attnum = ANY (k.conkey)) AS checks
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
       AND format_type(a.atttypid, NULL) ~ '${types}' AND (${may.join(' OR ')}) ORDER BY 1, 2`,
  );
  const free: string[] = [];
  for (const { table, name, type, checks } of columns) {
    const tried = [ordinary[type], ...(extremes[type] ?? [])].map((value) => ({ [name]: value }));
    // Rows in which this column has the value, and the others have none. A check is this one's if it lets the ordinary pass.
    const rows = await query<{ results: boolean[] }>(
      url,
      `SELECT array[${checks.map((check) => `coalesce(${check}, true)`).join(', ')}]::boolean[] AS results
       FROM jsonb_array_elements($1) WITH ORDINALITY AS tried(value, ordinal_of_try),
         jsonb_populate_record(NULL::"${table}", tried.value) AS "${table}" ORDER BY ordinal_of_try`,
      [JSON.stringify(tried)],
    );
    const [passes, ...others] = rows.map(({ results }) => results);
    const isRefused = (results: boolean[]) => results.some((each, index) => !each && passes![index]);
    if (others.length === 0 || !others.every(isRefused)) free.push(`${table}.${name}`);
  }
  expect(columns.length).toBeGreaterThan(90);
  expect(free).toEqual([]);
});

test('the API’s password makes no key that never ends, and the worker’s doubts no host for ever', async () => {
  await makeApiKey(db, await makeTenant(db));
  await makeHost(db, { name: 'h1' });
  const key = (ends: string) => query(asRole(url, 'api'), 'UPDATE api_keys SET expires_at = $1', [ends]);
  const doubt = (at: string) => query(asRole(url, 'worker'), 'UPDATE hosts SET doubted_at = $1', [at]);
  for (const write of [key, doubt]) {
    for (const at of ['infinity', '-infinity']) await expect(write(at)).rejects.toThrow('times_are_dates');
    await write('2026-12-24');
  }
});
