/** Who made what gives access or receives data, and the end of all that one maker made. */
import * as z from 'zod';
import { scopesOfRole } from '../../domain/roles.ts';
import { lockCustomer } from '../../store/accounts/accounts.ts';
import { makerTypes } from '../../store/accounts/keyEnds.ts';
import { endMade, listMade } from '../../store/people/made.ts';
import { changeBy, requireOwnScopes } from '../operations/granting.ts';
import { made, madeList, renderMade, whatWasMade } from '../operations/makers.ts';
import { operation } from '../operations/operation.ts';
import { list } from '../operations/operationLists.ts';

export const madeOperations = [
  list({
    at: 'GET /made',
    operationId: 'listMade',
    summary:
      'Keys, providers, principals, webhooks, invitations, people, and setup links with what made them, ' +
      'newest first; of one maker also what that made in turn',
    reach: 'account',
    id: 'MadeList',
    field: 'made',
    about: 'Newest first',
    item: made,
    filters: {
      maker_type: z.enum(makerTypes).optional().describe('Only what was made by one of this type and id'),
      maker_id: z.string().max(200).optional().describe('Only what was made by one of this type and id'),
    },
    read: ({ services: { db }, caller, query: { maker_type: type, maker_id: id } }, page) =>
      listMade(db, caller.customerId, type && id !== undefined ? { type, id: id.toLowerCase() } : null, page),
    render: renderMade,
  }),
  operation({
    at: 'POST /made/end',
    operationId: 'endMade',
    summary:
      'Ends all that a maker made, and what that made in turn, in one transaction, and returns it; ' +
      'requires an owner’s scopes. The last owner stays',
    scope: 'admin:write',
    reach: 'account',
    body: z
      .strictObject({
        type: z.enum(makerTypes).describe('A person, a key, a registration, or an operator'),
        id: z.string().min(1).max(200),
      })
      .meta({ id: 'EndMade' }),
    answer: z.strictObject({ made: madeList }).meta({ id: 'EndedMade' }),
    handle({ caller, requestId, body: { type, id }, transact }) {
      const change = changeBy(caller, requestId);
      requireOwnScopes(caller, scopesOfRole.owner);
      const ended = { type, id: id.toLowerCase() };
      return transact(async (tx) => {
        await lockCustomer(tx, caller.customerId);
        await endMade(tx, change, ended);
        return { made: await whatWasMade(tx, caller.customerId, ended) };
      });
    },
  }),
];
