// `quota`: the limits of the session's tenant with what is in use, and requests for more.
import { unwrap } from '../../../sdk/src/index.ts';
import { limitNames, mostOfLimit } from '../../domain/limits.ts';
import { document, table } from '../output.ts';
import { type Schemas, withAdminApi } from '../session/adminApi.ts';
import { wholeNumber } from '../wholeNumber.ts';
import type { ThingOptions } from './accountThings.ts';

export const quotaNames = limitNames;

/** Throws UserError. */
export async function quotaCommand({ output, print, ...account }: ThingOptions): Promise<void> {
  const { limits } = await withAdminApi(account, (api) => unwrap(api.GET('/v1/admin/limits')));
  if (output !== 'table') return print(document(limits, output));
  const rows = limits.map((each) => [
    each.limit,
    each.machine_class ?? '-',
    each.used ?? '-',
    each.amount,
    each.ends_at?.slice(0, 10) ?? '-',
  ]);
  print(table(['LIMIT', 'CLASS', 'USED', 'OF', 'UNTIL'], rows));
}

/** Throws UserError. */
export async function quotaRequestsCommand({ output, print, ...account }: ThingOptions): Promise<void> {
  const { limit_requests: asked } = await withAdminApi(account, (api) => unwrap(api.GET('/v1/admin/limit-requests')));
  if (output !== 'table') return print(document(asked, output));
  print(asked.length > 0 ? requestTable(asked) : 'Nothing was requested.');
}

export interface QuotaRequest extends ThingOptions {
  limit: string;
  amount: string;
  class?: string | undefined;
  reason: string;
}

/** Throws UserError. */
export async function requestQuotaCommand(options: QuotaRequest): Promise<void> {
  const { limit, amount, class: machineClass, reason, output, print, ...account } = options;
  const body = {
    limit: limit as Schemas['CreateLimitRequest']['limit'],
    amount: wholeNumber('AMOUNT', amount, { most: mostOfLimit }),
    reason,
    ...(machineClass !== undefined && { machine_class: machineClass }),
  };
  const made = await withAdminApi(account, (api) => unwrap(api.POST('/v1/admin/limit-requests', { body })));
  print(output === 'table' ? requestTable([made]) : document(made, output));
}

function requestTable(requests: readonly Schemas['LimitRequest'][]): string {
  return table(
    ['LIMIT', 'CLASS', 'TO', 'STATUS', 'AT', 'REASON', 'ANSWER'],
    requests.map((each) => [
      each.limit,
      each.machine_class ?? '-',
      each.amount,
      each.status,
      each.created_at.slice(0, 10),
      each.reason,
      each.answer ?? '',
    ]),
  );
}
