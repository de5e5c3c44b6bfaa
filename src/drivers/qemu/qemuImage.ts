/** Builds the folder that QEMU starts a machine from, out of the machine's spec and image. */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { guestHostName } from '../../domain/guestHostName.ts';
import { syncFiles } from '../../lib/files.ts';
import { findingLines } from '../../lib/findings.ts';
import { jsonOrNull, quotable } from '../../lib/text.ts';
import { isUuid } from '../../lib/uuid.ts';
import { DriverError, type RuntimeSpec } from '../agent/driver.ts';
import { type ImageSource, imageSource } from '../agent/driverSettings.ts';
import type { ImageCache, ImageFile } from '../agent/imageCache.ts';
import { fileNames, guestAddress } from './qemuCommand.ts';
import { findDamage, qemuImg } from './qemuPrograms.ts';
import { makeSeed } from './qemuSeed.ts';

/** Limit of QEMU's q35 machine with an interrupt controller that every guest supports. */
const cpuMax = 255;

/** Throws DriverError('InvalidSpec') for what a virtual machine cannot be. Returns the image's source. */
export function checkSpec({ kind, runtimeId, spec, image }: RuntimeSpec): Exclude<ImageSource, { kind: 'iso' }> {
  const refuse = (message: string): never => {
    throw new DriverError('InvalidSpec', message);
  };
  if (kind !== 'VirtualMachine') refuse(`a hypervisor host has no ${kind}`);
  if (!isUuid(runtimeId)) refuse(`"${runtimeId}" is not a UUID`);
  const { cpu, memoryGiB, diskGiB } = spec.resources ?? refuse('a virtual machine has resources');
  if (!Number.isInteger(cpu) || cpu < 1 || cpu > cpuMax)
    refuse(`resources.cpu is ${cpu}; a virtual machine has 1 to ${cpuMax}`);
  if (!(memoryGiB > 0) || !(diskGiB > 0)) refuse('resources.memoryGiB and resources.diskGiB are above 0');
  for (const port of spec.ports ?? []) {
    if (port.protocol !== 'TCP') refuse(`port ${port.name} is ${port.protocol}; only TCP is forwarded`);
  }
  return checkSource(image);
}

/** Throws DriverError('InvalidSpec') for an image that no virtual machine boots. */
export function checkSource(image: RuntimeSpec['image']): Exclude<ImageSource, { kind: 'iso' }> {
  const source = imageSource.safeParse(image.source);
  if (!source.success)
    throw new DriverError(
      'InvalidSpec',
      `image ${image.name} has no source for virtual machines: ` +
        `${findingLines(source.error, imageSource, image.source, 'source').join('; ')}`,
    );
  if (source.data.kind === 'iso')
    throw new DriverError(
      'InvalidSpec',
      `image ${image.name} is installation media; virtual machines boot a kernel or a disk`,
    );
  return source.data;
}

/** The files of an image. Throws DriverError('ImageUnavailable') when they do not match its digest. */
export function imageFiles(image: RuntimeSpec['image'], source: ReturnType<typeof checkSpec>): ImageFile[] {
  if (source.kind === 'disk') return [{ url: source.url, sha256: image.digest.replace(/^sha256:/, '') }];
  const sums = `${source.kernel.sha256}  kernel\n${source.initrd.sha256}  initrd\n`;
  const digest = `sha256:${createHash('sha256').update(sums).digest('hex')}`;
  if (digest !== image.digest) {
    throw new DriverError(
      'ImageUnavailable',
      `the checksums of image ${image.name} amount to ${digest}, not ${image.digest}`,
    );
  }
  return [source.kernel, source.initrd];
}

/** Fills a new folder with what the machine needs; after an error, nothing of it is left. */
export async function makeFolder(
  folder: string,
  runtime: RuntimeSpec,
  cache: ImageCache,
  signal: AbortSignal,
): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true });
    // With `recursive`, Node reports a full or read-only disk as ENOENT.
    await mkdir(folder, { mode: 0o700 });
    await holdImage(folder, runtime, cache, signal);
    await fillFolder(folder, runtime);
    // The record that is written next says that all of it is there.
    await syncFiles(folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function fillFolder(folder: string, runtime: RuntimeSpec): Promise<void> {
  const size = `${runtime.spec.resources!.diskGiB}G`;
  if (checkSpec(runtime).kind === 'kernel') {
    await qemuImg(folder, 'create', '-q', '-f', 'qcow2', fileNames.disk, size);
  } else {
    const [image] = fileNames.image.disk;
    await refuseUnfitDisk(folder, image, runtime);
    await qemuImg(folder, 'create', '-q', '-f', 'qcow2', '-F', 'qcow2', '-b', image, fileNames.disk, size);
    await makeSeed(folder, runtime);
  }
  const told = {
    authorized_keys: (runtime.spec.bootstrap?.sshAuthorizedKeys ?? [])
      .map(({ username = 'root', publicKey }) => `${username} ${publicKey}\n`)
      .join(''),
    hostname: `${guestHostName(runtime.name)}\n`,
    network: `${guestAddress.address} ${guestAddress.gateway} ${guestAddress.resolver}\n`,
    nonce: '\n',
    ports: (runtime.spec.ports ?? []).map((port) => `${port.guestPort}\n`).join(''),
  };
  for (const name of fileNames.told) await writeFile(path.join(folder, name), told[name], { mode: 0o600 });
}

/** Links the machine's image into its folder, where it lives as long as the machine; downloads it if needed. */
export async function holdImage(
  folder: string,
  runtime: RuntimeSpec,
  cache: ImageCache,
  signal: AbortSignal,
): Promise<void> {
  const source = checkSpec(runtime);
  const names = fileNames.image[source.kind];
  for (const [index, file] of imageFiles(runtime.image, source).entries())
    await cache.give(file, path.join(folder, names[index]!), signal);
}

const imageInfo = z.object({
  format: z.string(),
  'virtual-size': z.number(),
  'backing-filename': z.string().optional(),
  encrypted: z.boolean().optional(),
  'format-specific': z
    .object({
      data: z
        .object({
          'data-file': z.string().optional(),
          corrupt: z.boolean().optional(),
          encrypt: z.object({ format: z.string() }).optional(),
        })
        .optional(),
    })
    .optional(),
});

/** Rejects an image that references other files of its host: the guest could read them. */
async function refuseUnfitDisk(folder: string, file: string, { image, spec }: RuntimeSpec): Promise<void> {
  const text = await qemuImg(folder, 'info', '--output=json', '-U', '-f', 'qcow2', file).catch((error: Error) => {
    if (error.cause === undefined) throw error;
    throw new DriverError('ImageUnavailable', `image ${image.name} is not a qcow2 disk: ${error.message}`, {
      cause: error,
    });
  });
  const unfit = (what: string) => new DriverError('ImageUnavailable', `image ${image.name} ${what}`);
  const { success, data: info } = imageInfo.safeParse(jsonOrNull(text));
  if (!success) throw unfit('is a qcow2 disk that qemu-img does not describe');
  const { data } = info['format-specific'] ?? {};
  if (info.encrypted) throw unfit(`is encrypted (${data?.encrypt?.format ?? 'aes'}), and no host has its key`);
  if (data?.corrupt) throw unfit('is a qcow2 disk that is marked as corrupt');
  if (info.format !== 'qcow2' || info['backing-filename'] !== undefined || data?.['data-file'] !== undefined)
    throw unfit('is not a qcow2 disk that stands alone');
  const damage = await findDamage(folder, file);
  if (damage !== null) throw unfit(`is a damaged qcow2 disk: ${quotable(damage, 400)}`);
  const sizeGiB = info['virtual-size'] / 2 ** 30;
  if (sizeGiB > spec.resources!.diskGiB) {
    throw new DriverError(
      'InvalidSpec',
      `image ${image.name} needs a disk of ${Math.ceil(sizeGiB)} GiB; resources.diskGiB is ${spec.resources!.diskGiB}`,
    );
  }
}
