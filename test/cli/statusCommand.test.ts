/** `status` and other commands of operators on a database. */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditListCommand } from '../../src/cli/audit/auditCommands.ts';
import { noteBackupCommand } from '../../src/cli/deployment/backup.ts';
import { statusCommand } from '../../src/cli/deployment/statusCommand.ts';
import { readStatus } from '../../src/cli/deployment/statusReport.ts';
import { instancesListCommand, instancesShowCommand } from '../../src/cli/fleet/instanceCommands.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { commandLine, recordAudit } from '../../src/store/core/audit.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import { claimMachine, recordCleanupBlocked } from '../../src/store/machines/transitions.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { makeHost, makeMachine, makeTenant } from '../support/fixtures.ts';
import { selfSigned } from '../support/selfSigned.ts';

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
    await db.$executeRaw`UPDATE machines SET phase = 'Deleting', deletion_requested_at = clock_timestamp()
      WHERE uid = ${machine.uid}::uuid`;
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
    await expect(statusCommand(config, { output: 'xml' }, () => {})).rejects.toThrow('table, json, yaml');
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
    expect(() => auditListCommand(config, { from: 'today' }, () => {})).toThrow(/--from is a time, such as/);
    await expect(list({ customer: 'missing' })).rejects.toThrow('There is no customer');
  });
});
