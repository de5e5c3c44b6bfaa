/**
 * How errors are written to Temporal and read from it; inside and outside of the workflows' sandbox. No value within a
 * failure decides anything unless the control plane verifies it, so one that cannot be read is left out. An error here
 * would fail each task of the workflow that the failure was sent to: Temporal's server itself puts plaintext into the
 * cancellation of an activity that no worker had taken yet.
 */
import { DefaultFailureConverter, type PayloadConverter, type SerializationContext } from '@temporalio/common';

type Failure = Parameters<DefaultFailureConverter['failureToErrorInner']>[0];
type Details = NonNullable<NonNullable<Failure['canceledFailureInfo']>['details']>;

export class ReadableFailureConverter extends DefaultFailureConverter {
  /** The default converter passes each cause through here, too. */
  override failureToError(failure: Failure, converter: PayloadConverter, context?: SerializationContext): Error {
    const readable = (payload: Parameters<PayloadConverter['fromPayload']>[0]): boolean => {
      try {
        converter.fromPayload(payload, context);
        return true;
      } catch {
        return false;
      }
    };
    const details = (given: Details | null | undefined) =>
      given?.payloads?.every((payload) => readable(payload)) === false ? null : (given ?? null);
    const {
      encodedAttributes,
      applicationFailureInfo: application,
      canceledFailureInfo: canceled,
      timeoutFailureInfo: timeout,
      resetWorkflowFailureInfo: reset,
    } = failure;
    const kept: Failure = {
      ...failure,
      encodedAttributes: encodedAttributes && readable(encodedAttributes) ? encodedAttributes : null,
      applicationFailureInfo: application ? { ...application, details: details(application.details) } : null,
      canceledFailureInfo: canceled ? { ...canceled, details: details(canceled.details) } : null,
      timeoutFailureInfo: timeout ? { ...timeout, lastHeartbeatDetails: details(timeout.lastHeartbeatDetails) } : null,
      resetWorkflowFailureInfo: reset ? { ...reset, lastHeartbeatDetails: details(reset.lastHeartbeatDetails) } : null,
    };
    return super.failureToError(kept, converter, context);
  }
}
