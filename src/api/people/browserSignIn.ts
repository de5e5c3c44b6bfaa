/** Sessions of browsers: how one begins, and how it ends. */
import type { Request, Response } from 'express';
import { factsOf, type RequestFacts } from '../../http/requestFacts.ts';
import { findCaller, revokeSession, tokenDigest } from '../../store/accounts/sessions.ts';
import { mintHumanSession } from '../../store/people/signIn.ts';
import { sessionTtlSeconds } from '../callers/sessionRequest.ts';
import type { PeopleServices } from './peopleServices.ts';
import { sessionCookie } from './signInCookies.ts';

/**
 * Every sign-in creates a new session and ends the one that this browser had before. Returns false, with nothing
 * changed, for a person who may not sign in any more.
 */
export async function replaceSession(
  services: PeopleServices,
  whom: { customerId: string; tenantId: string; userId: string },
  request: Request,
  response: Response,
): Promise<boolean> {
  const facts = factsOf(response);
  const { requestId, source } = facts;
  const ttlSeconds = sessionTtlSeconds.maximum;
  const signedIn = await mintHumanSession(services.db, { ...whom, ttlSeconds, requestId, source });
  if (!signedIn) return false;
  await endSession(services, sessionCookie.read(request), facts);
  services.tokens.admit(signedIn.session.token);
  sessionCookie.write(response, signedIn.session.token, signedIn.session.expiresInSeconds);
  return true;
}

export async function endSession(
  { db }: PeopleServices,
  token: string | null,
  { requestId, source }: RequestFacts,
): Promise<void> {
  const digest = token && tokenDigest(token);
  const caller = digest ? await findCaller(db, digest) : null;
  if (caller) await revokeSession(db, { ...caller, source }, caller.sessionId, requestId);
}
