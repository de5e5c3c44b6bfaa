import type { ErrorRequestHandler } from 'express';
import { asApiError } from '../../http/apiError.ts';
import { alert, html, sendPage } from '../../http/html.ts';
import { noteApiError } from '../../http/problem.ts';
import { factsOf } from '../../http/requestFacts.ts';
import { SignInRefused } from './openIdProvider.ts';
import type { PeopleServices } from './peopleServices.ts';

/** Sends refusals as pages. */
export function pageErrors(services: PeopleServices): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    const { requestId } = factsOf(response);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (error instanceof SignInRefused) {
      const body = html`${alert(error.message)}${error.help}<p>Nothing was changed. Try again, or ask an
        administrator of your account.</p><p><a href="/sign-in">To the sign-in</a></p>`;
      return sendPage(response, { title: 'You are not signed in', body, status: error.status });
    }
    const refusal = asApiError(error, requestId);
    noteApiError(services, response, error, refusal);
    for (const [name, value] of Object.entries(refusal.headers)) response.setHeader(name, value);
    const body = html`${alert(refusal.message)}<p class="hint">Request ${requestId}</p>`;
    sendPage(response, {
      title: refusal.status >= 500 ? 'Something went wrong' : 'This did not work',
      body,
      status: refusal.status,
    });
  };
}
