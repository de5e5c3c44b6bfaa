/** Usage reports over a large store, by HTTP, and how many lifecycles close in a second. */
import { Pool } from 'undici';
import { type Database, openDatabase } from '../src/store/db.ts';
import { closeLifecycle, rateLifecycle } from '../src/store/lifecycles.ts';
import { rebuildUsage, usageStretches } from '../src/store/usageReconciliation.ts';
import { freePort } from '../src/up/ports.ts';
import { load, percentile, perSecond } from './load.ts';
import { number, progress, table } from './report.ts';
import type { Rig } from './rig.ts';

const closedCount = 1_000_000;
const openCount = 10_000;
const tenantCount = 20;
const classCount = 12;
const otherCustomers = 100;
const otherClosedCount = 1_000;
/** Lifecycles lie in so many days before now: the last month is whole. */
const spreadDays = 62;
const calls = 40;
const warmUpCalls = 5;
const closes = 5_000;
const closesAtOnce = 16;
const p50LimitMs = 50;
const closesWanted = 1_000;

/** Certificates of the rig's own server: what is measured here is not who it is. */
const tls = { rejectUnauthorized: false };

/** `times` multiplies the lifecycles of the customer that is measured. */
export async function measureUsage(rig: Rig, { times = 1 } = {}): Promise<string> {
  await rig.startPostgres();
  const { api } = await rig.startApi();
  const account = await rig.customer(api, 'metered');
  const port = await freePort();
  const url = `https://127.0.0.1:${port}`;
  rig.startRole('api', { HTTPS_PORT: String(port), PUBLIC_URL: url });
  const http = new Pool(url, { connections: 1, pipelining: 1, connect: tls });
  const db = openDatabase(rig.sql.options.connectionString!, { poolSize: closesAtOnce });
  try {
    await rig.until('the metered API', async () => (await http.request({ method: 'GET', path: '/readyz' })).statusCode === 200);
    await fill(rig, times);
    const rebuildSeconds = await rebuildAll(db);
    await rig.sql.query('VACUUM ANALYZE');
    const rows = await measureWindows(http, account.token, times);
    const closing = await measureCloses(rig, db);
    return table(
      [`Usage of a customer with ${number(closedCount * times)} closed and ${number(openCount * times)} open lifecycles, ${tenantCount} tenants, ${classCount} classes`, 'this service', 'wanted'],
      [
        ...rows,
        [`closes per second of lifecycles of up to two days, ${closesAtOnce} at once, the client beside them`, number(closing.closesPerSecond), number(closesWanted)],
        ['ratings per second, likewise', number(closing.ratingsPerSecond), ''],
        ['making all usage anew from the lifecycles, s', number(rebuildSeconds), ''],
      ],
    );
  } finally {
    await db.$disconnect();
    await http.destroy();
  }
}

/** Adds tenants, and lifecycles that last from seconds to two days, most of them short. */
async function fill({ sql }: Rig, times: number): Promise<void> {
  progress(`usage: ${closedCount * times} closed lifecycles`);
  await sql.query(`
    INSERT INTO tenants (customer_id, slug, display_name, region)
    SELECT id, 'tenant-' || n, 'Tenant', 'north' FROM customers, generate_series(2, ${tenantCount}) n WHERE slug = 'metered'`);
  await sql.query(`
    INSERT INTO customers (slug, display_name) SELECT 'other-' || n, 'Other' FROM generate_series(1, ${otherCustomers}) n`);
  await sql.query(`INSERT INTO tenants (customer_id, slug, display_name, region) SELECT id, 'default', 'Tenant', 'north' FROM customers WHERE slug LIKE 'other-%'`);
  await insertLifecycles(sql, 'metered', { closed: closedCount * times, open: openCount * times, days: spreadDays });
  await insertLifecycles(sql, 'other-%', { closed: otherClosedCount * otherCustomers, open: (openCount / 100) * otherCustomers, days: spreadDays });
}

async function insertLifecycles(sql: Rig['sql'], customers: string, { closed, open, days }: { closed: number; open: number; days: number }): Promise<void> {
  const lives = `
    WITH owners AS (SELECT array_agg(t.id ORDER BY t.id) AS tenants, array_agg(t.customer_id ORDER BY t.id) AS customers
                    FROM tenants t JOIN customers c ON c.id = t.customer_id WHERE c.slug LIKE '${customers}'),
    clock AS (SELECT extract(epoch FROM now())::bigint AS now),
    lives AS (
      SELECT customers[1 + n % cardinality(tenants)] AS customer_id, tenants[1 + n % cardinality(tenants)] AS tenant_id, now,
        CASE WHEN n % 10 = 0 THEN 'BareMetalMachine' ELSE 'VirtualMachine' END AS kind, 'class-' || (n / 20) % ${classCount} AS class,
        now - (random() * ${days * 86_400})::bigint AS started, (power(random(), 4) * 172800)::bigint AS lasted
      FROM owners, clock, generate_series(1, $1::int) n)`;
  await sql.query(
    `${lives}, ended AS (SELECT *, least(started + lasted, now) AS ended FROM lives)
    INSERT INTO lifecycles (machine_uid, customer_id, tenant_id, resource_kind, resource_class, resource_name, minimum_seconds, started_at, ended_at, rated_at, top_up_seconds, posted_at)
    SELECT gen_random_uuid(), customer_id, tenant_id, kind, class, 'vm', 60, started, ended, now(), greatest(0, 60 - (ended - started)), CASE WHEN ended - started < 60 THEN greatest(ended - 1, started) END FROM ended`,
    [closed],
  );
  await sql.query(
    `${lives}
    INSERT INTO lifecycles (machine_uid, customer_id, tenant_id, resource_kind, resource_class, resource_name, minimum_seconds, started_at)
    SELECT gen_random_uuid(), customer_id, tenant_id, kind, class, 'vm', 60, started FROM lives`,
    [open],
  );
}

async function rebuildAll(db: Database): Promise<number> {
  progress('usage: making days and hours from the lifecycles');
  const startedAt = performance.now();
  for (const stretch of await usageStretches(db)) await rebuildUsage(db, stretch, { actorType: 'operator', actorId: 'bench' });
  return (performance.now() - startedAt) / 1_000;
}

async function measureWindows(http: Pool, token: string, times: number): Promise<string[][]> {
  const now = new Date();
  const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
  const limitMs = times > 1 ? 5 * p50LimitMs : p50LimitMs;
  const rows: string[][] = [];
  for (const report of ['fleet', 'billing']) {
    for (const window of ['24h', '7d', 'month', lastMonth]) {
      progress(`usage: ${report} ${window}`);
      const { latenciesMs, bytes } = await measureGet(http, token, `/v1/admin/${report}/usage?window=${window}`);
      rows.push([`${report} usage, ${window === lastMonth ? 'a closed month' : window}, p50 / p99 ms (${number(bytes / 1024)} KiB)`, both(latenciesMs), `p50 ${limitMs}`]);
    }
  }
  const { latenciesMs } = await measureGet(http, token, `/v1/admin/billing/lifecycles?window=${lastMonth}`);
  rows.push(['lifecycles behind a closed month, first thousand, p50 / p99 ms', both(latenciesMs), '']);
  return rows;
}

function both(values: readonly number[]): string {
  return `${number(percentile(values, 0.5))} / ${number(percentile(values, 0.99))}`;
}

async function measureGet(http: Pool, token: string, path: string): Promise<{ latenciesMs: number[]; bytes: number }> {
  let bytes = 0;
  const get = async () => {
    const { statusCode, body } = await http.request({ method: 'GET', path, headers: { authorization: `Bearer ${token}` } });
    bytes = (await body.arrayBuffer()).byteLength;
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
  };
  await load(warmUpCalls, get, 1);
  const { latenciesMs } = await load(calls, get, 1);
  return { latenciesMs, bytes };
}

/** Closes open lifecycles as a delete does, each in a transaction, and rates them as their workflows do. */
async function measureCloses({ sql }: Rig, db: Database): Promise<{ closesPerSecond: number; ratingsPerSecond: number }> {
  progress(`usage: ${closes} closes`);
  await insertLifecycles(sql, 'metered', { closed: 0, open: closes, days: 2 });
  const { rows } = await sql.query<{ machine_uid: string }>(
    'SELECT machine_uid FROM lifecycles WHERE ended_at IS NULL AND started_at > extract(epoch FROM now())::bigint - 2 * 86400 ORDER BY random() LIMIT $1',
    [closes],
  );
  const uid = (index: number) => rows[index]!.machine_uid;
  const closed = await load(rows.length, (index) => db.$transaction((tx) => closeLifecycle(tx, uid(index))), closesAtOnce);
  const rated = await load(rows.length, (index) => rateLifecycle(db, uid(index)), closesAtOnce);
  return { closesPerSecond: perSecond(rows.length, closed.elapsedMs), ratingsPerSecond: perSecond(rows.length, rated.elapsedMs) };
}
