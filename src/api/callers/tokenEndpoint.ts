/** `/v1/auth/token`, `/revoke`, and `/introspect`: OAuth's endpoints for clients. */
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { ApiError, asApiError, type OAuthErrorCode } from '../../http/apiError.ts';
import { deadline } from '../../http/deadline.ts';
import { parseBody, readBody } from '../../http/jsonBody.ts';
import { noteApiError } from '../../http/problem.ts';
import { queryOf, refuseUnknown } from '../../http/query.ts';
import { clientOf, factsOf, sendJson } from '../../http/requestFacts.ts';
import { authorizationHeader, type CallerServices } from './authenticate.ts';
import { ProofRefusal } from './dpopProof.ts';
import { type Grant, OAuthError, type TokenRequest } from './oauth.ts';
import { introspect, revoke, type TokenStatusServices } from './tokenStatus.ts';

const bodyLimit = 64 * 1024;
const form = 'application/x-www-form-urlencoded';
/** RFC 6749, section 5.1. */
const noStore = { 'cache-control': 'no-store', pragma: 'no-cache' };

type Grants<Services> = Readonly<Record<string, Grant<Services>>>;

/** Answers a request to an OAuth endpoint with a JSON body, or with none. */
export type Endpoint<Services> = (services: Services, request: TokenRequest) => Promise<object | null>;

/** `/v1/auth`: exchanges credentials for sessions through the given grants, ends sessions, and describes them. */
export function authRoutes<Services extends TokenStatusServices>(
  services: Services,
  grants: Grants<Services>,
  more: Readonly<Record<string, Endpoint<Services>>> = {},
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.use(deadline);
  const endpoints: Record<string, Endpoint<Services>> = {
    '/token': (_services, request) => token(services, grants, request),
    '/revoke': revoke,
    '/introspect': introspect,
    ...more,
  };
  for (const [path, answer] of Object.entries(endpoints)) {
    const route = `/v1/auth${path}`;
    router
      .route(path)
      .post(endpoint(services, { path, route }, (request) => answer(services, request)))
      .all((_request, response) => {
        factsOf(response).route = route;
        throw new ApiError('MethodNotAllowed', `the ${path.slice(1)} endpoint accepts only POST`, {
          headers: { allow: 'POST' },
        });
      });
  }
  router.use(oauthErrors(services));
  return router;
}

function endpoint(
  services: CallerServices & { publicUrl: string },
  { path, route }: { path: string; route: string },
  answer: (request: TokenRequest) => Promise<object | null>,
): RequestHandler {
  return async (request: Request, response: Response) => {
    factsOf(response).route = route;
    const address = clientOf(request);
    await services.rateLimits.tokenAddress.take(address);
    refuseUnknown(queryOf(request), ['timeout']);
    const header = authorizationHeader(request);
    const bearer = header === undefined ? null : (/^bearer (.*)$/is.exec(header.trim())?.[1] ?? null);
    const parameters = await readParameters(request);
    const body = await answer({
      parameters,
      dpopKey: path === '/token' ? await proofKey(services, request, route) : null,
      basic: bearer === null ? basicCredentials(header) : null,
      bearer,
      address,
      requestId: factsOf(response).requestId,
      source: factsOf(response).source,
      setHeader: (name, value) => void (response.headersSent || response.setHeader(name, value)),
    });
    if (body) sendJson(response, 200, body, noStore);
    else if (!response.headersSent) response.writeHead(200, { ...noStore, 'content-length': 0 }).end();
  };
}

async function token<Services extends CallerServices>(
  services: Services,
  grants: Grants<Services>,
  request: TokenRequest,
): Promise<object> {
  if (request.bearer !== null) throw notBasic();
  const grantType = request.parameters.get('grant_type');
  if (grantType === undefined) throw new OAuthError('invalid_request', 'grant_type is required');
  const grant = Object.hasOwn(grants, grantType) ? grants[grantType] : undefined;
  if (!grant)
    throw new OAuthError('unsupported_grant_type', `grant_type must be one of: ${Object.keys(grants).join(', ')}`);
  const granted = await grant(services, request);
  services.tokens.admit(granted.token);
  return {
    access_token: granted.token,
    issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    token_type: request.dpopKey === null ? 'Bearer' : 'DPoP',
    expires_in: granted.expiresInSeconds,
    scope: granted.scopes.join(' '),
    ...(granted.refresh && {
      refresh_token: granted.refresh.token,
      refresh_token_expires_in: granted.refresh.expiresInSeconds,
    }),
  };
}

/** The key to which the request asks its session to be bound, by a proof. Throws OAuthError. */
async function proofKey(
  { dpopProofs, publicUrl }: CallerServices & { publicUrl: string },
  request: Request,
  route: string,
): Promise<string | null> {
  try {
    return await dpopProofs.check(request, { method: 'POST', url: publicUrl + route, token: null });
  } catch (error) {
    if (!(error instanceof ProofRefusal)) throw error;
    throw new OAuthError('invalid_dpop_proof', error.message);
  }
}

function notBasic(): OAuthError {
  return new OAuthError(
    'invalid_client',
    'the Authorization header must be HTTP Basic with the id and the secret of an API key',
  );
}

/** RFC 6749, section 2.3.1: both halves are form-encoded before they are joined. */
function basicCredentials(header: string | undefined): { id: string; secret: string } | null {
  if (header === undefined) return null;
  const encoded = /^basic ([A-Za-z0-9+/]+={0,2})$/i.exec(header.trim())?.[1];
  const pair = encoded && /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString());
  if (!pair) throw notBasic();
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
