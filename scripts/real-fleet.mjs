// `npm run real-fleet`: writes a fleet file of real virtual machines on this machine, with a tiny guest built for it.
//   npm run real-fleet [-- --debian] [-- --compose] [-- FILE]   FILE: by default real-fleet.yaml in DATA_DIR (.data)
// --debian adds a full Debian 12 that cloud-init configures (scripts/build-debian-image.mjs; needs root).
// --compose writes it for deploy/real/compose.yaml, by default into .data/compose-fleet.
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, statfsSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { fail, report, root } from './lib.mjs';

const debianPackages = 'qemu-system-x86 qemu-utils seabios ipxe-qemu bubblewrap slirp4netns nftables';
/** Guests rarely use all their CPUs at once, so CPUs are overcommitted; memory is not. */
const guestCpusPerCore = 4;
const memoryShare = 0.75;
/** Disks are overlays that grow as data is written. */
const diskShare = 0.9;
/** The rest is for images and the system itself. */
const imageShare = 0.05;
const gib = 1024 ** 3;

/** In the containers of deploy/real/compose.yaml: the folder of the fleet file, and the host's address. */
const container = { folder: '/fleet', forwardAddress: '172.31.233.10' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { debian: { type: 'boolean' }, compose: { type: 'boolean' } },
});
const dataDir = process.env['DATA_DIR'] ? path.resolve(process.env['DATA_DIR']) : path.join(root, '.data');
const byDefault = values.compose
  ? path.join(root, '.data', 'compose-fleet', 'fleet.yaml')
  : path.join(dataDir, 'real-fleet.yaml');
const file = path.resolve(positionals[0] ?? byDefault);
const imagesFolder = path.join(path.dirname(file), 'real-fleet-images');
const missing = ['qemu-system-x86_64', 'qemu-img', 'dpkg-deb'].filter((name) => !onPath(name));
if (missing.length > 0)
  fail(`missing: ${missing.join(', ')}. On Debian: sudo apt-get install --no-install-recommends ${debianPackages}`);

// Containers run as a user of their own.
mkdirSync(imagesFolder, { recursive: true, mode: values.compose ? 0o755 : 0o700 });
report('building the tiny guest');
const guest = JSON.parse(script('build-test-guest.mjs', path.join(imagesFolder, 'tiny')));
const images = [`  - name: tiny\n    digest: ${guest.digest}\n    source: ${JSON.stringify(guest.source)}`];
if (values.debian) images.push(script('build-debian-image.mjs', path.join(imagesFolder, 'debian-12')));
const text = fleet(images);
writeFileSync(
  file,
  values.compose ? text.replaceAll(pathToFileURL(path.dirname(file)).href, `file://${container.folder}`) : text,
);
report(`written: ${file}`);
const settings = [...(process.env['DATA_DIR'] ? [['DATA_DIR', dataDir]] : []), ['FLEET_FILE', file]];
if (values.compose) console.log('docker compose -f docker-compose.yml -f deploy/real/compose.yaml up --build --detach');
else
  console.log(
    `${settings.map(([name, value]) => `${name}=${shellWord(path.relative(process.cwd(), value))}`).join(' ')} npm start`,
  );

/** Quotes a word for a POSIX shell. */
function shellWord(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Guests have a way out where namespaces can be had; in a container they cannot. */
function qemuSettings() {
  if (values.compose) return `, qemu: { forwardAddress: ${container.forwardAddress} }`;
  const confines = ['bwrap', 'slirp4netns', 'nft'].every(onPath) && tryNamespace();
  if (!confines) report('guests get no way out: see "Confinement" in docs/real-machines.md');
  return confines ? ', qemu: { egress: nat }' : '';
}

function tryNamespace() {
  try {
    execFileSync('bwrap', ['--unshare-net', '--ro-bind', '/', '/', 'true'], { stdio: 'ignore' });
    accessSync('/dev/net/tun', constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function fleet(entries) {
  const memoryGiB = Math.max(1, Math.floor((totalmem() * memoryShare) / gib));
  const { bavail, bsize } = statfsSync(imagesFolder);
  const shareGiB = (share) => Math.floor((bavail * bsize * share) / gib);
  const diskGiB = Math.max(20, shareGiB(diskShare));
  const imageCacheGiB = Math.max(2, Math.min(64, shareGiB(imageShare)));
  // Region and class match fleet.yaml, so a data folder that started with that file continues to work with this one.
  return `# Real virtual machines on this machine, by QEMU. Made by "npm run real-fleet"; yours to change.
regions: [north]

machineClasses:
  - { name: general-1, cpuFamily: x86-64, memoryGiB: ${memoryGiB}, regions: [north], billingMinimumSeconds: 60 }

images:
${entries.join('\n').trimEnd()}

hosts:
  - { name: this-machine, region: north, class: general-1, workload: VirtualMachine, driver: qemu,
      cpu: ${availableParallelism() * guestCpusPerCore}, memoryGiB: ${memoryGiB}, diskGiB: ${diskGiB}, imageCacheGiB: ${imageCacheGiB}${qemuSettings()} }

defaultAllotments:
  - { class: general-1, reservedHosts: 0, onDemandAllowed: true, bareMetal: 0, virtualMachine: 10 }
`;
}

/** What a script prints. One that fails has said why. */
function script(name, ...args) {
  const { status, stdout } = spawnSync(process.execPath, [path.join(root, 'scripts', name), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  return stdout;
}

function onPath(name) {
  return (process.env.PATH ?? '').split(path.delimiter).some((entry) => existsSync(path.join(entry, name)));
}
