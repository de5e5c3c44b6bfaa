/**
 * The issuers that many organizations know: which are one organization's own, how the subjects of the others begin, and
 * which claims name an organization. docs/identity.md has a recipe for each.
 */

interface Platform {
  issuer: RegExp;
  /** The address names one organization, so every subject is within it. */
  isOrganizations?: true;
  /** Claims whose value names one organization, or something within it. */
  claims?: readonly string[];
  /** How its subjects begin, and what a prefix needs to name one organization in full. */
  subjects?: SubjectForm;
  /** The issuer reassigns a name once it is free. These claims have values that it never reuses. */
  immutable?: readonly string[];
}

export interface SubjectForm {
  begins: string;
  names: RegExp;
  organization: string;
}

const guid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** The directory of all personal accounts of Microsoft. */
const everybodys = '9188040d-6c67-4c5b-b112-36a304b66dad';

export const platforms: Readonly<Record<string, Platform>> = {
  'GitHub Actions': {
    issuer: /^https:\/\/token\.actions\.githubusercontent\.com(\/|$)/,
    claims: ['repository', 'repository_id', 'repository_owner', 'repository_owner_id', 'enterprise_id'],
    subjects: {
      begins: 'repo:',
      names: /^repo:[^/:]+[/:]/,
      organization: 'the owner, as in repo:OWNER/ or repo:OWNER@ID/',
    },
    immutable: ['repository_id', 'repository_owner_id'],
  },
  'GitHub Actions of an enterprise': {
    issuer: /^https:\/\/token\.actions\.githubusercontent\.com\/[^/]+$/,
    isOrganizations: true,
  },
  GitLab: {
    issuer: /^https:\/\/gitlab\.com$/,
    claims: ['project_id', 'project_path', 'namespace_id', 'namespace_path'],
    subjects: {
      begins: 'project_path:',
      names: /^project_path:[^/:]+[/:]/,
      organization: 'the group, as in project_path:GROUP/',
    },
    immutable: ['project_id', 'namespace_id'],
  },
  Bitbucket: {
    issuer: /^https:\/\/api\.bitbucket\.org\/2\.0\/workspaces\/[^/]+\/pipelines-config\/identity\/oidc$/,
    isOrganizations: true,
    claims: ['workspaceUuid', 'repositoryUuid'],
  },
  'Azure DevOps': { issuer: new RegExp(`^https://vstoken\\.dev\\.azure\\.com/${guid}$`), isOrganizations: true },
  'Microsoft Entra': {
    issuer: new RegExp(
      `^https://(login\\.microsoftonline\\.com/(?!${everybodys})${guid}/v2\\.0|sts\\.windows\\.net/(?!${everybodys})${guid}/)$`,
    ),
    isOrganizations: true,
    claims: ['tid'],
  },
  'AWS STS': {
    issuer: new RegExp(`^https://${guid}\\.tokens\\.sts\\.global\\.api\\.aws$`),
    isOrganizations: true,
    subjects: {
      begins: 'arn:aws:',
      names: /^arn:aws:[^:]*:[^:]*:\d{12}:/,
      organization: 'the account, as in arn:aws:iam::ACCOUNT:',
    },
  },
  'Amazon EKS': {
    issuer: /^https:\/\/oidc[.-]eks\.[a-z0-9-]+\.(amazonaws\.com|amazonaws\.com\.cn|api\.aws)\/id\/[0-9A-F]+$/,
    isOrganizations: true,
  },
  GKE: {
    issuer: /^https:\/\/container\.googleapis\.com\/v1\/projects\/[^/]+\/locations\/[^/]+\/clusters\/[^/]+$/,
    isOrganizations: true,
  },
  AKS: {
    issuer: new RegExp(`^https://[a-z0-9]+\\.oic\\.prod-aks\\.azure\\.com/${guid}/${guid}/$`),
    isOrganizations: true,
  },
  Kubernetes: {
    // Each cluster has an issuer of its own, which may be anywhere.
    issuer: /(?!)/,
    claims: ['kubernetes.io'],
    subjects: {
      begins: 'system:serviceaccount:',
      names: /^system:serviceaccount:[^:]+:/,
      organization: 'the namespace, as in system:serviceaccount:NAMESPACE:',
    },
  },
  SPIFFE: {
    issuer: /(?!)/,
    subjects: {
      begins: 'spiffe://',
      names: /^spiffe:\/\/[^/]+\//,
      organization: 'the trust domain, as in spiffe://DOMAIN/',
    },
  },
  Buildkite: {
    issuer: /^https:\/\/agent\.buildkite\.com$/,
    claims: ['organization_id', 'organization_slug'],
    subjects: {
      begins: 'organization:',
      names: /^organization:[^:]+:/,
      organization: 'the organization, as in organization:NAME:',
    },
  },
  'Terraform Cloud': {
    // Its subjects begin as Buildkite's do.
    issuer: /^https:\/\/app\.terraform\.io$/,
    claims: ['terraform_organization_id', 'terraform_organization_name'],
  },
  CircleCI: {
    issuer: /^https:\/\/oidc\.circleci\.com\/org\/[^/]+$/,
    isOrganizations: true,
    claims: ['oidc.circleci.com/project-id'],
    subjects: { begins: 'org/', names: /^org\/[^/]+\//, organization: 'the organization, as in org/ID/' },
  },
  'Fly.io': {
    issuer: /^https:\/\/oidc\.fly\.io\/[^/]+$/,
    isOrganizations: true,
    claims: ['org_id', 'org_name', 'app_id'],
  },
  Semaphore: {
    issuer: /^https:\/\/[a-z0-9-]+\.semaphoreci\.com$/,
    isOrganizations: true,
    subjects: { begins: 'org:', names: /^org:[^:]+:/, organization: 'the organization, as in org:NAME:' },
  },
  Vercel: {
    issuer: /^https:\/\/oidc\.vercel\.com\/[^/]+$/,
    isOrganizations: true,
    claims: ['owner_id', 'project_id'],
    subjects: { begins: 'owner:', names: /^owner:[^:]+:/, organization: 'the team, as in owner:NAME:' },
  },
};

/** GitHub's ids after the names of an owner and a repository: `repo:OWNER@ID/REPO@ID:`. */
const ids = /^repo:[^/:@]+@\d+\/[^/:@]+@\d+(?=:|$)/;

/** Whether a subject has GitHub's ids in it, which are never reused. */
export const hasIds = (subject: string): boolean => ids.test(subject);

export function withoutIds(subject: string): string {
  return subject.replace(ids, (names) => names.replaceAll(/@\d+/g, ''));
}
