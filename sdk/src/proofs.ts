/** Proofs that the sender of a request has the key to which its session is bound (DPoP, RFC 9449). */

/** What a proof is of. */
export interface ProvedRequest {
  method: string;
  /** With its origin. */
  url: string;
  /** The session's, if the request carries one. */
  token?: string;
}

/** Returns the proof of one request: each is used once. */
export type Prover = (request: ProvedRequest) => Promise<string>;

/** A private key for ES256 as a JWK, such as `crypto.subtle.exportKey('jwk', …)` returns. */
export interface ProofKey {
  kty?: string | undefined;
  crv?: string | undefined;
  x?: string | undefined;
  y?: string | undefined;
  d?: string | undefined;
}

const curve = { name: 'ECDSA', namedCurve: 'P-256' };

/** Makes a key for `proofsOf`. Keep it as you keep a credential: without it, the sessions that it binds are useless. */
export async function makeProofKey(): Promise<ProofKey> {
  const { privateKey } = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey('jwk', privateKey);
  return { kty, crv, x, y, d };
}

/** Throws if it is not a private key for ES256. */
export async function proofsOf({ kty, crv, x, y, d }: ProofKey): Promise<Prover> {
  const jwk = { kty, crv, x, y };
  if (!d) throw new TypeError('a proof key is private: its member "d" is missing');
  // A JWK's type has another name in each platform's types.
  const key = await crypto.subtle.importKey('jwk', { ...jwk, d } as never, curve, false, ['sign']);
  return async ({ method, url, token }) => {
    const { origin, pathname } = new URL(url);
    const claims = {
      jti: crypto.randomUUID(),
      htm: method,
      htu: origin + pathname,
      iat: Math.floor(Date.now() / 1_000),
      ...(token !== undefined && { ath: base64url(await crypto.subtle.digest('SHA-256', bytes(token))) }),
    };
    const content = [{ alg: 'ES256', typ: 'dpop+jwt', jwk }, claims].map((part) =>
      base64url(bytes(JSON.stringify(part))),
    );
    const signed = content.join('.');
    const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, bytes(signed));
    return `${signed}.${base64url(signature)}`;
  };
}

const bytes = (text: string) => new TextEncoder().encode(text);

function base64url(data: ArrayBuffer | Uint8Array): string {
  const text = String.fromCharCode(...new Uint8Array(data));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
