/**
 * Every machine of the namespace, as it is now: read page by page, then followed by a watch that goes on where it was,
 * and reads everything again once its place has expired. One for the whole page, started by whom needs it first.
 */
import { useEffect, useState } from 'preact/hooks';
import {
  type BareMetalMachine,
  type Machines,
  RefusedError,
  UnreachableError,
  type VirtualMachine,
} from '../../../sdk/src/index.ts';
import { client } from '../api.ts';

export type AnyMachine = VirtualMachine | BareMetalMachine;
export type Kind = AnyMachine['kind'];
export const kinds: readonly Kind[] = ['VirtualMachine', 'BareMetalMachine'];

export const keyOf = (kind: string, name: string) => `${kind}/${name}`;

interface Following {
  machines: ReadonlyMap<string, AnyMachine>;
  /** Every page of the first list has arrived. */
  isComplete: boolean;
  /** Why nothing new arrives at present. */
  fault: unknown;
  /** When this page saw a machine enter a phase, by its key. */
  seen: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

const machines = new Map<string, AnyMachine>();
const seen = new Map<string, Map<string, string>>();
const listeners = new Set<() => void>();
const faults = new Map<Kind, unknown>();
const complete = new Set<Kind>();
let over: AbortController | null = null;
let isTold = false;

/** At most once per frame, however many events arrive. */
function tell(): void {
  if (isTold) return;
  isTold = true;
  setTimeout(() => {
    isTold = false;
    for (const listener of listeners) listener();
  }, 16);
}

function take(machine: AnyMachine, isFirst: boolean): void {
  const key = keyOf(machine.kind, machine.metadata.name);
  const before = machines.get(key);
  const phase = machine.status?.phase;
  if (before?.metadata.uid !== machine.metadata.uid) seen.delete(key);
  if (!isFirst && phase && phase !== before?.status?.phase) {
    const times = seen.get(key) ?? new Map<string, string>();
    times.set(phase, new Date().toISOString());
    seen.set(key, times);
  }
  machines.set(key, machine);
}

function replaceAll(kind: Kind, present: readonly AnyMachine[]): void {
  const names = new Set(present.map(({ metadata }) => metadata.name));
  for (const [key, machine] of machines)
    if (machine.kind === kind && !names.has(machine.metadata.name)) machines.delete(key);
  for (const machine of present) take(machine, true);
}

interface Page {
  items: AnyMachine[];
  metadata: { continue?: string; resourceVersion: string };
}
const pageSize = 500;

/** Lists by pages, each shown as it arrives. Returns the version that a watch goes on from. */
async function list(kind: Kind, signal: AbortSignal): Promise<string> {
  const namespace = await client.namespace();
  const address = '/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}';
  const read = [];
  for (let next: string | undefined; ; ) {
    const query = { limit: pageSize, ...(next !== undefined && { continue: next }) };
    const init = { params: { path: { namespace }, query }, signal };
    const { data, error, response } =
      kind === 'VirtualMachine'
        ? await client.api.GET(`${address}/virtualmachines`, init)
        : await client.api.GET(`${address}/baremetalmachines`, init);
    if (!response.ok)
      throw new RefusedError(
        { method: 'GET', path: address },
        response.status,
        response.headers,
        JSON.stringify(error ?? ''),
      );
    const page = data as Page;
    // Items of a list name no kind.
    const items = page.items.map((item) => ({ ...item, kind }) as AnyMachine);
    for (const item of items) {
      read.push(item);
      take(item, true);
    }
    tell();
    next = page.metadata.continue || undefined;
    if (next === undefined) {
      replaceAll(kind, read);
      return page.metadata.resourceVersion;
    }
  }
}

async function follow(kind: Kind, signal: AbortSignal): Promise<void> {
  const resource = (
    kind === 'VirtualMachine' ? client.virtualMachines : client.bareMetalMachines
  ) as Machines<AnyMachine>;
  for (let attempt = 0; !signal.aborted; attempt++) {
    try {
      const resourceVersion = await list(kind, signal);
      complete.add(kind);
      faults.delete(kind);
      tell();
      const watch = resource.watch({ resourceVersion, signal });
      const look = setInterval(() => note(kind, watch.lastFault), 1_000);
      try {
        for await (const event of watch) {
          note(kind, null);
          if (event.type === 'SYNCED') replaceAll(kind, event.objects);
          else if (event.type === 'DELETED') machines.delete(keyOf(kind, event.object.metadata.name));
          else take(event.object, false);
          tell();
        }
      } finally {
        clearInterval(look);
      }
    } catch (error) {
      if (signal.aborted) return;
      note(kind, error);
      // A refusal stays one; an expired page of the list, and a lost connection, do not.
      const isPassing = error instanceof UnreachableError || (error instanceof RefusedError && error.status === 410);
      if (!isPassing) {
        complete.add(kind);
        tell();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, Math.min(10_000, 500 * 2 ** attempt)));
    }
  }
}

function note(kind: Kind, fault: unknown): void {
  // The end of a connection at its time is none.
  const lasting = fault instanceof RefusedError && fault.status === 410 ? null : (fault ?? null);
  if ((faults.get(kind) ?? null) === lasting) return;
  if (lasting === null) faults.delete(kind);
  else faults.set(kind, lasting);
  tell();
}

/** With the session; what it read goes with it. */
export function stopFollowing(): void {
  pause();
  machines.clear();
  seen.clear();
}

function pause(): void {
  over?.abort();
  over = null;
}

/** A tab that is not seen holds no connections: browsers have six for all tabs of a service. */
const hiddenMs = 5_000;
let hiding: ReturnType<typeof setTimeout> | undefined;
document.addEventListener('visibilitychange', () => {
  clearTimeout(hiding);
  if (document.hidden) hiding = setTimeout(pause, hiddenMs);
  else if (listeners.size > 0) startFollowing();
});

/** Takes up again after a refusal. */
export function followAgain(): void {
  pause();
  startFollowing();
}

function startFollowing(): void {
  if (over) return;
  over = new AbortController();
  complete.clear();
  faults.clear();
  for (const kind of kinds) void follow(kind, over.signal);
}

const present = (): Following => ({
  machines,
  isComplete: complete.size === kinds.length,
  fault: [...faults.values()][0] ?? null,
  seen,
});

export function useMachines(): Following {
  const [following, setFollowing] = useState(present);
  useEffect(() => {
    const look = () => setFollowing(present());
    listeners.add(look);
    startFollowing();
    look();
    return () => void listeners.delete(look);
  }, []);
  return following;
}
