import type { HealthCheck } from '../../domain/hostHealth.ts';
import type { DiskErasure, InventoryMachine } from '../../domain/hostInventory.ts';
import type { MachineKind, MachineSpec } from '../../domain/machine.ts';
import type { Observation } from '../../domain/observation.ts';
import { PublicError } from '../../lib/errors.ts';
import type { Consoles } from './consoleServer.ts';

/** Everything a host needs to build a machine. It holds no tenant's secrets: authorized keys are public. */
export interface RuntimeSpec {
  /** Identifies the machine on its host: its directory, process and serial number derive from it. */
  runtimeId: string;
  machineUid: string;
  kind: MachineKind;
  namespace: string;
  name: string;
  spec: MachineSpec;
  image: { name: string; digest: string; source: Record<string, unknown> };
  /** A simulated machine reads the faults that it is to show from these (src/drivers/simulated/faults.ts). */
  labels: Record<string, string>;
  /** The workflow to notify of changes. */
  workflowId: string;
  placementVersion: number;
}

/** In an inventory, of a machine whose record was lost. */
export const unknownUid = '00000000-0000-0000-0000-000000000000';

export interface InventoryEntry extends InventoryMachine {
  power: 'on' | 'off';
}

/** A machine's state differs from what was last reported. */
export interface MachineChange {
  runtimeId: string;
  workflowId: string;
  seen: Observation;
  /**
   * No call is waiting for this change, so the machine's workflow must be told: the machine was accessible before, or
   * was already on when this process started, and no call of this interface made the change. The agent also reports a
   * machine that a call of another workflow took down.
   */
  unattended: boolean;
}

/** What went through a running machine's network since it was switched on, forwarded ports included. */
export interface GuestTraffic {
  machineUid: string;
  inBytes: number;
  outBytes: number;
}

/**
 * One host's machines. Every method observes before it acts, so a repeated call is safe; the driver serializes the
 * calls for one runtime. `signal` aborts the wait and never leaves an action half recorded.
 */
export interface MachineDriver {
  /** The id of the folder that holds the host's records: another one after the folder was lost. Null: it has none. */
  readonly recordsId: string | null;
  /** All machines on the host, read from the host itself and not from a database. */
  inventory(): Promise<InventoryEntry[]>;
  /** What is observed of one machine now. `absent` when there is no trace of it. */
  observe(runtimeId: string): Promise<Observation>;
  /** Creates the machine, switched off. Throws DriverError('Tombstoned') for a runtime that was destroyed before. */
  create(runtime: RuntimeSpec, signal: AbortSignal): Promise<void>;
  /** Switches it on. Returns when the power is on, not when the guest is up. */
  start(runtimeId: string, signal: AbortSignal): Promise<void>;
  /**
   * Asks the guest to shut down and waits until it has, forever if the guest ignores it: the caller's signal ends the
   * wait. `force` switches it off. A guest that is not up cannot be asked and is switched off. Succeeds when the
   * machine is absent.
   */
  stop(runtimeId: string, options: { force: boolean }, signal: AbortSignal): Promise<void>;
  /**
   * Removes every trace and leaves a durable tombstone that rejects a late create. Succeeds when absent. With
   * `keepConsole`, what the machine printed stays for a while: it failed, and its customer may want to know why.
   */
  destroy(runtimeId: string, signal: AbortSignal, options?: { keepConsole?: boolean }): Promise<void>;
  /**
   * Calls back once for each change of a machine (power, guest, ports, presence). A new watcher first receives the
   * state of the machines that were on before this process started. Returns a function that unsubscribes.
   */
  watch(onChange: (change: MachineChange) => void): () => void;
  /** Fetches an image before a machine needs it; absent: machines are made without one. Fails as a create does. */
  readonly pullImage?: (image: RuntimeSpec['image'], signal: AbortSignal) => Promise<void>;
  /** Digests (`sha256:…`) of the images on the host: a machine that uses one of them starts without a download. */
  images(): Promise<string[]>;
  /**
   * Looks at what the host needs for new machines: its controller, its disk, its accelerator. One finding for each of
   * them that this kind of host has, also when it is fine; a look that takes long ends with the signal. While a finding
   * is not ok, the host gets no new machine.
   */
  health(signal: AbortSignal): Promise<HealthCheck[]>;
  /** What became of the disks after the latest machines; absent if they go with each machine. */
  readonly erasures?: () => Promise<DiskErasure[]>;
  /** What its controller was lately asked for and responded, a line each; absent: there is none. */
  readonly exchanges?: () => string[];
  /** Of the machines that run; absent if this kind of host does not see it. */
  readonly traffic?: () => Promise<GuestTraffic[]>;
  /** Reads what machines print; absent if this kind of host cannot. */
  readonly consoles?: Consoles | undefined;
  /** The highest placement version that a machine of this host, even a past one, was built for; 0 for a new host. */
  placementVersionSeen(): number;
  /**
   * Closes this process's listeners and timers and releases the host. Machines that live outside the process keep
   * running or, with `stopMachines`, are shut down until the host's next agent starts them again.
   */
  close(options?: { stopMachines?: boolean }): Promise<void>;
}

export type DriverErrorCode =
  /** The spec can never be built on this kind of host. */
  | 'InvalidSpec'
  /** The image is unknown, permanently unavailable, or has a different checksum. */
  | 'ImageUnavailable'
  /** The runtime was destroyed here before. */
  | 'Tombstoned'
  /** The machine does not exist on this host although it should. */
  | 'NotFound'
  /** Any other problem; a retry may help. */
  | 'Unavailable';

export class DriverError extends PublicError<DriverErrorCode> {
  override name = 'DriverError';
}

/** The machine is on, and another system than its image runs on it. */
export class OtherSystem extends DriverError {
  override name = 'OtherSystem';

  constructor(message: string) {
    super('Unavailable', message);
  }
}
