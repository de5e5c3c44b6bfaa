/** Stored secrets whose key is missing, or that lie in another row: words in the response, and nothing opens. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placeOfIntegration } from '../../src/domain/sealedColumns.ts';
import { makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { secretBoxOf, secretKey } from '../support/secrets.ts';

let postgres: TestPostgres;
let api: TestApi;
let folder: string;
let file: string;
const [present, other] = [secretKey('present', 1), secretKey('second-key', 2)];
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(path.join(tmpdir(), 'stored-secrets-'));
  file = path.join(folder, 'keys');
  await writeFile(file, present);
  api = await startApi(await postgres.createDatabase(), { SECRET_KEYS_FILE: file });
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function account(name: string): Promise<TestTenant & { integrationId: string }> {
  const tenant = await makeTenant(api.db, name);
  const { customerId } = tenant;
  const settings = {
    issuer: 'https://no-such-provider.invalid',
    clientId: 'c',
    clientSecretSealed: 'x',
    emailDomains: ['e.com'],
  };
  const { id } = await api.db.identityIntegration.create({ data: { customerId, status: 'active', ...settings } });
  return { ...tenant, integrationId: id };
}
const store = (integrationId: string, clientSecretSealed: string) =>
  api.db.identityIntegration.update({ where: { id: integrationId }, data: { clientSecretSealed } });
const signIn = (name: string) => api.call(`/v1/auth/login?account=${name}`);

test('without its key, a sign-in gets 503 with words, the log names the key, and it works once the key is back', async () => {
  const { integrationId } = await account('keyless');
  const seal = await secretBoxOf(api.db, { configured: other }).sealer();
  await store(integrationId, seal('the secret', placeOfIntegration(integrationId)));
  const refused = await signIn('keyless');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
  expect(refused.text).toMatch(/A key of the service is missing.* an operator of the service has to provide the key/);
  expect(refused.text).not.toContain('second-key');
  expect(api.logged()).toMatch(/needs the secret key \\"second-key\\", which is neither in SECRET_KEYS nor in/);
  await writeFile(file, `${present}\n${other}\n`);
  // The provider does not exist; its secret was read.
  expect([(await signIn('keyless')).status, (await signIn('keyless')).text]).toEqual([
    403,
    expect.stringContaining('The address of the identity provider'),
  ]);
});

test('a secret that is copied from another account’s row does not open', async () => {
  const [own, thief] = [await account('own'), await account('thief')];
  const seal = await secretBoxOf(api.db, { configured: present }).sealer();
  const sealed = seal('the secret', placeOfIntegration(own.integrationId));
  await store(own.integrationId, sealed);
  await store(thief.integrationId, sealed);
  expect((await signIn('own')).text).toContain('The address of the identity provider');
  const refused = await signIn('thief');
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('its secret can no longer be read')]);
});
