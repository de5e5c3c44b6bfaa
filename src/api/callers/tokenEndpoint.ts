import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { ApiError, asApiError, type OAuthErrorCode } from '../../http/apiError.ts';
import { deadline } from '../../http/deadline.ts';
import { parseBody, readBody } from '../../http/jsonBody.ts';
import { noteApiError } from '../../http/problem.ts';
import { allowOnly, queryOf } from '../../http/query.ts';
import { factsOf, sendJson } from '../../http/requestFacts.ts';
import { authorizationHeader, type CallerServices } from './authenticate.ts';
import { type Grant, OAuthError } from './oauth.ts';

const bodyLimit = 64 * 1024;
const form = 'application/x-www-form-urlencoded';
/** RFC 6749, section 5.1. */
const noStore = { 'cache-control': 'no-store', pragma: 'no-cache' };

type Grants<Services> = Readonly<Record<string, Grant<Services>>>;

/** `/v1/auth`: exchanges credentials for sessions through the given grants. */
export function authRoutes<Services extends CallerServices>(services: Services, grants: Grants<Services>): Router {
  const router = Router();
  router.use(deadline);
  router
    .route('/token')
    .post(token(services, grants))
    .all((_request, response) => {
      factsOf(response).route = '/v1/auth/token';
      throw new ApiError('MethodNotAllowed', 'the token endpoint accepts only POST', { headers: { allow: 'POST' } });
    });
  router.use(oauthErrors(services));
  return router;
}

function token<Services extends CallerServices>(services: Services, grants: Grants<Services>): RequestHandler {
  return async (request: Request, response: Response) => {
    factsOf(response).route = '/v1/auth/token';
    const address = request.socket.remoteAddress ?? 'unknown';
    await services.rateLimits.tokenAddress.take(address);
    allowOnly(queryOf(request), ['timeout']);
    const basic = basicCredentials(authorizationHeader(request));
    const parameters = await readParameters(request);
    const grantType = parameters.get('grant_type');
    if (grantType === undefined) throw new OAuthError('invalid_request', 'grant_type is required');
    const grant = Object.hasOwn(grants, grantType) ? grants[grantType] : undefined;
    if (!grant)
      throw new OAuthError('unsupported_grant_type', `grant_type must be one of: ${Object.keys(grants).join(', ')}`);
    const granted = await grant(services, {
      parameters,
      basic,
      address,
      requestId: factsOf(response).requestId,
      setHeader: (name, value) => void (response.headersSent || response.setHeader(name, value)),
    });
    services.tokens.admit(granted.token);
    const answer = {
      access_token: granted.token,
      issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      token_type: 'Bearer',
      expires_in: granted.expiresInSeconds,
      scope: granted.scopes.join(' '),
    };
    sendJson(response, 200, answer, noStore);
  };
}

/** RFC 6749, section 2.3.1: both halves are form-encoded before they are joined. */
function basicCredentials(header: string | undefined): { id: string; secret: string } | null {
  if (header === undefined) return null;
  const encoded = /^basic ([A-Za-z0-9+/]+={0,2})$/i.exec(header.trim())?.[1];
  const pair = encoded && /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString());
  if (!pair)
    throw new OAuthError(
      'invalid_client',
      'the Authorization header must be HTTP Basic with the id and the secret of an API key',
    );
  try {
    const [id, secret] = [pair[1]!, pair[2]!].map((half) => decodeURIComponent(half.replaceAll('+', ' ')));
    return { id: id!, secret: secret! };
  } catch {
    throw new OAuthError('invalid_client', 'the halves of the Basic credentials must be form-encoded');
  }
}

async function readParameters(request: Request): Promise<ReadonlyMap<string, string>> {
  const body = await readBody(request, { limit: bodyLimit, types: [form, 'application/json'] });
  if (!body) throw new OAuthError('invalid_request', 'the request has no body');
  return body.type === form ? formParameters(body.text) : jsonParameters(body.text);
}

function formParameters(text: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (parameters.has(name)) throw new OAuthError('invalid_request', 'a parameter is given more than once');
    // RFC 6749, section 3.2: a parameter without a value is treated as omitted.
    if (value !== '') parameters.set(name, value);
  }
  return parameters;
}

function jsonParameters(text: string): Map<string, string> {
  const parsed = parseBody(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new OAuthError('invalid_request', 'the body must be a JSON object');
  }
  const parameters = new Map<string, string>();
  for (const [name, value] of Object.entries(parsed)) {
    if (name === 'session_ttl_seconds' && typeof value === 'number') parameters.set(name, String(value));
    else if (typeof value !== 'string') throw new OAuthError('invalid_request', 'every parameter must be a string');
    else if (value !== '') parameters.set(name, value);
  }
  return parameters;
}

/** Sends errors in the form of RFC 6749, section 5.2. */
function oauthErrors(services: CallerServices): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const refusal = asApiError(error, factsOf(response).requestId);
    if (refusal.status === 500) return next(error);
    noteApiError(services, response, error, refusal);
    sendJson(
      response,
      refusal.status === 422 ? 400 : refusal.status,
      { error: oauthCode(refusal), error_description: refusal.message },
      { ...noStore, ...refusal.headers },
    );
  };
}

function oauthCode(refusal: ApiError): OAuthErrorCode | 'temporarily_unavailable' {
  if (refusal instanceof OAuthError) return refusal.code;
  return refusal.status === 429 || refusal.status >= 500 ? 'temporarily_unavailable' : 'invalid_request';
}
