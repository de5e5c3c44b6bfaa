/** What happened to a machine, and what it wrote. Releases that serve neither show nothing. */
import { client, readIfServed, readTextIfServed } from '../api.ts';
import { useLoad } from '../load.ts';
import { Code, Failure, Section, Time } from '../parts.tsx';
import type { AnyMachine } from './liveMachines.ts';

interface KubernetesEvent {
  metadata: { name: string };
  type?: string;
  reason?: string;
  message?: string;
  count?: number;
  firstTimestamp?: string | null;
  lastTimestamp?: string | null;
  eventTime?: string | null;
}

const timeOf = ({ lastTimestamp, eventTime, firstTimestamp }: KubernetesEvent) =>
  lastTimestamp ?? eventTime ?? firstTimestamp ?? undefined;

/** Times have seconds, in which much may happen; within one, the service lists what came first before what followed. */
const oldestFirst = (a: KubernetesEvent, b: KubernetesEvent) => (timeOf(a) ?? '').localeCompare(timeOf(b) ?? '');

/** What happened to a machine, newest first; null where the service serves no events. */
export function useTimeline(machine: AnyMachine | undefined) {
  const { uid = '', resourceVersion = '' } = machine?.metadata ?? {};
  return useLoad<readonly KubernetesEvent[] | null>(
    async (signal) => {
      if (uid === '') return null;
      const namespace = await client.namespace();
      const query = new URLSearchParams({ fieldSelector: `involvedObject.uid=${uid}` });
      const address = `/v1/compute/api/v1/namespaces/${namespace}/events?${query}`;
      const list = await readIfServed<{ items: KubernetesEvent[] }>(address, signal);
      return list && [...list.items].sort(oldestFirst).reverse();
    },
    [uid, resourceVersion],
  );
}

/** With which entry of the timeline a phase begins. */
const beginnings: Readonly<Record<string, string>> = {
  Scheduled: 'Creating',
  Created: 'Starting',
  Started: 'Running',
  Ready: 'Ready',
  Deleting: 'Deleting',
};

/** When phases began, as the timeline has it. */
export function timesOf(events: readonly KubernetesEvent[]): ReadonlyMap<string, string> {
  const times = new Map<string, string>();
  for (const event of events) {
    const phase = beginnings[event.reason ?? ''];
    const at = event.firstTimestamp ?? timeOf(event);
    if (phase && at) times.set(phase, at);
  }
  return times;
}

export function Timeline({ of: { loaded, reload } }: { of: ReturnType<typeof useTimeline> }) {
  if (loaded.state === 'loading') return null;
  if (loaded.state === 'failed')
    return (
      <Section title="Timeline">
        <Failure error={loaded.error} retry={reload} />
      </Section>
    );
  const events = loaded.data;
  if (events === null) return null;
  return (
    <Section title="Timeline">
      {events.length === 0 && <p class="hint">Nothing has happened yet.</p>}
      <ol class="timeline">
        {events.map((event) => (
          <li key={event.metadata.name} class={event.type === 'Warning' ? 'warning' : ''}>
            <p>
              <strong>{event.reason}</strong>{' '}
              <span class="faint">
                <Time at={timeOf(event)} />
                {(event.count ?? 1) > 1 && ` · ${event.count} times`}
              </span>
            </p>
            <p>{event.message}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function ConsoleOutput({ machine }: { machine: AnyMachine }) {
  const { name, resourceVersion } = machine.metadata;
  const plural = machine.kind === 'VirtualMachine' ? 'virtualmachines' : 'baremetalmachines';
  const { loaded, reload } = useLoad(
    async (signal) => {
      const namespace = await client.namespace();
      return readTextIfServed(
        `/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/${plural}/${name}/console`,
        signal,
      );
    },
    [name, resourceVersion],
  );
  if (loaded.state !== 'ready' || loaded.data === null) return null;
  return (
    <Section
      title="Console output"
      aside={
        <button type="button" class="button small" onClick={reload}>
          Read again
        </button>
      }
    >
      {loaded.data === '' ? (
        <p class="hint">The machine has written nothing yet.</p>
      ) : (
        <Code text={loaded.data} label="what the machine printed" />
      )}
    </Section>
  );
}
