import type { Observation } from '../../src/domain/observation.ts';
import type { MachineDriver } from '../../src/drivers/agent/driver.ts';
import type { Watcher } from '../../src/drivers/agent/watchers.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import type { TestHarness } from './testHarness.ts';

export type Sight = (seen: Observation) => Observation;

/** Replaces what hosts observe of machines, at a moment that the test chooses. */
export class Stage {
  /** Watchers by host: they hear of each change. */
  readonly #watchers: Watcher[][] = [];
  readonly #sights = new Map<string, Sight>();

  wrapDriver(driver: MachineDriver): MachineDriver {
    const own: Watcher[] = [];
    this.#watchers.push(own);
    const sightOf = (runtimeId: string): Sight => this.#sights.get(runtimeId) ?? ((seen) => seen);
    return new Proxy(driver, {
      get(target, name: keyof MachineDriver) {
        if (name === 'watch') return (watcher: Watcher) => own.push(watcher) && target.watch(watcher);
        if (name === 'observe') return async (runtimeId: string) => sightOf(runtimeId)(await target.observe(runtimeId));
        const member = target[name];
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
  }

  /** Makes the machine's host observe it like this from now on, and tells its agent of the change. */
  async happens(harness: TestHarness, vm: MachineRow, sight: Sight): Promise<void> {
    const { runtimeId, hostName } = await harness.db.placement.findFirstOrThrow({ where: { machineUid: vm.uid } });
    this.#sights.set(runtimeId, sight);
    const forwards = (await harness.current(vm))!.forwards;
    const up: Observation = {
      presence: 'present',
      power: 'on',
      guestUp: true,
      listeningPorts: forwards.map(({ guestPort }) => guestPort),
      sshHostKeys: [],
      forwards,
    };
    const change = { runtimeId, workflowId: harness.workflow(vm).workflowId, seen: sight(up), unattended: true };
    for (const tell of this.#watchers[harness.hostNames.indexOf(hostName)]!) tell(change);
  }
}
