import type { MachineChange } from './driver.ts';

export type Watcher = (change: MachineChange) => void;

/** Watchers of the changes of a host's machines. */
export class Watchers {
  readonly #all = new Set<Watcher>();

  /** The new watcher first receives, once its caller is done, what `known` returns then. Returns an unsubscribe. */
  add(onChange: Watcher, known: () => readonly MachineChange[]): () => void {
    this.#all.add(onChange);
    queueMicrotask(() => {
      if (this.#all.has(onChange)) for (const change of known()) onChange(change);
    });
    return () => this.#all.delete(onChange);
  }

  tell(change: MachineChange): void {
    for (const watcher of this.#all) watcher(change);
  }

  clear(): void {
    this.#all.clear();
  }
}
