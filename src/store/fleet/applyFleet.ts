// The fleet as operators declare it. The file is the single source of truth for what exists; applying it never removes
// anything that carries machines.

import type { Cell } from '../../domain/cellList.ts';
import { type ForwardTargets, guestPorts, loopback } from '../../domain/forwardTargets.ts';
import { type FleetLimit, kinds } from '../../domain/kinds.ts';
import { type LimitName, type TotalLimit, totalLimitNames, totalLimits } from '../../domain/limits.ts';
import { type Architecture, type MachineKind, machineKinds } from '../../domain/machine.ts';
import { UserError } from '../../lib/errors.ts';
import { storableJson } from '../../lib/text.ts';
import { commandLine, operatorName, recordAudit } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, sql, transaction } from '../core/db.ts';
import { wakeMoved, wakeUnready } from '../machines/registeredForwards.ts';
import { applyCells } from './cells.ts';
import { noEvacuation } from './evacuation.ts';
import { setLimit } from './tenantLimits.ts';

/** With a limit for each kind of machine; absent: none of it. */
export interface FleetAllotment extends Partial<Record<FleetLimit, number>> {
  class: string;
  reservedHosts: number;
  onDemandAllowed: boolean;
}

export interface Fleet {
  /** Which of the cells this is; absent with them, where there is one. */
  cell?: string | undefined;
  cells?: Cell[];
  regions: string[];
  machineClasses: {
    name: string;
    cpuFamily: string;
    memoryGiB: number;
    regions: string[];
    billingMinimumSeconds: number;
  }[];
  images: FleetImage[];
  hosts: FleetHost[];
  /** What every tenant may have of each class that has no limit of its own. */
  defaultAllotments: FleetAllotment[];
  /** What the virtual machines of such a tenant may have in all; absent: no limit. */
  defaultLimits?: { [Name in (typeof totalLimits)[TotalLimit]]?: number | undefined } | undefined;
  /** Imported once. */
  tenants: { namespace: string; allotments: FleetAllotment[] }[];
}

export interface FleetImage {
  name: string;
  digest: string;
  source?: Record<string, unknown> | undefined;
  architecture?: Architecture | undefined;
  sizeBytes?: number | undefined;
}

export interface FleetHost {
  name: string;
  region: string;
  class: string;
  workload: MachineKind;
  driver: string;
  /** The agent that serves it beside other hosts; absent: one of its own, by its name. */
  agent?: string | undefined;
  cpu: number;
  memoryGiB: number;
  diskGiB: number;
  reservedFor?: string | undefined;
  /** Where its machines' ports may be reached; absent: loopback, on the ports for guests. */
  forwards?: ForwardTargets | undefined;
  /** Where its agent hands out consoles, on the ports for guests; absent: where its machines' ports are. */
  consoleAddress?: string | undefined;
}

/** The fleet file would strand machines, or names what does not exist. One line per problem; nothing was changed. */
export class FleetRefused extends UserError {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'), { code: 'fleet_refused' });
    this.problems = problems;
  }
}

type HostRow = Awaited<ReturnType<Queryable['host']['findMany']>>[number];

/**
 * Makes the database's fleet match the file, in one transaction; applying it again changes nothing. Entries no longer
 * in the file are marked retired. Audited if an operator's command applies it. Throws FleetRefused.
 */
export function applyFleet(db: Database, fleet: Fleet, { file }: { file?: string } = {}): Promise<void> {
  return transaction(db, async (tx) => {
    // Excludes a concurrent apply, and keeps machines from being placed on a host between the check and the change.
    // Same lock order as a placement: tenants first, then hosts.
    await execute(tx)`LOCK TABLE machine_classes IN SHARE ROW EXCLUSIVE MODE`;
    await query(tx)`SELECT 1 FROM tenants ORDER BY id FOR NO KEY UPDATE`;
    await query(tx)`SELECT 1 FROM hosts ORDER BY name FOR UPDATE`;
    const tenants = await tenantsByNamespace(tx);
    const problems = [
      ...(await strandedMachines(tx, fleet)),
      ...(await interruptedCreates(tx, fleet)),
      ...unknownTenants(fleet, tenants),
      ...(await strandedTenants(tx, fleet)),
    ];
    if (problems.length > 0) throw new FleetRefused(problems);
    await applyCells(tx, fleet);
    await applyClasses(tx, fleet);
    await applyImages(tx, fleet);
    await applyHosts(tx, fleet, tenants);
    await applyDefaults(tx, fleet);
    await importTenants(tx, fleet, tenants);
    if (file !== undefined) {
      const details = { hosts: fleet.hosts.length, classes: fleet.machineClasses.length, images: fleet.images.length };
      await recordAudit(tx, { ...commandLine, action: 'fleet.apply', target: file, details });
    }
  });
}

async function tenantsByNamespace(tx: Queryable): Promise<Map<string, string>> {
  const rows = await tx.namespace.findMany({ select: { name: true, tenantId: true } });
  return new Map(rows.map((row) => [row.name, row.tenantId]));
}

async function strandedMachines(tx: Queryable, fleet: Fleet): Promise<string[]> {
  const problems: string[] = [];
  const wanted = new Map(fleet.hosts.map((host) => [host.name, host]));
  for (const row of await tx.host.findMany({ where: { machinesHeld: { gt: 0 } }, orderBy: { name: 'asc' } })) {
    problems.push(...strandedOn(row, wanted.get(row.name)));
  }
  const classes = new Set(fleet.machineClasses.map((entry) => entry.name));
  const held = await tx.placement.groupBy({
    by: ['className'],
    where: { releasedAt: null },
    _count: true,
    orderBy: { className: 'asc' },
  });
  for (const { className, _count } of held) {
    if (!classes.has(className))
      problems.push(
        `machine class ${className} is removed, but ${_count} machines are placed on it: delete them first`,
      );
  }
  return problems;
}

/** A machine that is being created waits for the agent that it was given to; all others follow their host. */
async function interruptedCreates(tx: Queryable, fleet: Fleet): Promise<string[]> {
  const wanted = new Map(fleet.hosts.map((host) => [host.name, ownAgent(host)]));
  const rows = await query(tx)<{ name: string; agent: string | null; creating: number }>`
    SELECT h.name, h.agent, count(*)::int AS creating
    FROM hosts h JOIN placements p ON p.host_name = h.name JOIN machines m ON m.uid = p.machine_uid
    WHERE p.released_at IS NULL AND p.abandoned_at IS NULL AND m.deletion_requested_at IS NULL AND m.phase <> 'Failed'
      AND NOT EXISTS (SELECT 1 FROM lifecycles l WHERE l.machine_uid = m.uid)
    GROUP BY h.name ORDER BY h.name`;
  return rows
    .filter(({ name, agent }) => wanted.has(name) && wanted.get(name) !== agent)
    .map(
      ({ name, agent, creating }) =>
        `host ${name}: agent changes from ${agent ?? name} to ${wanted.get(name) ?? name}, ` +
        `but ${creating} machine${creating === 1 ? ' is' : 's are'} being created on it. ` +
        `Apply it again in a moment; "hosts cordon ${name}" keeps new ones away`,
    );
}

/** Null for a host with an agent of its own. */
function ownAgent({ name, agent }: FleetHost): string | null {
  return agent === undefined || agent === name ? null : agent;
}

function strandedOn(row: HostRow, host: FleetHost | undefined): string[] {
  const carries = `it carries ${row.machinesHeld} machine${row.machinesHeld === 1 ? '' : 's'}`;
  if (!host) return [`host ${row.name} is removed, but ${carries}: cordon it and delete them first`];
  const problems: string[] = [];
  const changed = (field: string, from: string, to: string) => {
    if (from !== to) problems.push(`host ${row.name}: ${field} changes from ${from} to ${to}, but ${carries}`);
  };
  changed('region', row.region, host.region);
  changed('class', row.className, host.class);
  changed('workload', row.workload, host.workload);
  changed('driver', row.driver, host.driver);
  const shrunk = (field: string, size: number, used: number) => {
    if (size < used) problems.push(`host ${row.name}: ${field} shrinks to ${size}, but ${used} are in use`);
  };
  shrunk('cpu', host.cpu, row.cpuUsed);
  shrunk('memoryGiB', host.memoryGiB, row.memoryGiBUsed);
  shrunk('diskGiB', host.diskGiB, row.diskGiBUsed);
  return problems;
}

function unknownTenants(fleet: Fleet, tenants: Map<string, string>): string[] {
  const named = [
    ...fleet.hosts.flatMap((host) => host.reservedFor ?? []),
    ...fleet.tenants.map((tenant) => tenant.namespace),
  ];
  return [...new Set(named)]
    .filter((name) => !tenants.has(name))
    .map((name) => `there is no tenant with namespace ${name}`);
}

/** They could create nothing any more, and cannot choose another region themselves. */
async function strandedTenants(tx: Queryable, { regions }: Fleet): Promise<string[]> {
  const rows = await query(tx)<{ region: string; tenants: number; first: string }>`
    SELECT t.region, count(*)::int AS tenants, min(c.slug) AS first FROM tenants t JOIN customers c ON c.id = t.customer_id
    WHERE c.status IN ('active', 'suspended') AND t.region <> ALL(${regions}::text[])
      AND t.region IN (SELECT unnest(regions) FROM machine_classes WHERE NOT retired)
    GROUP BY 1 ORDER BY 1`;
  return rows.map(
    ({ region, tenants, first }) =>
      `region ${region} is removed, but ${tenants} tenant${tenants === 1 ? ' is' : 's are'} there, such as of ${first}: ` +
      'move each one first, "customers move SLUG --region REGION --reason TEXT"',
  );
}

async function applyClasses(tx: Queryable, fleet: Fleet): Promise<void> {
  const present = new Map((await tx.machineClass.findMany()).map((row) => [row.name, row]));
  for (const [position, entry] of fleet.machineClasses.entries()) {
    const data = {
      cpuFamily: entry.cpuFamily,
      memoryGiB: entry.memoryGiB,
      regions: entry.regions,
      minimumSeconds: entry.billingMinimumSeconds,
      position,
      retired: false,
    };
    const row = present.get(entry.name);
    if (!row) await tx.machineClass.create({ data: { name: entry.name, ...data } });
    else if (differs(row, data)) {
      // The order in which classes are tried is not part of the object that clients see.
      const { position: _, ...seen } = data;
      const generation = differs(row, seen) ? { increment: 1 } : undefined;
      await tx.machineClass.update({
        where: { name: entry.name },
        data: { ...data, ...(generation && { generation }) },
      });
    }
  }
  await tx.machineClass.updateMany({
    where: { name: { notIn: fleet.machineClasses.map((entry) => entry.name) }, retired: false },
    data: { retired: true },
  });
}

async function applyImages(tx: Queryable, fleet: Fleet): Promise<void> {
  const present = new Map((await tx.image.findMany()).map((row) => [row.name, row]));
  for (const { name, digest, source = {}, architecture = null, sizeBytes = null } of fleet.images) {
    const seen = { digest, architecture, sizeBytes: sizeBytes === null ? null : BigInt(sizeBytes), retired: false };
    const data = { ...seen, source: source as object };
    const row = present.get(name);
    if (!row) await tx.image.create({ data: { name, ...data } });
    else
      await tx.image.update({
        where: { name },
        // Where a host fetches it from is not part of the object that clients see.
        data: { ...data, ...(differs(row, seen) && { generation: { increment: 1 } }) },
      });
  }
  await tx.image.updateMany({
    where: { name: { notIn: fleet.images.map((image) => image.name) }, retired: false },
    data: { retired: true, generation: { increment: 1 } },
  });
}

async function applyHosts(tx: Queryable, fleet: Fleet, tenants: Map<string, string>): Promise<void> {
  const present = new Map((await tx.host.findMany()).map((row) => [row.name, row]));
  const wanted = fleet.hosts.map((host) => ({ name: host.name, ...hostData(host, tenants) }));
  const changed = wanted.filter((host) => differs(present.get(host.name) ?? {}, host));
  const names = wanted.map(({ name }) => name);
  await writeHosts(tx, changed);
  const served = changed.filter(({ name, agent }) => present.has(name) && present.get(name)!.agent !== agent);
  await wakeMoved(
    tx,
    served.map(({ name }) => name),
  );
  await execute(
    tx,
  )`UPDATE hosts SET retired = true, ${noEvacuation}, evacuation_reason = NULL WHERE NOT retired AND name <> ALL(${names}::text[])`;
  const moved = changed.filter(({ name, forwardAddresses, forwardFirstPort, forwardLastPort }) => {
    const row = present.get(name);
    return row && differs(row, { forwardAddresses, forwardFirstPort, forwardLastPort });
  });
  await wakeUnready(
    tx,
    moved.map(({ name }) => name),
  );
}

function hostData(host: FleetHost, tenants: Map<string, string>) {
  const { addresses, ports } = host.forwards ?? { addresses: [loopback], ports: guestPorts };
  return {
    region: host.region,
    className: host.class,
    workload: host.workload,
    driver: host.driver,
    agent: ownAgent(host),
    cpu: host.cpu,
    memoryGiB: host.memoryGiB,
    diskGiB: host.diskGiB,
    reservedTenantId: host.reservedFor ? tenants.get(host.reservedFor)! : null,
    retired: false,
    forwardAddresses: addresses,
    forwardFirstPort: ports.first,
    forwardLastPort: ports.last,
    consoleAddress: host.consoleAddress ?? null,
  };
}

/** Writes any number of hosts in one statement: a transaction that asks for each of ten thousand does not end in time. */
async function writeHosts(tx: Queryable, hosts: readonly ({ name: string } & ReturnType<typeof hostData>)[]) {
  // A host that is new, or in the fleet again, is lost until it is reachable.
  await execute(tx)`
    INSERT INTO hosts (name, region, class_name, workload, driver, agent, cpu, memory_gib, disk_gib, reserved_tenant_id, retired,
      forward_addresses, forward_first_port, forward_last_port, console_address, lost_at)
    SELECT name, region, "className", workload, driver, agent, cpu, "memoryGiB", "diskGiB", "reservedTenantId", retired,
      "forwardAddresses", "forwardFirstPort", "forwardLastPort", "consoleAddress", clock_timestamp()
    FROM jsonb_to_recordset(${storableJson(hosts)}::jsonb) AS host (
      name text, region text, "className" text, workload text, driver text, agent text, cpu int, "memoryGiB" int, "diskGiB" int,
      "reservedTenantId" uuid, retired boolean, "forwardAddresses" text[], "forwardFirstPort" int, "forwardLastPort" int,
      "consoleAddress" text)
    ON CONFLICT (name) DO UPDATE SET lost_at = CASE WHEN hosts.retired
      AND NOT excluded.retired THEN coalesce(hosts.lost_at, excluded.lost_at) ELSE hosts.lost_at END,
      (region, class_name, workload, driver, agent, cpu, memory_gib, disk_gib, reserved_tenant_id,
      retired, forward_addresses, forward_first_port, forward_last_port, console_address) = (excluded.region, excluded.class_name,
      excluded.workload, excluded.driver, excluded.agent, excluded.cpu, excluded.memory_gib, excluded.disk_gib,
      excluded.reserved_tenant_id, excluded.retired, excluded.forward_addresses, excluded.forward_first_port,
      excluded.forward_last_port, excluded.console_address)`;
}

/** What every tenant has that has no limit of its own. */
async function applyDefaults(tx: Queryable, { defaultAllotments, defaultLimits }: Fleet): Promise<void> {
  const totals = totalLimitNames.flatMap((name) => {
    const amount = defaultLimits?.[totalLimits[name]];
    return amount === undefined ? [] : [{ className: null, name, amount }];
  });
  const wanted = storableJson([...defaultAllotments.flatMap(limitsOfEntry), ...totals]);
  const same = sql`w."className" IS NOT DISTINCT FROM l.class_name AND w.name = l.name AND w.amount = l.amount`;
  const asked = sql`jsonb_to_recordset(${wanted}::jsonb) AS w ("className" text, name text, amount int)`;
  await execute(tx)`DELETE FROM limits l WHERE l.tenant_id IS NULL AND NOT EXISTS (SELECT FROM ${asked} WHERE ${same})`;
  await execute(tx)`
    INSERT INTO limits (class_name, name, amount, set_by, reason)
    SELECT w."className", w.name, w.amount, ${operatorName()}, 'default of the fleet file' FROM ${asked}
    WHERE NOT EXISTS (SELECT FROM limits l WHERE l.tenant_id IS NULL AND ${same})`;
}

/** Takes a tenant's entry over once. From then on, commands alone change its limits. */
async function importTenants(tx: Queryable, fleet: Fleet, tenants: Map<string, string>): Promise<void> {
  for (const { namespace, allotments } of fleet.tenants) {
    const tenantId = tenants.get(namespace)!;
    const first = await execute(tx)`
      UPDATE tenants SET limits_imported_at = clock_timestamp() WHERE id = ${tenantId}::uuid AND limits_imported_at IS NULL`;
    if (first > 0) await allot(tx, tenantId, allotments);
  }
}

/** Gives a tenant the limits of these entries, as its own. */
export async function allot(tx: Queryable, tenantId: string, entries: readonly FleetAllotment[]): Promise<void> {
  for (const { className, name, amount } of entries.flatMap(limitsOfEntry))
    await setLimit(tx, tenantId, { className, name, amount, reason: 'imported from the fleet file', endsAt: null });
}

function limitsOfEntry(entry: FleetAllotment) {
  const { class: className } = entry;
  const machines = machineKinds.map((kind) => {
    const { fleet, api } = kinds[kind].limit;
    return { className, name: api as LimitName, amount: entry[fleet] ?? 0 };
  });
  return [
    ...machines,
    { className, name: 'reserved_hosts' as const, amount: entry.reservedHosts },
    { className, name: 'on_demand' as const, amount: entry.onDemandAllowed ? 1 : 0 },
  ];
}

function differs(row: Record<string, unknown>, wanted: Record<string, unknown>): boolean {
  // JSON has no bigint.
  const plain = (value: unknown) => JSON.stringify(typeof value === 'bigint' ? String(value) : value);
  return Object.entries(wanted).some(([name, value]) => plain(row[name]) !== plain(value));
}
