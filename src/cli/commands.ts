/** The program's commands: what each one takes, and what it runs. Their code is loaded only when they run. */

import type { Config } from '../config.ts';
import { UserError } from '../domain/errors.ts';
import { defaultKind } from '../domain/kinds.ts';
import { limitNames } from '../domain/limits.ts';
import { machineKinds } from '../domain/machine.ts';
import type { Commands, Group } from './commandLine.ts';
import { type CustomerTerminal, customerCommands, runWithCompletion } from './customerCommands.ts';

/** The context that a command is called in. */
export interface Terminal extends CustomerTerminal {
  /** The roles, which run until they are stopped. */
  roles: Readonly<Record<'api' | 'worker' | 'host' | 'codec', (config: Config) => Promise<void>>> & {
    up(config: Config, options: { check: boolean }): Promise<void>;
  };
}

/** Returns the exit code if the command asks to exit at once, else null. Throws UserError. */
export function runCommand(given: string[], terminal: Terminal): Promise<number | null> {
  return runWithCompletion({ ...customerCommands(terminal), ...operatorCommands(terminal) }, given, terminal);
}

interface NewAccountOptions {
  name?: string;
  region?: string;
  ttl?: string;
}

const newAccountOptions = {
  '--name <NAME>': 'display name (default: SLUG)',
  '--region <REGION>': "region of its first tenant (default: the fleet's first)",
};
const outputOption = { '-o, --output <FORMAT>': 'table (the default) or json' };
const changeOptions = {
  '--dry-run': 'only say what would happen',
  '--force': 'even if no worker of it asks for work',
};
const reasonOption = { '--reason <TEXT>': 'why, for the audit log: at least 8 characters' };
const limitOptions = {
  '--class <CLASS>': 'the machine class; without one, LIMIT is of all classes together',
  ...reasonOption,
  '--until <TIME>': 'when the limit before it holds again, RFC 3339 (default: never)',
  '--yes': 'do it; without this, say what it would do (exits with 3)',
};

function operatorCommands({ environment, mainFile, roles, print, complain }: Terminal): Commands {
  const config = async () => (await import('../config.ts')).readConfig(environment);
  const operator = () => import('./operatorCommands.ts');
  const hosts = () => import('./hostCommands.ts');
  const hostKeys = () => import('./hostKeyCommands.ts');
  const instances = () => import('./instanceCommands.ts');
  const customers = () => import('./operatorCustomers.ts');
  const limits = () => import('./limitCommands.ts');
  const orphans = () => import('./orphanCommands.ts');
  const deployments = () => import('./deploymentCommands.ts');
  const backups = () => import('./backup.ts');
  const usage = () => import('./usageCommands.ts');
  const bills = () => import('./billCommands.ts');
  const audit = () => import('./auditCommands.ts');
  const service: Group = {
    up: {
      about: 'run the whole service on this machine (npm start)',
      options: {
        '--stop-machines': "shut down machines that live outside it, such as QEMU's, until its next start",
        '--no-check': 'start without a machine of its own, which shows that simulated machines become ready',
      },
      examples: ['', '--stop-machines'],
      run: async ({ stopMachines = false, check }: { stopMachines?: boolean; check: boolean }) => {
        const settings = await config();
        return roles.up({ ...settings, STOP_MACHINES: settings.STOP_MACHINES || stopMachines }, { check });
      },
    },
    api: {
      about: 'run only the API: one role of a deployment over several machines',
      run: async () => roles.api(having(await config(), 'DATABASE_URL', 'TLS_CERT_FILE', 'TLS_KEY_FILE')),
    },
    worker: {
      about: "run only the worker: workflows and the control plane's activities",
      run: async () => roles.worker(having(await config(), 'DATABASE_URL')),
    },
    host: {
      about: 'run only the agent beside the machines',
      run: async () => roles.host(await config()),
    },
    codec: {
      about: "run only the codec endpoint, by which operators read encrypted payloads in Temporal's UI",
      run: async () => roles.codec(await config()),
    },
    status: {
      about: 'show the whole service on one screen; exits with 0 (all well), 1 (something needs you), 2 (cannot tell)',
      options: outputOption,
      examples: ['', '-o json'],
      run: async (options: { output?: string }) =>
        (await import('./statusCommand.ts')).statusCommand(await config(), options, print),
    },
    prepare: {
      about: "migrate the database, apply FLEET_FILE, make a certificate in DATA_DIR, and prepare Temporal's namespace",
      run: async () => (await operator()).prepareCommand(await config(), print),
    },
    'certificates FOLDER=NAME...': {
      about: 'give parts of a deployment certificates of a CA of its own, in DATA_DIR; renews those that soon expire',
      examples: ['/tls/frontend=temporal /tls/client=compute-service'],
      run: async (parts: string[]) =>
        (await import('./certificateCommands.ts')).certificatesCommand(await config(), parts, print),
    },
    replay: {
      about: "check whether this release's workflows can follow every machine that runs now",
      run: async () => (await import('./replayCommand.ts')).replayCommand(await config(), print),
    },
    'deployment describe': {
      about: "list the workers' versions, which of them gets the work, and which may be stopped",
      options: outputOption,
      run: async (options: { output?: string }) =>
        (await deployments()).deploymentDescribeCommand(await config(), options, print),
    },
    'deployment ramp BUILD_ID': {
      about: 'give a version of the workers a share of the runs',
      options: { '--percent <PERCENT>': 'share of the runs, 0 to 100; 0 ends the ramp', ...changeOptions },
      examples: ['0.2.0 --percent 10'],
      run: async (buildId: string, options: { percent?: string; dryRun?: boolean; force?: boolean }) =>
        (await deployments()).deploymentRampCommand(await config(), buildId, options, print),
    },
    'deployment current [BUILD_ID]': {
      about: 'give a version of the workers all work: the next release, or the former one to go back',
      options: { '--unversioned': 'give all work to workers without a version', ...changeOptions },
      examples: ['0.2.0', '0.1.0 --dry-run', '--unversioned'],
      run: async (buildId: string | undefined, options: { unversioned?: boolean; dryRun?: boolean; force?: boolean }) =>
        (await deployments()).deploymentCurrentCommand(await config(), buildId, options, print),
    },
    version: {
      about: "print this program's release, its Node, and its database schema (--version)",
      run: async () => void print(await (await import('./version.ts')).versionLine(await config())),
    },
  };
  const fleet: Group = {
    'fleet apply FILE': {
      about: 'make the fleet what FILE says: regions, machine classes, images, hosts, and default limits',
      examples: ['fleet.yaml'],
      run: async (file: string) => (await operator()).fleetApplyCommand(await config(), file, print),
    },
    'customers create SLUG': {
      about: 'create a customer with a tenant, a namespace, and an API key, which is shown once',
      options: newAccountOptions,
      examples: ['acme --name "Acme Inc"'],
      run: async (slug: string, { name: displayName, region }: NewAccountOptions) => {
        return (await customers()).customersCreateCommand(await config(), { slug, displayName, region }, print);
      },
    },
    'customers list': {
      about: 'list accounts: their state, machines, people, and keys, and when they were last active',
      options: {
        '--status <STATUS>': 'only active, suspended, or closed',
        '--limit <NUMBER>': 'how many at most (default: 200)',
        ...outputOption,
      },
      examples: ['', '--status suspended -o json'],
      run: async (options: object) => (await customers()).customersListCommand(await config(), options, print),
    },
    'customers show SLUG': {
      about: 'show an account: limits and use, machines, people, and what this month is billed so far',
      options: outputOption,
      examples: ['acme', 'acme -o json'],
      run: async (slug: string, options: { output?: string }) =>
        (await customers()).customersShowCommand(await config(), { ...options, slug }, print),
    },
    'customers suspend SLUG': {
      about: 'end the sessions of an account and give it no new ones; its machines go on',
      options: reasonOption,
      examples: ['acme --reason "invoice 4711 was not paid"'],
      run: async (slug: string, options: { reason?: string }) =>
        (await customers()).customersSuspendCommand(await config(), { ...options, slug }, print),
    },
    'customers resume SLUG': {
      about: 'lift a suspension, or keep an account that was to close',
      options: reasonOption,
      examples: ['acme --reason "invoice 4711 was paid"'],
      run: async (slug: string, options: { reason?: string }) =>
        (await customers()).customersResumeCommand(await config(), { ...options, slug }, print),
    },
    'customers close SLUG': {
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
    'limits list': {
      about: 'list the limits that tenants have of their own, with who set them, why, and until when',
      options: outputOption,
      examples: ['', '-o json'],
      run: async (options: { output?: string }) => (await limits()).limitsListCommand(await config(), options, print),
    },
    'limits show NAMESPACE': {
      about: 'show all limits of a tenant, defaults too, with what is in use',
      options: outputOption,
      examples: ['acme-default'],
      run: async (namespace: string, options: { output?: string }) =>
        (await limits()).limitsListCommand(await config(), { ...options, namespace }, print),
    },
    'limits set NAMESPACE LIMIT AMOUNT': {
      about: `set a limit of a tenant, or "default" to give it the default again: ${limitNames.join(', ')}`,
      options: limitOptions,
      examples: ['acme-default virtual_machine 20 --class general-1 --reason "contract 4711" --yes'],
      run: async (namespace: string, name: string, amount: string, options: object) =>
        (await limits()).limitsSetCommand(await config(), { ...options, namespace, name, amount }, print),
    },
    'limits raise NAMESPACE LIMIT AMOUNT': {
      about: 'as set, and refused unless the limit becomes higher',
      options: limitOptions,
      examples: ['acme-default cpu 400 --reason "a load test" --until 2026-12-24T00:00:00Z --yes'],
      run: async (namespace: string, name: string, amount: string, options: object) =>
        (await limits()).limitsSetCommand(await config(), { ...options, namespace, name, amount, raise: true }, print),
    },
    'registrations issue SLUG': {
      about: 'issue a one-time code for a new account, or for a new key of an existing one',
      options: { ...newAccountOptions, '--ttl <TIME>': 'lifetime of the code: 30m, 12h, at most 90d (default: 7d)' },
      examples: ['acme --name "Acme Inc" --ttl 12h'],
      run: async (slug: string, { name: displayName, region, ttl }: NewAccountOptions) => {
        const { registrationsIssueCommand } = await import('./registrationCommands.ts');
        return registrationsIssueCommand(await config(), { slug, displayName, region, ttl }, print);
      },
    },
    'sign-in allow SLUG': {
      about: 'lift a stop of sign-in that its account cannot lift by itself',
      options: reasonOption,
      examples: ['acme --reason "the provider was cleaned up, ticket 4711"'],
      run: async (slug: string, { reason }: { reason?: string }) =>
        (await import('./signInCommands.ts')).signInAllowCommand(await config(), { slug, reason }, print),
    },
    'sign-in local': {
      about: 'print the one-time address that signs you in to the console of `npm start`, again',
      run: async () => (await import('./signInCommands.ts')).signInLocalCommand(await config(), print),
    },
    'secrets reencrypt': {
      about: 'encrypt every stored secret again, with a new key under the secret key in use',
      run: async () => (await import('./secretCommands.ts')).secretsReencryptCommand(await config(), print),
    },
    'hosts list': {
      about: 'list hosts, their machines, and what keeps new ones off them',
      run: async () => (await hosts()).hostsListCommand(await config(), print),
    },
    'hosts show NAME': {
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
    'hosts enroll [NAME]': {
      about: "trust a new key of a host's agent: from then on, nothing is believed of the host that it did not sign",
      options: {
        '--key <KEY>': 'what "hosts key" printed on the host (default: a new key in DATA_DIR, for an agent here)',
        '--all': 'each host that has no key yet, for agents here',
        '--overlap-hours <HOURS>': 'how long the former key still holds (default: 24; 0 for a stolen one)',
      },
      examples: ['sim-a', 'sim-a --key 11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', '--all'],
      run: async (name: string | undefined, options: { key?: string; all?: boolean; overlapHours?: string }) =>
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
      about: 'print the public key with which orders to hosts are signed, for "hosts key NAME --orders"',
      options: { '--rotate': 'make a new one first; agents follow it, and one more rotation ends the former key' },
      run: async (options: { rotate?: boolean }) =>
        (await hostKeys()).hostsOrderKeyCommand(await config(), options, print),
    },
    'hosts cordon NAME': {
      about: 'close a host to new machines',
      examples: ['sim-a'],
      run: async (name: string) => (await hosts()).hostsCordonCommand(await config(), name, true, print),
    },
    'hosts uncordon NAME': {
      about: 'open a cordoned host again',
      examples: ['sim-a'],
      run: async (name: string) => (await hosts()).hostsCordonCommand(await config(), name, false, print),
    },
    'hosts drain NAME': {
      about: 'close a host and list the machines left on it; exits with 3 until it is empty',
      examples: ['sim-a'],
      run: async (name: string) => (await hosts()).hostsDrainCommand(await config(), name, print),
    },
    'hosts reset NAME': {
      about: 'end the machines of a host that lost its records, and take it with the records that it has',
      options: reasonOption,
      examples: ['sim-a --reason "the disk is gone for good"'],
      run: async (name: string, options: { reason?: string }) =>
        (await hosts()).hostsResetCommand(await config(), name, options, print),
    },
    'instances abandon NAMESPACE/NAME': {
      about: 'give up a machine whose host cannot show that it is gone; the host is quarantined',
      options: { ...reasonOption, '--kind <KIND>': `${machineKinds.join(' or ')} (default: ${defaultKind})` },
      examples: ['acme-default/web --reason "the host burned down"'],
      run: async (subject: string, options: { reason?: string; kind?: string }) =>
        (await instances()).instancesAbandonCommand(await config(), { ...options, subject }, print),
    },
    'instances list': {
      about: 'list machines of all customers, with what each waits for',
      options: {
        '-n, --namespace <NAMESPACE>': 'only this namespace',
        '--phase <PHASE>': 'only this phase',
        '--host <NAME>': 'only this host',
        '--failure <CODE>': 'only this failure code',
        '--kind <KIND>': `${machineKinds.join(' or ')} (default: all)`,
        '--limit <NUMBER>': 'how many at most (default: 200)',
        ...outputOption,
      },
      examples: ['', '--failure CleanupBlocked', '--host sim-a -o json'],
      run: async (options: object) => (await instances()).instancesListCommand(await config(), options, print),
    },
    'instances show NAMESPACE/NAME': {
      about: 'show one machine: its workflow, its customer, why it waits or failed, its placements, and its changes',
      options: { '--kind <KIND>': `${machineKinds.join(' or ')} (default: ${defaultKind})`, ...outputOption },
      examples: ['acme-default/web', 'acme-default/web -o json'],
      run: async (subject: string, options: { kind?: string; output?: string }) =>
        (await instances()).instancesShowCommand(await config(), { ...options, subject }, print),
    },
    'instances find REQUEST_ID': {
      about: 'show the workflow and state of the machine that a request created',
      examples: ['21c8082e-d3ee-4f06-9590-f7f8e01b2d2e'],
      run: async (requestId: string) => (await instances()).instancesFindCommand(await config(), requestId, print),
    },
    'orphans list': {
      about: 'list machines on hosts that have no record',
      run: async () => (await orphans()).orphansListCommand(await config(), print),
    },
    'orphans destroy RUNTIME_ID': {
      about: 'destroy a machine that has no record',
      options: reasonOption,
      examples: ['21c8082e-d3ee-4f06-9590-f7f8e01b2d2e --reason "left by a restored backup"'],
      run: async (runtimeId: string, { reason }: { reason?: string }) =>
        (await orphans()).orphansDestroyCommand(await config(), runtimeId, reason, print),
    },
  };
  const database: Group = {
    migrate: {
      about: "bring the database to this release's schema",
      run: async () => (await operator()).migrateCommand(await config(), print),
    },
    'database url': {
      about: "print the database's address, with its password",
      run: async () => (await backups()).databaseUrlCommand(await config(), print, complain),
    },
    'database note-backup': {
      about: 'record that a backup was taken by other tools, for status and the alert BackupOld',
      options: {
        '--by <TEXT>': 'the tool and the place of the backup (required)',
        '--taken-at <TIME>': 'when it began, RFC 3339 (default: now)',
      },
      examples: ['--by "pg_dump to s3://backups"'],
      run: async (options: { by?: string; takenAt?: string }) =>
        (await backups()).noteBackupCommand(await config(), options, print),
    },
    'backup FILE': {
      about: 'write the embedded database to one verified file while the service runs',
      examples: ['compute.backup'],
      run: async (file: string) => (await backups()).backupCommand(await config(), { file, mainFile }, print),
    },
    'restore FILE': {
      about: 'put the file of a backup in place while the service is stopped; then run recover',
      examples: ['compute.backup'],
      run: async (file: string) => (await backups()).restoreCommand(await config(), { file, mainFile }, print),
    },
    recover: {
      about: 'make a database that was restored from a backup safe to use',
      options: { '--dry-run': 'only show what it would do' },
      examples: ['--dry-run', ''],
      run: async (options: { dryRun?: boolean }) =>
        (await import('./recoverCommand.ts')).recoverCommand(await config(), options, print),
    },
    'audit list': {
      about: 'list audit events of all accounts, the newest first',
      options: {
        '--customer <SLUG>': 'only this account',
        '--action <ACTION>': 'only this action (docs/audit.md)',
        '--actor <ID>': 'only this actor, by id',
        '--target <ID>': 'only this target',
        '--outcome <OUTCOME>': 'success or refused',
        '--address <ADDRESS>': 'only from this address',
        '--request <ID>': 'only of this request',
        '--from <TIME>': 'of this time and later',
        '--to <TIME>': 'before this time',
        '--limit <NUMBER>': 'how many at most (default: 50)',
        ...outputOption,
      },
      examples: ['', '--customer acme --outcome refused', '--action machine.abandon -o json'],
      run: async (options: object) => (await audit()).auditListCommand(await config(), options, print),
    },
    'audit verify [FILE]': {
      about: 'check that no audit event was changed, added, or removed; exits with 1 and names the first that was',
      options: {
        '--customer <SLUG>': 'only this account',
        '--checkpoints <FILE>': 'also against the checkpoints of an earlier audit export',
      },
      examples: ['', '--customer acme --checkpoints last-month.ndjson', 'export.ndjson'],
      run: async (file: string | undefined, options: { customer?: string; checkpoints?: string }) =>
        (await audit()).auditVerifyCommand(await config(), { ...options, export: file }, print),
    },
    'audit export': {
      about: 'print audit events with their hashes and signed checkpoints, as lines of JSON',
      options: { '--customer <SLUG>': 'only this account' },
      examples: ['--customer acme > acme.ndjson'],
      run: async (options: { customer?: string }) => (await audit()).auditExportCommand(await config(), options, print),
    },
    'bills list SLUG': {
      about: 'list the closed bills of an account, the latest first',
      options: { '--limit <NUMBER>': 'how many at most (default: 36)', ...outputOption },
      examples: ['acme'],
      run: async (slug: string, options: { limit?: string; output?: string }) =>
        (await bills()).billsListCommand(await config(), { ...options, slug }, print),
    },
    'bills show SLUG MONTH': {
      about: 'show a closed bill: totals by tenant and class, corrections, and whether its signature holds',
      options: outputOption,
      examples: ['acme 2026-10', 'acme 2026-10 -o json'],
      run: async (slug: string, month: string, options: { output?: string }) =>
        (await bills()).billsShowCommand(await config(), { ...options, slug, month }, print),
    },
    'bills lifecycles SLUG MONTH': {
      about: 'print the lifecycles behind a closed bill as lines of JSON, whose SHA-256 the bill has',
      examples: ['acme 2026-10 | sha256sum'],
      run: async (slug: string, month: string) =>
        (await bills()).billsLifecyclesCommand(await config(), { slug, month }, print),
    },
    'bills verify SLUG': {
      about: 'check every closed bill against its signature, usage, and lifecycles; exits with 1 if one differs',
      examples: ['acme'],
      run: async (slug: string) => (await bills()).billsVerifyCommand(await config(), slug, print),
    },
    'bills correct SLUG MONTH': {
      about: 'credit or debit an account for a month whose bill is closed; it is a line of the bill of this month',
      options: {
        '--tenant <SLUG>': 'the tenant (default: the only one)',
        '--class <NAME>': 'the class of machines',
        '--kind <KIND>': `${machineKinds.join(' or ')} (default: ${defaultKind})`,
        '--credit <SECONDS>': 'taken from what is billed',
        '--debit <SECONDS>': 'added to what is billed',
        '--reference <TEXT>': "its number, such as a credit note's; it is made once",
        '--reason <TEXT>': 'why, for the customer and the audit log: at least 8 characters',
        '--yes': 'do it; without this, say what it would add (exits with 3)',
      },
      examples: ['acme 2026-10 --class general-1 --credit 7200 --reference CN-17 --reason "host h1 was silent" --yes'],
      run: async (slug: string, month: string, options: object) =>
        (await bills()).billsCorrectCommand(await config(), { ...options, slug, month }, print),
    },
    'usage rebuild': {
      about: 'rebuild usage where it differs from its lifecycles',
      options: {
        '--month <YYYY-MM>': 'only this month',
        '--frozen': 'change the month even if its bill is final',
      },
      examples: ['', '--month 2026-10 --frozen'],
      run: async (options: { month?: string; frozen?: boolean }) =>
        (await usage()).usageRebuildCommand(await config(), options, print),
    },
    'usage export': {
      about: 'print a closed month of a customer as FOCUS CSV',
      options: {
        '--format <FORMAT>': 'focus',
        '--month <YYYY-MM>': 'the month',
        '--customer <SLUG>': 'short name of the customer',
      },
      examples: ['--format focus --month 2026-10 --customer acme > acme.csv'],
      run: async (options: { format?: string; month?: string; customer?: string }) =>
        (await usage()).usageExportCommand(await config(), options, print, complain),
    },
    'usage archive': {
      about: 'write machines that were gone before a month to a file, and remove them from the database',
      options: {
        '--before <YYYY-MM>': 'the first month that stays; all before it must be final',
        '--file <FILE>': 'a new file, for lines of JSON',
      },
      examples: ['--before 2024-01 --file machines-until-2023.ndjson'],
      run: async (options: { before?: string; file?: string }) =>
        (await usage()).usageArchiveCommand(await config(), options, print),
    },
  };
  return {
    'For operators: the service (its settings: docs/configuration.md)': service,
    'For operators: customers, hosts, and machines': fleet,
    'For operators: database and usage': database,
  };
}

/** Returns the configuration if it has these settings. Throws a UserError that names the missing ones. */
function having(config: Config, ...names: ('DATABASE_URL' | 'TLS_CERT_FILE' | 'TLS_KEY_FILE')[]): Config {
  const missing = names.filter((name) => config[name] === '');
  if (missing.length > 0)
    throw new UserError(
      `This role needs ${missing.join(', ')}; "up" (npm start) sets ${missing.length === 1 ? 'it' : 'them'} for its own roles.`,
    );
  return config;
}
