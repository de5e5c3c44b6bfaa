import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { type Deadlines, phaseDeadlinesMs } from '../domain/phases.ts';
import type { Database } from '../store/db.ts';
import { countHosts } from '../store/hosts.ts';
import { countOrphans } from '../store/inventory.ts';
import { lettersBacklog } from '../store/letters.ts';
import { countOverdue } from '../store/machines.ts';
import { outboxBacklog } from '../store/outbox.ts';
import { latestReconciliation } from '../store/usageReconciliation.ts';

export interface ApiMetrics {
  observe(request: { route: string; method: string; status: number; seconds: number }): void;
  countLetter(outcome: 'sent' | 'postponed' | 'given_up'): void;
  /** Adds a gauge that is read whenever somebody asks. */
  gauge(name: string, help: string, read: () => number): void;
  /** Adds a counter, of each value of a label where it has one; what it answers counts. */
  counter(name: string, help: string, label?: string): (by: number, value?: string) => void;
  /** The text that Prometheus reads. */
  render(): Promise<{ contentType: string; text: string }>;
}

/** Gauges whose values come from the store, and what they mean. */
const storeGauges = {
  compute_outbox_depth: { help: 'Wakes that have not reached their workflow yet', labels: [] },
  compute_outbox_oldest_age_seconds: { help: 'Age of the oldest such wake', labels: [] },
  compute_letters_waiting: { help: 'Letters that no mail server has taken yet', labels: [] },
  compute_letters_oldest_age_seconds: { help: 'Age of the oldest such letter', labels: [] },
  compute_orphan_machines: { help: 'Machines on hosts that no record knows', labels: [] },
  compute_orphan_oldest_age_seconds: { help: 'Age of the oldest such machine', labels: [] },
  compute_hosts: { help: 'Hosts that take new machines (ready), and those that something keeps from it; each such thing counts', labels: ['state'] },
  compute_machines_overdue: { help: "Machines past their phase's deadline", labels: ['phase'] },
  compute_usage_differing_rows: { help: 'Rows of usage that the latest nightly comparison found to differ from their lifecycles', labels: [] },
  compute_usage_compared_age_seconds: { help: 'Age of that comparison; absent before the first', labels: [] },
} as const;

export function openMetrics(db: Database, deadlines: Deadlines): ApiMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });

  const letters = new Counter({ name: 'compute_letters_total', help: 'Letters that were sent, postponed after a failure, or given up', labelNames: ['outcome'], registers: [registry] });

  const gauges = new Map<string, Gauge>();
  for (const [name, { help, labels }] of Object.entries(storeGauges)) {
    gauges.set(name, new Gauge({ name, help, labelNames: [...labels], registers: [registry] }));
  }
  /** Read from Postgres alone: that machines wait shows also while Temporal is away. */
  async function refresh(): Promise<void> {
    for (const gauge of gauges.values()) gauge.reset();
    const [backlog, overdue, orphans, compared, waiting, hosts] = await Promise.all([
      outboxBacklog(db),
      countOverdue(db, phaseDeadlinesMs(deadlines)),
      countOrphans(db),
      latestReconciliation(db),
      lettersBacklog(db),
      countHosts(db),
    ]);
    gauges.get('compute_outbox_depth')!.set(backlog.depth);
    gauges.get('compute_outbox_oldest_age_seconds')!.set(backlog.oldestAgeSeconds);
    gauges.get('compute_letters_waiting')!.set(waiting.depth);
    gauges.get('compute_letters_oldest_age_seconds')!.set(waiting.oldestAgeSeconds);
    gauges.get('compute_orphan_machines')!.set(orphans.count);
    gauges.get('compute_orphan_oldest_age_seconds')!.set(orphans.oldestAgeSeconds);
    for (const [state, count] of hosts) gauges.get('compute_hosts')!.set({ state }, count);
    for (const { phase, count } of overdue) gauges.get('compute_machines_overdue')!.set({ phase }, count);
    if (compared) {
      gauges.get('compute_usage_differing_rows')!.set(compared.differingRows);
      gauges.get('compute_usage_compared_age_seconds')!.set(compared.ageSeconds);
    }
  }

  return {
    observe({ route, method, status, seconds }) {
      duration.observe({ route, method, status }, seconds);
    },
    countLetter(outcome) {
      letters.inc({ outcome });
    },
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(read());
        },
      });
    },
    counter(name, help, label) {
      const counter = new Counter({ name, help, labelNames: label ? [label] : [], registers: [registry] });
      return (by, value) => counter.inc(label && value !== undefined ? { [label]: value } : {}, by);
    },
    async render() {
      // Without Postgres a scrape still answers, with what the process knows of itself.
      await refresh().catch(() => undefined);
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
