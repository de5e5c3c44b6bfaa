import { createHash, randomBytes } from 'node:crypto';
import { clientSecret, openSignInLab, type SignInLab } from '../support/people/signInLab.ts';

let harness: SignInLab;
beforeAll(async () => {
  harness = await openSignInLab();
}, 120_000);
afterAll(() => harness?.stop());

const settings = (overrides = {}) => ({
  issuer: harness.issuer,
  client_id: 'compute',
  client_secret: clientSecret,
  email_domains: 'Example.com, example.org',
  ...overrides,
});
const invite = async (email: string, role_slug = 'developer') =>
  (await harness.admin('customer-users/invite', { email, display_name: 'Somebody', role_slug })).body
    .accept_invitation_url as string;
const accept = (url: string) => harness.loginUrl({ invitation: url.split('/').at(-1)! });

describe('setting up sign-in', () => {
  let url: string;
  beforeAll(async () => {
    url = (await harness.admin('identity-setup-link', { intent: 'setup', return_url: 'https://console.example/done' }))
      .body.url;
  });

  test('unusable settings are named beside their fields; the secret is never shown again', async () => {
    const page = await harness
      .newBrowser()
      .visit(url, { form: settings({ client_id: 'a b', email_domains: 'nodots' }) });
    expect(page.status).toBe(422);
    expect(page.text).toContain('aria-invalid="true"');
    expect(page.text).not.toContain(clientSecret);
  });

  test.each([
    ['a metadata server', 'https://169.254.169.254/'],
    ['http', 'http://idp.example/'],
    ['no OpenID provider', 'LAB/nothing'],
  ])('%s as issuer is refused before anything is stored', async (_what, issuer) => {
    const page = await harness
      .newBrowser()
      .visit(url, { form: settings({ issuer: issuer.replace('LAB', harness.issuer) }) });
    expect(page.status).toBe(422);
    expect((await harness.api.db.setupLink.findFirstOrThrow({ where: { revokedAt: null } })).issuer).toBeNull();
  });

  test('CSRF on the setup form: a foreign, an absent and a null Origin are 403', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: harness.publicUrl, 'sec-fetch-site': 'cross-site' },
    ])
      expect((await harness.newBrowser().visit(url, { form: settings(), headers })).status).toBe(403);
  });

  test('it is active only after a test sign-in, and then the link is spent', async () => {
    const browser = harness.newBrowser();
    const entered = await browser.visit(url, { form: settings() });
    expect(entered.text).toContain('Test sign-in at');
    expect((await harness.admin('identity')).body.has_identity_integration).toBe(false);
    expect(
      (await harness.newBrowser().signIn(harness.loginUrl({ account: 'team-a' }), 'ada@example.com')).text,
    ).toContain('no sign-in yet');

    const test = harness.loginUrl({ setup: url.split('/').at(-1)! });
    expect((await harness.newBrowser().signIn(test, 'eve@evil.example')).text).toContain(
      'not of a domain of this account',
    );
    expect((await harness.newBrowser().signIn(test, 'unverified@example.com')).text).toContain('not verified');
    expect((await harness.admin('identity')).body.integration_status).toBe('pending');

    const done = await browser.signIn(test, 'ada@example.com');
    expect(done.text).toContain('Sign-in is active');
    expect(done.text).toContain('href="https://console.example/done"');
    expect((await harness.admin('identity')).body).toEqual({
      has_identity_integration: true,
      provider: 'oidc',
      integration_status: 'active',
      allowed_email_domains: ['example.com', 'example.org'],
    });
    expect((await browser.visit(url)).status).toBe(404);
    expect((await browser.signIn(test, 'ada@example.com')).text).toContain('not valid any more');
    expect(await harness.admin('identity-setup-link', { intent: 'setup' })).toMatchObject({
      status: 409,
      body: { code: 'already_configured' },
    });
  });

  test('settings entered after a test sign-in began are not activated by it', async () => {
    const link = (await harness.admin('identity-setup-link', { intent: 'reconfigure' })).body.url;
    const browser = harness.newBrowser();
    await browser.visit(link, { form: settings({ email_domains: 'example.com' }) });
    const back = await browser.signIn(harness.loginUrl({ setup: link.split('/').at(-1)! }), 'ada@example.com', {
      stopAt: /\/v1\/auth\/callback/,
    });
    await harness.newBrowser().visit(link, { form: settings({ email_domains: 'evil.example' }) });
    expect((await browser.visit(back.url)).text).toContain('have changed');
    expect((await harness.admin('identity')).body.allowed_email_domains).toEqual(['example.com', 'example.org']);
  });
});

describe('people', () => {
  test('an invitation accepted by another person is 403; the invited person is signed in, with the role’s scopes', async () => {
    const url = await invite('Grace@example.com');
    expect((await harness.newBrowser().visit(url)).text).toContain('grace@example.com');
    const wrong = await harness.newBrowser().signIn(accept(url), 'eve@example.com');
    expect([wrong.status, wrong.text.includes('for another person')]).toEqual([403, true]);

    const browser = harness.newBrowser();
    const page = await browser.signIn(accept(url), 'grace@example.com');
    expect(page.url.pathname).toBe('/account');
    expect(page.text).toContain('grace@example.com');
    const token = browser.session()!;
    const account = await harness.api.call('/v1/admin/account', { token });
    expect(account.body.actor).toMatchObject({ type: 'human', scopes: ['compute:read', 'compute:write'] });
    expect((await harness.newBrowser().visit(url)).status).toBe(404);
  });

  test('a session cookie grants no access to the API', async () => {
    const browser = harness.newBrowser();
    await browser.signIn(harness.loginUrl({ account: 'team-a' }), 'grace@example.com');
    const cookie = `__Host-session=${browser.session()}`;
    expect((await harness.api.call('/v1/admin/account', { headers: { cookie } })).status).toBe(401);
  });

  test('login cookie fixation: the session id is rotated at login, and the previous session ends', async () => {
    const browser = harness.newBrowser();
    await browser.signIn(harness.loginUrl({ account: 'team-a' }), 'grace@example.com');
    const first = browser.session()!;
    await browser.signIn(harness.loginUrl({ account: 'team-a' }), 'grace@example.com');
    expect(browser.session()).not.toBe(first);
    expect((await harness.api.call('/v1/admin/account', { token: first })).status).toBe(401);
    expect((await harness.api.call('/v1/admin/account', { token: browser.session()! })).status).toBe(200);
  });

  test('cookies are __Host-, Secure, HttpOnly and SameSite', async () => {
    const start = await harness.newBrowser().visit(harness.loginUrl({ account: 'team-a' }), { stopAt: /./ });
    expect(start.headers['set-cookie']).toMatch(
      /^__Host-sign-in=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=600$/,
    );
    expect(start.url.searchParams.get('code_challenge_method')).toBe('S256');
    expect(start.url.searchParams.get('nonce')).toBeTruthy();
  });

  test('a callback of a sign-in that another browser began, a changed state, and a replayed state are 403', async () => {
    const attacker = harness.newBrowser();
    const back = await attacker.signIn(harness.loginUrl({ account: 'team-a' }), 'grace@example.com', {
      stopAt: /\/v1\/auth\/callback/,
    });
    const victim = harness.newBrowser();
    expect((await victim.visit(back.url)).status).toBe(403);
    await victim.visit(harness.loginUrl({ account: 'team-a' }), { stopAt: /./ });
    expect((await victim.visit(back.url)).status).toBe(403);
    expect(victim.session()).toBeNull();
    const spent = new Map(attacker.cookies);
    expect((await attacker.visit(back.url)).url.pathname).toBe('/account');
    for (const [name, value] of spent) attacker.cookies.set(name, value);
    expect((await attacker.visit(back.url)).status).toBe(403);
  });

  // An attacker's provider may send people on to an honest one, whose code would then be handed to the attacker's (RFC
  // 9207).
  test.each([
    ['names another provider', (query: URLSearchParams) => query.set('iss', 'https://elsewhere.example')],
    ['names none, though the provider names itself', (query: URLSearchParams) => query.delete('iss')],
    ['is as the provider sent it', () => {}],
  ])('provider mix-up: a callback that %s', async (what, change) => {
    const browser = harness.newBrowser();
    const { url } = await browser.signIn(harness.loginUrl({ account: 'team-a' }), 'grace@example.com', {
      stopAt: /\/v1\/auth\/callback/,
    });
    expect(url.searchParams.get('iss')).toBe(harness.issuer);
    change(url.searchParams);
    const back = await browser.visit(url);
    const isHonest = what === 'is as the provider sent it';
    expect([back.status, browser.session() !== null]).toEqual([isHonest ? 200 : 403, isHonest]);
  });

  test('a person who is not a user, or has a reassigned address, is refused', async () => {
    expect(
      (await harness.newBrowser().signIn(harness.loginUrl({ account: 'team-a' }), 'nobody@example.com')).text,
    ).toContain('not a user of this account');
    expect(
      (await harness.newBrowser().signIn(harness.loginUrl({ account: 'team-a' }), 'other|grace@example.com')).text,
    ).toContain('not a user of this account');
    expect(
      (await harness.newBrowser().signIn(harness.loginUrl({ account: 'no-such-account' }), 'a@example.com')).text,
    ).toContain('does not exist or has no sign-in');
  });

  test('sign-out ends the session; CSRF on it: a foreign Origin is 403', async () => {
    const browser = harness.newBrowser();
    await browser.signIn(harness.loginUrl({ account: 'team-a' }), 'grace@example.com');
    const token = browser.session()!;
    const out = `${harness.publicUrl}/v1/auth/logout`;
    expect((await browser.visit(out, { form: {}, headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await harness.api.call('/v1/admin/account', { token })).status).toBe(200);
    expect((await browser.visit(out, { form: {} })).text).toContain('You are signed out');
    expect((await harness.api.call('/v1/admin/account', { token })).status).toBe(401);
    expect((await browser.visit(`${harness.publicUrl}/account`)).status).toBe(401);
  });

  test('a program signs out with its bearer token', async () => {
    const browser = harness.newBrowser();
    await browser.signIn(harness.loginUrl({ account: 'team-a' }), 'grace@example.com');
    const token = browser.session()!;
    expect(await harness.api.call('/v1/auth/logout', { method: 'POST', token })).toMatchObject({
      status: 200,
      body: { status: 'signed_out' },
    });
    expect((await harness.api.call('/v1/auth/logout', { method: 'POST', token })).status).toBe(401);
  });

  test('a removed user’s session is 401 at the next request, and they cannot sign in again', async () => {
    const browser = harness.newBrowser();
    await browser.signIn(accept(await invite('leaver@example.com', 'viewer')), 'leaver@example.com');
    const token = browser.session()!;
    const { id } = (await harness.api.call('/v1/admin/account', { token })).body.actor;
    await harness.api.call(`/v1/admin/customer-users/${id}`, { method: 'DELETE', token: harness.tenant.token });
    expect((await harness.api.call('/v1/admin/account', { token })).status).toBe(401);
    expect((await browser.signIn(harness.loginUrl({ account: 'team-a' }), 'leaver@example.com')).status).toBe(403);
  });
});

describe('a terminal', () => {
  const verifier = randomBytes(32).toString('base64url');
  const redirect_uri = 'http://127.0.0.1:49999/callback';
  const query = (overrides = {}) => ({
    account: 'team-a',
    response_type: 'code',
    redirect_uri,
    state: 'a-state-of-16-characters',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...overrides,
  });
  const exchange = (fields: object) =>
    harness.api.call('/v1/auth/token', {
      method: 'POST',
      body: { grant_type: 'authorization_code', redirect_uri, code_verifier: verifier, ...fields },
    });
  const codeOf = async () => {
    const back = await harness
      .newBrowser()
      .signIn(harness.loginUrl(query()), 'grace@example.com', { stopAt: /^http:\/\/127/ });
    expect(back.url.searchParams.get('state')).toBe('a-state-of-16-characters');
    return back.url.searchParams.get('code')!;
  };

  test('gets a session for its code, once', async () => {
    const code = await codeOf();
    const answers = await Promise.all(Array.from({ length: 4 }, () => exchange({ code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const token = answers.find(({ status }) => status === 200)!.body.access_token;
    expect((await harness.api.call('/v1/admin/account', { token })).body.actor.type).toBe('human');
  });

  test('a wrong verifier or redirect_uri uses up the code and gets nothing', async () => {
    for (const wrong of [{ code_verifier: 'x'.repeat(43) }, { redirect_uri: 'http://127.0.0.1:1/callback' }]) {
      const code = await codeOf();
      expect(await exchange({ code, ...wrong })).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
      expect((await exchange({ code })).status).toBe(400);
    }
  });

  test.each([
    ['https://evil.example/'],
    ['http://localhost:1/'],
    ['http://127.0.0.1.evil.example:1/'],
    ['http://127.0.0.1:1@evil.example/'],
    ['http://127.0.0.1/'],
    ['javascript:alert(1)'],
  ])('redirect_uri %s is 400', async (bad) => {
    expect((await harness.newBrowser().visit(harness.loginUrl(query({ redirect_uri: bad })))).status).toBe(400);
  });

  test.each([[{ code_challenge_method: 'plain' }], [{ response_type: 'token' }], [{ state: 'short' }]])(
    '%j is 400',
    async (bad) => {
      expect((await harness.newBrowser().visit(harness.loginUrl(query(bad)))).status).toBe(400);
    },
  );
});

test('secrets in logs, errors and the database: none', async () => {
  const rows: string[] = [];
  for (const table of [
    'identity_integrations',
    'setup_links',
    'audit_events',
    'invitations',
    'sign_in_codes',
    'sessions',
    'customer_users',
  ])
    rows.push(
      ...(
        await harness.api.db.$queryRawUnsafe<{ row: string }[]>(`SELECT to_jsonb(t)::text AS row FROM ${table} t`)
      ).map(({ row }) => row),
    );
  const tokens = harness.browsers.map((browser) => browser.session()).filter((token) => token !== null);
  expect(tokens.length).toBeGreaterThan(0);
  const everything = rows.join('\n') + harness.api.logged();
  for (const secret of [clientSecret, ...tokens]) expect(everything).not.toContain(secret);
  // Positive control: the search finds what is there.
  expect(everything).toContain('grace@example.com');
});
