/** `recover --acts`: what was done after a backup is shown from what an audit sink has kept, and what it concerns is held. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { actsIn, followActs } from '../../src/cli/deployment/recoverCommand.ts';
import {
  chainOfNone,
  erasedPart,
  eventHash,
  linkHashOf,
  personalDigest,
  signDocument,
  signingKeys,
} from '../../src/domain/auditProof.ts';
import { parseSecretKeys } from '../../src/secrets/secretKeys.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { eraseCustomer } from '../../src/store/accounts/customerData.ts';
import {
  closeCustomer,
  closeDueCustomers,
  reopenCustomer,
  resumeCustomer,
  suspendCustomer,
} from '../../src/store/accounts/customerLife.ts';
import { commandLine, recordAudit } from '../../src/store/core/audit.ts';
import { linkEvents, signChains } from '../../src/store/core/auditChain.ts';
import { nextForSink, recordDelivered } from '../../src/store/core/auditSink.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { cancelEvacuation, evacuationOf, planEvacuation } from '../../src/store/fleet/evacuation.ts';
import { enrollHost } from '../../src/store/fleet/hostKeys.ts';
import { cordonHost } from '../../src/store/fleet/hostRows.ts';
import { planMaintenance } from '../../src/store/fleet/maintenance.ts';
import { secureRestoredDatabase } from '../../src/store/fleet/recoveryPlan.ts';
import { setLimitOf } from '../../src/store/fleet/tenantLimits.ts';
import { stopMachine } from '../../src/store/machines/heldStopped.ts';
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

/** A deployment that was restored to before it suspended acme. */
async function loseSuspension(meanwhile = async () => {}, ...others: string[]): Promise<void> {
  await begin('acme', ...others);
  await backUp();
  await suspendCustomer(db, 'acme', 'it sends spam');
  await meanwhile();
  await deliver();
  await restore();
}

/** What the sink has kept, or these lines, in a file. */
async function fileOf(lines: readonly string[] = sink): Promise<string> {
  const file = path.join(folder, `${randomUUID()}.ndjson`);
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

/** How much needed an operator in the last run. */
let open: number;

/** What the command does before it asks the hosts (test/workflows/restore.test.ts runs it whole). Returns what it says. */
async function recover(
  { lines = sink, yes: isWanted = false }: { lines?: readonly string[] | null; yes?: boolean },
  by = config,
): Promise<string> {
  const said: string[] = [];
  const print = (line: string) => void said.push(line);
  try {
    const acts = lines && (await actsIn(by, db, await fileOf(lines)));
    let remember = async () => {};
    const follow = async () => {
      ({ open, remember } = await followActs(db, acts, !isWanted, print));
    };
    if (isWanted) await secureRestoredDatabase(db, undefined, follow);
    else await follow();
    await remember();
  } catch (error) {
    print((error as Error).message);
  }
  return said.join('\n');
}
const yes = { yes: true };

const statuses = async () =>
  Object.fromEntries((await db.customer.findMany()).map(({ id, status }) => [slugOf(id), status]));
const slugOf = (id: string) => [...accounts].find(([, each]) => each.customerId === id)?.[0] ?? id;
const access = (slug: string, action: 'customer-user.remove' | 'ssh-key.remove' | 'webhook.update') =>
  recordAudit(db, { customerId: idOf(slug), actorType: 'human', actorId: randomUUID(), action, target: randomUUID() });
const reasonOf = async (slug: string) =>
  (await db.customer.findUniqueOrThrow({ where: { id: idOf(slug) } })).statusReason;
/** Everything in the database, but what a recovery itself does, and what a hold writes. */
async function rest(): Promise<string> {
  const tables = [
    await db.customer.findMany({
      omit: { status: true, statusReason: true, statusSince: true },
      orderBy: { id: 'asc' },
    }),
    await db.host.findMany({ omit: { cordoned: true, inventoryDue: true }, orderBy: { name: 'asc' } }),
    ...[await db.tenant.findMany(), await db.limit.findMany(), await db.limitRequest.findMany()],
    ...[await db.hostKey.findMany(), await db.customerUser.findMany()],
    ...[await db.apiKey.findMany(), await db.webhook.findMany()],
    await db.machine.findMany({ omit: { claimEpoch: true } }),
  ];
  return JSON.stringify(tables, (_, value) => (typeof value === 'bigint' ? String(value) : value));
}
const key = (letter: string) => ({ fingerprint: `print-${letter}`, publicKey: letter.repeat(43) });
const hour = 3_600_000;

test('what was done after the backup is shown with its commands; without --dry-run, accounts and hosts are held, and nothing else changes', async () => {
  await begin('abuser', 'leaving', 'hooked', 'limited', 'quiet');
  const machine = await readyMachine(db);
  accounts.set('machine', { ...accounts.get('quiet')!, customerId: machine.customerId });
  await enrollHost(db, 'h1', key('a'), 24);
  await suspendCustomer(db, 'quiet', 'it was so before the backup');
  const apiKey = await makeApiKey(db, accounts.get('abuser')!);
  await backUp();

  await suspendCustomer(db, 'abuser', 'it sends $(spam)');
  await recordAudit(db, {
    ...{ customerId: idOf('abuser'), actorType: 'human', actorId: 'x', action: 'api-key.revoke', target: apiKey.id },
  });
  const limit = { className: 'general-1', name: 'virtual_machine', amount: 3, reason: 'as agreed' } as const;
  await setLimitOf(db, 'limited', { ...limit, endsAt: null });
  await enrollHost(db, 'h1', key('b'), 0);
  const window = { startsAt: new Date(Date.now() + hour), endsAt: new Date(Date.now() + 2 * hour) };
  await planMaintenance(db, [{ name: 'h1', ...window, reason: 'new disks' }]);
  await stopMachine(db, machine.machine, { reason: 'a dispute' });
  await closeCustomer(db, 'leaving', { reason: 'the contract ended', graceDays: 0 });
  await closeDueCustomers(db, () => true);
  await eraseCustomer(db, 'leaving', 'asked by letter');
  await access('hooked', 'webhook.update');
  await access('quiet', 'ssh-key.remove');
  await recordAudit(db, { ...commandLine, action: 'fleet.apply', target: 'other.yaml' });
  await deliver();
  await restore();

  const restored = { abuser: 'active', hooked: 'active', leaving: 'active', limited: 'active', machine: 'active' };
  expect(await statuses()).toEqual({ ...restored, quiet: 'suspended' });
  const before = await rest();
  const shown = await recover({});
  expect(shown).toMatch(/^20\S+Z \S+ customer\.suspend abuser "it sends \$\(spam\)"$/m);
  expect(shown).toContain(`again: customers suspend abuser --reason 'it sends $(spam)'`);
  expect(shown).toMatch(/api-key\.revoke abuser \S/);
  expect(shown).not.toContain(apiKey.id);
  expect(shown).toContain('again: limits set limited virtual_machine 3 --class general-1 --reason "as agreed"');
  expect(shown).toMatch(/limit\.set limited "as agreed" \(.*amount 3/);
  expect(shown).toContain(
    `again (if "hosts key" prints this key on the host): hosts enroll h1 --key ${'b'.repeat(43)}`,
  );
  expect(shown).toContain(`again: hosts maintain h1 --from ${window.startsAt.toISOString()}`);
  expect(shown).toMatch(/again: instances stop \S+\/\S+ --reason "a dispute"/);
  expect(shown).toContain(
    'again (once it is closed and its machines are gone): customers erase leaving --reason "asked by letter"',
  );
  expect(shown).toContain('again: fleet apply other.yaml');
  expect(shown).toContain('hooked would be held');
  expect(shown).toContain('h1 would be cordoned');
  expect(open).toBeGreaterThan(0);
  expect(await statuses()).toEqual({ ...restored, quiet: 'suspended' });
  expect(await db.auditEvent.count({ where: { action: 'database.recover' } })).toBe(0);

  const done = await recover(yes);
  expect(done).toContain('hooked is held: look at it, then run "customers resume hooked"');
  expect(done).toContain('h1 is cordoned, because acts on it are lost: look at it, then run "hosts uncordon h1"');
  expect(done).not.toContain('limited is held');
  const now = { abuser: 'suspended', hooked: 'suspended', leaving: 'suspended', limited: 'active', machine: 'active' };
  expect(await statuses()).toEqual({ ...now, quiet: 'suspended' });
  expect(await reasonOf('quiet')).toMatch(/^it was so before the backup; and: The service was restored/);
  expect((await db.host.findFirstOrThrow()).cordoned).toBe(true);
  expect(await db.auditEvent.count({ where: { action: 'host.cordon', target: 'h1' } })).toBe(1);
  expect(await rest()).toBe(before);

  // Once an operator has looked, a repeat with the same file holds nothing again.
  await resumeCustomer(db, 'hooked', 'looked at it');
  await cordonHost(db, 'h1', false, 'host.uncordon');
  const again = await recover(yes);
  expect(again).toMatch(/customer\.suspend abuser .*: shown before/);
  expect(again).toContain(`again: customers suspend abuser --reason 'it sends $(spam)'`);
  // Accounts are held until an operator has looked at them.
  expect(again.match(/^\S+ is held/gm)).toEqual(['abuser is held', 'leaving is held', 'quiet is held']);
  expect(open).toBe(3);
  expect(await statuses()).toEqual({ ...now, hooked: 'active', quiet: 'suspended' });
  expect((await db.host.findFirstOrThrow()).cordoned).toBe(false);
});

test('a file that goes on after the recovery has the same acts as the one of before, and its chains have forked', async () => {
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

  // The positions after the backup have other events in the database by now, and in the sink.
  const acts = async (lines: readonly string[]) => (await recover({ lines })).match(/^20.*$/gm);
  expect(await acts(before)).toHaveLength(2);
  expect(await acts(sink)).toEqual(await acts(before));
  await recover(yes);
  expect(await statuses()).toEqual({ acme: 'suspended', other: 'suspended' });
  for (const slug of ['acme', 'other']) await resumeCustomer(db, slug, 'looked at it');
  expect(await recover({ ...yes, lines: before })).toMatch(/customer\.suspend acme .*: shown before/);
  expect(open).toBe(0);

  // To verify, it is as broken as it looks.
  expect(await verifyText(config, sink.join('\n'))).toEqual({
    code: 1,
    said: expect.stringContaining('the file has two different links at'),
  });
});

test('what an earlier restore took back, and an operator looked at, is not held after a later one', async () => {
  await begin('acme', 'quiet');
  await backUp();
  await suspendCustomer(db, 'quiet', 'it sends spam');
  await deliver();
  await restore();
  await recover(yes);
  await resumeCustomer(db, 'quiet', 'it stopped');
  await backUp();
  await suspendCustomer(db, 'acme', 'it does not pay');
  await deliver();
  await restore();
  const said = await recover(yes);
  expect(said).toContain('acme is held');
  expect(said).toMatch(/customer\.suspend quiet "it sends spam": shown before/);
  expect(await statuses()).toEqual({ acme: 'suspended', quiet: 'active' });
});

test('a database that was restored once more is made safe again, and so is one whose recovery was killed', async () => {
  await begin('acme');
  await backUp();
  await suspendCustomer(db, 'acme', 'it does not pay');
  await deliver();
  await restore();
  for (const statement of [
    `CREATE FUNCTION stop_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'killed'; END $$`,
    'CREATE TRIGGER stop_here BEFORE UPDATE ON customers FOR EACH ROW EXECUTE FUNCTION stop_here()',
  ])
    await db.$executeRawUnsafe(statement);
  expect(await recover(yes)).toContain('killed');
  expect(await statuses()).toEqual({ acme: 'active' });
  await db.$executeRawUnsafe('DROP TRIGGER stop_here ON customers');
  await recover(yes);
  expect(await statuses()).toEqual({ acme: 'suspended' });
  await restore();
  await recover(yes);
  expect(await statuses()).toEqual({ acme: 'suspended' });
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

test('only what a checkpoint signs holds anything; what comes after it is unproved', async () => {
  await begin('acme', 'other');
  await backUp();
  await suspendCustomer(db, 'acme', 'it sends spam');
  await deliver();
  await suspendCustomer(db, 'other', 'perhaps never done');
  await deliver({ signed: false });
  await restore();
  const done = await recover(yes);
  expect(done).toContain('acme is held');
  expect(done).toMatch(/customer\.suspend other "perhaps never done": unproved/);
  expect(done).not.toContain('again: customers suspend other');
  // Two acts, and an account that is held.
  expect(open).toBe(3);
  expect(await statuses()).toEqual({ acme: 'suspended', other: 'active' });
});

test('a second link that nothing signed is unproved, and what it replaced is still proved', async () => {
  await begin('acme', 'other');
  await suspendCustomer(db, 'acme', 'before the backup');
  await resumeCustomer(db, 'acme', 'before the backup');
  await backUp();
  await suspendCustomer(db, 'acme', 'it sends spam');
  await resumeCustomer(db, 'acme', 'it stopped');
  await deliver();
  await restore();
  const forged = forge(sink, idOf('acme'), { id: randomUUID(), action: 'customer.erase', reason: 'forged' });
  const said = await recover({ ...yes, lines: [...sink, forged] });
  expect(said).toMatch(/customer\.erase acme "forged": unproved/);
  expect(said).toMatch(/customer\.suspend acme "it sends spam"$/m);
  expect(said).toMatch(/customer\.resume acme "it stopped"$/m);
  expect(await statuses()).toEqual({ acme: 'suspended', other: 'active' });
});

test('what was unproved is held once a longer file proves it', async () => {
  await begin('acme');
  await backUp();
  await suspendCustomer(db, 'acme', 'it sends spam');
  await deliver({ signed: false });
  const shorter = [...sink];
  await deliver();
  await restore();
  expect(await recover({ ...yes, lines: shorter })).toMatch(/"it sends spam": unproved/);
  expect(await statuses()).toEqual({ acme: 'active' });
  expect(await recover(yes)).toContain('acme is held');
  expect(await statuses()).toEqual({ acme: 'suspended' });
});

test('an event that was changed proves nothing of its chain, and the others are as without it', async () => {
  const others = async () => {
    await suspendCustomer(db, 'other', 'it sends spam, too');
    await access('other', 'ssh-key.remove');
  };
  await loseSuspension(others, 'other', 'third');
  const lines = sink.map((line) => line.replace('spam, too', 'nothing'));
  const said = await recover({ ...yes, lines });
  expect(said).toMatch(/^other: signed events that prove nothing, .*: 2\.$/m);
  expect(said).toMatch(/customer\.suspend other "it sends nothing": unproved/);
  expect(said).toMatch(/ssh-key\.remove other .*: unproved/);
  expect(await statuses()).toEqual({ acme: 'suspended', other: 'active', third: 'active' });
});

test('a file that begins after the backup is enough, and proves nothing behind an event that is left out', async () => {
  await begin('acme');
  await backUp();
  const old = sink.length;
  await suspendCustomer(db, 'acme', 'it sends spam');
  await access('acme', 'ssh-key.remove');
  await recordAudit(db, { ...commandLine, action: 'fleet.apply', target: 'second.yaml' });
  await deliver();
  await restore();
  expect(await recover({ lines: sink.slice(old) })).toContain('acme would be held');
  const later = sink.filter((line) => !line.includes('it sends spam'));
  const said = await recover({ ...yes, lines: later });
  expect(said).toMatch(/^acme: signed events that prove nothing, .*: 1\.$/m);
  expect(said).toMatch(/ssh-key\.remove acme .*: unproved/);
  expect(await statuses()).toEqual({ acme: 'active' });
});

test('the line of an event that came changed before it came as it is, is proved', async () => {
  await loseSuspension(() => access('acme', 'ssh-key.remove'));
  const changed = sink.map((line) => line.replace('it sends spam', 'it sends nothing'));
  const said = await recover({ ...yes, lines: [...changed, ...sink] });
  expect(said).toMatch(/customer\.suspend acme "it sends spam"$/m);
  expect(said).not.toContain('it sends nothing');
  expect(await statuses()).toEqual({ acme: 'suspended' });
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
    expect(await recover({ lines: [...sink.slice(0, 3), ...sink] })).toContain('acme would be held');
  });
  test('without keys that could prove it', () =>
    refused(
      sink,
      /its signatures cannot be checked/,
      readConfig({ DATABASE_URL: url, TEMPORAL_ADDRESS: '127.0.0.1:1' }),
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
    await refused(lines, /no event in it is in this database/);
  });
});

test('with the keys of another deployment, nothing is proved', async () => {
  await loseSuspension();
  const others = { ...config, SECRET_KEYS: secretKey('k1', 9) };
  expect(await recover(yes, others)).toMatch(/customer\.suspend acme "it sends spam": unproved/);
  expect(await statuses()).toEqual({ acme: 'active' });
});

describe('a line that is none is passed over and told', () => {
  const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const checkpointOf = (hash: string) => ({ chain_id: 'x', position: '1', hash, signature: '', key_id: 'x' });
  test.each<[name: string, line: (good: Line) => string]>([
    ['unfinished', (good) => JSON.stringify(good).slice(0, -20)],
    ['without some of its facts', (good) => JSON.stringify({ ...good, event: { id: 'x', sequence: '1' } })],
    ['with details that are none', (good) => text(good, { details: null })],
    ['with an object among the details', (good) => text(good, { details: { amount: {} } })],
    ['with an actor that is no text', (good) => text(good, { actorName: {} })],
    ['with an account that is none', (good) => text(good, { customerId: 'no-uuid' })],
    ['with a NUL', (good) => text(good, { target: 'a\0b' })],
    ['with a number without end', (good) => text(good, { details: { amount: 7 } }).replace(':7}', ':1e999}')],
    ['with deep lists', (good) => text(good, { more: 7 }).replace('"more":7', `"more":${nested}`)],
    ['of deep lists', () => nested],
    ['at no position', (good) => JSON.stringify({ ...good, position: '0' })],
    ['with an event and its hash', (good) => JSON.stringify({ ...good, event_hash: good.hash })],
    ['of a checkpoint without a time', (good) => JSON.stringify({ checkpoint: checkpointOf(good.hash) })],
    [
      'of a checkpoint with a time that is none',
      ({ hash }) => JSON.stringify({ checkpoint: { ...checkpointOf(hash), created_at: {} } }),
    ],
  ])('%s', async (_, line) => {
    const good: Line = JSON.parse(sink.find((each) => each.includes('customer.suspend'))!);
    const said = await recover({ lines: [line(good), ...sink] });
    expect(said).toMatch(/^Lines that cannot be read, and may be acts: 1\. The first: \S+:1 is /m);
    expect(said).toContain('acme would be held');
    expect(open).toBe(3);
  });

  test('but for members that say nothing of it', async () => {
    const place = { chain_id: 'x', position: '1', hash: 'ab'.repeat(32) };
    const checkpoint = { ...checkpointOf(place.hash), created_at: '' };
    const lines = [
      { after: place, position: 'abc' },
      { checkpoint, position: '1', hash: place.hash, chain_id: 'x' },
    ];
    const said = await recover({ lines: [...lines.map((line) => JSON.stringify(line)), ...sink] });
    expect(said).toContain('acme would be held');
    expect(open).toBe(2);
  });
  beforeAll(() => loseSuspension());
});

interface Line {
  event: Record<string, unknown>;
  position: string;
  hash: string;
}
const text = (line: Line, change: object) => JSON.stringify({ ...line, event: { ...line.event, ...change } });
const withHash = ({ event, position, hash }: Line) =>
  JSON.stringify({ event_hash: eventHash(event).toString('hex'), chain_id: event['customerId'], position, hash });

describe('a line that hides an act', () => {
  const isAct = (line: string) => line.includes('customer.suspend');
  test('by the hash of its event is told, and hides nothing if the event is in the file, too', async () => {
    await loseSuspension();
    const hidden = sink.map((line) => (isAct(line) ? withHash(JSON.parse(line)) : line));
    expect(await recover({ lines: hidden })).toMatch(/^acme: events of which the file has the hash alone: 1\./m);
    expect(open).toBe(1);
    for (const lines of [
      [...hidden, ...sink],
      [...sink, ...hidden],
    ]) {
      const said = await recover({ lines });
      expect(said).toContain('acme would be held');
      expect(said).not.toContain('the hash alone');
    }
  });

  test('as one whose personal part was erased, by the id of another event, is shown without a command', async () => {
    await loseSuspension();
    const { id } = await db.auditEvent.findFirstOrThrow();
    const erased = (line: string) => {
      const { event, ...place }: Line = JSON.parse(line);
      const erasedDigest = personalDigest(event);
      return JSON.stringify({ ...place, event: { ...event, ...erasedPart, id, target: 'erased', erasedDigest } });
    };
    const hidden = sink.map((line) => (isAct(line) ? erased(line) : line));
    const said = await recover({ lines: hidden });
    expect(said).toMatch(/operator customer\.suspend acme erased \(its personal part was erased\)$/m);
    expect(said).toContain('acme would be held');
    for (const lines of [
      [...hidden, ...sink],
      [...sink, ...hidden],
    ])
      expect(await recover({ lines })).toContain('"it sends spam"');
  });

  test('by leaving it out, with all before a signed checkpoint, is told', async () => {
    await loseSuspension();
    const said = await recover({ lines: sink.filter((line) => !isAct(line)) });
    expect(said).toMatch(/^acme: signed checkpoints whose events are not in the file: 1\.$/m);
    expect(open).toBe(1);
  });
});

test('a file in any order has the same acts', async () => {
  await loseSuspension(() => access('acme', 'ssh-key.remove'));
  const acts = async (lines: readonly string[]) => (await recover({ lines })).split('\n');
  expect(await acts(sink.toReversed())).toEqual(await acts(sink));
  expect(await acts(sink)).toContain('acme would be held: look at it, then run "customers resume acme"');
});

test('what gave access is only missing: it is no act, and holds nothing', async () => {
  const add = (action: 'api-key.create' | 'webhook.create' | 'customer-user.bind' | 'api-key.bound') =>
    recordAudit(db, { customerId: idOf('other'), actorType: 'human', actorId: 'x', action, target: randomUUID() });
  await loseSuspension(async () => {
    for (const action of ['api-key.create', 'webhook.create', 'customer-user.bind', 'api-key.bound'] as const)
      await add(action);
  }, 'other');
  expect(await recover(yes)).toContain('Events of the file that are not in this database: 5. Acts among them: 1.');
  expect(await statuses()).toEqual({ acme: 'suspended', other: 'active' });
});

test('another first event of operators is of another deployment with the same keys, and proves nothing', async () => {
  await loseSuspension();
  const event = { ...JSON.parse(sink.find((line) => line.includes('fleet.apply'))!).event, id: randomUUID() };
  const change = { ...event, action: 'host.cordon', target: 'h1' };
  const hash = linkHashOf(Buffer.alloc(32), eventHash(change));
  const [key] = signingKeys(parseSecretKeys(secretKeys, 'SECRET_KEYS'), 'audit checkpoints');
  const place = { chain_id: chainOfNone, position: '1', hash: hash.toString('hex') };
  const checkpoint = signDocument(key!, { ...place, created_at: new Date().toISOString() });
  const foreign = [{ event: change, position: '1', hash: place.hash }, { checkpoint }].map((line) =>
    JSON.stringify(line),
  );
  const said = await recover({ lines: [...foreign, ...sink] });
  expect(said).toMatch(/host\.cordon h1: unproved/);
  expect(said).toMatch(/^\(no account\): signed events that prove nothing, /m);
});

describe('what would end machines by an older plan is put off until an operator has looked', () => {
  const day = 24 * hour;
  const closesIn = async () => {
    const { closesAt } = await db.customer.findUniqueOrThrow({ where: { id: idOf('acme') } });
    return closesAt === null ? null : Math.round((closesAt.getTime() - Date.now()) / day) || 0;
  };

  test.each<[name: string, change: () => Promise<unknown>]>([
    ['was canceled', () => reopenCustomer(db, 'acme', 'it paid')],
    ['was put off', () => closeCustomer(db, 'acme', { reason: 'it leaves later', graceDays: 90 })],
  ])('the closing of an account, which %s', async (_, change) => {
    await begin('acme');
    await closeCustomer(db, 'acme', { reason: 'it leaves', graceDays: 0 });
    await backUp();
    await change();
    await deliver();
    await restore();
    expect(await recover({})).toMatch(/^acme closes at \S+ by the backup, .* would be put off by 14 days/m);
    expect(await closesIn()).toBe(0);
    await recover(yes);
    expect(await closesIn()).toBe(14);
    expect(await closeDueCustomers(db, () => true)).toBe(0);
    expect(await recover({})).not.toContain('put off');
  });

  test('the closing of an account that nothing changed comes in its time', async () => {
    await begin('acme', 'other');
    await closeCustomer(db, 'acme', { reason: 'it leaves', graceDays: 0 });
    await backUp();
    await suspendCustomer(db, 'other', 'it sends spam');
    await deliver();
    await restore();
    await recover(yes);
    expect(await closesIn()).toBe(0);
    expect(await closeDueCustomers(db, () => true)).toBe(1);
  });

  test('the evacuation of a host, which was canceled', async () => {
    await begin('acme');
    await readyMachine(db);
    const plan = { evacuatesAt: new Date(Date.now() + hour), recreates: false, creditSeconds: 0, reason: 'a new rack' };
    await planEvacuation(db, 'h1', plan);
    await backUp();
    await cancelEvacuation(db, 'h1', 'the rack stays');
    await planEvacuation(db, 'h1', { ...plan, recreates: true, creditSeconds: 60 });
    await cancelEvacuation(db, 'h1', 'the rack stays');
    await deliver();
    await restore();
    const said = await recover({});
    expect(said).toContain('the evacuation of h1 would be put off by 14 days from now');
    const again = `hosts evacuate h1 --then recreate --from ${plan.evacuatesAt.toISOString()} --credit 60 --reason "a new rack"`;
    expect(said).toContain(`again: ${again}`);
    expect(said).toContain('again: hosts evacuate h1 --cancel --reason "the rack stays"');
    expect(await evacuationOf(db, 'h1')).toEqual(plan);
    await recover(yes);
    const { evacuatesAt } = (await evacuationOf(db, 'h1'))!;
    expect(Math.round((evacuatesAt.getTime() - Date.now()) / day)).toBe(14);
    expect((await db.host.findFirstOrThrow()).cordoned).toBe(true);
  });
});

test('the command that ends the hold of an account that was suspended before keeps that suspension', async () => {
  await begin('acme');
  await suspendCustomer(db, 'acme', '-it sends spam');
  await backUp();
  await access('acme', 'ssh-key.remove');
  await deliver();
  await restore();
  expect(await recover(yes)).toContain('then run customers suspend acme --reason="-it sends spam", which keeps');
  await suspendCustomer(db, 'acme', '-it sends spam');
  await recover(yes);
  expect(open).toBe(0);
  expect(await reasonOf('acme')).toBe('-it sends spam');
});

test('what names an account or a host that the backup lacks is listed, and holds nothing', async () => {
  await begin('acme');
  await backUp();
  accounts.set('newer', await makeTenant(db, { namespace: 'newer' }));
  await suspendCustomer(db, 'newer', 'it sends spam');
  await makeTenant(db, { namespace: 'passing' });
  await closeCustomer(db, 'passing', { reason: 'the contract ended', graceDays: 0 });
  await closeDueCustomers(db, () => true);
  await eraseCustomer(db, 'passing', 'asked by letter');
  await readyMachine(db);
  await cordonHost(db, 'h1', true, 'host.cordon');
  await deliver();
  await restore();
  for (const options of [{}, yes]) {
    const said = await recover(options);
    expect(said).toMatch(/customer\.suspend .*"it sends spam".*: its account was made after the backup/);
    expect(said).toMatch(/host\.cordon h1: the backup does not have this host: run "fleet apply"/);
    expect(said).toMatch(/customer\.erase .*: its account is not in the backup: nothing is to be erased/);
    expect(said).not.toMatch(/again.*:|is held|would be (held|cordoned|put off)/);
    expect(open).toBeGreaterThan(2);
  }
  expect(await statuses()).toEqual({ acme: 'active' });
});

test('an account is held again for an act that a longer file adds', async () => {
  await begin('acme');
  await backUp();
  await access('acme', 'customer-user.remove');
  await deliver();
  const shorter = [...sink];
  await access('acme', 'ssh-key.remove');
  await deliver();
  await restore();
  expect(await recover({ ...yes, lines: shorter })).toContain('acme is held');
  await resumeCustomer(db, 'acme', 'looked at it');
  await recover({ ...yes, lines: shorter });
  expect([open, await statuses()]).toEqual([0, { acme: 'active' }]);
  expect(await recover(yes)).toMatch(/ssh-key\.remove acme /);
  expect([open, await statuses()]).toEqual([2, { acme: 'suspended' }]);
});
