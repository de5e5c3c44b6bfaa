// Operators' commands for what customers ask for beyond their limits.

import { UserError } from '../../lib/errors.ts';
import type { Config } from '../../settings/config.ts';
import { decideRequest, findRequest, type ListedRequest, listRequests } from '../../store/fleet/limitRequests.ts';
import { readLimits, sameLimit } from '../../store/fleet/tenantLimits.ts';
import { askedOf, type List, type ListOptions, pagesOf, printList } from '../lists.ts';
import { auditReason, notDone, type Print, withDatabase } from '../operatorCommands.ts';
import { printable } from '../printable.ts';
import { amountOf, endOf, requireMore, usedWords, words } from './limitCommands.ts';

/** `limits requests [--all]`: the open ones, or all of them. */
export function limitsRequestsCommand(
  config: Config,
  { all = false, ...options }: ListOptions & { all?: boolean },
  print: Print,
): Promise<void> {
  const asked = askedOf(options);
  return withDatabase(config, (db) => {
    const place = ({ id }: ListedRequest) => id;
    const list: List<ListedRequest> = {
      heads: ['ID', 'CUSTOMER', 'TENANT', 'CLASS', 'LIMIT', 'ASKED', 'SINCE', 'STATUS', 'WHY'],
      cells: (each) => [
        each.id,
        each.customer,
        each.namespace,
        each.className ?? '(all)',
        each.name,
        String(each.amount),
        each.createdAt.toISOString(),
        each.status,
        each.reason,
      ],
      place,
      page: pagesOf(() => listRequests(db, { all }), place),
      none: all ? 'There are no requests.' : 'No request is open.',
    };
    return printList(asked, list, print);
  });
}

interface Decided {
  id: string;
  reason?: string;
  amount?: string;
  until?: string;
  yes?: boolean;
}

/** `limits grant ID`: sets the limit as asked, or to --amount. Without --yes it only says what it would do. */
export function limitsGrantCommand(config: Config, asked: Decided, print: Print): Promise<number> {
  const { id, yes } = asked;
  const reason = auditReason(asked.reason);
  const endsAt = endOf(asked.until);
  return withDatabase(config, async (db) => {
    const request = openRequest(await findRequest(db, id));
    const amount = asked.amount === undefined ? request.amount : amountOf(request.name, asked.amount);
    const limit = { ...request, amount, endsAt };
    const before = (await readLimits(db, { tenantId: request.tenantId })).find(sameLimit(request));
    requireMore(before, amount);
    const what = `${words(limit, request.namespace)}; ${usedWords(before)}`;
    if (!yes) {
      print(`${request.customer} asks for ${request.amount}: "${printable(request.reason)}".`);
      print(`This sets ${what}.`);
      return notDone(print);
    }
    await decideRequest(db, id, { reason, grant: { amount, endsAt } });
    print(`granted: ${what}`);
    return 0;
  });
}

/** `limits refuse ID`: the customer reads the reason. Without --yes it only says what it would do. */
export function limitsRefuseCommand(
  config: Config,
  { id, reason: given, yes }: Decided,
  print: Print,
): Promise<number> {
  const reason = auditReason(given);
  return withDatabase(config, async (db) => {
    const { customer, name, amount } = openRequest(await findRequest(db, id));
    if (!yes) {
      print(`This refuses ${name} ${amount} to ${customer}, which reads: "${reason}".`);
      return notDone(print);
    }
    await decideRequest(db, id, { reason, grant: null });
    print(`refused: ${name} ${amount} for ${customer}`);
    return 0;
  });
}

function openRequest<Request extends ListedRequest>(request: Request): Request {
  const { status, answer, id } = request;
  if (status !== 'open')
    throw new UserError(`The request ${id} is ${status} already: "${answer}".`, { code: 'state_refused' });
  return request;
}
