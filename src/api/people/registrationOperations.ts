/** Registration: the holder of a one-time code gets an account, or one more key for an existing account. */
import * as z from 'zod';
import type { Registered } from '../../store/people/registrations.ts';
import { scopeName } from '../operations/granting.ts';
import { accountSummary, tenantSummary, timestamp } from '../operations/operation.ts';
import { label } from '../operations/plainText.ts';
import { shownBy } from '../operations/rows.ts';
import { emailAddress } from './emailAddress.ts';
import { endpointsOf, invitationUrl, setupUrl } from './handedOutUrls.ts';
import { setupLinkAnswer } from './identitySetupOperations.ts';
import { operation } from './peopleServices.ts';
import { redeem } from './redeemRegistration.ts';

export const contactSchema = z
  .strictObject({
    email: emailAddress,
    name: label(200).describe("The person's name"),
    company: label(200).optional().describe("The person's company"),
    phone: z
      .string()
      .regex(/^\+?[0-9 ()./-]{3,40}$/, 'must be a telephone number')
      .optional()
      .meta({ description: "The person's telephone number", example: '+49 30 1234567' }),
  })
  .meta({ id: 'RegistrationContact' });

const firstKey = z
  .strictObject({
    id: z.uuid(),
    name: z.string().describe('The name of the key'),
    secret: z.string(),
    scopes: z.array(scopeName),
    created_at: timestamp,
    expires_at: timestamp,
  })
  .describe('The first key of the account; its secret is shown only here');

const registration = z
  .strictObject({
    status: z.literal('registered'),
    account: accountSummary,
    api_key: firstKey,
    tenant: tenantSummary.describe('The first tenant of the account'),
    next_steps: z
      .array(
        z.strictObject({
          id: z.string(),
          title: z.string().describe('The step in a few words'),
          description: z.string().describe('The purpose of the step'),
          url: z.string().describe('Where the step is done or described'),
        }),
      )
      .describe('What to do next, in this order'),
    endpoints: z
      .strictObject({
        api: z.string().describe('The address of the API'),
        compute: z.string().describe('The address of the compute API'),
        token: z.string().describe('Where sessions are issued'),
        openapi: z.string().describe('The address of this document'),
        kubeconfig: z.string().describe('The address of a kubeconfig for the account'),
      })
      .describe('The addresses of the service'),
    account_setup_url: z.string().nullable().describe('Where the first owner accepts their invitation'),
    identity_setup: setupLinkAnswer.nullable().describe('The link with which sign-in is set up'),
  })
  .meta({ id: 'Registration' });

export const registrationOperations = [
  operation({
    at: 'POST /registrations',
    operationId: 'register',
    summary: 'Redeems a registration code; only this response contains the key’s secret',
    scope: 'none',
    reach: 'caller',
    status: 201,
    failures: [409],
    body: z
      .strictObject({
        code: z.string().min(1).max(200).describe('The registration code that an operator gave'),
        contact: contactSchema,
      })
      .meta({ id: 'RegistrationRequest' }),
    answer: registration,
    handle({ services, address, source, requestId, body, transact, setHeader }) {
      setHeader('cache-control', 'no-store');
      return redeem(services, { ...body, requestId, address, source }, (work) =>
        transact(async (tx) => renderRegistration(services.publicUrl, await work(tx))),
      );
    },
  }),
];

function renderRegistration(
  publicUrl: string,
  { account, tenant, key, secret, opened }: Registered,
): z.output<typeof registration> {
  const endpoints = endpointsOf(publicUrl);
  const accountSetupUrl = opened?.invitationToken ? invitationUrl(publicUrl, opened.invitationToken) : null;
  const identitySetup = opened && {
    url: setupUrl(publicUrl, opened.setup.token),
    expires_at: opened.setup.expiresAt,
    identity_integration_id: opened.setup.integrationId,
    intent: 'setup' as const,
    provider: 'oidc' as const,
  };
  return {
    status: 'registered',
    account: shownBy(accountSummary, account),
    api_key: shownBy(firstKey, { ...key, secret }),
    tenant: shownBy(tenantSummary, tenant),
    next_steps: [
      {
        id: 'get_session',
        title: 'Exchange the key for a session',
        description:
          'Keep the key’s secret: it is not shown again. POST it to this address with grant_type client_credentials.',
        url: endpoints.token,
      },
      {
        id: 'get_kubeconfig',
        title: 'Point kubectl at your namespace',
        description: 'With a session, this URL returns a kubeconfig without secrets.',
        url: endpoints.kubeconfig,
      },
      ...(identitySetup
        ? [
            {
              id: 'set_up_sign_in',
              title: 'Set up sign-in for your people',
              description: 'Connect your OpenID Connect provider; the link works once, for an hour.',
              url: identitySetup.url,
            },
          ]
        : []),
      ...(accountSetupUrl
        ? [
            {
              id: 'sign_in',
              title: 'Sign in as the first owner',
              description: 'Once sign-in is set up, accept the ownership of the account here.',
              url: accountSetupUrl,
            },
          ]
        : []),
    ],
    endpoints,
    account_setup_url: accountSetupUrl,
    identity_setup: identitySetup,
  };
}
