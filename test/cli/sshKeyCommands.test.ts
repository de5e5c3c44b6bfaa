/** `ssh-keys`, and the keys that a new machine gets. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CustomerTerminal, customerCommands, runWithCompletion } from '../../src/cli/customerCommands.ts';
import { makeTenant, startApi, type TestApi, type TestTenant, vm } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { allotTo } from '../support/limits.ts';
import { makePerson } from '../support/people.ts';
import { program } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
let home: string;
let dataDir: string;
const ssh = (name: string) => path.join(home, '.ssh', name);

beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(await postgres.createDatabase());
  tenant = await makeTenant(api.db, 'acme');
  await api.db.tenant.updateMany({ data: { admittedAt: new Date() } });
  await api.db.machineClass.create({
    data: { name: 'general-1', cpuFamily: 'zen5', memoryGiB: 64, regions: ['north'] },
  });
  await allotTo(api.db, tenant.tenantId, 'general-1', { virtual_machine: 10 });
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'home-'));
  dataDir = path.join(home, 'data');
  for (const each of [dataDir, ssh('')]) await mkdir(each, { mode: 0o700 });
  for (const name of ['id_ed25519', 'other'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', `ada@${name}`, '-f', ssh(name)]);
  await writeFile(path.join(dataDir, 'ca.pem'), api.certificate, { mode: 0o600 });
  const { token } = await makePerson(api.db, tenant, 'developer');
  const login = { server: api.url, account: 'acme', token, useUntilMs: Date.now() + 3_600_000 };
  await writeFile(path.join(dataDir, 'login.json'), JSON.stringify(login), { mode: 0o600 });
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** What programs find beside a person's files: an agent, while a test has one. */
let ofAgent: Record<string, string> = {};

/** Returns what a command printed, to both outputs. */
async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const environment = { PATH: process.env['PATH'], ...ofAgent, HOME: home, DATA_DIR: dataDir, PUBLIC_URL: api.url };
  const terminal: CustomerTerminal = { environment, mainFile: program, print: say, complain: say };
  await runWithCompletion(customerCommands(terminal), words, terminal);
  return lines.join('\n');
}
const refusal = (...words: string[]) =>
  run(...words).then(
    (printed) => `done: ${printed}`,
    (error: Error) => error.message,
  );
const lineOf = async (name: string) => (await readFile(ssh(`${name}.pub`), 'utf8')).trim();
const fingerprintOf = (name: string) =>
  execFileSync('ssh-keygen', ['-lf', ssh(`${name}.pub`)], { encoding: 'utf8' }).split(' ')[1]!;

test('keys are kept from this computer, a file, and an agent, each once, listed, and removed by name', async () => {
  expect(await run('ssh-keys', 'list')).toBe('There are no ssh-keys.');
  expect(await run('ssh-keys', 'add')).toMatch(/^ID +NAME .*\n\S+ +ada@id_ed25519 +ssh-ed25519 +SHA256:\S+ +\d{4}-/);
  expect(await run('ssh-keys', 'add')).toMatch(/^Every key of .*id_ed25519\.pub is kept already\.$/);
  // The private key's name stands for the public key beside it.
  expect(await run('ssh-keys', 'add', ssh('other'), '--name', 'desk')).toContain(' desk ');
  const listed = JSON.parse(await run('ssh-keys', 'list', '-o', 'json'));
  expect(listed.map(({ fingerprint }: { fingerprint: string }) => fingerprint).sort()).toEqual(
    ['id_ed25519', 'other'].map(fingerprintOf).sort(),
  );
  expect(await run('ssh-keys', 'remove', 'desk')).toMatch(/^desk \(\S+\) is kept no longer$/);
  expect(await run('ssh-keys', 'list')).not.toContain('desk');
  // Both keys, in a file as an agent lists them.
  const both = ssh('both');
  await writeFile(both, `# mine\n${await lineOf('other')}\n${await lineOf('id_ed25519')}\n`);
  expect(await refusal('ssh-keys', 'add', both, '--name', 'x')).toMatch(/has 2 keys, and --name is the name of one/);
  expect(await run('ssh-keys', 'add', both)).toContain(' ada@other ');
  expect(await refusal('ssh-keys', 'add', both, '--agent')).toMatch(/FILE or from --agent/);
  expect(await refusal('ssh-keys', 'add', '--agent')).toMatch(/agent gives no key/);
});

test('a real agent gives the public keys that it holds, and none once they are removed', async () => {
  const socket = path.join(home, 'agent');
  const agent = spawn('ssh-agent', ['-D', '-a', socket], { stdio: 'ignore' });
  const ended = once(agent, 'exit');
  const sshAdd = (...words: string[]) =>
    execFileSync('ssh-add', ['-q', ...words], { env: { ...process.env, SSH_AUTH_SOCK: socket } });
  try {
    await waitFor('the agent', () => existsSync(socket));
    ofAgent = { SSH_AUTH_SOCK: socket };
    expect(await refusal('ssh-keys', 'add', '--agent')).toMatch(/agent gives no key/);
    for (const name of ['id_ed25519', 'other']) sshAdd(ssh(name));
    // The agent's keys alone are kept: no file is read.
    await rm(ssh(''), { recursive: true });
    expect(await refusal('ssh-keys', 'add', '--agent', '--name', 'x')).toMatch(/has 2 keys, and --name/);
    expect(await run('ssh-keys', 'add', '--agent')).toMatch(/ada@id_ed25519[\s\S]* ada@other /);
    expect(JSON.parse(await run('ssh-keys', 'list', '-o', 'json'))).toHaveLength(2);
    expect(await run('ssh-keys', 'add', '--agent')).toMatch(/^Every key of the agent is kept already\.$/);
    sshAdd('-D');
    expect(await refusal('ssh-keys', 'add', '--agent')).toMatch(/agent gives no key/);
  } finally {
    ofAgent = {};
    agent.kill();
    await ended;
  }
});

test('a private key without its public key is refused before anything is sent', async () => {
  await cp(ssh('other'), ssh('alone'));
  expect(await refusal('ssh-keys', 'add', ssh('alone'))).toMatch(/is a private key; send the public one/);
  expect(await refusal('ssh-keys', 'add', ssh('missing'))).toMatch(/missing cannot be read/);
  expect(await run('ssh-keys', 'list')).toBe('There are no ssh-keys.');
});

test('a new machine gets this computer’s key and the kept ones, which are named; with -i that key alone', async () => {
  await run('kubeconfig', '--ca', path.join(dataDir, 'ca.pem'));
  await run('ssh-keys', 'add', ssh('other'), '--name', 'desk');
  await run('ssh-keys', 'add');
  const keysOf = async (name: string) => {
    const { spec } = JSON.parse(await run('machines', 'show', name, '-o', 'json'));
    return spec.bootstrap.sshAuthorizedKeys.map(({ publicKey }: { publicKey: string }) => publicKey);
  };
  expect(await run('machines', 'create', 'both')).toContain(
    `both was created; besides the key of this computer, it accepts desk (${fingerprintOf('other')})`,
  );
  expect(await keysOf('both')).toEqual([await lineOf('id_ed25519'), await lineOf('other')]);
  expect(await run('machines', 'create', 'one', '-i', ssh('other'))).toMatch(/^one was created$/m);
  expect(await keysOf('one')).toEqual([await lineOf('other')]);
});

test('a machine that is ready without a key is shown as such, with the command that helps; one with a key is not', async () => {
  await run('kubeconfig', '--ca', path.join(dataDir, 'ca.pem'));
  await run('machines', 'create', 'keyed');
  const at = `/v1/compute/apis/compute.service/v1alpha1/namespaces/${tenant.namespace}/virtualmachines`;
  const { token } = tenant;
  await api.call(at, { method: 'POST', token, body: vm('keyless', { bootstrap: {} }) });
  const publishedPorts = [{ name: 'ssh', guestPort: 22, protocol: 'TCP', exposure: 'private-tunnel' }];
  await api.db.machine.updateMany({ data: { phase: 'Running', readyForAccess: true, publishedPorts } });
  // Reads come from memory, which follows the changes that the API makes.
  const headers = { 'content-type': 'application/merge-patch+json' };
  for (const name of ['keyed', 'keyless'])
    await api.call(`${at}/${name}`, {
      method: 'PATCH',
      token,
      headers,
      body: { metadata: { labels: { seen: 'yes' } } },
    });
  const shown = await run('machines', 'show', 'keyless');
  expect(shown).toMatch(/^State +Running, ready for access, no key can log in$/m);
  expect(shown).toMatch(/^SSH keys +none: "machines recreate keyless --yes --add-keys" creates it again/m);
  expect(await run('machines', 'show', 'keyed')).toMatch(/^State +Running, ready for access$/m);
});
