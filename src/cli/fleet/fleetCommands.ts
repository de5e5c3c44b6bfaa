/** Operators' commands for customers, limits, hosts, and machines: a part of commands.ts. */

import { defaultKind } from '../../domain/kinds.ts';
import { limitNames } from '../../domain/limits.ts';
import { machineKinds } from '../../domain/machine.ts';
import type { Config } from '../../settings/config.ts';
import type { Group } from '../commandLine.ts';
import type { Print } from '../operatorCommands.ts';
import type { EnrollOptions } from './hostKeyCommands.ts';

interface NewAccountOptions {
  name?: string;
  region?: string;
  ttl?: string;
}

const newAccountOptions = {
  '--name <NAME>': 'display name (default: SLUG)',
  '--region <REGION>': "region of its first tenant (default: the applied fleet's first)",
};
/** Of every list of operators (lists.ts). */
export const listOptions = {
  '--limit <NUMBER>': 'how many at most (default: 200 in a table, and all in the other forms)',
  '--after <PLACE>': 'go on after this row, which a table names where it ends early',
  '-o, --output <FORMAT>': 'table (the default), json, yaml, or csv',
};
export const outputOption = { '-o, --output <FORMAT>': 'table (the default) or json' };
const reasonOption = { '--reason <TEXT>': 'why, for the audit log: at least 8 characters' };
const yesOption = { '--yes': 'do it; without this, say what it would do (exits with 3)' };
const kindOption = { '--kind <KIND>': `${machineKinds.join(' or ')} (default: ${defaultKind})` };
const limitOptions = {
  '--class <CLASS>': 'the machine class; without one, LIMIT is of all classes together',
  ...reasonOption,
  '--until <TIME>': 'when the limit before it holds again, RFC 3339 (default: never)',
  ...yesOption,
};

export function fleetCommands({ config, print }: { config(): Promise<Config>; print: Print }): Group {
  const operator = () => import('../operatorCommands.ts');
  const hosts = () => import('./hostCommands.ts');
  const retirement = () => import('./hostRetirementCommands.ts');
  const hostKeys = () => import('./hostKeyCommands.ts');
  const instances = () => import('./instanceCommands.ts');
  const workflows = () => import('../deployment/workflowCommands.ts');
  const customers = () => import('../customers/operatorCustomers.ts');
  const customerData = () => import('../customers/customerDataCommands.ts');
  const limits = () => import('../customers/limitCommands.ts');
  const requests = () => import('../customers/limitRequestCommands.ts');
  const orphans = () => import('./orphanCommands.ts');
  return {
    'fleet apply FILE': {
      about: 'make the fleet what FILE says: regions, machine classes, images, hosts, and default limits',
      examples: ['fleet.yaml'],
      run: async (file: string) => (await operator()).fleetApplyCommand(await config(), file, print),
    },
    'customers create SLUG': {
      role: 'support',
      about: 'create a customer with a tenant, a namespace, and an API key, which is shown once',
      options: newAccountOptions,
      examples: ['acme --name "Acme Inc"'],
      run: async (slug: string, { name: displayName, region }: NewAccountOptions) => {
        return (await customers()).customersCreateCommand(await config(), { slug, displayName, region }, print);
      },
    },
    'customers list': {
      role: 'view',
      about: 'list accounts: their state, machines, people, and keys, and when they were last active',
      options: {
        '--status <STATUS>': 'only active, suspended, closed, or erased',
        ...listOptions,
      },
      examples: ['', '--status suspended -o json'],
      run: async (options: object) => (await customers()).customersListCommand(await config(), options, print),
    },
    'customers show SLUG': {
      role: 'view',
      about: 'show an account: limits and use, machines, people, and what this month is billed so far',
      options: outputOption,
      examples: ['acme', 'acme -o json'],
      run: async (slug: string, options: { output?: string }) =>
        (await customers()).customersShowCommand(await config(), { ...options, slug }, print),
    },
    'customers suspend SLUG': {
      role: 'support',
      about: 'end the sessions of an account and give it no new ones; its machines go on',
      options: { ...reasonOption, ...yesOption },
      examples: ['acme --reason "invoice 4711 was not paid" --yes'],
      run: async (slug: string, options: { reason?: string; yes?: boolean }) =>
        (await customers()).customersSuspendCommand(await config(), { ...options, slug }, print),
    },
    'customers resume SLUG': {
      role: 'support',
      about: 'lift a suspension; an account that is to close still closes',
      options: reasonOption,
      examples: ['acme --reason "invoice 4711 was paid"'],
      run: async (slug: string, options: { reason?: string }) =>
        (await customers()).customersResumeCommand(await config(), { ...options, slug }, print),
    },
    'customers close SLUG': {
      role: 'support',
      about: 'end an account after a grace: its credentials, then its machines; the bills stay',
      options: {
        ...reasonOption,
        '--grace-days <DAYS>': 'until then it goes on, and can be kept (default: 14; 0 closes it now)',
        '--yes': 'do it; without this, say what it would end (exits with 3)',
      },
      examples: ['acme --reason "the contract ends" --grace-days 30 --yes'],
      run: async (slug: string, options: { reason?: string; graceDays?: string; yes?: boolean }) =>
        (await customers()).customersCloseCommand(await config(), { ...options, slug }, print),
    },
    'customers reopen SLUG': {
      role: 'support',
      about: 'keep an account that is to close; a suspension stays',
      options: reasonOption,
      examples: ['acme --reason "the contract was prolonged"'],
      run: async (slug: string, options: { reason?: string }) =>
        (await customers()).customersReopenCommand(await config(), { ...options, slug }, print),
    },
    'customers move SLUG': {
      role: 'support',
      about: 'have new machines of a tenant placed in another region, while it has none',
      options: {
        '--region <REGION>': 'a region of the applied fleet (required)',
        '--tenant <SLUG>': 'the tenant (default: the only one)',
        ...reasonOption,
      },
      examples: ['acme --region south --reason "created in the wrong region"'],
      run: async (slug: string, options: object) =>
        (await customers()).customersMoveCommand(await config(), { ...options, slug }, print),
    },
    'limits list': {
      role: 'view',
      about: 'list the limits that tenants have of their own, with who set them, why, and until when',
      options: listOptions,
      examples: ['', '-o json'],
      run: async (options: object) => (await limits()).limitsListCommand(await config(), options, print),
    },
    'limits show NAMESPACE': {
      role: 'view',
      about: 'show all limits of a tenant, defaults too, with what is in use',
      options: listOptions,
      examples: ['acme-default'],
      run: async (namespace: string, options: object) =>
        (await limits()).limitsListCommand(await config(), { ...options, namespace }, print),
    },
    'limits set NAMESPACE LIMIT AMOUNT': {
      role: 'support',
      about: `set a limit of a tenant, or "default" to give it the default again: ${limitNames.join(', ')}`,
      options: limitOptions,
      examples: ['acme-default virtual_machine 20 --class general-1 --reason "contract 4711" --yes'],
      run: async (namespace: string, name: string, amount: string, options: object) =>
        (await limits()).limitsSetCommand(await config(), { ...options, namespace, name, amount }, print),
    },
    'limits raise NAMESPACE LIMIT AMOUNT': {
      role: 'support',
      about: 'as set, and refused unless the limit becomes higher',
      options: limitOptions,
      examples: ['acme-default cpu 400 --reason "a load test" --until 2026-12-24T00:00:00Z --yes'],
      run: async (namespace: string, name: string, amount: string, options: object) =>
        (await limits()).limitsSetCommand(await config(), { ...options, namespace, name, amount, raise: true }, print),
    },
    'customers export SLUG': {
      about: 'write all that is stored of an account to a file, without secrets',
      options: { ...reasonOption, '--file <FILE>': 'a new file, for lines of JSON' },
      examples: ['acme --file acme.ndjson --reason "its owner asked, ticket 4711"'],
      run: async (slug: string, options: { reason?: string; file?: string }) =>
        (await customerData()).customersExportCommand(await config(), { ...options, slug }, print),
    },
    'customers erase SLUG': {
      role: 'owner',
      about: 'erase the personal data of a closed account; bills and the audit log stay, by ids',
      options: { ...reasonOption, '--yes': 'do it; without this, say what it would erase (exits with 3)' },
      examples: ['acme --reason "asked for in ticket 4711" --yes'],
      run: async (slug: string, options: { reason?: string; yes?: boolean }) =>
        (await customerData()).customersEraseCommand(await config(), { ...options, slug }, print),
    },
    'limits requests': {
      role: 'view',
      about: 'list what customers ask for beyond their limits, and wait for',
      options: { '--all': 'also what was granted or refused, the newest first', ...listOptions },
      examples: ['', '--all -o json'],
      run: async (options: object) => (await requests()).limitsRequestsCommand(await config(), options, print),
    },
    'limits grant ID': {
      role: 'support',
      about: 'set the limit that a customer asks for; it reads the reason',
      options: {
        '--amount <AMOUNT>': 'another amount than it asks for',
        ...reasonOption,
        '--until <TIME>': 'when the limit before it holds again, RFC 3339 (default: never)',
        ...yesOption,
      },
      examples: ['21c8082e-d3ee-4f06-9590-f7f8e01b2d2e --reason "as agreed by phone" --yes'],
      run: async (id: string, options: object) =>
        (await requests()).limitsGrantCommand(await config(), { ...options, id }, print),
    },
    'limits refuse ID': {
      role: 'support',
      about: 'refuse what a customer asks for; it reads the reason',
      options: { ...reasonOption, ...yesOption },
      examples: ['21c8082e-d3ee-4f06-9590-f7f8e01b2d2e --reason "the region is full until May" --yes'],
      run: async (id: string, options: object) =>
        (await requests()).limitsRefuseCommand(await config(), { ...options, id }, print),
    },
    'registrations issue SLUG': {
      role: 'support',
      about: 'issue a one-time code for a new account, or for a new key of an existing one',
      options: { ...newAccountOptions, '--ttl <TIME>': 'lifetime of the code: 30m, 12h, at most 90d (default: 7d)' },
      examples: ['acme --name "Acme Inc" --ttl 12h'],
      run: async (slug: string, { name: displayName, region, ttl }: NewAccountOptions) => {
        const { registrationsIssueCommand } = await import('../customers/registrationCommands.ts');
        return registrationsIssueCommand(await config(), { slug, displayName, region, ttl }, print);
      },
    },
    'sign-in allow SLUG': {
      role: 'support',
      about: 'lift a stop of sign-in that its account cannot lift by itself',
      options: reasonOption,
      examples: ['acme --reason "the provider was cleaned up, ticket 4711"'],
      run: async (slug: string, { reason }: { reason?: string }) =>
        (await import('../session/signInCommands.ts')).signInAllowCommand(await config(), { slug, reason }, print),
    },
    'sign-in local': {
      about: 'print the one-time address that signs you in to the console of `npm start`, again',
      run: async () => (await import('../session/signInCommands.ts')).signInLocalCommand(await config(), print),
    },
    'secrets reencrypt': {
      about: 'encrypt every stored secret again, with a new key under the secret key in use',
      run: async () => (await import('../deployment/secretCommands.ts')).secretsReencryptCommand(await config(), print),
    },
    'secrets abandon': {
      about: 'give up what lost secret keys encrypted; without --yes, say what that is',
      options: { ...reasonOption, ...yesOption },
      examples: ['', '--reason "the machine with the keys burned" --yes'],
      run: async (options: { reason?: string; yes?: boolean }) =>
        (await import('../deployment/secretCommands.ts')).secretsAbandonCommand(await config(), options, print),
    },
    capacity: {
      role: 'view',
      about: 'forecast by class when the hosts will be full, from what was held in the last days',
      options: { '--days <DAYS>': 'how many days it looks back, 3 to 365 (default: 28)', ...outputOption },
      examples: ['', '--days 14 -o json'],
      run: async (options: { days?: string; output?: string }) =>
        (await import('./capacityCommand.ts')).capacityCommand(await config(), options, print),
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
      examples: ['sim-a'],
      run: async (name: string) => (await hosts()).hostsShowCommand(await config(), name, print),
    },
    'hosts inspect NAME': {
      about: "read a host's hardware from its controller and compare it with FLEET_FILE; exits with 3 if it differs",
      examples: ['metal-7'],
      run: async (name: string) =>
        (await import('./inspectCommand.ts')).hostsInspectCommand(await config(), name, print),
    },
    'images pull HOST [IMAGE]': {
      role: 'fleet',
      about:
        'have a host fetch an image, or all that its machines boot, before a machine needs it; exits with 3 while it does',
      examples: ['hv-1', 'hv-1 debian-12'],
      run: async (host: string, image: string | undefined) =>
        (await import('./imageCommands.ts')).imagesPullCommand(await config(), host, image, print),
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
      examples: ['sim-a', 'sim-a --key 11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', '--all', 'sim-a --replace --yes'],
      run: async (name: string | undefined, options: EnrollOptions) =>
        (await hostKeys()).hostsEnrollCommand(await config(), name, options, print),
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
        (await hostKeys()).hostsOrderKeyCommand(await config(), options, print),
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
    'instances abandon NAMESPACE/NAME': {
      role: 'owner',
      about: 'give up a machine whose host cannot show that it is gone; the host is quarantined',
      options: { ...reasonOption, ...kindOption, ...yesOption },
      examples: ['acme-default/web --reason "the host burned down" --yes'],
      run: async (subject: string, options: { reason?: string; kind?: string; yes?: boolean }) =>
        (await instances()).instancesAbandonCommand(await config(), { ...options, subject }, print),
    },
    'instances stop NAMESPACE/NAME': {
      role: 'fleet',
      about: 'hold a machine stopped, as in a dispute or for an abuser; nothing of it is deleted',
      options: {
        '--reason <TEXT>': 'why, for its customer and the audit log: at least 8 characters',
        '--force': 'switch its guest off at once, without time to shut down',
        ...kindOption,
        ...yesOption,
      },
      examples: ['acme-default/web --reason "it sends spam, ticket 4711" --yes'],
      run: async (subject: string, options: object) =>
        (await instances()).instancesStopCommand(await config(), { ...options, subject }, print),
    },
    'instances start NAMESPACE/NAME': {
      role: 'fleet',
      about: 'let a machine start again that is held stopped',
      options: { ...reasonOption, ...kindOption },
      examples: ['acme-default/web --reason "the spam has ended, ticket 4711"'],
      run: async (subject: string, options: object) =>
        (await instances()).instancesStartCommand(await config(), { ...options, subject }, print),
    },
    'instances wake NAMESPACE/NAME': {
      role: 'fleet',
      about: "have a machine's workflow look at its record and its host again",
      options: { ...kindOption, ...yesOption },
      examples: ['acme-default/web --yes'],
      run: async (subject: string, options: { kind?: string; yes?: boolean }) =>
        (await workflows()).instancesWakeCommand(await config(), { ...options, subject }, print),
    },
    'instances retry-cleanup NAMESPACE/NAME': {
      role: 'fleet',
      about: 'try a cleanup that waits again at once',
      options: { ...reasonOption, ...kindOption, ...yesOption },
      examples: ['acme-default/web --reason "the host is repaired" --yes'],
      run: async (subject: string, options: { reason?: string; kind?: string; yes?: boolean }) =>
        (await workflows()).instancesRetryCleanupCommand(await config(), { ...options, subject }, print),
    },
    'workflows reset WORKFLOW_ID': {
      role: 'fleet',
      about: 'have a workflow begin again from what is recorded, as when no worker can go on with it',
      options: { ...reasonOption, ...yesOption },
      examples: ['host/sim-a --reason "its history was spoiled" --yes'],
      run: async (workflowId: string, options: { reason?: string; yes?: boolean }) =>
        (await workflows()).workflowsResetCommand(await config(), { ...options, workflowId }, print),
    },
    'instances list': {
      role: 'view',
      about: 'list machines of all customers, with what each waits for',
      options: {
        '-n, --namespace <NAMESPACE>': 'only this namespace',
        '--phase <PHASE>': 'only this phase',
        '--host <NAME>': 'only this host',
        '--failure <CODE>': 'only this failure code',
        '--kind <KIND>': `${machineKinds.join(' or ')} (default: all)`,
        ...listOptions,
      },
      examples: ['', '--failure CleanupBlocked', '--host sim-a -o json'],
      run: async (options: object) => (await instances()).instancesListCommand(await config(), options, print),
    },
    'instances show NAMESPACE/NAME': {
      role: 'view',
      about: 'show one machine: its workflow, its customer, why it waits or failed, its placements, and its changes',
      options: { ...kindOption, ...outputOption },
      examples: ['acme-default/web', 'acme-default/web -o json'],
      run: async (subject: string, options: { kind?: string; output?: string }) =>
        (await instances()).instancesShowCommand(await config(), { ...options, subject }, print),
    },
    'instances find REQUEST_ID': {
      role: 'view',
      about: 'show the workflow and state of the machine that a request created',
      examples: ['21c8082e-d3ee-4f06-9590-f7f8e01b2d2e'],
      run: async (requestId: string) => (await instances()).instancesFindCommand(await config(), requestId, print),
    },
    'orphans list': {
      role: 'view',
      about: 'list machines on hosts that have no record',
      options: listOptions,
      run: async (options: object) => (await orphans()).orphansListCommand(await config(), options, print),
    },
    'orphans adopt [RUNTIME_ID]': {
      role: 'fleet',
      about: 'give machines that have no record back to their customers, as far as signed orders prove them',
      options: { ...reasonOption, ...yesOption },
      examples: ['', '--reason "made after the backup of tonight" --yes'],
      run: async (runtimeId: string | undefined, options: { reason?: string; yes?: boolean }) =>
        (await orphans()).orphansAdoptCommand(await config(), runtimeId, options, print),
    },
    'orphans destroy RUNTIME_ID': {
      role: 'owner',
      about: 'destroy a machine that has no record',
      options: { ...reasonOption, ...yesOption },
      examples: ['21c8082e-d3ee-4f06-9590-f7f8e01b2d2e --reason "left by a restored backup" --yes'],
      run: async (runtimeId: string, options: { reason?: string; yes?: boolean }) =>
        (await orphans()).orphansDestroyCommand(await config(), runtimeId, options, print),
    },
  };
}
