/** Warnings about a provider that works but deserves a second look. */
import type { ProviderRow } from '../../store/federation/identityProviders.ts';
import type { PrincipalRow } from '../../store/federation/principals.ts';
import { hasIds, platforms } from './platforms.ts';
import { wideness } from './wideMatches.ts';

export interface Warning {
  code: string;
  detail: string;
  principal_id?: string;
}

/** A prefix that ends inside a name also matches longer names. */
const wholeSegment = /[/:@#|]$/;

export function warningsOf(
  provider: ProviderRow,
  principals: readonly PrincipalRow[],
  health: { lastError: string | null; ignoredKeys: readonly string[] } | null,
): Warning[] {
  const warnings: Warning[] = [];
  if (health?.lastError)
    warnings.push({ code: 'keys_unavailable', detail: `the server of the keys ${health.lastError}` });
  for (const ignored of health?.ignoredKeys ?? []) warnings.push({ code: 'key_ignored', detail: ignored });
  if (provider.maxTokenAgeSeconds === 0)
    warnings.push({ code: 'any_token_age', detail: 'tokens are exchanged however long ago they were issued' });
  const reused = Object.values(platforms).find(({ issuer, immutable }) => immutable && issuer.test(provider.issuer));
  for (const principal of principals) {
    const { id, claimConstraints, subjectMatchType, subjectMatchValue } = principal;
    const lacks = wideness(principal, provider.issuer);
    if (lacks !== null)
      warnings.push({
        code: 'wide_match',
        detail: `workloads of other organizations match, too: the prefix does not name ${lacks}`,
        principal_id: id,
      });
    const isFixed = reused?.immutable?.some((claim) => Object.hasOwn(claimConstraints, claim)) ?? false;
    if (reused && !isFixed && !hasIds(subjectMatchValue))
      warnings.push({
        code: 'reusable_name',
        detail: `this issuer reuses names once they are free; also constrain ${reused.immutable!.join(' or ')}`,
        principal_id: id,
      });
    if (subjectMatchType === 'prefix' && !isFixed && !wholeSegment.test(subjectMatchValue))
      warnings.push({
        code: 'open_prefix',
        detail: 'the prefix ends within a name, so longer names match as well; end it with a separator',
        principal_id: id,
      });
  }
  return warnings;
}
