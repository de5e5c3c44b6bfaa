/** One table of alerts serves the rules of Prometheus, docs/operations.md, and `status`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { type AlertName, alertNames, alerts, mendOf, plain } from '../../src/alerts/alerts.ts';
import type { AlertMeaning } from '../../src/alerts/alertTerms.ts';
import { objectiveRules, objectives } from '../../src/alerts/objectives.ts';
import { hostConditions, hostConditionTypes } from '../../src/domain/hostHealth.ts';
import { strayAlerts } from '../support/e2e/troubles.ts';
import {
  firing,
  metricsIn,
  promtool,
  type Recorded,
  readDashboard,
  rulesFile,
  run,
  wrongShares,
} from '../support/prometheus.ts';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/operations.md');
const rows = alertNames.map((name): [AlertName, AlertMeaning] => [name, alerts[name]]);
/** Of a name in a text: all that it has in common with others ends before or after it. */
const named = (name: string, text: string) => new RegExp(`(?<![a-z_])${name}(?![a-z_])`).test(text);
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Expects a file to equal what is made of the table; UPDATE=1 writes it. */
function holds(file: string, made: string): void {
  if (process.env['UPDATE']) writeFileSync(path.join(root, file), made);
  expect(read(file)).toBe(made);
}

/** The text with what is between the marks replaced. */
function between(text: string, mark: string, made: string): string {
  const [open, close] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  return `${text.split(open)[0]}${open}\n${made}\n${close}${text.split(close)[1]}`;
}

test('each alert has one trouble in the drill', () => expect(strayAlerts()).toEqual([]));

test('deploy/prometheus/rules.yaml has a rule for each alert, and what the objectives record', () => {
  const rules = rows.map(([alert, { expr, for: lasting, severity, summary, means, section }]) => ({
    alert,
    expr,
    ...(lasting && { for: lasting }),
    labels: { severity },
    annotations: {
      summary,
      description: `${upper(plain(means))}. ${upper(mendOf(alert))}.`,
      runbook: `docs/operations.md#${section}`,
    },
  }));
  const groups = [
    { name: 'compute-service', rules },
    { name: 'compute-service-objectives', rules: objectiveRules },
  ];
  const head =
    '# Made from src/alerts/alerts.ts and src/alerts/objectives.ts; a test keeps it so.\n# severity "page": ' +
    'an operator has to look now; "ticket": during the day; "none": for programs.\n';
  holds('deploy/prometheus/rules.yaml', head + stringify({ groups }, { lineWidth: 0 }));
});

test('docs/operations.md has a row for each alert', () => {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const lines = rows.map(([name, { severity, expr, for: lasting, when, means, mend, section }]) => {
    const condition = `${when ?? `\`${cell(expr)}\``}${lasting ? ` for ${lasting}` : ''}`;
    const more = section === 'alerts' ? '' : ` ([more](#${section}))`;
    return `| \`${name}\` | ${severity} | ${condition} | ${cell(means)} | ${cell(mend)}${more} |`;
  });
  const table = ['| alert | severity | fires on | what it means | what to do |', '|---|---|---|---|---|', ...lines];
  holds('docs/operations.md', between(page, 'alerts', table.join('\n')));
});

test('docs/objectives.md has a row for each objective', () => {
  const lines = Object.entries(objectives).map(
    ([name, { target, what }]) => `| \`${name}\` | ${Number((target * 100).toFixed(2))} % | ${what} |`,
  );
  const table = ['| objective | over 30 days | of |', '|---|---|---|', ...lines];
  holds('docs/objectives.md', between(read('docs/objectives.md'), 'objectives', table.join('\n')));
});

test('every alert and every page that status names leads to a section of the documentation', () => {
  const sections = [...page.matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(' ', '-')
      .replaceAll(/[^\w-]/g, ''),
  );
  const findings = read('src/cli/deployment/statusFindings.ts');
  const linked = [...findings.matchAll(/'docs\/operations\.md#([\w-]+)'/g)].map(([, section]) => section!);
  expect(linked.length).toBeGreaterThan(2);
  for (const section of [...linked, ...rows.map(([, { section }]) => section)]) expect(sections).toContain(section);
});

test('status tells each alert, or the table says why not; a test of status tries each that it tells', () => {
  const findings = `${read('src/cli/deployment/statusFindings.ts')}${Object.values(hostConditions)
    .map(({ alert }) => `'${alert}'`)
    .join()}`;
  const tried = `${read('test/cli/statusFindings.test.ts')}`;
  for (const [name, { notInStatus }] of rows) {
    expect([name, findings.includes(`'${name}'`)]).toEqual([name, notInStatus === undefined]);
    const ofCondition = Object.values(hostConditions).some(({ alert }) => alert === name);
    if (!notInStatus && !ofCondition) expect([name, tried.includes(`['${name}', `)]).toEqual([name, true]);
  }
});

test('every condition of a host has its row in the table of conditions, with its alert', () => {
  const table = [...page.matchAll(/^\| ([A-Z][a-z]+) \| .* \| `(\w+)` \|$/gm)].map(([, type, alert]) => [type, alert]);
  expect(table).toEqual(hostConditionTypes.map((type) => [type, hostConditions[type].alert]));
});

test('rules and dashboard name no metric of the service that the documentation lacks', () => {
  const expressions = [
    ...rows.map(([, { expr }]) => expr),
    ...objectiveRules.map(({ expr }) => expr),
    ...readDashboard(),
  ];
  const metrics = [...new Set(expressions.flatMap(metricsIn))].filter((name) => name.startsWith('compute_'));
  expect(metrics.length).toBeGreaterThan(50);
  const documented = `${read('docs/operations.md')}${read('docs/access.md')}${read('docs/objectives.md')}`;
  expect(metrics.filter((name) => !named(name, documented))).toEqual([]);
});

type Series = Readonly<Record<string, string>>;
/** A value that stays, and a counter that grows by one each minute. */
const still = (value: number) => `${value}x60`;
const growing = '0+1x60';
const one = (series: string, fires: number, quiet: number): [Series, Series] => [
  { [series]: still(fires) },
  { [series]: still(quiet) },
];
const counter = (series: string): [Series, Series] => [{ [series]: growing }, { [series]: still(3) }];
const condition = (type: string): [Series, Series] => [
  { [`compute_host_conditions_failing{condition="${type}"}`]: still(2) },
  {
    [`compute_host_conditions_failing{condition="${type}"}`]: still(0),
    'compute_host_conditions_failing{condition="Reachable"}': still(1),
  },
];
const requests = (bad: number, good: number): Series => ({
  'http_request_duration_seconds_count{status="503"}': `0+${bad}x60`,
  'http_request_duration_seconds_count{status="200"}': `0+${good}x60`,
});
const capacity = (perStep: number): Series =>
  Object.fromEntries(
    [
      ...['used_memory_bytes', 'used_disk_bytes'].map((name) => [name, '1x400']),
      ...['memory_bytes', 'disk_bytes'].map((name) => [name, '100000x400']),
      ['used_cpus', `0+${perStep}x400`],
      ['cpus', '1000x400'],
    ].map(([name, values]) => [
      `compute_capacity_${name}{region="north",class="general-1",workload="VirtualMachine"}`,
      values!,
    ]),
  );

/** What each alert fires on after half an hour, and what is close to it and well. */
const cases: Readonly<Record<Exclude<AlertName, 'Watchdog'>, [fires: Series, quiet: Series]>> = {
  ApiDown: [{}, { compute_postgres_up: still(1) }],
  PostgresDown: [
    { compute_postgres_up: still(0) },
    { 'compute_postgres_up{instance="a"}': still(1), 'compute_postgres_up{instance="b"}': still(0) },
  ],
  PostgresRefusesWrites: one('compute_postgres_writable', 0, 1),
  DiskAlmostFull: [
    { compute_data_disk_free_bytes: still(9), compute_data_disk_size_bytes: still(100) },
    { compute_data_disk_free_bytes: still(10), compute_data_disk_size_bytes: still(100) },
  ],
  CredentialEndsSoon: one(
    'compute_credential_end_timestamp_seconds{credential="temporal-client",instance="worker"}',
    1_814_400,
    1_818_000,
  ),
  BackupOld: one('compute_backup_age_seconds', 172_801, 172_800),
  BookkeepingWaits: one('compute_bookkeeping_waiting', 1, 0),
  BookkeepingFails: counter('compute_bookkeeping_failures_total{activity="claim",class="postgres-full"}'),
  ForwardRefused: counter('compute_forwards_refused_total'),
  HostStatementRefused: counter('compute_host_statements_refused_total{reason="unsigned"}'),
  OrdersRefused: [
    { compute_orders_refused_total: growing },
    // Late calls of a machine that was claimed again.
    { compute_orders_refused_total: '0x20 2x40' },
  ],
  MarksIgnored: counter('compute_marks_ignored_total'),
  PayloadsUnreadable: counter('compute_payloads_unreadable_total'),
  WorkflowTasksFail: [
    // A task that has failed for long fails again every twelve minutes.
    { 'temporal_workflow_task_execution_failed{failure_reason="NonDeterminismError"}': '0x5 1x11 2x43' },
    { 'temporal_workflow_task_execution_failed{failure_reason="NonDeterminismError"}': still(3) },
  ],
  OwnershipStale: one('compute_ownership_age_seconds', 301, 300),
  OutboxStuck: one('compute_outbox_oldest_age_seconds', 61, 60),
  OutboxRefused: one('compute_outbox_refused', 1, 0),
  HostLost: [
    { 'compute_hosts{state="lost"}': still(1) },
    { 'compute_hosts{state="lost"}': still(0), 'compute_hosts{state="cordoned"}': still(1) },
  ],
  HostUnverified: condition('Verified'),
  HostOrdersMissing: condition('Orders'),
  HostClockWrong: condition('Clock'),
  HostRecordsLost: condition('Records'),
  HostControllerAway: condition('Controller'),
  HostDiskFull: condition('Disk'),
  HostAcceleratorLost: condition('Accelerator'),
  HostEgressMissing: condition('Confinement'),
  HostQuarantined: one('compute_hosts{state="quarantined"}', 2, 0),
  HostInventoryDue: one('compute_hosts{state="inventory-due"}', 1, 0),
  EvacuationLate: one('compute_evacuations_late_machines', 1, 0),
  NoHostReady: one('compute_hosts{state="ready"}', 0, 1),
  MachinesPendingLate: one('compute_machines_overdue{phase="Pending"}', 1, 0),
  MachinesStartingLate: one('compute_machines_overdue{phase="Creating"}', 1, 0),
  MachinesUnreachable: [
    { 'compute_machines_overdue{phase="Running"}': still(1) },
    { 'compute_machines_overdue{phase="Running"}': '0x22 1x3 0x35' },
  ],
  CleanupBlocked: one('compute_machines_overdue{phase="Deleting"}', 3, 0),
  OrphanMachines: one('compute_orphan_machines', 1, 0),
  CapacityShort: [capacity(0.25), capacity(0.08)],
  LimitRequestsWait: one('compute_limit_requests_oldest_age_seconds', 90_000, 3_600),
  EmailsStuck: one('compute_letters_oldest_age_seconds', 3_601, 3_600),
  EmailsGivenUp: [
    { 'compute_letters_total{outcome="given_up"}': growing },
    { 'compute_letters_total{outcome="sent"}': growing },
  ],
  UsageDiffers: [
    { compute_usage_differing_rows: still(1) },
    { compute_usage_differing_rows: still(0), compute_usage_compared_age_seconds: still(100_000) },
  ],
  BillingMismatch: one('compute_billing_mismatches{kind="unbilled-machine"}', 1, 0),
  StrayKeys: one('compute_stray_keys{table="data_keys"}', 1, 0),
  HousekeepingLate: one('compute_housekeeping_age_seconds{duty="journal"}', 7_260, 7_200),
  // By 2 % of errors, a budget of 0.1 % is gone in a day and a half; by 0.5 %, in a week; by 0.05 %, never.
  ErrorBudgetBurnsFast: [requests(2, 98), requests(0.5, 99.5)],
  ErrorBudgetBurns: [requests(0.5, 99.5), requests(0.05, 99.95)],
  ExchangesUnrecorded: counter('compute_exchanges_refused_unrecorded_total'),
  AuditRefusalsUnwritten: counter('compute_audit_refusals_unwritten_total'),
  AuditUnlinked: one('compute_audit_unlinked_age_seconds', 120, 3),
  AuditSinkBehind: one('compute_audit_sink_oldest_age_seconds', 600, 20),
  WebhooksOverdue: one('compute_webhook_deliveries_overdue', 2, 0),
};

const shares: Recorded[] = [
  { objective: 'api', series: requests(2, 98), value: 0.02 },
  { objective: 'api', series: requests(0, 98), value: 0 },
  // late ones and failures of the service count, failures of customers do not
  {
    objective: 'ready',
    series: {
      'compute_time_to_ready_seconds_bucket{driver="qemu",le="120"}': '0+4x60',
      'compute_time_to_ready_seconds_count{driver="qemu"}': '0+5x60',
      'compute_time_to_ready_seconds_bucket{driver="redfish",le="120"}': '0x60',
      'compute_time_to_ready_seconds_bucket{driver="redfish",le="1200"}': '0+3x60',
      'compute_time_to_ready_seconds_count{driver="redfish"}': '0+3x60',
      'compute_failed_before_ready_total{code="ProviderError"}': '0+2x60',
      'compute_failed_before_ready_total{code="InvalidSpec"}': '0+9x60',
    },
    value: 0.3,
  },
  // slow and failed responses count, other operations do not
  {
    objective: 'exchange',
    series: {
      'http_request_duration_seconds_bucket{route="/v1/auth/token",status="200",le="0.5"}': '0+8x60',
      'http_request_duration_seconds_count{route="/v1/auth/token",status="200"}': '0+9x60',
      'http_request_duration_seconds_bucket{route="/v1/auth/token",status="503",le="0.5"}': '0+1x60',
      'http_request_duration_seconds_count{route="/v1/auth/token",status="503"}': '0+1x60',
      'http_request_duration_seconds_count{route="/v1/other",status="200"}': '0+99x60',
    },
    value: 0.2,
  },
];

test('each alert fires on what it is for and not on what is well, and objectives record the share of errors', async () => {
  const tool = await promtool();
  if (tool === null) return console.warn('without promtool the rules are not run: npm run test:full builds it with Go');
  expect(await run(tool, ['check', 'rules', '--lint=all', '--lint-fatal', rulesFile])).toMatchObject({ code: 0 });
  const { ApiDown, CapacityShort, ...others } = cases;
  const all = (index: 0 | 1): Series => Object.assign({}, ...Object.values(others).map((each) => each[index]));
  expect(await firing(tool, { ...all(0), ...requests(2, 98) })).toEqual(Object.keys(others).sort());
  expect(await firing(tool, { ...all(1), ...requests(0.05, 99.95) })).toEqual([]);
  for (const [index, expected] of [['ApiDown'], []].entries()) {
    const isDown = await firing(tool, ApiDown[index]!);
    expect(isDown.filter((alert) => alert === 'ApiDown')).toEqual(expected);
  }
  const up = { compute_postgres_up: '1x400' };
  expect(await firing(tool, { ...up, ...requests(0.5, 99.5) })).toEqual(['ErrorBudgetBurns']);
  const days = { interval: '5m', at: '31h' };
  expect(await firing(tool, { ...up, ...CapacityShort[0] }, days)).toEqual(['CapacityShort']);
  expect(await firing(tool, { ...up, ...CapacityShort[1] }, days)).toEqual([]);
  expect(await wrongShares(tool, shares)).toBe('');
}, 300_000);
