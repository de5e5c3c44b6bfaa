/**
 * A worker's metrics (WORKER_METRICS_PORT) on the control plane's own reads and writes. A failure here says nothing
 * about machines and waits for an operator.
 */
import type { MetricCounter, MetricGauge, MetricMeter } from '@temporalio/common';

/** A machine not reported for this long is counted by the worker that now retries its activities. */
const forgottenMs = 60_000;

export class Bookkeeping {
  #failures: MetricCounter | null = null;
  #waiting: MetricGauge | null = null;
  #forwardsRefused: MetricCounter | null = null;
  /** Machines by uid, with the time their bookkeeping last failed in this process. */
  readonly #failedAtMs = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;

  /** `meter` belongs to the process that this worker runs in. */
  open(meter: MetricMeter): void {
    this.#failures ??= meter.createCounter(
      'compute_bookkeeping_failures_total',
      'attempts',
      'Attempts of the control plane to read or write a machine that failed, by activity and by what was wrong',
    );
    if (this.#waiting) return;
    this.#forwardsRefused = meter.createCounter(
      'compute_forwards_refused_total',
      'reports',
      'Reports of a host that were refused because a forward is not registered for it',
    );
    this.#waiting = meter.createGauge(
      'compute_bookkeeping_waiting',
      'int',
      'machines',
      'Machines whose workflow waits for such an attempt to succeed',
    );
    // A series that begins at 0 shows its first increase to an alert.
    this.#failures.add(0, { activity: 'claim', class: 'unexpected' });
    this.#forwardsRefused.add(0);
    this.#waiting.set(0);
  }

  /** `machineUid`: what waits for the next attempt, if that is later. */
  failed(activity: string, problem: string, machineUid: string | null): void {
    this.#failures?.add(1, { activity, class: problem });
    if (machineUid === null) return;
    this.#failedAtMs.set(machineUid, performance.now());
    this.#show();
    this.#timer ??= setInterval(() => this.#show(), forgottenMs / 2).unref();
  }

  refusedForward(): void {
    this.#forwardsRefused?.add(1);
  }

  succeeded(machineUid: string): void {
    if (this.#failedAtMs.delete(machineUid)) this.#show();
  }

  #show(): void {
    const nowMs = performance.now();
    for (const [uid, atMs] of this.#failedAtMs) if (nowMs - atMs > forgottenMs) this.#failedAtMs.delete(uid);
    this.#waiting?.set(this.#failedAtMs.size);
    if (this.#failedAtMs.size > 0 || !this.#timer) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }
}
