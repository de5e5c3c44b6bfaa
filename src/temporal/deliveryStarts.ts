/** Sees to it that a run of the workflow `delivery` is at every lane that has something to deliver. */
import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import { controlPlaneQueue, deliveryWorkflowId, signals } from '../domain/names.ts';
import { watching } from './until.ts';

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

  async function look(): Promise<void> {
    const lanes = await claim();
    const refused: unknown[] = [];
    for (let i = 0; i < lanes.length && !isClosed; i += concurrency) {
      const some = lanes.slice(i, i + concurrency);
      const started = await Promise.allSettled(some.map((lane) => start(client, lane)));
      for (const [index, result] of started.entries()) {
        if (result.status === 'fulfilled') continue;
        refused.push(result.reason);
        // A claim that stays, because this process is killed, ends by itself.
        await unclaim(some[index]!);
      }
    }
    if (refused.length > 0) throw refused[0];
  }

  const end = watching(look, { everyMs, trouble: 'deliveries wait', log });
  return () => {
    isClosed = true;
    return end();
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
