/**
 * Delivers wakes from the outbox to the machines' workflows. A process dispatches its own wakes at once; those it could
 * not deliver stay in the outbox, where any worker's sweep finds them after the lease expires. A wake that fails while
 * Temporal responds waits longer after each attempt without delaying others; while Temporal is away, all wakes wait.
 */
import type { Client } from '@temporalio/client';
import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import type { Logger } from 'pino';
import { type Tracer, traced } from '../lib/tracing.ts';
import { pause } from '../lib/waiting.ts';
import type { Database } from '../store/core/db.ts';
import { leaseWakes, postponeWake, settleWakes, type Wake } from '../store/core/outbox.ts';
import { noteStalled } from '../store/machines/stalled.ts';
import { failsAlone } from './refused.ts';
import { watching } from './until.ts';
import { wakeWorkflow } from './wakeWorkflow.ts';

export interface Dispatcher {
  /** Delivers a wake after its commit. Never blocks and never throws: the outbox keeps what fails. */
  dispatch(wake: Wake): void;
  close(): Promise<void>;
}

export interface DispatcherOptions {
  client: Client;
  db: Database;
  log: Logger;
  tracer?: Tracer | null;
  /** Also deliver what other processes left behind; every worker does. */
  sweepEveryMs?: number;
}

/** Concurrent deliveries: Temporal handles a few hundred starts a second; larger bursts wait here. */
const concurrency = 32;
/** Wakes kept in memory; any beyond this are left to the sweep. */
const queueLimit = 2_000;
const leaseSeconds = 30;
/** Delivered wakes may stay in the outbox this long, far less than their lease. */
const settleAfterMs = 200;
/** A start takes milliseconds. */
const sendMs = 5_000;
/** From this attempt on, half a minute after the first, the machine says that the service cannot go on with it. */
const toldAfter = 5;
/** No attempts for this long after a failed delivery, so that a Temporal outage costs a request nothing. */
const pauseMs = 1_000;

export function openDispatcher({ client, db, log, tracer = null, sweepEveryMs }: DispatcherOptions): Dispatcher {
  const queue: Wake[] = [];
  const delivered: bigint[] = [];
  let active = 0;
  let pausedUntil = 0;
  let degraded = false;
  let closed = false;
  let settling: Promise<void> | null = null;

  function dispatch(wake: Wake): void {
    if (closed || performance.now() < pausedUntil || queue.length >= queueLimit) return;
    queue.push(wake);
    pump();
  }

  function pump(): void {
    while (active < concurrency && queue.length > 0) {
      active++;
      void deliver(queue.shift()!).finally(() => {
        active--;
        pump();
      });
    }
  }

  async function deliver(wake: Wake): Promise<void> {
    try {
      await send(wake);
      degraded = false;
    } catch (error) {
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) {
        if (await failsAlone(client, wake.workflowId, error)) return postpone(wake, error);
        if (!degraded) log.warn({ err: error }, 'Temporal is out of reach; wakes wait in the outbox');
        degraded = true;
        pausedUntil = performance.now() + pauseMs;
        queue.length = 0;
        return;
      }
    }
    // After a close the database closes next, and a query would reopen it. The outbox keeps the wake: repeats are safe.
    if (closed) return;
    delivered.push(wake.outboxId);
    settling ??= pause(settleAfterMs)
      .then(settle)
      .finally(() => {
        settling = null;
      });
  }

  /** The SDK repeats what a server cannot do now; the outbox repeats it without keeping others from their place. */
  const wakeSoon = (wake: Wake) => client.withDeadline(Date.now() + sendMs, () => wakeWorkflow(client, wake));

  function send(wake: Wake): Promise<void> {
    const { traceparent: parent, workflowId } = wake;
    if (!tracer || parent === null) return wakeSoon(wake);
    const attributes = { 'temporal.workflow_id': workflowId, 'compute.machine_uid': wake.machineUid };
    return traced(tracer, 'outbox', { kind: 'producer', parent, attributes }, () => wakeSoon(wake));
  }

  async function postpone({ outboxId, machineUid, workflowId }: Wake, error: unknown): Promise<void> {
    log.error({ err: error, workflowId }, 'Temporal refuses a wake; it stays in the outbox and is tried less often');
    if (closed) return;
    try {
      const attempts = await postponeWake(db, outboxId, evidenceOf(error));
      if (attempts >= toldAfter) await noteStalled(db, machineUid);
    } catch (failure) {
      log.warn({ err: failure, workflowId }, 'a refused wake is tried again when its lease has run out');
    }
  }

  /** Deletes delivered wakes in batches: those of a moment, and then all that arrived while the last statement ran. */
  async function settle(): Promise<void> {
    while (delivered.length > 0) {
      const batch = delivered.splice(0);
      // A wake delivered twice wakes a workflow that finds nothing to do.
      await settleWakes(db, batch).catch((error: unknown) =>
        log.warn({ err: error }, 'delivered wakes stay in the outbox'),
      );
    }
  }

  async function sweep(): Promise<void> {
    while (!closed && performance.now() >= pausedUntil && queue.length < concurrency) {
      const wakes = await leaseWakes(db, { limit: concurrency * 2, leaseSeconds });
      for (const wake of wakes) dispatch(wake);
      if (wakes.length < concurrency * 2) return;
      await pause(50);
    }
  }

  const endSweeps = sweepEveryMs
    ? watching(sweep, { everyMs: sweepEveryMs, trouble: 'the outbox could not be read', log })
    : null;

  return {
    dispatch,
    async close() {
      closed = true;
      await endSweeps?.();
      await settling;
    },
  };
}

/** The innermost message: what the server reported. */
function evidenceOf(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return inner instanceof Error ? inner.message : String(inner);
}
