/** How the customer's people sign in: its state, and links for setting it up. */
import * as z from 'zod';
import { ApiError } from '../../http/apiError.ts';
import { hasControlCharacters, hasHiddenCharacters, plainText } from '../../lib/text.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import { auditChange, madeBy } from '../../store/core/audit.ts';
import {
  createSetupLink,
  findIntegration,
  type Integration,
  integrationStatuses,
  lockIntegration,
  setupIntents,
  switchIntegration,
} from '../../store/people/identityIntegrations.ts';
import { boundsOfRole, requireAtMost } from '../operations/credentialBounds.ts';
import { changeBy } from '../operations/granting.ts';
import { timestamp, unprocessable } from '../operations/operation.ts';
import { setupUrl } from './handedOutUrls.ts';
import { operation } from './peopleServices.ts';

const identityStatus = z
  .strictObject({
    has_identity_integration: z.boolean().describe('Whether sign-in is set up'),
    provider: z.enum(['oidc', '']).describe('The kind of provider; empty without one'),
    integration_status: z.enum(integrationStatuses).describe('The state of sign-in'),
    allowed_email_domains: z.array(z.string()).describe('The domains that addresses of people may have'),
  })
  .meta({ id: 'IdentitySetupStatus' });

export const setupLinkAnswer = z
  .strictObject({
    url: z.url().describe('The link, which works once'),
    expires_at: timestamp,
    identity_integration_id: z.uuid().describe('The set-up of sign-in'),
    intent: z.enum(setupIntents).describe('The purpose of the link'),
    provider: z.literal('oidc').describe('The kind of provider'),
  })
  .meta({ id: 'IdentitySetupLink' });

/** Counted as people count characters, without the surrounding white space. */
const reason = z
  .string()
  .max(8_000)
  .trim()
  .refine((text) => [...text].length >= 8 && [...text].length <= 1_000, 'must have 8 to 1000 characters')
  .refine((text) => !hasHiddenCharacters(text), 'must not contain characters that are not seen or turn the direction')
  .meta({ minLength: 8, maxLength: 1_000, pattern: plainText, description: 'Why, for the audit log' });

/** Whether a text is an absolute URL at one of the origins, in plain form: browsers and parsers all read it alike. */
function isReturnUrl(text: string, origins: readonly string[]): boolean {
  if (text.length > 2_000 || !/^https?:\/\/[^\s\\@]+$/i.test(text) || hasControlCharacters(text) || !URL.canParse(text))
    return false;
  const url = new URL(text);
  return url.username === '' && url.password === '' && origins.includes(url.origin);
}

export const identitySetupOperations = [
  operation({
    at: 'GET /identity',
    operationId: 'getIdentitySetup',
    summary: 'Whether and how the customer’s people can sign in',
    scope: 'admin:read',
    reach: 'account',
    answer: identityStatus,
    async handle({ services: { db }, caller }) {
      const integration = await findIntegration(db, caller.customerId);
      return render(integration);
    },
  }),
  operation({
    at: 'PATCH /identity',
    operationId: 'switchIdentityIntegration',
    summary:
      'Disables or enables sign-in for people; existing sessions stay valid until they expire. ' +
      'Enabling requires an owner’s scopes and, if a reason was given for disabling, a person',
    scope: 'admin:write',
    reach: 'account',
    failures: [409],
    body: z
      .strictObject({
        status: z.enum(['active', 'disabled']),
        reason: reason.optional(),
      })
      .meta({ id: 'SwitchIdentityIntegration' }),
    answer: identityStatus,
    async handle({ services: { db }, caller, requestId, body, requireMatch }) {
      const change = changeBy(caller, requestId, body.reason);
      // Everybody who signs in is let in again, owners included.
      if (body.status === 'active') await requireAtMost(db, caller, [boundsOfRole('owner', null)]);
      const switched = await switchIntegration(db, change, body.status, (found) => {
        requireMatch(render(found));
        if (body.status === 'active') requireMayLift(caller, found);
      });
      if (!switched) throw intentConflict(false);
      return render(switched);
    },
  }),
  operation({
    at: 'POST /identity-setup-link',
    operationId: 'createIdentitySetupLink',
    summary:
      'Creates a one-time setup link, valid for an hour, that replaces earlier links; requires an owner’s scopes',
    scope: 'admin:write',
    reach: 'account',
    status: 201,
    failures: [409],
    body: z
      .strictObject({
        intent: z.enum(setupIntents).describe('The purpose of the link'),
        reason: reason.optional(),
        return_url: z
          .string()
          .meta({ format: 'uri', maxLength: 2_000, description: 'Where the browser goes once sign-in is set up' })
          .optional(),
      })
      .meta({ id: 'CreateIdentitySetupLink' }),
    answer: setupLinkAnswer,
    async handle({ services: { db, people, publicUrl }, caller, requestId, body, transact, setHeader }) {
      const { intent, return_url: returnUrl = null } = body;
      const change = changeBy(caller, requestId, body.reason);
      // A new provider rebinds people by email address: a person who names it can become any of them, including the owners.
      await requireAtMost(db, caller, [boundsOfRole('owner', null)]);
      if (returnUrl !== null && !isReturnUrl(returnUrl, people.returnOrigins))
        throw unprocessable([
          {
            pointer: '/return_url',
            code: 'not_allowed',
            detail: `must be an absolute address at ${people.returnOrigins.join(' or ')}`,
          },
        ]);
      setHeader('cache-control', 'no-store');
      return transact(async (tx) => {
        const integration = await lockIntegration(tx, caller.customerId);
        requireMayLift(caller, integration);
        // Sign-in that is in error or switched off can be set up again, under either intent.
        if (intent === 'setup' ? integration?.status === 'active' : !integration?.settings)
          throw intentConflict(intent === 'setup');
        const made = await createSetupLink(tx, {
          customerId: caller.customerId,
          intent,
          returnUrl,
          maker: madeBy(caller),
        });
        await auditChange(tx, change, 'identity-setup-link.create', made.integrationId, { intent });
        return {
          url: setupUrl(publicUrl, made.token),
          expires_at: made.expiresAt,
          identity_integration_id: made.integrationId,
          intent,
          provider: 'oidc' as const,
        };
      });
    },
  }),
];

/** A stop with a reason is not undone by whatever program holds a key. Throws ApiError 403. */
function requireMayLift({ actorType }: Caller, integration: Integration | null): void {
  if (integration?.stoppedFor != null && actorType !== 'human')
    throw new ApiError(
      'person_required',
      'sign-in was disabled for a reason (see the audit event identity-integration.disable), ' +
        'so only a person can enable it. Sign in as an owner, or have the operator run "sign-in allow"',
    );
}

function render(integration: Integration | null): z.output<typeof identityStatus> {
  return {
    has_identity_integration: integration?.status === 'active',
    provider: integration ? 'oidc' : '',
    integration_status: integration?.status ?? 'not_configured',
    allowed_email_domains: integration?.settings?.emailDomains ?? [],
  };
}

function intentConflict(isActive: boolean): ApiError {
  return isActive
    ? new ApiError('already_configured', 'sign-in is already set up: use the intent "reconfigure"')
    : new ApiError('not_configured', 'sign-in is not set up yet: use the intent "setup"');
}
