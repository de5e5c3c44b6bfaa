/** What happened to a machine, and what it wrote. */

import { useCallback, useEffect, useState } from 'preact/hooks';
import type { MachineEvent } from '../../../sdk/src/index.ts';
import { kinds } from '../../../src/domain/kinds.ts';
import { client, readText } from '../api.ts';
import { useUnreached } from '../connection.tsx';
import { isUnreached, type Loaded, useLoad } from '../load.ts';
import { Code, NotRead, ReadAgain, Section, Skeleton, Time } from '../parts.tsx';
import { whileShown } from '../whileShown.ts';
import type { AnyMachine } from './liveMachines.ts';

/** Times have seconds, in which much may happen; names are in the order in which it happened first. */
const newestFirst = (a: MachineEvent, b: MachineEvent) =>
  b.lastTimestamp.localeCompare(a.lastTimestamp) || b.metadata.name.localeCompare(a.metadata.name);

/** What happened to a machine, newest first, and what happens to it from now on. */
export function useTimeline(uid: string | undefined) {
  const [loaded, setLoaded] = useState<Loaded<readonly MachineEvent[]>>({ state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    setLoaded({ state: 'loading' });
    if (uid === undefined) return;
    let over = new AbortController();
    const start = () => {
      over.abort();
      over = new AbortController();
      void follow(uid, over.signal, setLoaded);
    };
    return whileShown(start, () => over.abort());
  }, [uid, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  useUnreached(isUnreached(loaded), reload);
  return { loaded, reload };
}

async function follow(
  uid: string,
  signal: AbortSignal,
  show: (loaded: Loaded<readonly MachineEvent[]>) => void,
): Promise<void> {
  const events = new Map<string, MachineEvent>();
  let isComplete = false;
  try {
    for await (const event of client.events.watch({ fieldSelector: `involvedObject.uid=${uid}`, signal })) {
      if (event.type === 'SYNCED') isComplete = true;
      else if (event.type === 'DELETED') events.delete(event.object.metadata.name);
      else events.set(event.object.metadata.name, event.object);
      if (isComplete)
        show({
          state: 'ready',
          data: [...events.values()].sort(newestFirst),
          isStale: false,
          at: new Date().toISOString(),
        });
    }
  } catch (error) {
    if (!signal.aborted) show({ state: 'failed', error });
  }
}

/** With which entry of the timeline a phase begins. */
const beginnings: Readonly<Partial<Record<MachineEvent['reason'], string>>> = {
  Scheduled: 'Creating',
  Created: 'Starting',
  Started: 'Running',
  Ready: 'Ready',
  Deleting: 'Deleting',
};

/** When phases began, as the timeline has it. */
export function timesOf(events: readonly MachineEvent[]): ReadonlyMap<string, string> {
  const times = new Map<string, string>();
  for (const { reason, firstTimestamp } of events) {
    const phase = beginnings[reason];
    if (phase) times.set(phase, firstTimestamp);
  }
  return times;
}

/** With digests short, and whole on hover. */
const shortly = (text: string) => text.replace(/\b[0-9a-f]{16,}\b/g, (hex) => `${hex.slice(0, 12)}…`);

export function Timeline({ of: { loaded, reload } }: { of: ReturnType<typeof useTimeline> }) {
  if (loaded.state !== 'ready')
    return (
      <Section title="Timeline">
        {loaded.state === 'loading' ? <Skeleton lines={8} /> : <NotRead error={loaded.error} retry={reload} />}
      </Section>
    );
  const events = loaded.data;
  return (
    <Section title="Timeline">
      {events.length === 0 && <p class="hint">Nothing has happened yet.</p>}
      <ol class="timeline">
        {events.map((event) => (
          <li key={event.metadata.name} class={event.type === 'Warning' ? 'warning' : ''}>
            <p>
              <strong>{event.reason}</strong>{' '}
              <span class="faint">
                <Time at={event.lastTimestamp} />
                {event.count > 1 && ` · ${event.count} times`}
              </span>
            </p>
            <p title={event.message}>{shortly(event.message)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type Named = Pick<AnyMachine, 'kind'> & { metadata: { name: string } };

/** The address of a machine in the API. */
export async function pathOf({ kind, metadata: { name } }: Named): Promise<string> {
  const namespace = await client.namespace();
  return `/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/${kinds[kind].plural}/${name}`;
}

/** What a machine wrote on its serial console; null where nothing is kept. */
export async function readConsole(
  machine: Named,
  { tailLines, signal }: { tailLines?: number; signal?: AbortSignal },
): Promise<string | null> {
  return readText(
    `${await pathOf(machine)}/console${tailLines === undefined ? '' : `?tailLines=${tailLines}`}`,
    signal,
  );
}

export function ConsoleOutput({ machine }: { machine: AnyMachine }) {
  const { name, resourceVersion } = machine.metadata;
  const { loaded, reload } = useLoad((signal) => readConsole(machine, { signal }), [name, resourceVersion]);
  if (loaded.state !== 'ready' || loaded.data === null) return null;
  return (
    <Section title="Console output" aside={<ReadAgain reload={reload} isSmall />}>
      {loaded.data === '' ? (
        <p class="hint">The machine has written nothing yet.</p>
      ) : (
        <Code text={loaded.data} label="what the machine printed" />
      )}
    </Section>
  );
}
