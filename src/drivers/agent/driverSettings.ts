/**
 * What a fleet file says of hosts and images to the drivers. The control plane stores the file's hosts without these
 * settings; an agent reads them from its own copy of the file.
 */
import { isIP } from 'node:net';
import * as z from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits');
const location = z.string().regex(/^(https?|file):\/\//, 'must be a URL: https, http or file');
const address = z.string().refine((text) => isIP(text) !== 0, 'must be an IP address');

/** As many of today's cloud images as one host sees in months. */
export const imageCacheDefaultGiB = 64;
/** How much of its disk a host's agent gives to images that it fetched; hosts that share a data folder share them. */
export const imageCacheGiB = z.number().positive().max(1_000_000);

/** How a hypervisor host starts its virtual machines. */
export const qemuSettings = z.strictObject({
  /** `auto`: KVM where a guest was seen to run under it, else TCG. */
  accelerator: z.enum(['auto', 'kvm', 'tcg']).default('auto'),
  /** Users that guests run as when the agent is root, one for each that runs; no account may be among them. */
  guestUids: z
    .strictObject({
      first: z.int().min(1_000, 'must be 1000 or more: below are the users of the system').max(4_000_000_000),
      count: z.int().min(1).max(100_000),
    })
    // What systemd and Debian give to nobody, and a container of 65536 users has too.
    .default({ first: 60_600, count: 500 }),
  /** One user for all guests in place of that. */
  user: z.string().min(1).optional(),
  /** Where guests' ports are forwarded to, IPv4 as QEMU forwards; only the gateway (the `api` role) should reach it. */
  forwardAddress: z.ipv4('must be an IPv4 address of the host').default('127.0.0.1'),
});
export type QemuSettings = z.infer<typeof qemuSettings>;

/** How a bare-metal host's management controller is reached (DMTF DSP0266). */
export const redfishSettings = z.strictObject({
  /** The service root's origin, `https://HOST[:PORT]`; http on loopback only. */
  endpoint: z.string().regex(/^https?:\/\/[^/]+$/, 'must be https://HOST or https://HOST:PORT'),
  /** The id under /redfish/v1/Systems; absent: the only one there. */
  system: z.string().min(1).optional(),
  /** A file with USER:PASSWORD in its first line, for the agent's eyes only. */
  credentialsFile: z.string().min(1),
  authentication: z.enum(['session', 'basic']).default('session'),
  /** SHA-256 of the controller's certificate, in place of a chain that a public authority signed. */
  certificateSha256: sha256.optional(),
  /** Where the agent serves media to the controller: the address that the controller reaches it at. */
  mediaAddress: address.default('127.0.0.1'),
  /** Its port there; 0: any, the same after a restart where it is still free. */
  mediaPort: z.int().min(0).max(65_535).default(0),
  /** The machine's own address, where its ports are. Never the machine's own word: tunnels lead there. */
  address,
  /** Booted once on release, to wipe the disks. */
  wipeImage: z.strictObject({ url: location, sha256 }).optional(),
});
export type RedfishSettings = z.infer<typeof redfishSettings>;

export const driverNames = ['simulated', 'qemu', 'redfish'] as const;

/**
 * Where an image's files are. The image's digest is that of the one file, or for `kernel` of the text
 * `SHA256(kernel)  kernel\nSHA256(initrd)  initrd\n`, as sha256sum prints it.
 */
export const imageSource = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('kernel'),
    kernel: z.strictObject({ url: location, sha256 }),
    initrd: z.strictObject({ url: location, sha256 }),
    /** Words for the kernel's command line. */
    append: z.string().default('console=ttyS0 quiet panic=-1'),
  }),
  /** A qcow2 disk whose system configures itself by cloud-init (NoCloud). */
  z.strictObject({ kind: z.literal('disk'), url: location }),
  /** Media that a bare-metal machine boots once. */
  z.strictObject({ kind: z.literal('iso'), url: location }),
]);
export type ImageSource = z.infer<typeof imageSource>;

/** What an agent needs of a host's entry in the fleet file. Whether the rest holds together is judged where it is applied. */
export const hostDefinition = z.object({
  name: z.string().min(1),
  workload: z.enum(['VirtualMachine', 'BareMetalMachine']),
  driver: z.enum(driverNames),
  imageCacheGiB: imageCacheGiB.optional(),
  qemu: qemuSettings.optional(),
  redfish: redfishSettings.optional(),
});
export type HostDefinition = z.infer<typeof hostDefinition>;
