/**
 * What one cell carries, and how many cells a fleet needs, calculated from figures that were measured
 * (docs/performance.md). docs/scale.md shows the table; a test keeps it equal.
 */

/** A cell is one Postgres, one Temporal namespace on one cluster, and its hosts. */
export interface Figures {
  /** Processor time of one machine's whole life by part, ms: Temporal as five processes on Postgres. */
  lifeMs: { temporal: number; postgres: number; worker: number; api: number; host: number };
  /** Calls to Temporal a second of one idle host: heartbeats and long polls. */
  hostCallsPerSecond: number;
  /** Processor time of Temporal for one such call, ms. */
  hostCallMs: number;
  /** Memory of one cached workflow in a worker, MB; and of a worker without any. */
  cachedWorkflowMb: number;
  workerBaseMb: number;
  /** Workflows that a worker caches. */
  cachedWorkflows: number;
  /** What one open machine takes in the service's Postgres, kB. Temporal's share (23 kB) was only measured on SQLite. */
  machineKb: number;
}

export interface Assumptions {
  machinesPerHost: number;
  /** How long a machine lives on average. */
  lifeHours: number;
  /** Times the average that the busiest minutes reach. */
  peak: number;
  /** Part of its processors that a server may use at the peak. */
  busyPart: number;
  /** Processors of the largest Postgres that one is willing to run. */
  postgresCores: number;
}

export const measured: Figures = {
  lifeMs: { temporal: 260, postgres: 160, worker: 95, api: 18, host: 17 },
  hostCallsPerSecond: 0.18,
  hostCallMs: 2.2,
  cachedWorkflowMb: 0.29,
  workerBaseMb: 140,
  cachedWorkflows: 500,
  machineKb: 9.9,
};

export const assumed: Assumptions = { machinesPerHost: 10, lifeHours: 8, peak: 3, busyPart: 0.6, postgresCores: 32 };

/** Hosts up to which the choice of a host was measured. */
const hostsMeasured = 10_000;
export const fleetSizes = [1_000, 10_000, 100_000, 1_000_000] as const;

export interface Need {
  machines: number;
  hosts: number;
  livesPerSecond: number;
  cores: { postgres: number; temporal: number; worker: number; api: number };
  workers: number;
  postgresGb: number;
}

/** What a fleet of this size needs at its busiest. */
export function needOf(machines: number, figures = measured, assumptions = assumed): Need {
  const { machinesPerHost, lifeHours, peak, busyPart } = assumptions;
  const hosts = machines / machinesPerHost;
  const livesPerSecond = (machines / (lifeHours * 3_600)) * peak;
  const busy = (msPerSecond: number) => msPerSecond / 1_000 / busyPart;
  const { temporal, postgres, worker, api } = figures.lifeMs;
  const idleMs = hosts * figures.hostCallsPerSecond * figures.hostCallMs;
  const cores = {
    postgres: busy(livesPerSecond * postgres),
    temporal: busy(livesPerSecond * temporal + idleMs),
    worker: busy(livesPerSecond * worker),
    api: busy(livesPerSecond * api),
  };
  return {
    machines,
    hosts,
    livesPerSecond,
    cores,
    // One worker process runs workflows on one processor; one more may be away at any time.
    workers: Math.ceil(cores.worker) + 1,
    postgresGb: (machines * figures.machineKb) / 1e6,
  };
}

/** How many machines one cell carries, by what gives out; the least of them is what gives out first. */
export function limitsOfCell(figures = measured, assumptions = assumed): { what: string; machines: number }[] {
  const { machinesPerHost, postgresCores } = assumptions;
  const one = needOf(1, figures, assumptions);
  return [
    {
      what: `hosts among which a placement was measured (${hostsMeasured.toLocaleString('en-US')})`,
      machines: hostsMeasured * machinesPerHost,
    },
    { what: `processors of one Postgres (${postgresCores})`, machines: Math.floor(postgresCores / one.cores.postgres) },
  ].sort((a, b) => a.machines - b.machines);
}

/** The memory that a worker needs at most, MB. */
export function workerMb({ workerBaseMb, cachedWorkflows, cachedWorkflowMb }: Figures = measured): number {
  return workerBaseMb + cachedWorkflows * cachedWorkflowMb;
}

/** The tables of docs/scale.md. */
export function cellTables(): string {
  const round = (value: number) =>
    value >= 10 ? Math.ceil(value).toLocaleString('en-US') : (Math.ceil(value * 10) / 10).toString();
  const carried = limitsOfCell()[0]!.machines;
  const rows = fleetSizes.map((machines) => {
    const cells = Math.ceil(machines / carried);
    const { hosts, livesPerSecond, cores, workers, postgresGb } = needOf(machines / cells);
    return [
      machines.toLocaleString('en-US'),
      String(cells),
      ...[hosts, livesPerSecond, cores.postgres, cores.temporal, cores.api].map(round),
      `${workers} of ${round(workerMb())} MB`,
      round(postgresGb),
    ];
  });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const heads = [
    'machines',
    'cells',
    'hosts of a cell',
    'lives a second at the peak',
    'processors for Postgres',
    'for Temporal with its database',
    'for the API',
    'workers',
    'GB of open machines in Postgres',
  ];
  const limits = limitsOfCell().map(({ what, machines }) => [what, machines.toLocaleString('en-US')]);
  const table = (all: string[][]) =>
    [line(all[0]!), line(all[0]!.map(() => '---')), ...all.slice(1).map(line)].join('\n');
  return `${table([heads, ...rows])}\n\n${table([['what gives out', 'machines in one cell'], ...limits])}`;
}
