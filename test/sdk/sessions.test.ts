/** How the TypeScript client gets sessions and renews them: API keys, token exchange, kubeconfigs, jobs of GitHub. */
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { apiKey, createClient, tokenExchange } from '../../sdk/src/index.ts';
import { githubActionsToken, kubeconfig } from '../../sdk/src/node/index.ts';
import { makeSession } from '../support/apiServer.ts';
import { json, startAnsweringServer } from '../support/federation/issuers.ts';
import { audience, issuer, makeKey, signToken, soundClaims, subject } from '../support/federation/signedTokens.ts';
import { errorOf, type SdkLab, startSdkLab } from '../support/sdk/sdkLab.ts';

let { front, retries, client, api, tenant, call, stop } = {} as SdkLab;
let folder: string;
const key = makeKey('ES256', 'key-1');
const nowSeconds = () => Math.floor(Date.now() / 1_000);
const subjectToken = () => signToken(key, soundClaims(nowSeconds(), { jti: crypto.randomUUID() }));

beforeAll(async () => {
  [{ front, retries, client, api, tenant, call, stop }, folder] = await Promise.all([
    startSdkLab({ environment: { IDENTITY_ALLOW_LOOPBACK: 'true' } }),
    mkdtemp(path.join(tmpdir(), 'sdk-sessions-')),
  ]);
});
afterAll(async () => {
  await stop?.();
  if (folder) await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  front.fate = () => 'pass';
  for (const seen of [front.seen, front.tokens, retries]) seen.length = 0;
});
afterEach(() => jest.useRealTimers());

const grants = () => front.seen.filter((line) => line === 'POST /v1/auth/token').length;
/** The tokens that the last requests were sent with, each once. */
const tokens = () => [...new Set(front.tokens.filter((token) => token !== ''))];
/** Moves the client's clock; the service has its own. */
function pass(seconds: number): void {
  const at = Date.now() + seconds * 1_000;
  jest.useFakeTimers({
    now: at,
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
    ],
  });
}

async function principal(provider: object = {}, more: object = {}): Promise<string> {
  const post = async (at: string, body: object) => {
    const answer = await api.call(`/v1/admin/identity/${at}`, { method: 'POST', token: tenant.token, body });
    expect([answer.status, answer.status === 201 ? '' : answer.text]).toEqual([201, '']);
    return answer.body.id as string;
  };
  const stored = { issuer, jwks_source_type: 'stored-jwks', jwks_document: { keys: [key.jwk] } };
  const providerId = await post('providers', { display_name: 'CI', audiences: [audience], ...stored, ...provider });
  return post('principals', {
    trusted_issuer_id: providerId,
    display_name: 'deploy',
    subject_match_type: 'exact',
    subject_match_value: subject,
    scopes: ['compute:read'],
    max_session_ttl_seconds: 600,
    ...more,
  });
}

describe('a session of an API key', () => {
  const auth = () =>
    apiKey({ id: tenant.keyId, secret: tenant.keySecret, scopes: ['compute:read'], lifetimeSeconds: 100 });

  test('is minted once for all requests, with the scopes that were asked for', async () => {
    const { account } = client({ auth: auth() });
    const accounts = await Promise.all([account(), account(), account()]);
    expect(accounts.map(({ actor }) => actor.scopes)).toEqual(Array(3).fill(['compute:read']));
    expect([grants(), tokens().length]).toEqual([1, 1]);
  });

  test('is renewed after four fifths of its life, not before; while that fails, it is used to its end', async () => {
    const { account } = client({ auth: auth(), retries: { attempts: 1 } });
    await account();
    pass(70);
    await account();
    expect(grants()).toBe(1);
    pass(15);
    front.plan(/auth.token/, 'cut');
    await account();
    expect([grants(), tokens().length]).toEqual([2, 1]);
    await account();
    expect([grants(), tokens().length]).toEqual([3, 2]);
    pass(101);
    front.plan(/auth.token/, 'cut');
    expect(await errorOf(account())).toMatchObject({ code: 'unreachable', request: { path: '/v1/auth/token' } });
  });

  test('that is revoked is replaced in the middle of its life, for all who use it', async () => {
    const { account, token } = client({ auth: auth() });
    await account();
    const before = await token();
    await api.call('/v1/auth/revoke', { method: 'POST', body: { token: before } });
    await Promise.all([account(), account()]);
    expect(await token()).not.toBe(before);
    expect(grants()).toBe(2);
  });

  test('is refused with OAuth’s error if the key is wrong', async () => {
    const { account } = client({ auth: apiKey({ id: tenant.keyId, secret: 'wrong' }) });
    const error = await errorOf(account());
    expect(error).toMatchObject({ status: 401, reason: 'invalid_client', body: { error: 'invalid_client' } });
    expect(error.message).toMatch(/^POST \/v1\/auth\/token: 401 invalid_client: /);
  });
});

describe('a session of another issuer’s token', () => {
  test('is exchanged, and exchanged again with a new token when it ends', async () => {
    const principalId = await principal();
    let asked = 0;
    const counted = () => {
      asked += 1;
      return subjectToken();
    };
    const { account } = client({
      auth: tokenExchange({ principalId, lifetimeSeconds: 100, subjectToken: counted }),
    });
    expect((await account()).actor).toMatchObject({ type: 'workload', id: principalId, namespace: 'team-a' });
    pass(90);
    await account();
    expect([asked, grants(), tokens().length]).toEqual([2, 2, 2]);
  });

  test('takes a new token for each attempt, because one may be used only once', async () => {
    const principalId = await principal();
    const protection = { method: 'PUT', token: tenant.token, body: { enabled: true } };
    const at = `/v1/admin/identity/principals/${principalId}/replay-protection`;
    expect((await api.call(at, { ...protection, headers: { 'content-type': 'application/json' } })).status).toBe(200);
    front.plan(/auth.token/, 'lost');
    const { account } = client({ auth: tokenExchange({ principalId, subjectToken }) });
    expect((await account()).actor.type).toBe('workload');
    // Control: the same token twice is refused.
    front.plan(/auth.token/, 'lost');
    const same = client({ auth: tokenExchange({ principalId, subjectToken: subjectToken() }) });
    expect(await errorOf(same.account())).toMatchObject({ reason: 'invalid_request' });
  });

  test('says, where it is refused, under which id the audit log has the reason', async () => {
    const principalId = await principal();
    const auth = tokenExchange({
      principalId,
      subjectToken: () => signToken(key, soundClaims(nowSeconds(), { sub: 'other' })),
    });
    const error = await errorOf(client({ auth }).account());
    expect(error).toMatchObject({ status: 400, reason: 'invalid_request', exchangeId: expect.any(String) });
    expect(error.message).toContain(`(exchange ${error.exchangeId})`);
    const { body } = await api.call(`/v1/admin/audit-events?exchange_id=${error.exchangeId}`, { token: tenant.token });
    expect(JSON.stringify(body)).toContain('subject');
    expect(await errorOf(client({ auth: tokenExchange({ principalId, subjectToken: '' }) }).account())).toMatchObject({
      code: 'credential',
    });
  });

  test('whose keys cannot be fetched is the service’s 503, with the time after which to try again', async () => {
    const keys = await startAnsweringServer((_request, response) => json(response, { keys: [key.jwk] }));
    try {
      const principalId = await principal({
        ...{ issuer: keys.url, jwks_source_type: 'https', jwks_uri: `${keys.url}/jwks`, jwks_document: undefined },
      });
      const auth = tokenExchange({
        principalId,
        subjectToken: () => signToken(key, soundClaims(nowSeconds(), { iss: keys.url })),
      });
      keys.answer = (_request, response) => json(response, {}, 500);
      const refused = await errorOf(client({ auth, retries: { longestRetryAfterMs: 0 } }).account());
      expect(refused).toMatchObject({ status: 503, reason: 'temporarily_unavailable' });
      expect(refused.retryAfterMs).toBeGreaterThan(0);
      expect(retries).toEqual([]);
    } finally {
      await keys.stop();
    }
  });

  test('of a GitHub job is exchanged with the token that the runner hands out', async () => {
    const principalId = await principal();
    const runner = await startAnsweringServer((request, response) => {
      const asked = new URL(request.url!, 'http://runner');
      const isJob = request.headers.authorization === 'bearer of-the-job' && asked.searchParams.get('job') === '1';
      const isFor = asked.searchParams.get('audience') === audience;
      json(response, isJob && isFor ? { value: subjectToken() } : {}, isJob ? 200 : 401);
    });
    try {
      const job = (token: string) => ({
        ACTIONS_ID_TOKEN_REQUEST_URL: `${runner.url}/token?job=1`,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: token,
      });
      const as = (environment: Record<string, string>) =>
        client({
          auth: tokenExchange({ principalId, subjectToken: githubActionsToken({ audience, environment }) }),
        }).account();
      expect((await as(job('of-the-job'))).actor.type).toBe('workload');
      expect((await errorOf(as(job('of-another')))).message).toBe('GitHub gave the job no ID token: 401');
      expect((await errorOf(as({}))).message).toContain('permissions: id-token: write');
      const away = { ...job('of-the-job'), ACTIONS_ID_TOKEN_REQUEST_URL: 'http://127.0.0.1:9/token' };
      expect(await errorOf(as(away))).toMatchObject({
        code: 'credential',
        message: expect.stringMatching(/^the subject token cannot be had: /),
      });
    } finally {
      await runner.stop();
    }
  });
});

describe('a kubeconfig', () => {
  const config = (user: object, cluster: object = {}) => ({
    'current-context': 'here',
    clusters: [{ name: 'c', cluster: { server: `${front.url}/v1/compute`, ...cluster } }],
    contexts: [{ name: 'here', context: { cluster: 'c', user: 'u', namespace: 'team-a' } }],
    users: [{ name: 'u', user }],
  });
  const file = async (name: string, content: object | string) => {
    const at = path.join(folder, name);
    await writeFile(at, typeof content === 'string' ? content : stringify(content));
    return at;
  };
  const open = async (...files: string[]) =>
    createClient(await kubeconfig({ files, environment: { PATH: process.env['PATH'] } }));

  test('with an exec plugin: it runs once, again before its token ends, and again after a 401', async () => {
    const [first, second, third] = await Promise.all([0, 1, 2].map(() => makeSession(api.db, tenant)));
    await Promise.all([first, second, third].map((token, index) => file(`token-${index}`, token!)));
    const plugin = await file(
      'plugin.mjs',
      `#!/usr/bin/env node
import { appendFileSync, readFileSync } from 'node:fs';
const { spec } = JSON.parse(process.env.KUBERNETES_EXEC_INFO);
appendFileSync(process.env.LOG, spec.cluster.server + '\\n');
const runs = readFileSync(process.env.LOG, 'utf8').trim().split('\\n').length;
const token = readFileSync(new URL('token-' + (runs - 1), import.meta.url), 'utf8');
const expirationTimestamp = new Date(Date.now() + (runs === 1 ? 5 : 900) * 1000).toISOString();
const status = { token, expirationTimestamp };
console.log(JSON.stringify({ apiVersion: 'client.authentication.k8s.io/v1', kind: 'ExecCredential', status }));
`,
    );
    await chmod(plugin, 0o755);
    const log = path.join(folder, 'log');
    const exec = {
      apiVersion: 'client.authentication.k8s.io/v1',
      command: './plugin.mjs',
      env: [{ name: 'LOG', value: log }],
      interactiveMode: 'Never',
      provideClusterInfo: true,
    };
    const { account } = await open(await file('exec', config({ exec })));
    await Promise.all([account(), account()]);
    expect(await readFile(log, 'utf8')).toBe(`${front.url}/v1/compute\n`);
    // Its token ends within seconds, so the next request has another one.
    await account();
    await account();
    expect(tokens()).toEqual([first, second]);
    await api.call('/v1/auth/revoke', { method: 'POST', body: { token: second } });
    await account();
    expect(tokens()).toEqual([first, second, third]);
  });

  test('with a token, a file that holds one, and an authority: of several files the first that sets something', async () => {
    const given = await file('token', config({ token: tenant.token }));
    expect((await (await open(given)).account()).actor.namespace).toBe('team-a');
    const tokenFile = await file('session', `${tenant.token}\n`);
    const beside = await file('beside', config({ tokenFile: path.basename(tokenFile) }));
    expect((await (await open(beside, given)).account()).actor.namespace).toBe('team-a');
    const server = `${api.url.replace('127.0.0.1', 'localhost')}/v1/compute`;
    const authority = Buffer.from(api.certificate).toString('base64');
    const tls = { server, 'certificate-authority-data': authority };
    const direct = await open(await file('tls', config({ token: tenant.token }, tls)));
    expect((await direct.virtualMachines.list()).items).toEqual([]);
    const untrusted = await open(await file('untrusted', config({ token: tenant.token }, { server })));
    expect((await errorOf(untrusted.account())).message).toContain('self-signed certificate');
    expect((await call('virtualmachines')).status).toBe(200);
  });

  test.each([
    ['there is none', null, /there is no kubeconfig at/],
    ['it is not YAML', '{', /is not a kubeconfig/],
    ['it has no current context', { contexts: [] }, /has no current context/],
    ['its context is missing', { 'current-context': 'x' }, /has no context "x"; it has: none/],
    ['its user has nothing', () => config({}), /no token and no credential plugin/],
    ['its server is another API', () => config({ token: 't' }, { server: 'https://x/y' }), /is not a compute API/],
    ['its plugin fails', () => config({ exec: { command: 'false' } }), /failed \(false, status 1\)/],
    [
      'its plugin is missing',
      () => config({ exec: { command: 'absent-plugin', installHint: 'Install it.' } }),
      /did not start .*Install it\./,
    ],
    ['its plugin prints no token', () => config({ exec: { command: 'true' } }), /returned no token \(true\)/],
  ])('says what is wrong if %s', async (_what, content, message) => {
    const given = typeof content === 'function' ? content() : content;
    const at = given === null ? path.join(folder, 'absent') : await file('bad', given);
    const error = await errorOf(open(at).then(({ account }) => account()));
    expect([error.code, error.message]).toEqual(['credential', expect.stringMatching(message)]);
  });
});
