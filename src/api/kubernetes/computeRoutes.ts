import { type Request, type Response, Router } from 'express';
import { deadline } from '../../http/deadline.ts';
import { answerErrors } from '../../http/problem.ts';
import { Refusal } from '../../http/refusal.ts';
import { factsOf } from '../../http/requestFacts.ts';
import { authenticate } from '../callers/authenticate.ts';
import { callerOf } from '../callers/caller.ts';
import type { ApiGroup } from './apiGroup.ts';
import { discoveryRoutes } from './discovery.ts';
import { apiVersion } from './objectMetadata.ts';
import { foreignNamespace, resourceHandlers } from './resourceHandler.ts';
import type { KubernetesServices } from './resourceKind.ts';
import { sendStatus } from './status.ts';

/** `/v1/compute`: to a Kubernetes client, this is its API server. */
export function computeRoutes<Services extends KubernetesServices>(
  services: Services,
  apiGroup: ApiGroup<Services>,
): Router {
  const router = Router({ caseSensitive: true });
  router.use(deadline, authenticate(services));
  for (const kind of apiGroup.kinds) {
    const handlers = resourceHandlers(kind, services);
    const collection = `/apis/${apiVersion}/namespaces/:namespace/${kind.plural}`;
    serve(router, collection, handlers.collection);
    serve(router, `${collection}/:name`, handlers.item);
    for (const below of apiGroup.subresources.filter((each) => each.belongsTo(kind)))
      serve(router, `${collection}/:name${below.path}`, { GET: below.handler(kind, services) });
    serve(router, `/apis/${apiVersion}/${kind.plural}`, { GET: refuseAllNamespaces });
  }
  router.use(discoveryRoutes(services, apiGroup));
  router.use(() => {
    throw new Refusal('NotFound', 'the server could not find the requested resource');
  });
  router.use(answerErrors(services, sendStatus));
  return router;
}

/** Refuses what `--all-namespaces` asks for: a session sees one namespace. */
async function refuseAllNamespaces(_request: Request, response: Response): Promise<void> {
  throw foreignNamespace(callerOf(response).namespace);
}

/** Serves a path by method; other methods get 405. */
function serve(
  router: Router,
  path: string,
  handlers: Readonly<Record<string, (request: Request, response: Response) => Promise<void>>>,
) {
  const template = `/v1/compute${path.replace(/:(\w+)/g, '{$1}')}`;
  const allow = Object.keys(handlers).join(', ');
  router.all(path, async (request, response) => {
    factsOf(response).route = template;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined;
    if (!handler)
      throw new Refusal(
        'MethodNotAllowed',
        `the server does not allow this method on the requested resource; allowed: ${allow}`,
        { headers: { allow } },
      );
    await handler(request, response);
  });
}
