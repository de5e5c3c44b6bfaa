/**
 * Passes the trace of the request that woke a workflow on to the activities that follow. It lasts until the workflow is
 * woken by something else: what happens to a machine later belongs to no request. Reads headers and writes headers:
 * nothing of it is in a history's commands, so recorded histories replay with and without it.
 */
import {
  defaultPayloadConverter,
  type Headers,
  proxySinks,
  type WorkflowInterceptors,
  workflowInfo,
} from '@temporalio/workflow';
import {
  formatTraceparent,
  parseTraceparent,
  readTraceHeader,
  spanOfRun,
  traceHeader,
} from '../src/lib/traceContext.ts';
import type { TraceSinks } from '../src/lib/traceSinks.ts';

const { trace } = proxySinks<TraceSinks>();

const traceparentIn = (headers: Headers) =>
  readTraceHeader(headers, (payload) => defaultPayloadConverter.fromPayload(payload));

export function traceInterceptors(): Pick<WorkflowInterceptors, 'inbound' | 'outbound'> {
  /** The header of the start, and what activities now belong to. */
  let begun: string | null = null;
  let current: string | null = null;
  const withTrace = (headers: Headers): Headers =>
    current === null ? headers : { ...headers, [traceHeader]: defaultPayloadConverter.toPayload(current) };
  return {
    inbound: [
      {
        execute(input, next) {
          const parent = traceparentIn(input.headers);
          if (parent === null) return next(input);
          const { runId, startTime } = workflowInfo();
          const spanId = spanOfRun(runId);
          begun = parent;
          current = formatTraceparent({ ...parseTraceparent(parent)!, spanId });
          trace.began({ parent, spanId, startMs: startTime.getTime(), endMs: Date.now() });
          return next(input);
        },
        handleSignal(input, next) {
          const parent = traceparentIn(input.headers);
          // The start and its own signal have the same header.
          if (parent === null || parent !== begun) current = parent;
          return next(input);
        },
      },
    ],
    outbound: [
      {
        scheduleActivity: (input, next) => next({ ...input, headers: withTrace(input.headers) }),
        scheduleLocalActivity: (input, next) => next({ ...input, headers: withTrace(input.headers) }),
      },
    ],
  };
}
