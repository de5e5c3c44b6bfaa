import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { mintSession } from '../../src/store/accounts/sessions.ts';
import { acceptInvitation } from '../../src/store/people/people.ts';
import { type Call, makeSession, makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { waitFor } from '../support/wait.ts';

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
let stranger: TestTenant;
let mail: Server;
let received = '';

beforeAll(async () => {
  postgres = await startPostgres();
  mail = smtpServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => mail.once('listening', resolve));
  const SMTP_URL = `smtp://127.0.0.1:${(mail.address() as AddressInfo).port}`;
  api = await startApi(await postgres.createDatabase(), {
    SMTP_URL,
    RETURN_ORIGINS: 'https://good.com',
  });
  tenant = await makeTenant(api.db, 'team-a');
  stranger = await makeTenant(api.db, 'team-b');
  await admit(tenant);
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  mail?.close();
});

/** As much of RFC 5321 as a client needs to deliver its email. */
function smtpServer(): Server {
  return createServer((socket) => {
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    let letter = '';
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (isData) {
        received += text;
        letter += text;
        if (!letter.endsWith('\r\n.\r\n')) return;
        letter = '';
        isData = false;
        socket.write('250 ok\r\n');
        return;
      }
      received += text;
      isData = /^DATA/i.test(text);
      socket.write(isData ? '354 go on\r\n' : /^QUIT/i.test(text) ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
}

const admit = ({ tenantId }: TestTenant) =>
  api.db.tenant.update({ where: { id: tenantId }, data: { admittedAt: new Date() } });
const admin = (path: string, options: Call = {}) => api.call(`/v1/admin/${path}`, { token: tenant.token, ...options });
const invite = (fields: object = {}, options: Call = {}) =>
  admin('customer-users/invite', {
    method: 'POST',
    body: {
      email: `p${randomUUID().slice(0, 8)}@example.com`,
      display_name: 'Grace',
      role_slug: 'developer',
      ...fields,
    },
    ...options,
  });
const tokenIn = (url: string) => url.split('/').at(-1)!;
const accept = (url: string, email: string, subject: string = randomUUID()) =>
  acceptInvitation(api.db, {
    token: tokenIn(url),
    identity: { issuer: 'https://idp', subject, email },
    requestId: randomUUID(),
  });

describe('invitations', () => {
  test('409 runtime_admission_pending until the runtime is admitted', async () => {
    expect(await invite({}, { token: stranger.token })).toMatchObject({
      status: 409,
      body: { code: 'runtime_admission_pending' },
    });
    await admit(stranger);
    expect((await invite({}, { token: stranger.token })).status).toBe(201);
  });

  test('an invitation has exactly the contract’s fields, is mailed, and is listed without its address', async () => {
    const made = await invite({ email: 'Grace@Example.com' });
    expect(made).toMatchObject({ status: 201 });
    expect(made.body).toEqual({
      customer_id: tenant.customerId,
      customer_user_id: expect.any(String),
      email: 'grace@example.com',
      status: 'pending',
      accept_invitation_url: expect.stringMatching(/^https:\/\/localhost:0\/invitations\/[\w-]{43}$/),
    });
    await waitFor('the letter', () =>
      received.replaceAll('=\r\n', '').includes(tokenIn(made.body.accept_invitation_url)),
    );
    expect(received).toContain('RCPT TO:<grace@example.com>');
    const list = await admin('invitations');
    expect(list.body.invitations[0]).toMatchObject({
      email: 'grace@example.com',
      role_slug: 'developer',
      status: 'pending',
      customer_user_id: made.body.customer_user_id,
    });
    expect(list.text + api.logged()).not.toContain(tokenIn(made.body.accept_invitation_url));
    const { audit_events: events } = (await admin(`audit-events?request_id=${made.headers['x-request-id']}`)).body;
    expect(events).toMatchObject([
      {
        action: 'invitation.create',
        reason: 'requested by an actor of type api-key',
        details: { email: 'grace@example.com', role_slug: 'developer' },
      },
    ]);
  });

  test('invite: case duplicate is 409, also for sixteen concurrent invitations', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, i) => invite({ email: i % 2 ? 'TWICE@example.com' : 'twice@example.com' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(15).fill(409)]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('invitation_pending');
  });

  test.each([
    ['CRLF', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['a list', { email: 'a@example.com,b@example.com' }],
    ['a quoted local part', { email: '"a b"@example.com' }],
    ['no domain', { email: 'a' }],
    [
      '255 characters',
      { email: `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}` },
    ],
    ['an unknown role', { role_slug: 'root' }],
    ['a name with a line feed', { display_name: 'a\nb' }],
    ['an unknown field', { status: 'active' }],
  ])('invite: %s is 422', async (_what, fields) => {
    expect((await invite(fields)).status).toBe(422);
  });

  test('invite: foreign domain is 422 once the account has domains', async () => {
    const { customerId } = stranger;
    const settings = {
      issuer: 'https://idp',
      clientId: 'c',
      clientSecretSealed: 's',
      emailDomains: ['example.org'],
      status: 'active',
    };
    await api.db.identityIntegration.upsert({
      where: { customerId },
      create: { customerId, ...settings },
      update: settings,
    });
    expect(await invite({}, { token: stranger.token })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/email', code: 'foreign_domain' }] },
    });
    expect((await invite({ email: 'a@evil.example.org' }, { token: stranger.token })).status).toBe(422);
    expect((await invite({ email: 'a@example.org' }, { token: stranger.token })).status).toBe(201);
  });

  test('a caller cannot grant scopes that they lack', async () => {
    const partial = await makeSession(api.db, tenant, ['admin:write', 'admin:read', 'compute:read']);
    expect(await invite({ role_slug: 'developer' }, { token: partial })).toMatchObject({
      status: 403,
      body: { code: 'scope_not_held' },
    });
    expect((await invite({ role_slug: 'owner' }, { token: partial })).status).toBe(403);
    expect((await invite({ role_slug: 'viewer' }, { token: partial })).status).toBe(201);
    expect((await invite({}, { token: await makeSession(api.db, tenant, ['admin:read']) })).status).toBe(403);
  });

  test('a revoked one cannot be accepted, and the address can be invited again', async () => {
    const made = (await invite({ email: 'again@example.com' })).body;
    const { id } = (await admin('invitations')).body.invitations[0];
    expect(await admin(`invitations/${id}`, { method: 'DELETE', token: stranger.token })).toMatchObject({
      status: 404,
    });
    expect(await admin(`invitations/${id}`, { method: 'DELETE' })).toMatchObject({
      status: 200,
      body: { status: 'revoked' },
    });
    expect(await admin(`invitations/${id}`, { method: 'DELETE' })).toMatchObject({
      status: 200,
      body: { status: 'revoked' },
    });
    expect(await accept(made.accept_invitation_url, 'again@example.com')).toBe('gone');
    expect((await invite({ email: 'again@example.com' })).status).toBe(201);
  });

  test('an expired one cannot be accepted; a new one replaces it', async () => {
    const made = (await invite({ email: 'late@example.com' })).body;
    await api.db.invitation.updateMany({
      where: { customerUserId: made.customer_user_id },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    expect(await accept(made.accept_invitation_url, 'late@example.com')).toBe('gone');
    expect((await admin('invitations')).body.invitations[0]).toMatchObject({ status: 'expired' });
    expect((await invite({ email: 'late@example.com' })).body.customer_user_id).toBe(made.customer_user_id);
  });

  test('only the invited person can accept one, once', async () => {
    const made = (await invite({ email: 'ada@example.com' })).body;
    expect(await accept(made.accept_invitation_url, 'eve@example.com')).toBe('another person');
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => accept(made.accept_invitation_url, 'ada@example.com', 'subject')),
    );
    expect(outcomes.filter((outcome) => outcome === 'gone')).toHaveLength(3);
    expect(await invite({ email: 'ada@example.com' })).toMatchObject({ status: 409, body: { code: 'user_exists' } });
    const { id } = (await admin('invitations')).body.invitations[0];
    expect(await admin(`invitations/${id}`, { method: 'DELETE' })).toMatchObject({
      status: 409,
      body: { code: 'invitation_accepted' },
    });
  });
});

describe('people', () => {
  const join = async (email: string, role_slug: string) => {
    const made = (await invite({ email, role_slug })).body;
    expect(await accept(made.accept_invitation_url, email)).toMatchObject({ status: 'active' });
    return made.customer_user_id as string;
  };

  test('deleted actor’s session: 401 at the next request', async () => {
    const id = await join('leaver@example.com', 'viewer');
    const { token } = (await mintSession(api.db, {
      customerId: tenant.customerId,
      tenantId: tenant.tenantId,
      actorType: 'human',
      actorId: id,
      scopes: ['admin:read'],
      ttlSeconds: 900,
    }))!;
    expect(
      (await admin('customer-users', { token })).body.customer_users.map((user: { id: string }) => user.id),
    ).toContain(id);
    expect(await admin(`customer-users/${id}`, { method: 'DELETE', token: stranger.token })).toMatchObject({
      status: 404,
    });
    expect(await admin(`customer-users/${id}`, { method: 'DELETE' })).toMatchObject({
      status: 200,
      body: { id, status: 'removed' },
    });
    expect((await admin('customer-users', { token })).status).toBe(401);
    expect(await admin(`customer-users/${id}`, { method: 'DELETE' })).toMatchObject({ status: 404 });
    expect((await admin('customer-users')).text).not.toContain(id);
  });

  test('the last owner stays', async () => {
    const [one, two] = [await join('one@example.com', 'owner'), await join('two@example.com', 'owner')];
    const answers = await Promise.all([one, two].map((id) => admin(`customer-users/${id}`, { method: 'DELETE' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('last_owner');
  });
});

describe('setup links', () => {
  const link = (body: object, options: Call = {}) =>
    admin('identity-setup-link', { method: 'POST', body: { intent: 'setup', ...body }, ...options });

  test('a link has exactly the contract’s fields and replaces the previous one; the default reason names the actor type', async () => {
    expect((await admin('identity')).body).toEqual({
      has_identity_integration: false,
      provider: '',
      integration_status: 'not_configured',
      allowed_email_domains: [],
    });
    const made = await link({ return_url: 'https://good.com/done' });
    expect(made).toMatchObject({ status: 201 });
    expect(made.body).toEqual({
      url: expect.stringMatching(/\/setup\/[\w-]{43}$/),
      expires_at: expect.any(String),
      identity_integration_id: expect.any(String),
      intent: 'setup',
      provider: 'oidc',
    });
    const { audit_events: events } = (await admin(`audit-events?request_id=${made.headers['x-request-id']}`)).body;
    expect(events[0].reason).toContain('api-key');
    const again = await link({ reason: '  because we must  ' });
    expect((await admin(`audit-events?request_id=${again.headers['x-request-id']}`)).body.audit_events[0].reason).toBe(
      'because we must',
    );
    expect(await api.db.setupLink.count({ where: { customerId: tenant.customerId, revokedAt: null } })).toBe(1);
    expect((await admin('identity')).body.integration_status).toBe('pending');
    expect(await link({ intent: 'reconfigure' })).toMatchObject({ status: 409, body: { code: 'not_configured' } });
  });

  test.each([
    '//e',
    'https:\\\\good.com',
    'https://good.com\\@evil.com',
    'https://user@good.com/',
    'javascript:alert(1)',
    'https://good.com.evil/',
    'http://good.com/',
    'https://good.com:444/',
    '/path',
    'https://good.com/a\nb',
    'https://xn--good.com/',
  ])('return_url %j is 422', async (return_url) => {
    const detail = expect.stringMatching(/^must be an absolute address at https:/);
    expect(await link({ return_url })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/return_url', detail }] },
    });
  });

  test.each([
    ['of 7 characters', 'sevenen'],
    ['of 1001 characters', 'x'.repeat(1001)],
    ['of white space', ' '.repeat(20)],
    ['with controls', 'because\u0007 of it'],
    ['of 7 characters that count as 14 units', '😀'.repeat(7)],
  ])('a reason %s is 422', async (_what, reason) => {
    expect((await link({ reason })).status).toBe(422);
  });

  test.each([
    ['of 8 characters', '😀'.repeat(8)],
    ['of 1000 characters', '😀'.repeat(1000)],
  ])('a reason %s is accepted', async (_what, reason) => {
    expect((await link({ reason })).status).toBe(201);
  });
});
