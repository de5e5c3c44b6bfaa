/** `/usage/focus.csv`: a closed month of the account as a FOCUS file, for people who are signed in. */
import type { RequestHandler } from 'express';
import { focusHeader } from '../../domain/usageFocus.ts';
import { usageWindow } from '../../domain/usageTime.ts';
import { ApiError } from '../../http/apiError.ts';
import { allowOnly, queryOf } from '../../http/query.ts';
import type { Database } from '../../store/core/db.ts';
import { focusLines } from '../../store/usage/focusLines.ts';
import { inSnapshot } from '../../store/usage/readUsage.ts';
import type { Visitors } from './usagePage.ts';

/** A request has seconds. `usage export` of the operator has as long as it takes. */
const mostLines = 50_000;

export function sendFocusFile({ db }: { db: Database }, visitors: Visitors): RequestHandler {
  return async (request, response) => {
    const person = await visitors.find(request);
    if (!person) return visitors.askToSignIn(request, response);
    const { customerId, accountScopes } = person.caller;
    if (!accountScopes.includes('admin:read'))
      throw new ApiError('Forbidden', 'the bill of the account needs the scope admin:read in the account');
    const query = queryOf(request);
    allowOnly(query, ['month']);
    const month = query.get('month') ?? '';
    const customer = await db.customer.findUniqueOrThrow({ where: { id: customerId }, include: { tenants: true } });
    const lines = [focusHeader];
    await inSnapshot(db, null, async (tx, asOf) => {
      const window = /^\d{4}-\d\d$/.test(month) ? usageWindow(month, asOf) : null;
      if (!window) throw new ApiError('BadRequest', 'month must be a closed calendar month written YYYY-MM');
      for await (const line of focusLines(tx, customer, window, asOf)) {
        if (lines.push(line) > mostLines)
          throw new ApiError('BadRequest', 'the file of this month is too long for a download: ask an operator for it');
      }
    });
    if (response.headersSent || response.destroyed) return;
    const bytes = Buffer.from(`${lines.join('\n')}\n`);
    response.setHeader('content-type', 'text/csv; charset=utf-8');
    response.setHeader('content-disposition', `attachment; filename="focus-${customer.slug}-${month}.csv"`);
    response.setHeader('cache-control', 'no-store');
    response.setHeader('content-length', bytes.length);
    response.end(bytes);
  };
}
