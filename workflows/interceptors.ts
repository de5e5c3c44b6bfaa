/**
 * Drops garbage that an operator may send by hand, before the workflow sees it. An input that cannot be decoded, or a
 * signal with an unknown name, would otherwise fail the workflow task again and again, and a reset would send it again.
 */
import { defaultPayloadConverter, log, type WorkflowInterceptors } from '@temporalio/workflow';
import { signals, unexpected } from '../src/domain/names.ts';
import { traceInterceptors } from './tracing.ts';

type Activate = NonNullable<NonNullable<WorkflowInterceptors['internals']>[number]['activate']>;
type Activation = Parameters<Activate>[0]['activation'];
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
  ...{ message, activityFailureInfo: {} },
  cause: { message, applicationFailureInfo: { type: unexpected, nonRetryable: true } },
};

/** If the input of a start cannot be decoded, the workflow starts without one; it then ends and says what it needs. */
export function interceptors(): WorkflowInterceptors {
  return {
    ...traceInterceptors(),
    internals: [
      {
        activate(input, next) {
          const { activation } = input;
          activation.jobs = (activation.jobs ?? []).filter(
            ({ initializeWorkflow, resolveActivity, signalWorkflow }) => {
              if (initializeWorkflow && !isDecodable(initializeWorkflow.arguments)) initializeWorkflow.arguments = [];
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
