/** A signature of the control plane's key counts for the purpose that its header names, and for no other. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { CompactSign, calculateJwkThumbprint } from 'jose';
import { keyChangesHeader, keyChangeType, orderAudience, orderType } from '../../src/domain/hostOrder.ts';
import { verifiedOrder } from '../../src/domain/orderSignatures.ts';

interface Key {
  kid: string;
  x: string;
  key: KeyObject;
}

async function makeKey(): Promise<Key> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x } = publicKey.export({ format: 'jwk' }) as { x: string };
  return { x, key: privateKey, kid: await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x }) };
}

const signed = ({ key, kid }: Key, payload: object, header: Record<string, unknown>) =>
  new CompactSign(Buffer.from(JSON.stringify(payload))).setProtectedHeader({ alg: 'EdDSA', kid, ...header }).sign(key);

const claims = { aud: orderAudience, host: 'h1', run: 'r1', act: 'run', num: 7, iat: 1 };
let known: Key;
let next: Key;
beforeAll(async () => {
  [known, next] = [await makeKey(), await makeKey()];
});

test('an order is one by its type alone', async () => {
  const typed = async (typ: string | undefined) => verifiedOrder(await signed(known, claims, { typ }), [known.x]);
  expect(await typed(orderType)).toMatchObject({ claims, keys: [{ kid: known.kid }] });
  for (const typ of [undefined, keyChangeType, 'JWT', orderType.toUpperCase()]) expect(await typed(typ)).toBeNull();
});

test('a key is followed by a document of its own type alone, to this audience', async () => {
  const ordered = async (typ: string, aud: unknown = orderAudience) => {
    const change = await signed(known, { aud, next: next.x }, { typ });
    return verifiedOrder(await signed(next, claims, { typ: orderType, [keyChangesHeader]: [change] }), [known.x]);
  };
  expect(await ordered(keyChangeType)).toMatchObject({ claims, keys: [{ kid: known.kid }, { kid: next.kid }] });
  expect(await ordered(orderType)).toBeNull();
  expect(await ordered(keyChangeType, 'elsewhere')).toBeNull();
});
