/**
 * A bare-metal host: one machine at a time, driven through its management controller (Redfish). The machine boots an
 * image from a virtual CD that the agent serves, configures itself from a second one, and reports back over HTTP.
 *
 * What makes it safe under repeats, kills and zombies:
 * - One agent per host, and its actions run one after another: a controller cannot do two things at once either.
 * - A record is written before the controller is asked for anything, and removed once no trace of the machine is left
 *   there. Each step looks first, so its repeat resumes whatever was interrupted.
 * - The tombstone comes first and outside of that order, so a destroyed runtime does not come back.
 * - An unreachable controller is an error, never a machine that is gone.
 */
import { setMaxListeners } from 'node:events';
import type { HealthCheck } from '../../domain/hostHealth.ts';
import { absent, type Observation } from '../../domain/observation.ts';
import { backoff } from '../../lib/backoff.ts';
import { KeyedSemaphore } from '../../lib/keyedSemaphore.ts';
import { lockHost } from '../agent/agentLock.ts';
import type { Consoles } from '../agent/consoleServer.ts';
import {
  DriverError,
  type InventoryEntry,
  type MachineChange,
  type MachineDriver,
  type RuntimeSpec,
  unknownUid,
} from '../agent/driver.ts';
import { HostRecords } from '../agent/records.ts';
import { type Watcher, Watchers } from '../agent/watchers.ts';
import { BootEnd, controllerFails } from './bootEnd.ts';
import { Controller, type Power } from './controller.ts';
import { ControllerHealth } from './controllerHealth.ts';
import { Drives } from './drives.ts';
import { Erasure } from './erasure.ts';
import type { Report } from './machineReport.ts';
import { type MediaServer, openMediaServer, type Served } from './media.ts';
import { MetalConsole } from './metalConsole.ts';
import { jittered, type RedfishClient } from './redfishClient.ts';
import { Machine, type MetalRecord, newRecord, tokensOf } from './redfishMachine.ts';
import {
  clientOf,
  type MetalHostOptions,
  type MetalTiming,
  type Reached,
  reachedBySettings,
  timingOf,
} from './redfishOptions.ts';

/** Throws DriverError('Unavailable') if another agent serves the host. Opens even if the controller is unreachable. */
export async function openMetalHost(options: MetalHostOptions): Promise<MachineDriver> {
  const { folder, release } = await lockHost(options);
  const releaseAll = async () => {
    await options.simulation?.close();
    await release();
  };
  try {
    const reached = (await options.simulation?.open()) ?? reachedBySettings(options.settings);
    const host = new MetalHost(folder, options, reached, releaseAll);
    await host.open();
    return host;
  } catch (error) {
    await releaseAll();
    throw error;
  }
}

const turn = 'host';

class MetalHost implements MachineDriver {
  readonly #options: MetalHostOptions;
  readonly #timing: MetalTiming;
  readonly #records: HostRecords<MetalRecord>;
  readonly #release: () => Promise<void>;
  readonly #client: RedfishClient;
  readonly #controller: Controller;
  readonly #health: ControllerHealth;
  readonly #machines = new Map<string, Machine>();
  readonly #queue = new KeyedSemaphore();
  readonly #watchers = new Watchers();
  readonly #closing = new AbortController();
  readonly #folder: string;
  readonly #console: MetalConsole | null;
  readonly consoles: Consoles | undefined;
  #media!: MediaServer;
  #drives!: Drives;
  #bootEnd!: BootEnd;
  readonly erasures = () => this.#drives.erasure.all();
  readonly exchanges = () => this.#client.exchanges;
  readonly pullImage: NonNullable<MachineDriver['pullImage']> = (image, signal) =>
    this.#drives.provideImage({ image }, signal);
  #readingPower: Promise<Power> | null = null;
  readonly #background = new Set<Promise<unknown>>();
  /** Set while an action is running; the action reports the changes that it makes. */
  #acting = false;

  constructor(folder: string, options: MetalHostOptions, reached: Reached, release: () => Promise<void>) {
    const { settings, declared = {} } = options;
    this.#options = options;
    this.#timing = timingOf(settings, options.timing);
    this.#records = new HostRecords(folder);
    this.#folder = folder;
    this.#release = release;
    this.#client = clientOf(reached, settings, this.#timing);
    this.#client.hideLive(() => tokensOf(this.#machines.values()));
    this.#controller = new Controller(this.#client, settings.system, this.#timing);
    this.#health = new ControllerHealth(this.#controller, { declared, ...this.#timing, closing: this.#closing.signal });
    const isOn = (runtimeId: string) => this.#machines.get(runtimeId)?.power === 'on';
    this.#console = MetalConsole.of(options, { folder, restartMs: this.#timing.consoleRestartMs, isOn });
    this.consoles = this.#console?.consoles;
    setMaxListeners(0, this.#closing.signal);
  }

  async open(): Promise<void> {
    const { records, unreadable } = await this.#records.open();
    for (const file of unreadable) this.#options.log.error({ file }, 'a record cannot be read; destroy its machine');
    const { mediaAddress, mediaPort } = this.#options.settings;
    this.#media = await openMediaServer({
      hostName: this.#options.hostName,
      folder: this.#folder,
      address: mediaAddress,
      port: mediaPort || (records[0]?.mediaPort ?? 0),
      mayMove: mediaPort === 0,
      find: (runtimeId) => this.#served(runtimeId),
    });
    this.#drives = new Drives({
      host: this.#options,
      timing: this.#timing,
      controller: this.#controller,
      media: this.#media,
      save: (record) => this.#records.write(record),
      erasure: new Erasure(this.#folder),
    });
    this.#bootEnd = new BootEnd({
      host: this.#options,
      controller: this.#controller,
      drives: this.#drives,
      machines: this.#machines,
      closing: this.#closing.signal,
      isBusy: ({ id }) => this.#acting || this.#records.isTombstoned(id),
      inTurn: (signal, task) => this.#inTurn(signal, task),
      tell: (machine) => this.#tell(machine, machine.settled),
    });
    await this.#console?.open(records.filter(({ runtime }) => !this.#records.isTombstoned(runtime.runtimeId)));
    for (const record of records) {
      const wasOn = record.power === 'on' && !this.#records.isTombstoned(record.runtime.runtimeId);
      this.#attend(this.#makeMachine(record, wasOn), this.#timing.probeMs.first);
    }
  }

  async inventory(): Promise<InventoryEntry[]> {
    const signal = this.#closing.signal;
    this.#refuseClosed();
    const power = (await this.#controller.power(signal)) === 'off' ? 'off' : 'on';
    const entries = [...this.#machines.values()].map(
      ({ record: { runtime } }) =>
        ({
          runtimeId: runtime.runtimeId,
          machineUid: runtime.machineUid,
          workflowId: runtime.workflowId,
          power,
        }) as const,
    );
    // When an agent's disk was lost, only the media in the drives reveal what it left.
    const unknown = (await this.#drives.owners(signal)).filter((runtimeId) => !this.#machines.has(runtimeId));
    return [...entries, ...unknown.map((runtimeId) => ({ runtimeId, machineUid: unknownUid, power }) as const)];
  }

  async observe(runtimeId: string): Promise<Observation> {
    this.#refuseClosed();
    this.#records.refuseUnreadable(runtimeId);
    const machine = this.#machines.get(runtimeId);
    if (machine) {
      await this.#look(machine);
      if (machine.isStranger) throw this.#drives.stranger(machine.record);
      if (this.#machines.get(runtimeId) === machine) {
        if (machine.keepsImage) throw machine.keepsImage;
        return machine.seen();
      }
    }
    return (await this.#hasTraces(runtimeId)) ? { ...absent, presence: 'present', power: 'on' } : absent;
  }

  async create(runtime: RuntimeSpec, signal: AbortSignal): Promise<void> {
    const { runtimeId } = runtime;
    await this.#inTurn(signal, async () => {
      this.#records.refuseTombstoned(runtimeId);
      const known = this.#machines.get(runtimeId);
      if (known?.record.prepared) return;
      const other = [...this.#machines.keys()].find((id) => id !== runtimeId);
      if (other)
        throw new DriverError('Unavailable', `the host ${this.#options.hostName} still carries the machine ${other}`);
      await this.#drives.refuseOthers(runtimeId, signal);
      await this.#options.simulation?.before('create', runtime, signal);
      await this.#drives.provideImage(runtime, signal);
      this.#records.refuseTombstoned(runtimeId);
      const record = known?.record ?? newRecord(runtime, this.#media.port);
      await this.#records.write(record);
      const machine = known ?? this.#makeMachine(record, false);
      await this.#bringOff(machine, signal);
      await this.#drives.prepare(record, signal);
      record.prepared = true;
      await this.#records.write(record);
      this.#attend(machine);
      await this.#options.simulation?.after('create', runtime);
    });
  }

  async start(runtimeId: string, signal: AbortSignal): Promise<void> {
    await this.#inTurn(signal, async () => {
      this.#records.refuseTombstoned(runtimeId);
      this.#records.refuseUnreadable(runtimeId);
      const machine = this.#machines.get(runtimeId);
      if (!machine && (await this.#hasTraces(runtimeId)))
        throw new DriverError('Unavailable', `${runtimeId} is on this host, and its record was lost`);
      if (!machine) throw new DriverError('NotFound', `the host has no machine ${runtimeId}`);
      const { record } = machine;
      const isOn = (await this.#controller.power(signal)) === 'on' && record.boots > 0;
      if (!isOn) await this.#options.simulation?.before('start', record.runtime, signal);
      if (!isOn) {
        // A machine that never reported has nothing on its disk yet. Any other must not boot its image again.
        if (!record.report || !record.prepared) await this.#drives.prepareAgain(record, signal);
        else await this.#drives.leaveImage(record, signal);
        machine.keepsImage = null;
        record.prepared = true;
        this.#drives.expectBoot(record);
        record.boots += 1;
        record.onAskedAt = Date.now();
        machine.forget();
      }
      record.power = 'on';
      await this.#records.write(record);
      this.#console?.carry(runtimeId);
      await this.#controller.bring('on', signal);
      delete record.onAskedAt;
      await this.#records.write(record);
      machine.power = 'on';
      machine.lookedAt = performance.now();
      this.#tell(machine, false);
      this.#attend(machine, this.#timing.probeMs.first);
      if (!isOn) await this.#options.simulation?.after('start', record.runtime);
    });
  }

  async stop(runtimeId: string, { force }: { force: boolean }, signal: AbortSignal): Promise<void> {
    await this.#inTurn(signal, async () => {
      const machine = this.#machines.get(runtimeId);
      // The power of a wipe that runs is the wipe's: cut off, it would look as if it had ended.
      if (!machine || machine.record.wipe === 'running') return;
      const { runtime, power } = machine.record;
      if (power === 'on') await this.#options.simulation?.before('stop', runtime, signal);
      machine.settled = false;
      if (force || !machine.guestUp) await this.#bringOff(machine, signal);
      else await this.#controller.bring('shutdown', signal);
      await this.#sawOff(machine, false);
      if (power === 'on') await this.#options.simulation?.after('stop', runtime);
    });
  }

  async destroy(runtimeId: string, signal: AbortSignal, { keepConsole = false } = {}): Promise<void> {
    this.#refuseClosed();
    await this.#records.writeTombstone(runtimeId);
    await this.#inTurn(signal, async () => {
      const machine = this.#machines.get(runtimeId);
      await this.#console?.release(runtimeId, { keep: keepConsole });
      if (!machine && !(await this.#hasTraces(runtimeId))) return this.#records.remove(runtimeId);
      if (machine) await this.#options.simulation?.before('destroy', machine.record.runtime, signal);
      // A trace beside another machine is a leftover medium; the power belongs to the other machine.
      const isAlone = [...this.#machines.keys()].every((id) => id === runtimeId);
      if (machine && machine.record.wipe !== 'running') {
        machine.settled = false;
        await this.#bringOff(machine, signal);
        await this.#sawOff(machine, false);
      } else if (!machine && isAlone) await this.#controller.bring('off', signal);
      if (machine) await this.#drives.release(machine.record, signal);
      await this.#drives.eject(signal, machine?.record, isAlone ? undefined : runtimeId);
      if (isAlone) await this.#bootEnd.clearIfPossible(signal);
      await this.#records.remove(runtimeId);
      this.#machines.delete(runtimeId);
      this.#drives.forget(runtimeId);
      if (!machine) return;
      machine.unschedule();
      this.#tell(machine, false);
      await this.#options.simulation?.after('destroy', machine.record.runtime);
    });
  }

  watch(onChange: Watcher): () => void {
    const resumed = () => [...this.#machines.values()].filter((machine) => machine.resumed && machine.looked);
    return this.#watchers.add(onChange, () => resumed().map((machine) => this.#change(machine, true)));
  }

  async images(): Promise<string[]> {
    return [...new Set([...this.#machines.values()].map(({ record }) => record.runtime.image.digest))];
  }

  async health(signal: AbortSignal): Promise<HealthCheck[]> {
    this.#refuseClosed();
    const machines = [...this.#machines.values()];
    const stranger = machines.find((machine) => machine.isStranger);
    if (stranger) return [controllerFails('ImageNotBooted', this.#drives.notBooted(stranger.record))];
    const keepsImage = machines.find((machine) => machine.keepsImage)?.keepsImage;
    if (keepsImage) return [controllerFails('ImageNotEjected', keepsImage.message)];
    const health = await this.#health.finding(signal);
    if (!health.ok) return [health];
    return [(await this.#bootEnd.standingOverride(signal)) ?? (await this.#drives.erasure.finding()) ?? health];
  }

  get recordsId(): string | null {
    return this.#records.id;
  }

  placementVersionSeen(): number {
    return this.#records.placementVersionSeen();
  }

  async close(): Promise<void> {
    this.#watchers.clear();
    this.#closing.abort(new DriverError('Unavailable', "the host's agent is closing"));
    for (const machine of this.#machines.values()) machine.unschedule();
    await this.#queue.idle();
    await this.#media.close();
    await this.#console?.close();
    await Promise.allSettled([...this.#background]);
    await this.#client.close();
    await this.#release();
  }

  async #bringOff(machine: Machine, signal: AbortSignal): Promise<void> {
    await this.#controller.bringOff(machine.record.onAskedAt, signal);
    delete machine.record.onAskedAt;
    machine.power = 'off';
  }

  #served(runtimeId: string): Served | null {
    const machine = this.#machines.get(runtimeId);
    if (!machine) return null;
    const { mediaToken, reportToken } = machine.record;
    return {
      mediaToken,
      reportToken,
      files: this.#drives.filesOf(machine.record, this.#closing.signal),
      onRead: (name, read) => this.#inBackground(() => this.#drives.noteRead(machine.record, name, read)),
      onReport: (report) => this.#inBackground(() => this.#hear(machine, report)),
      onWiped: (disks) => this.#inBackground(() => this.#drives.noteWiped(machine.record, disks)),
    };
  }

  /** Returns false for a report that is not believed: the first one, of a machine that did not read its image. */
  async #hear(machine: Machine, report: Report): Promise<boolean> {
    // Ignore reports of a machine that is being removed, or that was never started.
    const { record } = machine;
    if (this.#machines.get(machine.id) !== machine || record.boots === 0 || this.#records.isTombstoned(machine.id))
      return true;
    if (record.report === null && !this.#drives.hasBooted(record)) {
      await this.#drives.noteStranger(record);
      return false;
    }
    machine.hear(report);
    await this.#records.write(record);
    if (!this.#acting && machine.power === 'on') this.#tell(machine, machine.settled);
    this.#attend(machine, 0);
    return true;
  }

  /** Monitors a machine from now on: looks at it after a while, and then again and again. */
  #attend(machine: Machine, inMs = this.#timing.watchMs): void {
    const { probeMs, watchMs } = this.#timing;
    let probes = 0;
    const look = () =>
      this.#inBackground(async () => {
        if (this.#closing.signal.aborted || this.#machines.get(machine.id) !== machine) return;
        await this.#look(machine).catch(() => undefined);
        await this.#bootEnd.follow(machine);
        await this.#renewMedia(machine).catch(() => undefined);
        const waits = machine.guestUp && !machine.everyPortListens();
        if (!waits) probes = 0;
        if (this.#closing.signal.aborted || this.#machines.get(machine.id) !== machine) return;
        machine.schedule(look, jittered(waits ? backoff(probeMs, probes++) : watchMs));
      });
    machine.schedule(look, inMs === 0 ? 0 : jittered(inMs));
  }

  /** Observes the machine now and reports changes. Throws when the controller does not respond. */
  async #look(machine: Machine): Promise<void> {
    if (performance.now() - machine.lookedAt >= this.#timing.powerFreshMs) {
      const power = await this.#seePower(machine);
      machine.lookedAt = performance.now();
      // A running action reports its own outcome.
      if (this.#acting) {
        if (power !== machine.power) return;
      } else if (power !== machine.power || power !== machine.record.power) {
        // It may have become accessible while an action ran, such as one that ends a boot override.
        if (power === 'off') await this.#sawOff(machine, machine.settled || machine.isAccessible());
        else {
          machine.power = 'on';
          machine.record.power = 'on';
          // A look that the disk does not take is still a look.
          await this.#records.writeIfTaken(machine.record);
        }
      }
    }
    if (machine.power === 'on') await machine.probe();
    const first = !machine.looked;
    machine.looked = true;
    if (this.#acting || this.#machines.get(machine.id) !== machine) return;
    this.#tell(machine, machine.settled || (first && machine.resumed), first && machine.resumed);
  }

  /** If the controller is silent, a responding port shows that the machine is on; otherwise nothing new is known. */
  async #seePower(machine: Machine): Promise<'on' | 'off'> {
    // Concurrent looks share one response.
    this.#readingPower ??= this.#controller.power(this.#closing.signal).finally(() => {
      this.#readingPower = null;
    });
    try {
      return (await this.#readingPower) === 'off' ? 'off' : 'on';
    } catch (error) {
      if (!(error instanceof DriverError) || machine.power !== 'on' || this.#closing.signal.aborted) throw error;
      await machine.probe();
      if (!machine.responds) throw error;
      return 'on';
    }
  }

  async #sawOff(machine: Machine, unattended: boolean): Promise<void> {
    machine.power = 'off';
    machine.lookedAt = performance.now();
    machine.resumed = false;
    machine.forget();
    this.#console?.dropKeyboards();
    if (machine.record.power === 'on') {
      machine.record.power = 'off';
      machine.record.forwards = [];
      await this.#records.writeIfTaken(machine.record);
    }
    this.#tell(machine, unattended);
    machine.settled = false;
  }

  /** Inserts the media again if the media server has moved to another port since they were inserted. */
  async #renewMedia(machine: Machine): Promise<void> {
    if (!this.#drives.areOutdated(machine.record) || this.#acting || this.#records.isTombstoned(machine.id)) return;
    await this.#inTurn(this.#closing.signal, async () => {
      if (this.#machines.get(machine.id) === machine) await this.#drives.insert(machine.record, this.#closing.signal);
    });
  }

  /** Runs work that is awaited only when this process closes. */
  #inBackground<T>(work: () => Promise<T>): Promise<T> {
    const running = work().finally(() => this.#background.delete(running));
    this.#background.add(running);
    return running;
  }

  /** Whether a machine without a record may be on the controller: its media are, or the power is on with no record. */
  async #hasTraces(runtimeId: string): Promise<boolean> {
    const power = await this.#controller.power(this.#closing.signal);
    if ((await this.#drives.owners(this.#closing.signal)).includes(runtimeId)) return true;
    return power !== 'off' && this.#machines.size === 0;
  }

  #makeMachine(record: MetalRecord, wasOn: boolean): Machine {
    const machine = new Machine(record, { wasOn, address: this.#options.settings.address });
    this.#machines.set(machine.id, machine);
    return machine;
  }

  #tell(machine: Machine, unattended: boolean, anyway = false): void {
    const change = this.#change(machine, unattended);
    if (!machine.isNews(change.seen) && !anyway) return;
    this.#watchers.tell(change);
  }

  #change(machine: Machine, unattended: boolean): MachineChange {
    const { runtimeId, workflowId } = machine.record.runtime;
    const seen = this.#machines.get(runtimeId) === machine ? machine.seen() : absent;
    return { runtimeId, workflowId, seen, unattended };
  }

  #inTurn(signal: AbortSignal, task: () => Promise<void>): Promise<void> {
    this.#refuseClosed();
    return this.#queue.run(
      turn,
      async () => {
        this.#refuseClosed();
        this.#acting = true;
        try {
          await task();
        } finally {
          this.#acting = false;
        }
      },
      signal,
    );
  }

  #refuseClosed(): void {
    this.#closing.signal.throwIfAborted();
  }
}
