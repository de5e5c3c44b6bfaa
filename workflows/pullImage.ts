/** An operator wants an image on a host before a machine needs it. One run for each; nothing depends on it. */
import { ApplicationFailure } from '@temporalio/workflow';
import type { HostAddress } from '../src/domain/names.ts';
import type { RuntimeSpec } from '../src/drivers/agent/driver.ts';
import { hostCalls, on } from './activities.ts';
import { detailOf } from './failures.ts';
import { addressIn, isRecord, requireInput } from './input.ts';

export interface PullImageInput extends HostAddress {
  /** Of this pull: its order is for it. */
  runtimeId: string;
  image: RuntimeSpec['image'];
  order?: string | undefined;
}

/** Nearly a day, as long as the host itself goes on with a download. The run, which has a day, can then say why it fails. */
const deadlineMs = 86_400_000 - 600_000;

/** Returns once the host has the image; fails with the host's words. Temporal repeats the call after an agent's restart. */
export async function pullImage(input: PullImageInput): Promise<void> {
  requireInput(input, { hostName: 'name', runtimeId: 'uuid' });
  const { hostName, runtimeId, image, order } = input;
  if (!isRecord(image)) throw ApplicationFailure.nonRetryable('pullImage is started with an image', 'InvalidInput');
  const host = addressIn(input);
  const agent = hostCalls(host, { deadlineMs, pauseMaxMs: 60_000, summary: `fetch ${image.name} on ${hostName}` });
  try {
    await agent.pullImage({ ...on(host, order), runtimeId, image });
  } catch (error) {
    throw ApplicationFailure.nonRetryable(detailOf(error), 'HostRefused');
  }
}
