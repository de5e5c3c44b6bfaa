/** Host capacity held for machines: decided and recorded in one transaction, released once absence was seen. */

import { randomUUID } from 'node:crypto';
import type { Failure } from '../../domain/machine.ts';
import {
  type Candidate,
  decidePlacement,
  firstOfEquals,
  groupsInOrder,
  type PlacementDecision,
  type Refusal,
} from '../../domain/placement.ts';
import { admissionText, capacityText } from '../../domain/reasons.ts';
import { scheduled } from '../../domain/timeline.ts';
import { type Database, type Queryable, query, transaction } from '../core/db.ts';
import { type KnownClasses, readClasses, readFleet } from './allottedFleet.ts';
import { bestHosts, type Search } from './bestHosts.ts';
import { type Fence, lockFenced, writeTransition } from './fence.ts';
import { type CatalogueImage, type ImageResolution, imageName, resolveImage } from './imageCatalogue.ts';
import {
  type AbandonedPlacement,
  evidenceOf,
  failureAtDeadline,
  type Left,
  leftBecause,
  leftOf,
  newestAgain,
  staysThere,
  unableHappened,
  unableText,
} from './leftPlacements.ts';
import type { MachineRow } from './machineRow.ts';
import { type HeldPlacement, heldBy } from './sql/heldPlacements.ts';
import { takeHost } from './sql/takeHost.ts';
import { writeMachine } from './sql/writeMachine.ts';

export type PlaceOutcome =
  | { outcome: 'placed'; placement: HeldPlacement; image: ImageResolution; machine: MachineRow }
  | { outcome: 'refused'; failure: Failure; retryable: boolean }
  /** The object's delete was accepted: it gets no more capacity. */
  | { outcome: 'deleting' };

/**
 * Finds a host for a machine and holds its capacity, in one transaction that also records the phase Creating. If a
 * placement is already held, returns that one, so a repeat is harmless. A placement in `abandonedPlacements` stays held until its
 * machine is seen absent. Its host takes the machine again only if no other would, and then by that same placement.
 */
export function placeMachine(
  db: Database,
  uid: string,
  fence: Fence,
  abandonedPlacements: readonly AbandonedPlacement[] = [],
): Promise<PlaceOutcome> {
  return transaction(db, async (tx) => placeLocked(tx, await lockFenced(tx, uid, fence), abandonedPlacements));
}

/**
 * Places a machine in a transaction that holds its lock; `machine` is the row under that lock. See {@link placeMachine}.
 *
 * All placements of a tenant wait for its lock, so a host is searched before it: a thousand machines that wait for a host
 * look every few seconds, and would hold every connection while they wait for that lock. Under it, the host is taken by
 * a statement that looks at the host and at the tenant's limit again; what refuses for good is decided again.
 */
export async function placeLocked(
  tx: Queryable,
  machine: MachineRow,
  abandonedPlacements: readonly AbandonedPlacement[] = [],
): Promise<PlaceOutcome> {
  if (machine.deletionRequestedAt) return { outcome: 'deleting' };
  const { tenant, image: catalogued, held, attempts } = await readSituation(tx, machine);
  const image = resolveImage(machine.spec.imageRef, catalogued);
  if ('failure' in image) {
    const { code, message } = image.failure;
    return {
      outcome: 'refused',
      failure: { code, message: `${message}${await offeredImages(tx)}` },
      retryable: false,
    };
  }
  const left = leftOf(held, abandonedPlacements);
  const wanted = { machine, tenant, image, left, attempt: attempts + 1 };
  const placed = async (placement: HeldPlacement): Promise<PlaceOutcome> => {
    const after = await writePlacement(tx, wanted, placement);
    return { outcome: 'placed', placement, image, machine: after };
  };
  const kept = held.find(({ runtimeId }) => !left.some((each) => each.runtimeId === runtimeId));
  if (kept) return placed(kept);
  let found = await findPlace(tx, wanted);
  if ('outcome' in found && found.retryable) return refuse(tx, wanted, found);
  await lockLimits(tx, tenant.tenantId);
  if (!('host' in found)) found = await findPlace(tx, wanted);
  const taken = await takeFound(tx, wanted, found);
  return 'outcome' in taken ? refuse(tx, wanted, taken) : placed(taken);
}

/** A host may fill up between reading it and locking it; each round leaves out those that did. */
async function takeFound(tx: Queryable, wanted: Wanted, first: Found): Promise<HeldPlacement | Refused> {
  let found = first;
  for (const filled: string[] = []; 'host' in found; found = await findPlace(tx, wanted, filled)) {
    const taken = await hold(tx, wanted, found);
    if (taken) return taken;
    filled.push(found.host);
  }
  return found;
}

interface Wanted {
  machine: MachineRow;
  tenant: Tenant;
  image: ImageResolution;
  /** Its held placements that it gave up, newest first. */
  left: readonly Left<HeldPlacement>[];
  /** Which placement of the machine this is, from 1. */
  attempt: number;
  /** The machine in whose place it is created: what that one holds does not count against the tenant's limit. */
  inPlaceOf?: string;
}

const regionOf = ({ machine, tenant }: Wanted) => machine.spec.region ?? tenant.region;

function searchOf(wanted: Wanted): Search {
  const { machine, tenant, image, left } = wanted;
  const request = {
    machineUid: machine.uid,
    kind: machine.kind,
    tenantId: tenant.tenantId,
    region: regionOf(wanted),
    resources: machine.spec.resources ?? null,
    className: machine.spec.machineClassName ?? null,
  };
  return { request, imageDigest: image.digest, avoid: left.map(({ placement }) => placement.hostName) };
}

function afterPlacement({ machine, image }: Wanted, { capacitySource }: Pick<HeldPlacement, 'capacitySource'>) {
  return {
    phase: machine.phase === 'Pending' ? 'Creating' : machine.phase,
    capacitySource,
    resolvedImageRef: image.pinnedRef,
    failureMessage: null,
  } as const;
}

/** A machine that is placed again may look as before, and its timeline says so all the same. */
function writePlacement(tx: Queryable, wanted: Wanted, placement: HeldPlacement): Promise<MachineRow> {
  const { machine, image, attempt, left } = wanted;
  const patch = afterPlacement(wanted, placement);
  if (placement.attempt < attempt) {
    if (!left.some(({ runtimeId }) => runtimeId === placement.runtimeId)) return writeTransition(tx, machine, patch);
    return writeTransition(tx, machine, { ...patch, failureMessage: unableText(left) }, unableHappened(left));
  }
  const happened = [
    ...unableHappened(left),
    scheduled({ ...placement, attempt, region: regionOf(wanted), image: image.pinnedRef }),
  ];
  return attempt > 1 ? writeMachine(tx, machine, patch, { happened }) : writeTransition(tx, machine, patch, happened);
}

/** A refusal that may pass with time is recorded as what the machine waits for. */
async function refuse(
  tx: Queryable,
  wanted: Wanted,
  { code, summary, message, awaited, refusals, ...refused }: Refused,
): Promise<PlaceOutcome> {
  const retryable = refused.retryable || wanted.tenant.isUnready;
  if (!retryable) return { outcome: 'refused', failure: { code, message }, retryable };
  const waiting = wanted.tenant.isUnready ? admissionText(summary) : capacityText(summary, awaited);
  const happened = [...unableHappened(wanted.left), { reason: 'WaitingForCapacity', message: waiting }] as const;
  await writeTransition(tx, wanted.machine, { failureMessage: waiting }, happened);
  return { outcome: 'refused', failure: failureAtDeadline(wanted.left, { code, message }, refusals), retryable };
}

type Refused = Extract<PlacementDecision, { outcome: 'refused' }>;

type Found = (Candidate & { refusals?: readonly Refusal[] }) | HeldPlacement | Refused;

/**
 * A host for the machine; or, if none takes it, the placement that it gave up last, once that one's host is reachable again;
 * or why there is neither. A machine that many hosts could not create stays with the last of them.
 */
async function findPlace(tx: Queryable, wanted: Wanted, filled: readonly string[] = []): Promise<Found> {
  const { machine, tenant, image, left, attempt } = wanted;
  const search = searchOf(wanted);
  const without = withoutOf(wanted);
  const stays = staysThere(left);
  if (!stays) {
    const known = await readClasses(tx, tenant.tenantId, machine.kind, without);
    const best = await findBestHost(tx, { ...search, avoid: [...search.avoid, ...filled] }, known);
    if (best) return best;
  }
  const of = { tenantId: tenant.tenantId, kind: machine.kind, imageDigest: image.digest, without };
  const { classes, hosts } = await readFleet(tx, of);
  const again = newestAgain(left, attempt - 1, hosts);
  if (again && stays) return again;
  const decide = (those: typeof hosts) =>
    decidePlacement(
      search.request,
      classes,
      those.map((host) => ({ ...host, leftBecause: leftBecause(left, host.name) })),
    );
  let decision = decide(hosts);
  if (decision.outcome === 'candidates' && filled.includes(decision.candidates[0]!.host))
    decision = decide(hosts.filter(({ name }) => !filled.includes(name)));
  if (decision.outcome === 'refused') return again ?? decision;
  // Capacity was freed since the search above.
  return { ...decision.candidates[0]!, refusals: decision.refusals };
}

/** Whose held placements do not count against the tenant's limit. */
function withoutOf({ machine, left, inPlaceOf }: Wanted): string | null {
  return left.length > 0 ? machine.uid : (inPlaceOf ?? null);
}

/** No host takes a machine that is to be created again. */
export interface NotAgain {
  /** Why none would with more room or more hosts either: its image or its class is no longer there. Else null. */
  lasting: string | null;
}

/** What is looked for to create a locked machine again as `uid`. */
async function wantedAgain(tx: Queryable, machine: MachineRow, uid: string): Promise<Wanted | NotAgain> {
  const { tenant, image: catalogued, attempts } = await readSituation(tx, { ...machine, uid });
  const image = resolveImage(machine.spec.imageRef, catalogued);
  if ('failure' in image) return { lasting: image.failure.message };
  return { machine: { ...machine, uid }, tenant, image, left: [], attempt: attempts + 1, inPlaceOf: machine.uid };
}

const notAgain = ({ code, summary }: Refused): NotAgain => ({ lasting: code === 'ClassUnavailable' ? summary : null });

/** Why no other host than this one would take the machine now, if it were created again; null if one would. */
export async function whyNotElsewhere(tx: Queryable, machine: MachineRow, hostName: string): Promise<NotAgain | null> {
  const wanted = await wantedAgain(tx, machine, randomUUID());
  if ('lasting' in wanted) return wanted;
  const found = await findPlace(tx, wanted, [hostName]);
  return 'outcome' in found ? notAgain(found) : null;
}

/**
 * Holds a host for a machine that is created again as `uid`, while it is still on its own host. Returns why none is held.
 * As in {@link placeLocked}, the tenant's lock is taken only once there is a host.
 */
export async function holdForAgain(tx: Queryable, machine: MachineRow, uid: string): Promise<NotAgain | null> {
  const wanted = await wantedAgain(tx, machine, uid);
  if ('lasting' in wanted) return wanted;
  const found = await findPlace(tx, wanted);
  if ('outcome' in found) return notAgain(found);
  await lockLimits(tx, wanted.tenant.tenantId);
  const taken = await takeFound(tx, wanted, found);
  return 'outcome' in taken ? notAgain(taken) : null;
}

/** The host that {@link decidePlacement} would put first; null if no host would take the machine. */
export async function findBestHost(
  tx: Queryable,
  search: Search,
  { classes, reserved, inventoryDue }: KnownClasses,
): Promise<Candidate | null> {
  const { request } = search;
  if (inventoryDue) return null;
  for (const group of groupsInOrder(request, classes)) {
    if (group.source === 'reserved' && !reserved.includes(group.machineClass.name)) continue;
    const host = firstOfEquals(request.machineUid, await bestHosts(tx, group, search));
    const { machineClass, source } = group;
    if (host)
      return {
        host,
        className: machineClass.name,
        minimumSeconds: machineClass.minimumSeconds,
        capacitySource: source,
      };
  }
  return null;
}

/** Refused hosts stored with a placement, so that a decision over a large fleet stays a small row. */
const evidenceLimit = 100;

/** Null if the host no longer has the capacity, or the tenant has reached its limit. */
function hold(tx: Queryable, wanted: Wanted, { refusals = [], ...host }: Exclude<Found, HeldPlacement | Refused>) {
  const { left, attempt } = wanted;
  const evidence = [...evidenceOf(left), ...refusals].slice(0, evidenceLimit);
  return takeHost(tx, searchOf(wanted).request, host, {
    attempt,
    without: withoutOf(wanted),
    evidence,
  });
}

interface Tenant {
  tenantId: string;
  region: string;
  /** It was not admitted yet, because nothing is allotted to it. */
  isUnready: boolean;
}

interface Situation {
  tenant: Tenant;
  image: CatalogueImage | null;
  /** See {@link heldPlacements}. */
  held: HeldPlacement[];
  /** How often it was placed so far. */
  attempts: number;
}

/** Reads a locked machine's owner, image, and held placements. */
async function readSituation(tx: Queryable, machine: MachineRow): Promise<Situation> {
  const rows = await query(tx)<Situation>`
    SELECT json_build_object('tenantId', n.tenant_id, 'region', t.region, 'isUnready', t.admitted_at IS NULL
        AND NOT EXISTS (SELECT FROM allotments a WHERE a.tenant_id = t.id)) AS tenant,
      (SELECT to_json(i) FROM images i WHERE name = ${imageName(machine.spec.imageRef)}) AS image,
      ${heldBy(machine.uid)} AS held, (SELECT count(*)::int FROM placements WHERE machine_uid = ${machine.uid}::uuid) AS attempts
    FROM namespaces n JOIN tenants t ON t.id = n.tenant_id WHERE n.name = ${machine.namespace}`;
  return rows[0]!;
}

/**
 * Locks a tenant, so that its limits hold under concurrent placements. Usage against the limits is read by a later
 * statement: a count in this one would not see the placements it waited for.
 */
async function lockLimits(tx: Queryable, tenantId: string): Promise<void> {
  await query(tx)`SELECT 1 FROM tenants WHERE id = ${tenantId}::uuid FOR NO KEY UPDATE`;
}

/** Image names listed when the requested image is not there: customers see no other list of them. */
const imagesTold = 20;

async function offeredImages(tx: Queryable): Promise<string> {
  const images = await query(tx)<{ name: string }>`
    SELECT name FROM images WHERE NOT retired ORDER BY name LIMIT ${imagesTold + 1}`;
  const names = images.slice(0, imagesTold).map(({ name }) => name);
  return names.length === 0
    ? '; the catalogue is empty'
    : `; the catalogue has ${names.join(', ')}${images.length > imagesTold ? ' and more' : ''}`;
}
