/** Whether a host's controller can be used for a new machine: it responds, accepts the login, and shows the hardware. */
import type { HealthCheck } from '../../domain/hostHealth.ts';
import { pause } from '../../lib/waiting.ts';
import { DriverError } from '../agent/driver.ts';
import { ControllerError } from './answers.ts';
import type { Controller } from './controller.ts';
import { type DeclaredSize, inspectHardware, sizeDifferences } from './hardware.ts';

export interface ControllerHealthOptions {
  declared: DeclaredSize;
  /** A look this recent is not repeated; after a failure, one of a quarter of this age. */
  healthMs: number;
  /** Longest wait for a look. One that takes longer counts for a later call. */
  healthWaitMs: number;
  /** Ends a look. Longer than any request that it may have to wait for. */
  healthDeadlineMs: number;
  closing: AbortSignal;
}

export class ControllerHealth {
  readonly #controller: Controller;
  readonly #options: ControllerHealthOptions;
  #failure: { error: DriverError; at: number; since: string } | null = null;
  #looking: Promise<void> | null = null;
  /** Differences that take more requests than a look at the system; null before the first look. */
  #inspection: readonly string[] | null = null;

  constructor(controller: Controller, options: ControllerHealthOptions) {
    this.#controller = controller;
    this.#options = options;
  }

  /** What is known now; looks first if that is old. */
  async finding(signal: AbortSignal): Promise<HealthCheck> {
    const isInspected = this.#inspection !== null || this.#failure !== null;
    if (!this.#isFresh() || !isInspected) await this.#look(signal);
    const seen = this.#controller.lastSeen;
    const failure = this.#failure;
    if (failure && !(seen && seen.at > failure.at)) return notReached(failure, seen !== null);
    if (!seen) return finding('NeverReached', 'the controller has not responded since the agent started');
    const sizes = sizeDifferences(seen.system.body, this.#options.declared);
    const differences = sizes.length > 0 ? sizes : (this.#inspection ?? []);
    if (differences.length > 0)
      return finding(
        sizes.length > 0 ? 'SizeDiffers' : 'HardwareDiffers',
        `the hardware differs from the fleet file (${differences.join('; ')})`,
      );
    return { type: 'Controller', ok: true, reason: 'ControllerReady', message: 'the controller responds' };
  }

  #isFresh(): boolean {
    const { healthMs } = this.#options;
    const seenAt = this.#controller.lastSeen?.at ?? Number.NEGATIVE_INFINITY;
    const failedAt = this.#failure?.at ?? Number.NEGATIVE_INFINITY;
    const isFailing = failedAt > seenAt;
    return performance.now() - (isFailing ? failedAt : seenAt) < (isFailing ? healthMs / 4 : healthMs);
  }

  /** Resolves with the end of the look, of the longest wait, or of the signal. Concurrent callers share one look. */
  async #look(signal: AbortSignal): Promise<void> {
    const { healthWaitMs } = this.#options;
    // Its requests wait for their turn among those of machines.
    this.#looking ??= this.#lookWithinDeadline()
      .then(
        () => {
          this.#failure = null;
        },
        (error: unknown) => this.#failed(error),
      )
      .finally(() => {
        this.#looking = null;
      });
    const over = new AbortController();
    await Promise.race([this.#looking, pause(healthWaitMs, signal, over.signal).catch(() => undefined)]);
    over.abort();
  }

  /** Also ends when a request does not heed the signal: without an end, what was found before would hold for good. */
  async #lookWithinDeadline(): Promise<void> {
    const { closing, healthDeadlineMs } = this.#options;
    const over = new AbortController();
    const signal = AbortSignal.any([closing, over.signal]);
    const late = new ControllerError(`a look at it has not ended within ${healthDeadlineMs} ms`, null);
    const timer = setTimeout(() => over.abort(late), healthDeadlineMs);
    await Promise.race([this.#lookOnce(signal), pause(Infinity, signal)]).finally(() => {
      clearTimeout(timer);
      over.abort();
    });
  }

  async #lookOnce(signal: AbortSignal): Promise<void> {
    // Once nothing differs, a look at the system is enough: it has the sizes that fail without notice.
    if (this.#inspection?.length === 0) return void (await this.#controller.system(signal));
    const { diskGiB } = this.#options.declared;
    this.#inspection = (await inspectHardware(this.#controller, { diskGiB }, signal)).differences;
  }

  #failed(error: unknown): void {
    if (this.#options.closing.aborted) return;
    // Any other error is the end of the look's time.
    const known = error instanceof DriverError ? error : new ControllerError(String(error), null, { cause: error });
    const seenAt = this.#controller.lastSeen?.at ?? Number.NEGATIVE_INFINITY;
    // A failure before the last success is another one.
    const since = this.#failure && this.#failure.at > seenAt ? this.#failure.since : new Date().toISOString();
    this.#failure = { error: known, at: performance.now(), since };
  }
}

function finding(reason: string, message: string): HealthCheck {
  return { type: 'Controller', ok: false, reason, message };
}

function notReached({ error, since }: { error: DriverError; since: string }, wasReached: boolean): HealthCheck {
  const at = `${since.slice(0, 19)}Z`;
  if (!(error instanceof ControllerError)) return finding('ControllerUnusable', error.message);
  if (error.status === 401 || error.status === 403) return finding('LoginRefused', error.message);
  if (wasReached) return finding('ControllerAway', `the controller has been away since ${at}: ${error.message}`);
  return finding(
    'NeverReached',
    `the controller has not been reached since ${at}, when its agent first tried: ${error.message}`,
  );
}
