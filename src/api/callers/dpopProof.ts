/** Proofs that a client holds the key to which its session is bound (DPoP, RFC 9449). */
import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { calculateJwkThumbprint, compactVerify, importJWK, type JWK } from 'jose';
import { readStrictObject } from '../../http/strictJson.ts';
import { KeyedBatches } from '../../lib/keyedBatches.ts';
import { type UsedProof, useProofs } from '../../store/accounts/usedProofs.ts';
import type { Database } from '../../store/core/db.ts';

/** Elliptic curves only: their keys are short, and a large RSA key would make each check expensive. */
export const proofAlgorithms = ['ES256', 'ES384', 'ES512', 'Ed25519', 'EdDSA'] as const;

/** How old a proof may be, and how far ahead the client's clock, in seconds. */
export const proofWindow = { age: 60, ahead: 30 } as const;
const lengthLimit = 4_096;
const jtiLimit = 256;

/** Why a proof was refused, for the client's developer. It contains nothing of the proof. */
export class ProofRefusal extends Error {}

export interface ProofTarget {
  method: string;
  /** The address of the request as its client knows it. */
  url: string;
  /** The token that is sent along; null at the token endpoint. */
  token: string | null;
}

export interface DpopProofs {
  /**
   * Returns the thumbprint of the key that signed the request's only proof, and uses it up; null without a proof. Throws
   * ProofRefusal. With `key`, a proof by another key is refused, and not used up.
   */
  check(request: Request, target: ProofTarget, key?: string): Promise<string | null>;
}

export function openDpopProofs(db: Database): DpopProofs {
  const uses = new KeyedBatches<UsedProof, boolean>((proofs) => useProofs(db, proofs), {
    atOnce: 2,
    timeoutMs: 250,
    items: 200,
  });
  return {
    async check(request, target, key) {
      const proof = onlyProof(request);
      if (proof === null) return null;
      const { thumbprint, jti, issuedAt } = await readProof(proof, target, Math.floor(Date.now() / 1_000));
      if (key !== undefined && key !== thumbprint)
        throw new ProofRefusal('the proof is of another key than the session');
      const digest = createHash('sha256').update(`${thumbprint}.${jti}`).digest();
      // Kept for as long as any replica, by its own clock, could accept it.
      const expiresAt = new Date((issuedAt + proofWindow.age + 2 * proofWindow.ahead) * 1_000);
      if (!(await uses.run('', { digest, expiresAt }))) throw new ProofRefusal('the proof was used before');
      return thumbprint;
    },
  };
}

/** Reads the raw headers, because Node joins several into one. */
function onlyProof({ rawHeaders }: Request): string | null {
  const proofs = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]!.toLowerCase() === 'dpop');
  if (proofs.length > 1) throw new ProofRefusal('the request has more than one DPoP header');
  return proofs[0] ?? null;
}

/** Checks everything of a proof except whether it was used before (RFC 9449, section 4.3). */
export async function readProof(
  proof: string,
  { method, url, token }: ProofTarget,
  now: number,
): Promise<{ thumbprint: string; jti: string; issuedAt: number }> {
  if (proof.length > lengthLimit || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(proof))
    throw new ProofRefusal(`the proof must be one JWT of at most ${lengthLimit} characters`);
  const [header, claims] = proof.split('.').slice(0, 2).map(objectOf) as [Json, Json];
  if (header['typ'] !== 'dpop+jwt') throw new ProofRefusal('the proof must have the type dpop+jwt');
  if (header['crit'] !== undefined) throw new ProofRefusal('the proof must have no critical extensions');
  const algorithm = proofAlgorithms.find((each) => each === header['alg']);
  if (!algorithm) throw new ProofRefusal(`the proof must be signed with one of ${proofAlgorithms.join(', ')}`);
  const jwk = publicKey(header['jwk']);
  try {
    await compactVerify(proof, await importJWK(jwk, algorithm), { algorithms: [algorithm] });
  } catch {
    throw new ProofRefusal('the signature of the proof does not verify with the key in its header');
  }
  const { jti, htm, htu, iat, ath } = claims;
  if (typeof jti !== 'string' || jti === '' || jti.length > jtiLimit)
    throw new ProofRefusal(`jti must be a text of 1 to ${jtiLimit} characters`);
  if (htm !== method) throw new ProofRefusal('htm must be the method of the request');
  if (typeof htu !== 'string' || plainUrl(htu) === null || plainUrl(htu) !== plainUrl(url))
    throw new ProofRefusal(`htu must be the address of the request, ${plainUrl(url)}`);
  if (typeof iat !== 'number' || !Number.isInteger(iat))
    throw new ProofRefusal('iat must be a whole number of seconds');
  if (iat < now - proofWindow.age || iat > now + proofWindow.ahead)
    throw new ProofRefusal(`iat must be the present time; this service's is ${now}`);
  if (token !== null && ath !== createHash('sha256').update(token).digest('base64url'))
    throw new ProofRefusal('ath must be the base64url of the SHA-256 of the access token');
  return { thumbprint: await calculateJwkThumbprint(jwk, 'sha256'), jti, issuedAt: iat };
}

type Json = Record<string, unknown>;

function objectOf(part: string): Json {
  try {
    return readStrictObject(Buffer.from(part, 'base64url'), { maximumDepth: 4, finiteNumbers: true });
  } catch {
    throw new ProofRefusal('the header and the claims of the proof must be JSON objects');
  }
}

/** A public key and nothing else: neither a private one, nor a symmetric one that anyone could have signed with. */
function publicKey(jwk: unknown): JWK {
  if (typeof jwk !== 'object' || jwk === null || Array.isArray(jwk))
    throw new ProofRefusal('the proof must have the public key as jwk in its header');
  const { kty, crv, x, y, ...others } = jwk as Json;
  if (['d', 'k', 'p', 'q', 'dp', 'dq', 'qi', 'oth'].some((name) => name in others))
    throw new ProofRefusal('the jwk of the proof must be a public key: this one has secret members');
  const isCurve = (kty === 'EC' && typeof y === 'string') || kty === 'OKP';
  if (!isCurve || typeof crv !== 'string' || typeof x !== 'string')
    throw new ProofRefusal('the jwk of the proof must be a public key of an elliptic curve');
  return { kty, crv, x, ...(kty === 'EC' && { y: y as string }) } as JWK;
}

/** Without query and fragment, in the one spelling of the URL standard. Null for anything but http(s). */
function plainUrl(text: string): string | null {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return null;
  const { origin, pathname } = new URL(text);
  return origin + pathname;
}
