/** Operators' commands for accounts: a part of commands.ts. */
import { limitNames } from '../../domain/limits.ts';
import type { Group } from '../commandLine.ts';
import { listOptions, type Operated, outputOption, reasonOption, yesOption } from '../operatorOptions.ts';

interface NewAccountOptions {
  name?: string;
  region?: string;
  ttl?: string;
}

const newAccountOptions = {
  '--name <NAME>': 'display name (default: SLUG)',
  '--region <REGION>': "region of its first tenant (default: the applied fleet's first)",
};
const limitOptions = {
  '--class <CLASS>': 'the machine class; without one, LIMIT is of all classes together',
  ...reasonOption,
  '--until <TIME>': 'when the limit before it holds again, RFC 3339 (default: never)',
  ...yesOption,
};

export function accountCommands({ config, print, made }: Operated): Group {
  const customers = () => import('./operatorCustomers.ts');
  const customerData = () => import('./customerDataCommands.ts');
  const limits = () => import('./limitCommands.ts');
  const requests = () => import('./limitRequestCommands.ts');
  return {
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
        (await customerData()).customersEraseCommand(await config(), { ...options, slug }, print, made),
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
      options: {
        ...newAccountOptions,
        '--ttl <DURATION>': 'lifetime of the code: 30m, 12h, at most 90d (default: 7d)',
      },
      examples: ['acme --name "Acme Inc" --ttl 12h'],
      run: async (slug: string, { name: displayName, region, ttl }: NewAccountOptions) => {
        const { registrationsIssueCommand } = await import('./registrationCommands.ts');
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
  };
}
