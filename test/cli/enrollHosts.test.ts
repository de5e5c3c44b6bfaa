/** `hosts enroll`: which keys are trusted, and which are never replaced unasked. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mendOf } from '../../src/alerts/alerts.ts';
import { runCommandLine } from '../../src/cli/commandLine.ts';
import { enrollMissing, hostsEnrollCommand, hostsKeyCommand } from '../../src/cli/fleet/hostKeyCommands.ts';
import { commandsOffered } from '../../src/cli/offeredCommands.ts';
import { UserError } from '../../src/lib/errors.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import type { Database } from '../../src/store/core/db.ts';
import { currentHostKey } from '../../src/store/fleet/hostKeys.ts';
import { makeHost, makeTenant } from '../support/fixtures.ts';
import { testSecretKeys } from '../support/secrets.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';

let db: Database;
let folder: string;
/** Where the agents are, and a machine of an operator, which has none of their keys. */
let [atHosts, elsewhere]: [Config, Config] = [] as never;

useFreshDatabase(async (opened, url) => {
  db = opened;
  folder = await mkdtemp(path.join(tmpdir(), 'enroll-'));
  const at = (name: string) =>
    readConfig({ DATABASE_URL: url, SECRET_KEYS: testSecretKeys, DATA_DIR: path.join(folder, name) });
  [atHosts, elsewhere] = [at('hosts'), at('operator')];
  await makeTenant(db, { namespace: 'acme' });
  for (const name of ['h1', 'h2']) await makeHost(db, { name });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const said = async (work: (print: (line: string) => void) => Promise<unknown>) => {
  const lines: string[] = [];
  const result = await work((line) => void lines.push(line));
  return { result, text: lines.join('\n') };
};
const enroll = (config: Config, name: string | undefined, options: Parameters<typeof hostsEnrollCommand>[2] = {}) =>
  said((print) => hostsEnrollCommand(config, name, options, print));
const keyOf = async (name: string) => (await currentHostKey(db, name))?.fingerprint;
const keysOf = async () => [await keyOf('h1'), await keyOf('h2')];

test('--all away from the hosts replaces no key, and gives one to a host without any', async () => {
  await enroll(atHosts, 'h1');
  const before = await keyOf('h1');
  const { text } = await enroll(elsewhere, undefined, { all: true });
  expect(text).toMatch(new RegExp(`^h1 keeps the key ${before}, which is not in this data folder\nh2 has the key `));
  expect(await keyOf('h1')).toBe(before);
  const both = await keysOf();
  // Again, and where the agents are.
  for (const config of [elsewhere, atHosts]) await enroll(config, undefined, { all: true });
  expect(await keysOf()).toEqual(both);
});

test('another key than the trusted one needs --replace and --yes, made here or named', async () => {
  await enroll(atHosts, 'h1');
  const before = await keyOf('h1');
  const { text: key } = await said((print) => hostsKeyCommand(elsewhere, 'h1', {}, print));
  for (const options of [{}, { key }])
    await expect(enroll(elsewhere, 'h1', options)).rejects.toThrow(/h1 has the key .* give --replace and --yes/);
  expect(await enroll(elsewhere, 'h1', { key, replace: true })).toMatchObject({
    result: 3,
    text: expect.stringMatching(new RegExp(`replaces the key ${before} of h1, which holds for 24 hours more`)),
  });
  expect(await keyOf('h1')).toBe(before);
  expect(await enroll(elsewhere, 'h1', { key, replace: true, yes: true })).toMatchObject({ result: 0 });
  expect(await keyOf('h1')).not.toBe(before);
  // The same key again asks for nothing: so the remedy of an unverified host says whether its key is the trusted one.
  expect(mendOf('HostUnverified', 'h1')).toContain('run "hosts key h1" on the host, then "hosts enroll h1 --key KEY"');
  expect(await enroll(elsewhere, 'h1', { key })).toMatchObject({ result: 0 });
});

test('a key that was replaced by mistake comes back while it still holds, and not afterward', async () => {
  const { text: first } = await said((print) => hostsKeyCommand(atHosts, 'h1', {}, print));
  await enroll(atHosts, 'h1', { key: first });
  const before = await keyOf('h1');
  await enroll(elsewhere, 'h1', { replace: true, yes: true });
  expect(await keyOf('h1')).not.toBe(before);
  await enroll(elsewhere, 'h1', { key: first, replace: true, yes: true });
  expect(await keyOf('h1')).toBe(before);
  await enroll(elsewhere, 'h1', { replace: true, yes: true, overlapHours: '0' });
  await expect(enroll(elsewhere, 'h1', { key: first, replace: true, yes: true })).rejects.toThrow('was replaced');
});

test('agents that are here get a key in place of one that their folder lacks, as after a restore', async () => {
  await enroll(atHosts, 'h1');
  const before = await keyOf('h1');
  await enrollMissing(db, elsewhere);
  expect(await keyOf('h1')).not.toBe(before);
});

test('the operators’ API makes no key of its own, and reads no file of its machine, however it is asked', async () => {
  const none = () => Promise.reject(new Error('no role starts here'));
  const roles = { up: none, api: none, worker: none, host: none, codec: none, operator: none };
  const terminal = { environment: {}, mainFile: '', print: () => {}, complain: () => {}, roles };
  const begun: string[] = [];
  const begin = () => Promise.reject(new UserError(`begun ${begun.push('')}`));
  const key = 'k'.repeat(43);
  const offered = (...words: string[]) =>
    runCommandLine(commandsOffered(terminal, begin), ['hosts', 'enroll', ...words], terminal);
  for (const words of [
    [],
    ['h1'],
    ['--all'],
    ['h1', '--key', '/etc/shadow'],
    ['h1', '--key=./key'],
    ['h1', '--key', key, '--key=/etc/shadow'],
    ['h1', '--key', '/etc/shadow', '--overlap-hours', '--help'],
  ])
    await expect(offered(...words)).rejects.toThrow('by its key alone');
  expect(begun).toHaveLength(0);
  await expect(offered('h1', '--key', key)).rejects.toThrow('begun 1');
});

test('what is no key, and a host that the fleet has not, are said', async () => {
  const { text: key } = await said((print) => hostsKeyCommand(elsewhere, 'h1', {}, print));
  await expect(enroll(elsewhere, 'absent', { key })).rejects.toThrow('There is no host "absent"');
  for (const none of ['k'.repeat(42), `${key}x`])
    await expect(enroll(elsewhere, 'h1', { key: none })).rejects.toThrow('--key takes what "hosts key NAME" printed');
});

test('a host that is not there gets no key, and no file', async () => {
  for (const name of ['nope', '../../nope'])
    await expect(enroll(atHosts, name, { replace: true, yes: true })).rejects.toThrow(`There is no host "${name}"`);
  expect(existsSync(path.join(atHosts.dataDir, 'identities'))).toBe(false);
});

test('of two commands at once, the agent has the key that was trusted last', async () => {
  await enroll(atHosts, 'h1');
  const again = () => enroll(atHosts, 'h1', { replace: true, yes: true });
  for (let round = 0; round < 5; round++) await Promise.all([again(), again(), again()]);
  const { publicKey } = await db.hostKey.findFirstOrThrow({ where: { hostName: 'h1', validUntil: null } });
  expect((await said((print) => hostsKeyCommand(atHosts, 'h1', {}, print))).text).toBe(publicKey);
});
