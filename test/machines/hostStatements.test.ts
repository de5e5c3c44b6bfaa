/** What is believed of something that is said in a host's name: only what its agent signed, of that runtime, in order. */
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CompactSign, decodeJwt, decodeProtectedHeader, importPKCS8 } from 'jose';
import { Disk } from '../../bench/soak/disks.ts';
import { type HostStatement, lacksIn, lacksOf, type StatementClaims } from '../../src/domain/hostStatement.ts';
import { absent, type Observation } from '../../src/domain/observation.ts';
import {
  type HostIdentity,
  identityFile,
  newPrivateKey,
  openHostIdentity,
  publicPart,
} from '../../src/drivers/agent/hostIdentity.ts';
import { judge, type Refused, type StatementGround } from '../../src/store/machines/statementJudgement.ts';
import { seenReady, signingAgent } from '../support/signingAgent.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'identities-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const agentOf = (hostName: string, dataDir = folder) => signingAgent(hostName, dataDir);

const runtimeId = '7f6c1a39-95c4-4c85-bb1f-0b8d1f1e4a11';
const another = '0c5d0f0e-3c1a-4a57-8d3b-1a2b3c4d5e6f';
const said: HostStatement = { about: 'machine', runtimeId, seen: seenReady };
const believed = {
  verdict: 'believed',
  number: expect.any(Number),
  aheadMs: expect.any(Number),
  recordsId: null,
  lacks: [],
};
const refused = (reason: string) => ({ verdict: 'refused', reason });

test('what a host signed is believed, also after it went through JSON with its members in another order', async () => {
  const { agent, ground } = await agentOf('h1');
  const signature = await agent.sign(said);
  expect(await judge(ground, said, signature, '')).toEqual(believed);
  const shuffled = Object.fromEntries(Object.entries({ ...seenReady, statement: signature }).reverse());
  expect(await judge(ground, { ...said, seen: shuffled as unknown as Observation }, signature, '')).toEqual(believed);
});

const lies: [string, HostStatement][] = [
  ['another forward', { ...said, seen: { ...seenReady, forwards: [{ ...seenReady.forwards[0]!, port: 30_023 }] } }],
  ['another host key', { ...said, seen: { ...seenReady, sshHostKeys: [] } }],
  ['a machine that went off', { ...said, seen: { ...seenReady, power: 'off' } }],
  ['a guest that stands still', { ...said, seen: { ...seenReady, trouble: 'disk-full' } }],
  ['another runtime', { ...said, runtimeId: another }],
  ['its absence', { about: 'absence', runtimeId }],
  ['its creation', { about: 'creation', runtimeId }],
  ['its failure', { about: 'failure', runtimeId, code: 'InvalidSpec' }],
  ['the presence of the host', { about: 'presence' }],
];
test.each(lies)('its signature does not hold for %s', async (_what, lie) => {
  const { agent, ground } = await agentOf('h1');
  expect(await judge(ground, lie, await agent.sign(said), '')).toEqual(refused('other-statement'));
  expect(await judge(ground, lie, await agent.sign(lie), '')).toEqual(believed);
});

test('a failure holds for its code, an inventory for each of its machines', async () => {
  const { agent, ground } = await agentOf('h1');
  const failure = { about: 'failure', runtimeId, code: 'ProviderError' } as const;
  const inventory = { hostName: 'h1', placementVersion: 7, machines: [{ runtimeId, machineUid: another }], images: [] };
  const signature = await agent.sign({ about: 'inventory', inventory });
  expect(await judge(ground, { about: 'inventory', inventory }, signature, '')).toEqual(believed);
  const emptied = { ...inventory, machines: [] };
  expect(await judge(ground, { about: 'inventory', inventory: emptied }, signature, '')).toEqual(
    refused('other-statement'),
  );
  expect(await judge(ground, { ...failure, code: 'VMNotFound' }, await agent.sign(failure), '')).toEqual(
    refused('other-statement'),
  );
  expect(await judge(ground, failure, await agent.sign(failure), '')).toEqual(believed);
});

test('neither nothing, nor another host’s word, nor a key of its own makes a forger believed', async () => {
  const { agent, ground } = await agentOf('h1');
  const neighbor = await agentOf('h2');
  expect(await judge(ground, said, undefined, '')).toEqual(refused('unsigned'));
  expect(await judge(ground, said, await neighbor.agent.sign(said), '')).toEqual(refused('unknown-key'));
  const good = (await agent.sign(said))!;
  const { kid } = decodeProtectedHeader(good);
  const stranger = await importPKCS8(newPrivateKey(), 'EdDSA');
  const signedBy = (header: object) =>
    new CompactSign(Buffer.from(JSON.stringify(decodeJwt(good))))
      .setProtectedHeader({ alg: 'EdDSA', kid: kid!, typ: 'host-statement+jws', ...header })
      .sign(stranger);
  // It names the trusted key, but has another.
  expect(await judge(ground, said, await signedBy({}), '')).toEqual(refused('bad-signature'));
  const [, payload, signature] = good.split('.');
  const none = Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url');
  for (const forged of [`${none}.${payload}.`, `${none}.${payload}.${signature}`, 'x.y', '', 'x'.repeat(9_999)])
    expect(await judge(ground, said, forged, '')).toMatchObject({ verdict: 'refused' });
  expect(await judge(ground, said, good, '')).toEqual(believed);
});

test('a signature of the same key for another purpose is no statement', async () => {
  const { agent, ground } = await agentOf('h1');
  const key = await importPKCS8(await readFile(identityFile(folder, 'h1'), 'utf8'), 'EdDSA');
  const good = (await agent.sign(said))!;
  const claims = decodeJwt(good);
  const { kid } = decodeProtectedHeader(good);
  const sign = (payload: object, typ: string) =>
    new CompactSign(Buffer.from(JSON.stringify(payload)))
      .setProtectedHeader({ alg: 'EdDSA', kid: kid!, typ })
      .sign(key);
  expect(await judge(ground, said, await sign(claims, 'JWT'), '')).toEqual(refused('bad-signature'));
  const statement = 'host-statement+jws';
  for (const change of [{ aud: 'another service' }, { iss: 'h2' }, { seq: 'many' }])
    expect(await judge(ground, said, await sign({ ...claims, ...change }, statement), '')).toEqual(
      refused('other-statement'),
    );
  const tomorrow = { ...claims, iat: claims.iat! + 86_400 };
  expect(await judge(ground, said, await sign(tomorrow, statement), '')).toMatchObject(refused('too-old'));
  expect(await judge(ground, said, await sign(claims, statement), '')).toEqual(believed);
});

test('a word about the whole host holds for minutes; one about a machine waits for as long as Postgres is away', async () => {
  const { ground } = await agentOf('h1');
  const key = await importPKCS8(await readFile(identityFile(folder, 'h1'), 'utf8'), 'EdDSA');
  const agent = openHostIdentity(folder, 'h1', null);
  async function hoursAgo(statement: HostStatement): Promise<string> {
    const good = (await agent.sign(statement))!;
    const claims = decodeJwt(good);
    return new CompactSign(Buffer.from(JSON.stringify({ ...claims, iat: claims.iat! - 7_200 })))
      .setProtectedHeader(decodeProtectedHeader(good) as { alg: string })
      .sign(key);
  }
  const presence = { about: 'presence' } as const;
  expect(await judge(ground, presence, await hoursAgo(presence), '')).toMatchObject(refused('too-old'));
  expect(await judge(ground, presence, await agent.sign(presence), '')).toEqual(believed);
  expect(await judge(ground, said, await hoursAgo(said), '')).toEqual(believed);
});

test('a replayed word is outdated once a newer one is recorded; the newest may be recorded twice', async () => {
  const { agent, ground } = await agentOf('h1');
  const [first, second] = [await agent.sign(said), await agent.sign(said)];
  const newest = Number(decodeJwt(second!)['seq']);
  expect(await judge({ ...ground, newest }, said, first, '')).toEqual({ verdict: 'outdated' });
  expect(await judge({ ...ground, newest }, said, second, '')).toEqual({ ...believed, number: newest });
});

test('statements count in the order in which they were seen, and go on counting after the agent was killed', async () => {
  const { agent } = await agentOf('h1');
  const heard = agent.next();
  const numberOf = async (identity: HostIdentity, number?: number) =>
    Number(decodeJwt((await identity.sign(said, number === undefined ? {} : { number }))!)['seq']);
  const later = await numberOf(agent);
  expect(await numberOf(agent, heard)).toBe(heard);
  expect(later).toBeGreaterThan(heard);
  // Nothing is closed or flushed by the first.
  expect(await numberOf(openHostIdentity(folder, 'h1', null))).toBeGreaterThan(later);
});

(Disk.canBeMounted() ? test : test.skip).each(['full', 'read-only'] as const)(
  'an agent that starts on a disk that is %s signs what it says there, and after that',
  async (kind) => {
    const dataDir = path.join(folder, 'disk');
    const disk = await Disk.mount(dataDir, 1);
    try {
      const { agent, ground } = await agentOf('h1', dataDir);
      const numbers = [agent.next()];
      await (kind === 'full' ? disk.fill() : disk.setReadOnly(true));
      const next = openHostIdentity(dataDir, 'h1', null);
      expect(await judge(ground, said, await next.sign(said), '')).toEqual(believed);
      // More than it counts until it tries to record that again.
      for (let count = 0; count < 250; count++) numbers.push(next.next());
      await (kind === 'full' ? disk.free() : disk.setReadOnly(false));
      for (let count = 0; count < 250; count++) numbers.push(next.next());
      numbers.push(openHostIdentity(dataDir, 'h1', null).next());
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    } finally {
      await disk.unmount();
    }
  },
);

test('a new key takes over without a restart, and both hold while they overlap', async () => {
  const { agent, ground } = await agentOf('h1');
  const file = identityFile(folder, 'h1');
  const before = await agent.sign(said);
  await writeFile(`${file}.next`, newPrivateKey(), { mode: 0o600 });
  const renewed = await publicPart(await readFile(`${file}.next`, 'utf8'));
  await rename(`${file}.next`, file);
  const after = await agent.sign(said);
  expect(decodeProtectedHeader(after!).kid).toBe(renewed.fingerprint);
  const overlap = { ...ground, keys: [...ground.keys!, renewed] };
  expect(await judge(overlap, said, before, '')).toEqual(believed);
  expect(await judge(overlap, said, after, '')).toEqual(believed);
  expect(await judge({ ...ground, keys: [renewed] }, said, before, '')).toEqual(refused('unknown-key'));
});

test('a host that never had a key is believed only if a setting allows it', async () => {
  const { ground } = await agentOf('h1');
  const never = { ...ground, keys: null };
  expect(await judge(never, said, undefined, '')).toEqual(refused('unenrolled'));
  expect(await judge(never, said, undefined, 'allowed')).toEqual({ ...believed, number: null, aheadMs: null });
  // Its first key ends that, whatever the setting says; so does the end of its last one.
  for (const keys of [ground.keys, []])
    expect(await judge({ ...ground, keys }, said, undefined, 'allowed')).toEqual(refused('unsigned'));
});

test('what an agent without a key says is believed unsigned, and refused once its host has a key', async () => {
  const { ground } = await agentOf('h1');
  const agent = openHostIdentity(folder, 'h3', null);
  const statement = await agent.sign({ about: 'machine', runtimeId, seen: absent });
  expect(await judge({ ...ground, hostName: 'h3', keys: null }, said, statement, 'allowed')).toMatchObject({
    verdict: 'believed',
    number: null,
  });
  expect(await judge({ ...ground, hostName: 'h3' }, said, statement, 'allowed')).toEqual(refused('unsigned'));
});

const kinds: HostStatement[] = [
  said,
  { about: 'absence', runtimeId },
  { about: 'creation', runtimeId },
  { about: 'failure', runtimeId, code: 'VMNotFound' },
  { about: 'inventory', inventory: { hostName: 'h1', placementVersion: 7, machines: [], images: [] } },
];
const [mine, lost] = ['6ba7b810-9dad-41d1-80b4-00c04fd430c8', '6ba7b811-9dad-41d1-80b4-00c04fd430c8'];
describe.each(['signed', 'unsigned'] as const)('what is said of the records, %s', (how) => {
  async function agentWith(recordsId: string | null): Promise<{ agent: HostIdentity; ground: StatementGround }> {
    const { ground } = await agentOf('h1');
    const keyless = path.join(folder, 'keyless');
    const agent = openHostIdentity(how === 'signed' ? folder : keyless, 'h1', recordsId);
    return { agent, ground: { ...ground, recordsId: mine, ...(how === 'unsigned' && { keys: null }) } };
  }

  test.each(kinds)('counts for a word about a $about', async (word) => {
    const right = await agentWith(mine);
    expect(await judge(right.ground, word, await right.agent.sign(word), 'allowed')).toMatchObject({
      verdict: 'believed',
      recordsId: mine,
    });
    for (const other of [lost, null]) {
      const { agent, ground } = await agentWith(other);
      expect(await judge(ground, word, await agent.sign(word), 'allowed')).toEqual(refused('other-records'));
      // Before any is known.
      const none = { ...ground, recordsId: null };
      expect(await judge(none, word, await agent.sign(word), 'allowed')).toMatchObject({ recordsId: other });
    }
  });

  test('is named beside a presence, which is believed all the same', async () => {
    for (const recordsId of [mine, lost, null]) {
      const { agent, ground } = await agentWith(recordsId);
      const presence = { about: 'presence' } as const;
      expect(await judge(ground, presence, await agent.sign(presence), 'allowed')).toMatchObject({
        verdict: 'believed',
        recordsId,
      });
    }
  });
});

test('a greeting says what the host lacks; a word of its own that is too old or too early says how far its clock is off', async () => {
  const { agent, ground } = await agentOf('h1');
  const presence = { about: 'presence' } as const;
  const lack = { type: 'Disk', reason: 'DiskFull', message: 'nothing is free' } as const;
  const signature = await agent.sign(presence, { lacks: [lack] });
  expect(await judge(ground, presence, signature, '')).toMatchObject({ verdict: 'believed', lacks: [lack] });
  const number = Number(decodeJwt(signature!)['seq']);
  const off = (ms: number) => judge({ ...ground, nowMs: ground.nowMs + ms }, presence, signature, '');
  for (const [ms, ahead] of [
    [900_000, -900_000],
    [-900_000, 900_000],
  ] as const) {
    const { reason, signed } = (await off(ms)) as Refused;
    expect([reason, signed!.number]).toEqual(['too-old', number]);
    expect(Math.abs(signed!.aheadMs - ahead)).toBeLessThan(60_000);
  }
  // A foreign word of any age says nothing about the clock.
  const { agent: neighbor } = await agentOf('h2');
  const foreign = await judge({ ...ground, nowMs: 0 }, presence, await neighbor.sign(presence), '');
  expect(foreign).toEqual({ verdict: 'refused', reason: 'unknown-key' });
});

test('what a later release says of a host is left out, and a long message is cut', () => {
  const disk = { type: 'Disk', reason: 'DiskFull', message: 'x'.repeat(1_000) };
  const claims = {
    lacks: [disk, { type: 'Sauna', reason: 'Cold', message: '' }, null, 7],
  } as unknown as StatementClaims;
  expect(lacksIn(claims)).toEqual([{ ...disk, message: 'x'.repeat(240) }]);
  expect(lacksIn({ lacks: 'all' } as unknown as StatementClaims)).toEqual([]);
  expect(
    lacksOf([
      { ...disk, type: 'Disk', ok: false },
      { ...disk, type: 'Controller', ok: true },
    ]),
  ).toHaveLength(1);
});
