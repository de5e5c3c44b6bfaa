import { type ApiKeyRow, findApiKeyById } from '../../store/accounts/apiKeys.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import type { Queryable } from '../../store/core/db.ts';

/** The key whose session makes a request; null for other actors. What it makes is bound as it is itself. */
export async function makingKey(
  db: Queryable,
  { actorType, actorId: id, customerId }: Caller,
): Promise<ApiKeyRow | null> {
  return actorType === 'api-key' ? findApiKeyById(db, { id, customerId }) : null;
}
