import type { MetricCounter, MetricMeter } from '@temporalio/common';

/** Counts what Temporal has of the database and is not believed (WORKER_METRICS_PORT). */
export class SightingMeter {
  #ignored: MetricCounter | null = null;

  /** `meter` belongs to the process that this worker runs in. */
  open(meter: MetricMeter): void {
    if (this.#ignored) return;
    this.#ignored = meter.createCounter(
      'compute_marks_ignored_total',
      'marks',
      'Marks of the database in Temporal that were ignored because they have no proof, each time that they were read',
    );
    // A series that begins at 0 shows its first increase to an alert.
    this.#ignored.add(0);
  }

  ignored(marks: number): void {
    this.#ignored?.add(marks);
  }
}
