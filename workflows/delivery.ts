/**
 * Delivers one lane to a server elsewhere: the audit log to the operator's sink, or a machine's events to a webhook. What
 * was delivered is recorded in Postgres, so a run holds nothing that could be lost. A failed attempt is repeated by
 * Temporal without an event of the history, however long the server is away.
 */
import {
  ApplicationFailure,
  continueAsNew,
  defineSignal,
  isCancellation,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { DeliveryActivities } from '../activities/deliveries.ts';
import { auditLane, deliveriesQueue, deliveryWorkflowId, signals } from '../src/domain/names.ts';
import { detailOf } from './failures.ts';
import { requireInput } from './input.ts';

const call = {
  // One call goes on until nothing is left, or for some minutes.
  startToCloseTimeout: '15m',
  heartbeatTimeout: '10s',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
} as const;
const ofLane = (lane: string) => (lane === auditLane ? call : { ...call, taskQueue: deliveriesQueue });
/** Few attempts, so that the trouble shows in the details soon. */
const firstRound = (lane: string) =>
  proxyActivities<DeliveryActivities>({ ...ofLane(lane), retry: { maximumAttempts: 3 } });
/** The pause is the lane's: each failure says how long. */
const laterRound = (lane: string) =>
  proxyActivities<DeliveryActivities>({ ...ofLane(lane), retry: { initialInterval: '1s', maximumInterval: '5m' } });

interface State {
  lane: string;
  delivered: number;
}

export async function delivery(input?: unknown): Promise<{ delivered: number }> {
  requireInput(input, { lane: 'name' });
  const { lane, delivered: before } = input as { lane: string; delivered?: unknown };
  if (workflowInfo().workflowId !== deliveryWorkflowId(lane))
    throw ApplicationFailure.nonRetryable(
      `this lane is delivered by the workflow ${deliveryWorkflowId(lane)} alone, so that its order is kept`,
      'NotItsWorkflow',
    );
  const state: State = { lane, delivered: typeof before === 'number' ? before : 0 };
  let isWoken = true;
  setHandler(
    defineSignal(signals.wake),
    () => {
      isWoken = true;
    },
    { description: 'Looks once more for what is not delivered yet.' },
  );
  while (isWoken) {
    isWoken = false;
    const { delivered, isDone } = await deliver(state);
    state.delivered += delivered;
    if (!isDone) isWoken = true;
    if (isWoken && workflowInfo().continueAsNewSuggested) await continueAsNew(state);
  }
  show(state, 'nothing is left');
  return { delivered: state.delivered };
}

async function deliver(state: State) {
  const { lane } = state;
  show(state, 'under way');
  try {
    return await firstRound(lane).deliver({ lane });
  } catch (error) {
    if (isCancellation(error)) throw error;
    show(
      state,
      `**not delivered: ${detailOf(error)}**\n\nThe last attempt and the time of the next one are under *Pending Activities*.`,
    );
  }
  return laterRound(lane).deliver({ lane });
}

function show({ lane, delivered }: State, how: string): void {
  setCurrentDetails(`\`${lane}\`: ${how}\n\ndelivered by this run: ${delivered}`);
}
