/**
 * The whole service where only its own user may enter: a checkout or a data folder below a home of mode 700. As root
 * this is the hard case, because Postgres then runs as another user.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Agent, request } from 'undici';
import { checkoutIn } from '../support/up/closedCheckout.ts';
import { waitFor } from '../support/wait.ts';

const root = path.join(import.meta.dirname, '..', '..');
let open: string;
let closed: string;
let up: ChildProcess | undefined;
beforeEach(async () => {
  [open, closed] = await Promise.all([mkdtemp(path.join(tmpdir(), 'open-')), mkdtemp(path.join(tmpdir(), 'closed-'))]);
  await chmod(open, 0o755);
  expect((await stat(closed)).mode & 0o777).toBe(0o700);
});
afterEach(async () => {
  if (up?.exitCode === null) {
    const gone = new Promise((resolve) => up!.once('exit', resolve));
    up.kill('SIGTERM');
    await gone;
  }
  await Promise.all([open, closed].map((folder) => rm(folder, { recursive: true, force: true })));
});

async function readyzOf(checkout: string, dataDir: string, environment: Record<string, string> = {}) {
  const ports = { HTTPS_PORT: '0', TEMPORAL_PORT: '0', TEMPORAL_UI_PORT: '0' };
  const { DATABASE_URL: _, TEMPORAL_ADDRESS: __, ...env } = process.env;
  up = spawn(process.execPath, [path.join(checkout, 'dist', 'src', 'main.js'), 'up'], {
    env: { ...env, DATA_DIR: dataDir, FLEET_FILE: path.join(root, 'fleet.yaml'), ...ports, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [up.stdout!, up.stderr!]) stream.on('data', (chunk) => (said += String(chunk)));
  const url = await waitFor(
    'the service to be up',
    () => {
      if (up!.exitCode !== null) return said;
      return said.includes('Ctrl-C stops everything') ? /API {2,}(\S+)/.exec(said)![1]! : null;
    },
    120_000,
  );
  if (!url.startsWith('https:')) return url;
  const dispatcher = new Agent({ connect: { ca: await readFile(path.join(dataDir, 'ca.pem'), 'utf8') } });
  const { statusCode, body } = await request(`${url}/readyz`, { dispatcher });
  const health = (await body.json()) as { status: string };
  await dispatcher.close();
  return { statusCode, status: health.status };
}

// Together, test/up/up.test.ts has them. Each of them alone takes a start of its own.
const inFull = process.env['TEST_FULL'] === '1' ? test : test.skip;
inFull(
  'the service starts from a checkout below a folder of mode 700',
  async () => {
    const checkout = await checkoutIn(closed);
    expect(await readyzOf(checkout, path.join(open, 'data'))).toEqual({ statusCode: 200, status: 'ok' });
  },
  240_000,
);
inFull(
  'the service starts with its data below a folder of mode 700',
  async () => {
    expect(await readyzOf(root, path.join(closed, 'data'))).toEqual({ statusCode: 200, status: 'ok' });
  },
  240_000,
);

const asRoot = process.getuid?.() === 0 ? test : test.skip;
asRoot(
  'where root has no way to change to another user, that and the way out are one line',
  async () => {
    const node = path.join(open, 'bin');
    await mkdir(node);
    const { stdout: id } = await promisify(execFile)('which', ['id']);
    await symlink(id.trim(), path.join(node, 'id'));
    // A temporal on PATH keeps the start from looking for one where PATH is this bare.
    await symlink('/bin/true', path.join(node, 'temporal'));
    expect(await readyzOf(root, path.join(open, 'data'), { PATH: node })).toMatch(
      /there is no setpriv \(of the package util-linux\) .*: install it, run this as an ordinary user, or set DATABASE_URL to a Postgres server\.\n$/,
    );
  },
  120_000,
);
