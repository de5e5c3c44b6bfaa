import * as z from 'zod';
import { address, location, sha256 } from '../agent/driverSettings.ts';

/** How to reach a bare-metal host's management controller (DMTF DSP0266). */
export const redfishSettings = z.strictObject({
  /** The service root's origin, `https://HOST[:PORT]`; http on loopback only. */
  endpoint: z.string().regex(/^https?:\/\/[^/]+$/, 'must be https://HOST or https://HOST:PORT'),
  /** The id under /redfish/v1/Systems; absent: the only system there. */
  system: z.string().min(1).optional(),
  /** A file with USER:PASSWORD in its first line, readable by the agent only. */
  credentialsFile: z.string().min(1),
  /** Timeout for a response of the controller. */
  requestTimeoutSeconds: z.int().min(1).max(120).default(15),
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
  /**
   * From power-on until its firmware boots, at most. A boot override that the controller would keep is ended after this
   * time, unless the machine was seen to boot before.
   */
  longestPostSeconds: z.int().min(1).max(7_200).default(600),
  /** Its serial console, carried by a program: ipmitool, or ssh to the controller. Absent: it has none. */
  console: z
    .strictObject({
      /** The program and its arguments, run as the agent's user, without a shell or a terminal. */
      command: z.array(z.string()).min(1),
      /** The agent's address, where the API reads consoles. */
      address: address.default('127.0.0.1'),
    })
    .optional(),
  /** Booted once when the machine is released, to wipe the disks. */
  wipeImage: z.strictObject({ url: location, sha256 }).optional(),
});
export type RedfishSettings = z.infer<typeof redfishSettings>;
