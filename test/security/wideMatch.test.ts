/** A principal that workloads of strangers match: refused unless the request says that this is meant, and then shown. */
import { wideness } from '../../src/api/federation/wideMatches.ts';
import { query } from '../support/database.ts';
import { audience, makeKey } from '../support/federation/signedTokens.ts';
import { startTeams, type Teams } from '../support/teams.ts';

const github = 'https://token.actions.githubusercontent.com';
const gitlab = 'https://gitlab.com';
const bitbucket = 'https://api.bitbucket.org/2.0/workspaces/acme/pipelines-config/identity/oidc';
const own = 'https://issuer.example.com';
const match = (value: string, claimConstraints = {}, type: 'exact' | 'prefix' = 'prefix') => ({
  subjectMatchType: type,
  subjectMatchValue: value,
  claimConstraints,
});

test.each<[string, string, object]>([
  ['repo:', github, {}],
  ['repo', github, {}],
  ['r', github, {}],
  ['repo:octo', github, {}],
  ['repo:octo', github, { environment: 'production' }],
  ['repo:octo@', github, {}],
  ['repo:octo@65', github, {}],
  ['{', 'https://api.bitbucket.org.example.com/2.0/workspaces/acme/pipelines-config/identity/oidc', {}],
  ['a', 'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0', {}],
  ['owner:', 'https://oidc.vercel.com', {}],
  ['org:', 'https://a.b.semaphoreci.com', {}],
  ['organization:', 'https://app.terraform.io', {}],
  ['project_path:', gitlab, {}],
  ['project_path:my', gitlab, {}],
  ['organization:', 'https://agent.buildkite.com', {}],
  ['organization:acme', 'https://agent.buildkite.com', {}],
  ['spiffe://', own, {}],
  ['spiffe://example.org', own, {}],
  ['system:serviceaccount:', own, {}],
  ['system:serviceaccount:defau', own, {}],
  ['arn:aws:sts::', own, {}],
  ['arn:aws:iam::12345678901', own, {}],
  ['a', own, {}],
  ['user:', own, {}],
  ['user:7', own, {}],
  ['//', own, {}],
])('the prefix %s of %s, with the constraints %j, is wide', (value, issuer, constraints) => {
  expect(wideness(match(value, constraints), issuer)).toEqual(expect.any(String));
});

test.each<[string, string, object]>([
  ['repo:octo/', github, {}],
  ['repo:octo@65/', github, {}],
  ['repo:octo@65/app@74:ref:refs/heads/', github, {}],
  ['{1de489be-ce6a-42a0-a8c8-eadbf1174ac7}:', bitbucket, {}],
  ['{1de489be', own, { workspaceUuid: '{922e118c-f34f-4226-a897-0e0afbec553d}' }],
  ['sc://', 'https://vstoken.dev.azure.com/11111111-2222-3333-4444-555555555555', {}],
  ['/eid1/', 'https://login.microsoftonline.com/0f9d5d5e-6c67-4c5b-b112-36a304b66dad/v2.0', {}],
  ['arn:', 'https://a1b2c3d4-1111-4222-8333-444455556666.tokens.sts.global.api.aws', {}],
  ['system:', 'https://oidc.eks.eu-west-1.amazonaws.com/id/E0AD539D4633E53DE1B716D3041E0A1B', {}],
  ['system:', 'https://oidc-eks.eu-west-1.api.aws/id/E0AD539D4633E53DE1B716D3041E0A1B', {}],
  ['system:', 'https://container.googleapis.com/v1/projects/p/locations/europe-west1/clusters/c', {}],
  ['acme:', 'https://oidc.fly.io/acme', {}],
  ['org:', 'https://acme.semaphoreci.com', {}],
  ['owner:', 'https://oidc.vercel.com/acme', {}],
  ['organization:', 'https://app.terraform.io', { terraform_organization_id: 'org-1' }],
  ['repo:octo/app:ref:refs/heads/', github, {}],
  ['repo:octo', github, { repository_owner_id: '74' }],
  ['repo:', `${github}/octo-enterprise`, {}],
  ['project_path:group/', gitlab, {}],
  ['project_path:', gitlab, { namespace_id: '9' }],
  ['organization:acme:', 'https://agent.buildkite.com', {}],
  ['org/', 'https://oidc.circleci.com/org/3b7d2f3e-1c2a-4a5b-9d10-2bbf3c4d5e6f', {}],
  ['org/3b7d2f3e/', own, {}],
  ['spiffe://example.org/', own, {}],
  ['system:serviceaccount:team-a:', own, {}],
  ['arn:aws:sts::123456789012:assumed-role/', own, {}],
  ['user:7/', own, {}],
])('the prefix %s of %s, with the constraints %j, is not wide', (value, issuer, constraints) => {
  expect(wideness(match(value, constraints), issuer)).toBeNull();
});

test('an exact subject is never wide', () => {
  for (const value of ['repo:', 'a', 'system:serviceaccount:'])
    expect(wideness(match(value, {}, 'exact'), github)).toBeNull();
});

describe('in the API', () => {
  let { databaseUrl, api, tenant, stop } = {} as Teams;
  let provider: string;
  beforeAll(async () => {
    ({ databaseUrl, api, tenant, stop } = await startTeams());
    const body = {
      display_name: 'CI',
      issuer: github,
      audiences: [audience],
      jwks_source_type: 'stored-jwks',
      jwks_document: { keys: [makeKey('ES256', 'k').jwk] },
    };
    provider = (await admin('POST', 'providers', body)).body.id;
  });
  afterAll(() => stop?.());

  const admin = (method: string, path: string, body?: unknown) =>
    api.call(`/v1/admin/identity/${path}`, {
      method,
      token: tenant.token,
      body,
      headers: { 'content-type': 'application/json' },
    });
  const create = (changes: object) =>
    admin('POST', 'principals', {
      trusted_issuer_id: provider,
      display_name: 'p',
      subject_match_type: 'prefix',
      scopes: ['compute:read'],
      ...changes,
    });
  const count = async () => (await query<{ n: string }>(databaseUrl, 'SELECT count(*) AS n FROM principals'))[0]!.n;
  const wide = { subject_match_value: 'repo:', scopes: ['compute:read', 'compute:write', 'admin:read', 'admin:write'] };

  test('a wide prefix is refused with the rule and the way out, and nothing is written, until it is acknowledged', async () => {
    const before = await count();
    for (const changes of [wide, { ...wide, acknowledge_wide_match: false }]) {
      const refused = await create(changes);
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        [
          {
            pointer: '/subject_match_value',
            code: 'wide_match',
            detail: expect.stringMatching(/name the owner, as in repo:OWNER\/.* "acknowledge_wide_match": true/),
          },
        ],
      ]);
    }
    expect(await count()).toBe(before);
    const made = await create({ ...wide, acknowledge_wide_match: true });
    expect(made.status).toBe(201);
    expect(made.body).not.toHaveProperty('acknowledge_wide_match');
    const events = await query<{ details: object }>(
      databaseUrl,
      "SELECT details FROM audit_events WHERE target = $1 AND action = 'principal.create'",
      [made.body.id],
    );
    expect(events[0]!.details).toMatchObject({ wide_match: true });
  });

  test('it shows in the health of its provider, and a narrow one does not', async () => {
    const open = (await create({ ...wide, acknowledge_wide_match: true })).body.id;
    const narrow = (await create({ subject_match_value: 'repo:octo/' })).body.id;
    const { warnings } = (await admin('GET', `providers/${provider}/health`)).body;
    const warned = warnings.filter(({ code }: { code: string }) => code === 'wide_match');
    expect(warned.map(({ principal_id }: { principal_id: string }) => principal_id)).toContain(open);
    expect(warned.map(({ principal_id }: { principal_id: string }) => principal_id)).not.toContain(narrow);
    expect(warned[0].detail).toContain('repo:OWNER/');
  });

  test.each<[string, object]>([
    ['its subject', { subject_match_value: 'repo:' }],
    ['the kind of its match', { subject_match_type: 'prefix' }],
    ['its constraints', { claim_constraints: {} }],
  ])('a principal does not become wide by a change of %s alone', async (what, change) => {
    const start =
      what === 'its subject'
        ? { subject_match_value: 'repo:octo/' }
        : what === 'its constraints'
          ? { subject_match_value: 'repo:', claim_constraints: { repository_owner_id: '74' } }
          : { subject_match_type: 'exact', subject_match_value: 'repo:' };
    const made = await create(start);
    expect(made.status).toBe(201);
    const refused = await admin('PATCH', `principals/${made.body.id}`, change);
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'wide_match']);
    expect((await admin('GET', `principals/${made.body.id}`)).body).toEqual(made.body);
    const accepted = await admin('PATCH', `principals/${made.body.id}`, { ...change, acknowledge_wide_match: true });
    expect(accepted.status).toBe(200);
  });

  test('a wide principal gets no more scopes unasked, but can be renamed and disabled', async () => {
    const { id } = (await create({ subject_match_value: 'repo:', acknowledge_wide_match: true })).body;
    const patch = async (body: object) => (await admin('PATCH', `principals/${id}`, body)).status;
    expect(await patch({ scopes: wide.scopes })).toBe(422);
    expect(await patch({ display_name: 'renamed', status: 'disabled' })).toBe(200);
    expect(await patch({ status: 'active' })).toBe(422);
    expect(await patch({ status: 'active', acknowledge_wide_match: true })).toBe(200);
  });

  test('the largest age of a token is a setting of its provider, within limits, and shows in its health', async () => {
    const age = (seconds: unknown) =>
      admin('PUT', `providers/${provider}/token-age`, { max_token_age_seconds: seconds });
    const health = async () => (await admin('GET', `providers/${provider}/health`)).body;
    expect((await health()).max_token_age_seconds).toBe(86_400);
    for (const bad of [-1, 2_592_001, 1.5, '60', null]) expect((await age(bad)).status).toBe(422);
    expect((await health()).max_token_age_seconds).toBe(86_400);
    expect((await age(0)).body).toEqual({ provider_id: provider, max_token_age_seconds: 0 });
    expect((await health()).warnings).toContainEqual(expect.objectContaining({ code: 'any_token_age' }));
    expect((await age(600)).status).toBe(200);
    expect(await health()).toMatchObject({ max_token_age_seconds: 600 });
    const absent = await admin('PUT', `providers/${crypto.randomUUID()}/token-age`, { max_token_age_seconds: 60 });
    expect(absent.status).toBe(404);
  });
});
