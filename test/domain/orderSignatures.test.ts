/** A signature of the control plane's keys counts for the purpose that its header names, and for no other. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { CompactSign, calculateJwkThumbprint } from 'jose';
import { keyDocumentHeader, keyDocumentType, orderAudience, orderType } from '../../src/domain/hostOrder.ts';
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
let [root, key, thief] = [] as unknown as [Key, Key, Key];
beforeAll(async () => {
  [root, key, thief] = [await makeKey(), await makeKey(), await makeKey()];
});

interface Given {
  by?: Key;
  named?: Key;
  signer?: Key;
  version?: unknown;
  aud?: unknown;
  type?: string;
  typ?: string | undefined;
}

/** Verifies an order by `by` with a document of `signer` that names `named`, for who has seen version 5. */
async function verified({ by = key, named = key, signer = root, version = 5, aud = orderAudience, ...types }: Given) {
  const { type = keyDocumentType, typ = orderType } = types;
  const document = await signed(signer, { aud, key: named.x, version, after: 0 }, { typ: type });
  const header = { typ: 'typ' in types ? types.typ : typ, [keyDocumentHeader]: document };
  return verifiedOrder(await signed(by, claims, header), { root: root.x, version: 5 });
}

test('an order counts by a key that the root names, of this version or a later one', async () => {
  for (const version of [5, 6])
    expect(await verified({ version })).toMatchObject({ claims, document: { version, key: key.x } });
});

test.each<[string, () => Given]>([
  ['a key that the root does not name', () => ({ by: thief })],
  ['the root itself', () => ({ by: root })],
  ['a key that a key of orders names', () => ({ by: thief, named: thief, signer: key })],
  ['a key that names itself', () => ({ signer: key })],
  ['a former version', () => ({ version: 4 })],
  ['a version that is no number', () => ({ version: '9' })],
  ['a version beyond what can be counted', () => ({ version: 2 ** 53 })],
  ['a document to elsewhere', () => ({ aud: 'elsewhere' })],
  ['a document of another type', () => ({ type: orderType })],
  ['an order of another type', () => ({ typ: keyDocumentType })],
  ['an order without a type', () => ({ typ: undefined })],
  ['an order of a type in capitals', () => ({ typ: orderType.toUpperCase() })],
])('none by %s', async (_what, given) => {
  expect(await verified(given())).toBeNull();
});

test('none without a document, and none that is no text', async () => {
  for (const order of [await signed(key, claims, { typ: orderType }), null, 7, 'x', 'x'.repeat(5_000)])
    expect(await verifiedOrder(order, { root: root.x, version: 0 })).toBeNull();
});
