/** What a machine says that the service cannot go on with. */
import { stalledText } from '../../domain/reasons.ts';
import { type Database, transaction } from '../core/db.ts';
import { lockMachine } from './sql/lockMachine.ts';
import { writeMachine } from './sql/writeMachine.ts';

/**
 * Tells the customer, in the machine's message, that its workflow does not go on. No workflow can write that, so this has
 * no fence: it changes nothing but the message, and keeps one that names a failure. The next step clears it.
 */
export function noteStalled(db: Database, uid: string): Promise<void> {
  return transaction(db, async (tx) => {
    const row = await lockMachine(tx, { uid });
    if (!row || row.failureCode !== null || row.failureMessage === stalledText) return;
    await writeMachine(tx, row, { failureMessage: stalledText });
  });
}
