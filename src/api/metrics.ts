import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Deadlines, phaseDeadlinesMs } from '../domain/phases.ts';
import { lookAtStore, type RefusedWrites } from '../store/conditions.ts';
import type { Database } from '../store/db.ts';
import { countHosts } from '../store/hosts.ts';
import { countOrphans } from '../store/inventory.ts';
import { lettersBacklog } from '../store/letters.ts';
import { countOverdue } from '../store/machines.ts';
import { markAgeSeconds } from '../store/mark.ts';
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
  compute_postgres_writable:
    'Whether Postgres takes writes: 0 while it is read-only, or refused one of this process lately',
  compute_outbox_depth: 'Wakes that have not reached their workflow yet',
  compute_outbox_oldest_age_seconds: 'Age of the oldest such wake',
  compute_outbox_refused: 'Such wakes that Temporal refused: each is tried less and less often, alone',
  compute_ownership_age_seconds:
    'Time since the ownership schedule last ran: each minute, while Temporal and a worker do',
  compute_letters_waiting: 'Letters that no mail server has taken yet',
  compute_letters_oldest_age_seconds: 'Age of the oldest such letter',
  compute_orphan_machines: 'Machines on hosts that no record knows',
  compute_orphan_oldest_age_seconds: 'Age of the oldest such machine',
  compute_hosts: 'Hosts that take new machines (ready), and those that something keeps from it; each such thing counts',
  compute_machines_overdue: "Machines past their phase's deadline; Failed: with a cleanup that is blocked",
  compute_usage_differing_rows:
    'Rows of usage that the latest nightly comparison found to differ from their lifecycles',
  compute_usage_compared_age_seconds: 'Age of that comparison; absent before the first',
} as const;

export function openMetrics(db: Database, deadlines: Deadlines, refusedWrites: RefusedWrites): ApiMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });

  const letters = new Counter({
    name: 'compute_letters_total',
    help: 'Letters that were sent, postponed after a failure, or given up',
    labelNames: ['outcome'],
    registers: [registry],
  });

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
      return {
        contentType: registry.contentType,
        text: (await registry.metrics()) + (await storeMetrics(db, deadlines, refusedWrites)),
      };
    },
  };
}

/**
 * What Postgres alone knows: that machines wait shows also while Temporal is away. Read anew for each scrape, so that no
 * value outlives what it was read from: without Postgres all of it is absent but that.
 */
async function storeMetrics(db: Database, deadlines: Deadlines, refusedWrites: RefusedWrites): Promise<string> {
  const registry = new Registry();
  const set = (name: keyof typeof storeGauges, value: number) =>
    new Gauge({ name, help: storeGauges[name], registers: [registry] }).set(value);
  const setEach = (name: keyof typeof storeGauges, label: string, values: Iterable<readonly [string, number]>) => {
    const gauge = new Gauge({ name, help: storeGauges[name], labelNames: [label], registers: [registry] });
    for (const [of, value] of values) gauge.set({ [label]: of }, value);
  };
  const up = new Gauge({
    name: 'compute_postgres_up',
    help: 'Whether Postgres answered this scrape',
    registers: [registry],
  });
  try {
    const [store, backlog, overdue, orphans, compared, letters, hosts, ownershipAgeSeconds] = await Promise.all([
      lookAtStore(db, refusedWrites),
      outboxBacklog(db),
      countOverdue(db, phaseDeadlinesMs(deadlines)),
      countOrphans(db),
      latestReconciliation(db),
      lettersBacklog(db),
      countHosts(db),
      markAgeSeconds(db),
    ]);
    set('compute_postgres_writable', store.condition ? 0 : 1);
    set('compute_outbox_depth', backlog.depth);
    set('compute_outbox_refused', backlog.refused);
    set('compute_outbox_oldest_age_seconds', backlog.oldestAgeSeconds);
    set('compute_ownership_age_seconds', ownershipAgeSeconds);
    set('compute_letters_waiting', letters.depth);
    set('compute_letters_oldest_age_seconds', letters.oldestAgeSeconds);
    set('compute_orphan_machines', orphans.count);
    set('compute_orphan_oldest_age_seconds', orphans.oldestAgeSeconds);
    setEach('compute_hosts', 'state', hosts);
    setEach(
      'compute_machines_overdue',
      'phase',
      overdue.map(({ phase, count }) => [phase, count]),
    );
    if (compared) {
      set('compute_usage_differing_rows', compared.differingRows);
      set('compute_usage_compared_age_seconds', compared.ageSeconds);
    }
    up.set(1);
  } catch {
    up.set(0);
  }
  return registry.metrics();
}
