/**
 * What a simulated host stores beside its records, under `DATA_DIR/hosts/HOST/`:
 *
 * | path | holds |
 * |---|---|
 * | `faults/ID.json` | how often each counted fault of a machine was shown |
 * | `faults/ID.lifted` | its presence ends all faults of the machine |
 */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Forward } from '../../domain/observation.ts';
import { replaceFile } from '../../lib/files.ts';
import { DriverError, type RuntimeSpec } from '../agent/driver.ts';
import { emptyIfMissing, hostFolder, plainName, readIfThere, readRecords } from '../agent/records.ts';
import { type Action, type Faults, noFaults, readFaults } from './faults.ts';

export interface HostKey {
  /** OpenSSH's private key format. */
  private: string;
  /** One line as in known_hosts: algorithm and key. */
  public: string;
}

export interface MachineRecord {
  runtime: RuntimeSpec;
  power: 'on' | 'off';
  hostKey: HostKey;
  /** Where the guest's ports are forwarded while the power is on. */
  forwards: Forward[];
}

/** The faults of a host's machines, and how often each was shown. */
export class FaultCounts {
  readonly #folder: string;

  constructor(hostFolder: string) {
    this.#folder = path.join(hostFolder, 'faults');
  }

  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
  }

  /** The faults that the machine requests, unless they were lifted. Throws DriverError for an unknown fault. */
  async of(runtime: RuntimeSpec): Promise<Faults> {
    let faults: Faults | null;
    try {
      faults = readFaults(runtime);
    } catch (error) {
      throw new DriverError('InvalidSpec', (error as Error).message, { cause: error });
    }
    return faults && !(await this.areLifted(runtime.runtimeId)) ? faults : noFaults();
  }

  /** Throws the action's injected failure, if there is one. */
  async refuse(action: Action, { runtimeId, image }: RuntimeSpec, faults: Faults): Promise<void> {
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

  /** Throws, once, if the reply to a completed action is to be lost. Forgets a destroyed machine's faults. */
  async loseReply(action: Action, runtimeId: string, { lostReplies }: Faults): Promise<void> {
    const isLost = await this.#shows(runtimeId, `lost-reply=${action}`, lostReplies.has(action) ? 1 : 0);
    if (action === 'destroy') await this.#forget(runtimeId);
    if (isLost) throw new DriverError('Unavailable', `the reply to ${action} was lost (lost-reply)`);
  }

  async areLifted(runtimeId: string): Promise<boolean> {
    return stat(this.#file(runtimeId, 'lifted')).then(
      () => true,
      () => false,
    );
  }

  /** Whether a fault to be shown `times` times is still due; counts it. */
  async #shows(runtimeId: string, fault: string, times: number): Promise<boolean> {
    if (times === 0 || times === Infinity) return times > 0;
    const text = await readIfThere(this.#file(runtimeId, 'json'));
    const shown = text === null ? {} : (JSON.parse(text) as Record<string, number>);
    const before = shown[fault] ?? 0;
    if (before >= times) return false;
    await replaceFile(this.#file(runtimeId, 'json'), JSON.stringify({ ...shown, [fault]: before + 1 }));
    return true;
  }

  async #forget(runtimeId: string): Promise<void> {
    await rm(this.#file(runtimeId, 'json'), { force: true });
    await rm(this.#file(runtimeId, 'lifted'), { force: true });
  }

  #file(runtimeId: string, kind: 'json' | 'lifted'): string {
    return path.join(this.#folder, `${plainName(runtimeId)}.${kind}`);
  }
}

/** Ends all faults of a machine, whether or not its host's agent runs. */
export async function liftFaults(dataDir: string, hostName: string, runtimeId: string): Promise<void> {
  const folder = path.join(hostFolder(dataDir, hostName), 'faults');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${plainName(runtimeId)}.lifted`), '');
}

export interface SimulatedMachine {
  hostName: string;
  runtimeId: string;
  machineUid: string;
  namespace: string;
  name: string;
  workflowId: string;
  power: 'on' | 'off';
  /** Where its ports were forwarded when it was last switched on. */
  forwards: Forward[];
}

/** Every machine of every simulated host, read only from their disks, and so correct even while no agent runs. */
export async function listSimulatedInventory(dataDir: string): Promise<SimulatedMachine[]> {
  const hosts = await readdir(path.join(dataDir, 'hosts')).catch(emptyIfMissing);
  const machines: SimulatedMachine[] = [];
  for (const hostName of hosts.sort()) {
    const { records } = await readRecords<MachineRecord>(hostFolder(dataDir, hostName));
    for (const { runtime, power, forwards } of records) {
      const { runtimeId, machineUid, namespace, name, workflowId } = runtime;
      machines.push({ hostName, runtimeId, machineUid, namespace, name, workflowId, power, forwards });
    }
  }
  return machines;
}
