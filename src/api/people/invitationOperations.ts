/** Invitations for teammates. */
import * as z from 'zod';
import { roles, scopesOfRole } from '../../domain/roles.ts';
import { ApiError } from '../../http/apiError.ts';
import { isAdmitted } from '../../store/accounts/admissionLeases.ts';
import { auditChange, madeBy } from '../../store/core/audit.ts';
import { findIntegration } from '../../store/people/identityIntegrations.ts';
import {
  type InvitationRow,
  invitationDays,
  invitationStatuses,
  inviteUser,
  listInvitations,
  revokeInvitation,
} from '../../store/people/people.ts';
import { boundsOfRole, requireAtMost } from '../operations/credentialBounds.ts';
import { changeBy, placeOf, requireScopesOf } from '../operations/granting.ts';
import { maker, makerOfRow } from '../operations/makers.ts';
import { noSuch, timestamp, unprocessable } from '../operations/operation.ts';
import { list } from '../operations/operationLists.ts';
import { label } from '../operations/plainText.ts';
import { shownBy } from '../operations/rows.ts';
import { domainOf, emailAddress } from './emailAddress.ts';
import { invitationUrl } from './handedOutUrls.ts';
import type { PeopleServices } from './peopleServices.ts';
import { operation } from './peopleServices.ts';

const invitation = z
  .strictObject({
    customer_id: z.uuid(),
    customer_user_id: z.uuid().describe('The person'),
    email: z.string(),
    status: z.enum(invitationStatuses),
    accept_invitation_url: z
      .url()
      .optional()
      .describe('Where the person accepts the invitation; the link works once, for a week'),
  })
  .meta({ id: 'TeammateInvitation' });

const listedInvitation = z
  .strictObject({
    id: z.uuid(),
    customer_user_id: z.uuid().describe('The person'),
    email: z.string(),
    display_name: z.string(),
    role_slug: z.enum(roles),
    tenant_id: z.uuid().nullable(),
    status: z.enum(invitationStatuses),
    made_by: maker.describe('Who invited the person'),
    created_at: timestamp,
    expires_at: timestamp,
  })
  .meta({ id: 'Invitation' });

export const invitationOperations = [
  operation({
    at: 'POST /customer-users/invite',
    operationId: 'inviteTeammate',
    summary:
      'Invites a person to the account, or to one tenant of it; the role may not include scopes that the caller lacks there',
    scope: 'admin:write',
    reach: 'either',
    status: 201,
    failures: [409],
    body: z
      .strictObject({
        email: emailAddress,
        display_name: label(200),
        role_slug: z.enum(roles),
        tenant_id: z.guid().optional(),
      })
      .meta({ id: 'InviteTeammate' }),
    answer: invitation,
    async handle({
      services,
      caller,
      requestId,
      confinedTo,
      body: { email, display_name: displayName, role_slug: role, tenant_id: asked },
      transact,
      setHeader,
    }) {
      const { db, people, publicUrl } = services;
      const { customerId } = caller;
      const change = changeBy(caller, requestId);
      if (!(await isAdmitted(db, customerId)))
        throw new ApiError(
          'runtime_admission_pending',
          'the account waits for its admission: GET /v1/admin/account says for what its tenants wait',
          { headers: { 'retry-after': '5' } },
        );
      const tenantId = asked?.toLowerCase() ?? null;
      if (tenantId !== null && !(await isVisibleTenant(services, { customerId, tenantId, confinedTo })))
        throw noSuch('tenant');
      if (tenantId === null && confinedTo !== null)
        throw new ApiError(
          'scope_not_held',
          `this session may invite to its own tenant only: send tenant_id ${confinedTo}`,
        );
      await requireAtMost(db, caller, [boundsOfRole(role, tenantId)]);
      await requireKnownDomain(services, customerId, email);
      // Before anything that depends on who the address belongs to.
      await people.invitations.take(customerId, email);
      const post = await people.mail.prepare();
      setHeader('cache-control', 'no-store');
      const made = await transact(async (tx) => {
        const invited = await inviteUser(tx, { customerId, tenantId, email, displayName, role, maker: madeBy(caller) });
        if (typeof invited === 'string') throw inviteConflict(invited);
        await auditChange(tx, change, 'invitation.create', invited.user.id, {
          email,
          role_slug: role,
          ...(tenantId && { tenant_id: tenantId }),
        });
        const address = invitationUrl(publicUrl, invited.token);
        await post(
          tx,
          { customerId, invitationId: invited.invitationId },
          {
            to: email,
            subject: 'You are invited to compute-service',
            text: invitationText(address),
          },
        );
        return {
          customer_id: customerId,
          customer_user_id: invited.user.id,
          email,
          status: 'pending' as const,
          accept_invitation_url: address,
        };
      });
      people.mail.hurry();
      return made;
    },
  }),
  list({
    at: 'GET /invitations',
    operationId: 'listInvitations',
    summary: 'Lists invitations, newest first; an invitation’s URL is returned only on creation',
    reach: 'either',
    id: 'InvitationList',
    field: 'invitations',
    about: 'The invitations, newest first',
    item: listedInvitation,
    read: ({ services, caller: { customerId }, confinedTo }, page) =>
      listInvitations(services.db, { customerId, confinedTo }, page),
    render,
  }),
  operation({
    at: 'DELETE /invitations/{id}',
    operationId: 'revokeInvitation',
    summary: 'Revokes a pending invitation; returns it unchanged if it has expired or been revoked',
    scope: 'admin:write',
    reach: 'either',
    failures: [409],
    answer: listedInvitation,
    async handle({ services: { db }, caller, confinedTo, requestId, params }) {
      const change = { ...changeBy(caller, requestId), confinedTo };
      const row = await revokeInvitation(db, change, params['id']!, ({ user }) =>
        requireScopesOf(caller, 'an invitation', scopesOfRole[user.roleSlug], placeOf(user)),
      );
      if (!row) throw noSuch('invitation');
      if (row.status === 'accepted')
        throw new ApiError('invitation_accepted', 'the invitation was accepted: remove the user instead');
      return render(row);
    },
  }),
];

async function isVisibleTenant(
  { db }: PeopleServices,
  { customerId, tenantId, confinedTo }: { customerId: string; tenantId: string; confinedTo: string | null },
): Promise<boolean> {
  if (confinedTo !== null) return tenantId === confinedTo;
  return (await db.tenant.count({ where: { id: tenantId, customerId } })) > 0;
}

/** Someone from another domain could be invited but could never sign in. */
async function requireKnownDomain({ db }: PeopleServices, customerId: string, email: string): Promise<void> {
  const domains = (await findIntegration(db, customerId))?.settings?.emailDomains ?? [];
  if (domains.length > 0 && !domains.includes(domainOf(email)))
    throw unprocessable([
      { pointer: '/email', code: 'foreign_domain', detail: `must be of the account’s domains: ${domains.join(', ')}` },
    ]);
}

function inviteConflict(outcome: 'active' | 'pending' | 'full'): ApiError {
  if (outcome === 'active') return new ApiError('user_exists', 'the account has a user with this address');
  if (outcome === 'pending') return new ApiError('invitation_pending', 'this address is already invited');
  return new ApiError('limit_reached', 'the account has the maximum number of users');
}

/** Contains no text that anyone else wrote, so that our email cannot carry theirs. */
function invitationText(url: string): string {
  return (
    'You are invited to join an account of compute-service.\n\nAccept the invitation here, ' +
    `within ${invitationDays} days:\n${url}\n\nIf you expected no invitation, ignore this email.\n`
  );
}

function render({ user, ...row }: InvitationRow) {
  return shownBy(listedInvitation, { ...user, ...row }, { customer_user_id: user.id, made_by: makerOfRow(row) });
}
