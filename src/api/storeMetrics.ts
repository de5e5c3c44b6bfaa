import { statfs } from 'node:fs/promises';
import { Gauge, Registry } from 'prom-client';
import { alertLimits } from '../domain/alertLimits.ts';
import { credentialMetric } from '../domain/names.ts';
import { type Deadlines, phaseDeadlinesMs } from '../domain/phases.ts';
import { type ApiMetrics, openMeters } from '../http/metrics.ts';
import { webhookBacklog } from '../store/accounts/webhookDeliveries.ts';
import { auditBacklog } from '../store/core/auditBacklog.ts';
import type { RefusedWrites } from '../store/core/databaseCondition.ts';
import type { Database } from '../store/core/db.ts';
import { dutyAges } from '../store/core/duties.ts';
import { backupAge, highWaterMarkAgeSeconds } from '../store/core/highWaterMark.ts';
import { misshapenKeys } from '../store/core/keyForms.ts';
import { outboxBacklog } from '../store/core/outbox.ts';
import { lookAtStore } from '../store/core/storeLook.ts';
import { lateEvacuations } from '../store/fleet/evacuation.ts';
import { type ClassCapacityRow, countMachines, fleetCapacity, oldestWaits } from '../store/fleet/fleetFigures.ts';
import { countFailingConditions } from '../store/fleet/hostConditions.ts';
import { countHosts } from '../store/fleet/hostRows.ts';
import { countOrphans } from '../store/fleet/inventory.ts';
import { openRequests } from '../store/fleet/limitRequests.ts';
import { countOverdue } from '../store/machines/machineStore.ts';
import { emailBacklog } from '../store/people/outgoingEmails.ts';
import { billingMismatches } from '../store/usage/billingMismatches.ts';
import { latestReconciliation } from '../store/usage/usageComparison.ts';

export type { ApiMetrics } from '../http/metrics.ts';

/** Gauges whose values come from the store, with their help texts. */
const storeGauges = {
  compute_postgres_writable:
    'Whether Postgres accepts writes: 0 while it is read-only, or if it refused one of this process lately',
  compute_outbox_depth: 'Wakes that have not reached their workflow yet',
  compute_outbox_oldest_age_seconds: 'Age of the oldest such wake',
  compute_outbox_refused: 'Such wakes that Temporal refused: each is tried less and less often, alone',
  compute_ownership_age_seconds:
    'Time since the ownership schedule last ran: each minute, while Temporal and a worker do',
  compute_backup_age_seconds: 'Age of the last backup that was recorded; absent before the first',
  compute_letters_waiting: 'Emails that no mail server has accepted yet',
  compute_letters_oldest_age_seconds: 'Age of the oldest such email',
  compute_orphan_machines: 'Machines on hosts that no record knows',
  compute_orphan_oldest_age_seconds: 'Age of the oldest such machine',
  compute_limit_requests_open: 'Requests of customers for higher limits that are not decided',
  compute_limit_requests_oldest_age_seconds: 'Age of the oldest such request',
  compute_hosts:
    'Hosts that accept new machines (ready), and hosts that do not, by reason; a host counts once for each reason',
  compute_host_conditions_failing: 'Hosts on which a condition is false, by condition',
  compute_evacuations_late_machines: 'Machines on hosts that should have been evacuated an hour ago',
  compute_machines: 'Machines by kind, phase, and failure code (empty: none)',
  compute_machines_oldest_wait_seconds:
    'How long the machine that has been in the phase for longest has waited there, of those for which something still has to happen',
  compute_capacity_hosts: 'Hosts of a class in a region',
  compute_capacity_open_hosts: 'Of these, those that accept new machines',
  compute_capacity_cpus: 'Processors of these hosts',
  compute_capacity_used_cpus: 'Of these, those held by machines',
  compute_capacity_memory_bytes: 'Memory of these hosts',
  compute_capacity_used_memory_bytes: 'Of this, what machines hold',
  compute_capacity_disk_bytes: 'Disk of these hosts',
  compute_capacity_used_disk_bytes: 'Of this, what machines hold',
  compute_machines_overdue: "Machines past their phase's deadline; Failed: with a cleanup that is blocked",
  compute_audit_unlinked: 'Audit events that are not in their hash chain yet',
  compute_audit_unlinked_age_seconds: 'Age of the oldest such event',
  compute_audit_sink_waiting: 'Audit events and checkpoints that the sink of the audit log has not taken yet, about',
  compute_audit_sink_oldest_age_seconds: 'Age of the oldest such event; absent without AUDIT_SINK_URL, as the others',
  compute_audit_sink_failing_seconds: 'Time since which every delivery to the sink failed; 0 while they succeed',
  compute_webhook_deliveries_waiting: 'Events that customers’ webhooks have not taken yet',
  compute_webhook_deliveries_overdue: 'Such events that should have been tried five minutes ago',
  compute_usage_differing_rows:
    'Rows of usage that differ from their lifecycles, as the latest night or "usage rebuild" found',
  compute_usage_compared_age_seconds: 'Age of that comparison; before the first, of the database',
  compute_billing_mismatches:
    'Machines, lifecycles, and bills without what belongs to them, as housekeeping found, by kind',
  compute_stray_keys: 'Rows of data_keys and order_keys whose form is not one that this service writes, by table',
  compute_housekeeping_age_seconds: 'Time since each duty of housekeeping last ended well: every ten minutes',
} as const;

interface MetricSources {
  db: Database;
  deadlines: Deadlines;
  refusedWrites: RefusedWrites;
  dataDir: string;
  version: string;
  credentials: () => { name: string; endsAt: Date }[];
}

export function openMetrics({ dataDir, version, credentials, ...sources }: MetricSources): ApiMetrics {
  const counted = atMostATenth(() => countFigures(sources));
  const read = async () => ({ store: await lookAtStore(sources.db, sources.refusedWrites), ...(await counted()) });
  return openMeters(version, () => storeMetrics(read, { dataDir, credentials }));
}

/**
 * Reads again once ten times the duration of the last reading has passed since its start; until then, its result is for
 * all. So scrapes take at most a tenth of a connection's time, however many ask and however much the store holds. A
 * failure is never kept.
 */
export function atMostATenth<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | null = null;
  let freshUntilMs = Number.POSITIVE_INFINITY;
  return () => {
    if (reading && performance.now() < freshUntilMs) return reading;
    const startedMs = performance.now();
    freshUntilMs = Number.POSITIVE_INFINITY;
    reading = read().then(
      (result) => {
        freshUntilMs = startedMs + 10 * (performance.now() - startedMs);
        return result;
      },
      (error: unknown) => {
        reading = null;
        throw error;
      },
    );
    return reading;
  };
}

type Figures = Awaited<ReturnType<typeof countFigures>> & { store: Awaited<ReturnType<typeof lookAtStore>> };

/** One query after the other: requests keep the other connections. */
async function countFigures({ db, deadlines }: Pick<MetricSources, 'db' | 'deadlines'>) {
  return {
    backlog: await outboxBacklog(db),
    overdue: await countOverdue(db, phaseDeadlinesMs(deadlines)),
    orphans: await countOrphans(db),
    limitRequests: await openRequests(db),
    compared: await latestReconciliation(db),
    mismatches: await billingMismatches(db),
    strays: await misshapenKeys(db),
    letters: await emailBacklog(db),
    hosts: await countHosts(db),
    evacuations: await lateEvacuations(db, alertLimits.evacuationLateSeconds),
    ownershipAgeSeconds: await highWaterMarkAgeSeconds(db),
    audit: await auditBacklog(db),
    webhooks: await webhookBacklog(db),
    duties: await dutyAges(db),
    machines: await countMachines(db),
    waits: await oldestWaits(db),
    capacity: await fleetCapacity(db),
    conditions: await countFailingConditions(db),
    backupAgeSeconds: (await backupAge(db)).ageSeconds,
  };
}

const gibibyte = 1_024 ** 3;

const capacities: Readonly<
  Record<`compute_capacity_${string}` & keyof typeof storeGauges, (row: ClassCapacityRow) => number>
> = {
  compute_capacity_hosts: ({ hosts }) => hosts,
  compute_capacity_open_hosts: ({ openHosts }) => openHosts,
  compute_capacity_cpus: ({ cpu }) => cpu,
  compute_capacity_used_cpus: ({ cpuUsed }) => cpuUsed,
  compute_capacity_memory_bytes: ({ memoryGiB }) => memoryGiB * gibibyte,
  compute_capacity_used_memory_bytes: ({ memoryGiBUsed }) => memoryGiBUsed * gibibyte,
  compute_capacity_disk_bytes: ({ diskGiB }) => diskGiB * gibibyte,
  compute_capacity_used_disk_bytes: ({ diskGiBUsed }) => diskGiBUsed * gibibyte,
};

/**
 * Metrics that only Postgres knows, so waiting machines show even while Temporal is down. No value outlives its source:
 * without Postgres, only `compute_postgres_up` is present.
 */
async function storeMetrics(
  read: () => Promise<Figures>,
  { dataDir, credentials }: Pick<MetricSources, 'dataDir' | 'credentials'>,
): Promise<string> {
  const registry = new Registry();
  await addDisk(registry, dataDir);
  addCredentials(registry, credentials());
  const figures = await read().catch(() => null);
  new Gauge({ name: 'compute_postgres_up', help: 'Whether Postgres responded', registers: [registry] }).set(
    figures ? 1 : 0,
  );
  if (figures)
    for (const [name, value] of Object.entries(gaugeValues(figures)) as [keyof typeof storeGauges, GaugeValue][])
      setGauge(registry, name, value);
  return registry.metrics();
}

/** A number, or one for each set of labels. Null: the gauge is absent. */
type GaugeValue = number | null | readonly (readonly [Record<string, string>, number])[];

function setGauge(registry: Registry, name: keyof typeof storeGauges, value: GaugeValue): void {
  if (value === null) return;
  const rows = typeof value === 'number' ? ([[{}, value]] as const) : value;
  // With a label and no value, its name and its type are there and nothing else.
  const labelNames = Object.keys(rows[0]?.[0] ?? { none: '' });
  const gauge = new Gauge({ name, help: storeGauges[name], labelNames, registers: [registry] });
  for (const [labels, each] of rows) gauge.set(labels, each);
}

function gaugeValues(figures: Figures): Partial<Record<keyof typeof storeGauges, GaugeValue>> {
  const { backlog, letters, orphans, audit, webhooks, compared, capacity } = figures;
  return {
    compute_postgres_writable: figures.store.condition ? 0 : 1,
    compute_outbox_depth: backlog.depth,
    compute_outbox_refused: backlog.refused,
    compute_outbox_oldest_age_seconds: backlog.oldestAgeSeconds,
    compute_ownership_age_seconds: figures.ownershipAgeSeconds,
    compute_backup_age_seconds: figures.backupAgeSeconds,
    compute_letters_waiting: letters.depth,
    compute_letters_oldest_age_seconds: letters.oldestAgeSeconds,
    compute_orphan_machines: orphans.count,
    compute_orphan_oldest_age_seconds: orphans.oldestAgeSeconds,
    compute_limit_requests_open: figures.limitRequests.count,
    compute_limit_requests_oldest_age_seconds: figures.limitRequests.oldestAgeSeconds,
    compute_hosts: [...figures.hosts].map(([state, count]) => [{ state }, count]),
    compute_host_conditions_failing: [...figures.conditions].map(([condition, count]) => [{ condition }, count]),
    compute_evacuations_late_machines: figures.evacuations.reduce((sum, { machines }) => sum + machines, 0),
    compute_machines_overdue: figures.overdue.map(({ phase, count }) => [{ phase }, count]),
    compute_housekeeping_age_seconds: figures.duties.map(({ duty, ageSeconds }) => [{ duty }, ageSeconds]),
    compute_webhook_deliveries_waiting: webhooks.waiting,
    compute_webhook_deliveries_overdue: webhooks.overdue,
    compute_audit_unlinked: audit.unlinked.depth,
    compute_audit_unlinked_age_seconds: audit.unlinked.oldestAgeSeconds,
    compute_audit_sink_waiting: audit.sink?.depth ?? null,
    compute_audit_sink_oldest_age_seconds: audit.sink?.oldestAgeSeconds ?? null,
    compute_audit_sink_failing_seconds: audit.sink?.failingSeconds ?? null,
    compute_machines: figures.machines.map(({ kind, phase, failureCode, count }) => [
      { kind, phase, failure_code: failureCode },
      count,
    ]),
    compute_machines_oldest_wait_seconds: figures.waits.map(({ phase, ageSeconds }) => [{ phase }, ageSeconds]),
    compute_usage_differing_rows: compared.differingRows,
    compute_usage_compared_age_seconds: compared.ageSeconds,
    compute_stray_keys: Object.entries(figures.strays).map(([table, count]) => [{ table }, count]),
    compute_billing_mismatches: figures.mismatches.map(({ kind, count }) => [{ kind }, count]),
    ...Object.fromEntries(
      Object.entries(capacities).map(([name, valueIn]) => [
        name,
        capacity.map((row) => [{ region: row.region, class: row.className, workload: row.workload }, valueIn(row)]),
      ]),
    ),
  };
}

function addCredentials(registry: Registry, held: ReturnType<MetricSources['credentials']>): void {
  const gauge = new Gauge({
    ...credentialMetric,
    labelNames: ['credential'],
    registers: [registry],
  });
  for (const { name, endsAt } of held) gauge.set({ credential: name }, endsAt.getTime() / 1_000);
}

/** The disk below the data folder, on which a service of one machine keeps everything; nothing where there is no folder. */
async function addDisk(registry: Registry, dataDir: string): Promise<void> {
  const disk = await statfs(dataDir).catch(() => null);
  if (!disk) return;
  const add = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers: [registry] }).set(value);
  add('compute_data_disk_size_bytes', 'Size of the disk that has DATA_DIR', disk.blocks * disk.bsize);
  add('compute_data_disk_free_bytes', 'Free bytes on it', disk.bavail * disk.bsize);
}
