/** One machine's management controller: its power, its virtual media and its boot source, for any vendor. */
import { type BackoffLimits, backoff } from '../../domain/backoff.ts';
import { DriverError } from '../agent/driver.ts';
import { pause } from '../agent/waiting.ts';
import { ControllerError, jittered, type RedfishClient, type Resource } from './redfishClient.ts';

export type Power = 'on' | 'off' | 'changing';

export interface ControllerTiming {
  /** Interval between looks at a pending power change. */
  lookMs: BackoffLimits;
  /** A change that is not visible after this long is requested again. */
  askAgainMs: number;
  /** A change that has not happened within this time is abandoned. */
  powerDeadlineMs: number;
  /** Timeout for the response to an insert: a controller may download the whole medium first. */
  insertTimeoutMs: number;
}

export interface Slot extends Resource {
  image: string | null;
  inserted: boolean;
}

/** Reset types, best first; a controller offers some of them. The button is the last resort: it toggles. */
const resets = {
  on: ['On', 'ForceOn', 'PushPowerButton'],
  off: ['ForceOff', 'PushPowerButton'],
  shutdown: ['GracefulShutdown', 'PushPowerButton', 'ForceOff'],
} as const;

const mediaAttempts = 4;

export class Controller {
  readonly #client: RedfishClient;
  readonly #systemId: string | undefined;
  readonly #timing: ControllerTiming;
  #systemUri: string | null = null;
  #slotUris: string[] | null = null;

  constructor(client: RedfishClient, systemId: string | undefined, timing: ControllerTiming) {
    this.#client = client;
    this.#systemId = systemId;
    this.#timing = timing;
  }

  async power(signal: AbortSignal): Promise<Power> {
    return powerOf(await this.#system(signal));
  }

  /**
   * Returns when the power is seen as wanted. `shutdown` asks the guest and waits until the signal aborts; the others
   * throw DriverError('Unavailable') after the deadline.
   */
  async bring(how: 'on' | 'off' | 'shutdown', signal: AbortSignal): Promise<void> {
    const wanted = how === 'on' ? 'on' : 'off';
    const { lookMs, askAgainMs, powerDeadlineMs } = this.#timing;
    const begun = performance.now();
    let askAt = begun;
    let problem = '';
    for (let looks = 0; ; looks++) {
      const system = await this.#system(signal);
      if (powerOf(system) === wanted) return;
      if (performance.now() >= askAt) {
        askAt = performance.now() + askAgainMs;
        const failure = await this.#tryReset(system, resets[how], signal);
        // Ask a controller that reported a failure again sooner than one that did not respond.
        if (failure) problem = `; ${failure.message}`;
        if (failure && failure.status !== null) askAt = performance.now() + Math.min(askAgainMs, lookMs.most);
      }
      if (how !== 'shutdown' && performance.now() - begun > powerDeadlineMs) {
        throw new DriverError('Unavailable', `the power is not ${wanted} after ${powerDeadlineMs} ms${problem}`);
      }
      await pause(jittered(backoff(lookMs, looks)), signal);
    }
  }

  /** Requests a reset. Returns a failure after which the controller may have acted anyway: the next look shows it. */
  async #tryReset(system: Resource, wanted: readonly string[], signal: AbortSignal): Promise<ControllerError | null> {
    try {
      await this.#reset(system, wanted, signal);
      return null;
    } catch (error) {
      if (error instanceof ControllerError && !error.isRefusal) return error;
      throw error;
    }
  }

  async #reset(system: Resource, wanted: readonly string[], signal: AbortSignal): Promise<void> {
    const action = system.body.Actions?.['#ComputerSystem.Reset'];
    const target = action?.target;
    if (typeof target !== 'string') throw new DriverError('Unavailable', `${system.uri} offers no reset`);
    const offered = await this.#offered(action, signal);
    const type = offered ? wanted.find((candidate) => offered.includes(candidate)) : wanted[0];
    if (!type)
      throw new DriverError(
        'Unavailable',
        `the controller offers none of ${wanted.join(', ')}, only ${offered?.join(', ')}`,
      );
    await this.#client.post(target, { ResetType: type }, signal);
  }

  /** Values for ResetType, from the action or its ActionInfo (DSP0266, 7.6); null if the service lists none. */
  async #offered(action: Record<string, unknown>, signal: AbortSignal): Promise<string[] | null> {
    const named = action['ResetType@Redfish.AllowableValues'];
    if (Array.isArray(named)) return named as string[];
    const about = action['@Redfish.ActionInfo'];
    if (typeof about !== 'string') return null;
    const { body } = await this.#client.get(about, signal);
    const parameter = (Array.isArray(body.Parameters) ? body.Parameters : []).find(
      (entry: { Name?: string }) => entry?.Name === 'ResetType',
    );
    return Array.isArray(parameter?.AllowableValues) ? parameter.AllowableValues : null;
  }

  /** Every virtual drive: under the system, or under its managers on an older controller. */
  async slots(signal: AbortSignal): Promise<Slot[]> {
    this.#slotUris ??= await this.#findSlots(signal);
    const slots: Slot[] = [];
    for (const uri of this.#slotUris) slots.push(slotOf(await this.#client.get(uri, signal)));
    return slots;
  }

  async #findSlots(signal: AbortSignal): Promise<string[]> {
    const { body } = await this.#system(signal);
    const managers: unknown[] = Array.isArray(body.Links?.ManagedBy) ? body.Links.ManagedBy : [];
    const ofSystem = await this.#members(body.VirtualMedia, signal);
    if (ofSystem.length > 0) return ofSystem;
    const found: string[] = [];
    for (const manager of managers) {
      const uri = idOf(manager);
      if (uri) found.push(...(await this.#members((await this.#client.get(uri, signal)).body.VirtualMedia, signal)));
    }
    if (found.length === 0)
      throw new DriverError('Unavailable', `the controller shows no virtual media of ${this.#systemUri}`);
    return found;
  }

  async #members(collection: unknown, signal: AbortSignal): Promise<string[]> {
    const uri = idOf(collection);
    if (!uri) return [];
    const { body } = await this.#client.get(uri, signal);
    const members: unknown[] = Array.isArray(body.Members) ? body.Members : [];
    return members.map(idOf).filter((member) => member !== null);
  }

  /** Ejects any other medium, and returns when the slot is seen to hold this one. */
  async insert(slot: Slot, url: string, signal: AbortSignal): Promise<void> {
    await this.#untilSeen(
      slot,
      (now) => holds(now, url),
      `hold ${url}`,
      signal,
      async (now, attempt) => {
        if (now.inserted) await this.#eject(now, signal);
        const target = now.body.Actions?.['#VirtualMedia.InsertMedia']?.target;
        // Older controllers support fewer properties.
        const words = attempt % 2 === 1 ? { Image: url, Inserted: true, WriteProtected: true } : { Image: url };
        if (typeof target === 'string') await this.#client.post(target, words, signal, this.#timing.insertTimeoutMs);
        else await this.#client.patch(await this.#client.get(now.uri, signal), words, signal);
      },
    );
  }

  /** Returns when the slot is seen to be empty. */
  async eject(slot: Slot, signal: AbortSignal): Promise<void> {
    await this.#untilSeen(
      slot,
      (now) => !now.inserted,
      'be empty',
      signal,
      (now) => this.#eject(now, signal),
    );
  }

  async #eject(slot: Slot, signal: AbortSignal): Promise<void> {
    const target = slot.body.Actions?.['#VirtualMedia.EjectMedia']?.target;
    if (typeof target === 'string') await this.#client.post(target, {}, signal);
    else await this.#client.patch(slot, { Image: null, Inserted: false }, signal);
  }

  /** Looks, acts if needed, looks again: a lost response costs a look; after a refusal `act` asks another way. */
  async #untilSeen(
    slot: Slot,
    asWanted: (slot: Slot) => boolean,
    wish: string,
    signal: AbortSignal,
    act: (slot: Slot, attempt: number) => Promise<void>,
  ): Promise<void> {
    let problem: unknown;
    for (let attempt = 1; ; attempt++) {
      const now = slotOf(await this.#client.get(slot.uri, signal));
      if (asWanted(now)) return;
      if (attempt > mediaAttempts) {
        const cause = problem instanceof Error ? `: ${problem.message}` : '';
        throw new DriverError('Unavailable', `${slot.uri} does not ${wish}${cause}`, { cause: problem });
      }
      if (attempt > 1) await pause(jittered(this.#timing.lookMs.first), signal);
      problem = await act(now, attempt).catch((error: unknown) => {
        if (error instanceof ControllerError) return error;
        throw error;
      });
    }
  }

  /** Boots the virtual CD next time; `continuous` if once is unsupported, to be ended by {@link clearBoot}. */
  async bootFromCd(signal: AbortSignal): Promise<'once' | 'continuous'> {
    const system = await this.#system(signal);
    const boot = system.body.Boot ?? {};
    const targets = boot['BootSourceOverrideTarget@Redfish.AllowableValues'];
    const target = Array.isArray(targets) && !targets.includes('Cd') && targets.includes('Usb') ? 'Usb' : 'Cd';
    for (const enabled of ['Once', 'Continuous']) {
      const failure = await this.#tryOverride(system, enabled, target, signal);
      if (failure?.isRefusal && enabled === 'Once') continue;
      if (failure?.isRefusal) throw failure;
      const seen = (await this.#system(signal)).body.Boot ?? {};
      if (isOverridden(seen, target)) return seen.BootSourceOverrideEnabled === 'Continuous' ? 'continuous' : 'once';
      if (failure) throw failure;
    }
    throw new DriverError('Unavailable', `the controller does not accept ${target} as its next boot target`);
  }

  /** Requests a boot override. Returns the controller's error; except after a refusal, it may still be set. */
  async #tryOverride(
    system: Resource,
    enabled: string,
    target: string,
    signal: AbortSignal,
  ): Promise<ControllerError | null> {
    const Boot = { BootSourceOverrideEnabled: enabled, BootSourceOverrideTarget: target };
    try {
      await this.#client.patch(system, { Boot }, signal);
      return null;
    } catch (error) {
      if (error instanceof ControllerError) return error;
      throw error;
    }
  }

  /** Clears the override, so that the machine follows its own boot order. */
  async clearBoot(signal: AbortSignal): Promise<void> {
    const system = await this.#system(signal);
    const { BootSourceOverrideEnabled: enabled, BootSourceOverrideTarget: target } = system.body.Boot ?? {};
    if (enabled === undefined || enabled === 'Disabled' || !['Cd', 'Usb'].includes(target)) return;
    const ways = [
      { BootSourceOverrideEnabled: 'Disabled' },
      { BootSourceOverrideEnabled: 'Disabled', BootSourceOverrideTarget: 'None' },
      { BootSourceOverrideEnabled: 'Disabled', BootSourceOverrideTarget: 'Hdd' },
    ];
    for (const [index, way] of ways.entries()) {
      try {
        await this.#client.patch(await this.#system(signal), { Boot: way }, signal);
      } catch (error) {
        if (!(error instanceof ControllerError) || !error.isRefusal || index === ways.length - 1) throw error;
      }
      const seen = (await this.#system(signal)).body.Boot ?? {};
      if (seen.BootSourceOverrideEnabled === 'Disabled' || !['Cd', 'Usb'].includes(seen.BootSourceOverrideTarget))
        return;
    }
    throw new DriverError('Unavailable', `the controller still boots from ${target}`);
  }

  async #system(signal: AbortSignal): Promise<Resource> {
    this.#systemUri ??= await this.#findSystem(signal);
    return this.#client.get(this.#systemUri, signal);
  }

  async #findSystem(signal: AbortSignal): Promise<string> {
    if (this.#systemId) return `/redfish/v1/Systems/${encodeURIComponent(this.#systemId)}`;
    const systems = await this.#members({ '@odata.id': '/redfish/v1/Systems' }, signal);
    if (systems.length === 1) return systems[0]!;
    throw new DriverError(
      'Unavailable',
      `the controller has ${systems.length} systems (${systems.join(', ')}): name one in the host's redfish.system`,
    );
  }
}

/** The drives to boot from and to configure from, free ones first, CD before all others. Null if there are too few. */
export function chooseSlots(
  slots: readonly Slot[],
  isOurs: (url: string) => boolean,
): { boot: Slot; seed: Slot } | null {
  const rank = (slot: Slot) => (isCd(slot) ? 0 : 2) + (slot.inserted && !isOurs(slot.image ?? '') ? 1 : 0);
  const usable = slots.filter(takesMedia).sort((a, b) => rank(a) - rank(b));
  const boot = usable.find(isCd);
  const seed = usable.find((slot) => slot !== boot);
  return boot && seed ? { boot, seed } : null;
}

export function isCd(slot: Slot): boolean {
  const types = mediaTypes(slot);
  return types.length > 0
    ? types.some((type) => type === 'CD' || type === 'DVD')
    : /cd|dvd/i.test(String(slot.body.Id));
}

function takesMedia(slot: Slot): boolean {
  return slot.body.Actions?.['#VirtualMedia.InsertMedia']?.target !== undefined || slot.body.Image !== undefined;
}

function mediaTypes(slot: Slot): string[] {
  return Array.isArray(slot.body.MediaTypes) ? slot.body.MediaTypes : [];
}

export function holds(slot: Slot, url: string): boolean {
  // Some controllers keep only the file name.
  return (
    slot.inserted && (slot.image === url || (slot.image === null && slot.body.ImageName === url.split('/').at(-1)))
  );
}

function slotOf(resource: Resource): Slot {
  const { Image: image, Inserted: inserted } = resource.body;
  const named = typeof image === 'string' && image !== '' ? image : null;
  return { ...resource, image: named, inserted: typeof inserted === 'boolean' ? inserted : named !== null };
}

function powerOf({ uri, body }: Resource): Power {
  switch (body.PowerState) {
    case 'On':
      return 'on';
    case 'Off':
      return 'off';
    case 'PoweringOn':
    case 'PoweringOff':
    case 'Paused':
      return 'changing';
    default:
      throw new ControllerError(`${uri} does not report its power state`, null);
  }
}

function isOverridden(boot: Record<string, unknown> | undefined, target: string): boolean {
  return (
    boot?.['BootSourceOverrideTarget'] === target &&
    ['Once', 'Continuous'].includes(String(boot['BootSourceOverrideEnabled']))
  );
}

function idOf(link: unknown): string | null {
  const id = (link as { '@odata.id'?: unknown } | null)?.['@odata.id'];
  return typeof id === 'string' && id.startsWith('/') ? id : null;
}
