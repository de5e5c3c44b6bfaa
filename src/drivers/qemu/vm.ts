/** A virtual machine whose QEMU process is running, separate from this process: launched by it, or found again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { sshPort } from '../../domain/machine.ts';
import type { Forward, Observation, Trouble } from '../../domain/observation.ts';
import { backoff } from '../../lib/backoff.ts';
import { replaceFile } from '../../lib/files.ts';
import { pause } from '../../lib/waiting.ts';
import type { ConsoleLog } from '../agent/consoleLog.ts';
import { NoKeyboard } from '../agent/consoleServer.ts';
import { DriverError, type RuntimeSpec } from '../agent/driver.ts';
import { PortWatch } from '../agent/portWatch.ts';
import { probeConnection, probeSsh } from '../agent/probe.ts';
import type { ConfinedStart, Confinement } from './confinement.ts';
import { PortTaken } from './forwards.ts';
import { bytesThrough } from './guestNetwork.ts';
import { type GuestReport, parseReport, ReportReader } from './guestReport.ts';
import { HangWatch } from './hangWatch.ts';
import { fileNames, rings } from './qemuCommand.ts';
import {
  environment,
  findProcesses,
  killProcesses,
  missingProgram,
  processesEnd,
  processorMs,
} from './qemuPrograms.ts';
import { Qmp } from './qmp.ts';
import { hasRoomAgain, readRunState } from './runStates.ts';
import { SerialLine } from './serialLine.ts';

export interface VmOptions {
  folder: string;
  runtime: RuntimeSpec;
  forwards: Forward[];
  /** The nonce that reports of this power-on carry. */
  nonce: string;
  /** What its serial console prints. */
  console: ConsoleLog;
  onChange: () => void;
  /** QEMU ended although nothing here wanted the machine to be off. */
  onEnd: (end: UnwantedEnd) => void;
  /** How long a booting guest may show no progress until it counts as hung; null: it is not watched for that. */
  hangAfterMs: number | null;
  confinement: Confinement;
}

/** QEMU's command. `confined`: it gets namespaces of its own. */
export type Launch = Pick<ConfinedStart, 'program' | 'args' | 'limits'> & { confined: boolean };

export interface UnwantedEnd {
  /** QEMU's last output, or why it was ended. */
  said: string;
  /** KVM `gave up` on the guest, according to QEMU, or `hung` it, by all appearances. */
  kvm?: 'gave up' | 'hung';
}

/** QEMU listens within a second on a quiet host. */
const launchTimeoutMs = 60_000;
const adoptTimeoutMs = 5_000;
/** `soon` while a guest boots, until every port responds; `later` after that, or once booting takes over `bootMs`. */
const lookMs = { soon: 50, later: 2_000 };
const bootMs = 300_000;
/** A port that responded this recently is not probed again: for a caller (`asked`), and periodically (`unasked`). */
const freshMs = { asked: 1_000, unasked: 30_000 };
/** A guest that has not loaded its button driver yet silently loses the event, so it is repeated. */
const powerdownAgainMs = 1_000;
const quitMs = 2_000;
const exitMs = 15_000;
/** Pause before a guest that stopped is continued again, and how long it then runs until it counts as running. */
const continueMs = { first: 1_000, most: 60_000 };
const steadyMs = 1_000;
const stateEvents: ReadonlySet<string> = new Set(['STOP', 'RESUME', 'SUSPEND', 'WAKEUP', 'GUEST_PANICKED']);
const hangLookMs = 1_000;
const reportFile = 'report.json';
export class Vm {
  readonly #options: VmOptions;
  readonly #open = new PortWatch();
  readonly #reader: ReportReader;
  readonly #serial: SerialLine;
  readonly #watching = new AbortController();
  readonly #ended = new AbortController();
  #qmp: Qmp | null = null;
  #report: GuestReport | null = null;
  #looking: Promise<void> | null = null;
  /** Finds out whether QEMU has ended: its socket and a look may both ask for that, and its end is reported once. */
  #parting: Promise<void> | null = null;
  #told = '';
  #bootedAt = performance.now();
  #end: UnwantedEnd = { said: '' };
  /** Why the guest does not run although QEMU does. */
  #trouble: Trouble | null = null;
  /** How often it was continued in a row, and when it may be again. */
  #continued = { times: 0, at: -Infinity, againAt: -Infinity };
  /**
   * Readings of QEMU's state and their remedies, one after another: at most one runs, and one waits. All that ask
   * meanwhile share the one that waits.
   */
  #attending: Promise<void> = Promise.resolve();
  #nextAttending: Promise<void> | null = null;
  #toTellAfter: Promise<void> | null = null;
  /** Null: no accelerator is suspected of hanging it. */
  #hangWatch: HangWatch | null = null;
  #hangLookAt = -Infinity;
  /** This process asked it to end. */
  #ending = false;
  /** It has a network of its own, which is joined to the host's. */
  #isConfined = false;

  private constructor(options: VmOptions) {
    this.#options = options;
    this.#reader = new ReportReader(options.nonce);
    const { folder, runtime, console } = options;
    this.#serial = new SerialLine({ folder, runtimeId: runtime.runtimeId, console });
  }

  /**
   * Starts QEMU in its own session and returns when it runs. The machine's lock lets it run only once: if it is already
   * running, that process is adopted. Throws PortTaken, or DriverError('Unavailable') with QEMU's output.
   */
  static async launch(options: VmOptions, { program, args, limits, confined }: Launch): Promise<Vm> {
    await writeFile(path.join(options.folder, 'nonce'), `${options.nonce}\n`, { mode: 0o600 });
    const vm = new Vm(options);
    vm.#watchForHang(options.console.end);
    let exited: Error | null = null;
    const heed = (child: ChildProcess) => {
      child.once('error', (error: NodeJS.ErrnoException) => {
        exited = error.code === 'ENOENT' ? missingProgram(program) : error;
      });
      child.once('exit', (code, signal) => {
        vm.#end.said ||= signal ? `ended by ${signal}` : `exit code ${code}`;
      });
      child.once('close', () => {
        if (/^bwrap: execvp .*No such file/m.test(vm.#end.said)) exited ??= missingProgram(program);
        exited ??= /Could not set up host forwarding rule/.test(vm.#end.said)
          ? new PortTaken(vm.#end.said)
          : new DriverError('Unavailable', `QEMU ended: ${vm.#end.said || 'it said nothing'}`);
      });
      child.stderr!.on('data', (chunk: Buffer) => {
        vm.#end.said = (vm.#end.said + chunk.toString('latin1')).slice(-2_000).trim();
      });
      child.unref();
      (child.stderr as Socket).unref();
    };
    const { folder, forwards, runtime, confinement } = options;
    if (confined) {
      const start = { runtimeId: runtime.runtimeId, folder, forwards, program, args, limits };
      await confinement.start(start, heed).catch(async (error) => {
        await killProcesses(runtime.runtimeId);
        throw error;
      });
      vm.#isConfined = true;
    } else
      heed(
        spawn(program, args, { cwd: folder, detached: true, stdio: ['ignore', 'ignore', 'pipe'], env: environment }),
      );
    const end = performance.now() + launchTimeoutMs;
    for (;;) {
      try {
        await vm.#connect();
        break;
      } catch (error) {
        if (exited) throw exited;
        if (performance.now() < end) await pause(20);
        else {
          await killProcesses(options.runtime.runtimeId);
          throw error;
        }
      }
    }
    vm.#watch();
    return vm;
  }

  /** Finds a machine that was launched before; null when no process runs it. */
  static async adopt(options: VmOptions): Promise<Vm | null> {
    const [pid] = await findProcesses(options.runtime.runtimeId);
    if (pid === undefined) return null;
    const vm = new Vm(options);
    vm.#isConfined = await options.confinement.holds(pid);
    // What its firmware printed is not known any more.
    vm.#watchForHang(null);
    const text = await readFile(path.join(options.folder, reportFile), 'utf8').catch(() => '');
    vm.#report = parseReport(text, options.nonce);
    const end = performance.now() + adoptTimeoutMs;
    // A machine that runs but does not respond still counts as on; the connection is retried.
    while (
      !(await vm.#connect().then(
        () => true,
        () => false,
      )) &&
      performance.now() < end
    ) {
      if ((await findProcesses(options.runtime.runtimeId)).length === 0) return null;
      await pause(50);
    }
    await vm.#lookOnce(freshMs.asked);
    vm.#watch();
    return vm;
  }

  get guestUp(): boolean {
    return this.#report !== null;
  }

  /** Its guest can be asked to shut down. */
  get listens(): boolean {
    return this.guestUp && this.#trouble === null;
  }

  get trouble(): Trouble | null {
    return this.#trouble;
  }

  lastSeen(): Observation {
    return {
      presence: 'present',
      power: 'on',
      guestUp: this.guestUp,
      listeningPorts: this.#ports().filter((port) => this.#open.isOpen(port)),
      sshHostKeys: this.#report?.hostKeys ?? [],
      forwards: this.#options.forwards,
      ...(this.#trouble !== null && { trouble: this.#trouble }),
    };
  }

  /** Refreshes what was not observed just now. */
  async look(): Promise<void> {
    await this.#look(freshMs.asked);
  }

  /** Asks the guest to shut down, repeatedly, and returns when QEMU has ended. Rejects when the signal aborts. */
  async powerDown(signal: AbortSignal): Promise<void> {
    this.#ending = true;
    try {
      while (!this.#ended.signal.aborted) {
        await this.#qmp?.execute('system_powerdown').catch(() => undefined);
        await pause(powerdownAgainMs, signal, this.#ended.signal).catch(() => signal.throwIfAborted());
      }
    } finally {
      this.#ending = this.#ended.signal.aborted;
    }
  }

  /** Ends QEMU, killing it if necessary, and returns when no process runs the machine. */
  async switchOff(): Promise<void> {
    this.#ending = true;
    await this.#serial.read(this.#qmp);
    await this.#qmp?.execute('quit').catch(() => undefined);
    const { runtimeId } = this.#options.runtime;
    if (this.#qmp) await processesEnd(runtimeId, quitMs);
    await this.#endAround();
    this.#watching.abort();
    this.#qmp?.close();
  }

  /** What went through its network; null: it has none of its own. */
  async traffic(): Promise<{ inBytes: number; outBytes: number } | null> {
    const [pid] = this.#isConfined ? await findProcesses(this.#options.runtime.runtimeId) : [];
    return pid === undefined ? null : bytesThrough(pid);
  }

  /** Leads into its serial line. Throws NoKeyboard. */
  async openKeyboard(): Promise<Writable> {
    if (!this.#qmp) throw new NoKeyboard('its emulator does not respond');
    return this.#serial.openKeyboard(this.#qmp);
  }

  /** Stops watching the machine, which keeps running, and prints into its ring until the next agent. */
  async leave(): Promise<void> {
    this.#watching.abort();
    await this.#serial.release(this.#qmp, { force: true });
    this.#qmp?.close();
  }

  #ports(): number[] {
    return this.#options.forwards.map((forward) => forward.guestPort);
  }

  /** Throws when QEMU does not respond, or another machine responds there. */
  async #connect(): Promise<void> {
    const { folder, runtime } = this.#options;
    const qmp = await Qmp.connect(folder, fileNames.agentQmp, (event) => this.#hear(event));
    try {
      const { UUID } = await qmp.execute('query-uuid');
      if (UUID !== runtime.runtimeId) throw new DriverError('Unavailable', `${folder} is run as ${UUID}`);
    } catch (error) {
      qmp.close();
      throw error;
    }
    await this.#serial.adopt(qmp);
    this.#qmp = qmp;
    // What fails here is tried again with the next look.
    void qmp.closed.then(() => this.#disconnected()).catch(() => undefined);
    await this.#attend();
  }

  #hear(event: string): void {
    if (stateEvents.has(event)) this.#attendAndTell();
    if (event !== 'RESET') return;
    // The guest is rebooting: its last report is obsolete.
    this.#bootedAt = performance.now();
    this.#report = null;
    this.#open.closeAll();
    this.#tellIfChanged();
  }

  /** Reads QEMU's state, and does what helps. Never throws. */
  #attend(): Promise<void> {
    this.#nextAttending ??= this.#attending
      .then(() => {
        this.#nextAttending = null;
        return this.#attendOnce();
      })
      .catch(() => undefined);
    this.#attending = this.#nextAttending;
    return this.#attending;
  }

  #attendAndTell(): void {
    const attended = this.#attend();
    if (attended === this.#toTellAfter) return;
    this.#toTellAfter = attended;
    void attended.then(() => this.#tellIfChanged());
  }

  async #attendOnce(): Promise<void> {
    const qmp = this.#qmp;
    const state = qmp && (await readRunState(qmp));
    if (!qmp || !state) return;
    if (state.remedy === 'end')
      return this.#breakOff({
        said: `its guest cannot go on (${state.name})`,
        ...(state.name === 'internal-error' && { kvm: 'gave up' }),
      });
    const now = performance.now();
    // A guest that was continued may stop again at once: until it has run for a while, nothing has changed.
    if (state.trouble === null && now - this.#continued.at < steadyMs) return;
    if (state.trouble === null && now - this.#continued.at > continueMs.most) this.#continued.times = 0;
    this.#trouble = state.trouble;
    if (state.remedy === 'none' || now < this.#continued.againAt) return;
    if (state.trouble === 'disk-full' && !(await hasRoomAgain(this.#options.folder))) return;
    const { times } = this.#continued;
    this.#continued = { times: times + 1, at: now, againAt: now + backoff(continueMs, times) };
    await qmp.execute(state.remedy === 'wake' ? 'system_wakeup' : 'cont');
  }

  /** Ends QEMU, whose guest does not go on; the machine counts as ended by itself. */
  async #breakOff(end: UnwantedEnd): Promise<void> {
    this.#end = end;
    this.#hangWatch = null;
    const { runtimeId } = this.#options.runtime;
    await this.#qmp?.execute('quit').catch(() => undefined);
    // What KVM hangs may not even end.
    if (end.kvm && !(await processesEnd(runtimeId, exitMs))) await killProcesses(runtimeId);
  }

  #watchForHang(printedBefore: number | null): void {
    const { hangAfterMs } = this.#options;
    if (hangAfterMs !== null) this.#hangWatch = new HangWatch(printedBefore, performance.now(), hangAfterMs);
  }

  /** Ends QEMU if its accelerator seems to hang the guest. */
  async #endIfHung(): Promise<void> {
    const now = performance.now();
    if (this.guestUp || now - this.#bootedAt > bootMs) this.#hangWatch = null;
    const watch = this.#hangWatch;
    if (!watch || this.#trouble !== null || now - this.#hangLookAt < hangLookMs) return;
    this.#hangLookAt = now;
    const { console, runtime } = this.#options;
    const statistics = await this.#qmp?.execute('query-blockstats').catch(() => undefined);
    if (!statistics) return;
    const diskOperations = statistics.reduce((sum, { stats }) => sum + stats.rd_operations + stats.wr_operations, 0);
    const cpuMs = await processorMs(runtime.runtimeId);
    if (!watch.hangs({ printed: console.end, diskOperations, cpuMs }, performance.now())) return;
    await this.#breakOff({ said: 'its guest showed no progress under KVM', kvm: 'hung' });
  }

  #disconnected(): Promise<void> {
    this.#qmp = null;
    this.#parting ??= this.#part().finally(() => {
      this.#parting = null;
    });
    return this.#parting;
  }

  async #part(): Promise<void> {
    if (this.#watching.signal.aborted) return;
    // Its sockets close a moment before its process ends.
    if (!(await processesEnd(this.#options.runtime.runtimeId, exitMs))) return;
    await this.#endAround();
    this.#ended.abort();
    this.#watching.abort();
    if (!this.#ending) this.#options.onEnd({ ...this.#end, said: this.#end.said || 'its process ended' });
  }

  /** Ends QEMU, if it has not ended, and what is around it. */
  async #endAround(): Promise<void> {
    const { runtime, confinement } = this.#options;
    await killProcesses(runtime.runtimeId);
    await confinement.clear(runtime.runtimeId);
  }

  async #keepNetwork(): Promise<void> {
    if (!this.#isConfined) return;
    const { folder, forwards, runtime, confinement } = this.#options;
    const { runtimeId } = runtime;
    await confinement.keepJoined({ runtimeId, folder, forwards }, async () => (await findProcesses(runtimeId))[0]);
  }

  #watch(): void {
    this.#told = JSON.stringify(this.lastSeen());
    void (async () => {
      while (!this.#watching.signal.aborted) {
        const booting = performance.now() - this.#bootedAt < bootMs;
        const settled = !booting || (this.guestUp && this.#open.count === this.#ports().length);
        await pause(settled ? lookMs.later : lookMs.soon, this.#watching.signal).catch(() => undefined);
        if (!this.#watching.signal.aborted) await this.#look(freshMs.unasked).catch(() => undefined);
      }
    })();
  }

  #look(fresh: number): Promise<void> {
    this.#looking ??= this.#lookOnce(fresh).finally(() => {
      this.#looking = null;
      this.#tellIfChanged();
    });
    return this.#looking;
  }

  /** Reads the guest's report and probes the ports that it reports as listening. Never throws. */
  async #lookOnce(fresh: number): Promise<void> {
    if (!this.#qmp) {
      if ((await findProcesses(this.#options.runtime.runtimeId)).length === 0) return this.#disconnected();
      await this.#connect().catch(() => undefined);
    }
    await this.#keepNetwork().catch(() => undefined);
    await this.#attend();
    const heard = await this.#qmp
      ?.execute('ringbuf-read', { device: rings.report, size: rings.bytes, format: 'base64' })
      .catch(() => undefined);
    await this.#serial.read(this.#qmp);
    const report = heard ? this.#reader.feed(Buffer.from(heard, 'base64').toString('utf8')) : null;
    if (report) await this.#accept(report);
    await this.#endIfHung();
    const listening = new Set(this.#report?.listening);
    await Promise.all(
      this.#options.forwards.map(async ({ guestPort, address, port }) => {
        if (!listening.has(guestPort)) return this.#open.close(guestPort);
        if (this.#open.isFresh(guestPort, fresh)) return;
        const probe = guestPort === sshPort ? probeSsh : probeConnection;
        this.#open.note(guestPort, await probe(address, port));
      }),
    );
    // The guest was reset while the probes were running.
    if (!this.#report) this.#open.closeAll();
  }

  /** Stores the report for the next agent: the guest sent it once, and QEMU hands it over once. */
  async #accept(report: GuestReport): Promise<void> {
    const changed = JSON.stringify(report) !== JSON.stringify(this.#report);
    this.#report = report;
    if (changed)
      await replaceFile(path.join(this.#options.folder, reportFile), JSON.stringify(report)).catch(() => undefined);
  }

  #tellIfChanged(): void {
    const now = JSON.stringify(this.lastSeen());
    if (now === this.#told || this.#watching.signal.aborted) return;
    this.#told = now;
    this.#options.onChange();
  }
}
