/** The arguments that QEMU is started with. File names are relative to the machine's folder unless stated otherwise. */

import { createHash } from 'node:crypto';
import path from 'node:path';
import { consoleBytes } from '../../domain/console.ts';
import type { Resources } from '../../domain/machine.ts';
import type { Forward } from '../../domain/observation.ts';
import type { QemuSettings } from './qemuSettings.ts';

export type Accelerator = 'kvm' | 'tcg';

export interface QemuCommand {
  /** `DATA_DIR/hosts/HOST`. */
  hostFolder: string;
  runtimeId: string;
  resources: Resources;
  accelerator: Accelerator;
  forwards: Forward[];
  /** Booted beside the disk; null: the disk boots by itself. */
  kernel: { append: string } | null;
  /** The user that QEMU switches to once it has opened its files; null: it keeps its user. */
  runAs: string | null;
  /** Of its own network: forwards end there, whatever the address. Null: it has none. */
  network: QemuSettings['egress'] | null;
}

export const fileNames = {
  disk: 'disk.qcow2',
  seed: 'seed.qcow2',
  /** The image's files under names of this machine, where they survive eviction from the cache. */
  image: { disk: ['image.qcow2'], kernel: ['kernel', 'initrd'] },
  /** QEMU holds a lock on it as long as it lives, so a machine runs only once. */
  pid: 'pid',
  /** A QMP socket serves one client at a time; this one is for the agent. */
  agentQmp: 'agent.qmp',
  operatorQmp: 'operator.qmp',
  /** What the guest gets, a file for each item of the contract in guestReport.ts. */
  told: ['authorized_keys', 'hostname', 'network', 'nonce', 'ports'],
} as const;

export const guestAddress = {
  address: '10.0.2.15/24',
  gateway: '10.0.2.2',
  resolver: '10.0.2.3',
  mac: '52:54:00:12:34:56',
};
/** Ring buffers keep only the end of a guest's output, so a guest that floods them fills neither disk nor memory. */
export const rings = { report: 'report', console: 'console', bytes: 65_536, consoleBytes };

/**
 * Shows whose process it is, also once the machine's folder is gone: by the host's name and, as hosts of another service
 * on this computer may have the same name, by a digest of where the host's folder is.
 */
export function guestName(hostFolder: string, runtimeId: string): string {
  const place = createHash('sha256').update(path.resolve(hostFolder)).digest('hex').slice(0, 12);
  return `guest=${path.basename(hostFolder)}.${place}/${runtimeId}`;
}

export function qemuArguments({
  hostFolder,
  runtimeId,
  resources,
  accelerator,
  forwards,
  kernel,
  runAs,
  network,
}: QemuCommand): string[] {
  const [kernelName, initrdName] = fileNames.image.kernel;
  const hostForwards = forwards.map(
    ({ address, port, guestPort }) => `hostfwd=tcp:${network === null ? address : ''}:${port}-:${guestPort}`,
  );
  return [
    '-uuid',
    runtimeId,
    '-name',
    guestName(hostFolder, runtimeId),
    '-machine',
    'q35,graphics=off,usb=off,vmport=off',
    '-nodefaults',
    '-no-user-config',
    '-display',
    'none',
    ...(accelerator === 'kvm'
      ? ['-accel', 'kvm', '-cpu', 'host']
      : ['-accel', 'tcg,tb-size=64', '-cpu', 'Nehalem,+rdrand']),
    '-smp',
    `${resources.cpu}`,
    '-m',
    `${Math.round(resources.memoryGiB * 1024)}M`,
    ...(kernel ? ['-kernel', kernelName, '-initrd', initrdName, '-append', kernel.append] : []),
    // Pass files, because everyone on the host can read arguments.
    ...fileNames.told.flatMap((name) => ['-fw_cfg', `name=opt/compute-service/${name},file=${name}`]),
    '-blockdev',
    `driver=qcow2,node-name=disk,file.driver=file,file.filename=${fileNames.disk}`,
    // What fails on the host pauses the guest, and is repeated when it goes on: its file systems see no error.
    '-device',
    'virtio-blk-pci,drive=disk,werror=stop,rerror=stop',
    ...(kernel
      ? []
      : [
          '-blockdev',
          `driver=qcow2,node-name=seed,read-only=on,file.driver=file,file.filename=${fileNames.seed}`,
          '-device',
          'virtio-blk-pci,drive=seed',
        ]),
    // Without restrict, a guest reaches the loopback of QEMU's network through the gateway's address.
    '-netdev',
    ['user,id=net', ...(network === 'nat' ? [] : ['restrict=on']), ...hostForwards].join(','),
    '-device',
    `virtio-net-pci,netdev=net,romfile=,mac=${guestAddress.mac}`,
    '-object',
    'rng-builtin,id=rng',
    '-device',
    'virtio-rng-pci,rng=rng',
    // A kernel that panics says so here and QEMU ends; most systems would stand still forever.
    '-device',
    'pvpanic-pci',
    '-device',
    'virtio-serial-pci',
    '-chardev',
    `ringbuf,id=${rings.report},size=${rings.bytes}`,
    '-device',
    `virtserialport,chardev=${rings.report},name=guest.report`,
    '-chardev',
    `ringbuf,id=${rings.console},size=${rings.consoleBytes}`,
    '-serial',
    `chardev:${rings.console}`,
    ...[fileNames.agentQmp, fileNames.operatorQmp].flatMap((name) => [
      '-chardev',
      `socket,id=${name},path=${name},server=on,wait=off`,
      '-mon',
      `chardev=${name},mode=control`,
    ]),
    '-pidfile',
    fileNames.pid,
    // elevateprivileges=deny would keep -runas from changing the user.
    '-sandbox',
    `on,obsolete=deny,spawn=deny,resourcecontrol=deny${runAs === null ? ',elevateprivileges=deny' : ''}`,
    ...(runAs === null ? [] : ['-runas', runAs]),
  ];
}
