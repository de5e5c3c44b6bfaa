import { createServer, type Server, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { guestPorts, type PortRange } from '../../domain/forwardTargets.ts';
import { guestHostName } from '../../domain/guestHostName.ts';
import { sshPort } from '../../domain/machine.ts';
import type { Forward, Observation } from '../../domain/observation.ts';
import type { ConsoleLog } from '../agent/consoleLog.ts';
import { listenWithin } from '../agent/listen.ts';
import { probeEcho, probeSsh } from '../agent/probe.ts';
import type { MachineRecord } from './disk.ts';
import type { Faults } from './faults.ts';
import { SimulatedShell } from './simulatedShell.ts';
import { openSshService } from './simulatedSsh.ts';

/** A port that responded this recently is not probed again. */
const probeFreshMs = 1_000;
const probeRetryMs = 100;
const connectionLimit = 100;

export interface GuestOptions {
  record: MachineRecord;
  faults: Faults;
  /** From power on until the guest is up. 0: at once. */
  bootMs: number;
  /** The host's address at which its ports are forwarded. */
  address: string;
  /** The ports of that address which are for guests. */
  ports?: PortRange | undefined;
  /** What its serial console prints. */
  console: ConsoleLog;
  onChange: () => void;
  /** Called when the machine is to disappear from its host. */
  onVanish: () => void;
}

interface GuestPort {
  guestPort: number;
  server: Server;
  sockets: Set<Socket>;
  /** The guest serves the port. Until then the host accepts connections and closes them, like QEMU's forwarding. */
  served: boolean;
  /** The port responded to its last probe. */
  answers: boolean;
  probedAt: number;
}

/** A powered-on machine: its sockets, boot and ports' responses. Off is final; the next power-on makes a new one. */
export class Guest {
  readonly #options: GuestOptions;
  readonly #ports: GuestPort[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #switchedOnMs = performance.now();
  readonly #keyboards = new Set<Writable>();
  readonly #shell: SimulatedShell;
  #up = false;
  #off = false;
  #isPaused = false;

  private constructor(options: GuestOptions) {
    this.#options = options;
    const print = (text: string) => options.console.append(Buffer.from(text, 'latin1'));
    this.#shell = new SimulatedShell({ name: guestHostName(options.record.runtime.name), print });
  }

  /** Resolves when the forwards are bound, to the same ports as before where possible. */
  static async switchOn(options: GuestOptions): Promise<Guest> {
    const guest = new Guest(options);
    const { runtime, forwards } = options.record;
    const guestPorts = new Set(runtime.spec.ports?.map((port) => port.guestPort));
    try {
      for (const guestPort of guestPorts) {
        const before = forwards.find((forward) => forward.guestPort === guestPort)?.port;
        await guest.#bind(guestPort, before);
      }
    } catch (error) {
      await guest.switchOff();
      throw error;
    }
    return guest;
  }

  /** Starts the boot. Separate from {@link switchOn}: nothing is reported of a machine before it is recorded as on. */
  boot(): void {
    const { runtime } = this.#options.record;
    this.#print(`Booting ${runtime.image.name} (simulated)`);
    this.#print(`Linux version 6.1.0-simulated, ${runtime.spec.resources?.cpu ?? 1} CPUs`);
    this.#print(`Machine ${runtime.name}, uid ${runtime.machineUid}`);
    if (this.#options.faults.bootNever) {
      this.#print('Kernel panic - not syncing: VFS: Unable to mount root fs (fault boot-never)');
      return;
    }
    if (this.#options.bootMs <= 0) this.#comeUp();
    else this.#after(this.#options.bootMs, () => this.#comeUp());
  }

  get isUp(): boolean {
    return this.#up;
  }

  forwards(): Forward[] {
    return this.#ports
      .filter((port) => port.server.listening)
      .map((port) => ({ guestPort: port.guestPort, address: this.#options.address, port: portOf(port.server) }));
  }

  lastSeen(): Observation {
    const [algorithm = '', publicKey = ''] = this.#options.record.hostKey.public.split(' ');
    return {
      presence: 'present',
      power: 'on',
      guestUp: this.#up,
      listeningPorts: this.#ports.filter((port) => port.answers).map((port) => port.guestPort),
      sshHostKeys: this.#up ? [{ algorithm, publicKey }] : [],
      forwards: this.forwards(),
      ...(this.#isPaused && { trouble: 'disk-full' as const }),
    };
  }

  /** Probes again what was not probed just now, and returns the resulting observation. */
  async look(): Promise<Observation> {
    const stale = this.#ports.filter((port) => port.answers && performance.now() - port.probedAt > probeFreshMs);
    await Promise.all(stale.map((port) => this.#probe(port)));
    return this.lastSeen();
  }

  /** What is typed before the guest is up goes unheard, as on a machine whose kernel has no shell yet. */
  openKeyboard(): Writable {
    const keyboard = new Writable({
      write: (keys: Buffer, _encoding, taken) => {
        if (this.#up) this.#shell.type(keys);
        taken();
      },
    });
    this.#keyboards.add(keyboard);
    return keyboard.once('close', () => this.#keyboards.delete(keyboard));
  }

  /** Resolves when nothing listens any more. */
  async switchOff(): Promise<void> {
    if (!this.#off) this.#print('reboot: Power down');
    this.#off = true;
    this.#up = false;
    for (const timer of this.#timers) clearTimeout(timer);
    for (const keyboard of this.#keyboards) keyboard.destroy();
    await Promise.all(this.#ports.map(closePort));
  }

  #print(line: string): void {
    const seconds = ((performance.now() - this.#switchedOnMs) / 1_000).toFixed(6).padStart(12);
    this.#options.console.append(Buffer.from(`[${seconds}] ${line}\r\n`));
  }

  #comeUp(): void {
    this.#print('systemd[1]: Reached target Multi-User System.');
    this.#up = true;
    this.#pauseFor(this.#options.faults.diskFullMs);
    for (const port of this.#ports) {
      port.served = !this.#options.faults.portNever.has(port.guestPort);
      if (port.served) void this.#probe(port);
      else this.#print(`service of port ${port.guestPort}: failed to start (fault port-never)`);
    }
    this.#options.onChange();
    this.#vanishWhenReady();
  }

  async #bind(guestPort: number, wanted: number | undefined): Promise<void> {
    const { runtime, hostKey } = this.#options.record;
    const authorizedKeys = runtime.spec.bootstrap?.sshAuthorizedKeys ?? [];
    const serve =
      guestPort === sshPort ? openSshService({ name: guestHostName(runtime.name), hostKey, authorizedKeys }) : echo;
    const sockets = new Set<Socket>();
    const server = createServer({ allowHalfOpen: guestPort !== sshPort }, (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => socket.destroy());
      if (port.served) serve(socket);
      else socket.destroy();
    });
    server.maxConnections = connectionLimit;
    const port: GuestPort = { guestPort, server, sockets, served: false, answers: false, probedAt: 0 };
    this.#ports.push(port);
    await listenWithin(server, this.#options.ports ?? guestPorts, this.#options.address, wanted);
  }

  async #probe(port: GuestPort): Promise<void> {
    const probe = port.guestPort === sshPort ? probeSsh : probeEcho;
    const answered = port.server.listening && (await probe(this.#options.address, portOf(port.server))) === 'open';
    if (this.#off || !port.served) return;
    port.probedAt = performance.now();
    if (!answered) this.#after(probeRetryMs, () => void this.#probe(port));
    if (answered === port.answers) return;
    port.answers = answered;
    this.#print(`port ${port.guestPort} ${answered ? 'listens' : 'no longer listens'}`);
    this.#options.onChange();
    if (!answered) return;
    const diesAfterMs = this.#options.faults.portDiesAfterMs.get(port.guestPort);
    if (diesAfterMs !== undefined) this.#after(diesAfterMs, () => void this.#endPort(port));
    this.#vanishWhenReady();
  }

  async #endPort(port: GuestPort): Promise<void> {
    port.served = false;
    port.answers = false;
    this.#print(`service of port ${port.guestPort}: ended (fault port-dies-after)`);
    await closePort(port);
    if (!this.#off) this.#options.onChange();
  }

  #pauseFor(ms: number): void {
    if (ms === 0) return;
    this.#isPaused = true;
    this.#after(ms, () => {
      this.#isPaused = false;
      this.#options.onChange();
    });
  }

  #vanishWhenReady(): void {
    const { vanishAfterReadyMs } = this.#options.faults;
    if (vanishAfterReadyMs === null || this.#ports.some((port) => port.served && !port.answers)) return;
    this.#after(vanishAfterReadyMs, this.#options.onVanish);
  }

  #after(ms: number, act: () => void): void {
    if (this.#off) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    this.#timers.add(timer);
  }
}

function echo(socket: Socket): void {
  socket.pipe(socket);
}

function portOf(server: Server): number {
  const bound = server.address();
  return bound !== null && typeof bound === 'object' ? bound.port : 0;
}

function closePort(port: GuestPort): Promise<void> {
  return new Promise((resolve) => {
    port.server.close(() => resolve());
    for (const socket of port.sockets) socket.destroy();
  });
}
