/** A client of QEMU's machine protocol (qemu.org/docs/master/interop/qmp-spec): one command at a time, and events. */
import { open } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import { jsonOrNull, quotable } from '../../lib/text.ts';
import { DriverError } from '../agent/driver.ts';

/** A reply carries at most a ring buffer's 64 KiB, in base64. */
const lineMax = 1 << 20;
const commandTimeoutMs = 5_000;
/** Characters of a refusal that are quoted. */
const wordsMost = 400;

const message = z.object({
  id: z.number().optional(),
  event: z.string().optional(),
  error: z.object({ desc: z.string() }).optional(),
  return: z.unknown().optional(),
});

/** What is used of QEMU's responses: a guest that broke out of it writes them. Of other commands, nothing is used. */
const replies = {
  'query-uuid': z.object({ UUID: z.string() }),
  'query-status': z.object({ status: z.string() }),
  'query-block': z.array(z.object({ 'io-status': z.string().optional() })),
  'query-blockstats': z.array(z.object({ stats: z.object({ rd_operations: z.number(), wr_operations: z.number() }) })),
  'query-chardev': z.array(z.object({ label: z.string(), filename: z.string() })),
  'ringbuf-read': z.string(),
} as const;
type Reply<Command extends string> = Command extends keyof typeof replies
  ? z.infer<(typeof replies)[Command]>
  : unknown;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export class Qmp {
  /** Resolves when the connection has ended, which happens when QEMU ends. */
  readonly closed: Promise<void>;
  readonly #socket: Socket;
  readonly #onEvent: (name: string) => void;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #partial = '';

  /**
   * Connects to a socket in a folder and negotiates. Throws DriverError('Unavailable') when nothing listens there, or
   * the listener does not respond in time (each socket serves one client).
   */
  static async connect(folder: string, name: string, onEvent: (name: string) => void): Promise<Qmp> {
    const where = path.join(folder, name);
    // A socket's path has at most 107 bytes (unix(7)); through the folder's descriptor, any path is short enough.
    const handle = await open(folder).catch((error) => {
      throw new DriverError('Unavailable', `${folder} cannot be opened`, { cause: error });
    });
    try {
      const socket = await connected(`/proc/self/fd/${handle.fd}/${name}`).catch((error) => {
        throw new DriverError('Unavailable', `${where} does not accept a connection`, { cause: error });
      });
      const qmp = new Qmp(socket, onEvent);
      try {
        await qmp.execute('qmp_capabilities');
        return qmp;
      } catch (error) {
        qmp.close();
        throw error;
      }
    } finally {
      await handle.close();
    }
  }

  private constructor(socket: Socket, onEvent: (name: string) => void) {
    this.#socket = socket;
    this.#onEvent = onEvent;
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => this.#take(text));
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      socket.on('close', () => {
        for (const { reject } of this.#waiting.values())
          reject(new DriverError('Unavailable', 'QEMU ended the conversation'));
        this.#waiting.clear();
        resolve();
      });
    });
  }

  /** Throws DriverError('Unavailable') when QEMU refuses, does not respond as it should, or ends. */
  async execute<Command extends string>(command: Command, args: Record<string, unknown> = {}): Promise<Reply<Command>> {
    const returned = await this.#exchange(command, args);
    const reply = Object.hasOwn(replies, command) ? replies[command as keyof typeof replies] : z.unknown();
    const read = reply.safeParse(returned);
    if (!read.success) throw new DriverError('Unavailable', `QEMU's response to ${command} is none`);
    return read.data as Reply<Command>;
  }

  #exchange(command: string, args: Record<string, unknown>): Promise<unknown> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(new DriverError('Unavailable', 'QEMU has ended'));
      const timer = setTimeout(
        () =>
          end(() =>
            reject(new DriverError('Unavailable', `QEMU did not respond to ${command} within ${commandTimeoutMs} ms`)),
          ),
        commandTimeoutMs,
      );
      const end = (settle: () => void) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        settle();
      };
      this.#waiting.set(id, {
        resolve: (value) => end(() => resolve(value)),
        reject: (error) => end(() => reject(error)),
      });
      this.#socket.write(`${JSON.stringify({ execute: command, arguments: args, id })}\n`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  /** Buffers at most one line, and looks at each character once, however few of them come at a time. */
  #take(text: string): void {
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) {
        this.#hear(this.#partial);
        this.#partial = '';
      }
      this.#partial += piece;
      if (this.#partial.length > lineMax) this.close();
      if (this.#socket.destroyed) return;
    }
  }

  /** Ends the conversation with what is no message. */
  #hear(line: string): void {
    const { success, data } = message.safeParse(jsonOrNull(line));
    if (!success) {
      this.close();
      return;
    }
    const { id, event, error, return: returned } = data;
    if (event !== undefined) this.#onEvent(event);
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (error) waiting?.reject(new DriverError('Unavailable', `QEMU refuses: ${quotable(error.desc, wordsMost)}`));
    else waiting?.resolve(returned);
  }
}

function connected(address: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ path: address }, () => {
      socket.removeListener('error', reject);
      resolve(socket);
    });
    socket.once('error', reject);
  });
}
