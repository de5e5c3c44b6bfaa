/** Clients that watch, and how soon they hear of a write. */
import { readFileSync } from 'node:fs';
import https from 'node:https';
import { type Account, type ApiClient, load, pause } from './load.ts';

/** What is watched: a namespace of the service, or of another server of the same objects. */
export interface Watched {
  url: string;
  caFile: string;
  api: ApiClient;
  account: Account;
}

/** Opens a watch for new events and calls `onName` for each one. Returns what ends it. */
function watch({ url, caFile, api, account }: Watched, version: string, onName: (name: string) => void) {
  return new Promise<() => void>((resolve, reject) => {
    const options = {
      ca: readFileSync(caFile),
      agent: false as const,
      headers: { authorization: `Bearer ${account.token}` },
    };
    const address = `${url}${api.collection(account)}?watch=true&resourceVersion=${version}`;
    const request = https.get(address, options, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`a watch: ${response.statusCode}`));
      let rest = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop()!;
        for (const line of lines) onName(/"name":"([^"]+)"/.exec(line)![1]!);
      });
      response.on('error', () => {});
      resolve(() => response.destroy());
    });
    request.on('error', reject);
  });
}

/**
 * Measures the time from before the request until the event, one create after another. The response may come before
 * or after the event; the next create waits for both.
 */
export async function eventLatencies(
  watched: Watched,
  { prefix, count }: { prefix: string; count: number },
  create = (name: string) => watched.api.create(watched.account, name),
): Promise<number[]> {
  const onEvent = new Map<string, () => void>();
  const leave = await watch(watched, await watched.api.version(watched.account), (name) => onEvent.get(name)?.());
  const latencies: number[] = [];
  for (let index = 0; index < count; index++) {
    const name = `${prefix}-${index}`;
    const event = new Promise<number>((resolve) => onEvent.set(name, () => resolve(performance.now())));
    const startedAt = performance.now();
    const [arrivedAt] = await Promise.all([event, create(name)]);
    latencies.push(arrivedAt - startedAt);
    // Random, so that events do not all arrive at the same point of a reader's interval.
    await pause(Math.random() * 30);
  }
  leave();
  return latencies;
}

export interface Crowd {
  prefix: string;
  watches: number;
  events: number;
  /** Called when all watches are open and have heard of every event. */
  onFull?: () => void;
}

/** Opens many watches, and measures the time from before each request until each of them has the event. */
export async function crowdLatencies(
  watched: Watched,
  { prefix, watches, events, onFull = () => {} }: Crowd,
): Promise<number[]> {
  const latenciesMs: number[] = [];
  let startedAt = 0;
  let arrived = 0;
  let wanted = '';
  const onName = (name: string) => {
    if (name !== wanted) return;
    arrived += 1;
    latenciesMs.push(performance.now() - startedAt);
  };
  const version = await watched.api.version(watched.account);
  const leave: (() => void)[] = [];
  await load(watches, async () => void leave.push(await watch(watched, version, onName)));
  for (let index = 0; index < events; index++) {
    wanted = `${prefix}-${index}`;
    arrived = 0;
    startedAt = performance.now();
    await watched.api.create(watched.account, wanted);
    while (arrived < watches) await pause(5);
    await pause(100);
  }
  onFull();
  for (const each of leave) each();
  return latenciesMs;
}
