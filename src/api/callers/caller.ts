/** The authenticated caller of a request. */
import type { Response } from 'express';
import type { Caller } from '../../store/accounts/sessions.ts';

export function setCaller(response: Response, caller: Caller): void {
  response.locals['caller'] = caller;
}

/** Returns the authenticated caller. Only for handlers behind authentication. */
export function callerOf(response: Response): Caller {
  const caller = response.locals['caller'] as Caller | undefined;
  if (!caller) throw new Error('this route is not behind authentication');
  return caller;
}
