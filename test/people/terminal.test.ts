import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { openSealing } from '../../src/api/people/sealing.ts';
import { secretContext } from '../../src/api/people/secretContext.ts';
import { kubeconfigCommand, loginCommand } from '../../src/cli/loginCommand.ts';
import { shortSession } from '../../src/cli/shortSession.ts';
import { provideSecretKeys } from '../../src/up/secretKeys.ts';
import { startApi } from '../support/apiServer.ts';
import { waitFor } from '../support/wait.ts';
import { Browser, clientSecret, openSignInLab, type SignInLab } from './signInLab.ts';

let harness: SignInLab;
let dataDir: string;
let caFile: string;
let browser: Browser;
beforeAll(async () => {
  harness = await openSignInLab();
  browser = new Browser(harness.api.certificate);
  const post = (at: string, body: object) =>
    harness.api.call(`/v1/admin/${at}`, { method: 'POST', body, token: harness.tenant.token });
  const setup = (await post('identity-setup-link', { intent: 'setup' })).body.url as string;
  await browser.visit(setup, {
    form: { issuer: harness.issuer, client_id: 'compute', client_secret: clientSecret, email_domains: 'example.com' },
  });
  await browser.signIn(`${harness.publicUrl}/v1/auth/login?setup=${setup.split('/').at(-1)}`, 'ada@example.com');
  const invitation = (
    await post('customer-users/invite', { email: 'ada@example.com', display_name: 'Ada', role_slug: 'developer' })
  ).body.accept_invitation_url as string;
  await browser.signIn(
    `${harness.publicUrl}/v1/auth/login?invitation=${invitation.split('/').at(-1)}`,
    'ada@example.com',
  );
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await harness?.stop();
});
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'terminal-'));
  caFile = path.join(dataDir, 'given-ca.pem');
  await writeFile(caFile, harness.api.certificate);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const common = (print: (line: string) => void = () => {}) => ({
  dataDir,
  server: harness.publicUrl,
  caFile,
  mainFile: '/program/main.js',
  print,
});

test('login: after a browser signs in, kubectl has a session and a kubeconfig, readable only by their owner', async () => {
  const lines: string[] = [];
  const done = loginCommand({ ...common((line) => void lines.push(line)), account: 'team-a', opensBrowser: false });
  const url = await waitFor('the address', () => /https:\S+/.exec(lines.join('\n'))?.[0]);
  const redirectUri = new URL(url).searchParams.get('redirect_uri')!;
  // Other requests to the listener do not end the sign-in.
  expect((await browser.visit(`${redirectUri}?code=guess&state=guess`)).status).toBe(400);
  expect((await browser.signIn(url, 'ada@example.com')).text).toContain('You are signed in');
  await done;
  const { token } = await shortSession({ dataDir, server: harness.publicUrl });
  expect((await harness.api.call('/v1/admin/account', { token })).body.actor).toMatchObject({
    type: 'human',
    namespace: 'team-a',
  });
  const kubeconfig = parse(await readFile(path.join(dataDir, 'kubeconfig'), 'utf8'));
  expect(kubeconfig.contexts[0].context.namespace).toBe('team-a');
  expect(JSON.stringify(kubeconfig)).not.toContain(token);
  for (const file of ['login.json', 'kubeconfig']) expect((await stat(path.join(dataDir, file))).mode & 0o077).toBe(0);
  expect(lines.join('\n')).not.toContain(token);

  const later = Date.now() + 3_600_000;
  await expect(shortSession({ dataDir, server: harness.publicUrl, nowMs: later })).rejects.toThrow(
    `run "login --account team-a --server ${harness.publicUrl}"`,
  );
  await expect(shortSession({ dataDir, server: 'https://other' })).rejects.toThrow('for another server');
});

test('kubeconfig: for the key that a registration returned', async () => {
  await writeFile(
    path.join(dataDir, 'api-key.json'),
    JSON.stringify({ id: harness.tenant.keyId, secret: harness.tenant.keySecret, name: 'default' }),
  );
  const { caFile: _, ...options } = common();
  await expect(kubeconfigCommand(options)).rejects.toThrow('cannot be reached');
  await writeFile(path.join(dataDir, 'ca.pem'), harness.api.certificate);
  await kubeconfigCommand(options);
  expect(parse(await readFile(path.join(dataDir, 'kubeconfig'), 'utf8')).contexts[0].context.namespace).toBe('team-a');
  const { token } = await shortSession({ dataDir, server: harness.publicUrl });
  const answered = (await harness.api.call('/v1/admin/kubeconfig', { token })).body;
  expect(answered.contexts[0].context.namespace).toBe('team-a');
  expect(JSON.stringify(answered)).not.toContain(token);
});

test('the API’s kubeconfig names the requested data folder by its absolute path', async () => {
  await writeFile(
    path.join(dataDir, 'api-key.json'),
    JSON.stringify({ id: harness.tenant.keyId, secret: harness.tenant.keySecret }),
  );
  await writeFile(path.join(dataDir, 'ca.pem'), harness.api.certificate);
  const { token } = await shortSession({ dataDir, server: harness.publicUrl });
  const asked = async (folder?: string) => {
    const query = folder === undefined ? '' : `?${new URLSearchParams({ data_dir: folder })}`;
    return harness.api.call(`/v1/admin/kubeconfig${query}`, { token });
  };
  const server = ['--server', harness.publicUrl];
  const argsOf = ({ body }: { body: any }) => body.users[0].user.exec.args;
  expect(argsOf(await asked())).toEqual(['credential', ...server]);
  for (const folder of ['/home/ada/acme', '/home/ada/my folder', 'C:\\Users\\ada'])
    expect(argsOf(await asked(folder))).toEqual(['credential', '--data-dir', folder, ...server]);
  for (const folder of ['', '.data', '../acme', '~/acme', '/home\u0000', '/home\n', `/${'a'.repeat(4_096)}`])
    expect((await asked(folder)).status).toBe(400);
});

describe('stored secrets', () => {
  const key = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) });

  test('can be decrypted only unchanged, in their own place, and with their key', () => {
    const sealing = openSealing([key('a', 1)]);
    const sealed = sealing.seal('secret', 'here');
    expect(sealing.open(sealed, 'here')).toBe('secret');
    expect(sealing.seal('secret', 'here')).not.toBe(sealed);
    const [id, iv, bytes, tag] = sealed.split('.') as [string, string, string, string];
    const flipped = Buffer.from(bytes, 'base64url');
    flipped[0]! ^= 1;
    for (const bad of [
      '',
      'x',
      `b.${iv}.${bytes}.${tag}`,
      `${id}.${iv}.${flipped.toString('base64url')}.${tag}`,
      `${id}.${iv}.${bytes}.${tag.slice(0, 6)}`,
      `${sealed}.x`,
    ])
      expect(sealing.open(bad, 'here')).toBeNull();
    expect(sealing.open(sealed, 'there')).toBeNull();
    expect(openSealing([key('a', 2)]).open(sealed, 'here')).toBeNull();
  });

  test('a new key first in the list: the next start encrypts everything with it, and the old one can be removed', async () => {
    const { customerId } = harness.tenant;
    const [old, fresh] = [key('old', 3), key('fresh', 4)];
    await harness.api.db.identityIntegration.update({
      where: { customerId },
      data: { clientSecretSealed: openSealing([old]).seal(clientSecret, secretContext(customerId)) },
    });
    const written = (keys: { id: string; key: Buffer }[]) =>
      keys.map(({ id, key: bytes }) => `${id}:${bytes.toString('base64')}`).join(',');
    const api = await startApi(harness.databaseUrl, { SECRET_KEYS: written([fresh, old]) });
    await api.stop();
    const { clientSecretSealed } = await harness.api.db.identityIntegration.findUniqueOrThrow({
      where: { customerId },
    });
    expect(openSealing([fresh]).open(clientSecretSealed!, secretContext(customerId))).toBe(clientSecret);
  });

  test('the key is created once, even by concurrent starts, readable only by its owner; errors never quote it', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => provideSecretKeys(dataDir, '')));
    expect(new Set(made.map(([one]) => one!.key.toString('hex'))).size).toBe(1);
    expect((await stat(path.join(dataDir, 'secret-keys'))).mode & 0o077).toBe(0);
    const almost = `a:${Buffer.alloc(31, 7).toString('base64')}`;
    for (const bad of [almost, 'a', `a:${'A'.repeat(43)}=,a:${'A'.repeat(43)}=`]) {
      await expect(provideSecretKeys(dataDir, bad)).rejects.toThrow('SECRET_KEYS must be');
      await expect(provideSecretKeys(dataDir, bad)).rejects.not.toThrow(almost);
    }
  });
});
