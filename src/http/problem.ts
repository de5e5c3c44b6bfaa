import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { RefusedWrites } from '../store/core/databaseCondition.ts';
import { type ApiError, asApiError, reasons } from './apiError.ts';
import { factsOf, sendJson } from './requestFacts.ts';

/** Sends a refusal as RFC 9457 problem details. */
export function sendProblem(response: Response, refusal: ApiError): void {
  response.setHeader('content-type', 'application/problem+json');
  const problem = {
    type: 'about:blank',
    title: reasons[refusal.reason].title,
    status: refusal.status,
    detail: refusal.message,
    code: refusal.code,
    request_id: factsOf(response).requestId,
    ...(refusal.errors.length > 0 ? { errors: refusal.errors } : {}),
  };
  sendJson(response, refusal.status, problem, refusal.headers);
}

/** Where refusals are recorded for operators. */
export interface ApiErrorNotes {
  log: Logger;
  /** Whether the database recently refused writes. */
  refusedWrites: RefusedWrites;
  /** Audits a request of an authenticated caller that was refused. */
  auditRefusal?(response: Response, refusal: ApiError): void;
}

/** Records for operators, under the request id, what the client is not told. */
export function noteApiError(
  { log, refusedWrites, auditRefusal }: ApiErrorNotes,
  response: Response,
  error: unknown,
  refusal: ApiError,
): void {
  const { requestId, route } = factsOf(response);
  refusedWrites.note(error);
  auditRefusal?.(response, refusal);
  if (refusal.status === 500) log.error({ err: error, requestId, route }, 'request failed');
  else if (refusal.status === 503 || (refusal.status === 504 && refusal !== error))
    log.warn({ err: refusal.cause, requestId, route }, refusal.message);
}

/** The last error handler: logs unexpected errors and responds in the given form. */
export function answerErrors(
  services: ApiErrorNotes,
  send: (response: Response, refusal: ApiError) => void = sendProblem,
): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    const isLate = factsOf(response).missedDeadlineMs !== undefined;
    if (isLate && (error as NodeJS.ErrnoException | null)?.code === 'ERR_HTTP_HEADERS_SENT') return;
    const refusal = asApiError(error, factsOf(response).requestId);
    noteApiError(services, response, error, refusal);
    if (response.headersSent) {
      if (response.writableEnded) return;
      factsOf(response).cutOff = refusal.status;
      response.destroy();
      return;
    }
    send(response, refusal);
  };
}
