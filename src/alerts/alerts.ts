/**
 * What goes wrong and needs a person: one row serves `status`, the Prometheus rules, and docs/operations.md, which are
 * made of this table. `test/operations/alerts.test.ts` holds them together and tries each rule.
 */

import { alertLimits as limits } from '../domain/alertLimits.ts';
import { type AlertMeaning, classes, fullSoon, grows, ofProcesses, overdue } from './alertTerms.ts';
import { hostAlerts } from './hostAlerts.ts';
import { burnsFast, burnsSlowly } from './objectives.ts';

const changePasswords =
  'change the passwords of the database roles: stop `npm start` and start it again, or `prepare` with others.';

export const alerts = {
  ApiDown: {
    severity: 'page',
    expr: 'absent(compute_postgres_up)',
    for: '1m',
    summary: 'No API serves metrics',
    means: 'no API runs, or it waits for `recover` after a restore, or Prometheus cannot reach `METRICS_HOST`',
    mend: 'start the role api (its log says why it ended); set `PUBLIC_URL` if it listens elsewhere',
    section: 'something-is-wrong',
  },
  PostgresDown: {
    severity: 'page',
    expr: 'max(compute_postgres_up) == 0',
    for: '1m',
    summary: 'Postgres does not respond',
    means: 'no request succeeds; machines keep running',
    mend: 'start it (`npm start`, or your server), or correct `DATABASE_URL`; nothing else is needed',
    section: 'alerts',
  },
  PostgresRefusesWrites: {
    severity: 'page',
    expr: 'min(compute_postgres_writable) == 0',
    for: '1m',
    summary: 'Postgres refuses writes',
    means:
      'it is read-only (a failover, a standby), or refused a write within the last 30 s: a full disk, ' +
      'a system error. Reads work; machines keep running, and their changes are recorded afterwards',
    mend: 'make room on the disk of Postgres, or promote the server; nothing else is needed',
    section: 'a-full-disk',
  },
  DiskAlmostFull: {
    severity: 'page',
    expr: `compute_data_disk_free_bytes / compute_data_disk_size_bytes < ${limits.freeShare}`,
    for: '5m',
    summary: 'Less than a tenth of the disk of DATA_DIR is free',
    means:
      'when it is full, what is in `DATA_DIR` is not written: Postgres and Temporal of `npm start`, ' +
      'and records of hosts. A Postgres of your own has another disk, which its server watches. No machine ends',
    mend: 'make room on the disk of `DATA_DIR`; everything continues by itself',
    section: 'a-full-disk',
  },
  CredentialEndsSoon: {
    severity: 'ticket',
    expr: `min by (credential, instance) (compute_credential_end_timestamp_seconds) - time() < ${limits.credentialSeconds}`,
    for: '5m',
    summary: 'The credential {{ $labels.credential }} of {{ $labels.instance }} ends within 21 days',
    means:
      'a certificate or token of the settings of an API, a worker, or a host agent ends soon; ' +
      'the labels `credential` and `instance` say which',
    mend: 'renew its file, which is read again within seconds; a start of `npm start` or `prepare` renews its own',
    section: 'certificates-and-tokens',
  },
  BackupOld: {
    severity: 'ticket',
    expr: `max(compute_backup_age_seconds) > ${limits.backupAgeSeconds}`,
    for: '5m',
    summary: 'No backup was recorded for two days',
    means:
      'the nightly backup failed, or was not recorded. Before the first one, the age is counted from when the database was made',
    mend: 'take one: `backup FILE`, or your own tools and then `database note-backup --by TEXT`',
    section: 'backups',
  },
  BookkeepingWaits: {
    severity: 'page',
    expr: 'max(compute_bookkeeping_waiting) > 0',
    for: '1m',
    summary: 'Workflows of machines cannot read or write the record',
    means: 'they wait, and no machine ends. The label `class` of `compute_bookkeeping_failures_total` says why',
    mend: 'do what the class needs: Postgres, Temporal, or a fix',
    section: 'bookkeeping-that-fails',
    notInStatus: ofProcesses,
  },
  BookkeepingFails: {
    severity: 'ticket',
    expr: 'sum by (class) (increase(compute_bookkeeping_failures_total[5m])) > 0',
    for: '5m',
    summary: 'Steps of the control plane keep failing: {{ $labels.class }}',
    means: 'they are retried until they succeed',
    mend: 'do what the class needs: Postgres, Temporal, or a fix',
    section: 'bookkeeping-that-fails',
    notInStatus: ofProcesses,
  },
  ForwardRefused: {
    severity: 'page',
    expr: grows('compute_forwards_refused_total'),
    summary: 'A host reported an address that is not registered for it',
    means: 'the report of a host, or the row of a machine, has an address or port that the fleet file lacks',
    mend:
      "look at the audit event `forward.refuse`. If the address is the host's own, " +
      'correct the fleet file and apply it; otherwise someone with access to Temporal is forging reports',
    section: 'alerts',
    notInStatus: ofProcesses,
  },
  HostStatementRefused: {
    severity: 'page',
    expr: grows('compute_host_statements_refused_total'),
    summary: 'Something was said in the name of a host that its agent did not sign',
    means:
      'it was not believed. The label `reason` says what is wrong: `unenrolled`, ' +
      'or `unsigned` after an agent lost its data folder; `too-old` with a wrong clock; ' +
      '`out-of-bounds` if the agent says what none does',
    mend:
      'look at the audit event `host-statement.refuse`. [Give the host a key](#keys-of-hosts) or correct its ' +
      'clock; otherwise someone with access to Temporal is forging reports',
    section: 'keys-of-hosts',
    notInStatus: ofProcesses,
  },
  OrdersRefused: {
    severity: 'page',
    expr: grows('compute_orders_refused_total'),
    summary: 'An agent was asked to do what the control plane did not order',
    means:
      'it did not do it, and its log has the host, the runtime, and why. ' +
      'One refusal or two are late calls of a machine that was claimed again; ' +
      'a new key of orders brings one for each machine',
    mend:
      'after a restore, run `hosts orders --rotate`. Else compare `identities/NAME.orders.json` on the host ' +
      'with `hosts orders`, and pin that by `hosts key NAME --orders KEY`. Without an order, ' +
      'a worker lacks the secret keys, and its log names the key; otherwise someone with access to Temporal is ' +
      'forging calls',
    section: 'keys-of-hosts',
    notInStatus: ofProcesses,
  },
  MarksIgnored: {
    severity: 'page',
    expr: grows('compute_marks_ignored_total'),
    summary: 'Temporal has marks of the database that have no proof',
    means:
      'they stop nothing. Somebody completed a run of the type `ownership` in Temporal, ' +
      'or a worker lacks the secret keys of the others. After an upgrade it ends by itself',
    mend:
      'find out who else reaches Temporal, and give every worker the secret keys of the other roles. ' +
      '`status` names each mark; the alert ends a quarter of an hour after the last',
    section: 'recovery-from-a-backup',
  },
  PayloadsUnreadable: {
    severity: 'page',
    expr: grows('compute_payloads_unreadable_total'),
    summary: 'A process cannot decrypt what Temporal keeps',
    means:
      'it lacks a key of payloads, or has another one under its id, or something in Temporal was changed. What it concerns waits',
    mend: 'give the process the key that its log names; it goes on by itself',
    section: 'encrypted-payloads',
    notInStatus: ofProcesses,
  },
  WorkflowTasksFail: {
    severity: 'page',
    // Temporal gives a task that fails out again after ten minutes and more.
    expr: grows('temporal_workflow_task_execution_failed', '30m'),
    for: '5m',
    summary: 'Workers cannot go on with a workflow',
    means: 'its machine or host waits: a missing key, another release, or a history that somebody spoiled',
    mend: "its history and the worker's log say why. If no key and no release is missing: `workflows reset ID --reason TEXT --yes`",
    section: 'workflows-that-no-worker-can-go-on-with',
  },
  OwnershipStale: {
    severity: 'page',
    expr: `max(compute_ownership_age_seconds) > ${limits.ownershipAgeSeconds}`,
    summary: 'Machines are not looked after',
    means:
      'there is no worker, no Temporal, or the schedule `ownership` is paused: nothing is created, deleted, or noticed',
    mend: 'start the role worker; its log says what it waits for',
    section: 'alerts',
  },
  OutboxStuck: {
    severity: 'page',
    expr: `max(compute_outbox_oldest_age_seconds) > ${limits.outboxAgeSeconds}`,
    for: '1m',
    summary: 'Wakes do not reach Temporal',
    means: 'machines wait; `compute_outbox_depth` wakes are kept',
    mend: 'bring Temporal and a worker back; they are sent then',
    section: 'alerts',
  },
  OutboxRefused: {
    severity: 'ticket',
    expr: 'max(compute_outbox_refused) > 0',
    for: '1m',
    summary: 'Temporal refuses wakes',
    means:
      'the others go through. Each refused one is tried again, after ten minutes at most. ' +
      '`/readyz` says whether the namespace lacks something',
    mend:
      "run `prepare`, which adds what Temporal's namespace lacks, and has all refused ones tried at once. If it lacked nothing: " +
      `\`psql "$(compute-service database url)" -c 'SELECT workflow_id, refusal FROM outbox WHERE refusal IS NOT NULL'\` says why`,
    section: 'alerts',
  },
  ...hostAlerts,
  NoHostReady: {
    severity: 'page',
    expr: 'max(compute_hosts{state="ready"}) < 1',
    for: '5m',
    summary: 'No host takes new machines',
    means: 'new machines wait: *Pending*, then `CapacityTemporarilyUnavailable`. Raise the number to what you need',
    mend: 'run `hosts uncordon NAME`, start the agents of lost hosts, or add hosts to fleet.yaml',
    section: 'hosts',
  },
  MachinesPendingLate: {
    severity: 'ticket',
    expr: overdue('Pending'),
    for: '5m',
    summary: '{{ $value }} machines wait for a host longer than they may',
    means: 'Temporal or the worker is unavailable, or there is no capacity',
    mend: 'look at the reasons (`instances list --phase Pending`), and at `hosts list`',
    section: 'alerts',
  },
  MachinesStartingLate: {
    severity: 'ticket',
    expr: overdue('Creating|Starting'),
    for: '5m',
    summary: '{{ $value }} machines are {{ $labels.phase }} for longer than they may',
    means: 'no worker looks after them, or a host is slow, or a guest that was ready does not boot again',
    mend:
      'see that a worker runs: it fails each at its deadline unless it was ready before. ' +
      "Its log and their hosts' logs say the rest; a guest that was ready is its customer's concern",
    section: 'alerts',
  },
  MachinesUnreachable: {
    severity: 'ticket',
    expr: overdue('Running'),
    for: '10m',
    summary: '{{ $value }} machines run and cannot be reached',
    means:
      'ports do not listen, or the host is lost. It counts from the start of the phase, so a restarting guest shows up briefly',
    mend: "check their hosts first (`hosts list`); a guest is its customer's concern",
    section: 'alerts',
  },
  CleanupBlocked: {
    severity: 'ticket',
    expr: overdue('Stopping|Deleting|Failed'),
    for: '1m',
    summary: '{{ $value }} cleanups are blocked ({{ $labels.phase }}): capacity is held',
    means: 'a machine cannot be seen gone',
    mend:
      'repair the host, then: `instances retry-cleanup NAMESPACE/NAME --reason TEXT --yes`. ' +
      'Only if it will not come back: `instances abandon NAMESPACE/NAME --reason TEXT`',
    section: 'a-machine-that-cannot-be-seen-gone',
  },
  OrphanMachines: {
    severity: 'ticket',
    expr: 'max(compute_orphan_machines) > 0',
    summary: '{{ $value }} machines run that no record knows',
    means: 'they are kept and not billed',
    mend:
      'run `orphans adopt`, which says which it can give back to their customers, ' +
      'then `orphans destroy RUNTIME_ID --reason TEXT` for each that is not needed',
    section: 'orphans',
  },
  CapacityShort: {
    severity: 'ticket',
    expr:
      `(${['cpus', 'memory_bytes', 'disk_bytes'].map(fullSoon).join(' or ')}) and on (region, class, ` +
      `workload) max ${classes} (compute_capacity_cpus offset 1d)`,
    for: '6h',
    when:
      'the line through the last 14 days (it needs one) of `compute_capacity_used_cpus`, ' +
      '`compute_capacity_used_memory_bytes`, or `compute_capacity_used_disk_bytes` reaches what the hosts have ' +
      'within 14 days',
    summary: 'The hosts of a class will be full within 14 days',
    means: 'then new machines wait',
    mend: 'run `capacity`, which shows which resource and when, if it goes on as in the last weeks; add hosts',
    section: 'capacity',
    notInStatus: 'it is a forecast from weeks of figures: `capacity` makes it',
  },
  LimitRequestsWait: {
    severity: 'ticket',
    expr: `max(compute_limit_requests_oldest_age_seconds) > ${limits.requestAgeSeconds}`,
    for: '5m',
    summary: 'A customer has waited for a higher limit for a day',
    means: '`compute_limit_requests_open` requests are not decided',
    mend: 'run `limits requests`, then `limits grant ID --reason TEXT` or `limits refuse ID --reason TEXT`',
    section: 'limits',
  },
  EmailsStuck: {
    severity: 'ticket',
    expr: `max(compute_letters_oldest_age_seconds) > ${limits.emailAgeSeconds}`,
    summary: 'The mail server accepts nothing',
    means: '`compute_letters_waiting` emails wait',
    mend:
      "check the mail server at `SMTP_URL`; the API's log has its response (`an email was not sent`). " +
      'They are sent within half an hour after it works',
    section: 'alerts',
  },
  EmailsGivenUp: {
    severity: 'ticket',
    expr: grows('compute_letters_total{outcome="given_up"}', '1h'),
    summary: 'Emails were given up',
    means: 'those who should have them have to be told in another way',
    mend: 'look at the audit event `invitation.mail-failed` or `notice.mail-failed`, which has the cause',
    section: 'alerts',
    notInStatus: ofProcesses,
  },
  UsageDiffers: {
    severity: 'ticket',
    expr: `max(compute_usage_differing_rows) > 0 or min(compute_usage_compared_age_seconds) > ${limits.comparedAgeSeconds}`,
    summary: 'Bills differ from their lifecycles, or were not compared',
    means:
      'a comparison runs each night, by a worker. Before the first one, its age is counted from when the database was made',
    mend:
      'if rows differ, run `usage rebuild`, again after a frozen month was rebuilt, ' +
      'and tell the people who wrote the code. If none were compared, see that a worker runs',
    section: 'alerts',
  },
  BillingMismatch: {
    severity: 'page',
    expr: 'max by (kind) (compute_billing_mismatches) > 0',
    summary: '{{ $value }} rows of billing lack what belongs to them: {{ $labels.kind }}',
    means:
      'a machine in use has no open bill (`unbilled-machine`), an open bill has no machine ' +
      '(`lifecycle-without-machine`), or a bill has no usage behind it (`bill-without-lifecycle`). ' +
      'Or a bill has the form or signature of another hand (`bad-bill`), ' +
      'or a machine has two places (`machine-in-two-places`). Someone changed rows past the service',
    mend: `${changePasswords} Then settle each that \`status\` names`,
    section: 'rows-that-were-changed-past-the-service',
  },
  StrayKeys: {
    severity: 'page',
    expr: 'max by (table) (compute_stray_keys) > 0',
    summary: '{{ $value }} rows of {{ $labels.table }} were not written by this service',
    means: 'nothing uses them. Someone has a password of the database',
    mend: `${changePasswords} Then delete the rows that \`status\` names`,
    section: 'rows-that-were-changed-past-the-service',
  },
  HousekeepingLate: {
    severity: 'ticket',
    expr: `max by (duty) (compute_housekeeping_age_seconds) > ${limits.dutyAgeSeconds}`,
    summary: 'The duty {{ $labels.duty }} of housekeeping has not ended well for {{ $value | humanizeDuration }}',
    means:
      'old rows stay, keys get no end, bills are not closed, hosts stay closed after maintenance, ' +
      'or machines stay on evacuated ones. The other duties go on; nothing is lost meanwhile',
    mend: 'see that a worker runs, and that the schedule housekeeping is not paused; its log says why a duty fails',
    section: 'alerts',
  },
  ErrorBudgetBurnsFast: {
    severity: 'page',
    expr: burnsFast,
    when: 'the share of errors of an [objective](objectives.md) is 14.4 times what it allows for an hour, or 6 times for 6 hours',
    summary: 'The objective {{ $labels.objective }} is missed: its error budget will be gone within two days',
    means: 'customers see errors or long waits now',
    mend: 'run `status`; the panels of the objective say since when and where',
    section: 'objectives',
    notInStatus: 'it is about hours and days; what causes it has a finding of its own',
  },
  ErrorBudgetBurns: {
    severity: 'ticket',
    expr: burnsSlowly,
    when: 'the share of errors of an [objective](objectives.md) is 3 times what it allows for a day, or more than it allows for 3 days',
    summary: 'The objective {{ $labels.objective }} will be missed this month',
    means: 'a few errors or long waits, for hours or days',
    mend: 'run `status`; the panels of the objective say since when and where',
    section: 'objectives',
    notInStatus: 'it is about hours and days; what causes it has a finding of its own',
  },
  ExchangesUnrecorded: {
    severity: 'ticket',
    expr: grows('compute_exchanges_refused_unrecorded_total'),
    summary: 'So many tokens are refused that some have no audit event',
    means: 'an issuer or an address sends tokens that are never accepted',
    mend: 'look at the issuer, or block the address',
    section: 'alerts',
    notInStatus: ofProcesses,
  },
  AuditRefusalsUnwritten: {
    severity: 'ticket',
    expr: grows('compute_audit_refusals_unwritten_total'),
    summary: 'Refused requests whose audit events could not be written',
    means: 'a database that is away loses the events of what was refused meanwhile, and of nothing that was done',
    mend: "look at the API's log, which says why",
    section: 'alerts',
    notInStatus: ofProcesses,
  },
  AuditUnlinked: {
    severity: 'ticket',
    expr: `max(compute_audit_unlinked_age_seconds) > ${limits.unlinkedSeconds}`,
    for: '1m',
    summary: 'Audit events wait for their links',
    means: '`compute_audit_unlinked` events are written, and not in their hash chain',
    mend: 'start the role worker, which links them; its log says what it waits for',
    section: 'alerts',
  },
  AuditSinkBehind: {
    severity: 'ticket',
    expr:
      `max(compute_audit_sink_oldest_age_seconds) > ${limits.undeliveredSeconds} or ` +
      `max(compute_audit_sink_failing_seconds) > ${limits.undeliveredSeconds}`,
    summary: 'The sink of the audit log does not take its events',
    means:
      'about `compute_audit_sink_waiting` events wait in Postgres, in order. Without a failure, no worker has `AUDIT_SINK_URL`',
    mend: 'look at [the sink](audit.md#a-sink), and at the workflow `delivery/audit` in the Temporal UI; nothing is lost meanwhile',
    section: 'alerts',
  },
  WebhooksOverdue: {
    severity: 'ticket',
    expr: 'max(compute_webhook_deliveries_overdue) > 0',
    for: '5m',
    summary: 'Events for webhooks are not tried in time',
    means:
      'they catch up by themselves. Those whose server refuses them are only in `compute_webhook_deliveries_waiting`',
    mend:
      "see that a worker and Temporal run; the workflows `delivery/webhook/…` and the worker's log say why, " +
      'such as a missing secret key',
    section: 'alerts',
  },
  Watchdog: {
    severity: 'none',
    expr: 'vector(1)',
    summary: 'Alerts reach their receiver',
    means: 'it always fires, and shows that Prometheus and its Alertmanager pass alerts on',
    mend: 'nothing, while it arrives. Send it to a receiver that calls you when it stops (a dead man’s switch)',
    section: 'alerts',
    notInStatus: 'it says nothing of the service',
  },
} as const satisfies Record<string, AlertMeaning>;

export type AlertName = keyof typeof alerts;
export const alertNames = Object.keys(alerts) as AlertName[];

/** For a terminal, and for the annotations of a rule. */
export function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/\*([^*]+)\*/g, '$1')
    .replaceAll('`', '"');
}

/** What an operator does about it; with a name, about that host. */
export function mendOf(alert: AlertName, name = 'NAME'): string {
  return plain(alerts[alert].mend).replaceAll('NAME', name);
}
