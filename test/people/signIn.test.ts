import { createHash, randomBytes } from 'node:crypto';
import { clientSecret, openSignInLab, type SignInLab } from './signInLab.ts';

let lab: SignInLab;
beforeAll(async () => {
  lab = await openSignInLab();
}, 120_000);
afterAll(() => lab?.stop());

const settings = (overrides = {}) => ({
  issuer: lab.issuer,
  client_id: 'compute',
  client_secret: clientSecret,
  email_domains: 'Example.com, example.org',
  ...overrides,
});
const invite = async (email: string, role_slug = 'developer') =>
  (await lab.admin('customer-users/invite', { email, display_name: 'Somebody', role_slug })).body
    .accept_invitation_url as string;
const accept = (url: string) => lab.loginUrl({ invitation: url.split('/').at(-1)! });

describe('setting sign-in up', () => {
  let url: string;
  beforeAll(async () => {
    url = (await lab.admin('identity-setup-link', { intent: 'setup', return_url: 'https://console.example/done' })).body
      .url;
  });

  test('what cannot be used is named beside its field; the secret never comes back', async () => {
    const page = await lab.newBrowser().visit(url, { form: settings({ client_id: 'a b', email_domains: 'nodots' }) });
    expect(page.status).toBe(422);
    expect(page.text).toContain('aria-invalid="true"');
    expect(page.text).not.toContain(clientSecret);
  });

  test.each([
    ['a metadata server', 'https://169.254.169.254/'],
    ['http', 'http://idp.example/'],
    ['no OpenID provider', 'LAB/nothing'],
  ])('%s as issuer is refused before anything is kept', async (_what, issuer) => {
    const page = await lab.newBrowser().visit(url, { form: settings({ issuer: issuer.replace('LAB', lab.issuer) }) });
    expect(page.status).toBe(422);
    expect((await lab.api.db.setupLink.findFirstOrThrow({ where: { revokedAt: null } })).issuer).toBeNull();
  });

  test('CSRF on the setup form: a foreign, an absent and a null Origin are 403', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: lab.publicUrl, 'sec-fetch-site': 'cross-site' },
    ])
      expect((await lab.newBrowser().visit(url, { form: settings(), headers })).status).toBe(403);
  });

  test('it is active after a test sign-in, not before, and the link is spent', async () => {
    const browser = lab.newBrowser();
    const entered = await browser.visit(url, { form: settings() });
    expect(entered.text).toContain('Test sign-in at');
    expect((await lab.admin('identity')).body.has_identity_integration).toBe(false);
    expect((await lab.newBrowser().signIn(lab.loginUrl({ account: 'team-a' }), 'ada@example.com')).text).toContain(
      'no sign-in yet',
    );

    const test = lab.loginUrl({ setup: url.split('/').at(-1)! });
    expect((await lab.newBrowser().signIn(test, 'eve@evil.example')).text).toContain('not of a domain of this account');
    expect((await lab.newBrowser().signIn(test, 'unverified@example.com')).text).toContain('not verified');
    expect((await lab.admin('identity')).body.integration_status).toBe('pending');

    const done = await browser.signIn(test, 'ada@example.com');
    expect(done.text).toContain('Sign-in is active');
    expect(done.text).toContain('href="https://console.example/done"');
    expect((await lab.admin('identity')).body).toEqual({
      has_identity_integration: true,
      provider: 'oidc',
      integration_status: 'active',
      allowed_email_domains: ['example.com', 'example.org'],
    });
    expect((await browser.visit(url)).status).toBe(404);
    expect((await browser.signIn(test, 'ada@example.com')).text).toContain('not valid any more');
    expect(await lab.admin('identity-setup-link', { intent: 'setup' })).toMatchObject({
      status: 409,
      body: { code: 'already_configured' },
    });
  });

  test('what is entered after the test began is not made active by it', async () => {
    const link = (await lab.admin('identity-setup-link', { intent: 'reconfigure' })).body.url;
    const browser = lab.newBrowser();
    await browser.visit(link, { form: settings({ email_domains: 'example.com' }) });
    const back = await browser.signIn(lab.loginUrl({ setup: link.split('/').at(-1)! }), 'ada@example.com', {
      stopAt: /\/v1\/auth\/callback/,
    });
    await lab.newBrowser().visit(link, { form: settings({ email_domains: 'evil.example' }) });
    expect((await browser.visit(back.url)).text).toContain('has changed');
    expect((await lab.admin('identity')).body.allowed_email_domains).toEqual(['example.com', 'example.org']);
  });
});

describe('people', () => {
  test('an invitation accepted by somebody else is 403; the invited person is in, with the role’s scopes', async () => {
    const url = await invite('Grace@example.com');
    expect((await lab.newBrowser().visit(url)).text).toContain('grace@example.com');
    const wrong = await lab.newBrowser().signIn(accept(url), 'eve@example.com');
    expect([wrong.status, wrong.text.includes('for somebody else')]).toEqual([403, true]);

    const browser = lab.newBrowser();
    const page = await browser.signIn(accept(url), 'grace@example.com');
    expect(page.url.pathname).toBe('/account');
    expect(page.text).toContain('grace@example.com');
    const token = browser.session()!;
    const account = await lab.api.call('/v1/admin/account', { token });
    expect(account.body.actor).toMatchObject({ type: 'human', scopes: ['compute:read', 'compute:write'] });
    expect((await lab.newBrowser().visit(url)).status).toBe(404);
  });

  test('a session cookie opens no operation of the API', async () => {
    const browser = lab.newBrowser();
    await browser.signIn(lab.loginUrl({ account: 'team-a' }), 'grace@example.com');
    const cookie = `__Host-session=${browser.session()}`;
    expect((await lab.api.call('/v1/admin/account', { headers: { cookie } })).status).toBe(401);
  });

  test('login cookie fixation: the id is rotated at login, and the one before ends', async () => {
    const browser = lab.newBrowser();
    await browser.signIn(lab.loginUrl({ account: 'team-a' }), 'grace@example.com');
    const first = browser.session()!;
    await browser.signIn(lab.loginUrl({ account: 'team-a' }), 'grace@example.com');
    expect(browser.session()).not.toBe(first);
    expect((await lab.api.call('/v1/admin/account', { token: first })).status).toBe(401);
    expect((await lab.api.call('/v1/admin/account', { token: browser.session()! })).status).toBe(200);
  });

  test('cookies are __Host-, Secure, HttpOnly and SameSite', async () => {
    const start = await lab.newBrowser().visit(lab.loginUrl({ account: 'team-a' }), { stopAt: /./ });
    expect(start.headers['set-cookie']).toMatch(
      /^__Host-sign-in=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=600$/,
    );
    expect(start.url.searchParams.get('code_challenge_method')).toBe('S256');
    expect(start.url.searchParams.get('nonce')).toBeTruthy();
  });

  test('a way back that another browser began, a changed state and a replayed one end in 403', async () => {
    const attacker = lab.newBrowser();
    const back = await attacker.signIn(lab.loginUrl({ account: 'team-a' }), 'grace@example.com', {
      stopAt: /\/v1\/auth\/callback/,
    });
    const victim = lab.newBrowser();
    expect((await victim.visit(back.url)).status).toBe(403);
    await victim.visit(lab.loginUrl({ account: 'team-a' }), { stopAt: /./ });
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
    ['names none, of a provider that names itself', (query: URLSearchParams) => query.delete('iss')],
    ['is as the provider sent it', () => {}],
  ])('provider mix-up: a way back that %s', async (what, change) => {
    const browser = lab.newBrowser();
    const { url } = await browser.signIn(lab.loginUrl({ account: 'team-a' }), 'grace@example.com', {
      stopAt: /\/v1\/auth\/callback/,
    });
    expect(url.searchParams.get('iss')).toBe(lab.issuer);
    change(url.searchParams);
    const back = await browser.visit(url);
    const isHonest = what === 'is as the provider sent it';
    expect([back.status, browser.session() !== null]).toEqual([isHonest ? 200 : 403, isHonest]);
  });

  test('who is not a user, or has a reassigned address, is refused', async () => {
    expect((await lab.newBrowser().signIn(lab.loginUrl({ account: 'team-a' }), 'nobody@example.com')).text).toContain(
      'not a user of this account',
    );
    expect(
      (await lab.newBrowser().signIn(lab.loginUrl({ account: 'team-a' }), 'other|grace@example.com')).text,
    ).toContain('not a user of this account');
    expect(
      (await lab.newBrowser().signIn(lab.loginUrl({ account: 'no-such-account' }), 'a@example.com')).text,
    ).toContain('does not exist or has no sign-in');
  });

  test('sign-out ends the session; CSRF on it: a foreign Origin is 403', async () => {
    const browser = lab.newBrowser();
    await browser.signIn(lab.loginUrl({ account: 'team-a' }), 'grace@example.com');
    const token = browser.session()!;
    const out = `${lab.publicUrl}/v1/auth/logout`;
    expect((await browser.visit(out, { form: {}, headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await lab.api.call('/v1/admin/account', { token })).status).toBe(200);
    expect((await browser.visit(out, { form: {} })).text).toContain('You are signed out');
    expect((await lab.api.call('/v1/admin/account', { token })).status).toBe(401);
    expect((await browser.visit(`${lab.publicUrl}/account`)).status).toBe(401);
  });

  test('a program signs out with its bearer token', async () => {
    const browser = lab.newBrowser();
    await browser.signIn(lab.loginUrl({ account: 'team-a' }), 'grace@example.com');
    const token = browser.session()!;
    expect(await lab.api.call('/v1/auth/logout', { method: 'POST', token })).toMatchObject({
      status: 200,
      body: { status: 'signed_out' },
    });
    expect((await lab.api.call('/v1/auth/logout', { method: 'POST', token })).status).toBe(401);
  });

  test('a removed user’s session is 401 at the next request, and the way back is closed', async () => {
    const browser = lab.newBrowser();
    await browser.signIn(accept(await invite('leaver@example.com', 'viewer')), 'leaver@example.com');
    const token = browser.session()!;
    const { id } = (await lab.api.call('/v1/admin/account', { token })).body.actor;
    await lab.api.call(`/v1/admin/customer-users/${id}`, { method: 'DELETE', token: lab.tenant.token });
    expect((await lab.api.call('/v1/admin/account', { token })).status).toBe(401);
    expect((await browser.signIn(lab.loginUrl({ account: 'team-a' }), 'leaver@example.com')).status).toBe(403);
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
    lab.api.call('/v1/auth/token', {
      method: 'POST',
      body: { grant_type: 'authorization_code', redirect_uri, code_verifier: verifier, ...fields },
    });
  const codeOf = async () => {
    const back = await lab.newBrowser().signIn(lab.loginUrl(query()), 'grace@example.com', { stopAt: /^http:\/\/127/ });
    expect(back.url.searchParams.get('state')).toBe('a-state-of-16-characters');
    return back.url.searchParams.get('code')!;
  };

  test('gets a session for its code, once', async () => {
    const code = await codeOf();
    const answers = await Promise.all(Array.from({ length: 4 }, () => exchange({ code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const token = answers.find(({ status }) => status === 200)!.body.access_token;
    expect((await lab.api.call('/v1/admin/account', { token })).body.actor.type).toBe('human');
  });

  test('another verifier or another redirect_uri spends the code and gets nothing', async () => {
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
    expect((await lab.newBrowser().visit(lab.loginUrl(query({ redirect_uri: bad })))).status).toBe(400);
  });

  test.each([[{ code_challenge_method: 'plain' }], [{ response_type: 'token' }], [{ state: 'short' }]])(
    '%j is 400',
    async (bad) => {
      expect((await lab.newBrowser().visit(lab.loginUrl(query(bad)))).status).toBe(400);
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
      ...(await lab.api.db.$queryRawUnsafe<{ row: string }[]>(`SELECT to_jsonb(t)::text AS row FROM ${table} t`)).map(
        ({ row }) => row,
      ),
    );
  const tokens = lab.browsers.map((browser) => browser.session()).filter((token) => token !== null);
  expect(tokens.length).toBeGreaterThan(0);
  const everything = rows.join('\n') + lab.api.logged();
  for (const secret of [clientSecret, ...tokens]) expect(everything).not.toContain(secret);
  // Positive control: the search finds what is there.
  expect(everything).toContain('grace@example.com');
});
