/** Sign-in of programs on machines without a browser (RFC 8628). */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as oauth from 'openid-client';
import type { Prover } from '../../sdk/src/index.ts';
import { loginCommand } from '../../src/cli/session/loginCommand.ts';
import { readProver } from '../../src/cli/session/proofKey.ts';
import { ask, loginFile, shortSession } from '../../src/cli/session/shortSession.ts';
import { type Browser, openSignInLab, type SignInLab, setUpSignIn } from '../support/people/signInLab.ts';
import { waitFor } from '../support/wait.ts';

let harness: SignInLab;
let browser: Browser;
beforeAll(async () => {
  harness = await openSignInLab();
  browser = harness.newBrowser();
  await setUpSignIn(harness, browser, [{ email: 'ada@example.com', role: 'developer' }]);
}, 120_000);
afterAll(() => harness?.stop());

const post = (endpoint: string, body: Record<string, string>) =>
  harness.api.call(`/v1/auth/${endpoint}`, { method: 'POST', body, headers: { 'user-agent': 'builder/7' } });
const begin = async (body: Record<string, string> = {}) => {
  const { status, body: codes } = await post('device_authorization', body);
  expect(status).toBe(200);
  return codes as Record<'device_code' | 'user_code' | 'verification_uri' | 'verification_uri_complete', string>;
};
const grantType = 'urn:ietf:params:oauth:grant-type:device_code';
const poll = (code: string) => post('token', { grant_type: grantType, device_code: code });
/** As if the program had waited its interval. */
const wait = () => harness.api.db.deviceCode.updateMany({ data: { polledAt: new Date(0) } });
const age = () => harness.api.db.$executeRaw`
  UPDATE device_codes SET created_at = created_at - interval '20 minutes', expires_at = expires_at - interval '20 minutes'`;
/** The question to a person who brings a code. */
const bring = (userCode: string, account = 'team-a') =>
  browser.signInUntilAsked(harness.loginUrl({ account, user_code: userCode }), 'ada@example.com');

test('a person sees which program asks, from where, and it gets one session once they say yes', async () => {
  const codes = await begin({ account: 'team-a' });
  expect(codes).toMatchObject({
    user_code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
    verification_uri: `${harness.publicUrl}/device`,
    expires_in: 600,
    interval: 5,
  });
  expect(await poll(codes.device_code)).toMatchObject({ status: 400, body: { error: 'authorization_pending' } });

  const page = await browser.visit(codes.verification_uri_complete);
  expect(page.text).toContain(codes.user_code);
  const link = /class="button" href="([^"]+)"/.exec(page.text)![1]!.replaceAll('&#38;', '&').replaceAll('&amp;', '&');
  const question = await browser.signInUntilAsked(new URL(link, page.url).href, 'ada@example.com');
  for (const shown of ['127.0.0.1', 'builder/7', 'team-a', 'ada@example.com', 'compute:write', '12 hours'])
    expect(question.text).toContain(shown);
  await wait();
  expect((await poll(codes.device_code)).body.error).toBe('authorization_pending');
  expect((await browser.decide(question, 'yes')).text).toContain('The program is signed in');

  await wait();
  const { status, body } = await poll(codes.device_code);
  expect(status).toBe(200);
  expect(body).toMatchObject({ token_type: 'Bearer', refresh_token: expect.stringMatching(/^csr_/) });
  expect((await harness.api.call('/v1/admin/account', { token: body.access_token })).body.actor).toMatchObject({
    type: 'human',
    namespace: 'team-a',
  });
  await wait();
  expect(await poll(codes.device_code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  // The code of the person works once as well.
  expect((await bring(codes.user_code)).text).toContain('No program waits with this code');
  expect(
    await harness.api.db.auditEvent.findFirst({ where: { action: 'sign-in.approve' }, orderBy: { sequence: 'desc' } }),
  ).toMatchObject({
    actorType: 'human',
    details: { address: expect.stringContaining('127.0.0.1'), program: 'builder/7' },
  });
  const stored = JSON.stringify(await harness.api.db.deviceCode.findMany());
  for (const secret of [codes.device_code, codes.user_code, codes.user_code.replace('-', '')])
    expect(stored).not.toContain(secret);
});

test('a program that asks too often is told to slow down, and has to wait longer', async () => {
  const codes = await begin();
  expect((await poll(codes.device_code)).body.error).toBe('authorization_pending');
  expect(await poll(codes.device_code)).toMatchObject({ status: 400, body: { error: 'slow_down' } });
  const row = await harness.api.db.deviceCode.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  expect(row.intervalSeconds).toBe(10);
});

test('a no, the end of the ten minutes, and made-up codes give no session', async () => {
  const refused = await begin();
  const question = await bring(refused.user_code.toLowerCase().replace('-', ' '));
  expect((await browser.decide(question, 'no')).text).toContain('was not signed in');
  expect((await poll(refused.device_code)).body.error).toBe('access_denied');

  const late = await begin();
  const asked = await bring(late.user_code);
  await age();
  expect((await browser.decide(asked, 'yes')).text).toContain('does not wait any more');
  expect((await poll(late.device_code)).body.error).toBe('expired_token');
  expect((await bring(late.user_code)).text).toContain('No program waits');

  expect((await poll('A'.repeat(43))).body.error).toBe('invalid_grant');
  expect((await post('device_authorization', { account: 'No Slug' })).body.error).toBe('invalid_request');
});

test('a program that asked for one account does not get a session of another', async () => {
  const codes = await begin({ account: 'team-b' });
  expect((await bring(codes.user_code)).text).toContain('asked for another account');
  const unknownTenant = await begin({ account: 'team-a', tenant: 'nowhere' });
  expect((await bring(unknownTenant.user_code)).text).toContain('no role in the tenant');
});

test('an approval does not outlive the person’s removal', async () => {
  await setUpSignIn(harness, harness.newBrowser(), [{ email: 'bob@example.com', role: 'viewer' }], { isSetUp: true });
  const codes = await begin();
  const other = harness.newBrowser();
  const url = harness.loginUrl({ account: 'team-a', user_code: codes.user_code });
  await other.decide(await other.signInUntilAsked(url, 'bob@example.com'), 'yes');
  const { customer_users: users } = (await harness.admin('customer-users')).body;
  const { id } = users.find(({ email }: { email: string }) => email === 'bob@example.com');
  await harness.api.call(`/v1/admin/customer-users/${id}`, { method: 'DELETE', token: harness.tenant.token });
  expect((await poll(codes.device_code)).body.error).toBe('access_denied');
});

test('login --device: the terminal shows the code, and has a session once it was approved elsewhere', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'device-'));
  try {
    const caFile = path.join(dataDir, 'given-ca.pem');
    await writeFile(caFile, harness.api.certificate);
    const lines: string[] = [];
    const options = { dataDir, server: harness.publicUrl, caFile, mainFile: 'main.js', account: 'team-a' };
    const print = (line: string) => void lines.push(line);
    const done = loginCommand({ ...options, print, opensBrowser: false, byDevice: true });
    const code = await waitFor('the code', () => /enter the code (\S+),/.exec(lines.join('\n'))?.[1]);
    await browser.decide(await bring(code), 'yes');
    await done;
    const { token } = await shortSession({ dataDir, server: harness.publicUrl });
    expect((await harness.api.call('/v1/admin/account', { token })).status).toBe(200);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('login --dpop: the session is bound to the folder’s key, and so is its renewal', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'device-'));
  try {
    await writeFile(path.join(dataDir, 'ca.pem'), harness.api.certificate);
    const lines: string[] = [];
    const account = { dataDir, server: harness.publicUrl };
    const print = (line: string) => void lines.push(line);
    const options = { ...account, mainFile: 'main.js', account: 'team-a', opensBrowser: false, byDevice: true, print };
    const done = loginCommand({ ...options, isBound: true });
    const code = await waitFor('the code', () => /enter the code (\S+),/.exec(lines.join('\n'))?.[1]);
    await browser.decide(await bring(code), 'yes');
    await done;
    expect(lines.join('\n')).toContain('kubectl cannot send its proofs');
    const { token } = await shortSession(account);
    const uses = async (prove?: Prover) => (await ask(account, '/v1/admin/account', { token, prove })).status;
    expect([await uses(), await uses(await readProver(dataDir))]).toEqual([401, 200]);
    const file = loginFile(dataDir);
    const login = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...login, useUntilMs: 0 }), { mode: 0o600 });
    const renewed = await shortSession(account);
    expect([renewed.isBound, renewed.token === token]).toEqual([true, false]);
    await rm(path.join(dataDir, 'dpop-key.json'));
    await expect(shortSession(account)).rejects.toThrow(/dpop-key\.json, which is gone: sign in again/);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('openid-client finds the endpoint, waits for the person, and renews the session', async () => {
  const reach: oauth.CustomFetch = async (url, { method, headers, body }) => {
    const answer = await harness.api.call(url.replace(harness.publicUrl, ''), {
      method,
      headers: headers as Record<string, string>,
      ...(body && { body: String(body) }),
    });
    const type = String(answer.headers['content-type'] ?? '');
    return new Response(answer.text || null, { status: answer.status, headers: { 'content-type': type } });
  };
  const issuer = new URL(harness.publicUrl);
  const configuration = await oauth.discovery(issuer, 'builder', undefined, oauth.None(), {
    algorithm: 'oauth2',
    [oauth.customFetch]: reach,
  });
  const codes = await oauth.initiateDeviceAuthorization(configuration, { account: 'team-a' });
  await browser.decide(await bring(codes.user_code), 'yes');
  const tokens = await oauth.pollDeviceAuthorizationGrant(configuration, codes);
  const renewed = await oauth.refreshTokenGrant(configuration, tokens.refresh_token!);
  expect(renewed.access_token).not.toBe(tokens.access_token);
  const lives = async (token: string) => (await harness.api.call('/v1/admin/account', { token })).status === 200;
  expect(await lives(renewed.access_token)).toBe(true);
  await oauth.tokenRevocation(configuration, renewed.refresh_token!);
  for (const { access_token: token } of [tokens, renewed]) expect(await lives(token)).toBe(false);

  // A client with a key binds the sign-in to it: without the key, its refresh token is of no use to a thief.
  const dpop = oauth.getDPoPHandle(configuration, await oauth.randomDPoPKeyPair('ES256'));
  const bound = await oauth.initiateDeviceAuthorization(configuration, {});
  await browser.decide(await bring(bound.user_code), 'yes');
  const own = await oauth.pollDeviceAuthorizationGrant(configuration, bound, {}, { DPoP: dpop });
  expect(own.token_type).toBe('dpop');
  await expect(oauth.refreshTokenGrant(configuration, own.refresh_token!)).rejects.toMatchObject({
    error: 'invalid_dpop_proof',
  });
  const stranger = oauth.getDPoPHandle(configuration, await oauth.randomDPoPKeyPair('ES256'));
  await expect(
    oauth.refreshTokenGrant(configuration, own.refresh_token!, {}, { DPoP: stranger }),
  ).rejects.toMatchObject({ error: 'invalid_dpop_proof' });
  expect((await oauth.refreshTokenGrant(configuration, own.refresh_token!, {}, { DPoP: dpop })).token_type).toBe(
    'dpop',
  );
});

test('a person who tries many codes has to wait', async () => {
  for (let tries = 0; ; tries++) {
    const page = await bring(`BBBB-${String.fromCharCode(66 + tries)}BBB`);
    if (page.status === 429) break;
    expect(page.text).toContain('No program waits');
    expect(tries).toBeLessThan(20);
  }
});
