import { randomUUID } from 'node:crypto';
import express, { type Express, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import { ApiError } from '../http/apiError.ts';
import { answerErrors } from '../http/problem.ts';
import { factsOf, sendJson } from '../http/requestFacts.ts';
import { adminRoutes } from './adminOperations.ts';
import type { ApiServices } from './apiServices.ts';
import { authRoutes } from './callers/tokenEndpoint.ts';
import { computeGroup } from './computeGroup.ts';
import { type Health, readHealth } from './health.ts';
import { computeRoutes } from './kubernetes/computeRoutes.ts';
import { metadataPath, oauthMetadata } from './oauthMetadata.ts';
import { pageRoutes } from './people/pageRoutes.ts';
import { loginRoutes } from './people/signInRoutes.ts';
import { visitorsOf } from './people/visitors.ts';
import { serviceDocument } from './serviceDocument.ts';
import { grants } from './tokenGrants.ts';
import { showUsage } from './usage/usagePage.ts';

/** Requests that take longer are logged. */
const slowSeconds = 2;

/** The service's public HTTP application. */
export function createApp(services: ApiServices): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // Handlers parse the query themselves, strictly. Nested objects from a query string are never intended.
  app.set('query parser', false);
  app.set('trust proxy', false);

  app.use(observe(services));
  app.use(
    helmet({
      contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false },
    }),
  );
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
  const document = Buffer.from(JSON.stringify(serviceDocument(services)));
  serve('/openapi.json', (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': document.length }).end(document);
  });
  const metadata = oauthMetadata(services.publicUrl);
  serve(metadataPath, (response) => sendJson(response, 200, metadata));
  app.use('/v1/compute', computeRoutes(services, computeGroup));
  app.use('/v1/admin', adminRoutes(services));
  app.use('/v1/auth', loginRoutes(services));
  app.use('/v1/auth', authRoutes(services, grants));
  app.use(pageRoutes(services, [{ path: '/usage', show: showUsage(services, visitorsOf(services, '/usage')) }]));
  app.use(() => {
    throw new ApiError('NotFound', 'there is nothing at this address; /openapi.json describes every operation');
  });
  app.use(answerErrors(services));
  return app;
}

/** Gives each request an id and measures it. Successful requests that are not slow are not logged. */
function observe({ metrics, log }: ApiServices): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    const facts = factsOf(response);
    facts.requestId = requestId;
    facts.route = 'unmatched';
    response.setHeader('x-request-id', requestId);
    response.once('close', () => {
      const seconds = (performance.now() - startedAt) / 1_000;
      const method = facts.isWatch ? 'WATCH' : request.method;
      const { route, disarmDeadline } = facts;
      metrics.observe({ route, method, status: response.statusCode, seconds });
      if (seconds > slowSeconds && disarmDeadline)
        log.warn({ requestId, route, method, status: response.statusCode, seconds }, 'slow request');
    });
    next();
  };
}
