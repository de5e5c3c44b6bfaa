import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mendOf } from '../../src/alerts/alerts.ts';
import { auditListCommand } from '../../src/cli/audit/auditCommands.ts';
import { noteBackupCommand } from '../../src/cli/deployment/backup.ts';
import { findingLines, statusCommand } from '../../src/cli/deployment/statusCommand.ts';
import { age, findingsOf, verdictOf } from '../../src/cli/deployment/statusFindings.ts';
import { readStatus, type StatusReport } from '../../src/cli/deployment/statusReport.ts';
import { temporalViews } from '../../src/cli/deployment/temporalViews.ts';
import { instancesListCommand, instancesShowCommand } from '../../src/cli/fleet/instanceCommands.ts';
import { hostConditions, hostConditionTypes } from '../../src/domain/hostHealth.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { commandLine, recordAudit } from '../../src/store/core/audit.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import { claimMachine, recordCleanupBlocked } from '../../src/store/machines/transitions.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { makeHost, makeMachine, makeTenant } from '../support/fixtures.ts';
import { selfSigned } from '../support/selfSigned.ts';
import { at, host, store, well, withHost, withStore } from '../support/statusReports.ts';

const blocked = {
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

describe('with a database, and nothing else', () => {
  let postgres: TestPostgres;
  let db: Database;
  let config: Config;
  let dataDir: string;
  let namespace: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    const databaseUrl = await postgres.createDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), 'status-'));
    db = openDatabase(databaseUrl, { poolSize: 2 });
    config = readConfig({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      TEMPORAL_ADDRESS: '127.0.0.1:1',
      PUBLIC_URL: 'https://127.0.0.1:1',
    });
    ({ namespace } = await makeTenant(db));
    await makeHost(db, { name: 'h1' });
    const machine = await makeMachine(db, { namespace, name: 'stuck', requestId: 'the-request' });
    const { row } = (await claimMachine(db, machine.uid, 'run-1'))!;
    const fence = (step: number) => ({ epoch: row.claimEpoch, step, attempt: 1 });
    await placeMachine(db, machine.uid, fence(1));
    await db.$executeRaw`UPDATE machines SET phase = 'Deleting', deletion_requested_at = clock_timestamp() WHERE uid = ${machine.uid}::uuid`;
    await recordCleanupBlocked(db, machine.uid, fence(2));
    await makeMachine(db, { namespace, name: 'waits' });
  });
  afterAll(async () => {
    await db?.$disconnect();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function said(command: (print: (line: string) => void) => Promise<unknown>) {
    const lines: string[] = [];
    const result = await command((line) => void lines.push(line));
    return { text: lines.join('\n'), result };
  }

  test('status says which parts are down, shows what it can, and exits with 2', async () => {
    const { text, result } = await said((print) => statusCommand(config, {}, print));
    expect(result).toBe(2);
    expect(text).toMatch(/^API +DOWN .*127\.0\.0\.1:1/m);
    expect(text).toMatch(/^Temporal +DOWN +127\.0\.0\.1:1: nothing accepts connections there$/m);
    expect(text).toMatch(/^Postgres +up +\d/m);
    expect(text).toMatch(/^1 +VirtualMachine +Deleting +CleanupBlocked$/m);
    expect(text).toMatch(/^north +general-1 +VirtualMachine +1 +1 +1 +2\/8 +4\/32 +20\/500$/m);
    expect(text).toMatch(new RegExp(`^${namespace}/stuck +Deleting +\\d+ s +h1 +While Deleting: `, 'm'));
    expect(text).toContain(`instances abandon ${namespace}/stuck --reason TEXT`);
    const json = JSON.parse((await said((print) => statusCommand(config, { output: 'json' }, print))).text);
    expect(json).toMatchObject({ verdict: 'unknown', temporal: { state: 'away' }, postgres: { state: 'read' } });
    expect(json.findings.map(({ alert }: { alert: string }) => alert)).toEqual(
      expect.arrayContaining(['OwnershipStale', 'ApiDown', 'CleanupBlocked']),
    );
    await expect(statusCommand(config, { output: 'yaml' }, () => {})).rejects.toThrow('table or json');
  });

  test.each([
    ['its certificate, for the name in PUBLIC_URL', 'localhost', 'read', ''],
    ['no other', 'other.example', 'away', 'does not respond'],
  ])('at API_ADDRESS, status accepts %s', async (_what, host, state, why) => {
    const { key, cert } = await selfSigned();
    await writeFile(path.join(dataDir, 'ca.pem'), cert);
    const api = createServer({ key, cert }, (_request, response) => response.end('{"status":"ok","checks":{}}'));
    await once(api.listen(0, '127.0.0.1'), 'listening');
    try {
      const { port } = api.address() as AddressInfo;
      const reached = { ...config, PUBLIC_URL: `https://${host}:9443`, API_ADDRESS: `127.0.0.1:${port}` };
      const report = await readStatus(reached);
      expect(report.api).toMatchObject({ state });
      expect(JSON.stringify(report.api)).toContain(why);
    } finally {
      api.close();
      await rm(path.join(dataDir, 'ca.pem'));
    }
  });

  test('a backup by other tools is recorded, and status and the audit log show it', async () => {
    const backup = async () =>
      (await said((print) => statusCommand(config, {}, print))).text.match(/^Backup +(.+)$/m)?.[1];
    const note = (options: object) => said((print) => noteBackupCommand(config, options, print));
    expect(await backup()).toBe('none was recorded');
    const takenAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
    expect((await note({ by: 'pg_dump', takenAt })).text).toBe(`recorded: a backup of ${takenAt} by pg_dump`);
    expect(await backup()).toBe('3 d ago');
    await note({ by: 'WAL archive' });
    expect(await backup()).toMatch(/^\d+ s ago$/);
    // One that is recorded late is not the last.
    await note({ by: 'pg_dump', takenAt });
    expect(await backup()).toMatch(/^\d+ s ago$/);
    const { text } = await said((print) =>
      auditListCommand(config, { action: 'database.backup', output: 'json' }, print),
    );
    expect(JSON.parse(text).map(({ target }: { target: string }) => target)).toEqual([
      'pg_dump',
      'WAL archive',
      'pg_dump',
    ]);
    for (const refused of [
      {},
      { by: ' ' },
      { by: 'x', takenAt: 'yesterday' },
      { by: 'x', takenAt: '2999-01-01T00:00:00Z' },
    ])
      await expect(note(refused)).rejects.toThrow(/^--(by is required|taken-at is)/);
  });

  test('instances list filters; instances show has the placements and the changes', async () => {
    const list = async (options: object) => (await said((print) => instancesListCommand(config, options, print))).text;
    expect((await list({})).split('\n')).toHaveLength(3);
    expect(await list({ failure: 'CleanupBlocked' })).toMatch(
      new RegExp(
        `\\n${namespace}/stuck +VirtualMachine +Deleting +no +\\d+ s +h1 +CleanupBlocked +While Deleting: [^\\n]*$`,
      ),
    );
    expect(await list({ host: 'h2' })).toBe('No machine matches.');
    expect(JSON.parse(await list({ phase: 'Pending', output: 'json' }))).toMatchObject([
      { name: 'waits', hostName: null },
    ]);
    expect(await list({ limit: '1' })).toMatch(/There are more/);
    expect(() => instancesListCommand(config, { phase: 'Gone' }, () => {})).toThrow(/--phase is Pending, .* or Failed/);
    const show = (subject: string) => said((print) => instancesShowCommand(config, { subject }, print));
    const { text } = await show(`${namespace}/stuck`);
    expect(text).toMatch(/^Why +CleanupBlocked: While Deleting: /m);
    expect(text).toMatch(/^Created .* by request the-request$/m);
    expect(text).toMatch(/^h1 +general-1 +[0-9a-f-]{36} +\S+ +held$/m);
    expect(text).toMatch(/Z +Pending +no +-\n.*Z +Creating +no +-\n.*Z +Deleting +no +CleanupBlocked: /);
    await expect(show(`${namespace}/none`)).rejects.toThrow('There is no VirtualMachine');
  });

  test('audit list filters events of all accounts, the newest first', async () => {
    await recordAudit(db, { ...commandLine, action: 'host.cordon', target: 'h1' });
    await recordAudit(db, { ...commandLine, action: 'host.uncordon', target: 'h1', outcome: 'refused', reason: 'no' });
    const list = async (options: object) => (await said((print) => auditListCommand(config, options, print))).text;
    const all = (await list({})).split('\n');
    expect(all[1]).toMatch(/Z +- +operator \S+ +host\.uncordon +h1 +refused +- +no$/);
    expect(all[2]).toMatch(/host\.cordon/);
    expect(await list({ outcome: 'refused' })).not.toContain('host.cordon ');
    expect(JSON.parse(await list({ action: 'host.cordon', output: 'json' }))).toMatchObject([
      { target: 'h1', customer: null },
    ]);
    expect(await list({ from: '2999-01-01' })).toBe('No event matches.');
    expect(() => auditListCommand(config, { from: 'today' }, () => {})).toThrow(/--from is a time such as/);
    await expect(list({ customer: 'missing' })).rejects.toThrow('There is no account');
  });
});
