/** Measures what an idle fleet costs, by part: processor time, calls, memory, size, ownership passes, lists, watches. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { controlPlaneQueue } from '../src/domain/names.ts';
import { freePort } from '../src/up/ports.ts';
import { load, pause, percentile } from './load.ts';
import type { Started } from './processes.ts';
import { number, progress, table } from './report.ts';
import { cpuMs, memoryMb } from './resources.ts';
import type { Rig } from './rig.ts';
import { listExactly } from './watch.ts';
import { eventLatencies } from './watching.ts';

export interface ScaleOptions {
  machines: number;
  hosts: number;
}

/** Two passes of the ownership schedule and four of every poll fall into it. */
const idleMs = 120_000;
/** After the last machine is ready, for what follows it. */
const settleMs = 90_000;
/** Above any creating at all, on a busy machine. */
const perMachineLimitMs = 2_000;
const memoryGoalMb = 300;
const eventCount = 100;
const listCalls = 10;
/** Fleets are extrapolated by this much: what was measured, times this. */
const extrapolatedTimes = 10;

/** The rig's fleet must have as many hosts. */
export async function measureScale(rig: Rig, { machines, hosts }: ScaleOptions): Promise<string[]> {
  const postgres = await rig.startPostgres();
  const temporal = await rig.startTemporal();
  const { started: api, api: client, url } = await rig.startApi();
  const account = await rig.customer(client, 'scale');
  const ports = { worker: await freePort(), host: await freePort() };
  const worker = rig.startRole('worker', { WORKER_METRICS_PORT: String(ports.worker) });
  const host = rig.startRole('host', { HOST_METRICS_PORT: String(ports.host) });
  const parts: readonly Started[] = [api, worker, host, temporal, postgres];
  const connection = await Connection.connect({ address: rig.temporalAddress });
  rig.onClose(() => connection.close());
  const workflows = new Client({ connection }).workflow;

  progress(`scale: ${hosts} hosts`);
  await rig.until(
    'every host to be attended',
    async () => (await workflows.count("WorkflowType='host' AND ExecutionStatus='Running'")).count === hosts,
    { limitMs: 60_000 + hosts * perMachineLimitMs },
  );
  await pause(settleMs);
  progress('scale: the idle hosts');
  const hostsAlone = await idleCost(rig, parts, ports);
  const sizeBefore = await sizes(rig);

  progress(`scale: ${machines} machines`);
  await load(machines, (index) => client.create(account, `vm-${index}`));
  await rig.until(
    'every machine to be ready',
    async () => {
      const { rows } = await rig.sql.query('SELECT count(*)::int AS ready FROM machines WHERE ready_for_access');
      return rows[0].ready === machines;
    },
    { everyMs: 1_000, limitMs: 60_000 + machines * perMachineLimitMs },
  );
  await pause(settleMs);
  progress('scale: the idle fleet');
  const idle = await idleCost(rig, parts, ports);
  const sizeAfter = await sizes(rig);
  const memory = new Map(parts.map(({ name, pid }) => [name, memoryMb(pid)]));

  progress('scale: ownership passes');
  const slice = await lastPassMs(workflows);
  const before = costOf(parts);
  const startedAt = performance.now();
  await workflows.execute('ownership', { taskQueue: controlPlaneQueue, workflowId: 'bench-ownership', args: [] });
  const whole = performance.now() - startedAt;
  const wholeCpu = difference(costOf(parts), before);

  progress('scale: lists and watches');
  const lists = await load(listCalls, () => listExactly(client, account, '', machines), 1);
  const pages = await load(listCalls, () => client.list(account, '?limit=500'), 1);
  const { caFile } = rig.tls;
  const events = await eventLatencies({ url, caFile, api: client, account }, { prefix: 'event', count: eventCount });

  const both = (values: readonly number[]) =>
    `${number(percentile(values, 0.5))} / ${number(percentile(values, 0.99))}`;
  return [
    idleTable(hostsAlone, idle, { machines, hosts }),
    table(
      ['memory (Pss) in MB', `with ${number(machines)} machines on ${number(hosts)} hosts`, 'goal'],
      [...memory].map(([name, mb]) => [name, number(mb), name === 'worker' ? `below ${memoryGoalMb}` : '']),
    ),
    table(
      ['size in MB', 'with the hosts alone', `with ${number(machines)} machines`, 'per machine, kB'],
      Object.entries(sizeAfter).map(([name, mb]) => {
        const less = sizeBefore[name]!;
        return [name, number(less), number(mb), number(((mb - less) * 1_000) / machines)];
      }),
    ),
    table(
      ['ownership pass', 'ms', 'processor time, ms'],
      [
        ['what closed and a slice, as each minute', number(slice), 'in the idle fleet above'],
        ['every machine, as after a pause', number(whole), number(sum(wholeCpu))],
      ],
    ),
    table(
      [`lists and watches with ${number(machines)} objects`, 'p50 / p99 ms'],
      [
        ['list of all of them', both(lists.latenciesMs)],
        ['page of 500', both(pages.latenciesMs)],
        ['watch, POST to event', both(events)],
      ],
    ),
  ];
}

interface IdleCost {
  /** Processor time per second, in ms. */
  cpu: Map<string, number>;
  /** Calls to Temporal per second by the worker and the hosts, long polls too; transactions of Postgres. */
  calls: Map<string, number>;
}

async function idleCost(rig: Rig, parts: readonly Started[], ports: Record<string, number>): Promise<IdleCost> {
  const calls = async () => {
    const counted = await Promise.all(
      Object.entries(ports).map(async ([name, port]) => [name, await requestCount(port)] as const),
    );
    const { rows } = await rig.sql.query(
      'SELECT sum(xact_commit + xact_rollback)::float8 AS done FROM pg_stat_database',
    );
    return new Map([...counted, ['postgres', rows[0].done as number]]);
  };
  const before = { cpu: costOf(parts), calls: await calls() };
  const startedAt = performance.now();
  await pause(idleMs);
  const seconds = (performance.now() - startedAt) / 1_000;
  const perSecond = (now: Map<string, number>, then: Map<string, number>) =>
    new Map([...difference(now, then)].map(([name, value]) => [name, value / seconds]));
  return { cpu: perSecond(costOf(parts), before.cpu), calls: perSecond(await calls(), before.calls) };
}

/** Requests that a role's Temporal SDK has sent. */
async function requestCount(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return [...text.matchAll(/^temporal_(?:long_)?request(?:_total)?\{[^}]*\} (\S+)$/gm)].reduce(
    (total, [, count]) => total + Number(count),
    0,
  );
}

function costOf(parts: readonly Started[]): Map<string, number> {
  return new Map(parts.map(({ name, pid }) => [name, cpuMs(pid) ?? Number.NaN]));
}

function difference(now: Map<string, number>, then: Map<string, number>): Map<string, number> {
  return new Map([...now].map(([name, value]) => [name, value - then.get(name)!]));
}

function sum(values: Map<string, number>): number {
  return [...values.values()].reduce((total, value) => total + value, 0);
}

async function sizes(rig: Rig): Promise<Record<string, number>> {
  const { rows } = await rig.sql.query('SELECT pg_database_size(current_database())::float8 AS bytes');
  const file = path.join(rig.folder, 'temporal.db');
  const sizeOf = (name: string) => statSync(name, { throwIfNoEntry: false })?.size ?? 0;
  return {
    'Temporal (SQLite)': sizeOf(file) / 1e6,
    'its write-ahead log': sizeOf(`${file}-wal`) / 1e6,
    Postgres: (rows[0].bytes as number) / 1e6,
  };
}

/** How long the newest scheduled pass took. */
async function lastPassMs(workflows: Client['workflow']): Promise<number> {
  const query = "WorkflowType='ownership' AND ExecutionStatus='Completed'";
  for await (const { startTime, closeTime } of workflows.list({ query, pageSize: 1 }))
    return closeTime!.getTime() - startTime.getTime();
  return Number.NaN;
}

/**
 * What idle hosts cost grows with their number, and an idle machine's share is the difference that the machines make.
 * Both are sums of equal parts, so a larger fleet is extrapolated; the fixed costs of the parts are counted with the
 * hosts, so what it shows is too much rather than too little.
 */
function idleTable(hostsAlone: IdleCost, idle: IdleCost, { machines, hosts }: ScaleOptions): string {
  const times = (by: number, count: number) => number(by * count);
  const title = `${number(machines * extrapolatedTimes)} on ${number(hosts * extrapolatedTimes)}, extrapolated`;
  const row = (name: string, unit: string, alone: number, all: number) => [
    `${name}, ${unit}`,
    number(alone),
    number(all),
    times(all, extrapolatedTimes),
  ];
  return table(
    [
      `idle, over ${idleMs / 1_000} s`,
      `${number(hosts)} hosts`,
      `${number(machines)} machines on ${number(hosts)} hosts`,
      title,
    ],
    [
      ...[...idle.cpu].map(([name, ms]) => row(name, 'ms of processor time a second', hostsAlone.cpu.get(name)!, ms)),
      row('all parts', 'ms of processor time a second', sum(hostsAlone.cpu), sum(idle.cpu)),
      ...[...idle.calls].map(([name, count]) =>
        row(
          name,
          name === 'postgres' ? 'transactions a second' : 'calls to Temporal a second',
          hostsAlone.calls.get(name)!,
          count,
        ),
      ),
      [
        'one host, calls to Temporal a second (goal: 0.2)',
        (hostsAlone.calls.get('host')! / hosts).toFixed(3),
        (idle.calls.get('host')! / hosts).toFixed(3),
        '',
      ],
    ],
  );
}
