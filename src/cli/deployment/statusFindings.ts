/** What is wrong, from what `status` read; each finding says what to do, and which alert tells of it. */

import { type AlertName, alerts, mendOf } from '../../alerts/alerts.ts';
import { alertLimits as limits } from '../../domain/alertLimits.ts';
import { hostConditions } from '../../domain/hostHealth.ts';
import { type AuditBacklog, auditFindings } from '../../store/core/auditBacklog.ts';
import type { ListedMachine } from '../../store/fleet/fleetFigures.ts';
import type { HostRow } from '../../store/fleet/hostRows.ts';
import type { MismatchKind } from '../../store/usage/billingMismatches.ts';
import type { ScheduleFacts, ServerFacts } from '../../temporal/serverFacts.ts';
import { counted } from '../output.ts';
import type { Part, PostgresFacts, StatusReport } from './statusReport.ts';

export interface Finding {
  /** Fires while this lasts. */
  alert: AlertName;
  what: string;
  /** The command, or what to do. */
  mend: string;
  /** The section of the documentation that has the rest. */
  page: string;
}

/** `well`; `act`: something needs a person; `unknown`: not everything could be read, so there may be more. */
export type Verdict = 'well' | 'act' | 'unknown';

export function verdictOf({ postgres, temporal, unread }: StatusReport, findings: readonly Finding[]): Verdict {
  if (postgres.state === 'away' || temporal.state === 'away' || unread.length > 0) return 'unknown';
  return findings.length > 0 ? 'act' : 'well';
}

/** What the table of alerts says to do, unless something more exact is known. */
function finding(
  alert: AlertName,
  what: string,
  { mend = mendOf(alert), page = `docs/operations.md#${alerts[alert].section}` } = {},
): Finding {
  return { alert, what, mend, page };
}

export function findingsOf(report: StatusReport): Finding[] {
  const { postgres, temporal } = report;
  return [
    ...diskFindings(report),
    ...credentialFindings(report),
    ...postgresFindings(report),
    ...temporalFindings(report),
    ...ignoredFindings(report),
    ...stuckFindings(report),
    ...apiFindings(report),
    ...(postgres.state === 'read' ? storeFindings(postgres, temporal, whyRestored(report) !== null) : []),
  ];
}

function diskFindings({ disk }: StatusReport): Finding[] {
  if (disk.state === 'away' || disk.freeBytes >= disk.sizeBytes * limits.freeShare) return [];
  const free = Math.round((disk.freeBytes / disk.sizeBytes) * 100);
  const state = disk.freeBytes < 4 * 1_024 ** 2 ? 'full' : `almost full: ${free} % is free`;
  const elsewhere = disk.hasPostgres ? '' : '. Postgres is on another disk, which its server watches';
  return [finding('DiskAlmostFull', `the disk of DATA_DIR, ${disk.folder}, is ${state}${elsewhere}`)];
}

function credentialFindings({ credentials, at }: StatusReport): Finding[] {
  return credentials.flatMap(({ name, endsAt }) => {
    const leftSeconds = (endsAt.getTime() - at.getTime()) / 1_000;
    if (leftSeconds > limits.credentialSeconds) return [];
    const ends = leftSeconds > 0 ? `ends in ${age(leftSeconds)}` : 'ended';
    return [finding('CredentialEndsSoon', `the credential ${name} ${ends}: ${endsAt.toISOString()}`)];
  });
}

/** Why nothing works on the database until `recover` has run; null if it is the newest that there was. */
function whyRestored({ postgres, restored }: StatusReport): string | null {
  if (restored !== null || postgres.state === 'away' || postgres.restoredFrom === null) return restored;
  return `"restore" put it in place from the backup of ${postgres.restoredFrom}`;
}

function postgresFindings(report: StatusReport): Finding[] {
  const { postgres } = report;
  if (postgres.state === 'away') return [finding('PostgresDown', `Postgres cannot be used: ${postgres.why}`)];
  const restored = whyRestored(report);
  return [
    ...(restored === null
      ? []
      : [
          finding('ApiDown', `the database was restored, or is another one: ${restored}. The API and the worker wait`, {
            mend: 'run "recover" ("recover --dry-run" shows what it will do)',
            page: 'docs/operations.md#recovery-from-a-backup',
          }),
        ]),
    ...(postgres.isReadOnly
      ? [
          finding('PostgresRefusesWrites', 'Postgres is read-only', {
            mend: 'promote the server, or point DATABASE_URL at the one that accepts writes',
          }),
        ]
      : []),
  ];
}

const scheduleMends: Readonly<Record<ScheduleFacts['state'], (name: string) => string>> = {
  ok: () => 'nothing is to be done',
  paused: (name) =>
    `unpause it in the Temporal UI (Schedules), or: temporal schedule toggle --unpause --schedule-id ${name}`,
  missing: () => 'start a worker, which makes it within half a minute',
  unreadable: (name) =>
    `somebody changed it: temporal schedule delete --schedule-id ${name}; a worker makes it again within half a minute`,
};

/** What fires once a schedule has not run for long. */
const scheduleAlerts: Readonly<Record<string, AlertName>> = {
  ownership: 'OwnershipStale',
  usageReconciliation: 'UsageDiffers',
};

function temporalFindings({ temporal, temporalAddress }: StatusReport): Finding[] {
  if (temporal.state === 'away')
    return [
      finding('OwnershipStale', `Temporal cannot be used: ${temporal.why}`, {
        mend:
          `start the server at ${temporalAddress}, or set TEMPORAL_ADDRESS (TEMPORAL_PORT for npm start); ` +
          'machines wait and nothing is lost',
      }),
    ];
  if (temporal.lack !== null)
    return [finding('OutboxRefused', temporal.lack, { mend: 'run "prepare"', page: 'docs/deploy.md#prepare' })];
  const paused = temporal.schedules.filter(({ state }) => state !== 'ok');
  return [
    ...routingFindings(temporal),
    ...paused.map(({ name, state }) =>
      finding(scheduleAlerts[name] ?? 'HousekeepingLate', `the schedule ${name} is ${state}`, {
        mend: scheduleMends[state](name),
        page: 'docs/operations.md#buttons-of-the-temporal-ui',
      }),
    ),
  ];
}

function ignoredFindings({ ignored }: StatusReport): Finding[] {
  if (ignored.length === 0) return [];
  const more = ignored.length > shown ? `, and ${ignored.length - shown} more` : '';
  return [finding('MarksIgnored', `in Temporal, this is not believed: ${ignored.slice(0, shown).join('; ')}${more}`)];
}

function stuckFindings({ stuck }: StatusReport): Finding[] {
  return stuck
    .slice(0, shown)
    .map(({ workflowId, attempts }) =>
      finding(
        'WorkflowTasksFail',
        `no worker can go on with the workflow ${workflowId}: its task has failed ${attempts} times`,
        { mend: mendOf('WorkflowTasksFail').replace('reset ID', `reset ${workflowId}`) },
      ),
    );
}

/** Workers ask for work, and all of it waits for another version of them. */
function routingFindings({ routing: { current, asking } }: ServerFacts): Finding[] {
  if (asking.length === 0 || asking.includes(current)) return [];
  const named = (version: string | null) => (version === null ? 'without a version' : `of the version ${version}`);
  const [first] = asking;
  return [
    finding(
      'OwnershipStale',
      `all work is for workers ${named(current)}, and only workers ${asking.map(named).join(' and ')} run`,
      {
        mend: `start workers ${named(current)}, or run "deployment current ${first ?? '--unversioned'}"`,
        page: 'docs/operations.md#upgrades',
      },
    ),
  ];
}

function apiFindings(report: StatusReport): Finding[] {
  if (whyRestored(report) !== null) return [];
  const { api } = report;
  if (api.state === 'away') return [finding('ApiDown', `the API cannot be reached: ${api.why}`)];
  if (!api.checks['postgres']?.startsWith('refuses writes')) return [];
  return [finding('PostgresRefusesWrites', `the API reports that Postgres ${api.checks['postgres']}`)];
}

function storeFindings(facts: PostgresFacts, temporal: Part<ServerFacts>, isRestored: boolean): Finding[] {
  return [
    ...(isRestored ? [] : workerFindings(facts, temporal)),
    ...grouped(facts.hosts.notReady.flatMap(hostFindings)),
    ...evacuationFindings(facts),
    ...capacityFindings(facts),
    ...machineFindings(facts),
    ...waitingFindings(facts),
    ...dutyFindings(facts),
    ...billingFindings(facts),
    ...strayFindings(facts),
    ...auditLogFindings(facts.audit),
  ];
}

function workerFindings({ ownershipAgeSeconds }: PostgresFacts, temporal: Part<ServerFacts>): Finding[] {
  const hasNoWorker = temporal.state === 'read' && temporal.lack === null && temporal.workers.length === 0;
  if (!hasNoWorker && ownershipAgeSeconds <= limits.ownershipAgeSeconds) return [];
  const what = hasNoWorker ? 'no worker runs' : 'the machines are not looked after';
  return [finding('OwnershipStale', `${what}: the last look was ${age(ownershipAgeSeconds)} ago`)];
}

/** Of more findings with the same alert than are named, the first, and how many more there are. */
function grouped(found: readonly Finding[]): Finding[] {
  return [...new Set(found.map(({ alert }) => alert))].flatMap((alert) => {
    const same = found.filter((each) => each.alert === alert);
    if (same.length <= shown) return same;
    return [{ ...same[0]!, what: `${same[0]!.what}; and ${same.length - 1} more like it ("hosts list" shows all)` }];
  });
}

function hostFindings({
  name,
  agent,
  lostAt: silentSince,
  inMaintenance,
  abandoned,
  failing,
  inventoryDue,
}: HostRow): Finding[] {
  const found: Finding[] = [];
  const tell = (alert: AlertName, what: string, mend = mendOf(alert, name)) =>
    found.push(finding(alert, `host ${name} ${what}`, { mend }));
  // It is expected to be silent inside its window.
  const lostAt = inMaintenance ? null : silentSince;
  if (lostAt && agent !== null)
    tell(
      'HostLost',
      `is lost: its agent ${agent} is silent, or does not serve or sign for it, since ${lostAt.toISOString()}`,
      `start the role host with HOSTS=${agent} and a fleet file that has the host; ` +
        `"hosts key ${name}" there makes its key. Its machines are kept, and ready again once it is reachable`,
    );
  else if (lostAt) tell('HostLost', `is lost: its agent is silent since ${lostAt.toISOString()}`);
  for (const { type, message, since } of failing)
    tell(hostConditions[type].alert, `takes no new machine since ${since.toISOString()}: ${message}`);
  if (abandoned > 0)
    tell('HostQuarantined', `is quarantined: ${counted(abandoned, 'abandoned machine')} may still run there`);
  if (inventoryDue && !silentSince) tell('HostInventoryDue', 'was not asked since the database was restored');
  return found;
}

function evacuationFindings({ evacuations }: PostgresFacts): Finding[] {
  return evacuations.map(({ hostName, evacuatesAt, machines, deleting, stopped, silent }) => {
    const others = machines - deleting - stopped;
    const why = [
      deleting > 0 && `${deleting} are being removed`,
      stopped > 0 && `an operator holds ${stopped} stopped`,
      others > 0 &&
        (silent
          ? `${others} wait for the host, which is silent`
          : `${others} wait for another host, or for their owners`),
    ].filter(Boolean);
    const what =
      `host ${hostName} should be empty since ${evacuatesAt.toISOString()}: ` +
      `${counted(machines, 'machine')} left (${why.join(', ')})`;
    return finding('EvacuationLate', what, { mend: mendOf('EvacuationLate', hostName) });
  });
}

function capacityFindings({ hosts, capacity }: PostgresFacts): Finding[] {
  if (hosts.states.ready > 0) return [];
  const what = 'no host takes new machines';
  if (capacity.length > 0) return [finding('NoHostReady', what)];
  return [finding('NoHostReady', what, { mend: 'declare hosts in fleet.yaml and run "fleet apply fleet.yaml"' })];
}

/** What commands for the machine take; without a kind, they mean a virtual machine. */
const wordsFor = ({ kind, namespace, name }: Pick<ListedMachine, 'kind' | 'namespace' | 'name'>) =>
  `${namespace}/${name}${kind === 'VirtualMachine' ? '' : ` --kind ${kind}`}`;

function machineFindings({ waits, overdue }: PostgresFacts): Finding[] {
  const blocked = waits.filter(({ failureCode, phase }) => failureCode === 'CleanupBlocked' && phase !== 'Running');
  const late = new Map(overdue.map(({ phase, count: machines }) => [phase, machines]));
  const lateIn = (...phases: (typeof overdue)[number]['phase'][]) =>
    phases.reduce((sum, phase) => sum + (late.get(phase) ?? 0), 0);
  const found: Finding[] = blocked
    .slice(0, shown)
    .map(({ kind, namespace, name, hostName, since }) =>
      finding(
        'CleanupBlocked',
        `the cleanup of ${namespace}/${name} on host ${hostName ?? '?'} is blocked since ${since.toISOString()}`,
        { mend: mendOf('CleanupBlocked').replaceAll('NAMESPACE/NAME', wordsFor({ kind, namespace, name })) },
      ),
    );
  const other = lateIn('Stopping', 'Deleting', 'Failed') - found.length;
  if (other > 0)
    found.push(
      finding(
        'CleanupBlocked',
        `the cleanup of ${counted(other, `${found.length > 0 ? 'more ' : ''}machine`)} takes longer than it should`,
        { mend: 'look at the oldest waits below, and at their hosts ("hosts list")' },
      ),
    );
  const phases = [
    ['MachinesPendingLate', lateIn('Pending'), 'waited for a host longer than they may'],
    ['MachinesStartingLate', lateIn('Creating', 'Starting'), 'are being created for longer than they may'],
    ['MachinesUnreachable', lateIn('Running'), 'run and cannot be reached'],
  ] as const;
  for (const [alert, machines, what] of phases)
    if (machines > 0) found.push(finding(alert, `${counted(machines, 'machine')}: they ${what}`));
  return found;
}

/** Findings of a kind that are named; the rest are counted. */
const shown = 10;

/** What waits for longer than it should. */
function waitingFindings({ outbox, orphans, limitRequests, emails, webhooks }: PostgresFacts): Finding[] {
  const late = (things: string, { oldestAgeSeconds }: { oldestAgeSeconds: number }) =>
    `${things}, the oldest for ${age(oldestAgeSeconds)}`;
  const rows: [AlertName, boolean, string][] = [
    [
      'OutboxStuck',
      outbox.oldestAgeSeconds > limits.outboxAgeSeconds,
      late(`${counted(outbox.depth, 'wake')} did not reach Temporal`, outbox),
    ],
    ['OutboxRefused', outbox.refused > 0, `Temporal refuses ${counted(outbox.refused, 'wake')}`],
    ['OrphanMachines', orphans.count > 0, orphansFound(orphans)],
    [
      'LimitRequestsWait',
      limitRequests.oldestAgeSeconds > limits.requestAgeSeconds,
      late(`${counted(limitRequests.count, 'request')} of customers for more`, limitRequests),
    ],
    [
      'EmailsStuck',
      emails.oldestAgeSeconds > limits.emailAgeSeconds,
      late(`${counted(emails.depth, 'email')} wait`, emails),
    ],
    [
      'WebhooksOverdue',
      webhooks.overdue > 0,
      `${counted(webhooks.overdue, 'event')} for webhooks should have been tried five minutes ago`,
    ],
  ];
  return rows.filter(([, isLate]) => isLate).map(([alert, , what]) => finding(alert, what));
}

/** What should have ended well lately. */
function dutyFindings({ usage, duties, backup }: PostgresFacts): Finding[] {
  const found: Finding[] = [];
  if (backup.ageSeconds > limits.backupAgeSeconds) {
    const none = `no backup was recorded in ${age(backup.ageSeconds)}, since the database was made`;
    found.push(finding('BackupOld', backup.isRecorded ? `the last backup is ${age(backup.ageSeconds)} old` : none));
  }
  for (const { duty, ageSeconds, error } of duties.filter((each) => each.ageSeconds > limits.dutyAgeSeconds)) {
    const why = error === null ? '' : `: ${error.split('\n').at(-1)}`;
    found.push(
      finding('HousekeepingLate', `the duty ${duty} of housekeeping has not ended well for ${age(ageSeconds)}${why}`),
    );
  }
  const { differingRows: rows, ageSeconds } = usage;
  if (rows !== null && rows > 0)
    found.push(finding('UsageDiffers', `${counted(rows, 'row')} of usage differ from their lifecycles`));
  else if (ageSeconds > limits.comparedAgeSeconds) {
    const never = `usage was never compared with its lifecycles in ${age(ageSeconds)}, since the database was made`;
    const last = `usage was compared with its lifecycles ${age(ageSeconds)} ago`;
    found.push(finding('UsageDiffers', rows === null ? never : last));
  }
  return found;
}

const mismatchWords: Readonly<Record<MismatchKind, [one: string, what: string]>> = {
  'unbilled-machine': ['machine', 'in use without an open bill'],
  'lifecycle-without-machine': ['open lifecycle', 'without a machine'],
  'bill-without-lifecycle': ['bill', 'without a lifecycle behind it'],
  'bad-bill': ['bill', 'without the form or a signature of this service'],
  'machine-in-two-places': ['machine', 'billed, with two places on hosts that are not lost'],
};

function billingFindings({ mismatches }: PostgresFacts): Finding[] {
  return mismatches.map(({ kind, count, subjects }) => {
    const [one, what] = mismatchWords[kind];
    const more = count > subjects.length ? `, and ${count - subjects.length} more` : '';
    return finding('BillingMismatch', `${counted(count, one)} ${what}: ${subjects.join(', ')}${more}`);
  });
}

function strayFindings({ strays: { dataKeys, orderKeys } }: PostgresFacts): Finding[] {
  return Object.entries({ data_keys: dataKeys, order_keys: orderKeys }).flatMap(([table, ids]) => {
    if (ids.length === 0) return [];
    const more = ids.length > shown ? `, and ${ids.length - shown} more` : '';
    const what = `${counted(ids.length, 'row')} of ${table} that no role of this service wrote: ${ids.slice(0, shown).join(', ')}${more}`;
    return [finding('StrayKeys', what)];
  });
}

function auditLogFindings({ unlinked, sink }: AuditBacklog): Finding[] {
  const nothing = { depth: 0, oldestAgeSeconds: 0 };
  return [
    ...auditFindings({ unlinked, sink: null }).map((what) => finding('AuditUnlinked', what)),
    ...auditFindings({ unlinked: nothing, sink }).map((what) => finding('AuditSinkBehind', what)),
  ];
}

/** A time span in the largest unit that says enough. */
export function age(seconds: number): string {
  const units = [
    [86_400, 'd'],
    [3_600, 'h'],
    [60, 'min'],
  ] as const;
  const [size, unit] = units.find(([least]) => seconds >= 2 * least) ?? [1, 's'];
  return `${Math.max(0, Math.floor(seconds / size))} ${unit}`;
}

function orphansFound({ count, mayBeAdopted }: PostgresFacts['orphans']): string {
  const some = mayBeAdopted > 0 ? `, ${mayBeAdopted} of which may be adopted` : '';
  return `${counted(count, 'machine')} on hosts that no record knows${some}`;
}
