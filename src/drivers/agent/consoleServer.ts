/**
 * Hands out the consoles of a host's machines, at the address and in the range of ports at which its machines are
 * reached. A connection is good for the one machine for which its ticket was announced, once and for a moment. The host
 * learns only the SHA-256 of a ticket, through its task queue, so the record of that tells no secret.
 */
import { createHash } from 'node:crypto';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { Writable } from 'node:stream';
import {
  type ConsoleAdmission,
  type ConsoleOpening,
  consoleGreeting,
  greetingBytes,
  keyboardGreeting,
  lastLines,
  noKeyboard,
} from '../../domain/console.ts';
import type { PortRange } from '../../domain/forwardTargets.ts';
import type { ConsoleLog } from './consoleLog.ts';
import { listenWithin } from './listen.ts';

/** Why nothing can be typed, in words for the machine's customer: nothing of the host is in them. */
export class NoKeyboard extends Error {}

/** What a driver that can read its machines' consoles offers. */
export interface Consoles {
  address: string;
  ports: PortRange;
  /** What a machine printed; null if nothing is known of it. */
  find(runtimeId: string): Promise<ConsoleLog | null>;
  /**
   * Leads into the machine's serial line until it closes; several may be open. What the machine does not take waits.
   * Throws NoKeyboard if nothing can be typed now.
   */
  openKeyboard(runtimeId: string): Promise<Writable>;
}

const ticketMs = 10_000;
const openingMs = 5_000;
const openingBytes = 1_024;
const connectionLimit = 200;
/** A machine that takes nothing for so long loses its typist, whose end cannot be seen while they wait. */
const stuckMs = 30_000;

interface Ticket {
  runtimeId: string;
  types: boolean;
  timer: NodeJS.Timeout;
}

export class ConsoleServer {
  readonly #consoles: Consoles;
  readonly #stuckMs: number;
  readonly #tickets = new Map<string, Ticket>();
  readonly #sockets = new Set<Socket>();
  #listening: Promise<Server> | null = null;
  #closed = false;

  constructor(consoles: Consoles, timeouts: { stuckMs?: number } = {}) {
    this.#consoles = consoles;
    this.#stuckMs = timeouts.stuckMs ?? stuckMs;
  }

  /** Announces a ticket by its SHA-256 in hex. */
  async admit(runtimeId: string, ticketDigest: string, { types = false } = {}): Promise<ConsoleAdmission> {
    if (!(await this.#consoles.find(runtimeId))) return { outcome: 'nothing' };
    this.#listening ??= this.#listen().catch((error: unknown) => {
      this.#listening = null;
      throw error;
    });
    const server = await this.#listening;
    clearTimeout(this.#tickets.get(ticketDigest)?.timer);
    const timer = setTimeout(() => this.#tickets.delete(ticketDigest), ticketMs).unref();
    this.#tickets.set(ticketDigest, { runtimeId, types, timer });
    return { outcome: 'admitted', address: this.#consoles.address, port: (server.address() as AddressInfo).port };
  }

  async close(): Promise<void> {
    this.#closed = true;
    const server = await this.#listening?.catch(() => null);
    server?.close();
    for (const { timer } of this.#tickets.values()) clearTimeout(timer);
    for (const socket of this.#sockets) socket.destroy();
  }

  async #listen(): Promise<Server> {
    if (this.#closed) throw new Error('the agent is closing');
    const server = createServer((socket) => void this.#serve(socket));
    server.maxConnections = connectionLimit;
    await listenWithin(server, this.#consoles.ports, this.#consoles.address);
    // It alone must not keep a process running.
    server.unref();
    return server;
  }

  async #serve(socket: Socket): Promise<void> {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => this.#sockets.delete(socket));
    const opening = await readOpening(socket);
    const digest = opening && createHash('sha256').update(opening.ticket).digest('hex');
    const ticket = digest === null ? undefined : this.#tickets.get(digest);
    if (!opening || !ticket) return void socket.destroy();
    clearTimeout(ticket.timer);
    this.#tickets.delete(digest!);
    const log = await this.#consoles.find(ticket.runtimeId);
    if (!log) return void socket.destroy();
    if (ticket.types) return this.#serveTypist(socket, log, ticket.runtimeId, opening);
    socket.write(consoleGreeting);
    await send(socket, log, opening);
    socket.end();
  }

  #carryKeys(socket: Socket, keyboard: Writable): void {
    socket.on('data', (keys: Buffer) => {
      if (keyboard.destroyed || keyboard.write(keys)) return;
      socket.pause();
      const late = setTimeout(() => socket.destroy(), this.#stuckMs);
      keyboard.once('drain', () => socket.resume()).once('drain', () => clearTimeout(late));
      keyboard.once('close', () => clearTimeout(late));
    });
  }

  /** Ends with the keyboard, with the log, or with the typist. */
  async #serveTypist(socket: Socket, log: ConsoleLog, runtimeId: string, opening: ConsoleOpening): Promise<void> {
    const keyboard = await this.#consoles.openKeyboard(runtimeId).catch((error: Error) => error);
    if (keyboard instanceof Error) {
      const why = keyboard instanceof NoKeyboard ? keyboard.message : 'its host has trouble';
      return void socket.end(`${`${noKeyboard}${why}`.slice(0, greetingBytes - 1)}\n`);
    }
    keyboard.on('error', () => socket.destroy()).once('close', () => socket.end());
    socket.once('close', () => keyboard.destroy());
    if (socket.destroyed) return void keyboard.destroy();
    socket.write(keyboardGreeting);
    this.#carryKeys(socket, keyboard);
    await send(socket, log, { ...opening, follow: true, limitBytes: undefined });
    socket.end();
    keyboard.destroy();
  }
}

/** Reads the first line; null if it is none, or does not come. */
function readOpening(socket: Socket): Promise<ConsoleOpening | null> {
  return new Promise((resolve) => {
    let text = '';
    const settle = (opening: ConsoleOpening | null) => {
      clearTimeout(timer);
      socket.removeListener('data', hear);
      socket.resume();
      resolve(opening);
    };
    const hear = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const end = text.indexOf('\n');
      if (end >= 0) settle(parseOpening(text.slice(0, end)));
      else if (text.length > openingBytes) settle(null);
    };
    const timer = setTimeout(() => settle(null), openingMs);
    socket.on('data', hear).once('close', () => settle(null));
  });
}

function parseOpening(line: string): ConsoleOpening | null {
  try {
    const { ticket, follow, tailLines, limitBytes } = JSON.parse(line) as Partial<ConsoleOpening>;
    const isCount = (value: unknown) => value === undefined || (Number.isSafeInteger(value) && (value as number) >= 0);
    if (typeof ticket !== 'string' || !isCount(tailLines) || !isCount(limitBytes)) return null;
    return { ticket, follow: follow === true, tailLines, limitBytes };
  } catch {
    return null;
  }
}

/** Sends what is wanted; what a slow reader does not take in time is left out, as far as it is no longer kept. */
async function send(socket: Socket, log: ConsoleLog, { follow, tailLines, limitBytes }: ConsoleOpening): Promise<void> {
  const kept = log.from(log.start);
  let next = log.end - (tailLines === undefined ? kept : lastLines(kept, tailLines)).length;
  let left = limitBytes ?? Infinity;
  for (;;) {
    const output = log.from(next);
    next = log.end;
    const part = output.length > left ? output.subarray(0, left) : output;
    left -= part.length;
    if (part.length > 0 && !socket.write(part)) await moment(socket, 'drain');
    if (socket.destroyed || left <= 0 || !follow || (log.isOver && next === log.end)) return;
    if (next === log.end) await moment(socket, log);
  }
}

/** Resolves when the socket can take more, or the log has more; and when the socket is closed. */
function moment(socket: Socket, what: 'drain' | ConsoleLog): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      unsubscribe?.();
      socket.off('drain', settle).off('close', settle);
      resolve();
    };
    const unsubscribe = what === 'drain' ? null : what.onChange(settle);
    if (what === 'drain') socket.once('drain', settle);
    socket.once('close', settle);
    if (socket.destroyed) settle();
  });
}
