/**
 * Carries traces through Temporal: a wake's span goes into the headers of the workflow and its signal, from there into
 * those of activities (workflows/tracing.ts), and each attempt of an activity is a span.
 */
import type { WorkflowClientInterceptor } from '@temporalio/client';
import { defaultPayloadConverter, type Headers } from '@temporalio/common';
import type { ActivityInterceptorsFactory, InjectedSinks } from '@temporalio/worker';
import { readTraceHeader, traceHeader } from '../lib/traceContext.ts';
import type { TraceSinks } from '../lib/traceSinks.ts';
import { type Tracer, traced } from '../lib/tracing.ts';

export function tracedClient(tracer: Tracer): WorkflowClientInterceptor {
  return {
    signalWithStart(input, next) {
      const current = tracer.current();
      if (current === null) return next(input);
      const headers = { ...input.headers, [traceHeader]: defaultPayloadConverter.toPayload(current) };
      return next({ ...input, headers });
    },
  };
}

const traceparentIn = (headers: Headers) =>
  readTraceHeader(headers, (payload) => defaultPayloadConverter.fromPayload(payload));

export function tracedActivities(tracer: Tracer): { activity: ActivityInterceptorsFactory[] } {
  return {
    activity: [
      ({ info }) => ({
        inbound: {
          execute(input, next) {
            const parent = traceparentIn(input.headers);
            if (parent === null) return next(input);
            const attributes = {
              'temporal.workflow_id': info.workflowExecution?.workflowId ?? '',
              'temporal.run_id': info.workflowExecution?.runId ?? '',
              'temporal.task_queue': info.taskQueue,
              'temporal.attempt': info.attempt,
            };
            return traced(tracer, `activity ${info.activityType}`, { kind: 'consumer', parent, attributes }, () =>
              next(input),
            );
          },
        },
      }),
    ],
  };
}

/** Where workflows report the begin of their runs; does nothing without a tracer. */
export function traceSinks(tracer: Tracer | null): InjectedSinks<TraceSinks> {
  return {
    trace: {
      began: {
        fn(info, { parent, spanId, startMs, endMs }) {
          tracer
            ?.start(`workflow ${info.workflowType}`, {
              kind: 'consumer',
              parent,
              known: { spanId, startMs },
              attributes: { 'temporal.workflow_id': info.workflowId, 'temporal.run_id': info.runId },
            })
            .end({ endMs });
        },
        callDuringReplay: false,
      },
    },
  };
}
