/** Capacity held for machines on hosts: decided and recorded in one transaction, given back when absence was seen. */
import {
  type AllottedClass,
  type Candidate,
  type CapacitySource,
  decidePlacement,
  type HostCapacity,
  type PlacementDecision,
  type Refusal,
} from '../domain/placement.ts';
import type { Failure, MachineKind } from '../domain/machine.ts';
import type { Database, Queryable } from './db.ts';
import { type Fence, lockFenced, writeTransition } from './fence.ts';
import { type ImageResolution, resolveImage } from './images.ts';
import type { MachineRow } from './machines.ts';

export interface HeldPlacement {
  runtimeId: string;
  machineUid: string;
  attempt: number;
  version: number;
  hostName: string;
  className: string;
  minimumSeconds: number;
  capacitySource: CapacitySource;
}

export type PlaceOutcome =
  | { outcome: 'placed'; placement: HeldPlacement; image: ImageResolution; machine: MachineRow }
  | { outcome: 'refused'; failure: Failure; retryable: boolean }
  /** The object's delete was accepted: it gets no capacity any more. */
  | { outcome: 'deleting' };

/** Placements of a machine that still hold capacity and were not abandoned, newest first. */
export async function heldPlacements(db: Queryable, machineUid: string): Promise<HeldPlacement[]> {
  const rows = await db.placement.findMany({
    where: { machineUid, releasedAt: null, abandonedAt: null },
    orderBy: { attempt: 'desc' },
    select: {
      runtimeId: true,
      machineUid: true,
      attempt: true,
      version: true,
      hostName: true,
      className: true,
      minimumSeconds: true,
      capacitySource: true,
    },
  });
  return rows.map((row) => ({
    ...row,
    version: Number(row.version),
    capacitySource: row.capacitySource as CapacitySource,
  }));
}

/**
 * Finds a host for a machine and holds its capacity, in one transaction that also records the phase Creating. Returns
 * the placement that is already held first: twice is once. A placement in `givenUp` stays held until its machine is
 * seen absent, but neither it nor its host is used again.
 */
export function placeMachine(
  db: Database,
  uid: string,
  fence: Fence,
  givenUp: readonly string[] = [],
): Promise<PlaceOutcome> {
  return db.$transaction(async (tx) => {
    const machine = await lockFenced(tx, uid, fence);
    if (machine.deletionRequestedAt) return { outcome: 'deleting' };
    const image = await resolveImage(tx, machine.spec.imageRef);
    if ('failure' in image) return { outcome: 'refused', failure: image.failure, retryable: false };
    const held = await heldPlacements(tx, uid);
    const avoid = held.filter((p) => givenUp.includes(p.runtimeId)).map((p) => p.hostName);
    const placement = held.find((p) => !givenUp.includes(p.runtimeId)) ?? (await holdCapacity(tx, machine, image, avoid));
    if ('outcome' in placement) {
      const { code, message, retryable } = placement;
      const failure: Failure =
        avoid.length > 0
          ? {
              code: 'HostIneligible',
              message: `${avoid.join(', ')} went out of reach before creation, and no other host would do: ${message}`,
            }
          : { code, message };
      return { outcome: 'refused', failure, retryable };
    }
    const after = await writeTransition(tx, machine, {
      phase: machine.phase === 'Pending' ? 'Creating' : machine.phase,
      capacitySource: placement.capacitySource,
      resolvedImageRef: image.pinnedRef,
    });
    return { outcome: 'placed', placement, image, machine: after };
  });
}

async function holdCapacity(
  tx: Queryable,
  machine: MachineRow,
  image: ImageResolution,
  avoid: readonly string[],
): Promise<HeldPlacement | Extract<PlacementDecision, { outcome: 'refused' }>> {
  const tenant = await lockAllotments(tx, machine.namespace);
  const classes = await allottedClasses(tx, tenant.tenantId, machine.kind);
  const hosts = (await hostCapacities(tx, classes, image.digest)).filter((host) => !avoid.includes(host.name));
  const request = {
    machineUid: machine.uid,
    kind: machine.kind,
    tenantId: tenant.tenantId,
    region: machine.spec.region ?? tenant.region,
    resources: machine.kind === 'VirtualMachine' ? machine.spec.resources! : null,
    className: machine.spec.machineClassName ?? null,
  };
  // A host may fill up between the reading and its lock; each round drops the hosts that did.
  let open = hosts;
  for (;;) {
    const decision = decidePlacement(request, classes, open);
    if (decision.outcome === 'refused') return decision;
    const best = decision.candidates[0]!;
    const need = request.resources ?? wholeHost(open.find((host) => host.name === best.host)!);
    const held = await takeHost(tx, machine, request.tenantId, best, need, decision.refusals);
    if (held) return held;
    open = open.filter((host) => host.name !== best.host);
  }
}

/**
 * The tenant of a namespace, its allotments locked: limits hold under concurrent placements of one tenant. What counts
 * against them is read by a later statement, since a count in the same one would not see what it waited for.
 */
async function lockAllotments(tx: Queryable, namespace: string): Promise<{ tenantId: string; region: string }> {
  const rows = await tx.$queryRaw<{ tenant_id: string; region: string }[]>`
    WITH tenant AS (
      SELECT n.tenant_id, t.region FROM namespaces n JOIN tenants t ON t.id = n.tenant_id WHERE n.name = ${namespace}
    ), locked AS (
      SELECT 1 FROM allotments WHERE tenant_id = (SELECT tenant_id FROM tenant) ORDER BY class_name FOR UPDATE
    )
    SELECT tenant_id, region, (SELECT count(*) FROM locked) FROM tenant`;
  return { tenantId: rows[0]!.tenant_id, region: rows[0]!.region };
}

interface Size {
  cpu: number;
  memoryGiB: number;
  diskGiB: number;
}

function wholeHost({ cpu, memoryGiB, diskGiB }: HostCapacity): Size {
  return { cpu, memoryGiB, diskGiB };
}

/** Refused hosts kept with a placement, so that a decision over a large fleet stays a small row. */
const evidenceLimit = 100;

/** Takes the capacity and records for whom, in one statement; null when the host does not have it any more. */
async function takeHost(
  tx: Queryable,
  machine: MachineRow,
  tenantId: string,
  { host: hostName, className, minimumSeconds, capacitySource }: Candidate,
  need: Size,
  refusals: Refusal[],
): Promise<HeldPlacement | null> {
  const rows = await tx.$queryRaw<{ runtime_id: string; attempt: number; version: bigint }[]>`
    WITH taken AS (
      UPDATE hosts SET cpu_used = cpu_used + ${need.cpu}, memory_gib_used = memory_gib_used + ${need.memoryGiB},
        disk_gib_used = disk_gib_used + ${need.diskGiB}, machines_held = machines_held + 1
      WHERE name = ${hostName} AND NOT cordoned AND lost_at IS NULL AND NOT retired AND NOT inventory_due
        AND (workload = 'VirtualMachine' OR machines_held = 0)
        AND cpu_used + ${need.cpu} <= cpu AND memory_gib_used + ${need.memoryGiB} <= memory_gib AND disk_gib_used + ${need.diskGiB} <= disk_gib
      RETURNING name
    )
    INSERT INTO placements (machine_uid, tenant_id, workload, attempt, host_name, class_name, minimum_seconds, capacity_source, cpu, memory_gib, disk_gib, evidence)
    SELECT ${machine.uid}::uuid, ${tenantId}::uuid, ${machine.kind},
           (SELECT count(*)::int + 1 FROM placements WHERE machine_uid = ${machine.uid}::uuid), taken.name, ${className}, ${minimumSeconds},
           ${capacitySource}, ${need.cpu}, ${need.memoryGiB}, ${need.diskGiB}, ${JSON.stringify(refusals.slice(0, evidenceLimit))}::jsonb
    FROM taken RETURNING runtime_id, attempt, version`;
  if (!rows[0]) return null;
  const { runtime_id: runtimeId, attempt, version } = rows[0];
  return {
    runtimeId,
    machineUid: machine.uid,
    attempt,
    version: Number(version),
    hostName,
    className,
    minimumSeconds,
    capacitySource,
  };
}

/** The tenant's classes for a kind, and how much of each limit is in use. */
async function allottedClasses(tx: Queryable, tenantId: string, kind: MachineKind): Promise<AllottedClass[]> {
  const rows = await tx.$queryRaw<
    {
      name: string;
      retired: boolean;
      minimum_seconds: number;
      on_demand_allowed: boolean;
      bare_metal_limit: number;
      virtual_machine_limit: number;
      held: number;
    }[]
  >`
    SELECT c.name, c.retired, c.minimum_seconds, a.on_demand_allowed, a.bare_metal_limit, a.virtual_machine_limit,
      (SELECT count(*)::int FROM placements p WHERE p.tenant_id = a.tenant_id AND p.class_name = a.class_name
         AND p.workload = ${kind} AND p.released_at IS NULL) AS held
    FROM allotments a JOIN machine_classes c ON c.name = a.class_name
    WHERE a.tenant_id = ${tenantId}::uuid ORDER BY c.position, c.name`;
  return rows.map((row) => ({
    name: row.name,
    retired: row.retired,
    minimumSeconds: row.minimum_seconds,
    onDemandAllowed: row.on_demand_allowed,
    limit: kind === 'VirtualMachine' ? row.virtual_machine_limit : row.bare_metal_limit,
    held: row.held,
  }));
}

/** Every host of these classes as it is now. */
function hostCapacities(tx: Queryable, classes: readonly AllottedClass[], imageDigest: string): Promise<HostCapacity[]> {
  return tx.$queryRaw<HostCapacity[]>`
    SELECT name, region, class_name AS "className", workload, cpu, memory_gib AS "memoryGiB", disk_gib AS "diskGiB",
      cpu_used AS "cpuUsed", memory_gib_used AS "memoryGiBUsed", disk_gib_used AS "diskGiBUsed", machines_held AS "machinesHeld",
      reserved_tenant_id AS "reservedTenantId", cordoned, lost_at IS NOT NULL AS lost, inventory_due AS "inventoryDue",
      coalesce(${imageDigest} = ANY(images), false) AS "holdsImage",
      EXISTS (SELECT 1 FROM placements p WHERE p.host_name = h.name AND p.abandoned_at IS NOT NULL AND p.released_at IS NULL) AS quarantined
    FROM hosts h WHERE class_name = ANY(${classes.map((entry) => entry.name)}::text[]) AND NOT retired`;
}

/** Gives a placement's capacity back. A repeat changes nothing. */
export async function releasePlacement(tx: Queryable, runtimeId: string): Promise<void> {
  await tx.$executeRaw`
    WITH released AS (
      UPDATE placements SET released_at = clock_timestamp() WHERE runtime_id = ${runtimeId}::uuid AND released_at IS NULL
      RETURNING host_name, cpu, memory_gib, disk_gib
    )
    UPDATE hosts h SET cpu_used = h.cpu_used - r.cpu, memory_gib_used = h.memory_gib_used - r.memory_gib,
      disk_gib_used = h.disk_gib_used - r.disk_gib, machines_held = h.machines_held - 1
    FROM released r WHERE h.name = r.host_name`;
}
