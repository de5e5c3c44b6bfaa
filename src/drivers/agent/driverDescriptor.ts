import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import type * as z from 'zod';
import type { PortRange } from '../../domain/forwardTargets.ts';
import type { MachineKind } from '../../domain/machine.ts';
import type { MachineDriver } from './driver.ts';
import type { ImageCache } from './imageCache.ts';

/** A host as its driver opens it. */
export interface DrivenHost {
  name: string;
  workload: MachineKind;
  cpu?: number | undefined;
  memoryGiB?: number | undefined;
  diskGiB?: number | undefined;
  forwardPorts?: PortRange | undefined;
}

/** What a host's controller shows of its hardware. */
export interface Inspection {
  facts: [name: string, value: string][];
  /** How that differs from the fleet file, for operators. */
  differences: string[];
}

export interface DriverOptions {
  /** Root of everything that hosts store: a folder per host, and the images that the hosts of one machine share. */
  dataDir: string;
  /** Latency of each action of a simulated machine, in milliseconds. */
  simulatedLatencyMs: number;
  /** Name or address of this machine on which simulated machines listen; the gateway must reach it. */
  simulatedAddress: string;
  /** By which images are downloaded; absent: directly. */
  wayOut?: Dispatcher;
  log: Logger;
}

/** What the rest of the service knows of a driver. Its settings are in the fleet file, under the driver's name. */
export interface DriverDescriptor<Settings = unknown> {
  /** The kinds of machines that it builds. */
  workloads: readonly MachineKind[];
  settings: z.ZodType<Settings>;
  /** What the settings must have; absent: they may be left out. */
  needs?: string;
  /** Where its machines' ports are, unless the fleet file says otherwise. */
  forwards(settings: Settings | undefined, simulatedAddress: string): { address: string; ports: PortRange };
  /** Where its agent hands out consoles, on the ports for guests; absent: where its machines' ports are. */
  consoleAddress?(settings: Settings | undefined): string | undefined;
  /** Throws DriverError('Unavailable') if another agent serves the host. */
  open(
    host: DrivenHost,
    settings: Settings | undefined,
    options: DriverOptions & { openImages(): Promise<ImageCache> },
  ): Promise<MachineDriver>;
  /**
   * Reads the hardware of a host, changing nothing; absent: the kind of host shows none. `tell` hears in the end, also
   * after a failure, what the controller was asked for and responded, beside reads that succeeded.
   */
  inspect?(
    host: DrivenHost,
    settings: Settings | undefined,
    signal: AbortSignal,
    tell: (line: string) => void,
  ): Promise<Inspection>;
}
