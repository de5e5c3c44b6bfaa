/**
 * Which principals are wide: a prefix that other organizations' workloads match as well. On a platform that serves
 * everyone, such a principal gives its scopes to strangers, so it is only written with an explicit confirmation.
 */
import type { ClaimConstraintsJson, PrincipalRow } from '../../store/federation/principals.ts';
import { platforms } from './platforms.ts';

const all = Object.values(platforms);

/** For any other subject: two complete parts, such as a kind and a name. */
const twoParts = /^[^/:@#|]+[/:@#|]+[^/:@#|]+[/:@#|]/;

const organizationClaims = new Set(all.flatMap(({ claims = [] }) => claims));

type Match = Pick<PrincipalRow, 'subjectMatchType' | 'subjectMatchValue'> & { claimConstraints: ClaimConstraintsJson };

/** Returns what a wide principal's prefix lacks, in words; null for a principal that is not wide. */
export function wideness({ subjectMatchType, subjectMatchValue: prefix, claimConstraints }: Match, issuer: string) {
  if (subjectMatchType !== 'prefix') return null;
  if (all.some((each) => each.isOrganizations && each.issuer.test(issuer))) return null;
  if (Object.keys(claimConstraints).some((claim) => organizationClaims.has(claim))) return null;
  // A prefix that ends within the beginning of such subjects matches all of them.
  const forms = all.map(({ subjects }) => subjects).filter((subjects) => subjects !== undefined);
  const form = forms.find(({ begins }) => prefix.startsWith(begins) || begins.startsWith(prefix));
  if (form) return form.names.test(prefix) ? null : form.organization;
  return twoParts.test(prefix) ? null : 'an organization in full, up to the separator after its name';
}
