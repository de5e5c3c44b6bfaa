/** The contents of a bare-metal machine's virtual drives: its image and seed, later perhaps the wipe image. */
import { DriverError, type RuntimeSpec } from '../agent/driver.ts';
import { imageSource } from '../agent/driverSettings.ts';
import type { ImageFile } from '../agent/imageCache.ts';
import { pause } from '../agent/waiting.ts';
import { type Controller, chooseSlots, holds, isCd, type Slot } from './controller.ts';
import { writeIso } from './iso.ts';
import { seedFiles, seedVolume } from './machineSeed.ts';
import type { MediaServer, Served } from './media.ts';
import { jittered } from './redfishClient.ts';
import type { MetalRecord } from './redfishMachine.ts';
import type { MetalHostOptions, MetalTiming } from './redfishOptions.ts';

export interface DrivesOptions {
  host: MetalHostOptions;
  timing: MetalTiming;
  controller: Controller;
  media: MediaServer;
  save: (record: MetalRecord) => Promise<void>;
}

export class Drives {
  readonly #options: DrivesOptions;

  constructor(options: DrivesOptions) {
    this.#options = options;
  }

  /** Downloads the machine's image. Throws DriverError('InvalidSpec') for one that no bare-metal machine boots. */
  async provideImage(runtime: RuntimeSpec, signal: AbortSignal): Promise<void> {
    const image = this.#imageOf(runtime);
    if (image) await this.#options.host.images.provide(image, signal);
  }

  /** Null for a simulated machine, which boots anything. */
  #imageOf({ image }: RuntimeSpec): ImageFile | null {
    if (this.#options.host.simulation && image.source['kind'] === undefined) return null;
    const source = imageSource.safeParse(image.source);
    if (source.success && source.data.kind === 'iso')
      return { url: source.data.url, sha256: image.digest.replace(/^sha256:/, '') };
    throw new DriverError(
      'InvalidSpec',
      `the image ${image.name} does not boot on bare metal: its source must be of kind iso`,
    );
  }

  /** The files that the agent serves for one machine. */
  filesOf({ runtime, reportToken }: MetalRecord, signal: AbortSignal): Served['files'] {
    const { media, host } = this.#options;
    const { images, settings, simulation } = host;
    const reportUrl = media.url(runtime.runtimeId, reportToken, 'report');
    const files = () => seedFiles({ ...runtime, labels: simulation?.labels(runtime) ?? runtime.labels }, reportUrl);
    const { wipeImage } = settings;
    return {
      'boot.iso': async () => {
        const image = this.#imageOf(runtime);
        return image ? images.provide(image, signal) : writeIso('EMPTY', {});
      },
      'seed.iso': async () => seedVolume(files()),
      'seed.img': async () => seedVolume(files()),
      'user-data': async () => files()['user-data'],
      'meta-data': async () => files()['meta-data'],
      ...(wipeImage ? { 'wipe.iso': () => images.provide(wipeImage, signal) } : {}),
    };
  }

  /** Inserts image and seed, and sets the CD as the next boot source. */
  async prepare(record: MetalRecord, signal: AbortSignal): Promise<void> {
    await this.insert(record, signal);
    await this.#bootFromCd(record, signal);
  }

  /** Inserts image and seed from their current URLs. */
  async insert(record: MetalRecord, signal: AbortSignal): Promise<void> {
    const { controller, media, save } = this.#options;
    const slots = await controller.slots(signal);
    const chosen = chooseSlots(slots, (url) => media.runtimeOf(url) !== null);
    if (!chosen) {
      throw new DriverError(
        'Unavailable',
        'the controller needs two virtual drives, one of them for CDs: the image goes into one, the seed into the other',
      );
    }
    const wanted: [Slot, string][] = [
      [chosen.seed, isCd(chosen.seed) ? 'seed.iso' : 'seed.img'],
      [chosen.boot, 'boot.iso'],
    ];
    for (const slot of slots) {
      const isWanted = wanted.some(([kept]) => kept.uri === slot.uri);
      if (!isWanted && this.#ownerOf(slot) !== null) await controller.eject(slot, signal);
    }
    for (const [slot, name] of wanted) {
      const url = media.url(record.runtime.runtimeId, record.mediaToken, name);
      if (!holds(slot, url)) await controller.insert(slot, url, signal);
    }
    if (record.mediaPort === media.port) return;
    record.mediaPort = media.port;
    await save(record);
  }

  /** Records the override first: a continuous one is cleared later, possibly by another process. */
  async #bootFromCd(record: MetalRecord, signal: AbortSignal): Promise<void> {
    const { controller, save } = this.#options;
    record.bootsFromCd = true;
    await save(record);
    if ((await controller.bootFromCd(signal)) === 'once') record.bootsFromCd = false;
  }

  /**
   * Boots the host's wipe image, if it has one, and waits until that has switched the machine off. If interrupted, a
   * repeat continues the wait. A machine that never ran left nothing to wipe.
   */
  async wipe(record: MetalRecord, signal: AbortSignal): Promise<void> {
    const { host, timing, controller, media, save } = this.#options;
    const { runtimeId } = record.runtime;
    const { wipeImage } = host.settings;
    if (!wipeImage || record.boots === 0 || record.wipe === 'done') return;
    if (record.wipe === null) {
      await host.images.provide(wipeImage, signal);
      await this.eject(signal);
      const drive = (await controller.slots(signal)).find(isCd);
      if (!drive) throw new DriverError('Unavailable', 'the controller has no virtual drive for the wipe image');
      await controller.insert(drive, media.url(runtimeId, record.mediaToken, 'wipe.iso'), signal);
      await this.#bootFromCd(record, signal);
      await controller.bring('on', signal);
      record.wipe = 'running';
      record.wipeBegunAt = Date.now();
      await save(record);
    }
    while ((await controller.power(signal)) !== 'off') {
      if (Date.now() - (record.wipeBegunAt ?? 0) > timing.wipeDeadlineMs) {
        throw new DriverError(
          'Unavailable',
          `the wipe of ${runtimeId} has not ended after ${timing.wipeDeadlineMs} ms; switch the machine off when its disks are clean`,
        );
      }
      await pause(jittered(timing.lookMs.most), signal);
    }
    record.wipe = 'done';
    await save(record);
  }

  /** Ejects every medium that an agent served, or only those of one machine. */
  async eject(signal: AbortSignal, runtimeId?: string): Promise<void> {
    for (const slot of await this.#options.controller.slots(signal)) {
      const owner = this.#ownerOf(slot);
      if (owner !== null && (runtimeId === undefined || owner === runtimeId))
        await this.#options.controller.eject(slot, signal);
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
