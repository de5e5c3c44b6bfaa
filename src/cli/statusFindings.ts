/** What is wrong, from what `status` read; each finding says what to do, and which alert tells of it. */
import { hostConditions, mendOf } from '../domain/hostHealth.ts';
import { type AuditBacklog, auditFindings } from '../store/core/auditBacklog.ts';
import type { HostRow } from '../store/fleet/hostRows.ts';
import type { ScheduleFacts, ServerFacts } from '../temporal/serverFacts.ts';
import { counted } from './output.ts';
import type { Part, PostgresFacts, StatusReport } from './statusReport.ts';

export interface Finding {
  /** The alert of deploy/prometheus/rules.yaml that fires while this lasts. */
  alert: string;
  what: string;
  /** The command, or what to do. */
  mend: string;
  /** The section of the documentation that has the rest. */
  page: string;
}

/** `well`; `act`: something needs a person; `unknown`: Postgres or Temporal could not be asked, so there may be more. */
export type Verdict = 'well' | 'act' | 'unknown';

export function verdictOf({ postgres, temporal }: StatusReport, findings: readonly Finding[]): Verdict {
  if (postgres.state === 'away' || temporal.state === 'away') return 'unknown';
  return findings.length > 0 ? 'act' : 'well';
}

/** As the alerts of deploy/prometheus/rules.yaml have them. */
const limits = {
  ownershipAgeSeconds: 300,
  outboxAgeSeconds: 60,
  emailAgeSeconds: 3_600,
  comparedAgeSeconds: 100_000,
  dutyAgeSeconds: 7_200,
  backupAgeSeconds: 172_800,
  requestAgeSeconds: 86_400,
  credentialSeconds: 21 * 86_400,
  freeShare: 0.1,
} as const;

const page = (anchor: string) => `docs/operations.md#${anchor}`;

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
  return [
    {
      alert: 'DiskAlmostFull',
      what: `the disk of ${disk.folder} is ${disk.freeBytes < 4 * 1_024 ** 2 ? 'full' : `almost full: ${free} % is free`}`,
      mend: 'make room on it; everything continues by itself. No machine ends meanwhile',
      page: page('a-full-disk'),
    },
  ];
}

function credentialFindings({ credentials, at }: StatusReport): Finding[] {
  return credentials.flatMap(({ name, endsAt }) => {
    const leftSeconds = (endsAt.getTime() - at.getTime()) / 1_000;
    if (leftSeconds > limits.credentialSeconds) return [];
    return [
      {
        alert: 'CredentialEndsSoon',
        what: `the credential ${name} ${leftSeconds > 0 ? `ends in ${age(leftSeconds)}` : 'ended'}: ${endsAt.toISOString()}`,
        mend: 'renew its file, which is read again within seconds; a start of npm start or "prepare" renews its own',
        page: page('certificates-and-tokens'),
      },
    ];
  });
}

/** Why nothing works on the database until `recover` has run; null if it is the newest that there was. */
function whyRestored({ postgres, restored }: StatusReport): string | null {
  if (restored !== null || postgres.state === 'away' || postgres.restoredFrom === null) return restored;
  return `"restore" put it in place from the backup of ${postgres.restoredFrom}`;
}

function postgresFindings(report: StatusReport): Finding[] {
  const { postgres } = report;
  const restored = whyRestored(report);
  if (postgres.state === 'away')
    return [
      {
        alert: 'PostgresDown',
        what: `Postgres cannot be used: ${postgres.why}`,
        mend: 'start it (npm start, or your server), or correct DATABASE_URL; nothing else is needed',
        page: page('alerts'),
      },
    ];
  const found: Finding[] = [];
  if (restored !== null)
    found.push({
      alert: 'ApiDown',
      what: `the database was restored, or is another one: ${restored}. The API and the worker wait`,
      mend: 'run "recover" ("recover --dry-run" shows what it will do)',
      page: page('recovery-from-a-backup'),
    });
  if (postgres.isReadOnly)
    found.push({
      alert: 'PostgresRefusesWrites',
      what: 'Postgres is read-only',
      mend: 'promote the server, or point DATABASE_URL at the one that accepts writes',
      page: page('alerts'),
    });
  return found;
}

const scheduleMends: Readonly<Record<ScheduleFacts['state'], (name: string) => string>> = {
  ok: () => 'nothing is to be done',
  paused: (name) =>
    `unpause it in the Temporal UI (Schedules), or: temporal schedule toggle --unpause --schedule-id ${name}`,
  missing: () => 'start a worker, which makes it within half a minute',
  unreadable: (name) =>
    `somebody changed it: temporal schedule delete --schedule-id ${name}; a worker makes it again within half a minute`,
};

function temporalFindings({ temporal, temporalAddress }: StatusReport): Finding[] {
  if (temporal.state === 'away')
    return [
      {
        alert: 'OwnershipStale',
        what: `Temporal cannot be used: ${temporal.why}`,
        mend: `start the server at ${temporalAddress}, or set TEMPORAL_ADDRESS (TEMPORAL_PORT for npm start); machines wait and nothing is lost`,
        page: page('alerts'),
      },
    ];
  if (temporal.lack !== null)
    return [{ alert: 'OutboxRefused', what: temporal.lack, mend: 'run "prepare"', page: 'docs/deploy.md#prepare' }];
  const paused = temporal.schedules.filter(({ state }) => state !== 'ok');
  return [
    ...routingFindings(temporal),
    ...paused.map(({ name, state }) => ({
      alert: 'OwnershipStale',
      what: `the schedule ${name} is ${state}`,
      mend: scheduleMends[state](name),
      page: page('buttons-of-the-temporal-ui'),
    })),
  ];
}

function ignoredFindings({ ignored }: StatusReport): Finding[] {
  if (ignored.length === 0) return [];
  const more = ignored.length > shown ? `, and ${ignored.length - shown} more` : '';
  return [
    {
      alert: 'MarksIgnored',
      what: `in Temporal, this is not believed: ${ignored.slice(0, shown).join('; ')}${more}`,
      mend: 'find out who else reaches Temporal, and give every worker the secret keys of the other roles',
      page: page('recovery-from-a-backup'),
    },
  ];
}

function stuckFindings({ stuck }: StatusReport): Finding[] {
  return stuck.slice(0, shown).map(({ workflowId, attempts }) => ({
    alert: 'WorkflowTasksFail',
    what: `no worker can go on with the workflow ${workflowId}: its task has failed ${attempts} times`,
    mend: `its history and the worker's log say why. If no key and no release is missing: workflows reset ${workflowId} --reason TEXT --yes`,
    page: page('workflows-that-no-worker-can-go-on-with'),
  }));
}

/** Workers ask for work, and all of it waits for another version of them. */
function routingFindings({ routing: { current, asking } }: ServerFacts): Finding[] {
  if (asking.length === 0 || asking.includes(current)) return [];
  const named = (version: string | null) => (version === null ? 'without a version' : `of the version ${version}`);
  const [first] = asking;
  return [
    {
      alert: 'OwnershipStale',
      what: `all work is for workers ${named(current)}, and only workers ${asking.map(named).join(' and ')} run`,
      mend: `start workers ${named(current)}, or run "deployment current ${first ?? '--unversioned'}"`,
      page: page('upgrades'),
    },
  ];
}

function apiFindings(report: StatusReport): Finding[] {
  if (whyRestored(report) !== null) return [];
  const { api } = report;
  if (api.state === 'away')
    return [
      {
        alert: 'ApiDown',
        what: `the API cannot be reached: ${api.why}`,
        mend: 'start the role api (its log says why it ended); set PUBLIC_URL if it listens elsewhere',
        page: page('something-is-wrong'),
      },
    ];
  const refuses = api.checks['postgres']?.startsWith('refuses writes');
  if (!refuses) return [];
  return [
    {
      alert: 'PostgresRefusesWrites',
      what: `the API reports that Postgres ${api.checks['postgres']}`,
      mend: 'make room on the disk of Postgres, or promote the server; nothing else is needed',
      page: page('a-full-disk'),
    },
  ];
}

function storeFindings(facts: PostgresFacts, temporal: Part<ServerFacts>, isRestored: boolean): Finding[] {
  return [
    ...(isRestored ? [] : workerFindings(facts, temporal)),
    ...queueFindings(facts),
    ...facts.hosts.notReady.flatMap(hostFindings),
    ...capacityFindings(facts),
    ...machineFindings(facts),
    ...otherFindings(facts),
    ...auditLogFindings(facts.audit),
  ];
}

function workerFindings({ ownershipAgeSeconds }: PostgresFacts, temporal: Part<ServerFacts>): Finding[] {
  const hasNoWorker = temporal.state === 'read' && temporal.lack === null && temporal.workers.length === 0;
  if (!hasNoWorker && ownershipAgeSeconds <= limits.ownershipAgeSeconds) return [];
  return [
    {
      alert: 'OwnershipStale',
      what: `${hasNoWorker ? 'no worker runs' : 'the machines are not looked after'}: the last look was ${age(ownershipAgeSeconds)} ago`,
      mend: 'start the role worker; its log says what it waits for',
      page: page('alerts'),
    },
  ];
}

function queueFindings({ outbox }: PostgresFacts): Finding[] {
  const found: Finding[] = [];
  if (outbox.oldestAgeSeconds > limits.outboxAgeSeconds)
    found.push({
      alert: 'OutboxStuck',
      what: `${counted(outbox.depth, 'wake')} did not reach Temporal, the oldest for ${age(outbox.oldestAgeSeconds)}`,
      mend: 'bring Temporal and a worker back; they are sent then',
      page: page('alerts'),
    });
  if (outbox.refused > 0)
    found.push({
      alert: 'OutboxRefused',
      what: `Temporal refuses ${counted(outbox.refused, 'wake')}`,
      mend: `psql "$(compute-service database url)" -c 'SELECT workflow_id, refusal FROM outbox WHERE refusal IS NOT NULL'`,
      page: page('alerts'),
    });
  return found;
}

function hostFindings({ name, agent, lostAt, abandoned, failing, inventoryDue }: HostRow): Finding[] {
  const found: Finding[] = [];
  if (lostAt && agent !== null)
    found.push({
      alert: 'HostLost',
      what: `host ${name} is lost: its agent ${agent} is silent, or does not serve or sign for it, since ${lostAt.toISOString()}`,
      mend: `start the role host with HOSTS=${agent} and a fleet file that has the host; "hosts key ${name}" there makes its key. Its machines are kept, and ready again once it is heard`,
      page: page('hosts'),
    });
  else if (lostAt)
    found.push({
      alert: 'HostLost',
      what: `host ${name} is lost: its agent is silent since ${lostAt.toISOString()}`,
      mend: `start the role host on it; its machines are kept, and ready again once it is heard. If it will not come back: hosts abandon ${name} --reason TEXT`,
      page: page('hosts'),
    });
  for (const { type, message, since } of failing)
    found.push({
      alert: hostConditions[type].alert,
      what: `host ${name} takes no new machine since ${since.toISOString()}: ${message}`,
      mend: mendOf(type, name),
      page: page('conditions-of-a-host'),
    });
  if (abandoned > 0)
    found.push({
      alert: 'HostQuarantined',
      what: `host ${name} is quarantined: ${counted(abandoned, 'abandoned machine')} may still run there`,
      mend: `repair it; the reaper opens it when they are gone. If it will not come back: hosts forget ${name} --reason TEXT`,
      page: page('hosts'),
    });
  if (inventoryDue && !lostAt)
    found.push({
      alert: 'HostInventoryDue',
      what: `host ${name} was not asked since the database was restored`,
      mend: 'start its agent; the reaper asks within five minutes',
      page: page('hosts'),
    });
  return found;
}

function capacityFindings({ hosts, capacity }: PostgresFacts): Finding[] {
  if (hosts.states.ready > 0) return [];
  const mend =
    capacity.length === 0
      ? 'declare hosts in fleet.yaml and run "fleet apply fleet.yaml"'
      : 'run "hosts uncordon NAME", start the agents of lost hosts, or add hosts to fleet.yaml';
  return [{ alert: 'NoHostReady', what: 'no host takes new machines', mend, page: page('hosts') }];
}

function machineFindings({ waits, overdue }: PostgresFacts): Finding[] {
  const blocked = waits.filter(({ failureCode, phase }) => failureCode === 'CleanupBlocked' && phase !== 'Running');
  const late = new Map(overdue.map(({ phase, count: machines }) => [phase, machines]));
  const lateIn = (...phases: (typeof overdue)[number]['phase'][]) =>
    phases.reduce((sum, phase) => sum + (late.get(phase) ?? 0), 0);
  const found: Finding[] = blocked.slice(0, shown).map(({ namespace, name, hostName, since }) => ({
    alert: 'CleanupBlocked',
    what: `the cleanup of ${namespace}/${name} on host ${hostName ?? '?'} is blocked since ${since.toISOString()}`,
    mend: `repair the host, then: instances retry-cleanup ${namespace}/${name} --reason TEXT --yes. Only if it will not come back: instances abandon ${namespace}/${name} --reason TEXT`,
    page: page('a-machine-that-cannot-be-seen-gone'),
  }));
  const other = lateIn('Stopping', 'Deleting', 'Failed') - found.length;
  if (other > 0)
    found.push({
      alert: 'CleanupBlocked',
      what: `the cleanup of ${counted(other, `${found.length > 0 ? 'more ' : ''}machine`)} takes longer than it should`,
      mend: 'look at the oldest waits below, and at their hosts ("hosts list")',
      page: page('a-machine-that-cannot-be-seen-gone'),
    });
  const phases = [
    [
      'MachinesPendingLate',
      lateIn('Pending'),
      'waited for a host longer than they may',
      'look at the reasons below, and at "hosts list"',
    ],
    [
      'MachinesStartingLate',
      lateIn('Creating', 'Starting'),
      'are being created for longer than they may',
      "look at their hosts' logs, and at the worker's",
    ],
    [
      'MachinesUnreachable',
      lateIn('Running'),
      'run and cannot be reached',
      'check their hosts first ("hosts list"); a guest is its customer\'s concern',
    ],
  ] as const;
  for (const [alert, machines, what, mend] of phases)
    if (machines > 0)
      found.push({ alert, what: `${counted(machines, 'machine')}: they ${what}`, mend, page: page('alerts') });
  return found;
}

/** Blocked cleanups that are named; the rest are counted. */
const shown = 10;

function otherFindings({ orphans, limitRequests, emails, usage, duties, backupAgeSeconds }: PostgresFacts): Finding[] {
  const found: Finding[] = [];
  if (backupAgeSeconds !== null && backupAgeSeconds > limits.backupAgeSeconds)
    found.push({
      alert: 'BackupOld',
      what: `the last backup is ${age(backupAgeSeconds)} old`,
      mend: 'take one: "backup FILE", or your own tools and then "database note-backup --by TEXT"',
      page: page('backups'),
    });
  if (orphans.count > 0)
    found.push({
      alert: 'OrphanMachines',
      what: `${counted(orphans.count, 'machine')} on hosts that no record knows`,
      mend: 'run "orphans list", then "orphans destroy RUNTIME_ID --reason TEXT" for each that is not needed',
      page: page('orphans'),
    });
  if (limitRequests.oldestAgeSeconds > limits.requestAgeSeconds)
    found.push({
      alert: 'LimitRequestsWait',
      what: `${counted(limitRequests.count, 'request')} of customers for more, the oldest for ${age(limitRequests.oldestAgeSeconds)}`,
      mend: 'run "limits requests", then "limits grant ID" or "limits refuse ID"',
      page: page('limits'),
    });
  if (emails.oldestAgeSeconds > limits.emailAgeSeconds)
    found.push({
      alert: 'EmailsStuck',
      what: `${counted(emails.depth, 'email')} wait, the oldest for ${age(emails.oldestAgeSeconds)}`,
      mend: 'check the mail server at SMTP_URL; the audit event invitation.mail-failed has the cause',
      page: page('alerts'),
    });
  for (const { duty, ageSeconds, error } of duties.filter((each) => each.ageSeconds > limits.dutyAgeSeconds))
    found.push({
      alert: 'HousekeepingLate',
      what: `the duty ${duty} of housekeeping has not ended well for ${age(ageSeconds)}${error === null ? '' : `: ${error.split('\n').at(-1)}`}`,
      mend: 'see that a worker runs, and that the schedule housekeeping is not paused; its log says why a duty fails',
      page: page('alerts'),
    });
  if (usage && (usage.differingRows > 0 || usage.ageSeconds > limits.comparedAgeSeconds))
    found.push({
      alert: 'UsageDiffers',
      what:
        usage.differingRows > 0
          ? `${counted(usage.differingRows, 'row')} of usage differ from their lifecycles`
          : `usage was compared with its lifecycles ${age(usage.ageSeconds)} ago`,
      mend: 'run "usage rebuild"; a comparison runs each night, by a worker',
      page: page('alerts'),
    });
  return found;
}

function auditLogFindings({ unlinked, sink }: AuditBacklog): Finding[] {
  const links = auditFindings({ unlinked, sink: null }).map((what) => ({
    alert: 'AuditUnlinked',
    what,
    mend: 'start the role worker, which links them; its log says what it waits for',
    page: page('alerts'),
  }));
  const deliveries = auditFindings({ unlinked: { depth: 0, oldestAgeSeconds: 0 }, sink }).map((what) => ({
    alert: 'AuditSinkBehind',
    what,
    mend: 'look at the sink, and at the workflow delivery/audit in the Temporal UI; nothing is lost meanwhile',
    page: page('alerts'),
  }));
  return [...links, ...deliveries];
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
