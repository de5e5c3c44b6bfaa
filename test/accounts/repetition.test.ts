/** Requests whose response was lost: with an Idempotency-Key they are sent again, and have one effect and one response. */

import { scopes } from '../../src/domain/scopes.ts';
import { mintSession, type NewSession } from '../../src/store/accounts/sessions.ts';
import { forgetAnswers } from '../../src/store/core/keptAnswers.ts';
import { issueCode } from '../../src/store/people/registrations.ts';
import { makeSession } from '../support/apiServer.ts';
import { makeKey } from '../support/federation/signedTokens.ts';
import { makePerson } from '../support/people.ts';
import { startTeams, type Teams } from '../support/teams.ts';
import { waitFor } from '../support/wait.ts';

let { api, tenant, stranger, stop } = {} as Teams;
beforeAll(async () => {
  ({ api, tenant, stranger, stop } = await startTeams());
});
afterAll(() => stop?.());

const post = (path: string, key: string | null, body?: unknown, token: string | null = tenant.token) =>
  api.call(`/v1/admin/${path}`, {
    method: 'POST',
    token,
    headers: { 'content-type': 'application/json', ...(key !== null && { 'idempotency-key': key }) },
    ...(body !== undefined && { body }),
  });
const admin = (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) =>
  api.call(`/v1/admin/${path}`, {
    method,
    token: tenant.token,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body }),
  });
const keysNamed = (name: string) => api.db.apiKey.count({ where: { name } });
const keyOf = (name: string) => ({ name, scopes: ['compute:read'] });

test('the same request again gets the same response, its secret included, and has no other effect', async () => {
  const first = await post('api-keys', '"k-1"', keyOf('once'));
  expect([first.status, first.headers['idempotency-replayed']]).toEqual([201, undefined]);
  const again = await post('api-keys', '"k-1"', keyOf('once'));
  expect([again.status, again.text]).toEqual([201, first.text]);
  expect(again.headers).toMatchObject({ 'idempotency-replayed': 'true', 'cache-control': 'no-store' });
  // Most clients leave the quotes of a structured field out.
  expect((await post('api-keys', 'k-1', keyOf('once'))).body.secret).toBe(first.body.secret);
  expect(await keysNamed('once')).toBe(1);
  // The positive control: without a key, or with another one, it is another request.
  await post('api-keys', null, keyOf('once'));
  await post('api-keys', '"k-2"', keyOf('once'));
  expect(await keysNamed('once')).toBe(3);
});

test('a registration that is sent again gives the key’s secret again; with another code it is another request', async () => {
  const codeOf = async () =>
    (await issueCode(api.db, { slug: 'late', displayName: 'Late', region: 'region-1', ttlSeconds: 600 }))!.code;
  const [code, other] = [await codeOf(), await codeOf()];
  const contact = { email: 'a@example.com', name: 'A' };
  const first = await post('registrations', '"r"', { code, contact }, null);
  const again = await post('registrations', '"r"', { code, contact }, null);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.text).toBe(first.text);
  expect((await post('registrations', null, { code, contact }, null)).body.code).toBe('registration_code_spent');
  expect((await post('registrations', '"r"', { code, contact: { ...contact, name: 'B' } }, null)).status).toBe(422);
  const others = await post('registrations', '"r"', { code: other, contact }, null);
  expect([others.status, others.body.api_key.secret === first.body.api_key.secret]).toEqual([201, false]);
});

test('another body, path, or tenant under the same key is 422, and a key of no form 400', async () => {
  await post('api-keys', '"k-3"', keyOf('mine'));
  for (const [path, body] of [
    ['api-keys', keyOf('another')],
    ['webhooks', { name: 'w', url: 'https://example.com', event_types: ['bill.closed'] }],
  ] as const) {
    const refused = await post(path, '"k-3"', body);
    expect([path, refused.status, refused.body.detail]).toEqual([
      path,
      422,
      expect.stringContaining('Idempotency-Key'),
    ]);
  }
  for (const malformed of ['', '"', 'a b', '"\u00e9"', `"${'x'.repeat(256)}"`, '"a", "b"'])
    expect([malformed, (await post('api-keys', malformed, keyOf('none'))).status]).toEqual([malformed, 400]);
  expect(await keysNamed('none')).toBe(0);
});

test('a key is bound to its credential: another one’s request is another request, and sees nothing of the first', async () => {
  const first = await post('api-keys', '"shared"', keyOf('bound'));
  const others = await post('api-keys', '"shared"', keyOf('bound'), stranger.token);
  expect([first.status, others.status]).toEqual([201, 201]);
  expect(others.body.id).not.toBe(first.body.id);
  const second = (
    await post('api-keys', null, { name: 'second', scopes: ['admin:read', 'admin:write', 'compute:read'] })
  ).body;
  const colleague = await makeSession(api.db, { ...tenant, keyId: second.id }, [
    'admin:read',
    'admin:write',
    'compute:read',
  ]);
  expect((await post('api-keys', '"shared"', keyOf('bound'), colleague)).body.id).not.toBe(first.body.id);
  // Another session of the same credential repeats it.
  const sameKey = await makeSession(api.db, tenant);
  expect((await post('api-keys', '"shared"', keyOf('bound'), sameKey)).text).toBe(first.text);
});

test('a session with other rights than the first gets nothing of its response', async () => {
  const all = [...scopes];
  const wide = (await post('api-keys', null, { name: 'wide', scopes: all })).body;
  const sessionOf = (rights: Partial<NewSession> = {}) =>
    mintSession(api.db, {
      customerId: tenant.customerId,
      tenantId: tenant.tenantId,
      actorType: 'api-key',
      actorId: wide.id,
      scopes: all,
      ttlSeconds: 900,
      ...rights,
    }).then((minted) => minted!.token);
  const body = { name: 'secret', scopes: all };
  const first = await post('api-keys', '"rights"', body, await sessionOf());
  expect(first.status).toBe(201);
  const others: [string, Partial<NewSession>][] = [
    ['scopes', { scopes: ['admin:read', 'admin:write'] }],
    ['reach', { accountScopes: ['admin:write'] }],
  ];
  for (const [what, rights] of others) {
    const refused = await post('api-keys', '"rights"', body, await sessionOf(rights));
    expect([what, refused.status, refused.body.secret]).toEqual([what, 422, undefined]);
    expect(refused.body.detail).toContain('a session with other rights');
  }
  // The positive control: another session with the same rights, in any order.
  const again = await post('api-keys', '"rights"', body, await sessionOf({ scopes: [...all].reverse() }));
  expect([again.status, again.text]).toEqual([201, first.text]);
  // The bounds of the key are those of now, and a session of before it was bound has ended with them.
  const bound = await admin('PATCH', `api-keys/${wide.id}`, {}, { source_ranges: ['127.0.0.0/8', '::1/128'] });
  expect(bound.status).toBe(200);
  const later = await post('api-keys', '"rights"', body, await sessionOf());
  expect([later.status, later.body.secret]).toEqual([422, undefined]);
});

test('a repetition that waits longer or less long is the same request', async () => {
  const first = await post('api-keys', '"timeout"', keyOf('timed'));
  const again = await post('api-keys?timeout=5', '"timeout"', keyOf('timed'));
  expect([again.status, again.text]).toEqual([201, first.text]);
  expect(await keysNamed('timed')).toBe(1);
});

test('what is kept is encrypted, a refusal is not kept, and after a day the key is free again', async () => {
  const made = await post('api-keys', '"day"', keyOf('sealed'));
  const rows = await api.db.$queryRaw<{ text: string }[]>`SELECT to_jsonb(a)::text AS text FROM kept_answers a`;
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ text }) => text).join()).not.toContain(made.body.secret);
  expect(rows.map(({ text }) => text).join()).not.toContain('"day"');
  expect((await post('api-keys/00000000-0000-0000-0000-000000000001/rotate', '"free"', {})).status).toBe(404);
  expect((await post('api-keys', '"free"', keyOf('freed'))).status).toBe(201);
  await api.db.$executeRaw`UPDATE kept_answers SET created_at = created_at - interval '25 hours'`;
  const later = await post('api-keys', '"day"', keyOf('sealed'));
  expect([later.status, later.body.id === made.body.id]).toEqual([201, false]);
  expect(await forgetAnswers(api.db)).toBeGreaterThan(0);
  expect(await api.db.keptAnswer.count()).toBe(1);
  expect((await post('api-keys', '"day"', keyOf('sealed'))).text).toBe(later.text);
});

/** Holds the customer's row, for which every change of credentials waits, while `work` runs. */
const whileHeld = (work: () => Promise<void>) =>
  api.db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM customers WHERE id = ${tenant.customerId}::uuid FOR NO KEY UPDATE`;
      await work();
    },
    { timeout: 60_000 },
  );
const isWaiting = async () =>
  (
    await api.db.$queryRaw<unknown[]>`
      SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
  ).length > 0;

test('the same request at the same time is 409 with Retry-After, and later the first one’s response', async () => {
  let first: ReturnType<typeof post> | undefined;
  await whileHeld(async () => {
    first = post('api-keys', '"busy"', keyOf('concurrent'));
    await waitFor('the first to wait', isWaiting);
    const second = await post('api-keys', '"busy"', keyOf('concurrent'));
    expect([second.status, second.body.code, second.headers['retry-after']]).toEqual([409, 'request_in_progress', '1']);
  });
  expect((await first!).status).toBe(201);
  expect((await post('api-keys', '"busy"', keyOf('concurrent'))).text).toBe((await first!).text);
  expect(await keysNamed('concurrent')).toBe(1);
});

describe('past the deadline', () => {
  test('what a POST made is undone, and its 504 says so', async () => {
    await whileHeld(async () => {
      const late = await post('api-keys?timeout=1', null, keyOf('late'));
      expect([late.status, late.body.detail]).toEqual([
        504,
        expect.stringContaining('It changed nothing: send it again'),
      ]);
    });
    await waitFor('the request to end', async () => !(await isWaiting()));
    expect((await post('api-keys', null, keyOf('in time'))).status).toBe(201);
    expect([await keysNamed('late'), await keysNamed('in time')]).toEqual([0, 1]);
  });

  test('another change may have happened, and its 504 says how to look; a read changed nothing', async () => {
    const { body: key } = await post('api-keys', null, keyOf('restricted'));
    await whileHeld(async () => {
      const late = await api.call(`/v1/admin/api-keys/${key.id}?timeout=1`, { method: 'DELETE', token: tenant.token });
      expect(late.status).toBe(504);
      expect(late.body.detail).toMatch(/may have happened.*Get or list the objects to see/);
    });
    await waitFor('the late revocation', async () => {
      const row = await api.db.apiKey.findUniqueOrThrow({ where: { id: key.id } });
      return row.revokedAt !== null;
    });
  });

  test('a client that hung up has made nothing', async () => {
    await whileHeld(async () => {
      const hungUp = new AbortController();
      const asked = fetchKey('abandoned', hungUp.signal);
      await waitFor('the request to wait', isWaiting);
      hungUp.abort();
      await expect(asked).rejects.toThrow();
    });
    await waitFor('the request to end', async () => !(await isWaiting()));
    await post('api-keys', null, keyOf('stayed'));
    expect([await keysNamed('abandoned'), await keysNamed('stayed')]).toEqual([0, 1]);
  });
});

async function fetchKey(name: string, signal: AbortSignal): Promise<void> {
  const { request, Agent } = await import('undici');
  const dispatcher = new Agent({ connect: { ca: api.certificate, servername: 'localhost' } });
  await request(new URL('/v1/admin/api-keys', api.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${tenant.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(keyOf(name)),
    dispatcher,
    signal,
  });
}

describe('an object that is patched has an ETag', () => {
  const webhook = async () =>
    (await post('webhooks', null, { name: 'w', url: 'https://example.com/w', event_types: ['machine.ready'] })).body;

  test('with which a client that has it reads nothing again', async () => {
    const { id } = await webhook();
    const { headers } = await admin('GET', `webhooks/${id}`);
    const known = await admin('GET', `webhooks/${id}`, { 'if-none-match': `W/${headers['etag']}, "x"` });
    expect([known.status, known.text, known.headers['etag']]).toEqual([304, '', headers['etag']]);
    expect((await admin('GET', `webhooks/${id}`, { 'if-none-match': '"x"' })).status).toBe(200);
  });

  test('and a change of what was changed meanwhile is 412', async () => {
    const { id } = await webhook();
    const { etag } = (await admin('GET', `webhooks/${id}`)).headers as { etag: string };
    const first = await admin('PATCH', `webhooks/${id}`, { 'if-match': etag }, { name: 'first' });
    expect([first.status, first.headers['etag'] === etag]).toEqual([200, false]);
    const lost = await admin('PATCH', `webhooks/${id}`, { 'if-match': etag }, { name: 'lost' });
    expect([lost.status, lost.body.code]).toEqual([412, 'precondition_failed']);
    expect((await admin('GET', `webhooks/${id}`)).body.name).toBe('first');
    const last = { 'if-match': String(first.headers['etag']) };
    expect((await admin('PATCH', `webhooks/${id}`, last, { name: 'last' })).status).toBe(200);
    expect((await admin('PATCH', `webhooks/${id}`, { 'if-match': '*' }, { name: 'any' })).status).toBe(200);
  });

  /** Calls each operation that changes something of an object, by its id in the document, with this tag. */
  async function changes(tag: (path: string) => Promise<string>): Promise<Record<string, number>> {
    const provider = async () => {
      const made = await post('identity/providers', null, {
        display_name: 'CI',
        issuer: 'https://ci.example.com',
        jwks_source_type: 'stored-jwks',
        audiences: ['a'],
        jwks_document: { keys: [makeKey('ES256', 'k').jwk] },
      });
      return `identity/providers/${made.body.id}`;
    };
    const principal = async () => {
      const made = await post('identity/principals', null, {
        trusted_issuer_id: (await provider()).split('/')[2],
        display_name: 'p',
        subject_match_type: 'exact',
        subject_match_value: 's',
        scopes: ['compute:read'],
      });
      return `identity/principals/${made.body.id}`;
    };
    const key = async () => `api-keys/${(await post('api-keys', null, keyOf('tagged'))).body.id}`;
    const person = async () => `customer-users/${(await makePerson(api.db, tenant, 'viewer')).id}`;
    const hook = async () => `webhooks/${(await webhook()).id}`;
    const keys = { jwks_document: { keys: [makeKey('ES256', 'new').jwk] } };
    const cases: [string, string, () => Promise<string>, string, object?][] = [
      ['updateIdentityProvider', 'PATCH', provider, '', { display_name: 'x' }],
      ['deleteIdentityProvider', 'DELETE', provider, ''],
      ['testIdentityProvider', 'POST', provider, '/test', { subject_token: 'x' }],
      ['replaceStoredKeys', 'PUT', provider, '/keys', keys],
      ['setTokenAge', 'PUT', provider, '/token-age', { max_token_age_seconds: 60 }],
      ['revokeIdentityProviderSessions', 'POST', provider, '/revoke-sessions', {}],
      ['updatePrincipal', 'PATCH', principal, '', { display_name: 'x' }],
      ['deletePrincipal', 'DELETE', principal, ''],
      ['setReplayProtection', 'PUT', principal, '/replay-protection', { enabled: true }],
      ['restrictPrincipal', 'PATCH', principal, '/restrictions', { source_ranges: [] }],
      ['restrictApiKey', 'PATCH', key, '', { source_ranges: [] }],
      ['revokeApiKey', 'DELETE', key, ''],
      ['rotateApiKey', 'POST', key, '/rotate', {}],
      ['changeCustomerUserRole', 'PATCH', person, '', { role_slug: 'billing' }],
      ['removeCustomerUser', 'DELETE', person, ''],
      ['updateWebhook', 'PATCH', hook, '', { name: 'x' }],
      ['deleteWebhook', 'DELETE', hook, ''],
      ['rotateWebhookSecret', 'POST', hook, '/rotate-secret', {}],
      ['testWebhook', 'POST', hook, '/test'],
    ];
    const statuses: Record<string, number> = {};
    for (const [id, method, make, below, body] of cases) {
      const path = await make();
      const condition = await tag(below === '/restrictions' ? `${path}${below}` : path);
      statuses[id] = (await admin(method, `${path}${below}`, { 'if-match': condition }, body)).status;
      if (statuses[id] === 412 && below === '')
        expect([id, (await admin('GET', path)).body.status]).toEqual([id, expect.stringMatching(/active|invited/)]);
    }
    return statuses;
  }
  const currentTag = async (path: string) => String((await admin('GET', path)).headers['etag']);

  test('every operation that changes one is 412 with a stale tag, and done with the present one, also a weak one', async () => {
    const stale = await changes(async () => '"stale"');
    const { body: document } = await api.call('/openapi.json');
    const documented = Object.entries<Record<string, any>>(document.paths)
      .filter(([path]) => path.startsWith('/v1/admin/'))
      .flatMap(([, methods]) => Object.values(methods))
      .filter(({ parameters = [] }) => parameters.some(({ name }: { name: string }) => name === 'If-Match'))
      .map(({ operationId }) => operationId as string);
    // That one changes nothing unless the account has set up a sign-in.
    expect([...Object.keys(stale), 'switchIdentityIntegration'].sort()).toEqual(documented.sort());
    expect(new Set(Object.values(stale))).toEqual(new Set([412]));
    const present = await changes(async (path) => `W/${await currentTag(path)}`);
    for (const [id, status] of Object.entries(present)) expect([id, status < 300]).toEqual([id, true]);
  });

  test('where nothing has a tag, If-Match is 412 instead of being ignored', async () => {
    const refused = await admin('POST', 'api-keys', { 'if-match': '"any"' }, keyOf('conditional'));
    expect([refused.status, refused.body.detail]).toEqual([412, expect.stringContaining('leave the header out')]);
    expect(await keysNamed('conditional')).toBe(0);
    expect((await admin('POST', 'api-keys', { 'if-match': '*' }, keyOf('conditional'))).status).toBe(201);
  });

  test('of each kind: it is read, another state is 412, and this one is not', async () => {
    const provider = await post('identity/providers', null, {
      display_name: 'CI',
      issuer: 'https://ci.example.com',
      jwks_source_type: 'stored-jwks',
      audiences: ['a'],
      jwks_document: { keys: [makeKey('ES256', 'k').jwk] },
    });
    const principal = await post('identity/principals', null, {
      trusted_issuer_id: provider.body.id,
      display_name: 'p',
      subject_match_type: 'exact',
      subject_match_value: 's',
      scopes: ['compute:read'],
    });
    const key = await post('api-keys', null, keyOf('tagged'));
    const person = await makePerson(api.db, tenant, 'viewer');
    const cases: [string, object][] = [
      [`identity/providers/${provider.body.id}`, { display_name: 'x' }],
      [`identity/principals/${principal.body.id}`, { display_name: 'x' }],
      [`identity/principals/${principal.body.id}/restrictions`, { source_ranges: [] }],
      [`api-keys/${key.body.id}`, { source_ranges: [] }],
      [`customer-users/${person.id}`, { role_slug: 'billing' }],
    ];
    for (const [path, body] of cases) {
      expect([path, (await admin('PATCH', path, { 'if-match': '"another"' }, body)).status]).toEqual([path, 412]);
      const { headers, text } = await admin('GET', path);
      const { etag } = headers as { etag: string };
      // A last use changes an object without anybody changing it, so it is sent each time.
      const known = /"last_(used|sign_in)_at"/.test(text) ? 200 : 304;
      expect([path, (await admin('GET', path, { 'if-none-match': etag })).status]).toEqual([path, known]);
      expect([path, (await admin('PATCH', path, { 'if-match': etag }, body)).status]).toEqual([path, 200]);
    }
  });
});
