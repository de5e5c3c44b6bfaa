/** Sessions of the TypeScript client that are bound to a key (DPoP), and its way through a proxy of the environment. */
import { apiKey, createClient, makeProofKey, proofsOf, unwrap } from '../../sdk/src/index.ts';
import { nodeFetch } from '../../sdk/src/node/index.ts';
import { freePort } from '../../src/up/ports.ts';
import { makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
let url: string;
/** A key whose sessions must be bound. */
let key: { id: string; secret: string };

beforeAll(async () => {
  postgres = await startPostgres();
  const port = String(await freePort());
  url = `https://localhost:${port}`;
  api = await startApi(await postgres.createDatabase(), { HTTPS_PORT: port, PUBLIC_URL: url });
  tenant = await makeTenant(api.db, 'acme');
  const body = { name: 'bound', dpop_bound_access_tokens: true };
  key = await unwrap(
    client(apiKey({ id: tenant.keyId, secret: tenant.keySecret })).api.POST('/v1/admin/api-keys', { body }),
  );
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const client = (auth: Parameters<typeof createClient>[0]['auth']) =>
  createClient({ url, auth, fetch: nodeFetch({ ca: api.certificate, proxy: null }) });

test('a key that requires proofs gives sessions to a client that has one, for every request', async () => {
  const prove = await proofsOf(await makeProofKey());
  const bound = client(apiKey({ ...key, prove }));
  expect((await bound.account()).customer.slug).toBe('acme');
  expect((await bound.virtualMachines.list()).items).toEqual([]);
  // Whoever copies the session has nothing.
  await expect(client(await bound.token()).account()).rejects.toMatchObject({ code: 'refused', status: 401 });
});

test('without one, it is refused with the reason', async () => {
  await expect(client(apiKey(key)).account()).rejects.toMatchObject({ code: 'refused', reason: 'invalid_dpop_proof' });
});

test('a proof of another key does not use the session', async () => {
  const bound = client(apiKey({ ...key, prove: await proofsOf(await makeProofKey()) }));
  const token = await bound.token();
  const another = await proofsOf(await makeProofKey());
  const thief = client({ token: async () => token, prove: another });
  await expect(thief.account()).rejects.toMatchObject({ status: 401 });
});

test('a public key is refused before anything is sent', async () => {
  const { d, ...publicKey } = await makeProofKey();
  expect(d).toBeDefined();
  await expect(proofsOf(publicKey)).rejects.toThrow('its member "d" is missing');
});
