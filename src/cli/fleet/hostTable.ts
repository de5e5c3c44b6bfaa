/** Operators' commands for the fleet and its hosts: a part of commands.ts. */

import type { Group } from '../commandLine.ts';
import { listOptions, type Operated, outputOption, reasonOption, yesOption } from '../operatorOptions.ts';
import type { EnrollOptions } from './hostKeyCommands.ts';

export function hostCommands({ config, print, made }: Operated): Group {
  const operator = () => import('../operatorCommands.ts');
  const hosts = () => import('./hostCommands.ts');
  const retirement = () => import('./hostRetirementCommands.ts');
  const hostKeys = () => import('./hostKeyCommands.ts');
  return {
    'fleet apply FILE': {
      about: 'make the fleet what FILE says: regions, machine classes, images, hosts, and default limits',
      examples: ['fleet.yaml'],
      run: async (file: string) => (await operator()).fleetApplyCommand(await config(), file, print),
    },
    'hosts list': {
      role: 'view',
      about: 'list hosts, their machines, and what keeps new ones off them',
      options: listOptions,
      examples: ['', '-o json', '-o csv'],
      run: async (options: object) => (await hosts()).hostsListCommand(await config(), options, print),
    },
    'hosts show NAME': {
      role: 'view',
      about: "show a host's conditions: what is wrong, since when, and what to do",
      options: outputOption,
      examples: ['sim-a', 'sim-a -o json'],
      run: async (name: string, options: { output?: string }) =>
        (await hosts()).hostsShowCommand(await config(), { ...options, name }, print),
    },
    'hosts inspect NAME': {
      about: "read a host's hardware from its controller and compare it with FLEET_FILE; exits with 3 if it differs",
      examples: ['metal-7'],
      run: async (name: string) =>
        (await import('./inspectCommand.ts')).hostsInspectCommand(await config(), name, print),
    },
    'hosts enroll [NAME]': {
      role: 'owner',
      about: "trust a new key of a host's agent: from then on, nothing is believed of the host that it did not sign",
      options: {
        '--key <KEY>': 'what "hosts key" printed on the host (default: a new key in DATA_DIR, for an agent here)',
        '--all': 'each host that has no key yet, for agents here',
        '--replace': 'another key than the one that is trusted',
        '--overlap-hours <HOURS>': 'how long the former key still holds (default: 24; 0 for a stolen one)',
        ...yesOption,
      },
      onlyHere: ['--all'],
      examples: ['sim-a', 'sim-a --key 11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', '--all', 'sim-a --replace --yes'],
      run: async (name: string | undefined, options: EnrollOptions) =>
        (await hostKeys()).hostsEnrollCommand(await config(), name, options, print, made),
    },
    'hosts key NAME': {
      about: "print the public key of a host's agent, made if there is none; run it on the host",
      options: {
        '--replace': 'make a new one, to be trusted with "hosts enroll"',
        '--orders <KEY>': 'what "hosts orders" printed: the agent then follows the orders of that control plane alone',
      },
      examples: ['sim-a', 'sim-a --orders 11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'],
      run: async (name: string, options: { replace?: boolean; orders?: string }) =>
        (await hostKeys()).hostsKeyCommand(await config(), name, options, print),
    },
    'hosts orders': {
      role: 'owner',
      about: 'print the root key of orders to hosts, for "hosts key NAME --orders"',
      options: { '--rotate': 'make a new key of orders first, which the root key names' },
      run: async (options: { rotate?: boolean }) =>
        (await hostKeys()).hostsOrderKeyCommand(await config(), options, print, made),
    },
    'hosts order-root FILE': {
      about: 'take the root key of orders offline: move it from the database to a file',
      options: { '--rotate': 'make a new key of orders with the root key in the file' },
      examples: ['order-root.jwk', 'order-root.jwk --rotate'],
      run: async (file: string, options: { rotate?: boolean }) =>
        (await hostKeys()).hostsOrderRootCommand(await config(), file, options, print),
    },
    'hosts cordon NAME': {
      role: 'fleet',
      about: 'close a host to new machines',
      examples: ['sim-a'],
      run: async (name: string) => (await hosts()).hostsCordonCommand(await config(), name, true, print),
    },
    'hosts uncordon NAME': {
      role: 'fleet',
      about: 'open a cordoned host again',
      examples: ['sim-a'],
      run: async (name: string) => (await hosts()).hostsCordonCommand(await config(), name, false, print),
    },
    'hosts maintain [NAME...]': {
      role: 'fleet',
      about:
        'plan, extend, or cancel maintenance of hosts: it tells their customers and keeps new machines off meanwhile',
      options: {
        '--class <CLASS>': 'all hosts of this class',
        '--agent <AGENT>': 'all hosts of this agent, such as a rack',
        '--from <TIME>': 'when it begins, RFC 3339 (default: as planned before, else now)',
        '--until <TIME>': 'when it ends, RFC 3339; required unless it is canceled',
        '--cancel': 'end what is planned or goes on',
        '--reason <TEXT>': 'why, for the customers and the audit log: at least 8 characters',
        ...yesOption,
      },
      examples: [
        'sim-a --from 2026-12-24T08:00:00Z --until 2026-12-24T12:00:00Z --reason "new memory" --yes',
        '--agent rack-7 --until 2026-12-24T12:00:00Z --reason "new switches" --yes',
        'sim-a --cancel --reason "the memory did not come" --yes',
      ],
      run: async (names: string[], options: object) =>
        (await import('./hostMaintenanceCommand.ts')).hostsMaintainCommand(await config(), names, options, print),
    },
    'hosts evacuate NAME': {
      role: 'fleet',
      about: 'take the machines off a host, with notice to their owners: create them again elsewhere, or delete them',
      options: {
        '--then <THEN>': 'recreate (again elsewhere, with an empty disk) or delete',
        '--from <TIME>': 'when, RFC 3339',
        '--notice <HOURS>': 'when, in hours from now; 0 for at once',
        '--credit <SECONDS>': 'credit the account so much for each machine, once its last month has a bill',
        '--cancel': 'end it, and open the host again unless it is cordoned',
        '--reason <TEXT>': 'why, for the customers and the audit log: at least 8 characters',
        ...yesOption,
      },
      examples: [
        'sim-a --then recreate --notice 72 --reason "its disks fail" --yes',
        'sim-a --then delete --from 2026-12-24T08:00:00Z --credit 86400 --reason "its class ends" --yes',
        'sim-a --cancel --reason "the disks were replaced" --yes',
      ],
      run: async (name: string, options: object) =>
        (await import('./hostEvacuationCommand.ts')).hostsEvacuateCommand(await config(), name, options, print),
    },
    'hosts drain NAME': {
      role: 'fleet',
      about: 'close a host and list the machines left on it; exits with 3 until it is empty',
      examples: ['sim-a'],
      run: async (name: string) => (await hosts()).hostsDrainCommand(await config(), name, print),
    },
    'hosts reset NAME': {
      role: 'owner',
      about: 'end the machines of a host that lost its records, and take it with the records that it has',
      options: { ...reasonOption, ...yesOption },
      examples: ['sim-a --reason "the disk is gone for good" --yes'],
      run: async (name: string, options: { reason?: string; yes?: boolean }) =>
        (await hosts()).hostsResetCommand(await config(), name, options, print),
    },
    'hosts abandon NAME': {
      role: 'owner',
      about: 'give up all machines of a lost host that will not come back',
      options: { ...reasonOption, ...yesOption },
      examples: ['sim-a --reason "it burned down" --yes'],
      run: async (name: string, options: { reason?: string; yes?: boolean }) =>
        (await retirement()).hostsAbandonCommand(await config(), name, options, print),
    },
    'hosts forget NAME': {
      role: 'owner',
      about: 'take a lost host without machines out of the fleet for good',
      options: { ...reasonOption, ...yesOption },
      examples: ['sim-a --reason "it burned down" --yes'],
      run: async (name: string, options: { reason?: string; yes?: boolean }) =>
        (await retirement()).hostsForgetCommand(await config(), name, options, print),
    },
    'images pull HOST [IMAGE]': {
      role: 'fleet',
      about:
        'have a host fetch an image, or all that its machines boot, before a machine needs it; exits with 3 while it does',
      examples: ['hv-1', 'hv-1 debian-12'],
      run: async (host: string, image: string | undefined) =>
        (await import('./imageCommands.ts')).imagesPullCommand(await config(), host, image, print),
    },
    capacity: {
      role: 'view',
      about: 'forecast by class when the hosts will be full, from what was held in the last days',
      options: { '--days <DAYS>': 'how many days it looks back, 3 to 365 (default: 28)', ...outputOption },
      examples: ['', '--days 14 -o json'],
      run: async (options: { days?: string; output?: string }) =>
        (await import('./capacityCommand.ts')).capacityCommand(await config(), options, print),
    },
  };
}
