/** The soak's fleet: few hosts, short waits where waiting tests nothing, and deadlines that no fault outlasts. */
import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import { loopback } from '../../test/support/drivers/loopback.ts';

const region = 'north';

export const customerSlugs = ['acme', 'globex'] as const;
/** The host `metal`, behind a controller, takes one bare-metal machine. */
export const hostsOf = { 'host-a': ['h1', 'h2', 'metal'], 'host-b': ['h3', 'h4'] } as const;
export const image = 'debian-12';
export const installer = { name: 'installer', text: 'an installer' };
export const wiper = { name: 'wiper', text: 'an image that wipes disks' };
export const metalClass = 'metal-1';
const billingMinimumSeconds = 60;

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');

/** The text of the fleet file, for the controller at `endpoint` and its files in `folder`. */
export function fleetText(endpoint: string, folder: string): string {
  const common = { region, cpu: 64, memoryGiB: 256, diskGiB: 4096 };
  const machineClass = { cpuFamily: 'simulated', memoryGiB: 64, regions: [region], billingMinimumSeconds };
  return stringify({
    regions: [region],
    machineClasses: ['general-1', metalClass].map((name) => ({ name, ...machineClass })),
    images: [
      { name: image, digest: `sha256:${'a'.repeat(64)}` },
      {
        name: installer.name,
        digest: `sha256:${sha256Of(installer.text)}`,
        source: { kind: 'iso', url: `file://${folder}/${installer.name}` },
      },
    ],
    hosts: Object.values(hostsOf)
      .flat()
      .map((name) =>
        name === 'metal'
          ? {
              name,
              ...common,
              class: metalClass,
              workload: 'BareMetalMachine',
              driver: 'redfish',
              redfish: {
                endpoint,
                credentialsFile: `${folder}/credentials`,
                address: loopback,
                wipeImage: { url: `file://${folder}/${wiper.name}`, sha256: sha256Of(wiper.text) },
              },
              // Its ports are any of loopback.
              forwardPorts: { first: 1, last: 65_535 },
            }
          : { name, ...common, class: 'general-1', workload: 'VirtualMachine', driver: 'simulated' },
      ),
    defaultAllotments: [
      { class: 'general-1', virtualMachine: 200 },
      { class: metalClass, bareMetal: 1 },
    ],
  });
}

/** Deadlines that only a machine's own fault exceeds: injected faults are shorter, even several in a row. */
export const settings: Readonly<Record<string, string>> = {
  LOG_LEVEL: 'warn',
  SIMULATED_LATENCY_MS: '300',
  HOST_SILENT_MS: '5000',
  OWNERSHIP_INTERVAL_SECONDS: '10',
  MACHINE_DEADLINES: 'stopping=5s,cleanupBlockedAfter=1m,cleanupRetryMax=2s',
  RATE_LIMIT_PER_SECOND: '10000',
  CONNECTIONS_PER_ADDRESS: '10000',
  IDENTITY_ALLOW_LOOPBACK: 'true',
};
