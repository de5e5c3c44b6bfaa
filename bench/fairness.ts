/**
 * Measures what one customer's flood does to another one's requests, with the limits that a deployment has; and beside
 * it what as many requests do to them that another process responds to: this much is the machine's, not the service's.
 */
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { type FigureName, note } from './figures.ts';
import { type Account, type ApiClient, load, pause, percentile } from './load.ts';
import type { Started } from './processes.ts';
import { number, progress, spread, table } from './report.ts';
import type { Rig } from './rig.ts';

const pairs = 5;
const roundMs = 12_000;
const floodConnections = 128;
const floodSessions = 15;
const seeded = 100;
/** What the neighbor asks, whatever the answers take: a get, and now and then a create. */
const getEveryMs = 20;
const createEveryMs = 100;
const stepMs = 100;
/** The flood comes from elsewhere: from another address, and from what the measured processes leave of the processors. */
const floodAddress = process.platform === 'linux' ? '127.0.0.2' : undefined;
const floodNiceness = 10;

interface Round {
  getsMs: number[];
  createsMs: number[];
}

/** The neighbor's requests alone, beside as many requests to an empty server, and beside the flood. */
interface Rounds {
  alone: Round;
  floor: Round;
  beside: Round;
}

export async function measureFairness(rig: Rig): Promise<string> {
  await rig.startPostgres();
  rig.temporalAddress = await startEmptyTemporal(rig);
  const { api, url } = await rig.startApi(rateDefaults);
  const emptyUrl = await startEmptyServer(rig);
  const neighbor = await rig.customer(api, 'neighbor');
  const sessions = await rig.customerSessions(api, 'flooding', floodSessions);
  for (const account of [neighbor, sessions[0]!])
    await load(seeded, (index) => api.create(account, `seed-${index}`), 4);

  const rounds: Rounds[] = [];
  const ended: Record<string, number> = {};
  const besideFlood = async (name: string, target: string, steps: readonly number[] | null) => {
    const flood = await openFlood(rig, { url: target, sessions, steps });
    flood.begin();
    const round = await neighborRound(api, neighbor, name);
    await rig.processes.stop(flood.started);
    return { round, ...flood.seen() };
  };
  progress('fairness: a flood before the first pair, which compiles what it uses');
  await besideFlood('warm', url, null);
  for (let pair = 0; pair < pairs; pair++) {
    progress(`fairness: pair ${pair + 1} of ${pairs}`);
    const alone = await neighborRound(api, neighbor, `alone-${pair}`);
    const beside = await besideFlood(`beside-${pair}`, url, null);
    for (const [status, count] of Object.entries(beside.ended)) ended[status] = (ended[status] ?? 0) + count;
    // In the meantime the limits' windows pass, so that each flood begins with its whole burst.
    const floor = await besideFlood(`floor-${pair}`, emptyUrl, beside.steps);
    rounds.push({ alone, floor: floor.round, beside: beside.round });
  }
  return report(rounds, ended);
}

/** The defaults of a deployment, which the other sections raise. */
const rateDefaults = { RATE_LIMIT_PER_SECOND: '200', CONNECTIONS_PER_ADDRESS: '1000' };

function report(rounds: readonly Rounds[], ended: Record<string, number>): string {
  const row = (what: string, of: (round: Round) => number[], part: number, figure?: FigureName) => {
    const at = (round: Round) => percentile(of(round), part);
    const median = (which: keyof Rounds) =>
      number(
        percentile(
          rounds.map((each) => at(each[which])),
          0.5,
        ),
      );
    const ratio = (which: keyof Rounds) => {
      const ratios = rounds.map((each) => at(each[which]) / at(each.alone));
      return `${percentile(ratios, 0.5).toFixed(2)}${spread(ratios)}`;
    };
    if (figure !== undefined) note(figure, ...rounds.map((each) => at(each.beside) / at(each.alone)));
    return [what, median('alone'), median('floor'), median('beside'), ratio('floor'), ratio('beside')];
  };
  const outcome = Object.entries(ended)
    .map(([status, count]) => `${number((count * 1_000) / (pairs * roundMs))}/s ${status}`)
    .join(', ');
  return table(
    [
      `A neighbor's requests beside a flood (${floodConnections} connections, ${floodSessions} sessions of one key: ${outcome})`,
      'alone',
      'beside as many requests to an empty server',
      'beside the flood',
      'ratio of the empty server, median of pairs',
      'ratio of the flood, median of pairs',
    ],
    [
      row('get p50, ms', ({ getsMs }) => getsMs, 0.5),
      row('get p99, ms', ({ getsMs }) => getsMs, 0.99, 'neighborGets'),
      row('create p50, ms', ({ createsMs }) => createsMs, 0.5),
      row('create p99, ms', ({ createsMs }) => createsMs, 0.99, 'neighborCreates'),
    ],
  );
}

async function neighborRound(api: ApiClient, account: Account, prefix: string): Promise<Round> {
  const [getsMs, createsMs] = await Promise.all([
    openLoop(getEveryMs, (turn) => api.get(account, `seed-${turn % seeded}`)),
    openLoop(createEveryMs, (turn) => api.create(account, `${prefix}-${turn}`)),
  ]);
  return { getsMs, createsMs };
}

/** Calls `work` at its times even if earlier calls still run, and measures how long each took. */
async function openLoop(everyMs: number, work: (turn: number) => Promise<void>): Promise<number[]> {
  const startedAt = performance.now();
  const latenciesMs: number[] = [];
  const calls: Promise<void>[] = [];
  for (let turn = 0; turn * everyMs < roundMs; turn++) {
    const dueAt = startedAt + turn * everyMs;
    await pause(Math.max(0, dueAt - performance.now()));
    const sentAt = performance.now();
    calls.push(work(turn).then(() => void latenciesMs.push(performance.now() - sentAt)));
  }
  await Promise.all(calls);
  return latenciesMs;
}

interface FloodOptions {
  url: string;
  sessions: readonly Account[];
  /** How many requests it sends by the end of each step; null: as many as it can. */
  steps: readonly number[] | null;
}

/** Starts a flood that begins when told to: the start of its process is no part of it. */
async function openFlood(rig: Rig, { url, sessions, steps }: FloodOptions) {
  const started = startLater(rig, 'flood', {
    FLOOD_URL: url,
    FLOOD_CA: rig.tls.caFile,
    FLOOD_NAMESPACE: sessions[0]!.namespace,
    FLOOD_TOKENS: sessions.map(({ token }) => token).join(','),
    FLOOD_CONNECTIONS: String(floodConnections),
    FLOOD_STEP_MS: String(stepMs),
    ...(floodAddress !== undefined && { FLOOD_ADDRESS: floodAddress }),
    ...(steps && { FLOOD_STEPS: JSON.stringify(steps) }),
  });
  await firstMessage(started);
  let ended: Record<string, number> = {};
  const seen: number[] = [];
  started.child.on('message', (message) => {
    ended = message as Record<string, number>;
    seen.push(Object.values(ended).reduce((sum, count) => sum + count, 0));
  });
  return { started, begin: () => started.child.send('begin'), seen: () => ({ ended, steps: seen }) };
}

async function startEmptyServer(rig: Rig): Promise<string> {
  const started = startLater(rig, 'empty-server', { EMPTY_CERT: rig.tls.certFile, EMPTY_KEY: rig.tls.keyFile });
  return `https://127.0.0.1:${await firstMessage(started)}`;
}

async function startEmptyTemporal(rig: Rig): Promise<string> {
  return `127.0.0.1:${await firstMessage(startLater(rig, 'empty-temporal'))}`;
}

/** Starts a process that gives way to those that are measured. */
function startLater(
  rig: Rig,
  name: 'flood' | 'empty-server' | 'empty-temporal',
  env: Record<string, string> = {},
): Started {
  const args = [fileURLToPath(new URL(`./${name}.js`, import.meta.url))];
  const started = rig.processes.start(name, { args, env, ipc: true });
  os.setPriority(started.pid, Math.min(19, os.getPriority() + floodNiceness));
  return started;
}

function firstMessage({ name, child }: Started): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve).once('exit', () => reject(new Error(`${name} ended before it was ready`)));
  });
}
