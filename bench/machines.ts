/** Measures the whole system: how fast machines become ready and go away, next to the limit set by the same server. */
import { EmptyWorkflows } from './empty.ts';
import { type Account, type ApiClient, load, pause, percentile, perSecond } from './load.ts';
import type { Started } from './processes.ts';
import { number, progress, spread, table } from './report.ts';
import { cpuMs, memoryMb } from './resources.ts';
import type { Rig } from './rig.ts';

export type SystemSection = 'machines' | 'latency' | 'memory';

const few = 100;
const many = 1_000;
/** Small rounds are short, so they run more than once. */
const fewRounds = 3;
const warmUpCount = 20;
const oneByOneCount = 30;
const roundLimitMs = 300_000;
/** Pause between rounds, long enough to finish what a round leaves behind. */
const restMs = 2_000;

/** Measures the chosen sections on one running system; returns their tables. */
export async function measureSystem(rig: Rig, sections: ReadonlySet<SystemSection>): Promise<string[]> {
  const system = await System.start(rig);
  const tables: string[] = [];
  await system.machinesReady('warm', warmUpCount);
  const steps = await system.stepsToReadiness();
  await system.machinesGone('warm', warmUpCount);
  const idle = system.memory();

  if (sections.has('latency')) tables.push(await latencyTable(system));
  if (sections.has('machines')) tables.push(...(await machinesTables(system, steps)));
  else if (sections.has('memory')) await system.machinesReady('many', many);
  if (sections.has('memory')) tables.push(memoryTable(idle, system.memory()));
  if (sections.has('machines')) tables.push(await removalTable(system));
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
    const postgres = await rig.startPostgres();
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

  /** Time from the request until the row says ready, in ms. */
  async timeToReadiness(name: string): Promise<number> {
    const startedAt = performance.now();
    await this.#api.create(this.#account, name);
    const isReady = async () => {
      const { rows } = await this.#rig.sql.query(
        'SELECT ready_for_access AS ready FROM machines WHERE namespace = $1 AND name = $2',
        [this.#account.namespace, name],
      );
      return rows[0]?.ready === true;
    };
    await this.#rig.until(`${name} to be ready`, isReady, { everyMs: 2 });
    return performance.now() - startedAt;
  }

  /** The activities of a machine that just became ready. */
  async stepsToReadiness(): Promise<string[]> {
    const { rows } = await this.#rig.sql.query(
      `SELECT lower(kind) || '/' || namespace || '/' || name || '/' || uid AS id FROM machines WHERE ready_for_access LIMIT 1`,
    );
    return this.empties.activitiesOf(rows[0].id);
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

async function latencyTable(system: System): Promise<string> {
  progress(`${oneByOneCount} machines, one after the other`);
  const timesMs: number[] = [];
  for (let index = 0; index < oneByOneCount; index++) timesMs.push(await system.timeToReadiness(`single-${index}`));
  await system.machinesGone('single', oneByOneCount);
  const value = `${number(percentile(timesMs, 0.5))} / ${number(percentile(timesMs, 0.99))}${spread(timesMs)}`;
  return table(
    ['one machine at a time, simulated latency 0', 'this service', 'aim'],
    [['from POST to ready, p50 / p99 ms (least–most)', value, 'below 200']],
  );
}

interface Round {
  what: 'machines' | 'empty workflows';
  count: number;
  elapsedMs: number;
  /** CPU time by process during the round. */
  cpuMs: Map<string, number | null>;
}

/** Alternates rounds of both kinds, so that the machine's other load affects both alike. */
async function machinesTables(system: System, steps: readonly string[]): Promise<string[]> {
  const rounds: Round[] = [];
  for (let round = 0; round < fewRounds; round++) {
    rounds.push(await measureRound(system, 'empty workflows', few, () => runEmpties(system, few, steps.length)));
    rounds.push(await measureRound(system, 'machines', few, () => system.machinesReady(`few${round}`, few)));
  }
  for (let round = 0; round < fewRounds; round++) await system.machinesGone(`few${round}`, few);
  rounds.push(await measureRound(system, 'empty workflows', many, () => runEmpties(system, many, steps.length)));
  rounds.push(await measureRound(system, 'machines', many, () => system.machinesReady('many', many)));
  return [ratesTable(rounds, steps), cpuTable(rounds)];
}

function runEmpties(system: System, count: number, steps: number): Promise<number> {
  progress(`${count} empty workflows of ${steps} activities`);
  return system.empties.run(count, steps);
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
  progress(`${number(perSecond(count, elapsedMs))} ${what} per second`);
  return { what, count, elapsedMs, cpuMs: used };
}

function ratesTable(rounds: readonly Round[], steps: readonly string[]): string {
  const ratesOf = (what: Round['what'], count: number) =>
    rounds
      .filter((round) => round.what === what && round.count === count)
      .map((round) => perSecond(count, round.elapsedMs));
  const rows = [few, many].map((count) => {
    const machines = ratesOf('machines', count);
    const empty = ratesOf('empty workflows', count);
    const ratios = machines.map((rate, index) => rate / empty[index]!);
    return [
      `${number(count)} at once`,
      shown(machines),
      shown(empty),
      `${mean(ratios).toFixed(2)}${ratios.length > 1 ? ` (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})` : ''}`,
    ];
  });
  const heads = [
    'whole system, simulated latency 0',
    'machines per second, POST to ready',
    `workflows of ${steps.length} empty activities per second`,
    'ratio (aim: 0.50)',
  ];
  return `${table(heads, rows)}\n\nActivities to readiness: ${steps.join(', ')}.`;
}

function cpuTable(rounds: readonly Round[]): string {
  const inMany = (what: Round['what']) => rounds.find((round) => round.what === what && round.count === many)!.cpuMs;
  const [machines, empty] = [inMany('machines'), inMany('empty workflows')];
  const cell = (ms: number | null | undefined) => (ms === null || ms === undefined ? 'n/a' : (ms / many).toFixed(1));
  const total = (used: Map<string, number | null>) =>
    [...used.values()].reduce<number>((sum, ms) => sum + (ms ?? 0), 0);
  const rows = [...machines.keys()].map((name) => [name, cell(machines.get(name)), cell(empty.get(name))]);
  return table(
    [`processor time in ms each, of ${number(many)}`, 'a machine, POST to ready', 'an empty workflow'],
    [...rows, ['sum', cell(total(machines)), cell(total(empty))]],
  );
}

async function removalTable(system: System): Promise<string> {
  await pause(restMs);
  const elapsedMs = await system.machinesGone('many', many);
  return table(
    [`removing ${number(many)} machines`, 'this service'],
    [['machines per second, DELETE to gone', number(perSecond(many, elapsedMs))]],
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
