/** Measures the whole system: how fast machines become ready and go away, next to the limit set by the same server. */
import { type EmptyKind, EmptyWorkflows } from './empty.ts';
import { note } from './figures.ts';
import { type Account, type ApiClient, load, pause, percentile, perSecond } from './load.ts';
import type { Started } from './processes.ts';
import { number, progress, spread, table } from './report.ts';
import { cpuMs, memoryMb } from './resources.ts';
import type { Rig } from './rig.ts';

export type SystemSection = 'machines' | 'latency' | 'memory';

/** Rounds of as many machines at once. */
export interface RoundsOf {
  count: number;
  times: number;
}

/** What the goals are about comes last. */
export const usualRounds: readonly RoundsOf[] = [
  { count: 100, times: 5 },
  { count: 1_000, times: 3 },
];
const many = 1_000;
/** As many activities as there are steps to readiness, one for each. */
const sixSteps = 6;
/** The smallest workflow that starts anything, six activities, and all that Temporal records of a machine. */
const emptyKinds = [1, sixSteps, 'floor'] as const satisfies readonly EmptyKind[];
/** Of machines per second to empty workflows. */
const goalOf = new Map<EmptyKind, number>([
  ['floor', 0.6],
  [sixSteps, 1],
]);
const warmUpCount = 20;
const oneByOneCount = 100;
const roundLimitMs = 900_000;
/** Pause between rounds, long enough to finish what a round leaves behind. */
const restMs = 2_000;

/** Measures the chosen sections on one running system; returns their tables. */
export async function measureSystem(
  rig: Rig,
  sections: ReadonlySet<SystemSection>,
  sizes: readonly RoundsOf[],
): Promise<string[]> {
  const system = await System.start(rig);
  const tables: string[] = [];
  // A machine that is created before the hosts were reachable waits for them, which adds to what Temporal records.
  await system.machinesReady('first', 1);
  await system.machinesGone('first', 1);
  await system.machinesReady('warm', warmUpCount);
  const recorded = await system.recorded();
  await system.machinesGone('warm', warmUpCount);
  const idle = system.memory();

  if (sections.has('latency')) tables.push(await latencyTable(system));
  if (sections.has('machines')) tables.push(...(await machinesTables(system, recorded, sizes)));
  if (sections.has('memory')) {
    await system.machinesReady('many', many);
    tables.push(memoryTable(idle, system.memory()));
    await system.machinesGone('many', many);
  }
  return tables;
}

class System {
  readonly #rig: Rig;
  readonly #api: ApiClient;
  readonly #account: Account;
  readonly #processes: readonly Started[];
  readonly empties: EmptyWorkflows;

  private constructor(parts: {
    rig: Rig;
    api: ApiClient;
    account: Account;
    processes: readonly Started[];
    empties: EmptyWorkflows;
  }) {
    this.#rig = parts.rig;
    this.#api = parts.api;
    this.#account = parts.account;
    this.#processes = parts.processes;
    this.empties = parts.empties;
  }

  static async start(rig: Rig): Promise<System> {
    progress('the whole system starts');
    const postgres = await rig.startPostgres({ datesCommits: true });
    const temporal = await rig.startTemporal();
    const { started, api } = await rig.startApi();
    const account = await rig.customer(api, 'bench');
    const processes = [started, rig.startRole('worker'), rig.startRole('host'), temporal, postgres];
    return new System({ rig, api, account, processes, empties: await EmptyWorkflows.open(rig) });
  }

  /** Creates machines and waits until all are ready. Returns the time from the first request in ms. */
  async machinesReady(prefix: string, count: number): Promise<number> {
    progress(`${count} machines`);
    const startedAt = performance.now();
    await load(count, (index) => this.#api.create(this.#account, `${prefix}-${index}`));
    await this.#rig.until(`${count} machines to be ready`, async () => (await this.#count(prefix)).ready === count, {
      limitMs: roundLimitMs,
    });
    return performance.now() - startedAt;
  }

  /** Deletes machines and waits until all are gone. Returns the time from the first request in ms. */
  async machinesGone(prefix: string, count: number): Promise<number> {
    progress(`removing ${count} machines`);
    const startedAt = performance.now();
    await load(count, (index) => this.#api.remove(this.#account, `${prefix}-${index}`));
    await this.#rig.until(`${count} machines to be gone`, async () => (await this.#count(prefix)).all === 0, {
      limitMs: roundLimitMs,
    });
    return performance.now() - startedAt;
  }

  /** Time from the request until it was committed that the machine is ready, in ms. */
  async timeToReadiness(name: string): Promise<number> {
    const startedAtMs = Date.now();
    await this.#api.create(this.#account, name);
    let readyAtMs: number | null = null;
    await this.#rig.until(`${name} to be ready`, async () => {
      const { rows } = await this.#rig.sql.query(
        `SELECT extract(epoch FROM min(pg_xact_commit_timestamp(xmin))) * 1000 AS at_ms FROM journal
         WHERE namespace = $1 AND name = $2 AND (after ->> 'ready_for_access')::boolean`,
        [this.#account.namespace, name],
      );
      readyAtMs = rows[0].at_ms === null ? null : Number(rows[0].at_ms);
      return readyAtMs !== null;
    });
    return readyAtMs! - startedAtMs;
  }

  /** What Temporal recorded of a machine that just became ready, and of the floor that it is compared with. */
  async recorded(): Promise<string> {
    const { rows } = await this.#rig.sql.query(
      `SELECT lower(kind) || '/' || namespace || '/' || name || '/' || uid AS id FROM machines WHERE ready_for_access LIMIT 1`,
    );
    await this.empties.run(1, 'floor');
    const floor = await this.empties.recordedLast();
    await this.empties.endFloor(1);
    const machine = await this.empties.recorded(rows[0].id);
    note('events', machine.events);
    note('tasks', machine.tasks);
    const says = ({ events, tasks, activities }: typeof machine) =>
      `${events} events, ${tasks} workflow tasks, ${activities} remote activities`;
    return `A machine, until it is ready: ${says(machine)}. The floor: ${says(floor)}.`;
  }

  memory(): Map<string, number | null> {
    return new Map(this.#processes.map(({ name, pid }) => [name, memoryMb(pid)]));
  }

  /** CPU time of every process so far, in ms; `client` is this process. */
  cpu(): Map<string, number | null> {
    const { user, system } = process.cpuUsage();
    const served = [...this.#processes, this.empties.started].map(({ name, pid }) => [name, cpuMs(pid)] as const);
    return new Map([...served, ['client', (user + system) / 1_000]]);
  }

  async #count(prefix: string): Promise<{ ready: number; all: number }> {
    const { rows } = await this.#rig.sql.query(
      `SELECT count(*) FILTER (WHERE ready_for_access)::int AS ready, count(*)::int AS all, min(failure_message) AS failure
       FROM machines WHERE namespace = $1 AND name LIKE $2`,
      [this.#account.namespace, `${prefix}-%`],
    );
    if (rows[0].failure) progress(`a machine says: ${rows[0].failure}`);
    return rows[0];
  }
}

/** Machines and the floor take turns here too, since how fast anything is depends on the machine. */
async function latencyTable(system: System): Promise<string> {
  progress(`${oneByOneCount} machines and as many times the floor, one after the other`);
  const machinesMs: number[] = [];
  const floorsMs: number[] = [];
  for (let index = 0; index < oneByOneCount; index++) {
    machinesMs.push(await system.timeToReadiness(`single-${index}`));
    floorsMs.push(await system.empties.runOne('floor'));
    await system.empties.endFloor(1);
  }
  await system.machinesGone('single', oneByOneCount);
  note('oneMachine', percentile(machinesMs, 0.5));
  note('oneLateMachine', percentile(machinesMs, 0.99));
  const row = (part: number, goal: string) => {
    const [machine, floor] = [percentile(machinesMs, part), percentile(floorsMs, part)];
    return [`p${part * 100}`, number(machine), number(floor), (machine / floor).toFixed(2), goal];
  };
  return table(
    ['one at a time, simulated latency 0', 'ms from POST to ready', 'ms of the floor', 'ratio', 'goal, ms'],
    [row(0.5, '70'), row(0.99, '120')],
  );
}

interface Round {
  what: 'machines' | 'removals' | EmptyKind;
  count: number;
  elapsedMs: number;
  /** CPU time by process during the round. */
  cpuMs: Map<string, number | null>;
}

/** Rounds of machines and of empty workflows take turns, so that the machine's other load affects all alike. */
async function machinesTables(system: System, recorded: string, sizes: readonly RoundsOf[]): Promise<string[]> {
  const rounds: Round[] = [];
  for (const { count, times } of sizes) {
    for (let round = 0; round < times; round++) {
      for (const kind of emptyKinds) {
        rounds.push(await measureRound(system, kind, count, () => runEmpties(system, count, kind)));
        if (kind === 'floor') await system.empties.endFloor(count);
      }
      const prefix = `of-${count}-${round}`;
      rounds.push(await measureRound(system, 'machines', count, () => system.machinesReady(prefix, count)));
      rounds.push(await measureRound(system, 'removals', count, () => system.machinesGone(prefix, count)));
    }
  }
  const counts = sizes.map(({ count }) => count);
  return [
    `${ratesTable(rounds, counts)}\n\n${recorded}`,
    removalTable(rounds, counts),
    cpuTable(rounds, counts.at(-1)!),
  ];
}

function runEmpties(system: System, count: number, kind: EmptyKind): Promise<number> {
  progress(`${count} times ${nameOf(kind)}`);
  return system.empties.run(count, kind);
}

function nameOf(kind: EmptyKind): string {
  if (kind === 'floor') return "the floor: a machine's events without its work";
  return `an empty workflow of ${kind} ${kind === 1 ? 'activity' : 'activities'}`;
}

async function measureRound(
  system: System,
  what: Round['what'],
  count: number,
  run: () => Promise<number>,
): Promise<Round> {
  await pause(restMs);
  const before = system.cpu();
  const elapsedMs = await run();
  const after = system.cpu();
  const used = new Map([...after].map(([name, ms]) => [name, ms === null ? null : ms - (before.get(name) ?? 0)]));
  progress(`${number(perSecond(count, elapsedMs))} per second`);
  return { what, count, elapsedMs, cpuMs: used };
}

const ratesOf = (rounds: readonly Round[], what: Round['what'], count: number) =>
  rounds
    .filter((round) => round.what === what && round.count === count)
    .map((round) => perSecond(count, round.elapsedMs));

/** Median and range of what each round's machines reach of the empty workflows beside them. */
function ratesTable(rounds: readonly Round[], counts: readonly number[]): string {
  const rows = counts.flatMap((count) => {
    const machines = ratesOf(rounds, 'machines', count);
    return emptyKinds.map((kind) => {
      const empty = ratesOf(rounds, kind, count);
      const ratios = machines.map((rate, index) => rate / empty[index]!);
      if (count === many && kind !== 1) note(kind === 'floor' ? 'machinesByFloor' : 'machinesBySix', ...ratios);
      return [
        `${number(count)} at once`,
        shown(machines),
        nameOf(kind),
        shown(empty),
        `${percentile(ratios, 0.5).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`,
        goalOf.get(kind)?.toFixed(2) ?? '',
      ];
    });
  });
  const heads = [
    'whole system, simulated latency 0',
    'machines per second, POST to ready',
    'beside',
    'of those per second',
    'ratio, median (range)',
    'goal',
  ];
  return table(heads, rows);
}

function removalTable(rounds: readonly Round[], counts: readonly number[]): string {
  const machines = ratesOf(rounds, 'machines', many);
  if (machines.length > 0)
    note('removals', ...ratesOf(rounds, 'removals', many).map((rate, index) => rate / machines[index]!));
  return table(
    ['removing machines', 'per second, DELETE to gone'],
    counts.map((count) => [`${number(count)} at once`, shown(ratesOf(rounds, 'removals', count))]),
  );
}

/** Unlike rates, these can be compared between runs on a machine that does other work as well. */
function cpuTable(rounds: readonly Round[], count: number): string {
  const kinds = ['machines', 'removals', ...emptyKinds] as const;
  const used = kinds.map((what) => rounds.filter((round) => round.what === what && round.count === count));
  const each = (of: readonly Round[], name: string) =>
    mean(of.map(({ cpuMs }) => cpuMs.get(name) ?? Number.NaN)) / count;
  const cell = (ms: number) => (Number.isNaN(ms) ? 'n/a' : ms.toFixed(1));
  const names = [...used[0]![0]!.cpuMs.keys()];
  const sum = (of: readonly Round[]) => names.reduce((total, name) => total + (each(of, name) || 0), 0);
  return table(
    [
      `processor time in ms each, of ${number(count)}`,
      'a machine, POST to ready',
      'its removal',
      ...emptyKinds.map(nameOf),
    ],
    [
      ...names.map((name) => [name, ...used.map((of) => cell(each(of, name)))]),
      ['sum', ...used.map((of) => cell(sum(of)))],
    ],
  );
}

function memoryTable(idle: Map<string, number | null>, full: Map<string, number | null>): string {
  const rows = [...idle.keys()].map((name) => [name, number(idle.get(name) ?? null), number(full.get(name) ?? null)]);
  return table(['memory (Pss) in MB', 'idle', `with ${number(many)} machines`], rows);
}

function shown(rates: readonly number[]): string {
  return `${number(mean(rates))}${spread(rates)}`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
