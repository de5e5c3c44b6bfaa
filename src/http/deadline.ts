import type { RequestHandler } from 'express';
import { ApiError, unknownOutcome } from './apiError.ts';
import { durationPattern, parseDuration, queryOf } from './query.ts';
import { factsOf } from './requestFacts.ts';

const defaultMs = 30_000;
const maximumMs = 60_000;
/** A client that waits for less says nothing about the service by its deadline. */
export const fairMs = 1_000;

/** The query parameter that `deadline` reads, as OpenAPI describes it. */
export const timeoutParameter = {
  name: 'timeout',
  in: 'query',
  description:
    `Longest time to wait for the answer: seconds or a duration such as 10s, at most ${maximumMs / 1_000}s; ` +
    `${defaultMs / 1_000}s when absent`,
  schema: { type: 'string', pattern: durationPattern.source },
};

/** The longest time one SQL statement of a request may take. Below every deadline that a client does not shorten. */
export const statementTimeoutMs = 20_000;

/**
 * Responds with 504 when a request exceeds its `timeout` query parameter (at most 60 s, larger values mean 60 s; 30 s
 * when absent or 0). The response says whether a change may have happened.
 */
export const deadline: RequestHandler = (request, response, next) => {
  let deadlineMs = defaultMs;
  const timeout = request.url.includes('timeout=') ? queryOf(request).get('timeout') : undefined;
  if (timeout !== undefined) {
    const asked = parseDuration(timeout);
    if (asked === null)
      throw new ApiError('BadRequest', 'the query parameter "timeout" must be seconds or a duration such as 30s');
    if (asked > 0) deadlineMs = Math.min(asked, maximumMs);
  }
  const timer = setTimeout(() => {
    if (response.headersSent) return;
    factsOf(response).missedDeadlineMs = deadlineMs;
    const what = `the request was not completed within ${deadlineMs / 1_000} s`;
    const isUndone = factsOf(response).undoneWhenLate || request.method === 'GET' || request.method === 'HEAD';
    next(isUndone ? new ApiError('Timeout', `${what}. It changed nothing: send it again`) : unknownOutcome(what));
  }, deadlineMs);
  const disarm = () => clearTimeout(timer);
  response.once('close', disarm);
  factsOf(response).disarmDeadline = disarm;
  next();
};
