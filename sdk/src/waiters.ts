/** Waits for machines by watching them, and says why one is not what is waited for. */
import { ComputeError } from './errors.ts';
import { type FailureCode, type Machine, named } from './objects.ts';
import { linked } from './pauses.ts';
import type { Watch, WatchOptions } from './watch.ts';

export interface WaitOptions {
  /** 10 minutes if absent. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** A machine by its name, or this very one: another that takes its name later is not it. */
export type Target = string | { metadata: { name: string; uid?: string } };

/** The machine reached its terminal phase; `failureCode` and `failureMessage` say why. */
export class MachineFailedError<T extends Machine = Machine> extends ComputeError {
  declare readonly code: 'machine_failed';
  readonly machine: T;
  readonly failureCode: FailureCode | undefined;
  readonly failureMessage: string | null;

  constructor(what: string, machine: T) {
    const { failureCode, failureMessage } = machine.status ?? {};
    super('machine_failed', `${what} failed: ${[failureCode, failureMessage].filter(Boolean).join(': ')}`);
    this.machine = machine;
    this.failureCode = failureCode;
    this.failureMessage = failureMessage ?? null;
  }
}

/** The machine does not exist, or is being deleted, so it will not become ready. */
export class MachineGoneError<T extends Machine = Machine> extends ComputeError {
  declare readonly code: 'machine_gone';
  /** As it was last seen. */
  readonly machine: T | null;

  constructor(message: string, machine: T | null) {
    super('machine_gone', message);
    this.machine = machine;
  }
}

/** The deadline passed first. */
export class NotInTimeError<T extends Machine = Machine> extends ComputeError {
  declare readonly code: 'not_in_time';
  /** As it was last seen; null if the service never showed it. */
  readonly machine: T | null;

  constructor(message: string, machine: T | null, options?: ErrorOptions) {
    super('not_in_time', message, options);
    this.machine = machine;
  }
}

interface Wait<T> {
  plural: string;
  target: Target;
  options: WaitOptions;
  watch(options: WatchOptions): Watch<T & Machine>;
}

const defaultTimeoutMs = 600_000;

/** Returns the machine once clients may connect. */
export function untilReady<T extends Machine>(wait: Wait<T>): Promise<T> {
  return observe(wait, 'is not ready', (machine, what, hasGone) => {
    if (hasGone) throw new MachineGoneError(`${what} was deleted while it was waited for`, machine);
    if (!machine) throw new MachineGoneError(`there is no ${what}`, null);
    if (machine.metadata.deletionTimestamp) throw new MachineGoneError(`${what} is being deleted`, machine);
    if (machine.status?.phase === 'Failed') throw new MachineFailedError(what, machine);
    return machine.status?.readyForAccess ? { result: machine } : null;
  });
}

/** Resolves once the machine is gone; one that is not there is gone. */
export async function untilGone<T extends Machine>(wait: Wait<T>): Promise<void> {
  await observe<T, void>(wait, 'is not gone', (machine, _what, hasGone) =>
    hasGone || !machine ? { result: undefined } : null,
  );
}

type Judge<T, R> = (machine: T | null, what: string, hasGone: boolean) => { result: R } | null;

async function observe<T extends Machine, R>(
  { plural, target, options: { timeoutMs = defaultTimeoutMs, signal }, watch }: Wait<T>,
  isNot: string,
  judge: Judge<T, R>,
): Promise<R> {
  const { name, uid } = typeof target === 'string' ? { name: target, uid: undefined } : target.metadata;
  const what = named(plural, name);
  const deadline = linked(signal);
  const late = new Error('the deadline has passed');
  const timer = setTimeout(() => deadline.abort(late), timeoutMs);
  let last: T | null = null;
  const events = watch({ fieldSelector: `metadata.name=${name}`, signal: deadline.signal });
  try {
    for await (const event of events) {
      let hasGone = false;
      if (event.type === 'SYNCED') {
        // Not there, or another one of this name.
        if (event.objects.some((object) => !uid || object.metadata.uid === uid)) continue;
      } else {
        if (uid && event.object.metadata.uid !== uid) continue;
        last = event.object;
        hasGone = event.type === 'DELETED';
      }
      const verdict = judge(event.type === 'SYNCED' ? null : last, what, hasGone);
      if (verdict) return verdict.result;
    }
    // A watch ends with its signal alone.
    throw deadline.signal.reason;
  } catch (error) {
    if (error !== late) throw error;
    throw new NotInTimeError(`${what} ${isNot} after ${timeoutMs / 1_000} s: ${why(last, events.lastFault)}`, last, {
      ...(events.lastFault && { cause: events.lastFault }),
    });
  } finally {
    clearTimeout(timer);
    deadline.release();
  }
}

function why(machine: Machine | null, fault: Error | null): string {
  const { phase, failureCode, failureMessage } = machine?.status ?? {};
  const seen = machine
    ? [`it is ${phase ?? 'new'}`, failureCode, failureMessage].filter(Boolean).join(': ')
    : 'the service has not shown it';
  return fault ? `${seen}; the service cannot be reached now: ${fault.message}` : seen;
}
