/**
 * First contact with a disk that is full, small, or read-only: an in-memory file system that only the program under
 * test sees.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fullDiskNote } from '../../src/up/fullDisk.ts';
import { program } from '../support/service.ts';

const root = path.join(import.meta.dirname, '..', '..');
const isolated = [...(process.getuid?.() === 0 ? [] : ['--map-root-user']), '--mount', 'sh', '-c'];
/** Skipped, visibly, on a machine where this user may not mount. */
const canMount = spawnSync('unshare', [...isolated, 'mount -t tmpfs tmpfs /mnt']).status === 0;
const suite = canMount ? describe : describe.skip;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'disk-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/**
 * Runs a script with `folder` as a separate file system; returns standard output, standard error, and the exit code.
 */
async function within(megabytes: number, script: string): Promise<{ code: number | null; out: string; err: string }> {
  const mounted = `mount -t tmpfs -o mode=755,size=${megabytes}m tmpfs '${folder}' && ${script}`;
  const { DATABASE_URL: _, TEMPORAL_ADDRESS: __, ...env } = process.env;
  const child = spawn('unshare', [...isolated, mounted], {
    cwd: root,
    env: { ...env, DATA_DIR: `${folder}/data`, HTTPS_PORT: '0', TEMPORAL_PORT: '0', TEMPORAL_UI_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => (said.out += String(text)));
  child.stderr.on('data', (text) => (said.err += String(text)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, ...said };
}

const up = `'${process.execPath}' '${program}' up`;

test.each([
  ['the system', 'write failed: No space left on device'],
  ['Postgres', 'FATAL:  could not extend file "base/1/2690": wrote only 4096 of 8192 bytes at block 3'],
])('a full disk is known by the words of %s, also once there is space again', (_whose, words) => {
  expect(fullDiskNote(tmpdir(), new Error('initdb failed', { cause: new Error(words) }))).toMatch(
    / is full: free some/,
  );
  expect(fullDiskNote(tmpdir(), new Error('initdb failed'))).toBe('');
});

suite('the first start', () => {
  test('does not start on a disk that is too small for it', async () => {
    const { code, err } = await within(24, up);
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(
        /^A new data folder needs 256 MB, and the disk of \S+\/data has 2\d MB left\. Free some space, or set DATA_DIR to a folder on another disk\.\n$/,
      ),
    });
  });

  test('reports a disk that becomes full during the start, and leaves nothing running', async () => {
    const fill =
      `(until [ -d '${folder}/data/postgres.new' ]; do sleep 0.01; done; ` +
      `dd if=/dev/zero of='${folder}/fill' bs=64k 2>/dev/null) & `;
    const { code, out, err } = await within(300, `${fill} ${up}`);
    expect(out).toMatch(/^Starting with a new data folder/);
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(
        /^The service could not start: .*\nThe disk of \S+\/data is full: free some space, or set DATA_DIR to a folder on another disk\.\n$/,
      ),
    });
  }, 240_000);

  test('reports a read-only file system', async () => {
    const { code, err } = await within(300, `mount -o remount,ro '${folder}' && ${up}`);
    expect({ code, err }).toEqual({
      code: 1,
      err: `The data folder ${folder}/data cannot be written (its file system is read-only): set DATA_DIR to a folder of yours.\n`,
    });
  });
});

suite('a later start', () => {
  test('reports a full disk, and starts once there is space again', async () => {
    const make =
      `mkdir -p '${folder}/data/postgres' && echo 18 > '${folder}/data/postgres/PG_VERSION' && echo x > ` +
      `'${folder}/data/postgres-password'`;
    const full = `dd if=/dev/zero of='${folder}/fill' bs=64k 2>/dev/null; ${up}; rm '${folder}/fill'`;
    // It gets this far: the missing fleet file is read only after the disk was checked.
    const again = `FLEET_FILE=/nowhere.yaml ${up}`;
    const { err, out } = await within(32, `{ ${make}; ${full}; ${again}; }`);
    expect(err).toMatch(
      /^The service could not start: ENOSPC: .*\nThe disk of \S+\/data is full: .*\nThe fleet file \/nowhere\.yaml cannot be read/,
    );
    expect(out).toMatch(
      /^Starting: going on with the state in \S+\/data\.\nThe disk of \S+\/data has \d+ MB left: once it is full the service stops until there is space again\.\n$/,
    );
  });
});
