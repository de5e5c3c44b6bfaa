/** Principals from an administrator's point of view. */

import { makeSession, makeTenant } from '../support/apiServer.ts';
import { query } from '../support/database.ts';
import { audience, issuer, makeKey } from '../support/federation/signedTokens.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { databaseUrl, api, tenant, stranger, stop } = {} as Teams;
let providerId: string;
let foreignProvider: string;

const admin = (method: string, path: string, body?: unknown, token = tenant.token) =>
  api.call(`/v1/admin/identity/${path}`, { method, token, headers: { 'content-type': 'application/json' }, body });
const principal = (changes: object = {}) => ({
  trusted_issuer_id: providerId,
  display_name: 'deploy',
  subject_match_type: 'exact',
  subject_match_value: 'machine-7',
  scopes: ['compute:read'],
  ...changes,
});
const create = async (changes: object = {}) =>
  (await admin('POST', 'principals', principal(changes))).body.id as string;

beforeAll(async () => {
  ({ databaseUrl, api, tenant, stranger, stop } = await startTeams());
  const provider = {
    display_name: 'CI',
    issuer,
    jwks_source_type: 'stored-jwks',
    jwks_document: { keys: [makeKey('ES256', 'k').jwk] },
    audiences: [audience],
  };
  providerId = (await admin('POST', 'providers', provider)).body.id;
  foreignProvider = (await admin('POST', 'providers', provider, stranger.token)).body.id;
});
afterAll(() => stop?.());

/** Constraints of every form. */
const looking = {
  repository_id: ['74', '75'],
  groups_direct: { contains: 'infra/deployers' },
  'kubernetes.io': { members: { namespace: 'team-a' } },
};

test('a principal has exactly the fields of the interface, from its creation to its deletion', async () => {
  const made = await admin(
    'POST',
    'principals',
    principal({ scopes: ['compute:write', 'compute:read'], claim_constraints: looking }),
  );
  expect([made.status, made.body]).toEqual([
    201,
    {
      id: expect.any(String),
      tenant_id: tenant.tenantId,
      trusted_issuer_id: providerId,
      display_name: 'deploy',
      subject_match_type: 'exact',
      subject_match_value: 'machine-7',
      claim_constraints: looking,
      scopes: ['compute:read', 'compute:write'],
      max_session_ttl_seconds: 3600,
      status: 'active',
      created_at: expect.any(String),
      updated_at: expect.any(String),
    },
  ]);
  const changes = {
    display_name: 'x',
    subject_match_type: 'prefix',
    subject_match_value: 'repo:',
    claim_constraints: {},
    scopes: ['compute:read'],
    max_session_ttl_seconds: 60,
    status: 'disabled',
  };
  const changed = await admin('PATCH', `principals/${made.body.id}`, { ...changes, acknowledge_wide_match: true });
  expect(changed.body).toEqual({ ...made.body, ...changes, updated_at: expect.any(String) });
  expect((await admin('GET', `principals/${made.body.id}`)).body).toEqual(changed.body);
  expect((await admin('DELETE', `principals/${made.body.id}`)).body).toEqual(changed.body);
  expect((await admin('GET', `principals/${made.body.id}`)).status).toBe(404);
  const events = await query<{ action: string }>(
    databaseUrl,
    'SELECT action FROM audit_events WHERE target = $1 ORDER BY created_at',
    [made.body.id],
  );
  expect(events.map(({ action }) => action)).toEqual(['principal.create', 'principal.update', 'principal.delete']);
});

test.each<[string, object]>([
  ...[0, -1, 2 ** 31, 1.5, 86_401, '60'].map((ttl): [string, object] => [
    `a TTL of ${ttl}`,
    { max_session_ttl_seconds: ttl },
  ]),
  ['an unknown scope', { scopes: ['compute:all'] }],
  ['a duplicate scope', { scopes: ['compute:read', 'compute:read'] }],
  ['no scope', { scopes: [] }],
  ['another match', { subject_match_type: 'regex' }],
  ['an empty subject', { subject_match_value: '' }],
  ['a subject with NUL', { subject_match_value: 'a\0' }],
  ['a subject of 1025', { subject_match_value: 'x'.repeat(1025) }],
  ['a constraint that is an object', { claim_constraints: { a: {} } }],
  ['a constraint of two forms', { claim_constraints: { a: { contains: 'b', members: { c: 'd' } } } }],
  ['a constraint of an unknown form', { claim_constraints: { a: { matches: '.*' } } }],
  ['an empty list to contain', { claim_constraints: { a: { contains: [] } } }],
  ['an object to contain', { claim_constraints: { a: { contains: { b: 'c' } } } }],
  [
    'members four deep',
    { claim_constraints: { a: { members: { b: { members: { c: { members: { d: { members: { e: 1 } } } } } } } } } },
  ],
  [
    'thirty-three claims, with those within others',
    {
      claim_constraints: {
        a: { members: Object.fromEntries(Array.from({ length: 32 }, (_, index) => [`c${index}`, 1])) },
      },
    },
  ],
  ['a constraint that is null', { claim_constraints: { a: null } }],
  ['no accepted value', { claim_constraints: { a: [] } }],
  ['an array within an array', { claim_constraints: { a: [['b']] } }],
  ['a number that no double holds', { claim_constraints: { a: 2 ** 60 } }],
  ['constraints as an array', { claim_constraints: ['a'] }],
  [
    '33 constraints',
    { claim_constraints: Object.fromEntries(Array.from({ length: 33 }, (_, index) => [`c${index}`, 1])) },
  ],
  ['an unknown field', { single_use: true }],
])('refused: %s', async (_name, changes) => {
  expect((await admin('POST', 'principals', principal(changes))).status).toBe(422);
  expect((await admin('PATCH', `principals/${await create()}`, changes)).status).toBe(422);
});

test('`__proto__` in a body is a 422', async () => {
  const text = JSON.stringify(principal()).replace('{', '{"__proto__":{"scopes":["admin:write"]},');
  expect((await admin('POST', 'principals', text)).status).toBe(422);
});

test('a caller cannot grant scopes that they lack, neither directly nor by redirecting a principal to themselves', async () => {
  const lesser = await makeSession(api.db, tenant, ['admin:read', 'admin:write', 'compute:read']);
  expect((await admin('POST', 'principals', principal({ scopes: ['compute:write'] }), lesser)).status).toBe(403);
  expect((await admin('POST', 'principals', principal(), lesser)).status).toBe(201);
  const strong = await create({ scopes: ['compute:read', 'compute:write'] });
  const patch = async (body: object) => (await admin('PATCH', `principals/${strong}`, body, lesser)).status;
  expect(await patch({ scopes: ['compute:read', 'admin:write', 'compute:write'] })).toBe(403);
  expect(await patch({ subject_match_value: 'me' })).toBe(403);
  expect(await patch({ claim_constraints: {} })).toBe(403);
  expect(await patch({ status: 'active' })).toBe(403);
  expect(await patch({ display_name: 'renamed', status: 'disabled' })).toBe(200);
  expect(await patch({ scopes: ['compute:read'] })).toBe(200);
});

test('a provider, a tenant, and a principal of others get the same 404 as absent ones', async () => {
  for (const changes of [
    { trusted_issuer_id: foreignProvider },
    { trusted_issuer_id: crypto.randomUUID() },
    { tenant_id: stranger.tenantId },
    { tenant_id: crypto.randomUUID() },
  ])
    expect((await admin('POST', 'principals', principal(changes))).status).toBe(404);
  const id = await create();
  for (const [method, rest, body] of [
    ['GET', ''],
    ['PATCH', '', { status: 'disabled' }],
    ['DELETE', ''],
    ['PUT', '/replay-protection', { enabled: true }],
    ['GET', '/replay-protection'],
  ] as const)
    expect((await admin(method, `principals/${id}${rest}`, body, stranger.token)).status).toBe(404);
  expect((await admin('GET', `principals/${id}`)).body.status).toBe('active');
});

test('whether each token mints one session at most is shown as it was set', async () => {
  const at = `principals/${await create()}/replay-protection`;
  const states = [await admin('GET', at)];
  for (const enabled of [true, false]) {
    await admin('PUT', at, { enabled });
    states.push(await admin('GET', at));
  }
  expect(states.map(({ status, body }) => [status, body.enabled])).toEqual([
    [200, false],
    [200, true],
    [200, false],
  ]);
});

test('without limit, all are listed in the shape of the interface; with it, pages follow by `Link: rel=next`', async () => {
  const lister = await makeTenant(api.db, 'lister');
  const provider = {
    display_name: 'CI',
    issuer,
    jwks_source_type: 'stored-jwks',
    jwks_document: { keys: [makeKey('ES256', 'k').jwk] },
    audiences: [audience],
  };
  const id = (await admin('POST', 'providers', provider, lister.token)).body.id;
  await query(
    databaseUrl,
    `INSERT INTO principals (customer_id, tenant_id, provider_id, display_name, subject_match_type,
      subject_match_value, scopes, max_session_ttl_seconds)
     SELECT $1, $2, $3, 'p' || n, 'exact', 's', '{compute:read}', 60 FROM generate_series(1, 1000) n`,
    [lister.customerId, lister.tenantId, id],
  );
  const all = await admin('GET', 'principals', undefined, lister.token);
  expect(Object.keys(all.body)).toEqual(['customer_id', 'principals']);
  expect([all.body.customer_id, all.body.principals.length, all.headers['link']]).toEqual([
    lister.customerId,
    1_000,
    undefined,
  ]);
  const full = await admin('POST', 'principals', principal({ trusted_issuer_id: id }), lister.token);
  expect([full.status, full.body.code]).toEqual([409, 'limit_reached']);

  const seen: string[] = [];
  let path: string | undefined = 'principals?limit=100';
  while (path) {
    const page: Awaited<ReturnType<typeof admin>> = await admin('GET', path, undefined, lister.token);
    expect(Object.keys(page.body)).toEqual(['customer_id', 'principals']);
    seen.push(...page.body.principals.map((row: { id: string }) => row.id));
    path = /\/identity\/([^>]+)>; rel="next"/.exec(String(page.headers['link'] ?? ''))?.[1];
  }
  expect(new Set(seen).size).toBe(1_000);
  expect(seen).toEqual(all.body.principals.map((row: { id: string }) => row.id));
});
