/** Customers' commands for their keys, people, and tenants: what each one takes, and what it runs. */
import { reaches, roles } from '../../domain/roles.ts';
import { scopes } from '../../domain/scopes.ts';
import type { Group } from '../commandLine.ts';
import type { Environment } from '../session/configFolder.ts';
import { type CommonOptions, commonOf, commonOptions, outputValues } from './accountOptions.ts';
import type { Bounds } from './apiKeyCommands.ts';

const roleNames = roles.join(', ');
const boundOptions = {
  '--role <ROLE>': `what it may do: ${roleNames}`,
  '--scopes <SCOPES>': `the same by scopes: ${scopes.join(',')}`,
  '--reach <REACH>': 'account, or tenant: in its own tenant alone',
  '--source-range <CIDRS>': 'where it may be used from: 203.0.113.0/24,2001:db8::/32,…',
  '--require-dpop': 'bind its sessions to a key of their client, as this program has one (RFC 9449; not for kubectl)',
};
const saveOption = { '--save <FOLDER>': 'write the key there, for --data-dir FOLDER, instead of showing its secret' };
const endMadeOption = { '--end-made': 'also end what it made, and what that made in turn' };
const tenantOption = { '--tenant <SLUG>': 'the role in this tenant (default: in the account)' };
const values = { ...outputValues, ROLE: roles, REACH: reaches, SCOPES: scopes };

export function teamCommands(terminal: { environment: Environment; print(line: string): void }): Group {
  const common = (options: CommonOptions) => commonOf(options, terminal);
  const keys = () => import('./apiKeyCommands.ts');
  const people = () => import('./peopleCommands.ts');
  return {
    'keys list': {
      about: 'list API keys: what each may do, where from, and when it ends',
      options: commonOptions,
      values,
      examples: ['', '-o json'],
      run: async (options: CommonOptions) => (await keys()).listKeysCommand(await common(options)),
    },
    'keys create NAME': {
      about: 'make an API key',
      options: {
        ...boundOptions,
        '--tenant <SLUG>': "tenant that it works in (default: the session's)",
        '--expires <TIME>': 'its end: 2026-12-31 (default: the latest possible)',
        ...saveOption,
        ...commonOptions,
      },
      values,
      examples: [
        'ci --role developer --reach tenant --source-range 203.0.113.0/24',
        'backup --role viewer --require-dpop --save ~/backup-key',
      ],
      run: async (
        name: string,
        {
          tenant,
          expires,
          save,
          ...options
        }: CommonOptions & Bounds & { tenant?: string; expires?: string; save?: string },
      ) =>
        (await keys()).createKeyCommand({
          ...boundsOf(options),
          ...(await common(options)),
          name,
          tenant,
          expires,
          save,
        }),
    },
    'keys restrict KEY': {
      about: 'narrow what a key may do, and set where and how it may be used; its sessions end',
      options: {
        ...boundOptions,
        '--any-source': 'it may be used from anywhere again',
        '--no-require-dpop': 'its sessions need no proofs again',
        ...commonOptions,
      },
      values,
      examples: ['ci --source-range 203.0.113.0/24,198.51.100.7/32', 'ci --require-dpop', 'ci --any-source'],
      run: async (key: string, options: CommonOptions & Bounds) =>
        (await keys()).restrictKeyCommand({ ...boundsOf(options), ...(await common(options)), key }),
    },
    'keys rotate KEY': {
      about: 'replace a key by another with the same rights; both work for a while',
      options: {
        '--overlap <SECONDS>': 'for this time (default: 86400, a day)',
        ...saveOption,
        ...commonOptions,
      },
      values,
      examples: ['ci', 'ci --overlap 0 --save ~/ci-key'],
      run: async (key: string, { overlap, save, ...options }: CommonOptions & { overlap?: string; save?: string }) =>
        (await keys()).rotateKeyCommand({ ...(await common(options)), key, overlap, save }),
    },
    'keys revoke KEY': {
      about: 'end a key, its sessions, and the keys that it made; say what else it made',
      options: { ...endMadeOption, ...commonOptions },
      values,
      examples: ['ci', 'ci --end-made'],
      run: async (key: string, { endMade, ...options }: CommonOptions & { endMade?: boolean }) =>
        (await keys()).revokeKeyCommand({ ...(await common(options)), key, endMade }),
    },
    'people list': {
      about: 'list people and their roles, in the account and in each tenant',
      options: commonOptions,
      values,
      examples: ['', '-o yaml'],
      run: async (options: CommonOptions) => (await people()).listPeopleCommand(await common(options)),
    },
    'people invite EMAIL': {
      about: 'invite a person to the account, or to one of its tenants',
      required: { '--name <NAME>': "the person's name", '--role <ROLE>': roleNames },
      options: { '--tenant <SLUG>': 'to this tenant alone (default: to the account)', ...commonOptions },
      values,
      examples: ['ada@example.com --name "Ada Lovelace" --role developer --tenant staging'],
      run: async (email: string, options: CommonOptions & { name: string; role: string; tenant?: string }) => {
        const { name, role, tenant } = options;
        return (await people()).invitePersonCommand({ ...(await common(options)), email, name, role, tenant });
      },
    },
    'people role PERSON ROLE': {
      about: 'give a person another role in the account, or in one of its tenants',
      options: { ...tenantOption, ...commonOptions },
      values,
      examples: ['ada@example.com admin', 'ada@example.com viewer --tenant staging'],
      run: async (person: string, role: string, { tenant, ...options }: CommonOptions & { tenant?: string }) =>
        (await people()).setRoleCommand({ ...(await common(options)), person, role, tenant }),
    },
    'people remove PERSON': {
      about: 'take a role from a person, with their sessions there; say what else they made',
      options: { ...tenantOption, ...endMadeOption, ...commonOptions },
      values,
      examples: ['ada@example.com', 'ada@example.com --tenant staging --end-made'],
      run: async (
        person: string,
        { tenant, endMade, ...options }: CommonOptions & { tenant?: string; endMade?: boolean },
      ) => (await people()).removePersonCommand({ ...(await common(options)), person, tenant, endMade }),
    },
    made: {
      about: 'list what gives access or receives data with its maker, and end what one maker made',
      options: {
        '--by <MAKER>': 'only what api-key/ID or human/ID made, and what that made in turn',
        '--end': 'end all of it',
        ...commonOptions,
      },
      values,
      examples: ['', '--by api-key/ID', '--by human/ID --end'],
      run: async ({ by, end, ...options }: CommonOptions & { by?: string; end?: boolean }) =>
        (await import('./madeCommands.ts')).madeCommand({ ...(await common(options)), by, end }),
    },
    'tenants list': {
      about: "list the account's tenants and their namespaces",
      options: commonOptions,
      values,
      examples: [''],
      run: async (options: CommonOptions) => (await people()).listTenantsCommand(await common(options)),
    },
    'tenants create SLUG': {
      about: 'make a tenant, with a namespace and limits of its own',
      options: {
        '--name <NAME>': 'how people call it (default: its slug)',
        '--region <REGION>': "where its machines are (default: the account's)",
        ...commonOptions,
      },
      values,
      examples: ['staging --name "Staging"'],
      run: async (slug: string, { name, region, ...options }: CommonOptions & { name?: string; region?: string }) =>
        (await people()).createTenantCommand({ ...(await common(options)), slug, name, region }),
    },
  };
}

function boundsOf({ role, scopes: held, reach, sourceRange, anySource, requireDpop }: Bounds): Bounds {
  return { role, scopes: held, reach, sourceRange, anySource, requireDpop };
}
