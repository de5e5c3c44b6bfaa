/** Who makes a request, once authentication has found out. */
import type { Response } from 'express';
import type { Caller } from '../../store/accounts/sessions.ts';

export function setCaller(response: Response, caller: Caller): void {
  response.locals['caller'] = caller;
}

/** The authenticated caller. Only for handlers behind authentication. */
export function callerOf(response: Response): Caller {
  const caller = response.locals['caller'] as Caller | undefined;
  if (!caller) throw new Error('this route is not behind authentication');
  return caller;
}
