/** Specs and status of machine kinds (interface document, "VirtualMachine"; BareMetalMachine: docs/decisions). */

import * as z from 'zod';
import { failureCodes } from '../../domain/failureCodes.ts';
import type { MachineKind } from '../../domain/machine.ts';
import { phases } from '../../domain/phases.ts';
import { sshPublicKey } from '../../domain/publicKeyLine.ts';

/** The size of a machine whose spec names none. Written into the spec, so later defaults change no existing machine. */
const defaultResources = { cpu: 2, memoryGiB: 4, diskGiB: 20 } as const;

const dnsLabelRule = "must be lower-case letters, digits and '-', starting and ending with a letter or digit";

const int32 = { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };

const resources = z.strictObject({
  cpu: z.int().min(1).max(256).meta({ format: 'int32', description: 'Virtual CPUs, 1 to 256' }),
  memoryGiB: z.int().min(1).max(4096).meta({ format: 'int32', description: 'Memory in GiB, 1 to 4096' }),
  diskGiB: z.int().min(1).max(65_536).meta({ format: 'int32', description: 'Disk in GiB, 1 to 65536' }),
});

const port = z.strictObject({
  name: z
    .string()
    .max(63)
    .regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/, dnsLabelRule)
    .describe('Unique among the ports of the machine'),
  guestPort: z
    .int()
    .min(1)
    .max(65_535)
    .meta({ format: 'int32', description: 'Where the guest listens, 1 to 65535; unique per protocol' }),
  exposure: z
    .enum(['private-tunnel'])
    .default('private-tunnel')
    .describe("private-tunnel: reached through the service's tunnel, with a session, and in no other way"),
  protocol: z
    .string()
    .regex(/^[Tt][Cc][Pp]$/, 'must be TCP')
    .default('TCP')
    .overwrite((protocol) => protocol.toUpperCase())
    .describe('TCP'),
  readinessProbe: z.boolean().default(false).describe('The port must be listening before the machine becomes ready'),
});

const ports = z
  .array(port)
  .max(32)
  .check(({ value, issues }) => {
    const names = new Set<string>();
    const numbers = new Set<string>();
    value.forEach((entry, index) => {
      const number = `${entry.protocol}/${entry.guestPort}`;
      if (names.has(entry.name))
        issues.push({
          code: 'custom',
          input: entry.name,
          path: [index, 'name'],
          message: 'a port name may appear once',
        });
      if (numbers.has(number)) {
        issues.push({
          code: 'custom',
          input: entry.guestPort,
          path: [index, 'guestPort'],
          message: 'a guest port may appear once per protocol',
        });
      }
      names.add(entry.name);
      numbers.add(number);
    });
  });

const sshAuthorizedKey = z.strictObject({
  publicKey: sshPublicKey,
  username: z
    .string()
    .regex(
      /^[a-z_][a-z0-9_-]{0,31}$/,
      "must be at most 32 lower-case letters, digits, '_' and '-', starting with a letter or '_'",
    )
    .optional()
    .describe("Whom the key lets in; the image's own user where absent"),
});

const bootstrap = z.strictObject({
  sshAuthorizedKeys: z.array(sshAuthorizedKey).max(32).optional().describe('Keys that may log in by SSH, at most 32'),
});

const imageRef = z
  .string()
  .max(512)
  .regex(
    /^[A-Za-z0-9]([-A-Za-z0-9._:/]{0,253}[A-Za-z0-9])?(@sha256:[0-9a-f]{64})?$/,
    "must be an image's name, such as debian-12, or a pinned one: name@sha256: and 64 lower-case hex digits",
  )
  .describe("An image of the catalogue: its name, or pinned 'name@sha256:' and 64 hex digits");

const access = {
  ports: ports.optional().describe('Ports of the guest that clients can reach through the service, at most 32'),
  bootstrap: bootstrap.optional().describe('Data for the guest at its first boot'),
};

const sshKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIB2hCdv+OD3qU9OABnt8DRv5bsjHnxjCmfJA0Ha91Ggu';
const example = {
  imageRef: 'debian-12',
  ports: [{ name: 'ssh', guestPort: 22, readinessProbe: true }],
  bootstrap: { sshAuthorizedKeys: [{ publicKey: sshKey, username: 'ada' }] },
};
const whatIsWanted = 'The wanted state. It is immutable: to change it, delete the object and create it again';

const virtualMachineSpec = z
  .strictObject({
    imageRef,
    resources: resources
      .default({ ...defaultResources })
      .describe('Its size; 2 CPUs, 4 GiB of memory and 20 GiB of disk where absent'),
    ...access,
  })
  .meta({ description: whatIsWanted, example: { ...example, resources: { cpu: 2, memoryGiB: 4, diskGiB: 20 } } });

const dnsLabel = z
  .string()
  .max(63)
  .regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/, dnsLabelRule);

const bareMetalMachineSpec = z
  .strictObject({
    machineClassName: dnsLabel.describe(
      'The machine class that it is to be of: `kubectl get machineclasses` lists them',
    ),
    imageRef,
    region: dnsLabel.optional().describe("Where it is to be; the tenant's region where absent"),
    ...access,
  })
  .meta({ description: whatIsWanted, example: { ...example, machineClassName: 'metal-1' } });

export const machineSpecs = {
  VirtualMachine: virtualMachineSpec,
  BareMetalMachine: bareMetalMachineSpec,
} as const satisfies Record<MachineKind, z.ZodType>;

/** The observed state of a machine (interface document, `status`). */
export const machineStatus = z.strictObject({
  phase: z.enum(phases).describe('Running is the successful phase; Failed is terminal; all others are in progress'),
  readyForAccess: z.boolean().describe('Customer access gate: do not connect until true'),
  failureCode: z.enum(failureCodes).optional().describe('Why it failed, for programs'),
  failureMessage: z
    .string()
    .optional()
    .describe('For people: why it failed, or why clients cannot connect yet and what it waits for'),
  observedGeneration: z
    .int()
    .min(0)
    .meta({
      format: 'int64',
      description: 'The generation that is ready for access; one less until it is, and if it failed',
    })
    .optional(),
  capacitySource: z.string().optional().describe('reserved or on-demand: whose capacity it is on'),
  resolvedImageRef: z.string().optional().describe('The image that it runs, pinned by its digest'),
  publishedPorts: z
    .array(
      z.strictObject({
        name: z.string().optional().describe('As in spec.ports'),
        guestPort: z
          .int()
          .min(int32.minimum)
          .max(int32.maximum)
          .meta({ format: 'int32', description: 'Where the guest listens' })
          .optional(),
        protocol: z.string().optional().describe('TCP'),
        exposure: z.string().optional().describe('How clients reach it: private-tunnel'),
        accessCommand: z.string().optional().describe('A command that reaches the port'),
        uriTemplate: z.string().optional().describe('Where a WebSocket reaches the port, for programs'),
      }),
    )
    .optional()
    .describe('How its ports are reached, once it is ready for access'),
  sshHostKeys: z
    .array(
      z.strictObject({
        algorithm: z.string().optional().describe('The kind of key, such as ssh-ed25519'),
        publicKey: z.string().optional().describe('The public key'),
      }),
    )
    .optional()
    .describe('Guest host keys, for strict verification over tunnels'),
});
export type MachineStatus = z.output<typeof machineStatus>;
