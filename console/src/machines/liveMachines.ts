/**
 * Every machine of the namespace, as it is now: read page by page, then followed by a watch that goes on where it was,
 * and reads everything again once its place has expired. One of each kind for the whole page, while a part of the page
 * needs that kind.
 */

import { useEffect, useState } from 'preact/hooks';
import {
  type BareMetalMachine,
  type Machines,
  RefusedError,
  UnreachableError,
  type VirtualMachine,
} from '../../../sdk/src/index.ts';
import { kinds } from '../../../src/domain/kinds.ts';
import { machineKinds } from '../../../src/domain/machine.ts';
import { client } from '../api.ts';
import { useUnreached } from '../connection.tsx';
import { troubleOf } from '../refusals.ts';
import { whileShown } from '../whileShown.ts';

export type AnyMachine = VirtualMachine | BareMetalMachine;
export type Kind = AnyMachine['kind'];

export const resources: Readonly<Record<Kind, Machines<AnyMachine>>> = {
  VirtualMachine: client.virtualMachines as Machines<AnyMachine>,
  BareMetalMachine: client.bareMetalMachines as Machines<AnyMachine>,
};

export const keyOf = (kind: string, name: string) => `${kind}/${name}`;

interface Following {
  machines: ReadonlyMap<string, AnyMachine>;
  /** Every page of the first list has arrived. */
  isComplete: boolean;
  /**
   * Whether `machines` are all that there were at the last look, so that they can be counted. A list that was refused says
   * nothing; one that was read before the connection was lost is the last known state.
   */
  isKnown: boolean;
  /** Why nothing new arrives at present. */
  fault: unknown;
}

const machines = new Map<string, AnyMachine>();
/** Parts of the page to tell of changes, and the kinds that they need. */
const listeners = new Map<() => void, readonly Kind[]>();
const faults = new Map<Kind, unknown>();
const complete = new Set<Kind>();
/** From where the watch of a kind goes on when it is needed again. */
const positions = new Map<Kind, string>();
const running = new Map<Kind, AbortController>();
let isTold = false;

/** At most once per frame, however many events arrive. */
function tell(): void {
  if (isTold) return;
  isTold = true;
  setTimeout(() => {
    isTold = false;
    for (const listener of listeners.keys()) listener();
  }, 16);
}

function take(machine: AnyMachine): void {
  machines.set(keyOf(machine.kind, machine.metadata.name), machine);
}

function replaceAll(kind: Kind, present: readonly AnyMachine[]): void {
  const names = new Set(present.map(({ metadata }) => metadata.name));
  for (const [key, machine] of machines)
    if (machine.kind === kind && !names.has(machine.metadata.name)) machines.delete(key);
  for (const machine of present) take(machine);
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
    const { data, error, response } = await client.api.GET(`${address}/${kinds[kind].plural}`, init);
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
      take(item);
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
  for (let attempt = 0; !signal.aborted; attempt++) {
    try {
      const resourceVersion = positions.get(kind) ?? (await list(kind, signal));
      complete.add(kind);
      faults.delete(kind);
      tell();
      const watch = resources[kind].watch({ resourceVersion, signal });
      const look = setInterval(() => note(kind, watch.lastFault), 1_000);
      try {
        for await (const event of watch) {
          note(kind, null);
          if (event.type === 'SYNCED') replaceAll(kind, event.objects);
          else if (event.type === 'DELETED') machines.delete(keyOf(kind, event.object.metadata.name));
          else take(event.object);
          tell();
        }
      } finally {
        clearInterval(look);
        if (watch.resourceVersion !== null) positions.set(kind, watch.resourceVersion);
      }
    } catch (error) {
      if (signal.aborted) return;
      positions.delete(kind);
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
  positions.clear();
  complete.clear();
}

function pause(of: readonly Kind[] = machineKinds): void {
  for (const kind of of) {
    running.get(kind)?.abort();
    running.delete(kind);
  }
}

/** Takes up again after a refusal. */
export function followAgain(): void {
  pause();
  followNeeded();
}

/** Follows what the page needs. A page that needs no machines leaves on what the next one will need. */
function followNeeded(): void {
  if (document.hidden || listeners.size === 0) return;
  const needed = new Set([...listeners.values()].flat());
  pause(machineKinds.filter((kind) => !needed.has(kind)));
  for (const kind of needed) {
    if (running.has(kind)) continue;
    if (!positions.has(kind)) complete.delete(kind);
    faults.delete(kind);
    const over = new AbortController();
    running.set(kind, over);
    void follow(kind, over.signal);
  }
}

whileShown(followNeeded, () => pause());

function present(needed: readonly Kind[]): Following {
  const isComplete = needed.every((kind) => complete.has(kind));
  const fault = needed.map((kind) => faults.get(kind)).find((each) => each !== undefined) ?? null;
  return { machines, isComplete, isKnown: isComplete && (fault === null || troubleOf(fault) === 'offline'), fault };
}

/** The machines, as far as the kinds are needed. */
export function useMachines(needed: readonly Kind[] = machineKinds): Following {
  const [following, setFollowing] = useState(() => present(needed));
  useEffect(() => {
    const look = () => setFollowing(present(needed));
    listeners.set(look, needed);
    // After the page before has left, so that what both need goes on.
    const starting = setTimeout(followNeeded);
    look();
    return () => {
      clearTimeout(starting);
      listeners.delete(look);
    };
  }, [needed.join()]);
  useUnreached(troubleOf(following.fault) === 'offline', null);
  return following;
}
