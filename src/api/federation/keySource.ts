/**
 * Keys of issuers, fetched on demand and cached. Each provider has at most one fetch at a time; an unknown kid triggers
 * at most one fetch per cooldown; a failed fetch is not retried at once; and while an issuer is unreachable, the last
 * keys that it served stay valid for a limited time.
 */

import { KeysUnavailable, TokenRefusal } from '../../domain/tokenChecks.ts';
import { FetchFailure, type JsonFetcher } from '../../http/fetchJson.ts';
import { AddressRefusal } from '../../http/outgoingAddresses.ts';
import { unfetchableCause } from '../../http/uniformRefusal.ts';
import { type KeySet, keyLimits, matchingKeys, readKeySet, type VerificationKey } from './verificationKeys.ts';

export interface ProviderSource {
  id: string;
  issuer: string;
  jwksSourceType: 'discovery' | 'https' | 'stored-jwks';
  jwksUri: string | null;
  jwksDocument: unknown;
  /** Changes with the document. */
  jwksDocumentRef: string | null;
}

/** The result of a fetch, for the record. */
export interface FetchReport {
  providerId: string;
  at: Date;
  /** Null after a failure. */
  keys: KeySet | null;
  error: string | null;
  /** Why an address is never fetched: for the operator's log, not for customers. */
  reason?: string;
}

export interface KeySource {
  /** Returns the one key for this kid and algorithm. Throws TokenRefusal or KeysUnavailable. */
  find(source: ProviderSource, keyId: string | null, algorithm: string): Promise<VerificationKey>;
  /**
   * Returns the key that an issuer now serves in place of `former`, which did not verify a signature, or `former`
   * itself. Fetches at most once per cooldown. Throws TokenRefusal or KeysUnavailable.
   */
  findAgain(
    source: ProviderSource,
    keyId: string | null,
    algorithm: string,
    former: VerificationKey,
  ): Promise<VerificationKey>;
  /** Fetches now, whatever is cached. Throws AddressRefusal or FetchFailure. */
  load(source: ProviderSource): Promise<KeySet>;
  forget(providerId: string): void;
}

export const cachingSeconds = {
  /** How long a set is used without fetching again. */
  fresh: 600,
  /** How long after it was served a set is used when the issuer cannot be reached. */
  stale: 3_600,
  /** Between two fetches for a kid that is unknown or that does not verify, and after a failed fetch. */
  cooldown: 30,
} as const;

/** Providers kept in memory; the least recently used one is evicted first. */
const providerLimit = 5_000;

interface Entry {
  set: KeySet | null;
  /** Of a stored set: which one this is. */
  documentRef: string | null;
  servedAt: number;
  attemptedAt: number;
  failure: AddressRefusal | FetchFailure | null;
  inFlight: Promise<void> | null;
}

interface KeySourceOptions {
  fetcher: JsonFetcher;
  report?: (report: FetchReport) => void;
  /** Monotonic seconds. */
  clock?: () => number;
}

export function openKeySource({
  fetcher,
  report = () => {},
  clock = () => performance.now() / 1_000,
}: KeySourceOptions): KeySource {
  const entries = new Map<string, Entry>();

  function entryOf(id: string): Entry {
    const entry = entries.get(id) ?? {
      ...{ set: null, documentRef: null, servedAt: 0, attemptedAt: 0, failure: null, inFlight: null },
    };
    entries.delete(id);
    entries.set(id, entry);
    if (entries.size > providerLimit) entries.delete(entries.keys().next().value!);
    return entry;
  }

  async function attempt(source: ProviderSource, entry: Entry): Promise<void> {
    try {
      const set = await serve(fetcher, source);
      entry.set = set;
      entry.servedAt = clock();
      entry.failure = null;
      report({ providerId: source.id, at: new Date(), keys: set, error: null });
    } catch (error) {
      if (!(error instanceof AddressRefusal || error instanceof FetchFailure)) throw error;
      entry.failure = error;
      const cause = unfetchableCause(error);
      report({
        providerId: source.id,
        at: new Date(),
        keys: null,
        error: error.message,
        ...(cause && { reason: cause.reason }),
      });
    } finally {
      entry.attemptedAt = clock();
      entry.inFlight = null;
    }
  }

  /** Starts a fetch, or joins the one in progress. */
  function refresh(source: ProviderSource, entry: Entry): Promise<void> {
    entry.inFlight ??= attempt(source, entry);
    return entry.inFlight;
  }

  /** `isEnough`: whether a set that is fresh needs no fetch. */
  async function setFor(source: ProviderSource, entry: Entry, isEnough: (set: KeySet) => boolean): Promise<KeySet> {
    const coolingDown = () => entry.attemptedAt > 0 && clock() - entry.attemptedAt < cachingSeconds.cooldown;
    const isFresh = entry.set !== null && clock() - entry.servedAt < cachingSeconds.fresh;
    if (!(isFresh && isEnough(entry.set!)) && (entry.inFlight || !coolingDown())) await refresh(source, entry);
    if (entry.set && clock() - entry.servedAt < cachingSeconds.stale) return entry.set;
    if (entry.failure instanceof AddressRefusal)
      throw new TokenRefusal('keys', {
        expected: "the issuer's keys at a public https address",
        got: `an address that ${entry.failure.message}`,
      });
    const retryAfter = Math.max(1, Math.ceil(entry.attemptedAt + cachingSeconds.cooldown - clock()));
    throw new KeysUnavailable(
      `the issuer's keys cannot be fetched: its server ${entry.failure?.message ?? 'did not respond'}`,
      retryAfter,
      entry.failure,
    );
  }

  async function storedSet(source: ProviderSource, entry: Entry): Promise<KeySet> {
    if (entry.set && entry.documentRef === source.jwksDocumentRef) return entry.set;
    entry.set = await serve(fetcher, source);
    entry.documentRef = source.jwksDocumentRef;
    return entry.set;
  }

  async function findIn(
    source: ProviderSource,
    keyId: string | null,
    algorithm: string,
    isEnough: (found: readonly VerificationKey[]) => boolean,
  ): Promise<VerificationKey> {
    const entry = entryOf(source.id);
    const set =
      source.jwksSourceType === 'stored-jwks'
        ? await storedSet(source, entry)
        : await setFor(source, entry, (known) => isEnough(matchingKeys(known, keyId, algorithm)));
    return pick(set, keyId, algorithm);
  }

  return {
    find: (source, keyId, algorithm) => findIn(source, keyId, algorithm, (found) => found.length > 0),
    findAgain: (source, keyId, algorithm, former) =>
      findIn(source, keyId, algorithm, (found) => found.some(({ thumbprint }) => thumbprint !== former.thumbprint)),
    load: (source) => serve(fetcher, source),
    forget: (id) => void entries.delete(id),
  };
}

function pick(set: KeySet, keyId: string | null, algorithm: string): VerificationKey {
  const found = matchingKeys(set, keyId, algorithm);
  if (found.length === 1) return found[0]!;
  if (keyId === null && found.length > 1)
    throw new TokenRefusal('key', {
      expected: `a kid, since the issuer has several keys for ${algorithm}`,
      got: 'a token without one',
    });
  const isKnown = set.keys.some((key) => key.kid === keyId);
  throw new TokenRefusal('key', {
    expected: `one usable key for ${algorithm} with the token's kid`,
    got: found.length > 1 ? `${found.length} different keys` : isKnown ? 'a key for another algorithm' : 'none',
    hint: `keys of the issuer at present: ${describeSet(set)}`,
  });
}

/** The keys that can be used, and why the others cannot. */
function describeSet({ keys, ignored }: KeySet): string {
  const usable = keys.map(({ id }) => id).join(', ') || 'none';
  const unused = ignored.map(({ index, reason }) => `key ${index} ${reason}`).join('; ');
  return `${usable}${unused && ` (${unused})`}`.slice(0, 500);
}

async function serve(fetcher: JsonFetcher, source: ProviderSource): Promise<KeySet> {
  if (source.jwksSourceType === 'stored-jwks')
    return readKeySet(source.jwksDocument as Record<string, unknown>, keyLimits.stored);
  const url = source.jwksSourceType === 'https' ? source.jwksUri! : await discover(fetcher, source.issuer);
  const document = await fetcher.fetch(url);
  let set: KeySet;
  try {
    set = readKeySet(document, keyLimits.served);
  } catch (error) {
    throw new FetchFailure((error as Error).message);
  }
  if (set.keys.length === 0) throw new FetchFailure(`serves no key that can be used: ${describeSet(set)}`);
  return set;
}

/** OpenID Connect Discovery 1.0, section 4: the document must name exactly the requested issuer. */
async function discover(fetcher: JsonFetcher, issuer: string): Promise<string> {
  const document = await fetcher.fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const named = Object.hasOwn(document, 'issuer') ? document['issuer'] : undefined;
  if (named !== issuer) throw new FetchFailure(`has a discovery document of another issuer${slashHint(named, issuer)}`);
  const url = Object.hasOwn(document, 'jwks_uri') ? document['jwks_uri'] : undefined;
  if (typeof url !== 'string') throw new FetchFailure('has a discovery document without jwks_uri');
  return url;
}

function slashHint(named: unknown, issuer: string): string {
  return named === `${issuer}/` || `${String(named)}/` === issuer ? ' (it differs only by a trailing slash)' : '';
}
