/**
 * What a `disk` image's cloud-init gets on its first boot: a FAT volume labeled `cidata` (NoCloud), which qemu-img
 * makes from a folder. It installs users' keys and a service that reports as described in guestReport.ts.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { guestHostName } from '../../domain/guestHostName.ts';
import type { SshAuthorizedKey } from '../../domain/machine.ts';
import { cloudUsers } from '../agent/cloudUsers.ts';
import type { RuntimeSpec } from '../agent/driver.ts';
import { fileNames, guestAddress } from './qemuCommand.ts';
import { qemuImg } from './qemuPrograms.ts';

/** Writes the seed into a machine's folder. */
export async function makeSeed(folder: string, runtime: RuntimeSpec): Promise<void> {
  const source = path.join(folder, 'seed');
  await mkdir(source);
  await writeFile(path.join(source, 'user-data'), userData(runtime.spec.bootstrap?.sshAuthorizedKeys ?? []));
  await writeFile(
    path.join(source, 'meta-data'),
    JSON.stringify({ 'instance-id': runtime.runtimeId, 'local-hostname': guestHostName(runtime.name) }),
  );
  await writeFile(path.join(source, 'network-config'), JSON.stringify(networkConfig));
  await qemuImg(folder, 'convert', '-O', 'qcow2', '--image-opts', 'driver=vvfat,dir=seed,label=cidata', fileNames.seed);
  await rm(source, { recursive: true });
}

/**
 * A guest's network has IPv4 alone. Without this, cloud-init 25 also asks for DHCPv6, and a guest with ifupdown waits for
 * it at each boot, for five minutes.
 */
const networkConfig = {
  version: 2,
  ethernets: { eth0: { match: { macaddress: guestAddress.mac }, 'set-name': 'eth0', dhcp4: true } },
};

/** JSON is YAML. */
export function userData(keys: readonly SshAuthorizedKey[]): string {
  const config = {
    ...cloudUsers(keys),
    write_files: [
      { path: reporterPath, permissions: '0755', content: reporter },
      { path: '/etc/systemd/system/compute-service-report.service', content: reporterUnit },
    ],
    runcmd: [['systemctl', 'enable', '--now', 'compute-service-report.service']],
  };
  return `#cloud-config\n${JSON.stringify(config, null, 1)}\n`;
}

const reporterPath = '/usr/local/sbin/compute-service-report';

const reporterUnit = `[Unit]
Description=Tells the host which ports listen, and the SSH host keys
After=network.target

[Service]
ExecStart=${reporterPath}
Restart=always

[Install]
WantedBy=multi-user.target
`;

/**
 * Its one argument, for tests, is the folder that stands for the root. It reports declared ports alone, however many
 * listen; those that listen only on loopback are left out.
 */
export const reporter = `#!/bin/sh
root=$1
[ -n "$root" ] || modprobe qemu_fw_cfg 2>/dev/null
nonce=$(cat "$root/sys/firmware/qemu_fw_cfg/by_name/opt/compute-service/nonce/raw")
declared=$(tr '\\n' ' ' <"$root/sys/firmware/qemu_fw_cfg/by_name/opt/compute-service/ports/raw")
last= quiet=0
while :; do
  listening=
  for hex in $(awk '$4 == "0A" && $2 !~ /^(0100007F|00000000000000000000000001000000):/ { n = split($2, a, ":"); print a[n] }' \\
    "$root/proc/net/tcp" "$root/proc/net/tcp6" 2>/dev/null | sort -u); do
    port=$((0x$hex))
    case " $declared " in *" $port "*) listening=$listening,$port ;; esac
  done
  keys=
  for file in "$root"/etc/ssh/ssh_host_*_key.pub; do
    [ -r "$file" ] || continue
    read -r algorithm key comment <"$file"
    keys="$keys,{\\"algorithm\\":\\"$algorithm\\",\\"publicKey\\":\\"$key\\"}"
  done
  report="{\\"nonce\\":\\"$nonce\\",\\"listening\\":[\${listening#,}],\\"hostKeys\\":[\${keys#,}]}"
  if [ "$report" != "$last" ] || [ $quiet -ge 4 ]; then
    echo "$report" >"$root/dev/virtio-ports/guest.report"
    last=$report quiet=0
  fi
  quiet=$((quiet + 1))
  sleep 1
done
`;
