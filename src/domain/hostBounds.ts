/**
 * How much a host may say at once, and in which characters. A statement beyond that is refused whole, where it is judged:
 * a host that was taken over fills no memory, and nothing that it says is another line or a command of a terminal.
 * Each bound leaves room for all that an agent of release 0.1.0 can say.
 */
import { isUuid } from '../lib/uuid.ts';
import type { ConsoleAdmission } from './console.ts';
import { isFailureCode } from './failureCodes.ts';
import type { DiskErasure, HostInventory, InventoryMachine } from './hostInventory.ts';
import type { HostStatement } from './hostStatement.ts';
import { isListOf, isObservation, isPort, isRecord, type Observation } from './observation.ts';
import { hostKeysMost, isHostKey } from './sshHostKey.ts';

export const hostBounds = {
  /** Of a whole statement as JSON. Temporal takes no more by default. */
  characters: 2 * 2 ** 20,
  /** Levels of lists and objects within each other; the deepest of this release are four. */
  depth: 12,
  hostKeys: 2 * hostKeysMost,
  listeningPorts: 65_535,
  /** A machine declares up to 32 ports. */
  forwards: 64,
  machines: 10_000,
  images: 2_000,
  erasures: 1_000,
  /** Of what became of disks: 64 of them, with their ids. */
  erasure: 10_000,
  exchanges: 1_000,
} as const;

/** A version, number, or second. Recoveries set versions ahead of the microseconds since 1970, which are 1.8 × 10^15. */
export function isHostCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Whether an agent may say this. Also of what only claims to be a statement. */
export function isWithinBounds(statement: HostStatement): boolean {
  return isNoDeeper(statement, hostBounds.depth) && isShort(statement) && isWellFormed(statement);
}

function isNoDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((member) => isNoDeeper(member, levels - 1));
}

const isShort = (value: unknown) => JSON.stringify(value).length <= hostBounds.characters;

function isWellFormed(said: HostStatement): boolean {
  if ('runtimeId' in said && !isUuid(said.runtimeId)) return false;
  switch (said.about) {
    case 'machine':
      return isBoundedObservation(said.seen);
    case 'failure':
      return isFailureCode(said.code);
    case 'console':
      return isName(said.ticketDigest) && isAdmission(said.admission);
    case 'inventory':
      return isInventory(said.inventory);
    case 'build':
      return isHostCount(said.placementVersion);
    default:
      return true;
  }
}

function isBoundedObservation(seen: unknown): seen is Observation {
  return (
    isObservation(seen) &&
    seen.listeningPorts.length <= hostBounds.listeningPorts &&
    seen.sshHostKeys.length <= hostBounds.hostKeys &&
    seen.sshHostKeys.every(isHostKey) &&
    seen.forwards.length <= hostBounds.forwards &&
    seen.forwards.every(({ address }) => isName(address))
  );
}

function isAdmission(value: unknown): value is ConsoleAdmission {
  if (!isRecord(value)) return false;
  const { outcome, address, port } = value;
  return (
    outcome === 'not-offered' || outcome === 'nothing' || (outcome === 'admitted' && isName(address) && isPort(port))
  );
}

function isInventory(value: unknown): value is HostInventory {
  if (!isRecord(value)) return false;
  const { hostName, placementVersion, machines, images, erasures = [], exchanges = [] } = value;
  return (
    isName(hostName) &&
    isHostCount(placementVersion) &&
    isListOf(machines, isInventoryMachine, hostBounds.machines) &&
    isListOf(images, isName, hostBounds.images) &&
    isListOf(erasures, isErasure, hostBounds.erasures) &&
    // Lines of any characters: what a controller said is made fit to be shown where it is kept.
    isListOf(exchanges, (line) => typeof line === 'string', hostBounds.exchanges)
  );
}

function isInventoryMachine(value: unknown): value is InventoryMachine {
  if (!isRecord(value)) return false;
  const { runtimeId, machineUid, workflowId } = value;
  return (
    isUuid(runtimeId) && isUuid(machineUid) && (workflowId === undefined || workflowId === null || isName(workflowId))
  );
}

function isErasure(value: unknown): value is DiskErasure {
  if (!isRecord(value)) return false;
  const { machineUid, runtimeId, isErased, how, at } = value;
  return (
    isName(machineUid) &&
    isName(runtimeId) &&
    typeof isErased === 'boolean' &&
    typeof how === 'string' &&
    how.length <= hostBounds.erasure &&
    isName(at)
  );
}

/** Ids, names, addresses, digests, and times: visible characters of ASCII. */
function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[!-~]{1,255}$/.test(value);
}
