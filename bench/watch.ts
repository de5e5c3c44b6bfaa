/** Measures watches and long lists: how soon an event arrives, and what a thousand watches cost. */
import { freePort } from '../src/up/ports.ts';
import { type Account, ApiClient, load, percentile } from './load.ts';
import { number, progress, table } from './report.ts';
import { residentMb } from './resources.ts';
import type { Rig } from './rig.ts';
import { crowdLatencies, eventLatencies } from './watching.ts';

const events = 400;
const listedCount = 2_000;
const listCalls = 20;
const watchCount = 1_000;
const fanOutEvents = 50;

export async function measureWatch(rig: Rig): Promise<string> {
  await rig.startPostgres();
  const { api: other } = await rig.startApi();
  const account = await rig.customer(other, 'watched');
  const port = await freePort();
  const url = `https://127.0.0.1:${port}`;
  const { pid } = rig.startRole('api', { HTTPS_PORT: String(port), PUBLIC_URL: url });
  const { caFile } = rig.tls;
  const api = new ApiClient({ url, caFile });
  rig.onClose(() => api.close());
  await rig.until('the watched API', () => api.isReady());
  const watched = { url, caFile, api, account };
  await load(500, (index) => api.create(account, `warm-${index}`));

  progress(`watch: ${2 * events} events, one at a time`);
  const own = await eventLatencies(watched, { prefix: 'own', count: events });
  const others = await eventLatencies(watched, { prefix: 'other', count: events }, (name) =>
    other.create(account, name),
  );

  progress(`watch: lists of ${listedCount} by a label`);
  await load(listedCount, (index) =>
    api.create(account, `listed-${index}`, { labels: { part: index % 4 === 0 ? 'quarter' : 'rest', list: 'yes' } }),
  );
  const all = await listLatencies(api, account, 'list=yes', listedCount);
  const quarter = await listLatencies(api, account, 'part=quarter', listedCount / 4);

  progress(`watch: ${watchCount} watches`);
  const beforeMb = residentMb(pid);
  let withMb: number | null = null;
  const crowd = await crowdLatencies(watched, {
    prefix: 'crowd',
    watches: watchCount,
    events: fanOutEvents,
    onFull: () => {
      withMb = residentMb(pid);
    },
  });
  const both = (values: readonly number[]) =>
    `${number(percentile(values, 0.5))} / ${number(percentile(values, 0.99))}`;
  return table(
    ['Watches and long lists, one process', 'this service'],
    [
      ['POST to event, written by the same process, p50 / p99 ms', both(own)],
      ['POST to event, written by another process, p50 / p99 ms', both(others)],
      [`list of ${listedCount} by a label, p50 / p99 ms (one at a time)`, both(all)],
      [`list of ${listedCount / 4} of ${listedCount} by a label, p50 / p99 ms`, both(quarter)],
      [`${watchCount} watches: POST to event at each of them, p50 / p99 ms`, both(crowd)],
      [
        `${watchCount} watches: resident memory of the API, before → with them, MB`,
        `${number(beforeMb)} → ${number(withMb)}`,
      ],
    ],
  );
}

async function listLatencies(api: ApiClient, account: Account, selector: string, expected: number): Promise<number[]> {
  const query = `?labelSelector=${encodeURIComponent(selector)}`;
  const { latenciesMs } = await load(listCalls, () => listExactly(api, account, query, expected), 1);
  return latenciesMs;
}

/** Throws unless the list has this many items. */
export async function listExactly(api: ApiClient, account: Account, query: string, expected: number): Promise<void> {
  const count = await api.list(account, query);
  if (count !== expected) throw new Error(`a list of ${count}, not ${expected}`);
}
