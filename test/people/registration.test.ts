import { randomUUID } from 'node:crypto';
import { readCapacity } from '../../src/store/fleet/capacity.ts';
import { issueCode } from '../../src/store/people/registrations.ts';
import { makeTenant, startApi, type TestApi } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { allotTo } from '../support/limits.ts';

let postgres: TestPostgres;
let api: TestApi;

beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(await postgres.createDatabase(), {}, { limits: { registrations: 1_000 } });
  await api.db.machineClass.create({ data: { name: 'general-1', cpuFamily: 'x', memoryGiB: 4, regions: ['north'] } });
  await allotTo(api.db, null, 'general-1', { virtual_machine: 7 });
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const contact = { email: 'Ada@Example.com', name: 'Ada Lovelace', company: 'Engines', phone: '+44 20 7946 0000' };
const register = (body: unknown, server = api) => server.call('/v1/admin/registrations', { method: 'POST', body });
const issue = async (slug: string, ttlSeconds = 3_600) =>
  (await issueCode(api.db, { slug, displayName: slug, region: 'north', ttlSeconds }))!;
let serial = 0;
const newSlug = () => `acme-${serial++}`;

test.each<[string, (code: string) => string]>([
  ['white space around it', (code) => ` ${code}\n`],
  ['quotes', (code) => `“${code}”`],
  ['a line break within it', (code) => `${code.slice(0, 9)}\r\n  ${code.slice(9)}`],
  ['a zero-width space', (code) => `\u200b${code}`],
])('a code is the same with %s', async (_name, pasted) => {
  const { code } = await issue(newSlug());
  expect((await register({ code: pasted(`${code}x`), contact })).status).toBe(401);
  expect((await register({ code: pasted(code), contact })).status).toBe(201);
});

test('a code becomes an account whose key opens its namespace', async () => {
  const slug = newSlug();
  const { code } = await issue(slug);
  const { status, body, headers } = await register({ code, contact });
  expect(status).toBe(201);
  expect(headers['cache-control']).toBe('no-store');
  const text = expect.any(String);
  const time = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(body).toEqual({
    status: 'registered',
    account: { id: text, slug, display_name: slug, status: 'active', created_at: time },
    api_key: {
      id: text,
      name: 'default',
      secret: expect.stringMatching(/^csk_/),
      scopes: ['compute:read', 'compute:write', 'admin:read', 'admin:write'],
      created_at: time,
      expires_at: time,
    },
    tenant: { id: text, slug: 'default', namespace: `${slug}-default`, display_name: slug, waits_for: text },
    next_steps: ['get_session', 'get_kubeconfig', 'set_up_sign_in', 'sign_in'].map((id) => ({
      id,
      title: text,
      description: text,
      url: expect.stringMatching(/^https:/),
    })),
    endpoints: { api: text, compute: text, token: text, openapi: text, kubeconfig: text },
    account_setup_url: expect.stringMatching(/^https:\/\/localhost:0\/invitations\/[\w-]{43}$/),
    identity_setup: {
      url: expect.stringMatching(/\/setup\/[\w-]{43}$/),
      expires_at: time,
      identity_integration_id: text,
      intent: 'setup',
      provider: 'oidc',
    },
  });
  const credentials = {
    grant_type: 'client_credentials',
    client_id: body.api_key.id,
    client_secret: body.api_key.secret,
  };
  const token = (await api.call('/v1/auth/token', { method: 'POST', body: credentials })).body.access_token;
  const machines = `/v1/compute/apis/compute.service/v1alpha1/namespaces/${slug}-default/virtualmachines`;
  expect((await api.call(machines, { token })).status).toBe(200);
  expect((await api.call('/v1/admin/identity', { token })).body).toEqual({
    has_identity_integration: false,
    provider: 'oidc',
    integration_status: 'pending',
    allowed_email_domains: [],
  });
  const { audit_events: events } = (await api.call('/v1/admin/audit-events', { token })).body;
  // The session that the test asks with is on record, too.
  expect(events).toMatchObject([
    { actor_type: 'api-key', action: 'session.create' },
    {
      actor_type: 'registration-code',
      action: 'registration.redeem',
      target: body.account.id,
      request_id: headers['x-request-id'],
    },
  ]);
  expect(await api.db.customerUser.findMany({ where: { customerId: body.account.id } })).toMatchObject([
    { email: 'ada@example.com', roleSlug: 'owner', status: 'invited' },
  ]);
  expect(await readCapacity(api.db, body.tenant.id)).toHaveLength(1);
});

test('registration code guessed; 16 parallel redemptions of one code: exactly one wins', async () => {
  const slug = newSlug();
  const { code } = await issue(slug);
  const answers = await Promise.all(Array.from({ length: 16 }, () => register({ code, contact })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(15).fill(409)]);
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('registration_code_spent');
  expect(await api.db.customer.count({ where: { slug } })).toBe(1);
  expect(await api.db.apiKey.count({ where: { customer: { slug } } })).toBe(1);
});

test('sixteen codes of one slug, redeemed at once, open one account with sixteen keys', async () => {
  const slug = newSlug();
  const codes = await Promise.all(Array.from({ length: 16 }, () => issue(slug)));
  const answers = await Promise.all(codes.map(({ code }) => register({ code, contact })));
  expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(201));
  expect(new Set(answers.map(({ body }) => body.account.id)).size).toBe(1);
  expect(answers.filter(({ body }) => body.account_setup_url !== null)).toHaveLength(1);
  expect(await api.db.apiKey.count({ where: { customer: { slug } } })).toBe(16);
});

test('a new code for an active customer gives a new key for the same account, and nothing else', async () => {
  const existing = await makeTenant(api.db, newSlug());
  const { code, isForExisting } = await issue(existing.namespace);
  expect(isForExisting).toBe(true);
  const { status, body } = await register({ code, contact: { email: 'eve@example.com', name: 'Eve' } });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    account: { id: existing.customerId },
    tenant: { id: existing.tenantId },
    account_setup_url: null,
    identity_setup: null,
  });
  expect(body.api_key.id).not.toBe(existing.keyId);
  expect(await api.db.customerUser.count({ where: { customerId: existing.customerId } })).toBe(0);
});

test('an unknown and an expired code are the same 401; a suspended account gets no code', async () => {
  const { code } = await issue(newSlug());
  await api.db.registrationCode.updateMany({
    where: { redeemedAt: null },
    data: { expiresAt: new Date(Date.now() - 1_000) },
  });
  const [expired, unknown] = [
    await register({ code, contact }),
    await register({ code: `reg_${randomUUID()}`, contact }),
  ];
  for (const { status, body, headers } of [expired, unknown]) {
    expect([status, body.code, body.detail]).toEqual([401, 'invalid_registration_code', unknown.body.detail]);
    expect(headers['www-authenticate']).toBeDefined();
  }
  const closed = await makeTenant(api.db, newSlug());
  await api.db.customer.update({
    where: { id: closed.customerId },
    data: { status: 'suspended', statusReason: 'unpaid' },
  });
  expect(
    await issueCode(api.db, { slug: closed.namespace, displayName: 'x', region: 'north', ttlSeconds: 60 }),
  ).toBeNull();
});

test.each([
  ['no contact', { code: 'x' }],
  ['no e-mail', { code: 'x', contact: { name: 'A' } }],
  ['two e-mails by CRLF', { code: 'x', contact: { name: 'A', email: 'a@example.com\r\nbcc: b@example.com' } }],
  ['an unknown field', { code: 'x', contact, role: 'owner' }],
  ['an object where text belongs', { code: {}, contact }],
  ['a NUL', { code: '\u0000', contact }],
  ['a code of 201 characters', { code: 'x'.repeat(201), contact }],
])('%s is 422', async (_what, body) => {
  expect((await register(body)).status).toBe(422);
});

test('registration code guessed: 429 after a few tries, for this address only', async () => {
  const server = await startApi(await postgres.createDatabase(), {}, { limits: { registrations: 5 } });
  try {
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await register({ code: `guess-${i}`, contact }, server)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const limited = await register({ code: 'x', contact }, server);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(500);
    expect(limited.headers['ratelimit-policy']).toBe('"registration";q=5;w=600');
  } finally {
    await server.stop();
  }
});

test('the endpoint accepts only POST and needs no credential; other endpoints still do', async () => {
  expect((await api.call('/v1/admin/registrations')).status).toBe(405);
  expect((await api.call('/v1/admin/api-keys')).status).toBe(401);
});

test('a code is stored as a digest, and neither it nor the secret is logged', async () => {
  const { code } = await issue(newSlug());
  const { body } = await register({ code, contact });
  const rows = await api.db.$queryRaw<
    { row: string }[]
  >`SELECT to_jsonb(r)::text AS row FROM registration_codes r UNION ALL SELECT to_jsonb(a)::text
    FROM audit_events a UNION ALL SELECT to_jsonb(k)::text FROM api_keys k`;
  const everything = rows.map(({ row }) => row).join() + api.logged();
  for (const secret of [
    code,
    body.api_key.secret,
    body.account_setup_url.split('/').at(-1),
    body.identity_setup.url.split('/').at(-1),
  ])
    expect(everything).not.toContain(secret);
});
