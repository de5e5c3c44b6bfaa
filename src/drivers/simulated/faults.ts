/**
 * Faults that a simulated machine shows on request, so that every failure of a real provider can be rehearsed.
 *
 * They are requested by the machine's label `simulated.compute.service/fault` or by the field `fault` of its image's
 * source: a comma-separated list of names, some followed by `=` and a value. Label values cannot contain commas or `=`,
 * so `_` between entries and `.` before values work too: `create-fails.2_port-dies-after.8080.500`.
 *
 * | fault | what the machine does |
 * |---|---|
 * | `refuse-spec` | create throws InvalidSpec |
 * | `image-checksum` | create throws ImageUnavailable |
 * | `create-fails=N` | the first N creates throw Unavailable |
 * | `create-fails-always` | every create throws Unavailable |
 * | `boot-never` | its power is on, its guest never comes up |
 * | `boots-disk` | bare metal boots its disk, not its image; the former system there reports |
 * | `port-never=PORT` | the host accepts connections to the port, the guest never responds |
 * | `port-dies-after=PORT:MS` | the port stops listening MS after it first did, until the next power-on |
 * | `disk-full=MS` | its guest is paused for the first MS after it is up, as by a full disk; virtual machines only |
 * | `vanish-after-ready=MS` | gone from its host MS after guest and ports are up, no tombstone; bare metal goes dark |
 * | `stop-ignored` | the guest ignores the request to shut down; a forced stop works |
 * | `destroy-refuses` | every destroy throws Unavailable and the machine stays |
 * | `destroy-refuses=N` | the first N destroys do |
 * | `lost-reply=ACTION` | create, start, stop or destroy does its work, then throws Unavailable, once |
 * | `slow=MS` | every action takes MS more |
 *
 * Counts survive the host's process. `liftFaults` ends all faults of a machine, as a repaired host would.
 */
import type { RuntimeSpec } from '../agent/driver.ts';

export const faultLabel = 'simulated.compute.service/fault';

export const actions = ['create', 'start', 'stop', 'destroy'] as const;
export type Action = (typeof actions)[number];

export interface Faults {
  refuseSpec: boolean;
  imageChecksum: boolean;
  /** Infinity: always. */
  createFails: number;
  bootNever: boolean;
  bootsDisk: boolean;
  portNever: Set<number>;
  portDiesAfterMs: Map<number, number>;
  diskFullMs: number;
  vanishAfterReadyMs: number | null;
  stopIgnored: boolean;
  /** Infinity: until lifted. */
  destroyRefuses: number;
  lostReplies: Set<Action>;
  slowMs: number;
}

export function noFaults(): Faults {
  return {
    refuseSpec: false,
    imageChecksum: false,
    createFails: 0,
    bootNever: false,
    bootsDisk: false,
    portNever: new Set(),
    portDiesAfterMs: new Map(),
    diskFullMs: 0,
    vanishAfterReadyMs: null,
    stopIgnored: false,
    destroyRefuses: 0,
    lostReplies: new Set(),
    slowMs: 0,
  };
}

/** The faults that a machine requests; null when it requests none. Throws a plain Error for an unknown fault. */
export function readFaults(runtime: Pick<RuntimeSpec, 'labels' | 'image'>): Faults | null {
  const ofImage = runtime.image.source['fault'];
  const asked = [runtime.labels[faultLabel], typeof ofImage === 'string' ? ofImage : undefined]
    .flatMap((list) => list?.split(/[,_]/) ?? [])
    .map((fault) => fault.trim())
    .filter((fault) => fault !== '');
  if (asked.length === 0) return null;
  const faults = noFaults();
  for (const fault of asked) addFault(faults, fault);
  return faults;
}

function addFault(faults: Faults, fault: string): void {
  const [name, ...values] = fault.split(/[=.:]/);
  const number = (index: number) => {
    const value = Number(values[index]);
    if (values[index] === undefined || !Number.isInteger(value) || value < 0) {
      throw new Error(`the fault "${fault}" lacks a number`);
    }
    return value;
  };
  switch (name) {
    case 'refuse-spec':
      faults.refuseSpec = true;
      return;
    case 'image-checksum':
      faults.imageChecksum = true;
      return;
    case 'create-fails':
      faults.createFails = number(0);
      return;
    case 'create-fails-always':
      faults.createFails = Infinity;
      return;
    case 'boot-never':
      faults.bootNever = true;
      return;
    case 'boots-disk':
      faults.bootsDisk = true;
      return;
    case 'port-never':
      faults.portNever.add(number(0));
      return;
    case 'port-dies-after':
      faults.portDiesAfterMs.set(number(0), number(1));
      return;
    case 'disk-full':
      faults.diskFullMs = number(0);
      return;
    case 'vanish-after-ready':
      faults.vanishAfterReadyMs = number(0);
      return;
    case 'stop-ignored':
      faults.stopIgnored = true;
      return;
    case 'destroy-refuses':
      faults.destroyRefuses = values.length > 0 ? number(0) : Infinity;
      return;
    case 'lost-reply': {
      const action = actions.find((candidate) => candidate === values[0]);
      if (!action) throw new Error(`the fault "${fault}" names none of ${actions.join(', ')}`);
      faults.lostReplies.add(action);
      return;
    }
    case 'slow':
      faults.slowMs = number(0);
      return;
    default:
      throw new Error(`there is no fault "${fault}"`);
  }
}
