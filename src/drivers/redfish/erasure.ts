/**
 * What became of the disks of a bare-metal host after its customers, in `DATA_DIR/hosts/HOST/disks.json`, the last one at
 * the end. While they are not erased, the host is not offered again: the next customer could read them. The file is
 * written before the machine's record goes, and an operator removes it once the disks were erased by hand.
 */
import path from 'node:path';
import type { HealthCheck } from '../../domain/hostHealth.ts';
import type { DiskErasure } from '../../domain/hostInventory.ts';
import { writeDurably } from '../../lib/files.ts';
import { jsonOrNull } from '../../lib/text.ts';
import { readIfThere } from '../agent/records.ts';
import { diskTolerance } from './hardware.ts';
import type { WipedDisk } from './machineReport.ts';

/** Several machines may come and go between two passes of the reaper, which audits all of them. */
const keptMs = 86_400_000;

export class Erasure {
  readonly #file: string;

  constructor(folder: string) {
    this.#file = path.join(folder, 'disks.json');
  }

  async note(last: Omit<DiskErasure, 'at'>): Promise<void> {
    const now = new Date();
    const isKept = ({ runtimeId, at }: DiskErasure) =>
      runtimeId !== last.runtimeId && now.getTime() - Date.parse(at) < keptMs;
    const all = [...(await this.all()).filter(isKept), { ...last, at: now.toISOString() }];
    await writeDurably(this.#file, `${JSON.stringify(all, null, 2)}\n`, 0o600);
  }

  /** Empty before any, and for a file that cannot be read. */
  async all(): Promise<DiskErasure[]> {
    return parsed((await readIfThere(this.#file)) ?? '') ?? [];
  }

  /** Null unless the disks hold what a customer left. A file that cannot be read counts as that. */
  async finding(): Promise<HealthCheck | null> {
    const text = await readIfThere(this.#file);
    if (text === null) return null;
    const last = parsed(text)?.at(-1);
    if (last?.isErased === true) return null;
    const of = last ? `machine ${last.machineUid}: ${last.how}` : 'an unknown machine';
    const message = `the disks were not erased after ${of}. Erase them, and then remove ${this.#file}`;
    return { type: 'Controller', ok: false, reason: 'DisksNotErased', message };
  }
}

/**
 * Only what the wipe image says of each disk shows that it is erased: that a machine went off proves nothing, since its
 * power may have been cut. `diskGiB`: what the fleet file promises of the host.
 */
export function wipeVerdict(
  image: string,
  disks: readonly WipedDisk[] | null,
  diskGiB: number | undefined,
): Pick<DiskErasure, 'isErased' | 'how'> {
  if (disks === null)
    return { isErased: false, how: `${image} ran, and the machine went off before it reported the disks it erased` };
  const kept = disks.filter((disk) => !disk.isErased);
  if (kept.length > 0) return { isErased: false, how: `${image} reports disks that are not erased: ${list(kept)}` };
  const gib = disks.reduce((sum, { bytes }) => sum + bytes, 0) / 2 ** 30;
  if (diskGiB !== undefined && diskGiB > gib * diskTolerance)
    return {
      isErased: false,
      how: `${image} erased ${list(disks)}, which is less than the ${diskGiB} GiB in the fleet file`,
    };
  return { isErased: true, how: `${image} erased ${list(disks)}` };
}

function list(disks: readonly WipedDisk[]): string {
  return disks.map(({ id, bytes }) => `${id} (${bytes} bytes)`).join(', ');
}

function parsed(text: string): DiskErasure[] | null {
  const all = jsonOrNull(text);
  return Array.isArray(all) && all.every((one) => typeof one?.machineUid === 'string') ? all : null;
}
