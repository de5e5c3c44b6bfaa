// `secrets reencrypt`: the operator's way to encrypt stored secrets again at once.
import { WorkflowFailedError } from '@temporalio/client';
import * as z from 'zod';
import type { Config } from '../config.ts';
import { UserError } from '../domain/errors.ts';
import { commandLine, recordAudit } from '../store/core/audit.ts';
import { neededSecretKeys } from '../store/people/sealedRows.ts';
import { reencryptionStart } from '../temporal/reencryptionStarts.ts';
import { type Print, withDatabase, withTemporal } from './operatorCommands.ts';
import { resultOf } from './workflowResult.ts';

/** What the workflow `reencryption` says that it did. Which keys are still needed is read from the database. */
const reencrypted = z.object({
  keyId: z.string(),
  rewritten: z.record(z.string(), z.int()),
  unreadable: z.record(z.string(), z.int()),
});

const waitMs = 120_000;

export function secretsReencryptCommand(config: Config, print: Print): Promise<void> {
  return withTemporal(config, async (client) => {
    const handle = await withDatabase(config, async (db) => {
      await recordAudit(db, { ...commandLine, action: 'secrets.reencrypt', target: 'secrets' });
      return client.workflow.start('reencryption', { ...reencryptionStart, args: [] });
    });
    const result = await client
      .withDeadline(Date.now() + waitMs, async () => handle.result())
      .catch((error: Error) => {
        const why = error instanceof WorkflowFailedError ? (error.cause?.message ?? error.message) : 'it takes longer';
        throw new UserError(
          `The re-encryption has not ended (${why}): the workflow ${reencryptionStart.workflowId} in the Temporal UI shows how far it is, and what it waits for. It goes on by itself.`,
          { cause: error },
        );
      });
    const { keyId, rewritten, unreadable } = resultOf(reencrypted, result, reencryptionStart.workflowId);
    const neededKeys = await withDatabase(config, neededSecretKeys);
    print(`encrypted again under the secret key "${keyId}":`);
    for (const [column, count] of Object.entries(rewritten)) print(`  ${column}: ${count}`);
    for (const [reason, count] of Object.entries(unreadable)) print(`  ${count} cannot be read: ${reason}`);
    print(`secret keys still needed: ${neededKeys.join(', ')}; others can be removed an hour from now`);
    if (Object.keys(unreadable).length > 0)
      throw new UserError(
        'Some secrets could not be read. They are as they were: mend what is said above, and run this again.',
      );
  });
}
