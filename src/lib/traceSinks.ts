/** What workflows report to the worker that runs them. A type, because each side has its own library for it. */
export interface RunBegin {
  /** The span that woke it, as traceparent. */
  parent: string;
  spanId: string;
  /** Epoch milliseconds: when Temporal accepted it, and when its first task ran. */
  startMs: number;
  endMs: number;
}

export type TraceSinks = { trace: { began(begin: RunBegin): void } };
