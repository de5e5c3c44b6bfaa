/** What a whole deployment has spent so far, and what a life spends of it. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuMs, tree } from '../../bench/resources.ts';
import { query } from '../support/database.ts';
import type { Cluster } from './cluster.ts';
import type { Customers } from './customers.ts';
import { temporalParts } from './temporalServers.ts';

/** Running totals by name: processor time in ms, or a count. */
type Totals = ReadonlyMap<string, number>;

export interface Spent {
  processor: Totals;
  /** Calls that clients made to the frontend, by operation. */
  calls: Totals;
  /** What Temporal asked of its store, by operation. */
  stored: Totals;
  /** Transactions of each database. */
  transactions: Totals;
  atMs: number;
}

const databases = ['compute', 'temporal', 'temporal_visibility'];

export async function spentSoFar(cluster: Cluster): Promise<Spent> {
  const processor = new Map<string, number>();
  for (const [part, ms] of cluster.parts.costs())
    if (part !== cluster.postgres.primary) add(processor, groupOf(part), ms);
  for (const [group, ms] of postgresProcesses(cluster.parts.pidOf(cluster.postgres.primary)!))
    add(processor, group, ms);
  const calls = new Map<string, number>();
  const stored = new Map<string, number>();
  for (const part of temporalParts) {
    const text = await cluster.temporal.metrics(part);
    if (part === 'frontend') count(calls, text, 'service_requests');
    count(stored, text, 'persistence_requests');
  }
  const rows = await query<{ name: string; count: string }>(
    cluster.postgres.url('postgres'),
    'SELECT datname AS name, xact_commit::int8 AS count FROM pg_stat_database WHERE datname = ANY ($1)',
    [databases],
  );
  const transactions = new Map(rows.map((row) => [row.name, Number(row.count)]));
  return { processor, calls, stored, transactions, atMs: performance.now() };
}

/** What was spent between two readings. */
export function between(from: Spent, to: Spent): Spent {
  const less = (key: 'processor' | 'calls' | 'stored' | 'transactions') =>
    new Map([...to[key]].map(([name, total]) => [name, total - (from[key].get(name) ?? 0)]));
  return {
    processor: less('processor'),
    calls: less('calls'),
    stored: less('stored'),
    transactions: less('transactions'),
    atMs: to.atMs - from.atMs,
  };
}

/** What lives cost a deployment: while nothing happens, until machines are ready, and until they are gone. */
export interface Lives {
  idle: Spent;
  up: Spent;
  down: Spent;
}

const idleMs = 30_000;

/** So many machines come and go at once. What `whenReady` does in between does not count. */
export async function spendLives(
  cluster: Cluster,
  customers: Customers,
  { machines, whenReady }: { machines: number; whenReady?: () => Promise<void> },
): Promise<Lives> {
  const beforeIdle = await spentSoFar(cluster);
  await sleep(idleMs);
  const start = await spentSoFar(cluster);
  await customers.fill(machines);
  const ready = await spentSoFar(cluster);
  await whenReady?.();
  const leaving = await spentSoFar(cluster);
  await customers.stop();
  await customers.removeAll();
  const gone = await spentSoFar(cluster);
  return { idle: between(beforeIdle, start), up: between(start, ready), down: between(leaving, gone) };
}

/** Lives that count for nothing: they fill caches, and compile what runs often. */
export async function warmUp(customers: Customers): Promise<void> {
  await customers.fill(warmUpLives);
  await customers.stop();
  await customers.removeAll();
}

export const warmUpLives = 40;

export const sum = (totals: Totals) => [...totals.values()].reduce((all, each) => all + each, 0);

/** Processor time of every connection that a reading has found, in ms: what has ended keeps its last. */
const connections = new Map<number, { database: string; ms: number }>();

/** A database's connections are processes; the rest of the server writes for all of them. */
function* postgresProcesses(pid: number): Generator<[string, number]> {
  for (const each of tree(pid)) {
    const words = readTitle(each).split(' ');
    const database = databases.find((name) => words.includes(name));
    const ms = database ? cpuMs(each) : null;
    if (database && ms !== null) connections.set(each, { database, ms });
  }
  yield ['postgres: its own', cpuMs(pid) ?? 0];
  for (const { database, ms } of connections.values()) {
    yield [`postgres: ${database}`, ms];
    yield ['postgres: its own', -ms];
  }
}

function readTitle(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Adds up a counter of Prometheus' text format by its label `operation`. */
function count(totals: Map<string, number>, text: string, metric: string): void {
  for (const [, labels, value] of text.matchAll(new RegExp(`^${metric}\\{(.*)\\} (\\S+)$`, 'gm')))
    add(totals, /operation="([^"]*)"/.exec(labels!)?.[1] ?? '', Number(value));
}

function add(totals: Map<string, number>, name: string, value: number): void {
  totals.set(name, (totals.get(name) ?? 0) + value);
}

/** `api-1` and `api-2` are one row. */
function groupOf(part: string): string {
  return part === 'postgres-a' || part === 'postgres-b' ? 'postgres: replica' : part.replace(/-\d+$/, '');
}
