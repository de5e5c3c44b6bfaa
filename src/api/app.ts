import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import helmet from 'helmet';
import { cellsPath } from '../domain/cellList.ts';
import { publishedKeysPath } from '../domain/jwks.ts';
import { ApiError } from '../http/apiError.ts';
import { fairMs } from '../http/deadline.ts';
import { fixedJson } from '../http/fixedJson.ts';
import { answerErrors } from '../http/problem.ts';
import { factsOf, type RequestFacts, sendJson, sourceOf } from '../http/requestFacts.ts';
import { isUnread } from '../lib/pipelines.ts';
import type { Caller } from '../store/accounts/sessions.ts';
import { readCells } from '../store/fleet/cells.ts';
import { adminRoutes } from './adminOperations.ts';
import type { ApiServices } from './apiServices.ts';
import { findCaller } from './callers/caller.ts';
import { authRoutes } from './callers/tokenEndpoint.ts';
import { computeGroup } from './computeGroup.ts';
import { consoleRoutes } from './consoleRoutes.ts';
import { type Health, readHealth } from './health.ts';
import { computeRoutes } from './kubernetes/computeRoutes.ts';
import { metadataPath, oauthMetadata } from './oauthMetadata.ts';
import { pageRoutes } from './people/pageRoutes.ts';
import { loginRoutes } from './people/signInRoutes.ts';
import { visitorsOf } from './people/visitors.ts';
import { docsRoutes } from './reference/docsPages.ts';
import { checkHead, sendRefusal } from './refusals.ts';
import { serviceDocument } from './serviceDocument.ts';
import { endpoints, grants } from './tokenGrants.ts';
import { sendFocusFile } from './usage/usageFocusFile.ts';

/** Requests that take longer are logged. */
const slowSeconds = 2;
const keptServesMs = 10_000;

/**
 * The service's public HTTP application: Express's router without its application, which would give each request and
 * response other prototypes. Handlers use `params` and `locals` of what Express adds.
 */
export function createApp(services: ApiServices): RequestListener {
  const app = Router();
  const contentSecurityPolicy = {
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    useDefaults: false,
  };
  app.use(observe(services), checkHead, helmet({ contentSecurityPolicy }));
  // Programs write these paths, and two spellings of one could be refused by one rule and served by another.
  const exact = Router({ caseSensitive: true });
  exact.use('/v1/compute', computeRoutes(services, computeGroup));
  exact.use('/v1/admin', adminRoutes(services));
  exact.use('/v1/auth', loginRoutes(services), authRoutes(services, grants, endpoints));
  app.use(exact);
  /** Serves an address that anyone may read. */
  const serve = (path: string, answer: (response: Response) => Promise<void> | void) => {
    const route = app.route(path);
    route.all((_request, response, next) => {
      factsOf(response).route = path;
      next();
    });
    route.get((_request, response) => answer(response));
    route.all(() => {
      throw new ApiError('MethodNotAllowed', 'this address accepts only GET', { headers: { allow: 'GET' } });
    });
  };
  serve('/livez', (response) => sendJson(response, 200, { status: 'ok' }));
  // Anyone may ask, and each check queries Postgres and Temporal, so concurrent requests share one check.
  let looking: Promise<Health> | null = null;
  serve('/readyz', async (response) => {
    looking ??= readHealth(services).finally(() => {
      looking = null;
    });
    const health = await looking;
    sendJson(
      response,
      health.status === 'unavailable' ? 503 : 200,
      health,
      health.status === 'unavailable' ? { 'retry-after': '1' } : {},
    );
  });
  serve(
    '/openapi.json',
    fixedJson(() => serviceDocument(services)),
  );
  const metadata = oauthMetadata(services.publicUrl);
  serve(metadataPath, (response) => sendJson(response, 200, metadata));
  // Anyone may ask, so what was read serves for a while.
  const serveKept = (path: string, readNow: () => Promise<object>) => {
    let kept: { read: Promise<object>; untilMs: number } | null = null;
    serve(path, async (response) => {
      if (!kept || performance.now() > kept.untilMs)
        kept = { read: readNow(), untilMs: performance.now() + keptServesMs };
      const read = await kept.read.catch((error: unknown) => {
        kept = null;
        throw error;
      });
      sendJson(response, 200, read, { 'cache-control': `public, max-age=${keptServesMs / 1_000}` });
    });
  };
  serveKept(publishedKeysPath, async () => ({ keys: await services.publishedKeys() }));
  serveKept(cellsPath, () => readCells(services.db));
  const visitors = visitorsOf(services, '/usage');
  app.use(pageRoutes(services, [{ path: '/usage/focus.csv', show: sendFocusFile(services, visitors) }]));
  const consolePages = consoleRoutes(services.consoleDir);
  if (consolePages) app.use(consolePages);
  app.use(docsRoutes(services));
  const fail = answerErrors(services, sendRefusal);
  return (incoming, outgoing) => {
    const [request, response] = [incoming as Request, outgoing as Response];
    response.locals ??= {};
    app(request, response, (error?: unknown) => fail(error ?? nothingHere(), request, response, () => {}));
  };
}

function nothingHere(): ApiError {
  return new ApiError('NotFound', 'there is nothing at this address; /docs and /openapi.json describe every operation');
}

/**
 * Gives each request an id, measures it, and traces it. Successful requests that are not slow are not logged, unless
 * the access log is on.
 */
function observe({ metrics, log, tracer, accessLog, connections }: ApiServices): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    const facts = factsOf(response);
    facts.requestId = requestId;
    facts.source = sourceOf(request, connections.clientOf(request));
    facts.route = 'unmatched';
    response.setHeader('x-request-id', requestId);
    const span = tracer?.start('request', {
      kind: 'server',
      parent: null,
      // A customer's trace is not ours: it decides nothing about what is kept of it here.
      link: request.headers['traceparent'],
      attributes: { 'compute.request_id': requestId, 'http.request.method': request.method },
    });
    if (span) facts.traceparent = span.traceparent;
    response.once('close', () => {
      const seconds = (performance.now() - startedAt) / 1_000;
      const method = facts.isWatch ? 'WATCH' : request.method;
      const { route, disarmDeadline } = facts;
      const status = statusOf(response);
      metrics.observe({ route, method, status, seconds });
      span?.end({
        name: `${method} ${route}`,
        attributes: { 'http.route': route, 'http.response.status_code': status },
        error: status >= 500 ? `status ${status}` : null,
      });
      accessLog?.info({ ...accessOf(facts, findCaller(response)), method, status, seconds }, 'request');
      if (seconds > slowSeconds && disarmDeadline)
        log.warn({ requestId, route, method, status, seconds }, 'slow request');
    });
    next();
  };
}

/** nginx's status for a client that did not wait for its response. No response has it. */
const clientClosedRequest = 499;

/** The status that the client has seen. A stream may end whenever its client likes. */
function statusOf(response: Response): number {
  const { isWatch, upgrade, cutOff, missedDeadlineMs = fairMs } = factsOf(response);
  if (missedDeadlineMs < fairMs || isUnread(response)) return clientClosedRequest;
  if (cutOff !== undefined) return cutOff;
  const isSent = upgrade !== undefined || (isWatch ? response.headersSent : response.writableFinished);
  // A response to a body that broke off is written to a connection that is lost.
  if (response.req.destroyed && !response.req.complete) return clientClosedRequest;
  return isSent ? response.statusCode : clientClosedRequest;
}

/** What the access log has of a request: templates and ids, nothing that a client may have put a secret into. */
function accessOf({ requestId, route, source, traceparent }: RequestFacts, caller: Caller | null) {
  return {
    requestId,
    route,
    ...source,
    ...(caller && {
      customerId: caller.customerId,
      sessionId: caller.sessionId,
      actorType: caller.actorType,
      actorId: caller.actorId,
    }),
    ...(traceparent && { traceId: traceparent.split('-')[1] }),
  };
}
