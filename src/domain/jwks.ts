/** The public keys with which anyone verifies bills and the audit log's checkpoints, as a JWKS (RFC 7517). */
import * as z from 'zod';
import { keyIdOf, publicKeyOf, type SigningPurpose, signingPurposes, type VerifyingKey } from './auditProof.ts';

export const publishedKeysPath = '/.well-known/jwks.json';

const seconds = z.int().min(0);
const publishedKey = z.object({
  kty: z.literal('OKP').describe('The type of the key (RFC 8037)'),
  crv: z.literal('Ed25519').describe('Its curve'),
  x: z.string().describe('The public key, in base64url'),
  kid: z.string().describe('`key_id` of what it signed'),
  use: z.literal('sig').describe('It verifies signatures'),
  alg: z.literal('EdDSA').describe('The algorithm of its signatures'),
  purpose: z.enum(signingPurposes).describe('What it signs'),
  iat: seconds.describe('When it was first published, in epoch seconds'),
  exp: seconds.optional().describe('It verifies nothing with a later time, in epoch seconds; absent while in use'),
});
export type PublishedKey = z.infer<typeof publishedKey>;
export const publishedKeySet = z.object({ keys: z.array(publishedKey).describe('Keys in use, and those that were') });

/** The keys of a set, without those that a later release may add; null for what is no set. */
export function asKeySet(document: unknown): PublishedKey[] | null {
  const set = z.object({ keys: z.array(z.unknown()) }).safeParse(document).data;
  const keys = set?.keys.flatMap((each) => publishedKey.safeParse(each).data ?? []);
  return keys?.filter(isNamed) ?? null;
}

/** Whether its id is its own. */
function isNamed({ kid, x }: PublishedKey): boolean {
  try {
    return kid === keyIdOf(publicKeyOf(x));
  } catch {
    return false;
  }
}

/** Those of one purpose, as signatures are checked with them. */
export function keysFor(purpose: SigningPurpose, keys: readonly PublishedKey[]): VerifyingKey[] {
  return keys
    .filter((each) => each.purpose === purpose)
    .map(({ kid, x, exp }) => ({ id: kid, publicKey: publicKeyOf(x), ...(exp !== undefined && { endsAt: exp }) }));
}
