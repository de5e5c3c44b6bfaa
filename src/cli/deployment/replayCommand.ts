/**
 * `replay`: checks that this release's workflows can replay every open run, and the latest run of each schedule, most of
 * which are over at once. Changes nothing.
 */
import { fileURLToPath } from 'node:url';
import { type Client, ScheduleNotFoundError, WorkflowNotFoundError } from '@temporalio/client';
import type { HistoryAndWorkflowId } from '@temporalio/common';
import { Worker } from '@temporalio/worker';
import { pino } from 'pino';
import { controlPlaneQueue } from '../../domain/names.ts';
import { UserError } from '../../lib/errors.ts';
import type { Config } from '../../settings/config.ts';
import { scheduleNames } from '../../temporal/schedules.ts';
import { installTemporalRuntime } from '../../temporal/temporalRuntime.ts';
import { traceSinks } from '../../temporal/traceInterceptors.ts';
import { type Print, withTemporal } from '../operatorCommands.ts';

/** Replays the histories of the cluster at TEMPORAL_ADDRESS. Throws a UserError that names the failing ones. */
export function replayCommand(config: Config, print: Print): Promise<void> {
  return withTemporal(config, (client) => replayOpen(client, print));
}

async function replayOpen(client: Client, print: Print): Promise<void> {
  // Its threads end with the replay; without one they would never end.
  installTemporalRuntime({ log: pino({ level: 'silent' }) });
  const codePath = fileURLToPath(new URL('../../workflow-bundle.js', import.meta.url));
  const { payloadCodecs } = client.options.loadedDataConverter;
  const options = { workflowBundle: { codePath }, sinks: traceSinks(null), dataConverter: { payloadCodecs } };
  let followed = 0;
  const refused: string[] = [];
  for await (const result of Worker.runReplayHistories(options, histories(client))) {
    if (result.error) refused.push(`${result.workflowId}: ${result.error.message.split('\n')[0]}`);
    else followed++;
  }
  for (const line of refused) print(line);
  if (refused.length > 0)
    throw new UserError(
      `${refused.length} of ${followed + refused.length} workflows cannot follow this release: use patched() where the code changed.`,
    );
  print(`all ${followed} workflows can follow this release: the open ones, and the latest run of each schedule`);
}

async function* histories(client: Client): AsyncGenerator<HistoryAndWorkflowId> {
  yield* client.workflow
    .list({ query: `ExecutionStatus='Running' AND TaskQueue='${controlPlaneQueue}'` })
    .intoHistories();
  for (const name of scheduleNames) {
    try {
      const { info } = await client.schedule.getHandle(name).describe();
      const { action } = info.recentActions.at(-1) ?? {};
      if (action === undefined) continue;
      const { workflowId, firstExecutionRunId } = action.workflow;
      const run = client.workflow.getHandle(workflowId, firstExecutionRunId);
      if ((await run.describe()).status.name !== 'RUNNING') yield { workflowId, history: await run.fetchHistory() };
    } catch (error) {
      // A schedule comes with the first worker; a run of long ago is not kept.
      if (!(error instanceof ScheduleNotFoundError || error instanceof WorkflowNotFoundError)) throw error;
    }
  }
}
