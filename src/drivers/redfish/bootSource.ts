/** A machine's boot source as its controller shows and sets it: the override to the virtual CD, and its end. */
import { type BackoffLimits, backoff } from '../../lib/backoff.ts';
import { pause } from '../../lib/waiting.ts';
import { DriverError } from '../agent/driver.ts';
import { ControllerError, excerpt } from './answers.ts';
import { jittered, type RedfishClient, type Resource } from './redfishClient.ts';

const overrideKinds = ['Once', 'Continuous'] as const;
/** Names of the virtual CD as a boot source, best first: where there is a `UsbCd`, `Cd` may be a drive in the machine. */
const virtualCds = ['UsbCd', 'Cd', 'Usb'];

/** One of the resources that show the boot source. */
interface Shown {
  resource: Resource;
  boot: Record<string, unknown>;
}

/** What is needed of the controller. */
export interface SystemReads {
  system(signal: AbortSignal): Promise<Resource>;
  linked(link: unknown, signal: AbortSignal): Promise<Resource | null>;
}

interface BootTiming {
  lookMs: BackoffLimits;
  mediaShowMs: number;
}

export class BootSource {
  readonly #controller: SystemReads;
  readonly #client: RedfishClient;
  readonly #timing: BootTiming;

  constructor(controller: SystemReads, client: RedfishClient, timing: BootTiming) {
    this.#controller = controller;
    this.#client = client;
    this.#timing = timing;
  }

  /**
   * Boots the virtual CD next time; `continuous` if once is unsupported, to be ended by {@link clear}. `words`: what
   * the controller accepted.
   */
  async fromCd(signal: AbortSignal): Promise<{ kind: 'once' | 'continuous'; words: string }> {
    const shown = (await this.#boots(signal)).map(({ boot }) => boot);
    let failure: ControllerError | null = null;
    let mayWait = true;
    for (const way of overrideWays(Object.assign({}, ...shown.reverse()))) {
      ({ failure } = await this.#tryOverride(way, signal));
      if (failure?.isRefusal) continue;
      const isTarget = ({ boot }: Shown) => isOverridden(boot, way.BootSourceOverrideTarget);
      const seen = await this.#until((shown) => shown.find(isTarget)?.boot, failure === null && mayWait, signal);
      // A controller that shows nothing of what it accepts is waited for once.
      mayWait = false;
      if (seen) {
        const kind = seen['BootSourceOverrideEnabled'] === 'Continuous' ? 'continuous' : 'once';
        return { kind, words: Object.values(way).join(', ') };
      }
      if (failure) throw failure;
    }
    throw (
      failure ?? new DriverError('Unavailable', 'the controller does not accept its virtual CD as next boot source')
    );
  }

  /** What is looked for in the boot sources, once it shows: what the controller accepted may take a while. */
  async #until<T>(find: (shown: Shown[]) => T | undefined, mayWait: boolean, signal: AbortSignal) {
    const { lookMs, mediaShowMs } = this.#timing;
    const endMs = performance.now() + (mayWait ? mediaShowMs : 0);
    for (let looks = 0; ; looks++) {
      const found = find(await this.#boots(signal));
      if (found !== undefined || performance.now() >= endMs) return found;
      await pause(jittered(backoff(lookMs, looks)), signal);
    }
  }

  /**
   * Where the boot source is shown and set: a resource for pending settings, where the system has one (DSP0266, 9.10),
   * and the system.
   */
  async #boots(signal: AbortSignal): Promise<Shown[]> {
    const system = await this.#controller.system(signal);
    const settings = await this.#controller.linked(system.body['@Redfish.Settings']?.SettingsObject, signal);
    const withSettings = settings?.body.Boot ? [settings, system] : [system];
    return withSettings.map((resource) => ({ resource, boot: resource.body.Boot ?? {} }));
  }

  /**
   * Requests a boot override. Returns the controller's error, after which it may still be set unless that was a refusal,
   * or where it was accepted.
   */
  async #tryOverride(
    way: Partial<BootOverride>,
    signal: AbortSignal,
  ): Promise<{ failure: ControllerError | null; at?: string }> {
    let failure: ControllerError | null = null;
    for (const { resource } of await this.#boots(signal)) {
      try {
        await this.#client.patch(resource, { Boot: way }, signal);
        return { failure: null, at: resource.uri };
      } catch (error) {
        if (!(error instanceof ControllerError)) throw error;
        failure = error;
        if (!error.isRefusal) break;
      }
    }
    return { failure };
  }

  /** Clears the override, so that the machine follows its own boot order. Throws OverrideStands if it stays. */
  async clear(signal: AbortSignal): Promise<void> {
    const standing = (shown: Shown[]) => shown.find(({ boot }) => bootsVirtualCd(boot));
    let stands = standing(await this.#boots(signal));
    let failure: ControllerError | null = null;
    let mayWait = true;
    for (const way of stands ? clearingWays(stands.boot) : []) {
      const tried = await this.#tryOverride(way, signal);
      failure = tried.failure;
      if (failure && failure.status === null) throw failure;
      // Where it was accepted decides: a system shows its former boot source until settings take effect.
      const isOver = (shown: Shown[]) =>
        !standing(shown.filter(({ resource }) => resource.uri === (tried.at ?? resource.uri))) || undefined;
      if (await this.#until(isOver, failure === null && mayWait, signal)) return;
      mayWait = false;
    }
    stands = standing(await this.#boots(signal));
    if (stands) throw new OverrideStands(stands.resource.uri, stands.boot, failure);
  }
}

/** The controller keeps its boot override to the virtual CD. */
export class OverrideStands extends DriverError {
  override name = 'OverrideStands';

  constructor(uri: string, boot: Record<string, unknown>, cause: ControllerError | null) {
    const shown = [boot['BootSourceOverrideEnabled'], boot['BootSourceOverrideTarget']].map(excerpt).join(', ');
    const said = cause ? ` (${cause.message})` : '';
    super(
      'Unavailable',
      `the controller keeps its boot override (${shown})${said}: end it at the controller, ` +
        `where BootSourceOverrideEnabled of ${uri} has to be Disabled`,
    );
  }
}

interface BootOverride {
  BootSourceOverrideEnabled: string;
  BootSourceOverrideTarget: string;
  BootSourceOverrideMode?: string;
}

/**
 * The overrides to request, best first. The mode is sent as the system shows it: some firmware ignores an override
 * without one, and some controllers refuse one with it.
 */
function overrideWays(boot: Record<string, unknown>): BootOverride[] {
  const offered = boot['BootSourceOverrideTarget@Redfish.AllowableValues'];
  const listed = Array.isArray(offered) ? virtualCds.filter((target) => offered.includes(target)) : [];
  const targets = listed.length > 0 ? listed : ['Cd'];
  return targets.flatMap((BootSourceOverrideTarget) =>
    overrideKinds.flatMap((BootSourceOverrideEnabled) =>
      shownModes(boot).map((mode) => ({ BootSourceOverrideEnabled, BootSourceOverrideTarget, ...mode })),
    ),
  );
}

/** The changes that end an override, best first. The mode is sent as for {@link overrideWays}. */
function clearingWays(boot: Record<string, unknown>): Partial<BootOverride>[] {
  const ways = [
    { BootSourceOverrideEnabled: 'Disabled' },
    { BootSourceOverrideEnabled: 'Disabled', BootSourceOverrideTarget: 'None' },
    { BootSourceOverrideEnabled: 'Disabled', BootSourceOverrideTarget: 'Hdd' },
    { BootSourceOverrideEnabled: 'Continuous', BootSourceOverrideTarget: 'Hdd' },
  ];
  return ways.flatMap((way) => shownModes(boot).map((mode) => ({ ...way, ...mode })));
}

/** Where none shows, servers of today boot by UEFI, and a controller may want that said all the same. */
function shownModes({ BootSourceOverrideMode: mode }: Record<string, unknown>): { BootSourceOverrideMode?: string }[] {
  return typeof mode === 'string' ? [{ BootSourceOverrideMode: mode }, {}] : [{}, { BootSourceOverrideMode: 'UEFI' }];
}

/** The machine boots the virtual CD at its next start. */
export function bootsVirtualCd(boot: Record<string, unknown> | undefined): boolean {
  return virtualCds.some((target) => isOverridden(boot, target));
}

function isOverridden(boot: Record<string, unknown> | undefined, target: string): boolean {
  return (
    boot?.['BootSourceOverrideTarget'] === target &&
    ['Once', 'Continuous'].includes(String(boot['BootSourceOverrideEnabled']))
  );
}
