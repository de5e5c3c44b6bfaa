/**
 * `/v1/auth/local`: the one-time sign-in that `npm start` prints, for the account that it made itself. It exists on one
 * machine: for a service whose address is loopback, and for requests from loopback.
 */
import type { RequestHandler } from 'express';
import { isOfThisMachine } from '../../domain/serverUrls.ts';
import { ApiError } from '../../http/apiError.ts';
import { readForm, requireOwnOrigin } from '../../http/forms.ts';
import { clientOf, factsOf } from '../../http/requestFacts.ts';
import { findLocalSignIn, localRedirect } from '../../store/people/localSignInRows.ts';
import { spendSignInCode } from '../../store/people/signIn.ts';
import { findSignedIn } from './browserSession.ts';
import { replaceSession } from './browserSignIn.ts';
import type { PeopleServices } from './peopleServices.ts';

const spent = () =>
  new ApiError('Forbidden', 'this sign-in was used, has expired, or is not of this service; start the service again');

export function signInLocally(services: PeopleServices): RequestHandler {
  const { db, publicUrl } = services;
  const isLocal = isOfThisMachine(new URL(publicUrl).hostname);
  return async (request, response) => {
    const peer = clientOf(request);
    if (!isLocal || !isOfThisMachine(peer)) throw new ApiError('NotFound', 'there is no sign-in by address here');
    requireOwnOrigin(request, publicUrl);
    const fields = await readForm(request);
    const code = fields.get('code') ?? '';
    const found = await findLocalSignIn(db, code);
    if (!found) throw refused();
    // Another person's session is not replaced unasked; the sign-in is not used up by the question.
    const present = await findSignedIn(services, request);
    if (present && present.user.id !== found.userId && fields.get('replace') !== 'yes')
      throw new ApiError('Conflict', `${present.user.email} is signed in in this browser`);
    const taken = await spendSignInCode(db, code);
    if (taken?.redirectUri !== localRedirect) throw refused();
    const { customerId, tenantId, userId } = taken;
    if (!(await replaceSession(services, { customerId, tenantId, userId }, request, response))) throw refused();
    response.statusCode = 204;
    response.setHeader('cache-control', 'no-store');
    response.end();

    function refused(): ApiError {
      const { requestId, source } = factsOf(response);
      const person = found ? { customerId: found.customerId, tenantId: found.tenantId, actorId: found.userId } : {};
      services.refusals.note({
        actorType: 'human',
        actorId: 'unknown',
        action: 'sign-in.refuse',
        target: found?.userId ?? 'unknown',
        reason: 'a sign-in by address that is not valid',
        requestId,
        source,
        ...person,
      });
      return spent();
    }
  };
}
