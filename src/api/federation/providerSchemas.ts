/** Identity providers as clients send and read them. */
import * as z from 'zod';
import { jwksSourceTypes, trustStatuses } from '../../store/federation/identityProviders.ts';
import { timestamp } from '../operations/operation.ts';
import { label } from '../operations/plainText.ts';

const ofAudiences = 'The audiences (`aud`) of which a token must have one';
const audiences = z
  .array(z.string().min(1).max(512))
  .min(1)
  .max(20)
  .refine((list) => new Set(list).size === list.length, 'must not name an audience twice')
  .meta({ uniqueItems: true, description: ofAudiences });
const skew = z.number().int().min(0).max(300).describe('How far the clock of the issuer may be off');
export const ofTokenAge = 'How old (`iat`) a token may be; 0: as old as its `exp` allows';
export const tokenAge = z.number().int().min(0).max(2_592_000).describe(ofTokenAge);
const keySource = z.enum(jwksSourceTypes).describe('Where the keys of the issuer come from');
export const keyId = z.string().min(1).max(256).describe('The id of the key');
export const sessionCount = z.int().describe('How many sessions were ended');
export const providerId = z.uuid().describe('The provider');

/** Exactly the fields of an identity provider in the interface document. */
export const provider = z
  .strictObject({
    id: z.uuid(),
    customer_id: z.uuid(),
    display_name: z.string(),
    issuer: z.string().describe('The issuer (`iss`) of the tokens'),
    issuer_type: z.literal('oidc').describe('The kind of issuer, for warnings about its tokens'),
    jwks_source_type: keySource,
    jwks_uri: z.string().optional().describe('The address of the keys'),
    jwks_document_ref: z.string().optional().describe('The digest of the stored keys'),
    audiences: z.array(z.string()).describe(ofAudiences),
    allowed_clock_skew_seconds: z.int().describe('How far the clock of the issuer may be off'),
    status: z.enum(trustStatuses),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'IdentityProvider' });

const jwksDocument = z.record(z.string(), z.unknown()).describe('The keys themselves, with stored-jwks');
export const newProvider = z
  .strictObject({
    display_name: label(200),
    issuer: z.string().min(1).max(512).describe('The issuer (`iss`) of the tokens'),
    issuer_type: z.literal('oidc').optional().describe('The kind of issuer, for warnings about its tokens'),
    jwks_source_type: keySource,
    jwks_uri: z.string().min(1).max(512).optional().describe('The address of the keys'),
    jwks_document: jwksDocument.optional(),
    audiences,
    allowed_clock_skew_seconds: skew.default(60),
  })
  .meta({
    id: 'CreateIdentityProvider',
    example: {
      display_name: 'GitHub Actions',
      issuer: 'https://token.actions.githubusercontent.com',
      jwks_source_type: 'discovery',
      audiences: ['https://compute.example.com'],
    },
  });
export type NewProviderBody = z.infer<typeof newProvider>;

export const providerChanges = z
  .strictObject({
    display_name: label(200).optional(),
    audiences: audiences.optional(),
    allowed_clock_skew_seconds: skew.optional(),
    status: z.enum(trustStatuses).optional(),
  })
  .meta({ id: 'IdentityProviderChanges' });

export const step = z.strictObject({
  check: z.string().describe('What was checked'),
  result: z.enum(['passed', 'failed', 'warning']).describe('Whether the token passed'),
  expected: z.string().describe('What is accepted'),
  got: z.string().describe('What the token has'),
  hint: z.string().optional().describe('What to do'),
});

const warning = z.strictObject({
  code: z.string().describe('The kind of warning, for programs'),
  detail: z.string().describe('The risk and the remedy, for people'),
  principal_id: z.uuid().optional().describe('The principal that it is about'),
});
export const health = z
  .strictObject({
    provider_id: providerId,
    jwks_source_type: keySource,
    last_fetch_at: timestamp.nullable().describe('When the keys were fetched last'),
    last_success_at: timestamp.nullable().describe('When the keys could be fetched last'),
    last_error: z.string().nullable().describe('Why the keys could not be fetched last; null if they could'),
    key_ids: z.array(z.string()).describe('The ids of the keys that were fetched last'),
    max_token_age_seconds: z.int().describe(ofTokenAge),
    warnings: z.array(warning).describe('What to look at, although it works'),
  })
  .meta({ id: 'IdentityProviderHealth' });

export const storedKeys = z.strictObject({ jwks_document: jwksDocument }).meta({ id: 'StoredKeys' });
