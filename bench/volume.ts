/** Measures what reads the tables that grow with the years: 20 M lifecycles with placements, and 8 M events. */
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool } from 'undici';
import { closeDueCustomers } from '../src/store/accounts/customerLife.ts';
import { endKeysInTime } from '../src/store/accounts/keyEnds.ts';
import { forgetSessions, forgetSignIns } from '../src/store/accounts/sessions.ts';
import { forgetDeliveries } from '../src/store/accounts/webhookDeliveries.ts';
import { type Database, openDatabase } from '../src/store/core/db.ts';
import { forgetAnswers } from '../src/store/core/keptAnswers.ts';
import { compactJournal } from '../src/store/machines/journal.ts';
import { forgetEvents } from '../src/store/machines/timelineRows.ts';
import { archiveMachines } from '../src/store/usage/archive.ts';
import { compareUsage, noteCompared, rangesToCompare } from '../src/store/usage/usageComparison.ts';
import { freePort } from '../src/up/ports.ts';
import { load, pause, percentile, perSecond } from './load.ts';
import { machineLine, number, progress, table } from './report.ts';
import type { Rig } from './rig.ts';
import { addOwners, insertClosed, measureWindows, openMany, rebuildAll, spreadDays } from './usage.ts';

const million = 1_000_000;
/** Millions of lifecycles at which the reports are measured. */
const steps = [10, 20];
/** Lifecycles that are open, more at each step. */
const openEach = 10_000;
const machinesWithEvents = 800_000;
const eventsEach = 10;
/** Passes of housekeeping: the first meets a backlog of half of the events. */
const passes = 5;
const archiveMs = 120_000;

export async function measureVolume(rig: Rig): Promise<string> {
  await rig.startPostgres();
  const metricsPort = await freePort();
  const { api, url } = await rig.startApi({ API_METRICS_PORT: String(metricsPort) });
  const account = await rig.customer(api, 'metered');
  const db = openDatabase(rig.databaseUrl, { poolSize: 4 });
  const http = new Pool(url, { connections: 1, pipelining: 1, connect: { rejectUnauthorized: false } });
  const rows: string[][] = [];
  const tell = (what: string, value: string) => {
    progress(`volume: ${what}: ${value}`);
    rows.push([what, value]);
  };
  try {
    await addOwners(rig, db);
    let filled = 0;
    for (const size of steps) {
      await withoutIndexes(rig, 'lifecycles', async () => {
        for (; filled < size; filled++) {
          progress(`volume: ${filled} M lifecycles`);
          await insertClosed(rig.sql, 'metered', million);
        }
      });
      await openMany(db, 'metered', openEach, spreadDays);
      tell(`${size} M lifecycles: making all usage from them`, `${number(await rebuildAll(db))} s`);
      await rig.sql.query('VACUUM ANALYZE');
      await rig.sql.query("UPDATE sessions SET expires_at = now() + interval '1 hour'");
      const windows = await measureWindows(http, account.token, () => null);
      for (const { report, latenciesMs } of windows)
        tell(`${size} M lifecycles: ${report}, p50 / p99`, milliseconds(latenciesMs));
    }
    await addPlacements(rig);
    await addEvents(rig);
    await rig.sql.query('VACUUM ANALYZE');
    const duties = await longestPasses(db);
    for (const [duty, ms] of duties) tell(`housekeeping, longest of ${passes} passes: ${duty}`, `${number(ms)} ms`);
    const nights = [await seconds(() => checkBills(db)), await seconds(() => checkBills(db))];
    tell('check of bills, first and second night', `${nights.map(number).join(' and ')} s`);
    const scrape = async () => void (await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text());
    const { latenciesMs } = await load(40, scrape, 1);
    tell('/metrics, p50 / p99', milliseconds(latenciesMs));
    for (const [what, value] of await archive(rig, db)) tell(what, value);
    return table(
      [
        `${steps.at(-1)} M lifecycles and placements, ${number((machinesWithEvents * eventsEach) / million)} M events (${machineLine()})`,
        '',
      ],
      rows,
    );
  } finally {
    await db.$disconnect();
    await http.destroy();
  }
}

const milliseconds = (values: readonly number[]) =>
  `${number(percentile(values, 0.5))} / ${number(percentile(values, 0.99))} ms`;

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
}

/** Fills a table without its indexes, which are built afterwards. */
async function withoutIndexes({ sql }: Rig, name: string, fill: () => Promise<void>): Promise<void> {
  const { rows: keys } = await sql.query(
    `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
      WHERE conrelid = '${name}'::regclass AND contype = 'p'`,
  );
  for (const key of keys) await sql.query(`ALTER TABLE ${name} DROP CONSTRAINT "${key.name}"`);
  const { rows: indexes } = await sql.query(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename = '${name}'`,
  );
  for (const index of indexes) await sql.query(`DROP INDEX "${index.name}"`);
  await fill();
  progress(`volume: indexes of ${name}`);
  for (const key of keys) await sql.query(`ALTER TABLE ${name} ADD CONSTRAINT "${key.name}" ${key.definition}`);
  for (const { definition } of indexes) await sql.query(definition);
}

function addPlacements(rig: Rig): Promise<void> {
  return withoutIndexes(rig, 'placements', async () => {
    progress('volume: a placement for each lifecycle that ended');
    await rig.sql.query(`
      INSERT INTO placements (machine_uid, tenant_id, workload, attempt, host_name, class_name, minimum_seconds,
        capacity_source, cpu, memory_gib, disk_gib, created_at, released_at)
      SELECT machine_uid, tenant_id, resource_kind, 1, (SELECT min(name)
        FROM hosts), resource_class, 60, 'on-demand', 1, 1, 1, to_timestamp(started_at), to_timestamp(ended_at)
      FROM lifecycles WHERE ended_at IS NOT NULL`);
  });
}

/** Machines that went within the last two weeks, with their timelines: half of them are due to be forgotten. */
function addEvents(rig: Rig): Promise<void> {
  return withoutIndexes(rig, 'machine_events', async () => {
    progress('volume: events');
    await rig.sql.query(`
      INSERT INTO machine_events (machine_uid, digest, namespace, name, kind, machine_name, reason, message,
        first_at, last_at, first_version, resource_version, place)
      SELECT machine_uid, md5(n::text), (SELECT min(name) FROM namespaces), machine || '.' || n, 'VirtualMachine', 'vm-' || machine,
        CASE WHEN n = ${eventsEach} THEN 'Gone' ELSE 'Step' END, 'the machine took a step on its way', went_at,
          went_at, machine * ${eventsEach} + n, machine * ${eventsEach} + n, 1
      FROM (SELECT machine, gen_random_uuid() AS machine_uid, now() - random() * interval '14 days' AS went_at
        FROM generate_series(1, ${machinesWithEvents}) machine) m,
        generate_series(1, ${eventsEach}) n`);
  });
}

async function longestPasses(db: Database): Promise<Map<string, number>> {
  type HasTime = () => boolean;
  const works: [string, (hasTime: HasTime) => Promise<number>][] = [
    ['timelines', (hasTime) => forgetEvents(db, { hasTime })],
    ['journal', (hasTime) => compactJournal(db, { olderThanMs: 3_600_000, hasTime })],
    ['closed-accounts', (hasTime) => closeDueCustomers(db, hasTime)],
    ['key-ends', () => endKeysInTime(db, { maxDays: 365 })],
    ['webhook-log', (hasTime) => forgetDeliveries(db, hasTime)],
    ['answers', (hasTime) => forgetAnswers(db, hasTime)],
    ['sign-ins', (hasTime) => forgetSignIns(db, { endedDaysAgo: 30, hasTime })],
    ['sessions', (hasTime) => forgetSessions(db, { endedDaysAgo: 30, hasTime })],
  ];
  const longest = new Map<string, number>();
  for (let pass = 0; pass < passes; pass++) {
    for (const [duty, work] of works) {
      const startedAt = performance.now();
      const done = await work(() => performance.now() - startedAt < 30_000);
      const ms = performance.now() - startedAt;
      progress(`volume: ${duty}: ${number(done)} in ${number(ms)} ms`);
      longest.set(duty, Math.max(longest.get(duty) ?? 0, ms));
    }
  }
  return longest;
}

async function checkBills(db: Database): Promise<void> {
  for (const range of await rangesToCompare(db)) {
    const differences = await compareUsage(db, range);
    if (differences.length > 0) throw new Error(`usage differs: ${JSON.stringify(differences)}`);
    await noteCompared(db, range, true);
  }
}

class TimeIsOver extends Error {}

/** Archives what was gone before last month, for a while, and samples how long its locks are held. */
async function archive({ sql }: Rig, db: Database): Promise<[string, string][]> {
  const now = new Date();
  const until = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1) / 1_000;
  const folder = await mkdtemp(path.join(tmpdir(), 'archive-'));
  const file = await open(path.join(folder, 'archive.ndjson'), 'wx');
  const startedAt = performance.now();
  let archived = 0;
  let isOver = false;
  let longestMs = 0;
  const sampled = (async () => {
    while (!isOver) {
      const { rows } = await sql.query(`
        SELECT coalesce(max(extract(epoch FROM clock_timestamp() - a.xact_start)), 0)::float8 * 1000 AS ms FROM pg_stat_activity a
        JOIN pg_locks l USING (pid) WHERE l.mode = 'RowExclusiveLock' AND l.relation IN ('lifecycles'::regclass, 'placements'::regclass)`);
      longestMs = Math.max(longestMs, rows[0].ms);
      await pause(10);
    }
  })();
  try {
    await archiveMachines(db, until, async (lines) => {
      if (performance.now() - startedAt > archiveMs) throw new TimeIsOver();
      await file.appendFile(`${lines.join('\n')}\n`);
      await file.datasync();
      archived += lines.length;
    });
  } catch (error) {
    if (!(error instanceof TimeIsOver)) throw error;
  } finally {
    isOver = true;
    await sampled;
    await file.close();
    await rm(folder, { recursive: true });
  }
  return [
    ['usage archive, machines a second', number(perSecond(archived, performance.now() - startedAt))],
    ['usage archive, longest transaction with locks', `${number(longestMs)} ms`],
  ];
}
