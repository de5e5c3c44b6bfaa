/** Measures what one customer's flood does to another one's requests, with the limits that a deployment has. */
import { fileURLToPath } from 'node:url';
import { type Account, type ApiClient, load, pause, percentile } from './load.ts';
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

interface Round {
  getsMs: number[];
  createsMs: number[];
}

export async function measureFairness(rig: Rig): Promise<string> {
  await rig.startPostgres();
  const { api, url } = await rig.startApi(rateDefaults);
  const neighbor = await rig.customer(api, 'neighbor');
  const sessions = await rig.customerSessions(api, 'flooding', floodSessions);
  for (const account of [neighbor, sessions[0]!])
    await load(seeded, (index) => api.create(account, `seed-${index}`), 4);

  const rounds: { alone: Round; beside: Round }[] = [];
  const ended: Record<string, number> = {};
  for (let pair = 0; pair < pairs; pair++) {
    progress(`fairness: pair ${pair + 1} of ${pairs}`);
    const alone = await neighborRound(api, neighbor, `alone-${pair}`);
    const flood = startFlood(rig, url, sessions);
    const beside = await neighborRound(api, neighbor, `beside-${pair}`);
    await rig.processes.stop(flood.started);
    for (const [status, count] of Object.entries(flood.ended())) ended[status] = (ended[status] ?? 0) + count;
    rounds.push({ alone, beside });
    // The limits' window passes, so that each flood begins with its whole burst.
    await pause(windowMs * 2);
  }

  const row = (what: string, of: (round: Round) => number[], part: number) => {
    const ratios = rounds.map(({ alone, beside }) => percentile(of(beside), part) / percentile(of(alone), part));
    const median = (values: number[]) => number(percentile(values, 0.5));
    return [
      what,
      median(rounds.map(({ alone }) => percentile(of(alone), part))),
      median(rounds.map(({ beside }) => percentile(of(beside), part))),
      `${percentile(ratios, 0.5).toFixed(2)}${spread(ratios)}`,
    ];
  };
  const outcome = Object.entries(ended)
    .map(([status, count]) => `${number((count * 1_000) / (pairs * roundMs))}/s ${status}`)
    .join(', ');
  return table(
    [
      `A neighbor's requests beside a flood (${floodConnections} connections, ${floodSessions} sessions of one key: ${outcome})`,
      'alone',
      'beside the flood',
      'ratio, median of pairs',
    ],
    [
      row('get p50, ms', ({ getsMs }) => getsMs, 0.5),
      row('get p99, ms', ({ getsMs }) => getsMs, 0.99),
      row('create p50, ms', ({ createsMs }) => createsMs, 0.5),
      row('create p99, ms', ({ createsMs }) => createsMs, 0.99),
    ],
  );
}

/** The defaults of a deployment, which the other sections raise. */
const rateDefaults = { RATE_LIMIT_PER_SECOND: '200', RATE_LIMIT_BURST: '1000', CONNECTIONS_PER_ADDRESS: '1000' };
const windowMs = 5_000;

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

function startFlood(rig: Rig, url: string, sessions: readonly Account[]) {
  const args = [fileURLToPath(new URL('./flood.js', import.meta.url))];
  const env = {
    FLOOD_URL: url,
    FLOOD_CA: rig.tls.caFile,
    FLOOD_NAMESPACE: sessions[0]!.namespace,
    FLOOD_TOKENS: sessions.map(({ token }) => token).join(','),
    FLOOD_CONNECTIONS: String(floodConnections),
  };
  const started = rig.processes.start('flood', { args, env, ipc: true });
  let latest: Record<string, number> = {};
  started.child.on('message', (message) => {
    latest = message as Record<string, number>;
  });
  return { started, ended: () => latest };
}
