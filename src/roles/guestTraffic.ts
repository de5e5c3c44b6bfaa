/** What goes through guests' networks, by machine and direction, counted where an agent's metrics are served. */
import { Runtime } from '@temporalio/worker';
import type { MachineDriver } from '../drivers/agent/driver.ts';

/** Within a usual scrape interval. */
const everyMs = 10_000;

/** Counts until the function that it returns is called. */
export function countGuestTraffic(host: string, driver: MachineDriver): () => void {
  const { traffic } = driver;
  if (!traffic) return () => undefined;
  const counter = Runtime.instance().metricMeter.createCounter(
    'compute_guest_network_bytes_total',
    'bytes',
    'What went through the networks of guests since they were switched on',
  );
  let known = new Map<string, number>();
  const count = async () => {
    const now = new Map<string, number>();
    for (const { machineUid: machine, inBytes, outBytes } of await traffic.call(driver)) {
      for (const [direction, bytes] of Object.entries({ in: inBytes, out: outBytes })) {
        const name = `${machine} ${direction}`;
        const before = known.get(name) ?? 0;
        // Fewer than before: it was switched on again.
        counter.add(bytes < before ? bytes : bytes - before, { host, machine, direction });
        now.set(name, bytes);
      }
    }
    known = now;
  };
  const timer = setInterval(() => void count().catch(() => undefined), everyMs).unref();
  return () => clearInterval(timer);
}
