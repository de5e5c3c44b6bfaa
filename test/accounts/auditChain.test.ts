/** The chains of the audit log: that they are complete, and that nothing in them can be changed unnoticed. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { auditExportCommand, auditVerifyCommand } from '../../src/cli/audit/auditCommands.ts';
import { canonicalJson, chainOfNone, signingKeys } from '../../src/domain/auditProof.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { recordAudit } from '../../src/store/core/audit.ts';
import { linkEvents, signChains } from '../../src/store/core/auditChain.ts';
import type { Database } from '../../src/store/core/db.ts';
import { makeTenant as makeTeam } from '../support/apiServer.ts';
import { startChainer } from '../support/auditCopies.ts';
import { query } from '../support/database.ts';
import { makeTenant } from '../support/fixtures.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';
import { waitFor } from '../support/wait.ts';

let folder: string;
let url: string;
let db: Database;
let config: Config;
let customers: { customerId: string; slug: string }[];
const secretKeys = `k1:${randomBytes(32).toString('base64')}`;
const keysOf = (text: string) =>
  text.split(',').map((each) => ({ id: 'k', key: Buffer.from(each.split(':')[1]!, 'base64') }));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compute-audit-'));
});
useFreshDatabase(
  async (opened, openedUrl) => {
    [db, url] = [opened, openedUrl];
    config = readConfig({ DATABASE_URL: url, SECRET_KEYS: secretKeys });
    customers = [];
    for (let i = 0; i < 2; i++) {
      const { customerId } = await makeTenant(db);
      const { slug } = await db.customer.findUniqueOrThrow({ where: { id: customerId } });
      customers.push({ customerId, slug });
    }
  },
  { poolSize: 4 },
);
afterAll(() => rm(folder, { recursive: true, force: true }));

const add = (customerId?: string, by: Database | Parameters<typeof recordAudit>[0] = db) =>
  recordAudit(by, {
    ...(customerId !== undefined && { customerId }),
    actorType: 'api-key',
    actorId: randomUUID(),
    action: 'tunnel.close',
    target: randomUUID(),
    tenantId: randomUUID(),
    sessionId: randomUUID(),
    requestId: randomUUID(),
    reason: 'caf\u00e9 \u{1f600}',
    details: { name: 'web', n: 1.5, a: null, b: true },
    source: { address: '192.0.2.1', userAgent: 'kubectl/v1.34.2' },
  });
const link = async () => {
  while (((await linkEvents(db)) ?? 0) > 0);
};
const sign = () => signChains(db, signingKeys(keysOf(secretKeys), 'audit checkpoints')[0]!);
async function verify(options: { customer?: string; checkpoints?: string; export?: string } = {}, by = config) {
  const lines: string[] = [];
  const code = await auditVerifyCommand(by, options, (line) => void lines.push(line));
  return { code, said: lines.join('\n') };
}
/** Changes what is stored, as only the owner of the database can. */
const tamper = (statement: string) =>
  query(
    url,
    `BEGIN; ALTER TABLE audit_events DISABLE TRIGGER USER; ALTER TABLE audit_links DISABLE TRIGGER USER;
     ALTER TABLE audit_checkpoints DISABLE TRIGGER USER; ${statement}; COMMIT`,
  );
async function fill(): Promise<void> {
  for (let i = 0; i < 6; i++)
    for (const customer of [...customers.map((each) => each.customerId), undefined]) await add(customer);
  await link();
  await sign();
}
const own = () => `customer_id = '${customers[0]!.customerId}'`;
const third = () =>
  `sequence = (SELECT sequence FROM audit_links WHERE chain_id = '${customers[0]!.customerId}' AND position = 3)`;
const inChain = () => `chain_id = '${customers[0]!.customerId}'`;

test('every customer has a chain, events of none have another; each is whole, and new events join it', async () => {
  await fill();
  expect(await verify()).toEqual({
    code: 0,
    said: [...customers.map(({ slug }) => slug).sort(), '(no account)']
      .map((name) => `${name}: 6 events in their chain, 6 of them signed`)
      .join('\n'),
  });
  await add(customers[0]!.customerId);
  expect((await verify({ customer: customers[0]!.slug })).said).toMatch(/6 of them signed, 1 wait for their links$/);
  await link();
  expect((await verify({ customer: customers[0]!.slug })).said).toMatch(/7 events in their chain, 6 of them signed$/);
});

describe('of tampering', () => {
  beforeEach(fill);

  const columns = {
    id: `'${randomUUID()}'`,
    customer_id: `NULL`,
    tenant_id: `'${randomUUID()}'`,
    actor_type: `'human'`,
    actor_id: `'x'`,
    actor_name: `'x'`,
    session_id: `NULL`,
    action: `'machine.delete'`,
    target: `'x'`,
    outcome: `'refused'`,
    reason: `'x'`,
    request_id: `'x'`,
    address: `'x'`,
    user_agent: `'x'`,
    details: `'{}'`,
    created_at: `created_at + interval '1 ms'`,
    erased_digest: `sha256('x')`,
  };
  test('every column of an event is a case of these', async () => {
    const rows = await query<{ name: string }>(
      url,
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'audit_events' AND column_name <> 'sequence'`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(columns).sort());
  });

  test.each(Object.entries(columns))('a changed %s is found and its row named', async (column, value) => {
    const [row] = await query<{ id: string }>(url, `SELECT id FROM audit_events WHERE ${third()}`);
    await tamper(`UPDATE audit_events SET ${column} = ${value} WHERE ${third()}`);
    const { code, said } = await verify();
    expect([code, said.match(/BROKEN/g)?.length]).toEqual([1, 1]);
    expect(said).toMatch(
      new RegExp(`${customers[0]!.slug}: BROKEN: the event ${column === 'id' ? '.*' : row!.id} at 3 .* was changed`),
    );
  });

  test.each([
    ['a removed event', () => `DELETE FROM audit_events WHERE ${third()}`, 'the event at 3 .* is missing'],
    [
      'a removed event with its link',
      () => `DELETE FROM audit_events WHERE ${third()}; DELETE FROM audit_links WHERE ${third()}`,
      'the link at 3 is missing',
    ],
    [
      'a removed event, with the chain closed behind it',
      () =>
        `DELETE FROM audit_events WHERE ${third()}; DELETE FROM audit_links WHERE ${inChain()} AND position = 3;
         UPDATE audit_links SET position = position - 1 WHERE ${inChain()} AND position = 4;
         UPDATE audit_links SET position = position - 1 WHERE ${inChain()} AND position = 5;
         UPDATE audit_links SET position = position - 1 WHERE ${inChain()} AND position = 6`,
      'the event .* at 3 .* was changed',
    ],
    [
      'two events in each other’s places',
      () =>
        `UPDATE audit_links SET sequence = -sequence WHERE ${inChain()} AND position IN (3, 4);
         UPDATE audit_links l SET sequence = -(SELECT o.sequence FROM audit_links o WHERE o.chain_id = l.chain_id
           AND o.position = 4) WHERE ${inChain()} AND position = 3;
         UPDATE audit_links SET sequence = (SELECT min(sequence) FROM audit_events e WHERE ${own()} AND NOT
           EXISTS (SELECT 1 FROM audit_links o WHERE o.sequence = e.sequence)) WHERE ${inChain()} AND position = 4`,
      'the event .* at 3 .* was changed',
    ],
    [
      'an event added below what is settled',
      () =>
        `UPDATE audit_chainer SET settled = (SELECT max(sequence) FROM audit_events); INSERT INTO audit_events
          (sequence, customer_id, actor_type, actor_id, action, target)
         VALUES (-1, '${customers[0]!.customerId}', 'human', 'x', 'machine.create', 'x')`,
      'was added past the chain',
    ],
    [
      'a cut-off end',
      () =>
        `DELETE FROM audit_events WHERE ${own()}
          AND sequence IN (SELECT sequence FROM audit_links WHERE position > 4); DELETE FROM audit_links
          WHERE ${inChain()} AND position > 4`,
      'its end is missing: 6 events were signed, and the chain ends after 4',
    ],
    [
      'a changed checkpoint',
      () => `UPDATE audit_checkpoints SET position = 5 WHERE ${inChain()}`,
      'the checkpoint at 5 was changed',
    ],
    [
      'a changed link',
      () => `UPDATE audit_links SET hash = sha256('x') WHERE ${inChain()} AND position = 2`,
      'at 2 .* or its link, was changed',
    ],
  ])('%s is found', async (_what, statement, flaw) => {
    await tamper(statement());
    expect(await verify()).toMatchObject({
      code: 1,
      said: expect.stringMatching(new RegExp(`${customers[0]!.slug}: BROKEN: .*${flaw}`)),
    });
    expect((await verify({ customer: customers[1]!.slug })).code).toBe(0);
  });

  test('an end that is cut off with its own checkpoints is found by an earlier export, and so is a chain made again', async () => {
    const lines: string[] = [];
    await auditExportCommand(config, {}, (line) => void lines.push(line));
    expect(lines.filter((line) => line.includes('"event"'))).toHaveLength(18);
    const checkpoints = path.join(folder, 'export.ndjson');
    await writeFile(checkpoints, lines.join('\n'));
    expect((await verify({ checkpoints })).code).toBe(0);
    await tamper(
      `DELETE FROM audit_checkpoints; DELETE FROM audit_links WHERE ${inChain()}; DELETE FROM audit_events
        WHERE ${own()} AND action = 'tunnel.close'`,
    );
    expect((await verify()).code).toBe(0);
    expect(await verify({ checkpoints })).toMatchObject({
      code: 1,
      said: expect.stringContaining('6 events were signed'),
    });
    for (let i = 0; i < 8; i++) await add(customers[0]!.customerId);
    await link();
    expect((await verify()).code).toBe(0);
    expect(await verify({ checkpoints })).toMatchObject({
      code: 1,
      said: expect.stringContaining('is not the one that was signed'),
    });
  });

  test('a backdated event in a chain of its own is found, although its link is made well', async () => {
    expect((await verify()).code).toBe(0);
    const stranger = randomUUID();
    await add(stranger);
    await tamper(
      `UPDATE audit_events SET created_at = created_at - interval '30 days' WHERE customer_id = '${stranger}'`,
    );
    await link();
    const { code, said } = await verify();
    expect([code, said]).toEqual([1, expect.stringContaining(`${stranger}: BROKEN: there is no such account`)]);
  });

  test.each([
    ['before events that were signed', '-30 days'],
    ['after its checkpoint', '30 days'],
  ])('an event that is dated %s is found, although it is in its chain', async (_what, shift) => {
    await add(customers[0]!.customerId);
    await tamper(
      `UPDATE audit_events SET created_at = created_at + interval '${shift}' WHERE sequence = (SELECT max(sequence) FROM audit_events)`,
    );
    await link();
    await sign();
    const flaw = expect.stringMatching(/the event \S+ at 7 .*is dated \d{4}-.*, (before|after) what was signed/);
    const { code, said } = await verify();
    expect([code, said]).toEqual([1, flaw]);
    // An export shows it without the database.
    const lines: string[] = [];
    await auditExportCommand(config, { customer: customers[0]!.slug }, (line) => void lines.push(line));
    const file = path.join(folder, `dated-${shift}.jsonl`);
    await writeFile(file, lines.join('\n'));
    const ofFile: string[] = [];
    const exported = await auditVerifyCommand(config, { export: file }, (line) => void ofFile.push(line));
    expect([exported, ofFile.join('\n')]).toEqual([1, flaw]);
  });

  test('an event that is linked into the chain of another account is found', async () => {
    const at = randomUUID();
    await add(customers[1]!.customerId);
    await link();
    await tamper(
      `UPDATE audit_events SET id = '${at}', customer_id = '${customers[0]!.customerId}'
       WHERE sequence = (SELECT max(sequence) FROM audit_events)`,
    );
    const moved = await verify({ customer: customers[1]!.slug });
    expect([moved.code, moved.said]).toEqual([1, expect.stringContaining(`${at} at 7`)]);
    expect(moved.said).toContain('is of another chain');
  });

  test('a whole account that is deleted is found by a checkpoint that was exported before, and without one by what is left', async () => {
    const file = path.join(folder, 'kept.jsonl');
    const lines: string[] = [];
    await auditExportCommand(config, { customer: customers[1]!.slug }, (line) => void lines.push(line));
    await writeFile(file, lines.join('\n'));
    const gone = customers[1]!.customerId;
    expect((await verify({ checkpoints: file })).code).toBe(0);
    const account = `DELETE FROM namespaces WHERE tenant_id IN (SELECT id FROM tenants WHERE customer_id = '${gone}');
       DELETE FROM limits WHERE tenant_id IN (SELECT id FROM tenants WHERE customer_id = '${gone}');
       DELETE FROM api_keys WHERE customer_id = '${gone}'; DELETE FROM sessions WHERE customer_id = '${gone}';
       DELETE FROM tenants WHERE customer_id = '${gone}'; DELETE FROM customers WHERE id = '${gone}'`;
    await tamper(`DELETE FROM audit_checkpoints WHERE chain_id = '${gone}'; DELETE FROM audit_events WHERE customer_id = '${gone}';
       DELETE FROM audit_links WHERE chain_id = '${gone}'; ${account}`);
    expect((await verify()).said).not.toContain(gone);
    const { code, said } = await verify({ checkpoints: file });
    expect([code, said]).toEqual([1, expect.stringContaining(`${gone}: BROKEN: there is no such account`)]);
  });

  test('a checkpoint of another key is not taken on trust; a key that was followed by another one still counts', async () => {
    const other = `k2:${randomBytes(32).toString('base64')}`;
    const by = (keys: string) => readConfig({ DATABASE_URL: url, SECRET_KEYS: keys });
    expect((await verify({}, by(`${other},${secretKeys}`))).code).toBe(0);
    expect((await verify({}, by(other))).said).toContain('is not among the keys here');
  });

  test('after a key is lost, the next checkpoint signs all events again, and the checkpoints of the lost key are counted', async () => {
    const other = `k2:${randomBytes(32).toString('base64')}`;
    const withOther = readConfig({ DATABASE_URL: url, SECRET_KEYS: other });
    const [{ customerId, slug }] = customers as [(typeof customers)[number]];
    const file = path.join(folder, 'after-the-loss.jsonl');
    const exported = async () => {
      const lines: string[] = [];
      await auditExportCommand(config, { customer: slug }, (line) => void lines.push(line));
      await writeFile(file, lines.join('\n'));
      return verify({ export: file }, withOther);
    };
    expect((await verify({ customer: slug }, withOther)).code).toBe(1);
    expect((await exported()).code).toBe(1);
    await add(customerId);
    await link();
    await signChains(db, signingKeys(keysOf(other), 'audit checkpoints')[0]!);
    const unproved = expect.stringMatching(
      /7 of them signed, 1 earlier checkpoints not checked: their keys are not here$/,
    );
    expect(await verify({ customer: slug }, withOther)).toEqual({ code: 0, said: unproved });
    expect(await exported()).toEqual({ code: 0, said: unproved });
    await tamper(`UPDATE audit_events SET target = 'x' WHERE ${third()}`);
    expect((await verify({ customer: slug }, withOther)).code).toBe(1);
  });
});

describe('linking', () => {
  test('by several processes while events are written gives one chain without gaps', async () => {
    let isWriting = true;
    const linkers = [1, 2, 3].map(async () => {
      while (isWriting) await linkEvents(db);
    });
    await Promise.all(Array.from({ length: 120 }, (_, i) => add(customers[i % 2]!.customerId)));
    isWriting = false;
    await Promise.all(linkers);
    await link();
    await sign();
    expect((await verify()).said.match(/60 events in their chain, 60 of them signed/g)).toHaveLength(2);
  });

  test('takes an event that is committed after later ones', async () => {
    const [{ customerId, slug }] = customers as [(typeof customers)[number]];
    await db.$transaction(async (tx) => {
      await add(customerId, tx);
      await add(customerId);
      await link();
      expect((await verify({ customer: slug })).said).toContain('1 events in their chain');
    });
    await link();
    expect((await verify({ customer: slug })).said).toContain('2 events in their chain');
    const rows = await db.auditLink.findMany({ where: { chainId: customerId }, orderBy: { position: 'asc' } });
    expect(rows[0]!.sequence).toBeGreaterThan(rows[1]!.sequence);
  });

  test('is done in the background, and signed there', async () => {
    const chainer = startChainer(db, secretKeys);
    try {
      const { customerId } = await makeTeam(db, 'background');
      await waitFor('the link', async () => (await db.auditLink.count({ where: { chainId: customerId } })) === 1);
      const checkpoint = await waitFor(
        'a checkpoint',
        async () =>
          (await db.auditCheckpoint.findFirst({ where: { chainId: { in: [customerId, chainOfNone] } } })) ?? undefined,
      );
      expect(checkpoint.position).toBeGreaterThan(0n);
    } finally {
      await chainer.close();
    }
    expect((await verify()).code).toBe(0);
  });
});

test('canonical JSON does not depend on the order of members, and is JSON of the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const reversed = (each: unknown): unknown =>
        Array.isArray(each)
          ? each.map(reversed)
          : typeof each === 'object' && each !== null
            ? Object.fromEntries(
                Object.entries(each)
                  .toReversed()
                  .map(([name, member]) => [name, reversed(member)]),
              )
            : each;
      expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: 1e21 })).toBe('{"a":1e+21,"b":[1,{"c":"x","d":null}]}');
});
