/**
 * Whether a machine boots the image in its virtual CD, by what its controller reads of it. A controller may accept a
 * boot override and boot the disk all the same; the system there then finds the new seed and reports. Firmware and such
 * a system also look at the beginning of every drive, so that only a quantity shows a boot: a boot loads a kernel.
 *
 * What this does not show: a hostile system on the disk can read the whole CD too (docs/decisions/0015).
 */

const sectorBytes = 2_048;
/** A kernel and its initial file system are larger; looks at a drive, with readahead, are smaller. */
const bootBytes = 8 * 1024 * 1024;
const bootShare = 1 / 4;

/** Part of a machine's record, about the image that is in its drive. */
export interface BootReads {
  /** The machine was switched on to boot it; what is read from then on counts. */
  awaited: boolean;
  /** Enough was read before that: the controller may keep a copy, and read no more. */
  copied: boolean;
  /** Enough was read since then. */
  booted: boolean;
}

export const nothingRead: Readonly<BootReads> = { awaited: false, copied: false, booted: false };

/** Counts the sectors of an image that were read at least once. */
export class SectorCount {
  readonly #read = new Set<number>();

  /** Adds bytes that were read, and returns whether they are enough for a boot. */
  add(from: number, length: number, size: number): boolean {
    const enough = Math.ceil(Math.min(bootBytes, size * bootShare) / sectorBytes);
    const last = Math.floor((from + length - 1) / sectorBytes);
    for (let sector = Math.floor(from / sectorBytes); sector <= last && this.#read.size < enough; sector++)
      this.#read.add(sector);
    return this.#read.size >= enough;
  }

  get bytes(): number {
    return this.#read.size * sectorBytes;
  }
}
