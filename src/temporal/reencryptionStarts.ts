/** Starts the workflow `reencryption`: for an operator, and when the secret key in use is another one. */
import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import { controlPlaneQueue } from '../domain/names.ts';
import type { Database } from '../store/core/db.ts';
import { hasStaleSecrets } from '../store/people/sealedRows.ts';

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
  log: Logger;
  everyMs: number;
}

/** Checks the key in use now and from time to time. Returns how to end that. */
export function watchSecretKeys({ client, db, secrets, log, everyMs }: Watched): () => Promise<void> {
  /** The key for which everything was encrypted again, or is. */
  let settledFor = '';
  let trouble = '';

  async function look(): Promise<void> {
    try {
      const keyId = await secrets.presentId();
      if (keyId !== settledFor && (await hasStaleSecrets(db, keyId))) {
        await client.workflow.start('reencryption', { ...reencryptionStart, args: [] });
        log.info({ keyId }, 'stored secrets are encrypted again');
      }
      settledFor = keyId;
      trouble = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== trouble) log.warn({ reason: message }, 'whether secrets have to be encrypted again is unknown');
      trouble = message;
    }
  }

  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
