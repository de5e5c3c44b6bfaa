/** What the service needs of a tracer. There is one only while traces are exported: without one, nothing is done. */

type Attributes = Readonly<Record<string, string | number>>;

export interface SpanOptions {
  kind: 'server' | 'producer' | 'consumer' | 'internal';
  /** The span that it belongs to, as traceparent; null begins a trace. */
  parent: string | null;
  /** A span of another trace that it has to do with, as traceparent; ignored if it is none. */
  link?: string | string[] | undefined;
  attributes?: Attributes;
  /** For a span that is recorded afterwards: its id and its begin, in epoch milliseconds. */
  known?: { spanId: string; startMs: number };
}

export interface SpanEnd {
  name?: string;
  attributes?: Attributes;
  error?: string | null;
  /** Epoch milliseconds; now unless given. */
  endMs?: number;
}

export interface Span {
  traceparent: string;
  end(how?: SpanEnd): void;
}

export interface Tracer {
  start(name: string, options: SpanOptions): Span;
  /** Runs the work with this traceparent as the current one. */
  within<T>(traceparent: string, work: () => T): T;
  /** The traceparent that the calling work runs within; null outside of any. */
  current(): string | null;
  /** Exports what is not exported yet. */
  close(): Promise<void>;
}

/** Runs the work in a span, which ends with it. */
export async function traced<T>(
  tracer: Tracer,
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  const span = tracer.start(name, options);
  try {
    const result = await tracer.within(span.traceparent, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ error: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}
