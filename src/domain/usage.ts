/** Arithmetic of billing minimums. All times are whole UTC epoch seconds; intervals are half-open. */

export interface ClosedLifecycle {
  startedAt: number;
  endedAt: number;
  /** The class's billing minimum, copied when the lifecycle opened. */
  minimumSeconds: number;
}

/** Seconds that a closed lifecycle owes beyond its raw seconds: `max(0, M - (E - S))`. */
export function topUpSeconds({ startedAt, endedAt, minimumSeconds }: ClosedLifecycle): number {
  return Math.max(0, minimumSeconds - (endedAt - startedAt));
}

/** The second at which the whole top-up is posted: the last one of the lifecycle, so no earlier bill changes. */
export function postingSecond({ startedAt, endedAt }: ClosedLifecycle): number {
  return Math.max(endedAt - 1, startedAt);
}
