/**
 * Which machines one pass of the ownership schedule compares with their workflows. Each pass looks at the runs that
 * closed since the last one, and at a slice of all machines: the share of an hour that has passed since, so that every
 * machine is looked at within the hour, however often a pass runs.
 *
 * What the last pass saw is its run's result, which Temporal hands to the next. So it is lost only with Temporal's
 * state, and then the next pass looks at everything, as it does after a pause in which passes failed or none ran. A pass
 * that is repeated looks at the same machines again. All times are of Temporal's clock.
 */

/** What a pass leaves for the next one. */
export interface PassMemory {
  /** When the pass began; RFC 3339. */
  lookedAt: string;
  /** Where its slice ended, in the first 32 bits of uids. */
  reached: number;
}

export interface PassScope {
  /** Runs that closed since; RFC 3339. */
  closedSince: string;
  /** Slices of uids by their first 32 bits, each from `from` up to but not including `to`. */
  slices: { from: number; to: number }[];
}

const hourMs = 3_600_000;
/** A pause longer than this may hide anything, also a Temporal that was restored from a backup. */
const everythingAfterMs = 10 * 60_000;
/** How late Temporal's listing may show a closed run; a run that it shows later is found by the slices. */
const listingLagMs = 5 * 60_000;
/** As many as the first 32 bits of a uid can be. */
const uidSpace = 2 ** 32;

/** The scope of a pass that begins now, null for every machine; and what it leaves when it is done. */
export function planPass(last: unknown, nowMs: number): { scope: PassScope | null; memory: PassMemory } {
  const lookedAt = new Date(nowMs).toISOString();
  const known = readMemory(last);
  const sinceMs = known ? nowMs - known.atMs : Number.NaN;
  if (!known || !(sinceMs >= 0 && sinceMs <= everythingAfterMs))
    return { scope: null, memory: { lookedAt, reached: known?.reached ?? 0 } };
  const from = known.reached;
  const to = from + Math.max(1, Math.ceil((sinceMs / hourMs) * uidSpace));
  const slices =
    to <= uidSpace
      ? [{ from, to }]
      : [
          { from, to: uidSpace },
          { from: 0, to: to - uidSpace },
        ];
  return {
    scope: { closedSince: new Date(known.atMs - listingLagMs).toISOString(), slices },
    memory: { lookedAt, reached: to % uidSpace },
  };
}

/** Null for the first pass: there is no last run. */
function readMemory(last: unknown): { atMs: number; reached: number } | null {
  const { lookedAt, reached } = (last ?? {}) as Partial<PassMemory>;
  const atMs = Date.parse(String(lookedAt));
  if (Number.isNaN(atMs) || !Number.isInteger(reached) || reached! < 0 || reached! >= uidSpace) return null;
  return { atMs, reached: reached! };
}

/** The lowest uid with these first 32 bits. */
export function lowestUid(first32Bits: number): string {
  return `${first32Bits.toString(16).padStart(8, '0')}-0000-0000-0000-000000000000`;
}

/** The highest uid below those with these first 32 bits. */
export function highestUidBelow(first32Bits: number): string {
  return `${(first32Bits - 1).toString(16).padStart(8, '0')}-ffff-ffff-ffff-ffffffffffff`;
}
