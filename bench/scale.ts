/** Measures what an idle fleet costs, by part: processor time, calls, memory, size, ownership passes, lists, watches. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { controlPlaneQueue } from '../src/domain/names.ts';
import { freePort } from '../src/up/ports.ts';
import { note } from './figures.ts';
import { type Account, type ApiClient, load, pause, percentile } from './load.ts';
import type { Started } from './processes.ts';
import { number, progress, table } from './report.ts';
import { cpuMs, memoryMb } from './resources.ts';
import type { Rig } from './rig.ts';
import { listExactly } from './watch.ts';
import { eventLatencies } from './watching.ts';

export interface ScaleOptions {
  machines: number;
  hosts: number;
  /** Agents that share the hosts; null: each has one of its own. */
  agents: number | null;
  /**
   * How long an idle fleet is measured. Half as long before it is for what follows the start of a host or a machine.
   * A pass of the ownership schedule and each host's long poll fall into a minute.
   */
  idleSeconds: number;
}

/** Created machines that are not ready yet: enough to keep two cores busy, and a worker's cache has room for all. */
const notReadyAtMost = 150;
/** After these, the run goes on with the hosts and machines that are ready. */
const hostsLimitMs = 600_000;
const machinesLimitMs = 900_000;
/** Without another one. */
const stuckAfterMs = 180_000;
const lookEveryMs = 500;
const progressEveryMs = 30_000;
const memoryGoalMb = 300;
const eventCount = 100;
const listCalls = 10;
/** Fleets are extrapolated by this much: what was measured, times this. */
const extrapolatedTimes = 10;

/**
 * The rig's fleet must have as many hosts. Prints each table as soon as it is measured, or why it cannot be measured,
 * and goes on with the next.
 */
export async function measureScale(
  rig: Rig,
  { machines, hosts, agents, idleSeconds }: ScaleOptions,
  tell: (text: string) => void,
): Promise<void> {
  const scale = await Scale.start(rig, hosts, agents ?? hosts);
  const part = async (name: string, measure: () => Promise<string>) => {
    progress(`scale: ${name}`);
    try {
      tell(await measure());
    } catch (error) {
      if (rig.isClosed) throw error;
      tell(`${name}: failed: ${(error as Error).message}`);
      process.exitCode = 1;
    }
    for (const restart of rig.processes.restarts.splice(0)) tell(`${restart}\n\n(started again; the run went on)`);
  };
  let hostsAlone: IdleCost | null = null;
  let sizeBefore: Record<string, number> = {};
  let ready = 0;
  await part('hosts', () => scale.attendHosts());
  await part('idle hosts', async () => {
    hostsAlone = await idleCost(rig, scale.parts, scale.ports, idleSeconds);
    sizeBefore = await sizes(rig);
    if (hosts === 1_000 && agents === 1) {
      note('agentMemory', memoryMb(scale.parts.find(({ name }) => name === 'host')!.pid) ?? Number.NaN);
      note('agentProcessor', (hostsAlone.cpu.get('host') ?? Number.NaN) / 10);
    }
    return `${idleTable(hosts, hostsAlone)}\n\n${scale.memoryTable(0)}`;
  });
  await part('machines', async () => {
    const made = await scale.makeMachines(machines);
    ready = made.done;
    const title = `machines on ${number(hosts)} hosts, ${number(notReadyAtMost)} on their way at once`;
    return costTable(title, 'ready', made);
  });
  await part('idle fleet', async () => {
    const fleet = await idleCost(rig, scale.parts, scale.ports, idleSeconds);
    return hostsAlone ? idleTable(hosts, hostsAlone, ready, fleet) : idleTable(hosts, fleet);
  });
  await part('memory', async () => scale.memoryTable(ready));
  await part('sizes', async () => sizesTable(sizeBefore, await sizes(rig), ready));
  await part('ownership passes', () => scale.ownershipTable());
  await part('lists and watches', () => scale.listsTable());
}

interface Progress {
  done: number;
  of: number;
  seconds: number;
  /** Processor time of each part meanwhile, in ms. */
  cpu: Map<string, number>;
}

/** The whole system with its simulated hosts in one process. */
class Scale {
  readonly #rig: Rig;
  readonly #hosts: number;
  readonly #agents: number;
  readonly #api: { client: ApiClient; account: Account; url: string };
  readonly #workflows: Client['workflow'];
  readonly parts: readonly Started[];
  /** Of the roles' metrics. */
  readonly ports: Readonly<Record<string, number>>;

  private constructor(of: {
    rig: Rig;
    hosts: number;
    agents: number;
    api: { client: ApiClient; account: Account; url: string };
    workflows: Client['workflow'];
    parts: readonly Started[];
    ports: Readonly<Record<string, number>>;
  }) {
    this.#rig = of.rig;
    this.#hosts = of.hosts;
    this.#agents = of.agents;
    this.#api = of.api;
    this.#workflows = of.workflows;
    this.parts = of.parts;
    this.ports = of.ports;
  }

  static async start(rig: Rig, hosts: number, agents: number): Promise<Scale> {
    const postgres = await rig.startPostgres();
    const temporal = await rig.startTemporal();
    const { started: api, api: client, url } = await rig.startApi();
    const account = await rig.customer(client, 'scale');
    const ports = { worker: await freePort(), host: await freePort() };
    const again = { again: true };
    const worker = rig.startRole('worker', { WORKER_METRICS_PORT: String(ports.worker) }, again);
    const host = rig.startRole('host', { HOST_METRICS_PORT: String(ports.host) }, again);
    const connection = await Connection.connect({ address: rig.temporalAddress });
    rig.onClose(() => connection.close());
    return new Scale({
      rig,
      hosts,
      agents,
      ports,
      api: { client, account, url },
      workflows: new Client({ connection }).workflow,
      parts: [api, worker, host, temporal, postgres],
    });
  }

  async attendHosts(): Promise<string> {
    const startedAt = performance.now();
    const before = costOf(this.parts);
    const leases = await this.#grows('leases of agents', this.#agents, hostsLimitMs, async () => {
      const { count } = await this.#workflows.count("WorkflowType='host' AND ExecutionStatus='Running'");
      return count;
    });
    if (leases === 0) throw new Error('no host is attended');
    const attended = Math.round((leases * this.#hosts) / this.#agents);
    const seconds = (performance.now() - startedAt) / 1_000;
    const cpu = difference(costOf(this.parts), before);
    return costTable('hosts in one process', 'attended', { done: attended, of: this.#hosts, seconds, cpu });
  }

  /** Waits until there are as many, or until no more come. Returns how many there are. */
  async #grows(what: string, wanted: number, limitMs: number, count: () => Promise<number>): Promise<number> {
    const startedAt = performance.now();
    let [seen, changedAt, toldAt] = [0, startedAt, startedAt];
    while (seen < wanted) {
      await pause(lookEveryMs);
      this.#rig.processes.check();
      // A server that is busy responds to a later look.
      const found = await count().catch(() => seen);
      const now = performance.now();
      if (found > seen) changedAt = now;
      seen = found;
      if (now - toldAt > progressEveryMs) {
        toldAt = now;
        progress(`scale: ${number(seen)} of ${number(wanted)} ${what} after ${number((now - startedAt) / 1_000)} s`);
      }
      if (now - startedAt > limitMs || now - changedAt > stuckAfterMs) break;
    }
    return seen;
  }

  /** Creates machines as fast as they become ready. Returns how many are, once all are or no more come. */
  async makeMachines(machines: number): Promise<Progress> {
    const { client, account } = this.#api;
    const startedAt = performance.now();
    const before = costOf(this.parts);
    let created = 0;
    let creating: Promise<unknown> | null = null;
    let failure: unknown;
    const create = (ready: number) => {
      const first = created;
      const room = Math.min(machines - created, notReadyAtMost - (created - ready));
      if (creating !== null || room <= 0 || failure !== undefined) return;
      created += room;
      creating = load(room, (index) => client.create(account, `vm-${first + index}`))
        .catch((error: unknown) => {
          failure = error;
        })
        .finally(() => {
          creating = null;
        });
    };
    create(0);
    const ready = await this.#grows('machines ready', machines, machinesLimitMs, async () => {
      const { rows } = await this.#rig.sql.query('SELECT count(*)::int AS ready FROM machines WHERE ready_for_access');
      create(rows[0].ready);
      return rows[0].ready;
    });
    await creating;
    if (failure !== undefined) progress(`scale: a create failed: ${(failure as Error).message}`);
    if (ready === 0) throw failure ?? new Error('no machine became ready');
    const seconds = (performance.now() - startedAt) / 1_000;
    return { done: ready, of: machines, seconds, cpu: difference(costOf(this.parts), before) };
  }

  memoryTable(machines: number): string {
    return table(
      ['memory (Pss) in MB', `with ${number(machines)} machines on ${number(this.#hosts)} hosts`, 'goal'],
      this.parts.map(({ name, pid }) => [
        name,
        number(memoryMb(pid)),
        name === 'worker' ? `below ${memoryGoalMb}` : '',
      ]),
    );
  }

  async ownershipTable(): Promise<string> {
    const slice = await lastPassMs(this.#workflows);
    const before = costOf(this.parts);
    const startedAt = performance.now();
    const run = { taskQueue: controlPlaneQueue, workflowId: 'bench-ownership', args: [] };
    await this.#workflows.execute('ownership', run);
    const whole = performance.now() - startedAt;
    const wholeCpu = difference(costOf(this.parts), before);
    return table(
      ['ownership pass', 'ms', 'processor time, ms'],
      [
        ['what closed and a slice, as each minute', number(slice), 'in the idle fleet above'],
        ['every machine, as after a pause', number(whole), number(sum(wholeCpu))],
      ],
    );
  }

  async listsTable(): Promise<string> {
    const { client, account, url } = this.#api;
    const machines = await client.list(account);
    const lists = await load(listCalls, () => listExactly(client, account, '', machines), 1);
    const pages = await load(listCalls, () => client.list(account, '?limit=500'), 1);
    const { caFile } = this.#rig.tls;
    const events = await eventLatencies({ url, caFile, api: client, account }, { prefix: 'event', count: eventCount });
    const both = (values: readonly number[]) =>
      `${number(percentile(values, 0.5))} / ${number(percentile(values, 0.99))}`;
    return table(
      [`lists and watches with ${number(machines)} objects`, 'p50 / p99 ms'],
      [
        ['list of all of them', both(lists.latenciesMs)],
        ['page of 500', both(pages.latenciesMs)],
        ['watch, POST to event', both(events)],
      ],
    );
  }
}

function costTable(title: string, what: string, { done, of, seconds, cpu }: Progress): string {
  return table(
    [title, ''],
    [
      [what, `${number(done)} of ${number(of)}`],
      ['s', number(seconds)],
      [`${what} per second`, number(done / seconds)],
      ...[...cpu].map(([name, ms]) => [`${name}, ms of processor time each`, number(ms / done)]),
      ['all parts, ms of processor time each', number(sum(cpu) / done)],
    ],
  );
}

function sizesTable(before: Record<string, number>, after: Record<string, number>, machines: number): string {
  return table(
    ['size in MB', 'with the hosts alone', `with ${number(machines)} machines`, 'per machine, kB'],
    Object.entries(after).map(([name, mb]) => {
      const less = before[name] ?? Number.NaN;
      return [name, number(less), number(mb), number(((mb - less) * 1_000) / machines)];
    }),
  );
}

interface IdleCost {
  /** Over which it was measured. */
  seconds: number;
  /** Processor time per second, in ms. */
  cpu: Map<string, number>;
  /** Calls to Temporal per second by the worker and the hosts, long polls too; transactions of Postgres. */
  calls: Map<string, number>;
}

async function idleCost(
  rig: Rig,
  parts: readonly Started[],
  ports: Readonly<Record<string, number>>,
  idleSeconds: number,
): Promise<IdleCost> {
  await pause(idleSeconds * 500);
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
  await pause(idleSeconds * 1_000);
  const seconds = (performance.now() - startedAt) / 1_000;
  const perSecond = (now: Map<string, number>, then: Map<string, number>) =>
    new Map([...difference(now, then)].map(([name, value]) => [name, value / seconds]));
  return { seconds, cpu: perSecond(costOf(parts), before.cpu), calls: perSecond(await calls(), before.calls) };
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
function idleTable(hosts: number, hostsAlone: IdleCost, machines = 0, fleet: IdleCost | null = null): string {
  const row = (name: string, value: (cost: IdleCost) => number, shown = number) => [
    name,
    shown(value(hostsAlone)),
    ...(fleet === null ? [] : [shown(value(fleet)), name === perHost ? '' : shown(value(fleet) * extrapolatedTimes)]),
  ];
  const perHost = 'one host, calls to Temporal a second (goal: 0.2)';
  const unit = (name: string) => (name === 'postgres' ? 'transactions' : 'calls to Temporal');
  return table(
    [
      `idle, over ${number(hostsAlone.seconds)} s`,
      `${number(hosts)} hosts`,
      ...(fleet === null
        ? []
        : [
            `${number(machines)} machines on ${number(hosts)} hosts`,
            `${number(machines * extrapolatedTimes)} on ${number(hosts * extrapolatedTimes)}, extrapolated`,
          ]),
    ],
    [
      ...[...hostsAlone.cpu.keys()].map((name) =>
        row(`${name}, ms of processor time a second`, ({ cpu }) => cpu.get(name)!),
      ),
      row('all parts, ms of processor time a second', ({ cpu }) => sum(cpu)),
      ...[...hostsAlone.calls.keys()].map((name) =>
        row(`${name}, ${unit(name)} a second`, ({ calls }) => calls.get(name)!),
      ),
      row(
        perHost,
        ({ calls }) => calls.get('host')! / hosts,
        (value) => (value ?? Number.NaN).toFixed(3),
      ),
    ],
  );
}
