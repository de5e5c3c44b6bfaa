/** What sessions may do, as rules derived from what guards the operations. Access reviews decide by them. */
import type { Caller } from '../../store/accounts/sessions.ts';
import { lackingScope } from '../callers/authenticate.ts';
import { type ComputeScope, foreignNamespace, requiredScopes } from './access.ts';
import type { Subresource } from './apiGroup.ts';
import type { DiscoveredKind } from './discovery.ts';
import { groupAndVersion } from './objectMetadata.ts';
import type { ResourceKind, Verb } from './resourceKind.ts';

/** One verb of one resource, and who may use it. */
export interface AccessRule {
  group: string;
  /** The plural, with `/subresource` where there is one. */
  resource: string;
  verb: string;
  scopes: readonly ComputeScope[];
  /**
   * In the session's own namespace only, or also across all namespaces; on the session's own namespace itself; or
   * independent of namespaces.
   */
  where: 'namespace' | 'acrossNamespaces' | 'itself' | 'global';
}

/** The rules by which the operations on kinds are guarded. */
export function rulesOfKind(
  kind: ResourceKind,
  subresources: readonly Pick<Subresource, 'path' | 'verb' | 'scope' | 'belongsTo'>[],
): AccessRule[] {
  const [group] = groupAndVersion(kind.apiVersion);
  const own = kind.verbs.map((verb) => ({
    group,
    resource: kind.plural,
    verb,
    scopes: requiredScopes(kind, verb),
    where: whereOf(kind, verb),
  }));
  const below = subresources
    .filter((each) => each.belongsTo(kind))
    .map(({ path, verb, scope }) => ({
      group,
      resource: `${kind.plural}/${path.split('/')[1]}`,
      verb,
      scopes: [scope],
      where: 'namespace' as const,
    }));
  return [...own, ...below];
}

function whereOf({ namespaced }: ResourceKind, verb: Verb): AccessRule['where'] {
  if (!namespaced) return 'itself';
  return verb === 'list' || verb === 'watch' ? 'acrossNamespaces' : 'namespace';
}

/** Rules for what any session may do whatever its namespace. */
export function openRules({
  apiVersion,
  plural,
  verbs,
}: Pick<DiscoveredKind, 'apiVersion' | 'plural' | 'verbs'>): AccessRule[] {
  const [group] = groupAndVersion(apiVersion);
  return verbs.map((verb) => ({ group, resource: plural, verb, scopes: [], where: 'global' as const }));
}

export interface ResourceAccess {
  group: string;
  resource: string;
  verb: string;
  namespace: string;
  name: string;
}

/** Returns null when a request may be made, or else why not. */
export function refusalOfAccess(
  rules: readonly AccessRule[],
  caller: Pick<Caller, 'scopes' | 'namespace'>,
  { group, resource, verb, namespace, name }: ResourceAccess,
): string | null {
  const rule = rules.find((each) => each.group === group && each.resource === resource && each.verb === verb);
  if (!rule) return 'the service does not serve this';
  const lacking = rule.scopes.find((scope) => !caller.scopes.includes(scope));
  if (lacking) return lackingScope(lacking, caller.scopes);
  if (rule.where === 'global') return null;
  if (rule.where === 'namespace' && namespace === '') return 'the service does this in one namespace only';
  const own = caller.namespace;
  const asked = rule.where === 'itself' ? name : namespace;
  return own !== null && (asked === '' || asked === own) ? null : foreignNamespace(own).message;
}
