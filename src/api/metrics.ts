import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '../store/db.ts';
import { outboxBacklog } from '../store/outbox.ts';

export interface ApiMetrics {
  observe(request: { route: string; method: string; status: number; seconds: number }): void;
  /** The text that Prometheus reads. */
  render(): Promise<{ contentType: string; text: string }>;
}

/** Reads a gauge's values from the store at each scrape; several gauges may come from one reading. */
export type StoreReading = (
  db: Database,
  set: (name: string, labels: Record<string, string>, value: number) => void,
) => Promise<void>;

/** Gauges whose values come from the store, and what they mean. */
const storeGauges = {
  compute_outbox_depth: { help: 'Wakes that have not reached their workflow yet', labels: [] },
  compute_outbox_oldest_age_seconds: { help: 'Age of the oldest such wake', labels: [] },
  compute_machines_overdue: { help: "Machines past their phase's deadline", labels: ['kind', 'phase'] },
} as const;

const readOutbox: StoreReading = async (db, set) => {
  const { depth, oldestAgeSeconds } = await outboxBacklog(db);
  set('compute_outbox_depth', {}, depth);
  set('compute_outbox_oldest_age_seconds', {}, oldestAgeSeconds);
};

export function openMetrics(db: Database, readings: readonly StoreReading[] = []): ApiMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });

  const gauges = new Map<string, Gauge>();
  for (const [name, { help, labels }] of Object.entries(storeGauges)) {
    gauges.set(name, new Gauge({ name, help, labelNames: [...labels], registers: [registry] }));
  }
  async function refresh(): Promise<void> {
    for (const gauge of gauges.values()) gauge.reset();
    // Without Postgres a scrape still answers, with what the process knows of itself.
    await Promise.allSettled(
      [readOutbox, ...readings].map((reading) =>
        reading(db, (name, labels, value) => gauges.get(name)?.set(labels, value)),
      ),
    );
  }

  return {
    observe({ route, method, status, seconds }) {
      duration.observe({ route, method, status }, seconds);
    },
    async render() {
      await refresh();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
