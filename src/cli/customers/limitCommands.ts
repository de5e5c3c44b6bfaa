// Operators' commands for the limits of tenants.

import { isTotalLimit, type LimitName, limitNames, mostOfLimit } from '../../domain/limits.ts';
import { UserError } from '../../lib/errors.ts';
import { momentOf } from '../../lib/moments.ts';
import type { Config } from '../../settings/config.ts';
import {
  type NewLimit,
  readLimits,
  sameLimit,
  setLimitOf,
  type TenantLimit,
  tenantOfNamespace,
} from '../../store/fleet/tenantLimits.ts';
import { oneOf } from '../fleet/instanceCommands.ts';
import { askedOf, type List, type ListOptions, pagesOf, printList } from '../lists.ts';
import { auditReason, notDone, type Print, withDatabase } from '../operatorCommands.ts';
import { wholeNumber } from '../wholeNumber.ts';

/** `limits list`, and `limits show NAMESPACE`, which has the defaults too. */
export function limitsListCommand(
  config: Config,
  { namespace, ...options }: ListOptions & { namespace?: string },
  print: Print,
): Promise<void> {
  const asked = askedOf(options);
  return withDatabase(config, async (db) => {
    const of = namespace === undefined ? { own: true } : { tenantId: (await tenantOfNamespace(db, namespace)).id };
    const place = (each: TenantLimit) => `${each.namespace}/${each.className ?? ''}/${each.name}`;
    const list: List<TenantLimit> = {
      heads: ['TENANT', 'CLASS', 'LIMIT', 'AMOUNT', 'USED', 'UNTIL', 'SET-BY', 'WHY'],
      cells: (each) => [
        each.namespace,
        each.className ?? '(all)',
        each.name,
        String(each.amount),
        each.used === null ? '-' : String(each.used),
        each.endsAt?.toISOString() ?? '-',
        each.setBy,
        each.reason,
      ],
      place,
      page: pagesOf(() => readLimits(db, of), place),
      none: namespace === undefined ? 'Every tenant has the defaults.' : `${namespace} has no limits.`,
    };
    return printList(asked, list, print);
  });
}

interface Asked {
  namespace: string;
  name: string;
  amount: string;
  class?: string;
  reason?: string;
  until?: string;
  yes?: boolean;
  raise?: boolean;
}

/** `limits set` and `limits raise`: without --yes it only says what it would do. */
export function limitsSetCommand(config: Config, asked: Asked, print: Print): Promise<number> {
  const limit = limitOf(asked);
  const { namespace } = asked;
  return withDatabase(config, async (db) => {
    const before = (await readLimits(db, { tenantId: (await tenantOfNamespace(db, namespace)).id })).find(
      sameLimit(limit),
    );
    if (asked.raise) requireMore(before, limit.amount);
    if (!asked.yes) {
      print(`This sets ${words(limit, namespace)}; ${usedWords(before)}.`);
      return notDone(print);
    }
    await setLimitOf(db, namespace, limit);
    print(`${words(limit, namespace)}; ${usedWords(before)}`);
    return 0;
  });
}

function limitOf({ name: given, amount: text, class: asked, reason, until, raise = false }: Asked): NewLimit {
  const className = asked ?? null;
  const name = oneOf(limitNames, 'LIMIT', given);
  if (isTotalLimit(name) && className !== null)
    throw new UserError(`${name} is a limit of all classes together: leave out --class.`);
  if (!isTotalLimit(name) && className === null) throw new UserError(`${name} is a limit of one class: give --class.`);
  const amount = text === 'default' && !raise ? null : amountOf(name, text);
  const endsAt = endOf(until);
  if (endsAt && amount === null) throw new UserError('The default has no end: leave out --until.');
  return { name, className, amount, reason: auditReason(reason), endsAt };
}

/** Throws UserError. */
export function amountOf(name: LimitName, text: string): number {
  return wholeNumber('AMOUNT', text, { most: name === 'on_demand' ? 1 : mostOfLimit });
}

/** Throws UserError. */
export function endOf(until: string | undefined): Date | null {
  if (until === undefined) return null;
  const endsAt = momentOf(until);
  if (!endsAt || endsAt.getTime() <= Date.now())
    throw new UserError(`--until is a time to come, such as 2026-12-24T00:00:00Z, not "${until}".`);
  return endsAt;
}

/** Throws UserError. */
export function requireMore(before: TenantLimit | undefined, amount: number | null): void {
  if (amount !== null && before && amount <= before.amount)
    throw new UserError(`The limit is ${before.amount} already: give a higher one, or lower it with "limits set".`);
}

export function words({ name, className, amount, endsAt }: Omit<NewLimit, 'reason'>, namespace: string): string {
  const of = className === null ? '' : ` of ${className}`;
  return `${name}${of} for ${namespace} to ${amount ?? 'the default'}${endsAt ? ` until ${endsAt.toISOString()}` : ''}`;
}

export function usedWords(before: TenantLimit | undefined): string {
  if (!before) return 'there was no limit before';
  const used = before.used === null ? '' : `, of which ${before.used} are in use, and nothing in use is taken away`;
  return `it was ${before.amount}${used}`;
}
