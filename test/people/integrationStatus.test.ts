import { placeOfIntegration } from '../../src/domain/sealedColumns.ts';
import { mintSession } from '../../src/store/accounts/sessions.ts';
import { mintHumanSession } from '../../src/store/people/signIn.ts';
import { makeTenant } from '../support/apiServer.ts';
import { type AnsweringServer, json, startAnsweringServer } from '../support/federation/issuers.ts';
import { makeKey } from '../support/federation/signedTokens.ts';
import { Browser, clientSecret, openSignInLab, type SignInLab } from '../support/people/signInLab.ts';

/** Stands between the service and its provider: passes responses through, or fails as a test wants. */
let harness: SignInLab;
let front: AnsweringServer;
const browsers: Browser[] = [];
const newBrowser = () => {
  const browser = new Browser(harness.api.certificate);
  browsers.push(browser);
  return browser;
};
const admin = (
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
  token = harness.tenant.token,
) =>
  harness.api.call(`/v1/admin/${path}`, {
    token,
    method,
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
  });
const status = async () => (await admin('identity')).body;
const start = (query: Record<string, string> = { account: 'team-a' }) =>
  `${harness.publicUrl}/v1/auth/login?${new URLSearchParams(query)}`;
const eventsOf = async (action: string) =>
  (await admin('audit-events?limit=100')).body.audit_events.filter(
    (event: { action: string }) => event.action === action,
  );
const discovery = () =>
  harness.api.db.identityIntegration.findUniqueOrThrow({ where: { customerId: harness.tenant.customerId } });

async function setUp(settings: Record<string, string>, intent: string): Promise<string> {
  const { url } = (await admin('identity-setup-link', { intent })).body;
  const browser = newBrowser();
  await browser.visit(url, {
    form: {
      issuer: harness.issuer,
      client_id: 'compute',
      client_secret: clientSecret,
      email_domains: 'example.com',
      ...settings,
    },
  });
  return (await browser.signIn(start({ setup: url.split('/').at(-1) }), 'ada@example.com')).text;
}

beforeAll(async () => {
  harness = await openSignInLab();
  front = await startAnsweringServer((_request, response) => json(response, {}, 500));
  expect(await setUp({}, 'setup')).toContain('Sign-in is active');
  const { accept_invitation_url: url } = (
    await admin('customer-users/invite', { email: 'ada@example.com', display_name: 'Ada', role_slug: 'admin' })
  ).body;
  await newBrowser().signIn(start({ invitation: url.split('/').at(-1) }), 'ada@example.com');
}, 120_000);
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  await front?.stop();
  await harness?.stop();
});

const { jwk: publicKey } = makeKey('ES256', 'key-1');
const contractFields = ['allowed_email_domains', 'has_identity_integration', 'integration_status', 'provider'];

describe('an integration whose provider fails', () => {
  test('is in error after three failures in a row, with the cause in the audit log, and active again after a sign-in', async () => {
    const { issuer } = await discovery();
    await harness.api.db.identityIntegration.update({
      where: { customerId: harness.tenant.customerId },
      data: { issuer: front.url },
    });
    for (const expected of ['active', 'active', 'error', 'error']) {
      const page = await newBrowser().visit(start());
      expect([
        page.status,
        page.text.includes('The response of the identity provider does not follow OpenID Connect'),
      ]).toEqual([403, true]);
      expect((await status()).integration_status).toBe(expected);
    }
    const failing = await status();
    expect(Object.keys(failing).sort()).toEqual(contractFields);
    expect(failing).toMatchObject({
      has_identity_integration: false,
      provider: 'oidc',
      allowed_email_domains: ['example.com'],
    });
    const errors = await eventsOf('identity-integration.error');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({
      actor_type: 'service',
      details: { issuer: front.url, failures: 3, cause: expect.stringContaining('does not follow OpenID Connect') },
    });

    await harness.api.db.identityIntegration.update({
      where: { customerId: harness.tenant.customerId },
      data: { issuer },
    });
    expect((await newBrowser().signIn(start(), 'ada@example.com')).url.pathname).toBe('/account');
    expect(await status()).toMatchObject({ integration_status: 'active', has_identity_integration: true });
    expect(await eventsOf('identity-integration.recover')).toHaveLength(1);
  });

  test('counts a token endpoint that refuses the client, but no failure that a visitor can cause', async () => {
    const { customerId } = harness.tenant;
    // An invented code: the provider says invalid_grant.
    for (let turn = 0; turn < 4; turn++) {
      const browser = newBrowser();
      const { url } = await browser.visit(start(), { stopAt: /./ });
      const state = url.searchParams.get('state')!;
      for (const forged of [
        { code: 'made-up', state, iss: harness.issuer },
        { error: 'unauthorized_client', state, iss: harness.issuer },
      ]) {
        const cookies = new Map(browser.cookies);
        expect(
          (await browser.visit(`${harness.publicUrl}/v1/auth/callback?${new URLSearchParams(forged)}`)).status,
        ).toBe(403);
        for (const [name, value] of cookies) browser.cookies.set(name, value);
      }
    }
    expect((await discovery()).failures).toBe(0);

    // The provider no longer knows the client's secret: ours now differs.
    const { clientSecretSealed } = await discovery();
    const { id } = await harness.api.db.identityIntegration.findUniqueOrThrow({ where: { customerId } });
    const seal = await harness.secrets.sealer();
    const wrong = seal('changed-at-the-provider', placeOfIntegration(id));
    await harness.api.db.identityIntegration.update({ where: { customerId }, data: { clientSecretSealed: wrong } });
    for (let turn = 0; turn < 3; turn++)
      expect((await newBrowser().signIn(start(), 'ada@example.com')).text).toContain('invalid_client');
    expect((await status()).integration_status).toBe('error');
    expect((await eventsOf('identity-integration.error'))[0]).toMatchObject({
      details: { cause: 'The identity provider refused: invalid_client.' },
    });
    await harness.api.db.identityIntegration.update({ where: { customerId }, data: { clientSecretSealed } });
    expect((await newBrowser().signIn(start(), 'ada@example.com')).url.pathname).toBe('/account');
    expect((await status()).integration_status).toBe('active');
  });

  test('can be set up again, as setup and as reconfigure', async () => {
    await harness.api.db.identityIntegration.update({
      where: { customerId: harness.tenant.customerId },
      data: { status: 'error', failures: 7 },
    });
    expect((await admin('identity-setup-link', { intent: 'reconfigure' })).status).toBe(201);
    expect(await setUp({}, 'setup')).toContain('Sign-in is active');
    expect(await discovery()).toMatchObject({ status: 'active', failures: 0 });
  });
});

describe('disabled sign-in', () => {
  test('shows a clear page, mints nothing, and can be switched on again', async () => {
    const begun = newBrowser();
    const back = await begun.signIn(start(), 'ada@example.com', { stopAt: /\/v1\/auth\/callback/ });
    const signedIn = newBrowser();
    await signedIn.signIn(start(), 'ada@example.com');
    const off = await admin('identity', { status: 'disabled', reason: 'the provider was broken into' }, 'PATCH');
    expect(off.status).toBe(200);
    expect(off.body).toEqual({
      has_identity_integration: false,
      provider: 'oidc',
      integration_status: 'disabled',
      allowed_email_domains: ['example.com'],
    });
    expect((await eventsOf('identity-integration.disable'))[0]).toMatchObject({
      actor_type: 'api-key',
      reason: 'the provider was broken into',
    });
    expect((await begun.visit(back.url)).text).toContain('Sign-in is disabled');
    expect((await newBrowser().visit(start())).text).toContain('Sign-in is disabled');
    expect((await newBrowser().visit(`${harness.publicUrl}/sign-in?account=team-a`)).text).toContain(
      'Sign-in is disabled',
    );
    const { customerId, tenantId } = harness.tenant;
    const user = await harness.api.db.customerUser.findFirstOrThrow({ where: { customerId } });
    const mint = () =>
      mintHumanSession(harness.api.db, {
        customerId,
        tenantId,
        userId: user.id,
        ttlSeconds: 60,
        requestId: crypto.randomUUID(),
      });
    expect(await mint()).toBeNull();

    // A stop with a reason is lifted by a person who was signed in.
    expect((await admin('identity', { status: 'active' }, 'PATCH')).body.code).toBe('person_required');
    expect(await mint()).toBeNull();
    const allowed = await admin('identity', { status: 'active' }, 'PATCH', signedIn.session()!);
    expect(allowed.body.integration_status).toBe('active');
    expect(await mint()).not.toBeNull();
    expect((await newBrowser().signIn(start(), 'ada@example.com')).url.pathname).toBe('/account');
  });

  test('an unknown status, or no integration to switch, is refused', async () => {
    expect((await admin('identity', { status: 'error' }, 'PATCH')).status).toBe(422);
    const fresh = await makeTenant(harness.api.db, 'team-b');
    expect(await admin('identity', { status: 'disabled' }, 'PATCH', fresh.token)).toMatchObject({
      status: 409,
      body: { code: 'not_configured' },
    });
  });
});

test('a workload can add neither people nor credentials, whatever its scopes, but can read what its scopes allow', async () => {
  const { customerId, tenantId } = harness.tenant;
  const provider = (
    await admin('identity/providers', {
      display_name: 'x',
      issuer: 'https://ci.example.com',
      jwks_source_type: 'stored-jwks',
      jwks_document: { keys: [publicKey] },
      audiences: ['a'],
    })
  ).body;
  const scopes = ['compute:read', 'compute:write', 'admin:read', 'admin:write'] as const;
  const principal = (
    await admin('identity/principals', {
      trusted_issuer_id: provider.id,
      display_name: 'x',
      subject_match_type: 'exact',
      subject_match_value: 's',
      scopes,
      max_session_ttl_seconds: 600,
    })
  ).body;
  const { token } = (await mintSession(harness.api.db, {
    customerId,
    tenantId,
    actorType: 'workload',
    actorId: principal.id,
    scopes: [...scopes],
    ttlSeconds: 60,
  }))!;
  const user = await harness.api.db.customerUser.findFirstOrThrow({ where: { customerId } });
  for (const [method, path, body] of [
    ['POST', 'customer-users/invite', { email: 'x@example.com', display_name: 'x', role_slug: 'viewer' }],
    ['POST', 'identity-setup-link', { intent: 'reconfigure' }],
    ['PATCH', 'identity', { status: 'disabled' }],
    ['DELETE', `customer-users/${user.id}`, undefined],
    ['POST', 'api-keys', { name: 'x' }],
    ['PATCH', `identity/principals/${principal.id}`, { display_name: 'y' }],
    ['PATCH', `identity/providers/${provider.id}`, { display_name: 'y' }],
  ] as const) {
    const refused = await admin(path, body, method, token);
    expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'actor_not_allowed']);
  }
  expect((await admin('customer-users', undefined, 'GET', token)).status).toBe(200);
  expect(
    (await admin('customer-users/invite', { email: 'x@example.com', display_name: 'x', role_slug: 'viewer' })).status,
  ).toBe(201);
});

test('a sign-in fetches the provider’s metadata once', async () => {
  const asked: string[] = [];
  const { issuer } = await discovery();
  front.answer = async (request, response) => {
    asked.push(request.url!);
    const found = (await (await fetch(`${issuer}${request.url}`)).json()) as Record<string, unknown>;
    json(response, { ...found, issuer: front.url });
  };
  await harness.api.db.identityIntegration.update({
    where: { customerId: harness.tenant.customerId },
    data: { issuer: front.url },
  });
  await newBrowser().signIn(start(), 'ada@example.com');
  expect(asked).toEqual(['/.well-known/openid-configuration']);
  await newBrowser().visit(start(), { stopAt: /./ });
  expect(asked).toHaveLength(2);
});
