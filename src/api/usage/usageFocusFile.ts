/** `/usage/focus.csv`: a closed month of the account as a FOCUS file, for people who are signed in. */
import type { Request, RequestHandler, Response } from 'express';
import { focusHeader } from '../../domain/usageFocus.ts';
import { usageWindow } from '../../domain/usageTime.ts';
import { ApiError } from '../../http/apiError.ts';
import { sendLines } from '../../http/lines.ts';
import { queryOf, refuseUnknown } from '../../http/query.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import type { Database } from '../../store/core/db.ts';
import { archivedUntil } from '../../store/usage/archive.ts';
import { focusLines } from '../../store/usage/focusLines.ts';
import { inSnapshot } from '../../store/usage/readUsage.ts';

/** How the file recognizes people; provided by the part of the API that signs them in. */
export interface Visitors {
  /** Returns who is signed in, or null. Throws ApiError 429. */
  find(request: Request): Promise<{ caller: Caller } | null>;
  /** Asks the person to sign in and come back. Throws ApiError 429. */
  askToSignIn(request: Request, response: Response): Promise<void>;
}

export function sendFocusFile({ db }: { db: Database }, visitors: Visitors): RequestHandler {
  return async (request, response) => {
    const person = await visitors.find(request);
    if (!person) return visitors.askToSignIn(request, response);
    const { customerId, accountScopes } = person.caller;
    if (!accountScopes.includes('admin:read'))
      throw new ApiError('Forbidden', 'the bill of the account needs the scope admin:read in the account');
    const query = queryOf(request);
    refuseUnknown(query, ['month']);
    const month = query.get('month') ?? '';
    const customer = await db.customer.findUniqueOrThrow({ where: { id: customerId }, include: { tenants: true } });
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="focus-${customer.slug}-${month}.csv"`,
      'cache-control': 'no-store',
    };
    await sendLines(response, headers, fileOf(db, customer, month));
  };
}

/** However long it is: a client that reads slowly keeps no snapshot of the database open. Throws ApiError 400. */
async function* fileOf(
  db: Database,
  customer: Parameters<typeof focusLines>[1],
  month: string,
): AsyncGenerator<string> {
  const { asOf, window, keptSince } = await inSnapshot(db, null, async (tx, now) => ({
    asOf: now,
    window: /^\d{4}-\d\d$/.test(month) ? usageWindow(month, now) : null,
    keptSince: await archivedUntil(tx),
  }));
  if (window && window.startsAt < keptSince)
    throw new ApiError('BadRequest', `the lifecycles of ${month} are archived: the operator of the service has them`);
  if (!window) throw new ApiError('BadRequest', 'month must be a closed calendar month written YYYY-MM');
  yield focusHeader;
  yield* focusLines((read) => inSnapshot(db, asOf, read), customer, window, asOf);
}
