/** A process that runs empty workflows with the service's own worker options and reports how many to its parent. */
import { NativeConnection, Worker } from '@temporalio/worker';
import { pino } from 'pino';
import { readConfig } from '../src/settings/config.ts';
import { cachedWorkflows, installTemporalRuntime, workerLimits } from '../src/temporal/temporalRuntime.ts';
import { onParentGone } from '../src/up/parent.ts';
import { hostQueue, workerQueue } from './empty-queues.ts';

const tellEveryMs = 50;

/** Counts when the last activity ends: a machine is ready at that point too, before its workflow learns of it. */
export function emptyActivities(onLast: () => void) {
  return {
    async nothing(): Promise<void> {},
    async last(): Promise<void> {
      onLast();
    },
  };
}

async function main(): Promise<void> {
  const [workflowsPath = ''] = process.argv.slice(2);
  const { TEMPORAL_ADDRESS: address = '' } = process.env;
  installTemporalRuntime({ log: pino({ level: 'warn' }) });
  let done = 0;
  let lastAtMs = 0;
  const connection = await NativeConnection.connect({ address });
  const activities = emptyActivities(() => {
    done += 1;
    lastAtMs = Date.now();
  });
  const maxCachedWorkflows = cachedWorkflows(readConfig({}));
  const workers = [
    await Worker.create({
      connection,
      taskQueue: workerQueue,
      workflowsPath,
      activities,
      ...workerLimits,
      maxCachedWorkflows,
    }),
    await Worker.create({ connection, taskQueue: hostQueue, activities }),
  ];
  const telling = setInterval(() => process.send?.({ done, lastAtMs }), tellEveryMs);
  const stop = () => {
    for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  onParentGone(stop);
  await Promise.all(workers.map((worker) => worker.run()));
  clearInterval(telling);
  await connection.close();
  process.exit(0);
}

await main();
