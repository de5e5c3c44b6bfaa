/** What can be done with machines: one table for buttons, the menus of rows, and the palette. */
import { stringify } from 'yaml';
import { kinds } from '../../../src/domain/kinds.ts';
import type { MenuItem } from '../menu.tsx';
import { troubleOf, wordsOf } from '../refusals.ts';
import { base, go } from '../router.tsx';
import { store } from '../store.ts';
import { say } from '../toasts.tsx';
import { type AnyMachine, keyOf, resources } from './liveMachines.ts';
import type { Manifest } from './manifest.ts';
import { addressOf } from './words.tsx';

export type Question = 'restart' | 'recreate' | 'delete' | 'label';

/** The dialog that is open, and the machines that it is about. */
export const asked = store<{ question: Question; machines: readonly AnyMachine[] } | null>(null);

const ask = (question: Question) => (machine: AnyMachine) => asked.set({ question, machines: [machine] });

export interface Act {
  label: string;
  isDanger?: boolean;
  /** Changes the machine, or makes another. */
  writes?: boolean;
  refusal?: (machine: AnyMachine) => string | null;
  run: (machine: AnyMachine) => void;
}

const unlessDeleted = ({ metadata }: AnyMachine) => (metadata.deletionTimestamp ? 'It is being deleted.' : null);

export const acts = {
  restart: {
    label: 'Restart',
    writes: true,
    refusal: (machine) =>
      unlessDeleted(machine) ?? (machine.status?.phase === 'Running' ? null : 'Only a machine that runs restarts.'),
    run: ask('restart'),
  },
  console: {
    label: 'Open console',
    writes: true,
    refusal: (machine) =>
      unlessDeleted(machine) ?? (machine.status?.phase === 'Running' ? null : 'Only a machine that runs has one.'),
    run: (machine) => go(`${addressOf(machine)}/console`),
  },
  label: { label: 'Change labels', writes: true, refusal: unlessDeleted, run: ask('label') },
  sameAgain: { label: 'Same again', writes: true, run: sameAgain },
  copyName: { label: 'Copy name', run: ({ metadata }) => void copy(metadata.name, 'The name') },
  copySsh: {
    label: 'Copy access command',
    refusal: (machine) => (commandOf(machine) === undefined ? 'It is not reachable now.' : null),
    run: (machine) => void copy(commandOf(machine) ?? '', 'The command'),
  },
  copyYaml: {
    label: 'Copy as YAML',
    run: (machine) => void copy(stringify(manifestAgain(machine), { lineWidth: 0 }), 'The manifest'),
  },
  recreate: { label: 'Recreate', isDanger: true, writes: true, refusal: unlessDeleted, run: ask('recreate') },
  delete: { label: 'Delete', isDanger: true, writes: true, refusal: unlessDeleted, run: ask('delete') },
} as const satisfies Readonly<Record<string, Act>>;

/** The acts that a session may do, for a menu. */
export function menuOf(machine: AnyMachine, mayWrite: boolean): MenuItem[] {
  return Object.values<Act>(acts)
    .filter(({ writes }) => mayWrite || !writes)
    .map(({ label, isDanger = false, refusal, run }) => ({
      label,
      isDanger,
      refusal: refusal?.(machine) ?? null,
      run: () => run(machine),
    }));
}

const commandOf = ({ status }: AnyMachine) =>
  status?.readyForAccess ? status.publishedPorts?.find((port) => port.accessCommand)?.accessCommand : undefined;

async function copy(text: string, what: string): Promise<void> {
  await navigator.clipboard.writeText(text).then(
    () => say(`${what} is copied.`),
    () => say(`${what} could not be copied: the browser does not allow it.`, { isBad: true }),
  );
}

/** What creates a machine like this one, under its name. */
export function manifestAgain({ kind, metadata: { name, labels, annotations }, spec }: AnyMachine): Manifest {
  return {
    apiVersion: 'compute.service/v1alpha1',
    kind,
    metadata: { name, ...(labels && { labels }), ...(annotations && { annotations }) },
    spec: { ...spec },
  };
}

let template: AnyMachine | null = null;

/** Opens the form of a new machine with what this one has. */
export function sameAgain(machine: AnyMachine): void {
  template = machine;
  go(`${base}/machines/new?like=${kinds[machine.kind].shortName}/${machine.metadata.name}`);
}

/** The machine that the form begins with: also once it is gone, as long as the page was not loaded again. */
export function templateOf(like: string, machines: ReadonlyMap<string, AnyMachine>): AnyMachine | null {
  const isIt = (machine: AnyMachine) => addressOf(machine) === `${base}/machines/${like}`;
  return (template && isIt(template) ? template : null) ?? [...machines.values()].find(isIt) ?? null;
}

/** Does it for all, some at a time. Throws what failed, by name, once all were tried. */
export async function forAll(
  machines: readonly AnyMachine[],
  work: (machine: AnyMachine) => Promise<unknown>,
  onDone: (done: number) => void = () => undefined,
): Promise<void> {
  const left = [...machines];
  const failed: { name: string; error: unknown }[] = [];
  let done = 0;
  const one = async () => {
    for (let machine = left.shift(); machine; machine = left.shift()) {
      const { name } = machine.metadata;
      await work(machine).catch((error: unknown) => failed.push({ name, error }));
      done += 1;
      onDone(done);
    }
  };
  await Promise.all(Array.from({ length: 6 }, one));
  if (failed.length === 0) return;
  // The fields of the only machine that was refused are shown at their fields.
  if (machines.length === 1) throw failed[0]!.error;
  const [{ name, error }] = failed as [{ name: string; error: unknown }];
  const why = wordsOf(error);
  throw new Error(`${failed.length} of ${machines.length} failed; the first was ${name}: ${why}`);
}

/** A machine that is gone is as it should be. */
export const remove = ({ kind, metadata: { name, uid } }: AnyMachine): Promise<unknown> =>
  resources[kind].delete(name, uid === undefined ? {} : { uid }).catch((error: unknown) => {
    if (troubleOf(error) !== 'absent') throw error;
  });

/** Null removes a label. */
export type LabelChanges = Readonly<Record<string, string | null>>;

/** As kubectl has it: `tier=web` sets, `tier-` removes. */
export function readLabelChanges(text: string): LabelChanges {
  const words = text
    .split(/[\n,]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return Object.fromEntries(
    words.map((word): [string, string | null] => {
      const at = word.indexOf('=');
      if (at >= 0) return [word.slice(0, at), word.slice(at + 1)];
      return word.endsWith('-') ? [word.slice(0, -1), null] : [word, ''];
    }),
  );
}

/** Changes labels, and says so with the way back. */
export async function changeLabels(machines: readonly AnyMachine[], changes: LabelChanges): Promise<void> {
  const patch = ({ kind, metadata }: AnyMachine, labels: LabelChanges) =>
    resources[kind].patch(metadata.name, { metadata: { labels } });
  const before = ({ metadata }: AnyMachine): LabelChanges =>
    Object.fromEntries(Object.keys(changes).map((key) => [key, metadata.labels?.[key] ?? null]));
  await forAll(machines, (machine) => patch(machine, changes));
  const [only] = machines;
  const which = machines.length === 1 ? only!.metadata.name : `${machines.length} machines`;
  say(`The labels of ${which} are changed.`, {
    undo: () => forAll(machines, (machine) => patch(machine, before(machine))),
  });
}

export interface Recreation {
  manifest: Manifest;
  /** Null while it goes on. */
  error: unknown;
}

/** Machines that are deleted to be created again, until they are. */
export const recreations = store<ReadonlyMap<string, Recreation>>(new Map());

const keepPage = (event: Event) => event.preventDefault();

function note(key: string, recreation: Recreation | null): void {
  const next = new Map(recreations.get());
  if (recreation) next.set(key, recreation);
  else next.delete(key);
  recreations.set(next);
  // The browser asks before the page is left, and with it the second half of the work.
  const isAnyOn = [...next.values()].some(({ error }) => error === null);
  if (isAnyOn) addEventListener('beforeunload', keepPage);
  else removeEventListener('beforeunload', keepPage);
}

export async function recreate(machine: AnyMachine): Promise<void> {
  const { name } = machine.metadata;
  const key = keyOf(machine.kind, name);
  const manifest = manifestAgain(machine);
  const machines = resources[machine.kind];
  note(key, { manifest, error: null });
  try {
    await remove(machine);
    await machines.untilGone(machine);
    await machines.create(manifest as never);
    note(key, null);
    say(`${name} is created again.`);
  } catch (error) {
    note(key, { manifest, error });
    say(`${name} was not created again: its page has the reason, and the command that creates it.`, { isBad: true });
  }
}
