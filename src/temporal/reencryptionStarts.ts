/** Starts the workflow `reencryption`: for an operator, and when the secret key in use is another one. */
import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import { controlPlaneQueue } from '../domain/names.ts';
import type { Database } from '../store/core/db.ts';
import { hasStaleSecrets } from '../store/people/sealedRows.ts';
import { watching } from './until.ts';

/** A start while one runs joins it. */
export const reencryptionStart = {
  workflowId: 'reencryption',
  taskQueue: controlPlaneQueue,
  workflowIdConflictPolicy: 'USE_EXISTING',
  staticSummary: 'encrypts stored secrets again',
} as const;

interface Watched {
  client: Client;
  db: Database;
  secrets: { presentId(): Promise<string> };
  /** Publishes what verifies signatures of the keys, if these changed: a key that is not needed any more may be removed. */
  publish(): Promise<void>;
  log: Logger;
  everyMs: number;
}

/** Checks the key in use now and from time to time. Returns how to end that. */
export function watchSecretKeys({ client, db, secrets, publish, log, everyMs }: Watched): () => Promise<void> {
  /** The key for which everything was encrypted again, or is. */
  let settledFor = '';

  async function look(): Promise<void> {
    // The key is read first: one that came after `publish` read the keys is not published, and waits for the next look.
    const keyId = await secrets.presentId();
    await publish();
    if (keyId !== settledFor && (await hasStaleSecrets(db, keyId))) {
      await client.workflow.start('reencryption', { ...reencryptionStart, args: [] });
      log.info({ keyId }, 'stored secrets are encrypted again');
    }
    settledFor = keyId;
  }

  return watching(look, {
    everyMs,
    trouble: 'whether keys have to be published, or secrets encrypted again, is unknown',
    log,
  });
}
