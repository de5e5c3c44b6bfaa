/** A real PgBouncer in front of a real Postgres. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runApi } from '../../src/roles/apiRole.ts';
import { runWorker } from '../../src/roles/workerRole.ts';
import { readConfig } from '../../src/settings/config.ts';
import { isPooler, openDirectSession, refusePooler } from '../../src/store/core/directSession.ts';
import { checkSchema, migrate } from '../../src/store/core/migrate.ts';
import { freePort } from '../../src/up/ports.ts';
import { migrationsDir, startPostgres, type TestPostgres } from '../support/database.ts';
import { selfSigned } from '../support/selfSigned.ts';
import { waitFor } from '../support/wait.ts';

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0;

(isInstalled ? describe : describe.skip)('behind PgBouncer', () => {
  let folder: string;
  let postgres: TestPostgres;
  let direct: string;
  const bouncers: ChildProcess[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pooler-'));
    // It does not run as root, so another user has to read its files.
    await chmod(folder, 0o755);
    postgres = await startPostgres();
    direct = await postgres.createDatabase();
    const { cert, key } = await selfSigned();
    await writeFile(path.join(folder, 'cert.pem'), cert);
    await writeFile(path.join(folder, 'key.pem'), key);
  });
  afterAll(async () => {
    for (const bouncer of bouncers) {
      bouncer.kill();
      await once(bouncer, 'exit');
    }
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** The URL of the database by way of a pooler with these settings. */
  async function pooled(settings: string): Promise<string> {
    const { username, password, hostname, port, pathname } = new URL(direct);
    const listenPort = await freePort();
    const file = path.join(folder, `${listenPort}.ini`);
    const database = pathname.slice(1);
    await writeFile(
      file,
      `[databases]
${database} = host=${hostname} port=${port} dbname=${database} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
${settings}
`,
    );
    const isRoot = process.getuid?.() === 0;
    const bouncer = spawn('pgbouncer', [...(isRoot ? ['-u', 'nobody'] : []), file], { stdio: 'ignore' });
    bouncers.push(bouncer);
    const url = `postgresql://${username}:${password}@127.0.0.1:${listenPort}${pathname}`;
    await waitFor('PgBouncer', async () => {
      await (await openDirectSession(url).catch((error) => (isPooler(error) ? null : Promise.reject(error))))?.end();
      return true;
    });
    return url;
  }

  const modes = [
    ['in session mode', 'pool_mode = session'],
    ['in transaction mode', 'pool_mode = transaction'],
    ['in session mode, which drops the settings', 'pool_mode = session\nignore_startup_parameters = options'],
    ['in transaction mode, which drops the settings', 'pool_mode = transaction\nignore_startup_parameters = options'],
  ] as const;

  test.each(modes)('%s, the API, a worker, and a migration refuse to start, and say why', async (_mode, settings) => {
    const url = await pooled(settings);
    const config = readConfig({
      DATABASE_URL: url,
      DATA_DIR: folder,
      HTTPS_PORT: '0',
      TEMPORAL_ADDRESS: '127.0.0.1:9',
      TLS_CERT_FILE: path.join(folder, 'cert.pem'),
      TLS_KEY_FILE: path.join(folder, 'key.pem'),
    });
    const why = /leads to a pooler at 127\.0\.0\.1:\d+, such as PgBouncer.* Name the address of Postgres itself/;
    await expect(runApi(config)).rejects.toThrow(why);
    await expect(runWorker(config)).rejects.toThrow(why);
    await expect(migrate(url, { migrationsDir })).rejects.toThrow(why);
  });

  test('without one, nothing is refused', async () => {
    expect(await checkSchema(direct, { migrationsDir })).toEqual({ state: 'current' });
    await refusePooler(direct);
  });
});

test('Postgres that is away is not taken for a pooler', async () => {
  await refusePooler(`postgresql://127.0.0.1:${await freePort()}/compute`);
});
