// Builds a Debian disk image that cloud-init configures, from Debian's packages alone and without mounting anything:
//   node scripts/build-debian-image.mjs FOLDER [12|13]
// If you can download Debian's own cloud images, use those. This script is for the tests, and for networks that reach
// only a package mirror. It prints the image's entry for a fleet file. It needs root (mmdebstrap), about 3 GB in FOLDER
// and a minute.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { fail, readText, report } from './lib.mjs';

const tools = ['mmdebstrap', '/sbin/mke2fs', '/sbin/sfdisk', 'grub-mkimage', 'qemu-img'];
const debianPackages = 'mmdebstrap e2fsprogs fdisk grub-pc-bin qemu-utils';
const grubFolder = '/usr/lib/grub/i386-pc';
const included = [
  'linux-image-cloud-amd64',
  'cloud-init',
  'openssh-server',
  'systemd-sysv',
  'udev',
  'dbus',
  'libpam-systemd',
  'ifupdown',
  'isc-dhcp-client',
  'sudo',
  // cloud-init sets the locale with it; if it is missing, cloud-init reports the whole boot as failed.
  'locales',
  // The first boot grows the root file system to fill its disk.
  'cloud-guest-utils',
  'e2fsprogs',
];
const releases = { 12: 'bookworm', 13: 'trixie' };
const diskBytes = 2 * 1024 ** 3;
/** Start of the only partition; the boot loader lies before it. */
const partitionOffsetBytes = 1024 ** 2;

const [folder, release = '12'] = process.argv.slice(2);
if (!folder || !releases[release]) fail('usage: node scripts/build-debian-image.mjs FOLDER [12|13]');
requireTools();
mkdirSync(folder, { recursive: true });
const name = `debian-${release}`;
const image = path.resolve(folder, `${name}.qcow2`);
// An image made by an earlier version of this script is rebuilt.
const recipe = await sha256(import.meta.filename);
const recipeFile = `${image}.recipe`;
if (!existsSync(image) || readText(recipeFile) !== recipe) {
  build(image);
  writeFileSync(recipeFile, recipe);
}
const digest = await sha256(image);
console.log(
  `  - name: ${name}\n    digest: sha256:${digest}\n    source: { kind: disk, url: "${pathToFileURL(image)}" }`,
);

function requireTools() {
  const missing = tools.filter((name) => (!path.isAbsolute(name) ? !onPath(name) : !existsSync(name)));
  if (missing.length > 0 || !existsSync(grubFolder))
    fail(
      `missing: ${[...missing, ...(existsSync(grubFolder) ? [] : [grubFolder])].join(', ')}. On Debian: apt-get install ${debianPackages}`,
    );
  if (process.getuid() !== 0) fail('This needs root: the image holds files of root and of other users.');
}

function onPath(name) {
  return (process.env.PATH ?? '').split(path.delimiter).some((entry) => existsSync(path.join(entry, name)));
}

function build(target) {
  const work = mkdtempSync(`${target}.building-`);
  const sh = (command, ...args) => execFileSync(command, args, { cwd: work, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    report('installing Debian into a folder');
    sh('mmdebstrap', '--quiet', '--variant=minbase', `--include=${included.join(',')}`, releases[release], 'root');
    prepareRoot(path.join(work, 'root'));
    report('making the disk');
    writeFileSync(path.join(work, 'part.raw'), '');
    truncateSync(path.join(work, 'part.raw'), diskBytes - partitionOffsetBytes);
    sh('/sbin/mke2fs', '-q', '-t', 'ext4', '-L', 'root', '-d', 'root', 'part.raw');
    writeFileSync(path.join(work, 'disk.raw'), '');
    truncateSync(path.join(work, 'disk.raw'), diskBytes);
    execFileSync('/sbin/sfdisk', ['-q', 'disk.raw'], {
      cwd: work,
      input: `start=${partitionOffsetBytes / 512}, type=83, bootable\n`,
    });
    sh(
      'dd',
      'if=part.raw',
      'of=disk.raw',
      'bs=1M',
      `seek=${partitionOffsetBytes / 1024 ** 2}`,
      'conv=notrunc,sparse',
      'status=none',
    );
    installBootLoader(sh);
    report('compressing it');
    sh('qemu-img', 'convert', '-c', '-O', 'qcow2', 'disk.raw', 'disk.qcow2');
    sh('mv', 'disk.qcow2', target);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Prepares the root file system. What differs between machines (keys, id) is created at each machine's first boot. */
function prepareRoot(root) {
  const [kernel, initrd] = ['vmlinuz-', 'initrd.img-'].map((start) =>
    readdirSync(path.join(root, 'boot')).find((name) => name.startsWith(start)),
  );
  writeFileSync(path.join(root, 'etc/fstab'), 'LABEL=root / ext4 defaults 0 1\n');
  mkdirSync(path.join(root, 'boot/grub'), { recursive: true });
  writeFileSync(
    path.join(root, 'boot/grub/grub.cfg'),
    `set timeout=0\nsearch --label root --set=root\nlinux /boot/${kernel} root=LABEL=root ro console=ttyS0 ` +
      `quiet\ninitrd /boot/${initrd}\nboot\n`,
  );
  writeFileSync(path.join(root, 'etc/cloud/cloud.cfg.d/90_datasource.cfg'), 'datasource_list: [ NoCloud, None ]\n');
  // This locale needs no generating; cloud-init's default would add a minute to a slow machine's first boot.
  writeFileSync(path.join(root, 'etc/default/locale'), 'LANG=C.UTF-8\n');
  writeFileSync(path.join(root, 'etc/machine-id'), '');
  for (const name of readdirSync(path.join(root, 'etc/ssh')))
    if (name.startsWith('ssh_host_')) rmSync(path.join(root, 'etc/ssh', name));
  for (const left of ['var/cache/apt/archives', 'var/lib/apt/lists'])
    rmSync(path.join(root, left), { recursive: true, force: true });
}

/** Does what grub-install does on a disk that it can see: boot.img in the first sector, followed by the core image. */
function installBootLoader(sh) {
  const modules = [
    'biosdisk',
    'part_msdos',
    'ext2',
    'linux',
    'normal',
    'search',
    'search_label',
    'configfile',
    'echo',
    'test',
  ];
  sh('grub-mkimage', '-O', 'i386-pc', '-o', 'core.img', '-p', '(hd0,msdos1)/boot/grub', ...modules);
  sh('dd', `if=${grubFolder}/boot.img`, 'of=disk.raw', 'bs=440', 'count=1', 'conv=notrunc', 'status=none');
  sh('dd', 'if=core.img', 'of=disk.raw', 'bs=512', 'seek=1', 'conv=notrunc', 'status=none');
}

async function sha256(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
