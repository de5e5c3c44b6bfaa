/** What a thief of a key of orders can do, and for how long. docs/security.md names these tests. */
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CompactSign, calculateJwkThumbprint, decodeProtectedHeader } from 'jose';
import { hostsOrderKeyCommand, hostsOrderRootCommand } from '../../src/cli/fleet/hostKeyCommands.ts';
import {
  keyDocumentHeader,
  keyDocumentType,
  type OrderClaims,
  orderAudience,
  orderType,
} from '../../src/domain/hostOrder.ts';
import { placeOfOrderKey } from '../../src/domain/sealedColumns.ts';
import { OrderBook, ordersFile, pinnedRoot } from '../../src/drivers/agent/orderBook.ts';
import { type Orders, ordersOf, type RootKey } from '../../src/secrets/orderKeys.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { secretBoxOf, testSecretKeys } from '../support/secrets.ts';

let postgres: TestPostgres;
let db: Database;
let config: Config;
let folder: string;
let orders: Orders;
let book: OrderBook;
const runtimeId = 'c2bc2c65-2d9a-4b1c-8e57-5e63b3b1a111';

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());
beforeEach(async () => {
  const url = await postgres.createDatabase();
  db = openDatabase(url, { poolSize: 2 });
  folder = await mkdtemp(path.join(tmpdir(), 'order-root-'));
  config = readConfig({ DATABASE_URL: url, SECRET_KEYS: testSecretKeys, DATA_DIR: folder });
  orders = ordersOf(db, config);
  await mkdir(path.join(folder, 'identities'));
  await writeFile(ordersFile(folder, 'h1'), pinnedRoot({ root: await orders.publicKey(), version: 0 }));
  book = new OrderBook(folder, 'h1');
});
afterEach(async () => {
  await db.$disconnect();
  await rm(folder, { recursive: true, force: true });
});

const run = { runtimeId, acts: ['run'] as const };
const pinned = async () => JSON.parse(await readFile(ordersFile(folder, 'h1'), 'utf8'));
const sign = async (number: number) => (await orders.sign({ hostName: 'h1', runtimeId, act: 'run', number }))!;
const follows = (order: unknown) =>
  book.follow(order, run).then(
    () => true,
    () => false,
  );
const rotate = () => hostsOrderKeyCommand(config, { rotate: true }, () => {});
const take = (file: string) => hostsOrderRootCommand(config, file, {}, () => {});
const rotateWith = (file: string) => hostsOrderRootCommand(config, file, { rotate: true }, () => {});

/** What a thief of the key in use has: its private part, and the document that names it. */
async function steal(): Promise<{ key: RootKey; document: string }> {
  const row = await db.orderKey.findFirstOrThrow({ where: { NOT: { change: null } }, orderBy: { createdAt: 'desc' } });
  const text = await secretBoxOf(db, { configured: testSecretKeys }).open(row.sealed, placeOfOrderKey(row.id));
  return { key: { x: row.publicKey, d: JSON.parse(text!).d }, document: row.change! };
}

async function signedWith({ x, d }: RootKey, typ: string, payload: object, header: object = {}): Promise<string> {
  const kid = await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x });
  return new CompactSign(Buffer.from(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'EdDSA', typ, kid, ...header })
    .sign(createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', x, d }, format: 'jwk' }));
}
const claims = (num: number | null): OrderClaims => ({
  ...{ aud: orderAudience, host: 'h1', run: runtimeId, act: 'run', num, iat: Math.floor(Date.now() / 1_000) },
});

test('a stolen key gives no order once the next one was used, and names no key of the thief', async () => {
  const stolen = await steal();
  const forged = (num: number) =>
    signedWith(stolen.key, orderType, claims(num), { [keyDocumentHeader]: stolen.document });
  expect(await follows(await forged(1))).toBe(true);
  const before = await pinned();

  const mine = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }) as RootKey;
  const named = { aud: orderAudience, key: mine.x, version: before.version + 9_000, after: 0 };
  for (const signer of [stolen.key, mine]) {
    const document = await signedWith(signer, keyDocumentType, named);
    const planted = await signedWith(mine, orderType, claims(2), { [keyDocumentHeader]: document });
    expect(await follows(planted)).toBe(false);
  }
  expect(await pinned()).toEqual(before);

  await rotate();
  orders = ordersOf(db, config);
  expect(await follows(await sign(3))).toBe(true);
  expect(await follows(await forged(4))).toBe(false);
  expect(await pinned()).toMatchObject({ root: before.root });
});

test('an order of a stolen key with the highest number blocks nothing after the next rotation', async () => {
  const stolen = await steal();
  const highest = await signedWith(stolen.key, orderType, claims(Number.MAX_SAFE_INTEGER), {
    [keyDocumentHeader]: stolen.document,
  });
  expect(await follows(highest)).toBe(true);
  expect(await follows(await sign(5))).toBe(false);
  await rotate();
  orders = ordersOf(db, config);
  expect(await follows(await sign(6))).toBe(true);
  expect(await follows(highest)).toBe(false);
  // Also after a restart of the agent.
  book = new OrderBook(folder, 'h1');
  expect(await follows(highest)).toBe(false);
  expect(await follows(await sign(5))).toBe(false);
  expect(await follows(await sign(6))).toBe(true);
});

test('for the control plane, a former key verifies orders up to the number at which it was followed', async () => {
  const stolen = await steal();
  await db.$executeRaw`SELECT setval('placements_order_number_seq', 100)`;
  const made = await sign(100);
  await rotate();
  orders = ordersOf(db, config);
  expect(await orders.verified(made)).toMatchObject({ num: 100 });
  for (const num of [101, Number.MAX_SAFE_INTEGER, null]) {
    const forged = await signedWith(stolen.key, orderType, claims(num), { [keyDocumentHeader]: stolen.document });
    expect(await orders.verified(forged)).toBeNull();
  }
  expect(await orders.verified(await sign(101))).toMatchObject({ num: 101 });
});

test('the root key is taken offline once; from then on a rotation needs its file, and agents need nothing', async () => {
  const file = path.join(folder, 'root.jwk');
  const root = await orders.publicKey();
  await take(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await db.orderKey.count({ where: { change: null } })).toBe(0);
  expect(await db.auditEvent.count({ where: { action: 'order-root.take' } })).toBe(1);
  expect(await follows(await sign(1))).toBe(true);
  await expect(take(`${file}2`)).rejects.toThrow('is not here');
  await expect(rotate()).rejects.toThrow('hosts order-root FILE --rotate');
  await writeFile(
    path.join(folder, 'other.jwk'),
    JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })),
  );
  await expect(rotateWith(path.join(folder, 'other.jwk'))).rejects.toThrow('another root key');
  await expect(rotateWith(ordersFile(folder, 'h1'))).rejects.toThrow('is not a root key');

  const before = decodeProtectedHeader(await sign(2)).kid;
  await rotateWith(file);
  orders = ordersOf(db, config);
  const order = await sign(3);
  expect(decodeProtectedHeader(order).kid).not.toBe(before);
  expect(await follows(order)).toBe(true);
  expect(await orders.publicKey()).toBe(root);
  expect(await db.orderKey.count({ where: { change: null } })).toBe(0);
});

test('a file that is there is no place for the root key, which stays where it is', async () => {
  const file = path.join(folder, 'there');
  await writeFile(file, 'mine');
  await expect(take(file)).rejects.toThrow('name a new file');
  expect(await readFile(file, 'utf8')).toBe('mine');
  await rotate();
  expect(await db.orderKey.count()).toBe(3);
});

test('with the root key in a file, keys of orders that were lost are made again, and agents follow', async () => {
  const file = path.join(folder, 'root.jwk');
  await take(file);
  expect(await follows(await sign(1))).toBe(true);
  await db.orderKey.deleteMany();
  // A worker that signs meanwhile makes a root of its own, which agents refuse.
  orders = ordersOf(db, config);
  const another = await orders.publicKey();
  expect(await follows(await sign(2))).toBe(false);
  await rotateWith(file);
  orders = ordersOf(db, config);
  expect(await orders.publicKey()).not.toBe(another);
  expect(await follows(await sign(3))).toBe(true);
  // The one that was made meanwhile is gone, and the file's is not stored.
  expect(await db.orderKey.count({ where: { change: null } })).toBe(0);
});

test('a key of orders of a former release stops nothing', async () => {
  const before = await db.orderKey.findFirstOrThrow();
  const seal = await secretBoxOf(db, { configured: testSecretKeys }).sealer();
  const sealed = seal('a raw private part', placeOfOrderKey(before.id));
  await db.orderKey.update({ where: { id: before.id }, data: { sealed } });
  orders = ordersOf(db, config);
  expect(await sign(1)).toEqual(expect.any(String));
});
