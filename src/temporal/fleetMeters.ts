/** A worker's metrics (WORKER_METRICS_PORT) on placements and on machines that become ready. */
import type { MetricCounter, MetricHistogram, MetricMeter } from '@temporalio/common';

/** Upper bounds of the histograms' buckets, in seconds: from a simulated machine to a server that boots slowly. */
export const histogramBuckets = {
  compute_time_to_ready_seconds: [0.25, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1_200, 3_600],
};

export class FleetMeters {
  #timeToReady: MetricHistogram | null = null;
  #placementRefusals: MetricCounter | null = null;
  #failures: MetricCounter | null = null;

  /** `meter` belongs to the process that this worker runs in. */
  open(meter: MetricMeter): void {
    if (this.#failures) return;
    this.#timeToReady = meter.createHistogram(
      'compute_time_to_ready_seconds',
      'float',
      's',
      'Time from the create of a machine to its first readiness, by driver and class',
    );
    this.#placementRefusals = meter.createCounter(
      'compute_placement_refusals_total',
      'looks',
      'Looks for a host that found none, by failure code; a machine that waits looks again every 15 seconds',
    );
    this.#failures = meter.createCounter(
      'compute_failed_before_ready_total',
      'machines',
      'Machines that failed before they were ready, by failure code',
    );
    // A series that begins at 0 shows its first increase.
    this.#failures.add(0, { code: 'ProviderError' });
  }

  failedBeforeReady(code: string): void {
    this.#failures?.add(1, { code });
  }

  ready({ driver, className, seconds }: { driver: string; className: string; seconds: number }): void {
    this.#timeToReady?.record(seconds, { driver, class: className });
  }

  placementRefused(code: string): void {
    this.#placementRefusals?.add(1, { code });
  }
}
