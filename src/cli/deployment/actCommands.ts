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

/** What is to be so before the command of an act is run again. */
export const notes: Readonly<Record<string, string>> = {
  'customer.erase': 'once it is closed and its machines are gone',
  'host.enroll': 'if "hosts key" prints this key on the host',
};
/** The details without which the command of an act says something else: an erased event has none. */
const needs: Readonly<Record<string, readonly string[]>> = {
  'customer.close': ['graceDays'],
  'tenant.move': ['region'],
  'limit.set': ['limit', 'amount'],
  'limit-request.grant': ['amount'],
  'host.maintain': ['starts_at', 'ends_at'],
  'host.evacuate': ['at', 'recreates'],
  'host.enroll': ['public_key', 'overlap_hours'],
};
/** The time after which an act has nothing to do any more, or another time. */
const times: Readonly<Record<string, string>> = {
  'limit.set': 'ends_at',
  'limit-request.grant': 'ends_at',
  'host.maintain': 'ends_at',
};

/** What the act is about, by names that commands take. */
export interface ActNames {
  slug: string;
  /** NAMESPACE/NAME of a machine. */
  machine: { name: string; kind: string } | undefined;
}

/** The command that does an act again; null if there is none, or its time is over. */
export function commandAgain(act: FileEvent, { slug, machine }: ActNames): string | null {
  const { action, details, reason, target } = act;
  if (needs[action]?.some((key) => details[key] === undefined)) return null;
  const end = details[times[action] ?? ''];
  if (typeof end === 'string' && Date.parse(end) <= Date.now()) return null;
  const why = option('reason', reason ?? 'as before the restore');
  const until = option('until', details['ends_at']);
  const [customer, host] = [quoted(slug), quoted(target)];
  const instance = machine && `${quoted(machine.name)}${option('kind', machine.kind)}`;
  // An evacuation whose time is over begins at once, or when the operator says.
  const isLate = Date.parse(String(details['at'])) <= Date.now();
  const from = isLate ? option('notice', '0') : option('from', details['at']);
  const commands: Record<string, () => string | null> = {
    'customer.suspend': () => `customers suspend ${customer}${why} --yes`,
    'customer.resume': () => `customers resume ${customer}${why}`,
    'customer.close': () => `customers close ${customer}${why}${option('grace-days', details['graceDays'])} --yes`,
    'customer.reopen': () => `customers reopen ${customer}${why}`,
    'customer.erase': () => `customers erase ${customer}${why} --yes`,
    'tenant.move': () =>
      `customers move ${customer}${option('region', details['region'])}${option('tenant', details['tenant'])}${why}`,
    'limit.set': () =>
      `limits set ${host} ${quoted(details['limit'])} ${quoted(details['amount'] ?? 'default')}${option('class', details['machine_class'])}${until}${why} --yes`,
    'limit-request.grant': () => `limits grant ${host}${option('amount', details['amount'])}${until}${why} --yes`,
    'limit-request.refuse': () => `limits refuse ${host}${why} --yes`,
    'host.cordon': () => `hosts cordon ${host}`,
    'host.uncordon': () => `hosts uncordon ${host}`,
    'host.drain': () => `hosts drain ${host}`,
    'host.maintain': () =>
      `hosts maintain ${host}${option('from', details['starts_at'])}${option('until', details['ends_at'])}${why} --yes`,
    'host.end-maintenance': () => `hosts maintain ${host} --cancel${why} --yes`,
    'host.evacuate': () => evacuation(target, from, Boolean(details['recreates']), details['creditSeconds'], why),
    'host.end-evacuation': () => `hosts evacuate ${host} --cancel${why} --yes`,
    'host.enroll': () =>
      `hosts enroll ${host}${option('key', details['public_key'])} --replace${option('overlap-hours', details['overlap_hours'])} --yes`,
    'host.reset': () => `hosts reset ${host}${why} --yes`,
    'host.abandon': () => `hosts abandon ${host}${why} --yes`,
    'host.forget': () => `hosts forget ${host}${why} --yes`,
    'machine.stop': () => (instance ? `instances stop ${instance}${why} --yes` : null),
    'machine.start': () => (instance ? `instances start ${instance}${why}` : null),
    'fleet.apply': () => `fleet apply ${host}`,
  };
  return Object.hasOwn(commands, action) ? commands[action]!() : null;
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
): string => evacuation(host, ' --notice HOURS', plan.recreates, plan.creditSeconds, option('reason', plan.reason));

function evacuation(host: string, when: string, recreates: boolean, credit: unknown, why: string): string {
  const end = recreates ? 'recreate' : 'delete';
  return `hosts evacuate ${quoted(host)} --then ${end}${when}${option('credit', credit)}${why} --yes`;
}
