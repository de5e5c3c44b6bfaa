/**
 * A simulated bare-metal host: the real driver, on a simulated machine behind a simulated controller. The machine shows
 * its own faults (src/drivers/simulated/simulatedBmc.ts); those of the host's actions are here, before the driver.
 */
import type { Logger } from 'pino';
import { loopback, type PortRange } from '../../domain/forwardTargets.ts';
import { pause } from '../../lib/waiting.ts';
import type { MachineDriver, RuntimeSpec } from '../agent/driver.ts';
import type { ImageCache } from '../agent/imageCache.ts';
import { hostFolder } from '../agent/records.ts';
import { openMetalHost } from '../redfish/redfishHost.ts';
import type { Action, MetalTiming, Simulation } from '../redfish/redfishOptions.ts';
import { redfishSettings } from '../redfish/redfishSettings.ts';
import { FaultCounts } from './disk.ts';
import { faultLabel } from './faults.ts';
import { type Bmc, openBmc } from './simulatedBmc.ts';

export interface SimulatedMetalOptions {
  hostName: string;
  dataDir: string;
  /** Latency of each action and of the guest's boot and shutdown. */
  latencyMs: number;
  /** Where the machine's ports are; loopback unless given. */
  address?: string;
  /** The ports of that address which are for guests. */
  ports?: PortRange | undefined;
  images: ImageCache;
  log: Logger;
}

/** A controller on loopback responds at once, and there is no need to spare it. */
const timing: Partial<MetalTiming> = {
  spacingMs: 0,
  lookMs: { first: 5, most: 100 },
  settleMs: 100,
  powerFreshMs: 0,
  watchMs: 1_000,
  healthMs: 300_000,
  probeMs: { first: 25, most: 500 },
};

export async function openSimulatedMetal({
  hostName,
  dataDir,
  latencyMs,
  address = loopback,
  ports,
  images,
  log,
}: SimulatedMetalOptions): Promise<MachineDriver> {
  const folder = hostFolder(dataDir, hostName);
  return openMetalHost({
    hostName,
    dataDir,
    settings: redfishSettings.parse({ endpoint: 'http://127.0.0.1', credentialsFile: 'none', address }),
    images,
    simulation: new SimulatedMetal(folder, latencyMs, { address, ports }),
    timing,
    log,
  });
}

class SimulatedMetal implements Simulation {
  readonly #folder: string;
  readonly #latencyMs: number;
  readonly #at: { address: string; ports: PortRange | undefined };
  readonly #counts: FaultCounts;
  #bmc: Bmc | null = null;

  constructor(folder: string, latencyMs: number, at: { address: string; ports: PortRange | undefined }) {
    this.#at = at;
    this.#folder = folder;
    this.#latencyMs = latencyMs;
    this.#counts = new FaultCounts(folder);
  }

  async open() {
    await this.#counts.open();
    const latencyMs = { boot: this.#latencyMs, stop: this.#latencyMs };
    const bmc = await openBmc({ folder: this.#folder, faults: this.#counts, latencyMs, ...this.#at });
    this.#bmc = bmc;
    return { endpoint: bmc.endpoint, credentials: async () => bmc.credentials };
  }

  async close(): Promise<void> {
    await this.#bmc?.close();
  }

  async before(action: Action, runtime: RuntimeSpec, signal: AbortSignal): Promise<void> {
    const faults = await this.#counts.of(runtime);
    const takesTime = action === 'create' || action === 'destroy';
    await pause(faults.slowMs + (takesTime ? this.#latencyMs : 0), signal);
    await this.#counts.refuse(action, runtime, faults);
  }

  async after(action: Action, runtime: RuntimeSpec): Promise<void> {
    await this.#counts.loseReply(action, runtime.runtimeId, await this.#counts.of(runtime));
  }

  /** Includes the faults of the image: the machine reads all of its faults from its labels. */
  labels({ labels, image }: RuntimeSpec): Record<string, string> {
    const ofImage = image.source['fault'];
    if (typeof ofImage !== 'string') return labels;
    return { ...labels, [faultLabel]: [labels[faultLabel], ofImage].filter(Boolean).join(',') };
  }
}
