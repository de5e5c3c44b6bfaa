/**
 * Drops garbage that an operator may send by hand, before the workflow sees it. An input that cannot be decoded, or a
 * signal with an unknown name, would otherwise fail the workflow task again and again, and a reset would send it again.
 */
import { defaultPayloadConverter, log, type WorkflowInterceptors } from '@temporalio/workflow';
import { signals, unexpected } from '../src/domain/names.ts';
import { traceInterceptors } from './tracing.ts';

type Activate = NonNullable<NonNullable<WorkflowInterceptors['internals']>[number]['activate']>;
type Activation = Parameters<Activate>[0]['activation'];
type Start = NonNullable<NonNullable<Activation['jobs']>[number]['initializeWorkflow']>;
type Payloads = NonNullable<NonNullable<NonNullable<Activation['jobs']>[number]['signalWorkflow']>['input']>;

const knownSignals: readonly string[] = Object.values(signals);

function isDecodable(payloads: Payloads | null | undefined): boolean {
  try {
    for (const payload of payloads ?? []) defaultPayloadConverter.fromPayload(payload);
    return true;
  } catch {
    return false;
  }
}

/** Of a call whose result cannot be decoded: its caller does as after any error of the service. */
const message = 'the result of the call cannot be decoded';
const unreadableResult = {
  message,
  activityFailureInfo: {},
  cause: { message, applicationFailureInfo: { type: unexpected, nonRetryable: true } },
};

/** A workflow without its input ends and says what it needs. A memo is for people, and a last result can be missed. */
function dropUndecodable(start: Start): void {
  const { memo, lastCompletionResult } = start;
  if (!isDecodable(start.arguments)) start.arguments = [];
  if (memo && !isDecodable(Object.values(memo.fields ?? {}))) start.memo = null;
  if (!isDecodable(lastCompletionResult?.payloads)) start.lastCompletionResult = null;
}

export function interceptors(): WorkflowInterceptors {
  return {
    ...traceInterceptors(),
    internals: [
      {
        activate(input, next) {
          const { activation } = input;
          activation.jobs = (activation.jobs ?? []).filter(
            ({ initializeWorkflow, resolveActivity, signalWorkflow }) => {
              if (initializeWorkflow) dropUndecodable(initializeWorkflow);
              const { completed } = resolveActivity?.result ?? {};
              if (completed?.result && !isDecodable([completed.result]))
                resolveActivity!.result = { failed: { failure: unreadableResult } };
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
