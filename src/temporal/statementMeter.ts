import type { MetricCounter, MetricMeter } from '@temporalio/common';
import { type StatementRefusal, statementRefusals } from '../store/machines/statementJudgement.ts';

/** Counts what was said in hosts' names and is refused (WORKER_METRICS_PORT). */
export class StatementMeter {
  #refused: MetricCounter | null = null;

  /** `meter` belongs to the process that this worker runs in. */
  open(meter: MetricMeter): void {
    if (this.#refused) return;
    this.#refused = meter.createCounter(
      'compute_host_statements_refused_total',
      'statements',
      'What was said in a host’s name and refused, by reason',
    );
    // A series that begins at 0 shows its first increase to an alert.
    for (const reason of Object.keys(statementRefusals)) this.#refused.add(0, { reason });
  }

  refused(reason: StatementRefusal): void {
    this.#refused?.add(1, { reason });
  }
}
