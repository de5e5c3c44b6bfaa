/** Which requests this process serves at the same time: one customer's flood delays the others' little. */
import type { Response } from 'express';
import { ApiError } from '../../http/apiError.ts';
import type { ApiMetrics } from '../../http/metrics.ts';
import { factsOf } from '../../http/requestFacts.ts';
import { FairTurns } from '../../lib/fairTurns.ts';

/**
 * A flood that spends its burst could keep the process busy without a pause. A quarter of its time serves about what a
 * credential may ask in the long run, and leaves the others time in which nothing is in their way.
 */
const limits = {
  atOnce: 8,
  eachAtOnce: 1,
  // Two batches of creates: one is written while the other gathers.
  eachBesideSilent: 64,
  waiting: 1_000,
  askingMs: 100,
  presentMs: 5_000,
  partOfTime: 0.25,
  aheadMs: 100,
  countedMs: 10,
};

export function openTurns(metrics: ApiMetrics): FairTurns {
  const turns = new FairTurns(limits, (ms, wake) => {
    setTimeout(() => wake(performance.now()), Math.ceil(ms)).unref();
  });
  metrics.gauge('compute_requests_waiting', "Requests that wait for their customer's turn", () => turns.waiting);
  return turns;
}

/**
 * Waits for the customer's turn, which ends with the response; a tunnel needs none. Returns whether the
 * client still waits for the response. Throws ApiError 429 when too many requests of the customer wait.
 */
export async function takeTurn(turns: FairTurns, customerId: string, response: Response): Promise<boolean> {
  const facts = factsOf(response);
  if (facts.upgrade) return true;
  const turn = turns.take(customerId, performance.now());
  if (turn === 'refused') {
    throw new ApiError('TooManyRequests', 'too many requests of this account wait for their turn; retry in 1 s', {
      headers: { 'retry-after': '1' },
    });
  }
  if (turn) await turn;
  const begunMs = performance.now();
  let has = true;
  const end = () => {
    const nowMs = performance.now();
    if (has) turns.end(customerId, nowMs - begunMs, nowMs);
    has = false;
  };
  // What was given up, or ran into its deadline, while it waited has not happened.
  if (response.writableEnded || response.destroyed) {
    end();
    return false;
  }
  facts.endTurn = end;
  response.once('close', end);
  return true;
}
