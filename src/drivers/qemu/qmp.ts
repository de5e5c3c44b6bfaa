/** A client of QEMU's machine protocol (qemu.org/docs/master/interop/qmp-spec): one command at a time, and events. */
import { open } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { DriverError } from '../agent/driver.ts';

/** A reply carries at most a ring buffer's 64 KiB, in base64. */
const lineMax = 1 << 20;
const commandTimeoutMs = 5_000;

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

  /** Throws DriverError('Unavailable') when QEMU refuses, does not respond or ends. */
  execute<T>(command: string, args: Record<string, unknown> = {}): Promise<T> {
    const id = this.#nextId++;
    return new Promise<T>((resolve, reject) => {
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
        resolve: (value) => end(() => resolve(value as T)),
        reject: (error) => end(() => reject(error)),
      });
      this.#socket.write(`${JSON.stringify({ execute: command, arguments: args, id })}\n`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(text: string): void {
    const lines = (this.#partial + text).split('\n');
    this.#partial = lines.pop() ?? '';
    for (const line of lines) this.#hear(line);
    if (this.#partial.length > lineMax) this.close();
  }

  #hear(line: string): void {
    let message: { id?: number; return?: unknown; error?: { desc?: string }; event?: string };
    try {
      message = JSON.parse(line);
    } catch {
      this.close();
      return;
    }
    if (message.event !== undefined) this.#onEvent(message.event);
    const waiting = message.id === undefined ? undefined : this.#waiting.get(message.id);
    if (message.error) waiting?.reject(new DriverError('Unavailable', `QEMU refuses: ${message.error.desc}`));
    else waiting?.resolve(message.return);
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
