/** Data of machines needs its scope wherever it is read or sent, and text that is not what it looks like is refused. */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { document } from '../../src/cli/output.ts';
import { escapeHidden } from '../../src/lib/text.ts';
import { type Answer, makeSession, vm } from '../support/apiServer.ts';
import { makeKey } from '../support/federation/signedTokens.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { api, tenant, base, stop } = {} as Teams;
let narrow: string;

beforeAll(async () => {
  ({ api, tenant, base, stop } = await startTeams());
  narrow = await makeSession(api.db, tenant, ['admin:read', 'admin:write', 'compute:write']);
});
afterAll(() => stop?.());

const send = (method: string, path: string, token: string, body?: unknown, type = 'application/json') =>
  api.call(path, { method, token, body, headers: { 'content-type': type } });
const admin = (method: string, path: string, token: string, body?: unknown): Promise<Answer> =>
  send(method, `/v1/admin/${path}`, token, body);

test('deliveries of machines are neither read nor replayed, nor sent elsewhere, whatever else the change says', async () => {
  const hook = await admin('POST', 'webhooks', tenant.token, {
    ...{ name: 'x', url: 'https://hooks.example.com/', event_types: ['machine.ready', 'bill.closed'] },
  });
  const { id } = hook.body;
  const deliver = (eventType: string) =>
    api.db.webhookDelivery.create({
      data: { webhookId: id, eventId: randomUUID(), eventType, lane: 'x', subject: 'x', data: { name: 'web' } },
    });
  const bill = await deliver('bill.closed');
  const listed = await admin('GET', `webhooks/${id}/deliveries`, narrow);
  expect([listed.status, listed.body.deliveries]).toEqual([200, [expect.objectContaining({ id: bill.id })]]);
  const delivery = await deliver('machine.ready');
  const attempts = {
    read: () => admin('GET', `webhooks/${id}/deliveries`, narrow),
    replay: () => admin('POST', `webhook-deliveries/${delivery.id}/replay`, narrow),
    url: () => admin('PATCH', `webhooks/${id}`, narrow, { url: 'https://thief.example.com/' }),
    both: () =>
      admin('PATCH', `webhooks/${id}`, narrow, { url: 'https://thief.example.com/', event_types: ['bill.closed'] }),
  };
  for (const [what, attempt] of Object.entries(attempts)) {
    const refused = await attempt();
    expect([what, refused.status, refused.body.code]).toEqual([what, 403, 'scope_not_held']);
  }
  // In two steps neither: what waits for the webhook is of machines still.
  expect((await admin('PATCH', `webhooks/${id}`, narrow, { event_types: ['bill.closed'] })).status).toBe(200);
  expect((await attempts.url()).status).toBe(403);
  const wide = [
    await admin('GET', `webhooks/${id}/deliveries`, tenant.token),
    await admin('POST', `webhook-deliveries/${delivery.id}/replay`, tenant.token),
    await admin('PATCH', `webhooks/${id}`, tenant.token, { url: 'https://other.example.com/' }),
  ];
  expect(wide.map(({ status }) => status)).toEqual([200, 202, 200]);
});

test('an empty patch of a machine reads it, and needs the right to', async () => {
  await send('POST', `${base}/virtualmachines`, tenant.token, vm('web'));
  const patch = (token: string, query = '') =>
    send('PATCH', `${base}/virtualmachines/web${query}`, token, {}, 'application/merge-patch+json');
  for (const query of ['', '?dryRun=All'])
    expect([(await patch(narrow, query)).status, (await patch(tenant.token, query)).status]).toEqual([403, 200]);
  // What a session may write, it may still create and delete.
  expect((await send('POST', `${base}/virtualmachines`, narrow, vm('own'))).status).toBe(201);
  expect((await send('DELETE', `${base}/virtualmachines/own`, narrow)).status).toBe(200);
});

test.each([
  ['turns the direction', 'safe\u202etxt.exe'],
  ['isolates a direction', 'a\u2066b'],
  ['has no width', 'dep\u200bloy'],
  ['marks an order of bytes', '\ufeffdeploy'],
  ['fills a place of Hangul', 'a\u3164'],
  ['tags what is before it', 'a\u{e0041}'],
])('a name that %s is refused', async (_, name) => {
  const refused = await admin('POST', 'api-keys', tenant.token, { name: `x${name}` });
  expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, '/name']);
  expect((await admin('POST', 'api-keys', tenant.token, { name: 'd\u00e9ploy \u{1f600}' })).status).toBe(201);
});

test('what a terminal would obey is escaped in JSON, YAML, and lines, and nothing is lost of a line of JSON', () => {
  const value = { name: 'a\u001b[2Jb\u009bc\u202ed', list: ['plain'], 'k\u200b': 'line\nbreak' };
  const controls = /[^\P{C}\n]/u;
  for (const format of ['json', 'yaml'] as const) expect(document(value, format)).not.toMatch(controls);
  expect(JSON.parse(document(value, 'json'))).toEqual(value);
  expect(document({ name: 'plain' }, 'yaml')).toBe('name: plain');
  expect(escapeHidden('2026\u001b[2J to\n\u009bnow\u202e')).toBe('2026\\u001b[2J to\n\\u009bnow\\u202e');
  const line = JSON.stringify({ ...value, tag: 'a\u{e0041}', private: '\ue000', caf\u00e9: '\u{1f600}' });
  expect(escapeHidden(line)).not.toMatch(controls);
  expect(JSON.parse(escapeHidden(line))).toEqual(JSON.parse(line));
});

test('a request to act as another user is refused, whoever asks', async () => {
  for (const name of ['Impersonate-User', 'impersonate-group', 'Impersonate-Extra-x']) {
    const refused = await api.call(`${base}/virtualmachines`, { token: tenant.token, headers: { [name]: 'admin' } });
    expect([name, refused.status, refused.body.kind]).toEqual([name, 403, 'Status']);
    expect((await api.call('/v1/admin/account', { token: tenant.token, headers: { [name]: 'admin' } })).status).toBe(
      403,
    );
  }
  expect((await api.call(`${base}/virtualmachines`, { token: tenant.token })).status).toBe(200);
});

test('metrics are for this machine: a name that someone made lead here gets none', async () => {
  const ask = (host: string) =>
    new Promise<number>((resolve, reject) => {
      const request = http.get(`${api.metricsUrl}/metrics`, { headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode!);
      });
      request.on('error', reject);
    });
  expect([await ask('thief.example.com'), await ask('127.0.0.1.example.com:9464')]).toEqual([403, 403]);
  expect([await ask('127.0.0.1:9464'), await ask('localhost'), await ask('[::1]:9464')]).toEqual([200, 200, 200]);
});

test('the sessions of a principal end when it fits another subject or other claims, and not when it is renamed', async () => {
  const provider = await admin('POST', 'identity/providers', tenant.token, {
    display_name: 'x',
    issuer: 'https://ci.example.com',
    jwks_source_type: 'stored-jwks',
    audiences: ['x'],
    jwks_document: { keys: [makeKey('ES256', 'key-1').jwk] },
  });
  const { body: principal } = await admin('POST', 'identity/principals', tenant.token, {
    trusted_issuer_id: provider.body.id,
    display_name: 'x',
    subject_match_type: 'exact',
    subject_match_value: 'x',
    scopes: ['compute:read'],
  });
  const { customerId, tenantId } = tenant;
  const newSession = async () =>
    (
      await api.db.session.create({
        data: {
          customerId,
          tenantId,
          actorType: 'workload',
          actorId: principal.id,
          providerId: provider.body.id,
          scopes: ['compute:read'],
          accountScopes: [],
          tokenDigest: new Uint8Array(Buffer.from(randomUUID().replaceAll('-', ''))),
          expiresAt: new Date(Date.now() + 600_000),
        },
      })
    ).id;
  const endsBy = async (changes: object) => {
    const id = await newSession();
    expect((await admin('PATCH', `identity/principals/${principal.id}`, tenant.token, changes)).status).toBe(200);
    return (await api.db.session.findUniqueOrThrow({ where: { id } })).revokedAt !== null;
  };
  expect(await endsBy({ display_name: 'y' })).toBe(false);
  expect(await endsBy({ subject_match_value: 'y' })).toBe(true);
  expect(await endsBy({ claim_constraints: { ref: 'main' } })).toBe(true);
});
