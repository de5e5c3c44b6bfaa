/**
 * What an account's owners are told by email, written with what it is about. An API with a mail server sends it at least
 * once; without one, nothing waits for it, and it is forgotten.
 */
import { storableJson } from '../../lib/text.ts';
import { execute, type Queryable, sql } from './db.ts';

export interface Notice {
  subject: string;
  text: string;
}

/** As long as a mail server is tried. */
const keptDays = 4;

export async function addNotice(tx: Queryable, customerId: string, { subject, text }: Notice): Promise<void> {
  await execute(tx)`
    INSERT INTO letters (customer_id, notice) VALUES (${customerId}::uuid, ${storableJson({ subject, text })}::jsonb)`;
}

/** Removes notices that no mail server took in time. Returns how many. */
export function forgetNotices(db: Queryable): Promise<number> {
  return execute(db)(sql`
    DELETE FROM letters WHERE notice IS NOT NULL AND created_at < clock_timestamp() - make_interval(days => ${keptDays})`);
}
