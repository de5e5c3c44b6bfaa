/** `recover --acts`: what was done after a backup comes back from what an audit sink has kept. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { actsIn, followActs } from '../../src/cli/deployment/recoverCommand.ts';
import { chainOfNone, eventHash, linkHashOf, signingKeys } from '../../src/domain/auditProof.ts';
import { parseSecretKeys } from '../../src/secrets/secretKeys.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { eraseCustomer } from '../../src/store/accounts/customerData.ts';
import {
  closeCustomer,
  closeDueCustomers,
  moveTenant,
  reopenCustomer,
  resumeCustomer,
  suspendCustomer,
} from '../../src/store/accounts/customerLife.ts';
import { commandLine, recordAudit } from '../../src/store/core/audit.ts';
import { linkEvents, signChains } from '../../src/store/core/auditChain.ts';
import { nextForSink, recordDelivered } from '../../src/store/core/auditSink.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { enrollHost } from '../../src/store/fleet/hostKeys.ts';
import { cordonHost } from '../../src/store/fleet/hostRows.ts';
import { decideRequest } from '../../src/store/fleet/limitRequests.ts';
import { planMaintenance } from '../../src/store/fleet/maintenance.ts';
import { secureRestoredDatabase } from '../../src/store/fleet/recoveryPlan.ts';
import { setLimitOf } from '../../src/store/fleet/tenantLimits.ts';
import { stopMachine } from '../../src/store/machines/heldStopped.ts';
import { getMachine } from '../../src/store/machines/machineStore.ts';
import { verifyText } from '../support/auditCopies.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { makeApiKey, makeTenant } from '../support/fixtures.ts';
import { readyMachine } from '../support/placedMachine.ts';
import { secretKey } from '../support/secrets.ts';

const secretKeys = secretKey('k1', 3);
let postgres: TestPostgres;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(path.join(tmpdir(), 'compute-acts-'));
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

let url: string;
let db: Database;
let config: Config;
/** What the sink of the deployment has kept. */
let sink: string[];
let backup: string;
const accounts = new Map<string, Awaited<ReturnType<typeof makeTenant>>>();
const idOf = (slug: string) => accounts.get(slug)!.customerId;

/** A deployment with these accounts. */
async function begin(...slugs: string[]): Promise<void> {
  await db?.$disconnect();
  url = await postgres.createDatabase();
  config = readConfig({ DATABASE_URL: url, SECRET_KEYS: secretKeys, DATA_DIR: folder });
  db = openDatabase(url, { poolSize: 2 });
  sink = [];
  accounts.clear();
  for (const slug of slugs) accounts.set(slug, await makeTenant(db, { namespace: slug }));
  await recordAudit(db, { ...commandLine, action: 'fleet.apply', target: 'fleet.yaml' });
}
afterAll(() => db?.$disconnect());

/** Links, signs, and delivers as a worker does. */
async function deliver({ signed = true } = {}): Promise<void> {
  while (((await linkEvents(db)) ?? 0) > 0);
  const [key] = signingKeys(parseSecretKeys(secretKeys, 'SECRET_KEYS'), 'audit checkpoints');
  if (signed) await signChains(db, key!);
  for (let batch = await nextForSink(db, 50); batch; batch = await nextForSink(db, 50)) {
    sink.push(...batch.entries.map(({ line }) => line));
    await recordDelivered(db, batch);
  }
}

async function backUp(): Promise<void> {
  await deliver();
  await db.$disconnect();
  backup = await postgres.backUp(url);
  db = openDatabase(url, { poolSize: 2 });
}

async function restore(): Promise<void> {
  await db.$disconnect();
  await postgres.restore(url, backup);
  db = openDatabase(url, { poolSize: 2 });
}

/** What the sink has kept, or these lines, in a file. */
async function fileOf(lines: readonly string[] = sink): Promise<string> {
  const file = path.join(folder, `${randomUUID()}.ndjson`);
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

interface Recovering {
  /** Null: without a file. */
  lines?: readonly string[] | null;
  yes?: boolean;
}

/** What the command does before it asks the hosts (test/workflows/restore.test.ts runs it whole). Returns what it says. */
async function recover({ lines = sink, yes: isWanted = false }: Recovering, by = config): Promise<string> {
  const said: string[] = [];
  const print = (line: string) => void said.push(line);
  try {
    const acts = lines && (await actsIn(by, db, await fileOf(lines)));
    if (isWanted) await secureRestoredDatabase(db, undefined, () => followActs(db, acts, false, print));
    else await followActs(db, acts, true, print);
  } catch (error) {
    print((error as Error).message);
  }
  return said.join('\n');
}
const yes = { yes: true };

const statuses = async () =>
  Object.fromEntries(
    (await db.customer.findMany({ orderBy: { slug: 'asc' } })).map(({ id, status }) => [slugOf(id), status]),
  );
const slugOf = (id: string) => [...accounts].find(([, each]) => each.customerId === id)?.[0] ?? id;
const access = (slug: string, action: 'customer-user.remove' | 'ssh-key.remove') =>
  recordAudit(db, { customerId: idOf(slug), actorType: 'human', actorId: randomUUID(), action, target: randomUUID() });
const key = (letter: string) => ({ fingerprint: `print-${letter}`, publicKey: letter.repeat(43) });
const hour = 3_600_000;

test('what was done after the backup is shown, with --yes repeated before the database is used, and not done twice', async () => {
  await begin('abuser', 'leaving', 'due', 'hired', 'quiet');
  const machine = await readyMachine(db);
  accounts.set('machine', { ...accounts.get('quiet')!, customerId: machine.customerId });
  await enrollHost(db, 'h1', key('a'), 24);
  await suspendCustomer(db, 'quiet', 'it was so before the backup');
  await closeCustomer(db, 'due', { reason: 'the contract ended', graceDays: 0 });
  const { tenantId } = accounts.get('hired')!;
  const asked = await db.limitRequest.create({ data: { tenantId, name: 'cpu', amount: 40, reason: 'a load test' } });
  const apiKey = await makeApiKey(db, accounts.get('abuser')!);
  await db.customerUser.create({
    data: { customerId: idOf('leaving'), email: 'person@leaving.example', displayName: 'A Person', roleSlug: 'owner' },
  });
  await backUp();

  await suspendCustomer(db, 'abuser', 'it sends spam');
  const limit = { className: 'general-1', name: 'virtual_machine', amount: 3, reason: 'spam', endsAt: null } as const;
  await setLimitOf(db, 'abuser', limit);
  await recordAudit(db, {
    ...{ customerId: idOf('abuser'), actorType: 'human', actorId: 'x', action: 'api-key.revoke', target: apiKey.id },
  });
  await decideRequest(db, asked.id, { reason: 'as asked', grant: { amount: 30, endsAt: null } });
  await moveTenant(db, { slug: 'due', region: 'south', reason: 'as asked' });
  await cordonHost(db, 'h1', true, 'host.cordon');
  await enrollHost(db, 'h1', key('b'), 0);
  const window = { startsAt: new Date(Date.now() + hour), endsAt: new Date(Date.now() + 2 * hour) };
  await planMaintenance(db, [{ name: 'h1', ...window, reason: 'new disks' }]);
  await stopMachine(db, machine.machine, { reason: 'a dispute' });
  // What was taken back again changes nothing.
  await closeCustomer(db, 'quiet', { reason: 'by mistake', graceDays: 0 });
  await reopenCustomer(db, 'quiet', 'it was a mistake');
  await closeCustomer(db, 'leaving', { reason: 'the contract ended', graceDays: 0 });
  await closeDueCustomers(db, () => true, commandLine, idOf('leaving'));
  await eraseCustomer(db, 'leaving', 'asked by letter');
  await access('hired', 'customer-user.remove');
  await recordAudit(db, { ...commandLine, action: 'fleet.apply', target: 'other.yaml' });
  await deliver();
  await restore();

  const restored = { abuser: 'active', due: 'active', hired: 'active', leaving: 'active', machine: 'active' };
  expect(await statuses()).toEqual({ ...restored, quiet: 'suspended' });
  const shown = await recover({});
  expect(shown).toContain('customer.suspend abuser: would be repeated');
  expect(shown).toMatch(/customer\.erase erased-\w+: its account would be closed and erased again/);
  expect(shown).toMatch(/customer-user\.remove .*: its account would be held until you have looked/);
  expect(shown).toContain('customer.close quiet: a later act replaces it');
  expect(await statuses()).toEqual({ ...restored, quiet: 'suspended' });
  expect(await db.auditEvent.count({ where: { action: 'database.recover' } })).toBe(0);

  const done = await recover(yes);
  expect(done).toMatch(/customer-user\.remove .*: hired is held: .*"customers resume hired"/);
  expect(done).toContain('fleet.apply other.yaml: do it again yourself, if it still holds');
  expect(done).not.toContain('cannot be repeated');
  // The account that was due by itself is closed by housekeeping, not by the erasure of another.
  const now = { abuser: 'suspended', due: 'active', hired: 'suspended', leaving: 'erased', machine: 'active' };
  expect(await statuses()).toEqual({ ...now, quiet: 'suspended' });
  const personal = [await db.customer.findMany(), await db.customerUser.findMany(), await db.auditEvent.findMany()];
  const stored = JSON.stringify(personal, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  expect(stored).not.toContain('leaving');
  expect(await db.limit.count({ where: { tenantId: accounts.get('abuser')!.tenantId, amount: 3 } })).toBe(1);
  expect(await db.limit.count({ where: { tenantId, name: 'cpu', amount: 30 } })).toBe(1);
  expect((await db.tenant.findFirstOrThrow({ where: { customerId: idOf('due') } })).region).toBe('south');
  expect(await db.apiKey.count({ where: { id: apiKey.id, revokedAt: null } })).toBe(0);
  expect((await getMachine(db, machine.machine))!.stopReason).toBe('a dispute');
  const { startsAt: maintenanceStartsAt } = window;
  expect(await db.host.findFirstOrThrow()).toMatchObject({ cordoned: true, maintenanceStartsAt });
  const isTrusted = { OR: [{ validUntil: null }, { validUntil: { gt: new Date() } }] };
  expect((await db.hostKey.findMany({ where: isTrusted })).map((each) => each.fingerprint)).toEqual(['print-b']);

  // Once an operator has looked, a repeat with the same file holds nothing again.
  await resumeCustomer(db, 'hired', 'looked at it');
  await resumeCustomer(db, 'abuser', 'it stopped');
  const again = await recover(yes);
  expect(again).toContain('customer.suspend abuser: done before');
  expect(again).not.toMatch(/: repeated|is held/);
  expect(await statuses()).toEqual({ ...now, abuser: 'active', hired: 'active', quiet: 'suspended' });
});

test('the file of before the restore is good for a repeat, and the one that goes on after it says that it forked there', async () => {
  await begin('acme', 'other');
  await backUp();
  await suspendCustomer(db, 'acme', 'it sends spam');
  await suspendCustomer(db, 'other', 'it does not pay');
  await deliver();
  const before = [...sink];
  await restore();
  expect(await recover({ lines: null, yes: true })).toMatch(
    /The restore undid all later acts: .*"recover --acts FILE"/,
  );
  expect(await statuses()).toEqual({ acme: 'active', other: 'active' });
  await closeCustomer(db, 'acme', { reason: 'after the restore', graceDays: 14 });
  await deliver();

  // The positions after the backup have other events in the database by now.
  expect(await recover({ ...yes, lines: before })).toContain('customer.suspend acme: repeated');
  expect(await statuses()).toEqual({ acme: 'suspended', other: 'suspended' });
  await deliver();
  expect(await recover({ ...yes, lines: before })).toContain('customer.suspend acme: done before');

  const verified = await verifyText(config, sink.join('\n'));
  expect(verified).toEqual({ code: 0, said: expect.not.stringContaining('BROKEN') });
  expect(verified.said).toMatch(
    new RegExp(
      `${idOf('acme')}: 2 events .*; forked after 0 by the restore of a backup, recovered at .*: what was at 1 before`,
    ),
  );
  // A recovery explains no later link that is not signed.
  const prolonged = await verifyText(config, [...sink, forge(sink, idOf('other'))].join('\n'));
  expect(prolonged).toEqual({ code: 1, said: expect.stringContaining('no checkpoint signs the second one yet') });
  // In the sink's own file, what the restore took back is not at the end of the chains.
  const later = await recover({});
  expect(later).not.toContain('would be repeated');
  // Without a recovery after it, such a file is not explained.
  const forked = await verifyText(config, [...before, forge(before, idOf('acme'))].join('\n'));
  expect(forked).toEqual({
    code: 1,
    said: expect.stringContaining('no signed event "database.recover" in it explains'),
  });
});

test('what an earlier restore took back is not repeated after a later one, also in the chain of a quiet account', async () => {
  await begin('acme', 'quiet');
  await backUp();
  await suspendCustomer(db, 'quiet', 'it sends spam');
  await deliver();
  await restore();
  await recover({ lines: null, yes: true });
  await backUp();
  await suspendCustomer(db, 'acme', 'it does not pay');
  await deliver();
  await restore();
  const said = await recover(yes);
  expect([said.includes('suspend acme: repeated'), said.includes('quiet')]).toEqual([true, false]);
  expect(await statuses()).toEqual({ acme: 'suspended', quiet: 'active' });
});

/** Another event in the place of the last one of a chain, with a hash that fits. */
function forge(lines: readonly string[], chainId: string, change: object = { reason: 'forged' }): string {
  const parsed = lines
    .map((line) => JSON.parse(line))
    .filter(({ event }) => (event?.customerId ?? chainOfNone) === chainId && event);
  const last = parsed.at(-1)!;
  const before =
    parsed.find(({ position }) => BigInt(position) === BigInt(last.position) - 1n)?.hash ?? '00'.repeat(32);
  const event = { ...last.event, ...change };
  const hash = linkHashOf(Buffer.from(before, 'hex'), eventHash(event)).toString('hex');
  return JSON.stringify({ event, position: last.position, hash });
}

test('only what a checkpoint signs is repeated; what comes after it is shown', async () => {
  await begin('acme', 'other');
  await backUp();
  await suspendCustomer(db, 'acme', 'it sends spam');
  await deliver();
  await suspendCustomer(db, 'other', 'perhaps never done');
  await deliver({ signed: false });
  await restore();
  const done = await recover(yes);
  expect(done).toContain('customer.suspend acme: repeated');
  expect(done).toContain('customer.suspend other: not proved, not repeated');
  expect(done).toContain('1 acts are after the last signed checkpoint of their chain');
  expect(await statuses()).toEqual({ acme: 'suspended', other: 'active' });
});

describe('a file is refused, and nothing is changed', () => {
  const refused = async (lines: readonly string[], why: RegExp, by = config) => {
    expect(await recover({ ...yes, lines }, by)).toMatch(why);
    expect(await statuses()).toEqual({ acme: 'active' });
    expect(await db.auditEvent.count({ where: { action: 'database.recover' } })).toBe(0);
  };
  beforeAll(async () => {
    await begin('acme');
    await suspendCustomer(db, 'acme', 'before the backup');
    await resumeCustomer(db, 'acme', 'before the backup');
    await backUp();
    await suspendCustomer(db, 'acme', 'it sends spam');
    await deliver();
    await restore();
  });

  test('unlike one that is as it was, also if lines came twice', async () => {
    expect(await recover({ lines: [...sink.slice(0, 3), ...sink] })).toContain(
      'customer.suspend acme: would be repeated',
    );
  });
  test('without keys that could prove it', () =>
    refused(
      sink,
      /its signatures cannot be checked/,
      readConfig({ DATABASE_URL: url, TEMPORAL_ADDRESS: '127.0.0.1:1' }),
    ));
  test('with the keys of another deployment', () =>
    refused(sink, /not among the keys here/, { ...config, SECRET_KEYS: secretKey('k1', 9) }));
  test('in which an event was changed', () =>
    refused(
      sink.map((line) => line.replace('it sends spam', 'it sends nothing')),
      /does not prove itself.*was changed/,
    ));
  test('in which a line that came twice has another event', async () => {
    const at = sink.findIndex((line) => line.includes('it sends spam'));
    const other = sink[at]!.replace('it sends spam', 'it sends nothing');
    await refused(sink.toSpliced(at + 1, 0, other), /does not prove itself.*was changed/);
  });
  test('in which a second, different link stands at a known position', () =>
    refused([...sink, forge(sink, idOf('acme'))], /two different links at 3/));
  test('that is of an account alone', () =>
    refused(
      sink.filter((line) => line.includes(idOf('acme'))),
      /no event of this database's own chain of no account/,
    ));
  test('of another deployment with the same keys', async () => {
    const own = { url, config, sink, acme: accounts.get('acme')! };
    await begin('acme');
    await suspendCustomer(db, 'acme', 'of another deployment');
    await deliver();
    const lines = sink;
    await db.$disconnect();
    ({ url, config, sink } = own);
    accounts.set('acme', own.acme);
    db = openDatabase(url, { poolSize: 2 });
    await refused(lines, /no event of this database's own chain of no account/);
  });
  test('that begins after the database ends', async () => {
    const lines = sink.filter((line) => JSON.parse(line).event?.customerId === idOf('acme'));
    const { position, hash } = JSON.parse(lines.at(-1)!);
    const after = JSON.stringify({ after: { chain_id: idOf('acme'), position, hash } });
    const others = sink.filter((line) => !line.includes(idOf('acme')));
    await refused([...others, after], /this database does not have that link.*from its first line on/);
  });
  test('of another time of this deployment, in which the chains went on differently', async () => {
    // A role worked on the restored database before it was recovered.
    const before = [...sink];
    await closeCustomer(db, 'acme', { reason: 'written after the restore', graceDays: 14 });
    await deliver();
    await refused(before, /have different events.*run "recover" without --acts first/);
  });
});

test('what names an account, a host, or a machine that the backup lacks is listed with what to do', async () => {
  await begin('acme');
  await backUp();
  accounts.set('newer', await makeTenant(db, { namespace: 'newer' }));
  await suspendCustomer(db, 'newer', 'it sends spam');
  await access('newer', 'customer-user.remove');
  await makeTenant(db, { namespace: 'passing' });
  await closeCustomer(db, 'passing', { reason: 'the contract ended', graceDays: 0 });
  await closeDueCustomers(db, () => true);
  await eraseCustomer(db, 'passing', 'asked by letter');
  const { machine, customerId } = await readyMachine(db);
  await stopMachine(db, machine, { reason: 'a dispute' });
  await cordonHost(db, 'h1', true, 'host.cordon');
  await recordAudit(db, { ...commandLine, customerId: idOf('acme'), action: 'machine.stop', target: machine.uid });
  await recordAudit(db, { ...commandLine, action: 'host.enroll', target: 'h1', details: { fingerprint: 'x' } });
  await suspendCustomer(db, 'acme', 'it sends spam');
  await deliver();
  await restore();
  expect(customerId).not.toBe(idOf('acme'));
  for (const options of [{}, yes]) {
    const said = await recover(options);
    expect(said).toMatch(/customer\.suspend newer: cannot be repeated: the account was made after the backup/);
    expect(said).toMatch(/customer-user\.remove .*: cannot be repeated: the account was made after/);
    expect(said).toMatch(/host\.cordon h1: cannot be repeated: .*"fleet apply"/);
    expect(said).toMatch(new RegExp(`machine\\.stop ${machine.uid}: cannot be repeated: .*"orphans adopt"`));
    expect(said).toMatch(/customer\.erase .*: its account is not in the backup: nothing is to be erased/);
    expect(said).toContain('acts need you');
  }
  expect(await statuses()).toEqual({ acme: 'suspended' });
});

test('an account whose people or keys changed stays held, whatever the file has after that', async () => {
  await begin('acme', 'other');
  await suspendCustomer(db, 'acme', 'before the backup');
  await backUp();
  await access('acme', 'customer-user.remove');
  await access('other', 'ssh-key.remove');
  await deliver();
  const shorter = [...sink];
  await suspendCustomer(db, 'other', 'it sends spam');
  await resumeCustomer(db, 'other', 'it stopped');
  await resumeCustomer(db, 'acme', 'it paid');
  await deliver();
  await restore();
  expect(await recover({ ...yes, lines: shorter })).toMatch(/other is held/);
  expect(await statuses()).toEqual({ acme: 'suspended', other: 'suspended' });
  expect(await recover(yes)).toMatch(/customer\.resume acme: acme is held.*"customers resume acme"/);
  expect(await statuses()).toEqual({ acme: 'suspended', other: 'suspended' });
  // Once somebody looked, nothing holds them again.
  for (const slug of ['acme', 'other']) await resumeCustomer(db, slug, 'looked at it');
  await recover(yes);
  expect(await statuses()).toEqual({ acme: 'active', other: 'active' });
});

test('an erasure waits for the machines of its account, whose credentials end at once, and is done by a repeat', async () => {
  await begin('acme');
  const { machine, customerId } = await readyMachine(db);
  const { slug } = await db.customer.findUniqueOrThrow({ where: { id: customerId } });
  accounts.set('leaving', { ...accounts.get('acme')!, customerId });
  await backUp();
  await db.$executeRaw`UPDATE placements SET released_at = clock_timestamp()`;
  await db.$executeRaw`DELETE FROM machines`;
  await closeCustomer(db, slug, { reason: 'the contract ended', graceDays: 0 });
  await closeDueCustomers(db, () => true);
  await eraseCustomer(db, slug, 'asked by letter');
  await deliver();
  await restore();
  expect(await recover(yes)).toMatch(
    /customer\.erase .*: cannot be repeated: \d+ machines or disks .* are not proved gone yet/,
  );
  expect(await statuses()).toEqual({ acme: 'active', leaving: 'closed' });
  expect((await db.machine.findUniqueOrThrow({ where: { uid: machine.uid } })).deletionRequestedAt).not.toBeNull();
  await db.$executeRaw`UPDATE placements SET released_at = clock_timestamp()`;
  await db.$executeRaw`DELETE FROM machines`;
  expect(await recover(yes)).toMatch(/customer\.erase .*: repeated/);
  expect(await statuses()).toEqual({ acme: 'active', leaving: 'erased' });
});

test('a run that ends half way is finished by the next one', async () => {
  await begin('acme', 'other');
  await backUp();
  await suspendCustomer(db, 'acme', 'it sends spam');
  await suspendCustomer(db, 'other', 'it does not pay');
  await deliver();
  await restore();
  // As a kill does it, between two acts.
  await db.$executeRawUnsafe(
    `CREATE FUNCTION stop_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'killed'; END $$`,
  );
  await db.$executeRawUnsafe(
    `CREATE TRIGGER stop_here BEFORE UPDATE ON customers FOR EACH ROW WHEN (NEW.slug = 'other') EXECUTE FUNCTION stop_here()`,
  );
  expect(await recover(yes)).toContain('killed');
  expect(await statuses()).toEqual({ acme: 'suspended', other: 'active' });
  await db.$executeRawUnsafe('DROP TRIGGER stop_here ON customers');
  const next = await recover(yes);
  expect([next.includes('suspend acme: done before'), next.includes('suspend other: repeated')]).toEqual([true, true]);
  expect(await statuses()).toEqual({ acme: 'suspended', other: 'suspended' });
});
