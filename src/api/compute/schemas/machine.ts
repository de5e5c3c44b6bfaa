/** Specs and status of the kinds that become machines (interface document, "VirtualMachine"; BareMetalMachine: docs/decisions). */
import * as z from 'zod';
import { failureCodes } from '../../../domain/machine.ts';
import { phases } from '../../../domain/phases.ts';
import { publicKeyFault, publicKeyMax } from './sshPublicKey.ts';

/** The size of a machine whose spec names none. It is written into the spec, so a later default changes nobody's machine. */
const defaultResources = { cpu: 2, memoryGiB: 4, diskGiB: 20 } as const;

const int32 = { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };

const resources = z.strictObject({
  cpu: z.int().min(1).max(256).meta({ format: 'int32' }),
  memoryGiB: z.int().min(1).max(4096).meta({ format: 'int32' }),
  diskGiB: z.int().min(1).max(65_536).meta({ format: 'int32' }),
});

const port = z.strictObject({
  name: z
    .string()
    .max(63)
    .regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/),
  guestPort: z.int().min(1).max(65_535).meta({ format: 'int32' }),
  exposure: z.enum(['private-tunnel']).default('private-tunnel'),
  protocol: z
    .string()
    .regex(/^[Tt][Cc][Pp]$/)
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
  publicKey: z
    .string()
    .max(publicKeyMax)
    .check(({ value, issues }) => {
      const fault = publicKeyFault(value);
      // The value is not shown: a private key pasted by mistake must not travel further.
      if (fault) issues.push({ code: 'custom', input: null, path: [], message: fault });
    })
    .describe('One line of an OpenSSH public key file'),
  username: z
    .string()
    .regex(/^[a-z_][a-z0-9_-]{0,31}$/)
    .optional(),
});

const bootstrap = z.strictObject({ sshAuthorizedKeys: z.array(sshAuthorizedKey).max(32).optional() });

const imageRef = z
  .string()
  .max(512)
  .regex(/^[A-Za-z0-9]([-A-Za-z0-9._:/]{0,253}[A-Za-z0-9])?(@sha256:[0-9a-f]{64})?$/)
  .describe("An image of the catalogue: its name, or pinned 'name@sha256:' and 64 hex digits");

export const virtualMachineSpec = z.strictObject({
  imageRef,
  resources: resources.default({ ...defaultResources }),
  ports: ports.optional(),
  bootstrap: bootstrap.optional(),
});

const dnsLabel = z
  .string()
  .max(63)
  .regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/);

export const bareMetalMachineSpec = z.strictObject({
  machineClassName: dnsLabel,
  imageRef,
  region: dnsLabel.optional(),
  ports: ports.optional(),
  bootstrap: bootstrap.optional(),
});

/** What is observed of a machine (interface document, `status`). */
export const machineStatus = z.strictObject({
  phase: z.enum(phases).describe('Running is the successful phase; Failed is terminal; all others are in progress'),
  readyForAccess: z.boolean().describe('Customer access gate: do not connect until true'),
  failureCode: z.enum(failureCodes).optional(),
  failureMessage: z.string().optional(),
  observedGeneration: z.int().min(0).optional(),
  capacitySource: z.string().optional(),
  resolvedImageRef: z.string().optional(),
  publishedPorts: z
    .array(
      z.strictObject({
        name: z.string().optional(),
        guestPort: z.int().min(int32.minimum).max(int32.maximum).meta({ format: 'int32' }).optional(),
        protocol: z.string().optional(),
        exposure: z.string().optional(),
        accessCommand: z.string().optional(),
        uriTemplate: z.string().optional(),
      }),
    )
    .optional(),
  sshHostKeys: z
    .array(z.strictObject({ algorithm: z.string().optional(), publicKey: z.string().optional() }))
    .optional()
    .describe('Guest host keys, for strict verification over tunnels'),
});
