/**
 * A hypervisor host: each machine is a QEMU process in its own session, which outlives the agent. Everything that
 * belongs to a machine is under `DATA_DIR/hosts/HOST/machines/RUNTIME/`, which gets that name after its record is
 * written. A folder or a process without a record is a machine whose record was lost: it is there, and only a destroy
 * that is asked for removes it.
 *
 * What makes it safe under repeats, kills and zombies:
 * - One agent per host (a lock held by the kernel), calls for one runtime one after another, and the tombstone first.
 * - Power is recorded before it is switched, so the next agent finishes what a kill interrupted.
 * - A machine runs exactly as long as a process has its UUID among its arguments, and QEMU's lock on the pidfile lets
 *   it run only once, whatever starts it. A child that is to become QEMU holds the host's lock until it has those
 *   arguments, so the next agent sees everything that runs.
 */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { guestPorts, type PortRange } from '../../domain/forwardTargets.ts';
import type { HealthCheck } from '../../domain/hostHealth.ts';
import { absent, type Observation } from '../../domain/observation.ts';
import { lockHost } from '../agent/agentLock.ts';
import { type Consoles, NoKeyboard } from '../agent/consoleServer.ts';
import { ConsoleShelf } from '../agent/consoleShelf.ts';
import {
  DriverError,
  type GuestTraffic,
  type InventoryEntry,
  type MachineDriver,
  type RuntimeSpec,
  unknownUid,
} from '../agent/driver.ts';
import type { ImageCache } from '../agent/imageCache.ts';
import { Machines } from '../agent/knownMachines.ts';
import { HostRecords } from '../agent/records.ts';
import type { Watcher } from '../agent/watchers.ts';
import { Accelerators } from './accelerator.ts';
import { Confinement, NotAround } from './confinement.ts';
import { diskOfGuests } from './diskOfGuests.ts';
import { chooseForwards, PortTaken } from './forwards.ts';
import { type TakenUser, takeUser } from './guestUsers.ts';
import { HostImages } from './hostImages.ts';
import { MachineFolders, powerOf } from './machineFolders.ts';
import { qemuArguments } from './qemuCommand.ts';
import { checkSource, checkSpec, holdImage, imageFiles, makeFolder } from './qemuImage.ts';
import { lastSeen, type Machine, type QemuRecord, shutDown } from './qemuMachine.ts';
import { killProcesses, qemuProgram } from './qemuPrograms.ts';
import type { QemuSettings } from './qemuSettings.ts';
import { type UnwantedEnd, Vm, type VmOptions } from './vm.ts';

export interface QemuHostOptions {
  hostName: string;
  dataDir: string;
  settings: QemuSettings;
  /** The ports of its forward address which are for guests. */
  forwardPorts?: PortRange | undefined;
  images: ImageCache;
  log: Logger;
  program?: string;
  /** How long a guest under KVM may show no progress while it boots. */
  hangAfterMs?: number;
  /** False: no guest is confined, as where that cannot be had. */
  confines?: boolean;
}

/** Restart limit for a machine that ends by itself; beyond it, the machine is reported as off. */
const revivals = { most: 5, withinMs: 3_600_000 };
const portAttempts = 8;

/** Throws DriverError('Unavailable') when another agent serves the host. */
export async function openQemuHost(options: QemuHostOptions): Promise<MachineDriver> {
  const { folder, release } = await lockHost(options);
  try {
    const host = new QemuHost(folder, options, release);
    await host.resume();
    return host;
  } catch (error) {
    await release();
    throw error;
  }
}

class QemuHost implements MachineDriver {
  readonly #folders: MachineFolders;
  readonly #folder: string;
  readonly #cache: ImageCache;
  readonly #settings: QemuSettings;
  readonly #forwardPorts: PortRange;
  readonly #program: string;
  readonly #confinement: Confinement;
  readonly #accelerators: Accelerators;
  readonly #log: Logger;
  readonly #release: () => Promise<void>;
  readonly #records: HostRecords<QemuRecord>;
  readonly #machines = new Machines<Machine>(lastSeen);
  readonly #shelf: ConsoleShelf;
  readonly consoles: Consoles;
  readonly #images: HostImages;

  constructor(folder: string, options: QemuHostOptions, release: () => Promise<void>) {
    this.#folder = folder;
    this.#folders = new MachineFolders(folder);
    this.#cache = options.images;
    this.#images = new HostImages(folder, options.images);
    this.#settings = options.settings;
    this.#forwardPorts = options.forwardPorts ?? guestPorts;
    this.#program = options.program ?? qemuProgram;
    this.#log = options.log;
    this.#confinement = new Confinement(options.settings, options.confines);
    this.#accelerators = new Accelerators({
      wanted: options.settings.accelerator,
      folder,
      program: this.#program,
      hangAfterMs: options.hangAfterMs,
      log: options.log,
    });
    this.#release = release;
    this.#records = new HostRecords(folder);
    this.#shelf = new ConsoleShelf(folder);
    this.consoles = {
      address: options.settings.forwardAddress,
      ports: this.#forwardPorts,
      find: (runtimeId) => this.#shelf.find(runtimeId),
      openKeyboard: async (runtimeId) => {
        const vm = this.#machines.get(runtimeId)?.vm;
        if (!vm) throw new NoKeyboard('the machine is off');
        return vm.openKeyboard();
      },
    };
  }

  /** Finds running machines, starts those that should run and do not, and completes what a kill interrupted. */
  async resume(): Promise<void> {
    const { records, unreadable } = await this.#records.open();
    if (unreadable.length > 0) this.#log.error({ unreadable }, 'records cannot be read');
    await this.#shelf.open(records.map(({ runtime }) => runtime.runtimeId));
    await this.#accelerators.open();
    const confinement = await this.#confinement.health();
    if (confinement.reason !== 'Confined') this.#log.warn(confinement, 'guests are not confined');
    await this.#images.open();
    for (const record of records) {
      const settled = record.power === 'on';
      const machine: Machine = { record, vm: null, reviving: false, settled, resumed: settled };
      this.#machines.set(record.runtime.runtimeId, machine);
    }
    await this.#folders.open({
      has: (runtimeId) => this.#machines.has(runtimeId),
      isTombstoned: (runtimeId) => this.#records.isTombstoned(runtimeId),
    });
    const strays = await this.#folders.strays(this.#machines);
    if (strays.length > 0) this.#log.error({ strays }, 'machines whose records were lost are kept until destroyed');
    const machines = [...this.#machines.values()];
    await Promise.all(
      machines.map(async (machine) => {
        machine.vm = await Vm.adopt(this.#vmOptions(machine));
      }),
    );
    for (const machine of machines) {
      const { runtimeId } = machine.record.runtime;
      // Do not restart a machine whose destroy was in progress; it waits for the destroy to be repeated.
      if (machine.vm || machine.record.power === 'off' || this.#records.isTombstoned(runtimeId)) continue;
      void this.#revive(machine, 'it did not run when its agent started');
    }
  }

  async inventory(): Promise<InventoryEntry[]> {
    const strays = await this.#folders.strays(this.#machines);
    const unknown = strays.map((stray) => ({ ...stray, machineUid: unknownUid }));
    return [...this.#machines.inventory(), ...unknown];
  }

  async observe(runtimeId: string): Promise<Observation> {
    this.#records.refuseUnreadable(runtimeId);
    await this.#machines.get(runtimeId)?.vm?.look();
    const isStray = !this.#machines.has(runtimeId) && (await this.#folders.hasTraces(runtimeId));
    // A look takes time: return the state that holds after it.
    if (!isStray || this.#machines.has(runtimeId)) return this.#machines.lastSeen(runtimeId);
    return { ...absent, presence: 'present', power: await powerOf(runtimeId) };
  }

  async create(runtime: RuntimeSpec, signal: AbortSignal): Promise<void> {
    const { runtimeId } = runtime;
    await this.#machines.inTurn(runtimeId, signal, async () => {
      this.#records.refuseTombstoned(runtimeId);
      if (this.#machines.has(runtimeId)) return;
      const source = checkSpec(runtime);
      if (await this.#folders.hasTraces(runtimeId))
        throw new DriverError('Unavailable', `${runtimeId} is on this host and its record was lost; destroy it first`);
      const folder = this.#folders.halfOf(runtimeId);
      await makeFolder(folder, runtime, this.#cache, this.#orClosing(signal));
      await this.#images.note(
        runtime.image.digest,
        imageFiles(runtime.image, source).map((file) => file.sha256),
      );
      const record: QemuRecord = {
        runtime,
        power: 'off',
        forwards: [],
        uid: null,
        nonce: '',
        revivals: [],
        accelerator: null,
        hungUnderKvm: false,
      };
      try {
        this.#records.refuseTombstoned(runtimeId);
        await this.#records.write(record);
        await this.#folders.finish(runtimeId);
      } catch (error) {
        await this.#folders.remove(runtimeId);
        await this.#records.remove(runtimeId);
        throw error;
      }
      this.#machines.set(runtimeId, { record, vm: null, reviving: false, settled: false, resumed: false });
    });
  }

  async start(runtimeId: string, signal: AbortSignal): Promise<void> {
    await this.#machines.inTurn(runtimeId, signal, async () => {
      this.#records.refuseTombstoned(runtimeId);
      this.#records.refuseUnreadable(runtimeId);
      const machine = this.#machines.get(runtimeId);
      if (!machine && (await this.#folders.hasTraces(runtimeId)))
        throw new DriverError('Unavailable', `${runtimeId} is on this host, and its record was lost`);
      if (!machine) throw new DriverError('NotFound', `the host has no machine ${runtimeId}`);
      if (machine.vm) {
        // A shutdown that was requested and then abandoned leaves the machine on.
        if (machine.record.power === 'off') await this.#record(machine, { power: 'on' });
        return;
      }
      await this.#switchOn(machine, signal);
    });
  }

  async stop(runtimeId: string, { force }: { force: boolean }, signal: AbortSignal): Promise<void> {
    await this.#machines.inTurn(runtimeId, signal, async () => {
      const machine = this.#machines.get(runtimeId);
      if (!machine) return;
      if (!machine.vm && machine.record.power === 'off') return this.#records.flush(runtimeId);
      // What is taken down did not end by itself.
      await this.#recordIfTaken(machine, { power: 'off', revivals: [] });
      if (!force && machine.vm?.listens) await machine.vm.powerDown(this.#orClosing(signal));
      await machine.vm?.switchOff();
      await this.#isOff(machine, false);
    });
  }

  async destroy(runtimeId: string, signal: AbortSignal, { keepConsole = false } = {}): Promise<void> {
    this.#machines.closing.throwIfAborted();
    await this.#records.writeTombstone(runtimeId);
    await this.#machines.inTurn(runtimeId, signal, async () => {
      const machine = this.#machines.get(runtimeId);
      await machine?.vm?.switchOff();
      await this.#confinement.clear(runtimeId);
      // Also kills what a killed agent had begun to start.
      await this.#folders.remove(runtimeId);
      await this.#shelf.release(runtimeId, { keep: keepConsole });
      await this.#records.remove(runtimeId);
      if (!machine) return;
      machine.vm = null;
      this.#machines.delete(runtimeId);
      this.#machines.tell(machine, false);
    });
  }

  watch(onChange: Watcher): () => void {
    return this.#machines.watch(onChange);
  }

  async pullImage(image: RuntimeSpec['image'], signal: AbortSignal): Promise<void> {
    const files = imageFiles(image, checkSource(image));
    for (const file of files) await this.#cache.provide(file, this.#orClosing(signal));
    await this.#images.note(
      image.digest,
      files.map(({ sha256 }) => sha256),
    );
  }

  images(): Promise<string[]> {
    return this.#images.whole();
  }

  async health(): Promise<HealthCheck[]> {
    const troubles = [...this.#machines.values()].map(({ vm }) => vm?.trouble);
    return [
      await diskOfGuests(this.#folder, troubles),
      await this.#accelerators.health(),
      await this.#confinement.health(),
    ];
  }

  async traffic(): Promise<GuestTraffic[]> {
    const machines = [...this.#machines.values()];
    const counted = await Promise.all(
      machines.map(async ({ vm, record }) => {
        const bytes = await vm?.traffic();
        return bytes ? [{ machineUid: record.runtime.machineUid, ...bytes }] : [];
      }),
    );
    return counted.flat();
  }

  get recordsId(): string | null {
    return this.#records.id;
  }

  placementVersionSeen(): number {
    return this.#records.placementVersionSeen();
  }

  async close({ stopMachines = false } = {}): Promise<void> {
    // Release the lock last: until then, no other agent may find this one still working on a machine.
    await this.#machines.close();
    await Promise.all(
      [...this.#machines.values()].map((machine) => (stopMachines ? shutDown(machine) : machine.vm?.leave())),
    );
    await this.#shelf.close();
    await this.#release();
  }

  async #switchOn(machine: Machine, signal: AbortSignal): Promise<void> {
    const { runtimeId } = machine.record.runtime;
    // Kill what a killed agent had begun to start: its ports and nonce are not the recorded ones.
    await killProcesses(runtimeId);
    try {
      await holdImage(this.#folders.of(runtimeId), machine.record.runtime, this.#cache, this.#orClosing(signal));
      const recorded = [...this.#machines.values()].flatMap(({ record }) => record.uid ?? []);
      const user = await takeUser(this.#settings, new Set(recorded));
      try {
        machine.vm = await this.#launch(machine, user, signal);
      } finally {
        await user.release();
      }
    } catch (error) {
      await this.#recordIfTaken(machine, { power: 'off', forwards: [], uid: null });
      throw error;
    }
  }

  async #launch(machine: Machine, { uid, runAs }: Pick<TakenUser, 'uid' | 'runAs'>, signal: AbortSignal): Promise<Vm> {
    const { runtime, forwards: before } = machine.record;
    const source = checkSpec(runtime);
    const kernel = source.kind === 'kernel' ? { append: source.append } : null;
    let accelerator = machine.record.hungUnderKvm ? 'tcg' : await this.#accelerators.choose();
    const lack = await this.#confinement.lack();
    if (lack !== null && this.#settings.egress !== 'none')
      throw new DriverError('Unavailable', `the host has egress: nat, and cannot confine guests: ${lack}`);
    /** What QEMU said when it ended at once under KVM. */
    let kvmRefused: string | null = null;
    for (let attempt = 1; ; attempt++) {
      signal.throwIfAborted();
      const forwards = await chooseForwards({
        guestPorts: runtime.spec.ports?.map((port) => port.guestPort) ?? [],
        before: attempt === 1 ? before : [],
        taken: [...this.#machines.values()].flatMap(({ record }) => record.forwards.map(({ port }) => port)),
        address: this.#settings.forwardAddress,
        range: this.#forwardPorts,
      });
      const nonce = randomBytes(16).toString('hex');
      await this.#record(machine, { power: 'on', forwards, uid, nonce, accelerator });
      const args = qemuArguments({
        hostFolder: this.#folder,
        runtimeId: runtime.runtimeId,
        resources: runtime.spec.resources!,
        accelerator,
        forwards,
        kernel,
        runAs,
        network: lack === null ? this.#settings.egress : null,
      });
      try {
        const vm = await Vm.launch(this.#vmOptions(machine), {
          program: this.#program,
          args,
          limits: runtime.spec.resources!,
          confined: lack === null,
        });
        if (kvmRefused !== null) this.#noteKvm(`KVM refused a guest: ${kvmRefused}`);
        return vm;
      } catch (error) {
        if (!(error instanceof PortTaken)) {
          const isOfQemu = !(error instanceof NotAround);
          if (!isOfQemu || accelerator === 'tcg' || !this.#accelerators.mayFallBack || signal.aborted) throw error;
          accelerator = 'tcg';
          kvmRefused = (error as Error).message;
          continue;
        }
        if (attempt === portAttempts)
          throw new DriverError('Unavailable', `no port of ${this.#settings.forwardAddress} stays free`);
      }
    }
  }

  async #isOff(machine: Machine, unattended: boolean): Promise<void> {
    machine.vm = null;
    machine.reviving = false;
    await this.#recordIfTaken(machine, { power: 'off', forwards: [], uid: null });
    this.#machines.tell(machine, unattended);
    machine.settled = false;
    machine.resumed = false;
  }

  /** Restarts a machine, on its existing disk, that ended by itself, unless it keeps doing so. */
  #revive(machine: Machine, why: string, changes: Partial<QemuRecord> = {}): Promise<void> {
    const { runtimeId } = machine.record.runtime;
    machine.vm = null;
    machine.reviving = true;
    return this.#machines
      .unasked(machine, async () => {
        if (machine.vm || machine.record.power === 'off' || this.#records.isTombstoned(runtimeId)) return;
        const now = Date.now();
        const lately = machine.record.revivals.filter((at) => at <= now && now - at < revivals.withinMs);
        this.#log.warn({ runtimeId, why, times: lately.length }, 'a machine ended by itself');
        if (lately.length >= revivals.most) return await this.#isOff(machine, machine.settled);
        try {
          await this.#record(machine, { revivals: [...lately, now], ...changes });
          await this.#switchOn(machine, this.#machines.closing);
        } catch (error) {
          if (this.#machines.closing.aborted) return;
          this.#log.error({ runtimeId, err: error }, 'a machine that ended by itself could not be started again');
          return await this.#isOff(machine, machine.settled);
        }
        machine.reviving = false;
        this.#machines.tell(machine, machine.settled);
      })
      .catch((error) => this.#log.error({ runtimeId, err: error }, 'a machine stays as it is'))
      .finally(() => {
        machine.reviving = false;
      });
  }

  #noteEnd(machine: Machine): Promise<void> {
    machine.vm = null;
    return this.#machines
      .unasked(machine, async () => {
        if (!machine.vm) await this.#isOff(machine, machine.settled);
      })
      .catch((error) =>
        this.#log.error({ runtimeId: machine.record.runtime.runtimeId, err: error }, 'a machine stays as it is'),
      );
  }

  #vmOptions(machine: Machine): VmOptions {
    const { runtime, forwards, nonce, accelerator } = machine.record;
    return {
      folder: this.#folders.of(runtime.runtimeId),
      runtime,
      forwards,
      nonce,
      console: this.#shelf.of(runtime.runtimeId),
      hangAfterMs: this.#accelerators.hangAfterMs(accelerator),
      confinement: this.#confinement,
      onChange: () => this.#hearOf(machine),
      onEnd: (end) => this.#ended(machine, end),
    };
  }

  #hearOf(machine: Machine): void {
    const { hungUnderKvm, accelerator } = machine.record;
    // Without this proof, the guest itself may have hung: that must not slow the others down.
    if (hungUnderKvm && accelerator === 'tcg' && machine.vm?.guestUp)
      this.#noteKvm('a guest that made no progress under KVM came up under emulation');
    this.#machines.tell(machine, machine.settled);
  }

  #ended(machine: Machine, { said, kvm }: UnwantedEnd): void {
    if (kvm === 'gave up') this.#noteKvm('KVM gave up on a guest');
    // A shutdown that was requested and abandoned may take effect later: then off is what was wanted.
    if (machine.record.power === 'off') void this.#noteEnd(machine);
    else void this.#revive(machine, said, kvm === 'hung' ? { hungUnderKvm: true } : {});
  }

  /** From now on, guests that start are emulated if they may be. */
  #noteKvm(failed: string): void {
    this.#accelerators
      .kvmFailed(failed)
      .catch((error) => this.#log.error({ err: error }, 'that KVM fails cannot be remembered'));
  }

  async #record(machine: Machine, changes: Partial<QemuRecord>): Promise<void> {
    const record = { ...machine.record, ...changes };
    await this.#records.write(record);
    machine.record = record;
  }

  /** For a machine that goes or is off, whatever its host's disk takes. */
  async #recordIfTaken(machine: Machine, changes: Partial<QemuRecord>): Promise<void> {
    machine.record = { ...machine.record, ...changes };
    await this.#records.writeIfTaken(machine.record);
  }

  #orClosing(signal: AbortSignal): AbortSignal {
    return AbortSignal.any([signal, this.#machines.closing]);
  }
}
