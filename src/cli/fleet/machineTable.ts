/** Operators' commands for machines and their workflows: a part of commands.ts. */
import { machineKinds } from '../../domain/machine.ts';
import type { Group } from '../commandLine.ts';
import { kindOption, listOptions, type Operated, outputOption, reasonOption, yesOption } from '../operatorOptions.ts';

export function machineCommands({ config, print, made }: Operated): Group {
  const instances = () => import('./instanceCommands.ts');
  const workflows = () => import('../deployment/workflowCommands.ts');
  const orphans = () => import('./orphanCommands.ts');
  return {
    'instances list': {
      role: 'view',
      about: 'list machines of all customers, with what each waits for',
      options: {
        '-n, --namespace <NAMESPACE>': 'only this namespace',
        '--phase <PHASE>': 'only this phase',
        '--host <NAME>': 'only this host',
        '--failure <CODE>': 'only this failure code',
        '--kind <KIND>': `${machineKinds.join(' or ')} (default: all)`,
        '--waiting': 'only those for which something still has to happen, the longest wait first',
        ...listOptions,
      },
      examples: ['', '--failure CleanupBlocked', '--waiting', '--host sim-a -o json'],
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
      options: outputOption,
      examples: ['21c8082e-d3ee-4f06-9590-f7f8e01b2d2e'],
      run: async (requestId: string, options: { output?: string }) =>
        (await instances()).instancesFindCommand(await config(), { ...options, requestId }, print),
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
    'instances abandon NAMESPACE/NAME': {
      role: 'owner',
      about: 'give up a machine whose host cannot show that it is gone; the host is quarantined',
      options: { ...reasonOption, ...kindOption, ...yesOption },
      examples: ['acme-default/web --reason "the host burned down" --yes'],
      run: async (subject: string, options: { reason?: string; kind?: string; yes?: boolean }) =>
        (await instances()).instancesAbandonCommand(await config(), { ...options, subject }, print),
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
        (await orphans()).orphansAdoptCommand(await config(), runtimeId, options, print, made),
    },
    'orphans destroy RUNTIME_ID': {
      role: 'owner',
      about: 'destroy a machine that has no record',
      options: { ...reasonOption, ...yesOption },
      examples: ['21c8082e-d3ee-4f06-9590-f7f8e01b2d2e --reason "left by a restored backup" --yes'],
      run: async (runtimeId: string, options: { reason?: string; yes?: boolean }) =>
        (await orphans()).orphansDestroyCommand(await config(), runtimeId, options, print),
    },
    'workflows reset WORKFLOW_ID': {
      role: 'fleet',
      about: 'have a workflow begin again from what is recorded, as when no worker can go on with it',
      options: { ...reasonOption, ...yesOption },
      examples: ['host/sim-a --reason "its history was spoiled" --yes'],
      run: async (workflowId: string, options: { reason?: string; yes?: boolean }) =>
        (await workflows()).workflowsResetCommand(await config(), { ...options, workflowId }, print),
    },
  };
}
