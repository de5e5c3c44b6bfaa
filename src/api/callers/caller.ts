/** The authenticated caller of a request. */
import type { Response } from 'express';
import type { Caller } from '../../store/accounts/sessions.ts';

export function setCaller(response: Response, caller: Caller): void {
  response.locals['caller'] = caller;
}

/** Returns the caller if the request is authenticated. */
export function findCaller(response: Response): Caller | null {
  return (response.locals['caller'] as Caller | undefined) ?? null;
}

/** Returns the authenticated caller. Only for handlers behind authentication. */
export function callerOf(response: Response): Caller {
  const caller = findCaller(response);
  if (!caller) throw new Error('this route is not behind authentication');
  return caller;
}
