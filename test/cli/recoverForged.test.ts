/** What someone who writes to the file of an audit sink can make `recover --acts` do: nothing but have it tell of gaps. */
import { randomUUID } from 'node:crypto';
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
import { readConfig } from '../../src/settings/config.ts';
import { resumeCustomer, suspendCustomer } from '../../src/store/accounts/customerLife.ts';
import { commandLine, recordAudit } from '../../src/store/core/audit.ts';
import { cordonHost } from '../../src/store/fleet/hostRows.ts';
import { readyMachine } from '../support/placedMachine.ts';
import {
  access,
  backUp,
  begin,
  config,
  db,
  deliver,
  idOf,
  linesElsewhere,
  loseSuspension,
  open,
  recover,
  restore,
  secretKeys,
  sink,
  statuses,
  yes,
} from '../support/restoredDeployments.ts';
import { secretKey } from '../support/secrets.ts';

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
  expect(done).toMatch(/unproved: \S+ root customer\.suspend other "perhaps never done"/);
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
  expect(said).toMatch(/unproved: \S+ root customer\.erase acme "forged"/);
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
  expect(await recover({ ...yes, lines: shorter })).toMatch(/unproved: .*"it sends spam"/);
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
  expect(said).toMatch(/unproved: .*customer\.suspend other "it sends nothing"/);
  expect(said).toMatch(/unproved: .*ssh-key\.remove other /);
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
  expect(said).toMatch(/unproved: .*ssh-key\.remove acme /);
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
      readConfig({ DATABASE_URL: config.DATABASE_URL, TEMPORAL_ADDRESS: '127.0.0.1:1' }),
    ));
  test('of another deployment with the same keys', async () => {
    const lines = await linesElsewhere('acme', () => suspendCustomer(db, 'acme', 'of another deployment'));
    await refused(lines, /no event in it is in this database/);
  });
});

test('with the keys of another deployment, nothing is proved', async () => {
  await loseSuspension();
  const others = { ...config, SECRET_KEYS: secretKey('k1', 9) };
  expect(await recover(yes, others)).toMatch(/unproved: .*customer\.suspend acme "it sends spam"/);
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
    const place = { chain_id: randomUUID(), position: '1', hash: 'ab'.repeat(32) };
    const checkpoint = { ...checkpointOf(place.hash), ...place, created_at: '' };
    const lines = [
      { after: place, position: 'abc' },
      { checkpoint, position: '1', hash: place.hash },
    ];
    const said = await recover({ lines: [...lines.map((line) => JSON.stringify(line)), ...sink] });
    expect(said).toContain('acme would be held');
    expect(said).toContain('Signed by keys that are not here, or had been replaced: x.');
    expect(open).toBe(3);
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
  /** With the id of an event that the database has. */
  const erased = (line: string) => {
    const { event, ...place }: Line = JSON.parse(line);
    const { id } = JSON.parse(sink[0]!).event;
    const erasedDigest = personalDigest(event);
    return JSON.stringify({ ...place, event: { ...event, ...erasedPart, id, target: 'erased', erasedDigest } });
  };
  test('by the hash of its event leaves a gap, and hides nothing if the event is in the file, too', async () => {
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

  test('of a host, as one whose personal part was erased, leaves a gap, and the whole line counts as new', async () => {
    await begin('acme');
    await readyMachine(db);
    await backUp();
    await cordonHost(db, 'h1', true, 'host.cordon');
    await deliver();
    await restore();
    const hidden = sink.map((line) => (line.includes('host.cordon') ? erased(line) : line));
    expect(await recover({ ...yes, lines: hidden })).toMatch(
      /^\(no account\): events of which the file has the hash alone: 1\./m,
    );
    expect((await db.host.findFirstOrThrow()).cordoned).toBe(false);
    expect(await recover(yes)).toContain('h1 is cordoned');
  });

  test('among more lines than a place can have leaves a gap', async () => {
    await loseSuspension();
    const line = JSON.parse(sink.find(isAct)!);
    const others = Array.from({ length: 40 }, (_, n) => text(line, { reason: `forged ${n}` }));
    const said = await recover({ lines: [...others, ...sink] });
    expect(said).toMatch(/^acme: lines beyond those that a place can have: 9\. The file was tampered with\.$/m);
    expect(open).toBeGreaterThan(0);
  });

  test('by leaving it out, with all before a signed checkpoint, leaves a gap', async () => {
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
  expect(await acts(sink)).toContain('acme would be held: look at it, then: customers resume acme --reason TEXT');
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
  expect(said).toMatch(/unproved: .*host\.cordon h1/);
  expect(said).toMatch(/^\(no account\): signed events that prove nothing, /m);
});
