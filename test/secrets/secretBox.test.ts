/** Stored secrets: what opens them, and what is said when nothing does. */
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placeOfCookie, placeOfEmail, placeOfIntegration, placeOfSetupLink } from '../../src/domain/sealedColumns.ts';
import { SecretKeyError } from '../../src/domain/secretKeyError.ts';
import { ensureSecretKeys, lostDataKeys, requireSecretKeys } from '../../src/secrets/firstKey.ts';
import { openKeyRing } from '../../src/secrets/keyRing.ts';
import { openSecretBox } from '../../src/secrets/secretBox.ts';
import { parseSecretKeys } from '../../src/secrets/secretKeys.ts';
import { strayKeys } from '../../src/secrets/strayKeys.ts';
import { readConfig } from '../../src/settings/config.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { misshapenKeys } from '../../src/store/core/keyForms.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { secretBoxOf, secretKey } from '../support/secrets.ts';

let postgres: TestPostgres;
let db: Database;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  db = openDatabase(await postgres.createDatabase(), { poolSize: 4 });
  folder = await mkdtemp(path.join(tmpdir(), 'secret-keys-'));
});
beforeEach(() => db.dataKey.deleteMany());
afterAll(async () => {
  await db?.$disconnect();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const one = secretKey('one', 1);
const two = secretKey('two', 2);
const place = placeOfIntegration('row-1');
const sealed = async (text: string, keys = one) => (await secretBoxOf(db, { configured: keys }).sealer())(text, place);
const opened = (text: string, keys = one, at = place) => secretBoxOf(db, { configured: keys }).open(text, at);

test('a secret opens in its own place, and neither text nor key is in the database', async () => {
  const text = await sealed('the secret');
  expect(await opened(text)).toBe('the secret');
  expect(await sealed('the secret')).not.toBe(text);
  const rows = JSON.stringify(await db.dataKey.findMany());
  expect(rows).toContain('"keyId":"one"');
  expect(rows + text).not.toContain(Buffer.alloc(32, 1).toString('base64'));
});

test('a ciphertext that is copied to another row, column, or table does not open there', async () => {
  const text = await sealed('the secret');
  for (const elsewhere of [
    placeOfIntegration('row-2'),
    placeOfSetupLink('row-1'),
    placeOfEmail('row-1'),
    placeOfCookie('row-1'),
  ])
    expect(await opened(text, one, elsewhere)).toBeNull();
  expect(await opened(text, one, placeOfIntegration('row-1'))).toBe('the secret');
});

test('a data key of another hand stops no secret from being encrypted, and one under another key of the same id does', async () => {
  await sealed('the secret');
  const [own] = await db.dataKey.findMany();
  const createdAt = new Date(Date.now() + 86_400_000);
  await db.dataKey.create({ data: { id: randomUUID(), keyId: 'one', wrapped: 'junk', createdAt } });
  const text = await sealed('another');
  expect(text.split('.')[1]).toBe(own!.id);
  expect(await opened(text)).toBe('another');
  await expect(sealed('a third', secretKey('one', 3))).rejects.toThrow('another key of the same id');
  expect(await db.dataKey.count()).toBe(2);
});

/** Has the form of a wrapped data key, and opens with no key. */
const wellFormed = ['a'.repeat(16), 'b'.repeat(43), 'c'.repeat(22)].join('.');

test.each([
  ['without form', 'junk'],
  ['of good form', wellFormed],
])(
  'a data key of another hand, %s, under the next key’s id stops nothing; it is named, and lost with no key',
  async (_what, wrapped) => {
    const before = await sealed('the secret');
    const [own] = await db.dataKey.findMany();
    const junk = randomUUID();
    await db.dataKey.create({ data: { id: junk, keyId: 'two', wrapped } });
    const text = await sealed('another', `${two},${one}`);
    expect(text.split('.')[1]).not.toBe(own!.id);
    expect(await opened(text, `${two},${one}`)).toBe('another');
    expect(await opened(before, `${two},${one}`)).toBe('the secret');
    const ring = openKeyRing({ configured: `${two},${one}`, file: '/nowhere', command: [], warn: () => {} });
    const orderKey = { id: randomUUID(), publicKey: randomUUID(), sealed: `2.${junk}.a.b.c` };
    await db.orderKey.create({ data: orderKey });
    expect(await strayKeys(db, ring, openSecretBox(db, ring))).toEqual({ dataKeys: [junk], orderKeys: [orderKey.id] });
    expect(await misshapenKeys(db)).toEqual({ data_keys: wrapped === 'junk' ? 1 : 0, order_keys: 1 });
    await db.orderKey.deleteMany();
    expect((await lostDataKeys(db, ring)).map(({ id }) => id)).toEqual(wrapped === 'junk' ? [] : [junk]);
  },
);

test('rows without form beside no key keep no first key from being made', async () => {
  await db.dataKey.create({ data: { id: randomUUID(), keyId: 'k', wrapped: 'junk' } });
  await requireSecretKeys(readConfig({ SECRET_KEYS: one }), db);
  expect(await opened(await sealed('the secret'))).toBe('the secret');
});

test('another key of the next id, which encrypted a key of orders, is still told', async () => {
  await sealed('the secret');
  const text = await sealed('of others', `${two},${one}`);
  await db.orderKey.create({ data: { id: randomUUID(), publicKey: 'x', sealed: text } });
  await expect(sealed('mine', `${secretKey('two', 9)},${one}`)).rejects.toThrow('another key of the same id');
  await db.orderKey.deleteMany();
});

test('a ciphertext that was changed in any of its parts does not open', async () => {
  const text = await sealed('the secret');
  const other = (await sealed('another')).split('.');
  const parts = text.split('.');
  for (const index of [2, 3, 4]) {
    const changed = [...parts];
    changed[index] = other[index]!;
    expect(await opened(changed.join('.'))).toBeNull();
  }
  for (const bad of ['', 'x', '2', '2.x.y.z.a', `${text}.x`, text.slice(0, -4)]) expect(await opened(bad)).toBeNull();
});

test('a wrapped data key that is copied to another one’s row is refused', async () => {
  const text = await sealed('the secret');
  const box = secretBoxOf(db, { configured: one });
  const id = crypto.randomUUID();
  await box.makeDataKey(id);
  const [mine, other] = await Promise.all(
    [text.split('.')[1]!, id].map((each) => db.dataKey.findUniqueOrThrow({ where: { id: each } })),
  );
  await db.dataKey.update({ where: { id: mine!.id }, data: { wrapped: other!.wrapped } });
  await expect(opened(text)).rejects.toThrow(/does not open the data key .* another key of the same id, or the row/);
});

test('the first key wraps, the others still open; with the old one last, what it wrapped stays readable', async () => {
  const old = await sealed('old', one);
  const renewed = await sealed('new', `${two},${one}`);
  expect(await opened(old, `${two},${one}`)).toBe('old');
  expect(await opened(renewed, `${two},${one}`)).toBe('new');
  expect((await db.dataKey.findMany({ select: { keyId: true } })).map(({ keyId }) => keyId).sort()).toEqual([
    'one',
    'two',
  ]);
  expect(await opened(renewed, two)).toBe('new');
});

test('a missing key is named, with where it was looked for and what to do; no key is quoted', async () => {
  const text = await sealed('the secret', one);
  const missing = opened(text, two);
  await expect(missing).rejects.toThrow(SecretKeyError);
  await expect(missing).rejects.toThrow(
    /^the data key \S+ needs the secret key "one", which is neither in SECRET_KEYS nor in \S+ \(there: "two"\): put it back/,
  );
  await expect(missing).rejects.not.toThrow(Buffer.alloc(32, 2).toString('base64'));
  await expect(secretBoxOf(db).sealer()).rejects.toThrow(/there is no secret key: set SECRET_KEYS/);
  await expect(opened(text, secretKey('one', 9))).rejects.toThrow(/another key of the same id/);
});

test('a secret that was given up with its data key is none, and no error', async () => {
  const text = await sealed('the secret', one);
  await db.dataKey.deleteMany();
  expect(await opened(text)).toBeNull();
});

test('keys in a file are read again when it changes, without a restart; a damaged file changes nothing and is reported', async () => {
  const file = path.join(folder, 'rotated');
  const replace = async (text: string) => {
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
  };
  const said: string[] = [];
  const box = secretBoxOf(db, { file, warn: (line) => said.push(line) });
  await expect(box.sealer()).rejects.toThrow(SecretKeyError);
  await replace(`${one}\n`);
  const text = (await box.sealer())('the secret', place);
  expect(await box.presentId()).toBe('one');
  await replace(`${two}\n${one}\n`);
  expect(await box.presentId()).toBe('two');
  await replace('not a key');
  expect(await box.presentId()).toBe('two');
  expect(await box.open(text, place)).toBe('the secret');
  expect(said).toEqual([
    expect.stringMatching(/rotated must be ID:KEY, .* Until then the keys that it had are used\.$/),
  ]);
  await rm(file);
  expect(await box.presentId()).toBe('two');
});

test('sixteen writers at once need one data key, or a few, and all of it opens', async () => {
  const boxes = Array.from({ length: 16 }, () => secretBoxOf(db, { configured: one }));
  const texts = await Promise.all(boxes.map(async (box, index) => (await box.sealer())(`secret ${index}`, place)));
  const found = await Promise.all(texts.map((text) => opened(text)));
  expect(found).toEqual(texts.map((_text, index) => `secret ${index}`));
});

describe('the key that is made', () => {
  const settings = (environment: Record<string, string> = {}) =>
    readConfig({ DATA_DIR: path.join(folder, 'data'), ...environment });
  beforeEach(async () => {
    await rm(path.join(folder, 'data'), { recursive: true, force: true });
    await mkdir(path.join(folder, 'data'));
  });
  const file = () => path.join(folder, 'data', 'secret-keys');

  test('is made once, even by concurrent starts, and only its owner can read it', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ensureSecretKeys(settings(), db)));
    const boxes = [secretBoxOf(db, { file: file() }), secretBoxOf(db, { file: file() })];
    expect(new Set(await Promise.all(boxes.map((box) => box.presentId()))).size).toBe(1);
    expect((await stat(file())).mode & 0o077).toBe(0);
  });

  test('is made in one folder for a database: another one is refused with the name of the key, and makes none', async () => {
    const folders = ['data', 'elsewhere'].map((name) => path.join(folder, name));
    await mkdir(folders[1]!, { recursive: true });
    const outcomes = await Promise.allSettled(
      folders.map((DATA_DIR) => ensureSecretKeys(readConfig({ DATA_DIR }), db)),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused).toHaveLength(1);
    const made = folders[outcomes.findIndex(({ status }) => status === 'fulfilled')]!;
    const [id] = (await readFile(path.join(made, 'secret-keys'), 'utf8')).split(':');
    expect(refused[0]!.reason.message).toContain(`needs the secret key "${id}", which is neither in `);
    expect(refused[0]!.reason.message).toContain('If the key is lost for good, "secrets abandon" says');
    const other = folders.find((each) => each !== made)!;
    await expect(stat(path.join(other, 'secret-keys'))).rejects.toThrow('ENOENT');
    // The control: with the same key, that folder is as good.
    await copyFile(path.join(made, 'secret-keys'), path.join(other, 'secret-keys'));
    await ensureSecretKeys(readConfig({ DATA_DIR: other }), db);
    await rm(other, { recursive: true });
  });

  test.each<[string, Record<string, string>]>([
    ['SECRET_KEYS', { SECRET_KEYS: one }],
    ['a command', { SECRET_KEYS_COMMAND: '["/usr/local/bin/wrap"]' }],
  ])('is not made where keys come from %s', async (_name, environment) => {
    await ensureSecretKeys(settings(environment), db);
    await expect(stat(file())).rejects.toThrow('ENOENT');
  });

  test('is not made in place of a named file that is absent or damaged: the start is refused with words', async () => {
    const given = path.join(folder, 'given');
    const start = () => ensureSecretKeys(settings({ SECRET_KEYS_FILE: given }), db);
    await expect(start()).rejects.toThrow(/SECRET_KEYS_FILE \S+ is not there: write a line ID:KEY/);
    const almost = `a:${Buffer.alloc(31, 7).toString('base64')}`;
    await writeFile(given, almost);
    await expect(start()).rejects.toThrow(/must be ID:KEY, .* restore it/);
    await expect(start()).rejects.not.toThrow(almost);
    await writeFile(given, one);
    await start();
  });

  test.each([`a:${Buffer.alloc(31, 7).toString('base64')}`, 'a-key-alone', `${one},${one}`])(
    'bad keys are refused and not quoted',
    (bad) => {
      expect(() => parseSecretKeys(bad, 'SECRET_KEYS')).toThrow('SECRET_KEYS must be ID:KEY');
      expect(() => parseSecretKeys(bad, 'SECRET_KEYS')).not.toThrow(bad);
      expect(parseSecretKeys(`${one},${two}`, 'SECRET_KEYS').map(({ id }) => id)).toEqual(['one', 'two']);
    },
  );

  test.each(['wrap', '[]', '["wrap"]', '["./wrap"]', '[1]', '{"a":1}'])('the command %s is refused', (text) => {
    expect(() => settings({ SECRET_KEYS_COMMAND: text })).toThrow(/must be a JSON array .* absolute path/);
    expect(settings({ SECRET_KEYS_COMMAND: '["/bin/wrap","a b"]' }).SECRET_KEYS_COMMAND).toEqual(['/bin/wrap', 'a b']);
  });
});
