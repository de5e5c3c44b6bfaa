/** What an erasure explains of emptied audit events, and what it does not. docs/security.md names these tests. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditExportCommand, auditVerifyCommand } from '../../src/cli/audit/auditCommands.ts';
import { customersEraseCommand } from '../../src/cli/customers/customerDataCommands.ts';
import { customersCloseCommand } from '../../src/cli/customers/operatorCustomers.ts';
import { personalDigest, signingKeys } from '../../src/domain/auditProof.ts';
import { readConfig } from '../../src/settings/config.ts';
import { hashedEvent, linkEvents, readChain, signChains } from '../../src/store/core/auditChain.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { runnerOn } from '../support/commands.ts';
import { query, startPostgres, type TestPostgres } from '../support/database.ts';
import { makeTenant } from '../support/fixtures.ts';

let postgres: TestPostgres;
let url: string;
let db: Database;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(path.join(tmpdir(), 'compute-erasure-'));
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  url = await postgres.createDatabase();
  db = openDatabase(url, { poolSize: 2 });
});
afterEach(() => db.$disconnect());

const key = randomBytes(32);
const config = () => readConfig({ DATABASE_URL: url, SECRET_KEYS: `k1:${key.toString('base64')}` });
const run = runnerOn(config);
const reason = 'it was asked for';

async function seal(): Promise<void> {
  while (((await linkEvents(db)) ?? 0) > 0);
  await signChains(db, signingKeys([{ id: 'k1', key }], 'audit checkpoints')[0]!);
}

async function exported(name: string): Promise<string> {
  const lines: string[] = [];
  await auditExportCommand(config(), {}, (line) => void lines.push(line));
  const file = path.join(folder, name);
  await writeFile(file, lines.join('\n'));
  return file;
}

async function account(slug: string): Promise<string> {
  const { customerId } = await makeTenant(db);
  await query(url, `UPDATE customers SET slug = '${slug}' WHERE id = '${customerId}'`);
  await db.auditEvent.create({
    data: { customerId, actorType: 'operator', actorId: 'x', action: 'customer.create', target: slug },
  });
  return customerId;
}

/** An act of an operator, of no account. */
async function act(action: string, target: string): Promise<bigint> {
  const event = { actorType: 'operator', actorId: 'command-line', actorName: 'mallory', action, target, reason };
  return (await db.auditEvent.create({ data: event })).sequence;
}

/** Empties an event well, as an owner of the database can by hand. */
async function empty(sequence: bigint, chain = '00000000-0000-0000-0000-000000000000'): Promise<void> {
  for await (const { event } of readChain(db, chain))
    if (event?.sequence === sequence)
      await query(
        url,
        `UPDATE audit_events SET id = gen_random_uuid(), actor_name = NULL, reason = NULL, address = NULL,
          user_agent = NULL, details = '{}',
           target = 'erased', erased_digest = decode('${personalDigest(hashedEvent(event))}', 'hex') WHERE sequence = ${sequence}`,
      );
}

/** Makes the account erased by hand, with an event that says so of these events. */
async function makeErased(customerId: string, ofNone: bigint): Promise<void> {
  await query(
    url,
    `UPDATE customers SET status = 'erased', slug = 'erased-1', status_reason = 'erased' WHERE id = '${customerId}';
     INSERT INTO audit_events (customer_id, actor_type, actor_id, action, target, details)
     VALUES ('${customerId}', 'operator', 'command-line', 'customer.erase', 'erased-1', '{"events_of_none":"${ofNone}"}')`,
  );
}

test('what an erasure empties is explained, here and in an export; it takes nothing of a host that has its name', async () => {
  const issued = await act('registration.issue', 'north-1');
  const customerId = await account('north-1');
  await act('host.cordon', 'north-1');
  await seal();
  await run(auditVerifyCommand, { customer: 'north-1' });
  await run(customersCloseCommand, { slug: 'north-1', reason, graceDays: '0', yes: true });
  await seal();
  const before = await exported('before');
  await run(customersEraseCommand, { slug: 'north-1', reason, yes: true });
  await seal();
  expect(await run(auditVerifyCommand, { checkpoints: before })).toMatchObject({ result: 0 });
  expect(await run(auditVerifyCommand, { export: await exported('after') })).toMatchObject({ result: 0 });
  expect(await db.auditEvent.count({ where: { reason, action: 'host.cordon' } })).toBe(1);
  const [erasure] = await db.auditEvent.findMany({ where: { customerId, action: 'customer.erase' } });
  expect(String((erasure!.details as Record<string, unknown>)['events_of_none']).split(' ')).toContain(String(issued));
  expect(await db.auditEvent.count({ where: { customerId: null, NOT: { erasedDigest: null } } })).toBe(2);
});

test.each([
  ['of a host', 'host.cordon', 'north-1'],
  ['that is older than the account', 'audit.verify', 'audit log'],
])('an act %s that is emptied behind a made-up erased account is found', async (_what, action, target) => {
  const sequence = await act(action, target);
  const customerId = await account('made-up');
  await seal();
  const kept = await exported('kept');
  expect(await run(auditVerifyCommand, { checkpoints: kept })).toMatchObject({ result: 0 });
  await empty(sequence);
  await makeErased(customerId, sequence);
  await seal();
  expect(await run(auditVerifyCommand, { checkpoints: kept })).toMatchObject({
    result: 1,
    text: expect.stringContaining('(no account): BROKEN: 1 events have lost their personal part'),
  });
  expect(await run(auditVerifyCommand, { export: await exported('emptied') })).toMatchObject({ result: 1 });
});

test('an account that only its row calls erased explains nothing, and nothing that came after its erasure', async () => {
  const customerId = await account('acme');
  const suspended = await db.auditEvent.create({
    data: { customerId, actorType: 'operator', actorId: 'x', action: 'customer.suspend', target: 'acme', reason },
  });
  await seal();
  await empty(suspended.sequence, customerId);
  await query(url, `UPDATE customers SET status = 'erased', status_reason = 'erased' WHERE id = '${customerId}'`);
  expect(await run(auditVerifyCommand, {})).toMatchObject({
    result: 1,
    text: expect.stringMatching(/acme.*: BROKEN: 1 events have lost their personal part/),
  });
  await makeErased(customerId, 0n);
  const late = await db.auditEvent.create({
    data: { customerId, actorType: 'operator', actorId: 'x', action: 'customer.resume', target: 'acme', reason },
  });
  await seal();
  expect(await run(auditVerifyCommand, {})).toMatchObject({ result: 0 });
  await empty(late.sequence, customerId);
  expect(await run(auditVerifyCommand, {})).toMatchObject({ result: 1 });
});
