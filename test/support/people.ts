import { randomUUID } from 'node:crypto';
import { type Role, rightsOf } from '../../src/domain/roles.ts';
import { mintSession } from '../../src/store/accounts/sessions.ts';
import type { Database } from '../../src/store/core/db.ts';
import type { TestTenant } from './apiServer.ts';

/** An active person with a role in the account, or in the tenant alone, and their session there. */
export async function makePerson(
  db: Database,
  { customerId, tenantId }: Pick<TestTenant, 'customerId' | 'tenantId'>,
  role: Role,
  { inTenant = false, name = 'x' } = {},
): Promise<{ id: string; token: string }> {
  const email = `${name}-${randomUUID()}@example.com`;
  const { id } = await db.customerUser.create({
    data: { customerId, email, displayName: name, roleSlug: role, status: 'active', ...(inTenant && { tenantId }) },
  });
  const rights = rightsOf([{ roleSlug: role, tenantId: inTenant ? tenantId : null }]);
  const actor = { customerId, tenantId, actorType: 'human' as const, actorId: id };
  return { id, token: (await mintSession(db, { ...actor, ...rights, ttlSeconds: 3_600 }))!.token };
}
