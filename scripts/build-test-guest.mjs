/**
 * Builds the tiny guest that the QEMU driver's tests boot: a kernel and an initrd from Debian packages. It takes a few
 * seconds and needs no root, mounts or compiler. The same packages give the same bytes.
 *
 *   node scripts/build-test-guest.mjs FOLDER       writes FOLDER/kernel and FOLDER/initrd, prints their image entry
 *   node scripts/build-test-guest.mjs --version    prints what determines the bytes: this file, the packages' versions
 *
 * Needs apt-get and dpkg-deb with Debian's archive (bookworm or later). What the guest gets and what it reports is
 * the contract of `kernel` images: src/drivers/qemu/guestReport.ts.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const kernelPackage = 'linux-image-cloud-amd64';
const packages = [
  'busybox-static',
  'dropbear-bin',
  'libtomcrypt1',
  'libtommath1',
  'libgmp10',
  'libc6',
  'libcrypt1',
  'zlib1g',
];
const libraries = [
  'libtomcrypt.so.1',
  'libtommath.so.1',
  'libgmp.so.10',
  'libz.so.1',
  'libcrypt.so.1',
  'libc.so.6',
  'ld-linux-x86-64.so.2',
];
/** In load order: each module comes after those that it depends on. */
const modules = [
  'virtio_ring',
  'virtio',
  'virtio_pci_modern_dev',
  'virtio_pci_legacy_dev',
  'virtio_pci',
  'failover',
  'net_failover',
  'virtio_net',
  'virtio_blk',
  'virtio_console',
  'virtio-rng',
  'qemu_fw_cfg',
  'button',
  'evdev',
];

const init = `#!/bin/busybox sh
# What the host says is in fw_cfg under opt/compute-service; what it is told goes to the virtio port guest.report.
/bin/busybox --install -s /bin
export PATH=/bin HOME=/root
mkdir -p /dev /etc /proc /sys /tmp /run /var/log /home /root/.ssh /data /www
mount -t devtmpfs dev /dev; mount -t proc proc /proc; mount -t sysfs sys /sys
mkdir -p /dev/pts; mount -t devpts pts /dev/pts
for module in ${modules.join(' ')}; do insmod /modules/$module.ko; done
told() { cat "/sys/firmware/qemu_fw_cfg/by_name/opt/compute-service/$1/raw" 2>/dev/null; }

hostname "$(told hostname)"
# As images of distributions do: what DHCP does not offer, such as a router where nothing leads out, is not there.
cat >/tmp/dhcp <<'END'
#!/bin/sh
[ "$1" = bound ] || exit 0
ip addr add "$ip/$mask" dev eth0
[ -z "$router" ] || ip route add default via "$router"
[ -z "$dns" ] || echo "nameserver $dns" >/etc/resolv.conf
END
chmod 755 /tmp/dhcp; ip link set lo up; ip link set eth0 up; udhcpc -i eth0 -s /tmp/dhcp -t 20 -T 1 -n -q

# A power button that is pressed ends the guest; its events are 24 bytes each.
for event in /sys/class/input/event*; do
  if [ "$(cat $event/device/name)" = "Power Button" ]; then
    { dd if=/dev/input/\${event##*/} of=/dev/null bs=24 count=1 2>/dev/null; sync; poweroff -f; } &
  fi
done

# With a disk, what has to last is on it.
keys=/run
if [ -b /dev/vda ]; then
  mount -t ext2 /dev/vda /data 2>/dev/null || { mke2fs -F /dev/vda 16384 >/dev/null; mount -t ext2 /dev/vda /data; }
  keys=/data
fi
if ! dropbearkey -y -f $keys/hostkey >/dev/null 2>&1; then
  rm -f $keys/hostkey; dropbearkey -t ed25519 -f $keys/hostkey >/dev/null 2>&1; sync
fi
hostkey=$(dropbearkey -y -f $keys/hostkey | sed -n 's/^ssh-ed25519 \\([^ ]*\\).*/\\1/p')

echo 'root:x:0:0:root:/root:/bin/sh' >/etc/passwd; echo 'root:x:0:' >/etc/group; echo /bin/sh >/etc/shells
id=1000
told authorized_keys | while read -r user key; do
  case "$user" in ''|*[!a-z0-9_.-]*) continue ;; esac
  home=/home/$user; [ "$user" = root ] && home=/root
  if ! grep -q "^$user:" /etc/passwd; then
    echo "$user:x:$id:$id::$home:/bin/sh" >>/etc/passwd; echo "$user:x:$id:" >>/etc/group; id=$((id + 1))
  fi
  mkdir -p $home/.ssh; echo "$key" >>$home/.ssh/authorized_keys
  chown -R $user:$user $home; chmod 700 $home $home/.ssh; chmod 600 $home/.ssh/authorized_keys
done

echo "This is $(hostname)." >/www/index.html
for port in $(told ports); do
  if [ "$port" = 22 ]; then dropbear -s -r $keys/hostkey -p 22; else httpd -p $port -h /www; fi
done

for port in /sys/class/virtio-ports/*; do
  [ "$(cat $port/name)" = guest.report ] && channel=/dev/\${port##*/}
done
nonce=$(told nonce) last= quiet=0
while :; do
  listening=
  for hex in $(awk '$4 == "0A" { n = split($2, a, ":"); print a[n] }' /proc/net/tcp /proc/net/tcp6 | sort -u); do
    listening=$listening,$((0x$hex))
  done
  report="{\\"nonce\\":\\"$nonce\\",\\"listening\\":[\${listening#,}],\\"hostKeys\\":[{\\"algorithm\\":\\"ssh-ed25519\\",\\"publicKey\\":\\"$hostkey\\"}]}"
  if [ "$report" != "$last" ] || [ $quiet -ge 4 ]; then
    echo "$report" >$channel; last=$report; quiet=0
  fi
  quiet=$((quiet + 1)); sleep 1
done
`;

function guestVersion() {
  return createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(candidates().join('\n'))
    .digest('hex')
    .slice(0, 16);
}

/** `name=version` of every package, the kernel's real one first. */
function candidates() {
  const kernel = /^Depends: .*?(linux-image-[^ ,]+-cloud-amd64)/m.exec(shown([kernelPackage]))?.[1];
  if (!kernel) throw new Error(`apt knows no ${kernelPackage}; run apt-get update, on Debian`);
  const records = shown([kernel, ...packages]).split('\n\n');
  const field = (record, name) => new RegExp(`^${name}: (.+)$`, 'm').exec(record)?.[1];
  return [kernel, ...packages].map((name) => {
    const record = records.find((each) => field(each, 'Package') === name);
    if (!record) throw new Error(`apt knows no ${name}`);
    return `${name}=${field(record, 'Version')}`;
  });
}

/** One call for all: where apt keeps no cache, as in a container's image, each call reads the whole archive's index. */
function shown(names) {
  return run('apt-cache', ['show', '--no-all-versions', ...names]);
}

/** Writes kernel and initrd into the folder, each atomically, and returns the fleet file's image entry. */
function buildGuest(folder) {
  const work = mkdtempSync(path.join(tmpdir(), 'test-guest-'));
  try {
    chmodSync(work, 0o755);
    run('apt-get', ['download', '-qq', ...candidates()], work);
    const root = path.join(work, 'root');
    for (const name of readdirSync(work).filter((file) => file.endsWith('.deb')))
      run('dpkg-deb', ['-x', name, root], work);
    const found = filesOf(root);
    const one = (suffix) => {
      const match = found.find((file) => file.endsWith(suffix));
      if (!match) throw new Error(`the packages hold no ${suffix}`);
      return readFileSync(realpathSync(match));
    };
    const entries = [
      ...['bin', 'lib', 'lib64', 'modules', 'etc'].map((name) => ({ name, mode: 0o040755 })),
      { name: 'init', mode: 0o100755, content: Buffer.from(init) },
      { name: 'bin/busybox', mode: 0o100755, content: one('/bin/busybox') },
      { name: 'bin/dropbear', mode: 0o100755, content: one('/sbin/dropbear') },
      { name: 'bin/dropbearkey', mode: 0o100755, content: one('/bin/dropbearkey') },
      ...libraries.map((name) => ({
        name: `${name.startsWith('ld-') ? 'lib64' : 'lib'}/${name}`,
        mode: 0o100755,
        content: one(`/x86_64-linux-gnu/${name}`),
      })),
      ...modules.map((name) => ({ name: `modules/${name}.ko`, mode: 0o100644, content: one(`/${name}.ko`) })),
    ];
    mkdirSync(folder, { recursive: true });
    const kernel = put(folder, 'kernel', readFileSync(found.find((file) => file.includes('/boot/vmlinuz-'))));
    // Not compressed: an emulated processor would spend a sixth of each boot on it.
    const initrd = put(folder, 'initrd', newc(entries));
    const digest = createHash('sha256').update(`${kernel.sha256}  kernel\n${initrd.sha256}  initrd\n`).digest('hex');
    return { name: 'test-guest', digest: `sha256:${digest}`, source: { kind: 'kernel', kernel, initrd } };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function put(folder, name, content) {
  const file = path.join(path.resolve(folder), name);
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
  return { url: pathToFileURL(file).href, sha256: createHash('sha256').update(content).digest('hex') };
}

/** A cpio archive as the kernel unpacks it (Documentation/driver-api/early-userspace/buffer-format.rst). */
function newc(entries) {
  const parts = [];
  const pad = (length) => parts.push(Buffer.alloc((4 - (length % 4)) % 4));
  for (const [index, { name, mode, content = Buffer.alloc(0) }] of [
    ...entries,
    { name: 'TRAILER!!!', mode: 0 },
  ].entries()) {
    const fields = [index + 1, mode, 0, 0, 1, 0, content.length, 0, 0, 0, 0, name.length + 1, 0];
    const header = `070701${fields.map((field) => field.toString(16).padStart(8, '0')).join('')}${name}\0`;
    parts.push(Buffer.from(header));
    pad(header.length);
    parts.push(content);
    pad(content.length);
  }
  return Buffer.concat(parts);
}

function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesOf(file) : [file];
    });
}

function run(command, args, cwd) {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 });
}

const [argument] = process.argv.slice(2);
if (!argument) {
  console.error('usage: node scripts/build-test-guest.mjs FOLDER | --version');
  process.exit(2);
}
console.log(argument === '--version' ? guestVersion() : JSON.stringify(buildGuest(argument)));
