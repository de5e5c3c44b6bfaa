/** Metrics of a worker's or host agent's process, under the names that prom-client gives them in the API. */
import type { MetricGauge } from '@temporalio/common';
import { Runtime } from '@temporalio/worker';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { credentialMetric } from '../domain/names.ts';

/** Within a usual scrape interval. */
const everyMs = 10_000;

export interface MeteredProcess {
  role: string;
  version: string;
  /** When the certificates and tokens of its settings end, read again at each call. */
  credentials(): readonly { name: string; endsAt: Date }[];
}

/** The SDK's native core serves the port (WORKER_METRICS_PORT, HOST_METRICS_PORT) and has no collectors of Node. */
export function openProcessMeters({ role, version, credentials }: MeteredProcess): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const meter = Runtime.instance().metricMeter;
  meter.createGauge('compute_build_info', 'int').set(1, { role, version });
  const ends = meter.createGauge(credentialMetric.name, 'float', undefined, credentialMetric.help);
  const gauges = new Map<string, MetricGauge>();
  const copy = async () => {
    for (const { name, endsAt } of credentials()) ends.set(endsAt.getTime() / 1_000, { credential: name });
    // A labeled value, such as a kind of open handle, would stay after its last one is gone.
    for (const { name, help, values } of await registry.getMetricsAsJSON())
      for (const { value } of values.filter(({ labels }) => Object.keys(labels).length === 0)) {
        if (!gauges.has(name)) gauges.set(name, meter.createGauge(name, 'float', undefined, help));
        gauges.get(name)!.set(Number(value));
      }
  };
  void copy();
  setInterval(copy, everyMs).unref();
}
