/** A process that runs empty workflows with the service's own worker options, and tells its parent how many it did. */
import { NativeConnection, Worker } from '@temporalio/worker';
import { pino } from 'pino';
import { installTemporalRuntime, workerLimits } from '../src/temporal/temporalRuntime.ts';
import { onParentGone } from '../src/up/parent.ts';

const tellEveryMs = 50;

/** The last step counts: a machine is ready at the end of its last activity too, not when its workflow hears of it. */
export function emptyActivities(onLast: () => void) {
  return {
    async nothing(): Promise<void> {},
    async last(): Promise<void> {
      onLast();
    },
  };
}

async function main(): Promise<void> {
  const { TEMPORAL_ADDRESS: address = '', TASK_QUEUE: taskQueue = '' } = process.env;
  installTemporalRuntime({ log: pino({ level: 'warn' }) });
  let done = 0;
  const connection = await NativeConnection.connect({ address });
  const worker = await Worker.create({
    connection,
    taskQueue,
    workflowsPath: new URL(import.meta.resolve('./empty-workflow.js')).pathname,
    activities: emptyActivities(() => {
      done += 1;
    }),
    ...workerLimits,
  });
  const telling = setInterval(() => process.send?.({ done }), tellEveryMs);
  const stop = () => {
    if (worker.getState() === 'RUNNING') worker.shutdown();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  onParentGone(stop);
  await worker.run();
  clearInterval(telling);
  await connection.close();
  process.exit(0);
}

await main();
