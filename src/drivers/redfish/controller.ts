/** One machine's management controller: its power, its virtual media and its boot source, for any vendor. */
import { type BackoffLimits, backoff } from '../../lib/backoff.ts';
import { pause } from '../../lib/waiting.ts';
import { DriverError } from '../agent/driver.ts';
import { ControllerError, excerpt } from './answers.ts';
import { BootSource } from './bootSource.ts';
import {
  type Inserted,
  InsertParameters,
  type Transfer,
  type TransferOffers,
  transferFields,
} from './insertParameters.ts';
import type { Medium } from './media.ts';
import { MediaTrust } from './mediaTrust.ts';
import { jittered, type RedfishClient, type Resource } from './redfishClient.ts';
import { holds, insertTarget, notSeen, type Slot, slotOf } from './virtualDrives.ts';

export type Power = 'on' | 'off' | 'changing';

export interface ControllerTiming {
  /** Interval between looks at a pending power change. */
  lookMs: BackoffLimits;
  /** A change that is not visible after this long is requested again. */
  askAgainMs: number;
  /** How long a power change may take to show; a requested change that was not seen is awaited for this long. */
  settleMs: number;
  /** A change that has not happened within this time is abandoned. */
  powerDeadlineMs: number;
  /** Timeout for the response to an insert: a controller may download the whole medium first. */
  insertTimeoutMs: number;
  /** How long a medium that was inserted or ejected may take to show. */
  mediaShowMs: number;
}

/** Reset types, best first; a controller offers some of them. The button is the last resort: it toggles. */
const resets = {
  on: ['On', 'ForceOn', 'PushPowerButton'],
  off: ['ForceOff', 'PushPowerButton'],
  shutdown: ['GracefulShutdown', 'PushPowerButton', 'ForceOff'],
} as const;

/** How often a power state that the controller leaves out is read again. */
const powerLooks = 4;
const mediaAttempts = 6;
/** Of a collection (DSP0266, 7.5). */
const pagesMost = 64;
/** Of a collection or a list of links: each is a request. */
const membersMost = 128;
/** Of the values of a parameter. */
const offersMost = 64;
/** Of collections that list something else than they announce. */
const incompleteMost = 32;
export class Controller {
  readonly #client: RedfishClient;
  readonly #systemId: string | undefined;
  readonly #timing: ControllerTiming;
  #systemUri: string | null = null;
  #slotUris: string[] | null = null;
  readonly boot: BootSource;
  readonly #trust: MediaTrust;
  /** How the latest medium was offered: the next one is offered in the same way first. */
  #transfer: Transfer = 'http';
  readonly #incomplete = new Map<string, string>();
  readonly #deadSlots = new Set<string>();
  #lastSeen: { system: Resource; at: number } | null = null;

  constructor(client: RedfishClient, systemId: string | undefined, timing: ControllerTiming) {
    this.#client = client;
    this.#systemId = systemId;
    this.#trust = new MediaTrust(this, client);
    this.#timing = timing;
    this.boot = new BootSource(this, client, timing);
  }

  /** Some controllers leave the power state out of every other response. */
  async power(signal: AbortSignal): Promise<Power> {
    for (let looks = 1; ; looks++) {
      const system = await this.system(signal);
      const power = powerOf(system);
      if (power !== null) return power;
      if (looks === powerLooks) throw new ControllerError(`${system.uri} does not report its power state`, null);
      await pause(jittered(this.#timing.lookMs.first), signal);
    }
  }

  /**
   * Returns when the power is seen as wanted, or `wasReached` knows that it was. `shutdown` asks the guest and waits until
   * the signal aborts; the others throw DriverError('Unavailable') after the deadline.
   */
  async bring(
    how: 'on' | 'off' | 'shutdown',
    signal: AbortSignal,
    wasReached: () => boolean = () => false,
  ): Promise<void> {
    const wanted = how === 'on' ? 'on' : 'off';
    const { lookMs, askAgainMs, powerDeadlineMs } = this.#timing;
    const begun = performance.now();
    let askAt = begun;
    let problem = '';
    for (let looks = 0; ; looks++) {
      const system = await this.system(signal);
      const power = powerOf(system);
      if (power === wanted || wasReached()) return;
      // The power button toggles, so nothing is requested before the power is known.
      if (power !== null && performance.now() >= askAt) {
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

  /**
   * Switches off and verifies it. First waits for a power-on that was requested at `onAskedAt` (milliseconds since 1970)
   * and not seen yet: it might take effect after the machine was considered gone.
   */
  async bringOff(onAskedAt: number | undefined, signal: AbortSignal): Promise<void> {
    const { lookMs, settleMs } = this.#timing;
    for (const end = performance.now() + settleMs; onAskedAt !== undefined; ) {
      const sinceMs = Date.now() - onAskedAt;
      const isOver = sinceMs < 0 || sinceMs > settleMs || performance.now() > end;
      if (isOver || (await this.power(signal)) !== 'off') break;
      await pause(jittered(lookMs.first), signal);
    }
    await this.bring('off', signal);
  }

  /** Requests a reset. Returns a failure after which the controller may have acted anyway: the next look shows it. */
  async #tryReset(system: Resource, wanted: readonly string[], signal: AbortSignal): Promise<ControllerError | null> {
    try {
      await this.#reset(system, wanted, signal);
      return null;
    } catch (error) {
      if (error instanceof ControllerError && (!error.isRefusal || isForNow(error))) return error;
      throw error;
    }
  }

  async #reset(system: Resource, wanted: readonly string[], signal: AbortSignal): Promise<void> {
    const action = system.body.Actions?.['#ComputerSystem.Reset'];
    const target = action?.target;
    if (typeof target !== 'string') throw new DriverError('Unavailable', `${system.uri} offers no reset`);
    const offered = await this.#offered(action, 'ResetType', signal);
    const type = offered ? wanted.find((candidate) => offered.includes(candidate)) : wanted[0];
    if (!type)
      throw new DriverError(
        'Unavailable',
        `the controller offers none of ${wanted.join(', ')}, only ${excerpt(offered?.join(', '))}`,
      );
    await this.#client.post(target, { ResetType: type }, signal);
  }

  /** The values of an action's parameter, from the action or its ActionInfo (DSP0266, 7.6); null if none are listed. */
  async #offered(action: Record<string, unknown>, name: string, signal: AbortSignal): Promise<string[] | null> {
    const named = listed(action[`${name}@Redfish.AllowableValues`]);
    if (named) return named;
    const about = action['@Redfish.ActionInfo'];
    if (typeof about !== 'string') return null;
    const { body } = await this.#client.get(about, signal);
    const parameter = (Array.isArray(body.Parameters) ? body.Parameters : []).find(
      (entry: { Name?: string }) => entry?.Name === name,
    );
    return listed(parameter?.AllowableValues);
  }

  /** Every virtual drive: under the system, or under its managers on an older controller. */
  async slots(signal: AbortSignal): Promise<Slot[]> {
    return this.#foundAgain(
      () => {
        this.#slotUris = null;
      },
      async () => {
        this.#slotUris ??= await this.#findSlots(signal);
        const slots: Slot[] = [];
        for (const uri of this.#slotUris)
          slots.push({ ...slotOf(await this.#client.get(uri, signal)), isDead: this.#deadSlots.has(uri) });
        return slots;
      },
    );
  }

  /** Reads what has a known path; once more from the start if it has moved, such as with an update of the controller. */
  async #foundAgain<T>(forget: () => void, read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ControllerError) || error.status !== 404) throw error;
      forget();
      return read();
    }
  }

  async #findSlots(signal: AbortSignal): Promise<string[]> {
    const { body } = await this.system(signal);
    const ofSystem = await this.#members(body.VirtualMedia, signal);
    if (ofSystem.length > 0) return ofSystem;
    const found: string[] = [];
    for (const manager of await this.managers(signal))
      found.push(...(await this.#members(manager.body.VirtualMedia, signal)));
    if (found.length === 0)
      throw new DriverError(
        'Unavailable',
        excerpt(['the controller shows no virtual media of', this.#systemUri, ...this.incomplete].join(' ')),
      );
    return found;
  }

  /** The managers of the system: the controller itself, on most. Where it names none, all that there are. */
  async managers(signal: AbortSignal): Promise<Resource[]> {
    const { ManagedBy: links } = (await this.system(signal)).body.Links ?? {};
    const found: Resource[] = [];
    for (const link of linksOf(links)) {
      const manager = await this.linked(link, signal);
      if (manager) found.push(manager);
    }
    return found.length > 0 ? found : this.members({ '@odata.id': '/redfish/v1/Managers' }, signal);
  }

  /** The resources of a collection. */
  async members(collection: unknown, signal: AbortSignal): Promise<Resource[]> {
    const found: Resource[] = [];
    for (const uri of await this.#members(collection, signal)) found.push(await this.#client.get(uri, signal));
    return found;
  }

  /** What a link leads to; null if it is none. */
  async linked(link: unknown, signal: AbortSignal): Promise<Resource | null> {
    const uri = idOf(link);
    return uri === null ? null : this.#client.get(uri, signal);
  }

  async #members(collection: unknown, signal: AbortSignal): Promise<string[]> {
    const uri = idOf(collection);
    const found: string[] = [];
    const pages = new Set<string>();
    let count: unknown;
    for (let page = uri; page !== null && !pages.has(page) && pages.size < pagesMost && found.length <= membersMost; ) {
      pages.add(page);
      const { body } = await this.#client.get(page, signal);
      const members: unknown[] = Array.isArray(body.Members) ? body.Members : [];
      found.push(...members.map(idOf).filter((member) => member !== null));
      count ??= body['Members@odata.count'];
      page = pathOf(body['Members@odata.nextLink']);
    }
    const unique = [...new Set(found)];
    if (uri === null) return [];
    this.#incomplete.delete(uri);
    if (unique.length > membersMost)
      this.#noteIncomplete(uri, `${uri} lists more than ${membersMost} members, and the others are left out`);
    else if (typeof count === 'number' && count !== unique.length)
      this.#noteIncomplete(uri, `${uri} announces ${count} members and lists ${unique.length}`);
    return unique.slice(0, membersMost);
  }

  #noteIncomplete(uri: string, text: string): void {
    this.#incomplete.set(uri, text);
    if (this.#incomplete.size > incompleteMost) this.#incomplete.delete(this.#incomplete.keys().next().value!);
  }

  /** Collections that list less, or more, than they announce, and drives that take no media. */
  get incomplete(): string[] {
    return [...this.#incomplete.values()];
  }

  /** Drives that took no media are tried again: a controller may have refused them only for a time. */
  forgetDead(): void {
    for (const uri of this.#deadSlots) this.#incomplete.delete(uri);
    this.#deadSlots.clear();
  }

  /** Ejects any other medium, and returns when the slot is seen to hold this one. */
  async insert(slot: Slot, medium: Medium, signal: AbortSignal): Promise<void> {
    const parameters = new InsertParameters(this.#transfer);
    await this.#untilSeen(
      slot,
      (now) => holds(now, medium),
      `hold ${medium.http}`,
      signal,
      async (now, failure) => {
        const action = now.body.Actions?.['#VirtualMedia.InsertMedia'];
        if (failure && failure.status !== null)
          parameters.refused(failure.words, await this.#transferOffers(action, signal));
        else
          for (const name of transferFields)
            parameters.offered({ [name]: listed(action?.[`${name}@Redfish.AllowableValues`]) });
        if (now.inserted) await this.#eject(now, signal);
        await this.#insert(now, parameters.of(medium), medium, signal);
        this.#transfer = parameters.transfer;
      },
    );
  }

  /** A controller that cannot be made to trust the server of media may be trusting it already. */
  async #insert(slot: Slot, parameters: Inserted, medium: Medium, signal: AbortSignal): Promise<void> {
    const distrust = parameters.Image === medium.https ? await this.#trust.settle(slot, medium, signal) : null;
    const target = insertTarget(slot);
    const inserting =
      target !== undefined
        ? this.#client.post(target, parameters, signal, this.#timing.insertTimeoutMs)
        : this.#client.patch(await this.#client.get(slot.uri, signal), parameters, signal);
    await inserting.catch((error: unknown) => {
      if (!(error instanceof ControllerError)) throw error;
      if (error.status === 405) {
        this.#deadSlots.add(slot.uri);
        this.#noteIncomplete(slot.uri, `${slot.uri} takes no media (${error.message})`);
        throw new DeadDrive(error);
      }
      if (distrust === null) throw error;
      throw new ControllerError(`${error.message}; ${distrust}`, error.status, { words: error.words, cause: error });
    });
  }

  async #transferOffers(action: Record<string, unknown> | undefined, signal: AbortSignal): Promise<TransferOffers> {
    const offers: Record<string, string[] | null> = {};
    if (action) for (const name of transferFields) offers[name] = await this.#offered(action, name, signal);
    return offers;
  }

  /** Returns when the slot is seen to be empty. */
  async eject(slot: Slot, signal: AbortSignal): Promise<void> {
    await this.#untilSeen(
      slot,
      (now) => !now.inserted,
      'become empty',
      signal,
      (now) => this.#eject(now, signal),
    );
  }

  async #eject(slot: Slot, signal: AbortSignal): Promise<void> {
    const target = slot.body.Actions?.['#VirtualMedia.EjectMedia']?.target;
    if (typeof target === 'string')
      await this.#client.post(target, {}, signal).catch((error: unknown) => {
        if (!(error instanceof ControllerError) || !error.isRefusal) throw error;
        // Some take no empty object.
        return this.#client.post(target, undefined, signal);
      });
    else await this.#client.patch(slot, { Image: null, Inserted: false }, signal);
  }

  /**
   * Looks, acts if needed, looks again: a lost response costs a look. What the controller accepted may take a while to
   * show. After a failure `act` gets it, to ask in another way.
   */
  async #untilSeen(
    slot: Slot,
    asWanted: (slot: Slot) => boolean,
    wish: string,
    signal: AbortSignal,
    act: (slot: Slot, failure: ControllerError | null) => Promise<void>,
  ): Promise<void> {
    const { lookMs, mediaShowMs } = this.#timing;
    let problem: ControllerError | null = null;
    let actAgainAt = Number.NEGATIVE_INFINITY;
    for (let attempts = 0, looks = 0; ; looks++) {
      const now = slotOf(await this.#client.get(slot.uri, signal));
      if (asWanted(now)) return;
      if (performance.now() >= actAgainAt) {
        if (attempts >= mediaAttempts) {
          throw notSeen(now, wish, problem);
        }
        looks = 0;
        problem = await act(now, problem).then(
          () => null,
          (error: unknown) => {
            if (error instanceof ControllerError) return error;
            throw error;
          },
        );
        // A controller that does not respond, or does not do what it accepts, is asked half as often as one that refuses.
        attempts += problem && problem.status !== null ? 1 : 2;
        actAgainAt = problem ? Number.NEGATIVE_INFINITY : performance.now() + mediaShowMs;
      }
      // The first look follows at once.
      if (looks > 0 || problem) await pause(jittered(backoff(lookMs, looks)), signal);
    }
  }

  /** The system as it was last read, and when (performance.now). */
  get lastSeen(): { system: Resource; at: number } | null {
    return this.#lastSeen;
  }

  async system(signal: AbortSignal): Promise<Resource> {
    return this.#foundAgain(
      () => {
        this.#systemUri = null;
        this.#slotUris = null;
      },
      async () => {
        this.#systemUri ??= await this.#findSystem(signal);
        const system = await this.#client.get(this.#systemUri, signal);
        this.#lastSeen = { system, at: performance.now() };
        return system;
      },
    );
  }

  async #findSystem(signal: AbortSignal): Promise<string> {
    if (this.#systemId) return `/redfish/v1/Systems/${encodeURIComponent(this.#systemId)}`;
    const systems = await this.#members({ '@odata.id': '/redfish/v1/Systems' }, signal);
    if (systems.length === 1) return systems[0]!;
    throw new DriverError(
      'Unavailable',
      `the controller has ${systems.length} systems (${excerpt([...systems, ...this.incomplete].join(', '))}): ` +
        "name one in the host's redfish.system",
    );
  }
}

/** Such as a drive for consoles alone: another one is chosen from then on. */
export class DeadDrive extends DriverError {
  override name = 'DeadDrive';

  constructor(cause: ControllerError) {
    super('Unavailable', cause.message, { cause });
  }
}

function listed(values: unknown): string[] | null {
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string').slice(0, offersMost) : null;
}

/** The state that another power change, or POST, leaves in a moment. */
function isForNow({ status, words }: ControllerError): boolean {
  return status === 409 || /InvalidOperationForSystemState|UnableToModifyDuringSystemPOST|ResourceInUse/.test(words);
}

/** Null if the controller does not say. */
function powerOf({ body }: Resource): Power | null {
  switch (String(body.PowerState).toLowerCase()) {
    case 'on':
      return 'on';
    case 'off':
      return 'off';
    case 'poweringon':
    case 'poweringoff':
    case 'paused':
      return 'changing';
    default:
      return null;
  }
}

/** The first links of a list. */
export function linksOf(list: unknown): unknown[] {
  return Array.isArray(list) ? list.slice(0, membersMost) : [];
}

/** The path that a link names. Absolute ones have a name by which the controller alone may know itself. */
function idOf(link: unknown): string | null {
  return pathOf((link as { '@odata.id'?: unknown } | null)?.['@odata.id']);
}

function pathOf(id: unknown): string | null {
  if (typeof id !== 'string' || id === '') return null;
  if (id.startsWith('/')) return id;
  if (!/^https?:/i.test(id) || !URL.canParse(id)) return null;
  const { pathname, search } = new URL(id);
  return pathname + search;
}
