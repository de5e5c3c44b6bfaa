/**
 * A guest's serial line. Its output goes to a ring in QEMU's memory, which is read now and then: that loses nothing
 * while no agent runs, and a guest that floods it fills neither disk nor memory. While somebody types, a socket to this
 * agent takes the ring's place, by QEMU's `chardev-change`, so it also works for a QEMU that an earlier agent started.
 */
import { chmod, chown, open, readFile, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pause } from '../../lib/waiting.ts';
import type { ConsoleLog } from '../agent/consoleLog.ts';
import { NoKeyboard } from '../agent/consoleServer.ts';
import { DriverError } from '../agent/driver.ts';
import { rings } from './qemuCommand.ts';
import { findProcesses } from './qemuPrograms.ts';
import type { Qmp } from './qmp.ts';

const socketName = 'keyboard';
const connectTimeoutMs = 5_000;
/** Grace period for QEMU to close the socket that it has left. */
const closeMs = 1_000;
const ring = { type: 'ringbuf', data: { size: rings.consoleBytes } };
const socket = {
  type: 'socket',
  data: { addr: { type: 'unix', data: { path: socketName } }, server: false, nodelay: false },
};

export interface SerialLineOptions {
  folder: string;
  runtimeId: string;
  console: ConsoleLog;
}

export class SerialLine {
  readonly #options: SerialLineOptions;
  readonly #keyboards = new Set<Writable>();
  #line: Socket | null = null;
  /** Openings and closings, one after another. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: SerialLineOptions) {
    this.#options = options;
  }

  /** QEMU hands over each byte once, and keeps only the last ones until then. Never throws. */
  async read(qmp: Qmp | null): Promise<void> {
    if (this.#line) return;
    await this.#readRing(qmp).catch(() => undefined);
  }

  /** Puts the ring back after an agent that ended while somebody typed. */
  async adopt(qmp: Qmp): Promise<void> {
    if (this.#line) return;
    const devices = await qmp.execute('query-chardev').catch(() => []);
    const device = devices.find(({ label }) => label === rings.console);
    if (device && device.filename !== 'ringbuf') await this.#change(qmp, ring).catch(() => undefined);
  }

  /** Throws NoKeyboard if QEMU does not respond. */
  openKeyboard(qmp: Qmp): Promise<Writable> {
    return this.#inTurn(async () => {
      const line = this.#line ?? (await this.#connect(qmp));
      const keyboard = new Writable({
        write: (keys: Buffer, _encoding, taken) => void line.write(keys, taken),
        destroy: (error, done) => {
          this.#keyboards.delete(keyboard);
          if (this.#keyboards.size === 0) void this.release(qmp);
          done(error);
        },
      });
      this.#keyboards.add(keyboard);
      return keyboard;
    });
  }

  /** Puts the ring back if there is no keyboard left; with `force`, takes those away that are. Never throws. */
  release(qmp: Qmp | null, { force = false } = {}): Promise<void> {
    if (force) {
      for (const keyboard of this.#keyboards) keyboard.destroy();
      this.#keyboards.clear();
    }
    return this.#inTurn(async () => {
      const line = this.#line;
      if (!line || this.#keyboards.size > 0) return;
      const ended = new AbortController();
      line.once('close', () => ended.abort());
      // QEMU closes the socket with the change; what it wrote before is still read.
      const changed = await (qmp ? this.#change(qmp, ring) : Promise.reject(new Error('QEMU has ended'))).then(
        () => true,
        () => false,
      );
      if (changed && !line.closed) await pause(closeMs, ended.signal).catch(() => undefined);
      line.destroy();
    });
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(act);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #readRing(qmp: Qmp | null): Promise<void> {
    const printed = await qmp?.execute('ringbuf-read', {
      device: rings.console,
      size: rings.consoleBytes,
      format: 'base64',
    });
    if (printed) this.#options.console.append(Buffer.from(printed, 'base64'));
  }

  #change(qmp: Qmp, backend: object): Promise<unknown> {
    return qmp.execute('chardev-change', { id: rings.console, backend });
  }

  async #connect(qmp: Qmp): Promise<Socket> {
    const { folder, console } = this.#options;
    const meeting = await this.#listen();
    try {
      // Sent together, so that hardly anything can be printed into the ring in between.
      const [, changed] = await Promise.allSettled([this.#readRing(qmp), this.#change(qmp, socket)]);
      if (changed.status === 'rejected')
        throw changed.reason instanceof DriverError ? new NoKeyboard('its emulator does not respond') : changed.reason;
      const line = await meeting.connected;
      this.#line = line;
      line.on('data', (printed: Buffer) => console.append(printed));
      line.once('close', () => {
        this.#line = null;
        for (const keyboard of this.#keyboards) keyboard.destroy();
      });
      return line;
    } finally {
      await meeting.close();
      await chmod(folder, 0o700);
      await rm(path.join(folder, socketName), { force: true });
    }
  }

  /**
   * Listens where only this machine's QEMU can connect. It may be running as a user that may enter no folder, not even
   * the one that it was started in: for a moment it may.
   */
  async #listen(): Promise<{ connected: Promise<Socket>; close(): Promise<void> }> {
    const { folder, runtimeId } = this.#options;
    const user = await this.#userOfQemu(runtimeId);
    await rm(path.join(folder, socketName), { force: true });
    // As in qmp.ts: through the descriptor, the path is short enough.
    const handle = await open(folder);
    const server = createServer();
    server.maxConnections = 1;
    const connected = new Promise<Socket>((resolve, reject) => {
      const late = setTimeout(() => reject(new NoKeyboard('its emulator does not respond')), connectTimeoutMs);
      server.once('connection', (line) => {
        clearTimeout(late);
        line.on('error', () => line.destroy());
        resolve(line);
      });
      server.once('close', () => clearTimeout(late));
    });
    connected.catch(() => undefined);
    try {
      await listenAt(server, `/proc/self/fd/${handle.fd}/${socketName}`);
      await chmod(path.join(folder, socketName), 0o600);
      if (user && user.uid !== process.getuid?.()) {
        await chown(path.join(folder, socketName), user.uid, user.gid);
        await chown(folder, process.getuid!(), user.gid);
        await chmod(folder, 0o710);
      }
    } catch (error) {
      server.close();
      await handle.close();
      throw error;
    }
    return {
      connected,
      close: async () => {
        server.close();
        await handle.close();
      },
    };
  }

  async #userOfQemu(runtimeId: string): Promise<{ uid: number; gid: number } | null> {
    const [pid] = await findProcesses(runtimeId);
    if (pid === undefined) throw new NoKeyboard('the machine is off');
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const effective = (what: string) => Number(new RegExp(`^${what}:\\s+\\d+\\s+(\\d+)`, 'm').exec(status)?.[1]);
    const [uid, gid] = [effective('Uid'), effective('Gid')];
    return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : null;
  }
}

function listenAt(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
