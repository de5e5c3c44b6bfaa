/** Postgres plans what most requests read once per connection, and finds it by indexes. */

import { Prisma } from '#prisma';
import { findCallers } from '../../src/store/accounts/sessions.ts';
import { type Database, query } from '../../src/store/core/db.ts';
import { readNews, readVersions } from '../../src/store/machines/journal.ts';
import { readMachines } from '../../src/store/machines/machineReads.ts';
import { insertMachines, newMachineJson } from '../../src/store/machines/sql/insertMachines.ts';
import { makeTenant, newMachine } from '../support/fixtures.ts';
import { useDatabase } from '../support/suiteDatabase.ts';

let db: Database;
// The plans are those of the connection.
useDatabase(
  (opened) => {
    db = opened;
  },
  { poolSize: 1 },
);

const kind = 'VirtualMachine';

interface Planned {
  name: string;
  parameters: number;
  generic: number;
  plan: string;
}

/** The plans that this connection keeps for these functions, with how often each was used. */
async function planned(): Promise<Planned[]> {
  const statements = await query(db)<Omit<Planned, 'plan'>>`
    SELECT name, cardinality(parameter_types) AS parameters, generic_plans::int AS generic FROM pg_prepared_statements
    WHERE statement ~ 'FROM (jsonb_|namespaces)' AND statement !~ 'pg_prepared_statements|INSERT'`;
  const explained: Planned[] = [];
  for (const statement of statements) {
    const values = Array(statement.parameters).fill('NULL').join(', ');
    const rows = await query(db)<{ 'QUERY PLAN': string }>(
      new Prisma.Sql([`EXPLAIN EXECUTE ${statement.name} (${values})`], []),
    );
    explained.push({ ...statement, plan: rows.map((row) => row['QUERY PLAN']).join('\n') });
  }
  return explained;
}

test('session checks, news, and reads by name keep one plan, which searches indexes', async () => {
  const { namespace } = await makeTenant(db);
  const machines = Array.from({ length: 900 }, (_, index) => newMachineJson(newMachine(namespace, `vm-${index}`)));
  expect(await insertMachines(db, { kind, namespace }, machines)).toHaveLength(machines.length);
  await query(db)`
    INSERT INTO sessions (customer_id, tenant_id, actor_type, actor_id, scopes, account_scopes, token_digest, created_at, expires_at)
    SELECT t.customer_id, t.id, 'api-key', gen_random_uuid(), '{}', '{}', sha256(n::text::bytea), now(), now() + interval '1 hour'
    FROM tenants t, generate_series(1, 2000) n`;
  await query(db)`ANALYZE machines, journal, sessions`;
  for (let time = 0; time < 10; time++) {
    await findCallers(db, Array(1 + time).fill(Buffer.alloc(32, time)));
    await readMachines(db, namespace, Array(1 + time).fill({ kind, name: `vm-${time}` }));
    await readNews(db, [{ namespace, version: -1n }], 500);
    await readVersions(db, namespace);
  }
  const statements = await planned();
  expect(statements.map(({ generic }) => generic)).toEqual([5, 5, 5, 5]);
  for (const { plan } of statements) expect(plan).not.toMatch(/Seq Scan on (machines|journal|sessions)/);
  expect(statements.filter(({ plan }) => plan.includes('Index')).length).toBeGreaterThanOrEqual(3);
});
