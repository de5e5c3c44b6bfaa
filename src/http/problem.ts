import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { RefusedWrites } from '../store/core/databaseCondition.ts';
import { asRefusal, type Refusal } from './refusal.ts';
import { factsOf, sendJson } from './requestFacts.ts';

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Authentication required',
  403: 'Permission denied',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Body too large',
  415: 'Unsupported media type',
  422: 'Validation failed',
  426: 'Upgrade required',
  429: 'Rate limit exceeded',
  500: 'Request failed',
  503: 'Service unavailable',
  504: 'Request timed out',
};

/** Sends a refusal as RFC 9457 problem details. */
function sendProblem(response: Response, refusal: Refusal): void {
  response.setHeader('content-type', 'application/problem+json');
  const problem = {
    type: 'about:blank',
    title: titles[refusal.status] ?? 'Refused',
    status: refusal.status,
    detail: refusal.message,
    code: refusal.code,
    request_id: factsOf(response).requestId,
    ...(refusal.errors.length > 0 ? { errors: refusal.errors } : {}),
  };
  sendJson(response, refusal.status, problem, refusal.headers);
}

/** Where refusals are recorded for operators. */
export interface RefusalNotes {
  log: Logger;
  /** Whether the database recently refused writes. */
  refusedWrites: RefusedWrites;
}

/** Records for operators, under the request id, what the client is not told. */
export function noteRefusal(
  { log, refusedWrites }: RefusalNotes,
  response: Response,
  error: unknown,
  refusal: Refusal,
): void {
  const { requestId, route } = factsOf(response);
  refusedWrites.note(error);
  if (refusal.status === 500) log.error({ err: error, requestId, route }, 'request failed');
  else if (refusal.status === 503 || (refusal.status === 504 && refusal !== error))
    log.warn({ err: refusal.cause, requestId, route }, refusal.message);
}

/** The last error handler: logs unexpected errors and responds in the given form. */
export function answerErrors(
  services: RefusalNotes,
  send: (response: Response, refusal: Refusal) => void = sendProblem,
): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    const refusal = asRefusal(error, factsOf(response).requestId);
    noteRefusal(services, response, error, refusal);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    send(response, refusal);
  };
}
