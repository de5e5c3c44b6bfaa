/** Bills and checkpoints prove themselves by published keys, also when the key that signed them is gone. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CompactSign } from 'jose';
import { pino } from 'pino';
import { auditVerifyCommand } from '../../src/cli/audit/auditCommands.ts';
import { billsVerifyCommand } from '../../src/cli/bills/billCommands.ts';
import { customerCommands, runWithCompletion } from '../../src/cli/customerCommands.ts';
import { signDocument, signingKeys } from '../../src/domain/auditProof.ts';
import type { ClosedBill } from '../../src/domain/billProof.ts';
import { monthOf, monthStart, oldestOpenMonth } from '../../src/domain/usageTime.ts';
import { openAuditChainer } from '../../src/roles/auditChainer.ts';
import { publishChanges, publishedKeys, publishKeys } from '../../src/secrets/publishedKeys.ts';
import { followAuditKeys, parseSecretKeys } from '../../src/secrets/secretKeys.ts';
import { readConfig } from '../../src/settings/config.ts';
import { recordAudit } from '../../src/store/core/audit.ts';
import { linkEvents, signChains } from '../../src/store/core/auditChain.ts';
import { openDatabase } from '../../src/store/core/db.ts';
import { closeBills } from '../../src/store/usage/bills.ts';
import { closeLifecycle, rateLifecycle } from '../../src/store/usage/lifecycles.ts';
import { watchSecretKeys } from '../../src/temporal/reencryptionStarts.ts';
import { makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { asRole, query, startPostgres, type TestPostgres } from '../support/database.ts';
import { openWithoutMachine } from '../support/lifecycles.ts';
import { secretBoxOf, secretKey } from '../support/secrets.ts';
import { program } from '../support/service.ts';
import { day } from '../support/usage/usageModel.ts';
import { waitFor } from '../support/wait.ts';

const [before, inUse, stolen] = [secretKey('before', 1), secretKey('in-use', 2), secretKey('stolen', 3)];
const keysOf = (text: string) => parseSecretKeys(text, 'SECRET_KEYS');
const month = monthStart(oldestOpenMonth(Math.floor(Date.now() / 1_000)) - 1);
const name = monthOf(month);
let postgres: TestPostgres;
let url: string;
let folder: string;
let api: TestApi;
let tenant: TestTenant;

beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(path.join(tmpdir(), 'published-'));
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});
/** A bill and a checkpoint by a key that was replaced since, and is gone. */
beforeEach(async () => {
  url = await postgres.createDatabase();
  api = await startApi(url, { SECRET_KEYS: inUse });
  tenant = await makeTenant(api.db, 'acme');
  await api.db.$executeRaw`UPDATE customers SET created_at = to_timestamp(${month}) + interval '1 day'`;
  const machine = { customerId: tenant.customerId, tenantId: tenant.tenantId, resourceClass: 'general-1' };
  const uid = await openWithoutMachine(api.db, { ...machine, minimumSeconds: 300, at: month + day });
  await api.db.$transaction((tx) => closeLifecycle(tx, uid, null, month + day + 100));
  await rateLifecycle(api.db, uid, month + day + 100);
  await asWorker(before);
  await closeBills(api.db, signingKeys(keysOf(before), 'bills')[0]!, () => true);
  const { customerId } = tenant;
  await recordAudit(api.db, { ...actor, customerId, action: 'webhook.test', target: customerId });
  while (((await linkEvents(api.db)) ?? 0) > 0);
  await signChains(api.db, signingKeys(keysOf(before), 'audit checkpoints')[0]!);
});
afterEach(() => api?.stop());
const actor = { actorType: 'api-key', actorId: '5c0e8a52-3b7e-4d0b-9a53-0d9f7a1f2c44' } as const;

/** What a worker with these keys does when it starts. */
async function asWorker(keys: string): Promise<void> {
  const db = openDatabase(asRole(url, 'worker'), { poolSize: 1 });
  await publishKeys(db, keysOf(keys)).finally(() => db.$disconnect());
}
const rotated = async () => {
  await asWorker(`${inUse},${before}`);
  await asWorker(inUse);
};
async function said(work: (print: (line: string) => void) => Promise<unknown>) {
  const lines: string[] = [];
  const code = await work((line) => void lines.push(line));
  return { code, said: lines.join('\n') };
}
const config = () => readConfig({ DATABASE_URL: url, SECRET_KEYS: inUse });
const verifyBills = () => said((print) => billsVerifyCommand(config(), { slug: 'acme' }, print));
const verifyAudit = (more: object = { customer: 'acme' }) => said((print) => auditVerifyCommand(config(), more, print));
const jwks = async () => (await api.call('/.well-known/jwks.json')).body.keys;

/** A customer's command, with a key of the account. */
async function customer(...words: string[]) {
  const key = JSON.stringify({ id: tenant.keyId, secret: tenant.keySecret });
  await writeFile(path.join(folder, 'ca.pem'), api.certificate, { mode: 0o600 });
  await writeFile(path.join(folder, 'api-key.json'), key, { mode: 0o600 });
  const environment = { HOME: folder, DATA_DIR: folder, PUBLIC_URL: api.url };
  return said((print) =>
    runWithCompletion(customerCommands({ environment, mainFile: program, print, complain: () => {} }), words, {
      environment,
      mainFile: program,
      print,
      complain: () => {},
    }),
  );
}
async function exported(): Promise<string> {
  const file = path.join(folder, 'audit.ndjson');
  const { body: _, text } = await api.call('/v1/admin/audit-events/export', { token: tenant.token });
  await writeFile(file, text);
  return file;
}
const setOf = (keys: string, set: object, header = {}) => {
  const [{ id, privateKey }] = signingKeys(keysOf(keys), 'key sets') as [ReturnType<typeof signingKeys>[number]];
  return new CompactSign(Buffer.from(JSON.stringify({ iat: Date.now(), ...set })))
    .setProtectedHeader({ alg: 'EdDSA', typ: 'signing-keys+jws', kid: id, ...header })
    .sign(privateKey);
};
const insert = (role: 'api' | 'worker', document: string) =>
  query(asRole(url, role), 'INSERT INTO signing_key_sets (document) VALUES ($1)', [document]);
/** Replaces the bill as only the owner can. `madeAt`: when it says that it was written. */
async function replaceBill(keys: string, madeAt = new Date()): Promise<void> {
  const {
    key_id: _,
    signature: __,
    ...bill
  } = (await api.db.bill.findFirstOrThrow()).document as unknown as ClosedBill;
  const document = JSON.stringify(signDocument(signingKeys(keysOf(keys), 'bills')[0]!, bill));
  await query(url, 'ALTER TABLE bills DISABLE TRIGGER USER');
  await query(url, 'UPDATE bills SET document = $1, created_at = $2', [document, madeAt]);
  await query(url, 'ALTER TABLE bills ENABLE TRIGGER USER');
}

test('what a key signed that is gone is verified by operators and by its customer', async () => {
  expect((await verifyBills()).said).toContain('its signature is of an unknown key');
  expect((await verifyAudit()).said).toContain('is not among the keys here');
  await rotated();
  expect(await verifyBills()).toEqual({ code: 0, said: `${name}: as it was closed` });
  expect(await verifyAudit()).toMatchObject({ code: 0, said: expect.stringMatching(/(\d+) of them signed$/) });
  expect(await customer('usage', 'verify')).toEqual({ code: 0, said: `${name}: as it was closed` });
  expect((await customer('audit-log', 'verify', await exported())).said).toMatch(/[1-9]\d* of them signed$/);
});

test('the set is a JWKS that anyone may read: the key in use has no end, and the one before ends within a day', async () => {
  await rotated();
  const keys = await jwks();
  const [bills] = signingKeys(keysOf(inUse), 'bills');
  expect(keys).toContainEqual({
    kty: 'OKP',
    crv: 'Ed25519',
    use: 'sig',
    alg: 'EdDSA',
    kid: bills!.id,
    purpose: 'bills',
    x: bills!.publicKey.export({ format: 'jwk' })['x'],
    iat: expect.any(Number),
  });
  const former = keys.filter((each: { exp?: number }) => each.exp !== undefined);
  expect(former.map((each: { kid: string }) => each.kid).sort()).toEqual(
    (['audit checkpoints', 'bills'] as const).map((purpose) => signingKeys(keysOf(before), purpose)[0]!.id).sort(),
  );
  expect(Math.max(...former.map((each: { exp: number }) => each.exp))).toBeLessThanOrEqual(Date.now() / 1_000 + day);
});

test('with a kept copy of the keys, a customer needs no word of the service about them', async () => {
  await rotated();
  const kept = path.join(folder, 'kept.json');
  await writeFile(kept, JSON.stringify({ keys: await jwks() }));
  expect(await customer('usage', 'verify', '--keys', kept)).toMatchObject({ code: 0 });
  const file = await exported();
  expect(await customer('audit-log', 'verify', file, '--keys', kept)).toMatchObject({ code: 0 });
  expect(await verifyAudit({ export: file, keys: kept })).toMatchObject({ code: 0 });
  expect((await verifyAudit({ export: file })).said).toContain('--keys and the service');
  await writeFile(file, (await readFile(file, 'utf8')).replace('webhook.test', 'webhook.tost'));
  expect(await customer('audit-log', 'verify', file, '--keys', kept)).toMatchObject({ code: 1 });
  await writeFile(kept, JSON.stringify({ keys: await publishedKeys(api.db, keysOf(stolen)) }));
  expect((await customer('usage', 'verify', '--keys', kept)).said).toContain('of an unknown key');
  await writeFile(kept, '{"keys": 1}');
  await expect(customer('usage', 'verify', '--keys', kept)).rejects.toThrow('no public keys of bills');
});

test('the lines of the documentation verify a bill and a checkpoint with jq and openssl, and refuse a changed one', async () => {
  await rotated();
  const text = await readFile(path.join(import.meta.dirname, '..', '..', 'docs', 'usage.md'), 'utf8');
  const lines = /```sh\ncurl[^\n]*\ncompute-service[^\n]*\n([\s\S]*?)```/.exec(text)![1]!;
  const { body } = await api.call('/v1/admin/billing/bills', { token: tenant.token });
  const [{ checkpoint }] = (await readFile(await exported(), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((line) => line.checkpoint);
  await writeFile(path.join(folder, 'keys.json'), JSON.stringify({ keys: await jwks() }));
  const run = async (document: object, script = lines) => {
    await writeFile(path.join(folder, 'bill.json'), JSON.stringify(document));
    return spawnSync('sh', ['-ec', script], { cwd: folder, encoding: 'utf8' }).status;
  };
  execFileSync('jq', ['--version']);
  const [bill] = body.bills;
  expect(await run(bill)).toBe(0);
  const forCheckpoints = lines.replace('"bills"', '"audit checkpoints"').replace('$b.closed_at', '$b.created_at');
  expect(await run(checkpoint, forCheckpoints)).toBe(0);
  expect(await run({ ...bill, billable_seconds: 1 })).toBe(1);
  expect(await run({ ...bill, closed_at: new Date(Date.now() + 2 * day * 1_000).toISOString() })).toBe(1);
  expect(await run(checkpoint)).toBe(1);
});

describe('with the password of the worker,', () => {
  test.each<[string, () => Promise<string> | string]>([
    ['a set of the thief’s own key', async () => setOf(stolen, { keys: await publishedKeys(api.db, keysOf(stolen)) })],
    [
      'one that names the key in use as its signer',
      async () =>
        setOf(
          stolen,
          { keys: await publishedKeys(api.db, keysOf(stolen)) },
          { kid: signingKeys(keysOf(inUse), 'key sets')[0]!.id },
        ),
    ],
    [
      'one by the key that was replaced',
      async () => setOf(before, { keys: await publishedKeys(api.db, keysOf(stolen)) }),
    ],
    ['text', () => 'x'.repeat(60_000)],
  ])('%s publishes nothing, and a bill by it is not good', async (_what, document) => {
    await rotated();
    const good = await jwks();
    await insert('worker', await document());
    await asWorker(inUse);
    expect(await publishedKeys(api.db, keysOf(inUse))).toEqual(good);
    expect(await verifyBills()).toMatchObject({ code: 0 });
    await replaceBill(stolen);
    expect((await verifyBills()).said).toContain('its signature is of an unknown key');
    const { body } = await api.call('/v1/admin/billing/bills', { token: tenant.token });
    expect(body.bills).toEqual([]);
  });

  test('no set is changed or removed, and the API adds none', async () => {
    await rotated();
    await expect(query(asRole(url, 'worker'), 'DELETE FROM signing_key_sets')).rejects.toThrow('denied');
    await expect(query(asRole(url, 'worker'), "UPDATE signing_key_sets SET document = ''")).rejects.toThrow('denied');
    await expect(insert('api', 'x')).rejects.toThrow('denied');
    await expect(query(url, "UPDATE signing_key_sets SET document = ''")).rejects.toThrow('append-only');
  });

  test('few sets can be added, and none that is long; the owner removes them', async () => {
    await rotated();
    await expect(insert('worker', 'x'.repeat(70_000))).rejects.toThrow('64 kB');
    const junk = await setOf(stolen, { keys: [] }, { kid: signingKeys(keysOf(inUse), 'key sets')[0]!.id });
    await query(
      url,
      `INSERT INTO signing_key_sets (document) SELECT '${junk}' FROM generate_series(1, 100 - (SELECT count(*) FROM signing_key_sets))`,
    );
    await expect(insert('worker', 'x')).rejects.toThrow('remove those of signing_key_sets');
    expect(await verifyBills()).toMatchObject({ code: 0 });
    await query(url, `DELETE FROM signing_key_sets WHERE document = '${junk}'`);
    await insert('worker', 'x');
  });
});

test('a thief of a key who adds keys of their own gets nothing by them once the key was replaced', async () => {
  const own = await publishedKeys(api.db, keysOf(stolen));
  await insert('worker', await setOf(before, { keys: own }));
  expect((await publishedKeys(api.db, keysOf(before))).map(({ kid }) => kid)).toContain(own[0]!.kid);
  await rotated();
  for (const keys of [before, stolen]) {
    await replaceBill(keys, new Date(Date.now() + 2 * day * 1_000));
    expect((await verifyBills()).said).toContain('its signature is of a key that was replaced before');
    await replaceBill(keys);
    expect(await verifyBills()).toMatchObject({ code: 0 });
  }
});

const kidOf = (keys: string) => signingKeys(keysOf(keys), 'bills')[0]!.id;
const publishedOf = async (keys: string, of: string) =>
  (await publishedKeys(api.db, keysOf(keys))).find((each) => each.kid === kidOf(of));
const endOf = async (keys: string, of: string) => (await publishedOf(keys, of))?.exp;
/** Goes on as if this much time had passed. */
const later = (days: number) => {
  const ms = Date.now() + days * day * 1_000;
  jest.spyOn(Date, 'now').mockReturnValue(ms);
  return Math.floor(ms / 1_000);
};
afterEach(() => jest.restoreAllMocks());

test('a key that is held for later has no end, not before and not when it comes to be used', async () => {
  await asWorker(`${before},${inUse}`);
  expect(await endOf(`${before},${inUse}`, inUse)).toBeUndefined();
  await asWorker(`${inUse},${before}`);
  expect(await endOf(inUse, inUse)).toBeUndefined();
  await asWorker(inUse);
  expect(await endOf(inUse, inUse)).toBeUndefined();
  const count = () => query(url, 'SELECT 1 FROM signing_key_sets');
  const made = await count();
  await asWorker(inUse);
  expect(await count()).toEqual(made);
});

test.each([
  ['with the former key held for later', `${before},${inUse}`],
  ['without it', before],
])('a key that is in use again, %s, verifies what it signed in either time of use', async (_what, again) => {
  await asWorker(`${inUse},${before}`);
  later(30);
  await asWorker(again);
  expect(await endOf(again, before)).toBeUndefined();
  const backAt = later(30);
  expect(await endOf(again, inUse)).toBeLessThan(backAt);
  await asWorker(`${inUse},${before}`);
  expect(await endOf(`${inUse},${before}`, inUse)).toBeUndefined();
  expect(await endOf(`${inUse},${before}`, before)).toBe(backAt + day);
  later(30);
  await asWorker(inUse);
  expect(await endOf(inUse, before)).toBe(backAt + day);
});

test('a key that is removed after going back ends within a day, and verifies what it signed', async () => {
  await asWorker(`${inUse},${before}`);
  await replaceBill(inUse);
  await asWorker(`${before},${inUse}`);
  const removedAt = later(1);
  await asWorker(before);
  expect(await endOf(before, inUse)).toBeLessThanOrEqual(removedAt + day);
  later(30);
  await asWorker(before);
  expect(await endOf(before, inUse)).toBeLessThanOrEqual(removedAt + day);
  expect(
    await said((print) => billsVerifyCommand({ ...config(), SECRET_KEYS: before }, { slug: 'acme' }, print)),
  ).toMatchObject({
    code: 0,
  });
});

test('after going back without the newer key, that one ends, and what it signed is verified', async () => {
  await asWorker(`${inUse},${before}`);
  const backAt = later(30);
  await asWorker(before);
  later(30);
  expect(await endOf(before, inUse)).toBe(backAt + day);
  expect(await endOf(before, before)).toBeUndefined();
});

test('a copy of an old set takes nothing back', async () => {
  await asWorker(`${before},${inUse}`);
  const [{ document }] = (await query(url, 'SELECT document FROM signing_key_sets ORDER BY created_at')) as [
    { document: string },
  ];
  await rotated();
  const good = await jwks();
  await insert('worker', document);
  later(2);
  await asWorker(inUse);
  expect(await publishedKeys(api.db, keysOf(inUse))).toEqual(good);
});

test('a worker that goes on while the file of keys changes signs with the key in use, and publishes before secrets are encrypted again', async () => {
  const file = path.join(folder, 'secret-keys');
  await writeFile(file, before);
  const db = openDatabase(asRole(url, 'worker'), { poolSize: 2 });
  const integration = await api.db.identityIntegration.create({ data: { customerId: tenant.customerId } });
  const seal = await secretBoxOf(api.db, { configured: before }).sealer();
  await api.db.identityIntegration.update({
    where: { id: integration.id },
    data: {
      clientSecretSealed: seal('x', { column: 'identity_integrations.client_secret_sealed', row: integration.id }),
    },
  });
  const read = await followAuditKeys(readConfig({ DATABASE_URL: url, SECRET_KEYS_FILE: file, SECRET_KEYS: '' }));
  let published: unknown[] = [];
  const start = async () => {
    published = await query(url, 'SELECT 1 FROM signing_key_sets');
  };
  const made = (await query(url, 'SELECT 1 FROM signing_key_sets')).length;
  const keyInUse = async () => signingKeys(await read(), 'audit checkpoints')[0]!;
  const log = pino({ level: 'silent' });
  const chainer = openAuditChainer({ db, log, key: keyInUse }, { idleMs: 20, signEveryMs: 0 });
  const publish = publishChanges(db, read);
  let looks = 0;
  const stop = watchSecretKeys({
    client: { workflow: { start } } as never,
    db,
    secrets: secretBoxOf(db, { file }),
    publish: async () => {
      await publish();
      // The file changes amid a look: the worst moment.
      if (looks++ === 0) await writeFile(file, `${inUse}\n${before}\n`);
    },
    log,
    everyMs: 20,
  });
  try {
    await waitFor('the start of the re-encryption', () => published.length > 0);
    expect(published.length).toBe(made + 2);
    expect((await read()).map(({ id }) => id)).toEqual(['in-use', 'before']);
    const { customerId } = tenant;
    await recordAudit(api.db, { ...actor, customerId, action: 'webhook.test', target: customerId });
    const keyId = (await keyInUse()).id;
    await waitFor('a checkpoint', async () => (await api.db.auditCheckpoint.count({ where: { keyId } })) > 0);
    for (const text of ['damaged', '']) {
      await writeFile(file, text);
      expect((await read()).map(({ id }) => id)).toEqual(['in-use', 'before']);
    }
    await rm(file);
    expect((await read()).map(({ id }) => id)).toEqual(['in-use', 'before']);
  } finally {
    await chainer.close();
    await stop();
    await db.$disconnect();
  }
  expect(await verifyBills()).toMatchObject({ code: 0 });
  expect((await publishedKeys(api.db, keysOf(inUse))).map(({ kid }) => kid)).toContain(kidOf(before));
});
