/** cloud-init's own check of its schema, over every kind of seed. `npm test` checks the one thing that was wrong. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SshAuthorizedKey } from '../../src/domain/machine.ts';
import { publicKeyFault } from '../../src/domain/sshPublicKey.ts';
import { userData } from '../../src/drivers/qemu/qemuSeed.ts';
import { seedFiles } from '../../src/drivers/redfish/machineSeed.ts';
import { providePython, pythonCanBeHad, works } from '../support/contract.ts';
import { makeRuntime } from '../support/drivers/conformance.ts';

const run = promisify(execFile);
const isFull = process.env['TEST_FULL'] === '1' && pythonCanBeHad() && works('apt-cache', 'show', 'cloud-init');

const plain = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f';
const hostile = `${plain} Zo\u00eb's: "key" #1 \u{1f511}, {[&*!|>%@\`]}\\n- ${'x'.repeat(200)}`;
const seeds: Readonly<Record<string, SshAuthorizedKey[]>> = {
  'no key': [],
  "keys of the image's user": [{ publicKey: plain }, { publicKey: hostile }],
  'keys of named users alone': [{ publicKey: plain, username: 'ops' }],
  'a key of root': [{ publicKey: plain, username: 'root' }],
  'as many users as there may be, with names that YAML reads as something else': [
    'true',
    'null',
    'no',
    '_',
    'x'.repeat(32),
    'default',
    'yes',
    'on',
    'nan',
    'y',
    ...Array.from({ length: 22 }, (_, index) => `user-${index}`),
  ].map((username) => ({ publicKey: hostile, username })),
};

(isFull ? describe : describe.skip)("cloud-init's check of its schema", () => {
  let folder: string;
  let python: string | null;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cloud-init-'));
    python = await providePython('cloudInit');
    await run('apt-get', ['download', '-qq', 'cloud-init'], { cwd: folder });
    const [archive] = (await readdir(folder)).filter((name) => name.endsWith('.deb'));
    await run('dpkg-deb', ['-x', archive!, 'root'], { cwd: folder });
  }, 600_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Null: valid. */
  async function faultOf(text: string): Promise<string | null> {
    const file = path.join(folder, 'user-data');
    await writeFile(file, text);
    const env = { ...process.env, PYTHONPATH: path.join(folder, 'root/usr/lib/python3/dist-packages') };
    const words = ['-m', 'cloudinit.cmd.main', 'schema', '--config-file', file];
    const { stdout, stderr } = await run(path.join(python!, 'python'), words, { env }).catch((error) => error);
    return /^Valid (cloud-config|schema)/m.test(stdout) ? null : stdout + stderr;
  }

  test('finds a list without a key in it', async () => {
    if (python === null) return;
    expect(await faultOf('#cloud-config\n{"ssh_authorized_keys": []}\n')).toContain('ssh_authorized_keys');
  });

  test.each(Object.entries(seeds))('finds nothing in a seed with %s', async (_what, keys) => {
    if (python === null) return;
    expect(keys.map(({ publicKey }) => publicKeyFault(publicKey)).filter(Boolean)).toEqual([]);
    expect(await faultOf(userData(keys))).toBeNull();
    const runtime = makeRuntime({ name: `${'a'.repeat(250)}.b` });
    runtime.spec.bootstrap = { sshAuthorizedKeys: keys };
    const files = seedFiles(runtime, "http://127.0.0.1:8090/it's/report");
    expect(await faultOf(files['user-data'].toString())).toBeNull();
  });
});
