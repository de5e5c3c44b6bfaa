/**
 * Placements that a machine left before it was created there, because their host did not respond or was not able to
 * create it. Each keeps its capacity until its host has shown that nothing is there.
 */
import type { Failure } from '../../domain/machine.ts';
import { type HostCapacity, isUsable, type LeftBecause, type Refusal } from '../../domain/placement.ts';
import { hostUnableText, neverCreatedText, neverReachedText } from '../../domain/reasons.ts';
import type { Happening } from '../../domain/timeline.ts';

export interface AbandonedPlacement {
  runtimeId: string;
  /** What its host said when it could not create the machine. Absent: the host did not respond. */
  unable?: string;
}

interface Placed {
  runtimeId: string;
  hostName: string;
  attempt: number;
}

/** With the placement that is still held. */
export type Left<P extends Placed = Placed> = AbandonedPlacement & { placement: P };

/** Those of the held placements that the machine left, in the same order. */
export function leftOf<P extends Placed>(
  held: readonly P[],
  abandonedPlacements: readonly AbandonedPlacement[],
): Left<P>[] {
  return held.flatMap((placement) => {
    const how = abandonedPlacements.find(({ runtimeId }) => runtimeId === placement.runtimeId);
    return how ? [{ ...how, placement }] : [];
  });
}

/** Why the machine left the host; null if it did not. */
export function leftBecause(left: readonly Left[], hostName: string): LeftBecause | null {
  const last = left.find(({ placement }) => placement.hostName === hostName);
  if (!last) return null;
  return last.unable === undefined ? 'silent' : 'unable';
}

/**
 * Hosts that may turn out unable to create one machine, before it stays with the last of them: what it left on each is
 * held until the reaper has seen it gone, and the cause may be the machine.
 */
const hostsTriedMost = 3;

export function staysThere(left: readonly Left[]): boolean {
  return countUnable(left) >= hostsTriedMost;
}

function countUnable(left: readonly Left[]): number {
  return left.filter(({ unable }) => unable !== undefined).length;
}

/**
 * The placement that the machine may use again, now that its host is reachable and healthy: only the newest, `attempts` being
 * how often it was placed. Those before it are destroyed on their hosts, because the machine was placed again.
 */
export function newestAgain<P extends Placed>(
  left: readonly Left<P>[],
  attempts: number,
  hosts: readonly HostCapacity[],
): P | null {
  const newest = left[0]?.placement;
  if (newest?.attempt !== attempts) return null;
  const host = hosts.find(({ name }) => name === newest.hostName);
  return host && isUsable(host) ? newest : null;
}

/** What an operator reads about the hosts that the machine left. */
export function evidenceOf(left: readonly Left[]): Refusal[] {
  return left.map(({ placement, unable }) => ({
    host: placement.hostName,
    reason: unable === undefined ? 'did not respond' : `could not create it: ${unable}`,
  }));
}

/** What its customer reads while no host creates it: null unless the last one was not able to. */
export function unableText([last]: readonly Left[]): string | null {
  return last?.unable === undefined ? null : hostUnableText;
}

export function unableHappened(left: readonly Left[]): Happening[] {
  const message = unableText(left);
  return message === null ? [] : [{ reason: 'HostUnable', message }];
}

/** How a machine fails if a refusal lasts until its deadline. */
export function failureAtDeadline(left: readonly Left[], failure: Failure, refusals: readonly Refusal[]): Failure {
  if (left.length === 0) return failure;
  const evidence = left
    .map(({ placement: { hostName }, unable }) => {
      const now = refusals.find(({ host }) => host === hostName)?.reason;
      return [hostName, now, unable && `said: ${unable}`].filter(Boolean).join(' ');
    })
    .join('; ');
  return left[0]!.unable === undefined
    ? { code: 'HostIneligible', message: neverReachedText(failure.message), evidence }
    : { code: 'ProviderError', message: neverCreatedText(countUnable(left)), evidence };
}
