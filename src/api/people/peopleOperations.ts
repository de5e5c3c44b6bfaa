/** The people of the account. */
import * as z from 'zod';
import { roles, scopesOfRole } from '../../domain/roles.ts';
import { ApiError } from '../../http/apiError.ts';
import { endMade } from '../../store/people/made.ts';
import { changeRole, findUser, listUsers, removeUser, type UserRow } from '../../store/people/people.ts';
import { boundsOfRole, requireAtMost } from '../operations/credentialBounds.ts';
import { changeBy, placeOf, requireScopesOf } from '../operations/granting.ts';
import { madeList, madeQuery, whatWasMade } from '../operations/makers.ts';
import { noSuch, operation, timestamp } from '../operations/operation.ts';
import { list } from '../operations/operationLists.ts';
import { shownBy } from '../operations/rows.ts';

const personOf = (params: Readonly<Record<string, string>>) => ({
  type: 'human' as const,
  id: params['id']!.toLowerCase(),
});

const shownUser = {
  id: z.uuid(),
  email: z.string(),
  display_name: z.string(),
  role_slug: z.enum(roles),
  tenant_id: z.uuid().nullable(),
  status: z.enum(['invited', 'active', 'removed']),
  created_at: timestamp,
  last_sign_in_at: timestamp.nullable().describe('When the person signed in last; null if never'),
};
const user = z.strictObject(shownUser).meta({ id: 'CustomerUser' });
const removedUser = z.strictObject({ ...shownUser, made: madeList }).meta({ id: 'RemovedCustomerUser' });

export const peopleOperations = [
  list({
    at: 'GET /customer-users',
    operationId: 'listCustomerUsers',
    summary: 'People with a role in the account or one of its tenants, and those who are invited, newest first',
    reach: 'either',
    id: 'CustomerUserList',
    field: 'customer_users',
    about: 'The people of the account, newest first',
    item: user,
    read: ({ services, caller: { customerId }, confinedTo }, page) =>
      listUsers(services.db, { customerId, confinedTo }, page),
    render,
  }),
  operation({
    at: 'GET /customer-users/{id}',
    operationId: 'getCustomerUser',
    summary: 'One person of the account, or one who is invited',
    scope: 'admin:read',
    reach: 'either',
    answer: user,
    async handle({ services: { db }, caller: { customerId }, confinedTo, params }) {
      const found = await findUser(db, { customerId, confinedTo }, params['id']!);
      if (!found) throw noSuch('user');
      return render(found);
    },
  }),
  operation({
    at: 'DELETE /customer-users/{id}',
    operationId: 'removeCustomerUser',
    summary:
      'Removes a user, with their sessions, invitation, and keys, and returns what else they made; ' +
      '`made=end` ends that, too. The last owner cannot be removed',
    scope: 'admin:write',
    reach: 'either',
    failures: [409],
    query: z.strictObject(madeQuery),
    answer: removedUser,
    async handle({ services: { db }, caller, confinedTo, requestId, params, query, requireMatch }) {
      const change = changeBy(caller, requestId);
      const removed = await removeUser(db, { ...change, confinedTo }, params['id']!, {
        permit: (found) => {
          requireScopesOf(caller, 'a person', scopesOfRole[found.roleSlug], placeOf(found));
          requireMatch(render(found));
        },
        afterwards: (tx) => (query.made ? endMade(tx, change, personOf(params)) : Promise.resolve()),
      });
      const shown = render(present(removed, 'be removed'));
      return { ...shown, made: await whatWasMade(db, caller.customerId, personOf(params)) };
    },
  }),
  operation({
    at: 'PATCH /customer-users/{id}',
    operationId: 'changeCustomerUserRole',
    summary:
      'Gives a user another role where they have one. Ends their sessions there, ' +
      'and the keys they made that may do more. The last owner keeps the role',
    scope: 'admin:write',
    reach: 'either',
    failures: [409],
    body: z.strictObject({ role_slug: z.enum(roles) }).meta({ id: 'ChangeCustomerUserRole' }),
    immutable: ['id', 'email', 'display_name', 'tenant_id', 'status', 'created_at', 'last_sign_in_at'],
    answer: user,
    async handle({ services: { db }, caller, confinedTo, requestId, params, body: { role_slug: role }, requireMatch }) {
      const change = { ...changeBy(caller, requestId), confinedTo };
      const changed = await changeRole(db, change, { id: params['id']!, role }, async (found, tx) => {
        requireScopesOf(caller, 'the role of a person', scopesOfRole[found.roleSlug], placeOf(found));
        requireMatch(render(found));
        const before = boundsOfRole(found.roleSlug, found.tenantId);
        await requireAtMost(tx, caller, [boundsOfRole(role, found.tenantId)], { before });
      });
      return render(present(changed, 'get another role'));
    },
  }),
];

function present(found: UserRow | 'absent' | 'last owner', what: string): UserRow {
  if (found === 'absent') throw noSuch('user');
  if (found === 'last owner')
    throw new ApiError('last_owner', `the last owner cannot ${what}: invite another one first`);
  return found;
}

function render(row: UserRow) {
  return shownBy(user, row);
}
