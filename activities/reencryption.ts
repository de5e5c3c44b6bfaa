/** Encrypts stored secrets again, batch by batch, with a data key under the secret key in use. */
import { heartbeat } from '@temporalio/activity';
import type { Logger } from 'pino';
import type { SealedColumn } from '../src/domain/sealedColumns.ts';
import { SecretKeyError } from '../src/domain/secretKeyError.ts';
import type { SecretBox } from '../src/secrets/secretBox.ts';
import type { Database } from '../src/store/core/db.ts';
import { replaceSealed, retireDataKeys, staleRows } from '../src/store/people/sealedRows.ts';

export interface ReencryptedBatch {
  rewritten: number;
  /** Rows that another write changed or removed meanwhile; the next pass looks at them again. */
  changed: number;
  /** How many rows cannot be read, by reason. They are left as they are. */
  unreadable: Record<string, number>;
  /** Where the next batch begins; null at the end of the column. */
  next: string | null;
}

const batch = 100;
const notItsOwn =
  'it was changed, copied from another row, or given up with its key: its secret has to be entered again';

export interface ReencryptionDependencies {
  db: Database;
  secrets: SecretBox;
  log: Logger;
}

export function createReencryptionActivities({ db, secrets, log }: ReencryptionDependencies) {
  return {
    makeDataKey: ({ dataKeyId }: { dataKeyId: string }): Promise<string> => secrets.makeDataKey(dataKeyId),

    /** Safe to repeat: what is done is not stale any more. */
    async reencryptBatch({
      column,
      dataKeyId,
      after,
    }: {
      column: SealedColumn;
      dataKeyId: string;
      after: string | null;
    }): Promise<ReencryptedBatch> {
      const seal = await secrets.sealerWith(dataKeyId);
      const rows = await staleRows(db, { column, dataKeyId, after, limit: batch });
      const result: ReencryptedBatch = { rewritten: 0, changed: 0, unreadable: {}, next: null };
      for (const { id, sealed, place } of rows) {
        heartbeat(id);
        const text = await secrets.open(sealed, place).catch((error: unknown) => {
          if (error instanceof SecretKeyError) return error;
          throw error;
        });
        if (typeof text !== 'string') {
          const reason = text === null ? notItsOwn : keyReason(text.message, place.row);
          log.error({ column, id, reason }, 'a stored secret cannot be encrypted again');
          result.unreadable[reason] = (result.unreadable[reason] ?? 0) + 1;
          continue;
        }
        const isReplaced = await replaceSealed(db, column, { id, sealed, renewed: seal(text, place) });
        if (isReplaced) result.rewritten++;
        else result.changed++;
      }
      return { ...result, next: rows.length === batch ? rows.at(-1)!.id : null };
    },

    /** Deletes data keys that nothing needs. Returns the ids of the secret keys that are still needed. */
    retireDataKeys: ({ dataKeyId }: { dataKeyId: string }): Promise<string[]> => retireDataKeys(db, dataKeyId),
  };
}

/** The same words for all rows with the same trouble. */
function keyReason(message: string, row: string): string {
  return message.replace(` of ${row}`, '');
}

export type ReencryptionActivities = ReturnType<typeof createReencryptionActivities>;
