import { consoleBytes } from '../../domain/console.ts';

/** The end of what one machine printed. Positions count from the machine's first byte, so that a reader can go on. */
export class ConsoleLog {
  #kept: Buffer;
  #end: number;
  #isOver = false;
  readonly #listeners = new Set<() => void>();

  constructor(before: Buffer = Buffer.alloc(0)) {
    this.#kept = before.subarray(-consoleBytes);
    this.#end = this.#kept.length;
  }

  /** Where what is kept begins, and where it ends. */
  get start(): number {
    return this.#end - this.#kept.length;
  }

  get end(): number {
    return this.#end;
  }

  /** The machine is gone: nothing follows. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** How many wait for more. */
  get followers(): number {
    return this.#listeners.size;
  }

  append(output: Buffer): void {
    if (output.length === 0 || this.#isOver) return;
    this.#kept = Buffer.concat([this.#kept, output]).subarray(-consoleBytes);
    this.#end += output.length;
    this.#tell();
  }

  finish(): void {
    this.#isOver = true;
    this.#tell();
  }

  /** What is kept from a position on; from its beginning if the position is no longer kept. */
  from(position: number): Buffer {
    return this.#kept.subarray(Math.max(0, position - this.start));
  }

  /** Calls back when there is more to read, or nothing follows. Returns a function that ends it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
