/** The session of a browser as a credential of the API, and the one-time sign-in of `npm start`. */
import https from 'node:https';
import { createLocalSignIn } from '../../src/store/people/localSignInRows.ts';
import { createSignInCode } from '../../src/store/people/signIn.ts';
import { startPostgres } from '../support/database.ts';
import { makePerson } from '../support/people.ts';
import { startTeams, type Teams } from '../support/teams.ts';

const publicUrl = 'https://localhost:9443';
const account = '/v1/admin/account';

let teams: Teams;
let owner: { id: string; token: string };
beforeAll(async () => {
  teams = await startTeams(undefined, { PUBLIC_URL: publicUrl });
  owner = await makePerson(teams.api.db, teams.tenant, 'owner', { name: 'ada' });
});
afterAll(() => teams?.stop());

const cookieOf = (token: string) => ({ cookie: `__Host-session=${token}` });
/** What a browser sends with a request of the console. */
const ofPage = (token: string) => ({
  ...cookieOf(token),
  'x-compute-session': 'cookie',
  'sec-fetch-site': 'same-origin',
});

describe('the session of a browser', () => {
  test('reads and changes through both APIs where a page of the service asks for it', async () => {
    const { body } = await teams.api.call(account, { headers: ofPage(owner.token) });
    expect(body.actor).toMatchObject({ type: 'human', id: owner.id, namespace: 'team-a' });
    const machines = await teams.api.call(`${teams.base}/virtualmachines`, { headers: ofPage(owner.token) });
    expect(machines.status).toBe(200);
    const created = await teams.api.call(`${teams.base}/virtualmachines`, {
      method: 'POST',
      headers: { ...ofPage(owner.token), origin: publicUrl },
      body: {
        apiVersion: 'compute.service/v1alpha1',
        kind: 'VirtualMachine',
        metadata: { name: 'from-a-page' },
        spec: { imageRef: 'debian-12' },
      },
    });
    expect(created.status).toBe(201);
  });

  test('is nothing to a request that does not ask for it by the header, as a link or a foreign form cannot', async () => {
    const { 'x-compute-session': _, ...headers } = ofPage(owner.token);
    expect((await teams.api.call(account, { headers })).status).toBe(401);
    const machines = await teams.api.call(`${teams.base}/virtualmachines`, { headers });
    expect(machines.status).toBe(401);
  });

  test.each<[string, string, Record<string, string>]>([
    ['a read from another site', 'GET', { 'sec-fetch-site': 'cross-site' }],
    ['a read from another origin of the same site', 'GET', { 'sec-fetch-site': 'same-site' }],
    ['a read that names another origin', 'GET', { origin: 'https://evil.example' }],
    ['a change from another origin', 'POST', { origin: 'https://evil.example' }],
    ['a change from an opaque origin', 'POST', { origin: 'null' }],
    ['a change that names no origin', 'POST', {}],
  ])('refuses %s with 403', async (_name, method, headers) => {
    const path = method === 'GET' ? account : '/v1/admin/api-keys';
    const answer = await teams.api.call(path, {
      method,
      headers: { ...ofPage(owner.token), ...headers },
      ...(method === 'POST' && { body: { name: 'stolen', role_slug: 'owner' } }),
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'foreign_origin']);
  });

  test('refuses a read of a client that says nothing of where it comes from', async () => {
    const { 'sec-fetch-site': _, ...headers } = ofPage(owner.token);
    expect((await teams.api.call(account, { headers })).status).toBe(403);
  });

  test('is a person’s: the token of a key, and two cookies of one name, are 401', async () => {
    expect((await teams.api.call(account, { headers: ofPage(teams.tenant.token) })).status).toBe(401);
    const twice = { ...ofPage(owner.token), cookie: `__Host-session=${owner.token}; __Host-session=${owner.token}` };
    expect((await teams.api.call(account, { headers: twice })).status).toBe(401);
  });

  test('opens no tunnel', async () => {
    const upgrade = {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const statusWith = (headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        const url = new URL(`${teams.base}/virtualmachines/from-a-page/tunnel/22`, teams.api.url);
        const sent = https.get(url, { ca: teams.api.certificate, servername: 'localhost', headers }, (response) => {
          response.resume();
          resolve(response.statusCode!);
        });
        sent.once('error', reject);
      });
    expect(await statusWith({ ...upgrade, ...ofPage(owner.token) })).toBe(401);
    // With a bearer token the same request is about the machine, which has no such port yet.
    expect(await statusWith({ ...upgrade, authorization: `Bearer ${owner.token}` })).not.toBe(401);
  });

  test('sees its own tenant alone', async () => {
    const foreign = teams.base.replace('team-a', 'team-b');
    const [own, other] = await Promise.all(
      [teams.base, foreign].map((base) => teams.api.call(`${base}/virtualmachines`, { headers: ofPage(owner.token) })),
    );
    expect([own!.status, other!.status]).toEqual([200, 403]);
  });

  test('does not add to an Authorization header: a bad token stays bad', async () => {
    const headers = { ...ofPage(owner.token), authorization: 'Bearer cst_wrong' };
    expect((await teams.api.call(account, { headers })).status).toBe(401);
  });
});

describe('the sign-in of `npm start`', () => {
  const redeem = (code: string, { headers = {}, replace = false, from = '127.0.0.1' } = {}) =>
    teams.api.call('/v1/auth/local', {
      method: 'POST',
      headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ code, ...(replace && { replace: 'yes' }) }).toString(),
      from,
    });
  const offer = async () => (await createLocalSignIn(teams.api.db, teams.tenant))!;

  test('gives the owner a session, once', async () => {
    const code = await offer();
    const first = await redeem(code);
    expect(first.status).toBe(204);
    const [, token] = /^__Host-session=([^;]+); Path=\/; Secure; HttpOnly; SameSite=Lax/.exec(
      String(first.headers['set-cookie']),
    )!;
    const { body } = await teams.api.call(account, { headers: ofPage(token!) });
    expect(body.actor).toMatchObject({ type: 'human', namespace: 'team-a' });
    const second = await redeem(code);
    expect([second.status, second.headers['set-cookie']]).toEqual([403, undefined]);
  });

  test('refuses another site’s form, and the code stays good', async () => {
    const code = await offer();
    expect((await redeem(code, { headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await redeem(code)).status).toBe(204);
  });

  test('does not replace another person unasked', async () => {
    const code = await offer();
    const headers = cookieOf(owner.token);
    const asked = await redeem(code, { headers });
    expect([asked.status, asked.headers['set-cookie']]).toEqual([409, undefined]);
    expect((await redeem(code, { headers, replace: true })).status).toBe(204);
  });

  test('takes no code of a terminal, and a terminal takes none of it', async () => {
    const person = await makePerson(teams.api.db, teams.tenant, 'owner', { name: 'eve' });
    const forTerminal = await createSignInCode(teams.api.db, {
      customerId: teams.tenant.customerId,
      tenantId: teams.tenant.tenantId,
      userId: person.id,
      redirectUri: 'http://127.0.0.1:1/',
      codeChallenge: 'x'.repeat(43),
    });
    expect((await redeem(forTerminal)).status).toBe(403);
    const answer = await teams.api.call('/v1/auth/token', {
      method: 'POST',
      body: {
        grant_type: 'authorization_code',
        code: await offer(),
        redirect_uri: 'local',
        code_verifier: 'v'.repeat(43),
      },
    });
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_grant']);
  });

  test('ends after ten minutes', async () => {
    const code = await offer();
    const { db } = teams.api;
    const [{ left }] = (await db.$queryRaw`
      SELECT max(extract(epoch FROM expires_at - clock_timestamp()))::float8 AS left FROM sign_in_codes
      WHERE redirect_uri = 'local' AND used_at IS NULL`) as [{ left: number }];
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(600);
    await db.$executeRaw`UPDATE sign_in_codes SET expires_at = clock_timestamp() WHERE redirect_uri = 'local' AND used_at IS NULL`;
    expect((await redeem(code)).status).toBe(403);
  });

  test('is not offered for an account whose people sign in at a provider', async () => {
    const { customerId, tenantId } = teams.stranger;
    expect(await createLocalSignIn(teams.api.db, { customerId, tenantId })).not.toBeNull();
    const setup = await teams.api.call('/v1/admin/identity-setup-link', {
      method: 'POST',
      token: teams.stranger.token,
      body: { intent: 'setup' },
    });
    expect(setup.status).toBe(201);
    expect(await createLocalSignIn(teams.api.db, { customerId, tenantId })).toBeNull();
  });
});

test('a service whose address is not loopback has no sign-in by address', async () => {
  const environment = { PUBLIC_URL: 'https://compute.example' };
  const postgres = await startPostgres();
  try {
    const { startApi, makeTenant } = await import('../support/apiServer.ts');
    const api = await startApi(await postgres.createDatabase(), environment);
    try {
      const code = (await createLocalSignIn(api.db, await makeTenant(api.db, 'team-c')))!;
      const answer = await api.call('/v1/auth/local', {
        method: 'POST',
        headers: { origin: environment.PUBLIC_URL, 'content-type': 'application/x-www-form-urlencoded' },
        body: `code=${code}`,
      });
      expect([answer.status, answer.headers['set-cookie']]).toEqual([404, undefined]);
    } finally {
      await api.stop();
    }
  } finally {
    await postgres.stop();
  }
});
