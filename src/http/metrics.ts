/** The service's metrics of itself, in Prometheus format. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface ApiMetrics {
  observe(request: { route: string; method: string; status: number; seconds: number }): void;
  /** Adds a gauge that is read for each scrape. */
  gauge(name: string, help: string, read: () => number): void;
  /**
   * Adds a counter, one per value of `label` if given. Returns the function that counts. `values`: those that begin at 0,
   * because an alert does not see the first increase of others.
   */
  counter(name: string, help: string, label?: string, values?: readonly string[]): (by: number, value?: string) => void;
  /** Renders the text that Prometheus scrapes. */
  render(): Promise<{ contentType: string; text: string }>;
}

/** `more` returns further metrics text and is called for each scrape. */
export function openMeters(version: string, more: () => Promise<string>): ApiMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'compute_build_info',
    help: 'The release that this process runs, and its role',
    labelNames: ['role', 'version'],
    registers: [registry],
  }).set({ role: 'api', version }, 1);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });

  return {
    observe({ route, method, status, seconds }) {
      duration.observe({ route, method, status }, seconds);
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
    counter(name, help, label, values = []) {
      const counter = new Counter({ name, help, labelNames: label ? [label] : [], registers: [registry] });
      for (const value of values) counter.inc({ [label!]: value }, 0);
      return (by, value) => counter.inc(label && value !== undefined ? { [label]: value } : {}, by);
    },
    async render() {
      return { contentType: registry.contentType, text: (await registry.metrics()) + (await more()) };
    },
  };
}
