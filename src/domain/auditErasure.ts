/**
 * Which events of the audit log may lack their personal part: those of an account before its erasure, and those of no
 * account that name it. The event of the erasure, in the account's own chain, says which ones the latter are.
 */
import { chainOfNone } from './auditProof.ts';

/** The acts of no account whose target may be the name of one. */
export const actsThatNameAccounts: readonly string[] = ['registration.issue', 'audit.verify', 'audit.export'];

/** The detail of an erasure that has the sequences of erased events of no account. */
export const erasedOfNone = 'events_of_none';

interface FollowedEvent {
  sequence: bigint | string;
  actorType: string;
  action: string;
  details: unknown;
  erasedDigest?: unknown;
}

interface FollowedChain {
  /** The sequence of its first event. */
  since: bigint;
  /** Events without their personal part, and no erasure after them. */
  open: number;
  named: Set<string>;
}

/** Follows the events of chains, each in its order. */
export class Erasures {
  readonly #accounts = new Map<string, FollowedChain>();
  readonly #ofNone: FollowedEvent[] = [];

  follow(chainId: string, event: FollowedEvent): void {
    const isErased = event.erasedDigest !== null && event.erasedDigest !== undefined;
    if (chainId === chainOfNone) {
      if (isErased) this.#ofNone.push(event);
      return;
    }
    let chain = this.#accounts.get(chainId);
    if (!chain) {
      chain = { since: BigInt(event.sequence), open: 0, named: new Set() };
      this.#accounts.set(chainId, chain);
    }
    if (isErased) chain.open++;
    if (event.action !== 'customer.erase' || event.actorType !== 'operator' || isErased) return;
    chain.open = 0;
    const named = (event.details as Record<string, unknown> | null)?.[erasedOfNone];
    if (typeof named === 'string') for (const sequence of named.split(' ')) chain.named.add(sequence);
  }

  /** An account that was not erased, or whose chain is not whole, explains nothing. */
  distrust(chainId: string): void {
    this.#accounts.delete(chainId);
  }

  /** How many events of a chain lack their personal part and no erasure explains it. */
  openIn(chainId: string): number {
    if (chainId !== chainOfNone) return this.#accounts.get(chainId)?.open ?? 0;
    return this.#ofNone.filter((event) => ![...this.#accounts.values()].some((chain) => explains(chain, event))).length;
  }
}

/** Of what was before an account, its erasure explains nothing but codes that were issued for it. */
function explains({ since, named }: FollowedChain, { sequence, action }: FollowedEvent): boolean {
  if (!actsThatNameAccounts.includes(action) || !named.has(String(sequence))) return false;
  return action === 'registration.issue' || BigInt(sequence) > since;
}
