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
const octo = { aud: compute, repository_id: '74', repository_owner_id: '65', ref: 'refs/heads/main' };
const pod = (uid = '14ee3fa4-a7e2-420f-9f9a-dbc4507c3798') => ({
  namespace: 'team-a',
  pod: { name: 'job-1', uid: '5e0bd49b-f040-43b0-99b7-22765a53f7f3' },
  serviceaccount: { name: 'deployer', uid },
});
const deployer = { sub: 'system:serviceaccount:team-a:deployer', aud: [compute], 'kubernetes.io': pod() };
const foreignPods = [{ 'kubernetes.io': pod('another') }, { sub: 'system:serviceaccount:team-a:other' }];
const platforms: Record<string, { claims: Claims; also?: Claims[]; others: Claims[] }> = {
  'GitHub Actions': {
    claims: {
      sub: 'repo:octo-org@65/octo-repo@74:ref:refs/heads/main',
      aud: compute,
      repository: 'octo-org/octo-repo',
      repository_id: '74',
      repository_owner: 'octo-org',
      repository_owner_id: '65',
      ref: 'refs/heads/main',
      run_attempt: '2',
      event_name: 'workflow_dispatch',
    },
    others: [
      { repository_id: '75' },
      { sub: 'repo:octo-org@65/octo-repo@74:ref:refs/heads/next' },
      { sub: 'repo:octo-org/octo-repo:ref:refs/heads/main' },
      { repository_id: 74 },
    ],
  },
  'GitHub Actions, either subject': {
    claims: { ...octo, sub: 'repo:octo-org@65/octo-repo@74:ref:refs/heads/main' },
    also: [{ sub: 'repo:octo-org/octo-repo:ref:refs/heads/main' }],
    others: [
      { repository_id: '75' },
      { ref: 'refs/heads/next' },
      { sub: 'repo:another/octo-repo:ref:refs/heads/main' },
    ],
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
    also: [
      {
        sub: 'org/3b7d2f3e-1c2a-4a5b-9d10-2bbf3c4d5e6f/project/6a1b2c3d-4e5f-4789-abcd-ef0123456789/user/0f1e2d3c-4b5a-4968-8776-655443322110/vcs-origin/github.com/acme/web/vcs-ref/refs/heads/main',
      },
    ],
    others: [
      { 'oidc.circleci.com/context-ids': ['another'] },
      { 'oidc.circleci.com/context-ids': [] },
      { 'oidc.circleci.com/project-id': 'another' },
    ],
  },
  Bitbucket: {
    claims: {
      sub: '{1de489be-ce6a-42a0-a8c8-eadbf1174ac7}:{759de0c6-eaee-4eaa-b7a6-c507eec759a7}',
      aud: 'ari:cloud:bitbucket::workspace/922e118c-f34f-4226-a897-0e0afbec553d',
      workspaceUuid: '{922e118c-f34f-4226-a897-0e0afbec553d}',
      repositoryUuid: '{1de489be-ce6a-42a0-a8c8-eadbf1174ac7}',
      branchName: 'main',
    },
    also: [
      {
        sub: '{1de489be-ce6a-42a0-a8c8-eadbf1174ac7}:{0b1c2d3e-eaee-4eaa-b7a6-c507eec759a7}:{859de0c6-eaee-4eaa-b7a6-c507eec759a7}',
      },
    ],
    others: [{ branchName: 'next' }, { repositoryUuid: '{2de489be-ce6a-42a0-a8c8-eadbf1174ac7}' }],
  },
  'Amazon EKS': { claims: deployer, others: foreignPods },
  GKE: { claims: deployer, others: foreignPods },
  SPIRE: {
    claims: { sub: 'spiffe://example.org/ns/a/sa/b', aud: [compute] },
    others: [{ sub: 'spiffe://example.org/ns/a/sa/bc' }, { sub: 'spiffe://example.com/ns/a/sa/b' }],
  },
  'Azure DevOps': {
    claims: { sub: 'sc://acme/my project/deploy', aud: 'api://AzureADTokenExchange' },
    others: [{ sub: 'sc://acme/other/deploy' }],
  },
  'Azure DevOps by Entra': {
    claims: {
      sub: '/eid1/c/pub/t/Xl2dD2dsW0yxEjajBLZtrQ/a/rIGbSSETf0KqFyZ8pql5eA/sc/0f0e0d0c-1111-4222-8333-444455556666/1a2b3c4d-1111-4222-8333-444455556666',
      aud: 'fb60f99c-7a34-4190-8149-302f77469936',
      azp: '499b84ac-1321-427f-aa17-267ca6975798',
      azpacr: '1',
      tid: '0f9d5d5e-6c67-4c5b-b112-36a304b66dad',
      ver: '2.0',
    },
    others: [{ azp: '0aa0a0a0-3f5b-4a4a-9d5c-1c2d3e4f5a6b' }, { tid: 'another' }],
  },
  'AWS STS': {
    claims: {
      sub: 'arn:aws:iam::123456789012:role/deploy',
      aud: compute,
      'https://sts.amazonaws.com/': {
        aws_account: '123456789012',
        source_region: 'us-east-1',
        principal_id: 'arn:aws:iam::123456789012:role/deploy',
      },
    },
    others: [{ 'https://sts.amazonaws.com/': { aws_account: '1' } }, { sub: 'arn:aws:iam::123456789012:role/other' }],
  },
  'Terraform Cloud': {
    claims: {
      sub: 'organization:acme:project:Default:workspace:prod:run_phase:apply',
      aud: compute,
      terraform_organization_id: 'org-GRNbCjYNpBB6NEBH',
      terraform_organization_name: 'acme',
      terraform_workspace_id: 'ws-mbsd5E3Ktt5Rg2Xm',
      terraform_run_phase: 'apply',
    },
    others: [{ terraform_organization_id: 'another' }, { terraform_workspace_id: 'another' }],
  },
  'Fly.io': {
    claims: {
      sub: 'acme:web:3d8d377ce9e398',
      aud: compute,
      app_id: '3671581',
      app_name: 'web',
      org_id: '197',
      org_name: 'acme',
      machine_id: '3d8d377ce9e398',
    },
    others: [{ app_id: '1' }, { sub: 'acme:web2:3d8d377ce9e398' }],
  },
  Semaphore: {
    claims: {
      sub: 'org:acme:project:936a5312-a3b8-4921-8b3f-2cec8baac574:repo:web:ref_type:branch:ref:refs/heads/main',
      aud: 'https://acme.semaphoreci.com',
    },
    others: [{ sub: 'org:acme:project:936a5312-a3b8-4921-8b3f-2cec8baac574:repo:web:ref_type:tag:ref:main' }],
  },
  Vercel: {
    claims: {
      sub: 'owner:acme:project:web:environment:production',
      aud: 'https://vercel.com/acme',
      owner: 'acme',
      owner_id: 'team_7Gw5ZMzpQA8h90F832KGp7nwbuh3',
      project_id: 'prj_7Gw5ZMBpQA8h9GF832KGp7nwbuh3',
      environment: 'production',
    },
    others: [{ project_id: 'another' }, { sub: 'owner:acme:project:web:environment:preview' }],
  },
};

test('every platform has a recipe, and every recipe a token', () => {
  expect([...recipes.keys()].sort()).toEqual(Object.keys(platforms).sort());
});

test.each(Object.entries(platforms))(
  '%s: its token mints, and one that differs in a constraint does not',
  async (name, { claims, also = [], others }) => {
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
    for (const form of [{}, ...also]) {
      const minted = await exchange(form);
      expect([form, minted.status, minted.body.scope]).toEqual([form, 200, 'compute:read']);
    }
    // No recipe makes its reader look twice.
    const health = await api.call(`/v1/admin/identity/providers/${providerId}/health`, { token: tenant.token });
    expect(health.body.warnings).toEqual([]);
  },
);
