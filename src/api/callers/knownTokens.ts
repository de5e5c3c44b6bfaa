/** Looks up bearer tokens, and bounds what made-up ones cost: per address, and before the database is asked. */

import { admits } from '../../domain/sourceRanges.ts';
import { budget } from '../../http/rateLimit.ts';
import { KeyedBatches } from '../../lib/keyedBatches.ts';
import { networkOf } from '../../lib/networkOf.ts';
import { type Caller, findCallers, tokenDigest } from '../../store/accounts/sessions.ts';
import type { Actor } from '../../store/core/audit.ts';
import type { Database } from '../../store/core/db.ts';
import type { RefusedAddresses } from './refusedAddresses.ts';

export interface KnownTokens {
  /**
   * The caller with this token, or null, also when the token may not be used from the address. Throws ApiError 429 for
   * an address with too many unknown tokens.
   */
  find(token: string, address: string, requestId?: string): Promise<Caller | null>;
  /** The service minted the token just now: it is no guess, whatever others at its address do. */
  admit(token: string): void;
}

/** How long a token that was refused is refused again without being looked up, or counted. */
const refusedMs = 30_000;
const rememberedTokens = 20_000;
const windowSeconds = 60;

/**
 * Allows this many different unknown tokens of an address in a minute. Tokens that were found or minted before are
 * always looked up, so neighbors of an attacker go on.
 */
export function openKnownTokens(
  db: Database,
  {
    failuresPerAddress,
    refusedAddresses,
    isBehind,
  }: {
    failuresPerAddress: number;
    refusedAddresses: Pick<RefusedAddresses, 'note'>;
    /** Whether requests of the customer wait for their turns, so that another one is in no hurry. */
    isBehind(customerId: string): boolean;
  },
): KnownTokens {
  const failures = budget('unknown-token', { points: failuresPerAddress, duration: windowSeconds });
  /** Whose they are; null of one that was only minted here. */
  const found = new Map<string, string | null>();
  const refusedUntil = new Map<string, number>();
  // Requests that arrive together are checked together; each check begins after the request that it is for arrived.
  const checksOf = (atOnce: number) =>
    new KeyedBatches<string, Caller | null>((names) => findEach(db, names), { atOnce, timeoutMs: 250, items: 200 });
  const checks = checksOf(2);
  // A flood's checks are in no hurry: others' are neither behind them nor in one statement with them.
  const checksOfFloods = checksOf(1);
  const checksFor = (customerId: string | null) =>
    customerId !== null && isBehind(customerId) ? checksOfFloods : checks;

  return {
    async find(token, address, requestId) {
      const digest = tokenDigest(token);
      if (!digest) return null;
      const name = digest.toString('base64');
      // A token that may not be used from one address may be good at others.
      const place = `${name} ${address}`;
      const isRefused = (refused: string) => (refusedUntil.get(refused) ?? 0) > performance.now();
      if (isRefused(name) || isRefused(place)) return null;
      const wasFound = found.has(name);
      if (!wasFound) await failures.check(networkOf(address));
      const customerId = found.get(name) ?? null;
      const caller = await checksFor(customerId).run('', name);
      if (caller && admits(caller.sourceRanges, address)) {
        if (!wasFound || customerId === null) remember(found, name, caller.customerId);
        return caller;
      }
      if (!caller && wasFound) return null;
      // From here on as for a made-up token, whatever is known of this one.
      if (wasFound) await failures.check(networkOf(address));
      remember(refusedUntil, caller ? place : name, performance.now() + refusedMs);
      await failures.spend(networkOf(address), 1);
      if (caller) refusedAddresses.note({ owner: ownerOf(caller), address, requestId, sessionId: caller.sessionId });
      return null;
    },
    admit(token) {
      const digest = tokenDigest(token);
      if (digest) remember(found, digest.toString('base64'), null);
    },
  };
}

function ownerOf({ customerId, actorType, actorId }: Caller): Actor {
  return { customerId, actorType, actorId };
}

/** Looks up each digest once, however many requests have it. */
async function findEach(db: Database, names: readonly string[]): Promise<(Caller | null)[]> {
  const distinct = [...new Set(names)];
  const callers = await findCallers(
    db,
    distinct.map((name) => Buffer.from(name, 'base64')),
  );
  const callerOf = new Map(distinct.map((name, index) => [name, callers[index] ?? null]));
  return names.map((name) => callerOf.get(name) ?? null);
}

/** Keeps the latest entries; a Map iterates in the order of insertion. */
function remember<Value>(entries: Map<string, Value>, name: string, value: Value): void {
  entries.delete(name);
  entries.set(name, value);
  if (entries.size > rememberedTokens) entries.delete(entries.keys().next().value!);
}
