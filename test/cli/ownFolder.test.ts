/** Whose files a command trusts: it may run in any folder, such as one that was just unpacked. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from '../../src/cli/commands.ts';
import { exists } from '../../src/lib/files.ts';
import { program } from '../support/service.ts';

/** Nothing listens there. */
const server = 'https://127.0.0.1:1';
const otherUid = 12_345;
let top: string;
let home: string;
/** The current folder. */
let current: string;
beforeEach(async () => {
  top = await mkdtemp(path.join(tmpdir(), 'own-'));
  [home, current] = [path.join(top, 'home'), path.join(top, 'unpacked')];
  for (const folder of [home, current]) await mkdir(folder);
});
afterEach(() => rm(top, { recursive: true, force: true }));

const own = () => path.join(home, '.config', 'compute-service');
const planted = () => path.join(current, '.data');
/** Exists once the plugin of a planted kubeconfig has run. */
const trace = () => path.join(top, 'plugin-ran');

async function run(words: string[], settings: Record<string, string> = {}) {
  const env = { PATH: process.env['PATH'], HOME: home, ...settings };
  const running = promisify(execFile)(process.execPath, [program, ...words], { cwd: current, env, timeout: 90_000 });
  return running.then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
  );
}

/** What a customer's commands read, with a session in it that needs no server. */
async function fill(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const key = { id: 'id', secret: 'secret' };
  const session = {
    token: 'cst_planted',
    useUntilMs: Date.now() + 3_600_000,
    server,
    keyDigest: createHash('sha256').update(`${key.id}\0${key.secret}`).digest('hex'),
    mintedAtMs: Date.now() - 1_000,
  };
  const exec = { apiVersion: 'client.authentication.k8s.io/v1', command: 'touch', args: [trace()] };
  const kubeconfig = {
    'current-context': 'here',
    clusters: [{ name: 'c', cluster: { server } }],
    contexts: [{ name: 'here', context: { cluster: 'c', user: 'u', namespace: 'team' } }],
    users: [{ name: 'u', user: { exec } }],
  };
  const files = { 'api-key.json': key, 'session.json': session, kubeconfig };
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(folder, name), JSON.stringify(content), { mode: 0o600 });
}

describe('a .data folder planted in the current folder', () => {
  test.each([
    ['ssh', 'web'],
    ['tunnel', 'web', '22'],
  ])('has no kubeconfig whose plugin %s would run', async (...words) => {
    await fill(planted());
    const refused = await run(words);
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('There is no kubeconfig at') });
    expect(refused.said).toContain(path.join(own(), 'kubeconfig'));
    expect(await exists(trace())).toBe(false);

    await fill(own());
    await run(words);
    expect(await exists(trace())).toBe(true);
  });

  test.each(['token', 'credential'])('has no session that %s would return', async (command) => {
    await fill(planted());
    const refused = await run([command, '--server', server]);
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining(`no API key at ${own()}`) });
    expect(refused.said).not.toContain('cst_planted');

    // A person may name it, and has a folder of their own.
    const named = await run([command, '--server', server, '--data-dir', '.data']);
    expect(named).toMatchObject({ code: 0, said: expect.stringContaining('cst_planted') });
    await fill(own());
    expect(await run([command, '--server', server])).toMatchObject({ code: 0 });
  });

  test('has no server that a command would go to', async () => {
    await fill(planted());
    expect((await run(['kubeconfig'])).said).not.toContain(server);
    await fill(own());
    expect((await run(['token'])).said).toBe('cst_planted\n');
  });

  test('has no database and no fleet that an operator’s command would use', async () => {
    await mkdir(planted());
    await writeFile(path.join(planted(), 'postgres-port'), '4711');
    await writeFile(path.join(planted(), 'postgres-password'), 'planted');
    expect((await run(['database', 'url'])).said).not.toContain('4711');
    for (const DATA_DIR of [planted(), '.data'])
      expect((await run(['database', 'url'], { DATA_DIR })).said).toContain('4711');

    // The fleet file is read first, and this start goes no further than the port.
    await writeFile(path.join(current, 'fleet.yaml'), 'planted');
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    try {
      const { port } = taken.address() as AddressInfo;
      const settings = { DATA_DIR: path.join(top, 'data'), HTTPS_PORT: String(port) };
      expect((await run(['up'], settings)).said).toContain(`Port ${port} (HTTPS_PORT) is in use`);
      expect((await run(['up'], { ...settings, FLEET_FILE: 'fleet.yaml' })).said).toContain('fleet.yaml');
    } finally {
      taken.close();
    }
  });

  test('is not found by a DATA_DIR that depends on the current folder', async () => {
    await fill(planted());
    const refused = await run(['token', '--server', server], { DATA_DIR: '.data' });
    expect(refused).toMatchObject({ code: 1, said: expect.stringMatching(/DATA_DIR.*absolute path.*--data-dir/) });
    expect((await run(['token', '--server', server], { DATA_DIR: planted() })).said).toBe('cst_planted\n');
  });
});

/** What a command says that is refused in this process, as nothing but its files matters. */
async function refusal(words: string[]): Promise<string> {
  const role = () => Promise.resolve();
  const terminal = {
    environment: { HOME: home },
    mainFile: program,
    print: () => undefined,
    complain: () => undefined,
    roles: { up: role, api: role, worker: role, host: role, codec: role, operator: role },
  };
  return runCommand(words, terminal).then(
    () => 'done',
    (error: Error) => `${error.constructor.name}: ${error.message}`,
  );
}

describe('files that another user may have written', () => {
  const reads = {
    kubeconfig: ['tunnel', 'web', '22'],
    'api-key.json': ['token', '--server', server],
    'session.json': ['credential', '--server', server],
    'login.json': ['token', '--server', server],
    'ca.pem': ['token', '--server', server],
    '.': ['token', '--server', server],
  };
  const each = Object.entries(reads);
  beforeEach(async () => {
    await fill(own());
    await writeFile(path.join(own(), 'ca.pem'), '', { mode: 0o644 });
  });

  test.each(each)('are refused: %s that others can write to', async (name, words) => {
    const file = path.join(own(), name);
    await writeLogin(name);
    expect(await refusal(words)).not.toContain('written by others');
    for (const mode of [0o720, 0o702, 0o777]) {
      await chmod(file, mode);
      expect(await refusal(words)).toBe(
        `UserError: ${file} can be written by others: check what is in it, then run "chmod go-w ${file}".`,
      );
    }
  });

  // Only root can give a file away.
  const testAsRoot = process.getuid?.() === 0 ? test : test.skip;
  testAsRoot.each(each)('are refused: %s of another user', async (name, words) => {
    const file = path.join(own(), name);
    await writeLogin(name);
    await chown(file, otherUid, otherUid);
    expect(await refusal(words)).toBe(
      `UserError: ${file} belongs to another user (uid ${otherUid}): check what is in it, then run "chown 0 ${file}", or remove it.`,
    );
  });

  testAsRoot('are refused in the home of another user, as under sudo, unless they are named', async () => {
    await rm(own(), { recursive: true });
    const config = path.join(home, '.kube', 'config');
    await mkdir(path.dirname(config), { mode: 0o700 });
    await writeFile(config, '{}', { mode: 0o600 });
    const words = ['tunnel', 'web', '22'];
    expect(await refusal(words)).toContain(`${config} has no current context`);
    await chown(config, otherUid, otherUid);
    expect(await refusal(words)).toContain(`${config} belongs to another user`);
    expect(await refusal([...words, '--kubeconfig', config])).toContain(`${config} has no current context`);
  });

  async function writeLogin(name: string): Promise<void> {
    if (name !== 'login.json') return;
    const login = { server, account: 'acme', token: 'cst_person', useUntilMs: Date.now() + 3_600_000 };
    await writeFile(path.join(own(), name), JSON.stringify(login), { mode: 0o600 });
  }
});

test('the user’s folder is created private, and an existing one that others can read is made private', async () => {
  await mkdir(own(), { recursive: true, mode: 0o755 });
  for (const command of [['ssh-key'], ['kubeconfig', '--server', server]]) {
    await chmod(own(), 0o755);
    await refusal(command);
    expect((await stat(own())).mode & 0o777).toBe(0o700);
  }
  await rm(own(), { recursive: true });
  await refusal(['login', '--account', 'acme', '--server', server, '--ca', path.join(top, 'missing.pem')]);
  expect((await stat(own())).mode & 0o777).toBe(0o700);
});
