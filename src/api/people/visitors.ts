/** People as seen by pages of other parts of the API. */

import type { Request, Response } from 'express';
import { clientOf } from '../../http/requestFacts.ts';
import { findSignedIn, returnPath, type SignedInPerson } from './browserSession.ts';
import type { PeopleServices } from './peopleServices.ts';
import { notSignedInPage } from './signInForm.ts';

export function visitorsOf(services: PeopleServices, page: string) {
  return {
    find: (request: Request): Promise<SignedInPerson | null> => findSignedIn(services, request),
    async askToSignIn(request: Request, response: Response): Promise<void> {
      await services.people.limits.signIn.take(clientOf(request));
      notSignedInPage(response, returnPath(request.originalUrl, services.publicUrl) ?? page);
    },
  };
}
