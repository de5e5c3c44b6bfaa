/**
 * Whether an accelerator hangs a guest without a word: some nested KVMs run a probe and the firmware, and then no guest.
 * A guest that waits uses no processor time, and one that works prints, or uses its disk. One that does neither, and
 * never reported, may still be healthy: being started again under emulation costs it a reboot, and that happens once.
 */
export interface GuestProgress {
  /** Bytes that it printed so far. */
  printed: number;
  /** Reads and writes of its disks so far. */
  diskOperations: number;
  /** Processor time that it used so far. */
  cpuMs: number;
}

/** How long a guest that boots may show no progress. */
export const hangAfterMs = 30_000;

/** How many times longer a firmware may take to print if it gets no processor time: its host may be busy. */
const silentFirmware = 4;

export class HangWatch {
  readonly #afterMs: number;
  readonly #printedBefore: number | null;
  #mark: GuestProgress & { atMs: number };

  /**
   * `printedBefore`: what earlier power-ons printed. The firmware prints within a second of this one. Null: how much that
   * was is not known.
   */
  constructor(printedBefore: number | null, atMs: number, afterMs: number) {
    this.#afterMs = afterMs;
    this.#printedBefore = printedBefore;
    this.#mark = { printed: printedBefore ?? -1, diskOperations: 0, cpuMs: 0, atMs };
  }

  /** Whether it hangs, as far as is known now. */
  hangs(now: GuestProgress, atMs: number): boolean {
    const { printed, diskOperations, cpuMs } = this.#mark;
    if (now.printed !== printed || now.diskOperations !== diskOperations) {
      this.#mark = { ...now, atMs };
      return false;
    }
    const sinceMs = atMs - this.#mark.atMs;
    if (sinceMs < this.#afterMs) return false;
    const isBusy = now.cpuMs - cpuMs > this.#afterMs / 2;
    return isBusy || (now.printed === this.#printedBefore && sinceMs >= silentFirmware * this.#afterMs);
  }
}
