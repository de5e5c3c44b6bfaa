/** What `status` finds wrong, and what it says of it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mendOf } from '../../src/alerts/alerts.ts';
import { findingLines } from '../../src/cli/deployment/statusCommand.ts';
import { age, findingsOf, verdictOf } from '../../src/cli/deployment/statusFindings.ts';
import type { StatusReport } from '../../src/cli/deployment/statusReport.ts';
import { temporalViews } from '../../src/cli/deployment/temporalViews.ts';
import { hostConditions, hostConditionTypes } from '../../src/domain/hostHealth.ts';
import { readConfig } from '../../src/settings/config.ts';
import { at, host, store, well, withHost, withStore } from '../support/statusReports.ts';

const blocked = {
  uid: '21c8082e-d3ee-4f06-9590-f7f8e01b2d2e',
  ready: false,
  deleting: true,
  createdAt: at,
  kind: 'VirtualMachine' as const,
  namespace: 'ns',
  name: 'web',
  workflowId: 'w',
  phase: 'Deleting' as const,
  since: at,
  reason: 'it stays',
  failureCode: 'CleanupBlocked',
  hostName: 'h1',
};
const away = { state: 'away' as const, why: 'refused' };

test.each<[string, StatusReport, 'well' | 'act' | 'unknown', [alert: string, mend: string | RegExp][]]>([
  ['all is well', well, 'well', []],
  ['Postgres is down', { ...well, postgres: away }, 'unknown', [['PostgresDown', /start it/]]],
  ['Temporal is down', { ...well, temporal: away }, 'unknown', [['OwnershipStale', /127\.0\.0\.1:7233/]]],
  ['the API is down', { ...well, api: away }, 'act', [['ApiDown', /start the role api/]]],
  ['something could not be read', { ...well, unread: ['whether the database was restored: too slow'] }, 'unknown', []],
  [
    'no worker can go on with a workflow',
    { ...well, stuck: [{ workflowId: 'host/h1', attempts: 7 }] },
    'act',
    [['WorkflowTasksFail', /workflows reset host\/h1 --reason TEXT --yes/]],
  ],
  ['Temporal has unproved marks', { ...well, ignored: ['a mark'] }, 'act', [['MarksIgnored', /who else reaches/]]],
  [
    'the disk is almost full',
    {
      ...well,
      disk: { state: 'read', folder: '.data', hasPostgres: true, usedBytes: 1, freeBytes: 9, sizeBytes: 100 },
    },
    'act',
    [['DiskAlmostFull', /make room/]],
  ],
  [
    'a certificate ends within 21 days, and one has ended',
    {
      ...well,
      credentials: [
        { name: 'api', endsAt: new Date('2026-12-13T08:59:59Z') },
        { name: 'authority', endsAt: new Date('2026-12-13T09:00:01Z') },
        { name: 'temporal-client', endsAt: new Date('2026-11-22T08:00:00Z') },
      ],
    },
    'act',
    [
      ['CredentialEndsSoon', /renew its file/],
      ['CredentialEndsSoon', /renew its file/],
    ],
  ],
  [
    'the last backup is old',
    withStore({ backup: { ageSeconds: 172_801, isRecorded: true } }),
    'act',
    [['BackupOld', /backup FILE/]],
  ],
  [
    'a duty of housekeeping fails',
    withStore({ duties: [{ duty: 'journal', ageSeconds: 7_201, error: 'it fails' }] }),
    'act',
    [['HousekeepingLate', /log says why/]],
  ],
  ['a backup was taken yesterday', withStore({ backup: { ageSeconds: 86_400, isRecorded: true } }), 'well', []],
  [
    'Postgres refuses writes',
    { ...well, api: { ...(well.api as object), checks: { postgres: 'refuses writes: its disk is full' } } as never },
    'act',
    [['PostgresRefusesWrites', /make room/]],
  ],
  ['Postgres is read-only', withStore({ isReadOnly: true }), 'act', [['PostgresRefusesWrites', /promote/]]],
  [
    'the database was restored, so the API and the worker wait',
    {
      ...withStore({ restoredFrom: '2026-11-21T00:00:00Z', ownershipAgeSeconds: 9_999 }),
      api: away,
      temporal: { ...(well.temporal as object), workers: [] } as never,
    },
    'act',
    [['ApiDown', /run "recover"/]],
  ],
  [
    'the database is older than what Temporal has seen of it, as after a pg_restore',
    { ...well, restored: 'Temporal knows its mark 9 of x, it holds mark 3 of y', api: away },
    'act',
    [['ApiDown', /run "recover"/]],
  ],
  [
    'no worker runs',
    { ...well, temporal: { ...(well.temporal as object), workers: [] } as never },
    'act',
    [['OwnershipStale', /role worker/]],
  ],
  [
    'all work waits for a version of which no worker runs',
    { ...well, temporal: { ...(well.temporal as object), routing: { current: '0.1.0', asking: ['0.2.0'] } } as never },
    'act',
    [['OwnershipStale', /deployment current 0\.2\.0/]],
  ],
  [
    'another version of the workers waits beside the current one',
    {
      ...well,
      temporal: { ...(well.temporal as object), routing: { current: '0.1.0', asking: ['0.2.0', '0.1.0'] } } as never,
    },
    'well',
    [],
  ],
  [
    'machines are not looked after',
    withStore({ ownershipAgeSeconds: 301 }),
    'act',
    [['OwnershipStale', /role worker/]],
  ],
  [
    'a schedule is paused',
    {
      ...well,
      temporal: {
        ...(well.temporal as object),
        schedules: [{ name: 'reaper', state: 'paused', lastRunAt: null, nextRunAt: null }],
      } as never,
    },
    'act',
    [['HousekeepingLate', /--schedule-id reaper/]],
  ],
  [
    'the namespace lacks something',
    {
      ...well,
      temporal: {
        state: 'read',
        version: '1',
        lack: 'it lacks Phase',
        workers: [],
        routing: { current: null, asking: [] },
        schedules: [],
      },
    },
    'act',
    [['OutboxRefused', 'run "prepare"']],
  ],
  [
    'wakes wait, and are refused',
    withStore({ outbox: { depth: 3, refused: 1, oldestAgeSeconds: 61 } }),
    'act',
    [
      ['OutboxStuck', /Temporal/],
      ['OutboxRefused', /FROM outbox/],
    ],
  ],
  ['a host is lost', withHost({ lostAt: at }), 'act', [['HostLost', /start the role host/]]],
  [
    'a host of a shared agent is lost',
    withHost({ lostAt: at, agent: 'rack-1' }),
    'act',
    [['HostLost', /start the role host with HOSTS=rack-1/]],
  ],
  [
    'a host is lost since a restore: once',
    withHost({ lostAt: at, inventoryDue: true } as never),
    'act',
    [['HostLost', /role host/]],
  ],
  ...hostConditionTypes
    .filter((type) => type !== 'Reachable')
    .map((type): [string, StatusReport, 'act', [string, string][]] => [
      `the condition ${type} of a host is false`,
      withHost({ failing: [{ type, status: false, reason: 'Because', message: 'it is so', since: at }] }),
      'act',
      [[hostConditions[type].alert, mendOf(hostConditions[type].alert, 'h1')]],
    ]),
  ['a host is quarantined', withHost({ abandoned: 1 }), 'act', [['HostQuarantined', /repair/]]],
  ['a host was not asked', withHost({ inventoryDue: true }), 'act', [['HostInventoryDue', /agent/]]],
  [
    'a host is not evacuated in time',
    withStore({
      evacuations: [{ hostName: 'h1', evacuatesAt: at, machines: 4, deleting: 1, stopped: 1, silent: false }],
    }),
    'act',
    [['EvacuationLate', /hosts show h1/]],
  ],
  ['a host is lost inside its maintenance', withHost({ lostAt: at, inMaintenance: true }), 'well', []],
  [
    'no backup was ever taken of an old database',
    withStore({ backup: { ageSeconds: 172_801, isRecorded: false } }),
    'act',
    [['BackupOld', /backup FILE/]],
  ],
  ['no backup was taken yet', withStore({ backup: { ageSeconds: 172_799, isRecorded: false } }), 'well', []],
  [
    'usage of an old database was never compared',
    withStore({ usage: { differingRows: null, ageSeconds: 100_001 } }),
    'act',
    [['UsageDiffers', /see that a worker runs/]],
  ],
  ['usage was not compared yet', withStore({ usage: { differingRows: null, ageSeconds: 99_999 } }), 'well', []],
  ['a host is cordoned, as an operator wants it', withHost({ cordoned: true }), 'well', []],
  [
    'no host is ready',
    withStore({ hosts: { ...store.hosts, states: { ...store.hosts.states, ready: 0 } } }),
    'act',
    [['NoHostReady', /fleet apply/]],
  ],
  [
    'a cleanup is blocked',
    withStore({ waits: [blocked], overdue: [{ phase: 'Deleting', count: 1 }] }),
    'act',
    [['CleanupBlocked', /instances abandon ns\/web/]],
  ],
  [
    'a cleanup of bare metal is blocked',
    withStore({ waits: [{ ...blocked, kind: 'BareMetalMachine' }], overdue: [{ phase: 'Deleting', count: 1 }] }),
    'act',
    [['CleanupBlocked', /retry-cleanup ns\/web --kind BareMetalMachine --reason/]],
  ],
  [
    'more cleanups take too long than are named',
    withStore({ waits: [blocked], overdue: [{ phase: 'Failed', count: 3 }] }),
    'act',
    [
      ['CleanupBlocked', /instances abandon ns\/web/],
      ['CleanupBlocked', /hosts list/],
    ],
  ],
  [
    'machines are late',
    withStore({
      overdue: [
        { phase: 'Pending', count: 1 },
        { phase: 'Creating', count: 1 },
        { phase: 'Running', count: 2 },
      ],
    }),
    'act',
    [
      ['MachinesPendingLate', /reasons/],
      ['MachinesStartingLate', /logs/],
      ['MachinesUnreachable', /hosts first/],
    ],
  ],
  [
    'there are orphans, old requests, old emails, webhooks that wait, and wrong bills',
    withStore({
      orphans: { count: 1, oldestAgeSeconds: 1, mayBeAdopted: 0 },
      limitRequests: { count: 1, oldestAgeSeconds: 86_401 },
      emails: { depth: 1, oldestAgeSeconds: 3_601 },
      webhooks: { waiting: 2, overdue: 1 },
      usage: { differingRows: 1, ageSeconds: 1 },
      mismatches: [{ kind: 'unbilled-machine', count: 1, subjects: ['a uid'] }],
      strays: { dataKeys: ['an id'], orderKeys: [] },
    }),
    'act',
    [
      ['OrphanMachines', /orphans adopt/],
      ['LimitRequestsWait', /limits requests/],
      ['EmailsStuck', /SMTP_URL/],
      ['WebhooksOverdue', /delivery\/webhook/],
      ['UsageDiffers', /usage rebuild/],
      ['BillingMismatch', /passwords of the database roles/],
      ['StrayKeys', /delete the rows/],
    ],
  ],
  [
    'audit events are not linked, and not delivered',
    withStore({
      audit: {
        unlinked: { depth: 2, oldestAgeSeconds: 61 },
        sink: { depth: 3, oldestAgeSeconds: 301, failingSeconds: 301, error: 'refused' },
      },
    }),
    'act',
    [
      ['AuditUnlinked', /role worker, which links/],
      ['AuditSinkBehind', /delivery\/audit/],
    ],
  ],
])('status: %s', (_what, report, verdict, expected) => {
  const findings = findingsOf(report);
  expect(findings.map(({ alert, mend }) => [alert, mend])).toEqual(
    expected.map(([alert, mend]) => [alert, typeof mend === 'string' ? mend : expect.stringMatching(mend)]),
  );
  expect(verdictOf(report, findings)).toBe(verdict);
  for (const { page } of findings) expect(page).toMatch(/^docs\/(operations|deploy)\.md#[a-z-]+$/);
});

test('status names what it could not read', () => {
  const lines = (report: StatusReport) => findingLines(report, [], verdictOf(report, []));
  expect(lines(well)).toEqual(['All is well.']);
  expect(lines({ ...well, unread: ['whether the database was restored: too slow'] })).toEqual([
    'Not everything could be read, so there may be more:',
    '? whether the database was restored: too slow',
  ]);
});

test('the views of the Temporal UI are links where its address is known, and those of the documentation', () => {
  const own = temporalViews(readConfig({ TEMPORAL_UI_PORT: '8233' }));
  expect(own[0]).toEqual({
    name: 'Machines',
    query: 'Tenant IS NOT NULL',
    url: 'http://localhost:8233/namespaces/default/workflows?query=Tenant%20IS%20NOT%20NULL&savedQuery=Machines',
  });
  expect(temporalViews(readConfig({ TEMPORAL_ADDRESS: '127.0.0.1:1' })).map(({ url }) => url)).toEqual(
    own.map(() => null),
  );
  const page = readFileSync(path.join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8');
  for (const { url } of own) expect(page).toContain(`\n${url}\n`);
});

test('an age is in the largest unit that says enough', () => {
  expect([-1, 5, 119, 120, 7_199, 7_200, 200_000].map(age)).toEqual([
    '0 s',
    '5 s',
    '119 s',
    '2 min',
    '119 min',
    '2 h',
    '2 d',
  ]);
});

test('a thousand lost hosts are one finding for each alert, and ten are named', () => {
  const hosts = (count: number) =>
    withStore({
      hosts: {
        ...store.hosts,
        notReady: Array.from({ length: count }, (_, index) => ({
          ...host,
          name: `h${index}`,
          lostAt: at,
          abandoned: 1,
        })),
      },
    });
  const found = findingsOf(hosts(1_004)).map(({ alert, what }) => [alert, what]);
  expect(found).toEqual([
    ['HostLost', expect.stringMatching(/^host h0 is lost: .*; and 1003 more like it \("hosts list" shows all\)$/)],
    ['HostQuarantined', expect.stringContaining('and 1003 more like it')],
  ]);
  expect(findingsOf(hosts(10))).toHaveLength(20);
});

test('the disk that is almost full is named, also where Postgres has another', () => {
  const disk = { state: 'read', folder: '/data', usedBytes: 1, freeBytes: 9e9, sizeBytes: 1e11 } as const;
  const [own] = findingsOf({ ...well, disk: { ...disk, hasPostgres: true } });
  expect(own!.what).toBe('the disk of DATA_DIR, /data, is almost full: 9 % is free');
  const [elsewhere] = findingsOf({ ...well, disk: { ...disk, hasPostgres: false } });
  expect(elsewhere!.what).toContain('Postgres is on another disk');
});
