import { Router } from 'express';
import { ApiError } from '../../http/apiError.ts';
import { deadline } from '../../http/deadline.ts';
import { answerErrors } from '../../http/problem.ts';
import { factsOf } from '../../http/requestFacts.ts';
import { authenticate } from '../callers/authenticate.ts';
import type { ApiGroup } from './apiGroup.ts';
import { discoveryDocuments, discoveryRoutes } from './discovery.ts';
import { emptyKindHandler, emptyKinds } from './emptyKinds.ts';
import { collectionPath, openApiDocuments } from './groupDocument.ts';
import { namespaceKind } from './namespace.ts';
import { asProtobuf, openApiV2 } from './openApiV2.ts';
import { openRules, rulesOfKind } from './permissions.ts';
import { checkParameters } from './queryParameters.ts';
import { resourceHandlers, type Served, served } from './resourceHandler.ts';
import type { KubernetesServices, ResourceKind } from './resourceKind.ts';
import { reviewHandler, reviewKinds } from './reviews.ts';
import { sendStatus } from './status.ts';
import { refuseUnserved, unservedKinds } from './unserved.ts';

const root = '/v1/compute';

/** `/v1/compute`: to a Kubernetes client, this is its API server. */
export function computeRoutes<Services extends KubernetesServices>(
  services: Services,
  apiGroup: ApiGroup<Services>,
): Router {
  // A path with a slash at its end is another one: a name that a script left empty must not mean the collection.
  const router = Router({ caseSensitive: true, strict: true });
  router.use(deadline, authenticate(services));
  const kinds: readonly ResourceKind<Services>[] = [...apiGroup.kinds, ...apiGroup.about, namespaceKind];
  for (const kind of kinds) {
    const handlers = resourceHandlers(kind, services);
    const collection = routeOf(collectionPath(kind));
    serve(router, collection, handlers.collection);
    serve(router, `${collection}/:name`, handlers.item);
    for (const below of apiGroup.subresources.filter((each) => each.belongsTo(kind))) {
      const { parameters, action } = below.describe(kind);
      const handler = below.handler(kind, services);
      serve(router, `${collection}/:name${below.path}`, {
        [below.verb === 'create' ? 'POST' : 'GET']: { handler, parameters, changes: action !== 'get' },
      });
    }
    if (kind.namespaced) serve(router, collectionPath(kind, { ofAll: true }), { GET: handlers.collection['GET']! });
  }
  const openApi = openApiDocuments(services.version, apiGroup);
  const v2 = openApiV2(services.version, openApi);
  const documents = {
    ...discoveryDocuments({
      version: services.version,
      kinds: [...kinds, ...emptyKinds, ...reviewKinds, ...unservedKinds],
      openApi,
    }),
    '/openapi/v2': v2,
  };
  const rules = [
    ...kinds.flatMap((kind) => rulesOfKind(kind, apiGroup.subresources)),
    ...[...emptyKinds, ...reviewKinds].flatMap(openRules),
  ];
  for (const kind of reviewKinds)
    serve(router, collectionPath(kind), {
      POST: served('create', reviewHandler(kind, { rules, documents: Object.keys(documents) })),
    });
  for (const kind of emptyKinds) {
    const handler = emptyKindHandler(kind, services);
    for (const ofAll of kind.namespaced ? [true, false] : [true])
      serve(router, routeOf(collectionPath(kind, { ofAll })), { GET: served('list', handler) });
  }
  router.use('/openapi/v2', asProtobuf(v2));
  router.use(discoveryRoutes(documents));
  refuseUnserved(router);
  router.use(() => {
    throw new ApiError(
      'NotFound',
      'the server could not find the requested resource: kubectl api-resources lists what is served',
    );
  });
  router.use(answerErrors(services, sendStatus));
  return router;
}

/** A path of the OpenAPI documents as Express writes it. */
const routeOf = (path: string) => path.replace('{namespace}', ':namespace');

/** Serves a path by method; other methods get 405. */
function serve(router: Router, path: string, methods: Readonly<Record<string, Served>>): void {
  const template = `${root}${path.replace(/:(\w+)/g, '{$1}')}`;
  const allow = Object.keys(methods).join(', ');
  router.all(path, (request, response) => {
    factsOf(response).route = template;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const served = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (!served)
      throw new ApiError(
        'MethodNotAllowed',
        `the server does not allow this method on the requested resource; allowed: ${allow}`,
        { headers: { allow } },
      );
    checkParameters(served, request, response);
    return served.handler(request, response);
  });
}
