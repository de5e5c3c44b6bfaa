/**
 * An operator's drill on one service: `status` and the alerts of a Prometheus tell each trouble, and both are quiet again
 * once its remedy was followed.
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import type { Client } from '@temporalio/client';
import { request } from 'undici';
import { Disk } from '../../bench/soak/disks.ts';
import { type AlertName, alerts } from '../../src/alerts/alerts.ts';
import { statusCommand } from '../../src/cli/deployment/statusCommand.ts';
import type { Finding } from '../../src/cli/deployment/statusFindings.ts';
import { controlPlaneQueue } from '../../src/domain/names.ts';
import { liftFaults } from '../../src/drivers/simulated/disk.ts';
import { readConfig } from '../../src/settings/config.ts';
import { lazyClient } from '../../src/temporal/connection.ts';
import { usageReconciliationSchedule } from '../../src/temporal/schedules.ts';
import { freePort } from '../../src/up/ports.ts';
import { embeddedDatabaseUrl } from '../../src/up/postgres.ts';
import { type HttpsReceiver, startHttpsReceiver } from '../support/auditReceivers.ts';
import { makeAuthority } from '../support/certificates.ts';
import { query } from '../support/database.ts';
import { HostMachine } from '../support/e2e/hostMachine.ts';
import type { Drill, Trouble } from '../support/e2e/trouble.ts';
import { troubles } from '../support/e2e/troubles.ts';
import { troublesOfDrivers } from '../support/e2e/troublesOfDrivers.ts';
import { type MailServer, startMailServer } from '../support/people/mailServer.ts';
import { metricsIn, readDashboard, readRules } from '../support/prometheus.ts';
import { type PrometheusServer, startPrometheus } from '../support/prometheusServer.ts';
import { program, type Service, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

const repository = path.join(import.meta.dirname, '..', '..');
const deadlines = 'starting=1m,cleanupBlockedAfter=2s';

/** Filling a disk needs one of its own: root on Linux may mount it. */
const canMount = Disk.canBeMounted();
const roles = ['API', 'WORKER', 'HOST'] as const;

let service: Service;
let disk: Disk | null = null;
let folder: string;
let prometheus: PrometheusServer | null;
let ports: Record<string, string>;
let sink: HttpsReceiver;
let mail: MailServer;
let hooks: WebhookReceiver;
let machine: HostMachine;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'drill-'));
  if (canMount) disk = await Disk.mount(path.join(folder, 'disk'), 900);
  await copyFile(path.join(repository, 'fleet.yaml'), fleetFile());
  ports = { TEMPORAL_PORT: String(await freePort()) };
  for (const role of roles) ports[`${role}_METRICS_PORT`] = String(await freePort());
  const authority = await makeAuthority('sink');
  await writeFile(path.join(folder, 'sink-ca.pem'), authority.ca);
  sink = await startHttpsReceiver(await authority.issue('localhost'));
  [mail, hooks] = await Promise.all([startMailServer(), startWebhookReceiver()]);
  service = await startService({
    dataDir: path.join(disk?.folder ?? folder, 'data'),
    environment: {
      ...ports,
      FLEET_FILE: fleetFile(),
      AUDIT_SINK_URL: sink.url,
      AUDIT_SINK_CA_FILE: path.join(folder, 'sink-ca.pem'),
      SMTP_URL: mail.url,
      IDENTITY_ALLOW_LOOPBACK: 'true',
      OWNERSHIP_INTERVAL_SECONDS: '5',
      HOST_SILENT_MS: '2000',
      MACHINE_DEADLINES: deadlines,
    },
  });
  machine = new HostMachine(path.join(folder, 'host-machine'), {
    TEMPORAL_ADDRESS: settings().TEMPORAL_ADDRESS,
    TEMPORAL_PAYLOAD_KEYS_FILE: path.join(service.dataDir, 'payload-keys'),
  });
  prometheus = await startPrometheus(Object.fromEntries(roles.map((role) => [role, ports[`${role}_METRICS_PORT`]!])));
}, 3_000_000);
afterAll(async () => {
  await prometheus?.stop();
  await machine?.stop();
  // Before the disk below it goes.
  await service?.stop();
  await disk?.unmount();
  await Promise.all([sink?.close(), hooks?.close(), mail?.stop()]);
  await rm(folder, { recursive: true, force: true });
}, 180_000);

/** What the service's agent reads when it starts. */
const fleetFile = () => path.join(folder, 'fleet.yaml');

/** Of commands, as those of the service. */
const settings = () => ({
  DATA_DIR: service.dataDir,
  TEMPORAL_ADDRESS: `127.0.0.1:${ports['TEMPORAL_PORT']}`,
  MACHINE_DEADLINES: deadlines,
  AUDIT_SINK_CA_FILE: path.join(folder, 'sink-ca.pem'),
});

async function command(...words: string[]): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings() };
  return new Promise((resolve) =>
    execFile(process.execPath, [program, ...words], { env, timeout: 300_000 }, (error, stdout, stderr) =>
      resolve(error ? { code: Number(error.code), output: stdout + stderr } : { code: 0, output: stdout }),
    ),
  );
}

async function run(...words: string[]): Promise<string> {
  const { code, output } = await command(...words);
  if (code !== 0) throw new Error(`${code}: ${output}`);
  return output;
}

/** What `status` prints, asked in this process: a command takes a second of a processor, and waits ask many times. */
async function printed(format: 'table' | 'json'): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const code = await statusCommand(readConfig(settings()), { output: format }, (line) => lines.push(line));
  return { code, output: lines.join('\n') };
}

/** What `status` tells, as `ALERT: WHAT`. */
async function status(): Promise<{ code: number; told: string[] }> {
  const { code, output } = await printed('json');
  const { findings } = JSON.parse(output) as { findings: Finding[] };
  return { code, told: findings.map(({ alert, what }) => `${alert}: ${what}`) };
}

async function untilTold(code: number, expected: readonly RegExp[]): Promise<void> {
  await waitFor(
    `status to tell ${expected.join(', ')}`,
    async () => {
      const found = await status();
      const isTold = expected.every((each) => found.told.some((line) => each.test(line)));
      if (found.code === code && isTold && found.told.length === expected.length) return true;
      throw new Error(`${found.code}: ${found.told.join('; ')}`);
    },
    120_000,
  );
}
const untilWell = () => untilTold(0, []);

/** Runs the command until it ends with `code`, and returns what it printed: on a busy machine a part may respond late. */
async function statusEnds(code: number, ...words: string[]): Promise<string> {
  return waitFor(
    `the command to end with ${code}`,
    async () => {
      const ended = await command('status', ...words);
      if (ended.code === code) return ended.output;
      throw new Error(`${ended.code}: ${ended.output}`);
    },
    120_000,
  );
}

async function withTemporal(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = lazyClient(readConfig(settings()));
  try {
    await work(client);
  } finally {
    await client.connection.close();
  }
}

/** What each role serves; nothing of one that does not respond. */
async function scrape(): Promise<string[]> {
  const texts = roles.map((role) =>
    request(`http://127.0.0.1:${ports[`${role}_METRICS_PORT`]}/metrics`, { signal: AbortSignal.timeout(2_000) })
      .then(({ body }) => body.text())
      .catch(() => ''),
  );
  return Promise.all(texts);
}

/** What is of days and weeks goes on after a trouble. */
const lasting = ['ErrorBudgetBurnsFast', 'ErrorBudgetBurns', 'CapacityShort'];

/**
 * Until these alerts fire, none of the `ended` ones does, and no other unless it is `among` them. Without Prometheus,
 * until `status` tells them, apart from those that it does not show.
 */
async function expectAlerts(
  expected: readonly AlertName[],
  { among = [], ended = [] }: { among?: readonly string[] | undefined; ended?: readonly string[] } = {},
): Promise<void> {
  if (prometheus === null) {
    const shown = expected.filter((alert) => !('notInStatus' in alerts[alert]));
    await waitFor(`status to tell ${shown.join(', ')}`, async () => {
      const { told } = await status();
      return shown.every((alert) => told.some((line) => line.startsWith(`${alert}: `)));
    });
    return;
  }
  const allowed = ['Watchdog', ...lasting.filter((alert) => !ended.includes(alert)), ...expected, ...among];
  await waitFor(
    `the alerts ${expected.join(', ')}`,
    async () => {
      const all = await prometheus!.firing();
      const isExpected = expected.every((alert) => all.includes(alert));
      const others = all.filter((alert) => !allowed.includes(alert));
      if (isExpected && others.length === 0 && all.includes('Watchdog')) return true;
      throw new Error(all.join(', '));
    },
    // The longest look back is of an error budget: six hours, which are 216 seconds here.
    300_000,
  );
}

test('a service that is well is told so, and no alert fires', async () => {
  await service.createVm('kept');
  await service.untilReady('kept');
  await untilWell();
  await statusEnds(0);
  await expectAlerts([]);
}, 300_000);

test('a blocked cleanup is told with its machine and its host', async () => {
  await service.createVm('stuck', { fault: 'destroy-refuses' });
  await service.untilReady('stuck');
  await service.deleteVm('stuck');
  await untilTold(1, [
    new RegExp(`^CleanupBlocked: the cleanup of ${service.namespace}/stuck on host \\S+ is blocked`),
  ]);
  await expectAlerts(['CleanupBlocked']);
  const { output } = await command('instances', 'list', '--failure', 'CleanupBlocked');
  expect(output).toMatch(new RegExp(`\\n${service.namespace}/stuck +VirtualMachine +Deleting +no .* CleanupBlocked`));
  const [{ hostName, runtimeId }] = (await service.inventory())
    .filter(({ name }) => name === 'stuck')
    .map(({ hostName, runtimeId }) => ({ hostName, runtimeId })) as [{ hostName: string; runtimeId: string }];
  await liftFaults(service.dataDir, hostName, runtimeId);
  const subject = `${service.namespace}/stuck`;
  const because = ['--reason', 'the host is repaired', '--yes'];
  const { code, output: said } = await command('instances', 'retry-cleanup', subject, ...because);
  // Its next try by itself may have come before.
  if (code !== 0) expect(said).toMatch(/There is no|no cleanup of this machine is waiting/);
  await service.untilGone('stuck');
  await untilWell();
  await expectAlerts([]);
}, 300_000);

test('silent agents are told host by host, with the machines that wait', async () => {
  const agents = service.pidsOf('host');
  for (const pid of agents) process.kill(pid, 'SIGSTOP');
  try {
    const db = await service.database();
    const hosts = await db.host.count().finally(() => db.$disconnect());
    const lost = Array.from({ length: hosts }, () => /^HostLost: host \S+ is lost/);
    await untilTold(1, [...lost, /^NoHostReady/]);
    await service.createVm('waits');
    await waitFor('the wait to be told', async () =>
      /\/waits +Pending .* waiting for capacity/.test((await printed('table')).output),
    );
    await expectAlerts(['HostLost', 'NoHostReady']);
  } finally {
    for (const pid of agents) process.kill(pid, 'SIGCONT');
  }
  await service.untilReady('waits');
  await untilWell();
  await expectAlerts([]);
}, 300_000);

/** What may come with it: Postgres refuses a write, or ends and starts again. */
const onFullDisk = [
  'ApiDown',
  'BookkeepingFails',
  'BookkeepingWaits',
  'HostDiskFull',
  'PostgresDown',
  'PostgresRefusesWrites',
];
(canMount ? test : test.skip)(
  'a full disk is told',
  async () => {
    // What is left is too little for a machine, and enough for Postgres.
    await disk!.fill(12);
    try {
      await expectAlerts(['DiskAlmostFull', 'HostDiskFull'], { among: onFullDisk });
      await disk!.fill();
      await waitFor('status to tell', async () =>
        (await status()).told.some((line) => line.startsWith('DiskAlmostFull: ')),
      );
      await expectAlerts(['DiskAlmostFull'], { among: onFullDisk });
    } finally {
      await disk!.free();
    }
    await untilWell();
    await expectAlerts([]);
  },
  300_000,
);

test('every metric that rules and dashboard name is served by a role', async () => {
  await withTemporal(async (client) => {
    await client.schedule.getHandle(usageReconciliationSchedule).trigger();
    expect((await command('database', 'note-backup', '--by', 'pg_dump')).code).toBe(0);
    // Failed tasks of workflows are counted from the first one on.
    const failing = await client.workflow.start('nonsense', { workflowId: 'nonsense', taskQueue: controlPlaneQueue });
    const named = [...readRules().map(({ expr }) => expr), ...readDashboard()].flatMap(metricsIn);
    await waitFor('every metric', async () => {
      const texts = (await scrape()).join('\n');
      const missing = [...new Set(named)].filter((name) => !texts.includes(`# TYPE ${name} `));
      if (missing.length === 0) return true;
      throw new Error(missing.join(', '));
    });
    // It is none of the service's, so there is nothing to reset.
    await failing.terminate('a test');
  });
  await expectAlerts([]);
}, 300_000);

/** Each with its name first. */
const tests = (all: readonly Trouble[]) => all.map((each) => [each.what, each] as const);

async function follows(_what: string, { alerts, beside, provoke, remedy }: Trouble): Promise<void> {
  const databaseUrl = async () => (await embeddedDatabaseUrl(service.dataDir))!;
  const drill: Drill = {
    ...{
      service,
      sink,
      mail,
      hooks,
      machine,
      folder,
      fleetFile: fleetFile(),
      run,
      databaseUrl,
      temporal: withTemporal,
    },
    status: async () => (await printed('table')).output,
    sql: async (text) => query(await databaseUrl(), text),
    // A run that lasts has perhaps not seen what happened.
    trigger: (schedule) => withTemporal((client) => client.schedule.getHandle(schedule).trigger('BUFFER_ONE')),
  };
  await expectAlerts([], { ended: alerts });
  const known = await provoke(drill);
  try {
    await expectAlerts(alerts, { among: beside });
  } finally {
    await remedy(drill, known as never);
  }
  await untilWell();
  await expectAlerts([], { ended: alerts });
}

test.each(tests(troubles))('if %s, its alerts fire, and end with their remedy', follows, 900_000);

(HostMachine.canBe() ? describe : describe.skip)('with hosts on a machine of their own', () => {
  beforeAll(async () => {
    await machine.join({ run, fleetFile: fleetFile() });
    await untilWell();
    await expectAlerts([]);
  }, 600_000);

  test.each(tests(troublesOfDrivers))('if %s, its alerts fire, and end with their remedy', follows, 900_000);

  test('hosts without their agent are told until they are taken out of the fleet', async () => {
    await machine.stop();
    await expectAlerts(['HostLost']);
    await run('fleet', 'apply', fleetFile());
    await untilWell();
    await expectAlerts([]);
  }, 600_000);
});

/** Each test goes on where the one before it ended, as a person does who follows docs/operations.md. */
describe('the drill of a backup', () => {
  const file = () => path.join(folder, 'compute.backup');
  let runtimeId: string;
  let starting: Promise<void>;
  const runtimeOf = async (name: string) =>
    (await service.inventory()).find((machine) => machine.name === name)!.runtimeId;

  test('it is made while machines come and go', async () => {
    for (const name of ['web', 'db']) await service.createVm(name);
    for (const name of ['web', 'db']) await service.untilReady(name);
    runtimeId = await runtimeOf('web');
    const [said] = await Promise.all([
      run('backup', file()),
      service.createVm('during'),
      service.createVm('meanwhile'),
    ]);
    expect(said).toContain('verified in a Postgres of its own');

    await service.deleteVm('db');
    await service.untilGone('db');
    await service.createVm('late');
    await service.untilReady('late');
  }, 600_000);

  test('status names each part of a stopped service, and exits with 2', async () => {
    await service.interrupt();
    const { code, output } = await command('status');
    expect(code).toBe(2);
    for (const part of ['API', 'Postgres', 'Temporal']) expect(output).toMatch(new RegExp(`^${part} +DOWN `, 'm'));
    expect(output).toMatch(/^Disk +up /m);
    await expectAlerts(['ApiDown']);
  }, 300_000);

  test('status names a restored database and the command that makes it safe, and nothing works on it before', async () => {
    expect(await run('restore', file())).toContain('run "recover"');
    starting = service.startAgain();
    // A failure before the next test awaits it is told by that one.
    starting.catch(() => undefined);
    await waitFor(
      'up to say what it is',
      () => service.output().includes('"restore" put it in place from the backup of'),
      120_000,
    );
    expect(service.pidsOf('worker')).toEqual([]);
    await untilTold(1, [/^ApiDown: the database was restored, or is another one: .* from the backup of /]);
    const { findings } = JSON.parse(await statusEnds(1, '-o', 'json')) as { findings: Finding[] };
    expect(findings.map(({ mend }) => mend)).toEqual([expect.stringContaining('"recover"')]);
    await expectAlerts(['ApiDown']);
    expect(await run('recover')).toContain('The database is safe to write to.');
  }, 600_000);

  test('machines of the backup run on, later ones are orphans, and vanished ones are reported', async () => {
    await starting;
    await service.untilReady('web');
    expect(await runtimeOf('web')).toBe(runtimeId);
    await waitFor(
      'db to be missed',
      async () => (await service.getVm('db')).status?.failureCode === 'VMNotFound',
      120_000,
    );
    expect((await service.getVm('late')).code).toBe(404);
    await waitFor('the orphan', async () => (await run('orphans', 'list')).includes('/late'), 120_000);
    const orphan = await runtimeOf('late');
    await expectAlerts(['OrphanMachines'], { among: ['HostInventoryDue', 'MachinesUnreachable'] });
    expect(await run('orphans', 'destroy', orphan, '--reason', 'made after the backup', '--yes')).toContain('is gone');
    const url = (await run('database', 'url')).trim();
    const commands = await query<{ action: string; name: string }>(
      url,
      `SELECT action, actor_name AS name FROM audit_events WHERE actor_type = 'operator' AND action LIKE 'database.%' ORDER BY sequence`,
    );
    expect(commands.slice(-4)).toEqual(
      ['backup', 'restore', 'recover', 'show-url'].map((what) => ({
        action: `database.${what}`,
        name: userInfo().username,
      })),
    );
    await service.verifyCleanSlate();
    await untilWell();
    await expectAlerts([]);
  }, 600_000);
});
