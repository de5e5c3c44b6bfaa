/** What is done without the secret keys of a database: nothing by accident, and after a loss what an operator says. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { secretsAbandonCommand } from '../../src/cli/deployment/secretCommands.ts';
import { enrollMissing, hostsOrderKeyCommand } from '../../src/cli/fleet/hostKeyCommands.ts';
import { placeOfEmail } from '../../src/domain/sealedColumns.ts';
import { ordersFile, rootIn } from '../../src/drivers/agent/orderBook.ts';
import { ensureSecretKeys, requireSecretKeys } from '../../src/secrets/firstKey.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { said } from '../support/commands.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { makeHost, makeTenant } from '../support/fixtures.ts';
import { makePerson } from '../support/people.ts';
import { secretBoxOf, secretKey } from '../support/secrets.ts';

let postgres: TestPostgres;
let db: Database;
let config: Config;
const keys = () => path.join(config.dataDir, 'secret-keys');
const aside = () => `${keys()}.aside`;
const reason = 'the disk with the keys burned';

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.createDatabase();
  config = readConfig({ DATABASE_URL: url, DATA_DIR: await mkdtemp(path.join(tmpdir(), 'lost-keys-')) });
  db = openDatabase(url, { poolSize: 4 });
  const tenant = await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  await enrollMissing(db, config);
  const { customerId } = tenant;
  const { id: customerUserId } = await makePerson(db, tenant, 'owner');
  const tokenDigest = new Uint8Array(32);
  const expiresAt = new Date(Date.now() + 3_600_000);
  const invitation = await db.invitation.create({ data: { customerId, customerUserId, tokenDigest, expiresAt } });
  const id = randomUUID();
  const seal = await secretBoxOf(db, { file: keys() }).sealer();
  const sealed = seal('{}', placeOfEmail(id));
  await db.outgoingEmail.create({ data: { id, customerId, invitationId: invitation.id, sealed } });
});
afterAll(async () => {
  await db?.$disconnect();
  await postgres?.stop();
  await rm(config.dataDir, { recursive: true, force: true });
});

const pinned = async () => [rootIn(await readFile(ordersFile(config.dataDir, 'h1'), 'utf8'))?.root];
const emailText = async () => {
  const { id, sealed } = await db.outgoingEmail.findFirstOrThrow();
  return secretBoxOf(db, { file: keys() }).open(sealed!, placeOfEmail(id));
};
const abandon = (options: { reason?: string; yes?: boolean } = {}) =>
  said((print) => secretsAbandonCommand(config, options, print));
const orderKey = async () => (await said((print) => hostsOrderKeyCommand(config, {}, print))).text;

test('while the keys are there, none is given up', async () => {
  expect(await emailText()).toBe('{}');
  await expect(abandon({ reason, yes: true })).rejects.toThrow('nothing is lost');
  expect(await pinned()).toEqual([await orderKey()]);
});

test('without them no start and no command makes another key, and the key is named', async () => {
  const [id] = (await readFile(keys(), 'utf8')).split(':');
  await rename(keys(), aside());
  for (const attempt of [() => ensureSecretKeys(config, db), () => enrollMissing(db, config), orderKey])
    await expect(attempt()).rejects.toThrow(`needs the secret key "${id}", which is neither in SECRET_KEYS`);
  await expect(readFile(keys())).rejects.toThrow('ENOENT');
});

test('an API with other keys does not start on this database, and its own key is named', async () => {
  const other = { ...config, SECRET_KEYS: secretKey('other', 9) };
  await expect(requireSecretKeys(other, db)).rejects.toThrow(/needs the secret key .*"secrets abandon" says/);
  const [, own] = (await readFile(aside(), 'utf8')).trim().split(':');
  const { keyId } = await db.dataKey.findFirstOrThrow();
  await requireSecretKeys({ ...config, SECRET_KEYS: `${keyId}:${own}` }, db);
  await expect(requireSecretKeys({ ...config, SECRET_KEYS: secretKey(keyId, 9) }, db)).rejects.toThrow(
    'another key of the same id',
  );
});

test('beside a damaged file of keys nothing is given up, because no key could be made', async () => {
  await writeFile(keys(), 'damaged');
  await expect(abandon({ reason, yes: true })).rejects.toThrow(/must be ID:KEY, .* see "secrets abandon"/);
  expect(await db.orderKey.count()).toBe(2);
  await rm(keys());
});

test('giving keys up lists first what is lost, and changes nothing without a reason and --yes', async () => {
  const { lines, text } = await abandon();
  expect(lines).toEqual(
    expect.arrayContaining([
      '  1 emails that wait, which are not sent',
      '  2 keys of orders to hosts, which have to learn a new one',
    ]),
  );
  expect(text).not.toContain('webhooks');
  await expect(abandon({ yes: true })).rejects.toThrow('--reason');
  expect(await db.outgoingEmail.count()).toBe(1);
  await rename(aside(), keys());
  const before = await pinned();
  expect(await orderKey()).toBe(before[0]);
  await rename(keys(), aside());
});

test('a new key is made with a new key of orders, which the agents of the folder learn; the audit log has the reason', async () => {
  const before = await pinned();
  const { text } = await abandon({ reason, yes: true });
  const made = await orderKey();
  expect(text).toContain(`hosts key NAME --orders ${made}`);
  expect(before).not.toContain(made);
  expect(await emailText()).toBeNull();
  await enrollMissing(db, config);
  expect(await pinned()).toEqual([made]);
  const [event] = await db.auditEvent.findMany({ where: { action: 'secrets.abandon' } });
  expect(event).toMatchObject({ reason, details: { secrets: 3 } });
  await expect(abandon({ reason, yes: true })).rejects.toThrow('nothing is lost');
});

test('of two keys with one id, what the key here encrypted stays', async () => {
  const { keyId, id: own } = await db.dataKey.findFirstOrThrow();
  const later = randomUUID();
  await secretBoxOf(db, { configured: secretKey(keyId, 9) }).makeDataKey(later);
  expect((await abandon()).text).toContain(`does not open the data key ${later}`);
  await abandon({ reason, yes: true });
  expect(await db.dataKey.findMany()).toEqual([expect.objectContaining({ id: own })]);
  await requireSecretKeys(config, db);
});
