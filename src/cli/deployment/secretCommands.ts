// `secrets reencrypt` encrypts stored secrets again at once; `secrets abandon` ends the wait for lost secret keys.
import { WorkflowFailedError } from '@temporalio/client';
import * as z from 'zod';
import { type SealedColumn, sealedColumns } from '../../domain/sealedColumns.ts';
import { UserError } from '../../lib/errors.ts';
import { ensureSecretKeys, hasSecretKeys, keyRingOf, lostDataKeys } from '../../secrets/firstKey.ts';
import { ordersOf } from '../../secrets/orderKeys.ts';
import { publishKeys } from '../../secrets/publishedKeys.ts';
import { readAuditKeys } from '../../secrets/secretKeys.ts';
import type { Config } from '../../settings/config.ts';
import { commandLine, recordAudit } from '../../store/core/audit.ts';
import { transaction } from '../../store/core/db.ts';
import { abandonSecrets, countSecretsOf, neededSecretKeys } from '../../store/people/sealedRows.ts';
import { reencryptionStart } from '../../temporal/reencryptionStarts.ts';
import { auditAs, auditReason, notDone, type Print, withDatabase, withTemporal } from '../operatorCommands.ts';
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
          `The re-encryption has not ended (${why}): the workflow ${reencryptionStart.workflowId} in the Temporal ` +
            'UI shows how far it is, and what it waits for. It goes on by itself.',
          { cause: error },
        );
      });
    const { keyId, rewritten, unreadable } = resultOf(reencrypted, result, reencryptionStart.workflowId);
    const neededKeys = await withDatabase(config, async (db) => {
      await publishKeys(db, await readAuditKeys(config));
      return neededSecretKeys(db);
    });
    print(`encrypted again under the secret key "${keyId}":`);
    for (const [column, count] of Object.entries(rewritten)) print(`  ${column}: ${count}`);
    for (const [reason, count] of Object.entries(unreadable)) print(`  ${count} cannot be read: ${reason}`);
    print('bills and checkpoints that a removed key signed are verified with its public key, which stays published');
    print(`secret keys still needed: ${neededKeys.join(', ')}; others can be removed an hour from now`);
    if (Object.keys(unreadable).length > 0)
      throw new UserError(
        'Some secrets could not be read. They are as they were: mend what is said above, and run this again.',
      );
  });
}

const lost: Readonly<Record<SealedColumn, string>> = {
  'identity_integrations.client_secret_sealed': "clients' secrets of sign-in, to be entered again",
  'setup_links.client_secret_sealed': 'unfinished set-ups of sign-in, to be done again',
  'letters.sealed': 'emails that wait, which are not sent',
  'webhook_secrets.sealed': 'secrets of webhooks, to be rotated',
  'order_keys.sealed': 'keys of orders to hosts, which have to learn a new one',
};
const alsoLost = 'whether bills and the audit log are as a lost key signed them, unless AUDIT_KEYS were set';

/**
 * `secrets abandon`: for secret keys that are lost for good. Deletes what only they could read, and makes a new key of
 * orders if that was among it. Until `--yes`, it says what would be lost.
 */
export function secretsAbandonCommand(
  config: Config,
  { reason, yes = false }: { reason?: string; yes?: boolean },
  print: Print,
): Promise<number> {
  return withDatabase(config, async (db) => {
    const said = yes ? auditReason(reason) : '';
    await hasSecretKeys(config);
    const dataKeys = await lostDataKeys(db, keyRingOf(config, print));
    if (dataKeys.length === 0)
      throw new UserError('Every secret key that the database needs is here: nothing is lost.');
    for (const { why } of dataKeys) print(why);
    const ids = dataKeys.map(({ id }) => id);
    const isDone = await transaction(db, async (tx) => {
      const counts = await countSecretsOf(tx, ids);
      for (const column of sealedColumns) if (counts[column] > 0) print(`  ${counts[column]} ${lost[column]}`);
      print(`  ${alsoLost}`);
      if (!yes) return false;
      await abandonSecrets(tx, ids);
      const keys = [...new Set(dataKeys.map(({ keyId }) => keyId))];
      const details = { keys: keys.join(', '), secrets: Object.values(counts).reduce((sum, each) => sum + each) };
      await recordAudit(tx, { ...auditAs('secrets.abandon', 'secrets'), reason: said, details });
      return true;
    });
    if (!isDone) return notDone(print);
    await ensureSecretKeys(config, db);
    print(
      `abandoned. Start the API and the workers again ("npm start" goes on by itself), then give each host the key of orders:`,
    );
    print(`  hosts key NAME --orders ${await ordersOf(db, config).publicKey()}`);
    print('or, where the agents have this data folder: hosts enroll --all');
    print('or, where the root key is in a file, so that hosts need nothing: hosts order-root FILE --rotate');
    return 0;
  });
}
