import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { kubeconfigCommand, loginCommand, logoutCommand } from '../../src/cli/session/loginCommand.ts';
import { shortSession } from '../../src/cli/session/shortSession.ts';
import { commandLine } from '../../src/store/core/audit.ts';
import { switchIntegration } from '../../src/store/people/identityIntegrations.ts';
import { Browser, clientSecret, openSignInLab, type SignInLab } from '../support/people/signInLab.ts';
import { waitFor } from '../support/wait.ts';

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

  await expect(shortSession({ dataDir, server: 'https://other' })).rejects.toThrow('for another server');
});

describe('a sign-in at a terminal', () => {
  const server = () => harness.publicUrl;
  const anHourLater = () => Date.now() + 3_600_000;
  const loginJson = async () => JSON.parse(await readFile(path.join(dataDir, 'login.json'), 'utf8'));
  const actions = async (action: string) => harness.api.db.auditEvent.count({ where: { action } });

  beforeEach(async () => {
    const lines: string[] = [];
    const done = loginCommand({ ...common((line) => void lines.push(line)), account: 'team-a', opensBrowser: false });
    const url = await waitFor('the address', () => /https:\S+/.exec(lines.join('\n'))?.[0]);
    const question = await browser.signInUntilAsked(url, 'ada@example.com');
    expect(question.text).toContain('12 hours');
    await browser.decide(question, 'yes');
    await done;
  });

  test('is renewed by many commands at once, each with one use of the refresh token, until it ends', async () => {
    const first = await loginJson();
    const before = await actions('sign-in.refresh');
    const found = await Promise.all(
      Array.from({ length: 6 }, () => shortSession({ dataDir, server: server(), nowMs: anHourLater() })),
    );
    expect(await actions('sign-in.refresh')).toBe(before + 1);
    expect(new Set(found.map(({ token }) => token)).size).toBe(1);
    const second = await loginJson();
    expect(second).toMatchObject({ account: 'team-a', token: found[0]!.token });
    expect([second.token, second.refreshToken]).not.toContain(first.token);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect((await stat(path.join(dataDir, 'login.json'))).mode & 0o777).toBe(0o600);
    expect((await harness.api.call('/v1/admin/account', { token: second.token })).status).toBe(200);
    // The lock of a command that was killed is taken over.
    await writeFile(path.join(dataDir, 'login.json.lock'), '4194305', { mode: 0o600 });
    await shortSession({ dataDir, server: server(), nowMs: anHourLater() + 3_600_000 });
    expect(await actions('sign-in.refresh')).toBe(before + 2);

    const tomorrow = Date.now() + 24 * 3_600_000;
    await expect(shortSession({ dataDir, server: server(), nowMs: tomorrow })).rejects.toThrow(
      `run "login --account team-a --server ${server()}"`,
    );
  });

  test('ends with all of its sessions when a refresh token is used twice', async () => {
    const stolen = await loginJson();
    const renewed = await shortSession({ dataDir, server: server(), nowMs: anHourLater() });
    const refresh = (token: string) =>
      harness.api.call('/v1/auth/token', {
        method: 'POST',
        body: { grant_type: 'refresh_token', refresh_token: token },
      });
    // A token that never was leaves the sign-in alone.
    const guess = `${stolen.refreshToken.slice(0, 10)}${'A'.repeat(80)}`;
    expect(await refresh(guess)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await harness.api.call('/v1/admin/account', { token: renewed.token })).status).toBe(200);

    const refused = await refresh(stolen.refreshToken);
    expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    for (const token of [stolen.token, renewed.token])
      expect((await harness.api.call('/v1/admin/account', { token })).status).toBe(401);
    // The person's own token is the newest, and ended, too.
    const own = await refresh((await loginJson()).refreshToken);
    expect(own.body).toEqual(refused.body);
    expect(
      await harness.api.db.auditEvent.findFirst({ where: { action: 'sign-in.reuse' }, orderBy: { sequence: 'desc' } }),
    ).toMatchObject({
      actorType: 'human',
      details: { sessions_revoked: 2 },
    });
    await expect(shortSession({ dataDir, server: server(), nowMs: Date.now() + 7_200_000 })).rejects.toThrow(
      'run "login',
    );
  });

  test.each([
    [
      'its session is revoked',
      async ({ token }: { token: string }) => harness.api.call('/v1/auth/revoke', { method: 'POST', body: { token } }),
    ],
    ['logout is run', async () => logoutCommand({ dataDir, server: server(), print: () => {} })],
    [
      'the account stops sign-in for a while',
      async () => {
        const change = { ...commandLine, customerId: harness.tenant.customerId, reason: 'a test of stops' };
        for (const status of ['disabled', 'active'] as const) await switchIntegration(harness.api.db, change, status);
      },
    ],
    [
      'the person gets another role',
      async () => {
        const { customer_users: users } = (await harness.admin('customer-users')).body;
        const { id, role_slug: role } = users.find(({ email }: { email: string }) => email === 'ada@example.com');
        const change = (role_slug: string) =>
          harness.api.call(`/v1/admin/customer-users/${id}`, {
            method: 'PATCH',
            body: { role_slug },
            headers: { 'content-type': 'application/json' },
            token: harness.tenant.token,
          });
        expect((await change('viewer')).status).toBe(200);
        expect((await change(role)).status).toBe(200);
      },
    ],
  ])('cannot be renewed after %s', async (_, end) => {
    const login = await loginJson();
    const refresh = () =>
      harness.api.call('/v1/auth/token', {
        method: 'POST',
        body: { grant_type: 'refresh_token', refresh_token: login.refreshToken },
      });
    await end(login);
    expect(await refresh()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(JSON.stringify(await harness.api.db.signIn.findMany())).not.toContain(login.refreshToken);
  });
});

test('kubeconfig: for the key that a registration returned', async () => {
  await writeFile(
    path.join(dataDir, 'api-key.json'),
    JSON.stringify({ id: harness.tenant.keyId, secret: harness.tenant.keySecret, name: 'default' }),
  );
  const { caFile: _, ...options } = common();
  await expect(kubeconfigCommand(options)).rejects.toThrow('is unknown here');
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
