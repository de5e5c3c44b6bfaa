import { Gauge, Registry } from 'prom-client';
import { type Deadlines, phaseDeadlinesMs } from '../domain/phases.ts';
import { type ApiMetrics, openMeters } from '../http/metrics.ts';
import { lookAtStore, type RefusedWrites } from '../store/core/databaseCondition.ts';
import type { Database } from '../store/core/db.ts';
import { highWaterMarkAgeSeconds } from '../store/core/highWaterMark.ts';
import { outboxBacklog } from '../store/core/outbox.ts';
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
  compute_machines_overdue: "Machines past their phase's deadline; Failed: with a cleanup that is blocked",
  compute_usage_differing_rows:
    'Rows of usage that the latest nightly comparison found to differ from their lifecycles',
  compute_usage_compared_age_seconds: 'Age of that comparison; absent before the first',
} as const;

export function openMetrics(db: Database, deadlines: Deadlines, refusedWrites: RefusedWrites): ApiMetrics {
  return openMeters(() => storeMetrics(db, deadlines, refusedWrites));
}

/**
 * Metrics that only Postgres knows, so waiting machines show even while Temporal is down. Read again for each scrape so
 * that no value outlives its source: without Postgres, only `compute_postgres_up` is present.
 */
async function storeMetrics(db: Database, deadlines: Deadlines, refusedWrites: RefusedWrites): Promise<string> {
  const registry = new Registry();
  const set = (name: keyof typeof storeGauges, value: number) =>
    new Gauge({ name, help: storeGauges[name], registers: [registry] }).set(value);
  const setEach = (name: keyof typeof storeGauges, label: string, values: Iterable<readonly [string, number]>) => {
    const gauge = new Gauge({ name, help: storeGauges[name], labelNames: [label], registers: [registry] });
    for (const [of, value] of values) gauge.set({ [label]: of }, value);
  };
  const up = new Gauge({
    name: 'compute_postgres_up',
    help: 'Whether Postgres responded to this scrape',
    registers: [registry],
  });
  try {
    const [store, backlog, overdue, orphans, compared, letters, hosts, ownershipAgeSeconds] = await Promise.all([
      lookAtStore(db, refusedWrites),
      outboxBacklog(db),
      countOverdue(db, phaseDeadlinesMs(deadlines)),
      countOrphans(db),
      latestReconciliation(db),
      emailBacklog(db),
      countHosts(db),
      highWaterMarkAgeSeconds(db),
    ]);
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
    setEach(
      'compute_machines_overdue',
      'phase',
      overdue.map(({ phase, count }) => [phase, count]),
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
