import type { MachineDriver } from '../drivers/agent/driver.ts';
import { type Tracer, traced } from '../lib/tracing.ts';

/** Calls that change a machine. Observations are many, and each says little. */
const calls = ['create', 'start', 'stop', 'destroy'] as const;

/** The driver, each of whose calls within a trace is a span. */
export function tracedDriver(
  driver: MachineDriver,
  tracer: Tracer,
  host: { name: string; driver: string },
): MachineDriver {
  return new Proxy(driver, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (!calls.includes(name as (typeof calls)[number])) return value.bind(target);
      return (...given: unknown[]) => {
        const call = (): Promise<unknown> => value.apply(target, given);
        const parent = tracer.current();
        if (parent === null) return call();
        const attributes = { 'compute.host': host.name, 'compute.driver': host.driver };
        return traced(tracer, `driver ${String(name)}`, { kind: 'internal', parent, attributes }, call);
      };
    },
  });
}
