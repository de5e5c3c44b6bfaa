/** Keys behind an external command, which stands for a client of Vault, a KMS, or an HSM. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placeOfEmail } from '../../src/domain/sealedColumns.ts';
import { isAlive } from '../../src/lib/processes.ts';
import { askKeyCommand } from '../../src/secrets/keyCommand.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { secretBoxOf, secretKey } from '../support/secrets.ts';
import { waitFor } from '../support/wait.ts';

let postgres: TestPostgres;
let db: Database;
let folder: string;
let keyFile: string;
let program: string;
const place = placeOfEmail('a');

/** Holds keys `{current, keys: {ID: BASE64}}` in a file that the service does not know, and binds what it wraps. */
const keyService = `
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
const { current, keys } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const question = JSON.parse(readFileSync(0, 'utf8'));
const bytes = (text) => Buffer.from(text, 'base64');
if (question.version !== 1) process.exit(3);
if (question.operation === 'current') console.log(JSON.stringify({ key: current }));
if (question.operation === 'wrap') {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', bytes(keys[current]), iv).setAAD(Buffer.from(question.context));
  const sealed = Buffer.concat([iv, cipher.update(bytes(question.plaintext)), cipher.final(), cipher.getAuthTag()]);
  console.log(JSON.stringify({ key: current, ciphertext: sealed.toString('base64') }));
}
if (question.operation === 'unwrap') {
  if (!keys[question.key]) { console.error('no key ' + question.key); process.exit(4); }
  const all = bytes(question.ciphertext);
  const decipher = createDecipheriv('aes-256-gcm', bytes(keys[question.key]), all.subarray(0, 12));
  decipher.setAAD(Buffer.from(question.context)).setAuthTag(all.subarray(-16));
  const text = Buffer.concat([decipher.update(all.subarray(12, -16)), decipher.final()]);
  console.log(JSON.stringify({ plaintext: text.toString('base64') }));
}
`;
beforeAll(async () => {
  postgres = await startPostgres();
  db = openDatabase(await postgres.createDatabase(), { poolSize: 2 });
  folder = await mkdtemp(path.join(tmpdir(), 'key-command-'));
  keyFile = path.join(folder, 'keys.json');
  program = path.join(folder, 'service.mjs');
  await writeFile(program, keyService);
});
afterAll(async () => {
  await db?.$disconnect();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const holds = (current: string, ...ids: string[]) =>
  writeFile(
    keyFile,
    JSON.stringify({
      current,
      keys: Object.fromEntries(ids.map((id) => [id, Buffer.alloc(32, id.length).toString('base64')])),
    }),
  );
const command = () => [process.execPath, program, keyFile];
const box = (configured = '') => secretBoxOf(db, { command: command(), configured });

test('a secret is wrapped and unwrapped by the command, whose keys the service never sees', async () => {
  await holds('v1', 'v1');
  const text = (await box().sealer())('the secret', place);
  expect(await box().open(text, place)).toBe('the secret');
  const row = await db.dataKey.findUniqueOrThrow({ where: { id: text.split('.')[1]! } });
  expect(row.keyId).toBe('command:v1');
});

test('a new key of the command wraps from then on, and the old one unwraps for as long as the command has it', async () => {
  await holds('v1', 'v1');
  const old = (await box().sealer())('old', place);
  await holds('version-2', 'v1', 'version-2');
  expect(await box().presentId()).toBe('command:version-2');
  const renewed = (await box().sealer())('new', place);
  expect(await box().open(old, place)).toBe('old');
  await holds('version-2', 'version-2');
  expect(await box().open(renewed, place)).toBe('new');
  await expect(box().open(old, place)).rejects.toThrow(/failed to unwrap: it ended with code 4, saying: no key v1/);
});

test('keys of the environment still open what they wrapped once a command wraps, and say so when it is gone', async () => {
  const before = (await secretBoxOf(db, { configured: secretKey('one', 1) }).sealer())('before', place);
  await holds('v1', 'v1');
  expect(await box(secretKey('one', 1)).open(before, place)).toBe('before');
  const after = (await box(secretKey('one', 1)).sealer())('after', place);
  await expect(secretBoxOf(db, { configured: secretKey('one', 1) }).open(after, place)).rejects.toThrow(
    /needs the key "v1" of an external command: set SECRET_KEYS_COMMAND as it was/,
  );
});

test('one process asks for the key in use once in a while, and to unwrap a data key once', async () => {
  await holds('v1', 'v1');
  const calls = path.join(folder, 'calls');
  const counting = path.join(folder, 'counting.mjs');
  await writeFile(
    counting,
    `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(calls)}, 'x'); await import(${JSON.stringify(program)});`,
  );
  const text = (await box().sealer())('the secret', place);
  const counted = secretBoxOf(db, { command: [process.execPath, counting, keyFile] });
  for (let turn = 0; turn < 5; turn++) {
    expect(await counted.open(text, place)).toBe('the secret');
    expect(await counted.presentId()).toBe('command:v1');
  }
  expect(await readFile(calls, 'utf8')).toBe('xx');
});

describe('a command', () => {
  const script = async (text: string) => {
    const file = path.join(folder, `${crypto.randomUUID()}.mjs`);
    await writeFile(file, text);
    return [process.execPath, file];
  };
  const ask = async (argv: readonly string[], limits?: { deadlineMs: number; outputBytes: number }) =>
    askKeyCommand(argv, { operation: 'current' }, limits);

  test('that never ends is killed at its deadline, with what it started', async () => {
    const pidFile = path.join(folder, 'pid');
    const argv = await script(
      `import { spawn } from 'node:child_process'; import { writeFileSync } from 'node:fs';
       const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
       writeFileSync(${JSON.stringify(pidFile)}, String(child.pid)); setInterval(() => {}, 1000);`,
    );
    const pid = async () => Number(await readFile(pidFile, 'utf8').catch(() => '0'));
    await expect(ask(argv, { deadlineMs: 2_000, outputBytes: 1_000 })).rejects.toThrow(/did not end within 2 s/);
    await waitFor('its child to be gone', async () => !(await pid()) || !isAlive(await pid()));
  });

  test('that writes without end is killed at the limit of its output', async () => {
    const argv = await script(`const more = () => process.stdout.write('x'.repeat(1_000), more); more();`);
    await expect(ask(argv, { deadlineMs: 60_000, outputBytes: 5_000 })).rejects.toThrow(/wrote more than 5000 bytes/);
  });

  test.each([
    ['no JSON', `console.log('hello')`],
    ['an array', `console.log('[]')`],
    ['nothing', ``],
    ['two objects', `console.log('{}\\n{}')`],
  ])('that writes %s is refused', async (_name, text) => {
    await expect(ask(await script(text))).rejects.toThrow(/wrote something other than one JSON object/);
  });

  test.each(['{}', '{"key":7}', '{"key":""}', '{"key":"a b"}', '{"key":"a\\nb"}'])(
    'whose response %s has no usable key is refused',
    async (text) => {
      const argv = await script(`process.stdout.write(${JSON.stringify(text)})`);
      await expect(secretBoxOf(db, { command: argv }).presentId()).rejects.toThrow(/wrote no usable "key"/);
    },
  );

  test('that fails is quoted without what could be a key', async () => {
    const key = Buffer.alloc(32, 7).toString('base64');
    const argv = await script(`console.error('cannot use ' + ${JSON.stringify(key)}); process.exit(7)`);
    await expect(ask(argv)).rejects.toThrow(/failed to current: it ended with code 7, saying: cannot use …\. Stored/);
    await expect(ask(argv)).rejects.not.toThrow(key);
  });

  test('that is not there is named', async () => {
    await expect(ask(['/none/wrap'])).rejects.toThrow(/SECRET_KEYS_COMMAND \/none\/wrap .* could not be run .*ENOENT/);
  });

  test('gets its arguments as they are, without a shell', async () => {
    const argv = [...(await script(`console.log(JSON.stringify({ key: process.argv[2] }))`)), '$(id);`id`|a b'];
    expect(await ask(argv)).toEqual({ key: '$(id);`id`|a b' });
  });

  test('that ends without reading its input is no crash of ours', async () => {
    expect(await ask(await script(`process.stdout.write('{"key":"k"}'); process.exit(0)`))).toEqual({ key: 'k' });
  });
});
