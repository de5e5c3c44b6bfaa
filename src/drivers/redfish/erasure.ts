/**
 * What became of the disks of a bare-metal host after its last customer, in `DATA_DIR/hosts/HOST/disks.json`. While they
 * are not erased, the host is not offered again: the next customer could read them. The file is written before the
 * machine's record goes, and an operator removes it once the disks were erased by hand.
 */
import path from 'node:path';
import type { MeansFinding } from '../../domain/hostHealth.ts';
import type { LastErasure } from '../../domain/hostInventory.ts';
import { readIfThere, replaceFile } from '../agent/records.ts';

export class Erasure {
  readonly #file: string;

  constructor(folder: string) {
    this.#file = path.join(folder, 'disks.json');
  }

  async note(last: Omit<LastErasure, 'at'>): Promise<void> {
    await replaceFile(this.#file, `${JSON.stringify({ ...last, at: new Date().toISOString() }, null, 2)}\n`, true);
  }

  /** Null before any, and for a file that cannot be read. */
  async last(): Promise<LastErasure | null> {
    const last = parsed((await readIfThere(this.#file)) ?? '');
    return typeof last?.machineUid === 'string' ? (last as LastErasure) : null;
  }

  /** Null unless the disks hold what a customer left. A file that cannot be read counts as that. */
  async finding(): Promise<MeansFinding | null> {
    const text = await readIfThere(this.#file);
    if (text === null) return null;
    const last = parsed(text);
    if (last?.isErased === true) return null;
    const of = last?.machineUid ? `machine ${last.machineUid}: ${last.how}` : 'an unknown machine';
    const message = `the disks were not erased after ${of}. Erase them, and then remove ${this.#file}`;
    return { type: 'Controller', ok: false, reason: 'DisksNotErased', message };
  }
}

function parsed(text: string): Partial<LastErasure> | null {
  try {
    return JSON.parse(text) as Partial<LastErasure> | null;
  } catch {
    return null;
  }
}
