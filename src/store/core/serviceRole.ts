/**
 * The database roles of the running service, one for the API and one for the worker. Each owns nothing: it does what
 * rightsTable.ts says, and cannot change the schema or switch off what guards it. The owner migrates and recovers.
 */
import pg from 'pg';
import { UserError } from '../../lib/errors.ts';
import { type Queryable, query } from './db.ts';
import { rightsTable, type ServiceRole, serviceRoles } from './rightsTable.ts';
import { sessionOf } from './sessionSettings.ts';

/** How each role connects. */
export type ServiceUrls = Readonly<Record<ServiceRole, string>>;

const settingOf: Readonly<Record<ServiceRole, string>> = { api: 'DATABASE_API_URL', worker: 'DATABASE_WORKER_URL' };

/** The URLs of the roles, which are set together, or null. Throws UserError. */
export function serviceUrlsOf({
  DATABASE_API_URL: api,
  DATABASE_WORKER_URL: worker,
}: {
  DATABASE_API_URL: string;
  DATABASE_WORKER_URL: string;
}): ServiceUrls | null {
  if (!api && !worker) return null;
  if (!api || !worker)
    throw new UserError('DATABASE_API_URL and DATABASE_WORKER_URL belong together: set both or neither.');
  return { api, worker };
}

/**
 * Makes the roles of `urls` where there are none, gives each the password of its URL and no setting, and grants it the rights of the
 * table, and only these. Run it as the owner after each migration. Idempotent. Returns their names, and what the owner of
 * the database has to do if that is another role. Throws UserError.
 */
export async function prepareServiceRoles(
  ownerUrl: string,
  urls: ServiceUrls,
): Promise<Record<ServiceRole, string> & { left: string | null }> {
  const names = { api: userOf(urls.api), worker: userOf(urls.worker) };
  for (const role of serviceRoles)
    if (names[role] === userOf(ownerUrl))
      throw new UserError(
        `${settingOf[role]} names the owner of the database, ${names[role]}: give the ${role} a role of its own.`,
      );
  if (names.api === names.worker)
    throw new UserError(
      `DATABASE_API_URL and DATABASE_WORKER_URL name the same role, ${names.api}: give each a role of its own.`,
    );
  const client = new pg.Client({ ...sessionOf(ownerUrl), connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('BEGIN');
    // Concurrent starts on one server would both find no role.
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('service roles'))`);
    for (const role of serviceRoles) {
      await ensureRole(client, names[role], { setting: settingOf[role], url: urls[role] });
      await client.query(grants(client, role, { name: names[role], url: urls[role] }));
    }
    const left = await withoutOwnTables(client, Object.values(names));
    await client.query('COMMIT');
    return { ...names, left };
  } finally {
    await client.end();
  }
}

/**
 * Postgres lets every role make temporary tables, and in databases of before release 15 other ones in the schema. They could
 * stand in for tables of the service. Only the owner of the database takes that away. Returns what it has to do if it is not this role.
 */
async function withoutOwnTables(client: pg.Client, roles: readonly string[]): Promise<string | null> {
  const { rows } = await client.query<{ database: string; owner: string; owns: boolean; temporary: boolean }>(
    `SELECT datname AS database, pg_get_userbyid(datdba) AS owner, pg_has_role(datdba, 'USAGE') AS owns,
            EXISTS (SELECT FROM unnest($1::text[]) role WHERE has_database_privilege(role, datname, 'TEMPORARY')) AS temporary
     FROM pg_database WHERE datname = current_database()`,
    [roles],
  );
  const { database, owner, owns, temporary } = rows[0]!;
  const from = ['PUBLIC', ...roles.map((role) => client.escapeIdentifier(role))].join(', ');
  const revoke = `REVOKE TEMPORARY ON DATABASE ${client.escapeIdentifier(database)} FROM ${from}`;
  if (owns) await client.query(`${revoke}; REVOKE CREATE ON SCHEMA public FROM ${from}`);
  else if (temporary)
    return `the roles of the service may still make temporary tables: run "${revoke}" as ${owner}, which owns the database`;
  return null;
}

function grants(client: pg.Client, role: ServiceRole, { name, url }: { name: string; url: string }): string {
  const to = client.escapeIdentifier(name);
  const database = client.escapeIdentifier(decodeURIComponent(new URL(url).pathname.slice(1)));
  return [
    `GRANT CONNECT ON DATABASE ${database} TO ${to}`,
    `GRANT USAGE ON SCHEMA public TO ${to}`,
    `REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${to}`,
    `REVOKE ALL ON ALL SEQUENCES IN SCHEMA public FROM ${to}`,
    ...Object.entries(rightsTable).flatMap(([table, { [role]: rights }]) =>
      rights ? [`GRANT ${rights} ON ${table} TO ${to}`] : [],
    ),
  ].join(';\n');
}

/** The rights of a role, one by one: `SELECT hosts`, `UPDATE hosts (lost_at)`. */
export function rightsOf(role: ServiceRole): string[] {
  return Object.entries(rightsTable).flatMap(([table, { [role]: rights = '' }]) =>
    [...rights.matchAll(/([A-Z]+)(?: \(([^)]*)\))?/g)].flatMap(([, verb, columns]) =>
      columns ? columns.split(', ').map((column) => `${verb} ${table} (${column})`) : [`${verb} ${table}`],
    ),
  );
}

/** Compares what the user of this connection may do with what a role needs. */
export async function compareRights(
  db: Queryable,
  role: ServiceRole,
): Promise<{ user: string; missing: string[]; beyond: string[] }> {
  const [found] = await query(db)<{ user: string; held: string[] }>`
    WITH relations AS (
      SELECT oid, relname, relkind FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v', 'S')
    ), whole AS (
      SELECT oid, verb, format('%s %s', verb, relname) AS held FROM relations,
        unnest('{SELECT, INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER}'::text[]) verb
      WHERE relkind <> 'S' AND has_table_privilege(oid, verb)
      UNION ALL SELECT oid, verb, format('%s %s', verb, relname) FROM relations, unnest('{SELECT, UPDATE, USAGE}'::text[]) verb
      WHERE relkind = 'S' AND has_sequence_privilege(oid, verb)
    ), parts AS (
      SELECT format('%s %s (%s)', verb, relname, attname) AS held FROM relations r
      JOIN pg_attribute ON attrelid = r.oid AND attnum > 0 AND NOT attisdropped,
        unnest('{SELECT, INSERT, UPDATE, REFERENCES}'::text[]) verb
      WHERE relkind <> 'S' AND has_column_privilege(r.oid, attnum, verb)
        AND NOT EXISTS (SELECT FROM whole w WHERE w.oid = r.oid AND w.verb = verb.verb)
    ), tables AS (
      SELECT 'TEMPORARY tables' AS held WHERE has_database_privilege(current_database(), 'TEMPORARY')
      UNION ALL SELECT 'CREATE tables' WHERE has_schema_privilege('public', 'CREATE')
    )
    SELECT current_user::text AS "user",
      ARRAY(SELECT held FROM tables UNION ALL SELECT held FROM whole UNION ALL SELECT held FROM parts) AS held`;
  const { user, held } = found!;
  const needed = rightsOf(role);
  const [has, needs] = [new Set(held), new Set(needed)];
  const missing = needed.filter((right) => !has.has(right) && !has.has(right.replace(/ \(.*/, '')));
  return { user, missing, beyond: held.filter((right) => !needs.has(right)) };
}

/** Throws UserError if the role lacks a right. Returns a warning if it has others, or null. */
export async function checkRights(db: Queryable, role: ServiceRole): Promise<string | null> {
  const { user, missing, beyond } = await compareRights(db, role);
  const mend = `run "prepare" with ${settingOf[role]}, and start the ${role} with that URL as its DATABASE_URL`;
  if (missing.length > 0)
    throw new UserError(`The database role ${user} lacks rights that the ${role} needs (${some(missing)}): ${mend}.`);
  return beyond.length > 0
    ? `the database role ${user} may do more than the ${role} needs (${some(beyond)}): ${mend}`
    : null;
}

function some(rights: readonly string[]): string {
  const more = rights.length > 3 ? ` and ${rights.length - 3} more` : '';
  return `${rights.slice(0, 3).join(', ')}${more}`;
}

function userOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}

async function ensureRole(
  client: pg.Client,
  role: string,
  { setting, url }: { setting: string; url: string },
): Promise<void> {
  const secret = decodeURIComponent(new URL(url).password);
  const name = client.escapeIdentifier(role);
  const { rows } = await client.query<{ powerful: boolean; owns: boolean }>(
    `SELECT rolsuper OR rolcreaterole OR rolbypassrls AS powerful,
            EXISTS (SELECT 1 FROM pg_class c WHERE c.relowner = r.oid AND c.relnamespace = 'public'::regnamespace)
              OR EXISTS (SELECT 1 FROM pg_database d WHERE d.datdba = r.oid AND d.datname = current_database()) AS owns
     FROM pg_roles r WHERE rolname = $1`,
    [role],
  );
  if (rows[0]?.powerful || rows[0]?.owns)
    throw new UserError(
      `The role ${role} of ${setting} ` +
        `${rows[0].owns ? 'owns tables or the database' : 'is a superuser, or may make roles or bypass row security'}: ` +
        'give it a role without such rights.',
    );
  const database = client.escapeIdentifier(decodeURIComponent(new URL(url).pathname.slice(1)));
  // A role may give itself settings of each session, such as a limit on every statement. They outlive its password.
  const resets = [`ALTER ROLE ${name} RESET ALL`, `ALTER ROLE ${name} IN DATABASE ${database} RESET ALL`];
  const statement = `${rows[0] ? 'ALTER' : 'CREATE'} ROLE ${name} LOGIN ${secret ? `PASSWORD ${client.escapeLiteral(secret)}` : ''}`;
  // A role that was made for the service keeps its password where the owner may not change it.
  await client.query('SAVEPOINT role');
  await client.query([statement, ...resets].join(';\n')).catch(async (error: pg.DatabaseError) => {
    if (error.code !== '42501') throw error;
    if (!rows[0])
      throw new UserError(
        `The owner of the database may not make the role ${role}: run "CREATE ROLE ${name} LOGIN PASSWORD '…'" ` +
          'as a superuser, then "prepare" again.',
        { cause: error },
      );
    await client.query('ROLLBACK TO SAVEPOINT role');
  });
}

/** The same database by another role. */
export function urlAs(url: string, role: string, password: string): string {
  const target = new URL(url);
  target.username = encodeURIComponent(role);
  target.password = encodeURIComponent(password);
  return target.href;
}
