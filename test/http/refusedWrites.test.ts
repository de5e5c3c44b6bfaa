/**
 * A Postgres that refuses writes: what clients read, by SQLSTATE, in each of the API's forms, and what /readyz
 * says.
 */
import { request } from 'undici';
import { type Answer, makeTenant, startApi, type TestApi, type TestTenant, vm } from '../support/apiServer.ts';
import { query, startPostgres, type TestPostgres } from '../support/database.ts';
import { insides } from '../support/faultyDatabase.ts';
import { waitFor } from '../support/wait.ts';

let postgres: TestPostgres;
let api: TestApi;
let url: string;
let tenant: TestTenant;
beforeAll(async () => {
  // One of its tests makes the whole server read-only.
  postgres = await startPostgres({ own: true });
  url = await postgres.createDatabase();
  api = await startApi(url);
  tenant = await makeTenant(api.db, 'acme');
  const { namespace } = tenant;
  machines = `/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/virtualmachines`;
}, 180_000);
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

let machines: string;
/** A taken name is refused without a write. */
let serial = 0;
const writes: Record<string, () => Promise<Answer>> = {
  compute: () => api.call(machines, { method: 'POST', token: tenant.token, body: vm(`web-${serial++}`) }),
  admin: () =>
    api.call('/v1/admin/api-keys', {
      method: 'POST',
      token: tenant.token,
      body: { name: 'ci', scopes: ['compute:read'] },
    }),
  oauth: () =>
    api.call('/v1/auth/token', {
      method: 'POST',
      body: { grant_type: 'client_credentials', client_id: tenant.keyId, client_secret: tenant.keySecret },
    }),
};
/** The table that the write of each form inserts into first. */
const tables = { compute: 'machines', admin: 'api_keys', oauth: 'sessions' };

/** Makes inserts into these tables fail with this SQLSTATE; null makes them succeed. */
async function refuse(sqlState: string | null): Promise<void> {
  for (const table of Object.values(tables))
    await query(
      url,
      sqlState === null
        ? `DROP TRIGGER refuse ON ${table}`
        : `CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $f$ BEGIN
             RAISE EXCEPTION 'relation "machines_secret_table" in /var/lib/postgres' USING ERRCODE = '${sqlState}'; END $f$;
           CREATE OR REPLACE TRIGGER refuse BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
}

const readyz = async (): Promise<string> => (await api.call('/readyz')).body.checks.postgres;

test('every form of write succeeds while nothing is wrong', async () => {
  for (const [form, write] of Object.entries(writes))
    expect([form, (await write()).status]).toEqual([form, expect.any(Number)]);
  expect((await writes['oauth']!()).status).toBe(200);
  expect((await writes['admin']!()).status).toBe(201);
  expect((await writes['compute']!()).status).not.toBe(503);
});

describe.each([
  ['08006', 503],
  ['25006', 503],
  ['40001', 503],
  ['53100', 503],
  ['53200', 503],
  ['55P03', 503],
  ['57P01', 503],
  ['58030', 503],
  ['57014', 504],
  ['42P01', 500],
  ['25P02', 500],
  ['XX000', 500],
])('a write that Postgres refuses with %s', (sqlState, status) => {
  beforeAll(() => refuse(sqlState));
  afterAll(() => refuse(null));

  test.each(Object.keys(writes))(
    `is ${status} in the form of %s, with its request id and no internal details`,
    async (form) => {
      const { status: got, headers, text } = await writes[form]!();
      expect(got).toBe(status);
      expect(headers['retry-after']).toBe(status === 503 ? '1' : undefined);
      expect(text).toContain(headers['x-request-id'] as string);
      expect(text).not.toMatch(insides);
      expect(text).not.toContain(sqlState);
      expect(api.logged().includes(headers['x-request-id'] as string)).toBe(true);
    },
  );
});

test('readyz and a metric report that writes were refused for lack of space, and reads go on', async () => {
  await refuse('53100');
  try {
    expect((await writes['admin']!()).status).toBe(503);
    const ready = await api.call('/readyz');
    expect([ready.status, ready.body.status]).toEqual([200, 'degraded']);
    expect(ready.body.checks.postgres).toBe('refuses writes: its disk is full');
    expect(await (await request(`${api.metricsUrl}/metrics`)).body.text()).toContain('compute_postgres_writable 0');
    expect((await api.call(machines, { token: tenant.token })).status).toBe(200);
  } finally {
    await refuse(null);
  }
});

test('on a server that really is read-only, writes are 503, reads go on, and readyz says so until it ends', async () => {
  const set = async (on: boolean) => {
    await query(url, `ALTER SYSTEM SET default_transaction_read_only = ${on ? 'on' : 'off'}`);
    await query(url, 'SELECT pg_reload_conf()');
  };
  await set(true);
  try {
    await waitFor('readyz to say it', async () => /read-only/.test(await readyz()));
    for (const [form, write] of Object.entries(writes)) {
      const { status, headers } = await write();
      expect([form, status, headers['retry-after']]).toEqual([form, 503, '1']);
    }
    expect((await api.call(machines, { token: tenant.token })).status).toBe(200);
    expect((await api.call('/v1/admin/account', { token: tenant.token })).status).toBe(200);
  } finally {
    await set(false);
  }
  await waitFor('readyz to be fine again', async () => (await readyz()) === 'ok', 90_000);
  expect((await writes['admin']!()).status).toBe(201);
}, 180_000);
