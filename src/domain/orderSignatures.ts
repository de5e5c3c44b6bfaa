/** Verifies what the control plane signed for hosts: orders, and the documents by which one key names the next. */
import { calculateJwkThumbprint, compactVerify, decodeProtectedHeader } from 'jose';
import {
  keyChangesHeader,
  keyChangesKept,
  keyChangeType,
  type OrderClaims,
  orderAudience,
  orderLength,
  orderType,
} from './hostOrder.ts';

export interface KnownKey {
  kid: string;
  /** The public part, in base64url. */
  x: string;
}

export interface VerifiedOrder {
  claims: OrderClaims;
  /** Those that were known, with those that the order's documents add behind them. */
  keys: KnownKey[];
}

/** Null unless one of the keys signed it, or one that they lead to. */
export async function verifiedOrder(order: unknown, publicKeys: readonly string[]): Promise<VerifiedOrder | null> {
  if (typeof order !== 'string' || order.length > orderLength) return null;
  const keys = await followChanges(changesIn(order), await withThumbprints(publicKeys));
  const claims = await payloadOf<OrderClaims>(order, orderType, keys);
  return claims && { claims, keys };
}

async function followChanges(changes: readonly string[], known: readonly KnownKey[]): Promise<KnownKey[]> {
  const keys = [...known];
  for (const change of changes) {
    const said = await payloadOf<{ aud: unknown; next: unknown }>(change, keyChangeType, keys);
    if (said?.aud !== orderAudience || typeof said.next !== 'string') continue;
    const [next] = await withThumbprints([said.next]);
    if (next && !keys.some(({ kid }) => kid === next.kid)) keys.push(next);
  }
  return keys;
}

/** Null unless it is signed, for this purpose, with one of the keys. */
async function payloadOf<T>(document: string, type: string, keys: readonly KnownKey[]): Promise<T | null> {
  try {
    const { payload, protectedHeader } = await compactVerify(
      document,
      ({ kid }) => {
        const { x } = keys.find((key) => key.kid === kid)!;
        return { kty: 'OKP', crv: 'Ed25519', x };
      },
      { algorithms: ['EdDSA'] },
    );
    return protectedHeader.typ === type ? (JSON.parse(Buffer.from(payload).toString('utf8')) as T) : null;
  } catch {
    return null;
  }
}

function changesIn(order: string): string[] {
  try {
    const changes = decodeProtectedHeader(order)[keyChangesHeader];
    return Array.isArray(changes) ? changes.slice(-keyChangesKept).filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function withThumbprints(publicKeys: readonly string[]): Promise<KnownKey[]> {
  return Promise.all(
    publicKeys.map(async (x) => ({ x, kid: await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x }) })),
  );
}
