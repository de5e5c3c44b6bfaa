/** Delivers what waits in a lane (src/deliveries/lane.ts), for as long as there is something. */
import { Context, heartbeat } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { type Lane, runLane } from '../src/deliveries/lane.ts';

export interface DeliveryDependencies {
  /** The lane of a name; null if there is none, or none any longer. */
  openLane: (name: string) => Lane<unknown> | null;
  /** The worker stops: a call that waits for more ends at once. */
  closing: AbortSignal;
}

/** Longest time of one call, far below its time limit. */
const limitMs = 5 * 60_000;

export function createDeliveryActivities({ openLane, closing }: DeliveryDependencies) {
  return {
    /** Safe to repeat: what is recorded as delivered is not sent again. Fails with the pause until the next attempt. */
    async deliver({ lane }: { lane: string }): Promise<{ delivered: number; isDone: boolean }> {
      const open = openLane(lane);
      if (!open) return { delivered: 0, isDone: true };
      const signal = AbortSignal.any([Context.current().cancellationSignal, closing]);
      const result = await runLane(open, { signal, alive: heartbeat, limitMs });
      if (!('failure' in result)) return result;
      const { failure, pauseMs, delivered } = result;
      throw ApplicationFailure.create({
        message: failure.message,
        type: 'NotDelivered',
        nextRetryDelay: pauseMs,
        cause: failure,
        details: [{ delivered }],
      });
    },
  };
}

export type DeliveryActivities = ReturnType<typeof createDeliveryActivities>;
