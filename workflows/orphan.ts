/** An operator gave up a machine that has no record: its host destroys it. */
import { ApplicationFailure, proxyActivities } from '@temporalio/workflow';
import type { RecoveryActivities } from '../activities/recovery.ts';
import type { HostAddress } from '../src/domain/names.ts';
import { hostCalls, on } from './activities.ts';
import { detailOf } from './failures.ts';
import { addressIn, requireInput } from './input.ts';

const record = proxyActivities<RecoveryActivities>({ startToCloseTimeout: '20s', retry: { maximumInterval: '10s' } });

export interface OrphanInput extends HostAddress {
  runtimeId: string;
}

/** Fails if a record now exists for the machine, or if its host does not show that it is gone. */
export async function destroyOrphan(input: OrphanInput): Promise<void> {
  requireInput(input, { hostName: 'name', runtimeId: 'uuid' });
  const { hostName, runtimeId } = input;
  const toDestroy = await record.orphanToDestroy({ runtimeId });
  if (!toDestroy)
    throw ApplicationFailure.nonRetryable(`${runtimeId} is no orphan that an operator gave up`, 'NotAnOrphan');
  const { order, ...runtime } = toDestroy;
  const host = addressIn(input);
  const agent = hostCalls(host, {
    deadlineMs: 90_000,
    pickUpMs: 30_000,
    maximumAttempts: 3,
    summary: `destroy an orphan on ${hostName}`,
  });
  let statement: string | undefined;
  try {
    await agent.stopMachine({ ...on(host, order), ...runtime });
    statement = (await agent.destroyMachine({ ...on(host, order), ...runtime }))?.statement;
  } catch (error) {
    throw ApplicationFailure.nonRetryable(`${hostName} did not destroy it: ${detailOf(error)}`, 'HostRefused');
  }
  await record.forgetOrphan({ runtimeId, statement });
}
