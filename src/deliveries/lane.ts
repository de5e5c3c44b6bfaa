/**
 * Delivers what waits in Postgres to a server elsewhere: in order, at least once. A lane knows what is next and records
 * what was delivered; how long to wait after a failure is Temporal's business (workflows/delivery.ts).
 */

/** The receiver did not take a batch, or not for certain. Its message is shown to operators and to customers. */
export class DeliveryFailure extends Error {
  /** What the receiver asked for, if it asked. */
  readonly retryAfterMs: number | null;
  /** The receiver wants nothing more. */
  readonly isGone: boolean;

  constructor(message: string, { retryAfterMs = null, isGone = false, cause }: DeliveryFailureOptions = {}) {
    super(message, { cause });
    this.retryAfterMs = retryAfterMs;
    this.isGone = isGone;
  }
}

interface DeliveryFailureOptions extends ErrorOptions {
  retryAfterMs?: number | null;
  isGone?: boolean;
}

/** Nothing was tried, because others are before it. */
export class NotItsTurn extends Error {
  readonly pauseMs: number;

  constructor(pauseMs: number) {
    super('other deliveries to the same account are under way');
    this.pauseMs = pauseMs;
  }
}

export interface Lane<Batch> {
  /** The oldest that was not delivered; null if there is none. */
  next(): Promise<Batch | null>;
  /** Throws DeliveryFailure, although the batch may have arrived, or NotItsTurn. */
  send(batch: Batch, signal: AbortSignal): Promise<void>;
  /** Records a delivery. Returns how many things it was; null if another process recorded it before. */
  delivered(batch: Batch): Promise<number | null>;
  /** Records a failure. Returns the pause before the next attempt; null if this batch is given up. */
  failed(batch: Batch, failure: DeliveryFailure): Promise<number | null>;
  /** Called when nothing is left, before the run ends. */
  rest(): Promise<void>;
  /** How long to wait for more when nothing is left. */
  lingerMs: number;
}

export type LaneResult =
  /** Nothing is left; or there is more, and this call has lasted long enough. */
  { delivered: number; isDone: boolean } | { delivered: number; failure: Error; pauseMs: number };

export interface LaneRun {
  /** Ends the run at once: the process stops, or the call was canceled. */
  signal: AbortSignal;
  /** Called at least this often while it runs. */
  alive: (delivered: number) => void;
  /** How long one call may last. */
  limitMs: number;
}

const pollMs = 500;

/** Delivers batch after batch until nothing is left, one fails, or the time is up. */
export async function runLane<Batch>(lane: Lane<Batch>, { signal, alive, limitMs }: LaneRun): Promise<LaneResult> {
  const endMs = performance.now() + limitMs;
  let delivered = 0;
  let idleSinceMs = performance.now();
  while (!signal.aborted && performance.now() < endMs) {
    alive(delivered);
    const batch = await lane.next();
    if (batch === null) {
      if (performance.now() - idleSinceMs < lane.lingerMs) {
        await pause(pollMs, signal);
        continue;
      }
      await lane.rest();
      return { delivered, isDone: true };
    }
    const timer = setInterval(() => alive(delivered), 2_000);
    try {
      await lane.send(batch, signal);
    } catch (error) {
      if (error instanceof NotItsTurn) return { delivered, failure: error, pauseMs: error.pauseMs };
      if (!(error instanceof DeliveryFailure)) throw error;
      if (signal.aborted) break;
      const pauseMs = await lane.failed(batch, error);
      if (pauseMs === null) continue;
      return { delivered, failure: error, pauseMs };
    } finally {
      clearInterval(timer);
    }
    const count = await lane.delivered(batch);
    delivered += count ?? 0;
    idleSinceMs = performance.now();
  }
  return { delivered, isDone: false };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
}
