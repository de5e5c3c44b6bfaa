/** Compares everything once the service is calm: ledger, hosts, database, Temporal, clients. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ScheduleNotFoundError } from '@temporalio/client';
import { machineKinds } from '../../src/domain/machine.ts';
import { listSimulatedInventory } from '../../src/drivers/simulated/disk.ts';
import { compareUsage, usageRanges } from '../../src/store/usage/usageComparison.ts';
import { scheduleNames } from '../../src/temporal/schedules.ts';
import { openMachineWorkflows } from '../../src/temporal/wakeWorkflow.ts';
import type { Churn } from './churn.ts';
import { type ApiClient, machines } from './client.ts';
import { eventually, type Findings } from './findings.ts';
import { hostsOf } from './fleet.ts';
import type { Bill, Ledger, Moment } from './ledger.ts';
import type { Model, Vm } from './model.ts';
import { type ApiObject, ofApi, type Shown, text } from './objects.ts';
import { countRemains } from './remains.ts';
import type { Account, Service } from './service.ts';
import type { Watcher } from './watcher.ts';

/**
 * The reaper, which comes every five minutes, releases what a machine left on hosts that could not create it. A host that
 * refuses three destroys (`destroy-refuses.3`) needs two of its passes, because each one asks a host twice.
 */
const settleWithinMs = 720_000;
const followWithinMs = 60_000;
/** The clocks to compare are read one after another. */
const toleranceSeconds = 2;

export interface AuditParts {
  service: Service;
  client: ApiClient;
  findings: Findings;
  model: Model;
  ledgers: readonly Ledger[];
  watchers: readonly Watcher[];
  churn: Churn;
}

interface LifecycleRow {
  uid: string;
  tenant: string;
  started: number;
  ended: number | null;
  minimum: number;
  rated: boolean;
  /** It ended when its host fell silent: the host was recorded as lost a moment before the machine. */
  silent: boolean;
  topup: number | null;
}

export class Audit {
  readonly #parts: AuditParts;

  constructor(parts: AuditParts) {
    this.#parts = parts;
  }

  /** Waits until every part is healthy and every machine is where its behavior leads. False if something is stuck. */
  async settle(): Promise<boolean> {
    const { findings, client, service } = this.#parts;
    const startedMs = performance.now();
    const stuck: string[] = [];
    const well = await eventually(async () => {
      stuck.length = 0;
      if (!(await client.isReady())) stuck.push('the API is not ready');
      for (const ledger of this.#parts.ledgers) {
        await ledger.advance(service.sql);
        stuck.push(...this.#unsettled(ledger));
      }
      // Asked last: a machine that the ledger shows as failed may still wait for its cleanup.
      stuck.push(...(await this.#waiting()), ...(await this.#missingSchedules()));
      return stuck.length === 0;
    }, settleWithinMs);
    if (!well) findings.add('something is stuck', stuck.slice(0, 8).join('; '));
    findings.say(`calm after ${Math.round((performance.now() - startedMs) / 1_000)} s`);
    return well;
  }

  /** Compares everything with everything; each difference is a finding. */
  async compare(): Promise<void> {
    const { findings, service } = this.#parts;
    for (const ledger of this.#parts.ledgers) {
      await ledger.advance(service.sql);
      await this.#watchers(ledger);
      await this.#clients(ledger);
      await this.#bills(ledger);
      await this.#report(ledger.account);
    }
    await this.#hosts();
    await this.#counters();
    await this.#usage();
    await this.#workflows();
    await this.#tunnels();
    findings.count('comparisons of everything');
  }

  /** Nothing may remain of any machine except its bill. */
  async cleanSlate(): Promise<void> {
    const { findings, service } = this.#parts;
    const left = (await listSimulatedInventory(service.dataDir)).map(({ name }) => name);
    left.push(...service.controller.left());
    if (left.length > 0) findings.add('machines are left on hosts', left.join(', '));
    for (const [what, count] of Object.entries(await countRemains(service.sql)))
      if (count !== 0) findings.add('something is left', `${count} ${what}`);
  }

  async #waiting(): Promise<string[]> {
    const { rows } = await this.#parts.service.sql.query<Record<string, number>>(`
      SELECT (SELECT count(*)::int FROM hosts WHERE lost_at IS NOT NULL OR inventory_due) AS "lost hosts",
        (SELECT count(*)::int FROM hosts WHERE failing <> '{}') AS "unhealthy hosts",
        (SELECT count(*)::int FROM outbox) AS "wakes that wait",
        (SELECT count(*)::int FROM placements p LEFT JOIN machines m ON m.uid = p.machine_uid
          WHERE p.released_at IS NULL AND (m.uid IS NULL OR m.phase IN ('Failed', 'Stopping',
            'Deleting'))) AS "places of machines that are to go",
        (SELECT count(*)::int FROM placements p LEFT JOIN machines m ON m.uid = p.machine_uid
          WHERE p.released_at IS NULL AND m.phase IS DISTINCT FROM 'Creating' AND EXISTS (SELECT 1 FROM placements later
          WHERE later.machine_uid = p.machine_uid AND later.attempt > p.attempt)) AS "places whose machine is elsewhere",
        (SELECT count(*)::int FROM lifecycles l WHERE ended_at IS NOT NULL AND rated_at IS NULL) AS "unrated bills",
        (SELECT count(*)::int FROM lifecycles WHERE greatest(started_at, ended_at) > extract(epoch
          FROM clock_timestamp())) AS "bills of a clock that was ahead"`);
    return Object.entries(rows[0]!).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []));
  }

  async #missingSchedules(): Promise<string[]> {
    const { schedule } = this.#parts.service.temporal;
    const there = await Promise.all(
      scheduleNames.map((name) =>
        schedule
          .getHandle(name)
          .describe()
          .then(
            () => true,
            (error) => !(error instanceof ScheduleNotFoundError),
          ),
      ),
    );
    return scheduleNames.filter((_, index) => !there[index]).map((name) => `the schedule ${name} is missing`);
  }

  #unsettled(ledger: Ledger): string[] {
    const stuck: string[] = [];
    for (const vm of this.#parts.model.living(ledger.account)) {
      const shown = ledger.state.get(vm.name);
      const is = shown ? text(shown) : 'not there';
      if (vm.state === 'deleting' && !shown) vm.state = 'gone';
      else if (vm.state === 'deleting' || !shown || !isSettled(vm, shown))
        stuck.push(`${vm.name} (${vm.state}, ${vm.behaviour.label ?? 'sound'}) is ${is}`);
    }
    return stuck;
  }

  async #watchers(ledger: Ledger): Promise<void> {
    const { findings, watchers } = this.#parts;
    for (const watcher of watchers.filter(({ account }) => account === ledger.account)) {
      const follows = await eventually(() => watcher.hasCaughtUp(ledger.changes), followWithinMs);
      if (!follows) findings.add('a watcher does not follow', watcher.name);
      watcher.compare(ledger.changes, ledger.version);
    }
    ledger.changes = [];
  }

  /** What the API says and what clients were told must match what exists. */
  async #clients(ledger: Ledger): Promise<void> {
    const { account } = ledger;
    const { client, findings, model, service } = this.#parts;
    let expected: string[] = [];
    let listed: string[] = [];
    // A port may open or close between the two reads.
    const isSaid = await eventually(async () => {
      await ledger.advance(service.sql);
      const told: Shown[] = [];
      for (const kind of machineKinds) {
        const { body } = await client.insist(account, 'GET', machines(account, kind), [200]);
        told.push(...(body.items as ApiObject[]).map(ofApi));
      }
      expected = [...ledger.state.values()].map(text).sort();
      listed = told.map(text).sort();
      return expected.join('\n') === listed.join('\n');
    }, followWithinMs);
    if (!isSaid) findings.add('the API does not say what there is', differences(expected, listed));
    const { state } = ledger;
    for (const vm of model.living(account)) {
      const shown = state.get(vm.name);
      if (shown && vm.state === 'wanted' && (shown.uid !== vm.uid || (shown.tier || null) !== vm.tier))
        findings.add(
          'a client was told something else',
          `${vm.name}: ${text(shown)}, told tier ${vm.tier}, uid ${vm.uid}`,
        );
    }
  }

  async #hosts(): Promise<void> {
    const { service, findings } = this.#parts;
    const { rows } = await service.sql.query<{
      id: string;
      host: string;
      uid: string;
      phase: string | null;
      gone: boolean;
    }>(`
      SELECT p.runtime_id AS id, p.host_name AS host, p.machine_uid AS uid, m.phase, p.abandoned_at IS NOT NULL AS gone
      FROM placements p LEFT JOIN machines m ON m.uid = p.machine_uid WHERE p.released_at IS NULL`);
    const inventory = await listSimulatedInventory(service.dataDir);
    const line = (id: string, host: string, uid: string) => `${id} ${host} ${uid}`;
    // A machine whose create keeps failing holds capacity but does not exist on its host.
    const held = rows.map(({ id, host, uid }) => line(id, host, uid)).sort();
    const there = inventory.map((machine) => line(machine.runtimeId, machine.hostName, machine.machineUid)).sort();
    const notYet = new Set(
      rows.filter(({ phase }) => phase === 'Creating').map(({ id, host, uid }) => line(id, host, uid)),
    );
    const expected = held.filter((one) => there.includes(one) || !notYet.has(one));
    if (expected.join('\n') !== there.join('\n'))
      findings.add('hosts have other machines than the database', differences(expected, there));
    const off = inventory.filter(
      ({ power, runtimeId }) =>
        power === 'off' && rows.some(({ id, phase }) => id === runtimeId && phase === 'Running'),
    );
    if (off.length > 0) findings.add('a running machine is off', off.map(({ name }) => name).join(', '));
    await this.#litter();
  }

  /** Leftovers of failed writes must be cleaned up. */
  async #litter(): Promise<void> {
    const { service, findings } = this.#parts;
    for (const host of Object.values(hostsOf).flat()) {
      for (const folder of ['runtimes', 'faults']) {
        const names = await readdir(path.join(service.dataDir, 'hosts', host, folder)).catch(() => []);
        const litter = names.filter((name) => name.endsWith('.tmp'));
        if (litter.length > 0)
          findings.add('temporary files are left on a host', `${host}/${folder}: ${litter.length}`);
      }
    }
  }

  async #counters(): Promise<void> {
    const { service, findings } = this.#parts;
    const { rows: hosts } = await service.sql.query(`
      SELECT h.name, h.cpu_used, h.memory_gib_used, h.disk_gib_used, h.machines_held,
        coalesce(sum(p.cpu), 0)::int AS cpu, coalesce(sum(p.memory_gib), 0)::int AS memory,
          coalesce(sum(p.disk_gib), 0)::int AS disk, count(p.runtime_id)::int AS held
      FROM hosts h LEFT JOIN placements p ON p.host_name = h.name AND p.released_at IS NULL GROUP BY h.name`);
    for (const host of hosts)
      if (
        host.cpu_used !== host.cpu ||
        host.memory_gib_used !== host.memory ||
        host.disk_gib_used !== host.disk ||
        host.machines_held !== host.held
      )
        findings.add('the capacity of a host is not what is held', JSON.stringify(host));
    const { rows: namespaces } = await service.sql.query(`
      SELECT n.name, n.virtual_machines + n.bare_metal_machines AS counted, (SELECT count(*)::int FROM machines m
        WHERE m.namespace = n.name) AS there FROM namespaces n`);
    for (const { name, counted, there } of namespaces)
      if (counted !== there)
        findings.add('a quota is not what there is', `${name}: counted ${counted}, there are ${there}`);
    const { rows: double } = await service.sql.query(
      `SELECT machine_uid FROM placements p LEFT JOIN machines m ON m.uid = p.machine_uid
      WHERE released_at IS NULL AND abandoned_at IS NULL AND m.phase IS DISTINCT FROM 'Creating'
      GROUP BY machine_uid HAVING count(*) > 1`,
    );
    if (double.length > 0)
      findings.add('a machine holds two places', double.map(({ machine_uid }) => machine_uid).join(', '));
  }

  /** Each bill must match the journal and lie within what clients know of the machine's begin and end. */
  async #bills({ account, bills, state }: Ledger): Promise<void> {
    const { service, findings, model } = this.#parts;
    const { rows } = await service.sql.query<LifecycleRow>(
      `SELECT machine_uid AS uid, tenant_id AS tenant, started_at::float8 AS started, ended_at::float8 AS ended, minimum_seconds AS minimum,
         rated_at IS NOT NULL AS rated, top_up_seconds AS topup,
         EXISTS (SELECT FROM placements p JOIN soak.losses s ON s.host = p.host_name WHERE p.machine_uid = l.machine_uid
           AND greatest(started_at, floor(extract(epoch FROM s.lost_at))) = ended_at) AS silent FROM lifecycles l WHERE tenant_id = $1`,
      [account.tenantId],
    );
    const byUid = new Map([...model.vms.values()].map((vm) => [vm.uid, vm]));
    const there = new Set([...state.values()].map(({ uid }) => uid));
    const blame = (row: LifecycleRow, why: string) =>
      findings.add('a bill is wrong', `${why}: ${JSON.stringify(row)}, journal ${JSON.stringify(bills.get(row.uid))}`);
    for (const row of rows) {
      const bill = bills.get(row.uid);
      const vm = byUid.get(row.uid);
      const wrong = wrongTime(row, bill, vm?.clockOff ?? 0);
      if (wrong !== null) blame(row, wrong);
      if (vm) this.#bounds(vm, row, bill, blame);
      if (row.ended === null) continue;
      if (!row.rated && !there.has(row.uid)) blame(row, 'it is not rated');
      if (row.rated && row.topup !== Math.max(0, row.minimum - (row.ended - row.started)))
        blame(row, 'its minimum is wrong');
    }
    for (const [uid, { ready }] of bills)
      if (ready !== null && !rows.some((row) => row.uid === uid)) findings.add('a bill is missing', uid);
    findings.count('bills compared', rows.length);
  }

  #bounds(vm: Vm, row: LifecycleRow, bill: Bill | undefined, blame: (row: LifecycleRow, why: string) => void): void {
    if (vm.mayBeLost) return;
    const tolerance = toleranceSeconds + vm.clockOff;
    if (row.started < vm.createSentAt - tolerance) blame(row, `it begins before ${vm.name} was asked for`);
    if (vm.toldReadyAt !== null && row.started > vm.toldReadyAt + tolerance)
      blame(row, `it begins after ${vm.name} was told to be ready`);
    if (row.ended === null || vm.deleteSentAt === null || vm.behaviour.settles === 'failed') return;
    if (!bill?.unready && !row.silent && row.ended < vm.deleteSentAt - tolerance)
      blame(row, `it ends before ${vm.name} was deleted`);
    if (vm.deleteAckAt !== null && row.ended > vm.deleteAckAt + tolerance)
      blame(row, `it ends after ${vm.name} was deleted`);
  }

  /** The API's report must add up what the lifecycles say. */
  async #report(account: Account): Promise<void> {
    const { service, client, findings } = this.#parts;
    const sums = async () => {
      const { rows } = await service.sql.query<{ raw: number; topup: number; count: number }>(
        `SELECT coalesce(sum(coalesce(ended_at, floor(extract(epoch FROM clock_timestamp()))::bigint) - started_at), 0)::float8 AS raw,
           coalesce(sum(top_up_seconds), 0)::float8 AS topup, count(*)::int AS count FROM lifecycles WHERE tenant_id = $1`,
        [account.tenantId],
      );
      return rows[0]!;
    };
    const before = await sums();
    for (const report of ['billing', 'fleet']) {
      const { body } = await client.insist(account, 'GET', `/v1/admin/${report}/usage?window=24h`, [200]);
      const after = await sums();
      const { raw_active_seconds: raw, billable_seconds: billable, lifecycle_count: count } = body.summary;
      const within = (value: number, least: number, most: number) => value >= least && value <= most;
      if (
        !within(raw, before.raw, after.raw) ||
        !within(billable, before.raw + before.topup, after.raw + after.topup) ||
        count !== after.count
      )
        findings.add(
          'a report does not add up',
          `${account.slug} ${report}: ${JSON.stringify(body.summary)}, lifecycles ${JSON.stringify([before, after])}`,
        );
    }
  }

  async #usage(): Promise<void> {
    const db = this.#parts.service.openStore();
    try {
      for (const range of await usageRanges(db))
        for (const difference of await compareUsage(db, range))
          this.#parts.findings.add('usage differs from its lifecycles', JSON.stringify(difference));
    } finally {
      await db.$disconnect();
    }
  }

  /** Each machine must have one running workflow, and there must be no others. */
  async #workflows(): Promise<void> {
    const { service, findings, ledgers } = this.#parts;
    const expected = ledgers
      .flatMap(({ account, state }) =>
        [...state.values()].map(({ kind, name, uid }) => `${kind.toLowerCase()}/${account.namespace}/${name}/${uid}`),
      )
      .sort();
    let open: string[] = [];
    const same = await eventually(async () => {
      open = [];
      for await (const id of openMachineWorkflows(service.temporal)) open.push(id);
      return open.sort().join('\n') === expected.join('\n');
    }, followWithinMs);
    if (!same) findings.add('other workflows are at work than there are machines', differences(expected, open));
  }

  async #tunnels(): Promise<void> {
    const { model, churn, findings, ledgers } = this.#parts;
    const ready = ledgers.flatMap(({ account, state }) =>
      model.wanted(account).filter((vm) => vm.behaviour.settles === 'ready' && state.get(vm.name)?.ready),
    );
    for (const vm of ready.slice(0, 3)) {
      const carried = await eventually(async () => (await churn.echo(vm)) === 'carried', 20_000);
      if (!carried) findings.add('a ready machine cannot be reached', vm.name);
    }
  }
}

/** Any failure counts as settled; the ledger judges from the journal whether it was justified. */
function isSettled({ behaviour }: Vm, { phase, ready }: Shown): boolean {
  const failed = phase === 'Failed';
  if (failed) return true;
  switch (behaviour.settles) {
    case 'ready':
      return ready;
    case 'running':
      return phase === 'Running';
    case 'failed':
      return false;
    case 'on its way or failed':
      return phase === 'Creating' || phase === 'Starting' || phase === 'Running';
  }
}

/** The database counts whole seconds, its journal finer units. */
function isWithin(seconds: number, { after, until }: Moment, off: number): boolean {
  return seconds >= Math.floor(after) - 1 - off && seconds <= until + 1 + off;
}

/** What is wrong with the bill's begin or end; null if nothing is. */
function wrongTime(row: LifecycleRow, bill: Bill | undefined, off: number): string | null {
  if (!bill || bill.ready === null) return 'it was never ready';
  if (!isWithin(row.started, bill.ready, off)) return 'it begins at another time';
  if ((row.ended === null) !== (bill.ended === null)) return 'it is open and should be closed, or the reverse';
  if (
    row.ended === null ||
    bill.ended === null ||
    endsRightly(row, bill.ended, bill.lost || bill.unready || row.silent, off)
  )
    return null;
  return 'it ends at another time';
}

function endsRightly({ started, ended }: LifecycleRow, moment: Moment, unseen: boolean, off: number): boolean {
  if (isWithin(ended!, moment, off) || (ended === started && moment.until <= started + 1)) return true;
  return unseen && ended! >= started && ended! <= moment.until + 1 + off;
}

function differences(expected: readonly string[], found: readonly string[]): string {
  const missing = expected.filter((line) => !found.includes(line)).slice(0, 4);
  const extra = found.filter((line) => !expected.includes(line)).slice(0, 4);
  return `missing: ${missing.join('; ') || 'none'}; too many: ${extra.join('; ') || 'none'}`;
}
