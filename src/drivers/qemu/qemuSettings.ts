import * as z from 'zod';

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
  /** Where guests may connect: nowhere, or by the host's address to public ones. */
  egress: z.enum(['none', 'nat']).default('none'),
  /** Private ranges that guests with `egress: nat` also reach. */
  egressAllow: z.array(z.union([z.cidrv4(), z.cidrv6()], 'must be a range, such as 10.20.0.0/16')).default([]),
});
export type QemuSettings = z.infer<typeof qemuSettings>;
