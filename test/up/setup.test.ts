import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../src/up/ports.ts';
import { waitFor } from '../support/wait.ts';

const root = path.join(import.meta.dirname, '..', '..');
const run = promisify(execFile);
const bridgeModule = path.join(root, 'node_modules', '@temporalio', 'core-bridge', 'common.js');
const { targets, getPrebuiltTargetName } = createRequire(import.meta.url)(bridgeModule);

test('a second setup does nothing', async () => {
  await run(process.execPath, ['scripts/run.mjs', '--build-only'], { cwd: root });
  const before = await builtAt();
  const { stderr } = await run(process.execPath, ['scripts/run.mjs', '--build-only'], { cwd: root });
  expect(stderr).toBe('');
  expect(await builtAt()).toEqual(before);
}, 120_000);

test('concurrent setups wait for each other, and leave no lock', async () => {
  const runs = Array.from({ length: 3 }, () =>
    run(process.execPath, ['scripts/run.mjs', '--build-only'], { cwd: root }),
  );
  await Promise.all(runs);
  expect((await readdir(path.join(root, 'dist'))).filter((name) => name.startsWith('.setup.lock'))).toEqual([]);
}, 120_000);

test('an outdated Node is reported in one clear line', async () => {
  const pretend =
    "Object.defineProperty(process.versions, 'node', { value: '18.20.0' }); " +
    "const { setup } = await import('./scripts/setup.mjs'); await setup();";
  const child = spawn(process.execPath, ['--input-type=module', '-e', pretend], { cwd: root });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect({ code, said }).toEqual({
    code: 1,
    said: 'Node 18.20.0 is too old: install Node 20.19 or newer (https://nodejs.org) and run this again.\n',
  });
});

describe('installing packages', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'install-'));
    await cp(path.join(root, 'scripts'), path.join(folder, 'scripts'), { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Packs a small package, and returns its entry of a lock file. */
  async function packed(name: string, add: (small: string) => Promise<unknown> = async () => {}) {
    const small = path.join(folder, name);
    await mkdir(small, { recursive: true });
    await add(small);
    await writeFile(path.join(small, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
    const { stdout } = await run('npm', ['pack', '--json', '--loglevel=error'], { cwd: small });
    const [{ integrity, filename }] = JSON.parse(stdout);
    await run('mv', [path.join(small, filename), path.join(folder, filename)]);
    await rm(small, { recursive: true });
    return { version: '1.0.0', resolved: `https://registry.example/${name}/-/${name}-1.0.0.tgz`, integrity };
  }

  /** Temporal's own look-up of a native library, and an empty library for each platform. */
  async function addLibraries(bridge: string) {
    await cp(bridgeModule, path.join(bridge, 'common.js'));
    for (const target of targets) {
      await mkdir(path.join(bridge, 'releases', target), { recursive: true });
      await writeFile(path.join(bridge, 'releases', target, 'index.node'), '');
    }
  }

  /**
   * A checkout that needs a small package, Temporal's bridge, and another package for its tests, from a registry that
   * refuses every connection.
   */
  async function checkout(): Promise<void> {
    const needs = {
      dependencies: { small: '1.0.0', '@temporalio/core-bridge': '1.0.0' },
      devDependencies: { tested: '1.0.0' },
    };
    const own = { name: 'own', version: '1.0.0', ...needs };
    await writeFile(path.join(folder, 'package.json'), JSON.stringify({ ...own, type: 'module' }));
    const packages = {
      '': own,
      'node_modules/small': await packed('small'),
      'node_modules/@temporalio/core-bridge': await packed('@temporalio/core-bridge', addLibraries),
      'node_modules/tested': { ...(await packed('tested')), dev: true },
    };
    const lock = { name: 'own', version: '1.0.0', lockfileVersion: 3, requires: true, packages };
    await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  }

  /** What `install` prints, line by line, and how it ends. */
  async function install(registry: string, what = 'start') {
    const script =
      `const { install } = await import('./scripts/install.mjs'); await install('${what}').catch((error) => { ` +
      'console.error(error.message); process.exitCode = 1; });';
    const settings = {
      npm_config_registry: registry,
      npm_config_replace_registry_host: 'always',
      npm_config_cache: path.join(folder, 'cache'),
    };
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      env: { ...process.env, ...settings },
    });
    let said = '';
    child.stderr.on('data', (chunk) => (said += chunk));
    const code = await new Promise((resolve) => child.once('close', resolve));
    return { code, lines: said.trim().split('\n') };
  }

  const refusing = async () => `http://user:secret@127.0.0.1:${await freePort()}/`;

  test('an unreachable registry is reported with a remedy before anything else is tried, and again at the end', async () => {
    await checkout();
    const { code, lines } = await install(await refusing());
    expect(code).toBe(1);
    const where = /the npm registry http:\/\/127\.0\.0\.1:\d+\/ cannot be reached \(ECONNREFUSED\)/;
    expect(lines[1]).toMatch(where);
    expect(lines[1]).toContain('npm config set registry URL');
    expect(lines.at(-1)).toMatch(where);
    expect(lines.at(-1)).toContain("npm's cache does not have all of them. To go on, check the network, name a proxy");
    expect(lines.join()).not.toContain('secret');
  });

  test('a registry that accepts connections but never responds is reported before the wait for it', async () => {
    await checkout();
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const sockets = new Set<Socket>();
    silent.on('connection', (socket) => sockets.add(socket));
    const { port } = silent.address() as AddressInfo;
    const installing = install(`http://127.0.0.1:${port}/`);
    // Once npm asks for a package, the message was printed; now the registry goes away.
    await waitFor('npm to come a second time', () => sockets.size > 1, 100_000);
    silent.close();
    for (const socket of sockets) socket.destroy();
    const { code, lines } = await installing;
    expect(code).toBe(1);
    expect(lines[1]).toMatch(/cannot be reached \(no response within 6 s\): .*; going on with what it may still send$/);
  }, 200_000);

  test('a start whose ports are in use says so before it installs anything, with the line to run', async () => {
    await checkout();
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const start = async (ports: Record<string, string>) => {
      const environment = { ...process.env, npm_config_registry: await refusing(), ...ports };
      const child = spawn(process.execPath, ['scripts/run.mjs', 'up'], { cwd: folder, env: environment });
      let said = '';
      child.stderr.on('data', (chunk) => (said += chunk));
      return { code: await new Promise((resolve) => child.once('close', resolve)), said };
    };
    const others = { TEMPORAL_PORT: '0', TEMPORAL_UI_PORT: String(port) };
    const refusal = await start({ ...others, HTTPS_PORT: String(port) });
    expect(refusal).toEqual({
      code: 1,
      said: expect.stringMatching(
        new RegExp(
          `^Port ${port} \\(HTTPS_PORT\\) is in use\\.\nPort ${port} \\(TEMPORAL_UI_PORT\\) is in use\\.\n.*: ` +
            'HTTPS_PORT=\\d+ TEMPORAL_UI_PORT=\\d+ npm start\n$',
        ),
      ),
    });
    server.close();
    expect((await start({ ...others, HTTPS_PORT: '0' })).said).toContain('installing packages');
  });

  test('npm’s cache alone is enough, and a start has nothing that only tests or other platforms need', async () => {
    await checkout();
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.tgz')))
      await run('npm', ['cache', 'add', path.join(folder, name), '--cache', path.join(folder, 'cache')]);
    const { code, lines } = await install(await refusing());
    expect({ code, lines }).toMatchObject({
      code: 0,
      lines: expect.arrayContaining([expect.stringContaining("; going on with npm's cache")]),
    });
    const installed = async () =>
      (await readdir(path.join(folder, 'node_modules'))).filter((name) => !name.startsWith('.')).sort();
    const releases = () => readdir(path.join(folder, 'node_modules', '@temporalio', 'core-bridge', 'releases'));
    expect(await installed()).toEqual(['@temporalio', 'small']);
    expect(await releases()).toEqual([getPrebuiltTargetName()]);
    expect((await install(await refusing(), 'everything')).code).toBe(0);
    expect(await installed()).toEqual(['@temporalio', 'small', 'tested']);
  });
});

async function builtAt(): Promise<string[]> {
  const files = ['main.js', 'up/supervisor.js'].map((name) => path.join(root, 'dist', 'src', name));
  const times = await Promise.all(files.map(async (file) => String((await stat(file)).mtimeMs)));
  return [...times, await readFile(path.join(root, 'dist', '.stamps', 'tsc'), 'utf8')];
}
