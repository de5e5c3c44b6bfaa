import { statfs } from 'node:fs/promises';
import { Gauge, Registry } from 'prom-client';
import { type Deadlines, phaseDeadlinesMs } from '../domain/phases.ts';
import { type ApiMetrics, openMeters } from '../http/metrics.ts';
import { webhookBacklog } from '../store/accounts/webhookDeliveries.ts';
import { auditBacklog } from '../store/core/auditBacklog.ts';
import { lookAtStore, type RefusedWrites } from '../store/core/databaseCondition.ts';
import type { Database } from '../store/core/db.ts';
import { dutyAges } from '../store/core/duties.ts';
import { highWaterMarkAgeSeconds } from '../store/core/highWaterMark.ts';
import { outboxBacklog } from '../store/core/outbox.ts';
import { type ClassCapacityRow, countMachines, fleetCapacity, oldestWaits } from '../store/fleet/fleetFigures.ts';
import { countFailingConditions } from '../store/fleet/hostConditions.ts';
import { countHosts } from '../store/fleet/hostRows.ts';
import { countOrphans } from '../store/fleet/inventory.ts';
import { countOverdue } from '../store/machines/machineStore.ts';
import { emailBacklog } from '../store/people/outgoingEmails.ts';
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
  compute_letters_waiting: 'Emails that no mail server has accepted yet',
  compute_letters_oldest_age_seconds: 'Age of the oldest such email',
  compute_orphan_machines: 'Machines on hosts that no record knows',
  compute_orphan_oldest_age_seconds: 'Age of the oldest such machine',
  compute_hosts:
    'Hosts that accept new machines (ready), and hosts that do not, by reason; a host counts once for each reason',
  compute_host_conditions_failing: 'Hosts on which a condition is false, by condition',
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
    'Rows of usage that the latest nightly comparison found to differ from their lifecycles',
  compute_usage_compared_age_seconds: 'Age of that comparison; absent before the first',
  compute_housekeeping_age_seconds: 'Time since each duty of housekeeping last ended well: every ten minutes',
} as const;

interface MetricSources {
  db: Database;
  deadlines: Deadlines;
  refusedWrites: RefusedWrites;
  dataDir: string;
}

export function openMetrics(sources: MetricSources): ApiMetrics {
  return openMeters(() => storeMetrics(sources));
}

const gibibyte = 1_024 ** 3;

/** Values of a class's capacity by metric. */
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
 * Metrics that only Postgres knows, so waiting machines show even while Temporal is down. Read again for each scrape so
 * that no value outlives its source: without Postgres, only `compute_postgres_up` is present.
 */
async function storeMetrics({ db, deadlines, refusedWrites, dataDir }: MetricSources): Promise<string> {
  const registry = new Registry();
  await addDisk(registry, dataDir);
  const set = (name: keyof typeof storeGauges, value: number) =>
    new Gauge({ name, help: storeGauges[name], registers: [registry] }).set(value);
  const setAll = (
    name: keyof typeof storeGauges,
    labelNames: string[],
    values: Iterable<readonly [Record<string, string>, number]>,
  ) => {
    const gauge = new Gauge({ name, help: storeGauges[name], labelNames, registers: [registry] });
    for (const [labels, value] of values) gauge.set(labels, value);
  };
  const setEach = (name: keyof typeof storeGauges, label: string, values: Iterable<readonly [string, number]>) =>
    setAll(
      name,
      [label],
      [...values].map(([of, value]) => [{ [label]: of }, value]),
    );
  const up = new Gauge({
    name: 'compute_postgres_up',
    help: 'Whether Postgres responded to this scrape',
    registers: [registry],
  });
  try {
    const fleet = Promise.all([countMachines(db), oldestWaits(db), fleetCapacity(db), countFailingConditions(db)]);
    const [store, backlog, overdue, orphans, compared, letters, hosts, ownershipAgeSeconds, audit, webhooks, duties] =
      await Promise.all([
        lookAtStore(db, refusedWrites),
        outboxBacklog(db),
        countOverdue(db, phaseDeadlinesMs(deadlines)),
        countOrphans(db),
        latestReconciliation(db),
        emailBacklog(db),
        countHosts(db),
        highWaterMarkAgeSeconds(db),
        auditBacklog(db),
        webhookBacklog(db),
        dutyAges(db),
        fleet,
      ]);
    const [machines, waits, capacity, conditions] = await fleet;
    set('compute_postgres_writable', store.condition ? 0 : 1);
    set('compute_outbox_depth', backlog.depth);
    set('compute_outbox_refused', backlog.refused);
    set('compute_outbox_oldest_age_seconds', backlog.oldestAgeSeconds);
    set('compute_ownership_age_seconds', ownershipAgeSeconds);
    set('compute_letters_waiting', letters.depth);
    set('compute_letters_oldest_age_seconds', letters.oldestAgeSeconds);
    set('compute_orphan_machines', orphans.count);
    set('compute_orphan_oldest_age_seconds', orphans.oldestAgeSeconds);
    setEach('compute_hosts', 'state', hosts);
    setEach('compute_host_conditions_failing', 'condition', conditions);
    setEach(
      'compute_machines_overdue',
      'phase',
      overdue.map(({ phase, count }) => [phase, count]),
    );
    setEach(
      'compute_housekeeping_age_seconds',
      'duty',
      duties.map(({ duty, ageSeconds }) => [duty, ageSeconds]),
    );
    set('compute_webhook_deliveries_waiting', webhooks.waiting);
    set('compute_webhook_deliveries_overdue', webhooks.overdue);
    set('compute_audit_unlinked', audit.unlinked.depth);
    set('compute_audit_unlinked_age_seconds', audit.unlinked.oldestAgeSeconds);
    if (audit.sink) {
      set('compute_audit_sink_waiting', audit.sink.depth);
      set('compute_audit_sink_oldest_age_seconds', audit.sink.oldestAgeSeconds);
      set('compute_audit_sink_failing_seconds', audit.sink.failingSeconds);
    }
    setAll(
      'compute_machines',
      ['kind', 'phase', 'failure_code'],
      machines.map(({ kind, phase, failureCode, count }) => [{ kind, phase, failure_code: failureCode }, count]),
    );
    setEach(
      'compute_machines_oldest_wait_seconds',
      'phase',
      waits.map(({ phase, ageSeconds }) => [phase, ageSeconds]),
    );
    for (const [name, valueIn] of Object.entries(capacities) as [
      keyof typeof capacities,
      (row: ClassCapacityRow) => number,
    ][])
      setAll(
        name,
        ['region', 'class', 'workload'],
        capacity.map((row) => [{ region: row.region, class: row.className, workload: row.workload }, valueIn(row)]),
      );
    if (compared) {
      set('compute_usage_differing_rows', compared.differingRows);
      set('compute_usage_compared_age_seconds', compared.ageSeconds);
    }
    up.set(1);
  } catch {
    up.set(0);
  }
  return registry.metrics();
}

/** The disk below the data folder, on which a service of one machine keeps everything; nothing where there is no folder. */
async function addDisk(registry: Registry, dataDir: string): Promise<void> {
  const disk = await statfs(dataDir).catch(() => null);
  if (!disk) return;
  const add = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers: [registry] }).set(value);
  add('compute_data_disk_size_bytes', 'Size of the disk that has DATA_DIR', disk.blocks * disk.bsize);
  add('compute_data_disk_free_bytes', 'What is free on it', disk.bavail * disk.bsize);
}
