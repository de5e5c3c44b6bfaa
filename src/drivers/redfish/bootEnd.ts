/**
 * The end of a machine's first boot. Once it has reported, its image is taken away before it counts as up: firmware may
 * have the CD first in an order of its own, and an installer overwrites the disk. A boot override that the controller
 * would keep is ended as soon as the machine was seen to boot.
 */
import type { HealthCheck } from '../../domain/hostHealth.ts';
import { DriverError } from '../agent/driver.ts';
import { bootsVirtualCd, OverrideStands } from './bootSource.ts';
import type { Controller } from './controller.ts';
import type { Drives } from './drives.ts';
import type { Machine } from './redfishMachine.ts';
import type { MetalHostOptions } from './redfishOptions.ts';

export interface BootEndOptions {
  host: MetalHostOptions;
  controller: Controller;
  drives: Drives;
  machines: ReadonlyMap<string, Machine>;
  closing: AbortSignal;
  /** An action runs, or the machine is being removed. */
  isBusy: (machine: Machine) => boolean;
  inTurn: (signal: AbortSignal, task: () => Promise<void>) => Promise<void>;
  tell: (machine: Machine) => void;
}

export class BootEnd {
  readonly #options: BootEndOptions;

  constructor(options: BootEndOptions) {
    this.#options = options;
  }

  /** Does for a machine what is due. What fails is tried again at its next look. */
  async follow(machine: Machine): Promise<void> {
    await this.#endContinuousBoot(machine).catch(() => undefined);
    await this.#leaveImage(machine).catch((error: unknown) => this.#noteImageKept(machine, error));
  }

  /** An override that stays boots an empty drive: it ends no release, and keeps the next machine away. */
  async clearIfPossible(signal: AbortSignal): Promise<void> {
    const { controller, host } = this.#options;
    await controller.boot.clear(signal).catch((error: unknown) => {
      if (!(error instanceof OverrideStands)) throw error;
      host.log.error({ hostName: host.hostName }, error.message);
    });
  }

  /** Ends an override that a former machine left, or says why no machine can be installed here. */
  async standingOverride(signal: AbortSignal): Promise<HealthCheck | null> {
    const { controller, machines, closing, inTurn } = this.#options;
    if (machines.size > 0 || !bootsVirtualCd(controller.lastSeen?.system.body.Boot)) return null;
    try {
      await inTurn(signal, async () => {
        if (machines.size === 0) await controller.boot.clear(closing);
      });
      return null;
    } catch (error) {
      return error instanceof OverrideStands ? controllerFails('OverrideStands', error.message) : null;
    }
  }

  /** For a machine that was seen to boot, or had the time to. */
  async #endContinuousBoot(machine: Machine): Promise<void> {
    const { drives, host, closing } = this.#options;
    const { record } = machine;
    if (!record.bootsFromCd || record.report !== null || machine.power !== 'on') return;
    const hasBooted = record.bootReads.booted || this.#isAtSystem(machine);
    const longestPostMs = host.settings.longestPostSeconds * 1_000;
    if (!hasBooted && performance.now() - machine.onSince < longestPostMs) return;
    await this.#inTurnOf(machine, async () => {
      if (machine.power === 'on') await drives.endOverride(record, closing);
    });
  }

  /** Whether the controller shows that firmware has ended. What it showed of an earlier boot does not count. */
  #isAtSystem(machine: Machine): boolean {
    const { system, at } = this.#options.controller.lastSeen ?? {};
    const state: unknown = system?.body.BootProgress?.LastState;
    if (typeof state !== 'string' || at! < machine.onSince) return false;
    const isAtSystem = state === 'OSBootStarted' || state === 'OSRunning';
    if (!isAtSystem) machine.wasInFirmware = true;
    return isAtSystem && machine.wasInFirmware;
  }

  async #leaveImage(machine: Machine): Promise<void> {
    const { drives, closing, tell } = this.#options;
    const { record } = machine;
    if (record.report === null || record.leftImage || record.wipe !== null) return;
    await this.#inTurnOf(machine, () => drives.leaveImage(record, closing));
    if (!record.leftImage) return;
    machine.keepsImage = null;
    tell(machine);
  }

  #noteImageKept(machine: Machine, error: unknown): void {
    const { host, closing } = this.#options;
    if (!(error instanceof DriverError) || closing.aborted) return;
    const message = `${machine.id} may boot its image again, over its disk: ${error.message}`;
    if (machine.keepsImage?.message !== message)
      host.log.error({ hostName: host.hostName, runtimeId: machine.id }, message);
    machine.keepsImage = new DriverError('Unavailable', message, { cause: error });
  }

  async #inTurnOf(machine: Machine, task: () => Promise<void>): Promise<void> {
    const { machines, closing, isBusy, inTurn } = this.#options;
    if (isBusy(machine)) return;
    await inTurn(closing, async () => {
      if (machines.get(machine.id) === machine) await task();
    });
  }
}

export function controllerFails(reason: string, message: string): HealthCheck {
  return { type: 'Controller', ok: false, reason, message };
}
