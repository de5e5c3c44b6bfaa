/**
 * The serial console of a bare-metal host. Redfish carries no bytes of it, so a program of the operators' choice does:
 * ipmitool (serial over LAN), or ssh to the controller. It runs from a machine's first power-on until its release begins:
 * what the host prints before and after is not that customer's. A program that ends is started again.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { guestPorts } from '../../domain/forwardTargets.ts';
import { type BackoffLimits, backoff } from '../../lib/backoff.ts';
import { systemUser } from '../../lib/systemUser.ts';
import { pause } from '../../lib/waiting.ts';
import type { ConsoleLog } from '../agent/consoleLog.ts';
import { type Consoles, NoKeyboard } from '../agent/consoleServer.ts';
import { ConsoleShelf } from '../agent/consoleShelf.ts';
import type { MetalRecord } from './redfishMachine.ts';
import type { MetalHostOptions } from './redfishOptions.ts';
import type { RedfishSettings } from './redfishSettings.ts';

interface MetalConsoleOptions {
  /** `DATA_DIR/hosts/HOST`. */
  folder: string;
  restartMs: BackoffLimits;
  isOn(runtimeId: string): boolean;
}

/** Nothing of the agent's: a program of the operators' is no part of it. ssh has its known hosts at home. */
const environment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: systemUser().home,
  LC_ALL: 'C',
};
/**
 * Ends a program as Ctrl-C does: ssh and ipmitool then give back their session, which is often the only one. The kernel
 * sends it when the agent is killed. ipmitool would end with its input; ssh to a terminal would not.
 */
const endSignal = 'SIGINT';
const withAgent = process.platform === 'linux' ? ['setpriv', '--pdeathsig', endSignal.slice(3)] : [];
/** Grace period for a program to end. */
const endMs = 2_000;

export class MetalConsole {
  readonly #command: readonly string[];
  readonly #options: MetalConsoleOptions;
  readonly #log: Logger;
  readonly #shelf: ConsoleShelf;
  readonly consoles: Consoles;
  #carried: string | null = null;
  #program: ChildProcessWithoutNullStreams | null = null;
  #restart: NodeJS.Timeout | undefined;
  /** Ends of the program in a row, none of which came long after its start. */
  #failures = 0;
  #said = '';
  readonly #keyboards = new Set<Writable>();

  /** Null: the host has none. */
  static of({ settings, hostName, log }: MetalHostOptions, options: MetalConsoleOptions): MetalConsole | null {
    return settings.console ? new MetalConsole(settings.console, options, log.child({ host: hostName })) : null;
  }

  private constructor(
    { command, address }: NonNullable<RedfishSettings['console']>,
    options: MetalConsoleOptions,
    log: Logger,
  ) {
    this.#command = command;
    this.#options = options;
    this.#log = log;
    this.#shelf = new ConsoleShelf(options.folder);
    this.consoles = {
      address,
      ports: guestPorts,
      find: (runtimeId) => this.#shelf.find(runtimeId),
      openKeyboard: async (runtimeId) => this.#openKeyboard(runtimeId),
    };
  }

  /** With the records of the machines that are not being released. */
  async open(records: readonly MetalRecord[]): Promise<void> {
    await this.#shelf.open(records.map(({ runtime }) => runtime.runtimeId));
    for (const { boots, runtime } of records) if (boots > 0) this.carry(runtime.runtimeId);
  }

  /** What the host prints from now on is this machine's. Safe to repeat. */
  carry(runtimeId: string): void {
    if (this.#carried === runtimeId) return;
    this.#carried = runtimeId;
    this.#run(this.#shelf.of(runtimeId));
  }

  /** Takes the keyboards away from those who type. */
  dropKeyboards(): void {
    for (const keyboard of this.#keyboards) keyboard.destroy();
  }

  /** What the host prints from now on is not this machine's any more. Safe to repeat. */
  async release(runtimeId: string, options: { keep: boolean }): Promise<void> {
    if (this.#carried === runtimeId) await this.#end();
    await this.#shelf.release(runtimeId, options);
  }

  async close(): Promise<void> {
    await this.#end();
    await this.#shelf.close();
  }

  #run(log: ConsoleLog): void {
    const { restartMs } = this.#options;
    const [name = '', ...words] = [...withAgent, ...this.#command];
    const startedAt = performance.now();
    // In a session of its own: no key that a customer types can stop it, and a signal reaches all that it started.
    const program = spawn(name, words, { env: environment, detached: true });
    let said = '';
    this.#program = program;
    program.stdout.on('data', (printed: Buffer) => log.append(printed));
    program.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString('latin1')).slice(-1_000);
    });
    program.stdin.on('error', () => undefined);
    program.once('error', (error) => {
      said = error.message;
    });
    program.once('close', () => {
      this.#program = null;
      this.dropKeyboards();
      if (this.#carried === null) return;
      this.#complain(said.trim() || 'it said nothing');
      this.#failures = performance.now() - startedAt > restartMs.most ? 0 : this.#failures + 1;
      this.#restart = setTimeout(() => this.#run(log), backoff(restartMs, Math.max(0, this.#failures - 1)));
    });
  }

  /** Once for each reason: a console that is away for hours is asked for every minute. */
  #complain(said: string): void {
    if (said === this.#said) return;
    this.#said = said;
    this.#log.warn({ said }, 'the program that carries the console has ended; it is started again');
  }

  async #end(): Promise<void> {
    this.#carried = null;
    clearTimeout(this.#restart);
    this.#failures = 0;
    const program = this.#program;
    if (!program?.pid) return;
    const { pid } = program;
    const ended = new AbortController();
    const closed = once(program, 'close').then(() => ended.abort());
    program.stdin.end();
    kill(pid, endSignal);
    await pause(endMs, ended.signal).catch(() => undefined);
    if (!ended.signal.aborted) kill(pid, 'SIGKILL');
    await closed;
  }

  #openKeyboard(runtimeId: string): Writable {
    if (!this.#options.isOn(runtimeId)) throw new NoKeyboard('the machine is off');
    const program = this.#program;
    if (this.#carried !== runtimeId || !program?.pid)
      throw new NoKeyboard('its controller does not offer its console now');
    const keyboard = new Writable({
      write: (keys: Buffer, _encoding, taken) => void program.stdin.write(keys, taken),
      destroy: (error, done) => {
        this.#keyboards.delete(keyboard);
        done(error);
      },
    });
    this.#keyboards.add(keyboard);
    return keyboard;
  }
}

/** The program and what it started. */
function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has just ended.
  }
}
