/**
 * What a simulated host keeps of its machines, under `DATA_DIR/hosts/HOST/`:
 *
 * | path | holds |
 * |---|---|
 * | `runtimes/ID.json` | one machine: its spec, power, host key and forwards; it is there as long as the machine is |
 * | `tombstones.jsonl` | one line for each runtime destroyed here, appended before anything is removed |
 * | `faults/ID.json` | how often each counted fault of a machine was shown |
 * | `faults/ID.lifted` | its presence ends all faults of the machine |
 *
 * Files are replaced whole and only a line is ever appended, so that a kill at any moment leaves the state before or after.
 */
import { mkdir, open, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Forward } from '../../domain/observation.ts';
import type { RuntimeSpec } from '../driver.ts';

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

interface Tombstone {
  runtimeId: string;
  placementVersion: number;
}

export function hostFolder(dataDir: string, hostName: string): string {
  return path.join(dataDir, 'hosts', plainName(hostName));
}

/** Names become file names: nothing in them may lead elsewhere. */
function plainName(name: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/.test(name)) throw new Error(`"${name}" cannot name a file`);
  return name;
}

export class HostDisk {
  readonly #folder: string;
  readonly #tombstones = new Map<string, Tombstone>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Reads what a former agent left and mends what its end cut short. Throws when a machine's file cannot be read. */
  async open(): Promise<MachineRecord[]> {
    await mkdir(path.join(this.#folder, 'runtimes'), { recursive: true });
    await mkdir(path.join(this.#folder, 'faults'), { recursive: true });
    await this.#openTombstones();
    return readRecords(this.#folder);
  }

  isTombstoned(runtimeId: string): boolean {
    return this.#tombstones.has(runtimeId);
  }

  highestTombstoneVersion(): number {
    return Math.max(0, ...[...this.#tombstones.values()].map((tombstone) => tombstone.placementVersion));
  }

  async addTombstone(tombstone: Tombstone): Promise<void> {
    const known = this.#tombstones.get(tombstone.runtimeId);
    if (known) return;
    const file = await open(this.#tombstoneFile(), 'a');
    try {
      await file.appendFile(`${JSON.stringify(tombstone)}\n`);
      await file.datasync();
    } finally {
      await file.close();
    }
    this.#tombstones.set(tombstone.runtimeId, tombstone);
  }

  /** `durable: false` leaves the flush to the kernel: for what a restart finds out anew. */
  async write(record: MachineRecord, { durable = true } = {}): Promise<void> {
    await replaceFile(this.#recordFile(record.runtime.runtimeId), JSON.stringify(record), durable);
  }

  async remove(runtimeId: string): Promise<void> {
    await rm(this.#recordFile(runtimeId), { force: true });
  }

  /** How often each counted fault of the machine was shown. */
  async readShown(runtimeId: string): Promise<Record<string, number>> {
    const text = await readIfThere(this.#faultFile(runtimeId, 'json'));
    return text === null ? {} : (JSON.parse(text) as Record<string, number>);
  }

  async writeShown(runtimeId: string, shown: Record<string, number>): Promise<void> {
    await replaceFile(this.#faultFile(runtimeId, 'json'), JSON.stringify(shown), true);
  }

  async areFaultsLifted(runtimeId: string): Promise<boolean> {
    return stat(this.#faultFile(runtimeId, 'lifted')).then(
      () => true,
      () => false,
    );
  }

  async forgetFaults(runtimeId: string): Promise<void> {
    await rm(this.#faultFile(runtimeId, 'json'), { force: true });
    await rm(this.#faultFile(runtimeId, 'lifted'), { force: true });
  }

  /** A line that a kill cut short was never promised to anyone: it goes, or the next line would be spoilt by it. */
  async #openTombstones(): Promise<void> {
    const text = (await readIfThere(this.#tombstoneFile())) ?? '';
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) await truncate(this.#tombstoneFile(), Buffer.byteLength(whole));
    for (const line of whole.split('\n').filter((candidate) => candidate !== '')) {
      const tombstone = JSON.parse(line) as Tombstone;
      this.#tombstones.set(tombstone.runtimeId, tombstone);
    }
  }

  #recordFile(runtimeId: string): string {
    return path.join(this.#folder, 'runtimes', `${plainName(runtimeId)}.json`);
  }

  #faultFile(runtimeId: string, kind: 'json' | 'lifted'): string {
    return path.join(this.#folder, 'faults', `${plainName(runtimeId)}.${kind}`);
  }

  #tombstoneFile(): string {
    return path.join(this.#folder, 'tombstones.jsonl');
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
    for (const { runtime, power, forwards } of await readRecords(hostFolder(dataDir, hostName))) {
      const { runtimeId, machineUid, namespace, name, workflowId } = runtime;
      machines.push({ hostName, runtimeId, machineUid, namespace, name, workflowId, power, forwards });
    }
  }
  return machines;
}

async function readRecords(folder: string): Promise<MachineRecord[]> {
  const names = await readdir(path.join(folder, 'runtimes')).catch(emptyIfMissing);
  const records: MachineRecord[] = [];
  for (const name of names.filter((candidate) => candidate.endsWith('.json')).sort()) {
    // A machine may be destroyed between the listing and the reading.
    const text = await readIfThere(path.join(folder, 'runtimes', name));
    if (text !== null) records.push(JSON.parse(text) as MachineRecord);
  }
  return records;
}

let temporaryFiles = 0;

async function replaceFile(file: string, text: string, durable: boolean): Promise<void> {
  const temporary = `${file}.${process.pid}.${temporaryFiles++}.tmp`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    await handle.writeFile(text);
    if (durable) await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}

async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
