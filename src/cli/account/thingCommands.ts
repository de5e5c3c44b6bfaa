/** Customers' commands for what connects an account with other systems, its limits, and its log. */
import { webhookEventTypes } from '../../domain/webhookEvents.ts';
import type { Group } from '../commandLine.ts';
import type { Environment } from '../session/configFolder.ts';
import {
  type AccountOptions,
  accountOf,
  accountOptions,
  type CommonOptions,
  commonOf,
  commonOptions,
  type KeysOption,
  keysOption,
  outputValues,
} from './accountOptions.ts';
import type { ThingKind } from './accountThings.ts';
import type { AuditFilter } from './ownAudit.ts';

const values = { ...outputValues, EVENTS: webhookEventTypes };

export function thingCommands(terminal: { environment: Environment; print(line: string): void }): Group {
  const common = (options: CommonOptions) => commonOf(options, terminal);
  const things = () => import('./accountThings.ts');
  const limits = () => import('./ownLimits.ts');
  const listed = (name: ThingKind, about: string): Group => ({
    [`${name}s list`]: {
      about,
      options: commonOptions,
      values,
      examples: ['', '-o json'],
      run: async (options: CommonOptions) => (await things()).listThingsCommand(name, await common(options)),
    },
  });
  const ended = (name: ThingKind, verb: string, about: string, example: string): Group => ({
    [`${name}s ${verb} ${name.toUpperCase()}`]: {
      about,
      options: commonOptions,
      values,
      examples: [example],
      run: async (asked: string, options: CommonOptions) =>
        (await things()).endThingCommand(name, { ...(await common(options)), asked }),
    },
  });
  const made = (name: 'provider' | 'principal', about: string): Group => ({
    [`${name}s create FILE`]: {
      about: `${about} from a file, JSON or YAML, with what the API takes; - is the standard input`,
      options: commonOptions,
      values,
      examples: [`${name}.yaml`, '-'],
      run: async (file: string, options: CommonOptions) =>
        (await things()).createFromFileCommand(name, { ...(await common(options)), file }),
    },
  });
  return {
    ...listed('provider', 'list the issuers whose tokens the account accepts'),
    ...made('provider', 'accept the tokens of an issuer:'),
    'providers test PROVIDER': {
      about: 'say check by check what the service makes of a token; nothing is made',
      required: { '--token <FILE>': 'the token, in a file; - is the standard input' },
      options: { '--principal <PRINCIPAL>': 'as this principal would be matched', ...commonOptions },
      values,
      examples: ['GitHub --token - --principal deploy'],
      run: async (asked: string, options: CommonOptions & { token: string; principal?: string }) => {
        const { token: file, principal, ...rest } = options;
        return (await things()).tryTokenCommand({ ...(await common(rest)), asked, file, principal });
      },
    },
    ...ended('provider', 'delete', 'accept the tokens of an issuer no more', 'GitHub'),
    ...listed('principal', 'list the workloads that get sessions for their own tokens'),
    ...made('principal', 'let a workload get sessions:'),
    ...ended('principal', 'delete', 'end a workload, and its sessions', 'deploy'),
    ...listed('session', 'list sessions: whose, what they may do, and until when'),
    ...ended('session', 'revoke', 'end a session now', '3f0c2a52-6c0e-4a5b-9d0e-2f7c6f1a9b34'),
    ...listed('ssh-key', 'list the public SSH keys that you keep for new machines'),
    'ssh-keys add [FILE]': {
      about:
        'keep public SSH keys, with which each machine that you create is opened; by default the one of this computer',
      options: {
        '--agent': 'all that your SSH agent has',
        '--name <NAME>': "what you call it (default: the key's comment)",
        ...commonOptions,
      },
      values,
      examples: ['', '~/.ssh/id_ed25519.pub --name laptop', '--agent'],
      run: async (file: string | undefined, options: CommonOptions & { agent?: boolean; name?: string }) => {
        const { agent, name, ...rest } = options;
        const { addSshKeysCommand } = await import('./sshKeyCommands.ts');
        const { environment } = terminal;
        return addSshKeysCommand({ ...(await common(rest)), environment, file, agent, name });
      },
    },
    ...ended('ssh-key', 'remove', 'keep an SSH key no longer; machines that have it still accept it', 'laptop'),
    ...listed('invitation', 'list invitations that were sent'),
    ...ended('invitation', 'revoke', 'take back an invitation', 'ada@example.com'),
    ...listed('webhook', 'list webhooks, and when each was reached last'),
    'webhooks create NAME URL': {
      about: 'send events to an address of yours; shows the secret that signs them, once',
      required: { '--events <EVENTS>': webhookEventTypes.join(',') },
      options: commonOptions,
      values,
      examples: ['deploys https://hooks.example.com/compute --events machine.ready,machine.failed'],
      run: async (name: string, url: string, options: CommonOptions & { events: string }) => {
        const { events, ...rest } = options;
        return (await things()).createWebhookCommand({ ...(await common(rest)), name, url, events });
      },
    },
    'webhooks deliveries WEBHOOK': {
      about: 'list what was sent to a webhook, and how it responded',
      options: { '--status <STATUS>': 'only pending, delivered, or failed ones', ...commonOptions },
      values: { ...values, STATUS: ['pending', 'delivered', 'failed'] },
      examples: ['deploys', 'deploys --status failed'],
      run: async (asked: string, { status, ...options }: CommonOptions & { status?: string }) =>
        (await things()).listDeliveriesCommand({ ...(await common(options)), asked, status }),
    },
    'webhooks test WEBHOOK': {
      about: 'send a test event',
      options: commonOptions,
      values,
      examples: ['deploys'],
      run: async (asked: string, options: CommonOptions) =>
        (await things()).sendDeliveryCommand({ test: asked }, await common(options)),
    },
    'webhooks replay DELIVERY': {
      about: 'send a delivery once more',
      options: commonOptions,
      values,
      examples: ['3f0c2a52-6c0e-4a5b-9d0e-2f7c6f1a9b34'],
      run: async (id: string, options: CommonOptions) =>
        (await things()).sendDeliveryCommand({ replay: id }, await common(options)),
    },
    'webhooks rotate WEBHOOK': {
      about: 'make another secret; both sign for a while',
      options: { '--overlap <SECONDS>': "for this time (default: the service's)", ...commonOptions },
      values,
      examples: ['deploys', 'deploys --overlap 0'],
      run: async (asked: string, { overlap, ...options }: CommonOptions & { overlap?: string }) =>
        (await things()).rotateWebhookCommand({ ...(await common(options)), asked, overlap }),
    },
    ...ended('webhook', 'delete', 'send no more events', 'deploys'),
    quota: {
      about: "show your tenant's limits, and what is in use",
      options: commonOptions,
      values,
      examples: ['', '-o json'],
      run: async (options: CommonOptions) => (await limits()).quotaCommand(await common(options)),
    },
    'quota requests': {
      about: 'list the requests for more, with what the operator said',
      options: commonOptions,
      values,
      examples: [''],
      run: async (options: CommonOptions) => (await limits()).quotaRequestsCommand(await common(options)),
    },
    'quota request LIMIT AMOUNT': {
      about: 'ask the operator for more',
      required: { '--reason <TEXT>': 'what for' },
      options: { '--class <CLASS>': 'of this machine class, where the limit has one', ...commonOptions },
      values,
      examples: ['virtual_machine 200 --reason "load tests in March"'],
      run: async (
        limit: string,
        amount: string,
        { class: ofClass, reason, ...options }: CommonOptions & { class?: string; reason: string },
      ) => (await limits()).requestQuotaCommand({ ...(await common(options)), limit, amount, class: ofClass, reason }),
    },
    'audit-log': {
      about: 'show who did what in the account, from where, and with which outcome',
      options: {
        '--action <ACTION>': 'only this, such as api-key.create',
        '--target <TARGET>': 'only what was done to this',
        '--actor <ACTOR>': 'only by human/ID, api-key/ID, or workload/ID',
        '--from <TIME>': 'from then on: 2026-11-01T00:00:00Z',
        '--to <TIME>': 'until then',
        ...commonOptions,
      },
      values,
      examples: ['', '--action api-key.create', '--from 2026-11-01T00:00:00Z -o json'],
      run: async ({ action, target, actor, from, to, ...options }: CommonOptions & AuditFilter) =>
        (await import('./ownAudit.ts')).auditLogCommand({
          ...{ ...(await common(options)), action, target, actor, from, to },
        }),
    },
    'audit-log verify FILE': {
      about: 'check an export of the audit log, by its hashes and signed checkpoints; exits with 1 if it was changed',
      options: { ...keysOption, ...accountOptions },
      examples: ['audit.ndjson', 'audit.ndjson --keys kept-keys.json'],
      run: async (file: string, { keys, ...options }: AccountOptions & KeysOption) =>
        (await import('./ownProofs.ts')).verifyAuditCommand({
          ...{ ...(await accountOf(options, terminal.environment)), keys, file, print: terminal.print },
        }),
    },
  };
}
