/**
 * Ways to gain more than one was given: a narrow credential that decides who gets a wide one. docs/security.md names
 * these tests.
 */
import type { Scope } from '../../src/domain/scopes.ts';
import { type Answer, makeSession, vm } from '../support/apiServer.ts';
import { audience, issuer, makeKey, signToken, soundClaims, subject } from '../support/federation/signedTokens.ts';
import { openWatch } from '../support/kubernetes/watchClient.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { api, tenant, base, call, stop } = {} as Teams;
/** A session that may administer, but neither see nor touch machines. */
let administrator: string;
const key = makeKey('ES256', 'key-1');
beforeAll(async () => {
  ({ api, tenant, base, call, stop } = await startTeams());
  administrator = await makeSession(api.db, tenant, ['admin:read', 'admin:write']);
});
afterAll(() => stop?.());

const admin = (method: string, path: string, body?: unknown, token = tenant.token): Promise<Answer> =>
  api.call(`/v1/admin/${path}`, {
    method,
    token,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  });
const lacking = { status: 403, body: { code: 'scope_not_held' } };
const newProvider = async () =>
  (
    await admin('POST', 'identity/providers', {
      display_name: 'CI',
      issuer,
      jwks_source_type: 'stored-jwks',
      jwks_document: { keys: [key.jwk] },
      audiences: [audience],
    })
  ).body.id as string;
const newPrincipal = async (provider: string, scopes: Scope[]) =>
  (
    await admin('POST', 'identity/principals', {
      trusted_issuer_id: provider,
      display_name: 'x',
      subject_match_type: 'exact',
      subject_match_value: subject,
      scopes,
      max_session_ttl_seconds: 600,
    })
  ).body.id as string;
const exchange = (principal: string, claims: object = {}) =>
  api.call('/v1/auth/token', {
    method: 'POST',
    body: {
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: signToken(key, soundClaims(Math.floor(Date.now() / 1_000), { ...claims })),
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      principal_id: principal,
    },
  });

// A person who controls a provider can be anyone there, and people are bound to it again by their email addresses.
test('a caller who lacks a scope of an owner gets no link to set up everybody’s sign-in', async () => {
  expect(await admin('POST', 'identity-setup-link', { intent: 'setup' }, administrator)).toMatchObject(lacking);
  expect(await admin('POST', 'identity-setup-link', { intent: 'setup' })).toMatchObject({ status: 201 });
  expect(await api.db.setupLink.count()).toBe(1);
});

test('a caller who lacks a principal’s scopes can neither widen its provider nor enable it again', async () => {
  const provider = await newProvider();
  const principal = await newPrincipal(provider, ['compute:write']);
  const foreign = { aud: 'https://elsewhere.example' };
  for (const change of [
    { audiences: [audience, foreign.aud] },
    { allowed_clock_skew_seconds: 300 },
    { status: 'active' },
  ])
    expect(await admin('PATCH', `identity/providers/${provider}`, change, administrator)).toMatchObject(lacking);
  expect((await exchange(principal, foreign)).status).toBe(400);
  // It may end trust. Everything that belongs to trust is for those who have the scopes.
  expect(
    await admin('PATCH', `identity/providers/${provider}`, { display_name: 'y', status: 'disabled' }, administrator),
  ).toMatchObject({ status: 200 });
  expect(
    await admin('PATCH', `identity/providers/${provider}`, { audiences: [foreign.aud], status: 'active' }),
  ).toMatchObject({ status: 200 });
  expect((await exchange(principal, foreign)).status).toBe(200);

  const idle = await newProvider();
  expect(await admin('PATCH', `identity/providers/${idle}`, { audiences: [foreign.aud] }, administrator)).toMatchObject(
    { status: 200 },
  );
});

test('a caller who lacks a principal’s scopes cannot switch off single use of its tokens', async () => {
  const principal = await newPrincipal(await newProvider(), ['compute:write']);
  const single = (enabled: boolean, token?: string) =>
    admin('PUT', `identity/principals/${principal}/replay-protection`, { enabled }, token);
  expect(await single(true, administrator)).toMatchObject({ status: 200, body: { enabled: true } });
  expect(await single(false, administrator)).toMatchObject(lacking);
  expect(await single(false)).toMatchObject({ status: 200, body: { enabled: false } });
});

test('a watch ends when its session loses compute:read; a watch whose session keeps it goes on', async () => {
  const provider = await newProvider();
  const [losing, keeping] = [
    await newPrincipal(provider, ['compute:read', 'compute:write']),
    await newPrincipal(provider, ['compute:read']),
  ];
  const watch = async (principal: string) =>
    openWatch(api, `${base}/virtualmachines?watch=1`, { token: (await exchange(principal)).body.access_token });
  const [lost, kept] = [await watch(losing), await watch(keeping)];
  expect([lost.status, kept.status]).toEqual([200, 200]);
  expect(await admin('PATCH', `identity/principals/${losing}`, { scopes: ['compute:write'] })).toMatchObject({
    status: 200,
  });
  expect(await lost.ended).toBe('ended');
  await call('virtualmachines', { method: 'POST', body: vm('seen') });
  await kept.until((events) => events.some(({ object }) => object.metadata.name === 'seen'));
  expect(lost.events.some(({ object }) => object.metadata.name === 'seen')).toBe(false);
  kept.leave();
});
