/** Measures watches and long lists: how soon an event arrives, and what a thousand watches cost. */
import https from 'node:https';
import { Pool } from 'undici';
import { apiVersion } from '../src/api/kubernetes/objectMetadata.ts';
import { freePort } from '../src/up/ports.ts';
import { type Account, load, pause, percentile } from './load.ts';
import { number, progress, table } from './report.ts';
import { residentMb } from './resources.ts';
import type { Rig } from './rig.ts';

const events = 400;
const listedCount = 2_000;
const listCalls = 20;
const watchCount = 1_000;
const fanOutEvents = 50;

/** The rig's own server has its own certificate; authentication is not what is measured here. */
const tls = { rejectUnauthorized: false };

export async function measureWatch(rig: Rig): Promise<string> {
  await rig.startPostgres();
  const { api: other } = await rig.startApi();
  const account = await rig.customer(other, 'watched');
  const port = await freePort();
  const url = `https://127.0.0.1:${port}`;
  const { pid } = rig.startRole('api', { HTTPS_PORT: String(port), PUBLIC_URL: url });
  const pool = new Pool(url, { connections: 32, pipelining: 1, connect: tls });
  try {
    await rig.until(
      'the watched API',
      async () => (await pool.request({ method: 'GET', path: '/readyz' })).statusCode === 200,
    );
    const create = (name: string, labels = {}) => post(pool, account, { name, labels });
    await load(500, (index) => create(`warm-${index}`));

    progress(`watch: ${2 * events} events, one at a time`);
    const own = await eventLatencies(url, account, 'own', create);
    const others = await eventLatencies(url, account, 'other', (name) => other.create(account, name));

    progress(`watch: lists of ${listedCount} by a label`);
    await load(listedCount, (index) =>
      create(`listed-${index}`, { part: index % 4 === 0 ? 'quarter' : 'rest', list: 'yes' }),
    );
    const all = await listLatencies(pool, account, 'list=yes', listedCount);
    const quarter = await listLatencies(pool, account, 'part=quarter', listedCount / 4);

    progress(`watch: ${watchCount} watches`);
    const crowd = await measureCrowd({ url, account, pid, create });
    const both = (values: readonly number[]) =>
      `${number(percentile(values, 0.5))} / ${number(percentile(values, 0.99))}`;
    return table(
      ['Watches and long lists, one process', 'this service'],
      [
        ['POST to event, written by the same process, p50 / p99 ms', both(own)],
        ['POST to event, written by another process, p50 / p99 ms', both(others)],
        [`list of ${listedCount} by a label, p50 / p99 ms (one at a time)`, both(all)],
        [`list of ${listedCount / 4} of ${listedCount} by a label, p50 / p99 ms`, both(quarter)],
        [`${watchCount} watches: POST to event at each of them, p50 / p99 ms`, both(crowd.latenciesMs)],
        [
          `${watchCount} watches: resident memory of the API, before → with them, MB`,
          `${number(crowd.beforeMb)} → ${number(crowd.withMb)}`,
        ],
      ],
    );
  } finally {
    await pool.destroy();
  }
}

function collection({ namespace }: Account): string {
  return `/v1/compute/apis/${apiVersion}/namespaces/${namespace}/virtualmachines`;
}

async function post(pool: Pool, account: Account, metadata: { name: string; labels?: object }): Promise<void> {
  const spec = { imageRef: 'debian-12', resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 } };
  const answer = await pool.request({
    method: 'POST',
    path: collection(account),
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ apiVersion, kind: 'VirtualMachine', metadata, spec }),
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${text.slice(0, 500)}`);
}

/** Opens a watch for new events and calls `onName` for each one. */
function watch(url: string, account: Account, onName: (name: string) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const query = 'watch=true&sendInitialEvents=false&resourceVersionMatch=NotOlderThan';
    const options = { ...tls, agent: false as const, headers: { authorization: `Bearer ${account.token}` } };
    const request = https.get(`${url}${collection(account)}?${query}`, options, (response) => {
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

/** Measures the time from before the request until the event, one create after another. */
async function eventLatencies(
  url: string,
  account: Account,
  prefix: string,
  create: (name: string) => Promise<void>,
): Promise<number[]> {
  const arrived = new Map<string, () => void>();
  const leave = await watch(url, account, (name) => arrived.get(name)?.());
  const latencies: number[] = [];
  for (let index = 0; index < events; index++) {
    const name = `${prefix}-${index}`;
    const event = new Promise<void>((resolve) => arrived.set(name, resolve));
    const startedAt = performance.now();
    await Promise.all([create(name), event]);
    latencies.push(performance.now() - startedAt);
    // Random, so that events do not all arrive at the same point of the reader's interval.
    await pause(Math.random() * 30);
  }
  leave();
  return latencies;
}

async function listLatencies(pool: Pool, account: Account, selector: string, expected: number): Promise<number[]> {
  const { latenciesMs } = await load(
    listCalls,
    async () => {
      const answer = await pool.request({
        method: 'GET',
        path: `${collection(account)}?labelSelector=${encodeURIComponent(selector)}`,
        headers: { authorization: `Bearer ${account.token}` },
      });
      const { items } = (await answer.body.json()) as { items: unknown[] };
      if (items.length !== expected) throw new Error(`a list of ${items.length}, not ${expected}`);
    },
    1,
  );
  return latenciesMs;
}

interface Crowd {
  url: string;
  account: Account;
  pid: number;
  create(name: string): Promise<void>;
}

async function measureCrowd({ url, account, pid, create }: Crowd) {
  const beforeMb = residentMb(pid);
  const latenciesMs: number[] = [];
  let startedAt = 0;
  let arrived = 0;
  let wanted = '';
  const onName = (name: string) => {
    if (name !== wanted) return;
    arrived += 1;
    latenciesMs.push(performance.now() - startedAt);
  };
  const leave: (() => void)[] = [];
  await load(watchCount, async () => void leave.push(await watch(url, account, onName)));
  for (let index = 0; index < fanOutEvents; index++) {
    wanted = `crowd-${index}`;
    arrived = 0;
    startedAt = performance.now();
    await create(wanted);
    while (arrived < watchCount) await pause(5);
    await pause(100);
  }
  const withMb = residentMb(pid);
  for (const each of leave) each();
  return { beforeMb, withMb, latenciesMs };
}
