/**
 * What an operator sends by hand may be garbage. An input that cannot be decoded, or a signal of an unknown name, would
 * fail the workflow's task again and again, and a reset would send it again: it is dropped before the workflow sees it.
 */
import { defaultPayloadConverter, log, type WorkflowInterceptors } from '@temporalio/workflow';
import { signals } from '../src/domain/names.ts';

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

/** A start without a readable input starts without one: the workflow then ends and says what it wants. */
export function interceptors(): WorkflowInterceptors {
  return {
    internals: [
      {
        activate(input, next) {
          const { activation } = input;
          activation.jobs = (activation.jobs ?? []).filter(({ initializeWorkflow, signalWorkflow }) => {
            if (initializeWorkflow && !isDecodable(initializeWorkflow.arguments)) initializeWorkflow.arguments = [];
            if (!signalWorkflow) return true;
            const { signalName } = signalWorkflow;
            const problem = !knownSignals.includes(signalName ?? '')
              ? 'its name is unknown'
              : isDecodable(signalWorkflow.input)
                ? null
                : 'its input cannot be decoded';
            if (problem) log.warn(`a signal was ignored: ${problem}`, { signalName });
            return problem === null;
          });
          next(input);
        },
      },
    ],
  };
}
