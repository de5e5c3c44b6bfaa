/**
 * A simulated bare-metal host: the driver of real ones, on a simulated machine behind a simulated controller. Faults of the
 * machine are shown by it (src/drivers/simulated/bmc.ts); those of the host's actions stand here, before the driver.
 */
import type { Logger } from 'pino';
import { DriverError, type MachineDriver, type RuntimeSpec } from '../driver.ts';
import type { ImageCache } from '../imageCache.ts';
import { hostFolder } from '../records.ts';
import { openMetalHost } from '../redfish/host.ts';
import type { Action, MetalTiming, Simulation } from '../redfish/options.ts';
import { redfishSettings } from '../settings.ts';
import { pause } from '../waiting.ts';
import { type Bmc, openBmc } from './bmc.ts';
import { FaultCounts } from './disk.ts';
import { loopback } from './guest.ts';
import { type Faults, faultLabel, noFaults, readFaults } from './faults.ts';

export interface SimulatedMetalOptions {
  hostName: string;
  dataDir: string;
  /** Of each action and of the guest's boot and shutdown. */
  latencyMs: number;
  /** Where the machine's ports are; loopback unless given. */
  address?: string;
  images: ImageCache;
  log: Logger;
}

/** A controller on loopback answers at once, and nothing is gained by sparing it. */
const timing: Partial<MetalTiming> = {
  spacingMs: 0,
  lookMs: { first: 5, most: 100 },
  settleMs: 100,
  powerFreshMs: 0,
  watchMs: 1_000,
  probeMs: { first: 25, most: 500 },
};

export async function openSimulatedMetal({ hostName, dataDir, latencyMs, address = loopback, images, log }: SimulatedMetalOptions): Promise<MachineDriver> {
  const folder = hostFolder(dataDir, hostName);
  return openMetalHost({
    hostName,
    dataDir,
    settings: redfishSettings.parse({ endpoint: 'http://127.0.0.1', credentialsFile: 'none', address }),
    images,
    simulation: new SimulatedMetal(folder, latencyMs, address),
    timing,
    log,
  });
}

class SimulatedMetal implements Simulation {
  readonly #folder: string;
  readonly #latencyMs: number;
  readonly #address: string;
  readonly #counts: FaultCounts;
  #bmc: Bmc | null = null;

  constructor(folder: string, latencyMs: number, address: string) {
    this.#address = address;
    this.#folder = folder;
    this.#latencyMs = latencyMs;
    this.#counts = new FaultCounts(folder);
  }

  async open() {
    await this.#counts.open();
    const latencyMs = { boot: this.#latencyMs, stop: this.#latencyMs };
    const bmc = await openBmc({ folder: this.#folder, faults: this.#counts, latencyMs, address: this.#address });
    this.#bmc = bmc;
    return { endpoint: bmc.endpoint, credentials: async () => bmc.credentials };
  }

  async close(): Promise<void> {
    await this.#bmc?.close();
  }

  async before(action: Action, runtime: RuntimeSpec, signal: AbortSignal): Promise<void> {
    const { runtimeId, image } = runtime;
    const faults = await this.#faults(runtime);
    const takesTime = action === 'create' || action === 'destroy';
    await pause(faults.slowMs + (takesTime ? this.#latencyMs : 0), signal);
    if (action === 'create' && faults.refuseSpec) {
      throw new DriverError('InvalidSpec', 'the simulated host cannot build this spec (refuse-spec)');
    }
    if (action === 'create' && faults.imageChecksum) {
      throw new DriverError('ImageUnavailable', `checksum of ${image.name} differs from ${image.digest}`);
    }
    if (action === 'create' && (await this.#shows(runtimeId, 'create-fails', faults.createFails))) {
      throw new DriverError('Unavailable', 'the simulated host failed to create the machine (create-fails)');
    }
    if (action === 'destroy' && (await this.#shows(runtimeId, 'destroy-refuses', faults.destroyRefuses))) {
      throw new DriverError('Unavailable', 'the simulated host refuses to destroy the machine (destroy-refuses)');
    }
  }

  async after(action: Action, runtime: RuntimeSpec): Promise<void> {
    const { lostReplies } = await this.#faults(runtime);
    const isLost = await this.#shows(runtime.runtimeId, `lost-reply=${action}`, lostReplies.has(action) ? 1 : 0);
    if (action === 'destroy') await this.#counts.forget(runtime.runtimeId);
    if (isLost) throw new DriverError('Unavailable', `the reply to ${action} was lost (lost-reply)`);
  }

  /** The machine reads its faults from them, its image's too. */
  labels({ labels, image }: RuntimeSpec): Record<string, string> {
    const ofImage = image.source['fault'];
    if (typeof ofImage !== 'string') return labels;
    return { ...labels, [faultLabel]: [labels[faultLabel], ofImage].filter(Boolean).join(',') };
  }

  async #faults(runtime: RuntimeSpec): Promise<Faults> {
    let faults: Faults | null;
    try {
      faults = readFaults(runtime);
    } catch (error) {
      throw new DriverError('InvalidSpec', (error as Error).message, { cause: error });
    }
    return faults && !(await this.#counts.areLifted(runtime.runtimeId)) ? faults : noFaults();
  }

  /** Whether a fault that is shown `times` times is due again; counts it. */
  async #shows(runtimeId: string, fault: string, times: number): Promise<boolean> {
    if (times === 0 || times === Infinity) return times > 0;
    const shown = await this.#counts.readShown(runtimeId);
    const before = shown[fault] ?? 0;
    if (before >= times) return false;
    await this.#counts.writeShown(runtimeId, { ...shown, [fault]: before + 1 });
    return true;
  }
}
