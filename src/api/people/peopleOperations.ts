/** The people of the account. */
import * as z from 'zod';
import { roles, scopesOfRole } from '../../domain/roles.ts';
import { ApiError } from '../../http/apiError.ts';
import { changeRole, listUsers, removeUser, type UserRow } from '../../store/people/people.ts';
import { changeBy, placeOf, requireOwnScopes, requireScopesOf } from '../operations/granting.ts';
import { operation, timestamp } from '../operations/operation.ts';
import { listQuery, nextCursor, readPage } from '../operations/operationLists.ts';

const user = z
  .strictObject({
    id: z.uuid(),
    email: z.string(),
    display_name: z.string(),
    role_slug: z.enum(roles),
    tenant_id: z.uuid().nullable(),
    status: z.enum(['invited', 'active', 'removed']),
    created_at: timestamp,
    last_sign_in_at: timestamp.nullable().describe('When the person signed in last; null if never'),
  })
  .meta({ id: 'CustomerUser' });

export const peopleOperations = [
  operation({
    method: 'get',
    path: '/customer-users',
    operationId: 'listCustomerUsers',
    summary: 'People with a role in the account or one of its tenants, and those who are invited, newest first',
    scope: 'admin:read',
    reach: 'either',
    query: z.strictObject(listQuery),
    answer: z
      .strictObject({
        customer_users: z.array(user).describe('The people of the account, newest first'),
        next_cursor: nextCursor,
      })
      .meta({ id: 'CustomerUserList' }),
    async handle({ services: { db, cursors }, caller, confinedTo, query }) {
      const question = ['customer-users', confinedTo];
      const page = await readPage({ cursors, caller, question }, query, (at) =>
        listUsers(db, { customerId: caller.customerId, confinedTo }, at),
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
    reach: 'either',
    failures: [409],
    answer: user,
    async handle({ services: { db }, caller, confinedTo, requestId, params }) {
      const change = { ...changeBy(caller, requestId), confinedTo };
      const removed = await removeUser(db, change, params['id']!, (found) =>
        requireScopesOf(caller, 'a person', scopesOfRole[found.roleSlug], placeOf(found)),
      );
      return render(present(removed, 'be removed'));
    },
  }),
  operation({
    method: 'patch',
    path: '/customer-users/{id}',
    operationId: 'changeCustomerUserRole',
    summary:
      'Gives a user another role where they have one: ends their sessions there, and the keys they made that may do more; the last owner keeps the role',
    scope: 'admin:write',
    reach: 'either',
    failures: [409],
    body: z.strictObject({ role_slug: z.enum(roles) }).meta({ id: 'ChangeCustomerUserRole' }),
    immutable: ['id', 'email', 'display_name', 'tenant_id', 'status', 'created_at', 'last_sign_in_at'],
    answer: user,
    async handle({ services: { db }, caller, confinedTo, requestId, params, body: { role_slug: role } }) {
      const change = { ...changeBy(caller, requestId), confinedTo };
      const changed = await changeRole(db, change, { id: params['id']!, role }, (found) => {
        requireScopesOf(caller, 'the role of a person', scopesOfRole[found.roleSlug], placeOf(found));
        requireOwnScopes(caller, scopesOfRole[role], placeOf(found));
      });
      return render(present(changed, 'get another role'));
    },
  }),
];

function present(found: UserRow | 'absent' | 'last owner', what: string): UserRow {
  if (found === 'absent') throw new ApiError('NotFound', 'there is no such user');
  if (found === 'last owner')
    throw new ApiError('last_owner', `the last owner cannot ${what}: invite another one first`);
  return found;
}

function render(row: UserRow) {
  return {
    id: row.id,
    email: row.email,
    display_name: row.displayName,
    role_slug: row.roleSlug,
    tenant_id: row.tenantId,
    status: row.status,
    created_at: row.createdAt,
    last_sign_in_at: row.lastSignInAt,
  };
}
