/** Measures usage reports over a large store, by HTTP, and how many lifecycles close per second. */
import { Pool } from 'undici';
import { Prisma } from '#prisma';
import { type Database, openDatabase, transaction } from '../src/store/core/db.ts';
import { closeLifecycle, openLifecycles, rateLifecycle } from '../src/store/usage/lifecycles.ts';
import { rebuildUsage, usageRanges } from '../src/store/usage/usageComparison.ts';
import { freePort } from '../src/up/ports.ts';
import { note } from './figures.ts';
import { load, percentile, perSecond } from './load.ts';
import { number, progress, table } from './report.ts';
import { cpuMs } from './resources.ts';
import type { Rig } from './rig.ts';

const closedCount = 1_000_000;
const openCount = 10_000;
const tenantCount = 20;
const classCount = 12;
const otherCustomers = 100;
const otherClosedCount = 1_000;
/** Lifecycles are spread over this many days before now, so that the last month is complete. */
export const spreadDays = 62;
const calls = 40;
const warmUpCalls = 5;
const closes = 5_000;
const closesAtOnce = 16;
const p50LimitMs = 50;
/** With ten times the lifecycles, the store may respond this many times slower. */
const growthLimit = 5;
const closesWanted = 1_000;

/** The rig's own server has its own certificate; authentication is not what is measured here. */
const tls = { rejectUnauthorized: false };

interface Step {
  times: number;
  windows: Measured[];
}

interface Measured {
  report: string;
  latenciesMs: number[];
  /** CPU time of the API and Postgres per request: the machine's other load affects it less. */
  cpuMsPerCall: number | null;
  bytes: number;
}

/** If `times` is greater than 1, measures the same store twice in one run: as usual, and grown by that factor. */
export async function measureUsage(rig: Rig, { times = 1 } = {}): Promise<string> {
  const postgres = await rig.startPostgres();
  const { api } = await rig.startApi();
  const account = await rig.customer(api, 'metered');
  const port = await freePort();
  const url = `https://127.0.0.1:${port}`;
  const metered = rig.startRole('api', { HTTPS_PORT: String(port), PUBLIC_URL: url });
  const processorMs = () => addedUp(cpuMs(postgres.pid), cpuMs(metered.pid));
  const http = new Pool(url, { connections: 1, pipelining: 1, connect: tls });
  const db = openDatabase(rig.sql.options.connectionString!, { poolSize: closesAtOnce });
  try {
    await rig.until(
      'the metered API',
      async () => (await http.request({ method: 'GET', path: '/readyz' })).statusCode === 200,
    );
    await addOwners(rig, db);
    const steps: Step[] = [];
    let rebuildSeconds = 0;
    for (const size of times > 1 ? [1, times] : [1]) {
      await grow(rig, db, size - (steps.at(-1)?.times ?? 0));
      rebuildSeconds = await rebuildAll(db);
      await rig.sql.query('VACUUM ANALYZE');
      // Filling may take longer than a session lasts.
      await rig.sql.query("UPDATE sessions SET expires_at = now() + interval '1 hour'");
      steps.push({ times: size, windows: await measureWindows(http, account.token, processorMs) });
    }
    const slowest = Math.max(...steps.at(-1)!.windows.map(({ latenciesMs }) => percentile(latenciesMs, 0.5)));
    if (times === 10) note('usage', slowest);
    const closing = await measureCloses(rig, db, () => cpuMs(process.pid));
    return [
      windowTable(steps),
      table(
        [`Writing, with ${number(closedCount * times)} lifecycles`, 'this service', 'wanted'],
        [
          [
            `closes per second of lifecycles of up to two days, ${closesAtOnce} at once, the client beside them`,
            number(closing.closesPerSecond),
            number(closesWanted),
          ],
          ['CPU ms of Postgres and the client for a close', number(closing.closeCpuMs), ''],
          ['ratings per second, likewise', number(closing.ratingsPerSecond), ''],
          ['rebuilding all usage from the lifecycles, s', number(rebuildSeconds), ''],
        ],
      ),
    ].join('\n\n');
  } finally {
    await db.$disconnect();
    await http.destroy();
  }
}

function windowTable(steps: readonly Step[]): string {
  const [first, grown] = steps as [Step, Step | undefined];
  const size = ({ times }: Step) => `${number(closedCount * times)} closed, ${number(openCount * times)} open`;
  const title =
    `Usage of a customer with ${tenantCount} tenants and ${classCount} classes: p50 / p99 ms, ` +
    'CPU ms of the API and Postgres a request';
  const rows = first.windows.map((measured, index) => {
    const { report, latenciesMs, bytes } = measured;
    const base = [`${report} (${number(bytes / 1024)} KiB)`, figures(measured)];
    if (!grown) return [...base, report.includes('lifecycles') ? '' : `p50 ${p50LimitMs}`];
    const more = grown.windows[index]!;
    return [
      ...base,
      figures(more),
      `${(percentile(more.latenciesMs, 0.5) / percentile(latenciesMs, 0.5)).toFixed(1)}×`,
    ];
  });
  return grown
    ? table([title, size(first), size(grown), `ratio of p50 (wanted: below ${growthLimit}×)`], rows)
    : table([title, size(first), 'wanted'], rows);
}

/** Adds tenants, and other customers with lifecycles of their own. */
export async function addOwners({ sql }: Rig, db: Database): Promise<void> {
  progress('usage: customers');
  await sql.query(`
    INSERT INTO tenants (customer_id, slug, display_name, region)
    SELECT id, 'tenant-' || n, 'Tenant', 'north' FROM customers, generate_series(2, ${tenantCount}) n WHERE slug = 'metered'`);
  await sql.query(`
    INSERT INTO customers (slug, display_name) SELECT 'other-' || n, 'Other' FROM generate_series(1, ${otherCustomers}) n`);
  await sql.query(
    `INSERT INTO tenants (customer_id, slug, display_name, region) SELECT id, 'default', 'Tenant', 'north'
      FROM customers WHERE slug LIKE 'other-%'`,
  );
  await insertClosed(sql, 'other-%', otherClosedCount * otherCustomers);
  await openMany(db, 'other-%', (openCount / 100) * otherCustomers, spreadDays);
}

/** Adds lifecycles of the measured customer; they last from seconds to two days, most of them short. */
async function grow({ sql }: Rig, db: Database, times: number): Promise<void> {
  for (let part = 0; part < times; part++) {
    progress(`usage: ${number(closedCount)} more closed lifecycles`);
    await insertClosed(sql, 'metered', closedCount);
    await openMany(db, 'metered', openCount, spreadDays);
  }
}

/** SQL for `count` lifecycles that begin within the last `days` days, cycling through tenants, kinds and classes. */
function livesOf(customers: string, count: number, days: number): string {
  return `
    WITH owners AS (SELECT array_agg(t.id ORDER BY t.id) AS tenants, array_agg(t.customer_id ORDER BY t.id) AS customers
                    FROM tenants t JOIN customers c ON c.id = t.customer_id WHERE c.slug LIKE '${customers}'),
    clock AS (SELECT extract(epoch FROM now())::bigint AS now)
    SELECT gen_random_uuid() AS machine_uid, customers[1 + n % cardinality(tenants)] AS customer_id,
      tenants[1 + n % cardinality(tenants)] AS tenant_id,
      CASE WHEN n % 10 = 0 THEN 'BareMetalMachine' ELSE 'VirtualMachine' END AS resource_kind,
      'class-' || (n / 20) % ${classCount} AS resource_class,
      'vm' AS resource_name, 60 AS minimum_seconds, now - (random() * ${days * 86_400})::bigint AS started_at, now
    FROM owners, clock, generate_series(1, ${count}) n`;
}

export async function insertClosed(sql: Rig['sql'], customers: string, count: number): Promise<void> {
  await sql.query(`
    WITH lives AS (SELECT *, (power(random(), 4) * 172800)::bigint AS lasted FROM (${livesOf(customers, count, spreadDays)}) AS drawn),
    ended AS (SELECT *, least(started_at + lasted, now) AS ended_at FROM lives)
    INSERT INTO lifecycles (machine_uid, customer_id, tenant_id, resource_kind, resource_class, resource_name,
      minimum_seconds, started_at, ended_at, rated_at, top_up_seconds, posted_at)
    SELECT machine_uid, customer_id, tenant_id, resource_kind, resource_class, resource_name, minimum_seconds, started_at, ended_at, now(),
      greatest(0, 60 - (ended_at - started_at)), CASE WHEN ended_at - started_at < 60 THEN greatest(ended_at - 1, started_at) END
    FROM ended`);
}

export async function openMany(db: Database, customers: string, count: number, days: number): Promise<void> {
  await openLifecycles(db, Prisma.raw(livesOf(customers, count, days)));
}

export async function rebuildAll(db: Database): Promise<number> {
  progress('usage: making days and hours from the lifecycles');
  const startedAt = performance.now();
  for (const range of await usageRanges(db)) await rebuildUsage(db, range, { actorType: 'operator', actorId: 'bench' });
  return (performance.now() - startedAt) / 1_000;
}

export async function measureWindows(http: Pool, token: string, processorMs: ProcessorMs): Promise<Measured[]> {
  const now = new Date();
  const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
  const measured: Measured[] = [];
  for (const report of ['fleet', 'billing']) {
    for (const window of ['24h', '7d', 'month', lastMonth]) {
      progress(`usage: ${report} ${window}`);
      const name = `${report}, ${window === lastMonth ? 'a closed month' : window}`;
      measured.push({
        report: name,
        ...(await measureGet(http, token, `/v1/admin/${report}/usage?window=${window}`, processorMs)),
      });
    }
  }
  const list = `/v1/admin/billing/lifecycles?window=${lastMonth}`;
  progress('usage: lifecycles');
  measured.push({
    report: 'lifecycles behind a closed month, first thousand',
    ...(await measureGet(http, token, list, processorMs)),
  });
  return measured;
}

function figures({ latenciesMs, cpuMsPerCall }: Measured): string {
  const cpu = cpuMsPerCall === null ? '' : `, ${number(cpuMsPerCall)}`;
  return `${number(percentile(latenciesMs, 0.5))} / ${number(percentile(latenciesMs, 0.99))}${cpu}`;
}

/** CPU time used so far; null on systems that do not report it. */
type ProcessorMs = () => number | null;

function addedUp(...values: (number | null)[]): number | null {
  return values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0);
}

async function measureGet(
  http: Pool,
  token: string,
  path: string,
  processorMs: ProcessorMs,
): Promise<Omit<Measured, 'report'>> {
  let bytes = 0;
  const get = async () => {
    const { statusCode, body } = await http.request({
      method: 'GET',
      path,
      headers: { authorization: `Bearer ${token}` },
    });
    bytes = (await body.arrayBuffer()).byteLength;
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
  };
  await load(warmUpCalls, get, 1);
  const before = processorMs();
  const { latenciesMs } = await load(calls, get, 1);
  const after = processorMs();
  return { latenciesMs, cpuMsPerCall: before === null || after === null ? null : (after - before) / calls, bytes };
}

/** Closes open lifecycles as a delete does, each in its own transaction, and rates them as their workflows do. */
async function measureCloses(
  { sql }: Rig,
  db: Database,
  processorMs: ProcessorMs,
): Promise<{ closesPerSecond: number; closeCpuMs: number | null; ratingsPerSecond: number }> {
  progress(`usage: ${closes} closes`);
  await openMany(db, 'metered', closes, 2);
  const { rows } = await sql.query<{ machine_uid: string }>(
    `SELECT machine_uid FROM lifecycles WHERE ended_at IS NULL
      AND started_at > extract(epoch FROM now())::bigint - 2 * 86400 ORDER BY random() LIMIT $1`,
    [closes],
  );
  const uid = (index: number) => rows[index]!.machine_uid;
  const before = processorMs();
  const closed = await load(
    rows.length,
    (index) => transaction(db, (tx) => closeLifecycle(tx, uid(index))),
    closesAtOnce,
  );
  const after = processorMs();
  const rated = await load(rows.length, (index) => rateLifecycle(db, uid(index)), closesAtOnce);
  const closeCpuMs = before === null || after === null ? null : (after - before) / rows.length;
  return {
    closesPerSecond: perSecond(rows.length, closed.elapsedMs),
    closeCpuMs,
    ratingsPerSecond: perSecond(rows.length, rated.elapsedMs),
  };
}
