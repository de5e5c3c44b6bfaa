/** The people of the account. */
import * as z from 'zod';
import { roles, scopesOfRole } from '../../domain/roles.ts';
import { ApiError } from '../../http/apiError.ts';
import { listUsers, removeUser, type UserRow } from '../../store/people/people.ts';
import { changeBy, requireScopesOf } from '../operations/granting.ts';
import { operation, timestamp } from '../operations/operation.ts';
import { listQuery, nextCursor, readPage } from '../operations/operationLists.ts';

const user = z
  .strictObject({
    id: z.uuid(),
    email: z.string(),
    display_name: z.string(),
    role_slug: z.enum(roles),
    status: z.enum(['invited', 'active', 'removed']),
    created_at: timestamp,
    last_sign_in_at: timestamp.nullable(),
  })
  .meta({ id: 'CustomerUser' });

export const peopleOperations = [
  operation({
    method: 'get',
    path: '/customer-users',
    operationId: 'listCustomerUsers',
    summary: 'People of the account and those who are invited, newest first',
    scope: 'admin:read',
    query: z.strictObject(listQuery),
    answer: z.strictObject({ customer_users: z.array(user), next_cursor: nextCursor }).meta({ id: 'CustomerUserList' }),
    async handle({ services: { db, cursors }, caller, query }) {
      const page = await readPage({ cursors, caller, question: ['customer-users'] }, query, (at) =>
        listUsers(db, caller.customerId, at),
      );
      return { customer_users: page.rows.map(render), next_cursor: page.nextCursor };
    },
  }),
  operation({
    method: 'delete',
    path: '/customer-users/{id}',
    operationId: 'removeCustomerUser',
    summary: 'Removes a user, with their sessions and invitation; the last owner cannot be removed',
    scope: 'admin:write',
    failures: [409],
    answer: user,
    async handle({ services: { db }, caller, requestId, params }) {
      const removed = await removeUser(db, changeBy(caller, requestId), params['id']!, (found) =>
        requireScopesOf(caller, 'a person', scopesOfRole[found.roleSlug]),
      );
      if (removed === 'absent') throw new ApiError('NotFound', 'there is no such user');
      if (removed === 'last owner')
        throw new ApiError('last_owner', 'the last owner cannot be removed: invite another one first');
      return render(removed);
    },
  }),
];

function render(row: UserRow) {
  return {
    id: row.id,
    email: row.email,
    display_name: row.displayName,
    role_slug: row.roleSlug,
    status: row.status,
    created_at: row.createdAt,
    last_sign_in_at: row.lastSignInAt,
  };
}
