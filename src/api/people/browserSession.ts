/** The session that a person's browser holds after sign-in. It opens pages, and is for the API what callers/sessionCookie.ts says. */

import type { Request } from 'express';
import { clientOf } from '../../http/requestFacts.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import type { UserRow } from '../../store/people/people.ts';
import type { PeopleServices } from './peopleServices.ts';
import { sessionCookie } from './signInCookies.ts';

export interface SignedInPerson {
  caller: Caller;
  user: UserRow;
}

/** Returns who is signed in, or null. Only people have pages; other actors' tokens do not count. Throws ApiError 429. */
export async function findSignedIn(
  { db, tokens, lastUse, rateLimits }: PeopleServices,
  request: Request,
): Promise<SignedInPerson | null> {
  const token = sessionCookie.read(request);
  const address = clientOf(request);
  const caller = token ? await tokens.find(token, address) : null;
  // A session that is bound to a program's key is not a browser's.
  if (caller?.actorType !== 'human' || caller.dpopKey !== null) return null;
  await rateLimits.callers.take(caller);
  const user = (await db.customerUser.findFirst({
    where: { id: caller.actorId, customerId: caller.customerId, status: 'active' },
  })) as UserRow | null;
  if (!user) return null;
  if (caller.useIsStale) lastUse.note(caller.sessionId, address);
  return { caller, user };
}

const returnLimit = 300;
/** Pages that a sign-in may return to: the console's have addresses of their own below it. */
const returnPages = /^\/(account|usage|console(\/[\w.-]+)*|)$/;

/** Returns the path of a requested page if it is one of this service's; null for anything else. */
export function returnPath(text: string | undefined, publicUrl: string): string | null {
  if (text === undefined || text.length > returnLimit || !text.startsWith('/') || !URL.canParse(text, publicUrl))
    return null;
  const url = new URL(text, publicUrl);
  return url.origin === new URL(publicUrl).origin && returnPages.test(url.pathname) ? url.pathname + url.search : null;
}
