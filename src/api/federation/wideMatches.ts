/**
 * Which principals are wide: a prefix that other organizations' workloads match as well. On a platform that serves
 * everyone, such a principal gives its scopes to strangers, so it is only written with an explicit confirmation.
 */
import type { ClaimConstraintsJson, PrincipalRow } from '../../store/federation/principals.ts';

/** How the subjects of a platform begin, and what a prefix needs to name one organization in full. */
const subjectForms: readonly { begins: string; names: RegExp; organization: string }[] = [
  { begins: 'repo:', names: /^repo:[^/:]+[/:]/, organization: 'the owner, as in repo:OWNER/' },
  { begins: 'project_path:', names: /^project_path:[^/:]+[/:]/, organization: 'the group, as in project_path:GROUP/' },
  {
    begins: 'organization:',
    names: /^organization:[^:]+:/,
    organization: 'the organization, as in organization:NAME:',
  },
  { begins: 'org/', names: /^org\/[^/]+\//, organization: 'the organization, as in org/ID/' },
  { begins: 'spiffe://', names: /^spiffe:\/\/[^/]+\//, organization: 'the trust domain, as in spiffe://DOMAIN/' },
  {
    begins: 'system:serviceaccount:',
    names: /^system:serviceaccount:[^:]+:/,
    organization: 'the namespace, as in system:serviceaccount:NAMESPACE:',
  },
  {
    begins: 'arn:aws:',
    names: /^arn:aws:[^:]*:[^:]*:\d{12}:/,
    organization: 'the account, as in arn:aws:iam::ACCOUNT:',
  },
];

/** For any other subject: two complete parts, such as a kind and a name. */
const twoParts = /^[^/:@#|]+[/:@#|]+[^/:@#|]+[/:@#|]/;

/** Issuers whose own address names one organization, so that every subject is within it. */
const organizationsOwn: readonly RegExp[] = [
  /^https:\/\/oidc\.circleci\.com\/org\/[^/]+$/,
  /^https:\/\/token\.actions\.githubusercontent\.com\/[^/]+$/,
  /^https:\/\/login\.microsoftonline\.com\/[0-9a-f-]{36}\/v2\.0$/,
];

/** Claims whose value names one organization, or something within it. */
const organizationClaims = new Set([
  ...['repository', 'repository_id', 'repository_owner', 'repository_owner_id', 'enterprise_id'],
  ...['project_id', 'project_path', 'namespace_id', 'namespace_path'],
  ...['organization_id', 'organization_slug', 'terraform_organization_id', 'terraform_organization_name'],
  ...['oidc.circleci.com/project-id', 'tid', 'kubernetes.io'],
]);

type Match = Pick<PrincipalRow, 'subjectMatchType' | 'subjectMatchValue'> & { claimConstraints: ClaimConstraintsJson };

/** Returns what a wide principal's prefix lacks, in words; null for a principal that is not wide. */
export function wideness({ subjectMatchType, subjectMatchValue: prefix, claimConstraints }: Match, issuer: string) {
  if (subjectMatchType !== 'prefix') return null;
  if (organizationsOwn.some((pattern) => pattern.test(issuer))) return null;
  if (Object.keys(claimConstraints).some((claim) => organizationClaims.has(claim))) return null;
  // A prefix that ends within the beginning of such subjects matches all of them.
  const form = subjectForms.find(({ begins }) => prefix.startsWith(begins) || begins.startsWith(prefix));
  if (form) return form.names.test(prefix) ? null : form.organization;
  return twoParts.test(prefix) ? null : 'an organization in full, up to the separator after its name';
}
