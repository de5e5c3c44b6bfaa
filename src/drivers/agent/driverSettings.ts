/** What the fleet file's hosts and images may say of drivers. Each driver has its own settings in its own folder. */
import { isIP } from 'node:net';
import * as z from 'zod';

export const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits');
export const location = z.string().regex(/^(https?|file):\/\//, 'must be a URL: https, http or file');
export const address = z.string().refine((text) => isIP(text) !== 0, 'must be an IP address');

/** Holds as many of today's cloud images as one host sees in months. */
export const imageCacheDefaultGiB = 64;
/** How much disk space a host's agent gives to downloaded images; hosts that share a data folder share the images. */
export const imageCacheGiB = z.number().positive().max(1_000_000);

const tcpPort = z.int().min(1).max(65_535);
/** Where guests' ports are forwarded at the host's address; for `redfish`, which of the machine's ports are reached. */
export const forwardPorts = z
  .strictObject({ first: tcpPort, last: tcpPort })
  .refine(({ first, last }) => first <= last, { error: 'must not be before first', path: ['last'] });

/**
 * Where an image's files are. The image's digest is that of its one file; for `kernel` it is that of the text
 * `SHA256(kernel)  kernel\nSHA256(initrd)  initrd\n`, as sha256sum prints it.
 */
export const imageSource = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('kernel'),
    kernel: z.strictObject({ url: location, sha256 }),
    initrd: z.strictObject({ url: location, sha256 }),
    /** Arguments for the kernel's command line. */
    append: z.string().default('console=ttyS0 quiet panic=-1'),
  }),
  /** A qcow2 disk whose system configures itself with cloud-init (NoCloud). */
  z.strictObject({ kind: z.literal('disk'), url: location }),
  /** Installation media that a bare-metal machine boots once. */
  z.strictObject({ kind: z.literal('iso'), url: location }),
]);
export type ImageSource = z.infer<typeof imageSource>;
