/** Where `npm run real-fleet` writes its file. The guest, which takes minutes to build, is a stand-in. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readFleetFile } from '../../src/fleet/fleetFile.ts';

const root = path.join(import.meta.dirname, '..', '..');
let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'a fleet-')));
  await cp(path.join(root, 'scripts'), path.join(folder, 'scripts'), { recursive: true });
  const guest = `
    import { pathToFileURL } from 'node:url';
    const file = { url: pathToFileURL(process.argv[2] + '/part').href, sha256: '0'.repeat(64) };
    const digest = 'sha256:' + '0'.repeat(64);
    console.log(JSON.stringify({ digest, source: { kind: 'kernel', kernel: file, initrd: file } }));`;
  await writeFile(path.join(folder, 'scripts', 'build-test-guest.mjs'), guest);
  await mkdir(path.join(folder, 'bin'));
  for (const name of ['qemu-system-x86_64', 'qemu-img', 'dpkg-deb'])
    await writeFile(path.join(folder, 'bin', name), '', { mode: 0o755 });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function realFleet(settings: Record<string, string>, words: string[] = []): Promise<string> {
  const script = path.join(folder, 'scripts', 'real-fleet.mjs');
  const { DATA_DIR: _, ...env } = process.env;
  const options = { cwd: folder, env: { ...env, PATH: `${folder}/bin:${env['PATH']}`, ...settings } };
  return (await promisify(execFile)(process.execPath, [script, ...words], options)).stdout;
}

test.each<[string, Record<string, string>, string, string]>([
  ['in .data', {}, '.data', 'FLEET_FILE=.data/real-fleet.yaml npm start\n'],
  [
    'in DATA_DIR, which the printed command repeats',
    { DATA_DIR: "its own/o'ne" },
    "its own/o'ne",
    "DATA_DIR='its own/o'\\''ne' FLEET_FILE='its own/o'\\''ne/real-fleet.yaml' npm start\n",
  ],
])('the fleet file is written %s', async (_where, settings, dataDir, printed) => {
  expect(await realFleet(settings)).toBe(printed);
  const file = path.join(folder, dataDir, 'real-fleet.yaml');
  expect(await readFile(file, 'utf8')).toContain('driver: qemu');
  expect((await readFleetFile(file)).hosts).toHaveLength(1);
});

test('the fleet file of deploy/real/compose.yaml has the address of its host, and its folder there', async () => {
  expect(await realFleet({ DATA_DIR: 'elsewhere' }, ['--compose'])).toBe(
    'docker compose -f docker-compose.yml -f deploy/real/compose.yaml up --build --detach\n',
  );
  const { hosts, images } = await readFleetFile(path.join(folder, '.data', 'compose-fleet', 'fleet.yaml'));
  const base = await readFile(path.join(root, 'docker-compose.yml'), 'utf8');
  const [, address] = /ipv4_address: (\S+) \}\n {4}volumes: \[hosts:/.exec(base)!;
  expect(hosts).toMatchObject([{ driver: 'qemu', qemu: { forwardAddress: address } }]);
  const kernel = { url: 'file:///fleet/real-fleet-images/tiny/part' };
  expect(images).toMatchObject([{ name: 'tiny', source: { kernel } }]);
});

test('what a script of it lacks is all that is said', async () => {
  await writeFile(
    path.join(folder, 'scripts', 'build-debian-image.mjs'),
    "console.error('missing: mmdebstrap'); process.exit(1);",
  );
  await expect(realFleet({}, ['--debian'])).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: '· building the tiny guest\nmissing: mmdebstrap\n',
  });
});
