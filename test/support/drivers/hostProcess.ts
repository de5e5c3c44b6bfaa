/**
 * A host in a separate process, to be killed. It opens the host, creates and starts the machines given as JSON, prints
 * what it observes of them once all are accessible, and stays. Arguments: data folder, host's name, runtimes, its
 * machines' address.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isAccessible } from '../../../src/domain/observation.ts';
import type { RuntimeSpec } from '../../../src/drivers/agent/driver.ts';
import { openSimulatedHost } from '../../../src/drivers/simulated/simulatedHost.ts';

const [dataDir = '', hostName = '', given = '[]', address = ''] = process.argv.slice(2);
const runtimes = JSON.parse(given) as RuntimeSpec[];
const driver = await openSimulatedHost({ dataDir, hostName, latencyMs: 0, address });
const { signal } = new AbortController();
for (const runtime of runtimes) {
  await driver.create(runtime, signal);
  await driver.start(runtime.runtimeId, signal);
}
const seen = await Promise.all(
  runtimes.map(async ({ runtimeId, spec }) => {
    for (;;) {
      const now = await driver.observe(runtimeId);
      if (isAccessible(spec.ports ?? [], now)) return now;
      await sleep(5);
    }
  }),
);
process.stdout.write(`${JSON.stringify(seen)}\n`);
