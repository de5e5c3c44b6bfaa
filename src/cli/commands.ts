/** The program's commands: what each one takes, and what it runs. Their code is loaded only when they run. */

import { machineKinds } from '../domain/machine.ts';
import { UserError } from '../lib/errors.ts';
import type { Config } from '../settings/config.ts';
import type { Commands, Group } from './commandLine.ts';
import { type CustomerTerminal, customerCommands, runWithCompletion } from './customerCommands.ts';
import { accountCommands } from './customers/accountTable.ts';
import { hostCommands } from './fleet/hostTable.ts';
import { machineCommands } from './fleet/machineTable.ts';
import type { Made } from './operatorCommands.ts';
import { listOptions, outputOption, reasonOption, yesOption } from './operatorOptions.ts';

/** The context that a command is called in. */
export interface Terminal extends CustomerTerminal {
  /** The roles, which run until they are stopped. */
  roles: Readonly<Record<'api' | 'worker' | 'host' | 'codec' | 'operator', (config: Config) => Promise<void>>> & {
    up(config: Config, options: { check: boolean }): Promise<void>;
  };
  made?: Made;
}

/** Returns the exit code if the command asks to exit at once, else null. Throws UserError. */
export async function runCommand(given: string[], terminal: Terminal): Promise<number | null> {
  if (given[0] === '--operator-api') return (await import('./remoteCommand.ts')).remoteCommand(given, terminal);
  return runWithCompletion({ ...customerCommands(terminal), ...operatorCommands(terminal) }, given, terminal);
}

const changeOptions = {
  '--dry-run': 'only say what would happen',
  '--force': 'even if no worker of it asks for work',
};
export function operatorCommands({ environment, mainFile, roles, print, complain, made }: Terminal): Commands {
  const config = async () => (await import('../settings/config.ts')).readConfig(environment);
  const operator = () => import('./operatorCommands.ts');
  const deployments = () => import('./deployment/deploymentCommands.ts');
  const backups = () => import('./deployment/backup.ts');
  const usage = () => import('./bills/usageCommands.ts');
  const bills = () => import('./bills/billCommands.ts');
  const audit = () => import('./audit/auditCommands.ts');
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
    operator: {
      about: "run only the operators' API, for operators without the database's password (--operator-api URL COMMAND)",
      run: async () => roles.operator(having(await config(), 'DATABASE_URL', 'TLS_CERT_FILE', 'TLS_KEY_FILE')),
    },
    status: {
      role: 'view',
      about: 'show the whole service on one screen; exits with 0 (all well), 1 (something needs you), 2 (cannot tell)',
      options: outputOption,
      examples: ['', '-o json'],
      run: async (options: { output?: string }) =>
        (await import('./deployment/statusCommand.ts')).statusCommand(await config(), options, print),
    },
    prepare: {
      about: "migrate the database, apply FLEET_FILE, make a certificate in DATA_DIR, and prepare Temporal's namespace",
      run: async () => (await operator()).prepareCommand(await config(), print),
    },
    'certificates FOLDER=NAME...': {
      about: 'give parts of a deployment certificates of a CA of its own, in DATA_DIR; renews those that soon expire',
      examples: ['/tls/frontend=temporal /tls/client=compute-service'],
      run: async (parts: string[]) =>
        (await import('./deployment/certificateCommands.ts')).certificatesCommand(await config(), parts, print),
    },
    'secrets reencrypt': {
      about: 'encrypt every stored secret again, with a new key under the secret key in use',
      run: async () => (await import('./deployment/secretCommands.ts')).secretsReencryptCommand(await config(), print),
    },
    'secrets abandon': {
      about: 'give up what lost secret keys encrypted; without --yes, say what that is',
      options: { ...reasonOption, ...yesOption },
      examples: ['', '--reason "the machine with the keys burned" --yes'],
      run: async (options: { reason?: string; yes?: boolean }) =>
        (await import('./deployment/secretCommands.ts')).secretsAbandonCommand(await config(), options, print),
    },
    replay: {
      about: "check whether this release's workflows can follow every machine that runs now",
      run: async () => (await import('./deployment/replayCommand.ts')).replayCommand(await config(), print),
    },
    'deployment describe': {
      role: 'view',
      about: "list the workers' versions, which of them gets the work, and which may be stopped",
      options: outputOption,
      run: async (options: { output?: string }) =>
        (await deployments()).deploymentDescribeCommand(await config(), options, print),
    },
    'deployment ramp BUILD_ID': {
      role: 'fleet',
      about: 'give a version of the workers a share of the runs',
      options: { '--percent <PERCENT>': 'share of the runs, 0 to 100; 0 ends the ramp', ...changeOptions },
      examples: ['0.2.0 --percent 10'],
      run: async (buildId: string, options: { percent?: string; dryRun?: boolean; force?: boolean }) =>
        (await deployments()).deploymentRampCommand(await config(), buildId, options, print),
    },
    'deployment current [BUILD_ID]': {
      role: 'fleet',
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
      role: 'fleet',
      about: 'record that a backup was taken by other tools, for status and the alert BackupOld',
      options: {
        '--by <TEXT>': 'the tool and the place of the backup (required)',
        '--taken-at <TIME>': 'when it began, RFC 3339 (default: now)',
        ...outputOption,
      },
      examples: ['--by "pg_dump to s3://backups"'],
      run: async (options: { by?: string; takenAt?: string; output?: string }) =>
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
      options: {
        '--dry-run': 'only show what it would do',
        '--acts <FILE>': 'what an audit sink has kept: show what was done after the backup, and hold what it concerns',
      },
      examples: ['--dry-run', '', '--dry-run --acts audit.ndjson', '--acts audit.ndjson'],
      run: async (options: { dryRun?: boolean; acts?: string }) =>
        (await import('./deployment/recoverCommand.ts')).recoverCommand(await config(), options, print),
    },
    'audit list': {
      role: 'view',
      about: 'list audit events of all accounts, the newest first',
      options: {
        '--customer <SLUG>': 'only this account',
        '--action <ACTION>': 'only this action (docs/audit.md)',
        '--actor <ID>': 'only this actor: an id, or the name of an operator',
        '--target <ID>': 'only this target',
        '--outcome <OUTCOME>': 'success or refused',
        '--address <ADDRESS>': 'only from this address',
        '--request <ID>': 'only of this request',
        '--from <TIME>': 'of this time and later',
        '--to <TIME>': 'before this time',
        ...listOptions,
      },
      examples: ['', '--customer acme --outcome refused', '--action machine.abandon -o json'],
      run: async (options: object) => (await audit()).auditListCommand(await config(), options, print),
    },
    'audit verify [FILE]': {
      role: 'view',
      about: 'check that no audit event was changed, added, or removed; exits with 1 and names the first that was',
      options: {
        '--customer <SLUG>': 'only this account',
        '--checkpoints <FILE>': 'also against the checkpoints of an earlier audit export',
        '--keys <FILE>': 'of FILE: with these public keys, as /.well-known/jwks.json has them',
        ...outputOption,
      },
      examples: ['', '--customer acme --checkpoints last-month.ndjson', 'export.ndjson'],
      run: async (file: string | undefined, options: object) =>
        (await audit()).auditVerifyCommand(await config(), { ...options, export: file }, print),
    },
    'audit export': {
      about: 'print audit events with their hashes and signed checkpoints, as lines of JSON',
      options: { '--customer <SLUG>': 'only this account' },
      examples: ['--customer acme > acme.ndjson'],
      run: async (options: { customer?: string }) => (await audit()).auditExportCommand(await config(), options, print),
    },
    'bills list SLUG': {
      role: 'view',
      about: 'list the closed bills of an account, the latest first',
      options: listOptions,
      examples: ['acme', 'acme -o csv'],
      run: async (slug: string, options: object) =>
        (await bills()).billsListCommand(await config(), { ...options, slug }, print),
    },
    'bills show SLUG MONTH': {
      role: 'view',
      about: 'show a closed bill: totals by tenant and class, corrections, and whether its signature holds',
      options: outputOption,
      examples: ['acme 2026-10', 'acme 2026-10 -o json'],
      run: async (slug: string, month: string, options: { output?: string }) =>
        (await bills()).billsShowCommand(await config(), { ...options, slug, month }, print),
    },
    'bills lifecycles SLUG MONTH': {
      role: 'view',
      about: 'print the lifecycles behind a closed bill as lines of JSON, whose SHA-256 the bill has',
      options: { ...listOptions, '-o, --output <FORMAT>': 'lines (the default), table, json, yaml, csv, or page' },
      examples: ['acme 2026-10 | sha256sum', 'acme 2026-10 -o csv'],
      run: async (slug: string, month: string, options: object) =>
        (await bills()).billsLifecyclesCommand(await config(), { ...options, slug, month }, print),
    },
    'bills verify SLUG': {
      role: 'view',
      about:
        'check every closed bill: its signature, parts, usage, lifecycles, and corrections; exits with 1 if one differs',
      options: outputOption,
      examples: ['acme', 'acme -o json'],
      run: async (slug: string, options: { output?: string }) =>
        (await bills()).billsVerifyCommand(await config(), { ...options, slug }, print),
    },
    'bills set-aside SLUG MONTH': {
      role: 'owner',
      about: 'take a bill that "bills verify" refuses out of the bills of its account; it is kept as evidence',
      options: {
        '--reason <TEXT>': 'why, for the audit log: at least 8 characters',
        '--yes': 'do it; without this, say what is wrong with it (exits with 3)',
      },
      examples: ['acme 2026-10 --reason "not written by a worker" --yes'],
      run: async (slug: string, month: string, options: object) =>
        (await bills()).billsSetAsideCommand(await config(), { ...options, slug, month }, print),
    },
    'bills correct SLUG MONTH': {
      role: 'billing',
      about: 'credit or debit an account for a month whose bill is closed; it is a line of the bill of this month',
      options: {
        '--tenant <SLUG>': 'the tenant (default: the only one)',
        '--class <NAME>': 'the class of machines',
        '--kind <KIND>': `${machineKinds.join(' or ')} (default: the one that the class carries)`,
        '--credit <SECONDS>': 'taken from what is billed',
        '--debit <SECONDS>': 'added to what is billed',
        '--reference <TEXT>': "its number, such as a credit note's; it is made once",
        '--reason <TEXT>': 'why, for the customer and the audit log: at least 8 characters',
        '--yes': 'do it; without this, say what it would add (exits with 3)',
      },
      examples: ['acme 2026-10 --class general-1 --credit 7200 --reference CN-17 --reason "host h1 was silent" --yes'],
      run: async (slug: string, month: string, options: object) =>
        (await bills()).billsCorrectCommand(await config(), { ...options, slug, month }, print, made),
    },
    'bills credit MONTH': {
      role: 'billing',
      about: 'credit all accounts the time of a month for which the hosts of their machines were silent',
      options: {
        '--stopped': 'instead, the time for which an operator held machines stopped',
        '--from <TIME>': 'only from then on, RFC 3339 (default: the whole month)',
        '--until <TIME>': 'only until then',
        '--reference <TEXT>': 'of the incident: what it credited once is not credited again',
        '--reason <TEXT>': 'why, for the customers and the audit log: at least 8 characters',
        '--yes': 'do it; without this, say what it would add (exits with 3)',
      },
      examples: [
        '2026-10 --from 2026-10-24T08:00:00Z --until 2026-10-24T12:00:00Z --reference INC-17 --reason "rack 7 lost power" --yes',
        '2026-10 --stopped --reference stops --reason "machines that we stopped" --yes',
      ],
      run: async (month: string, options: object) =>
        (await import('./bills/creditCommand.ts')).billsCreditCommand(
          await config(),
          { ...options, month },
          print,
          made,
        ),
    },
    'usage rebuild': {
      role: 'billing',
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
      role: 'billing',
      about: 'print a closed month of a customer as FOCUS CSV',
      options: {
        '--format <FORMAT>': 'focus (required)',
        '--month <YYYY-MM>': 'the month (required)',
        '--customer <SLUG>': 'short name of the customer (required)',
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
    'For operators: customers': accountCommands({ config, print, made }),
    'For operators: hosts': hostCommands({ config, print, made }),
    'For operators: machines': machineCommands({ config, print, made }),
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
