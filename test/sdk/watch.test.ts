/** Watches of the TypeScript client: what they yield while connections are cut and positions expire. */
import type { VirtualMachine, Watch, WatchEvent } from '../../sdk/src/index.ts';
import { compactJournal } from '../../src/store/machines/journal.ts';
import { errorOf, type SdkLab, spec, startSdkLab } from '../support/sdk/sdkLab.ts';
import { waitFor } from '../support/wait.ts';

let { front, retries, client, api, tenant, stop } = {} as SdkLab;
beforeAll(async () => {
  ({ front, retries, client, api, tenant, stop } = await startSdkLab());
});
afterAll(() => stop?.());
beforeEach(() => {
  front.fate = () => 'pass';
  front.seen.length = 0;
  retries.length = 0;
});

type Event = WatchEvent<VirtualMachine>;
const open: { end(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.end()));
  await client().virtualMachines.deleteAll({ labelSelector: '' });
});

const vms = () => client().virtualMachines;
const create = (name: string, labels: Record<string, string> = {}) =>
  vms().create({ metadata: { name, labels }, spec });
const label = (name: string, labels: Record<string, string | null>) => vms().patch(name, { metadata: { labels } });
const told = (events: readonly Event[]) =>
  events.map((event) =>
    event.type === 'SYNCED'
      ? `SYNCED ${event.objects.map(({ metadata }) => metadata.name).join(' ')}`.trim()
      : `${event.type} ${event.object.metadata.name}`,
  );

/** Collects what a watch yields, until it is told to end. */
function follow(options: Parameters<ReturnType<typeof vms>['watch']>[0] = {}) {
  const gone = new AbortController();
  const watch: Watch<VirtualMachine> = vms().watch({ ...options, signal: gone.signal });
  const events: Event[] = [];
  const ended = (async () => {
    for await (const event of watch) events.push(event);
  })().catch((error: unknown) => error);
  const followed = {
    watch,
    events,
    ended,
    until: (count: number) =>
      waitFor(`${count} events, not ${told(events)}`, () => (events.length >= count ? told(events) : null)),
    async end() {
      gone.abort(new Error('the test is over'));
      await ended;
    },
  };
  open.push(followed);
  return followed;
}
const watches = () => front.seen.filter((line) => line.includes('watch=true'));

test('shows what is there, says when that is all, and then every change', async () => {
  await create('a');
  const seen = follow();
  await seen.until(2);
  const { metadata } = await create('b');
  await label('a', { x: 'y' });
  await vms().delete('a');
  expect(await seen.until(5)).toEqual(['ADDED a', 'SYNCED a', 'ADDED b', 'MODIFIED a', 'DELETED a']);
  expect(seen.events[2]).toMatchObject({ object: { metadata, spec } });
});

test('shows every change once and in order through connections that are cut again and again', async () => {
  await create('a');
  const seen = follow({ labelSelector: 'count' });
  await seen.until(1);
  const expected = ['SYNCED'];
  for (let round = 0; round < 5; round++) {
    const before = watches().length;
    await waitFor('the watch to be open', () => watches().length > 0);
    front.cut();
    await label('a', { count: String(round) });
    expected.push(round === 0 ? 'ADDED a' : 'MODIFIED a');
    await seen.until(expected.length);
    expect(watches().length).toBeGreaterThan(before);
  }
  expect(told(seen.events)).toEqual(expected);
  expect(seen.events.slice(1).map((event) => 'object' in event && event.object.metadata.labels)).toEqual(
    Array.from({ length: 5 }, (_, round) => ({ count: String(round) })),
  );
  // One list at the beginning; each connection went on from where the one before had ended.
  expect(front.seen.filter((line) => line.includes('limit=500'))).toHaveLength(1);
  expect(retries.every(({ error }) => error.code === 'unreachable')).toBe(true);
});

test('goes on after a service that was away, that refused, and that asked to wait', async () => {
  const seen = follow();
  await seen.until(1);
  await waitFor('the watch to be open', () => watches().length === 1);
  front.plan(/watch=true/, 'cut', { status: 500 }, { status: 429, headers: { 'retry-after': '0' } }, 'hang');
  front.cut();
  await waitFor('the watch to hang', () => watches().length === 5);
  await create('a');
  front.cut();
  expect(await seen.until(2)).toEqual(['SYNCED', 'ADDED a']);
  expect(retries.map(({ error }) => ('status' in error ? error.status : error.code)).slice(-4)).toEqual([
    'unreachable',
    500,
    429,
    'unreachable',
  ]);
});

test('shows the difference when changes were lost with its position: 410 as a response, and within a watch', async () => {
  const { uid } = (await create('replaced')).metadata;
  await Promise.all([create('kept'), create('changed'), create('removed')]);
  const seen = follow();
  await seen.until(5);
  await waitFor('the watch to be open', () => watches().length === 1);
  let isAway = true;
  front.fate = (line) => (isAway && line.includes('watch=true') ? 'cut' : 'pass');
  front.cut();
  await label('changed', { now: 'new' });
  await vms().delete('removed');
  await vms().delete('replaced');
  await create('replaced');
  await create('added');
  await compactJournal(api.db, { olderThanMs: 0 });
  isAway = false;
  expect((await seen.until(11)).slice(5).sort()).toEqual([
    'ADDED added',
    'ADDED replaced',
    'DELETED removed',
    'DELETED replaced',
    'MODIFIED changed',
    'SYNCED added changed kept replaced',
  ]);
  const deleted = seen.events.flatMap((event) => (event.type === 'DELETED' ? [event.object.metadata] : []));
  expect(deleted.map(({ name }) => name).sort()).toEqual(['removed', 'replaced']);
  expect(deleted.some((metadata) => metadata.uid === uid)).toBe(true);

  // Within an open watch, the service says it in an event.
  await api.db.$transaction([
    api.db.$executeRaw`UPDATE namespaces SET resource_version = resource_version + 10 WHERE name = ${tenant.namespace}`,
    api.db.$executeRaw`UPDATE namespaces SET compacted_version = resource_version WHERE name = ${tenant.namespace}`,
  ]);
  await seen.until(12);
  expect(told(seen.events.slice(11))).toEqual(['SYNCED added changed kept replaced']);
  await create('last');
  expect((await seen.until(13)).at(-1)).toBe('ADDED last');
});

test('goes on where another one was, and knows where it is, by bookmarks too', async () => {
  await create('a', { watched: 'yes' });
  const first = follow({ labelSelector: 'watched' });
  await first.until(2);
  const { resourceVersion: there } = first.watch;
  await first.end();
  await create('b', { watched: 'yes' });
  const second = follow({ labelSelector: 'watched', resourceVersion: there! });
  expect(await second.until(1)).toEqual(['ADDED b']);
  expect(second.watch.resourceVersion).toBe(
    'object' in second.events[0]! ? second.events[0].object.metadata.resourceVersion : null,
  );
  // What it does not show moves it on: the service ends this connection at once with a bookmark.
  const other = await create('c');
  const third = client({
    fetch: (url, init) => fetch(url.includes('watch=true') ? `${url}&timeoutSeconds=1` : url, init),
  }).virtualMachines.watch({ labelSelector: 'watched', resourceVersion: there!, signal: AbortSignal.timeout(60_000) });
  const events = third[Symbol.asyncIterator]();
  await events.next();
  const waiting = events.next();
  await waitFor('a bookmark', () => third.resourceVersion === other.metadata.resourceVersion);
  await create('d', { watched: 'yes' });
  expect(await waiting).toMatchObject({ value: { type: 'ADDED', object: { metadata: { name: 'd' } } } });
  await events.return(undefined);
});

test('replaces a connection over which nothing comes any longer', async () => {
  front.plan(/watch=true/, 'mute');
  const seen = follow({ longestSilenceMs: 2_000 });
  await seen.until(1);
  await waitFor('the watch to be open', () => watches().length === 1);
  await create('a');
  expect(await seen.until(2)).toEqual(['SYNCED', 'ADDED a']);
  expect(retries[0]!.error.message).toMatch(/no response \(nothing for 2 s\)$/);
  expect(watches().length).toBeGreaterThan(1);
});

test('at a version that has expired shows everything that is there', async () => {
  await create('a');
  await compactJournal(api.db, { olderThanMs: 0 });
  const seen = follow({ resourceVersion: '1' });
  expect(await seen.until(2)).toEqual(['ADDED a', 'SYNCED a']);
});

test('ends with the loop that reads it, with its signal, and when it is refused for good', async () => {
  await create('a');
  for await (const event of vms().watch()) if (event.type === 'SYNCED') break;
  const seen = follow();
  await seen.until(2);
  await waitFor('the watch to be open', () => watches().length === 1);
  await seen.end();
  expect(await seen.ended).toBeUndefined();
  // Control: nothing is asked for any longer.
  const asked = front.seen.length;
  await create('b');
  expect(front.seen.slice(asked).filter((line) => line.includes('virtualmachines?'))).toEqual([]);
  const refused = async () => {
    for await (const event of client({ namespace: 'team-b' }).virtualMachines.watch()) throw new Error(event.type);
  };
  expect(await errorOf(refused())).toMatchObject({ code: 'refused', status: 403, reason: 'Forbidden' });
  const bad = async () => {
    for await (const event of vms().watch({ labelSelector: '!!' })) throw new Error(event.type);
  };
  expect(await errorOf(bad())).toMatchObject({ status: 400 });
});
