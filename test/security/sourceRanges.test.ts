/** Credentials that are used from addresses that are not theirs. docs/security.md names these tests. */
import { randomUUID } from 'node:crypto';
import type { Answer } from '../support/apiServer.ts';
import { audience, issuer, makeKey, signToken, soundClaims, subject } from '../support/federation/signedTokens.ts';
import { makePerson } from '../support/people.ts';
import { startTeams, type Teams } from '../support/teams.ts';
import { waitFor } from '../support/wait.ts';

let { api, tenant, base, stop } = {} as Teams;
let owner: { token: string };
beforeAll(async () => {
  ({ api, tenant, base, stop } = await startTeams(undefined, {}, { unknownTokens: 5 }));
  owner = await makePerson(api.db, tenant, 'owner');
});
afterAll(() => stop?.());

const inside = '127.0.0.2';
const ranges = ['127.0.0.2/31'];
type Key = { id: string; secret: string };
const admin = (method: string, path: string, body: unknown, token = owner.token, from?: string): Promise<Answer> =>
  api.call(`/v1/admin/${path}`, {
    method,
    token,
    ...(from && { from }),
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
  });
const make = async (body: object = {}, token = owner.token, from?: string): Promise<Answer> =>
  admin('POST', 'api-keys', { name: 'k', ...body }, token, from);
const bound = async () => (await make({ source_ranges: ranges })).body as Key;
const mint = (key: Key, from?: string) =>
  api.call('/v1/auth/token', {
    method: 'POST',
    ...(from && { from }),
    body: { grant_type: 'client_credentials', client_id: key.id, client_secret: key.secret },
  });
const get = (token: string, from?: string) => api.call(`${base}/virtualmachines`, { token, ...(from && { from }) });
const said = ({ status, headers, body }: Answer) => {
  const { message, error_description: description, details: _, ...rest } = body;
  return [status, headers['www-authenticate'], message ?? description, rest];
};
const refusalsOf = (target: string) =>
  api.db.auditEvent.findMany({ where: { target, action: { endsWith: '.address-refused' } } });

describe('a key that is bound to ranges of addresses', () => {
  test('mints from them; from elsewhere it gets what a wrong secret gets, and its account an audit event', async () => {
    const key = await bound();
    expect((await mint(key, inside)).status).toBe(200);
    const refused = await mint(key);
    expect(said(refused)).toEqual(said(await mint({ ...key, secret: 'csk_wrong' })));
    expect(refused.status).toBe(401);
    const [event] = await waitFor('the refusal to be recorded', async () => {
      const events = await refusalsOf(key.id);
      return events.length > 0 ? events : null;
    });
    expect(event).toMatchObject({
      customerId: tenant.customerId,
      actorType: 'api-key',
      requestId: refused.headers['x-request-id'],
      details: { address: '127.0.0.1' },
    });
    // It was not used: the list shows where from it was.
    await waitFor('the use to be recorded', async () =>
      (await api.db.apiKey.findUniqueOrThrow({ where: { id: key.id } })).lastUsedAddress === inside ? true : null,
    );
    const list = await admin('GET', 'api-keys', undefined);
    expect(list.body.api_keys[0]).toMatchObject({ id: key.id, source_ranges: ranges, last_used_address: inside });
  });

  test('has sessions that work from them; from elsewhere they get what an unknown token gets', async () => {
    const key = await bound();
    const token = (await mint(key, inside)).body.access_token;
    const refused = await get(token, '127.0.0.4');
    expect(refused.status).toBe(401);
    expect(said(refused)).toEqual(said(await get(`cst_${'A'.repeat(43)}`, '127.0.0.4')));
    expect([(await get(token, inside)).status, (await get(token, '127.0.0.3')).status]).toEqual([200, 200]);
    const [event] = await waitFor('the refusal to be recorded', async () => {
      const events = await refusalsOf(key.id);
      return events.length > 0 ? events : null;
    });
    expect(event).toMatchObject({ details: { address: '127.0.0.4', session_id: expect.any(String) } });
  });

  test('is told apart by no limit either: its sessions count from elsewhere as unknown tokens do', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 6 }, async () => (await mint(await bound(), inside)).body.access_token as string),
    );
    for (const token of tokens) expect((await get(token, inside)).status).toBe(200);
    const statuses: number[] = [];
    for (const token of tokens) statuses.push((await get(token, '127.0.0.5')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const unknown: number[] = [];
    for (let turn = 0; turn < 6; turn++)
      unknown.push((await get(`cst_${randomUUID().replaceAll('-', '')}AAAAAAAAAAA`, '127.0.0.6')).status);
    expect(unknown).toEqual(statuses);
    expect((await get(tokens[5]!, inside)).status).toBe(200);
  });

  test('authenticates no introspection from elsewhere', async () => {
    const key = await bound();
    const introspect = (from?: string) =>
      api.call('/v1/auth/introspect', {
        method: 'POST',
        ...(from && { from }),
        body: { token: tenant.token, client_id: key.id, client_secret: key.secret },
      });
    expect([(await introspect(inside)).status, (await introspect()).status]).toEqual([200, 401]);
  });

  test('makes keys that are bound as it is, or more, and widens nothing, itself included', async () => {
    const key = await bound();
    const token = (await mint(key, inside)).body.access_token;
    expect((await make({}, token, inside)).body.source_ranges).toEqual(ranges);
    const narrower = await make({ source_ranges: ['127.0.0.3/32'] }, token, inside);
    expect([narrower.status, narrower.body.source_ranges]).toEqual([201, ['127.0.0.3/32']]);
    const before = await api.db.apiKey.count();
    for (const source_ranges of [[], ['0.0.0.0/0'], ['127.0.0.2/30'].map(() => '127.0.0.0/30'), ['::/0']])
      expect(await make({ source_ranges }, token, inside)).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/source_ranges', detail: expect.stringContaining(ranges[0]!) }] },
      });
    expect(await api.db.apiKey.count()).toBe(before);
    expect((await admin('PATCH', `api-keys/${key.id}`, { source_ranges: [] }, token, inside)).status).toBe(422);
    const rotated = await admin('POST', `api-keys/${key.id}/rotate`, {}, token, inside);
    expect(rotated.body.source_ranges).toEqual(ranges);
  });
});

test('binding a key ends its sessions, which needs all of its scopes; the key mints others from there', async () => {
  const key = (await make()).body;
  const token = (await mint(key)).body.access_token;
  const narrow = (await mint((await make({ scopes: ['admin:write'] })).body)).body.access_token;
  expect(await admin('PATCH', `api-keys/${key.id}`, { source_ranges: ranges }, narrow)).toMatchObject({
    status: 403,
    body: { code: 'scope_not_held' },
  });
  expect((await get(token)).status).toBe(200);
  const restricted = await admin('PATCH', `api-keys/${key.id}`, { source_ranges: ranges });
  expect([restricted.status, restricted.body.source_ranges]).toEqual([200, ranges]);
  expect([(await get(token)).status, (await get(token, inside)).status]).toEqual([401, 401]);
  expect([(await mint(key)).status, (await mint(key, inside)).status]).toEqual([401, 200]);
  expect(await api.db.auditEvent.findMany({ where: { target: key.id, action: 'api-key.restrict' } })).toMatchObject([
    { details: { source_ranges: ranges.join(' '), source_ranges_before: '' } },
  ]);
});

test('faulty ranges are 422 with the way out, and nothing is written', async () => {
  const before = await api.db.apiKey.count();
  for (const [source_ranges, detail] of [
    [['127.0.0.1/8'], 'the range that contains it is 127.0.0.0/8'],
    [['127.0.0.1'], '127.0.0.1/32'],
    [['10.0.0.0/8', '10.0.0.0/8'], 'must not name a range twice'],
    [['2001:db8::/32', '2001:DB8::/32'], 'must not name a range twice'],
    [Array.from({ length: 21 }, (_, index) => `10.${index}.0.0/16`), '20'],
    ['10.0.0.0/8', 'array'],
  ] as const) {
    const { status, body } = await make({ source_ranges });
    expect([status, body.detail]).toEqual([422, expect.stringContaining(detail)]);
  }
  expect(await api.db.apiKey.count()).toBe(before);
  const most = Array.from({ length: 20 }, (_, index) => `10.${index}.0.0/16`);
  expect((await make({ source_ranges: most })).body.source_ranges).toEqual(most);
});

test('a principal that is bound to ranges mints from them, and its sessions work from them', async () => {
  const signing = makeKey('ES256', 'key-1');
  const provider = await admin('POST', 'identity/providers', {
    display_name: 'CI',
    issuer,
    jwks_source_type: 'stored-jwks',
    audiences: [audience],
    jwks_document: { keys: [signing.jwk] },
  });
  const made = await admin('POST', 'identity/principals', {
    trusted_issuer_id: provider.body.id,
    display_name: 'deploy',
    subject_match_type: 'exact',
    subject_match_value: subject,
    scopes: ['compute:read'],
    source_ranges: ranges,
  });
  expect(made.status).toBe(201);
  const restrictions = `identity/principals/${made.body.id}/restrictions`;
  expect((await admin('GET', restrictions, undefined)).body).toMatchObject({ source_ranges: ranges });
  const exchange = (from?: string) =>
    api.call('/v1/auth/token', {
      method: 'POST',
      ...(from && { from }),
      body: {
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        subject_token: signToken(signing, soundClaims(Math.floor(Date.now() / 1_000), {})),
        subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
        principal_id: made.body.id,
      },
    });
  const minted = await exchange(inside);
  expect(minted.status).toBe(200);
  const token = minted.body.access_token;
  expect([(await get(token, inside)).status, (await get(token)).status]).toEqual([200, 401]);
  const refused = await exchange();
  expect([refused.status, refused.body.error]).toEqual([400, 'invalid_request']);
  const exchangeId = refused.headers['x-exchange-id'];
  const log = await admin('GET', `audit-events?exchange_id=${exchangeId}`, undefined);
  expect(log.body.audit_events).toMatchObject([
    { action: 'token.exchange-refused', reason: `address: expected a request from ${ranges[0]}, got 127.0.0.1` },
  ]);
  const freed = await admin('PATCH', restrictions, { source_ranges: [] });
  expect([freed.status, freed.body.source_ranges]).toEqual([200, []]);
  expect([(await get(token, inside)).status, (await exchange()).status]).toEqual([401, 200]);
});
