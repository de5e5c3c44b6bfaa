/** Stored secrets are encrypted again: when a key changes, on request, and after a kill where it was. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WorkflowClient } from '@temporalio/client';
import { pino } from 'pino';
import type { Activities } from '../../activities/index.ts';
import { secretsReencryptCommand } from '../../src/cli/deployment/secretCommands.ts';
import { placeOfSetupLink } from '../../src/domain/sealedColumns.ts';
import { watchSecretKeys } from '../../src/temporal/reencryptionStarts.ts';
import { messageOf } from '../support/payloads.ts';
import { secretBoxOf, secretKey } from '../support/secrets.ts';
import { forgeRun, payloadOf } from '../support/temporalAttacker.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';

const column = 'setup_links.client_secret_sealed';
const [first, second] = [secretKey('first', 1), secretKey('second', 2)];
let harness: TestHarness;
let folder: string;
let file: string;
let customerId: string;
let integrationId: string;
/** Called before each batch. */
let beforeBatch: () => Promise<void> = async () => {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reencryption-'));
  file = path.join(folder, 'keys');
  await writeFile(file, first);
  harness = await openTestHarness({
    // Otherwise a key of orders is among the secrets.
    unenrolled: true,
    hosts: 1,
    environment: { SECRET_KEYS: '', SECRET_KEYS_FILE: file },
    wrapActivities: (activities): Activities => ({
      ...activities,
      reencryptBatch: async (input) => {
        await beforeBatch();
        return activities.reencryptBatch(input);
      },
    }),
  });
  customerId = harness.tenant.customerId;
  integrationId = (await harness.db.identityIntegration.create({ data: { customerId } })).id;
}, 180_000);
afterAll(async () => {
  await harness?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  beforeBatch = async () => {};
  await harness.db.setupLink.deleteMany();
  await harness.db.dataKey.deleteMany();
});

const dataKeyOf = (row: { clientSecretSealed: string | null }) => row.clientSecretSealed!.split('.')[1]!;
const sealerOf = (keys: string) => secretBoxOf(harness.db, { configured: keys }).sealer();
/** Stores secrets, each in a row of its own. */
async function store(count: number, seal: (id: string) => string): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  await harness.db.setupLink.createMany({
    data: ids.map((id) => ({
      id,
      customerId,
      integrationId,
      intent: 'setup',
      tokenDigest: randomBytes(32),
      expiresAt: new Date(Date.now() + 3_600_000),
      clientSecretSealed: seal(id),
    })),
  });
  return ids;
}
const secretsNow = async () => {
  const box = secretBoxOf(harness.db, { configured: `${second},${first}` });
  const rows = await harness.db.setupLink.findMany({ where: { clientSecretSealed: { not: null } } });
  return Promise.all(
    rows.map(async ({ id, clientSecretSealed }) => [id, await box.open(clientSecretSealed!, placeOfSetupLink(id))]),
  );
};
const keysInUse = async () => {
  const ids = new Set((await harness.db.setupLink.findMany()).map(dataKeyOf));
  const keys = await harness.db.dataKey.findMany({ where: { id: { in: [...ids] } } });
  return { dataKeys: ids.size, keyIds: keys.map(({ keyId }) => keyId) };
};
const run = () =>
  harness.client.workflow.start('reencryption', { workflowId: 'reencryption', taskQueue: 'control-plane', args: [] });

test('secrets under another key, and under older data keys, are all under one new data key, and read the same', async () => {
  await writeFile(file, `${second}\n${first}`);
  const [seal, sealOlder] = [await sealerOf(second), await sealerOf(first)];
  const own = await store(2, (id) => seal(`own ${id}`, placeOfSetupLink(id)));
  const older = await store(3, (id) => sealOlder(`older ${id}`, placeOfSetupLink(id)));
  const result = await (await run()).result();
  expect(result).toEqual({
    keyId: 'second',
    rewritten: {
      'identity_integrations.client_secret_sealed': 0,
      [column]: 5,
      'letters.sealed': 0,
      'webhook_secrets.sealed': 0,
      'order_keys.sealed': 0,
    },
    unreadable: {},
    neededKeys: ['second'],
  });
  expect(new Map((await secretsNow()) as [string, string][])).toEqual(
    new Map([...own.map((id) => [id, `own ${id}`] as const), ...older.map((id) => [id, `older ${id}`] as const)]),
  );
  expect(await keysInUse()).toEqual({ dataKeys: 1, keyIds: ['second'] });
});

test('a worker that ends in the middle leaves what is done; the next one goes on, and no secret is lost or done twice', async () => {
  const seal = await sealerOf(first);
  const ids = await store(250, (id) => seal(`secret ${id}`, placeOfSetupLink(id)));
  const before = dataKeyOf((await harness.db.setupLink.findFirst())!);
  let batches = 0;
  let isHeld = false;
  let release = () => {};
  beforeBatch = async () => {
    if (++batches !== 3) return;
    isHeld = true;
    await new Promise<void>((_resolve, reject) => {
      release = () => reject(new Error('killed'));
    });
  };
  const handle = await run();
  await waitFor('the batch in the middle', () => isHeld);
  const done = (await harness.db.setupLink.findMany()).filter((row) => dataKeyOf(row) !== before);
  expect(done.length).toBeGreaterThan(0);
  expect(done.length).toBeLessThan(250);
  const stopping = harness.stopWorker();
  release();
  await stopping;
  await harness.startWorker();
  const result = await handle.result();
  expect(result).toMatchObject({ rewritten: { [column]: 250 }, unreadable: {} });
  expect(new Map((await secretsNow()) as [string, string][])).toEqual(new Map(ids.map((id) => [id, `secret ${id}`])));
  expect(await keysInUse()).toMatchObject({ dataKeys: 1 });
}, 120_000);

test('what cannot be read stays as it was, is counted by its reason where operators look, and does not stop the rest', async () => {
  const [seal, sealLost] = [await sealerOf(first), await sealerOf(secretKey('forgotten', 9))];
  const readable = await store(2, (id) => seal('x', placeOfSetupLink(id)));
  const [lost] = await store(1, (id) => sealLost('x', placeOfSetupLink(id)));
  const [copied] = await store(1, () => seal('x', placeOfSetupLink('of another row')));
  const before = await harness.db.setupLink.findMany({
    where: { id: { in: [lost!, copied!] } },
    orderBy: { id: 'asc' },
  });
  const handle = await run();
  const result = await handle.result();
  expect(result.rewritten[column]).toBe(readable.length);
  expect(Object.entries(result.unreadable).sort()).toEqual([
    [expect.stringMatching(/changed, copied from another row, or given up/), 1],
    [expect.stringMatching(/needs the secret key "forgotten"/), 1],
  ]);
  expect(
    await harness.db.setupLink.findMany({ where: { id: { in: [lost!, copied!] } }, orderBy: { id: 'asc' } }),
  ).toEqual(before);
  const lines: string[] = [];
  await expect(secretsReencryptCommand(harness.config, (line) => lines.push(line))).rejects.toThrow(
    /Some secrets could not be read/,
  );
  expect(lines.join('\n')).toMatch(/1 cannot be read: the data key \S+ needs the secret key "forgotten"/);
  const audited = await harness.db.auditEvent.findMany({ where: { action: 'secrets.reencrypt' } });
  expect(audited).toMatchObject([{ actorType: 'operator', target: 'secrets', customerId: null }]);
  expect(lines.at(-1)).toMatch(/^secret keys still needed: .*forgotten.*second/);
});

test('it starts by itself when the key in use changes, and not again', async () => {
  await writeFile(file, first);
  const seal = await sealerOf(first);
  await store(1, (id) => seal('x', placeOfSetupLink(id)));
  const stop = watchSecretKeys({
    client: harness.client,
    db: harness.db,
    log: pino({ level: 'silent' }),
    everyMs: 20,
    publish: async () => {},
    secrets: secretBoxOf(harness.db, { file }),
  });
  try {
    const runs = async () => (await harness.client.workflow.count("WorkflowType='reencryption'")).count;
    const before = await runs();
    await writeFile(file, `${second}\n${first}\n`);
    await waitFor('the new key', async () => (await keysInUse()).keyIds.join() === 'second');
    await waitFor('one more run', async () => (await runs()) === before + 1);
    await writeFile(file, `${second}\n\n${first}\n`);
    await harness.client.workflow.getHandle('reencryption').result();
    expect(await runs()).toBe(before + 1);
  } finally {
    await stop();
  }
});

test('while the worker has no key, it waits, says which in the Temporal UI, and goes on once there is one', async () => {
  const seal = await sealerOf(first);
  await store(1, (id) => seal('x', placeOfSetupLink(id)));
  await harness.stopWorker();
  await rm(file);
  await harness.startWorker();
  const handle = await run();
  const pending = await waitFor('the words', async () => {
    const { raw } = await handle.describe();
    return messageOf(harness.client, raw.pendingActivities?.[0]?.lastFailure);
  });
  expect(pending).toMatch(/there is no secret key: set SECRET_KEYS, SECRET_KEYS_FILE, or SECRET_KEYS_COMMAND/);
  await writeFile(file, first);
  expect(await handle.result()).toMatchObject({ keyId: 'first', rewritten: { [column]: 1 } });
}, 120_000);

test('a forged result tells no operator to remove a key that is still needed', async () => {
  await writeFile(file, second);
  const seal = await sealerOf(second);
  await store(1, (id) => seal('x', placeOfSetupLink(id)));
  const forge = async (result: unknown) => {
    const lines: string[] = [];
    let command: Promise<void> | undefined;
    const starting = jest.spyOn(WorkflowClient.prototype, 'start');
    await forgeRun(harness.client, {
      type: 'reencryption',
      workflowId: 'reencryption',
      result: payloadOf(result),
      // The command joins the run that it finds.
      before: async () => {
        command = secretsReencryptCommand(harness.config, (line) => void lines.push(line));
        command.catch(() => undefined);
        await waitFor('the command to start', () => starting.mock.results.length > 0);
        await starting.mock.results[0]!.value;
      },
    });
    starting.mockRestore();
    return { lines, command: command! };
  };
  const done = { keyId: 'third', rewritten: {}, unreadable: {}, neededKeys: ['third'] };
  const { lines, command } = await forge(done);
  await command;
  expect(lines.at(-1)).toMatch(/^secret keys still needed: .*second/);
  const other = await forge({ keyId: 3 });
  await expect(other.command).rejects.toThrow('a result of another form');
});
