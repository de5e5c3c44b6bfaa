/** Sees to it that a run of the workflow `delivery` is at every lane that has something to deliver. */
import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import { controlPlaneQueue, deliveryWorkflowId, signals } from '../domain/names.ts';

interface Watched {
  client: Client;
  /** Names of lanes with something to deliver that no run was started for lately. Claims them for a while. */
  claim: () => Promise<string[]>;
  /** Gives the claim of one back. */
  unclaim: (lane: string) => Promise<void>;
  log: Logger;
  everyMs: number;
}

const concurrency = 16;

/** Looks now and from time to time. Returns how to end that. */
export function watchDeliveries({ client, claim, unclaim, log, everyMs }: Watched): () => Promise<void> {
  let isClosed = false;
  let trouble = '';

  async function look(): Promise<void> {
    try {
      const lanes = await claim();
      const refused: unknown[] = [];
      for (let i = 0; i < lanes.length && !isClosed; i += concurrency) {
        const some = lanes.slice(i, i + concurrency);
        const started = await Promise.allSettled(some.map((lane) => start(client, lane)));
        for (const [index, { status, ...rest }] of started.entries()) {
          if (status === 'fulfilled') continue;
          refused.push((rest as { reason?: unknown }).reason);
          // A claim that stays, because this process is killed, ends by itself.
          await unclaim(some[index]!);
        }
      }
      if (refused.length > 0) throw refused[0];
      trouble = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== trouble) log.warn({ reason: message }, 'deliveries wait');
      trouble = message;
    }
  }

  let looking = look();
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    looking = looking.then(look).finally(() => {
      isLooking = false;
    });
  }, everyMs).unref();
  return async () => {
    isClosed = true;
    clearInterval(timer);
    await looking;
  };
}

/** The signal keeps a run that is about to end from missing what is new. */
async function start(client: Client, lane: string): Promise<void> {
  await client.workflow.signalWithStart('delivery', {
    workflowId: deliveryWorkflowId(lane),
    taskQueue: controlPlaneQueue,
    args: [{ lane }],
    signal: signals.wake,
    signalArgs: [],
    staticSummary: `delivers ${lane}`.slice(0, 190),
  });
}
