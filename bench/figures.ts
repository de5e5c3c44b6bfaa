/** The figures that count, with their goals; the runs that measured them; and the page and the plot that show both. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { percentile } from './load.ts';
import { number, table } from './report.ts';

interface Figure {
  says: string;
  unit: '' | 'ms' | 's' | 'MB' | '%' | 'a second';
  atLeast?: number;
  atMost?: number;
}

/** A ratio beside kube-apiserver is above 1 where this service is better. */
export const figures = {
  creates: { says: 'creates a second, beside kube-apiserver', unit: '', atLeast: 1.5 },
  gets: { says: 'gets a second, beside kube-apiserver', unit: '', atLeast: 1.5 },
  deletes: { says: 'deletes a second, beside kube-apiserver', unit: '', atLeast: 1.5 },
  list: { says: 'list of 500, p50, beside kube-apiserver', unit: '', atLeast: 5 },
  byLabel: { says: 'list of 1,500 by a label, p50, beside kube-apiserver', unit: '', atLeast: 5 },
  event: { says: 'POST to event, p50, beside kube-apiserver', unit: '', atLeast: 1 },
  lateEvent: { says: 'POST to event, p99, beside kube-apiserver', unit: '', atLeast: 1 },
  newConnections: { says: 'creates of 32 new connections, p99, beside kube-apiserver', unit: '', atLeast: 1 },
  machinesByFloor: { says: '1,000 machines at once, POST to ready, by the floor', unit: '', atLeast: 0.6 },
  machinesBySix: { says: '1,000 machines at once, by a workflow of six activities', unit: '', atLeast: 1 },
  removals: { says: '1,000 removals at once, by machines to ready', unit: '', atLeast: 0.85 },
  oneMachine: { says: 'one machine, POST to ready, p50', unit: 'ms', atMost: 70 },
  oneLateMachine: { says: 'one machine, POST to ready, p99', unit: 'ms', atMost: 120 },
  events: { says: 'events of a machine to ready', unit: '', atMost: 18 },
  tasks: { says: 'workflow tasks of a machine to ready', unit: '', atMost: 3 },
  lifeOnCluster: { says: 'processor time of a life on a cluster', unit: 'ms', atMost: 200 },
  readyOnCluster: { says: 'machines ready a second on a cluster', unit: 'a second', atLeast: 10 },
  idleMemory: { says: '`npm start`, idle', unit: 'MB', atMost: 750 },
  fullMemory: { says: '`npm start` with 1,000 machines', unit: 'MB', atMost: 1_300 },
  idleProcessor: { says: '`npm start`, idle, of a core', unit: '%', atMost: 3 },
  firstStart: { says: 'first start on built code, to ready', unit: 's', atMost: 7 },
  secondStart: { says: 'second start, to ready', unit: 's', atMost: 5 },
  installed: { says: 'installed for `npm start`', unit: 'MB', atMost: 450 },
  agentMemory: { says: 'one agent of 1,000 hosts', unit: 'MB', atMost: 120 },
  agentProcessor: { says: 'one agent of 1,000 hosts, of a core', unit: '%', atMost: 1 },
  neighborGets: { says: "a neighbor's gets beside a flood, p99, by alone", unit: '', atMost: 3 },
  neighborCreates: { says: "a neighbor's creates beside a flood, p99, by alone", unit: '', atMost: 3 },
  usage: { says: 'slowest report of usage at 10 M lifecycles, p50', unit: 'ms', atMost: 50 },
  exchanges: { says: 'token exchanges per second of processor time', unit: 'a second', atLeast: 500 },
  realMachine: { says: 'a real VM, POST to shell, by the same image under QEMU alone', unit: '', atMost: 1.1 },
  realMachineAbove: { says: 'the same, above it', unit: 's', atMost: 0.5 },
} as const satisfies Record<string, Figure>;
export type FigureName = keyof typeof figures;

const measuredSchema = z.strictObject({ value: z.number(), least: z.number().optional(), most: z.number().optional() });
const runSchema = z.strictObject({
  command: z.string(),
  machine: z.string(),
  date: z.iso.date(),
  figures: z.partialRecord(z.enum(Object.keys(figures) as [FigureName, ...FigureName[]]), measuredSchema),
});
type Run = z.infer<typeof runSchema>;

const noted = new Map<FigureName, z.infer<typeof measuredSchema>>();

/** Notes what a section measured: one value, or one of each round, of which the median counts. */
export function note(name: FigureName, ...values: number[]): void {
  const rounded = (value: number) => Number(value.toPrecision(3));
  const [value, least, most] = [percentile(values, 0.5), Math.min(...values), Math.max(...values)].map(rounded);
  noted.set(name, values.length > 1 ? { value: value!, least: least!, most: most! } : { value: value! });
}

/** Writes what was noted since the last call as the results of a section. */
export function saveResults(root: string, section: string, command: string): void {
  if (noted.size === 0) return;
  const { length, [0]: first } = cpus();
  const run: Run = {
    command,
    machine: `${length} × ${first?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`,
    date: new Date().toISOString().slice(0, 10),
    figures: Object.fromEntries(noted),
  };
  noted.clear();
  mkdirSync(path.join(root, results), { recursive: true });
  writeFileSync(path.join(root, results, `${section}.json`), `${JSON.stringify(run, null, 2)}\n`);
}

const results = path.join('bench', 'results');
const pageFile = path.join('docs', 'performance.md');
const plotFile = path.join('docs', 'images', 'performance.svg');

/** The page and its plot, made from the results. */
export function performancePages(root: string): Map<string, string> {
  const runs = readdirSync(path.join(root, results))
    .sort()
    .map((name) => runSchema.parse(JSON.parse(readFileSync(path.join(root, results, name), 'utf8'))));
  const rows = (Object.entries(figures) as [FigureName, Figure][]).map(([name, figure]) => {
    const of = runs.filter((run) => run.figures[name] !== undefined);
    if (of.length > 1) throw new Error(`two files of ${results} have the figure ${name}: remove the older one`);
    const [run] = of;
    return { figure, run, measured: run?.figures[name] };
  });
  return new Map([
    [pageFile, page(rows)],
    [plotFile, plot(rows)],
  ]);
}

export function writePages(root: string): void {
  for (const [file, text] of performancePages(root)) writeFileSync(path.join(root, file), text);
}

interface Row {
  figure: Figure;
  run: Run | undefined;
  measured: z.infer<typeof measuredSchema> | undefined;
}

/** How far a figure is beyond its goal: 1 is at it, more is better. */
function reached({ figure, measured }: Row): number | null {
  if (measured === undefined) return null;
  return figure.atLeast === undefined ? figure.atMost! / measured.value : measured.value / figure.atLeast;
}

function page(rows: readonly Row[]): string {
  const cells = rows.map((row) => {
    const { figure, run, measured } = row;
    const shown = (value: number) => {
      if (Number.isInteger(value)) return value.toLocaleString('en-US');
      return figure.unit === '' ? value.toFixed(2) : number(value);
    };
    const goal = `${figure.atLeast === undefined ? 'at most' : 'at least'} ${(figure.atLeast ?? figure.atMost!).toLocaleString('en-US')}`;
    if (run === undefined || measured === undefined) return [figure.says, 'not measured', '', goal, '', '', ''];
    return [
      figure.says,
      `${shown(measured.value)} ${figure.unit}`.trim(),
      measured.least === undefined ? '' : `${shown(measured.least)}–${shown(measured.most!)}`,
      reached(row)! >= 1 ? goal : `**missed**: ${goal}`,
      run.machine,
      run.date,
      `\`${run.command}\``,
    ];
  });
  return `${method}\n\n${table(['figure', 'value', 'range', 'goal', 'machine', 'date', 'command'], cells)}\n`;
}

const method = `# Performance

![Each figure beside its goal](images/performance.svg)

\`npm run bench -- SECTION --save\` measures a section on this machine, writes \`bench/results/SECTION.json\`, and makes this page again. \`npm run bench -- --report\` only makes the page. A test keeps page and results in step.

- **Goals** are bounds: a figure that reaches its goal is done, and the simplest code that reaches it stays.
- **Client and servers share the machine**, so absolute figures say little about another one. Both sides of a ratio take turns in one run.
- **Value and range**: the median of the rounds, with the least and the most. A value without a range is one run.
- **Beside kube-apiserver**: one client with 32 connections asks kube-apiserver with etcd, which serves a custom resource, and this service with Postgres. Each side goes first in every other pair, after five rounds that do not count. A ratio above 1 is in favor of this service.
- **The floor** is a workflow with the same events, tasks, and calls as a machine until it is ready, without the work. It runs in a worker that is built and started in the same way.
- **A workflow of six activities** is empty too.
- **Memory** is what each process wrote, its part of shared memory, and each program once (Linux, Pss).
- **A neighbor** asks at a steady pace, alone and beside another customer's flood of 128 connections.
- **A real VM** is a tiny guest in QEMU without KVM, in turns with its driver alone.
- The sections \`audit\`, \`watch\`, \`volume\`, \`placement\`, and \`scale\` ([scale](scale.md)) print tables without goals. \`npm run test:cluster\` measures recovery ([reliability](reliability.md#a-whole-cluster)).

Each row was measured by its command; the rows beside kube-apiserver were measured side by side in one run.`;

const [left, width, height, perDouble] = [400, 760, 20, 60];

/** A bar for each figure, from its goal: to the right it is better than that, by powers of two. */
function plot(rows: readonly Row[]): string {
  const bars = rows.flatMap((row) => {
    const times = reached(row);
    return times === null ? [] : [{ says: row.figure.says.replaceAll('`', ''), times }];
  });
  const middle = left + 2 * perDouble;
  const lines = bars.map(({ says, times }, index) => {
    const length = Math.max(-2, Math.min(4, Math.log2(times))) * perDouble;
    const [x, y] = [Math.min(middle, middle + length), 30 + index * height];
    return (
      `  <text x="${left - 10}" y="${y + 13}" text-anchor="end">${says}</text><rect x="${x.toFixed(1)}" ` +
      `y="${y + 3}" width="${Math.abs(length).toFixed(1)}" height="13" ` +
      `fill="${times >= 1 ? '#2e7d5b' : '#c0392b'}"/>`
    );
  });
  const bottom = 30 + bars.length * height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bottom + 10}" font-family="sans-serif" font-size="12">`,
    `  <rect width="${width}" height="${bottom + 10}" fill="#fff"/>`,
    `  <text x="${middle}" y="18" text-anchor="middle">goal</text><text x="${middle + 2 * perDouble}" y="18" ` +
      'text-anchor="middle">4 times better</text>',
    ...lines,
    `  <line x1="${middle}" x2="${middle}" y1="24" y2="${bottom}" stroke="#1b1b1f"/>`,
    '</svg>',
    '',
  ].join('\n');
}
