/** Measures the API and its neighbor kube-apiserver in turns, by one client, and compares the two within each pair. */

import { type FigureName, figures as goals, note } from './figures.ts';
import { startKubeApiserver } from './kubeApiserver.ts';
import { type Account, type ApiClient, connections, load, percentile, perSecond } from './load.ts';
import type { Started } from './processes.ts';
import { number, progress, table } from './report.ts';
import { memoryMb } from './resources.ts';
import type { Rig } from './rig.ts';
import { listExactly } from './watch.ts';
import { crowdLatencies, eventLatencies, type Watched } from './watching.ts';

const machines = 1_500;
const gets = 3_000;
const listedCount = 500;
const listCalls = 20;
const longListCalls = 10;
const events = 200;
const watches = 1_000;
const crowdEvents = 20;
/**
 * Rounds of each side before the first that counts. A server that compiles as it runs gets faster for the first ten
 * thousand requests of a kind, and servers run for weeks.
 */
const warmUpRounds = 5;

/** Each figure's goal is a ratio; `more` is better when the figure is larger. */
const figures = {
  creates: { says: 'creates per second', more: true, goal: 1.5 },
  newConnections: { says: `creates of ${connections} new connections, p99 ms`, more: false, goal: 1 },
  gets: { says: 'gets per second', more: true, goal: 1.5 },
  deletes: { says: 'deletes per second', more: true, goal: 1.5 },
  list: { says: `list of ${listedCount}, p50 ms`, more: false, goal: 5 },
  byLabel: { says: `list of ${machines} by a label, p50 ms`, more: false, goal: 5 },
  event: { says: 'POST to event, p50 ms', more: false, goal: 1 },
  lateEvent: { says: 'POST to event, p99 ms', more: false, goal: 1 },
  crowd: { says: `POST to event at each of ${watches} watches, p99 ms`, more: false, goal: 1 },
  memory: { says: 'memory with the database (Pss), MB', more: false, goal: 1 / 0.8 },
} as const;
type Figures = Record<keyof typeof figures, number>;
type EventFigures = Pick<Figures, 'event' | 'lateEvent' | 'crowd'>;
/** Of one side, all figures or those of the parts that were asked for. */
type Measured = EventFigures & Partial<Figures>;
type Pair = [theirs: Measured, ours: Measured];

/** Above 1 is in favor of this service. */
function ratioOf(name: keyof Figures, [theirs, ours]: Pair): number {
  return figures[name].more ? ours[name]! / theirs[name]! : theirs[name]! / ours[name]!;
}

const namesOf = ([, ours]: Pair) => (Object.keys(figures) as (keyof Figures)[]).filter((name) => name in ours);

interface Side {
  name: string;
  url: string;
  api: ApiClient;
  processes: readonly Started[];
  /** An empty namespace. */
  namespace(name: string): Promise<Account>;
  /** A namespace with machines that all rounds list. */
  listed: Account;
}

export async function measureBeside(
  rig: Rig,
  { pairs, onlyEvents, cacheDir }: { pairs: number; onlyEvents: boolean; cacheDir: string },
): Promise<string[]> {
  const postgres = await rig.startPostgres();
  const { started, api, url } = await rig.startApi();
  const neighbor = await startKubeApiserver(rig, rig.tls, cacheDir);
  const own = { name: 'this service', url, api, processes: [started, postgres] };
  const namespace = (name: string) => rig.customer(api, name);
  const sides = [
    await prepare(rig, { ...neighbor, api: neighbor.client }),
    await prepare(rig, { ...own, namespace }),
  ] as const;
  const found: Pair[] = [];
  for (let pair = 1; pair <= pairs; pair++) {
    progress(`pair ${pair} of ${pairs}`);
    // Each side goes first in turn.
    const order = pair % 2 === 1 ? sides : sides.toReversed();
    const results = new Map<Side, Measured>();
    for (const side of order) results.set(side, await measureSide(rig, side, { round: `r${pair}`, onlyEvents }));
    const both: Pair = [results.get(sides[0])!, results.get(sides[1])!];
    found.push(both);
    const ratios = namesOf(both).map((name) => `${name} ${ratioOf(name, both).toFixed(2)}`);
    progress(`pair ${pair}: ${ratios.join(', ')}`);
  }
  return [
    `\`npm run bench -- api --beside kube-apiserver --pairs ${pairs}${onlyEvents ? ' --only events' : ''}\`: ` +
      `${neighbor.name}, serving a custom resource, and this service with Postgres, ` +
      `in turns by one client with ${connections} connections. A ratio above 1 is in favor of this service.`,
    tableOf(found),
  ];
}

async function prepare(rig: Rig, side: Omit<Side, 'listed'>): Promise<Side> {
  const listed = await side.namespace('listed');
  await load(listedCount, (index) => side.api.create(listed, `vm-${index}`));
  const prepared = { ...side, listed };
  for (let round = 1; round <= warmUpRounds; round++) {
    progress(`warming up ${side.name}: ${round} of ${warmUpRounds}`);
    await measureSide(rig, prepared, { round: `warm-${round}`, onlyEvents: false });
  }
  return prepared;
}

const labels = { part: 'measured' };

async function measureSide(
  rig: Rig,
  side: Side,
  { round, onlyEvents }: { round: string; onlyEvents: boolean },
): Promise<Measured> {
  const { api, listed } = side;
  const account = await side.namespace(round);
  const watched = { ...side, caFile: rig.tls.caFile, account };
  if (onlyEvents) return measureEvents(watched);
  const nameOf = (index: number) => `vm-${index}`;
  const creating = await load(machines, (index) => api.create(account, nameOf(index), { labels }));
  const newcomers = api.fresh();
  const meeting = await load(connections, (index) => newcomers.create(account, `new-${index}`));
  await newcomers.close();
  const getting = await load(gets, () => api.get(account, nameOf(Math.floor(Math.random() * machines))));
  const list = await load(listCalls, () => listExactly(api, listed, '', listedCount), 1);
  const query = `?labelSelector=${encodeURIComponent('part=measured')}`;
  const byLabel = await load(longListCalls, () => listExactly(api, account, query, machines), 1);
  const ofEvents = await measureEvents(watched);
  const deleting = await load(machines, (index) => api.remove(account, nameOf(index)));
  const memory = side.processes.reduce((sum, { pid }) => sum + (memoryMb(pid) ?? Number.NaN), 0);
  return {
    creates: perSecond(machines, creating.elapsedMs),
    newConnections: percentile(meeting.latenciesMs, 0.99),
    gets: perSecond(gets, getting.elapsedMs),
    deletes: perSecond(machines, deleting.elapsedMs),
    list: percentile(list.latenciesMs, 0.5),
    byLabel: percentile(byLabel.latenciesMs, 0.5),
    ...ofEvents,
    memory,
  };
}

async function measureEvents(watched: Watched): Promise<EventFigures> {
  const event = await eventLatencies(watched, { prefix: 'event', count: events });
  const crowd = await crowdLatencies(watched, { prefix: 'crowd', watches, events: crowdEvents });
  return { event: percentile(event, 0.5), lateEvent: percentile(event, 0.99), crowd: percentile(crowd, 0.99) };
}

function tableOf(found: readonly Pair[]): string {
  const median = (values: readonly number[]) => {
    const sorted = [...values].sort((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  };
  const ratio = (value: number) => value.toFixed(2);
  const rows = namesOf(found[0]!).map((name) => {
    const { says, goal } = figures[name];
    const ratios = found.map((pair) => ratioOf(name, pair));
    if (name in goals) note(name as FigureName, ...ratios);
    return [
      says,
      number(median(found.map(([theirs]) => theirs[name]!))),
      number(median(found.map(([, ours]) => ours[name]!))),
      ratios.map(ratio).join(', '),
      `${ratio(median(ratios))} (${ratio(Math.min(...ratios))}–${ratio(Math.max(...ratios))})`,
      ratio(goal),
    ];
  });
  return table(['figure', 'theirs', 'ours', 'ratio of each pair', 'median (range)', 'goal'], rows);
}
