/**
 * Drops garbage that an operator may send by hand, or a host as a result, before the workflow sees it. An input that
 * cannot be decoded, or a signal with an unknown name, would otherwise fail the workflow task again and again, and a reset
 * would send it again.
 */
import { defaultPayloadConverter, log, type WorkflowInterceptors } from '@temporalio/workflow';
import { signals, unexpected } from '../src/domain/names.ts';
import { isResultOf } from './hostResults.ts';
import { traceInterceptors } from './tracing.ts';

type Activate = NonNullable<NonNullable<WorkflowInterceptors['internals']>[number]['activate']>;
type Activation = Parameters<Activate>[0]['activation'];
type Start = NonNullable<NonNullable<Activation['jobs']>[number]['initializeWorkflow']>;
type Payloads = NonNullable<NonNullable<NonNullable<Activation['jobs']>[number]['signalWorkflow']>['input']>;

/** A call that returns nothing. */
const nothing = defaultPayloadConverter.toPayload(undefined)!;

const knownSignals: readonly string[] = Object.values(signals);

/** Whether it can be decoded, and is fit. */
function isDecodable(payloads: Payloads | null | undefined, isFit = (_value: unknown) => true): boolean {
  try {
    return (payloads ?? []).every((payload) => isFit(defaultPayloadConverter.fromPayload(payload)));
  } catch {
    return false;
  }
}

/** Of a call whose result is of no use: its caller does as after any error of the service. */
const message = 'the result of the call cannot be decoded, or is none';
const unreadableResult = (name = 'a local activity') => ({
  message,
  // Without a name the SDK itself fails, and the task with it.
  activityFailureInfo: { activityType: { name } },
  cause: { message, applicationFailureInfo: { type: unexpected, nonRetryable: true } },
});

/** A workflow without its input ends and says what it needs. A memo is for people, and a last result can be missed. */
function dropUndecodable(start: Start): void {
  const { memo, lastCompletionResult } = start;
  if (!isDecodable(start.arguments)) start.arguments = [];
  if (memo && !isDecodable(Object.values(memo.fields ?? {}))) start.memo = null;
  if (!isDecodable(lastCompletionResult?.payloads)) start.lastCompletionResult = null;
}

export function interceptors(): WorkflowInterceptors {
  const tracing = traceInterceptors();
  /** What is called by its number, of the calls under way. */
  const called = new Map<number, string>();
  return {
    ...tracing,
    outbound: [
      ...tracing.outbound!,
      {
        scheduleActivity(input, next) {
          called.set(input.seq, input.activityType);
          return next(input);
        },
      },
    ],
    internals: [
      {
        activate(input, next) {
          const { activation } = input;
          activation.jobs = (activation.jobs ?? []).filter(
            ({ initializeWorkflow, resolveActivity, signalWorkflow }) => {
              if (initializeWorkflow) dropUndecodable(initializeWorkflow);
              const { completed } = resolveActivity?.result ?? {};
              const seq = resolveActivity?.seq;
              const activity = called.get(seq ?? -1);
              called.delete(seq ?? -1);
              if (completed && !isDecodable([completed.result ?? nothing], (value) => isResultOf(activity, value)))
                resolveActivity!.result = { failed: { failure: unreadableResult(activity) } };
              if (!signalWorkflow) return true;
              const { signalName } = signalWorkflow;
              const problem = !knownSignals.includes(signalName ?? '')
                ? 'its name is unknown'
                : isDecodable(signalWorkflow.input)
                  ? null
                  : 'its input cannot be decoded';
              if (problem) log.warn(`a signal was ignored: ${problem}`, { signalName });
              return problem === null;
            },
          );
          next(input);
        },
      },
    ],
  };
}
