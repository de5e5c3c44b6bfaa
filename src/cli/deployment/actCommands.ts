/** The commands that do acts again, as a shell takes them. */
import type { FileEvent } from '../audit/auditFile.ts';
import { printable } from '../printable.ts';

/** Text that a shell takes as it is. */
function quoted(value: unknown): string {
  const text = printable(String(value));
  if (/^[\w.:@/+-]+$/.test(text)) return text;
  return /["$`\\!]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`;
}

function option(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  return String(value).startsWith('-') ? ` --${name}=${quoted(value)}` : ` --${name} ${quoted(value)}`;
}

/** What the act is about, by names that commands take. */
export interface ActNames {
  slug: string;
  /** NAMESPACE/NAME of a machine. */
  machine: { name: string; kind: string } | undefined;
  /** The short name of the tenant that its details name. */
  tenant: string | undefined;
}

/** What the act is about, as a shell takes it. */
interface Words {
  customer: string;
  target: string;
  /** NAMESPACE/NAME of a machine, with its kind. */
  instance: string;
  tenant: string | undefined;
  why: string;
  until: string;
  details: FileEvent['details'];
}

interface Again {
  command: (act: Words) => string;
  /** The details without which the command says something else: an erased event has none. */
  needs?: readonly string[];
  /** The detail with the time after which the act has nothing to do any more. */
  end?: string;
  /** What is to be so before the command is run again. */
  note?: string;
}

/** The acts of operators that a command does again. */
export const commands: Readonly<Record<string, Again>> = {
  'customer.suspend': { command: ({ customer, why }) => `customers suspend ${customer}${why} --yes` },
  'customer.resume': { command: ({ customer, why }) => `customers resume ${customer}${why}` },
  'customer.close': {
    needs: ['graceDays'],
    command: ({ customer, why, details }) =>
      `customers close ${customer}${why}${option('grace-days', details['graceDays'])} --yes`,
  },
  'customer.reopen': { command: ({ customer, why }) => `customers reopen ${customer}${why}` },
  'customer.erase': {
    note: 'once it is closed and its machines are gone',
    command: ({ customer, why }) => `customers erase ${customer}${why} --yes`,
  },
  'tenant.move': {
    needs: ['region'],
    command: ({ customer, why, details: { region, tenant } }) =>
      `customers move ${customer}${option('region', region)}${option('tenant', tenant)}${why}`,
  },
  'limit.set': {
    needs: ['limit', 'amount'],
    end: 'ends_at',
    command: ({ target, why, until, details: { limit, amount, machine_class } }) =>
      `limits set ${target} ${quoted(limit)} ${quoted(amount ?? 'default')}${option('class', machine_class)}${until}${why} --yes`,
  },
  'limit-request.grant': {
    needs: ['amount'],
    end: 'ends_at',
    command: ({ target, why, until, details }) =>
      `limits grant ${target}${option('amount', details['amount'])}${until}${why} --yes`,
  },
  'limit-request.refuse': { command: ({ target, why }) => `limits refuse ${target}${why} --yes` },
  'bill.correct': {
    needs: ['month', 'resourceKind', 'resourceClass', 'billableSeconds'],
    note: 'once the bill of that month is closed; its reference makes it once',
    command: ({ customer, target, tenant, why, details }) => {
      const seconds = Number(details['billableSeconds']);
      const of = `${option('tenant', tenant)}${option('kind', details['resourceKind'])}`;
      return (
        `bills correct ${customer} ${quoted(details['month'])}${of}${option('class', details['resourceClass'])}` +
        `${option(seconds < 0 ? 'credit' : 'debit', Math.abs(seconds))}${option('reference', target)}${why} --yes`
      );
    },
  },
  'bill.set-aside': {
    note: 'if "bills verify" refuses it',
    command: ({ customer, target, why }) => `bills set-aside ${customer} ${target}${why} --yes`,
  },
  'identity-integration.enable': { command: ({ customer, why }) => `sign-in allow ${customer}${why}` },
  'host.cordon': { command: ({ target }) => `hosts cordon ${target}` },
  'host.uncordon': { command: ({ target }) => `hosts uncordon ${target}` },
  'host.drain': { command: ({ target }) => `hosts drain ${target}` },
  'host.maintain': {
    needs: ['starts_at', 'ends_at'],
    end: 'ends_at',
    command: ({ target, why, until, details }) =>
      `hosts maintain ${target}${option('from', details['starts_at'])}${until}${why} --yes`,
  },
  'host.end-maintenance': { command: ({ target, why }) => `hosts maintain ${target} --cancel${why} --yes` },
  'host.evacuate': {
    needs: ['at', 'recreates'],
    command: ({ target, why, details: { at, recreates, creditSeconds } }) => {
      // One whose time is over ends machines when the operator says.
      const from = Date.parse(String(at)) <= Date.now() ? ' --notice HOURS' : option('from', at);
      return evacuation(target, from, Boolean(recreates), creditSeconds, why);
    },
  },
  'host.end-evacuation': { command: ({ target, why }) => `hosts evacuate ${target} --cancel${why} --yes` },
  'host.enroll': {
    needs: ['public_key', 'overlap_hours'],
    note: 'if "hosts key" prints this key on the host',
    command: ({ target, details: { public_key, overlap_hours } }) =>
      `hosts enroll ${target}${option('key', public_key)} --replace${option('overlap-hours', overlap_hours)} --yes`,
  },
  'host.reset': { command: ({ target, why }) => `hosts reset ${target}${why} --yes` },
  'host.abandon': { command: ({ target, why }) => `hosts abandon ${target}${why} --yes` },
  'host.forget': { command: ({ target, why }) => `hosts forget ${target}${why} --yes` },
  'machine.stop': { command: ({ instance, why }) => `instances stop ${instance}${why} --yes` },
  'machine.start': { command: ({ instance, why }) => `instances start ${instance}${why}` },
  'fleet.apply': { command: ({ target }) => `fleet apply ${target}` },
};

const byHand = 'look whether it is still needed, and run its command again';

/** The other acts of operators that are shown, with what to do about them. */
export const withoutCommand: Readonly<Record<string, string>> = {
  'customer.create': 'make the account again: its former keys are lost',
  'registration.issue': 'a code of after the backup is refused: issue another one',
  'machine.abandon': 'give it up again if it is still lost: "instances list" shows it',
  'machine.retryCleanup': 'its workflow goes on by itself',
  'machine.wake': 'its workflow goes on by itself',
  'workflow.reset': 'Temporal has not forgotten it',
  'deployment.set-current': 'Temporal has not forgotten it',
  'deployment.set-ramp': 'Temporal has not forgotten it',
  'image.pull': 'the host still has the images',
  'orphan.adopt': 'the machine may be an orphan again: see "orphans list"',
  'orphan.destroy': 'the machine is gone, or an orphan again: see "orphans list"',
  'order-key.rotate': 'agents refuse the older key: run "hosts orders --rotate"',
  'order-root.take': 'take it offline again, as the page on operations says',
  'usage.archive': byHand,
  'usage.rebuild': byHand,
  'secrets.abandon': byHand,
  'secrets.reencrypt': byHand,
  'sign-in.offer': 'each start offers one',
};

/** The command that does an act again, and what is to be so before; null if there is none, or its time is over. */
export function commandAgain(
  { action, details, reason, target }: FileEvent,
  { slug, machine, tenant }: ActNames,
): { command: string; note: string | undefined } | null {
  const known = Object.hasOwn(commands, action) ? commands[action]! : null;
  if (known === null || known.needs?.some((key) => details[key] === undefined)) return null;
  if (action.startsWith('machine.') && machine === undefined) return null;
  const end = details[known.end ?? ''];
  if (typeof end === 'string' && Date.parse(end) <= Date.now()) return null;
  if (typeof details['tenantId'] === 'string' && tenant === undefined) return null;
  const command = known.command({
    tenant,
    customer: quoted(slug),
    target: quoted(target),
    instance: machine === undefined ? '' : `${quoted(machine.name)}${option('kind', machine.kind)}`,
    why: option('reason', reason ?? 'as before the restore'),
    until: option('until', details['ends_at']),
    details,
  });
  return { command, note: known.note };
}

/** The command that ends a hold; one that keeps the suspension of before it has that reason. */
export const releaseCommand = (slug: string, reasonBefore: string | null): string =>
  reasonBefore === null
    ? `customers resume ${quoted(slug)} --reason TEXT`
    : `customers suspend ${quoted(slug)}${option('reason', reasonBefore)} --yes`;

/** The command that plans an evacuation again. */
export const evacuateCommand = (
  host: string,
  plan: { recreates: boolean; creditSeconds: number; reason: string },
): string =>
  evacuation(quoted(host), ' --notice HOURS', plan.recreates, plan.creditSeconds, option('reason', plan.reason));

function evacuation(host: string, when: string, recreates: boolean, credit: unknown, why: string): string {
  const end = recreates ? 'recreate' : 'delete';
  return `hosts evacuate ${host} --then ${end}${when}${option('credit', credit)}${why} --yes`;
}
