/** `replay`: checks that this release's workflows can replay every machine that is running now. Changes nothing. */
import { fileURLToPath } from 'node:url';
import type { Client } from '@temporalio/client';
import { Worker } from '@temporalio/worker';
import { pino } from 'pino';
import type { Config } from '../config.ts';
import { UserError } from '../domain/errors.ts';
import { workflowTypes } from '../domain/names.ts';
import { installTemporalRuntime } from '../temporal/temporalRuntime.ts';
import { traceSinks } from '../temporal/traceInterceptors.ts';
import { type Print, withTemporal } from './operatorCommands.ts';

/** Replays the open histories of the cluster at TEMPORAL_ADDRESS. Throws a UserError that names the failing ones. */
export function replayCommand(config: Config, print: Print): Promise<void> {
  return withTemporal(config, (client) => replayOpen(client, print));
}

async function replayOpen(client: Client, print: Print): Promise<void> {
  // Its threads end with the replay; without one they would never end.
  installTemporalRuntime({ log: pino({ level: 'silent' }) });
  const codePath = fileURLToPath(new URL('../../workflow-bundle.js', import.meta.url));
  const types = [...Object.values(workflowTypes), 'host'].map((type) => `'${type}'`).join(',');
  const open = client.workflow.list({ query: `ExecutionStatus='Running' AND WorkflowType IN (${types})` });
  const { payloadCodecs } = client.options.loadedDataConverter;
  const options = { workflowBundle: { codePath }, sinks: traceSinks(null), dataConverter: { payloadCodecs } };
  let followed = 0;
  const refused: string[] = [];
  for await (const result of Worker.runReplayHistories(options, open.intoHistories())) {
    if (result.error) refused.push(`${result.workflowId}: ${result.error.message.split('\n')[0]}`);
    else followed++;
  }
  for (const line of refused) print(line);
  if (refused.length > 0)
    throw new UserError(
      `${refused.length} of ${followed + refused.length} open workflows cannot follow this release: use patched() where the code changed.`,
    );
  print(`all ${followed} open workflows can follow this release`);
}
