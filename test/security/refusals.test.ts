/**
 * What must be refused: requests to the running API, with a real token issuer and a real sign-in. docs/security.md
 * names these tests.
 */
import { connect } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { isForeignKeyViolation } from '../../src/store/federation/identityProviders.ts';
import { type Answer, type Call, makeTenant, startApi, type TestTenant } from '../support/apiServer.ts';
import { hostileTokens } from '../support/federation/hostileTokens.ts';
import { type RealIssuer, startRealIssuer } from '../support/federation/issuers.ts';
import { audience, makeKey, signToken, soundClaims, subject } from '../support/federation/signedTokens.ts';
import { clientSecret, openSignInLab, type SignInLab } from '../support/people/signInLab.ts';

let harness: SignInLab;
let stranger: TestTenant;
let real: RealIssuer;
let providerId: string;
let principalId: string;
const key = makeKey('ES256', 'key-1');
const rsa = makeKey('RS256', 'of-RS256');
const json = { 'content-type': 'application/json' };
const admin = (method: string, path: string, body?: unknown, more: Call = {}): Promise<Answer> =>
  harness.api.call(`/v1/admin/${path}`, {
    method,
    token: harness.tenant.token,
    headers: json,
    ...(body !== undefined && { body }),
    ...more,
  });
const exchange = (token: string, principal = principalId) =>
  harness.api.call('/v1/auth/token', {
    method: 'POST',
    body: {
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: token,
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      principal_id: principal,
    },
  });
const now = () => Math.floor(Date.now() / 1_000);
const sound = (changes: object = {}) => signToken(key, soundClaims(now(), { iss: real.url, ...changes }));
const newPrincipal = (changes: object = {}) => ({
  trusted_issuer_id: providerId,
  display_name: 'x',
  subject_match_type: 'exact',
  subject_match_value: subject,
  scopes: ['compute:read'],
  max_session_ttl_seconds: 600,
  ...changes,
});

beforeAll(async () => {
  [harness, real] = await Promise.all([openSignInLab(), startRealIssuer([key, rsa])]);
  stranger = await makeTenant(harness.api.db, 'team-b');
  providerId = (
    await admin('POST', 'identity/providers', {
      display_name: 'CI',
      issuer: real.url,
      jwks_source_type: 'discovery',
      audiences: [audience, 'other'],
    })
  ).body.id;
  principalId = (await admin('POST', 'identity/principals', newPrincipal())).body.id;
  const { url } = (await admin('POST', 'identity-setup-link', { intent: 'setup' })).body;
  const browser = harness.newBrowser();
  await browser.visit(url, {
    form: { issuer: harness.issuer, client_id: 'compute', client_secret: clientSecret, email_domains: 'example.com' },
  });
  await browser.signIn(`${harness.publicUrl}/v1/auth/login?setup=${url.split('/').at(-1)}`, 'ada@example.com');
  const invited = (
    await admin('POST', 'customer-users/invite', { email: 'ada@example.com', display_name: 'Ada', role_slug: 'owner' })
  ).body.accept_invitation_url;
  await browser.signIn(`${harness.publicUrl}/v1/auth/login?invitation=${invited.split('/').at(-1)}`, 'ada@example.com');
}, 120_000);
afterAll(async () => {
  await real?.stop();
  await harness?.stop();
});

describe('tokens of a real issuer', () => {
  test('the issuer’s own token and a valid one signed with its key mint', async () => {
    const { iss, sub } = JSON.parse(Buffer.from((await real.token()).split('.')[1]!, 'base64url').toString());
    expect(iss).toBe(real.url);
    const own = (
      await admin(
        'POST',
        'identity/principals',
        newPrincipal({ subject_match_value: sub, claim_constraints: { client_id: 'machine-7' } }),
      )
    ).body.id;
    expect((await exchange(await real.token(), own)).status).toBe(200);
    expect((await exchange(sound())).status).toBe(200);
  });

  test('every hostile token is refused with the same body; the audit log names the check that refused it', async () => {
    const rows = hostileTokens({ key, now: now(), iss: real.url }).filter(([what]) => what !== 'empty');
    expect(rows.length).toBeGreaterThan(70);
    const bodies = new Set<string>();
    for (const [what, token, check] of rows) {
      const refused = await exchange(token);
      bodies.add(refused.text);
      const { audit_events: events } = (
        await admin('GET', `audit-events?exchange_id=${refused.headers['x-exchange-id']}`)
      ).body;
      expect([what, refused.status, events[0]?.details.check]).toEqual([what, 400, check]);
    }
    expect([...bodies].map((text) => JSON.parse(text))).toEqual([
      { error: 'invalid_request', error_description: expect.any(String) },
    ]);
    expect((await exchange(sound())).status).toBe(200);
  });
});

test('a principal of another customer’s provider cannot be written, not even past the API', async () => {
  const row = {
    tenantId: stranger.tenantId,
    customerId: stranger.customerId,
    displayName: 'x',
    subjectMatchType: 'exact',
    subjectMatchValue: 's',
    scopes: ['compute:read'],
    maxSessionTtlSeconds: 60,
  };
  expect(await harness.api.db.principal.create({ data: { ...row, providerId } }).catch(isForeignKeyViolation)).toBe(
    true,
  );
  expect(
    await harness.api.db.principal
      .create({ data: { ...row, customerId: harness.tenant.customerId, providerId } })
      .catch(isForeignKeyViolation),
  ).toBe(true);
  expect((await admin('POST', 'identity/principals', newPrincipal(), { token: stranger.token })).status).toBe(404);
  await harness.api.db.principal.create({
    data: { ...row, customerId: harness.tenant.customerId, tenantId: harness.tenant.tenantId, providerId },
  });
});

describe('the envelope of a request, at every endpoint', () => {
  const form = 'application/x-www-form-urlencoded';
  const places: [string, string, string, unknown][] = [
    [
      'the admin API',
      '/v1/admin/customer-users/invite',
      'application/json',
      { email: 'x@example.com', display_name: 'x', role_slug: 'viewer' },
    ],
    [
      'registration',
      '/v1/admin/registrations',
      'application/json',
      { code: 'x', contact: { email: 'a@example.com', name: 'A' } },
    ],
    [
      'the token endpoint',
      '/v1/auth/token',
      'application/json',
      { grant_type: 'client_credentials', client_id: 'x', client_secret: 'y' },
    ],
    ['a page', '/activate', form, 'code=x&email=a%40example.com&name=A'],
  ];
  describe.each(places)('%s', (_place, path, type, body) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const send = (sent: string | Uint8Array, headers: Record<string, string> = {}) => {
      const credential = path.startsWith('/v1/admin/customer') ? { token: harness.tenant.token } : {};
      return harness.api.call(path, {
        method: 'POST',
        body: sent,
        headers: { 'content-type': type, origin: harness.publicUrl, ...headers },
        ...credential,
      });
    };
    // Positive control: the same request without the flaw is understood, whatever the response.
    afterEach(async () => expect([201, 401, 409]).toContain((await send(text)).status));

    test('two Authorization headers are 400', async () => {
      if (path === '/activate' || path === '/v1/admin/registrations') return;
      const headers = [
        'authorization',
        `Bearer ${harness.tenant.token}`,
        'authorization',
        `Bearer ${stranger.token}`,
        'content-type',
        type,
        'origin',
        harness.publicUrl,
      ];
      expect((await harness.api.call(path, { method: 'POST', body: text, headers })).status).toBe(400);
    });
    test('invalid UTF-8 is 400', async () => {
      expect(
        (await send(Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff]), Buffer.from(text.slice(-1))])))
          .status,
      ).toBe(400);
    });
    test('a repeated name is 400', async () => {
      expect(
        (
          await send(
            type === form
              ? `${text}&code=y`
              : `{"email":1,"code":1,"grant_type":1,${text.slice(1, -1)},"email":1,"code":1,"grant_type":1}`,
          )
        ).status,
      ).toBe(400);
    });
    test.each(['iso-8859-1', 'utf-16', 'utf-7'])('the charset %s is 415', async (charset) => {
      expect((await send(text, { 'content-type': `${type}; charset=${charset}` })).status).toBe(415);
    });
    test('a body over the limit is 413', async () => {
      expect((await send(`${text}${' '.repeat(70_000)}`)).status).toBe(413);
    });
    test('a gzip bomb is 415 before anything is inflated', async () => {
      expect((await send(gzipSync(Buffer.alloc(20_000_000, 32)), { 'content-encoding': 'gzip' })).status).toBe(415);
    });
    test('a flood of headers is 431', async () => {
      expect((await send(text, { 'x-flood': 'x'.repeat(20_000) })).status).toBe(431);
    });
    test('%00 and undecodable bytes in a path are 404', async () => {
      for (const bad of ['%00', '%c0%af', '%zz', 'x%00y'])
        expect((await harness.api.call(`${path}/${bad}`, { token: harness.tenant.token })).status).toBe(404);
    });
  });

  test('many small headers are cut off too', async () => {
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(
        {
          port: Number(new URL(harness.api.url).port),
          host: '127.0.0.1',
          ca: harness.api.certificate,
          servername: 'localhost',
        },
        () => {
          socket.write(
            `GET /livez HTTP/1.1\r\nHost: localhost\r\n${Array.from({ length: 5_000 }, (_, i) => `x-${i}: y\r\n`).join('')}\r\n`,
          );
        },
      );
      socket
        .on('data', (chunk) => (text += String(chunk)))
        .on('error', () => {})
        .on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect((await harness.api.call('/livez')).status).toBe(200);
  });
});

describe('mass assignment and text that cannot be stored, in the admin API', () => {
  const bodies: [string, string, Record<string, unknown>, string][] = [
    [
      'an invitation',
      'customer-users/invite',
      { email: 'new@example.com', display_name: 'x', role_slug: 'viewer' },
      'display_name',
    ],
    ['a key', 'api-keys', { name: 'x' }, 'name'],
    ['a tenant', 'tenants', { slug: 'west', display_name: 'West', region: 'region-1' }, 'display_name'],
    ['a setup link', 'identity-setup-link', { intent: 'reconfigure', reason: 'because we must' }, 'reason'],
    ['a principal', 'identity/principals', {}, 'subject_match_value'],
  ];
  test.each(bodies)('%s', async (_what, path, given, textField) => {
    const base = path.endsWith('principals') ? newPrincipal() : given;
    const text = JSON.stringify(base);
    const spoilt: [string, string][] = [
      ...['customer_id', 'id', 'status', 'actor_type'].map((field): [string, string] => [
        field,
        JSON.stringify({ ...base, [field]: stranger.customerId }),
      ]),
      ['__proto__', `{"__proto__":{"role_slug":"owner"},${text.slice(1)}`],
      ['constructor', `{"constructor":{"prototype":{}},${text.slice(1)}`],
      ['an object where text belongs', JSON.stringify({ ...base, [textField]: { toString: 'x' } })],
      ['an array where text belongs', JSON.stringify({ ...base, [textField]: ['because we must'] })],
      ['a NUL', JSON.stringify({ ...base, [textField]: 'because\0we must' })],
      ['half of a surrogate pair', text.replace(`"${textField}":"`, `"${textField}":"\\ud800because `)],
      ['over-long text', JSON.stringify({ ...base, [textField]: 'x'.repeat(9_000) })],
    ];
    const before = await harness.api.db.auditEvent.count({ where: { outcome: 'success' } });
    for (const [flaw, body] of spoilt) expect([flaw, (await admin('POST', path, body)).status]).toEqual([flaw, 422]);
    expect(await harness.api.db.auditEvent.count({ where: { outcome: 'success' } })).toBe(before);
    expect((await admin('POST', path, text)).status).not.toBe(422);
  });

  test.each<[string, object]>([
    ['int4 overflow', { max_session_ttl_seconds: 2 ** 31 }],
    ['int8 overflow', { max_session_ttl_seconds: 2 ** 63 }],
    ['a number beyond a double', { max_session_ttl_seconds: 'HUGE' }],
    ['a bad UUID', { trusted_issuer_id: 'x' }],
    ['an over-long UUID', { trusted_issuer_id: `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(13)}` }],
  ])('%s is 422', async (_what, changes) => {
    expect(
      (await admin('POST', 'identity/principals', JSON.stringify(newPrincipal(changes)).replace('"HUGE"', '1e999')))
        .status,
    ).toBe(422);
  });

  test('a malformed id in a path is 404, like an absent one', async () => {
    for (const id of ['x', '1', '%27', '00000000-0000-0000-0000-000000000000', `${'0'.repeat(5_000)}`, 'null'])
      for (const path of ['identity/providers', 'identity/principals'])
        expect((await admin('GET', `${path}/${id}`)).status).toBe(404);
    expect((await admin('GET', `identity/providers/${providerId}`)).status).toBe(200);
  });
});

test('X-Forwarded-For spoofing: attempts at codes and sign-ins are counted by the connecting address', async () => {
  const limited = await startApi(await harness.postgres.createDatabase(), {}, { limits: { registrations: 5 } });
  try {
    const spoofed = (index: number) => ({
      'x-forwarded-for': `10.0.0.${index}`,
      forwarded: `for=10.0.0.${index}`,
      'x-real-ip': `10.0.0.${index}`,
      'content-type': 'application/json',
    });
    const body = { code: 'x', contact: { email: 'a@example.com', name: 'A' } };
    const codes = [];
    for (let index = 0; index < 8; index++)
      codes.push(
        (await limited.call('/v1/admin/registrations', { method: 'POST', body, headers: spoofed(index) })).status,
      );
    expect(codes).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    const pages = await Promise.all(
      Array.from({ length: 125 }, (_, index) => limited.call('/sign-in', { headers: spoofed(index) })),
    );
    expect(pages.filter(({ status }) => status === 429)).toHaveLength(5);
  } finally {
    await limited.stop();
  }
});

describe('browsers', () => {
  const account = () => `${harness.publicUrl}/v1/auth/login?account=team-a`;

  test('CSRF on every form: only the service’s own Origin is accepted', async () => {
    const signedIn = harness.newBrowser();
    await signedIn.signIn(account(), 'ada@example.com');
    const { url: setup } = (await admin('POST', 'identity-setup-link', { intent: 'reconfigure' })).body;
    const forms: [string, string][] = [];
    for (const page of [
      `${harness.publicUrl}/activate`,
      `${harness.publicUrl}/account`,
      setup,
      `${harness.publicUrl}/sign-in`,
    ])
      for (const [, attributes] of (await signedIn.visit(page)).text.matchAll(/<form ([^>]*)>/g))
        if (/method="post"/i.test(attributes!))
          forms.push([page, new URL(/action="([^"]*)"/.exec(attributes!)?.[1] ?? page, page).href]);
    expect(new Set(forms.map(([, action]) => new URL(action).pathname.replace(/^\/setup\/.*/, '/setup/…')))).toEqual(
      new Set(['/activate', '/v1/auth/logout', '/setup/…']),
    );
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '' },
      { origin: `${harness.publicUrl}.evil.example` },
      { origin: harness.publicUrl.replace('https', 'http') },
      { origin: harness.publicUrl, 'sec-fetch-site': 'cross-site' },
    ];
    for (const [, action] of forms) {
      for (const headers of foreign)
        expect([action, headers, (await signedIn.visit(action, { form: { code: 'x' }, headers })).status]).toEqual([
          action,
          headers,
          403,
        ]);
      expect((await harness.newBrowser().visit(action, { form: { code: 'x' } })).status).not.toBe(403);
    }
    expect((await signedIn.visit(`${harness.publicUrl}/account`)).status).toBe(200);
  });

  test('login cookie fixation: the sign-in replaces and ends a planted session', async () => {
    const attacker = harness.newBrowser();
    await attacker.signIn(account(), 'ada@example.com');
    const [name, planted] = [...attacker.cookies].find(([cookie]) => cookie.endsWith('__Host-session'))!;
    const victim = harness.newBrowser();
    victim.cookies.set(name, planted);
    await victim.signIn(account(), 'ada@example.com');
    expect(victim.cookies.get(name)).not.toBe(planted);
    expect((await harness.api.call('/v1/admin/account', { token: planted })).status).toBe(401);
    expect((await harness.api.call('/v1/admin/account', { token: victim.cookies.get(name)! })).status).toBe(200);
  });

  test('two cookies of one name count as no cookie', async () => {
    const browser = harness.newBrowser();
    await browser.signIn(account(), 'ada@example.com');
    const [, token] = [...browser.cookies].find(([cookie]) => cookie.endsWith('__Host-session'))!;
    const page = (cookie: string) => harness.api.call('/account', { headers: { cookie } });
    expect((await page(`__Host-session=${token}`)).status).toBe(200);
    expect((await page(`__Host-session=${token}; __Host-session=x`)).status).toBe(401);
  });
});
