/**
 * Verifies what the control plane signed for hosts. The root key, which may be kept offline, names the key that signs
 * orders, by a document with a version. An order carries that document along; its key names no other.
 */
import { calculateJwkThumbprint, compactVerify, decodeProtectedHeader } from 'jose';
import {
  type KeyDocument,
  keyDocumentHeader,
  keyDocumentType,
  type OrderClaims,
  orderAudience,
  orderLength,
  orderType,
} from './hostOrder.ts';

/** What a verifier knows: the public part of the root key, in base64url, and the newest version that it has seen. */
export interface OrderRoot {
  root: string;
  version: number;
}

export interface VerifiedOrder {
  claims: OrderClaims;
  document: KeyDocument;
}

/** Null unless a key signed it that the root names, in a document that is not older than the newest that was seen. */
export async function verifiedOrder(order: unknown, { root, version }: OrderRoot): Promise<VerifiedOrder | null> {
  if (typeof order !== 'string' || order.length > orderLength) return null;
  const document = await verifiedDocument(documentIn(order), root);
  if (!document || document.version < version) return null;
  const claims = await payloadOf<OrderClaims>(order, orderType, document.key);
  return claims && { claims, document };
}

/** What the root says of the key of orders; null for any other text. */
export async function verifiedDocument(document: unknown, root: string): Promise<KeyDocument | null> {
  const said = typeof document === 'string' ? await payloadOf<KeyDocument>(document, keyDocumentType, root) : null;
  const isOne = said?.aud === orderAudience && typeof said.key === 'string' && Number.isSafeInteger(said.version);
  return isOne ? said : null;
}

/** Null unless it is signed, for this purpose, with the key. */
async function payloadOf<T>(document: string, type: string, x: string): Promise<T | null> {
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x };
    const { payload, protectedHeader } = await compactVerify(document, jwk, { algorithms: ['EdDSA'] });
    const isOfKey = protectedHeader.kid === (await calculateJwkThumbprint(jwk));
    return isOfKey && protectedHeader.typ === type ? (JSON.parse(Buffer.from(payload).toString('utf8')) as T) : null;
  } catch {
    return null;
  }
}

function documentIn(order: string): unknown {
  try {
    return decodeProtectedHeader(order)[keyDocumentHeader];
  } catch {
    return null;
  }
}
