/** W3C trace context (`traceparent`), as it travels in rows and headers. Pure, so that workflows can use it. */

export interface TraceContext {
  traceId: string;
  spanId: string;
  sampled: boolean;
}

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Null for anything that is not a valid traceparent of version 00. */
export function parseTraceparent(text: unknown): TraceContext | null {
  const [, traceId, spanId, flags] = (typeof text === 'string' && form.exec(text)) || [];
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, sampled: (Number.parseInt(flags!, 16) & 1) === 1 };
}

export function formatTraceparent({ traceId, spanId, sampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;
}

/** The span of a workflow's run: from its id, since a workflow has no randomness of its own to spend. */
export function spanOfRun(runId: string): string {
  return runId.replaceAll('-', '').slice(-16);
}

/** Header of workflows, signals, and activities. */
export const traceHeader = 'traceparent';

/** The traceparent in headers; null if there is none, or garbage: people can send signals, too. */
export function readTraceHeader<Payload>(
  headers: Readonly<Record<string, Payload>>,
  decode: (payload: Payload) => unknown,
): string | null {
  const payload = headers[traceHeader];
  if (payload === undefined) return null;
  try {
    const text = decode(payload);
    return parseTraceparent(text) && (text as string);
  } catch {
    return null;
  }
}
