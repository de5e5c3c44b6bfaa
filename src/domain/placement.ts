/**
 * Chooses a host for a machine. Reserved hosts come before on-demand ones. Among hosts that fit, prefer those that hold
 * its image unless they are much fuller than the others, then the emptiest, so that machines spread. Every refused host
 * gets a reason. docs/decisions/0004-waiting-for-capacity.md has the weights.
 */

import type { FailureCode } from './failureCodes.ts';
import { failureTexts, type HostConditionType } from './hostHealth.ts';
import type { MachineKind, Resources } from './machine.ts';

export interface PlacementRequest {
  /** Breaks ties between equally good hosts, so that machines placed at the same time go to different ones. */
  machineUid: string;
  kind: MachineKind;
  tenantId: string;
  region: string;
  /** What a virtual machine needs; a bare-metal machine takes the whole host. */
  resources: Resources | null;
  /** The class a bare-metal machine names; a virtual machine may land on any class allotted to its tenant. */
  className: string | null;
}

/** A class as the tenant may use it, in the order of fleet.yaml. */
export interface AllottedClass {
  name: string;
  retired: boolean;
  minimumSeconds: number;
  onDemandAllowed: boolean;
  limit: number;
  /** Machines of the request's kind that the tenant holds on the class. */
  held: number;
}

export interface HostCapacity {
  name: string;
  region: string;
  className: string;
  workload: MachineKind;
  cpu: number;
  memoryGiB: number;
  diskGiB: number;
  cpuUsed: number;
  memoryGiBUsed: number;
  diskGiBUsed: number;
  machinesHeld: number;
  reservedTenantId: string | null;
  /** An operator closed it. */
  cordoned: boolean;
  /** An operator has it evacuated. */
  evacuated: boolean;
  /** A planned maintenance goes on. */
  inMaintenance: boolean;
  lost: boolean;
  /** Its conditions that are false. */
  failing: HostConditionType[];
  /** A machine on it was abandoned and has not been seen gone yet. */
  quarantined: boolean;
  /** The database was restored, and this host, or another reachable one, has not reported its inventory yet. */
  inventoryDue: boolean;
  /** The machine's image is already there, so it starts without a fetch. */
  holdsImage: boolean;
  /** The machine was placed on it before, and left it before it was created there. */
  leftBecause?: LeftBecause | null;
}

const leftTexts = {
  silent: 'did not respond',
  unable: 'could not create it',
} as const;
export type LeftBecause = keyof typeof leftTexts;

export type CapacitySource = 'reserved' | 'on-demand';

export interface Candidate {
  host: string;
  className: string;
  minimumSeconds: number;
  capacitySource: CapacitySource;
}

export interface Refusal {
  host: string;
  reason: string;
}

export type PlacementDecision =
  | { outcome: 'candidates'; candidates: Candidate[]; refusals: Refusal[] }
  /** `retryable`: the same request may succeed later, without an operator changing the fleet. */
  | {
      outcome: 'refused';
      code: FailureCode;
      /** The general reason; `message` adds how many hosts gave which reason. */
      summary: string;
      message: string;
      /** What blocks the hosts that the tenant may use: what a wait is for. */
      awaited: string[];
      retryable: boolean;
      refusals: Refusal[];
    };

/** Hosts of one class that a machine may take in one way. */
export interface HostGroup {
  machineClass: AllottedClass;
  source: CapacitySource;
}

/** Where to look for a host, best first: a host of an earlier group is always taken before one of a later group. */
export function groupsInOrder(request: PlacementRequest, classes: readonly AllottedClass[]): HostGroup[] {
  return usableClasses(request, classes)
    .filter(({ held, limit }) => held < limit)
    .flatMap((machineClass) => [
      { machineClass, source: 'reserved' as const },
      ...(machineClass.onDemandAllowed ? [{ machineClass, source: 'on-demand' as const }] : []),
    ]);
}

/** Of hosts of one group that cost the same, the one that {@link decidePlacement} puts first. Null if there is none. */
export function firstOfEquals(machineUid: string, hostNames: readonly string[]): string | null {
  const lot = lotsOf(machineUid);
  let first: { name: string; lot: number } | null = null;
  for (const name of hostNames) {
    const drawn = { name, lot: lot(name) };
    if (!first || drawn.lot < first.lot || (drawn.lot === first.lot && name < first.name)) first = drawn;
  }
  return first?.name ?? null;
}

function usableClasses({ className }: PlacementRequest, classes: readonly AllottedClass[]): AllottedClass[] {
  return classes.filter((c) => !c.retired && c.limit > 0 && (className === null || c.name === className));
}

/** Hosts that would take the machine now, best first; or why there is none. */
export function decidePlacement(
  request: PlacementRequest,
  classes: readonly AllottedClass[],
  hosts: readonly HostCapacity[],
): PlacementDecision {
  const usable = usableClasses(request, classes);
  if (usable.length === 0) {
    const message = describeMissingClass(request, classes);
    return {
      outcome: 'refused',
      code: 'ClassUnavailable',
      summary: message,
      message,
      retryable: false,
      refusals: [],
      awaited: [],
    };
  }

  const verdicts = usable.flatMap((machineClass) => judgeHosts(request, machineClass, hosts));
  const refusals = verdicts
    .filter(({ stage }) => stage !== null)
    .map(({ host, text }) => ({ host: host.name, reason: text }));
  const candidates = usable.flatMap((machineClass) =>
    rank(
      request,
      verdicts.filter((verdict) => verdict.stage === null && verdict.machineClass === machineClass),
    ),
  );
  if (candidates.length > 0) return { outcome: 'candidates', candidates, refusals };

  const everFit = verdicts.filter(({ stage }) => stage !== 'size');
  const permitted = everFit.filter(({ stage }) => stage !== 'policy');
  const awaited = permitted.map(({ text }) => text);
  if (everFit.length === 0)
    return refuse('NoCapacityAvailable', 'no host of the fleet is large enough', false, refusals, awaited);
  if (permitted.length === 0)
    return refuse('PlacementUnavailable', 'hosts fit, but none may be used', false, refusals, awaited);
  if (permitted.every(({ source }) => source === 'reserved'))
    return refuse(
      'ReservedCapacityUnavailable',
      'only reserved hosts are allowed and none is free',
      true,
      refusals,
      awaited,
    );
  return refuse('CapacityTemporarilyUnavailable', 'hosts that fit are busy', true, refusals, awaited);
}

interface Verdict {
  host: HostCapacity;
  machineClass: AllottedClass;
  source: CapacitySource;
  /** The check that the host fails; null if it would take the machine. */
  stage: Stage;
  text: string;
}

function judgeHosts(request: PlacementRequest, machineClass: AllottedClass, hosts: readonly HostCapacity[]): Verdict[] {
  return hosts
    .filter((host) => host.className === machineClass.name && host.workload === request.kind)
    .map((host) => {
      const source: CapacitySource = host.reservedTenantId === request.tenantId ? 'reserved' : 'on-demand';
      return { host, machineClass, source, ...refusalOf(request, machineClass, host, source) };
    });
}

/** Hosts of one class that would take the machine: reserved ones first, then by cost. */
function rank(request: PlacementRequest, fitting: readonly Verdict[]): Candidate[] {
  const lot = lotsOf(request.machineUid);
  return fitting
    .map((verdict) => ({ ...verdict, cost: cost(verdict.host), lot: lot(verdict.host.name) }))
    .sort(
      (a, b) =>
        Number(b.source === 'reserved') - Number(a.source === 'reserved') ||
        a.cost - b.cost ||
        a.lot - b.lot ||
        (a.host.name < b.host.name ? -1 : 1),
    )
    .map(({ host, machineClass, source }) => ({
      host: host.name,
      className: machineClass.name,
      minimumSeconds: machineClass.minimumSeconds,
      capacitySource: source,
    }));
}

/** Whether the host is reachable and healthy. */
export function isUsable({ lost, failing }: HostCapacity): boolean {
  return !lost && failing.length === 0;
}

type Stage = 'size' | 'policy' | 'state' | 'busy' | null;

function refusalOf(
  request: PlacementRequest,
  machineClass: AllottedClass,
  host: HostCapacity,
  source: CapacitySource,
): { stage: Stage; text: string } {
  const need = request.resources;
  if (need && (need.cpu > host.cpu || need.memoryGiB > host.memoryGiB || need.diskGiB > host.diskGiB)) {
    return {
      stage: 'size',
      text: `has ${host.cpu} cpu, ${host.memoryGiB} GiB memory, ${host.diskGiB} GiB disk in all`,
    };
  }
  if (host.region !== request.region)
    return { stage: 'policy', text: `is in region ${host.region}, not ${request.region}` };
  if (host.reservedTenantId !== null && source !== 'reserved') return { stage: 'policy', text: 'is reserved' };
  if (source === 'on-demand' && !machineClass.onDemandAllowed)
    return { stage: 'policy', text: `is of class ${machineClass.name}, which may not be used on demand` };
  if (host.lost) return { stage: 'state', text: 'is out of reach' };
  if (host.failing.length > 0) return { stage: 'state', text: failureTexts(host.failing).join(' and ') };
  if (host.leftBecause) return { stage: 'state', text: leftTexts[host.leftBecause] };
  if (host.cordoned) return { stage: 'state', text: 'is cordoned' };
  if (host.evacuated) return { stage: 'state', text: 'is taken out of service' };
  if (host.inMaintenance) return { stage: 'state', text: 'is in maintenance' };
  if (host.inventoryDue)
    return {
      stage: 'state',
      text: 'waits until every host was asked what it carries, since the database was restored',
    };
  if (host.quarantined) return { stage: 'state', text: 'is quarantined' };
  if (machineClass.held >= machineClass.limit)
    return {
      stage: 'busy',
      text: `is of class ${machineClass.name}, of which the limit of ${machineClass.limit} is in use`,
    };
  if (!need) return host.machinesHeld > 0 ? { stage: 'busy', text: 'carries a machine' } : { stage: null, text: '' };
  const lacking = (['cpu', 'memoryGiB', 'diskGiB'] as const).filter((r) => need[r] > host[r] - host[`${r}Used`]);
  return lacking.length > 0 ? { stage: 'busy', text: `lacks ${lacking.join(', ')}` } : { stage: null, text: '' };
}

/** How much fuller a host may be if it already holds the image. */
export const imageWorth = 0.25;

/** A host's cost: its load, plus a penalty if it must fetch the image. */
function cost(host: HostCapacity): number {
  return load(host) + (host.holdsImage ? 0 : imageWorth);
}

/** A host's lot: deterministic per machine and host, and evenly distributed over machines (FNV-1a, 32 bits, then mixed). */
function lotsOf(machineUid: string): (hostName: string) => number {
  const begun = hashed(0x811c9dc5, `${machineUid}/`);
  return (hostName) => {
    let hash = hashed(begun, hostName);
    hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
    return (hash ^ (hash >>> 15)) >>> 0;
  };
}

function hashed(begun: number, text: string): number {
  let hash = begun;
  // By characters, as a pair of surrogates counts once.
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash;
}

/** Used fraction of the host's scarcest resource. */
function load(host: HostCapacity): number {
  return Math.max(host.cpuUsed / host.cpu, host.memoryGiBUsed / host.memoryGiB, host.diskGiBUsed / host.diskGiB);
}

function refuse(
  code: FailureCode,
  summary: string,
  retryable: boolean,
  refusals: Refusal[],
  awaited: string[],
): PlacementDecision {
  return {
    outcome: 'refused',
    code,
    summary,
    message: `${summary}: ${countReasons(refusals)}`,
    retryable,
    refusals,
    awaited,
  };
}

function describeMissingClass(request: PlacementRequest, classes: readonly AllottedClass[]): string {
  if (request.className === null) return 'no machine class is allotted to this tenant for virtual machines';
  const named = classes.find((c) => c.name === request.className);
  if (!named)
    return (
      `machine class ${request.className} is unknown or not allotted to this tenant; ` +
      'the MachineClass objects of its namespace are those that are'
    );
  return named.retired
    ? `machine class ${request.className} is retired`
    : `machine class ${request.className} is not allotted to this tenant for this kind`;
}

/** "2 hosts: lacks memoryGiB; 1 host: is cordoned". A customer reads it, so hosts are counted, not named. */
function countReasons(refusals: readonly Refusal[]): string {
  if (refusals.length === 0) return 'the fleet has no host of this class';
  const counts = new Map<string, number>();
  for (const { reason } of refusals) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${count} host${count > 1 ? 's' : ''}: ${reason}`).join('; ');
}
