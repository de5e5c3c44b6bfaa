/**
 * A simulated host: machines that exist on disk and listen on real sockets of this process. They go down with it, and
 * those that were on are switched on again at its next start with the same host keys, as libvirt's autostart does.
 *
 * What makes it safe under repeats, kills and zombies:
 * - One agent per host (a lock held by the kernel), calls for one runtime one after another.
 * - The tombstone comes first and outside of that order, and a create checks for it again before it records anything:
 *   whichever of the two ends last, a destroyed runtime does not come back.
 * - A machine exists exactly as long as its file does.
 */

import { guestPorts, loopback, type PortRange } from '../../domain/forwardTargets.ts';
import type { HealthCheck } from '../../domain/hostHealth.ts';
import { absent, type Observation } from '../../domain/observation.ts';
import { pause } from '../../lib/waiting.ts';
import { lockHost } from '../agent/agentLock.ts';
import { type Consoles, NoKeyboard } from '../agent/consoleServer.ts';
import { ConsoleShelf } from '../agent/consoleShelf.ts';
import { diskHealth } from '../agent/diskHealth.ts';
import { DriverError, type InventoryEntry, type MachineDriver, type RuntimeSpec } from '../agent/driver.ts';
import { type KnownMachine, Machines } from '../agent/knownMachines.ts';
import { HostRecords, isRefusedByDisk } from '../agent/records.ts';
import type { Watcher } from '../agent/watchers.ts';
import { FaultCounts, type MachineRecord } from './disk.ts';
import { noFaults } from './faults.ts';
import { Guest } from './simulatedGuest.ts';
import { makeHostKey } from './simulatedSsh.ts';

/** How long each action takes, in milliseconds; `boot` is the guest's, from power-on until it is up. */
export interface SimulatedLatency {
  create: number;
  boot: number;
  /** A guest's own shutdown; a forced stop is immediate. */
  stop: number;
  destroy: number;
}

export interface SimulatedHostOptions {
  hostName: string;
  dataDir: string;
  /** One number applies to all actions; 0: everything happens at once. */
  latencyMs: number | Partial<SimulatedLatency>;
  /** Where machines' ports are; loopback unless given. */
  address?: string;
  /** The ports of that address which are for guests. */
  ports?: PortRange | undefined;
}

interface Machine extends KnownMachine {
  record: MachineRecord;
  /** Null while the power is off. */
  guest: Guest | null;
}

/** Number of machines that are switched on concurrently when a host starts. */
const resumeBatch = 64;

/** Simulated machines take some kilobytes each. */
const leastFreeBytes = 16 * 2 ** 20;

/** Pause before a machine that could not be removed from the disk vanishes again. */
const vanishAgainMs = 250;

/** Throws DriverError('Unavailable') when another agent serves the host. */
export async function openSimulatedHost(options: SimulatedHostOptions): Promise<MachineDriver> {
  const { folder, release } = await lockHost(options);
  const host = new SimulatedHost(folder, options, release);
  try {
    await host.resume();
    return host;
  } catch (error) {
    await host.close();
    throw error;
  }
}

function latencyOf(latencyMs: SimulatedHostOptions['latencyMs']): SimulatedLatency {
  if (typeof latencyMs === 'number') return { create: latencyMs, boot: latencyMs, stop: latencyMs, destroy: latencyMs };
  return { create: 0, boot: 0, stop: 0, destroy: 0, ...latencyMs };
}

class SimulatedHost implements MachineDriver {
  readonly #folder: string;
  readonly #records: HostRecords<MachineRecord>;
  readonly #counts: FaultCounts;
  readonly #latency: SimulatedLatency;
  readonly #address: string;
  readonly #ports: PortRange | undefined;
  readonly #release: () => Promise<void>;
  readonly #machines = new Machines<Machine>(lastSeen);
  readonly #shelf: ConsoleShelf;
  readonly consoles: Consoles;

  constructor(
    folder: string,
    { latencyMs, address = loopback, ports }: SimulatedHostOptions,
    release: () => Promise<void>,
  ) {
    this.#folder = folder;
    this.#records = new HostRecords(folder);
    this.#counts = new FaultCounts(folder);
    this.#latency = latencyOf(latencyMs);
    this.#address = address;
    this.#ports = ports;
    this.#release = release;
    this.#shelf = new ConsoleShelf(folder);
    this.consoles = {
      address,
      ports: ports ?? guestPorts,
      find: (runtimeId) => this.#shelf.find(runtimeId),
      openKeyboard: async (runtimeId) => {
        const guest = this.#machines.get(runtimeId)?.guest;
        if (!guest) throw new NoKeyboard('the machine is off');
        return guest.openKeyboard();
      },
    };
  }

  /** Loads the machines from the disk and switches on those that were on. */
  async resume(): Promise<void> {
    await this.#counts.open();
    const { records } = await this.#records.open();
    await this.#shelf.open(records.map(({ runtime }) => runtime.runtimeId));
    const wasOn: Machine[] = [];
    for (const record of records) {
      const { runtimeId } = record.runtime;
      // Do not restart a machine whose destroy was in progress; it waits for the destroy to be repeated.
      const on = record.power === 'on' && !this.#records.isTombstoned(runtimeId);
      const machine: Machine = { record, guest: null, settled: on, resumed: on };
      this.#machines.set(runtimeId, machine);
      if (on) wasOn.push(machine);
    }
    for (let from = 0; from < wasOn.length; from += resumeBatch) {
      await Promise.all(
        wasOn.slice(from, from + resumeBatch).map((machine) => this.#switchOn(machine, { again: true })),
      );
    }
  }

  async inventory(): Promise<InventoryEntry[]> {
    return this.#machines.inventory();
  }

  async observe(runtimeId: string): Promise<Observation> {
    this.#records.refuseUnreadable(runtimeId);
    await this.#machines.get(runtimeId)?.guest?.look();
    // A probe takes time: return the state that holds after it.
    return this.#machines.lastSeen(runtimeId);
  }

  async create(runtime: RuntimeSpec, signal: AbortSignal): Promise<void> {
    const { runtimeId } = runtime;
    await this.#machines.inTurn(runtimeId, signal, async () => {
      this.#records.refuseTombstoned(runtimeId);
      if (this.#machines.has(runtimeId)) return;
      const faults = await this.#counts.of(runtime);
      await pause(faults.slowMs + this.#latency.create, signal, this.#machines.closing);
      await this.#counts.refuse('create', runtime, faults);
      const record: MachineRecord = { runtime, power: 'off', hostKey: makeHostKey(), forwards: [] };
      this.#records.refuseTombstoned(runtimeId);
      await this.#records.write(record);
      this.#machines.set(runtimeId, { record, guest: null, settled: false, resumed: false });
      await this.#counts.loseReply('create', runtimeId, faults);
    });
  }

  async start(runtimeId: string, signal: AbortSignal): Promise<void> {
    await this.#machines.inTurn(runtimeId, signal, async () => {
      this.#records.refuseTombstoned(runtimeId);
      this.#records.refuseUnreadable(runtimeId);
      const machine = this.#machines.get(runtimeId);
      if (!machine) throw new DriverError('NotFound', `the host has no machine ${runtimeId}`);
      if (machine.guest) return;
      const faults = await this.#counts.of(machine.record.runtime);
      await pause(faults.slowMs, signal, this.#machines.closing);
      await this.#switchOn(machine);
      await this.#counts.loseReply('start', runtimeId, faults);
    });
  }

  async stop(runtimeId: string, { force }: { force: boolean }, signal: AbortSignal): Promise<void> {
    await this.#machines.inTurn(runtimeId, signal, async () => {
      const machine = this.#machines.get(runtimeId);
      if (!machine) return;
      // A guest that is off but recorded as on would come up again with the next agent.
      if (!machine.guest && machine.record.power === 'off') return this.#records.flush(runtimeId);
      const faults = await this.#counts.of(machine.record.runtime);
      await pause(faults.slowMs, signal, this.#machines.closing);
      if (!force && machine.guest?.isUp) {
        await pause(faults.stopIgnored ? Infinity : this.#latency.stop, signal, this.#machines.closing);
      }
      await this.#switchOff(machine);
      await this.#counts.loseReply('stop', runtimeId, faults);
    });
  }

  async destroy(runtimeId: string, signal: AbortSignal, { keepConsole = false } = {}): Promise<void> {
    this.#machines.closing.throwIfAborted();
    await this.#records.writeTombstone(runtimeId);
    await this.#machines.inTurn(runtimeId, signal, async () => {
      const machine = this.#machines.get(runtimeId);
      const faults = machine ? await this.#counts.of(machine.record.runtime) : noFaults();
      if (machine) {
        await pause(faults.slowMs + this.#latency.destroy, signal, this.#machines.closing);
        await this.#counts.refuse('destroy', machine.record.runtime, faults);
        await this.#remove(machine, false, keepConsole);
      } else await this.#records.remove(runtimeId);
      await this.#counts.loseReply('destroy', runtimeId, faults);
    });
  }

  watch(onChange: Watcher): () => void {
    return this.#machines.watch(onChange);
  }

  async images(): Promise<string[]> {
    return [...new Set([...this.#machines.values()].map(({ record }) => record.runtime.image.digest))];
  }

  async health(): Promise<HealthCheck[]> {
    return [await diskHealth(this.#folder, leastFreeBytes)];
  }

  get recordsId(): string | null {
    return this.#records.id;
  }

  placementVersionSeen(): number {
    return this.#records.placementVersionSeen();
  }

  async close(): Promise<void> {
    // Release the lock last: until then, no other agent may find this one still working on a machine.
    await this.#machines.close();
    await Promise.all([...this.#machines.values()].map((machine) => machine.guest?.switchOff()));
    await this.#shelf.close();
    await this.#release();
  }

  /** `again`: it was on when the last agent ended. That agent's record is good enough if the disk takes no other. */
  async #switchOn(machine: Machine, { again = false } = {}): Promise<void> {
    const { record } = machine;
    const faults = await this.#counts.of(record.runtime);
    const guest = await Guest.switchOn({
      record,
      faults,
      bootMs: this.#latency.boot + faults.slowMs,
      address: this.#address,
      ports: this.#ports,
      console: this.#shelf.of(record.runtime.runtimeId),
      onChange: () => this.#machines.tell(machine, machine.settled),
      onVanish: () => void this.#vanish(machine),
    });
    record.power = 'on';
    record.forwards = guest.forwards();
    try {
      await this.#records.write(record);
    } catch (error) {
      if (!again || !isRefusedByDisk(error)) {
        record.power = 'off';
        await guest.switchOff();
        throw error;
      }
    }
    machine.guest = guest;
    guest.boot();
  }

  /** The machine goes even if its host's disk takes no change at the moment. */
  async #vanish(machine: Machine): Promise<void> {
    for (;;) {
      try {
        return await this.#machines.unasked(machine, () => this.#remove(machine, true));
      } catch {
        await pause(vanishAgainMs);
      }
    }
  }

  async #switchOff(machine: Machine): Promise<void> {
    await machine.guest?.switchOff();
    machine.guest = null;
    machine.settled = false;
    machine.resumed = false;
    const record: MachineRecord = { ...machine.record, power: 'off', forwards: [] };
    await this.#records.writeIfTaken(record);
    machine.record = record;
    this.#machines.tell(machine, false);
  }

  async #remove(machine: Machine, unattended: boolean, keepConsole = false): Promise<void> {
    const { runtimeId } = machine.record.runtime;
    await machine.guest?.switchOff();
    machine.guest = null;
    await this.#shelf.release(runtimeId, { keep: keepConsole });
    await this.#records.remove(runtimeId);
    this.#machines.delete(runtimeId);
    this.#machines.tell(machine, unattended);
  }
}

function lastSeen({ guest }: Machine): Observation {
  return guest ? guest.lastSeen() : { ...absent, presence: 'present' };
}
