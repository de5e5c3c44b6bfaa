/** A database that was set up by others: its defaults are not those of a new server. */
import { openDirectSession } from '../../src/store/core/directSession.ts';
import { migrate } from '../../src/store/core/migrate.ts';
import { fingerprint } from '../../src/up/fingerprint.ts';
import { makeTenant, startApi, vm } from '../support/apiServer.ts';
import { makeRoles, migrationsDir, query, startPostgres, type TestPostgres } from '../support/database.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const defaults: Readonly<Record<string, string>> = {
  datestyle: `'SQL, DMY'`,
  intervalstyle: `'sql_standard'`,
  bytea_output: `'escape'`,
  timezone: `'Asia/Kolkata'`,
  extra_float_digits: '-10',
  standard_conforming_strings: 'off',
  default_transaction_isolation: `'serializable'`,
  default_transaction_deferrable: 'on',
  search_path: `'elsewhere, pg_catalog'`,
  lock_timeout: '1',
  statement_timeout: '1',
};
const defaultsIn = async (url: string) => {
  const database = new URL(url).pathname.slice(1);
  for (const [name, value] of Object.entries(defaults))
    await query(url, `ALTER DATABASE ${database} SET ${name} = ${value}`).catch(async () => {
      // The first limit of time holds for the statements that follow it.
      await query(`${url}?options=-c%20statement_timeout%3D0`, `ALTER DATABASE ${database} SET ${name} = ${value}`);
    });
};

test('it is migrated and serves sessions, machines, lists, and limits as any other', async () => {
  const url = await postgres.createEmptyDatabase();
  await defaultsIn(url);
  // The control: a session of another program has them.
  expect(await query(`${url}?options=-c%20statement_timeout%3D0`, 'SHOW datestyle')).toEqual([
    { DateStyle: 'SQL, DMY' },
  ]);
  await migrate(url, { migrationsDir });
  await makeRoles(url);
  const api = await startApi(url);
  try {
    const tenant = await makeTenant(api.db, 'acme');
    const { keyId, keySecret, namespace } = tenant;
    const exchanged = await api.call('/v1/auth/token', {
      method: 'POST',
      untyped: true,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: keyId,
        client_secret: keySecret,
      }).toString(),
    });
    expect(exchanged).toMatchObject({ status: 200, body: { expires_in: expect.any(Number) } });
    const token = exchanged.body.access_token;
    const machines = `/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/virtualmachines`;
    // At once: a stricter isolation would refuse some of them.
    const made = await Promise.all(
      Array.from({ length: 5 }, (_, i) => api.call(machines, { method: 'POST', token, body: vm(`vm-${i}`) })),
    );
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const [first] = made;
    expect(Date.parse(first!.body.metadata.creationTimestamp)).toBeGreaterThan(Date.now() - 600_000);
    expect((await api.call(machines, { token })).body.items).toHaveLength(5);
    expect((await api.call('/v1/admin/sessions', { token })).status).toBe(200);
    expect((await api.call('/readyz')).body.checks).toMatchObject({ postgres: 'ok' });
  } finally {
    await api.stop();
  }
}, 120_000);

test('settings of the URL that the service does not rely on are kept beside its own', async () => {
  const url = await postgres.createEmptyDatabase();
  const client = await openDirectSession(`${url}?options=${encodeURIComponent('-c work_mem=7MB -c DateStyle=German')}`);
  try {
    const { rows } = await client.query(
      `SELECT current_setting('work_mem') AS memory, current_setting('DateStyle') AS dates`,
    );
    expect(rows).toEqual([{ memory: '7MB', dates: expect.stringMatching(/^ISO/) }]);
  } finally {
    await client.end();
  }
});

test('its fingerprint, by which a backup is compared, is the one that it had before', async () => {
  const url = await postgres.createDatabase();
  const before = await fingerprint(url);
  await query(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET datestyle = 'German'`);
  expect(await fingerprint(url)).toEqual(before);
});
