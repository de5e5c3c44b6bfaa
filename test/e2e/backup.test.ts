/** The drill of docs/operations.md: a backup while machines come and go, more changes, a restore, `recover`. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Finding } from '../../src/cli/statusFindings.ts';
import { freePort } from '../../src/up/ports.ts';
import { query } from '../support/database.ts';
import { program, type Service, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

let service: Service;
let folder: string;
let temporalPort: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'drill-'));
  temporalPort = String(await freePort());
  service = await startService({ environment: { TEMPORAL_PORT: temporalPort, OWNERSHIP_INTERVAL_SECONDS: '5' } });
}, 180_000);
afterAll(async () => {
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function run(...words: string[]): Promise<string> {
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    DATA_DIR: service.dataDir,
    TEMPORAL_ADDRESS: `127.0.0.1:${temporalPort}`,
  };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], { env, timeout: 300_000 });
  return stdout;
}

test('after a backup under load, a restore, and recover: machines of the backup run on, later ones are orphans, and vanished ones are reported', async () => {
  const file = path.join(folder, 'compute.backup');
  for (const name of ['web', 'db']) await service.createVm(name);
  for (const name of ['web', 'db']) await service.untilReady(name);
  const { runtimeId } = (await service.inventory()).find(({ name }) => name === 'web')!;
  const [said] = await Promise.all([run('backup', file), service.createVm('during'), service.createVm('meanwhile')]);
  expect(said).toContain('verified in a Postgres of its own');

  await service.deleteVm('db');
  await service.untilGone('db');
  await service.createVm('late');
  await service.untilReady('late');
  await service.interrupt();
  expect(await run('restore', file)).toContain('run "recover"');

  const starting = service.startAgain();
  await waitFor(
    'up to say what it is',
    () => service.output().includes('"restore" put it in place from the backup of'),
    120_000,
  );
  expect(service.pidsOf('worker')).toEqual([]);
  await waitFor('status to tell the same, and what to do', async () => {
    // It exits with 1, because there is something to do.
    const said = await run('status', '-o', 'json').catch(({ code, stdout }) => (code === 1 ? stdout : '{}'));
    const { findings = [] } = JSON.parse(said) as { findings?: Finding[] };
    return findings.some(
      ({ alert, what, mend }) =>
        alert === 'ApiDown' &&
        what.startsWith('the database was restored from the backup of ') &&
        mend.includes('"recover"'),
    );
  });
  expect(await run('recover')).toContain('The database is safe to write to.');
  await starting;

  await service.untilReady('web');
  expect((await service.inventory()).find(({ name }) => name === 'web')!.runtimeId).toBe(runtimeId);
  await waitFor(
    'db to be missed',
    async () => (await service.getVm('db')).status?.failureCode === 'VMNotFound',
    120_000,
  );
  expect((await service.getVm('late')).code).toBe(404);
  await waitFor('the orphan', async () => (await run('orphans', 'list')).includes('/late'), 120_000);
  const orphan = (await service.inventory()).find(({ name }) => name === 'late')!;
  expect(await run('orphans', 'destroy', orphan.runtimeId, '--reason', 'made after the backup')).toContain('is gone');
  const url = (await run('database', 'url')).trim();
  const commands = await query<{ action: string; name: string }>(
    url,
    `SELECT action, actor_name AS name FROM audit_events WHERE actor_type = 'operator' AND action LIKE 'database.%' ORDER BY sequence`,
  );
  expect(commands).toEqual(
    ['database.backup', 'database.restore', 'database.recover', 'database.show-url'].map((action) => ({
      action,
      name: userInfo().username,
    })),
  );
  await service.verifyCleanSlate();
}, 600_000);
