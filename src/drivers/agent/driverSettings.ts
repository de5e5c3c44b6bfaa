/**
 * The drivers' settings for hosts and images in a fleet file. The control plane stores the file's hosts without these
 * settings; an agent reads them from its own copy of the file.
 */
import { isIP } from 'node:net';
import * as z from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits');
const location = z.string().regex(/^(https?|file):\/\//, 'must be a URL: https, http or file');
export const address = z.string().refine((text) => isIP(text) !== 0, 'must be an IP address');

/** Holds as many of today's cloud images as one host sees in months. */
export const imageCacheDefaultGiB = 64;
/** How much disk space a host's agent gives to downloaded images; hosts that share a data folder share the images. */
export const imageCacheGiB = z.number().positive().max(1_000_000);

/** How a hypervisor host starts its virtual machines. */
export const qemuSettings = z.strictObject({
  /** `auto`: KVM if a test guest ran under it, else TCG. */
  accelerator: z.enum(['auto', 'kvm', 'tcg']).default('auto'),
  /** Uids for guests when the agent is root, one for each running guest; no account may have one of them. */
  guestUids: z
    .strictObject({
      first: z.int().min(1_000, 'must be 1000 or more: below are the users of the system').max(4_000_000_000),
      count: z.int().min(1).max(100_000),
    })
    // systemd and Debian assign these to no one, and a container with 65536 users has them too.
    .default({ first: 60_600, count: 500 }),
  /** One user for all guests, instead of `guestUids`. */
  user: z.string().min(1).optional(),
  /** Where guests' ports are forwarded; IPv4, as QEMU forwards. Only the gateway (the `api` role) should reach it. */
  forwardAddress: z.ipv4('must be an IPv4 address of the host').default('127.0.0.1'),
});
export type QemuSettings = z.infer<typeof qemuSettings>;

/** How to reach a bare-metal host's management controller (DMTF DSP0266). */
export const redfishSettings = z.strictObject({
  /** The service root's origin, `https://HOST[:PORT]`; http on loopback only. */
  endpoint: z.string().regex(/^https?:\/\/[^/]+$/, 'must be https://HOST or https://HOST:PORT'),
  /** The id under /redfish/v1/Systems; absent: the only system there. */
  system: z.string().min(1).optional(),
  /** A file with USER:PASSWORD in its first line, readable by the agent only. */
  credentialsFile: z.string().min(1),
  authentication: z.enum(['session', 'basic']).default('session'),
  /** SHA-256 of the controller's certificate, instead of a chain signed by a public CA. */
  certificateSha256: sha256.optional(),
  /** Address at which the controller reaches the media that the agent serves. */
  mediaAddress: address.default('127.0.0.1'),
  /** Port of the media server; 0: any, and the same one after a restart if it is still free. */
  mediaPort: z.int().min(0).max(65_535).default(0),
  /** The machine's own address, where its ports are. Never taken from the machine: tunnels lead there. */
  address,
  /**
   * The controller reads a medium whole when it is inserted, and boots its copy. Otherwise a machine's first report is
   * believed only if its image was read after power-on.
   */
  copiesMedia: z.boolean().default(false),
  /** Booted once when the machine is released, to wipe the disks. */
  wipeImage: z.strictObject({ url: location, sha256 }).optional(),
});
export type RedfishSettings = z.infer<typeof redfishSettings>;

const tcpPort = z.int().min(1).max(65_535);
/** Where guests' ports are forwarded at the host's address; for `redfish`, which of the machine's ports are reached. */
export const forwardPorts = z
  .strictObject({ first: tcpPort, last: tcpPort })
  .refine(({ first, last }) => first <= last, { error: 'must not be before first', path: ['last'] });

export const driverNames = ['simulated', 'qemu', 'redfish'] as const;

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

/** What an agent needs from a host's entry in the fleet file. The rest is validated where the file is applied. */
export const hostDefinition = z.object({
  name: z.string().min(1),
  workload: z.enum(['VirtualMachine', 'BareMetalMachine']),
  driver: z.enum(driverNames),
  agent: z.string().min(1).optional(),
  cpu: z.number().optional(),
  memoryGiB: z.number().optional(),
  imageCacheGiB: imageCacheGiB.optional(),
  qemu: qemuSettings.optional(),
  redfish: redfishSettings.optional(),
  forwardPorts: forwardPorts.optional(),
});
export type HostDefinition = z.infer<typeof hostDefinition>;
