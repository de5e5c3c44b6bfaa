/**
 * The database role of the running service. It owns nothing: it reads and writes rows, adds audit events and cannot change
 * them, and cannot change the schema or switch off what guards it. The owner migrates and recovers.
 */
import pg from 'pg';
import { UserError } from '../../domain/errors.ts';

/** Rows of these are only added: not even the service changes them. */
export const insertOnly = ['audit_events', 'audit_links', 'audit_checkpoints'] as const;
/** Rows of these are only read. */
const readOnly = ['_prisma_migrations'] as const;

/**
 * Makes the role of `serviceUrl` if there is none, gives it the URL's password, and grants it what the service needs of
 * the tables that there are. Run it as the owner after each migration. Idempotent. Throws UserError.
 */
export async function prepareServiceRole(ownerUrl: string, serviceUrl: string): Promise<string> {
  const { username, password, pathname } = new URL(serviceUrl);
  const [role, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  if (role === decodeURIComponent(new URL(ownerUrl).username))
    throw new UserError(
      `DATABASE_SERVICE_URL names the owner of the database, ${role}: give the service a role of its own.`,
    );
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  const name = client.escapeIdentifier(role);
  try {
    await client.query('BEGIN');
    // Concurrent starts on one server would both find no role.
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('service role'))`);
    await ensureRole(client, role, secret);
    await client.query(`GRANT CONNECT ON DATABASE ${client.escapeIdentifier(pathname.slice(1))} TO ${name}`);
    await client.query(`GRANT USAGE ON SCHEMA public TO ${name}`);
    await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name}`);
    await client.query(`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${name}`);
    await client.query(`REVOKE UPDATE, DELETE, TRUNCATE ON ${insertOnly.join(', ')} FROM ${name}`);
    await client.query(`REVOKE INSERT, UPDATE, DELETE ON ${readOnly.join(', ')} FROM ${name}`);
    await client.query('COMMIT');
    return role;
  } finally {
    await client.end();
  }
}

async function ensureRole(client: pg.Client, role: string, secret: string): Promise<void> {
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
      `The role ${role} of DATABASE_SERVICE_URL ${rows[0].owns ? 'owns tables or the database' : 'is a superuser, or may make roles or bypass row security'}: give the service a role without such rights.`,
    );
  const statement = `${rows[0] ? 'ALTER' : 'CREATE'} ROLE ${name} LOGIN ${secret ? `PASSWORD ${client.escapeLiteral(secret)}` : ''}`;
  // A role that was made for the service keeps its password where the owner may not change it.
  await client.query('SAVEPOINT role');
  await client.query(statement).catch(async (error: pg.DatabaseError) => {
    if (error.code !== '42501') throw error;
    if (!rows[0])
      throw new UserError(
        `The owner of the database may not make the role ${role}: run "CREATE ROLE ${name} LOGIN PASSWORD '…'" as a superuser, then "prepare" again.`,
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
