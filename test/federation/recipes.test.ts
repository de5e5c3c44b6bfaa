/** The recipes of docs/identity.md, each with a token of its platform's shape. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeKey, signToken } from '../support/federation/signedTokens.ts';
import { startTeams, type Teams } from '../support/teams.ts';

const page = readFileSync(path.join(import.meta.dirname, '..', '..', 'docs', 'identity.md'), 'utf8');
const recipes = new Map(
  [...page.matchAll(/^### (.+)\n(?:(?!```|###)[\s\S])*```json\n([\s\S]*?)```/gm)].map(([, name, text]) => [
    name!,
    JSON.parse(text!),
  ]),
);

let { api, tenant, stop } = {} as Teams;
const key = makeKey('RS256', 'platform-1');
beforeAll(async () => {
  ({ api, tenant, stop } = await startTeams());
});
afterAll(() => stop?.());

type Claims = Record<string, unknown>;
const compute = 'https://compute.example.com';

/** For each platform its claims, and changes of them that must not pass. */
const platforms: Record<string, { claims: Claims; others: Claims[] }> = {
  'GitHub Actions': {
    claims: {
      sub: 'repo:octo-org/octo-repo:ref:refs/heads/main',
      aud: compute,
      repository: 'octo-org/octo-repo',
      repository_id: '74',
      repository_owner: 'octo-org',
      repository_owner_id: '65',
      ref: 'refs/heads/main',
      run_attempt: '2',
      event_name: 'workflow_dispatch',
    },
    others: [{ repository_id: '75' }, { sub: 'repo:octo-org/octo-repo:ref:refs/heads/next' }, { repository_id: 74 }],
  },
  GitLab: {
    claims: {
      sub: 'project_path:my-group/my-project:ref_type:branch:ref:main',
      aud: compute,
      namespace_id: '72',
      project_id: '22',
      project_path: 'my-group/my-project',
      user_login: 'sample-user',
      groups_direct: ['my-group', 'my-group/deployers'],
      pipeline_source: 'push',
      ref: 'main',
      ref_protected: 'true',
      runner_environment: 'gitlab-hosted',
    },
    others: [{ groups_direct: ['my-group'] }, { groups_direct: 'my-group/deployers' }, { ref_protected: 'false' }],
  },
  Kubernetes: {
    claims: {
      sub: 'system:serviceaccount:team-a:deployer',
      aud: [compute],
      'kubernetes.io': {
        namespace: 'team-a',
        node: { name: 'node-1', uid: '8b8c0c3e-0f5e-4f7e-9d5a-0c1d2e3f4a5b' },
        pod: { name: 'job-1', uid: '5e0bd49b-f040-43b0-99b7-22765a53f7f3' },
        serviceaccount: { name: 'deployer', uid: '14ee3fa4-a7e2-420f-9f9a-dbc4507c3798' },
      },
    },
    others: [
      { 'kubernetes.io': { namespace: 'team-a', serviceaccount: { name: 'deployer', uid: 'another' } } },
      { 'kubernetes.io': { namespace: 'team-b' } },
      { 'kubernetes.io': undefined },
    ],
  },
  'Google Cloud': {
    claims: {
      sub: '107517467455664443765',
      aud: compute,
      azp: '107517467455664443765',
      email: 'builder@my-project.iam.gserviceaccount.com',
      email_verified: true,
      google: { compute_engine: { project_id: 'my-project', instance_name: 'vm-1', zone: 'us-central1-a' } },
    },
    others: [{ azp: '1' }, { google: { compute_engine: { project_id: 'other' } } }, { google: undefined }],
  },
  Azure: {
    claims: {
      sub: '690222be-ff1a-4d56-abd1-7e4f7d38e474',
      oid: '690222be-ff1a-4d56-abd1-7e4f7d38e474',
      aud: '6e74172b-be56-4843-9ff4-e66a39bb12e3',
      azp: '0aa0a0a0-3f5b-4a4a-9d5c-1c2d3e4f5a6b',
      azpacr: '2',
      tid: '9188040d-6c67-4c5b-b112-36a304b66dad',
      ver: '2.0',
    },
    others: [{ azp: '1aa0a0a0-3f5b-4a4a-9d5c-1c2d3e4f5a6b' }, { tid: 'another' }, { aud: compute }],
  },
  Buildkite: {
    claims: {
      sub: 'organization:acme-inc:pipeline:super-duper-app:ref:refs/heads/main:commit:9f3182061f1e2cca4702c368cbc039b7dc9d4485:step:build',
      aud: compute,
      organization_slug: 'acme-inc',
      pipeline_slug: 'super-duper-app',
      build_number: 1,
      build_branch: 'main',
      build_tag: null,
      build_commit: '9f3182061f1e2cca4702c368cbc039b7dc9d4485',
      step_key: 'build',
      job_id: '0184990a-477b-4fa8-9968-496074483cee',
      agent_id: '0184990a-4782-42b5-afc1-16715b10b8ff',
    },
    others: [
      { build_branch: 'next' },
      { sub: 'organization:acme-inc:pipeline:super-duper-app:ref:refs/heads/mainly:commit:9:step:build' },
    ],
  },
  CircleCI: {
    claims: {
      sub: 'org/3b7d2f3e-1c2a-4a5b-9d10-2bbf3c4d5e6f/project/6a1b2c3d-4e5f-4789-abcd-ef0123456789/user/0f1e2d3c-4b5a-4968-8776-655443322110',
      aud: '3b7d2f3e-1c2a-4a5b-9d10-2bbf3c4d5e6f',
      'oidc.circleci.com/project-id': '6a1b2c3d-4e5f-4789-abcd-ef0123456789',
      'oidc.circleci.com/context-ids': ['f1d2c3b4-0a9b-4c8d-8e7f-6a5b4c3d2e1f'],
      'oidc.circleci.com/ssh-rerun': false,
    },
    others: [
      { 'oidc.circleci.com/context-ids': ['another'] },
      { 'oidc.circleci.com/context-ids': [] },
      { 'oidc.circleci.com/project-id': 'another' },
    ],
  },
};

test('every platform has a recipe, and every recipe a token', () => {
  expect([...recipes.keys()].sort()).toEqual(Object.keys(platforms).sort());
});

test.each(Object.entries(platforms))(
  '%s: its token mints, and one that differs in a constraint does not',
  async (name, { claims, others }) => {
    const { provider, principal } = recipes.get(name)!;
    const post = async (at: string, body: object) => {
      const answer = await api.call(`/v1/admin/identity/${at}`, { method: 'POST', token: tenant.token, body });
      expect([answer.status, answer.status === 201 ? '' : answer.text]).toEqual([201, '']);
      return answer.body.id as string;
    };
    // The platform's keys are those of this test; everything else is as the page has it.
    const keys = { jwks_source_type: 'stored-jwks', jwks_document: { keys: [key.jwk] } };
    const providerId = await post('providers', { ...provider, ...keys });
    const principalId = await post('principals', { ...principal, trusted_issuer_id: providerId });
    const exchange = (changes: Claims) => {
      const now = Math.floor(Date.now() / 1_000);
      const times = { iat: now, nbf: now, exp: now + 300, jti: crypto.randomUUID() };
      return api.call('/v1/auth/token', {
        method: 'POST',
        body: {
          grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
          subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
          subject_token: signToken(key, { iss: provider.issuer, ...times, ...claims, ...changes }),
          principal_id: principalId,
        },
      });
    };
    for (const other of others) expect([other, (await exchange(other)).status]).toEqual([other, 400]);
    const minted = await exchange({});
    expect([minted.status, minted.body.scope]).toEqual([200, 'compute:read']);
  },
);
