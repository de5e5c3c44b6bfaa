/** What a host that was taken over, with a good key, may say: all that agents say, and no more. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CompactSign, decodeJwt, decodeProtectedHeader, importPKCS8 } from 'jose';
import { hostBounds } from '../../src/domain/hostBounds.ts';
import type { HostInventory } from '../../src/domain/hostInventory.ts';
import type { HostStatement } from '../../src/domain/hostStatement.ts';
import { hostKeysMost } from '../../src/domain/sshHostKey.ts';
import type { HostIdentity } from '../../src/drivers/agent/hostIdentity.ts';
import { parseReport as parseGuestReport } from '../../src/drivers/qemu/guestReport.ts';
import { parseReport as parseMetalReport } from '../../src/drivers/redfish/machineReport.ts';
import { judge, type StatementGround } from '../../src/store/machines/statementJudgement.ts';
import { hostKey } from '../support/hostKeys.ts';
import { seenReady, signingAgent } from '../support/signingAgent.ts';

const runtimeId = '7f6c1a39-95c4-4c85-bb1f-0b8d1f1e4a11';
const machineUid = '0c5d0f0e-3c1a-4a57-8d3b-1a2b3c4d5e6f';

let folder: string;
let agent: HostIdentity;
let ground: StatementGround;
let pem: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bounds-'));
  ({ agent, ground, pem } = await signingAgent('h1', folder));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const verdict = async (statement: HostStatement) => {
  const judged = await judge(ground, statement, await agent.sign(statement), '');
  return judged.verdict === 'refused' ? judged.reason : judged.verdict;
};

const inventory: HostInventory = {
  hostName: 'h1',
  placementVersion: 7,
  machines: [{ runtimeId, machineUid, workflowId: `virtualmachine/team/web/${machineUid}` }],
  images: [`sha256:${'a'.repeat(64)}`],
  erasures: [{ machineUid, runtimeId, isErased: true, how: 'wiped', at: '2026-11-29T00:00:00.000Z' }],
  exchanges: ['2026-11-29T00:00:00Z GET /redfish/v1 -> 200'],
};
const ofMachine = (view: object): HostStatement => ({ about: 'machine', runtimeId, seen: { ...seenReady, ...view } });
const ofInventory = (more: object): HostStatement => ({ about: 'inventory', inventory: { ...inventory, ...more } });
const admission = (more: object) =>
  ({
    about: 'console',
    runtimeId,
    ticketDigest: 'a'.repeat(64),
    admission: { outcome: 'admitted', address: '::1', port: 30_000, ...more },
  }) as HostStatement;
const many = <T>(count: number, one: (index: number) => T) => Array.from({ length: count }, (_, index) => one(index));
const deep = (levels: number): object => many(levels, () => 0).reduce((inner: object) => [inner], []);
const good = hostKey('A').publicKey;

describe('what an agent of this release or of 0.1.0 says is taken:', () => {
  test.each<[string, HostStatement]>([
    ['a machine', ofMachine({})],
    [
      'as many keys as agents take of a guest, of each type',
      ofMachine({ sshHostKeys: many(hostKeysMost, (at) => hostKey(`${at}`, 'ssh-rsa')) }),
    ],
    ['ten keys', ofMachine({ sshHostKeys: many(10, (at) => hostKey(`${at}`)) })],
    ['a key of a type that is not known yet', ofMachine({ sshHostKeys: [hostKey('A', 'ssh-mldsa-87@openssh.com')] })],
    ['each port that there is', ofMachine({ listeningPorts: many(65_535, (at) => at + 1) })],
    [
      'as many forwards as a machine declares, over IPv6',
      ofMachine({
        forwards: many(32, (at) => ({ guestPort: at + 1, address: 'fd00:0:0:1::2%eth0', port: 20_000 + at })),
      }),
    ],
    [
      'trouble and a field of a later release',
      ofMachine({ trouble: 'of-a-later-release', temperature: { celsius: 21.5 } }),
    ],
    ['an inventory', ofInventory({})],
    ['an empty inventory', ofInventory({ machines: [], images: [], erasures: undefined, exchanges: undefined })],
    [
      'a thousand machines, one without what made it',
      ofInventory({
        machines: many(1_000, (at) => ({ ...inventory.machines[0], workflowId: at ? 'w'.repeat(246) : null })),
      }),
    ],
    ['what a controller said, in any characters', ofInventory({ exchanges: ['a\u001b[2J\0b'] })],
    [
      '64 disks with their ids',
      ofInventory({ erasures: [{ ...inventory.erasures![0], how: `wiped ${'x'.repeat(64 * 90)}` }] }),
    ],
    ['an admission', admission({})],
    ['no console', admission({ outcome: 'not-offered', address: undefined, port: undefined })],
    ['a failure', { about: 'failure', runtimeId, code: 'ProviderError' }],
    ['a build', { about: 'build', placementVersion: 0 }],
    ['a build after a recovery', { about: 'build', placementVersion: 4 * 10 ** 15 }],
  ])('%s', async (_what, statement) => {
    expect(await verdict(statement)).toBe('believed');
  });

  test('a guest makes its agent say nothing that is refused', async () => {
    const keys = many(hostKeysMost, (at) => ({
      algorithm: `x${at}`,
      publicKey: hostKey('k'.repeat(3_000), `x${at}`).publicKey,
    }));
    const report = { nonce: 'n', listening: many(65_535, (at) => at + 1), hostKeys: keys };
    const heard = parseGuestReport(JSON.stringify(report), 'n')!;
    expect(await verdict(ofMachine({ sshHostKeys: heard.hostKeys, listeningPorts: heard.listening }))).toBe('believed');
    const beyond = [...keys, keys[0]];
    expect(parseGuestReport(JSON.stringify({ ...report, hostKeys: beyond }), 'n')).toBeNull();
    const metal = (sshHostKeys: string[]) => parseMetalReport('application/json', JSON.stringify({ sshHostKeys }));
    const lines = many(hostKeysMost, (at) => `ssh-rsa ${hostKey('k'.repeat(900) + at, 'ssh-rsa').publicKey}`);
    expect(await verdict(ofMachine({ sshHostKeys: metal(lines)!.sshHostKeys }))).toBe('believed');
    expect(metal([...lines, lines[0]!])).toBeNull();
    expect(metal([`ssh-ed25519 ${good}\n* ssh-ed25519 ${good}`])).toBeNull();
  });
});

describe('a statement is refused whole, although its host signed it, with', () => {
  test.each<[string, HostStatement]>([
    ['15,000 keys', ofMachine({ sshHostKeys: many(15_000, (at) => hostKey(`${at}`)) })],
    ['one key too many', ofMachine({ sshHostKeys: many(hostBounds.hostKeys + 1, (at) => hostKey(`${at}`)) })],
    ['a long key', ofMachine({ sshHostKeys: [hostKey('x'.repeat(4_096))] })],
    [
      'a second line in a key',
      ofMachine({ sshHostKeys: [{ algorithm: 'ssh-ed25519', publicKey: `${good}\n* ssh-ed25519 ${good}` }] }),
    ],
    [
      'a command of a terminal in a key',
      ofMachine({ sshHostKeys: [{ algorithm: 'ssh-ed25519', publicKey: `${good}\u001b[2J` }] }),
    ],
    ['a key of another algorithm', ofMachine({ sshHostKeys: [{ algorithm: 'ssh-rsa', publicKey: good }] })],
    ['a line in an algorithm', ofMachine({ sshHostKeys: [hostKey('A', 'ssh-ed25519\n*')] })],
    ['more ports than there are', ofMachine({ listeningPorts: many(65_536, () => 1) })],
    ['port 1e308', ofMachine({ listeningPorts: [1e308] })],
    ['a fraction of a port', ofMachine({ listeningPorts: [22.5] })],
    ['65 forwards', ofMachine({ forwards: many(65, () => seenReady.forwards[0]) })],
    [
      'an address of two lines',
      ofMachine({ forwards: [{ ...seenReady.forwards[0], address: '127.0.0.1\n127.0.0.2' }] }),
    ],
    [
      'an address with a lone surrogate',
      ofMachine({ forwards: [{ ...seenReady.forwards[0], address: '127.0.0.1\ud800' }] }),
    ],
    ['a long address', ofMachine({ forwards: [{ ...seenReady.forwards[0], address: '1'.repeat(256) }] })],
    ['trouble in words', ofMachine({ trouble: 'it is\u0000broken' })],
    ['no observation', { about: 'machine', runtimeId, seen: null as never }],
    ['no id of a runtime', { about: 'absence', runtimeId: "x'" }],
    ['an unknown failure', { about: 'failure', runtimeId, code: 'constructor' as never }],
    ['megabytes that no field has', ofMachine({ more: 'x'.repeat(hostBounds.characters) })],
    ['lists within lists', ofMachine({ more: deep(100_000) })],
    ['a machine too many', ofInventory({ machines: many(hostBounds.machines + 1, () => ({ runtimeId, machineUid })) })],
    ['a machine without a uid', ofInventory({ machines: [{ runtimeId, machineUid: '1' }] })],
    ['a workflow of two lines', ofInventory({ machines: [{ runtimeId, machineUid, workflowId: 'a\nb' }] })],
    ['an image with a NUL', ofInventory({ images: ['sha256:\0'] })],
    ['an image too many', ofInventory({ images: many(hostBounds.images + 1, String) })],
    [
      'an erasure in too many words',
      ofInventory({ erasures: [{ ...inventory.erasures![0], how: 'x'.repeat(hostBounds.erasure + 1) }] }),
    ],
    ['an erasure at no time', ofInventory({ erasures: [{ ...inventory.erasures![0], at: 7 }] })],
    ['exchanges that are no list', ofInventory({ exchanges: 'text' })],
    ...[-1, 0.5, 1e308, 2 ** 53, null, '7'].map((version): [string, HostStatement] => [
      `the version ${version}`,
      ofInventory({ placementVersion: version }),
    ]),
    ['a build of version 1e300', { about: 'build', placementVersion: 1e300 }],
    ['an admission to a port that is none', admission({ port: 70_000 })],
    ['an admission to an address of two lines', admission({ address: 'a\nb' })],
    ['an outcome that is none', admission({ outcome: 'constructor' })],
  ])('%s', async (_what, statement) => {
    // So deep a list cannot even be signed, and is refused before its signature counts.
    const signature = await agent.sign(statement).catch(() => 'x.y.z');
    expect(await judge(ground, statement, signature, '')).toEqual({ verdict: 'refused', reason: 'out-of-bounds' });
    const never = { ...ground, keys: null };
    expect(await judge(never, statement, undefined, 'allowed')).toMatchObject({ reason: 'out-of-bounds' });
  });
});

test.each([
  ['null', null],
  ['a list', []],
  ['a time that is none', { iat: -1 }],
  ['a time at the end of numbers', { iat: -1e308 }],
  ['a number at the end of numbers', { seq: Number.MAX_SAFE_INTEGER }],
  ['a number below none', { seq: -1 }],
])('claims of %s are refused, and break nothing', async (_what, change) => {
  const key = await importPKCS8(pem, 'EdDSA');
  const statement = ofMachine({});
  const real = (await agent.sign(statement))!;
  const signed = (claims: unknown) =>
    new CompactSign(Buffer.from(JSON.stringify(claims)))
      .setProtectedHeader(decodeProtectedHeader(real) as { alg: string })
      .sign(key);
  const claims = change === null || Array.isArray(change) ? change : { ...decodeJwt(real), ...change };
  expect(await judge(ground, statement, await signed(claims), '')).toMatchObject({ verdict: 'refused' });
  expect(await judge(ground, statement, await signed(decodeJwt(real)), '')).toMatchObject({ verdict: 'believed' });
});
