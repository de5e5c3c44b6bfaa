/**
 * QEMU's run states (`RunState` in qapi/run-state.json; `query-status` tells the current one): what each says about a
 * machine, and what its agent does.
 */
import { statfs } from 'node:fs/promises';
import type { Trouble } from '../../domain/observation.ts';
import type { Qmp } from './qmp.ts';

export interface RunState {
  /** Null: the guest runs, or is about to end. */
  trouble: Trouble | null;
  /**
   * `continue`: the guest goes on by `cont`, as soon as nothing is in its way. `wake`: by `system_wakeup`. `end`: it never
   * goes on; QEMU is ended, and the machine starts again on its disk. `none`: nothing is wrong, QEMU ends by itself, or an
   * operator did it.
   */
  remedy: 'none' | 'continue' | 'wake' | 'end';
}

const runs: RunState = { trouble: null, remedy: 'none' };
/** By an operator, through operator.qmp or a debugger. */
const held: RunState = { trouble: 'paused', remedy: 'none' };
const lost: RunState = { trouble: null, remedy: 'end' };

export const runStates = {
  running: runs,
  /** A read or write of its disk failed on the host. QEMU repeats it when the guest goes on. */
  'io-error': { trouble: 'disk-failing', remedy: 'continue' },
  /** Nothing here starts QEMU without its guest, but a reset after an error ends here. */
  prelaunch: { trouble: 'paused', remedy: 'continue' },
  suspended: { trouble: 'asleep', remedy: 'wake' },
  /** KVM cannot go on with the guest. */
  'internal-error': lost,
  'guest-panicked': lost,
  watchdog: lost,
  shutdown: runs,
  paused: held,
  debug: held,
  'save-vm': held,
  'restore-vm': held,
  'finish-migrate': held,
  postmigrate: held,
  inmigrate: held,
  colo: held,
} as const satisfies Record<string, RunState>;

export type RunStateName = keyof typeof runStates;

/** A state of a later QEMU counts as one that an operator brought about. */
export function runStateOf(name: string): RunState {
  return Object.hasOwn(runStates, name) ? runStates[name as RunStateName] : held;
}

/** What a machine's disk needs before its guest can go on after `disk-full`. */
const leastFreeBytes = 4 * 2 ** 20;

/** What QEMU says about the guest now; null when it does not say. Distinguishes a full disk from a failing one. */
export async function readRunState(qmp: Qmp): Promise<(RunState & { name: string }) | null> {
  const said = await qmp.execute('query-status').catch(() => null);
  if (!said) return null;
  const state = { ...runStateOf(said.status), name: said.status };
  if (said.status !== 'io-error') return state;
  const devices = await qmp.execute('query-block').catch(() => []);
  const isFull = devices.some((device) => device['io-status'] === 'nospace');
  return isFull ? { ...state, trouble: 'disk-full' } : state;
}

/** Whether a guest that stopped on a full disk has a chance to go on. What cannot be asked is tried. */
export async function hasRoomAgain(folder: string): Promise<boolean> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize >= leastFreeBytes,
    () => true,
  );
}
