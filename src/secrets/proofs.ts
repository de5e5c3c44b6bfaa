/**
 * What the control plane proves to itself: values that it leaves in Temporal, where others may write too, and reads back.
 * A proof is a compact JWS by HMAC with a key that a secret key wraps, and the wrapped key is in its header. So a proof
 * needs nothing from the database, which may be older than the proof, and access to Temporal alone makes none.
 */
import { randomBytes } from 'node:crypto';
import { CompactSign, compactVerify } from 'jose';
import { keyRingOf } from './firstKey.ts';
import type { KeyRing } from './secretBox.ts';
import type { SecretKeySettings } from './secretKeys.ts';

/** A proof for one purpose is none for another. */
export type ProofPurpose = 'high-water-mark';

export interface Proofs {
  /** Throws SecretKeyError while there is no usable secret key. */
  prove(purpose: ProofPurpose, claims: Readonly<Record<string, unknown>>): Promise<string>;
  /** Returns what was proved; null for anything else, whatever it is. */
  proved(purpose: ProofPurpose, proof: unknown): Promise<Readonly<Record<string, unknown>> | null>;
}

/** JWS header `typ`: no other document of this service is taken for a proof. */
const proofType = 'control-plane-proof+jws';
/** A proof has about 600 characters; a key behind a command may add more. */
const proofLength = 8_000;
/** Binds a wrapped key to proofs: that of a data key is none. */
const keyContext = 'proofs';
/** Keys kept in memory, unwrapped: each worker process has its own. */
const keptKeys = 100;
const ofCommand = 'command:';

interface ProofKey {
  keyId: string;
  wrapped: string;
  key: Buffer;
}

/** `audience`: what shares secret keys without sharing proofs. */
export function openProofs(ring: KeyRing, audience: string): Proofs {
  const unwrapped = new Map<string, Buffer>();
  let own: ProofKey | null = null;

  async function signingKey(): Promise<ProofKey> {
    if (own?.keyId === (await ring.presentId())) return own;
    const key = randomBytes(32);
    own = { ...(await ring.wrap(key, keyContext)), key };
    return own;
  }

  async function keyOf({ kid, wrapped }: Record<string, unknown>): Promise<Buffer> {
    if (typeof kid !== 'string' || typeof wrapped !== 'string') throw new Error('it names no key');
    const name = `${kid} ${wrapped}`;
    const known = unwrapped.get(name);
    if (known) return known;
    // A command is run for the key in use alone: a forged proof must not choose what it is asked for.
    if (kid.startsWith(ofCommand) && kid !== (await ring.presentId())) throw new Error('its key is not in use');
    const key = await ring.unwrap(wrapped, { keyId: kid, dataKeyId: keyContext });
    unwrapped.set(name, key);
    if (unwrapped.size > keptKeys) unwrapped.delete(unwrapped.keys().next().value!);
    return key;
  }

  return {
    async prove(purpose, claims) {
      const { keyId, wrapped, key } = await signingKey();
      return new CompactSign(Buffer.from(JSON.stringify({ ...claims, aud: audience, purpose })))
        .setProtectedHeader({ alg: 'HS256', typ: proofType, kid: keyId, wrapped })
        .sign(key);
    },
    async proved(purpose, proof) {
      if (typeof proof !== 'string' || proof.length > proofLength) return null;
      try {
        const { payload, protectedHeader } = await compactVerify(proof, (header) => keyOf({ ...header }), {
          algorithms: ['HS256'],
        });
        if (protectedHeader.typ !== proofType) return null;
        const claims = JSON.parse(Buffer.from(payload).toString('utf8')) as Record<string, unknown>;
        return claims['aud'] === audience && claims['purpose'] === purpose ? claims : null;
      } catch {
        return null;
      }
    },
  };
}

/** Proofs of a role or a command, with the secret keys that its settings name. */
export function proofsOf(
  settings: SecretKeySettings & { TEMPORAL_NAMESPACE: string },
  warn: (line: string) => void,
): Proofs {
  return openProofs(keyRingOf(settings, warn), `compute-service/${settings.TEMPORAL_NAMESPACE}`);
}
