/** What is typed at a console: bytes for the machine and, after `~` at the start of a line, words to the program, as of ssh. */

export type Escape = 'leave' | 'help';

const [tilde, carriageReturn, lineFeed] = [0x7e, 0x0d, 0x0a];
const escapes = new Map<number, Escape>([
  [0x2e, 'leave'],
  [0x3f, 'help'],
]);

export const escapeHelp = [
  'At the start of a line:',
  '  ~.  leave the console; the machine goes on',
  '  ~~  type ~',
  '  ~?  this help',
];

export class EscapeReader {
  #atStart = true;
  #hasTilde = false;

  /** Returns what goes to the machine, and the first escape with which the rest is to be read again. */
  read(keys: Buffer): { typed: Buffer; meant: Escape | null; rest: Buffer } {
    const typed: number[] = [];
    for (const [place, key] of keys.entries()) {
      if (this.#hasTilde) {
        this.#hasTilde = false;
        const meant = escapes.get(key);
        // What follows an escape is at the start of a line still.
        if (meant) return { typed: Buffer.from(typed), meant, rest: keys.subarray(place + 1) };
        if (key !== tilde) typed.push(tilde);
      } else if (this.#atStart && key === tilde) {
        this.#hasTilde = true;
        continue;
      }
      typed.push(key);
      this.#atStart = key === carriageReturn || key === lineFeed;
    }
    return { typed: Buffer.from(typed), meant: null, rest: Buffer.alloc(0) };
  }
}
