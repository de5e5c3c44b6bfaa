/** What kubectl and scripts notice of a session that ended early. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Duplex, PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { openMachineAccess } from '../../src/cli/machines/machineAccess.ts';
import { embeddedDatabaseUrl } from '../../src/up/postgres.ts';
import { kubectlSuite, waitMs } from '../support/contract/kubectlSuite.ts';
import { query } from '../support/database.ts';
import { program } from '../support/service.ts';

kubectlSuite('a session that ended early', ({ kubectl, service, withPlugin }) => {
  let databaseUrl: string;
  beforeAll(async () => {
    // Before the first revocation, because it also ends the helper's own session.
    await service().createVm('web');
    await service().untilReady('web');
    databaseUrl = (await embeddedDatabaseUrl(service().dataDir))!;
  }, waitMs);

  afterAll(() => service().verifyCleanSlate(), waitMs);

  const token = async () => {
    const words = ['token', '--data-dir', service().dataDir, '--server', service().url];
    return (await promisify(execFile)(process.execPath, [program, ...words])).stdout.trim();
  };
  /** As `recover` does it. */
  const revokeAll = () => query(databaseUrl, 'UPDATE sessions SET revoked_at = clock_timestamp()');

  withPlugin('fails neither kubectl nor a script: the key mints the next one at once', async () => {
    expect(await kubectl('get vm')).toMatchObject({ code: 0 });
    const first = await token();
    // A valid session is used until it is old.
    expect(await kubectl('get vm')).toMatchObject({ code: 0 });
    expect(await token()).toBe(first);

    await revokeAll();
    expect(await kubectl('get vm')).toMatchObject({ code: 0, err: expect.not.stringContaining('Unauthorized') });
    const second = await token();
    expect(second).not.toBe(first);

    await revokeAll();
    const third = await token();
    expect(third).not.toBe(second);
    expect(await token()).toBe(third);
    expect(await kubectl('get vm')).toMatchObject({ code: 0 });
  });

  test(
    'does not interrupt the requests or tunnels of a running command',
    async () => {
      const access = await openMachineAccess({
        name: 'web',
        kubeconfig: path.join(service().dataDir, 'kubeconfig'),
        dataDir: service().dataDir,
        environment: { PATH: process.env['PATH'] },
      });
      expect(await access.ready()).toMatchObject({ name: 'web' });
      await revokeAll();
      expect(await access.ready()).toMatchObject({ name: 'web' });
      await revokeAll();
      const request = new PassThrough();
      const response = new PassThrough();
      const tunnel = Duplex.from({ readable: request, writable: response });
      const closed = access.carry(tunnel, 'http');
      // A simulated machine's port echoes what it receives.
      request.end('hello');
      expect(await text(response)).toBe('hello');
      await closed;
    },
    waitMs,
  );

  test(
    'is not replaced by the cached one when its key’s secret was changed under the same id',
    async () => {
      const file = path.join(service().dataDir, 'api-key.json');
      const key = await readFile(file, 'utf8');
      await token();
      await writeFile(file, JSON.stringify({ ...JSON.parse(key), secret: 'csk_another' }));
      await expect(token()).rejects.toThrow('does not accept the API key');
      await writeFile(file, key);
      expect(await token()).toMatch(/^cst_/);
    },
    waitMs,
  );

  withPlugin('is not renewed with a revoked key: kubectl shows why', async () => {
    expect(await kubectl('get vm')).toMatchObject({ code: 0 });
    await query(databaseUrl, 'UPDATE api_keys SET revoked_at = clock_timestamp()');
    try {
      const refused = await kubectl('get vm');
      expect(refused.code).not.toBe(0);
      expect(refused.err).toMatch(
        /does not accept the API key \S+ \(401: .*\): it was revoked, or belongs to another data folder\./,
      );
      await expect(token()).rejects.toThrow('it was revoked, or belongs to another data folder');
    } finally {
      await query(databaseUrl, 'UPDATE api_keys SET revoked_at = NULL');
    }
  });
});
