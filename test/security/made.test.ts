/** Whatever gives access or receives data has a maker, and ends with it on request. */
import { randomUUID } from 'node:crypto';
import { acceptInvitation } from '../../src/store/people/people.ts';
import { type Answer, makeSession } from '../support/apiServer.ts';
import { query } from '../support/database.ts';
import { makeKey } from '../support/federation/signedTokens.ts';
import { makePerson } from '../support/people.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { databaseUrl, api, tenant, stop } = {} as Teams;
let owner: { id: string; token: string };

beforeAll(async () => {
  ({ databaseUrl, api, tenant, stop } = await startTeams());
  await api.db.tenant.update({ where: { id: tenant.tenantId }, data: { isDefault: true, admittedAt: new Date() } });
  owner = await makePerson(api.db, tenant, 'owner');
});
afterAll(() => stop?.());

const admin = (method: string, path: string, token: string, body?: unknown): Promise<Answer> =>
  api.call(`/v1/admin/${path}`, { method, token, body, headers: { 'content-type': 'application/json' } });
async function made(path: string, token: string, body: unknown) {
  const answer = await admin('POST', path, token, body);
  expect([path, answer.status, answer.text]).toEqual([path, 201, expect.anything()]);
  return answer.body;
}

/** Makes one of everything, as a thief would; returns the ids, and the person who accepted the invitation. */
async function makeEverything(token: string) {
  const name = `thief-${randomUUID().slice(0, 8)}`;
  const key = await made('api-keys', token, { name });
  const provider = await made('identity/providers', token, {
    display_name: name,
    issuer: `https://${name}.example.com`,
    jwks_source_type: 'stored-jwks',
    jwks_document: { keys: [makeKey('ES256', 'key-1').jwk] },
    audiences: ['x'],
  });
  const principal = await made('identity/principals', token, {
    trusted_issuer_id: provider.id,
    display_name: name,
    subject_match_type: 'exact',
    subject_match_value: name,
    scopes: ['compute:read', 'admin:write'],
  });
  const hook = await made('webhooks', token, {
    ...{ name, url: `https://${name}.example.com/`, event_types: ['machine.ready'] },
  });
  const invite = (email: string) =>
    made('customer-users/invite', token, { email, display_name: name, role_slug: 'owner' });
  const open = await invite(`${name}-open@example.com`);
  const accepted = await invite(`${name}@example.com`);
  await acceptInvitation(api.db, {
    token: new URL(accepted.accept_invitation_url).pathname.split('/').at(-1)!,
    identity: { issuer: 'https://people.example.com', subject: name, email: `${name}@example.com` },
    requestId: randomUUID(),
  });
  await made('identity-setup-link', token, { intent: 'setup' });
  // What the made key makes in turn.
  const inTurn = await made('api-keys', await makeSession(api.db, { ...tenant, keyId: key.id }), { name: `${name}-2` });
  const ids = { key: key.id, provider: provider.id, principal: principal.id, hook: hook.id, inTurn: inTurn.id };
  return { name, ids, open: open.customer_user_id as string, person: accepted.customer_user_id as string };
}

const statuses = (things: { kind: string; status: string }[]) =>
  things.map(({ kind, status }) => `${kind} ${status}`).sort();
const alive = [
  'api-key active',
  'api-key active',
  'identity-provider active',
  'invitation accepted',
  'invitation pending',
  'person active',
  'principal active',
  'setup-link pending',
  'webhook active',
];
const ended = [
  'api-key revoked',
  'api-key revoked',
  'identity-provider disabled',
  'invitation accepted',
  'invitation revoked',
  'person removed',
  'principal disabled',
  'setup-link revoked',
  'webhook disabled',
];

async function stolenKey() {
  const key = await made('api-keys', owner.token, { name: 'stolen' });
  return { id: key.id as string, token: await makeSession(api.db, { ...tenant, keyId: key.id }) };
}

test('each kind shows its maker, in the view of all and in its own list', async () => {
  const thief = await stolenKey();
  const { ids } = await makeEverything(thief.token);
  const by = { type: 'api-key', id: thief.id };
  const view = await admin('GET', `made?maker_type=api-key&maker_id=${thief.id}`, owner.token);
  expect(statuses(view.body.made)).toEqual(alive);
  const inTurn = view.body.made.find(({ id }: { id: string }) => id === ids.inTurn);
  expect(inTurn.made_by).toEqual({ type: 'api-key', id: ids.key });
  for (const { id, made_by } of view.body.made)
    expect([id, made_by]).toEqual([id, id === ids.inTurn ? inTurn.made_by : by]);
  const all = await admin('GET', 'made', owner.token);
  expect(all.body.made.length).toBeGreaterThan(view.body.made.length);
  expect((await admin('GET', `webhooks/${ids.hook}`, owner.token)).body.made_by).toEqual(by);
  const invitations = await admin('GET', 'invitations', owner.token);
  expect(invitations.body.invitations[0].made_by).toEqual(by);
  const page = await admin('GET', `made?maker_type=api-key&maker_id=${thief.id}&limit=5`, owner.token);
  const rest = await admin(
    'GET',
    `made?maker_type=api-key&maker_id=${thief.id}&limit=5&cursor=${page.body.next_cursor}`,
    owner.token,
  );
  expect(statuses([...page.body.made, ...rest.body.made])).toEqual(alive);
  await admin('DELETE', `api-keys/${thief.id}?made=end`, owner.token);
});

test('revoking a key says what else it made; made=end ends all of it, also later, with an event for each', async () => {
  const thief = await stolenKey();
  const { ids, person } = await makeEverything(thief.token);
  const told = await admin('DELETE', `api-keys/${thief.id}`, owner.token);
  // Its keys end with it in any case: it knows their secrets.
  const keysEnded = alive.map((each) => each.replace('api-key active', 'api-key revoked'));
  expect([told.body.status, statuses(told.body.made)]).toEqual(['revoked', keysEnded]);
  const done = await admin('DELETE', `api-keys/${thief.id}?made=end`, owner.token);
  expect([done.status, statuses(done.body.made)]).toEqual([200, ended]);
  const events = await query<{ action: string; target: string }>(
    databaseUrl,
    `SELECT action, target FROM audit_events WHERE reason = 'ended with its maker' AND details ->> 'maker_id' = $1`,
    [thief.id],
  );
  expect(events.map(({ target }) => target)).toEqual(
    expect.arrayContaining([...Object.values(ids), person].map((id) => expect.stringContaining(id))),
  );
  expect(new Set(events.map(({ action }) => action))).toEqual(
    new Set([
      'api-key.revoke',
      'identity-provider.update',
      'principal.update',
      'webhook.update',
      'invitation.revoke',
      'customer-user.remove',
      'identity-setup-link.revoke',
    ]),
  );
});

test('removing a person says what else they made, and ends all of it on request', async () => {
  const leaver = await makePerson(api.db, tenant, 'owner');
  await makeEverything(leaver.token);
  const gone = await admin('DELETE', `customer-users/${leaver.id}?made=end`, owner.token);
  expect([gone.status, gone.body.status, statuses(gone.body.made)]).toEqual([200, 'removed', ended]);
});

test('all that a maker made ends at once, whether or not the maker is still there; the last owner stays', async () => {
  const thief = await stolenKey();
  const { person } = await makeEverything(thief.token);
  const narrow = await makeSession(api.db, tenant, ['admin:read', 'admin:write']);
  const body = { type: 'api-key', id: thief.id };
  expect((await admin('POST', 'made/end', narrow, body)).body.code).toBe('scope_not_held');
  await api.db.customerUser.updateMany({
    where: { customerId: tenant.customerId, id: { not: person } },
    data: { roleSlug: 'admin' },
  });
  const done = await admin('POST', 'made/end', owner.token, body);
  expect([done.status, statuses(done.body.made)]).toEqual([
    200,
    ended.map((each) => each.replace('person removed', 'person active')),
  ]);
  // The maker itself goes on.
  expect((await admin('GET', 'account', thief.token)).status).toBe(200);
});

test('what a key made belongs to the key that replaces it', async () => {
  const key = await stolenKey();
  await makeEverything(key.token);
  const rotated = await admin('POST', `api-keys/${key.id}/rotate`, owner.token, { overlap_seconds: 0 });
  const view = await admin('GET', `made?maker_type=api-key&maker_id=${rotated.body.id}`, owner.token);
  expect(statuses(view.body.made)).toEqual(alive);
});
