/** Looks up bearer tokens, and bounds what made-up ones cost: per address, and before the database is asked. */
import { budget, networkOf } from '../../http/rateLimit.ts';
import { type Caller, findCaller, tokenDigest } from '../../store/accounts/sessions.ts';
import type { Database } from '../../store/core/db.ts';

export interface KnownTokens {
  /** The caller with this token, or null. Throws ApiError 429 for an address with too many unknown tokens. */
  find(token: string, address: string): Promise<Caller | null>;
  /** This process minted the token: it is no guess, whatever others at its address do. */
  admit(token: string): void;
}

/** How long a token that was refused is refused again without being looked up, or counted. */
const refusedMs = 30_000;
const rememberedTokens = 20_000;
const windowSeconds = 60;

/**
 * Allows this many different unknown tokens of an address in a minute, counted per process. Tokens that were found here
 * before are always looked up, so neighbors of an attacker go on; so are those that this process minted.
 */
export function openKnownTokens(db: Database, { failuresPerAddress }: { failuresPerAddress: number }): KnownTokens {
  const failures = budget('unknown-token', { points: failuresPerAddress, duration: windowSeconds });
  const found = new Map<string, true>();
  const refusedUntil = new Map<string, number>();

  return {
    async find(token, address) {
      const digest = tokenDigest(token);
      if (!digest) return null;
      const name = digest.toString('base64');
      if ((refusedUntil.get(name) ?? 0) > performance.now()) return null;
      if (found.has(name)) return findCaller(db, digest);
      const network = networkOf(address);
      await failures.check(network);
      const caller = await findCaller(db, digest);
      if (caller) {
        remember(found, name, true);
        return caller;
      }
      remember(refusedUntil, name, performance.now() + refusedMs);
      await failures.spend(network, 1);
      return null;
    },
    admit(token) {
      const digest = tokenDigest(token);
      if (digest) remember(found, digest.toString('base64'), true);
    },
  };
}

/** Keeps the latest entries; a Map iterates in the order of insertion. */
function remember<Value>(entries: Map<string, Value>, name: string, value: Value): void {
  entries.delete(name);
  entries.set(name, value);
  if (entries.size > rememberedTokens) entries.delete(entries.keys().next().value!);
}
