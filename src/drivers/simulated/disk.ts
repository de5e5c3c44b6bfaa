/**
 * What a simulated host keeps beside its records, under `DATA_DIR/hosts/HOST/`:
 *
 * | path | holds |
 * |---|---|
 * | `faults/ID.json` | how often each counted fault of a machine was shown |
 * | `faults/ID.lifted` | its presence ends all faults of the machine |
 */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Forward } from '../../domain/observation.ts';
import type { RuntimeSpec } from '../driver.ts';
import { emptyIfMissing, hostFolder, plainName, readIfThere, readRecords, replaceFile } from '../records.ts';

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

/** How often each fault of each machine was shown. */
export class FaultCounts {
  readonly #folder: string;

  constructor(hostFolder: string) {
    this.#folder = path.join(hostFolder, 'faults');
  }

  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
  }

  async readShown(runtimeId: string): Promise<Record<string, number>> {
    const text = await readIfThere(this.#file(runtimeId, 'json'));
    return text === null ? {} : (JSON.parse(text) as Record<string, number>);
  }

  async writeShown(runtimeId: string, shown: Record<string, number>): Promise<void> {
    await replaceFile(this.#file(runtimeId, 'json'), JSON.stringify(shown), true);
  }

  async areLifted(runtimeId: string): Promise<boolean> {
    return stat(this.#file(runtimeId, 'lifted')).then(
      () => true,
      () => false,
    );
  }

  async forget(runtimeId: string): Promise<void> {
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

/** Every machine of every simulated host, read from their disks alone, and so true also while no agent runs. */
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
