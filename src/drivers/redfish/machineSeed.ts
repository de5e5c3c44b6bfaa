/**
 * What a bare-metal machine gets at its first boot: a NoCloud seed for cloud-init (volume `cidata` with `user-data`
 * and `meta-data`). It holds public keys, ports, labels and where to report; the report URL is its only secret.
 */
import { guestHostName } from '../../domain/guestHostName.ts';
import { cloudUsers } from '../agent/cloudUsers.ts';
import type { RuntimeSpec } from '../agent/driver.ts';
import { writeIso } from './iso.ts';

/** Part of meta-data, for images that include their own reporter. */
export interface MachineSeed {
  reportUrl: string;
  ports: number[];
  labels: Record<string, string>;
  authorizedKeys: { publicKey: string; username?: string }[];
}

/** Always JSON: it is YAML too, and needs no YAML quoting. */
export function seedFiles(runtime: RuntimeSpec, reportUrl: string): { 'user-data': Buffer; 'meta-data': Buffer } {
  const authorizedKeys = runtime.spec.bootstrap?.sshAuthorizedKeys ?? [];
  const ports = [...new Set(runtime.spec.ports?.map((port) => port.guestPort))];
  const seed: MachineSeed = { reportUrl, ports, labels: runtime.labels, authorizedKeys };
  const metaData = {
    'instance-id': runtime.runtimeId,
    'local-hostname': guestHostName(runtime.name),
    compute_service: seed,
  };
  const userData = {
    ...cloudUsers(authorizedKeys),
    // cloud-init reports at the first boot; a script reports at every boot if the image has curl.
    phone_home: {
      url: reportUrl,
      post: ['pub_key_ed25519', 'pub_key_ecdsa', 'pub_key_rsa', 'instance_id', 'hostname'],
      tries: 20,
    },
    write_files: [
      { path: '/var/lib/cloud/scripts/per-boot/report-to-host', permissions: '0755', content: reportScript(reportUrl) },
    ],
  };
  return {
    'user-data': Buffer.from(`#cloud-config\n${JSON.stringify(userData, null, 1)}\n`),
    'meta-data': Buffer.from(`${JSON.stringify(metaData, null, 1)}\n`),
  };
}

/** For the wipe image. */
export function wipeSeedFiles(runtimeId: string, reportUrl: string): ReturnType<typeof seedFiles> {
  const metaData = { 'instance-id': `${runtimeId}-wipe`, compute_service: { wipe: { reportUrl } } };
  return {
    'user-data': Buffer.from('#cloud-config\n{}\n'),
    'meta-data': Buffer.from(`${JSON.stringify(metaData, null, 1)}\n`),
  };
}

export function seedVolume(files: ReturnType<typeof seedFiles>): Buffer {
  return writeIso('CIDATA', files);
}

function reportScript(reportUrl: string): string {
  return `#!/bin/sh
# Tells the agent of this machine that it is up, and under which SSH host keys.
set --
for kind in ed25519 ecdsa rsa; do
  file=/etc/ssh/ssh_host_\${kind}_key.pub
  [ -r "$file" ] && set -- "$@" --data-urlencode "pub_key_$kind@$file"
done
curl --silent --show-error --fail --retry 20 --retry-all-errors --data-urlencode boot=1 "$@" '${reportUrl}'
`;
}
