/** One control plane for what machines go through: its start takes longer than most of these tests. */
import { DriverError, type MachineDriver } from '../../../src/drivers/agent/driver.ts';
import { FaultInjection } from '../faultInjection.ts';
import { openTestHarness, type TestHarness } from '../testHarness.ts';

export const injection = new FaultInjection();
export const drivers: MachineDriver[] = [];
/** What a test makes the hosts do. */
export const hosts = {
  /** They cannot observe their machines, as when a management controller is away. */
  areBlind: false,
  observations: 0,
  /** Guests go off while they boot. */
  bootsFail: false,
  failedBoots: 0,
};

export let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness({ bareMetalHosts: 1, wrapDriver: (driver) => injection.wrapDriver(wrap(driver)) });
}, 180_000);
afterAll(() => harness?.close());

function wrap(driver: MachineDriver): MachineDriver {
  drivers.push(driver);
  return new Proxy(driver, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (name === 'start' && hosts.bootsFail)
        return async (runtimeId: string, signal: AbortSignal) => {
          await target.start(runtimeId, signal);
          await target.stop(runtimeId, { force: true }, signal);
          hosts.failedBoots++;
        };
      if (name !== 'observe' || !hosts.areBlind) return member.bind(target);
      hosts.observations++;
      return () => Promise.reject(new DriverError('Unavailable', 'the controller does not answer'));
    },
  });
}
