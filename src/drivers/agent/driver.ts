import type { MachineKind, MachineSpec } from '../../domain/machine.ts';
import type { Observation } from '../../domain/observation.ts';

/** Everything a host needs to build a machine. It holds no tenant's secret: authorised keys are public. */
export interface RuntimeSpec {
  /** Names the machine on its host: directory, process and serial number derive from it. */
  runtimeId: string;
  machineUid: string;
  kind: MachineKind;
  namespace: string;
  name: string;
  spec: MachineSpec;
  image: { name: string; digest: string; source: Record<string, unknown> };
  /** The simulated fleet reads the faults it shall show from these (docs of src/drivers/simulated/faults.ts). */
  labels: Record<string, string>;
  /** The workflow that hears of changes. */
  workflowId: string;
  placementVersion: number;
}

export interface InventoryEntry {
  runtimeId: string;
  machineUid: string;
  /** Of its runtime spec: it names the machine to an operator when no record does. */
  workflowId?: string;
  power: 'on' | 'off';
}

/** Something about a machine is no longer as it was last told. */
export interface MachineChange {
  runtimeId: string;
  workflowId: string;
  seen: Observation;
  /**
   * Nobody waits for this change, so the machine's workflow has to be told: the machine was accessible before, or was
   * on already when this process started, and no call of this interface made the change.
   */
  unattended: boolean;
}

/**
 * One host's machines. Every method observes before it acts, so a repeat is safe; calls for one runtime are serialised
 * by the driver. `signal` aborts waiting, never leaves an action half recorded.
 */
export interface MachineDriver {
  /** All machines on the host, read from the host itself and not from any database. */
  inventory(): Promise<InventoryEntry[]>;
  /** What is seen of one machine now. `absent` when there is no trace of it. */
  observe(runtimeId: string): Promise<Observation>;
  /** Makes the machine exist, switched off. Throws DriverError('Tombstoned') for a runtime that was destroyed before. */
  create(runtime: RuntimeSpec, signal: AbortSignal): Promise<void>;
  /** Switches it on. Returns when the power is on, not when the guest is up. */
  start(runtimeId: string, signal: AbortSignal): Promise<void>;
  /**
   * Asks the guest to shut down and waits until it has, for ever if it does not listen: the caller's signal ends the
   * wait. `force` switches it off. A guest that is not up hears nothing and is switched off. Success when absent.
   */
  stop(runtimeId: string, options: { force: boolean }, signal: AbortSignal): Promise<void>;
  /** Removes every trace and leaves a durable tombstone that refuses a late create. Success when absent. */
  destroy(runtimeId: string, signal: AbortSignal): Promise<void>;
  /**
   * Calls back once for each change of a machine (power, guest, ports, presence). A new watcher first hears how the
   * machines fare that were on before this process started. Returns an unsubscribe.
   */
  watch(onChange: (change: MachineChange) => void): () => void;
  /** Digests (`sha256:…`) of the images that are on the host, so that a machine of theirs starts without a fetch. */
  images(): Promise<string[]>;
  /** The highest placement version that a machine of this host, past ones included, was built for; 0 for a new host. */
  placementVersionSeen(): number;
  /**
   * Ends listeners and timers of this process and gives the host free. Machines that live outside it go on, or with
   * `stopMachines` are shut down until the next agent of the host starts them again.
   */
  close(options?: { stopMachines?: boolean }): Promise<void>;
}

export type DriverErrorCode =
  /** The spec can never be built on this kind of host. */
  | 'InvalidSpec'
  /** The image is unknown, cannot be fetched for good, or its checksum differs. */
  | 'ImageUnavailable'
  /** The runtime was destroyed here before. */
  | 'Tombstoned'
  /** The machine does not exist on this host although it should. */
  | 'NotFound'
  /** Anything else; trying again may help. */
  | 'Unavailable';

export class DriverError extends Error {
  readonly code: DriverErrorCode;
  constructor(code: DriverErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DriverError';
    this.code = code;
  }
}
