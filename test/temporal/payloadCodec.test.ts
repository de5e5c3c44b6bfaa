import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  ApplicationFailure,
  defaultPayloadConverter,
  type Payload,
  type SerializationContext,
} from '@temporalio/common';
import { ensurePayloadKeys } from '../../src/secrets/secretKeys.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { openPayloads, PayloadUnreadable, payloadValue } from '../../src/temporal/payloadCodec.ts';
import { openPayloadKeys } from '../../src/temporal/payloadKeys.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'payloads-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const newKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const open = (keys: string, settings: Partial<Config> = { TEMPORAL_PAYLOAD_ENCRYPTION: 'mixed' }) =>
  openPayloads(openPayloadKeys({ ...readConfig({ TEMPORAL_PAYLOAD_KEYS: keys }), ...settings }));
const at = (workflowId: string) => ({ type: 'workflow', namespace: 'default', workflowId }) as const;
const valueIn = (payloads: ReturnType<typeof open>, payload: Payload, where = at('w')) =>
  payloadValue(payloads.converter, payload, where);
const payloadOf = (value: unknown): Payload => defaultPayloadConverter.toPayload(value)!;
const encode = async ({ codec }: ReturnType<typeof open>, value: unknown) =>
  (await codec.encode([payloadOf(value)], at('w')))[0]!;
const textOf = (bytes: Uint8Array | null | undefined) => Buffer.from(bytes ?? []).toString('latin1');

test('a payload is encrypted whole, in the form of Temporal’s samples, with a new IV each time', async () => {
  const payloads = open(newKey('k1'));
  const value = { name: 'sentinel', list: [1, 2] };
  const [one, other] = [await encode(payloads, value), await encode(payloads, value)];
  expect(textOf(one.metadata?.['encoding'])).toBe('binary/encrypted');
  expect(textOf(one.metadata?.['encryption-key-id'])).toBe('k1');
  expect(Object.keys(one.metadata!)).toHaveLength(3);
  expect(textOf(one.data)).not.toMatch(/sentinel|json/);
  expect(textOf(one.data).slice(0, 12)).not.toBe(textOf(other.data).slice(0, 12));
  // A payload of its own is inside, with IV and tag beside it.
  expect(one.data!.length).toBeGreaterThan(payloadOf(value).data!.length + 12 + 16);
  for (const payload of [one, other]) expect(await valueIn(payloads, payload)).toEqual(value);
  expect(await valueIn(payloads, await encode(payloads, undefined))).toBeUndefined();
});

test('the first key encrypts, all decrypt, and what is in the clear is read as it is', async () => {
  const [k1, k2] = [newKey('k1'), newKey('k2')];
  const former = await encode(open(k1), 'former');
  const clear = await encode(open(''), 'clear');
  expect(textOf(clear.metadata?.['encoding'])).toBe('json/plain');
  const rotated = open(`${k2},${k1}`);
  expect(textOf((await encode(rotated, 'new')).metadata?.['encryption-key-id'])).toBe('k2');
  for (const payload of [former, clear, await encode(rotated, 'new')])
    expect(await valueIn(rotated, payload)).toMatch(/^(former|clear|new)$/);
});

test('switched off, keys decrypt and nothing more is encrypted', async () => {
  const key = newKey('k1');
  const off = open(key, { TEMPORAL_PAYLOAD_ENCRYPTION: 'off' });
  expect([off.encrypts, open(key).encrypts]).toEqual([false, true]);
  expect(textOf((await encode(off, 'x')).metadata?.['encoding'])).toBe('json/plain');
  expect(await valueIn(off, await encode(open(key), 'x'))).toBe('x');
});

test('what cannot be decrypted is an error that names the key, and never a value', async () => {
  const key = newKey('k1');
  const secret = await encode(open(key), 'x');
  const changed = (at: number): Payload => {
    const data = Buffer.from(secret.data!);
    data[at]! ^= 1;
    return { ...secret, data };
  };
  const read = (keys: string, payload: Payload) => valueIn(open(keys), payload);
  await expect(read('', secret)).rejects.toThrow(/needs the key "k1".*there: none/);
  await expect(read(newKey('k2'), secret)).rejects.toThrow(/needs the key "k1".*there: k2/);
  await expect(read(newKey('k1'), secret)).rejects.toThrow(/the key "k1" does not open a payload/);
  for (const at of [0, 12, secret.data!.length - 1])
    await expect(read(key, changed(at))).rejects.toThrow(PayloadUnreadable);
  for (const data of [null, Buffer.alloc(0), Buffer.alloc(27)])
    await expect(read(key, { ...secret, data })).rejects.toThrow(PayloadUnreadable);
  await expect(read(key, { ...secret, metadata: { encoding: Buffer.from('binary/encrypted') } })).rejects.toThrow();
  expect(await read(key, secret)).toBe('x');
  const counted: Error[] = [];
  const { codec } = openPayloads(openPayloadKeys(readConfig({})), (error) => counted.push(error));
  await expect(codec.decode([secret])).rejects.toThrow(PayloadUnreadable);
  expect(counted).toHaveLength(1);
});

test('the last result of a scheduled run opens in the next run of its schedule, and in no other workflow', async () => {
  const payloads = open(newKey('k1'));
  const result = async () => (await payloads.codec.encode([payloadOf(1)], at('ownership-2026-11-27T03:29:06Z')))[0]!;
  expect(await valueIn(payloads, await result(), at('ownership-2026-11-27T03:29:07Z'))).toBe(1);
  for (const other of ['housekeeping-2026-11-27T03:29:07Z', 'ownership-1'])
    await expect(valueIn(payloads, await result(), at(other))).rejects.toThrow('of-another-place');
});

test('what is encrypted for one place does not open at another, also not with the name of that place on it', async () => {
  const payloads = open(newKey('k1'));
  const activity = (activityId: string) =>
    ({ type: 'activity', namespace: 'default', workflowId: 'w', activityId, isLocal: false }) as const;
  const encodeAt = async (where: SerializationContext) => (await payloads.codec.encode([payloadOf('x')], where))[0]!;
  const read = (payload: Payload, where: SerializationContext) => payloadValue(payloads.converter, payload, where);
  const places = [at('w'), at('v'), activity('1'), activity('2')];
  for (const mine of places)
    for (const other of places) {
      const payload = await encodeAt(mine);
      if (mine === other) expect(await read(payload, other)).toBe('x');
      else await expect(read(payload, other)).rejects.toThrow('of-another-place');
      const renamed = { ...payload, metadata: { ...payload.metadata, ...(await encodeAt(other)).metadata } };
      if (mine !== other) await expect(read(renamed, other)).rejects.toThrow(PayloadUnreadable);
    }
  // Those who only read, such as the codec endpoint, are told where it is from, and cannot be deceived about it.
  const [alone] = await payloads.codec.decode([await encodeAt(at('w'))]);
  expect(textOf(alone!.data)).toBe('"x"');
});

test('with keys, what is in the clear is refused and counted, unless it is allowed for a while', async () => {
  const key = newKey('k1');
  const counted: string[] = [];
  const settings = { ...readConfig({ TEMPORAL_PAYLOAD_KEYS: key }) };
  const strict = openPayloads(openPayloadKeys(settings), ({ message }) => counted.push(message));
  const clear = payloadOf('forged');
  await expect(payloadValue(strict.converter, clear, at('w'))).rejects.toThrow('in-the-clear');
  expect(counted).toEqual([expect.stringMatching(/in the clear was refused.*"w"/)]);
  expect(await payloadValue(open(key).converter, clear, at('w'))).toBe('forged');
  expect(await payloadValue(strict.converter, await encode(strict, 'sealed'), at('w'))).toBe('sealed');
});

test('a failure has its message and stack encrypted, and its type in the clear', async () => {
  const { converter } = open(newKey('k1'));
  const error = ApplicationFailure.create({ message: 'sentinel', type: 'ProviderError', cause: new Error('sentinel') });
  const failure = converter.failureConverter.errorToFailure(error, converter.payloadConverter);
  // The SDK passes these attributes through the codec.
  const { encodedAttributes: _, cause, ...rest } = failure;
  const { encodedAttributes: __, ...ofCause } = cause!;
  expect(JSON.stringify([rest, ofCause])).not.toContain('sentinel');
  expect(failure).toMatchObject({ message: 'Encoded failure', applicationFailureInfo: { type: 'ProviderError' } });
  const clear = open('').converter;
  expect(clear.failureConverter.errorToFailure(error, clear.payloadConverter).message).toBe('sentinel');
});

describe('the key of a data folder', () => {
  test('is made once, and every command of the folder finds it; not where keys come from elsewhere or are off', async () => {
    const configured = (more: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...more });
    const others: Record<string, string>[] = [
      { TEMPORAL_PAYLOAD_KEYS: newKey('k2') },
      { TEMPORAL_PAYLOAD_ENCRYPTION: 'off' },
    ];
    for (const other of others) expect(await ensurePayloadKeys(configured(other))).toBe('');
    expect(openPayloadKeys(configured()).current()).toBeNull();
    const file = await ensurePayloadKeys(configured());
    const { current, refusesPlaintext } = openPayloadKeys(configured());
    expect([current()?.key.length, refusesPlaintext]).toEqual([32, true]);
    const [made] = openPayloadKeys(configured()).ids();
    expect(await ensurePayloadKeys(configured())).toBe(file);
    expect(openPayloadKeys(configured()).ids()).toEqual([made]);
  });
});

describe('the file of keys', () => {
  const [k1, k2] = [newKey('k1'), newKey('k2')];
  const file = () => path.join(folder, 'keys');
  const settings = () => readConfig({ TEMPORAL_PAYLOAD_KEYS_FILE: file() });

  test('is read again when it changes; one that vanished or is garbled takes no key away', () => {
    let nowMs = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
    const said: string[] = [];
    writeFileSync(file(), k1);
    const keys = openPayloadKeys(settings(), (line) => said.push(line));
    expect(keys.current()?.id).toBe('k1');
    writeFileSync(file(), `${k2}\n${k1}\n`);
    // A payload of another process, with a key that is not known yet, is not made to wait.
    nowMs = 1_000;
    expect(keys.find('k2')?.id).toBe('k2');
    expect(keys.current()?.id).toBe('k2');
    unlinkSync(file());
    nowMs = 10_000;
    expect(keys.ids()).toEqual(['k2', 'k1']);
    writeFileSync(file(), 'k3:short');
    nowMs = 20_000;
    expect(keys.ids()).toEqual(['k2', 'k1']);
    expect(said).toEqual([expect.stringMatching(/must be ID:KEY.*Until then the keys that it had are used/)]);
    expect(said[0]).not.toContain('short');
    jest.restoreAllMocks();
  });

  test.each([
    ['that is not there', null, /TEMPORAL_PAYLOAD_KEYS_FILE .* cannot be read .*ENOENT/],
    ['without a key', '\n', /must be ID:KEY/],
    ['with a key that is too short', 'k1:AAAA', /must be ID:KEY/],
  ])('%s is refused at the start', (_what, content, message) => {
    if (content !== null) writeFileSync(file(), content);
    expect(() => openPayloadKeys(settings())).toThrow(message);
    writeFileSync(file(), k1);
    expect(openPayloadKeys(settings()).ids()).toEqual(['k1']);
  });

  test('keys of the environment come before those of the file, and no error quotes one', () => {
    writeFileSync(file(), k1);
    const both = readConfig({ TEMPORAL_PAYLOAD_KEYS: k2, TEMPORAL_PAYLOAD_KEYS_FILE: file() });
    expect(openPayloadKeys(both).ids()).toEqual(['k2', 'k1']);
    const wrong = () => openPayloadKeys(readConfig({ TEMPORAL_PAYLOAD_KEYS: 'sentinel-key' }));
    expect(wrong).toThrow(/TEMPORAL_PAYLOAD_KEYS must be ID:KEY/);
    expect(wrong).not.toThrow(/sentinel/);
  });
});
