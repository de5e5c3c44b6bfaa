/**
 * The folders of a host's machines, `DATA_DIR/hosts/HOST/machines/RUNTIME/`. A folder is built under another name and
 * gets its own once the machine's record is written. So a folder without a record is never half of a create: its record
 * was lost, and the machine is there until a destroy is asked for. So is one whose QEMU runs without a folder.
 */
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../../lib/files.ts';
import { isUuid } from '../../lib/uuid.ts';
import { findGuests, findProcesses, killProcesses } from './qemuPrograms.ts';

const half = '.half';

/** What the host's records say of a runtime. */
export interface Recorded {
  has(runtimeId: string): boolean;
  isTombstoned(runtimeId: string): boolean;
}

export class MachineFolders {
  readonly #folder: string;
  readonly #hostFolder: string;

  constructor(hostFolder: string) {
    this.#folder = path.join(hostFolder, 'machines');
    this.#hostFolder = hostFolder;
  }

  /** Completes creates and destroys of a former agent. A create that had no record yet leaves nothing. */
  async open(recorded: Recorded): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    for (const name of await readdir(this.#folder)) {
      const runtimeId = name.endsWith(half) ? name.slice(0, -half.length) : name;
      if (name === runtimeId) {
        if (recorded.isTombstoned(runtimeId) && !recorded.has(runtimeId)) await this.remove(runtimeId);
      } else if (recorded.has(runtimeId) && !(await exists(this.of(runtimeId)))) await this.finish(runtimeId);
      else await rm(this.halfOf(runtimeId), { recursive: true, force: true });
    }
  }

  of(runtimeId: string): string {
    return path.join(this.#folder, path.basename(runtimeId));
  }

  /** Where the folder is built. */
  halfOf(runtimeId: string): string {
    return `${this.of(runtimeId)}${half}`;
  }

  /** The folder is built and the record written. */
  async finish(runtimeId: string): Promise<void> {
    await rename(this.halfOf(runtimeId), this.of(runtimeId));
    await syncFolder(this.#folder);
  }

  /** Kills what runs the machine, and removes its files. */
  async remove(runtimeId: string): Promise<void> {
    await killProcesses(runtimeId);
    for (const folder of [this.of(runtimeId), this.halfOf(runtimeId)])
      await rm(folder, { recursive: true, force: true });
  }

  /** Whether anything of the machine is here: its folder, or a QEMU that runs it. */
  async hasTraces(runtimeId: string): Promise<boolean> {
    return (await exists(this.of(runtimeId))) || (await isRunning(runtimeId));
  }

  /** Machines of this host that are not recorded, by their folders and by the processes that name the host. */
  async strays(recorded: Pick<Recorded, 'has'>): Promise<{ runtimeId: string; power: 'on' | 'off' }[]> {
    const found = new Set([...(await readdir(this.#folder)), ...(await findGuests(this.#hostFolder))]);
    const strays = [...found].filter((name) => isUuid(name) && !recorded.has(name)).sort();
    return Promise.all(strays.map(async (runtimeId) => ({ runtimeId, power: await powerOf(runtimeId) })));
  }
}

export async function powerOf(runtimeId: string): Promise<'on' | 'off'> {
  return (await isRunning(runtimeId)) ? 'on' : 'off';
}

async function isRunning(runtimeId: string): Promise<boolean> {
  return (await findProcesses(runtimeId)).length > 0;
}

async function exists(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => null)) !== null;
}
