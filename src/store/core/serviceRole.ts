/**
 * The database role of the running service. It owns nothing: it reads and writes rows, adds audit events and cannot change
 * them, and cannot change the schema or switch off what guards it. The owner migrates and recovers.
 */
import pg from 'pg';
import { UserError } from '../../domain/errors.ts';

type Verb = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';

/** What the service does with the rows of a table. */
interface Rights {
  verbs: readonly Verb[];
  /** The columns that it changes, if not all. */
  updates?: readonly string[];
}

const readOnly: Rights = { verbs: ['SELECT'] };
/** Not even the service changes what is there. */
const insertOnly: Rights = { verbs: ['SELECT', 'INSERT'] };
const keptForever: Rights = { verbs: ['SELECT', 'INSERT', 'UPDATE'] };

/**
 * The rights of the service, where they are less than every verb: the rest is done by operators' commands, which connect
 * as the owner. So a service that was taken over trusts no host, makes no image another one, and loses no bill.
 */
export const serviceRights: Readonly<Record<string, Rights>> = {
  _prisma_migrations: readOnly,
  audit_events: insertOnly,
  audit_links: insertOnly,
  audit_checkpoints: insertOnly,
  host_keys: readOnly,
  images: readOnly,
  machine_classes: readOnly,
  default_allotments: readOnly,
  usage_archives: readOnly,
  made_things: readOnly,
  hosts: {
    verbs: ['SELECT'],
    updates: [
      ...['cpu_used', 'memory_gib_used', 'disk_gib_used', 'machines_held', 'lost_at', 'images', 'failing'],
      ...['statement_seq', 'doubted_at', 'inventory_due', 'records_id', 'other_records_id'],
    ],
  },
  allotments: keptForever,
  customers: keptForever,
  tenants: keptForever,
  namespaces: keptForever,
  lifecycles: keptForever,
  placements: keptForever,
};

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
    for (const [table, { verbs, updates }] of Object.entries(serviceRights)) {
      await client.query(`REVOKE ALL ON ${table} FROM ${name}`);
      await client.query(`GRANT ${verbs.join(', ')} ON ${table} TO ${name}`);
      if (updates) await client.query(`GRANT UPDATE (${updates.join(', ')}) ON ${table} TO ${name}`);
    }
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
