import { type Request, type Response, Router } from 'express';
import { type MachineKind, machineKinds } from '../../domain/machine.ts';
import { authenticate } from '../authenticate.ts';
import { type ApiServices, callerOf, factsOf } from '../context.ts';
import { deadline } from '../deadline.ts';
import { answerErrors } from '../problem.ts';
import { Refusal } from '../refusal.ts';
import { discoveryRoutes } from './discovery.ts';
import { foreignNamespace, resourceHandlers } from './handler.ts';
import { kinds } from './kinds.ts';
import { apiVersion } from './schemas/metadata.ts';
import { sendStatus } from './status.ts';
import { tunnelHandler } from './tunnel.ts';

/** `/v1/compute`: what a client of Kubernetes takes for its API server. */
export function computeRoutes(services: ApiServices): Router {
  const router = Router({ caseSensitive: true });
  router.use(deadline, authenticate(services));
  for (const kind of kinds) {
    const handlers = resourceHandlers(kind, services);
    const collection = `/apis/${apiVersion}/namespaces/:namespace/${kind.plural}`;
    serve(router, collection, handlers.collection);
    serve(router, `${collection}/:name`, handlers.item);
    if ((machineKinds as readonly string[]).includes(kind.kind))
      serve(router, `${collection}/:name/tunnel/:port`, {
        GET: tunnelHandler(kind, kind.kind as MachineKind, services),
      });
    serve(router, `/apis/${apiVersion}/${kind.plural}`, { GET: refuseAllNamespaces });
  }
  router.use(discoveryRoutes(services));
  router.use(() => {
    throw new Refusal('NotFound', 'the server could not find the requested resource');
  });
  router.use(answerErrors(services, sendStatus));
  return router;
}

/** What `--all-namespaces` asks for: a session sees one. */
async function refuseAllNamespaces(_request: Request, response: Response): Promise<void> {
  throw foreignNamespace(callerOf(response).namespace);
}

/** Serves a path by method; other methods are answered 405. */
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
