/** The serial console of a machine, as its host keeps it and hands it out. */

import type { HostAddress } from './names.ts';

/** How much of a machine's output its host keeps: the end of it. */
export const consoleBytes = 256 * 1024;

/** What of the output is wanted. */
export interface ConsoleRequest {
  /** Goes on with what the machine prints from then on. */
  follow: boolean;
  /** Begins with this many lines from the end; with everything that is kept if absent. */
  tailLines?: number | undefined;
  /** Ends after this many bytes. */
  limitBytes?: number | undefined;
}

/** What a client sends to a host's console server, as one line of JSON. */
export interface ConsoleOpening extends ConsoleRequest {
  /** The secret whose SHA-256 the host was told. */
  ticket: string;
}

/** What the host sends before the output. Without it, the opening was refused. */
export const consoleGreeting = 'console\n';

/** The same to someone who may type; what follows from them goes to the machine. */
export const keyboardGreeting = 'keyboard\n';
/** Begins the line that the host sends instead if nothing can be typed; the rest says why, for people. */
export const noKeyboard = 'no keyboard: ';
/** A host's first line is at most this long. */
export const greetingBytes = 512;

/** A host's response to the announcement of a ticket. */
export type ConsoleAdmission = { statement?: string | undefined } & (
  | { outcome: 'admitted'; address: string; port: number }
  | { outcome: 'not-offered' }
  /** The host has no output of this machine. */
  | { outcome: 'nothing' }
);

/** What opens a machine's console, once. */
export interface AdmittedConsole {
  /** Anyone may have said it, unless its host signed it. */
  admission: ConsoleAdmission;
  ticket: string;
}

export interface ConsoleTarget extends HostAddress {
  runtimeId: string;
  /** Whether the holder of the ticket may also type. */
  types?: boolean;
}

/** Asks a host to admit a reader of a machine's console. Throws when it does not respond in time. */
export type AdmitConsole = (target: ConsoleTarget) => Promise<AdmittedConsole>;

/** The last lines of a text, with the end of the line before them left out. */
export function lastLines(text: Buffer, lines: number): Buffer {
  if (lines === 0) return Buffer.alloc(0);
  let at = text.length;
  // The end of the last line begins no further one.
  if (text.at(-1) === 0x0a) at -= 1;
  for (let left = lines; left > 0 && at > 0; left--) {
    at = text.lastIndexOf(0x0a, at - 1);
    if (at < 0) return text;
  }
  return text.subarray(Math.min(at + 1, text.length));
}
