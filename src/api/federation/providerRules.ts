/** Rules for an issuer, a key URL, and a stored key set before they are trusted. Each returns why not, or null. */

import { shown } from '../../domain/tokenChecks.ts';
import { AddressRefusal, type AddressRules, fetchableUrl, UnfetchableAddress } from '../../http/outgoingAddresses.ts';
import { keyLimits, readKeySet } from './verificationKeys.ts';

/**
 * OpenID Connect Core 1.0, section 2: an https URL without query or fragment. It is compared byte by byte, so only the
 * normalized spelling of the URL is accepted. An issuer whose keys are stored is never connected to and may have a
 * private name.
 */
export function issuerProblem(issuer: string, rules: AddressRules, isFetched: boolean): string | null {
  const url = URL.canParse(issuer) ? new URL(issuer) : null;
  if (!url) return 'is not a URL';
  if (issuer.includes('?') || issuer.includes('#')) return 'must have neither query nor fragment';
  if (issuer.includes('@') && (url.username || url.password || /:\/\/[^/]*@/.test(issuer)))
    return 'must not contain a user or password';
  if (url.protocol !== 'https:' && !(rules.allowLoopback && url.protocol === 'http:')) return 'must be an https URL';
  if (url.href !== issuer && url.href !== `${issuer}/`)
    return 'must be written in its canonical form: lower-case host, no default port, no empty or dotted segments';
  return isFetched ? jwksUriProblem(issuer, rules) : null;
}

export function jwksUriProblem(uri: string, rules: AddressRules): string | null {
  try {
    fetchableUrl(uri, rules);
    return null;
  } catch (error) {
    // Refused when it is to be fetched, like a name that leads there.
    if (error instanceof UnfetchableAddress) return null;
    if (error instanceof AddressRefusal) return error.message;
    throw error;
  }
}

const storedLimitBytes = 64 * 1024;

/**
 * A defective key of a stored set is refused, though it would be ignored in an issuer's own set. A key for another
 * purpose is skipped: an issuer's set is stored as it is.
 */
export function storedKeysProblem(document: Record<string, unknown>): string | null {
  if (Buffer.byteLength(JSON.stringify(document)) > storedLimitBytes)
    return `must have at most ${storedLimitBytes} bytes`;
  let set: ReturnType<typeof readKeySet>;
  try {
    set = readKeySet(document, keyLimits.stored);
  } catch (error) {
    return (error as Error).message;
  }
  const [first] = set.keys.length === 0 ? set.ignored : set.ignored.filter((each) => !each.forAnotherPurpose);
  if (first) return `key ${first.index} ${first.reason}`;
  if (set.keys.length === 0) return 'has no key';
  const named = new Map<string, string>();
  for (const { id, thumbprint } of set.keys) {
    if ((named.get(id) ?? thumbprint) !== thumbprint) return `has two different keys with the kid ${shown(id)}`;
    named.set(id, thumbprint);
  }
  return null;
}
