/** How a host's activities run: heartbeats, signatures, failures with their codes; and what they do to a machine. */
import { ApplicationFailure, Context } from '@temporalio/activity';
import type { Logger } from 'pino';
import { type HostSaid, otherSystem } from '../src/domain/evidence.ts';
import { type FailureCode, isFailureCode } from '../src/domain/failureCodes.ts';
import { type HostStatement, statementOf } from '../src/domain/hostStatement.ts';
import { unexpected } from '../src/domain/names.ts';
import type { Observation } from '../src/domain/observation.ts';
import type { CallsInProgress } from '../src/drivers/agent/callsInProgress.ts';
import { DriverError, type DriverErrorCode, type MachineDriver, OtherSystem } from '../src/drivers/agent/driver.ts';
import type { HostIdentity } from '../src/drivers/agent/hostIdentity.ts';
import { backoff } from '../src/lib/backoff.ts';
import { pause } from '../src/lib/waiting.ts';

export interface HostDependencies {
  hostName: string;
  driver: MachineDriver;
  log: Logger;
  /** Signs what the host says; absent: it says everything unsigned. */
  identity?: HostIdentity;
  /** Aborts when the agent is about to exit: its consoles close, while the activities go on. */
  leaving?: AbortSignal;
  /** Told of the calls that may change a machine. */
  calls?: CallsInProgress;
}

/** Each heartbeat is a write of Temporal's, and brings a cancellation: a shorter call has none, a longer one fewer. */
const heartbeatMs = { first: 1_000, most: 3_000 };
/** The driver reports changes; polling covers those that it might miss. */
const lookAgainMs = { first: 100, most: 2_000 };
/** If a guest's ports listen this soon after it is up, no separate activity has to wait for them. */
const portGraceMs = 150;
/** A guest that goes down by itself is started again at once 5 times an hour, and then after pauses, without end. */
const restartsAtOnce = 5;
const restartsWithinMs = 3_600_000;
const crashPauseMs = { first: 10_000, most: 300_000 };

/** Runs activities for the host, and signs what it says. */
export class Stages {
  readonly #host: HostDependencies;

  constructor(host: HostDependencies) {
    this.#host = host;
  }

  /** Runs one stage: heartbeats what it waits for, and ends in a result, a failure with its code, or a cancellation. */
  async run<T>(
    stage: string,
    detail: () => string,
    work: (signal: AbortSignal) => Promise<T>,
    runtimeId: string | null = null,
  ): Promise<T> {
    const context = Context.current();
    const beatAgain = (beats: number): NodeJS.Timeout =>
      setTimeout(
        () => {
          context.heartbeat(detail());
          timer = beatAgain(beats + 1);
        },
        backoff(heartbeatMs, beats),
      );
    let timer = beatAgain(0);
    const caller = context.info.workflowExecution?.workflowId;
    const end = runtimeId !== null && caller && stage !== 'observe' ? this.#host.calls?.begin(runtimeId, caller) : null;
    try {
      context.cancellationSignal.throwIfAborted();
      return await work(context.cancellationSignal);
    } catch (error) {
      if (context.cancellationSignal.aborted) return await context.cancelled;
      const failure = failureOf(error, `${stage} on ${this.#host.hostName}`, this.#host.log);
      throw runtimeId === null ? failure : await this.#signedFailure(runtimeId, failure);
    } finally {
      clearTimeout(timer);
      end?.();
    }
  }

  async signed<T extends Observation | null>(runtimeId: string, seen: T): Promise<T> {
    if (seen === null) return seen;
    const statement = await this.#host.identity?.sign(statementOf(runtimeId, seen));
    return statement === undefined ? seen : { ...seen, statement };
  }

  /** A failure that may end the machine, with the host's signature as the last of its details. */
  async #signedFailure(runtimeId: string, failure: ApplicationFailure): Promise<ApplicationFailure> {
    const { type, message, nonRetryable, details } = failure;
    if (!isFailureCode(type ?? null)) return failure;
    const statement = await this.#host.identity?.sign({ about: 'failure', runtimeId, code: type as FailureCode });
    if (statement === undefined) return failure;
    const said: HostSaid = { statement };
    return ApplicationFailure.create({
      message,
      type: type!,
      nonRetryable: nonRetryable === true,
      details: [details?.[0] ?? null, said],
    });
  }

  /** What is said with the host's signature; undefined if it signs nothing. */
  sign(statement: HostStatement): Promise<string> | undefined {
    return this.#host.identity?.sign(statement);
  }
}

/** What activities do to a machine through its host's driver. */
export class MachineSteps {
  readonly #host: HostDependencies;
  readonly #changes: Changes;
  /** Guests that were up and that no call took down, with the times at which they were started again. */
  readonly #wereUp = new Map<string, number[]>();

  constructor(host: HostDependencies) {
    this.#host = host;
    this.#changes = new Changes(host.driver);
  }

  /** What is seen of the machine; while it is off, also whether it waits because it keeps going down. */
  async observe(runtimeId: string): Promise<Observation> {
    const seen = await this.#host.driver.observe(runtimeId);
    const isLooping = seen.power === 'off' && !isGone(seen) && this.#startsLately(runtimeId).length >= restartsAtOnce;
    return isLooping ? { ...seen, trouble: 'crash-loop' } : seen;
  }

  /** When it was started after it went down by itself. */
  #startsLately(runtimeId: string): number[] {
    const all = this.#wereUp.get(runtimeId) ?? [];
    return all.filter((atMs) => performance.now() - atMs < restartsWithinMs);
  }

  /** Observes at each change and at intervals until `enough`, at most for `forMs` ms; then returns what it saw. */
  async lookUntil(
    runtimeId: string,
    enough: (seen: Observation) => boolean,
    signal: AbortSignal,
    forMs = Infinity,
  ): Promise<Observation> {
    const end = performance.now() + forMs;
    for (let looks = 0; ; looks++) {
      const round = new AbortController();
      // Subscribes before it looks, so that no change falls between the two.
      const changed = this.#changes.next(runtimeId, round.signal);
      try {
        const seen = await this.#host.driver.observe(runtimeId);
        const leftMs = end - performance.now();
        if (enough(seen) || leftMs <= 0) return seen;
        await Promise.race([changed, pause(Math.min(backoff(lookAgainMs, looks), leftMs), signal, round.signal)]);
      } finally {
        round.abort();
      }
    }
  }

  /** Runs the step after a quick one until `endMs`. Null leaves it, and any error of it, to a call of its own. */
  async goOnWith<T>(work: (signal: AbortSignal) => Promise<T>, endMs: number, signal: AbortSignal): Promise<T | null> {
    const leftMs = Math.ceil(endMs - performance.now());
    if (leftMs <= 0) return null;
    const late = AbortSignal.timeout(leftMs);
    try {
      return await work(AbortSignal.any([signal, late]));
    } catch (error) {
      if (signal.aborted) throw error;
      if (!late.aborted)
        this.#host.log.info({ err: error }, 'a step failed beside the one before it; it is repeated by itself');
      return null;
    }
  }

  /** Starts a guest that may have gone down by itself. One that keeps doing so stays off until its pause is over. */
  async bringUpAgain(runtimeId: string, signal: AbortSignal): Promise<Observation> {
    // A call that Temporal repeats is one start.
    if (!this.#wereUp.has(runtimeId) || Context.current().info.attempt > 1) return this.bringUp(runtimeId, signal);
    const seen = await this.observe(runtimeId);
    if (seen.power === 'on') return this.bringUp(runtimeId, signal);
    const lately = this.#startsLately(runtimeId);
    const pausedMs = backoff(crashPauseMs, lately.length - restartsAtOnce);
    if (seen.trouble && performance.now() - lately.at(-1)! < pausedMs) return seen;
    return this.bringUp(runtimeId, signal, () => this.#wereUp.set(runtimeId, [...lately, performance.now()]));
  }

  /**
   * Switches the machine on and waits for its guest. The observation includes ports that start to listen within a
   * moment.
   */
  async bringUp(runtimeId: string, signal: AbortSignal, isOn: () => void = () => {}): Promise<Observation> {
    await this.#host.driver.start(runtimeId, signal);
    isOn();
    const isSettled = (now: Observation) => isGone(now) || now.guestUp || now.power === 'off';
    const seen = await this.lookUntil(runtimeId, isSettled, signal);
    refuseGone(seen, runtimeId);
    if (seen.power === 'off')
      throw ApplicationFailure.create({
        message: `start on ${this.#host.hostName}: ${runtimeId} went off before its guest was up`,
        type: failureTypes.Unavailable,
      });
    const settled = await this.lookUntil(
      runtimeId,
      (now) => !now.guestUp || everyPortListens(now),
      signal,
      portGraceMs,
    );
    refuseGone(settled, runtimeId);
    if (!this.#wereUp.has(runtimeId)) this.#wereUp.set(runtimeId, []);
    return settled;
  }

  async switchOff(runtimeId: string, graceMs: number, signal: AbortSignal, late: () => void): Promise<void> {
    // What a call takes down did not go down by itself.
    this.#wereUp.delete(runtimeId);
    if (graceMs > 0) {
      const grace = AbortSignal.timeout(graceMs);
      try {
        return await this.#host.driver.stop(runtimeId, { force: false }, AbortSignal.any([signal, grace]));
      } catch (error) {
        if (signal.aborted || !grace.aborted) throw error;
      }
    }
    late();
    await this.#host.driver.stop(runtimeId, { force: true }, signal);
  }

  /** Returns only after the host was seen to have no trace of the machine. */
  async destroy(runtimeId: string, signal: AbortSignal, keepConsole: boolean): Promise<Observation> {
    await this.#host.driver.destroy(runtimeId, signal, { keepConsole });
    const seen = await this.#host.driver.observe(runtimeId);
    if (!isGone(seen))
      throw new DriverError('Unavailable', `${runtimeId} is still there, with its power ${seen.power}`);
    return seen;
  }
}

/** Passes the driver's changes to the callers that wait for one machine. */
class Changes {
  readonly #waiting = new Map<string, Set<() => void>>();

  constructor(driver: MachineDriver) {
    driver.watch(({ runtimeId }) => {
      for (const wake of [...(this.#waiting.get(runtimeId) ?? [])]) wake();
    });
  }

  /** Resolves at the machine's next change. Unsubscribes when `signal` aborts. */
  next(runtimeId: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(runtimeId) ?? new Set();
      this.#waiting.set(runtimeId, waiting.add(resolve));
      signal.addEventListener('abort', () => {
        waiting.delete(resolve);
        if (waiting.size === 0 && this.#waiting.get(runtimeId) === waiting) this.#waiting.delete(runtimeId);
      });
    });
  }
}

export function isGone(seen: Observation): boolean {
  return seen.presence === 'absent';
}

export function refuseGone(seen: Observation, runtimeId: string): void {
  if (isGone(seen)) throw new DriverError('NotFound', `the machine ${runtimeId} vanished from its host`);
}

function everyPortListens(seen: Observation): boolean {
  return seen.forwards.every((forward) => seen.listeningPorts.includes(forward.guestPort));
}

const failureTypes: Readonly<Record<DriverErrorCode, FailureCode>> = {
  InvalidSpec: 'InvalidSpec',
  ImageUnavailable: 'ImageUnavailable',
  NotFound: 'VMNotFound',
  Tombstoned: 'VMNotFound',
  Unavailable: 'ProviderError',
};

function failureOf(error: unknown, stage: string, log: Logger): ApplicationFailure {
  if (error instanceof ApplicationFailure) return error;
  if (error instanceof DriverError)
    return ApplicationFailure.create({
      message: `${stage}: ${error.message}`,
      type: failureTypes[error.code],
      nonRetryable: error.code !== 'Unavailable',
      ...(error instanceof OtherSystem && { details: [otherSystem] }),
    });
  log.error({ err: error }, `${stage} failed`);
  const message = error instanceof Error ? error.message : String(error);
  return ApplicationFailure.create({ message: `${stage}: ${message}`, type: unexpected });
}
