/** The contents of a bare-metal machine's virtual drives: its image and seed, later perhaps the wipe image. */

import { pause } from '../../lib/waiting.ts';
import { DriverError, OtherSystem, type RuntimeSpec } from '../agent/driver.ts';
import { imageSource } from '../agent/driverSettings.ts';
import type { ImageFile } from '../agent/imageCache.ts';
import { excerpt } from './answers.ts';
import { SectorCount } from './bootReads.ts';
import { type Controller, DeadDrive } from './controller.ts';
import { type Erasure, wipeVerdict } from './erasure.ts';
import { writeIso } from './iso.ts';
import type { WipedDisk } from './machineReport.ts';
import { seedFiles, seedVolume, wipeSeedFiles } from './machineSeed.ts';
import type { MediaServer, Served } from './media.ts';
import { jittered } from './redfishClient.ts';
import { type MetalRecord, renewMedia } from './redfishMachine.ts';
import type { MetalHostOptions, MetalTiming } from './redfishOptions.ts';
import { chooseSlots, holds, isCd, type Slot } from './virtualDrives.ts';

export interface DrivesOptions {
  host: MetalHostOptions;
  timing: MetalTiming;
  controller: Controller;
  media: MediaServer;
  save: (record: MetalRecord) => Promise<void>;
  erasure: Erasure;
}

export class Drives {
  readonly #options: DrivesOptions;
  readonly erasure: Erasure;
  /** What was read of each machine's image since it was inserted, or since the machine was last switched on. */
  readonly #counts = new Map<string, SectorCount>();

  constructor(options: DrivesOptions) {
    this.#options = options;
    this.erasure = options.erasure;
  }

  /** Downloads the machine's image. Throws DriverError('InvalidSpec') for one that no bare-metal machine boots. */
  async provideImage(runtime: Pick<RuntimeSpec, 'image'>, signal: AbortSignal): Promise<void> {
    const image = this.#imageOf(runtime);
    if (image) await this.#options.host.images.provide(image, signal);
  }

  /** Null for a simulated machine, which boots anything. */
  #imageOf({ image }: Pick<RuntimeSpec, 'image'>): ImageFile | null {
    if (this.#options.host.simulation && image.source['kind'] === undefined) return null;
    const source = imageSource.safeParse(image.source);
    if (source.success && source.data.kind === 'iso')
      return { url: source.data.url, sha256: image.digest.replace(/^sha256:/, '') };
    throw new DriverError(
      'InvalidSpec',
      `the image ${image.name} does not boot on bare metal: its source must be of kind iso`,
    );
  }

  /** The files that the agent serves for one machine: its image until it has reported. */
  filesOf({ runtime, reportToken, report }: MetalRecord, signal: AbortSignal): Served['files'] {
    const { media, host } = this.#options;
    const { images, settings, simulation } = host;
    const reportUrl = media.url(runtime.runtimeId, reportToken, 'report');
    const files = () => seedFiles({ ...runtime, labels: simulation?.labels(runtime) ?? runtime.labels }, reportUrl);
    const { wipeImage } = settings;
    const wipeFiles = () => wipeSeedFiles(runtime.runtimeId, media.url(runtime.runtimeId, reportToken, 'wiped'));
    return {
      ...(report === null && {
        'boot.iso': async () => {
          const image = this.#imageOf(runtime);
          return image ? images.provide(image, signal) : writeIso('EMPTY', {});
        },
      }),
      'seed.iso': async () => seedVolume(files()),
      'seed.img': async () => seedVolume(files()),
      'user-data': async () => files()['user-data'],
      'meta-data': async () => files()['meta-data'],
      ...(wipeImage && {
        'wipe.iso': () => images.provide(wipeImage, signal),
        'wipe-seed.iso': async () => seedVolume(wipeFiles()),
        'wipe-seed.img': async () => seedVolume(wipeFiles()),
      }),
    };
  }

  /** From now on, what is read of the image in the drive shows that the machine boots it. */
  expectBoot(record: MetalRecord): void {
    this.#counts.delete(record.runtime.runtimeId);
    record.bootReads = { ...record.bootReads, awaited: true, booted: false };
  }

  /** Notes what is read of the image in the drive; once it is enough, also in the record, before it is sent. */
  async noteRead(
    record: MetalRecord,
    name: string,
    { from, length, size }: { from: number; length: number; size: number },
  ): Promise<void> {
    const { bootReads } = record;
    const isKnown = bootReads.awaited ? bootReads.booted : bootReads.copied;
    if (isKnown || name !== (record.wipe === null ? 'boot.iso' : 'wipe.iso')) return;
    const { runtimeId } = record.runtime;
    const count = this.#counts.get(runtimeId) ?? new SectorCount();
    this.#counts.set(runtimeId, count);
    if (!count.add(from, length, size)) return;
    record.bootReads = { ...bootReads, [bootReads.awaited ? 'booted' : 'copied']: true };
    await this.#options.save(record);
  }

  /** Whether the machine was seen to boot the image in its drive, as far as this controller lets it be seen. */
  hasBooted({ bootReads: { booted, copied } }: MetalRecord): boolean {
    return booted || (copied && this.#options.host.settings.copiesMedia);
  }

  /** What operators read about an image that was inserted and did not boot. */
  notBooted({ runtime: { runtimeId }, override, bootReads }: MetalRecord): string {
    const bytes = this.#counts.get(runtimeId)?.bytes ?? 0;
    const copied = bootReads.copied
      ? ' The controller read it before power-on: if it keeps a copy of its media, set redfish.copiesMedia.'
      : '';
    return (
      `the controller accepted the boot override (${override ?? 'none'}), ` +
      `but ${bytes} bytes of the image were read since power-on: check boot order, boot mode, ` +
      `and drive.${copied}`
    );
  }

  stranger(record: MetalRecord): OtherSystem {
    return new OtherSystem(`${record.runtime.runtimeId} runs another system than its image: ${this.notBooted(record)}`);
  }

  /** Notes that another system reported at this power-on, and tells the host's operators. */
  async noteStranger(record: MetalRecord): Promise<void> {
    const { host, save } = this.#options;
    if (record.strangerAt === record.boots) return;
    record.strangerAt = record.boots;
    await save(record);
    const about = { hostName: host.hostName, runtimeId: record.runtime.runtimeId };
    host.log.error(about, `another system than the image reported: ${this.notBooted(record)}`);
  }

  /** Prepares a power-on of a machine that never reported; what an earlier power-on could read is replaced. */
  async prepareAgain(record: MetalRecord, signal: AbortSignal): Promise<void> {
    // A power-on that was requested and not seen may still take effect, with the media that are in the drives.
    if (record.boots > 0 && record.onAskedAt === undefined) renewMedia(record);
    await this.#options.save(record);
    await this.prepare(record, signal);
  }

  /** Inserts image and seed, and sets the CD as the next boot source. */
  async prepare(record: MetalRecord, signal: AbortSignal): Promise<void> {
    await this.insert(record, signal);
    await this.#bootFromCd(record, signal);
  }

  /** The media server has moved since a machine's media were inserted. */
  areOutdated({ prepared, mediaPort, wipe }: MetalRecord): boolean {
    return prepared && wipe === null && mediaPort !== this.#options.media.port;
  }

  /** Inserts the seed from its current URL, and the image too for a machine that has not reported. */
  async insert(record: MetalRecord, signal: AbortSignal): Promise<void> {
    await this.#withLiveDrives(() => this.#insert(record, signal));
  }

  /** Again with other drives when one turns out to take no media, until too few are left. */
  async #withLiveDrives(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof DeadDrive)) throw error;
      await this.#withLiveDrives(act);
    }
  }

  async #insert(record: MetalRecord, signal: AbortSignal): Promise<void> {
    const { controller, media, save } = this.#options;
    const slots = await controller.slots(signal);
    const chosen = this.#chosen(slots);
    const wanted: [Slot, string][] = [
      [chosen.seed, isCd(chosen.seed) ? 'seed.iso' : 'seed.img'],
      ...(record.report === null ? [[chosen.boot, 'boot.iso'] satisfies [Slot, string]] : []),
    ];
    const hasMoved = record.mediaPort !== media.port;
    record.bootDrive = chosen.boot.uri;
    record.seedDrive = chosen.seed.uri;
    for (const slot of slots) {
      const isWanted = wanted.some(([kept]) => kept.uri === slot.uri);
      if (!isWanted && this.#ownerOf(slot) !== null) await controller.eject(slot, signal);
    }
    for (const [slot, name] of wanted) {
      const medium = media.medium(record.runtime.runtimeId, record.mediaToken, name);
      // The shown form may lack the port.
      if (hasMoved && holds(slot, medium)) await controller.eject(slot, signal);
      if (hasMoved || !holds(slot, medium)) await controller.insert(slot, medium, signal);
    }
    if (!hasMoved) return;
    record.mediaPort = media.port;
    await save(record);
  }

  #chosen(slots: readonly Slot[]): { boot: Slot; seed: Slot } {
    const chosen = chooseSlots(slots, (url) => this.#options.media.runtimeOf(url) !== null);
    if (chosen) return chosen;
    const needed =
      'the controller needs two virtual drives, one of them for CDs: the image goes into one, the seed into the other';
    const { controller } = this.#options;
    const why = excerpt([needed, ...controller.incomplete].join('; '));
    controller.forgetDead();
    throw new DriverError('Unavailable', why);
  }

  /**
   * Ends all that would boot the image of a machine again once it has reported: the override, and the medium, in
   * whatever form the controller shows it. Throws DriverError while one of them stays.
   */
  async leaveImage(record: MetalRecord, signal: AbortSignal): Promise<void> {
    const { controller, save } = this.#options;
    try {
      await controller.boot.clear(signal);
    } finally {
      const isImage = ({ uri, image }: Slot) => uri === record.bootDrive || image?.endsWith('/boot.iso') === true;
      for (const slot of await controller.slots(signal))
        if (slot.inserted && isImage(slot)) await controller.eject(slot, signal);
    }
    if (record.leftImage && !record.bootsFromCd) return;
    record.bootsFromCd = false;
    record.leftImage = true;
    await save(record);
  }

  /** Ends an override that the controller would keep. */
  async endOverride(record: MetalRecord, signal: AbortSignal): Promise<void> {
    await this.#options.controller.boot.clear(signal);
    record.bootsFromCd = false;
    await this.#options.save(record);
  }

  /** Records the override first: a continuous one is cleared later, possibly by another process. */
  async #bootFromCd(record: MetalRecord, signal: AbortSignal): Promise<void> {
    const { controller, save } = this.#options;
    record.bootsFromCd = true;
    await save(record);
    const { kind, words } = await controller.boot.fromCd(signal);
    if (kind === 'once') record.bootsFromCd = false;
    record.override = words;
  }

  /** Wipes the disks of a machine that goes, and notes what became of them. Those of a simulated one go with it. */
  async release(record: MetalRecord, signal: AbortSignal): Promise<void> {
    await this.#withLiveDrives(() => this.#wipe(record, signal));
    const { settings, simulation, declared, log } = this.#options.host;
    if (record.boots === 0 || simulation) return;
    const { machineUid, runtimeId } = record.runtime;
    const { isErased, how } =
      record.wipe === 'done'
        ? wipeVerdict(`the wipe image sha256:${settings.wipeImage?.sha256}`, record.wiped, declared?.diskGiB)
        : { isErased: false, how: 'the host has no redfish.wipeImage' };
    await this.erasure.note({ machineUid, runtimeId, isErased, how });
    log.info({ machineUid, runtimeId, isErased, how }, 'what became of the disks');
  }

  /**
   * Boots the host's wipe image, if it has one, and waits until that has reported, or the machine is off. If interrupted,
   * a repeat continues the wait. A machine that never ran left nothing to wipe. The wipe of one that went off without
   * having read the image is repeated: its own system may have done that.
   */
  async #wipe(record: MetalRecord, signal: AbortSignal): Promise<void> {
    const { host, timing, controller, media, save } = this.#options;
    const { runtimeId } = record.runtime;
    const { wipeImage } = host.settings;
    if (!wipeImage || record.boots === 0 || record.wipe === 'done') return;
    if (record.wipe !== 'running') {
      await host.images.provide(wipeImage, signal);
      await this.eject(signal, record);
      const { boot, seed } = this.#chosen(await controller.slots(signal));
      record.wipe = 'inserted';
      renewMedia(record);
      this.#counts.delete(runtimeId);
      await save(record);
      const medium = (name: string) => media.medium(runtimeId, record.mediaToken, name);
      await controller.insert(seed, medium(isCd(seed) ? 'wipe-seed.iso' : 'wipe-seed.img'), signal);
      await controller.insert(boot, medium('wipe.iso'), signal);
      await this.#bootFromCd(record, signal);
      this.expectBoot(record);
      await save(record);
      // A wipe may have ended before a look sees the power on. Switched on again, the machine would boot its disk.
      await controller.bring('on', signal, () => this.hasBooted(record));
      record.wipe = 'running';
      record.wipeBegunAt = Date.now();
      await save(record);
    }
    while (record.wiped === null && (await controller.power(signal)) !== 'off') {
      if (Date.now() - (record.wipeBegunAt ?? 0) > timing.wipeDeadlineMs) {
        throw new DriverError(
          'Unavailable',
          `the wipe of ${runtimeId} has reported nothing for ${timing.wipeDeadlineMs} ms; once the machine is off, its release goes on`,
        );
      }
      await pause(jittered(timing.lookMs.most), signal);
    }
    await controller.bring('off', signal);
    const hasRun = this.hasBooted(record);
    record.wipe = hasRun ? 'done' : null;
    await save(record);
    if (!hasRun)
      throw new DriverError('Unavailable', `${runtimeId} went off without its wipe image: ${this.notBooted(record)}`);
  }

  /** Returns whether it is believed: the wipe image runs, as far as this controller lets it be seen. */
  async noteWiped(record: MetalRecord, disks: WipedDisk[]): Promise<boolean> {
    if (record.wipe === null || !this.hasBooted(record)) return false;
    record.wiped = disks;
    await this.#options.save(record);
    return true;
  }

  /** Forgets a machine that is gone. */
  forget(runtimeId: string): void {
    this.#counts.delete(runtimeId);
  }

  /**
   * Ejects every medium that an agent served, or only those of one machine, and what the drives of that record hold, in
   * whatever form the controller shows it.
   */
  async eject(signal: AbortSignal, record?: MetalRecord, runtimeId?: string): Promise<void> {
    for (const slot of await this.#options.controller.slots(signal)) {
      const owner = this.#ownerOf(slot);
      const isServed = owner !== null && (runtimeId === undefined || owner === runtimeId);
      const isRecorded = slot.inserted && [record?.bootDrive, record?.seedDrive].includes(slot.uri);
      if (isServed || isRecorded) await this.#options.controller.eject(slot, signal);
    }
  }

  /** Machines whose media are in a drive. */
  async owners(signal: AbortSignal): Promise<string[]> {
    const owners = (await this.#options.controller.slots(signal)).map((slot) => this.#ownerOf(slot));
    return [...new Set(owners.filter((owner) => owner !== null))];
  }

  /** Throws DriverError for media of another machine: its record was lost, and its disks are kept until a destroy. */
  async refuseOthers(runtimeId: string, signal: AbortSignal): Promise<void> {
    const other = (await this.owners(signal)).find((owner) => owner !== runtimeId);
    if (other === undefined) return;
    const { hostName } = this.#options.host;
    throw new DriverError('Unavailable', `the host ${hostName} still carries the machine ${other}; destroy it first`);
  }

  #ownerOf(slot: Slot): string | null {
    return slot.inserted && slot.image ? this.#options.media.runtimeOf(slot.image) : null;
  }
}
